//! Opening games, and setting them up.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use iced::Task;

use crate::files::Purpose;
use crate::playing::Playing;
use crate::trouble::Trouble;
use crate::{App, Message, Screen, trace};
use ask::Request;
use kit::decks::is_deck;
use screen::decks::Decks;
use screen::setup::Setup;
use session::Session;
use storage::games::Damage;
use storage::list::Standing;
use storage::{Error, file};
use text::say;

impl App {
    /// Opens a game; the open one stays until the new one is read.
    pub(super) fn open(&mut self, path: &Path) -> Task<Message> {
        self.open_and(path, None)
    }

    /// Opens a game, and then does what is asked of it.
    pub(super) fn open_and(&mut self, path: &Path, then: Option<Request>) -> Task<Message> {
        let (path, catalogue) = (path.to_owned(), Arc::clone(&self.shared.catalogue));
        let partings = self.saves.left();
        let about = self.about_opening(&path);
        self.work(
            about,
            move |_| {
                // The game may be the one that was left just now.
                let file = file::resolve(&path);
                let parting = partings.iter().filter(|parting| parting.is_of(&file));
                parting.for_each(|parting| parting.wait(Duration::MAX));
                Session::open(&path, &catalogue)
            },
            move |app, opened| {
                app.opened(opened);
                let then = then.map_or_else(Task::none, |request| app.fulfil(request));
                Task::batch([then, app.focus_search()])
            },
        )
    }

    /// Opens a file that may be a game or a deck, which is shown before it is taken.
    pub(super) fn open_any(&mut self, path: &Path) -> Task<Message> {
        let read = path.to_owned();
        let about = self.about_opening(path);
        let path = path.to_owned();
        self.work(
            about,
            move |_| file::read(&read).ok().filter(|text| is_deck(text)),
            move |app, deck| match deck {
                Some(text) => {
                    app.offer(&path, &text);
                    Task::none()
                }
                // Whatever else is wrong is told there.
                None => app.open(&path),
            },
        )
    }

    fn about_opening(&self, path: &Path) -> String {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        say!(self.shared.words, "work-opening", file = file.as_ref())
    }

    /// Takes the next of the files that were dropped, once the one before is answered.
    pub(super) fn take_dropped(&mut self) -> Task<Message> {
        if self.is_covered() || self.decks().is_some_and(Decks::is_offered) {
            return Task::none();
        }
        match self.dropped.take() {
            // A deck is not taken in the middle of a game.
            Some(path) if self.session().is_none() => self.open_any(&path),
            Some(path) => self.take_file(Purpose::Open, path.into()),
            None => Task::none(),
        }
    }

    fn opened(&mut self, opened: Result<(Session, Option<Damage>), Error>) {
        match opened {
            Ok((session, None)) => self.enter(session),
            Ok((session, Some(damage))) => {
                trace::damaged(&damage);
                self.above.tell(Trouble::Damaged(Box::new(session), Box::new(damage)));
            }
            Err(error) => self.refuse(&error),
        }
    }

    pub(super) fn go_on_damaged(&mut self) {
        if let Some(Trouble::Damaged(mut session, _)) = self.above.take_trouble() {
            match session.keep_damaged() {
                Ok(_) => self.enter(*session),
                Err(error) => self.refuse(&error),
            }
        }
    }

    pub(super) fn enter(&mut self, mut session: Session) {
        if let Some(left) = self.screen.session_mut() {
            left.finish_saving();
        }
        drop(self.saves.write_times(self.screen.session_mut(), self.works.hands()));
        self.saves.save_beside(&mut session, self.works.hands());
        let entered = Screen::Playing(Box::new(Playing::new(session)));
        if let Screen::Playing(left) = std::mem::replace(&mut self.screen, entered) {
            if let Some(error) = left.session.unsaved() {
                self.above.say(self.shared.words.times_error(error));
            }
            self.let_go(left.session);
        }
        self.remember();
    }

    pub(super) fn set_up_again(&mut self, standing: &Standing) {
        self.kept = None;
        self.screen = Screen::Setup(Box::new(Setup::rematch(standing, self.shared.ui())));
    }

    /// Sets up a new game, with the entries of a setup that was left, or with the people of the
    /// last game.
    pub(super) fn set_up(&mut self) -> Task<Message> {
        if let Some(kept) = self.kept.take() {
            let task = kept.focus_first();
            self.screen = Screen::Setup(kept);
            return task.map(Message::Setup);
        }
        let (setup, task) = Setup::new(self.shared.ui());
        self.screen = Screen::Setup(Box::new(setup));
        task.map(Message::Setup)
    }

    pub(super) fn refuse(&mut self, error: &Error) {
        self.above.say(self.shared.words.file_error(error));
    }
}
