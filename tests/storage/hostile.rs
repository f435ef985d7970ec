//! Things that strangers, other programs and odd disks put where files are read and written:
//! nothing stops the app, nothing leads it elsewhere.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use content::bundled;
use storage::games::{self, Games};
use storage::settings::{Look, Place, Settings};
use storage::{Folders, Problem, file, folders, own};

use super::{folder, names, open, saved};

// ---- reading ----

#[test]
fn a_byte_order_mark_is_no_damage() {
    let mut content = b"\xef\xbb\xbf".to_vec();
    content.extend_from_slice(saved(5, 5).encode().unwrap().as_bytes());
    let opened = open(folder().path(), &content).1.unwrap();
    assert_eq!((opened.journal.entries().len(), opened.damage.is_none()), (5, true));
    // Neither is it in the way of what can be saved of a torn file.
    content.truncate(content.len() - 3);
    let opened = open(folder().path(), &content).1.unwrap();
    assert_eq!((opened.journal.entries().len(), opened.damage.is_some()), (5, true));
    // Nothing but the mark is an empty file, or as good as one.
    assert!(matches!(
        open(folder().path(), b"\xef\xbb\xbf").1,
        Err(Problem::Empty | Problem::Syntax { .. })
    ));
}

/// A pipe that nobody writes into, in the place of a game, of the settings, of a tile set.
#[cfg(unix)]
fn pipe(path: &Path) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_pipe_keeps_nobody_waiting() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let games = Games::new(&folders);
    for path in [
        games.path("pipe"),
        folders.settings(),
        folders.tiles().join("a.json"),
        folders.orders().join("a.json"),
    ] {
        pipe(&path);
    }
    let problem = games::open(&games.path("pipe"), &bundled::catalogue()).unwrap_err().problem;
    assert!(matches!(problem, Problem::NotAFile), "{problem:?}");
    assert_eq!(games.files().unwrap(), Vec::<PathBuf>::new());
    for (files, errors) in [own::tile_sets(&folders), own::decks(&folders)] {
        assert_eq!(files, []);
        assert!(
            matches!(errors[..], [ref error] if matches!(error.problem, Problem::NotAFile)),
            "{errors:?}"
        );
    }
    let (settings, error) = *Settings::load(&folders).unwrap_err();
    assert_eq!(settings, Settings::default());
    assert!(matches!(error.problem, Problem::NotAFile), "{error:?}");
    // A pipe where the lock should be is no lock, and nobody waits for it.
    pipe(&games.path("evening").with_extension("json.lock"));
    assert!(games.lock("evening").is_err());
}

#[test]
fn a_folder_or_a_device_is_no_file() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    fs::create_dir_all(games.path("folder")).unwrap();
    assert_eq!(games.files().unwrap(), Vec::<PathBuf>::new());
    let device = if cfg!(unix) { PathBuf::from("/dev/zero") } else { games.path("folder") };
    for path in [games.path("folder"), device] {
        let problem = games::open(&path, &bundled::catalogue()).unwrap_err().problem;
        assert!(matches!(problem, Problem::NotAFile), "{problem:?}");
    }
}

// ---- names and paths ----

#[test]
fn no_name_leads_out_of_its_folder() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let games = Games::new(&folders);
    for name in [
        "../../etc/passwd",
        "/etc/passwd",
        "..",
        ".",
        "",
        "a/b",
        "a\\b",
        "C:\\x",
        "a\0b",
        "\u{202e}a",
        "~",
        ".ssh",
    ] {
        for path in [
            games.path(name),
            folders.picture(name),
            folders.list(name, "csv"),
            folders.elsewhere(name),
        ] {
            let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
            assert!(
                stem.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'),
                "{name:?}: {path:?}"
            );
            assert!(stem.starts_with(|c: char| c.is_ascii_alphanumeric()), "{name:?}: {path:?}");
        }
        assert_eq!(games.path(name).parent().unwrap(), folders.games());
        assert_eq!(folders.picture(name).parent().unwrap(), folder.path().join("pictures"));
        assert_eq!(folders.list(name, "md").parent().unwrap(), folder.path().join("documents"));
        assert_eq!(folders.elsewhere(name).parent().unwrap(), folder.path());
    }
}

#[test]
fn a_name_is_one_that_every_system_has_room_for() {
    for (name, plain) in [
        ("2026-11-21-193000", "2026-11-21-193000"),
        ("2026-11-21-193000-2", "2026-11-21-193000-2"),
        ("Evening_2", "Evening_2"),
        // Devices of Windows.
        ("con", "game-con"),
        ("NUL", "game-NUL"),
        ("lpt9", "game-lpt9"),
        ("com", "com"),
        ("console", "console"),
        ("", "game"),
        ("../..", "game"),
    ] {
        assert_eq!(folders::plain(name), plain);
    }
    assert_eq!(folders::plain(&"x".repeat(5000)), "x".repeat(80));
}

// ---- writing ----

#[test]
fn a_new_file_never_replaces_another_one() {
    let folder = folder();
    let path = folder.path().join("new/evening.kings-order");
    let lock = games::create(&path, &saved(5, 5)).unwrap().expect("nobody has it open");
    let written = fs::read(&path).unwrap();
    // Nothing lies about but the lock, and that goes with the game.
    assert_eq!(names(path.parent().unwrap()), ["evening.kings-order", "evening.kings-order.lock"]);
    let again = || games::create(&path, &saved(5, 4)).unwrap_err().problem;
    assert!(matches!(again(), Problem::Taken), "another window has it open");
    drop(lock);
    assert_eq!(names(path.parent().unwrap()), ["evening.kings-order"]);
    assert!(matches!(again(), Problem::Taken));
    assert_eq!(fs::read(&path).unwrap(), written);
    assert_eq!(names(path.parent().unwrap()), ["evening.kings-order"]);
    // Nor what would be written over later.
    let other = folder.path().join("other");
    for beside in ["other.previous", "other.new"] {
        fs::write(folder.path().join(beside), "mine").unwrap();
        assert!(matches!(games::create(&other, &saved(5, 4)).unwrap_err().problem, Problem::Taken));
        assert_eq!(fs::read_to_string(folder.path().join(beside)).unwrap(), "mine");
        fs::remove_file(folder.path().join(beside)).unwrap();
    }
    for nothing in ["", "/", "a/.."] {
        assert!(matches!(
            file::create(Path::new(nothing), "x").unwrap_err().problem,
            Problem::Write(_) | Problem::Taken
        ));
    }
}

#[test]
fn each_game_that_has_to_go_elsewhere_is_proposed_a_file_of_its_own() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let first = folders.elsewhere("evening");
    assert_eq!(first, folder.path().join("evening.kings-order"));
    drop(games::create(&first, &saved(5, 5)).unwrap());
    assert_eq!(folders.elsewhere("evening"), folder.path().join("evening-2.kings-order"));
}

#[test]
fn games_that_begin_in_the_same_second_have_names_of_their_own() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    // Three windows, none of which has written anything yet.
    let (one, _one) = games.reserve("2026-11-21-193000");
    let (two, _two) = games.reserve("2026-11-21-193000");
    let (three, lock) = games.reserve("2026-11-21-193000");
    assert_eq!(
        [&*one, &*two, &*three],
        ["2026-11-21-193000", "2026-11-21-193000-2", "2026-11-21-193000-3"]
    );
    games::save(&games.path(&three), &saved(5, 5)).unwrap();
    drop(lock);
    assert_eq!(games.reserve("2026-11-21-193000").0, "2026-11-21-193000-4");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_what_it_leads_to_is_written() {
    let folder = folder();
    let (real, link) = (folder.path().join("real/game.json"), folder.path().join("link.json"));
    games::save(&real, &saved(5, 4)).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    games::save(&link, &saved(5, 5)).unwrap();
    assert!(link.is_symlink());
    assert_eq!(games::open(&real, &bundled::catalogue()).unwrap().journal.entries().len(), 5);
    assert_eq!(names(folder.path()), ["link.json", "real"]);
    assert_eq!(names(&folder.path().join("real")), ["game.json", "game.json.previous"]);
}

/// Somebody has laid a link to a file of ours where a game would be written first.
#[cfg(unix)]
#[test]
fn a_link_in_the_way_of_a_save_is_not_followed() {
    let folder = folder();
    let (path, mine) = (folder.path().join("game.json"), folder.path().join("diary"));
    fs::write(&mine, "dear diary").unwrap();
    std::os::unix::fs::symlink(&mine, folder.path().join("game.json.new")).unwrap();
    games::save(&path, &saved(5, 4)).unwrap();
    assert_eq!(fs::read_to_string(&mine).unwrap(), "dear diary");
    assert_eq!(games::open(&path, &bundled::catalogue()).unwrap().journal.entries().len(), 4);
}

// ---- locks ----

#[test]
fn a_lock_leaves_nothing_behind() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    games::save(&games.path("evening"), &saved(5, 5)).unwrap();
    let lock = games.lock("evening").unwrap().unwrap();
    assert!(games.lock("evening").unwrap().is_none());
    drop(lock);
    assert_eq!(names(&Folders::below(folder.path()).games()), ["evening.json"]);
    // One that a killed window has left is nobody's.
    fs::write(games.path("evening").with_extension("json.lock"), "").unwrap();
    drop(games.lock("evening").unwrap().expect("nobody has it open"));
    assert_eq!(names(&Folders::below(folder.path()).games()), ["evening.json"]);
}

#[test]
fn of_many_windows_one_at_a_time_has_the_game() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let inside = std::sync::atomic::AtomicUsize::new(0);
    let taken = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut left = 100;
                while left > 0 {
                    let Some(lock) = games::lock(&path).unwrap() else {
                        std::thread::yield_now();
                        continue;
                    };
                    left -= 1;
                    assert_eq!(
                        inside.fetch_add(1, std::sync::atomic::Ordering::SeqCst),
                        0,
                        "two windows have it"
                    );
                    taken.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                    inside.fetch_sub(1, std::sync::atomic::Ordering::SeqCst);
                    drop(lock);
                }
            });
        }
    });
    assert_eq!(taken.into_inner(), 400, "each of the four has had it a hundred times");
    assert_eq!(names(folder.path()), Vec::<String>::new());
}

#[cfg(unix)]
#[test]
fn a_game_by_another_name_is_the_same_game() {
    let folder = folder();
    let (path, link, second) =
        (folder.path().join("a.json"), folder.path().join("b.json"), folder.path().join("c.json"));
    games::save(&path, &saved(5, 5)).unwrap();
    std::os::unix::fs::symlink("a.json", &link).unwrap();
    fs::hard_link(&path, &second).unwrap();
    for (one, other) in [(&path, &link), (&link, &path), (&path, &second), (&second, &link)] {
        // A program that another test starts just now has it for a moment.
        let mut tries = (0..100).map(|_| {
            sleep(Duration::from_millis(10));
            games::lock(one).unwrap()
        });
        let lock = tries.find_map(|lock| lock).expect("nobody has it open");
        assert!(games::lock(other).unwrap().is_none(), "{one:?} and {other:?}");
        drop(lock);
    }
    assert_eq!(names(folder.path()), ["a.json", "b.json", "c.json"]);
}

// ---- settings ----

fn settings(text: &str) -> (tempfile::TempDir, Folders) {
    let folder = folder();
    let folders = Folders::below(folder.path());
    fs::create_dir_all(folders.settings().parent().unwrap()).unwrap();
    fs::write(folders.settings(), text).unwrap();
    (folder, folders)
}

#[test]
fn one_bad_setting_costs_no_other() {
    for (bad, name) in [
        (r#""zoom": -5"#, "zoom"),
        (r#""zoom": 1e308"#, "zoom"),
        (r#""hints": "yes""#, "hints"),
        (r#""window": {"width": 19999, "height": 800}"#, "window"),
        (r#""window": {"width": 1e308, "height": 800}"#, "window"),
        (r#""window": {"width": 800, "height": 0}"#, "window"),
        (r#""window": {"width": 800, "height": 600, "x": 1e9}"#, "window"),
        (r#""pixels-per-millimetre": {"b": 1e308}"#, "pixels-per-millimetre.b"),
        (r#""pixels-per-millimetre": {"b": null}"#, "pixels-per-millimetre.b"),
        (r#""pixels-per-millimetre": 5"#, "pixels-per-millimetre"),
    ] {
        let text = format!("{{\"look\": \"dark\", {bad}, \"language\": \"de\"}}");
        let (_folder, folders) = settings(&text);
        let (read, error) = *Settings::load(&folders).unwrap_err();
        let expected =
            Settings { look: Look::Dark, language: Some("de".to_owned()), ..Settings::default() };
        assert_eq!(read, expected, "{bad}");
        assert!(
            matches!(&error.problem, Problem::Ignored { fields } if fields.contains(&name.to_owned())),
            "{error:?}"
        );
        // The file as it was is kept.
        let aside = folders.settings().with_extension("json.damaged-1");
        assert_eq!(fs::read_to_string(aside).unwrap(), text);
    }
    let (_folder, folders) = settings(r#"{"pixels-per-millimetre": {"a": 3.5, "b": 1e308}}"#);
    let read = Settings::load(&folders).unwrap_err().0;
    assert_eq!(read.pixels_per_millimetre.into_iter().collect::<Vec<_>>(), [("a".to_owned(), 3.5)]);
}

#[test]
fn settings_that_could_not_be_read_again_are_not_written() {
    let (_folder, folders) = settings("{}");
    let window = Some(Place { width: f32::INFINITY, height: 800.0, x: None, y: Some(f32::NAN) });
    let scales = [("a", 3.5), ("b", f32::INFINITY), ("c", f32::NAN), ("d", -1.0)];
    let pixels_per_millimetre =
        scales.into_iter().map(|(screen, scale)| (screen.to_owned(), scale)).collect();
    Settings { window, pixels_per_millimetre, ..Settings::default() }.save(&folders).unwrap();
    let read = Settings::load(&folders).unwrap();
    assert_eq!((read.window, read.pixels_per_millimetre.len()), (None, 1));
}
