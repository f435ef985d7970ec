//! What comes with the app.

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use super::file::{Fault, Problem};
use super::{deck, tiles};
use crate::rules::Catalogue;
use crate::rules::orders::card::Card;
use crate::rules::player::name;
use crate::rules::setup::BUNDLED;

macro_rules! files {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$((
            concat!($folder, "/", $name, ".json"),
            include_str!(concat!("../../resources/", $folder, "/", $name, ".json")),
        )),*]
    };
}

/// The bundled files of tiles: name and text.
pub const TILES: &[(&str, &str)] = files!("tiles":
    "base", "king-robber", "shrines", "shrines-extra", "count", "river-1", "river-2", "inns-cathedrals",
    "traders-builders", "princess-dragon", "tower", "abbey-mayor", "catapult", "siege-cathars", "siege-besiegers",
);

/// The bundled files of cards: name and text.
pub const ORDERS: &[(&str, &str)] = files!("orders": "base", "king-robber", "shrines", "count", "inns-cathedrals", "traders-builders", "princess-dragon", "tower", "abbey-mayor", "catapult", "siege");

/// The bundled tiles and cards. They are read once.
#[must_use]
pub fn catalogue() -> Arc<Catalogue> {
    static CATALOGUE: OnceLock<Arc<Catalogue>> = OnceLock::new();
    Arc::clone(CATALOGUE.get_or_init(|| Arc::new(with_own_tiles(&[]).0)))
}

/// The bundled content with the table's own tile sets and decks of orders, each a file name and its text. A file with a fault is left
/// out whole, and every fault is told. A deck is called after its file.
#[must_use]
pub fn with_own(tiles: &[(String, String)], decks: &[(String, String)]) -> (Catalogue, Vec<Fault>) {
    let (catalogue, mut faults) = with_own_tiles(tiles);
    let mut sound: Vec<(String, Vec<Card>)> = Vec::new();
    for (file, text) in decks {
        let (cards, mut found) = deck::read(file, text);
        let taken = |card: &Card| {
            let others = sound.iter().flat_map(|(_, cards)| cards);
            catalogue.card(card.id.as_str()).is_some() || others.clone().any(|other| other.id == card.id)
        };
        for card in cards.iter().filter(|card| taken(card)) {
            let (item, field) = (Some(card.id.to_string()), Some("id".to_owned()));
            found.push(Fault { file: file.clone(), item, field, problem: Problem::IdTwice });
        }
        if found.is_empty() {
            let name = Path::new(file).file_stem().map(|stem| name::readable(&stem.to_string_lossy()));
            sound.push((name.unwrap_or_default(), cards));
        }
        faults.extend(found);
    }
    (catalogue.with_decks(sound), faults)
}

/// The bundled content with the table's own tile sets, each a file name and its text. A file with a fault is left out whole, and every fault is told.
#[must_use]
pub fn with_own_tiles(own: &[(String, String)]) -> (Catalogue, Vec<Fault>) {
    let bundled = TILES.iter().map(|(name, text)| tiles::read(name, text));
    let mut all: Vec<_> = bundled.flat_map(|(tiles, _)| tiles).collect();
    let mut ids: HashSet<_> = all.iter().map(|tile| tile.id.clone()).collect();
    let mut faults = Vec::new();
    for (name, text) in own {
        let (tiles, mut found) = tiles::read(name, text);
        for tile in &tiles {
            let mut report = |field: &str, problem| {
                let (file, item) = (name.clone(), Some(tile.id.to_string()));
                found.push(Fault { file, item, field: Some(field.to_owned()), problem });
            };
            if BUNDLED.contains(&tile.set.as_str()) {
                report("set", Problem::BundledSet { set: tile.set.clone() });
            }
            if ids.contains(&tile.id) {
                report("id", Problem::IdTwice);
            }
        }
        if found.is_empty() {
            ids.extend(tiles.iter().map(|tile| tile.id.clone()));
            all.extend(tiles);
        }
        faults.extend(found);
    }
    let cards = ORDERS.iter().flat_map(|(name, text)| deck::read(name, text).0).collect();
    (Catalogue::new(all, cards), faults)
}
