//! Leaving a game, but not without asking if it is in memory alone.

use std::time::Duration;

use iced::{Task, window};

use crate::playing::Playing;
use crate::trouble::{Trouble, Unsaved};
use crate::{App, Message, Screen, launch, listing};
use ask::{Leaving, Rescue};
use screen::home::Home;
use screen::setup::Setup;
use session::Session;
use storage::Problem;
use storage::list::Standing;

/// The time for which the window stays open to finish writing, even if a disk is stuck.
const PARTING: Duration = Duration::from_secs(2);

impl App {
    /// Leaves the open game; one in memory alone not without asking.
    pub(super) fn leave_for(&mut self, leaving: Leaving) -> Task<Message> {
        if self.saves.keep(self.screen.session(), leaving) {
            return Task::none();
        }
        let told = match leaving {
            // After closing there is no time to tell what went wrong.
            Leaving::Close(_) => self.write_times(PARTING),
            // The dealt game is deleted.
            Leaving::SetUp => Task::none(),
            Leaving::Home | Leaving::New | Leaving::Rematch => self.write_times(Duration::ZERO),
        };
        self.tell_unsaved(Some(leaving));
        if self.above.unsaved().is_some() || self.tells_unsaved_decks(leaving) {
            told
        } else {
            Task::batch([told, self.go(leaving)])
        }
    }

    /// Closes the window; a second wish to close it leaves what is unsaved.
    pub(super) fn close(&mut self, id: window::Id) -> Task<Message> {
        let asked = self.above.unsaved().is_some_and(|unsaved| unsaved.leaving.is_some());
        let leaving = Leaving::Close(id);
        if asked { self.go(leaving) } else { self.leave_for(leaving) }
    }

    /// Writes the times of the open game, and waits for that at least so long.
    fn write_times(&mut self, patience: Duration) -> Task<Message> {
        let (crew, usual) = self.works.hands();
        let hands = (crew, usual.max(patience));
        self.saves.write_times(self.screen.session_mut(), hands).map(|()| Message::Written)
    }

    /// Follows the writing of the open game, and then leaves it if somebody wants to.
    pub(super) fn follow_saving(&mut self) -> Task<Message> {
        let news = self.saves.news().map(|()| Message::Written);
        let Some(session) = self.screen.session_mut() else { return news };
        if session.is_saving() {
            session.settle();
            if session.unsaved().is_some() && !session.is_saving() {
                self.tell_unsaved(None);
            }
        }
        let leaving = self.screen.session().and_then(|session| self.saves.take_leave(session));
        match leaving {
            Some(leaving) => Task::batch([news, self.leave_for(leaving)]),
            None => news,
        }
    }

    /// Lets go of a game that was left, and puts it among the earlier ones.
    pub(super) fn let_go(&mut self, session: Session) {
        listing::put_left(&session, &mut self.shared);
        self.saves.let_go(session, self.works.hands());
    }

    pub(super) fn go(&mut self, leaving: Leaving) -> Task<Message> {
        if let Leaving::Close(_) = leaving {
            self.remember();
            self.phones.end(&mut self.shared);
            self.saves.finish(PARTING);
            return launch::leave();
        }
        if let (Leaving::New, Some(decks)) = (leaving, self.decks()) {
            let deck = decks.played(self.shared.ui()).map(ToOwned::to_owned);
            return self.play_with(deck);
        }
        let left = match std::mem::replace(&mut self.screen, Screen::Home(Home)) {
            Screen::Playing(playing) => Some(playing),
            Screen::Setup(setup) => {
                self.kept = Some(setup);
                None
            }
            Screen::Home(_) | Screen::Earlier(_) | Screen::Decks(_) => None,
        };
        // A lesson leaves nothing to remember.
        if left.as_ref().is_none_or(|left| left.lesson.is_none()) {
            self.remember();
        }
        if let Some(left) = left {
            let standing = Standing::from_journal(left.session.journal(), left.session.timing());
            if leaving == Leaving::SetUp {
                return self.begin_again(*left, &standing);
            }
            self.let_go(left.session);
            if leaving == Leaving::Rematch {
                self.set_up_again(&standing);
                return self.list();
            }
        }
        if leaving == Leaving::New {
            return Task::batch([self.set_up(), self.list()]);
        }
        self.list()
    }

    /// Goes back to the setup of a game whose orders are being dealt, to begin anew. The dealt game
    /// lies among the deleted ones, and the new one tells who has looked.
    fn begin_again(&mut self, left: Playing, standing: &Standing) -> Task<Message> {
        let setup = Setup::again(standing, self.shared.ui());
        let setup = setup.in_place_of(left.session.put_back());
        self.screen = Screen::Setup(Box::new(setup));
        let path = left.session.path().to_owned();
        // The lock of the game goes with the session.
        drop(left);
        match self.shared.games.delete(&path) {
            Ok(_) => self.list(),
            Err(error) => {
                self.refuse(&error);
                Task::none()
            }
        }
    }

    pub(super) fn tell_unsaved(&mut self, leaving: Option<Leaving>) {
        let unsaved = self
            .session()
            .and_then(|session| Unsaved::from_session(self.shared.at(session), leaving));
        if let Some(unsaved) = unsaved {
            self.above.tell(Trouble::Unsaved(unsaved));
        }
    }

    pub(super) fn rescue(&mut self, rescue: Rescue) -> Task<Message> {
        if let Some(Unsaved { deck: Some(deck), .. }) = self.above.unsaved() {
            let deck = deck.clone();
            return self.rescue_deck(&deck, rescue);
        }
        let (Some(unsaved), Screen::Playing(playing)) =
            (self.above.unsaved_mut(), &mut self.screen)
        else {
            return Task::none();
        };
        let session = &mut playing.session;
        let leaving = unsaved.leaving;
        let mut typed = None;
        match rescue {
            Rescue::Typed(path) => {
                unsaved.typed(path);
                return Task::none();
            }
            Rescue::Again => session.save(),
            Rescue::There => {
                let path = unsaved.path();
                session.save_as(path.clone());
                typed = session
                    .unsaved()
                    .filter(|error| !matches!(error.problem, Problem::Taken))
                    .map(|_| path);
            }
            Rescue::Leave => {
                self.above.take_trouble();
                return self.go_if(leaving);
            }
        }
        if session.unsaved().is_some() {
            self.tell_unsaved(leaving);
            // For a name that is taken a free one is proposed; any other stays, to be mended.
            if let (Some(unsaved), Some(path)) = (self.above.unsaved_mut(), typed) {
                unsaved.typed(path.display().to_string());
            }
            return Task::none();
        }
        self.above.take_trouble();
        self.remember();
        self.go_if(leaving)
    }

    /// Leaves if somebody wants to, and no deck is in memory alone.
    pub(super) fn go_if(&mut self, leaving: Option<Leaving>) -> Task<Message> {
        match leaving {
            Some(leaving) if !self.tells_unsaved_decks(leaving) => self.go(leaving),
            Some(_) | None => Task::none(),
        }
    }
}
