//! What a move caused. Never saved: replaying gives it again.

use super::board::Challenge;
use super::expansion::count::Shut;
use super::expansion::dragon::Stand;
use super::expansion::fair::{Throw, Token};
use super::feature::completion::Completion;
use super::feature::{Kind, Occupant, Place};
use super::geometry::{Position, Rotation};
use super::orders::card;
use super::orders::occasion::Taken;
use super::player::{Figure, Seat};
use super::scorepad::{Deed, Entry, Note};
use super::scoring::Score;
use super::tile::{self, PerGood, Quarter, Segment};

/// One consequence of a move, in the order in which they happen.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Outcome {
    /// The orders of a printed deck that a player was dealt were entered. Which they are is secret.
    OrdersEntered { seat: Seat },
    /// A player has decided on the dealt orders. Which card went back is secret.
    OrdersKept { seat: Seat, kept: usize },
    /// A player drew an order. Which one is secret.
    OrderDrawn { seat: Seat, card: card::Id },
    /// A player discarded farmer orders, shown to all.
    OrdersDiscarded { seat: Seat, cards: Vec<card::Id> },
    /// A tile was placed.
    Placed { seat: Seat, tile: tile::Id, at: Position, rotation: Rotation },
    /// The table said in which city a tower site lies, or that it lies outside (R-KO-17).
    TowerSiteSaid { at: Position, on: Option<Segment> },
    /// A tile that fits nowhere left the game.
    TileRemoved { seat: Seat, tile: tile::Id },
    /// A player's turn passed without a tile.
    Passed { seat: Seat },
    /// The mouth of the river was placed by itself (R-RIV-3).
    MouthPlaced { tile: tile::Id, at: Position, rotation: Rotation },
    /// A figure was deployed.
    Deployed { seat: Seat, figure: Figure, place: Place },
    /// A feature was completed.
    Completed(Completion),
    /// A shrine and a monastery challenge each other from now on (R-HS-3).
    ChallengeBegan(Challenge),
    /// A completed building has won against an occupied one beside it, which scores nothing (R-HS-5).
    ChallengeWon { winner: Place, loser: Place },
    /// A follower left the City for a feature (R-CNT-13).
    LeftCity { seat: Seat, quarter: Quarter, place: Place },
    /// A follower was sent into the City (R-CNT-5).
    EnteredCity { seat: Seat, quarter: Quarter },
    /// A feature was completed, but the player may send nobody into the City.
    CityShut { seat: Seat, why: Shut },
    /// The Count was moved (R-CNT-11).
    CountMoved { seat: Seat, quarter: Quarter },
    /// On the scorepad: what a tile has brought was written down.
    Noted(Box<Note>),
    /// On the scorepad: what a player has done with wood was written down.
    Reported { seat: Seat, deed: Deed },
    /// On the scorepad: a follower left the City for a feature just completed, or at the end for a field (R-CNT-13, 17).
    JoinedFeature { seat: Seat, quarter: Quarter, kind: Kind },
    /// On the scorepad: what brought nobody points at the end was written down.
    Remained { feature: Box<Entry> },
    /// On the scorepad: the table has counted the completed cities and roads (R-KR-8, 9).
    CompletedCounted { cities: u32, roads: u32 },
    /// Points were given.
    Scored(Score),
    /// Figures went home (R-BASE-11).
    Returned { figures: Vec<Occupant> },
    /// The completer of a city takes the goods in it (R-TB-1).
    GoodsTaken { seat: Seat, goods: PerGood<u32> },
    /// The builder brings a second part of the turn (R-TB-4).
    SecondPart { seat: Seat },
    /// The King or the Robber was taken, or its holder beat the own record.
    Taken(Taken),
    /// An order was fulfilled; its points follow as a score.
    OrderFulfilled { seat: Seat, card: card::Id },
    /// Several orders fit: their owner must choose. Which ones is secret.
    ChoiceOffered { seat: Seat, cards: Vec<card::Id> },
    /// A wagon drove on (R-AM-7).
    WagonMoved { seat: Seat, place: Place },
    /// The dragon came to a volcano (R-PD-2).
    DragonCame { at: Position },
    /// The dragon's move begins (R-PD-3).
    DragonWoke,
    /// The dragon made a step.
    DragonMoved { seat: Seat, to: Position },
    /// The dragon has eaten figures (R-PD-4).
    Eaten { figures: Vec<Occupant> },
    /// The fairy went to a follower (R-PD-7).
    FairyMoved { seat: Seat, stand: Stand },
    /// The princess sent a knight home (R-PD-6).
    KnightRemoved { seat: Seat, knight: Occupant, place: Place },
    /// A tower piece was put on (R-TW-2).
    TowerRaised { seat: Seat, at: Position, height: u8 },
    /// A follower stands on top of a tower now (R-TW-2).
    TowerManned { seat: Seat, at: Position },
    /// A follower was captured (R-TW-3).
    Captured { seat: Seat, captive: Occupant, at: Position },
    /// Two players' prisoners were exchanged (R-TW-4).
    Exchanged { own: Occupant, theirs: Occupant },
    /// A prisoner was bought back; the points follow as scores (R-TW-5).
    Ransomed { seat: Seat, captor: Seat, figure: Figure },
    /// A knight escaped from a siege (R-SG-4).
    Escaped { knight: Occupant, place: Place },
    /// A fair waits for its token (R-CAT-1).
    FairCame { seat: Seat },
    /// The token of a fair's round was chosen.
    FairOpened { seat: Seat, token: Token },
    /// Somebody has thrown.
    Thrown(Throw),
    /// The dragon has bitten the holder of a card; its points follow as a score (R-KO-29).
    OrderSpent { seat: Seat, card: card::Id },
    /// The next turn.
    TurnBegan { seat: Seat, turn: u32 },
    /// The game is over; what is scored from here on is the final scoring (R-BASE-14).
    FinalScoringBegan,
    /// Everything is scored. Several winners share (R-BASE-15).
    Finished { winners: Vec<Seat> },
}
