//! The JSON Schema that `schema` prints: an editor that knows it accepts every file that the app
//! reads, and marks the usual mistakes.

use std::fs;
use std::path::{Path, PathBuf};

use boon::{Compiler, SchemaIndex, Schemas};
use cli::{self, Command, Ending, Kind, Output};
use content::{bundled, deck, tiles};

use rules::house_rule::HouseRule;
use rules::setup::BUNDLED;
use serde_json::{Value, json};
use storage::Saved;
use text::Words;

use support::scenarios;

/// The output of the command for a kind of file.
fn printed(kind: Kind) -> Value {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let ending = cli::run(
        &Command::Schema { kind },
        &Words::english(),
        &mut Output { out: &mut out, err: &mut err },
    )
    .unwrap();
    assert_eq!((ending, err.as_slice()), (Ending::Well, &[][..]));
    serde_json::from_slice(&out).unwrap()
}

/// A schema as an editor uses it.
pub struct Schema {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Schema {
    pub fn of(kind: Kind) -> Self {
        const PLACE: &str = "https://example.org/schema.json";
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.add_resource(PLACE, printed(kind)).unwrap();
        let index = compiler.compile(PLACE, &mut schemas).unwrap();
        Self { schemas, index }
    }

    /// Why an editor would mark a file; `None` if it would not.
    pub fn fault(&self, file: &Value) -> Option<String> {
        self.schemas.validate(file, self.index).err().map(|error| error.to_string())
    }
}

fn json_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(json_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    files
}

fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn every_game_in_the_repository_is_valid() {
    let schema = Schema::of(Kind::Game);
    let resources = support::root().join("resources/samples");
    let games: Vec<PathBuf> = [json_files(&scenarios()), json_files(&resources)].concat();
    assert!(games.len() > 30, "{} games", games.len());
    for path in games {
        let file = read(&path);
        if file.get("format").is_some() {
            assert_eq!(schema.fault(&file), None, "{}", path.display());
        }
    }
}

#[test]
fn every_bundled_deck_and_tile_set_is_valid() {
    for (kind, files) in [(Kind::Deck, &bundled::ORDERS), (Kind::Tiles, &bundled::TILES)] {
        let schema = Schema::of(kind);
        for (name, text) in files.iter() {
            assert_eq!(schema.fault(&serde_json::from_str(text).unwrap()), None, "{name}");
        }
    }
}

/// Editors look the version of the language up in the head.
#[test]
fn a_schema_names_its_draft_and_its_file() {
    for (kind, title) in [(Kind::Game, "game"), (Kind::Deck, "deck"), (Kind::Tiles, "tile set")] {
        let schema = printed(kind);
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
        assert!(schema["title"].as_str().unwrap().contains(title), "{}", schema["title"]);
    }
}

/// An editor offers while somebody types: the sets, and each house rule with its answers.
#[test]
fn a_schema_offers_the_sets_and_the_house_rules() {
    let schema = printed(Kind::Game);
    let sets = &schema["$defs"]["Setup"]["properties"]["sets"];
    assert_eq!(sets["items"]["anyOf"][0]["enum"], json!(BUNDLED));
    let rules = schema["$defs"]["Rules"]["properties"].as_object().unwrap();
    assert_eq!(rules.len(), HouseRule::ALL.len());
    assert_eq!(rules["river-mouth"]["enum"], json!(["automatic", "turn"]));
    assert_eq!(rules["river-mouth"]["default"], "automatic");
}

fn game() -> Value {
    json!({
        "format": "kings-order", "version": 1, "id": "evening", "started": "2026-11-21T19:30:00Z",
        "setup": { "players": [{"name": "Anna", "colour": "red"}, {"name": "Ben", "colour": "blue"}],
                   "sets": ["base", "catapult"], "record": "board", "rules": {"river-mouth": "turn"} },
        "clock": {"minutes": 20, "spent": [1, 2]},
        "moves": [{"move": "place", "tile": "base-city-cap", "at": [0, -1], "rotation": 180},
                  {"move": "deploy", "figure": "follower", "on": "city:0"},
                  {"move": "throw", "player": 0, "distance": 58.5},
                  {"move": "end-turn"}]
    })
}

fn card() -> Value {
    json!([{
        "id": "own-1", "set": "base", "title": "Walls", "text": "Complete a city of at least 7 tiles.", "points": 8,
        "source": "house", "requirement": {"complete": {"feature": "city", "tiles": {"at-least": 7}}}
    }])
}

fn tile() -> Value {
    json!([{
        "id": "own-bend", "set": "own", "count": 2,
        "edges": {"n": "road", "e": "road", "s": "field", "w": "field"},
        "roads": [{"edges": ["n", "e"]}],
        "fields": [{"half_edges": ["n2", "e1"]}, {"half_edges": ["e2", "s1", "s2", "w1", "w2", "n1"]}]
    }])
}

/// The file with another value at a place; `null` takes it out.
fn with(mut file: Value, place: &str, value: Value) -> Value {
    let (parent, key) = place.rsplit_once('/').unwrap();
    let parent = file.pointer_mut(parent).unwrap();
    match (parent, value) {
        (Value::Object(fields), Value::Null) => drop(fields.remove(key).unwrap()),
        (Value::Object(fields), value) => drop(fields.insert(key.to_owned(), value)),
        (Value::Array(items), value) => items[key.parse::<usize>().unwrap()] = value,
        (other, _) => panic!("{other} has no fields"),
    }
    file
}

#[test]
fn the_usual_mistakes_in_a_game_are_marked() {
    let schema = Schema::of(Kind::Game);
    assert_eq!(schema.fault(&game()), None);
    for (place, value) in [
        ("/format", json!("king-order")),
        ("/version", json!(3)),
        ("/setup", Value::Null),
        ("/mood", json!("good")),
        ("/started", json!("yesterday")),
        ("/setup/players", json!([{"name": "Anna", "colour": "red"}])),
        ("/setup/players/0/colour", json!("azure")),
        ("/setup/players/0/name", json!("")),
        ("/setup/players/0/name", json!("a name of 25 characters –")),
        ("/setup/sets", json!(["catapult"])),
        ("/setup/sets", json!(["base", "base"])),
        ("/setup/record", json!("tape")),
        ("/setup/deck", json!("stacked")),
        ("/setup/rules", json!({"river-mouth": "never"})),
        ("/setup/rules", json!({"river-delta": "turn"})),
        ("/clock/minutes", json!(0)),
        ("/moves/0", json!({"move": "jump"})),
        ("/moves/0/rotation", json!(45)),
        ("/moves/0/at", json!([0])),
        ("/moves/0/at", json!({"x": 0, "y": -1})),
        ("/moves/0/colour", json!("red")),
        ("/moves/0/tile", Value::Null),
        ("/moves/1/on", json!("city")),
        ("/moves/1/on", json!("town:0")),
        ("/moves/1/figure", json!("meeple")),
        ("/moves/2/player", json!(6)),
        ("/moves/2/distance", json!(-1)),
        ("/moves/3/player", json!(0)),
    ] {
        let file = with(game(), place, value.clone());
        assert!(schema.fault(&file).is_some(), "{place}: {value} is not marked");
    }
}

/// A shape that an editor marks in a game, the app refuses as well: both are made from the same
/// types.
#[test]
fn what_is_marked_in_the_shape_of_a_game_is_refused() {
    for (place, value) in [
        ("/mood", json!("good")),
        ("/setup/record", json!("tape")),
        ("/setup/rules", json!({"river-mouth": "never"})),
        ("/moves/0/rotation", json!(45)),
        ("/moves/0/colour", json!("red")),
        ("/moves/1/on", json!("town:0")),
        ("/moves/2/player", json!(6)),
        ("/moves/2/distance", json!(-1)),
        ("/moves/3/player", json!(0)),
    ] {
        let file = with(game(), place, value.clone());
        assert!(
            Saved::decode(Path::new("game.json"), &file.to_string()).is_err(),
            "{place}: {value} is read"
        );
    }
}

#[test]
fn the_usual_mistakes_in_a_deck_are_marked_and_told() {
    let schema = Schema::of(Kind::Deck);
    assert_eq!(schema.fault(&card()), None);
    assert_eq!(deck::read("deck.json", &card().to_string()).1, Vec::new());
    // A requirement says itself.
    let without_text = with(card(), "/0/text", Value::Null);
    assert_eq!(schema.fault(&without_text), None);
    assert_eq!(deck::read("deck.json", &without_text.to_string()).1, Vec::new());
    for (place, value) in [
        ("/0/id", json!("Own 1")),
        ("/0/set", Value::Null),
        ("/0/title", json!("")),
        ("/0/title", json!("A title of 29 characters long")),
        ("/0/text", json!("x".repeat(151))),
        ("/0/text", json!("")),
        ("/0/points", json!(0)),
        ("/0/points", json!(31)),
        ("/0/source", json!("mine")),
        ("/0/colour", json!("red")),
        ("/0/requirement", json!({"finish": {}})),
        ("/0/requirement", json!({"complete": {"feature": "castle"}})),
        ("/0/requirement", json!({"complete": {"feature": "city", "tiles": 7}})),
        ("/0/requirement", json!({"complete": {"feature": "city", "tiles": {}}})),
        ("/0/requirement", json!({"complete": {"feature": "city", "tiles": {"more-than": 7}}})),
        ("/0/requirement", json!({"complete-together": [{"feature": "city"}]})),
        ("/0/requirement", json!({"connect": {"cities": 2, "tile": 4}})),
        ("/0/requirement", json!({"win-challenge": {"as": "city"}})),
        ("/0/requirement", json!({"score": {"points": 0, "in": "turn"}})),
        ("/0/requirement", json!({"take": {"titles": []}})),
        ("/0/requirement", json!({"complete": {"feature": "city", "tiles": {"at-least": 10_000}}})),
        ("/0/requirement", json!({"connect": {"cities": 10_000}})),
        ("/0/requirement", json!({"score": {"points": 10_000, "in": "turn"}})),
        ("/0/requirement", json!({"target-within": {"millimetres": 10_000}})),
        ("/0/measured", json!({"held": 1_000_000_001, "fulfilled": 0, "when": 0})),
    ] {
        let file = with(card(), place, value.clone());
        assert!(schema.fault(&file).is_some(), "{place}: {value} is not marked");
        assert!(
            !deck::read("deck.json", &file.to_string()).1.is_empty(),
            "{place}: {value} is not told"
        );
    }
}

#[test]
fn a_list_that_is_too_long_is_marked() {
    for (kind, file, most) in [(Kind::Deck, card(), 1000), (Kind::Tiles, tile(), 1000)] {
        let many = |count| Value::Array(vec![file[0].clone(); count]);
        let schema = Schema::of(kind);
        assert_eq!(schema.fault(&many(most)), None);
        assert!(schema.fault(&many(most + 1)).is_some(), "{kind:?}");
    }
}

#[test]
fn the_usual_mistakes_in_a_tile_set_are_marked_and_told() {
    let schema = Schema::of(Kind::Tiles);
    assert_eq!(schema.fault(&tile()), None);
    assert_eq!(tiles::read("tiles.json", &tile().to_string()).1, Vec::new());
    for (place, value) in [
        ("/0/id", json!("Own bend")),
        ("/0/set", Value::Null),
        ("/0/count", json!(0)),
        ("/0/count", Value::Null),
        ("/0/edges/n", json!("wall")),
        ("/0/edges/n", Value::Null),
        ("/0/roads/0/edges", json!(["north", "east"])),
        ("/0/roads/0/edges", json!([])),
        ("/0/roads/0/bridge", json!(true)),
        ("/0/fields/0/half_edges", json!(["n3", "e1"])),
        ("/0/volcanoes", json!(1)),
        ("/0/river_role", json!("waterfall")),
        ("/0/quarter", json!("harbour")),
        ("/0/wagon_links", json!([["road"]])),
    ] {
        let file = with(tile(), place, value.clone());
        assert!(schema.fault(&file).is_some(), "{place}: {value} is not marked");
        assert!(
            !tiles::read("tiles.json", &file.to_string()).1.is_empty(),
            "{place}: {value} is not told"
        );
    }
}
