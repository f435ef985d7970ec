//! The news of a turn: what its tile has brought is told until the next tile lies.

use journal::Journal;
use journal::news::{News, last_turn, news, sums};
use rules::expansion::{Outcome as Own, count};
use rules::{Move, Outcome, Seat};
use text::Words;

use support::dice::random_game;
use support::table::{Table, place, seat};

fn told(journal: &Journal) -> Vec<News> {
    let entries = journal.entries();
    news(&entries[last_turn(entries)..])
}

/// Anna completes a city of two tiles (R-BASE-8) and ends her turn: it is told until Ben's tile
/// lies.
#[test]
fn the_score_of_a_turn_is_told_until_the_next_tile_lies() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    assert_eq!(sums(&told(table.journal())), [(seat(0), 4)]);
    assert_eq!(table.journal().game().active(), seat(1));
    table.play(place("base-road-straight", (1, 0), 0));
    assert_eq!(told(table.journal()), []);
    table.play(Move::EndTurn);
    assert_eq!(told(table.journal()), []);
}

/// One name lies within another, and in many a word: the news of Anna is none of Ann’s.
#[test]
fn news_concerns_whoever_is_named_and_nobody_whose_name_lies_within() {
    let table = Table::of(&["Ann", "Anna", "A"]);
    let game = table.journal().game();
    let words = Words::english();
    for who in 0..3 {
        let news =
            News { outcome: Outcome::Passed { seat: seat(who) }, gain: None, met: Vec::new() };
        assert_eq!(words.concerned(&news, game), [seat(who)]);
    }
    let outcome = Outcome::Passed { seat: seat(0) };
    let news = News { outcome, gain: Some((seat(1), 4)), met: Vec::new() };
    assert_eq!(words.concerned(&news, game), [seat(1)], "whose points change");
    let news = News { outcome: Outcome::FinalScoringBegan, gain: None, met: Vec::new() };
    assert_eq!(words.concerned(&news, game), []);
}

/// R-CNT-5: that the City stays shut follows nearly every feature. It stands in the log, and is no
/// news.
#[test]
fn what_is_usual_is_no_news() {
    let mut shut = 0;
    for seed in 0..34 {
        random_game(seed, |journal, _| {
            let is_shut = |outcome: &Outcome| {
                matches!(outcome, Outcome::Expansion(Own::Count(count::Outcome::CityShut { .. })))
            };
            let last = journal.entries().last().expect("a move");
            shut += last.outcomes.iter().filter(|outcome| is_shut(outcome)).count();
            assert!(!told(journal).iter().any(|news| is_shut(&news.outcome)), "seed {seed}");
        });
    }
    assert!(shut > 10, "it stayed shut {shut} times");
}

/// In whole games with any sets: after each move the news hold every point since the last tile, and
/// no order stands below anything else.
#[test]
fn the_news_hold_every_point_of_the_turn_with_orders_first() {
    let mut orders = 0;
    for seed in 0..34 {
        let mut before: Vec<(Seat, i32)> = Vec::new();
        let mut now = before.clone();
        random_game(seed, |journal, _| {
            let game = journal.game();
            if game.is_finished() {
                return;
            }
            let totals: Vec<_> =
                game.seats().map(|seat| (seat, game.tally(seat).total())).collect();
            let last = journal.entries().last().expect("a move");
            let begins =
                |it: &Outcome| matches!(it, Outcome::Placed { .. } | Outcome::Passed { .. });
            if last.outcomes.iter().any(begins) {
                before.clone_from(&now);
            }
            now = totals;
            let news = told(journal);
            let gained = sums(&news);
            for (seat, total) in &now {
                let was = before.iter().find(|(other, _)| other == seat).map_or(0, |(_, was)| *was);
                let gain = gained.iter().find(|(other, _)| other == seat).map_or(0, |(_, it)| *it);
                assert_eq!(gain, total - was, "seed {seed}");
            }
            assert!(news.is_sorted_by_key(|news| !news.is_order()), "seed {seed}");
            let turned = news.iter().filter(|news| news.is_order());
            for order in turned {
                assert!(order.gain.is_some(), "seed {seed}: an order without its points");
                orders += 1;
            }
        });
    }
    assert!(orders > 10, "orders were fulfilled");
}
