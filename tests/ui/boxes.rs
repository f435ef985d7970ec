//! What lies on the table, said in the words of the boxes.

use iced::Size;
use rules::house_rule::HouseRule;
use rules::setup::{Recording, Setup};
use screen::setup::recording_id;

use super::driver::Driver;
use super::kept::fresh;

const FIRST: &str = "Base game (before 2014)";
const SECOND: &str = "Base game (2014 or later): gardens, river, abbots";
const BIG: &str = "Big Box 6 or 7";
const SAID: &str = "House rules of this box: The mouth of the river: Is the next player’s turn";
const COUNT: &str = "Count, King & Robber";

fn begun(driver: &mut Driver) -> Setup {
    driver.click("Start the game");
    Setup::clone(driver.game().setup())
}

#[test]
fn the_second_edition_brings_river_and_abbots_and_says_its_house_rules() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(SECOND);
    assert!(driver.shows(SAID));
    let setup = begun(&mut driver);
    assert_eq!(setup.sets, ["base", "river-1", "abbot"]);
    assert_eq!(setup.gardens, None, "all tiles that can bear gardens");
    assert!(setup.rules.differs(HouseRule::MouthIsATurn));
    assert!(!setup.rules.differs(HouseRule::WagonsDriveAround), "no wagons are in play");
}

#[test]
fn an_older_box_takes_back_what_a_newer_one_brought() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(BIG);
    assert!(driver.shows(SAID));
    driver.click(FIRST);
    assert!(!driver.shows(SAID));
    let setup = begun(&mut driver);
    assert_eq!(setup.sets, ["base"]);
    assert!(!setup.rules.differs(HouseRule::MouthIsATurn));
}

#[test]
fn the_count_comes_with_his_own_river_where_none_flows() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(COUNT);
    let setup = begun(&mut driver);
    assert_eq!(setup.sets, ["base", "king-robber", "shrines", "count", "river-2"]);
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(SECOND);
    driver.click(COUNT);
    let setup = begun(&mut driver);
    assert_eq!(setup.sets, ["base", "king-robber", "shrines", "count", "river-1", "abbot"]);
}

/// King & Robber is ticked at a fresh table, and in no box with a base game.
#[test]
fn a_box_chooses_just_what_is_in_it_and_says_what_it_changes() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(SECOND);
    let said = "Added: The River and Abbot & Gardens. Taken out: King & Robber.";
    assert!(driver.shows(said));
    driver.click(COUNT);
    assert!(driver.shows("Added: King & Robber, Heretics & Shrines and The Count of Carcassonne."));
    driver.click(FIRST);
    let said = "Added: The River II. Taken out: The River and Abbot & Gardens.";
    assert!(driver.shows(said), "the other box stays, with its river");
    driver.click("King & Robber");
    assert!(!driver.shows(said), "a single set is no box");
    driver.click(BIG);
    let sets = begun(&mut driver).sets;
    assert!(["king-robber", "shrines", "count"].iter().all(|set| !sets.contains(&(*set).into())));
}

/// The changes by a box are said until a set is ticked alone, and keep their room after that.
#[test]
fn a_tick_after_a_box_moves_no_set_under_the_pointer() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(BIG);
    driver.click(FIRST);
    let is_said = |driver: &Driver| driver.beginning("Taken out: ").is_some();
    assert!(is_said(&driver));
    let place = |driver: &Driver| driver.find("The sixth shrine").expect("a set").y;
    let before = place(&driver);
    driver.click("The sixth shrine");
    assert!(!is_said(&driver));
    assert_eq!(place(&driver), before);
    driver.click(SECOND);
    let before = place(&driver);
    driver.click("The sixth shrine");
    assert_eq!(place(&driver), before, "a house rule of the box keeps its line");
    driver.click("The River");
    assert!(!driver.shows(SAID));
    assert_eq!(place(&driver), before);
}

/// The ways to record stand in cards, one beside the other: all are as high as the highest.
#[test]
fn the_cards_of_the_ways_to_record_are_equally_high() {
    for size in [Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0)] {
        let (_folder, mut driver) = fresh();
        driver.resize(size);
        driver.key("n");
        let ways = [Recording::Board, Recording::Scorepad, Recording::Deck];
        let high = ways.map(|way| driver.find_id(recording_id(way)).expect("a card").height);
        assert_eq!((high[0], high[1]), (high[1], high[2]), "{size:?}");
    }
}

/// A base game of before 2014 with a younger King & Robber: its garden alone is in the bag, and so
/// it is when the table plays again.
#[test]
fn gardens_lie_only_on_the_tiles_of_the_boxes_that_have_them() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    driver.click(SECOND);
    driver.click("King & Robber");
    driver.click("The River");
    // The first tick is that of the base game.
    driver.click("gardens");
    let setup = begun(&mut driver);
    assert_eq!(setup.gardens, Some(vec!["king-robber".to_owned()]));
    let copies = driver.game().tiles_to_draw().filter(|(tile, _)| tile.garden);
    assert_eq!(copies.map(|(_, count)| count).sum::<u16>(), 1);
    driver.click("Back to the setup");
    let again = begun(&mut driver);
    assert_eq!(again.gardens, setup.gardens);
}

/// R-CARD-4: 51 of the base game, and 5 of ours for the abbots, which the table may leave out; the
/// next time they are out again.
#[test]
fn our_orders_of_the_newer_sets_come_beside_the_old_deck_or_stay_out() {
    const NEWER: &str = "and 5 for the newer sets";
    let (_folder, mut driver) = fresh();
    driver.key("n");
    assert!(!driver.shows(NEWER), "King & Robber is in the old deck");
    driver.click(SECOND);
    assert!(driver.shows(NEWER));
    assert_eq!(begun(&mut driver).orders.map(|pile| pile.len()), Some(56));
    driver.click("Back to the setup");
    driver.click(NEWER);
    assert_eq!(begun(&mut driver).orders.map(|pile| pile.len()), Some(51));
    driver.click("Back to the setup");
    assert_eq!(begun(&mut driver).orders.map(|pile| pile.len()), Some(51));
}

/// R-KO-3: the dealt cards are random. The deck is shuffled for each game: all of it is there, in an
/// order that is neither that of its file nor that of the game before.
#[test]
fn the_orders_are_shuffled_anew_for_each_game() {
    let (_folder, mut driver) = fresh();
    driver.key("n");
    let mut deal = || {
        let pile = begun(&mut driver).orders.unwrap();
        driver.click("Back to the setup");
        pile.iter().map(ToString::to_string).collect::<Vec<String>>()
    };
    let (first, second) = (deal(), deal());
    let sorted = |pile: &[String]| {
        let mut pile = pile.to_vec();
        pile.sort();
        pile
    };
    assert_eq!(sorted(&first), sorted(&second));
    assert!(first != second && first != sorted(&first) && second != sorted(&first));
}

/// R-CNT-1: the Count with a river is possible, and said to be not recommended.
#[test]
fn the_setup_advises_against_the_count_with_a_river() {
    const ADVICE: &str = "The Count with a river is not recommended: tiles may get hard to place. \
                          The spring lies at a corner of the City and runs away from it.";
    for river in ["The River", "The River II"] {
        let (_folder, mut driver) = fresh();
        driver.key("n");
        driver.click("The Count of Carcassonne");
        assert!(!driver.shows(ADVICE));
        driver.click(river);
        assert!(driver.shows(ADVICE), "{river}");
        driver.click("The Count of Carcassonne");
        assert!(!driver.shows(ADVICE));
        driver.click("The Count of Carcassonne");
        let sets = begun(&mut driver).sets;
        assert!(sets.iter().any(|set| set == "count"), "{sets:?}");
    }
}
