//! The screens, keyboards and file managers of systems, with their quirks.

use std::collections::BTreeSet;

use ask::files;
use iced::{Size, window};
use shell::awake::programs;
use shell::display::fitting;
use shell::{App, Message};
use storage::Folders;
use storage::settings::{Settings, Zoom};

use super::driver::{Driver, game};
use support::table::setup;

const SIZE: Size = Size::new(1280.0, 800.0);
/// A screen of 3840 × 2160 that the system takes for as coarse as any other.
const FINE: Size = Size::new(3840.0, 2160.0);

/// An app that was started, in a window on a screen of that size.
fn on_screen(folders: &Folders, screen: Size) -> App {
    let (mut app, _) = App::new(folders.clone());
    let _ = app.update(Message::Opened(window::Id::unique()));
    let _ = app.update(Message::Monitor(Some(screen)));
    app
}

#[test]
fn on_a_fine_screen_everything_is_twice_as_large_the_first_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::below(folder.path());
    assert_eq!(on_screen(&folders, Size::new(1920.0, 1080.0)).zoom(), 1.0);
    assert_eq!(on_screen(&folders, Size::new(2560.0, 1440.0)).zoom(), 1.0);
    assert_eq!(on_screen(&folders, FINE).zoom(), 2.0);
}

#[test]
fn a_size_that_somebody_has_seen_stays_on_a_fine_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::below(folder.path());
    let chosen = Settings { zoom: Zoom::from(120), ..Settings::default() };
    chosen.save(&folders).expect("a folder to write to");
    assert_eq!(on_screen(&folders, FINE).zoom(), 1.2);
    std::fs::write(folders.settings(), r#"{"window": {"width": 1280, "height": 800}}"#)
        .expect("a file");
    assert_eq!(on_screen(&folders, FINE).zoom(), 1.0);
}

#[test]
fn a_game_that_is_dropped_onto_the_window_opens() {
    let (evening, played) = game(setup(&["Anna", "Ben"], &["base"]), Vec::new());
    let path = played.app.session().expect("a game").path().to_owned();
    drop(played);
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Files(files::Message::Dropped(path.clone())));
    assert_eq!(driver.app.session().map(|session| session.path()), Some(path.as_path()));
    drop(evening);
}

#[test]
fn the_first_window_leaves_room_for_its_title_and_the_systems_bar() {
    for (width, height) in [(1366.0, 768.0), (1280.0, 800.0), (1280.0, 720.0)] {
        let view = fitting(SIZE, Size::new(width, height), Zoom::default(), true);
        let view = view.expect("a smaller window");
        // The tallest bar is that of Windows 11, 48 pixels, and a title has 32.
        assert!(view.height <= height - 80.0 && view.width <= width, "{view:?}");
        assert!(view.height >= height - 100.0 && view.width >= 1260.0, "{view:?}");
    }
    assert_eq!(fitting(SIZE, Size::new(1920.0, 1080.0), Zoom::default(), true), None);
}

#[test]
fn a_window_that_had_its_place_on_such_a_screen_keeps_its_size() {
    let view = Size::new(1366.0, 738.0);
    assert_eq!(fitting(view, Size::new(1366.0, 768.0), Zoom::default(), false), None);
    let smaller = fitting(view, Size::new(1280.0, 720.0), Zoom::default(), false);
    assert!(smaller.is_some_and(|size| size.width <= 1280.0 && size.height <= 640.0));
}

#[test]
fn every_system_has_the_program_that_the_manual_says_keeps_the_screen_awake() {
    let manual = include_str!("../../resources/manual.md");
    let (_, said) = manual.split_once("the screen stays awake (").expect("the promise");
    let (said, _) = said.split_once(')').expect("its end");
    let told: BTreeSet<String> = said.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let mut kept = BTreeSet::new();
    for system in ["linux", "macos", "windows"] {
        let programs = programs(system, 4711);
        assert!(!programs.is_empty(), "nothing keeps the screen awake on {system}");
        for words in programs {
            assert!(words.iter().any(|word| word.contains("4711")), "{words:?} goes on for ever");
            kept.extend(words.into_iter().next());
        }
    }
    assert_eq!(told, kept);
}
