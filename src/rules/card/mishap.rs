//! The mishaps of a player, so that an order to avoid it is lost (R-KO-29, 56).

/// Something that befalls the holder of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mishap {
    /// The dragon eats a figure, be it a follower or not.
    FigureEaten,
    /// The dragon eats a follower.
    FollowerEaten,
    /// An opponent captures a follower.
    Captured,
    /// A feature is another's, on which the player still has a follower.
    TakenOver,
    /// At the end of a turn of one's own everybody else has more points.
    Last,
    /// A road of one's own is complete.
    Road {
        /// Its tiles.
        tiles: u32,
    },
}
