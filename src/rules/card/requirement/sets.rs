//! The sets that features and figures need.

use super::completed::{Bound, Completed, Which};
use crate::player::Figure;
use crate::set::{ABBOT, BASE, FERRIES, INNS_CATHEDRALS, SHRINES, SIEGE, TOWER, TRADERS_BUILDERS};

/// The sets that a feature with those bounds needs.
pub fn of_feature(wanted: &Completed) -> Vec<&'static str> {
    // Where there are none, none are asked for.
    let asks = |bound: Option<Bound>| bound.is_some_and(|bound| !bound.holds(0));
    let mut sets = vec![of_kind(wanted.feature)];
    sets.extend((asks(wanted.inns) || asks(wanted.cathedrals)).then_some(INNS_CATHEDRALS));
    sets.extend((asks(wanted.goods) || asks(wanted.kinds_of_goods)).then_some(TRADERS_BUILDERS));
    sets.extend(asks(wanted.tower_sites).then_some(TOWER));
    sets.extend(asks(wanted.sieges).then_some(SIEGE));
    sets.extend(asks(wanted.ferries).then_some(FERRIES));
    sets.extend(wanted.own_figure.map(Figure::set));
    sets.extend(wanted.beside.map(|beside| of_kind(beside.feature)));
    sets
}

/// The set that brings a kind of feature.
pub const fn of_kind(feature: Which) -> &'static str {
    match feature {
        Which::Road | Which::City | Which::Monastery | Which::Any => BASE,
        Which::Shrine | Which::Monastic => SHRINES,
        Which::Garden => ABBOT,
    }
}
