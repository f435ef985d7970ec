//! Titles of an evening: a handful, drawn from what really happened in a finished game.
//!
//! Each title has a rule of its own and a least amount that earns it. Those that went farthest
//! beyond their least stand first, and chance, which is the same for one game at any time, keeps
//! evenings from being alike. Nobody gets more than two.

mod board;
mod facts;
mod orders;
mod race;

use std::cmp::Reverse;

use super::Journal;
use facts::Facts;
use rules::hash::fnv1a;
use rules::scoring::Source;
use rules::setup::Recording;
use rules::title::Title;
use rules::{Seat, feature};

/// The most titles of an evening.
const HANDFUL: usize = 5;
/// The most titles of one player.
const EACH: usize = 2;
/// The strength of a title at twice its least amount, and the most that chance adds.
const DOUBLE: i32 = 100;
const CHANCE: i32 = 160;

/// A title of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Honour {
    /// The kind of title.
    pub kind: Kind,
    /// The player who has earned it.
    pub seat: Seat,
    /// The amount that earned it: tiles, points, turns, orders or figures, by the kind.
    pub amount: i32,
    /// The turn in which it was earned, from 1; `None` for a title of the whole evening.
    pub turn: Option<u32>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $key:literal $least:literal,)*) => {
        /// The kinds of title.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[$doc])* $name,)*
        }

        impl Kind {
            /// All kinds.
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];

            /// The name of the kind among the words.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)*
                }
            }

            /// The least amount that earns the title.
            pub const fn least(self) -> i32 {
                match self {
                    $(Self::$name => $least,)*
                }
            }
        }
    };
}

kinds! {
    /// Has completed the longest road, in tiles; the first of several as long.
    LongRoad "long-road" 6,
    /// Has completed the largest city, in tiles; the first of several as large.
    GreatCity "great-city" 7,
    /// Got the most points for one field at the end.
    QuietField "quiet-field" 9,
    /// Got the most points for fields altogether, more than anybody else.
    Farmer "farmer" 18,
    /// Got the most points for monasteries and shrines, more than anybody else.
    Abbot "abbot" 18,
    /// Has completed the most features, more than anybody else.
    MasterBuilder "master-builder" 8,
    /// Gave others the most points: those for features that this player completed without a point.
    Benefactor "benefactor" 8,
    /// Won after having been behind by the most points at the end of a turn.
    Comeback "comeback" 12,
    /// Got the most points in one turn.
    GreatTurn "great-turn" 14,
    /// Won alone, having led alone after each of the last turns; the amount is their number.
    AheadThroughout "ahead-throughout" 12,
    /// Won alone by fewer than six points; the amount is the points short of six.
    PhotoFinish "photo-finish" 1,
    /// Won alone by a wide margin, in points.
    Landslide "landslide" 25,
    /// Held the King for the most turns, more than anybody else.
    LongKing "long-king" 20,
    /// Held the Robber for the most turns, more than anybody else.
    LongRobber "long-robber" 20,
    /// Took the King or the Robber from others more often than anybody else.
    Usurper "usurper" 2,
    /// Has fulfilled the most orders, more than anybody else.
    Servant "servant" 3,
    /// Has fulfilled every order that was kept or drawn; the amount is their number.
    CleanHands "clean-hands" 2,
    /// Ended with the most orders in hand, more than anybody else.
    Promises "promises" 3,
    /// Has fulfilled the earliest order; the amount is the turns before a third of the game.
    EarlyOrder "early-order" 4,
    /// Has fulfilled an order in one of the last eight turns; the turns short of nine.
    LateOrder "late-order" 1,
    /// Got the most points for goods, more than anybody else.
    Merchant "merchant" 20,
    /// Got the most points from the fairy, more than anybody else.
    FairyFriend "fairy-friend" 4,
    /// Captured the most followers of others, more than anybody else.
    Jailer "jailer" 3,
    /// Lost the most figures to the dragon, more than anybody else.
    DragonsDish "dragons-dish" 3,
}

/// The titles of a finished game, the strongest first; none while it runs, nor where nothing but
/// the orders was recorded: nobody knows its course.
pub fn honours(journal: &Journal) -> Vec<Honour> {
    if !journal.game().is_finished() || journal.game().recording() == Recording::Deck {
        return Vec::new();
    }
    let facts = Facts::from_journal(journal);
    let mut earned: Vec<Honour> =
        Kind::ALL.into_iter().filter_map(|kind| earned(&facts, kind)).collect();
    earned.sort_by_key(|honour| Reverse(strength(honour, journal)));
    let mut chosen: Vec<Honour> = Vec::new();
    for honour in earned {
        let of_seat = chosen.iter().filter(|other| other.seat == honour.seat).count();
        if chosen.len() < HANDFUL && of_seat < EACH {
            chosen.push(honour);
        }
    }
    chosen
}

/// The player who has earned a title, if any.
fn earned(facts: &Facts<'_>, kind: Kind) -> Option<Honour> {
    let from = |sources: &'static [Source]| move |seat| board::from(facts, seat, sources);
    let honour = match kind {
        Kind::LongRoad => board::largest(facts, kind, feature::Kind::Road),
        Kind::GreatCity => board::largest(facts, kind, feature::Kind::City),
        Kind::QuietField => board::quiet_field(facts),
        Kind::Farmer => facts.most(kind, from(&[Source::Field])),
        Kind::Abbot => facts.most(kind, from(&[Source::Monastery, Source::Shrine])),
        Kind::Merchant => facts.most(kind, from(&[Source::Goods])),
        Kind::FairyFriend => facts.most(kind, from(&[Source::Fairy])),
        Kind::MasterBuilder => facts.most(kind, |seat| board::completed(facts, seat)),
        Kind::Benefactor => facts.most(kind, |seat| board::given(facts, seat)),
        Kind::Jailer => facts.most(kind, |seat| facts.captured[seat]),
        Kind::DragonsDish => facts.most(kind, |seat| facts.eaten[seat]),
        Kind::Comeback => race::comeback(facts),
        Kind::GreatTurn => race::great_turn(facts),
        Kind::AheadThroughout => race::ahead(facts),
        Kind::PhotoFinish => race::lead(facts, kind, |by| race::CLOSE - by),
        Kind::Landslide => race::lead(facts, kind, |by| by),
        Kind::LongKing => facts.most(kind, |seat| race::reign(facts, seat, Title::King)),
        Kind::LongRobber => facts.most(kind, |seat| race::reign(facts, seat, Title::Robber)),
        Kind::Usurper => facts.most(kind, |seat| race::taken(facts, seat)),
        Kind::Servant => orders::most(facts, kind, |hand| hand.fulfilled.len()),
        Kind::Promises => orders::most(facts, kind, |hand| hand.failed().count()),
        Kind::CleanHands => orders::most(facts, kind, orders::clean),
        Kind::EarlyOrder => orders::early(facts, kind),
        Kind::LateOrder => orders::late(facts, kind),
    };
    honour.filter(|honour| honour.amount >= kind.least())
}

/// How far a title goes beyond its least, with the game's own chance.
fn strength(honour: &Honour, journal: &Journal) -> i32 {
    let game = journal.game();
    let beyond = honour.amount.saturating_mul(DOUBLE) / honour.kind.least().max(1);
    let names = game.setup().players.iter().map(|player| player.name.as_str());
    let moves = journal.entries().len().to_string();
    let chance = fnv1a(names.chain([moves.as_str(), honour.kind.key()])) % CHANCE as u64;
    beyond.min(2 * DOUBLE) + chance as i32
}
