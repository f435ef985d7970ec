//! Names that no file can have.

use std::path::Path;

/// Whether a file has a name that belongs to a device on Windows, whatever its extension.
pub(super) fn is_reserved(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    let numbered = |stem: &str| {
        let number = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
        number.is_some_and(|number| {
            matches!(number, "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9")
        })
    };
    matches!(stem, "con" | "prn" | "aux" | "nul") || numbered(stem)
}
