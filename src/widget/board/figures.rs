//! Everything that stands on the board, painted where it stands.

use iced::Point;

use super::Board;
use super::pieces::paint_neutral;
use super::unit::UNIT;
use crate::Frame;
use crate::figure::{letters, paint_figure};
use crate::palette::livery;
use art::piece::look;
use art::standing::{Piece, pieces};
use rules::piece::Piece as What;

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
