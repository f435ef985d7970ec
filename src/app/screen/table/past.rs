//! Entering an old turn anew: the table shows the past, the turn is entered as ever, and the
//! difference is shown before it counts.

use super::Table;
use super::dialog::{Dialog, Difference};
use crate::app::Shared;
use crate::journal::{Edit, Later, Reentry};
use crate::rules::{Game, Move};
use crate::session::Session;

impl Table {
    /// Whether an old turn is being changed, and not this one entered.
    pub const fn is_in_past(&self) -> bool {
        self.past.is_some() || matches!(self.dialog, Some(Dialog::Difference(_)))
    }

    /// The game that is being looked at: the past while an old turn is entered anew, and what it
    /// would come to.
    #[must_use]
    pub fn game<'a>(&'a self, session: &'a Session) -> &'a Game {
        match (&self.dialog, &self.past) {
            (Some(Dialog::Difference(difference)), _) => difference.correction.shown(),
            (_, Some(reentry)) => reentry.game(),
            (_, None) => session.game(),
        }
    }

    /// What is changed of the past so far.
    pub(super) const fn edit(&self) -> Option<&Edit> {
        match (&self.dialog, &self.past) {
            (Some(Dialog::Difference(difference)), _) => Some(&difference.edit),
            (_, Some(reentry)) => Some(reentry.edit()),
            (_, None) => None,
        }
    }

    /// The turn of that move is entered anew.
    pub(super) fn reenter(&mut self, index: usize, session: &Session) {
        self.close(session);
        self.seen.opened = None;
        self.seen.asked = None;
        let reentry = Reentry::of(session.journal(), index);
        if let Some(entry) = session.journal().entries().get(index) {
            self.change_note(&entry.made, reentry.game().active());
        }
        self.past = Some(reentry);
    }

    /// The turn of that move is taken out.
    pub(super) fn remove_turn(&mut self, index: usize, session: &Session) {
        self.try_out(Edit::without_turn(session.journal(), index, Later::Stay), session);
    }

    /// Back to the present; everything is as it was.
    pub(super) fn leave_past(&mut self, session: &Session) {
        self.past = None;
        if matches!(self.dialog, Some(Dialog::Difference(_))) {
            self.dialog = None;
        }
        // What was begun or written for the past must not stand in this turn.
        if let Some(entering) = self.entering_mut() {
            entering.refresh(session.game());
        }
        self.clear_pad(session.game());
    }

    /// A move in the past; the turn is whole when its end is entered or nothing is left to decide.
    pub(super) fn make_in_past(&mut self, made: Move, shared: &Shared, session: &Session) {
        let Some(reentry) = &mut self.past else { return };
        match reentry.play(made) {
            Ok(is_whole) => {
                let edit = is_whole.then(|| reentry.edit().clone());
                if let Some(entering) = self.entering_mut() {
                    entering.let_go();
                }
                if let Some(edit) = edit {
                    self.try_out(edit, session);
                }
            }
            Err(rejection) => {
                self.refusal = Some(shared.words.rejection(&rejection, reentry.game()));
            }
        }
    }

    fn try_out(&mut self, edit: Edit, session: &Session) {
        match session.journal().correct(&edit) {
            Ok(correction) => {
                self.dialog = Some(Dialog::Difference(Box::new(Difference { edit, correction })));
            }
            Err(_) => self.leave_past(session),
        }
    }
}
