//! Several windows that write one file at once, and what one leaves that was killed meanwhile.

use std::fs::{self, File};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use content::bundled;
use storage::settings::{Settings, Zoom};
use storage::{Folders, Problem, file, games};

use super::{folder, names, saved};

/// Windows, and what each of them writes.
const WINDOWS: u16 = 6;
const SAVES: u16 = 60;

#[test]
fn of_many_windows_that_save_the_settings_at_once_none_fails_and_nobody_reads_a_torn_file() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let settings = |zoom: u16| Settings { zoom: Zoom::from(zoom), ..Settings::default() };
    settings(100).save(&folders).unwrap();
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let reader = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let text = fs::read_to_string(folders.settings()).unwrap();
                let read: Settings = serde_json::from_str(&text).expect("whole settings");
                assert!((80..=200).contains(&read.zoom.percent()));
            }
        });
        let window = |window: u16| {
            let (folders, settings) = (&folders, &settings);
            move || (0..SAVES).for_each(|save| settings(80 + window + save).save(folders).unwrap())
        };
        let windows: Vec<_> = (0..WINDOWS).map(|number| scope.spawn(window(number))).collect();
        let saved: Vec<_> = windows.into_iter().map(|window| window.join()).collect();
        is_over.store(true, Ordering::Relaxed);
        reader.join().unwrap();
        assert!(saved.iter().all(Result::is_ok), "a save failed");
    });
    let config = folders.settings().parent().unwrap().to_owned();
    assert_eq!(names(&config), ["settings.json", "settings.json.previous"]);
}

#[test]
fn of_many_that_write_one_game_at_once_none_fails_and_it_is_whole() {
    let folder = folder();
    let path = folder.path().join("game.json");
    thread::scope(|scope| {
        for window in 0..usize::from(WINDOWS) {
            let path = &path;
            scope
                .spawn(move || (0..20).for_each(|_| games::save(path, &saved(1, window)).unwrap()));
        }
    });
    assert!(games::load(&path, &bundled::catalogue()).unwrap().damage.is_none());
    assert_eq!(names(folder.path()), ["game.json", "game.json.previous"]);
}

#[test]
fn of_many_that_make_one_new_file_at_once_one_does_and_it_is_never_empty() {
    for _ in 0..20 {
        let folder = folder();
        let path = folder.path().join("copy.json");
        let is_over = AtomicBool::new(false);
        let made = thread::scope(|scope| {
            let reader = scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    let read = fs::read_to_string(&path);
                    assert!(read.is_err() || read.is_ok_and(|text| text == "the whole game"));
                }
            });
            let make = || file::create(&path, "the whole game").map_err(|error| error.problem);
            let windows: Vec<_> = (0..WINDOWS).map(|_| scope.spawn(make)).collect();
            let made: Vec<_> = windows.into_iter().map(|window| window.join()).collect();
            is_over.store(true, Ordering::Relaxed);
            reader.join().unwrap();
            made
        });
        let made: Vec<_> = made.into_iter().map(Result::unwrap).collect();
        assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 1);
        let is_taken = |made: &Result<(), Problem>| matches!(made, Ok(()) | Err(Problem::Taken));
        assert!(made.iter().all(is_taken), "{made:?}");
        assert_eq!(names(folder.path()), ["copy.json"]);
    }
}

#[test]
fn what_killed_windows_have_left_goes_with_the_next_save_and_what_is_being_written_stays() {
    let folder = folder();
    let path = folder.path().join("game.json");
    games::save(&path, &saved(1, 4)).unwrap();
    for left in ["game.json.new", "game.json.new.previous", "game.json.new-2", "game.json.new-4"] {
        fs::write(folder.path().join(left), "{ torn").unwrap();
    }
    let written = File::create_new(folder.path().join("game.json.new-3")).unwrap();
    written.lock().unwrap();
    games::save(&path, &saved(1, 5)).unwrap();
    assert_eq!(names(folder.path()), ["game.json", "game.json.new-3", "game.json.previous"]);
    drop(written);
    fs::rename(folder.path().join("game.json.new-3"), folder.path().join("game.json.new")).unwrap();
    games::save(&path, &saved(1, 6)).unwrap();
    assert_eq!(names(folder.path()), ["game.json", "game.json.previous"]);
}

/// Whoever looks at any instant finds the generation before: killed there, the game has it too.
#[test]
fn the_generation_before_is_there_at_every_instant() {
    let folder = folder();
    let path = folder.path().join("game.json");
    (4..6).for_each(|moves| games::save(&path, &saved(1, moves)).unwrap());
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let looks = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let opened = games::load(&file::previous(&path), &bundled::catalogue());
                assert!(opened.expect("the generation before").damage.is_none());
            }
        });
        let save = |number: usize| games::save(&path, &saved(1, 4 + number % 2));
        let is_saved = (0..200).map(save).all(|save| save.is_ok());
        is_over.store(true, Ordering::Relaxed);
        looks.join().unwrap();
        assert!(is_saved);
    });
    let before = games::load(&file::previous(&path), &bundled::catalogue()).unwrap();
    assert_eq!(before.journal.entries().len(), 4);
}
