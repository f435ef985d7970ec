//! The changes of a feature's points by mage and witch (R-MAG-4, 5).

use super::label::Label;
use super::line::{Finality, Line};
use crate::feature::{Kind, Record};

/// Adds to a road or city the line of the mage, who brings a point for each tile even where an inn
/// or a cathedral leaves nothing, and that of the witch, who takes half, rounded down.
pub(super) fn change(record: &Record, _: Finality, lines: &mut Vec<Line>) {
    if !matches!(record.kind, Kind::Road | Kind::City) {
        return;
    }
    if record.mage {
        lines.push(Line::new(Label::Mage, record.tiles, 1));
    }
    let points: i32 = lines.iter().map(Line::points).sum();
    if record.witch && points > 1 {
        lines.push(Line::new(Label::Witch, 1, -(points / 2)));
    }
}
