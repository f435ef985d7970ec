//! A game turn by turn, to be watched again: its state, and the outcomes told on the way.

use super::course::{ends, is_unplayed, outcomes};
use super::{Journal, account};
use rules::game::Phase;
use rules::{Outcome, Seat};

/// A moment of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Step {
    /// The number of moves made.
    pub moves: usize,
    /// The player on turn; `None` before the first turn and for the final scoring.
    pub player: Option<Seat>,
    /// The outcomes told since the step before: the move, from 0, and the place among its outcomes.
    pub told: Vec<(usize, usize)>,
}

/// A game in steps. Step 0 is before the first turn and step n after turn n; one more, after the
/// final scoring, follows in a game that is over.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "turns and the end part the steps, nothing else"
)]
pub fn steps(journal: &Journal) -> Vec<Step> {
    let entries = journal.entries();
    let before = journal.game_after(0);
    let mut steps = vec![Step::default()];
    if before.phase() != Phase::Deal {
        steps.push(Step { player: Some(before.active()), ..Step::default() });
    }
    let mut is_over = false;
    for (index, outcome) in outcomes(entries) {
        let ends = ends(outcome) && !is_over;
        is_over |= ends;
        // A turn that was never played is no step.
        let is_none = ends && steps.len() > 2 && is_unplayed(journal, index);
        if let Some(last) = steps.last_mut().filter(|_| is_none) {
            last.player = None;
            continue;
        }
        let next = match outcome {
            Outcome::TurnBegan { turn, .. } => *turn as usize,
            _ if ends => steps.len(),
            _ => continue,
        };
        while steps.len() <= next {
            if let Some(step) = steps.last_mut() {
                step.moves = index + 1;
            }
            steps.push(Step::default());
        }
        // A turn may be given to another player.
        if let (Outcome::TurnBegan { seat, .. }, Some(step)) = (outcome, steps.last_mut()) {
            step.player = Some(*seat);
        }
    }
    let last = steps.len() - 1;
    if let Some(step) = steps.get_mut(last) {
        step.moves = entries.len();
    }
    let mut at = usize::from(before.phase() != Phase::Deal);
    for event in account(entries) {
        match event.outcome {
            Outcome::TurnBegan { turn, .. } => at = at.max(*turn as usize),
            outcome if ends(outcome) => at = last,
            _ => {}
        }
        if let Some(step) = steps.get_mut(at) {
            step.told.push((event.index, event.place));
        }
    }
    steps
}
