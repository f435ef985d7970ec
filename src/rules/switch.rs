//! Where tables differ: the switches of the rules, each with the reading that holds unless a table says otherwise.

use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};

use super::set::{
    ABBEY_MAYOR, BESIEGERS, CATAPULT, CATHARS, COUNT, INNS_CATHEDRALS, KING_ROBBER, PRINCESS_DRAGON, RIVER_1, RIVER_2,
    SHRINES, TRADERS_BUILDERS,
};

/// A question on which tables differ, with two answers or more. The first, usual one is that of the rules.
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
    /// A7: orders returned from the deal go under the pile in turn order, or shuffled (R-KO-4).
    OrdersReturned,
    /// A5: the older parts of what an order asks for may be completed by anybody, or by its holder alone (R-KO-10).
    OrdersParts,
    /// A35: a feature that has paid an order may be an older part for another one, or not (R-KO-13).
    OrdersPaidParts,
    /// A19: a challenge is won for an order with a share of the majority, or with any follower on the winner (R-KO-16).
    ChallengePresence,
    /// A13: the dragon avoided to the end brings its points, or counts as an order fulfilled as well (R-KO-33).
    DragonCard,
    /// A18: a target token off the tiles is measured for an order, or not (R-KO-18).
    TargetOffTiles,
    /// A20: points for orders are no scoring that opens or shuts the City, or are (R-CNT-7).
    CountOrders,
    /// A21: the fairy’s points for a feature are scoring that opens or shuts the City, or not (R-CNT-7).
    CountFairy,
    /// A25: followers stay in the market when a barn scores a field, or may go to that field (R-CNT-19).
    CountBarn,
    /// A32: the City may be entered in each part of a double turn, or once (R-CNT-21).
    CountDoubleTurn,
    /// A27: a besieged city doubles all that a field gets for it, or not what pigs and pigsties add (R-SG-3).
    SiegeFields,
    /// A28: one knight escapes in a double turn, or one in each part (R-SG-4).
    EscapeEachPart,
    /// A30: the princess may send a knight home, or must (R-PD-6).
    Princess,
    /// A30: the fairy serves one follower, or every follower on her tile (R-PD-7).
    FairyOnTile,
    /// A33: a catch token thrown too short pays nobody, or the catcher (R-CAT-4).
    ShortThrow,
    /// A38: a completed city of two tiles pays as any city, or 1 a tile and pennant (R-BASE-8).
    SmallCity,
    /// A39: wagons drive along a connection, or to what lies on the nine squares around (R-AM-7).
    WagonWays,
    /// A40: the fairy may go to a follower in the City, or not (R-PD-7).
    FairyCity,
    /// A41: what the King and the Robber pay: [`TitlePoints`] (R-KR-8, 9).
    Titles,
    /// A42: how the Count moves once a follower was sent into the City: [`CountMoves`] (R-CNT-11).
    CountMoves,
    /// A43: at the end an inn or a cathedral brings what is incomplete to nothing, or is ignored (R-IC-1, 2).
    InnsAtEnd,
    /// A44: a barn on a field that has one is refused, or allowed (R-AM-8).
    SecondBarn,
    /// A45: there are farmers, or none: nobody on fields, no market, no barn, no pig, no order for farmers.
    Farmers,
    /// A46: fields are scored one by one, or city by city (R-BASE-13).
    Fields,
}

/// A41: what the King and the Robber pay. The order is that of the answers of [`Switch::Titles`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TitlePoints {
    /// At the end 1 for each completed city or road (R-KR-8, 9).
    #[default]
    Each,
    /// At the end 10 for each of the two.
    Ten,
    /// At the end 15 for each of the two, and 40 for both.
    Fifteen,
    /// 1 for each city or road as it is completed, to whoever holds the title then; nothing at the end.
    AtOnce,
}

/// A42: how the Count moves once a follower was sent into the City. The order is that of the answers of [`Switch::CountMoves`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CountMoves {
    /// Where the player who sent the follower likes, or not at all (R-CNT-11).
    #[default]
    Free,
    /// One quarter on, by himself.
    Next,
    /// To the quarter of that follower, by himself.
    Follower,
}

impl Switch {
    /// All switches, in the order in which they are offered.
    pub const ALL: [Self; 38] = [
        Self::SmallCity,
        Self::Farmers,
        Self::Fields,
        Self::Titles,
        Self::OrdersReturned,
        Self::OrdersOccasions,
        Self::OrdersParts,
        Self::OrdersPaidParts,
        Self::ChallengePresence,
        Self::DragonCard,
        Self::TargetOffTiles,
        Self::OrdersDiscardRight,
        Self::OrdersDiscarded,
        Self::OrdersDrawAfterDiscard,
        Self::OrdersNoneFulfilled,
        Self::OrdersNegative,
        Self::CountUnoccupied,
        Self::CountFirst,
        Self::CountMoves,
        Self::CountAtEnd,
        Self::CountCity,
        Self::CountOrders,
        Self::CountFairy,
        Self::CountBarn,
        Self::CountDoubleTurn,
        Self::RiverMouth,
        Self::DragonTiming,
        Self::Princess,
        Self::FairyOnTile,
        Self::FairyCity,
        Self::SiegeFields,
        Self::EscapeAnywhere,
        Self::EscapeEachPart,
        Self::InnsAtEnd,
        Self::WagonWays,
        Self::SecondBarn,
        Self::LateAbbeys,
        Self::ShortThrow,
    ];

    /// Its name in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.facts().0
    }

    /// Its answers in files, the usual one first.
    #[must_use]
    pub const fn answers(self) -> &'static [&'static str] {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::OrdersOccasions => ("orders-occasions", &["event", "tile"]),
            Self::OrdersDiscarded => ("orders-discarded", &["out", "under-pile"]),
            Self::OrdersDiscardRight => ("orders-discard-right", &["kept", "must-hold"]),
            Self::OrdersDrawAfterDiscard => ("orders-draw-after-discard", &["allowed", "refused"]),
            Self::OrdersNoneFulfilled => ("orders-none-fulfilled", &["nobody", "all"]),
            Self::OrdersNegative => ("orders-negative", &["allowed", "zero"]),
            Self::CountUnoccupied => ("count-unoccupied", &["refused", "allowed"]),
            Self::CountAtEnd => ("count-at-end", &["market", "all"]),
            Self::CountFirst => ("count-first", &["chosen", "left"]),
            Self::CountCity => ("count-city", &["counts", "ignored"]),
            Self::LateAbbeys => ("abbey-late", &["allowed", "refused"]),
            Self::DragonTiming => ("dragon-timing", &["before-scoring", "after-scoring"]),
            Self::EscapeAnywhere => ("escape-refuge", &["siege-tile", "any-tile"]),
            Self::RiverMouth => ("river-mouth", &["automatic", "turn"]),
            Self::OrdersReturned => ("orders-returned", &["turn-order", "shuffled"]),
            Self::OrdersParts => ("orders-parts", &["anybody", "own"]),
            Self::OrdersPaidParts => ("orders-paid-parts", &["count", "barred"]),
            Self::ChallengePresence => ("challenge-share", &["majority", "presence"]),
            Self::DragonCard => ("dragon-card", &["bonus", "fulfilled"]),
            Self::TargetOffTiles => ("target-off-tiles", &["counts", "refused"]),
            Self::CountOrders => ("count-orders", &["ignored", "scoring"]),
            Self::CountFairy => ("count-fairy", &["scoring", "ignored"]),
            Self::CountBarn => ("count-barn", &["refused", "allowed"]),
            Self::CountDoubleTurn => ("count-double-turn", &["each-part", "once"]),
            Self::SiegeFields => ("siege-fields", &["all", "three"]),
            Self::EscapeEachPart => ("escape-double-turn", &["once", "each-part"]),
            Self::Princess => ("princess", &["may", "must"]),
            Self::FairyOnTile => ("fairy-place", &["follower", "tile"]),
            Self::ShortThrow => ("catch-short", &["nobody", "catcher"]),
            Self::SmallCity => ("small-city", &["four", "two"]),
            Self::FairyCity => ("fairy-city", &["allowed", "refused"]),
            Self::WagonWays => ("wagon-ways", &["connected", "nine-tiles"]),
            Self::Titles => ("king-robber", &["each", "ten", "fifteen", "at-once"]),
            Self::CountMoves => ("count-moves", &["free", "next", "follower"]),
            Self::InnsAtEnd => ("inns-at-end", &["nothing", "ignored"]),
            Self::SecondBarn => ("second-barn", &["refused", "allowed"]),
            Self::Farmers => ("farmers", &["allowed", "none"]),
            Self::Fields => ("fields", &["by-field", "by-city"]),
        }
    }

    /// Whether it matters only where there are farmers (A45).
    #[must_use]
    pub const fn is_about_farmers(self) -> bool {
        matches!(self, Self::Fields | Self::SecondBarn | Self::CountBarn | Self::SiegeFields)
    }

    /// Whether it matters with those sets.
    #[must_use]
    pub fn concerns(self, sets: &[String], with_orders: bool) -> bool {
        let has = |set: &str| sets.iter().any(|other| other == set);
        let besieged = has(CATHARS) || has(BESIEGERS);
        match self {
            Self::OrdersOccasions
            | Self::OrdersReturned
            | Self::OrdersParts
            | Self::OrdersPaidParts
            | Self::OrdersDiscarded
            | Self::OrdersDiscardRight
            | Self::OrdersDrawAfterDiscard
            | Self::OrdersNoneFulfilled
            | Self::OrdersNegative => with_orders,
            Self::ChallengePresence => with_orders && has(SHRINES),
            Self::DragonCard => with_orders && has(PRINCESS_DRAGON),
            Self::TargetOffTiles => with_orders && has(CATAPULT),
            Self::SmallCity | Self::Farmers | Self::Fields => true,
            Self::Titles => has(KING_ROBBER),
            Self::InnsAtEnd => has(INNS_CATHEDRALS),
            Self::CountUnoccupied | Self::CountAtEnd | Self::CountFirst | Self::CountMoves | Self::CountCity => {
                has(COUNT)
            }
            Self::CountOrders => has(COUNT) && with_orders,
            Self::CountFairy | Self::FairyCity => has(COUNT) && has(PRINCESS_DRAGON),
            Self::CountBarn => has(COUNT) && has(ABBEY_MAYOR),
            Self::CountDoubleTurn => has(COUNT) && has(TRADERS_BUILDERS),
            Self::LateAbbeys | Self::WagonWays | Self::SecondBarn => has(ABBEY_MAYOR),
            Self::DragonTiming | Self::Princess | Self::FairyOnTile => has(PRINCESS_DRAGON),
            Self::SiegeFields => besieged && (has(TRADERS_BUILDERS) || has(RIVER_2)),
            Self::EscapeAnywhere => besieged,
            Self::EscapeEachPart => besieged && has(TRADERS_BUILDERS),
            Self::ShortThrow => has(CATAPULT),
            Self::RiverMouth => has(RIVER_1) || has(RIVER_2),
        }
    }
}

/// The switches that a table has turned away from the usual answer. In a file: `{"river-mouth": "turn"}`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Switches(BTreeMap<Switch, usize>);

impl Switches {
    /// The table's answer, by its place among [`Switch::answers`]: 0 is the usual one.
    #[must_use]
    pub fn answer(&self, switch: Switch) -> usize {
        self.0.get(&switch).copied().unwrap_or(0)
    }

    /// Whether the table plays otherwise than usual.
    #[must_use]
    pub fn differs(&self, switch: Switch) -> bool {
        self.answer(switch) > 0
    }

    /// A41: what the King and the Robber pay.
    #[must_use]
    pub fn title_points(&self) -> TitlePoints {
        let answers = [TitlePoints::Each, TitlePoints::Ten, TitlePoints::Fifteen, TitlePoints::AtOnce];
        answers.get(self.answer(Switch::Titles)).copied().unwrap_or_default()
    }

    /// A42: how the Count moves.
    #[must_use]
    pub fn count_moves(&self) -> CountMoves {
        let answers = [CountMoves::Free, CountMoves::Next, CountMoves::Follower];
        answers.get(self.answer(Switch::CountMoves)).copied().unwrap_or_default()
    }

    /// Turns a switch to an answer, by its place among [`Switch::answers`]; nothing happens if there is none there.
    pub fn choose(&mut self, switch: Switch, answer: usize) {
        if answer == 0 {
            self.0.remove(&switch);
        } else if answer < switch.answers().len() {
            self.0.insert(switch, answer);
        }
    }

    /// Turns a switch of two answers away from the usual one, or back.
    pub fn set(&mut self, switch: Switch, differs: bool) {
        self.choose(switch, usize::from(differs));
    }

    /// Those turned away from the usual answer.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Switch> + '_ {
        self.0.keys().copied()
    }

    /// Leaves out those that do not satisfy.
    pub fn retain(&mut self, keep: impl Fn(Switch) -> bool) {
        self.0.retain(|switch, _| keep(*switch));
    }
}

/// Each turned to its second answer.
impl FromIterator<Switch> for Switches {
    fn from_iter<T: IntoIterator<Item = Switch>>(switches: T) -> Self {
        Self(switches.into_iter().map(|switch| (switch, 1)).collect())
    }
}

impl Serialize for Switches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = self.0.iter().filter_map(|(switch, answer)| Some((switch.key(), *switch.answers().get(*answer)?)));
        serializer.collect_map(named)
    }
}

impl<'de> Deserialize<'de> for Switches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ByName)
    }
}

/// Reads switches by their names, each at most once.
struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = Switches;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("house rules by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Switches, A::Error> {
        let mut switches = Switches::default();
        let mut read: Vec<Switch> = Vec::new();
        while let Some((key, answer)) = map.next_entry::<String, String>()? {
            let Some(switch) = Switch::ALL.into_iter().find(|switch| switch.key() == key) else {
                let known: Vec<&str> = Switch::ALL.into_iter().map(Switch::key).collect();
                return Err(A::Error::custom(format!("unknown switch `{key}`, expected one of {}", known.join(", "))));
            };
            let Some(place) = switch.answers().iter().position(|known| *known == answer) else {
                let known: Vec<String> = switch.answers().iter().map(|known| format!("`{known}`")).collect();
                return Err(A::Error::custom(format!("`{key}` is {}, not `{answer}`", known.join(" or "))));
            };
            if read.contains(&switch) {
                return Err(A::Error::custom(format!("`{key}` stands twice")));
            }
            read.push(switch);
            switches.choose(switch, place);
        }
        Ok(switches)
    }
}

impl JsonSchema for Switches {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Rules".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let switch = |switch: Switch| {
            (switch.key().to_owned(), json!({ "enum": switch.answers(), "default": switch.answers().first() }))
        };
        let properties: Map<String, Value> = Switch::ALL.into_iter().map(switch).collect();
        json_schema!({
            "description": "House rules that differ from the usual answer, which is the first.",
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        })
    }
}
