//! The moves as they are saved: the whole vocabulary of a game file. Each kind of move stands with
//! an example; those of an expansion stand under its name.

mod nature;
mod standing;
mod written;

pub use standing::Standing;

use serde::{Deserialize, Deserializer, Serialize};

use super::card;
use super::expansion::{self, crop, fairy, ferry, flying, magic, messages, robbers, sheep, tower};
use super::geometry::{Corner, Position, Rotation};
use super::house_rule::HouseRules;
use super::nature::Role;
use super::player::{Figure, Player, Seat};
use super::scorepad::{Deed, Entry, Note};
use super::scoring::Source;
use super::table;
use super::throw::{Throw, Token};
use super::tile::{self, Quarter, Segment, described::Described};
use written::moves;

moves! {
    /// One move. The player on turn makes it, unless it names another.

    (game)
    /// Enter the three orders of a printed deck that a player was dealt (R-KO-3); the app deals
    /// otherwise.
    /// `{"move": "deal-orders", "player": 0, "cards": ["base-01", "base-17", "base-40"]}`
    DealOrders {
        /// The player who was dealt them.
        player: Seat,
        /// The three cards.
        #[cfg_attr(
            feature = "schema",
            schemars(length(equal = crate::card::deck::DEALT), extend("uniqueItems" = true))
        )]
        cards: Vec<card::Id>,
    },
    /// Keep the three dealt orders, or return one under the pile (R-KO-4).
    /// `{"move": "keep-orders", "player": 0}`,
    /// `{"move": "keep-orders", "player": 1, "return": "base-17"}`
    KeepOrders {
        /// The player who decides on the dealt orders.
        player: Seat,
        /// The card that goes under the pile.
        #[serde(rename = "return", default, skip_serializing_if = "Option::is_none")]
        returned: Option<card::Id>,
    },
    /// Discard one or two farmer orders at the start of the turn (R-KO-24).
    /// `{"move": "discard-orders", "cards": ["base-44", "base-45"]}`
    DiscardOrders {
        /// The cards, shown to all.
        #[cfg_attr(
            feature = "schema",
            schemars(
                length(min = 1, max = crate::card::deck::MAX_DISCARDS),
                extend("uniqueItems" = true)
            )
        )]
        cards: Vec<card::Id>,
    },
    /// Draw an order at the start of the turn (R-KO-20): the top one, or the one named, so that
    /// correcting an earlier move deals no different card.
    /// `{"move": "draw-order", "card": "base-03"}`
    DrawOrder {
        /// The card; absent: the top of the pile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<card::Id>,
    },
    /// Place the drawn tile (R-BASE-2).
    /// `{"move": "place", "tile": "base-city-cap", "at": [0, -1], "rotation": 180}`
    Place {
        /// The kind of the tile.
        tile: tile::Id,
        /// The place that the tile fills.
        at: Position,
        /// The rotation, in degrees clockwise.
        rotation: Rotation,
    },
    /// Keep a tile where the rules do not allow it: it does not match, none of its kind is left, or
    /// it is of another set. Sides that do not match stay apart.
    /// `{"move": "place-anyway", "tile": "base-city-cap", "at": [0, -1], "rotation": 0}`
    PlaceAnyway {
        /// The kind of the tile.
        tile: tile::Id,
        /// The place that the tile fills.
        at: Position,
        /// The rotation, in degrees clockwise.
        rotation: Rotation,
    },
    /// Describe a tile that the app does not know, to be kept with the game and placed anyway.
    /// `{"move": "describe-tile", "tile": "own-1", "edges": {"n": "city", "e": "road", "s": "field", "w": "road"}, "cities": [{"edges": ["n"]}], "roads": [{"edges": ["e", "w"]}]}`
    DescribeTile(Box<Described>),
    /// Take a tile that fits nowhere out of the game (R-BASE-4).
    /// `{"move": "remove-tile", "tile": "base-city-full-pennant"}`
    RemoveTile {
        /// The kind of the tile.
        tile: tile::Id,
    },
    /// Deploy a figure to a segment of the tile just placed (R-BASE-5), or through a magic portal
    /// to one of another tile (R-PD-10).
    /// `{"move": "deploy", "figure": "follower", "on": "city:0"}`,
    /// `{"move": "deploy", "figure": "big-follower", "on": "road:0", "at": [2, -1]}`
    Deploy {
        /// The figure, which is in supply.
        figure: Figure,
        /// The segment on which it stands.
        on: Segment,
        /// The tile; absent: the one just placed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Position>,
    },
    /// Keep a follower where the rules do not allow it.
    /// `{"move": "deploy-anyway", "figure": "follower", "on": "city:0"}`
    DeployAnyway {
        /// The follower, which is in supply.
        figure: Figure,
        /// The segment on which it stands.
        on: Segment,
        /// The tile; absent: the one just placed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Position>,
    },
    /// Place one's own abbey into a hole instead of drawing a tile, or after the last tile (R-AM-1,
    /// 5). `{"move": "place-abbey", "at": [2, -1]}`
    PlaceAbbey {
        /// The hole.
        at: Position,
    },
    /// Place the barn at a corner of that tile (R-AM-8). `{"move": "place-barn", "corner": "ne"}`
    PlaceBarn {
        /// The corner where four tiles meet.
        corner: Corner,
    },
    /// Drive a wagon on whose feature was just scored (R-AM-7).
    /// `{"move": "move-wagon", "player": 1, "at": [0, 2], "on": "road:1"}`
    MoveWagon {
        /// The owner of the wagon.
        player: Seat,
        /// The tile to which it drives.
        at: Position,
        /// The segment of that tile.
        on: Segment,
    },
    /// Leave that wagon at home (R-AM-7). `{"move": "keep-wagon", "player": 1}`
    KeepWagon {
        /// The owner of the wagon.
        player: Seat,
    },
    /// Move the dragon one step (R-PD-3). `{"move": "move-dragon", "to": [1, 0]}`
    MoveDragon {
        /// The tile to which it steps.
        to: Position,
    },
    /// Move the fairy next to one of one's own followers instead of deploying (R-PD-7). Without
    /// `on` the follower is on top of a tower; with `quarter` alone it is in the City.
    /// `{"move": "move-fairy", "figure": "follower", "at": [1, 0], "on": "road:0"}`,
    /// `{"move": "move-fairy", "figure": "follower", "at": [3, 1]}`,
    /// `{"move": "move-fairy", "figure": "follower", "quarter": "castle"}`
    MoveFairy(fairy::Call),
    /// Send a knight home with the princess instead of deploying a figure (R-PD-6).
    /// `{"move": "remove-knight", "player": 1, "figure": "follower", "at": [2, 0], "on": "city:0"}`
    RemoveKnight(Standing),
    /// Call the abbot home for the points so far (R-AB-6). `{"move": "recall-abbot"}`
    #[serde(deserialize_with = "no_fields")]
    RecallAbbot,
    /// Put a tower piece on a foundation or an open tower (R-TW-2).
    /// `{"move": "raise-tower", "at": [3, 1]}`
    RaiseTower {
        /// The tile of the tower.
        at: Position,
    },
    /// Capture a follower within reach of the tower just raised (R-TW-3). Without `on` the follower
    /// is on top of a tower.
    /// `{"move": "capture", "player": 1, "figure": "follower", "at": [3, 0], "on": "city:0"}`
    Capture(tower::Capture),
    /// Put a follower on top of a tower (R-TW-2).
    /// `{"move": "man-tower", "figure": "follower", "at": [3, 1]}`
    ManTower {
        /// The follower that closes the tower.
        figure: Figure,
        /// The tile of the tower.
        at: Position,
    },
    /// Buy a prisoner back for 3 points (R-TW-5).
    /// `{"move": "ransom", "player": 1, "figure": "follower"}`
    Ransom {
        /// The captor, who holds the prisoner.
        player: Seat,
        /// The kind of figure that the prisoner is.
        figure: Figure,
    },
    /// Take a knight out of a besieged city at the end of one's turn (R-SG-4).
    /// `{"move": "escape", "player": 0, "figure": "follower", "at": [1, 1], "on": "city:0"}`
    Escape(Standing),
    /// Choose the token of a fair's round (R-CAT-1). `{"move": "open-fair", "token": "target"}`
    OpenFair {
        /// The token that everybody throws.
        token: Token,
    },
    /// A player's throw in the round of a fair (R-CAT-2…5). Absent parts did not happen.
    /// `{"move": "throw", "player": 0, "distance": 58.5}`,
    /// `{"move": "throw", "player": 1, "hits": [{"player": 0, "figure": "follower", "at": [1, 0], "on": "road:0"}]}`,
    /// `{"move": "throw", "player": 2, "caught": true}`
    Throw(Throw),
    /// Say in which city a doubtful tower site lies (R-KO-17): outside, until it is said, and again
    /// without `on`. `{"move": "tower-site", "at": [3, 1], "on": "city:0"}`
    TowerSite {
        /// The place of the tile.
        at: Position,
        /// The city of that tile in which the site lies.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Segment>,
    },
    /// End the turn: score, and pass to the next player. `{"move": "end-turn"}`
    #[serde(deserialize_with = "no_fields")]
    EndTurn,
    /// Pass the turn without a tile, also an old one that no longer fits after a correction.
    /// `{"move": "pass"}`
    #[serde(deserialize_with = "no_fields")]
    Pass,
    /// Say who begins to move followers out of the City: oneself or the player to the left
    /// (R-CNT-14). `{"move": "begin-leaving", "player": 1}`
    BeginLeaving {
        /// The player who begins.
        player: Seat,
    },
    /// Move a follower out of the City to a feature that was just completed, or at the end from the
    /// market to a field (R-CNT-13, 17).
    /// `{"move": "leave-city", "player": 1, "figure": "follower", "from": "castle", "at": [3, -1], "on": "city:0"}`
    LeaveCity {
        /// The owner of the follower.
        player: Seat,
        /// The kind of the follower.
        figure: Figure,
        /// The quarter that it leaves.
        from: Quarter,
        /// The tile to which it goes.
        at: Position,
        /// The segment of that tile.
        on: Segment,
    },
    /// Move nobody else out of the City (R-CNT-13). `{"move": "stay-in-city", "player": 1}`
    StayInCity {
        /// The player whose chance that was.
        player: Seat,
    },
    /// Send a follower into the City after scoring (R-CNT-5); not to needs no move, or `end-turn`.
    /// `{"move": "enter-city", "figure": "follower", "quarter": "market"}`
    EnterCity {
        /// The figure, which is in supply.
        figure: Figure,
        /// The quarter in which it waits.
        quarter: Quarter,
    },
    /// Move the Count after entering (R-CNT-11); leaving him needs no move, or one more `end-turn`.
    /// `{"move": "move-count", "quarter": "castle"}`
    MoveCount {
        /// The quarter that the Count shuts from now on.
        quarter: Quarter,
    },
    /// Choose which of several fitting orders is fulfilled (R-KO-12).
    /// `{"move": "fulfil-order", "player": 2, "card": "base-05"}`
    FulfilOrder {
        /// The holder of the order.
        player: Seat,
        /// The order that is fulfilled.
        card: card::Id,
    },
    /// Say that an order is fulfilled which only its holder judges (R-KO-40).
    /// `{"move": "claim-order", "player": 1, "card": "own-03"}`
    ClaimOrder {
        /// The holder of the order.
        player: Seat,
        /// The order that is fulfilled.
        card: card::Id,
    },
    /// Ask everybody once for orders that they judge themselves, before the final scoring that the
    /// next move would begin (R-KO-41). `{"move": "ask-for-orders"}`
    AskForOrders,
    /// Let a guest join at the start of a turn, last in turn order, with three orders (R-KO-3).
    /// `{"move": "join-game", "name": "Eva", "colour": "pink"}`
    JoinGame(Player),
    /// Let a player leave at the start of a turn.
    /// `{"move": "leave-game", "player": 1, "figures": "go-home", "orders": "under-pile"}`
    LeaveGame(table::Leave),
    /// Seat those who play in another order from now on, clockwise.
    /// `{"move": "change-seats", "order": [0, 2, 1]}`
    ChangeSeats {
        /// All who play, each once.
        order: Vec<Seat>,
    },
    /// Set the house rules that hold from now on; the others have the usual answer.
    /// `{"move": "change-rules", "rules": {"small-city": "two"}}`
    ChangeRules {
        /// The rules with another than the usual answer.
        rules: HouseRules,
    },
    /// Lay the second bar of gold (R-GLD-1). `{"move": "place-gold", "at": [2, -1]}`
    PlaceGold {
        /// The neighbour of the gold tile.
        at: Position,
    },
    /// Say who has got how many of the bars that several players could take, by seat (R-GLD-4).
    /// `{"move": "share-gold", "bars": [2, 1, 0]}`
    ShareGold {
        /// The number of bars of each player.
        bars: Vec<u8>,
    },
    /// Put the mage on a road or in a city, or beside the board (R-MAG-1, 3).
    /// `{"move": "move-mage", "at": [1, 0], "on": "city:0"}`, `{"move": "move-mage"}`
    MoveMage(magic::Spot),
    /// The same with the witch. `{"move": "move-witch", "at": [1, 0], "on": "road:0"}`
    MoveWitch(magic::Spot),
    /// Fly with the machine of the tile just placed instead of deploying (R-FLY-1 to 3).
    /// `{"move": "fly", "figure": "follower", "steps": 2, "at": [3, 0], "on": "city:1"}`,
    /// `{"move": "fly", "figure": "follower", "steps": 3}`
    Fly(flying::Flight),
    [Ferry of ferry]
    /// Lay the ferry of the new lake (R-FER-1).
    /// `{"move": "place-ferry", "roads": ["road:0", "road:2"]}`
    PlaceFerry(ferry::Laid),
    /// Move a ferry on a road that the tile extends (R-FER-4).
    /// `{"move": "move-ferry", "at": [4, 1], "roads": ["road:1", "road:2"]}`
    MoveFerry(ferry::Moved),
    [Sheep of sheep]
    /// Draw a token from the bag, with so many sheep or, without any, the wolf (R-HSH-2, 3).
    /// `{"move": "draw-sheep", "sheep": 3}`, `{"move": "draw-sheep", "sheep": 0}`
    DrawSheep(sheep::Drawn),
    /// Guide the flock home, which is scored (R-HSH-3). `{"move": "guide-home"}`
    #[serde(deserialize_with = "no_fields")]
    GuideHome,
    (game)
    /// Say what a crop circle lets everybody do (R-CRC-1): `add` or `take-home`.
    /// `{"move": "crop-circle", "choose": "add"}`
    CropCircle(crop::Choice),
    /// Add a follower beside one's own (R-CRC-3).
    /// `{"move": "crop-add", "player": 1, "figure": "follower", "at": [0, 2], "on": "road:1"}`
    CropAdd(Standing),
    /// Take a follower home (R-CRC-4), with the same keys. `{"move": "crop-take-home", …}`
    CropTakeHome(Standing),
    /// Add nobody (R-CRC-3). `{"move": "crop-pass", "player": 1}`
    CropPass(crop::Pass),
    /// Put a bandit on a space of the track, beside somebody else's figure (R-RBS-2).
    /// `{"move": "place-bandit", "player": 1, "space": 23}`
    PlaceBandit(robbers::Ambush),
    /// Leave the bandit where it is (R-RBS-2). `{"move": "keep-bandit", "player": 1}`
    KeepBandit(robbers::Stay),
    /// Choose whom a bandit robs (R-RBS-5). `{"move": "rob", "player": 1, "from": 0, "points": 4}`
    Rob(robbers::Rob),
    /// Say which figure walks the points just scored (R-MSG-2): `follower` or `messenger`.
    /// `{"move": "move-score-figure", "player": 0, "figure": "messenger"}`
    MoveScoreFigure(messages::Walk),
    /// Say what the message says that was drawn, or `points` for 2 points instead (R-MSG-3, 5).
    /// `{"move": "read-message", "text": "knights"}`
    ReadMessage(messages::Read),
    /// Score the pennants of that city (R-MSG-5).
    /// `{"move": "score-pennants", "at": [1, 0], "on": "city:0"}`
    ScorePennants(messages::City),
    /// Score that follower and take it home (R-MSG-5), with the keys of `crop-add`.
    ScoreFollower(Standing),
    /// Say what is there, from now on: nobody, or another figure than the app has (no deployment).
    /// `{"move": "set-right", "at": [1, 0], "on": "city:0", "was": {"player": 0, "figure": "follower"}}`, `{"move": "set-right", "quarter": "castle", "is": {"player": 1, "figure": "follower"}}`
    SetRight(table::SetRight),
    /// Give or take points by hand, with the reason.
    /// `{"move": "adjust", "player": 0, "points": -2, "reason": "track corrected"}`
    Adjust {
        /// The player who gets or loses the points.
        player: Seat,
        /// The number of points; negative takes them.
        #[cfg_attr(
            feature = "schema",
            schemars(range(min = -MAX_ADJUSTMENT, max = MAX_ADJUSTMENT))
        )]
        points: i32,
        /// The reason, as the log tells it.
        #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
        reason: String,
        /// The source of the points, on the scorepad, of a set whose points the table counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<Source>,
    },
    /// On the scorepad: write down the yield of a turn's tile. It ends the turn, as placing and
    /// scoring a tile does.
    /// `{"move": "note", "player": 0, "completed": [{"kind": "road", "tiles": 3, "followers": [{"player": 1}]}]}`
    Note(Box<Note>),
    /// On the scorepad: write down what a player has done with the action of the turn, or has lost.
    /// `{"move": "report", "player": 0, "deed": {"deed": "tower", "height": 3}}`
    Report {
        /// The player who has done it.
        player: Seat,
        /// The deed.
        deed: Deed,
    },
    /// Begin the turn of that player: on the scorepad the turns between have passed, on the board
    /// it is given away. `{"move": "begin-turn", "player": 2}`
    BeginTurn {
        /// The player on turn.
        player: Seat,
    },
    /// On the scorepad: move a follower out of the City to a completed feature (R-CNT-13), or at
    /// the end to a field (R-CNT-17). By R-CNT-19 the fields of barns come after what is completed.
    /// `{"move": "join-feature", "player": 1, "figure": "follower", "feature": 0}`
    JoinFeature {
        /// The owner of the follower.
        player: Seat,
        /// The kind of the follower.
        figure: Figure,
        /// The feature to which it goes, by its place in the note from 0.
        feature: usize,
    },
    /// On the scorepad: score an incomplete feature or a field at the end (R-BASE-14).
    /// `{"move": "remain", "feature": {"kind": "field", "complete-cities": 3, "followers": [{"player": 0}]}}`
    Remain {
        /// The feature as it lies on the table.
        feature: Box<Entry>,
    },
    /// On the scorepad: enter the table's count of completed cities and roads (R-KR-8, 9).
    /// `{"move": "count-completed", "cities": 9, "roads": 14}`
    CountCompleted {
        /// Completed cities on the table.
        cities: u32,
        /// Completed roads on the table.
        roads: u32,
    },
    /// End the game early; on the scorepad once more when all is scored. `{"move": "end-game"}`
    #[serde(deserialize_with = "no_fields")]
    EndGame,
}

/// The largest correction by hand, in points.
pub const MAX_ADJUSTMENT: i32 = 1000;

impl Move {
    /// Whether the move is made with cards of a hand.
    pub const fn is_of_orders(&self) -> bool {
        matches!(self.nature().role, Role::Orders)
    }
}

/// Reads a move without fields, which takes no unknown ones either.
fn no_fields<'de, D: Deserializer<'de>>(reader: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(reader).map(|Nothing {}| ())
}
