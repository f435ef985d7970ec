//! Names as people know them again, whatever their keyboard, and as long as there is room for.

use rules::player::name::readable;
use unicase::UniCase;
use unicode_segmentation::UnicodeSegmentation as _;

/// The beginning of a text, of at most so many characters. It ends between signs that are read as
/// one (a letter with its accents, a picture with its joiners, a flag), so that what is left reads
/// as it did; only a sign that is longer by itself is cut within.
pub fn cut(text: &str, most: usize) -> &str {
    let (mut end, mut length) = (0, 0);
    for (at, sign) in text.grapheme_indices(true) {
        length += sign.chars().count();
        if length > most {
            break;
        }
        end = at + sign.len();
    }
    if end == 0 {
        end = text.char_indices().nth(most).map_or(text.len(), |(at, _)| at);
    }
    text.get(..end).unwrap_or(text)
}

/// The key by which somebody is known over many games: the name in whatever way it is typed.
pub fn person(name: &str) -> String {
    folded(&readable(name))
}

/// A text without what only its keyboard decides: capitals (Straße is STRASSE), the dot of an i
/// (İrem is irem, and IŞIL is ışıl), the forms of apostrophes and dashes.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in UniCase::unicode(text).to_folded_case().chars() {
        match c {
            // A capital İ is an i with its dot apart.
            '\u{307}' if folded.ends_with('i') => {}
            'ı' => folded.push('i'),
            '`' | '´' | 'ʹ' | 'ʻ' | 'ʼ' | '‘' | '’' | '‛' | '′' | '＇' => {
                folded.push('\'');
            }
            '‐' | '‑' | '‒' | '–' | '—' | '−' | '﹣' | '－' => folded.push('-'),
            _ => folded.push(c),
        }
    }
    folded
}
