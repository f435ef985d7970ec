//! The tiles of the board and the features that they make. Games share them until one lays a tile.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::{Board, Placed, Socket};
use crate::feature::join::Features;
use crate::geometry::{Position, Side};
use crate::hash::ByPosition;
use crate::tile::Segment;

/// The two roads that the ferry of each lake joins.
type Ferries = BTreeMap<Position, [Segment; 2]>;

/// The tiles of a board, without the figures on them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Land {
    pub(super) tiles: Vec<Placed>,
    pub(super) index: HashMap<Position, u32, ByPosition>,
    pub(super) open: BTreeMap<Position, Socket>,
    pub(super) features: Features,
    /// The roads that the ferry of each lake joins (R-FER-1).
    pub(super) ferries: Ferries,
    /// The number of tiles that stay when the others are taken back; `None` unless on trial.
    staying: Option<usize>,
    /// The features and ferries before the first ferry that was laid on trial.
    before_ferries: Option<Box<(Features, Ferries)>>,
}

impl Land {
    pub(super) fn tile(&self, at: Position) -> Option<&Placed> {
        self.index.get(&at).and_then(|index| self.tiles.get(*index as usize))
    }

    /// This land, on trial: it remembers from now on the changes that tiles make.
    pub(crate) fn on_trial(mut land: Arc<Self>) -> Arc<Self> {
        let watched = Arc::make_mut(&mut land);
        watched.staying = Some(watched.tiles.len());
        watched.features.watch();
        land
    }

    /// The land before its trial. Costs only as much as its last tiles have changed.
    pub(crate) fn taken_back(mut land: Arc<Self>) -> Arc<Self> {
        let watched = Arc::make_mut(&mut land);
        if let Some(before) = watched.before_ferries.take() {
            (watched.features, watched.ferries) = *before;
        }
        watched.features.take_back();
        let staying = watched.staying.take().unwrap_or(watched.tiles.len());
        while watched.tiles.len() > staying {
            watched.lift_last();
        }
        land
    }

    /// Remembers everything before a ferry joins and parts roads, if the land is on trial.
    pub(super) fn remember(&mut self) {
        if self.staying.is_some() && self.before_ferries.is_none() {
            self.before_ferries = Some(Box::new((self.features.clone(), self.ferries.clone())));
        }
    }

    /// Takes the last tile away; its place is open again as its neighbours leave it.
    fn lift_last(&mut self) {
        let Some(lifted) = self.tiles.pop() else {
            return debug_assert!(false, "a tile that is lifted lay there");
        };
        self.index.remove(&lifted.at);
        let mut socket = Socket::default();
        for side in Side::ALL {
            let (beyond, back) = (lifted.at.towards(side), side.opposite());
            if let Some(neighbour) = self.tile(beyond) {
                socket.0[side.index()] = Some(neighbour.edge(back));
            } else if let Some(open) = self.open.get_mut(&beyond) {
                open.0[back.index()] = None;
                if *open == Socket::default() {
                    self.open.remove(&beyond);
                }
            }
        }
        self.open.insert(lifted.at, socket);
    }
}

impl Board {
    /// The tiles for changes: a copy if another board shares them.
    pub(super) fn land_mut(&mut self) -> &mut Land {
        Arc::make_mut(&mut self.land)
    }

    /// Takes the tiles from under the figures, so that a copy of the board leaves them out.
    pub(crate) fn lift(&mut self) -> Arc<Land> {
        std::mem::take(&mut self.land)
    }

    /// Puts the tiles back under the figures.
    pub(crate) fn lay(&mut self, land: Arc<Land>) {
        self.land = land;
    }
}
