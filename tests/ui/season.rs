//! The season among the earlier games: what is ticked, what it shows, and how it leaves the app.
//! `SCENES=folder cargo test --test ui season::drawn -- --ignored` draws it.

use std::path::{Path, PathBuf};

use ask::{Request, preferences};
use content::bundled;
use iced::{Point, Size};
use journal::Journal;
use rules::{Move, Seat, Setup};
use shell::Message;
use storage::settings::Look;
use storage::{Folders, Games, Saved, games};
use text::Language;

use super::driver::Driver;
use super::painter::Painter;
use super::scenes::SIX;
use support::dice::{Dice, random_move, shuffle_orders};
use support::table::{order_ids, setup};

const SIZE: Size = Size::new(1280.0, 800.0);

/// Base-01 to base-03 for the first player, base-04 to base-06 for the second.
const PILE: [&str; 6] = ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06"];

fn write(folder: &Path, day: &str, setup: Setup, moves: Vec<Move>) {
    let started = format!("{day}T12:00:00Z");
    let saved = Saved::new(day.to_owned(), started, setup, moves, Vec::new());
    let path = Games::new(&Folders::below(folder)).path(day);
    games::save(&path, &saved).expect("a folder to write to");
}

/// A finished game in which each has those points by hand. With orders everybody keeps the dealt
/// ones, and each that failed costs 10 (R-KO-34).
pub fn save(folder: &Path, day: &str, result: &[(&str, i32)], with_orders: bool) {
    let names: Vec<&str> = result.iter().map(|(name, _)| *name).collect();
    let mut setup = setup(&names, &["base"]);
    setup.orders = with_orders.then(|| order_ids(&PILE).collect());
    let keeps = Seat::all(names.len()).filter(|_| with_orders);
    let keeps = keeps.map(|player| Move::KeepOrders { player, returned: None });
    let given = Seat::all(names.len()).zip(result).map(|(player, (_, points))| Move::Adjust {
        player,
        points: *points,
        reason: "for the test".to_owned(),
        source: None,
    });
    let moves = keeps.chain(given).chain([Move::EndGame]).collect();
    write(folder, day, setup, moves);
}

/// The season of Anna 50, Ben 40 in March; Ben 30, Anna 61, Cleo 10 in November; and a game of Anna
/// and Dora that runs.
fn season() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    save(folder.path(), "2026-03-01", &[("Anna", 50), ("Ben", 40)], false);
    save(folder.path(), "2026-11-21", &[("Ben", 30), ("Anna", 61), ("Cleo", 10)], false);
    write(folder.path(), "2026-11-22", setup(&["Anna", "Dora"], &["base"]), Vec::new());
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    driver.key("3");
    (folder, driver)
}

#[test]
fn a_season_shows_how_everybody_stands_over_all_finished_games() {
    let (_folder, driver) = season();
    assert!(driver.shows("1 March 2026 to 21 November 2026"), "the running game is not over");
    // (50 + 61) / 2, (40 + 30) / 2 and 10.
    assert!(driver.shows("55.5") && driver.shows("35.0") && driver.shows("10.0"));
    assert!(driver.shows("111") && driver.shows("70"), "all points together");
    assert!(driver.shows("1 Mar") && driver.shows("21 Nov"), "a column an evening");
    assert!(!driver.shows("Dora"));
}

#[test]
fn an_evening_that_is_not_ticked_does_not_count() {
    let (_folder, mut driver) = season();
    driver.click("21 November 2026");
    assert!(driver.shows("50.0") && !driver.shows("55.5") && !driver.shows("10.0"));
    driver.click("21 November 2026");
    assert!(driver.shows("55.5"));
    driver.click("None");
    assert!(driver.shows("Tick an evening and somebody who played then."));
    driver.click("1 March 2026");
    assert!(driver.shows("50.0"));
    driver.click("All");
    assert!(driver.shows("55.5") && driver.shows("10.0"));
}

#[test]
fn somebody_who_is_not_ticked_does_not_stand_there() {
    let (_folder, mut driver) = season();
    assert!(driver.shows("10.0"));
    // The names of the evenings stand above those of the people.
    let cleo = driver.find("Cleo").expect("a name in the list of people");
    driver.click_at(cleo.center());
    assert!(!driver.shows("10.0") && driver.shows("55.5"));
}

#[test]
fn the_last_games_and_those_of_a_year_are_ticked_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    for (index, day) in ["2025-01-01", "2025-02-01", "2025-03-01", "2026-01-01", "2026-02-01"]
        .into_iter()
        .chain(["2026-03-01"])
        .enumerate()
    {
        save(folder.path(), day, &[("Anna", index as i32), ("Ben", 50)], false);
    }
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    driver.key("3");
    assert!(driver.shows("1 January 2025 to 1 March 2026"));
    driver.click("Last 5");
    assert!(driver.shows("1 February 2025 to 1 March 2026"));
    driver.click("2026");
    assert!(driver.shows("1 January 2026 to 1 March 2026"));
    // 3, 4 and 5.
    assert!(driver.shows("12") && driver.shows("4.0") && driver.shows("150"));
}

#[test]
fn people_are_ranked_by_the_column_that_is_pressed() {
    let (_folder, mut driver) = season();
    driver.click("Average place");
    assert!(driver.shows(
        "Ranked by the average place. What somebody missed or left early counts as no place. \
         Equals share the rank."
    ));
}

// Base-01 was held 502 times in the simulation and fulfilled 161 times: 0.32 of one.
#[test]
fn the_cards_show_what_became_of_them_beside_what_the_simulation_expects() {
    let folder = tempfile::tempdir().expect("a folder");
    save(folder.path(), "2026-03-01", &[("Anna", 50), ("Ben", 40)], true);
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    driver.key("3");
    assert!(!driver.shows("Five Towers"));
    driver.key("k");
    assert!(driver.shows("Five Towers") && driver.shows("0.3"));
    driver.key("t");
    // 50 and 40, less 10 for each of three orders.
    assert!(driver.shows("20.0") && driver.shows("10.0"));
}

#[test]
fn a_season_is_saved_as_text_and_as_tables_and_never_over_another() {
    let (folder, mut driver) = season();
    let documents = folder.path().join("documents");
    driver.click("Markdown");
    let path = documents.join("kings-order-season-2026-11-21.md");
    assert!(driver.shows(&format!("Saved: {}", path.display())));
    let text = std::fs::read_to_string(&path).expect("the file");
    assert!(text.contains("| 1. | Anna | 2 | 55.5 | 111 | 1.0 | 2 | **50** | **61** |"), "{text}");
    driver.key("m");
    assert!(documents.join("kings-order-season-2026-11-21-2.md").is_file());
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), text);
    driver.key("c");
    let table = documents.join("kings-order-season-2026-11-21.csv");
    assert!(std::fs::read_to_string(table).expect("the file").contains("1,Anna,2,55.50,111,"));
    driver.key("k");
    driver.key("c");
    let cards = documents.join("kings-order-cards-2026-11-21.csv");
    assert!(std::fs::read_to_string(cards).expect("the file").starts_with("card,title,"));
}

#[test]
fn a_season_is_saved_as_a_picture_that_can_be_printed() {
    let (folder, mut driver) = season();
    driver.key("p");
    let path = folder.path().join("pictures").join("kings-order-season-2026-11-21.png");
    assert!(driver.shows(&format!("Saved: {}", path.display())));
    let bytes = std::fs::read(&path).expect("the file");
    // The head of a PNG: eight bytes, then the length and the name of the first part, then width
    // and height: 3200 × 1800, two pixels for each of 1600 × 900.
    assert_eq!(&bytes[1..4], b"PNG");
    assert_eq!((&bytes[16..20], &bytes[20..24]), (&[0, 0, 12, 128][..], &[0, 0, 7, 8][..]));
}

/// A picture of that many evenings as its points of paper and of ink, row by row.
fn pictured(evenings: usize) -> (usize, Vec<bool>) {
    let folder = tempfile::tempdir().expect("a folder");
    for day in 1..=evenings {
        save(folder.path(), &format!("2026-03-{day:02}"), &[("Anna", 50), ("Ben", 40)], false);
    }
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    driver.key("3");
    driver.key("p");
    let name = format!("kings-order-season-2026-03-{evenings:02}.png");
    let file = std::fs::File::open(folder.path().join("pictures").join(name)).expect("a picture");
    let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info().expect("a head");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("pixels");
    let points = pixels.as_chunks::<4>().0;
    let paper = points[0];
    (info.width as usize, points.iter().map(|point| *point != paper).collect())
}

/// How many things stand beside each other in Anna's row, of two pixels for each logical one: it
/// begins 48 + 100 + 56 below the top and is 48 high. Things are at least 8 apart.
fn columns((width, ink): (usize, Vec<bool>)) -> usize {
    let rows: Vec<&[bool]> = ink.chunks(width).skip(2 * 210).take(2 * 38).collect();
    let marked = |x: usize| rows.iter().any(|row| row[x]);
    let mut last = None;
    let mut count = 0;
    for x in (2 * 48..width).filter(|x| marked(*x)) {
        count += usize::from(last.is_none_or(|last| x - last > 16));
        last = Some(x);
    }
    count
}

/// Rank and crown, token, name, five sums; and the twelve evenings.
#[test]
fn the_picture_of_a_season_has_columns_for_a_dozen_evenings() {
    let (few, many) = (columns(pictured(12)), columns(pictured(13)));
    assert_eq!(few, many + 12);
}

/// A file lies where the folder of pictures would be: nobody can write there, whoever they are.
#[test]
fn a_season_that_cannot_be_written_goes_where_there_is_room() {
    let (folder, mut driver) = season();
    std::fs::write(folder.path().join("pictures"), "").expect("a file");
    driver.key("p");
    assert!(driver.shows("Save elsewhere"));
    driver.key("Return");
    let there = folder.path().join("kings-order-season-2026-11-21.png");
    assert!(driver.shows(&format!("Saved: {}", there.display())) && there.exists());
}

#[test]
fn the_keys_of_a_season_do_nothing_beside_it() {
    let (folder, mut driver) = season();
    for tab in ["1", "2"] {
        driver.key(tab);
        driver.key("m");
        driver.key("p");
    }
    assert!(!folder.path().join("documents").exists() && !folder.path().join("pictures").exists());
}

#[test]
fn without_a_finished_game_there_is_no_season_yet() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "2026-11-22", setup(&["Anna", "Dora"], &["base"]), Vec::new());
    let mut driver = Driver::new(folder.path(), SIZE);
    driver.send(Message::Ask(Request::Earlier));
    driver.key("3");
    assert!(driver.shows("Nothing here yet"));
}

#[test]
fn in_a_small_window_evenings_and_people_are_a_part_of_their_own() {
    let (folder, _) = season();
    for size in [Size::new(640.0, 400.0), Size::new(512.0, 320.0)] {
        let mut driver = Driver::new(folder.path(), size);
        let id = iced::window::Id::unique();
        driver.send(Message::Opened(id));
        driver.send(Message::Resized(id, size));
        driver.send(Message::Ask(Request::Earlier));
        driver.key("3");
        assert!(driver.shows("55.5") && !driver.shows("21 November 2026"), "{size:?}");
        driver.key("e");
        assert!(driver.shows("21 November 2026") && !driver.shows("55.5"), "{size:?}");
    }
}

// ---- to be looked at ----

/// Evenings of a table, played by chance; one of the people has a very long name.
fn evenings(folder: &Path, count: usize) {
    let mut names = SIX.to_vec();
    names[5] = "Friederike-Charlotte-Hoh";
    for index in 0..count {
        let mut dice = Dice::new(index as u64 + 1);
        let from = index % 3;
        let mut setup = setup(&names[from..from + 2 + index % 3], &["base", "king-robber"]);
        shuffle_orders(&mut setup, &mut dice);
        let mut journal = Journal::new(setup.clone(), bundled::catalogue()).expect("a setup");
        while !journal.game().is_finished() {
            let made = random_move(journal.game(), &mut dice);
            journal.play(made).expect("a legal move");
        }
        let (year, month, day) = (2025 + index / 6, index % 12 + 1, index % 28 + 1);
        let moves = journal.moves().cloned().collect();
        write(folder, &format!("{year}-{month:02}-{day:02}"), setup, moves);
    }
}

#[test]
#[ignore = "draws pictures to look at"]
fn drawn() {
    let Some(folder) = std::env::var_os("SCENES").map(PathBuf::from) else { return };
    let home = tempfile::tempdir().expect("a folder");
    for count in [4, 12] {
        evenings(home.path(), count);
        for (pixels, percent) in [
            (Size::new(1280.0, 800.0), 100),
            (Size::new(1024.0, 640.0), 100),
            (Size::new(1920.0, 1080.0), 100),
            (Size::new(1024.0, 640.0), 200),
        ] {
            for (language, look) in
                [(Language::English, Look::Light), (Language::German, Look::Dark)]
            {
                let size = pixels * (100.0 / f32::from(percent as u16));
                let mut driver = Driver::new(home.path(), size);
                let id = iced::window::Id::unique();
                driver.send(Message::Opened(id));
                driver.send(Message::Resized(id, size));
                driver.send(Message::Preferences(preferences::Message::Look(look)));
                let language_ = preferences::Message::Language(Some(language));
                driver.send(Message::Preferences(language_));
                driver.send(Message::Ask(Request::Earlier));
                driver.key("3");
                for part in ["t", "k", "e"] {
                    driver.key(part);
                    let mut screen = Painter::magnified(size, f32::from(percent as u16) / 100.0);
                    let aside = Point::new(2.0, size.height - 2.0);
                    screen.frame(&driver.app, aside, &[]);
                    screen.frame(&driver.app, aside, &[]);
                    let tongue = language.key();
                    let (width, name) = (pixels.width, format!("season-{count}-{part}-{tongue}"));
                    screen.save(&folder.join(format!("{name}-{width}-{percent}.png")));
                }
                if pixels.width == 1280.0 {
                    driver.key("p");
                }
            }
        }
    }
    let saved = home.path().join("pictures");
    for picture in std::fs::read_dir(saved).expect("pictures") {
        let picture = picture.expect("a picture").path();
        let name = picture.file_name().expect("a name").to_owned();
        std::fs::copy(&picture, folder.join(name)).expect("a copy");
    }
}
