//! The views for everybody depend on nothing that only one player knows, and each look at a hand is
//! told (R-KO-5, design 6).

use ask::{Leaving, Request};
use iced::Size;
use kit::curtain::{self, picker};
use rules::setup::Deck;
use rules::{Move, Setup};
use screen::table;
use shell::{Message, display};
use storage::secrecy::What;

use super::driver::{Driver, game};
use support::table::{deploy, order_ids, place, seat, setup};

const SIZE: Size = Size::new(1280.0, 800.0);

fn pile(cards: &[&str]) -> Setup {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.orders = Some(order_ids(cards).collect());
    setup
}

/// A game in its first turn, in which Anna holds these and Ben the three documented cities.
pub(super) fn first_turn(hand: [&str; 3]) -> (tempfile::TempDir, Driver) {
    let cards: Vec<&str> =
        hand.into_iter().chain(["base-01", "base-02", "base-03", "base-04", "base-05"]).collect();
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    game(pile(&cards), vec![keep(0), keep(1)])
}

fn told(driver: &Driver) -> Vec<(u8, What, u32)> {
    let session = driver.app.session().expect("an open game");
    session.told().iter().map(|told| (told.player.index() as u8, told.what, told.times)).collect()
}

#[test]
fn cards_close_when_the_window_loses_the_focus_or_is_minimised() {
    let (_folder, mut driver) = first_turn(["base-39", "base-40", "base-41"]);
    let id = iced::window::Id::unique();
    for gone in [Message::Covered, Message::Resized(id, Size::ZERO)] {
        driver.key("x");
        driver.hold("space");
        assert!(driver.shows("The First Furrow"));
        driver.send(gone);
        assert!(!driver.shows("The First Furrow"), "Space is still down, and nobody has let it go");
        driver.key("Escape");
    }
    assert!(
        (driver.app.shared().view.width - SIZE.width).abs() < 1.0,
        "a minimised window comes back as large as it was"
    );
}

#[test]
fn cards_close_by_themselves_after_ten_seconds() {
    let (_folder, mut driver) = first_turn(["base-39", "base-40", "base-41"]);
    driver = driver.steady();
    driver.key("x");
    driver.hold("space");
    driver.wait(9);
    assert!(driver.shows("The First Furrow"));
    driver.wait(1);
    assert!(!driver.shows("The First Furrow"));
    driver.key("space");
    driver.hold("space");
    assert!(driver.shows("The First Furrow"), "who presses anew looks anew");
}

/// R-KO-24: whether Anna may discard is seen by nobody else: the bar and the closed curtain are the
/// same with three farmer orders and with none.
#[test]
fn the_right_to_discard_is_offered_behind_the_curtain_alone() {
    for (hand, said) in [
        (["base-39", "base-40", "base-41"], "1: may go"),
        (["base-10", "base-11", "base-12"], "None of them may be discarded in this turn."),
    ] {
        let (_folder, mut driver) = first_turn(hand);
        assert!(
            driver.shows("Own orders")
                && driver.shows("Draw an order")
                && !driver.shows("Discard farmer orders")
        );
        driver.key("x");
        assert!(driver.shows("Discard the picked ones"), "whoever it is");
        assert!(!driver.shows(said));
        driver.hold("space");
        assert!(driver.shows(said));
    }
}

#[test]
fn farmer_orders_are_discarded_behind_the_curtain() {
    let (_folder, mut driver) = first_turn(["base-39", "base-40", "base-41"]);
    for key in ["x", "space", "1", "3", "x"] {
        driver.key(key);
    }
    let discarded = Move::DiscardOrders { cards: order_ids(&["base-39", "base-41"]).collect() };
    assert_eq!(driver.moves().last(), Some(&discarded));
    assert!(driver.app.table().expect("the table").curtain().is_none());
}

/// Without the right nothing happens, and nothing says why.
#[test]
fn what_may_not_go_goes_nowhere_without_a_word() {
    let (_folder, mut driver) = first_turn(["base-10", "base-11", "base-12"]);
    for key in ["x", "space", "1", "x"] {
        driver.key(key);
    }
    assert_eq!(driver.moves().len(), 2, "both have kept, and that is all");
    assert!(driver.shows("Discard the picked ones"));
}

/// R-KO-7, 12: an order that fits alone asks for its owner as a choice among several does; until it
/// is shown nobody is told, not on the second window either.
#[test]
fn a_fulfilled_order_is_first_shown_to_its_owner() {
    let (_folder, mut driver) = first_turn(["base-39", "base-10", "base-11"]);
    let made = [place("base-monastery", (0, 1), 0), deploy("field:0")];
    for made in made {
        driver.send(Message::Table(table::Message::Make(made)));
    }
    assert_eq!(driver.game().tally(seat(0)).total(), 2, "base-39 pays 2");
    // The curtain lies over the whole window; what is behind it is there already.
    assert!(driver.shows("Pass the screen to Anna") && driver.shows("Show it to all"));
    let seen = |driver: &Driver, words: &str| {
        let table = driver.app.table().expect("the table");
        let view = display::view::<Message>(
            driver.app.shared().ui(),
            driver.app.session(),
            table.veiled(),
            None,
        );
        let mut ui = headless::iced_test::Simulator::with_size(shell::settings(), SIZE, view);
        ui.find(words).is_ok()
    };
    assert!(seen(&driver, "Anna has fulfilled an order") && !seen(&driver, "Anna +3"));
    driver.key("space");
    driver.key("Return");
    assert!(!driver.shows("Pass the screen to Anna"));
    assert!(driver.shows("Anna fulfils the order “The First Furrow”."));
    driver.key("q");
    assert!(!driver.shows("The orders that lie face up"), "it puts the large order away");
    driver.key("q");
    assert!(driver.shows("The orders that lie face up") && driver.shows("The First Furrow"));
}

/// Whoever has entered the wrong tile finds out behind the curtain too. The order that it fulfilled
/// was shown to nobody, and is told to nobody.
#[test]
fn undo_behind_the_curtain_of_a_fulfilled_order_takes_the_step_back_and_tells_of_no_card() {
    let (_folder, mut driver) = first_turn(["base-39", "base-40", "base-41"]);
    for made in [place("base-monastery", (0, 1), 0), deploy("field:0")] {
        driver.send(Message::Table(table::Message::Make(made)));
    }
    assert!(driver.shows("Pass the screen to Anna") && driver.shows("Take the step back"));
    driver.ctrl("z");
    assert!(!driver.shows("Pass the screen to Anna"));
    assert!(driver.shows("Does Anna deploy a follower?"));
    assert_eq!(driver.game().tally(seat(0)).total(), 0);
    assert_eq!(told(&driver), []);
    assert!(driver.app.table().expect("the table").veiled().is_none());
    driver.ctrl("y");
    assert!(driver.shows("Does Anna deploy a follower?"), "nobody makes it lie open by going on");
    driver.send(Message::Table(table::Message::Make(deploy("field:0"))));
    assert!(driver.shows("Pass the screen to Anna"), "she shows it as ever");
}

/// A card that was drawn and put back was perhaps seen: the log says so, and the file keeps it.
#[test]
fn undoing_a_draw_leaves_a_line() {
    let (_folder, mut driver) = first_turn(["base-10", "base-11", "base-12"]);
    for key in ["o", "Return", "space", "Return"] {
        driver.key(key);
    }
    driver.ctrl("z");
    assert_eq!(told(&driver), [(0, What::Opened, 1), (0, What::DrawUndone, 1)]);
    assert!(
        driver
            .shows("An order that Anna had drawn was put back. Whoever has looked at it knows it.")
    );
    let text =
        std::fs::read_to_string(driver.app.session().expect("a game").path()).expect("its file");
    assert!(text.contains(r#"{"turn":1,"player":0,"what":"draw-undone","moves":2}"#), "{text}");
    // Drawn again it is in her hand: the line stays, and nothing is alarming any more.
    let alarms = |driver: &Driver| driver.app.session().expect("a game").alarms().count();
    assert_eq!(alarms(&driver), 1);
    driver.ctrl("y");
    assert_eq!(alarms(&driver), 0);
    assert_eq!(told(&driver), [(0, What::Opened, 1), (0, What::DrawUndone, 1)]);
}

#[test]
fn the_log_tells_how_often_a_hand_was_opened() {
    let (_folder, mut driver) = first_turn(["base-10", "base-11", "base-12"]);
    for _ in 0..2 {
        for key in ["x", "space", "space", "Escape"] {
            driver.key(key);
        }
    }
    assert_eq!(
        told(&driver),
        [(0, What::Opened, 2)],
        "looking twice before the curtain falls is once"
    );
    assert!(driver.shows("Anna’s hand was opened 2 times."));
}

fn type_digits(driver: &mut Driver, digits: &str) {
    digits.chars().for_each(|digit| drop(driver.key(&digit.to_string())));
}

#[test]
fn a_new_pin_counts_only_when_it_is_typed_twice_alike() {
    let (_folder, mut driver) = first_turn(["base-10", "base-11", "base-12"]);
    driver.key("x");
    driver.key("space");
    driver.click("Lock with a PIN");
    type_digits(&mut driver, "40714017");
    assert!(driver.shows("Those are not the same digits as before. Start again."));
    assert_eq!(told(&driver), [(0, What::Opened, 1)], "a slip locks nobody out");
    type_digits(&mut driver, "40174017");
    assert_eq!(told(&driver), [(0, What::Opened, 1), (0, What::PinSet, 1)]);
}

#[test]
fn a_digit_more_than_the_pin_chooses_no_card() {
    let cards = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"];
    let (_folder, mut driver) = game(pile(&cards), Vec::new());
    let keeps_all = |driver: &Driver| driver.shows("Keep all three, pass on");
    driver.key("space");
    driver.click("Lock with a PIN");
    type_digits(&mut driver, "407140711");
    assert!(driver.shows("Hold to look") && keeps_all(&driver), "when it is set");
    let path = driver.app.session().expect("a game").path().to_owned();
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.send(Message::Ask(Request::Open(path)));
    type_digits(&mut driver, "40711");
    assert!(driver.shows("Hold to look") && keeps_all(&driver), "when it opens the hand");
    driver.key("space");
    driver.key("1");
    assert!(!keeps_all(&driver), "whoever has looked chooses");
}

#[test]
fn a_pin_locks_a_hand_until_its_digits_are_typed() {
    let (_folder, mut driver) = first_turn(["base-10", "base-11", "base-12"]);
    driver.key("x");
    driver.key("space");
    driver.click("Lock with a PIN");
    assert!(driver.shows("Four digits that open your hand from now on."));
    type_digits(&mut driver, "4071");
    assert!(driver.shows("Once more, the same four digits."));
    type_digits(&mut driver, "4071");
    driver.key("Escape");
    let text =
        std::fs::read_to_string(driver.app.session().expect("a game").path()).expect("its file");
    assert!(text.contains("pins") && !text.contains("4071"));
    driver.key("x");
    assert!(
        driver.shows("This hand is locked. Type its four digits.") && !driver.shows("Hold to look")
    );
    driver.hold("space");
    type_digits(&mut driver, "4072");
    assert!(driver.shows("Those are not the right digits."));
    type_digits(&mut driver, "4071");
    assert!(driver.shows("Hold to look"));
    let expected = [(0, What::Opened, 1), (0, What::PinSet, 1), (0, What::PinWrong, 1)];
    assert_eq!(told(&driver), expected);
}

#[test]
fn a_forgotten_pin_is_removed_for_all_to_know() {
    let (_folder, mut driver) = first_turn(["base-10", "base-11", "base-12"]);
    driver.send(Message::Table(table::Message::Hand(table::Hand::LookAtOwn)));
    driver.key("space");
    driver.send(Message::Table(table::Message::Curtain(curtain::Message::Lock)));
    type_digits(&mut driver, "40714071");
    driver.key("Escape");
    driver.key("x");
    driver.click("Forgotten: remove the PIN, and everybody is told");
    assert!(driver.shows("Hold to look"));
    driver.key("Escape");
    assert!(driver.shows("Anna’s PIN was removed by somebody who did not type it."));
}

// ---- the deal ----

fn dealing() -> (tempfile::TempDir, Driver) {
    game(pile(&["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"]), Vec::new())
}

/// Who had looked at each deal that was put back, as everybody is told.
fn put_back(driver: &Driver) -> Vec<Vec<&str>> {
    let session = driver.app.session().expect("an open game");
    let before = session.told().iter().filter(|told| told.what == What::DealtBefore);
    before.map(|told| told.names.iter().map(String::as_str).collect()).collect()
}

#[test]
fn a_deal_that_is_put_back_after_somebody_looked_is_told_in_the_next_game() {
    let (_folder, mut driver) = dealing();
    driver.key("space");
    driver.click("Back to the setup");
    driver.click("Start the game");
    for key in ["space", "Return", "space", "Return"] {
        driver.key(key);
    }
    let said =
        "Orders were dealt before and put back for this deal. Who has looked at theirs: Anna.";
    assert!(driver.shows("Anna draws and places a tile") && driver.shows(said));
    let path = driver.app.session().expect("a game").path().to_owned();
    let text = std::fs::read_to_string(path).expect("its file");
    assert!(text.contains(r#""what":"dealt-before","names":["Anna"]"#), "{text}");
}

#[test]
fn a_deal_that_nobody_has_looked_at_is_put_back_without_a_word() {
    let (_folder, mut driver) = dealing();
    driver.click("Back to the setup");
    driver.click("Start the game");
    assert_eq!(put_back(&driver), Vec::<Vec<&str>>::new());
}

/// Leaving the game, or the setup, makes nobody forget.
#[test]
fn every_deal_that_was_put_back_is_told_whatever_lay_between() {
    let (_folder, mut driver) = dealing();
    driver.key("space");
    let path = driver.app.session().expect("a game").path().to_owned();
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.send(Message::Ask(Request::Open(path)));
    driver.click("Back to the setup");
    driver.send(Message::Ask(Request::Leave(Leaving::Home)));
    driver.send(Message::Ask(Request::New));
    driver.click("Start the game");
    assert_eq!(put_back(&driver), [["Anna"]]);
    for key in ["space", "Return", "space"] {
        driver.key(key);
    }
    driver.click("Back to the setup");
    driver.click("Start the game");
    assert_eq!(put_back(&driver), [vec!["Anna"], vec!["Anna", "Ben"]]);
}

/// With printed cards neither what was picked nor what is missing in the list tells which they are.
#[test]
fn picked_cards_of_a_printed_deck_show_only_while_they_are_held() {
    let mut setup =
        pile(&["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"]);
    setup.deck = Deck::Printed;
    let (_folder, mut driver) = game(setup, Vec::new());
    driver.type_into(picker::field_id(), "Five Towers");
    driver.key("Return");
    assert!(driver.shows("Order 1"));
    let full = driver.find("Five Towers").is_some();
    assert!(full, "it stands in the list as all others do");
    let title_above = |driver: &Driver| {
        let field = driver.find_id(picker::field_id()).expect("the field");
        driver.find("Five Towers").is_some_and(|found| found.y < field.y)
    };
    assert!(!title_above(&driver));
    driver.hold("F2");
    assert!(title_above(&driver) && !driver.shows("Order 1"));
    driver.send(Message::Covered);
    assert!(!title_above(&driver));
}

/// R-KO-20, 34: a drawn order is kept and may cost 10, so it is asked once before; whatever Anna
/// holds, everybody sees the same question.
#[test]
fn who_draws_is_told_of_the_cost_and_asked_once() {
    let cost = "An order that is still in hand at the end costs 10 points, unless it asks to avoid something.";
    for hand in [["base-39", "base-40", "base-41"], ["base-10", "base-11", "base-12"]] {
        let (_folder, mut driver) = first_turn(hand);
        let held =
            |driver: &Driver| driver.game().orders().expect("orders").hand(seat(0)).held.len();
        driver.key("x");
        assert!(says(&driver, cost), "the hand tells it too");
        driver.key("space");
        driver.key("Return");
        for leaves in ["Escape", "o"] {
            driver.key("o");
            assert!(driver.shows("One more order?") && says(&driver, cost));
            driver.key(leaves);
            if leaves == "Escape" {
                assert!(!driver.shows("One more order?"));
            } else {
                assert!(driver.shows("One more order?"), "the same key twice draws nothing");
            }
            assert_eq!(held(&driver), 3);
        }
        driver.key("Return");
        assert_eq!(held(&driver), 4, "one press more");
        assert!(says(&driver, cost) && driver.shows("Pass the screen to Anna"));
        driver.key("space");
        driver.key("Return");
        driver.key("o");
        assert!(!driver.shows("One more order?"), "nobody is asked what cannot be");
        assert!(driver.shows("One order was drawn in this turn already."));
        assert_eq!(held(&driver), 4);
    }
}

/// Whether some text of the window holds these words.
fn says(driver: &Driver, words: &str) -> bool {
    let found =
        driver.ui().find(
            |candidate: headless::iced_test::selector::Candidate<'_>| match candidate {
                headless::iced_test::selector::Candidate::Text { content, .. } => {
                    content.contains(words).then_some(())
                }
                _ => None,
            },
        );
    found.is_ok()
}

/// An alarm that always rings is none: that Anna looks at her orders in her turn, or at one that
/// she drew, stands in the log. That Ben's are opened then is told at once (R-KO-5).
#[test]
fn a_hand_that_is_opened_as_usual_stands_in_the_log_alone() {
    let (_folder, mut driver) = first_turn(["base-39", "base-40", "base-41"]);
    let alarms = |driver: &Driver| driver.app.session().expect("a game").alarms().count();
    for key in ["o", "Return", "space", "Return"] {
        driver.key(key);
    }
    assert_eq!(told(&driver), [(0, What::Opened, 1)]);
    assert_eq!(alarms(&driver), 0);
    assert!(driver.shows("Anna’s hand was opened."), "in the log");
    driver.send(Message::Table(table::Message::Hand(table::Hand::LookAt(seat(1)))));
    for key in ["space", "Return"] {
        driver.key(key);
    }
    assert_eq!(alarms(&driver), 1, "Ben is not on turn");
}
