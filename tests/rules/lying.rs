//! The surroundings of a feature, its shape, what it shares with others and whose they are
//! (R-KO-43…46): for each what just meets a card of `tests/decks/fan-around.json`, and what just
//! misses it.

use std::sync::{Arc, OnceLock};

use content::{bundled, deck};
use rules::card::Card;
use rules::card::occasion::{Occasion, Placement};
use rules::card::task::{Form, Requirement};
use rules::feature::completion::{Completion, JoinedCity, Network};
use rules::feature::lie::{Lie, Owners};
use rules::feature::{Kind, Record};
use rules::{Catalogue, Setup};

use support::table::{Spot, Table, WORKSHOP, order_ids, seat, setup};

/// The fan cards that ask for surroundings.
pub const FAN: &str = include_str!("../decks/fan-around.json");

const FILLERS: [&str; 6] = ["idle-0", "idle-1", "idle-2", "idle-3", "idle-4", "idle-5"];

fn idle() -> String {
    let card = |id| {
        format!(
            r#"{{"id": "{id}", "set": "base", "title": "{id}", "text": "Sing.", "points": 5,
                "source": "house", "requirement": {{"judged": {{}}}}}}"#
        )
    };
    format!("[{}]", FILLERS.map(card).join(","))
}

fn catalogue() -> Arc<Catalogue> {
    static CATALOGUE: OnceLock<Arc<Catalogue>> = OnceLock::new();
    let read = || {
        let own = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let cards = [own("fan.json", FAN), own("idle.json", &idle())];
        let (catalogue, faults) = bundled::with_own(&[own("workshop.json", WORKSHOP)], &cards);
        assert_eq!(faults, []);
        Arc::new(catalogue)
    };
    Arc::clone(CATALOGUE.get_or_init(read))
}

/// Anna holds that card, and what she and Ben hold besides nobody fulfils.
fn holding(card: &str, sets: &[&str]) -> Table {
    let pile = [card, "idle-0", "idle-1", "idle-2", "idle-3", "idle-4"];
    let orders = Some(order_ids(&pile).collect());
    let sets = [&["base", "workshop"], sets].concat();
    let mut table = Table::new(Setup { orders, ..setup(&["Anna", "Ben"], &sets) }, catalogue());
    table.keep("Anna", None).keep("Ben", None);
    table
}

fn anna(card: &str) -> Table {
    holding(card, &[])
}

#[track_caller]
fn assert_met(table: &Table, card: &str) {
    assert_eq!(table.fulfilled("Anna"), [card]);
}

#[track_caller]
fn assert_missed(table: &Table) {
    assert_eq!(table.fulfilled("Anna"), [""; 0]);
}

/// A monastery of Anna's at (2, 2), with field all around but at those places, where a cap lies
/// turned so. Anna lays the last tile, at (3, 3).
fn monastery_amid(table: &mut Table, caps: &[(Spot, u16)]) {
    table.ground(3).claim("Anna", "base-monastery", (2, 2), 0, "monastery");
    for at in [(1, 2), (3, 2), (2, 3), (1, 3)] {
        match caps.iter().find(|(place, _)| *place == at) {
            Some((_, degrees)) => table.turn("workshop-cap", at, *degrees),
            None => table.turn("workshop-field", at, 0),
        };
    }
    table.lay("Anna", "workshop-field", (3, 3), 0);
    assert_eq!(table.game().completed().monasteries, 1);
}

// ---- around (R-KO-43) ----

/// R-KO-43: three cities open outwards on three tiles about the monastery; two are too few.
#[test]
fn a_monastery_has_the_different_cities_on_the_tiles_about_it() {
    let mut table = anna("fan-3");
    monastery_amid(&mut table, &[((1, 2), 270), ((3, 2), 90), ((2, 3), 180)]);
    assert_met(&table, "fan-3");
    let mut table = anna("fan-3");
    monastery_amid(&mut table, &[((1, 2), 270), ((3, 2), 90)]);
    assert_missed(&table);
}

/// R-KO-43: a city on two of the tiles is one: caps at (1, 2) and (1, 3) face each other.
#[test]
fn a_city_on_two_of_the_tiles_about_a_monastery_is_one_city() {
    let mut table = anna("fan-3");
    monastery_amid(&mut table, &[((1, 2), 180), ((1, 3), 0), ((3, 2), 90)]);
    assert_missed(&table);
}

/// R-KO-43: none is none, be the city anywhere on the eight tiles.
#[test]
fn a_lonely_monastery_has_no_city_on_any_tile_about_it() {
    let mut table = anna("fan-2");
    monastery_amid(&mut table, &[]);
    assert_met(&table, "fan-2");
    // A corner is a tile about it, too.
    let mut table = anna("fan-2");
    monastery_amid(&mut table, &[((1, 3), 270)]);
    assert_missed(&table);
}

/// R-KO-43: roads, and the one other monastery; the building itself is none of them.
#[test]
fn roads_and_other_monasteries_about_a_monastery_are_counted() {
    let beside = |south: &str| {
        let mut table = anna("fan-24");
        table.ground(3).claim("Anna", "base-monastery", (2, 2), 0, "monastery");
        // Each road leaves its tile outwards.
        table.turn("workshop-end", (3, 2), 90).turn(south, (2, 3), 180).field((1, 2));
        table.field((1, 3)).lay("Anna", "base-monastery", (3, 3), 0);
        table
    };
    assert_met(&beside("workshop-end"), "fan-24");
    assert_missed(&beside("workshop-field"));
}

/// R-KO-43: four neighbours close a hole, three do not.
#[test]
fn a_tile_with_four_neighbours_closes_a_hole() {
    let open = |east: bool| {
        let mut table = anna("fan-4");
        table.ground(2).column(1, 3).field((2, 3)).field((3, 3));
        if east {
            table.field((3, 2));
        }
        table.lay("Anna", "workshop-field", (2, 2), 0);
        table
    };
    assert_met(&open(true), "fan-4");
    assert_missed(&open(false));
}

// ---- shape (R-KO-44) ----

/// R-KO-44: four curves make a ring; the same four tiles with a crossing among them have ends.
#[test]
fn a_ring_is_a_road_without_any_end() {
    let mut table = anna("fan-1");
    table.ground(2).turn("base-road-curve", (1, 2), 270).turn("base-road-curve", (2, 2), 0);
    table.turn("base-road-curve", (1, 3), 180).lay("Anna", "base-road-curve", (2, 3), 90);
    assert_met(&table, "fan-1");
    let mut table = anna("fan-1");
    table.ground(2).turn("base-road-curve", (1, 2), 270).turn("base-road-curve", (2, 2), 0);
    table.turn("base-road-curve", (1, 3), 180).lay("Anna", "base-junction-three", (2, 3), 90);
    // The road leaves the crossing to the north and comes back to it from the west.
    assert_eq!(table.game().completed().roads, 1);
    assert_missed(&table);
}

/// R-KO-44: five tiles in one row; of five with a bend four are.
#[test]
fn a_row_is_of_tiles_on_each_of_which_the_road_goes_on() {
    let mut table = anna("fan-18");
    table.road("Anna", 1, 5);
    assert_met(&table, "fan-18");
    let mut table = anna("fan-18");
    table.open_road(1, 4).turn("base-road-curve", (1, 5), 180);
    table.lay("Anna", "workshop-end", (2, 5), 270);
    assert_eq!(table.size((1, 2), "road:0"), 5);
    assert_missed(&table);
}

/// R-KO-44: a row of a city; one that turns back beside itself has no longer row for that.
#[test]
fn a_row_of_a_city_ends_where_the_city_does_not_go_on() {
    let mut table = anna("fan-25");
    table.city("Anna", 1, 4);
    assert_met(&table, "fan-25");
    let mut table = anna("fan-25");
    table.city("Anna", 1, 3);
    assert_missed(&table);
}

/// Eight tiles of a city around (2, 3), of which Anna lays the last.
fn walls(table: &mut Table, filled: bool) {
    table.ground(3).turn("base-city-corner", (1, 2), 180).turn("workshop-tube", (2, 2), 90);
    table.turn("base-city-corner", (3, 2), 270).turn("workshop-tube", (1, 3), 0);
    table.turn("workshop-tube", (3, 3), 0).turn("base-city-corner", (1, 4), 90);
    if filled {
        table.turn("workshop-field", (2, 3), 0);
    }
    table.turn("workshop-tube", (2, 4), 90);
    table.lay("Anna", "base-city-corner-pennant", (3, 4), 0);
}

/// R-KO-44: a city around an empty place has a hole; around a tile it has none.
#[test]
fn a_city_around_an_empty_place_has_a_hole() {
    let mut table = anna("fan-22");
    walls(&mut table, false);
    assert_met(&table, "fan-22");
    let mut table = anna("fan-22");
    walls(&mut table, true);
    assert_missed(&table);
}

/// R-KO-44: a road from monastery to monastery; one with another end has one.
#[test]
fn a_road_between_two_monasteries_runs_into_both() {
    let mut table = anna("fan-21");
    table.ground(3).turn("base-monastery-road", (1, 2), 270).turn("workshop-road", (2, 2), 90);
    table.lay("Anna", "base-monastery-road", (3, 2), 90);
    assert_met(&table, "fan-21");
    let mut table = anna("fan-21");
    table.ground(3).turn("base-monastery-road", (1, 2), 270).turn("workshop-road", (2, 2), 90);
    table.lay("Anna", "workshop-end", (3, 2), 270);
    assert_missed(&table);
}

// ---- side by side (R-KO-45, 46) ----

/// A complete city of two tiles at the workshop's ground, of that player's.
fn city_of(table: &mut Table, name: Option<&str>, x: i32) {
    table.ground(x);
    match name {
        Some(name) => table.claim(name, "workshop-cap", (x, 2), 180, "city:0"),
        None => table.turn("workshop-cap", (x, 2), 180),
    };
    table.turn("workshop-cap", (x, 3), 0);
}

/// Anna completes a city of hers of so many tiles.
fn annas_city(table: &mut Table, x: i32, size: i32) {
    table.ground(x).claim("Anna", "workshop-cap", (x, 2), 180, "city:0");
    for row in 3..=size {
        table.turn("workshop-tube", (x, row), 0);
    }
    table.lay("Anna", "workshop-cap", (x, 1 + size), 0);
}

/// R-KO-45, 46: the ground touches both cities, and Ben owned the older one when it was complete.
#[test]
fn a_city_beside_the_same_field_is_whose_it_was_when_it_was_completed() {
    let mut table = anna("fan-5");
    city_of(&mut table, Some("Ben"), 1);
    annas_city(&mut table, 3, 2);
    assert_met(&table, "fan-5");
    // Nobody's, and her own.
    for owner in [None, Some("Anna")] {
        let mut table = anna("fan-5");
        city_of(&mut table, owner, 1);
        annas_city(&mut table, 3, 2);
        assert_missed(&table);
    }
}

/// R-KO-45: an open city of Ben's is not complete.
#[test]
fn an_open_city_beside_the_same_field_is_not_complete() {
    let mut table = anna("fan-5");
    table.ground(1).claim("Ben", "workshop-cap", (1, 2), 180, "city:0");
    annas_city(&mut table, 3, 2);
    assert_missed(&table);
}

/// R-KO-45: Ben's city with the start tile touches the fields north of its road alone.
#[test]
fn a_city_at_another_field_shares_none() {
    let mut table = anna("fan-5");
    table.claim("Ben", "workshop-cap", (0, -1), 180, "city:0");
    assert_eq!(table.points("Ben"), 4);
    annas_city(&mut table, 3, 2);
    assert_missed(&table);
}

/// R-KO-45, 46: two cities of hers of two tiles; not one of three, and not where one is Ben's.
#[test]
fn a_city_is_as_large_as_another_of_ones_own() {
    let after = |owner: &str, size: i32| {
        let mut table = anna("fan-20");
        city_of(&mut table, Some(owner), 1);
        annas_city(&mut table, 3, size);
        table
    };
    assert_met(&after("Anna", 2), "fan-20");
    assert_missed(&after("Anna", 3));
    assert_missed(&after("Ben", 2));
}

/// R-KO-46: a city that both own is hers too.
#[test]
fn what_two_players_own_is_each_ones() {
    let mut table = anna("fan-20");
    // Two caps of a city of four, one of each player's, joined by the last two tubes.
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.column(2, 5).claim("Ben", "workshop-cap", (1, 5), 0, "city:0");
    table.turn("workshop-tube", (1, 3), 0).lay("Ben", "workshop-tube", (1, 4), 0);
    assert_eq!(table.all_points(), [8, 8]);
    annas_city(&mut table, 4, 4);
    assert_met(&table, "fan-20");
}

/// R-KO-45, 46: the road ends at the gate of Ben's open city; complete it is not open.
#[test]
fn a_road_shares_the_tile_of_a_gate_with_its_city() {
    let at_gate = |complete: bool| {
        let mut table = anna("fan-23");
        table.column(2, 4).turn("workshop-end", (1, 2), 180);
        table.turn("workshop-road", (1, 3), 0).column(0, 4);
        // The cap lies first, so that the gate completes the road alone or both.
        if complete {
            table.field((2, 5)).claim("Ben", "workshop-cap", (1, 5), 0, "city:0");
        }
        table.until("Anna").place("workshop-gate", (1, 4), 180).end();
        table
    };
    // Nobody is in the open city.
    assert_missed(&at_gate(false));
    assert_missed(&at_gate(true));
    let mut table = anna("fan-23");
    table.ground(1).column(2, 3).claim("Ben", "workshop-gate", (1, 3), 180, "city:0");
    table.lay("Anna", "workshop-end", (1, 2), 180);
    assert_met(&table, "fan-23");
}

// ---- whose cities a road runs into (R-KO-46) ----

/// A road from a complete city of Anna's to one that she completes last: its knight is Ben's or
/// nobody's; whose the road is.
fn allies(card: &str, first: Option<&str>, road: &str, last: Option<&str>) -> Table {
    let mut table = anna(card);
    table.column(2, 6).until("Anna");
    let lay = |table: &mut Table, name: Option<&str>, tile: &str, at, degrees, on: &str| {
        match name {
            Some(name) => table.claim(name, tile, at, degrees, on),
            None => table.turn(tile, at, degrees),
        };
    };
    lay(&mut table, first, "workshop-cap", (1, 2), 180, "city:0");
    table.turn("workshop-gate", (1, 3), 0);
    lay(&mut table, Some(road), "workshop-road", (1, 4), 0, "road:0");
    // It completes the road.
    lay(&mut table, last, "workshop-gate", (1, 5), 180, "city:0");
    table.lay("Anna", "workshop-cap", (1, 6), 0);
    table
}

/// R-KO-46: her road, between her city and Ben's.
#[test]
fn a_road_runs_into_cities_of_different_owners() {
    assert_met(&allies("fan-6", Some("Anna"), "Anna", Some("Ben")), "fan-6");
    assert_missed(&allies("fan-6", Some("Anna"), "Ben", Some("Ben")));
    assert_missed(&allies("fan-6", Some("Anna"), "Anna", None));
    assert_missed(&allies("fan-6", Some("Anna"), "Anna", Some("Anna")));
    assert_missed(&allies("fan-6", Some("Ben"), "Anna", Some("Ben")));
}

/// R-KO-46: two cities of nobody's; one that is somebody's is none.
#[test]
fn a_road_runs_into_cities_of_nobody() {
    assert_met(&allies("fan-26", None, "Ben", None), "fan-26");
    assert_missed(&allies("fan-26", None, "Ben", Some("Ben")));
}

// ---- judged by records ----

fn owned(seats: &[u8]) -> Owners {
    let mut owners = Owners::default();
    seats.iter().for_each(|player| owners[seat(*player)] = true);
    owners
}

/// Anna completes a road into complete cities of these owners.
fn road_into(cities: &[&[u8]]) -> Occasion {
    let city = |owners: &&[u8]| JoinedCity {
        place: None,
        complete: true,
        tiles: 3,
        owners: owned(owners),
        subject: false,
    };
    let cities = cities.iter().map(city).collect();
    let network = Network { place: None, complete: true, tiles: 4, owners: owned(&[0]), cities };
    let completion = Completion {
        record: Record::new(Kind::Road, 4),
        completer: seat(0),
        networks: vec![network],
        defeated: Vec::new(),
        lie: Some(Lie::default()),
    };
    Occasion::Placement(Placement {
        completions: vec![completion],
        placed_by: Some(seat(0)),
        ..Placement::default()
    })
}

fn asks(requirement: &str) -> Requirement {
    serde_json::from_str(requirement).unwrap()
}

/// R-KO-46: of one opponent, of different ones; what is Anna's too is no opponent's.
#[test]
fn cities_are_counted_by_whose_they_are_and_by_their_owners() {
    let one = asks(
        r#"{"connect": {"cities": 2, "opponents-cities": {"at-least": 2}, "city-owners": {"exactly": 1}}}"#,
    );
    let several = asks(
        r#"{"connect": {"cities": 2, "opponents-cities": {"at-least": 2}, "city-owners": {"at-least": 2}}}"#,
    );
    let met = |asked: &Requirement, cities: &[&[u8]]| asked.is_met(&road_into(cities), seat(0));
    assert!(met(&one, &[&[1], &[1]]));
    assert!(!met(&one, &[&[1], &[2]]));
    assert!(!met(&one, &[&[1], &[0, 1]]));
    assert!(met(&several, &[&[1], &[2]]));
    assert!(met(&several, &[&[1, 2], &[1]]));
    assert!(!met(&several, &[&[1], &[1]]));
    assert!(!met(&several, &[&[1], &[]]));
}

/// R-KO-40, 43…46: no scorepad knows how features lie, so that holders say it; nor is a card met
/// by a feature of which nothing is known.
#[test]
fn on_the_scorepad_the_holder_says_that_such_a_card_is_fulfilled() {
    for card in cards() {
        assert!(card.requirement.nature().is_beyond_scorepad, "{}", card.id);
        let completion = Completion {
            record: Record::new(Kind::MONASTERY, 9),
            completer: seat(0),
            networks: Vec::new(),
            defeated: Vec::new(),
            lie: None,
        };
        let placement = Placement {
            completions: vec![completion],
            placed_by: Some(seat(0)),
            ..Placement::default()
        };
        assert!(!card.requirement.is_met(&Occasion::Placement(placement), seat(0)), "{}", card.id);
    }
}

fn cards() -> Vec<Card> {
    let (cards, faults) = deck::read("fan.json", FAN);
    assert_eq!(faults, []);
    cards
}

/// R-KO-43…46: whatever fulfils the strict one fulfils the wide one, and not the other way.
#[test]
fn surroundings_contain_one_another() {
    let pairs = [
        (
            r#""feature": "road", "row": {"at-least": 5}"#,
            r#""feature": "road", "row": {"at-least": 4}"#,
        ),
        // A row of five is a road of five; a ring has four tiles, a hole seven around it.
        (
            r#""feature": "road", "row": {"at-least": 5}"#,
            r#""feature": "road", "tiles": {"at-least": 5}"#,
        ),
        (r#""feature": "road", "shape": "ring""#, r#""feature": "road", "tiles": {"at-least": 4}"#),
        (r#""feature": "city", "shape": "hole""#, r#""feature": "city", "tiles": {"at-least": 7}"#),
        (
            r#""feature": "monastery", "cities-around": {"exactly": 3}"#,
            r#""feature": "monastery", "cities-around": {"at-least": 2}"#,
        ),
        (
            r#""feature": "city", "beside": {"shares": "field", "feature": "city", "complete": true, "owner": "opponent"}"#,
            r#""feature": "any", "beside": {"shares": "field", "feature": "any", "owner": "somebody"}"#,
        ),
    ];
    for (strict, wide) in pairs {
        let of = |bounds: &str| asks(&format!(r#"{{"complete": {{{bounds}}}}}"#));
        assert!(of(strict).implies(&of(wide)), "{strict}");
        assert!(!of(wide).implies(&of(strict)), "{wide}");
    }
    let connect = |bounds: &str| asks(&format!(r#"{{"connect": {{"cities": 2{bounds}}}}}"#));
    let owned = connect(r#", "road-owner": "you", "own-cities": {"at-least": 1}"#);
    assert!(owned.implies(&connect(r#", "road-owner": "somebody""#)));
    assert!(!connect("").implies(&owned));
}

/// R-KO-43, 44: what no board shows is said.
#[test]
fn surroundings_that_contradict_one_another_are_impossible() {
    for never in [
        r#"{"complete": {"feature": "road", "shape": "ring", "monasteries": {"at-least": 1}}}"#,
        r#"{"complete": {"feature": "road", "shape": "ring", "tiles": {"at-most": 3}}}"#,
        r#"{"complete": {"feature": "city", "shape": "hole", "tiles": {"exactly": 6}}}"#,
        r#"{"complete": {"feature": "road", "row": {"at-least": 5}, "tiles": {"at-most": 4}}}"#,
        r#"{"complete": {"feature": "garden", "monasteries-around": {"at-least": 9}}}"#,
        r#"{"connect": {"cities": 2, "own-cities": {"at-least": 1}, "opponents-cities": {"at-least": 1}, "city-owners": {"exactly": 1}}}"#,
        r#"{"place-tile": {"neighbours": {"at-least": 5}}}"#,
    ] {
        assert!(asks(never).is_impossible(), "{never}");
    }
    for card in cards() {
        assert!(!card.requirement.is_impossible(), "{}", card.id);
    }
}

/// A thing that no feature of its kind has must not stand in a deck, nor a demand on an open one.
#[test]
fn surroundings_go_with_the_kind_of_feature() {
    for foreign in [
        r#"{"complete": {"feature": "city", "shape": "ring"}}"#,
        r#"{"complete": {"feature": "road", "cities-around": {"at-least": 1}}}"#,
        r#"{"complete": {"feature": "monastery", "row": {"at-least": 2}}}"#,
        r#"{"complete": {"feature": "city", "monasteries": {"at-least": 1}}}"#,
        r#"{"complete": {"feature": "monastery", "beside": {"shares": "field", "feature": "city"}}}"#,
        r#"{"complete": {"feature": "city", "beside": {"shares": "field", "feature": "monastery"}}}"#,
        r#"{"move-fairy": {"on": {"feature": "road", "row": {"at-least": 2}}}}"#,
    ] {
        let card = format!(
            r#"[{{"id": "own-1", "set": "base", "title": "One", "points": 5, "source": "house",
                "requirement": {foreign}}}]"#
        );
        assert_eq!(deck::read("own.json", &card).1.len(), 1, "{foreign}");
    }
}

/// A city of more tiles than a hole needs costs no search where no card asks for one: the board
/// of a bundled deck tells nothing of how features lie.
#[test]
fn nothing_is_searched_that_no_card_asks_for() {
    let mut table = Table::with_hands(
        &["Anna", "Ben"],
        &[["base-01", "base-03", "base-26"], ["base-11", "base-27", "base-44"]],
        &[],
    );
    table.city("Anna", 1, 2);
    assert_eq!(table.completed().len(), 1);
    assert!(table.completed().iter().all(|completion| completion.lie.is_none()));
}

/// The cards of the family ask for every form and condition that it has.
#[test]
fn the_deck_has_each_of_its_conditions() {
    let text = std::fs::read_to_string(support::root().join("tests/decks/fan-around.json"));
    let text = text.unwrap();
    for key in [
        "cities-around",
        "roads-around",
        "monasteries-around",
        "\"row\"",
        "\"monasteries\"",
        "\"ring\"",
        "\"hole\"",
        "\"tile\"",
        "\"field\"",
        "\"size\"",
        "road-owner",
        "own-cities",
        "opponents-cities",
        "nobodys-cities",
        "neighbours",
    ] {
        assert!(text.contains(key), "{key}");
    }
    assert!(cards().iter().any(|card| Form::of(&card.requirement) == Form::PlaceTile));
}
