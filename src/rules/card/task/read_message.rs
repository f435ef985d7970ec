//! Reading a message.

use super::answer::*;
use crate::set::MESSAGES;

/// Read a message (R-MSG-3). `{"read-message": {"messages": {"at-least": 3}}}`,
/// `{"read-message": {"points": {"at-least": 5}}}`
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", schemars(inline))]
pub struct ReadMessage {
    /// The messages that the holder has read then, this one included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<Bound>,
    /// The points that the message brings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Bound>,
}

impl Task for ReadMessage {
    const SET: &'static str = MESSAGES;
    const NATURE: Nature<'static> = Nature::by_others(Expansion::Messages).beyond_scorepad();

    fn is_met(&self, occasion: &Occasion, holder: Seat) -> bool {
        matches!(occasion, Occasion::MessageRead { seat, messages, points }
            if *seat == holder && holds(self.messages, *messages) && pays(self.points, *points))
    }

    fn walk(&mut self, visit: &mut Visit<'_>) {
        visit(Clause::Points, 0, Entry::Bound(&mut self.points, 1..=20));
        visit(Clause::Messages, 0, Entry::Bound(&mut self.messages, 1..=8));
    }
}
