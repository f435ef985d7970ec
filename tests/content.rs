//! The bundled tiles and cards, and what is told about wrong ones.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use allocation_counter::measure;
use art::example::Scene;
use content::bundled::{self, ORDERS, TILES};
use content::file::{Fault, Problem};
use content::{deck, tiles};
use rules::card::remark::{Remark, doubles, remarks};
use rules::card::requirement::{Bound, Completed, Which};
use rules::card::soundness::Problem as Unsound;
use rules::card::task::{Complete, CompleteTogether, Requirement};
use rules::card::{Card, Origin};
use rules::geometry::{HalfEdge, Position, Rotation, Side};
use rules::setup::{BUNDLED, WITHOUT_TILES};
use rules::tile::Tile;
use serde_json::{Value, json};

// ---- what is bundled ----

#[test]
fn the_bundled_tiles_and_cards_have_no_faults() {
    let faults: Vec<Fault> = TILES
        .iter()
        .flat_map(|(name, text)| tiles::read(name, text).1)
        .chain(ORDERS.iter().flat_map(|(name, text)| deck::read(name, text).1))
        .collect();
    assert_eq!(faults, []);
}

/// Land tiles of each set of the first edition.
pub const SET_SIZES: [(&str, u32); 22] = [
    ("base", 72),
    ("river-1", 12),
    ("river-2", 12),
    ("king-robber", 5),
    ("shrines", 5),
    ("shrines-extra", 1),
    ("count", 12),
    ("inns-cathedrals", 18),
    ("traders-builders", 24),
    ("princess-dragon", 30),
    ("tower", 18),
    ("abbey-mayor", 12),
    ("catapult", 12),
    ("siege-cathars", 4),
    ("siege-besiegers", 6),
    ("gold-mines", 8),
    ("mage-witch", 8),
    ("crop-circles", 6),
    ("crop-circles-1", 6),
    ("flying-machines", 8),
    ("ferries", 8),
    ("hills-sheep", 18),
];

/// The totals of the land tiles of the first edition, by set; R-KR-1 (5), R-HS-1 (5 and the sixth),
/// R-CNT-1, R-RIV-1, 8 (12), R-GLD-1 (8). With gardens they are as many (R-AB-1).
#[test]
fn twenty_two_sets_bring_245_kinds_and_305_tiles() {
    let expected = BTreeMap::from(SET_SIZES);
    let catalogue = bundled::catalogue();
    let mut counted: BTreeMap<&str, u32> = BTreeMap::new();
    let plain = || catalogue.tiles().iter().filter(|tile| tile.replaces.is_none());
    for tile in plain() {
        *counted.entry(tile.set.as_str()).or_default() += u32::from(tile.count);
    }
    assert_eq!(counted, expected);
    assert_eq!((expected.len(), expected.values().sum::<u32>(), plain().count()), (22, 305, 245));
    let sets = expected.keys().copied().chain(WITHOUT_TILES);
    assert_eq!(BTreeSet::from(BUNDLED), sets.collect());
}

/// R-AB-1: each garden lies on a tile that shows nothing else than the plain kind which it replaces
/// in a box of the second edition: eight of the base game, and so many of the other sets.
#[test]
fn twenty_three_tiles_with_a_garden_show_what_plain_ones_do() {
    let catalogue = bundled::catalogue();
    let mut counted: BTreeMap<&str, u16> = BTreeMap::new();
    for tile in catalogue.tiles().iter().filter(|tile| tile.garden) {
        let plain = tile.replaces.as_ref().and_then(|plain| catalogue.tile(plain.as_str()));
        let plain = plain.unwrap_or_else(|| panic!("{} replaces a known tile", tile.id));
        assert!(plain.count >= tile.count && plain.start_copies == 0, "{}", tile.id);
        let as_plain = Tile {
            id: plain.id.clone(),
            count: plain.count,
            letter: plain.letter,
            edition_note: plain.edition_note.clone(),
            garden: false,
            replaces: None,
            ..(**tile).clone()
        };
        assert_eq!(as_plain, **plain, "{}", tile.id);
        *counted.entry(tile.set.as_str()).or_default() += tile.count;
    }
    let known = [
        ("abbey-mayor", 1),
        ("base", 8),
        ("flying-machines", 1),
        ("hills-sheep", 1),
        ("inns-cathedrals", 2),
        ("king-robber", 1),
        ("mage-witch", 1),
        ("princess-dragon", 2),
        ("river-1", 1),
        ("river-2", 1),
        ("tower", 2),
        ("traders-builders", 2),
    ];
    assert_eq!(counted, BTreeMap::from(known));
}

/// The base game as players know it, by letter.
#[test]
fn the_base_game_has_its_24_letters_in_the_known_numbers() {
    let known = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1";
    let catalogue = bundled::catalogue();
    let mut letters: Vec<String> = catalogue
        .tiles_of("base")
        .filter(|tile| tile.replaces.is_none())
        .map(|tile| format!("{}{}", tile.letter.unwrap(), tile.count))
        .collect();
    letters.sort();
    assert_eq!(letters.join(" "), known);
    // One of the four D is the start tile, and no other tile is.
    let starts: Vec<_> = catalogue.tiles().iter().filter(|tile| tile.start_copies > 0).collect();
    let [start] = starts[..] else { panic!("one start tile") };
    assert_eq!((start.letter, start.start_copies, start.code().as_str()), (Some('D'), 1, "crfr"));
}

#[test]
fn no_two_tiles_share_an_id() {
    let catalogue = bundled::catalogue();
    let ids: HashSet<&str> = catalogue.tiles().iter().map(|tile| tile.id.as_str()).collect();
    assert_eq!(ids.len(), catalogue.tiles().len());
    // Nothing was swallowed while reading.
    let read: usize = TILES.iter().map(|(name, text)| tiles::read(name, text).0.len()).sum();
    assert_eq!(read, catalogue.tiles().len());
}

// ---- geometry ----

#[test]
fn four_turns_come_home() {
    for rotation in Rotation::ALL {
        assert_eq!(rotation.next().next().next().next(), rotation);
        assert_eq!(Rotation::try_from(rotation.degrees()), Ok(rotation));
    }
    for side in Side::ALL {
        assert_eq!(side.turned(4), side);
        assert_eq!(side.turned(1).turned(1), side.opposite());
        assert_eq!(Rotation::ALL.iter().fold(side, |side, _| side.turned(1)), side);
    }
    assert!([1, 45, 360, 91].into_iter().all(|degrees| Rotation::try_from(degrees).is_err()));
}

#[test]
fn the_opposite_of_the_opposite_is_the_same() {
    for side in Side::ALL {
        assert_eq!(side.opposite().opposite(), side);
        assert_ne!(side.opposite(), side);
        assert_eq!(Position::ORIGIN.towards(side).towards(side.opposite()), Position::ORIGIN);
    }
    for half in HalfEdge::all() {
        assert_eq!(half.opposite().opposite(), half);
        assert_eq!(half.opposite().side(), half.side().opposite());
    }
}

/// Neighbours meet n1–s2, n2–s1, e1–w2, e2–w1.
#[test]
fn half_edges_meet_as_the_facts_say() {
    let meet: Vec<(&str, &str)> =
        HalfEdge::all().map(|half| (half.name(), half.opposite().name())).collect();
    let expected = [
        ("n1", "s2"),
        ("n2", "s1"),
        ("e1", "w2"),
        ("e2", "w1"),
        ("s1", "n2"),
        ("s2", "n1"),
        ("w1", "e2"),
        ("w2", "e1"),
    ];
    assert_eq!(meet, expected);
}

#[test]
fn to_the_board_and_back_to_the_tile_is_the_same() {
    for rotation in Rotation::ALL {
        for side in Side::ALL {
            assert_eq!(rotation.to_tile(rotation.to_board(side)), side);
        }
        for half in HalfEdge::all() {
            assert_eq!(half.to_board(rotation).to_tile(rotation), half);
            // Turning a half edge turns its side.
            assert_eq!(half.to_board(rotation).side(), rotation.to_board(half.side()));
            // Two neighbours turned together still meet.
            assert_eq!(half.to_board(rotation).opposite(), half.opposite().to_board(rotation));
        }
    }
    // 90° clockwise: what lay in the north lies in the east.
    assert_eq!(Rotation::Quarter.to_board(Side::North), Side::East);
    assert_eq!(Rotation::Quarter.to_tile(Side::East), Side::North);
}

/// x grows east, y grows south.
#[test]
fn the_eight_neighbours_are_all_round() {
    let around: HashSet<(i32, i32)> =
        Position::new(3, 5).neighbours().iter().map(|at| (at.x, at.y)).collect();
    let expected: HashSet<(i32, i32)> =
        (2..=4).flat_map(|x| (4..=6).map(move |y| (x, y))).filter(|at| *at != (3, 5)).collect();
    assert_eq!(around, expected);
    assert_eq!(Position::ORIGIN.towards(Side::North), Position::new(0, -1));
    assert_eq!(Position::ORIGIN.towards(Side::East), Position::new(1, 0));
}

// ---- wrong files ----

/// A sound tile: a city in the north, a road from east to west.
fn sound_tile(id: &str) -> Value {
    json!({
        "id": id, "set": "own", "count": 2,
        "edges": {"n": "city", "e": "road", "s": "field", "w": "road"},
        "cities": [{"edges": ["n"]}], "roads": [{"edges": ["e", "w"]}],
        "fields": [{"half_edges": ["e1", "w2"], "cities": [0]}, {"half_edges": ["e2", "s1", "s2", "w1"]}]
    })
}

/// A sound card.
fn sound_card(id: &str, tiles: u32) -> Value {
    json!({
        "id": id, "set": "own", "title": "A Title", "text": "A sentence.", "points": 5, "source": "house",
        "requirement": {"complete": {"feature": "city", "tiles": {"exactly": tiles}}}
    })
}

fn with(mut item: Value, changes: &[(&str, Value)]) -> Value {
    for (pointer, value) in changes {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        match item.pointer_mut(parent).unwrap() {
            Value::Array(list) => list[key.parse::<usize>().unwrap()] = value.clone(),
            object => object[key] = value.clone(),
        }
    }
    item
}

/// The name of a problem. A new problem has to be added here, and to the wrong files below.
fn name(problem: &Problem) -> &'static str {
    match problem {
        Problem::Syntax { .. } => "syntax",
        Problem::NotAList => "not a list",
        Problem::Shape { .. } => "shape",
        Problem::Empty => "empty",
        Problem::IdForm => "id form",
        Problem::IdTwice => "id twice",
        Problem::IdTaken { .. } => "id taken",
        Problem::UnknownSet { .. } => "unknown set",
        Problem::OtherSet { .. } => "other set",
        Problem::BundledSet { .. } => "bundled set",
        Problem::Copies { .. } => "copies",
        Problem::SideSegments { .. } => "side segments",
        Problem::SideShows { .. } => "side shows",
        Problem::NoSides => "no sides",
        Problem::HalfEdgeFields { .. } => "half edge fields",
        Problem::HalfEdgeOnCity { .. } => "half edge on city",
        Problem::FieldCity { .. } => "field city",
        Problem::FieldTouchesNoCity { .. } => "field touches no city",
        Problem::TwoBuildings => "two buildings",
        Problem::NoSuchSegment { .. } => "no such segment",
        Problem::Card(Unsound::IdForm) => "id form",
        Problem::Card(Unsound::IdTwice) => "id twice",
        Problem::Card(Unsound::IdTaken) => "id taken",
        Problem::Card(Unsound::HiddenCharacters) => "hidden characters",
        Problem::Card(Unsound::NoWords) => "no words",
        Problem::Card(Unsound::LongWords { .. }) => "long words",
        Problem::Card(Unsound::Points { .. }) => "points",
        Problem::Card(Unsound::Copies { .. }) => "copies",
        Problem::Card(Unsound::FarmerMark { .. }) => "farmer mark",
        Problem::Card(Unsound::VoidBound) => "void bound",
        Problem::Card(Unsound::Impossible) => "impossible",
        Problem::ManyCards { .. } => "many cards",
        Problem::ManyTiles { .. } => "many tiles",
        Problem::Card(Unsound::LargeNumber { .. }) => "large number",
    }
}

const PROBLEMS: [&str; 30] = [
    "syntax",
    "not a list",
    "shape",
    "empty",
    "id form",
    "id twice",
    "id taken",
    "unknown set",
    "other set",
    "bundled set",
    "copies",
    "side segments",
    "side shows",
    "no sides",
    "half edge fields",
    "half edge on city",
    "field city",
    "field touches no city",
    "two buildings",
    "no such segment",
    "hidden characters",
    "no words",
    "long words",
    "points",
    "farmer mark",
    "void bound",
    "impossible",
    "many cards",
    "many tiles",
    "large number",
];

/// A wrong file: its items, and the fault that must be told, as problem, item and field.
pub type Wrong = (Value, &'static str, Option<&'static str>, Option<&'static str>);

/// One tile with one thing changed.
fn wrong_tile(changes: &[(&str, Value)], problem: &'static str, field: &'static str) -> Wrong {
    let id = if field == "id" && problem == "id form" { "A Tile" } else { "a-tile" };
    (json!([with(sound_tile(id), changes)]), problem, Some(id), Some(field))
}

fn wrong_tiles() -> Vec<Wrong> {
    vec![
        (json!({}), "not a list", None, None),
        (json!([]), "empty", None, None),
        wrong_tile(&[], "id form", "id"),
        wrong_tile(&[("/set", json!("Own Set"))], "id form", "set"),
        (
            json!([sound_tile("a-tile"), sound_tile("a-tile")]),
            "id twice",
            Some("a-tile"),
            Some("id"),
        ),
        (
            json!([sound_tile("a-tile"), with(sound_tile("b-tile"), &[("/set", json!("other"))])]),
            "other set",
            Some("b-tile"),
            Some("set"),
        ),
        wrong_tile(&[("/count", json!(0))], "copies", "count"),
        wrong_tile(&[("/start_copies", json!(3))], "copies", "count"),
        // The southern side shows a road that no segment reaches.
        wrong_tile(&[("/edges/s", json!("road"))], "side segments", "edges"),
        // The city reaches the southern side, which shows field.
        wrong_tile(&[("/cities/0/edges", json!(["n", "s"]))], "side shows", "cities"),
        // It shares the southern side, which shows field; or its own side with itself (R-HSH-13).
        wrong_tile(&[("/cities/0/shares", json!(["s"]))], "side shows", "cities"),
        wrong_tile(&[("/cities/0/shares", json!(["n"]))], "side segments", "cities"),
        wrong_tile(
            &[("/roads", json!([{"edges": ["e", "w"]}, {"edges": []}]))],
            "no sides",
            "roads",
        ),
        wrong_tile(
            &[("/fields/1/half_edges", json!(["e2", "s1", "w1"]))],
            "half edge fields",
            "fields",
        ),
        wrong_tile(
            &[("/fields/1/half_edges", json!(["e2", "s1", "s2", "w1", "w2"]))],
            "half edge fields",
            "fields",
        ),
        wrong_tile(
            &[("/fields/0/half_edges", json!(["e1", "w2", "n1"]))],
            "half edge on city",
            "fields",
        ),
        wrong_tile(&[("/fields/0/cities", json!([1]))], "field city", "fields"),
        wrong_tile(&[("/fields/0/cities", json!([0, 0]))], "field city", "fields"),
        wrong_tile(&[("/fields/0/cities", json!([]))], "field touches no city", "fields"),
        wrong_tile(
            &[("/monastery", json!(true)), ("/shrine", json!(true))],
            "two buildings",
            "shrine",
        ),
        wrong_tile(
            &[("/wagon_links", json!([["city:0", "road:1"]]))],
            "no such segment",
            "wagon_links",
        ),
        wrong_tile(&[("/tower_site_in_city", json!(0))], "no such segment", "tower_site_in_city"),
        // The reader's own words: an unknown field, a wrong type, a word that is none.
        wrong_tile(&[("/count", json!("two"))], "shape", "count"),
        wrong_tile(&[("/edges/n", json!("moat"))], "shape", "edges.n"),
        wrong_tile(&[("/fields/0/half_edges/0", json!("e3"))], "shape", "fields[0].half_edges[0]"),
        wrong_tile(&[("/colour", json!("blue"))], "shape", "colour"),
        // An item without an id is named by its place.
        (json!([sound_tile("a-tile"), {"set": "own"}]), "shape", Some("#2"), None),
    ]
}

/// One card with one thing changed.
fn wrong_card(changes: &[(&str, Value)], problem: &'static str, field: &'static str) -> Wrong {
    let id = if field == "id" && problem == "id form" { "A_Card" } else { "a-card" };
    (json!([with(sound_card(id, 5), changes)]), problem, Some(id), Some(field))
}

fn asks(requirement: Value) -> [(&'static str, Value); 1] {
    [("/requirement", requirement)]
}

pub fn wrong_cards() -> Vec<Wrong> {
    let requirement = |value: Value, problem| wrong_card(&asks(value), problem, "requirement");
    let city = |bounds: Value| {
        let mut wanted = json!({"feature": "city"});
        wanted.as_object_mut().unwrap().extend(bounds.as_object().unwrap().clone());
        json!({"complete": wanted})
    };
    vec![
        (json!("cards"), "not a list", None, None),
        (json!([]), "empty", None, None),
        wrong_card(&[], "id form", "id"),
        wrong_card(&[("/set", json!(""))], "id form", "set"),
        (
            json!([sound_card("a-card", 5), sound_card("a-card", 6)]),
            "id twice",
            Some("a-card"),
            Some("id"),
        ),
        wrong_card(&[("/title", json!("  "))], "no words", "title"),
        wrong_card(&[("/text", json!(""))], "no words", "text"),
        wrong_card(&[("/title", json!("A \u{202e}title"))], "hidden characters", "title"),
        wrong_card(&[("/title", json!("\u{200d}\u{fe0f}"))], "no words", "title"),
        wrong_card(&[("/title", json!("t".repeat(29)))], "long words", "title"),
        wrong_card(&[("/text", json!("t".repeat(151)))], "long words", "text"),
        wrong_card(&[("/points", json!(0))], "points", "points"),
        wrong_card(&[("/points", json!(31))], "points", "points"),
        wrong_card(&[("/count", json!(0))], "copies", "count"),
        wrong_card(&[("/farmer", json!(true))], "farmer mark", "farmer"),
        wrong_card(&asks(json!({"place-farmer": {}})), "farmer mark", "farmer"),
        wrong_card(&asks(json!({"join-fields": {}})), "farmer mark", "farmer"),
        // Bounds that say nothing, or that no number meets.
        requirement(city(json!({"tiles": {}})), "void bound"),
        requirement(
            city(json!({"tiles": {"exactly": 4, "at-least": 3, "at-most": 5}})),
            "void bound",
        ),
        requirement(city(json!({"pennants": {"at-least": 3, "at-most": 2}})), "void bound"),
        requirement(city(json!({"followers": {"exactly": 3, "at-least": 4}})), "void bound"),
        requirement(json!({"connect": {"cities": 1, "road": {}}}), "void bound"),
        // Requirements that nothing in the game can meet.
        requirement(
            json!({"complete": {"feature": "road", "pennants": {"at-least": 1}}}),
            "impossible",
        ),
        requirement(
            json!({"complete": {"feature": "monastery", "tiles": {"exactly": 9}}}),
            "impossible",
        ),
        requirement(json!({"complete-together": [{"feature": "city"}]}), "impossible"),
        requirement(json!({"connect": {"cities": 0}}), "impossible"),
        requirement(json!({"take": {"titles": []}}), "impossible"),
        requirement(json!({"take": {"titles": ["king", "king"]}}), "impossible"),
        requirement(json!({"take": {"titles": ["king"], "all": true}}), "impossible"),
        requirement(json!({"score": {"points": 0, "in": "feature"}}), "impossible"),
        requirement(json!({"score": {"points": 9, "in": "turn", "feature": "road"}}), "impossible"),
        // Numbers with which a sum could overflow.
        requirement(
            city(
                json!({"own-followers": {"at-least": 1}, "opponents-followers": {"at-least": 4_294_967_295_u32}}),
            ),
            "large number",
        ),
        requirement(city(json!({"tiles": {"at-most": 10_000}})), "large number"),
        requirement(json!({"connect": {"cities": 10_000}}), "large number"),
        requirement(json!({"connect": {"cities": 1, "tiles": 10_000}}), "large number"),
        requirement(json!({"target-within": {"millimetres": 10_000}}), "large number"),
        requirement(json!({"score": {"points": 10_000, "in": "turn"}}), "large number"),
        wrong_card(
            &[("/measured", json!({"held": 4_294_967_295_u32, "fulfilled": 1, "when": 1}))],
            "large number",
            "measured",
        ),
        wrong_card(&[("/points", json!("many"))], "shape", "points"),
        wrong_card(&[("/source", json!("rumour"))], "shape", "source"),
        wrong_card(&[("/colour", json!("red"))], "shape", "colour"),
    ]
}

#[track_caller]
fn assert_told(faults: &[Fault], (file, problem, item, field): &Wrong) {
    let told = faults.iter().any(|fault| {
        (name(&fault.problem), fault.item.as_deref(), fault.field.as_deref())
            == (*problem, *item, *field)
            && fault.file == "own.json"
    });
    assert!(told, "{problem} of {item:?} in {field:?} is not told of {file}, but {faults:?}");
}

#[test]
fn the_sound_examples_are_sound() {
    let tiles_file = json!([sound_tile("a-tile"), sound_tile("b-tile")]).to_string();
    let (read, faults) = tiles::read("own.json", &tiles_file);
    assert_eq!((read.len(), faults), (2, Vec::new()));
    let cards_file = json!([sound_card("a-card", 5), sound_card("b-card", 6)]).to_string();
    let (read, faults) = deck::read("own.json", &cards_file);
    assert_eq!((read.len(), faults), (2, Vec::new()));
    // A printed deck holds cards of several sets.
    let mixed = json!([
        sound_card("a-card", 5),
        with(sound_card("b-card", 6), &[("/set", json!("other"))])
    ])
    .to_string();
    let (read, faults) = deck::read("own.json", &mixed);
    assert_eq!((read.len(), faults), (2, Vec::new()));
}

#[test]
fn every_problem_of_a_tile_is_told_with_file_item_and_field() {
    for wrong in wrong_tiles() {
        let (read, faults) = tiles::read("own.json", &wrong.0.to_string());
        assert_told(&faults, &wrong);
        assert!(
            read.iter().all(|tile| Some(tile.id.as_str()) != wrong.2 || wrong.1 == "id twice"),
            "{wrong:?}"
        );
    }
}

#[test]
fn every_problem_of_a_card_is_told_with_file_item_and_field() {
    for wrong in wrong_cards() {
        let (read, faults) = deck::read("own.json", &wrong.0.to_string());
        assert_told(&faults, &wrong);
        assert!(
            read.iter().all(|card| Some(card.id.as_str()) != wrong.2 || wrong.1 == "id twice"),
            "{wrong:?}"
        );
    }
}

#[test]
fn a_file_that_is_no_json_is_told_with_line_and_column() {
    for text in ["", "[", "[{]", "hello"] {
        for faults in [tiles::read("own.json", text).1, deck::read("own.json", text).1] {
            let [Fault { item: None, field: None, problem: Problem::Syntax { message }, .. }] =
                &faults[..]
            else {
                panic!("{text:?}: {faults:?}")
            };
            assert!(message.contains("line 1 column"), "{message}");
        }
    }
}

#[test]
fn every_problem_has_a_wrong_file() {
    let mut told: BTreeSet<&str> =
        wrong_tiles().iter().chain(&wrong_cards()).map(|wrong| wrong.1).collect();
    // These have tests of their own: no JSON at all, and what is the table's own beside what is
    // bundled (here and in `check`).
    told.extend(["syntax", "bundled set", "id taken", "unknown set", "many cards", "many tiles"]);
    assert_eq!(told, BTreeSet::from(PROBLEMS));
}

/// Every fault is told, not only the first, and the sound items are read all the same.
#[test]
fn a_file_with_several_faults_tells_them_all() {
    let file = json!([
        sound_tile("a-tile"),
        with(sound_tile("b-tile"), &[("/count", json!(0)), ("/fields/0/cities", json!([4]))]),
        with(sound_tile("C!"), &[("/set", json!("other"))]),
        {"id": "d-tile"},
        sound_tile("e-tile"),
    ]);
    let (read, faults) = tiles::read("own.json", &file.to_string());
    let ids: Vec<&str> = read.iter().map(|tile| tile.id.as_str()).collect();
    assert_eq!(ids, ["a-tile", "e-tile"]);
    let mut told: Vec<(&str, &str)> =
        faults.iter().map(|fault| (fault.item.as_deref().unwrap(), name(&fault.problem))).collect();
    told.sort_unstable();
    assert_eq!(
        told,
        [
            ("C!", "id form"),
            ("C!", "other set"),
            ("b-tile", "copies"),
            ("b-tile", "field city"),
            ("d-tile", "shape")
        ]
    );

    let file = json!([
        with(
            sound_card("a-card", 5),
            &[("/points", json!(99)), ("/title", json!("")), ("/farmer", json!(true))]
        ),
        sound_card("b-card", 6),
        with(sound_card("b-card", 7), &[("/text", json!(""))]),
        with(sound_card("c-card", 6), &[("/points", json!(31))]),
    ]);
    let (read, faults) = deck::read("own.json", &file.to_string());
    assert_eq!(read.len(), 1);
    let mut told: Vec<(&str, &str)> =
        faults.iter().map(|fault| (fault.item.as_deref().unwrap(), name(&fault.problem))).collect();
    told.sort_unstable();
    assert_eq!(
        told,
        [
            ("a-card", "farmer mark"),
            ("a-card", "no words"),
            ("a-card", "points"),
            ("b-card", "id twice"),
            ("b-card", "no words"),
            ("c-card", "points"),
        ]
    );
}

/// Printed decks have doubles; what their holders judge are doubles where the words are the same.
#[test]
fn two_cards_that_ask_for_the_same_are_no_fault_and_the_later_one_is_remarked_on() {
    let judged = |id: &str, text: &str| {
        with(sound_card(id, 5), &[("/requirement", json!({"judged": {}})), ("/text", json!(text))])
    };
    let file = json!([
        sound_card("a-card", 5),
        sound_card("b-card", 6),
        sound_card("c-card", 5),
        judged("d-card", "Sing."),
        judged("e-card", "Dance."),
        judged("f-card", "Sing."),
    ]);
    let (read, faults) = deck::read("own.json", &file.to_string());
    assert_eq!((read.len(), faults), (6, Vec::new()));
    let told =
        doubles(&read).into_iter().map(|(card, other)| (card.id.as_str(), other.id.as_str()));
    assert_eq!(told.collect::<Vec<_>>(), [("c-card", "a-card"), ("f-card", "d-card")]);
    // The form says it too, of printed cards as of others.
    let printed = Card { source: Origin::Printed, ..read[2].clone() };
    for card in [&read[2], &printed] {
        assert_eq!(remarks(card, &read), [Remark::Same("a-card".into())]);
    }
}

/// The numbers of a file are refused where it is read; whoever reckons with them before that does
/// not stop the program.
#[test]
fn no_number_of_a_card_makes_a_sum_overflow() {
    let most = Bound { at_least: Some(u32::MAX), ..Bound::default() };
    let wanted = Completed {
        own_followers: Some(most),
        opponents_followers: Some(most),
        followers: Some(most),
        players: Some(most),
        pennants: Some(most),
        ..Completed::any(Which::City)
    };
    let one = Requirement::Complete(Complete(wanted));
    let all = Requirement::CompleteTogether(CompleteTogether(vec![wanted, wanted]));
    let _ = (one.is_impossible(), one.implies(&all), all.implies(&one));
    let (cards, _) = deck::read("own.json", &json!([sound_card("a-card", 5)]).to_string());
    let _ = Scene::from_card(&Card { requirement: one, ..cards[0].clone() });
}

/// As much as proves it: sixty thousand cards would take more than a gigabyte.
#[test]
fn a_list_that_is_too_long_is_refused_and_not_kept_in_memory() {
    let cards: Vec<Value> = (0..60_000).map(|at| sound_card(&format!("card-{at}"), 5)).collect();
    let text = Value::Array(cards).to_string();
    // Also with a fault in it, which makes each item be read by itself.
    let torn = text.replacen("\"points\":", "\"dots\":", 1);
    for text in [&text, &torn] {
        let mut faults = Vec::new();
        let used = measure(|| faults = deck::read("own.json", text).1);
        let many = Problem::ManyCards { limit: 1000 };
        assert!(faults.iter().any(|fault| fault.problem == many), "{faults:?}");
        assert!(used.bytes_max < 10 << 20, "{} bytes at once", used.bytes_max);
    }
    let just = json!((0..1000).map(|at| sound_card(&format!("c-{at}"), 5)).collect::<Vec<_>>());
    assert_eq!(deck::read("own.json", &just.to_string()).1, []);
    let tiles = json!((0..1001).map(|at| sound_tile(&format!("t-{at}"))).collect::<Vec<_>>());
    let (read, faults) = tiles::read("own.json", &tiles.to_string());
    assert_eq!((read.len(), name(&faults[0].problem)), (1000, "many tiles"));
}

// ---- the table's own sets ----

fn own(file: &Value) -> Vec<(String, String)> {
    vec![("own.json".to_owned(), file.to_string())]
}

/// A deck of the table's own is played instead of the bundled one; a card with a bundled name, and
/// a torn file, leave it out.
#[test]
fn an_own_deck_stands_beside_the_bundled_one() {
    let card = |id: &str| {
        json!([{"id": id, "set": "base", "title": "Ours", "text": "Complete a city of exactly 7 tiles.", "points": 9,
            "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"exactly": 7}}}}])
        .to_string()
    };
    let deck = |name: &str, text: String| (format!("orders/{name}.json"), text);
    let decks = [
        deck("ours", card("ours-1")),
        deck("copy", card("base-01")),
        deck("torn", "[{".to_owned()),
    ];
    let (catalogue, faults) = bundled::with_own(&[], &decks);
    let names: Vec<&str> = catalogue.decks().iter().map(|deck| deck.name.as_str()).collect();
    assert_eq!(
        (names, catalogue.deck(Some("ours")).len(), catalogue.deck(None).len()),
        (vec!["ours"], 1, 122)
    );
    assert_eq!(catalogue.card("ours-1").unwrap().title, "Ours");
    let files: HashSet<&str> = faults.iter().map(|fault| fault.file.as_str()).collect();
    assert_eq!(files, HashSet::from(["orders/copy.json", "orders/torn.json"]));
}

/// A card keeps its name when it is changed in one of two decks that have it: each deck has its own,
/// and both are read.
#[test]
fn two_decks_may_call_two_cards_the_same() {
    let deck = |name: &str, points: i32| {
        let card =
            with(sound_card("own-k7f3", 9), &[("/set", json!("base")), ("/points", json!(points))]);
        (format!("orders/{name}.json"), json!([card]).to_string())
    };
    let (catalogue, faults) = bundled::with_own(&[], &[deck("one", 7), deck("two", 8)]);
    assert_eq!(faults, []);
    let points = |name| catalogue.deck(Some(name)).iter().map(|card| card.points).sum::<i32>();
    assert_eq!((points("one"), points("two")), (7, 8));
}

/// A deck may hold bundled cards, with the words that an older app has written or without: they
/// stay the bundled ones. A card of the table's own keeps the words that it has.
#[test]
fn a_bundled_card_in_an_own_deck_says_what_it_always_says() {
    let bundled = bundled::catalogue();
    let card = bundled.card("base-01").unwrap();
    let copy = |text: Option<&str>| {
        let text = text.map(ToOwned::to_owned);
        serde_json::to_value(Card { text, ..Card::clone(card) }).unwrap()
    };
    let other = with(sound_card("ours-1", 9), &[("/set", json!("base"))]);
    for text in [None, Some("Complete a city of exactly 5 tiles."), Some("In older words.")] {
        let deck = json!([copy(text), other]).to_string();
        let (catalogue, faults) = bundled::with_own(&[], &[("orders/ours.json".to_owned(), deck)]);
        assert_eq!(faults, []);
        let [same, own] = catalogue.deck(Some("ours")) else { panic!("two cards") };
        assert_eq!((same, own.text.as_deref()), (card, Some("A sentence.")));
    }
    // A title or points of one's own make another card.
    let changed = with(copy(None), &[("/points", json!(7))]);
    let files = [("orders/ours.json".to_owned(), json!([changed]).to_string())];
    assert_eq!(bundled::with_own(&[], &files).1.len(), 1);
}

#[test]
fn own_tiles_stand_beside_the_bundled_ones() {
    let (catalogue, faults) = bundled::with_own_tiles(&own(&json!([sound_tile("a-tile")])));
    assert_eq!(faults, []);
    assert_eq!(catalogue.tiles().len(), 269);
    assert_eq!(catalogue.tile("a-tile").unwrap().set, "own");
    assert_eq!(catalogue.cards().len(), 122);
}

#[test]
fn a_file_with_a_fault_is_left_out_whole() {
    let file = json!([sound_tile("a-tile"), with(sound_tile("b-tile"), &[("/count", json!(0))])]);
    let (catalogue, faults) = bundled::with_own_tiles(&own(&file));
    assert_eq!(faults.len(), 1);
    assert_eq!((catalogue.tiles().len(), catalogue.tile("a-tile")), (268, None));
}

#[test]
fn own_tiles_take_neither_a_bundled_sets_name_nor_a_bundled_tiles() {
    let file = json!([with(sound_tile("base-city-cap"), &[("/set", json!("base"))])]);
    let (catalogue, faults) = bundled::with_own_tiles(&own(&file));
    assert_told(&faults, &(file.clone(), "bundled set", Some("base-city-cap"), Some("set")));
    assert_told(&faults, &(file, "id taken", Some("base-city-cap"), Some("id")));
    assert_eq!(catalogue.tiles().len(), 268);
    // Nor the name of a tile in another file of the table's own.
    let [one, other] = [2, 3]
        .map(|count| json!([with(sound_tile("a-tile"), &[("/count", json!(count))])]).to_string());
    let files = [("one.json".to_owned(), one), ("own.json".to_owned(), other)];
    let (catalogue, faults) = bundled::with_own_tiles(&files);
    assert_told(&faults, &(Value::Null, "id taken", Some("a-tile"), Some("id")));
    assert_eq!(catalogue.tiles().len(), 269);
}
