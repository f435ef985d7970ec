//! The shape of the code (design 2 and 3): imports run one way, files stay short, nothing gives up
//! in the middle of a game.

mod circles;
mod methods;
mod moments;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path below `src`, with `/` between folders.
pub struct Source {
    pub name: String,
    pub text: String,
}

/// All source files, in order of name.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    let source = |path: PathBuf| {
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        Source { name, text: fs::read_to_string(&path).unwrap() }
    };
    paths.into_iter().map(source).collect()
}

/// The Rust files of a folder and of those in it.
pub fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// A piece of Rust as far as these tests need it: comments are gone, strings are apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// A run of letters, digits and underscores, or one other character that is not white.
    Code(String),
    /// The content of a string literal, escapes as they are written.
    Text(String),
}

impl Token {
    /// The code; for a string two quotation marks.
    pub fn code(&self) -> String {
        match self {
            Self::Code(code) => code.clone(),
            Self::Text(_) => "\"\"".to_owned(),
        }
    }
}

/// Splits Rust into code and strings, without comments.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, after)| after);
        } else if let Some((string, after)) = raw_string(rest) {
            tokens.push(Token::Text(string.to_owned()));
            rest = after;
        } else if first == '"' {
            let (string, after) = string(&rest[1..]);
            tokens.push(Token::Text(string.to_owned()));
            rest = after;
        } else if let Some(after) = character(rest) {
            tokens.push(Token::Code("''".to_owned()));
            rest = after;
        } else if is_word(first) {
            let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            tokens.push(Token::Code(rest[..length].to_owned()));
            rest = &rest[length..];
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Code(first.to_string()));
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// The inside of a string whose opening mark is gone, and what follows the closing one.
fn string(rest: &str) -> (&str, &str) {
    let mut escaped = false;
    for (index, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return (&rest[..index], &rest[index + 1..]),
            _ => {}
        }
    }
    (rest, "")
}

fn raw_string(rest: &str) -> Option<(&str, &str)> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let inside = after[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let end = inside.find(&close)?;
    Some((&inside[..end], &inside[end + close.len()..]))
}

/// The text after a character literal; `None` for a lifetime.
fn character(rest: &str) -> Option<&str> {
    let inside = rest.strip_prefix('\'')?;
    let mut chars = inside.char_indices();
    let (_, first) = chars.next()?;
    if first == '\\' {
        let close = inside[2..].find('\'')? + 2;
        return Some(&inside[close + 1..]);
    }
    let (next, close) = chars.next()?;
    (close == '\'').then(|| &inside[next + 1..])
}

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

/// The top modules that a file names: `crate::rules::…`, `crate::{rules, text::…}`; in the program
/// `kings_order::…`.
fn imports(text: &str) -> Vec<String> {
    ["crate::", "kings_order::"]
        .into_iter()
        .flat_map(|root| imports_from(root, &code(text)))
        .collect()
}

fn imports_from(root: &str, code: &str) -> Vec<String> {
    let mut modules = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(root) {
        let before = rest[..at].chars().next_back();
        rest = &rest[at + root.len()..];
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            continue;
        }
        if let Some(group) = rest.strip_prefix('{') {
            modules.extend(members(group));
        } else {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
            modules.push(rest[..end].to_owned());
        }
    }
    modules
}

/// The first words of the members of a group whose opening brace is gone.
fn members(group: &str) -> Vec<String> {
    let mut depth = 0;
    let mut names = vec![String::new()];
    for c in group.chars() {
        match c {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(String::new()),
            _ => {
                if let Some(name) = names.last_mut() {
                    name.push(c);
                }
            }
        }
    }
    let first = |name: String| name.split("::").next().unwrap_or_default().trim().to_owned();
    names.into_iter().map(first).filter(|name| !name.is_empty()).collect()
}

/// Who may name whom; `src/README.md` quotes it. Whoever stands above may name those below, and never
/// the other way round.
const LAW: &str = "\
main → app, cli
app → app/shell, app/screen, app/ask, app/kit
app/shell → app/screen, app/ask, app/kit, widget, phone, session, evening, paper, art, text, storage, simulation, journal, rules
app/screen → app/ask, app/kit, widget, phone, session, text, storage, journal, rules
app/ask → app/kit, phone, session, paper, text, storage, journal, rules
app/kit → widget, phone, session, paper, text, storage, content, rules
cli → evening, paper, text, storage, content, journal, rules
paper → art, text, rules
phone → art, text, journal, rules
session → storage, journal, rules
evening → art, text, journal, rules
text → storage, content, journal, rules
storage → journal, rules
simulation → content, rules
content → rules
journal → rules
widget → art, rules
art → rules
rules →";

/// The law, by module. `lib` declares all of them and names none.
fn allowed() -> BTreeMap<&'static str, Vec<&'static str>> {
    let line = |line: &'static str| line.split_once('→').expect("an arrow");
    let law = LAW.lines().map(line);
    let modules = law.map(|(who, whom)| (who.trim(), whom.split(',').map(str::trim).collect()));
    modules.chain([("lib", Vec::new())]).collect()
}

/// The module of a path that the law speaks of: `app/kit`, `rules`.
fn in_law(path: &[String]) -> String {
    let storeys = ["shell", "screen", "ask", "kit"];
    match path {
        [app, storey, ..] if app == "app" && storeys.contains(&storey.as_str()) => {
            format!("app/{storey}")
        }
        [top, ..] => top.clone(),
        [] => String::new(),
    }
}

#[test]
fn imports_run_one_way() {
    let allowed = allowed();
    let mut wrong = Vec::new();
    for source in sources() {
        let own = source.name.trim_end_matches(".rs");
        let parts: Vec<&str> = own.split('/').collect();
        let own = in_law(&parts.iter().map(|&part| part.to_owned()).collect::<Vec<_>>());
        let may = allowed
            .get(own.as_str())
            .unwrap_or_else(|| panic!("{}: the law knows no such module", source.name));
        let paths = paths(&parts, &[], &source.text);
        // A module inside a file has a root of its own.
        let is_known = |module: &String| allowed.contains_key(module.as_str());
        let named = paths.iter().map(|path| in_law(path)).filter(is_known);
        for module in named.chain(imports(&source.text).into_iter().filter(|it| it != "app")) {
            // `say` is the macro of `text`.
            let module = if module == "say" { "text" } else { &module };
            if module != own && !may.contains(&module) {
                wrong.push(format!("{} names {module}", source.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Nobody can keep a law that runs in a circle.
#[test]
fn the_law_has_a_bottom() {
    let mut seen = vec![""];
    for line in LAW.lines().rev() {
        let (who, whom) = line.split_once('→').unwrap();
        let unknown: Vec<&str> =
            whom.split(',').map(str::trim).filter(|module| !seen.contains(module)).collect();
        assert!(unknown.is_empty(), "{who} names {unknown:?}, which stand above it");
        seen.push(who.trim());
    }
}

#[test]
fn the_map_quotes_the_law() {
    let readme =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/README.md")).unwrap();
    assert!(readme.contains(&format!("```text\n{LAW}\n```")), "the map has another law");
}

/// The paths that a file of that module uses or names, each as its modules from the root on:
/// `["rules", "board", "Board"]`. The modules inside it are named without more ado.
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

/// A path from the root of the crate, if it begins with `crate`, `super` or `self`.
fn from_root(module: &[&str], path: &[String]) -> Option<Vec<String>> {
    let mut root: Vec<String> = module.iter().map(|&name| name.to_owned()).collect();
    let mut rest = path;
    // A module inside begins with its own name.
    match path.first()?.as_str() {
        "crate" => {
            root.clear();
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
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
    let manifest = manifest.unwrap();
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
fn imports_are_found_in_every_form() {
    let text = "use crate::rules::Game; use crate::{text, storage::{file, games}}; fn f() { crate::say!(x); my_crate::no(); kings_order::cli::run() }";
    assert_eq!(imports(text), ["rules", "text", "storage", "say", "cli"]);
}

#[test]
fn imports_are_followed_from_the_root() {
    let text = "use super::{card, deck::{self, DEALT}}; use crate::rules::Game; use std::fs; pub use kept::Kept; pub(in crate::rules) fn f() { crate::rules::moves::Move; super::task::f(); x::kept::y }";
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
