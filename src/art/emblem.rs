//! Small drawn symbols: they look the same on every machine, whatever fonts it has.

mod mark;

use super::path::{Drawing, Path};
use super::piece::{Look, dragon, fairy, look};
use super::point::{Pt, pt};
use rules::piece::Neutral;

/// A symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Emblem {
    Crown,
    Mask,
    Order,
    Follower,
    /// A follower who is not here: hollow.
    Absent,
    Tile,
    Undo,
    Redo,
    Whole,
    Home,
    Gear,
    Help,
    More,
    Up,
    Down,
    Grip,
    Dice,
    Cross,
    Check,
    Eye,
    Warning,
    Field,
    Compare,
    Road,
    Castle,
    // The marks of the expansions.
    Mug,
    Wheat,
    Flame,
    Tower,
    Abbey,
    Key,
    Stones,
    Garden,
    Target,
    Swords,
    Wings,
    Circle,
    Boat,
    Barrel,
    Cloth,
    Chain,
    /// A piece that belongs to nobody, by its outline.
    Piece(Neutral),
    // The marks of the clock.
    Clock,
    Pause,
    Play,
    Phone,
    /// Three lines.
    Menu,
    /// The sign of the Enter key, which few fonts have.
    Enter,
    /// A plus and three dots: and more.
    AndMore,
    /// A stroke between two, of which either will do.
    Slash,
}

/// The side of the square that symbols are drawn in.
pub const GRID: f32 = 24.0;
/// The width of the lines of symbols.
const WIDTH: f32 = 2.0;

impl Emblem {
    /// The symbol in a square of [`GRID`] by [`GRID`].
    #[expect(clippy::too_many_lines, reason = "one arm per symbol")]
    pub fn drawing(self) -> Drawing {
        let mut drawing = Drawing::default();
        match self {
            Self::Crown => drawing.fill(crown()),
            Self::Mask => drawing.hollow(mask()),
            Self::Order => order(&mut drawing),
            Self::Follower => drawing.fill(follower()),
            Self::Absent => drawing.stroke(follower(), 1.6),
            Self::Tile => {
                drawing.stroke(Path::rounded([4.0, 4.0, 16.0, 16.0], 2.0), WIDTH);
                drawing.stroke(Path::lines(&[(4.0, 12.0), (20.0, 12.0)]), WIDTH);
            }
            Self::Undo => drawing.stroke(turn_back(1.0), WIDTH),
            Self::Enter => {
                drawing.stroke(Path::lines(&[(20.0, 5.0), (20.0, 14.0), (5.0, 14.0)]), WIDTH);
                drawing.stroke(Path::lines(&[(10.0, 9.0), (5.0, 14.0), (10.0, 19.0)]), WIDTH);
            }
            Self::Redo => drawing.stroke(turn_back(-1.0), WIDTH),
            Self::Whole => {
                drawing.stroke(Path::rounded([2.0, 2.0, 20.0, 20.0], 3.0), WIDTH);
                for (x, y) in [(9.6, 5.4), (5.0, 10.0), (9.6, 10.0), (14.2, 10.0), (14.2, 14.6)] {
                    drawing.fill(Path::rounded([x, y, 4.0, 4.0], 0.6));
                }
            }
            Self::Home => {
                drawing.stroke(Path::lines(&[(3.0, 12.0), (12.0, 4.0), (21.0, 12.0)]), WIDTH);
                drawing.stroke(
                    Path::lines(&[(6.0, 10.5), (6.0, 20.0), (18.0, 20.0), (18.0, 10.5)]),
                    WIDTH,
                );
            }
            Self::Gear => gear(&mut drawing),
            Self::Help => {
                drawing.stroke(bow(), WIDTH);
                drawing.fill(Path::circle(pt(12.0, 20.0), 1.5));
            }
            Self::More => {
                for x in [5.0, 12.0, 19.0] {
                    drawing.fill(Path::circle(pt(x, 12.0), 2.2));
                }
            }
            Self::AndMore => {
                drawing.stroke(Path::lines(&[(1.5, 12.0), (9.5, 12.0)]), WIDTH);
                drawing.stroke(Path::lines(&[(5.5, 8.0), (5.5, 16.0)]), WIDTH);
                for x in [13.5, 18.0, 22.5] {
                    drawing.fill(Path::circle(pt(x, 15.0), 1.5));
                }
            }
            Self::Slash => drawing.stroke(Path::lines(&[(16.0, 3.0), (8.0, 21.0)]), WIDTH),
            Self::Up => {
                drawing.stroke(Path::lines(&[(6.0, 15.0), (12.0, 9.0), (18.0, 15.0)]), WIDTH);
            }
            Self::Down => {
                drawing.stroke(Path::lines(&[(6.0, 9.0), (12.0, 15.0), (18.0, 9.0)]), WIDTH);
            }
            Self::Grip => {
                for (x, y) in
                    [(9.0, 6.0), (15.0, 6.0), (9.0, 12.0), (15.0, 12.0), (9.0, 18.0), (15.0, 18.0)]
                {
                    drawing.fill(Path::circle(pt(x, y), 1.6));
                }
            }
            Self::Dice => {
                drawing.stroke(Path::rounded([4.0, 4.0, 16.0, 16.0], 3.5), WIDTH);
                for (x, y) in [(8.5, 8.5), (15.5, 15.5), (8.5, 15.5), (15.5, 8.5), (12.0, 12.0)] {
                    drawing.fill(Path::circle(pt(x, y), 1.5));
                }
            }
            Self::Cross => {
                drawing.stroke(Path::lines(&[(6.0, 6.0), (18.0, 18.0)]), WIDTH);
                drawing.stroke(Path::lines(&[(18.0, 6.0), (6.0, 18.0)]), WIDTH);
            }
            Self::Check => {
                drawing.stroke(Path::lines(&[(4.5, 12.5), (10.0, 18.0), (19.5, 6.5)]), WIDTH);
            }
            Self::Eye => {
                let lid = Path::new(|path| {
                    path.move_to(pt(2.0, 12.0));
                    path.quad_to(pt(12.0, 1.0), pt(22.0, 12.0));
                    path.quad_to(pt(12.0, 23.0), pt(2.0, 12.0));
                    path.close();
                });
                drawing.stroke(lid, WIDTH);
                drawing.fill(Path::circle(pt(12.0, 12.0), 3.2));
            }
            Self::Warning => {
                drawing.stroke(
                    Path::lines(&[(12.0, 3.0), (22.0, 20.5), (2.0, 20.5), (12.0, 3.0)]),
                    WIDTH,
                );
                drawing.stroke(Path::lines(&[(12.0, 9.5), (12.0, 14.0)]), WIDTH);
                drawing.fill(Path::circle(pt(12.0, 17.3), 1.3));
            }
            Self::Field => {
                drawing.stroke(Path::lines(&[(12.0, 21.5), (12.0, 8.0)]), WIDTH);
                drawing.fill(ear());
            }
            Self::Compare => scales(&mut drawing),
            Self::Road => {
                drawing.stroke(Path::lines(&[(8.0, 3.0), (4.0, 21.0)]), WIDTH);
                drawing.stroke(Path::lines(&[(16.0, 3.0), (20.0, 21.0)]), WIDTH);
                for (top, bottom) in [(4.0, 6.5), (10.5, 13.5), (17.5, 20.5)] {
                    drawing.stroke(Path::lines(&[(12.0, top), (12.0, bottom)]), WIDTH);
                }
            }
            Self::Castle => {
                let wall = [
                    (3.0, 21.0),
                    (3.0, 5.0),
                    (7.0, 5.0),
                    (7.0, 9.0),
                    (10.0, 9.0),
                    (10.0, 5.0),
                    (14.0, 5.0),
                    (14.0, 9.0),
                    (17.0, 9.0),
                    (17.0, 5.0),
                    (21.0, 5.0),
                    (21.0, 21.0),
                    (15.0, 21.0),
                    (15.0, 15.0),
                    (9.0, 15.0),
                    (9.0, 21.0),
                ];
                drawing.fill(Path::lines(&wall));
            }
            Self::Piece(of) => piece(&mut drawing, of),
            Self::Mug
            | Self::Wheat
            | Self::Flame
            | Self::Tower
            | Self::Abbey
            | Self::Key
            | Self::Stones
            | Self::Garden
            | Self::Target
            | Self::Swords
            | Self::Wings
            | Self::Circle
            | Self::Boat
            | Self::Barrel
            | Self::Cloth
            | Self::Chain
            | Self::Clock
            | Self::Pause
            | Self::Play
            | Self::Phone
            | Self::Menu => mark::draw(&mut drawing, self),
        }
        drawing
    }
}

/// Draws the outline of a piece, as large as the square.
fn piece(drawing: &mut Drawing, of: Neutral) {
    let middle = pt(12.0, 12.5);
    match look(of) {
        Look::Drawn(drawn) => drawing.fill(drawn.outline.put(middle, 13.0)),
        Look::Count => drawing.fill(crown()),
        Look::Dragon => drawing.fill(dragon().put(middle, 17.0)),
        Look::Fairy => fairy().iter().for_each(|part| drawing.fill(part.put(middle, 20.0))),
        Look::Tower(pieces) => {
            // Piece upon piece, so that they can be counted.
            let pieces = pieces.max(1);
            let each = (22.0 / f32::from(pieces)).min(5.0);
            for index in 1..=pieces {
                let top = 23.0 - each * f32::from(index);
                drawing.fill(Path::rounded([7.5, top, 9.0, each * 0.86], each * 0.12));
            }
        }
    }
}

fn crown() -> Path {
    Path::new(|path| {
        path.move_to(pt(3.0, 18.0));
        for (x, y) in
            [(1.5, 7.5), (7.0, 11.5), (12.0, 4.0), (17.0, 11.5), (22.5, 7.5), (21.0, 18.0)]
        {
            path.line_to(pt(x, y));
        }
        path.close();
        path.add_rectangle([3.0, 19.2, 18.0, 2.4]);
        for (x, y) in [(1.6, 6.4), (12.0, 2.8), (22.4, 6.4)] {
            path.add_circle(pt(x, y), 1.6);
        }
    })
}

/// A robber's mask with two holes for the eyes.
fn mask() -> Path {
    Path::new(|path| {
        path.move_to(pt(1.5, 8.0));
        path.cubic_to(pt(7.0, 5.5), pt(17.0, 5.5), pt(22.5, 8.0));
        path.cubic_to(pt(22.5, 15.0), pt(18.0, 19.0), pt(14.0, 15.0));
        path.quad_to(pt(12.0, 13.4), pt(10.0, 15.0));
        path.cubic_to(pt(6.0, 19.0), pt(1.5, 15.0), pt(1.5, 8.0));
        path.close();
        eye(path, 7.2);
        eye(path, 16.8);
    })
}

fn eye(path: &mut Path, x: f32) {
    path.move_to(pt(x - 2.6, 10.8));
    path.quad_to(pt(x, 8.2), pt(x + 2.6, 10.8));
    path.quad_to(pt(x, 13.0), pt(x - 2.6, 10.8));
    path.close();
}

fn follower() -> Path {
    Path::new(|path| {
        path.add_circle(pt(12.0, 7.0), 4.6);
        path.move_to(pt(3.6, 21.5));
        path.cubic_to(pt(4.4, 14.5), pt(8.0, 10.5), pt(12.0, 10.5));
        path.cubic_to(pt(16.0, 10.5), pt(19.6, 14.5), pt(20.4, 21.5));
        path.close();
    })
}

/// The upper part of a question mark.
fn bow() -> Path {
    Path::new(|path| {
        path.move_to(pt(8.0, 9.0));
        path.cubic_to(pt(8.0, 3.0), pt(16.5, 3.0), pt(16.0, 9.0));
        path.cubic_to(pt(16.0, 12.0), pt(12.0, 12.0), pt(12.0, 15.5));
    })
}

/// An arrow that turns back: to the left if `side` is 1, to the right if it is -1.
fn turn_back(side: f32) -> Path {
    let at = |x: f32, y: f32| pt(12.0 + (x - 12.0) * side, y);
    Path::new(|path| {
        path.move_to(at(9.0, 4.5));
        path.line_to(at(4.0, 9.5));
        path.line_to(at(9.0, 14.5));
        path.move_to(at(4.0, 9.5));
        path.line_to(at(14.0, 9.5));
        path.cubic_to(at(22.0, 9.5), at(22.0, 19.5), at(14.0, 19.5));
        path.line_to(at(10.0, 19.5));
    })
}

/// The grains of an ear, three pairs and one on top.
fn ear() -> Path {
    Path::new(|path| {
        let mut grain = |from: Pt, over: Pt, to: Pt, under: Pt| {
            path.move_to(from);
            path.quad_to(over, to);
            path.quad_to(under, from);
            path.close();
        };
        grain(pt(12.0, 8.0), pt(8.6, 4.6), pt(12.0, 1.5), pt(15.4, 4.6));
        for y in [11.5, 15.5, 19.5] {
            for side in [-1.0, 1.0] {
                let at = |x: f32, up: f32| pt(12.0 + side * x, y - up);
                grain(at(0.0, 0.0), at(1.6, 4.6), at(6.6, 5.4), at(6.2, -0.2));
            }
        }
    })
}

fn scales(drawing: &mut Drawing) {
    drawing.stroke(Path::lines(&[(12.0, 3.0), (12.0, 21.0)]), WIDTH);
    drawing.stroke(Path::lines(&[(8.0, 21.0), (16.0, 21.0)]), WIDTH);
    drawing.stroke(Path::lines(&[(5.0, 6.5), (19.0, 6.5)]), WIDTH);
    for x in [5.0, 19.0] {
        drawing.stroke(Path::lines(&[(x - 3.2, 14.0), (x, 6.5), (x + 3.2, 14.0)]), WIDTH);
        drawing.fill(pan(x));
    }
}

/// A pan of a pair of scales.
fn pan(x: f32) -> Path {
    Path::new(|path| {
        path.move_to(pt(x - 4.2, 14.0));
        path.line_to(pt(x + 4.2, 14.0));
        path.quad_to(pt(x + 3.2, 18.0), pt(x, 18.0));
        path.quad_to(pt(x - 3.2, 18.0), pt(x - 4.2, 14.0));
        path.close();
    })
}

fn gear(drawing: &mut Drawing) {
    drawing.stroke(Path::circle(pt(12.0, 12.0), 5.2), WIDTH * 1.6);
    for tooth in 0..8 {
        let angle = std::f32::consts::FRAC_PI_4 * tooth as f32;
        let at = |radius: f32| (12.0 + angle.cos() * radius, 12.0 + angle.sin() * radius);
        drawing.stroke(Path::lines(&[at(6.6), at(10.0)]), WIDTH * 1.6);
    }
    drawing.fill(Path::circle(pt(12.0, 12.0), 1.4));
}

/// A rolled order with its seal.
fn order(drawing: &mut Drawing) {
    drawing.stroke(Path::rounded([5.0, 2.5, 14.0, 19.0], 2.0), WIDTH);
    for y in [7.0, 10.5] {
        drawing.stroke(Path::lines(&[(8.5, y), (15.5, y)]), WIDTH);
    }
    drawing.fill(Path::circle(pt(12.0, 16.3), 2.6));
}
