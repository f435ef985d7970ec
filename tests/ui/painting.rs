//! The blank tile in the chosen place: its sides are painted, and the tile that is left is laid.

use ask::preferences;
use headless::iced_test::runtime::user_interface::{Cache, UserInterface};
use iced::advanced::clipboard;
use iced::{Event, Point, Size, mouse};
use rules::Move;
use rules::geometry::{Position, Side};
use rules::tile::Edge;
use screen::table::Entry;
use shell::Message;
use widget::Renderer;
use widget::board;

use super::driver::{Driver, game};
use super::painter::software_renderer;
use super::workshop::sized;
use support::table::setup;

/// Above the start tile, whose city points there (R-BASE-1).
const ABOVE: Position = Position::new(0, -1);

fn base() -> (tempfile::TempDir, Driver) {
    game(setup(&["Anna", "Ben"], &["base"]), Vec::new())
}

/// A mouse on a window that remembers where its button went down.
struct Mouse {
    driver: Driver,
    cache: Option<Cache>,
    renderer: Renderer,
    at: Point,
}

impl Mouse {
    fn new(driver: Driver) -> Self {
        let at = Point::ORIGIN;
        Self { driver, cache: None, renderer: software_renderer(), at }
    }

    fn send(&mut self, event: mouse::Event) {
        let (view, size) = (self.driver.app.view(), self.driver.size());
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(view, size, cache, &mut self.renderer);
        let mut messages = Vec::new();
        let cursor = mouse::Cursor::Available(self.at);
        let clipboard = &mut clipboard::Null;
        let events = [Event::Mouse(event)];
        let _ = ui.update(&events, cursor, &mut self.renderer, clipboard, &mut messages);
        self.cache = Some(ui.into_cache());
        messages.into_iter().for_each(|message| self.driver.send(message));
    }

    fn go(&mut self, at: Point) {
        self.at = at;
        self.send(mouse::Event::CursorMoved { position: at });
    }

    fn press(&mut self, at: Point) {
        self.driver.now += self.driver.pace;
        self.go(at);
        self.send(mouse::Event::ButtonPressed(mouse::Button::Left));
    }

    fn release(&mut self) {
        self.send(mouse::Event::ButtonReleased(mouse::Button::Left));
    }

    fn click(&mut self, at: Point) {
        self.press(at);
        self.release();
    }

    /// Turns the wheel by a notch, long after the last one.
    fn turn(&mut self, at: Point, notches: f32) {
        std::thread::sleep(std::time::Duration::from_millis(45));
        self.go(at);
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y: notches };
        self.send(mouse::Event::WheelScrolled { delta });
    }

    fn choose(&mut self, at: Position) {
        let middle = self.driver.on_board(at, Point::new(0.5, 0.5));
        self.click(middle);
        assert_eq!(self.driver.app.table().expect("the table").entry(), &Entry::Place(at));
    }

    fn zone(&self, side: Side, edge: Edge) -> Point {
        self.driver.zone(ABOVE, side, edge).center()
    }

    /// The middle of a painted side.
    fn side(&self, side: Side) -> Point {
        let within = match side {
            Side::North => Point::new(0.5, 0.14),
            Side::East => Point::new(0.86, 0.5),
            Side::South => Point::new(0.5, 0.86),
            Side::West => Point::new(0.14, 0.5),
        };
        self.driver.on_board(ABOVE, within)
    }

    /// The edges on a side of the tiles that are left.
    fn left(&self, side: Side) -> Vec<Edge> {
        let table = self.driver.app.table().expect("the table");
        let offered = table.offered(self.driver.game(), ABOVE);
        let mut edges: Vec<Edge> = Vec::new();
        for (tile, turned) in offered.ways {
            if !edges.contains(&tile.edge(side, turned)) {
                edges.push(tile.edge(side, turned));
            }
        }
        edges
    }
}

fn above() -> (tempfile::TempDir, Mouse) {
    let (folder, driver) = base();
    let mut mouse = Mouse::new(driver);
    mouse.choose(ABOVE);
    (folder, mouse)
}

/// A tile needs a city at its foot there. The base game has such tiles with a field, a road or a
/// city on each other side.
#[test]
fn a_press_on_an_edge_gives_it_to_the_side() {
    let (_folder, mut mouse) = above();
    assert_eq!(mouse.left(Side::South), [Edge::City]);
    assert_eq!(mouse.driver.edges(ABOVE, Side::North), [Edge::City, Edge::Road, Edge::Field]);
    mouse.click(mouse.zone(Side::North, Edge::Road));
    assert_eq!(mouse.left(Side::North), [Edge::Road]);
    mouse.click(mouse.zone(Side::West, Edge::City));
    assert_eq!(
        (mouse.left(Side::North), mouse.left(Side::West)),
        (vec![Edge::Road], vec![Edge::City])
    );
}

#[test]
fn a_painted_side_gets_the_next_edge_by_another_press_and_by_the_wheel() {
    let (_folder, mut mouse) = above();
    mouse.click(mouse.zone(Side::North, Edge::City));
    assert_eq!(mouse.left(Side::North), [Edge::City]);
    mouse.click(mouse.side(Side::North));
    assert_eq!(mouse.left(Side::North), [Edge::Road]);
    mouse.click(mouse.side(Side::North));
    assert_eq!(mouse.left(Side::North), [Edge::Field]);
    // After the last one it is open again.
    mouse.click(mouse.side(Side::North));
    assert_eq!(mouse.left(Side::North).len(), 3);
    mouse.turn(mouse.side(Side::North), -1.0);
    assert_eq!(mouse.left(Side::North), [Edge::City]);
    mouse.turn(mouse.side(Side::North), -1.0);
    assert_eq!(mouse.left(Side::North), [Edge::Road]);
    mouse.turn(mouse.side(Side::North), 1.0);
    assert_eq!(mouse.left(Side::North), [Edge::City]);
}

#[test]
fn an_edge_that_is_pulled_along_paints_the_sides_that_may_have_it() {
    let (_folder, mut mouse) = above();
    mouse.press(mouse.zone(Side::West, Edge::Field));
    // On the way lies the start tile's city, which is given.
    mouse.go(mouse.side(Side::South));
    mouse.go(mouse.side(Side::East));
    mouse.release();
    assert_eq!(
        (mouse.left(Side::West), mouse.left(Side::East)),
        (vec![Edge::Field], vec![Edge::Field])
    );
    assert_eq!(mouse.driver.moves(), []);
}

/// With a field on top and a road on the right there is one tile of the base game: its road goes on
/// to the left.
fn all_but_the_last(mouse: &mut Mouse) -> Point {
    mouse.click(mouse.zone(Side::East, Edge::Road));
    assert_eq!(mouse.driver.moves(), []);
    mouse.zone(Side::North, Edge::Field)
}

#[test]
fn the_tile_that_alone_is_left_is_laid_when_the_button_is_released() {
    let (_folder, mut mouse) = above();
    let last = all_but_the_last(&mut mouse);
    mouse.press(last);
    assert_eq!(mouse.driver.moves(), []);
    // A hand trembles.
    mouse.go(Point::new(last.x + 6.0, last.y + 5.0));
    mouse.release();
    let moves = mouse.driver.moves();
    let [Move::Place { at, .. }] = moves.as_slice() else { panic!("{moves:?}") };
    let placed = mouse.driver.game().board().tile(*at).expect("it lies");
    assert_eq!((*at, placed.tile.code_lying(placed.rotation)), (ABOVE, "frcr".to_owned()));
}

#[test]
fn the_tile_that_alone_is_left_is_laid_with_the_figure_to_whose_part_it_is_pulled() {
    let (_folder, mut mouse) = above();
    let last = all_but_the_last(&mut mouse);
    mouse.press(last);
    let grown = mouse.driver.grown(ABOVE);
    // The city at the foot.
    mouse.go(Point::new(grown.center_x(), grown.y + 0.9 * grown.height));
    mouse.release();
    let moves = mouse.driver.moves();
    assert!(matches!(moves.as_slice(), [Move::Place { .. }, Move::Deploy { .. }, ..]), "{moves:?}");
}

#[test]
fn the_wheel_lays_no_tile() {
    let (_folder, mut mouse) = above();
    let _ = all_but_the_last(&mut mouse);
    for _ in 0..4 {
        mouse.turn(mouse.side(Side::North), -1.0);
    }
    assert_eq!(mouse.driver.moves(), []);
}

/// Typed letters are painted sides: a press changes the one that was typed wrongly.
#[test]
fn a_typed_side_gets_another_edge_by_a_press() {
    let (_folder, mut mouse) = above();
    mouse.driver.key("c");
    assert_eq!(mouse.left(Side::North).first(), Some(&Edge::City));
    mouse.click(mouse.side(Side::North));
    assert_eq!(mouse.left(Side::North), [Edge::Road]);
}

#[test]
fn a_second_press_on_the_chosen_place_keeps_what_was_painted() {
    let (_folder, mut mouse) = above();
    mouse.click(mouse.zone(Side::North, Edge::Road));
    mouse.driver.now += std::time::Duration::from_secs(2);
    mouse.click(mouse.driver.on_board(ABOVE, Point::new(0.5, 0.5)));
    assert_eq!(mouse.left(Side::North), [Edge::Road]);
    mouse.driver.key("Escape");
    assert_eq!(mouse.left(Side::North).len(), 3);
}

/// The second press of a double click on a place paints nothing.
#[test]
fn a_double_click_on_a_place_paints_no_side() {
    let (_folder, driver) = base();
    let mut mouse = Mouse::new(driver);
    let corner = mouse.driver.on_board(ABOVE, Point::new(0.5, 0.1));
    mouse.click(corner);
    mouse.driver.now -= mouse.driver.pace;
    mouse.driver.now += std::time::Duration::from_millis(120);
    mouse.driver.pace = std::time::Duration::ZERO;
    mouse.click(corner);
    assert_eq!(mouse.left(Side::North).len(), 3);
    assert_eq!(mouse.driver.moves(), []);
}

/// Whichever way the tiles are shown: the places around the chosen one are above the tray, the blank
/// tile is large, and the tray covers two fifths of the board at most.
#[test]
fn the_neighbours_of_the_chosen_place_are_never_covered() {
    for size in [(1024.0, 640.0), (1366.0, 768.0), (1920.0, 1080.0)] {
        let size = Size::new(size.0, size.1);
        for by_sides in [false, true] {
            let (_folder, mut driver) = base();
            sized(&mut driver, size);
            driver.send(Message::Preferences(preferences::Message::BySides(by_sides)));
            driver.click_place(ABOVE);
            let board = driver.find_id(board::ID).expect("the board");
            let tray = driver.find_id(screen::table::RISEN);
            assert_eq!(tray.is_some(), !by_sides, "{size:?}");
            let foot = tray.map_or(board.y + board.height, |tray| tray.y);
            let above = driver.on_board(ABOVE, Point::new(-1.0, -1.0));
            let below = driver.on_board(ABOVE, Point::new(2.0, 2.0));
            let case = format!("{size:?} {by_sides}: {above:?} {below:?} {board:?} {foot}");
            assert!(above.x >= board.x - 1.0 && above.y >= board.y - 1.0, "{case}");
            assert!(below.x <= board.x + board.width + 1.0 && below.y <= foot + 1.0, "{case}");
            assert!(below.x - above.x >= 3.0 * 66.0, "{case}");
            assert!(board.y + board.height - foot <= 0.4 * board.height + 2.0, "{case}");
        }
    }
}

/// The view goes back when the tile lies, also where it was moved meanwhile.
#[test]
fn the_view_is_as_it_was_when_the_tile_lies() {
    let (_folder, mut mouse) = above();
    let camera = mouse.driver.app.table().expect("the table").camera();
    let aside = mouse.driver.on_board(ABOVE, Point::new(1.7, 0.5));
    mouse.press(aside);
    mouse.go(Point::new(aside.x + 40.0, aside.y + 30.0));
    mouse.release();
    let moved = mouse.driver.on_board(ABOVE, Point::new(1.7, 0.5));
    assert!((moved.x - aside.x - 40.0).abs() < 1.5 && (moved.y - aside.y - 30.0).abs() < 1.5);
    let last = all_but_the_last(&mut mouse);
    mouse.click(last);
    assert_eq!(mouse.driver.moves().len(), 1);
    assert_eq!(mouse.driver.app.table().expect("the table").camera(), camera);
}
