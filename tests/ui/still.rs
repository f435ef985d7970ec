//! The dialog of the phones stays as it is: nothing moves under a hand that rests, and nobody's phone
//! is thrown out by a press that was meant for something else.

use std::net::SocketAddr;
use std::time::Duration;

use ask::{Request, phones};
use iced::{Rectangle, Size};
use phone::Phone as Here;
use rules::{Move, Seat};
use shell::Message;
use text::{Language, Words};

use super::driver::{Driver, game};
use super::stage::SCENES;
use support::phone::client::Phone;
use support::table::{order_ids, seat, setup};

const LAPTOP: Size = Size::new(1366.0, 768.0);

/// A second press of an impatient hand comes so late.
const IMPATIENT: Duration = Duration::from_millis(280);
/// A hand that has read what it is asked.
const CALM: Duration = Duration::from_millis(1200);

fn at_phones(driver: &mut Driver, message: phones::Message) {
    driver.send(Message::Phones(message));
}

/// Four players, of whom Cleo and Dora have a phone; no code is shown.
fn with_two_phones() -> (tempfile::TempDir, Driver, [Phone; 2]) {
    let mut four = setup(&["Anna", "Ben", "Cleo", "Dora"], &["base"]);
    let cards: Vec<String> = (1..=16).map(|card| format!("base-{card:02}")).collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    four.orders = Some(order_ids(&cards).collect());
    let kept = (0..4).map(|player| Move::KeepOrders { player: seat(player), returned: None });
    let (folder, mut driver) = game(four, kept.collect());
    driver.resize(LAPTOP);
    driver.send(Message::Resized(iced::window::Id::unique(), LAPTOP));
    driver.key("j");
    driver.key("Return");
    let phones = [seat(2), seat(3)].map(|whose| {
        at_phones(&mut driver, phones::Message::Code(whose));
        let address = driver.app.code().expect("a code").1.to_owned();
        let host = address.trim_start_matches("http://").split('/').next();
        let host: SocketAddr = host.and_then(|host| host.parse().ok()).expect("an address");
        let phone = Phone::claimed(host, &address);
        at_phones(&mut driver, phones::Message::Changed);
        phone
    });
    driver.key("Escape");
    driver.now += CALM;
    driver.key("j");
    driver.now += CALM;
    assert!(driver.app.code().is_none());
    assert_eq!(have_phones(&driver), [false, false, true, true]);
    (folder, driver, phones)
}

fn have_phones(driver: &Driver) -> Vec<bool> {
    driver.app.shared().phones.iter().map(|phone| *phone != Here::None).collect()
}

fn place_of(driver: &Driver, words: &str) -> Rectangle {
    driver.find(words).unwrap_or_else(|| panic!("`{words}` is not on the screen"))
}

#[test]
fn a_double_click_on_code_shows_it_and_throws_nobody_out() {
    let (_folder, mut driver, _phones) = with_two_phones();
    let rows = ["Code", "Remove", "no phone"].map(|words| place_of(&driver, words));
    driver.click("Code");
    assert_eq!(driver.app.code().map(|(whose, _)| whose), Some(Seat::FIRST));
    for pace in [IMPATIENT, Duration::from_millis(600)] {
        driver.pace = pace;
        driver.click_at(rows[0].center());
        assert_eq!(driver.app.code().map(|(whose, _)| whose), Some(Seat::FIRST));
        assert_eq!(have_phones(&driver), [false, false, true, true]);
    }
    let now = ["Remove", "no phone"].map(|words| place_of(&driver, words));
    assert_eq!(now, [rows[1], rows[2]], "nothing has moved");
}

#[test]
fn whoever_is_removed_is_asked_about_once_more() {
    let (_folder, mut driver, _phones) = with_two_phones();
    driver.pace = CALM;
    let remove = place_of(&driver, "Remove");
    driver.click("Remove");
    assert_eq!(place_of(&driver, "Really?"), remove, "in its place");
    driver.pace = IMPATIENT;
    driver.click_at(remove.center());
    assert_eq!(have_phones(&driver), [false, false, true, true], "the second of two presses");
    driver.pace = CALM;
    driver.click("no phone");
    assert!(!driver.shows("Really?"), "a press beside it takes it back");
    driver.click("Remove");
    driver.click("Code");
    assert!(!driver.shows("Really?"), "another button takes it back");
    driver.click("Remove");
    driver.click("Really?");
    assert_eq!(have_phones(&driver), [false, false, false, true]);
    assert_eq!(driver.app.code().map(|(whose, _)| whose), Some(seat(2)));
}

#[test]
fn all_phones_are_ended_only_by_a_second_press() {
    let (_folder, mut driver, _phones) = with_two_phones();
    driver.pace = CALM;
    let (off, close) = (place_of(&driver, "End all phones"), place_of(&driver, "Close"));
    driver.click("End all phones");
    assert_eq!((place_of(&driver, "Really?"), place_of(&driver, "Close")), (off, close));
    driver.pace = IMPATIENT;
    driver.click_at(off.center());
    assert_eq!(have_phones(&driver), [false, false, true, true], "the second of two presses");
    driver.pace = CALM;
    driver.click("Remove");
    assert!(driver.shows("End all phones"), "one question at a time");
    driver.click("End all phones");
    driver.click("Really?");
    assert!(have_phones(&driver).is_empty() && driver.shows("Let phones in"));
}

/// Whether a code is shown, its letters are new ones, the usual causes of silence are told, or a
/// question is asked: in every language and size all buttons keep their place.
#[test]
fn nothing_in_the_dialog_moves_whatever_is_told() {
    let scene = SCENES.iter().find(|scene| scene.name == "phones-code").expect("a scene");
    for (width, height) in [(1024.0, 600.0), (1366.0, 768.0)] {
        for language in Language::ALL {
            let (_folder, mut driver) = scene.reached(*language, Size::new(width, height));
            let words = Words::in_language(*language);
            at_phones(&mut driver, phones::Message::Close);
            driver.send(Message::Ask(Request::Phones(phones::Message::Show)));
            assert!(driver.app.code().is_none());
            let places = |driver: &Driver| {
                let keys = ["phones-title", "phones-none", "phones-sign", "close"];
                keys.map(|key| place_of(driver, &words.say(key, &[])))
            };
            let before = places(&driver);
            let off = place_of(&driver, &words.say("phones-off", &[]));
            let is_so = |driver: &Driver, why: &str| {
                assert_eq!(places(driver), before, "{language:?} {width}×{height}: {why}");
            };
            at_phones(&mut driver, phones::Message::Code(Seat::FIRST));
            is_so(&driver, "a code");
            at_phones(&mut driver, phones::Message::Guessed);
            is_so(&driver, "other letters");
            driver.wait(25);
            is_so(&driver, "the causes of silence");
            at_phones(&mut driver, phones::Message::Really(Some(phones::Loss::All)));
            is_so(&driver, "a question");
            assert_eq!(place_of(&driver, &words.say("phones-really", &[])), off);
        }
    }
}
