//! The course of a game and the statistics of many, by numbers worked out by hand.

use journal::course::Reign;
use journal::names::Names;
use journal::statistics::{Ending, Held, Statistics, Summary};
use journal::{Course, Journal};
use rules::Move;
use rules::card;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::{Colour, Player};
use rules::scoring::Source;
use rules::title::Title;
use text::Words;

use support::table::{Table, seat};

fn summary(journal: &Journal) -> Summary {
    Summary::from_journal(journal).expect("a finished game")
}

/// A finished game in which everybody has those points by hand.
fn game(result: &[(&str, i32)]) -> Summary {
    let names: Vec<&str> = result.iter().map(|(name, _)| *name).collect();
    let mut table = Table::of(&names);
    for (name, points) in result {
        table.adjust(name, *points);
    }
    summary(table.end_game().journal())
}

fn all(games: &[Summary]) -> Vec<Statistics> {
    Statistics::of_all(
        &games.iter().collect::<Vec<_>>(),
        &Names::from_games(games.iter().map(Summary::names)),
    )
}

fn find<'a>(all: &'a [Statistics], name: &str) -> &'a Statistics {
    all.iter().find(|statistics| statistics.name == name).expect("somebody of that name")
}

// ---- the course of a game ----

#[test]
fn a_course_has_the_points_after_each_turn_and_tells_who_took_the_king_in_which() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-road-straight", (1, 0), 0);
    let course = Course::from_journal(table.journal());
    // Two tiles at 2 in Anna's first turn; Ben's road is open. The third turn runs.
    assert_eq!((course.totals, course.turns), (vec![vec![0, 0], vec![4, 0], vec![4, 0]], 3));
    let anna = Reign { title: Title::King, holder: seat(0), size: 2, turn: 1 };
    assert_eq!(course.reigns, [anna]);
}

// R-KR-3: strictly more takes it; one's own record may be beaten.
#[test]
fn a_course_has_every_change_of_a_title() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table
        .city("Anna", 0, 3)
        .city("Ben", 3, 3)
        .city("Ben", 6, 4)
        .city("Ben", 9, 5)
        .road("Anna", 12, 3);
    let course = Course::from_journal(table.journal());
    let reigns: Vec<_> =
        course.reigns.iter().map(|reign| (reign.title, reign.holder, reign.size)).collect();
    let (king, robber) = (Title::King, Title::Robber);
    assert_eq!(
        reigns,
        [(king, seat(0), 3), (king, seat(1), 4), (king, seat(1), 5), (robber, seat(0), 3)]
    );
    assert!(course.reigns.windows(2).all(|two| two[0].turn < two[1].turn));
}

#[test]
fn a_course_tells_the_final_scoring_from_the_last_turn() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table
        .turn_with("base-city-cap", (0, -1), 180, "city:0")
        .turn("base-road-straight", (1, 0), 0)
        .end_game();
    let course = Course::from_journal(table.journal());
    // The King brings 1 for the one completed city (R-KR-8).
    assert_eq!(course.totals, [vec![0, 0], vec![4, 0], vec![4, 0], vec![5, 0]]);
    assert_eq!(course.turns, 2, "in the third the game was ended, and nothing else was done");
}

/// A guest who sits down before the third turn has no points before it: the line begins after the
/// second.
#[test]
fn the_line_of_a_guest_begins_when_the_guest_comes() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-road-straight", (1, 0), 0);
    table.play(Move::JoinGame(Player { name: "Eva".to_owned(), colour: Colour::Pink }));
    table.adjust("Eva", 3).turn("base-road-straight", (2, 0), 0).end_game();
    let course = Course::from_journal(table.journal());
    let line = |name| course.line(table.seat(name)).collect::<Vec<_>>();
    // Two tiles at 2 in Anna's first turn; three turns, and the final scoring, in which the King
    // brings 1 for the one completed city (R-KR-8).
    assert_eq!(line("Anna"), [0, 4, 4, 4, 5]);
    assert_eq!((course.came(table.seat("Eva")), line("Eva")), (2, vec![0, 3, 3]));
    let there = (0..5).map(|step| course.is_there(step, table.seat("Eva")));
    assert_eq!(there.collect::<Vec<_>>(), [false, false, true, true, true]);
    // The page draws the line from there on, and tells no points before.
    let page = evening::page(table.journal(), "", &Words::english()).unwrap();
    let lines: Vec<usize> = page
        .lines()
        .filter_map(|line| line.split_once("points=\"")?.1.split_once('"'))
        .map(|(points, _)| points.split(' ').count() / 2)
        .collect();
    assert_eq!(lines, [5, 5, 3]);
    let totals = "\"totals\":[[0,0,null],[4,0,null],[4,0,0],[4,0,3],[5,0,3]]";
    assert!(page.contains(totals), "{page}");
}

#[test]
fn a_turn_that_is_given_to_another_player_is_no_turn_more() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.pass().play(Move::BeginTurn { player: seat(0) }).pass();
    assert_eq!(Course::from_journal(table.journal()).turns, 3);
}

#[test]
fn the_deal_is_no_turn() {
    let hands = [["base-01", "base-02", "base-03"], ["base-05", "base-06", "base-07"]];
    let table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
    let course = Course::from_journal(table.journal());
    assert_eq!((course.totals, course.turns), (vec![vec![0, 0]], 1));
}

// ---- one game ----

#[test]
fn a_running_game_has_no_summary() {
    assert_eq!(Summary::from_journal(Table::of(&["Anna", "Ben"]).journal()), None);
}

// R-KO-7, R-KO-34: what was fulfilled and what was not both were held.
#[test]
fn a_summary_has_the_orders_that_each_player_held_and_fulfilled() {
    let hands = [["workshop-two", "base-02", "base-03"], ["base-05", "base-06", "base-07"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-01"]);
    // A city of exactly two is workshop-two.
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").draw().end_game();
    let summary = summary(table.journal());
    let ids = |ids: &[&str]| ids.iter().map(|id| card::Id::from(*id)).collect::<Vec<_>>();
    assert_eq!(summary.players[0].fulfilled, ids(&["workshop-two"]));
    assert_eq!(summary.players[0].held, ids(&["base-02", "base-03", "workshop-two"]));
    assert_eq!(
        summary.players[1].held,
        ids(&["base-01", "base-05", "base-06", "base-07"]),
        "the drawn one as well"
    );
}

// R-KO-27, the house rule: the discarded cards go under the pile.
#[test]
fn an_order_that_went_under_the_pile_was_held() {
    let farmers: Vec<String> = content::bundled::catalogue()
        .cards()
        .iter()
        .filter(|card| card.set == "base" && card.farmer)
        .take(3)
        .map(|card| card.id.to_string())
        .collect();
    let hands =
        [[farmers[0].as_str(), &farmers[1], &farmers[2]], ["base-05", "base-06", "base-07"]];
    let mut rules = HouseRules::default();
    rules.set(HouseRule::DiscardedUnderPile, true);
    let mut table = Table::with_rules(&["Anna", "Ben"], &hands, &[], rules);
    table.discard(&[&farmers[0], &farmers[1]]).end_game();
    let held = &summary(table.journal()).players[0].held;
    assert_eq!(held.len(), 3, "{held:?}");
}

// ---- many games ----

#[test]
fn wins_are_counted_and_the_shared_ones_among_them() {
    let games = [
        game(&[("Anna", 50), ("Ben", 40)]),
        game(&[("Ben", 30), ("Anna", 30), ("Cleo", 20)]),
        game(&[("Anna", 10), ("Ben", 60)]),
    ];
    let all = all(&games);
    let anna = find(&all, "Anna");
    assert_eq!((anna.games.len(), anna.wins(), anna.shared()), (3, 2, 1));
    assert_eq!(anna.games, [(0, Ending::Won), (1, Ending::Shared), (2, Ending::Lost)]);
    let cleo = find(&all, "Cleo");
    assert_eq!((cleo.games.clone(), cleo.wins()), (vec![(1, Ending::Lost)], 0));
}

#[test]
fn averages_are_points_a_game_and_a_category() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // A city of two: 4. By hand: 5.
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").adjust("Anna", 5).end_game();
    let games = [summary(table.journal()), game(&[("Anna", 12), ("Ben", 0)])];
    let all = all(&games);
    let anna = find(&all, "Anna");
    // (9 + 12) / 2, 4 / 2 and (5 + 12) / 2.
    assert!((anna.average() - 10.5).abs() < 1e-9);
    assert!((anna.average_of(Source::City) - 2.0).abs() < 1e-9);
    assert!((anna.average_of(Source::ByHand) - 8.5).abs() < 1e-9);
    assert!(anna.average_of(Source::Field).abs() < 1e-9);
}

#[test]
fn the_best_game_is_the_one_with_the_most_points_and_the_earlier_of_two() {
    let games = [
        game(&[("Anna", -5), ("Ben", 0)]),
        game(&[("Anna", 70), ("Ben", 90)]),
        game(&[("Anna", 70), ("Ben", 0)]),
    ];
    let all = all(&games);
    assert_eq!(find(&all, "Anna").best, (1, 70));
    assert_eq!(find(&all[..], "Ben").best, (1, 90));
}

#[test]
fn rivals_are_told_by_games_together_and_by_who_was_ahead() {
    let games = [
        game(&[("Anna", 50), ("Ben", 40), ("Cleo", 60)]),
        game(&[("Anna", 20), ("Ben", 40)]),
        game(&[("Anna", 30), ("Ben", 30)]),
        game(&[("Cleo", 99), ("Anna", 30)]),
    ];
    let all = all(&games);
    let anna = find(&all, "Anna");
    let rivals = anna
        .rivals
        .iter()
        .map(|rival| (rival.name.as_str(), rival.ahead, rival.level, rival.behind));
    let rivals: Vec<_> = rivals.collect();
    assert_eq!(rivals, [("Ben", 1, 1, 1), ("Cleo", 0, 0, 2)]);
    assert_eq!(anna.nemesis().map(|rival| rival.name.as_str()), Some("Cleo"));
    assert_eq!(find(&all, "Cleo").nemesis(), None, "nobody was ever ahead of Cleo");
}

#[test]
fn of_two_who_were_ahead_as_often_the_one_met_more_is_the_rival() {
    let games = [
        game(&[("Anna", 1), ("Ben", 2), ("Cleo", 3)]),
        game(&[("Anna", 5), ("Cleo", 0)]),
        game(&[("Anna", 5), ("Ben", 9)]),
    ];
    // Ben and Cleo were met twice; Ben was ahead twice, Cleo once.
    assert_eq!(find(&all(&games), "Anna").nemesis().map(|rival| rival.name.as_str()), Some("Ben"));
    let games = [game(&[("Anna", 1), ("Ben", 2), ("Cleo", 3)]), game(&[("Anna", 5), ("Cleo", 0)])];
    // Each was ahead once; Cleo was met twice.
    assert_eq!(find(&all(&games), "Anna").nemesis().map(|rival| rival.name.as_str()), Some("Cleo"));
}

/// Anna was ahead of Ben twice and behind once; Dora and she were ahead once each.
#[test]
fn whoever_is_beaten_more_often_than_not_is_no_rival_to_beat() {
    let games = [
        game(&[("Anna", 5), ("Ben", 2)]),
        game(&[("Anna", 5), ("Ben", 2), ("Dora", 1)]),
        game(&[("Anna", 1), ("Ben", 3), ("Dora", 4)]),
    ];
    assert_eq!(find(&all(&games), "Anna").nemesis().map(|rival| rival.name.as_str()), Some("Dora"));
    assert_eq!(find(&all(&games[..1]), "Anna").nemesis(), None);
}

// R-KO-34.
#[test]
fn orders_are_counted_by_card_over_the_games() {
    let evening = |fulfils: bool| {
        let hands = [["workshop-two", "base-02", "base-03"], ["base-05", "base-06", "base-07"]];
        let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
        if fulfils {
            table.turn_with("base-city-cap", (0, -1), 180, "city:0");
        }
        summary(table.end_game().journal())
    };
    let all = all(&[evening(true), evening(false)]);
    let held =
        |card: &str, fulfilled| Held { card: card.into(), held: 2, fulfilled, kept: 0, lost: 0 };
    assert_eq!(
        find(&all, "Anna").orders,
        [held("workshop-two", 1), held("base-02", 0), held("base-03", 0)]
    );
}

#[test]
fn names_are_matched_exactly_and_the_colour_is_the_latest() {
    let mut games = [game(&[("Anna", 1), ("Ben", 2)]), game(&[("anna", 1), ("Anna", 2)])];
    games[1].players[1].colour = Colour::Green;
    let all = all(&games);
    let names: Vec<&str> = all.iter().map(|statistics| statistics.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Ben", "anna"], "who played most first, then by name");
    assert_eq!(find(&all, "Anna").colour, Colour::Green);
}

#[test]
fn without_a_finished_game_there_are_no_statistics() {
    assert!(all(&[]).is_empty());
}
