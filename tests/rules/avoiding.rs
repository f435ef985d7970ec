//! Orders that are lost when something befalls their holder (R-KO-33, 56…58); the dragon's own card
//! is in `dragon`.

use evening::page;
use journal::fates;
use journal::names::Names;
use journal::season::{By, Season};
use journal::statistics::{Statistics, Summary};
use rules::card;
use rules::card::mishap::Mishap;
use rules::expansion::fairy::Stand;
use rules::expansion::tower;
use rules::feature::{Occupant, Place};
use rules::game::{Phase, Step};
use rules::player::Figure;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::table::{SetRight, Spot};
use rules::{Move, Outcome, Setup, orders};

use text::{Language, Words, export};

use super::counting::{anna, anna_of, catalogue, with_sets};
use support::table::{Table, capture, seat, segment, spot};

/// Whether Anna has lost that card: it is shown and spent, and has cost 10.
fn has_lost(table: &Table, card: &str) -> bool {
    let lost = table.discarded("Anna") == [card];
    assert_eq!(table.from("Anna", Source::Orders), if lost { -10 } else { 0 });
    assert_eq!(table.hand("Anna").iter().any(|held| held == card), !lost);
    lost
}

/// R-KO-57, fan card 17: level with Ben at 0 Anna is not last; one point behind after a turn of
/// hers she is, and after one of his she is not judged.
#[test]
fn whoever_is_last_after_a_turn_of_their_own_loses_the_order() {
    let mut table = anna(["fan-17", "base-03", "base-26"]);
    table.until("Anna").pass();
    assert!(!has_lost(&table, "fan-17"));
    table.adjust("Ben", 1).pass();
    assert!(!has_lost(&table, "fan-17"), "that was Ben's turn");
    table.pass();
    assert!(has_lost(&table, "fan-17"));
    let shown = |outcome: &Outcome| {
        matches!(outcome, Outcome::Orders(orders::Outcome::Spent { card, .. })
            if card.as_str() == "fan-17")
    };
    assert!(table.last().iter().any(shown));
}

/// R-KO-56: once: it costs 10 as it is lost and nothing more at the end: −10, and 10 for each of
/// two others.
#[test]
fn a_lost_order_costs_nothing_more_at_the_end() {
    let mut table = anna(["fan-17", "base-03", "base-26"]);
    table.adjust("Ben", 1).until("Anna").pass().until("Anna").pass().end_game();
    assert_eq!(table.from("Anna", Source::Orders), -10 - 20);
}

/// R-KO-33, 56: kept to the end it brings its own 12 and is not fulfilled: nobody has fulfilled
/// any, so that nobody gets the 10 for the most.
#[test]
fn an_order_kept_to_the_end_brings_its_points_and_is_not_fulfilled() {
    let mut table = anna(["fan-17", "base-03", "base-26"]);
    table.until("Anna").pass().end_game();
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    assert_eq!(table.from("Anna", Source::Orders), 12 - 20);
    assert_eq!(table.from("Ben", Source::Orders), -30);
}

/// R-KO-56, fan card 16: Ben's tower captures Anna's farmer; one of his own would not matter.
#[test]
fn a_captured_follower_loses_the_order() {
    let with_tower = |setup| with_sets(setup, &["tower", "princess-dragon"]);
    for owner in ["Anna", "Ben"] {
        let mut table = anna_of(["fan-16", "base-03", "base-26"], &[], with_tower);
        table.ground(0).claim(owner, "workshop-road", (1, 1), 0, "field:1").until("Ben");
        let raised = Move::RaiseTower { at: spot((2, 1)) };
        let captive = table.seat(owner);
        table.place("tower-city-cap", (2, 1), 180).play(raised);
        assert!(!has_lost(&table, "fan-16"));
        table.play(capture(u8::from(captive), (1, 1), "field:1"));
        assert_eq!(has_lost(&table, "fan-16"), owner == "Anna");
    }
}

/// R-KO-56, R-PD-4, fan card 16: the dragon eats the knight of one of the two.
#[test]
fn an_eaten_follower_loses_the_order() {
    let with_dragon = |setup| with_sets(setup, &["tower", "princess-dragon"]);
    for owner in ["Anna", "Ben"] {
        let mut table = anna_of(["fan-16", "base-03", "base-26"], &[], with_dragon);
        table.ground(1).turn("dragon-field-volcano", (1, 2), 0).field((2, 1));
        table.claim(owner, "workshop-cap", (2, 2), 180, "city:0");
        table.until("Ben").place("dragon-city-cap-dragon", (2, 3), 0).end();
        assert_eq!(table.game().phase(), Phase::Asking(Step::Dragon));
        table.play(Move::MoveDragon { to: spot((2, 2)) });
        assert_eq!(has_lost(&table, "fan-16"), owner == "Anna");
    }
}

/// R-KO-56: a complete road of Anna's with two tiles is too small, one of three is not, nor is one
/// of Ben's, whoever completes it.
#[test]
fn a_small_road_of_ones_own_loses_the_order() {
    for (owner, size, lost) in [("Anna", 2, true), ("Anna", 3, false), ("Ben", 2, false)] {
        let mut table = anna(["ow-small", "base-03", "base-26"]);
        table.ground(1).claim(owner, "workshop-end", (1, 2), 180, "road:0");
        if size == 3 {
            table.turn("workshop-road", (1, 3), 0);
        }
        table.lay("Ben", "workshop-end", (1, 1 + size), 0);
        assert_eq!(has_lost(&table, "ow-small"), lost, "{owner} {size}");
    }
}

/// R-KO-57: Ben's knight who comes to Anna's shares her city; his second one takes it over, at the
/// moment at which the tile lies.
#[test]
fn a_feature_that_is_taken_over_loses_the_order_and_a_shared_one_does_not() {
    let mut table = anna(["ow-mine", "base-03", "base-26"]);
    table.column(0, 6).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.claim("Ben", "workshop-tube", (1, 4), 0, "city:0");
    table.claim("Ben", "workshop-tube", (1, 6), 0, "city:0");
    table.until("Ben").place("workshop-tube", (1, 3), 0);
    assert!(!has_lost(&table, "ow-mine"));
    table.end().until("Ben").place("workshop-tube", (1, 5), 0);
    assert!(has_lost(&table, "ow-mine"));
}

/// R-KO-57: a knight whom the table puts where one was forgotten takes nothing over by that, nor by
/// what comes after it; the next one who comes does.
#[test]
fn figures_set_right_take_nothing_over() {
    let mut table = anna(["ow-mine", "base-03", "base-26"]);
    table.column(0, 6).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    let at = Place { at: spot((1, 2)), segment: segment("city:0") };
    let knight = Occupant { seat: seat(1), figure: Figure::Follower };
    let right = || SetRight::new(Spot::Stand(Stand::Segment(at)), None, Some(knight));
    table.play(Move::SetRight(right())).play(Move::SetRight(right()));
    table.until("Ben").lay("Ben", "workshop-field", (1, 1), 0);
    assert!(!has_lost(&table, "ow-mine"));
}

/// R-KO-57: a follower who is no longer there has lost nothing to others: the completed city has
/// brought its points.
#[test]
fn a_completed_feature_is_not_taken_over() {
    let mut table = anna(["ow-mine", "base-03", "base-26"]);
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.lay("Ben", "workshop-cap", (1, 3), 0).until("Anna").pass();
    assert_eq!(table.from("Anna", Source::City), 4);
    assert!(!has_lost(&table, "ow-mine"));
}

/// R-KO-58: where nothing but the orders is recorded, the holder says that it is lost; it is shown
/// and never fulfilled.
#[test]
fn its_holder_says_that_it_is_lost_where_the_app_does_not_know() {
    let only_orders = |setup| Setup { record: Recording::Deck, ..setup };
    let mut table = anna_of(["ow-mine", "base-03", "base-26"], &[], only_orders);
    table.play(Move::FulfilOrder { player: seat(0), card: "ow-mine".into() });
    assert!(has_lost(&table, "ow-mine"));
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
    let pad = |setup| Setup { record: Recording::Scorepad, ..setup };
    let table = anna_of(["ow-mine", "fan-17", "base-26"], &[], pad);
    assert!(table.game().is_for_holder_to_judge(&"ow-mine".into()));
    assert!(!table.game().is_for_holder_to_judge(&"fan-17".into()));
}

/// The order of a tower's captor is not touched by what he does to others.
#[test]
fn a_captor_keeps_the_order() {
    let with_tower = |setup| with_sets(setup, &["tower", "princess-dragon"]);
    let mut table = anna_of(["fan-16", "base-03", "base-26"], &[], with_tower);
    table.ground(0).claim("Ben", "workshop-road", (1, 1), 0, "field:1").until("Anna");
    table.place("tower-city-cap", (2, 1), 180);
    table.play(Move::RaiseTower { at: spot((2, 1)) }).play(capture(1, (1, 1), "field:1"));
    let captured = |outcome: &Outcome| {
        matches!(outcome, Outcome::Expansion(own) if matches!(own,
            rules::expansion::Outcome::Tower(tower::Outcome::Captured { .. })))
    };
    assert!(table.last().iter().any(captured));
    assert!(!has_lost(&table, "fan-16"));
}

/// R-KO-56: the log says what befell the holder, in each language otherwise for each mishap, and
/// never that the order was fulfilled (R-KO-33); by word it says nothing of that (R-KO-58).
#[test]
fn a_lost_order_is_told_by_what_befell_its_holder_in_every_language() {
    let table = anna(["ow-mine", "ow-small", "fan-17"]);
    let all = [
        None,
        Some(Mishap::FigureEaten),
        Some(Mishap::FollowerEaten),
        Some(Mishap::Captured),
        Some(Mishap::TakenOver),
        Some(Mishap::Last),
        Some(Mishap::Road { tiles: 2 }),
    ];
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let card = card::Id::from("ow-mine");
        let told =
            |outcome: orders::Outcome| words.outcome(&Outcome::Orders(outcome), table.game());
        let fulfilled = told(orders::Outcome::Fulfilled { seat: seat(0), card: card.clone() });
        let mut told: Vec<String> = all
            .iter()
            .filter_map(|by| {
                told(orders::Outcome::Spent { seat: seat(0), card: card.clone(), by: *by })
            })
            .collect();
        assert!(told.iter().all(|it| it.contains("Anna") && it.contains("What is mine")));
        told.extend(fulfilled);
        told.sort();
        told.dedup();
        assert_eq!(told.len(), all.len() + 1, "{told:?}");
    }
    let mut table = anna(["ow-small", "base-03", "base-26"]);
    table.ground(1).claim("Anna", "workshop-end", (1, 2), 180, "road:0");
    table.lay("Ben", "workshop-end", (1, 3), 0);
    let spent = table.last().iter().find_map(|outcome| match outcome {
        Outcome::Orders(orders::Outcome::Spent { .. }) => {
            Words::english().outcome(outcome, table.game())
        }
        _ => None,
    });
    assert_eq!(
        spent.expect("the order is lost"),
        "Anna has lost the order “No footpath” and shows it: a complete road has only 2 tiles."
    );
}

/// Two games of Anna's with "Never last": in the first she keeps it, in the second she loses it.
fn kept_and_lost() -> [Table; 2] {
    [0, 1].map(|points| {
        let mut table = anna(["fan-17", "base-03", "base-26"]);
        if points > 0 {
            table.adjust("Ben", points);
        }
        table.until("Anna").pass().end_game();
        table
    })
}

/// R-KO-33, 56: the statistics and the season count it as kept or lost, and never as fulfilled nor
/// among what could have been.
#[test]
fn statistics_and_season_count_what_is_kept_apart_from_what_is_fulfilled() {
    let games = kept_and_lost().map(|table| Summary::from_journal(table.journal()).expect("ended"));
    let names = Names::from_games(games.iter().map(Summary::names));
    let all = Statistics::of_all(&games.iter().collect::<Vec<_>>(), &names);
    let anna = all.iter().find(|one| one.name == "Anna").expect("Anna");
    let order = anna.orders.iter().find(|order| order.card.as_str() == "fan-17").expect("it");
    assert_eq!((order.held, order.fulfilled, order.kept, order.lost), (2, 0, 1, 1));
    assert_eq!((order.for_deeds(), order.is_avoidance()), (0, true));
    let days = ["2026-03-01T12:00:00Z", "2026-04-01T12:00:00Z"];
    let dated: Vec<(&str, &Summary)> = days.into_iter().zip(&games).collect();
    let season = Season::from_games(&dated, &names, |_| true, By::Average);
    let record = season.cards.iter().find(|record| record.card.as_str() == "fan-17").expect("it");
    assert_eq!((record.fulfilled, record.kept), (0, Some(1)));
    assert_eq!(record.by, [("Anna".to_owned(), 1)]);
    let words = Words::english();
    assert_eq!(words.done(record), "kept 1");
    let sheet = export::cards_csv(&season, &catalogue(), &words);
    assert!(
        sheet.lines().any(|line| line.contains("Never last") && line.contains("2,0,0,1,")),
        "{sheet}"
    );
}

/// R-KO-33, 56: the page of the evening and the pile say "kept to the end" and "lost", in every
/// language in other words than of a fulfilled order.
#[test]
fn the_page_and_the_pile_say_what_is_kept_and_what_is_lost() {
    let [kept, lost] = kept_and_lost();
    let english = Words::english();
    let end = |table: &Table, words: &Words| {
        let fates = fates::fates(table.journal()).expect("a finished game");
        let fate = fates.iter().find(|fate| fate.card.as_str() == "fan-17").expect("its fate");
        let card = table.game().catalogue().card("fan-17").expect("the card").clone();
        let steps = words.steps(fate, table.game());
        (words.end_of(fate, &card, table.journal()), steps)
    };
    assert_eq!(end(&kept, &english).0, "kept to the end");
    assert_eq!(end(&lost, &english).0, "lost in turn 1");
    assert!(end(&lost, &english).1.ends_with("lost by Anna in turn 1"));
    let page = page(kept.journal(), "2026-11-21T18:30:00Z", &english).expect("a page");
    assert!(page.contains("<li class=\"done\"><b>Never last</b>"));
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let fulfilled = words.say("review-fulfilled", &[("turn", 1.into())]);
        assert_ne!(end(&lost, &words).0, fulfilled);
        assert_ne!(end(&kept, &words).0, fulfilled);
    }
}
