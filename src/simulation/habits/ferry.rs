//! Ferries, which are laid and move beside the action (R-FER-2, 4).

use super::habit::Habit;
use rules::game::question::Act;

/// Ferries.
pub(super) struct Set;

impl Habit for Set {
    fn acts(&self) -> &'static [Act] {
        &[Act::LayFerry, Act::MoveFerry]
    }
}
