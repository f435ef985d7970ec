//! The rivers (R-RIV-1…8, EX-25 for the pigsty).

use content::bundled;
use rules::board::Misfit;
use rules::expansion;
use rules::expansion::river::{self, Stage};
use rules::feature::{Kind, Occupant, Place, Record};
use rules::game::{Phase, legal, sets};
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::scoring::{Finality, Line, Score, scores, worth};
use rules::{Move, Outcome, Rejection};

use support::dice::{Dice, random_move};
use support::table::{Spot, Table, place, seat, segment, setup, spot};

fn river(set: &str) -> Table {
    Table::new(setup(&["Anna", "Ben"], &["base", set]), bundled::catalogue())
}

fn misfit(table: &mut Table, tile: &str, at: Spot, degrees: u16) -> Misfit {
    match table.refuses(&place(tile, at, degrees)) {
        Rejection::Misfit { misfit, .. } => misfit,
        other => panic!("refused for another reason: {other:?}"),
    }
}

/// R-RIV-1, 2, 8: the spring lies first and replaces the start tile, which stays in the box: 71 and
/// 11 more to draw.
#[test]
fn the_spring_lies_first_instead_of_the_start_tile() {
    for (set, spring) in [("river-1", "river1-spring"), ("river-2", "river2-spring")] {
        let table = river(set);
        assert_eq!(table.game().board().tiles()[0].tile.id.as_str(), spring);
        assert_eq!(
            (table.game().board().tiles()[0].at, table.game().count_left()),
            (spot((0, 0)), 82)
        );
        assert_eq!(table.game().copies_left("base-city-cap-road-straight"), 3);
    }
}

/// R-RIV-2: the fork is the first turn, then the nine, then the land.
#[test]
fn the_fork_comes_first_then_the_river_then_the_land() {
    let mut table = river("river-2");
    assert_eq!(sets::river::stage_now(table.game()), Some(Stage::Fork));
    for tile in ["base-monastery", "river2-curve", "river2-lake-volcano"] {
        assert_eq!(
            table.refuses(&place(tile, (1, 0), 0)),
            river::Rejection::RiverFirst { tile: tile.into() }.into()
        );
    }
    assert_eq!(
        table.game().tiles_to_draw().map(|(tile, _)| tile.id.as_str()).collect::<Vec<_>>(),
        ["river2-fork"]
    );
    table.turn("river2-fork", (1, 0), 0);
    assert_eq!(
        (table.active(), sets::river::stage_now(table.game())),
        ("Ben", Some(Stage::Course))
    );
    assert_eq!(table.game().tiles_to_draw().map(|(_, copies)| u32::from(copies)).sum::<u32>(), 9);
    assert!(matches!(
        table.refuses(&place("river2-lake-volcano", (2, 0), 0)),
        Rejection::Expansion(expansion::Rejection::River(river::Rejection::RiverFirst { .. }))
    ));
}

/// R-RIV-8: after the spring of River I come ten tiles, no fork, and the lake last; a volcano there
/// is not.
#[test]
fn river_one_has_ten_tiles_between_spring_and_lake() {
    let mut table = river("river-1");
    assert_eq!(sets::river::stage_now(table.game()), Some(Stage::Course));
    assert_eq!(table.game().tiles_to_draw().map(|(_, copies)| u32::from(copies)).sum::<u32>(), 10);
    assert!(matches!(
        table.refuses(&place("river1-lake", (1, 0), 0)),
        Rejection::Expansion(expansion::Rejection::River(river::Rejection::RiverFirst { .. }))
    ));
    let mut dice = Dice::new(1);
    while sets::river::stage_now(table.game()).is_some() {
        let made = random_move(table.game(), &mut dice);
        table.play(made);
    }
    let river: Vec<String> = table
        .game()
        .board()
        .tiles()
        .iter()
        .skip(1)
        .map(|placed| placed.tile.id.to_string())
        .collect();
    assert_eq!((river.len(), river.last().map(String::as_str)), (11, Some("river1-lake")));
    // Ten turns: the lake took none.
    while table.game().phase() != rules::game::Phase::Place {
        table.end();
    }
    assert_eq!((table.game().turn(), table.game().count_removed()), (11, 0));
}

/// R-RVN-5: both rivers have one spring, that of River II, and the fork; of River I come the ten
/// tiles between its ends. Both arms of the river end, one at the lake with a city, and the volcano
/// lake comes last.
#[test]
fn two_rivers_are_one_with_a_spring_and_a_fork() {
    for seed in 0..6 {
        let setup = setup(&["Anna", "Ben", "Cleo"], &["base", "river-1", "river-2"]);
        let mut table = Table::new(setup, bundled::catalogue());
        let first = table.game().board().tiles()[0].tile.id.as_str();
        // 71 of the base game; the fork, 10 of River I, 8 of River II and its two lakes.
        assert_eq!((first, table.game().count_left()), ("river2-spring", 71 + 1 + 10 + 8 + 2));
        let mut dice = Dice::new(seed);
        while sets::river::stage_now(table.game()).is_some() {
            let made = random_move(table.game(), &mut dice);
            table.play(made);
        }
        let removed = usize::from(table.game().count_removed());
        let tiles = table.game().board().tiles();
        assert_eq!(tiles.len() + removed, 1 + 21);
        let lies = |id| tiles.iter().any(|placed| placed.tile.id.as_str() == id);
        assert!(!lies("river1-spring") && !lies("river1-lake"));
        assert!(removed > 0 || tiles[21].tile.id.as_str() == "river2-lake-volcano", "{seed}");
    }
}

/// R-RIV-8, R-RIV-4, 5: the same bans and the same followers on River I: no two bends the same way,
/// nobody on the river.
#[test]
fn river_one_has_the_same_bans_and_followers() {
    let mut table = river("river-1");
    assert_eq!(misfit(&mut table, "river1-straight", (0, 1), 0), Misfit::RiverApart);
    // East, then south at (1, 0).
    table.turn_with("river1-curve", (1, 0), 0, "field:1");
    assert_eq!(misfit(&mut table, "river1-curve", (1, 1), 90), Misfit::RiverTurn);
    table.turn_with("river1-curve-road-curve", (1, 1), 180, "road:0");
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (6, 6));
}

/// R-RIV-2: a river tile continues the river; touching the bank is not enough.
#[test]
fn a_river_tile_continues_the_river() {
    let mut table = river("river-2");
    assert_eq!(misfit(&mut table, "river2-fork", (0, 1), 180), Misfit::RiverApart);
    table.turn("river2-fork", (1, 0), 0);
    assert_eq!(misfit(&mut table, "river2-curve", (1, 1), 0), Misfit::RiverApart);
}

/// R-RIV-4: no two bends the same way on adjacent river tiles; the other way is allowed.
#[test]
fn the_river_makes_no_u_turn() {
    let mut table = river("river-2");
    // East, then south at (2, 0).
    table.turn("river2-fork", (1, 0), 0).turn("river2-curve", (2, 0), 0);
    // From the north to the west would lead back; to the east it goes on.
    assert_eq!(misfit(&mut table, "river2-curve-road-curve", (2, 1), 90), Misfit::RiverTurn);
    table.turn("river2-curve-road-curve", (2, 1), 180);
}

/// R-RIV-4: with a straight tile between them, two bends the same way are allowed.
#[test]
fn a_straight_tile_between_two_bends_is_no_u_turn() {
    let mut table = river("river-2");
    table.turn("river2-fork", (1, 0), 0).turn("river2-curve", (2, 0), 0);
    table.turn("river2-straight-monastery", (2, 1), 90).turn("river2-curve-road-curve", (2, 2), 90);
}

/// R-RIV-4: the branches are not led to the same place: the next tile would have to join them.
#[test]
fn the_branches_are_not_led_together() {
    let mut table = river("river-2");
    // The north branch turns east at (1, -1) and faces (2, -1).
    table.turn("river2-fork", (1, 0), 0).turn("river2-curve", (1, -1), 270);
    // The east branch turned north at (2, 0) would face it too.
    assert_eq!(misfit(&mut table, "river2-curve-road-curve", (2, 0), 90), Misfit::RiverBlocked);
    table.turn("river2-curve-road-curve", (2, 0), 0);
}

/// R-RIV-5: followers stand on river tiles as on any other.
#[test]
fn followers_are_deployed_on_river_tiles() {
    let mut table = river("river-2");
    table.turn_with("river2-fork", (1, 0), 0, "field:2").turn_with(
        "river2-straight-monastery",
        (2, 0),
        0,
        "monastery",
    );
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (6, 6));
}

/// R-RIV-3, R-RVN-2: when the nine are placed, the mouth lies down by itself: no turn, no follower. With the
/// house rule it is a turn.
#[test]
fn the_mouth_lies_down_by_itself_or_is_a_turn() {
    for seed in 0..8 {
        for as_turn in [false, true] {
            let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base", "river-2"]);
            setup.rules.set(HouseRule::MouthIsATurn, as_turn);
            let mut table = Table::new(setup, bundled::catalogue());
            let mut dice = Dice::new(seed);
            while sets::river::stage_now(table.game()) == Some(Stage::Fork)
                || sets::river::stage_now(table.game()) == Some(Stage::Course)
            {
                let made = random_move(table.game(), &mut dice);
                table.play(made);
            }
            while table.game().phase() != rules::game::Phase::Place {
                table.end();
            }
            if table.game().count_removed() > 0 {
                continue;
            }
            // The fork and the nine: ten turns.
            assert_eq!(table.game().turn(), 11, "seed {seed}");
            let lies = table.game().board().tiles().iter().any(|placed| placed.tile.volcano);
            assert_eq!(lies, !as_turn, "seed {seed}");
            if as_turn {
                assert_eq!(sets::river::stage_now(table.game()), Some(Stage::Mouth));
                let made = random_move(table.game(), &mut dice);
                assert!(
                    matches!(&made, Move::Place { tile, .. } if tile.as_str() == "river2-lake-volcano")
                );
            } else {
                let told = |outcome: &Outcome| {
                    matches!(
                        outcome,
                        Outcome::Expansion(expansion::Outcome::River(
                            river::Outcome::MouthPlaced { .. }
                        ))
                    )
                };
                assert!(
                    table.journal().entries().iter().flat_map(|entry| &entry.outcomes).any(told)
                );
                assert_eq!(sets::river::stage_now(table.game()), None);
            }
        }
    }
}

/// R-RIV-6, EX-25: 4 completed cities with a pigsty: 4 × 3 + 4 × 1 = 16.
#[test]
fn ex_25_a_pigsty_brings_a_point_more_for_each_city() {
    let record = Record {
        complete_cities: 4,
        incomplete_cities: 1,
        pigsty: true,
        ..Record::new(Kind::Field, 9)
    };
    let points =
        |record: &Record| worth(record, Finality::Incomplete).iter().map(Line::points).sum::<i32>();
    assert_eq!(points(&record), 16);
    assert_eq!(points(&Record { pigsty: false, ..record }), 12);
}

/// R-RIV-6, EX-25 with the pigsty of the box: it is in the larger field of its curve, which is worth
/// 4 for each of four completed cities, with an own pig 5; the other bank's field has none.
#[test]
fn ex_25_the_pigsty_of_the_river_lies_in_one_field_of_its_tile() {
    let mut table = Table::new(
        setup(&["Anna", "Ben"], &["base", "river-2", "traders-builders"]),
        bundled::catalogue(),
    );
    table.turn_with("river2-fork", (1, 0), 0, "field:2");
    table.turn("river2-curve-pigsty", (2, 0), 0);
    let record = |on: &str| {
        let board = table.game().board();
        let place = Place { at: spot((2, 0)), segment: segment(on) };
        board.record(board.feature(place).unwrap())
    };
    assert_eq!([record("field:0").pigsty, record("field:1").pigsty], [true, false]);
    let points = |with_pig: bool| {
        let mut field = Record { complete_cities: 4, ..record("field:0") };
        assert_eq!(field.occupants.len(), 1, "Anna's farmer, from the fork");
        if with_pig {
            field.occupants.push(Occupant { seat: seat(0), figure: Figure::Pig });
        }
        scores(&field, Finality::Incomplete).iter().map(Score::points).sum::<i32>()
    };
    assert_eq!([points(false), points(true)], [4 * 4, 4 * 5]);
}

/// R-RIV-3: the mouth closes the branch that is still open; then the land follows. R-RIV-5: on a
/// river tile its fields, roads and other features are claimed, and nothing else.
#[test]
fn the_mouth_closes_the_open_branch_and_the_land_follows() {
    let mut laid = 0;
    for seed in 0..8 {
        let mut table = river("river-2");
        let mut dice = Dice::new(seed);
        table.turn("river2-fork", (1, 0), 0);
        assert_eq!(table.game().board().river_ends().count(), 2);
        while sets::river::stage_now(table.game()).is_some() {
            let made = random_move(table.game(), &mut dice);
            table.play(made);
        }
        if table.game().count_removed() > 0 {
            continue;
        }
        laid += 1;
        assert_eq!(table.game().board().river_ends().count(), 0, "seed {seed}");
        while table.game().phase() != Phase::Place {
            table.end();
        }
        let land = table.game().tiles_to_draw().all(|(tile, _)| tile.river_role.is_none());
        assert!(land, "seed {seed}");
        let made = random_move(table.game(), &mut dice);
        table.play(made);
    }
    assert!(laid > 0, "no river reached its mouth");
    let mut table = river("river-2");
    table.place("river2-fork", (1, 0), 0);
    let on: Vec<String> =
        legal::claims(table.game(), Figure::Follower).iter().map(ToString::to_string).collect();
    assert_eq!(on, ["field:0", "field:1", "field:2"]);
}
