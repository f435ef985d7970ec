//! The names by which people are known over many games.

use std::collections::{HashMap, HashSet};

/// The names in some games: capitals, apostrophes and dashes make no difference, unless two names
/// that differ in nothing else have sat at one table.
#[derive(Debug, Clone, Default)]
pub struct Names {
    /// The name of a person by every spelling, where there are several.
    written: HashMap<String, String>,
}

impl Names {
    /// The names in some games, each given by those of its players. A person with several
    /// spellings gets the commonest.
    pub fn from_games<'a, Game: IntoIterator<Item = &'a str>>(
        games: impl IntoIterator<Item = Game>,
    ) -> Self {
        let mut ways: HashMap<String, Vec<(&str, usize)>> = HashMap::new();
        let mut apart: HashSet<String> = HashSet::new();
        for game in games {
            let mut here: Vec<String> = Vec::new();
            for name in game {
                let person = names::person(name);
                if here.contains(&person) {
                    apart.insert(person.clone());
                }
                here.push(person.clone());
                let ways = ways.entry(person).or_default();
                match ways.iter_mut().find(|(way, _)| *way == name) {
                    Some((_, times)) => *times += 1,
                    None => ways.push((name, 1)),
                }
            }
        }
        ways.retain(|person, ways| ways.len() > 1 && !apart.contains(person));
        let written = ways.values().flat_map(|ways| {
            let most = ways.iter().max_by_key(|(_, times)| *times);
            let known = most.map_or_else(String::new, |(way, _)| (*way).to_owned());
            ways.iter().map(move |(way, _)| ((*way).to_owned(), known.clone()))
        });
        Self { written: written.collect() }
    }

    /// The name of the person with that spelling.
    pub fn person<'a>(&'a self, written: &'a str) -> &'a str {
        self.written.get(written).map_or(written, String::as_str)
    }
}
