//! Work that takes a while is done beside the window: it is seen, can be cancelled, and does no
//! harm when it comes too late.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, ThreadId};

use ask::{Request, listing};
use iced::keyboard::Modifiers;
use iced::{Size, Task};
use kit::work::{self, Progress};
use screen::earlier;
use session::Session;
use shell::Message;
use storage::settings::Look;
use storage::{Folders, Games, Saved, games};

use support::table::setup;

use super::driver::Driver;
use super::keyboard::{Keyboard, Keys as _};

const SIZE: Size = Size::new(1280.0, 800.0);

/// A game that began on a day of October, among the table's games.
fn write(folder: &Path, day: usize) -> PathBuf {
    let started = format!("2026-10-{day:02}T12:00:00Z");
    let saved = Saved::new(
        "evening".to_owned(),
        started,
        setup(&["Anna", "Ben"], &["base"]),
        Vec::new(),
        Vec::new(),
    );
    let path = Games::new(&Folders::below(folder)).path(&format!("2026-10-{day:02}"));
    games::save(&path, &saved).expect("a folder to write to");
    path
}

/// Work that waits until it is let go, and says when its result is gone.
struct Slow {
    go: Sender<()>,
    gone: Receiver<()>,
}

/// Begins such work, which is a quarter done when this returns. What follows is another screen.
fn begin<T: Send + 'static>(driver: &mut Driver, job: impl FnOnce() -> T + Send + 'static) -> Slow {
    let (go, wait) = mpsc::channel();
    let (alive, gone) = mpsc::channel::<()>();
    let (begun, has_begun) = mpsc::channel();
    let job = move |progress: &mut Progress| {
        assert!(progress.went(1, 4));
        begun.send(()).expect("somebody waits");
        let _ = wait.recv();
        // Dropped in this order.
        (job(), alive)
    };
    drop(driver.app.work("A slow stick".to_owned(), job, |app, _| {
        app.update(Message::Ask(Request::New)).chain(Task::none())
    }));
    has_begun.recv().expect("the work begins");
    Slow { go, gone }
}

/// Saves something that is whole and not yet on a slow disk. What follows is another screen.
fn save_aside(driver: &mut Driver) -> Sender<()> {
    let (go, wait) = mpsc::channel();
    let (begun, has_begun) = mpsc::channel();
    let job = move |progress: &mut Progress| {
        assert!(progress.went(4, 4));
        begun.send(()).expect("somebody waits");
        let _ = wait.recv();
    };
    let task = driver.app.save_aside("A picture".to_owned(), job, |app, ()| {
        app.update(Message::Ask(Request::Earlier))
    });
    drop(task);
    has_begun.recv().expect("the work begins");
    go
}

#[test]
fn what_is_under_way_is_seen_with_its_progress_and_cancelled_by_esc() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let slow = begin(&mut driver, || ());
    assert!(driver.shows("A slow stick") && driver.shows("25 %"));
    driver.key("n");
    assert!(driver.app.setup().is_none(), "what lies behind it waits");
    driver.key("Escape");
    assert!(!driver.shows("A slow stick") && driver.shows("Your first evening"));
    slow.go.send(()).expect("the work waits");
    let _ = slow.gone.recv();
    driver.send(Message::Work(work::Message::Went));
    assert!(driver.app.setup().is_none(), "what comes too late changes nothing");
    driver.key("n");
    assert!(driver.app.setup().is_some());
}

/// Each thread keeps memory of its own for what it has drawn.
#[test]
fn the_same_thread_works_for_the_window_as_long_as_it_is_free() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE);
    let (tell, told) = mpsc::channel();
    let who = move |_: &mut Progress| {
        tell.send(thread::current().id()).expect("somebody asks");
    };
    for _ in 0..10 {
        let (worked, saved) = (who.clone(), who.clone());
        drop(driver.app.work("A picture".to_owned(), worked, |_, ()| Task::none()));
        drop(driver.app.save_aside("A picture".to_owned(), saved, |_, ()| Task::none()));
    }
    let by: HashSet<ThreadId> = told.try_iter().collect();
    // The list of the earlier games, read at the start, may have had the first when another came.
    assert!(by.len() <= 2, "twenty pieces of work, one after the other, by {}", by.len());
    assert!(!by.contains(&thread::current().id()), "the window waits for none of it");
}

#[test]
fn what_is_done_shows_without_a_further_press() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let slow = begin(&mut driver, || ());
    driver.send(Message::Work(work::Message::Went));
    assert!(driver.shows("A slow stick"), "it has only gone on");
    slow.go.send(()).expect("the work waits");
    while driver.shows("A slow stick") {
        driver.send(Message::Work(work::Message::Went));
    }
    assert!(driver.app.setup().is_some());
}

#[test]
fn the_button_cancels_as_well_and_other_work_takes_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let first = begin(&mut driver, || ());
    let second = begin(&mut driver, || ());
    first.go.send(()).expect("the work waits");
    let _ = first.gone.recv();
    driver.send(Message::Work(work::Message::Went));
    assert!(driver.shows("A slow stick"), "the second one goes on");
    driver.click("Cancel");
    assert!(!driver.shows("A slow stick"));
    second.go.send(()).expect("the work waits");
    let _ = second.gone.recv();
    driver.send(Message::Work(work::Message::Went));
    assert!(driver.app.setup().is_none());
}

#[test]
fn a_game_whose_opening_is_cancelled_is_free_for_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = write(folder.path(), 1);
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let catalogue = Arc::clone(&driver.app.shared().catalogue);
    let opened = path.clone();
    let slow = begin(&mut driver, move || Session::open(&opened, &catalogue).expect("a game"));
    driver.key("Escape");
    slow.go.send(()).expect("the work waits");
    let _ = slow.gone.recv();
    assert!(games::lock(&path).expect("a lock").is_some(), "nobody has it open");
}

#[test]
fn a_copy_that_is_cancelled_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let path = folder.path().join("copy.json");
    let (to, saved) = (path.clone(), game());
    let slow = begin(&mut driver, move || games::copy(to, &saved).expect("a copy"));
    driver.key("Escape");
    slow.go.send(()).expect("the work waits");
    let _ = slow.gone.recv();
    assert!(!path.exists());
}

fn game() -> Saved {
    Saved::new(
        "evening".to_owned(),
        String::new(),
        setup(&["Anna", "Ben"], &["base"]),
        Vec::new(),
        Vec::new(),
    )
}

#[test]
fn how_the_window_looks_waits_for_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let _slow = begin(&mut driver, || ());
    driver.key("l");
    assert_eq!(driver.app.shared().settings.look, Look::Dark);
    driver.key(",");
    driver.key("Escape");
    assert!(driver.shows("A slow stick"), "that closes the settings and cancels nothing");
}

#[test]
fn what_is_saved_covers_nothing_and_lets_everything_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), 1);
    let mut driver = Driver::new(folder.path(), SIZE).impatient();
    let go = save_aside(&mut driver);
    assert!(driver.shows("nearly done") && !driver.shows("100 %"), "it is not on disk");
    let (strip, settings) = (driver.find("A picture"), driver.find("Settings"));
    let (strip, settings) = (strip.expect("it is told"), settings.expect("a button"));
    assert!(settings.y + settings.height < strip.y - 10.0, "it stands below all buttons");
    driver.key("n");
    assert!(driver.app.setup().is_some(), "nothing waits for it");
    let slow = begin(&mut driver, || ());
    assert!(driver.shows("A slow stick"), "what the screen waits for is told first");
    driver.key("Escape");
    assert!(driver.shows("A picture"), "other work does not take its place");
    drop(slow);
    go.send(()).expect("the work waits");
    while driver.shows("A picture") {
        driver.send(Message::Work(work::Message::Went));
    }
    assert!(driver.shows("1 game"), "what follows from it");
}

// ---- the earlier games ----

#[test]
fn the_earlier_games_show_while_they_are_read_and_the_rest_can_be_left() {
    let folder = tempfile::tempdir().expect("a folder");
    (1..=5).for_each(|day| drop(write(folder.path(), day)));
    let mut driver = Driver::unread(folder.path(), SIZE);
    let shared = driver.app.shared();
    let all = shared.games.list(&[], &shared.catalogue);
    driver.send(Message::Ask(Request::Earlier));
    assert!(!driver.shows("Nothing here yet"), "nobody knows");
    let first = driver.app.shared().reading.part(all[..2].to_vec(), 5);
    let late = driver.app.shared().reading.part(all[2..].to_vec(), 5);
    driver.send(Message::Listed(first));
    assert!(driver.shows("2 games") && driver.shows("2 of 5 games are read"));
    driver.key("Escape");
    assert!(driver.shows("Only 2 of 5 games are read"), "Esc stops that and leaves nothing");
    driver.send(Message::Listed(late.clone()));
    assert!(driver.shows("2 games"), "what comes too late is not taken");
    driver.click("Read the others");
    driver.send(Message::Listed(late));
    assert!(driver.shows("2 games"), "nor into another reading");
    driver.list_games();
    assert!(driver.shows("5 games") && !driver.shows("Read the others"));
    driver.key("Escape");
    assert!(driver.shows("New game"), "home");
}

#[test]
fn nothing_that_is_shown_goes_while_the_games_are_read_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    (1..=3).for_each(|day| drop(write(folder.path(), day)));
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    driver.send(Message::Ask(Request::Listing(listing::Message::Anew)));
    let shared = driver.app.shared();
    let first = shared.reading.part(shared.earlier[..1].to_vec(), 3);
    driver.send(Message::Listed(first));
    assert!(driver.shows("3 games") && driver.shows("1 of 3 games are read"));
    driver.key("Escape");
    assert!(driver.shows("3 games") && !driver.shows("Read the others"), "all are known");
}

/// Twenty games of 2025 and twenty of 2026.
fn write_forty(folder: &Path) {
    for day in 1..=20 {
        write(folder, day);
        let path = Games::new(&Folders::below(folder)).path(&format!("2025-10-{day:02}"));
        let mut saved = game();
        saved.started = format!("2025-10-{day:02}T12:00:00Z");
        games::save(&path, &saved).expect("a folder to write to");
    }
}

/// A window with a keyboard on the list of forty games, and what it says of the second newest and
/// of the second oldest of them: the first row and the last one are always made.
fn list_of_forty(folder: &Path) -> (Keyboard, String, String) {
    write_forty(folder);
    let mut driver = Driver::new(folder, SIZE);
    driver.send(Message::Ask(Request::Earlier));
    let date = |date: &str| driver.app.shared().date(&format!("{date}T12:00:00Z"));
    let (newest, oldest) = (date("2026-10-19"), date("2025-10-02"));
    (Keyboard::new(driver, SIZE).redrawn(), newest, oldest)
}

#[test]
fn a_long_list_is_scrolled_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut keyboard, newest, oldest) = list_of_forty(folder.path());
    let made = |keyboard: &mut Keyboard| (keyboard.shows(&newest), keyboard.shows(&oldest));
    assert_eq!(made(&mut keyboard), (true, false));
    // 40 rows are some 2,500 pixels, of which less than 700 are in sight.
    for (times, key, then) in [
        (1, "End", (false, true)),
        (1, "Home", (true, false)),
        (5, "Next", (false, true)),
        (5, "Prior", (true, false)),
        (40, "Down", (false, true)),
        (40, "Up", (true, false)),
    ] {
        (0..times).for_each(|_| keyboard.tap(key));
        assert_eq!(made(&mut keyboard), then, "{key}");
    }
}

/// The days of the forty games as the list says them, the newest first.
fn forty_days(keyboard: &Keyboard) -> Vec<String> {
    let days = [2026, 2025]
        .into_iter()
        .flat_map(|year| (1..=20).rev().map(move |day| format!("{year}-10-{day:02}T12:00:00Z")));
    days.map(|day| keyboard.app().shared().date(&day)).collect()
}

/// Presses Tab so often, with Shift or without; the days on what had the focus.
fn days_by_tab(keyboard: &mut Keyboard, times: usize, held: Modifiers) -> Vec<String> {
    let days = forty_days(keyboard);
    let mut met = Vec::new();
    for _ in 0..times {
        keyboard.tap_with("Tab", held);
        met.extend(keyboard.focused_words().into_iter().filter(|words| days.contains(words)));
    }
    met
}

/// The way back, the search, three tabs and the list of keys stand before the rows, and each row has
/// three buttons:
/// open, a rematch, delete.
#[test]
fn tab_goes_through_every_row_of_a_long_list_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut keyboard, ..) = list_of_forty(folder.path());
    let days = forty_days(&keyboard);
    assert_eq!(days_by_tab(&mut keyboard, 6 + 3 * 40, Modifiers::empty()), days);
    keyboard.tap("Tab");
    assert!(keyboard.focused().is_none(), "that was the last button of the last row");
    let back: Vec<String> = days.into_iter().rev().collect();
    assert_eq!(days_by_tab(&mut keyboard, 3 * 40 + 6, Modifiers::SHIFT), back);
    assert!(keyboard.focused().is_some(), "the way back");
}

#[test]
fn tab_goes_on_from_where_it_was_wherever_a_long_list_was_scrolled_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut keyboard, ..) = list_of_forty(folder.path());
    let days = forty_days(&keyboard);
    // The fourth row, its first button.
    days_by_tab(&mut keyboard, 6 + 3 * 3 + 1, Modifiers::empty());
    keyboard.tap("End");
    // Two more buttons, then the next row.
    assert_eq!(days_by_tab(&mut keyboard, 3, Modifiers::empty()), [days[4].clone()]);
    keyboard.tap("End");
    assert_eq!(days_by_tab(&mut keyboard, 3, Modifiers::SHIFT), [days[3].clone()]);
}

#[test]
fn what_is_said_of_a_damaged_game_stays_clear_of_the_scroll_bar() {
    let folder = tempfile::tempdir().expect("a folder");
    (1..=7).for_each(|day| drop(write(folder.path(), day)));
    let damaged = Games::new(&Folders::below(folder.path())).path("2026-10-31");
    fs::write(damaged, "{").expect("a folder to write to");
    let size = Size::new(1280.0, 420.0);
    let mut driver = Driver::new(folder.path(), size);
    driver.send(Message::Resized(iced::window::Id::unique(), size));
    let mut ui = driver.ui();
    let said = ui.find("damaged – open to see what can be saved").expect("it is there").bounds();
    // At the right of the list are the edge of the window, that of the panel, and a bar of 10.
    assert!(said.x + said.width + 8.0 < 1280.0 - 64.0 - 16.0 - 10.0, "{said:?}");
}

/// Of 40 rows some 11 are in sight, and five more are within reach of Tab.
#[test]
fn only_the_rows_near_the_sight_are_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut keyboard, ..) = list_of_forty(folder.path());
    let days = forty_days(&keyboard);
    let made = |keyboard: &mut Keyboard| days.iter().filter(|day| keyboard.shows(day)).count();
    assert!((10..20).contains(&made(&mut keyboard)), "{} are made", made(&mut keyboard));
    keyboard.tap("End");
    assert!((10..20).contains(&made(&mut keyboard)), "{} are made", made(&mut keyboard));
    let search = earlier::Message::Search("2025".to_owned());
    keyboard.send_message(Message::Earlier(search));
    assert!(keyboard.shows(&days[21]), "another list begins at its head");
}
