//! Questions with many points on a small board: first a feature or what lies near, then the point.

use std::collections::{BTreeMap, BTreeSet};
use std::thread::sleep;
use std::time::Duration;

use content::bundled;
use journal::Journal;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rules::game::question::{Question, Target, Topic};
use rules::{Game, Seat};
use serde_json::{Value, json};
use storage::Saved;

use crate::axe;
use crate::browser::{Browser, Browsers};
use crate::heard::tab_to;
use crate::tray::drawn;
use crate::{Table, game, with_phone};
use support::dice::EVERYTHING;

/// A finger (WCAG 2.5.5), in pixels.
const FINGER: f64 = 44.0;

/// Plays by chance, until a question that is wanted is asked at a table of so many tiles.
fn asked(
    sets: &[&str],
    tiles: usize,
    mut is_wanted: impl FnMut(&Question, &Game) -> bool,
) -> (Saved, Seat) {
    for seed in 1..200 {
        let mut saved = game(sets, seed);
        let mut dice = StdRng::seed_from_u64(seed);
        let journal = Journal::new(saved.setup.clone(), bundled::catalogue());
        let mut journal = journal.expect("a setup");
        while !journal.game().is_finished() {
            let game = journal.game();
            let question = game.question().filter(|_| game.board().tiles().len() >= tiles);
            if let Some(question) = question.filter(|question| is_wanted(question, game)) {
                saved.moves = journal.moves().cloned().collect();
                return (saved, question.whom);
            }
            let made = game.legal_moves().choose(&mut dice).expect("a move").clone();
            journal.play(made).expect("it is legal");
        }
    }
    panic!("nobody is asked that")
}

/// Mage or witch goes to one of more than twenty features (R-MAG-1).
fn magic() -> (Saved, Seat) {
    asked(&["base", "inns-cathedrals", "mage-witch"], 60, |question, _| {
        question.topic == Topic::Magic && question.answers.len() > 20
    })
}

/// The least distance of two marks on the board, in pixels, and how many there are.
fn apart(phone: &Browser) -> (f64, u64) {
    sleep(Duration::from_millis(400));
    let found = phone.run(
        "const all = [...document.querySelectorAll('.board .point')].map((one) => {
           const { x, y, width, height } = one.getBoundingClientRect();
           return [x + width / 2, y + height / 2];
         });
         const far = all.flatMap((one, index) => all.slice(0, index).map((other) =>
           Math.hypot(one[0] - other[0], one[1] - other[1])));
         return [Math.min(9999, ...far), all.length];",
    );
    (found[0].as_f64().expect("a distance"), found[1].as_u64().expect("a number"))
}

/// The names of the list, as they are read.
fn names(phone: &Browser) -> Vec<String> {
    let found = phone.run(
        "return [...document.querySelectorAll('.answers .answer')].map((one) =>
           one.getAttribute('aria-label') || one.textContent);",
    );
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

fn moves(table: &Table) -> usize {
    table.app.session().expect("an open game").journal().moves().len()
}

/// The touched answer is played.
fn is_played(table: &mut Table, before: usize) {
    table.until("the answer", |app| {
        app.session().is_some_and(|open| open.journal().moves().len() > before)
    });
}

#[test]
fn points_that_cover_each_other_are_one_mark_and_a_second_touch_takes_the_point() {
    let browsers = Browsers::start();
    let (saved, seat) = magic();
    for (width, height) in [(360, 640), (390, 844)] {
        let folder = tempfile::tempdir().expect("a folder");
        let phone = browsers.open(width, height);
        let (mut table, _) = with_phone(folder.path(), &saved, Some(seat), &phone);
        phone.wait_for(".board .point");
        drawn(&phone, ".board .tile");
        let whole = apart(&phone);
        let (least, marks) = whole;
        phone.keep(&format!("crowd-{width}"));
        let answers = table.game().question().expect("a question").answers.len();
        assert!(least >= FINGER - 0.1, "{width}: {least}");
        assert!(marks < answers as u64 && phone.shows(".board .heap"), "{marks} of {answers}");
        let before = moves(&table);
        assert!(phone.touch(".board .heap"));
        let (least, marks) = apart(&phone);
        assert!(least >= FINGER - 0.1 && marks > 1, "{width}: {least}");
        assert_eq!(moves(&table), before, "a first touch plays nothing");
        // All is seen again, and the same touch leads there.
        phone.keep(&format!("crowd-{width}-near"));
        assert!(phone.touch("[data-all]"));
        assert_eq!(apart(&phone), whole);
        let seen = "const bar = document.querySelector('#who').getBoundingClientRect().bottom;
            const board = document.querySelector('.board').getBoundingClientRect();
            return board.top >= bar && board.bottom <= innerHeight;";
        assert_eq!(phone.run(seen), json!(true), "{width}: all of the board is seen again");
        assert!(phone.touch(".board .heap"));
        sleep(Duration::from_millis(500));
        assert!(phone.touch(".board [data-point]"));
        is_played(&mut table, before);
    }
}

#[test]
fn each_feature_has_a_name_of_its_own_and_lies_large_before_it_is_taken() {
    let browsers = Browsers::start();
    let (saved, seat) = magic();
    let folder = tempfile::tempdir().expect("a folder");
    let phone = browsers.open(390, 844);
    let (mut table, _) = with_phone(folder.path(), &saved, Some(seat), &phone);
    phone.wait_for(".answers [data-near]");
    let all = names(&phone);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{all:?}");
    let kinds = phone.run(
        "return [...document.querySelectorAll('.answers .answer')]
           .map((one) => 'near' in one.dataset).join();",
    );
    let kinds = kinds.as_str().expect("kinds").to_owned();
    assert!(!kinds.contains("false,true"), "features come first: {kinds}");
    let before = moves(&table);
    assert!(phone.touch(".answers [data-near]"));
    sleep(Duration::from_millis(500));
    drawn(&phone, ".board .tile");
    phone.keep("crowd-by-name");
    assert_eq!((names(&phone).len(), apart(&phone).1), (1, 1));
    let size =
        phone.run("return document.querySelector('.board .tile').getBoundingClientRect().width;");
    assert!(size.as_f64() >= Some(130.0), "{size}");
    assert!(phone.touch(".answers [data-answer]"));
    is_played(&mut table, before);
}

#[test]
fn crowded_points_are_told_apart_by_keys_and_ear() {
    let browsers = Browsers::start();
    let (saved, seat) = magic();
    let folder = tempfile::tempdir().expect("a folder");
    let phone = browsers.open(390, 844);
    let (mut table, _) = with_phone(folder.path(), &saved, Some(seat), &phone);
    phone.wait_for(".answers [data-near]");
    axe::check(&phone, "many points");
    let before = moves(&table);
    phone.hear_question();
    tab_to(&phone, ".board .heap");
    phone.press("Enter");
    let near = "return document.activeElement.matches('.answers .answer');";
    assert_eq!(phone.run(near), json!(true), "the names of what is near come next");
    axe::check(&phone, "some of them");
    tab_to(&phone, "[data-all]");
    phone.press("Enter");
    assert_eq!(phone.run(near), json!(true));
    phone.press("Enter");
    assert_eq!(phone.run(near), json!(true));
    sleep(Duration::from_millis(450));
    phone.press("Enter");
    is_played(&mut table, before);
}

/// Every question whose points are crowded in a game of every set: no mark covers another.
#[test]
#[ignore = "looks at many games, and keeps pictures"]
fn marks_never_cover_each_other_whatever_is_asked() {
    let browsers = Browsers::start();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..12 {
        let mut topic = String::new();
        let (saved, seat) = asked(&EVERYTHING, 50, |question, game| {
            let placed = question.answers.iter().filter(|one| one.target != Target::Nowhere);
            topic = format!("{:?}", question.topic).replace(['(', ')'], "-");
            placed.count() > 8
                && !matches!(question.topic, Topic::Tile)
                && !known.contains_key(&topic)
                && !game.is_finished()
        });
        known.insert(topic.clone(), 0);
        let folder = tempfile::tempdir().expect("a folder");
        let phone = browsers.open(360, 640);
        let (_table, _) = with_phone(folder.path(), &saved, Some(seat), &phone);
        phone.wait_for("#asked .urgent");
        sleep(Duration::from_millis(800));
        if !phone.shows(".board .point") {
            println!("{topic}: no points");
            continue;
        }
        for step in 0..4 {
            let (least, marks) = apart(&phone);
            phone.keep(&format!("crowd-{topic}-{step}"));
            let many = phone.all(".board .heap", "data-near").len();
            println!(
                "{topic} {step}: {marks} marks, {many} of many, {least:.1} apart, {}",
                names(&phone).len()
            );
            assert!(least >= FINGER - 0.1, "{topic}");
            let next = phone.run(
                "const one = document.querySelector('.board .heap');
                 if (one) one.click();
                 return !!one;",
            );
            if next != Value::Bool(true) {
                break;
            }
        }
    }
}
