//! The phones of a table: whole games by HTTP.

pub mod client;
pub mod games;
pub mod stand;
