//! The lesson as a part of the app: begun, answered and ended.

use iced::Task;

use super::lesson::{Lesson, Message, sample};
use super::playing::{At, Playing};
use super::{App, Message as AppMessage, Screen};
use crate::app::ask::Leaving;

impl App {
    /// Begins the lesson.
    pub(super) fn learn(&mut self) {
        let Some(session) = sample(&self.shared.catalogue) else { return };
        let lesson = Some(Lesson::default());
        self.screen = Screen::Playing(Box::new(Playing { lesson, ..Playing::new(session) }));
    }

    /// Answers a choice about the lesson itself.
    pub(super) fn in_lesson(&mut self, message: Message) -> Task<AppMessage> {
        let Some(Playing { lesson: Some(lesson), session, .. }) = self.playing_mut() else {
            return Task::none();
        };
        match message {
            Message::Leave => self.go(Leaving::Home),
            Message::New => self.go(Leaving::New),
            Message::Skip => match lesson.skip(session) {
                Some(made) => self.at_table(made),
                None => Task::none(),
            },
        }
    }

    /// Goes on with the lesson after each message; it ends where the table does.
    pub(super) fn follow(&mut self) -> Task<AppMessage> {
        match self.playing_mut() {
            Some(Playing { lesson: Some(lesson), at: At::Table(table), session }) => {
                lesson.follow(table, session);
                Task::none()
            }
            Some(Playing { lesson: Some(_), .. }) => self.go(Leaving::Home),
            Some(Playing { lesson: None, .. }) | None => Task::none(),
        }
    }
}
