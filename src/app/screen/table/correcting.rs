//! Entering an old turn anew: the table shows the past, the turn is entered as ever, and the difference is shown before it counts.

use std::ops::Range;

use super::pad::Draft;
use super::{Action, Dialog, Message, Table};
use crate::app::Shared;
use crate::app::session::Session;
use crate::journal::{self, Edit, Entry};
use crate::rules::game::Phase;
use crate::rules::scorepad::Note;
use crate::rules::{Game, Move};

/// A turn that is being entered anew.
#[derive(Debug)]
pub struct Correcting {
    /// The first move that is replaced.
    pub at: usize,
    /// How many moves are replaced.
    pub remove: usize,
    /// The game of that time, with what was entered so far.
    pub game: Game,
    /// What was entered so far.
    pub insert: Vec<Move>,
    /// What it would change, once the turn is whole.
    pub result: Option<journal::Correction>,
}

impl Correcting {
    /// Whether the turn is whole and waits to be accepted.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.result.is_some()
    }
}

/// The moves of the turn that a move belongs to, from its tile to its end; what was done with orders stays. A throw at a fair stands for
/// itself.
pub(super) fn turn_of(entries: &[Entry], index: usize) -> Range<usize> {
    if entries.get(index).is_some_and(|entry| {
        matches!(entry.made, Move::Throw(_) | Move::OpenFair { .. }) || Draft::of(&entry.made).is_some()
    }) {
        return index..index + 1;
    }
    let is_own = |entry: &Entry| {
        matches!(entry.made, Move::Place { .. } | Move::PlaceAbbey { .. } | Move::RemoveTile { .. } | Move::Pass)
    };
    let before = entries.iter().take(index + 1);
    let start = before.enumerate().rev().find(|(_, entry)| is_own(entry)).map_or(index, |(start, _)| start);
    let rest = entries.iter().enumerate().skip(start + 1);
    // Up to its end; what was done in the City afterwards stays where it still fits.
    let mut ended = false;
    let inside = rest.take_while(|(_, entry)| match entry.made {
        Move::Deploy { .. }
        | Move::PlaceBarn { .. }
        | Move::MoveFairy { .. }
        | Move::RemoveKnight { .. }
        | Move::RaiseTower { .. }
        | Move::Capture { .. }
        | Move::TowerSite { .. }
        | Move::ManTower { .. }
        | Move::Ransom { .. } => !ended,
        Move::EndTurn => !std::mem::replace(&mut ended, true),
        Move::FulfilOrder { .. } => true,
        _ => false,
    });
    let end = inside.last().map_or(start, |(end, _)| end);
    start..end + 1
}

impl Table {
    pub(super) fn correct(&mut self, message: &Message, session: &Session) -> Action {
        match message {
            Message::Reenter(index) => {
                let turn = turn_of(session.journal().entries(), *index);
                self.opened = None;
                self.asked = None;
                let past = session.journal().game_after(turn.start);
                // What would be fulfilled shows once it is accepted, and to all at once.
                let game = if session.game().has_secrets() { past.without_orders() } else { past };
                if let Some(entry) = session.journal().entries().get(*index) {
                    self.change_note(&entry.made, game.active());
                }
                self.correcting =
                    Some(Correcting { at: turn.start, remove: turn.len(), game, insert: Vec::new(), result: None });
            }
            Message::RemoveTurn(index) => {
                let turn = turn_of(session.journal().entries(), *index);
                let made = session.journal().entries().get(turn.start).map(|entry| &entry.made);
                // On the scorepad the turn stays with its player, without what was written down.
                let insert = match made {
                    Some(Move::Note(note)) => vec![Move::Note(Box::new(Note::of(note.player)))],
                    Some(Move::EndTurn) if self.pad.is_some() => vec![Move::EndTurn],
                    _ => Vec::new(),
                };
                let edit = Edit { at: turn.start, remove: turn.len(), insert };
                self.try_out(&edit, session);
            }
            Message::AcceptCorrection => {
                self.dialog = None;
                let result = self.correcting.take().and_then(|correcting| correcting.result);
                if let Some(correction) = result {
                    return Action::Accept(Box::new(correction));
                }
            }
            Message::DropCorrection => {
                self.dialog = None;
                self.correcting = None;
            }
            _ => {}
        }
        Action::None
    }

    /// A move in the past; the turn is whole when its end is entered or nothing is left to decide.
    pub(super) fn make_in_past(&mut self, made: Move, shared: &Shared, session: &Session) {
        let Some(correcting) = &mut self.correcting else { return };
        if let Err(rejection) = correcting.game.play(&made) {
            self.refusal = Some(shared.words.rejection(&rejection, &correcting.game));
            return;
        }
        correcting.insert.push(made);
        self.finish_in_past(session);
    }

    fn finish_in_past(&mut self, session: &Session) {
        self.entry = super::Entry::Open;
        self.code.clear();
        let Some(correcting) = &mut self.correcting else { return };
        if matches!(correcting.game.phase(), Phase::Deploy { .. }) {
            if correcting.game.can_act() {
                return;
            }
            // Choices of orders are settled by the journal when it tries the whole out.
            if correcting.game.choices().is_empty() && correcting.game.play(&Move::EndTurn).is_err() {
                return;
            }
            correcting.insert.push(Move::EndTurn);
        }
        let (at, remove) = (correcting.at, correcting.remove);
        let insert = std::mem::take(&mut correcting.insert);
        self.try_out(&Edit { at, remove, insert }, session);
    }

    fn try_out(&mut self, edit: &Edit, session: &Session) {
        match session.journal().correct(edit) {
            Ok(correction) => {
                self.correcting = Some(Correcting {
                    at: edit.at,
                    remove: edit.remove,
                    game: correction.shown().clone(),
                    insert: edit.insert.clone(),
                    result: Some(correction),
                });
                self.dialog = Some(Dialog::Difference);
            }
            Err(_) => self.correcting = None,
        }
    }
}
