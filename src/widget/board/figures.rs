//! Everything that stands on the board, painted where it stands.

use iced::Point;
use iced::widget::canvas::Path;

use super::Board;
use super::outline::outline;
use super::pieces::{paint_dragon, paint_drawn, paint_fairy, paint_tower};
use super::unit::UNIT;
use crate::art::piece::{Look, look};
use crate::art::standing::{Piece, pieces};
use crate::rules::piece::Piece as What;
use crate::widget::Frame;
use crate::widget::emblem::{self, Emblem};
use crate::widget::figure::{letters, paint_figure};
use crate::widget::palette::{Palette, livery};

/// The size of a dragon and that of a fairy as parts of the height of their pictures.
const DRAGON: f32 = 0.79;
const FAIRY: f32 = 0.94;

pub(super) fn paint<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let Some(game) = board.game else { return };
    let (palette, letters) = (board.palette, letters(&board.setup.players));
    for Piece { what, at, size, lies } in pieces(game, board.arts) {
        let (at, size) = (Point::new(at.x * UNIT, at.y * UNIT), size * UNIT);
        match what {
            What::Figure(of) => {
                let Some(player) = board.setup.players.get(of.seat.index()) else { continue };
                let worn = (livery(player.colour), letters[of.seat]);
                paint_figure(frame, at, size, of.figure, worn, lies);
            }
            What::Neutral(piece) => paint_neutral(frame, at, size, look(piece), palette),
        }
    }
}

fn paint_neutral(frame: &mut Frame, at: Point, size: f32, look: Look, palette: &Palette) {
    match look {
        Look::Count => paint_count(frame, at, size / 2.0, palette),
        Look::Dragon => paint_dragon(frame, at, size * DRAGON, palette),
        Look::Fairy => paint_fairy(frame, at, size * FAIRY, palette),
        Look::Tower(height) => {
            let foot = Point::new(at.x, at.y + size / 2.0);
            paint_tower(frame, foot, UNIT, height, palette);
        }
        Look::Drawn(drawn) => paint_drawn(frame, at, size, &drawn, palette),
    }
}

fn paint_count(frame: &mut Frame, at: Point, radius: f32, palette: &Palette) {
    let disc = Path::circle(at, radius);
    frame.fill(&disc, palette.royal);
    frame.stroke(&disc, outline(palette.gold, 3.0));
    emblem::paint(frame, at, radius * 1.3, Emblem::Crown, palette.gold);
}
