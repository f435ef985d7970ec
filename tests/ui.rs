//! The window without a display: screens are clicked and typed at as people do.

pub mod driver;
mod screens;
mod stories;
