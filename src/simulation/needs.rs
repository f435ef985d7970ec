//! The sets without which an order asks for what is not there.

use rules::card::requirement::{Bound, Thing};
use rules::card::task::{Have, Requirement};
use rules::set::{
    ABBEY_MAYOR, ABBOT, BASE, BESIEGERS, CATHARS, CROP_CIRCLES, CROP_CIRCLES_1, INNS_CATHEDRALS,
    PHANTOM, SHRINES, SHRINES_EXTRA, SIEGE, TRADERS_BUILDERS,
};

/// Sets any of which will do.
pub type Need = Vec<&'static str>;

/// The needs of a requirement.
pub fn of(requirement: &Requirement) -> Vec<Need> {
    let sets = requirement.sets().into_iter().filter(|set| *set != BASE);
    sets.map(any_of).chain(requirement.asks_for(asks_special_figures).then(figures)).collect()
}

/// The sets that bring special figures.
fn figures() -> Need {
    vec![INNS_CATHEDRALS, TRADERS_BUILDERS, ABBEY_MAYOR, ABBOT, PHANTOM]
}

/// Whether somebody without special figures cannot fulfil the task (R-KO-48).
fn asks_special_figures(task: &Requirement) -> bool {
    let Requirement::Have(Have { what, number }) = task else { return false };
    matches!(what, Thing::AllSpecialFigures | Thing::SpecialFigures)
        && !number.is_some_and(|bound: Bound| bound.holds(0))
}

/// The sets of tiles that bring what a set of cards needs.
fn any_of(set: &'static str) -> Need {
    match set {
        SHRINES => vec![SHRINES, SHRINES_EXTRA],
        SIEGE => vec![CATHARS, BESIEGERS],
        CROP_CIRCLES => vec![CROP_CIRCLES, CROP_CIRCLES_1],
        set => vec![set],
    }
}
