//! A type owns its fields and answers for them in few files.

use std::collections::{BTreeMap, BTreeSet};

use super::paths;
use support::code::{Source, Token, sources, tokens};

/// In how many files a type may have methods of its own.
const MOST_FILES: usize = 8;

/// Types that have methods in more files, and in how many. This list only shrinks. `Words` is a
/// dictionary and stays.
const WIDE: &[(&str, usize)] = &[("text::words::Words", 56)];

/// A type: the module that defines it, and its name.
type Type = (String, String);

fn module(source: &Source) -> String {
    source.module().join("::")
}

/// The words of a file's code.
fn words(source: &Source) -> Vec<String> {
    tokens(&source.text).iter().map(Token::code).collect()
}

/// The structures and enumerations that a file defines.
fn defined(words: &[String]) -> impl Iterator<Item = &String> {
    words
        .windows(2)
        .filter(|pair| matches!(pair[0].as_str(), "struct" | "enum"))
        .map(|pair| &pair[1])
}

/// The types that get methods of their own in a file: `impl Name`, `impl<'a> Name<'a>`, never
/// `impl Trait for Name`.
fn inherent(words: &[String]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in words.iter().enumerate().filter(|(_, word)| *word == "impl") {
        // `-> impl Trait` and `x: impl Trait` begin no block.
        let begins = at == 0 || matches!(words[at - 1].as_str(), "}" | ";" | "]" | "{");
        let end = words[at..].iter().position(|word| matches!(word.as_str(), "{" | ";"));
        let (true, Some(end)) = (begins, end) else { continue };
        let mut head = &words[at + 1..at + end];
        if head.first().is_some_and(|word| word == "<") {
            let mut depth = 0;
            let close = head.iter().position(|word| {
                depth += i32::from(word == "<") - i32::from(word == ">");
                depth == 0
            });
            head = &head[close.map_or(0, |close| close + 1)..];
        }
        if !head.iter().any(|word| word == "for") {
            // A path names the type last: `super::Name<'a>`.
            let path = head.iter().take_while(|word| *word != "<");
            found.extend(path.filter(|word| *word != ":").last().cloned());
        }
    }
    found
}

/// The files in which each type has methods of its own.
fn files_of_types() -> BTreeMap<Type, BTreeSet<String>> {
    let sources = sources();
    let mut definitions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in &sources {
        for name in defined(&words(source)) {
            definitions.entry(name.clone()).or_default().push(module(source));
        }
    }
    let mut files: BTreeMap<Type, BTreeSet<String>> = BTreeMap::new();
    for source in &sources {
        let own = module(source);
        for name in inherent(&words(source)) {
            let known = definitions.get(&name).map_or(&[][..], Vec::as_slice);
            let definition = definition(&own, &name, known, source);
            files.entry((definition, name)).or_default().insert(own.clone());
        }
    }
    files
}

/// Of the modules that define a type of that name the one that is meant in a file: its own, the one
/// that it imports, or the nearest above it.
fn definition(own: &str, name: &str, known: &[String], source: &Source) -> String {
    if let [only] = known {
        return only.clone();
    }
    if known.iter().any(|module| module == own) {
        return own.to_owned();
    }
    let parts: Vec<&str> = own.split("::").collect();
    let imported = paths(&parts, &[], &source.text)
        .into_iter()
        .find(|path| path.last().is_some_and(|last| last == name))
        .map(|path| path[..path.len() - 1].join("::"));
    let from = imported.unwrap_or_else(|| own.to_owned());
    let common = |module: &&String| {
        module.split("::").zip(from.split("::")).take_while(|(one, other)| one == other).count()
    };
    known.iter().max_by_key(common).cloned().unwrap_or(from)
}

#[test]
fn a_type_has_its_methods_in_at_most_eight_files() {
    let files = files_of_types();
    let wide: BTreeMap<String, usize> = files
        .iter()
        .filter(|(_, files)| files.len() > MOST_FILES)
        .map(|((module, name), files)| (format!("{module}::{name}"), files.len()))
        .collect();
    let known: BTreeMap<String, usize> =
        WIDE.iter().map(|(name, files)| ((*name).to_owned(), *files)).collect();
    assert_eq!(wide, known, "a type has grown, or one has shrunk and the list with it");
}

// ---- these tests' own tools ----

#[test]
fn methods_of_a_type_are_told_from_those_of_a_trait() {
    let text = "impl Game {} impl<'a> super::Known<'a> {} impl Trait for Board {} \
                fn f(x: impl Fn()) -> impl Sized { 1 } #[x] impl<T: Into<u8>> Many<T> where T: Copy {}";
    let source = Source { name: "a.rs".to_owned(), text: text.to_owned() };
    let found: Vec<String> = inherent(&words(&source)).into_iter().collect();
    assert_eq!(found, ["Game", "Known", "Many"]);
}
