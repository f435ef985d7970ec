//! Words: every sentence, in every language.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]
// A story is told in one go.
#![allow(clippy::too_many_lines)]

mod languages;
mod news;
mod printable;
mod spoken;
mod task;
mod text;
mod told;
mod why;
