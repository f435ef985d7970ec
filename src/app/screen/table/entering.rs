//! The entry of a turn on the mirrored board: its tile, the place, and the action.

pub(in crate::app::screen) mod aside;
pub(in crate::app::screen) mod blank;
pub(in crate::app::screen) mod choosing;
pub(in crate::app::screen) mod held;
pub(in crate::app::screen) mod marks;
pub(in crate::app::screen) mod numbers;
pub(in crate::app::screen) mod offered;
pub(in crate::app::screen) mod placing;
pub(in crate::app::screen) mod pointing;
pub(in crate::app::screen) mod tray;
pub(in crate::app::screen) mod typing;

use std::sync::Arc;

use super::message::Enter;
use super::{Mode, Table};
use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::rules::feature::Place;
use crate::rules::game::Phase;
use crate::rules::game::question::Act;
use crate::rules::geometry::{Position, Rotation, Side};
use crate::rules::player::Figure;
use crate::rules::tile::shown::Shown;
use crate::rules::tile::{self, Edge, Segment, Tile};
use crate::rules::{Game, Move};
use held::Held;

/// The entry of this turn's tile.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Entry {
    /// Nothing is chosen.
    #[default]
    Open,
    /// A place is chosen; the tile is next.
    Place(Position),
    /// A tile is chosen; the place is next.
    Tile(Arc<Tile>, Rotation),
    /// The abbey is chosen instead of a tile; the hole is next.
    Abbey,
}

/// The state of a turn that is being entered on the board.
#[derive(Debug, Default)]
pub(super) struct Entering {
    pub entry: Entry,
    /// The typed sides of the tile.
    pub code: String,
    /// The edges chosen for sides of the place.
    pub sides: Vec<(Side, Edge)>,
    /// The other things that the tile is to show.
    pub shown: Vec<Shown>,
    /// The number of kinds that were offered when the first of those was demanded.
    pub narrowed_to: usize,
    /// The only kind of tile that is meant, shown in each way in which it can lie.
    pub only: Option<tile::Id>,
    /// The tile that is held over its place.
    pub held: Option<Held>,
    /// The place under the pointer, and the segment of the tile there.
    pub hovered: Option<(Position, Option<Segment>)>,
}

impl Entering {
    /// Drops all that was begun.
    pub(super) fn refresh(&mut self, game: &Game) {
        self.let_go();
        if game.is_closing() && game.phase() == Phase::Place {
            self.entry = Entry::Abbey;
        }
    }

    /// Whether a tile or a place was chosen, or sides were typed.
    pub(super) fn has_begun(&self) -> bool {
        self.entry != Entry::Open || self.is_narrowed()
    }

    /// Drops the chosen tile and place. Returns whether there was one.
    pub(super) fn let_go(&mut self) -> bool {
        let begun = self.has_begun();
        self.entry = Entry::Open;
        self.only = None;
        self.held = None;
        self.show_all();
        begun
    }

    /// Whether only some tiles are offered, by their sides or the things they show.
    pub(super) fn is_narrowed(&self) -> bool {
        !(self.code.is_empty() && self.shown.is_empty() && self.sides.is_empty())
    }

    /// Offers all tiles again.
    pub(super) fn show_all(&mut self) {
        self.code.clear();
        self.sides.clear();
        self.shown.clear();
    }
}

impl Table {
    /// The entry on the board; `None` on the scorepad.
    pub(super) const fn entering(&self) -> Option<&Entering> {
        match &self.mode {
            Mode::Board(entering) => Some(entering),
            Mode::Pad(_) => None,
        }
    }

    /// The entry on the board, to be changed.
    pub(super) const fn entering_mut(&mut self) -> Option<&mut Entering> {
        match &mut self.mode {
            Mode::Board(entering) => Some(entering),
            Mode::Pad(_) => None,
        }
    }

    /// The entry of this turn's tile.
    #[must_use]
    pub fn entry(&self) -> &Entry {
        self.entering().map_or(&Entry::Open, |entering| &entering.entry)
    }

    /// The typed sides of a tile.
    pub(super) fn code(&self) -> &str {
        self.entering().map_or("", |entering| &entering.code)
    }

    /// The place of the board under the pointer.
    pub(super) fn hovered(&self) -> Option<Position> {
        self.entering().and_then(|entering| entering.hovered).map(|(at, _)| at)
    }

    /// The segment under the pointer.
    pub(super) fn pointed(&self) -> Option<Place> {
        let (at, segment) = self.entering().and_then(|entering| entering.hovered)?;
        segment.map(|segment| Place { at, segment })
    }

    /// Sets the entry of this turn's tile.
    pub(super) fn choose(&mut self, entry: Entry) {
        if let Some(entering) = self.entering_mut() {
            entering.entry = entry;
            entering.only = None;
            entering.held = None;
        }
    }

    /// Chooses a place; the letters typed for another are dropped.
    pub(super) fn begin_at(&mut self, at: Position) {
        if let Some(entering) = self.entering_mut() {
            entering.let_go();
        }
        self.choose(Entry::Place(at));
        self.seen.asked = None;
        self.answering.page = 0;
    }

    pub(super) fn hover(&mut self, at: Option<(Position, Option<Segment>)>) {
        if let Some(entering) = self.entering_mut() {
            entering.hovered = at;
        }
    }

    pub(super) fn enter(&mut self, message: Enter, ui: GameUi<'_>) -> Option<Request> {
        match (message, self.entry()) {
            (Enter::Fitting(tile, rotation), Entry::Place(_)) => {
                return self.take_offered(&tile, rotation, ui);
            }
            (Enter::RemoveTile, Entry::Tile(tile, _)) => {
                let tile = tile.id.clone();
                return self.make(Move::RemoveTile { tile }, ui);
            }
            (Enter::Lift(tile, rotation), Entry::Place(at)) => {
                self.lift(&tile, *at, rotation, ui.session);
            }
            (Enter::Fitting(..) | Enter::Lift(..) | Enter::RemoveTile, _) => {}
            (Enter::Show(shown), _) => self.toggle(shown),
            (Enter::Edge(side, edge), _) => self.toggle_edge(side, edge),
            (Enter::Side(side), _) => self.type_letter(side, Some(side), ui.session),
            (Enter::ShowAll, _) => {
                if let Some(entering) = self.entering_mut() {
                    entering.show_all();
                }
            }
            (Enter::Tile(id), _) => self.choose_tile(&id, ui.session),
            (Enter::Turn, _) => self.turn_tile(ui.words, ui.session),
            (Enter::Abbey, Entry::Abbey) => self.choose(Entry::Open),
            (Enter::Abbey, _) => self.choose(Entry::Abbey),
            (Enter::Act(act), _) => {
                self.answering.act = Some(act);
            }
            (Enter::Claim(on), _) => {
                let figure = match self.act_now(self.game(ui.session)) {
                    Some(Act::Deploy(figure)) => figure,
                    _ => Figure::Follower,
                };
                return self.make(Move::Deploy { figure, on, at: None }, ui);
            }
        }
        None
    }
}
