//! Errors of files: what happened and what to do.

use super::Words;
use crate::rules::Game;
use crate::say;
use crate::storage::games::{Cause, Damage};
use crate::storage::{Error, Problem};

impl Words {
    /// One sentence on a file error; several for a setup with several faults.
    #[must_use]
    pub fn file_error(&self, error: &Error) -> String {
        let path = error.path.display().to_string();
        match &error.problem {
            Problem::Read(cause) => say!(self, "file-read", path = path, cause = cause.to_string()),
            Problem::Write(cause) => {
                say!(self, "file-write", path = path, cause = cause.to_string())
            }
            Problem::NotAFile => say!(self, "file-not-a-file", path = path),
            Problem::Taken => say!(self, "file-taken", path = path),
            Problem::Huge { bytes } => {
                say!(self, "file-huge", path = path, megabytes = bytes.div_ceil(1024 * 1024))
            }
            Problem::Empty => say!(self, "file-empty", path = path),
            Problem::NotText => say!(self, "file-not-text", path = path),
            Problem::Syntax { message } => {
                say!(self, "file-syntax", path = path, message = readers_words(message))
            }
            Problem::NotAGame => say!(self, "file-not-a-game", path = path),
            Problem::Newer { version, ours } => {
                say!(self, "file-newer", path = path, version = *version, ours = *ours)
            }
            // The reader calls the file itself a dot.
            Problem::Shape { field, message } if field == "." => {
                say!(self, "file-shape-whole", path = path, message = readers_words(message))
            }
            Problem::Shape { field, message } => {
                say!(
                    self,
                    "file-shape",
                    path = path,
                    field = field,
                    message = readers_words(message)
                )
            }
            Problem::TooManyMoves { limit } => {
                say!(self, "file-too-many-moves", path = path, limit = *limit)
            }
            Problem::Ignored { fields } => {
                say!(self, "file-ignored", path = path, fields = self.list(fields))
            }
            Problem::Setup(faults) => {
                let faults: Vec<String> =
                    faults.iter().map(|fault| self.setup_fault(fault)).collect();
                say!(self, "file-setup", path = path, faults = faults.join(" "))
            }
            Problem::NoHome => say!(self, "file-no-home"),
        }
    }

    /// Why a game file could not be read whole.
    #[must_use]
    pub fn damage(&self, damage: &Damage, game: &Game) -> String {
        match &damage.cause {
            Cause::File(error) => self.file_error(error),
            Cause::Move(stop) => {
                let reason = self.rejection(&stop.rejection, game);
                say!(self, "file-move", number = stop.index + 1, reason = reason)
            }
        }
    }
}

/// What the reader of JSON says. At the end of a line it counts column 0 of the next one, where
/// nothing stands: the line says enough.
pub(super) fn readers_words(message: &str) -> &str {
    message.strip_suffix(" column 0").unwrap_or(message)
}
