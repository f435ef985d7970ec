//! What the table's messages do.

use super::entering::Entering;
use super::keys::Press;
use super::log::Log;
use super::{Message, Table};
use crate::app::{Request, Shared, preferences};
use crate::rules::Move;
use crate::rules::game::Phase;
use crate::session::Session;

impl Table {
    /// Takes a message.
    pub fn update(
        &mut self,
        message: Message,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        self.refusal = None;
        if message.begins_anew() {
            self.page = 0;
        }
        match message {
            Message::Board(event) => return self.on_board(event, shared, session),
            Message::Enter(message) => return self.enter(message, shared, session),
            Message::Write(writing) => return self.write(writing, shared, session),
            Message::Throw(noted) => return self.note_throw(noted, shared, session),
            Message::Make(made) => return self.make(made, shared, session),
            Message::Press(press) => return self.press(press, shared, session),
            Message::Hand(message) => return self.take_hand(message, shared, session),
            Message::Curtain(message) => return self.behind_curtain(&message, shared, session),
            Message::Log(Log::Open(index, score)) => self.open_line(index, score, session),
            Message::Log(Log::Reenter(index)) => self.reenter(index, session),
            Message::Log(Log::RemoveTurn(index)) => self.remove_turn(index, session),
            Message::Dialog(message) => return self.in_dialog(message, shared, session),
            Message::See(message) => self.see(message, session),
            Message::Ask(Request::Undo) if self.is_in_past() => self.leave_past(session),
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

    /// A key was pressed that means what the turn has come to.
    fn press(&mut self, press: Press, shared: &Shared, session: &Session) -> Option<Request> {
        match press {
            Press::Letter(letter) => self.type_letter(letter, session),
            Press::Erase => self.erase(session),
            Press::Go(side) if self.game(session).phase() == Phase::Dragon => {
                let to = self.game(session).dragon().map(|dragon| dragon.at.towards(side))?;
                return self.make(Move::MoveDragon { to }, shared, session);
            }
            Press::Go(side) => self.go(side, session),
            Press::Number(number) => return self.number(number, shared, session),
            Press::More if self.types_distance(session) => self.type_distance('0'),
            Press::More => self.turn_page(session),
            Press::Point if self.types_distance(session) => self.type_distance('.'),
            Press::Point => {}
            Press::Comma if self.types_distance(session) => self.type_distance(','),
            Press::Comma => return Some(Request::Prefer(preferences::Message::Show)),
            Press::Cancel => self.cancel(session),
        }
        None
    }

    /// Lets go of what was begun last.
    pub(super) fn cancel(&mut self, session: &Session) {
        if self.dialog.is_some() {
            return self.close(session);
        }
        if self.sent.take().is_some() {
            return;
        }
        if self.entering_mut().is_some_and(Entering::let_go) {
            return;
        }
        if self.is_in_past() {
            return self.leave_past(session);
        }
        self.seen.asked = None;
        self.seen.opened = None;
    }
}
