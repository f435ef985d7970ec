//! Heretics & Shrines (R-HS, EX-17…20, R-KO-16). What other expansions do to a challenge is in
//! `challenges`.

use journal::Edit;
use rules::board::Misfit;
use rules::expansion::{self, shrine};
use rules::game::legal;
use rules::scoring::Source;
use rules::tile::Segment;
use rules::{Move, Outcome, Rejection};

use support::table::{Spot, Table, place, setup, spot, workshop_catalogue, worth};

fn table() -> Table {
    let setup = setup(&["Anna", "Ben", "Cleo"], &["base", "shrines", "shrines-extra", "workshop"]);
    Table::new(setup, workshop_catalogue())
}

fn fields(table: &mut Table, places: &[Spot]) {
    for at in places {
        table.field(*at);
    }
}

/// Anna's monk at (2, 3) and Ben's heretic at (3, 3).
fn challenge(table: &mut Table) {
    fields(table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.claim("Anna", "base-monastery", (2, 3), 0, "monastery").claim(
        "Ben",
        "shrine-plain",
        (3, 3),
        0,
        "shrine",
    );
}

/// R-HS-1: a shrine is placed, claimed and scored like a monastery: 9 when complete, and other
/// segments may be claimed.
#[test]
fn a_shrine_scores_like_a_monastery() {
    let mut table = table();
    fields(&mut table, &[(0, 1), (1, 1), (1, 2)]);
    table.claim("Anna", "shrine-plain", (2, 2), 0, "shrine");
    fields(&mut table, &[(2, 1), (3, 1), (3, 2), (3, 3), (2, 3)]);
    assert_eq!((table.game().projected()[table.seat("Anna")], table.points("Anna")), (1 + 7, 0));
    table.field((1, 3));
    assert_eq!((table.from("Anna", Source::Shrine), table.supply("Anna")), (9, 7));
    assert_eq!(table.game().completed().shrines, 1);
    // Its city is claimed as ever.
    table.claim("Ben", "shrine-city-cap", (0, -1), 180, "city:0");
    assert_eq!(table.points("Ben"), 4);
}

/// R-HS-3: the challenge begins when the second of the two becomes occupied, whichever that is.
#[test]
fn a_challenge_begins_with_the_second_follower() {
    let mut table = table();
    fields(&mut table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.claim("Anna", "base-monastery", (2, 3), 0, "monastery");
    assert_eq!(table.game().board().challenges().len(), 0);
    table.until("Ben").place("shrine-plain", (3, 3), 0);
    assert_eq!(table.game().board().challenges().len(), 0);
    table.follower("shrine");
    let [begun] = table.game().board().challenges()[..] else { panic!("one challenge") };
    assert_eq!((begun.shrine.at, begun.monastery.at), (spot((3, 3)), spot((2, 3))));
    let (shrine, monastery) = (vec![table.seat("Ben")], vec![table.seat("Anna")]);
    let told = shrine::Outcome::ChallengeBegan { challenge: begun, shrine, monastery };
    assert!(table.last().contains(&Outcome::from(told)));
}

/// EX-17, R-HS-5: the tile completes the monastery only: 9 for Anna, 0 for Ben, both go home.
#[test]
fn ex_17_the_first_completed_wins_and_the_other_scores_nothing() {
    let mut table = table();
    challenge(&mut table);
    fields(&mut table, &[(2, 2), (3, 2), (2, 4), (3, 4)]);
    table.lay("Cleo", "workshop-field", (1, 4), 0);
    assert_eq!((table.points("Anna"), table.points("Ben"), table.points("Cleo")), (9, 0, 0));
    assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
    assert!(table.last().iter().any(|outcome| matches!(
        outcome,
        Outcome::Expansion(expansion::Outcome::Shrine(shrine::Outcome::ChallengeWon { .. }))
    )));
    // R-HS-6: the loser's building stays and is empty; completing it later brings nothing.
    fields(&mut table, &[(4, 2), (4, 3), (4, 4)]);
    assert_eq!(table.points("Ben"), 0);
}

/// EX-18, R-HS-7: one tile completes both: 9 for each, nobody has won.
#[test]
fn ex_18_both_at_once_is_a_draw() {
    let mut table = table();
    challenge(&mut table);
    fields(&mut table, &[(2, 2), (3, 2), (4, 2), (4, 3), (4, 4), (3, 4), (1, 4)]);
    table.lay("Cleo", "workshop-field", (2, 4), 0);
    assert_eq!((table.points("Anna"), table.points("Ben")), (9, 9));
    assert!(!table.last().iter().any(|outcome| matches!(
        outcome,
        Outcome::Expansion(expansion::Outcome::Shrine(shrine::Outcome::ChallengeWon { .. }))
    )));
}

/// EX-19, R-HS-4, 8: an empty monastery is completed beside Ben's heretic: nothing; at the end he
/// has 1 + 5.
#[test]
fn ex_19_an_empty_monastery_defeats_nobody() {
    let mut table = table();
    fields(&mut table, &[(0, 1), (1, 1), (1, 2), (1, 3)]);
    table.turn("base-monastery", (2, 3), 0).claim("Ben", "shrine-plain", (3, 3), 0, "shrine");
    fields(&mut table, &[(2, 2), (3, 2), (2, 4), (3, 4), (1, 4)]);
    assert_eq!(
        (table.game().completed().monasteries, table.points("Ben"), table.supply("Ben")),
        (1, 0, 6)
    );
    table.end_game();
    assert_eq!(table.from("Ben", Source::Shrine), 6);
}

/// R-HS-8: an unfinished challenge: both score as they stand. Monastery and shrine have each other
/// and two fields more: (1, 3) and (1, 2) at the monastery, none of them at the shrine.
#[test]
fn an_unfinished_challenge_scores_both() {
    let mut table = table();
    challenge(&mut table);
    table.end_game();
    assert_eq!(
        (table.from("Anna", Source::Monastery), table.from("Ben", Source::Shrine)),
        (1 + 3, 1 + 1)
    );
}

fn crowded(table: &mut Table, tile: &str, at: Spot) -> Misfit {
    match table.refuses(&place(tile, at, 0)) {
        Rejection::Misfit { misfit, .. } => misfit,
        other => panic!("refused for another reason: {other:?}"),
    }
}

/// EX-20, R-HS-9: between two monasteries no shrine is placed, whoever stands there; the offered
/// places respect it, and the refusal names the buildings.
#[test]
fn ex_20_no_shrine_between_two_monasteries() {
    let mut table = table();
    fields(&mut table, &[(0, 1), (1, 1), (1, 2)]);
    table.turn("base-monastery", (1, 3), 0);
    fields(&mut table, &[(2, 1), (3, 1), (3, 2)]);
    table.turn("base-monastery", (3, 3), 0);
    fields(&mut table, &[(2, 2)]);
    let between = Misfit::Crowded {
        building: Segment::SHRINE,
        at: spot((2, 3)),
        one: spot((1, 3)),
        other: spot((3, 3)),
    };
    assert_eq!(crowded(&mut table, "shrine-plain", (2, 3)), between);
    let shrine = table.game().catalogue().tile("shrine-plain").unwrap().clone();
    let offered = table.game().board().placements(&shrine);
    assert!(!offered.iter().any(|(at, _)| *at == spot((2, 3))), "it is not offered");
    assert!(offered.iter().any(|(at, _)| *at == spot((1, 4))), "one monastery is allowed");
    assert!(!legal::fitting(table.game(), spot((2, 3))).iter().any(|(tile, _)| tile.shrine));
    // A monastery may stand beside any number of its kind.
    table.turn("base-monastery", (2, 3), 0);
}

/// EX-20, R-HS-9 (2): a monastery that has a shrine beside it gets no second one; three shrines
/// side by side are allowed.
#[test]
fn ex_20_no_second_shrine_beside_a_monastery() {
    let mut table = table();
    fields(&mut table, &[(0, 1), (1, 1), (1, 2)]);
    table.turn("base-monastery", (1, 3), 0).turn("shrine-plain", (1, 4), 0);
    let second = Misfit::Crowded {
        building: Segment::MONASTERY,
        at: spot((1, 3)),
        one: spot((2, 2)),
        other: spot((1, 4)),
    };
    fields(&mut table, &[(2, 1)]);
    assert_eq!(crowded(&mut table, "shrine-road", (2, 2)), second);
    // Away from the monastery, beside the shrine: nothing against it.
    table.turn("shrine-road", (1, 5), 0);
    assert_eq!(table.game().board().tiles().len(), 8);
}

/// EX-20, R-HS-9 (1) and (2) for monasteries: none between two shrines, no second one beside a
/// shrine, aslant either; nobody needs to stand anywhere. Three shrines side by side are allowed.
#[test]
fn ex_20_shrines_ban_monasteries_as_monasteries_ban_shrines() {
    let mut table = table();
    fields(&mut table, &[(0, 1), (1, 1), (1, 2)]);
    table.turn("shrine-plain", (1, 3), 0);
    fields(&mut table, &[(2, 1), (3, 1), (3, 2), (2, 2)]);
    let (building, one) = (Segment::MONASTERY, spot((1, 3)));
    let mut beside_one = table.clone();
    table.turn("shrine-road", (3, 3), 0);
    let between = Misfit::Crowded { building, at: spot((2, 3)), one, other: spot((3, 3)) };
    assert_eq!(crowded(&mut table, "base-monastery", (2, 3)), between);
    table.turn("shrine-city-cap", (2, 3), 180);
    beside_one.turn("base-monastery", (2, 3), 0);
    fields(&mut beside_one, &[(0, 2), (0, 3)]);
    let second = Misfit::Crowded {
        building: Segment::SHRINE,
        at: one,
        one: spot((0, 4)),
        other: spot((2, 3)),
    };
    assert_eq!(crowded(&mut beside_one, "base-monastery", (0, 4)), second);
}

/// R-KO-16, R-HS-3, 5: whoever has claimed the shrine and is challenged fulfils the card by winning,
/// as does whoever has challenged. The shrine is completed first: 9 for the heretic, 0 for the
/// monk, both go home.
#[test]
fn a_heretic_who_wins_fulfils_the_card_whoever_has_challenged() {
    let hands = [
        ["shrines-1", "base-26", "base-27"],
        ["shrines-2", "base-03", "base-08"],
        ["base-11", "base-30", "base-10"],
    ];
    for heretic_first in [true, false] {
        let mut table = Table::with_sets_and_hands(&["Anna", "Ben", "Cleo"], &["shrines"], &hands);
        fields(&mut table, &[(0, 1), (1, 1), (2, 1), (3, 1), (3, 2), (2, 2)]);
        let buildings = [
            ("Anna", "shrine-plain", (3, 3), "shrine"),
            ("Ben", "base-monastery", (2, 3), "monastery"),
        ];
        let order = if heretic_first { [0, 1] } else { [1, 0] };
        for (name, tile, at, on) in order.map(|index| buildings[index]) {
            table.claim(name, tile, at, 0, on);
        }
        assert_eq!(table.game().board().challenges().len(), 1);
        fields(&mut table, &[(4, 2), (4, 3), (4, 4), (3, 4)]);
        table.lay("Cleo", "workshop-field", (2, 4), 0);
        assert_eq!(table.all_points(), [9 + worth(&["shrines-1"]), 0, 0], "{heretic_first}");
        assert_eq!((table.supply("Anna"), table.supply("Ben")), (7, 7));
        assert_eq!((table.fulfilled("Anna").len(), table.fulfilled("Ben").len()), (1, 0));
    }
}

/// R-HS-1: nobody has to place a heretic: on a shrine's tile a thief, a farmer or a knight may
/// stand instead, or nobody.
#[test]
fn on_the_tile_of_a_shrine_anybody_may_stand_or_nobody() {
    for on in ["shrine", "road:0", "field:0", "city:0"] {
        let mut table = table();
        table.place("shrine-city-cap-road", (0, -1), 180);
        if on == "city:0" {
            // It completes the start tile's city: 4 at once.
            table.follower(on).end();
            assert_eq!((table.points("Anna"), table.supply("Anna")), (4, 7));
        } else {
            table.follower(on).end();
            assert_eq!((table.points("Anna"), table.supply("Anna")), (0, 6), "{on}");
        }
    }
    table().turn("shrine-city-cap-road", (0, -1), 180);
}

/// R-KO-16: the card is fulfilled for the winner, also by another player's tile.
#[test]
fn winning_a_challenge_fulfils_the_card_in_another_players_turn() {
    let hands = [
        ["shrines-2", "base-26", "base-27"],
        ["shrines-1", "base-03", "base-08"],
        ["base-11", "base-30", "base-10"],
    ];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben", "Cleo"], &["shrines"], &hands);
    challenge(&mut table);
    fields(&mut table, &[(2, 2), (3, 2), (2, 4), (3, 4)]);
    table.lay("Cleo", "workshop-field", (1, 4), 0);
    assert_eq!(table.fulfilled("Anna"), ["shrines-2"]);
    assert_eq!(table.points("Anna"), 9 + worth(&["shrines-2"]));
    assert_eq!(table.fulfilled("Ben"), [""; 0]);
}

/// R-KO-16: a draw wins nothing, and an empty building beside the completed one is no challenge.
#[test]
fn a_draw_and_an_empty_building_fulfil_no_challenge_card() {
    let hands = [
        ["shrines-2", "base-26", "base-27"],
        ["shrines-1", "base-03", "base-08"],
        ["base-11", "base-30", "base-10"],
    ];
    let mut table = Table::with_sets_and_hands(&["Anna", "Ben", "Cleo"], &["shrines"], &hands);
    challenge(&mut table);
    fields(&mut table, &[(2, 2), (3, 2), (4, 2), (4, 3), (4, 4), (3, 4), (1, 4)]);
    table.lay("Cleo", "workshop-field", (2, 4), 0);
    assert_eq!((table.fulfilled("Anna"), table.fulfilled("Ben")), (Vec::new(), Vec::new()));
}

/// Anna's monk was not there: there was no challenge, the shrine goes on and scores 9 when it is
/// surrounded. No move falls away.
#[test]
fn correcting_a_move_before_a_challenge_shows_what_would_have_come_of_it() {
    let mut table = table();
    challenge(&mut table);
    fields(&mut table, &[(2, 2), (3, 2), (2, 4), (3, 4), (1, 4), (4, 4), (4, 3), (4, 2)]);
    assert_eq!((table.points("Anna"), table.points("Ben")), (9, 0));
    let is_monk = |made: &Move| matches!(made, Move::Deploy { on: Segment::MONASTERY, .. });
    let monk = table.journal().moves().position(is_monk).unwrap();
    let correction =
        table.journal().correct(&Edit { at: monk, remove: 1, insert: Vec::new() }).unwrap();
    assert_eq!(correction.difference.dropped, []);
    assert_eq!(correction.difference.points[table.seat("Anna")], (9, 0));
    assert_eq!(correction.difference.points[table.seat("Ben")], (0, 9));
    correction.game().check().unwrap();
}
