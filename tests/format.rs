//! The description of the formats holds for files: its examples are played, checked, read and
//! printed; its tables name every key that there is, and its lists every name.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use cli::{Command, Ending, Kind};
use rules::geometry::Corner;
use rules::house_rule::HouseRule;
use rules::player::{Colour, Figure};
use rules::scoring::Source;
use rules::setup::BUNDLED;
use rules::throw::Token;
use rules::tile::{Good, Quarter};
use serde::Serialize;
use serde_json::Value;
use storage::settings::{CardSize, Look, Paper, Printing, Settings};
use tempfile::TempDir;

use crate::commands::{check, folder, replay, run, write};
use crate::schema::Schema;
use support::scenarios;

const MANUAL: &str = include_str!("../resources/manual.md");
const README: &str = include_str!("../README.md");
const MAP: &str = include_str!("../src/README.md");
const FORMAT: &str = include_str!("../resources/format.md");

/// The examples of a page, each with the heading under which it stands.
fn examples(page: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let (mut heading, mut rest) = ("", page);
    while let Some(line) = rest.lines().next() {
        let after = rest.get(line.len() + 1..).unwrap_or_default();
        if let Some(name) = line.strip_prefix("## ") {
            heading = name;
        }
        rest = after;
        if line == "```json" {
            let (example, after) = after.split_once("```").expect("the end of an example");
            found.push((heading, example));
            rest = after;
        }
    }
    found
}

fn example(heading: &str) -> &'static str {
    let all = examples(FORMAT);
    all.iter()
        .find(|(name, _)| *name == heading)
        .unwrap_or_else(|| panic!("no example under {heading}"))
        .1
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("an example that is JSON")
}

fn file(folder: &TempDir, heading: &str) -> PathBuf {
    write(folder, "example.json", example(heading))
}

/// An example of which no test knows would be true of nothing.
#[test]
fn every_example_has_its_test() {
    let headings: Vec<&str> = examples(FORMAT).iter().map(|(heading, _)| *heading).collect();
    assert_eq!(
        headings,
        ["A game", "A deck of your own", "Tile sets of your own", "Settings", "`replay --json`"]
    );
    assert_eq!(examples(MANUAL), [("Files", example("A game"))], "the manual has the same game");
}

#[test]
fn the_game_is_played_and_is_valid() {
    let folder = folder();
    let game = file(&folder, "A game");
    assert_eq!(check(&[&game]).out, format!("{}: ok\n", game.display()));
    assert_eq!(Schema::of(Kind::Game).fault(&json(example("A game"))), None);
}

#[test]
fn the_deck_and_the_tile_set_are_sound_and_valid() {
    for (heading, kind) in
        [("A deck of your own", Kind::Deck), ("Tile sets of your own", Kind::Tiles)]
    {
        let folder = folder();
        let list = file(&folder, heading);
        assert_eq!(check(&[&list]).out, format!("{}: ok\n", list.display()));
        assert_eq!(Schema::of(kind).fault(&json(example(heading))), None, "{heading}");
    }
}

/// Every value of the example differs from the usual one, and is read.
#[test]
fn the_settings_are_read() {
    let read: Settings = serde_json::from_str(example("Settings")).unwrap();
    assert_eq!((read.look, read.zoom.percent()), (Look::Dark, 120));
    assert_eq!((read.hints, read.still), (false, true));
    assert_eq!(
        (read.language.as_deref(), read.open_game.as_deref()),
        (Some("de"), Some("2026-11-21-193000"))
    );
    let place = read.window.unwrap();
    assert_eq!(
        (place.width, place.height, place.x, place.y),
        (1280.0, 800.0, Some(40.0), Some(20.0))
    );
    let printing = Printing { size: CardSize::Slim, plain: true, backs: true, shift: [0.5, -1.0] };
    assert_eq!(read.printing, printing);
    assert_eq!((read.paper, read.pixels_per_millimetre["DP-1"]), (Some(Paper::Letter), 3.78));
    assert_eq!(
        keys(&serde_json::to_value(&read).unwrap()),
        documented("settings.json` lies"),
        "every key is described"
    );
    assert_eq!(keys(&json(example("Settings"))), documented("settings.json` lies"));
}

#[test]
fn the_standings_are_those_that_the_command_prints() {
    let folder = folder();
    let printed = replay(&file(&folder, "A game"), true, None).out;
    assert_eq!(json(example("`replay --json`")), json(&printed));
}

/// The keys in the first column of the first table after some words.
fn documented(after: &str) -> BTreeSet<String> {
    let rest = FORMAT.split_once(after).unwrap_or_else(|| panic!("nowhere: {after}")).1;
    let rows = rest
        .lines()
        .skip_while(|line| !line.starts_with("|--"))
        .skip(1)
        .take_while(|line| line.starts_with('|'));
    let first = rows.filter_map(|row| row.split('|').nth(1));
    first.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(ToOwned::to_owned).collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

fn schema(kind: Kind) -> Value {
    let ran = run(&Command::Schema { kind });
    assert_eq!(ran.ending, Ending::Well);
    json(&ran.out)
}

/// The tables of keys against the types: nothing is left out, and nothing is invented.
#[test]
fn every_key_of_a_file_is_described() {
    let (game, deck, tiles) = (schema(Kind::Game), schema(Kind::Deck), schema(Kind::Tiles));
    let of = |schema: &Value, name: &str| keys(&schema["$defs"][name]["properties"]);
    assert_eq!(documented("from replaying them."), keys(&game["properties"]));
    assert_eq!(documented("### The setup"), of(&game, "Setup"));
    let moves = game["$defs"]["Move"]["oneOf"].as_array().unwrap();
    let note = moves.iter().find(|made| made["properties"]["move"]["const"] == "note").unwrap();
    let mut note = keys(&note["properties"]);
    note.remove("move");
    assert_eq!(documented("A `note` is one tile:"), note);
    assert_eq!(documented("Each feature says"), of(&game, "Entry"));
    assert_eq!(documented("A deck is a list of cards."), of(&deck, "Card"));
    let mut asked = of(&deck, "Completed");
    asked.remove("feature");
    assert_eq!(documented("### A feature that is asked for"), asked);
    assert_eq!(documented("A tile set is a list of tiles"), of(&tiles, "Tile"));
}

/// The keys that stand in the words on cities, roads and fields of a tile, and on the bound of a
/// number.
#[test]
fn every_key_inside_a_tile_and_of_a_bound_is_described() {
    let (deck, tiles) = (schema(Kind::Deck), schema(Kind::Tiles));
    for (row, name) in
        [("| `cities` | its", "City"), ("| `roads` | its", "Road"), ("| `fields` | its", "Field")]
    {
        let row = FORMAT.lines().find(|line| line.starts_with(row)).unwrap();
        for key in keys(&tiles["$defs"][name]["properties"]) {
            assert!(row.contains(&format!("`{key}`")), "{name}: {key}");
        }
    }
    let bound = FORMAT.lines().find(|line| line.starts_with("A bound has")).unwrap();
    for key in keys(&deck["$defs"]["Bound"]["properties"]) {
        assert!(bound.contains(&format!("`{key}`")), "{key}");
    }
}

#[test]
fn every_key_of_the_standings_is_described() {
    let folder = folder();
    let running = json(&replay(&file(&folder, "A game"), true, None).out);
    let value = json(&replay(&scenarios().join("ex-32-twelve-tiles.json"), true, None).out);
    assert_eq!(documented("For the game at the head"), keys(&value));
    // The cards in hand are told when the game is over, and not before.
    assert_eq!(
        &keys(&value["players"][0]) - &keys(&running["players"][0]),
        ["failed", "held"].map(str::to_owned).into()
    );
    // Each table follows the words of the one before.
    assert_eq!(documented("`scores` | every score"), keys(&value["players"][0]));
    assert_eq!(documented("in the order in which that happened"), keys(&value["scores"][0]));
}

fn name(value: &impl Serialize) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
}

#[test]
fn every_name_is_listed() {
    let listed = |line: &str, names: Vec<String>| {
        let line = FORMAT
            .lines()
            .find(|other| other.starts_with(line))
            .unwrap_or_else(|| panic!("nowhere: {line}"));
        for name in names {
            assert!(line.contains(&format!("`{name}`")), "{name} is not in: {line}");
        }
    };
    listed("| `players` |", Colour::ALL.iter().map(name).collect());
    listed("| a figure |", Figure::ALL.iter().map(name).collect());
    listed("| a quarter", Quarter::ALL.iter().map(name).collect());
    listed("| a corner |", Corner::ALL.iter().map(name).collect());
    listed("| a token", Token::ALL.iter().map(name).collect());
    listed("| a good |", Good::ALL.iter().map(name).collect());
    listed("| `by_source` |", Source::ALL.iter().map(|source| source.name().to_owned()).collect());
    listed("| `look` |", Look::ALL.iter().map(name).collect());
    let sets = FORMAT.split_once("The sets are ").unwrap().1.split_once("\n\n").unwrap().0;
    for set in BUNDLED {
        assert!(sets.contains(&format!("`{set}`")), "{set}");
    }
}

/// A row of the table for each switch, with its answers, the usual one first.
#[test]
fn every_house_rule_is_described_with_its_answers() {
    for switch in HouseRule::ALL {
        let row = FORMAT.lines().find(|line| line.starts_with(&format!("| `{}`", switch.key())));
        let row = row.unwrap_or_else(|| panic!("{} is not described", switch.key()));
        let cells: Vec<&str> = row.split('|').collect();
        for (at, answer) in switch.answers().iter().enumerate() {
            let cell = cells.get(2 + at.min(1)).unwrap();
            assert!(cell.contains(&format!("`{answer}`")), "{row}: {answer}");
        }
    }
    let rows = FORMAT
        .split_once("| house rule |")
        .unwrap()
        .1
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    assert_eq!(rows.count(), HouseRule::ALL.len());
}

/// Every link of the page goes somewhere: to a heading of it, or to a file of the repository.
#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let anchor = |heading: &str| {
        let kept = heading
            .to_lowercase()
            .chars()
            .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'))
            .collect::<String>();
        format!("#{}", kept.replace(' ', "-"))
    };
    let headings = |text: &str| -> BTreeSet<String> {
        let headings = text.lines().filter(|line| line.starts_with('#'));
        headings.map(|line| anchor(line.trim_start_matches('#').trim())).collect()
    };
    let root = support::root();
    for (file, text) in [
        ("resources/format.md", FORMAT),
        ("resources/manual.md", MANUAL),
        ("README.md", README),
        ("src/README.md", MAP),
    ] {
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let (path, part) = link.split_at(link.find('#').unwrap_or(link.len()));
            let there = root.join(file).parent().unwrap().join(path);
            let leads = if path.is_empty() {
                headings(text).contains(part)
            } else if part.is_empty() {
                fs::exists(&there).unwrap()
            } else {
                headings(&fs::read_to_string(&there).unwrap_or_default()).contains(part)
            };
            assert!(leads, "{file}: {link}");
        }
    }
}

/// Whoever has never heard of it reads the README in one go.
#[test]
fn the_readme_has_at_most_120_lines() {
    assert!(README.lines().count() <= 120, "{} lines", README.lines().count());
}

/// The ways through the code lead past files that are there.
#[test]
fn every_file_that_the_map_of_the_code_names_is_there() {
    let root = support::root();
    let named = MAP.split('`').skip(1).step_by(2);
    let mut count = 0;
    for path in
        named.filter(|path| path.ends_with(".rs") && path.contains('/') && !path.contains('X'))
    {
        let from_root = ["src/", "tests/", "packaging/", "resources/"];
        let below = if from_root.iter().any(|top| path.starts_with(top)) { "" } else { "src" };
        assert!(fs::exists(root.join(below).join(path)).unwrap(), "{path}");
        count += 1;
    }
    assert!(count > 50, "only {count} files are named");
}

/// The page of the manual has every heading, and no link into files that lie beside the source.
#[test]
fn the_manual_is_a_page_for_a_browser() {
    let page = text::manual();
    for heading in MANUAL.lines().filter_map(|line| line.strip_prefix("## ")) {
        assert!(page.contains(&format!(">{heading}</h2>")), "{heading}");
    }
    let links = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    for link in links {
        let leads = link.strip_prefix('#').map(|part| page.contains(&format!("id=\"{part}\"")));
        assert!(leads.unwrap_or(link.contains("://")), "{link}");
    }
    assert!(page.contains("<table>") && !page.contains("<img"));
}

/// The man page and the help name the same commands and options.
#[test]
fn help_man_page_and_manual_name_the_same_commands_and_options() {
    let manual = include_str!("../packaging/linux/kings-order.1").replace('\\', "");
    let command = <cli::Arguments as clap::CommandFactory>::command();
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        assert!(MANUAL.contains(&format!("kings-order {name} ")), "the manual: {name}");
        assert!(manual.contains(&format!(".B kings-order {name}")), "the man page: {name}");
        for option in
            sub.get_arguments().filter_map(clap::Arg::get_long).filter(|long| *long != "help")
        {
            assert!(MANUAL.contains(&format!("--{option}")), "the manual: {name} --{option}");
            assert!(manual.contains(&format!("--{option}")), "the man page: {name} --{option}");
        }
    }
    assert_eq!(command.get_subcommands().count(), 7);
}
