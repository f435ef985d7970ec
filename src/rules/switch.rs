//! Where tables differ: the switches of the rules, each with the reading that holds unless a table says otherwise.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::setup::{ABBEY_MAYOR, BESIEGERS, CATHARS, COUNT, PRINCESS_DRAGON, RIVER_1, RIVER_2};

/// A question on which tables differ. Each has two answers; the usual one is that of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Switch {
    /// A4: a deployed farmer and the tile it came with are two occasions for an order, or one (R-KO-12).
    OrdersOccasions,
    /// A8: discarded orders leave the game, or go under the pile (R-KO-27).
    OrdersDiscarded,
    /// A9: the right to discard is kept when the count drops, or three must still be held (R-KO-25).
    OrdersDiscardRight,
    /// A10: the five orders are counted when drawing, or at the beginning of the turn (R-KO-26).
    OrdersDrawAfterDiscard,
    /// A16: if nobody fulfilled an order nobody gets the ten points, or all do (R-KO-36).
    OrdersNoneFulfilled,
    /// A17: totals may be negative, or end at 0 (R-KO-37).
    OrdersNegative,
    /// A22: followers leave the City for features that were occupied, or for any (R-CNT-16).
    CountUnoccupied,
    /// A23: at the end the market empties into the fields, or all quarters into what is incomplete (R-CNT-18).
    CountAtEnd,
    /// A24: the active player says who begins to leave the City, or the player to his left begins (R-CNT-14).
    CountFirst,
    /// A26: the City is a completed city for fields and the King, or not (R-CNT-3, R-KR-11).
    CountCity,
    /// A29: abbeys may be placed after the last tile, or not (R-AM-5).
    LateAbbeys,
    /// A31: the dragon moves before scoring, or after it (R-PD-5).
    DragonTiming,
    /// A28: a refuge beside a siege tile, or beside any tile of the city (R-SG-4).
    EscapeAnywhere,
    /// A37: the mouth of the river is set by itself, or is the next player's turn (R-RIV-3).
    RiverMouth,
}

impl Switch {
    /// All switches, in the order in which they are offered.
    pub const ALL: [Self; 14] = [
        Self::OrdersOccasions,
        Self::OrdersDiscardRight,
        Self::OrdersDiscarded,
        Self::OrdersDrawAfterDiscard,
        Self::OrdersNoneFulfilled,
        Self::OrdersNegative,
        Self::CountUnoccupied,
        Self::CountFirst,
        Self::CountAtEnd,
        Self::CountCity,
        Self::RiverMouth,
        Self::DragonTiming,
        Self::LateAbbeys,
        Self::EscapeAnywhere,
    ];

    /// Its name in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.facts().0
    }

    /// Its two answers in files, the usual one first.
    #[must_use]
    pub const fn answers(self) -> [&'static str; 2] {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, [&'static str; 2]) {
        match self {
            Self::OrdersOccasions => ("orders-occasions", ["event", "tile"]),
            Self::OrdersDiscarded => ("orders-discarded", ["out", "under-pile"]),
            Self::OrdersDiscardRight => ("orders-discard-right", ["kept", "must-hold"]),
            Self::OrdersDrawAfterDiscard => ("orders-draw-after-discard", ["allowed", "refused"]),
            Self::OrdersNoneFulfilled => ("orders-none-fulfilled", ["nobody", "all"]),
            Self::OrdersNegative => ("orders-negative", ["allowed", "zero"]),
            Self::CountUnoccupied => ("count-unoccupied", ["refused", "allowed"]),
            Self::CountAtEnd => ("count-at-end", ["market", "all"]),
            Self::CountFirst => ("count-first", ["chosen", "left"]),
            Self::CountCity => ("count-city", ["counts", "ignored"]),
            Self::LateAbbeys => ("abbey-late", ["allowed", "refused"]),
            Self::DragonTiming => ("dragon-timing", ["before-scoring", "after-scoring"]),
            Self::EscapeAnywhere => ("escape-refuge", ["siege-tile", "any-tile"]),
            Self::RiverMouth => ("river-mouth", ["automatic", "turn"]),
        }
    }

    /// Whether it matters with those sets.
    #[must_use]
    pub fn concerns(self, sets: &[String], with_orders: bool) -> bool {
        let has = |set: &str| sets.iter().any(|other| other == set);
        match self {
            Self::OrdersOccasions
            | Self::OrdersDiscarded
            | Self::OrdersDiscardRight
            | Self::OrdersDrawAfterDiscard
            | Self::OrdersNoneFulfilled
            | Self::OrdersNegative => with_orders,
            Self::CountUnoccupied | Self::CountAtEnd | Self::CountFirst | Self::CountCity => has(COUNT),
            Self::LateAbbeys => has(ABBEY_MAYOR),
            Self::DragonTiming => has(PRINCESS_DRAGON),
            Self::EscapeAnywhere => has(CATHARS) || has(BESIEGERS),
            Self::RiverMouth => has(RIVER_1) || has(RIVER_2),
        }
    }
}

/// The switches that a table has turned away from the usual answer. In a file: `{"river-mouth": "turn"}`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Switches(BTreeSet<Switch>);

impl Switches {
    /// Whether the table plays otherwise than usual.
    #[must_use]
    pub fn differs(&self, switch: Switch) -> bool {
        self.0.contains(&switch)
    }

    /// Turns a switch.
    pub fn set(&mut self, switch: Switch, differs: bool) {
        if differs {
            self.0.insert(switch);
        } else {
            self.0.remove(&switch);
        }
    }

    /// Those turned away from the usual answer.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Switch> + '_ {
        self.0.iter().copied()
    }

    /// Leaves out those that do not satisfy.
    pub fn retain(&mut self, keep: impl Fn(Switch) -> bool) {
        self.0.retain(|switch| keep(*switch));
    }
}

impl FromIterator<Switch> for Switches {
    fn from_iter<T: IntoIterator<Item = Switch>>(switches: T) -> Self {
        Self(switches.into_iter().collect())
    }
}

impl Serialize for Switches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|switch| {
            let [_, other] = switch.answers();
            (switch.key(), other)
        }))
    }
}

impl<'de> Deserialize<'de> for Switches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut switches = Self::default();
        for (key, answer) in BTreeMap::<String, String>::deserialize(deserializer)? {
            let Some(switch) = Switch::ALL.into_iter().find(|switch| switch.key() == key) else {
                let known: Vec<&str> = Switch::ALL.into_iter().map(Switch::key).collect();
                return Err(D::Error::custom(format!("unknown switch `{key}`, expected one of {}", known.join(", "))));
            };
            let [usual, other] = switch.answers();
            if answer != usual && answer != other {
                return Err(D::Error::custom(format!("`{key}` is `{usual}` or `{other}`, not `{answer}`")));
            }
            switches.set(switch, answer == other);
        }
        Ok(switches)
    }
}
