//! Speed of what grows with the evenings of a table: `cargo bench --bench evenings`. 2,000 games
//! in their folder, the list of them, its search, and a long game read from its file.

// In benchmarks a failed expectation is what should stop them.
#![allow(clippy::expect_used, clippy::panic)]

#[path = "../ui/painter.rs"]
mod painter;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use support::dice;

use ask::Request;
use content::bundled;
use divan::Bencher;
use iced::{Point, Size, mouse};
use journal::Journal;
use journal::names::Names;
use journal::statistics::{Statistics, Summary};
use kit::picture;
use painter::Painter;
use rules::Setup;
use screen::earlier::{self, Tab};
use shell::{App, Message};
use storage::{Folders, Games, Saved, games, list};

const FULL_HD: Size = Size::new(1920.0, 1080.0);
/// Where nothing is pointed at.
const NOWHERE: Point = Point::new(-1.0, -1.0);
/// In the middle of a list.
const LIST: Point = Point::new(900.0, 600.0);

fn main() {
    divan::main();
}

/// A folder with so many finished games, one an evening, of a dozen people.
fn folder(count: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Games::new(&Folders::below(folder.path()));
    fs::create_dir_all(games.path("any").parent().expect("a folder")).expect("a folder");
    let played = ["base-1", "inns-1", "king-robber-2", "river-king-shrines-1", "traders-1"];
    let played: Vec<Saved> = played.iter().map(|name| scenario(name)).collect();
    let people = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gerda", "Hans", "Ida", "Jo"];
    for number in 0..count {
        let mut saved = played[number % played.len()].clone();
        let (year, month, day) = (1990 + number / 336, 1 + number / 28 % 12, 1 + number % 28);
        saved.started = format!("{year}-{month:02}-{day:02}T19:30:00Z");
        saved.id = format!("{year}-{month:02}-{day:02}-193000");
        for (seat, player) in saved.setup.players.iter_mut().enumerate() {
            player.name = people[(number / 3 + seat) % people.len()].to_owned();
        }
        let text = saved.encode().expect("a game");
        fs::write(games.path(&saved.id), text).expect("a file");
    }
    folder
}

fn scenario(name: &str) -> Saved {
    let path = support::root().join(format!("tests/scenarios/{name}.json"));
    Saved::decode(&path, &fs::read_to_string(&path).expect("a scenario")).expect("a game file")
}

fn listed(folder: &Path) -> Vec<Arc<list::Entry>> {
    Games::new(&Folders::below(folder)).list(&[], &bundled::catalogue())
}

/// A window among earlier games.
struct Window {
    app: App,
    painter: Painter,
    _folder: tempfile::TempDir,
}

impl Window {
    fn new(count: usize) -> Self {
        let folder = folder(count);
        let mut app = App::new(Folders::below(folder.path())).0;
        let listed = listed(folder.path());
        let part = app.shared().reading.part(listed, count);
        drop(app.update(Message::Listed(part)));
        Self { app, painter: Painter::new(FULL_HD), _folder: folder }
    }

    fn send(&mut self, message: Message) {
        drop(self.app.update(message));
    }

    fn earlier(&mut self, message: earlier::Message) {
        self.send(Message::Earlier(message));
    }

    fn frame(&mut self) {
        self.painter.frame(&self.app, NOWHERE, &[]);
    }
}

/// The whole list, as it is read beside the window after the start.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn reading_2000_games(bencher: Bencher<'_, '_>) {
    let folder = folder(2_000);
    bencher.bench_local(|| listed(folder.path()).len());
}

/// The whole list again, once its games are known and their files have not changed.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn reading_2000_known_games(bencher: Bencher<'_, '_>) {
    let folder = folder(2_000);
    let (games, catalogue) = (Games::new(&Folders::below(folder.path())), bundled::catalogue());
    let an_hour_ago = SystemTime::now() - Duration::from_secs(3_600);
    for path in games.files().expect("a folder") {
        let file = fs::File::options().write(true).open(path).expect("a file");
        file.set_modified(an_hour_ago).expect("a file of one's own");
    }
    let known = games.list(&[], &catalogue);
    bencher.bench_local(|| games.listing(&[], &known, &catalogue).count());
}

/// The first frame of the home screen with them.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn a_frame_at_home_with_2000_games(bencher: Bencher<'_, '_>) {
    let mut window = Window::new(2_000);
    bencher.bench_local(|| {
        window.painter = Painter::new(FULL_HD);
        window.frame();
    });
}

/// The list with its first frame. Budget: 100 ms.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn opening_the_list_of_2000_games(bencher: Bencher<'_, '_>) {
    let mut window = Window::new(2_000);
    bencher.bench_local(|| {
        window.painter = Painter::new(FULL_HD);
        window.send(Message::Ask(Request::Earlier));
        window.frame();
    });
}

/// A typed letter with its frame. Budget: 8 ms.
#[divan::bench(sample_count = 70, sample_size = 1)]
fn a_letter_searched_in_2000_games(bencher: Bencher<'_, '_>) {
    let mut window = Window::new(2_000);
    window.send(Message::Ask(Request::Earlier));
    window.frame();
    let mut typed = ["a", "an", "anna", "anna k", "2", "1995", ""].iter().cycle();
    bencher.bench_local(|| {
        let query = typed.next().map(|query| (*query).to_owned()).unwrap_or_default();
        window.earlier(earlier::Message::Search(query));
        window.frame();
    });
}

/// A notch of the wheel in the list. Budget: 8 ms.
#[divan::bench(sample_count = 70, sample_size = 1)]
fn a_frame_while_scrolling_2000_games(bencher: Bencher<'_, '_>) {
    let mut window = Window::new(2_000);
    window.send(Message::Ask(Request::Earlier));
    window.frame();
    let delta = mouse::ScrollDelta::Pixels { x: 0.0, y: -120.0 };
    let notch = [iced::Event::Mouse(mouse::Event::WheelScrolled { delta })];
    bencher.bench_local(|| window.painter.frame(&window.app, LIST, &notch));
}

/// From the games to the players of 500 evenings, with the frame.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn the_players_of_500_evenings(bencher: Bencher<'_, '_>) {
    let mut window = Window::new(500);
    window.send(Message::Ask(Request::Earlier));
    bencher.bench_local(|| {
        window.earlier(earlier::Message::Tab(Tab::Games));
        window.painter = Painter::new(FULL_HD);
        window.earlier(earlier::Message::Tab(Tab::Players));
        window.frame();
    });
}

#[divan::bench]
fn statistics_of_500_evenings(bencher: Bencher<'_, '_>) {
    let folder = folder(500);
    let listed = listed(folder.path());
    let summaries: Vec<&Summary> =
        listed.iter().filter_map(|entry| entry.standing.as_ref().ok()?.summary.as_ref()).collect();
    bencher.bench_local(|| {
        let names = Names::from_games(summaries.iter().map(|summary| summary.names()));
        Statistics::of_all(&summaries, &names).len()
    });
}

/// A finished game of five with every set in a file: 235 tiles, 781 moves.
fn long_game(folder: &Path) -> PathBuf {
    let journal: Journal = dice::random_game(83, |_, _| {});
    assert_eq!(journal.game().board().tiles().len(), 235);
    let moves = journal.moves().cloned().collect();
    let setup = Setup::clone(journal.setup());
    let started = "2026-01-01T20:00:00Z".to_owned();
    let saved = Saved::new("long".to_owned(), started, setup, moves, Vec::new());
    let path = folder.join("long.json");
    games::save(&path, &saved).expect("a file");
    path
}

#[divan::bench]
fn reading_a_game_of_235_tiles(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = long_game(folder.path());
    let catalogue = bundled::catalogue();
    bencher.bench_local(|| games::open(&path, &catalogue).expect("a game"));
}

/// Opens such a game in the window until all is done: the first frame of its result, and the review
/// that a thread makes beside the window.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn opening_and_reviewing_a_game_of_235_tiles(bencher: Bencher<'_, '_>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = long_game(folder.path());
    let mut app = App::new(Folders::below(folder.path())).0;
    let mut painter = Painter::new(FULL_HD);
    painter.frame(&app, NOWHERE, &[]);
    bencher.bench_local(|| {
        drop(app.update(Message::Ask(Request::Open(path.clone()))));
        painter.frame(&app, NOWHERE, &[]);
    });
}

/// A screen of 3840 × 2160 as a PNG file, which is made beside the window.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn a_picture_at_4k(bencher: Bencher<'_, '_>) {
    // Something of every frequency, as a page has it.
    let pixel = |at: u32| ((at / 97) ^ (at / 13)).to_le_bytes();
    let pixels: Vec<u8> = (0..3_840 * 2_160).flat_map(pixel).collect();
    let size = Size::new(3_840, 2_160);
    bencher.bench_local(|| picture::encode(&pixels, size, |_, _| true).expect("a picture").len());
}
