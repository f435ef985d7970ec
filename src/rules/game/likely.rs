//! The likeliest places of the next tile, to be looked at first.

use std::cmp::Reverse;

use super::Game;
use crate::rules::feature::Place;
use crate::rules::feature::join::FeatureId;
use crate::rules::geometry::{Position, Side};

/// The number of last tiles that draw the eye to where they lie.
const RECENT: usize = 4;

/// Sorts places in the order in which people look at them: first those beside unfinished
/// features, the sooner the less these lack and the nearer the last tiles are.
pub fn likeliest_first(game: &Game, places: impl IntoIterator<Item = Position>) -> Vec<Position> {
    let mut places: Vec<(u32, Position)> =
        places.into_iter().map(|at| (promise(game, at), at)).collect();
    places.sort_by_key(|(promise, at)| (Reverse(*promise), at.y, at.x));
    places.dedup();
    places.into_iter().map(|(_, at)| at).collect()
}

/// The promise of a place: how much a tile there would go on with.
fn promise(game: &Game, at: Position) -> u32 {
    let board = game.board();
    let beside = Side::ALL.into_iter().filter_map(|side| {
        let place = at.towards(side);
        let segment = board.tile(place)?.segment_on(side.opposite())?;
        board.feature(Place { at: place, segment })
    });
    let beside: u32 = beside.map(|feature| pull(game, feature)).sum();
    let around = at.neighbours().into_iter().filter_map(|at| board.tile(at));
    let around: u32 = around
        .map(|placed| {
            let building = placed.tile.building();
            let building = building
                .and_then(|segment| board.feature(Place { at: placed.at, segment }))
                .map_or(0, |feature| pull(game, feature));
            1 + building
        })
        .sum();
    let recent = board.tiles().iter().rev().take(RECENT);
    let near = |other: Position| (other.x - at.x).abs() <= 1 && (other.y - at.y).abs() <= 1;
    let recent = recent.filter(|placed| near(placed.at)).count() as u32;
    beside + around + recent
}

/// The pull of a feature, which is highest for an incomplete one of the player on turn, and the
/// higher the less it lacks.
fn pull(game: &Game, feature: FeatureId) -> u32 {
    let board = game.board();
    if board.is_complete(feature) || !board.is_occupied(feature) {
        return 1;
    }
    let is_own = board.occupants(feature).any(|one| one.seat == game.active());
    let nearly = match board.missing(feature) {
        1 => 2,
        2 => 1,
        _ => 0,
    };
    if is_own { 3 + nearly } else { 1 + nearly }
}
