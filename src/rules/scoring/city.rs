//! Cities.

use super::{Finality, Label, Line};
use crate::rules::feature::Record;

/// R-BASE-8: complete, 2 points a tile and 2 a pennant, two-tile cities too; incomplete at the end, 1 and 1.
#[must_use]
pub fn lines(record: &Record, finality: Finality) -> Vec<Line> {
    let each = match finality {
        Finality::Complete => 2,
        Finality::Incomplete => 1,
    };
    let mut lines = vec![Line::new(Label::Tiles, record.tiles, each)];
    if record.pennants > 0 {
        lines.push(Line::new(Label::Pennants, record.pennants, each));
    }
    lines
}
