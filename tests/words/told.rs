//! A sentence about the past says what was then: the outcome holds all that it tells, and nothing
//! of the board of today comes into it.

use std::collections::HashSet;
use std::fs;

use content::bundled;
use journal::news::news;
use journal::{Entry, Journal};
use rules::expansion::{self, crop, fair, magic, messages, shrine};
use rules::feature::{Place, majority};
use rules::{Game, Outcome};
use storage::Saved;
use text::{Words, export};

use support::dice::random_game;
use support::table::{segment, spot};

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
    let path = support::root().join("tests/cases").join(name);
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
    let challenge = |shrine, monastery| {
        format!(
            "Challenge! The shrine of {shrine} against the monastery of {monastery}: whichever is \
             completed first scores, the other scores nothing."
        )
    };
    // Lena's abbot came beside her own shrine; then Jakob's shrine beside Martha's monastery.
    assert_eq!(told, [challenge("Lena", "Lena"), challenge("Jakob", "Martha")]);
}

/// R-BASE-10, R-IC-3, R-TB-3, 6: in the cathedral city Jakob's big follower is stronger than
/// Martha's knight with her builder; left of it a farmer with a pig is as strong as a farmer, and
/// both score.
#[test]
fn the_strength_is_told_and_what_is_no_follower_apart() {
    let journal = case("the-strength-of-a-big-follower.json");
    let words = Words::english();
    let told = |game: &Game, at: (i32, i32), on: &str| {
        let place = Place { at: spot(at), segment: segment(on) };
        let record = game.board().record_at(place)?;
        let owners: Vec<&str> = majority::owners(&record).map(|seat| game.name(seat)).collect();
        Some(format!("{} → {}", words.occupants(&record, game), owners.join(", ")))
    };
    let city = (0..journal.entries().len())
        .filter_map(|moves| told(&journal.game_after(moves), (8, 1), "city:0"))
        .collect::<HashSet<_>>();
    assert!(city.contains("Martha 1 + builder · Jakob 2, big → Jakob"), "{city:?}");
    let field = told(journal.game(), (3, 1), "field:0");
    assert_eq!(field.as_deref(), Some("Martha 1 + pig · Jakob 1 → Martha, Jakob"));
}
