//! The moments at which orders can be fulfilled (R-KO-12): each is one atomic event of the game.

use super::past::{Completions, Fulfilled};
use crate::feature::Record;
use crate::feature::completion::Completion;
use crate::piece::Magician;
use crate::player::{Figure, PerSeat, Seat};
use crate::scoring::Score;
use crate::throw::{Throw, Token};
use crate::tile::{PerGood, Quarter};
use crate::title::Taken;

/// One event that may fulfil orders: at most one card of each player (R-KO-12).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Occasion {
    /// A tile was placed, with its completions and scores.
    Placement(Placement),
    /// A figure was deployed.
    Deployment(Deployment),
    /// A follower was sent into the City.
    EnteredCity {
        /// The owner of the follower.
        seat: Seat,
        /// The quarter in which it waits.
        quarter: Quarter,
        /// The owner's followers in the City now.
        followers: u32,
    },
    /// A follower was moved out of the City to a feature.
    LeftCity {
        /// The owner of the follower.
        seat: Seat,
    },
    /// The Count was moved.
    CountMoved {
        /// The player who has moved him.
        seat: Seat,
        /// The others' followers in the quarter where he is now.
        opponents: u32,
    },
    /// A wagon drove on.
    WagonMoved {
        /// The owner of the wagon.
        seat: Seat,
    },
    /// The dragon made a whole move.
    DragonMoved {
        /// The player whose tile woke the dragon.
        seat: Seat,
        /// The owners of the eaten figures.
        eaten: Vec<Seat>,
    },
    /// The fairy was moved.
    FairyMoved {
        /// The player who has called her.
        seat: Seat,
        /// The feature under her follower; `None` if it stands on none.
        record: Option<Record>,
    },
    /// The princess sent a knight home.
    KnightRemoved {
        /// The player who has placed the tile with the princess.
        seat: Seat,
        /// The owner of the knight.
        knight: Seat,
    },
    /// A piece was put on a tower (R-TW-2).
    TowerRaised {
        /// The player who has put the piece on.
        seat: Seat,
        /// The height now, in pieces.
        height: u32,
    },
    /// A follower was captured.
    Captured {
        /// The captor.
        seat: Seat,
        /// The owner of the follower.
        captive: Seat,
        /// The prisoners that the captor has now.
        prisoners: u32,
    },
    /// A token was thrown (R-CAT).
    Thrown {
        /// The result of the throw.
        throw: Throw,
        /// The token that was thrown.
        token: Option<Token>,
        /// The player to the left of the thrower.
        left: Seat,
    },
    /// Everybody has thrown the target token of a fair (R-CAT-5).
    TargetThrown {
        /// All throws of the round.
        throws: Vec<Throw>,
    },
    /// Something that a player has became more or less (R-KO-48).
    Changed {
        /// The player.
        seat: Seat,
        /// The possessions before.
        had: Belongings,
        /// The possessions now.
        has: Belongings,
    },
    /// A knight escaped from a siege.
    Escaped {
        /// The owner of the knight.
        seat: Seat,
    },
    /// An abbot was called home (R-AB-6).
    AbbotCalled {
        /// The owner of the abbot.
        seat: Seat,
        /// The points that he has brought.
        points: i32,
    },
    /// The mage or the witch was moved to a road or city (R-MAG-1).
    MagicianMoved {
        /// The player who has placed the tile.
        seat: Seat,
        /// Which of the two.
        magician: Magician,
        /// The road or city.
        record: Record,
    },
    /// A player took bars of gold (R-GLD-3).
    GoldTaken {
        /// The player.
        seat: Seat,
        /// The bars for the features of this tile.
        bars: u32,
        /// All bars that the player has now.
        held: u32,
    },
    /// The round of a crop circle took figures home (R-CRC-4).
    CropTookHome {
        /// The player who has placed the circle.
        seat: Seat,
        /// The owners of the figures.
        owners: Vec<Seat>,
    },
    /// A flock was scored (R-HSH-3, 4).
    FlockScored {
        /// One of the players with a shepherd there.
        seat: Seat,
        /// All sheep of the field.
        sheep: u32,
        /// All shepherds there.
        shepherds: u32,
    },
    /// A ferry was moved (R-FER-4).
    FerryMoved {
        /// The player who has moved it.
        seat: Seat,
        /// The road that it is on now.
        record: Record,
    },
    /// A message was read, and all was done that it says (R-MSG-3).
    MessageRead {
        /// The player who has read it.
        seat: Seat,
        /// The messages that the player has read, this one included.
        messages: u32,
        /// The points that it has brought.
        points: i32,
    },
    /// A bandit robbed somebody (R-RBS-3).
    Robbed {
        /// The owner of the bandit.
        seat: Seat,
        /// The points that the owner gets.
        points: i32,
        /// Whether the robbed player had more points than the owner.
        richer: bool,
    },
    /// An order was fulfilled (R-KO-52).
    OrderFulfilled {
        /// Its holder.
        seat: Seat,
        /// How many orders the holder has fulfilled now.
        fulfilled: Fulfilled,
    },
    /// All is done that belongs to a tile, and no follower was deployed with it (R-KO-53).
    LaidBare {
        /// The player who has placed it.
        seat: Seat,
        /// The player's last tiles, one after the other, with which none was.
        tiles: u32,
    },
}

/// The possessions of a player. On a scorepad, which keeps goods alone, there is none of all else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Belongings {
    /// Tokens of goods (R-TB-1).
    pub goods: PerGood<u32>,
    /// Bars of gold (R-GLD-3).
    pub gold: u32,
    /// Normal followers in the supply.
    pub followers: u32,
    /// Special figures that stand on features of the board, barns among them.
    pub on_board: u32,
    /// Special figures that the player has in this game, wherever they are.
    pub special_figures: u32,
    /// Pieces of towers that are not built yet (R-TW-1).
    pub tower_pieces: u32,
}

/// A tile placement, judged when its completions are scored.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Placement {
    /// The completions of the tile; the completer is the player who placed it.
    pub completions: Vec<Completion>,
    /// The features that were completed before the tile.
    pub earlier: Completions,
    /// The scores for the tile.
    pub scores: Vec<Score>,
    /// The points of each player for features in this turn so far, both parts of a double turn
    /// together (R-TURN-2).
    pub turn: PerSeat<i32>,
    /// Titles that moved.
    pub taken: Vec<Taken>,
    /// The holders of the King and the Robber now.
    pub holders: [Option<Seat>; 2],
    /// Fields that the tile joined while different players' farmers stood on the parts.
    pub joined_fields: Vec<Record>,
    /// The player who placed the tile.
    pub placed_by: Option<Seat>,
    /// Whether the tile was an abbey (R-AM-4).
    pub abbey: bool,
    /// The tiles at the sides of the tile; `None` if the table did not mirror its board.
    pub neighbours: Option<u32>,
    /// Whether any follower on the winner of a challenge wins it, majority or not (A19).
    pub by_presence: bool,
    /// Whether an order for a won challenge asks for somebody else among the losers (A49).
    pub against_others: bool,
    /// Whether the tile was placed in the second part of a double turn (R-TB-4).
    pub second_part: bool,
}

/// A figure put on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deployment {
    /// The owner of the figure.
    pub seat: Seat,
    /// The figure, special ones too.
    pub figure: Figure,
    /// The feature under the figure now.
    pub record: Record,
    /// The owner's followers on fields, this one included (R-KO-15).
    pub farmers: u32,
    /// The owner's turns, one after the other, with a farmer, this one included; 0 if it is
    /// another's turn (R-KO-54).
    pub farming: u32,
    /// The way in which it came there.
    pub way: Way,
}

/// The way in which a figure comes to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// It is put on the tile just placed, or where else its own rules allow it.
    Usual,
    /// It goes through a magic portal, to another tile (R-PD-10).
    Portal,
    /// It lands from a flying machine (R-FLY-2).
    Flight,
    /// A crop circle adds it (R-CRC-3).
    Crop,
}
