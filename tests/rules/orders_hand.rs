//! Drawing, the hand's limit and discarding farmers (R-KO-19…27, EX-35, A10).

use content::bundled;
use rules::house_rule::{HouseRule, HouseRules};
use rules::orders;
use rules::{Move, Outcome, Rejection};
use text::Words;

use support::table::{Table, discard, order_ids, remove, seat, setup};

const DRAW: Move = Move::DrawOrder { card: None };

/// Anna with those cards; nothing here is fulfilled by plain field.
fn anna(hand: [&str; 3], pile: &[&str]) -> Table {
    Table::with_hands(&["Anna", "Ben"], &[hand, ["base-03", "base-08", "base-11"]], pile)
}

/// R-KO-20: at the start of one's own turn one card may be drawn from the top; it is kept.
#[test]
fn a_card_is_drawn_from_the_top_at_the_start_of_the_own_turn() {
    let mut table = anna(["base-01", "base-02", "workshop-two"], &["base-26", "base-27"]);
    table.draw();
    assert_eq!(table.hand("Anna"), ["base-01", "base-02", "workshop-two", "base-26"]);
    assert_eq!(table.pile(), ["base-27"]);
    assert_eq!(
        table.last(),
        [Outcome::Orders(orders::Outcome::Drawn { seat: seat(0), card: "base-26".into() })]
    );
    assert_eq!(table.hand("Ben").len(), 3);
    // It is still Anna's turn.
    assert_eq!(table.active(), "Anna");
}

/// R-KO-20: one a turn.
#[test]
fn one_card_a_turn() {
    let mut table = anna(["base-01", "base-02", "workshop-two"], &["base-26", "base-27"]);
    table.draw();
    assert_eq!(table.refuses(&DRAW), Rejection::Orders(orders::Rejection::AlreadyDrawn));
    // Ben's turn is another one.
    table.pass().draw();
    assert_eq!(table.hand("Ben").len(), 4);
}

/// R-KO-20: before the tile.
#[test]
fn no_card_is_drawn_once_the_tile_lies() {
    let mut table = anna(["base-01", "base-02", "workshop-two"], &["base-26"]);
    table.place("workshop-field", (0, 1), 0);
    assert_eq!(table.refuses(&DRAW), Rejection::Orders(orders::Rejection::OnlyAtTurnStart));
}

/// R-KO-20, 24, R-TURN-1 (0 before 1): before *drawing* a tile. A tile that was drawn, fitted
/// nowhere and left the game (R-BASE-4) has ended the start of the turn: an order can no longer be
/// drawn or discarded with that knowledge.
#[test]
fn no_card_is_drawn_or_discarded_once_a_tile_was_drawn_that_fits_nowhere() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-26"]);
    // Close the start tile's city: the full city fits nowhere then.
    table.pass().turn("base-city-cap", (0, -1), 180).play(remove("base-city-full-pennant"));
    assert_eq!(table.refuses(&DRAW), Rejection::Orders(orders::Rejection::OnlyAtTurnStart));
    assert_eq!(
        table.refuses(&discard(&["base-43"])),
        Rejection::Orders(orders::Rejection::OnlyAtTurnStart)
    );
}

/// R-KO-20: a named card is that one, wherever it lies in the pile: corrections deal no different
/// card.
#[test]
fn a_draw_may_name_its_card() {
    let mut table = anna(["base-01", "base-02", "workshop-two"], &["base-26", "base-27"]);
    let held = Move::DrawOrder { card: Some("base-03".into()) };
    assert_eq!(
        table.refuses(&held),
        Rejection::Orders(orders::Rejection::NotInPile { card: "base-03".into() })
    );
    let draw = table.journal().naming_card(Move::DrawOrder { card: None });
    assert_eq!(draw, Move::DrawOrder { card: Some("base-26".into()) });
    table.play(Move::DrawOrder { card: Some("base-27".into()) });
    assert_eq!(table.hand("Anna")[3], "base-27");
    assert_eq!(table.pile(), ["base-26"]);
}

/// R-KO-19: at most five in hand.
#[test]
fn a_hand_holds_five_cards_at_most() {
    let mut table =
        anna(["base-01", "base-02", "workshop-two"], &["base-26", "base-27", "base-30"]);
    table.draw().pass().until("Anna").draw().pass().until("Anna");
    assert_eq!(table.hand("Anna").len(), 5);
    assert_eq!(
        table.refuses(&DRAW),
        Rejection::Orders(orders::Rejection::HandFull { seat: seat(0) })
    );
}

/// R-KO-19: a fulfilled card is in hand no longer.
#[test]
fn fulfilled_cards_do_not_count_for_the_limit() {
    let mut table =
        anna(["base-01", "base-02", "workshop-two"], &["base-26", "base-27", "base-30"]);
    table.draw().pass().until("Anna").draw().pass();
    // base-04, a city of two: 5 → 4 in hand.
    table.city("Anna", 1, 2);
    assert_eq!((table.hand("Anna").len(), table.fulfilled("Anna").len()), (4, 1));
    table.until("Anna").draw();
    assert_eq!(table.hand("Anna").len(), 5);
}

/// R-KO-21, A15: an empty pile gives nothing; nothing is reshuffled.
#[test]
fn an_empty_pile_gives_no_card() {
    let mut table = anna(["base-01", "base-02", "workshop-two"], &["base-26"]);
    table.draw().pass();
    assert_eq!(table.refuses(&DRAW), Rejection::Orders(orders::Rejection::PileEmpty));
}

/// R-KO-22: a card drawn in this turn can be fulfilled in it.
#[test]
fn a_card_drawn_in_this_turn_can_be_fulfilled_in_it() {
    let mut table = anna(["base-01", "base-02", "base-27"], &["workshop-two"]);
    table.open_city(1, 2).until("Anna").draw().turn("workshop-cap", (1, 3), 0);
    assert_eq!(table.fulfilled("Anna"), ["workshop-two"]);
}

/// R-KO-23: the turns of a river are turns: the fork's player draws and fulfils an order with a
/// farmer on its bank.
#[test]
fn orders_are_drawn_and_fulfilled_while_the_river_is_laid() {
    let mut setup = setup(&["Anna", "Ben"], &["base", "river-2"]);
    let pile = ["base-39", "base-26", "base-27", "base-03", "base-08", "base-11", "base-01"];
    setup.orders = Some(order_ids(&pile).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", None).keep("Ben", None).draw();
    table.turn_with("river2-fork", (1, 0), 0, "field:2");
    assert_eq!(
        (table.fulfilled("Anna"), table.hand("Anna").len()),
        (vec!["base-39".to_owned()], 3)
    );
}

/// R-KO-24, 25: three farmer cards from the deal may be discarded, one or two, at the first turn.
#[test]
fn three_farmer_cards_from_the_deal_earn_the_first_turns_discard() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-26"]);
    table.discard(&["base-43", "base-47"]);
    assert_eq!(table.hand("Anna"), ["base-44"]);
    // R-KO-24: shown. R-KO-27: face up, out of the game, not under the pile, no points.
    let shown = Outcome::Orders(orders::Outcome::Discarded {
        seat: seat(0),
        cards: vec!["base-43".into(), "base-47".into()],
    });
    assert_eq!(table.last(), [shown]);
    assert_eq!(
        (table.discarded("Anna"), table.pile()),
        (vec!["base-43".to_owned(), "base-47".to_owned()], vec!["base-26".to_owned()])
    );
    assert_eq!((table.points("Anna"), table.fulfilled("Anna").len()), (0, 0));
}

/// R-KO-24: whoever discards shows the cards: everybody is told their titles, and not those that are
/// kept.
#[test]
fn everybody_is_told_what_is_discarded() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-26"]);
    table.discard(&["base-43", "base-47"]);
    let words = Words::english();
    let told = table.last().iter().filter_map(|outcome| words.outcome(outcome, table.game()));
    let told: Vec<String> = told.collect();
    let says = |id: &str| {
        let title = &table.game().catalogue().card(id).unwrap().title;
        told.iter().any(|sentence| sentence.contains(title))
    };
    assert_eq!(["base-43", "base-44", "base-47"].map(says), [true, false, true], "{told:?}");
}

/// R-KO-24: one or two different cards, of those that require placing a farmer, and the own ones.
#[test]
fn what_is_discarded_are_one_or_two_own_farmer_cards() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-43", "base-44", "base-47"], ["base-41", "base-08", "base-11"]],
        &["base-26", "base-27"],
    );
    table.pass().until("Anna");
    // The right of the first turn lapsed unused, but she still holds three (R-KO-25).
    assert_eq!(
        table.refuses(&discard(&[])),
        Rejection::Orders(orders::Rejection::DiscardCount { cards: 0 })
    );
    assert_eq!(
        table.refuses(&discard(&["base-43", "base-43"])),
        Rejection::Orders(orders::Rejection::DiscardCount { cards: 2 })
    );
    assert_eq!(
        table.refuses(&discard(&["base-43", "base-44", "base-47"])),
        Rejection::Orders(orders::Rejection::DiscardCount { cards: 3 })
    );
    let not_hers =
        Rejection::Orders(orders::Rejection::NotInHand { seat: seat(0), card: "base-41".into() });
    assert_eq!(table.refuses(&discard(&["base-41"])), not_hers);
    table.discard(&["base-44"]);
    // Once a turn.
    assert_eq!(
        table.refuses(&discard(&["base-43"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
}

/// R-KO-24: cards that do not require a farmer stay.
#[test]
fn other_cards_are_not_discarded() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-27", "base-26"]);
    table.draw().pass().until("Anna");
    assert_eq!(
        table.refuses(&discard(&["base-27"])),
        Rejection::Orders(orders::Rejection::NotAFarmerOrder { card: "base-27".into() })
    );
}

/// R-KO-24: two farmer cards earn nothing.
#[test]
fn two_farmer_cards_earn_no_discard() {
    let mut table = anna(["base-43", "base-44", "base-27"], &["base-26"]);
    assert_eq!(
        table.refuses(&discard(&["base-43"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
    table.pass().until("Anna");
    assert_eq!(
        table.refuses(&discard(&["base-43"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
}

/// R-KO-25: the third one drawn at a turn's start earns the right for the next turn, not for this
/// one.
#[test]
fn a_third_farmer_card_drawn_now_may_be_discarded_next_turn() {
    let mut table = anna(["base-43", "base-44", "base-27"], &["base-47"]);
    table.draw();
    assert_eq!(
        table.refuses(&discard(&["base-47"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
    table.pass().until("Anna").discard(&["base-47", "base-43"]);
    assert_eq!(table.hand("Anna"), ["base-44", "base-27"]);
}

/// R-KO-25, A9: the right stays though the number drops before the turn comes. Anna holds three,
/// fulfils one in her own turn, and may discard the two others at her next.
#[test]
fn the_right_to_discard_stays_when_the_number_drops_meanwhile() {
    let mut table = anna(["base-39", "base-44", "base-47"], &["base-26"]);
    table.place("workshop-field", (0, 1), 0).follower("field:0").end();
    assert_eq!(
        (table.fulfilled("Anna"), table.hand("Anna").len()),
        (vec!["base-39".to_owned()], 2)
    );
    table.until("Anna").discard(&["base-44", "base-47"]);
    assert_eq!(table.hand("Anna"), [""; 0]);
}

/// R-KO-25 and R-KO-4: three were held from the deal, so returning one of them does not take the
/// right away.
#[test]
fn returning_one_of_three_dealt_farmer_cards_keeps_the_right() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    let pile = ["base-43", "base-44", "base-47", "base-03", "base-08", "base-11", "base-26"];
    setup.orders = Some(order_ids(&pile).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", Some("base-43")).keep("Ben", None).discard(&["base-44", "base-47"]);
    assert_eq!(table.hand("Anna"), [""; 0]);
}

/// R-KO-25: it lapses after the turn start; two that are left then earn nothing more.
#[test]
fn an_unused_right_lapses() {
    let mut table = anna(["base-39", "base-44", "base-47"], &["base-26"]);
    // Turn 1: not discarded; base-39 is fulfilled, after she still held three at the end of the
    // turn's start.
    table.place("workshop-field", (0, 1), 0).follower("field:0").end();
    // Turn 2: the right of the end of turn 1's start, unused.
    table.until("Anna").pass();
    // Turn 3: two farmer cards, nothing earned since.
    table.until("Anna");
    assert_eq!(
        table.refuses(&discard(&["base-44"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
}

/// R-KO-25: it is earned anew by who still holds three after discarding and drawing.
#[test]
fn who_still_holds_three_farmer_cards_may_discard_again_next_turn() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-41", "base-46"]);
    table.discard(&["base-43"]).draw().pass().until("Anna");
    // 44, 47 and the drawn 41.
    table.discard(&["base-44", "base-47"]);
    assert_eq!(table.hand("Anna"), ["base-41"]);
}

/// R-KO-24: at the beginning of the own turn, not in another's and not after the tile.
#[test]
fn discarding_is_for_the_own_turns_start() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-26"]);
    table.place("workshop-field", (0, 1), 0);
    assert_eq!(
        table.refuses(&discard(&["base-43"])),
        Rejection::Orders(orders::Rejection::OnlyAtTurnStart)
    );
    table.end();
    // Ben has no right, and Anna's cards are not his.
    assert_eq!(
        table.refuses(&discard(&["base-43"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(1) })
    );
}

/// R-KO-26: in either order. Anna holds three; she draws one (4), discards two (2), and draws no
/// second one in this turn.
#[test]
fn discarding_may_follow_drawing() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-26", "base-30"]);
    table.draw().discard(&["base-43", "base-44"]);
    assert_eq!(table.hand("Anna"), ["base-47", "base-26"]);
    assert_eq!(table.refuses(&DRAW), Rejection::Orders(orders::Rejection::AlreadyDrawn));
    assert_eq!(
        table.refuses(&discard(&["base-47"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
    table.pass().end_game();
    assert_eq!(table.points("Anna"), -20);
}

/// R-KO-20, 26: a farmer order drawn first is kept in this turn: only those that were there before
/// are discarded, as they would be in the other order.
#[test]
fn the_order_drawn_first_is_kept() {
    let mut table = anna(["base-43", "base-44", "base-47"], &["base-41", "base-30"]);
    table.draw();
    assert_eq!(
        table.refuses(&discard(&["base-41"])),
        Rejection::Orders(orders::Rejection::DrawnIsKept { card: "base-41".into() })
    );
    let offered = table.game().orders().expect("orders").discardable(seat(0));
    let ids: Vec<&str> = offered.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["base-43", "base-44", "base-47"]);
    table.discard(&["base-43"]);
    assert_eq!(table.hand("Anna"), ["base-44", "base-47", "base-41"]);
}

/// R-KO-19, 26: the five are counted when drawing: with five nothing is drawn before something is
/// discarded.
#[test]
fn five_in_hand_must_discard_before_they_draw() {
    let mut table = five_with_three_farmers(HouseRules::default());
    assert_eq!(
        table.refuses(&DRAW),
        Rejection::Orders(orders::Rejection::HandFull { seat: seat(0) })
    );
    table.discard(&["base-44"]).draw();
    assert_eq!(table.hand("Anna").len(), 5);
}

/// A9, R-KO-26: the order drawn first does not make the third farmer card that a stricter table
/// asks for.
#[test]
fn with_the_switch_the_order_drawn_first_is_not_the_third() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.rules.set(HouseRule::DiscardNeedsThree, true);
    let pile = ["base-43", "base-44", "base-47", "base-03", "base-08", "base-11", "base-41"];
    setup.orders = Some(order_ids(&pile).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", Some("base-43")).keep("Ben", None).draw();
    assert_eq!(
        table.refuses(&discard(&["base-44"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
}

/// Anna's hand of five, three farmers among them, at the start of her third turn.
fn five_with_three_farmers(rules: HouseRules) -> Table {
    let mut table = Table::with_rules(
        &["Anna", "Ben"],
        &[["base-44", "base-47", "base-27"], ["base-03", "base-08", "base-11"]],
        &["base-43", "base-26", "base-30", "base-31"],
        rules,
    );
    table.draw().pass().until("Anna").draw().pass().until("Anna");
    assert_eq!(table.hand("Anna"), ["base-44", "base-47", "base-27", "base-43", "base-26"]);
    table
}

/// EX-35, R-KO-24…27: five cards, three of them for farmers since the last turn. Two are discarded
/// (3 left), one is drawn (4). The two cost nothing at the end: 4 × −10.
#[test]
fn ex_35_discard_two_of_five_and_draw_one() {
    let mut table = five_with_three_farmers(HouseRules::default());
    table.discard(&["base-44", "base-43"]);
    assert_eq!(table.hand("Anna").len(), 3);
    table.draw();
    assert_eq!(table.hand("Anna"), ["base-47", "base-27", "base-26", "base-30"]);
    table.pass().end_game();
    assert_eq!(table.points("Anna"), -40);
}

/// A9: at a stricter table three must be there still: one went back at the deal, and the right is
/// gone.
#[test]
fn with_the_switch_three_farmer_cards_must_still_be_held() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.rules.set(HouseRule::DiscardNeedsThree, true);
    let pile = ["base-43", "base-44", "base-47", "base-03", "base-08", "base-11", "base-26"];
    setup.orders = Some(order_ids(&pile).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table.keep("Anna", Some("base-43")).keep("Ben", None);
    assert_eq!(
        table.refuses(&discard(&["base-44"])),
        Rejection::Orders(orders::Rejection::NoRightToDiscard { seat: seat(0) })
    );
}

/// A8: at a table where discarded orders go under the pile, they may be drawn again.
#[test]
fn with_the_switch_discarded_orders_go_under_the_pile() {
    let mut table = five_with_three_farmers(HouseRules::from_iter([HouseRule::DiscardedUnderPile]));
    table.discard(&["base-44", "base-43"]);
    let pile = table.game().orders().unwrap().pile();
    let ids: Vec<&str> = pile.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["base-30", "base-31", "base-44", "base-43"]);
}

/// A10: with the strict reading the five at the beginning of the turn count, and nothing is drawn.
#[test]
fn with_the_strict_switch_five_at_the_turns_beginning_refuse_the_draw() {
    let rules = HouseRules::from_iter([HouseRule::NoDrawAfterDiscard]);
    let mut table = five_with_three_farmers(rules);
    table.discard(&["base-44", "base-43"]);
    assert_eq!(
        table.refuses(&DRAW),
        Rejection::Orders(orders::Rejection::HandFull { seat: seat(0) })
    );
    // The next turn begins with three.
    table.pass().until("Anna").draw();
    assert_eq!(table.hand("Anna").len(), 4);
}
