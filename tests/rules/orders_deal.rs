//! The deck and the deal (R-KO-1…5, EX-39, EX-40).

use content::bundled;
use rules::card::deck;
use rules::game::Phase;
use rules::orders;
use rules::{Move, Outcome, Rejection, Setup, setup};
use text::Words;

use support::table::{Table, order_ids, place, seat, setup};

/// The cards that those tile sets bring, in the order of the deck files.
fn deck_of(sets: &[&str]) -> Vec<String> {
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    let catalogue = bundled::catalogue();
    let cards = catalogue.cards().iter().filter(|card| deck::belongs(card, &sets));
    cards.map(|card| card.id.to_string()).collect()
}

fn with_pile(names: &[&str], sets: &[&str], pile: &[&str]) -> Setup {
    let mut setup = setup(names, sets);
    setup.orders = Some(order_ids(pile).collect());
    setup
}

/// A game before anybody decided on the dealt orders.
fn dealt(names: &[&str], pile: &[&str]) -> Table {
    Table::new(with_pile(names, &["base"], pile), bundled::catalogue())
}

fn keep(player: u8, returned: Option<&str>) -> Move {
    Move::KeepOrders { player: seat(player), returned: returned.map(Into::into) }
}

/// R-KO-1, 2, EX-39: base game 51, with King & Robber 56; base, Traders & Builders, Count, King and
/// Heretics, siege: 51 + 5 + 15 + 2 = 73, with one siege set or both; everything 98.
#[test]
fn ex_39_the_deck_follows_the_sets_in_play() {
    assert_eq!(deck_of(&["base"]).len(), 51);
    assert_eq!(deck_of(&["base", "king-robber"]).len(), 56);
    let some = ["base", "traders-builders", "count", "king-robber", "shrines", "siege-cathars"];
    assert_eq!(deck_of(&some).len(), 73);
    assert_eq!(deck_of(&[&some[..], &["siege-besiegers"]].concat()).len(), 73);
    let others = ["inns-cathedrals", "princess-dragon", "abbey-mayor", "tower", "catapult"];
    assert_eq!(deck_of(&[&some[..], &others].concat()).len(), 98);
    // R-KO-2: a river brings none.
    assert_eq!(deck_of(&["base", "river-2"]).len(), 51);
}

/// R-KO-1: cards of sets that are not in play stay out of the pile; so do unknown cards and second
/// copies.
#[test]
fn a_pile_holds_each_card_of_the_sets_in_play_at_most_once() {
    let faults = |setup: Setup| setup.faults(&bundled::catalogue());
    let three = ["base-01", "base-02", "base-03"];
    let absent = [&three[..], &["base-04", "base-05", "king-robber-1"]].concat();
    assert_eq!(
        faults(with_pile(&["Anna", "Ben"], &["base"], &absent)),
        [setup::Fault::OrderOfAbsentSet {
            card: "king-robber-1".into(),
            set: "king-robber".to_owned()
        }]
    );
    assert_eq!(faults(with_pile(&["Anna", "Ben"], &["base", "king-robber"], &absent)), []);
    let wrong = [&three[..], &["base-01", "base-99", "base-05"]].concat();
    assert_eq!(
        faults(with_pile(&["Anna", "Ben"], &["base"], &wrong)),
        [
            setup::Fault::OrderTwice { card: "base-01".into() },
            setup::Fault::UnknownOrder { card: "base-99".into() }
        ]
    );
}

/// R-KO-3: three cards each must be there.
#[test]
fn a_pile_with_fewer_than_three_cards_a_player_is_refused() {
    let five = ["base-01", "base-02", "base-03", "base-04", "base-05"];
    let faults = with_pile(&["Anna", "Ben"], &["base"], &five).faults(&bundled::catalogue());
    assert_eq!(faults, [setup::Fault::FewOrders { cards: 5, needed: 6 }]);
}

/// R-KO-3: three cards each, from the top of the pile.
#[test]
fn each_player_is_dealt_three_cards() {
    let pile = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"];
    let table = dealt(&["Anna", "Ben"], &pile);
    assert_eq!(table.game().phase(), Phase::Deal);
    assert_eq!(table.hand("Anna"), ["base-01", "base-02", "base-03"]);
    assert_eq!(table.hand("Ben"), ["base-04", "base-05", "base-06"]);
    assert_eq!(table.pile(), ["base-07"]);
}

/// R-KO-3, 4: the game begins when everybody has decided, and no sooner.
#[test]
fn nothing_is_played_before_everybody_has_decided() {
    let mut table = dealt(
        &["Anna", "Ben"],
        &["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"],
    );
    table.keep("Ben", None);
    let first = Rejection::Orders(orders::Rejection::DealFirst { seat: seat(0) });
    assert_eq!(table.refuses(&place("base-city-cap", (0, -1), 180)), first);
    assert_eq!(table.refuses(&Move::DrawOrder { card: None }), first);
    assert_eq!(table.refuses(&Move::EndGame), first);
    table.keep("Anna", None);
    assert_eq!((table.active(), table.game().phase()), ("Anna", Phase::Place));
    assert_eq!(table.last().last(), Some(&Outcome::TurnBegan { seat: seat(0), turn: 1 }));
}

/// R-KO-4: keep three, or return one of the own cards and keep two; once.
#[test]
fn one_of_the_dealt_cards_may_go_back_without_replacement() {
    let mut table = dealt(
        &["Anna", "Ben"],
        &["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07"],
    );
    let not_hers =
        Rejection::Orders(orders::Rejection::NotInHand { seat: seat(0), card: "base-04".into() });
    assert_eq!(table.refuses(&keep(0, Some("base-04"))), not_hers);
    table.keep("Anna", Some("base-02"));
    assert_eq!(table.hand("Anna"), ["base-01", "base-03"]);
    assert_eq!(table.last(), [Outcome::Orders(orders::Outcome::Kept { seat: seat(0), kept: 2 })]);
    let again = Rejection::Orders(orders::Rejection::AlreadyKept { seat: seat(0) });
    assert_eq!(table.refuses(&keep(0, None)), again);
    assert_eq!(table.refuses(&keep(0, Some("base-01"))), again);
    table.keep("Ben", None);
    assert_eq!(
        table.refuses(&keep(1, None)),
        Rejection::Orders(orders::Rejection::AlreadyKept { seat: seat(1) })
    );
    assert_eq!(table.pile(), ["base-07", "base-02"]);
}

/// R-KO-4, A7: returned cards go under the pile in turn order, in whatever order the players
/// decided.
#[test]
fn returned_cards_go_under_the_pile_in_turn_order() {
    let pile = [
        "base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07", "base-08",
        "base-09", "base-10",
    ];
    let mut table = dealt(&["Anna", "Ben", "Cleo"], &pile);
    table.keep("Cleo", Some("base-09")).keep("Anna", Some("base-01"));
    // Not before all have decided: nobody's card lies there yet.
    assert_eq!(table.pile(), ["base-10"]);
    table.keep("Ben", Some("base-05"));
    assert_eq!(table.pile(), ["base-10", "base-01", "base-05", "base-09"]);
}

/// EX-40: three players, base deck of 51: 9 dealt; two put one back: pile 42 + 2 = 44, those two at
/// the bottom; hands 3, 2, 2.
#[test]
fn ex_40_a_deal_of_the_whole_base_deck() {
    let deck = deck_of(&["base"]);
    let mut table =
        dealt(&["Anna", "Ben", "Cleo"], &deck.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(table.pile().len(), 42);
    table.keep("Anna", None).keep("Ben", Some("base-04")).keep("Cleo", Some("base-09"));
    let hands = ["Anna", "Ben", "Cleo"].map(|name| table.hand(name).len());
    assert_eq!(hands, [3, 2, 2]);
    assert_eq!(table.pile().len(), 44);
    assert_eq!(table.pile()[42..], ["base-04", "base-09"]);
}

/// R-KO-5: what everybody may read says nothing of a secret card; a fulfilled one is shown and lies
/// open to the end.
#[test]
fn hands_are_secret_and_fulfilled_cards_lie_open() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["workshop-two", "base-27", "base-26"], ["base-03", "base-11", "base-08"]],
        &["base-15"],
    );
    table.until("Anna").draw().city("Anna", 1, 2);
    let words = Words::english();
    let log: Vec<String> = table
        .journal()
        .entries()
        .iter()
        .flat_map(|entry| {
            entry.outcomes.iter().filter_map(|outcome| words.outcome(outcome, table.game()))
        })
        .collect();
    let log = log.join("\n");
    let catalogue = table.game().catalogue();
    let title = |id: &str| catalogue.card(id).unwrap().title.clone();
    for id in table.hand("Anna").into_iter().chain(table.hand("Ben")).chain(table.pile()) {
        assert!(!log.contains(&title(&id)) && !log.contains(&id), "{id} shows in:\n{log}");
    }
    assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
    assert!(log.contains(&title("workshop-two")), "the fulfilled card is shown:\n{log}");
    table.end_game();
    assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
}

/// R-KO-1: without King's Orders nobody keeps, draws, discards or chooses any.
#[test]
fn a_game_without_orders_refuses_every_move_with_them() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let moves = [
        keep(0, None),
        Move::DrawOrder { card: None },
        Move::DiscardOrders { cards: order_ids(&["base-39"]).collect() },
        Move::FulfilOrder { player: seat(0), card: "base-39".into() },
    ];
    for made in moves {
        assert_eq!(
            table.refuses(&made),
            Rejection::Orders(orders::Rejection::WithoutOrders),
            "{made:?}"
        );
    }
}
