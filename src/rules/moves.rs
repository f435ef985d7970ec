//! What people do, as it is saved: the whole vocabulary of a game file. Each kind of move stands with an example.

use serde::{Deserialize, Deserializer, Serialize};

use super::geometry::{Position, Rotation};
use super::orders::card;
use super::player::{Figure, Seat};
use super::tile::{self, Quarter, Segment};

/// One move. The player on turn makes it, unless it names another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "move", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Move {
    /// Keep the three dealt orders, or return one under the pile (R-KO-4).
    /// `{"move": "keep-orders", "player": 0}`, `{"move": "keep-orders", "player": 1, "return": "base-17"}`
    KeepOrders {
        /// Whose.
        player: Seat,
        /// The card that goes under the pile.
        #[serde(rename = "return", default, skip_serializing_if = "Option::is_none")]
        returned: Option<card::Id>,
    },
    /// Discard one or two farmer orders at the start of the turn (R-KO-24).
    /// `{"move": "discard-orders", "cards": ["base-44", "base-45"]}`
    DiscardOrders {
        /// The cards, shown to all.
        cards: Vec<card::Id>,
    },
    /// Draw an order at the start of the turn (R-KO-20): the top one, or the one named, so that correcting an earlier move
    /// deals no different card. `{"move": "draw-order", "card": "base-03"}`
    DrawOrder {
        /// The card; absent: the top of the pile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<card::Id>,
    },
    /// Place the drawn tile (R-BASE-2). `{"move": "place", "tile": "base-city-cap", "at": [0, -1], "rotation": 180}`
    Place {
        /// Its kind.
        tile: tile::Id,
        /// Where.
        at: Position,
        /// Degrees clockwise.
        rotation: Rotation,
    },
    /// Take a tile that fits nowhere out of the game and draw again (R-BASE-4).
    /// `{"move": "remove-tile", "tile": "base-city-full-pennant"}`
    RemoveTile {
        /// Its kind.
        tile: tile::Id,
    },
    /// Deploy a figure to a segment of the tile just placed (R-BASE-5). `{"move": "deploy", "figure": "follower", "on": "city:0"}`
    Deploy {
        /// What.
        figure: Figure,
        /// The segment.
        on: Segment,
    },
    /// The tile and the figure are done: score, and pass to the next player. `{"move": "end-turn"}`
    #[serde(deserialize_with = "no_fields")]
    EndTurn,
    /// The turn passes without a tile: the table skips the player, or the tile of an old turn no longer fits after a
    /// correction and waits to be entered anew. `{"move": "pass"}`
    #[serde(deserialize_with = "no_fields")]
    Pass,
    /// Say whether oneself or the player to the left begins to move followers out of the City (R-CNT-14).
    /// `{"move": "begin-leaving", "player": 1}`
    BeginLeaving {
        /// Who begins.
        player: Seat,
    },
    /// Move a follower out of the City to a feature that was just completed, or at the end from the market to a field
    /// (R-CNT-13, 17). `{"move": "leave-city", "player": 1, "figure": "follower", "from": "castle", "at": [3, -1], "on": "city:0"}`
    LeaveCity {
        /// Whose.
        player: Seat,
        /// What.
        figure: Figure,
        /// From which quarter.
        from: Quarter,
        /// To which tile.
        at: Position,
        /// To which of its segments.
        on: Segment,
    },
    /// Move nobody else out of the City this time (R-CNT-13). `{"move": "stay-in-city", "player": 1}`
    StayInCity {
        /// Whose chance that was.
        player: Seat,
    },
    /// Send a follower into the City after scoring (R-CNT-5). Not to do so needs no move, or an `end-turn` more.
    /// `{"move": "enter-city", "figure": "follower", "quarter": "market"}`
    EnterCity {
        /// What.
        figure: Figure,
        /// Where to.
        quarter: Quarter,
    },
    /// Move the Count after sending a follower into the City (R-CNT-11). Leaving him needs no move, or an `end-turn` more.
    /// `{"move": "move-count", "quarter": "castle"}`
    MoveCount {
        /// Where to.
        quarter: Quarter,
    },
    /// Choose which of several fitting orders is fulfilled (R-KO-12). One that fits alone needs no move.
    /// `{"move": "fulfil-order", "player": 2, "card": "base-05"}`
    FulfilOrder {
        /// Whose.
        player: Seat,
        /// Which.
        card: card::Id,
    },
    /// Points that the table gives or takes, with the reason.
    /// `{"move": "adjust", "player": 0, "points": -2, "reason": "track corrected"}`
    Adjust {
        /// Whose.
        player: Seat,
        /// How many; negative takes them.
        points: i32,
        /// Why.
        reason: String,
    },
    /// End the game before the last tile, at the start of a turn. `{"move": "end-game"}`
    #[serde(deserialize_with = "no_fields")]
    EndGame,
}

/// A move without fields takes no unknown ones either.
fn no_fields<'de, D: Deserializer<'de>>(reader: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(reader).map(|Nothing {}| ())
}
