//! Outlines of pieces that belong to nobody, around the origin and 1 high, for the window, the
//! phones and the page of an evening.

use super::path::Path;

/// A bar of gold, seen from its end.
#[must_use]
pub fn gold() -> Path {
    Path::lines(&[(-0.75, 0.5), (0.75, 0.5), (0.5, -0.5), (-0.5, -0.5)])
}
