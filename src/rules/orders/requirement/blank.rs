//! The blanks of a requirement: everything that its form asks, one after the other, each with what
//! may be filled in. Nothing else can be said, and everything that the language knows can.

use std::ops::RangeInclusive;

use super::{Bound, Requirement, Span, Title, Which};
use crate::rules::piece::Magician;
use crate::rules::player::Figure;
use crate::rules::tile::Quarter;

mod clause;
mod feature;

pub use clause::Clause;

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

impl Requirement {
    /// The blanks of the requirement's form, in the order in which they are asked.
    #[must_use]
    pub fn blanks(&self) -> Vec<Blank> {
        let mut blanks = Vec::new();
        self.clone().walk(&mut |clause, feature, entry| {
            let is_needed = matches!(entry, Entry::Number(..) | Entry::Needed(..));
            let is_several = matches!(entry, Entry::Flags(_) | Entry::Several(..));
            blanks.push(Blank { clause, feature, filling: entry.filling(), is_needed, is_several });
        });
        blanks
    }

    /// The requirement with one blank changed, by its place; what no longer applies is emptied.
    /// `None` if there is no such blank, or nothing like that can be filled in.
    #[must_use]
    pub fn changed(&self, blank: usize, change: Change) -> Option<Self> {
        let mut changed = self.clone();
        let (mut place, mut done) = (0, false);
        changed.walk(&mut |_, _, entry| {
            if place == blank {
                done = entry.take(change);
            }
            place += 1;
        });
        changed.tidy();
        done.then_some(changed)
    }

    /// Visits every blank with what is filled in.
    #[expect(clippy::too_many_lines, reason = "one arm per requirement")]
    fn walk(&mut self, visit: &mut dyn FnMut(Clause, usize, Entry<'_>)) {
        match self {
            Self::Complete(wanted) => feature::of(wanted, 0, &feature::COMPLETE, visit),
            Self::CompleteTogether(all) => {
                visit(Clause::Features, 0, feature::number_of(all));
                for (at, wanted) in all.iter_mut().enumerate() {
                    feature::of(wanted, at, &feature::COMPLETE, visit);
                }
            }
            Self::Connect { cities, tiles, road } => {
                visit(Clause::Cities, 0, Entry::Number(cities, 1..=4));
                visit(Clause::TilesEach, 0, Entry::Number(tiles, 1..=30));
                visit(Clause::Road, 0, Entry::Bound(road, 1..=30));
            }
            Self::PlaceFarmer { cities, complete_cities, farmers } => {
                visit(Clause::CompleteCities, 0, Entry::Bound(complete_cities, 0..=20));
                visit(Clause::AllCities, 0, Entry::Bound(cities, 0..=20));
                visit(Clause::Farmers, 0, Entry::Bound(farmers, 1..=8));
            }
            Self::JoinFields { complete_cities } => {
                visit(Clause::CompleteCities, 0, Entry::Bound(complete_cities, 0..=20));
            }
            Self::Take { titles, from_opponent, all } => {
                visit(Clause::Titles, 0, Entry::several(titles, &TITLES, 1));
                // All of one title is that title.
                let is_several = titles.len() > 1;
                *all &= is_several;
                let mut flags = vec![(Term::FromOpponent, from_opponent)];
                flags.extend(is_several.then_some((Term::All, all)));
                visit(Clause::Taking, 0, Entry::Flags(flags));
            }
            Self::WinChallenge { winner } => {
                visit(Clause::Winner, 0, Entry::one(winner, &feature::CHALLENGED, Term::Which));
            }
            Self::EnterCity { quarters, followers } => {
                visit(Clause::Quarters, 0, Entry::several(quarters, &QUARTERS, 0));
                visit(Clause::InCity, 0, Entry::Bound(followers, 1..=8));
            }
            Self::MoveCount { opponents } => {
                visit(Clause::InQuarter, 0, Entry::Bound(opponents, 0..=20));
            }
            Self::Deploy { figure, portal, flight, crop, complete_cities, on } => {
                visit(Clause::Figure, 0, Entry::or(Term::Any, figure, &Figure::ALL, Term::Figure));
                visit(Clause::Way, 0, Entry::Ways([portal, flight, crop]));
                if feature::may_farm(*figure) && on.is_none() {
                    visit(Clause::CompleteCities, 0, Entry::Bound(complete_cities, 0..=20));
                }
                let kinds = feature::standing(*figure);
                if !kinds.is_empty() {
                    feature::on(on, &kinds, visit);
                }
            }
            Self::MoveFairy { on } => feature::on(on, &feature::COMPLETE, visit),
            Self::MoveMagician { magician, on } => {
                visit(Clause::Magician, 0, Entry::one(magician, &MAGICIANS, Term::Magician));
                feature::on(on, &feature::ENCHANTED, visit);
            }
            Self::MoveFerry { on } => feature::on(on, &feature::FERRIED, visit),
            Self::DragonEats { figures } => visit(Clause::Eaten, 0, Entry::Needed(figures, 1..=8)),
            Self::RaiseTower { height } => visit(Clause::Height, 0, Entry::Needed(height, 1..=20)),
            Self::KnockOut { followers } => visit(Clause::Hit, 0, Entry::Needed(followers, 1..=8)),
            Self::CropTakesHome { figures } => {
                visit(Clause::TakenHome, 0, Entry::Needed(figures, 1..=8));
            }
            Self::Capture { prisoners } => {
                visit(Clause::Prisoners, 0, Entry::Bound(prisoners, 1..=8));
            }
            Self::PlaceAbbey { completes } => {
                visit(Clause::Completes, 0, Entry::Bound(completes, 0..=8));
            }
            Self::TargetWithin { millimetres } => {
                visit(Clause::Millimetres, 0, Entry::Number(millimetres, 5..=500));
            }
            Self::CallAbbot { points } => visit(Clause::Points, 0, Entry::Bound(points, 1..=9)),
            Self::TakeGold { bars, held } => {
                visit(Clause::Bars, 0, Entry::Bound(bars, 1..=12));
                visit(Clause::Held, 0, Entry::Bound(held, 1..=20));
            }
            Self::ReadMessage { messages, points } => {
                visit(Clause::Points, 0, Entry::Bound(points, 1..=20));
                visit(Clause::Messages, 0, Entry::Bound(messages, 1..=8));
            }
            Self::Rob { points, richer } => {
                visit(Clause::Points, 0, Entry::Bound(points, 1..=30));
                visit(Clause::Robbing, 0, Entry::Flags(vec![(Term::Richer, richer)]));
            }
            Self::Score { points, span, feature } => {
                visit(Clause::Score, 0, Entry::Number(points, 1..=100));
                visit(Clause::Span, 0, Entry::one(span, &SPANS, Term::Span));
                if *span == Span::Feature {
                    visit(Clause::Feature, 0, feature::scored(feature));
                }
            }
            Self::LeaveCity {}
            | Self::DoubleTurn {}
            | Self::RemoveKnight {}
            | Self::AvoidDragon {}
            | Self::MoveWagon {}
            | Self::Catch {}
            | Self::SlipBy {}
            | Self::Seduce {}
            | Self::Escape {}
            | Self::Judged {} => {}
        }
    }

    /// Empties what no longer goes with the rest.
    fn tidy(&mut self) {
        if let Self::Take { titles, all, .. } = self {
            *all &= titles.len() > 1;
        }
        if let Self::Score { span: Span::Turn, feature, .. } = self {
            *feature = None;
        }
        if let Self::Deploy { figure, portal, flight, crop, complete_cities, on } = self {
            if figure.is_none() && !(*portal || *flight || *crop) {
                *figure = Some(Figure::Follower);
            }
            *on = on.filter(|on| feature::standing(*figure).contains(&on.feature));
            if on.is_some() || !feature::may_farm(*figure) {
                *complete_cities = None;
            }
        }
    }
}

const TITLES: [(Title, Term); 2] =
    [(Title::King, Term::Title(Title::King)), (Title::Robber, Term::Title(Title::Robber))];
const QUARTERS: [(Quarter, Term); 4] = [
    (Quarter::Castle, Term::Quarter(Quarter::Castle)),
    (Quarter::Market, Term::Quarter(Quarter::Market)),
    (Quarter::Blacksmith, Term::Quarter(Quarter::Blacksmith)),
    (Quarter::Cathedral, Term::Quarter(Quarter::Cathedral)),
];
const MAGICIANS: [Magician; 2] = [Magician::Mage, Magician::Witch];
const SPANS: [Span; 2] = [Span::Feature, Span::Turn];

/// The place where a blank's filling is kept, to be read or changed.
enum Entry<'a> {
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
    fn one<T: Copy + PartialEq>(value: &'a mut T, all: &'a [T], term: impl Fn(T) -> Term) -> Self {
        let terms = all.iter().map(|one| (term(*one), one == value)).collect();
        let press = move |place: usize| {
            if let Some(one) = all.get(place) {
                *value = *one;
            }
        };
        Self::Terms(terms, Box::new(press))
    }

    /// One of these, or none of them, which that term says.
    fn or<T: Copy + PartialEq>(
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
    fn several<T: Copy + PartialEq>(
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

    fn filling(&self) -> Filling {
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
    fn take(self, change: Change) -> bool {
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
