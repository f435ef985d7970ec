//! The result of a game leaves the app: as a page, as a poster, as text, as a table.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::Theme;

use crate::Message;
use ask::export::{Export, SeasonExport};
use journal::review::{Look, looks};
use kit::ui::Ui;
use kit::work::Progress;
use kit::{Shared, picture, theme};
use screen::earlier::season;
use screen::poster::poster;
use session::{Clock, Session};
use storage::file::{Destination, Fresh};
use storage::settings::Look as Style;
use storage::{Error, Problem};
use text::export::{self, Untold};

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

/// The path of a new file for the result.
pub fn path(export: Export, ui: Ui<'_>, name: &str) -> PathBuf {
    match export {
        Export::Poster(format) => ui.folders.picture(&format!("{name}{}", format.suffix())),
        Export::Page | Export::Markdown | Export::Csv => ui.folders.list(name, export.extension()),
    }
}

/// Writes the result. The chances of the orders are not searched again if `known` has them.
pub fn result(
    export: Export,
    to: Destination,
    (session, shared): (&Session, &Shared),
    known: Option<Vec<Look>>,
    progress: &mut Progress,
) -> Result<Fresh, Fault> {
    let (journal, words) = (session.journal(), &shared.words);
    let went = |done, of| progress.went(done, of);
    let text = match export {
        Export::Page => {
            let Some(looks) = known.or_else(|| looks(journal, went)) else {
                return Err(unwanted(&to.path).into());
            };
            evening::page_with(journal, &looks, session.started(), words).map_err(Fault::Untold)?
        }
        Export::Poster(format) => {
            Untold::unless_finished(journal).map_err(Fault::Untold)?;
            let page = poster::<Message>(shared.at(session), format);
            let drawn = picture::draw(page, format.size(), 1.0, &theme::theme(Style::Light));
            return Ok(picture::save(to, &drawn, went)?);
        }
        Export::Markdown => {
            let clock = session.clock().map(Clock::kept);
            export::markdown(journal, session.started(), clock.as_ref(), words)
        }
        Export::Csv => export::csv(journal, words),
    };
    Ok(Fresh::create(to, text)?)
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
