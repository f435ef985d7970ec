//! The abbot in sentences.

use super::super::told::{Book::Set, Told, told};
use super::super::{Worded, Words};
use crate::say;
use rules::expansion::abbot::{Outcome, Rejection};
use rules::game::sets;
use rules::set::ABBOT;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-abbot", Set(ABBOT), "R-AB-3", "act-abbot"),
    told("why-act-recall", Set(ABBOT), "R-AB-6", "act-recall"),
    told("why-for-garden", Set(ABBOT), "R-AB-2, 3, 5", "source-gardens"),
];

impl Words {
    pub(in super::super) fn abbot_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::CalledHome { seat, place } => {
                let feature = self.feature(place.segment.into());
                say!(self, "outcome-abbot-home", name = setting.name(*seat), feature = feature)
            }
        }
    }

    pub(in super::super) fn abbot_rejection(&self, rejection: &Rejection) -> String {
        let key = match rejection {
            Rejection::NotOut => "reject-abbot-not-out",
            Rejection::Complete => "reject-abbot-complete",
        };
        self.say(key, &[])
    }

    /// The answer that calls the abbot home, with the points that it brings (R-AB-6).
    pub(in super::super) fn recalled(&self, game: &Game) -> Worded {
        let points = sets::abbot::recall(game).map_or(0, |score| score.points());
        Worded::title(say!(self, "answer-recall")).hinting(self.signed(points))
    }
}
