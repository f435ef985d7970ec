//! The search among the earlier games, in a text that is prepared once for each.

use std::collections::HashMap;
use std::sync::Arc;

use super::super::home;
use super::Earlier;
use super::games::played_with;
use kit::ui::Ui;
use storage::list::Entry;

/// A game with the text that is searched.
#[derive(Debug)]
pub struct Searched {
    entry: Arc<Entry>,
    /// The game's names, sets and date, in small letters.
    text: String,
}

impl Earlier {
    /// Prepares the text of the games as they are now, and searches them anew.
    pub fn search_in(&mut self, ui: Ui<'_>) {
        let language = ui.words.language();
        let known =
            std::mem::take(&mut self.games).into_iter().filter(|_| self.language == language);
        // A game that was read anew is another entry.
        let mut known: HashMap<*const Entry, String> =
            known.map(|game| (Arc::as_ptr(&game.entry), game.text)).collect();
        let game = |entry: &Arc<Entry>| {
            let text = known.remove(&Arc::as_ptr(entry)).unwrap_or_else(|| text(entry, ui));
            Searched { entry: Arc::clone(entry), text }
        };
        self.games = ui.shared.earlier.iter().map(game).collect();
        self.language = language;
        self.search();
        self.rows.resize(self.found.len());
    }

    /// Finds the games with all the words to search for.
    pub fn search(&mut self) {
        let query = names::folded(&self.query);
        let fits = |game: &Searched| query.split_whitespace().all(|word| game.text.contains(word));
        let games = self.games.iter().enumerate();
        self.found = games.filter(|(_, game)| fits(game)).map(|(place, _)| place).collect();
    }

    /// The game in a row of the list.
    pub fn found_game(&self, row: usize) -> Option<&Entry> {
        self.found.get(row).and_then(|place| self.games.get(*place)).map(|game| &*game.entry)
    }
}

/// The text of a game that is searched.
fn text(entry: &Entry, ui: Ui<'_>) -> String {
    let mut text = vec![ui.date(&entry.started), entry.started.clone()];
    match &entry.standing {
        Ok(standing) => {
            text.extend(standing.players.iter().map(|(player, _)| player.name.clone()));
            text.extend(played_with(standing, ui));
        }
        Err(_) => text.push(home::file_name(entry)),
    }
    names::folded(&text.join(" "))
}
