//! Having so many of something.

use super::answer::*;
use crate::card::occasion::Belongings;
use crate::card::requirement::Thing;
use crate::set::{GOLD_MINES, TOWER, TRADERS_BUILDERS};
use crate::tile::Good;
use crate::topic::Act;

/// Have so many of something, once their number has changed (R-KO-48).
/// `{"have": {"what": "each-good", "number": {"at-least": 1}}}`,
/// `{"have": {"what": "followers", "number": {"exactly": 0}}}`,
/// `{"have": {"what": "all-special-figures"}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Have {
    /// The things that count.
    pub what: Thing,
    /// Their number; left out of all special figures, and only there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Bound>,
}

impl Default for Have {
    fn default() -> Self {
        Self { what: Thing::Goods, number: Some(Bound::at_least(3)) }
    }
}

impl Have {
    /// The number that counts.
    fn count(&self, has: &Belongings) -> u32 {
        let goods = || Good::ALL.into_iter().map(|good| has.goods[good]);
        match self.what {
            Thing::Wine => has.goods[Good::Wine],
            Thing::Grain => has.goods[Good::Grain],
            Thing::Cloth => has.goods[Good::Cloth],
            Thing::Goods => goods().sum(),
            Thing::EachGood => goods().min().unwrap_or_default(),
            Thing::Gold => has.gold,
            Thing::Followers => has.followers,
            Thing::SpecialFigures | Thing::AllSpecialFigures => has.on_board,
            Thing::TowerPieces => has.tower_pieces,
        }
    }

    /// The numbers that somebody may have.
    const fn range(&self) -> std::ops::RangeInclusive<u32> {
        match self.what {
            Thing::Wine => 1..=9,
            Thing::Grain => 1..=6,
            Thing::Cloth | Thing::EachGood => 1..=5,
            Thing::Goods => 1..=20,
            Thing::Gold => 1..=16,
            Thing::Followers => 0..=7,
            Thing::SpecialFigures | Thing::AllSpecialFigures => 0..=8,
            Thing::TowerPieces => 0..=10,
        }
    }

    /// Whether all of them are meant, whatever their number is.
    const fn is_of_all(&self) -> bool {
        matches!(self.what, Thing::AllSpecialFigures)
    }
}

impl Task for Have {
    const NATURE: Nature<'static> = Nature::of(Expansion::Trade, Needs::COMPLETION);

    /// A scorepad keeps goods and nothing else of that.
    fn nature(&self) -> Nature<'_> {
        match self.what {
            Thing::Wine | Thing::Grain | Thing::Cloth | Thing::Goods | Thing::EachGood => {
                Self::NATURE
            }
            Thing::Gold => {
                let needs = Needs::COMPLETION.and_figure();
                Nature::of(Expansion::Gold, needs).beyond_scorepad()
            }
            Thing::Followers | Thing::SpecialFigures | Thing::AllSpecialFigures => {
                let needs = Needs::SCORING.and_figure();
                Nature::new(Event::Deployment, needs).beyond_scorepad()
            }
            Thing::TowerPieces => {
                Nature::of(Expansion::Tower, Needs::act(Act::Raise)).beyond_scorepad()
            }
        }
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        let Occasion::Changed { seat, had, has } = occasion else { return false };
        let count = self.count(has);
        let is_enough = if self.is_of_all() {
            count > 0 && count == has.special_figures
        } else {
            holds(self.number, count)
        };
        *seat == holder && self.count(had) != count && is_enough
    }

    fn further_sets(&self) -> Vec<&'static str> {
        match self.what {
            Thing::Wine | Thing::Grain | Thing::Cloth | Thing::Goods | Thing::EachGood => {
                vec![TRADERS_BUILDERS]
            }
            Thing::Gold => vec![GOLD_MINES],
            Thing::TowerPieces => vec![TOWER],
            // Several sets have special figures, and any of them will do.
            Thing::Followers | Thing::SpecialFigures | Thing::AllSpecialFigures => Vec::new(),
        }
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::What, 0, Entry::one(&mut self.what, &Thing::ALL, Term::Thing));
        self.tidy();
        let range = self.range();
        if let Some(number) = &mut self.number {
            visit(Clause::Number, 0, Entry::Needed(number, range));
        }
    }

    fn tidy(&mut self) {
        let (is_of_all, least) = (self.is_of_all(), *self.range().start());
        let number = self.number.filter(|number| least == 0 || most(Some(*number)) > 0);
        self.number = (!is_of_all).then(|| number.unwrap_or(Bound::at_least(1)));
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        check_bounds([self.number], report);
        // Goods and gold are never given up, so that the number that changes is never none.
        let is_never = most(self.number) < *self.range().start();
        if is_never || self.number.is_some() == self.is_of_all() {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        self.what == wide.what && narrows(self.number, wide.number)
    }
}
