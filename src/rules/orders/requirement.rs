//! The requirement of a card, as data: a closed language that every occasion can be judged by.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::player::Figure;
use crate::rules::tile::{Kind, Quarter};

/// A bound on a number: exactly, at least, at most, or between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(extend("minProperties" = 1))]
pub struct Bound {
    /// The one number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exactly: Option<u32>,
    /// The least number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u32>,
    /// The greatest number that is met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u32>,
}

impl Bound {
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
    /// Any of these.
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
            Kind::GARDEN => matches!(self, Self::Any),
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
            cathedrals: None,
            goods: None,
            kinds_of_goods: None,
            tower_sites: None,
            sieges: None,
            own_figure: None,
        }
    }
}

/// A title of King & Robber.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Title {
    King,
    Robber,
}

impl Title {
    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Robber => "robber",
        }
    }
}

/// The span over which a number of points is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// One feature.
    Feature,
    /// One turn, all features together; points of orders do not count.
    Turn,
}

/// The task of a card.
// An unknown key is refused and not passed over: the card would ask for less than its text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Requirement {
    /// Place the tile that completes such a feature (R-KO-8).
    /// `{"complete": {"feature": "city", "tiles": {"exactly": 5}}}`
    Complete(Completed),
    /// Place one tile that completes all of these, each a feature of its own.
    /// `{"complete-together": [{"feature": "city"}, {"feature": "road"}]}`
    CompleteTogether(#[schemars(length(min = 2, max = 6))] Vec<Completed>),
    /// Complete the last part of a complete road that runs into so many complete cities, each of at
    /// least so many tiles (R-KO-10, 11). `{"connect": {"cities": 2}}`,
    /// `{"connect": {"cities": 1, "tiles": 4}}`
    #[serde(rename_all = "kebab-case")]
    Connect {
        /// Different cities at the ends of the road, at least.
        #[schemars(range(min = 1))]
        cities: u32,
        /// Tiles in each of them, at least.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        #[schemars(range(min = 1))]
        tiles: u32,
        /// Tiles of the road.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        road: Option<Bound>,
    },
    /// Place a farmer; with bounds on the cities that the field touches then, and on the holder's
    /// farmers on the board, this one included.
    /// `{"place-farmer": {"complete-cities": {"at-least": 2}}}`
    #[serde(rename_all = "kebab-case")]
    PlaceFarmer {
        /// Cities that the field touches, complete or not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cities: Option<Bound>,
        /// Complete ones among them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        complete_cities: Option<Bound>,
        /// The holder's farmers on the board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        farmers: Option<Bound>,
    },
    /// Place the tile that joins a field with the holder's farmer to a field with an opponent's,
    /// with bounds on the complete cities that the joined field touches. `{"join-fields": {}}`
    #[serde(rename_all = "kebab-case")]
    JoinFields {
        /// Complete cities that the joined field touches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        complete_cities: Option<Bound>,
    },
    /// Take one of these titles, or, with `all`, hold all of them by taking one (R-KR-3).
    /// `{"take": {"titles": ["king"]}}`
    #[serde(rename_all = "kebab-case")]
    Take {
        /// The titles that count.
        #[schemars(length(min = 1), extend("uniqueItems" = true))]
        titles: Vec<Title>,
        /// Whether an opponent must have held the title before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        from_opponent: bool,
        /// Whether all of the titles must be the holder's afterwards.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all: bool,
    },
    /// Win a challenge with a share of the majority on the winning building, whoever completes it
    /// (R-KO-16). `{"win-challenge": {"as": "shrine"}}`, `{"win-challenge": {"as": "monastery"}}`
    #[serde(rename_all = "kebab-case")]
    WinChallenge {
        /// The winning building; `monastic` takes either.
        #[serde(rename = "as")]
        #[schemars(extend("enum" = ["shrine", "monastery", "monastic"]))]
        winner: Which,
    },
    /// Send a follower into the City of Carcassonne. `{"enter-city": {}}`,
    /// `{"enter-city": {"quarters": ["market"]}}`
    #[serde(rename_all = "kebab-case")]
    EnterCity {
        /// The quarters that count; all if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        quarters: Vec<Quarter>,
        /// The holder's followers in all of the City then, this one included.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        followers: Option<Bound>,
    },
    /// Move a follower out of the City of Carcassonne to a feature before the final scoring
    /// (R-KO-35). `{"leave-city": {}}`
    LeaveCity {},
    /// Move the Count. `{"move-count": {}}`, `{"move-count": {"opponents": {"at-least": 1}}}`
    #[serde(rename_all = "kebab-case")]
    MoveCount {
        /// The opponents' followers in the quarter to which he goes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opponents: Option<Bound>,
    },
    /// Place a tile in the second part of a double turn (R-TB-4). `{"double-turn": {}}`
    DoubleTurn {},
    /// Deploy such a figure, or, with `portal`, through a magic portal to another tile.
    /// `{"deploy": {"figure": "pig"}}`, `{"deploy": {"portal": true}}`
    #[serde(rename_all = "kebab-case")]
    Deploy {
        /// The figure; any if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<Figure>,
        /// Whether it goes through a magic portal (R-PD-10).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        portal: bool,
        /// Complete cities that the field touches on which the figure stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        complete_cities: Option<Bound>,
        /// The feature under the figure then, incomplete or not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Completed>,
    },
    /// Have the princess send an opponent's knight home (R-PD-6). `{"remove-knight": {}}`
    RemoveKnight {},
    /// Move the fairy (R-PD-7). `{"move-fairy": {}}`,
    /// `{"move-fairy": {"on": {"feature": "monastery"}}}`
    MoveFairy {
        /// The feature under her follower, incomplete or not; if absent, the follower may stand
        /// anywhere, on a field, a tower and in the City too.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Completed>,
    },
    /// Place the tile whose dragon eats so many opponents' figures (R-PD-4).
    /// `{"dragon-eats": {"figures": {"at-least": 1}}}`
    DragonEats {
        /// Opponents' figures eaten in the move.
        figures: Bound,
    },
    /// Never lose a figure to the dragon: the one card that is never fulfilled (R-KO-29…33).
    /// `{"avoid-dragon": {}}`
    AvoidDragon {},
    /// Raise a tower to such a height (R-TW-2). `{"raise-tower": {"height": {"at-least": 3}}}`
    RaiseTower {
        /// The height of the tower in pieces.
        height: Bound,
    },
    /// Capture an opponent's follower (R-TW-3). `{"capture": {}}`,
    /// `{"capture": {"prisoners": {"at-least": 2}}}`
    #[serde(rename_all = "kebab-case")]
    Capture {
        /// The prisoners that the holder has then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        prisoners: Option<Bound>,
    },
    /// Place the abbey, with bounds on the features that it completes (R-AM-1).
    /// `{"place-abbey": {"completes": {"at-least": 2}}}`
    PlaceAbbey {
        /// Features completed by the abbey.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        completes: Option<Bound>,
    },
    /// Drive the wagon on (R-AM-7). `{"move-wagon": {}}`
    MoveWagon {},
    /// Throw the target token so near to the centre of the fair (R-KO-18).
    /// `{"target-within": {"millimetres": 60}}`
    TargetWithin {
        /// The farthest distance that counts.
        millimetres: u32,
    },
    /// Hit so many opponents' followers with the knock-out token (R-CAT-2).
    /// `{"knock-out": {"followers": {"at-least": 1}}}`
    KnockOut {
        /// Opponents' followers hit by one throw.
        followers: Bound,
    },
    /// Catch the catch token (R-CAT-4). `{"catch": {}}`
    Catch {},
    /// Throw the catch token so that it is not caught (R-CAT-4). `{"slip-by": {}}`
    SlipBy {},
    /// Exchange an opponent's follower with the seduction token (R-CAT-3). `{"seduce": {}}`
    Seduce {},
    /// Take a knight out of a besieged city (R-SG-4). `{"escape": {}}`
    Escape {},
    /// Score so many points or more for features, a field with a barn among them (R-AM-9, 11); the
    /// fairy's do not count. `{"score": {"points": 12, "in": "feature"}}`
    #[serde(rename_all = "kebab-case")]
    Score {
        /// Points, at least.
        #[schemars(range(min = 1))]
        points: u32,
        /// The span: one feature or one turn.
        #[serde(rename = "in")]
        span: Span,
        /// The kind of features that count; absent: any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        feature: Option<Which>,
    },
}

const fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_one(number: &u32) -> bool {
    *number == 1
}
