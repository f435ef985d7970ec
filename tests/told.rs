//! A sentence about the past says what was then: the outcome holds all that it tells, and nothing
//! of the board of today comes into it.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use kings_order::content::bundled;
use kings_order::journal::news::news;
use kings_order::journal::{Entry, Journal};
use kings_order::rules::expansion::{self, crop, fair, magic, messages, shrine};
use kings_order::rules::{Game, Outcome};
use kings_order::storage::{Saved, games};
use kings_order::text::{Words, export};

use crate::dice::random_game;

/// All that is said of a move in any place: in the log with what stands below an open line, in the
/// news of window and phones, in exports and among the moves.
fn said(entry: &Entry, game: &Game, words: &Words) -> Vec<String> {
    let mut said = vec![words.move_made(&entry.made, game)];
    for outcome in &entry.outcomes {
        said.extend(words.outcome(outcome, game));
        if let Outcome::Scored(score) = outcome {
            let catalogue = game.catalogue();
            said.extend([words.reason(score, catalogue), words.told_score(score, catalogue)]);
            said.extend(score.record.as_ref().map(|record| words.occupants(record, game)));
            let why = words.why_scored(score, catalogue).into_iter();
            said.extend(why.flat_map(|why| [why.title, why.about]));
        }
    }
    let told = news(std::slice::from_ref(entry));
    let told = told.iter().filter_map(|news| words.news(news, game));
    said.extend(told.flat_map(|headline| [headline.head, headline.about]));
    said
}

/// The lines of a table for spreadsheets.
fn lines(journal: &Journal, words: &Words) -> Vec<String> {
    export::csv(journal, words).lines().map(str::to_owned).collect()
}

/// Each outcome that looked at the board once.
fn kind_of(outcome: &Outcome) -> Option<&'static str> {
    use expansion::Outcome as Own;
    let Outcome::Expansion(own) = outcome else { return None };
    match own {
        Own::Magic(magic::Outcome::Moved { .. }) => Some("mage or witch"),
        Own::Crop(crop::Outcome::TakenHome { .. }) => Some("crop circle"),
        Own::Messages(messages::Outcome::TakenHome { .. }) => Some("message"),
        Own::Shrine(shrine::Outcome::ChallengeBegan { .. }) => Some("challenge"),
        Own::Fair(fair::Outcome::Thrown { throw, .. }) if throw.caught => Some("catch"),
        _ => None,
    }
}

/// Every outcome of random games with every mix of sets is worded when it happens and again at the
/// end.
#[test]
fn every_sentence_about_the_past_is_the_same_at_the_end_as_when_it_happened() {
    let words = Words::english();
    let mut kinds: HashSet<&str> = HashSet::new();
    for seed in 0..51 {
        let (mut then, mut rows) = (Vec::new(), Vec::new());
        let journal = random_game(seed, |journal, _| {
            let entry = journal.entries().last().expect("a move");
            kinds.extend(entry.outcomes.iter().filter_map(kind_of));
            then.push(said(entry, journal.game(), &words));
            if journal.entries().len().is_multiple_of(40) {
                rows.extend(lines(journal, &words));
            }
        });
        for (index, (entry, then)) in journal.entries().iter().zip(then).enumerate() {
            let now = said(entry, journal.game(), &words);
            assert_eq!(now, then, "game {seed}, move {index}: {:?}", entry.made);
        }
        let end: HashSet<String> = lines(&journal, &words).into_iter().collect();
        for row in rows {
            assert!(end.contains(&row), "game {seed}: {row}");
        }
    }
    let wanted = ["mage or witch", "crop circle", "message", "challenge", "catch"];
    assert_eq!(kinds, wanted.into_iter().collect());
}

/// A game of `tests/cases`.
fn case(name: &str) -> Journal {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    let text = fs::read_to_string(&path).unwrap();
    let saved = Saved::decode(&path, &text).unwrap();
    let (journal, stop) = Journal::replay(saved.setup, bundled::catalogue(), saved.moves).unwrap();
    assert_eq!(stop, None);
    journal
}

/// R-HS-3: whoever challenged whom is told after the challenge is decided, too.
#[test]
fn a_decided_challenge_keeps_its_names() {
    let journal = case("a-challenge-that-loses-its-names.json");
    let words = Words::english();
    let outcomes = journal.entries().iter().flat_map(|entry| &entry.outcomes);
    let begun = outcomes.filter(|outcome| kind_of(outcome) == Some("challenge"));
    let told: Vec<String> =
        begun.filter_map(|outcome| words.outcome(outcome, journal.game())).collect();
    println!("{told:#?}");
    assert!(!told.is_empty());
    for told in told {
        assert!(!told.contains("of  against") && !told.contains("of :"), "{told}");
    }
}

/// R-BASE-10, R-IC-3, R-TB-6: the field left of the cathedral city, where a farmer with a pig is as
/// strong as a farmer: both score, and no number says otherwise.
#[test]
fn the_strength_is_told_and_what_is_no_follower_apart() {
    let journal = case("the-strength-of-a-big-follower.json");
    let (words, game) = (Words::english(), journal.game());
    let board = game.board();
    for feature in board.features() {
        let record = board.record(feature);
        let owners: HashSet<_> = record.occupants.iter().map(|occupant| occupant.seat).collect();
        if owners.len() > 1 {
            println!(
                "{:?} {:?} {} {:?}",
                record.place,
                record.kind,
                words.occupants(&record, game),
                record.occupants
            );
        }
    }
    let _ = games::load;
}
