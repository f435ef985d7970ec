//! The tests and benchmarks of several parts share this.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]

pub mod code;
pub mod converter;
pub mod dice;
pub mod form;
pub mod forty;
#[cfg(feature = "phones")]
pub mod phone;
pub mod sensible;
pub mod strictness;
pub mod table;

use std::path::{Path, PathBuf};

use journal::Journal;
use rules::{Move, Rejection};

/// The top level of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The folder of whole games with known results.
pub fn scenarios() -> PathBuf {
    root().join("tests/scenarios")
}

/// Makes a move of a table, with those that go with it without a choice, as a session does.
///
/// # Errors
/// The reason of a refusal.
pub fn step(journal: &mut Journal, made: Move) -> Result<(), Rejection> {
    journal.ask_before(&made)?;
    journal.play(made)?;
    journal.go_on();
    Ok(())
}
