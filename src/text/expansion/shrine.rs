//! Heretics and shrines in sentences.

use super::super::Words;
use crate::rules::Game;
use crate::rules::board::Challenge;
use crate::rules::expansion::shrine::Outcome;
use crate::rules::feature::Kind;
use crate::say;

impl Words {
    pub(in super::super) fn shrine_outcome(&self, outcome: &Outcome, game: &Game) -> String {
        match outcome {
            Outcome::ChallengeBegan(challenge) => self.challenge(challenge, game),
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

    fn challenge(&self, challenge: &Challenge, game: &Game) -> String {
        let people = |place| -> String {
            let occupants = game.board().feature(place).into_iter();
            let occupants = occupants.flat_map(|feature| game.board().occupants(feature));
            let mut names: Vec<&str> = occupants.map(|occupant| game.name(occupant.seat)).collect();
            names.dedup();
            names.join(", ")
        };
        say!(
            self,
            "outcome-challenge",
            shrine = people(challenge.shrine),
            monastery = people(challenge.monastery)
        )
    }
}
