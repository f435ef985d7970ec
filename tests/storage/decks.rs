//! Decks on disk: their names, the generation before, one window at a time, and programs that are
//! killed in the middle of a change.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

use storage::{Folders, decks, file};

use super::{folder, names};
use support::dice::Dice;

/// A name is cut between signs that are read as one, and what is left is not cut once more.
#[test]
fn a_long_name_is_cut_between_signs_and_saved_twice_as_saved_once() {
    let a = |count| "a".repeat(count);
    // A letter with a joiner behind it, which shows nothing at an end; 60 characters fit.
    let joined = format!("{}é\u{200d}b", a(58));
    // Seven characters that are one family, two that are one flag, three that are one syllable, and
    // a letter with an accent of its own.
    let [family, flag, syllable, accent] = ["👨‍👩‍👧‍👦", "🇩🇪", "\u{1112}\u{1161}\u{11ab}", "x\u{301}"];
    let cases = [
        (joined, format!("{}é", a(58))),
        (a(59) + family, a(59)),
        (a(53) + family, a(53) + family),
        (a(59) + flag, a(59)),
        (a(58) + flag, a(58) + flag),
        (a(58) + syllable, a(58)),
        (a(59) + accent, a(59)),
        // A sign at the end of a name is taken off, and what joined it to that too.
        ("é\u{200d}.".to_owned(), "é".to_owned()),
        (a(57) + "é\u{200d} . b", a(57) + "é"),
        // A sign that alone is longer than a name.
        (format!("x{}", "\u{301}".repeat(80)), format!("x{}", "\u{301}".repeat(59))),
        ("AC/DC: live?".to_owned(), "AC-DC- live-".to_owned()),
    ];
    let folder = folder();
    let folders = Folders::below(folder.path());
    for (typed, cut) in cases {
        let once = decks::name(&typed).expect("a name");
        assert_eq!(once, cut, "{typed}");
        assert_eq!(decks::name(&once).as_deref(), Some(cut.as_str()), "saved once more");
        decks::save(&folders, &once, "[]").unwrap();
        decks::save(&folders, &decks::name(&once).unwrap(), "[1]").unwrap();
        let (path, text) = decks::read(&folders, &once).unwrap().expect("the deck");
        assert_eq!((decks::name_of(&path), text.as_str()), (cut, "[1]"), "read again");
        decks::put_away(&folders, &once).unwrap();
    }
    let long = decks::name(&"🐉".repeat(90)).unwrap();
    assert!(long.chars().count() <= 60 && long.len() < 230, "beside it lie longer names");
}

#[test]
fn a_number_behind_a_long_name_has_room_in_it() {
    let name = decks::name(&"a".repeat(60)).unwrap();
    let free = decks::free_name(&name, |other| other != name);
    assert_eq!(free, format!("{} 2", "a".repeat(58)));
    assert_eq!(decks::name(&free), Some(free));
}

#[test]
fn the_generation_before_stays_beside_a_deck_and_goes_where_it_goes() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    decks::save(&folders, "Ours", "[1]").unwrap();
    decks::save(&folders, "Ours", "[2]").unwrap();
    let before = |name: &str| file::previous(&folders.orders().join(format!("{name}.json")));
    assert_eq!(fs::read_to_string(before("Ours")).unwrap(), "[1]");
    decks::rename(&folders, "Ours", "Yours").unwrap();
    assert_eq!(names(&folders.orders()), ["Yours.json", "Yours.json.previous"]);
    decks::put_away(&folders, "Yours").unwrap();
    assert_eq!(decks::bring_back(&folders, "Yours").unwrap(), "Yours");
    assert_eq!(fs::read_to_string(before("Yours")).unwrap(), "[1]");
    // One that is left alone, as a killed program leaves it, takes nobody's name.
    fs::write(before("Ours"), "[0]").unwrap();
    decks::rename(&folders, "Yours", "Ours").unwrap();
    assert_eq!(fs::read_to_string(before("Ours")).unwrap(), "[1]");
}

#[test]
fn one_window_at_a_time_changes_a_deck() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    decks::save(&folders, "Ours", "[1]").unwrap();
    let lock = decks::hold(&folders, "Ours").unwrap().expect("nobody changes it");
    assert!(decks::hold(&folders, "Ours").unwrap().is_none());
    decks::save(&folders, "Ours", "[2]").unwrap();
    assert!(decks::hold(&folders, "Ours").unwrap().is_none(), "written, and held all the same");
    assert!(decks::hold(&folders, "Yours").unwrap().is_some(), "another deck");
    drop(lock);
    assert!(decks::hold(&folders, "Ours").unwrap().is_some());
}

// ---- killed ----

const KILLS: u64 = 60;
const FOLDER: &str = "KINGS_ORDER_TEST_KILLED_DECKS";
const CHANGER: &str = "storage::decks::changes_a_deck_until_it_is_killed";
/// The names that the deck has in turn.
const NAMES: [&str; 2] = ["Ours", "Yours"];

/// A deck, as far as the disk is concerned: long enough to be torn.
fn text(number: usize) -> String {
    format!("[{number}{}]\n", format!(", {number}").repeat(3000))
}

/// The number that the one deck on disk tells, whole.
fn number(folders: &Folders) -> (&'static str, usize) {
    let there = |name: &&&str| decks::read(folders, name).unwrap().is_some();
    let name = NAMES.iter().find(there).expect("the deck is there");
    let (_, read) = decks::read(folders, name).unwrap().unwrap();
    let digits: String = read.chars().skip(1).take_while(char::is_ascii_digit).collect();
    let number: usize = digits.parse().unwrap();
    assert_eq!(read, text(number), "whole");
    (name, number)
}

#[test]
fn a_deck_killed_at_any_instant_loses_no_change_that_was_told_to_be_saved() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    decks::save(&folders, NAMES[0], &text(0)).unwrap();
    let mut dice = Dice::new(0xdec);
    let mut last = 0;
    for kill in 0..KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", CHANGER, "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let told = |line: &str| -> Option<usize> {
            line.strip_prefix("saved ")?.strip_suffix('\n')?.parse().ok()
        };
        let mut line = String::new();
        while told(&line).is_none() {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "kill {kill}: it stopped by itself");
        }
        std::thread::sleep(Duration::from_micros(500 + dice.below(15_000) as u64));
        // SIGKILL: no handler, no destructor, no flush.
        child.kill().unwrap();
        child.wait().unwrap();
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        let said = rest.split_inclusive('\n').filter_map(told).next_back().or(told(&line)).unwrap();
        let (_, there) = number(&folders);
        // At most one change more: it was on disk, but not told yet.
        assert!((said..=said + 1).contains(&there), "kill {kill}: {said} told, {there} there");
        assert!(said > last, "kill {kill}: the lock of the killed one keeps nobody");
        last = said;
    }
}

/// Not a test of its own: what the killed process does. Without the variable it returns at once.
#[test]
fn changes_a_deck_until_it_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let folders = Folders::below(folder.as_ref());
    let (mut name, mut number) = number(&folders);
    let mut out = std::io::stdout().lock();
    writeln!(out).unwrap();
    loop {
        let lock = decks::hold(&folders, name).unwrap().expect("nobody else changes it");
        number += 1;
        decks::save(&folders, name, &text(number)).unwrap();
        out.write_all(format!("saved {number}\n").as_bytes()).unwrap();
        out.flush().unwrap();
        if number.is_multiple_of(5) {
            let other = NAMES[usize::from(name == NAMES[0])];
            decks::rename(&folders, name, other).unwrap();
            name = other;
        }
        drop(lock);
    }
}
