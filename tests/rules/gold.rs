//! Gold Mines (R-GLD).

use content::bundled;
use journal::Edit;
use rules::expansion::gold::{Deal, Outcome as Gold, Pile, Rejection as Refused, deals, each};
use rules::game::question::{Target, Topic};
use rules::game::{Phase, Step};
use rules::piece::Neutral;
use rules::scoring::Source;
use rules::setup::{Recording, Setup};
use rules::{Move, Outcome, Rejection, Seat};
use text::Words;

use support::table::{Table, rotation, seat, setup, spot};

/// A tile of two crossing roads, with gold; it lies the same in two ways.
const CROSSING: &str = "gold-road-straight-road-straight";

fn table() -> Table {
    Table::with_sets(&["Anna", "Ben"], &["gold-mines"])
}

fn bars(table: &Table, at: (i32, i32)) -> u8 {
    table.game().gold().expect("gold").on(spot(at))
}

fn held(table: &Table, name: &str) -> u8 {
    table.game().gold().expect("gold").held(table.seat(name))
}

fn lay(table: &mut Table, at: (i32, i32)) {
    table.play(Move::PlaceGold { at: spot(at) });
}

/// The road of the start tile, closed at both ends: four tiles, the second from the right a gold
/// tile, the bar beside it on the start tile.
fn mined_road(with_thief: bool) -> Table {
    let mut table = table();
    table.place(CROSSING, (1, 0), 0);
    lay(&mut table, (0, 0));
    if with_thief {
        table.follower("road:1");
    }
    table.end();
    table.turn("base-monastery-road", (2, 0), 90);
    table.turn("base-monastery-road", (-1, 0), 270);
    table
}

/// R-GLD-1: one bar lies on the gold tile by itself, and the other has to be laid beside it before
/// anything else is done.
#[test]
fn a_gold_tile_asks_where_its_second_bar_lies() {
    let mut table = table();
    table.place(CROSSING, (1, 0), 0);
    assert_eq!((bars(&table, (1, 0)), bars(&table, (0, 0))), (1, 0));
    let question = table.game().question().expect("a question");
    let targets: Vec<Target> = question.answers.iter().map(|answer| answer.target).collect();
    assert_eq!((question.topic, targets), (Topic::Gold, vec![Target::Tile(spot((0, 0)))]));
    assert_eq!((question.whom, question.pass), (seat(0), None));
    assert_eq!(table.refuses(&Move::EndTurn), Refused::First.into());
    let afar = spot((0, 1));
    let far = table.refuses(&Move::PlaceGold { at: afar });
    assert_eq!(far, Refused::NotBeside { at: afar }.into());
    lay(&mut table, (0, 0));
    assert_eq!((bars(&table, (1, 0)), bars(&table, (0, 0))), (1, 1));
    assert_eq!(table.game().phase(), Phase::Deploy { at: spot((1, 0)), deployed: false });
    let again = table.refuses(&Move::PlaceGold { at: spot((0, 0)) });
    assert_eq!(again, Refused::NoneDue.into());
}

/// R-GLD-4: sixteen tiles with a bar each are shared by three in turn: six to the first, five to
/// each other, whoever takes which. Two more are the first one's alone: if he takes them in between,
/// everybody has six, if he leaves them to the end, he has eight.
#[test]
fn many_tiles_with_the_same_takers_are_shared_at_once() {
    let three: Vec<Seat> = (0..3).map(seat).collect();
    let pile = |x, takers: &[Seat]| Pile { at: spot((x, 0)), bars: 1, takers: takers.to_vec() };
    let mut piles: Vec<Pile> = (0..16).map(|x| pile(x, &three)).collect();
    let counts = |deal: &Deal| [0, 1, 2].map(|index| deal[seat(index)]);
    assert_eq!(deals(&piles, &three).iter().map(counts).collect::<Vec<_>>(), [[6, 5, 5]]);
    piles.extend([16, 17].map(|x| pile(x, &three[..1])));
    let found: Vec<[u8; 3]> = deals(&piles, &three).iter().map(counts).collect();
    assert!(found.contains(&[8, 5, 5]) && found.contains(&[6, 6, 6]), "{found:?}");
}

/// R-GLD-2: the ninth tile finds the box empty after 8 × 2 bars.
#[test]
fn no_bar_is_laid_from_an_empty_box() {
    let mut table = table();
    for x in 1..=8 {
        let (tile, at) = (CROSSING.into(), spot((x, 0)));
        table.play(Move::PlaceAnyway { tile, at, rotation: rotation(0) });
        lay(&mut table, (x - 1, 0));
        table.end();
    }
    let lying: u8 = table.game().gold().expect("gold").lying().iter().map(|(_, bars)| bars).sum();
    assert_eq!(lying, 16);
    let (tile, at) = (CROSSING.into(), spot((9, 0)));
    table.play(Move::PlaceAnyway { tile, at, rotation: rotation(0) });
    assert_eq!(bars(&table, (9, 0)), 0);
    assert!(matches!(table.game().phase(), Phase::Deploy { .. }), "nothing is asked");
    assert!(table.last().contains(&Outcome::from(Gold::NoneLeft)), "and why is told");
}

/// Without her thief Anna does not take the two bars of the road.
#[test]
fn a_correction_tells_the_bars_that_change_hands() {
    let table = mined_road(true);
    let at = table.journal().moves().position(|made| matches!(made, Move::Deploy { .. }));
    let edit = Edit { at: at.expect("the thief"), remove: 1, insert: Vec::new() };
    let correction = table.journal().correct(&edit).expect("a correction");
    let (before, after) = (Neutral::Gold(2), Neutral::Gold(0));
    assert_eq!(correction.difference.tokens, [(seat(0), before, after)]);
    let told = Words::english().difference(&correction.difference, correction.game());
    assert!(told.contains(&"Anna: 2 bars of gold → 0 bars of gold.".to_owned()), "{told:?}");
}

/// R-GLD-3, 6, 7: the thief's road of 4 takes both bars; taking them scores nothing, and each is
/// worth 1 at the end.
#[test]
fn a_completed_road_gives_its_bars_to_its_owner() {
    let mut table = mined_road(true);
    assert_eq!((table.points("Anna"), held(&table, "Anna"), held(&table, "Ben")), (4, 2, 0));
    assert_eq!((bars(&table, (1, 0)), bars(&table, (0, 0))), (0, 0));
    let taken = Outcome::from(Gold::Taken { seat: seat(0), bars: 2 });
    assert!(table.last().contains(&taken));
    assert_eq!(table.scored().len(), 1, "the road alone");
    table.end_game();
    assert_eq!((table.from("Anna", Source::Gold), table.from("Ben", Source::Gold)), (2, 0));
    assert_eq!(table.points("Anna"), 4 + 2);
}

/// R-GLD-3: a monastery takes what lies on its tile and the eight around it.
#[test]
fn a_completed_monastery_takes_the_bars_around_it() {
    let mut table = table();
    let (monk, middle) = ("gold-monastery-road-curve", (0, 1));
    table.place(monk, middle, 0);
    lay(&mut table, (0, 0));
    table.follower("monastery");
    table.end();
    assert_eq!((bars(&table, middle), bars(&table, (0, 0))), (1, 1));
    assert_eq!(table.game().question().expect("a tile").topic, Topic::Tile);
}

/// R-GLD-5: a feature without an owner leaves the bars where they are.
#[test]
fn nobody_takes_the_bars_of_an_unowned_road() {
    let table = mined_road(false);
    assert_eq!((bars(&table, (1, 0)), bars(&table, (0, 0))), (1, 1));
    assert_eq!((held(&table, "Anna"), held(&table, "Ben")), (0, 0));
}

fn pile(bars: u8, takers: &[u8]) -> Pile {
    let at = spot((i32::from(bars), takers.len() as i32));
    Pile { at, bars, takers: takers.iter().map(|index| seat(*index)).collect() }
}

fn dealt(piles: &[Pile], order: &[u8]) -> Vec<[u8; 2]> {
    let order: Vec<Seat> = order.iter().map(|index| seat(*index)).collect();
    let of = |deal: Deal| [deal[seat(0)], deal[seat(1)]];
    deals(piles, &order).into_iter().map(of).collect()
}

/// R-GLD-4: all who can take one bar in turn, the active player first.
#[test]
fn tied_owners_take_one_bar_each_in_turn() {
    assert_eq!(dealt(&[pile(1, &[0, 1])], &[1, 0]), [[0, 1]]);
    assert_eq!(dealt(&[pile(3, &[0, 1])], &[0, 1]), [[2, 1]]);
    assert_eq!(dealt(&[pile(2, &[0]), pile(1, &[1])], &[1, 0]), [[2, 1]]);
}

/// R-GLD-4: who takes from where matters if some bars are for one alone: of a bar for both and one
/// for Anna, she takes both, or leaves Ben the common one.
#[test]
fn what_bars_are_taken_first_may_matter() {
    assert_eq!(dealt(&[pile(1, &[0]), pile(1, &[0, 1])], &[0, 1]), [[2, 0], [1, 1]]);
    assert_eq!(dealt(&[pile(1, &[0]), pile(1, &[0, 1])], &[1, 0]), [[1, 1]]);
}

/// R-GLD-4: what the app has dealt may be said once more, and nothing else.
#[test]
fn a_file_may_say_what_was_dealt() {
    let mut table = mined_road(true);
    assert_eq!(table.refuses(&Move::ShareGold { bars: vec![1, 1] }), Refused::NotShared.into());
    table.play(Move::ShareGold { bars: vec![2, 0] });
    assert_eq!((held(&table, "Anna"), held(&table, "Ben")), (2, 0));
    assert_ne!(table.game().phase(), Phase::Asking(Step::ShareGold));
}

/// R-GLD-6: 1 to 3 bars bring 1 each, 4 to 6 bring 2, 7 to 9 bring 3, more 4.
#[test]
fn more_bars_are_worth_more_each() {
    let worth = |bars: u8| i32::from(bars) * each(bars);
    assert_eq!([0, 1, 3, 4, 6, 7, 9, 10, 15].map(worth), [0, 1, 3, 8, 12, 21, 27, 40, 60]);
}

/// On the scorepad the table counts the bars: their points have a source of their own, and none
/// where there are no mines.
#[test]
fn on_the_scorepad_gold_is_written_down_under_its_own_source() {
    let gold = |source| Move::Adjust {
        player: seat(1),
        points: 8,
        reason: "4 bars".to_owned(),
        source: Some(source),
    };
    let pad = |sets: &[&str]| {
        let setup = Setup { record: Recording::Scorepad, ..setup(&["Anna", "Ben"], sets) };
        Table::new(setup, bundled::catalogue())
    };
    let mut table = pad(&["base", "gold-mines"]);
    table.play(gold(Source::Gold));
    assert_eq!((table.from("Ben", Source::Gold), table.points("Ben")), (8, 8));
    assert_eq!(table.refuses(&gold(Source::City)), Rejection::NotInPlay);
    assert_eq!(pad(&["base"]).refuses(&gold(Source::Gold)), Rejection::NotInPlay);
}

/// R-GLD-4: the end of the game leaves no bar undealt. Four bars lie in the two features that Anna
/// and Ben share at last: whoever says nothing has them dealt in turn, 3 to Anna and 1 to Ben, who
/// get 3 and 1 for them (R-GLD-6).
#[test]
fn bars_that_wait_to_be_shared_are_dealt_when_the_game_ends() {
    let mut table = table();
    table.place("gold-city-tube-road-straight", (0, -1), 90);
    lay(&mut table, (0, 0));
    table.follower("city:0").end();
    table.place("gold-monastery-road-curve", (1, -1), 90);
    lay(&mut table, (0, 0));
    let anyway = serde_json::json!({
        "move": "deploy-anyway", "figure": "follower", "on": "city:0", "at": [0, -1],
    });
    table.play(serde_json::from_value(anyway).expect("a move")).end();
    table.turn_with("base-monastery-road", (1, -2), 90, "road:0");
    table.place("gold-city-corner-monastery", (2, -2), 180);
    lay(&mut table, (1, -2));
    table.end();
    table.turn("base-city-cap-junction-three", (0, -2), 180);
    assert_eq!(table.game().phase(), Phase::Asking(Step::ShareGold));
    table.end_game();
    assert_eq!([table.from("Anna", Source::Gold), table.from("Ben", Source::Gold)], [3, 1]);
}
