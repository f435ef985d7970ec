//! The fulfilment of the wishes of screens.

use iced::Task;
use iced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};
use rand::seq::SliceRandom as _;

use crate::app::ask::{Action, Request};
use crate::app::screen::earlier::Earlier;
use crate::app::screen::outcome::{self, Outcome};
use crate::app::screen::table::Table;
use crate::app::screen::{earlier, replay, setup, table};
use crate::app::shell::playing::At;
use crate::app::shell::trouble::Trouble;
use crate::app::shell::{App, Message, Screen, booklet};
use crate::rules::setup::Deck;
use crate::rules::{Seat, Setup};
use crate::session::Session;
use crate::storage::Timing;

impl App {
    /// Fulfils the wish of a screen.
    pub(super) fn fulfil(&mut self, request: Request) -> Task<Message> {
        match request {
            Request::Open(path) => return self.open(&path),
            Request::New => return self.set_up(),
            Request::Rematch(standing) => self.set_up_again(&standing),
            Request::Start(setup, timing) => {
                self.begin(*setup, timing);
                return self.focus_search();
            }
            Request::Lesson => self.learn(),
            Request::Earlier => self.show_earlier(),
            Request::Decks(wish) => return self.wish(wish),
            Request::Listing(message) => return self.at_listing(message),
            Request::Export(export) => return self.export(export, None),
            Request::ExportSeason(format) => return self.save_season(format, None),
            Request::Leave(leaving) => return self.leave_for(leaving),
            Request::Prefer(message) => return self.prefer(message),
            Request::Keys => self.lists_keys = true,
            Request::Manual => self.read(booklet::Text::Manual),
            Request::PlayedHere => self.read(booklet::Text::PlayedHere),
            Request::Measured(scale) => {
                self.shared.measured(scale);
                self.remember();
            }
            Request::Play(made) => {
                self.play(made);
                return self.focus_throw();
            }
            Request::Undo => return self.undo(),
            Request::Redo => return self.redo(),
            Request::BackTo(moves) => self.change(|session| session.back_to(moves)),
            Request::Accept(correction) => self.accept(*correction),
            Request::Look(seat) => self.look(seat),
            Request::Tell(seat, what, digits) => {
                if let Some(session) = self.session_mut() {
                    session.tell(seat, what, &digits);
                }
            }
            Request::Pause => self.pause(),
            Request::Phones(message) => return self.at_phones(message),
            Request::People(people, moves) => self.set_right(people, moves),
            Request::PlayAll(moves) => self.play_all(moves),
            Request::Focus(field) => return focus_to_write(field),
            Request::Files(message) => return self.at_files(message),
            Request::Rescue => self.tell_unsaved(None),
            Request::Table => self.go_to(|session| At::Table(Box::new(table::Table::new(session)))),
            Request::Finale => self.go_to(At::finale),
            Request::Outcome => return self.tell_outcome(),
            Request::Watch(step) => self.watch_again(step),
            Request::WatchOf(path) => return self.open_and(&path, |app| app.watch_again(0)),
            Request::Log(step, told) => {
                let at_log = |session: &Session| table::Table::at_log(step, &told, session);
                self.go_to(|session| At::Table(Box::new(at_log(session))));
            }
            Request::Scroll(list, y) => {
                return operation::scroll_to(Id::new(list), AbsoluteOffset { x: 0.0, y });
            }
        }
        Task::none()
    }

    /// Goes from the final scoring to the result, where the score track may be asked for.
    fn tell_outcome(&mut self) -> Task<Message> {
        self.go_to(|session| At::Outcome(Box::new(Outcome::after_finale(session))));
        focus_to_write(outcome::track::field_of(Seat::FIRST))
    }

    fn pause(&mut self) {
        if let Some(session) = self.session_mut() {
            session.pause();
        }
    }

    fn look(&mut self, seat: Seat) {
        if let Some(session) = self.session_mut() {
            session.look(seat);
        }
    }

    fn undo(&mut self) -> Task<Message> {
        let unseen = self.table().map(Table::unseen).unwrap_or_default();
        self.change(|session| {
            session.undo_unseen(&unseen);
        });
        self.focus_throw()
    }

    fn redo(&mut self) -> Task<Message> {
        self.change(|session| {
            session.redo();
        });
        self.focus_throw()
    }

    /// Carries out the action that a message to a screen has led to.
    pub(super) fn act<M: Send + 'static>(
        &mut self,
        action: Action<M>,
        message: impl Fn(M) -> Message + Send + 'static,
    ) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(message),
            Action::Ask(request) => self.fulfil(request),
        }
    }

    pub(super) fn at_setup(&mut self, message: setup::Message) -> Task<Message> {
        let Screen::Setup(setup) = &mut self.screen else { return Task::none() };
        let action = setup.update(message, self.shared.ui());
        self.act(action, Message::Setup)
    }

    fn show_earlier(&mut self) {
        self.screen = Screen::Earlier(Box::new(Earlier::new(self.shared.ui())));
    }

    pub(super) fn at_earlier(&mut self, message: earlier::Message) -> Task<Message> {
        let Screen::Earlier(earlier) = &mut self.screen else { return Task::none() };
        let action = earlier.update(message, self.shared.ui());
        self.act(action, Message::Earlier)
    }

    fn begin(&mut self, mut setup: Setup, timing: Timing) {
        if let Some(pile) = setup.orders.as_mut().filter(|_| setup.deck == Deck::Dealt) {
            pile.shuffle(&mut self.chance);
        }
        let catalogue = self.shared.catalogue.clone();
        match Session::begin(&self.shared.games, setup, catalogue, jiff::Timestamp::now()) {
            Ok(mut session) => {
                session.keep_time(timing);
                if let Screen::Setup(set_up) = &mut self.screen {
                    session.tell_of(set_up.put_back());
                }
                self.enter(session);
                self.tell_unsaved(None);
            }
            Err(faults) => {
                let faults: Vec<String> =
                    faults.iter().map(|fault| self.shared.words.setup_fault(fault)).collect();
                self.trouble = Some(Trouble::Said(faults.join("\n")));
            }
        }
    }

    /// Shows the open game from that step on, if it has ended: until then orders are secret.
    fn watch_again(&mut self, step: usize) {
        if let Screen::Playing(playing) = &mut self.screen
            && playing.session.game().is_finished()
        {
            let replay = replay::Replay::new(step, &playing.session);
            playing.at = At::Replay(Box::new(replay));
        }
    }

    /// Shows another screen of the open game.
    fn go_to(&mut self, at: impl FnOnce(&Session) -> At) {
        if let Screen::Playing(playing) = &mut self.screen {
            playing.at = at(&playing.session);
        }
    }
}

/// Puts the cursor into a field, with all that stands there chosen: what is typed takes its place.
fn focus_to_write(field: String) -> Task<Message> {
    operation::focus(field.clone()).chain(operation::select_all(field))
}
