//! Heretics & Shrines with what other expansions do to a challenge (R-HS-2, 10…15).

use std::sync::Arc;

use rules::board::Misfit;
use rules::expansion::tower::Capture;
use rules::expansion::{self, dragon, shrine};
use rules::game::{Phase, Step, sets};
use rules::player::Figure;
use rules::scoring::Source;
use rules::tile::{Quarter, Segment, Tile};
use rules::{Catalogue, Move, Outcome, Rejection};

use support::table::{Spot, Table, seat, segment, setup, spot, workshop_catalogue};

fn fields(table: &mut Table, places: &[Spot]) {
    for at in places {
        table.field(*at);
    }
}

/// The followers of all players off the board, in turn order.
fn supplies(table: &Table) -> Vec<u8> {
    table.game().seats().map(|seat| table.game().supply(seat).followers()).collect()
}

fn is_won(table: &Table) -> bool {
    table.last().iter().any(|outcome| {
        matches!(
            outcome,
            Outcome::Expansion(expansion::Outcome::Shrine(shrine::Outcome::ChallengeWon { .. }))
        )
    })
}

/// R-HS-2: a cloister beside a city or at the end of a road is a monastery: its monk and the
/// heretic next to it challenge each other. So are those inside a city, on a river and at a tower.
#[test]
fn every_cloister_is_a_monastery() {
    for (tile, degrees) in [("king-city-cap-monastery", 180), ("base-monastery-road", 0)] {
        let mut table = Table::with_sets(&["Anna", "Ben"], &["shrines", "king-robber"]);
        fields(&mut table, &[(0, 1), (1, 1)]);
        table.claim("Anna", "shrine-plain", (1, 2), 0, "shrine").claim(
            "Ben",
            tile,
            (0, 2),
            degrees,
            "monastery",
        );
        assert_eq!(table.game().board().challenges().len(), 1, "{tile}");
    }
    for id in ["dragon-city-three-monastery-dragon", "river2-straight-monastery", "tower-monastery"]
    {
        assert_eq!(
            workshop_catalogue().tile(id).unwrap().building(),
            Some(Segment::MONASTERY),
            "{id}"
        );
    }
}

/// R-HS-2, R-AM-2: an abbey is a monastery: its monk and the heretic beside it challenge each
/// other. With (1, 3) all eight lie around the abbey: it wins with 9.
#[test]
fn a_monk_in_an_abbey_challenges_a_heretic() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["shrines", "abbey-mayor"]);
    fields(&mut table, &[(0, 1), (1, 1), (2, 1), (1, 2)]);
    table.claim("Ben", "shrine-plain", (3, 1), 0, "shrine");
    fields(&mut table, &[(3, 2), (3, 3), (2, 3)]);
    table.until("Anna").play(Move::PlaceAbbey { at: spot((2, 2)) }).follower("monastery");
    let [begun] = table.game().board().challenges()[..] else { panic!("one challenge") };
    assert_eq!((begun.shrine.at, begun.monastery.at), (spot((3, 1)), spot((2, 2))));
    table.end().field((1, 3));
    assert!(is_won(&table));
    assert_eq!((table.all_points(), supplies(&table)), (vec![9, 0], vec![9, 9]));
}

/// R-HS-10, R-AM-2: a hole next to two shrines takes no abbey.
#[test]
fn a_hole_between_two_shrines_takes_no_abbey() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["shrines", "abbey-mayor"]);
    fields(&mut table, &[(0, 1), (1, 1), (2, 1), (3, 1), (1, 2), (3, 2)]);
    table.turn("shrine-plain", (1, 3), 0).turn("shrine-road", (3, 3), 0);
    fields(&mut table, &[(2, 3)]);
    let Rejection::Misfit { misfit, .. } = table.refuses(&Move::PlaceAbbey { at: spot((2, 2)) })
    else {
        panic!("the hole is refused")
    };
    let one = spot((1, 3));
    assert_eq!(
        misfit,
        Misfit::Crowded {
            building: Segment::MONASTERY,
            at: spot((2, 2)),
            one,
            other: spot((3, 3))
        }
    );
    assert_eq!(table.game().board().holes().count(), 0);
}

/// A monastery, a shrine and a monastery in a row with fields around them; of the shrine's
/// neighbours only (2, 2) is missing. The bag holds portals and plain fields.
fn a_shrine_between_monasteries() -> Table {
    let field = r#""edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
        "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]"#;
    let building =
        |column| if column == 2 { r#", "shrine": true"# } else { r#", "monastery": true"# };
    let lies = |row, column| {
        let building = if row == 2 { building(column) } else { "" };
        let grid = format!(r#""grid": {{"row": {row}, "col": {column}}}"#);
        format!(
            r#"{{"id": "lies-{row}-{column}", "set": "count", "count": 1, {field}, {grid}{building}}}"#
        )
    };
    let mut tiles: Vec<String> = (1..=3)
        .flat_map(|row| (1..=3).map(move |column| (row, column)))
        .take(8)
        .map(|(r, c)| lies(r, c))
        .collect();
    tiles.push(format!(
        r#"{{"id": "portal", "set": "princess-dragon", "count": 3, "portal": true, {field}}}"#
    ));
    tiles.push(format!(r#"{{"id": "plain", "set": "base", "count": 2, {field}}}"#));
    let tiles: Vec<Tile> = serde_json::from_str(&format!("[{}]", tiles.join(","))).unwrap();
    let setup = setup(&["Anna", "Ben", "Cleo"], &["base", "count", "princess-dragon"]);
    Table::new(setup, Arc::new(Catalogue::new(tiles, Vec::new())))
}

/// R-HS-11: by R-HS-9 a shrine has one monastery beside it at most. On a table that broke the ban
/// all the same a completed, occupied building wins against each of them.
#[test]
fn a_shrine_between_two_monasteries_wins_against_both() {
    let mut table = a_shrine_between_monasteries();
    for (x, on) in [(0, "monastery"), (2, "monastery"), (1, "shrine")] {
        let through =
            Move::Deploy { figure: Figure::Follower, on: segment(on), at: Some(spot((x, 1))) };
        table.place("portal", (x, -1), 0).play(through).end();
    }
    assert_eq!(table.game().board().challenges().len(), 2);
    table.turn("plain", (2, 2), 0);
    assert_eq!((table.all_points(), supplies(&table)), (vec![0, 0, 9], vec![7, 7, 7]));
}

/// On the north side of the City: Anna's monk at (1, -2), Ben's heretic at (1, -3), two of Cleo's
/// figures in the cathedral, and Cleo to lay (2, -3), the monastery's last neighbour. Ben has 4
/// points for each of two cities.
fn two_in_the_cathedral(figures: [Figure; 2]) -> Table {
    let mut table =
        Table::with_sets(&["Anna", "Ben", "Cleo"], &["count", "shrines", "inns-cathedrals"]);
    for (x, figure) in [0, 2].into_iter().zip(figures) {
        table.claim("Ben", "workshop-cap", (x, -1), 0, "city:0").lay(
            "Cleo",
            "workshop-cap",
            (x, -2),
            180,
        );
        table.play(Move::EnterCity { figure, quarter: Quarter::Cathedral });
    }
    table.turn("workshop-field", (1, -1), 0).turn("workshop-field", (0, -3), 0);
    table.claim("Anna", "base-monastery", (1, -2), 0, "monastery");
    table.claim("Ben", "shrine-plain", (1, -3), 0, "shrine");
    assert_eq!(table.points("Ben"), 8);
    table.until("Cleo").place("workshop-field", (2, -3), 0).end();
    assert_eq!(
        (table.game().phase(), sets::count::leaving::leaver(table.game())),
        (Phase::Asking(Step::Leave), Some(seat(2)))
    );
    table
}

fn out_of_the_cathedral(figure: Figure) -> Move {
    Move::LeaveCity {
        player: seat(2),
        figure,
        from: Quarter::Cathedral,
        at: spot((1, -2)),
        on: segment("monastery"),
    }
}

/// R-HS-12: two from the cathedral outnumber the monk: the monastery wins all the same, only its
/// majority scores, and everybody who has lost or is outnumbered goes home with nothing.
#[test]
fn several_followers_on_a_side_change_only_its_majority() {
    let mut table = two_in_the_cathedral([Figure::Follower, Figure::Follower]);
    table.play(out_of_the_cathedral(Figure::Follower)).play(out_of_the_cathedral(Figure::Follower));
    assert!(is_won(&table));
    assert_eq!(table.all_points(), [0, 8, 9]);
    assert_eq!(supplies(&table), [8, 8, 8]);
}

/// R-HS-13: a big follower is stronger in the majority, and in nothing else: it beats the monk 2 :
/// 1.
#[test]
fn a_big_follower_from_the_cathedral_beats_the_monk() {
    let mut table = two_in_the_cathedral([Figure::BigFollower, Figure::Follower]);
    table
        .play(out_of_the_cathedral(Figure::BigFollower))
        .play(Move::StayInCity { player: seat(2) });
    assert_eq!(table.all_points(), [0, 8, 9]);
    // Cleo's other follower is in the City still.
    assert_eq!(supplies(&table), [8, 8, 7]);
}

/// R-HS-13: a big heretic loses like any other: the monastery is completed first.
#[test]
fn a_big_heretic_loses_like_any_other() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["shrines", "inns-cathedrals"]);
    fields(&mut table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.claim("Anna", "base-monastery", (2, 3), 0, "monastery");
    table.until("Ben").place("shrine-plain", (3, 3), 0).figure(Figure::BigFollower, "shrine").end();
    fields(&mut table, &[(2, 2), (3, 2), (2, 4), (3, 4), (1, 4)]);
    assert!(is_won(&table));
    assert_eq!((table.all_points(), supplies(&table)), (vec![9, 0], vec![8, 8]));
}

/// R-HS-14: the tile with a magic portal that completes both buildings may put a monk on the empty
/// one at once: a draw, both score.
#[test]
fn a_portal_that_completes_both_fills_the_empty_one() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["shrines", "princess-dragon"]);
    fields(&mut table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.turn("base-monastery", (2, 3), 0).claim("Ben", "shrine-plain", (3, 3), 0, "shrine");
    fields(&mut table, &[(2, 2), (3, 2), (4, 2), (4, 3), (4, 4)]);
    table.turn("workshop-cap", (1, 4), 90).turn("workshop-end", (3, 4), 270);
    let monk =
        Move::Deploy { figure: Figure::Follower, on: Segment::MONASTERY, at: Some(spot((2, 3))) };
    // City to the west, field to the north, roads to the east and south.
    table
        .until("Anna")
        .place("dragon-city-cap-road-curve-left-portal", (2, 4), 270)
        .play(monk)
        .end();
    assert!(!is_won(&table));
    assert_eq!((table.all_points(), supplies(&table)), (vec![9, 9], vec![7, 7]));
}

/// R-HS-6: the loser's shrine stays where it is, empty, and only what reaches old tiles puts
/// somebody there again: a portal. Its eight neighbours bring the new heretic 9.
#[test]
fn the_loser_s_building_stays_and_a_portal_fills_it_again() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["shrines", "princess-dragon"]);
    fields(&mut table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.claim("Anna", "base-monastery", (2, 3), 0, "monastery").claim(
        "Ben",
        "shrine-plain",
        (3, 3),
        0,
        "shrine",
    );
    fields(&mut table, &[(2, 2), (3, 2), (2, 4), (3, 4), (1, 4)]);
    assert_eq!(table.all_points(), [9, 0]);
    let heretic =
        Move::Deploy { figure: Figure::Follower, on: Segment::SHRINE, at: Some(spot((3, 3))) };
    table.until("Ben").place("workshop-field", (4, 2), 0);
    assert_eq!(table.refuses(&heretic), dragon::Rejection::NoPortal.into());
    table.end().until("Ben").place("dragon-junction-three-portal", (5, 2), 270);
    table.play(heretic).end();
    fields(&mut table, &[(4, 3), (4, 4)]);
    assert_eq!(table.all_points(), [9, 9]);
}

/// R-HS-15: when the heretic is captured the challenge is over without a winner: the monastery is
/// completed, and no card for a won challenge is fulfilled.
#[test]
fn a_captured_heretic_ends_the_challenge() {
    let hands = [["shrines-2", "base-26", "base-27"], ["base-03", "base-08", "base-11"]];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben"], &["shrines", "tower"], &hands);
    fields(&mut table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.claim("Anna", "base-monastery", (2, 3), 0, "monastery").claim(
        "Ben",
        "shrine-plain",
        (3, 3),
        0,
        "shrine",
    );
    assert_eq!(table.game().board().challenges().len(), 1);
    table.until("Anna").place("tower-field", (3, 2), 0).play(Move::RaiseTower { at: spot((3, 2)) });
    table.play(Move::Capture(Capture {
        player: seat(1),
        figure: Figure::Follower,
        at: spot((3, 3)),
        on: Some(Segment::SHRINE),
        exchange: None,
    }));
    assert_eq!(table.game().board().challenges().len(), 0);
    table.end();
    fields(&mut table, &[(2, 2), (2, 4), (3, 4)]);
    table.lay("Anna", "workshop-field", (1, 4), 0);
    assert!(!is_won(&table));
    assert_eq!((table.from("Anna", Source::Monastery), table.fulfilled("Anna").len()), (9, 0));
}
