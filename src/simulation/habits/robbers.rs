//! Bandits, and the tiles with a bag (R-RBS-1, 2).

use super::habit::Habit;
use crate::mind::Mind;
use rules::game::question::{Answer, Question, Topic};
use rules::game::{legal, sets};
use rules::geometry::{Rotation, Side};
use rules::tile::described::Described;
use rules::tile::{self, Edge, Edges, Road};
use rules::{Game, Move, Seat};

/// Robbers.
pub(super) struct Set;

impl Habit for Set {
    /// A tile with a bag where one is drawn: as likely as its share of the tiles.
    fn draw(&self, mind: &mut Mind<'_>) -> Option<Vec<Move>> {
        let game = mind.game;
        let (bags, known) = (usize::from(game.bags_left()), legal::count_to_draw(game) as usize);
        if bags == 0 || mind.dice.below(bags + known) >= bags {
            return None;
        }
        let tile: tile::Id = "own-bag".into();
        let Some(described) = game.catalogue().tile(tile.as_str()) else {
            return Some(vec![Move::DescribeTile(Box::new(bag(tile)))]);
        };
        let mut places = game.board().placements(described);
        if places.is_empty() {
            places = game.board().open_places().map(|(at, _)| (at, Rotation::ALL[0])).collect();
        }
        let (at, rotation) = *mind.dice.pick(&places)?;
        Some(vec![Move::PlaceAnyway { tile, at, rotation }])
    }

    /// A bandit waits beside whoever has most points.
    fn answer(&self, question: &Question, mind: &mut Mind<'_>) -> Option<Move> {
        if question.topic != Topic::Bandit {
            return None;
        }
        let most = |answer: &&Answer| most_beside(mind.game, mind.seat, answer);
        question.answers.iter().max_by_key(most).map(|answer| answer.made.clone())
    }
}

/// A tile with a bag, which is a straight road here.
fn bag(tile: tile::Id) -> Described {
    let road =
        Road { sides: vec![Side::North, Side::South], inn: false, tunnel: false, well: false };
    Described {
        tile,
        edges: Edges { n: Edge::Road, e: Edge::Field, s: Edge::Road, w: Edge::Field },
        cities: Vec::new(),
        roads: vec![road],
        monastery: false,
        bag: true,
    }
}

/// The most points of a player beside whose figure a bandit would wait (R-RBS-2).
fn most_beside(game: &Game, seat: Seat, answer: &Answer) -> i32 {
    let Move::PlaceBandit(ambush) = &answer.made else { return 0 };
    let spaces = sets::robbers::ambushes(game, seat);
    let beside = spaces.into_iter().find(|(space, _)| *space == ambush.space);
    let beside = beside.map(|(_, seats)| seats).unwrap_or_default();
    beside.iter().map(|other| game.tally(*other).total()).max().unwrap_or(0)
}
