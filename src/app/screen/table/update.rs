//! The answers to the table's messages.

mod dialog;

use super::Table;
use super::dialog::{Back, Dialog, What};
use super::entering::{Entering, Entry};
use super::message::{Log, Message, Press};
use super::pad::draft::Draft;
use crate::app::ask::{Request, preferences};
use crate::app::kit::Shared;
use crate::app::kit::look::Looked;
use crate::app::screen::table::panel::log::LOG;
use crate::rules::Move;
use crate::rules::game::Phase;
use crate::session::Session;

impl Table {
    /// Answers a message.
    pub fn update(
        &mut self,
        message: Message,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        self.insight.forget_ways();
        let was_narrowed = self.is_narrowed();
        let request = self.answer_message(message, shared, session);
        self.note_narrowed(was_narrowed, session);
        self.insight.forget_ways();
        request
    }

    fn answer_message(
        &mut self,
        message: Message,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        let message = self.on_badge_elsewhere(message, shared, session);
        if !message.is_glance() {
            self.refusal = None;
            self.notice = None;
            // A pointer that rests may be on something else then.
            self.looked = Looked::default();
            self.tool = Looked::default();
        }
        if message.begins_anew() {
            self.page = 0;
        }
        match message {
            Message::Board(event) => return self.on_board(event, shared, session),
            Message::Look(look) => self.looked.follow(look),
            Message::LookAtTool(look) => self.tool.follow(look),
            Message::Enter(message) => return self.enter(message, shared, session),
            Message::Write(writing) => return self.write(writing, shared, session),
            Message::Throw(noted) => return self.note_throw(noted, shared, session),
            Message::Make(made) => return self.make(made, shared, session),
            Message::Press(press) => return self.press(press, shared, session),
            Message::Hand(message) => return self.take_hand(message, shared, session),
            Message::Curtain(message) => return self.behind_curtain(&message, shared, session),
            Message::Log(Log::Open(index, score)) => self.open_line(index, score, session),
            Message::Log(Log::Found(below)) => {
                self.seen.is_sought = false;
                return Some(Request::Scroll(LOG, below));
            }
            Message::Log(Log::Reenter(index)) => self.reenter(index, shared, session),
            Message::Log(Log::Redeploy(index)) => self.redeploy(index, shared, session),
            Message::Log(Log::Undeploy(index)) => self.undeploy(index, shared, session),
            Message::Log(Log::RemoveTurn(index)) => self.remove_turn(index, shared, session),
            Message::Log(Log::Insert(index)) => {
                self.ask_about(What::Forgotten, index, shared, session);
            }
            Message::Log(Log::Give(index)) => {
                self.ask_about(What::Anothers, index, shared, session);
            }
            Message::Dialog(message) => return self.in_dialog(message, shared, session),
            Message::See(message) => self.see(message, shared, session),
            Message::Ask(Request::Undo) if self.is_in_past() => self.undo_in_past(shared, session),
            // What was taken back there is entered again; the present waits.
            Message::Ask(Request::Redo) if self.is_in_past() => {}
            Message::Ask(Request::BackTo(keep)) if session.game().is_finished() => {
                if let Some(Dialog::Back(_)) = self.dialog.take() {
                    return Some(Request::BackTo(keep));
                }
                self.dialog = Some(Dialog::Back(Back::to(keep, session)));
            }
            Message::Ask(request @ (Request::Files(_) | Request::PlayedHere)) => {
                // The table shows what follows, not the menu.
                if matches!(self.dialog, Some(Dialog::Menu)) {
                    self.close(shared, session);
                }
                return Some(request);
            }
            Message::Ask(request) => return Some(request),
        }
        None
    }

    /// Makes a move of this turn: for good, or in the past that is being corrected.
    pub(super) fn make(
        &mut self,
        made: Move,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        if self.is_in_past() {
            self.make_in_past(made, shared, session);
            return None;
        }
        Some(Request::Play(made))
    }

    /// Makes moves of this turn, one after the other.
    pub(super) fn make_all(
        &mut self,
        moves: Vec<Move>,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        if !self.is_in_past() {
            return Some(Request::PlayAll(moves));
        }
        for made in moves {
            self.make_in_past(made, shared, session);
        }
        None
    }

    /// Turns a letter that is a side in another language into one on a badge in this one.
    fn on_badge_elsewhere(&self, message: Message, shared: &Shared, session: &Session) -> Message {
        match message {
            Message::Press(Press::Letter(letter))
                if self.game(session).phase() == Phase::Place
                    && shared.words.side_of(letter).is_none() =>
            {
                Message::Press(Press::Badge(letter))
            }
            message => message,
        }
    }

    /// Answers a key whose meaning follows from the state of the turn.
    fn press(&mut self, press: Press, shared: &Shared, session: &Session) -> Option<Request> {
        match press {
            Press::Letter(letter) => {
                self.type_letter(letter, shared.words.side_of(letter), session);
            }
            Press::Badge(letter) => return self.on_badge(letter, shared, session),
            Press::Symbol(letter) => self.press_symbol(letter, shared, session),
            Press::Erase => self.erase(session),
            Press::Go(side) => {
                if let Some(made) = self.answer_towards(side, session) {
                    return self.make(made, shared, session);
                }
                self.go(side, shared, session);
            }
            Press::Number(number) => return self.number(number, shared, session),
            Press::More if self.types_distance(session) => self.type_distance('0'),
            Press::More => self.turn_page(&shared.words, session),
            Press::Point if self.types_distance(session) => self.type_distance('.'),
            Press::Point => {}
            Press::Comma if self.types_distance(session) => self.type_distance(','),
            Press::Comma => return Some(Request::Prefer(preferences::Message::Show)),
            Press::Cancel if session.game().is_finished() && self.is_idle() => {
                return Some(self.back());
            }
            Press::Cancel => self.cancel(shared, session),
        }
        None
    }

    /// The way back from the table of a finished game: to its replay, or its result.
    pub(super) fn back(&self) -> Request {
        self.seen.watched.map_or(Request::Outcome, Request::Watch)
    }

    /// Drops the last thing begun.
    pub(super) fn cancel(&mut self, shared: &Shared, session: &Session) {
        if self.dialog.is_some() {
            return self.close(shared, session);
        }
        if self.put_back() || self.sent.take().is_some() || self.seen.sought.take().is_some() {
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
            return self.leave_past(shared, session);
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
