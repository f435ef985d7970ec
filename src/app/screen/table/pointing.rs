//! What is pressed on the board.

use super::{Action, Entry, Table};
use crate::app::Shared;
use crate::app::session::Session;
use crate::rules::Move;
use crate::rules::feature::Place;
use crate::rules::game::Phase;
use crate::rules::geometry::Position;
use crate::rules::tile::Segment;
use crate::widget::board;

impl Table {
    pub(super) fn on_board(&mut self, event: board::Event, shared: &Shared, session: &Session) -> Action {
        match event {
            board::Event::Looked(camera) => self.camera = Some(camera),
            board::Event::Hovered(at) => self.hovered = at,
            board::Event::Clicked(at, segment) => return self.clicked(at, segment, shared, session),
        }
        Action::None
    }

    fn clicked(&mut self, at: Position, segment: Option<Segment>, shared: &Shared, session: &Session) -> Action {
        let game = self.game(session);
        let is_tile = game.board().tile(at).is_some();
        match game.phase() {
            Phase::Place if self.entry == Entry::Abbey => {
                if game.board().fits_abbey(at).is_ok() {
                    return self.make(Move::PlaceAbbey { at }, shared, session);
                }
            }
            Phase::Place if !is_tile => {
                if let Entry::Tile(tile, _) = &self.entry {
                    if let Some(rotation) = self.rotation_at(at, session) {
                        let made = Move::Place { tile: tile.id.clone(), at, rotation };
                        return self.make(made, shared, session);
                    }
                    return Action::None;
                }
                let is_open = game.board().open_places().any(|(open, _)| open == at);
                self.entry = if is_open { Entry::Place(at) } else { Entry::Open };
                self.asked = None;
                self.code.clear();
                return Action::None;
            }
            Phase::Deploy { .. } | Phase::Dragon | Phase::Leave | Phase::Wagon | Phase::Escape => {
                if let Some(made) = self.clicked_answer(at, segment, shared, session) {
                    return self.make(made, shared, session);
                }
            }
            Phase::Deal
            | Phase::Place
            | Phase::Scored
            | Phase::Enter
            | Phase::MoveCount
            | Phase::Fair
            | Phase::Remains
            | Phase::Finished => {}
        }
        let asked = segment.filter(|_| is_tile).map(|segment| Place { at, segment });
        self.asked = if self.asked == asked { None } else { asked };
        self.opened = None;
        Action::None
    }
}
