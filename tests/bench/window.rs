//! Speed of the window: `cargo bench --bench window`. Frames are built, drawn and rasterised into
//! memory as iced's software renderer does for a window: only what has changed since the last
//! frame.

// In benchmarks a failed expectation is what should stop them.
#![allow(clippy::expect_used)]
#![allow(dead_code)] // Of the shared dice and tables only some are used here.

#[path = "../dice.rs"]
mod dice;
#[path = "../ui/painter.rs"]
mod painter;
#[path = "../table.rs"]
mod table;

use std::fs;
use std::sync::Arc;

use dice::{Dice, EVERYTHING, random_move, shuffle_orders};
use divan::Bencher;
use iced::{Point, Size};
use kings_order::app::screen;
use kings_order::app::{App, Message, Request, preferences};
use kings_order::content::bundled;
use kings_order::journal::Journal;
use kings_order::rules::game::Phase;
use kings_order::rules::house_rule::HouseRules;
use kings_order::rules::player::{Colour, Player};
use kings_order::rules::setup::{Deck, Recording};
use kings_order::rules::{self, Game, Move, Outcome, Setup};
use kings_order::storage::{Folders, Games, Saved, games, own};
use kings_order::text::Language;
use kings_order::widget::board;
use kings_order::widget::board::camera::Camera;
use painter::Painter;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const FULL_HD: Size = Size::new(1920.0, 1080.0);
const ULTRA_HD: Size = Size::new(3840.0, 2160.0);
const POINTER: Point = Point::new(900.0, 500.0);

fn main() {
    divan::main();
}

/// A window as the player has it.
struct Window {
    app: App,
    painter: Painter,
    _folder: tempfile::TempDir,
}

impl Window {
    /// There are no games yet: the sample board is shown.
    fn at_home() -> Self {
        let mut window = Self::new(tempfile::tempdir().expect("a folder"), FULL_HD);
        let part = window.app.shared().reading.part(Vec::new(), 0);
        window.send(Message::Listed(part));
        window
    }

    fn new(folder: tempfile::TempDir, size: Size) -> Self {
        let app = App::new(Folders::below(folder.path())).0;
        Self { app, painter: Painter::new(size), _folder: folder }
    }

    /// A game on a board of that many tiles, drawn and placed by chance from four boxes, with
    /// followers.
    fn with_tiles(count: usize) -> Self {
        Self::sized(count, FULL_HD)
    }

    fn sized(count: usize, size: Size) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::below(folder.path());
        fs::create_dir_all(folders.tiles()).expect("a folder");
        for set in ["second", "third", "fourth"] {
            let tiles = include_str!("../../resources/tiles/base.json").replace("base", set);
            let tiles = tiles.replace("\"start_copies\": 1", "\"start_copies\": 0");
            fs::write(folders.tiles().join(format!("{set}.json")), tiles).expect("a file");
        }
        let catalogue = bundled::with_own_tiles(&own::tile_sets(&folders).0).0;
        let player = |name: &str, colour| Player { name: name.to_owned(), colour };
        let setup = Setup {
            players: vec![
                player("Anna", Colour::Red),
                player("Ben", Colour::Blue),
                player("Cleo", Colour::Green),
            ],
            sets: ["base", "second", "third", "fourth"].map(str::to_owned).to_vec(),
            gardens: None,
            cards: Vec::new(),
            orders: None,
            deck: Deck::default(),
            record: Recording::Board,
            rules: HouseRules::default(),
        };
        let mut game =
            Game::new(Arc::new(setup.clone()), Arc::new(catalogue)).expect("a sound setup");
        let mut rng = SmallRng::seed_from_u64(150);
        let mut moves = Vec::new();
        while game.board().tiles().len() < count || game.phase() != Phase::Place {
            let made = chance(&game, &mut rng);
            game.play(&made).expect("a legal move");
            moves.push(made);
        }
        let saved = Saved::new(
            "bench".to_owned(),
            "2026-01-01T20:00:00Z".to_owned(),
            setup,
            moves,
            Vec::new(),
        );
        let path = Games::new(&folders).path("bench");
        games::save(&path, &saved).expect("a file");
        let mut window = Self::new(folder, size);
        window.send(Message::Ask(Request::Open(path)));
        assert_eq!(window.board().tiles().len(), count);
        window
    }

    fn send(&mut self, message: Message) {
        drop(self.app.update(message));
    }

    /// Builds, lays out, draws and rasterises the window.
    fn frame(&mut self) {
        self.painter.frame(&self.app, POINTER, &[]);
    }

    /// All of that until nothing moves any more.
    fn rest(&mut self) {
        self.painter.rest(&self.app, POINTER);
    }

    fn board(&self) -> &rules::Board {
        self.app.session().expect("the game").game().board()
    }

    fn look(&mut self, camera: Camera) {
        self.send(Message::Table(screen::table::Message::Board(board::Event::Looked(camera))));
    }
}

/// A drawn tile at any of its places, a follower every other time.
fn chance(game: &Game, rng: &mut SmallRng) -> Move {
    if matches!(game.phase(), Phase::Deploy { .. }) {
        let legal = game.legal_moves();
        return if rng.random_bool(0.5) {
            Move::EndTurn
        } else {
            legal.choose(rng).cloned().unwrap_or(Move::EndTurn)
        };
    }
    let places: Vec<Move> =
        game.legal_moves().into_iter().filter(|made| matches!(made, Move::Place { .. })).collect();
    places.choose(rng).cloned().expect("some tile fits")
}

/// Budget: 8 ms.
#[divan::bench]
fn a_frame_while_panning_150_tiles(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::with_tiles(150));
}

/// With all fields in the colours of their owners. Budget: 12 ms.
#[divan::bench]
fn a_frame_while_panning_250_tiles_with_their_fields(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(250);
    window.send(Message::Table(screen::table::Message::See(screen::table::See::Fields)));
    pan(bencher, window);
}

/// Budget: 16 ms.
#[divan::bench]
fn a_frame_while_panning_150_tiles_at_3840_by_2160(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::sized(150, ULTRA_HD));
}

fn pan(bencher: Bencher<'_, '_>, mut window: Window) {
    let size = window.painter.size();
    let room = Size::new(size.width - 560.0, size.height - 250.0);
    let mut camera = board::fit(window.board(), true, room);
    window.look(camera);
    window.rest();
    bencher.bench_local(|| {
        camera = Camera { center: Point::new(camera.center.x + 0.05, camera.center.y), ..camera };
        window.look(camera);
        window.frame();
    });
}

/// Notches of the wheel: every tile in a size that it has not had. Budget: 16 ms.
#[divan::bench]
fn a_frame_while_zooming_150_tiles(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let mut camera = board::fit(window.board(), true, Size::new(1360.0, 830.0));
    let least = camera.zoom;
    window.rest();
    bencher.bench_local(|| {
        let zoom = if camera.zoom > 1.9 * least { least } else { camera.zoom * 1.03 };
        camera = Camera { zoom, ..camera };
        window.look(camera);
        window.frame();
    });
}

/// The frames after that in which all become sharp, together. Budget: 50 ms (and 80 to wait).
#[divan::bench]
fn all_frames_until_150_zoomed_tiles_are_sharp(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let camera = board::fit(window.board(), true, Size::new(1360.0, 830.0));
    window.rest();
    let mut larger = false;
    bencher
        .with_inputs(|| {
            larger = !larger;
            let zoom = camera.zoom * if larger { 1.15 } else { 1.0 };
            Camera { zoom, ..camera }
        })
        .bench_local_values(|camera| {
            window.look(camera);
            window.frame();
            window.rest();
        });
}

/// Taking a move back, writing it to disk and showing it, and the same with making it again.
/// Budget: 16 ms.
#[divan::bench]
fn a_move_with_its_frame_on_150_tiles(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.rest();
    let mut undo = false;
    bencher.bench_local(|| {
        undo = !undo;
        window.send(Message::Ask(if undo { Request::Undo } else { Request::Redo }));
        window.frame();
    });
}

/// A move with the second window open as well. Budget: 24 ms.
#[divan::bench]
fn a_move_with_the_frames_of_both_windows(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let mut display = Painter::new(FULL_HD);
    window.rest();
    display.frame_of(window.app.view_for_all(), &window.app.theme(), POINTER, &[]);
    let mut undo = false;
    bencher.bench_local(|| {
        undo = !undo;
        window.send(Message::Ask(if undo { Request::Undo } else { Request::Redo }));
        window.frame();
        display.frame_of(window.app.view_for_all(), &window.app.theme(), POINTER, &[]);
    });
}

/// One thing and its opposite by turns, each with its frame.
fn by_turns(bencher: Bencher<'_, '_>, mut window: Window, things: [Message; 2]) {
    window.rest();
    let mut turns = things.iter().cycle();
    bencher.bench_local(|| {
        window.send(turns.next().expect("endless").clone());
        window.frame();
    });
}

fn at_table(message: screen::table::Message) -> Message {
    Message::Table(message)
}

/// A place is chosen: the tray shows the tiles that fit there. Budget: 16 ms.
#[divan::bench]
fn the_tray_is_opened(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let (at, _) = window.board().open_places().next().expect("an open place");
    let open = at_table(screen::table::Message::Board(board::Event::Clicked(at, None)));
    by_turns(
        bencher,
        window,
        [open, at_table(screen::table::Message::Press(screen::table::Press::Cancel))],
    );
}

/// The pointer comes to another place. Budget: 16 ms.
#[divan::bench]
fn a_place_is_hovered(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let mut places = window.board().open_places().map(|(at, _)| at);
    let mut hover =
        || at_table(screen::table::Message::Board(board::Event::Hovered(places.next())));
    let both = [hover(), hover()];
    drop(places);
    by_turns(bencher, window, both);
}

/// A side is typed and taken back. Budget: 16 ms.
#[divan::bench]
fn a_letter_is_typed(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let letter = at_table(screen::table::Message::Press(screen::table::Press::Letter('c')));
    by_turns(
        bencher,
        window,
        [letter, at_table(screen::table::Message::Press(screen::table::Press::Erase))],
    );
}

/// Budget: 16 ms.
#[divan::bench]
fn a_line_of_the_log_is_opened(bencher: Bencher<'_, '_>) {
    let window = Window::with_tiles(150);
    let last = window.app.session().expect("the game").journal().entries().len() - 1;
    let line = at_table(screen::table::Message::Log(screen::table::Log::Open(last, Some(0))));
    by_turns(bencher, window, [line.clone(), line]);
}

/// Everything is drawn anew. Budget: 33 ms.
#[divan::bench]
fn a_frame_in_the_other_look(bencher: Bencher<'_, '_>) {
    let next = Message::Ask(Request::Prefer(preferences::Message::NextLook));
    by_turns(bencher, Window::with_tiles(150), [next.clone(), next]);
}

/// Budget: 33 ms.
#[divan::bench]
fn a_frame_in_another_language(bencher: Bencher<'_, '_>) {
    let language =
        |language| Message::Ask(Request::Prefer(preferences::Message::Language(Some(language))));
    let both = [language(Language::German), language(Language::English)];
    by_turns(bencher, Window::with_tiles(150), both);
}

/// The window is laid out in other logical pixels. Budget: 33 ms.
#[divan::bench]
fn a_frame_in_another_text_size(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.rest();
    let mut larger = false;
    bencher.bench_local(|| {
        larger = !larger;
        window.painter.magnify(if larger { 1.25 } else { 1.0 });
        window.frame();
    });
}

#[divan::bench]
fn a_frame_in_which_nothing_changes(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.rest();
    bencher.bench_local(|| window.frame());
}

/// From nothing to the first frame, without the system's part. Budget: 40 ms with it.
#[divan::bench]
fn the_first_frame_of_the_home_screen() {
    Window::at_home().frame();
}

/// A game with every set, played by chance to its end.
fn played_with_every_set() -> Journal {
    let mut dice = Dice::new(7);
    let mut setup = table::setup(&["Anna", "Ben", "Cleo", "Dora", "Emil"], &EVERYTHING);
    shuffle_orders(&mut setup, &mut dice);
    let mut journal = Journal::new(setup, bundled::catalogue()).expect("a sound setup");
    while !journal.game().is_finished() {
        let made = random_move(journal.game(), &mut dice);
        journal.play(made).expect("a legal move");
    }
    journal
}

/// Its first moves, as they lie in a file.
fn saved(journal: &Journal, moves: usize) -> String {
    let moves = journal.moves().take(moves).cloned().collect();
    let (setup, started) = ((**journal.setup()).clone(), "2026-01-01T20:00:00Z".to_owned());
    let saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    saved.encode().expect("a game")
}

/// A window on a game that lies in a file.
fn with_file(game: &str) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("evening.json");
    fs::write(&path, game).expect("a file");
    let app = App::with_file(Folders::below(folder.path()), Some(&path)).0;
    Window { app, painter: Painter::new(FULL_HD), _folder: folder }
}

/// A window on the last turn but one of a game with every set, and an open place of its board.
fn late_with_every_set() -> (Window, rules::geometry::Position) {
    let journal = played_with_every_set();
    let can_place = |moves: &usize| journal.game_after(*moves).phase() == Phase::Place;
    let turns = (0..journal.entries().len()).rev().filter(can_place);
    let moves = turns.take(2).last().expect("a turn");
    let game = journal.game_after(moves);
    let mut places = game.board().open_places().map(|(at, _)| at);
    let at = places.find(|&at| game.can_fill(at)).expect("an open place");
    (with_file(&saved(&journal, moves)), at)
}

/// Budget: 16 ms.
#[divan::bench]
fn a_move_with_its_frame_late_with_every_set(bencher: Bencher<'_, '_>) {
    let (window, _) = late_with_every_set();
    let moves = [Message::Ask(Request::Undo), Message::Ask(Request::Redo)];
    by_turns(bencher, window, moves);
}

/// A frame while points fly from a feature to a player. Budget: 16 ms.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn a_frame_while_points_rise_late_with_every_set(bencher: Bencher<'_, '_>) {
    let journal = played_with_every_set();
    let scores = |index: &usize| {
        let entry = &journal.entries()[*index];
        let is_last = entry.outcomes.iter().any(|outcome| matches!(outcome, Outcome::Scored(_)));
        is_last && !journal.game_after(index + 1).is_finished()
    };
    let moves = (0..journal.entries().len()).rev().find(scores).expect("points before the end");
    let game = saved(&journal, moves);
    let made = journal.entries()[moves].made.clone();
    let flying = || {
        let mut window = with_file(&game);
        window.frame();
        window.send(at_table(screen::table::Message::Make(made.clone())));
        window.frame();
        window.send(Message::Frame);
        window.frame();
        assert!(window.app.table().is_some_and(|table| table.gains().is_some()), "points fly");
        window
    };
    bencher.with_inputs(flying).bench_local_values(|mut window| {
        window.send(Message::Frame);
        window.frame();
    });
}

/// Budget: 16 ms.
#[divan::bench]
fn the_tray_rises_late_with_every_set(bencher: Bencher<'_, '_>) {
    let (window, at) = late_with_every_set();
    let rise = at_table(screen::table::Message::Board(board::Event::Clicked(at, None)));
    let fall = at_table(screen::table::Message::Press(screen::table::Press::Cancel));
    by_turns(bencher, window, [rise, fall]);
}

/// The risen tray is narrowed by a side, and widened. Budget: 16 ms.
#[divan::bench]
fn the_risen_tray_is_narrowed_late_with_every_set(bencher: Bencher<'_, '_>) {
    let (mut window, at) = late_with_every_set();
    window.send(at_table(screen::table::Message::Board(board::Event::Clicked(at, None))));
    let letter = at_table(screen::table::Message::Press(screen::table::Press::Letter('c')));
    let erase = at_table(screen::table::Message::Press(screen::table::Press::Erase));
    by_turns(bencher, window, [letter, erase]);
}

/// The last magic portal of a game with every set: each figure may go to every feature that is
/// open. Budget: 16 ms.
#[divan::bench]
fn a_frame_at_a_magic_portal(bencher: Bencher<'_, '_>) {
    let journal = played_with_every_set();
    let is_portal = |moves: &usize| {
        let game = journal.game_after(*moves);
        game.questions_of_action().iter().any(|question| question.answers.len() > 20)
    };
    let moves = (0..journal.entries().len()).rev().find(is_portal).expect("a portal");
    let mut window = with_file(&saved(&journal, moves));
    window.rest();
    bencher.bench_local(|| window.frame());
}

/// A finished game with every set, opened by its path. Budget: 60 ms with the system's part.
#[divan::bench]
fn the_first_frame_of_a_finished_game(bencher: Bencher<'_, '_>) {
    let journal = played_with_every_set();
    let game = saved(&journal, journal.entries().len());
    bencher.bench_local(|| with_file(&game).frame());
}
