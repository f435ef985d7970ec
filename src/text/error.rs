//! Errors of files: what happened and what to do.

use std::io;

use super::Words;
use crate::say;
use rules::Game;
use storage::games::{Cause, Damage};
use storage::{Error, Problem};

impl Words {
    /// One sentence on a file error; several for a setup with several faults.
    pub fn file_error(&self, error: &Error) -> String {
        let path = error.path.display().to_string();
        match &error.problem {
            Problem::Read(cause) => say!(self, "file-read", path = path, cause = self.cause(cause)),
            Problem::Write(cause) => {
                say!(self, "file-write", path = path, cause = self.cause(cause))
            }
            Problem::NotAFile => say!(self, "file-not-a-file", path = path),
            Problem::Taken => say!(self, "file-taken", path = path),
            Problem::NoFolder => say!(self, "file-no-folder", path = path),
            Problem::NoName => say!(self, "file-no-name"),
            Problem::Huge { bytes } => {
                say!(self, "file-huge", path = path, megabytes = bytes.div_ceil(1024 * 1024))
            }
            Problem::Empty => say!(self, "file-empty", path = path),
            Problem::NotText => say!(self, "file-not-text", path = path),
            Problem::Syntax { message } => {
                say!(self, "file-syntax", path = path, message = self.readers_words(message))
            }
            Problem::NotAGame => say!(self, "file-not-a-game", path = path),
            Problem::Newer { version, ours } => {
                say!(self, "file-newer", path = path, version = *version, ours = *ours)
            }
            // The reader calls the whole file a dot.
            Problem::Shape { field, message } if field == "." => {
                say!(self, "file-shape-whole", path = path, message = self.readers_words(message))
            }
            Problem::Shape { field, message } => {
                say!(
                    self,
                    "file-shape",
                    path = path,
                    field = field,
                    message = self.readers_words(message)
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

    /// One sentence on an error of an export, on which no game depends.
    pub fn export_error(&self, error: &Error) -> String {
        let Problem::Write(cause) = &error.problem else { return self.file_error(error) };
        let path = error.path.display().to_string();
        say!(self, "file-not-saved", path = path, cause = self.cause(cause))
    }

    /// One sentence on an error of a deck: what becomes of it is told beside.
    pub fn deck_error(&self, error: &Error) -> String {
        let Problem::Write(cause) = &error.problem else { return self.file_error(error) };
        let path = error.path.display().to_string();
        say!(self, "deck-not-written", path = path, cause = self.cause(cause))
    }

    /// The reason why the settings could not be written; no game depends on them.
    pub fn settings_error(&self, error: &Error) -> String {
        let Problem::Write(cause) = &error.problem else { return self.file_error(error) };
        let path = error.path.display().to_string();
        say!(self, "settings-not-written", path = path, cause = self.cause(cause))
    }

    /// The reason why the settings could not be read, and those that are used instead.
    pub fn settings_unread(&self, error: &Error) -> String {
        let fault = self.file_error(error);
        match error.problem {
            Problem::Ignored { .. } => fault,
            _ => say!(self, "settings-damaged", fault = fault),
        }
    }

    /// The reason why the times of a game that was left could not be written.
    pub fn times_error(&self, error: &Error) -> String {
        let Problem::Write(cause) = &error.problem else { return self.file_error(error) };
        let path = error.path.display().to_string();
        say!(self, "times-not-written", path = path, cause = self.cause(cause))
    }

    /// The cause that the system gives for an error.
    pub fn cause(&self, error: &io::Error) -> String {
        match error.kind() {
            io::ErrorKind::NotFound => say!(self, "cause-not-there"),
            io::ErrorKind::PermissionDenied => say!(self, "cause-not-allowed"),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => say!(self, "cause-full"),
            io::ErrorKind::ReadOnlyFilesystem => say!(self, "cause-read-only"),
            io::ErrorKind::NotADirectory => say!(self, "cause-no-folder"),
            io::ErrorKind::InvalidFilename => say!(self, "cause-bad-name"),
            io::ErrorKind::AlreadyExists => say!(self, "cause-taken"),
            io::ErrorKind::IsADirectory => say!(self, "cause-folder"),
            io::ErrorKind::ResourceBusy => say!(self, "cause-busy"),
            io::ErrorKind::FileTooLarge => say!(self, "cause-large"),
            // The cause is in the language of the system, if in any.
            _ => {
                let said = error.to_string();
                let said = said.split(" (os error").next().unwrap_or_default();
                say!(self, "cause-system", said = said)
            }
        }
    }

    /// The reason why a game file could not be read whole.
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
