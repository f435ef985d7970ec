//! Heretics and shrines in sentences.

use super::super::Words;
use crate::rules::Setting;
use crate::rules::expansion::shrine::Outcome;
use crate::rules::feature::Kind;
use crate::say;

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
