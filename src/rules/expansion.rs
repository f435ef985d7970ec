//! The expansions, one file each: their pieces on the table, their moves, the reasons why they
//! refuse one, and the outcomes of their moves.

pub mod abbey;
pub mod abbot;
pub mod barn;
pub mod builder;
pub mod count;
pub mod crop;
pub mod dragon;
pub mod fair;
pub mod fairy;
pub mod ferry;
pub mod flying;
pub mod gold;
pub mod king_robber;
pub mod magic;
pub mod messages;
pub mod phantom;
pub mod princess;
pub mod river;
pub mod robbers;
pub mod sheep;
pub mod shrine;
pub mod siege;
pub mod tower;
pub mod track;
pub mod trade;
pub mod wagon;

use schemars::JsonSchema;
use serde::Serialize;

use super::set::Expansion;

/// Makes an enum with a variant for each of these expansions from their own types.
macro_rules! one_of {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$of:meta])* $variant:ident($module:ident),)+
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum $name {
            $($(#[$of])* $variant($module::$name),)+
        }

        $(impl From<$module::$name> for $name {
            fn from(own: $module::$name) -> Self {
                Self::$variant(own)
            }
        })+
    };
}

/// Makes such an enum with a variant for each [`Expansion`].
macro_rules! one_of_each {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$of:meta])* $variant:ident($module:ident),)+
    }) => {
        one_of! {
            $(#[$about])*
            pub enum $name {
                $($(#[$of])* $variant($module),)+
            }
        }

        impl $name {
            /// The expansion whose it is.
            pub const fn expansion(&self) -> Expansion {
                match self {
                    $(Self::$variant(_) => Expansion::$variant,)+
                }
            }
        }
    };
}

one_of_each! {
    /// The outcome of a move of an expansion.
    pub enum Outcome {
        /// A wagon.
        Wagon(wagon),
        /// A builder or a pig.
        Builder(builder),
        /// Goods.
        Trade(trade),
        /// The Count of Carcassonne.
        Count(count),
        /// The King and the Robber.
        KingRobber(king_robber),
        /// The dragon.
        Dragon(dragon),
        /// The fairy.
        Fairy(fairy),
        /// The princess.
        Princess(princess),
        /// A fair.
        Fair(fair),
        /// A river.
        River(river),
        /// A shrine.
        Shrine(shrine),
        /// A siege.
        Siege(siege),
        /// A tower.
        Tower(tower),
        /// Bars of gold.
        Gold(gold),
        /// Mage and witch.
        Magic(magic),
        /// A crop circle.
        Crop(crop),
        /// A flying machine.
        Flying(flying),
        /// A ferry.
        Ferry(ferry),
        /// The abbot.
        Abbot(abbot),
        /// Messages.
        Messages(messages),
        /// Bandits.
        Robbers(robbers),
        /// Hills & Sheep.
        Sheep(sheep),
    }
}

one_of! {
    /// Why a move of an expansion is refused.
    pub enum Rejection {
        /// An abbey.
        Abbey(abbey),
        /// A barn.
        Barn(barn),
        /// A wagon.
        Wagon(wagon),
        /// A builder or a pig.
        Builder(builder),
        /// The Count of Carcassonne.
        Count(count),
        /// The dragon.
        Dragon(dragon),
        /// The fairy.
        Fairy(fairy),
        /// The princess.
        Princess(princess),
        /// A fair.
        Fair(fair),
        /// A river.
        River(river),
        /// A siege.
        Siege(siege),
        /// A tower.
        Tower(tower),
        /// Bars of gold.
        Gold(gold),
        /// Mage and witch.
        Magic(magic),
        /// A crop circle.
        Crop(crop),
        /// A flying machine.
        Flying(flying),
        /// A ferry.
        Ferry(ferry),
        /// The phantom.
        Phantom(phantom),
        /// The abbot.
        Abbot(abbot),
        /// Messages.
        Messages(messages),
        /// Bandits.
        Robbers(robbers),
        /// Hills & Sheep.
        Sheep(sheep),
    }
}

/// Makes such an enum of the moves that expansions have of their own, and asks each of them.
macro_rules! moves {
    ($d:tt $($(#[$of:meta])* $variant:ident($module:ident),)+) => {
        one_of! {
            /// A move of an expansion.
            #[derive(Serialize, JsonSchema)]
            #[serde(untagged)]
            pub enum Move {
                $($(#[$of])* $variant($module),)+
            }
        }

        /// Asks a move of an expansion, whichever it is.
        macro_rules! ask_move {
            ($d made:expr, $d own:ident => $d answer:expr) => {
                match $d made {
                    $($crate::rules::expansion::Move::$variant($d own) => $d answer,)+
                }
            };
        }
    };
}

moves! {
    $
    /// A ferry.
    Ferry(ferry),
    /// Hills & Sheep.
    Sheep(sheep),
}

pub(crate) use ask_move;
