//! The accounts of a finished game for others: the page, the message, the play. Names in them are
//! text, and of a running game nothing is told.

use std::fmt::Write as _;
use std::fs;

use content::bundled;
use evening::{SCRIPT, SCRIPT_DIGEST, page};
use journal::{Course, Journal};
use rules::Move;
use rules::setup::{Recording, Setup};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use storage::{Clock, Saved};
use text::export::{Untold, bg_stats, markdown, message};
use text::{Language, Words};

use support::dice::random_game;
use support::scenarios;
use support::table::{Table, setup, workshop_catalogue};

const STARTED: &str = "2026-11-21T18:30:00Z";

/// The worst that a file could call people.
const HOSTILE: [&str; 2] = ["</script><b>&amp;'\"", "${x}`\u{2028}<!--"];

const PILE: [&str; 6] = ["base-01", "base-03", "base-26", "base-11", "base-27", "base-44"];

fn english() -> Words {
    Words::english()
}

/// A game of two, with those names: the first has 4 points for a city of two, the second 3 by hand.
fn evening(names: &[&str]) -> Table {
    let mut table = Table::with_king(names);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    table.adjust(names[1], 3).turn("base-road-straight", (1, 0), 0).end_game();
    table
}

// ---- what is not told ----

#[test]
fn a_running_game_is_not_told_in_any_language() {
    let hands = [["base-01", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
    table.pass();
    for language in Language::ALL {
        let words = Words::in_language(*language);
        assert_eq!(page(table.journal(), STARTED, &words), Err(Untold::Running));
        assert_eq!(message(table.journal(), STARTED, &words), Err(Untold::Running));
        let play = bg_stats(table.journal(), "x", STARTED, None, &words);
        assert_eq!(play, Err(Untold::Running));
        assert!(words.untold(Untold::Running).ends_with('.'));
    }
}

#[test]
fn where_only_the_orders_were_kept_nobody_knows_the_points() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.record = Recording::Deck;
    setup.orders = Some(support::table::order_ids(&PILE).collect());
    let mut table = Table::new(Setup { ..setup }, workshop_catalogue());
    table.keep("Anna", None).keep("Ben", None).end_game();
    assert_eq!(page(table.journal(), STARTED, &english()), Err(Untold::NoScore));
}

// ---- the page ----

/// Everything that could end an element or an attribute is written by its number; the script alone
/// runs, and nothing is loaded.
#[test]
fn a_hostile_name_is_text_wherever_it_stands() {
    let table = evening(&HOSTILE);
    let html = page(table.journal(), STARTED, &english()).unwrap();
    for part in ["</script><b>", "<!--", "\u{2028}", "https:", "url(", "@import"] {
        assert!(!html.contains(part), "{part}");
    }
    assert!(html.contains("&lt;/script&gt;&lt;b&gt;&amp;amp;&#39;&quot;"));
    assert!(html.contains(r"\u003c/script\u003e\u003cb\u003e\u0026amp;'"));
    // The data, its words and what runs.
    assert_eq!(html.matches("<script").count(), 3);
    assert_eq!(html.matches("</script>").count(), 3);
    assert!(html.contains("default-src 'none'"));
}

#[test]
fn only_the_pages_own_script_may_run() {
    let digest = Sha256::digest(SCRIPT.as_bytes());
    assert_eq!(base64(&digest), SCRIPT_DIGEST, "write the first into src/evening.rs");
    let table = evening(&["Anna", "Ben"]);
    let html = page(table.journal(), STARTED, &english()).unwrap();
    assert!(html.contains(&format!("script-src 'sha256-{SCRIPT_DIGEST}'")));
    assert!(!html.contains(" onclick=") && !html.contains(" style="));
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::new();
    for three in bytes.chunks(3) {
        let number = (0..3).fold(0_u32, |sum, index| {
            (sum << 8) | u32::from(three.get(index).copied().unwrap_or(0))
        });
        for place in 0..4 {
            let sign = SIGNS[(number >> (18 - 6 * place)) as usize & 63];
            out.push(if place <= three.len() { char::from(sign) } else { '=' });
        }
    }
    out
}

/// The steps: before the first turn, two turns, and the final scoring; the third turn had only
/// begun. The start tile and two others; Anna's knight goes home in the turn in which it came, so that it never stands.
#[test]
fn the_board_tells_from_which_turn_on_each_tile_lies() {
    let table = evening(&["Anna", "Ben"]);
    let html = page(table.journal(), STARTED, &english()).unwrap();
    let board = html.split("<g id=\"tiles\">").nth(1).unwrap().split("</svg>").next().unwrap();
    let from: Vec<&str> =
        board.split("data-from=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(from, ["0", "1", "2"]);
    assert!(html.contains(r#""totals":[[0,0],[4,0],[4,3],[5,3]]"#));
    let nobody = "King: nobody · Robber: nobody";
    let anna = "King: Anna, 2 tiles · Robber: nobody";
    let titles = format!(r#""titles":["{nobody}","{anna}","{anna}","{anna}"]"#);
    assert!(html.contains(&titles));
}

#[test]
fn a_scorepad_has_a_page_without_a_board() {
    let hands = [["base-01", "base-03", "base-26"], ["base-11", "base-27", "base-44"]];
    let mut pad = Table::on_pad(&["Anna", "Ben"], &[], &hands, &[]);
    pad.end_game().end_game();
    let html = page(pad.journal(), STARTED, &english()).unwrap();
    assert!(!html.contains("<svg id=\"board\"") && html.contains("<svg id=\"chart\""));
    assert!(html.contains("The tiles were not recorded"));
}

/// Each order with what became of it, and where the one of the first turn might have been.
#[test]
fn the_page_tells_what_became_of_each_order_and_what_might_have() {
    let hands = [["workshop-two", "base-03", "base-26"], ["base-05", "base-27", "base-44"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-47"]);
    table.turn("base-city-cap", (0, 1), 90).end_game();
    let html = page(table.journal(), STARTED, &english()).unwrap();
    assert!(html.contains("Turn 1: city on one side, at one place"));
    assert!(html.contains("data-step=\"0\" data-places=\"0,-1\""));
    assert!(html.contains("None of the tiles drawn while it was in hand would have fulfilled it."));
    assert!(html.contains("never drawn"));
    let german = page(table.journal(), STARTED, &Words::in_language(Language::German)).unwrap();
    assert!(german.contains("<html lang=\"de\">") && german.contains("an einem Platz"));
}

/// Every step has its name, its points, its titles and what was told, in known games and in random
/// ones.
#[test]
fn every_step_of_every_game_is_whole() {
    let known = fs::read_dir(scenarios()).unwrap().map(|entry| entry.unwrap().path());
    let known = known.filter(|file| {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        name.ends_with(".json") && !name.ends_with(".expected.json")
    });
    let known = known.map(|file| {
        let saved = Saved::decode(&file, &fs::read_to_string(&file).unwrap()).unwrap();
        Journal::replay(saved.setup, bundled::catalogue(), saved.moves).unwrap().0
    });
    let random = [1, 5, 8, 13].map(|seed| random_game(seed, |_, _| {}));
    let mut pages = 0;
    for journal in known.chain(random) {
        let html = page(&journal, STARTED, &english()).unwrap();
        let Some((_, rest)) = html.split_once("id=\"steps\">") else { continue };
        let steps: Value = serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap();
        let count = |key: &str| steps[key].as_array().unwrap().len();
        let turns = Course::from_journal(&journal).turns;
        assert_eq!(["names", "totals", "titles"].map(count), [turns + 2; 3]);
        // The events stand in words, turn by turn; some turns have none.
        let told =
            html.split("<ul data-told=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let told: Vec<usize> = told.map(|step| step.parse().unwrap()).collect();
        assert!(told.is_sorted() && told.last() < Some(&(turns + 2)), "{told:?}");
        let last = steps["totals"].as_array().unwrap().last().unwrap().clone();
        let points: Vec<i32> =
            journal.game().seats().map(|seat| journal.game().tally(seat).total()).collect();
        assert_eq!(last, serde_json::json!(points));
        pages += 1;
    }
    assert!(pages > 25, "{pages}");
}

/// With every set, in the language with the longest words.
#[test]
fn a_page_of_every_set_is_small() {
    let journal = random_game(32, |_, _| {});
    let html = page(&journal, STARTED, &Words::in_language(Language::German)).unwrap();
    assert!(html.len() < 440_000, "{} bytes", html.len());
}

// ---- the message and the Markdown ----

#[test]
fn a_message_tells_the_result_in_a_few_lines() {
    let table = evening(&["Anna", "Ben"]);
    let told = message(table.journal(), "no day", &english()).unwrap();
    let mut expected = String::from("Carcassonne\nAnna wins\n\n1. Anna 5\n2. Ben 3\n\n");
    expected += "King: Anna, 2 tiles\n";
    // She won by two points: four fewer than six.
    expected += "By a Whisker: Anna won by fewer than six points.\n";
    expected += "Completed: 1 city\nSets: Base game and King & Robber\n";
    assert_eq!(told, expected);
}

#[test]
fn who_has_as_many_points_shares_a_place() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    table.adjust("Ben", 7).adjust("Cleo", 7).end_game();
    let told = message(table.journal(), STARTED, &english()).unwrap();
    assert!(told.contains("\n1. Ben 7\n1. Cleo 7\n3. Anna 0\n"), "{told}");
}

#[test]
fn markdown_tells_the_features_and_the_sets() {
    let table = evening(&["Anna", "Ben"]);
    let told = markdown(table.journal(), STARTED, None, &english());
    assert!(told.contains("\n\nCompleted: 1 city\n\nSets: Base game and King & Robber\n\n| |"));
}

/// A city of two brings 4 in the first turn; Anna is the King, with one city, in the final scoring.
/// Points given by hand explain themselves.
#[test]
fn the_log_tells_what_points_are_for_and_no_turn_that_nobody_played() {
    let table = evening(&["Anna", "Ben"]);
    let told = markdown(table.journal(), STARTED, None, &english());
    let log = told.split("## Log\n\n").nth(1).unwrap();
    let expected = "- Turn 1 · Anna +4: city of 2 (2 tiles × 2 = 4)\n\
                    - Turn 2 · Ben +3: by hand: for the test\n\n\
                    ### Final scoring\n\n- Anna +1: King (1 completed city × 1 = 1)\n";
    assert_eq!(log, expected);
    assert!(told.starts_with("# Carcassonne, 21 November 2026\n"), "{told}");
}

/// Of the dragon nothing is said where none flies.
#[test]
fn what_the_review_leaves_open_is_told_of_the_sets_in_play() {
    let note = |sets: &[&str]| {
        let table = Table::new(setup(&["Anna", "Ben"], sets), bundled::catalogue());
        english().review_note(table.journal().game()).expect("a board was mirrored")
    };
    assert_eq!(note(&["base"]).matches(". ").count(), 0);
    assert!(note(&["base", "tower"]).contains("Towers") && !note(&["base"]).contains("Towers"));
    assert_eq!(note(&["base", "count", "princess-dragon", "tower"]).matches('.').count(), 4);
}

// ---- BG Stats ----

/// Bytes by their numbers are read back.
pub fn decoded(link: &str) -> String {
    let data = link.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=").unwrap();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.~%:,".contains(c);
    assert!(data.chars().all(is_plain), "{data}");
    let mut bytes = Vec::new();
    let mut rest = data.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let hex: Vec<u8> = rest.by_ref().take(2).collect();
            bytes.push(u8::from_str_radix(std::str::from_utf8(&hex).unwrap(), 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// Ninety-five minutes are 5700 seconds on both clocks; 19:30 in Berlin is 18:30 UTC.
#[test]
fn a_play_for_bg_stats_has_every_field() {
    let table = evening(&["Jörg", "Ben & Co"]);
    let clock = Clock { minutes: None, spent: vec![3000, 2700] };
    let started = "2026-11-21T19:30:00+01:00";
    let play = bg_stats(table.journal(), "2026-11-21-193000", started, Some(&clock), &english());
    let expected = serde_json::json!({
        "sourceName": "King's Order", "sourcePlayId": "2026-11-21-193000",
        "playDate": "2026-11-21 18:30:00", "durationMin": 95, "location": "",
        "board": "King & Robber", "comments": "",
        "game": {"name": "Carcassonne", "bggId": 822, "sourceGameId": "carcassonne",
                 "highestWins": true, "noPoints": false},
        "players": [
            {"name": "Jörg", "sourcePlayerId": "jörg", "startPlayer": true, "score": 5, "rank": 1,
             "role": "red", "winner": true},
            {"name": "Ben & Co", "sourcePlayerId": "ben & co", "startPlayer": false, "score": 3,
             "rank": 2, "role": "blue", "winner": false},
        ],
    });
    let play: Value = serde_json::from_str(&decoded(&play.unwrap())).unwrap();
    assert_eq!(play, expected);
    // Whatever a file says: the sum of these is no number of seconds any more.
    let clock = Clock { minutes: None, spent: vec![u32::MAX; 2] };
    let play = bg_stats(table.journal(), "x", started, Some(&clock), &english());
    let play: Value = serde_json::from_str(&decoded(&play.unwrap())).unwrap();
    assert_eq!(play["durationMin"], u32::MAX / 60);
}

/// The date of a play is in UTC wherever the table sits: 19:30 in Berlin is 18:30. The zone is that of
/// the whole program, so that another one looks.
#[test]
fn a_play_is_dated_in_utc_whatever_the_zone_of_the_table() {
    const INSIDE: &str = "KINGS_ORDER_IN_BERLIN";
    if std::env::var_os(INSIDE).is_none() {
        let program = std::env::current_exe().unwrap();
        let name = "evening_page::a_play_is_dated_in_utc_whatever_the_zone_of_the_table";
        let mut there = std::process::Command::new(program);
        let there = there.args(["--exact", name]).env("TZ", "Europe/Berlin").env(INSIDE, "");
        let ran = there.output().unwrap();
        let said = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success() && said.contains("1 passed"), "{said}");
        return;
    }
    let late = text::season::date("2026-11-21T23:30:00Z");
    assert_eq!(late.as_deref(), Some("2026-11-22"), "half past midnight in Berlin");
    let started = "2026-11-21T18:30:00Z";
    let table = evening(&["Anna", "Ben"]);
    let play = bg_stats(table.journal(), "2026-11-21-193000", started, None, &english()).unwrap();
    let play: Value = serde_json::from_str(&decoded(&play)).unwrap();
    assert_eq!(play["playDate"], "2026-11-21 18:30:00");
}

/// Over many games Bob is one person whatever the capitals; at one table BOB is another.
#[test]
fn people_have_ids_of_their_own_for_bg_stats() {
    let ids = |names: &[&str]| -> Vec<String> {
        let link = bg_stats(evening(names).journal(), "x", STARTED, None, &english()).unwrap();
        let play: Value = serde_json::from_str(&decoded(&link)).unwrap();
        let players = play["players"].as_array().unwrap().iter();
        players.map(|player| player["sourcePlayerId"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&["BOB", "Anna"]), ["bob", "anna"]);
    assert_eq!(ids(&["Bob", "Anna"]), ["bob", "anna"]);
    assert_eq!(ids(&["Bob", "BOB"]), ["Bob", "BOB"]);
}

/// Without a clock nobody knows it, and less than a minute is no evening.
#[test]
fn a_play_says_how_long_it_took_only_where_that_is_known() {
    let table = evening(&["Anna", "Ben"]);
    let clock = Clock { minutes: None, spent: vec![20, 39] };
    for clock in [None, Some(&clock)] {
        let play = bg_stats(table.journal(), "x", STARTED, clock, &english()).unwrap();
        assert!(!decoded(&play).contains("durationMin"));
    }
}

#[test]
fn a_play_without_a_day_or_longer_than_the_app_takes_is_not_made() {
    let mut table = evening(&["Anna", "Ben"]);
    let undated = bg_stats(table.journal(), "x", "yesterday", None, &english());
    assert_eq!(undated, Err(Untold::Undated));
    let id = "x".repeat(8000);
    let long = bg_stats(table.journal(), &id, STARTED, None, &english());
    assert_eq!(long, Err(Untold::TooLong));
    let six: Vec<String> = (0..6).fold(Vec::new(), |mut names, index| {
        let mut name = "語".repeat(23);
        let _ = write!(name, "{index}");
        names.push(name);
        names
    });
    let names: Vec<&str> = six.iter().map(String::as_str).collect();
    table = Table::of(&names);
    table.play(Move::EndGame);
    assert!(bg_stats(table.journal(), "x", STARTED, None, &english()).is_ok(), "names fit");
}
