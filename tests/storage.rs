//! Files: nothing that was saved is lost, and nothing that lies on the disk makes the app fall over
//! (design 8).

use std::fs;
use std::path::{Path, PathBuf};

use content::bundled;
use journal::Journal;
use rules::setup::Fault;
use rules::{Move, Rejection};
use storage::games::{self, Cause, Games, Opened};
use storage::settings::{Look, Settings};
use storage::{Folders, Problem, Saved, file, own};
use tempfile::TempDir;

use support::dice::{Dice, random_game};
use support::table::setup;

mod clock;
mod decks;
mod hostile;
mod killed;
mod log_file;
mod phones;
mod private;
mod together;
mod versions;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

#[test]
fn a_program_on_a_stick_keeps_everything_beside_it() {
    let stick = folder();
    let program = stick.path().join("kings-order.exe");
    assert_eq!(Folders::portable(&program), None, "nobody has asked for it");
    fs::create_dir(stick.path().join("portable")).unwrap();
    assert_eq!(Folders::portable(&program), None, "a folder of that name is no file");
    fs::remove_dir(stick.path().join("portable")).unwrap();
    fs::write(stick.path().join("portable"), "").unwrap();
    let folders = Folders::portable(&program).expect("folders");
    for path in [folders.games(), folders.settings(), folders.elsewhere("a"), folders.picture("a")]
    {
        assert!(path.starts_with(stick.path()), "{}", path.display());
    }
    // Where the stick is full or locked.
    for path in [folders.roomy(), folders.with_room("a"), folders.with_room_for(&folders.games())] {
        assert!(!path.starts_with(stick.path()), "{}", path.display());
    }
}

/// A random game's first moves, as they are saved.
fn saved(seed: u64, moves: usize) -> Saved {
    let journal = random_game(seed, |_, _| ());
    let setup = (**journal.game().setup()).clone();
    let moves: Vec<Move> = journal.moves().take(moves).cloned().collect();
    Saved::new(format!("game-{seed}"), "2026-11-21T19:30:00Z".to_owned(), setup, moves, Vec::new())
}

/// Writes a file as it is and opens it.
fn open(folder: &Path, content: &[u8]) -> (PathBuf, Result<Opened, Problem>) {
    let path = folder.join("game.json");
    fs::write(&path, content).unwrap();
    let opened = games::open(&path, &bundled::catalogue()).map_err(|error| error.problem);
    assert_eq!(fs::read(&path).unwrap(), content, "opening leaves the file as it was");
    (path, opened)
}

fn moves(opened: &Opened) -> Vec<Move> {
    opened.journal.moves().cloned().collect()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

// ---- saving and opening ----

#[test]
fn a_saved_game_opens_as_it_was() {
    let folder = folder();
    let path = folder.path().join("new/folder/game.json");
    for seed in [1, 5, 7] {
        let saved = saved(seed, usize::MAX);
        games::save(&path, &saved).unwrap();
        for opened in
            [games::load(&path, &bundled::catalogue()), games::open(&path, &bundled::catalogue())]
        {
            let opened = opened.unwrap();
            assert!(opened.damage.is_none());
            assert_eq!(
                (opened.path.as_path(), opened.saved.id.as_str()),
                (path.as_path(), saved.id.as_str())
            );
            assert_eq!(opened.saved.started, "2026-11-21T19:30:00Z");
            assert_eq!(moves(&opened), saved.moves);
            assert_eq!(**opened.journal.game().setup(), saved.setup);
        }
    }
}

#[test]
fn undone_moves_are_saved_and_can_be_redone() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let mut saved = saved(2, 12);
    saved.undone = saved.moves.split_off(9);
    saved.undone.reverse();
    games::save(&path, &saved).unwrap();
    let mut journal = games::open(&path, &bundled::catalogue()).unwrap().journal;
    assert_eq!((journal.entries().len(), journal.undone().len()), (9, 3));
    while let Some(redone) = journal.redo() {
        redone.unwrap();
    }
    assert_eq!(journal.entries().len(), 12);
}

/// The file is readable and has one move a line, in the shape of design 4.
#[test]
fn a_game_file_is_readable_and_has_one_move_a_line() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    setup.orders = None;
    let moves = vec![
        support::table::place("base-city-cap", (0, -1), 180),
        support::table::deploy("city:0"),
        Move::EndTurn,
    ];
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        moves,
        Vec::new(),
    );
    let expected = r#"{
 "format": "kings-order",
 "version": 2,
 "id": "evening",
 "started": "2026-11-21T19:30:00Z",
 "setup": {"players":[{"name":"Anna","colour":"red"},{"name":"Ben","colour":"blue"}],"sets":["base"],"record":"board","rules":{}},
 "moves": [
  {"move":"place","tile":"base-city-cap","at":[0,-1],"rotation":180},
  {"move":"deploy","figure":"follower","on":"city:0"},
  {"move":"end-turn"}
 ]
}
"#;
    assert_eq!(saved.encode().unwrap(), expected);
}

/// The example of each move's documentation, and of design 4, can be read.
#[test]
fn the_documented_moves_are_read() {
    for example in [
        r#"{"move": "keep-orders", "player": 0}"#,
        r#"{"move": "keep-orders", "player": 1, "return": "base-17"}"#,
        r#"{"move": "discard-orders", "cards": ["base-44", "base-45"]}"#,
        r#"{"move": "draw-order", "card": "base-03"}"#,
        r#"{"move": "draw-order"}"#,
        r#"{"move": "place", "tile": "base-city-cap", "at": [0, -1], "rotation": 180}"#,
        r#"{"move": "remove-tile", "tile": "base-city-full-pennant"}"#,
        r#"{"move": "deploy", "figure": "follower", "on": "city:0"}"#,
        r#"{"move": "end-turn"}"#,
        r#"{"move": "fulfil-order", "player": 2, "card": "base-05"}"#,
        r#"{"move": "adjust", "player": 0, "points": -2, "reason": "track corrected"}"#,
        r#"{"move": "set-right", "at": [1, 0], "on": "city:0", "was": {"player": 0, "figure": "follower"}}"#,
        r#"{"move": "set-right", "quarter": "castle", "is": {"player": 1, "figure": "follower"}}"#,
        r#"{"move": "end-game"}"#,
    ] {
        let read: Move =
            serde_json::from_str(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        let again: Move = serde_json::from_str(&serde_json::to_string(&read).unwrap()).unwrap();
        assert_eq!(again, read);
    }
}

#[test]
fn each_save_keeps_the_generation_before() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let previous = file::previous(&path);
    games::save(&path, &saved(3, 5)).unwrap();
    assert!(!previous.exists());
    for count in 6..12 {
        let before = fs::read(&path).unwrap();
        games::save(&path, &saved(3, count)).unwrap();
        assert_eq!(fs::read(&previous).unwrap(), before);
    }
    // Nothing else lies about.
    assert_eq!(names(folder.path()), ["game.json", "game.json.previous"]);
}

#[test]
fn games_are_listed_newest_first_without_their_companions() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let games = Games::new(&folders);
    assert_eq!(games.files().unwrap(), Vec::<PathBuf>::new());
    for id in ["2026-01-01", "2026-03-01", "2026-02-01"] {
        games::save(&games.path(id), &saved(4, 3)).unwrap();
        games::save(&games.path(id), &saved(4, 4)).unwrap();
        games.lock(id).unwrap().unwrap();
    }
    file::keep_aside(&games.path("2026-01-01")).unwrap();
    let ids: Vec<String> = games
        .files()
        .unwrap()
        .iter()
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(ids, ["2026-03-01", "2026-02-01", "2026-01-01"]);
}

/// A file that was written just now may be written again without a trace: it is read again.
#[test]
fn a_list_is_read_again_only_where_a_file_has_changed() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    let catalogue = content::bundled::catalogue();
    let an_hour_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(3_600);
    for id in ["2026-01-01", "2026-02-01", "2026-03-01"] {
        games::save(&games.path(id), &saved(4, 3)).unwrap();
    }
    for id in ["2026-01-01", "2026-03-01"] {
        let file = fs::File::options().write(true).open(games.path(id)).unwrap();
        file.set_modified(an_hour_ago).unwrap();
    }
    let first = games.list(&[], &catalogue);
    games::save(&games.path("2026-01-01"), &saved(4, 4)).unwrap();
    let again: Vec<_> = games.listing(&[], &first, &catalogue).collect();
    let taken_over =
        again.iter().zip(&first).map(|(one, other)| std::sync::Arc::ptr_eq(one, other));
    assert_eq!(taken_over.collect::<Vec<_>>(), [true, false, false]);
}

#[test]
fn a_new_file_that_nobody_keeps_is_gone() {
    let folder = folder();
    let path = folder.path().join("new.txt");
    drop(file::Fresh::create(path.clone(), "words").unwrap());
    assert!(!path.exists());
    assert_eq!(file::Fresh::create(path.clone(), "words").unwrap().keep(), path);
    assert_eq!(fs::read_to_string(&path).unwrap(), "words");
    assert!(file::Fresh::create(path.clone(), "others").is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), "words", "another file is never touched");
}

#[test]
fn a_file_that_may_be_replaced_is_whole_and_stays() {
    let folder = folder();
    let path = folder.path().join("list.txt");
    let to = file::Destination { path: path.clone(), replaces: true };
    drop(file::Fresh::create(to.clone(), "words").unwrap());
    assert!(!path.exists(), "there was none");
    fs::write(&path, "words").unwrap();
    drop(file::Fresh::create(to.clone(), "others").unwrap());
    assert_eq!(fs::read_to_string(&path).unwrap(), "others", "nothing could bring the words back");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(file::Fresh::create(to, "words").is_err(), "a folder is no file");
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_nothing_is_lost() {
    let folder = folder();
    // Where the folder should be lies a file. (Rights do not stop a test that runs as root.)
    let blocked = folder.path().join("games");
    fs::write(&blocked, "not a folder").unwrap();
    let path = blocked.join("game.json");
    let error = games::save(&path, &saved(5, 5)).unwrap_err();
    assert!(matches!(error.problem, Problem::Write(_)), "{error:?}");
    assert_eq!(error.path, path);
    assert_eq!(fs::read_to_string(&blocked).unwrap(), "not a folder");
    let games = Games::new(&Folders::below(folder.path()));
    fs::write(folder.path().join("data"), "not a folder").unwrap();
    assert!(games.lock("game").is_err());
}

/// A save that fails at its last step leaves nothing half-written beside the game either.
#[test]
fn a_save_that_fails_leaves_no_rubbish() {
    let folder = folder();
    // A folder of the game's name cannot be replaced by a file.
    let path = folder.path().join("game.json");
    fs::create_dir_all(path.join("inside")).unwrap();
    let error = games::save(&path, &saved(5, 5)).unwrap_err();
    assert!(matches!(error.problem, Problem::Write(_)), "{error:?}");
    assert_eq!(names(folder.path()), ["game.json"]);
}

// ---- damage ----

/// For each byte at which a file may be torn, the number of moves that are whole before it; `None`
/// inside the setup.
fn whole_moves(text: &str, saved: &Saved) -> Vec<Option<usize>> {
    let mut ends = Vec::new();
    let mut from = text.find("\"moves\"").unwrap();
    let setup_end = text[..from].rfind('}').unwrap() + 1;
    for made in &saved.moves {
        let line = serde_json::to_string(made).unwrap();
        from += text[from..].find(&line).unwrap() + line.len();
        ends.push(from);
    }
    let whole = |length: usize| ends.iter().filter(|end| **end <= length).count();
    (0..=text.len()).map(|length| (length >= setup_end).then(|| whole(length))).collect()
}

/// Torn at every byte: never a panic, never more than was written, and the longest good beginning
/// there is.
#[test]
fn a_file_torn_at_any_byte_gives_its_longest_good_beginning() {
    let folder = folder();
    let saved = saved(13, 20);
    let text = saved.encode().unwrap();
    let whole = whole_moves(&text, &saved);
    let mut damaged = 0;
    for length in 0..=text.len() {
        let (_, opened) = open(folder.path(), &text.as_bytes()[..length]);
        match (opened, whole[length]) {
            (Ok(opened), Some(whole)) => {
                assert_eq!(moves(&opened), saved.moves[..whole], "torn at {length}");
                assert_eq!(opened.saved.id, saved.id);
                if let Some(damage) = &opened.damage {
                    damaged += 1;
                    assert_eq!((damage.moves, damage.from_previous), (whole, false));
                    assert!(
                        matches!(&damage.cause, Cause::File(error) if matches!(error.problem, Problem::Syntax { .. }))
                    );
                } else {
                    assert!(length >= text.trim_end().len(), "torn at {length} and not told");
                }
            }
            (Err(problem), None) => {
                let expected = if length == 0 { "empty" } else { "syntax" };
                let is_so = match problem {
                    Problem::Empty => length == 0,
                    Problem::Syntax { .. } => length > 0,
                    _ => false,
                };
                assert!(is_so, "torn at {length}: {expected} expected");
            }
            (Ok(_), None) => panic!("torn at {length}: opened without a setup"),
            (Err(problem), Some(whole)) => {
                panic!("torn at {length}: {whole} moves are whole, but {problem:?}")
            }
        }
    }
    assert!(damaged > 500, "{damaged}");
    // Nothing was written beside it.
    assert_eq!(names(folder.path()), ["game.json"]);
}

/// A byte flipped anywhere: never a panic, never more moves than were written, the beginning as it
/// was before the byte.
#[test]
fn a_file_with_a_wrong_byte_keeps_what_stands_before_it() {
    let folder = folder();
    let saved = saved(13, 20);
    let text = saved.encode().unwrap();
    let whole = whole_moves(&text, &saved);
    for at in 0..text.len() {
        for wrong in [0xff, b'"', b'}'] {
            let mut bytes = text.as_bytes().to_vec();
            if bytes[at] == wrong {
                continue;
            }
            bytes[at] = wrong;
            let (_, opened) = open(folder.path(), &bytes);
            let Some(before) = whole[at] else { continue };
            let opened = opened.unwrap_or_else(|problem| panic!("byte {at}: {problem:?}"));
            assert!(opened.journal.entries().len() >= before, "byte {at}");
            assert_eq!(moves(&opened)[..before], saved.moves[..before], "byte {at}");
            assert!(opened.journal.entries().len() <= saved.moves.len(), "byte {at}");
        }
    }
}

#[test]
fn a_torn_file_with_a_longer_generation_before_it_gives_that_one() {
    let folder = folder();
    let path = folder.path().join("game.json");
    games::save(&path, &saved(13, 19)).unwrap();
    games::save(&path, &saved(13, 20)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, &text[..text.len() / 2]).unwrap();
    let opened = games::open(&path, &bundled::catalogue()).unwrap();
    let damage = opened.damage.as_ref().unwrap();
    assert_eq!((damage.moves, damage.from_previous), (19, true));
    assert_eq!(moves(&opened), saved(13, 19).moves);
    // The torn file is told, not the whole one.
    assert!(
        matches!(&damage.cause, Cause::File(error) if matches!(error.problem, Problem::Syntax { .. }))
    );
    assert_eq!(opened.path, path);
    // Torn near its end, the newer file has more.
    fs::write(&path, &text[..text.len() - 3]).unwrap();
    let opened = games::open(&path, &bundled::catalogue()).unwrap();
    let damage = opened.damage.as_ref().unwrap();
    assert_eq!((damage.moves, damage.from_previous), (20, false));
}

#[test]
fn a_missing_file_with_a_good_generation_before_it_gives_that_one() {
    let folder = folder();
    let path = folder.path().join("game.json");
    assert!(matches!(
        games::open(&path, &bundled::catalogue()).unwrap_err().problem,
        Problem::Read(_)
    ));
    games::save(&path, &saved(6, 8)).unwrap();
    games::save(&path, &saved(6, 9)).unwrap();
    fs::remove_file(&path).unwrap();
    let opened = games::open(&path, &bundled::catalogue()).unwrap();
    let damage = opened.damage.as_ref().unwrap();
    assert_eq!((damage.moves, damage.from_previous), (8, true));
    assert!(
        matches!(&damage.cause, Cause::File(error) if matches!(error.problem, Problem::Read(_)))
    );
    assert!(!path.exists());
}

#[test]
fn an_empty_file_is_told() {
    assert!(matches!(open(folder().path(), b"").1, Err(Problem::Empty)));
}

#[test]
fn a_binary_file_is_told() {
    let noise: Vec<u8> = {
        let mut dice = Dice::new(3);
        (0..5000).map(|_| dice.below(256) as u8).collect()
    };
    for bytes in [&noise[..], b"\xff\xfe\x00{", b"\x00\x00\x00\x00"] {
        let problem = open(folder().path(), bytes).1.unwrap_err();
        assert!(matches!(problem, Problem::NotText | Problem::Syntax { .. }), "{problem:?}");
    }
}

/// A file larger than any game is not read at all.
#[test]
fn a_huge_file_is_told() {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::File::create(&path).unwrap().set_len(17 * 1024 * 1024).unwrap();
    for error in
        [games::open(&path, &bundled::catalogue()), games::load(&path, &bundled::catalogue())]
    {
        let problem = error.unwrap_err().problem;
        assert!(
            matches!(problem, Problem::Huge { bytes } if bytes == 17 * 1024 * 1024),
            "{problem:?}"
        );
    }
}

#[test]
fn a_deeply_nested_file_is_told() {
    let nested = "[".repeat(200_000);
    assert!(matches!(
        open(folder().path(), nested.as_bytes()).1,
        Err(Problem::Syntax { .. } | Problem::NotAGame)
    ));
    // Inside a game: what stands before is good.
    let text = saved(8, 10).encode().unwrap();
    let text = text.trim_end().trim_end_matches('}');
    let (_, opened) = open(folder().path(), format!("{text}, \"more\": {nested}").as_bytes());
    let opened = opened.unwrap();
    assert_eq!((opened.journal.entries().len(), opened.damage.is_some()), (10, true));
}

#[test]
fn a_list_of_far_too_many_moves_is_told() {
    let text = saved(9, 0).encode().unwrap();
    let folder = folder();
    let path = folder.path().join("game.json");
    let write = |list: &str, count: usize| {
        let many = vec![r#"{"move":"adjust","player":0,"points":1,"reason":"x"}"#; count].join(",");
        let moves = if list == "moves" { String::new() } else { "\"moves\": [], ".to_owned() };
        fs::write(&path, text.replace("\"moves\": []", &format!("{moves}\"{list}\": [{many}]")))
            .unwrap();
    };
    for list in ["moves", "undone"] {
        write(list, 10_001);
        for opened in
            [games::load(&path, &bundled::catalogue()), games::open(&path, &bundled::catalogue())]
        {
            let problem = opened.unwrap_err().problem;
            assert!(matches!(problem, Problem::TooManyMoves { limit: 10_000 }), "{problem:?}");
        }
    }
    write("moves", 10_000);
    let mut journal = games::open(&path, &bundled::catalogue()).unwrap().journal;
    assert_eq!(journal.entries().len(), 10_000);
    // Nobody can write a game that nobody could open.
    assert_eq!(journal.play(Move::EndGame), Err(Rejection::TooManyMoves { limit: 10_000 }));
    journal.undo();
    journal.play(Move::EndGame).unwrap();
}

/// Ten moves of a game with a change by hand; the damage is told and what stands before it is good.
#[test]
fn a_hand_edited_file_keeps_what_stands_before_the_fault() {
    // A game without orders: its first move is a tile.
    let text = saved(9, 10).encode().unwrap();
    let turn_end =
        saved(9, 10).moves.iter().position(|made| matches!(made, Move::EndTurn)).unwrap();
    let edit = |from: &str, to: &str| text.replacen(from, to, 1);
    for (edited, field, count) in [
        // An unknown key beside the moves; before them; in a move. A wrong type. A rotation that is
        // none. A word that is none.
        (edit("\"moves\"", "\"mood\": \"good\",\n \"moves\""), "mood", 10),
        (edit("\"rotation\":", "\"colour\":\"red\",\"rotation\":"), "moves", 0),
        (edit("{\"move\":\"end-turn\"}", "{\"move\":5}"), "moves", turn_end),
        (edit("{\"move\":\"end-turn\"}", "{\"move\":\"end-evening\"}"), "moves", turn_end),
        (edit("{\"move\":\"end-turn\"}", "\"end-turn\""), "moves", turn_end),
        (edit("\"rotation\":", "\"rotation\":45,\"was\":"), "moves", 0),
    ] {
        assert_ne!(edited, text);
        let (path, opened) = open(folder().path(), edited.as_bytes());
        let opened = opened.unwrap();
        let damage = opened.damage.as_ref().unwrap();
        assert_eq!(moves(&opened), saved(9, 10).moves[..count], "{edited}");
        let Cause::File(error) = &damage.cause else { panic!("{damage:?}") };
        let Problem::Shape { field: told, .. } = &error.problem else { panic!("{error:?}") };
        assert!(told.starts_with(field), "{told}");
        assert_eq!(error.path, path);
    }
}

/// Moves that have no fields of their own take no unknown ones either: a slip of the pen is told,
/// whatever the move.
#[test]
fn an_unknown_key_is_told_in_a_move_without_fields_too() {
    for text in [r#"{"move": "end-turn", "player": 2}"#, r#"{"move": "end-game", "quickly": true}"#]
    {
        let read = serde_json::from_str::<Move>(text);
        assert!(read.is_err(), "{text} is read as {read:?}");
    }
}

#[test]
fn a_move_that_the_rules_refuse_is_told_with_its_number() {
    let list = vec![
        support::table::place("base-city-cap", (0, -1), 180),
        Move::EndTurn,
        Move::EndTurn,
        Move::EndGame,
    ];
    let saved = Saved::new(
        "a".to_owned(),
        String::new(),
        setup(&["Anna", "Ben"], &["base"]),
        list,
        vec![Move::EndGame],
    );
    let (_, opened) = open(folder().path(), saved.encode().unwrap().as_bytes());
    let opened = opened.unwrap();
    let Some(Cause::Move(stop)) = opened.damage.as_ref().map(|damage| &damage.cause) else {
        panic!("{opened:?}")
    };
    assert_eq!((stop.index, &stop.rejection), (2, &Rejection::PlaceFirst));
    assert_eq!(opened.journal.entries().len(), 2);
    // A move that was undone after one that is gone cannot be redone.
    assert_eq!(opened.journal.undone(), []);
}

#[test]
fn a_newer_version_is_refused_whatever_else_it_holds() {
    let folder = folder();
    let text = saved(8, 10).encode().unwrap();
    games::save(&folder.path().join("game.json"), &saved(8, 9)).unwrap();
    games::save(&folder.path().join("game.json"), &saved(8, 10)).unwrap();
    for edited in [
        text.replace("\"version\": 2", "\"version\": 3"),
        text.replace("\"version\": 2", "\"version\": 99, \"dragons\": [1]"),
    ] {
        // The generation before would open, but a guess is worse than a clear refusal.
        let problem = open(folder.path(), edited.as_bytes()).1.unwrap_err();
        assert!(
            matches!(problem, Problem::Newer { version, ours: 2 } if version > 2),
            "{problem:?}"
        );
    }
}

#[test]
fn what_is_no_game_is_told() {
    for text in [
        "{}",
        "[]",
        "\"kings-order\"",
        "5",
        "null",
        r#"{"format": "another-app", "version": 1, "moves": []}"#,
        r#"{"players": []}"#,
        r#"["kings-order", 1]"#,
    ] {
        let problem = open(folder().path(), text.as_bytes()).1.unwrap_err();
        assert!(
            matches!(problem, Problem::NotAGame | Problem::Shape { .. }),
            "{text}: {problem:?}"
        );
    }
    let problem =
        open(folder().path(), br#"{"format": "kings-order", "version": 1}"#).1.unwrap_err();
    assert!(matches!(problem, Problem::Shape { .. }), "{problem:?}");
}

#[test]
fn a_setup_that_cannot_be_played_is_told_with_every_fault() {
    let text = saved(8, 3).encode().unwrap();
    let edited = text.replacen("\"base\"", "\"moon\"", 1);
    let problem = open(folder().path(), edited.as_bytes()).1.unwrap_err();
    let Problem::Setup(faults) = problem else { panic!("{problem:?}") };
    assert!(faults.contains(&Fault::NoBase));
    assert!(faults.contains(&Fault::UnknownSet { set: "moon".to_owned() }));
}

/// Keeping a damaged file aside copies it, each time under a new name.
#[test]
fn a_damaged_file_is_kept_aside_under_a_name_of_its_own() {
    let folder = folder();
    let path = folder.path().join("game.json");
    fs::write(&path, "torn").unwrap();
    let first = file::keep_aside(&path).unwrap();
    fs::write(&path, "torn again").unwrap();
    let second = file::keep_aside(&path).unwrap();
    assert_ne!(first, second);
    assert_eq!(fs::read_to_string(first).unwrap(), "torn");
    assert_eq!(fs::read_to_string(second).unwrap(), "torn again");
    assert_eq!(fs::read_to_string(&path).unwrap(), "torn again");
}

// ---- locks, settings, own content ----

#[test]
fn a_game_is_locked_once_at_a_time() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    let first = games.lock("evening").unwrap();
    assert!(first.is_some());
    assert!(games.lock("evening").unwrap().is_none(), "a second window opens it read-only");
    assert!(games.lock("another").unwrap().is_some());
    drop(first);
    assert!(games.lock("evening").unwrap().is_some());
}

// Settings grow; whatever else comes stays at its default here.
#[allow(clippy::needless_update)]
#[test]
fn settings_are_read_as_they_were_written() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    assert_eq!(Settings::load(&folders).unwrap(), Settings::default());
    assert!(!folders.settings().exists(), "reading writes nothing");
    let settings =
        Settings { look: Look::Dark, open_game: Some("evening".to_owned()), ..Settings::default() };
    settings.save(&folders).unwrap();
    assert_eq!(Settings::load(&folders).unwrap(), settings);
    Settings::default().save(&folders).unwrap();
    assert_eq!(Settings::load(&folders).unwrap(), Settings::default());
}

/// Every key is optional (design 8, style 16).
#[test]
fn settings_with_few_keys_have_defaults_for_the_others() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    fs::create_dir_all(folders.settings().parent().unwrap()).unwrap();
    for text in ["{}", r#"{"a-key-of-another-version": 5}"#] {
        fs::write(folders.settings(), text).unwrap();
        assert_eq!(Settings::load(&folders).unwrap(), Settings::default(), "{text}");
    }
    fs::write(folders.settings(), r#"{"look": "dark"}"#).unwrap();
    assert_eq!(
        Settings::load(&folders).unwrap(),
        Settings { look: Look::Dark, ..Settings::default() }
    );
}

/// A device or a pipe is nobody's old version.
#[cfg(unix)]
#[test]
fn nothing_takes_the_place_of_what_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("socket");
    let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
    let error = file::write(&path, "content").unwrap_err();
    assert!(matches!(error.problem, Problem::NotAFile), "{error:?}");
    assert_eq!(names(folder.path()), ["socket"]);
}

#[test]
fn of_damaged_settings_those_before_them_are_used() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let german = Settings { language: Some("de".to_owned()), ..Settings::default() };
    german.save(&folders).unwrap();
    Settings { hints: false, ..german.clone() }.save(&folders).unwrap();
    fs::write(folders.settings(), "").unwrap();
    let (settings, _) = *Settings::load(&folders).unwrap_err();
    assert_eq!(settings, german);
}

/// The contents kept aside of a damaged settings file, before anybody writes new ones.
fn damaged_settings(content: &[u8]) -> Vec<Vec<u8>> {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let path = folders.settings();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, content).unwrap();
    Settings::load(&folders).unwrap_err();
    assert_eq!(fs::read(&path).unwrap(), content);
    let beside = fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    beside.filter(|other| *other != path).map(|other| fs::read(other).unwrap()).collect()
}

#[test]
fn damaged_settings_are_told_and_kept_aside() {
    for content in [&b"{\"look\": "[..], b"5", b"{\"look\": \"neon\"}"] {
        assert_eq!(damaged_settings(content), [content]);
    }
}

/// "It was copied aside then, if that was possible": so it is when the file is no text at all.
#[test]
fn settings_that_are_no_text_are_kept_aside_too() {
    assert_eq!(damaged_settings(b"\xff\xfe\x00"), [b"\xff\xfe\x00"]);
}

#[test]
fn own_tile_sets_are_found_by_name_and_unreadable_ones_are_told() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    assert_eq!(own::tile_sets(&folders).0, []);
    fs::create_dir_all(folders.tiles()).unwrap();
    fs::write(folders.tiles().join("b.json"), support::table::WORKSHOP).unwrap();
    fs::write(folders.tiles().join("a.json"), "[]").unwrap();
    fs::write(folders.tiles().join("c.json"), b"\xff").unwrap();
    fs::write(folders.tiles().join("notes.txt"), "not a set").unwrap();
    let (files, errors) = own::tile_sets(&folders);
    let texts: Vec<&str> = files.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["[]", support::table::WORKSHOP]);
    let [error] = &errors[..] else { panic!("{errors:?}") };
    assert!(error.path.ends_with("c.json") && matches!(error.problem, Problem::NotText));
}

/// A game of the table's own tiles is saved and opened like any other.
#[test]
fn a_game_with_own_tiles_opens_with_them_and_not_without() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let list = vec![support::table::place("workshop-field", (0, 1), 0), Move::EndTurn];
    let saved = Saved::new(
        "a".to_owned(),
        String::new(),
        setup(&["Anna", "Ben"], &["base", "workshop"]),
        list,
        vec![],
    );
    games::save(&path, &saved).unwrap();
    let opened = games::open(&path, &support::table::workshop_catalogue()).unwrap();
    assert_eq!((opened.damage.is_none(), opened.journal.entries().len()), (true, 2));
    let problem = games::open(&path, &bundled::catalogue()).unwrap_err().problem;
    let unknown = Fault::UnknownSet { set: "workshop".to_owned() };
    assert!(matches!(&problem, Problem::Setup(faults) if faults[..] == [unknown]), "{problem:?}");
}

/// The journal of a game file, for whoever goes on with it.
pub fn to_save(id: &str, journal: &Journal) -> Saved {
    let moves = journal.moves().cloned().collect();
    let setup = (**journal.game().setup()).clone();
    Saved::new(
        id.to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        moves,
        journal.undone().to_vec(),
    )
}

// ---- deleted games ----

#[test]
fn a_deleted_game_can_be_brought_back_with_all_that_lay_beside_it() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    let path = games.path("evening");
    file::write(&path, "one").unwrap();
    file::write(&path, "two").unwrap();
    fs::write(path.with_file_name("evening-2.json"), "another").unwrap();
    let deleted = games.delete(&path).unwrap().expect("nobody has it open");
    assert_eq!(games.files().unwrap(), [games.path("evening-2")]);
    assert_eq!(deleted, games.deleted().join("evening.json"));
    assert_eq!(fs::read_to_string(file::previous(&deleted)).unwrap(), "one");
    assert!(!path.with_extension("json.lock").exists());
    assert_eq!(games.bring_back(&deleted).unwrap(), path);
    assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    assert_eq!(fs::read_to_string(file::previous(&path)).unwrap(), "one");
    assert!(fs::read_dir(games.deleted()).unwrap().next().is_none());
}

#[test]
fn two_deleted_games_of_one_name_both_stay() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    for content in ["one", "two"] {
        file::write(&games.path("evening"), content).unwrap();
        games.delete(&games.path("evening")).unwrap().expect("nobody has it open");
    }
    let read = |name: &str| fs::read_to_string(games.deleted().join(name)).unwrap();
    assert_eq!(
        (read("evening.json"), read("evening-2.json")),
        ("one".to_owned(), "two".to_owned())
    );
}

#[test]
fn a_game_that_another_window_has_open_is_not_deleted() {
    let folder = folder();
    let games = Games::new(&Folders::below(folder.path()));
    file::write(&games.path("evening"), "one").unwrap();
    let lock = games.lock("evening").unwrap();
    assert_eq!(games.delete(&games.path("evening")).unwrap(), None);
    assert!(games.path("evening").exists());
    drop(lock);
}

#[test]
fn what_is_saved_for_people_never_replaces_a_file() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let first = folders.list("evening", "csv");
    assert_eq!(first.file_name().unwrap(), "kings-order-evening.csv");
    file::write(&first, "points").unwrap();
    assert_eq!(folders.list("evening", "csv").file_name().unwrap(), "kings-order-evening-2.csv");
    assert_eq!(folders.picture("evening").file_name().unwrap(), "kings-order-evening.png");
}
