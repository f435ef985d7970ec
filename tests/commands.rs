//! The commands without a window (design 7): in process with buffers, and the real program for what
//! only a process shows.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use cli::{self, Command, Ending, Format, Output};
use content::{bundled, deck};
use journal::Journal;
use rules::card::Card;
use rules::{Move, Setup};
use serde_json::{Value, json};
use storage::Saved;
use tempfile::TempDir;
use text::{Language, Words};

mod foreign;

use support::scenarios;
use support::table::{deploy, order_ids, place, seat, setup};

/// The output of a command, and its ending.
pub struct Ran {
    pub ending: Ending,
    pub out: String,
    pub err: String,
}

pub fn run(command: &Command) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let ending =
        cli::run(command, &Words::english(), &mut Output { out: &mut out, err: &mut err }).unwrap();
    Ran { ending, out: String::from_utf8(out).unwrap(), err: String::from_utf8(err).unwrap() }
}

pub fn replay(file: &Path, json: bool, to: Option<usize>) -> Ran {
    run(&Command::Replay { file: file.to_owned(), json, to })
}

pub fn check(files: &[&Path]) -> Ran {
    run(&Command::Check { files: files.iter().map(|file| (*file).to_owned()).collect() })
}

fn orders(sets: Option<&[&str]>, json: bool) -> Ran {
    run(&Command::Orders {
        sets: sets.map(|sets| sets.iter().map(|set| (*set).to_owned()).collect()),
        deck: None,
        json,
    })
}

pub fn export(file: &Path, format: Format) -> Ran {
    run(&Command::Export { file: file.to_owned(), format, language: None })
}

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub fn write(folder: &TempDir, name: &str, text: &str) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

pub fn game_file(folder: &TempDir, setup: Setup, moves: Vec<Move>) -> PathBuf {
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        moves,
        Vec::new(),
    );
    write(folder, "evening.json", &saved.encode().unwrap())
}

/// A running game of Anna and Ben with King & Robber and orders: Anna's city of two with her knight
/// is complete, worth 4, the King of 2 and her order "take the King"; it is Ben's turn.
fn running(folder: &TempDir) -> (PathBuf, Journal) {
    let mut setup = setup(&["Anna", "Ben"], &["base", "king-robber"]);
    let pile = [
        "king-robber-1",
        "base-26",
        "base-27",
        "base-03",
        "base-08",
        "base-11",
        "base-15",
        "king-robber-3",
        "base-10",
    ];
    setup.orders = Some(order_ids(&pile).collect());
    let moves = vec![
        Move::KeepOrders { player: seat(0), returned: None },
        Move::KeepOrders { player: seat(1), returned: Some("base-08".into()) },
        Move::DrawOrder { card: Some("base-15".into()) },
        place("base-city-cap", (0, -1), 180),
        deploy("city:0"),
        Move::EndTurn,
    ];
    let (journal, stop) =
        Journal::replay(setup.clone(), bundled::catalogue(), moves.clone()).unwrap();
    assert_eq!(stop, None);
    (game_file(folder, setup, moves), journal)
}

fn points_of(order: &str) -> i32 {
    bundled::catalogue().card(order).unwrap().points
}

fn json_of(ran: &Ran) -> Value {
    assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""));
    serde_json::from_str(&ran.out).unwrap()
}

fn keys(value: &Value) -> Vec<String> {
    let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
    keys.sort();
    keys
}

// ---- replay ----

#[test]
fn replay_prints_the_standings() {
    let folder = folder();
    let (file, _) = running(&folder);
    let ran = replay(&file, false, None);
    assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "Turn 2: Ben. Tiles: 2 on the board, 75 left.");
    assert_eq!(lines[1], "King: Anna (2). Robber: nobody.");
    let words = |line: &str| line.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>();
    assert_eq!(words(lines[3]), ["score", "projected", "followers", "orders", "fulfilled"]);
    // Anna: the city and the order; at the end also 1 for the King and 10 for the most orders. Ben
    // holds two orders.
    let score = 4 + points_of("king-robber-1");
    assert_eq!(
        words(lines[4]),
        ["Anna", &score.to_string(), &(score + 11).to_string(), "7", "3", "1"]
    );
    assert_eq!(words(lines[5]), ["Ben", "0", "0", "7", "2", "0"]);
    assert_eq!(lines.len(), 6);
}

#[test]
fn replay_of_a_finished_game_names_the_winners() {
    let ran = replay(&scenarios().join("ex-32-twelve-tiles.json"), false, None);
    assert!(ran.out.starts_with("Anna wins."), "{}", ran.out);
}

/// Design 7: exactly these keys.
#[test]
fn replay_json_has_exactly_the_keys_of_its_contract() {
    let folder = folder();
    let (file, _) = running(&folder);
    let value = json_of(&replay(&file, true, None));
    assert_eq!(
        keys(&value),
        [
            "active",
            "completed",
            "finished",
            "king",
            "moves",
            "players",
            "robber",
            "scores",
            "tiles_left",
            "tiles_placed",
            "turn"
        ]
    );
    assert_eq!(keys(&value["king"]), ["holder", "size"]);
    assert_eq!(keys(&value["robber"]), ["holder", "size"]);
    assert_eq!(keys(&value["completed"]), ["cities", "monasteries", "roads", "shrines"]);
    for player in value["players"].as_array().unwrap() {
        let known = [
            "by_source",
            "discarded",
            "followers_left",
            "fulfilled",
            "hand",
            "name",
            "projected",
            "score",
            "spent",
        ];
        assert_eq!(keys(player), known);
        assert_eq!(
            keys(&player["by_source"]),
            [
                "by-hand",
                "catapult",
                "city",
                "fairy",
                "field",
                "goods",
                "king",
                "monastery",
                "orders",
                "ransom",
                "road",
                "robber",
                "shrine"
            ]
        );
    }
    for score in value["scores"].as_array().unwrap() {
        assert_eq!(keys(score), ["lines", "move", "player", "points", "source"]);
        for line in score["lines"].as_array().unwrap() {
            assert_eq!(keys(line), ["count", "each", "label", "points"]);
        }
    }
}

#[test]
fn replay_json_tells_the_game() {
    let folder = folder();
    let (file, _) = running(&folder);
    let value = json_of(&replay(&file, true, None));
    let order = points_of("king-robber-1");
    assert_eq!(
        (&value["moves"], &value["finished"], &value["turn"]),
        (&json!(6), &json!(false), &json!(2))
    );
    assert_eq!(
        (&value["active"], &value["tiles_placed"], &value["tiles_left"]),
        (&json!("Ben"), &json!(2), &json!(75))
    );
    assert_eq!(value["king"], json!({"holder": "Anna", "size": 2}));
    assert_eq!(value["robber"], json!({"holder": null, "size": 0}));
    assert_eq!(
        value["completed"],
        json!({"cities": 1, "roads": 0, "monasteries": 0, "shrines": 0})
    );
    let anna = &value["players"][0];
    assert_eq!(
        (&anna["name"], &anna["score"], &anna["projected"]),
        (&json!("Anna"), &json!(4 + order), &json!(15 + order))
    );
    assert_eq!(
        (&anna["by_source"]["city"], &anna["by_source"]["orders"]),
        (&json!(4), &json!(order))
    );
    assert_eq!(
        (&anna["followers_left"], &anna["hand"], &anna["fulfilled"]),
        (&json!(7), &json!(3), &json!(["king-robber-1"]))
    );
    assert_eq!(
        (&value["players"][1]["hand"], &value["players"][1]["fulfilled"]),
        (&json!(2), &json!([]))
    );
    // Both scores belong to the move that ended the turn, number 5 from 0.
    let scores = value["scores"].as_array().unwrap();
    assert_eq!(scores.len(), 2);
    assert_eq!(
        scores[0],
        json!({"move": 5, "player": "Anna", "source": "city", "points": 4,
               "lines": [{"label": "2 tiles", "count": 2, "each": 2, "points": 4}]})
    );
    assert_eq!((&scores[1]["source"], &scores[1]["points"]), (&json!("orders"), &json!(order)));
}

#[test]
fn replay_json_of_a_finished_game_has_nobody_on_turn() {
    let value = json_of(&replay(&scenarios().join("base-1.json"), true, None));
    assert_eq!(
        (&value["finished"], &value["active"], &value["tiles_left"]),
        (&json!(true), &json!(null), &json!(0))
    );
    // As it is known: Alice 59, Bob 84.
    assert_eq!(
        (&value["players"][0]["score"], &value["players"][1]["score"]),
        (&json!(59), &json!(84))
    );
    assert_eq!(value["players"][0]["score"], value["players"][0]["projected"]);
    assert_eq!(value["king"], json!({"holder": null, "size": 0}));
}

#[test]
fn replay_goes_to_a_move() {
    let folder = folder();
    let (file, _) = running(&folder);
    let value = json_of(&replay(&file, true, Some(4)));
    // The tile lies, the knight is not deployed yet.
    assert_eq!(
        (&value["moves"], &value["turn"], &value["tiles_placed"]),
        (&json!(4), &json!(1), &json!(2))
    );
    assert_eq!((&value["players"][0]["followers_left"], &value["scores"]), (&json!(7), &json!([])));
    let dealt = json_of(&replay(&file, true, Some(0)));
    assert_eq!(
        (&dealt["moves"], &dealt["active"], &dealt["players"][0]["hand"]),
        (&json!(0), &json!(null), &json!(3))
    );
    assert!(replay(&file, false, Some(1)).out.starts_with("The orders are dealt."));
    // Further than the game is: all of it, and it is said.
    let beyond = replay(&file, true, Some(99));
    let said = format!("{} has only 6 moves.", file.display());
    assert!(beyond.err.starts_with(&said), "{}", beyond.err);
    assert_eq!(serde_json::from_str::<Value>(&beyond.out).unwrap()["moves"], json!(6));
}

#[test]
fn replay_to_a_move_minds_no_move_after_it() {
    let folder = folder();
    let (file, _) = running(&folder);
    let whole = fs::read_to_string(&file).unwrap();
    let refused = write(
        &folder,
        "refused.json",
        &whole.replace("{\"move\":\"end-turn\"}", "{\"move\":\"end-game\"}"),
    );
    for json in [false, true] {
        // Of six moves the last is refused.
        for to in 0..=5 {
            let (one, other) = (replay(&refused, json, Some(to)), replay(&file, json, Some(to)));
            assert_eq!((one.ending, one.err.as_str()), (Ending::Well, ""), "to {to}");
            assert_eq!(one.out, other.out, "to {to}");
        }
        for to in [6, 99] {
            let ran = replay(&refused, json, Some(to));
            assert_eq!((ran.ending, ran.out.as_str()), (Ending::Fault, ""), "to {to}");
            assert!(ran.err.contains("Move 6 is refused"), "{}", ran.err);
        }
    }
}

#[test]
fn replay_of_what_is_no_sound_game_is_a_fault() {
    let folder = folder();
    let torn = write(&folder, "torn.json", "{\"format\": \"kings-order\", ");
    let (file, _) = running(&folder);
    let refused = write(
        &folder,
        "refused.json",
        &fs::read_to_string(&file)
            .unwrap()
            .replace("{\"move\":\"end-turn\"}", "{\"move\":\"end-game\"}"),
    );
    let missing = folder.path().join("missing.json");
    for path in [&torn, &refused, &missing] {
        for json in [false, true] {
            let ran = replay(path, json, None);
            assert_eq!((ran.ending, ran.out.as_str()), (Ending::Fault, ""));
            assert!(ran.err.contains(&path.display().to_string()), "{}", ran.err);
        }
    }
    assert!(
        replay(&refused, false, None).err.contains("Move 6 is refused"),
        "{}",
        replay(&refused, false, None).err
    );
}

// ---- check ----

#[test]
fn check_says_ok_of_sound_files_of_every_kind() {
    let folder = folder();
    let (game, _) = running(&folder);
    let resources = support::root().join("resources");
    let (deck, tiles) = (resources.join("orders/base.json"), resources.join("tiles/base.json"));
    let ran = check(&[&game, &deck, &tiles]);
    assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""));
    let expected: Vec<String> =
        [&game, &deck, &tiles].map(|path| format!("{}: ok", path.display())).to_vec();
    assert_eq!(ran.out.lines().collect::<Vec<_>>(), expected);
}

/// The games that come with the app are whole and sound.
#[test]
fn check_says_ok_of_the_bundled_samples() {
    let folder = support::root().join("resources/samples");
    let samples: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!samples.is_empty());
    let ran = check(&samples.iter().map(PathBuf::as_path).collect::<Vec<_>>());
    assert_eq!(ran.ending, Ending::Well, "{}", ran.out);
}

#[test]
fn check_tells_every_fault_with_its_place() {
    let folder = folder();
    let tiles = json!([
        {"id": "a-tile", "set": "own", "count": 0, "edges": {"n": "city", "e": "field", "s": "field", "w": "field"},
         "fields": [{"half_edges": ["e1", "e2", "s1", "s2", "w1", "w2"]}]},
        {"id": "b-tile"}
    ]);
    let cards = json!([
        {"id": "a-card", "set": "own", "title": "", "text": "Text.", "points": 99, "source": "house",
         "requirement": {"complete": {"feature": "road", "pennants": {"at-least": 1}}}}
    ]);
    let tiles = write(&folder, "tiles.json", &tiles.to_string());
    let cards = write(&folder, "cards.json", &cards.to_string());
    let neither = write(&folder, "list.json", "[1, 2]");
    let ran = check(&[&tiles, &cards, &neither]);
    assert_eq!(ran.ending, Ending::Fault);
    let of = |path: &Path| {
        let path = format!("{}: ", path.display());
        ran.out
            .lines()
            .filter_map(|line| line.strip_prefix(&path))
            .map(ToOwned::to_owned)
            .collect::<Vec<_>>()
    };
    let places: Vec<String> =
        of(&tiles).iter().map(|line| line.split(':').next().unwrap().to_owned()).collect();
    // The tile that is none; then no copies, no city segment in the north, a field along a city
    // that touches none.
    assert_eq!(places, ["b-tile", "a-tile, count", "a-tile, edges", "a-tile, fields"]);
    let places: Vec<String> =
        of(&cards).iter().map(|line| line.split(':').next().unwrap().to_owned()).collect();
    assert_eq!(places, ["a-card, title", "a-card, points", "a-card, requirement"]);
    assert_eq!(of(&neither).len(), 1);
}

#[test]
fn check_tells_every_refused_move_with_its_number() {
    let folder = folder();
    let moves = vec![
        Move::EndTurn,
        place("base-city-cap", (0, -1), 90),
        place("base-city-cap", (0, -1), 180),
        deploy("road:0"),
        Move::EndTurn,
    ];
    let file = game_file(&folder, setup(&["Anna", "Ben"], &["base"]), moves);
    let ran = check(&[&file]);
    assert_eq!(ran.ending, Ending::Fault);
    let path = format!("{}: ", file.display());
    let told: Vec<&str> = ran.out.lines().map(|line| line.strip_prefix(&path).unwrap()).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(
        told[0].starts_with("move 1: ")
            && told[1].starts_with("move 2: ")
            && told[2].starts_with("move 4: ")
    );
}

#[test]
fn check_stops_telling_after_twenty_refused_moves_and_counts_the_rest() {
    let folder = folder();
    let file = game_file(&folder, setup(&["Anna", "Ben"], &["base"]), vec![Move::EndTurn; 25]);
    let ran = check(&[&file]);
    assert_eq!(ran.out.lines().count(), 21);
    assert!(ran.out.lines().last().unwrap().ends_with("5 more moves are refused"));
}

#[test]
fn check_tells_faults_of_setup_and_of_fields() {
    let folder = folder();
    let mut wrong = setup(&["Anna"], &["king-robber"]);
    wrong.players[0].name.clear();
    let ran = check(&[&game_file(&folder, wrong, Vec::new())]);
    // One player, no name, no base game.
    assert_eq!((ran.ending, ran.out.lines().count()), (Ending::Fault, 3));
    let (file, _) = running(&folder);
    let text = fs::read_to_string(&file).unwrap();
    let text = text
        .replace("\"colour\":\"blue\"", "\"colour\":\"azure\"")
        .replace("\"rotation\":180", "\"rotation\":181");
    let ran = check(&[&write(&folder, "fields.json", &text)]);
    assert_eq!((ran.ending, ran.out.lines().count()), (Ending::Fault, 2), "{}", ran.out);
    assert!(
        ran.out.contains("setup.players[1].colour") && ran.out.contains("move 4"),
        "{}",
        ran.out
    );
}

/// Design 7: every fault. Here a field that does not exist stands beside a move that cannot be
/// read: both are told.
#[test]
fn check_tells_an_unknown_field_beside_a_wrong_move() {
    let folder = folder();
    let (file, _) = running(&folder);
    let text = fs::read_to_string(&file).unwrap();
    let text = text
        .replace("\"rotation\":180", "\"rotation\":181")
        .replace("\"moves\"", "\"mood\": \"good\",\n \"moves\"");
    let ran = check(&[&write(&folder, "fields.json", &text)]);
    assert_eq!(ran.ending, Ending::Fault);
    assert!(ran.out.contains("move 4"), "{}", ran.out);
    assert!(ran.out.contains("mood"), "the unknown field `mood` is not told:\n{}", ran.out);
}

#[test]
fn check_tells_what_is_no_json_and_what_is_not_there() {
    let folder = folder();
    let torn = write(&folder, "torn.json", "{\"format\": ");
    let missing = folder.path().join("missing.json");
    let ran = check(&[&torn, &missing]);
    assert_eq!(ran.ending, Ending::Fault);
    assert_eq!(ran.out.lines().count(), 2);
    assert!(
        ran.out.contains("torn.json is damaged") && ran.out.contains("missing.json cannot be read"),
        "{}",
        ran.out
    );
}

/// A list that is torn is damaged, and where: it is not said to be something else.
#[test]
fn check_tells_where_a_torn_list_is_torn() {
    let folder = folder();
    let ran = check(&[&write(&folder, "torn.json", "[{\"id\": \"a-tile\",\n \"set\": ")]);
    assert_eq!(ran.ending, Ending::Fault);
    assert!(ran.out.contains("line 2"), "{}", ran.out);
}

// ---- orders ----

#[test]
fn orders_lists_the_deck_of_the_sets() {
    let ran = orders(None, false);
    assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!((lines.len(), *lines.last().unwrap()), (123, "122 cards"));
    assert!(
        lines[0].starts_with("base-01")
            && lines[0].ends_with("Complete a city of exactly 5 tiles."),
        "{}",
        lines[0]
    );
    assert_eq!(orders(Some(&["base"]), false).out.lines().last(), Some("51 cards"));
    assert_eq!(orders(Some(&["king-robber"]), false).out.lines().last(), Some("5 cards"));
    // R-KO-2: rivers bring none.
    assert_eq!(orders(Some(&["base", "river-2"]), false).out.lines().last(), Some("51 cards"));
}

#[test]
fn orders_json_of_one_set_is_a_deck_file() {
    for (set, count) in [("base", 51), ("king-robber", 5)] {
        let ran = orders(Some(&[set]), true);
        let (cards, faults) = deck::read("deck.json", &ran.out);
        assert_eq!((cards.len(), faults), (count, Vec::new()));
        let (bundled, english) = (bundled::catalogue(), Words::english());
        for card in &cards {
            let same = bundled.card(card.id.as_str()).unwrap();
            let text = Some(english.card_text(same));
            assert_eq!(*card, Card { text, ..Card::clone(same) }, "the bundled one with its words");
        }
    }
}

/// Its help says “in the shape of a deck file”: what the command writes, `check` and the app can
/// read again, also for the usual deck of two sets.
#[test]
fn orders_json_of_the_whole_deck_can_be_checked_again() {
    let folder = folder();
    let ran = orders(None, true);
    let file = write(&folder, "deck.json", &ran.out);
    let checked = check(&[&file]);
    assert_eq!(checked.ending, Ending::Well, "{}", checked.out);
}

/// What people read of a deck is in one language; JSON is for programs, and so in English always.
#[test]
fn orders_are_listed_in_the_language_of_the_system() {
    for (sets, last) in [(None, "122 Karten"), (Some(vec!["king-robber".to_owned()]), "5 Karten")] {
        let out = orders_in_german(&Command::Orders { sets, deck: None, json: false });
        assert_eq!(out.lines().last(), Some(last));
        let king = out.lines().find(|line| line.starts_with("king-robber-1")).unwrap();
        assert!(king.contains("Die Krone") && king.contains("Nimm den König"), "{king}");
        // Titles stand below one another, the longest of this language among them.
        let text = |line: &str| line.find("Nimm").map(|at| line[..at].chars().count());
        let places: BTreeSet<usize> = out.lines().filter_map(text).collect();
        assert_eq!(places.len(), 1, "{out}");
    }
    let json = Command::Orders { sets: None, deck: None, json: true };
    assert_eq!(orders_in_german(&json), orders(None, true).out);
}

/// R-KO-50: a card that a deck has twice is listed once, and counted as two.
#[test]
fn the_list_of_a_deck_tells_how_often_it_has_a_card() {
    let folder = folder();
    let deck = write(&folder, "fans.json", include_str!("decks/fan-exact.json"));
    let listed = |json| run(&Command::Orders { sets: None, deck: Some(deck.clone()), json });
    let out = listed(false).out;
    let twins: Vec<&str> = out.lines().filter(|line| line.contains("Twin cities")).collect();
    assert!(matches!(twins[..], [line] if line.contains("(2 ×)")), "{out}");
    assert!(out.lines().last().is_some_and(|last| last.starts_with("8 ")), "{out}");
    assert_eq!(listed(true).out.matches("\"count\": 2").count(), 1);
}

fn orders_in_german(command: &Command) -> String {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let output = &mut Output { out: &mut out, err: &mut err };
    let ending = cli::run(command, &Words::in_language(Language::German), output).unwrap();
    assert_eq!((ending, err.len()), (Ending::Well, 0));
    String::from_utf8(out).unwrap()
}

/// A deck without words of its own: its cards are sound, and what they ask for is told.
#[test]
fn a_card_without_a_text_is_sound_and_says_what_it_asks_for() {
    let folder = folder();
    let card = r#"[{"id": "own-1", "set": "base", "title": "Mine", "points": 9, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 9}}}}]"#;
    let file = write(&folder, "deck.json", card);
    assert_eq!(check(&[&file]).ending, Ending::Well);
    for (json, said) in [
        (false, "Stelle eine Stadt aus genau 9 Plättchen fertig."),
        (true, "Complete a city of exactly 9 tiles."),
    ] {
        let out = orders_in_german(&Command::Orders { sets: None, deck: Some(file.clone()), json });
        assert!(out.contains(said), "{out}");
    }
}

#[test]
fn orders_of_an_unknown_set_is_wrong_usage() {
    let ran = orders(Some(&["base", "moon"]), false);
    assert_eq!((ran.ending, ran.out.as_str()), (Ending::Usage, ""));
    assert!(ran.err.contains("moon") && ran.err.contains("king-robber"), "{}", ran.err);
}

// ---- export ----

#[test]
fn export_json_is_the_replay() {
    let folder = folder();
    let (file, _) = running(&folder);
    assert_eq!(export(&file, Format::Json).out, replay(&file, true, None).out);
}

#[test]
fn export_csv_has_a_line_for_each_score() {
    let folder = folder();
    let (file, _) = running(&folder);
    let ran = export(&file, Format::Csv);
    assert_eq!(ran.ending, Ending::Well);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "move,turn,player,source,points,reason,sum");
    assert_eq!(lines[1], "6,1,Anna,city,4,city of 2,2 tiles × 2 = 4");
    assert!(
        lines[2].starts_with(&format!("6,1,Anna,orders,{},", points_of("king-robber-1"))),
        "{}",
        lines[2]
    );
    assert_eq!(lines.len(), 3);
}

/// Names and reasons are people's words: commas, quotes and line breaks stay in their cell, and
/// nothing becomes a formula.
#[test]
fn export_csv_quotes_what_needs_it() {
    let folder = folder();
    let adjust = Move::Adjust {
        player: seat(0),
        points: -3,
        reason: "=1+1, \"twice\"\nand more".to_owned(),
        source: None,
    };
    let file = game_file(&folder, setup(&["=Anna", "Ben, the 2nd"], &["base"]), vec![adjust]);
    let out = export(&file, Format::Csv).out;
    assert!(out.contains("1,1,'=Anna,by-hand,-3,"), "{out}");
    assert!(out.contains(r#""by hand: =1+1, ""twice"""#), "{out}");
    let file = game_file(
        &folder,
        setup(&["=Anna", "Ben, the 2nd"], &["base"]),
        vec![Move::Adjust { player: seat(1), points: 3, reason: "x".to_owned(), source: None }],
    );
    assert!(export(&file, Format::Csv).out.contains("1,1,\"Ben, the 2nd\",by-hand,3,by hand: x,"));
}

#[test]
fn export_markdown_has_the_table_and_the_log() {
    let ran = export(&scenarios().join("ex-32-twelve-tiles.json"), Format::Markdown);
    assert_eq!(ran.ending, Ending::Well);
    for expected in [
        "# Carcassonne, 2",
        "Anna wins.",
        "| | Anna | Ben |",
        "| Cities | 32 | 0 |",
        "| King’s Orders | 33 | −30 |",
        "| **Total** | **65** | **−30** |",
        "- Turn 11 · Anna +32: city of 12 with 4 pennants (12 tiles × 2 = 24, 4 pennants × 2 = 8)",
    ] {
        assert!(ran.out.contains(expected), "`{expected}` is missing in\n{}", ran.out);
    }
}

/// Design 5 and 7: nothing that is still secret, in no format: no id and no title of a card in a
/// hand or in the pile.
#[test]
fn an_export_of_a_running_game_holds_no_secret_card() {
    let folder = folder();
    let (file, journal) = running(&folder);
    let secret: Vec<String> = {
        let orders = journal.game().orders().unwrap();
        let hands = journal.game().seats().flat_map(|seat| &orders.hand(seat).held);
        orders
            .pile()
            .iter()
            .chain(hands)
            .flat_map(|card| [card.id.to_string(), card.title.clone()])
            .collect()
    };
    // Eight of the nine cards are secret; the ninth is fulfilled and open.
    assert_eq!(secret.len(), 16);
    let open = bundled::catalogue().card("king-robber-1").unwrap().title.clone();
    for format in [Format::Csv, Format::Markdown, Format::Json] {
        let out = export(&file, format).out;
        for word in &secret {
            assert!(!out.contains(word.as_str()), "{format:?} tells {word}:\n{out}");
        }
        assert!(out.contains(open.as_str()), "{format:?} tells of the fulfilled card:\n{out}");
    }
    let plain = replay(&file, false, None).out;
    assert!(secret.iter().all(|word| !plain.contains(word.as_str())), "{plain}");
}

/// The page, the message and the play tell of orders: only of a game that is over.
#[test]
fn what_is_told_to_others_is_told_when_the_game_is_over() {
    let folder = folder();
    let (running, _) = running(&folder);
    let over = scenarios().join("king-robber-1.json");
    for format in [Format::Page, Format::Text, Format::BgStats] {
        let ran = export(&running, format);
        assert_eq!((ran.ending, ran.out.as_str()), (Ending::Fault, ""), "{format:?}");
        assert!(ran.err.contains("play it to the end first"), "{}", ran.err);
        let ran = export(&over, format);
        assert_eq!((ran.ending, ran.err.as_str()), (Ending::Well, ""), "{format:?}");
        assert!(ran.out.ends_with('\n') && ran.out.len() > 100, "{format:?}");
        // Its script is as the page says that it is.
        assert!(format != Format::Page || ran.out.contains(evening::SCRIPT));
    }
    let language = Language::German;
    let german =
        run(&Command::Export { file: over, format: Format::Text, language: Some(language) }).out;
    assert!(german.contains(" gewinnt\n"), "{german}");
}

#[test]
fn markdown_of_a_game_that_goes_on_says_so() {
    let folder = folder();
    let file = game_file(&folder, setup(&["Anna", "Ben"], &["base"]), Vec::new());
    let out = export(&file, Format::Markdown).out;
    assert!(out.contains("\n\nNot finished: turn 1.\n\n"), "{out}");
}

#[test]
fn export_of_what_is_no_game_is_a_fault() {
    let folder = folder();
    let file = write(&folder, "deck.json", "[]");
    for format in [Format::Csv, Format::Markdown, Format::Json, Format::Page, Format::BgStats] {
        let ran = export(&file, format);
        assert_eq!((ran.ending, ran.out.as_str()), (Ending::Fault, ""));
        assert!(!ran.err.is_empty());
    }
}

// ---- the real program ----

/// The program with these arguments, in an empty environment: no display, no home.
fn program(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Process::new(env!("CARGO_BIN_EXE_kings-order"))
        .args(arguments)
        .env_clear()
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_program_replays_without_display_or_home_and_ends_with_0() {
    let file = scenarios().join("king-robber-4.json");
    let (code, out, err) = program(&["replay", "--json", file.to_str().unwrap()]);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert_eq!(out, replay(&file, true, None).out);
}

/// JSON, which other programs read, is the same everywhere.
#[test]
fn the_program_speaks_the_language_of_the_system() {
    let german = |arguments: &[&str]| {
        let mut program = Process::new(env!("CARGO_BIN_EXE_kings-order"));
        let output = program.args(arguments).env_clear().env("LANG", "de_AT.UTF-8").output();
        let output = output.expect("the program");
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let file = scenarios().join("king-robber-4.json");
    let file = file.to_str().unwrap();
    assert!(german(&["replay", "nothing.json"]).1.contains("lässt sich nicht lesen"));
    assert!(german(&["replay", file]).0.contains("Raubritter"));
    assert!(german(&["export", "--as", "markdown", file]).0.contains("Gesamt"));
    assert_eq!(german(&["replay", "--json", file]).0, program(&["replay", "--json", file]).1);
    assert_eq!(
        german(&["export", "--as", "json", file]).0,
        program(&["export", "--as", "json", file]).1
    );
}

/// Half past midnight in Berlin and half past eight in Tokyo are a day later than in UTC, and half
/// past six in New York is not; in July Berlin is two hours ahead. BG Stats asks for UTC.
#[test]
fn days_are_those_of_the_place_where_the_table_is() {
    let folder = folder();
    let export = |started: &str, zone: Option<&str>, format: &str| {
        let setup = setup(&["Anna", "Ben"], &["base"]);
        let (id, started) = ("evening".to_owned(), started.to_owned());
        let saved = Saved::new(id, started, setup, vec![Move::EndGame], Vec::new());
        let file = write(&folder, "evening.json", &saved.encode().unwrap());
        let mut program = Process::new(env!("CARGO_BIN_EXE_kings-order"));
        program.args(["export", "--language", "en", "--as", format]).arg(file).env_clear();
        program.envs(zone.map(|zone| ("TZ", zone)));
        String::from_utf8(program.output().unwrap().stdout).unwrap()
    };
    for (started, zone, day) in [
        ("2026-11-21T23:30:00Z", "UTC", "21 November 2026"),
        ("2026-11-21T23:30:00Z", "Europe/Berlin", "22 November 2026"),
        ("2026-11-21T23:30:00Z", "Asia/Tokyo", "22 November 2026"),
        ("2026-11-21T23:30:00Z", "America/New_York", "21 November 2026"),
        ("2026-11-21T22:30:00Z", "Europe/Berlin", "21 November 2026"),
        ("2026-07-21T22:30:00Z", "Europe/Berlin", "22 July 2026"),
    ] {
        let page = export(started, Some(zone), "markdown");
        assert!(page.starts_with(&format!("# Carcassonne, {day}\n")), "{zone}: {page}");
    }
    let link = export("2026-11-21T23:30:00Z", Some("Asia/Tokyo"), "bg-stats");
    assert!(link.contains("%222026-11-21%2023:30:00%22"), "{link}");
}

/// Where the system has no database of zones, as Windows and a bare Linux have none.
#[test]
fn the_program_knows_the_zones_of_the_world_by_itself() {
    let zones = jiff::tz::TimeZoneDatabase::bundled();
    for zone in ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"] {
        assert!(zones.get(zone).is_ok(), "{zone}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_told() {
    let file = scenarios().join("king-robber-4.json");
    for arguments in [vec!["replay", file.to_str().unwrap()], vec!["--help"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let mut program = Process::new(env!("CARGO_BIN_EXE_kings-order"));
        let output = program.args(&arguments).env_clear().stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(arguments == ["--help"] || told.contains("the disk is full"), "{told}");
    }
}

#[test]
fn the_program_ends_with_1_for_a_fault_in_a_file() {
    let folder = folder();
    let torn = write(&folder, "torn.json", "{");
    for command in ["replay", "check"] {
        let (code, out, err) = program(&[command, torn.to_str().unwrap()]);
        assert_eq!(code, Some(1), "{command}: {out}{err}");
        assert!(format!("{out}{err}").contains("torn.json"), "{out}{err}");
    }
}

#[test]
fn the_program_ends_with_2_for_wrong_usage() {
    for arguments in [
        &["replay"][..],
        &["check"],
        &["dance"],
        &["replay", "--loudly", "game.json"],
        &["replay", "game.json", "--to", "minus one"],
        &["export", "game.json"],
        &["export", "game.json", "--as", "pdf"],
        &["orders", "--sets", "moon"],
        &["season"],
        &["season", "game.json", "--by", "luck"],
        &["schema"],
        &["schema", "settings"],
    ] {
        let (code, out, err) = program(arguments);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!err.is_empty(), "{arguments:?}");
    }
}

#[test]
fn the_program_takes_several_sets_with_commas() {
    let (code, out, _) = program(&["orders", "--sets", "base,king-robber"]);
    assert_eq!((code, out.lines().last()), (Some(0), Some("56 cards")));
}

#[test]
fn the_program_explains_itself() {
    let (code, out, _) = program(&["--help"]);
    assert_eq!(code, Some(0));
    for command in ["replay", "check", "orders", "export", "season", "schema"] {
        assert!(out.contains(command), "{out}");
    }
    assert_eq!(program(&["--version"]).0, Some(0));
}

/// Without the window's code, no command is wrong usage. (With it, it opens the window.)
#[cfg(not(feature = "gui"))]
#[test]
fn the_program_without_a_window_asks_for_a_command() {
    assert_eq!(program(&[]).0, Some(2));
}

/// A pattern such as `check *.json`, as a console of Windows hands it over.
#[test]
fn a_pattern_stands_for_the_files_that_fit_it() {
    let folder = TempDir::new().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["b.json", "a.JSON", "[c].json", "a.txt", "1.json.previous"] {
        fs::write(at(name), "").unwrap();
    }
    let expanded = |names: &[&str]| {
        let named: Vec<PathBuf> = names.iter().map(|name| at(name)).collect();
        cli::patterns::expanded(&named)
    };
    assert_eq!(expanded(&["*.json"]), [at("[c].json"), at("a.JSON"), at("b.json")]);
    assert_eq!(expanded(&["b.json", "a.???"]), [at("b.json"), at("a.txt")]);
    assert_eq!(expanded(&["[c].json", "[c].*"]), [at("[c].json"), at("[c].json")]);
    assert_eq!(expanded(&["*.pdf", "none"]), [at("*.pdf"), at("none")], "to be told");
}
