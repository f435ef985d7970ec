//! A season: the standings of chosen people over chosen evenings, and the fate of each order there.
//!
//! Only games that were played count. An evening that somebody missed adds nothing and takes
//! nothing away, and a player who left one early has its points but no place in it.

mod cards;

use std::cmp::Ordering;

pub use cards::Record;

use super::names::Names;
use super::statistics::{Part, Summary};
use rules::player::Colour;

/// The number of evenings beyond which a season is long.
const LONG: usize = 12;

/// The measure by which the people of a season are ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum By {
    /// Points a game.
    #[default]
    Average,
    /// All points together.
    Points,
    /// The place, on average.
    Place,
    /// Games won, shared victories among them.
    Wins,
}

impl By {
    /// All measures.
    pub const ALL: [Self; 4] = [Self::Average, Self::Points, Self::Place, Self::Wins];
}

/// The standings of a season.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Season {
    /// When each evening began on which one of the people played, in order of time.
    pub evenings: Vec<String>,
    /// The measure by which the people are ranked.
    pub by: By,
    /// The people, the best first; those of one rank by name.
    pub rows: Vec<Row>,
    /// The fates of the orders that they held, those held most often first.
    pub cards: Vec<Record>,
}

/// A person in a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The name.
    pub name: String,
    /// The colour of the figures in the person's latest game.
    pub colour: Colour,
    /// The number of people ahead, and 1: equals share it.
    pub rank: usize,
    /// The result of each evening; `None` where the person was not there.
    pub results: Vec<Option<Evening>>,
}

/// The result of an evening for one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evening {
    /// The points.
    pub points: i32,
    /// The place among those who played to the end; `None` for a player who left before.
    pub place: Option<usize>,
    /// Whether the person had the most points, alone or with others.
    pub won: bool,
}

impl Season {
    /// The season of some games, in order of time, each with when it began: the standings of those
    /// people whom `plays` lets in.
    pub fn from_games(
        games: &[(&str, &Summary)],
        names: &Names,
        plays: impl Fn(&str) -> bool,
        by: By,
    ) -> Self {
        let mut season = Self { by, ..Self::default() };
        for (started, game) in games {
            let named = game.players.iter().map(|part| (names.person(&part.name), part));
            let there: Vec<(&str, &Part)> = named.filter(|(name, _)| plays(name)).collect();
            if !there.is_empty() {
                season.add(started, &there);
            }
        }
        let rows = season.rows.clone();
        for row in &mut season.rows {
            let is_ahead = |other: &&Row| by.compare(other, row) == Ordering::Less;
            row.rank = rows.iter().filter(is_ahead).count() + 1;
        }
        season.rows.sort_by(|one, other| {
            one.rank.cmp(&other.rank).then_with(|| one.name.cmp(&other.name))
        });
        cards::sort(&mut season.cards);
        season
    }

    /// Whether the season has too many evenings for each to have a readable column.
    pub const fn is_long(&self) -> bool {
        self.evenings.len() > LONG
    }

    fn add(&mut self, started: &str, there: &[(&str, &Part)]) {
        let before = self.evenings.len();
        self.evenings.push(started.to_owned());
        for (name, part) in there {
            let known = self.rows.iter().position(|row| row.name == *name);
            let known = known.unwrap_or_else(|| {
                let (name, colour) = ((*name).to_owned(), part.colour);
                self.rows.push(Row { name, colour, rank: 0, results: vec![None; before] });
                self.rows.len() - 1
            });
            let Some(row) = self.rows.get_mut(known) else { continue };
            row.colour = part.colour;
            let (points, place, won) = (part.tally.total(), part.place, part.won);
            row.results.push(Some(Evening { points, place, won }));
            cards::add(&mut self.cards, name, part);
        }
        for row in &mut self.rows {
            row.results.resize(before + 1, None);
        }
    }
}

impl Row {
    fn played(&self) -> impl Iterator<Item = &Evening> {
        self.results.iter().flatten()
    }

    /// The games that the person played.
    pub fn games(&self) -> usize {
        self.played().count()
    }

    /// All points together.
    pub fn points(&self) -> i64 {
        self.played().map(|evening| i64::from(evening.points)).sum()
    }

    /// Games won, shared victories among them.
    pub fn wins(&self) -> usize {
        self.played().filter(|evening| evening.won).count()
    }

    /// Points a game.
    pub fn average(&self) -> f64 {
        self.points() as f64 / self.games().max(1) as f64
    }

    /// The place on average of the games that were played to the end, if there are any.
    pub fn place(&self) -> Option<f64> {
        let (sum, games) = self.places();
        (games > 0).then(|| sum as f64 / games as f64)
    }

    /// The sum of the places, and the number of games that have one.
    fn places(&self) -> (usize, usize) {
        let places = self.played().filter_map(|evening| evening.place);
        places.fold((0, 0), |(sum, games), place| (sum + place, games + 1))
    }
}

impl By {
    /// Compares two rows; the less is ahead.
    fn compare(self, one: &Row, other: &Row) -> Ordering {
        match self {
            // Fractions are compared exactly: no rounding makes two of them equal.
            Self::Average => {
                let (ones, others) = (one.games() as i64, other.games() as i64);
                (other.points() * ones).cmp(&(one.points() * others))
            }
            Self::Points => other.points().cmp(&one.points()),
            Self::Place => match (one.places(), other.places()) {
                ((_, 0), (_, 0)) => Ordering::Equal,
                ((_, 0), _) => Ordering::Greater,
                (_, (_, 0)) => Ordering::Less,
                ((sum, games), (others, of)) => (sum * of).cmp(&(others * games)),
            },
            Self::Wins => other.wins().cmp(&one.wins()),
        }
    }
}
