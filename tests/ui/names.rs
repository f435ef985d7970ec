//! Names that a window is not made for: they are cut with a sign, and turn no sentence over.

use ask::Request;
use headless::iced_test::renderer::graphics::text::Text;
use headless::iced_tiny_skia::Layer;
use iced::{Point, Size};
use rules::player::Colour;
use rules::{Move, Setup};
use shell::Message;
use storage::Saved;
use widget::figure::paint_token;
use widget::offscreen::Offscreen;
use widget::palette::livery;

use super::cut::written;
use super::driver::{self, Driver};
use super::painter::{Painter, load_fonts};
use super::season;
use support::table::setup;

/// The smallest window, in logical pixels.
const SMALL: Size = Size::new(1024.0, 640.0);
/// Where nothing reacts to the pointer.
const ASIDE: Point = Point::new(2.0, 638.0);

/// Six names as long as a name may be, of the broadest letters.
fn broad() -> Vec<String> {
    ('A'..='F').map(|last| format!("{}{last}", "W".repeat(23))).collect()
}

fn of_six(moves: Vec<Move>) -> (tempfile::TempDir, Driver) {
    let names = broad();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let started = "2026-11-21T19:30:00Z".to_owned();
    let saved =
        Saved::new("evening".to_owned(), started, setup(&names, &["base"]), moves, Vec::new());
    let driver = Driver::with_game(folder.path(), &saved, SMALL);
    (folder, driver)
}

/// The texts that begin with one of the names, whole or cut with the sign.
fn shown(layers: &[Layer], screen: &str) -> Vec<String> {
    let names = broad();
    let texts = layers.iter().flat_map(|layer| written(layer, SMALL));
    let texts: Vec<_> = texts.filter(|one| one.text.starts_with("WWW")).collect();
    for one in &texts {
        assert!(one.all.width <= one.seen.width + 1.5, "{screen}: {} is cut", one.text);
        let is_whole = names.iter().any(|name| one.text.starts_with(name));
        assert!(is_whole || one.text.ends_with('…'), "{screen}: {} is cut", one.text);
    }
    texts.into_iter().map(|one| one.text).collect()
}

#[test]
fn a_long_name_is_cut_with_a_sign_that_it_is() {
    let mut screen = Painter::new(SMALL);
    let mut cut = Vec::new();
    let mut look = |driver: &Driver, name: &str, for_all: bool| {
        screen.clear();
        let (app, theme) = (&driver.app, driver.app.theme());
        let view = if for_all { app.view_for_all() } else { app.view() };
        let shown = shown(&screen.layers_of(view, &theme, ASIDE), name);
        assert!(!shown.is_empty(), "{name}");
        if shown.iter().any(|name| name.ends_with('…')) {
            cut.push(name.to_owned());
        }
    };
    let (_running, driver) = of_six(Vec::new());
    look(&driver, "the table", false);
    look(&driver, "the second window", true);
    let (_over, mut driver) = of_six(vec![Move::EndGame]);
    driver.key("s");
    driver.wait(1);
    look(&driver, "the end", false);
    driver.key("Escape");
    driver.key("w");
    look(&driver, "the game watched again", false);
    let names = broad();
    let results: Vec<(&str, i32)> = names.iter().map(|name| (name.as_str(), 5)).collect();
    let folder = tempfile::tempdir().expect("a folder");
    for day in 1..=9 {
        season::save(folder.path(), &format!("2026-03-0{day}"), &results, false);
    }
    let mut driver = Driver::new(folder.path(), SMALL);
    driver.send(Message::Ask(Request::Earlier));
    driver.key("3");
    look(&driver, "the season", false);
    assert_eq!(cut, ["the table", "the game watched again", "the season"]);
}

/// A game of somebody with a Hebrew name and Ben, whose turn is not yet.
fn hebrew() -> Setup {
    setup(&["שרה", "Ben"], &["base"])
}

#[test]
fn a_sentence_with_a_hebrew_name_is_read_from_the_left() {
    let (_folder, driver) = driver::game(hebrew(), Vec::new());
    let mut screen = Painter::new(Size::new(1280.0, 800.0));
    let layers = screen.layers_of(driver.app.view(), &driver.app.theme(), ASIDE);
    let mut sentences = 0;
    for text in layers.iter().flat_map(|layer| &layer.text).flat_map(|item| item.as_slice()) {
        let Text::Paragraph { paragraph, .. } = text else { continue };
        let paragraph = paragraph.upgrade().expect("a paragraph");
        for run in paragraph.buffer().layout_runs() {
            let is_sentence = run.text.contains("שרה") && run.text.contains(' ');
            sentences += usize::from(is_sentence);
            assert!(!is_sentence || !run.rtl, "{}", run.text);
        }
    }
    assert!(sentences > 0, "whose turn it is");
}

#[test]
fn the_token_of_a_hebrew_name_has_a_letter() {
    load_fonts();
    let of = |letter: char| {
        Offscreen::default().pixels(Size::new(128, 128), |frame| {
            paint_token(frame, frame.center(), 60.0, livery(Colour::Red), letter);
        })
    };
    let (bare, latin) = (of(' '), of('S'));
    let ink = |drawn: &[u8]| drawn.iter().zip(&bare).filter(|(one, other)| one != other).count();
    // A letter without a glyph has no ink, and the ground beside the token has none either.
    let least = ink(&latin) / 4;
    assert!(least > 0);
    for letter in ['ש', 'د'] {
        let letter = if widget::font::draws(letter) { letter } else { '1' };
        assert!(ink(&of(letter)) > least, "{letter}");
    }
}
