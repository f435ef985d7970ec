//! The house rules, where tables differ, each with the reading that holds unless a table says
//! otherwise.

mod file;

use std::collections::{BTreeMap, BTreeSet};

use super::set::{
    ABBEY_MAYOR, ABBOT, BESIEGERS, CATAPULT, CATHARS, COUNT, CROP_CIRCLES, CROP_CIRCLES_1, FERRIES,
    HILLS_SHEEP, INNS_CATHEDRALS, KING_ROBBER, MESSAGES, PRINCESS_DRAGON, RIVER_1, RIVER_2,
    ROBBERS, SHRINES, TRADERS_BUILDERS,
};

/// A question on which tables differ, with two answers or more. The usual answer, that of the
/// rules, stands first; the rule is named after the other one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseRule {
    /// A4: a deployed farmer and the tile it came with are two occasions for an order, or one
    /// (R-KO-12).
    OrdersOncePerTile,
    /// A8: discarded orders leave the game, or go under the pile (R-KO-27).
    DiscardedUnderPile,
    /// A9: the right to discard is kept when the count drops, or three must still be held
    /// (R-KO-25).
    DiscardNeedsThree,
    /// A10: the five orders are counted when drawing, or at the beginning of the turn (R-KO-26).
    NoDrawAfterDiscard,
    /// A16: if nobody fulfilled an order nobody gets the ten points, or all do (R-KO-36).
    NoneFulfilledPaysAll,
    /// A17: totals may be negative, or end at 0 (R-KO-37).
    TotalsEndAtZero,
    /// A22: followers leave the City for features that were occupied, or for any (R-CNT-16).
    LeaveForUnoccupied,
    /// A23: at the end the market empties into the fields, or all quarters into what is incomplete
    /// (R-CNT-18).
    AllQuartersLeaveAtEnd,
    /// A24: the active player says who begins to leave the City, or the player to his left begins
    /// (R-CNT-14).
    LeftLeavesFirst,
    /// A26, A48: the City is a completed city for fields, the King and orders, or not (R-CNT-3,
    /// R-KR-11).
    CarcassonneIgnored,
    /// A29: abbeys may be placed after the last tile, or not (R-AM-5).
    NoLateAbbeys,
    /// A31: the dragon moves before scoring, or after it (R-PD-5).
    DragonAfterScoring,
    /// A28: a refuge beside a siege tile, or beside any tile of the city (R-SG-4).
    RefugeBesideAnyTile,
    /// A37: the mouth of the river is set by itself, or is the next player's turn (R-RIV-3).
    MouthIsATurn,
    /// A7: orders returned from the deal go under the pile in turn order, or shuffled (R-KO-4).
    ReturnedShuffled,
    /// A5: the older parts of what an order asks for may be completed by anybody, or by its holder
    /// alone (R-KO-10).
    OwnPartsOnly,
    /// A35: a feature that has paid an order may be an older part for another one, or not
    /// (R-KO-13).
    NoPaidParts,
    /// A19: a challenge is won for an order with a share of the majority, or with any follower on
    /// the winner (R-KO-16).
    ChallengeByPresence,
    /// A13: the dragon avoided to the end brings its points, or counts as an order fulfilled as
    /// well (R-KO-33).
    AvoidedDragonFulfils,
    /// A18: a target token off the tiles is measured for an order, or not (R-KO-18).
    NoTargetOffTiles,
    /// A20: points for orders are no scoring that opens or shuts the City, or are (R-CNT-7).
    OrdersAreScoring,
    /// A21: the fairy’s points for a feature are scoring that opens or shuts the City, or not
    /// (R-CNT-7).
    FairyIsNoScoring,
    /// A25: followers stay in the market when a barn scores a field, or may go to that field
    /// (R-CNT-19).
    LeaveForBarn,
    /// A32: the City may be entered in each part of a double turn, or once (R-CNT-21).
    EnterOnceInDoubleTurn,
    /// A27: a besieged city doubles all that a field gets for it, or not what pigs and pigsties add
    /// (R-SG-3).
    SiegeDoublesThree,
    /// A28: one knight escapes in a double turn, or one in each part (R-SG-4).
    EscapeEachPart,
    /// A30: the princess may send a knight home, or must (R-PD-6).
    PrincessMust,
    /// A30: the fairy serves one follower, or every follower on her tile (R-PD-7).
    FairyServesTile,
    /// A33: a catch token thrown too short pays nobody, or the catcher (R-CAT-4).
    ShortThrowPaysCatcher,
    /// A38: a completed city of two tiles pays as any city, or 1 a tile and pennant (R-BASE-8).
    SmallCityPaysTwo,
    /// A39: wagons drive along a connection, or to what lies on the nine squares around (R-AM-7).
    WagonsDriveAround,
    /// A40: the fairy may go to a follower in the City, or not (R-PD-7).
    NoFairyInCity,
    /// A41: the points of the King and the Robber: [`TitlePoints`] (R-KR-8, 9).
    Titles,
    /// A42: the Count's move once a follower was sent into the City: [`CountMoves`] (R-CNT-11).
    CountMoves,
    /// A43: at the end an inn or a cathedral brings what is incomplete to nothing, or is ignored
    /// (R-IC-1, 2).
    InnsIgnoredAtEnd,
    /// A44: a barn on a field that has one is refused, or allowed (R-AM-8).
    SecondBarnAllowed,
    /// A45: there are farmers, or none: nobody on fields, no market, no barn, no pig, no order for
    /// farmers.
    NoFarmers,
    /// A46: fields are scored one by one, or city by city (R-BASE-13).
    FieldsByCity,
    /// A47: the start tile stays in the box where the City or a river lies instead, or is shuffled
    /// among the others (R-CNT-1, R-RIV-1).
    StartTileInPile,
    /// A49: a challenge that a player wins against nobody else fulfils an order for a won one, or
    /// none (R-KO-16).
    OwnChallengeIsNothing,
    /// R-CRC-3: whoever can must add a follower at a crop circle, as English boxes say.
    CropMustAdd,
    /// R-FER-1: a ferry is laid only by a player with a thief on a road of its lake.
    FerryNeedsThief,
    /// R-MSG-2: either figure moves each time, or one of them all through a turn.
    OneMessageFigureATurn,
    /// R-RBS-2: after a player's bandit that of the next one at home is placed, or everybody's.
    EverybodySetsBandits,
    /// R-HSH-10: where a majority is tied, whoever has a follower on a hill beats the others, or
    /// whoever has the most of them.
    TieBreakersCounted,
    /// R-HSH-12: vineyards count for completed monasteries and shrines, or for gardens too.
    VineyardsForGardens,
}

impl HouseRule {
    /// All house rules, in the order in which they are offered.
    pub const ALL: [Self; 46] = [
        Self::StartTileInPile,
        Self::SmallCityPaysTwo,
        Self::NoFarmers,
        Self::FieldsByCity,
        Self::CropMustAdd,
        Self::FerryNeedsThief,
        Self::OneMessageFigureATurn,
        Self::EverybodySetsBandits,
        Self::TieBreakersCounted,
        Self::VineyardsForGardens,
        Self::Titles,
        Self::ReturnedShuffled,
        Self::OrdersOncePerTile,
        Self::OwnPartsOnly,
        Self::NoPaidParts,
        Self::ChallengeByPresence,
        Self::OwnChallengeIsNothing,
        Self::AvoidedDragonFulfils,
        Self::NoTargetOffTiles,
        Self::DiscardNeedsThree,
        Self::DiscardedUnderPile,
        Self::NoDrawAfterDiscard,
        Self::NoneFulfilledPaysAll,
        Self::TotalsEndAtZero,
        Self::LeaveForUnoccupied,
        Self::LeftLeavesFirst,
        Self::CountMoves,
        Self::AllQuartersLeaveAtEnd,
        Self::CarcassonneIgnored,
        Self::OrdersAreScoring,
        Self::FairyIsNoScoring,
        Self::LeaveForBarn,
        Self::EnterOnceInDoubleTurn,
        Self::MouthIsATurn,
        Self::DragonAfterScoring,
        Self::PrincessMust,
        Self::FairyServesTile,
        Self::NoFairyInCity,
        Self::SiegeDoublesThree,
        Self::RefugeBesideAnyTile,
        Self::EscapeEachPart,
        Self::InnsIgnoredAtEnd,
        Self::WagonsDriveAround,
        Self::SecondBarnAllowed,
        Self::NoLateAbbeys,
        Self::ShortThrowPaysCatcher,
    ];

    /// The name of the rule in files.
    pub const fn key(self) -> &'static str {
        self.facts().0
    }

    /// The names of the answers in files, the usual one first.
    pub const fn answers(self) -> &'static [&'static str] {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::OrdersOncePerTile => ("orders-occasions", &["event", "tile"]),
            Self::DiscardedUnderPile => ("orders-discarded", &["out", "under-pile"]),
            Self::DiscardNeedsThree => ("orders-discard-right", &["kept", "must-hold"]),
            Self::NoDrawAfterDiscard => ("orders-draw-after-discard", &["allowed", "refused"]),
            Self::NoneFulfilledPaysAll => ("orders-none-fulfilled", &["nobody", "all"]),
            Self::TotalsEndAtZero => ("orders-negative", &["allowed", "zero"]),
            Self::LeaveForUnoccupied => ("count-unoccupied", &["refused", "allowed"]),
            Self::AllQuartersLeaveAtEnd => ("count-at-end", &["market", "all"]),
            Self::LeftLeavesFirst => ("count-first", &["chosen", "left"]),
            Self::CarcassonneIgnored => ("count-city", &["counts", "ignored"]),
            Self::NoLateAbbeys => ("abbey-late", &["allowed", "refused"]),
            Self::DragonAfterScoring => ("dragon-timing", &["before-scoring", "after-scoring"]),
            Self::RefugeBesideAnyTile => ("escape-refuge", &["siege-tile", "any-tile"]),
            Self::MouthIsATurn => ("river-mouth", &["automatic", "turn"]),
            Self::ReturnedShuffled => ("orders-returned", &["turn-order", "shuffled"]),
            Self::OwnPartsOnly => ("orders-parts", &["anybody", "own"]),
            Self::NoPaidParts => ("orders-paid-parts", &["count", "barred"]),
            Self::ChallengeByPresence => ("challenge-share", &["majority", "presence"]),
            Self::AvoidedDragonFulfils => ("dragon-card", &["bonus", "fulfilled"]),
            Self::NoTargetOffTiles => ("target-off-tiles", &["counts", "refused"]),
            Self::OrdersAreScoring => ("count-orders", &["ignored", "scoring"]),
            Self::FairyIsNoScoring => ("count-fairy", &["scoring", "ignored"]),
            Self::LeaveForBarn => ("count-barn", &["refused", "allowed"]),
            Self::EnterOnceInDoubleTurn => ("count-double-turn", &["each-part", "once"]),
            Self::SiegeDoublesThree => ("siege-fields", &["all", "three"]),
            Self::EscapeEachPart => ("escape-double-turn", &["once", "each-part"]),
            Self::PrincessMust => ("princess", &["may", "must"]),
            Self::FairyServesTile => ("fairy-place", &["follower", "tile"]),
            Self::ShortThrowPaysCatcher => ("catch-short", &["nobody", "catcher"]),
            Self::SmallCityPaysTwo => ("small-city", &["four", "two"]),
            Self::NoFairyInCity => ("fairy-city", &["allowed", "refused"]),
            Self::WagonsDriveAround => ("wagon-ways", &["connected", "nine-tiles"]),
            Self::Titles => ("king-robber", &["each", "ten", "fifteen", "at-once"]),
            Self::CountMoves => ("count-moves", &["free", "next", "follower"]),
            Self::InnsIgnoredAtEnd => ("inns-at-end", &["nothing", "ignored"]),
            Self::SecondBarnAllowed => ("second-barn", &["refused", "allowed"]),
            Self::NoFarmers => ("farmers", &["allowed", "none"]),
            Self::FieldsByCity => ("fields", &["by-field", "by-city"]),
            Self::StartTileInPile => ("start-tile", &["box", "pile"]),
            Self::OwnChallengeIsNothing => ("challenge-oneself", &["fulfils", "nothing"]),
            Self::CropMustAdd => ("crop-add", &["may", "must"]),
            Self::FerryNeedsThief => ("ferry-laid", &["always", "with-thief"]),
            Self::OneMessageFigureATurn => ("message-figure", &["each-time", "one-a-turn"]),
            Self::EverybodySetsBandits => ("robber-round", &["next", "everybody-before"]),
            Self::TieBreakersCounted => ("hill-tie", &["at-least-one", "number"]),
            Self::VineyardsForGardens => ("vineyard-garden", &["no", "yes"]),
        }
    }

    /// Whether the rule matters only where there are farmers (A45).
    pub const fn is_about_farmers(self) -> bool {
        matches!(
            self,
            Self::FieldsByCity
                | Self::SecondBarnAllowed
                | Self::LeaveForBarn
                | Self::SiegeDoublesThree
        )
    }

    /// Whether the rule matters with those sets.
    pub fn concerns(self, sets: &[String], with_orders: bool) -> bool {
        let has = |set: &str| sets.iter().any(|other| other == set);
        let besieged = has(CATHARS) || has(BESIEGERS);
        match self {
            Self::OrdersOncePerTile
            | Self::ReturnedShuffled
            | Self::OwnPartsOnly
            | Self::NoPaidParts
            | Self::DiscardedUnderPile
            | Self::DiscardNeedsThree
            | Self::NoDrawAfterDiscard
            | Self::NoneFulfilledPaysAll
            | Self::TotalsEndAtZero => with_orders,
            Self::ChallengeByPresence | Self::OwnChallengeIsNothing => with_orders && has(SHRINES),
            Self::StartTileInPile => has(COUNT) || has(RIVER_1) || has(RIVER_2),
            Self::AvoidedDragonFulfils => with_orders && has(PRINCESS_DRAGON),
            Self::NoTargetOffTiles => with_orders && has(CATAPULT),
            Self::SmallCityPaysTwo | Self::NoFarmers | Self::FieldsByCity => true,
            Self::Titles => has(KING_ROBBER),
            Self::InnsIgnoredAtEnd => has(INNS_CATHEDRALS),
            Self::LeaveForUnoccupied
            | Self::AllQuartersLeaveAtEnd
            | Self::LeftLeavesFirst
            | Self::CountMoves
            | Self::CarcassonneIgnored => has(COUNT),
            Self::OrdersAreScoring => has(COUNT) && with_orders,
            Self::FairyIsNoScoring | Self::NoFairyInCity => has(COUNT) && has(PRINCESS_DRAGON),
            Self::LeaveForBarn => has(COUNT) && has(ABBEY_MAYOR),
            Self::EnterOnceInDoubleTurn => has(COUNT) && has(TRADERS_BUILDERS),
            Self::NoLateAbbeys | Self::WagonsDriveAround | Self::SecondBarnAllowed => {
                has(ABBEY_MAYOR)
            }
            Self::DragonAfterScoring | Self::PrincessMust | Self::FairyServesTile => {
                has(PRINCESS_DRAGON)
            }
            Self::SiegeDoublesThree => besieged && (has(TRADERS_BUILDERS) || has(RIVER_2)),
            Self::RefugeBesideAnyTile => besieged,
            Self::EscapeEachPart => besieged && has(TRADERS_BUILDERS),
            Self::ShortThrowPaysCatcher => has(CATAPULT),
            Self::FerryNeedsThief => has(FERRIES),
            Self::OneMessageFigureATurn => has(MESSAGES),
            Self::EverybodySetsBandits => has(ROBBERS),
            Self::TieBreakersCounted => has(HILLS_SHEEP),
            Self::VineyardsForGardens => has(HILLS_SHEEP) && has(ABBOT),
            Self::CropMustAdd => has(CROP_CIRCLES) || has(CROP_CIRCLES_1),
            Self::MouthIsATurn => has(RIVER_1) || has(RIVER_2),
        }
    }
}

/// A41: the points of the King and the Robber, in the order of the answers of
/// [`HouseRule::Titles`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TitlePoints {
    /// At the end 1 for each completed city or road (R-KR-8, 9).
    #[default]
    Each,
    /// At the end 10 for each of the two titles.
    Ten,
    /// At the end 15 for each of the two titles, and 40 for both.
    Fifteen,
    /// 1 for each city or road as it is completed, to the holder of the title then; nothing at the
    /// end.
    AtOnce,
}

/// A42: the Count's move once a follower was sent into the City, in the order of the answers of
/// [`HouseRule::CountMoves`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CountMoves {
    /// To a quarter that the player who sent the follower chooses, or not at all (R-CNT-11).
    #[default]
    Free,
    /// One quarter on, by himself.
    Next,
    /// To the quarter of that follower, by himself.
    Follower,
}

/// The house rules that a table answers otherwise than usual. In a file: `{"river-mouth": "turn"}`.
/// Two are the same if all their answers are.
#[derive(Debug, Clone, Default)]
pub struct HouseRules {
    /// The rules with another than the usual answer.
    pub(super) other: BTreeMap<HouseRule, usize>,
    /// The rules that a file or somebody at the table has answered, with whatever answer.
    pub(super) named: BTreeSet<HouseRule>,
}

impl HouseRules {
    /// The table's answer, as its place among [`HouseRule::answers`]: 0 is the usual one.
    pub fn answer(&self, rule: HouseRule) -> usize {
        self.other.get(&rule).copied().unwrap_or(0)
    }

    /// Whether the table's answer differs from the usual one.
    pub fn differs(&self, rule: HouseRule) -> bool {
        self.answer(rule) > 0
    }

    /// A41: the points of the King and the Robber.
    pub fn title_points(&self) -> TitlePoints {
        let answers =
            [TitlePoints::Each, TitlePoints::Ten, TitlePoints::Fifteen, TitlePoints::AtOnce];
        answers.get(self.answer(HouseRule::Titles)).copied().unwrap_or_default()
    }

    /// A42: the Count's move.
    pub fn count_moves(&self) -> CountMoves {
        let answers = [CountMoves::Free, CountMoves::Next, CountMoves::Follower];
        answers.get(self.answer(HouseRule::CountMoves)).copied().unwrap_or_default()
    }

    /// Answers what a file of the first version leaves open as it was played then: a start tile
    /// that others lie for was shuffled among them (A47).
    pub fn keep_start_in_pile(&mut self) {
        if !self.named.contains(&HouseRule::StartTileInPile) {
            self.other.insert(HouseRule::StartTileInPile, 1);
        }
    }

    /// The rules for another game of the table, without answers that nobody has given.
    pub fn for_next_game(&self) -> Self {
        let mut next = self.clone();
        next.other.retain(|rule, _| self.named.contains(rule));
        next
    }

    /// Gives a house rule the answer at a place among [`HouseRule::answers`], if there is one.
    pub fn choose(&mut self, rule: HouseRule, answer: usize) {
        self.named.insert(rule);
        if answer == 0 {
            self.other.remove(&rule);
        } else if answer < rule.answers().len() {
            self.other.insert(rule, answer);
        }
    }

    /// Gives a house rule with two answers the second one, or the usual one again.
    pub fn set(&mut self, rule: HouseRule, differs: bool) {
        self.choose(rule, usize::from(differs));
    }

    /// The rules with another than the usual answer.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = HouseRule> + '_ {
        self.other.keys().copied()
    }

    /// Keeps only the rules that satisfy `keep`.
    pub fn retain(&mut self, keep: impl Fn(HouseRule) -> bool) {
        self.other.retain(|rule, _| keep(*rule));
    }
}

impl PartialEq for HouseRules {
    fn eq(&self, other: &Self) -> bool {
        self.other == other.other
    }
}

impl Eq for HouseRules {}

/// Gives each rule its second answer.
impl FromIterator<HouseRule> for HouseRules {
    fn from_iter<T: IntoIterator<Item = HouseRule>>(rules: T) -> Self {
        let other: BTreeMap<HouseRule, usize> = rules.into_iter().map(|rule| (rule, 1)).collect();
        Self { named: other.keys().copied().collect(), other }
    }
}
