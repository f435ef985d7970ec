//! Tiles and order cards as they are read: bundled ones from `resources/`, the table's own from its
//! folder. Every fault is reported.

pub mod bundled;
pub mod deck;
pub mod file;
pub mod tiles;

pub use bundled::catalogue;
