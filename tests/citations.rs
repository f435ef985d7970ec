//! Every rule has a test that cites it, in the doc comment right above `#[test]`. What a file says
//! at its head is not enough.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use support::code::collect;

/// The numbered rules, decisions and examples that the tests and the code cite.
const PAGE: &str = include_str!("../src/rules/rules.md");

/// The rules that the page defines, in its order: rules and worked examples head the items of its
/// lists, decisions the rows of their table.
fn defined() -> Vec<Id> {
    let heads = PAGE.lines().filter_map(|line| {
        let rule = line
            .strip_prefix("- **")
            .filter(|rest| rest.starts_with("R-") || rest.starts_with("EX-"));
        rule.or_else(|| line.strip_prefix("| ").filter(|rest| rest.starts_with('A')))
    });
    heads
        .filter_map(|head| {
            let digits = head.find(|c: char| c.is_ascii_digit())?;
            let (number, _) = number(&head[digits..])?;
            Some((head[..digits].trim_end_matches('-'), number))
        })
        .collect()
}

/// The families of the rules, each once; `EX` are the worked examples. Decisions (`A4`) are cited
/// without a hyphen.
fn families() -> BTreeSet<&'static str> {
    defined().into_iter().map(|(family, _)| family).filter(|family| *family != "A").collect()
}

/// Rules that no test can prove, and why.
const EXEMPT: [(&str, u32, &str); 3] = [
    ("R-KR", 13, "bridges and castles are in no set of the program"),
    ("R-RVN", 6, "no source knows the tiles of those rivers"),
    ("R-CARD", 1, "it tells where cards were looked for, and asks nothing of the program"),
];

type Id = (&'static str, u32);

/// The numbers cited after a family's name and hyphen: `5`, `5, 6`, `3…5`, `29…32, 36`. A number
/// that the sentence goes on with, as in `R-BASE-8, 2 points a tile`, is none.
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
    for family in families() {
        for (at, _) in text.match_indices(family) {
            let begins = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
            let Some(rest) = text[at + family.len()..].strip_prefix('-').filter(|_| begins) else {
                continue;
            };
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

/// The decisions that a text cites: `A4`, `A5, A35`.
fn decisions(text: &str) -> BTreeSet<Id> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_' || c == '#'));
    let numbers = words.filter_map(|word| word.strip_prefix('A')?.parse().ok());
    numbers.map(|number| ("A", number)).collect()
}

/// The Rust files of a folder at the top level, with their names.
fn files(folder: &str) -> Vec<(String, String)> {
    let root = support::root();
    let mut paths = Vec::new();
    collect(&root.join(folder), &mut paths);
    paths.sort();
    let others = paths.into_iter().filter(|path| !path.ends_with("tests/citations.rs"));
    others
        .map(|path| {
            (
                path.strip_prefix(root).unwrap().display().to_string(),
                fs::read_to_string(&path).unwrap(),
            )
        })
        .collect()
}

fn name((family, number): Id) -> String {
    if family == "A" { format!("A{number}") } else { format!("{family}-{number}") }
}

/// The numbers of a family follow one another: nothing is left out and nothing stands twice.
#[test]
fn the_page_counts_every_family_from_one() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for (family, number) in defined() {
        let count = counts.entry(family).or_default();
        *count += 1;
        assert_eq!(
            number,
            *count,
            "{} stands where {} should",
            name((family, number)),
            name((family, *count))
        );
    }
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let docs = files("tests").into_iter().flat_map(|(_, text)| test_docs(&text));
    let cited: BTreeSet<Id> = docs.flat_map(|doc| cited(&doc)).collect();
    let exempt: Vec<Id> = EXEMPT.iter().map(|(family, number, _)| (*family, *number)).collect();
    let rules = defined().into_iter().filter(|(family, _)| *family != "A");
    let missing: Vec<String> =
        rules.filter(|id| !cited.contains(id) && !exempt.contains(id)).map(name).collect();
    assert!(missing.is_empty(), "no test cites {}", missing.join(", "));
    let tested = exempt.iter().filter(|id| cited.contains(*id));
    assert_eq!(tested.count(), 0, "an exempt rule has a test after all: it is exempt no more");
}

/// A typing error in a citation shows as a rule that is not on the page.
#[test]
fn nothing_cites_a_rule_that_is_not_on_the_page() {
    let defined: BTreeSet<Id> = defined().into_iter().collect();
    let mut unknown = Vec::new();
    for (file, text) in files("src").into_iter().chain(files("tests")) {
        let comments: String = text
            .lines()
            .filter_map(|line| Some(line.split_once("//")?.1))
            .collect::<Vec<_>>()
            .join("\n");
        let ids = cited(&text).into_iter().chain(decisions(&comments));
        unknown.extend(
            ids.filter(|id| !defined.contains(id)).map(|id| format!("{file} cites {}", name(id))),
        );
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

// ---- these tests' own tools ----

#[test]
fn citations_are_read_in_every_form() {
    let ids = |text: &str| {
        cited(text)
            .into_iter()
            .map(|(family, number)| format!("{family}-{number}"))
            .collect::<Vec<_>>()
    };
    assert_eq!(ids("R-CNT-5, 6: text"), ["R-CNT-5", "R-CNT-6"]);
    assert_eq!(
        ids("R-KO-3…5, 8, EX-36 (R-HS-9 (2))"),
        ["EX-36", "R-HS-9", "R-KO-3", "R-KO-4", "R-KO-5", "R-KO-8"]
    );
    assert_eq!(
        ids("R-BASE-8, 2 points a tile; R-SG-1 and R-SG-2, 3."),
        ["R-BASE-8", "R-SG-1", "R-SG-2", "R-SG-3"]
    );
    assert_eq!(ids("R-KR-7 says nothing of XR-KR-8, EX-ample or R-TW"), ["R-KR-7"]);
}

#[test]
fn only_the_comment_above_a_test_counts() {
    let text = "//! R-A-1\n/// R-A-2\nfn helper() {}\n/// R-A-3,\n/// 4\n#[ignore]\n#[test]\nfn a_test() { // R-A-5\n}\n";
    assert_eq!(test_docs(text), [" R-A-3, 4"]);
}
