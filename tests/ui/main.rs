//! The window without a display: screens are clicked and typed at as people do.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]
// A story is told in one go.
#![allow(clippy::too_many_lines)]

mod big_box;
mod booklet;
mod boxes;
mod by_keys;
mod cards;
mod city;
mod clock;
mod colours;
mod counted;
mod covers;
mod cut;
mod deal;
mod deck_files;
mod deck_of_twelve;
mod decks;
mod disk;
pub mod driver;
mod encoding;
mod entered;
mod explain;
mod fields;
mod finale;
mod forms;
mod help;
mod hills;
mod holder;
mod house_rules;
mod judged;
mod kept;
mod keyboard;
mod lesson;
mod made;
mod measured;
mod model;
mod names;
mod news;
mod pad;
mod painter;
mod painting;
mod past;
mod phones;
mod pictures;
mod presses;
mod printing;
mod questions;
mod rendering;
mod repaint;
mod replay;
mod scenes;
mod screens;
mod season;
mod secrets;
mod share;
mod sheets;
mod sight;
mod slips;
mod speed;
mod stage;
mod still;
mod stories;
mod systems;
mod tall;
mod tile_art;
mod tongues;
mod touch;
mod tray;
mod under_way;
mod why;
mod wording;
mod workshop;
