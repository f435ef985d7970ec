//! Who is sent into the quarters of the City and who comes out of them (R-CNT-5…15, EX-22).

use rules::Move;
use rules::Outcome;
use rules::expansion::count::{self, Shut};
use rules::game::{Phase, Step, sets};
use rules::player::Figure;
use rules::tile::Quarter;

use support::table::{Spot, Table, segment, spot};

fn table(sets: &[&str]) -> Table {
    Table::with_sets(&["Anna", "Ben", "Cleo"], &[&["count"], sets].concat())
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

/// Ben's city of two north of the City at column x, which the closer completes; nobody comes out to
/// it.
fn bens_city(table: &mut Table, closer: &str, x: i32) {
    table.claim("Ben", "workshop-cap", (x, -1), 0, "city:0").lay(
        closer,
        "workshop-cap",
        (x, -2),
        180,
    );
    while let Some(player) = sets::count::leaving::leaver(table.game()) {
        table.play(Move::StayInCity { player });
    }
}

fn residents(table: &Table) -> usize {
    table.game().city().unwrap().residents().len()
}

fn shut(table: &Table, name: &str, why: Shut) -> bool {
    let seat = table.seat(name);
    table.last().contains(&Outcome::from(count::Outcome::CityShut { seat, why }))
}

/// R-CNT-5, 11: one follower a turn, and the Count moves after a follower alone, once.
#[test]
fn one_follower_a_turn_enters_and_the_count_moves_after_him_alone() {
    let mut table = table(&[]);
    bens_city(&mut table, "Anna", 0);
    let stays = count::Rejection::CountStays.into();
    let to_the_market = Move::MoveCount { quarter: Quarter::Market };
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    assert_eq!(table.refuses(&to_the_market), stays);
    table.play(enter(Quarter::Blacksmith));
    assert_eq!(
        table.refuses(&enter(Quarter::Blacksmith)),
        count::Rejection::CityIsShut.into(),
        "a second one"
    );
    table.play(to_the_market);
    assert_eq!((table.active(), residents(&table)), ("Ben", 1));
    assert_eq!(table.refuses(&Move::MoveCount { quarter: Quarter::Castle }), stays);
}

/// R-CNT-5: from the supply. Anna's seven followers are on the board when her tile completes Ben's
/// city.
#[test]
fn nobody_is_sent_into_the_city_from_an_empty_supply() {
    let mut table = table(&[]);
    table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0");
    for x in 4..=10 {
        table.field((x, 1)).claim("Anna", "workshop-cap", (x, 0), 0, "city:0");
    }
    assert_eq!(table.supply("Anna"), 0);
    table.lay("Anna", "workshop-cap", (0, -2), 180);
    assert_eq!((table.points("Ben"), table.active()), (4, "Ben"));
    assert!(shut(&table, "Anna", Shut::NoFollower));
}

/// R-CNT-5: a shared majority is scoring: Anna completes the city of three in which her knight and
/// Ben's stand, 6 for each.
#[test]
fn a_shared_majority_shuts_the_city() {
    let mut table = table(&[]);
    table.field((1, -1)).field((1, -2)).field((1, -3));
    table.claim("Ben", "workshop-cap", (0, -1), 0, "city:0").claim(
        "Anna",
        "workshop-cap",
        (0, -3),
        180,
        "city:0",
    );
    table.lay("Anna", "workshop-tube", (0, -2), 0);
    assert_eq!((table.all_points(), table.active()), (vec![6, 6, 0], "Ben"));
    assert!(shut(&table, "Anna", Shut::Scored));
}

/// R-CNT-5, 8, R-HS-5: a lost challenge scores none, and is no scoring. Anna completes Ben's
/// monastery, which wins against her shrine: 9 for Ben, and her heretic, just come home, may go.
#[test]
fn who_loses_the_challenge_that_the_own_tile_decides_may_enter() {
    let mut table = table(&["shrines"]);
    for at in [(0, -1), (1, -1), (2, -1), (0, -2), (2, -2), (0, -3)] {
        table.field(at);
    }
    table.claim("Ben", "base-monastery", (1, -2), 0, "monastery").claim(
        "Anna",
        "shrine-plain",
        (1, -3),
        0,
        "shrine",
    );
    table.lay("Anna", "workshop-field", (2, -3), 0);
    assert_eq!((table.all_points(), table.supply("Anna")), (vec![0, 9, 0], 7));
    assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    table.play(enter(Quarter::Castle));
}

/// R-CNT-13, 17: from the castle to a city just completed, from the blacksmith to a road, from the
/// cathedral and, during the game, from the market to neither.
#[test]
fn each_quarter_leads_to_its_own_kind_of_feature() {
    for quarter in Quarter::ALL {
        let mut table = table(&[]);
        bens_city(&mut table, "Anna", 0);
        table.play(enter(quarter));
        // The Count is not where she waits.
        let count = if quarter == Quarter::Market { Quarter::Castle } else { Quarter::Market };
        if count != Quarter::Castle {
            table.play(Move::MoveCount { quarter: count });
        }
        let leaves = Phase::Asking(Step::Leave);
        // A road of two and a city of two, both Ben's, that Cleo completes: shared, or Ben's alone.
        for (tile, x, on, from, points) in [
            ("workshop-end", 1, "road:0", Quarter::Blacksmith, 2),
            ("workshop-cap", 2, "city:0", Quarter::Castle, 4),
        ] {
            table.claim("Ben", tile, (x, -1), 0, on).until("Cleo").place(tile, (x, -2), 180).end();
            assert_eq!(table.game().phase() == leaves, quarter == from, "{quarter:?}, {on}");
            let before = table.points("Anna");
            if quarter == from {
                let out = leave(&table, "Anna", quarter, (x, -1), on);
                table.play(out);
                assert_eq!((table.points("Anna") - before, residents(&table)), (points, 0));
            }
            assert_eq!(table.points("Anna") - before, if quarter == from { points } else { 0 });
        }
        let moved = matches!(quarter, Quarter::Castle | Quarter::Blacksmith);
        assert_eq!(residents(&table), usize::from(!moved), "{quarter:?}: nobody goes home");
    }
}

/// EX-22, R-CNT-12, 13: city 4/1 completed by C; B one knight there, A two followers in the castle,
/// the Count in the market: A moves both, 2 : 1, and has 4 × 2 + 2 = 10, B 0. With the Count in the
/// castle B has 10.
#[test]
fn ex_22_two_from_the_castle_take_a_city_of_four_with_a_pennant() {
    for blocked in [false, true] {
        let mut table = table(&[]);
        bens_city(&mut table, "Anna", 0);
        table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
        bens_city(&mut table, "Anna", 1);
        table.play(enter(Quarter::Castle));
        if blocked {
            table.play(Move::MoveCount { quarter: Quarter::Castle });
        }
        table.claim("Ben", "workshop-cap", (2, -1), 0, "city:0");
        table.turn("workshop-flag", (2, -2), 0).turn("workshop-tube", (2, -3), 0);
        let before = table.all_points();
        table.until("Cleo").place("workshop-cap", (2, -4), 180).end();
        if !blocked {
            let out = leave(&table, "Anna", Quarter::Castle, (2, -1), "city:0");
            table.play(out.clone()).play(out);
        }
        let gained: Vec<i32> =
            table.all_points().iter().zip(&before).map(|(now, then)| now - then).collect();
        assert_eq!(gained, if blocked { [0, 10, 0] } else { [10, 0, 0] });
        assert_eq!(table.game().phase(), Phase::Asking(Step::Enter));
    }
}

/// R-CNT-14: the active player may begin; then it goes on clockwise, and ends after one round.
#[test]
fn the_active_player_may_be_the_first_to_leave() {
    let mut table = table(&[]);
    bens_city(&mut table, "Anna", 0);
    table.play(enter(Quarter::Castle)).play(Move::MoveCount { quarter: Quarter::Market });
    bens_city(&mut table, "Cleo", 1);
    table.play(enter(Quarter::Castle));
    table.claim("Ben", "workshop-cap", (2, -1), 0, "city:0");
    table.until("Cleo").place("workshop-cap", (2, -2), 180).end();
    let (anna, cleo) = (table.seat("Anna"), table.seat("Cleo"));
    let before = table.points("Ben");
    table.play(Move::BeginLeaving { player: cleo });
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(cleo));
    table.play(Move::StayInCity { player: cleo });
    assert_eq!(sets::count::leaving::leaver(table.game()), Some(anna));
    table.play(Move::StayInCity { player: anna });
    assert_eq!((table.points("Ben") - before, residents(&table)), (4, 2));
}
