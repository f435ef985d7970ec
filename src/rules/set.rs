//! The sets of tiles, by the names that files give them.

/// Every bundled set, in the order in which they are offered: its constant, its name, and whether
/// it brings ways of its own to use the action of the turn (R-TURN-1). After the `@` come those
/// without tiles.
macro_rules! every_set {
    ($then:ident) => {
        $then! {
            /// The base game's set.
            BASE = "base", false;
            /// The set of King & Robber.
            KING_ROBBER = "king-robber", false;
            /// The set of Heretics & Shrines.
            SHRINES = "shrines", false;
            /// The sixth shrine.
            SHRINES_EXTRA = "shrines-extra", false;
            /// The set of the Count of Carcassonne.
            COUNT = "count", false;
            /// The set of the first river.
            RIVER_1 = "river-1", false;
            /// The set of River II.
            RIVER_2 = "river-2", false;
            /// The set of Inns & Cathedrals.
            INNS_CATHEDRALS = "inns-cathedrals", true;
            /// The set of Traders & Builders.
            TRADERS_BUILDERS = "traders-builders", true;
            /// The set of The Princess & the Dragon.
            PRINCESS_DRAGON = "princess-dragon", true;
            /// The set of The Tower.
            TOWER = "tower", true;
            /// The set of Abbey & Mayor.
            ABBEY_MAYOR = "abbey-mayor", true;
            /// The set of The Catapult.
            CATAPULT = "catapult", false;
            /// The set of The Cathars.
            CATHARS = "siege-cathars", false;
            /// The set of The Besiegers.
            BESIEGERS = "siege-besiegers", false;
            /// The set of Gold Mines.
            GOLD_MINES = "gold-mines", false;
            /// The set of Mage & Witch.
            MAGE_WITCH = "mage-witch", false;
            /// The set of the Crop Circles of the Big Boxes.
            CROP_CIRCLES = "crop-circles", false;
            /// The set of the first Crop Circles.
            CROP_CIRCLES_1 = "crop-circles-1", false;
            /// The set of the Flying Machines.
            FLYING_MACHINES = "flying-machines", false;
            /// The set of the Ferries.
            FERRIES = "ferries", false;
            /// The set of Hills & Sheep.
            HILLS_SHEEP = "hills-sheep", true;
            @
            /// The abbots, with the gardens of the second edition's tiles.
            ABBOT = "abbot", true;
            /// The phantoms.
            PHANTOM = "phantom", true;
            /// Messages.
            MESSAGES = "messages", false;
            /// The Robbers, whose tiles are described.
            ROBBERS = "robbers", false;
        }
    };
}

/// Every set that brings orders, in the order in which their cards lie before a pile is shuffled.
pub const DECKS: [&str; 20] = [
    "base",
    "king-robber",
    "shrines",
    "count",
    "inns-cathedrals",
    "traders-builders",
    "princess-dragon",
    "tower",
    "abbey-mayor",
    "catapult",
    "siege",
    "abbot",
    "mage-witch",
    "gold-mines",
    "crop-circles",
    "flying-machines",
    "ferries",
    "hills-sheep",
    "messages",
    "robbers",
];

/// Every expansion with moves of its own, and its file in `rules/expansion`: those that refuse them
/// and tell what they cause, then those that only tell, and those that only refuse.
macro_rules! every_expansion {
    ($then:ident) => {
        $then! {
            /// A wagon.
            Wagon(wagon);
            /// A builder or a pig.
            Builder(builder);
            /// The Count of Carcassonne.
            Count(count);
            /// The dragon.
            Dragon(dragon);
            /// The fairy.
            Fairy(fairy);
            /// The princess.
            Princess(princess);
            /// A fair.
            Fair(fair);
            /// A river.
            River(river);
            /// A siege.
            Siege(siege);
            /// A tower.
            Tower(tower);
            /// Bars of gold.
            Gold(gold);
            /// Mage and witch.
            Magic(magic);
            /// A crop circle.
            Crop(crop);
            /// A flying machine.
            Flying(flying);
            /// A ferry.
            Ferry(ferry);
            /// The abbot.
            Abbot(abbot);
            /// Messages.
            Messages(messages);
            /// Bandits.
            Robbers(robbers);
            /// Hills & Sheep.
            Sheep(sheep);
            @
            /// Goods.
            Trade(trade);
            /// The King and the Robber.
            KingRobber(king_robber);
            /// A shrine.
            Shrine(shrine);
            @
            /// An abbey.
            Abbey(abbey);
            /// A barn.
            Barn(barn);
            /// The phantom.
            Phantom(phantom);
        }
    };
}

pub(crate) use every_expansion;

macro_rules! name {
    (
        $($(#[$doc:meta])* $set:ident = $name:literal, $acts:literal;)+
        @ $($(#[$bare_doc:meta])* $bare:ident = $bare_name:literal, $bare_acts:literal;)+
    ) => {
        $($(#[$doc])* pub const $set: &str = $name;)+
        $($(#[$bare_doc])* pub const $bare: &str = $bare_name;)+

        /// The sets that come bundled, in the order in which they are offered; a set of any other
        /// name is the table's own.
        pub const BUNDLED: [&str; [$($name,)+ $($bare_name),+].len()] =
            [$($name,)+ $($bare_name),+];

        /// The bundled sets that bring tiles.
        pub const WITH_TILES: [&str; [$($name),+].len()] = [$($name),+];

        /// The bundled sets that bring figures or tokens alone.
        pub const WITHOUT_TILES: [&str; [$($bare_name),+].len()] = [$($bare_name),+];

        /// Whether a set brings ways of its own to use the action of the turn (R-TURN-1).
        pub fn has_acts(set: &str) -> bool {
            match set {
                $($name => $acts,)+
                $($bare_name => $bare_acts,)+
                _ => false,
            }
        }
    };
}

every_set!(name);

/// The set of the siege cards, no tile set: they come with either siege set (R-KO-2).
pub const SIEGE: &str = "siege";

macro_rules! name_expansions {
    (
        $($(#[$doc:meta])* $both:ident($file:ident);)+
        @ $($(#[$told_doc:meta])* $told:ident($told_file:ident);)+
        @ $($refused:tt)+
    ) => {
        /// The expansions whose moves have outcomes of their own.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Expansion {
            $($(#[$doc])* $both,)+
            $($(#[$told_doc])* $told,)+
        }
    };
}

every_expansion!(name_expansions);
