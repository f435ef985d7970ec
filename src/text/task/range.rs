//! The words of a bound: "at least 2 pennants".

use crate::say;
use crate::{Argument, Words};
use rules::card::requirement::Bound;

/// The numbers that a bound allows, told in one way only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Range {
    /// All numbers.
    Any,
    /// One number.
    Exactly(u32),
    /// A number and all above it.
    AtLeast(u32),
    /// A number above none, and all below it.
    AtMost(u32),
    /// All from one number to another.
    Between(u32, u32),
}

impl Range {
    /// No number but none.
    pub const NONE: Self = Self::Exactly(0);

    /// The range of a bound; an absent one allows any number.
    pub fn of(bound: Option<Bound>) -> Self {
        let bound = bound.unwrap_or_default();
        let least = bound.exactly.max(bound.at_least).unwrap_or_default();
        let most = [bound.exactly, bound.at_most].into_iter().flatten().min();
        match most {
            None if least == 0 => Self::Any,
            None => Self::AtLeast(least),
            Some(most) if most == least => Self::Exactly(most),
            Some(most) if least == 0 => Self::AtMost(most),
            Some(most) => Self::Between(least, most),
        }
    }

    /// The number with which the counted thing agrees.
    pub const fn count(self) -> u32 {
        match self {
            Self::Any => 0,
            Self::Exactly(number)
            | Self::AtLeast(number)
            | Self::AtMost(number)
            | Self::Between(_, number) => number,
        }
    }
}

impl Words {
    /// The number alone: "at least 2".
    pub(super) fn how_many(&self, range: Range) -> String {
        match range {
            Range::Any => say!(self, "task-at-least", count = 0),
            Range::Exactly(count) => say!(self, "task-exactly", count = count),
            Range::AtLeast(count) => say!(self, "task-at-least", count = count),
            Range::AtMost(count) => say!(self, "task-at-most", count = count),
            Range::Between(least, most) => {
                say!(self, "task-between", least = least, most = most)
            }
        }
    }

    /// A sentence, or a part of one, with a number of something in it.
    pub(super) fn counted(&self, key: &str, range: Range) -> String {
        self.counted_with(key, range, &[])
    }

    /// A sentence with a number of something in it, and other things.
    pub(super) fn counted_with(
        &self,
        key: &str,
        range: Range,
        others: &[(&str, Argument)],
    ) -> String {
        let mut arguments: Vec<(&str, Argument)> =
            vec![("number", self.how_many(range).into()), ("count", range.count().into())];
        arguments.extend(others.iter().cloned());
        self.say(key, &arguments)
    }

    /// A sentence with a number of something in it, or another one if any number will do.
    pub(super) fn at_all(&self, any: &str, some: &str, range: Range) -> String {
        if range == Range::Any { self.say(any, &[]) } else { self.counted(some, range) }
    }

    /// A size in tiles: "of at least 6 tiles"; nothing if any will do.
    pub(super) fn size(&self, range: Range) -> Option<String> {
        Some(match range {
            Range::Any => return None,
            Range::Exactly(count) => say!(self, "task-tiles-exactly", count = count),
            Range::AtLeast(count) => say!(self, "task-tiles-at-least", count = count),
            Range::AtMost(count) => say!(self, "task-tiles-at-most", count = count),
            Range::Between(least, most) => {
                say!(self, "task-tiles-between", least = least, most = most)
            }
        })
    }
}
