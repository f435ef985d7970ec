//! Each player's phone as that player's hand: a small server for the table's own network. It knows
//! no window: the app that drives a game shows it here, and plays the answers of the phones.
//!
//! It guards other players' hands, and lets nobody move for another: an answer is made for one seat
//! on this side of the network, and never holds more than that seat may see. It does not guard
//! against readers of the network's traffic.

pub mod address;
mod answer;
mod claim;
mod connection;
mod fate;
mod fault;
mod guard;
pub mod limit;
pub mod made;
mod offer;
mod page;
mod place;
mod poll;
mod refused;
mod seats;
mod secret;
mod server;
mod short;
pub mod sign;
mod state;
mod view;
mod waiting;

use std::sync::Arc;
use std::time::Duration;

use art::standing::Sites;
use journal::news::News;
use rules::card;
use rules::{Game, Move, Seat};

pub use server::Server;

/// Everything that the phones may know of a game at one moment. It is never sent whole: each answer
/// is made for one seat.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The game.
    pub game: Arc<Game>,
    /// The news of the turn.
    pub news: Vec<News>,
    /// Whether everybody is told that an order of a printed deck is entered more often than the
    /// deck has it (R-KO-42).
    pub entered_twice: bool,
    /// The player who shows a fulfilled order next; until then nobody else is told of its points.
    pub veiled: Option<Veiled>,
    /// The seat whose phone made the last entry, if that can still be taken back there.
    pub undo: Option<Seat>,
    /// The reason why nobody may answer, if nobody may.
    pub pause: Option<Pause>,
    /// Whether hints are told, as at the table.
    pub hints: bool,
}

/// Why nobody may answer for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pause {
    /// The table rests, or a correction or another window writes.
    Rests,
    /// The window steps through the final scoring, and phones keep the state before it.
    Scoring,
}

/// A player of whose fulfilled order nobody else has been told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Veiled {
    /// The owner of the order.
    pub seat: Seat,
    /// The orders to show, the next one first; empty if the owner has to choose one (R-KO-12).
    pub cards: Vec<card::Id>,
}

/// The pictures that phones show, as the window draws them.
pub trait Drawing: Sites + Send + Sync {
    /// A picture of a game as PNG; `None` if there is none of that name.
    ///
    /// `tile/<id>/<quarter turns>`, `figure/<figure>/<seat>`, `token/<seat>`, `card/<id>`,
    /// `mark/<set>`, `piece/<piece that belongs to nobody>`, `emblem/<0 to 63>`.
    fn picture(&self, name: &str, game: &Game) -> Option<Vec<u8>>;
}

/// Something that happens on the phones.
#[derive(Debug)]
pub enum Event {
    /// A phone came, fell asleep, woke or left; see [`Server::phones`].
    Changed,
    /// A phone has a wish.
    Asked(Asked),
    /// The page was asked for, the first time since a code was shown: phones can reach the laptop.
    Requested,
    /// The short code was guessed wrongly too often, and another has taken its place.
    Guessed,
}

/// A phone's wish, to be begun by [`Server::begin`] and answered by [`Server::reply`].
#[derive(Debug, Clone)]
pub struct Asked {
    /// The seat of the phone.
    pub seat: Seat,
    /// The revision of the state to which the wish was held; see [`Server::is_asked`].
    pub revision: u64,
    /// The stamp of the question that it answers; `None` if it is bound to the revision.
    pub stamp: Option<String>,
    /// The wish.
    pub wish: Wish,
    /// The ticket for the reply.
    pub ticket: Ticket,
}

/// Something that a phone wants of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// An answer to what is asked. A drawn order is never named: the top one is meant.
    Play(Move),
    /// The last entry of the phone is taken back.
    Undo,
    /// The owner of a fulfilled order has looked at it, and it is shown to all.
    Shown,
}

/// The name of a phone that waits for a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// The reply to a wish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// The wish is done; the new state was shown, or will be in a moment.
    Done,
    /// The wish is refused, in words.
    Refused(String),
}

/// A seat's phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phone {
    /// The seat has no phone.
    None,
    /// The phone is there.
    Here {
        /// The sign that it shows.
        emblem: u8,
    },
    /// Nothing was heard of the phone for a while.
    Asleep {
        /// The sign that it shows.
        emblem: u8,
    },
}

/// A seat's phone as it is kept, so that a server that begins later knows it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// A hash of its token, as hexadecimal digits.
    pub token: String,
    /// The sign that it shows.
    pub emblem: u8,
}

/// The time limits of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// The time for which a code can be claimed.
    pub code: Duration,
    /// The time after which a request that waits for a change is answered without one.
    pub poll: Duration,
    /// The time without a sign after which a phone sleeps; longer than a poll.
    pub asleep: Duration,
    /// The time in which the head of a request arrives, and again its body.
    pub request: Duration,
    /// The time in which a wish is answered.
    pub reply: Duration,
    /// The delay that each wrong code or token of an address adds to the answer.
    pub wrong: Duration,
    /// The longest delay of an answer to a wrong code or token.
    pub latest: Duration,
    /// The longest time that a connection lasts.
    pub connection: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Self {
            code: Duration::from_secs(120),
            poll: Duration::from_secs(6),
            asleep: Duration::from_secs(30),
            request: Duration::from_secs(5),
            reply: Duration::from_secs(5),
            wrong: Duration::from_millis(100),
            latest: Duration::from_secs(5),
            connection: Duration::from_secs(300),
        }
    }
}
