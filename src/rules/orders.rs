//! By Order of the King (R-KO): the pile and the hands of a game, what they refuse and cause. The
//! cards themselves are in `card`.

pub mod hand;
pub(crate) mod owned;

use super::card;
use super::card::mishap::Mishap;
use super::player::Seat;

/// Why a move of the orders is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Rejection {
    /// Somebody has not decided on the dealt orders (R-KO-4).
    DealFirst { seat: Seat },
    /// Somebody must first choose among the orders that fit (R-KO-12).
    ChooseFirst { seat: Seat },
    /// The game is played without King's Orders.
    WithoutOrders,
    /// The player has decided on the dealt orders already.
    AlreadyKept { seat: Seat },
    /// The player does not hold that card.
    NotInHand { seat: Seat, card: card::Id },
    /// Orders are drawn and discarded before the tile (R-KO-20, 24).
    OnlyAtTurnStart,
    /// One card is drawn a turn (R-KO-20).
    AlreadyDrawn,
    /// A hand has at most five cards (R-KO-19).
    HandFull { seat: Seat },
    /// The pile is empty (R-KO-21).
    PileEmpty,
    /// The card is not in the pile.
    NotInPile { card: card::Id },
    /// The player enters a card that is theirs already.
    InHand { card: card::Id },
    /// Cards of a printed deck are entered, but the app deals.
    AppDeals,
    /// The three cards of that player were entered (R-KO-3).
    AlreadyDealt { seat: Seat },
    /// A deal is of three different cards (R-KO-3).
    DealtCount { cards: usize },
    /// The three cards of that player are not entered yet.
    NotDealt { seat: Seat },
    /// With a printed deck the drawn card has to be named.
    NameOrder,
    /// The right to discard was not earned (R-KO-24, 25).
    NoRightToDiscard { seat: Seat },
    /// The card drawn in this turn is kept (R-KO-20).
    DrawnIsKept { card: card::Id },
    /// One or two cards are discarded (R-KO-24).
    DiscardCount { cards: usize },
    /// The card does not require placing a farmer (R-KO-24).
    NotAFarmerOrder { card: card::Id },
    /// The player has nothing to choose.
    NothingToChoose { seat: Seat },
    /// The last tile has brought the player an order already (R-KO-12, 40).
    OccasionUsed { seat: Seat },
    /// The card is not among those that fit.
    NotAChoice { seat: Seat, card: card::Id },
}

/// The outcome of a move of the orders.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The dealt orders of a printed deck were entered; which they are is secret.
    Entered { seat: Seat },
    /// A player has decided on the dealt orders; which card went back is secret.
    Kept { seat: Seat, kept: usize },
    /// A player drew an order; which one is secret.
    Drawn { seat: Seat, card: card::Id },
    /// A player discarded farmer orders, shown to all.
    Discarded { seat: Seat, cards: Vec<card::Id> },
    /// An order was fulfilled; its points follow as a score.
    Fulfilled { seat: Seat, card: card::Id },
    /// Several orders fit and their owner must choose; which ones is secret.
    ChoiceOffered { seat: Seat, cards: Vec<card::Id> },
    /// Of the two tasks of a fulfilled order, either of which will do, these were met, by their
    /// places (R-KO-55).
    MetBy { seat: Seat, card: card::Id, tasks: Vec<usize> },
    /// The mishap that a card asks to avoid has befallen its holder, or its holder says so (`None`,
    /// R-KO-58); its points follow as a score (R-KO-29, 56).
    Spent { seat: Seat, card: card::Id, by: Option<Mishap> },
}
