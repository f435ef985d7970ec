//! Why a move is refused: facts, no wording.

use super::board::Misfit;
use super::feature::Place;
use super::geometry::Position;
use super::orders::card;
use super::player::{Figure, Seat};
use super::scorepad;
use super::tile::{self, Quarter, Segment};

/// Why a move is refused. The game is untouched.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Rejection {
    /// The game is over.
    GameOver,
    /// Somebody has not decided on the dealt orders (R-KO-4).
    DealFirst { seat: Seat },
    /// Somebody must first choose among the orders that fit (R-KO-12).
    ChooseFirst { seat: Seat },
    /// No player has that seat.
    NoSuchPlayer { seat: Seat },
    /// No such tile is in the sets in play.
    UnknownTile { tile: tile::Id },
    /// All copies of the tile are placed or removed.
    NoneLeft { tile: tile::Id },
    /// The river comes first, in its order (R-RIV-2, 8).
    RiverFirst { tile: tile::Id },
    /// The tile does not fit there (R-BASE-3).
    Misfit { tile: tile::Id, at: Position, misfit: Misfit },
    /// Nothing of the City waits for a word on who begins.
    NobodyBegins,
    /// The active player or the one to the left begins (R-CNT-14).
    BeginsElsewhere { active: Seat, left: Seat },
    /// First the active player says who begins to leave the City (R-CNT-14).
    SayWhoBegins,
    /// Nobody may leave the City now (R-CNT-13, 17).
    NobodyLeaves,
    /// Somebody else has the chance to leave the City now.
    OthersChance { seat: Seat },
    /// The player has no such figure in that quarter.
    NotInCity { seat: Seat, quarter: Quarter },
    /// The Count lets nobody out of his quarter (R-CNT-12).
    CountBlocks { quarter: Quarter },
    /// From that quarter nobody may go there (R-CNT-13, 16, 17).
    NotThere { place: Place, quarter: Quarter },
    /// The right to send a follower into the City was not earned (R-CNT-5).
    CityIsShut,
    /// That figure is not sent into that quarter (R-CNT-9).
    NotInQuarter { figure: Figure, quarter: Quarter },
    /// The Count is moved after a follower was sent into the City (R-CNT-11).
    CountStays,
    /// The Count moves by himself, as the table has agreed (A42).
    CountMovesAlone,
    /// The Count is there already.
    CountIsThere { quarter: Quarter },
    /// Followers may still leave the City first (R-CNT-13).
    LeaveFirst { seat: Seat },
    /// This turn's tile lies already (R-BASE-2).
    TileAlreadyPlaced,
    /// The last turn is not over: something is still asked, and nothing follows that would say no to it (R-CNT-5, R-AM-7, R-SG-4).
    LastTurnAsks,
    /// No tile was placed in this turn yet.
    PlaceFirst,
    /// The tile still fits somewhere (R-BASE-4).
    TileFits { tile: tile::Id, at: Position },
    /// The tile just placed has no such segment.
    NoSuchSegment { tile: tile::Id, segment: Segment },
    /// Somebody stands on that feature (R-BASE-5).
    Occupied { place: Place, by: Seat },
    /// A figure was deployed in this turn already (R-BASE-5).
    AlreadyDeployed,
    /// None of that kind is in supply.
    NoFigureLeft { seat: Seat, figure: Figure },
    /// That figure does not go on such a segment.
    WrongFigure { figure: Figure, segment: Segment },
    /// The table plays without farmers (A45).
    NoFarmers,
    /// A builder or a pig needs a follower of its owner there (R-TB-3, 6).
    NoOwnFollower { figure: Figure, place: Place },
    /// That expansion is not in play.
    NotInPlay,
    /// Dragon tiles are set aside until a volcano has appeared (R-PD-1).
    VolcanoFirst { tile: tile::Id },
    /// No follower on a volcano (R-PD-2).
    Volcano,
    /// Only with a magic portal may a follower go to another tile (R-PD-10).
    NoPortal,
    /// A complete feature takes no follower (R-PD-10).
    Complete { place: Place },
    /// The player's abbey is placed already (R-AM-1).
    NoAbbey { seat: Seat },
    /// No field meets there on all four tiles (R-AM-8).
    NoBarnCorner,
    /// The field has a barn (R-AM-8, 10).
    BarnThere { by: Seat },
    /// No wagon may drive on now (R-AM-7).
    NoWagonWaits,
    /// Another player's wagon comes first.
    OthersWagon { seat: Seat },
    /// No open way leads there (R-AM-7).
    NoWayForWagon { place: Place },
    /// The dragon does not move now (R-PD-3).
    DragonRests,
    /// First the dragon makes its steps (R-PD-3).
    DragonFirst { seat: Seat },
    /// The dragon cannot step there (R-PD-3).
    DragonCannot { to: Position },
    /// That figure does not stand there.
    NobodyThere { place: Place },
    /// The follower on top of that tower is none, or another's (R-PD-7).
    NobodyOnTower { at: Position },
    /// What the fairy's follower stands on is said neither by a tile, with or without a segment, nor by a quarter alone (R-PD-7).
    FairyWhere,
    /// The table lets the fairy not into the City (A40).
    FairyNotInCity,
    /// The fairy is there already.
    FairyIsThere,
    /// The tile just placed joins no princess to that city (R-PD-6).
    NoPrincess,
    /// A knight must be sent home first (R-PD-6, the switch).
    PrincessFirst,
    /// The tile has no tower foundation (R-TW-2).
    NoFoundation { at: Position },
    /// A follower on top closes the tower (R-TW-2).
    TowerClosed { by: Seat },
    /// No tower pieces left (R-TW-1).
    NoPieceLeft { seat: Seat },
    /// No tower was raised in this turn, or its capture is made (R-TW-3).
    NoTowerRaised,
    /// The tower does not reach that far (R-TW-3).
    OutOfReach { at: Position },
    /// No tower stands there (R-TW-2).
    NoTower { at: Position },
    /// That figure does not climb towers (R-TW-2).
    NotOnTower { figure: Figure },
    /// One ransom a turn, before it is scored (R-TW-5).
    RansomOnce,
    /// That player holds no such prisoner of the own (R-TW-5).
    NoPrisoner { captor: Seat, figure: Figure },
    /// A ransom costs 3 points (R-TW-5).
    TooPoor { points: i32 },
    /// Nobody can escape now (R-SG-4).
    NoEscape,
    /// No fair waits for that (R-CAT-1).
    NoFair,
    /// Another player throws first (R-CAT-1).
    OthersThrow { seat: Seat },
    /// What was noted does not belong to the token that is thrown.
    OtherToken,
    /// The builder brings no second part of the turn (R-TB-4).
    NoSecondPart { seat: Seat },
    /// The game is played without King's Orders.
    WithoutOrders,
    /// The player has decided on the dealt orders already.
    AlreadyKept { seat: Seat },
    /// The player does not hold that card.
    NotInHand { seat: Seat, card: card::Id },
    /// Orders are drawn and discarded before the tile (R-KO-20, 24).
    OnlyAtTurnStart,
    /// One card a turn (R-KO-20).
    AlreadyDrawn,
    /// Five cards in hand (R-KO-19).
    HandFull { seat: Seat },
    /// The pile is empty (R-KO-21).
    PileEmpty,
    /// The card is not in the pile.
    NotInPile { card: card::Id },
    /// Cards of a printed deck are entered, but the app deals.
    AppDeals,
    /// The three cards of that player were entered (R-KO-3).
    AlreadyDealt { seat: Seat },
    /// Not three different cards (R-KO-3).
    DealtCount { cards: usize },
    /// The three cards of that player are not entered yet.
    NotDealt { seat: Seat },
    /// With a printed deck the drawn card has to be named.
    NameOrder,
    /// That was said of the tower site before.
    SiteIsThere,
    /// The tile's tower site is not in question (R-KO-17).
    NoQuestion { at: Position },
    /// The right to discard was not earned (R-KO-24, 25).
    NoRightToDiscard { seat: Seat },
    /// The card drawn in this turn is kept (R-KO-20).
    DrawnIsKept { card: card::Id },
    /// One or two cards are discarded (R-KO-24).
    DiscardCount { cards: usize },
    /// The card does not require placing a farmer (R-KO-24).
    NotAFarmerOrder { card: card::Id },
    /// There is nothing to choose for that player.
    NothingToChoose { seat: Seat },
    /// The card is not among those that fit.
    NotAChoice { seat: Seat, card: card::Id },
    /// A game has no more moves.
    TooManyMoves { limit: usize },
    /// Points by hand need a reason.
    NoReason,
    /// More points by hand than any game has.
    TooManyPoints { points: i32 },
    /// The game ends at the start of a turn.
    EndAtTurnStart,
    /// The game is kept without its board: no tiles are entered.
    NoBoard,
    /// The board is mirrored: what is completed follows from the tiles.
    NoScorepad,
    /// Nothing but the King's Orders is recorded.
    OnlyOrders,
    /// It is that player's turn already.
    TurnIsTheirs { seat: Seat },
    /// What is written down cannot be: of the entry in that place, from 0.
    Entry { index: usize, fault: scorepad::Fault },
    /// A builder or an own tile of a second part is needed for that (R-TB-4).
    NoSecondTile,
    /// The feature is not among those that were just completed.
    NoSuchFeature { feature: usize },
    /// A tower has at most so many pieces (R-TW-1).
    NoSuchTower { height: u32, most: u32 },
    /// The final scoring has not begun.
    NotAtEnd,
    /// The final scoring has begun.
    AtEnd,
    /// Nobody was eaten.
    NobodyEaten,
    /// More completed cities or roads than any table has.
    WrongCount { counted: u32, most: u32 },
}
