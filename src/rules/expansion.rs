//! The expansions, one file each.

pub mod count;
pub mod dragon;
pub mod fair;
pub mod king_robber;
pub mod river;
pub mod tower;
pub mod traders;
