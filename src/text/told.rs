//! The rules that are told to players, each with the rule book that has it.

use rules::Setup;
use rules::feature::Readings;
use rules::house_rule::HouseRule;
use rules::set::{BASE, BESIEGERS, CATHARS, CROP_CIRCLES, CROP_CIRCLES_1, PRINCESS_DRAGON};
use rules::setup::{Deck, Recording};

/// The book that has a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Book {
    /// That of the base game.
    Game,
    /// *By Order of the King*.
    Orders,
    /// That of a set.
    Set(&'static str),
    /// None: the scorepad of the app asks.
    Pad,
}

/// A rule that is told: the key of its words, the book that has it, and its numbers in `rules.md`,
/// which no player reads.
#[derive(Debug, Clone, Copy)]
pub struct Told {
    /// The key of its words.
    pub key: &'static str,
    /// The book that has it.
    pub book: Book,
    /// Its numbers in `rules.md`; empty if it has none.
    pub rules: &'static str,
    /// The key of the heading below which the book has it; empty if none has it.
    pub heading: &'static str,
    /// The key of the words in its place where a table has that house rule otherwise.
    pub other: Option<(&'static str, HouseRule)>,
    matters: fn(&Setup) -> bool,
}

/// A rule that matters in every game that has its book.
pub const fn told(
    key: &'static str,
    book: Book,
    rules: &'static str,
    heading: &'static str,
) -> Told {
    told_if(key, book, rules, heading, |_| true)
}

/// A rule that matters only in some of the games that have its book.
pub const fn told_if(
    key: &'static str,
    book: Book,
    rules: &'static str,
    heading: &'static str,
    matters: fn(&Setup) -> bool,
) -> Told {
    Told { key, book, rules, heading, other: None, matters }
}

impl Told {
    /// With other words where a table has that house rule otherwise.
    pub const fn or(self, key: &'static str, rule: HouseRule) -> Self {
        Self { other: Some((key, rule)), ..self }
    }

    /// The key of its words at a table with those house rules.
    pub fn key_at(&self, readings: Readings) -> &'static str {
        let other = self.other.filter(|(_, rule)| readings.differ(*rule));
        other.map_or(self.key, |(key, _)| key)
    }

    /// All keys of its words.
    pub fn keys(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.key).chain(self.other.map(|(key, _)| key))
    }

    /// Whether the rule matters in a game of that setup.
    pub fn is_in_play(&self, setup: &Setup) -> bool {
        self.book.is_in_play(setup) && (self.matters)(setup)
    }
}

impl Book {
    /// The set whose name stands on the book; `None` for no set.
    pub const fn set(self) -> Option<&'static str> {
        match self {
            Self::Game => Some(BASE),
            Self::Set(set) => Some(set),
            Self::Orders | Self::Pad => None,
        }
    }

    fn is_in_play(self, setup: &Setup) -> bool {
        match self {
            Self::Game => setup.record != Recording::Deck,
            Self::Orders => setup.orders.is_some(),
            // A set and its little sister share a book.
            Self::Set(CATHARS) => setup.has(CATHARS) || setup.has(BESIEGERS),
            Self::Set(CROP_CIRCLES) => setup.has(CROP_CIRCLES) || setup.has(CROP_CIRCLES_1),
            Self::Set(set) => setup.has(set),
            Self::Pad => setup.record == Recording::Scorepad,
        }
    }
}

use Book::{Game, Orders, Pad};

/// The rules of the base game, in the order in which they are read.
pub const GAME: &[Told] = &[
    told("why-ask-tile", Game, "R-BASE-2, 3, 4", "why-head-placing"),
    told("why-act-follower", Game, "R-BASE-5", "why-head-followers"),
    told("why-for-majority", Game, "R-BASE-10", "why-head-majority"),
    told("why-for-road", Game, "R-BASE-7", "source-road"),
    told("why-for-city", Game, "R-BASE-8", "source-city")
        .or("why-for-city-small", HouseRule::SmallCityPaysTwo),
    told("why-for-monastery", Game, "R-BASE-9", "source-monastery"),
    told_if("why-for-field", Game, "R-BASE-13", "source-field", Setup::has_farmers)
        .or("why-for-field-by-city", HouseRule::FieldsByCity),
    told("why-ask-end", Game, "R-BASE-14", "why-head-end"),
    told("why-ask-skip", Game, "R-BASE-4", "why-head-placing"),
    told("why-ask-adjust", Game, "", ""),
    told("why-for-by-hand", Game, "", ""),
];

/// The rules of *By Order of the King*, in that order.
pub const ORDERS: &[Told] = &[
    told_if("why-ask-deal", Orders, "R-KO-3", "why-head-deal", |it| it.deck != Deck::Printed),
    told_if("why-ask-dealt", Orders, "R-KO-3", "why-head-deal", |it| it.deck == Deck::Printed),
    told("why-ask-keep", Orders, "R-KO-4", "why-head-deal"),
    told("why-ask-draw", Orders, "R-KO-19, 20", "why-head-draw"),
    told("why-ask-discard", Orders, "R-KO-24, 25", "why-head-discard"),
    told("why-for-order", Orders, "R-KO-7", "why-head-fulfil"),
    told("why-ask-fulfil", Orders, "R-KO-12", "why-head-fulfil"),
    told("why-ask-declare", Orders, "R-KO-6", "why-head-fulfil"),
    told("why-ask-claims", Orders, "R-KO-41", "why-head-end"),
    told("why-for-unfulfilled-orders", Orders, "R-KO-34", "why-head-end"),
    told_if("why-for-bitten", Orders, "R-KO-29, 30", "why-head-dragon", |it| {
        it.has(PRINCESS_DRAGON)
    }),
    told("why-for-most-orders", Orders, "R-KO-36", "why-head-end"),
    told_if("why-for-raised-to-zero", Orders, "R-KO-37", "why-head-end", |it| {
        it.rules.differs(HouseRule::TotalsEndAtZero)
    }),
    told("why-act-site", Orders, "R-KO-17", "act-site"),
];

/// The rules of the scorepad, in that order.
pub const PAD: &[Told] = &[
    told("why-ask-note", Pad, "", ""),
    told("why-ask-deed", Pad, "", ""),
    told("why-ask-remain", Pad, "", ""),
    told("why-ask-completed", Pad, "", ""),
    told("why-ask-turn", Pad, "", ""),
];
