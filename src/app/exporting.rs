//! The result of a game leaves the app: as a picture, as text, as a table.

use std::path::PathBuf;

use iced::Task;
use iced::window::Screenshot;

use super::playing::At;
use super::screen::outcome;
use super::work::Progress;
use super::{App, Message, Screen, picture};
use crate::say;
use crate::storage::Error;
use crate::storage::file::Fresh;

/// What is written of a result.
#[derive(Debug, Clone)]
pub enum Export {
    /// Text, into that file.
    Text(PathBuf, String),
    /// A picture of the window.
    Picture(Box<Screenshot>),
}

impl App {
    /// Writes a result into a new file.
    pub(super) fn export(&mut self, export: Export) -> Task<Message> {
        match export {
            Export::Text(path, text) => self.export_by(path, |path, _| Fresh::create(path, text)),
            Export::Picture(screenshot) => self.export_picture(screenshot),
        }
    }

    fn export_picture(&mut self, screenshot: Box<Screenshot>) -> Task<Message> {
        let Some(session) = self.session() else { return Task::none() };
        let path = self.shared.folders.picture(&session.name());
        self.export_by(path, move |path, progress| {
            let went = |done, of| progress.went(done, of);
            picture::save(path, &screenshot, outcome::BELOW_PICTURE, went)
        })
    }

    fn export_by(
        &mut self,
        path: PathBuf,
        write: impl FnOnce(PathBuf, &mut Progress) -> Result<Fresh, Error> + Send + 'static,
    ) -> Task<Message> {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let about = say!(self.shared.words, "work-saving", file = file);
        self.work(
            about,
            move |progress| write(path, progress),
            |app, saved| {
                let saved = saved.map(Fresh::keep);
                if let Screen::Playing(playing) = &mut app.screen
                    && let At::Outcome(outcome) = &mut playing.at
                {
                    outcome.tell(&saved, &app.shared);
                }
                Task::none()
            },
        )
    }
}
