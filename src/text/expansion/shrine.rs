//! Heretics and shrines in sentences.

use super::super::Words;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Setting;
use rules::expansion::shrine::Outcome;
use rules::feature::Kind;
use rules::set::SHRINES;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] =
    &[told("why-for-shrine", Set(SHRINES), "R-HS-1, 5", "source-shrine")];

impl Words {
    pub(in super::super) fn shrine_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::ChallengeBegan { shrine, monastery, .. } => say!(
                self,
                "outcome-challenge",
                shrine = self.names(shrine, setting),
                monastery = self.names(monastery, setting)
            ),
            Outcome::ChallengeWon { winner, .. } => self.challenge_won(winner.segment.into()),
        }
    }

    pub(in super::super) fn challenge_won(&self, winner: Kind) -> String {
        if winner == Kind::SHRINE {
            say!(self, "outcome-shrine-won")
        } else {
            say!(self, "outcome-monastery-won")
        }
    }
}
