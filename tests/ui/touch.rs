//! The window under fingers.

use headless::iced_test::runtime::user_interface::{Cache, UserInterface};
use iced::advanced::clipboard;
use iced::touch::{self, Finger};
use iced::{Event, Point, Size, Vector, mouse};
use rules::Move;
use rules::game::{Phase, legal};
use rules::geometry::Position;
use rules::tile::Segment;
use screen::table::{Entry, tile_id};
use widget::Renderer;
use widget::board;
use widget::board::camera::Camera;
use widget::tile::Art;

use super::driver::{Driver, game};
use super::painter::software_renderer;
use support::table::setup;

const SIZE: Size = Size::new(1280.0, 800.0);

/// Fingers on a window. As in the real one, the pointer is where a finger was last.
struct Hand {
    driver: Driver,
    cache: Option<Cache>,
    renderer: Renderer,
}

impl Hand {
    fn new(driver: Driver) -> Self {
        Self { driver, cache: None, renderer: software_renderer() }
    }

    fn send(&mut self, event: touch::Event) {
        let at = match event {
            touch::Event::FingerPressed { position, .. }
            | touch::Event::FingerMoved { position, .. }
            | touch::Event::FingerLifted { position, .. }
            | touch::Event::FingerLost { position, .. } => position,
        };
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(self.driver.app.view(), SIZE, cache, &mut self.renderer);
        let mut messages = Vec::new();
        let cursor = mouse::Cursor::Available(at);
        let _ = ui.update(
            &[Event::Touch(event)],
            cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut messages,
        );
        self.cache = Some(ui.into_cache());
        messages.into_iter().for_each(|message| self.driver.send(message));
    }

    fn press(&mut self, id: u64, position: Point) {
        self.driver.now += self.driver.pace;
        self.send(touch::Event::FingerPressed { id: Finger(id), position });
    }

    fn drag(&mut self, id: u64, position: Point) {
        self.send(touch::Event::FingerMoved { id: Finger(id), position });
    }

    fn lift(&mut self, id: u64, position: Point) {
        self.send(touch::Event::FingerLifted { id: Finger(id), position });
    }

    fn tap(&mut self, at: Point) {
        self.press(0, at);
        self.lift(0, at);
    }

    fn camera(&self) -> Option<Camera> {
        self.driver.app.table().expect("the table").camera()
    }

    fn middle(&self) -> Point {
        self.driver.find_id(board::ID).expect("the board").center()
    }
}

/// A game of the base set without orders.
fn hand() -> (tempfile::TempDir, Hand) {
    let (folder, driver) = game(setup(&["Anna", "Ben"], &["base"]), Vec::new());
    (folder, Hand::new(driver))
}

#[test]
fn a_turn_is_entered_by_taps() {
    let (_folder, mut hand) = hand();
    let at = Position::new(0, -1);
    hand.tap(hand.driver.on_board(at, Point::new(0.5, 0.5)));
    assert_eq!(hand.driver.app.table().expect("the table").entry(), &Entry::Place(at));
    let first = hand.driver.find_id(tile_id(1)).expect("a tile that fits");
    hand.tap(first.center());
    assert!(matches!(
        hand.driver.moves().as_slice(),
        [Move::Place { at: Position { x: 0, y: -1 }, .. }]
    ));
    let none = hand.driver.find("No follower").expect("a way to deploy nobody");
    hand.tap(none.center());
    assert_eq!(hand.driver.game().phase(), Phase::Place);
    assert_eq!(hand.driver.game().board().tiles().len(), 2);
}

#[test]
fn a_tile_is_pulled_onto_its_segment_by_one_finger() {
    let (_folder, mut hand) = hand();
    let at = Position::new(0, -1);
    hand.tap(hand.driver.on_board(at, Point::new(0.5, 0.5)));
    let first = hand.driver.find_id(tile_id(1)).expect("a tile that fits").center();
    let (tile, rotation) = legal::fitting(hand.driver.game(), at)[0];
    let within = Art::from_tile(tile).spot(Segment::City(0), rotation);
    let grown = hand.driver.grown(at);
    let over = Point::new(grown.x + within.x * grown.width, grown.y + within.y * grown.height);
    // A second finger, or one that is lost, puts the tile back.
    hand.press(0, first);
    hand.drag(0, over);
    hand.press(1, Point::new(640.0, 20.0));
    hand.lift(1, Point::new(640.0, 20.0));
    hand.lift(0, over);
    assert!(hand.driver.moves().is_empty());
    hand.press(0, first);
    hand.drag(0, over);
    hand.lift(0, over);
    let moves = hand.driver.moves();
    assert!(
        matches!(
            moves.as_slice(),
            [Move::Place { .. }, Move::Deploy { on: Segment::City(0), .. }, ..]
        ),
        "{moves:?}"
    );
}

#[test]
fn one_finger_pulls_the_board_and_chooses_nothing() {
    let (_folder, mut hand) = hand();
    let before = board::fit(
        hand.driver.game().board(),
        true,
        hand.driver.find_id(board::ID).expect("it").size(),
    );
    let from = hand.middle();
    let by = Vector::new(60.0, -40.0);
    hand.press(0, from);
    hand.drag(0, from + Vector::new(20.0, -10.0));
    hand.drag(0, from + by);
    hand.lift(0, from + by);
    let after = hand.camera().expect("it was moved");
    // 60 pixels to the right show what lies 60 pixels to the left.
    assert!((before.center.x - after.center.x - 60.0 / after.zoom).abs() < 0.01);
    assert!((before.center.y - after.center.y + 40.0 / after.zoom).abs() < 0.01);
    assert_eq!(hand.driver.app.table().expect("the table").entry(), &Entry::Open);
}

#[test]
fn two_fingers_stretch_the_board_about_their_middle() {
    let (_folder, mut hand) = hand();
    let bounds = hand.driver.find_id(board::ID).expect("the board");
    let before = board::fit(hand.driver.game().board(), true, bounds.size());
    let middle = bounds.center() + Vector::new(30.0, 20.0);
    let apart = |by: f32| Vector::new(by, 0.0);
    hand.press(7, middle - apart(50.0));
    hand.press(8, middle + apart(50.0));
    hand.drag(7, middle - apart(75.0));
    hand.drag(8, middle + apart(75.0));
    let after = hand.camera().expect("it was stretched");
    // From 100 pixels to 150: half as large again, and what lay in the middle is there still.
    assert!((after.zoom / before.zoom - 1.5).abs() < 0.02, "{} {}", after.zoom, before.zoom);
    let within = middle - Vector::new(bounds.x, bounds.y);
    let (was, is) = (before.to_world(within, bounds.size()), after.to_world(within, bounds.size()));
    assert!((was.x - is.x).hypot(was.y - is.y) < 0.02, "{was:?} {is:?}");
    // One is lifted: the other pulls on, from where it is, and chooses nothing in the end.
    hand.lift(8, middle + apart(75.0));
    assert_eq!(hand.camera(), Some(after));
    hand.drag(7, middle - apart(75.0) + Vector::new(0.0, 30.0));
    let pulled = hand.camera().expect("it was pulled");
    assert!((pulled.center.y - after.center.y + 30.0 / after.zoom).abs() < 0.02);
    assert!((pulled.zoom - after.zoom).abs() < 1.0);
    hand.lift(7, middle - apart(75.0) + Vector::new(0.0, 30.0));
    assert_eq!(hand.driver.app.table().expect("the table").entry(), &Entry::Open);
    assert!(hand.driver.moves().is_empty());
}

#[test]
fn orders_show_while_one_finger_holds_them_whatever_another_does() {
    let mut setup = setup(&["Anna", "Ben"], &["base"]);
    support::dice::shuffle_orders(&mut setup, &mut support::dice::Dice::new(1));
    let (_folder, driver) = game(setup, Vec::new());
    let title = driver
        .game()
        .orders()
        .expect("orders")
        .hand(driver.game().seats().next().expect("Anna"))
        .held[0]
        .title
        .clone();
    let mut hand = Hand::new(driver);
    let button = hand.driver.find("Hold to look").expect("the button").center();
    assert!(!hand.driver.shows(&title));
    hand.press(1, button);
    assert!(hand.driver.shows(&title));
    hand.press(2, Point::new(20.0, 20.0));
    hand.lift(2, Point::new(20.0, 20.0));
    assert!(hand.driver.shows(&title));
    hand.lift(1, Point::new(400.0, 20.0));
    assert!(!hand.driver.shows(&title));
}
