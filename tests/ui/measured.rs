//! Windows that are measured: games of 150 tiles, and a game with every set.

use std::collections::BTreeMap;
use std::fs;
use std::sync::{Arc, Mutex};

use ask::Request;
use content::bundled;
use iced::{Point, Size};
use journal::{Entry, Journal};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::game::{Phase, legal, questions};
use rules::house_rule::HouseRules;
use rules::player::{Colour, Player};
use rules::setup::{Deck, Recording};
use rules::{self, Catalogue, Game, Move, Outcome, Setup};
use shell::{App, Message};
use storage::{Folders, Games, Saved, games, own};
use widget::board;
use widget::board::camera::Camera;

use super::painter::Painter;
use support::dice::{Dice, EVERYTHING, random_move, shuffle_orders};
use support::table;

pub const FULL_HD: Size = Size::new(1920.0, 1080.0);
/// Where the pointer rests.
pub const POINTER: Point = Point::new(900.0, 500.0);

/// The moves of the games on boards of so many tiles, each played once.
static PLAYED: Mutex<BTreeMap<usize, Vec<Move>>> = Mutex::new(BTreeMap::new());

/// The moves of a game by chance until its board has so many tiles.
fn played(setup: &Setup, catalogue: Catalogue, count: usize) -> Vec<Move> {
    let setup = Arc::new(setup.clone());
    let mut game = Game::new(setup, Arc::new(catalogue)).expect("a sound setup");
    let mut rng = SmallRng::seed_from_u64(150);
    let mut moves = Vec::new();
    while game.board().tiles().len() < count || game.phase() != Phase::Place {
        let made = chance(&game, &mut rng);
        game.play(&made).expect("a legal move");
        moves.push(made);
    }
    moves
}

/// A window as the player has it.
pub struct Window {
    pub app: App,
    pub painter: Painter,
    _folder: tempfile::TempDir,
}

#[allow(dead_code)] // tests and benchmarks each use their part
impl Window {
    /// There are no games yet: the sample board is shown.
    pub fn at_home() -> Self {
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
    pub fn with_tiles(count: usize) -> Self {
        Self::sized(count, FULL_HD)
    }

    pub fn sized(count: usize, size: Size) -> Self {
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
        let moves = PLAYED.lock().expect("games").get(&count).cloned();
        let moves = moves.unwrap_or_else(|| played(&setup, catalogue, count));
        PLAYED.lock().expect("games").insert(count, moves.clone());
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

    pub fn send(&mut self, message: Message) {
        drop(self.app.update(message));
    }

    /// Builds, lays out, draws and rasterises the window.
    pub fn frame(&mut self) {
        self.painter.frame(&self.app, POINTER, &[]);
    }

    /// All of that until nothing moves any more.
    pub fn rest(&mut self) {
        self.painter.rest(&self.app, POINTER);
    }

    /// The entry of the last feature that was scored, and the place of its line there.
    pub fn last_scored(&self) -> (usize, usize) {
        let entries = self.app.session().expect("the game").journal().entries();
        let scored = |entry: &Entry| {
            let of_feature =
                |outcome: &Outcome| matches!(outcome, Outcome::Scored(it) if it.record.is_some());
            entry.outcomes.iter().position(of_feature)
        };
        let mut lines = entries.iter().enumerate().rev();
        lines.find_map(|(index, entry)| Some((index, scored(entry)?))).expect("points")
    }

    pub fn board(&self) -> &rules::Board {
        self.app.session().expect("the game").game().board()
    }

    pub fn look(&mut self, camera: Camera) {
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

/// A game with every set, played by chance to its end.
pub fn played_with_every_set() -> Journal {
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
pub fn saved(journal: &Journal, moves: usize) -> String {
    let moves = journal.moves().take(moves).cloned().collect();
    let (setup, started) = ((**journal.setup()).clone(), "2026-01-01T20:00:00Z".to_owned());
    let saved = Saved::new("evening".to_owned(), started, setup, moves, Vec::new());
    saved.encode().expect("a game")
}

/// A window on a game that lies in a file.
pub fn with_file(game: &str) -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("evening.json");
    fs::write(&path, game).expect("a file");
    let app = App::with_file(Folders::below(folder.path()), Some(&path)).0;
    Window { app, painter: Painter::new(FULL_HD), _folder: folder }
}

/// A window on the last turn but one of a game with every set, and an open place of its board.
pub fn late_with_every_set() -> (Window, rules::geometry::Position) {
    let journal = played_with_every_set();
    let can_place = |moves: &usize| journal.game_after(*moves).phase() == Phase::Place;
    let turns = (0..journal.entries().len()).rev().filter(can_place);
    let moves = turns.take(2).last().expect("a turn");
    let game = journal.game_after(moves);
    let mut places = game.board().open_places().map(|(at, _)| at);
    let at = places.find(|&at| legal::can_fill(&game, at)).expect("an open place");
    (with_file(&saved(&journal, moves)), at)
}

/// A window at the last magic portal of a game with every set: each figure may go to every feature
/// that is open.
pub fn at_a_portal() -> Window {
    let journal = played_with_every_set();
    let is_portal = |moves: &usize| {
        let game = journal.game_after(*moves);
        questions::act::questions_of_action(&game)
            .iter()
            .any(|question| question.answers.len() > 20)
    };
    let moves = (0..journal.entries().len()).rev().find(is_portal).expect("a portal");
    with_file(&saved(&journal, moves))
}
