//! The faults of the form, and the numbers that they are about.

use super::draft::Draft;
use super::sheet::Sheet;
use crate::rules::Rejection;
use crate::rules::scorepad::{self, About, Fault, Part};

/// Whether a fault is about that number.
pub(super) fn is_about(fault: Fault, part: Part) -> bool {
    fault.about() == About::Part(part)
}

/// The fault in a refusal that is about the shown entry.
pub(super) fn fault_of(draft: &Draft, refused: &Rejection) -> Option<Fault> {
    match refused {
        Rejection::Scorepad(scorepad::Rejection::Entry { index, fault })
            if draft.sheet != Sheet::Tile || *index == draft.place() =>
        {
            Some(*fault)
        }
        _ => None,
    }
}

/// Whether a fault is about the figures.
pub(super) fn is_about_people(fault: Fault) -> bool {
    fault.about() == About::Figures
}
