//! The window without a display: screens are clicked and typed at as people do.

mod by_keys;
mod cards;
mod city;
mod clock;
mod colours;
mod disk;
pub mod driver;
mod explain;
mod fields;
mod help;
mod house_rules;
mod kept;
mod keyboard;
mod lesson;
mod pad;
mod painter;
mod past;
mod phones;
mod pictures;
mod repaint;
mod screens;
mod secrets;
mod speed;
mod stories;
mod touch;
