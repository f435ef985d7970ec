//! Everything that may be in a game: the tiles and the cards that were read.

use std::collections::HashMap;
use std::sync::Arc;

use super::orders::card::{self, Card};
use super::tile::{self, Tile};

/// All tile kinds and cards that are known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Catalogue {
    tiles: Vec<Arc<Tile>>,
    tile_index: HashMap<tile::Id, usize>,
    cards: Vec<Arc<Card>>,
    card_index: HashMap<card::Id, usize>,
}

impl Catalogue {
    /// A catalogue of checked content: every id is there once. Of a second one with the same id, the first stays.
    #[must_use]
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

    /// All tile kinds, in the order in which they were read.
    #[must_use]
    pub fn tiles(&self) -> &[Arc<Tile>] {
        &self.tiles
    }

    /// The tile kind of that name.
    #[must_use]
    pub fn tile(&self, id: &str) -> Option<&Arc<Tile>> {
        self.kind(id).and_then(|index| self.tiles.get(index))
    }

    /// The place of a tile kind in [`Catalogue::tiles`].
    pub(crate) fn kind(&self, id: &str) -> Option<usize> {
        self.tile_index.get(id).copied()
    }

    /// All cards, in the order in which they were read.
    #[must_use]
    pub fn cards(&self) -> &[Arc<Card>] {
        &self.cards
    }

    /// The card of that name.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&Arc<Card>> {
        self.card_index.get(id).and_then(|index| self.cards.get(*index))
    }

    /// The tile kinds of a set.
    pub fn tiles_of<'a>(&'a self, set: &'a str) -> impl Iterator<Item = &'a Arc<Tile>> {
        self.tiles.iter().filter(move |tile| tile.set == set)
    }
}
