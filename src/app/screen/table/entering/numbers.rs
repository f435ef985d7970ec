//! The keys of the places and tiles that can be chosen: the digits, then letters; with Alt the
//! letters of things by which tiles are found among many.

use rustc_hash::FxHashMap;

use super::{Entered, Entering, Entry};
use crate::table::answering::keys_of;
use rules::board::Board;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation};
use rules::tile::Tile;
use rules::tile::shown::Shown;
use rules::{Game, Move};
use text::Words;

/// The keys while a tile is placed: the digits, the letters that command nothing then, and every
/// letter with Shift. Letters of a tile's sides in the window's language are left out.
const PLACING: &[u8] = b"123456789hkmnpuyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// The number of keys without Shift in every language.
const SHORT: usize = 15;

/// The keys of places and tiles in a language.
pub fn placing(words: &Words) -> Vec<u8> {
    let sides = words.sides();
    PLACING.iter().copied().filter(|key| !sides.contains(char::from(*key))).collect()
}

/// The number of the key with that letter now.
pub fn number_of_letter(letter: char, game: &Game, words: &Words) -> Option<usize> {
    let placing = placing(words);
    let keys = if game.phase() == Phase::Place { &placing } else { keys_of(game) };
    keys.iter().position(|key| char::from(*key) == letter).map(|index| index + 1)
}

/// The letter of each thing: the first of its name in the language that no thing before it has.
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

impl Entering {
    /// Whether there are more tiles or places to choose than keys.
    pub fn has_more(&self, game: &Game, words: &Words) -> bool {
        self.numbered(game) > placing(words).len()
    }

    /// The number of tiles or places that can be chosen by key.
    pub fn numbered(&self, game: &Game) -> usize {
        match &self.entry {
            Entry::Open if self.is_narrowed() => self.tiles_meant(game).count(),
            Entry::Place(at) => self.offered(game, *at).ways.len(),
            Entry::Open => legal::places_to_fill(game).count(),
            Entry::Abbey => game.board().holes().count(),
            Entry::Tile(tile, _) => {
                let fits = |at| game.board().rotations(tile, at).next().is_some();
                game.board().open_places().filter(|(at, _)| fits(*at)).count()
            }
        }
    }

    /// The places that can be chosen, in the order of their keys. Open ones keep their keys from
    /// turn to turn; of those for the chosen tile or for the abbey, the likeliest come first, and
    /// places that fit a tile as its sides were typed before those for which it must be turned.
    pub fn places(&self, game: &Game) -> Vec<Position> {
        let board = game.board();
        match &self.entry {
            Entry::Open => {
                in_order_of_keys(legal::likeliest_first(game, legal::places_to_fill(game)), board)
            }
            Entry::Tile(tile, rotation) => {
                let placements = board.placements(tile).into_iter().map(|(at, _)| at);
                let mut places = legal::likeliest_first(game, placements);
                if !self.code.is_empty() {
                    places.sort_by_key(|at| board.fits(tile, *at, *rotation).is_err());
                }
                places
            }
            Entry::Abbey => legal::likeliest_first(game, board.holes()),
            Entry::Place(_) => Vec::new(),
        }
    }

    /// Chooses the tile or place with that index.
    pub fn pick(&mut self, index: usize, game: &Game) -> Entered {
        match self.entry {
            Entry::Place(at) => match self.offered(game, at).ways.get(index) {
                Some((tile, rotation)) => self.take_offered(&tile.id, at, *rotation, game),
                None => Entered::Nothing,
            },
            Entry::Open if self.is_narrowed() => {
                let id = self.tiles_meant(game).nth(index).map(|(tile, _)| tile.id.clone());
                id.map_or(Entered::Nothing, |id| self.choose_tile(&id, game))
            }
            Entry::Open | Entry::Tile(..) | Entry::Abbey => match self.places(game).get(index) {
                Some(at) => self.pick_place(*at, game),
                None => Entered::Nothing,
            },
        }
    }

    /// Chooses a place: the tile is placed there if it fits in one way only, or as its sides were
    /// typed; else the tray asks for its rotation.
    fn pick_place(&mut self, at: Position, game: &Game) -> Entered {
        match &self.entry {
            Entry::Abbey => Entered::Make(Move::PlaceAbbey { at }),
            Entry::Tile(tile, _) => {
                let id = tile.id.clone();
                if let Some(rotation) = self.only_way(tile, at, game) {
                    return Entered::Make(Move::Place { tile: id, at, rotation });
                }
                self.begin_at(at);
                self.only = Some(id);
                Entered::Chosen
            }
            Entry::Open | Entry::Place(_) => {
                self.begin_at(at);
                Entered::Found(at)
            }
        }
    }

    /// The only rotation of the chosen tile at a place: as all its sides were typed, or because no
    /// other fits.
    fn only_way(&self, tile: &Tile, at: Position, game: &Game) -> Option<Rotation> {
        if let Entry::Tile(_, typed) = &self.entry
            && self.code.len() == 4
            && game.board().fits(tile, at, *typed).is_ok()
        {
            return Some(*typed);
        }
        let ways = legal::fitting(game, at).into_iter().filter(|(other, _)| other.id == tile.id);
        let ways: Vec<Rotation> = ways.map(|(_, rotation)| rotation).collect();
        match ways.as_slice() {
            [rotation] => Some(*rotation),
            _ => None,
        }
    }

    /// Offers only tiles with the thing of that letter, or no longer only those; nothing, where no
    /// chip bears it.
    pub fn press_symbol(&mut self, letter: char, game: &Game, words: &Words) {
        let found = symbol_keys(words).into_iter().find(|(_, key)| *key == letter);
        let Some((shown, _)) = found else { return };
        if self.symbols(game).contains(&shown) {
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
