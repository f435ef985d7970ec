//! A season leaves the app: as text, as a table, as a picture.

use iced::Task;

use crate::app::ask::export::{SeasonExport, SeasonFormat};
use crate::app::ask::files::Purpose;
use crate::app::kit::work::Progress;
use crate::app::screen::earlier::season;
use crate::app::shell::exporting::picture;
use crate::app::shell::files::Target;
use crate::app::shell::{App, Message, Screen};
use crate::storage::Error;
use crate::storage::file::{Destination, Fresh};

impl App {
    /// Writes a season into a new file, with the given name or one of ours.
    pub(in crate::app::shell) fn save_season(
        &mut self,
        format: SeasonFormat,
        named: Option<Destination>,
    ) -> Task<Message> {
        let Screen::Earlier(earlier) = &self.screen else { return Task::none() };
        let (own, export) = earlier.export(format, &self.shared);
        let target = Target::named_or(named, || own);
        let about = target.about(&self.shared.words);
        let (shared, theme) = (self.shared.apart(), self.theme());
        let tried = target.clone();
        let write = move |progress: &mut Progress| -> Result<Fresh, Error> {
            let to = target.checked()?;
            let season = match export {
                SeasonExport::Text(text) => return Fresh::create(to, text),
                SeasonExport::Picture(season) => season,
            };
            let shared = shared();
            let page = season::picture(&season, &shared);
            let drawn = picture::draw(page, season::size(&season), season::SHARPNESS, &theme);
            picture::save(to, &drawn, |done, of| progress.went(done, of))
        };
        self.work(about, write, move |app, saved| {
            match saved.map(Fresh::keep) {
                Ok(path) => {
                    if let Screen::Earlier(earlier) = &mut app.screen {
                        earlier.tell(path);
                    }
                }
                Err(error) => {
                    app.ask_elsewhere(Purpose::Season(format), tried, &error);
                }
            }
            Task::none()
        })
    }
}
