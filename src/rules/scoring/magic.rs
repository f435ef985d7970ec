//! The changes of a feature's points by mage and witch (R-MAG-4, 5).

use super::{Label, Line};
use crate::rules::feature::Record;

/// The lines of a road or city with those of the mage, who adds a point for each tile even where an
/// inn or a cathedral leaves nothing, and of the witch, who takes half, rounded down.
pub(super) fn changed(record: &Record, mut lines: Vec<Line>) -> Vec<Line> {
    if record.mage {
        lines.push(Line::new(Label::Mage, record.tiles, 1));
    }
    let points: i32 = lines.iter().map(Line::points).sum();
    if record.witch && points > 1 {
        lines.push(Line::new(Label::Witch, 1, -(points / 2)));
    }
    lines
}
