//! Games that are played on phones alone, by chance.

use std::collections::BTreeSet;

use content::bundled;
use journal::Journal;
use rules::Game;
use rules::setup::Deck;
use serde_json::{Value, json};

use super::client::Phone;
use super::stand::Stand;
use crate::dice::{Dice, random_move, random_setup};

/// An answer at random to one of the questions; `None` if the phone is asked nothing.
pub fn answer(seat: &Value, phone: &mut Phone, dice: &mut Dice) -> Option<Value> {
    let asked = seat["asked"].as_array().unwrap();
    let urgent: Vec<&Value> = asked.iter().filter(|asked| asked["urgent"] == true).collect();
    let beside = urgent.is_empty() || dice.one_in(3);
    let question = if beside && !asked.is_empty() { dice.pick(asked) } else { urgent.first()? };
    let base = json!({"revision": seat["revision"], "question": question["index"]});
    let with = |key: &str, value: Value| {
        let mut answer = base.clone();
        answer[key] = value;
        Some(answer)
    };
    let answers = question["answers"].as_array().unwrap();
    let may_pass = !question["pass"].is_null();
    match question["form"].as_str() {
        Some("tile") if !answers.is_empty() && dice.one_in(2) => with("answer", json!(0)),
        Some("tile") => {
            let places = question["places"].as_array().unwrap();
            let Some(place) = (!places.is_empty()).then(|| dice.pick(places)) else {
                return with("answer", json!(0));
            };
            let fitting =
                phone.get(&format!("/fitting?x={}&y={}&language=de", place[0], place[1])).json();
            let tile = dice.pick(fitting.as_array().unwrap()).clone();
            let mut answer = base.clone();
            answer["tile"] = tile["tile"].clone();
            answer["turn"] = tile["turn"].clone();
            answer["x"] = place[0].clone();
            answer["y"] = place[1].clone();
            Some(answer)
        }
        Some("cards") => {
            let (least, most) = (&question["count"][0], &question["count"][1]);
            let span = most.as_u64().unwrap() - least.as_u64().unwrap() + 1;
            let count = least.as_u64().unwrap() as usize + dice.below(span as usize);
            let mut cards: Vec<Value> = question["cards"]
                .as_array()
                .unwrap()
                .iter()
                .map(|card| card["id"].clone())
                .collect();
            dice.shuffle(&mut cards);
            cards.truncate(count);
            with("cards", json!(cards))
        }
        Some("throw") if may_pass && dice.one_in(4) => with("pass", json!(true)),
        Some("throw") if question["throw"]["needs"][0] == "distance" => with(
            "throw",
            json!({"distance": dice.below(300) as f64 / 10.0, "unit": "cm", "off": dice.one_in(5)}),
        ),
        Some("throw") => {
            let hits: BTreeSet<usize> =
                (0..2).filter(|_| !answers.is_empty()).map(|_| dice.below(answers.len())).collect();
            with("throw", json!({"hits": hits}))
        }
        Some(form) => panic!("nobody answers “{form}” here"),
        None if may_pass && (answers.is_empty() || dice.one_in(3)) => with("pass", json!(true)),
        None if answers.is_empty() => None,
        None => with("answer", json!(dice.below(answers.len()))),
    }
}

/// The names of all pictures that a view names.
fn pictures(view: &Value, names: &mut BTreeSet<String>) {
    match view {
        Value::Array(all) => all.iter().for_each(|one| pictures(one, names)),
        Value::Object(all) => {
            for (key, value) in all {
                match (key.as_str(), value.as_str()) {
                    ("picture", Some(name)) => drop(names.insert(name.to_owned())),
                    // The signs of the titles are drawn by the page itself.
                    ("mark", Some(name)) if name.contains('/') => {
                        names.insert(name.to_owned());
                    }
                    ("tile", Some(tile)) => drop(names.insert(format!("tile/{tile}/0"))),
                    _ => pictures(value, names),
                }
            }
        }
        _ => {}
    }
}

/// R-RBS-1, R-MSG-1: plays a random game of everything on its phones, so many steps, and tells
/// which pictures they name.
pub fn named_pictures(seed: u64, steps: usize) -> (Game, BTreeSet<String>) {
    let mut dice = Dice::new(seed);
    let setup = random_setup(seed, &mut dice);
    let is_printed = setup.deck == Deck::Printed;
    let stand = Stand::new(Journal::new(setup, bundled::catalogue()).unwrap());
    let mut phones = stand.phones();
    let mut names = BTreeSet::new();
    for _ in 0..steps {
        let mut answers = Vec::new();
        for (index, phone) in phones.iter_mut().enumerate() {
            let view = phone.seat();
            pictures(&view, &mut names);
            let is_here = |asked: &Value| asked["form"] != "laptop";
            if view["asked"].as_array().unwrap().iter().all(is_here) {
                answers.extend(answer(&view, phone, &mut dice).map(|given| (index, given)));
            }
        }
        if answers.is_empty() {
            // A tile with a bag, which the laptop alone takes.
            let game = stand.game();
            if game.is_finished() {
                break;
            }
            stand.play(random_move(&game, &mut dice));
            continue;
        }
        let (index, given) = dice.pick(&answers).clone();
        let said = phones[index].post("/answer", &given.to_string()).status;
        // The cards of a printed deck are not known before they are entered.
        assert!(said == 200 || (is_printed && said == 422), "{said} to {given}");
    }
    (stand.game(), names)
}
