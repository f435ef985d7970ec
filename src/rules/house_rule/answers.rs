//! The answers of a table to the house rules.

use std::collections::{BTreeMap, BTreeSet};

use super::HouseRule;

/// A41: the points of the King and the Robber, in the order of the answers of
/// [`HouseRule::Titles`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TitlePoints {
    /// At the end 1 for each completed city or road (R-KR-8, 9).
    #[default]
    Each,
    /// At the end 10 for each of the two titles.
    Ten,
    /// At the end 15 for each of the two titles, and 40 for both.
    Fifteen,
    /// 1 for each city or road as it is completed, to the holder of the title then; nothing at the
    /// end.
    AtOnce,
}

/// A42: the Count's move once a follower was sent into the City, in the order of the answers of
/// [`HouseRule::CountMoves`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CountMoves {
    /// To a quarter that the player who sent the follower chooses, or not at all (R-CNT-11).
    #[default]
    Free,
    /// One quarter on, by himself.
    Next,
    /// To the quarter of that follower, by himself.
    Follower,
}

/// The house rules that a table answers otherwise than usual. In a file: `{"river-mouth": "turn"}`.
/// Two are the same if all their answers are.
#[derive(Debug, Clone, Default)]
pub struct HouseRules {
    /// The rules with another than the usual answer.
    pub(super) other: BTreeMap<HouseRule, usize>,
    /// The rules that a file or somebody at the table has answered, with whatever answer.
    pub(super) named: BTreeSet<HouseRule>,
}

impl HouseRules {
    /// The table's answer, as its place among [`HouseRule::answers`]: 0 is the usual one.
    #[must_use]
    pub fn answer(&self, rule: HouseRule) -> usize {
        self.other.get(&rule).copied().unwrap_or(0)
    }

    /// Whether the table's answer differs from the usual one.
    #[must_use]
    pub fn differs(&self, rule: HouseRule) -> bool {
        self.answer(rule) > 0
    }

    /// A41: the points of the King and the Robber.
    #[must_use]
    pub fn title_points(&self) -> TitlePoints {
        let answers =
            [TitlePoints::Each, TitlePoints::Ten, TitlePoints::Fifteen, TitlePoints::AtOnce];
        answers.get(self.answer(HouseRule::Titles)).copied().unwrap_or_default()
    }

    /// A42: the Count's move.
    #[must_use]
    pub fn count_moves(&self) -> CountMoves {
        let answers = [CountMoves::Free, CountMoves::Next, CountMoves::Follower];
        answers.get(self.answer(HouseRule::CountMoves)).copied().unwrap_or_default()
    }

    /// Answers what a file of the first version leaves open as it was played then: a start tile
    /// that others lie for was shuffled among them (A47).
    pub(crate) fn keep_start_in_pile(&mut self) {
        if !self.named.contains(&HouseRule::StartTileInPile) {
            self.other.insert(HouseRule::StartTileInPile, 1);
        }
    }

    /// The rules for another game of the table, without answers that nobody has given.
    #[must_use]
    pub fn for_next_game(&self) -> Self {
        let mut next = self.clone();
        next.other.retain(|rule, _| self.named.contains(rule));
        next
    }

    /// Gives a house rule the answer at a place among [`HouseRule::answers`], if there is one.
    pub fn choose(&mut self, rule: HouseRule, answer: usize) {
        self.named.insert(rule);
        if answer == 0 {
            self.other.remove(&rule);
        } else if answer < rule.answers().len() {
            self.other.insert(rule, answer);
        }
    }

    /// Gives a house rule with two answers the second one, or the usual one again.
    pub fn set(&mut self, rule: HouseRule, differs: bool) {
        self.choose(rule, usize::from(differs));
    }

    /// The rules with another than the usual answer.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = HouseRule> + '_ {
        self.other.keys().copied()
    }

    /// Keeps only the rules that satisfy `keep`.
    pub fn retain(&mut self, keep: impl Fn(HouseRule) -> bool) {
        self.other.retain(|rule, _| keep(*rule));
    }
}

impl PartialEq for HouseRules {
    fn eq(&self, other: &Self) -> bool {
        self.other == other.other
    }
}

impl Eq for HouseRules {}

/// Gives each rule its second answer.
impl FromIterator<HouseRule> for HouseRules {
    fn from_iter<T: IntoIterator<Item = HouseRule>>(rules: T) -> Self {
        let other: BTreeMap<HouseRule, usize> = rules.into_iter().map(|rule| (rule, 1)).collect();
        Self { named: other.keys().copied().collect(), other }
    }
}
