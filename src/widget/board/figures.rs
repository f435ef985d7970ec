//! The figures on the board and in the City.

use iced::widget::canvas::Path;
use iced::{Point, Vector};

use super::Board;
use super::paint::{UNIT, corner, outline, spot};
use crate::rules::feature::Kind;
use crate::rules::geometry::{Corner, Position};
use crate::rules::player::letters;
use crate::widget::Frame;
use crate::widget::emblem::{self, Emblem};
use crate::widget::figure::paint_figure;
use crate::widget::palette::livery;

/// Height of a follower, in tiles.
const FOLLOWER: f32 = 0.34;

pub(super) fn paint<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    paint_city(board, frame);
    paint_deployed(board, frame);
}

/// A corner of a tile, where a barn stands.
fn at_corner(at: Position, of: Corner) -> Point {
    let (x, y) = match of {
        Corner::NorthEast => (1.0, 0.0),
        Corner::SouthEast => (1.0, 1.0),
        Corner::SouthWest => (0.0, 1.0),
        Corner::NorthWest => (0.0, 0.0),
    };
    corner(at) + Vector::new(UNIT * x, UNIT * y)
}

fn paint_deployed<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let letters = letters(&board.setup.players);
    for deployed in board.board.figures() {
        let colour = board.setup.players.get(deployed.seat.index()).map(|player| player.colour);
        let stands = deployed
            .corner
            .map(|at| at_corner(deployed.place.at, at))
            .or_else(|| spot(board, deployed.place));
        let (Some(at), Some(colour)) = (stands, colour) else { continue };
        let lying = Kind::from(deployed.place.segment) == Kind::Field;
        paint_figure(
            frame,
            at,
            FOLLOWER * UNIT,
            deployed.figure,
            (livery(colour), letters[deployed.seat]),
            lying,
        );
    }
}

/// The Count and the figures in the quarters of the City.
fn paint_city<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let Some(city) = board.pieces.city else { return };
    let letters = letters(&board.setup.players);
    for placed in board.board.tiles() {
        let Some(quarter) = placed.tile.quarter else { continue };
        let corner = corner(placed.at);
        if city.count() == quarter {
            let at = Point::new(corner.x + UNIT * 0.5, corner.y + UNIT * 0.2);
            frame.fill(&Path::circle(at, UNIT * 0.17), board.palette.royal);
            frame.stroke(&Path::circle(at, UNIT * 0.17), outline(board.palette.gold, 3.0));
            emblem::paint(frame, at, UNIT * 0.22, Emblem::Crown, board.palette.gold);
        }
        let here = city.residents().iter().filter(|resident| resident.quarter == quarter);
        for (index, resident) in here.enumerate() {
            let Some(player) = board.setup.players.get(resident.seat.index()) else { continue };
            let at = corner + resident_spot(index);
            let (livery, letter) = (livery(player.colour), letters[resident.seat]);
            paint_figure(
                frame,
                at,
                FOLLOWER * UNIT * 0.8,
                resident.figure,
                (livery, letter),
                false,
            );
        }
    }
}

/// Where on the tile of a quarter whoever is there as that many others stands.
pub(super) fn resident_spot(index: usize) -> Vector {
    Vector::new(
        UNIT * (0.2 + 0.2 * (index % 4) as f32),
        UNIT * (0.55 + 0.28 * (index / 4 % 2) as f32),
    )
}
