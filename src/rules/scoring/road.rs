//! Roads.

use super::label::Label;
use super::line::{Finality, Line};
use crate::feature::Record;
use crate::house_rule::HouseRule;

/// R-BASE-7: 1 point a tile, complete or not. R-IC-1: with an inn 2 if it is complete and nothing
/// if not, or 1 as without it (A43).
pub fn lines(record: &Record, finality: Finality) -> Vec<Line> {
    let each = match (record.inns > 0, finality) {
        (false, _) => 1,
        (true, Finality::Complete) => 2,
        (true, Finality::Incomplete) => {
            i32::from(record.readings.differ(HouseRule::InnsIgnoredAtEnd))
        }
    };
    vec![Line::new(Label::Tiles, record.tiles, each)]
}
