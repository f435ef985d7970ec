//! How near a player is to what an order asks for: a rough chance that it will be fulfilled, so
//! that players work towards their orders and do not only take what falls into their hands.

mod feature;
mod keeping;
mod lying;
mod order;

use rules::card::requirement::Bound;
use rules::feature::join::FeatureId;
use rules::feature::{Kind, Place, Record};
use rules::geometry::{Position, Side};
use rules::player::Figure;
use rules::scoring::{self, Finality};
use rules::{Game, Seat};

/// An incomplete road, city, monastery or shrine.
pub struct Open {
    id: FeatureId,
    record: Record,
    /// Open ends, or missing neighbours.
    missing: u32,
}

/// The view of a player on a board.
pub struct View<'a> {
    game: &'a Game,
    seat: Seat,
    /// Turns that the player still has.
    turns: f64,
    open: Vec<Open>,
    /// The open places, each with the incomplete features that a tile there would touch.
    sites: Vec<(Position, Vec<usize>)>,
}

/// The least number that a bound asks for.
fn least(bound: Option<Bound>) -> u32 {
    bound.and_then(|bound| bound.exactly.or(bound.at_least)).unwrap_or(0)
}

/// The greatest number that a bound takes.
fn most(bound: Option<Bound>) -> u32 {
    bound.and_then(|bound| bound.exactly.or(bound.at_most)).unwrap_or(u32::MAX)
}

impl<'a> View<'a> {
    /// The view of a player on the board of a game.
    pub fn new(game: &'a Game, seat: Seat) -> Self {
        let board = game.board();
        let incomplete =
            board.features().filter(|id| board.kind(*id) != Kind::Field && !board.is_complete(*id));
        let open: Vec<Open> = incomplete
            .map(|id| Open { id, record: board.record(id), missing: board.missing(id) })
            .collect();
        let sites = board.open_places().map(|(at, _)| {
            let mut touched = Vec::new();
            for side in Side::ALL {
                let Some(placed) = board.tile(at.towards(side)) else { continue };
                for segment in placed.segments_on(side.opposite()) {
                    let id = board.feature(Place { at: placed.at, segment });
                    touched.extend(open.iter().position(|feature| Some(feature.id) == id));
                }
            }
            for near in at.neighbours() {
                let Some(segment) = board.tile(near).and_then(|placed| placed.tile.building())
                else {
                    continue;
                };
                let id = board.feature(Place { at: near, segment });
                touched.extend(open.iter().position(|feature| Some(feature.id) == id));
            }
            touched.sort_unstable();
            touched.dedup();
            (at, touched)
        });
        let sites = sites.collect();
        let turns = f64::from(game.count_left()) / game.seats().count() as f64;
        Self { game, seat, turns, open, sites }
    }

    /// The promise of incomplete features beyond their points at the end: to the player, and less
    /// to the rivals' harm.
    pub fn promise(&self) -> f64 {
        let mut sum = 0.0;
        for feature in self.open.iter().filter(|feature| !feature.record.occupants.is_empty()) {
            let chance = self.reach(f64::from(feature.missing)) * 0.7;
            let later = scoring::scores(&feature.record, Finality::Complete);
            let now = scoring::scores(&feature.record, Finality::Incomplete);
            let of = |scores: &[scoring::Score], own: bool| -> f64 {
                let some = scores.iter().filter(|score| (score.seat == self.seat) == own);
                some.map(|score| f64::from(score.points())).fold(0.0, f64::max)
            };
            sum += chance * (of(&later, true) - of(&now, true))
                - 0.25 * chance * (of(&later, false) - of(&now, false));
        }
        sum
    }

    /// The chance to do something that takes so many more of the own tiles.
    fn reach(&self, needed: f64) -> f64 {
        let needed = needed.max(1.0);
        0.85 * 0.78_f64.powf(needed - 1.0) * self.turns / (self.turns + needed)
    }

    /// The player's figures on the board of some kind, on some kind of feature.
    fn own(&self, which: impl Fn(Figure, Kind) -> bool) -> u32 {
        let figures =
            self.game.board().figures().iter().filter(|deployed| deployed.seat == self.seat);
        figures.filter(|deployed| which(deployed.figure, deployed.place.segment.into())).count()
            as u32
    }
}

/// Steps from tile to tile.
pub fn distance(one: Position, other: Position) -> u32 {
    one.x.abs_diff(other.x) + one.y.abs_diff(other.y)
}
