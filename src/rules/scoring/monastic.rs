//! Monasteries, shrines and gardens.

use super::label::Label;
use super::line::Line;
use crate::feature::Record;

/// R-BASE-9, R-AB-5: 1 point for the building and 1 for each of the tiles around it: 9 when
/// complete.
pub fn lines(record: &Record) -> Vec<Line> {
    let neighbours = record.tiles.saturating_sub(1);
    let mut lines = vec![Line::new(Label::Building, 1, 1)];
    if neighbours > 0 {
        lines.push(Line::new(Label::Neighbours, neighbours, 1));
    }
    lines
}
