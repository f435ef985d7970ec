//! Placing farmers in one turn after the other.

use super::answer::*;
use crate::feature::Kind;

/// Place a farmer in so many turns of one's own, one after the other (R-KO-54).
/// `{"farm-in-turns": {"turns": 3}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct FarmInTurns {
    /// Turns of the holder, one after the other, at least.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_NUMBER)))]
    pub turns: u32,
}

impl Default for FarmInTurns {
    fn default() -> Self {
        Self { turns: 3 }
    }
}

impl Task for FarmInTurns {
    const NATURE: Nature<'static> =
        Nature::new(Event::Deployment, Needs::FIGURE).placing_farmer().beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        deployed(occasion, holder).is_some_and(|deployment| {
            deployment.record.kind == Kind::Field
                && deployment.figure.is_follower()
                && deployment.farming >= self.turns
        })
    }

    fn asks_for_field(&self) -> bool {
        true
    }

    fn progress(&self, past: &Past, holder: Seat, active: Seat) -> Option<Progress> {
        Some(Progress { done: past.farming(holder, active), of: self.turns })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::TurnsInRow, 0, Entry::Number(&mut self.turns, 2..=8));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        if self.turns == 0 {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        self.turns >= wide.turns
    }
}
