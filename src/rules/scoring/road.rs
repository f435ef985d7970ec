//! Roads.

use super::{Label, Line};
use crate::rules::feature::Record;

/// R-BASE-7: 1 point a tile, complete or not.
#[must_use]
pub fn lines(record: &Record) -> Vec<Line> {
    vec![Line::new(Label::Tiles, record.tiles, 1)]
}
