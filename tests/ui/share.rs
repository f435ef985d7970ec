//! Sharing the result of a game, and the review of its orders.

use std::path::{Path, PathBuf};

use ask::export::Format;
use ask::{Request, preferences};
use content::bundled;
use headless::iced_test::Simulator;
use iced::Size;
use journal::{Journal, honours, review};
use kit::work;
use rules::setup::{Deck, Recording};
use rules::{Move, Setup};
use screen::outcome::track;
use screen::poster::poster;
use shell::Message;
use storage::settings::Look;
use storage::{Clock, Saved};
use text::{Language, Words, export};
use widget::board;
use widget::code::Code;

use super::driver::Driver;
use super::painter::Painter;
use super::scenes::{played_out, played_out_with};
use support::dice::EVERYTHING;
use support::scenarios;
use support::table::{place, seat, setup};

const SIZE: Size = Size::new(1280.0, 800.0);

/// Names that are as long as they may be, and others that mean harm to a page.
const NAMES: [&str; 6] = [
    "Maximiliane Friederike A",
    "<script>a()</script>",
    "Bob\"; DROP TABLE a;--",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "=HYPERLINK(\"http://a.b\")",
    "Anna & Ben <b>fett</b>",
];

fn saved(setup: Setup, moves: Vec<Move>) -> Saved {
    let players = setup.players.len();
    let started = "2026-11-21T19:30:00Z".to_owned();
    let mut saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    saved.clock = Some(Clock { minutes: None, spent: vec![754; players] });
    saved
}

/// Anna could have placed a farmer with her only tile, and has not.
pub fn furrow() -> Saved {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    let pile = ["base-39", "base-03", "base-08", "base-11", "base-27", "base-44", "base-10"];
    setup.orders = Some(pile.iter().map(|id| (*id).into()).collect());
    let keep = |player| Move::KeepOrders { player: seat(player), returned: None };
    let moves =
        vec![keep(0), keep(1), place("base-city-cap", (0, -1), 180), Move::EndTurn, Move::EndGame];
    saved(setup, moves)
}

/// A game of those people with every set, played by chance to its end.
fn whole(names: &[&str]) -> Saved {
    let (setup, moves) = played_out(names);
    saved(setup, moves)
}

/// A game of the scenarios.
fn scenario(name: &str) -> Saved {
    let path = scenarios().join(format!("{name}.json"));
    let text = std::fs::read_to_string(&path).expect("a scenario");
    Saved::decode(&path, &text).expect("a game")
}

fn files(folder: &Path, within: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder.join(within)).into_iter().flatten();
    let mut all: Vec<PathBuf> = all.map(|entry| entry.expect("an entry").path()).collect();
    all.sort();
    all
}

// ---- the panel ----

#[test]
fn the_page_of_the_evening_is_written_beside_what_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), SIZE);
    driver.click("Share…");
    driver.click("Page of the evening");
    let path = folder.path().join("documents").join("kings-order-evening.html");
    assert!(driver.shows(&format!("Saved: {}", path.display())));
    assert!(driver.shows("Show the folder") && driver.shows("Open it"));
    let page = std::fs::read_to_string(&path).expect("the page");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("with a farmer"));
    driver.key("p");
    assert_eq!(files(folder.path(), "documents").len(), 2, "nothing is overwritten");
    assert_eq!(std::fs::read_to_string(&path).expect("the page"), page);
}

/// The head of a PNG: eight bytes, then the length and the name of the first part, then width and
/// height.
fn size_of(path: &Path) -> (u32, u32) {
    let bytes = std::fs::read(path).expect("the file");
    assert_eq!(&bytes[1..4], b"PNG");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn both_posters_have_their_size_whatever_the_window_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), Size::new(900.0, 620.0));
    driver.send(Message::Preferences(preferences::Message::Look(Look::Dark)));
    driver.key("x");
    driver.key("l");
    driver.key("q");
    let sizes: Vec<_> = files(folder.path(), "pictures").iter().map(|path| size_of(path)).collect();
    assert_eq!(sizes.len(), 2);
    assert!(sizes.contains(&(1920, 1080)) && sizes.contains(&(1080, 1080)), "{sizes:?}");
}

/// Whoever has left stands last on the poster, and in the finale, whatever the points.
#[test]
fn the_poster_and_the_finale_have_whoever_has_left_last() {
    let text = std::fs::read_to_string(
        support::root().join("tests/cases/whoever-has-left-is-not-first.json"),
    )
    .expect("the case");
    let saved = Saved::decode(
        &support::root().join("tests/cases/whoever-has-left-is-not-first.json"),
        &text,
    )
    .expect("a game");
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &saved, SIZE);
    let session = driver.app.session().expect("the game");
    for format in [Format::Landscape, Format::Square] {
        let view = poster::<Message>(driver.app.shared().at(session), format);
        let mut ui = Simulator::with_size(shell::settings(), format.size(), view);
        let mut at = |words: &str| {
            let found = ui.find(words).unwrap_or_else(|_| panic!("{words} is not on it"));
            found.visible_bounds().expect("it shows").y
        };
        assert!(at("1.") < at("2.") && at("2.") < at("–"), "{format:?}");
        assert!((at("–") - at("Ben")).abs() < 40.0, "Ben has no place");
    }
    driver.key("s");
    driver.key("End");
    for _ in 0..9 {
        driver.key("Return");
        if driver.shows("Anna wins") {
            break;
        }
    }
    assert!(driver.shows("Anna wins"));
    assert!(!driver.shows("3 points ahead of Ben") && !driver.shows("−3 points ahead of Ben"));
}

#[test]
fn what_is_copied_is_said_and_esc_closes_the_panel() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), SIZE);
    driver.key("x");
    assert!(driver.shows("Share the evening"));
    driver.key("t");
    assert!(driver.shows("Copied. Paste it where you like."));
    driver.key("n");
    assert!(driver.app.setup().is_none(), "what lies behind the panel waits");
    driver.key("Escape");
    assert!(!driver.shows("Share the evening") && driver.app.session().is_some());
    driver.key("Escape");
    assert!(driver.app.session().is_none(), "home");
}

#[test]
fn without_points_only_what_needs_none_leaves_the_app() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = furrow();
    game.setup.record = Recording::Deck;
    game.moves = vec![game.moves[0].clone(), game.moves[1].clone(), Move::EndGame];
    let mut driver = Driver::with_game(folder.path(), &game, SIZE);
    driver.key("x");
    for key in ["p", "l", "q", "b", "g", "k"] {
        driver.key(key);
    }
    assert!(files(folder.path(), "documents").is_empty());
    assert!(files(folder.path(), "pictures").is_empty());
    driver.key("c");
    assert_eq!(files(folder.path(), "documents").len(), 1);
}

/// A game of which nothing but the orders is recorded, at its end: three orders in hand cost Anna
/// and Ben 30 each (R-KO-34).
fn at_the_end() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = furrow();
    game.setup.record = Recording::Deck;
    game.moves.truncate(2);
    let mut driver = Driver::with_game(folder.path(), &game, SIZE);
    driver.send(Message::Ask(Request::Play(Move::EndGame)));
    driver.send(Message::Ask(Request::Play(Move::EndTurn)));
    driver.key("s");
    (folder, driver)
}

#[test]
fn the_score_track_is_asked_for_at_the_end_and_tells_who_has_won() {
    let (folder, mut driver) = at_the_end();
    assert!(driver.shows("What does the score track show?"));
    assert!(driver.shows("−30 for orders"));
    driver.key("Return");
    assert!(driver.shows("What does the score track show?"), "both numbers are needed");
    for (player, typed) in [(0, "41"), (1, "57")] {
        driver.type_into(track::field_of(seat(player)).into(), typed);
    }
    driver.click("Enter the result");
    assert!(driver.shows("Ben wins") && driver.shows("57") && driver.shows("Track without orders"));
    driver.key("x");
    driver.key("l");
    assert_eq!(files(folder.path(), "pictures").len(), 1, "there is a poster to write");
}

#[test]
fn without_the_score_track_nobody_wins_and_it_can_be_read_later() {
    let (_folder, mut driver) = at_the_end();
    driver.key("Escape");
    assert!(driver.shows("The score track tells who has won"));
    assert!(driver.shows("Points for orders") && driver.shows("−30"));
    assert!(!driver.shows("Total"));
    driver.key("p");
    assert!(driver.shows("What does the score track show?"));
}

// ---- BG Stats ----

/// The code as a camera sees it: black and white, four white squares around.
fn read(code: &Code) -> String {
    const SQUARE: usize = 3;
    let dark = code.dark();
    let width = dark.len().isqrt();
    let side = (width + 8) * SQUARE;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        let at = |pixel: usize| (pixel / SQUARE).checked_sub(4).filter(|at| *at < width);
        let is_dark = at(x).zip(at(y)).is_some_and(|(x, y)| dark[y * width + x]);
        if is_dark { 0 } else { 255 }
    });
    let grids = picture.detect_grids();
    grids.first().expect("a code").decode().expect("it is read").1
}

#[test]
fn the_code_on_the_screen_decodes_to_the_link() {
    for players in [2, 4, 6] {
        let names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Frieda"];
        let setup = setup(&names[..players], &["base", "king-robber"]);
        let mut journal = Journal::new(setup, bundled::catalogue()).expect("a setup");
        journal.play(Move::EndGame).expect("a legal move");
        let words = Words::english();
        let link = export::bg_stats(&journal, "evening", "2026-11-21T19:30:00Z", None, &words);
        let link = link.expect("a link");
        assert_eq!(read(&Code::of_long(&link).expect("a code")), link);
    }
}

#[test]
fn a_link_that_is_too_long_for_a_code_is_still_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut six = setup(&["A", "B", "C", "D", "E", "F"], &EVERYTHING);
    for (index, player) in six.players.iter_mut().enumerate() {
        player.name = format!("ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄ{index}");
    }
    let mut driver = Driver::with_game(folder.path(), &saved(six, vec![Move::EndGame]), SIZE);
    driver.key("x");
    assert!(driver.shows("For a code the link is too long: copy it."));
    driver.key("k");
    assert!(driver.shows("Share the evening"), "there is no code to be shown");
    driver.key("b");
    assert!(driver.shows("Copied. Paste it where you like."));
}

#[test]
fn the_code_is_closed_before_the_panel() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), SIZE);
    driver.key("x");
    driver.key("k");
    assert!(driver.shows("Point the camera of the phone with BG Stats at it."));
    driver.key("Escape");
    assert!(driver.shows("Share the evening"));
}

// ---- what the orders might have been ----

/// The cap fits north of the start tile, where its city meets that of the start tile, and south of
/// it: at both places a farmer may stand on it.
#[test]
fn an_order_that_was_not_fulfilled_tells_when_and_where_it_could_have_been() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), SIZE);
    driver.key("2");
    assert!(driver.shows("The First Furrow") && driver.shows("in hand at the end"));
    let session = driver.app.session().expect("a game");
    let known = review::looks(session.journal(), |_, _| true);
    let looks = known.expect("somebody wants them");
    let chance = driver.app.shared().words.chance(&looks[0], &looks[0].chances[0], session.game());
    assert!(chance.ends_with(", at 2 places, with a farmer"), "{chance}");
    driver.click(&chance);
    assert!(driver.find_id(board::ID).is_some() && driver.shows("Back to the end"));
    driver.click("Back to the end");
    assert!(!driver.shows("Back to the end"));
}

#[test]
fn the_whole_pile_is_folded_until_somebody_likes_to_know() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &furrow(), Size::new(1280.0, 2400.0));
    driver.key("2");
    assert!(!driver.shows("never drawn"));
    driver.click("The whole pile");
    assert!(driver.shows("never drawn") && driver.shows("dealt to Anna"));
    driver.click("The whole pile");
    assert!(!driver.shows("never drawn"));
}

#[test]
fn the_review_is_done_beside_the_window_and_left_with_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let (setup, moves) = played_out_with(&["base"], 7, &["Anna", "Ben", "Cleo"]);
    let game = saved(setup, moves);
    let mut driver = Driver::with_game(folder.path(), &game, SIZE).impatient();
    driver.send(Message::Ask(Request::Outcome));
    driver.key("2");
    assert!(driver.shows("Finding out what might have been…"));
    driver.key("Escape");
    assert!(driver.app.session().is_none());
    driver.send(Message::Work(work::Message::Went));
    let mut driver = Driver::with_game(folder.path(), &game, SIZE).impatient();
    driver.key("2");
    while driver.shows("Finding out what might have been…") {
        (0..20).for_each(|_| driver.send(Message::Work(work::Message::Went)));
    }
    assert!(driver.find_id(board::ID).is_none(), "the orders are still shown");
}

#[test]
fn a_game_with_a_printed_deck_tells_no_order_of_the_pile() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = furrow();
    game.setup.deck = Deck::Printed;
    game.moves = vec![Move::EndGame];
    let mut driver = Driver::with_game(folder.path(), &game, SIZE);
    driver.key("2");
    assert!(!driver.shows("The whole pile"));
}

// ---- the titles ----

#[test]
fn titles_of_the_evening_have_a_part_of_their_own_and_stand_beside_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::with_game(folder.path(), &scenario("king-robber-2"), SIZE);
    let honours = {
        let session = driver.app.session().expect("a game");
        let honours = honours::honours(session.journal());
        let words = &driver.app.shared().words;
        honours.iter().map(|honour| words.honour(honour, session.game()).0).collect::<Vec<_>>()
    };
    assert!(!honours.is_empty() && !driver.shows(&honours[0]));
    driver.key("4");
    assert!(honours.iter().all(|title| driver.shows(title)), "{honours:?}");
    let size = Size::new(1920.0, 1080.0);
    let driver = Driver::with_game(folder.path(), &scenario("king-robber-2"), size);
    assert!(driver.shows(&honours[0]) && driver.find_id(board::ID).is_some());
}

// ---- scenes ----

/// `SCENES=folder [ONLY=part,part] cargo test --test ui share::scenes -- --ignored` draws the
/// result and what leaves the app.
#[test]
#[ignore = "draws pictures to look at"]
fn scenes_of_the_result_are_drawn() {
    let Some(folder) = std::env::var_os("SCENES").map(PathBuf::from) else { return };
    let only = std::env::var("ONLY").unwrap_or_default();
    let long = std::env::var_os("GAME").map(PathBuf::from).map(|path| {
        let text = std::fs::read_to_string(&path).expect("a game");
        Saved::decode(&path, &text).expect("a game")
    });
    let games = [
        ("two", scenario("base-1")),
        ("five", scenario("king-robber-4")),
        ("pad", scenario("scorepad-king-robber-1")),
        ("every", long.unwrap_or_else(|| whole(&NAMES[..5]))),
        ("long", whole(&NAMES)),
    ];
    let sizes = [(1024.0, 640.0, 100), (1280.0, 800.0, 100), (1920.0, 1080.0, 100)];
    let sizes = sizes.into_iter().chain([(1280.0, 800.0, 200), (1920.0, 1080.0, 200)]);
    let scenes: [(&str, &[&str]); 7] = [
        ("course", &["1"]),
        ("orders", &["2"]),
        ("board", &["3"]),
        ("titles", &["4"]),
        ("panel", &["x"]),
        ("saved", &["x", "p"]),
        ("code", &["x", "k"]),
    ];
    for (name, game) in &games {
        posters(&folder, name, game, &only);
        for (width, height, percent) in sizes.clone() {
            for (language, tongue) in [(Language::English, "en"), (Language::German, "de")] {
                for (look, tone) in [(Look::Light, "light"), (Look::Dark, "dark")] {
                    for (scene, keys) in scenes {
                        let shape = format!("{width}x{height}-{percent}");
                        let file = format!("{name}-{scene}-{shape}-{tongue}-{tone}.png");
                        if !only.split(',').any(|part| file.contains(part)) {
                            continue;
                        }
                        let home = tempfile::tempdir().expect("a folder");
                        let size = Size::new(width, height) * (100.0 / percent as f32);
                        let mut driver = Driver::with_game(home.path(), game, size);
                        let id = iced::window::Id::unique();
                        driver.send(Message::Opened(id));
                        driver.send(Message::Resized(id, size));
                        let language = preferences::Message::Language(Some(language));
                        driver.send(Message::Preferences(language));
                        driver.send(Message::Preferences(preferences::Message::Look(look)));
                        keys.iter().for_each(|key| drop(driver.key(key)));
                        let mut screen = Painter::magnified(size, percent as f32 / 100.0);
                        let aside = iced::Point::new(2.0, size.height - 2.0);
                        screen.frame(&driver.app, aside, &[]);
                        screen.frame(&driver.app, aside, &[]);
                        screen.save(&folder.join(file));
                    }
                }
            }
        }
    }
}

/// Both posters in both languages, with the time that each takes.
fn posters(folder: &Path, name: &str, game: &Saved, only: &str) {
    for (language, tongue) in [(Language::English, "en"), (Language::German, "de")] {
        let file = format!("{name}-poster-{tongue}");
        if !only.split(',').any(|part| file.contains(part)) {
            continue;
        }
        let home = tempfile::tempdir().expect("a folder");
        let mut driver = Driver::with_game(home.path(), game, SIZE);
        let language = preferences::Message::Language(Some(language));
        driver.send(Message::Preferences(language));
        driver.key("x");
        for key in ["l", "q", "p", "m", "c"] {
            let begun = std::time::Instant::now();
            driver.key(key);
            println!("{file} {key}: {:?}", begun.elapsed());
        }
        let written = files(home.path(), "pictures").into_iter();
        for path in written.chain(files(home.path(), "documents")) {
            println!("{}: {} bytes", path.display(), path.metadata().expect("a file").len());
        }
        for (index, path) in files(home.path(), "pictures").iter().enumerate() {
            let to = folder.join(format!("{file}-{index}.png"));
            std::fs::copy(path, to).expect("a folder to write to");
        }
    }
}
