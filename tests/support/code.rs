//! The code of the app as text, as far as tests of its shape need it.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its path below `src`, with `/` between folders.
pub struct Source {
    pub name: String,
    pub text: String,
}

impl Source {
    /// The module, from its crate on, which is a folder of `src` or of `src/app`.
    pub fn module(&self) -> Vec<&str> {
        let name = self.name.trim_end_matches(".rs");
        name.split('/').filter(|part| !matches!(*part, "lib" | "app")).collect()
    }
}

/// All source files, in order of name.
pub fn sources() -> Vec<Source> {
    let root = crate::root().join("src");
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
