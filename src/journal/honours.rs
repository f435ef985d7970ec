//! Titles of an evening: a handful, drawn from what really happened in a finished game.
//!
//! Each has a rule of its own and a least that it takes. Of those that were earned the ones stand
//! first that went farthest beyond their least, and chance, the same for one game whenever it is
//! asked, keeps evenings from being alike. Nobody gets more than two.

mod board;
mod facts;
mod orders;
mod race;

use std::cmp::Reverse;

use super::Journal;
use crate::rules::Seat;
use crate::rules::hash::fnv1a;
use facts::Facts;

/// The most that an evening has.
const HANDFUL: usize = 5;
/// The most that go to one player.
const EACH: usize = 2;
/// What twice the least is worth in the order of titles, and the most that chance adds.
const DOUBLE: i32 = 100;
const CHANCE: i32 = 160;

/// A title of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Honour {
    /// What for.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
    /// How much of it: tiles, points, turns, orders or figures, as the kind says.
    pub amount: i32,
    /// The turn in which it was earned, from 1; `None` for one of the whole evening.
    pub turn: Option<u32>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $key:literal $least:literal,)*) => {
        /// What a title is for.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[$doc])* $name,)*
        }

        impl Kind {
            /// All kinds.
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];

            /// Its name among the words.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)*
                }
            }

            /// The least that earns it.
            #[must_use]
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
    /// Got the most points for one field at the end: nobody had counted it yet.
    QuietField "quiet-field" 9,
    /// Got the most points for fields altogether, more than anybody else.
    Farmer "farmer" 18,
    /// Got the most points for monasteries and shrines, more than anybody else.
    Abbot "abbot" 18,
    /// Has completed the most features, more than anybody else.
    MasterBuilder "master-builder" 8,
    /// The points that others got for what this player completed without a point from it; more than
    /// from anybody else.
    Benefactor "benefactor" 8,
    /// Won after having been behind by that many points at the end of a turn.
    Comeback "comeback" 12,
    /// Got the most points in one turn, in that turn.
    GreatTurn "great-turn" 14,
    /// Won alone, and led alone after each of the turns of that number before the end.
    AheadThroughout "ahead-throughout" 12,
    /// Won alone by that many points fewer than six.
    PhotoFinish "photo-finish" 1,
    /// Won alone by so many points.
    Landslide "landslide" 25,
    /// Held the King over so many turns, more than anybody else.
    LongKing "long-king" 20,
    /// Held the Robber over so many turns, more than anybody else.
    LongRobber "long-robber" 20,
    /// Took the King or the Robber from others so many times, more often than anybody else.
    Usurper "usurper" 2,
    /// Has fulfilled the most orders, more than anybody else.
    Servant "servant" 3,
    /// Has fulfilled every order that was ever kept or drawn, so many.
    CleanHands "clean-hands" 2,
    /// Ended with the most orders in hand, more than anybody else.
    Promises "promises" 3,
    /// Has fulfilled an order so many turns before a third of the game was played; the earliest.
    EarlyOrder "early-order" 4,
    /// Has fulfilled an order in one of the last eight turns; so many short of nine.
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

/// The titles of a finished game, the strongest first; none while it runs.
#[must_use]
pub fn honours(journal: &Journal) -> Vec<Honour> {
    if !journal.game().is_finished() {
        return Vec::new();
    }
    let facts = Facts::of(journal);
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

/// Who has earned a title.
fn earned(facts: &Facts<'_>, kind: Kind) -> Option<Honour> {
    let honour = match kind {
        Kind::LongRoad
        | Kind::GreatCity
        | Kind::QuietField
        | Kind::Farmer
        | Kind::Abbot
        | Kind::MasterBuilder
        | Kind::Benefactor
        | Kind::Merchant
        | Kind::FairyFriend
        | Kind::Jailer
        | Kind::DragonsDish => board::honour(facts, kind),
        Kind::Comeback
        | Kind::GreatTurn
        | Kind::AheadThroughout
        | Kind::PhotoFinish
        | Kind::Landslide
        | Kind::LongKing
        | Kind::LongRobber
        | Kind::Usurper => race::honour(facts, kind),
        Kind::Servant | Kind::CleanHands | Kind::Promises | Kind::EarlyOrder | Kind::LateOrder => {
            orders::honour(facts, kind)
        }
    };
    honour.filter(|honour| honour.amount >= kind.least())
}

/// How far beyond its least a title goes, with the game's own chance.
fn strength(honour: &Honour, journal: &Journal) -> i32 {
    let game = journal.game();
    let beyond = honour.amount.saturating_mul(DOUBLE) / honour.kind.least().max(1);
    let names = game.setup().players.iter().map(|player| player.name.as_str());
    let moves = journal.entries().len().to_string();
    let chance = fnv1a(names.chain([moves.as_str(), honour.kind.key()])) % CHANCE as u64;
    beyond.min(2 * DOUBLE) + chance as i32
}
