//! Shrines and monasteries that challenge each other (R-HS-3).

use crate::rules::Game;
use crate::rules::expansion::shrine;
use crate::rules::feature::Place;
use crate::rules::outcome::Outcome;

impl Game {
    /// The challenges that a figure just deployed has begun (R-HS-3).
    pub(in crate::rules::game) fn challenges_begun_at(
        &self,
        place: Place,
    ) -> impl Iterator<Item = Outcome> + use<> {
        let begun = self.board.challenges().into_iter();
        let begun =
            begun.filter(move |challenge| [challenge.shrine, challenge.monastery].contains(&place));
        begun.map(|challenge| shrine::Outcome::ChallengeBegan(challenge).into())
    }
}
