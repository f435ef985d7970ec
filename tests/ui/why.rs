//! Why, at the table: the rule behind a question, a number and a refusal, and what a tile would do.

use iced::Point;
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::throw::Token;
use rules::tile::Segment;
use rules::{Move, Outcome};
use screen::table;
use shell::Message;
use text::Words;

use super::driver::{self, Driver, outcomes, place};
use support::table::setup;

fn game(sets: &[&str], moves: Vec<Move>) -> (tempfile::TempDir, Driver) {
    driver::game(setup(&["Anna", "Ben"], sets), moves)
}

/// Anna's knight brings 4 in a city of two (R-BASE-8), and Ben lays a road.
fn two_turns() -> Vec<Move> {
    vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        Move::Deploy { figure: Figure::Follower, on: Segment::City(0), at: None },
        Move::EndTurn,
        place("base-road-straight", 1, 0, Rotation::None),
        Move::EndTurn,
    ]
}

/// The sentences of a rule, and where it stands.
fn rule(key: &str) -> [String; 2] {
    let why = Words::english().why(key).expect("a rule");
    [why.title, why.about]
}

#[test]
fn the_question_mark_explains_what_is_asked_and_the_keys() {
    let (_folder, mut driver) = game(&["base"], Vec::new());
    driver.key("?");
    for said in rule("why-ask-tile") {
        assert!(driver.shows(&said), "{said}");
    }
    assert!(driver.shows("Base game, Placing tiles"));
    assert!(driver.shows("How it is played here"));
    driver.key("Escape");
    driver.click_place(Position::new(0, -1));
    driver.send(Message::Table(table::Message::Make(place(
        "base-city-cap",
        0,
        -1,
        Rotation::Half,
    ))));
    driver.key("?");
    assert!(driver.shows(&rule("why-act-follower")[0]));
}

#[test]
fn a_line_of_the_log_opens_to_the_rule_behind_its_points() {
    let (_folder, mut driver) = game(&["base"], two_turns());
    let [said, stands] = rule("why-for-city");
    assert!(!driver.shows(&said));
    driver.click("city of 2");
    assert!(driver.shows("2 tiles × 2 = 4"));
    assert!(driver.shows(&said) && driver.shows(&stands));
}

#[test]
fn a_complete_feature_says_who_scored_it_and_its_points_say_why() {
    let (_folder, mut driver) = game(&["base"], two_turns());
    driver.click_at(driver.on_board(Position::new(0, -1), Point::new(0.5, 0.85)));
    let scored = "Anna scored +4 for it in turn 1.";
    assert!(driver.shows(scored));
    let [said, _] = rule("why-for-city");
    assert!(!driver.shows(&said));
    driver.click(scored);
    assert!(driver.shows(&said), "a press says why");
    driver.click(scored);
    assert!(!driver.shows(&said), "another hides it");
}

#[test]
fn a_chosen_tile_tells_what_it_would_complete_where_the_pointer_is() {
    let (_folder, mut driver) = game(&["base", "king-robber"], Vec::new());
    let at = Position::new(0, -1);
    let middle = driver.on_board(at, Point::new(0.5, 0.5));
    let cap = table::Enter::Tile("base-city-cap".into());
    driver.send(Message::Table(table::Message::Enter(cap)));
    let would = "It would complete: city of 2 (nobody stands there). The King would go to Anna.";
    assert!(!driver.shows(would));
    driver.point_at(middle);
    assert!(driver.shows(would));
    driver.point_at(driver.on_board(Position::new(1, 0), Point::new(0.5, 0.5)));
    assert!(!driver.shows(would));
    assert!(driver.moves().is_empty(), "nothing has happened");
}

/// R-CAT-5: a tile with a fair, target hurling.
fn at_a_fair() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = game(&["base", "catapult"], Vec::new());
    let mut tiles = driver.game().catalogue().tiles().iter();
    let fair = tiles.find(|tile| tile.fair).expect("a fair").clone();
    let (at, rotation) = driver.game().board().placements(&fair)[0];
    let tile = fair.id.clone();
    for made in [Move::Place { tile, at, rotation }, Move::EndTurn] {
        driver.send(Message::Table(table::Message::Make(made)));
    }
    (folder, driver)
}

#[test]
fn tokens_explain_themselves_and_a_distance_is_taken_as_it_is_written() {
    let (_folder, mut driver) = at_a_fair();
    let words = Words::english();
    assert!(driver.shows(&words.say("fair-catch-how", &[])), "each token says what it is");
    driver.click("target hurling");
    assert!(driver.game().fair().is_some_and(|fair| fair.token == Some(Token::Target)));
    let field = table::DISTANCE;
    driver.type_into(field.into(), "far");
    driver.click("Note the throw");
    assert!(driver.shows("Write the distance as a number, such as 5.8."));
    assert!(outcomes(&driver).iter().all(|outcome| !outcome.is_throw()));
    for _ in 0..3 {
        driver.key("BackSpace");
    }
    driver.type_into(field.into(), "2 1/8\"");
    driver.click("Note the throw");
    let throws = |driver: &Driver| driver.game().fair().map(|fair| fair.throws.clone());
    let noted = throws(&driver).expect("a round");
    assert_eq!(noted[0].distance.expect("a distance").millimetres(), 53.975, "2 1/8 inches");
    // Nothing of this table measures what lies off the tiles.
    driver.click("Off the tiles");
    let said = |it: Outcome| words.outcome(&it, driver.game());
    let told: Vec<String> = outcomes(&driver).into_iter().filter_map(said).collect();
    assert!(told.contains(&"Ben: Off the tiles".to_owned()), "{told:?}");
    assert!(told.contains(&"Anna throws: 2.125 inches from the fair.".to_owned()), "{told:?}");
}

/// R-PD-1: before the first volcano nobody finds a dragon's tile in the tray, and it says why.
#[test]
fn dragon_tiles_are_crossed_out_before_the_first_volcano_with_the_reason() {
    let (_folder, mut driver) = game(&["base", "princess-dragon"], Vec::new());
    let why = Words::english().say("reject-volcano-first", &[]);
    assert!(!driver.shows(&why));
    driver.click_place(Position::new(0, -1));
    assert!(driver.shows(&why));
    let (_folder, mut driver) = game(&["base"], Vec::new());
    driver.click_place(Position::new(0, -1));
    assert!(!driver.shows(&why), "no dragon is in the game");
}

/// R-BASE-8, 14: Anna has 4 for her city; Ben's monastery counts itself and the start tile.
#[test]
fn the_points_if_the_game_ended_now_open_to_a_sum() {
    let mut moves = two_turns();
    moves.truncate(3);
    moves.push(place("base-monastery", 0, 1, Rotation::None));
    moves.push(Move::Deploy { figure: Figure::Follower, on: Segment::MONASTERY, at: None });
    let (_folder, mut driver) = game(&["base"], moves);
    driver.click("≈ 2");
    assert!(driver.shows("If the game ended now"));
    assert!(driver.shows("4 now") && driver.shows("0 now · Monasteries +2"));
    driver.key("Escape");
    assert!(!driver.shows("If the game ended now"));
}
