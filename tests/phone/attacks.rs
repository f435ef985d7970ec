//! What is not of the table: strangers' pages, stolen and guessed codes, requests that are huge,
//! slow, or no requests at all.

use std::io::{Read, Write};
use std::net::{IpAddr, Shutdown};
use std::time::Duration;

use kings_order::journal::Journal;
use kings_order::phone::limit::{Connections, MOST, MOST_OF_ONE, Wrong};
use kings_order::phone::{Phone as Seated, Times};
use serde_json::json;

use super::client::{Answer, Phone, connect, read};
use super::stand::Stand;
use crate::dice::Dice;
use crate::table::{Table, seat};

fn journal() -> Journal {
    let hands = [["base-02", "base-08", "base-26"], ["base-49", "base-50", "base-44"]];
    Table::with_hands(&["Anna", "Ben"], &hands, &["base-40"]).journal().clone()
}

/// Wrong codes are answered at once, for there are many of them here.
fn hasty() -> Times {
    Times { wrong: Duration::ZERO, ..Times::default() }
}

#[track_caller]
fn assert_guarded(answer: &Answer) {
    for (name, value) in [
        ("content-security-policy", "default-src 'self'"),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{}", answer.head);
    }
    assert!(answer.header("cache-control").is_some(), "{}", answer.head);
    assert!(answer.header("access-control-allow-origin").is_none());
}

/// Sends a request of which every line is given.
fn raw(stand: &Stand, request: &str) -> Answer {
    Phone::new(stand.server.address()).send(request.as_bytes())
}

#[test]
fn every_answer_is_guarded_by_its_headers() {
    let stand = Stand::new(journal());
    let mut phone = stand.phone(seat(0));
    for (path, status) in [
        ("/", 200),
        ("/hand", 200),
        ("/page.css", 200),
        ("/page.js", 200),
        ("/words?language=de", 200),
        ("/state", 200),
        ("/seat", 200),
        ("/fitting?x=0&y=1", 200),
        ("/picture/tile/base-city-cap/1.png", 200),
        ("/picture/nothing.png", 404),
        ("/picture/tile/..%2f..%2fsecret.png", 404),
        ("/nothing", 404),
        ("/claim", 405),
        ("/state?after=x", 400),
        ("/fitting?x=0", 400),
    ] {
        let answer = phone.get(path);
        assert_eq!(answer.status, status, "{path}");
        assert_guarded(&answer);
        let is_picture = path.starts_with("/picture") && status == 200;
        let kept = if is_picture { "private, max-age=86400" } else { "no-store" };
        assert_eq!(answer.header("cache-control"), Some(kept), "{path}");
    }
}

/// Some other name was turned to our address (DNS rebinding).
#[test]
fn whoever_comes_by_another_name_is_refused() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let port = at.port();
    for host in [
        "Host: evil.example\r\n".to_owned(),
        format!("Host: evil.example:{port}\r\n"),
        format!("Host: localhost:{port}\r\n"),
        "Host: 127.0.0.1\r\n".to_owned(),
        format!("Host: {at}\r\nHost: evil.example\r\n"),
        format!("Host: {at}.evil.example\r\n"),
        String::new(),
    ] {
        for path in ["/", "/state", "/seat", "/page.js"] {
            let answer = raw(&stand, &format!("GET {path} HTTP/1.1\r\n{host}\r\n"));
            assert_eq!(answer.status, 403, "{host}");
            assert_guarded(&answer);
            assert!(answer.body.is_empty());
        }
    }
    let named = format!("GET http://evil.example/state HTTP/1.1\r\nHost: {at}\r\n\r\n");
    assert_eq!(raw(&stand, &named).status, 403);
}

/// Even with the cookie, which a browser would not send there.
#[test]
fn another_page_changes_nothing() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let mut phone = stand.phone(seat(0));
    let revision = phone.seat()["revision"].clone();
    let cookie = phone.cookie.clone().unwrap();
    let answer = json!({"revision": revision, "question": 0, "answer": 0}).to_string();
    let code = stand.server.code(seat(1));
    let claim = json!({"code": code.split_once('#').unwrap().1}).to_string();
    let own = "X-Kings-Order: 1\r\n";
    for (path, body) in [("/answer", &answer), ("/claim", &claim)] {
        for headers in [
            format!("Origin: http://evil.example\r\n{own}"),
            format!("Origin: http://{at}.evil.example\r\n{own}"),
            format!("Origin: https://{at}\r\n{own}"),
            format!("Origin: null\r\n{own}"),
            format!("Origin: http://{at}\r\nOrigin: http://evil.example\r\n{own}"),
            own.to_owned(),
            format!("Origin: http://{at}\r\n"),
            format!("Origin: http://{at}\r\nX-Kings-Order: 0\r\n"),
        ] {
            let request = format!(
                "POST {path} HTTP/1.1\r\nHost: {at}\r\nCookie: {cookie}\r\n{headers}Content-Length: {}\r\n\r\n{body}",
                body.len()
            );
            let answer = raw(&stand, &request);
            assert_eq!(answer.status, 403, "{headers}");
            assert_guarded(&answer);
        }
    }
    let preflight = format!(
        "OPTIONS /answer HTTP/1.1\r\nHost: {at}\r\nOrigin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n\r\n"
    );
    let answer = raw(&stand, &preflight);
    assert_eq!(answer.status, 403);
    assert_guarded(&answer);
    assert!(stand.desk().played.is_empty());
    // Nothing of that has used the code up.
    assert_eq!(Phone::new(at).claim(&code).status, 200);
}

#[test]
fn without_a_token_there_is_no_hand_and_no_move() {
    let stand = Stand::with_times(journal(), hasty());
    let mut stranger = Phone::new(stand.server.address());
    for cookie in [
        None,
        Some("kings-order="),
        Some("kings-order=0"),
        Some("kings-order=00000000000000000000000000000000"),
        Some("kings-order=gggggggggggggggggggggggggggggggg"),
        Some("other=00000000000000000000000000000000"),
    ] {
        stranger.cookie = cookie.map(ToOwned::to_owned);
        let answer = stranger.get("/seat");
        assert_eq!((answer.status, answer.body.len()), (401, 0), "{cookie:?}");
        assert_guarded(&answer);
        let given = json!({"revision": 1, "question": 0, "answer": 0}).to_string();
        assert_eq!(stranger.post("/answer", &given).status, 401);
    }
    assert!(stand.desk().played.is_empty());
}

#[test]
fn another_seat_s_token_opens_that_seat_and_no_other() {
    let stand = Stand::new(journal());
    let (mut anna, mut ben) = (stand.phone(seat(0)), stand.phone(seat(1)));
    assert_eq!(anna.seat()["seat"], 0);
    let hers = anna.seat();
    let tile = json!({"revision": hers["revision"], "question": 0, "tile": "base-city-cap",
        "x": 0, "y": -1, "turn": 2});
    // Ben sends what Anna could.
    assert_eq!(ben.post("/answer", &tile.to_string()).status, 400);
    assert!(stand.desk().played.is_empty());
    // Whatever he asks for, it is his own hand.
    for path in ["/seat?seat=0", "/seat?after=0&seat=0"] {
        let said = ben.get(path).json();
        assert_eq!(said["seat"], 1);
        assert_eq!(said["hand"][0]["id"], "base-49");
    }
}

#[test]
fn an_old_code_opens_nothing() {
    let times = Times { code: Duration::from_millis(50), ..hasty() };
    let stand = Stand::with_times(journal(), times);
    let mut phone = Phone::new(stand.server.address());
    let late = stand.server.code(seat(0));
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(phone.claim(&late).status, 403);
    let stand = Stand::with_times(journal(), hasty());
    let mut phone = Phone::new(stand.server.address());
    let (old, new) = (stand.server.code(seat(0)), stand.server.code(seat(0)));
    assert_eq!(phone.claim(&old).status, 403);
    stand.server.remove(seat(0));
    assert_eq!(phone.claim(&new).status, 403);
    assert!(phone.cookie.is_none());
}

#[test]
fn a_code_opens_its_seat_once() {
    let stand = Stand::with_times(journal(), hasty());
    let code = stand.server.code(seat(0));
    let mut first = Phone::claimed(stand.server.address(), &code);
    let mut second = Phone::new(stand.server.address());
    let answer = second.claim(&code);
    assert_eq!(answer.status, 403);
    assert_guarded(&answer);
    assert_eq!((first.get("/seat").status, second.get("/seat").status), (200, 401));
}

#[test]
fn a_thousand_wrong_codes_open_nothing_and_keep_nobody_out() {
    let times = Times {
        wrong: Duration::from_millis(1),
        latest: Duration::from_millis(5),
        ..Times::default()
    };
    let stand = Stand::with_times(journal(), times);
    let code = stand.server.code(seat(0));
    let mut stranger = Phone::new(stand.server.address());
    let mut dice = Dice::new(1);
    for _ in 0..1000 {
        let wrong = format!("{:016x}{:016x}", dice.next(), dice.next());
        assert_eq!(stranger.claim(&wrong).status, 403);
    }
    for wrong in ["", "0", "00", "ÄÖÜ", &"0".repeat(33), &"f".repeat(3000)] {
        assert_eq!(stranger.claim(wrong).status, 403);
    }
    assert!(stranger.cookie.is_none());
    assert_eq!(stand.server.phones()[0], Seated::None);
    // From the same address, while others are kept waiting.
    assert_eq!(Phone::new(stand.server.address()).claim(&code).status, 200);
}

#[test]
fn wrong_codes_are_answered_later_and_later_and_others_at_once() {
    let mut wrong = Wrong::default();
    let (step, most) = (Duration::from_millis(100), Duration::from_millis(350));
    let (one, other): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
    let late = [0; 5].map(|_| wrong.note(one, step, most).as_millis());
    assert_eq!(late, [100, 200, 300, 350, 350]);
    assert_eq!(wrong.note(other, step, most).as_millis(), 100);
    // As many addresses as there may be are one.
    for last in 0..=255 {
        wrong.note([10, 0, 1, last].into(), step, most);
    }
    assert_eq!(wrong.note([10, 0, 2, 1].into(), step, most), most);
    // A right code is answered while a wrong one waits.
    let times = Times {
        wrong: Duration::from_secs(600),
        latest: Duration::from_secs(600),
        ..Times::default()
    };
    let stand = Stand::with_times(journal(), times);
    let code = stand.server.code(seat(0));
    let phone = Phone::new(stand.server.address());
    let body = json!({"code": "0".repeat(32)}).to_string();
    let request =
        phone.head("POST", "/claim") + &format!("Content-Length: {}\r\n\r\n{body}", body.len());
    let mut waiting = connect(phone.at);
    waiting.write_all(request.as_bytes()).unwrap();
    let mut phone = Phone::claimed(phone.at, &code);
    assert_eq!(phone.get("/seat").status, 200);
}

#[test]
fn a_request_that_is_huge_is_refused() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let long = "x".repeat(20_000);
    let head = format!("GET / HTTP/1.1\r\nHost: {at}\r\nX-Long: {long}\r\n\r\n");
    assert_eq!(raw(&stand, &head).status, 431);
    let path = format!("GET /?{long} HTTP/1.1\r\nHost: {at}\r\n\r\n");
    assert!(matches!(raw(&stand, &path).status, 414 | 431));
    let many: String = (0..1000).map(|index| format!("A{index}: b\r\n")).collect();
    assert_eq!(raw(&stand, &format!("GET / HTTP/1.1\r\nHost: {at}\r\n{many}\r\n")).status, 431);
    let mut phone = stand.phone(seat(0));
    for path in ["/claim", "/answer"] {
        let answer = phone.post(path, &format!("{{\"code\": \"{}\"}}", "x".repeat(5000)));
        assert_eq!(answer.status, 413, "{path}");
        assert_guarded(&answer);
        // Without end, in pieces.
        let mut stream = connect(at);
        let request = phone.head("POST", path) + "Transfer-Encoding: chunked\r\n\r\n";
        stream.write_all(request.as_bytes()).unwrap();
        let piece = format!("400\r\n{}\r\n", "y".repeat(1024));
        for _ in 0..20 {
            if stream.write_all(piece.as_bytes()).is_err() {
                break;
            }
        }
        // The connection may end before the answer is read.
        assert!(read(&mut stream).is_none_or(|answer| answer.status == 413));
    }
    assert_eq!(phone.get("/seat").status, 200);
}

/// A head and a body that never end; meanwhile all others are served.
#[test]
fn a_request_that_is_slow_is_ended_and_keeps_nobody_waiting() {
    let times = Times { request: Duration::from_millis(300), ..Times::default() };
    let stand = Stand::with_times(journal(), times);
    let mut phone = stand.phone(seat(0));
    let heads: Vec<String> = vec![
        "G".to_owned(),
        "GET / HTTP/1.1\r\nHost: ".to_owned(),
        phone.head("POST", "/claim") + "Content-Length: 40\r\n\r\n{",
        phone.head("POST", "/answer") + "Content-Length: 40\r\n\r\n{",
        String::new(),
    ];
    let mut slow: Vec<_> = (0..20)
        .map(|index| {
            let mut stream = connect(phone.at);
            stream.write_all(heads[index % heads.len()].as_bytes()).unwrap();
            stream
        })
        .collect();
    assert_eq!(phone.get("/seat").status, 200);
    for stream in &mut slow {
        let mut rest = Vec::new();
        // It ends, with an answer or without one.
        stream.read_to_end(&mut rest).unwrap();
        let said = String::from_utf8_lossy(&rest);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
    }
}

#[test]
fn ten_thousand_random_requests_change_nothing() {
    let stand = Stand::with_times(journal(), hasty());
    let mut phone = stand.phone(seat(0));
    let before = phone.seat();
    let mut dice = Dice::new(2);
    let paths = [
        "/",
        "/state",
        "/seat",
        "/claim",
        "/answer",
        "/fitting",
        "/picture/tile/x/1.png",
        "/words",
    ];
    for _ in 0..10_000 {
        let path = *dice.pick(&paths);
        let method = if dice.one_in(2) { "POST" } else { "GET" };
        let body = "{\"code\":\"0\",\"revision\":1,\"question\":0,\"answer\":0}";
        let sound = phone.head(method, &format!("{path}?x=1&y=2&language=de"))
            + &format!("Content-Length: {}\r\n\r\n{body}", body.len());
        let mut bytes = sound.into_bytes();
        // A stranger's: without the token, and some of it anything.
        let cookie = phone.cookie.clone().unwrap();
        let at = bytes.windows(cookie.len()).position(|part| part == cookie.as_bytes()).unwrap();
        bytes[at + 12] = b'x';
        for _ in 0..dice.below(6) {
            let index = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[index] = dice.next() as u8,
                1 => bytes.truncate(index + 1),
                2 => bytes.insert(index, dice.next() as u8),
                _ => drop(bytes.remove(index)),
            }
            if bytes.is_empty() {
                bytes.push(b'\n');
            }
        }
        let mut stream = connect(phone.at);
        // The server may hang up first.
        let _ = stream.write_all(&bytes);
        let _ = stream.shutdown(Shutdown::Write);
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said);
        assert!(!said.starts_with(b"HTTP/1.1 5"), "{}", String::from_utf8_lossy(&said));
    }
    assert_eq!(phone.seat(), before);
    assert!(stand.desk().played.is_empty());
}

/// A card's picture is drawn each time: one that was kept would come sooner, and tell that somebody
/// has turned that card.
#[test]
fn nobody_can_time_which_cards_were_looked_at() {
    let stand = Stand::new(journal());
    let mut phone = Phone::new(stand.server.address());
    for name in ["card/base-01", "mark/base"] {
        for _ in 0..3 {
            let answer = phone.get(&format!("/picture/{name}.png"));
            assert_eq!(answer.status, 200, "{name}");
            assert_eq!(answer.header("cache-control"), Some("no-store"));
        }
        assert_eq!(stand.drawn(name), 3, "{name} is drawn as often as it is asked for");
    }
}

/// The page is fetched over whatever Wi-Fi there is.
#[test]
fn the_page_is_smaller_than_sixty_kilobytes() {
    let files = ["page.html", "page.css", "page.js"];
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/phone");
    let bytes = files.map(|file| std::fs::metadata(folder.join(file)).expect("a file").len());
    assert!(bytes.iter().sum::<u64>() < 60_000, "{bytes:?}");
}

#[test]
fn so_many_connections_are_taken_and_no_more() {
    let connections = Connections::default();
    let at = |last| IpAddr::from([10, 0, 0, last]);
    let laptop = at(100);
    let mut one: Vec<_> =
        (0..MOST_OF_ONE).map(|_| connections.admit(at(1), laptop).unwrap()).collect();
    assert!(connections.admit(at(1), laptop).is_none());
    let others: Vec<_> = (2..=4)
        .flat_map(|last| (0..MOST_OF_ONE).map(move |_| last))
        .map(|last| connections.admit(at(last), laptop).unwrap())
        .collect();
    assert_eq!(one.len() + others.len(), MOST);
    assert!(connections.admit(at(5), laptop).is_none());
    one.pop();
    assert!(connections.admit(at(5), laptop).is_some());
    drop((one, others));
    // The laptop's own browsers come from one address.
    let own: Vec<_> = (0..MOST).map(|_| connections.admit(laptop, laptop).unwrap()).collect();
    assert!(connections.admit(laptop, laptop).is_none());
    drop(own);
}

/// Whoever comes when all places are taken is sent away, and comes in once one is free.
#[test]
fn a_full_house_sends_away_and_takes_in_again() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let mut phones: Vec<Phone> = (0..MOST).map(|_| Phone::new(at)).collect();
    for phone in &mut phones {
        assert_eq!(phone.get("/page.css").status, 200);
    }
    let mut more = connect(at);
    let mut nothing = Vec::new();
    assert!(matches!(more.read_to_end(&mut nothing), Ok(0) | Err(_)));
    drop(phones);
    let mut phone = Phone::new(at);
    while connect(at).write_all(b"x").is_err() {}
    let request = phone.head("GET", "/page.css") + "\r\n";
    // The places are free as soon as the server has seen the others go.
    let came = (0..1000).any(|_| {
        let mut stream = connect(at);
        let sent = stream.write_all(request.as_bytes()).is_ok();
        sent && read(&mut stream).is_some_and(|answer| answer.status == 200)
    });
    assert!(came);
    assert_eq!(phone.get("/state").status, 200);
}
