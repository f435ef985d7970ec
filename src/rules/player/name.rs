//! Names as people write them: their visible part, their direction, and the names that look alike.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer};

/// Whether a character shows nothing: a control character, a mark that turns the direction of the
/// text around it, an invisible one. Characters that only shape their neighbours (joiners,
/// variation selectors) are not meant.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e00ff}')
}

/// Whether a character only shapes its neighbours: the joiners of letters and pictures, and
/// variation selectors.
const fn is_shaping(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character joins its neighbours, and shows nothing at an end.
pub const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Accents that some keyboards and systems write as signs of their own, with the letters that they
/// stand on and the two as one.
const ACCENTS: [(char, &str, &str); 14] = [
    ('\u{300}', "aeiounwyAEIOUNWY", "àèìòùǹẁỳÀÈÌÒÙǸẀỲ"),
    ('\u{301}', "aeiouycglnrswzAEIOUYCGLNRSWZ", "áéíóúýćǵĺńŕśẃźÁÉÍÓÚÝĆǴĹŃŔŚẂŹ"),
    ('\u{302}', "aeiouycghjswzAEIOUYCGHJSWZ", "âêîôûŷĉĝĥĵŝŵẑÂÊÎÔÛŶĈĜĤĴŜŴẐ"),
    ('\u{303}', "aeiounyvAEIOUNYV", "ãẽĩõũñỹṽÃẼĨÕŨÑỸṼ"),
    ('\u{304}', "aeiouAEIOU", "āēīōūĀĒĪŌŪ"),
    ('\u{306}', "aeiougAEIOUG", "ăĕĭŏŭğĂĔĬŎŬĞ"),
    ('\u{307}', "cegzCEGZ", "ċėġżĊĖĠŻ"),
    ('\u{308}', "aeiouywAEIOUYW", "äëïöüÿẅÄËÏÖÜŸẄ"),
    ('\u{30a}', "auAU", "åůÅŮ"),
    ('\u{30b}', "ouOU", "őűŐŰ"),
    ('\u{30c}', "acdegilnorstuzjkACDEGILNORSTUZK", "ǎčďěǧǐľňǒřšťǔžǰǩǍČĎĚǦǏĽŇǑŘŠŤǓŽǨ"),
    ('\u{326}', "stST", "șțȘȚ"),
    ('\u{327}', "cgklnrstCGKLNRST", "çģķļņŗşţÇĢĶĻŅŖŞŢ"),
    ('\u{328}', "aeiouAEIOU", "ąęįǫųĄĘĮǪŲ"),
];

/// A letter with its accent as one character, as most keyboards write it.
fn with_accent(letter: char, accent: char) -> Option<char> {
    let (_, plain, whole) = ACCENTS.iter().find(|(other, _, _)| *other == accent)?;
    plain.chars().zip(whole.chars()).find(|(other, _)| *other == letter).map(|(_, whole)| whole)
}

/// A name as it can be read: without hidden characters, each row of spaces and line breaks one
/// space, none at the ends, a letter and its accent one character.
pub fn readable(typed: &str) -> String {
    let mut name = String::with_capacity(typed.len());
    for c in typed.chars() {
        let last = name.chars().next_back();
        if c.is_whitespace() {
            if last.is_some_and(|last| last != ' ') {
                name.push(' ');
            }
        } else if let Some(whole) = last.and_then(|last| with_accent(last, c)) {
            name.pop();
            name.push(whole);
        } else if !is_hidden(c) && (!is_shaping(c) || last.is_some_and(|last| !last.is_ascii())) {
            // No Latin letter changes its shape with a joiner; other letters and pictures do.
            name.push(c);
        }
    }
    name.truncate(name.trim_end_matches(|c| c == ' ' || is_joiner(c)).len());
    name
}

/// Whether two names look the same.
pub fn same(one: &str, other: &str) -> bool {
    let seen =
        |name: &str| -> String { readable(name).chars().filter(|c| !is_shaping(*c)).collect() };
    seen(one) == seen(other)
}

/// Whether a character is of a script that is written from right to left.
pub const fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// The mark before words with a direction of their own, which turns nothing around them.
pub const ISOLATE: char = '\u{2068}';
/// The mark after those words.
pub const END: char = '\u{2069}';

/// Words for a sentence: those that are written from right to left are isolated, so that neither
/// the sentence nor a number beside them is turned over.
pub fn isolated(text: &str) -> Cow<'_, str> {
    let mut open = 0_usize;
    let is_bare = !text.is_ascii()
        && text.chars().any(|c| {
            match c {
                ISOLATE => open += 1,
                END => open = open.saturating_sub(1),
                _ => {}
            }
            open == 0 && is_right_to_left(c)
        });
    if is_bare { Cow::Owned(format!("{ISOLATE}{text}{END}")) } else { Cow::Borrowed(text) }
}

/// Reads a name from a file as it can be read by people.
pub(super) fn read<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    String::deserialize(reader).map(|name| readable(&name))
}
