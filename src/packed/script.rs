//! A script as short as its browser takes it: without comments, spaces and lines that say nothing,
//! and with short names for what it alone declares. Strings, patterns, properties and keys stay as
//! they are.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The words that are no names.
const RESERVED: &str = "\
    as async await break case catch class const continue default delete do else false \
    finally for function if in instanceof let new null of return switch this throw true try \
    typeof undefined void while";

/// Whether that is a sign of a name.
fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '_' | '$')
}

/// Whether a piece is a name or a word of the language.
fn is_name(piece: &str) -> bool {
    piece.starts_with(|sign: char| is_word(sign) && !sign.is_ascii_digit())
}

/// The script that is sent.
pub fn tight(script: &str) -> String {
    let mut pieces = Vec::new();
    cut(script, &mut pieces);
    let short = short_names(&pieces);
    let mut sent = String::with_capacity(script.len());
    for (at, piece) in pieces.iter().enumerate() {
        let last = sent.chars().last().unwrap_or('{');
        let next = piece.chars().next().unwrap_or('}');
        if *piece == "\n" {
            // A line that goes on is one with the next.
            let follows = pieces.get(at + 1).and_then(|next| next.chars().next()).unwrap_or('}');
            if !"{[(,;=:?&|+<>\n".contains(last) && !"})].,:?&|+=;\n".contains(follows) {
                sent.push('\n');
            }
            continue;
        }
        if *piece == "}" && last == ';' {
            sent.pop();
        }
        let parts_words = is_word(last) && is_word(next);
        // `a + +b` adds.
        let parts_signs = last == next && matches!(next, '+' | '-');
        if parts_words || parts_signs {
            sent.push(' ');
        }
        let own = short.get(piece).filter(|_| is_use(&pieces, at));
        sent.push_str(own.map_or(piece, String::as_str));
    }
    sent
}

/// The pieces of a script: names, numbers, strings, signs, and the ends of its lines. Of a text
/// with places in it each part is a piece, and what stands in the places is cut as well.
fn cut<'s>(script: &'s str, pieces: &mut Vec<&'s str>) {
    let mut rest = script;
    while let Some(next) = rest.chars().next() {
        let last = pieces.last().copied().unwrap_or("\n");
        let length = match next {
            ' ' | '\t' => {
                rest = rest.trim_start_matches([' ', '\t']);
                continue;
            }
            '/' if rest.starts_with("//") => {
                rest = rest.find('\n').map_or("", |end| &rest[end..]);
                continue;
            }
            '/' if rest.starts_with("/*") => {
                rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
                continue;
            }
            '\'' | '"' => quoted(rest, next),
            // Where a value begins, it is a pattern and divides nothing.
            '/' if last.ends_with(|sign| "(,=:[!&|?{};\n".contains(sign)) => quoted(rest, next),
            '`' => quoted(rest, next),
            word if is_word(word) => rest.find(|sign| !is_word(sign)).unwrap_or(rest.len()),
            '.' if rest.starts_with("...") => 3,
            other => other.len_utf8(),
        };
        let (own, after) = rest.split_at(length);
        pieces.push(own);
        rest = after;
    }
}

/// The length of what stands between two such signs at the beginning of a text, with the signs.
fn quoted(text: &str, sign: char) -> usize {
    let mut is_escaped = false;
    let end = text.char_indices().skip(1).find(|(_, c)| {
        let ends = *c == sign && !is_escaped;
        is_escaped = *c == '\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |(at, c)| at + c.len_utf8())
}

/// The piece beside that one, over the ends of lines.
fn beside<'s>(pieces: &[&'s str], at: usize, forward: bool) -> &'s str {
    let is_said = |piece: &&&str| **piece != "\n";
    let found = if forward {
        pieces.iter().skip(at + 1).find(is_said)
    } else {
        pieces.iter().take(at).rev().find(is_said)
    };
    found.copied().unwrap_or("")
}

/// Whether a name is used there for what it names: as no property, no key and no method.
fn is_use(pieces: &[&str], at: usize) -> bool {
    let (before, after) = (beside(pieces, at, false), beside(pieces, at, true));
    let is_key = after == ":" && matches!(before, "{" | ",");
    // `name(…) {` is a function or a method.
    let is_method = after == "("
        && before != "function"
        && beside(pieces, closing(pieces, at + 1), true) == "{";
    before != "." && !is_key && !is_method
}

/// Short names for those that the script declares, the most frequent first. One that stands in a
/// pattern of an object or in a text with places keeps its name.
fn short_names<'s>(pieces: &[&'s str]) -> BTreeMap<&'s str, String> {
    let mut own = declared(pieces);
    let mut kept: BTreeSet<&str> = RESERVED.split(' ').collect();
    let mut open = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        match *piece {
            "{" | "(" | "[" => open.push(*piece),
            "}" | ")" | "]" => drop(open.pop()),
            text if text.starts_with('`') => kept.extend(text.split(|sign| !is_word(sign))),
            name if is_name(name) && open.last() == Some(&"{") => {
                let (before, after) = (beside(pieces, at, false), beside(pieces, at, true));
                let is_short =
                    matches!(before, "{" | ",") && matches!(after, "}" | "," | "=" | "(");
                if is_short {
                    kept.insert(name);
                }
            }
            _ => {}
        }
    }
    own.retain(|name| !kept.contains(name));
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for (at, piece) in pieces.iter().enumerate() {
        if own.contains(piece) && is_use(pieces, at) {
            *counted.entry(piece).or_default() += 1;
        }
    }
    let taken: BTreeSet<&str> =
        pieces.iter().copied().filter(|piece| is_name(piece)).chain(kept).collect();
    let mut names: Vec<(&str, usize)> = counted.into_iter().collect();
    names.sort_by_key(|(name, count)| Reverse(count * name.len()));
    let free = (0..).map(name_of).filter(|name| !taken.contains(name.as_str()));
    let short = names.into_iter().zip(free).map(|((name, _), short)| (name, short));
    short.filter(|(name, short)| short.len() < name.len()).collect()
}

/// The names that a script declares: constants, variables, functions and what these are given.
fn declared<'s>(pieces: &[&'s str]) -> BTreeSet<&'s str> {
    let mut own = BTreeSet::new();
    for (at, piece) in pieces.iter().enumerate() {
        match *piece {
            "const" | "let" | "function" | "class" => {
                own.extend(pieces.get(at + 1));
                if pieces.get(at + 1) == Some(&"[") {
                    let inside = pieces.iter().skip(at + 2).take_while(|piece| **piece != "]");
                    own.extend(inside);
                }
            }
            // `(a, b) => …`, `a => …`, `function f(a, b) {`, `catch (a) {`
            ")" => {
                let begin = opening(pieces, at);
                let after = beside(pieces, at, true);
                let arrow = after == "=" && beside(pieces, at + 1, true) == ">";
                let named = beside(pieces, begin, false);
                let is_function = begin >= 2 && pieces[begin - 2] == "function";
                if arrow || is_function || named == "catch" {
                    let given = (begin + 1..at)
                        .filter(|at| matches!(beside(pieces, *at, false), "(" | "," | "[" | "..."));
                    own.extend(given.map(|at| pieces[at]));
                }
            }
            _ => {}
        }
    }
    own.retain(|name| is_name(name));
    own
}

/// Where the bracket was opened that is closed there.
fn opening(pieces: &[&str], closed: usize) -> usize {
    let mut depth = 0_usize;
    for at in (0..=closed).rev() {
        match pieces[at] {
            ")" => depth += 1,
            "(" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    0
}

/// Where the bracket is closed that is opened there or behind.
fn closing(pieces: &[&str], opened: usize) -> usize {
    let mut depth = 0_usize;
    for (at, piece) in pieces.iter().enumerate().skip(opened) {
        match *piece {
            "(" => depth += 1,
            ")" if depth <= 1 => return at,
            ")" => depth -= 1,
            _ => {}
        }
    }
    pieces.len()
}

/// The short name of that number: `a` to `z`, `A` to `Z`, then two letters.
pub fn name_of(number: usize) -> String {
    let letter =
        |at: usize| char::from(if at < 26 { b'a' + at as u8 } else { b'A' + (at - 26) as u8 });
    match number {
        0..52 => letter(number).to_string(),
        _ => format!("{}{}", letter((number - 52) / 52 % 52), letter(number % 52)),
    }
}
