//! The requirement of a card, as data: a closed language that every occasion can be judged by.

pub mod blank;
mod completed;
pub mod form;
pub mod nature;
pub mod strict;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::rules::piece::Magician;
use crate::rules::player::Figure;
use crate::rules::tile::Quarter;

pub use completed::{Bound, Completed, MAX_NUMBER, Which};

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
        #[schemars(range(min = 1, max = MAX_NUMBER))]
        cities: u32,
        /// Tiles in each of them, at least.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        #[schemars(range(min = 1, max = MAX_NUMBER))]
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
    /// Move a follower out of the City of Carcassonne to a feature before the end of the game
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
    /// Deploy such a figure, or one in such a way. `{"deploy": {"figure": "pig"}}`,
    /// `{"deploy": {"portal": true}}`, `{"deploy": {"flight": true}}`, `{"deploy": {"crop": true}}`
    #[serde(rename_all = "kebab-case")]
    Deploy {
        /// The figure; any if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<Figure>,
        /// Whether it goes through a magic portal to another tile (R-PD-10).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        portal: bool,
        /// Whether it lands from a flying machine (R-FLY-2).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        flight: bool,
        /// Whether a crop circle adds it (R-CRC-3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        crop: bool,
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
        #[schemars(range(max = MAX_NUMBER))]
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
    /// Call the abbot home for so many points (R-AB-6). `{"call-abbot": {}}`,
    /// `{"call-abbot": {"points": {"at-least": 5}}}`
    CallAbbot {
        /// The points that he brings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Bound>,
    },
    /// Move the mage or the witch to a road or city (R-MAG-1).
    /// `{"move-magician": {"magician": "mage", "on": {"feature": "city"}}}`
    MoveMagician {
        /// Which of the two.
        magician: Magician,
        /// The road or city, as it is then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Completed>,
    },
    /// Take bars of gold at once (R-GLD-3). `{"take-gold": {"bars": {"at-least": 3}}}`,
    /// `{"take-gold": {"held": {"at-least": 5}}}`
    TakeGold {
        /// The bars for the features of one tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bars: Option<Bound>,
        /// All bars that the holder has then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        held: Option<Bound>,
    },
    /// Place the crop circle whose round takes so many opponents' figures home (R-CRC-4).
    /// `{"crop-takes-home": {"figures": {"at-least": 2}}}`
    CropTakesHome {
        /// Opponents' figures that go home in the round.
        figures: Bound,
    },
    /// Move a ferry (R-FER-4). `{"move-ferry": {}}`,
    /// `{"move-ferry": {"on": {"feature": "road", "tiles": {"at-least": 5}}}}`
    MoveFerry {
        /// The road that it is on then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Completed>,
    },
    /// Read a message (R-MSG-3). `{"read-message": {"messages": {"at-least": 3}}}`,
    /// `{"read-message": {"points": {"at-least": 5}}}`
    ReadMessage {
        /// The messages that the holder has read then, this one included.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        messages: Option<Bound>,
        /// The points that the message brings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Bound>,
    },
    /// Get points by a bandit (R-RBS-3). `{"rob": {"points": {"at-least": 4}}}`,
    /// `{"rob": {"richer": true}}`
    Rob {
        /// The points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<Bound>,
        /// Whether the robbed player must have more points than the holder.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        richer: bool,
    },
    /// Whatever the card says in words of its own, where no other requirement does: its holder says
    /// when it is met, as the app cannot tell (R-KO-6). `{"judged": {}}`
    Judged {},
    /// Score so many points or more for features, a field with a barn among them (R-AM-9, 11); the
    /// fairy's do not count. `{"score": {"points": 12, "in": "feature"}}`
    #[serde(rename_all = "kebab-case")]
    Score {
        /// Points, at least.
        #[schemars(range(min = 1, max = MAX_NUMBER))]
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
