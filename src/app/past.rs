//! The result of a game and the earlier ones.

use iced::Task;

use super::screen::earlier;
use super::screen::finale::Finale;
use super::screen::home::Standing;
use super::screen::outcome;
use super::screen::setup::Setup;
use super::screen::table::Table;
use super::trouble::Leaving;
use super::{App, Message, Screen};

impl App {
    pub(super) fn at_outcome(&mut self, message: outcome::Message) -> Task<Message> {
        let Some(session) = &self.session else { return self.go(Leaving::Home) };
        let Screen::Outcome(screen) = &mut self.screen else { return Task::none() };
        match screen.update(message, &self.shared, session) {
            outcome::Action::None => {}
            outcome::Action::Run(task) => return task.map(Message::Outcome),
            outcome::Action::Table => self.screen = Screen::Table(Box::new(Table::new(session))),
            outcome::Action::Finale => self.screen = Screen::Finale(Box::new(Finale::new(session))),
            outcome::Action::Rematch => return self.leave_for(Leaving::Rematch),
            outcome::Action::New => return self.leave_for(Leaving::New),
            outcome::Action::Home => return self.leave_for(Leaving::Home),
        }
        Task::none()
    }

    pub(super) fn at_earlier(&mut self, message: earlier::Message) -> Task<Message> {
        let Screen::Earlier(screen) = &mut self.screen else { return Task::none() };
        match screen.update(message, &self.shared) {
            earlier::Action::None => {}
            earlier::Action::Run(task) => return task.map(Message::Earlier),
            earlier::Action::Open(path) => self.open(&path),
            earlier::Action::Rematch(standing) => self.set_up_again(&standing),
            earlier::Action::List => {
                // What is gone is not shown until the others are read.
                self.shared.earlier.retain(|entry| entry.path.exists());
                screen.refresh(&self.shared);
                return self.list();
            }
            earlier::Action::New => return self.set_up(),
            earlier::Action::Home => return self.go(Leaving::Home),
        }
        Task::none()
    }

    pub(super) fn set_up_again(&mut self, standing: &Standing) {
        self.screen = Screen::Setup(Setup::rematch(standing, &self.shared));
    }
}
