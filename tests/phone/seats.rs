//! Codes, seats and signs: who comes, sleeps, wakes and goes.

use std::collections::BTreeSet;
use std::io::Write;
use std::time::Duration;

use content::bundled;
use journal::Journal;
use phone::{Phone, Times, sign};
use rules::Move;
use serde_json::{Value, json};
use text::{Language, Words};

use support::phone::client::{self, connect, read};
use support::phone::stand::{Stand, Told};
use support::table::{Table, place, seat, setup};

fn journal() -> Journal {
    Table::with_king(&["Anna", "Ben"]).journal().clone()
}

fn emblem(phone: Phone) -> Option<u8> {
    match phone {
        Phone::None => None,
        Phone::Here { emblem } | Phone::Asleep { emblem } => Some(emblem),
    }
}

#[test]
fn a_code_gives_its_seat_a_sign_that_phone_and_laptop_both_show() {
    let stand = Stand::new(journal());
    let code = stand.code(seat(1));
    let (page, secret) = code.split_once('#').unwrap();
    assert_eq!(page, format!("http://{}/", stand.server.address()));
    assert!(secret.len() == 32 && secret.bytes().all(|byte| byte.is_ascii_hexdigit()));
    assert!(!stand.was_told(Told::Requested));
    let mut ben = client::Phone::new(stand.server.address());
    assert_eq!(ben.get("/").status, 200);
    stand.wait_for(Told::Requested);
    let claimed = ben.claim(&code);
    stand.wait_for(Told::Changed);
    let [none, phone] = stand.server.phones()[..] else { panic!("two seats") };
    assert_eq!(none, Phone::None);
    let sign = emblem(phone).unwrap();
    let token = ben.token.clone().unwrap();
    assert!(token.len() == 32 && token.bytes().all(|byte| byte.is_ascii_hexdigit()));
    assert_eq!(claimed.json(), json!({"seat": 1, "emblem": sign, "token": token}));
    let view = ben.seat();
    assert_eq!(
        (&view["seat"], &view["name"], &view["emblem"]),
        (&json!(1), &json!("Ben"), &json!(sign))
    );
    assert_eq!(ben.get(&format!("/picture/emblem/{sign}.png")).text(), format!("emblem/{sign}"));
}

#[test]
fn no_two_phones_show_the_same_sign() {
    let names = ["Anna", "Ben", "Cleo", "Dora", "Emil"];
    let stand = Stand::new(Table::of(&names).journal().clone());
    let _phones = stand.phones();
    let mut signs: Vec<u8> = stand.server.phones().into_iter().filter_map(emblem).collect();
    assert!(signs.iter().all(|sign| *sign < 64));
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), 5);
}

/// The page is asked for once more, and that says nothing new; a new code asks again.
#[test]
fn the_laptop_is_told_of_the_first_request_after_each_code() {
    let stand = Stand::new(journal());
    let mut phone = client::Phone::new(stand.server.address());
    phone.get("/");
    drop(stand.code(seat(0)));
    phone.get("/state");
    assert!(!stand.was_told(Told::Requested));
    phone.get("/");
    stand.wait_for(Told::Requested);
    phone.get("/hand");
    phone.get("/state");
    assert!(!stand.was_told(Told::Requested));
    drop(stand.code(seat(1)));
    phone.get("/");
    stand.wait_for(Told::Requested);
}

/// Nothing but its removal ends a phone: not a code that was to be shown, nor one that goes.
#[test]
fn a_seat_with_a_phone_gets_no_code_until_it_is_removed() {
    let stand = Stand::new(journal());
    let mut old = stand.phone(seat(0));
    assert_eq!(stand.server.code(seat(0)), None);
    stand.server.withdraw(seat(0));
    assert_eq!(old.get("/seat").status, 200);
    stand.server.remove(seat(0));
    assert_eq!(stand.server.phones()[0], Phone::None);
    assert_eq!(old.get("/seat").status, 401);
    let code = stand.code(seat(0));
    let mut new = client::Phone::claimed(stand.server.address(), &code);
    assert_eq!(new.get("/seat").status, 200);
    assert_eq!(old.get("/seat").status, 401);
}

/// A phone has one token: whoever scans for another seat gets up from the first.
#[test]
fn a_phone_that_claims_another_seat_leaves_its_first() {
    let stand = Stand::new(journal());
    let mut phone = stand.phone(seat(0));
    assert_eq!(phone.claim(&stand.code(seat(1))).status, 200);
    assert_eq!(phone.seat()["seat"], 1);
    assert_eq!(stand.server.phones()[0], Phone::None);
}

/// Even while it waits for a change.
#[test]
fn a_phone_that_is_removed_is_told_at_once_and_sent_nothing_more() {
    let stand = Stand::new(journal());
    let mut phone = stand.phone(seat(0));
    let revision = phone.seat()["revision"].clone();
    let mut waiting = connect(phone.at);
    let request = phone.head("GET", &format!("/seat?after={revision}")) + "\r\n";
    waiting.write_all(request.as_bytes()).unwrap();
    stand.server.remove(seat(0));
    assert_eq!(read(&mut waiting).unwrap().status, 401);
    assert_eq!(phone.get("/seat").status, 401);
    stand.wait_until(|phones| phones[0] == Phone::None);
}

#[test]
fn a_phone_of_which_nothing_is_heard_falls_asleep_and_wakes() {
    let times = Times { asleep: Duration::from_millis(200), ..Times::default() };
    let stand = Stand::with_times(journal(), times);
    let mut phone = stand.phone(seat(0));
    let mut public = client::Phone::new(stand.server.address());
    stand.wait_until(|phones| matches!(phones[0], Phone::Asleep { .. }));
    assert_eq!(public.get("/state").json()["players"][0]["phone"], "asleep");
    phone.seat();
    stand.wait_until(|phones| matches!(phones[0], Phone::Here { .. }));
}

/// A phone that falls asleep is no change of the game: what was decided before is still an answer.
#[test]
fn a_phone_that_comes_or_sleeps_makes_no_answer_late() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    let _ben = stand.phone(seat(1));
    assert_ne!(anna.seat()["revision"], view["revision"]);
    let tile = json!({"revision": view["revision"], "question": 0, "tile": "base-city-cap",
        "x": 0, "y": -1, "turn": 2});
    assert_eq!(anna.post("/answer", &tile.to_string()).status, 200);
}

/// The port is the same, so a page that was left open finds its table; its seat is claimed anew.
#[test]
fn after_a_restart_on_the_same_port_an_old_phone_scans_again() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let mut phone = stand.phone(seat(0));
    let name = phone.seat()["game"].clone();
    drop(stand);
    let stand = Stand::at(at, journal(), Times::default());
    assert_eq!(phone.get("/seat").status, 401);
    assert_ne!(phone.get("/state").json()["game"], name);
    assert_eq!(phone.claim(&stand.code(seat(0))).status, 200);
    assert_eq!(phone.get("/seat").status, 200);
}

/// The record beside a game has no token in it: only a phone that shows one is known by it.
#[test]
fn after_a_kill_the_phones_are_known_again_by_what_was_kept() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
    let sign = anna.seat()["emblem"].clone();
    stand.server.remove(seat(1));
    let kept = stand.server.kept();
    assert!(kept[0].is_some() && kept[1].is_none(), "whoever was removed is forgotten");
    let token = anna.token.clone().unwrap();
    assert!(!format!("{kept:?}").contains(&token));
    drop(stand);
    let stand = Stand::with_kept(at, journal(), Times::default(), &kept);
    assert!(matches!(stand.server.phones()[..], [Phone::Asleep { .. }, Phone::None]));
    let view = anna.seat();
    assert_eq!((&view["seat"], &view["emblem"]), (&json!(0), &sign));
    assert!(matches!(stand.server.phones()[0], Phone::Here { .. }));
    assert_eq!(ben.get("/seat").status, 401);
    // The record opens nothing by itself.
    let mut thief = client::Phone::new(at);
    thief.token = kept[0].as_ref().map(|kept| kept.token[..32].to_owned());
    assert_eq!(thief.get("/seat").status, 401);
    assert_eq!(stand.server.kept(), kept);
}

#[test]
fn a_sign_has_a_name_for_whoever_does_not_see_it() {
    let words = Words::in_language(Language::English);
    // The shape of the colour that the number leaves over, in the colour that it is divided to.
    assert_eq!(sign::name(0, &words), "circle, red");
    assert_eq!(sign::name(10, &words), "triangle, blue");
    assert_eq!(sign::name(63, &words), "star, white");
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let names: BTreeSet<String> =
            (0..sign::SIGNS).map(|sign| sign::name(sign, &words)).collect();
        assert_eq!(names.len(), 64, "{language:?}");
    }
    let stand = Stand::new(journal());
    let view = stand.phone(seat(0)).get("/seat?language=de").json();
    let number = u8::try_from(view["emblem"].as_u64().unwrap()).unwrap();
    assert_eq!(view["sign"], sign::name(number, &Words::in_language(Language::German)));
}

/// R-KO-4: all decide, in any order, and it is nobody's turn until the last has.
#[test]
fn at_the_deal_it_is_the_turn_of_whoever_still_chooses() {
    let mut setup = setup(&["Anna", "Ben", "Cleo"], &["base"]);
    let cards: Vec<String> = (1..=12).map(|card| format!("base-{card:02}")).collect();
    setup.orders = Some(cards.iter().map(|card| card.as_str().into()).collect());
    let stand = Stand::new(Journal::new(setup, bundled::catalogue()).unwrap());
    let mut ben = stand.phone(seat(1));
    let table = &ben.seat()["table"];
    assert_eq!(table["headline"], "Anna, Ben and Cleo choose orders");
    for player in table["players"].as_array().unwrap() {
        assert_eq!(player["active"], false);
    }
    for player in [1, 0] {
        stand.play(Move::KeepOrders { player: seat(player), returned: None });
    }
    let view = ben.seat();
    assert_eq!(view["table"]["headline"], "Cleo chooses orders");
    assert_eq!(view["table"]["players"][0]["active"], false);
    stand.play(Move::KeepOrders { player: seat(2), returned: None });
    let table = &ben.seat()["table"];
    assert_eq!(
        (&table["headline"], &table["players"][0]["active"]),
        (&json!("Anna’s turn"), &json!(true))
    );
}

/// Its orders lie open then, fulfilled and not: none of them is in a hand as well.
#[test]
fn at_the_end_every_order_lies_on_its_phone_once() {
    let hands = [["base-02", "base-08", "base-26"], ["base-49", "base-50", "base-44"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-40"]);
    table.end_game();
    let stand = Stand::new(table.journal().clone());
    let view = stand.phone(seat(0)).seat();
    let ids = |cards: &Value| -> Vec<String> {
        let cards = cards.as_array().unwrap().iter();
        cards.map(|card| card["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&view["hand"]), [""; 0]);
    assert_eq!(ids(&view["failed"]), ["base-02", "base-08", "base-26"]);
    assert_eq!(ids(&view["table"]["players"][0]["fulfilled"]), [""; 0]);
}

/// A waiting request is answered by a change, and after a while without one.
#[test]
fn whoever_waits_is_answered_by_a_change_or_after_a_while() {
    let stand = Stand::with_times(
        journal(),
        Times { poll: Duration::from_millis(100), ..Times::default() },
    );
    let mut phone = stand.phone(seat(0));
    let revision = phone.seat()["revision"].clone();
    let quiet = phone.get(&format!("/seat?after={revision}"));
    assert_eq!((quiet.status, quiet.body.len()), (204, 0));
    assert_eq!(phone.get(&format!("/state?after={revision}")).status, 204);
    // Another revision, whichever, is answered at once.
    assert_eq!(phone.get("/state?after=0").status, 200);
    drop(stand);
    let stand = Stand::new(journal());
    let mut phone = stand.phone(seat(0));
    let revision = phone.seat()["revision"].clone();
    let mut waiting: Vec<_> = ["/seat", "/state"]
        .into_iter()
        .map(|path| {
            let mut stream = connect(phone.at);
            let request = phone.head("GET", &format!("{path}?after={revision}")) + "\r\n";
            stream.write_all(request.as_bytes()).unwrap();
            stream
        })
        .collect();
    stand.play(place("base-city-cap", (0, -1), 180));
    for stream in &mut waiting {
        let answer = read(stream).unwrap();
        assert_eq!(answer.status, 200);
        assert_ne!(answer.json()["revision"], revision);
    }
}

/// A city of two tiles is closed by Anna: 4 points by hand, and the King.
#[test]
fn everybody_is_sent_the_table() {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0");
    let stand = Stand::new(table.journal().clone());
    let mut public = client::Phone::new(stand.server.address());
    let state = public.get("/state?language=en").json();
    assert_eq!(state["headline"], "Ben’s turn");
    assert_eq!(
        (&state["veiled"], &state["paused"], &state["finished"]),
        (&Value::Null, &json!(false), &json!(false))
    );
    assert_eq!(
        state["players"],
        json!([
            {"seat": 0, "name": "Anna", "phone": "none", "points": 4, "active": false, "fulfilled": []},
            {"seat": 1, "name": "Ben", "phone": "none", "points": 0, "active": true, "fulfilled": []},
        ])
    );
    assert_eq!(
        state["titles"],
        json!([
            {"title": "King", "who": "Anna", "about": "a city of 3 tiles or more takes it", "mark": "crown"},
            {"title": "Robber", "who": "nobody yet", "about": "the first road takes it", "mark": "mask"},
        ])
    );
    assert_eq!(state["news"][0]["head"], "Anna: +4");
    let board = &state["board"];
    assert_eq!(
        board["tiles"],
        json!([
            {"x": 0, "y": 0, "tile": board["tiles"][0]["tile"], "turn": 0},
            {"x": 0, "y": -1, "tile": "base-city-cap", "turn": 2},
        ])
    );
    assert_eq!((&board["last"], &board["pieces"]), (&json!([0, -1]), &json!([])));
    assert_eq!(public.get("/state?language=de-AT").json()["titles"][1]["title"], "Raubritter");
    stand.pause(true);
    assert_eq!(public.get("/state").json()["paused"], true);
}
