//! The tiles and cards that come with the app.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

use super::file::{Fault, Problem};
use super::{deck, tiles};
use rules::Catalogue;
use rules::card::Card;
use rules::player::name;
use rules::set::{DECKS, WITH_TILES};
use rules::setup::BUNDLED;

/// The bundled files of tiles, one for each set that has some: name and text.
pub static TILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| files("tiles", &WITH_TILES));

/// The bundled files of cards: name and text.
pub static ORDERS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| files("orders", &DECKS));

fn files(folder: &str, names: &[&str]) -> Vec<(String, String)> {
    let names = names.iter().map(|name| format!("{folder}/{name}.json"));
    names.map(|name| (name.clone(), packed::text(&name))).collect()
}

/// The bundled tiles and cards, read once.
pub fn catalogue() -> Arc<Catalogue> {
    static CATALOGUE: OnceLock<Arc<Catalogue>> = OnceLock::new();
    Arc::clone(CATALOGUE.get_or_init(|| Arc::new(with_own_tiles(&[]).0)))
}

/// The bundled content with the table's own tile sets and decks of orders, each a file name and its
/// text. A file with a fault is left out whole, and every fault is told. A deck is named after its
/// file; it may hold bundled cards, which keep their words in every language, but no other card
/// with the name of one. Cards of two decks may have one name: a game takes along those of its own.
pub fn with_own(tiles: &[(String, String)], decks: &[(String, String)]) -> (Catalogue, Vec<Fault>) {
    let (catalogue, mut faults) = with_own_tiles(tiles);
    let (catalogue, found) = with_own_decks(catalogue, decks);
    faults.extend(found);
    (catalogue, faults)
}

/// A catalogue with the table's own decks in place of those that it has, read as [`with_own`] does.
pub fn with_own_decks(catalogue: Catalogue, decks: &[(String, String)]) -> (Catalogue, Vec<Fault>) {
    let catalogue = catalogue.without_decks();
    let mut faults = Vec::new();
    let mut sound: Vec<(String, Vec<Card>)> = Vec::new();
    for (file, text) in decks {
        let (cards, found) = own_deck(file, text, &catalogue);
        if found.is_empty() {
            let name =
                Path::new(file).file_stem().map(|stem| name::readable(&stem.to_string_lossy()));
            sound.push((name.unwrap_or_default(), cards));
        }
        faults.extend(found);
    }
    (catalogue.with_decks(sound), faults)
}

/// Reads a deck of the table's own with the words of the bundled cards among its own: all cards
/// without a fault of their own, and every fault for which it is refused, by itself: whoever lists,
/// prints, plays or checks one asks here.
pub fn own_deck(file: &str, text: &str, bundled: &Catalogue) -> (Vec<Card>, Vec<Fault>) {
    let (mut cards, mut faults) = deck::read(file, text);
    give_words(&mut cards, bundled);
    let is_other = |card: &&Card| {
        bundled.bundled_card(card.id.as_str()).is_some_and(|bundled| !bundled.is(card))
    };
    faults.extend(cards.iter().filter(is_other).map(|card| taken(file, card)));
    (cards, faults)
}

/// The fault of a card whose id a bundled one has.
fn taken(file: &str, card: &Card) -> Fault {
    let (item, field) = (Some(card.id.to_string()), Some("id".to_owned()));
    Fault { file: file.to_owned(), item, field, problem: Problem::IdTaken { by: None } }
}

/// Gives bundled cards in a deck of the table's own the words of the bundled ones: they follow from
/// the requirement in every language, whatever words an older app has written into the deck.
pub fn give_words(cards: &mut [Card], bundled: &Catalogue) {
    for card in cards {
        let same = bundled.bundled_card(card.id.as_str()).filter(|same| same.is_copied_by(card));
        if let Some(same) = same {
            card.text.clone_from(&same.text);
        }
    }
}

/// The bundled content with the table's own tile sets, each a file name and its text. A file with a
/// fault is left out whole, and every fault is told. A tile that repeats a known one in everything
/// that it shows is no fault.
pub fn with_own_tiles(own: &[(String, String)]) -> (Catalogue, Vec<Fault>) {
    let bundled = TILES.iter().map(|(name, text)| tiles::read(name, text));
    let mut all: Vec<_> = bundled.flat_map(|(tiles, _)| tiles).collect();
    let mut ids: HashMap<_, _> =
        all.iter().enumerate().map(|(at, tile)| (tile.id.clone(), (at, None))).collect();
    let mut faults = Vec::new();
    for (name, text) in own {
        let (tiles, mut found) = tiles::read(name, text);
        for tile in &tiles {
            let known = ids.get(&tile.id);
            if known.and_then(|(at, _)| all.get(*at)).is_some_and(|other| other == tile) {
                continue;
            }
            let mut report = |field: &str, problem| {
                let (file, item) = (name.clone(), Some(tile.id.to_string()));
                found.push(Fault { file, item, field: Some(field.to_owned()), problem });
            };
            if BUNDLED.contains(&tile.set.as_str()) {
                report("set", Problem::BundledSet { set: tile.set.clone() });
            }
            if let Some((_, by)) = known {
                report("id", Problem::IdTaken { by: by.clone() });
            }
        }
        if found.is_empty() {
            for tile in tiles {
                ids.entry(tile.id.clone()).or_insert((all.len(), Some(name.clone())));
                all.push(tile);
            }
        }
        faults.extend(found);
    }
    let cards = ORDERS.iter().flat_map(|(name, text)| deck::read(name, text).0).collect();
    (Catalogue::new(all, cards), faults)
}
