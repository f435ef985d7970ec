//! The answers to the table's messages.

mod dialog;

use super::Table;
use super::dialog::{Back, Dialog, What};
use super::entering::{Entering, Entry};
use super::message::{Log, Message, Press};
use super::pad::draft::Draft;
use super::told::Telling;
use crate::app::ask::{Request, preferences};
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::panel::log::LOG;
use crate::rules::Move;
use crate::rules::game::Phase;

impl Table {
    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: GameUi<'_>) -> Option<Request> {
        self.insight.forget_ways();
        let was_narrowed = self.is_narrowed();
        let request = self.answer_message(message, ui);
        self.note_narrowed(was_narrowed, ui.session);
        self.insight.forget_ways();
        request
    }

    fn answer_message(&mut self, message: Message, ui: GameUi<'_>) -> Option<Request> {
        let message = self.on_badge_elsewhere(message, ui);
        if !message.is_glance() {
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
            Message::Curtain(message) => return self.behind_curtain(&message, ui),
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

    /// Makes a move of this turn: for good, or in the past that is being corrected.
    pub(super) fn make(&mut self, made: Move, ui: GameUi<'_>) -> Option<Request> {
        if self.is_in_past() {
            self.make_in_past(made, ui);
            return None;
        }
        Some(Request::Play(made))
    }

    /// Makes moves of this turn, one after the other.
    pub(super) fn make_all(&mut self, moves: Vec<Move>, ui: GameUi<'_>) -> Option<Request> {
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
            Press::Letter(letter) => {
                self.type_letter(letter, ui.words.side_of(letter), ui.session);
            }
            Press::Badge(letter) => return self.on_badge(letter, ui),
            Press::Symbol(letter) => self.press_symbol(letter, ui),
            Press::Erase => self.erase(ui.session),
            Press::Go(side) => {
                if let Some(made) = self.answer_towards(side, ui.session) {
                    return self.make(made, ui);
                }
                self.go(side, ui);
            }
            Press::Number(number) => return self.number(number, ui),
            Press::More if self.types_distance(ui.session) => self.type_distance('0'),
            Press::More => self.turn_page(ui.words, ui.session),
            Press::Point if self.types_distance(ui.session) => self.type_distance('.'),
            Press::Point => {}
            Press::Comma if self.types_distance(ui.session) => self.type_distance(','),
            Press::Comma => return Some(Request::Prefer(preferences::Message::Show)),
            Press::Cancel if ui.session.game().is_finished() && self.is_idle() => {
                return Some(self.back());
            }
            Press::Cancel => self.cancel(ui),
        }
        None
    }

    /// The way back from the table of a finished game: to its replay, or its result.
    pub(super) fn back(&self) -> Request {
        self.seen.watched.map_or(Request::Outcome, Request::Watch)
    }

    /// Drops the last thing begun.
    pub(super) fn cancel(&mut self, ui: GameUi<'_>) {
        if self.dialog.is_some() {
            return self.close(ui);
        }
        if self.put_back()
            || self.answering.sent.take().is_some()
            || self.seen.sought.take().is_some()
        {
            return;
        }
        // Dropped first are the limits to the tiles, then the place.
        if let Some(entering) = self.entering_mut().filter(|entering| entering.is_narrowed())
            && matches!(entering.entry, Entry::Place(_))
        {
            entering.show_all();
            return;
        }
        if self.entering_mut().is_some_and(Entering::let_go) {
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
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let has_begun = self.entering().is_some_and(Entering::has_begun)
            || self.pad().is_some_and(|draft| *draft != Draft::default());
        let is_open = self.dialog.is_some() || self.curtain.is_some() || self.is_in_past();
        let shows = self.seen.asked.is_some()
            || self.seen.sought.is_some()
            || self.seen.opened.is_some()
            || self.seen.tools
            || self.insight.shows_fields;
        !(has_begun || is_open || shows)
    }
}
