//! Moves in files: those of an expansion, which are an enum of its own, stand among the others, and
//! are read as strictly.

use rules::Move;
use rules::expansion::sheep::{self, Drawn};
use rules::geometry::Position;
use serde_json::{Value, json};

fn draw(sheep: u8) -> Move {
    sheep::Move::DrawSheep(Drawn { sheep }).into()
}

fn read(text: &str) -> Result<Move, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// The fault of a move.
fn fault(text: &str) -> String {
    let fault = read(text).expect_err(text);
    fault.split(" at line ").next().expect("a fault").to_owned()
}

#[test]
fn a_move_of_an_expansion_stands_flat_among_the_others() {
    for (made, text) in [
        (Move::MoveDragon { to: Position { x: 1, y: 0 } }, r#"{"move":"move-dragon","to":[1,0]}"#),
        (draw(2), r#"{"move":"draw-sheep","sheep":2}"#),
        (Move::EndTurn, r#"{"move":"end-turn"}"#),
        (sheep::Move::GuideHome.into(), r#"{"move":"guide-home"}"#),
    ] {
        assert_eq!(serde_json::to_string(&made).unwrap(), text);
        assert_eq!(read(text), Ok(made));
    }
    assert_eq!(read(r#"{"sheep":2,"move":"draw-sheep"}"#), Ok(draw(2)));
}

/// Each fault beside that of another move whose key has another name.
#[test]
fn the_faults_of_a_move_of_an_expansion_are_those_of_the_others() {
    for (own, other) in [
        (r#""sheep":2,"wolf":1"#, r#""space":2,"player":0,"wolf":1"#),
        (r#""sheep":2,"sheep":2"#, r#""space":2,"player":0,"space":2"#),
        (r#""sheep":-1"#, r#""space":-1,"player":0"#),
        (r#""sheep":"two""#, r#""space":"two","player":0"#),
        ("\"wolf\":[", "\"wolf\":["),
    ] {
        let (own, other) = (
            fault(&format!(r#"{{"move":"draw-sheep",{own}}}"#)),
            fault(&format!(r#"{{"move":"place-bandit",{other}}}"#)),
        );
        let other = other.replace("`player` or `space`", "`sheep`");
        assert_eq!(own, other.replace("space", "sheep"));
    }
    assert_eq!(fault(r#"{"move":"draw-sheep"}"#), "missing field `sheep`");
    for name in ["guide-home", "end-turn"] {
        let fault = fault(&format!(r#"{{"move":"{name}","sheep":1}}"#));
        assert_eq!(fault, "unknown field `sheep`, there are no fields");
    }
}

/// Whoever has mistyped the name of a move is told all of them.
#[test]
fn an_unknown_move_is_told_with_every_name_in_the_order_of_the_schema() {
    let schema = serde_json::to_value(schemars::schema_for!(Move)).unwrap();
    let kinds = schema["oneOf"].as_array().expect("one of many");
    let names: Vec<&Value> =
        kinds.iter().map(|kind| &kind["properties"]["move"]["const"]).collect();
    let quoted = names.iter().map(|name| format!("`{}`", name.as_str().expect("a name")));
    let known = quoted.collect::<Vec<_>>().join(", ");
    for text in [r#"{"move":"draw-wolf","sheep":2}"#, r#"{"sheep":2,"move":"draw-wolf"}"#] {
        assert_eq!(fault(text), format!("unknown variant `draw-wolf`, expected one of {known}"));
    }
    assert!(names.contains(&&json!("draw-sheep")) && names.contains(&&json!("guide-home")));
    assert_eq!(fault(r#"{"sheep":2}"#), "missing field `move`");
    let other = "invalid type: integer `2`, expected internally tagged enum Move";
    assert_eq!(fault("2"), other);
}
