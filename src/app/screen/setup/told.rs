//! The words about what the pointer is on, each told in its part of the screen.

use super::Setup;

/// The part of the screen that tells what the pointer is on there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The players.
    Players,
    /// The rest: below the sets there is room for two or three lines.
    Bag,
}

/// The words about what the pointer is on, and the part that tells them.
pub(super) type About = (Part, String);

impl Setup {
    /// The words about what the pointer is on in a part; none where it is on nothing there.
    pub(super) fn told(&self, part: Part) -> Option<String> {
        let (_, about) = self.looked.words().filter(|(other, _)| *other == part)?;
        Some(about.clone())
    }
}
