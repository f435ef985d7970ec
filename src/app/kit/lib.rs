//! The tools of every screen: looks, parts, keys, and work beside the window.

pub mod binding;
pub mod crew;
pub mod curtain;
pub mod decks;
pub mod dropped;
pub mod fit;
pub mod help;
pub mod house_rules;
pub mod keeping;
pub mod look;
pub mod nature;
pub mod parts;
pub mod picture;
pub mod prelude;
pub mod printing;
#[cfg(target_os = "linux")]
pub mod reach;
pub mod reading;
pub mod rows;
pub mod shared;
pub mod theme;
pub mod ui;
pub mod wording;
pub mod work;
pub mod writer;

pub use shared::Shared;
