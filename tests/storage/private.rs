//! Games hold all hands: nobody else on the machine reads them, and what is told of hands is kept.

use std::fs;
use std::path::Path;

use content::bundled;
use rules::Seat;
use storage::games::{self, Games};
use storage::secrecy::{Pin, Secrecy, What};
use storage::{Folders, Saved, file};

use super::{folder, saved};

#[cfg(unix)]
fn rights(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

/// The file, the generation before it, damaged ones and the folders that are made for them: 600 and
/// 700.
#[cfg(unix)]
#[test]
fn nobody_else_reads_a_game() {
    let folder = folder();
    let path = folder.path().join("data/games/game.json");
    games::save(&path, &saved(1, 4)).unwrap();
    games::save(&path, &saved(1, 5)).unwrap();
    let aside = file::keep_aside(&path).unwrap();
    for file in [&path, &file::previous(&path), &aside] {
        assert_eq!(rights(file), 0o600, "{}", file.display());
    }
    assert_eq!(rights(&folder.path().join("data")), 0o700);
    assert_eq!(rights(&folder.path().join("data/games")), 0o700);
    let (table, deleted) =
        (Games::new(&Folders::below(folder.path())), folder.path().join("data/games/deleted"));
    let gone = table.delete(&path).unwrap().expect("no other window has it");
    assert_eq!((rights(&gone), rights(&deleted)), (0o600, 0o700));
}

/// A game that an earlier version wrote for all to read is closed with the next move, and its
/// folder when the app starts.
#[cfg(unix)]
#[test]
fn games_of_earlier_versions_are_closed_too() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let games = folder.path().join("data/games");
    fs::create_dir_all(&games).unwrap();
    let path = games.join("game.json");
    fs::write(&path, saved(1, 4).encode().unwrap()).unwrap();
    fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
    games::save(&path, &saved(1, 5)).unwrap();
    assert_eq!((rights(&path), rights(&file::previous(&path))), (0o600, 0o600));
    fs::set_permissions(&games, PermissionsExt::from_mode(0o755)).unwrap();
    Games::new(&Folders::below(folder.path())).keep_private();
    assert_eq!(rights(&games), 0o700);
}

/// Told lines survive saving and a torn end; the four digits stand nowhere in the file.
#[test]
fn pins_and_what_was_told_are_kept() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let mut secrecy = Secrecy::default();
    let ben = Seat::all(2).nth(1).unwrap();
    secrecy.set_pin(ben, Some(Pin::new("2026-11-21T19:30:00Z", ben, &[4, 0, 7, 1])));
    secrecy.tell((3, 20 + 3), Seat::FIRST, What::Opened, None);
    secrecy.tell((3, 20 + 3), Seat::FIRST, What::Opened, None);
    secrecy.tell((4, 20 + 4), ben, What::OrderUndone, Some("base-17".into()));
    let mut saved = saved(1, 5);
    saved.secrecy = secrecy.clone();
    games::save(&path, &saved).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(
        text.contains(r#"{"turn":3,"player":0,"what":"opened","times":2,"moves":23}"#),
        "{text}"
    );
    assert!(
        text.contains(r#"{"turn":4,"player":1,"what":"order-undone","card":"base-17","moves":24}"#),
        "{text}"
    );
    assert!(!text.contains("4071"));
    assert_eq!(games::load(&path, &bundled::catalogue()).unwrap().saved.secrecy, secrecy);
    let torn = &text[..text.len() - 20];
    assert_eq!(Saved::salvage(torn.as_bytes()).expect("a beginning").saved.secrecy, secrecy);
    secrecy.set_pin(ben, None);
    assert_eq!(secrecy.pin(ben), None);
}
