//! The expansions, one file each.

pub mod count;
pub mod king_robber;
pub mod river;
pub mod traders;
