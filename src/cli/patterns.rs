//! Patterns in place of files: shells hand over the files that one stands for, but that of Windows
//! leaves it to the program.

use std::path::{Path, PathBuf};

use glob::MatchOptions;

/// Capitals count for as little as in names of files on Windows.
const AS_WINDOWS: MatchOptions = MatchOptions {
    case_sensitive: false,
    require_literal_separator: true,
    require_literal_leading_dot: false,
};

/// The files that were named, each pattern as the files that it stands for, in the order of their
/// names. One that stands for none stays, to be told.
#[must_use]
pub fn expanded(named: &[PathBuf]) -> Vec<PathBuf> {
    named.iter().flat_map(|file| found(file).unwrap_or_else(|| vec![file.clone()])).collect()
}

fn found(pattern: &Path) -> Option<Vec<PathBuf>> {
    let text = pattern.to_str().filter(|text| text.contains(['*', '?']))?;
    if pattern.exists() {
        return None;
    }
    // Brackets are signs as any other there.
    let found = glob::glob_with(&text.replace('[', "[[]"), AS_WINDOWS).ok()?;
    let found: Vec<PathBuf> = found.flatten().collect();
    (!found.is_empty()).then_some(found)
}
