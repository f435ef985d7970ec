//! Words for outcomes, rejections and errors, shared by the window and the commands: the one place
//! to translate.
//!
//! The words themselves are in `resources/text/`, Fluent files for each language.

mod asked;
pub mod booklet;
mod card;
mod clock;
mod compare;
mod difference;
mod error;
mod expansion;
pub mod export;
mod fault;
mod form;
mod language;
mod manual;
mod measure;
mod moves;
pub mod news;
mod orders;
mod outcome;
mod page;
pub mod printable;
mod question;
mod reader;
mod rejection;
mod review;
mod score;
mod scorepad;
pub mod season;
mod secrecy;
pub mod spoken;
mod table;
mod task;
mod tile;
mod told;
pub mod why;
mod words;

pub use card::{searchable, typographic};
pub use language::{Language, first_set};
pub use manual::manual;
pub use measure::Measure;
pub use question::{Worded, capitalised, percent};
pub use words::{Argument, Keyboard, Words};

/// Words by key, with arguments: `say!(words, "turn-of", name = "Anna")`.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::Argument::from($value))),*])
    };
}
