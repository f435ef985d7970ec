//! The sides of a tile and the things it shows, as they are painted on the blank tile, typed or
//! chosen, and what takes the tile that is meant by them.

use std::sync::Arc;

use super::offered::{Offered, Way, known_sides};
use super::{Entered, Entering, Entry};
use crate::table::ui::TableUi;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation, Side};
use rules::tile::shown::Shown;
use rules::tile::{self, Edge, Tile};
use rules::{Game, Move};
use widget::board::Turn;
use widget::board::blank::{Blank, Paint, Told};
use widget::board::camera::Camera;

impl Entering {
    /// Takes a letter as the next side of the drawn tile, clockwise; as soon as one kind alone is
    /// meant, it is chosen.
    pub fn type_side(&mut self, side: char, game: &Game) -> Entered {
        if game.phase() != Phase::Place || self.code.len() >= 4 {
            return Entered::Nothing;
        }
        self.code.push(side);
        if let Entry::Abbey | Entry::Tile(..) = self.entry {
            self.entry = Entry::Open;
        }
        self.only = None;
        let is_whole = self.entry == Entry::Open && self.code.len() == 4;
        match is_whole.then(|| self.only_meant(game)).flatten() {
            Some(id) => self.choose_tile(&id, game),
            None => Entered::Nothing,
        }
    }

    /// Takes back one typed letter.
    pub fn erase(&mut self) {
        self.code.pop();
    }

    /// Offers only tiles that show this, or no longer only those.
    pub fn toggle(&mut self, shown: Shown) {
        match self.shown.iter().position(|other| *other == shown) {
            Some(index) => drop(self.shown.remove(index)),
            None => self.shown.push(shown),
        }
    }

    /// The edge that was chosen for a side of the place.
    pub fn chosen_edge(&self, side: Side) -> Option<Edge> {
        self.sides.iter().find(|(other, _)| *other == side).map(|(_, edge)| *edge)
    }

    /// Demands that edge on a side of the place, or none.
    pub fn set_edge(&mut self, side: Side, edge: Option<Edge>) {
        self.sides.retain(|(other, _)| *other != side);
        self.sides.extend(edge.map(|edge| (side, edge)));
    }

    /// Offers all tiles again.
    pub fn show_all(&mut self) {
        self.code.clear();
        self.sides.clear();
        self.shown.clear();
    }

    /// Whether only some tiles are offered, by their sides or the things they show.
    pub const fn is_narrowed(&self) -> bool {
        !(self.code.is_empty() && self.shown.is_empty() && self.sides.is_empty())
    }

    /// The number of demands on a tile: sides and other things.
    pub const fn narrowed_by(&self) -> usize {
        self.code.len() + self.shown.len() + self.sides.len()
    }

    /// Notes how many kinds are offered, if the choice is narrowed now and was not before.
    pub fn note_narrowed(&mut self, was: bool, game: &Game) {
        if !was && self.is_narrowed() && self.entry == Entry::Open {
            self.narrowed_to = self.tiles_meant(game).count();
        }
    }

    /// Whether a tile is of the kind that is meant and shows the demanded things.
    pub fn shows_demanded(&self, tile: &Tile) -> bool {
        self.only.as_ref().is_none_or(|only| *only == tile.id)
            && self.shown.iter().all(|shown| shown.is_on(tile))
    }

    /// The rotation in which a tile shows the typed sides, clockwise from the top.
    pub fn as_typed(&self, tile: &Tile) -> Option<Rotation> {
        Rotation::ALL.into_iter().find(|turned| tile.code_lying(*turned).starts_with(&self.code))
    }

    /// The kinds of tiles that are meant, with how many of each are left: those that have the typed
    /// sides, in this order from any side on, and show the demanded things.
    pub fn tiles_meant<'a>(
        &'a self,
        game: &'a Game,
    ) -> impl Iterator<Item = (&'a Arc<Tile>, u16)> + 'a {
        let is_meant = |tile: &Tile| self.shows_demanded(tile) && self.as_typed(tile).is_some();
        legal::kinds_by_group(game).into_iter().filter(move |(tile, _)| is_meant(tile))
    }

    /// The kind of tile that is meant, if it is the only one.
    fn only_meant(&self, game: &Game) -> Option<tile::Id> {
        let mut meant = self.tiles_meant(game);
        let first = meant.next().map(|(tile, _)| tile.id.clone());
        first.filter(|_| meant.next().is_none())
    }

    /// Enter while placing: takes the only tile that fits, or places the chosen one.
    pub fn press_enter(&mut self, game: &Game) -> Entered {
        let made =
            match &self.entry {
                Entry::Place(at) => self.offered(game, *at).only.map(|(tile, rotation)| {
                    Move::Place { tile: tile.id.clone(), at: *at, rotation }
                }),
                Entry::Tile(tile, _) => {
                    let at = self.hovered();
                    match at.and_then(|at| Some((at, self.rotation_at(at, game)?))) {
                        Some((at, rotation)) => {
                            Some(Move::Place { tile: tile.id.clone(), at, rotation })
                        }
                        None => (!game.board().has_placement(tile))
                            .then(|| Move::RemoveTile { tile: tile.id.clone() }),
                    }
                }
                Entry::Abbey => {
                    let hole = self.hovered().filter(|at| game.board().fits_abbey(*at).is_ok());
                    hole.map(|at| Move::PlaceAbbey { at })
                }
                Entry::Open => {
                    return match self.only_meant(game) {
                        Some(id) => self.choose_tile(&id, game),
                        None => Entered::Nothing,
                    };
                }
            };
        made.map_or(Entered::Nothing, Entered::Make)
    }

    /// Moves the choice to the nearest place on that side.
    pub fn go(&mut self, side: Side, game: &Game) -> Entered {
        if game.phase() != Phase::Place {
            return Entered::Nothing;
        }
        let places: Vec<Position> = match &self.entry {
            Entry::Tile(tile, _) => {
                game.board().placements(tile).into_iter().map(|(at, _)| at).collect()
            }
            Entry::Abbey => game.board().holes().collect(),
            Entry::Open | Entry::Place(_) => legal::places_to_fill(game).collect(),
        };
        let from = match self.entry {
            Entry::Place(at) => Some(at),
            Entry::Tile(..) | Entry::Abbey => self.hovered().filter(|at| places.contains(at)),
            Entry::Open => None,
        };
        let start = from.or_else(|| game.board().tiles().last().map(|placed| placed.at));
        let next = nearest(&places, start.unwrap_or(Position::ORIGIN), side);
        let next = next.or(from).or_else(|| places.first().copied());
        let Some(next) = next else { return Entered::Nothing };
        match self.entry {
            Entry::Tile(..) | Entry::Abbey => self.hover(Some((next, None))),
            Entry::Open | Entry::Place(_) => self.choose(Entry::Place(next)),
        }
        Entered::Found(next)
    }

    /// The chosen place, if a tile may fill it: the view is near to it. With it the part in sight,
    /// if that was moved since.
    pub fn near(&self, game: &Game) -> Option<(Position, Option<Camera>)> {
        let Entry::Place(at) = self.entry else { return None };
        legal::can_fill(game, at).then_some((at, self.near))
    }

    /// Moves the part in sight while the view is near.
    pub const fn look_near(&mut self, camera: Option<Camera>) {
        self.near = camera;
    }

    /// The blank tile in the chosen place.
    pub fn blank(&self, ui: TableUi<'_>) -> Option<Blank> {
        let game = ui.game;
        let (at, _) = self.near(game)?;
        let offered = self.offered(game, at);
        let sides = self.told_of_sides(at, &offered, game);
        let edges = Side::ALL.map(|side| {
            let edges = match sides[side.index()] {
                Told::Painted(_) => self.edges_beside_others(side, at, game),
                Told::Shown(edge) | Told::Left(edge) => vec![edge],
                Told::Open => edges_of(side, &offered),
            };
            let letter = |edge: Edge| ui.words.side_key(edge.letter());
            edges.into_iter().map(|edge| (edge, letter(edge))).collect()
        });
        Some(Blank { at, sides, edges, is_only: offered.only.is_some() })
    }

    /// The knowledge of the sides of the tile at a place, clockwise from the top.
    pub fn told_of_sides(&self, at: Position, offered: &Offered<'_>, game: &Game) -> [Told; 4] {
        let known = known_sides(game, at);
        Side::ALL.map(|side| {
            if let Some(edge) = known[side.index()] {
                return Told::Shown(edge);
            }
            let typed = self.typed_edge(side, known, offered);
            if let Some(edge) = typed.or_else(|| self.chosen_edge(side)) {
                return Told::Painted(edge);
            }
            match edges_of(side, offered).as_slice() {
                [edge] => Told::Left(*edge),
                _ => Told::Open,
            }
        })
    }

    /// Paints a side. The tile that is left alone by a press is held: let go it is placed, pulled
    /// on it is placed with its figure.
    pub fn paint(&mut self, paint: Paint, game: &Game) -> Entered {
        let Entry::Place(at) = self.entry else { return Entered::Nothing };
        self.paint_typed(at, game);
        let by_press = match paint {
            Paint::As(side, edge) => {
                self.set_edge(side, Some(edge));
                true
            }
            Paint::Next(side) => {
                self.turn_edge(side, Turn::Next, at, game);
                true
            }
            Paint::Turned(side, turn) => {
                self.turn_edge(side, turn, at, game);
                false
            }
            Paint::Only => true,
        };
        let only = self.offered(game, at).only.map(|(tile, turned)| (Arc::clone(tile), turned));
        if let Some((tile, turned)) = only.filter(|_| by_press) {
            self.lift(&tile.id, at, turned, game);
        }
        Entered::Others
    }

    /// Takes typed letters for painted sides, so that each can be painted otherwise.
    fn paint_typed(&mut self, at: Position, game: &Game) {
        if self.code.is_empty() {
            return;
        }
        let known = known_sides(game, at);
        let offered = self.offered(game, at);
        let typed = Side::ALL.map(|side| (side, self.typed_edge(side, known, &offered)));
        for (side, edge) in typed {
            if known[side.index()].is_none() && edge.is_some() {
                self.set_edge(side, edge);
            }
        }
        self.code.clear();
    }

    /// Gives a side the edge after its own, or before it; after the last none.
    fn turn_edge(&mut self, side: Side, turn: Turn, at: Position, game: &Game) {
        if known_sides(game, at)[side.index()].is_some() {
            return;
        }
        let edges = self.edges_beside_others(side, at, game);
        let mut all: Vec<Option<Edge>> = edges.into_iter().map(Some).collect();
        all.push(None);
        let now = self.chosen_edge(side);
        let place = all.iter().position(|edge| *edge == now).unwrap_or(all.len() - 1);
        let next = match turn {
            Turn::Next => (place + 1) % all.len(),
            Turn::Back => (place + all.len() - 1) % all.len(),
        };
        self.set_edge(side, all.get(next).copied().flatten());
    }

    /// The edges that a side may have beside what the other sides are painted.
    fn edges_beside_others(&self, side: Side, at: Position, game: &Game) -> Vec<Edge> {
        let has_others = |(tile, turned): &Way<'_>| {
            Side::ALL.into_iter().filter(|other| *other != side).all(|other| {
                self.chosen_edge(other).is_none_or(|edge| tile.edge(other, *turned) == edge)
            })
        };
        let fitting = legal::fitting(game, at).into_iter();
        let ways = fitting.filter(|way| self.shows_demanded(way.0) && has_others(way));
        let edges: Vec<Edge> = ways.map(|(tile, turned)| tile.edge(side, turned)).collect();
        Edge::DRAWN.into_iter().filter(|edge| edges.contains(edge)).collect()
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

/// The edges that some of the offered tiles have on a side.
fn edges_of(side: Side, offered: &Offered<'_>) -> Vec<Edge> {
    let has =
        |edge: &Edge| offered.lying().iter().any(|(tile, way)| tile.edge(side, *way) == *edge);
    Edge::DRAWN.into_iter().filter(has).collect()
}
