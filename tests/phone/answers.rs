//! Answers: each is taken once, of the seat that is asked, to the state that is shown.

use std::io::Write;
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::Duration;

use journal::Journal;
use phone::{Reply, Times, Wish};
use rules::Move;
use rules::player::Figure;
use rules::throw::{Distance, Measure, Throw, Token};
use serde_json::{Value, json};

use support::phone::client::{Phone, connect, read};
use support::phone::stand::Stand;
use support::table::{Table, deploy, place, seat, segment};

fn journal() -> Journal {
    Table::of(&["Anna", "Ben"]).journal().clone()
}

/// The cap that closes the start tile's city, at any revision.
fn cap(revision: &Value) -> String {
    json!({"revision": revision, "question": 0, "tile": "base-city-cap", "x": 0, "y": -1, "turn": 2})
        .to_string()
}

/// Three touches: the place, the tile, the segment.
#[test]
fn a_turn_is_three_touches() {
    let stand = Stand::new(journal());
    let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
    let view = anna.seat();
    let asked = &view["asked"][0];
    assert_eq!(
        (&asked["form"], &asked["urgent"], &asked["secret"]),
        (&json!("tile"), &json!(true), &json!(false))
    );
    assert!(asked["places"].as_array().unwrap().contains(&json!([0, -1])));
    let index = asked["places"].as_array().unwrap().iter().position(|at| *at == json!([0, -1]));
    assert_eq!(
        asked["place_words"][index.unwrap()],
        "north of an unclaimed city of 1: needs city south. From the first tile: north 1"
    );
    assert_eq!(ben.seat()["asked"], json!([]));
    let fitting = anna.get("/fitting?x=0&y=-1&language=de").json();
    let cap_of_city =
        fitting.as_array().unwrap().iter().find(|tile| tile["tile"] == "base-city-cap").unwrap();
    assert_eq!(
        cap_of_city,
        &json!({
            "tile": "base-city-cap", "turn": 2, "name": "Stadt auf einer Seite",
            "lies": "Stadt auf einer Seite: Stadt im Süden, Wiese im Norden, im Osten und im Westen",
            "sides": "ffcf", "shows": []
        })
    );
    let done = anna.post("/answer", &cap(&view["revision"]));
    assert_eq!((done.status, done.text()), (200, "{}".to_owned()));
    let view = anna.seat();
    let asked = &view["asked"][0];
    let knight = asked["answers"].as_array().unwrap().iter();
    let knight = knight.clone().find(|answer| answer["label"] == "Knight").unwrap().clone();
    // R-BASE-8: 2 points for each of two tiles.
    assert_eq!(knight["heard"], "Knight: an unclaimed city of 2 to the south, complete, 4 points");
    // The stand-in's figures stand a quarter right and three quarters down.
    assert_eq!(
        (&knight["at"], &knight["picture"]),
        (&json!([0.25, -0.25]), &json!("figure/follower/0"))
    );
    assert_eq!((&asked["pass"], &view["undo"]), (&json!("No follower"), &json!(true)));
    let given = json!({"revision": view["revision"], "question": 0, "answer": knight["index"]});
    assert_eq!(anna.post("/answer", &given.to_string()).status, 200);
    let desk = stand.desk();
    let played: Vec<_> = desk.played.iter().map(|(seat, wish)| (*seat, wish.clone())).collect();
    assert_eq!(
        played,
        [
            (seat(0), Wish::Play(place("base-city-cap", (0, -1), 180))),
            (seat(0), Wish::Play(deploy("city:0"))),
        ]
    );
    assert_eq!(desk.journal.game().tally(seat(0)).total(), 4);
}

#[test]
fn an_answer_to_an_old_state_is_not_taken_and_brings_the_new_one() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let old = anna.seat()["revision"].clone();
    stand.play(place("base-city-cap", (0, -1), 180));
    let said = anna.post("/answer", &cap(&old));
    assert_eq!(said.status, 409);
    let state = said.json();
    assert_eq!(state["asked"][0]["topic"], "act");
    assert_ne!(state["revision"], old);
    assert!(stand.desk().played.is_empty());
    // And nobody answers what is still to come.
    assert_eq!(anna.post("/answer", &cap(&json!(1_000_000))).status, 409);
}

/// Two at once, again and again: two of the dealt hands, and one phone that sends twice.
#[test]
fn of_two_that_answer_at_once_exactly_one_is_taken() {
    for round in 0..20 {
        let hands = [["base-02", "base-08", "base-26"], ["base-49", "base-50", "base-44"]];
        let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
        while table.journal_mut().undo().is_some() {}
        let stand = Stand::new(table.journal().clone());
        let mut phones = stand.phones();
        let revision = phones[0].seat()["revision"].clone();
        if round % 2 == 1 {
            phones[1].token = phones[0].token.clone();
        }
        let keep = json!({"revision": revision, "question": 0, "pass": true}).to_string();
        let barrier = Arc::new(Barrier::new(2));
        let sent: Vec<_> = phones
            .into_iter()
            .map(|mut phone| {
                let (barrier, keep) = (Arc::clone(&barrier), keep.clone());
                thread::spawn(move || {
                    barrier.wait();
                    phone.post("/answer", &keep).status
                })
            })
            .collect();
        let mut said: Vec<u16> = sent.into_iter().map(|one| one.join().unwrap()).collect();
        said.sort_unstable();
        assert_eq!(said, [200, 409]);
        assert_eq!(stand.desk().played.len(), 1);
    }
}

/// The app is slow: the second waits until the first is played, and is late then.
#[test]
fn an_answer_waits_for_the_one_before_it() {
    let stand = Stand::new(journal());
    stand.desk().held = Some(Vec::new());
    let mut anna = stand.phone(seat(0));
    let revision = anna.seat()["revision"].clone();
    let body = cap(&revision);
    let request = |phone: &Phone| {
        phone.head("POST", "/answer") + &format!("Content-Length: {}\r\n\r\n{body}", body.len())
    };
    let mut streams: Vec<_> = (0..2).map(|_| connect(anna.at)).collect();
    for stream in &mut streams {
        stream.write_all(request(&anna).as_bytes()).unwrap();
    }
    let asked = loop {
        if let Some(asked) = stand.desk().held.as_mut().and_then(Vec::pop) {
            break asked;
        }
        thread::sleep(Duration::from_millis(5));
    };
    assert_eq!(asked.seat, seat(0));
    assert_eq!(asked.revision, stand.server.revision());
    // Shown after the reply, as an app may do it: until then nobody is heard.
    stand.reply(asked.ticket, Reply::Done);
    thread::sleep(Duration::from_millis(200));
    assert!(stand.desk().held.as_ref().unwrap().is_empty());
    stand.play(place("base-city-cap", (0, -1), 180));
    let mut said: Vec<u16> =
        streams.iter_mut().map(|stream| read(stream).unwrap().status).collect();
    said.sort_unstable();
    assert_eq!(said, [200, 409]);
    assert!(stand.desk().held.as_ref().unwrap().is_empty());
}

#[test]
fn a_phone_that_hangs_up_takes_nothing_back() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let body = cap(&anna.seat()["revision"]);
    let request =
        anna.head("POST", "/answer") + &format!("Content-Length: {}\r\n\r\n{body}", body.len());
    let mut stream = connect(anna.at);
    stream.write_all(request.as_bytes()).unwrap();
    drop(stream);
    // It was written before it was hung up; whether it was read is seen by what follows.
    let said = anna.post("/answer", &body);
    assert!(matches!(said.status, 200 | 409), "{}", said.status);
    assert_eq!(stand.desk().played.len(), 1);
}

#[test]
fn an_answer_of_which_the_app_says_nothing_ends_without_one() {
    let times = Times { reply: Duration::from_millis(50), ..Times::default() };
    let stand = Stand::with_times(journal(), times);
    stand.desk().held = Some(Vec::new());
    let mut anna = stand.phone(seat(0));
    let revision = anna.seat()["revision"].clone();
    assert_eq!(anna.post("/answer", &cap(&revision)).status, 503);
    stand.desk().held = None;
    assert_eq!(anna.post("/answer", &cap(&revision)).status, 200);
}

#[test]
fn what_the_rules_refuse_is_said_in_the_language_of_the_phone() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let revision = anna.seat()["revision"].clone();
    let given = json!({"revision": revision, "question": 0, "tile": "base-city-cap", "x": 0, "y": -1, "turn": 0});
    for (language, begins) in [("en", "The "), ("de", "Die ")] {
        let said = anna.post(&format!("/answer?language={language}"), &given.to_string());
        assert_eq!(said.status, 422);
        let refused = said.json()["refused"].as_str().unwrap().to_owned();
        assert!(refused.starts_with(begins), "{refused}");
    }
    assert!(stand.desk().played.is_empty());
}

/// The app's own words for a refusal come through.
#[test]
fn what_the_app_refuses_is_said_in_its_words() {
    let stand = Stand::new(journal());
    stand.desk().held = Some(Vec::new());
    let mut anna = stand.phone(seat(0));
    let body = cap(&anna.seat()["revision"]);
    let sent = thread::spawn(move || anna.post("/answer", &body));
    let asked = loop {
        if let Some(asked) = stand.desk().held.as_mut().and_then(Vec::pop) {
            break asked;
        }
        thread::sleep(Duration::from_millis(5));
    };
    stand.reply(asked.ticket, Reply::Refused("The disk is full.".to_owned()));
    let said = sent.join().unwrap();
    assert_eq!((said.status, said.json()), (422, json!({"refused": "The disk is full."})));
}

#[test]
fn only_the_phone_that_made_the_last_entry_takes_it_back() {
    let stand = Stand::new(journal());
    let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
    let revision = anna.seat()["revision"].clone();
    assert_eq!(anna.post("/answer", &cap(&revision)).status, 200);
    let revision = ben.seat()["revision"].clone();
    let undo = json!({"revision": revision, "undo": true}).to_string();
    assert_eq!(
        (ben.seat()["undo"].clone(), ben.post("/answer", &undo).status),
        (json!(false), 422)
    );
    assert_eq!(
        (anna.seat()["undo"].clone(), anna.post("/answer", &undo).status),
        (json!(true), 200)
    );
    assert_eq!(anna.seat()["asked"][0]["topic"], "tile");
    // Whoever enters something at the laptop ends that.
    let revision = anna.seat()["revision"].clone();
    assert_eq!(anna.post("/answer", &cap(&revision)).status, 200);
    stand.play(Move::EndTurn);
    let undo = json!({"revision": anna.seat()["revision"], "undo": true}).to_string();
    assert_eq!(
        (anna.seat()["undo"].clone(), anna.post("/answer", &undo).status),
        (json!(false), 422)
    );
}

#[test]
fn while_the_table_rests_nobody_is_asked_and_nobody_answers() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    stand.pause(true);
    let view = anna.seat();
    assert_eq!((&view["asked"], &view["table"]["paused"]), (&json!([]), &json!(true)));
    let said = anna.post("/answer", &cap(&view["revision"]));
    assert_eq!(said.status, 422);
    stand.pause(false);
    let revision = anna.seat()["revision"].clone();
    assert_eq!(anna.post("/answer", &cap(&revision)).status, 200);
}

#[test]
fn what_our_page_never_sends_is_no_answer() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let revision = anna.seat()["revision"].clone();
    for body in [
        json!({}),
        json!([]),
        json!({"revision": revision}),
        json!({"revision": "1", "question": 0, "answer": 0}),
        json!({"revision": revision, "question": 9, "answer": 0}),
        json!({"revision": revision, "question": 0, "answer": 9}),
        json!({"revision": revision, "question": 0, "answer": -1}),
        json!({"revision": revision, "question": 0, "pass": true}),
        json!({"revision": revision, "question": 0, "cards": ["base-01"]}),
        json!({"revision": revision, "question": 0, "throw": {"distance": 1.0}}),
        json!({"revision": revision, "question": 0, "tile": "base-city-cap", "x": 0, "y": -1, "turn": 4}),
        json!({"revision": revision, "question": 0, "tile": "no-such-tile", "x": 0, "y": -1, "turn": 0}),
        json!({"revision": revision, "question": 0, "tile": "base-city-cap", "x": 0}),
        json!({"revision": revision, "shown": true}),
        json!({"revision": revision, "move": {"move": "end-game"}}),
    ] {
        let said = anna.post("/answer", &body.to_string());
        assert_eq!(said.status, 400, "{body}");
    }
    assert_eq!(anna.post("/answer", "no JSON").status, 400);
    assert!(stand.desk().played.is_empty());
}

/// R-KO-18: 5.85 cm to the centre of a token of 2 cm is 48.5 mm to its edge.
#[test]
fn a_distance_is_measured_to_the_edge_of_the_token_in_any_unit() {
    for (throw, millimetres, unit) in [
        (json!({"distance": 58.5}), 58.5, None),
        (json!({"distance": 5.85, "unit": "cm", "diameter": 2}), 48.5, Some(Measure::Centimetre)),
        (json!({"distance": 2, "unit": "inch"}), 50.8, Some(Measure::Inch)),
        (json!({"distance": 1, "unit": "tile"}), 45.0, Some(Measure::Tile)),
        (json!({"distance": 1, "unit": "cm", "diameter": 4}), 0.0, Some(Measure::Centimetre)),
    ] {
        let mut table = Table::with_sets(&["Anna", "Ben"], &["catapult"]);
        table.turn("catapult-field", (0, 1), 0).play(Move::OpenFair { token: Token::Target });
        let stand = Stand::new(table.journal().clone());
        let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
        let view = anna.seat();
        let asked = &view["asked"][0];
        assert_eq!((&asked["form"], &asked["throw"]["token"]), (&json!("throw"), &json!("target")));
        assert_eq!(asked["throw"]["needs"], json!(["distance"]));
        assert_eq!(ben.seat()["asked"], json!([]));
        let given = json!({"revision": view["revision"], "question": 0, "throw": throw});
        assert_eq!(anna.post("/answer", &given.to_string()).status, 200, "{throw}");
        let distance = Distance::from_millimetres(millimetres);
        let made = Move::Throw(Throw { distance, unit, ..Throw::by(seat(0)) });
        assert_eq!(stand.desk().played, [(seat(0), Wish::Play(made))]);
        for wrong in [json!({}), json!({"distance": -1}), json!({"distance": 6000.0})] {
            let revision = ben.seat()["revision"].clone();
            let given = json!({"revision": revision, "question": 0, "throw": wrong});
            assert_eq!(ben.post("/answer", &given.to_string()).status, 422, "{wrong}");
        }
    }
}

/// R-KO-24: three farmer orders at the start of the turn; one or two of them, of no other hand.
#[test]
fn farmer_orders_are_discarded_by_picking_them() {
    let hands = [["base-39", "base-40", "base-41"], ["base-49", "base-50", "base-44"]];
    let table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-02"]);
    let stand = Stand::new(table.journal().clone());
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    let asked = view["asked"].as_array().unwrap().iter().find(|asked| asked["topic"] == "discard");
    let Some(asked) = asked else { panic!("{view}") };
    assert_eq!(
        (&asked["form"], &asked["count"], &asked["secret"]),
        (&json!("cards"), &json!([1, 2]), &json!(true))
    );
    assert_eq!((&asked["answers"], asked["cards"].as_array().unwrap().len()), (&json!([]), 3));
    let mut send = |cards: Value| {
        let given =
            json!({"revision": view["revision"], "question": asked["index"], "cards": cards});
        anna.post("/answer", &given.to_string()).status
    };
    assert_eq!(send(json!([])), 400);
    assert_eq!(send(json!(["base-39", "base-40", "base-41"])), 400);
    assert_eq!(send(json!(["base-49"])), 400);
    assert_eq!(send(json!(["base-39", "base-39"])), 422);
    assert_eq!(send(json!(["base-41", "base-39"])), 200);
    let hand = anna.seat()["hand"].clone();
    assert_eq!((hand.as_array().unwrap().len(), &hand[0]["id"]), (1, &json!("base-40")));
}

/// Everything that lies open, for everybody, and no place that is not open.
#[test]
fn the_board_in_words_is_told_to_everybody() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.turn_with("base-road-straight", (1, 0), 0, "road:0");
    let stand = Stand::new(table.journal().clone());
    let told = Phone::new(stand.server.address()).get("/board?language=en").json();
    let of_kind = |kind: &str| -> Vec<&Value> {
        told["features"].as_array().unwrap().iter().filter(|it| it["kind"] == kind).collect()
    };
    // Its points are hints, without which some tables play.
    let road = json!({
        "words": "Anna’s road of 2, 2 open ends. The first tile",
        "kind": "road", "size": 2, "owners": [0], "is_complete": false, "open": 2,
        "tiles": [[0, 0], [1, 0]]
    });
    assert_eq!(of_kind("road"), [&road]);
    assert_eq!((of_kind("city").len(), of_kind("field").len()), (1, 2));
    let tiles = told["tiles"].as_array().unwrap();
    assert_eq!(
        tiles[1]["words"],
        "straight road: road east and west, field north and south. Anna’s thief: Anna’s road of 2 \
         to the east and west, 2 open ends. From the first tile: east 1"
    );
    // The city, the road and both fields lie on the start tile.
    assert_eq!(tiles[0]["features"].as_array().unwrap().len(), 4);
    assert_eq!(tiles[1]["features"].as_array().unwrap().len(), 3);
    let places = told["places"].as_array().unwrap();
    let open = table.game().board().open_places().map(|(at, _)| json!(at));
    let at: Vec<Value> = places.iter().map(|place| place["at"].clone()).collect();
    assert_eq!(at, open.collect::<Vec<_>>());
    let east = places.iter().find(|place| place["at"] == json!([2, 0])).unwrap();
    assert_eq!(
        east["words"],
        "east of Anna’s road of 2: needs road west. From the first tile: east 2"
    );
}

/// R-HSH-1: 2 of all 18 tokens are wolves, 11 %. A table without hints is told neither that nor what
/// an answer brings.
#[test]
fn the_odds_are_told_beside_the_question_unless_the_table_has_no_hints() {
    let mut table = Table::with_sets(&["Anna", "Ben"], &["hills-sheep"]);
    let shepherd = Move::Deploy { figure: Figure::Shepherd, on: segment("field:0"), at: None };
    table.place("workshop-field", (0, 1), 0).play(shepherd);
    let stand = Stand::new(table.journal().clone());
    let mut anna = stand.phone(seat(0));
    let about = |phone: &mut Phone| phone.seat()["asked"][0]["about"].as_str().unwrap().to_owned();
    let odds = "2 of 18 tokens in the bag are wolves, 11 %";
    assert!(about(&mut anna).ends_with(odds));
    stand.hint(false);
    assert!(!about(&mut anna).contains("wolves,"));
}
