//! The tile of the turn, when chosen before its place.

use std::sync::Arc;

use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::Table;
use crate::app::screen::table::entering::Entry;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::{Move, tile};
use crate::say;
use crate::session::Session;
use crate::text::Words;

impl Table {
    pub(in crate::app::screen::table) fn choose_tile(&mut self, id: &tile::Id, session: &Session) {
        let game = self.game(session);
        if let Some(tile) = game.catalogue().tile(id.as_str()) {
            let first = || game.board().placements(tile).first().map(|(_, rotation)| *rotation);
            let typed = self.as_typed(tile).filter(|_| !self.code().is_empty());
            let rotation = typed.or_else(first).unwrap_or(Rotation::None);
            let entry = Entry::Tile(Arc::clone(tile), rotation);
            self.choose(entry);
        }
        self.seen.asked = None;
        self.answering.page = 0;
    }

    /// Places an offered tile at the chosen place; if it stands for several ways to lie, asks for
    /// one.
    pub(in crate::app::screen::table) fn take_offered(
        &mut self,
        id: &tile::Id,
        rotation: Rotation,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let Entry::Place(at) = *self.entry() else { return None };
        let game = self.game(ui.session);
        let kind = game.catalogue().tile(id.as_str())?;
        if !self.offered(game, at).has_more_ways(kind) {
            return self.make(Move::Place { tile: id.clone(), at, rotation }, ui);
        }
        self.answering.page = 0;
        self.entering_mut()?.only = Some(id.clone());
        None
    }

    /// The rotation of the chosen tile at a place: the chosen one, or else the next that fits.
    pub(in crate::app::screen::table) fn rotation_at(
        &self,
        at: Position,
        session: &Session,
    ) -> Option<Rotation> {
        let Entry::Tile(tile, chosen) = self.entry() else { return None };
        let board = self.game(session).board();
        let mut rotation = *chosen;
        for _ in 0..4 {
            if board.fits(tile, at, rotation).is_ok() {
                return Some(rotation);
            }
            rotation = rotation.next();
        }
        None
    }

    /// Turns the chosen tile to the next rotation that fits the place pointed at, or else any
    /// place.
    pub(in crate::app::screen::table) fn turn_tile(&mut self, words: &Words, session: &Session) {
        let Entry::Tile(tile, rotation) = self.entry() else { return };
        let board = self.game(session).board();
        let fits = |rotation: Rotation| match self.hovered() {
            Some(at) if board.rotations(tile, at).next().is_some() => {
                board.fits(tile, at, rotation).is_ok()
            }
            Some(_) | None => board.placements(tile).iter().any(|(_, other)| *other == rotation),
        };
        let mut next = rotation.next();
        for _ in 0..3 {
            if fits(next) {
                break;
            }
            next = next.next();
        }
        let one_way = (next == *rotation).then(|| say!(words, "tray-one-way"));
        let entry = Entry::Tile(Arc::clone(tile), next);
        if let Some(entering) = self.entering_mut() {
            entering.show_all();
        }
        self.choose(entry);
        self.telling.notice = one_way;
    }
}
