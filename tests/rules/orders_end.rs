//! Orders at the end of the game (R-KO-34…38, EX-38).

use content::bundled;
use rules::Move;
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::scoring::{Label, Source};
use rules::tile::Quarter;

use support::table::{Table, order_ids, seat, segment, setup, spot, worth};

/// The scores for orders at the end of the game: seat, label, count and points.
fn order_lines(table: &Table) -> Vec<(u8, &Label, i32, i32)> {
    let scores = table.scored().into_iter().filter(|score| score.source == Source::Orders);
    let lines = scores.flat_map(|score| score.lines.iter().map(move |line| (score.seat, line)));
    lines.map(|(seat, line)| (u8::from(seat), &line.label, line.count, line.points())).collect()
}

/// R-KO-34, 36, 37: each card in hand −10; nobody fulfilled any, so nobody gets the ten (A16);
/// totals may be negative (A17).
#[test]
fn each_unfulfilled_card_costs_ten_and_totals_may_be_negative() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-03", "base-26", "base-27"], ["base-11", "base-08", "base-44"]],
        &["base-47"],
    );
    table.draw().pass().end_game();
    assert_eq!(table.all_points(), [-40, -30]);
    assert_eq!(
        order_lines(&table),
        [(0, &Label::UnfulfilledOrders, 4, -40), (1, &Label::UnfulfilledOrders, 3, -30)]
    );
    // R-BASE-15: −30 is more than −40.
    assert_eq!(table.game().winners(), [seat(1)]);
}

/// R-KO-34: cards that went back at the deal or were discarded cost nothing (A11).
#[test]
fn returned_and_discarded_cards_cost_nothing() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    let pile = ["base-43", "base-44", "base-47", "base-03", "base-08", "base-11"];
    setup.orders = Some(order_ids(&pile).collect());
    let mut table = Table::new(setup, bundled::catalogue());
    table
        .keep("Anna", None)
        .keep("Ben", Some("base-03"))
        .discard(&["base-43", "base-44"])
        .end_game();
    // Anna holds one card, Ben two.
    assert_eq!(table.all_points(), [-10, -20]);
}

/// R-KO-36, 38: ten for the most fulfilled ("completed") cards, counted as cards and not as points.
#[test]
fn the_most_fulfilled_cards_give_ten() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["workshop-two", "base-23", "base-27"], ["base-03", "base-26", "base-44"]],
        &[],
    );
    // Anna's two cheap cards; Ben's one dear card.
    table.city("Anna", 1, 2).road("Anna", 2, 3).city("Ben", 3, 10);
    let (cheap, dear) = (worth(&["workshop-two", "base-23"]), worth(&["base-03"]));
    assert_eq!(table.all_points(), [cheap, dear]);
    table.end_game();
    assert_eq!(table.all_points(), [cheap - 10 + 10, dear - 20]);
    assert_eq!(order_lines(&table).last(), Some(&(0, &Label::MostOrders, 1, 10)));
}

/// A16, A17: at a table that gives the ten to all if nobody fulfilled an order, and where nobody
/// ends below 0.
#[test]
fn with_the_switches_all_get_ten_and_nobody_ends_below_zero() {
    let hands = [["base-03", "base-26", "base-27"], ["base-11", "base-08", "base-44"]];
    let rules = |switches: &[HouseRule]| switches.iter().copied().collect();
    let mut table = Table::with_rules(
        &["Anna", "Ben"],
        &hands,
        &["base-47"],
        rules(&[HouseRule::NoneFulfilledPaysAll]),
    );
    table.draw().pass().end_game();
    assert_eq!(table.all_points(), [-40 + 10, -30 + 10]);
    let mut table = Table::with_rules(
        &["Anna", "Ben"],
        &hands,
        &["base-47"],
        rules(&[HouseRule::TotalsEndAtZero]),
    );
    table.draw().pass().end_game();
    assert_eq!(table.all_points(), [0, 0]);
    assert_eq!(order_lines(&table).last(), Some(&(1, &Label::RaisedToZero, 30, 30)));
}

/// R-KO-36: all tied players get the ten.
#[test]
fn all_who_tie_for_the_most_cards_get_ten() {
    let mut table = Table::with_hands(
        &["Anna", "Ben", "Cleo"],
        &[
            ["workshop-two", "base-03", "base-27"],
            ["base-23", "base-26", "base-44"],
            ["base-10", "base-11", "base-47"],
        ],
        &[],
    );
    table.city("Anna", 1, 2).road("Ben", 2, 3).end_game();
    assert_eq!(
        table.all_points(),
        [worth(&["workshop-two"]) - 20 + 10, worth(&["base-23"]) - 20 + 10, -30]
    );
}

/// R-KO-35: once final scoring has begun no order is fulfilled: Anna's incomplete city of 13 tiles
/// gives 13 points at the end, and "12 points from one feature" stays unfulfilled.
#[test]
fn final_scoring_fulfils_no_order() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-49", "base-26", "base-27"], ["base-11", "base-08", "base-44"]],
        &[],
    );
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    for y in 3..=14 {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.end_game();
    assert_eq!((table.from("Anna", Source::City), table.from("Anna", Source::Orders)), (13, -30));
    assert_eq!(table.fulfilled("Anna").len(), 0);
}

/// EX-38, R-KO-32, 34, 36: A: 74 points, 4 fulfilled, 2 unfulfilled and the dragon card. B: 70, 4
/// fulfilled, hand empty. C: 78, 1 fulfilled, 3 unfulfilled. A 74 − 20 + 10 + 10 = 74; B 70 + 10 =
/// 80; C 78 − 30 = 48: B wins.
#[test]
fn ex_38_the_end_of_a_game() {
    let mut table = Table::with_sets_and_pile(
        &["Anna", "Ben", "Cleo"],
        &["princess-dragon"],
        &[
            ["base-01", "base-02", "base-25"],
            ["base-23", "base-24", "workshop-two"],
            ["base-06", "base-03", "base-08"],
        ],
        &["base-09", "base-05", "base-11", "base-27", "base-26", "princess-dragon-1"],
    );
    // Anna draws 09, Ben 05, Cleo 11; then Anna 27 and, once her hand is smaller, 26 and the dragon
    // card.
    table.draw().pass().draw().pass().draw().pass().draw().pass();
    table.city("Anna", 1, 5).city("Anna", 2, 6).road("Anna", 3, 6);
    table.until("Anna").draw().pass().until("Anna").draw().pass();
    // A city of four with a pennant.
    table.open_city(4, 3).turn("workshop-flag", (4, 4), 0).lay("Anna", "workshop-cap", (4, 5), 0);
    table
        .road("Ben", 5, 3)
        .road("Ben", 6, 5)
        .city("Ben", 7, 2)
        .city("Ben", 8, 3)
        .city("Cleo", 9, 4);
    assert_eq!(table.fulfilled("Anna"), ["base-01", "base-02", "base-25", "base-09"]);
    assert_eq!(table.fulfilled("Ben"), ["base-23", "base-24", "workshop-two", "base-05"]);
    assert_eq!(table.fulfilled("Cleo"), ["base-06"]);
    assert_eq!(table.hand("Anna"), ["base-27", "base-26", "princess-dragon-1"]);
    assert_eq!((table.hand("Ben").len(), table.hand("Cleo").len()), (0, 3));
    // The points of the board, so that the totals are the example's.
    table.adjust("Anna", 74 - worth(&["base-01", "base-02", "base-25", "base-09"]));
    table.adjust("Ben", 70 - worth(&["base-23", "base-24", "workshop-two", "base-05"]));
    table.adjust("Cleo", 78 - worth(&["base-06"]));
    assert_eq!(table.all_points(), [74, 70, 78]);
    table.end_game();
    assert_eq!(table.all_points(), [74, 80, 48]);
    assert_eq!(table.game().winners(), [seat(1)]);
}

/// R-KO-35: who comes out of the market at the end fulfils nothing. Anna's follower comes to the
/// field beside the City and Ben's city of two, 2 × 3, and her three orders cost 30; Ben has 4 for
/// the city and three orders as well.
#[test]
fn who_leaves_the_market_at_the_end_fulfils_nothing() {
    let hands = [["count-4", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["count"], &hands);
    table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0").lay(
        "Anna",
        "workshop-cap",
        (0, -2),
        180,
    );
    table.play(Move::EnterCity { figure: Figure::Follower, quarter: Quarter::Market }).end();
    table.turn("workshop-field", (1, -1), 0).end_game();
    let (figure, from) = (Figure::Follower, Quarter::Market);
    table.play(Move::LeaveCity {
        player: seat(0),
        figure,
        from,
        at: spot((1, -1)),
        on: segment("field:0"),
    });
    assert!(table.game().is_finished());
    assert_eq!((table.fulfilled("Anna").len(), table.all_points()), (0, vec![6 - 30, 4 - 30]));
}
