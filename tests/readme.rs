//! The description of the formats has an example of every move, of every deed and of everything
//! that a card can ask for.

use std::collections::BTreeSet;

use rules::Move;
use rules::card::task::{Form, Requirement};
use rules::scorepad::Deed;
use serde_json::Value;

const FORMAT: &str = include_str!("../resources/format.md");
const README: &str = include_str!("../README.md");
const METAINFO: &str =
    include_str!("../packaging/linux/io.github.kings_order.KingsOrder.metainfo.xml");

/// The names of all moves, as the schema of a game file has them.
fn moves() -> BTreeSet<String> {
    let schema = serde_json::to_value(schemars::schema_for!(Move)).unwrap();
    let kinds = schema["oneOf"].as_array().expect("one of many");
    let name = |kind: &Value| kind["properties"]["move"]["const"].as_str().map(ToOwned::to_owned);
    kinds.iter().map(|kind| name(kind).expect("a name")).collect()
}

#[test]
fn the_description_has_an_example_of_every_move() {
    let examples = FORMAT.split('`').filter(|part| part.starts_with("{\"move\""));
    let name = |example| {
        let made: Move = serde_json::from_str(example).expect("an example that is a move");
        serde_json::to_value(made).unwrap()["move"].as_str().unwrap().to_owned()
    };
    assert!(moves().len() > 45);
    assert_eq!(examples.map(name).collect::<BTreeSet<String>>(), moves());
}

/// The name of a deed on the scorepad.
fn deed(deed: &Deed) -> &'static str {
    match deed {
        Deed::Deploy { .. } => "deploy",
        Deed::Wagon {} => "wagon",
        Deed::Princess { .. } => "princess",
        Deed::Fairy { .. } => "fairy",
        Deed::FairyAlone {} => "fairy-alone",
        Deed::Dragon { .. } => "dragon",
        Deed::Tower { .. } => "tower",
        Deed::Guard { .. } => "guard",
        Deed::Capture { .. } => "capture",
        Deed::Escape {} => "escape",
        Deed::Home { .. } => "home",
    }
}

const DEEDS: [&str; 11] = [
    "deploy",
    "wagon",
    "princess",
    "fairy",
    "fairy-alone",
    "dragon",
    "tower",
    "guard",
    "capture",
    "escape",
    "home",
];

#[test]
fn the_description_has_an_example_of_every_deed() {
    let examples = FORMAT.split('`').filter(|part| part.starts_with("{\"deed\""));
    let shown: BTreeSet<&str> = examples
        .map(|example| deed(&serde_json::from_str(example).expect("an example that is a deed")))
        .collect();
    assert_eq!(shown, BTreeSet::from(DEEDS));
}

/// The examples are those in the table, each behind its meaning; a whole deck of them has no fault.
#[test]
fn the_description_has_an_example_of_everything_that_a_card_can_ask_for() {
    let table = FORMAT
        .split_once("A requirement has one key")
        .unwrap()
        .1
        .split_once("A bound has")
        .unwrap()
        .0;
    let examples: Vec<&str> = table.split('`').filter(|part| part.starts_with('{')).collect();
    let asked: BTreeSet<&str> = examples
        .iter()
        .map(|example| serde_json::from_str::<Requirement>(example).expect("a requirement"))
        .map(|asked| Form::of(&asked).name())
        .collect();
    assert_eq!(asked, BTreeSet::from(Form::ALL.map(Form::name)));
    let cards = examples.iter().enumerate().map(|(number, example)| {
        let marked = ["farmer", "join-fields", "farm-in-turns"];
        let farmer = marked.iter().any(|mark| example.contains(mark));
        format!(
            r#"{{"id": "example-{number}", "set": "base", "title": "An example", "text": "As it says.", "points": 5,
                "source": "house", "farmer": {farmer}, "requirement": {example}}}"#
        )
    });
    let deck = format!("[{}]", cards.collect::<Vec<_>>().join(","));
    assert_eq!(content::deck::read("deck.json", &deck).1, []);
}

/// The notes on the latest release are alike in software centres and in the README.
#[test]
fn the_readme_tells_what_is_new_as_software_centres_do() {
    let version = env!("CARGO_PKG_VERSION");
    let release = METAINFO.split_once("<releases>").expect("releases").1;
    let release = release.split_once("</release>").expect("the latest release").0;
    assert!(release.contains(&format!("version=\"{version}\"")), "the latest is {version}");
    let news = release.lines().filter_map(|line| {
        line.trim().strip_prefix("<li>")?.strip_suffix("</li>").map(|item| format!("- {item}"))
    });
    let news: Vec<String> = news.collect();
    let told = README.split_once("## What is new").expect("a passage").1;
    let told = told.split_once("\n## ").expect("its end").0;
    assert!(told.contains(&format!("Version {version}:")), "the version in the README");
    let told: Vec<&str> = told.lines().filter(|line| line.starts_with("- ")).collect();
    assert!(!news.is_empty());
    assert_eq!(told, news);
    let german = release.matches("<li xml:lang=\"de\">").count();
    assert_eq!(german, news.len(), "all of it in German as well");
}
