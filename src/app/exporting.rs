//! The result of a game leaves the app: as a picture, as text, as a table.

use std::path::PathBuf;

use iced::Task;

use super::playing::At;
use super::screen::outcome::{Outcome, Tab};
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
    /// A picture of its page, with that part at the right where there is no room for all.
    Picture(Tab),
}

impl App {
    /// Writes a result into a new file.
    pub(super) fn export(&mut self, export: Export) -> Task<Message> {
        match export {
            Export::Text(path, text) => self.export_by(path, |path, _| Fresh::create(path, text)),
            Export::Picture(tab) => self.export_picture(tab),
        }
    }

    fn export_picture(&mut self, tab: Tab) -> Task<Message> {
        let Some(session) = self.session() else { return Task::none() };
        let path = self.shared.folders.picture(&session.name());
        let (session, shared, theme) = (session.apart(), self.shared.apart(), self.theme());
        self.export_by(path, move |path, progress| {
            let (shared, outcome) = (shared(), Outcome::pictured(tab));
            let page = outcome.picture(&shared, &session);
            let size = Outcome::size(shared.view);
            let drawn = picture::draw(page, size, shared.sharpness(), &theme);
            picture::save(path, &drawn, |done, of| progress.went(done, of))
        })
    }

    fn export_by(
        &mut self,
        path: PathBuf,
        write: impl FnOnce(PathBuf, &mut Progress) -> Result<Fresh, Error> + Send + 'static,
    ) -> Task<Message> {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let about = say!(self.shared.words, "work-saving", file = file);
        self.save_aside(
            about,
            move |progress| write(path, progress),
            |app, saved| {
                let saved = saved.map(Fresh::keep);
                if let Screen::Playing(playing) = &mut app.screen
                    && let At::Outcome(outcome) = &mut playing.at
                {
                    outcome.tell(&saved, &app.shared);
                } else if let (Err(error), None) = (&saved, &app.trouble) {
                    app.said(error);
                }
                Task::none()
            },
        )
    }
}
