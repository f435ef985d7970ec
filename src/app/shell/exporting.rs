//! The result of a game leaves the app: as a page, as a poster, as text, as a table.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Task;

use crate::app::ask::export::{Export, SeasonExport, SeasonFormat};
use crate::app::ask::files::Purpose;
use crate::app::kit::ui::Ui;
use crate::app::kit::work::Progress;
use crate::app::kit::{Shared, picture, theme};
use crate::app::screen::earlier::season;
use crate::app::screen::poster::poster;
use crate::app::shell::files::Target;
use crate::app::shell::{App, Message, Screen};
use crate::evening;
use crate::journal::review::{Look, looks};
use crate::session::{Clock, Session};
use crate::storage::file::{Destination, Fresh};
use crate::storage::settings::Look as Style;
use crate::storage::{Error, Problem};
use crate::text::export::{self, Untold};

/// The reason why nothing was written.
#[derive(Debug)]
pub(super) enum Fault {
    /// The system could not write the file.
    File(Error),
    /// The result has nothing that can be told.
    Untold(Untold),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Self::File(error)
    }
}

impl Export {
    /// The path of a new file for the result.
    fn path(self, ui: Ui<'_>, name: &str) -> PathBuf {
        match self {
            Self::Poster(format) => ui.folders.picture(&format!("{name}{}", format.suffix())),
            Self::Page | Self::Markdown | Self::Csv => ui.folders.list(name, self.extension()),
        }
    }

    /// Writes the result. The chances of the orders are not searched again if `known` has them.
    fn write(
        self,
        to: Destination,
        (session, shared): (&Session, &Shared),
        known: Option<Vec<Look>>,
        progress: &mut Progress,
    ) -> Result<Fresh, Fault> {
        let (journal, words) = (session.journal(), &shared.words);
        let went = |done, of| progress.went(done, of);
        let text = match self {
            Self::Page => {
                let Some(looks) = known.or_else(|| looks(journal, went)) else {
                    return Err(unwanted(&to.path).into());
                };
                evening::page_with(journal, &looks, session.started(), words)
                    .map_err(Fault::Untold)?
            }
            Self::Poster(format) => {
                Untold::unless_finished(journal).map_err(Fault::Untold)?;
                let page = poster::<Message>(shared.at(session), format);
                let drawn = picture::draw(page, format.size(), 1.0, &theme::theme(Style::Light));
                return Ok(picture::save(to, &drawn, went)?);
            }
            Self::Markdown => {
                let clock = session.clock().map(Clock::kept);
                export::markdown(journal, session.started(), clock.as_ref(), words)
            }
            Self::Csv => export::csv(journal, words),
        };
        Ok(Fresh::create(to, text)?)
    }
}

/// The error of a file that is no longer wanted.
fn unwanted(path: &Path) -> Error {
    Error::new(path, Problem::Write(Arc::new(io::ErrorKind::Interrupted.into())))
}

impl App {
    /// Writes a result into a new file, with the given name or one of ours, and tells where that
    /// is.
    pub(super) fn export(&mut self, export: Export, named: Option<Destination>) -> Task<Message> {
        let Some(session) = self.session() else { return Task::none() };
        let target = Target::named_or(named, || export.path(self.shared.ui(), &session.name()));
        let (session, shared) = (session.apart(), self.shared.apart());
        let outcome = self.outcome().filter(|_| export == Export::Page);
        let known = outcome.and_then(|outcome| outcome.review.known());
        let known = known.map(|reviewed| reviewed.looks.clone());
        let tried = target.clone();
        self.save_aside(
            target.about(&self.shared.words),
            move |progress| export.write(target.checked()?, (&session, &shared()), known, progress),
            move |app, saved| {
                match saved {
                    Ok(file) => {
                        let path = file.keep();
                        app.tell_exported(Ok(path));
                    }
                    Err(Fault::Untold(untold)) => {
                        app.tell_exported(Err(app.shared.words.untold(untold)));
                    }
                    Err(Fault::File(error)) => {
                        app.ask_elsewhere(Purpose::Export(export), tried, &error);
                    }
                }
                Task::none()
            },
        )
    }

    fn tell_exported(&mut self, told: Result<PathBuf, String>) {
        if let Some(outcome) = self.outcome_mut() {
            outcome.tell(told);
        }
    }
}

impl App {
    /// Writes a season into a new file, with the given name or one of ours.
    pub(in crate::app::shell) fn save_season(
        &mut self,
        format: SeasonFormat,
        named: Option<Destination>,
    ) -> Task<Message> {
        let Screen::Earlier(earlier) = &self.screen else { return Task::none() };
        let (own, export) = earlier.export(format, self.shared.ui());
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
            let page = season::picture(&season, shared.ui());
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
