//! Wishes about the table's own decks.

use std::sync::Arc;

use rules::card::Card;

/// A step with decks that the app takes.
#[derive(Debug, Clone)]
pub enum Message {
    /// The decks are shown, from home or from the setup.
    Show,
    /// A deck is kept with these cards.
    Keep(String, Vec<Arc<Card>>),
    /// A deck gets another name.
    Rename(String, String),
    /// A deck that was made is there no more.
    Drop(String),
    /// A deck is put away.
    PutAway(String),
    /// A deck is brought back.
    BringBack(String),
    /// A game is set up with a deck of the table's own, or with the bundled one.
    Play(Option<String>),
    /// A file is chosen, read and shown.
    Read,
    /// The chosen deck is saved to a file.
    Save,
    /// The chosen deck is saved for a printer.
    Print,
    /// Games are played with a card, to find how hard it is.
    Measure(Arc<Card>),
    /// No more of them are played.
    StopMeasuring,
    /// A change that is not on disk is written somewhere else.
    Rescue,
    /// The screen is left.
    Back,
}
