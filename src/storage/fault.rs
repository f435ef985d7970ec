//! The words for a fault in the log file, which tell no name and no place.

use std::io;
use std::path::Path;

/// Writes down that something could not be done to which there is nothing else to say. A file that
/// is not there is no fault.
pub fn note(what: &str, done: io::Result<()>) {
    if let Err(error) = done
        && error.kind() != io::ErrorKind::NotFound
    {
        log::warn!("{what}: {}", cause(&error));
    }
}

/// The kind and the number of an error of the system: its words may hold a path.
pub fn cause(error: &io::Error) -> String {
    let number = error.raw_os_error().map(|number| format!(" ({number})")).unwrap_or_default();
    format!("{}{number}", error.kind())
}

/// The sort of a file, which tells no name of it.
pub fn sort(path: &Path) -> &'static str {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let has = |part: &str| name.contains(part);
    match folder.as_ref() {
        _ if has(".lock") => "a lock",
        _ if has(".phones") => "the phones beside a game",
        _ if has("settings.json") => "the settings",
        _ if has(".kings-order") => "a game",
        "games" | "deleted" => "a game",
        "orders" | "away" => "a deck",
        "tiles" => "a tile set",
        _ => "a file",
    }
}
