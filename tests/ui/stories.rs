//! Whole games and the rules' stories, entered through the window.

use iced::Size;
use kit::curtain::{self, picker};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rules::Move;
use rules::expansion::{self, count, shrine};
use rules::house_rule::HouseRule;
use rules::outcome::Outcome;
use rules::scoring::Source;
use rules::setup::Deck;
use screen::deal;
use shell::Message;
use storage::Saved;

use super::driver::{Driver, Style, by_chance, outcomes};
use support::dice::{Dice, EVERYTHING, shuffle_orders};
use support::table::{order_ids, seat, setup};

const SIZE: Size = Size::new(1280.0, 800.0);

fn scenario(name: &str) -> Saved {
    let path = support::root().join("tests/scenarios").join(format!("{name}.json"));
    let text = std::fs::read_to_string(&path).expect("a scenario");
    Saved::decode(&path, &text).expect("a game file")
}

/// Opens a scenario before its first move, enters all of it, and gives the window back.
fn played(name: &str, style: impl Fn(usize) -> Style) -> Driver {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = scenario(name);
    let moves: Vec<Move> = saved.moves.clone();
    let fresh = Saved::new(saved.id, saved.started, saved.setup, Vec::new(), Vec::new());
    let mut driver = Driver::with_game(folder.path(), &fresh, SIZE);
    driver.enter(&moves, style);
    driver
}

fn points(driver: &Driver, source: Source) -> Vec<i32> {
    let game = driver.game();
    game.seats().map(|seat| game.tally(seat).points(source)).collect()
}

fn totals(driver: &Driver) -> Vec<i32> {
    let game = driver.game();
    game.seats().map(|seat| game.tally(seat).total()).collect()
}

/// EX-31: Anna's tile completes Ben's city of five: 10 for him, 6 for her order; then two cards at
/// −10 and the most fulfilled.
#[test]
fn a_rivals_city_of_five_fulfils_the_order_of_who_completes_it() {
    let driver = played("ex-31-a-rivals-city", |_| Style::SpotFirst);
    assert_eq!(points(&driver, Source::City), [0, 10]);
    assert_eq!(totals(&driver), [-4, -20]);
}

/// EX-31: Ben's tile completes Anna's city of five: nothing for her order.
#[test]
fn a_city_that_a_rival_completes_fulfils_nothing() {
    let driver = played("ex-31-completed-by-a-rival", |_| Style::TileFirst);
    assert_eq!(points(&driver, Source::City), [10, 0]);
    assert_eq!(totals(&driver), [-20, -30]);
}

/// EX-31: six tiles are not five.
#[test]
fn a_city_of_six_is_not_one_of_exactly_five() {
    let driver = played("ex-31-six-tiles", |_| Style::SpotFirst);
    assert_eq!(points(&driver, Source::City), [0, 12]);
    assert_eq!(totals(&driver), [-30, -18]);
}

/// EX-32: of two orders that a city of twelve fulfils, the owner chooses one behind the curtain;
/// the other waits for the next city.
#[test]
fn of_two_fitting_orders_the_owner_chooses_one_behind_the_curtain() {
    let driver = played("ex-32-twelve-tiles", |_| Style::SpotFirst);
    let game = driver.game();
    let anna = game.seats().next().expect("Anna");
    let fulfilled: Vec<&str> = game
        .orders()
        .expect("orders")
        .hand(anna)
        .fulfilled
        .iter()
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(fulfilled, ["base-03", "base-02"]);
    // 32 for the cities, 20 and 13 for the orders; three orders of Ben's cost 30.
    assert_eq!(totals(&driver), [65, -30]);
}

/// A whole game of 72 tiles, every second turn spot first and every second tile first, makes the
/// moves of its file.
#[test]
fn a_whole_game_entered_in_the_window_makes_the_moves_of_its_file() {
    let driver =
        played("base-1", |index| if index % 2 == 0 { Style::SpotFirst } else { Style::TileFirst });
    assert_eq!(totals(&driver), [59, 84]);
    assert!(driver.game().is_finished());
    assert!(driver.shows("Final scoring"), "the final scoring opens by itself");
}

/// A game of the four small expansions, entered by chance: what the window is told is what it
/// plays, and questions of the City are answered by their numbers.
#[test]
fn games_with_river_count_and_shrines_are_entered_whole() {
    let mut happened: Vec<Outcome> = Vec::new();
    for seed in [37, 43, 47] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut dice = Dice::new(seed);
        let mut setup = setup(
            &["Anna", "Ben", "Cleo"],
            &["base", "king-robber", "shrines", "shrines-extra", "count", "river-2"],
        );
        setup.rules.set(HouseRule::StartTileInPile, true);
        shuffle_orders(&mut setup, &mut dice);
        let fresh = Saved::new(
            "evening".to_owned(),
            "2026-11-21T19:00:00Z".to_owned(),
            setup,
            Vec::new(),
            Vec::new(),
        );
        let mut driver = Driver::with_game(folder.path(), &fresh, SIZE);
        let keep = |player| Move::KeepOrders { player, returned: None };
        let mut entered: Vec<Move> = driver.game().seats().map(keep).collect();
        driver.enter(&entered, |_| Style::SpotFirst);
        let mut luck = StdRng::seed_from_u64(seed);
        while !driver.game().is_finished() {
            let chosen = by_chance(driver.game(), &mut luck);
            driver.enter(
                &chosen,
                |index| if index % 2 == 0 { Style::SpotFirst } else { Style::TileFirst },
            );
            entered.extend(chosen);
        }
        let without_ends = |moves: &[Move]| -> Vec<Move> {
            moves.iter().filter(|made| **made != Move::EndTurn).cloned().collect()
        };
        assert_eq!(without_ends(&driver.moves()).len(), without_ends(&entered).len());
        happened.extend(outcomes(&driver));
    }
    let count =
        |kind: fn(&Outcome) -> bool| happened.iter().filter(|outcome| kind(outcome)).count();
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Count(count::Outcome::EnteredCity { .. }))
        )) > 5
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Count(count::Outcome::CountMoved { .. }))
        )) > 2
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Count(count::Outcome::LeftCity { .. }))
        )) > 2
    );
    assert!(
        count(|outcome| matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Shrine(shrine::Outcome::ChallengeBegan { .. }))
        )) > 2
    );
}

/// A game with every set at once, entered by chance: towers, dragon, fairy, abbeys, barns, wagons
/// and fairs are where the window says they are.
#[test]
fn a_hundred_and_twenty_steps_of_a_game_with_every_set_are_entered() {
    let folder = tempfile::tempdir().expect("a folder");
    let fresh = everything(&["Anna", "Ben", "Cleo"]);
    let mut driver = Driver::with_game(folder.path(), &fresh, SIZE);
    let keep = |player| Move::KeepOrders { player, returned: None };
    let deal: Vec<Move> = driver.game().seats().map(keep).collect();
    driver.enter(&deal, |_| Style::SpotFirst);
    let mut luck = StdRng::seed_from_u64(6);
    for _ in 0..120 {
        let chosen = by_chance(driver.game(), &mut luck);
        let before = driver.moves().len();
        driver.enter(
            &chosen,
            |index| if index % 2 == 0 { Style::SpotFirst } else { Style::TileFirst },
        );
        assert!(
            driver.moves().len() > before,
            "{chosen:?} did nothing in {:?}",
            driver.game().phase()
        );
    }
}

fn everything(names: &[&str]) -> Saved {
    let mut setup = setup(names, &EVERYTHING);
    shuffle_orders(&mut setup, &mut Dice::new(3));
    Saved::new(
        "evening".to_owned(),
        "2026-11-22T19:00:00Z".to_owned(),
        setup,
        Vec::new(),
        Vec::new(),
    )
}

/// With a printed deck each player finds their own cards by title behind the curtain, at the deal
/// and on drawing, and nothing that shows gives a hand away: the list has the cards of the others
/// too.
#[test]
fn cards_of_a_printed_deck_are_entered_behind_the_curtain() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    shuffle_orders(&mut setup, &mut Dice::new(3));
    setup.deck = Deck::Printed;
    let fresh = Saved::new(
        "evening".to_owned(),
        "2026-11-22T19:00:00Z".to_owned(),
        setup,
        Vec::new(),
        Vec::new(),
    );
    let mut driver = Driver::with_game(folder.path(), &fresh, SIZE);
    let deal = |player: u8, cards: [&str; 3]| Move::DealOrders {
        player: seat(player),
        cards: order_ids(&cards).collect(),
    };
    let keep = |player, returned: Option<&str>| Move::KeepOrders {
        player: seat(player),
        returned: returned.map(Into::into),
    };
    assert!(driver.shows("Pass the screen to Anna"));
    driver.enter(&[deal(0, ["base-01", "base-28", "base-45"]), keep(0, Some("base-28"))], |_| {
        Style::SpotFirst
    });
    assert!(driver.shows("Pass the screen to Ben"));
    driver.type_into(picker::field_id(), "Five Towers");
    assert!(
        driver.shows("Complete a city of exactly 5 tiles."),
        "the list does not tell that Anna has it"
    );
    driver.send(Message::Deal(deal::Message::Curtain(curtain::Message::Search(String::new()))));
    driver
        .enter(&[deal(1, ["base-02", "base-03", "base-04"]), keep(1, None)], |_| Style::SpotFirst);
    let draw = Move::DrawOrder { card: Some("base-05".into()) };
    driver.enter(&[draw], |_| Style::SpotFirst);
    let hand = |player| driver.game().orders().expect("orders").hand(seat(player)).held.len();
    assert_eq!((hand(0), hand(1)), (3, 3));
    assert!(!driver.shows("Pass the screen to Anna"), "whoever drew holds the card already");
}
