//! A game is its journal: the setup and the moves. The board, the scores and the hands are a fold
//! over them, so undo, redo, correcting an old move and explaining it all follow from replaying.

#![warn(clippy::wildcard_enum_match_arm)]

mod account;
pub mod compare;
mod correction;
pub mod course;
mod exchange;
pub mod fates;
pub mod honours;
pub mod names;
pub mod news;
mod people;
mod reentry;
pub mod replay;
pub mod review;
pub mod scored;
pub mod season;
pub mod statistics;
mod turn;
mod turn_end;
mod turns;

pub use account::{Event, account};
pub use correction::{Correction, Difference, Dropped, Edit};
pub use course::Course;
pub use exchange::Obstacle;
pub use reentry::Reentry;
pub use turn::is_tile;
pub use turns::{Later, begins_turn, forgotten};

use std::sync::Arc;

use rules::setup;
use rules::{Catalogue, Game, Move, Outcome, Rejection, Setup};

/// The most moves of a journal; no evening has as many, and no file with more is read.
pub const MAX_MOVES: usize = 10_000;

/// How many of the last moves are taken back without replaying all before them.
const KEPT: usize = 4;

/// A move with its outcomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The move.
    pub made: Move,
    /// The outcomes of the move.
    pub outcomes: Vec<Outcome>,
}

/// A game with its past, and with the moves that were undone.
#[derive(Debug, Clone)]
pub struct Journal {
    /// The setup at the beginning of the game.
    setup: Arc<Setup>,
    /// The tiles and cards that were known at the beginning.
    catalogue: Arc<Catalogue>,
    entries: Vec<Entry>,
    /// The undone moves, the one to redo first at the end.
    undone: Vec<Move>,
    game: Game,
    /// The games before the last moves, if those were made just now: they are undone most often.
    before: Vec<Game>,
}

impl PartialEq for Journal {
    fn eq(&self, other: &Self) -> bool {
        (&self.setup, &self.catalogue) == (&other.setup, &other.catalogue)
            && (&self.entries, &self.undone) == (&other.entries, &other.undone)
            && self.game == other.game
    }
}

impl Eq for Journal {}

/// A move of a list that cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The place of the move in the list, from 0.
    pub index: usize,
    /// The reason of the refusal.
    pub rejection: Rejection,
}

impl Journal {
    /// An empty journal. Its setup carries the cards of the table's own that it is played with.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn new(setup: Setup, catalogue: Arc<Catalogue>) -> Result<Self, Vec<setup::Fault>> {
        let setup = Arc::new(setup.carrying(&catalogue));
        let game = Game::new(Arc::clone(&setup), catalogue)?;
        let catalogue = Arc::clone(game.catalogue());
        Ok(Self {
            setup,
            catalogue,
            entries: Vec::new(),
            undone: Vec::new(),
            game,
            before: Vec::new(),
        })
    }

    /// Plays a list of moves. If one is refused, the journal holds all before it.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn replay(
        setup: Setup,
        catalogue: Arc<Catalogue>,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<(Self, Option<Stop>), Vec<setup::Fault>> {
        let mut journal = Self::new(setup, catalogue)?;
        for (index, made) in moves.into_iter().enumerate() {
            match journal.room().and_then(|()| journal.game.play(&made)) {
                Ok(outcomes) => journal.entries.push(Entry { made, outcomes }),
                Err(rejection) => return Ok((journal, Some(Stop { index, rejection }))),
            }
        }
        Ok((journal, None))
    }

    /// The setup at the beginning, which is saved: without later guests, and with the house rules
    /// of that time.
    pub const fn setup(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// The game now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The moves so far with their outcomes.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The moves so far.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &Move> + Clone {
        self.entries.iter().map(|entry| &entry.made)
    }

    /// The undone moves, the one to redo first at the end.
    pub fn undone(&self) -> &[Move] {
        &self.undone
    }

    /// The outcome of a move, from 0, at a place among its outcomes, from 0.
    pub fn outcome(&self, (index, place): (usize, usize)) -> Option<&Outcome> {
        self.entries.get(index)?.outcomes.get(place)
    }

    /// Makes that move alone, and forgets the undone ones.
    ///
    /// # Errors
    /// The reason of a refusal; nothing has changed then.
    pub fn play(&mut self, made: Move) -> Result<&[Outcome], Rejection> {
        self.room()?;
        let before = self.game.clone();
        let outcomes = self.game.play(&made)?;
        self.entries.push(Entry { made, outcomes });
        self.undone.clear();
        if self.before.len() == KEPT {
            self.before.remove(0);
        }
        self.before.push(before);
        Ok(self.entries.last().map_or(&[], |entry| entry.outcomes.as_slice()))
    }

    /// Whether one move more has room.
    const fn room(&self) -> Result<(), Rejection> {
        if self.entries.len() < MAX_MOVES {
            Ok(())
        } else {
            Err(Rejection::TooManyMoves { limit: MAX_MOVES })
        }
    }

    /// Takes the last move back and returns it; `None` if there is none.
    pub fn undo(&mut self) -> Option<&Move> {
        let keep = self.entries.len().checked_sub(1)?;
        self.back_to(keep);
        self.undone.last()
    }

    /// Makes the move again that was undone last.
    ///
    /// # Errors
    /// The reason of a refusal; a move that was made once is accepted again.
    pub fn redo(&mut self) -> Option<Result<&[Outcome], Rejection>> {
        let made = self.undone.pop()?;
        let mut undone = std::mem::take(&mut self.undone);
        let refused = self.play(made.clone()).err();
        undone.extend(refused.is_some().then_some(made));
        self.undone = undone;
        let last = self.entries.last().map_or(&[][..], |entry| entry.outcomes.as_slice());
        Some(refused.map_or(Ok(last), Err))
    }

    /// Takes back all moves but the first `keep`. They can be redone.
    pub fn back_to(&mut self, keep: usize) {
        if keep >= self.entries.len() {
            return;
        }
        self.game = self.game_after(keep);
        let taken_back = self.entries.split_off(keep);
        self.before.truncate(self.before.len().saturating_sub(taken_back.len()));
        self.undone.extend(taken_back.into_iter().rev().map(|entry| entry.made));
    }

    /// Puts undone moves back as a saved game had them, the one to redo first at the end.
    pub fn restore_undone(&mut self, undone: Vec<Move>) {
        self.undone = undone;
    }

    /// The game as it was after the first `count` moves.
    pub fn game_after(&self, count: usize) -> Game {
        if count >= self.entries.len() {
            return self.game.clone();
        }
        let first = self.entries.len().saturating_sub(self.before.len());
        if let Some(kept) = count.checked_sub(first).and_then(|index| self.before.get(index)) {
            return kept.clone();
        }
        let replayed = self.replayed(&self.setup, count);
        debug_assert!(replayed.is_ok(), "a setup that was played is sound: {replayed:?}");
        replayed.unwrap_or_else(|_| self.game.clone())
    }

    /// The game after the first `count` moves, played with a setup that allows them as well.
    fn replayed(&self, setup: &Arc<Setup>, count: usize) -> Result<Game, Vec<setup::Fault>> {
        let mut game = Game::new(Arc::clone(setup), Arc::clone(&self.catalogue))?;
        for entry in self.entries.iter().take(count) {
            let played = game.play(&entry.made);
            debug_assert!(played.is_ok(), "a move that was accepted is accepted again: {played:?}");
        }
        Ok(game)
    }

    /// The move with the card on top of the pile in it, if it draws one that the app has dealt. A
    /// draw names its card, so that correcting an earlier one never deals another.
    #[must_use]
    pub fn naming_card(&self, made: Move) -> Move {
        let dealt = self.game.orders().filter(|orders| !orders.is_printed());
        match (made, dealt) {
            (Move::DrawOrder { card: None }, Some(orders)) => {
                Move::DrawOrder { card: orders.pile().front().map(|card| card.id.clone()) }
            }
            (made, _) => made,
        }
    }
}
