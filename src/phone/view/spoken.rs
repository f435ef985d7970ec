//! The board in words as it is sent: its features, places and tiles, which a page goes through one
//! after the other. Nothing here is of one player alone.

use std::collections::BTreeMap;

use serde::Serialize;

use rules::feature::join::FeatureId;
use rules::feature::majority;
use rules::game::legal;
use rules::game::question::{Answer, Target};
use rules::geometry::Position;
use rules::setup::Recording;
use rules::{Game, Seat};
use text::Words;
use text::spoken::Spoken;

#[derive(Serialize)]
pub(crate) struct SpokenBoard {
    features: Vec<Feature>,
    places: Vec<Place>,
    tiles: Vec<Tile>,
}

#[derive(Serialize)]
struct Feature {
    words: String,
    kind: String,
    /// Its size in tiles (R-DEF-2).
    size: u32,
    /// Those who get its points (R-BASE-10).
    owners: Vec<Seat>,
    is_complete: bool,
    /// The open ends of a city or road, or the tiles that a building lacks.
    open: u32,
    /// The tiles that it lies on.
    tiles: Vec<Position>,
}

#[derive(Serialize)]
struct Place {
    at: Position,
    words: String,
}

#[derive(Serialize)]
struct Tile {
    at: Position,
    words: String,
    /// The features on it, by their numbers in the list.
    features: Vec<usize>,
}

/// The board of a game that mirrors it.
pub(crate) fn spoken(game: &Game, words: &Words) -> Option<SpokenBoard> {
    if game.recording() != Recording::Board {
        return None;
    }
    let board = game.board();
    let spoken = Spoken::new(words, game, None);
    let mut ids: Vec<FeatureId> = board.features().collect();
    ids.sort_by_cached_key(|id| board.places(*id).next());
    let features = ids.iter().zip(spoken.features(&ids));
    let features: Vec<Feature> = features.map(|(id, words)| feature(*id, words, game)).collect();
    let mut on: BTreeMap<Position, Vec<usize>> = BTreeMap::new();
    for (number, feature) in features.iter().enumerate() {
        for at in &feature.tiles {
            on.entry(*at).or_default().push(number);
        }
    }
    let tiles = board.tiles().iter().map(|placed| Tile {
        at: placed.at,
        words: spoken.located(&spoken.placed(placed), placed.at),
        features: on.remove(&placed.at).unwrap_or_default(),
    });
    let tiles = tiles.collect();
    let places = legal::places_to_fill(game).filter(|_| !game.is_finished());
    let places = places.map(|at| Place { at, words: spoken.located(&spoken.place(at), at) });
    let places = places.collect();
    Some(SpokenBoard { features, places, tiles })
}

fn feature(id: FeatureId, words: String, game: &Game) -> Feature {
    let board = game.board();
    let record = board.record(id);
    let mut tiles: Vec<Position> = board.places(id).map(|place| place.at).collect();
    tiles.sort_unstable();
    tiles.dedup();
    Feature {
        words,
        kind: record.kind.name().to_owned(),
        size: record.tiles,
        owners: majority::owners(&record).collect(),
        is_complete: board.is_complete(id),
        open: board.missing(id),
        tiles,
    }
}

/// The features at which these answers point, each in other words; only those at which several do.
pub(super) fn features_of(
    answers: &[Answer],
    spoken: &Spoken<'_>,
    game: &Game,
) -> Vec<Option<String>> {
    let feature = |answer: &Answer| match answer.target {
        Target::Segment(at) | Target::Feature(at) | Target::Figure(at) => game.board().feature(at),
        Target::Nowhere | Target::Tile(_) | Target::Corner(..) | Target::Quarter(_) => None,
    };
    let all: Vec<Option<FeatureId>> = answers.iter().map(feature).collect();
    let mut counts: BTreeMap<FeatureId, usize> = BTreeMap::new();
    for id in all.iter().flatten() {
        *counts.entry(*id).or_default() += 1;
    }
    let several: Vec<FeatureId> =
        counts.into_iter().filter(|(_, count)| *count > 1).map(|(id, _)| id).collect();
    let names = spoken.features(&several);
    let name = |id: FeatureId| names.get(several.iter().position(|other| *other == id)?).cloned();
    all.into_iter().map(|id| name(id?)).collect()
}
