//! Bounds on one feature.

use serde::{Deserialize, Serialize};

use crate::feature::Record;
use crate::feature::lie::{Lie, Other, Owners, Whose, is_of};
use crate::player::{Figure, Seat};
use crate::tile::Kind;

/// The largest number that a requirement names: nothing in a game comes near it, and all sums fit.
pub const MAX_NUMBER: u32 = 9_999;

/// A bound on a number: exactly, at least, at most, or between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(extend("minProperties" = 1)))]
pub struct Bound {
    /// The one number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub exactly: Option<u32>,
    /// The least number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub at_least: Option<u32>,
    /// The greatest number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub at_most: Option<u32>,
}

impl Bound {
    /// So many or more.
    pub const fn at_least(number: u32) -> Self {
        Self { exactly: None, at_least: Some(number), at_most: None }
    }

    /// Whether a number lies within; an empty bound takes any.
    pub fn holds(&self, number: u32) -> bool {
        self.exactly.is_none_or(|bound| number == bound)
            && self.at_least.is_none_or(|bound| number >= bound)
            && self.at_most.is_none_or(|bound| number <= bound)
    }

    /// Whether the bound says nothing, or something that no number meets.
    pub fn is_void(&self) -> bool {
        let empty = *self == Self::default();
        let bounds = [self.exactly, self.at_least, self.at_most].into_iter().flatten();
        empty || !bounds.clone().any(|number| self.holds(number))
    }
}

/// A bound that a file writes as a number alone where it is so many or more.
pub mod bare {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::card::requirement::completed::Bound;

    /// So many or more, or any bound.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(untagged, expecting = "a number, or a bound such as {\"at-most\": 4}")]
    #[cfg_attr(feature = "schema", schemars(inline))]
    pub enum Bare {
        /// So many or more.
        Number(
            #[cfg_attr(
                feature = "schema",
                schemars(range(min = 1, max = crate::card::requirement::MAX_NUMBER))
            )]
            u32,
        ),
        /// Any bound.
        Bound(Bound),
    }

    /// Writes a bound.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn serialize<S: Serializer>(bound: &Bound, writer: S) -> Result<S::Ok, S::Error> {
        let bare = match bound.at_least {
            Some(number) if *bound == Bound::at_least(number) => Bare::Number(number),
            Some(_) | None => Bare::Bound(*bound),
        };
        bare.serialize(writer)
    }

    /// Reads a bound.
    ///
    /// # Errors
    /// If it is neither a number nor a bound.
    pub fn deserialize<'de, D: Deserializer<'de>>(reader: D) -> Result<Bound, D::Error> {
        Ok(match Bare::deserialize(reader)? {
            Bare::Number(number) => Bound::at_least(number),
            Bare::Bound(bound) => bound,
        })
    }
}

/// The kinds of features that a card means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// A road.
    Road,
    /// A city.
    City,
    /// A monastery.
    Monastery,
    /// A shrine.
    Shrine,
    /// A monastery or a shrine.
    Monastic,
    /// A garden.
    Garden,
    /// Any feature that can be complete.
    Any,
}

impl Which {
    /// Whether a feature of that kind is meant. Fields are never complete; a garden is a feature,
    /// but no monastery (R-AB-12).
    pub const fn includes(self, kind: Kind) -> bool {
        match kind {
            Kind::Road => matches!(self, Self::Road | Self::Any),
            Kind::City => matches!(self, Self::City | Self::Any),
            Kind::MONASTERY => matches!(self, Self::Monastery | Self::Monastic | Self::Any),
            Kind::SHRINE => matches!(self, Self::Shrine | Self::Monastic | Self::Any),
            Kind::GARDEN => matches!(self, Self::Garden | Self::Any),
            Kind::Field => false,
        }
    }
}

/// Bounds on one feature, mostly a completed one. An absent bound does not matter (R-KO-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Completed {
    /// The kind of feature.
    pub feature: Which,
    /// The size of the feature in tiles (R-KO-9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Bound>,
    /// Pennants in the city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pennants: Option<Bound>,
    /// All followers on the feature (R-KO-15).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followers: Option<Bound>,
    /// The holder's own followers on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_followers: Option<Bound>,
    /// The opponents' followers on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponents_followers: Option<Bound>,
    /// Different players with a follower on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Bound>,
    /// Inns at the road (R-IC-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inns: Option<Bound>,
    /// Ferries on the road (R-FER-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ferries: Option<Bound>,
    /// Cathedrals in the city (R-IC-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cathedrals: Option<Bound>,
    /// Goods in the city (R-TB-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goods: Option<Bound>,
    /// Different goods in the city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kinds_of_goods: Option<Bound>,
    /// Tower sites in the city (R-KO-17).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tower_sites: Option<Bound>,
    /// Siege tiles of the city (R-SG-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sieges: Option<Bound>,
    /// The points that it brings the holder once it is complete, one at least (R-KO-47).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Bound>,
    /// The kind of a figure of the holder's that must stand on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_figure: Option<Figure>,
    /// Different cities on the eight tiles about a building (R-KO-43).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cities_around: Option<Bound>,
    /// Different roads on the eight tiles about a building.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roads_around: Option<Bound>,
    /// Monasteries on the eight tiles about a building.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monasteries_around: Option<Bound>,
    /// Tiles of the road or city in one row, the longest of its rows (R-KO-44).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Bound>,
    /// Different monasteries at the ends of the road.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monasteries: Option<Bound>,
    /// The shape of the road or city.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
    /// Another feature, and what this one shares with it (R-KO-45).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<Beside>,
}

impl Completed {
    /// Any completed feature of that kind.
    pub const fn any(feature: Which) -> Self {
        Self {
            feature,
            tiles: None,
            pennants: None,
            followers: None,
            own_followers: None,
            opponents_followers: None,
            players: None,
            inns: None,
            ferries: None,
            cathedrals: None,
            goods: None,
            kinds_of_goods: None,
            tower_sites: None,
            sieges: None,
            points: None,
            own_figure: None,
            cities_around: None,
            roads_around: None,
            monasteries_around: None,
            row: None,
            monasteries: None,
            shape: None,
            beside: None,
        }
    }

    /// The bounds on what lies around, and on the shape.
    pub(in crate::card) const fn lying_bounds(&self) -> [Option<Bound>; 5] {
        [self.cities_around, self.roads_around, self.monasteries_around, self.row, self.monasteries]
    }

    /// These bounds, each with the number of a feature that lies so.
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
    pub fn asks_lie(&self) -> bool {
        self.lying_bounds().iter().any(Option::is_some)
            || self.shape.is_some()
            || self.beside.is_some()
    }

    /// Whether a feature lies as it is wanted; one of which nobody knows it does not.
    pub(in crate::card) fn lies(&self, lie: Option<&Lie>, record: &Record, holder: Seat) -> bool {
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

    /// The feature without the surroundings that do not go with its kind; what may be open has
    /// none.
    pub(in crate::card) fn with_lie_of_kind(self, is_open: bool) -> Self {
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
    pub(in crate::card) fn has_foreign_lie(&self) -> bool {
        let is_foreign = |beside: Beside| !Beside::kinds(beside.shares).contains(&beside.feature);
        self.with_lie_of_kind(false) != *self || self.beside.is_some_and(is_foreign)
    }
}

/// The shape of a feature (R-KO-44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A road that has no end.
    Ring,
    /// A city that closes in an empty place.
    Hole,
}

/// A thing that two features may share (R-KO-45).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    pub const fn name(self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Opponent => "opponent",
            Self::Somebody => "somebody",
            Self::Nobody => "nobody",
        }
    }

    /// Whether a feature is somebody's in that way.
    pub fn owns(self, owners: &Owners, holder: Seat) -> bool {
        match is_of(owners, holder) {
            Whose::Holders => matches!(self, Self::You | Self::Somebody),
            Whose::Opponents => matches!(self, Self::Opponent | Self::Somebody),
            Whose::Nobodys => self == Self::Nobody,
        }
    }

    /// Whether whatever is somebody's in this way is so in the wide way too.
    pub fn is_within(self, wide: Self) -> bool {
        self == wide || (wide == Self::Somebody && self != Self::Nobody)
    }
}

/// Another feature with which the one that is completed shares something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Beside {
    /// The thing that they share.
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
impl Beside {
    /// Whether there is such a feature beside one.
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

    /// The kinds of features that share such a thing.
    pub(in crate::card) const fn kinds(shares: Shared) -> &'static [Which] {
        match shares {
            Shared::Tile | Shared::Size => &OTHERS,
            Shared::Field => &AT_FIELDS,
        }
    }
}

/// Whether features of that kind stand on one tile, with those around it.
pub(in crate::card) const fn is_building(feature: Which) -> bool {
    match feature {
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden => true,
        Which::Road | Which::City | Which::Any => false,
    }
}

/// The shapes that features of that kind may have.
pub(in crate::card) const fn shapes(feature: Which) -> &'static [Shape] {
    match feature {
        Which::Road => &[Shape::Ring],
        Which::City => &[Shape::Hole],
        Which::Monastery | Which::Shrine | Which::Monastic | Which::Garden | Which::Any => &[],
    }
}

/// The things that such a feature may share with another.
pub(in crate::card) const fn shared(feature: Which) -> &'static [Shared] {
    if is_building(feature) {
        &[Shared::Tile]
    } else {
        &[Shared::Tile, Shared::Field, Shared::Size]
    }
}
