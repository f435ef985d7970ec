//! A tile held over its place: a release over a segment puts a follower there at once.

use std::sync::Arc;

use super::{Entered, Entering, Entry};
use crate::table::question::acting::{acts, claims};
use rules::game::question::Act;
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation};
use rules::player::Figure;
use rules::tile::{self, Segment, Tile};
use rules::{Game, Move};
use text::Words;
use text::say;
use widget::board::{self, Turn};

/// A tile that is held, and the segments for a figure on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Held {
    tile: Arc<Tile>,
    at: Position,
    rotation: Rotation,
    figure: Figure,
    claims: Vec<Segment>,
    /// The ways in which it can lie there.
    ways: Vec<Rotation>,
    /// The rotation in which it was taken up.
    taken: Rotation,
    /// Whether one of several is still to be chosen.
    asks: bool,
}

impl Held {
    /// Whether the held tile is this one, taken up when it was turned so.
    pub fn is(&self, tile: &Tile, rotation: Rotation) -> bool {
        self.tile.id == tile.id && self.taken == rotation
    }

    /// Whether the wheel can turn it.
    pub const fn turns(&self) -> bool {
        self.ways.len() > 1
    }

    /// The held tile for the board, each segment with its key, and words for a release beside them.
    pub fn shown(&self, words: &Words) -> board::Held {
        let keys = (1..=9).filter_map(|digit| char::from_digit(digit, 10));
        board::Held {
            tile: Arc::clone(&self.tile),
            at: self.at,
            rotation: self.rotation,
            claims: self.claims.iter().copied().zip(keys).collect(),
            none: say!(words, "pass-deploy"),
        }
    }
}

impl Entering {
    /// The tile that is held.
    pub fn held(&self) -> Option<&Held> {
        self.held.as_deref()
    }

    /// Holds a tile over its place.
    pub fn lift(&mut self, id: &tile::Id, at: Position, rotation: Rotation, game: &Game) {
        let Some(tile) = game.catalogue().tile(id.as_str()).map(Arc::clone) else { return };
        let asks = self.offered(game, at).has_more_ways(&tile);
        self.hold((tile, at, rotation), rotation, asks, game);
    }

    fn hold(
        &mut self,
        (tile, at, rotation): (Arc<Tile>, Position, Rotation),
        taken: Rotation,
        asks: bool,
        game: &Game,
    ) {
        let fitting = legal::fitting(game, at).into_iter().filter(|(other, _)| other.id == tile.id);
        let ways = fitting.map(|(_, turned)| turned).collect();
        let mut after = game.clone();
        if after.play(&Move::Place { tile: tile.id.clone(), at, rotation }).is_err() {
            return;
        }
        let figure = acts(&after).into_iter().find_map(|act| match act {
            Act::Deploy(figure) => Some(figure).filter(|figure| *figure != Figure::Barn),
            _ => None,
        });
        let lies = matches!(after.phase(), Phase::Deploy { .. });
        let figure = figure.filter(|_| lies);
        let claims = figure.map(|figure| claims(&after, figure)).unwrap_or_default();
        let figure = figure.unwrap_or(Figure::Follower);
        let held = Held { tile, at, rotation, figure, claims, ways, taken, asks };
        self.held = Some(Box::new(held));
    }

    /// Turns the held tile to another way in which it can lie.
    pub fn turn_held(&mut self, turn: Turn, game: &Game) {
        let Some(Held { tile, at, rotation, ways, taken, .. }) = self.held() else { return };
        let quarters = |way: &Rotation| (way.quarters() + 4 - rotation.quarters()) % 4;
        let others = ways.iter().filter(|way| quarters(way) > 0);
        let turned = match turn {
            Turn::Next => others.min_by_key(|way| quarters(way)),
            Turn::Back => others.max_by_key(|way| quarters(way)),
        };
        let Some(turned) = turned.copied() else { return };
        let (tile, at, taken) = (Arc::clone(tile), *at, *taken);
        self.hold((tile, at, turned), taken, false, game);
    }

    /// Puts the held tile back, and changes nothing else. Returns whether there was one.
    pub fn put_back(&mut self) -> bool {
        self.held.take().is_some()
    }

    /// Places the held tile, and a figure on that segment, if there is one.
    pub fn drop_held(&mut self, on: Option<Segment>, game: &Game) -> Entered {
        let Some(held) = self.held.take() else { return Entered::Nothing };
        if self.entry != Entry::Place(held.at) {
            return Entered::Nothing;
        }
        let Held { tile, at, rotation, figure, claims, asks, .. } = *held;
        let place = Move::Place { tile: tile.id.clone(), at, rotation };
        match on.filter(|on| claims.contains(on)) {
            Some(on) => Entered::MakeAll(vec![place, Move::Deploy { figure, on, at: None }]),
            // A tile that was only pressed.
            None if asks => self.take_offered(&tile.id, at, rotation, game),
            None => Entered::Make(place),
        }
    }

    /// Places the held tile, with a figure on the segment of that key, from 1; 0 is none.
    pub fn drop_by_key(&mut self, number: usize, game: &Game) -> Entered {
        let Some(index) = number.checked_sub(1) else { return self.drop_held(None, game) };
        let on = self.held.as_ref().and_then(|held| held.claims.get(index)).copied();
        match on {
            Some(_) => self.drop_held(on, game),
            None => Entered::Nothing,
        }
    }
}
