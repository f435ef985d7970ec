//! The moments to which each set answers in the course of a game, as the map of the code tells it.

use support::code::{Source, sources};

const MAP: &str = include_str!("../../src/README.md");

/// A set: its file, its name, and the moments at which it does something, in the order of the list.
fn row(source: &Source, moments: &[&str]) -> Option<String> {
    let (before, after) = source.text.split_once("impl Moments for Set {")?;
    let name = before.rsplit("/// ").next()?.split(".\n").next()?;
    let body = after.split("\n}").next()?;
    let own: Vec<&str> = functions(body).collect();
    let own: Vec<&str> = moments.iter().copied().filter(|moment| own.contains(moment)).collect();
    let own = if own.is_empty() { "its moves alone".to_owned() } else { own.join(", ") };
    Some(format!("| {name} | {own} |"))
}

/// The functions at the first level of a block.
fn functions(block: &str) -> impl Iterator<Item = &str> {
    let named = block.lines().filter_map(|line| line.strip_prefix("    fn "));
    named.filter_map(|line| line.split('(').next())
}

#[test]
fn the_map_tells_what_each_set_answers_to() {
    let sources = sources();
    let list = sources.iter().find(|it| it.name == "rules/game/sets/moments.rs").unwrap();
    let moments: Vec<&str> = functions(&list.text).collect();
    let sets = sources.iter().filter(|it| it.name.starts_with("rules/game/sets/"));
    let rows: Vec<String> = sets.filter_map(|source| row(source, &moments)).collect();
    assert_eq!(rows.len(), 26);
    let table = rows.join("\n");
    assert!(MAP.contains(&table), "the table of the map is to be:\n{table}");
}
