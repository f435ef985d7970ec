//! A printed deck of King's Orders: the table deals and draws its own cards, and players enter
//! which (R-KO-3, 4, 20, 24).

use kings_order::journal::{Correction, Obstacle};
use kings_order::rules::game::Phase;
use kings_order::rules::orders;
use kings_order::rules::setup::Deck;
use kings_order::rules::{Move, Outcome, Rejection};

use crate::table::{Table, order_ids, seat, setup, workshop_catalogue, worth};

const CARDS: [&str; 12] = [
    "base-01", "base-02", "base-03", "base-26", "base-27", "base-40", "base-41", "base-42",
    "base-43", "base-44", "base-45", "base-12",
];

fn table() -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base", "workshop"]);
    setup.orders = Some(order_ids(&CARDS).collect());
    setup.deck = Deck::Printed;
    Table::new(setup, workshop_catalogue())
}

fn deal(player: u8, cards: &[&str]) -> Move {
    Move::DealOrders { player: seat(player), cards: order_ids(cards).collect() }
}

fn draw(card: &str) -> Move {
    Move::DrawOrder { card: Some(card.into()) }
}

/// R-KO-3, 4: nobody holds anything until it is entered: three different cards, none of them twice
/// at the table; then each keeps or returns as ever.
#[test]
fn players_enter_the_three_cards_that_they_were_dealt() {
    let mut table = table();
    assert_eq!((table.hand("Anna").len(), table.pile().len()), (0, 12));
    let keep = Move::KeepOrders { player: seat(0), returned: None };
    assert_eq!(
        table.refuses(&keep),
        Rejection::Orders(orders::Rejection::NotDealt { seat: seat(0) })
    );
    assert_eq!(
        table.refuses(&deal(0, &["base-01", "base-02"])),
        Rejection::Orders(orders::Rejection::DealtCount { cards: 2 })
    );
    assert_eq!(
        table.refuses(&deal(0, &["base-01", "base-02", "base-02"])),
        Rejection::Orders(orders::Rejection::DealtCount { cards: 2 })
    );
    let unknown = Rejection::Orders(orders::Rejection::NotInPile { card: "base-50".into() });
    assert_eq!(table.refuses(&deal(0, &["base-01", "base-02", "base-50"])), unknown);
    table.play(deal(0, &["base-01", "base-26", "base-40"]));
    assert_eq!(table.last(), [Outcome::Orders(orders::Outcome::Entered { seat: seat(0) })]);
    assert_eq!(
        table.refuses(&deal(0, &["base-02", "base-03", "base-27"])),
        Rejection::Orders(orders::Rejection::AlreadyDealt { seat: seat(0) })
    );
    let taken = Rejection::Orders(orders::Rejection::NotInPile { card: "base-01".into() });
    assert_eq!(table.refuses(&deal(1, &["base-01", "base-03", "base-27"])), taken);
    table
        .play(deal(1, &["base-02", "base-03", "base-27"]))
        .keep("Anna", Some("base-26"))
        .keep("Ben", None);
    assert_eq!(
        (table.hand("Anna"), table.hand("Ben").len()),
        (vec!["base-01".to_owned(), "base-40".to_owned()], 3)
    );
    assert_eq!((table.game().phase(), table.pile().len()), (Phase::Place, 12 - 5));
}

/// R-KO-20: who draws says which card it is; fulfilling, scoring and the rest are the same.
#[test]
fn who_draws_names_the_card_and_everything_else_is_the_same() {
    let mut table = table();
    table
        .play(deal(0, &["base-02", "base-26", "base-27"]))
        .play(deal(1, &["base-03", "base-40", "base-41"]));
    table.keep("Anna", None).keep("Ben", None);
    assert_eq!(
        table.refuses(&Move::DrawOrder { card: None }),
        Rejection::Orders(orders::Rejection::NameOrder)
    );
    assert_eq!(
        table.refuses(&draw("base-03")),
        Rejection::Orders(orders::Rejection::NotInPile { card: "base-03".into() })
    );
    table.play(draw("base-01"));
    assert_eq!(table.refuses(&draw("base-42")), Rejection::Orders(orders::Rejection::AlreadyDrawn));
    table.city("Anna", 1, 5);
    assert_eq!(
        (table.fulfilled("Anna"), table.points("Anna")),
        (vec!["base-01".to_owned()], worth(&["base-01"]))
    );
}

/// R-KO-24, 25: three farmer cards from the deal may be discarded from at the first turn, although
/// one of them was returned.
#[test]
fn three_farmer_cards_from_the_deal_earn_the_right_to_discard() {
    let mut table = table();
    table
        .play(deal(0, &["base-40", "base-41", "base-42"]))
        .play(deal(1, &["base-01", "base-02", "base-03"]));
    table.keep("Ben", None).keep("Anna", Some("base-42"));
    table.discard(&["base-40", "base-41"]);
    assert_eq!((table.hand("Anna").len(), table.discarded("Anna").len()), (0, 2));
}

/// With the app's own deck nobody enters what was dealt.
#[test]
fn the_app_deals_its_own_deck() {
    let mut setup = setup(&["Anna", "Ben"], &["base", "workshop"]);
    setup.orders = Some(order_ids(&CARDS).collect());
    let mut table = Table::new(setup, workshop_catalogue());
    assert_eq!(
        table.refuses(&deal(0, &["base-01", "base-02", "base-03"])),
        Rejection::Orders(orders::Rejection::AppDeals)
    );
}

/// A file says `"deck": "printed"`, and nothing if the app deals.
#[test]
fn a_file_says_whether_the_deck_is_printed() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    assert!(!serde_json::to_string(&setup).unwrap().contains("deck"));
    setup.deck = Deck::Printed;
    let text = serde_json::to_string(&setup).unwrap();
    assert!(text.contains(r#""deck":"printed""#), "{text}");
    assert_eq!(serde_json::from_str::<kings_order::rules::Setup>(&text).unwrap(), setup);
}

/// The game in which Anna holds these three and Ben base-03, base-40 and base-41.
fn dealt(anna: &[&str; 3]) -> Table {
    let mut table = table();
    table.play(deal(0, anna)).play(deal(1, &["base-03", "base-40", "base-41"]));
    table
}

fn exchange(table: &Table, was: &str, is: &str) -> Result<Correction, Obstacle> {
    table.journal().exchange(seat(0), &was.into(), &is.into())
}

/// R-KO-3, 6, 7: an order that was written down wrongly is replaced where it was dealt, so that
/// what was completed since fulfils the right one: a city of exactly five tiles.
#[test]
fn an_order_entered_wrongly_is_entered_anew_as_if_it_had_always_been_held() {
    let mut table = dealt(&["base-02", "base-26", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).city("Anna", 1, 5);
    assert_eq!(table.points("Anna"), 0);
    let anew = exchange(&table, "base-02", "base-01").expect("a free card");
    let orders = anew.game().orders().expect("orders");
    let names = |cards: &[std::sync::Arc<orders::card::Card>]| -> Vec<String> {
        cards.iter().map(|card| card.id.to_string()).collect()
    };
    assert_eq!(names(&orders.hand(seat(0)).held), ["base-26", "base-27"]);
    assert_eq!(names(&orders.hand(seat(0)).fulfilled), ["base-01"]);
    assert_eq!(anew.game().tally(seat(0)).total(), worth(&["base-01"]));
}

/// A drawn order is replaced where it was drawn, and the dealt ones stay.
#[test]
fn a_drawn_order_is_entered_anew_too() {
    let mut table = dealt(&["base-02", "base-26", "base-27"]);
    table.keep("Anna", Some("base-27")).keep("Ben", None).play(draw("base-42"));
    let anew = exchange(&table, "base-42", "base-43").expect("a free card");
    let held = &anew.game().orders().expect("orders").hand(seat(0)).held;
    let held: Vec<&str> = held.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(held, ["base-02", "base-26", "base-43"]);
}

/// R-KO-4: if the order that is held instead was said to have gone back, the other one went.
#[test]
fn the_wrong_one_of_the_dealt_orders_was_said_to_go_back() {
    let mut table = dealt(&["base-02", "base-26", "base-27"]);
    table.keep("Anna", Some("base-27")).keep("Ben", None);
    let anew = exchange(&table, "base-02", "base-27").expect("its own card");
    let orders = anew.game().orders().expect("orders");
    let held: Vec<&str> = orders.hand(seat(0)).held.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(held, ["base-27", "base-26"]);
    assert!(orders.pile().iter().any(|card| card.id.as_str() == "base-02"));
}

/// A card that somebody has is refused, in hand or face up; so is one that is not held.
#[test]
fn no_order_is_entered_anew_as_one_that_somebody_has() {
    let mut table = dealt(&["base-01", "base-26", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).city("Anna", 1, 5);
    assert_eq!(table.fulfilled("Anna"), ["base-01"]);
    for other in ["base-03", "base-27", "base-01"] {
        assert_eq!(exchange(&table, "base-26", other).err(), Some(Obstacle::Elsewhere), "{other}");
    }
    assert_eq!(exchange(&table, "base-03", "base-02").err(), Some(Obstacle::Since));
}

/// R-KO-3, 4: as long as the deal goes on, the card that goes back may have been the wrong one too:
/// Ben has it.
#[test]
fn a_card_that_goes_back_is_entered_anew_before_it_lies_in_the_pile() {
    let mut table = table();
    table.play(deal(0, &["base-03", "base-26", "base-27"])).keep("Anna", Some("base-03"));
    let bens = deal(1, &["base-03", "base-40", "base-41"]);
    assert!(table.game().clashes(&bens));
    let anew = exchange(&table, "base-03", "base-02").expect("a free card");
    assert_eq!(anew.game().allows(&bens), Ok(()));
    let returned = anew.game().orders().expect("orders").hand(seat(0)).returned();
    assert_eq!(returned.map(|card| card.id.as_str()), Some("base-02"));
}

/// R-KO-12: of two orders that a city fulfils the one counts that was shown, also if the other is
/// entered only now; and the one that was chosen still does if the other was never held.
#[test]
fn an_order_that_lies_face_up_stays_when_another_is_entered_anew() {
    let mut table = dealt(&["base-01", "base-26", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).city("Anna", 1, 5);
    // Base-12 asks for a city of at least five tiles without a pennant, and pays more.
    let anew = exchange(&table, "base-27", "base-12").expect("a free card");
    assert_eq!(anew.game().tally(seat(0)).total(), worth(&["base-01"]));
    assert!(anew.revealed().lost.is_empty() && anew.revealed().chosen.is_empty());

    let mut table = dealt(&["base-01", "base-12", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).city("Anna", 1, 5);
    table.play(Move::FulfilOrder { player: seat(0), card: "base-12".into() });
    let anew = exchange(&table, "base-01", "base-02").expect("a free card");
    assert_eq!(anew.game().tally(seat(0)).total(), worth(&["base-12"]));
}

/// R-KO-24: with another card there were no three farmer cards to discard from.
#[test]
fn an_order_is_not_entered_anew_if_a_discard_would_not_have_been_allowed() {
    let mut table = dealt(&["base-42", "base-43", "base-44"]);
    table.keep("Anna", None).keep("Ben", None).discard(&["base-42"]);
    assert_eq!(exchange(&table, "base-43", "base-02").err(), Some(Obstacle::Since));
    assert!(exchange(&table, "base-43", "base-45").is_ok(), "another farmer card");
}

/// A card that is elsewhere clashes alike in every hand and under nobody's eyes; a wrong number of
/// cards, or the deal of the app, does not.
#[test]
fn only_a_card_that_is_not_in_the_pile_clashes() {
    let table = dealt(&["base-01", "base-26", "base-27"]);
    let clashes = |made: &Move| table.game().clashes(made);
    assert!(!clashes(&deal(0, &["base-02", "base-42", "base-43"])), "they are dealt already");
    let mut table = self::table();
    table.play(deal(0, &["base-01", "base-26", "base-27"]));
    let clashes = |made: &Move| table.game().clashes(made);
    assert!(clashes(&deal(1, &["base-01", "base-02", "base-03"])));
    assert!(!clashes(&deal(1, &["base-02", "base-03", "base-40"])));
    assert!(!clashes(&deal(1, &["base-02", "base-03"])));
}
