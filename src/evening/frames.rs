//! A game turn by turn: the steps at which each tile lay and each piece stood, and the words told.
//!
//! Step 0 is before the first turn, step n after turn n; the last one is after the final scoring.

use super::pieces::{Arts, Piece, pieces};
use journal::{Journal, replay};
use rules::board::Placed;
use rules::{Game, Seat};
use text::Words;

/// A piece that stands from one step on, until another.
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
    /// The tiles in the order in which they were placed, with the step of each.
    pub tiles: Vec<(Placed, usize)>,
    pub stays: Vec<Stay>,
    /// The words told at each step.
    pub told: Vec<Vec<String>>,
    /// The player on turn at each step; `None` for none.
    pub players: Vec<Option<usize>>,
}

impl Frames {
    pub(super) fn from_journal(journal: &Journal, arts: &mut Arts, words: &Words) -> Self {
        let mut frames = Self::default();
        let mut game = journal.game_after(0);
        let mut moves = journal.entries().iter();
        for (at, step) in replay::steps(journal).into_iter().enumerate() {
            let made = journal.entries().len() - moves.len();
            for entry in moves.by_ref().take(step.moves.saturating_sub(made)) {
                let played = game.play(&entry.made);
                debug_assert!(played.is_ok(), "what was accepted is accepted again: {played:?}");
            }
            frames.add_frame(at, &game, arts);
            frames.players.push(step.player.map(Seat::index));
            frames.told.push(words.told_in(&step, journal));
        }
        frames
    }

    /// Notes the tiles and pieces of the board at the end of a step.
    fn add_frame(&mut self, step: usize, game: &Game, arts: &mut Arts) {
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
}
