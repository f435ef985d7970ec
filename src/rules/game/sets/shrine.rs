//! Shrines and monasteries that challenge each other (R-HS-3).

use crate::expansion::shrine;
use crate::feature::Place;
use crate::game::Game;
use crate::game::sets::moments::Moments;
use crate::outcome::Outcome;
use crate::player::Seat;

/// Shrines (R-HS-1).
pub(super) struct Set;

impl Moments for Set {
    fn have_deployed(game: &mut Game, place: Place, outcomes: &mut Vec<Outcome>) {
        outcomes.extend(challenges_begun_at(game, place));
    }
}

/// The challenges that a figure just deployed has begun (R-HS-3).
pub(in crate::game) fn challenges_begun_at(
    game: &Game,
    place: Place,
) -> impl Iterator<Item = Outcome> + use<> {
    let begun = game.board.challenges().into_iter();
    let begun =
        begun.filter(move |challenge| [challenge.shrine, challenge.monastery].contains(&place));
    let begun: Vec<Outcome> = begun
        .map(|challenge| {
            let (shrine, monastery) =
                (owners_on(game, challenge.shrine), owners_on(game, challenge.monastery));
            shrine::Outcome::ChallengeBegan { challenge, shrine, monastery }.into()
        })
        .collect();
    begun.into_iter()
}

/// Whoever has a figure on the feature of a place, each once.
fn owners_on(game: &Game, place: Place) -> Vec<Seat> {
    let there = game.board.feature(place).into_iter();
    let there = there.flat_map(|feature| game.board.occupants(feature));
    let mut owners: Vec<Seat> = there.map(|occupant| occupant.seat).collect();
    owners.sort_unstable();
    owners.dedup();
    owners
}
