//! The sets without which an order asks for what is not there.

use crate::rules::card::task::Requirement;
use crate::rules::set::{
    BASE, BESIEGERS, CATHARS, CROP_CIRCLES, CROP_CIRCLES_1, SHRINES, SHRINES_EXTRA, SIEGE,
};

/// Sets any of which will do.
pub type Need = Vec<&'static str>;

/// The needs of a requirement.
pub fn of(requirement: &Requirement) -> Vec<Need> {
    let sets = requirement.sets().into_iter().filter(|set| *set != BASE);
    sets.map(any_of).collect()
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
