//! House rules by their names in files.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{HouseRule, HouseRules};

impl Serialize for HouseRules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = self
            .other
            .iter()
            .filter_map(|(rule, answer)| Some((rule.key(), *rule.answers().get(*answer)?)));
        serializer.collect_map(named)
    }
}

impl<'de> Deserialize<'de> for HouseRules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ByName)
    }
}

/// Reads house rules by their names, each at most once.
struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = HouseRules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("house rules by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<HouseRules, A::Error> {
        let mut rules = HouseRules::default();
        while let Some((key, answer)) = map.next_entry::<String, String>()? {
            let Some(rule) = HouseRule::ALL.into_iter().find(|rule| rule.key() == key) else {
                let known: Vec<&str> = HouseRule::ALL.into_iter().map(HouseRule::key).collect();
                return Err(A::Error::custom(format!(
                    "unknown switch `{key}`, expected one of {}",
                    known.join(", ")
                )));
            };
            let Some(place) = rule.answers().iter().position(|known| *known == answer) else {
                let known: Vec<String> =
                    rule.answers().iter().map(|known| format!("`{known}`")).collect();
                return Err(A::Error::custom(format!(
                    "`{key}` is {}, not `{answer}`",
                    known.join(" or ")
                )));
            };
            if rules.named.contains(&rule) {
                return Err(A::Error::custom(format!("`{key}` stands twice")));
            }
            rules.choose(rule, place);
        }
        Ok(rules)
    }
}
