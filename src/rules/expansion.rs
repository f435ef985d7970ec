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

use serde::Serialize;

use super::set::{Expansion, every_expansion};

/// Lets the expansions' own outcomes, or their own rejections, become one of all.
macro_rules! from_own {
    ($all:ident: $($variant:ident($file:ident))+) => {
        $(impl From<$file::$all> for $all {
            fn from(own: $file::$all) -> Self {
                Self::$variant(own)
            }
        })+
    };
}

macro_rules! gather {
    (
        $($(#[$doc:meta])* $both:ident($file:ident);)+
        @ $($(#[$told_doc:meta])* $told:ident($told_file:ident);)+
        @ $($(#[$refused_doc:meta])* $refused:ident($refused_file:ident);)+
    ) => {
        /// The outcome of a move of an expansion.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Outcome {
            $($(#[$doc])* $both($file::Outcome),)+
            $($(#[$told_doc])* $told($told_file::Outcome),)+
        }

        from_own!(Outcome: $($both($file))+ $($told($told_file))+);

        impl Outcome {
            /// The expansion whose it is.
            pub const fn expansion(&self) -> Expansion {
                match self {
                    $(Self::$both(_) => Expansion::$both,)+
                    $(Self::$told(_) => Expansion::$told,)+
                }
            }
        }

        /// Why a move of an expansion is refused.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Rejection {
            $($(#[$doc])* $both($file::Rejection),)+
            $($(#[$refused_doc])* $refused($refused_file::Rejection),)+
        }

        from_own!(Rejection: $($both($file))+ $($refused($refused_file))+);
    };
}

every_expansion!(gather);

/// Makes an enum of the moves that expansions have of their own, and asks each of them.
macro_rules! moves {
    ($d:tt $($(#[$of:meta])* $variant:ident($module:ident),)+) => {
        /// A move of an expansion.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(untagged)]
        pub enum Move {
            $($(#[$of])* $variant($module::Move),)+
        }

        from_own!(Move: $($variant($module))+);

        /// Asks a move of an expansion, whichever it is.
        macro_rules! ask_move {
            ($d made:expr, $d own:ident => $d answer:expr) => {
                match $d made {
                    $($crate::expansion::Move::$variant($d own) => $d answer,)+
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
