//! The code of four letters for whoever has no camera, the own link opened again, and browsers that
//! are too old.

use std::thread;
use std::time::Duration;

use phone::Times;
use serde_json::json;

use support::phone::client::{Answer, Phone, number};
use support::phone::stand::{Stand, Told};
use support::table::{Table, seat};

/// A stand at which wrong letters are answered at once.
fn stand(times: Times) -> Stand {
    Stand::with_times(Table::of(&["Anna", "Ben"]).journal().clone(), times)
}

fn hasty() -> Times {
    Times { wrong: Duration::ZERO, ..Times::default() }
}

fn typed(phone: &mut Phone, letters: &str) -> Answer {
    phone.post("/claim", &json!({"letters": letters}).to_string())
}

/// The letters that the laptop shows for a seat.
#[track_caller]
fn letters(stand: &Stand) -> String {
    stand.server.short_code().expect("letters").1
}

/// Four letters that are not these.
fn wrong(letters: &str) -> String {
    letters.chars().map(|letter| if letter == 'A' { 'B' } else { 'A' }).collect()
}

#[test]
fn four_letters_take_a_seat_once() {
    let stand = stand(hasty());
    assert!(stand.server.short_code().is_none(), "no code is shown");
    let _picture = stand.code(seat(1));
    let (whose, shown) = stand.server.short_code().expect("letters");
    assert_eq!(whose, seat(1));
    assert!(
        shown.len() == 4 && shown.bytes().all(|one| b"ABCDEFGHJKLMNPQRSTUVWXYZ".contains(&one))
    );
    let mut ben = Phone::new(stand.server.address());
    let claimed = typed(&mut ben, &shown.to_lowercase());
    assert_eq!((claimed.status, claimed.json()["seat"].as_u64()), (200, Some(number(seat(1)))));
    ben.token = claimed.json()["token"].as_str().map(ToOwned::to_owned);
    assert_eq!(ben.seat()["name"], "Ben");
    assert_eq!(typed(&mut Phone::new(ben.at), &shown).status, 403);
    assert!(stand.server.short_code().is_none());
}

/// 24 letters at four places are 331 776 codes, of which five are tried.
#[test]
fn after_five_wrong_tries_by_anybody_others_take_the_place_of_the_letters() {
    let times = Times { latest: Duration::from_millis(300), ..hasty() };
    let stand = stand(times);
    let picture = stand.code(seat(0));
    let first = letters(&stand);
    for _ in 0..4 {
        assert_eq!(typed(&mut Phone::new(stand.server.address()), &wrong(&first)).status, 403);
        assert_eq!(letters(&stand), first);
    }
    assert!(!stand.was_told(Told::Guessed));
    for nonsense in ["", "ABC", "ABCDE", "????"] {
        if letters(&stand) == first {
            assert_eq!(typed(&mut Phone::new(stand.server.address()), nonsense).status, 403);
        }
    }
    stand.wait_for(Told::Guessed);
    let second = letters(&stand);
    assert_ne!(second, first);
    let mut anna = Phone::new(stand.server.address());
    assert_eq!(typed(&mut anna, &first).status, 403);
    // Guessing goes no faster by it: the new ones are taken only after a while.
    thread::sleep(Duration::from_millis(350));
    assert_eq!(letters(&stand), second, "what was typed too soon does not count");
    assert_eq!(typed(&mut anna, &second).status, 200);
    assert_eq!(Phone::new(anna.at).claim(&picture).status, 403, "the seat is taken");
}

/// A thousand tries one after the other: only the first five count, and the picture's code is whole.
#[test]
fn a_thousand_wrong_letters_never_touch_the_code_of_the_picture() {
    let stand = stand(hasty());
    let picture = stand.code(seat(0));
    let first = letters(&stand);
    let mut stranger = Phone::new(stand.server.address());
    let spoken = wrong(&first);
    for _ in 0..5 {
        assert_eq!(typed(&mut stranger, &spoken).status, 403);
    }
    let second = letters(&stand);
    for _ in 0..995 {
        assert_eq!(typed(&mut stranger, &wrong(&second)).status, 403);
    }
    assert_eq!(letters(&stand), second, "within the first five seconds nothing counts");
    assert_eq!(Phone::new(stranger.at).claim(&picture).status, 200);
    assert_eq!(typed(&mut stranger, &second).status, 403, "the seat is taken");
}

/// Wrong letters are answered later and later, like wrong codes.
#[test]
fn wrong_letters_are_answered_later_and_later() {
    let times = Times { wrong: Duration::from_millis(100), ..Times::default() };
    let stand = stand(times);
    let _picture = stand.code(seat(0));
    let mut stranger = Phone::new(stand.server.address());
    let begun = std::time::Instant::now();
    for _ in 0..4 {
        assert_eq!(typed(&mut stranger, "????").status, 403);
    }
    // 100 + 200 + 300 + 400 ms.
    assert!(begun.elapsed() >= Duration::from_millis(1000));
}

#[test]
fn letters_end_with_the_dialog_with_their_time_and_with_the_code_of_the_picture() {
    let stand = stand(Times { code: Duration::from_millis(300), ..hasty() });
    let mut phone = Phone::new(stand.server.address());
    let _first = stand.code(seat(0));
    let shown = letters(&stand);
    stand.server.withdraw(seat(0));
    assert_eq!(typed(&mut phone, &shown).status, 403, "the dialog is closed");
    let _second = stand.code(seat(0));
    let shown = letters(&stand);
    thread::sleep(Duration::from_millis(350));
    assert!(stand.server.short_code().is_none());
    assert_eq!(typed(&mut phone, &shown).status, 403, "they are too old");
    let picture = stand.code(seat(0));
    let shown = letters(&stand);
    assert_eq!(Phone::new(phone.at).claim(&picture).status, 200);
    assert_eq!(typed(&mut phone, &shown).status, 403, "the seat is taken");
    let _other = stand.code(seat(1));
    let shown = letters(&stand);
    stand.server.remove(seat(1));
    assert_eq!(typed(&mut phone, &shown).status, 403, "the codes of the seat are ended");
}

/// The link lies in the history of the phone: opened again, it leads to the own seat, and to nobody
/// else's.
#[test]
fn whoever_opens_the_own_link_again_is_at_the_own_seat() {
    let stand = stand(hasty());
    let code = stand.code(seat(0));
    let mut anna = Phone::claimed(stand.server.address(), &code);
    let mut ben = stand.phone(seat(1));
    let (token, sign) = (anna.token.clone(), anna.seat()["emblem"].clone());
    let again = anna.claim(&code);
    assert_eq!((again.status, &anna.token), (200, &token));
    assert_eq!((&again.json()["seat"], &again.json()["emblem"]), (&json!(0), &sign));
    assert_eq!(ben.claim(&code).status, 403);
    assert_eq!(ben.seat()["name"], "Ben");
    assert_eq!(Phone::new(anna.at).claim(&code).status, 403);
    stand.server.remove(seat(0));
    assert_eq!(anna.claim(&code).status, 403);
}

/// The script for such a browser is written as it was in 2009, in the language that it asks for.
#[test]
fn a_browser_that_is_too_old_is_told_so_by_a_script_that_it_can_run() {
    let stand = stand(hasty());
    let mut phone = Phone::new(stand.server.address());
    for (wanted, said) in [("de-AT,de;q=0.9", "Dieser Browser"), ("tlh", "This browser")] {
        let head = phone.head("GET", "/old.js") + &format!("Accept-Language: {wanted}\r\n\r\n");
        let script = phone.send(head.as_bytes());
        assert_eq!(script.header("content-type"), Some("text/javascript; charset=utf-8"));
        let text = script.text();
        assert!(text.contains(said), "{text}");
        for new in
            ["=>", "const ", "let ", "class ", "async ", " of ", "`", "...", "?.", "??", "SAID"]
        {
            assert!(!text.contains(new), "{new}");
        }
        // It calls what every browser has; the rest it only looks for.
        let own = text.replace(said, "");
        for (before, _) in own.match_indices('(').map(|(at, _)| own.split_at(at)) {
            let name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_');
            let call = before.rsplit(|c| !name(c)).next().unwrap();
            let known = [
                "",
                "if",
                "function",
                "CSS.supports",
                "document.createElement",
                "document.createTextNode",
                "document.getElementById",
                "document.querySelector",
                "line.setAttribute",
                "line.appendChild",
                ".appendChild",
            ];
            assert!(known.contains(&call) || said.contains(call), "{call}");
        }
        assert!(text.contains("window.CSS && CSS.supports("));
    }
    let page = phone.get("/").text();
    let (old, new) = (page.find("/old.js"), page.find("/page.js"));
    assert!(old.is_some() && old < new);
    // Where the page's own script runs all the same, it leaves those words alone.
    let script = phone.get("/page.js").text();
    let (before, _) = script.split_once("(){if(window.tooOld)return;").unwrap();
    let (_, begin) = before.rsplit_once("function ").unwrap();
    assert!(script.ends_with(&format!(";{begin}();")), "{begin} alone begins");
}

/// Words that Safari has had only since 15.4, and Chrome mostly since 92: the page is for iOS 15.0 and
/// Chrome of Android 10 on, and the script that tells of older browsers looks for none of these.
#[test]
fn the_page_uses_nothing_newer_than_the_browsers_that_it_is_for() {
    let stand = stand(hasty());
    let mut phone = Phone::new(stand.server.address());
    let script = phone.get("/page.js").text();
    for new in [
        ".at(",
        ".findLast",
        ".toReversed(",
        ".toSorted(",
        ".toSpliced(",
        ".with(",
        ".keys().map(",
        ".values().map(",
        ".entries().map(",
        "hasOwn(",
        "groupBy(",
        "fromAsync(",
        "withResolvers(",
        "Iterator.",
        "structuredClone(",
        "AbortSignal.",
        "randomUUID(",
        "BroadcastChannel",
        "navigator.locks",
        "OffscreenCanvas",
        "roundRect(",
        "reportError(",
        "requestIdleCallback(",
        "checkVisibility(",
        "startViewTransition(",
        "showModal(",
        "popover",
        ".inert",
        ":has(",
        "(?<=",
        "(?<!",
        "static{",
        "static {",
        "import(",
        "import ",
        "\nawait ",
    ] {
        assert!(!script.contains(new), "{new} in the script");
    }
    let style = phone.get("/page.css").text();
    for new in [
        ":has(",
        ":dir(",
        "@container",
        "@layer",
        "@property",
        "@scope",
        "@starting-style",
        "color-mix(",
        "light-dark(",
        "oklch(",
        "subgrid",
        "text-wrap",
        "dvh",
        "svh",
        "lvh",
        "width>",
        "width<",
        "width >",
        "width <",
        "&",
    ] {
        assert!(!style.contains(new), "{new} in the style");
    }
    // Older ones leave out a whole rule for one part of its selector: this part stands alone.
    for (at, _) in style.match_indices(":focus-visible") {
        let begin = style[..at].rfind(['}', '{', ';']).map_or(0, |end| end + 1);
        let selector = style[begin..].split('{').next().unwrap();
        assert!(!selector.contains(','), "{selector}");
    }
}

/// A laptop that says nothing for ten seconds is out of reach: a request is answered sooner, though
/// nothing has changed.
#[test]
fn a_silent_laptop_is_noticed_within_ten_seconds() {
    assert!(Times::default().poll <= Duration::from_secs(6));
    let script = Phone::new(stand(hasty()).server.address()).get("/page.js").text();
    assert!(script.contains("after===null?6000:9000"), "the page waits three seconds more");
}
