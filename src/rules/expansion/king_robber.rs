//! King & Robber (R-KR): who completed the largest city and the longest road.

use crate::rules::feature::Kind;
use crate::rules::feature::completion::Completion;
use crate::rules::orders::occasion::Taken;
use crate::rules::orders::requirement::Title;
use crate::rules::player::Seat;
use crate::rules::scoring::{Label, Line, Score, Source};

/// A title and its record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holding {
    /// Who has the card; `None` before the first city or road (R-KR-10).
    pub holder: Option<Seat>,
    /// The size to beat, in tiles: strictly more takes it (R-KR-3). 0 before the first (R-KR-2).
    pub size: u32,
}

/// The King and the Robber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Titles {
    /// For the largest completed city.
    pub king: Holding,
    /// For the longest completed road.
    pub robber: Holding,
}

impl Titles {
    /// The holding of a title.
    #[must_use]
    pub const fn holding(&self, title: Title) -> &Holding {
        match title {
            Title::King => &self.king,
            Title::Robber => &self.robber,
        }
    }

    /// Gives the titles to the completer of what one tile completed (R-KR-2…7): the largest city and the longest road decide.
    pub(crate) fn award(&mut self, completions: &[Completion]) -> Vec<Taken> {
        let king = award(&mut self.king, Title::King, completions);
        let robber = award(&mut self.robber, Title::Robber, completions);
        king.into_iter().chain(robber).collect()
    }

    /// R-KR-8, 9: at the end the holders get 1 point for each completed city and road on the board, whoever owned them.
    #[must_use]
    pub fn final_scores(&self, cities: u32, roads: u32) -> Vec<Score> {
        let score = |holding: &Holding, source, label, count| {
            let seat = holding.holder?;
            Some(Score { seat, source, lines: vec![Line::new(label, count, 1)], record: None })
        };
        let king = score(&self.king, Source::King, Label::CompletedCities, cities);
        let robber = score(&self.robber, Source::Robber, Label::CompletedRoads, roads);
        king.into_iter().chain(robber).collect()
    }
}

fn award(holding: &mut Holding, title: Title, completions: &[Completion]) -> Option<Taken> {
    let kind = match title {
        Title::King => Kind::City,
        Title::Robber => Kind::Road,
    };
    let candidates = completions.iter().filter(|completion| completion.record.kind == kind);
    let largest = candidates.max_by_key(|completion| completion.record.tiles)?;
    let size = largest.record.tiles;
    if size <= holding.size {
        return None;
    }
    let from = holding.holder;
    *holding = Holding { holder: Some(largest.completer), size };
    Some(Taken { title, by: largest.completer, from, size })
}
