//! The seconds and inputs of forty turns, by the model of keystrokes (Card, Moran & Newell, *The
//! Psychology of Human-Computer Interaction*, 1983): pointing by Fitts' law from where things really
//! are, a glance for each part of a row of tiles that is looked at, a pause of the mind before the
//! place, the sides of the tile, the tiles that are left, and the figure.
//!
//! “Before” is the tray as it was: at the foot of the window, tiles of 48 pixels, every way to lie
//! by itself, the likeliest kinds first, a row and a half in sight.
//!
//! `cargo test --test ui model -- --ignored --nocapture` prints them.

use iced::{Point, Rectangle, Size};
use rules::Move;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation, Side};
use rules::tile::Tile;
use screen::table::{self, Enter, tile_id};
use shell::Message;
use storage::Saved;

use super::driver::{Driver, same_look};
use super::keyboard;
use super::workshop::sized;
use support::forty::{self, CLICK, Effort, GLANCE, MIND, WHEEL, told};

/// The seconds of a key.
const KEY: f64 = 0.2;
/// The width that one glance takes in, in logical pixels: two degrees at arm's length.
const SEEN: f64 = 140.0;

/// The windows of the measurement.
const VIEWS: [Size; 2] = [Size::new(1280.0, 800.0), Size::new(1366.0, 768.0)];
/// The numbers of tiles up to which they are looked at; of more, the sides are painted.
const LOOKED_AT: [usize; 2] = [12, usize::MAX];

/// Pointing at something from elsewhere.
fn pointing(from: Point, to: Rectangle) -> f64 {
    forty::pointing(from.distance(to.center()).into(), to.width.min(to.height).into())
}

/// The window before a turn.
fn window(moves: Vec<Move>, view: Size) -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = Saved::new("model".to_owned(), String::new(), forty::game(), moves, Vec::new());
    let mut driver = Driver::with_game(folder.path(), &saved, view);
    sized(&mut driver, view);
    (folder, driver)
}

/// The number of a tile among those offered, in any of those ways to lie.
fn number(driver: &Driver, tile: &Tile, at: Position, ways: &[Rotation]) -> Option<usize> {
    let offered = driver.app.table()?.offered(driver.game(), at);
    let mut all = offered.ways.iter();
    let place = all.position(|(other, turned)| other.id == tile.id && ways.contains(turned));
    place.map(|place| place + 1)
}

/// Looks for a tile in the tray and clicks it: the rows from `first` to its own are looked at, and
/// what is below the edge is scrolled into sight.
fn find(driver: &mut Driver, number: usize, first: usize, pointer: &mut Point) -> Effort {
    let height = driver.size().height;
    let tiles: Vec<Rectangle> =
        (1..200).map_while(|it| driver.find_id(tile_id(it))).filter(|it| it.y < height).collect();
    let top = tiles.first().map_or(0.0, |tile| tile.y);
    let columns = tiles.iter().filter(|tile| (tile.y - top).abs() < 1.0).count().max(1);
    let (left, right) = (tiles[0].x, tiles[columns - 1].x + tiles[columns - 1].width);
    let rows = tiles.len().div_ceil(columns).max(1);
    let looked = (number - 1) / columns + 1 - (first - 1).min(number - 1) / columns;
    let glances = (f64::from(right - left) / SEEN).ceil();
    let scrolls = (number - 1) / columns / rows;
    let mut seconds = MIND + looked as f64 * glances * GLANCE + scrolls as f64 * WHEEL;
    let target = driver.find_id(tile_id(number)).filter(|it| it.center().y < height);
    let target = target.unwrap_or(tiles[columns / 2]);
    seconds += pointing(*pointer, target) + CLICK;
    *pointer = target.center();
    Effort { seconds, inputs: 1 + scrolls }
}

/// A turn by the mouse alone: the place, the tile, the figure. Up to `few` tiles are looked at; of more the
/// sides are painted, and what is left then is looked at. The tile is pulled to the figure's part of
/// it in one gesture, which is meant as a whole and in which the wheel turns it, each notch with a
/// glance; or all is done click by click.
fn by_mouse(
    driver: &mut Driver,
    (tile, at, rotation): (&Tile, Position, Rotation),
    (in_one, few): (bool, usize),
) -> Effort {
    let mut pointer = Point::new(driver.size().width / 2.0, driver.size().height / 2.0);
    let place = on_screen(driver, at);
    let mut effort = Effort { seconds: MIND + pointing(pointer, place) + CLICK, inputs: 1 };
    pointer = place.center();
    driver.click_place(at);
    let grown = driver.grown(at);
    let ways = driver.app.table().expect("the table").offered(driver.game(), at).ways.len();
    if ways > few {
        let painted = paint_sides(driver, (tile, at, rotation), &mut pointer);
        effort.seconds += painted.seconds;
        effort.inputs += painted.inputs;
    }
    let is_laid = driver.game().board().tile(at).is_some();
    let mut notched = 0;
    if !is_laid {
        let taken = take(driver, (tile, at, rotation), in_one, &mut pointer);
        effort.seconds += taken.0.seconds;
        effort.inputs += taken.0.inputs;
        notched = taken.1;
    }
    // The figure goes to a third of the tile, which has grown while it is held.
    let place = if in_one { grown } else { on_screen(driver, at) };
    let third = Rectangle::new(place.center(), place.size() * (1.0 / 3.0));
    effort.seconds += notched as f64 * (WHEEL + GLANCE);
    effort.inputs += notched;
    let decision = if in_one { 0.0 } else { MIND + CLICK };
    effort.seconds += decision + pointing(pointer, third);
    effort.inputs += usize::from(!in_one);
    effort
}

/// Paints the open sides clockwise from the top, each by a pointing and a click, after one pause for
/// all of them, until one tile alone is left.
fn paint_sides(
    driver: &mut Driver,
    (tile, at, rotation): (&Tile, Position, Rotation),
    pointer: &mut Point,
) -> Effort {
    let mut effort = Effort { seconds: MIND, inputs: 0 };
    for side in Side::ALL {
        let edge = tile.edge(side, rotation);
        let is_laid = driver.game().board().tile(at).is_some();
        if is_laid || !driver.edges(at, side).contains(&edge) {
            continue;
        }
        let zone = driver.zone(at, side, edge);
        effort.seconds += pointing(*pointer, zone) + CLICK;
        effort.inputs += 1;
        *pointer = zone.center();
        driver.paint(at, side, edge);
    }
    effort
}

/// Takes a tile among those that are shown, and the way in which it lies. Returns the notches too
/// that are left for the wheel.
fn take(
    driver: &mut Driver,
    (tile, at, rotation): (&Tile, Position, Rotation),
    in_one: bool,
    pointer: &mut Point,
) -> (Effort, usize) {
    let mut effort = Effort::default();
    let same = same_look(tile, rotation);
    let ways = driver.app.table().expect("the table").offered(driver.game(), at);
    // The only one that fits lies in its place, where the pointer is.
    if ways.only.is_some() {
        let area = on_screen(driver, at);
        driver.send(Message::Table(table::Message::Press(table::Press::Number(0))));
        return (Effort { seconds: pointing(*pointer, area) + CLICK, inputs: 1 }, 0);
    }
    // The group of a tile is known, so the eye begins there.
    let first = ways.ways.iter().position(|(other, _)| other.group() == tile.group());
    let (mut first, more) = (first.map_or(1, |place| place + 1), ways.has_more_ways(tile));
    let notches = if more && in_one { notches(driver, tile, at, &same) } else { 0 };
    let mut shown = vec![if more { Rotation::ALL.to_vec() } else { same.clone() }];
    shown.extend((more && !in_one).then_some(same));
    for ways in shown {
        let number = number(driver, tile, at, &ways).expect("the tile fits there");
        let found = find(driver, number, first, pointer);
        effort.seconds += found.seconds;
        effort.inputs += found.inputs;
        // Wherever the list was scrolled to.
        let table = driver.app.table().expect("the table");
        let way = table.offered(driver.game(), at).ways[number - 1].1;
        let fitting = Enter::Fitting(tile.id.clone(), way);
        driver.send(Message::Table(table::Message::Enter(fitting)));
        first = 1;
    }
    (effort, notches)
}

/// The notches of the wheel, either way, from the way in which a tile is shown to one of those.
fn notches(driver: &Driver, tile: &Tile, at: Position, same: &[Rotation]) -> usize {
    let fitting =
        legal::fitting(driver.game(), at).into_iter().filter(|(other, _)| other.id == tile.id);
    let ways: Vec<Rotation> = fitting.map(|(_, turned)| turned).collect();
    let shown = number(driver, tile, at, &Rotation::ALL).expect("the tile fits there");
    let offered = driver.app.table().expect("the table").offered(driver.game(), at);
    let place = |turned| ways.iter().position(|way| *way == turned);
    let shown = place(offered.ways[shown - 1].1).expect("a way");
    let meant = same.iter().copied().find_map(place).expect("a way");
    let apart = shown.abs_diff(meant);
    apart.min(ways.len() - apart)
}

/// The place of a tile on the screen.
fn on_screen(driver: &Driver, at: Position) -> Rectangle {
    let (corner, opposite) =
        (driver.on_board(at, Point::ORIGIN), driver.on_board(at, Point::new(1.0, 1.0)));
    let size = Size::new((opposite.x - corner.x).abs(), (opposite.y - corner.y).abs());
    Rectangle::new(Point::new(corner.x.min(opposite.x), corner.y.min(opposite.y)), size)
}

/// A turn by the mouse in the tray as it was: its width, and the pitch and the side of its tiles.
fn by_mouse_before(driver: &Driver, tile: &Tile, at: Position, rotation: Rotation) -> Effort {
    const WIDTH: f32 = 724.0;
    const PITCH: f32 = 58.0;
    const SIDE: f32 = 48.0;
    const ROWS: f64 = 1.5;
    let game = driver.game();
    let mut kinds = legal::kinds_by_group(game);
    kinds.sort_by_key(|(_, left)| std::cmp::Reverse(*left));
    let ways = kinds.iter().flat_map(|(kind, _)| {
        game.board().rotations(kind, at).map(move |turned| (&kind.id, turned))
    });
    let same = same_look(tile, rotation);
    let mut ways = ways.enumerate();
    let found = ways.find(|(_, (id, turned))| **id == tile.id && same.contains(turned));
    let columns = (WIDTH / PITCH).floor();
    let row = (found.map_or(0, |(place, _)| place) as f32 / columns).floor();
    let glances = (f64::from(WIDTH) / SEEN).ceil();
    let scrolls = (f64::from(row) / ROWS).floor();
    let pointer = Point::new(driver.size().width / 2.0, driver.size().height / 2.0);
    let place = on_screen(driver, at);
    let target = Rectangle::new(Point::new(600.0, 700.0), Size::new(SIDE, SIDE));
    let third = Rectangle::new(place.center(), place.size() * (1.0 / 3.0));
    let seconds = 3.0 * MIND
        + (pointing(pointer, place) + pointing(place.center(), target))
        + pointing(target.center(), third)
        + 3.0 * CLICK
        + (f64::from(row) + 1.0) * glances * GLANCE
        + scrolls * WHEEL;
    Effort { seconds, inputs: 3 + scrolls as usize }
}

/// A turn by keys alone: the place, the tile, the figure.
///
/// Where the tile has no key yet, its open sides are typed instead: as many as make it the fewest.
fn by_keys(moves: &[Move], tile: &Tile, at: Position, rotation: Rotation, view: Size) -> Effort {
    let effort = |typed| {
        let (_folder, mut driver) = window(moves.to_vec(), view);
        let (inputs, shifts) = (driver.inputs, driver.shifts);
        keyboard::place_typed(&mut driver, &tile.id, (at, rotation), typed);
        let inputs = driver.inputs - inputs + 1;
        let keys = inputs + driver.shifts - shifts;
        Effort { seconds: 3.0 * MIND + keys as f64 * KEY, inputs }
    };
    (0..4).map(effort).min_by_key(|effort| effort.inputs).expect("four")
}

#[test]
#[ignore = "prints the model's figures"]
fn forty_turns_with_every_set_take_few_inputs() {
    for view in VIEWS {
        println!("{} × {}", view.width, view.height);
        let (mut before, mut keys) = (Vec::new(), Vec::new());
        let mut ways = [const { Vec::new() }; 4];
        for (moves, tile, at, rotation) in forty::turns() {
            let turn = (&*tile, at, rotation);
            for (index, efforts) in ways.iter_mut().enumerate() {
                let (_folder, mut driver) = window(moves.clone(), view);
                assert_eq!(driver.game().phase(), Phase::Place);
                let how = (index % 2 == 1, LOOKED_AT[index / 2]);
                efforts.push(by_mouse(&mut driver, turn, how));
            }
            let (_folder, driver) = window(moves.clone(), view);
            before.push(by_mouse_before(&driver, &tile, at, rotation));
            keys.push(by_keys(&moves, &tile, at, rotation, view));
        }
        told("mouse, before", before);
        let [painted, painted_in_one, looked, looked_in_one] = ways;
        told("mouse, sides painted", painted);
        told("mouse, sides painted, in one gesture", painted_in_one);
        told("mouse, tiles looked at", looked);
        told("mouse, tiles looked at, in one gesture", looked_in_one);
        let (median, worst) = told("keys", keys);
        assert!(median <= 4 && worst <= 6, "{median} keys, at worst {worst}");
    }
}
