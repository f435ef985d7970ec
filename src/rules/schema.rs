//! The JSON Schema of what is not written as its type stands.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::house_rule::{HouseRule, HouseRules};
use crate::id::ID_PATTERN;
use crate::set::BASE;
use crate::setup::BUNDLED;
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

/// The names of sets as an editor offers them; one of the table's own has any other name.
pub(crate) fn sets_in_play(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "array",
        "items": { "anyOf": [{ "enum": BUNDLED }, { "type": "string", "pattern": ID_PATTERN }] },
        "contains": { "const": BASE },
        "uniqueItems": true,
    })
}

/// Tells of each task beside its name, where its type tells of it inside.
pub(crate) fn tell_of_each(schema: &mut Schema) {
    let tasks = schema.get_mut("oneOf").and_then(|all| all.as_array_mut());
    for task in tasks.into_iter().flatten().filter_map(|task| task.as_object_mut()) {
        let named = task.get_mut("properties").and_then(|named| named.as_object_mut());
        let inside = named.and_then(|named| named.values_mut().next()?.as_object_mut());
        if let Some(told) = inside.and_then(|inside| inside.remove("description")) {
            task.insert("description".to_owned(), told);
        }
    }
}
