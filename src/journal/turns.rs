//! Editing whole turns of the past: a turn is inserted, removed, or given to another player.

use std::ops::Range;

use super::turn::{is_alone, is_declared, is_tile, turn_of};
use super::{Edit, Entry, Journal};
use rules::scorepad::Note;
use rules::setup::Recording;
use rules::{Move, Outcome, Seat};

/// The fate of the turns after one that is inserted, removed or given to somebody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Later {
    /// Each later turn stays with its player.
    #[default]
    Stay,
    /// The later turns go to the next players in turn order.
    MoveOn,
}

impl Later {
    /// Both fates, the usual one first.
    pub const ALL: [Self; 2] = [Self::Stay, Self::MoveOn];
}

/// Whether an entry has begun a turn.
pub fn begins_turn(entry: &Entry) -> bool {
    entry.outcomes.iter().any(|outcome| matches!(outcome, Outcome::TurnBegan { .. }))
}

/// The first move of the turn that a move belongs to; orders drawn or discarded before its tile
/// belong to it too.
pub(super) fn start(entries: &[Entry], index: usize) -> usize {
    let before = entries.iter().take(index).enumerate();
    before.rev().find(|(_, entry)| begins_turn(entry)).map_or(0, |(last, _)| last + 1)
}

/// The players who may have had a forgotten turn before that of a move, each with the place in the
/// journal where it comes: at the beginning of that turn, or before its player left the game, if no
/// turn was played since.
pub fn forgotten(journal: &Journal, index: usize) -> Vec<(Seat, usize)> {
    let entries = journal.entries();
    let start = start(entries, index);
    let ends = |made: &Move| *made == Move::EndTurn || is_tile(made) || is_alone(made);
    let before = entries.iter().enumerate().take(start).rev();
    let between = before.take_while(|(_, entry)| !ends(&entry.made));
    let left = between.filter_map(|(at, entry)| {
        let Move::LeaveGame(leave) = &entry.made else { return None };
        Some((leave.player, at))
    });
    let game = journal.game_after(start);
    let playing = game.company().playing().map(|seat| (seat, start));
    let mut all: Vec<(Seat, usize)> = playing.chain(left).collect();
    all.sort_by_key(|(seat, _)| seat.index());
    all
}

/// The moves of a turn from its first tile to the end, all that followed from it included.
fn whole(entries: &[Entry], index: usize) -> Range<usize> {
    let start = start(entries, index);
    let from = entries.iter().enumerate().skip(start);
    let first = from.clone().find(|(_, entry)| is_tile(&entry.made)).map_or(index, |(at, _)| at);
    let end = entries.iter().enumerate().skip(first).find(|(_, entry)| begins_turn(entry));
    first..end.map_or(entries.len(), |(end, _)| end + 1)
}

/// The move that gives the turn that begins now to a player; `None` if the player has it.
pub(super) fn hand_over(from: Seat, to: Seat) -> Option<Move> {
    (from != to).then_some(Move::BeginTurn { player: to })
}

impl Edit {
    /// Takes out the turn of a move. Where the later turns stay with their players, its player
    /// passes instead; else everybody moves up.
    pub fn without_turn(journal: &Journal, index: usize, later: Later) -> Self {
        let turn = turn_of(journal.entries(), index);
        let made = journal.entries().get(turn.start).map(|entry| &entry.made);
        let on_pad = journal.game().recording() != Recording::Board;
        let insert = match (made, later) {
            // On the scorepad the turn stays with its player, as a note of nothing.
            (Some(Move::Note(note)), _) => vec![Move::Note(Box::new(Note::by_player(note.player)))],
            (Some(Move::EndTurn), _) if on_pad => vec![Move::EndTurn],
            (Some(made), Later::Stay) if is_played(made) => vec![Move::Pass],
            (Some(_) | None, Later::Stay | Later::MoveOn) => Vec::new(),
        };
        Self { at: turn.start, remove: turn.len(), insert }
    }

    /// Whether the edit brings a turn that was forgotten, in place of none.
    pub fn inserts_turn(&self) -> bool {
        let begins = |made: &Move| is_played(made) || is_alone(made) || *made == Move::EndTurn;
        self.remove == 0 && self.insert.iter().any(begins)
    }

    /// Whether the edit puts back anything else than it takes out, apart from moves with orders,
    /// which stay as they were decided.
    pub fn changes(&self, journal: &Journal) -> bool {
        let removed = journal.moves().skip(self.at).take(self.remove);
        let of_turn = |made: &&Move| !made.is_of_orders();
        !removed.filter(of_turn).eq(self.insert.iter().filter(of_turn))
    }

    /// The player of the turn that a move belongs to, and its number.
    pub fn turn_at(journal: &Journal, index: usize) -> (Seat, u32) {
        let game = journal.game_after(start(journal.entries(), index));
        (game.active(), game.turn())
    }

    /// Whether removing that turn leaves a choice about the later ones: on the scorepad they are
    /// written down with their players, and a tile that was set aside is no turn.
    pub fn has_later(journal: &Journal, index: usize) -> bool {
        let turn = turn_of(journal.entries(), index);
        let made = journal.entries().get(turn.start).map(|entry| &entry.made);
        journal.game().recording() == Recording::Board && made.is_some_and(is_played)
    }

    /// Gives the turn of a move to another player: the same tile, the same figure, in that player's
    /// colour. An order that the turn fulfilled is judged anew.
    pub fn given(journal: &Journal, index: usize, to: Seat, later: Later) -> Self {
        let entries = journal.entries();
        let alone = turn_of(entries, index);
        if let Some(Move::Note(note)) = entries.get(alone.start).map(|entry| &entry.made) {
            let note = Note { player: to, ..Note::clone(note) };
            return Self { at: alone.start, remove: 1, insert: vec![Move::Note(Box::new(note))] };
        }
        let turn = whole(entries, index);
        let game = journal.game_after(turn.start);
        let moves = entries.iter().enumerate().take(turn.end).skip(turn.start);
        let mut insert: Vec<Move> = hand_over(game.active(), to).into_iter().collect();
        let stays = |(at, entry): &(usize, &Entry)| {
            !matches!(entry.made, Move::FulfilOrder { .. }) || is_declared(entries, *at)
        };
        insert.extend(moves.filter(stays).map(|(_, entry)| entry.made.clone()));
        let has_ended = entries.get(turn.end.saturating_sub(1)).is_some_and(begins_turn);
        if later == Later::Stay && has_ended {
            let next = |seat| game.company().next(seat);
            insert.extend(hand_over(next(to), next(game.active())));
        }
        Self { at: turn.start, remove: turn.len(), insert }
    }

    /// Whether the turn of a move can be given to another player.
    pub fn can_be_given(journal: &Journal, index: usize) -> bool {
        let entries = journal.entries();
        let turn = turn_of(entries, index);
        let made = entries.get(turn.start).map(|entry| &entry.made);
        made.is_some_and(|made| is_tile(made) || matches!(made, Move::Note(_)))
    }
}

/// Whether a turn is made of that move: a tile, the abbey or none.
pub(super) const fn is_played(made: &Move) -> bool {
    is_tile(made) && !matches!(made, Move::RemoveTile { .. })
}
