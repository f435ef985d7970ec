//! The table's own decks of orders, in memory and on disk at once.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::Shared;
use crate::ui::Ui;
use content::file::Fault;
use content::{bundled, deck};
use rules::Catalogue;
use rules::card::{self, Card};
use storage::file::{Destination, Fresh};
use storage::{Error, Problem, decks, file, own};
use text::say;

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
    /// The deck in the text of that file.
    pub fn from_text(path: &Path, text: &str, ui: Ui<'_>) -> Self {
        let catalogue = &ui.catalogue;
        let shown = path.display().to_string();
        let (cards, mut faults) = checked(&shown, text, catalogue);
        faults.extend(deck::of_no_set(&shown, &cards, catalogue));
        let faults: Vec<String> =
            faults.iter().take(MOST_FAULTS).map(|fault| ui.words.content_fault(fault)).collect();
        let name = decks::name(&decks::name_of(path)).unwrap_or_else(|| say!(ui, "deck-new"));
        Self { from: path.into(), name: free_name(&name, ui), cards, faults }
    }
}

/// The most faults that are told; the first of them are enough to mend a file.
const MOST_FAULTS: usize = 20;

/// Whether a text is a deck rather than a game, as its first character tells.
pub fn is_deck(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// The cards of a deck as they come to those of the table, and every fault.
fn checked(file: &str, text: &str, catalogue: &Catalogue) -> (Vec<Arc<Card>>, Vec<Fault>) {
    let (mut cards, faults) = deck::read(file, text);
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

/// The name, with a number if a deck of the table has it already, in this window or on disk.
pub fn free_name(name: &str, ui: Ui<'_>) -> String {
    let is_free =
        |name: &str| ui.catalogue.own_deck(name).is_none() && decks::is_free(&ui.folders, name);
    decks::free_name(name, is_free)
}

/// The file of a deck, with its cards and every fault.
type Lying = (String, Vec<Card>, Vec<Fault>);

/// Why a deck is not changed.
#[derive(Debug)]
pub enum Hindrance {
    /// Another window changes it.
    Elsewhere,
    /// Another window has changed it: it is shown as it is now.
    Changed,
    /// Its file.
    File(Error),
}

impl From<Error> for Hindrance {
    fn from(error: Error) -> Self {
        Self::File(error)
    }
}

impl Shared {
    /// A deck as it lies on disk: its file, its cards and every fault; `None` if there is none.
    fn lying(&self, name: &str) -> Result<Option<Lying>, Error> {
        let Some((file, text)) = decks::read(&self.folders, name)? else { return Ok(None) };
        let file = file.display().to_string();
        let (cards, faults) = bundled::own_deck(&file, &text, &self.catalogue);
        Ok(Some((file, cards, faults)))
    }

    /// Keeps other windows from changing a deck, if this one does not change it already. Nothing of
    /// another window is written over: what it has written since is taken over first.
    fn hold_deck(&mut self, name: &str) -> Result<(), Hindrance> {
        if self.keeping.holds(name) {
            return Ok(());
        }
        // Where no lock can be made, nobody else has one either; writing will tell the reason.
        let lock = match decks::hold(&self.folders, name) {
            Ok(Some(lock)) => Some(lock),
            Ok(None) => return Err(Hindrance::Elsewhere),
            Err(_) => None,
        };
        if self.catalogue.own_deck(name).is_none() {
            if !decks::is_free(&self.folders, name) {
                let path = self.folders.orders().join(format!("{name}.json"));
                return Err(Error::new(&path, Problem::Taken).into());
            }
        } else if lock.is_some() {
            let Some((file, cards, faults)) = self.lying(name)? else {
                // Renamed or put away there.
                self.read_decks_anew();
                return Err(Hindrance::Changed);
            };
            if let Some(fault) = faults.first() {
                return Err(self.faulty(&file, fault).into());
            }
            let is_new = |own: &[Arc<Card>]| !own.iter().map(AsRef::as_ref).eq(&cards);
            if self.catalogue.own_deck(name).is_some_and(is_new) {
                Arc::make_mut(&mut self.catalogue).put_deck(name, cards);
                return Err(Hindrance::Changed);
            }
        }
        self.keeping.hold(name, lock);
        Ok(())
    }

    fn faulty(&self, file: &str, fault: &Fault) -> Error {
        let message = self.words.content_fault(fault);
        let field = fault.field.clone().unwrap_or_default();
        Error::new(Path::new(file), Problem::Shape { field, message })
    }

    /// Keeps a deck: in memory, and on disk if that can be written; [`Keeping::unsaved`] tells.
    ///
    /// # Errors
    /// If another window changes it, or has; then nothing has changed here.
    pub fn keep_deck(&mut self, name: &str, cards: &[Arc<Card>]) -> Result<(), Hindrance> {
        self.hold_deck(name)?;
        let cards = cards.iter().map(|card| Card::clone(card)).collect();
        Arc::make_mut(&mut self.catalogue).put_deck(name, cards);
        self.save_deck(name);
        Ok(())
    }

    /// Takes a deck back that was made: it is there no more. One that another program has changed
    /// since is put away.
    ///
    /// # Errors
    /// If another window changes it, or its file cannot be removed.
    pub fn drop_deck(&mut self, name: &str) -> Result<(), Hindrance> {
        self.hold_deck(name)?;
        let text = deck::write(self.catalogue.deck(Some(name)));
        if !decks::remove(&self.folders, name, &text)? {
            return self.put_deck_away(name);
        }
        self.keeping.let_go(name);
        Arc::make_mut(&mut self.catalogue).take_deck(name);
        Ok(())
    }

    /// Writes a deck as it is in memory, if it is not on disk so.
    pub fn save_deck(&mut self, name: &str) {
        let text = self.catalogue.own_deck(name).map(deck::write).unwrap_or_default();
        self.keeping.wrote(name, decks::save(&self.folders, name, &text));
    }

    /// Gives up the changes of a deck that are not on disk: it is as it is there.
    pub fn give_up_deck(&mut self, name: &str) {
        self.keeping.let_go(name);
        match self.lying(name) {
            Ok(Some((_, cards, faults))) if faults.is_empty() => {
                Arc::make_mut(&mut self.catalogue).put_deck(name, cards);
            }
            Ok(None) => Arc::make_mut(&mut self.catalogue).take_deck(name),
            // Nobody knows how it is there.
            Ok(Some(_)) | Err(_) => {}
        }
    }

    /// Reads the decks that other windows have changed, made or put away.
    pub fn read_decks_anew(&mut self) {
        let (files, errors) = own::decks(&self.folders);
        let before = Catalogue::clone(&self.catalogue);
        let (mut catalogue, _) = bundled::with_own_decks(before.clone(), &files);
        for deck in before.decks() {
            let is_read = catalogue.own_deck(&deck.name).is_some();
            let is_there = || !errors.is_empty() || !decks::is_free(&self.folders, &deck.name);
            if self.keeping.unsaved(&deck.name).is_some() || (!is_read && is_there()) {
                let cards = deck.cards.iter().map(|card| Card::clone(card)).collect();
                catalogue.put_deck(&deck.name, cards);
            }
        }
        if catalogue != before {
            self.catalogue = Arc::new(catalogue);
        }
        self.away = decks::away(&self.folders);
    }

    /// Gives a deck another name.
    ///
    /// # Errors
    /// If another window changes it, another deck has that name, or the file cannot be renamed.
    pub fn rename_deck(&mut self, from: &str, to: &str) -> Result<(), Hindrance> {
        self.hold_whole(from)?;
        decks::rename(&self.folders, from, to)?;
        self.keeping.let_go(from);
        Arc::make_mut(&mut self.catalogue).rename_deck(from, to);
        Ok(())
    }

    /// Puts a deck away.
    ///
    /// # Errors
    /// If another window changes it, or its file cannot be moved.
    pub fn put_deck_away(&mut self, name: &str) -> Result<(), Hindrance> {
        self.hold_whole(name)?;
        decks::put_away(&self.folders, name)?;
        self.keeping.let_go(name);
        Arc::make_mut(&mut self.catalogue).take_deck(name);
        self.away = decks::away(&self.folders);
        Ok(())
    }

    /// Holds a deck whose last change is on disk, now if not before.
    fn hold_whole(&mut self, name: &str) -> Result<(), Hindrance> {
        self.hold_deck(name)?;
        if self.keeping.unsaved(name).is_some() {
            self.save_deck(name);
        }
        self.keeping.unsaved(name).map_or(Ok(()), |error| Err(error.clone().into()))
    }

    /// Brings a deck back that was put away; returns its name.
    ///
    /// # Errors
    /// If it cannot be read or moved, or has faults.
    pub fn bring_deck_back(&mut self, name: &str) -> Result<String, Hindrance> {
        let (from, text) = decks::read_away(&self.folders, name)?;
        let from = from.display().to_string();
        let (cards, faults) = checked(&from, &text, &self.catalogue);
        if let Some(fault) = faults.first() {
            return Err(self.faulty(&from, fault).into());
        }
        let name = decks::bring_back(&self.folders, name)?;
        self.away = decks::away(&self.folders);
        // As it lies there; its cards may get other names now.
        let lying = bundled::own_deck(&from, &text, &self.catalogue).0;
        Arc::make_mut(&mut self.catalogue).put_deck(&name, lying);
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
