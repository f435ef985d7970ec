//! Orders that their holders judge, on phones: the way to claim one is always there, and what others
//! are sent tells nothing of a hand (R-KO-5, 40, 41).

use std::sync::Arc;

use content::bundled;
use journal::Journal;
use phone::Wish;
use rules::Move;
use rules::setup::Recording;
use serde_json::{Value, json};

use support::phone::client::Phone;
use support::phone::stand::Stand;
use support::table::{Table, order_ids, place, seat, setup};

/// A table at which Anna has laid a tile and Ben is on turn, with that pile of orders.
fn in_bens_turn(pile: &[&str]) -> Journal {
    let card = |id: &str, title: &str| {
        json!({
            "id": id, "set": "base", "title": title, "text": "Make everybody laugh.", "points": 7,
            "source": "house", "requirement": {"judged": {}}
        })
    };
    let own = json!([card("ours-1", "Jester"), card("ours-2", "Minstrel")]).to_string();
    let (catalogue, faults) = bundled::with_own(&[], &[("ours.json".to_owned(), own)]);
    assert_eq!(faults, []);
    let orders = Some(order_ids(pile).collect());
    let setup = rules::Setup { orders, ..setup(&["Anna", "Ben"], &["base"]) };
    let mut table = Table::new(setup, Arc::new(catalogue));
    table.keep("Anna", None).keep("Ben", None);
    table.place("base-monastery", (0, 1), 0).end();
    table.journal().clone()
}

const ANNA_HOLDS: [&str; 8] =
    ["ours-1", "base-07", "base-11", "base-13", "base-14", "base-15", "base-17", "ours-2"];
const NOBODY_HOLDS: [&str; 8] =
    ["base-17", "base-07", "base-11", "base-13", "base-14", "base-15", "ours-1", "ours-2"];

/// The way to claim on a phone.
fn way(view: &Value) -> &Value {
    let asked = view["asked"].as_array().unwrap().iter();
    asked.clone().find(|asked| asked["topic"] == "declare").expect("the way to claim")
}

/// The status of the answer to a claim of that card.
fn claims(phone: &mut Phone, card: &str) -> u16 {
    let view = phone.seat();
    let given = json!({
        "revision": view["revision"], "question": way(&view)["index"], "cards": [card]
    });
    phone.post("/answer", &given.to_string()).status
}

/// R-KO-40: Anna is not on turn; her phone has her whole hand, and nobody waits for her.
#[test]
fn an_order_is_claimed_on_a_phone_in_anothers_turn() {
    let stand = Stand::new(in_bens_turn(&ANNA_HOLDS));
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    let claim = way(&view);
    assert_eq!(claim["title"], "I have fulfilled an order");
    assert_eq!((&claim["urgent"], &claim["secret"]), (&json!(false), &json!(true)));
    let ids: Vec<&Value> =
        claim["cards"].as_array().unwrap().iter().map(|card| &card["id"]).collect();
    assert_eq!(ids, ["ours-1", "base-07", "base-11"]);
    assert_eq!(claims(&mut anna, "base-07"), 422, "the app judges it");
    assert_eq!(claims(&mut anna, "ours-1"), 200);
    let claimed = Move::ClaimOrder { player: seat(0), card: "ours-1".into() };
    assert_eq!(stand.desk().played, [(seat(0), Wish::Play(claimed))]);
}

/// All that Ben and everybody are sent until the game asks before its end, while Anna looks for an
/// order of hers to claim and has none.
fn seen_by_others(pile: &[&str]) -> Vec<String> {
    let stand = Stand::new(in_bens_turn(pile));
    let mut anna = stand.phone(seat(0));
    let mut ben = stand.phone(seat(1));
    let mut public = Phone::new(stand.server.address());
    let mut all = Vec::new();
    let mut look = |ben: &mut Phone| {
        for language in ["en", "de"] {
            all.push(ben.seen(&format!("/seat?language={language}")));
            all.push(public.seen(&format!("/state?language={language}")));
        }
    };
    look(&mut ben);
    assert_eq!(claims(&mut anna, "base-07"), 422);
    look(&mut ben);
    stand.play(place("base-road-straight", (0, 2), 0));
    look(&mut ben);
    assert_eq!(claims(&mut anna, "base-11"), 422);
    stand.play(Move::EndTurn);
    look(&mut ben);
    stand.play(Move::EndGame);
    look(&mut ben);
    all
}

/// Byte for byte, revisions included, whoever holds such an order.
#[test]
fn others_are_sent_the_same_whoever_could_claim() {
    let some = seen_by_others(&ANNA_HOLDS);
    let none = seen_by_others(&NOBODY_HOLDS);
    assert_eq!(some.len(), none.len());
    for (some, none) in some.iter().zip(&none) {
        assert_eq!(some, none);
    }
    assert!(some.last().unwrap().contains("Befehl erfüllt"), "everybody is asked before the end");
}

/// Anna holds these of the orders that count, have two tasks or ask to avoid something.
fn holding(hand: [&str; 3], record: Recording) -> Table {
    let own = include_str!("../decks/counting.json").to_owned();
    let (catalogue, faults) = bundled::with_own(&[], &[("counting.json".to_owned(), own)]);
    assert_eq!(faults, []);
    let pile = [hand, ["base-11", "base-27", "base-44"]].concat();
    let orders = Some(order_ids(&pile).collect());
    let of_base = setup(&["Anna", "Ben"], &["base"]);
    let setup = rules::Setup { orders, record, ..of_base };
    let mut table = Table::new(setup, Arc::new(catalogue));
    table.keep("Anna", None).keep("Ben", None);
    table
}

fn ids(cards: &Value) -> Vec<&str> {
    cards.as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect()
}

/// R-KO-33, 40, 58: on the scorepad the phone says of each card in its holder's hand whether that
/// one judges it; what is taken over is lost by word, and nowhere said to be fulfilled.
#[test]
fn on_the_scorepad_a_phone_says_which_orders_its_holder_judges_and_which_are_lost() {
    let table = holding(["ow-mine", "fan-17", "fan-11"], Recording::Scorepad);
    let stand = Stand::new(table.journal().clone());
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    let judged: Vec<&Value> =
        view["hand"].as_array().unwrap().iter().map(|card| &card["judged"]).collect();
    assert_eq!(judged, [&json!("You judge it"), &Value::Null, &json!("You judge it")]);
    assert_eq!(way(&view)["title"], "I have fulfilled or lost an order");
    assert_eq!(claims(&mut anna, "fan-17"), 422, "the scorepad knows who is last");
    assert_eq!(claims(&mut anna, "ow-mine"), 200);
    let view = anna.seat();
    assert_eq!(
        (ids(&view["lost"]), ids(&view["hand"])),
        (vec!["ow-mine"], vec!["fan-17", "fan-11"])
    );
    assert_eq!(view["table"]["players"][0]["fulfilled"], json!([]));
    let news = view["table"]["news"].to_string();
    assert!(news.contains("Anna has lost the order “What is mine”"), "{news}");
    assert!(!news.contains("fulfil"), "{news}");
}

/// R-KO-33, 56: at the end what was kept lies open apart from what was fulfilled and what failed.
#[test]
fn what_was_kept_to_the_end_lies_on_its_phone_by_itself() {
    let mut table = holding(["fan-17", "base-03", "base-26"], Recording::Board);
    table.until("Anna").pass().end_game();
    let stand = Stand::new(table.journal().clone());
    let view = stand.phone(seat(0)).seat();
    assert_eq!(ids(&view["kept"]), ["fan-17"]);
    assert_eq!(ids(&view["failed"]), ["base-03", "base-26"]);
    assert_eq!((ids(&view["lost"]), ids(&view["hand"])), (vec![], vec![]));
}

/// R-KO-55: the phones say which of two tasks has met an order.
#[test]
fn phones_tell_which_of_two_tasks_has_met_an_order() {
    let mut table = holding(["ow-either", "base-03", "base-26"], Recording::Board);
    table.place("base-city-cap", (0, -1), 180).end();
    let stand = Stand::new(table.journal().clone());
    let news = stand.phone(seat(1)).seat()["table"]["news"].to_string();
    assert!(news.contains("It is met by this: Complete a city of exactly 2 tiles."), "{news}");
}
