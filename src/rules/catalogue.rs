//! The catalogue of everything that may be in a game: the tiles and the cards that were read.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use super::card::{self, Card};
use super::tile::{self, Tile};

/// All tile kinds and cards that are known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Catalogue {
    tiles: Vec<Arc<Tile>>,
    tile_index: HashMap<tile::Id, usize>,
    cards: Vec<Arc<Card>>,
    card_index: HashMap<card::Id, usize>,
    /// The cards that a game carries, in place of those of the decks with their names.
    carried: Vec<Arc<Card>>,
    /// Further copies of these.
    copies: Vec<Arc<Card>>,
    decks: Vec<Deck>,
}

/// A deck of the table's own, played instead of the bundled one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// The name of the deck at the table.
    pub name: String,
    /// Its cards, each once.
    pub cards: Vec<Arc<Card>>,
    /// Its cards with all their copies.
    pile: Vec<Arc<Card>>,
}

impl Deck {
    fn new(name: String, cards: Vec<Card>) -> Self {
        let cards: Vec<Arc<Card>> = cards.into_iter().map(Arc::new).collect();
        let pile = cards.iter().flat_map(Card::copies).collect();
        Self { name, cards, pile }
    }
}

impl Catalogue {
    /// A catalogue of checked content, in which every id stands once. Of two with the same id, the
    /// first stays.
    pub fn new(tiles: Vec<Tile>, cards: Vec<Card>) -> Self {
        let mut catalogue = Self::default();
        for tile in tiles {
            let index = catalogue.tiles.len();
            if !catalogue.tile_index.contains_key(&tile.id) {
                catalogue.tile_index.insert(tile.id.clone(), index);
                catalogue.tiles.push(Arc::new(tile));
            }
        }
        for card in cards {
            let index = catalogue.cards.len();
            if !catalogue.card_index.contains_key(&card.id) {
                catalogue.card_index.insert(card.id.clone(), index);
                catalogue.cards.push(Arc::new(card));
            }
        }
        catalogue
    }

    /// Adds a tile kind whose name is not known.
    pub(crate) fn add_tile(&mut self, tile: Tile) {
        self.tile_index.insert(tile.id.clone(), self.tiles.len());
        self.tiles.push(Arc::new(tile));
    }

    /// All tile kinds, in the order in which they were read.
    pub fn tiles(&self) -> &[Arc<Tile>] {
        &self.tiles
    }

    /// The tile kind of that name.
    pub fn tile(&self, id: &str) -> Option<&Arc<Tile>> {
        self.kind(id).and_then(|index| self.tiles.get(index))
    }

    /// The place of a tile kind in [`Catalogue::tiles`].
    pub(crate) fn kind(&self, id: &str) -> Option<usize> {
        self.tile_index.get(id).copied()
    }

    /// Adds decks of the table's own. A deck with the name of an earlier one stays out.
    #[must_use]
    pub fn with_decks(mut self, decks: impl IntoIterator<Item = (String, Vec<Card>)>) -> Self {
        for (name, cards) in decks {
            if self.decks.iter().all(|deck| deck.name != name) {
                self.decks.push(Deck::new(name, cards));
            }
        }
        self
    }

    /// The catalogue without the decks of the table's own.
    #[must_use]
    pub fn without_decks(mut self) -> Self {
        self.decks.clear();
        self
    }

    /// Puts a deck of the table's own in, in the place of one of that name.
    pub fn put_deck(&mut self, name: &str, cards: Vec<Card>) {
        let new = Deck::new(name.to_owned(), cards);
        match self.decks.iter_mut().find(|deck| deck.name == name) {
            Some(deck) => *deck = new,
            None => self.decks.push(new),
        }
        self.decks.sort_by(|one, other| one.name.cmp(&other.name));
    }

    /// Gives a deck of the table's own another name.
    pub fn rename_deck(&mut self, from: &str, to: &str) {
        if let Some(deck) = self.decks.iter_mut().find(|deck| deck.name == from) {
            to.clone_into(&mut deck.name);
        }
        self.decks.sort_by(|one, other| one.name.cmp(&other.name));
    }

    /// Takes a deck of the table's own out.
    pub fn take_deck(&mut self, name: &str) {
        self.decks.retain(|deck| deck.name != name);
    }

    /// The decks of the table's own.
    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    /// The cards of a deck of the table's own; `None` if there is no such deck.
    pub fn own_deck(&self, name: &str) -> Option<&[Arc<Card>]> {
        self.decks.iter().find(|deck| deck.name == name).map(|deck| deck.cards.as_slice())
    }

    /// The cards of a deck of the table's own, or of the bundled one.
    pub fn deck(&self, name: Option<&str>) -> &[Arc<Card>] {
        name.and_then(|name| self.own_deck(name)).unwrap_or(&self.cards)
    }

    /// The cards of a deck of the table's own, or of the bundled one, as they are shuffled: with
    /// all copies, each with an id of its own (R-KO-50).
    pub fn pile(&self, name: Option<&str>) -> &[Arc<Card>] {
        let own = name.and_then(|name| self.decks.iter().find(|deck| deck.name == name));
        own.map_or(self.cards.as_slice(), |deck| deck.pile.as_slice())
    }

    /// All bundled cards, in the order in which they were read.
    pub fn cards(&self) -> &[Arc<Card>] {
        &self.cards
    }

    /// The catalogue of a game that carries these cards of its own: they are what it was played
    /// with, whatever a deck has under their names now. Bundled cards stay as they are.
    pub fn carrying<'a>(&'a self, cards: &[Card]) -> Cow<'a, Self> {
        let is_new = |card: &&Card| {
            let known = self.card(card.id.as_str());
            known.is_none_or(|known| !self.card_index.contains_key(&card.id) && **known != **card)
        };
        let carried: Vec<Arc<Card>> = cards.iter().filter(is_new).cloned().map(Arc::new).collect();
        if carried.is_empty() {
            return Cow::Borrowed(self);
        }
        let copies = carried.iter().flat_map(Card::copies).collect();
        Cow::Owned(Self { carried, copies, ..self.clone() })
    }

    /// The bundled card of that name.
    pub fn bundled_card(&self, id: &str) -> Option<&Arc<Card>> {
        self.card_index.get(id).and_then(|index| self.cards.get(*index))
    }

    /// The card of that name: bundled, carried by the game, or of any deck; or a copy of one.
    pub fn card(&self, id: &str) -> Option<&Arc<Card>> {
        let is_it = |card: &&Arc<Card>| card.id.as_str() == id;
        let copies = || self.copies.iter().chain(self.decks.iter().flat_map(|deck| &deck.pile));
        self.bundled_card(id)
            .or_else(|| self.own_cards().find(is_it))
            .or_else(|| id.contains('.').then(|| copies().find(is_it)).flatten())
    }

    /// The cards of the table's own: those that the game carries, and after them those of the
    /// decks. A deck may hold bundled cards too, and what is carried stands for what it names.
    pub fn own_cards(&self) -> impl Iterator<Item = &Arc<Card>> {
        let is_own = |card: &&Arc<Card>| !self.card_index.contains_key(&card.id);
        self.carried.iter().chain(self.decks.iter().flat_map(|deck| &deck.cards)).filter(is_own)
    }

    /// The tile kinds of a set.
    pub fn tiles_of<'a>(&'a self, set: &'a str) -> impl Iterator<Item = &'a Arc<Tile>> {
        self.tiles.iter().filter(move |tile| tile.set == set)
    }
}
