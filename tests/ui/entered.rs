//! Orders of a printed deck that were entered wrongly: nobody finds out another's hand by trying,
//! and there is a way out at the deal and later (R-KO-3, 5, 20).

use kings_order::app::curtain::picker;
use kings_order::rules::setup::Deck;
use kings_order::rules::{Move, Setup};
use kings_order::storage::secrecy::What;

use super::driver::{Driver, game};
use crate::table::{order_ids, seat, setup};

const CLASH: &str = "An order that you entered is written down for somebody already; which and for \
                     whom stays secret. Compare yours. If they are right, somebody else’s entry is \
                     wrong:";

fn printed() -> Setup {
    let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base"]);
    let ids: Vec<String> = (1..=14).map(|number| format!("base-{number:02}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    setup.orders = Some(order_ids(&ids).collect());
    setup.deck = Deck::Printed;
    setup
}

fn deal(player: u8, cards: [&str; 3]) -> Move {
    Move::DealOrders { player: seat(player), cards: order_ids(&cards).collect() }
}

fn keep(player: u8) -> Move {
    Move::KeepOrders { player: seat(player), returned: None }
}

/// Everybody enters three, one after the other, and Anna decides so.
fn dealt(anna: Move) -> Vec<Move> {
    vec![
        deal(0, ["base-01", "base-02", "base-03"]),
        deal(1, ["base-04", "base-05", "base-06"]),
        deal(2, ["base-07", "base-08", "base-09"]),
        anna,
        keep(1),
        keep(2),
    ]
}

/// Enters orders by their ids, and says that this is all.
fn enter(driver: &mut Driver, cards: &[&str]) {
    for card in cards {
        driver.type_into(picker::field_id(), card);
        driver.key("Return");
    }
    driver.key("Return");
}

fn told(driver: &Driver) -> Vec<(u8, What, u32)> {
    let session = driver.app.session().expect("an open game");
    session.told().iter().map(|told| (told.player.index() as u8, told.what, told.times)).collect()
}

fn hand(driver: &Driver, player: u8) -> Vec<String> {
    let orders = driver.game().orders().expect("orders");
    orders.hand(seat(player)).held.iter().map(|card| card.id.to_string()).collect()
}

/// Picks the first order in hand as the wrong one, and enters another in its place.
fn correct(driver: &mut Driver, card: &str) {
    driver.key("space");
    driver.key("1");
    driver.key("Return");
    assert!(driver.shows("Which order do you hold in its place?"));
    enter(driver, &[card]);
}

/// Anna has written down Ben's city of three tiles. At the deal Ben is told no more than that one
/// of his three is somebody's; Anna puts hers right, and Ben's entry has waited.
#[test]
fn a_wrong_entry_is_put_right_at_the_deal_while_another_waits() {
    let anna = [deal(0, ["base-04", "base-01", "base-02"]), keep(0)];
    let (_folder, mut driver) = game(printed(), anna.to_vec());
    assert!(driver.shows("Pass the screen to Ben"));
    enter(&mut driver, &["base-04", "base-05", "base-06"]);
    assert!(driver.shows(CLASH));
    assert_eq!((hand(&driver, 1).len(), told(&driver)), (0, vec![(1, What::Clashed, 1)]));
    driver.click("Anna");
    assert!(driver.shows("Which of your orders is entered wrongly? Pick it."));
    correct(&mut driver, "base-07");
    assert_eq!(hand(&driver, 0), ["base-07", "base-01", "base-02"]);
    assert!(driver.shows("Pass the screen to Ben") && driver.shows("Order 3"));
    assert!(!driver.shows(CLASH), "what was refused may be right now");
    driver.key("Return");
    assert_eq!(hand(&driver, 1), ["base-04", "base-05", "base-06"]);
    assert!(
        driver
            .shows("Your three orders. Keep them all, or pick one that goes back under the pile.")
    );
}

/// Whoever has the order, and whether it is one of their own: the same words, the same notice.
#[test]
fn an_order_that_somebody_has_is_refused_alike_whoever_has_it() {
    let moves = dealt(Move::KeepOrders { player: seat(0), returned: Some("base-03".into()) });
    for card in ["base-01", "base-04", "base-09"] {
        let (_folder, mut driver) = game(printed(), moves.clone());
        driver.key("o");
        assert!(driver.shows("Which order did you draw? Nobody else should look."));
        enter(&mut driver, &[card]);
        assert!(driver.shows(CLASH) && driver.shows("Order 1"), "{card}");
        assert_eq!((hand(&driver, 0).len(), told(&driver)), (2, vec![(0, What::Clashed, 1)]));
        assert!(driver.shows("Ben") && driver.shows("Cleo"));
    }
}

/// Later in the game an order is put right where it is looked at; everybody is told that one was,
/// and the next undo takes it back.
#[test]
fn a_wrong_entry_is_put_right_where_the_hand_is_looked_at() {
    let moves = dealt(keep(0));
    let (_folder, mut driver) = game(printed(), moves.clone());
    driver.key("x");
    driver.key("space");
    driver.click("An order is entered wrongly");
    correct(&mut driver, "base-04");
    assert!(driver.shows(CLASH), "Ben has it");
    driver.key("Escape");
    driver.click("An order is entered wrongly");
    correct(&mut driver, "base-10");
    assert_eq!(hand(&driver, 0), ["base-10", "base-02", "base-03"]);
    let expected = [(0, What::Opened, 1), (0, What::Clashed, 1), (0, What::Reentered, 1)];
    assert_eq!(told(&driver), expected);
    driver.ctrl("z");
    assert_eq!(hand(&driver, 0), ["base-01", "base-02", "base-03"]);
}

/// Nobody tries cards out unseen before deciding on the dealt ones; and which turn brought the
/// wrong one stays a secret.
#[test]
fn a_dealt_order_that_is_entered_anew_is_told_and_marks_no_turn() {
    let (_folder, mut driver) = game(printed(), vec![deal(0, ["base-01", "base-02", "base-03"])]);
    driver.key("space");
    driver.click("An order is entered wrongly");
    correct(&mut driver, "base-10");
    assert_eq!(hand(&driver, 0), ["base-10", "base-02", "base-03"]);
    assert_eq!(told(&driver), [(0, What::Reentered, 1)]);
    let session = driver.app.session().expect("an open game");
    assert_eq!(session.corrected_turns(), [] as [u32; 0]);
}

/// R-KO-4: Anna's wrong card goes back, so it is in nobody's hand; Ben, who has it, is not stuck.
#[test]
fn a_wrong_entry_that_goes_back_is_put_right_while_another_waits() {
    let returned = Move::KeepOrders { player: seat(0), returned: Some("base-04".into()) };
    let anna = vec![deal(0, ["base-04", "base-01", "base-02"]), returned];
    let (_folder, mut driver) = game(printed(), anna);
    enter(&mut driver, &["base-04", "base-05", "base-06"]);
    assert!(driver.shows(CLASH));
    driver.click("Anna");
    driver.key("space");
    driver.key("3");
    driver.key("Return");
    enter(&mut driver, &["base-07"]);
    driver.key("Return");
    assert_eq!(hand(&driver, 1), ["base-04", "base-05", "base-06"]);
    assert_eq!(hand(&driver, 0), ["base-01", "base-02"]);
}
