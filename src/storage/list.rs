//! The list of a table's games: what each has come to, or why it cannot be read.

use std::path::PathBuf;
use std::sync::Arc;

use super::clock::{Clock, Timing};
use super::error::{Error, Problem};
use super::games::{self, Games};
use crate::journal::Journal;
use crate::journal::statistics::Summary;
use crate::rules::house_rule::HouseRules;
use crate::rules::orders::card;
use crate::rules::player::Player;
use crate::rules::setup::{Deck, Recording};
use crate::rules::{Catalogue, Seat};

/// A game in the list.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// When it began, as a UTC timestamp.
    pub started: String,
    /// What it came to, or why its file cannot be read.
    pub standing: Result<Standing, Unread>,
}

/// Why a game in the list cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    /// A newer version of the app has written it.
    Newer,
    /// Its setup cannot be played here: a set or a card is missing.
    Unplayable,
    /// Its file is damaged beyond reading.
    Damaged,
}

impl From<&Error> for Unread {
    fn from(error: &Error) -> Self {
        match error.problem {
            Problem::Newer { .. } => Self::Newer,
            Problem::Setup(_) => Self::Unplayable,
            Problem::Read(_)
            | Problem::Write(_)
            | Problem::NotAFile
            | Problem::Taken
            | Problem::Huge { .. }
            | Problem::Empty
            | Problem::NotText
            | Problem::Syntax { .. }
            | Problem::NotAGame
            | Problem::Shape { .. }
            | Problem::TooManyMoves { .. }
            | Problem::Ignored { .. }
            | Problem::NoHome => Self::Damaged,
        }
    }
}

/// What a game came to so far.
#[derive(Debug, Clone)]
pub struct Standing {
    /// Its players with their points, in seat order.
    pub players: Vec<(Player, i32)>,
    /// The turn it has come to.
    pub turn: u32,
    /// It is over.
    pub finished: bool,
    /// The sets that it is played with.
    pub sets: Vec<String>,
    /// With King's Orders.
    pub with_orders: bool,
    /// What was recorded.
    pub record: Recording,
    /// Its orders were printed.
    pub printed: bool,
    /// The deck of the table's own that was played; `None`: the bundled one.
    pub deck: Option<String>,
    /// Where it differs from the rules.
    pub rules: HouseRules,
    /// How the time was kept.
    pub timing: Timing,
    /// Who is ahead among those who have not left.
    pub winners: Vec<Seat>,
    /// What it came to, if it is over.
    pub summary: Option<Summary>,
}

impl Standing {
    /// What a game has come to.
    #[must_use]
    pub fn of(journal: &Journal, timing: Timing) -> Self {
        let game = journal.game();
        let players = game.seats().zip(&game.setup().players);
        Self {
            players: players
                .map(|(seat, player)| (player.clone(), game.tally(seat).total()))
                .collect(),
            winners: game.winners(),
            turn: game.turn(),
            finished: game.is_finished(),
            sets: game.setup().sets.clone(),
            with_orders: game.orders().is_some(),
            record: game.recording(),
            printed: game.setup().deck == Deck::Printed,
            deck: own_deck(journal),
            rules: game.setup().rules.clone(),
            timing,
            summary: Summary::of(journal),
        }
    }
}

/// The deck of the table's own that all orders of a game are from.
fn own_deck(journal: &Journal) -> Option<String> {
    let game = journal.game();
    let orders = game.setup().orders.as_ref()?;
    let deck = game.catalogue().decks().iter().find(|deck| {
        let has = |id: &card::Id| deck.cards.iter().any(|card| card.id == *id);
        !orders.is_empty() && orders.iter().all(has)
    });
    deck.map(|deck| deck.name.clone())
}

impl Games {
    /// Reads all games of the table, the newest first, with those that lie elsewhere and are still
    /// there.
    #[must_use]
    pub fn list(&self, elsewhere: &[PathBuf], catalogue: &Arc<Catalogue>) -> Vec<Entry> {
        let mut entries = read(self.files().unwrap_or_default(), catalogue);
        let is_other = |path: &PathBuf| path.is_file() && path.parent() != Some(self.folder());
        for entry in read(elsewhere.iter().filter(|path| is_other(path)).cloned(), catalogue) {
            let is_older = |other: &Entry| other.started < entry.started;
            let place = entries.iter().position(is_older).unwrap_or(entries.len());
            entries.insert(place, entry);
        }
        entries
    }

    /// Reads the deleted games, the newest first.
    #[must_use]
    pub fn list_deleted(&self, catalogue: &Arc<Catalogue>) -> Vec<Entry> {
        let mut entries = read(self.deleted_files(), catalogue);
        entries.sort_by(|one, other| other.started.cmp(&one.started));
        entries
    }
}

fn read(paths: impl IntoIterator<Item = PathBuf>, catalogue: &Arc<Catalogue>) -> Vec<Entry> {
    let entries = paths.into_iter().map(|path| match games::open(&path, catalogue) {
        Ok(opened) => {
            let timing = Clock::timing(opened.clock.as_ref());
            let standing = Ok(Standing::of(&opened.journal, timing));
            Entry { path, started: opened.started, standing }
        }
        Err(error) => Entry { path, started: String::new(), standing: Err(Unread::from(&error)) },
    });
    entries.collect()
}
