//! The points for vineyards around a building (R-HSH-12).

use super::label::Label;
use super::line::{Finality, Line};
use crate::feature::{Kind, Record};
use crate::house_rule::HouseRule;
use crate::tile::Building;
use crate::tile::symbol::Symbol;

/// Points for each vineyard.
const EACH: i32 = 3;

/// R-HSH-12: the vineyards that count for a building; for a garden only at a table that has it so.
pub(super) fn around(record: &Record) -> Option<(Symbol, u32)> {
    let counts = match record.kind {
        Kind::Building(Building::Monastery | Building::Shrine) => true,
        Kind::Building(Building::Garden) => record.readings.differ(HouseRule::VineyardsForGardens),
        Kind::City | Kind::Road | Kind::Field => false,
    };
    let vineyards = record.symbols_around[Symbol::Vineyard];
    (counts && vineyards > 0).then_some((Symbol::Vineyard, vineyards))
}

/// R-HSH-12: a completed building brings 3 more for each vineyard around it.
pub(super) fn change(record: &Record, finality: Finality, lines: &mut Vec<Line>) {
    let vineyards = around(record).filter(|_| finality == Finality::Complete);
    lines.extend(vineyards.map(|(_, count)| Line::new(Label::Vineyards, count, EACH)));
}
