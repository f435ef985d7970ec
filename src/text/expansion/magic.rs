//! Mage & Witch in sentences.

use super::super::Words;
use super::super::question::Worded;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::Game;
use rules::expansion::magic::{Outcome, Rejection, Spot};
use rules::piece::Magician;
use rules::set::MAGE_WITCH;

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-magic", Set(MAGE_WITCH), "R-MAG-1, 3", "why-head-placing"),
    told("why-for-mage", Set(MAGE_WITCH), "R-MAG-4", "why-head-scoring"),
    told("why-for-witch", Set(MAGE_WITCH), "R-MAG-5, 7", "why-head-scoring"),
];

impl Words {
    /// Mage or witch.
    pub fn magician(&self, magician: Magician) -> String {
        self.say(&format!("magician-{}", magician.name()), &[])
    }

    pub(in super::super) fn magic_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::First => "reject-magic-first",
            Rejection::NoneDue => "reject-no-magic",
            Rejection::NotThere => "reject-magic-there",
            Rejection::NotOff => "reject-magic-off",
        };
        self.say(key, &[])
    }

    pub(in super::super) fn magic_outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Moved { magician, to } => {
                let feature = self.record(to);
                self.say(
                    &format!("outcome-{}-moved", magician.name()),
                    &[("feature", feature.into())],
                )
            }
            Outcome::Left { magician } => {
                self.say(&format!("outcome-{}-left", magician.name()), &[])
            }
        }
    }

    /// The place of mage or witch as an answer.
    pub(in super::super) fn sent_to(&self, spot: Spot, game: &Game) -> Worded {
        Worded::title(match spot.place() {
            Some(place) => {
                say!(self, "city-leave-to", feature = self.feature_at(place, game))
            }
            None => say!(self, "magic-off"),
        })
    }
}
