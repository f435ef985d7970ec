//! What of foreign words is printable, and how they stand in each kind of output: sentences and
//! terminals, CSV, Markdown, JSON. Words from files say nothing but themselves: no escape sequence,
//! no line of their own, no turned direction, no formula, no markup.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io;

use serde::Serialize;

use crate::rules::player::name::is_hidden;

/// Words as a piece of one line: what breaks lines is a space, what is hidden stands by its number,
/// as in `\u{1b}`.
#[must_use]
pub fn line(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|c| is_hidden(c) || is_break(c)) {
        return Cow::Borrowed(text);
    }
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if is_break(c) {
            line.push(' ');
        } else if is_hidden(c) {
            line.extend(c.escape_unicode());
        } else {
            line.push(c);
        }
    }
    Cow::Owned(line)
}

const fn is_break(c: char) -> bool {
    matches!(c, '\t'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Words as a cell of a table whose cells are apart by commas. What a spreadsheet would calculate
/// begins with an apostrophe.
#[must_use]
pub fn csv(cell: &str) -> String {
    // Some spreadsheets part the cells at semicolons.
    let safe: Vec<String> = line(cell).split(';').map(no_formula).collect();
    let safe = safe.join(";");
    if safe.contains([',', ';', '"']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

fn no_formula(cell: &str) -> String {
    let is_formula = |text: &str| text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    if is_formula(cell.trim_start().trim_start_matches('"')) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// Words in Markdown, that stand there as they are: no picture, no link, no markup, no cell of
/// their own.
#[must_use]
pub fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let text = line(text);
    let text = text.trim();
    for (at, c) in text.char_indices() {
        let (before, rest) = text.split_at(at);
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '|' => out.push_str("&#124;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '~' | '$' | '@' => out.extend(['\\', c]),
            // What begins a heading, a list or a rule.
            '#' | '+' | '-' | '=' if before.is_empty() => out.extend(['\\', c]),
            '.' | ')' if is_number(before) => out.extend(['\\', c]),
            // Addresses become links by themselves.
            ':' if rest.starts_with("://") => out.push_str("\\:"),
            '.' if before.ends_with(['w', 'W']) => out.push_str("\\."),
            _ => out.push(c),
        }
    }
    out
}

/// Whether a list that is numbered could begin so.
fn is_number(text: &str) -> bool {
    (1..10).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Something as JSON in which hidden characters are written by their numbers, and a line break at
/// its end.
///
/// # Errors
/// If it cannot be written as JSON.
pub fn json(value: &impl Serialize) -> serde_json::Result<String> {
    let text = serde_json::to_string_pretty(value)?;
    let mut out = String::with_capacity(text.len() + 1);
    for c in text.chars() {
        if c != '\n' && is_hidden(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "\\u{unit:04x}");
            }
        } else {
            out.push(c);
        }
    }
    out.push('\n');
    Ok(out)
}

/// A terminal, or whatever a command writes to: no line that goes there holds anything hidden.
#[derive(Debug)]
pub struct Terminal<W>(pub W);

impl<W: io::Write> io::Write for Terminal<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        for part in text.split_inclusive('\n') {
            match part.strip_suffix('\n') {
                Some(whole) => {
                    self.0.write_all(line(whole).as_bytes())?;
                    self.0.write_all(b"\n")?;
                }
                None => self.0.write_all(line(part).as_bytes())?,
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
