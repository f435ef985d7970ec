//! What a feature has to be in its surroundings: what lies around it, its shape, and what it shares
//! with another one. Only the board tells, of what is completed there (R-KO-43…46).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::blank::{Clause, Entry, Term, Visit};
use super::completed::{Bound, Completed, Which};
use super::strict::{is_among, least, most, narrows};
use crate::rules::feature::Record;
use crate::rules::feature::lie::{Lie, Other, Owners, Whose, is_of};
use crate::rules::player::Seat;

/// The shape of a feature (R-KO-44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A road that has no end.
    Ring,
    /// A city that closes in an empty place.
    Hole,
}

/// What two features may share (R-KO-45).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Shared {
    /// A tile that carries parts of both.
    Tile,
    /// A field that touches both.
    Field,
    /// The number of their tiles, wherever they are.
    Size,
}

/// Whose a feature is to the holder of the card (R-KO-46).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// The holder is one of its owners.
    You,
    /// One opponent or several own it, and not the holder.
    Opponent,
    /// Anybody owns it.
    Somebody,
    /// Nobody owns it.
    Nobody,
}

impl Owner {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::You, Self::Opponent, Self::Somebody, Self::Nobody];

    /// The name in files and in the keys of words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Opponent => "opponent",
            Self::Somebody => "somebody",
            Self::Nobody => "nobody",
        }
    }

    /// Whether a feature is somebody's in that way.
    #[must_use]
    pub fn owns(self, owners: &Owners, holder: Seat) -> bool {
        match is_of(owners, holder) {
            Whose::Holders => matches!(self, Self::You | Self::Somebody),
            Whose::Opponents => matches!(self, Self::Opponent | Self::Somebody),
            Whose::Nobodys => self == Self::Nobody,
        }
    }

    /// Whether whatever is somebody's in this way is so in the wide way too.
    #[must_use]
    pub fn is_within(self, wide: Self) -> bool {
        self == wide || (wide == Self::Somebody && self != Self::Nobody)
    }
}

/// Another feature with which the one that is completed shares something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Beside {
    /// What they share.
    pub shares: Shared,
    /// The kind of the other feature.
    pub feature: Which,
    /// Whether the other is complete, or open; absent: no matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete: Option<bool>,
    /// Whose the other is; absent: no matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Owner>,
}

/// The features beside which one may be.
const OTHERS: [Which; 7] = [
    Which::City,
    Which::Road,
    Which::Monastery,
    Which::Any,
    Which::Shrine,
    Which::Monastic,
    Which::Garden,
];
/// Those that fields are told to touch.
const AT_FIELDS: [Which; 3] = [Which::City, Which::Road, Which::Any];
/// The fewest tiles of a road that is a ring, and of a city around an empty place.
const RING: u32 = 4;
const AROUND_A_PLACE: u32 = 7;
/// The tiles about a building, and the most roads and cities of one tile.
const NEIGHBOURS: u32 = 8;
const OF_A_TILE: u32 = 4;

impl Beside {
    /// Whether there is such a feature beside one.
    #[must_use]
    pub fn holds(&self, lie: &Lie, record: &Record, holder: Seat) -> bool {
        let is_it = |other: &Other| {
            self.feature.includes(other.kind)
                && match self.shares {
                    Shared::Tile => other.shares_tile,
                    Shared::Field => other.shares_field,
                    Shared::Size => other.tiles == record.tiles,
                }
                && self.complete.is_none_or(|complete| other.is_complete == complete)
                && self.owner.is_none_or(|owner| owner.owns(&other.owners, holder))
        };
        lie.others.iter().any(is_it)
    }

    fn is_within(&self, wide: &Self) -> bool {
        self.shares == wide.shares
            && is_among(self.feature, wide.feature)
            && wide.complete.is_none_or(|complete| self.complete == Some(complete))
            && wide.owner.is_none_or(|wide| self.owner.is_some_and(|owner| owner.is_within(wide)))
    }

    /// The kinds of features that share such a thing.
    const fn kinds(shares: Shared) -> &'static [Which] {
        match shares {
            Shared::Tile | Shared::Size => &OTHERS,
            Shared::Field => &AT_FIELDS,
        }
    }
}

/// Whether features of that kind stand on one tile, with those around it.
const fn is_building(feature: Which) -> bool {
    match feature {
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => true,
        Which::Road | Which::City | Which::Any => false,
    }
}

/// The shapes that features of that kind may have.
const fn shapes(feature: Which) -> &'static [Shape] {
    match feature {
        Which::Road => &[Shape::Ring],
        Which::City => &[Shape::Hole],
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden | Which::Any => &[],
    }
}

/// What such a feature may share with another.
const fn shared(feature: Which) -> &'static [Shared] {
    if is_building(feature) {
        &[Shared::Tile]
    } else {
        &[Shared::Tile, Shared::Field, Shared::Size]
    }
}

impl Completed {
    /// The bounds on what lies around, and on the shape.
    pub(in crate::rules::card) const fn lying_bounds(&self) -> [Option<Bound>; 5] {
        [self.cities_around, self.roads_around, self.monasteries_around, self.row, self.monasteries]
    }

    /// These bounds, each with the number of a feature that lies so.
    #[must_use]
    pub fn lying_numbers(&self, lie: &Lie) -> Vec<(Option<Bound>, u32)> {
        let around =
            |which: Which| lie.around.iter().filter(|kind| which.includes(**kind)).count() as u32;
        let numbers = [
            around(Which::City),
            around(Which::Road),
            around(Which::Monastery),
            lie.row,
            lie.monasteries,
        ];
        self.lying_bounds().into_iter().zip(numbers).collect()
    }

    /// Whether the surroundings of the feature matter.
    #[must_use]
    pub fn asks_lie(&self) -> bool {
        self.lying_bounds().iter().any(Option::is_some)
            || self.shape.is_some()
            || self.beside.is_some()
    }

    /// Whether a feature lies as it is wanted; one of which nobody knows it does not.
    pub(in crate::rules::card) fn lies(
        &self,
        lie: Option<&Lie>,
        record: &Record,
        holder: Seat,
    ) -> bool {
        if !self.asks_lie() {
            return true;
        }
        let Some(lie) = lie else { return false };
        let mut bounds = self.lying_numbers(lie).into_iter();
        bounds.all(|(bound, number)| bound.is_none_or(|bound| bound.holds(number)))
            && self.shape.is_none_or(|shape| match shape {
                Shape::Ring => lie.is_ring,
                Shape::Hole => lie.has_hole,
            })
            && self.beside.is_none_or(|beside| beside.holds(lie, record, holder))
    }

    /// The blanks for the surroundings of a feature of its kind.
    pub(super) fn walk_lie(&mut self, at: usize, visit: &mut Visit<'_>) {
        let feature = self.feature;
        let mut bound = |clause: Clause, bound: &mut Option<Bound>, least: u32, most: u32| {
            visit(clause, at, Entry::Bound(bound, least..=most));
        };
        if is_building(feature) {
            bound(Clause::CitiesAround, &mut self.cities_around, 0, 8);
            bound(Clause::RoadsAround, &mut self.roads_around, 0, 8);
            bound(Clause::MonasteriesAround, &mut self.monasteries_around, 0, 8);
        } else if feature != Which::Any {
            bound(Clause::Row, &mut self.row, 2, 12);
        }
        if feature == Which::Road {
            bound(Clause::Monasteries, &mut self.monasteries, 0, 2);
        }
        if !shapes(feature).is_empty() {
            let shape = Entry::or(Term::NotNeeded, &mut self.shape, shapes(feature), Term::Shape);
            visit(Clause::Shape, at, shape);
        }
        let mut shares = self.beside.map(|beside| beside.shares);
        let entry = Entry::or(Term::NotNeeded, &mut shares, shared(feature), Term::Shared);
        visit(Clause::Beside, at, entry);
        let new = |shares| Beside { shares, feature: Which::City, complete: None, owner: None };
        self.beside = shares.map(|shares| Beside {
            shares,
            ..self
                .beside
                .filter(|it| Beside::kinds(shares).contains(&it.feature))
                .unwrap_or(new(shares))
        });
        let Some(beside) = &mut self.beside else { return };
        let kinds = Beside::kinds(beside.shares);
        visit(Clause::BesideWhich, at, Entry::one(&mut beside.feature, kinds, Term::Which));
        let state = |complete: bool| if complete { Term::Complete } else { Term::Open };
        let entry = Entry::or(Term::Any, &mut beside.complete, &[true, false], state);
        visit(Clause::BesideState, at, entry);
        let entry = Entry::or(Term::Any, &mut beside.owner, &Owner::ALL, Term::Owner);
        visit(Clause::BesideOwner, at, entry);
    }

    /// The feature without the surroundings that do not go with its kind; what may be open has
    /// none.
    pub(super) fn with_lie_of_kind(self, is_open: bool) -> Self {
        let building = |bound: Option<Bound>| bound.filter(|_| is_building(self.feature));
        let grows = matches!(self.feature, Which::Road | Which::City) && !is_open;
        let is_road = self.feature == Which::Road && !is_open;
        Self {
            cities_around: building(self.cities_around).filter(|_| !is_open),
            roads_around: building(self.roads_around).filter(|_| !is_open),
            monasteries_around: building(self.monasteries_around).filter(|_| !is_open),
            row: self.row.filter(|_| grows),
            monasteries: self.monasteries.filter(|_| is_road),
            shape: self.shape.filter(|shape| !is_open && shapes(self.feature).contains(shape)),
            beside: self
                .beside
                .filter(|beside| !is_open && shared(self.feature).contains(&beside.shares)),
            ..self
        }
    }

    /// Whether surroundings are asked for that no feature of its kind has.
    pub(super) fn has_foreign_lie(&self) -> bool {
        let is_foreign = |beside: Beside| !Beside::kinds(beside.shares).contains(&beside.feature);
        self.with_lie_of_kind(false) != *self || self.beside.is_some_and(is_foreign)
    }

    /// Whether whatever lies as this one wants lies as a wide one wants it.
    pub(super) fn lies_within(&self, wide: &Self) -> bool {
        let mut bounds = self.lying_bounds().into_iter().zip(wide.lying_bounds());
        bounds.all(|(strict, wide)| narrows(strict, wide))
            && wide.shape.is_none_or(|shape| self.shape == Some(shape))
            && wide.beside.is_none_or(|wide| self.beside.is_some_and(|it| it.is_within(&wide)))
    }

    /// The fewest tiles of a feature of that shape.
    pub(super) fn least_tiles(&self) -> u32 {
        let shaped = match self.shape {
            Some(Shape::Ring) => RING,
            Some(Shape::Hole) => AROUND_A_PLACE,
            None => 0,
        };
        shaped.max(least(self.row)).max(least(self.tiles))
    }

    /// Whether no feature lies so.
    pub(super) fn lies_nowhere(&self) -> bool {
        let has_end = least(self.monasteries) > 0;
        let around = [self.cities_around, self.roads_around];
        self.least_tiles() > most(self.tiles)
            || (has_end && self.shape == Some(Shape::Ring))
            || around.into_iter().any(|bound| least(bound) > NEIGHBOURS * OF_A_TILE)
            || least(self.monasteries_around) > NEIGHBOURS
            // A tile is a row of its own.
            || most(self.row) == 0
    }
}
