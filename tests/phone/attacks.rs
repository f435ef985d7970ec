//! Attacks by strangers: foreign pages, stolen and guessed codes, requests that are huge, slow, or
//! no requests at all.

#[cfg(target_os = "linux")]
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{IpAddr, Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use journal::Journal;
use phone::limit::{Admitted, Connections, OF_SEAT, STRANGERS, Wrong};
use phone::{Phone as Seated, Times};
use serde_json::json;
use tokio::net::TcpSocket;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::sync::oneshot::error::TryRecvError;

use support::dice::Dice;
use support::phone::client::{Answer, PATIENCE, Phone, connect, read};
use support::phone::stand::Stand;
use support::table::{Table, seat};

pub fn journal() -> Journal {
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
        ("content-security-policy", "default-src 'self'; img-src 'self' blob:"),
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{}", answer.head);
    }
    // Headers that another port of the laptop would be shown as well.
    assert!(answer.header("set-cookie").is_none(), "{}", answer.head);
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
        ("/board", 200),
        ("/picture/tile/base-city-cap/1.png", 200),
        ("/tiles?of=base-city-cap/1,base-city-cap/2", 200),
        ("/tiles?of=base-city-cap/1,..%2f..%2fsecret", 404),
        ("/tiles", 400),
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
        let is_picture = ["/picture", "/tiles"].iter().any(|kind| path.starts_with(kind));
        let is_picture = is_picture && status == 200;
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

/// Even with the token, which no other page has.
#[test]
fn another_page_changes_nothing() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let mut phone = stand.phone(seat(0));
    let revision = phone.seat()["revision"].clone();
    let token = phone.token.clone().unwrap();
    let answer = json!({"revision": revision, "question": 0, "answer": 0}).to_string();
    let code = stand.code(seat(1));
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
                "POST {path} HTTP/1.1\r\nHost: {at}\r\nAuthorization: Bearer {token}\r\n{headers}Content-Length: {}\r\n\r\n{body}",
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
    for token in [
        None,
        Some(""),
        Some("0"),
        Some("00000000000000000000000000000000"),
        Some("gggggggggggggggggggggggggggggggg"),
    ] {
        stranger.token = token.map(ToOwned::to_owned);
        let answer = stranger.get("/seat");
        assert_eq!((answer.status, answer.body.len()), (401, 0), "{token:?}");
        assert_guarded(&answer);
        let given = json!({"revision": 1, "question": 0, "answer": 0}).to_string();
        assert_eq!(stranger.post("/answer", &given).status, 401);
    }
    assert!(stand.desk().played.is_empty());
}

/// A browser sends a cookie to every port of an address: to a second window's game, and to whatever
/// else listens there.
#[test]
fn a_token_in_a_cookie_opens_nothing() {
    let stand = Stand::with_times(journal(), hasty());
    let at = stand.server.address();
    let anna = stand.phone(seat(0));
    let token = anna.token.clone().unwrap();
    for said in [
        format!("Cookie: kings-order={token}"),
        format!("Authorization: Basic {token}"),
        format!("Authorization: {token}"),
    ] {
        let answer = raw(&stand, &format!("GET /seat HTTP/1.1\r\nHost: {at}\r\n{said}\r\n\r\n"));
        assert_eq!(answer.status, 401, "{said}");
    }
    let said = format!("Authorization: Bearer {token}");
    let answer = raw(&stand, &format!("GET /seat HTTP/1.1\r\nHost: {at}\r\n{said}\r\n\r\n"));
    assert_eq!(answer.status, 200);
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
    let late = stand.code(seat(0));
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(phone.claim(&late).status, 403);
    let stand = Stand::with_times(journal(), hasty());
    let mut phone = Phone::new(stand.server.address());
    let (one, other) = (stand.code(seat(0)), stand.code(seat(0)));
    stand.server.withdraw(seat(0));
    assert_eq!(phone.claim(&one).status, 403);
    assert_eq!(phone.claim(&other).status, 403);
    assert!(phone.token.is_none());
}

/// Who has scanned the first at the last moment has as long as anybody.
#[test]
fn a_code_that_another_one_follows_holds_as_long_as_it_would() {
    let stand = Stand::with_times(journal(), hasty());
    let (old, _) = (stand.code(seat(0)), stand.code(seat(0)));
    assert_eq!(Phone::new(stand.server.address()).claim(&old).status, 200);
    let times = Times { code: Duration::from_millis(300), ..hasty() };
    let stand = Stand::with_times(journal(), times);
    let old = stand.code(seat(0));
    std::thread::sleep(Duration::from_millis(400));
    let new = stand.code(seat(0));
    let mut phone = Phone::new(stand.server.address());
    assert_eq!(phone.claim(&old).status, 403, "not for longer either");
    assert_eq!(phone.claim(&new).status, 200);
}

#[test]
fn a_code_opens_its_seat_once() {
    let stand = Stand::with_times(journal(), hasty());
    let (old, code) = (stand.code(seat(0)), stand.code(seat(0)));
    let mut first = Phone::claimed(stand.server.address(), &code);
    let mut second = Phone::new(stand.server.address());
    for code in [code, old] {
        let answer = second.claim(&code);
        assert_eq!(answer.status, 403);
        assert_guarded(&answer);
    }
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
    let code = stand.code(seat(0));
    let mut stranger = Phone::new(stand.server.address());
    let mut dice = Dice::new(1);
    for _ in 0..1000 {
        let wrong = format!("{:016x}{:016x}", dice.next(), dice.next());
        assert_eq!(stranger.claim(&wrong).status, 403);
    }
    for wrong in ["", "0", "00", "ÄÖÜ", &"0".repeat(33), &"f".repeat(3000)] {
        assert_eq!(stranger.claim(wrong).status, 403);
    }
    assert!(stranger.token.is_none());
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
    let code = stand.code(seat(0));
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
        "/board",
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
        let token = phone.token.clone().unwrap();
        let at = bytes.windows(token.len()).position(|part| part == token.as_bytes()).unwrap();
        bytes[at] = b'x';
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

/// Before anybody may ask, once, and all of them as long: neither that somebody has turned a card
/// nor which takes any time of its own. Those of other decks are nobody's.
#[test]
fn nobody_can_time_which_cards_were_looked_at() {
    let stand = Stand::new(journal());
    let mut phone = Phone::new(stand.server.address());
    assert_eq!(phone.get("/page.css").status, 200);
    let game = stand.game();
    let cards = game.setup().orders.iter().flatten().map(|id| format!("card/{id}"));
    let names: Vec<String> = cards.chain(["mark/base".to_owned()]).collect();
    assert_eq!(names.len(), 8);
    let drawn = |name: &String| stand.drawn(name);
    assert_eq!(names.iter().map(drawn).sum::<usize>(), 8, "all of them before the first answer");
    let mut lengths = Vec::new();
    for name in &names {
        let answers = [0; 3].map(|_| phone.get(&format!("/picture/{name}.png")));
        for answer in &answers {
            assert_eq!(answer.status, 200, "{name}");
            assert_eq!(answer.header("cache-control"), Some("no-store"));
            assert!(answer.text().starts_with(name));
        }
        lengths.push(answers[0].body.len());
        assert_eq!(drawn(name), 1, "{name} is drawn once");
    }
    assert!(lengths[..7].iter().all(|length| *length == lengths[0]), "{lengths:?}");
    for name in ["card/base-01", "card/tower-01", "mark/tower"] {
        assert_eq!(phone.get(&format!("/picture/{name}.png")).status, 404);
        assert_eq!(stand.drawn(name), 0, "{name}");
    }
}

/// However much whoever has no seat wants drawn: it waits, and nobody waits for it.
#[test]
fn pictures_for_strangers_keep_no_seat_waiting_and_none_is_refused() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let held = stand.hold_tiles();
    let mut streams: Vec<_> = (0..60)
        .map(|index| {
            let mut stream = from_another_address(anna.at);
            let head = Phone::new(anna.at).head("GET", &format!("/picture/tile/x{index}/0.png"));
            stream.write_all((head + "\r\n").as_bytes()).unwrap();
            stream
        })
        .collect();
    for name in ["card/base-02", "mark/base", "token/0", "figure/follower/0"] {
        assert_eq!(anna.get(&format!("/picture/{name}.png")).status, 200, "{name}");
    }
    drop(held);
    for stream in &mut streams {
        assert_eq!(read(stream).map(|answer| answer.status), Some(200));
    }
}

/// Each after its length. They are drawn once, whoever asks for them and together with what; and no
/// request draws more than a tray has in sight.
#[test]
fn many_tiles_come_with_one_request_and_are_drawn_once() {
    let stand = Stand::new(journal());
    let (mut anna, mut public) = (stand.phone(seat(0)), Phone::new(stand.server.address()));
    let names = ["base-city-cap/1", "base-monastery/0", "base-city-cap/1"];
    let told: Vec<u8> = names
        .iter()
        .map(|name| format!("tile/{name}"))
        .flat_map(|name| [&(name.len() as u32).to_be_bytes(), name.as_bytes()].concat())
        .collect();
    for phone in [&mut anna, &mut public] {
        let answer = phone.get(&format!("/tiles?of={}", names.join(",")));
        assert_eq!((answer.status, &answer.body), (200, &told));
    }
    assert_eq!(stand.drawn("tile/base-city-cap/1"), 1);
    for (count, status) in [(100, 200), (101, 404)] {
        let many = vec!["base-monastery/0"; count].join(",");
        assert_eq!(anna.get(&format!("/tiles?of={many}")).status, status, "{count}");
    }
}

/// The page is fetched over whatever Wi-Fi there is.
#[test]
fn the_page_is_smaller_than_sixty_four_kilobytes() {
    let stand = Stand::new(journal());
    let mut phone = Phone::new(stand.server.address());
    let bytes = ["/", "/page.css", "/page.js"].map(|path| phone.get(path).body.len());
    assert!(bytes.iter().sum::<usize>() < 64_000, "{bytes:?}");
    let script = phone.get("/page.js").text();
    assert!(script.starts_with("'use strict';") && script.ends_with("();"), "whole: {script}");
}

fn at(last: u8) -> IpAddr {
    IpAddr::from([10, 0, 0, last])
}

/// A connection that was admitted, and whether it has had to give way since.
struct Taken(Admitted, oneshot::Receiver<()>);

impl Taken {
    fn of(connections: &Connections, from: IpAddr) -> Self {
        let (admitted, ends) = connections.admit(from);
        Self(admitted, ends)
    }

    fn stays(&mut self) -> bool {
        self.1.try_recv() == Err(TryRecvError::Empty)
    }
}

fn many(connections: &Connections, from: IpAddr, count: usize) -> Vec<Taken> {
    (0..count).map(|_| Taken::of(connections, from)).collect()
}

fn stay(all: &mut [Taken]) -> usize {
    all.iter_mut().map(|one| usize::from(one.stays())).sum()
}

#[test]
fn whoever_has_no_token_gives_way_first_the_oldest_of_the_address_that_has_most() {
    let connections = Connections::default();
    let mut own = Taken::of(&connections, at(1));
    own.0.is_of(Some(seat(0)));
    let mut strangers: Vec<Taken> =
        (2..=5).flat_map(|last| many(&connections, at(last), 64)).collect();
    assert_eq!(stay(&mut strangers), STRANGERS);
    assert!(own.stays(), "a seat has a place of its own");
    // Whoever comes is let in, for nobody knows yet who it is.
    let mut other = Taken::of(&connections, at(6));
    assert!(other.stays());
    strangers.extend((2..=5).flat_map(|last| many(&connections, at(last), 64)));
    assert!(other.stays(), "others have more");
    assert_eq!(stay(&mut strangers), STRANGERS - 1);
    let newest = strangers.len() - 16..;
    assert_eq!(stay(&mut strangers[newest]), 16, "the oldest go first");
}

/// A wrong token makes nobody a seat, and a right one only for as long as it is right.
#[test]
fn a_connection_is_a_seat_s_while_its_token_is_right() {
    let connections = Connections::default();
    let mut first = Taken::of(&connections, at(1));
    first.0.is_of(Some(seat(0)));
    let mut others = many(&connections, at(1), STRANGERS);
    assert_eq!(stay(&mut others), STRANGERS);
    first.0.is_of(None);
    assert!(!first.stays(), "it is the oldest of the strangers now");
    assert_eq!(stay(&mut others), STRANGERS);
}

/// Six connections for each phone: the one that waits is known, the others bring pictures.
#[test]
fn five_phones_behind_one_router_have_room_for_all_their_connections() {
    let connections = Connections::default();
    let router = at(1);
    let mut known = many(&connections, router, 5);
    for (index, one) in known.iter().enumerate() {
        one.0.is_of(Some(seat(index as u8)));
    }
    let mut pictures = many(&connections, router, 25);
    let mut strangers: Vec<Taken> =
        (2..=5).flat_map(|last| many(&connections, at(last), 64)).collect();
    assert_eq!((stay(&mut known), stay(&mut pictures)), (5, 25));
    assert_eq!(stay(&mut strangers), STRANGERS - 25);
    assert!(pictures[0].0.is_beside_a_seat() && !strangers[0].0.is_beside_a_seat());
}

#[test]
fn a_phone_that_opens_more_and_more_loses_its_own_oldest() {
    let connections = Connections::default();
    let mut other = Taken::of(&connections, at(1));
    other.0.is_of(Some(seat(1)));
    let mut own = many(&connections, at(1), OF_SEAT + 2);
    own.iter().for_each(|one| one.0.is_of(Some(seat(0))));
    let stays: Vec<bool> = own.iter_mut().map(Taken::stays).collect();
    assert_eq!(stays[..3], [false, false, true]);
    assert_eq!(stay(&mut own), OF_SEAT);
    assert!(other.stays());
}

/// Every browser on the laptop and behind its router comes from few addresses.
#[test]
fn a_place_that_somebody_leaves_is_free() {
    let connections = Connections::default();
    let mut first = many(&connections, at(1), STRANGERS);
    first.pop();
    let mut more = many(&connections, at(1), 1);
    assert_eq!((stay(&mut first), stay(&mut more)), (STRANGERS - 1, 1));
}

/// A connection to the server from another address than the phones' own, where the system has one.
fn from_another_address(to: SocketAddr) -> TcpStream {
    from(if cfg!(target_os = "linux") { 2 } else { 1 }, to)
}

/// A connection from an address of this machine.
fn from(last: u8, to: SocketAddr) -> TcpStream {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
        socket.connect(to).await.expect("the server takes connections")
    });
    let stream = stream.into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Four addresses with 64 connections each and no token, and as many anew after each answer.
#[test]
#[cfg(target_os = "linux")]
fn a_seat_gets_in_at_once_while_four_addresses_hold_all_that_they_can() {
    let stand = Stand::new(journal());
    let mut anna = stand.phone(seat(0));
    let mut strangers = VecDeque::new();
    for round in 0..4 {
        for last in 2..=5 {
            for _ in 0..64 {
                let mut stream = from(last, anna.at);
                stream.write_all(b"GET / HTTP/1.1\r\n").unwrap();
                strangers.push_back(stream);
            }
        }
        // The one that it has, and one that it opens now.
        assert_eq!(anna.get("/seat").status, 200);
        let mut fresh = connect(anna.at);
        fresh.write_all((anna.head("GET", "/seat") + "\r\n").as_bytes()).unwrap();
        let answer = read(&mut fresh).expect("an answer in the first place");
        assert_eq!(answer.status, 200, "round {round}");
        while strangers.len() > 256 {
            strangers.pop_front();
        }
    }
}

/// Whoever comes when all places are taken gets that of whoever came first, who comes again.
#[test]
fn a_full_house_lets_in_whoever_comes() {
    let stand = Stand::new(journal());
    let at = stand.server.address();
    let get = Phone::new(at).head("GET", "/page.css") + "\r\n";
    let mut streams: Vec<TcpStream> = (0..=STRANGERS).map(|_| connect(at)).collect();
    for stream in &mut streams[1..] {
        stream.write_all(get.as_bytes()).unwrap();
        assert_eq!(read(stream).map(|answer| answer.status), Some(200));
    }
    let mut nothing = Vec::new();
    assert!(matches!(streams[0].read_to_end(&mut nothing), Ok(0) | Err(_)));
    assert_eq!(Phone::new(at).get("/page.css").status, 200);
}
