//! The result of a game leaves the app: as a page, as a poster, as text, as a table.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Theme;

use crate::app::ask::export::{Export, SeasonExport};
use crate::app::kit::ui::Ui;
use crate::app::kit::work::Progress;
use crate::app::kit::{Shared, picture, theme};
use crate::app::screen::earlier::season;
use crate::app::screen::poster::poster;
use crate::app::shell::Message;
use crate::evening;
use crate::journal::review::{Look, looks};
use crate::session::{Clock, Session};
use crate::storage::file::{Destination, Fresh};
use crate::storage::settings::Look as Style;
use crate::storage::{Error, Problem};
use crate::text::export::{self, Untold};

/// The reason why nothing was written.
#[derive(Debug)]
pub enum Fault {
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
    pub fn path(self, ui: Ui<'_>, name: &str) -> PathBuf {
        match self {
            Self::Poster(format) => ui.folders.picture(&format!("{name}{}", format.suffix())),
            Self::Page | Self::Markdown | Self::Csv => ui.folders.list(name, self.extension()),
        }
    }

    /// Writes the result. The chances of the orders are not searched again if `known` has them.
    pub fn write(
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

/// Writes a season; its picture is drawn apart from the window.
pub fn season(
    export: SeasonExport,
    to: Destination,
    shared: impl FnOnce() -> Shared,
    theme: &Theme,
    progress: &mut Progress,
) -> Result<Fresh, Error> {
    let season = match export {
        SeasonExport::Text(text) => return Fresh::create(to, text),
        SeasonExport::Picture(season) => season,
    };
    let shared = shared();
    let page = season::picture(&season, shared.ui());
    let drawn = picture::draw(page, season::size(&season), season::SHARPNESS, theme);
    picture::save(to, &drawn, |done, of| progress.went(done, of))
}
