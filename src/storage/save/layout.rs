//! The layout of a game file: a field a line, and of the moves each one.

use std::io::{Result, Write};

use serde::Serialize as _;
use serde::ser::Error as _;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use super::Saved;

/// The lists of which each item has a line.
const BY_LINES: [&str; 2] = ["moves", "undone"];

/// The text of a game file.
pub(super) fn encode(saved: &Saved) -> serde_json::Result<String> {
    let mut text = Vec::new();
    saved.serialize(&mut Serializer::with_formatter(&mut text, Layout::default()))?;
    text.push(b'\n');
    String::from_utf8(text).map_err(serde_json::Error::custom)
}

/// The place in the file that is written.
#[derive(Default)]
struct Layout {
    /// The number of objects and lists around it.
    depth: usize,
    /// Whether it is the name of a field of the game.
    is_field: bool,
    /// Whether it is in a field of which each item has a line.
    is_by_lines: bool,
    /// Whether such an item stands before it.
    has_line: bool,
}

impl Formatter for Layout {
    fn begin_object<W: ?Sized + Write>(&mut self, text: &mut W) -> Result<()> {
        self.depth += 1;
        write!(text, "{{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, text: &mut W) -> Result<()> {
        self.depth -= 1;
        text.write_all(if self.depth == 0 { "\n}" } else { "}" }.as_bytes())
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, text: &mut W, first: bool) -> Result<()> {
        self.is_field = self.depth == 1;
        text.write_all(if first { "" } else { "," }.as_bytes())?;
        text.write_all(if self.is_field { "\n " } else { "" }.as_bytes())
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, text: &mut W, part: &str) -> Result<()> {
        if self.is_field {
            self.is_by_lines = BY_LINES.contains(&part);
        }
        text.write_all(part.as_bytes())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, text: &mut W) -> Result<()> {
        let is_field = std::mem::take(&mut self.is_field);
        text.write_all(if is_field { ": " } else { ":" }.as_bytes())
    }

    fn begin_array<W: ?Sized + Write>(&mut self, text: &mut W) -> Result<()> {
        self.depth += 1;
        text.write_all(b"[")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, text: &mut W, first: bool) -> Result<()> {
        text.write_all(if first { "" } else { "," }.as_bytes())?;
        let begins_line = self.is_by_lines && self.depth == 2;
        self.has_line |= begins_line;
        text.write_all(if begins_line { "\n  " } else { "" }.as_bytes())
    }

    fn end_array<W: ?Sized + Write>(&mut self, text: &mut W) -> Result<()> {
        self.depth -= 1;
        let ends_lines = self.depth == 1 && std::mem::take(&mut self.has_line);
        text.write_all(if ends_lines { "\n ]" } else { "]" }.as_bytes())
    }
}
