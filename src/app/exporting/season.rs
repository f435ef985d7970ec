//! A season leaves the app: as text, as a table, as a picture.

use std::path::PathBuf;

use iced::Task;

use super::picture;
use crate::app::screen::earlier::season;
use crate::app::work::Progress;
use crate::app::{App, Message, Screen};
use crate::journal::season::Season;
use crate::say;
use crate::storage::Error;
use crate::storage::file::Fresh;

/// What is written of a season, into that file.
#[derive(Debug, Clone)]
pub enum SeasonExport {
    /// Text.
    Text(PathBuf, String),
    /// A picture.
    Picture(PathBuf, Box<Season>),
}

impl App {
    /// Writes a season into a new file.
    pub(in crate::app) fn export_season(&mut self, export: SeasonExport) -> Task<Message> {
        match export {
            SeasonExport::Text(path, text) => {
                self.save_season(path, |path, _| Fresh::create(path, text))
            }
            SeasonExport::Picture(path, season) => {
                let (shared, theme) = (self.shared.apart(), self.theme());
                self.save_season(path, move |path, progress| {
                    let shared = shared();
                    let page = season::picture(&season, &shared);
                    let size = season::size(&season);
                    let drawn = picture::draw(page, size, season::SHARPNESS, &theme);
                    picture::save(path, &drawn, |done, of| progress.went(done, of))
                })
            }
        }
    }

    fn save_season(
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
                if let Screen::Earlier(earlier) = &mut app.screen {
                    earlier.tell(&saved, &app.shared);
                }
                Task::none()
            },
        )
    }
}
