//! The rules that are told to players, each with the rule book that has it.

use crate::rules::Setup;
use crate::rules::house_rule::HouseRule;
use crate::rules::set::{
    ABBEY_MAYOR, ABBOT, BASE, BESIEGERS, CATAPULT, CATHARS, COUNT, CROP_CIRCLES, CROP_CIRCLES_1,
    FERRIES, FLYING_MACHINES, GOLD_MINES, HILLS_SHEEP, INNS_CATHEDRALS, KING_ROBBER, MAGE_WITCH,
    MESSAGES, PHANTOM, PRINCESS_DRAGON, RIVER_2, ROBBERS, SHRINES, TOWER, TRADERS_BUILDERS,
};
use crate::rules::setup::{Deck, Recording};

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
    matters: fn(&Setup) -> bool,
}

const fn told(key: &'static str, book: Book, rules: &'static str, heading: &'static str) -> Told {
    told_if(key, book, rules, heading, |_| true)
}

/// A rule that matters only in some of the games that have its book.
const fn told_if(
    key: &'static str,
    book: Book,
    rules: &'static str,
    heading: &'static str,
    matters: fn(&Setup) -> bool,
) -> Told {
    Told { key, book, rules, heading, matters }
}

impl Told {
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

/// Whether King and Robber bring their points otherwise than by their rules (A41).
fn pays_otherwise(setup: &Setup) -> bool {
    setup.rules.differs(HouseRule::Titles)
}

use Book::{Game, Orders, Pad, Set};

/// Every rule that is told, in the order in which it is read.
pub const TOLD: &[Told] = &[
    told("why-ask-tile", Game, "R-BASE-2, 3, 4", "why-head-placing"),
    told("why-act-follower", Game, "R-BASE-5", "why-head-followers"),
    told("why-for-majority", Game, "R-BASE-10", "why-head-majority"),
    told("why-for-road", Game, "R-BASE-7", "source-road"),
    told("why-for-city", Game, "R-BASE-8", "source-city"),
    told("why-for-monastery", Game, "R-BASE-9", "source-monastery"),
    told_if("why-for-field", Game, "R-BASE-13", "source-field", Setup::has_farmers),
    told("why-ask-end", Game, "R-BASE-14", "why-head-end"),
    told("why-ask-skip", Game, "R-BASE-4", "why-head-placing"),
    told("why-ask-adjust", Game, "", ""),
    told("why-for-by-hand", Game, "", ""),
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
    told_if("why-for-king", Set(KING_ROBBER), "R-KR-3, 8", "title-king", |it| !pays_otherwise(it)),
    told_if("why-for-robber", Set(KING_ROBBER), "R-KR-3, 9", "title-robber", |it| {
        !pays_otherwise(it)
    }),
    told_if("why-for-titles", Set(KING_ROBBER), "R-KR-3", "why-head-end", pays_otherwise),
    told("why-for-shrine", Set(SHRINES), "R-HS-1, 5", "source-shrine"),
    told("why-ask-enter", Set(COUNT), "R-CNT-5", "why-head-enter"),
    told("why-ask-count", Set(COUNT), "R-CNT-11, 12", "why-head-count"),
    told("why-ask-begin-leaving", Set(COUNT), "R-CNT-14", "why-head-leave"),
    told("why-ask-leave", Set(COUNT), "R-CNT-13, 15, 17", "why-head-leave"),
    told("why-for-pigsty", Set(RIVER_2), "R-RIV-6", "source-field"),
    told("why-act-big-follower", Set(INNS_CATHEDRALS), "R-IC-3", "act-big-follower"),
    told("why-act-builder", Set(TRADERS_BUILDERS), "R-TB-3, 4", "act-builder"),
    told("why-act-pig", Set(TRADERS_BUILDERS), "R-TB-6", "act-pig"),
    told("why-for-pig", Set(TRADERS_BUILDERS), "R-TB-6", "act-pig"),
    told("why-for-goods", Set(TRADERS_BUILDERS), "R-TB-1, 2", "source-goods"),
    told("why-ask-dragon", Set(PRINCESS_DRAGON), "R-PD-3, 4", "why-head-dragon"),
    told("why-act-princess", Set(PRINCESS_DRAGON), "R-PD-6", "act-princess"),
    told("why-act-fairy", Set(PRINCESS_DRAGON), "R-PD-7, 8, 9", "act-fairy"),
    told("why-for-fairy-turn", Set(PRINCESS_DRAGON), "R-PD-8", "act-fairy"),
    told("why-for-fairy", Set(PRINCESS_DRAGON), "R-PD-9", "act-fairy"),
    told("why-act-raise", Set(TOWER), "R-TW-2, 3", "act-raise"),
    told("why-act-man", Set(TOWER), "R-TW-2", "act-man"),
    told("why-act-capture", Set(TOWER), "R-TW-3, 4", "act-capture"),
    told("why-ask-ransom", Set(TOWER), "R-TW-5", "source-ransom"),
    told("why-for-ransom", Set(TOWER), "R-TW-5", "source-ransom"),
    told("why-ask-abbey", Set(ABBEY_MAYOR), "R-AM-1", "why-head-abbey"),
    told("why-act-mayor", Set(ABBEY_MAYOR), "R-AM-6", "act-mayor"),
    told("why-act-wagon", Set(ABBEY_MAYOR), "R-AM-7", "act-wagon"),
    told("why-ask-wagon", Set(ABBEY_MAYOR), "R-AM-7", "act-wagon"),
    told("why-act-barn", Set(ABBEY_MAYOR), "R-AM-8, 9", "act-barn"),
    told("why-for-barn", Set(ABBEY_MAYOR), "R-AM-9, 12", "act-barn"),
    told("why-ask-token", Set(CATAPULT), "R-CAT-1", "why-head-throw"),
    told("why-ask-target", Set(CATAPULT), "R-CAT-5", "token-target"),
    told("why-ask-catch", Set(CATAPULT), "R-CAT-4", "token-catch"),
    told("why-ask-knock-out", Set(CATAPULT), "R-CAT-2", "token-knock-out"),
    told("why-ask-seduction", Set(CATAPULT), "R-CAT-3", "token-seduction"),
    told("why-for-fair", Set(CATAPULT), "R-CAT-4, 5", "why-head-throw"),
    told("why-for-besieged", Set(CATHARS), "R-SG-2, 3", "why-head-siege"),
    told("why-ask-escape", Set(CATHARS), "R-SG-4", "why-head-escape"),
    told("why-ask-gold", Set(GOLD_MINES), "R-GLD-1", "why-head-placing"),
    told("why-ask-share-gold", Set(GOLD_MINES), "R-GLD-3, 4", "why-head-scoring"),
    told("why-for-gold", Set(GOLD_MINES), "R-GLD-6", "why-head-end"),
    told("why-ask-magic", Set(MAGE_WITCH), "R-MAG-1, 3", "why-head-placing"),
    told("why-for-mage", Set(MAGE_WITCH), "R-MAG-4", "why-head-scoring"),
    told("why-for-witch", Set(MAGE_WITCH), "R-MAG-5, 7", "why-head-scoring"),
    told("why-ask-circle", Set(CROP_CIRCLES), "R-CRC-1, 2", "why-head-placing"),
    told("why-ask-crop-add", Set(CROP_CIRCLES), "R-CRC-3", "why-head-followers"),
    told("why-ask-crop-take-home", Set(CROP_CIRCLES), "R-CRC-4", "why-head-followers"),
    told("why-act-fly", Set(FLYING_MACHINES), "R-FLY-1, 2, 3", "act-fly"),
    told("why-act-ferry", Set(FERRIES), "R-FER-1, 2", "act-ferry"),
    told("why-act-move-ferry", Set(FERRIES), "R-FER-4", "act-move-ferry"),
    told("why-act-shepherd", Set(HILLS_SHEEP), "R-HSH-1, 2", "act-shepherd"),
    told("why-act-flock", Set(HILLS_SHEEP), "R-HSH-2, 3", "act-flock"),
    told("why-for-sheep", Set(HILLS_SHEEP), "R-HSH-3, 4, 6", "source-sheep"),
    told("why-for-hill", Set(HILLS_SHEEP), "R-HSH-10", "why-head-scoring"),
    told("why-for-vineyard", Set(HILLS_SHEEP), "R-HSH-12", "why-head-scoring"),
    told("why-act-abbot", Set(ABBOT), "R-AB-3", "act-abbot"),
    told("why-act-recall", Set(ABBOT), "R-AB-6", "act-recall"),
    told("why-for-garden", Set(ABBOT), "R-AB-2, 3, 5", "source-gardens"),
    told("why-act-phantom", Set(PHANTOM), "R-PHA-1, 2", "act-phantom"),
    told("why-ask-walk", Set(MESSAGES), "R-MSG-2, 3", "why-head-track"),
    told("why-ask-message", Set(MESSAGES), "R-MSG-3", "source-messages"),
    told("why-ask-pennants", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-ask-score-follower", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-for-knights", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-for-farmers", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-for-message", Set(MESSAGES), "R-MSG-3", "source-messages"),
    told("why-ask-bandit", Set(ROBBERS), "R-RBS-2", "why-head-placing"),
    told("why-ask-rob", Set(ROBBERS), "R-RBS-5", "why-head-scoring"),
    told("why-for-robbed", Set(ROBBERS), "R-RBS-3", "why-head-scoring"),
    told("why-ask-note", Pad, "", ""),
    told("why-ask-deed", Pad, "", ""),
    told("why-ask-remain", Pad, "", ""),
    told("why-ask-completed", Pad, "", ""),
    told("why-ask-turn", Pad, "", ""),
];
