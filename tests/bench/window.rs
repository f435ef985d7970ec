//! Speed of the window: `cargo bench --bench window`. Frames are built, drawn and rasterised into
//! memory as iced's software renderer does for a window: only what has changed since the last
//! frame.

// In benchmarks a failed expectation is what should stop them.
#![allow(clippy::expect_used)]

#[path = "../ui/painter.rs"]
mod painter;

use std::fs;
use std::sync::Arc;

use divan::Bencher;
use iced::{Point, Size};
use kings_order::app::screen::table;
use kings_order::app::{App, Message, Request, preferences};
use kings_order::content::bundled;
use kings_order::rules::game::Phase;
use kings_order::rules::house_rule::HouseRules;
use kings_order::rules::player::{Colour, Player};
use kings_order::rules::setup::{Deck, Recording};
use kings_order::rules::{Game, Move, Setup};
use kings_order::storage::{Folders, Games, Saved, games, own};
use kings_order::widget::board;
use kings_order::widget::board::camera::Camera;
use painter::Painter;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

const FULL_HD: Size = Size::new(1920.0, 1080.0);

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
    fn at_home() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::new(folder, FULL_HD)
    }

    fn new(folder: tempfile::TempDir, size: Size) -> Self {
        let app = App::new(Folders::below(folder.path())).0;
        Self { app, painter: Painter::new(size), _folder: folder }
    }

    /// A game on a board of that many tiles, drawn and placed by chance from three boxes, with
    /// followers.
    fn with_tiles(count: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::below(folder.path());
        fs::create_dir_all(folders.tiles()).expect("a folder");
        for set in ["second", "third"] {
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
            sets: ["base", "second", "third"].map(str::to_owned).to_vec(),
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
        let mut window = Self::new(folder, FULL_HD);
        window.send(Message::Ask(Request::Open(path)));
        assert_eq!(window.app.session().expect("the game").game().board().tiles().len(), count);
        window
    }

    fn send(&mut self, message: Message) {
        drop(self.app.update(message));
    }

    /// Builds, lays out, draws and rasterises the window.
    fn frame(&mut self) {
        self.painter.frame(&self.app, Point::new(900.0, 500.0), &[]);
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

/// Budget: 10 ms.
#[divan::bench]
fn a_frame_while_panning_150_tiles(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::with_tiles(150));
}

#[divan::bench]
fn a_frame_while_panning_200_tiles(bencher: Bencher<'_, '_>) {
    pan(bencher, Window::with_tiles(200));
}

/// The same with all fields in the colours of their owners.
#[divan::bench]
fn a_frame_while_panning_200_tiles_with_their_fields(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(200);
    window.send(Message::Table(table::Message::See(table::See::Fields)));
    pan(bencher, window);
}

fn pan(bencher: Bencher<'_, '_>, mut window: Window) {
    let session = window.app.session().expect("the game");
    let mut camera = board::fit(session.game().board(), true, Size::new(1360.0, 830.0));
    window.frame();
    bencher.bench_local(|| {
        camera = Camera { center: Point::new(camera.center.x + 0.05, camera.center.y), ..camera };
        window.send(Message::Table(table::Message::Board(board::Event::Looked(camera))));
        window.frame();
    });
}

/// Taking a move back, writing it to disk and showing it, and the same with making it again.
#[divan::bench]
fn a_move_with_its_frame_on_150_tiles(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.frame();
    let mut undo = false;
    bencher.bench_local(|| {
        undo = !undo;
        window.send(Message::Ask(if undo { Request::Undo } else { Request::Redo }));
        window.frame();
    });
}

/// The frame after the look has changed: everything is drawn anew.
#[divan::bench]
fn a_frame_in_the_other_look(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.frame();
    bencher.bench_local(|| {
        window.send(Message::Ask(Request::Prefer(preferences::Message::NextLook)));
        window.frame();
    });
}

#[divan::bench]
fn a_frame_in_which_nothing_changes(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    window.frame();
    bencher.bench_local(|| window.frame());
}

/// A notch of the wheel: every tile in another size.
#[divan::bench]
fn a_frame_while_zooming_150_tiles(bencher: Bencher<'_, '_>) {
    let mut window = Window::with_tiles(150);
    let session = window.app.session().expect("the game");
    let camera = board::fit(session.game().board(), true, Size::new(1360.0, 830.0));
    window.frame();
    let mut larger = false;
    bencher.bench_local(|| {
        larger = !larger;
        let zoom = camera.zoom * if larger { 1.15 } else { 1.0 };
        let camera = Camera { zoom, ..camera };
        window.send(Message::Table(table::Message::Board(board::Event::Looked(camera))));
        window.frame();
    });
}

/// From nothing to the first frame, without the system's part. Budget: 100 ms with it.
#[divan::bench]
fn the_first_frame_of_the_home_screen() {
    Window::at_home().frame();
}
