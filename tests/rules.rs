//! One test or more for each rule of the rules reference that the core serves.

mod abbeys;
mod by_hand;
mod cards;
mod challenges;
mod city;
mod claiming;
mod count;
mod dragon;
mod dragon_and_tower;
mod end;
mod fairs;
mod fields;
mod figures;
mod house_rules;
mod king_robber;
mod orders_deal;
mod orders_end;
mod orders_fulfilment;
mod orders_hand;
mod placement;
mod printed_deck;
mod rivers;
mod scoring;
mod shrines;
mod sieges;
mod towers;
