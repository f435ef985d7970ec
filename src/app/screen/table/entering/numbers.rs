//! The keys of things that can be chosen: the digits, then letters; with Alt the letters of things
//! by which tiles are found among many.

use rustc_hash::FxHashMap;

use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::Table;
use crate::app::screen::table::answering::{ANSWERING, ON_PAD};
use crate::app::screen::table::entering::Entry;
use crate::rules::board::Board;
use crate::rules::game::Phase;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::tile::Tile;
use crate::rules::tile::shown::Shown;
use crate::rules::{Game, Move};
use crate::session::Session;
use crate::text::Words;

/// The keys while a tile is placed: the digits, the letters that command nothing then, and every
/// letter with Shift. Letters of a tile's sides in the window's language are left out.
const PLACING: &[u8] = b"123456789hkmnpuyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// The number of keys without Shift in every language.
const SHORT: usize = 15;

/// The keys of places and tiles in a language.
pub(in crate::app::screen::table) fn placing(words: &Words) -> Vec<u8> {
    let sides = words.sides();
    PLACING.iter().copied().filter(|key| !sides.contains(char::from(*key))).collect()
}

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
    /// The key of the answer at that place of a list, from 0; `None` if it has none now.
    pub(in crate::app::screen::table) fn key_of(&self, index: usize) -> Option<char> {
        self.key_among(self.answering(), index)
    }

    /// The key at that place of a list, from 0, if one of these keys chooses there now.
    pub(in crate::app::screen::table) fn key_among(
        &self,
        keys: &[u8],
        index: usize,
    ) -> Option<char> {
        let on_page = index / keys.len() == self.answering.page;
        keys.get(index % keys.len()).filter(|_| on_page).map(|key| char::from(*key))
    }

    const fn answering(&self) -> &'static [u8] {
        if self.entering().is_some() { ANSWERING } else { ON_PAD }
    }

    /// The index in its whole list, from 0, of the place or tile that has a key now.
    pub(in crate::app::screen::table) fn placing_index(&self, key: usize, words: &Words) -> usize {
        self.first_on_page(&placing(words)) + key.saturating_sub(1)
    }

    /// The index of the first thing that has one of these keys now.
    pub(in crate::app::screen::table) const fn first_on_page(&self, keys: &[u8]) -> usize {
        self.answering.page * keys.len()
    }

    /// The number of the key with that letter now.
    pub(in crate::app::screen::table) fn number_of_letter(
        letter: char,
        game: &Game,
        words: &Words,
    ) -> Option<usize> {
        let placing = placing(words);
        let keys = if game.phase() == Phase::Place { &placing } else { ANSWERING };
        keys.iter().position(|key| char::from(*key) == letter).map(|index| index + 1)
    }

    /// Gives the keys to the next things, and after the last to the first again.
    pub(in crate::app::screen::table) fn turn_page(&mut self, words: &Words, session: &Session) {
        let game = self.game(session);
        let pages = self.numbered(game).div_ceil(self.keys_at_once(game, words)).max(1);
        self.answering.page = (self.answering.page + 1) % pages;
    }

    /// Whether there are more things to choose than keys.
    pub(in crate::app::screen::table) fn has_more(&self, game: &Game, words: &Words) -> bool {
        self.numbered(game) > self.keys_at_once(game, words)
    }

    fn keys_at_once(&self, game: &Game, words: &Words) -> usize {
        let is_placed = game.phase() == Phase::Place;
        if is_placed { placing(words).len() } else { self.answering().len() }
    }

    /// The number of things that can be chosen by key.
    fn numbered(&self, game: &Game) -> usize {
        match (game.phase(), self.entry()) {
            (Phase::Place, Entry::Open) if self.is_narrowed() => self.tiles_meant(game).count(),
            (Phase::Place, Entry::Place(at)) => self.offered(game, *at).ways.len(),
            (Phase::Place, Entry::Open) => game.places_to_fill().count(),
            (Phase::Place, Entry::Abbey) => game.board().holes().count(),
            (Phase::Place, Entry::Tile(tile, _)) => {
                let fits = |at| game.board().rotations(tile, at).next().is_some();
                game.board().open_places().filter(|(at, _)| fits(*at)).count()
            }
            _ => self.answering.count(&self.insight, game),
        }
    }

    /// The places that can be chosen, in the order of their keys. Open ones keep their keys from
    /// turn to turn; of those for the chosen tile or for the abbey, the likeliest come first, and
    /// places that fit a tile as its sides were typed before those for which it must be turned.
    #[must_use]
    pub fn places(&self, game: &Game) -> Vec<Position> {
        let board = game.board();
        match self.entry() {
            Entry::Open => in_order_of_keys(game.likeliest_first(game.places_to_fill()), board),
            Entry::Tile(tile, rotation) => {
                let placements = board.placements(tile).into_iter().map(|(at, _)| at);
                let mut places = game.likeliest_first(placements);
                if !self.code().is_empty() {
                    places.sort_by_key(|at| board.fits(tile, *at, *rotation).is_err());
                }
                places
            }
            Entry::Abbey => game.likeliest_first(board.holes()),
            Entry::Place(_) => Vec::new(),
        }
    }

    /// Chooses the place with that index: the tile is placed there if it fits in one way only, or
    /// as its sides were typed; else the tray asks for its rotation.
    pub(in crate::app::screen::table) fn pick_place(
        &mut self,
        index: usize,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let game = self.game(ui.session);
        let at = self.places(game).get(index).copied()?;
        let made = match self.entry() {
            Entry::Abbey => Move::PlaceAbbey { at },
            Entry::Tile(tile, _) => match self.only_way(tile, at, game) {
                Some(rotation) => Move::Place { tile: tile.id.clone(), at, rotation },
                None => {
                    let only = tile.id.clone();
                    self.begin_at(at);
                    if let Some(entering) = self.entering_mut() {
                        entering.only = Some(only);
                    }
                    return None;
                }
            },
            Entry::Open | Entry::Place(_) => {
                self.begin_at(at);
                self.bring_into_sight(at, *ui);
                return None;
            }
        };
        self.make(made, ui)
    }

    /// The only rotation of the chosen tile at a place: as all its sides were typed, or because no
    /// other fits.
    fn only_way(&self, tile: &Tile, at: Position, game: &Game) -> Option<Rotation> {
        if let Entry::Tile(_, typed) = self.entry()
            && self.code().len() == 4
            && game.board().fits(tile, at, *typed).is_ok()
        {
            return Some(*typed);
        }
        let ways = game.fitting(at).into_iter().filter(|(other, _)| other.id == tile.id);
        let ways: Vec<Rotation> = ways.map(|(_, rotation)| rotation).collect();
        match ways.as_slice() {
            [rotation] => Some(*rotation),
            _ => None,
        }
    }

    /// Offers only tiles with the thing of that letter, or no longer only those; nothing, where no
    /// chip bears it.
    pub(in crate::app::screen::table) fn press_symbol(&mut self, letter: char, ui: GameUi<'_>) {
        let found = symbol_keys(ui.words).into_iter().find(|(_, key)| *key == letter);
        let Some((shown, _)) = found else { return };
        if self.symbols(self.game(ui.session)).contains(&shown) {
            self.toggle(shown);
        }
    }
}

/// Places in the order of their keys. The likeliest of all has the first. The next have the others
/// without Shift, each that of its own column and row if no older one has it: so it keeps its key
/// from turn to turn, and after the game was closed too.
fn in_order_of_keys(mut places: Vec<Position>, board: &Board) -> Vec<Position> {
    let placed = board.tiles().iter().enumerate().map(|(index, placed)| (placed.at, index));
    let placed: FxHashMap<Position, usize> = placed.collect();
    // A place is as old as the first tile beside it.
    let age = |at: &Position| at.neighbours().iter().filter_map(|it| placed.get(it)).min().copied();
    let first: Vec<Position> = places.drain(..places.len().min(1)).collect();
    let (others, count) = (SHORT - 1, places.len().min(SHORT - 1));
    let mut short: Vec<Position> = places.drain(..count).collect();
    short.sort_by_cached_key(|at| (age(at), at.y, at.x));
    let mut keys: Vec<Option<Position>> = vec![None; count];
    for at in short {
        let own = (3 * at.x + 5 * at.y).rem_euclid(others as i32) as usize;
        let free =
            (own..own + others).map(|key| key % others).find(|key| keys.get(*key) == Some(&None));
        if let Some(key) = free.and_then(|key| keys.get_mut(key)) {
            *key = Some(at);
        }
    }
    first.into_iter().chain(keys.into_iter().flatten()).chain(places).collect()
}
