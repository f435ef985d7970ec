//! The blank tile of a chosen place: what is known of its sides, and painting the others.

use std::sync::Arc;

use super::offered::{Offered, known_sides};
use super::{Entered, Entering, Entry};
use crate::table::ui::TableUi;
use rules::Game;
use rules::game::legal;
use rules::geometry::{Position, Side};
use rules::tile::Edge;
use widget::board::Turn;
use widget::board::blank::{Blank, Paint, Told};
use widget::board::camera::Camera;

impl Entering {
    /// The chosen place, if a tile may fill it: the view is near to it; and the part in sight, if it
    /// was moved since.
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
        let has_others = |(tile, turned): &super::offered::Way<'_>| {
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

/// The edges that some of the offered tiles have on a side.
fn edges_of(side: Side, offered: &Offered<'_>) -> Vec<Edge> {
    let has =
        |edge: &Edge| offered.lying().iter().any(|(tile, way)| tile.edge(side, *way) == *edge);
    Edge::DRAWN.into_iter().filter(has).collect()
}
