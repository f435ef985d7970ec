//! Small drawn symbols: they look the same on every machine, whatever fonts it has.

use super::path::{Drawing, Path};
use super::piece::{Look, dragon, fairy, look};
use super::point::pt;
use super::sign::emblem as sign;
use rules::piece::Neutral;

/// The side of the square that symbols are drawn in.
pub const GRID: f32 = 24.0;

macro_rules! emblems {
    ($($(#[$doc:meta])* $name:ident $sign:ident,)*) => {
        /// A symbol.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the names say all")]
        pub enum Emblem {
            $($(#[$doc])* $name,)*
            /// A piece that belongs to nobody, by its outline.
            Piece(Neutral),
        }

        impl Emblem {
            /// The symbol in a square of [`GRID`] by [`GRID`].
            pub fn drawing(self) -> Drawing {
                match self {
                    $(Self::$name => Drawing::from_static(&sign::$sign),)*
                    Self::Piece(of) => piece(of),
                }
            }
        }
    };
}

emblems! {
    Crown CROWN,
    Mask MASK,
    Order ORDER,
    Follower FOLLOWER,
    /// A follower who is not here: hollow.
    Absent ABSENT,
    Tile TILE,
    Undo UNDO,
    Redo REDO,
    Whole WHOLE,
    Home HOME,
    Gear GEAR,
    Help HELP,
    More MORE,
    Up UP,
    Down DOWN,
    Grip GRIP,
    Dice DICE,
    Cross CROSS,
    Check CHECK,
    Eye EYE,
    Warning WARNING,
    Field FIELD,
    Compare COMPARE,
    Road ROAD,
    Castle CASTLE,
    // The marks of the expansions.
    Mug MUG,
    Wheat WHEAT,
    Flame FLAME,
    Tower TOWER,
    Abbey ABBEY,
    Key KEY,
    Stones STONES,
    Garden GARDEN,
    Target TARGET,
    Swords SWORDS,
    Wings WINGS,
    Circle CIRCLE,
    Boat BOAT,
    Barrel BARREL,
    Cloth CLOTH,
    Chain CHAIN,
    // The marks of the clock.
    Clock CLOCK,
    Pause PAUSE,
    Play PLAY,
    // Others.
    Phone PHONE,
    /// Three lines.
    Menu MENU,
    /// The sign of the Enter key, which few fonts have.
    Enter ENTER,
    /// A plus and three dots: and more.
    AndMore AND_MORE,
    /// A stroke between two, of which either will do.
    Slash SLASH,
}

/// The outline of a piece, as large as the square.
fn piece(of: Neutral) -> Drawing {
    let middle = pt(12.0, 12.5);
    let mut drawing = Drawing::default();
    match look(of) {
        Look::Drawn(drawn) => drawing.fill(drawn.outline.put(middle, 13.0)),
        Look::Count => return Emblem::Crown.drawing(),
        Look::Dragon => drawing.fill(dragon().put(middle, 17.0)),
        Look::Fairy => fairy().iter().for_each(|part| drawing.fill(part.put(middle, 20.0))),
        Look::Tower(pieces) => {
            // Piece upon piece, so that they can be counted.
            let pieces = pieces.max(1);
            let each = (22.0 / f32::from(pieces)).min(5.0);
            for index in 1..=pieces {
                let top = 23.0 - each * f32::from(index);
                drawing.fill(Path::rounded([7.5, top, 9.0, each * 0.86], each * 0.12));
            }
        }
    }
    drawing
}
