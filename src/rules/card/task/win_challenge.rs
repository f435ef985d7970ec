//! Winning a challenge of Heretics & Shrines.

use super::answer::*;
use crate::feature::{Record, majority};
use crate::set::SHRINES;

/// Win a challenge with a share of the majority on the winning building, whoever completes it
/// (R-KO-16). `{"win-challenge": {"as": "shrine"}}`, `{"win-challenge": {"as": "monastery"}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct WinChallenge {
    /// The winning building; `monastic` takes either.
    #[serde(rename = "as")]
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["shrine", "monastery", "monastic"])))]
    pub winner: Which,
}

impl Default for WinChallenge {
    fn default() -> Self {
        Self { winner: Which::Monastic }
    }
}

impl Task for WinChallenge {
    const SET: &'static str = SHRINES;
    const NATURE: Nature<'static> = Nature::new(Event::Challenge, Needs::COMPLETION.and_figure());

    /// For the table against anybody or against somebody else (A49).
    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        let Some(placement) = placed(occasion) else { return false };
        let is_beaten = |loser: &Record| {
            !placement.against_others || loser.followers().any(|follower| follower.seat != holder)
        };
        placement.completions.iter().any(|completion| {
            completion.defeated.iter().any(is_beaten)
                && self.winner.includes(completion.record.kind)
                && if placement.by_presence {
                    completion.record.followers_of(holder) > 0
                } else {
                    majority::owners(&completion.record).any(|owner| owner == holder)
                }
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        let winner = Entry::one(&mut self.winner, &feature::CHALLENGED, Term::Which);
        visit(Clause::Winner, 0, winner);
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        if !feature::CHALLENGED.contains(&self.winner) {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        is_among(self.winner, wide.winner)
    }
}
