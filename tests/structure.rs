//! The shape of the code (design 2 and 3), as far as no compiler keeps it: files stay short, nothing
//! gives up in the middle of a game.

mod circles;
mod methods;
mod moments;

use std::collections::BTreeMap;
use std::fs;

use support::code::{Token, sources, tokens};

/// The code of a file without comments and strings, words apart by one space where they must be.
fn code(text: &str) -> String {
    let mut code = String::new();
    for token in tokens(text) {
        let piece = token.code();
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        if code.ends_with(is_word) && piece.starts_with(is_word) {
            code.push(' ');
        }
        code.push_str(&piece);
    }
    code
}

/// The crates of the app, each with those that its `Cargo.toml` names, in order of name; those that
/// name nobody stand last.
fn law() -> Vec<(String, Vec<String>)> {
    let root = support::root();
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = section(&manifest, "workspace.dependencies").filter_map(|line| {
        let (name, path) = line.split_once(" = { path = \"")?;
        let path = path.split('"').next()?;
        path.starts_with("src/").then(|| (name.to_owned(), path.to_owned()))
    });
    let members: BTreeMap<String, String> = members.collect();
    let mut waiting: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, path) in &members {
        let manifest = fs::read_to_string(root.join(path).join("Cargo.toml")).unwrap();
        let named = section(&manifest, "dependencies")
            .filter_map(|line| line.split(['.', ' ']).next())
            .filter(|named| members.contains_key(*named))
            .map(str::to_owned);
        waiting.insert(name.clone(), named.collect());
    }
    // Whoever names others stands above them.
    let mut law: Vec<(String, Vec<String>)> = Vec::new();
    while !waiting.is_empty() {
        let stands = |name: &String| law.iter().any(|(other, _)| other == name);
        let ready: Vec<String> = waiting
            .iter()
            .filter(|(_, named)| named.iter().all(stands))
            .map(|(name, _)| name.clone())
            .collect();
        assert!(!ready.is_empty(), "they name one another: {:?}", waiting.keys());
        for name in ready {
            let named = waiting.remove(&name).unwrap_or_default();
            law.push((name, named));
        }
    }
    law.reverse();
    law
}

/// The lines of a section of a manifest that say something.
fn section<'a>(manifest: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let (_, after) = manifest.split_once(&format!("[{name}]\n")).unwrap_or_default();
    let lines = after.lines().take_while(|line| !line.starts_with('['));
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The compiler keeps the law; the map tells it.
#[test]
fn the_map_quotes_the_law() {
    let readme = fs::read_to_string(support::root().join("src/README.md")).unwrap();
    let line = |(name, named): (String, Vec<String>)| {
        format!("{name} → {}", named.join(", ")).trim_end().to_owned()
    };
    let law: Vec<String> = law().into_iter().map(line).collect();
    let law = law.join("\n");
    assert!(readme.contains(&format!("```text\n{law}\n```")), "the law is:\n{law}");
}

/// Another program takes the rules along, and with them one library.
#[test]
fn the_rules_need_serde_alone() {
    let manifest = support::root().join("src/rules/Cargo.toml");
    let manifest = fs::read_to_string(manifest).unwrap();
    let (needed, wished): (Vec<&str>, Vec<&str>) =
        section(&manifest, "dependencies").partition(|line| !line.contains("optional = true"));
    assert_eq!(needed, ["serde.workspace = true"]);
    assert_eq!(wished.len(), 1, "the schema is asked for by name: {wished:?}");
}

/// The paths within its crate that a file of that module uses or names, each as its modules from the
/// crate on: `["rules", "board", "Board"]`. The modules inside it are named without more ado.
fn paths(module: &[&str], inside: &[&str], text: &str) -> Vec<Vec<String>> {
    let code = code(text);
    let mut paths = Vec::new();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    for (at, _) in code.match_indices("::") {
        let begin = code[..at].rfind(|c| !is_word(c)).map_or(0, |before| before + 1);
        let (before, first) = (&code[..begin], &code[begin..at]);
        let known = ["crate", "super", "self"].contains(&first) || inside.contains(&first);
        // A visibility names nothing.
        if known && !before.ends_with("::") && !before.ends_with("(in ") {
            let tree = &code[begin..];
            let end = tree.find(';').unwrap_or(tree.len());
            unfold(&mut Vec::new(), &tree[..end], &mut paths);
        }
    }
    paths.iter().filter_map(|path| from_root(module, path)).collect()
}

/// The branches of an import: `a::{b, c::d}` is `a::b` and `a::c::d`. What follows a path is left
/// out.
fn unfold(stem: &mut Vec<String>, tree: &str, paths: &mut Vec<Vec<String>>) {
    let depth = stem.len();
    let mut rest = tree;
    loop {
        if let Some(group) = rest.strip_prefix('{') {
            let (mut level, mut from) = (0, 0);
            for (at, c) in group.char_indices() {
                match c {
                    '{' => level += 1,
                    '}' if level > 0 => level -= 1,
                    ',' | '}' if level == 0 => {
                        unfold(stem, &group[from..at], paths);
                        from = at + 1;
                        if c == '}' {
                            break;
                        }
                    }
                    _ => {}
                }
            }
            break;
        }
        let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        if length > 0 {
            stem.push(rest[..length].to_owned());
        }
        match rest[length..].strip_prefix("::") {
            Some(after) => rest = after,
            None => {
                paths.push(stem.clone());
                break;
            }
        }
    }
    stem.truncate(depth);
}

/// A path with its crate, if it begins with `crate`, `super` or `self`.
fn from_root(module: &[&str], path: &[String]) -> Option<Vec<String>> {
    let mut root: Vec<String> = module.iter().map(|&name| name.to_owned()).collect();
    let mut rest = path;
    // A module inside begins with its own name.
    match path.first()?.as_str() {
        "crate" => {
            root.truncate(1);
            rest = &path[1..];
        }
        "self" => rest = &path[1..],
        "super" => {
            while rest.first().is_some_and(|name| name == "super") {
                root.pop();
                rest = &rest[1..];
            }
        }
        _ => {}
    }
    root.extend(rest.iter().cloned());
    Some(root)
}

/// A file can be read in one go, and a line beside another window. Examples of a move stay whole, for
/// they are copied.
#[test]
fn no_source_file_is_over_600_lines_and_no_line_over_100_columns() {
    let mut long = Vec::new();
    for source in sources() {
        let lines = source.text.lines().count();
        if lines > 600 {
            long.push(format!("{} has {lines} lines", source.name));
        }
        let is_long = |line: &&str| line.chars().count() > 100 && !line.contains("`{\"");
        let wide = source.text.lines().filter(is_long);
        long.extend(wide.map(|line| format!("{}: {line}", source.name)));
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The app never falls over at the table: what can fail is a `Result`. Clippy refuses whatever gives
/// up, and nobody may tell it not to.
#[test]
fn nothing_may_give_up_in_the_middle_of_a_game() {
    let lints = [
        "dbg_macro",
        "expect_used",
        "panic",
        "todo",
        "unimplemented",
        "unreachable",
        "unwrap_used",
    ];
    let manifest = fs::read_to_string(support::root().join("Cargo.toml"));
    let manifest = manifest.unwrap();
    for (member, _) in law() {
        let path = sources().iter().map(|source| source.name.clone()).find(|name| {
            name.strip_suffix("/lib.rs")
                .is_some_and(|path| path.rsplit('/').next() == Some(&member))
        });
        let path = path.unwrap().replace("lib.rs", "Cargo.toml");
        let manifest = support::root().join("src").join(&path);
        let manifest = fs::read_to_string(manifest).unwrap();
        assert!(manifest.contains("[lints]\nworkspace = true"), "{path} has lints of its own");
    }
    let off: Vec<&str> = lints
        .into_iter()
        .filter(|lint| !manifest.contains(&format!("\n{lint} = \"warn\"")))
        .collect();
    assert!(off.is_empty(), "Cargo.toml lacks {off:?}");
    let mut found = Vec::new();
    for source in sources() {
        let code = code(&source.text);
        let allowed = lints.iter().filter(|lint| code.contains(&format!("clippy::{lint}")));
        found.extend(allowed.map(|lint| format!("{} speaks of {lint}", source.name)));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Design 2: exactly this, plus dot files, and what is built.
#[test]
fn the_top_level_holds_only_what_the_design_names() {
    let known = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "resources",
        "tests",
        "packaging",
        "README.md",
        "target",
    ];
    let entries = fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let others: Vec<String> =
        names.filter(|name| !name.starts_with('.') && !known.contains(&name.as_str())).collect();
    assert!(others.is_empty(), "{others:?}");
}

/// The rules are pure: no file, clock, randomness, colour or wording (design 3, `rules.rs`).
#[test]
fn the_rules_are_pure() {
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| source.name.starts_with("rules")) {
        let code = code(&source.text);
        for word in [
            "std::fs",
            "std::io",
            "std::env",
            "std::time",
            "std::process",
            "rand::",
            "jiff::",
            "iced",
        ] {
            if code.contains(word) {
                found.push(format!("{} names {word}", source.name));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

// ---- these tests' own tools ----

#[test]
fn comments_and_strings_are_told_from_code() {
    let text = r##"
        // a comment with "marks" and .unwrap()
        /* another */ let x = "a \" \\"; let y = r#"raw "text""#; let c = '"'; let l: &'a str = '\'';
    "##;
    let strings: Vec<Token> =
        tokens(text).into_iter().filter(|token| matches!(token, Token::Text(_))).collect();
    assert_eq!(
        strings,
        [Token::Text(r#"a \" \\"#.to_owned()), Token::Text(r#"raw "text""#.to_owned())]
    );
    assert_eq!(code("let x  = a.\n  unwrap ( ) ; // todo!()"), "let x=a.unwrap();");
}

#[test]
fn imports_are_followed_from_the_crate() {
    let text = "use super::{card, deck::{self, DEALT}}; use crate::Game; use std::fs; pub use kept::Kept; pub(in crate::orders) fn f() { crate::moves::Move; super::task::f(); x::kept::y }";
    let paths = paths(&["rules", "orders", "hand"], &["kept"], text);
    let paths: Vec<String> = paths.into_iter().map(|path| path.join("::")).collect();
    let expected = [
        "rules::orders::card",
        "rules::orders::deck::self",
        "rules::orders::deck::DEALT",
        "rules::Game",
        "rules::orders::hand::kept::Kept",
        "rules::moves::Move",
        "rules::orders::task::f",
    ];
    assert_eq!(paths, expected);
}
