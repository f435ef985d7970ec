//! The table of words of one language.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Language, printable};

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A number below zero with the sign that is printed, as broad as a plus.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replace('-', "−"))
        }
        _ => None,
    }
}

/// The letters of city, road, field and river in the code of a tile, and their keys.
const SIDES: &str = "crfv";

/// The names on the keys that shortcuts are pressed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyboard {
    /// Words in the language of the keyboard.
    Pc,
    /// Signs that are the same everywhere.
    Mac,
}

impl Keyboard {
    /// The keyboard of this system.
    pub const HERE: Self = if cfg!(target_os = "macos") { Self::Mac } else { Self::Pc };

    /// The tables, in Fluent, that replace the usual words.
    const fn tables(self) -> &'static [&'static str] {
        match self {
            Self::Pc => &[],
            Self::Mac => &[include_str!("../../resources/text/keys-mac.ftl")],
        }
    }
}

/// The most braces within braces of a table: the reader recurses into each, and no words have more.
const MOST_BRACES: usize = 100;

/// The place, in bytes, of too many braces within braces; the count begins anew with each message.
fn too_deep(table: &str) -> Option<usize> {
    let mut open = 0_usize;
    let mut ends_message = false;
    for (at, byte) in table.bytes().enumerate() {
        if ends_message && !matches!(byte, b' ' | b'\n' | b'\r' | b'}') {
            open = 0;
        }
        ends_message = byte == b'\n';
        match byte {
            b'{' => open += 1,
            b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        if open > MOST_BRACES {
            return Some(at);
        }
    }
    None
}

/// English, for words that a table lacks.
fn in_english() -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    ENGLISH.get_or_init(Words::english)
}

/// An argument of a sentence.
#[derive(Debug, Clone, PartialEq)]
pub enum Argument {
    /// Words as they are, on one line.
    Text(String),
    /// A number, for which a language may have forms.
    Number(i64),
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

impl Words {
    /// English.
    pub fn english() -> Self {
        Self::in_language(Language::English)
    }

    /// A language that comes with the app.
    pub fn in_language(language: Language) -> Self {
        Self::on(language, Keyboard::HERE)
    }

    /// A language with the names of keys that a keyboard has.
    pub fn on(language: Language, keyboard: Keyboard) -> Self {
        let tables = language.tables().iter().map(String::as_str);
        Self::from_sound(language.key(), tables.chain(keyboard.tables().iter().copied()))
    }

    /// A language from its tables. Unreadable parts are left out; a test keeps the bundled tables
    /// whole.
    pub fn new(language: &str, tables: &[&str]) -> Self {
        let sound = tables.iter().copied().filter(|table| too_deep(table).is_none());
        Self::from_sound(language, sound)
    }

    /// A language from tables that no reader recurses into too deeply, as a test sees to for the
    /// bundled ones.
    fn from_sound<'a>(language: &str, tables: impl Iterator<Item = &'a str>) -> Self {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Only words of another direction are isolated, when they are filled in.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_minus));
        for table in tables {
            let resource = match FluentResource::try_new(table.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The lines of a table, from 1, at which an unreadable entry begins.
    pub fn unread(table: &str) -> Vec<usize> {
        let line = |at: usize| table.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        if let Some(at) = too_deep(table) {
            return vec![line(at)];
        }
        let Err((_, faults)) = FluentResource::try_new(table.to_owned()) else { return Vec::new() };
        let begins = faults.iter().map(|fault| {
            let from = fault.slice.as_ref().map_or(fault.pos.start, |slice| slice.start);
            let blank = table.get(from..).map_or(0, |rest| rest.len() - rest.trim_start().len());
            from + blank
        });
        begins.map(line).collect()
    }

    /// The words of a key: in English if the table lacks it, and the key itself if English lacks it
    /// too.
    pub fn say(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return if self.language() == Language::English.key() {
                key.to_owned()
            } else {
                in_english().say(key, arguments)
            };
        };
        let mut args = FluentArgs::new();
        for (name, argument) in arguments {
            args.set(*name, FluentValue::from(argument));
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// The form of tables for spreadsheets in this language.
    pub fn sheet(&self) -> printable::Sheet {
        printable::Sheet { has_decimal_commas: self.say("decimal-mark", &[]) == "," }
    }

    /// The key of the language.
    pub fn language(&self) -> String {
        self.bundle.locales.first().map(ToString::to_string).unwrap_or_default()
    }

    /// Whether the table has a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The words of a key, if the table has it, with those of its attribute `text`.
    pub(super) fn message_with_text(&self, key: &str) -> Option<(String, Option<String>)> {
        let message = self.bundle.get_message(key)?;
        let say = |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        let text = message.get_attribute("text").map(|text| say(text.value()));
        Some((say(message.value()?), text))
    }

    /// Several words in a row: "Anna, Ben and Cleo".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first: Vec<_> = first.iter().map(|item| printable::isolated(item)).collect();
                let first = first.join(&self.say("list-separator", &[]));
                self.say("list-last", &[("first", first.into()), ("last", last.clone().into())])
            }
        }
    }

    /// The letter for a side of a tile in this language, by the one in the tile's code.
    pub fn side_key(&self, side: char) -> String {
        let keys = self.of_side(side, "key-sides");
        keys.unwrap_or_else(|| side.to_uppercase().to_string())
    }

    /// The name of a side beside its letter, where the language has one that begins with it.
    pub fn side_name(&self, side: char) -> String {
        self.of_side(side, "key-side-names").unwrap_or_default()
    }

    /// The word for a side among those of city, road, field and river.
    fn of_side(&self, side: char, key: &str) -> Option<String> {
        let words = self.say(key, &[]);
        words.split(' ').nth(SIDES.find(side)?).map(str::to_owned)
    }

    /// The letters of city, road, field and river in this language.
    pub fn sides(&self) -> String {
        self.say("key-sides", &[]).to_lowercase().split(' ').collect()
    }

    /// The side that a typed letter means, as in the code of a tile, by the letters of this
    /// language: what another language means by a letter would be no side that anybody reads here.
    pub fn side_of(&self, letter: char) -> Option<char> {
        let place = self.sides().chars().position(|key| key == letter)?;
        SIDES.chars().nth(place)
    }

    /// The names of keys on keyboards of the language: "Ctrl Z".
    pub fn key_names(&self, sign: &str) -> String {
        let names = [
            ("Ctrl", "key-ctrl"),
            ("Alt", "key-alt"),
            ("Home", "key-home"),
            ("End", "key-end"),
            ("Space", "clock-key"),
            ("C R F V", "key-sides"),
        ];
        names
            .into_iter()
            .fold(sign.to_owned(), |sign, (name, key)| sign.replace(name, &self.say(key, &[])))
    }
}

impl<'a> From<&'a Argument> for FluentValue<'a> {
    fn from(argument: &'a Argument) -> Self {
        match argument {
            Argument::Text(text) => {
                let line = printable::line(text);
                match printable::isolated(&line) {
                    Cow::Owned(isolated) => FluentValue::from(isolated),
                    Cow::Borrowed(_) => FluentValue::from(line),
                }
            }
            Argument::Number(number) => FluentValue::from(*number),
        }
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

from_numbers!(i32, u8, u16, u32, usize, u64);
