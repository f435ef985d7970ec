//! The house rules in the setup: each question with its answers, and what the game that begins
//! makes of them.

use ::rules::Move;
use ::rules::geometry::Rotation;
use ::rules::house_rule::{CountMoves, HouseRule, TitlePoints};
use iced::Size;
use screen::setup;
use screen::table::dialog::rules;
use screen::table::{self, dialog};
use shell::Message;

use super::driver::{Driver, game, place};

const SIZE: Size = Size::new(1280.0, 800.0);

/// A new game with those sets beside King & Robber, at its house rules.
fn at_house_rules(folder: &std::path::Path, sets: &[&str]) -> Driver {
    let mut driver = Driver::new(folder, SIZE);
    driver.key("n");
    for (place, name) in ["Anna", "Ben"].iter().enumerate() {
        driver.type_into(setup::name_id(place), name);
    }
    for set in sets {
        driver.click(set);
    }
    driver.click("House rules");
    driver
}

/// Turns a house rule to an answer, by its place among them.
fn choose(driver: &mut Driver, switch: HouseRule, answer: usize) {
    driver.send(Message::Setup(setup::Message::HouseRule(switch, answer)));
}

/// A41: what King and Robber pay has four answers, one of which the game begins with.
#[test]
fn a_question_with_four_answers_takes_one_of_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = at_house_rules(folder.path(), &[]);
    assert!(driver.shows("The King and the Robber bring"));
    choose(&mut driver, HouseRule::Titles, 1);
    choose(&mut driver, HouseRule::Titles, 2);
    driver.click("Start the game");
    let rules = &driver.game().setup().rules;
    assert_eq!((rules.title_points(), rules.iter().len()), (TitlePoints::Fifteen, 1));
}

/// A45: without farmers their ten cards stay out of the pile: 51 + 5 − 10 = 46; and nobody is asked
/// how fields are scored.
#[test]
fn without_farmers_their_orders_stay_out_of_the_pile() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = at_house_rules(folder.path(), &[]);
    assert!(driver.shows("For each completed city at the end"));
    choose(&mut driver, HouseRule::FieldsByCity, 1);
    choose(&mut driver, HouseRule::NoFarmers, 1);
    assert!(!driver.shows("For each completed city at the end"));
    driver.click("Start the game");
    let setup = driver.game().setup();
    assert_eq!(setup.orders.as_ref().map(Vec::len), Some(46));
    assert_eq!(setup.rules, [HouseRule::NoFarmers].into_iter().collect());
}

/// While house rules are tried out as if they had always held, the bar says so, and not that a turn
/// is entered anew.
#[test]
fn the_bar_says_that_house_rules_are_tried_out_for_the_past() {
    let moves = vec![place("base-city-cap", 0, -1, Rotation::Half), Move::EndTurn];
    let (_folder, mut driver) = game(support::table::setup(&["Anna", "Ben"], &["base"]), moves);
    let tried = "Other house rules, as if they had always held. Esc leaves everything as it was.";
    let entered = "You are entering an old turn anew. Esc leaves everything as it was.";
    let to_table = |message| Message::Table(table::Message::Dialog(message));
    driver.send(to_table(dialog::Message::Show(dialog::Kind::Rules)));
    driver.send(to_table(dialog::Message::Rules(rules::Message::Choose(
        HouseRule::SmallCityPaysTwo,
        1,
    ))));
    driver.send(to_table(dialog::Message::Rules(rules::Message::Always)));
    assert!(driver.shows(tried));
    assert!(!driver.shows(entered));
    driver.key("Escape");
    assert!(!driver.shows(tried));
    // A turn that is entered anew is called so.
    driver.send(Message::Table(table::Message::Log(table::Log::Reenter(0))));
    assert!(driver.shows(entered));
}

/// A42: how the Count moves is settled only where he is in the game.
#[test]
fn an_answer_holds_with_its_expansion_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut with, folder_without) =
        (at_house_rules(folder.path(), &["The Count of Carcassonne"]), tempfile::tempdir());
    let mut without = at_house_rules(folder_without.expect("a folder").path(), &[]);
    for (driver, moves) in [(&mut with, CountMoves::Follower), (&mut without, CountMoves::Free)] {
        choose(driver, HouseRule::CountMoves, 2);
        driver.click("Start the game");
        assert_eq!(driver.game().setup().rules.count_moves(), moves);
    }
}

/// A47: where the start tile goes is asked where something lies in its place, and the game begins
/// with as many tiles: 71 of the base game and 5 of King & Robber, or one more.
#[test]
fn where_the_start_tile_goes_is_asked_with_the_city() {
    const QUESTION: &str = "The start tile, where the City or a river lies instead";
    let folder = tempfile::tempdir().expect("a folder");
    assert!(!at_house_rules(folder.path(), &[]).shows(QUESTION));
    for (in_pile, left) in [(false, 71 + 5), (true, 72 + 5)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut driver = at_house_rules(folder.path(), &["The Count of Carcassonne"]);
        assert!(driver.shows(QUESTION));
        if in_pile {
            driver.click_second_answer(QUESTION);
        }
        driver.click("Start the game");
        assert_eq!(driver.game().count_left(), left);
    }
}
