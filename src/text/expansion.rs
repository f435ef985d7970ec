//! The words of the expansions, one file each: why they refuse a move, and what their moves have
//! caused.

mod abbey;
mod barn;
mod builder;
mod count;
mod dragon;
mod fair;
mod fairy;
mod gold;
mod king_robber;
mod princess;
mod river;
mod shrine;
mod siege;
mod tower;
mod trade;
mod wagon;
