//! Winning the round of the target token.

use super::answer::*;
use crate::set::CATAPULT;
use crate::throw::Throw;

/// Be the nearest of all who throw the target token at a fair, alone or together, by so many
/// millimetres or more (R-KO-49). `{"win-target": {}}`, `{"win-target": {"by": 20}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct WinTarget {
    /// So many millimetres nearer than everybody else; absent: as near as anybody.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_NUMBER)))]
    pub by: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_none(by: &u32) -> bool {
    *by == 0
}

/// The millimetres of a throw that competes (R-CAT-5).
fn near(throw: &Throw) -> Option<f64> {
    throw.distance.filter(|_| !throw.off_tiles).map(|distance| distance.millimetres())
}

impl Task for WinTarget {
    const SET: &'static str = CATAPULT;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Fair);

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        let Occasion::TargetThrown { throws } = occasion else { return false };
        let (own, others): (Vec<&Throw>, Vec<&Throw>) =
            throws.iter().partition(|throw| throw.player == holder);
        let Some(own) = own.into_iter().find_map(near) else { return false };
        // Parts of a millimetre that no unit has may be lost by the difference.
        let ahead = |other: f64| other - own >= f64::from(self.by) - 1e-6;
        others.into_iter().filter_map(near).all(ahead)
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Ahead, 0, Entry::Number(&mut self.by, 0..=500));
    }

    fn implies(&self, wide: &Self) -> bool {
        self.by >= wide.by
    }
}
