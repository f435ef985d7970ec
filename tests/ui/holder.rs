//! The sight of the holder of orders in the window, and of nobody else: how far those are that count (R-KO-51…55),
//! which of two tasks has met one (R-KO-55), and which is lost (R-KO-56, 58). Nothing of it takes
//! or leaves room by what is in a hand.

use content::deck;
use iced::{Point, Size};
use rules::setup::Recording;
use rules::{Move, Setup};
use screen::table;
use shell::Message;
use text::Words;

use super::driver::{Driver, game};
use super::painter::Painter;
use support::table::{order_ids, place, seat, setup};

const SIZE: Size = Size::new(1280.0, 800.0);
const ASIDE: Point = Point::new(2.0, 2.0);
/// The orders that nothing here meets, for Ben.
const BENS: [&str; 3] = ["base-11", "base-27", "base-44"];

/// A game of Anna, who holds these, and Ben; the rest of the deck lies in the pile.
fn holding(hand: [&str; 3], rest: &[&str]) -> Setup {
    let cards = include_str!("../decks/counting.json");
    let (cards, faults) = deck::read("counting.json", cards);
    assert_eq!(faults, []);
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.cards = cards;
    let pile: Vec<&str> = hand.iter().chain(&BENS).chain(rest).copied().collect();
    setup.orders = Some(order_ids(&pile).collect());
    setup
}

fn kept() -> Vec<Move> {
    [0, 1].map(|player| Move::KeepOrders { player: seat(player), returned: None }).to_vec()
}

fn make(driver: &mut Driver, made: Move) {
    driver.send(Message::Table(table::Message::Make(made)));
}

fn look_at_annas(driver: &mut Driver) {
    driver.send(Message::Table(table::Message::Hand(table::Hand::LookAt(seat(0)))));
}

/// Both windows of a table as they are painted.
fn painted(driver: &Driver, size: Size) -> [Painter; 2] {
    let mut own = Painter::new(size);
    own.frame(&driver.app, ASIDE, &[]);
    let mut for_all = Painter::new(size);
    for_all.frame_of(driver.app.view_for_all(), &driver.app.theme(), ASIDE, &[]);
    [own, for_all]
}

/// How many pixels differ in either window.
fn differing(one: &Driver, other: &Driver, size: Size) -> usize {
    let pairs = painted(one, size).into_iter().zip(painted(other, size));
    pairs.map(|(one, other)| one.differs(&other)).sum()
}

/// Two hands of one deck: the first counts, the second does not.
const COUNTING: ([&str; 3], [&str; 3]) =
    (["fan-11", "ow-bare", "base-03"], ["base-26", "base-07", "ow-two"]);

/// R-KO-5, 51, 53: Anna has laid two tiles without a follower: that is 2 of 5, and none of three
/// cities. Her hand says so while she looks, and at no other time; a table with other hands of the
/// same deck is the same, pixel by pixel, in both windows, before and behind the closed curtain; and
/// of the open one all that is above and below the cards.
#[test]
fn how_far_an_order_is_stands_in_the_open_hand_and_nothing_else_differs() {
    for size in [SIZE, Size::new(1920.0, 1080.0), Size::new(1024.0, 640.0)] {
        let moves = || {
            let laid = [("base-monastery", 1), ("base-road-straight", 2), ("base-monastery", 3)];
            let laid = laid.map(|(tile, y)| [place(tile, (0, y), 0), Move::EndTurn]);
            kept().into_iter().chain(laid.into_iter().flatten()).collect::<Vec<Move>>()
        };
        let [(_one, mut one), (_other, mut other)] =
            [(COUNTING.0, COUNTING.1), (COUNTING.1, COUNTING.0)].map(|(hand, rest)| {
                let (folder, mut driver) = game(holding(hand, &rest), moves());
                driver.resize(size);
                (folder, driver)
            });
        assert_eq!(differing(&one, &other, size), 0, "the table {size:?}");
        for driver in [&mut one, &mut other] {
            look_at_annas(driver);
        }
        assert_eq!(differing(&one, &other, size), 0, "the closed curtain {size:?}");
        let tells = |driver: &Driver| {
            ["2 of 5", "0 of 3"].map(|far| (driver.shows(far), driver.shows_to_all(far)))
        };
        assert_eq!(tells(&one), [(false, false); 2]);
        for driver in [&mut one, &mut other] {
            driver.hold("space");
        }
        assert_eq!(tells(&one), [(true, false); 2], "{size:?}");
        assert_eq!(tells(&other), [(false, false); 2]);
        let top = one.find("Third time lucky").expect("its title").y - 24.0;
        let end = one.find("Hold to look").expect("the button").y - 24.0;
        let [[one, _], [other, _]] = [&one, &other].map(|driver| painted(driver, size));
        for y in (0..size.height as u32).filter(|y| (*y as f32) < top || *y as f32 > end) {
            for x in (0..size.width as u32).step_by(3) {
                let at = Point::new(x as f32, y as f32);
                assert_eq!(one.pixel(at), other.pixel(at), "{at:?} of {size:?}");
            }
        }
    }
}

/// The room for it is taken from the cards: whatever the deck has, the parts below the hand are
/// where they are without it.
#[test]
fn the_room_for_how_far_an_order_is_moves_nothing_below() {
    for height in [600.0, 640.0, 720.0, 800.0, 1080.0] {
        let places = [COUNTING.0, ["base-01", "base-02", "base-04"]].map(|rest| {
            let (_folder, mut driver) =
                game(holding(["base-26", "base-07", "ow-two"], &rest), kept());
            driver.resize(Size::new(1280.0, height));
            look_at_annas(&mut driver);
            driver.find("Hold to look").expect("the button").y
        });
        assert!((places[0] - places[1]).abs() < 2.0, "{places:?} in {height}");
        assert!(places[0] < height - 60.0);
    }
    let counting = ["fan-11", "base-03", "base-26"];
    let (_folder, mut driver) = game(holding(counting, &[]), Vec::new());
    driver.hold("space");
    assert!(driver.shows("0 of 3"), "at the deal as well");
}

const EITHER: &str = "It is met by this: Complete a city of exactly 2 tiles.";

/// Whether a text of either window contains these words.
fn says(driver: &Driver, words: &str) -> [bool; 2] {
    use headless::iced_test::{Simulator, selector::Candidate};
    [driver.app.view(), driver.app.view_for_all()].map(|view| {
        let mut ui = Simulator::with_size(shell::settings(), SIZE, view);
        let contains = |candidate: Candidate<'_>| match candidate {
            Candidate::Text { content, .. } => content.contains(words).then_some(()),
            _ => None,
        };
        ui.find(contains).is_ok()
    })
}

/// How many texts of the window are these words.
fn count(driver: &Driver, words: &str) -> usize {
    use headless::iced_test::selector::Candidate;
    let mut count = 0;
    let _ = driver.ui().find(|candidate: Candidate<'_>| {
        if let Candidate::Text { content, .. } = candidate {
            count += usize::from(content == words);
        }
        None::<()>
    });
    count
}

/// A city of two, which Anna completes in her first turn.
fn complete(driver: &mut Driver) {
    make(driver, place("base-city-cap", (0, -1), 180));
    make(driver, Move::EndTurn);
}

/// R-KO-7, 55: which of the two tasks has met an order its holder sees first; with the order it is
/// shown to all in both windows, large and among the news, and stands in the log.
#[test]
fn which_of_two_tasks_has_met_an_order_is_seen_by_its_holder_and_then_by_all() {
    let hand = ["ow-either", "base-03", "base-26"];
    let (_folder, mut driver) = game(holding(hand, &["ow-two"]), kept());
    complete(&mut driver);
    assert!(driver.shows("Pass the screen to Anna"));
    assert!(!says(&driver, EITHER)[1], "the second window knows nothing of it");
    let behind = count(&driver, EITHER);
    driver.hold("space");
    assert_eq!((count(&driver, EITHER), says(&driver, EITHER)[1]), (behind + 1, false));
    driver.key("space");
    driver.key("Return");
    assert!(driver.app.table().expect("the table").moment().is_some());
    assert_eq!(says(&driver, EITHER), [true; 2], "the order lies before everybody");
    driver.key("q");
    assert!(driver.app.table().expect("the table").moment().is_none());
    assert_eq!(says(&driver, EITHER), [true; 2], "the news, and in the window the log");
    make(&mut driver, place("base-road-straight", (1, 0), 0));
    assert_eq!(says(&driver, EITHER), [true, false], "it stays in the log alone");
}

/// R-KO-12: of several that fit, the picked one says by what it is met.
#[test]
fn of_several_orders_that_fit_the_picked_one_says_by_what_it_is_met() {
    let hand = ["ow-either", "ow-two", "base-26"];
    let (_folder, mut driver) = game(holding(hand, &[]), kept());
    complete(&mut driver);
    driver.hold("space");
    assert_eq!(says(&driver, EITHER), [true, false], "the best is picked: 3 points against 2");
    driver.send(Message::Table(table::Message::Curtain(kit::curtain::Message::Pick(1))));
    assert_eq!(says(&driver, EITHER), [false; 2]);
}

/// R-KO-5, 12: whether the order that waits behind the closed curtain has two tasks, nobody sees.
#[test]
fn the_closed_curtain_tells_not_whether_an_order_has_two_tasks() {
    let [(_one, one), (_other, other)] =
        [("ow-either", "ow-two"), ("ow-two", "ow-either")].map(|(held, rest)| {
            let (folder, mut driver) = game(holding([held, "base-03", "base-26"], &[rest]), kept());
            complete(&mut driver);
            (folder, driver)
        });
    assert!(one.shows("Pass the screen to Anna") && other.shows("Pass the screen to Anna"));
    assert_eq!(differing(&one, &other, SIZE), 0);
}

/// Anna and Ben at a scorepad whose deck has an order that is lost by its holder's word.
fn at_pad(hand: [&str; 3], rest: &[&str]) -> (tempfile::TempDir, Driver) {
    game(Setup { record: Recording::Scorepad, ..holding(hand, rest) }, kept())
}

/// R-KO-33, 56, 58: what was taken over nobody writes down, so that Anna says it. Nowhere is the
/// order said to be fulfilled, and it costs 10.
#[test]
fn an_order_that_its_holder_says_is_lost_is_nowhere_said_to_be_fulfilled() {
    let (_folder, mut driver) = at_pad(["ow-mine", "base-03", "base-26"], &[]);
    assert!(driver.shows("I have fulfilled or lost an order"));
    driver.key("F9");
    assert!(driver.shows("Who has fulfilled or lost an order?"));
    driver.key("1");
    driver.hold("space");
    assert!(driver.shows("1: lost? Say so"));
    driver.key("space");
    driver.key("1");
    assert!(driver.shows("It is fulfilled or lost") && !driver.shows("It is lost"));
    driver.hold("space");
    assert!(driver.shows("It is lost") && !driver.shows("It is fulfilled or lost"));
    driver.key("space");
    driver.key("Return");
    let lost = "Anna has lost the order “What is mine” and shows it.";
    assert_eq!(says(&driver, lost), [true; 2]);
    assert_eq!(says(&driver, "Anna fulfils"), [false; 2]);
    assert_eq!(driver.game().tally(seat(0)).total(), -10);
    let asked = Words::english().claims("ask-claims", driver.game());
    assert_eq!(asked, "ask-claims-lost", "and so everybody is asked before the end");
}

/// R-KO-5: the words at the closed curtain follow from the deck, whatever is picked behind it.
#[test]
fn the_words_for_an_order_that_is_lost_follow_from_the_deck_alone() {
    let hands = [["ow-mine", "base-03", "base-26"], ["ow-bare", "base-03", "base-26"]];
    let rest = [["ow-bare"], ["ow-mine"]];
    let [(_one, mut one), (_other, mut other)] = [0, 1].map(|at| at_pad(hands[at], &rest[at]));
    for key in ["F9", "1", "space", "1"] {
        one.key(key);
        other.key(key);
        assert_eq!(differing(&one, &other, SIZE), 0, "{key}");
    }
    for driver in [&mut one, &mut other] {
        driver.hold("space");
    }
    assert!(one.shows("It is lost") && other.shows("It is fulfilled or lost"));
    let (_folder, without) = at_pad(["ow-bare", "base-03", "base-26"], &[]);
    assert!(without.shows("I have fulfilled an order"), "no order of that deck is lost by word");
}
