//! The Tower by numbers (R-TW-3, 5, 6, R-KO-17, R-TB-5, EX-30).

use rules::expansion::{dragon, tower};
use rules::game::{Phase, Step, sets};
use rules::player::Figure;
use rules::scoring::Source;
use rules::{Move, Rejection};

use support::table::{Spot, Table, capture, seat, spot};

fn raise(at: Spot) -> Move {
    Move::RaiseTower { at: spot(at) }
}

/// Ben's tower at (2, 1) takes two farmers of Anna's: one west of the road at (1, 1), one east of
/// the tower.
fn take_two_of_annas(table: &mut Table) {
    table.ground(0).claim("Anna", "workshop-road", (1, 1), 0, "field:1").until("Ben");
    table
        .place("tower-city-cap", (2, 1), 180)
        .play(raise((2, 1)))
        .play(capture(0, (1, 1), "field:1"))
        .end();
    table.claim("Anna", "workshop-field", (3, 1), 0, "field:0").until("Ben");
    table
        .place("workshop-field", (0, 2), 0)
        .play(raise((2, 1)))
        .play(capture(0, (3, 1), "field:0"))
        .end();
}

/// EX-30, R-TW-5: A 12, B 20; B holds A's followers; A ransoms: A 9, B 23; a second ransom in this
/// turn is refused. In the next turn A has 2 points: refused. The follower is usable at once.
#[test]
fn ex_30_a_ransom_costs_three_and_is_bought_once_a_turn() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["tower"]);
    take_two_of_annas(&mut table);
    table.adjust("Anna", 12).adjust("Ben", 20);
    assert_eq!((table.active(), table.supply("Anna")), ("Anna", 5));
    let ransom = Move::Ransom { player: seat(1), figure: Figure::Follower };
    table.play(ransom.clone());
    assert_eq!((table.all_points(), table.supply("Anna")), (vec![9, 23], 6));
    assert_eq!(table.refuses(&ransom), tower::Rejection::RansomOnce.into());
    table.place("workshop-field", (4, 1), 0);
    assert_eq!(table.refuses(&ransom), tower::Rejection::RansomOnce.into());
    table.follower("field:0").end().until("Anna").adjust("Anna", -7);
    assert_eq!(table.refuses(&ransom), tower::Rejection::TooPoor { points: 2 }.into());
    table.adjust("Anna", 1).play(ransom);
    assert_eq!(table.all_points(), [0, 26]);
}

/// R-TW-5, R-TURN-2: once a turn: both parts of a double turn are one.
#[test]
fn a_double_turn_brings_one_ransom() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["tower", "traders-builders"]);
    take_two_of_annas(table.adjust("Anna", 9));
    table.claim("Anna", "workshop-road", (1, 2), 0, "road:0").until("Anna");
    table.place("workshop-road", (1, 3), 0).figure(Figure::Builder, "road:0").end();
    let ransom = Move::Ransom { player: seat(1), figure: Figure::Follower };
    table.until("Anna").play(ransom.clone()).turn("workshop-road", (1, 4), 0);
    assert!(sets::builder::is_second_part(table.game()));
    assert_eq!(table.refuses(&ransom), tower::Rejection::RansomOnce.into());
}

/// EX-30, R-TW-3: with height 2 a follower 2 tiles east is in range, 3 tiles east or diagonal is
/// not; R-TW-6: and only in the turn in which the piece was put on.
#[test]
fn ex_30_a_tower_of_two_takes_followers_two_tiles_away() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["tower"]);
    table.ground(0).turn("tower-field", (1, 1), 0);
    // Knights in three cities of their own: two and three tiles east, and aslant.
    table.turn("workshop-field", (2, 1), 0).claim("Ben", "workshop-cap", (3, 1), 0, "city:0");
    table.claim("Ben", "workshop-cap", (4, 1), 180, "city:0").claim(
        "Ben",
        "workshop-cap",
        (2, 2),
        180,
        "city:0",
    );
    table.until("Anna").place("workshop-field", (5, 1), 0).play(raise((1, 1)));
    assert_eq!(sets::tower::captives(table.game()), [], "with height 1 nobody");
    table.end().until("Anna").place("workshop-field", (6, 1), 0).play(raise((1, 1)));
    for at in [(4, 1), (2, 2)] {
        assert_eq!(
            table.refuses(&capture(1, at, "city:0")),
            tower::Rejection::OutOfReach { at: spot(at) }.into()
        );
    }
    let mut late = table.clone();
    table.play(capture(1, (3, 1), "city:0"));
    assert_eq!((table.supply("Ben"), table.game().towers().unwrap().prisoners().len()), (4, 1));
    // One follower a piece, and none once the turn is over.
    assert_eq!(table.refuses(&capture(1, (3, 1), "city:0")), tower::Rejection::NoneRaised.into());
    late.end();
    assert_eq!(late.refuses(&capture(1, (3, 1), "city:0")), Rejection::PlaceFirst);
}

/// R-TW-6: capturing precedes the dragon: the captive is Ben's prisoner before the dragon reaches
/// its tile and finds nobody.
#[test]
fn a_capture_precedes_the_dragon() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["tower", "princess-dragon"]);
    table.turn_with("workshop-field", (0, 1), 0, "field:0").turn("tower-field", (1, 1), 0);
    table.lay("Ben", "dragon-field-volcano", (0, 2), 0);
    table.until("Ben").place("dragon-city-cap-dragon", (2, 1), 90).play(raise((1, 1)));
    table.play(capture(0, (0, 1), "field:0")).end();
    assert_eq!(table.game().phase(), Phase::Asking(Step::Dragon));
    assert_eq!(
        table.refuses(&capture(0, (0, 1), "field:0")),
        dragon::Rejection::First { seat: seat(1) }.into()
    );
    table.play(Move::MoveDragon { to: spot((0, 1)) });
    assert_eq!((table.supply("Anna"), table.game().towers().unwrap().prisoners().len()), (6, 1));
}

/// R-TW-6: towers and foundations do not alter what features are worth: a city of three with a
/// tower of one gives 6.
#[test]
fn a_tower_alters_no_feature() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["tower"]);
    table.turn_with("tower-city-corner-broad-road-east", (0, -1), 180, "city:0");
    table.place("workshop-field", (0, 1), 0).play(raise((0, -1))).end();
    table.turn("workshop-cap", (1, -1), 270);
    assert_eq!((table.from("Anna", Source::City), table.supply("Anna")), (6, 7));
}

/// R-TB-5: the builder returns when its owner's last follower leaves the city, here into prison,
/// and when the city is scored.
#[test]
fn a_builder_left_alone_returns() {
    for captured in [true, false] {
        let mut table = Table::with_sets(&["Anna", "Ben"], &["tower", "traders-builders"]);
        table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0").until("Anna");
        table.place("workshop-tube", (1, 3), 0).figure(Figure::Builder, "city:0").end();
        let builders = |table: &Table| table.game().supply(seat(0)).count(Figure::Builder);
        assert_eq!(builders(&table), 0);
        if captured {
            table.until("Ben").place("tower-field", (0, 2), 0).play(raise((0, 2))).play(capture(
                0,
                (1, 2),
                "city:0",
            ));
            assert_eq!((builders(&table), table.points("Anna")), (1, 0));
        } else {
            table.lay("Ben", "workshop-cap", (1, 4), 0);
            assert_eq!((builders(&table), table.points("Anna")), (1, 6));
        }
    }
}

/// R-KO-17: a tower site is in the city that holds the larger part of its foundation: of two corner
/// tiles with a site one fulfils "a city with at least 1 tower site" and the other does not.
#[test]
fn a_tower_site_is_in_the_city_that_holds_its_larger_part() {
    for (tile, fulfilled) in
        [("tower-city-corner-broad-road-east", true), ("tower-city-corner", false)]
    {
        let hands = [["tower-1", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["tower"], &hands);
        table.turn(tile, (0, -1), 180).lay("Anna", "workshop-cap", (1, -1), 270);
        assert_eq!(table.game().completed().cities, 1);
        assert_eq!(table.fulfilled("Anna").len(), usize::from(fulfilled), "{tile}");
    }
}
