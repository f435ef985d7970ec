//! Whoever reads a file has to know those below it, and never one that needs it in turn.

use std::collections::{BTreeMap, BTreeSet};

use super::paths;
use support::code::{Source, sources};

/// Files in a circle when the arrows between a module and those inside it count as well. This number
/// only shrinks.
const FILES_IN_CIRCLES: usize = 197;

/// Who names whom.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The modules whose names each file takes; a file never names itself.
fn arrows_of_files() -> Arrows {
    let sources: Vec<Source> = sources();
    let module = |source: &Source| source.module().join("::");
    let modules: BTreeSet<String> = sources.iter().map(module).collect();
    let mut arrows = BTreeMap::new();
    for source in &sources {
        let own = module(source);
        let parts: Vec<&str> = own.split("::").collect();
        let inside = format!("{own}::");
        let inside: Vec<&str> = modules.iter().filter_map(|it| it.strip_prefix(&inside)).collect();
        // A macro stands at the root of its crate wherever it is written.
        let named = paths(&parts, &inside, &source.text).into_iter();
        let named = named.filter(|path| path[1..] != ["say"]).filter_map(|path| {
            let longest = (1..=path.len()).rev().map(|length| path[..length].join("::"));
            longest.into_iter().find(|name| modules.contains(name))
        });
        let others: BTreeSet<String> = named.filter(|name| *name != own).collect();
        arrows.insert(own, others);
    }
    arrows
}

/// The arrows between the rooms of one module: a room is a file with all inside it.
fn arrows_of_rooms(arrows: &Arrows) -> BTreeMap<String, Arrows> {
    let mut rooms: BTreeMap<String, Arrows> = BTreeMap::new();
    for (from, others) in arrows {
        for to in others {
            let (one, other): (Vec<&str>, Vec<&str>) =
                (from.split("::").collect(), to.split("::").collect());
            let common = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
            // Who names whoever stands above or below has no neighbour in it.
            if let (Some(room), Some(neighbour)) = (one.get(common), other.get(common)) {
                let parent = rooms.entry(one[..common].join("::")).or_default();
                parent.entry((*room).to_owned()).or_default().insert((*neighbour).to_owned());
            }
        }
    }
    rooms
}

/// Those that need one another, each group in order of name: all within reach of all.
fn circles(arrows: &Arrows) -> Vec<Vec<String>> {
    let reach = |from: &String| {
        let mut seen = BTreeSet::new();
        let mut ahead: Vec<&String> = arrows.get(from).into_iter().flatten().collect();
        while let Some(next) = ahead.pop() {
            if seen.insert(next.clone()) {
                ahead.extend(arrows.get(next).into_iter().flatten());
            }
        }
        seen
    };
    let reached: BTreeMap<&String, BTreeSet<String>> =
        arrows.keys().map(|from| (from, reach(from))).collect();
    let mut groups = BTreeSet::new();
    for (from, to) in &reached {
        let back = |other: &&String| reached.get(other).is_some_and(|to| to.contains(*from));
        let group: Vec<String> = to.iter().filter(back).cloned().collect();
        if group.len() > 1 {
            groups.insert(group);
        }
    }
    groups.into_iter().collect()
}

#[test]
fn no_circle_runs_through_the_rooms() {
    let mut found = Vec::new();
    for (parent, arrows) in arrows_of_rooms(&arrows_of_files()) {
        found.extend(circles(&arrows).into_iter().map(|circle| (parent.clone(), circle)));
    }
    assert!(found.is_empty(), "rooms beside one another need one another: {found:?}");
}

#[test]
fn no_more_files_stand_in_a_circle_than_are_known() {
    let found: usize = circles(&arrows_of_files()).iter().map(Vec::len).sum();
    assert!(found <= FILES_IN_CIRCLES, "{found} files need one another, {FILES_IN_CIRCLES} before");
    assert_eq!(found, FILES_IN_CIRCLES, "fewer files need one another: the number shrinks");
}

// ---- these tests' own tools ----

#[test]
fn a_circle_is_found_among_rooms_and_one_with_whoever_stands_above_is_not() {
    let arrows = |list: &[(&str, &str)]| {
        let mut arrows = Arrows::new();
        for (from, to) in list {
            arrows.entry((*from).to_owned()).or_default().insert((*to).to_owned());
            arrows.entry((*to).to_owned()).or_default();
        }
        arrows
    };
    let files = arrows(&[("a", "a::b"), ("a::b::x", "a::c"), ("a::c", "a::b::y"), ("a::b", "a")]);
    let rooms = arrows_of_rooms(&files);
    assert_eq!(circles(&rooms["a"]), [["b", "c"]]);
    assert_eq!(circles(&files), [["a", "a::b"]]);
}
