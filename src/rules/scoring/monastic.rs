//! Monasteries, shrines and gardens.

use super::{Finality, Label, Line};
use crate::rules::feature::Record;
use crate::rules::tile::Building;

/// Points for each vineyard (R-HSH-12).
const VINEYARD: i32 = 3;

/// R-BASE-9, R-AB-5: 1 point for the building and 1 for each of the tiles around it: 9 when
/// complete. R-HSH-12: then 3 more for each vineyard among them; for a garden only at a table that
/// has it so.
pub fn lines(building: Building, record: &Record, finality: Finality) -> Vec<Line> {
    let neighbours = record.tiles.saturating_sub(1);
    let mut lines = vec![Line::new(Label::Building, 1, 1)];
    if neighbours > 0 {
        lines.push(Line::new(Label::Neighbours, neighbours, 1));
    }
    let counts = match building {
        Building::Monastery | Building::Shrine => true,
        Building::Garden => record.readings.vineyards_for_gardens,
    };
    if counts && finality == Finality::Complete && record.vineyards > 0 {
        lines.push(Line::new(Label::Vineyards, record.vineyards, VINEYARD));
    }
    lines
}
