//! One test or more for each rule of the rules reference that the core serves.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]
// A story is told in one go.
#![allow(clippy::too_many_lines)]

mod abbeys;
mod abbot;
mod avoiding;
mod barns;
mod builders;
mod by_hand;
mod cards;
mod challenges;
mod city;
mod claiming;
mod company;
mod count;
mod counting;
mod crop;
mod dragon;
mod dragon_and_tower;
mod end;
mod escapes;
mod exact;
mod fairs;
mod fairy;
mod ferries;
mod fields;
mod fields_otherwise;
mod figures;
mod flying;
pub mod forty;
mod gold;
mod hills;
mod hills_beside;
mod house_rules;
mod judged;
mod kept;
mod king_robber;
mod last_part;
mod lying;
mod magic;
mod messages;
mod newer_cards;
mod older_readings;
mod orders_deal;
mod orders_end;
mod orders_fulfilment;
mod orders_hand;
mod phantom;
mod placement;
mod printed_deck;
mod quarters;
mod rivers;
mod robbers;
mod scorepad;
mod scoring;
mod set_right;
mod shrines;
mod sieges;
mod start_tile;
mod towers;
