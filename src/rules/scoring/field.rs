//! Fields.

use super::{Label, Line};
use crate::rules::feature::{Kind, Record};
use crate::rules::player::{Figure, Seat};

/// Points for each completed city (R-BASE-13).
const EACH: i32 = 3;

/// R-BASE-13: at the end, 3 points for each completed city that the field touches, each city once; 1 more with a pigsty
/// (R-RIV-6); a besieged one counts double (R-SG-3).
#[must_use]
pub fn lines(record: &Record) -> Vec<Line> {
    let cities = record.complete_cities;
    let mut lines = vec![Line::new(Label::TouchedCities, cities, EACH)];
    if record.pigsty && cities > 0 {
        lines.push(Line::new(Label::Pigsty, cities, 1));
    }
    if record.besieged_cities > 0 {
        lines.push(Line::new(Label::BesiegedCities, record.besieged_cities, EACH + i32::from(record.pigsty)));
    }
    lines
}

/// R-TB-6: an owner's pig adds 1 for each city, 2 for a besieged one (R-SG-3). More pigs add nothing.
#[must_use]
pub fn pig(record: &Record, seat: Seat) -> Option<Line> {
    let own = |occupant: &&crate::rules::feature::Occupant| occupant.seat == seat && occupant.figure == Figure::Pig;
    let has_pig = record.kind == Kind::Field && record.occupants.iter().any(|occupant| own(&occupant));
    let cities = record.complete_cities + record.besieged_cities;
    (has_pig && cities > 0).then(|| Line::new(Label::Pig, cities, 1))
}
