//! The JSON Schema of what is not written as its type stands.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::house_rule::{HouseRule, HouseRules};
use crate::throw::{Distance, TABLE};

impl JsonSchema for Distance {
    fn schema_name() -> Cow<'static, str> {
        "Distance".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A distance on the table, in millimetres.",
            "type": "number",
            "minimum": 0,
            "maximum": TABLE,
        })
    }
}

impl JsonSchema for HouseRules {
    fn schema_name() -> Cow<'static, str> {
        "Rules".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let rule = |rule: HouseRule| {
            let answers = rule.answers();
            (rule.key(), json_schema!({ "enum": answers, "default": answers.first() }))
        };
        let properties: BTreeMap<&str, Schema> = HouseRule::ALL.into_iter().map(rule).collect();
        json_schema!({
            "description": "House rules that differ from the usual answer, which is the first.",
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        })
    }
}
