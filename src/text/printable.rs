//! Foreign words made printable for each kind of output: sentences and terminals, CSV, Markdown,
//! JSON. Words from files say nothing but themselves: no escape sequence, no line of their own, no
//! turned direction, no formula, no markup.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io;

use serde::Serialize;

pub use rules::player::name::isolated;
use rules::player::name::{END, ISOLATE, is_hidden};

/// Words as a piece of one line: a line break becomes a space, a hidden character its number, as in
/// `\u{1b}`; words that are [`isolated`] stay so.
pub fn line(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|c| is_hidden(c) || is_break(c)) {
        return Cow::Borrowed(text);
    }
    let is_whole = has_whole_isolates(text);
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        if is_break(c) {
            line.push(' ');
        } else if is_hidden(c) && !(is_whole && matches!(c, ISOLATE | END)) {
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

/// Whether every isolate that begins in a text ends there, and no other one does.
fn has_whole_isolates(text: &str) -> bool {
    let open = text.chars().try_fold(0_usize, |open, c| match c {
        ISOLATE => Some(open + 1),
        END => open.checked_sub(1),
        _ => Some(open),
    });
    open == Some(0)
}

/// The form of tables for spreadsheets: these read a file as the language writes numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sheet {
    /// Whether numbers have a comma, so that semicolons part the cells; else commas do.
    pub has_decimal_commas: bool,
}

/// The mark by which a spreadsheet knows the encoding of a file.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

impl Sheet {
    /// The file of such a table, line by line.
    pub fn file(self, rows: impl IntoIterator<Item = Vec<String>>) -> String {
        let (mark, apart) =
            if self.has_decimal_commas { (BYTE_ORDER_MARK, ";") } else { ("", ",") };
        let lines = rows.into_iter().map(|row| row.join(apart) + "\n");
        std::iter::once(mark.to_owned()).chain(lines).collect()
    }

    /// A number with two digits behind the decimal mark.
    pub fn number(self, number: f64) -> String {
        let number = format!("{number:.2}");
        if self.has_decimal_commas { number.replace('.', ",") } else { number }
    }

    /// Words as a cell. An apostrophe goes before anything that a spreadsheet would calculate.
    pub fn words(self, cell: &str) -> String {
        let line = line(cell).replace([ISOLATE, END], "");
        // Some spreadsheets part the cells at the other separator.
        let other = if self.has_decimal_commas { "," } else { ";" };
        let safe: Vec<String> = line.split(other).map(no_formula).collect();
        let safe = safe.join(other);
        if safe.contains([',', ';', '"']) {
            format!("\"{}\"", safe.replace('"', "\"\""))
        } else {
            safe
        }
    }
}

fn no_formula(cell: &str) -> String {
    let is_formula = |text: &str| text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    if is_formula(cell.trim_start().trim_start_matches('"')) {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

/// Words as text in HTML, also between the quotation marks of an attribute.
pub fn html(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for c in line(words).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
}

/// Words in Markdown, which stand there as they are: no picture, no link, no markup, no cell of
/// their own. Whatever Markdown would not read as such is left alone.
pub fn markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let text = line(text);
    let text = text.trim();
    for (at, c) in text.char_indices() {
        let (before, rest) = text.split_at(at);
        match c {
            '<' if begins_tag(rest) => out.push_str("\\<"),
            '&' if begins_entity(rest) => out.push_str("\\&"),
            '|' | '\\' | '`' | '*' | '_' | '[' | ']' | '~' | '$' | '@' => out.extend(['\\', c]),
            // These begin a heading, a quotation, a list or a rule.
            '#' | '>' | '+' | '-' | '=' if before.is_empty() => out.extend(['\\', c]),
            '.' | ')' if is_number(before) => out.extend(['\\', c]),
            // Addresses become links by themselves.
            ':' if rest.starts_with("://") => out.push_str("\\:"),
            '.' if before.ends_with(['w', 'W']) => out.push_str("\\."),
            _ => out.push(c),
        }
    }
    out
}

/// Whether a tag, a comment or an address between angle brackets could begin so.
fn begins_tag(rest: &str) -> bool {
    let is_begun = |c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?');
    rest.chars().nth(1).is_some_and(is_begun)
}

/// Whether a character by its name or number could begin so: `&amp;`, `&#38;`.
fn begins_entity(rest: &str) -> bool {
    let Some((name, _)) = rest.strip_prefix('&').and_then(|rest| rest.split_once(';')) else {
        return false;
    };
    let name = name.strip_prefix('#').unwrap_or(name);
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Whether a numbered list could begin so.
fn is_number(text: &str) -> bool {
    (1..10).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A value as JSON in which hidden characters are written by number, with a line break at its end.
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

/// A terminal, or another output of a command: no line that goes there holds anything hidden.
#[derive(Debug)]
pub struct Terminal<W>(pub W);

impl<W: io::Write> Terminal<W> {
    /// Writes a whole file, with the byte order mark if it begins with one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_file(&mut self, text: &str) -> io::Result<()> {
        let text = match text.strip_prefix(BYTE_ORDER_MARK) {
            Some(text) => {
                self.0.write_all(BYTE_ORDER_MARK.as_bytes())?;
                text
            }
            None => text,
        };
        io::Write::write_all(self, text.as_bytes())
    }
}

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
