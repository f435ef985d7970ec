//! The keys of the things by which tiles are found among many: Alt, and a letter of their names.

use crate::app::kit::Shared;
use crate::app::screen::table::Table;
use crate::rules::tile::shown::Shown;
use crate::session::Session;
use crate::text::Words;

/// The letter of each thing: the first of its name in the language that no thing before it has.
#[must_use]
pub fn symbol_keys(words: &Words) -> Vec<(Shown, char)> {
    let mut keys: Vec<(Shown, char)> = Vec::new();
    for shown in Shown::all() {
        let name = words.shown(shown).to_lowercase();
        let letters = name.chars().filter(char::is_ascii_lowercase).chain('a'..='z');
        let is_free = |letter: &char| keys.iter().all(|(_, other)| other != letter);
        let free = letters.into_iter().find(is_free);
        keys.extend(free.map(|letter| (shown, letter)));
    }
    keys
}

impl Table {
    /// Offers only tiles with the thing of that letter, or no longer only those; nothing, where no
    /// chip bears it.
    pub(in crate::app::screen::table) fn press_symbol(
        &mut self,
        letter: char,
        shared: &Shared,
        session: &Session,
    ) {
        let found = symbol_keys(&shared.words).into_iter().find(|(_, key)| *key == letter);
        let Some((shown, _)) = found else { return };
        if self.symbols(self.game(session)).contains(&shown) {
            self.toggle(shown);
        }
    }
}
