//! Fields.

use super::{Label, Line};
use crate::rules::feature::Record;

/// R-BASE-13: at the end, 3 points for each completed city that the field touches, each city once.
#[must_use]
pub fn lines(record: &Record) -> Vec<Line> {
    vec![Line::new(Label::TouchedCities, record.complete_cities, 3)]
}
