//! The table's own decks of orders, in memory and on disk at once.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::kit::Shared;
use crate::content::file::Fault;
use crate::content::{bundled, deck};
use crate::rules::Catalogue;
use crate::rules::orders::card::{self, Card};
use crate::rules::orders::carried::MAX_CARDS;
use crate::say;
use crate::storage::file::{Destination, Fresh};
use crate::storage::{Error, Problem, decks, file};
use crate::text::Words;

/// A deck in a file that somebody brings, checked and not yet taken.
#[derive(Debug, Clone)]
pub struct Offered {
    /// The file.
    pub from: PathBuf,
    /// The name under which it would be taken.
    pub name: String,
    /// Its cards without a fault of their own.
    pub cards: Vec<Arc<Card>>,
    /// Everything that is wrong with it, in sentences; such a deck is not taken.
    pub faults: Vec<String>,
}

impl Offered {
    /// Reads a deck from a file.
    ///
    /// # Errors
    /// If the file cannot be read, is no text or too large.
    pub fn read(path: &Path, catalogue: &Catalogue, words: &Words) -> Result<Self, Error> {
        let text = file::read(path)?;
        let shown = path.display().to_string();
        let (cards, mut faults) = checked(&shown, &text, catalogue);
        faults.extend(deck::of_no_set(&shown, &cards, catalogue));
        let mut faults: Vec<String> =
            faults.iter().take(MOST_FAULTS).map(|fault| words.content_fault(fault)).collect();
        if cards.len() > MAX_CARDS {
            faults.insert(0, say!(words, "offered-many", limit = MAX_CARDS));
        }
        let name = decks::name(&decks::name_of(path)).unwrap_or_else(|| say!(words, "deck-new"));
        let name = free_name(&name, catalogue);
        Ok(Self { from: path.into(), name, cards, faults })
    }
}

/// The most faults that are told; the first of them are enough to mend a file.
const MOST_FAULTS: usize = 20;

/// Whether a file is a deck rather than a game, as its first character tells.
#[must_use]
pub fn is_deck(path: &Path) -> bool {
    file::read(path).is_ok_and(|text| text.trim_start().starts_with('['))
}

/// The cards of a deck as they come to those of the table, and every fault.
fn checked(file: &str, text: &str, catalogue: &Catalogue) -> (Vec<Arc<Card>>, Vec<Fault>) {
    let (mut cards, faults) = deck::read_own(file, text);
    bundled::give_words(&mut cards, catalogue);
    rename_strangers(&mut cards, catalogue);
    (cards.into_iter().map(Arc::new).collect(), faults)
}

/// Gives cards another name that have that of a bundled one and are another one. All others keep
/// theirs, whatever other decks call by it: it stands on cards that are printed.
fn rename_strangers(cards: &mut [Card], catalogue: &Catalogue) {
    for card in cards {
        if catalogue.bundled_card(card.id.as_str()).is_some_and(|known| !known.is(card)) {
            card.id = fresh_id(catalogue);
        }
    }
}

/// The signs of a card's name: none that looks like another, and no vowel that would make a word.
const SIGNS: &[u8] = b"23456789bcdfghjkmnpqrstvwxz";
/// The number of signs in a card's name: two tables with twenty cards each have one in common once
/// in more than a thousand times.
const NAMED_BY: usize = 4;

/// A name for a new card that no card of the table has, and hardly one of another table: short
/// enough to be read at the foot of the card and typed. Whatever becomes of the card, it stays.
#[must_use]
pub fn fresh_id(catalogue: &Catalogue) -> card::Id {
    let sign = || SIGNS.get(rand::random_range(0..SIGNS.len())).copied().map_or('2', char::from);
    loop {
        let signs: String = std::iter::repeat_with(sign).take(NAMED_BY).collect();
        let id = card::Id::from(format!("own-{signs}").as_str());
        let is_taken = |id: &card::Id| {
            let mut all = catalogue.decks().iter().flat_map(|deck| &deck.cards);
            all.any(|card| card.id == *id)
        };
        if !is_taken(&id) {
            return id;
        }
    }
}

/// The name, with a number if a deck of the table has it already.
#[must_use]
pub fn free_name(name: &str, catalogue: &Catalogue) -> String {
    let is_free = |name: &String| catalogue.decks().iter().all(|deck| deck.name != *name);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

impl Shared {
    /// Keeps a deck: in memory, and on disk.
    ///
    /// # Errors
    /// If it cannot be written; then nothing has changed.
    pub fn keep_deck(&mut self, name: &str, cards: &[Arc<Card>]) -> Result<(), Error> {
        decks::save(&self.folders, name, &deck::write(cards))?;
        let cards = cards.iter().map(|card| Card::clone(card)).collect();
        Arc::make_mut(&mut self.catalogue).put_deck(name, cards);
        Ok(())
    }

    /// Takes a deck back that was made: it is there no more. One that another program has changed
    /// since is put away.
    ///
    /// # Errors
    /// If its file cannot be removed.
    pub fn drop_deck(&mut self, name: &str) -> Result<(), Error> {
        let text = deck::write(self.catalogue.deck(Some(name)));
        if !decks::remove(&self.folders, name, &text)? {
            return self.put_deck_away(name);
        }
        Arc::make_mut(&mut self.catalogue).take_deck(name);
        Ok(())
    }

    /// Gives a deck another name.
    ///
    /// # Errors
    /// If another deck has that name, or the file cannot be renamed.
    pub fn rename_deck(&mut self, from: &str, to: &str) -> Result<(), Error> {
        decks::rename(&self.folders, from, to)?;
        Arc::make_mut(&mut self.catalogue).rename_deck(from, to);
        Ok(())
    }

    /// Puts a deck away.
    ///
    /// # Errors
    /// If its file cannot be moved.
    pub fn put_deck_away(&mut self, name: &str) -> Result<(), Error> {
        decks::put_away(&self.folders, name)?;
        Arc::make_mut(&mut self.catalogue).take_deck(name);
        self.away = decks::away(&self.folders);
        Ok(())
    }

    /// Brings a deck back that was put away; returns its name.
    ///
    /// # Errors
    /// If it cannot be read or moved, or has faults.
    pub fn bring_deck_back(&mut self, name: &str) -> Result<String, Error> {
        let (from, text) = decks::read_away(&self.folders, name)?;
        let (cards, faults) = checked(&from.display().to_string(), &text, &self.catalogue);
        if let Some(fault) = faults.first() {
            let message = self.words.content_fault(fault);
            let field = fault.field.clone().unwrap_or_default();
            return Err(Error::new(&from, Problem::Shape { field, message }));
        }
        let name = decks::bring_back(&self.folders, name)?;
        self.away = decks::away(&self.folders);
        self.keep_deck(&name, &cards)?;
        Ok(name)
    }
}

/// Writes a deck into a file that somebody has chosen; returns its path.
///
/// # Errors
/// If it cannot be written.
pub fn write_deck(cards: &[Arc<Card>], to: Destination) -> Result<PathBuf, Error> {
    file::check_typed(&to.path)?;
    Fresh::create(to, deck::write(cards)).map(Fresh::keep)
}
