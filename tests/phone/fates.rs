//! An answer counts against the question that it answers, is played once, and its fate is told.

use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use journal::Journal;
use phone::{Asked, Reply, Times, Wish};
use rules::Move;
use serde_json::{Value, json};

use support::phone::client::Phone;
use support::phone::stand::Stand;
use support::table::{Table, place, seat};

const FIVE: [&str; 5] = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/// Five players who have been dealt three orders each, of which nobody has returned one (R-KO-4).
fn deal() -> Journal {
    let hands = [
        ["base-02", "base-08", "base-26"],
        ["base-49", "base-50", "base-44"],
        ["base-01", "base-03", "base-04"],
        ["base-05", "base-06", "base-07"],
        ["base-09", "base-10", "base-11"],
    ];
    let mut table = Table::with_hands(&FIVE, &hands, &["base-12", "base-13"]);
    while table.journal_mut().undo().is_some() {}
    table.journal().clone()
}

fn turn() -> Journal {
    Table::of(&["Anna", "Ben"]).journal().clone()
}

/// The question about a topic on a phone.
#[track_caller]
fn asked(view: &Value, topic: &str) -> Value {
    let all = view["asked"].as_array().expect("questions");
    let found = all.iter().find(|asked| asked["topic"] == topic);
    found.unwrap_or_else(|| panic!("{topic} is not asked: {view}")).clone()
}

/// The cap that closes the start tile's city, as the answer to that question.
fn cap(view: &Value, number: &str) -> String {
    let stamp = &asked(view, "tile")["stamp"];
    json!({
        "revision": view["revision"], "stamp": stamp, "number": number,
        "tile": "base-city-cap", "x": 0, "y": -1, "turn": 2
    })
    .to_string()
}

/// Waits until the app is asked, and takes the wish from the desk.
fn held(stand: &Stand) -> Asked {
    loop {
        if let Some(asked) = stand.desk().held.as_mut().and_then(Vec::pop) {
            return asked;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// R-KO-4: nobody's choice changes what the others are asked; all five are taken, though each was
/// made for the state before the first.
#[test]
fn five_answers_at_the_deal_are_all_taken() {
    for _ in 0..5 {
        let stand = Stand::new(deal());
        let mut phones = stand.phones();
        let keep: Vec<String> = phones
            .iter_mut()
            .map(|phone| {
                let view = phone.seat();
                let stamp = asked(&view, "keep")["stamp"].clone();
                json!({"revision": view["revision"], "stamp": stamp, "pass": true}).to_string()
            })
            .collect();
        let barrier = Arc::new(Barrier::new(5));
        let sent = phones.into_iter().zip(keep).map(|(mut phone, keep)| {
            let barrier = Arc::clone(&barrier);
            thread::spawn(move || {
                barrier.wait();
                phone.post("/answer", &keep).status
            })
        });
        let sent: Vec<_> = sent.collect();
        let said: Vec<u16> = sent.into_iter().map(|one| one.join().unwrap()).collect();
        assert_eq!(said, [200; 5]);
        assert_eq!(stand.desk().played.len(), 5);
    }
}

#[test]
fn an_answer_that_is_sent_again_is_told_its_fate_and_not_played_again() {
    let stand = Stand::new(turn());
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    let body = cap(&view, "a1");
    for _ in 0..3 {
        assert_eq!(anna.post("/answer", &body).status, 200, "taken, whatever has happened since");
    }
    assert_eq!(stand.desk().played.len(), 1);
    // With another number it is another answer, to a question that is no longer asked.
    let late = anna.post("/answer", &cap(&view, "a2"));
    assert_eq!((late.status, &late.json()["asked"][0]["topic"]), (409, &json!("act")));
    assert_eq!(anna.post("/answer", &cap(&view, "a2")).status, 409);
    // A refusal stays one, in the same words.
    let stamp = &asked(&anna.seat(), "act")["stamp"];
    let wrong = json!({"revision": 1, "stamp": stamp, "number": "a3", "answer": 99}).to_string();
    assert_eq!([0; 2].map(|_| anna.post("/answer", &wrong).status), [400; 2]);
    assert_eq!(stand.desk().played.len(), 1);
}

/// The first request hangs at a slow laptop, and the phone asks what became of it.
#[test]
fn the_fate_of_an_answer_in_progress_is_told_when_it_is_known() {
    let stand = Stand::new(turn());
    stand.desk().held = Some(Vec::new());
    let mut anna = stand.phone(seat(0));
    let body = cap(&anna.seat(), "once");
    let phones = [0; 2].map(|_| {
        let mut phone = Phone::new(anna.at);
        phone.token.clone_from(&anna.token);
        phone
    });
    let sent = phones.map(|mut phone| {
        let body = body.clone();
        thread::spawn(move || phone.post("/answer", &body).status)
    });
    let wish = held(&stand);
    assert!(stand.server.begin(wish.ticket) && stand.server.is_asked(&wish));
    stand.play(place("base-city-cap", (0, -1), 180));
    stand.reply(wish.ticket, Reply::Done);
    assert_eq!(sent.map(|one| one.join().unwrap()), [200, 200]);
    assert!(stand.desk().held.as_ref().unwrap().is_empty(), "the app is asked once");
}

/// A phone is told the truth: its answer did not get through, and never does.
#[test]
fn a_wish_that_was_given_up_is_not_begun_later() {
    let times = Times { reply: Duration::from_millis(50), ..Times::default() };
    let stand = Stand::with_times(turn(), times);
    stand.desk().held = Some(Vec::new());
    let mut anna = stand.phone(seat(0));
    let body = cap(&anna.seat(), "late");
    assert_eq!(anna.post("/answer", &body).status, 503);
    let wish = held(&stand);
    assert!(!stand.server.begin(wish.ticket));
    assert_eq!(anna.post("/answer", &body).status, 503, "its fate is the same");
}

/// A wish that the app has begun is told as it ends, however long that takes.
#[test]
fn a_wish_that_was_begun_is_waited_for() {
    let times = Times { reply: Duration::from_millis(200), ..Times::default() };
    let stand = Stand::with_times(turn(), times);
    stand.desk().held = Some(Vec::new());
    let mut anna = stand.phone(seat(0));
    let body = cap(&anna.seat(), "slow");
    let begun = Instant::now();
    let sent = thread::spawn(move || anna.post("/answer", &body).status);
    let wish = held(&stand);
    assert!(stand.server.begin(wish.ticket));
    thread::sleep(Duration::from_millis(600).saturating_sub(begun.elapsed()));
    stand.play(place("base-city-cap", (0, -1), 180));
    stand.reply(wish.ticket, Reply::Done);
    assert_eq!(sent.join().unwrap(), 200);
}

/// The tile of Anna's next turn is another question than that of this one, and Ben's another still.
#[test]
fn an_answer_to_a_question_of_an_earlier_turn_is_not_taken() {
    let stand = Stand::new(turn());
    let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
    let old = anna.seat();
    stand.play(place("base-road-straight", (0, 1), 0));
    stand.play(Move::EndTurn);
    let bens = ben.seat();
    assert_eq!(anna.post("/answer", &cap(&bens, "b1")).status, 409, "that is asked of Ben");
    stand.play(place("base-road-straight", (0, 2), 0));
    stand.play(Move::EndTurn);
    let now = anna.seat();
    assert_ne!(asked(&old, "tile")["stamp"], asked(&now, "tile")["stamp"]);
    assert_eq!(anna.post("/answer", &cap(&old, "a1")).status, 409);
    assert!(stand.desk().played.is_empty());
    assert_eq!(anna.post("/answer", &cap(&now, "a2")).status, 200);
}

/// Two answers to one question, sent in a row: the second is not one to the question that follows,
/// even if that has the same words.
#[test]
fn of_two_answers_to_one_question_the_second_is_never_an_answer_to_the_next() {
    let stand = Stand::new(deal());
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    let stamp = asked(&view, "keep")["stamp"].clone();
    let keep = |number: &str| {
        json!({"revision": view["revision"], "stamp": stamp, "number": number, "pass": true})
            .to_string()
    };
    assert_eq!(anna.post("/answer", &keep("k1")).status, 200);
    // The laptop puts her back before her choice: asked the same, and yet anew.
    stand.desk().journal.undo_step();
    stand.pause(false);
    assert_ne!(asked(&anna.seat(), "keep")["stamp"], stamp);
    assert_eq!(anna.post("/answer", &keep("k2")).status, 409);
    assert_eq!(stand.desk().played, [(seat(0), Wish::Play(kept()))]);
}

fn kept() -> Move {
    Move::KeepOrders { player: seat(0), returned: None }
}

#[test]
fn a_number_that_no_phone_of_ours_gives_is_refused() {
    let stand = Stand::new(turn());
    let mut anna = stand.phone(seat(0));
    let view = anna.seat();
    for number in ["", "a-1", &"a".repeat(41)] {
        assert_eq!(anna.post("/answer", &cap(&view, number)).status, 400, "{number}");
    }
    assert!(stand.desk().played.is_empty());
}
