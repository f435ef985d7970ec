//! King & Robber (R-KR): the titles for the largest completed city and the longest completed road.

use crate::feature::Kind;
use crate::feature::completion::Completion;
use crate::house_rule::TitlePoints;
use crate::player::Seat;
use crate::scoring::{Label, Line, Score, Source};
use crate::title::{Taken, Title};

/// A41: points at the end for a title, where it does not pay 1 for each city or road.
const TEN: i32 = 10;
const FIFTEEN: i32 = 15;
/// Points to add to each of the two where both pay 15 and are one player's: 40 in all.
const BOTH: i32 = 5;

/// A title and its record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holding {
    /// The player who has the card; `None` before the first city or road (R-KR-10).
    pub holder: Option<Seat>,
    /// The size to beat, in tiles: strictly more takes it (R-KR-3). 0 before the first (R-KR-2).
    pub size: u32,
}

/// The King and the Robber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Titles {
    /// The title for the largest completed city.
    pub king: Holding,
    /// The title for the longest completed road.
    pub robber: Holding,
}

impl Holding {
    /// The smallest size that takes the title, in tiles (R-KR-3).
    pub const fn least_that_takes(&self) -> u32 {
        self.size + 1
    }
}

impl Titles {
    /// The holding of a title.
    pub const fn holding(&self, title: Title) -> &Holding {
        match title {
            Title::King => &self.king,
            Title::Robber => &self.robber,
        }
    }

    /// Gives the titles to the completer of the features that one tile completed (R-KR-2…7): the
    /// largest city and the longest road decide.
    pub(crate) fn award(&mut self, completions: &[Completion]) -> Vec<Taken> {
        let king = award(&mut self.king, Title::King, completions);
        let robber = award(&mut self.robber, Title::Robber, completions);
        king.into_iter().chain(robber).collect()
    }

    /// R-KR-8, 9: the holders' points at the end: 1 for each completed city and road on the board,
    /// whoever owned them, or as the table has agreed (A41); and 1 for the City of Carcassonne
    /// where that counts (R-KR-11).
    pub fn final_scores(
        &self,
        points: TitlePoints,
        cities: u32,
        roads: u32,
        carcassonne: bool,
    ) -> Vec<Score> {
        let both = self.king.holder == self.robber.holder;
        let lines = |title| match points {
            TitlePoints::Each => match title {
                Title::King => {
                    let city = carcassonne.then(|| Line::new(Label::Carcassonne, 1, 1));
                    let cities = Line::new(Label::CompletedCities, cities, 1);
                    std::iter::once(cities).chain(city).collect()
                }
                Title::Robber => vec![Line::new(Label::CompletedRoads, roads, 1)],
            },
            TitlePoints::Ten => vec![Line::new(Label::Title(title), 1, TEN)],
            TitlePoints::Fifteen => {
                let more = both.then(|| Line::new(Label::BothTitles, 1, BOTH));
                [Line::new(Label::Title(title), 1, FIFTEEN)].into_iter().chain(more).collect()
            }
            TitlePoints::AtOnce => Vec::new(),
        };
        let scores = TITLES.into_iter().filter_map(|title| self.score(title, lines(title)));
        scores.filter(|score| !score.lines.is_empty()).collect()
    }

    /// A41: 1 point for each city and road that one tile has completed, for the holder of the title
    /// before it changes hands.
    pub(crate) fn scores_at_once(&self, completions: &[Completion]) -> Vec<Score> {
        let scores = TITLES.into_iter().filter_map(|title| {
            let completed =
                completions.iter().filter(|completion| completion.record.kind == kind_of(title));
            let count = completed.count() as u32;
            let score = self.score(title, vec![Line::new(Label::TitleAtOnce(title), count, 1)])?;
            (count > 0).then_some(score)
        });
        scores.collect()
    }

    fn score(&self, title: Title, lines: Vec<Line>) -> Option<Score> {
        let source = match title {
            Title::King => Source::King,
            Title::Robber => Source::Robber,
        };
        let seat = self.holding(title).holder?;
        Some(Score { seat, source, lines, record: None })
    }
}

const TITLES: [Title; 2] = [Title::King, Title::Robber];

/// The kind of feature by which a title is won.
const fn kind_of(title: Title) -> Kind {
    match title {
        Title::King => Kind::City,
        Title::Robber => Kind::Road,
    }
}

fn award(holding: &mut Holding, title: Title, completions: &[Completion]) -> Option<Taken> {
    let candidates =
        completions.iter().filter(|completion| completion.record.kind == kind_of(title));
    let largest = candidates.max_by_key(|completion| completion.record.tiles)?;
    let size = largest.record.tiles;
    if size <= holding.size {
        return None;
    }
    let from = holding.holder;
    *holding = Holding { holder: Some(largest.completer), size };
    Some(Taken { title, by: largest.completer, from, size })
}

/// The outcomes of this expansion.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Outcome {
    /// The King or the Robber was taken, or its holder beat the record.
    Taken(Taken),
}
