//! All tests of the core in one program. A test's name is the sentence that it proves; rule ids are
//! those of the rules reference.

// In tests a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used)]
// A story is told in one go.
#![allow(clippy::too_many_lines)]

mod carried;
mod cases;
mod check;
mod citations;
mod commands;
mod compare;
mod content;
mod deck;
mod evening;
mod evening_page;
mod example;
mod flood;
mod form;
mod format;
mod games;
mod honours;
mod hopes;
mod journal;
mod moves;
mod paper;
#[cfg(feature = "phones")]
mod phone;
mod places;
mod properties;
mod questions;
mod readme;
mod replay;
mod review;
mod schema;
mod scorepad;
mod script;
mod season;
mod sensible;
mod session;
mod signs;
mod statistics;
mod storage;
mod structure;
mod trial;
mod turns;
