//! Bounds on one feature.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::player::Figure;
use crate::rules::tile::Kind;

/// The largest number that a requirement names: nothing in a game comes near it, and all sums fit.
pub const MAX_NUMBER: u32 = 9_999;

/// A bound on a number: exactly, at least, at most, or between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(extend("minProperties" = 1))]
pub struct Bound {
    /// The one number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = MAX_NUMBER))]
    pub exactly: Option<u32>,
    /// The least number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = MAX_NUMBER))]
    pub at_least: Option<u32>,
    /// The greatest number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = MAX_NUMBER))]
    pub at_most: Option<u32>,
}

impl Bound {
    /// So many or more.
    #[must_use]
    pub const fn at_least(number: u32) -> Self {
        Self { exactly: None, at_least: Some(number), at_most: None }
    }

    /// Whether a number lies within; an empty bound takes any.
    #[must_use]
    pub fn holds(&self, number: u32) -> bool {
        self.exactly.is_none_or(|bound| number == bound)
            && self.at_least.is_none_or(|bound| number >= bound)
            && self.at_most.is_none_or(|bound| number <= bound)
    }

    /// Whether the bound says nothing, or something that no number meets.
    #[must_use]
    pub fn is_void(&self) -> bool {
        let empty = *self == Self::default();
        let bounds = [self.exactly, self.at_least, self.at_most].into_iter().flatten();
        empty || !bounds.clone().any(|number| self.holds(number))
    }
}

/// A bound that a file writes as a number alone where it is so many or more.
pub mod bare {
    use schemars::JsonSchema;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Bound, MAX_NUMBER};

    /// So many or more, or any bound.
    #[derive(Serialize, Deserialize, JsonSchema)]
    #[serde(untagged, expecting = "a number, or a bound such as {\"at-most\": 4}")]
    #[schemars(inline)]
    pub enum Bare {
        /// So many or more.
        Number(#[schemars(range(min = 1, max = MAX_NUMBER))] u32),
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    #[must_use]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
    /// The points that it brings the holder once it is complete, one at least (R-KO-48).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Bound>,
    /// The kind of a figure of the holder's that must stand on the feature.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_figure: Option<Figure>,
}

impl Completed {
    /// Any completed feature of that kind.
    #[must_use]
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
        }
    }
}
