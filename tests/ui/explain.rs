//! Hints that the table would have to work out itself: chances, fields, the check with the table,
//! points by hand, and the table without hints.

use std::time::Duration;

use ask::preferences;
use iced::Point;
use journal::compare::Fact;
use rules::expansion::fairy::Stand;
use rules::feature::{Occupant, Place};
use rules::game::legal;
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::table::{SetRight, Spot};
use rules::throw::{Distance, Throw, Token};
use rules::tile::Segment;
use rules::{Move, Seat};
use screen::table::{self, REASON, dialog};
use shell::Message;
use storage::{Folders, settings::Settings};
use widget::board::fields::Fields;

use super::driver::{self, Driver, place};
use support::table::{seat, setup};

fn game(sets: &[&str], moves: Vec<Move>) -> (tempfile::TempDir, Driver) {
    driver::game(setup(&["Anna", "Ben"], sets), moves)
}

fn deploy(on: Segment) -> Move {
    Move::Deploy { figure: Figure::Follower, on, at: None }
}

/// Anna closes a city of 2, and Ben lays a farmer into the field between it and the road.
fn with_a_farmer() -> Vec<Move> {
    vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        deploy(Segment::City(0)),
        Move::EndTurn,
        place("base-road-straight", 1, 0, Rotation::None),
        deploy(Segment::Field(0)),
        Move::EndTurn,
    ]
}

// ---- chances ----

#[test]
fn an_open_place_tells_how_likely_it_is_to_be_filled() {
    let (_folder, mut driver) = game(&["base"], Vec::new());
    let north = driver.on_board(Position::new(0, -1), Point::new(0.5, 0.5));
    driver.point_at(north);
    let told = "43 of 71 tiles fit, 61 % · north of an unclaimed city of 1: needs city south";
    assert!(driver.shows(told), "43 show a city, and 43 / 71 is 60.6 %");
    driver.click_at(north);
    assert!(driver.shows("43 of 71 tiles fit, 61 %"), "the same above the tiles that fit");
}

#[test]
fn while_the_river_is_laid_only_its_tiles_are_counted() {
    let (_folder, driver) = game(&["base", "river-1"], Vec::new());
    let game = driver.game();
    assert!(legal::count_to_draw(game) < game.count_left());
    assert_eq!(legal::dead_places(game).count(), 0, "what waits for the river still comes");
}

// ---- fields ----

#[test]
fn a_field_shows_its_owners_the_cities_it_counts_and_what_it_brings() {
    let (_folder, driver) = game(&["base"], with_a_farmer());
    let fields = Fields::from_game(driver.game());
    let owned: Vec<_> = fields.fields.iter().filter(|field| !field.owners.is_empty()).collect();
    let [field] = owned.as_slice() else { panic!("one field has a farmer") };
    let ben = Seat::FIRST.next(2);
    assert_eq!(field.owners, [(ben, 3)], "3 for the one completed city (R-BASE-13)");
    assert_eq!(field.places.len(), 2, "on the start tile and on the straight road");
    let [city] = fields.cities.as_slice() else { panic!("one city is complete") };
    assert_eq!((city.places.len(), city.seats.as_slice()), (2, [ben].as_slice()));
}

#[test]
fn a_key_shows_whose_the_fields_are_and_a_click_tells_the_sum() {
    let moves = vec![
        place("base-city-cap", 0, -1, Rotation::Half),
        deploy(Segment::Field(0)),
        Move::EndTurn,
    ];
    let (_folder, mut driver) = game(&["base"], moves);
    driver.key("e");
    driver.click_at(driver.on_board(Position::new(0, -1), Point::new(0.5, 0.15)));
    assert!(driver.shows("field with 1 completed city"), "the field north of the cap");
    assert!(driver.shows("If the game ended now:"));
    assert!(driver.shows("1 completed city touched × 3 = 3"));
}

// ---- hints ----

#[test]
fn a_table_without_hints_sees_no_chance_no_count_and_no_projection() {
    let (folder, mut driver) = game(&["base"], Vec::new());
    let at = driver.on_board(Position::new(0, -1), Point::new(0.5, 0.5));
    assert!(driver.shows("≈ 0") && driver.shows("71"));
    driver.key(",");
    driver.send(Message::Preferences(preferences::Message::Hints(false)));
    driver.key("Escape");
    assert!(!driver.shows("≈ 0") && !driver.shows("71"));
    driver.point_at(at);
    assert!(!driver.shows("43 of 71 tiles fit, 61 %"));
    let told = "43 of 71 tiles fit, 61 % · north of an unclaimed city of 1: needs city south";
    assert!(!driver.shows(told));
    driver.key("t");
    assert!(driver.shows("The tiles that are left are not shown"));
    let settings = Settings::load(&Folders::below(folder.path())).expect("settings");
    assert!(!settings.hints, "the table is remembered to want none");
}

/// R-BASE-8, 9: Anna's city of three is scored after the action of the turn that completes it, with
/// 2 a tile.
#[test]
fn a_city_that_was_just_completed_says_that_it_will_be_scored() {
    let moves = vec![
        place("base-city-tube", 0, -1, Rotation::Quarter),
        deploy(Segment::City(0)),
        Move::EndTurn,
        place("base-city-cap", 0, -2, Rotation::Half),
    ];
    let (_folder, mut driver) = game(&["base"], moves);
    assert_eq!(driver.game().board().tiles().len(), 3);
    let city = driver.on_board(Position::new(0, -1), Point::new(0.5, 0.5));
    driver.click_at(city);
    assert!(driver.shows("complete: scored at the end of the turn"));
    assert!(driver.shows("3 tiles × 2 = 6"));
    assert!(!driver.shows("Nobody scored for it."));
    driver.key("Return");
    driver.click_at(driver.on_board(Position::new(0, -1), Point::new(0.5, 0.5)));
    assert!(driver.shows("Anna scored +6 for it in turn 2."));
    assert!(!driver.shows("complete: scored at the end of the turn"));
}

// ---- the check with the table ----

fn six_turns() -> Vec<Move> {
    let mut moves = with_a_farmer();
    for x in 2..=5 {
        moves.extend([place("base-road-straight", x, 0, Rotation::None), Move::EndTurn]);
    }
    moves
}

fn differs(driver: &mut Driver, fact: Fact) {
    driver.key("d");
    driver.send(at_compare(dialog::compare::Message::Differs(fact)));
}

const fn at_compare(message: dialog::compare::Message) -> Message {
    Message::Table(table::Message::Dialog(dialog::Message::Compare(message)))
}

/// Whose figure the table has there.
const fn owner(seat: Seat) -> Message {
    let owner = dialog::right::Message::Owner(Some(seat));
    Message::Table(table::Message::Dialog(dialog::Message::Right(owner)))
}

/// Anna's 4 for the city of turn 1 are all that she has: 0 on the track is explained by that turn
/// alone, and it is entered anew.
#[test]
fn the_number_on_the_track_leads_to_the_turn_which_is_entered_anew() {
    let (_folder, mut driver) = game(&["base"], six_turns());
    differs(&mut driver, Fact::Score(Seat::FIRST));
    assert!(driver.shows("The number on the track now"));
    for _ in 0..4 {
        driver.click("−");
    }
    driver.key("Return");
    assert!(driver.shows("Turn 1: Anna +4: city of 2."), "not moved on the track");
    assert!(!driver.shows("Turn 3"), "in no other turn anything of hers moved");
    driver.key("BackSpace");
    assert!(driver.shows("Tiles in the bag"));
    differs(&mut driver, Fact::Score(Seat::FIRST));
    driver.send(at_compare(dialog::compare::Message::There("0".to_owned())));
    driver.key("Return");
    driver.click("Turn 1: Anna +4: city of 2.");
    assert!(driver.shows("Anna draws and places a tile"));
    assert_eq!(
        driver.game().board().tiles().len(),
        1,
        "the table shows the time before the first turn"
    );
}

/// The change that gives just that number is tried out at once; what nothing explains is said, and
/// changed by hand.
#[test]
fn the_entry_that_gives_just_that_number_is_tried_out() {
    let (_folder, mut driver) = game(&["base"], six_turns());
    differs(&mut driver, Fact::Score(Seat::FIRST));
    driver.click("−");
    driver.key("Return");
    assert!(driver.shows("The table differs by −1. Nothing that was entered explains just that."));
    for _ in 0..3 {
        driver.click("−");
    }
    driver.key("Return");
    driver.click("perhaps nobody was deployed with it");
    assert!(driver.shows("This would change"));
    driver.key("Return");
    assert_eq!(driver.game().tally(Seat::FIRST).total(), 0);
    differs(&mut driver, Fact::Score(Seat::FIRST));
    driver.click("Change Anna’s points");
    assert!(driver.shows("Points by hand"));
}

// ---- a figure set right ----

fn ben_s_farmer() -> Option<Occupant> {
    Some(Occupant { seat: seat(1), figure: Figure::Follower })
}

fn farm() -> Spot {
    let at = Position::new(1, 0);
    Spot::Stand(Stand::Segment(Place { at, segment: Segment::Field(0) }))
}

fn right(was: Option<Occupant>, is: Option<Occupant>) -> Move {
    Move::SetRight(SetRight::new(farm(), was, is))
}

/// Ben's farmer is at home on the table: a press on him and Enter take him home here too; a press
/// on the same field puts one back; and he was Anna's.
#[test]
fn a_figure_pressed_on_the_board_is_set_right() {
    let (_folder, mut driver) = game(&["base"], with_a_farmer());
    let field = driver.on_board(Position::new(1, 0), Point::new(0.5, 0.1));
    driver.click_at(field);
    driver.click("Set right…");
    assert!(driver.shows("Set a figure right"));
    driver.key("Return");
    assert_eq!(driver.moves().last(), Some(&right(ben_s_farmer(), None)));
    assert_eq!(driver.game().supply(seat(1)).followers(), 7);
    driver.click_at(field);
    driver.click("Set right…");
    driver.send(owner(seat(1)));
    driver.key("Return");
    assert_eq!(driver.moves().last(), Some(&right(None, ben_s_farmer())));
    driver.click_at(field);
    driver.click("Set right…");
    driver.send(owner(Seat::FIRST));
    driver.key("Return");
    let anna_s = ben_s_farmer().map(|it| Occupant { seat: Seat::FIRST, ..it });
    assert_eq!(driver.moves().last(), Some(&right(ben_s_farmer(), anna_s)));
    driver.ctrl("z");
    assert_eq!(driver.moves().last(), Some(&right(None, ben_s_farmer())));
}

/// Ben's farmer is wrong, and his follower cannot stand there instead: what remains is named before
/// Enter sets it.
#[test]
fn the_figure_that_is_set_is_named_even_if_it_is_the_only_one() {
    let (_folder, mut driver) = game(&["base", "inns-cathedrals"], with_a_farmer());
    let field = driver.on_board(Position::new(1, 0), Point::new(0.5, 0.1));
    driver.click_at(field);
    driver.click("Set right…");
    assert!(!driver.shows("Big follower"), "nobody is there");
    driver.send(owner(seat(1)));
    assert!(driver.shows("Big follower"));
}

/// The two fields of a straight road have the same words: each has a number in the picture of the
/// tile, which is its key too.
#[test]
fn two_fields_with_the_same_words_are_told_apart_by_their_numbers() {
    let (_folder, mut driver) = game(&["base"], with_a_farmer());
    let at = Position::new(1, 0);
    let segments = || driver.game().board().tile(at).into_iter().flat_map(|it| it.tile.segments());
    let segments: Vec<Segment> = segments().collect();
    let other = Segment::Field(1);
    let number = segments.iter().position(|it| *it == other).expect("another field") + 1;
    let field = driver.on_board(at, Point::new(0.5, 0.1));
    driver.click_at(field);
    driver.click("Set right…");
    assert!(driver.shows(&number.to_string()));
    driver.key(&number.to_string());
    driver.key("Return");
    let spot = Spot::Stand(Stand::Segment(Place { at, segment: other }));
    let anna = Occupant { seat: Seat::FIRST, figure: Figure::Follower };
    let made = Move::SetRight(SetRight::new(spot, None, Some(anna)));
    assert_eq!(driver.moves().last(), Some(&made));
}

/// Without the board: the line of a tile in the log leads to its segments and figures.
#[test]
fn a_figure_is_set_right_from_the_line_of_its_tile() {
    let (_folder, mut driver) = game(&["base"], with_a_farmer());
    driver.click("Ben places: straight road.");
    driver.click("Set right…");
    driver.key("Return");
    assert_eq!(driver.moves().last(), Some(&right(ben_s_farmer(), None)));
}

/// In the check the figure that is not there is pressed in the list, or on the board where all of
/// the player's are lit; and its turn can be corrected instead.
#[test]
fn the_check_sets_the_figure_right_that_is_not_there() {
    let (_folder, mut driver) = game(&["base"], with_a_farmer());
    differs(&mut driver, Fact::Figures(seat(1)));
    driver.click("Ben’s follower");
    driver.key("Return");
    assert_eq!(driver.moves().last(), Some(&right(ben_s_farmer(), None)));
    driver.ctrl("z");
    differs(&mut driver, Fact::Figures(seat(1)));
    driver.click("Show them on the board");
    assert!(driver.shows("Press what is not there, or the place where a figure is missing here."));
    let field = driver.on_board(Position::new(1, 0), Point::new(0.5, 0.1));
    driver.click_at(field);
    driver.click("Correct turn 2 instead");
    assert_eq!(driver.game().supply(seat(1)).followers(), 7, "the farmer is not deployed yet");
    assert!(driver.game().board().tile(Position::new(1, 0)).is_some(), "the tile lies");
}

/// The line that deployed a figure corrects the old entry, and the rest is replayed.
#[test]
fn the_line_of_a_figure_corrects_it() {
    let (_folder, mut driver) = game(&["base"], six_turns());
    driver.click("Ben deploys a farmer.");
    driver.click("Nobody was deployed");
    driver.key("Return");
    assert_eq!(driver.game().supply(seat(1)).followers(), 7);
    assert!(!driver.moves().contains(&deploy(Segment::Field(0))));
    assert_eq!(driver.game().board().tiles().len(), 7);
    driver.ctrl("z");
    driver.click("Ben deploys a farmer.");
    driver.click("Enter this figure anew");
    assert_eq!(driver.game().board().tiles().len(), 3, "the start, Anna's tile and Ben's");
    driver.claim(Some(Segment::Road(0)));
    driver.key("Return");
    assert!(driver.moves().contains(&deploy(Segment::Road(0))));
    assert_eq!(driver.game().board().tiles().len(), 7);
}

#[test]
fn what_is_the_same_is_ticked_until_everything_is() {
    let (_folder, mut driver) = game(&["base"], six_turns());
    driver.key("d");
    for fact in journal::compare::facts(driver.game()) {
        driver.send(Message::Table(table::Message::Dialog(dialog::Message::Compare(
            dialog::compare::Message::Same(fact),
        ))));
    }
    assert!(driver.shows("Everything is the same."));
    driver.key("Escape");
    assert!(!driver.shows("Everything is the same."));
}

// ---- points by hand ----

#[test]
fn points_are_given_by_hand_with_a_reason() {
    let (_folder, mut driver) = game(&["base"], with_a_farmer());
    driver.click("4");
    assert!(driver.shows("Points by hand"));
    driver.key("Return");
    assert!(driver.shows("Points by hand"), "nothing is given without points and a reason");
    driver.key("-");
    driver.click("−");
    assert!(driver.shows("4 → 2"));
    driver.type_into(REASON.into(), "counted twice");
    driver.key("Return");
    assert!(!driver.shows("Points by hand"));
    assert_eq!(driver.game().tally(Seat::FIRST).total(), 2);
    let made = Move::Adjust {
        player: Seat::FIRST,
        points: -2,
        reason: "counted twice".to_owned(),
        source: None,
    };
    assert_eq!(driver.moves().last(), Some(&made));
    driver.ctrl("z");
    assert_eq!(driver.game().tally(Seat::FIRST).total(), 4);
}

// ---- Enter ----

/// Types the only tile with four roads, points at a place and presses Enter there.
fn place_by_enter(driver: &mut Driver) {
    for letter in ["r", "r", "r", "r"] {
        driver.key(letter);
    }
    let east = driver.on_board(Position::new(1, 0), Point::new(0.5, 0.5));
    driver.point_at(east);
    driver.key("Return");
}

#[test]
fn a_double_enter_places_the_tile_and_asks_for_the_follower() {
    let (_folder, mut driver) = game(&["base"], Vec::new());
    place_by_enter(&mut driver);
    driver.pace = Duration::from_millis(250);
    driver.key("Return");
    assert!(
        driver.shows("Does Anna deploy a follower?"),
        "the second Enter came before anybody could read that"
    );
    driver.pace = Duration::from_millis(300);
    driver.key("Return");
    assert!(driver.shows("Ben draws and places a tile"));
}

#[test]
fn a_tile_that_was_clicked_may_be_left_without_a_follower_at_once() {
    let (_folder, mut driver) = game(&["base"], Vec::new());
    for letter in ["r", "r", "r", "r"] {
        driver.key(letter);
    }
    driver.click_place(Position::new(1, 0));
    driver.key("Return");
    assert!(driver.shows("Ben draws and places a tile"));
}

// ---- an old throw ----

/// R-CAT-5: Ben's 42 mm were 12 mm. Entered anew in the log, they win the five points that Cleo had
/// with 30 mm.
#[test]
fn an_old_throw_is_entered_anew_from_the_log() {
    let throw = |player: u8, millimetres: f64| {
        let distance = Distance::from_millimetres(millimetres);
        Move::Throw(Throw { distance, ..Throw::by(seat(player)) })
    };
    let moves = vec![
        place("base-monastery", 0, 1, Rotation::None),
        Move::EndTurn,
        place("catapult-field", 1, 1, Rotation::None),
        Move::EndTurn,
        Move::OpenFair { token: Token::Target },
        throw(1, 42.0),
        throw(2, 30.0),
        throw(0, 80.0),
        place("base-road-curve", 1, 0, Rotation::Quarter),
        Move::EndTurn,
    ];
    let (_folder, mut driver) =
        driver::game(setup(&["Anna", "Ben", "Cleo"], &["base", "catapult"]), moves);
    let points = |driver: &Driver| {
        driver.game().seats().map(|seat| driver.game().tally(seat).total()).collect::<Vec<_>>()
    };
    assert_eq!(points(&driver), [0, 0, 5]);
    driver.click("Ben throws: 42.0 mm from the fair.");
    driver.click("Enter this throw anew");
    driver.type_into(table::DISTANCE.into(), "1.2");
    driver.click("Note the throw");
    driver.send(Message::Table(table::Message::Dialog(dialog::Message::Accept)));
    assert_eq!(points(&driver), [0, 5, 0]);
}
