//! Who scored a feature, and when.

use super::Entry;
use rules::Outcome;
use rules::board::Board;
use rules::feature::join::FeatureId;
use rules::scoring::Score;

/// The scores of a complete feature, with the numbers of their turns, from 1.
pub fn scores_of<'a>(
    entries: &'a [Entry],
    board: &Board,
    feature: FeatureId,
) -> Vec<(u32, &'a Score)> {
    let mut turn = 1;
    let mut scores = Vec::new();
    for outcome in entries.iter().flat_map(|entry| &entry.outcomes) {
        if let Outcome::TurnBegan { turn: next, .. } = outcome {
            turn = *next;
        }
        if let Outcome::Scored(score) = outcome {
            let place = score.feature().and_then(|record| record.place);
            if place.and_then(|place| board.feature(place)) == Some(feature) {
                scores.push((turn, score));
            }
        }
    }
    scores
}
