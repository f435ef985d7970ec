//! The tiles offered for a chosen place: those that fit, narrowed by the sides that its neighbours
//! leave open.

use std::collections::HashSet;
use std::sync::Arc;

use super::Entering;
use rules::Game;
use rules::game::legal;
use rules::geometry::{Position, Rotation, Side};
use rules::tile::{Edge, Tile};

/// The number of ways to lie up to which each is shown; of more, each kind is shown once.
const MANY: usize = 40;

/// The number of ways from which on the likeliest stand first, and how many of them.
const DOZEN: usize = 12;
const LIKELIEST: usize = 3;

/// A tile and the rotation in which it would lie.
pub type Way<'a> = (&'a Arc<Tile>, Rotation);

/// The tiles that are offered.
#[derive(Debug)]
pub struct Offered<'a> {
    /// The ways to lie that are shown, those first that lie as typed.
    pub ways: Vec<Way<'a>>,
    /// The way that alone is meant: nothing else fits, or nothing else has the sides that were
    /// typed for the open ones.
    pub only: Option<Way<'a>>,
    /// The number of ways, the first of them, that lie as their sides were typed; the others have
    /// the same sides and lie otherwise.
    pub as_typed: usize,
    /// The kinds that stand for several ways.
    several: HashSet<&'a str>,
}

impl<'a> Offered<'a> {
    /// These ways; of many, each kind in the first of its own.
    pub fn of(mut ways: Vec<Way<'a>>) -> Self {
        let (mut seen, mut several) = (HashSet::new(), HashSet::new());
        if ways.len() > MANY {
            ways.retain(|(tile, _)| {
                let is_new = seen.insert(tile.id.as_str());
                several.extend((!is_new).then_some(tile.id.as_str()));
                is_new
            });
        }
        let as_typed = ways.len();
        Self { ways, only: None, as_typed, several }
    }

    /// These ways; of more than a dozen the three likeliest stand first.
    fn likeliest_first(mut self, game: &Game) -> Self {
        let among = self.as_typed.min(self.ways.len());
        if among > DOZEN {
            let mut left: Vec<(u16, usize)> = Vec::new();
            let mut before = None;
            for (index, (tile, _)) in self.ways.iter().take(among).enumerate() {
                // Ways of one kind follow each other; its first stands for it.
                if before.replace(&tile.id) != Some(&tile.id) {
                    left.push((game.copies_left(tile.id.as_str()), index));
                }
            }
            left.sort_by_key(|(copies, _)| std::cmp::Reverse(*copies));
            let mut first: Vec<usize> =
                left.iter().take(LIKELIEST).map(|(_, index)| *index).collect();
            first.sort_unstable();
            for (to, from) in first.into_iter().enumerate() {
                let way = self.ways.remove(from);
                self.ways.insert(to, way);
            }
        }
        self
    }

    /// These ways, of which only the first ones, so many at most, lie as typed.
    fn typed(self, among: usize, ways: &[Way<'a>]) -> Self {
        let typed = ways.get(..among).unwrap_or_default();
        let is_typed = |way: &&Way<'a>| typed.contains(*way);
        let as_typed = self.ways.iter().take_while(is_typed).count();
        Self { as_typed, ..self }
    }

    /// The ways that the blank tile tells of: those that lie as typed, or all if none does.
    pub fn lying(&self) -> &[Way<'a>] {
        let typed = self.ways.get(..self.as_typed).filter(|typed| !typed.is_empty());
        typed.unwrap_or(&self.ways)
    }

    /// Whether an offered tile stands for several ways to lie: which is asked next.
    pub fn has_more_ways(&self, tile: &Tile) -> bool {
        self.several.contains(tile.id.as_str())
    }
}

/// What the typed letters say of a tile that would lie so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reading {
    /// They are its sides towards open places.
    Open,
    /// They are all its sides, from the top on.
    Whole,
    /// They are its sides from another one on.
    Turned,
}

/// The edges that the neighbours of a place show, clockwise from the top.
pub fn known_sides(game: &Game, at: Position) -> [Option<Edge>; 4] {
    let socket = game.board().socket(at);
    Side::ALL.map(|side| socket.and_then(|socket| socket.wants(side)))
}

impl Entering {
    /// The edge that a typed letter gives a side, where the letters are those of the open sides or
    /// of all sides, from the top on.
    pub fn typed_edge(
        &self,
        side: Side,
        known: [Option<Edge>; 4],
        offered: &Offered<'_>,
    ) -> Option<Edge> {
        let way = offered.ways.first()?;
        let open = Side::ALL.into_iter().filter(|side| known[side.index()].is_none());
        let place = match self.reading(*way, known)? {
            Reading::Open => open.into_iter().position(|other| other == side)?,
            Reading::Whole => side.index(),
            Reading::Turned => return None,
        };
        (place < self.code.len()).then(|| way.0.edge(side, way.1))
    }

    fn reading(&self, (tile, turned): Way<'_>, known: [Option<Edge>; 4]) -> Option<Reading> {
        let lying = tile.code_lying(turned);
        let open = lying.chars().zip(known).filter(|(_, known)| known.is_none());
        let open: String = open.map(|(letter, _)| letter).collect();
        if open.starts_with(&self.code) {
            Some(Reading::Open)
        } else if lying.starts_with(&self.code) {
            Some(Reading::Whole)
        } else {
            self.as_typed(tile).map(|_| Reading::Turned)
        }
    }

    /// The ways to lie at a place that are meant, those first that lie as typed.
    fn ways<'a>(&self, game: &'a Game, at: Position) -> Vec<(Reading, Way<'a>)> {
        let known = known_sides(game, at);
        let has_edges = |(tile, turned): &Way<'_>| {
            let is_so =
                |side| self.chosen_edge(side).is_none_or(|it| tile.edge(side, *turned) == it);
            Side::ALL.into_iter().all(is_so)
        };
        let fitting = legal::fitting(game, at).into_iter();
        let meant = fitting.filter(|way| self.shows_demanded(way.0) && has_edges(way));
        let mut ways: Vec<_> =
            meant.filter_map(|way| Some((self.reading(way, known)?, way))).collect();
        ways.sort_by_key(|(reading, _)| *reading);
        ways
    }

    /// The tiles offered for a place.
    pub fn offered<'a>(&self, game: &'a Game, at: Position) -> Offered<'a> {
        let open = known_sides(game, at).into_iter().filter(Option::is_none).count();
        let ways = self.ways(game, at);
        let only = match ways.as_slice() {
            [(_, way)] => Some(*way),
            [(Reading::Open, way), (next, _), ..]
                if *next != Reading::Open && self.code.len() == open =>
            {
                Some(*way)
            }
            _ => None,
        };
        let first = ways.first().map(|(reading, _)| *reading);
        let lies = |reading| Some(reading) == first && reading != Reading::Turned;
        let among = ways.iter().take_while(|(reading, _)| lies(*reading)).count();
        let ways: Vec<Way<'a>> = ways.into_iter().map(|(_, way)| way).collect();
        let offered = Offered::of(ways.clone()).typed(among, &ways).likeliest_first(game);
        Offered { only, ..offered }
    }
}
