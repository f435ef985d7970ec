//! The sides of a tile and the things it shows, as they are typed or chosen, and the keys that
//! take what is meant by them.

use std::sync::Arc;

use super::{Entered, Entering, Entry};
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation, Side};
use rules::tile::shown::Shown;
use rules::tile::{self, Edge, Tile};
use rules::{Game, Move};

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
