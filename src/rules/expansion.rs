//! The expansions, one file each: what they have on the table, why they refuse a move, and what
//! their moves cause.

pub mod abbey;
pub mod barn;
pub mod builder;
pub mod count;
pub mod dragon;
pub mod fair;
pub mod fairy;
pub mod gold;
pub mod king_robber;
pub mod princess;
pub mod river;
pub mod shrine;
pub mod siege;
pub mod tower;
pub mod trade;
pub mod wagon;
