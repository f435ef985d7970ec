//! The entry of a turn on the mirrored board: its tile and the place.

mod aside;
pub mod choosing;
mod held;
pub mod marks;
pub mod numbers;
pub mod offered;
mod sides;
pub mod tray;

use std::sync::Arc;

use super::message::Enter;
use held::Held;
use rules::feature::Place;
use rules::game::{Phase, sets};
use rules::geometry::{Position, Rotation, Side};
use rules::tile::shown::Shown;
use rules::tile::{self, Edge, Segment, Tile};
use rules::{Game, Move};
use widget::board::camera::Camera;

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

/// A wish of the entry to the table, after a step.
#[derive(Debug)]
pub enum Entered {
    /// Nothing.
    Nothing,
    /// Other things are to be chosen, numbered from the first again.
    Others,
    /// A tile or a place is chosen: numbered from the first again, and no feature is asked for.
    Chosen,
    /// Something is chosen at that place, which was found by key: it has to be in sight.
    Found(Position),
    /// The chosen tile cannot be turned.
    OneWay,
    /// A move.
    Make(Move),
    /// Moves, one after the other.
    MakeAll(Vec<Move>),
}

/// The state of a turn that is being entered on the board.
#[derive(Debug, Default)]
pub struct Entering {
    entry: Entry,
    /// The typed sides of the tile.
    code: String,
    /// The edges chosen for sides of the place.
    sides: Vec<(Side, Edge)>,
    /// The other things that the tile is to show.
    shown: Vec<Shown>,
    /// The number of kinds that were offered when the first of those was demanded.
    narrowed_to: usize,
    /// The only kind of tile that is meant, shown in each way in which it can lie.
    only: Option<tile::Id>,
    /// The tile that is held over its place.
    held: Option<Box<Held>>,
    /// The part of the board in sight at the chosen place, where it was moved since.
    near: Option<Camera>,
    /// The place under the pointer, and the segment of the tile there.
    hovered: Option<(Position, Option<Segment>)>,
}

impl Entering {
    /// Drops all that was begun.
    pub fn refresh(&mut self, game: &Game) {
        self.let_go();
        if sets::abbey::is_closing(game) && game.phase() == Phase::Place {
            self.entry = Entry::Abbey;
        }
    }

    /// The entry of this turn's tile.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Whether a tile or a place was chosen, or sides were typed.
    pub fn has_begun(&self) -> bool {
        self.entry != Entry::Open || self.is_narrowed()
    }

    /// Drops the chosen tile and place. Returns whether there was one.
    pub fn let_go(&mut self) -> bool {
        let begun = self.has_begun();
        self.choose(Entry::Open);
        self.show_all();
        begun
    }

    /// Drops the limits to the tiles of the chosen place, or else all. Returns whether there was
    /// anything.
    pub fn drop_last(&mut self) -> bool {
        if matches!(self.entry, Entry::Place(_)) && self.is_narrowed() {
            self.show_all();
            return true;
        }
        self.let_go()
    }

    /// Answers a step in the entry of the tile.
    pub fn enter(&mut self, message: Enter, game: &Game) -> Entered {
        match (message, &self.entry) {
            (Enter::Fitting(tile, rotation), Entry::Place(at)) => {
                return self.take_offered(&tile, *at, rotation, game);
            }
            (Enter::RemoveTile, Entry::Tile(tile, _)) => {
                return Entered::Make(Move::RemoveTile { tile: tile.id.clone() });
            }
            (Enter::Lift(tile, rotation), Entry::Place(at)) => {
                self.lift(&tile, *at, rotation, game);
            }
            (Enter::Fitting(..) | Enter::Lift(..) | Enter::RemoveTile, _) => {}
            (Enter::Show(shown), _) => self.toggle(shown),
            (Enter::Side(side), _) => return self.type_side(side, game),
            (Enter::ShowAll, _) => self.show_all(),
            (Enter::Tile(id), _) => return self.choose_tile(&id, game),
            (Enter::Turn, _) => return self.turn_tile(game),
            (Enter::Abbey, Entry::Abbey) => self.choose(Entry::Open),
            (Enter::Abbey, _) => self.choose(Entry::Abbey),
            // The tile lies.
            (Enter::Act(_) | Enter::Claim(_), _) => {}
        }
        Entered::Nothing
    }

    /// Sets the entry of this turn's tile.
    fn choose(&mut self, entry: Entry) {
        self.entry = entry;
        self.only = None;
        self.held = None;
        self.near = None;
    }

    /// Chooses a place; the letters typed for another are dropped.
    fn begin_at(&mut self, at: Position) {
        self.let_go();
        self.choose(Entry::Place(at));
    }

    fn choose_tile(&mut self, id: &tile::Id, game: &Game) -> Entered {
        if let Some(tile) = game.catalogue().tile(id.as_str()) {
            let first = || game.board().placements(tile).first().map(|(_, rotation)| *rotation);
            let typed = self.as_typed(tile).filter(|_| !self.code.is_empty());
            let rotation = typed.or_else(first).unwrap_or(Rotation::None);
            self.choose(Entry::Tile(Arc::clone(tile), rotation));
        }
        Entered::Chosen
    }

    /// Places an offered tile at the chosen place; if it stands for several ways to lie, asks for
    /// one.
    fn take_offered(
        &mut self,
        id: &tile::Id,
        at: Position,
        rotation: Rotation,
        game: &Game,
    ) -> Entered {
        let Some(kind) = game.catalogue().tile(id.as_str()) else { return Entered::Nothing };
        if !self.offered(game, at).has_more_ways(kind) {
            return Entered::Make(Move::Place { tile: id.clone(), at, rotation });
        }
        self.only = Some(id.clone());
        Entered::Others
    }

    /// The rotation of the chosen tile at a place: the chosen one, or else the next that fits.
    pub fn rotation_at(&self, at: Position, game: &Game) -> Option<Rotation> {
        let Entry::Tile(tile, chosen) = &self.entry else { return None };
        let board = game.board();
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
    fn turn_tile(&mut self, game: &Game) -> Entered {
        let Entry::Tile(tile, rotation) = &self.entry else { return Entered::Nothing };
        let board = game.board();
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
        let one_way = next == *rotation;
        let entry = Entry::Tile(Arc::clone(tile), next);
        self.show_all();
        self.choose(entry);
        if one_way { Entered::OneWay } else { Entered::Nothing }
    }

    /// The place of the board under the pointer.
    pub fn hovered(&self) -> Option<Position> {
        self.hovered.map(|(at, _)| at)
    }

    /// The segment under the pointer.
    pub fn pointed(&self) -> Option<Place> {
        let (at, segment) = self.hovered?;
        segment.map(|segment| Place { at, segment })
    }

    /// The pointer has come to another place, or has left the board.
    pub const fn hover(&mut self, at: Option<(Position, Option<Segment>)>) {
        self.hovered = at;
    }

    /// Answers a click on the board; `None` where it means nothing of the tile's entry.
    pub fn click(&mut self, at: Position, game: &Game) -> Option<Entered> {
        if game.phase() != Phase::Place {
            return None;
        }
        let board = game.board();
        let is_tile = board.tile(at).is_some();
        match &self.entry {
            Entry::Abbey => {
                board.fits_abbey(at).is_ok().then_some(Entered::Make(Move::PlaceAbbey { at }))
            }
            _ if is_tile => None,
            Entry::Tile(tile, _) => Some(match self.rotation_at(at, game) {
                Some(rotation) => {
                    Entered::Make(Move::Place { tile: tile.id.clone(), at, rotation })
                }
                None => Entered::Nothing,
            }),
            // What was painted there stays.
            Entry::Place(chosen) if *chosen == at => Some(Entered::Nothing),
            Entry::Open | Entry::Place(_) => {
                if board.socket(at).is_some() {
                    self.begin_at(at);
                } else {
                    self.let_go();
                }
                Some(Entered::Chosen)
            }
        }
    }
}
