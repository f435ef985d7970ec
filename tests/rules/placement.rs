//! Setting up, the course of a turn, placing tiles (R-BASE-1…4, R-TURN-1).

use std::sync::Arc;

use content::bundled;
use rules::board::Misfit;
use rules::game::{Phase, legal};
use rules::geometry::{Rotation, Side};
use rules::tile::group::Group;
use rules::tile::{Edge, Tile};
use rules::{Catalogue, Move, Rejection, setup};

use support::table::{Table, deploy, place, remove, seat, setup, spot};

/// The misfit of a refused placement.
#[track_caller]
fn misfit(table: &mut Table, made: &Move) -> Misfit {
    match table.refuses(made) {
        Rejection::Misfit { misfit, .. } => misfit,
        other => panic!("refused for another reason: {other:?}"),
    }
}

/// R-BASE-1: the start tile lies face up, the 71 others are to be drawn; everybody has 7 followers
/// and no points.
#[test]
fn a_game_begins_with_the_start_tile_and_71_others() {
    let table = Table::of(&["Anna", "Ben", "Cleo"]);
    let tiles = table.game().board().tiles();
    assert_eq!(tiles.len(), 1);
    assert_eq!(tiles[0].tile.id.as_str(), "base-city-cap-road-straight");
    assert_eq!((tiles[0].at, tiles[0].rotation), (spot((0, 0)), Rotation::None));
    assert_eq!(table.game().count_left(), 71);
    // The start tile is one of its kind's 4.
    assert_eq!(table.game().copies_left("base-city-cap-road-straight"), 3);
    for name in ["Anna", "Ben", "Cleo"] {
        assert_eq!((table.supply(name), table.points(name)), (7, 0), "{name}");
    }
    assert_eq!(
        (table.active(), table.game().turn(), table.game().phase()),
        ("Anna", 1, Phase::Place)
    );
}

/// R-BASE-1, R-KR-1: King & Robber shuffles 5 more tiles in.
#[test]
fn king_and_robber_brings_five_more_tiles() {
    assert_eq!(Table::with_king(&["Anna", "Ben"]).game().count_left(), 76);
}

/// R-BASE-1: turns go clockwise and start anew with the first player.
#[test]
fn turns_go_round_the_table() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    let mut order = Vec::new();
    for turn in 1..=5 {
        assert_eq!(table.game().turn(), turn);
        order.push(table.active().to_owned());
        table.pass();
    }
    assert_eq!(order, ["Anna", "Ben", "Cleo", "Anna", "Ben"]);
}

/// R-BASE-1 and the setup of a game: two to six players with names and colours of their own, the
/// base game, no set twice.
#[test]
fn a_setup_that_cannot_be_played_tells_every_fault() {
    let catalogue = Table::of(&["Anna", "Ben"]).game().catalogue().clone();
    let faults = |setup: &setup::Setup| setup.faults(&catalogue);
    assert_eq!(faults(&setup(&["Anna", "Ben"], &["base"])), []);
    assert_eq!(faults(&setup(&["Anna"], &["base"])), [setup::Fault::PlayerCount(1)]);
    let seven = setup(&["1", "2", "3", "4", "5", "6", "7"], &["base"]);
    assert_eq!(faults(&seven), [setup::Fault::PlayerCount(7)]);
    let mut wrong = setup(&["Anna", "  ", " Anna "], &["king-robber", "king-robber", "moon"]);
    wrong.players[2].colour = wrong.players[0].colour;
    assert_eq!(
        faults(&wrong),
        [
            setup::Fault::NoName { player: 1 },
            setup::Fault::NameTwice { name: "Anna".to_owned() },
            setup::Fault::ColourTwice { colour: wrong.players[0].colour },
            setup::Fault::NoBase,
            setup::Fault::SetTwice { set: "king-robber".to_owned() },
            setup::Fault::UnknownSet { set: "moon".to_owned() },
        ]
    );
    let long = "A name that is far too long for the table".to_owned();
    assert_eq!(faults(&setup(&[&long, "Ben"], &["base"])), [setup::Fault::LongName { name: long }]);
}

/// R-BASE-2: first the tile, then at most one follower, then scoring; one tile a turn.
#[test]
fn a_turn_is_tile_then_follower_then_scoring() {
    let mut table = Table::of(&["Anna", "Ben"]);
    assert_eq!(table.refuses(&deploy("city:0")), Rejection::PlaceFirst);
    assert_eq!(table.refuses(&Move::EndTurn), Rejection::PlaceFirst);
    table.place("base-city-cap", (0, -1), 180);
    assert_eq!(
        table.refuses(&place("base-road-straight", (1, 0), 0)),
        Rejection::TileAlreadyPlaced
    );
    assert_eq!(table.refuses(&remove("base-city-full-pennant")), Rejection::TileAlreadyPlaced);
    assert_eq!(table.refuses(&Move::EndGame), Rejection::EndAtTurnStart);
    table.follower("city:0");
    // The completed city is not scored before the turn ends: deploying comes first.
    assert_eq!(table.points("Anna"), 0);
    assert_eq!(table.refuses(&deploy("field:0")), Rejection::AlreadyDeployed);
    table.end();
    assert_eq!(table.points("Anna"), 4);
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
}

/// R-BASE-3: a tile joins another by a full side, and every touching side matches.
#[test]
fn a_tile_that_matches_all_its_neighbours_may_lie() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // City to city; road to road; then field to field and road to road at once.
    table.turn("base-city-cap", (0, -1), 180).turn("base-road-curve", (1, 0), 0).turn(
        "base-city-cap",
        (1, -1),
        0,
    );
    // (1, 1): road to the north (the curve's), field to the west once (0, 1) is a field.
    table.turn("base-monastery", (0, 1), 0).turn("base-monastery-road", (1, 1), 180);
    assert_eq!(table.game().board().tiles().len(), 6);
}

/// R-BASE-3.
#[test]
fn rejects_a_road_against_a_city() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // Turned by 90° the straight road runs north to south; the start tile's north side is city.
    let misfit = misfit(&mut table, &place("base-road-straight", (0, -1), 90));
    assert_eq!(misfit, Misfit::Edge { side: Side::South, shows: Edge::Road, wants: Edge::City });
}

/// R-BASE-3: each touching side counts, not only one.
#[test]
fn rejects_a_tile_that_matches_one_neighbour_but_not_the_other() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn("base-monastery", (0, 1), 0).turn("base-road-curve", (1, 0), 0);
    // (1, 1) has the curve's road in the north and the monastery's field in the west. A straight
    // road from north to south has both; a curve from north to west matches in the north and fails
    // in the west.
    let misfit = misfit(&mut table, &place("base-road-curve", (1, 1), 90));
    assert_eq!(misfit, Misfit::Edge { side: Side::West, shows: Edge::Road, wants: Edge::Field });
    table.turn("base-road-straight", (1, 1), 90);
}

/// R-BASE-3: corner contact is not enough, nor is lying apart or on another tile.
#[test]
fn rejects_a_tile_that_touches_nothing_or_lies_on_another() {
    let mut table = Table::of(&["Anna", "Ben"]);
    assert_eq!(misfit(&mut table, &place("base-monastery", (1, 1), 0)), Misfit::Apart);
    assert_eq!(misfit(&mut table, &place("base-monastery", (5, 5), 0)), Misfit::Apart);
    assert_eq!(
        misfit(&mut table, &place("base-monastery", (i32::MAX, i32::MIN), 0)),
        Misfit::Apart
    );
    assert_eq!(misfit(&mut table, &place("base-monastery", (0, 0), 0)), Misfit::Occupied);
}

/// R-BASE-3: a hole that no tile of the game fits may be made.
#[test]
fn a_hole_that_nothing_fills_may_be_made() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .turn("base-city-cap", (0, -1), 180)
        .turn("base-city-cap-road-straight", (1, 0), 0)
        .turn("base-monastery", (0, -2), 0)
        .turn("base-city-cap", (1, -2), 180)
        .turn("base-road-straight", (2, 0), 0);
    // So far the place (1, -1) wants city in the north and south and field in the west: a tube
    // would fit.
    assert!(legal::count_fitting(table.game(), spot((1, -1))) > 0);
    // Now also road in the east: no tile has city, road, city, field.
    table.turn("base-road-curve", (2, -1), 90);
    assert_eq!(legal::count_fitting(table.game(), spot((1, -1))), 0);
    assert!(legal::dead_places(table.game()).any(|(at, _)| at == spot((1, -1))));
}

/// R-BASE-3, and only tiles of the game: its sets' kinds, as many copies as there are.
#[test]
fn only_tiles_of_the_sets_in_play_are_placed_and_no_more_than_there_are() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let unknown = |tile: &str| Rejection::UnknownTile { tile: tile.into() };
    assert_eq!(
        table.refuses(&place("king-city-cap-monastery", (0, 1), 90)),
        unknown("king-city-cap-monastery")
    );
    assert_eq!(table.refuses(&place("no-such-tile", (0, 1), 0)), unknown("no-such-tile"));
    // There is one tube without pennant.
    table.turn("base-city-tube", (0, -1), 90);
    let none_left = Rejection::NoneLeft { tile: "base-city-tube".into() };
    assert_eq!(table.refuses(&place("base-city-tube", (0, -2), 90)), none_left);
    assert_eq!(table.refuses(&remove("base-city-tube")), none_left);
}

/// R-BASE-4: a tile without any legal place leaves the game, and the player draws again.
#[test]
fn a_tile_that_fits_nowhere_leaves_the_game_and_the_player_draws_again() {
    let mut table = Table::of(&["Anna", "Ben"]);
    // The only open city is closed: the tile with city on all sides fits nowhere.
    table.turn("base-city-cap", (0, -1), 180).play(remove("base-city-full-pennant"));
    assert_eq!((table.active(), table.game().phase()), ("Ben", Phase::Place));
    assert_eq!((table.game().count_left(), table.game().count_removed()), (69, 1));
    assert_eq!(
        table.refuses(&remove("base-city-full-pennant")),
        Rejection::NoneLeft { tile: "base-city-full-pennant".into() }
    );
    table.turn("base-road-straight", (1, 0), 0);
    assert_eq!(table.active(), "Anna");
}

/// R-BASE-4: only then.
#[test]
fn a_tile_that_fits_somewhere_must_be_placed() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let rejection = table.refuses(&remove("base-city-full-pennant"));
    assert_eq!(
        rejection,
        Rejection::TileFits { tile: "base-city-full-pennant".into(), at: spot((0, -1)) }
    );
}

/// R-BASE-4, R-BASE-14: if the last tile fits nowhere, the game is over.
#[test]
fn the_game_ends_when_the_last_tile_fits_nowhere() {
    let tiles: Vec<Tile> = serde_json::from_str(
        r#"[
        {"id": "meadow", "set": "base", "count": 2, "start_copies": 1,
         "edges": {"n": "field", "e": "field", "s": "field", "w": "field"},
         "fields": [{"half_edges": ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"]}]},
        {"id": "town", "set": "base", "count": 1, "edges": {"n": "city", "e": "city", "s": "city", "w": "city"},
         "cities": [{"edges": ["n", "e", "s", "w"]}]}
        ]"#,
    )
    .unwrap();
    let mut table =
        Table::new(setup(&["Anna", "Ben"], &["base"]), Arc::new(Catalogue::new(tiles, Vec::new())));
    table.turn("meadow", (0, 1), 0);
    assert!(!table.game().is_finished());
    table.play(remove("town"));
    assert!(table.game().is_finished());
    assert_eq!(table.refuses(&place("meadow", (0, 2), 0)), Rejection::GameOver);
}

/// The window offers for a place all tiles that the rules allow there, each picture once.
#[test]
fn the_tiles_offered_for_a_place_are_those_that_fit_it() {
    let table = Table::of(&["Anna", "Ben"]);
    let north = spot((0, -1));
    let offered = legal::fitting(table.game(), north);
    for (tile, rotation) in &offered {
        assert!(table.game().board().fits(tile, north, *rotation).is_ok());
    }
    let turns_of = |id: &str| -> Vec<u16> {
        let of_kind = offered.iter().filter(|(tile, _)| tile.id.as_str() == id);
        of_kind.map(|(_, rotation)| rotation.degrees()).collect()
    };
    // Only city may lie north of the start tile.
    assert!(turns_of("base-monastery").is_empty());
    assert_eq!(turns_of("base-city-cap"), [180]);
    // The tube looks the same upside down, the full city in every rotation: once each.
    assert_eq!(turns_of("base-city-tube"), [90]);
    assert_eq!(turns_of("base-city-full-pennant"), [0]);
    // Three sides of city: each of them may face south.
    assert_eq!(turns_of("base-city-three").len(), 3);
    // By hand: of the 71 tiles left, all with any city fit: C 1, D 3, E 5, F 2, G 1, H 3, I 2, J 3,
    // K 3, L 3, M 2, N 3, O 2, P 3, Q 1, R 3, S 2, T 1 = 43.
    assert_eq!(legal::count_fitting(table.game(), north), 43);
}

/// The kinds stand by what they show: monasteries, roads, cities by the sides that they take, and
/// what has a symbol; their order stays as the tiles go.
#[test]
fn kinds_of_tiles_stand_in_groups_and_keep_their_order() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["gold-mines"]);
    let group = |id: &str| bundled::catalogue().tile(id).expect("a tile").group();
    let groups = ["base-monastery", "base-road-curve", "base-city-cap-road-straight"].map(group);
    assert_eq!(groups, [Group::Monasteries, Group::Roads, Group::Cities(1)]);
    let groups = ["base-city-tube", "base-city-full-pennant"].map(group);
    assert_eq!(groups, [Group::Cities(2), Group::Cities(4)]);
    let groups = ["gold-road-curve-road-curve", "gold-monastery-road-curve"].map(group);
    assert_eq!(groups, [Group::Special, Group::Monasteries]);
    let ids = |table: &Table| -> Vec<String> {
        let kinds = legal::kinds_by_group(table.game());
        kinds.into_iter().map(|(tile, _)| tile.id.to_string()).collect()
    };
    let before = ids(&table);
    // The two monasteries with a road go, and nothing else moves.
    table.turn("base-monastery-road", (1, 0), 90).turn("base-monastery-road", (-1, 0), 270);
    let left = before.iter().filter(|id| *id != "base-monastery-road");
    assert_eq!(ids(&table), left.cloned().collect::<Vec<_>>());
}

/// Only players of the game make moves.
#[test]
fn a_seat_that_nobody_has_makes_no_move() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let adjust =
        Move::Adjust { player: seat(2), points: 1, reason: "why not".to_owned(), source: None };
    assert_eq!(table.refuses(&adjust), Rejection::NoSuchPlayer { seat: seat(2) });
    let keep = Move::KeepOrders { player: seat(5), returned: None };
    assert_eq!(table.refuses(&keep), Rejection::NoSuchPlayer { seat: seat(5) });
}

/// Colour is never alone: each player has a letter of their own, from the name where possible.
#[test]
fn every_player_has_a_letter_of_their_own() {
    let letters = |names: &[&str]| -> String {
        let players = setup(names, &["base"]).players;
        let letters = rules::player::letters(&players, |_| true);
        rules::Seat::all(names.len()).map(|seat| letters[seat]).collect()
    };
    assert_eq!(letters(&["Anna", "Ben", "Cleo"]), "ABC");
    // The second A goes by the next letter of the name.
    assert_eq!(letters(&["Anna", "Alan", "Ana"]), "ALN");
    // Names without a letter, or whose letters are all taken, go by number.
    assert_eq!(letters(&["A", "a!", "??", "Ära"]), "A12Ä");
}

#[test]
fn who_has_no_letter_that_can_be_drawn_has_a_number() {
    let players = setup(&["שרה", "Ben", "דוד B"], &["base"]).players;
    let letters = rules::player::letters(&players, |letter| letter.is_ascii());
    assert_eq!([0, 1, 2].map(|index| letters[seat(index)]), ['1', 'B', '2']);
    let letter = |name| rules::player::letter(name, |letter| letter.is_ascii());
    assert_eq!([letter("שרה"), letter("דוד B")], ['1', 'B']);
}

/// R-TURN-1: the table may skip a player.
#[test]
fn a_turn_may_pass_without_a_tile_and_without_a_score() {
    let mut table = Table::of(&["Anna", "Ben", "Cleo"]);
    let left = table.game().count_left();
    table.play(Move::Pass);
    assert_eq!((table.active(), table.game().turn(), table.game().count_left()), ("Ben", 2, left));
    assert_eq!(table.all_points(), [0; 3]);
    // Not instead of ending a turn whose tile lies.
    table.place("base-city-cap", (0, -1), 180);
    assert_eq!(table.refuses(&Move::Pass), Rejection::TileAlreadyPlaced);
}
