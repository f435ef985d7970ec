//! The prospect of a tile at a place: what it would complete there, before any figure goes to it.

use std::sync::Arc;

use super::Game;
use crate::rules::feature::Record;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::scoring::{self, Finality, Score};
use crate::rules::tile::Tile;
use crate::rules::title::Taken;

/// What a tile would do at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// The features that it would complete, each with the points for those who stand there.
    pub completed: Vec<(Record, Vec<Score>)>,
    /// The titles that would go to another holder (R-KR-3).
    pub taken: Vec<Taken>,
}

/// The prospect of a tile; `None` where it does not fit. It tells of the board alone, and of
/// nothing that a hand holds (R-KO-5).
pub fn prospect(
    game: &Game,
    tile: &Arc<Tile>,
    at: Position,
    rotation: Rotation,
) -> Option<Prospect> {
    game.board.fits(tile, at, rotation).ok()?;
    let mut board = game.board.clone();
    board.place(Arc::clone(tile), at, rotation);
    let completions: Vec<_> = board
        .completed_by(at)
        .into_iter()
        .map(|feature| board.completion(feature, game.active()))
        .collect();
    let mut taken = match game.expansions.titles {
        Some(mut titles) => titles.award(&completions),
        None => Vec::new(),
    };
    taken.retain(|taken| taken.from != Some(taken.by));
    let completed = completions.into_iter().map(|completion| {
        let scores = scoring::scores(&completion.record, Finality::Complete);
        (completion.record, scores)
    });
    Some(Prospect { completed: completed.collect(), taken })
}
