//! The Count of Carcassonne (R-CNT, EX-21…24, R-KR-11, R-KO-11). What other expansions bring to it
//! is in `city`.

use journal::Edit;
use rules::expansion;
use rules::expansion::count::{self, Shut};
use rules::game::{Phase, Step, sets};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::Quarter;
use rules::{Move, Outcome, Rejection};

use support::table::{Spot, Table, segment, setup, spot, workshop_catalogue};

fn table_with(rules: HouseRules) -> Table {
    let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base", "count", "king-robber", "workshop"]);
    setup.rules = rules;
    Table::new(setup, workshop_catalogue())
}

fn table() -> Table {
    table_with(HouseRules::default())
}

fn enter(quarter: Quarter) -> Move {
    Move::EnterCity { figure: Figure::Follower, quarter }
}

fn leave(table: &Table, name: &str, from: Quarter, at: Spot, on: &str) -> Move {
    Move::LeaveCity {
        player: table.seat(name),
        figure: Figure::Follower,
        from,
        at: spot(at),
        on: segment(on),
    }
}

fn count(table: &Table) -> Quarter {
    table.game().city().unwrap().count()
}

fn residents(table: &Table, name: &str) -> usize {
    let seat = table.seat(name);
    table.game().city().unwrap().residents().iter().filter(|resident| resident.seat == seat).count()
}

/// The owner's city of two north of the City at column x: its lower half is claimed, and the closer
/// completes it.
fn city_of_two(table: &mut Table, owner: &str, closer: &str, x: i32) {
    table.until(owner);
    table.turn_with("workshop-cap", (x, -1), 0, "city:0");
    table.until(closer);
    table.turn("workshop-cap", (x, -2), 180);
    all_stay(table);
}

/// Nobody comes out of the City.
fn all_stay(table: &mut Table) {
    while let Some(player) = sets::count::leaving::leaver(table.game()) {
        let begins = sets::count::leaving::must_say_who_begins(table.game());
        table.play(if begins {
            Move::BeginLeaving { player }
        } else {
            Move::StayInCity { player }
        });
    }
}

/// R-CNT-1: the twelve tiles replace the start tile, which stays in the box; the Count is in the
/// castle, nobody else is there.
#[test]
fn the_city_lies_in_the_middle_with_the_count_in_the_castle() {
    let table = table();
    assert_eq!(table.game().board().tiles().len(), 12);
    assert_eq!(table.game().copies_left("base-city-cap-road-straight"), 3);
    assert_eq!(
        (count(&table), table.game().city().unwrap().residents().len()),
        (Quarter::Castle, 0)
    );
    let corner = |at: Spot| table.game().board().tile(spot(at)).unwrap().tile.id.to_string();
    assert_eq!(
        (corner((0, 0)), corner((3, 2))),
        ("count-r1c1-road-west".into(), "count-r3c4-city-cap-east".into())
    );
}

/// R-RIV-1, R-CNT-1: with a river the spring lies beside a corner of the City and runs away from
/// it.
#[test]
fn a_spring_lies_at_a_corner_of_the_city() {
    for (river, spring) in [("river-1", "river1-spring"), ("river-2", "river2-spring")] {
        let setup = setup(&["Anna", "Ben"], &["base", "count", river]);
        let table = Table::new(setup, workshop_catalogue());
        assert_eq!(table.game().board().tile(spot((4, 0))).unwrap().tile.id.as_str(), spring);
        let ends: Vec<_> = table.game().board().river_ends().map(|(at, _)| at).collect();
        assert_eq!(ends, [spot((5, 0))]);
    }
}

/// EX-21, R-CNT-5: A's tile completes B's feature and nothing of A's: A may deploy, with any
/// follower, and may move the Count.
#[test]
fn ex_21_who_lets_an_opponent_score_may_enter() {
    let mut table = table();
    city_of_two(&mut table, "Ben", "Anna", 0);
    assert_eq!((table.points("Ben"), table.points("Anna")), (4, 0));
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    table.play(enter(Quarter::Market));
    assert_eq!((residents(&table, "Anna"), table.supply("Anna")), (1, 6));
    // R-CNT-11: now the Count may be moved, but not to where he is.
    let there = Rejection::from(count::Rejection::CountIsThere { quarter: Quarter::Castle });
    assert_eq!(table.refuses(&Move::MoveCount { quarter: Quarter::Castle }), there);
    table.play(Move::MoveCount { quarter: Quarter::Blacksmith });
    assert_eq!((count(&table), table.active()), (Quarter::Blacksmith, "Ben"));
}

/// EX-21, R-CNT-5, 6: who scores as well may not, nor who lets nobody score; and the log says why.
#[test]
fn ex_21_who_scores_or_lets_nobody_score_may_not_enter() {
    let mut table = table();
    city_of_two(&mut table, "Anna", "Anna", 0);
    let shut = |table: &Table, why| {
        table
            .last()
            .contains(&Outcome::from(count::Outcome::CityShut { seat: table.seat("Anna"), why }))
    };
    assert!(shut(&table, Shut::Scored));
    assert_eq!(table.refuses(&enter(Quarter::Market)), count::Rejection::CityIsShut.into());
    table.until("Anna");
    table.turn("workshop-cap", (2, -1), 0);
    table.until("Anna");
    table.turn("workshop-cap", (2, -2), 180);
    assert!(shut(&table, Shut::NobodyScored));
    assert_eq!(table.active(), "Ben");
}

/// R-CNT-5, 11: it is a may. The next turn's tile says no without a word, and one more end of turn
/// does too.
#[test]
fn nobody_has_to_be_sent_into_the_city() {
    let mut table = table();
    city_of_two(&mut table, "Ben", "Anna", 0);
    table.pass();
    assert_eq!((table.active(), residents(&table, "Anna")), ("Cleo", 0));
    city_of_two(&mut table, "Ben", "Anna", 2);
    table.end();
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
    // After a follower the Count may stay as well.
    city_of_two(&mut table, "Ben", "Cleo", 1);
    table.play(enter(Quarter::Castle));
    table.pass();
    assert_eq!(
        (count(&table), residents(&table, "Cleo"), table.active()),
        (Quarter::Castle, 1, "Ben")
    );
}

/// EX-23, R-CNT-8: a follower that has just come home may go into the City at once.
#[test]
fn ex_23_a_follower_that_came_home_may_enter() {
    let mut table = table();
    // A column of five tiles with two knights of Ben's and one of Anna's, beside plain fields.
    for y in [-1, -2, -3, -4, -5] {
        table.turn("workshop-field", (1, y), 0);
    }
    let knights = [
        ("Ben", "workshop-cap", -1, 0),
        ("Ben", "workshop-tube", -3, 0),
        ("Anna", "workshop-cap", -5, 180),
    ];
    for (name, tile, y, degrees) in knights {
        table.until(name);
        table.turn_with(tile, (0, y), degrees, "city:0");
    }
    table.until("Cleo");
    table.turn("workshop-tube", (0, -4), 0);
    table.until("Anna");
    table.turn("workshop-tube", (0, -2), 0);
    // 5 × 2 for Ben; Anna's knight is home.
    assert_eq!((table.points("Ben"), table.points("Anna"), table.supply("Anna")), (10, 0, 7));
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    table.play(enter(Quarter::Cathedral)).play(Move::MoveCount { quarter: Quarter::Market });
    assert_eq!((residents(&table, "Anna"), count(&table)), (1, Quarter::Market));
}

/// The entries and the Count's moves that orders ask for: the second follower in the City, whatever
/// quarter the first is in; the quarter where an opponent waits.
#[test]
fn orders_see_who_is_in_the_city() {
    let hands = [
        ["count-1", "base-26", "base-27"],
        ["base-03", "base-08", "base-11"],
        ["count-5", "base-15", "base-44"],
    ];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben", "Cleo"], &["count"], &hands);
    city_of_two(&mut table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Market));
    city_of_two(&mut table, "Ben", "Anna", 1);
    assert_eq!(table.fulfilled("Anna").len(), 0);
    table.play(enter(Quarter::Castle));
    assert_eq!(table.fulfilled("Anna"), ["count-1"]);
    city_of_two(&mut table, "Ben", "Cleo", 2);
    table.play(enter(Quarter::Cathedral)).play(Move::MoveCount { quarter: Quarter::Market });
    assert_eq!(table.fulfilled("Cleo"), ["count-5"]);
}

/// Anna has two followers in the castle and the Count is in the market; Ben's knight stands in an
/// open city of one at (2, -1).
fn two_in_the_castle(table: &mut Table) {
    city_of_two(table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
    city_of_two(table, "Ben", "Anna", 1);
    table.play(enter(Quarter::Castle));
    table.until("Ben");
    table.turn_with("workshop-cap", (2, -1), 0, "city:0");
}

/// EX-22, R-CNT-13, 15: two come out of the castle: 2 : 1, A scores and B does not. A city of 2: 4
/// points.
#[test]
fn ex_22_followers_come_out_before_scoring_and_take_the_majority() {
    let mut table = table();
    two_in_the_castle(&mut table);
    let (anna, ben) = (table.points("Anna"), table.points("Ben"));
    table.until("Cleo");
    table.place("workshop-cap", (2, -2), 180).end();
    assert_eq!(
        (table.game().phase(), sets::count::leaving::leaver(table.game())),
        (Phase::Asking(Step::Leave), Some(table.seat("Anna")))
    );
    let first = leave(&table, "Anna", Quarter::Castle, (2, -1), "city:0");
    table.play(first.clone());
    assert_eq!(table.game().phase(), Phase::Asking(Step::Leave), "another may follow");
    table.play(first);
    assert_eq!((table.points("Anna") - anna, table.points("Ben") - ben), (4, 0));
    assert_eq!((residents(&table, "Anna"), table.supply("Anna")), (0, 7));
    // Cleo let Anna score and did not score herself.
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
}

/// R-CNT-13: each player has one chance; whoever stays, stays, and the City's followers never go to
/// supply (R-CNT-20).
#[test]
fn whoever_stays_lets_the_owner_score() {
    let mut table = table();
    two_in_the_castle(&mut table);
    let ben = table.points("Ben");
    table.until("Cleo");
    table.place("workshop-cap", (2, -2), 180).end();
    assert_eq!(
        table.refuses(&Move::StayInCity { player: table.seat("Ben") }),
        count::Rejection::OthersChance { seat: table.seat("Anna") }.into()
    );
    table.play(Move::StayInCity { player: table.seat("Anna") });
    assert_eq!((table.points("Ben") - ben, residents(&table, "Anna")), (4, 2));
}

/// EX-22, R-CNT-10, 12: the Count's quarter takes followers; with the Count in the castle nobody
/// leaves it, and nothing is asked.
#[test]
fn ex_22_the_count_blocks_his_quarter() {
    let mut table = table();
    city_of_two(&mut table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Castle));
    let ben = table.points("Ben");
    city_of_two(&mut table, "Ben", "Cleo", 2);
    assert_eq!(
        (table.points("Ben") - ben, residents(&table, "Anna"), table.game().phase()),
        (4, 1, Phase::Asking(Step::Enter))
    );
}

/// R-CNT-16: by default nobody comes out to an unoccupied feature; with the house rule one may.
#[test]
fn an_unoccupied_feature_draws_nobody_unless_the_table_allows_it() {
    for (switch, asked) in [(None, false), (Some(HouseRule::LeaveForUnoccupied), true)] {
        let mut table = table_with(switch.into_iter().collect());
        city_of_two(&mut table, "Ben", "Anna", 0);
        table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
        table.until("Cleo");
        table.turn("workshop-cap", (2, -1), 0).place("workshop-cap", (2, -2), 180).end();
        assert_eq!(table.game().phase() == Phase::Asking(Step::Leave), asked);
    }
}

/// Anna and Cleo wait in the castle, the Count is in the market, and Cleo has just closed Ben's
/// city at (2, -1).
fn both_may_come_out(table: &mut Table) {
    city_of_two(table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
    city_of_two(table, "Ben", "Cleo", 1);
    table.play(enter(Quarter::Castle));
    table.until("Ben");
    table.turn_with("workshop-cap", (2, -1), 0, "city:0");
    table.until("Cleo");
    table.place("workshop-cap", (2, -2), 180).end();
}

/// R-CNT-14: with several who can move, the active player says whether he or the player to his left
/// begins; then clockwise.
#[test]
fn the_active_player_says_who_begins() {
    let mut table = table();
    both_may_come_out(&mut table);
    assert!(sets::count::leaving::must_say_who_begins(table.game()));
    let out = leave(&table, "Cleo", Quarter::Castle, (2, -1), "city:0");
    assert_eq!(table.refuses(&out), count::Rejection::SayWhoBegins.into());
    let (anna, ben, cleo) = (table.seat("Anna"), table.seat("Ben"), table.seat("Cleo"));
    let elsewhere = Rejection::from(count::Rejection::BeginsElsewhere { active: cleo, left: anna });
    assert_eq!(table.refuses(&Move::BeginLeaving { player: ben }), elsewhere);
    table.play(Move::BeginLeaving { player: anna });
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(anna));
    table.play(Move::StayInCity { player: anna });
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(cleo));
    let before = table.points("Cleo");
    table.play(out);
    // 1 : 1 with Ben: both score 4.
    assert_eq!(table.points("Cleo") - before, 4);
}

/// A24: at a table where the player to the left begins, nobody is asked.
#[test]
fn with_the_switch_the_player_to_the_left_begins() {
    let mut table = table_with(HouseRules::from_iter([HouseRule::LeftLeavesFirst]));
    both_may_come_out(&mut table);
    assert!(!sets::count::leaving::must_say_who_begins(table.game()));
    let (anna, cleo) = (table.seat("Anna"), table.seat("Cleo"));
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(anna));
    table.play(Move::StayInCity { player: anna });
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(cleo));
}

/// A26: at a table where the City counts for nothing, neither the field beside it nor the King gets
/// anything for it.
#[test]
fn with_the_switch_the_city_is_no_completed_city() {
    let mut table = table_with(HouseRules::from_iter([HouseRule::CarcassonneIgnored]));
    table.until("Anna");
    table.turn_with("workshop-field", (0, -1), 0, "field:0");
    city_of_two(&mut table, "Ben", "Cleo", 1);
    table.end();
    table.end_game();
    assert_eq!((table.from("Anna", Source::Field), table.from("Cleo", Source::King)), (3, 1));
}

/// R-CNT-3, EX-24: a field that touches the City has one completed city more. The field north of
/// the City touches it alone: 3.
#[test]
fn ex_24_the_city_counts_as_a_completed_city_for_fields() {
    let mut table = table();
    table.until("Anna");
    table.turn_with("workshop-field", (0, -1), 0, "field:0");
    city_of_two(&mut table, "Ben", "Cleo", 1);
    table.end();
    city_of_two(&mut table, "Ben", "Cleo", 2);
    table.end();
    table.end_game();
    // Two completed cities and the City: 3 × 3.
    assert_eq!(table.from("Anna", Source::Field), 9);
}

/// R-KR-11, EX-14: the City adds 1 for the King at the end, and is nobody's first city.
#[test]
fn ex_14_the_city_is_one_more_for_the_king() {
    let mut table = table();
    assert_eq!(table.king(), (None, 0));
    city_of_two(&mut table, "Anna", "Anna", 0);
    assert_eq!(table.king(), (Some("Anna"), 2));
    table.end_game();
    assert_eq!(table.from("Anna", Source::King), 1 + 1);
}

/// R-CNT-17: at the end those in the market come out to any field, occupied or not, unless the
/// Count is there.
#[test]
fn the_market_empties_into_the_fields_at_the_end() {
    let mut table = table();
    city_of_two(&mut table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Market)).end();
    table.end_game();
    assert_eq!(
        (table.game().phase(), sets::count::leaving::leaver(table.game())),
        (Phase::Asking(Step::Leave), Some(table.seat("Anna")))
    );
    let wrong = leave(&table, "Anna", Quarter::Market, (0, -1), "city:0");
    assert!(matches!(
        table.refuses(&wrong),
        Rejection::Expansion(expansion::Rejection::Count(count::Rejection::NotThere { .. }))
    ));
    let out = leave(&table, "Anna", Quarter::Market, (0, -1), "field:0");
    table.play(out);
    assert!(table.game().is_finished());
    // The field around Ben's city and the City: 2 × 3.
    assert_eq!(table.from("Anna", Source::Field), 6);
}

#[test]
fn the_count_in_the_market_keeps_them_there_to_the_end() {
    let mut table = table();
    city_of_two(&mut table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Market)).play(Move::MoveCount { quarter: Quarter::Market });
    table.end_game();
    assert!(table.game().is_finished());
    assert_eq!((table.from("Anna", Source::Field), residents(&table, "Anna")), (0, 1));
}

/// R-CNT-18: the house rule lets all quarters empty into incomplete features at the end.
#[test]
fn with_the_switch_all_quarters_empty_at_the_end() {
    let mut table = table_with(HouseRules::from_iter([HouseRule::AllQuartersLeaveAtEnd]));
    city_of_two(&mut table, "Ben", "Anna", 0);
    table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
    table.until("Cleo");
    table.turn("workshop-cap", (2, -1), 0);
    table.end_game();
    let out = leave(&table, "Anna", Quarter::Castle, (2, -1), "city:0");
    table.play(out);
    assert!(table.game().is_finished());
    // An incomplete city of one tile.
    assert_eq!(table.from("Anna", Source::City), 1);
}

/// R-KO-11: a road that runs into the wall is joined to a complete city of 12 tiles.
#[test]
fn a_road_into_the_wall_is_joined_to_a_complete_city() {
    let mut table = table();
    table.until("Anna");
    // The road west of the City's north-west tile ends in a village.
    table.turn("workshop-end", (-1, 0), 90);
    let [completion] = table.completed()[..] else { panic!("one road") };
    let cities: Vec<(bool, u32)> =
        completion.networks[0].cities.iter().map(|city| (city.complete, city.tiles)).collect();
    assert_eq!((completion.record.tiles, cities), (2, vec![(true, 12)]));
}

/// A48, R-KO-11: Anna's road runs from a gate of a complete city of two into the wall, so that it is
/// a road between two complete cities; not where the City does not count.
#[test]
fn a_road_into_the_wall_is_joined_to_no_city_that_does_not_count() {
    for (rule, fulfilled) in [(None, 1), (Some(HouseRule::CarcassonneIgnored), 0)] {
        let mut setup = setup(&["Anna", "Ben"], &["base", "count", "workshop"]);
        setup.rules = rule.into_iter().collect();
        let cards = ["base-30", "base-26", "base-27", "base-03", "base-08", "base-11"];
        setup.orders = Some(support::table::order_ids(&cards).collect());
        let mut table = Table::new(setup, workshop_catalogue());
        table.keep("Anna", None).keep("Ben", None);
        // West of the City a road, then the gate whose city opens to the west.
        table.turn("workshop-road", (-1, 0), 90).turn("workshop-gate", (-2, 0), 270);
        assert_eq!(table.active(), "Anna");
        table.turn("workshop-cap", (-3, 0), 90);
        assert_eq!(table.fulfilled("Anna").len(), fulfilled, "{rule:?}");
    }
}

/// Anna's city of two, closed by Ben (T1, T2); Ben goes into the castle, the Count to the market;
/// Anna's second city, which Ben closes and comes out to; Anna's follower in a field.
fn in_and_out() -> Table {
    let mut setup = setup(&["Anna", "Ben"], &["base", "count", "workshop"]);
    setup.rules = HouseRules::default();
    let mut table = Table::new(setup, workshop_catalogue());
    table.turn_with("workshop-cap", (0, -1), 0, "city:0").turn("workshop-cap", (0, -2), 180);
    table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
    table.turn_with("workshop-cap", (2, -1), 0, "city:0").turn("workshop-cap", (2, -2), 180);
    let out = leave(&table, "Ben", Quarter::Castle, (2, -1), "city:0");
    table.play(out).turn_with("workshop-field", (0, -3), 0, "field:0");
    // 4 alone and 4 shared.
    assert_eq!((table.points("Anna"), table.points("Ben")), (8, 4));
    table
}

fn index_of(table: &Table, wanted: fn(&Move) -> bool) -> usize {
    table.journal().moves().position(wanted).unwrap()
}

/// Without Anna's first knight nobody scores for the first city, so Ben may not be sent in, move
/// the Count or come out: just these moves fall away, and what came after stays with its players.
#[test]
fn correcting_a_move_before_a_count_move_keeps_what_still_fits() {
    let mut table = in_and_out();
    let knight = index_of(&table, |made| matches!(made, Move::Deploy { .. }));
    let edit = Edit { at: knight, remove: 1, insert: Vec::new() };
    let correction = table.journal().correct(&edit).unwrap();
    let dropped: Vec<&Move> =
        correction.difference.dropped.iter().map(|dropped| &dropped.made).collect();
    assert!(
        matches!(
            dropped[..],
            [Move::EnterCity { .. }, Move::MoveCount { .. }, Move::LeaveCity { .. }]
        ),
        "{dropped:?}"
    );
    assert_eq!(correction.difference.points[table.seat("Anna")], (8, 4));
    assert_eq!(correction.difference.points[table.seat("Ben")], (4, 0));
    assert_eq!(correction.difference.active.0, correction.difference.active.1);
    assert_eq!(correction.game().board().tiles().len(), table.game().board().tiles().len());
    correction.game().check().unwrap();
    table.journal_mut().accept(correction);
    let farmer = table.game().board().figures().last().unwrap();
    assert_eq!((farmer.seat, farmer.place.at), (table.seat("Anna"), spot((0, -3))));
}

/// Ben went to the blacksmith and not into the castle: he cannot have come out to the city.
#[test]
fn correcting_the_quarter_tells_who_cannot_have_come_out() {
    let table = in_and_out();
    let entry = index_of(&table, |made| matches!(made, Move::EnterCity { .. }));
    let edit = Edit { at: entry, remove: 1, insert: vec![enter(Quarter::Blacksmith)] };
    let correction = table.journal().correct(&edit).unwrap();
    let [dropped] = &correction.difference.dropped[..] else {
        panic!("one move: {:?}", correction.difference.dropped)
    };
    assert!(matches!(dropped.made, Move::LeaveCity { .. }));
    assert_eq!(correction.difference.points[table.seat("Ben")], (4, 0));
    // Ben scored nothing for Anna's second city then, and may be sent in; the next turn was played
    // without.
    assert_eq!(correction.difference.points[table.seat("Anna")], (8, 8));
    assert_eq!(correction.game().turn(), table.game().turn());
}
