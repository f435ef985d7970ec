//! Towers, the dragon and the fairy.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

use super::Board;
use super::figures::resident_spot;
use super::paint::{UNIT, corner, outline, spot};
use crate::rules::expansion::count::{Carcassonne, Resident};
use crate::rules::expansion::fairy::{Fairy, Stand};
use crate::rules::expansion::tower::{Tower, Towers};
use crate::rules::geometry::Position;
use crate::rules::player::letters;
use crate::widget::Frame;
use crate::widget::figure::{paint_figure, paint_letter};
use crate::widget::palette::{Palette, livery};

/// What stands on the board beside the deployed figures.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Pieces<'a> {
    /// The City of Carcassonne with everybody in it.
    pub city: Option<&'a Carcassonne>,
    pub towers: Option<&'a Towers>,
    pub dragon: Option<Position>,
    pub fairy: Option<&'a Fairy>,
}

/// Where on its tile a tower stands, in tiles.
const TOWER: Vector = Vector::new(0.78, 0.24);
/// How far the middle of a tower is drawn above its foundation, in tiles.
const FOOT: f32 = 0.1;
/// Where the dragon lies.
const DRAGON: Vector = Vector::new(0.3, 0.72);

pub(super) fn paint<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    paint_towers(board, frame);
    if let Some(at) = board.pieces.dragon {
        paint_dragon(frame, on(at, DRAGON), UNIT * 0.44, board.palette);
    }
    if let Some(fairy) = board.pieces.fairy {
        let aside = Vector::new(UNIT * 0.2, -UNIT * 0.08);
        let alone = || tile_of(board, fairy.stand).map(|at| on(at, Vector::new(0.5, 0.5)));
        if let Some(at) = follower(board, fairy).map(|at| at + aside).or_else(alone) {
            paint_fairy(frame, at, UNIT * 0.3, board.palette);
        }
    }
}

/// Where the follower stands that the fairy stands by; `None` if it has gone.
fn follower<Message>(board: &Board<'_, Message>, fairy: &Fairy) -> Option<Point> {
    let follower = fairy.beside?;
    match fairy.stand {
        Stand::Segment(place) => spot(board, place),
        Stand::Tower(at) => {
            board.pieces.towers.and_then(|towers| towers.tower(at)).map(|tower| top(board, tower))
        }
        Stand::Quarter(quarter) => {
            let residents = board
                .pieces
                .city?
                .residents()
                .iter()
                .filter(|resident| resident.quarter == quarter);
            let is_hers = |resident: &&Resident| {
                (resident.seat, resident.figure) == (follower.seat, follower.figure)
            };
            let index = residents.enumerate().find(|(_, resident)| is_hers(resident))?.0;
            Some(corner(board.board.quarter(quarter)?) + resident_spot(index))
        }
    }
}

/// The tile that shows where the fairy stands.
fn tile_of<Message>(board: &Board<'_, Message>, stand: Stand) -> Option<Position> {
    match stand {
        Stand::Segment(_) | Stand::Tower(_) => stand.at(),
        Stand::Quarter(quarter) => board.board.quarter(quarter),
    }
}

/// How tall a tower of so many pieces is drawn, in tiles.
fn rise(height: u8) -> f32 {
    0.16 + 0.05 * f32::from(height.min(5))
}

/// Where a tower stands: on the foundation of its tile.
fn stand<Message>(board: &Board<'_, Message>, at: Position) -> Point {
    let site = board.board.tile(at).and_then(|placed| {
        let site = board.arts.art(&placed.tile).tower_site(placed.rotation)?;
        Some(Vector::new(site.x, site.y - FOOT))
    });
    on(at, site.unwrap_or(TOWER))
}

/// Where whoever closes a tower stands.
fn top<Message>(board: &Board<'_, Message>, tower: &Tower) -> Point {
    stand(board, tower.at) + Vector::new(0.0, UNIT * (0.02 - rise(tower.height)))
}

fn on(at: Position, within: Vector) -> Point {
    corner(at) + within * UNIT
}

fn paint_towers<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let Some(towers) = board.pieces.towers else { return };
    let letters = letters(&board.setup.players);
    for tower in towers.towers() {
        paint_tower(frame, stand(board, tower.at), UNIT, tower.height, board.palette);
        if let Some(guard) = tower.guard
            && let Some(player) = board.setup.players.get(guard.seat.index())
        {
            paint_figure(
                frame,
                top(board, tower),
                UNIT * 0.26,
                guard.figure,
                (livery(player.colour), letters[guard.seat]),
                false,
            );
        }
    }
}

/// A tower of so many pieces around a point of a tile of that side.
pub fn paint_tower(frame: &mut Frame, at: Point, side: f32, height: u8, palette: &Palette) {
    let (width, tall) = (side * 0.2, side * rise(height));
    let wall = Rectangle::new(
        Point::new(at.x - width / 2.0, at.y + side * 0.14 - tall),
        Size::new(width, tall),
    );
    let body = Path::new(|path| {
        path.rectangle(wall.position(), wall.size());
        for tooth in 0..3 {
            let x = wall.x + width * (0.4 * tooth as f32);
            path.rectangle(
                Point::new(x, wall.y - side * 0.05),
                Size::new(width * 0.2, side * 0.06),
            );
        }
    });
    frame.stroke(&body, outline(palette.ink, side * 0.03));
    frame.fill(&body, Color::from_rgb8(0xc9, 0xb0, 0x86));
    let middle = Point::new(at.x, wall.y + tall / 2.0);
    paint_letter(frame, middle, side * 0.15, height, Color::from_rgb8(0x2a, 0x21, 0x18));
}

/// A dragon seen from the side, from wing to wing somewhat wider than `size`: wing, neck and a
/// tail.
pub fn paint_dragon(frame: &mut Frame, at: Point, size: f32, palette: &Palette) {
    let body = Path::new(|path| {
        path.move_to(Point::new(-0.62, 0.22));
        path.bezier_curve_to(Point::new(-0.3, 0.42), Point::new(0.1, 0.42), Point::new(0.3, 0.2));
        path.bezier_curve_to(
            Point::new(0.36, 0.0),
            Point::new(0.28, -0.14),
            Point::new(0.34, -0.3),
        );
        path.line_to(Point::new(0.42, -0.44));
        path.line_to(Point::new(0.5, -0.32));
        path.line_to(Point::new(0.74, -0.24));
        path.line_to(Point::new(0.7, -0.14));
        path.line_to(Point::new(0.5, -0.12));
        path.bezier_curve_to(Point::new(0.46, 0.06), Point::new(0.58, 0.2), Point::new(0.44, 0.36));
        path.line_to(Point::new(0.46, 0.5));
        path.line_to(Point::new(0.28, 0.5));
        path.line_to(Point::new(0.24, 0.42));
        path.line_to(Point::new(-0.06, 0.46));
        path.line_to(Point::new(-0.08, 0.54));
        path.line_to(Point::new(-0.26, 0.54));
        path.line_to(Point::new(-0.28, 0.44));
        path.bezier_curve_to(
            Point::new(-0.5, 0.42),
            Point::new(-0.6, 0.34),
            Point::new(-0.62, 0.22),
        );
        path.close();
        path.move_to(Point::new(0.1, 0.2));
        path.line_to(Point::new(-0.5, -0.42));
        path.line_to(Point::new(-0.28, -0.36));
        path.line_to(Point::new(-0.22, -0.54));
        path.line_to(Point::new(-0.04, -0.36));
        path.line_to(Point::new(0.1, -0.46));
        path.line_to(Point::new(0.2, 0.14));
        path.close();
    });
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.with_save(|frame| {
            frame.scale(size);
            frame.stroke(&body, outline(palette.raised, size * 0.16));
            frame.stroke(&body, outline(Color::from_rgb8(0x4a, 0x0f, 0x0c), size * 0.09));
            frame.fill(&body, Color::from_rgb8(0xb3, 0x22, 0x1a));
        });
    });
}

/// A fairy, `size` high: a slender figure between two wings.
pub fn paint_fairy(frame: &mut Frame, at: Point, size: f32, palette: &Palette) {
    let wings = Path::new(|path| {
        for side in [-1.0, 1.0] {
            path.move_to(Point::new(0.0, 0.05));
            path.bezier_curve_to(
                Point::new(side * 0.2, -0.5),
                Point::new(side * 0.62, -0.46),
                Point::new(side * 0.5, -0.05),
            );
            path.bezier_curve_to(
                Point::new(side * 0.6, 0.2),
                Point::new(side * 0.3, 0.34),
                Point::new(0.0, 0.05),
            );
            path.close();
        }
    });
    let body = Path::new(|path| {
        path.move_to(Point::new(0.0, -0.2));
        path.line_to(Point::new(0.2, 0.5));
        path.line_to(Point::new(-0.2, 0.5));
        path.close();
        path.circle(Point::new(0.0, -0.3), 0.14);
    });
    frame.with_save(|frame| {
        frame.translate(Vector::new(at.x, at.y));
        frame.with_save(|frame| {
            frame.scale(size);
            frame.stroke(&wings, outline(Color::from_rgb8(0x4b, 0x6f, 0x86), size * 0.08));
            frame.fill(&wings, Color::from_rgb8(0xdf, 0xf1, 0xf7));
            frame.stroke(&body, outline(Color::from_rgb8(0x2a, 0x21, 0x18), size * 0.08));
            frame.fill(&body, palette.gold);
        });
    });
}
