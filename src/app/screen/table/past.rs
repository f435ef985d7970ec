//! Entering an old turn anew: the table shows the past, the turn is entered as usual, and the
//! effects are shown before it counts.

use super::dialog::{Amending, Dialog, Difference, What};
use super::entering::Entering;
use super::message::Message;
use super::told::told_of;
use super::{Mode, Table, keys};
use journal::{Edit, Later, Reentry};
use kit::prelude::*;
use kit::ui::GameUi;
use rules::expansion::crop::Pass;
use rules::geometry::Position;
use rules::house_rule::HouseRules;
use rules::{Game, Move};
use session::Session;

/// The game that is shown: the past while an old turn is entered anew, and the outcome of a change.
pub fn shown<'a>(
    dialog: Option<&'a Dialog>,
    past: Option<&'a Reentry>,
    session: &'a Session,
) -> &'a Game {
    match (dialog, past) {
        (Some(Dialog::Difference(difference)), _) => difference.correction.shown(),
        (_, Some(reentry)) => reentry.game(),
        (_, None) => session.game(),
    }
}

impl Table {
    /// Whether an old turn is being changed, rather than this one entered.
    pub const fn is_in_past(&self) -> bool {
        self.past.is_some() || matches!(self.dialog, Some(Dialog::Difference(_)))
    }

    /// The game that is shown: the past while an old turn is entered anew, and the outcome of a
    /// change.
    pub fn game<'a>(&'a self, session: &'a Session) -> &'a Game {
        shown(self.dialog.as_ref(), self.past.as_ref(), session)
    }

    /// The next move of the old turn that is entered anew, until another is begun.
    pub fn as_it_was(&self) -> Option<&Move> {
        // On the scorepad the form shows the old entry, and accepts it.
        let is_written = matches!(&self.mode, Mode::Pad(pad) if pad.writes());
        let begun = self.entering().is_some_and(Entering::has_begun) || is_written;
        self.past.as_ref().filter(|_| !begun && self.dialog.is_none())?.as_it_was()
    }

    /// The sign of Enter for the button it presses; none while it leaves an old turn as it was.
    pub fn enter_sign(&self) -> Option<&'static str> {
        self.as_it_was().is_none().then_some(keys::ENTER.sign)
    }

    /// The button that leaves the old move as it was; the key alone without room for words.
    pub fn leave_as_it_was<'a>(&self, made: &Move, ui: GameUi<'a>) -> Element<'a, Message> {
        let label = ui.words.move_made(made, self.game(ui.session));
        let label = say!(ui, "past-as-it-was", made = label);
        let message = Some(Message::Make(made.clone()));
        let sign = keys::ENTER.sign;
        if ui.width() == Width::Slim {
            let sign = key_caps(sign, ui.palette.on_royal);
            let button = ui.pressable(Weight::Primary, sign, [gap::S, gap::M], message);
            return told_of(button, label);
        }
        ui.action(Weight::Primary, label, Some(sign), message)
    }

    /// The change of the past so far.
    pub const fn edit(&self) -> Option<&Edit> {
        match (&self.dialog, &self.past) {
            (Some(Dialog::Difference(difference)), _) => Some(&difference.edit),
            (_, Some(reentry)) => Some(reentry.edit()),
            (_, None) => None,
        }
    }

    /// Begins to enter the turn of that move anew.
    pub fn reenter(&mut self, index: usize, ui: GameUi<'_>) {
        self.close(ui);
        self.seen.opened = None;
        self.seen.asked = None;
        let reentry = Reentry::begin_at(ui.session.journal(), index);
        if let Some(entry) = ui.session.journal().entries().get(index) {
            self.change_note(&entry.made, reentry.game().active());
        }
        self.past = Some(reentry);
    }

    /// Begins to enter the figure of that move anew, with the tile where it lies.
    pub fn redeploy(&mut self, index: usize, ui: GameUi<'_>) {
        if self.is_in_past() || ui.session.is_read_only() {
            return;
        }
        self.close(ui);
        self.enter_past(Reentry::of_figure(ui.session.journal(), index));
    }

    /// Takes the deployment of that move out; whoever added nobody at a crop circle has passed.
    pub fn undeploy(&mut self, index: usize, ui: GameUi<'_>) {
        if self.is_in_past() || ui.session.is_read_only() {
            return;
        }
        let made = ui.session.journal().entries().get(index).map(|entry| &entry.made);
        let insert = match made {
            Some(Move::CropAdd(added)) => vec![Move::CropPass(Pass { player: added.player })],
            Some(_) | None => Vec::new(),
        };
        self.try_out(Edit { at: index, remove: 1, insert }, ui);
    }

    /// Opens the dialog about a fault in a whole turn.
    pub fn ask_about(&mut self, what: What, index: usize, ui: GameUi<'_>) {
        if self.is_in_past() || ui.session.is_read_only() {
            return;
        }
        self.close(ui);
        self.dialog = Some(Dialog::Turn(Amending::new(what, index, ui.session.journal())));
    }

    /// Takes the turn of that move out.
    pub fn remove_turn(&mut self, index: usize, ui: GameUi<'_>) {
        if Edit::has_later(ui.session.journal(), index) {
            return self.ask_about(What::None, index, ui);
        }
        self.try_out(Edit::without_turn(ui.session.journal(), index, Later::Stay), ui);
    }

    /// Ends the dialog about a whole turn: enters a forgotten one now, or tries a change out.
    pub fn amend(&mut self, ui: GameUi<'_>) {
        let Some(Dialog::Turn(amending)) = self.dialog.take() else { return };
        let (journal, later) = (ui.session.journal(), amending.later);
        let (index, player) = (amending.index, amending.player);
        match amending.what {
            What::None => self.try_out(Edit::without_turn(journal, index, later), ui),
            What::Anothers => {
                self.try_out(Edit::given(journal, index, player, later), ui);
            }
            What::Forgotten => match Reentry::before(journal, index, player, later) {
                Ok(reentry) => self.enter_past(reentry),
                Err(rejection) => {
                    self.telling.refusal = Some(ui.words.rejection(&rejection, ui.session.game()));
                }
            },
        }
    }

    /// Tries house rules out as if they had always held.
    pub fn try_rules(&mut self, rules: &HouseRules, ui: GameUi<'_>) {
        match ui.session.journal().correct_rules(rules) {
            Ok(correction) => {
                let edit = Edit::default();
                self.dialog = Some(Dialog::Difference(Box::new(Difference { edit, correction })));
            }
            Err(faults) => {
                let faults: Vec<String> =
                    faults.iter().map(|fault| ui.words.setup_fault(fault)).collect();
                self.dialog = None;
                self.telling.refusal = Some(faults.join(" "));
            }
        }
    }

    fn enter_past(&mut self, reentry: Reentry) {
        self.seen.opened = None;
        self.seen.asked = None;
        self.answering.act = None;
        if let Some(entering) = self.entering_mut() {
            entering.refresh(reentry.game());
        }
        self.clear_pad(reentry.game());
        if let Some(made) = reentry.as_it_was() {
            self.show_act_of(made);
        }
        self.past = Some(reentry);
    }

    /// Takes the last step of the entry back: what is begun, a change of the form, a move. When
    /// none is left, it leaves the past.
    pub fn undo_in_past(&mut self, ui: GameUi<'_>) {
        if self.past.is_none() {
            return self.leave_past(ui);
        }
        let was_whole = matches!(self.dialog, Some(Dialog::Difference(_)));
        if was_whole {
            self.dialog = None;
        } else if self.put_back()
            || self.answering.sent.take().is_some()
            || self.entering_mut().is_some_and(Entering::let_go)
        {
            return;
        }
        let Some(reentry) = &mut self.past else { return };
        let last = reentry.last().cloned();
        let undone = match &mut self.mode {
            Mode::Board(_) => reentry.undo(ui.session.journal()),
            Mode::Pad(pad) => pad.undo(reentry, ui.session.journal()),
        };
        if !undone {
            return self.leave_past(ui);
        }
        let game = reentry.game().clone();
        self.answering.act = None;
        if let Some(made) = last {
            self.show_act_of(&made);
        }
        if let Some(entering) = self.entering_mut() {
            entering.refresh(&game);
        }
    }

    /// Goes back to the present, without any change, and says so.
    pub fn leave_past(&mut self, ui: GameUi<'_>) {
        self.telling.notice = Some(say!(ui, "past-unchanged"));
        self.past = None;
        if matches!(self.dialog, Some(Dialog::Difference(_))) {
            self.dialog = None;
        }
        // Input for the past must not stay in this turn.
        self.answering.act = None;
        if let Some(entering) = self.entering_mut() {
            entering.refresh(ui.session.game());
        }
        self.clear_pad(ui.session.game());
    }

    /// Makes a move in the past; the turn is whole once it ends or nothing is left to decide.
    pub fn make_in_past(&mut self, made: Move, ui: GameUi<'_>) {
        self.insight.forget_ways();
        let Some(reentry) = &mut self.past else { return };
        // A forgotten tile cannot lie where a later one does.
        let is_taken = |at: &Position| ui.session.game().board().tile(*at).is_some();
        if reentry.is_forgotten()
            && matches!(&made, Move::Place { at, .. } | Move::PlaceAbbey { at } if is_taken(at))
        {
            self.telling.refusal = Some(say!(ui, "past-later-tile"));
            return;
        }
        let steps = reentry.steps();
        match reentry.play(made) {
            Ok(is_whole) => {
                if let Mode::Pad(pad) = &mut self.mode {
                    pad.note_step(steps);
                }
                let edit = is_whole.then(|| reentry.edit().clone());
                if let Some(entering) = self.entering_mut() {
                    entering.let_go();
                }
                if let Some(edit) = edit {
                    self.try_out(edit, ui);
                }
            }
            Err(rejection) => {
                self.telling.refusal = Some(ui.words.rejection(&rejection, reentry.game()));
            }
        }
    }

    pub(super) fn try_out(&mut self, edit: Edit, ui: GameUi<'_>) {
        if !edit.changes(ui.session.journal()) {
            return self.leave_past(ui);
        }
        match ui.session.journal().correct(&edit) {
            Ok(correction) => {
                self.dialog = Some(Dialog::Difference(Box::new(Difference { edit, correction })));
            }
            Err(dropped) => {
                self.leave_past(ui);
                self.telling.notice = None;
                self.telling.refusal =
                    Some(ui.words.rejection(&dropped.rejection, ui.session.game()));
            }
        }
    }
}
