//! The phones that came to a game before the program ended in the middle of the evening.

use std::path::Path;

use super::{Hold, Session};
use storage::phones::Phones;

/// The phones that were kept beside a game; `None` for a window that only looks on.
pub(super) fn kept(game: &Path, hold: &Hold) -> Option<Phones> {
    match hold {
        Hold::Here { .. } => Phones::load(game, jiff::Timestamp::now()),
        Hold::Elsewhere | Hold::Nobody => None,
    }
}

impl Session {
    /// The phones that were there when the program ended in the middle of the evening, once.
    pub const fn take_phones(&mut self) -> Option<Phones> {
        self.phones.take()
    }
}
