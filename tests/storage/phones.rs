//! The phones of an evening that are kept: for that evening, that game, and its owner alone.

use std::fs;
use std::path::Path;

use jiff::{Timestamp, ToSpan as _};
use storage::phones::{Phone, Phones, remove};

fn evening() -> Timestamp {
    "2026-11-21T22:30:00Z".parse().unwrap()
}

fn kept(game: &Path) -> Phones {
    let phone = Phone { token: "00ff".to_owned(), sign: 12 };
    let at = "192.168.1.5:40123".parse().unwrap();
    let phones = Phones::new(at, vec![None, Some(phone)], evening());
    phones.save(game).unwrap();
    phones
}

/// Midnight is in the middle of many evenings.
#[test]
fn phones_are_known_for_the_rest_of_the_evening_and_of_their_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("evening.json");
    let phones = kept(&game);
    for hours in [0, 3, 11] {
        let then = evening().checked_add(hours.hours()).unwrap();
        assert_eq!(Phones::load(&game, then).as_ref(), Some(&phones), "{hours}");
    }
    let other = folder.path().join("other.json");
    assert_eq!(Phones::load(&other, evening()), None);
    let next = evening().checked_add(20.hours()).unwrap();
    assert_eq!(Phones::load(&game, next), None);
    assert!(!folder.path().join("evening.json.phones").exists(), "it is of no more use");
    // A clock that was wrong then makes nobody known for ever.
    kept(&game);
    let before = evening().checked_sub(48.hours()).unwrap();
    assert_eq!(Phones::load(&game, before), None);
}

#[test]
fn what_is_no_list_of_phones_is_none_and_gone() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("evening.json");
    let beside = folder.path().join("evening.json.phones");
    for text in ["", "{", "[]", "{\"until\": \"soon\", \"address\": \"1.2.3.4:5\", \"seats\": []}"]
    {
        fs::write(&beside, text).unwrap();
        assert_eq!(Phones::load(&game, evening()), None, "{text}");
        assert!(!beside.exists(), "{text}");
    }
}

/// A phone that was removed is in no file of before either.
#[test]
fn nothing_is_kept_of_phones_that_are_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("evening.json");
    kept(&game);
    let phone = Phone { token: "11ee".to_owned(), sign: 3 };
    let at = "192.168.1.5:40123".parse().unwrap();
    Phones::new(at, vec![Some(phone)], evening()).save(&game).unwrap();
    let files = || fs::read_dir(folder.path()).unwrap().flatten().map(|file| file.path());
    let texts: Vec<String> = files().map(|path| fs::read_to_string(path).unwrap()).collect();
    assert_eq!(texts.len(), 1);
    assert!(!texts[0].contains("00ff"));
    remove(&game).unwrap();
    assert_eq!(files().count(), 0);
    remove(&game).unwrap();
}
