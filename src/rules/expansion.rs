//! The expansions, one file each.

pub mod king_robber;
pub mod river;
