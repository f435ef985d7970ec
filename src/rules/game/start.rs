//! The tiles on the table before the first turn.

use std::sync::Arc;

use crate::rules::Catalogue;
use crate::rules::geometry::Position;
use crate::rules::setup::Setup;
use crate::rules::tile::Tile;

/// The City of Carcassonne (R-CNT-1), the spring of a river (R-RIV-2, 8), or else the start tile
/// (R-BASE-1). The City's north-west tile lies at the origin, and a spring beside its north-east
/// corner, running away from it.
pub(super) fn tiles(setup: &Setup, catalogue: &Catalogue) -> Vec<(Arc<Tile>, Position)> {
    let for_start = || catalogue.tiles().iter().filter(|tile| setup.lies_for_start(tile));
    let city = for_start().filter_map(|tile| {
        let grid = tile.grid?;
        Some((Arc::clone(tile), Position::new(i32::from(grid.col) - 1, i32::from(grid.row) - 1)))
    });
    let mut start: Vec<(Arc<Tile>, Position)> = city.collect();
    start.sort_by_key(|(_, at)| (at.y, at.x));
    let beside =
        start.iter().filter(|(_, at)| at.y == 0).map(|(_, at)| at.x + 1).max().unwrap_or(0);
    let spring = for_start().find(|tile| tile.grid.is_none());
    start.extend(spring.map(|tile| (Arc::clone(tile), Position::new(beside, 0))));
    if start.is_empty() {
        start.extend(setup.start_tile(catalogue).map(|tile| (Arc::clone(tile), Position::ORIGIN)));
    }
    start
}
