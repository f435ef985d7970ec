//! Orders that their holders judge: the way to claim one is the same for everybody, whatever anybody
//! holds (R-KO-5, 40, 41).

use content::deck;
use iced::{Point, Size};
use rules::game::{Phase, Step};
use rules::{Move, Setup};
use screen::table;
use serde_json::json;
use shell::Message;

use super::driver::{Driver, game};
use super::painter::Painter;
use support::table::{order_ids, place, seat, setup};

const SIZE: Size = Size::new(1280.0, 800.0);
const WHO: &str = "Who has fulfilled an order?";

/// A game of Anna and Ben with a deck in which two orders are judged by their holders.
pub(super) fn with_judged(pile: &[&str]) -> Setup {
    let card = |id: &str, title: &str| {
        json!({
            "id": id, "set": "base", "title": title, "text": "Make everybody laugh.", "points": 7,
            "source": "house", "requirement": {"judged": {}}
        })
    };
    let own = json!([card("ours-1", "Jester"), card("ours-2", "Minstrel")]).to_string();
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.cards = deck::read("ours.json", &own).0;
    setup.orders = Some(order_ids(pile).collect());
    setup
}

/// Anna has laid a tile and Ben is on turn.
fn in_bens_turn(pile: &[&str]) -> (tempfile::TempDir, Driver) {
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let moves = vec![keep(0), keep(1), place("base-monastery", (0, 1), 0), Move::EndTurn];
    game(with_judged(pile), moves)
}

const ANNA_HOLDS: [&str; 7] =
    ["ours-1", "base-07", "base-11", "base-13", "base-14", "base-15", "ours-2"];
const NOBODY_HOLDS: [&str; 8] =
    ["base-17", "base-07", "base-11", "base-13", "base-14", "base-15", "ours-2", "ours-1"];

fn claim(player: u8, card: &str) -> Move {
    Move::ClaimOrder { player: seat(player), card: card.into() }
}

/// R-KO-40: after the press that ended her turn Anna says it in Ben's, by keys or by mouse.
#[test]
fn an_order_is_claimed_in_anothers_turn() {
    for by_keys in [true, false] {
        let (_folder, mut driver) = in_bens_turn(&ANNA_HOLDS);
        if by_keys {
            driver.key("F9");
            assert!(driver.shows(WHO));
            driver.key("1");
        } else {
            driver.click("I have fulfilled an order");
            assert!(driver.shows(WHO));
            driver.send(Message::Table(table::Message::Dialog(table::dialog::Message::Claim(1))));
        }
        assert!(driver.shows("Pass the screen to Anna") && !driver.shows(WHO));
        for key in ["space", "1", "Return"] {
            driver.key(key);
        }
        assert_eq!(driver.moves().last(), Some(&claim(0, "ours-1")));
        assert!(driver.app.table().expect("the table").curtain().is_none());
        assert_eq!(driver.game().tally(seat(0)).total(), 7);
        assert_eq!(driver.game().active(), seat(1), "the turn goes on");
    }
}

/// R-KO-12, 40: the second order by one tile is refused, and the reason is behind the curtain.
#[test]
fn an_occasion_that_is_used_up_is_told_behind_the_curtain() {
    let told = "With this tile you have fulfilled an order already: one is all that it may bring.";
    let pile = ["ours-1", "ours-2", "base-11", "base-13", "base-14", "base-15"];
    let (_folder, mut driver) = in_bens_turn(&pile);
    for key in ["F9", "1", "space", "1", "Return"] {
        driver.key(key);
    }
    let moves = driver.moves();
    driver.send(Message::Table(table::Message::See(table::See::Moment)));
    for key in ["F9", "1", "space", "1", "Return"] {
        driver.key(key);
    }
    assert_eq!(driver.moves(), moves);
    assert!(!driver.shows(told));
    driver.hold("space");
    assert!(driver.shows(told));
}

/// Two windows that differ in hands alone show everybody the same, pixel by pixel:
/// before, while somebody is behind the curtain, and after they left without a word.
#[test]
fn the_way_to_claim_shows_nothing_of_a_hand() {
    let (_one, mut one) = in_bens_turn(&ANNA_HOLDS);
    let (_other, mut other) = in_bens_turn(&NOBODY_HOLDS);
    let (mut first, mut second) = (Painter::new(SIZE), Painter::new(SIZE));
    let aside = Point::new(2.0, SIZE.height - 2.0);
    let mut same = |one: &Driver, other: &Driver, when: &str| {
        for (painter, driver) in [(&mut first, one), (&mut second, other)] {
            painter.clear();
            painter.frame(&driver.app, aside, &[]);
        }
        assert_eq!(first.differs(&second), 0, "{when}");
    };
    same(&one, &other, "before");
    assert_eq!(one.game().orders().expect("orders").hand(seat(0)).held.len(), 3);
    assert!(one.shows("I have fulfilled an order") && other.shows("I have fulfilled an order"));
    // The cards show only while Space is held, and nothing is declared.
    for key in ["F9", "1", "space", "Return"] {
        one.key(key);
        other.key(key);
        same(&one, &other, key);
        assert_eq!(one.shows("Pass the screen to Anna"), matches!(key, "1" | "space"), "{key}");
    }
    assert_eq!(one.moves().len(), other.moves().len());
    // A picked order that is none of these is not declared; all see that nothing was.
    for key in ["F9", "1", "space", "2", "Return", "2", "Return"] {
        one.key(key);
        other.key(key);
        same(&one, &other, key);
    }
    for driver in [&mut one, &mut other] {
        driver.send(Message::Table(table::Message::Make(place("base-road-straight", (0, 2), 0))));
    }
    same(&one, &other, "with the next tile");
    for driver in [&mut one, &mut other] {
        driver.send(Message::Table(table::Message::Make(Move::EndTurn)));
        driver.send(Message::Table(table::Message::Make(Move::EndGame)));
    }
    same(&one, &other, "at the question of the end");
}

/// R-KO-41: the table asks once, several claim one after the other, and one press goes on.
#[test]
fn before_the_final_scoring_the_table_asks() {
    let pile = ["ours-1", "base-07", "base-11", "ours-2", "base-14", "base-15"];
    let (_folder, mut driver) = in_bens_turn(&pile);
    driver.send(Message::Table(table::Message::Make(Move::EndGame)));
    assert_eq!(driver.game().phase(), Phase::Asking(Step::Claims));
    assert!(driver.shows("On to the final scoring"));
    for number in ["1", "2"] {
        for key in ["F9", number, "space", "1", "Return"] {
            driver.key(key);
        }
        driver.send(Message::Table(table::Message::See(table::See::Moment)));
    }
    driver.key("Return");
    assert!(driver.game().is_finished());
    let made = driver.moves().into_iter().rev().take(5).collect::<Vec<_>>();
    let end =
        [Move::EndTurn, claim(1, "ours-2"), claim(0, "ours-1"), Move::EndGame, Move::AskForOrders];
    assert_eq!(made, end);
}

/// A deck of which the app judges everything has no such button, and the key does nothing.
#[test]
fn a_deck_that_the_app_judges_has_nothing_to_claim() {
    let bundled = ["base-17", "base-07", "base-11", "base-13", "base-14", "base-15"];
    let (_folder, mut driver) = in_bens_turn(&bundled);
    driver.key("F9");
    assert!(!driver.shows("I have fulfilled an order") && !driver.shows(WHO));
    driver.send(Message::Table(table::Message::Make(Move::EndGame)));
    assert!(driver.game().is_finished());
}
