//! The answers to the table's messages.

mod entering;

use super::answering::throw::types_distance;
use super::dialog;
use super::dialog::{
    Back, Comparing, Describing, Dialog, Effect, Gathering, Keeping, Kind, Measuring, Righting,
    Ruling, Standing, What,
};
use super::entering::Entering;
use super::hands;
use super::message::{Hand, Log, Message, Noted, Press, Writing};
use super::pad;
use super::past::shown;
use super::told::Telling;
use super::{Mode, Table};
use crate::table::panel::log::LOG;
use ask::{Request, preferences};
use journal::Reentry;
use kit::nature::Nature;
use kit::ui::GameUi;
use rules::Move;
use rules::game::Phase;
use session::Session;
use std::mem::discriminant;
use text::say;

impl Table {
    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: GameUi<'_>) -> Option<Request> {
        self.insight.forget_ways();
        let was_narrowed = self.entering().is_some_and(Entering::is_narrowed);
        let request = self.answer_message(message, ui);
        self.note_narrowed(was_narrowed, ui.session);
        self.insight.forget_ways();
        request
    }

    fn answer_message(&mut self, message: Message, ui: GameUi<'_>) -> Option<Request> {
        let message = self.on_badge_elsewhere(message, ui);
        if message.nature() != Nature::Glance {
            self.telling = Telling::default();
        }
        if message.begins_anew() {
            self.answering.page = 0;
        }
        match message {
            Message::Board(event) => return self.on_board(event, ui),
            Message::Look(look) => self.telling.looked.follow(look),
            Message::LookAtTool(look) => self.telling.tool.follow(look),
            Message::Enter(message) => return self.enter(message, ui),
            Message::Write(writing) => return self.write(writing, ui),
            Message::Throw(noted) => return self.note_throw(noted, ui),
            Message::Make(made) => return self.make(made, ui),
            Message::Press(press) => return self.press(press, ui),
            Message::Hand(message) => return self.take_hand(message, ui),
            Message::Curtain(message) => return self.hands.behind_curtain(&message, ui),
            Message::Log(Log::Open(index, score)) => self.open_line(index, score, ui.session),
            Message::Log(Log::Found(below)) => {
                self.seen.is_sought = false;
                return Some(Request::Scroll(LOG, below));
            }
            Message::Log(Log::Reenter(index)) => self.reenter(index, ui),
            Message::Log(Log::Redeploy(index)) => self.redeploy(index, ui),
            Message::Log(Log::Undeploy(index)) => self.undeploy(index, ui),
            Message::Log(Log::RemoveTurn(index)) => self.remove_turn(index, ui),
            Message::Log(Log::Insert(index)) => {
                self.ask_about(What::Forgotten, index, ui);
            }
            Message::Log(Log::Give(index)) => {
                self.ask_about(What::Anothers, index, ui);
            }
            Message::Dialog(message) => return self.in_dialog(message, ui),
            Message::See(message) => self.see(message, ui),
            Message::Ask(Request::Undo) if self.is_in_past() => self.undo_in_past(ui),
            // What was taken back there is entered again; the present waits.
            Message::Ask(Request::Redo) if self.is_in_past() => {}
            Message::Ask(Request::BackTo(keep)) if ui.session.game().is_finished() => {
                if let Some(Dialog::Back(_)) = self.dialog.take() {
                    return Some(Request::BackTo(keep));
                }
                self.dialog = Some(Dialog::Back(Back::to(keep, ui.session)));
            }
            Message::Ask(request @ (Request::Files(_) | Request::PlayedHere)) => {
                // The table shows what follows, not the menu.
                if matches!(self.dialog, Some(Dialog::Menu)) {
                    self.close(ui);
                }
                return Some(request);
            }
            Message::Ask(request) => return Some(request),
        }
        None
    }

    /// Takes a step on the scorepad.
    fn write(&mut self, writing: Writing, ui: GameUi<'_>) -> Option<Request> {
        let past = self.is_in_past().then(|| self.past.as_ref().map_or(0, Reentry::steps));
        let game = shown(self.dialog.as_ref(), self.past.as_ref(), ui.session);
        let Mode::Pad(pad) = &mut self.mode else { return None };
        match pad.write(writing, game, past)? {
            pad::Next::Make(made) => self.make(made, ui),
            pad::Next::Finish(made) => {
                self.dialog = Some(Dialog::EndGame);
                made.and_then(|made| self.make(made, ui))
            }
            pad::Next::Cancel => {
                self.cancel(ui);
                None
            }
        }
    }

    /// Takes a step in noting a throw.
    fn note_throw(&mut self, noted: Noted, ui: GameUi<'_>) -> Option<Request> {
        let game = shown(self.dialog.as_ref(), self.past.as_ref(), ui.session);
        let made = self.answering.throw.note(noted, game, ui.words)?;
        self.make(made, ui)
    }

    /// The answer of that number; 0 is Enter.
    pub fn answer(&mut self, number: usize, ui: GameUi<'_>) -> Option<Request> {
        let game = shown(self.dialog.as_ref(), self.past.as_ref(), ui.session);
        let made = self.answering.answer(number, &self.insight, game, ui.words)?;
        self.make(made, ui)
    }

    /// Whether digits belong to a distance.
    pub fn types_distance(&self, session: &Session) -> bool {
        types_distance(self.game(session))
    }

    /// Takes a wish about hands.
    fn take_hand(&mut self, message: Hand, ui: GameUi<'_>) -> Option<Request> {
        let is_past = self.is_in_past();
        match self.hands.take(message, is_past, ui.session)? {
            hands::Next::Ask(request) => return Some(request),
            hands::Next::Draw => self.dialog = Some(Dialog::Draw),
            hands::Next::Claim => self.dialog = Some(Dialog::Claim),
            hands::Next::ReadOnly => self.refuse(say!(ui, "table-read-only")),
        }
        None
    }

    /// Makes a move of this turn: for good, or in the past that is being corrected.
    pub fn make(&mut self, made: Move, ui: GameUi<'_>) -> Option<Request> {
        if self.is_in_past() {
            self.make_in_past(made, ui);
            return None;
        }
        Some(Request::Play(made))
    }

    /// Makes moves of this turn, one after the other.
    pub fn make_all(&mut self, moves: Vec<Move>, ui: GameUi<'_>) -> Option<Request> {
        if !self.is_in_past() {
            return Some(Request::PlayAll(moves));
        }
        for made in moves {
            self.make_in_past(made, ui);
        }
        None
    }

    /// Turns a letter that is a side in another language into one on a badge in this one.
    fn on_badge_elsewhere(&self, message: Message, ui: GameUi<'_>) -> Message {
        match message {
            Message::Press(Press::Letter(letter))
                if self.game(ui.session).phase() == Phase::Place
                    && ui.words.side_of(letter).is_none() =>
            {
                Message::Press(Press::Badge(letter))
            }
            message => message,
        }
    }

    /// Answers a key whose meaning follows from the state of the turn.
    fn press(&mut self, press: Press, ui: GameUi<'_>) -> Option<Request> {
        match press {
            Press::Letter(letter) => return self.type_letter(letter, ui),
            Press::Badge(letter) => return self.on_badge(letter, ui),
            Press::Symbol(letter) => return self.press_symbol(letter, ui),
            Press::Erase => self.erase(ui.session),
            Press::Go(side) => {
                if let Some(made) =
                    self.answering.towards(side, &self.insight, self.game(ui.session))
                {
                    return self.make(made, ui);
                }
                return self.entered(ui, |entering, game| entering.go(side, game));
            }
            Press::Number(number) => return self.number(number, ui),
            Press::More if self.types_distance(ui.session) => self.answering.throw.add('0'),
            Press::More => self.turn_page(ui),
            Press::Point if self.types_distance(ui.session) => self.answering.throw.add('.'),
            Press::Point => {}
            Press::Comma if self.types_distance(ui.session) => self.answering.throw.add(','),
            Press::Comma => return Some(Request::Prefer(preferences::Message::Show)),
            Press::Cancel if ui.session.game().is_finished() && self.is_idle() => {
                return Some(self.seen.back());
            }
            Press::Cancel => self.cancel(ui),
        }
        None
    }

    /// Drops the last thing begun.
    pub fn cancel(&mut self, ui: GameUi<'_>) {
        if self.dialog.is_some() {
            return self.close(ui);
        }
        if self.put_back()
            || self.answering.sent.take().is_some()
            || self.seen.sought.take().is_some()
        {
            return;
        }
        if self.entering_mut().is_some_and(Entering::drop_last) {
            return;
        }
        if self.is_in_past() {
            return self.leave_past(ui);
        }
        if self.seen.asked.take().is_none() & self.seen.opened.take().is_none() {
            self.insight.shows_fields = false;
            self.seen.tools = false;
        }
    }

    /// Whether nothing is begun, open or asked for that could be dropped.
    pub fn is_idle(&self) -> bool {
        let has_begun = self.entering().is_some_and(Entering::has_begun)
            || matches!(&self.mode, Mode::Pad(pad) if pad.has_begun());
        let is_open = self.dialog.is_some() || self.hands.curtain().is_some() || self.is_in_past();
        let shows = self.seen.asked.is_some()
            || self.seen.sought.is_some()
            || self.seen.opened.is_some()
            || self.seen.tools
            || self.insight.shows_fields;
        !(has_begun || is_open || shows)
    }
}

// ---- dialogs ----

impl Table {
    pub(super) fn in_dialog(
        &mut self,
        message: dialog::Message,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let is_present = !self.is_in_past();
        match (message, &mut self.dialog) {
            (
                dialog::Message::Show(Kind::Compare | Kind::Menu | Kind::People | Kind::Rules),
                None,
            ) if !is_present => {}
            (dialog::Message::Show(kind), open) => {
                let is_open = open.as_ref().and_then(Dialog::kind) == Some(kind);
                self.close(ui);
                if !is_open {
                    self.show(kind, ui.session);
                }
                if let Some(Dialog::Compare(comparing)) = &self.dialog {
                    return comparing.field();
                }
            }
            (dialog::Message::Close, _) => self.close(ui),
            (dialog::Message::Make(made), _) => {
                self.close(ui);
                return Some(Request::Play(made));
            }
            (dialog::Message::Draw, Some(Dialog::Draw)) => {
                self.close(ui);
                return Some(hands::DRAW);
            }
            (dialog::Message::Claim(number), Some(Dialog::Claim)) => {
                self.close(ui);
                self.hands.claim_by(number, ui.session);
            }
            (dialog::Message::Accept, Some(Dialog::Difference(_))) => {
                self.past = None;
                if let Some(Dialog::Difference(difference)) = self.dialog.take() {
                    return Some(Request::Accept(Box::new(difference.correction)));
                }
            }
            (dialog::Message::Draw | dialog::Message::Claim(_) | dialog::Message::Accept, _) => {
                dialog::miss();
            }
            (message, _) => return self.answer_dialog(message, ui),
        }
        None
    }

    /// Opens the dialog that a message is about, or has the open one answer it.
    fn answer_dialog(&mut self, message: dialog::Message, ui: GameUi<'_>) -> Option<Request> {
        let may_change = !self.is_in_past() && !ui.session.is_read_only();
        if let Some(dialog) = Dialog::about(&message, ui.session.game())
            && self.dialog.as_ref().is_none_or(|open| discriminant(open) != discriminant(&dialog))
        {
            if may_change {
                self.open(dialog, ui);
            }
            return None;
        }
        let game = self.past.as_ref().map_or(ui.session.game(), Reentry::game);
        match self.dialog.as_mut()?.update(message, ui, game)? {
            Effect::Make(made) => {
                self.close(ui);
                return Some(Request::Play(made));
            }
            Effect::MakeThere(moves) => {
                self.dialog = None;
                return self.make_all(moves, ui);
            }
            Effect::Try(edit) => self.try_out(edit, ui),
            Effect::Rule(rules) => self.try_rules(&rules, ui),
            Effect::Amend => self.amend(ui),
            Effect::Ask(request) => {
                if matches!(request, Request::People(..)) {
                    self.close(ui);
                }
                return Some(request);
            }
        }
        None
    }

    /// Opens a dialog in place of another one.
    fn open(&mut self, dialog: Dialog, ui: GameUi<'_>) {
        self.close(ui);
        if matches!(dialog, Dialog::Right(_)) {
            self.seen.sought = None;
        }
        self.dialog = Some(dialog);
    }

    /// Opens the dialog that sets a figure right.
    pub fn set_figure_right(&mut self, righting: Righting, ui: GameUi<'_>) {
        self.open(Dialog::Right(righting), ui);
    }

    fn show(&mut self, kind: Kind, session: &Session) {
        self.dialog = Some(match kind {
            Kind::Keys => Dialog::Keys,
            Kind::FaceUp => Dialog::FaceUp,
            Kind::Ahead => Dialog::Ahead,
            Kind::TilesLeft => Dialog::TilesLeft,
            Kind::Ruler => Dialog::Ruler(Measuring::default()),
            Kind::EndGame => Dialog::EndGame,
            Kind::Skip => Dialog::Skip,
            Kind::Compare => Dialog::Compare(std::mem::take(&mut self.compared)),
            Kind::Menu => Dialog::Menu,
            Kind::People => Dialog::People(Gathering::from_game(session.game())),
            Kind::Keep(at) => Dialog::Keep(Keeping::at(at)),
            Kind::Bag(at) => Dialog::Describe(Describing::at(at, self.game(session))),
            Kind::Stand => Dialog::Stand(Standing::new(self.game(session))),
            Kind::Rules => Dialog::Rules(Ruling::from_game(session.game())),
        });
    }

    /// Hides the dialog. A check with the table is put aside, for a look at the board meanwhile; a
    /// change of the past is dropped.
    pub fn close(&mut self, ui: GameUi<'_>) {
        match self.dialog.take() {
            Some(Dialog::Compare(comparing)) => self.compared = comparing.aside(ui.session.game()),
            Some(Dialog::Difference(_)) => self.leave_past(ui),
            Some(
                Dialog::Keys
                | Dialog::FaceUp
                | Dialog::Ahead
                | Dialog::TilesLeft
                | Dialog::Ruler(_)
                | Dialog::EndGame
                | Dialog::Skip
                | Dialog::Draw
                | Dialog::Claim
                | Dialog::Back(_)
                | Dialog::Menu
                | Dialog::People(_)
                | Dialog::Rules(_)
                | Dialog::Turn(_)
                | Dialog::Keep(_)
                | Dialog::Stand(_)
                | Dialog::Describe(_)
                | Dialog::Adjust(_)
                | Dialog::Right(_),
            )
            | None => {}
        }
    }

    /// Drops the counts that were compared and the questions whether to draw and who claims an
    /// order, as the game has changed.
    pub fn refresh_dialog(&mut self) {
        if matches!(self.dialog, Some(Dialog::Draw | Dialog::Claim)) {
            self.dialog = None;
        }
        self.compared = Comparing::default();
        if let Some(Dialog::Compare(comparing)) = &mut self.dialog {
            *comparing = Comparing::default();
        }
    }
}
