//! Hands and eyes for the window: finds words and places on the screen, clicks and types. The same
//! driver runs headless here and tells the test of the real window where to click.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use headless::iced_test::runtime::{self, task};
use headless::iced_test::{Simulator, selector};
use iced::futures::StreamExt as _;
use iced::futures::executor::block_on;
use iced::keyboard::{self, Key, Modifiers, key};
use iced::{Color, Event, Point, Rectangle, Size, mouse, window};
use kit::curtain::picker;
use kit::picture;
use phone::address::Choice;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rules::card;
use rules::expansion;
use rules::game::question::{Answer, Sent, Topic};
use rules::game::{Phase, Step, legal, sets};
use rules::geometry::{HalfEdge, Position, Rotation, Side};
use rules::orders::hand::Orders;
use rules::outcome::Outcome;
use rules::player::Figure;
use rules::setup::Recording;
use rules::throw::{Distance, Throw, Token};
use rules::tile::{Edge, Id, Segment, Tile};
use rules::{Game, Move, Setup};
use screen::table::{
    Act, DISTANCE, Entry, RISEN, acts, answer_id, answer_number, claims, offered, tile_id,
};
use shell::{App, Message};
use storage::settings::Settings;
use storage::{Folders, Games, Saved, games};
use widget::Renderer;
use widget::board::{self, camera::Camera};

#[path = "writing.rs"]
pub mod writing;
use writing::is_written;

/// The sets that are ticked for a game with every set: the others come along with them, or are
/// ticked already.
#[allow(dead_code)]
pub const EVERY_SET: [&str; 11] = [
    "The sixth shrine",
    "The Count of Carcassonne",
    "The River II",
    "Inns & Cathedrals",
    "Traders & Builders",
    "The Princess & the Dragon",
    "The Tower",
    "Abbey & Mayor",
    "The Catapult",
    "The Cathars",
    "The Besiegers",
];

/// A window that is looked at and worked with.
#[allow(dead_code)] // the headless tests and those of the real window each use their part
pub struct Driver {
    /// The app behind it.
    pub app: App,
    size: Size,
    /// Clicks and keys so far.
    pub inputs: usize,
    /// How often Shift was held with a key.
    pub shifts: usize,
    /// The time of the window.
    pub now: Instant,
    /// The time that somebody takes from one key to the next.
    pub pace: Duration,
}

/// The board as it is on the screen.
struct Board {
    bounds: Rectangle,
    /// The risen tray.
    tray: Option<Rectangle>,
    /// The height of the board that the tray covers.
    covered: f32,
    camera: Camera,
}

impl Board {
    /// Where a place is on the screen.
    fn on_screen(&self, at: Position, within: Point) -> Point {
        let world = Point::new(at.x as f32 + within.x, at.y as f32 + within.y);
        let at = self.camera.to_screen(world, self.bounds.size());
        Point::new(self.bounds.x + at.x, self.bounds.y + at.y)
    }
}

/// The part of a widget that is in sight, unless it is next to nothing.
fn visible(found: selector::Target) -> Option<Rectangle> {
    found.visible_bounds().filter(|bounds| bounds.height > 8.0 && bounds.width > 8.0)
}

/// The inputs of people by mouse and keys, for a second window that repeats them.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// The pointer moves.
    Move(Point),
    /// The left button is clicked.
    Click(Point),
    /// A key is pressed, by its name for xdotool.
    Key(String),
    /// Text is typed.
    Type(String),
}

/// How a turn is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Click the place, then the tile.
    SpotFirst,
    /// Type the tile's sides, then click the place.
    TileFirst,
}

/// A laptop that only this machine reaches.
fn loopback() -> Vec<Choice> {
    vec![Choice { ip: Ipv4Addr::LOCALHOST.into(), interface: "lo".to_owned() }]
}

#[allow(dead_code)]
impl Driver {
    /// A window of that size on the games of a folder.
    pub fn new(folder: &Path, size: Size) -> Self {
        let mut driver = Self::unread(folder, size);
        driver.list_games();
        driver
    }

    /// The window before the games of the folder are read.
    pub fn unread(folder: &Path, size: Size) -> Self {
        let folders = Folders::below(folder);
        let path = folders.settings();
        if !path.exists() {
            // Whatever the machine speaks.
            let english = Settings { language: Some("en".to_owned()), ..Settings::default() };
            english.save(&folders).expect("a folder to write to");
        }
        // Every run deals the same orders.
        let app = App::new(folders).0.among(loopback).shuffled_by(StdRng::seed_from_u64(1));
        let (now, pace) = (Instant::now(), Duration::from_millis(400));
        Self { app, size, inputs: 0, shifts: 0, now, pace }
    }

    /// A window in which a game is open, put into the folder first.
    pub fn with_game(folder: &Path, saved: &Saved, size: Size) -> Self {
        let path = Games::new(&Folders::below(folder)).path(&saved.id);
        games::save(&path, saved).expect("a folder to write to");
        let mut driver = Self::new(folder, size);
        driver.send(Message::Ask(ask::Request::Open(path)));
        driver
    }

    /// This window, which waits for nothing that takes a while.
    pub fn impatient(self) -> Self {
        Self { app: self.app.patient(Duration::ZERO), ..self }
    }

    /// Presses take no time, and none is a second one by mistake.
    pub fn steady(mut self) -> Self {
        self.pace = Duration::ZERO;
        self.app = self.app.under_a_steady_hand();
        self
    }

    /// The size of the window, in logical pixels.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The window gets another size.
    pub fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// Reads the earlier games, which the window does beside itself.
    pub fn list_games(&mut self) {
        let shared = self.app.shared();
        let entries = shared.games.list(&shared.settings.games_elsewhere, &shared.catalogue);
        let of = entries.len();
        self.send(Message::Listed(shared.reading.part(entries, of)));
    }

    /// The game that is looked at: the open one, or its past while a turn is entered anew.
    pub fn game(&self) -> &Game {
        let session = self.app.session().expect("an open game");
        self.app.table().map_or(session.game(), |table| table.game(session))
    }

    /// The content of the window, to be looked at and clicked.
    pub fn ui(&self) -> Simulator<'_, Message, iced::Theme, Renderer> {
        Simulator::with_size(shell::settings(), self.size, self.app.view())
    }

    /// A message, as if a widget had sent it.
    pub fn send(&mut self, message: Message) {
        drop(self.app.update_at(message, self.now));
    }

    /// A message, and all that comes of it in the background.
    #[allow(dead_code)]
    pub fn send_and_wait(&mut self, message: Message) {
        let task = self.app.update_at(message, self.now);
        let Some(mut told) = task::into_stream(task) else { return };
        while let Some(action) = block_on(told.next()) {
            if let runtime::Action::Output(message) = action {
                self.send(message);
            }
        }
    }

    /// Seconds pass in which nobody does anything, told as the window is told.
    pub fn wait(&mut self, seconds: u32) {
        for _ in 0..seconds {
            self.now += Duration::from_secs(1);
            self.send(Message::Tick);
        }
    }

    /// Where words stand; `None` if they are not shown.
    pub fn find(&self, words: &str) -> Option<Rectangle> {
        let found = self.ui().find(words).ok()?;
        found.visible_bounds()
    }

    /// Where a named widget is; `None` if it is not shown.
    pub fn find_id(&self, id: impl Into<iced::widget::Id>) -> Option<Rectangle> {
        visible(self.ui().find(selector::id(id)).ok()?)
    }

    /// Where the first text with this beginning stands; `None` if none is shown.
    pub fn beginning(&self, words: &str) -> Option<Rectangle> {
        let found = self.ui().find(|candidate: selector::Candidate<'_>| match candidate {
            selector::Candidate::Text { content, visible_bounds, .. } => {
                visible_bounds.filter(|_| content.starts_with(words))
            }
            _ => None,
        });
        found.ok()
    }

    /// All words that are shown, with where they stand.
    pub fn texts(&self) -> Vec<(String, Rectangle)> {
        let mut texts = Vec::new();
        let _ = self.ui().find(|candidate: selector::Candidate<'_>| {
            if let selector::Candidate::Text { content, visible_bounds, .. } = candidate {
                texts.extend(visible_bounds.map(|bounds| (content.to_owned(), bounds)));
            }
            None::<()>
        });
        texts
    }

    /// Whether words are shown.
    pub fn shows(&self, words: &str) -> bool {
        self.find(words).is_some()
    }

    /// How many buttons claim Enter.
    #[allow(dead_code)]
    pub fn claiming_enter(&self) -> usize {
        let (mut claims, enter) = (0, iced::widget::Id::new("⏎"));
        let _ = self.ui().find(|candidate: selector::Candidate<'_>| {
            claims += usize::from(candidate.id() == Some(&enter));
            None::<()>
        });
        claims
    }

    /// Whether the second window shows words.
    #[allow(dead_code)]
    pub fn shows_to_all(&self, words: &str) -> bool {
        let view = self.app.view_for_all();
        Simulator::with_size(shell::settings(), self.size, view).find(words).is_ok()
    }

    /// Whether both windows show words, or neither.
    #[allow(dead_code)]
    pub fn both_show(&self, words: &str) -> bool {
        let (one, other) = (self.shows(words), self.shows_to_all(words));
        assert_eq!(one, other, "both windows tell the same of “{words}”");
        one
    }

    /// The window as it is painted.
    pub fn drawn(&self) -> window::Screenshot {
        picture::draw(self.app.view(), self.size, 1.0, &self.app.theme())
    }

    /// The colour at a point of the painted window.
    pub fn pixel(drawn: &window::Screenshot, at: Point) -> Option<Color> {
        let index = at.y as usize * drawn.size.width as usize + at.x as usize;
        let pixel = drawn.rgba.chunks_exact(4).nth(index)?;
        let [red, green, blue, _] = pixel else { return None };
        Some(Color::from_rgb8(*red, *green, *blue))
    }

    /// Clicks words.
    pub fn click(&mut self, words: &str) -> Input {
        let bounds = self.find(words).unwrap_or_else(|| panic!("`{words}` is not on the screen"));
        self.click_at(bounds.center())
    }

    /// Clicks the second answer to a house rule: the answers stand in a row below the question, and
    /// the words of a round button cannot be found.
    pub fn click_second_answer(&mut self, question: &str) -> Input {
        let bounds = self.find(question).expect("the question");
        self.click_at(Point::new(bounds.x + 240.0, bounds.y + bounds.height + 14.0))
    }

    /// Clicks a point of the window.
    pub fn click_at(&mut self, at: Point) -> Input {
        self.inputs += 1;
        self.now += self.pace;
        let mut ui = self.ui();
        ui.point_at(at);
        let moved = Event::Mouse(mouse::Event::CursorMoved { position: at });
        let _ = ui.simulate([moved].into_iter().chain(headless::iced_test::simulator::click()));
        let messages: Vec<Message> = ui.into_messages().collect();
        messages.into_iter().for_each(|message| self.send(message));
        Input::Click(at)
    }

    /// Moves the pointer.
    pub fn point_at(&mut self, at: Point) -> Input {
        let mut ui = self.ui();
        ui.point_at(at);
        let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position: at })]);
        let messages: Vec<Message> = ui.into_messages().collect();
        messages.into_iter().for_each(|message| self.send(message));
        Input::Move(at)
    }

    /// Types into a field.
    pub fn type_into(&mut self, id: iced::widget::Id, text: &str) -> Vec<Input> {
        let bounds = self.find_id(id).expect("the field is shown");
        self.now += self.pace;
        let mut ui = self.ui();
        ui.point_at(bounds.center());
        let _ = ui.simulate(headless::iced_test::simulator::click());
        let _ = ui.typewrite(text);
        let messages: Vec<Message> = ui.into_messages().collect();
        messages.into_iter().for_each(|message| self.send(message));
        vec![Input::Click(bounds.center()), Input::Type(text.to_owned())]
    }

    /// Presses and lets go of a key that no widget takes.
    pub fn key(&mut self, name: &str) -> Input {
        self.inputs += 1;
        self.key_with(name, Modifiers::empty());
        Input::Key(name.to_owned())
    }

    /// Presses a key with Ctrl.
    pub fn ctrl(&mut self, name: &str) -> Input {
        self.inputs += 1;
        self.key_with(name, Modifiers::CTRL);
        Input::Key(format!("ctrl+{name}"))
    }

    /// Presses a key with Alt.
    pub fn alt(&mut self, name: &str) -> Input {
        self.inputs += 1;
        self.key_with(name, Modifiers::ALT);
        Input::Key(format!("alt+{name}"))
    }

    fn key_with(&mut self, name: &str, modifiers: Modifiers) {
        let modifiers = modifiers | shift_of(name);
        self.shifts += usize::from(modifiers.shift());
        self.now += self.pace;
        self.send(Message::Key(pressed(name, modifiers)));
        self.send(Message::Key(keyboard::Event::KeyReleased {
            key: key_of(name),
            modified_key: key_of(name),
            physical_key: physical(name),
            location: keyboard::Location::Standard,
            modifiers,
        }));
    }

    /// Holds a key down.
    pub fn hold(&mut self, name: &str) {
        self.now += self.pace;
        self.send(Message::Key(pressed(name, Modifiers::empty())));
    }

    /// Where a place of the board is on the screen.
    pub fn on_board(&self, at: Position, within: Point) -> Point {
        self.board().on_screen(at, within)
    }

    /// The board as it is on the screen.
    fn board(&self) -> Board {
        let mut ui = self.ui();
        let mut shown = |id| visible(ui.find(selector::id(id)).ok()?);
        let bounds = shown(board::ID).expect("the board is shown");
        let tray = shown(RISEN);
        let table = self.app.table().expect("the table");
        let camera = table.camera();
        let fit = || board::fit_while(self.game(), bounds.size());
        let camera = camera.unwrap_or_else(fit).snapped(1.0);
        let covered = tray.map_or(0.0, |tray| bounds.y + bounds.height - tray.y);
        let session = self.app.session().expect("an open game");
        let camera = match table.near(session) {
            Some((at, moved)) => {
                let clear = Size::new(bounds.width, bounds.height - covered);
                moved.unwrap_or_else(|| camera.near(at, clear, bounds.size())).snapped(1.0)
            }
            None => camera,
        };
        Board { bounds, tray, covered, camera }
    }

    /// Clicks the middle of a place of the board.
    pub fn click_place(&mut self, at: Position) -> Input {
        let middle = |board: &Board| board.on_screen(at, Point::new(0.5, 0.5));
        let mut board = self.board();
        // People put away another place, to which the view has come near.
        for _ in 0..2 {
            let at = middle(&board);
            let is_hidden = board.tray.is_some_and(|tray| tray.contains(at));
            if is_hidden || !board.bounds.contains(at) {
                self.key("Escape");
                board = self.board();
            }
        }
        self.click_at(middle(&board))
    }

    /// Enters the tile of a turn.
    pub fn place(
        &mut self,
        tile: &Id,
        at: Position,
        rotation: Rotation,
        style: Style,
    ) -> Vec<Input> {
        match style {
            Style::SpotFirst => self.place_spot_first(tile, at, rotation),
            Style::TileFirst => self.place_tile_first(tile, at, rotation),
        }
    }

    fn place_spot_first(&mut self, tile: &Id, at: Position, rotation: Rotation) -> Vec<Input> {
        let mut done = vec![self.click_place(at)];
        // A thing above a place keeps clicks from it: its key works as well.
        if *self.app.table().expect("the table").entry() != Entry::Place(at) {
            let places = self.app.table().expect("the table").places(self.game());
            let number = places.iter().position(|other| *other == at).expect("an open place") + 1;
            done.push(self.pick(number));
        }
        let (typed, number) = self.find_tile(tile, at, rotation);
        done.extend(typed);
        done.push(self.press_tile(number));
        done
    }

    /// The number of a tile in the tray for a place, after as many of its sides were typed as bring
    /// it into sight.
    pub fn find_tile(
        &mut self,
        tile: &Id,
        at: Position,
        rotation: Rotation,
    ) -> (Vec<Input>, usize) {
        let mut done = Vec::new();
        let kind =
            Arc::clone(self.game().catalogue().tile(tile.as_str()).expect("a tile of the game"));
        let same = same_look(&kind, rotation);
        for letter in kind.code_lying(rotation).chars() {
            let number = self.offered_way(tile, at, &same).or_else(|| self.offered_kind(tile, at));
            if number.is_some_and(|number| self.find_id(tile_id(number)).is_some()) {
                break;
            }
            done.push(self.key(&letter.to_string()));
        }
        let table = self.app.table().expect("the table");
        if table.offered(self.game(), at).has_more_ways(&kind) {
            let number = self.offered_kind(tile, at).expect("the tile is offered");
            done.push(self.press_tile(number));
        }
        let exact = self.offered_way(tile, at, &[rotation]);
        let number = exact.or_else(|| self.offered_way(tile, at, &same));
        (done, number.expect("the tile fits there"))
    }

    /// The number of a tile among those offered for a place, in one of these rotations.
    fn offered_way(&self, tile: &Id, at: Position, ways: &[Rotation]) -> Option<usize> {
        let offered = self.app.table().expect("the table").offered(self.game(), at);
        let is_meant =
            |(other, turned): &(&Arc<Tile>, Rotation)| other.id == *tile && ways.contains(turned);
        offered.ways.iter().position(is_meant).map(|index| index + 1)
    }

    fn offered_kind(&self, tile: &Id, at: Position) -> Option<usize> {
        self.offered_way(tile, at, &Rotation::ALL)
    }

    /// Clicks the tile of that number in the tray, or presses its key if it is out of sight.
    fn press_tile(&mut self, number: usize) -> Input {
        match self.find_id(tile_id(number)) {
            Some(bounds) => self.click_at(bounds.center()),
            None => self.pick(number),
        }
    }

    /// Clicks the place, presses the tile, and lets it go where its segment lies on the board.
    pub fn drop_tile(&mut self, tile: &Id, at: Position, rotation: Rotation, on: Option<Point>) {
        self.click_place(at);
        let (_, number) = self.find_tile(tile, at, rotation);
        let from = self.find_id(tile_id(number)).expect("the tile is shown").center();
        self.inputs += 1;
        self.mouse(from, mouse::Event::ButtonPressed(mouse::Button::Left));
        let to = match on {
            Some(within) => {
                let grown = self.grown(at);
                Point::new(grown.x + within.x * grown.width, grown.y + within.y * grown.height)
            }
            None => from,
        };
        self.mouse(to, mouse::Event::CursorMoved { position: to });
        self.mouse(to, mouse::Event::ButtonReleased(mouse::Button::Left));
    }

    /// Where a tile that is held over a place is on the screen.
    pub fn grown(&self, at: Position) -> Rectangle {
        let Board { bounds, covered, camera, .. } = self.board();
        board::grown(at, camera, bounds, covered)
    }

    /// Sends an event of the mouse, with the pointer there.
    pub fn mouse(&mut self, at: Point, event: mouse::Event) {
        if matches!(event, mouse::Event::ButtonPressed(_)) {
            self.now += self.pace;
        }
        let mut ui = self.ui();
        ui.point_at(at);
        let _ = ui.simulate([Event::Mouse(event)]);
        let messages: Vec<Message> = ui.into_messages().collect();
        messages.into_iter().for_each(|message| self.send(message));
    }

    /// The edges that a press can give to a side of the blank tile, in the order in which they lie
    /// along it; none where it is known.
    pub fn edges(&self, at: Position, side: Side) -> Vec<Edge> {
        let table = self.app.table().expect("the table");
        let offered = table.offered(self.game(), at);
        let has = |edge: &Edge| {
            offered.lying().iter().any(|(tile, turned)| tile.edge(side, *turned) == *edge)
        };
        let edges: Vec<Edge> = Edge::DRAWN.into_iter().filter(has).collect();
        if edges.len() > 1 { edges } else { Vec::new() }
    }

    /// Where an edge lies on the blank tile on the screen: the square around its letter.
    pub fn zone(&self, at: Position, side: Side, edge: Edge) -> Rectangle {
        let edges = self.edges(at, side);
        let index = edges.iter().position(|other| *other == edge).expect("the edge is offered");
        let (part, deep) = (1.0 / edges.len() as f32, 0.14);
        let along = deep + (1.0 - 2.0 * deep) * part * (index as f32 + 0.5);
        let within = match side {
            Side::North => Point::new(along, deep),
            Side::East => Point::new(1.0 - deep, along),
            Side::South => Point::new(along, 1.0 - deep),
            Side::West => Point::new(deep, along),
        };
        let middle = self.on_board(at, within);
        let tile = self.on_board(at, Point::new(1.0, 0.0)).x - self.on_board(at, Point::ORIGIN).x;
        let part = tile * (0.72 * part).min(0.28);
        Rectangle::new(middle - iced::Vector::new(part, part) * 0.5, Size::new(part, part))
    }

    /// Paints a side of the blank tile by a press on that edge, and lets go.
    pub fn paint(&mut self, at: Position, side: Side, edge: Edge) {
        let point = self.zone(at, side, edge).center();
        self.inputs += 1;
        self.mouse(point, mouse::Event::ButtonPressed(mouse::Button::Left));
        // A new window does not know where the press began, so it cannot tell a release from a pull.
        if self.app.table().and_then(|table| table.entering()?.held()).is_some() {
            let dropped = board::Event::Dropped(None);
            self.send(Message::Table(screen::table::Message::Board(dropped)));
        }
    }

    fn place_tile_first(&mut self, tile: &Id, at: Position, rotation: Rotation) -> Vec<Input> {
        let mut done = self.choose_tile(tile, rotation);
        done.extend(self.place_chosen(tile, at, rotation));
        done
    }

    /// Turns the chosen tile and clicks its place.
    pub fn place_chosen(&mut self, tile: &Id, at: Position, rotation: Rotation) -> Vec<Input> {
        let kind =
            Arc::clone(self.game().catalogue().tile(tile.as_str()).expect("a tile of the game"));
        let mut done = Vec::new();
        let middle = self.on_board(at, Point::new(0.5, 0.5));
        done.push(self.point_at(middle));
        let same = same_look(&kind, rotation);
        for _ in 0..4 {
            let turned = self.would_lie(&kind, at);
            if turned == Some(rotation) || turned.is_some_and(|turned| same.contains(&turned)) {
                break;
            }
            done.push(self.key("r"));
        }
        done.push(self.click_at(middle));
        done
    }

    /// The tile of that number in the tray: by its key, or clicked if it has none.
    fn pick(&mut self, number: usize) -> Input {
        if let Some(key) = PLACING.chars().nth(number - 1) {
            return self.key(&key.to_string());
        }
        let bounds = self.find_id(tile_id(number)).expect("the tile is shown");
        self.click_at(bounds.center())
    }

    fn choose_tile(&mut self, tile: &Id, rotation: Rotation) -> Vec<Input> {
        let kind =
            Arc::clone(self.game().catalogue().tile(tile.as_str()).expect("a tile of the game"));
        let code = kind.code_lying(rotation);
        let mut done: Vec<Input> =
            code.chars().map(|letter| self.key(&letter.to_string())).collect();
        if !matches!(self.app.table().expect("the table").entry(), Entry::Tile(..)) {
            let left = legal::kinds_by_group(self.game()).into_iter();
            let left = left.filter(|(other, _)| has_code(other, &code));
            let kinds: Vec<Id> = left.map(|(other, _)| other.id.clone()).collect();
            let number = kinds.iter().position(|other| other == tile).expect("a copy is left") + 1;
            done.push(self.pick(number));
        }
        done
    }

    /// The rotation in which the chosen tile would lie at a place.
    fn would_lie(&self, tile: &Tile, at: Position) -> Option<Rotation> {
        let Entry::Tile(_, chosen) = self.app.table()?.entry() else { return None };
        let mut rotation = *chosen;
        for _ in 0..4 {
            if self.game().board().fits(tile, at, rotation).is_ok() {
                return Some(rotation);
            }
            rotation = rotation.next();
        }
        None
    }

    /// Enters the follower of a turn, or none. Nothing is to be done if there is nothing to decide.
    pub fn claim(&mut self, on: Option<Segment>) -> Vec<Input> {
        if !matches!(self.game().phase(), Phase::Deploy { .. }) {
            return Vec::new();
        }
        match on {
            None => vec![self.key("Return")],
            Some(segment) => {
                let number = claims(self.game(), Figure::Follower)
                    .iter()
                    .position(|claim| *claim == segment)
                    .expect("may be claimed")
                    + 1;
                vec![self.key(&number.to_string())]
            }
        }
    }

    /// The moves that were made.
    pub fn moves(&self) -> Vec<Move> {
        self.app.session().expect("an open game").journal().moves().cloned().collect()
    }
}

/// A window of usual size in which a game is open, with its folder.
#[allow(dead_code)]
pub fn game(setup: Setup, moves: Vec<Move>) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new(
        "evening".to_owned(),
        "2026-11-21T19:30:00Z".to_owned(),
        setup,
        moves,
        Vec::new(),
    );
    let driver = Driver::with_game(folder.path(), &saved, Size::new(1280.0, 800.0));
    (folder, driver)
}

/// A tile placed.
#[allow(dead_code)]
pub fn place(tile: &str, x: i32, y: i32, rotation: Rotation) -> Move {
    Move::Place { tile: Id::from(tile), at: Position::new(x, y), rotation }
}

/// The rotations in which a tile looks the same; the tray offers only one of them.
pub fn same_look(tile: &Tile, rotation: Rotation) -> Vec<Rotation> {
    let faces = |rotation: Rotation| {
        Side::ALL.map(|side| {
            let segment = tile.segment_on(rotation.to_tile(side));
            let joined = Side::ALL.map(|other| segment == tile.segment_on(rotation.to_tile(other)));
            (tile.edge(side, rotation), segment.map(|_| joined))
        })
    };
    Rotation::ALL.into_iter().filter(|other| faces(*other) == faces(rotation)).collect()
}

fn is_tile(made: &Move) -> bool {
    matches!(made, Move::Place { .. } | Move::PlaceAbbey { .. }) || act_of(made).is_some()
}

/// Whether a move answers what is asked before the action of the turn.
fn is_before_action(made: &Move) -> bool {
    matches!(made, Move::PlaceGold { .. } | Move::MoveMage(_) | Move::MoveWitch(_))
}

/// How a move uses the action of the turn; `None` if it does not.
pub fn act_of(made: &Move) -> Option<Act> {
    match made {
        Move::Deploy { figure, .. } => Some(Act::Deploy(*figure)),
        Move::PlaceBarn { .. } => Some(Act::Deploy(Figure::Barn)),
        Move::MoveFairy(_) => Some(Act::Fairy),
        Move::RemoveKnight(_) => Some(Act::Princess),
        Move::RaiseTower { .. } => Some(Act::Raise),
        Move::ManTower { .. } => Some(Act::Man),
        Move::Capture(_) => Some(Act::Capture),
        Move::RecallAbbot => Some(Act::Recall),
        Move::Fly(_) => Some(Act::Fly),
        Move::TowerSite { .. } => Some(Act::Site),
        Move::Expansion(_) => match made.nature().answers {
            Some(Topic::Act(act)) => Some(act),
            _ => None,
        },
        _ => None,
    }
}

/// The numbers of the piece that a move sends somewhere, and of its place, from 1; `None` if it is
/// the only kind of piece.
pub fn piece_and_place(game: &Game, made: &Move, act: Option<Act>) -> Option<(usize, usize)> {
    let sends = |made: &Move| Answer::new(made.clone()).sends();
    let piece = sends(made)?;
    let moves = offered(game, act);
    let mut pieces: Vec<Sent> = moves.iter().filter_map(sends).collect();
    pieces.dedup();
    let index = pieces.iter().position(|other| *other == piece)?;
    (pieces.len() > 1).then_some((index + 1, answer_number(game, act, made)?))
}

pub fn has_code(tile: &Tile, typed: &str) -> bool {
    let sides = tile.code();
    format!("{sides}{sides}").contains(typed)
}

/// The keys of places and tiles, in their order: capitals are letters with Shift.
pub const PLACING: &str = "123456789hkmnpuyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// Those of answers.
#[allow(dead_code)] // only the headless tests
pub const ANSWERING: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Shift, for a capital.
pub fn shift_of(name: &str) -> Modifiers {
    let is_capital = name.len() == 1 && name.chars().all(|sign| sign.is_ascii_uppercase());
    if is_capital { Modifiers::SHIFT } else { Modifiers::empty() }
}

pub fn key_of(name: &str) -> Key {
    if !shift_of(name).is_empty() {
        return Key::Character(name.to_lowercase().into());
    }
    match name {
        "Return" => Key::Named(key::Named::Enter),
        "space" => Key::Named(key::Named::Space),
        "Escape" => Key::Named(key::Named::Escape),
        "BackSpace" => Key::Named(key::Named::Backspace),
        "Tab" => Key::Named(key::Named::Tab),
        "Up" => Key::Named(key::Named::ArrowUp),
        "Down" => Key::Named(key::Named::ArrowDown),
        "Left" => Key::Named(key::Named::ArrowLeft),
        "Right" => Key::Named(key::Named::ArrowRight),
        "Home" => Key::Named(key::Named::Home),
        "End" => Key::Named(key::Named::End),
        "Prior" => Key::Named(key::Named::PageUp),
        "Next" => Key::Named(key::Named::PageDown),
        "F2" => Key::Named(key::Named::F2),
        "F9" => Key::Named(key::Named::F9),
        "F10" => Key::Named(key::Named::F10),
        other => Key::Character(other.into()),
    }
}

pub fn physical(name: &str) -> key::Physical {
    key::Physical::Code(match name {
        "z" => key::Code::KeyZ,
        "y" => key::Code::KeyY,
        "Return" => key::Code::Enter,
        _ => key::Code::Space,
    })
}

pub fn pressed(name: &str, modifiers: Modifiers) -> keyboard::Event {
    keyboard::Event::KeyPressed {
        key: key_of(name),
        modified_key: key_of(name),
        physical_key: physical(name),
        location: keyboard::Location::Standard,
        modifiers,
        text: None,
        repeat: false,
    }
}

impl Driver {
    /// Enters a list of moves as people do at the table. Ends of turns that come by themselves are
    /// passed over.
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub fn enter(&mut self, moves: &[Move], style: impl Fn(usize) -> Style) -> Vec<Input> {
        let mut done = Vec::new();
        let mut rest = moves.iter().enumerate().peekable();
        while let Some((index, made)) = rest.next() {
            done.extend(self.show_fulfilled());
            if self.game().recording() != Recording::Board && is_written(made) {
                done.extend(self.write_down(made));
                continue;
            }
            match made {
                Move::Place { tile, at, rotation } => {
                    if matches!(self.game().phase(), Phase::Asking(Step::Enter | Step::MoveCount)) {
                        done.push(self.key("Return"));
                    }
                    done.extend(self.place(tile, *at, *rotation, style(index)));
                    while let Some((_, first)) = rest.next_if(|(_, next)| is_before_action(next)) {
                        done.extend(self.send_piece(first, None));
                    }
                    let action = rest
                        .next_if(|(_, next)| act_of(next).is_some())
                        .map(|(_, next)| next.clone());
                    let action = match action {
                        Some(Move::Deploy { figure, on, at: None }) => Some(Move::Deploy {
                            figure,
                            on: self.same_segment(*at, *rotation, on),
                            at: None,
                        }),
                        other => other,
                    };
                    match action {
                        Some(made) => done.extend(self.act(&made)),
                        None => done.extend(self.claim(None)),
                    }
                }
                Move::PlaceAbbey { at } => {
                    if !sets::abbey::is_closing(self.game()) {
                        done.push(self.key("a"));
                    }
                    done.push(self.click_place(*at));
                    match rest
                        .next_if(|(_, next)| act_of(next).is_some())
                        .map(|(_, next)| next.clone())
                    {
                        Some(made) => done.extend(self.act(&made)),
                        None => done.extend(self.claim(None)),
                    }
                }
                Move::KeepWagon { .. } => done.push(self.key("Return")),
                Move::MoveWagon { .. }
                | Move::MoveDragon { .. }
                | Move::PlaceGold { .. }
                | Move::CropCircle(_)
                | Move::PlaceBandit(_)
                | Move::Rob(_)
                | Move::MoveScoreFigure(_)
                | Move::ReadMessage(_)
                | Move::ScorePennants(_)
                | Move::ScoreFollower(_)
                | Move::OpenFair { .. } => done.extend(self.answer(made, None)),
                // Where gold can be shared in one way alone, nobody is asked.
                Move::ShareGold { .. } => {
                    if self.game().phase() == Phase::Asking(Step::ShareGold) {
                        done.extend(self.answer(made, None));
                    }
                }
                Move::Throw(throw) => done.extend(self.throw(throw)),
                Move::Deploy { .. }
                | Move::PlaceBarn { .. }
                | Move::MoveFairy(_)
                | Move::RemoveKnight(_)
                | Move::RaiseTower { .. }
                | Move::ManTower { .. }
                | Move::TowerSite { .. }
                | Move::Capture(_)
                | Move::Fly(_)
                | Move::Expansion(expansion::Move::Ferry(_) | expansion::Move::Sheep(_))
                | Move::RecallAbbot => done.extend(self.act(made)),
                // The end of the tile's turn comes by itself; that of the City's question is an
                // answer.
                Move::EndTurn if matches!(self.game().phase(), Phase::Deploy { .. }) => {
                    done.push(self.key("Return"));
                }
                Move::EndTurn if index > 0 && is_tile(&moves[index - 1]) => {}
                Move::EndTurn
                    if matches!(
                        self.game().phase(),
                        Phase::Asking(Step::Enter | Step::MoveCount | Step::Escape | Step::Claims)
                    ) =>
                {
                    done.push(self.key("Return"));
                }
                Move::EndTurn => {}
                Move::BeginLeaving { player } => {
                    let number = if *player == self.game().active() { 1 } else { 2 };
                    done.push(self.key(&number.to_string()));
                }
                Move::LeaveCity { figure, from, at, on, .. } => {
                    let (at, on, from) = (*at, *on, *from);
                    let target =
                        self.game().board().feature(rules::feature::Place { at, segment: on });
                    let ways = sets::count::leaving::ways_out(self.game()).into_iter();
                    let is_meant = |(quarter, place): &(_, _)| {
                        *quarter == from && self.game().board().feature(*place) == target
                    };
                    let (from, place) = ways.clone().find(is_meant).expect("a way out of the City");
                    let same = |other: &Move| {
                        matches!(other, Move::LeaveCity { from: quarter, at, on, figure: other, .. }
                            if (*quarter, *at, *on, *other) == (from, place.at, place.segment, *figure))
                    };
                    let moves = offered(self.game(), None);
                    let meant = moves.into_iter().find(same).expect("an answer");
                    done.extend(self.answer(&meant, None));
                }
                Move::StayInCity { .. } | Move::CropPass(_) | Move::KeepBandit(_) => {
                    done.push(self.key("Return"));
                }
                Move::EnterCity { .. }
                | Move::MoveMage(_)
                | Move::MoveWitch(_)
                | Move::CropAdd(_)
                | Move::CropTakeHome(_) => {
                    done.extend(self.send_piece(made, None));
                }
                Move::MoveCount { .. } => done.extend(self.answer(made, None)),
                Move::KeepOrders { returned, .. } => {
                    done.extend(self.keep_orders(returned.as_ref()));
                }
                Move::FulfilOrder { player, card } => done.extend(self.choose_order(*player, card)),
                Move::DealOrders { cards, .. } => done.extend(self.enter_orders(cards)),
                Move::DrawOrder { card: Some(card) }
                    if self.game().orders().is_some_and(Orders::is_printed) =>
                {
                    done.push(self.key("o"));
                    done.extend(self.enter_orders(std::slice::from_ref(card)));
                }
                Move::DrawOrder { .. } => {
                    for key in ["o", "Return", "space", "Return"] {
                        done.push(self.key(key));
                    }
                }
                Move::Pass if sets::abbey::is_closing(self.game()) => done.push(self.key("Return")),
                Move::Pass => {
                    done.push(self.key("t"));
                    let name = self.game().name(self.game().active()).to_owned();
                    let skip = format!("Skip {name}’s turn");
                    done.extend([self.click(&skip), self.click(&skip)]);
                }
                Move::EndGame => {
                    done.push(self.key("t"));
                    let writes_rest = self.game().phase() == Phase::Remains;
                    done.push(self.click("End the game now…"));
                    done.push(self.click(if writes_rest { "Finish" } else { "End the game" }));
                }
                Move::RemoveTile { tile } => {
                    if matches!(self.game().phase(), Phase::Asking(Step::Enter | Step::MoveCount)) {
                        done.push(self.key("Return"));
                    }
                    done.extend(self.choose_tile(tile, Rotation::None));
                    done.push(self.click("Take it out of the game"));
                }
                Move::JoinFeature { .. } => done.extend(self.answer(made, None)),
                // It comes by itself.
                Move::AskForOrders => {}
                Move::ClaimOrder { .. }
                | Move::DiscardOrders { .. }
                | Move::Ransom { .. }
                | Move::Escape(_)
                | Move::SetRight(_)
                | Move::Adjust { .. }
                | Move::Note(_)
                | Move::Report { .. }
                | Move::BeginTurn { .. }
                | Move::JoinGame(_)
                | Move::LeaveGame(_)
                | Move::ChangeSeats { .. }
                | Move::ChangeRules { .. }
                | Move::PlaceAnyway { .. }
                | Move::DescribeTile(_)
                | Move::DeployAnyway { .. }
                | Move::Remain { .. }
                | Move::CountCompleted { .. } => {
                    panic!("the driver has no way to enter {made:?}")
                }
            }
        }
        done.extend(self.show_fulfilled());
        done
    }

    /// The segment that lies where `on` would lie had the tile been turned as the file says: a tile
    /// that looks the same in two rotations is offered in one of them, and its segments have other
    /// names then.
    pub fn same_segment(&self, at: Position, meant: Rotation, on: Segment) -> Segment {
        let placed = self.game().board().tile(at).expect("the tile lies");
        let reach = |segment: Segment, rotation: Rotation| -> Vec<usize> {
            let tile = &placed.tile;
            let sides =
                Side::ALL.into_iter().filter(|side| tile.segment_on(*side) == Some(segment));
            let halves = HalfEdge::all().filter(|half| tile.field_on(*half) == Some(segment));
            let sides = sides.map(|side| rotation.to_board(side).index());
            let mut reach: Vec<usize> =
                sides.chain(halves.map(|half| 4 + half.to_board(rotation).index())).collect();
            reach.sort_unstable();
            reach
        };
        let there = reach(on, meant);
        let mut segments = placed.tile.segments();
        let alike =
            |segment: &Segment| std::mem::discriminant(segment) == std::mem::discriminant(&on);
        let found =
            segments.find(|segment| alike(segment) && reach(*segment, placed.rotation) == there);
        found.expect("the tile looks the same")
    }

    /// The action of the turn: its key, then the number of the way to do it.
    fn act(&mut self, made: &Move) -> Vec<Input> {
        let act = act_of(made).expect("an action of the turn");
        let mut done = Vec::new();
        // Enter has led to a deed that is due, where somebody pressed it once too often.
        if acts(self.game()).first() != Some(&act) || self.game().due_act().is_some() {
            done.push(self.key(&act.letter().to_string()));
        }
        done.extend(self.send_piece(made, Some(act)));
        done
    }

    /// The answer to what is asked now, by its key, or clicked if it has none.
    fn answer(&mut self, made: &Move, act: Option<Act>) -> Vec<Input> {
        let number = answer_number(self.game(), act, made).unwrap_or_else(|| {
            panic!(
                "{made:?} is not among {:?} in {:?}, after {:?}",
                offered(self.game(), act),
                self.game().phase(),
                self.moves().last()
            )
        });
        vec![self.press_answer(number)]
    }

    /// Gives the answer of that number, from 1.
    fn press_answer(&mut self, number: usize) -> Input {
        if number <= 9 {
            return self.key(&number.to_string());
        }
        let bounds = self.find_id(answer_id(number)).expect("the answer is shown");
        self.click_at(bounds.center())
    }

    /// Gives an answer: first which piece it sends somewhere, if there are several, then where.
    fn send_piece(&mut self, made: &Move, act: Option<Act>) -> Vec<Input> {
        let Some((piece, number)) = piece_and_place(self.game(), made, act) else {
            return self.answer(made, act);
        };
        let key = self.key(&piece.to_string());
        vec![key, self.press_answer(number)]
    }

    fn throw(&mut self, throw: &Throw) -> Vec<Input> {
        let token = self.game().fair().and_then(|round| round.token).expect("a token");
        match (token, throw.distance) {
            (Token::Target, None) => vec![self.click("Missed the table")],
            (Token::Target, Some(distance)) => {
                let millimetres = format!("{:.1} mm", distance.millimetres());
                let mut done = self.type_into(DISTANCE.into(), &millimetres);
                done.push(self.click(if throw.off_tiles {
                    "Off the tiles"
                } else {
                    "Note the throw"
                }));
                done
            }
            (Token::KnockOut, _) => {
                assert!(throw.hits.is_empty(), "the driver hits nobody");
                vec![self.key("Return")]
            }
            (Token::Seduction, _) if throw.swap.is_none() => vec![self.key("Return")],
            (Token::Seduction | Token::Catch, _) => self.answer(&Move::Throw(throw.clone()), None),
        }
    }

    /// Finds cards of a printed deck by their titles.
    fn enter_orders(&mut self, cards: &[card::Id]) -> Vec<Input> {
        let mut done = Vec::new();
        for id in cards {
            let card =
                Arc::clone(self.game().catalogue().card(id.as_str()).expect("a card of the deck"));
            done.extend(self.type_into(picker::field_id(), &card.title));
            let text = self.app.shared().words.card_text(&card);
            done.push(self.click(&text));
        }
        done.push(self.key("Return"));
        done
    }

    fn keep_orders(&mut self, returned: Option<&card::Id>) -> Vec<Input> {
        let orders = self.game().orders().expect("orders");
        let seat = orders.undecided().expect("somebody has not decided");
        let place = returned
            .and_then(|card| orders.hand(seat).held.iter().position(|held| held.id == *card));
        let mut done = vec![self.key("space")];
        done.extend(place.map(|place| self.key(&(place + 1).to_string())));
        done.push(self.key("Return"));
        done
    }

    /// Whoever has fulfilled an order without a choice looks at it behind the curtain and shows it.
    pub fn show_fulfilled(&mut self) -> Vec<Input> {
        let mut done = Vec::new();
        let is_decided = |app: &App| {
            let curtain = app.table().and_then(|table| table.curtain());
            curtain.is_some_and(|curtain| curtain.is_decided())
        };
        while is_decided(&self.app) {
            done.push(self.key("space"));
            done.push(self.key("Return"));
        }
        // The order lies before everybody until a press puts it away.
        if self.app.table().is_some_and(|table| table.moment().is_some()) {
            done.push(self.key("Escape"));
        }
        done
    }

    fn choose_order(&mut self, seat: rules::Seat, card: &card::Id) -> Vec<Input> {
        let choice = self.game().choices().first().expect("a choice").clone();
        assert_eq!(choice.seat, seat);
        let held = &self.game().orders().expect("orders").hand(seat).held;
        let place = held.iter().position(|held| held.id == *card).expect("it fits") + 1;
        vec![self.key("space"), self.key(&place.to_string()), self.key("Return")]
    }
}

/// The next moves: a tile, its place and its figure, or an answer to the question of the table, as
/// luck and a little sense would have it.
#[allow(dead_code)]
pub fn by_chance(game: &Game, luck: &mut StdRng) -> Vec<Move> {
    // The order to choose is not up to this luck: one seed makes one board with every pile.
    if let Some(choice) = game.choices().first() {
        let card = choice.cards.first().cloned();
        return card
            .map(|card| Move::FulfilOrder { player: choice.seat, card })
            .into_iter()
            .collect();
    }
    if let (Phase::Asking(Step::Fair), Some(player)) = (game.phase(), sets::fair::thrower(game)) {
        let target = game.fair().is_some_and(|round| round.token == Some(Token::Target));
        let distance = Distance::from_millimetres(f64::from(luck.random_range(0..2000)) / 10.0);
        return vec![Move::Throw(Throw {
            distance: distance.filter(|_| target),
            ..Throw::by(player)
        })];
    }
    if game.phase() == Phase::Asking(Step::Fair) {
        return Token::ALL
            .choose(luck)
            .map(|token| Move::OpenFair { token: *token })
            .into_iter()
            .collect();
    }
    if game.phase() != Phase::Place || legal::count_to_draw(game) == 0 {
        let mut legal = game.legal_moves();
        legal.retain(|made| !matches!(made, Move::Ransom { .. } | Move::Escape(_)));
        // In the window what the last turn still asks is answered before the next one begins.
        legal.retain(|made| {
            game.phase() == Phase::Place || !matches!(made, Move::PlaceAbbey { .. })
        });
        legal.retain(|made| {
            !(sets::abbey::is_closing(game)
                && *made == Move::EndTurn
                && game.phase() == Phase::Place)
        });
        // Moves that begin the next turn are entered there, once earlier questions are answered.
        legal.retain(|made| {
            game.phase() == Phase::Place || !matches!(made, Move::PlaceAbbey { .. })
        });
        let all = offered(game, None);
        legal.retain(|made| act_of(made).is_none() || all.contains(made));
        // People click what has no number on the board.
        legal.retain(|made| !all.iter().skip(9).any(|other| other == made));
        return legal.choose(luck).cloned().into_iter().collect();
    }
    let bag: Vec<_> = game
        .tiles_to_draw()
        .flat_map(|(tile, left)| (0..left).map(move |_| tile.clone()))
        .collect();
    let tile = bag.choose(luck).expect("a tile is left").clone();
    let placements = game.board().placements(&tile);
    if placements.is_empty() {
        return vec![Move::RemoveTile { tile: tile.id.clone() }];
    }
    let some = (0..12).filter_map(|_| placements.choose(luck).copied());
    // Of a few places the one that completes most, then the one with most neighbours.
    let use_of = |(at, rotation): &(Position, Rotation)| {
        let mut after = game.clone();
        let placed =
            after.play(&Move::Place { tile: tile.id.clone(), at: *at, rotation: *rotation });
        placed.expect("a legal placement");
        let neighbours =
            at.neighbours().into_iter().filter(|at| game.board().tile(*at).is_some()).count();
        3 * after.board().completed_by(*at).len() + neighbours
    };
    let (at, rotation) = some.max_by_key(use_of).expect("a placement");
    let place = Move::Place { tile: tile.id.clone(), at, rotation };
    let mut after = game.clone();
    after.play(&place).expect("a legal placement");
    let claims = legal::claims(&after, Figure::Follower);
    let building = claims.iter().copied().find(|on| matches!(on, Segment::Building(_)));
    let deploy =
        building.or_else(|| claims.choose(luck).copied().filter(|_| luck.random_bool(0.7)));
    let deploy = deploy.map(|on| Move::Deploy { figure: Figure::Follower, on, at: None });
    let possible = acts(&after);
    let other = if possible.len() > 1 && luck.random_bool(0.7) {
        let act = possible.choose(luck).copied();
        // People click what has no number on the board.
        let numbered = offered(&after, act).into_iter().take(9);
        numbered.collect::<Vec<Move>>().choose(luck).cloned()
    } else {
        None
    };
    std::iter::once(place).chain(other.or(deploy)).collect()
}

/// Everything that happened in the open game.
#[allow(dead_code)]
pub fn outcomes(driver: &Driver) -> Vec<Outcome> {
    let session = driver.app.session().expect("an open game");
    session.journal().entries().iter().flat_map(|entry| entry.outcomes.clone()).collect()
}
