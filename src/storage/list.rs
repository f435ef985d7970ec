//! The list of a table's games: the standing of each, or why it cannot be read.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::clock::{Clock, Timing};
use super::error::{Error, Problem};
use super::games::{self, Games};
use journal::Journal;
use journal::statistics::Summary;
use rules::card;
use rules::card::deck;
use rules::house_rule::HouseRules;
use rules::player::Player;
use rules::setup::{Deck, Recording};
use rules::{Catalogue, Game, Seat};

/// A game in the list.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// When it began, as a UTC timestamp.
    pub started: String,
    /// Its standing, or why its file cannot be read.
    pub standing: Result<Standing, Unread>,
    /// The stamp of its file when it was read; `None` if that tells too little.
    read: Option<Stamp>,
}

/// The stamp of a file: the file has not changed as long as this stays the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: SystemTime,
    bytes: u64,
}

/// The coarseness of times in file systems: a file written so shortly ago may be written again
/// without a trace.
const COARSE: Duration = Duration::from_secs(3);

impl Stamp {
    fn from_file(path: &Path) -> Option<Self> {
        let file = fs::metadata(path).ok()?;
        let modified = file.modified().ok()?;
        let is_settled = SystemTime::now().duration_since(modified).is_ok_and(|age| age > COARSE);
        is_settled.then_some(Self { modified, bytes: file.len() })
    }
}

impl Entry {
    fn read(path: PathBuf, catalogue: &Arc<Catalogue>) -> Self {
        // The stamp is older than the reading: a file written meanwhile is read again next time.
        let read = Stamp::from_file(&path);
        let (started, standing) = match games::open(&path, catalogue) {
            Ok(opened) => {
                let timing = Clock::timing(opened.saved.clock.as_ref());
                (opened.saved.started, Ok(Standing::from_journal(&opened.journal, timing)))
            }
            Err(error) => (String::new(), Err(Unread::from(&error))),
        };
        Self { path, started, standing, read }
    }

    /// A game that was left just now, as it stood.
    pub const fn left(path: PathBuf, started: String, standing: Standing) -> Self {
        Self { path, started, standing: Ok(standing), read: None }
    }

    /// Whether its file is as it was when it was read, and was read whole.
    fn is_current(&self) -> bool {
        self.standing.is_ok() && self.read.is_some() && self.read == Stamp::from_file(&self.path)
    }
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
            | Problem::NoFolder
            | Problem::NoName
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

/// The standing of a game.
#[derive(Debug, Clone)]
pub struct Standing {
    /// Its players with their points, in seat order.
    pub players: Vec<(Player, i32)>,
    /// The turn it has come to.
    pub turn: u32,
    /// Whether it is over.
    pub finished: bool,
    /// The sets that it is played with.
    pub sets: Vec<String>,
    /// The sets without gardens, where the table has boxes of both editions (R-AB-1).
    pub plain: Vec<String>,
    /// Whether it is played with King's Orders.
    pub with_orders: bool,
    /// The recording.
    pub record: Recording,
    /// Whether our orders of its newer sets are in its deck, if it has such sets.
    pub newer: bool,
    /// Whether its orders are printed cards.
    pub printed: bool,
    /// The table's own deck that is played; `None` for the bundled one.
    pub deck: Option<String>,
    /// The house rules for a next game.
    pub rules: HouseRules,
    /// The timing.
    pub timing: Timing,
    /// The players in the first place.
    pub winners: Vec<Seat>,
    /// The summary, if it is over.
    pub summary: Option<Summary>,
}

impl Standing {
    /// The standing of a game.
    pub fn from_journal(journal: &Journal, timing: Timing) -> Self {
        let game = journal.game();
        let players = game.seats().zip(&game.setup().players);
        let gardens = &game.setup().gardens;
        let is_plain = |set: &&String| gardens.as_ref().is_some_and(|all| !all.contains(set));
        Self {
            players: players
                .map(|(seat, player)| (player.clone(), game.tally(seat).total()))
                .collect(),
            winners: game.winners(),
            turn: game.turn(),
            finished: game.is_finished(),
            sets: game.setup().sets.clone(),
            plain: game.setup().sets.iter().filter(is_plain).cloned().collect(),
            with_orders: game.orders().is_some(),
            record: game.recording(),
            newer: has_newer(game),
            printed: game.setup().deck == Deck::Printed,
            deck: own_deck(journal),
            rules: game.setup().rules.for_next_game(),
            timing,
            summary: Summary::from_journal(journal),
        }
    }
}

/// Whether a game has our orders of the newer sets, as far as it can (R-CARD-4).
fn has_newer(game: &Game) -> bool {
    let catalogue = game.catalogue();
    let Some(orders) = &game.setup().orders else { return true };
    let mut of_sets = catalogue
        .cards()
        .iter()
        .filter(|card| deck::is_newer(card) && deck::belongs(card, &game.setup().sets))
        .peekable();
    of_sets.peek().is_none() || of_sets.any(|card| orders.contains(&card.id))
}

/// The table's own deck that all orders of a game are from.
fn own_deck(journal: &Journal) -> Option<String> {
    let game = journal.game();
    let orders = game.setup().orders.as_ref()?;
    let deck = game.catalogue().decks().iter().find(|deck| {
        let has = |id: &card::Id| deck.cards.iter().any(|card| card.id.as_str() == id.printed());
        !orders.is_empty() && orders.iter().all(has)
    });
    deck.map(|deck| deck.name.clone())
}

impl Games {
    /// The list of all games, the newest first, with those that lie elsewhere and are still there;
    /// it is read game by game. Unchanged entries are taken from `known`.
    pub fn listing(
        &self,
        elsewhere: &[PathBuf],
        known: &[Arc<Entry>],
        catalogue: &Arc<Catalogue>,
    ) -> Listing {
        let is_other = |path: &&PathBuf| path.is_file() && !self.has(path);
        let mut files = self.files().unwrap_or_default();
        files.extend(elsewhere.iter().filter(is_other).cloned());
        Listing::new(files, known, catalogue)
    }

    /// Puts the next game of a [`Games::listing`] in its place among those before it; a game that
    /// cannot be read has no time and stays in the place of its name.
    pub fn put(entry: Arc<Entry>, entries: &mut Vec<Arc<Entry>>) {
        let is_older = |other: &Arc<Entry>| other.standing.is_ok() && other.started < entry.started;
        // Most games come in order of time already.
        let last = entries.iter().rfind(|other| other.standing.is_ok());
        let is_late = entry.standing.is_ok() && last.is_some_and(is_older);
        let place = if is_late { entries.iter().position(is_older) } else { None };
        entries.insert(place.unwrap_or(entries.len()), entry);
    }

    /// The list of all games, like [`Games::listing`], read at once.
    pub fn list(&self, elsewhere: &[PathBuf], catalogue: &Arc<Catalogue>) -> Vec<Arc<Entry>> {
        let mut entries = Vec::new();
        for entry in self.listing(elsewhere, &[], catalogue) {
            Self::put(entry, &mut entries);
        }
        entries
    }

    /// The list of deleted games, the last name first; it is read game by game.
    pub fn listing_deleted(&self, known: &[Arc<Entry>], catalogue: &Arc<Catalogue>) -> Listing {
        Listing::new(self.deleted_files(), known, catalogue)
    }
}

/// Brings games into the order of time, the newest first.
pub fn sort(entries: &mut [Arc<Entry>]) {
    entries.sort_by(|one, other| other.started.cmp(&one.started));
}

/// A list of games while it is read.
#[derive(Debug)]
pub struct Listing {
    files: std::vec::IntoIter<PathBuf>,
    known: HashMap<PathBuf, Arc<Entry>>,
    catalogue: Arc<Catalogue>,
}

impl Listing {
    fn new(files: Vec<PathBuf>, known: &[Arc<Entry>], catalogue: &Arc<Catalogue>) -> Self {
        let known = known.iter().map(|entry| (entry.path.clone(), Arc::clone(entry)));
        let (files, known) = (files.into_iter(), known.collect());
        Self { files, known, catalogue: Arc::clone(catalogue) }
    }
}

impl Iterator for Listing {
    type Item = Arc<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        let path = self.files.next()?;
        let known = self.known.remove(&path).filter(|entry| entry.is_current());
        Some(known.unwrap_or_else(|| Arc::new(Entry::read(path, &self.catalogue))))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.files.size_hint()
    }
}

impl ExactSizeIterator for Listing {}
