//! Cities.

use super::{Finality, Label, Line};
use crate::rules::feature::Record;

/// R-BASE-8: complete, 2 points a tile and 2 a pennant, two-tile cities too; incomplete at the end, 1 and 1. R-IC-2: a cathedral
/// makes it 3 and nothing. R-SG-2: a siege takes 1 off, and all of it at the end.
#[must_use]
pub fn lines(record: &Record, finality: Finality) -> Vec<Line> {
    let (cathedral, besieged) = (record.cathedrals > 0, record.sieges > 0);
    let each = match finality {
        Finality::Complete => 2 + i32::from(cathedral) - i32::from(besieged),
        Finality::Incomplete => i32::from(!cathedral && !besieged),
    };
    let mut lines = vec![Line::new(Label::Tiles, record.tiles, each)];
    if record.pennants > 0 {
        lines.push(Line::new(Label::Pennants, record.pennants, each));
    }
    lines
}
