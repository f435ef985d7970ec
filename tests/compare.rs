//! Comparing with the table: what is counted, and what entered could explain a difference.

use journal::Edit;
use journal::compare::{Amount, Fact, What, amount, changes, clues, deployment, facts};
use rules::Move;
use rules::expansion::fairy::Stand;
use rules::expansion::king_robber::Holding;
use rules::expansion::sheep::{self, Drawn};
use rules::feature::Occupant;
use rules::player::Figure;
use rules::table::Spot;
use rules::tile::{Good, PerGood};
use rules::title::Title;
use text::Words;

use support::table::{Table, deploy, seat, segment};

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

// ---- what explains a difference in points ----

/// What the clues tell: the turns, each with its way.
fn told(table: &Table, name: &str, difference: i32) -> Vec<(u32, What)> {
    let clues = clues(table.journal(), table.seat(name), difference);
    clues.into_iter().map(|clue| (clue.turn, clue.what)).collect()
}

/// Anna's 4 for the city of turn 1: nobody moved her marker, nobody was deployed, or a farmer; in
/// no other turn anything of hers moved.
#[test]
fn a_score_of_just_that_size_explains_what_is_missing_on_the_track() {
    let table = eight_turns();
    let instead = |insert| What::Edit(Edit { at: 1, remove: 1, insert });
    let (nobody, farmer) = (instead(Vec::new()), instead(vec![deploy("field:0")]));
    assert_eq!(
        told(&table, "Anna", -4),
        [(1, nobody), (1, farmer), (1, What::Missed(vec![(2, 1)]))],
        "her score is the second outcome of the third move, after the completion"
    );
    assert_eq!(told(&table, "Anna", 4), [(1, What::Twice(2, 1))]);
}

/// No turn gives 3, and none of Ben's gives anything.
#[test]
fn what_nothing_explains_is_said() {
    let table = eight_turns();
    assert_eq!(told(&table, "Anna", -3), []);
    assert_eq!(told(&table, "Ben", 7), []);
    assert_eq!(told(&table, "Anna", 0), []);
}

/// Ben lays the last tile of a city in which nobody stands: a knight of his there would have
/// brought 2 × 2.
#[test]
fn a_figure_that_is_missing_here_explains_points_that_nobody_got() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &[]);
    table.pass().turn("base-city-cap", (0, -1), 180);
    let edit = Edit { at: 3, remove: 0, insert: vec![deploy("city:0")] };
    assert_eq!(told(&table, "Ben", 4), [(2, What::Edit(edit.clone()))]);
    let correction = table.journal().correct(&edit).expect("a correction");
    assert_eq!(correction.game().tally(seat(1)).total(), 4);
    assert!(correction.difference.dropped.is_empty());
}

/// R-HSH-3: Anna draws 3 sheep and guides them home for 3 points: one sheep fewer explains 2, one
/// more 4. Nothing but a token brings just that.
#[test]
fn another_token_explains_points_of_a_flock() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["hills-sheep"]);
    let draw = |sheep| Move::from(sheep::Move::DrawSheep(Drawn { sheep }));
    let shepherd = Move::Deploy { figure: Figure::Shepherd, on: segment("field:0"), at: None };
    table.place("workshop-field", (0, 1), 0).play(shepherd).play(draw(3)).end();
    table.turn("base-city-cap", (0, -1), 180);
    table.place("workshop-field", (0, 2), 0).play(sheep::Move::GuideHome.into());
    let drawn = |sheep| What::Edit(Edit { at: 2, remove: 1, insert: vec![draw(sheep)] });
    assert_eq!(told(&table, "Anna", -1)[0], (1, drawn(2)));
    assert_eq!(told(&table, "Anna", 1)[0], (1, drawn(4)));
    let words = Words::english();
    let clue = &clues(table.journal(), seat(0), -1)[0];
    let about = words.clue(clue, table.journal()).about;
    assert_eq!(about, "perhaps it was: 2 sheep (entered: 3 sheep)");
}

/// R-HSH-1: the sheep of each shepherd, and the tokens in the bag, are counted.
#[test]
fn sheep_and_tokens_are_counted_where_they_are_in_play() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["hills-sheep"]);
    let shepherd = Move::Deploy { figure: Figure::Shepherd, on: segment("field:0"), at: None };
    table.place("workshop-field", (0, 1), 0).play(shepherd);
    table.play(sheep::Move::DrawSheep(Drawn { sheep: 3 }).into());
    let game = table.game();
    assert!(
        [Fact::Bag, Fact::Beside(seat(0)), Fact::Beside(seat(1))]
            .iter()
            .all(|fact| { facts(game).contains(fact) })
    );
    assert_eq!(amount(game, Fact::Beside(seat(0))), Amount::Number(3));
    assert_eq!(amount(game, Fact::Bag), Amount::Number(17));
}

/// Several scores: 2 and 5 by hand for Ben. 7 are the two together, 2 the one, 5 the other.
#[test]
fn scores_are_added_where_no_single_one_explains_it() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.adjust("Ben", 2).pass().adjust("Ben", 5);
    assert_eq!(told(&table, "Ben", -2), [(1, What::Missed(vec![(0, 0)]))]);
    assert_eq!(told(&table, "Ben", -5), [(2, What::Missed(vec![(3, 0)]))]);
    assert_eq!(told(&table, "Ben", -7), [(2, What::Missed(vec![(0, 0), (3, 0)]))]);
}

/// Two scores of one turn are named together before any others.
#[test]
fn the_scores_of_one_turn_are_named_together() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.adjust("Ben", 2).adjust("Ben", 3).pass().adjust("Ben", 1);
    assert_eq!(told(&table, "Ben", -5), [(1, What::Missed(vec![(0, 0), (1, 0)]))]);
}

/// A clue depends on no hand: an order for just this city changes nothing.
#[test]
fn no_clue_tells_of_a_hand() {
    let hands = [["base-01", "base-02", "base-03"], ["workshop-two", "base-05", "base-06"]];
    let with = |hands: &[[&str; 3]]| {
        let mut table = Table::with_hands(&["Anna", "Ben"], hands, &[]);
        table.pass().turn("base-city-cap", (0, -1), 180);
        told(&table, "Ben", 4)
    };
    let without = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let edits = |clues: Vec<(u32, What)>| {
        clues.into_iter().filter(|(_, what)| matches!(what, What::Edit(_))).count()
    };
    assert_eq!((edits(with(&hands)), edits(with(&without))), (1, 1));
}

// ---- what changed, and when ----

#[test]
fn only_turns_in_which_a_count_has_changed_are_named() {
    let mut table = eight_turns();
    table.adjust("Ben", 5);
    let changed = |fact| {
        let changes = changes(table.journal(), fact).into_iter();
        changes.map(|clue| (clue.turn, clue.what)).collect::<Vec<_>>()
    };
    let number = |before, after| What::Changed(Amount::Number(before), Amount::Number(after));
    assert_eq!(changed(Fact::Score(seat(0))), [(1, number(0, 4))]);
    assert_eq!(changed(Fact::Score(seat(1))), [(9, number(0, 5))]);
    assert_eq!(changed(Fact::Figures(seat(1))), []);
    assert_eq!(changed(Fact::Tiles).len(), 8, "each turn took one, the newest first");
    assert_eq!(changed(Fact::Tiles)[0].0, 8);
    let king = changed(Fact::Title(Title::King));
    assert_eq!(king.len(), 1);
    assert_eq!(king[0].0, 1);
}

/// The move that brought a figure where it stands, and its turn.
#[test]
fn the_turn_of_a_figure_is_found() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.pass().turn_with("base-road-straight", (1, 0), 0, "road:0");
    let deployed = table.game().board().figures()[0];
    let spot = Spot::Stand(Stand::Segment(deployed.place));
    assert_eq!(deployment(table.journal(), deployed.occupant(), spot), Some((2, 3)));
    let other = Occupant { seat: seat(0), figure: Figure::Follower };
    assert_eq!(deployment(table.journal(), other, spot), None);
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
