//! The names of tiles and cards in files, below all that speaks of either.

pub mod card;
pub mod tile;

/// The form of an id and of the name of a set.
#[cfg(feature = "schema")]
pub(crate) const ID_PATTERN: &str = "^[a-z0-9-]+$";

/// Whether a name has the form of an id, so that it may stand in a game file and in a file name.
pub fn is_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
