//! The fates and chances of the orders, as far as they are found out.

use journal::Journal;
use journal::fates::{Fate, fates};
use journal::review::{Chance, Look, looks};
use kit::work::Work;
use rules::Seat;
use rules::card;
use session::Session;

/// The progress in finding out.
#[derive(Debug)]
pub enum Review {
    /// There is nothing to find out, or no way to.
    Nothing,
    /// The search has not begun.
    Unasked,
    /// A thread is searching.
    UnderWay(Work<Option<Reviewed>>),
    /// All is known.
    Known(Reviewed),
}

/// The fates and chances of all orders.
#[derive(Debug)]
pub struct Reviewed {
    /// The fate of each order, as they lay in the pile.
    pub fates: Vec<Fate>,
    /// The orders that players might have fulfilled with each tile.
    pub looks: Vec<Look>,
}

impl Review {
    /// The state for a session's game; nothing before the end, for until then the hands are secret.
    pub fn new(session: &Session) -> Self {
        let game = session.game();
        if game.is_finished() && game.orders().is_some() { Self::Unasked } else { Self::Nothing }
    }

    /// The outcome of the search, once it is done.
    pub fn take_result(&self) -> Option<Option<Reviewed>> {
        match self {
            Self::UnderWay(work) => work.take_result(),
            Self::Nothing | Self::Unasked | Self::Known(_) => None,
        }
    }

    /// The fates and chances, once all are known.
    pub const fn known(&self) -> Option<&Reviewed> {
        match self {
            Self::Known(reviewed) => Some(reviewed),
            Self::Nothing | Self::Unasked | Self::UnderWay(_) => None,
        }
    }

    /// The share of the search that is done, from 0 to 1, while a thread is at it.
    pub fn share(&self) -> Option<f32> {
        match self {
            Self::UnderWay(work) => Some(work.share().unwrap_or_default()),
            Self::Nothing | Self::Unasked | Self::Known(_) => None,
        }
    }
}

impl Reviewed {
    /// Searches a finished game; `went` is told the progress and returns whether to go on.
    pub fn from_journal(journal: &Journal, went: impl FnMut(usize, usize) -> bool) -> Option<Self> {
        let fates = fates(journal)?;
        Some(Self { fates, looks: looks(journal, went)? })
    }

    /// The orders that a player had in the end.
    pub fn orders_of(&self, seat: Seat) -> impl Iterator<Item = &Fate> {
        self.fates.iter().filter(move |fate| fate.holder() == Some(seat))
    }

    /// The chances of an order.
    pub fn chances<'a>(
        &'a self,
        card: &'a card::Id,
    ) -> impl Iterator<Item = (&'a Look, &'a Chance)> {
        let chances = |look: &'a Look| look.chances.iter().map(move |chance| (look, chance));
        self.looks.iter().flat_map(chances).filter(move |(_, chance)| chance.card == *card)
    }
}
