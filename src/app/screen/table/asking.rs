//! The question that the table shows, so that it can be told from the next one.

use std::mem::{Discriminant, discriminant};

use super::dialog::Dialog;
use super::entering::Entry;
use super::message::Sheet;
use super::{Mode, Table};
use crate::journal::Reentry;
use crate::rules::Game;
use crate::rules::game::Phase;
use crate::rules::game::question::{Act, Sent, Topic};
use crate::rules::setup::Recording;

/// A question of the table: equal values are one question.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Asked {
    entry: Discriminant<Entry>,
    act: Option<Act>,
    /// The piece that is sent somewhere, while its place is asked for.
    sent: Option<Sent>,
    /// The form of the scorepad, the number of entries, and whether it asked about followers.
    note: Option<(Sheet, usize, bool)>,
    dialog: Option<Discriminant<Dialog>>,
    /// The number of moves so far of an old turn that is entered anew.
    past: Option<usize>,
    /// The open line of the log, whose buttons come up where others were.
    opened: Option<(usize, Option<usize>)>,
}

impl Table {
    /// The question that is asked now.
    #[must_use]
    pub fn asks(&self) -> Asked {
        let note = match &self.mode {
            Mode::Pad(pad) => Some((pad.draft.sheet, pad.draft.items.len(), pad.draft.sure)),
            Mode::Board(_) => None,
        };
        Asked {
            entry: discriminant(self.entry()),
            act: self.answering.act,
            sent: self.answering.sent,
            note,
            dialog: self.dialog.as_ref().map(discriminant),
            past: self.past.as_ref().map(Reentry::edit).map(|edit| edit.insert.len()),
            opened: self.seen.opened,
        }
    }

    /// The topic of the present question; `None` after the end.
    pub(super) fn topic_now(&self, game: &Game) -> Option<Topic> {
        match (game.phase(), game.recording()) {
            (Phase::Place, _) if *self.entry() == Entry::Abbey => Some(Topic::Abbey),
            (Phase::Place, Recording::Board) => Some(Topic::Tile),
            (Phase::Place, Recording::Scorepad) => Some(Topic::Note),
            (Phase::Place, Recording::Deck) => Some(Topic::Declare),
            (Phase::Remains, _) => Some(Topic::Remain),
            (Phase::Finished, _) => None,
            (Phase::Deal | Phase::Deploy { .. } | Phase::Asking(_) | Phase::Scored, _) => {
                self.question_now(game).map(|question| question.topic)
            }
        }
    }
}
