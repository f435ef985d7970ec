//! A game turn by turn: from when to when each tile lay and each piece stood, and what was told.
//!
//! Step 0 is before the first turn, step n after turn n; the last one is after the final scoring.

use super::pieces::{Arts, Piece, pieces};
use crate::journal::{Journal, account};
use crate::rules::board::Placed;
use crate::rules::{Game, Outcome, orders};
use crate::text::Words;

/// A piece from one step on, until another.
#[derive(Debug)]
pub(super) struct Stay {
    pub piece: Piece,
    pub from: usize,
    /// The first step without it; `None` if it stands to the end.
    pub to: Option<usize>,
}

/// A game turn by turn.
#[derive(Debug, Default)]
pub(super) struct Frames {
    /// The tiles in the order in which they were placed, with the step from which on they lie.
    pub tiles: Vec<(Placed, usize)>,
    pub stays: Vec<Stay>,
    /// What was told, step by step.
    pub told: Vec<Vec<String>>,
    /// Whose turn each step was; `None` for none.
    pub players: Vec<Option<usize>>,
}

impl Frames {
    pub(super) fn of(journal: &Journal, arts: &mut Arts, words: &Words) -> Self {
        let mut frames = Self::default();
        let mut game = journal.game_after(0);
        frames.take(0, &game, arts);
        frames.players.push(None);
        for entry in journal.entries() {
            let (turn, player) = (game.turn() as usize, game.active().index());
            // Accepted before, so accepted again.
            let _ = game.play(&entry.made);
            if game.turn() as usize > turn {
                frames.take(turn, &game, arts);
                frames.players.push(Some(player));
            }
        }
        let last = game.turn() as usize;
        frames.take(last, &game, arts);
        frames.players.extend([Some(game.active().index()), None]);
        frames.tell(journal, words, last + 1);
        frames
    }

    /// Writes down what lies and stands at the end of a step.
    fn take(&mut self, step: usize, game: &Game, arts: &mut Arts) {
        let new = game.board().tiles().iter().skip(self.tiles.len()).cloned();
        self.tiles.extend(new.map(|placed| (placed, step)));
        let mut now = pieces(game, arts);
        for stay in self.stays.iter_mut().filter(|stay| stay.to.is_none()) {
            match now.iter().position(|piece| *piece == stay.piece) {
                Some(index) => drop(now.swap_remove(index)),
                None => stay.to = Some(step),
            }
        }
        self.stays.extend(now.into_iter().map(|piece| Stay { piece, from: step, to: None }));
    }

    /// What everybody was told in each step.
    fn tell(&mut self, journal: &Journal, words: &Words, last: usize) {
        self.told = vec![Vec::new(); last + 1];
        let mut step = 1;
        for event in account(journal.entries()) {
            if let Outcome::TurnBegan { turn, .. } = event.outcome {
                step = *turn as usize;
            } else if matches!(event.outcome, Outcome::FinalScoringBegan) {
                step = last;
            }
            let is_deal = step == 1 && is_deal(event.outcome);
            let is_dull =
                matches!(event.outcome, Outcome::Returned { .. } | Outcome::FinalScoringBegan);
            let told = words.outcome(event.outcome, journal.game()).filter(|_| !is_dull);
            let lines = self.told.get_mut(if is_deal { 0 } else { step });
            if let (Some(told), Some(lines)) = (told, lines) {
                lines.push(told);
            }
        }
    }
}

/// Whether it is about the cards that are dealt.
const fn is_deal(outcome: &Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Orders(orders::Outcome::Kept { .. } | orders::Outcome::Entered { .. })
    )
}
