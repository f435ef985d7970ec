//! The faults that the reader of JSON finds in a file, in plain words.

use super::Words;
use crate::say;

/// The place that the reader names where it stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Spot<'a> {
    line: &'a str,
    /// The column; absent at the end of a line, which the reader calls column 0 of the next one.
    column: Option<&'a str>,
}

/// A message of the reader, without the spot at its end.
fn parted(message: &str) -> (&str, Option<Spot<'_>>) {
    let spot = message.rsplit_once(" at line ").and_then(|(what, spot)| {
        let (line, column) = spot.split_once(" column ")?;
        Some((what, Spot { line, column: Some(column).filter(|column| *column != "0") }))
    });
    spot.map_or((message, None), |(what, spot)| (what, Some(spot)))
}

/// The words between backticks, in order.
fn quoted(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether a message of the reader is about text that is no JSON.
fn is_syntax(what: &str) -> bool {
    const BEGINNINGS: [&str; 12] = [
        "expected `",
        "expected value",
        "expected ident",
        "key must be a string",
        "trailing c",
        "invalid escape",
        "invalid number",
        "invalid unicode",
        "number out of range",
        "control character",
        "lone leading surrogate",
        "unexpected end of hex escape",
    ];
    BEGINNINGS.iter().any(|beginning| what.starts_with(beginning))
}

impl Words {
    /// The fault that the reader found, and where; the rules' words on a value stay as they are.
    pub fn readers_words(&self, message: &str) -> String {
        let (what, spot) = parted(message);
        let problem = self.reader_problem(what);
        match spot {
            Some(Spot { line, column: Some(column) }) => {
                say!(self, "reader-at", problem = problem, line = line, column = column)
            }
            Some(Spot { line, column: None }) => {
                say!(self, "reader-at-line", problem = problem, line = line)
            }
            None => problem,
        }
    }

    fn reader_problem(&self, what: &str) -> String {
        let mut names = quoted(what);
        let has_name = !names.is_empty();
        let first = if has_name { names.remove(0) } else { String::new() };
        if what.starts_with("EOF while") {
            say!(self, "reader-cut-off")
        } else if what.starts_with("recursion limit") {
            say!(self, "reader-deep")
        } else if is_syntax(what) {
            say!(self, "reader-syntax")
        } else if what.starts_with("missing field") && has_name {
            say!(self, "reader-missing", name = first)
        } else if what.starts_with("duplicate field") && has_name {
            say!(self, "reader-twice", name = first)
        } else if what.starts_with("unknown field") || what.starts_with("unknown variant") {
            if names.is_empty() {
                say!(self, "reader-unknown", name = first)
            } else {
                say!(self, "reader-unknown-of", name = first, known = self.list(&names))
            }
        } else if let Some((found, expected)) = what
            .strip_prefix("invalid type: ")
            .or_else(|| what.strip_prefix("invalid value: "))
            .and_then(|kinds| kinds.rsplit_once(", expected "))
        {
            let found = self.found(found);
            match self.expected(expected) {
                Some(expected) if expected != found => {
                    say!(self, "reader-kind", found = found, expected = expected)
                }
                Some(_) | None => say!(self, "reader-value", found = found),
            }
        } else if what.starts_with("invalid length") {
            say!(self, "reader-length")
        } else {
            say!(self, "reader-other", message = what)
        }
    }

    /// The words for the value in the file.
    fn found(&self, found: &str) -> String {
        let value = || quoted(found).into_iter().next().unwrap_or_default();
        let text = found.strip_prefix("string ").map(|text| text.trim_matches('"'));
        match (text, found.split([' ', '`']).next().unwrap_or_default()) {
            (Some(text), _) => say!(self, "reader-found-text", value = text),
            (None, "integer" | "floating") => {
                say!(self, "reader-found-number", value = value().replace('-', "−"))
            }
            (None, "boolean") => say!(self, "reader-found-truth", value = value()),
            (None, "null" | "unit" | "Option") => say!(self, "reader-found-nothing"),
            (None, "sequence") => say!(self, "reader-a-list"),
            (None, "map") => say!(self, "reader-an-object"),
            (None, _) => say!(self, "reader-found-other"),
        }
    }

    /// The words for the expected value, if there are any.
    fn expected(&self, expected: &str) -> Option<String> {
        let is_whole = |kind: &str| {
            matches!(kind, "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64")
        };
        Some(match expected {
            "a string" | "string" => say!(self, "reader-a-text"),
            "a boolean" => say!(self, "reader-a-truth"),
            "f32" | "f64" => say!(self, "reader-a-number"),
            kind if is_whole(kind) || kind.starts_with("a nonzero") => {
                say!(self, "reader-a-whole")
            }
            kind if kind.contains("sequence") || kind.contains("array") => {
                say!(self, "reader-a-list")
            }
            kind if kind.contains("map") || kind.contains("struct") => {
                say!(self, "reader-an-object")
            }
            _ => return None,
        })
    }
}
