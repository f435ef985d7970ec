//! Comparing with the table: what is counted, and the questions that lead to the turn in which the
//! two parted.

use kings_order::journal::compare::{Amount, Answer, End, Fact, Search, amount, facts};
use kings_order::rules::expansion::king_robber::Holding;
use kings_order::rules::orders::requirement::Title;
use kings_order::rules::player::Figure;
use kings_order::rules::tile::{Good, PerGood};

use crate::table::{Table, seat};

/// Anna closes a city of 2 in the first turn, three moves; seven turns of a field tile follow, two
/// moves each.
fn eight_turns() -> Table {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["king-robber"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    for y in 1..=7 {
        table.turn("workshop-field", (0, y), 0);
    }
    table
}

fn search(table: &Table, fact: Fact) -> Search {
    Search::new(table.journal(), fact).expect("something was played")
}

const fn end(turn: u32, moves: usize) -> End {
    End { turn, moves }
}

#[test]
fn a_table_counts_tiles_titles_scores_and_figures() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table
        .turn_with("base-city-cap", (0, -1), 180, "city:0")
        .place("base-road-straight", (1, 0), 0)
        .follower("road:0");
    let game = table.game();
    let (anna, ben) = (seat(0), seat(1));
    let [king, robber] = [Title::King, Title::Robber].map(Fact::Title);
    let all = [
        Fact::Tiles,
        king,
        robber,
        Fact::Score(anna),
        Fact::Figures(anna),
        Fact::Score(ben),
        Fact::Figures(ben),
    ];
    assert_eq!(facts(game), all);
    assert_eq!(
        amount(game, Fact::Tiles),
        Amount::Number(74),
        "72 tiles and 5 of King & Robber, one lies at the start, two were placed"
    );
    assert_eq!(amount(game, king), Amount::Held(Holding { holder: Some(anna), size: 2 }));
    assert_eq!(amount(game, robber), Amount::Held(Holding { holder: None, size: 0 }));
    assert_eq!(amount(game, Fact::Score(anna)), Amount::Number(4), "two tiles at 2");
    let Amount::Figures(supply) = amount(game, Fact::Figures(ben)) else { panic!("figures") };
    assert_eq!(supply.count(Figure::Follower), 6, "one of seven is on the road");
}

#[test]
fn goods_and_orders_are_counted_where_they_are_in_play() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let table = Table::with_sets_and_hands(&["Anna", "Ben"], &["traders-builders"], &hands);
    let of_anna =
        [Fact::Score(seat(0)), Fact::Figures(seat(0)), Fact::Goods(seat(0)), Fact::Cards(seat(0))];
    assert_eq!(facts(table.game())[1..5], of_anna);
    assert_eq!(amount(table.game(), Fact::Cards(seat(0))), Amount::Number(3));
    assert_eq!(amount(table.game(), Fact::Goods(seat(0))), Amount::Goods(PerGood::default()));
    assert_eq!(PerGood::<u32>::default()[Good::ALL[0]], 0);
}

#[test]
fn nothing_can_have_parted_before_the_first_move() {
    let table = Table::of(&["Anna", "Ben"]);
    assert_eq!(Search::new(table.journal(), Fact::Tiles), None);
}

#[test]
fn three_answers_find_one_turn_of_eight() {
    let table = eight_turns();
    let mut search = search(&table, Fact::Score(seat(0)));
    assert_eq!(search.asks(), Some(end(4, 9)), "the middle: 3 moves, then three turns of 2");
    search.answer(Answer::Same);
    assert_eq!(search.asks(), Some(end(6, 13)));
    search.answer(Answer::Differs);
    assert_eq!(search.asks(), Some(end(5, 11)));
    search.answer(Answer::Differs);
    assert_eq!(search.asks(), None);
    let parting = search.parting();
    assert_eq!((parting.turns, parting.moves), ((5, 5), 9..11));
}

#[test]
fn the_first_and_the_last_turn_are_found_as_well() {
    for (answer, turn, moves) in [(Answer::Differs, 1, 0..3), (Answer::Same, 8, 15..17)] {
        let table = eight_turns();
        let mut search = search(&table, Fact::Tiles);
        for _ in 0..3 {
            search.answer(answer);
        }
        assert_eq!(search.asks(), None);
        assert_eq!((search.parting().turns, search.parting().moves), ((turn, turn), moves));
    }
}

#[test]
fn who_does_not_know_is_asked_for_a_turn_beside_it() {
    let table = eight_turns();
    let mut search = search(&table, Fact::Figures(seat(1)));
    search.answer(Answer::Unsure);
    assert_eq!(search.asks(), Some(end(3, 7)), "the turn before the middle one");
    search.answer(Answer::Same);
    assert_eq!(search.asks(), Some(end(5, 11)), "of turns 3 to 8 the middle is 5");
    search.answer(Answer::Differs);
    assert_eq!(search.asks(), None, "only turn 4 is between, and nobody knows it");
    let parting = search.parting();
    assert_eq!((parting.turns, parting.moves), ((4, 5), 7..11));
}

#[test]
fn an_answer_can_be_taken_back() {
    let table = eight_turns();
    let mut search = search(&table, Fact::Tiles);
    search.answer(Answer::Same);
    assert!(search.back());
    assert_eq!(search.asks(), Some(end(4, 9)));
    assert!(!search.back());
}

#[test]
fn each_question_is_of_the_game_as_it_was() {
    let mut table = eight_turns();
    table.adjust("Ben", 5);
    let search = search(&table, Fact::Score(seat(1)));
    assert_eq!(
        search.asks(),
        Some(end(4, 9)),
        "eight turns and what was done in the ninth: nine in question"
    );
    let then = table.journal().game_after(9);
    assert_eq!(amount(&then, search.fact), Amount::Number(0));
    assert_eq!(amount(table.game(), search.fact), Amount::Number(5));
}

#[test]
fn cards_may_have_parted_while_they_were_dealt() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-07"]);
    table.draw();
    let mut search = search(&table, Fact::Cards(seat(0)));
    assert_eq!(search.asks(), Some(end(0, 2)), "both have kept their cards");
    search.answer(Answer::Differs);
    assert_eq!((search.parting().turns, search.parting().moves), ((0, 0), 0..2));
    search.back();
    search.answer(Answer::Same);
    assert_eq!((search.parting().turns, search.parting().moves), ((1, 1), 2..3));
}

/// Two players have ten tower pieces each (R-TW-1); each that is placed is gone from the supply.
#[test]
fn with_towers_the_table_counts_pieces_and_prisoners() {
    let table = Table::with_sets(&["Anna", "Ben"], &["tower"]);
    let (game, anna) = (table.game(), seat(0));
    let of_anna =
        [Fact::Score(anna), Fact::Figures(anna), Fact::Pieces(anna), Fact::Prisoners(anna)];
    assert_eq!(facts(game)[1..5], of_anna);
    assert_eq!(amount(game, Fact::Pieces(anna)), Amount::Number(10));
    assert_eq!(amount(game, Fact::Prisoners(anna)), Amount::Number(0));
}
