//! The end, told step by step: its phases, what each shows, the standings, the second window.

use headless::iced_test::Simulator;
use iced::{Point, Size};
use rules::expansion::sheep;
use rules::geometry::Position;
use rules::player::Figure;
use rules::{Move, Seat};
use storage::Saved;
use text::Words;

use super::driver::{self, Driver};
use support::table::{deploy, place, segment, setup};

const SIZE: Size = Size::new(1280.0, 800.0);

/// The end of a scenario from its first step on.
fn finale(name: &str) -> (tempfile::TempDir, Driver) {
    at_size(name, SIZE)
}

fn at_size(name: &str, size: Size) -> (tempfile::TempDir, Driver) {
    let path = support::root().join("tests/scenarios").join(format!("{name}.json"));
    let text = std::fs::read_to_string(&path).expect("a scenario");
    let saved = Saved::decode(&path, &text).expect("a game file");
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &saved, size);
    driver.key("s");
    driver.wait(1);
    (folder, driver)
}

/// EX-31: the game is ended with tiles left. Anna has 6 and holds two orders, Ben 10 and three; only
/// Anna has fulfilled one.
#[test]
fn the_orders_are_turned_up_one_by_one_and_then_the_most_and_the_winner() {
    let (_folder, mut driver) = finale("ex-31-a-rivals-city");
    assert!(driver.both_show("The game was ended.") && driver.both_show("Final scoring"));
    assert!(!driver.both_show("That was the last tile."));
    let standings = [("1 of 5", "−4", "10"), ("2 of 5", "−14", "10")];
    for (progress, anna, ben) in standings {
        driver.key("Return");
        assert!(driver.both_show("The orders are turned up") && driver.both_show(progress));
        assert!(driver.both_show(anna) && driver.both_show(ben), "{progress}");
        assert!(driver.both_show("−10"), "what an order costs, with a true minus sign");
    }
    for (progress, ben) in [("3 of 5", "0"), ("4 of 5", "−10"), ("5 of 5", "−20")] {
        driver.key("Return");
        assert!(driver.both_show(progress) && driver.both_show("−14"));
        assert!(driver.both_show(ben), "{progress}");
    }
    driver.key("space");
    assert!(driver.both_show("Most orders fulfilled") && driver.both_show("1 order fulfilled"));
    assert!(driver.both_show("+10") && driver.both_show("−4") && driver.both_show("−20"));
    driver.key("Return");
    assert!(driver.both_show("Anna wins") && driver.both_show("16 points ahead of Ben"));
    driver.key("Return");
    assert!(driver.shows("How it went"), "then comes the result");
}

/// R-HSH-6: Anna's shepherd with 3 sheep stands in a field at the end. Asked for before, it says whose
/// they are, and its points are no shepherd's (3 for nobody's complete city, here none); the final
/// scoring says that they bring nothing, whether or not there is anything else to score.
#[test]
fn sheep_in_the_fields_are_told_on_the_board_and_at_the_end() {
    for with_farmer in [false, true] {
        let mut moves = vec![
            place("base-monastery", (0, 1), 0),
            Move::Deploy { figure: Figure::Shepherd, on: segment("field:0"), at: None },
            sheep::Move::DrawSheep(sheep::Drawn { sheep: 3 }).into(),
            Move::EndTurn,
        ];
        if with_farmer {
            moves.extend([place("base-monastery", (0, 2), 0), deploy("monastery"), Move::EndTurn]);
        }
        let (_folder, mut driver) =
            driver::game(setup(&["Anna", "Ben"], &["base", "hills-sheep"]), moves.clone());
        let at = driver.on_board(Position::new(0, 1), Point::new(0.1, 0.1));
        driver.click_at(at);
        assert!(driver.shows("Anna: shepherd, 3 sheep"), "{:?}", driver.texts());
        assert!(driver.shows("0 points for a farmer if the game ended now"));
        assert!(!driver.shows("nobody stands there"));
        moves.push(Move::EndGame);
        let (_folder, mut driver) =
            driver::game(setup(&["Anna", "Ben"], &["base", "hills-sheep"]), moves);
        driver.key("s");
        driver.wait(1);
        let told = "Nothing for sheep still in the fields: Anna’s 3 sheep.";
        assert!(driver.shows(told), "{with_farmer}: {:?}", driver.texts());
    }
}

/// No order of a hand is named before it is turned, on neither window, nor is anything decided.
#[test]
fn nothing_of_an_order_shows_before_it_is_turned() {
    let (_folder, mut driver) = finale("ex-31-a-rivals-city");
    let game = driver.game();
    let titles: Vec<String> = game
        .seats()
        .flat_map(|seat| game.orders().expect("orders").hand(seat).held.clone())
        .map(|card| Words::english().card_title(&card))
        .collect();
    assert_eq!(titles.len(), 5);
    for turned in 0..=5 {
        for (index, title) in titles.iter().enumerate() {
            let said = format!("Not fulfilled: “{title}”");
            assert_eq!(driver.both_show(&said), index + 1 == turned, "{title} at {turned}");
            if index >= turned {
                assert!(!driver.both_show(title), "{title} lies face down at {turned}");
            }
        }
        assert!(!driver.both_show("Anna wins") && !driver.both_show("Anna has won"));
        driver.key("Return");
    }
}

/// Two games that differ in nothing but the hands look alike until the first order is turned.
#[test]
fn the_steps_before_the_orders_do_not_depend_on_hands() {
    let folder = tempfile::tempdir().expect("a folder");
    // Whether the picture of a window is the one of that name; the first is kept.
    let is_kept = |driver: &Driver, name: &str| {
        let views = [("own", driver.app.view()), ("second", driver.app.view_for_all())];
        views.into_iter().all(|(window, view)| {
            let mut ui = Simulator::with_size(shell::settings(), SIZE, view);
            let shot = ui.snapshot(&driver.app.theme()).expect("a picture");
            let path = folder.path().join(format!("{name}-{window}"));
            shot.matches_image(path).expect("a picture")
        })
    };
    let played = |change: fn(&str) -> String| {
        let path = support::root().join("tests/scenarios/ex-31-a-rivals-city.json");
        let text = change(&std::fs::read_to_string(&path).expect("a scenario"));
        let saved = Saved::decode(&path, &text).expect("a game file");
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
        driver.key("s");
        driver.wait(1);
        (folder, driver)
    };
    let (_one, mut one) = played(str::to_owned);
    let (_other, mut other) = played(|text| text.replace("base-26", "base-40"));
    assert!(is_kept(&one, "before") && is_kept(&other, "before"));
    one.key("Return");
    other.key("Return");
    assert!(is_kept(&one, "turned") && !is_kept(&other, "turned"), "another card lies open");
}

/// After the last step everybody has what the result says; the steps back lead to the beginning.
#[test]
fn the_standings_end_with_the_result() {
    for name in ["base-1", "king-robber-4", "inns-traders-king-shrines-1", "scorepad-king-robber-1"]
    {
        let (_folder, mut driver) = finale(name);
        let mut steps = 0;
        while driver.find("The result").is_none() {
            driver.key("Return");
            steps += 1;
            assert!(steps < 100, "{name} has an end");
        }
        let game = driver.game();
        let total = |seat: Seat| game.tally(seat).total();
        for seat in game.seats() {
            let total = total(seat).to_string().replace('-', "−");
            assert!(driver.both_show(&total), "{name}: {} has {total}", game.name(seat));
        }
        for _ in 0..steps {
            driver.key("BackSpace");
        }
        let ended = if name.starts_with("scorepad") {
            "The game is over."
        } else {
            "That was the last tile."
        };
        assert!(driver.both_show(ended), "{name}");
    }
}

/// Steps follow by themselves every four seconds, and stop at the winner and at a second press.
#[test]
fn the_end_tells_itself_and_can_be_paused() {
    let (_folder, mut driver) = finale("ex-31-a-rivals-city");
    assert!(driver.shows("Play"));
    driver.key("p");
    assert!(driver.shows("1 of 5") && driver.shows("Pause"), "it begins at once");
    driver.wait(3);
    assert!(driver.shows("1 of 5"));
    driver.wait(1);
    assert!(driver.both_show("2 of 5"));
    driver.key("p");
    driver.wait(9);
    assert!(driver.shows("2 of 5") && driver.shows("Play"));
    driver.key("p");
    driver.wait(60);
    assert!(driver.both_show("Anna wins"), "nobody is taken to the result unasked");
}

/// Anna's monastery alone is 1 point, at a table that has no shrines.
#[test]
fn the_final_scoring_names_no_buildings_that_this_table_does_not_have() {
    let moves = ["base", "shrines"].map(|_| {
        vec![place("base-monastery", (0, 1), 0), deploy("monastery"), Move::EndTurn, Move::EndGame]
    });
    let [plain, cult] = moves;
    for (sets, moves, title) in [
        (vec!["base"], plain, "Monasteries"),
        (vec!["base", "shrines"], cult, "Monasteries and shrines"),
    ] {
        let (_folder, mut driver) = driver::game(setup(&["Anna", "Ben"], &sets), moves);
        driver.key("s");
        driver.key("Return");
        assert!(driver.shows(title), "{title}");
    }
}
