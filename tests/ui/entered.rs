//! Orders of a printed deck that were entered wrongly: nobody finds out another's hand by trying,
//! and there is a way out at the deal and later (R-KO-3, 5, 20, 40).

use ask::{Leaving, Request};
use headless::iced_test::Simulator;
use kit::curtain::picker;
use rules::card::Id;
use rules::setup::Deck;
use rules::{Move, Setup};
use shell::Message;
use storage::secrecy::What;
use widget::threads::work_alone;

use super::driver::{Driver, game};
use support::table::{order_ids, seat, setup};

/// The notice behind the curtain.
const CLASH: &str = "An order is entered more often than the deck has it; which and by whom stays \
                     secret. Compare yours, and enter a wrong one anew below.";
/// The notice at the table.
const TOLD: &str = "An order is entered more often than the deck has it. All compare theirs, and \
                    enter a wrong one anew where they look at their orders.";
/// The notice before the final scoring.
const AT_END: &str =
    "An order is still entered more often than the deck has it: each entry counts.";

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

/// Whether the window shows the same to the last pixel as all those that were compared before.
fn looks_alike(driver: &Driver, folder: &std::path::Path, name: &str) -> bool {
    // Shapes that differ by a 64th of a pixel share what is painted of the first: one thread comes
    // to them in the same order every time.
    work_alone();
    let views = [("own", driver.app.view()), ("second", driver.app.view_for_all())];
    views.into_iter().all(|(window, view)| {
        let size = iced::Size::new(1280.0, 800.0);
        let mut ui = Simulator::with_size(shell::settings(), size, view);
        let shot = ui.snapshot(&driver.app.theme()).expect("a picture");
        shot.matches_image(folder.join(format!("{name}-{window}"))).expect("a picture")
    })
}

/// Ends the turn of whoever is on turn.
fn end_turn(driver: &mut Driver) {
    driver.send(Message::Ask(Request::Play(Move::Pass)));
}

/// R-KO-42: Anna has written down Ben's city of three tiles. Ben's entry is taken, and when Cleo
/// has entered hers, everybody is told no more than that two are the same. Anna puts hers right, the
/// red text goes, and Cleo has waited.
#[test]
fn a_wrong_entry_is_told_when_all_have_entered_and_put_right_at_the_deal() {
    let anna = [deal(0, ["base-04", "base-01", "base-02"]), keep(0)];
    let (_folder, mut driver) = game(printed(), anna.to_vec());
    assert!(driver.shows("Pass the screen to Ben"));
    enter(&mut driver, &["base-04", "base-05", "base-06"]);
    assert_eq!(hand(&driver, 1), ["base-04", "base-05", "base-06"]);
    assert!(!driver.shows(CLASH), "Cleo has entered none");
    driver.key("space");
    driver.key("Return");
    assert!(driver.shows("Pass the screen to Cleo"));
    enter(&mut driver, &["base-07", "base-08", "base-09"]);
    assert!(driver.shows(CLASH) && driver.shows("Anna") && driver.shows("Ben"));
    driver.click("Anna");
    assert!(driver.shows("Which of your orders is entered wrongly? Pick it."));
    correct(&mut driver, "base-10");
    assert_eq!(hand(&driver, 0), ["base-10", "base-01", "base-02"]);
    assert!(driver.shows("Pass the screen to Cleo"));
    assert!(!driver.shows(CLASH), "it is right now");
    let expected = [(0, What::Opened, 1), (0, What::Reentered, 1)];
    assert_eq!(told(&driver), expected, "and no hand was named before");
}

/// R-KO-42: behind the curtain Ben's entry of three looks alike whatever Anna holds or put back:
/// a card of hers, one that went back, or none.
#[test]
fn entering_at_the_deal_looks_alike_whatever_another_hand_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let entered = [
        (["base-10", "base-11", "base-12"], None),
        (["base-04", "base-11", "base-12"], None),
        (["base-04", "base-11", "base-12"], Some("base-04".into())),
        (["base-04", "base-05", "base-06"], Some("base-11".into())),
    ];
    for (annas, returned) in entered {
        let returned = returned.filter(|card: &Id| annas.contains(&card.as_str()));
        // As many cards go back in all.
        let returned = Some(returned.unwrap_or_else(|| annas[2].into()));
        let moves = vec![deal(0, annas), Move::KeepOrders { player: seat(0), returned }];
        let (_game, mut driver) = game(printed(), moves);
        enter(&mut driver, &["base-04", "base-05", "base-06"]);
        assert_eq!(hand(&driver, 1).len(), 3);
        assert!(looks_alike(&driver, folder.path(), "entered"), "{annas:?}");
        driver.key("space");
        driver.key("Return");
        assert!(looks_alike(&driver, folder.path(), "decided"), "{annas:?}");
    }
}

/// R-KO-20, 40: a drawn order is taken whoever has it: the table looks alike, and only at the end
/// of the turn everybody is told if there is one too many.
#[test]
fn drawing_looks_alike_whoever_has_the_order_until_the_end_of_the_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    for (bens, is_twice) in [("base-04", true), ("base-10", false)] {
        let mut moves = dealt(keep(0));
        moves[1] = deal(1, [bens, "base-05", "base-06"]);
        moves[3] = Move::KeepOrders { player: seat(0), returned: Some("base-03".into()) };
        let (_game, mut driver) = game(printed(), moves);
        driver.key("o");
        assert!(driver.shows("Which order did you draw? Nobody else should look."));
        enter(&mut driver, &["base-04"]);
        assert_eq!((hand(&driver, 0).len(), told(&driver)), (3, Vec::new()));
        assert!(!driver.shows(TOLD) && looks_alike(&driver, folder.path(), "drawn"), "{bens}");
        driver.key("x");
        driver.key("space");
        assert!(!driver.shows(CLASH) && looks_alike(&driver, folder.path(), "held"), "{bens}");
        driver.key("Return");
        end_turn(&mut driver);
        assert_eq!(driver.shows(TOLD), is_twice, "{bens}");
    }
}

/// R-KO-42: what its player knows is refused at once, in words.
#[test]
fn an_order_that_is_in_hand_already_is_not_drawn() {
    let (_folder, mut driver) = game(printed(), {
        dealt(Move::KeepOrders { player: seat(0), returned: Some("base-03".into()) })
    });
    driver.key("o");
    driver.type_into(picker::field_id(), "base-01");
    driver.key("Return");
    assert!(driver.shows("You have that order already, or it lies face up."));
    enter(&mut driver, &["base-03"]);
    assert_eq!(hand(&driver, 0), ["base-01", "base-02", "base-03"], "it may come up again");
}

/// Enter takes what is called just so, and never puts a taken order back.
#[test]
fn enter_puts_no_order_back() {
    let (_folder, mut driver) = game(printed(), Vec::new());
    for _ in 0..2 {
        driver.type_into(picker::field_id(), "base-02");
        driver.key("Return");
    }
    assert!(driver.shows("You have that order already, or it lies face up."));
    enter(&mut driver, &["base-01", "base-03"]);
    assert_eq!(hand(&driver, 0), ["base-02", "base-01", "base-03"]);
}

/// R-KO-42: an order is put right where it is looked at, also into a wrong one: nothing tells so
/// before the end of the turn, not even the game opened anew; and the next undo takes it back.
#[test]
fn an_order_that_is_entered_anew_is_judged_at_the_end_of_the_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    for (is, is_twice) in [("base-04", true), ("base-10", false)] {
        let (_game, mut driver) = game(printed(), dealt(keep(0)));
        driver.key("x");
        driver.key("space");
        driver.click("An order is entered wrongly");
        correct(&mut driver, is);
        assert_eq!(hand(&driver, 0), [is, "base-02", "base-03"]);
        assert!(!driver.shows(TOLD) && looks_alike(&driver, folder.path(), "anew"), "{is}");
        let path = driver.app.session().expect("an open game").path().to_owned();
        driver.send(Message::Ask(Request::Leave(Leaving::Home)));
        driver.send_and_wait(Message::Ask(Request::Open(path)));
        assert!(!driver.shows(TOLD) && looks_alike(&driver, folder.path(), "opened"), "{is}");
        end_turn(&mut driver);
        assert_eq!(driver.shows(TOLD), is_twice, "{is}");
        assert_eq!(told(&driver), [(0, What::Opened, 1), (0, What::Reentered, 1)]);
    }
    let (_game, mut driver) = game(printed(), dealt(keep(0)));
    driver.key("x");
    driver.key("space");
    driver.click("An order is entered wrongly");
    correct(&mut driver, "base-04");
    driver.ctrl("z");
    assert_eq!(hand(&driver, 0), ["base-01", "base-02", "base-03"]);
}

/// R-KO-42: nobody learns of an order that was entered anew by going back to an earlier turn.
#[test]
fn an_undo_tells_no_sooner_that_an_order_is_entered_twice() {
    for is in ["base-04", "base-10"] {
        let moves = dealt(keep(0)).into_iter().chain([Move::Pass, Move::Pass, Move::Pass]);
        let (_game, mut driver) = game(printed(), moves.collect());
        driver.key("x");
        driver.key("space");
        driver.click("An order is entered wrongly");
        correct(&mut driver, is);
        let path = driver.app.session().expect("an open game").path().to_owned();
        driver.send(Message::Ask(Request::Leave(Leaving::Home)));
        driver.send_and_wait(Message::Ask(Request::Open(path)));
        let turn = driver.game().turn();
        driver.ctrl("z");
        assert!(driver.game().turn() < turn && !driver.shows(TOLD), "{is}");
        driver.ctrl("y");
        assert!(driver.game().turn() == turn && !driver.shows(TOLD), "{is}");
    }
}

/// R-KO-42: the notice follows from what is entered: it stays until that is right, comes back by an
/// undo, and stands in a game that is opened; at the end it is told before the scoring.
#[test]
fn the_notice_stays_until_the_entries_are_right_and_blocks_nothing() {
    let mut moves = dealt(keep(0));
    moves[1] = deal(1, ["base-01", "base-05", "base-06"]);
    moves.push(Move::Pass);
    let (_game, mut driver) = game(printed(), moves.clone());
    assert!(driver.shows(TOLD), "a game that is opened tells it too");
    driver.key("x");
    driver.key("space");
    assert!(driver.shows(CLASH));
    driver.click("An order is entered wrongly");
    correct(&mut driver, "base-10");
    assert!(!driver.shows(TOLD), "Ben's is right now");
    driver.ctrl("z");
    assert_eq!(hand(&driver, 1), ["base-01", "base-05", "base-06"]);
    end_turn(&mut driver);
    assert!(driver.shows(TOLD), "it is as it was, when the turn is over");
    moves.push(Move::EndGame);
    let (_game, mut driver) = game(printed(), moves[..moves.len() - 1].to_vec());
    driver.send(Message::Ask(Request::Play(Move::EndGame)));
    assert!(driver.both_show(AT_END));
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
