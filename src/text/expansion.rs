//! The words of the expansions, one file each: their moves, the reasons to refuse one, and what
//! moves have caused.

mod abbey;
mod abbot;
mod barn;
mod builder;
mod count;
mod crop;
mod dragon;
mod fair;
mod fairy;
mod ferry;
mod flying;
mod gold;
mod king_robber;
mod magic;
mod messages;
mod phantom;
mod princess;
mod river;
mod robbers;
mod sheep;
mod shrine;
mod siege;
mod tower;
mod trade;
mod wagon;

use super::Words;
use super::question::{InWords, Worded};
use super::told::{Book::Set, Told, told};
use rules::expansion::{Move, Outcome, Rejection};
use rules::piece::{Neutral, Tokens};
use rules::set::INNS_CATHEDRALS;
use rules::topic::Act;
use rules::{Game, Setting};

impl InWords for Move {
    fn done(&self, words: &Words, setting: Setting<'_>) -> String {
        match self {
            Self::Ferry(made) => made.done(words, setting),
            Self::Sheep(made) => made.done(words, setting),
        }
    }

    fn answer(&self, words: &Words, game: &Game) -> Worded {
        match self {
            Self::Ferry(made) => made.answer(words, game),
            Self::Sheep(made) => made.answer(words, game),
        }
    }
}

/// The rules that are told of the sets, in the order in which they are read.
pub(super) const TOLD: &[&[Told]] = &[
    king_robber::TOLD,
    shrine::TOLD,
    count::TOLD,
    river::TOLD,
    BIG_FOLLOWER,
    builder::TOLD,
    trade::TOLD,
    dragon::TOLD,
    princess::TOLD,
    fairy::TOLD,
    tower::TOLD,
    abbey::TOLD,
    wagon::TOLD,
    barn::TOLD,
    fair::TOLD,
    siege::TOLD,
    gold::TOLD,
    magic::TOLD,
    crop::TOLD,
    flying::TOLD,
    ferry::TOLD,
    sheep::TOLD,
    abbot::TOLD,
    phantom::TOLD,
    messages::TOLD,
    robbers::TOLD,
];

/// The rule of a figure without words of its own.
const BIG_FOLLOWER: &[Told] =
    &[told("why-act-big-follower", Set(INNS_CATHEDRALS), "R-IC-3", "act-big-follower")];

impl Words {
    /// Tokens with their number: "2 bars of gold".
    pub fn tokens(&self, of: Neutral) -> String {
        self.say(&format!("label-{}", of.name()), &[("count", of.count().into())])
    }

    /// The words to whoever may use the action of the turn in a way; empty if there are none.
    pub fn about_act(&self, act: Act, game: &Game) -> String {
        let usual = || self.keyed(&format!("asked-{}", act.name()), "", game).about;
        sheep::about_act(self, act, game).unwrap_or_else(usual)
    }

    /// All that is known of the tiles that are left, beside their kinds.
    pub fn about_bag(&self, game: &Game) -> Vec<String> {
        [robbers::about_bag(self, game), sheep::about_bag(self, game)]
            .into_iter()
            .flatten()
            .collect()
    }

    /// A kind of token that lies with a figure, by its place among the kinds.
    pub fn token_of_kind(&self, kind: usize) -> String {
        sheep::token_of_kind(self, kind)
    }

    /// Tokens that lie with a figure; empty for none.
    pub fn tokens_beside(&self, tokens: Tokens) -> String {
        sheep::tokens_told(self, tokens)
    }

    /// A figure that is set right, with what lies beside it.
    pub(super) fn with_tokens(&self, what: String, tokens: Tokens) -> String {
        sheep::set_right(self, what, tokens)
    }

    pub(super) fn outcome_of_expansion(&self, outcome: &Outcome, setting: Setting<'_>) -> String {
        match outcome {
            Outcome::Wagon(outcome) => self.wagon_outcome(outcome, setting),
            Outcome::Builder(outcome) => self.builder_outcome(outcome, setting),
            Outcome::Trade(outcome) => self.trade_outcome(outcome, setting),
            Outcome::Count(outcome) => self.count_outcome(outcome, setting),
            Outcome::KingRobber(outcome) => self.king_robber_outcome(outcome, setting),
            Outcome::Dragon(outcome) => self.dragon_outcome(outcome, setting),
            Outcome::Fairy(outcome) => self.fairy_outcome(outcome, setting),
            Outcome::Princess(outcome) => self.princess_outcome(outcome, setting),
            Outcome::Fair(outcome) => self.fair_outcome(outcome, setting),
            Outcome::River(outcome) => self.river_outcome(outcome),
            Outcome::Shrine(outcome) => self.shrine_outcome(outcome, setting),
            Outcome::Siege(outcome) => self.siege_outcome(outcome, setting),
            Outcome::Tower(outcome) => self.tower_outcome(outcome, setting),
            Outcome::Gold(outcome) => self.gold_outcome(outcome, setting),
            Outcome::Ferry(outcome) => self.ferry_outcome(outcome),
            Outcome::Flying(outcome) => self.flying_outcome(outcome, setting),
            Outcome::Crop(outcome) => self.crop_outcome(outcome, setting),
            Outcome::Magic(outcome) => self.magic_outcome(outcome),
            Outcome::Abbot(outcome) => self.abbot_outcome(outcome, setting),
            Outcome::Messages(outcome) => self.messages_outcome(outcome, setting),
            Outcome::Robbers(outcome) => self.robbers_outcome(outcome, setting),
            Outcome::Sheep(outcome) => sheep::outcome(self, outcome, setting),
        }
    }

    pub(super) fn rejection_of_expansion(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::Abbey(rejection) => self.abbey_rejection(rejection, game),
            Rejection::Barn(rejection) => self.barn_rejection(rejection, game),
            Rejection::Wagon(rejection) => self.wagon_rejection(rejection, game),
            Rejection::Builder(rejection) => self.builder_rejection(rejection),
            Rejection::Count(rejection) => self.count_rejection(rejection, game),
            Rejection::Dragon(rejection) => self.dragon_rejection(rejection, game),
            Rejection::Fairy(rejection) => self.fairy_rejection(rejection),
            Rejection::Princess(rejection) => self.princess_rejection(rejection),
            Rejection::Fair(rejection) => self.fair_rejection(rejection, game),
            Rejection::River(rejection) => self.river_rejection(rejection, game),
            Rejection::Siege(rejection) => self.siege_rejection(rejection),
            Rejection::Tower(rejection) => self.tower_rejection(rejection, game),
            Rejection::Gold(rejection) => self.gold_rejection(rejection),
            Rejection::Ferry(rejection) => self.ferry_rejection(rejection),
            Rejection::Flying(rejection) => self.flying_rejection(rejection),
            Rejection::Crop(rejection) => self.crop_rejection(rejection, game),
            Rejection::Magic(rejection) => self.magic_rejection(rejection),
            Rejection::Phantom(rejection) => self.phantom_rejection(rejection),
            Rejection::Abbot(rejection) => self.abbot_rejection(rejection),
            Rejection::Messages(rejection) => self.messages_rejection(rejection, game),
            Rejection::Robbers(rejection) => self.robbers_rejection(rejection, game),
            Rejection::Sheep(rejection) => sheep::rejection(self, rejection, game),
        }
    }
}
