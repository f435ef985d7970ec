//! Keeping out of harm's way.

use super::answer::*;
use crate::set::{PRINCESS_DRAGON, TOWER};

/// The mishaps by which an order is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Peril {
    /// A follower of the holder's is captured by an opponent (R-TW-3).
    Captured,
    /// The dragon eats a follower of the holder's (R-PD-4).
    Eaten,
    /// A road, city, building or field of the holder's is another's.
    TakenOver,
    /// After a turn of the holder's everybody else has more points.
    Last,
    /// A complete road of the holder's has few tiles.
    SmallRoad,
}

/// Let none of these befall oneself to the end: the order is lost by the first (R-KO-56…58).
/// `{"avoid": {"perils": ["captured", "eaten"]}}`, `{"avoid": {"perils": ["small-road"], "tiles": 2}}`
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct Avoid {
    /// Everything that the order is lost by.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub perils: Vec<Peril>,
    /// The tiles of a small road, at most.
    #[serde(default = "smallest", skip_serializing_if = "is_smallest")]
    #[cfg_attr(feature = "schema", schemars(range(min = 2, max = MAX_NUMBER)))]
    pub tiles: u32,
}

/// No complete road has fewer tiles.
const SMALLEST: u32 = 2;

const fn smallest() -> u32 {
    SMALLEST
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
const fn is_smallest(tiles: &u32) -> bool {
    *tiles == SMALLEST
}

impl Default for Avoid {
    fn default() -> Self {
        Self { perils: vec![Peril::TakenOver], tiles: SMALLEST }
    }
}

impl Task for Avoid {
    const NATURE: Nature<'static> =
        Nature { needs: None, ..Nature::new(Event::Word, Needs::NOTHING) };

    fn nature(&self) -> Nature<'_> {
        // Nobody writes down who had a feature before.
        let is_unseen = self.perils.contains(&Peril::TakenOver);
        Nature { is_beyond_scorepad: is_unseen, ..Self::NATURE }
    }

    fn is_met(&self, _: &Occasion, _: Seat) -> bool {
        false
    }

    fn is_lost_by(&self, mishap: Mishap) -> bool {
        let peril = match mishap {
            Mishap::FigureEaten => return false,
            Mishap::FollowerEaten => Peril::Eaten,
            Mishap::Captured => Peril::Captured,
            Mishap::TakenOver => Peril::TakenOver,
            Mishap::Last => Peril::Last,
            Mishap::Road { tiles } if tiles <= self.tiles => Peril::SmallRoad,
            Mishap::Road { .. } => return false,
        };
        self.perils.contains(&peril)
    }

    fn further_sets(&self) -> Vec<&'static str> {
        let set = |peril: &Peril| match peril {
            Peril::Captured => Some(TOWER),
            Peril::Eaten => Some(PRINCESS_DRAGON),
            Peril::TakenOver | Peril::Last | Peril::SmallRoad => None,
        };
        self.perils.iter().filter_map(set).collect()
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        const ALL: [(Peril, Term); 5] = [
            (Peril::TakenOver, Term::TakenOver),
            (Peril::SmallRoad, Term::SmallRoad),
            (Peril::Last, Term::Last),
            (Peril::Captured, Term::Captured),
            (Peril::Eaten, Term::Eaten),
        ];
        visit(Clause::LostBy, 0, Entry::several(&mut self.perils, &ALL, 1));
        if self.perils.contains(&Peril::SmallRoad) {
            visit(Clause::SmallRoad, 0, Entry::Number(&mut self.tiles, SMALLEST..=12));
        }
    }

    fn tidy(&mut self) {
        if !self.perils.contains(&Peril::SmallRoad) {
            self.tiles = SMALLEST;
        }
    }

    fn check(&self, report: &mut dyn FnMut(Problem)) {
        let mut perils = self.perils.iter().enumerate();
        let twice = perils.any(|(at, peril)| self.perils.iter().take(at).any(|it| it == peril));
        // Such an order could not be lost, or not by a road.
        if self.perils.is_empty() || self.tiles < SMALLEST || twice {
            report(Problem::Impossible);
        }
        check_filled(self, report);
    }

    fn implies(&self, wide: &Self) -> bool {
        let roads = self.tiles >= wide.tiles || !wide.perils.contains(&Peril::SmallRoad);
        roads && wide.perils.iter().all(|peril| self.perils.contains(peril))
    }
}
