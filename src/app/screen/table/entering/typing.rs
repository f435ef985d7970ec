//! Keys at the table: the sides of a tile, numbers, Enter, and moves of the choice.

use std::sync::Arc;

use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::entering::{Entering, Entry};
use crate::app::screen::table::question::acting::{act_key, act_of};
use crate::app::screen::table::{Table, keys::ABBEY_LETTER, message::Enter};
use crate::rules::game::Phase;
use crate::rules::geometry::{Position, Rotation, Side};
use crate::rules::tile::Tile;
use crate::rules::tile::shown::Shown;
use crate::rules::{Game, Move};
use crate::session::Session;

impl Table {
    /// Takes a letter as the next side of the drawn tile, clockwise; as soon as one kind alone is
    /// meant, it is chosen.
    pub(in crate::app::screen::table) fn type_letter(
        &mut self,
        letter: char,
        side: Option<char>,
        session: &Session,
    ) {
        if matches!(self.game(session).phase(), Phase::Deploy { .. }) && self.entering().is_some() {
            self.answering.act = act_of(letter);
        }
        if self.game(session).phase() != Phase::Place || self.code().len() >= 4 {
            return;
        }
        let (Some(side), Some(entering)) = (side, self.entering_mut()) else { return };
        entering.code.push(side);
        if let Entry::Abbey | Entry::Tile(..) = entering.entry {
            entering.entry = Entry::Open;
        }
        entering.only = None;
        if entering.entry == Entry::Open
            && entering.code.len() == 4
            && let Some(id) = self.only_meant(self.game(session))
        {
            self.choose_tile(&id, session);
        }
    }

    /// Takes a letter of a badge; if there is none like that, the letter of an action of the turn.
    pub(in crate::app::screen::table) fn on_badge(
        &mut self,
        letter: char,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        if letter == ABBEY_LETTER && self.game(ui.session).phase() == Phase::Place {
            return self.enter(Enter::Abbey, ui);
        }
        let of_act =
            self.acts_now(self.game(ui.session)).into_iter().find(|act| act_key(*act) == letter);
        if let Some(act) = of_act.filter(|_| self.entering().is_some()) {
            self.answering.act = Some(act);
            self.answering.page = 0;
            return None;
        }
        if let Some(number) = Self::number_of_letter(letter, self.game(ui.session), ui.words) {
            return self.number(number, ui);
        }
        self.answering.page = 0;
        if self.entering().is_some() {
            self.answering.act = act_of(letter).or(self.answering.act);
        }
        None
    }

    /// The kind of tile that is meant, if it is the only one.
    fn only_meant(&self, game: &Game) -> Option<crate::rules::tile::Id> {
        let mut meant = self.tiles_meant(game);
        let first = meant.next().map(|(tile, _)| tile.id.clone());
        first.filter(|_| meant.next().is_none())
    }

    /// The number of demands on a tile: sides and other things.
    pub(in crate::app::screen::table) fn narrowed_by(&self) -> usize {
        self.entering()
            .map_or(0, |entering| entering.code.len() + entering.shown.len() + entering.sides.len())
    }

    /// The number of kinds that were offered when the choice was narrowed first.
    pub(in crate::app::screen::table) fn was_narrowed_to(&self) -> usize {
        self.entering().map_or(0, |entering| entering.narrowed_to)
    }

    /// Notes how many kinds are offered, if the choice is narrowed now and was not before.
    pub(in crate::app::screen::table) fn note_narrowed(&mut self, was: bool, session: &Session) {
        if was || !self.is_narrowed() || *self.entry() != Entry::Open {
            return;
        }
        let count = self.tiles_meant(self.game(session)).count();
        if let Some(entering) = self.entering_mut() {
            entering.narrowed_to = count;
        }
    }

    /// Whether only some tiles are offered.
    pub(in crate::app::screen::table) fn is_narrowed(&self) -> bool {
        self.entering().is_some_and(Entering::is_narrowed)
    }

    /// Whether a tile has the typed sides, in this order from any side on, and the demanded things.
    pub(in crate::app::screen::table) fn is_meant(&self, tile: &Tile) -> bool {
        self.shows_demanded(tile) && self.as_typed(tile).is_some()
    }

    /// Whether a tile is of the kind that is meant and shows the demanded things.
    pub(in crate::app::screen::table) fn shows_demanded(&self, tile: &Tile) -> bool {
        self.entering().is_none_or(|entering| {
            entering.only.as_ref().is_none_or(|only| *only == tile.id)
                && entering.shown.iter().all(|shown| shown.is_on(tile))
        })
    }

    /// The rotation in which a tile shows the typed sides, clockwise from the top.
    pub(in crate::app::screen::table) fn as_typed(&self, tile: &Tile) -> Option<Rotation> {
        Rotation::ALL.into_iter().find(|turned| tile.code_lying(*turned).starts_with(self.code()))
    }

    /// The kinds of tiles that are meant, with how many of each are left.
    pub(in crate::app::screen::table) fn tiles_meant<'a>(
        &'a self,
        game: &'a Game,
    ) -> impl Iterator<Item = (&'a Arc<Tile>, u16)> + 'a {
        game.kinds_by_group().into_iter().filter(|(tile, _)| self.is_meant(tile))
    }

    /// Chooses the tile or claim of that number; 0 is Enter.
    pub(in crate::app::screen::table) fn number(
        &mut self,
        number: usize,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        if self.held().is_some() {
            return self.drop_by_key(number, ui);
        }
        if let Some(made) = self.as_it_was().filter(|_| number == 0).cloned() {
            return self.make(made, ui);
        }
        let game = self.game(ui.session);
        match (game.phase(), number) {
            (Phase::Deploy { .. }, 0) => match self.answering.act_left(&self.insight, game) {
                Some(act) => self.enter(Enter::Act(act), ui),
                None => self.make(Move::EndTurn, ui),
            },
            (Phase::Place, 0) if game.is_closing() => self.make(Move::Pass, ui),
            (Phase::Place, 0) => self.press_enter(ui),
            (Phase::Place, _) => self.pick(self.placing_index(number, ui.words), ui),
            (Phase::Finished, 0) => Some(Request::Finale),
            (_, _) => self.answer(number, ui),
        }
    }

    /// Enter while placing: takes the only tile that fits, or places the chosen one.
    pub(in crate::app::screen::table) fn press_enter(&mut self, ui: GameUi<'_>) -> Option<Request> {
        match self.entry() {
            Entry::Place(at) => {
                let at = *at;
                let (tile, rotation) = self.offered(self.game(ui.session), at).only?;
                let made = Move::Place { tile: tile.id.clone(), at, rotation };
                self.make(made, ui)
            }
            Entry::Tile(tile, _) => {
                let at = self.hovered();
                match at.and_then(|at| Some((at, self.rotation_at(at, ui.session)?))) {
                    Some((at, rotation)) => {
                        let made = Move::Place { tile: tile.id.clone(), at, rotation };
                        self.make(made, ui)
                    }
                    None if !self.game(ui.session).board().has_placement(tile) => {
                        self.make(Move::RemoveTile { tile: tile.id.clone() }, ui)
                    }
                    None => None,
                }
            }
            Entry::Abbey => {
                match self
                    .hovered()
                    .filter(|at| self.game(ui.session).board().fits_abbey(*at).is_ok())
                {
                    Some(at) => self.make(Move::PlaceAbbey { at }, ui),
                    None => None,
                }
            }
            Entry::Open => {
                if let Some(id) = self.only_meant(self.game(ui.session)) {
                    self.choose_tile(&id, ui.session);
                }
                None
            }
        }
    }

    fn pick(&mut self, index: usize, ui: GameUi<'_>) -> Option<Request> {
        let game = self.game(ui.session);
        match *self.entry() {
            Entry::Place(at) => {
                let (tile, rotation) = *self.offered(game, at).ways.get(index)?;
                self.take_offered(&tile.id.clone(), rotation, ui)
            }
            Entry::Open if self.is_narrowed() => {
                let id = self.tiles_meant(game).nth(index).map(|(tile, _)| tile.id.clone());
                if let Some(id) = id {
                    self.choose_tile(&id, ui.session);
                }
                None
            }
            Entry::Open | Entry::Tile(..) | Entry::Abbey => self.pick_place(index, ui),
        }
    }

    /// Takes back one typed letter, or one digit of a distance.
    pub(in crate::app::screen::table) fn erase(&mut self, session: &Session) {
        if self.types_distance(session) {
            self.answering.throw.erase();
        } else if let Some(entering) = self.entering_mut() {
            entering.code.pop();
        }
    }

    /// Offers only tiles that show this, or no longer only those.
    pub(in crate::app::screen::table) fn toggle(&mut self, shown: Shown) {
        let Some(entering) = self.entering_mut() else { return };
        match entering.shown.iter().position(|other| *other == shown) {
            Some(index) => drop(entering.shown.remove(index)),
            None => entering.shown.push(shown),
        }
    }

    /// Moves the choice to the nearest place on that side.
    pub(in crate::app::screen::table) fn go(&mut self, side: Side, ui: GameUi<'_>) {
        let game = self.game(ui.session);
        if game.phase() != Phase::Place {
            return;
        }
        let places: Vec<Position> = match self.entry() {
            Entry::Tile(tile, _) => {
                game.board().placements(tile).into_iter().map(|(at, _)| at).collect()
            }
            Entry::Abbey => game.board().holes().collect(),
            Entry::Open | Entry::Place(_) => game.places_to_fill().collect(),
        };
        let from = match self.entry() {
            Entry::Place(at) => Some(*at),
            Entry::Tile(..) | Entry::Abbey => self.hovered().filter(|at| places.contains(at)),
            Entry::Open => None,
        };
        let start = from.or_else(|| game.board().tiles().last().map(|placed| placed.at));
        let next = nearest(&places, start.unwrap_or(Position::ORIGIN), side);
        let Some(next) = next.or(from).or_else(|| places.first().copied()) else { return };
        match self.entry() {
            Entry::Tile(..) | Entry::Abbey => self.hover(Some((next, None))),
            Entry::Open | Entry::Place(_) => self.choose(Entry::Place(next)),
        }
        self.bring_into_sight(next, *ui);
        self.seen.asked = None;
    }
}

/// The place on that side of `from` that is nearest, one straight ahead before one aslant.
fn nearest(places: &[Position], from: Position, side: Side) -> Option<Position> {
    let ahead = |at: &Position| match side {
        Side::North => from.y - at.y,
        Side::East => at.x - from.x,
        Side::South => at.y - from.y,
        Side::West => from.x - at.x,
    };
    let aside = |at: &Position| match side {
        Side::North | Side::South => (at.x - from.x).abs(),
        Side::East | Side::West => (at.y - from.y).abs(),
    };
    places
        .iter()
        .filter(|at| ahead(at) > 0)
        .min_by_key(|at| (ahead(at) + 2 * aside(at), aside(at)))
        .copied()
}
