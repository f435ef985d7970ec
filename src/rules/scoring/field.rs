//! Fields.

use super::{Label, Line};
use crate::rules::feature::Record;

/// R-BASE-13: at the end, 3 points for each completed city that the field touches, each city once; 1 more with a pigsty (R-RIV-6).
#[must_use]
pub fn lines(record: &Record) -> Vec<Line> {
    let pigsty =
        (record.pigsty && record.complete_cities > 0).then(|| Line::new(Label::Pigsty, record.complete_cities, 1));
    std::iter::once(Line::new(Label::TouchedCities, record.complete_cities, 3)).chain(pigsty).collect()
}
