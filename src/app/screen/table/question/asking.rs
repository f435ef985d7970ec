//! The question that the table shows, so that it can be told from the next one.

use std::mem::{Discriminant, discriminant};

use crate::app::screen::table::dialog::Dialog;
use crate::app::screen::table::pad::Sheet;
use crate::app::screen::table::{Act, Entry, Mode, Table};
use crate::journal::Reentry;
use crate::rules::game::question::Sent;

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
            act: self.entering().and_then(|entering| entering.act),
            sent: self.sent,
            note,
            dialog: self.dialog.as_ref().map(discriminant),
            past: self.past.as_ref().map(Reentry::edit).map(|edit| edit.insert.len()),
            opened: self.seen.opened,
        }
    }
}
