//! Killed at any instant: no move that was told to be saved is lost, and the file is never damaged
//! (design 8).
//!
//! The test starts this very program again with the name of the test that plays
//! ([`plays_and_saves_until_it_is_killed`]), which prints the number of moves after each save, and
//! kills it in the middle of that.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use content::bundled;
use journal::Journal;
use storage::games;

use support::dice::{Dice, random_move, random_setup};

const KILLS: u64 = 200;
const FILE: &str = "KINGS_ORDER_TEST_KILLED_FILE";
const SEED: &str = "KINGS_ORDER_TEST_KILLED_SEED";
const PLAYER: &str = "storage::killed::plays_and_saves_until_it_is_killed";

#[test]
fn a_game_killed_at_any_instant_loses_no_saved_move() {
    let folder = super::folder();
    let mut dice = Dice::new(0xdead);
    let mut game = 0;
    let mut longest = 0;
    for kill in 0..KILLS {
        // One game after the other, each played on by the next process.
        let path = folder.path().join(format!("game-{game}.json"));
        let told = kill_one(&path, kill, Duration::from_micros(1000 + dice.below(39_000) as u64));
        let opened = games::open(&path, &bundled::catalogue())
            .unwrap_or_else(|error| panic!("kill {kill}: {error:?}"));
        assert!(opened.damage.is_none(), "kill {kill}: {:?}", opened.damage);
        let moves = opened.journal.entries().len();
        assert!(moves >= told, "kill {kill}: {told} moves were saved, {moves} are there");
        // At most one move more: it was on disk, but its number not told yet.
        assert!(moves <= told + 1, "kill {kill}: {told} moves were told, {moves} are there");
        longest = longest.max(moves);
        if opened.journal.game().is_finished() {
            game += 1;
        }
    }
    assert!(longest > 50, "the games came to {longest} moves only");
}

/// Lets another process play, kills it a while after its first save, and returns the last number
/// that it told.
fn kill_one(path: &Path, seed: u64, after: Duration) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", PLAYER, "--nocapture", "--test-threads=1"])
        .env(FILE, path)
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut told = 0;
    let mut line = String::new();
    while told == 0 {
        line.clear();
        if output.read_line(&mut line).unwrap() == 0 {
            panic!("the player stopped by itself: {}", last_words(&mut child));
        }
        told = number(&line).unwrap_or(0);
    }
    std::thread::sleep(after);
    // SIGKILL: no handler, no destructor, no flush.
    child.kill().unwrap();
    child.wait().unwrap();
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    rest.split_inclusive('\n').filter_map(number).next_back().unwrap_or(told)
}

/// The number in a whole line `saved 17`.
fn number(line: &str) -> Option<usize> {
    line.strip_prefix("saved ")?.strip_suffix('\n')?.parse().ok()
}

fn last_words(child: &mut Child) -> String {
    let mut words = String::new();
    let _ = child.stderr.take().map(|mut error| error.read_to_string(&mut words));
    words
}

/// Not a test of its own: what the killed process does. Without the variables it returns at once.
#[test]
fn plays_and_saves_until_it_is_killed() {
    let (Ok(path), Ok(seed)) = (std::env::var(FILE), std::env::var(SEED)) else { return };
    let path = Path::new(&path);
    let seed: u64 = seed.parse().unwrap();
    let mut dice = Dice::new(seed);
    let mut journal = if path.exists() {
        let opened = games::open(path, &bundled::catalogue()).unwrap();
        assert!(opened.damage.is_none(), "{:?}", opened.damage);
        opened.journal
    } else {
        Journal::new(random_setup(seed, &mut dice), bundled::catalogue()).unwrap()
    };
    let mut out = std::io::stdout().lock();
    writeln!(out).unwrap();
    loop {
        if !journal.game().is_finished() {
            let made = random_move(journal.game(), &mut dice);
            journal.play(made).unwrap();
        }
        games::save(path, &super::to_save("killed", &journal)).unwrap();
        out.write_all(format!("saved {}\n", journal.entries().len()).as_bytes()).unwrap();
        out.flush().unwrap();
    }
}
