//! Cities.

use super::label::Label;
use super::line::{Finality, Line};
use crate::feature::Record;
use crate::house_rule::HouseRule;

/// The tiles of the smallest city that closes without an abbey.
const SMALL: u32 = 2;

/// R-BASE-8: complete, 2 points a tile and 2 a pennant, two-tile cities too (or 1 and 1, A38);
/// incomplete at the end, 1 and 1. R-IC-2: a cathedral adds 1 to that, and leaves nothing at the
/// end (or is ignored there, A43). R-SG-2: a siege takes 1 off, and all of it at the end.
pub fn lines(record: &Record, finality: Finality) -> Vec<Line> {
    let (cathedral, besieged) = (record.cathedrals > 0, record.sieges > 0);
    let readings = record.readings;
    let each = match finality {
        Finality::Complete => {
            let is_halved = readings.differ(HouseRule::SmallCityPaysTwo);
            let base = if record.tiles == SMALL && is_halved { 1 } else { 2 };
            base + i32::from(cathedral) - i32::from(besieged)
        }
        Finality::Incomplete => {
            let is_ignored = readings.differ(HouseRule::InnsIgnoredAtEnd);
            i32::from(!besieged && (!cathedral || is_ignored))
        }
    };
    let mut lines = vec![Line::new(Label::Tiles, record.tiles, each)];
    if record.pennants > 0 {
        lines.push(Line::new(Label::Pennants, record.pennants, each));
    }
    lines
}
