//! Entering an old turn anew: in the game of that time, move by move, until the turn is whole and
//! can be tried out.

use super::turn::turn_of;
use super::turn_end::is_played_out;
use super::turns::{self, Later};
use super::{Edit, Journal};
use rules::game::Phase;
use rules::{Game, Move, Rejection, Seat, table};

/// A turn that is being entered anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reentry {
    /// The edit of the journal so far.
    edit: Edit,
    game: Game,
    /// The turn as it was.
    was: Vec<Move>,
    /// The player of the turn after an inserted one, where the later turns stay with their players.
    next: Option<Seat>,
    /// The number of moves before each step of the entry: a step may bring more than its move.
    steps: Vec<usize>,
}

impl Reentry {
    /// Begins with the turn of a move.
    pub fn begin_at(journal: &Journal, index: usize) -> Self {
        let turn = turn_of(journal.entries(), index);
        let game = seen(journal, turn.start);
        let edit = Edit { at: turn.start, remove: turn.len(), insert: Vec::new() };
        let was = journal.moves().take(turn.end).skip(turn.start).cloned().collect();
        Self { edit, game, was, next: None, steps: Vec::new() }
    }

    /// Begins with a figure of a turn, after its tile: the rest of the turn is entered anew.
    pub fn of_figure(journal: &Journal, index: usize) -> Self {
        let turn = turn_of(journal.entries(), index);
        let end = if turn.contains(&index) { turn.end } else { index + 1 };
        let edit = Edit { at: index, remove: end.saturating_sub(index), insert: Vec::new() };
        let was = journal.moves().take(end).skip(index).cloned().collect();
        Self { edit, game: seen(journal, index), was, next: None, steps: Vec::new() }
    }

    /// Begins with a forgotten turn of a player, before the turn of a move.
    ///
    /// # Errors
    /// If that player can have no turn there.
    pub fn before(
        journal: &Journal,
        index: usize,
        player: Seat,
        later: Later,
    ) -> Result<Self, Rejection> {
        let forgotten = turns::forgotten(journal, index);
        let at = forgotten.into_iter().find(|(seat, _)| *seat == player).map(|(_, at)| at);
        let has_left = Rejection::Table(table::Rejection::HasLeft { seat: player });
        let at = at.ok_or(has_left)?;
        let mut game = seen(journal, at);
        let was = game.active();
        let insert: Vec<Move> = turns::hand_over(was, player).into_iter().collect();
        for made in &insert {
            game.play(made)?;
        }
        let next = (later == Later::Stay).then_some(was);
        let edit = Edit { at, remove: 0, insert };
        Ok(Self { edit, game, was: Vec::new(), next, steps: Vec::new() })
    }

    /// The next move of the old turn, while everything entered is as it was, but for the tile and
    /// its place: the figure may stand on the same part of another one.
    pub fn as_it_was(&self) -> Option<&Move> {
        let next = self.was.get(self.edit.insert.len())?;
        let is_tile = |made: &Move| matches!(made, Move::Place { .. });
        let alike = |(was, made): (&Move, &Move)| was == made || is_tile(was) && is_tile(made);
        let same = self.was.iter().zip(&self.edit.insert).all(alike);
        Some(next).filter(|made| same && self.game.allows(made).is_ok())
    }

    /// Whether the turn is a forgotten one, and not one that is entered anew.
    pub const fn is_forgotten(&self) -> bool {
        self.edit.remove == 0
    }

    /// The game of that time, with the moves entered so far.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The moves entered so far, in place of the turn.
    pub const fn edit(&self) -> &Edit {
        &self.edit
    }

    /// Enters a move. Returns whether the turn is whole: its end is entered, or nothing is left to
    /// decide.
    ///
    /// # Errors
    /// The reason of a refusal; nothing has changed then.
    pub fn play(&mut self, made: Move) -> Result<bool, Rejection> {
        self.game.play(&made)?;
        self.steps.push(self.edit.insert.len());
        self.edit.insert.push(made);
        if is_played_out(&self.game) {
            // Choices of orders are settled when the whole turn is tried out.
            if self.game.choices().is_empty() && self.game.play(&Move::EndTurn).is_err() {
                return Ok(false);
            }
            self.edit.insert.push(Move::EndTurn);
        } else if is_in_action(&self.game) {
            return Ok(false);
        }
        let back = self.back();
        self.edit.insert.extend(back);
        Ok(true)
    }

    /// The number of steps entered so far.
    pub const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The move of the last step.
    pub fn last(&self) -> Option<&Move> {
        self.edit.insert.get(*self.steps.last()?)
    }

    /// Takes the last step of the entry back. Returns whether there was one.
    pub fn undo(&mut self, journal: &Journal) -> bool {
        let Some(moves) = self.steps.pop() else { return false };
        self.edit.insert.truncate(moves);
        self.game = seen(journal, self.edit.at);
        for made in &self.edit.insert {
            let played = self.game.play(made);
            debug_assert!(played.is_ok(), "what was entered once is entered again");
        }
        true
    }

    /// Gives the turn after an inserted one back to the player who had it.
    fn back(&self) -> Option<Move> {
        let next = self.next?;
        let game = &self.game;
        let begun = game.phase() == Phase::Place && !game.is_asking();
        let seat = if begun { game.active() } else { game.company().next(game.active()) };
        turns::hand_over(seat, next)
    }
}

/// Whether the action of the turn is still to come, or may still be used.
fn is_in_action(game: &Game) -> bool {
    match game.phase() {
        Phase::Deploy { .. } => true,
        Phase::Asking(step) => step.is_before_action(),
        Phase::Deal | Phase::Place | Phase::Scored | Phase::Remains | Phase::Finished => false,
    }
}

/// The game after so many moves; without orders while hands are secret, for those that it fulfils
/// show to all at once, when the correction is accepted.
fn seen(journal: &Journal, moves: usize) -> Game {
    let past = journal.game_after(moves);
    if journal.game().has_secrets() { past.without_orders() } else { past }
}
