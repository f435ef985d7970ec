//! A printed deck of King's Orders: the table deals and draws its own cards, and players enter
//! which (R-KO-3, 4, 20, 24).

use journal::{Correction, Obstacle};
use rules::card::Card;
use rules::game::{Phase, questions};
use rules::orders;
use rules::setup::Deck;
use rules::{Move, Outcome, Rejection};

use support::table::{Table, order_ids, seat, setup, workshop_catalogue, worth};

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

/// R-KO-3, 4: nobody holds anything until it is entered: three different cards of the deck; then
/// each keeps or returns as ever.
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
        table.refuses(&draw("base-50")),
        Rejection::Orders(orders::Rejection::NotInPile { card: "base-50".into() })
    );
    assert_eq!(
        table.refuses(&draw("base-02")),
        Rejection::Orders(orders::Rejection::InHand { card: "base-02".into() })
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
    assert_eq!(serde_json::from_str::<rules::Setup>(&text).unwrap(), setup);
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
    let names = |cards: &[std::sync::Arc<Card>]| -> Vec<String> {
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

/// R-KO-42: what a player knows or all see is refused: a card of the player's own, and one that
/// lies face up; so is the exchange of one that is not held. What another hand has is not.
#[test]
fn no_order_is_entered_anew_as_one_that_is_known_to_be_elsewhere() {
    let mut table = dealt(&["base-01", "base-26", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).city("Anna", 1, 5);
    assert_eq!(table.fulfilled("Anna"), ["base-01"]);
    for other in ["base-27", "base-01"] {
        assert_eq!(exchange(&table, "base-26", other).err(), Some(Obstacle::Known), "{other}");
    }
    let bens = exchange(&table, "base-26", "base-03").expect("Ben's card, which is secret");
    let free = exchange(&table, "base-26", "base-43").expect("a free card");
    assert_eq!(bens.revealed(), free.revealed());
    assert_eq!(exchange(&table, "base-03", "base-02").err(), Some(Obstacle::Since));
}

/// R-KO-3, 4: as long as the deal goes on, the card that goes back may have been the wrong one too:
/// Ben has it.
#[test]
fn a_card_that_goes_back_is_entered_anew_before_it_lies_in_the_pile() {
    let mut table = table();
    table.play(deal(0, &["base-03", "base-26", "base-27"])).keep("Anna", Some("base-03"));
    table.play(deal(1, &["base-03", "base-40", "base-41"]));
    assert!(questions::beside::has_entered_twice(table.game()), "everybody has entered three");
    let anew = exchange(&table, "base-03", "base-02").expect("a free card");
    assert!(!questions::beside::has_entered_twice(anew.game()));
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

/// The public knowledge of the table: the sizes of the hands and of the pile, what lies face up,
/// the points, and whether an order is entered twice.
fn known(table: &Table) -> (Vec<(usize, usize, i32)>, usize, bool) {
    let orders = table.game().orders().expect("orders");
    let of_seat = |seat| {
        let hand = orders.hand(seat);
        (hand.held.len(), hand.face_up().count(), table.game().tally(seat).total())
    };
    let seats = table.game().seats().map(of_seat).collect();
    (seats, orders.left(), questions::beside::has_entered_twice(table.game()))
}

/// R-KO-42: at the deal Anna's entry is taken alike whatever Ben has entered, and all are told once
/// everybody has entered; the same is so of the card that she puts back.
#[test]
fn a_dealt_order_is_taken_alike_whatever_another_hand_has() {
    let dealt = |bens: &str| {
        let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base", "workshop"]);
        setup.orders = Some(order_ids(&CARDS).collect());
        setup.deck = Deck::Printed;
        let mut table = Table::new(setup, workshop_catalogue());
        table.play(deal(1, &[bens, "base-41", "base-42"]));
        table
    };
    let (mut twice, mut once) = (dealt("base-01"), dealt("base-40"));
    for table in [&mut twice, &mut once] {
        table.play(deal(0, &["base-01", "base-02", "base-03"])).keep("Anna", Some("base-01"));
        assert_eq!(
            table.last(),
            [Outcome::Orders(orders::Outcome::Kept { seat: seat(0), kept: 2 })]
        );
    }
    assert_eq!(known(&twice), known(&once));
    for table in [&mut twice, &mut once] {
        table.play(deal(2, &["base-26", "base-27", "base-43"]));
    }
    let told = |table: &Table| questions::beside::has_entered_twice(table.game());
    assert_eq!((told(&twice), told(&once)), (true, false));
    // Of the twelve cards nine are dealt, and Anna's lies under the pile: 12 − 9 + 1.
    for table in [&mut twice, &mut once] {
        table.keep("Ben", None).keep("Cleo", None);
        assert_eq!(table.game().orders().expect("orders").left(), 4);
    }
    assert_eq!((told(&twice), told(&once)), (true, false), "it stands until it is set right");
}

/// R-KO-20, 40: a drawn order is taken alike, and all are told at the end of the turn.
#[test]
fn a_drawn_order_is_taken_alike_until_the_end_of_the_turn() {
    let drawn = |bens: &str| {
        let mut table = table();
        table
            .play(deal(0, &["base-02", "base-26", "base-27"]))
            .play(deal(1, &[bens, "base-40", "base-41"]));
        table.keep("Anna", None).keep("Ben", None).play(draw("base-43"));
        table
    };
    let (mut twice, mut once) = (drawn("base-43"), drawn("base-03"));
    for table in [&mut twice, &mut once] {
        let drawn = orders::Outcome::Drawn { seat: seat(0), card: "base-43".into() };
        assert_eq!(table.last(), [Outcome::Orders(drawn)]);
    }
    assert_eq!(known(&twice), known(&once));
    let (one, other) = (twice.game().legal_moves(), once.game().legal_moves());
    assert_eq!(one.len(), other.len());
    let (one, other) = (known(&twice), known(&once));
    assert_eq!((one.2, one), (false, other));
    for table in [&mut twice, &mut once] {
        table.until("Ben");
    }
    assert_eq!((known(&twice).2, known(&once).2), (true, false));
    assert_eq!(known(&twice).1, known(&once).1);
}

/// R-KO-34, 40: an order that two have entered counts for both: fulfilled by Anna, missed by Ben;
/// and what is still entered twice at the end blocks nothing.
#[test]
fn each_entry_counts_and_nothing_waits_for_the_right_one() {
    let mut table = dealt(&["base-01", "base-26", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).until("Ben").play(draw("base-01"));
    table.city("Anna", 1, 5);
    assert!(questions::beside::has_entered_twice(table.game()));
    assert_eq!((table.fulfilled("Anna"), table.hand("Ben").len()), (vec!["base-01".into()], 4));
    table.end_game();
    assert!(table.game().is_finished() && questions::beside::has_entered_twice(table.game()));
    let order = |name| table.hand(name).iter().filter(|card| *card == "base-01").count();
    assert_eq!((order("Anna"), order("Ben")), (0, 1));
    // Four orders missed cost 40, and Anna alone has fulfilled any (R-KO-36).
    assert_eq!(table.points("Ben"), -40);
    let fates = journal::fates::fates(table.journal()).expect("a finished game");
    let holders = fates.iter().filter(|fate| fate.card.as_str() == "base-01");
    let holders: Vec<_> = holders.map(journal::fates::Fate::holder).collect();
    assert_eq!(holders, [Some(seat(0)), Some(seat(1))], "each entry has its own fate");
}

/// R-KO-42: of two who hold the same order, the entry of whoever was wrong is entered anew, also if
/// the other one drew it later.
#[test]
fn each_of_two_equal_entries_is_entered_anew_by_its_own_player() {
    let mut table = dealt(&["base-02", "base-26", "base-27"]);
    table.keep("Anna", None).keep("Ben", None).until("Ben").play(draw("base-02"));
    table.until("Anna");
    assert!(questions::beside::has_entered_twice(table.game()));
    let names = |correction: &Correction, player| -> Vec<String> {
        let orders = correction.game().orders().expect("orders");
        orders.hand(seat(player)).held.iter().map(|card| card.id.to_string()).collect()
    };
    let annas = exchange(&table, "base-02", "base-43").expect("a free card");
    assert_eq!(names(&annas, 0), ["base-43", "base-26", "base-27"]);
    assert_eq!(names(&annas, 1), ["base-03", "base-40", "base-41", "base-02"]);
    let bens = table.journal().exchange(seat(1), &"base-02".into(), &"base-43".into());
    let bens = bens.expect("a free card");
    assert_eq!(names(&bens, 0), ["base-02", "base-26", "base-27"]);
    assert_eq!(names(&bens, 1), ["base-03", "base-40", "base-41", "base-43"]);
    assert!(
        !questions::beside::has_entered_twice(annas.game())
            && !questions::beside::has_entered_twice(bens.game())
    );
}

/// R-KO-21, 40: how many cards are left follows from the hands, so that a pile that is empty at the
/// table is empty here.
#[test]
fn the_pile_is_counted_by_the_entries() {
    let mut setup = setup(&["Anna", "Ben"], &["base", "workshop"]);
    setup.orders = Some(order_ids(&CARDS[..7]).collect());
    setup.deck = Deck::Printed;
    let mut table = Table::new(setup, workshop_catalogue());
    table.play(deal(0, &CARDS[..3])).play(deal(1, &CARDS[2..5]));
    table.keep("Anna", None).keep("Ben", None).play(draw(CARDS[5])).until("Ben");
    assert_eq!(
        table.refuses(&draw(CARDS[6])),
        Rejection::Orders(orders::Rejection::PileEmpty),
        "seven cards, and seven in hands"
    );
    assert!(!questions::beside::can_draw_order(table.game()));
}

/// The deck of a table that owns two copies of a card, which its holder judges, and a third one.
fn with_copies() -> Table {
    let card = |id: &str, title: &str| {
        serde_json::json!({
            "id": id, "set": "base", "title": title, "text": "Make everybody at the table laugh.",
            "points": 7, "source": "printed", "requirement": {"judged": {}}
        })
    };
    let cards = serde_json::json!([
        card("own-1", "Jester"),
        card("own-2", "Jester"),
        card("own-3", "Bard")
    ]);
    let files = [("ours.json".to_owned(), cards.to_string())];
    let (catalogue, faults) = content::bundled::with_own(&[], &files);
    assert_eq!(faults, []);
    let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base"]);
    let cards = ["own-1", "own-2", "own-3"].into_iter().chain(CARDS);
    setup.orders = Some(cards.map(Into::into).collect());
    setup.deck = Deck::Printed;
    Table::new(setup, std::sync::Arc::new(catalogue))
}

/// R-KO-42: a doubled card stands in the list once. As which copy it is entered follows from the
/// player's own cards alone, and only one entry more than there are copies is one too many.
#[test]
fn a_doubled_card_is_entered_as_often_as_the_deck_has_it() {
    let mut table = with_copies();
    let orders = |table: &Table| table.game().orders().expect("orders").clone();
    let listed = |table: &Table| -> Vec<String> {
        let orders = orders(table);
        let listed =
            orders.enterable().into_iter().filter(|card| card.id.as_str().starts_with("own"));
        listed.map(|card| card.id.to_string()).collect()
    };
    assert_eq!(listed(&table), ["own-1", "own-3"]);
    let copy = |table: &Table, player, taken: &[&str]| {
        let taken: Vec<_> = order_ids(taken).collect();
        orders(table).copy_for(seat(player), &"own-1".into(), &taken, None)
    };
    assert_eq!(copy(&table, 0, &["own-1"]), Some("own-2".into()), "both are in one hand");
    assert_eq!(copy(&table, 0, &["own-1", "own-2"]), None);
    table.play(deal(0, &["own-1", "base-01", "base-02"]));
    assert_eq!(copy(&table, 1, &[]), Some("own-1".into()), "whatever Anna holds");
    table.play(deal(1, &["own-1", "base-03", "base-26"]));
    table.play(deal(2, &["base-27", "base-40", "base-41"]));
    assert!(!questions::beside::has_entered_twice(table.game()), "the deck has it twice");
    assert_eq!(listed(&table), ["own-1", "own-3"], "no gap tells of the hands");
    table.keep("Anna", None).keep("Ben", None).keep("Cleo", None);
    table.until("Cleo").play(draw("own-1")).until("Anna");
    assert!(questions::beside::has_entered_twice(table.game()), "a third one");
    // All copies but one lie face up: one can be meant; and none when that is seen too.
    for (player, left) in [(0, vec!["own-1", "own-3"]), (1, vec!["own-3"])] {
        table.play(Move::FulfilOrder { player: seat(player), card: "own-1".into() });
        assert_eq!(listed(&table), left);
    }
}
