//! Every rule has a test that cites it, in the doc comment right above `#[test]`. What a file says at its head is not enough.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::structure::collect;

/// The families of the rules reference with their highest numbers; each begins at 1. `EX` are its worked examples.
const FAMILIES: [(&str, u32); 17] = [
    ("R-DEF", 5),
    ("R-BASE", 15),
    ("R-TURN", 2),
    ("R-KR", 14),
    ("R-HS", 15),
    ("R-CNT", 21),
    ("R-RIV", 8),
    ("R-IC", 3),
    ("R-TB", 6),
    ("R-PD", 10),
    ("R-TW", 6),
    ("R-AM", 14),
    ("R-CAT", 5),
    ("R-SG", 5),
    ("R-KO", 38),
    ("R-CARD", 3),
    ("EX", 40),
];

/// Rules that no test can prove, and why.
const EXEMPT: [(&str, u32, &str); 2] = [
    ("R-KR", 13, "bridges and castles are in no set of the program"),
    ("R-CARD", 1, "it tells where cards were looked for, and asks nothing of the program"),
];

type Id = (&'static str, u32);

/// The numbers cited after a family's name and hyphen: `5`, `5, 6`, `3…5`, `29…32, 36`. A number that the sentence goes on with,
/// as in `R-BASE-8, 2 points a tile`, is none.
fn numbers(rest: &str) -> Vec<u32> {
    let mut numbers = Vec::new();
    let mut rest = rest;
    loop {
        let Some((first, after)) = number(rest) else { return numbers };
        let (last, after) = match after.strip_prefix('…').and_then(number) {
            Some((last, after)) => (last, after),
            None => (first, after),
        };
        let goes_on = after.starts_with(|c: char| c.is_whitespace() || c.is_alphabetic());
        if goes_on && !numbers.is_empty() && !after.starts_with(" and ") {
            return numbers;
        }
        numbers.extend(first..=last);
        let Some(next) = after.strip_prefix(", ") else { return numbers };
        rest = next;
    }
}

/// The number that a text begins with, and what follows it.
fn number(text: &str) -> Option<(u32, &str)> {
    let length = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..length].parse().ok()?, &text[length..]))
}

/// All rules that a text cites.
fn cited(text: &str) -> BTreeSet<Id> {
    let mut ids = BTreeSet::new();
    for (family, _) in FAMILIES {
        for (at, _) in text.match_indices(family) {
            let begins = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
            let Some(rest) = text[at + family.len()..].strip_prefix('-').filter(|_| begins) else { continue };
            ids.extend(numbers(rest).into_iter().map(|number| (family, number)));
        }
    }
    ids
}

/// The doc comments right above tests, each as one line.
fn test_docs(text: &str) -> Vec<String> {
    let mut docs = Vec::new();
    let mut doc = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            doc.push_str(words);
        } else if line == "#[test]" {
            docs.push(std::mem::take(&mut doc));
        } else if !line.starts_with("#[") {
            doc.clear();
        }
    }
    docs
}

/// What the tests cite, each rule with the first file that cites it.
fn all_cited() -> BTreeMap<Id, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    let mut all = BTreeMap::new();
    for path in paths.iter().filter(|path| !path.ends_with("citations.rs")) {
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
        for id in test_docs(&fs::read_to_string(path).unwrap()).iter().flat_map(|doc| cited(doc)) {
            all.entry(id).or_insert_with(|| name.clone());
        }
    }
    all
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let cited = all_cited();
    let exempt = |(family, number): Id| EXEMPT.iter().any(|(other, rule, _)| (*other, *rule) == (family, number));
    let all = FAMILIES.into_iter().flat_map(|(family, highest)| (1..=highest).map(move |number| (family, number)));
    let missing = all.filter(|id| !cited.contains_key(id) && !exempt(*id));
    let missing: Vec<String> = missing.map(|(family, number)| format!("{family}-{number}")).collect();
    assert!(missing.is_empty(), "no test cites {}", missing.join(", "));
    let tested = EXEMPT.iter().filter(|(family, number, _)| cited.contains_key(&(*family, *number)));
    assert_eq!(tested.count(), 0, "an exempt rule has a test after all: it is exempt no more");
}

/// A typing error in a citation shows as a rule that is not there.
#[test]
fn no_test_cites_a_rule_that_is_not_there() {
    let highest = |family: &str| FAMILIES.iter().find(|(other, _)| *other == family).map_or(0, |(_, highest)| *highest);
    let unknown = all_cited().into_iter().filter(|((family, number), _)| !(1..=highest(family)).contains(number));
    let unknown: Vec<String> =
        unknown.map(|((family, number), file)| format!("{file} cites {family}-{number}")).collect();
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

// ---- these tests' own tools ----

#[test]
fn citations_are_read_in_every_form() {
    let ids =
        |text: &str| cited(text).into_iter().map(|(family, number)| format!("{family}-{number}")).collect::<Vec<_>>();
    assert_eq!(ids("R-CNT-5, 6: text"), ["R-CNT-5", "R-CNT-6"]);
    assert_eq!(ids("R-KO-3…5, 8, EX-36 (R-HS-9 (2))"), ["EX-36", "R-HS-9", "R-KO-3", "R-KO-4", "R-KO-5", "R-KO-8"]);
    assert_eq!(ids("R-BASE-8, 2 points a tile; R-SG-1 and R-SG-2, 3."), ["R-BASE-8", "R-SG-1", "R-SG-2", "R-SG-3"]);
    assert_eq!(ids("R-KR-7 says nothing of XR-KR-8, EX-ample or R-TW"), ["R-KR-7"]);
}

#[test]
fn only_the_comment_above_a_test_counts() {
    let text =
        "//! R-A-1\n/// R-A-2\nfn helper() {}\n/// R-A-3,\n/// 4\n#[ignore]\n#[test]\nfn a_test() { // R-A-5\n}\n";
    assert_eq!(test_docs(text), [" R-A-3, 4"]);
}
