//! Each player's phone as that player's hand: a small server for the table's own network. It knows
//! no window; whoever drives a game shows it here, and plays what the phones answer.
//!
//! Guarded are other players' hands, and that nobody moves for another: an answer is made for one
//! seat on this side of the network, and what it leaves out is never sent. Whoever can read the
//! network's traffic is not guarded against.

pub mod address;
mod answer;
mod claim;
mod connection;
mod guard;
pub mod limit;
mod offer;
mod page;
mod place;
mod poll;
mod seats;
mod secret;
mod server;
pub mod sign;
mod state;
mod view;
mod waiting;

use std::sync::Arc;
use std::time::Duration;

use crate::art::standing::Sites;
use crate::rules::orders::card;
use crate::rules::scoring::Score;
use crate::rules::{Game, Move, Seat};

pub use server::Server;

/// What the phones can know of a game at one moment. It is never sent whole: each answer is made
/// for one seat.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// The game.
    pub game: Arc<Game>,
    /// The last score, with its reason.
    pub last: Option<Score>,
    /// Who shows a fulfilled order next; nobody else is told what it brings until then.
    pub veiled: Option<Veiled>,
    /// Whose phone made the last entry, if it can still be taken back there.
    pub undo: Option<Seat>,
    /// The clock rests, a correction is being made or another window writes: nobody may answer.
    pub paused: bool,
}

/// Somebody of whose orders one is fulfilled, and nobody else has been told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Veiled {
    /// Whose order it is.
    pub seat: Seat,
    /// What is shown, the next one first; empty: its owner has to choose among several (R-KO-12).
    pub cards: Vec<card::Id>,
}

/// The pictures that phones show: those of the window.
pub trait Drawing: Sites + Send + Sync {
    /// A picture of a game as PNG; `None` if there is none of that name.
    ///
    /// `tile/<id>/<quarter turns>`, `figure/<figure>/<seat>`, `token/<seat>`, `card/<id>`,
    /// `mark/<set>`, `piece/dragon`, `piece/fairy`, `piece/count`, `piece/tower-<height>`,
    /// `emblem/<0 to 63>`.
    fn picture(&self, name: &str, game: &Game) -> Option<Vec<u8>>;
}

/// What happens on the phones.
#[derive(Debug)]
pub enum Event {
    /// A phone came, fell asleep, woke or left: [`Server::phones`] tells.
    Changed,
    /// A phone wants something of the game.
    Asked(Asked),
    /// The page was asked for, the first time since a code was shown: the laptop can be reached.
    Requested,
}

/// What a phone wants. It is answered by [`Server::reply`].
#[derive(Debug)]
pub struct Asked {
    /// Whose phone it is.
    pub seat: Seat,
    /// What was shown when its owner decided. If [`Server::revision`] is another by now, the game
    /// has moved on: refuse it in any words, and the phone gets the new state instead of them.
    pub revision: u64,
    /// What it wants.
    pub wish: Wish,
    /// What the reply names.
    pub ticket: Ticket,
}

/// Something that a phone wants of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// An answer to what is asked. A drawn order is never named: the top one is meant.
    Play(Move),
    /// Its last entry is taken back.
    Undo,
    /// The order that is fulfilled was looked at by its owner, and is shown to all.
    Shown,
}

/// Names a phone that waits for a reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ticket(u64);

/// What became of a wish.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// It is done; the new state was shown, or will be in a moment.
    Done,
    /// It is refused, in words.
    Refused(String),
}

/// A seat's phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phone {
    /// There is none.
    None,
    /// It is there.
    Here {
        /// The sign that it shows.
        emblem: u8,
    },
    /// Nothing was heard of it for a while.
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

/// How long everything takes that has its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// A code can be claimed for so long.
    pub code: Duration,
    /// A request that waits for a change is answered after so long without one.
    pub poll: Duration,
    /// A phone of which nothing was heard for so long sleeps; longer than a poll.
    pub asleep: Duration,
    /// The head and the body of a request arrive in so long each.
    pub request: Duration,
    /// A wish is answered in so long.
    pub reply: Duration,
    /// Each wrong code or token of an address is answered so much later than the one before.
    pub wrong: Duration,
    /// And never later than that.
    pub latest: Duration,
    /// No connection lasts longer.
    pub connection: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Self {
            code: Duration::from_secs(120),
            poll: Duration::from_secs(20),
            asleep: Duration::from_secs(30),
            request: Duration::from_secs(5),
            reply: Duration::from_secs(5),
            wrong: Duration::from_millis(100),
            latest: Duration::from_secs(5),
            connection: Duration::from_secs(300),
        }
    }
}
