//! The fulfilment of the wishes of screens and of the parts of the app.

use iced::widget::Id;
use iced::widget::operation::{self, AbsoluteOffset};
use std::path::PathBuf;

use iced::Task;
use rand::seq::SliceRandom as _;

use super::booklet::{self, Booklet, Text};
use super::phones::{self, Phones};
use super::playing::{self, At, Playing};
use super::working::Whom;
use super::{App, Message, Screen, Then, lesson, listing, preferences, reviewing};
use ask::{Action, Leaving, Request, files};
use journal::Correction;
use kit::nature::Nature;
use kit::ui::Ui;
use kit::work::{self, Progress};
use rules::setup::Deck;
use rules::{Seat, Setup};
use screen::earlier::{self, Earlier};
use screen::outcome::{self, Outcome};
use screen::setup;
use screen::table::Table;
use session::Session;
use storage::Timing;
use storage::settings::Place;
use text::booklet::manual_chapters;
use text::say;

/// Scrolls a list to so many pixels below its top.
fn scroll(list: &'static str, y: f32) -> Task<Message> {
    operation::scroll_to(Id::new(list), AbsoluteOffset { x: 0.0, y })
}

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
            Request::Earlier => {
                self.screen = Screen::Earlier(Box::new(Earlier::new(self.shared.ui())));
            }
            Request::Decks(wish) => return self.wish(wish),
            Request::Listing(message) => return self.at_listing(message),
            Request::Export(export) => return self.export(export, None),
            Request::ExportSeason(format) => return self.save_season(format, None),
            Request::Leave(leaving) => return self.leave_for(leaving),
            Request::Prefer(message) => return self.prefer(message),
            Request::Keys => self.above.list_keys(true),
            Request::Manual => self.read(Text::Manual),
            Request::PlayedHere => self.read(Text::PlayedHere),
            Request::Measured(scale) => {
                self.shared.measured(scale);
                self.remember();
            }
            Request::Phones(message) => return self.at_phones(message),
            Request::Focus(field) => return focus_to_write(field),
            Request::Files(message) => return self.at_files(message),
            Request::Rescue => self.tell_unsaved(None),
            Request::WatchOf(path) => return self.open_and(&path, Some(Request::Watch(0))),
            Request::Scroll(list, y) => return scroll(list, y),
            Request::Play(made) => {
                let task = self.change(|playing, ui| playing.play(made, ui));
                return Task::batch([task, self.focus_throw()]);
            }
            Request::Undo => return self.step(Playing::undo),
            Request::Redo => return self.step(Playing::redo),
            Request::BackTo(moves) => self.in_session(|playing| playing.back_to(moves)),
            Request::Accept(correction) => self.accept(*correction),
            Request::Look(seat) => self.in_session(|playing| playing.session.look(seat)),
            Request::Tell(seat, what, digits) => {
                self.in_session(|playing| playing.session.tell(seat, what, &digits));
            }
            Request::Pause => self.in_session(|playing| playing.session.pause()),
            Request::People(people, moves) => {
                return self.change(|playing, ui| playing.set_right(people, moves, ui));
            }
            Request::PlayAll(moves) => {
                return self.change(|playing, ui| playing.play_all(moves, ui));
            }
            Request::Table => self.go_to(|session| At::Table(Box::new(Table::new(session)))),
            Request::Finale => self.go_to(At::finale),
            Request::Outcome => return self.tell_outcome(),
            Request::Watch(step) => self.in_session(|playing| playing.watch_again(step)),
            Request::Log(step, told) => {
                self.go_to(|session| At::Table(Box::new(Table::at_log(step, &told, session))));
            }
        }
        Task::none()
    }

    /// Takes a step of the open game back, or makes it again.
    fn step(&mut self, step: impl FnOnce(&mut Playing)) -> Task<Message> {
        self.in_session(step);
        self.focus_throw()
    }

    fn accept(&mut self, correction: Correction) {
        if let Some(playing) = self.screen.playing_mut() {
            playing.accept(correction, self.shared.ui());
        }
    }

    /// Goes from the final scoring to the result, where the score track may be asked for.
    fn tell_outcome(&mut self) -> Task<Message> {
        self.go_to(|session| At::Outcome(Box::new(Outcome::after_finale(session))));
        focus_to_write(outcome::track::field_of(Seat::FIRST))
    }

    /// Does something in the open game, and then what follows from it, or says there why not.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Playing, Ui<'_>) -> Result<Option<Request>, String>,
    ) -> Task<Message> {
        let Some(playing) = self.screen.playing_mut() else { return Task::none() };
        match change(playing, self.shared.ui()) {
            Ok(then) => then.map_or_else(Task::none, |request| self.fulfil(request)),
            Err(reason) => {
                playing.refuse(reason);
                Task::none()
            }
        }
    }

    /// Does something in the open game from which nothing follows.
    fn in_session(&mut self, change: impl FnOnce(&mut Playing)) {
        if let Some(playing) = self.screen.playing_mut() {
            change(playing);
        }
    }

    /// Shows another screen of the open game.
    fn go_to(&mut self, at: impl FnOnce(&Session) -> At) {
        self.in_session(|playing| playing.at = at(&playing.session));
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

    pub(super) fn at_earlier(&mut self, message: earlier::Message) -> Task<Message> {
        let Screen::Earlier(earlier) = &mut self.screen else { return Task::none() };
        let action = earlier.update(message, self.shared.ui());
        self.act(action, Message::Earlier)
    }

    /// Answers a step in the open game; while somebody types, the focus stays.
    pub(super) fn in_game(&mut self, message: playing::Step) -> Task<Message> {
        let Screen::Playing(playing) = &mut self.screen else { return Task::none() };
        let types = message.nature() == Nature::Typing;
        let action = playing.update(message, self.shared.ui());
        let task = self.act(action, Message::Outcome);
        if types { task } else { Task::batch([task, self.focus_search()]) }
    }

    /// Begins the lesson.
    fn learn(&mut self) {
        if let Some(playing) = Playing::lesson(&self.shared.catalogue) {
            self.screen = Screen::Playing(Box::new(playing));
        }
    }

    /// Answers a choice about the lesson itself.
    pub(super) fn in_lesson(&mut self, message: lesson::Message) -> Task<Message> {
        match (message, self.screen.playing_mut()) {
            (_, None | Some(Playing { lesson: None, .. })) => Task::none(),
            (lesson::Message::Leave, Some(_)) => self.go(Leaving::Home),
            (lesson::Message::New, Some(_)) => self.go(Leaving::New),
            (lesson::Message::Skip, Some(playing)) => match playing.skip() {
                Some(made) => self.in_game(playing::Step::Table(made)),
                None => Task::none(),
            },
        }
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
                self.above.say(faults.join("\n"));
            }
        }
    }

    /// Does something with the phones, which may change the settings.
    pub(super) fn with_phones<T>(
        &mut self,
        change: impl FnOnce(&mut Phones, &mut phones::Window<'_>) -> T,
    ) -> T {
        let mut window = phones::Window {
            shared: &mut self.shared,
            playing: self.screen.playing_mut(),
            crew: self.works.hands().0,
            has_chosen: false,
        };
        let found = change(&mut self.phones, &mut window);
        if window.has_chosen {
            self.remember();
        }
        found
    }

    pub(super) fn at_phones(&mut self, message: phones::Message) -> Task<Message> {
        match self.with_phones(|phones, window| phones.update(message, window)) {
            phones::Action::None => Task::none(),
            phones::Action::Run(task) => task.map(Message::Phones),
            phones::Action::Answered(ticket, reply, then) => {
                if let Some(request) = then {
                    drop(self.fulfil(request));
                }
                let task = self.follow_phones();
                self.phones.reply(ticket, reply);
                task
            }
        }
    }

    /// Shows the phones the changes.
    pub(super) fn follow_phones(&mut self) -> Task<Message> {
        self.with_phones(Phones::follow).map(Message::Phones)
    }

    /// Answers a choice in the settings.
    pub(super) fn prefer(&mut self, message: preferences::Message) -> Task<Message> {
        use preferences::Message as Chosen;
        match message {
            Chosen::Display => return self.windows.toggle_display(),
            Chosen::Faults => {
                let folder = files::folder(&self.shared.folders.log());
                return self.at_files(files::Message::Show(folder));
            }
            Chosen::Show => self.above.show_preferences(true),
            Chosen::Close => self.above.show_preferences(false),
            Chosen::Language(language) => {
                self.shared.speak(language);
                self.screen.show_listed(self.shared.ui());
                self.remember();
            }
            Chosen::Look(_)
            | Chosen::NextLook
            | Chosen::Larger(_)
            | Chosen::Usual
            | Chosen::Hints(_)
            | Chosen::Moving(_)
            | Chosen::BySides(_) => {
                preferences::choose(message, &mut self.shared);
                self.remember();
            }
        }
        Task::none()
    }

    /// Writes the settings, with the open game and the place of the window.
    pub(super) fn remember(&mut self) {
        let (view, at) = (self.shared.view, self.shared.place);
        let (x, y) = (at.map(|at| at.x), at.map(|at| at.y));
        self.shared.settings.window = Some(Place { width: view.width, height: view.height, x, y });
        let lesson = self.screen.playing().is_some_and(|playing| playing.lesson.is_some());
        if !lesson {
            let file = self.session().map(|session| session.file(&self.shared.games));
            let elsewhere = file.as_ref().map(PathBuf::from).filter(|file| file.is_absolute());
            if let Some(elsewhere) = elsewhere {
                self.shared.settings.remember_elsewhere(elsewhere);
            }
            self.shared.settings.open_game = file;
        }
        self.saves.remember(self.shared.settings.clone(), self.works.hands().1);
    }

    /// Opens the manual, or the rules of the open game, to be read in the window.
    fn read(&mut self, text: Text) {
        let chapters = match text {
            Text::Manual => manual_chapters(),
            Text::PlayedHere => {
                let Some(session) = self.session() else { return };
                self.shared.words.chapters_played_here(session.game().setup())
            }
        };
        self.above.read(Booklet::new(text, chapters));
    }

    pub(super) fn at_booklet(&mut self, message: booklet::Message) -> Task<Message> {
        match self.above.at_booklet(message) {
            booklet::Action::None | booklet::Action::Close => Task::none(),
            booklet::Action::Run(task) => task.map(Message::Booklet),
            booklet::Action::Browse(text) => self.browse(text),
        }
    }

    fn at_listing(&mut self, message: listing::Message) -> Task<Message> {
        match message {
            listing::Message::Anew => {}
            listing::Message::Unlist(path) => {
                self.shared.settings.forget_elsewhere(&path);
                self.shared.earlier.retain(|entry| entry.path != path);
                self.remember();
            }
            listing::Message::List(path) => {
                self.shared.settings.remember_elsewhere(path);
                self.remember();
            }
            // The games that are shown stay.
            listing::Message::Stop => {
                self.shared.reading.stop();
                return Task::none();
            }
            listing::Message::Deleted => return self.list_deleted(),
        }
        // Missing ones go from the list at once.
        self.shared.earlier.retain(|entry| entry.path.exists());
        self.screen.show_listed(self.shared.ui());
        self.list()
    }

    /// Reads the earlier games beside the window, and shows those that are known at once.
    pub(super) fn list(&mut self) -> Task<Message> {
        listing::read(&mut self.shared, self.works.hands().0).map(Message::Listed)
    }

    /// Reads the deleted games, and shows them.
    fn list_deleted(&mut self) -> Task<Message> {
        let Some(earlier) = self.screen.earlier() else { return Task::none() };
        let read = listing::deleted(earlier.known_deleted().to_vec(), self.shared.ui());
        self.work(say!(self.shared.words, "work-deleted"), read, |app, entries| {
            if let Some(earlier) = app.screen.earlier_mut() {
                earlier.show_deleted(entries);
            }
            Task::none()
        })
    }

    /// Does some work beside the window, and then the step that follows. Work begun before is
    /// cancelled.
    pub fn work<T: Send + 'static>(
        &mut self,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        self.begin_work(Whom::Screen, about, job, then)
    }

    /// Saves existing data beside the window, and then does the step that follows. A save begun
    /// before is cancelled.
    pub fn save_aside<T: Send + 'static>(
        &mut self,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        self.begin_work(Whom::Nobody, about, job, then)
    }

    fn begin_work<T: Send + 'static>(
        &mut self,
        whom: Whom,
        about: String,
        job: impl FnOnce(&mut Progress) -> T + Send + 'static,
        then: impl FnOnce(&mut Self, T) -> Task<Message> + Send + 'static,
    ) -> Task<Message> {
        let job = move |progress: &mut Progress| -> Then {
            let found = job(progress);
            Box::new(move |app| then(app, found))
        };
        match self.works.begin(whom, about, self.shared.now, job) {
            Ok(told) => Task::batch([self.go_on_with_work(), told.map(Message::Work)]),
            Err(error) => {
                let cause = error.to_string();
                self.above.say(say!(self.shared.words, "work-no-thread", cause = cause));
                Task::none()
            }
        }
    }

    pub(super) fn at_work(&mut self, message: work::Message) -> Task<Message> {
        match message {
            work::Message::Went => {
                if let Some(outcome) = self.screen.outcome_mut() {
                    reviewing::go_on(outcome);
                }
                self.go_on_with_work()
            }
            work::Message::Cancel => {
                self.works.cancel();
                Task::none()
            }
        }
    }

    /// Takes the results of the work that is done.
    fn go_on_with_work(&mut self) -> Task<Message> {
        Task::batch([Whom::Screen, Whom::Nobody].map(|whom| {
            let then = self.works.take_done(whom);
            then.map_or_else(Task::none, |then| then(self))
        }))
    }
}

/// Puts the cursor into a field, with all that stands there chosen: what is typed takes its place.
fn focus_to_write(field: String) -> Task<Message> {
    operation::focus(field.clone()).chain(operation::select_all(field))
}
