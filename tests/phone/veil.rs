//! A fulfilled order is its owner's first: until it is shown, nobody is told what it brings, and
//! nothing tells whether its owner has to choose (R-KO-12).

use phone::Wish;
use phone::made::Made;
use rules::Move;
use rules::game::legal;
use serde_json::{Value, json};
use text::Language;

use support::phone::client::Phone;
use support::phone::stand::Stand;
use support::table::{Table, place, seat};

/// Anna has everything but the last tile of a city of twelve. Her orders are these.
fn before(hand: [&str; 3]) -> Stand {
    let hands = [hand, ["base-49", "base-50", "base-44"]];
    let mut table = Table::with_hands(&["Anna", "Ben", "Cleo"][..2], &hands, &["base-40"]);
    table.open_city(1, 12).until("Anna");
    Stand::new(table.journal().clone())
}

/// The last tile, without a follower.
fn complete(stand: &Stand) {
    stand.play(place("workshop-cap", (1, 13), 0));
    stand.play(Move::EndTurn);
}

/// The answers to Ben and to everybody at each step of such a turn, to the moment after Anna has
/// shown the order on her phone.
fn seen_by_others(hand: [&str; 3]) -> Vec<String> {
    let stand = before(hand);
    let mut anna = stand.phone(seat(0));
    let mut ben = stand.phone(seat(1));
    let mut public = Phone::new(stand.server.address());
    let mut all = Vec::new();
    let mut look = |ben: &mut Phone| {
        for language in ["en", "de"] {
            all.push(ben.seen(&format!("/seat?language={language}")));
            all.push(public.seen(&format!("/state?language={language}")));
        }
        all.push(seen_of(ben, "/fitting?x=0&y=2"));
        all.push(seen_of(&mut public, "/board?language=en"));
        for given in
            [json!({"question": 0, "answer": 0}), json!({"undo": true}), json!({"shown": true})]
        {
            let mut given = given;
            given["revision"] = ben.seat()["revision"].clone();
            all.push(seen_of_post(ben, &given));
        }
    };
    look(&mut ben);
    complete(&stand);
    look(&mut ben);
    let view = anna.seat();
    let index = view["asked"][0]["answers"].as_array().unwrap().iter();
    let index = index.map(|answer| &answer["card"]["id"]).position(|id| id == "base-02").unwrap();
    let given = json!({"revision": view["revision"], "question": 0, "answer": index});
    assert_eq!(anna.post("/answer", &given.to_string()).status, 200);
    look(&mut ben);
    all
}

fn seen_of(phone: &mut Phone, path: &str) -> String {
    let answer = phone.get(path);
    format!("{} {}", answer.status, answer.text())
}

fn seen_of_post(phone: &mut Phone, given: &Value) -> String {
    let answer = phone.post("/answer", &given.to_string());
    format!(
        "{} {}",
        answer.status,
        if answer.status == 200 { String::new() } else { answer.text() }
    )
}

/// The board in words tells nobody of a turn that an order is veiled for, not even its owner.
#[test]
fn the_board_in_words_is_told_to_nobody_while_an_order_is_veiled() {
    let stand = before(["base-02", "base-27", "base-26"]);
    let (mut anna, mut public) = (stand.phone(seat(0)), Phone::new(stand.server.address()));
    assert!(public.get("/board").json()["features"].is_array());
    complete(&stand);
    assert_eq!(public.get("/board").text(), "null");
    assert_eq!(anna.get("/board").text(), "null");
}

/// Many who ask for a large board cost what one does.
#[test]
fn the_board_in_words_is_made_once_for_each_state_and_language() {
    let (mut boards, mut count) = (Made::default(), 0);
    let mut asked = |state: u64, language: Language| {
        let told = boards.answer(state, language, || {
            count += 1;
            format!("{state} {}", language.key()).into_bytes()
        });
        (told.to_vec(), count)
    };
    let (english, german) = (Language::English, Language::German);
    for (state, language, said, made) in [
        (0, english, "0 en", 1),
        (0, english, "0 en", 1),
        (0, german, "0 de", 2),
        (0, english, "0 en", 2),
        (7, english, "7 en", 3),
        (7, german, "7 de", 4),
        (0, german, "0 de", 5),
    ] {
        assert_eq!(asked(state, language), (said.as_bytes().to_vec(), made));
    }
}

/// An answer that was made before is of no state but that one: a move, a step back, a language.
#[test]
fn the_board_in_words_is_that_of_now_in_the_language_that_is_asked_for() {
    let stand = before(["base-02", "base-27", "base-26"]);
    let mut phone = Phone::new(stand.server.address());
    let mut tiles = |language: &str| {
        let board = phone.get(&format!("/board?language={language}")).json();
        (board["tiles"].as_array().unwrap().len(), board["tiles"][0]["words"].clone())
    };
    let (count, said) = tiles("en");
    assert_eq!(tiles("en"), (count, said.clone()));
    let (_, other) = tiles("de");
    assert_ne!(other, said);
    assert_eq!(tiles("tlh"), (count, said), "whoever speaks none of ours is told in English");
    let game = stand.game();
    let at = legal::places_to_fill(&game).next().unwrap();
    let (tile, rotation) = legal::fitting(&game, at).into_iter().next().unwrap();
    let made = Move::Place { tile: tile.id.clone(), at, rotation };
    stand.play(made);
    assert_eq!([tiles("en").0, tiles("de").0], [count + 1; 2]);
}

/// Once with one order that fits, once with two: byte for byte, revisions included.
#[test]
fn others_are_sent_the_same_whether_one_order_fits_or_several() {
    let one = seen_by_others(["base-02", "base-27", "base-26"]);
    let several = seen_by_others(["base-02", "base-03", "base-26"]);
    // Ben's answers at his turn after the veil play the same in both games.
    assert_eq!(one.len(), several.len());
    for (one, several) in one.iter().zip(&several) {
        assert_eq!(one, several);
    }
}

/// No points, no board, no reason, no questions; only that there is something.
#[test]
fn behind_the_veil_others_see_who_shows_an_order_and_nothing_else() {
    for (hand, fits) in [
        (["base-02", "base-27", "base-26"], vec!["base-02"]),
        (["base-02", "base-03", "base-26"], vec!["base-02", "base-03"]),
    ] {
        let stand = before(hand);
        let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
        complete(&stand);
        let view = ben.seat();
        assert_eq!((&view["asked"], &view["undo"]), (&json!([]), &json!(false)));
        assert_eq!(view["hand"].as_array().unwrap().len(), 3);
        let table = &view["table"];
        assert_eq!(table["veiled"], "Anna");
        assert_eq!(table["headline"], "Anna has fulfilled an order");
        for key in ["left", "paused", "finished", "titles", "news", "board"] {
            assert!(table.get(key).is_none(), "{key} is there");
        }
        let players = [
            json!({"seat": 0, "name": "Anna", "phone": "here"}),
            json!({"seat": 1, "name": "Ben", "phone": "here"}),
        ];
        assert_eq!(table["players"], json!(players));
        // Her own phone asks her, shows the table as it was, and all her orders.
        let view = anna.seat();
        assert_eq!(view["table"]["veiled"], Value::Null);
        assert_eq!(view["table"]["players"][0]["points"], 0);
        assert_eq!(view["hand"].as_array().unwrap().len(), 3);
        let asked = &view["asked"];
        assert_eq!(asked.as_array().unwrap().len(), 1);
        assert_eq!(
            (&asked[0]["topic"], &asked[0]["secret"], &asked[0]["urgent"], &asked[0]["pass"]),
            (&json!("fulfil"), &json!(true), &json!(true), &Value::Null)
        );
        let answers = asked[0]["answers"].as_array().unwrap();
        let ids: Vec<&str> =
            answers.iter().map(|answer| answer["card"]["id"].as_str().unwrap()).collect();
        assert_eq!(ids, fits);
    }
}

/// Whoever shows the one order that fits may say so in either way; it is shown, not played again.
#[test]
fn the_order_that_fits_alone_is_shown_and_not_played_twice() {
    for given in [json!({"shown": true}), json!({"question": 0, "answer": 0})] {
        let stand = before(["base-02", "base-27", "base-26"]);
        let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
        complete(&stand);
        let mut given = given;
        given["revision"] = anna.seat()["revision"].clone();
        assert_eq!(anna.post("/answer", &given.to_string()).status, 200);
        assert_eq!(stand.desk().played, [(seat(0), Wish::Shown)]);
        let table = &ben.seat()["table"];
        assert_eq!(table["veiled"], Value::Null);
        assert_eq!(table["players"][0]["fulfilled"][0]["id"], "base-02");
    }
}

/// Both have orders to show, one after the other: while Anna chooses, Ben is told nothing of his,
/// and Anna nothing of Ben's, not even after she has chosen.
#[test]
fn two_who_fulfil_orders_at_once_show_them_one_after_the_other() {
    let hands = [["base-02", "base-08", "base-26"], ["base-49", "base-50", "base-44"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
    table.column(2, 9).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.claim("Ben", "workshop-cap", (1, 9), 0, "city:0");
    for y in [3, 4, 6, 7, 8] {
        table.turn("workshop-tube", (1, y), 0);
    }
    table.until("Anna");
    let stand = Stand::new(table.journal().clone());
    let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
    stand.play(place("workshop-tube", (1, 5), 0));
    stand.play(Move::EndTurn);
    assert_eq!(ben.seat()["table"]["veiled"], "Anna");
    assert_eq!(ben.seat()["asked"], json!([]));
    let view = anna.seat();
    let given = json!({"revision": view["revision"], "question": 0, "answer": 1});
    // Ben cannot answer now, whatever he sends.
    assert_eq!(ben.post("/answer", &given.to_string()).status, 422);
    assert_eq!(anna.post("/answer", &given.to_string()).status, 200);
    let view = anna.seat();
    assert_eq!((&view["table"]["veiled"], &view["asked"]), (&json!("Ben"), &json!([])));
    let view = ben.seat();
    let answers = view["asked"][0]["answers"].as_array().unwrap();
    assert_eq!(answers.len(), 2);
    assert_eq!(view["table"]["players"][0]["fulfilled"], json!([]));
    let given = json!({"revision": view["revision"], "question": 0, "answer": 1});
    assert_eq!(ben.post("/answer", &given.to_string()).status, 200);
    for phone in [&mut anna, &mut ben] {
        let players = phone.seat()["table"]["players"].clone();
        assert_eq!(players[0]["fulfilled"][0]["id"], "base-08");
        assert_eq!(players[1]["fulfilled"][0]["id"], "base-50");
    }
}
