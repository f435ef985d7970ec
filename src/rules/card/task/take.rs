//! Taking a title of King & Robber.

use std::collections::HashSet;

use super::answer::*;
use crate::set::KING_ROBBER;

/// Take one of these titles, or, with `all`, hold all of them by taking one (R-KR-3).
/// `{"take": {"titles": ["king"]}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Take {
    /// The titles that count.
    #[cfg_attr(feature = "schema", schemars(length(min = 1), extend("uniqueItems" = true)))]
    pub titles: Vec<Title>,
    /// Whether an opponent must have held the title before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_opponent: bool,
    /// Whether all of the titles must be the holder's afterwards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub all: bool,
}

const TITLES: [(Title, Term); 2] =
    [(Title::King, Term::Title(Title::King)), (Title::Robber, Term::Title(Title::Robber))];

const fn index(title: Title) -> usize {
    match title {
        Title::King => 0,
        Title::Robber => 1,
    }
}

impl Default for Take {
    fn default() -> Self {
        Self { titles: vec![Title::King], from_opponent: false, all: false }
    }
}

impl Task for Take {
    const SET: &'static str = KING_ROBBER;
    const NATURE: Nature<'static> = Nature::new(Event::Title(&[]), Needs::COMPLETION);

    fn nature(&self) -> Nature<'_> {
        Nature { event: Event::Title(&self.titles), ..Self::NATURE }
    }

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        // Beating one's own record keeps a title; it does not take it.
        let takes = |taken: &Taken| {
            self.titles.contains(&taken.title)
                && taken.by == holder
                && taken.from != Some(holder)
                && (!self.from_opponent || taken.from.is_some())
        };
        placed(occasion).is_some_and(|placement| {
            let held = |title: &Title| placement.holders[index(*title)] == Some(holder);
            placement.taken.iter().any(takes) && (!self.all || self.titles.iter().all(held))
        })
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Titles, 0, Entry::several(&mut self.titles, &TITLES, 1));
        // All of one title is that title.
        let is_several = self.titles.len() > 1;
        self.all &= is_several;
        let mut flags = vec![(Term::FromOpponent, &mut self.from_opponent)];
        flags.extend(is_several.then_some((Term::All, &mut self.all)));
        visit(Clause::Taking, 0, Entry::Flags(flags));
    }

    fn tidy(&mut self) {
        self.all &= self.titles.len() > 1;
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        let distinct = self.titles.iter().collect::<HashSet<_>>().len();
        if distinct == 0 || distinct != self.titles.len() || (self.all && distinct < 2) {
            report(Problem::Impossible);
        }
    }

    fn implies(&self, wide: &Self) -> bool {
        self.titles.iter().all(|title| wide.titles.contains(title))
            && (self.from_opponent || !wide.from_opponent)
            && (!wide.all || (self.all && self.titles.len() == wide.titles.len()))
    }
}
