//! The sets of tiles, by the names that files give them.

/// The base game's set.
pub const BASE: &str = "base";
/// The set of King & Robber.
pub const KING_ROBBER: &str = "king-robber";
/// The set of Heretics & Shrines.
pub const SHRINES: &str = "shrines";
/// The sixth shrine.
pub const SHRINES_EXTRA: &str = "shrines-extra";
/// The set of the Count of Carcassonne.
pub const COUNT: &str = "count";
/// The set of the first river.
pub const RIVER_1: &str = "river-1";
/// The set of River II.
pub const RIVER_2: &str = "river-2";
/// The set of Inns & Cathedrals.
pub const INNS_CATHEDRALS: &str = "inns-cathedrals";
/// The set of Traders & Builders.
pub const TRADERS_BUILDERS: &str = "traders-builders";
/// The set of The Princess & the Dragon.
pub const PRINCESS_DRAGON: &str = "princess-dragon";
/// The set of The Tower.
pub const TOWER: &str = "tower";
/// The set of Abbey & Mayor.
pub const ABBEY_MAYOR: &str = "abbey-mayor";
/// The set of The Catapult.
pub const CATAPULT: &str = "catapult";
/// The set of The Cathars.
pub const CATHARS: &str = "siege-cathars";
/// The set of The Besiegers.
pub const BESIEGERS: &str = "siege-besiegers";

/// The sets that bring ways of their own to use the action of the turn (R-TURN-1).
pub const WITH_ACTS: [&str; 5] =
    [INNS_CATHEDRALS, TRADERS_BUILDERS, PRINCESS_DRAGON, TOWER, ABBEY_MAYOR];

/// The sets that come bundled, in the order in which they are offered; a set of any other name is
/// the table's own.
pub const BUNDLED: [&str; 15] = [
    BASE,
    KING_ROBBER,
    SHRINES,
    SHRINES_EXTRA,
    COUNT,
    RIVER_1,
    RIVER_2,
    INNS_CATHEDRALS,
    TRADERS_BUILDERS,
    PRINCESS_DRAGON,
    TOWER,
    ABBEY_MAYOR,
    CATAPULT,
    CATHARS,
    BESIEGERS,
];
