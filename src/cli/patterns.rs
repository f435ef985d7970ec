//! Patterns in place of files: most shells expand a pattern to the files that it stands for, but
//! that of Windows leaves this to the program.

use std::path::{Path, PathBuf};

use glob::MatchOptions;

/// Capitals do not count, as in the names of files on Windows.
const AS_WINDOWS: MatchOptions = MatchOptions {
    case_sensitive: false,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

/// The named files, each pattern replaced by its files in order of name. A pattern without files
/// stays, so that it is told.
pub fn expanded(named: &[PathBuf]) -> Vec<PathBuf> {
    named.iter().flat_map(|file| found(file).unwrap_or_else(|| vec![file.clone()])).collect()
}

fn found(pattern: &Path) -> Option<Vec<PathBuf>> {
    let text = pattern.to_str().filter(|text| text.contains(['*', '?']))?;
    if pattern.exists() {
        return None;
    }
    // Brackets are ordinary letters in names on Windows.
    let found = glob::glob_with(&text.replace('[', "[[]"), AS_WINDOWS).ok()?;
    let found: Vec<PathBuf> = found.flatten().collect();
    (!found.is_empty()).then_some(found)
}
