//! The blanks of a requirement: everything that its form asks, one after the other, each with what
//! may be filled in. Nothing else can be said, and everything that the language knows can.

use std::ops::RangeInclusive;

use super::completed::{Bound, Owner, Shape, Shared, Which};
use super::{Span, Thing};
use crate::piece::Magician;
use crate::player::Figure;
use crate::tile::Quarter;
use crate::title::Title;

mod clause;
pub(in crate::card) mod feature;

pub use clause::Clause;
pub(in crate::card) use clause::{AROUND, COMMON, GOLD, Most, OnTiles};

/// One of the terms that a blank offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Term {
    /// No matter which.
    Any,
    /// None is asked for.
    NotNeeded,
    /// No matter where.
    Anywhere,
    /// A kind of feature.
    Which(Which),
    /// So many.
    Number(u32),
    /// A figure.
    Figure(Figure),
    /// A title.
    Title(Title),
    /// A quarter.
    Quarter(Quarter),
    /// A magician.
    Magician(Magician),
    /// A span.
    Span(Span),
    /// A title that an opponent held.
    FromOpponent,
    /// All of the titles.
    All,
    /// By a magic portal.
    Portal,
    /// By a flying machine.
    Flight,
    /// By a crop circle.
    Crop,
    /// A robbed player with more points.
    Richer,
    /// A shape.
    Shape(Shape),
    /// The thing that two features share.
    Shared(Shared),
    /// Complete.
    Complete,
    /// Not complete.
    Open,
    /// Whose a feature is.
    Owner(Owner),
    /// Things that somebody has.
    Thing(Thing),
    /// Everybody's features.
    ByAnybody,
    /// Orders with the farmer's mark.
    OfFarmer,
    /// Orders of one set.
    OfOneSet,
    /// In one turn.
    OneTurn,
    /// A task, by its name in files.
    Task(&'static str),
    /// A feature that is taken over.
    TakenOver,
    /// A small road.
    SmallRoad,
    /// The last place on the score track.
    Last,
    /// A captured follower.
    Captured,
    /// An eaten follower.
    Eaten,
}

/// The filling of a blank, with everything that it could be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Filling {
    /// Some of these terms, each with whether it is chosen.
    Terms(Vec<(Term, bool)>),
    /// One number.
    Number(u32, RangeInclusive<u32>),
    /// A bound on a number, of numbers in that range.
    Bound(Option<Bound>, RangeInclusive<u32>),
}

/// A blank of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blank {
    /// Its question.
    pub clause: Clause,
    /// The feature that it is about, from 0: several are completed together.
    pub feature: usize,
    /// The filling, and what else may be filled in.
    pub filling: Filling,
    /// Whether it cannot stay empty.
    pub is_needed: bool,
    /// Whether each of its terms is chosen for itself, beside others.
    pub is_several: bool,
}

/// A change of what is filled into a blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// An term is pressed, by its place: chosen, or given up where others may stay.
    Press(usize),
    /// A number is filled in.
    Number(u32),
    /// A bound is filled in, or none.
    Bound(Option<Bound>),
}

impl Blank {
    pub(in crate::card) fn new(clause: Clause, feature: usize, entry: &Entry<'_>) -> Self {
        let is_needed = matches!(entry, Entry::Number(..) | Entry::Needed(..));
        let is_several = matches!(entry, Entry::Flags(_) | Entry::Several(..));
        Self { clause, feature, filling: entry.filling(), is_needed, is_several }
    }

    /// Whether it asks for a condition: one that the task can do without.
    pub fn is_condition(&self) -> bool {
        match &self.filling {
            Filling::Bound(..) => !self.is_needed,
            Filling::Terms(terms) => terms.iter().any(|(term, _)| *term == Term::NotNeeded),
            Filling::Number(..) => false,
        }
    }

    /// Whether something is filled in.
    pub fn is_filled(&self) -> bool {
        match &self.filling {
            Filling::Bound(bound, _) => bound.is_some(),
            Filling::Terms(terms) => {
                terms.iter().any(|(term, is_on)| *is_on && *term != Term::NotNeeded)
            }
            Filling::Number(..) => true,
        }
    }
}

/// Takes the blanks of a form one after the other: the question of each, the feature that it is
/// about, and where its filling is kept.
pub(in crate::card) type Visit<'a> = dyn FnMut(Clause, usize, Entry<'_>) + 'a;

/// The place where a blank's filling is kept, to be read or changed.
pub(in crate::card) enum Entry<'a> {
    /// A number.
    Number(&'a mut u32, RangeInclusive<u32>),
    /// A bound, or none.
    Bound(&'a mut Option<Bound>, RangeInclusive<u32>),
    /// A bound that has to be there.
    Needed(&'a mut Bound, RangeInclusive<u32>),
    /// Conditions that hold or not.
    Flags(Vec<(Term, &'a mut bool)>),
    /// By portal, by flight or by a crop circle: one way or none.
    Ways([&'a mut bool; 3]),
    /// Terms, and what pressing one of them does.
    Terms(Vec<(Term, bool)>, Box<dyn FnMut(usize) + 'a>),
    /// Terms of which several may be chosen, and what pressing one of them does.
    Several(Vec<(Term, bool)>, Box<dyn FnMut(usize) + 'a>),
}

impl<'a> Entry<'a> {
    /// One of these.
    pub(crate) fn one<T: Copy + PartialEq>(
        value: &'a mut T,
        all: &'a [T],
        term: impl Fn(T) -> Term,
    ) -> Self {
        let terms = all.iter().map(|one| (term(*one), one == value)).collect();
        let press = move |place: usize| {
            if let Some(one) = all.get(place) {
                *value = *one;
            }
        };
        Self::Terms(terms, Box::new(press))
    }

    /// One of these, or none of them, which that term says.
    pub(crate) fn or<T: Copy + PartialEq>(
        none: Term,
        value: &'a mut Option<T>,
        all: &'a [T],
        term: impl Fn(T) -> Term,
    ) -> Self {
        let any = std::iter::once((none, value.is_none()));
        let terms = any.chain(all.iter().map(|one| (term(*one), *value == Some(*one)))).collect();
        let press = move |place: usize| {
            *value = place.checked_sub(1).and_then(|place| all.get(place)).copied();
        };
        Self::Terms(terms, Box::new(press))
    }

    /// Several of these, so many at least.
    pub(crate) fn several<T: Copy + PartialEq>(
        values: &'a mut Vec<T>,
        all: &'a [(T, Term)],
        least: usize,
    ) -> Self {
        let terms = all.iter().map(|(one, term)| (*term, values.contains(one))).collect();
        let press = move |place: usize| {
            let Some((pressed, _)) = all.get(place) else { return };
            let toggled = |one: &T| values.contains(one) != (one == pressed);
            let kept: Vec<T> = all.iter().map(|(one, _)| *one).filter(toggled).collect();
            if kept.len() >= least {
                *values = kept;
            }
        };
        Self::Several(terms, Box::new(press))
    }

    pub(crate) fn filling(&self) -> Filling {
        const WAYS: [Term; 3] = [Term::Portal, Term::Flight, Term::Crop];
        match self {
            Self::Number(number, range) => Filling::Number(**number, range.clone()),
            Self::Bound(bound, range) => Filling::Bound(**bound, range.clone()),
            Self::Needed(bound, range) => Filling::Bound(Some(**bound), range.clone()),
            Self::Flags(flags) => {
                Filling::Terms(flags.iter().map(|(term, flag)| (*term, **flag)).collect())
            }
            Self::Ways(ways) => Filling::Terms(
                WAYS.into_iter().zip(ways).map(|(term, way)| (term, **way)).collect(),
            ),
            Self::Terms(terms, _) | Self::Several(terms, _) => Filling::Terms(terms.clone()),
        }
    }

    /// Takes a change over, if it is one for such a blank.
    pub(crate) fn take(self, change: Change) -> bool {
        let (pressed, number, bound) = match change {
            Change::Press(place) => (Some(place), None, None),
            Change::Number(number) => (None, Some(number), None),
            Change::Bound(bound) => (None, None, Some(bound)),
        };
        let sound = bound.filter(|bound| bound.is_none_or(|bound| !bound.is_void()));
        match self {
            Self::Number(value, range) => {
                number.map(|new| *value = new.clamp(*range.start(), *range.end())).is_some()
            }
            Self::Bound(value, _) => sound.map(|new| *value = new).is_some(),
            Self::Needed(value, _) => sound.flatten().map(|new| *value = new).is_some(),
            Self::Flags(mut flags) => {
                let flag = pressed.and_then(|place| flags.get_mut(place));
                flag.map(|(_, flag)| **flag = !**flag).is_some()
            }
            Self::Ways(ways) => {
                let Some(place) = pressed.filter(|place| *place < ways.len()) else { return false };
                for (at, way) in ways.into_iter().enumerate() {
                    *way = at == place && !*way;
                }
                true
            }
            Self::Terms(terms, mut press) | Self::Several(terms, mut press) => {
                pressed.filter(|place| *place < terms.len()).map(&mut *press).is_some()
            }
        }
    }
}
