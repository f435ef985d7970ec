//! The sets in the course of a turn, one file each: their pieces on the table, their part in the
//! turn, and the moments at which the game calls them.

pub mod abbey;
pub mod abbot;
pub mod barn;
pub mod builder;
pub mod count;
pub mod crop;
pub mod dragon;
pub mod fair;
pub mod fairy;
pub mod ferry;
pub mod flying;
pub mod gold;
pub mod king_robber;
pub mod magic;
pub mod messages;
pub(super) mod moments;
pub mod phantom;
pub mod princess;
pub mod river;
pub mod robbers;
pub mod sheep;
pub mod shrine;
pub mod siege;
pub mod tower;
pub mod track;
pub mod trade;
pub mod wagon;

use std::collections::VecDeque;

use crate::board::Deployed;
use crate::expansion::count::Carcassonne;
use crate::expansion::dragon::Dragon;
use crate::expansion::fair::Round;
use crate::expansion::fairy::Fairy;
use crate::expansion::gold::Gold;
use crate::expansion::king_robber::Titles;
use crate::expansion::sheep::Flocks;
use crate::expansion::tower::Towers;
use crate::expansion::track::Track;
use crate::expansion::trade::Goods;
use crate::feature::Occupant;
use crate::feature::Place;
use crate::feature::completion::Completion;
use crate::feature::join::FeatureId;
use crate::game::question::{Answer, Question};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Step};
use crate::geometry::Position;
use crate::outcome::Outcome;
use crate::piece::{Neutral, Tokens};
use crate::player::{Figure, PerSeat, Seat};
use crate::rejection::Rejection;
use crate::scoring::Score;
use crate::setup::{
    ABBEY_MAYOR, COUNT, GOLD_MINES, HILLS_SHEEP, KING_ROBBER, MESSAGES, ROBBERS, Recording, Setup,
    TOWER, TRADERS_BUILDERS,
};
use crate::table::{SetRight, Spot};
use crate::topic::Act;

/// The pieces of the expansions on the table; `None` for those that are not in play or not there
/// yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Expansions {
    /// The players who still have the abbey (R-AM-1).
    pub abbeys: Option<PerSeat<bool>>,
    /// After the last tile: the players who have yet to say whether they place the abbey (R-AM-5).
    pub last_abbeys: Option<Vec<Seat>>,
    /// The City of Carcassonne and the figures in it (R-CNT-5).
    pub city: Option<Carcassonne>,
    /// The round in which followers leave the City (R-CNT-13).
    pub leaving: Option<count::Leaving>,
    /// The dragon, once a volcano has let it out (R-PD-2).
    pub dragon: Option<Dragon>,
    /// The fairy, once somebody has called her (R-PD-7).
    pub fairy: Option<Fairy>,
    /// The round of throws that is being thrown (R-CAT-1).
    pub fair: Option<Round>,
    /// The King and the Robber (R-KR-2).
    pub titles: Option<Titles>,
    /// The goods of all players (R-TB-1).
    pub goods: Option<Goods>,
    /// The bars of gold (R-GLD-1); on the scorepad the table keeps them.
    pub gold: Option<Gold>,
    /// The flocks of the shepherds (R-HSH-1); on the scorepad the table keeps them.
    pub flocks: Option<Flocks>,
    /// Towers, their pieces and the prisoners (R-TW-1).
    pub towers: Option<Towers>,
    /// The score track, where its figures decide something (R-MSG-1, R-RBS-1); on the scorepad the
    /// table moves them.
    pub track: Option<Track>,
}

impl Expansions {
    /// The expansions before the first move.
    pub fn new(setup: &Setup) -> Self {
        let on_board = |set| setup.has(set) && setup.record == Recording::Board;
        let (messengers, bandits) = (on_board(MESSAGES), on_board(ROBBERS));
        Self {
            abbeys: setup.has(ABBEY_MAYOR).then(|| PerSeat::from_fn(|_| true)),
            last_abbeys: None,
            city: setup.has(COUNT).then(Carcassonne::default),
            leaving: None,
            dragon: None,
            fairy: None,
            fair: None,
            titles: setup.has(KING_ROBBER).then(Titles::default),
            goods: setup.has(TRADERS_BUILDERS).then(Goods::default),
            gold: on_board(GOLD_MINES).then(Gold::default),
            flocks: on_board(HILLS_SHEEP).then(Flocks::default),
            towers: setup.has(TOWER).then(|| Towers::new(setup.players.len())),
            track: (messengers || bandits).then(|| Track::new(messengers, bandits)),
        }
    }
}

/// Calls a moment of every set, in the order of their list.
macro_rules! each_set {
    ($moment:ident $arguments:tt) => {
        every_set!(each_set $moment $arguments)
    };
    ($moment:ident $arguments:tt $($set:ident)+) => {
        $( $set::Set::$moment $arguments; )+
    };
}

/// Calls a moment of every set, in the order of their list, and joins what they answer.
macro_rules! of_each_set {
    ($moment:ident $arguments:tt) => {
        every_set!(of_each_set $moment $arguments)
    };
    ($moment:ident $arguments:tt $($set:ident)+) => {{
        let mut all = Vec::new();
        $( all.extend($set::Set::$moment $arguments); )+
        all
    }};
}

/// Calls a moment of every set, in the order of their list. Returns whether one of them says so.
macro_rules! any_set {
    ($moment:ident $arguments:tt) => {
        every_set!(any_set $moment $arguments)
    };
    ($moment:ident $arguments:tt $($set:ident)+) => {
        false $( | $set::Set::$moment $arguments )+
    };
}

/// The list of the sets, in the order in which they take part in a turn.
macro_rules! every_set {
    ($call:ident $moment:ident $arguments:tt) => {
        $call!(
            $moment $arguments
            robbers fair builder dragon trade gold king_robber magic crop ferry abbey abbot barn
            count fairy flying messages phantom princess river sheep shrine siege tower track wagon
        )
    };
}

impl Game {
    /// A turn begins.
    pub(super) fn greet(&mut self, outcomes: &mut Vec<Outcome>) {
        each_set!(begin_turn(self, outcomes));
    }

    /// Takes back what the start of the turn has brought, for it was not that player's.
    pub(super) fn take_back_greeting(&mut self, outcomes: &mut Vec<Outcome>) {
        each_set!(take_back_turn(self, outcomes));
    }

    /// Brings about the effects of the new tile's symbols.
    pub(super) fn reveal(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        each_set!(reveal(self, at, outcomes));
    }

    /// Enters a step that belongs to a set. Returns whether somebody has to answer.
    pub(super) fn enter_sets(&mut self, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        any_set!(enter(self, step, outcomes))
    }

    /// The question of a step that belongs to a set.
    pub(super) fn question_of_sets(&self, step: Step) -> Option<Question> {
        of_each_set!(question(self, step)).into_iter().next()
    }

    /// Why all else has to wait for the answer to that question.
    pub(super) fn comes_first(&self, step: Step) -> Option<Rejection> {
        of_each_set!(comes_first(self, step)).into_iter().next()
    }

    /// Leaves the question of a step unanswered.
    pub(super) fn decline_sets(&mut self, step: Step, outcomes: &mut Vec<Outcome>) {
        each_set!(decline(self, step, outcomes));
    }

    /// Asks the question of a step again after figures were set right.
    pub(super) fn ask_sets_again(&mut self, step: Option<Step>, outcomes: &mut Vec<Outcome>) {
        each_set!(ask_again(self, step, outcomes));
    }

    /// The answers of the sets for one way to use the action of the turn.
    pub(super) fn answers_of_sets(&self, act: Act) -> Vec<Answer> {
        of_each_set!(answers(self, act))
    }

    /// The answers that belong to such a way and that cannot be given now.
    pub(super) fn answers_out(&self, act: Act) -> Vec<Answer> {
        of_each_set!(answers_out(self, act))
    }

    /// Where chance decides about a way to use the action of the turn: how many of all that may
    /// come are feared.
    pub fn odds(&self, act: Act) -> Option<(u32, u32)> {
        of_each_set!(odds(self, act)).into_iter().next()
    }

    /// Refuses a further figure before all is done that comes at once.
    pub(super) fn must_have_done_at_once(&self) -> Result<(), Rejection> {
        of_each_set!(at_once(self)).into_iter().next().map_or(Ok(()), Err)
    }

    /// Why a set keeps a figure away from a place, beside what holds for all figures.
    pub(super) fn barred_by_sets(
        &self,
        figure: Figure,
        place: Place,
        feature: FeatureId,
    ) -> Option<Rejection> {
        of_each_set!(bars(self, figure, place, feature)).into_iter().next()
    }

    /// Why a set refuses what would lie with a figure that is set right.
    pub(super) fn tokens_barred_by_sets(&self, right: SetRight) -> Option<Rejection> {
        of_each_set!(bars_tokens(self, right)).into_iter().next()
    }

    /// A figure was set right.
    pub(super) fn set_right_in_sets(&mut self, right: SetRight) {
        each_set!(set_right(self, right));
    }

    /// The tokens that lie with a figure, or could; `None` if none ever does.
    pub(super) fn tokens_of_sets(&self, figure: Occupant) -> Option<Tokens> {
        of_each_set!(tokens_with(self, figure)).into_iter().next()
    }

    /// A figure was deployed.
    pub(super) fn have_deployed(&mut self, place: Place, outcomes: &mut Vec<Outcome>) {
        each_set!(have_deployed(self, place, outcomes));
    }

    /// The action of the turn is over.
    pub(super) fn end_action(&mut self) {
        each_set!(end_action(self));
    }

    /// Scores what is scored before the features of the tiles just placed.
    pub(super) fn score_before(
        &mut self,
        placed: &[Position],
        outcomes: &mut Vec<Outcome>,
    ) -> Vec<Score> {
        of_each_set!(score_before(self, placed, outcomes))
    }

    /// The bonuses for players when a feature is scored, complete or not (R-PD-9).
    pub(super) fn bonuses(&self, feature: FeatureId) -> Vec<Score> {
        of_each_set!(bonuses(self, feature))
    }

    /// The points of a completed feature are written down.
    pub(super) fn have_scored(&mut self, completion: &Completion, outcomes: &mut Vec<Outcome>) {
        each_set!(have_scored(self, completion, outcomes));
    }

    /// Those of all features are, with everybody still standing there.
    pub(super) fn have_scored_all(&mut self, completions: &[Completion]) {
        each_set!(have_scored_all(self, completions));
    }

    /// The figures of a scored feature have come home.
    pub(super) fn come_home(
        &mut self,
        feature: FeatureId,
        home: &[Deployed],
        outcomes: &mut Vec<Outcome>,
    ) {
        each_set!(come_home(self, feature, home, outcomes));
    }

    /// The tile is scored.
    pub(super) fn end_scoring(&mut self) {
        each_set!(end_scoring(self));
    }

    /// Points were written down.
    pub(super) fn pay(&mut self, score: &Score) {
        each_set!(pay(self, score));
    }

    /// Lets the sets follow what a move has changed on the board.
    pub(super) fn settle(&mut self) {
        each_set!(settle(self));
    }

    /// A player leaves the game.
    pub(super) fn leave_sets(&mut self, seat: Seat) {
        each_set!(leave(self, seat));
    }

    /// The figures of a player that come home from beside the board.
    pub(super) fn bring_home(&mut self, seat: Seat) -> Vec<Occupant> {
        of_each_set!(bring_home(self, seat))
    }

    /// The final scoring begins.
    pub(super) fn end_sets(&self, outcomes: &mut Vec<Outcome>) {
        each_set!(end_game(self, outcomes));
    }

    /// The scores of the sets at the end, after the features.
    pub(super) fn scores_of_sets(&self) -> Vec<Score> {
        of_each_set!(final_scores(self))
    }

    /// The figures that stand elsewhere than on a segment.
    pub(super) fn figures_beside(&self) -> Vec<(Occupant, Spot)> {
        of_each_set!(figures_beside(self))
    }

    /// The kinds of tokens that a player may gather, each with the number gathered; and the pieces
    /// on the score track, with their places.
    pub fn tokens(&self, seat: Seat) -> impl Iterator<Item = Neutral> {
        let tokens: Vec<Neutral> = of_each_set!(tokens(self, seat));
        tokens.into_iter()
    }

    /// The tokens that lie on tiles, each with its number, and the ferries.
    pub fn tokens_on_board(&self) -> impl Iterator<Item = (Position, Neutral)> {
        let tokens: Vec<(Position, Neutral)> = of_each_set!(tokens_on_board(self));
        tokens.into_iter()
    }

    /// The pieces that stand on segments and belong to nobody.
    pub fn pieces_on_segments(&self) -> impl Iterator<Item = (Place, Neutral)> {
        let pieces: Vec<(Place, Neutral)> = of_each_set!(pieces_on_segments(self));
        pieces.into_iter()
    }

    /// The deed without which the action of the turn cannot end.
    pub fn due_act(&self) -> Option<Act> {
        self.all_due().first().map(|(act, _)| *act)
    }

    /// Refuses to end the action of the turn before all is done without which it cannot.
    pub(super) fn must_have_done_all(&self) -> Result<(), Rejection> {
        self.all_due().into_iter().next().map_or(Ok(()), |(_, reason)| Err(reason))
    }

    fn all_due(&self) -> Vec<(Act, Rejection)> {
        of_each_set!(due(self))
    }

    /// The round of the fair that is being thrown.
    pub const fn fair(&self) -> Option<&Round> {
        self.expansions.fair.as_ref()
    }

    /// The fairy; `None` until somebody calls her (R-PD-7).
    pub const fn fairy(&self) -> Option<&Fairy> {
        self.expansions.fairy.as_ref()
    }

    /// The City of Carcassonne; `None` without the Count.
    pub const fn city(&self) -> Option<&Carcassonne> {
        self.expansions.city.as_ref()
    }

    /// The dragon; `None` before the first volcano (R-PD-2).
    pub const fn dragon(&self) -> Option<&Dragon> {
        self.expansions.dragon.as_ref()
    }

    /// The King and the Robber; `None` without that expansion.
    pub const fn titles(&self) -> Option<&Titles> {
        self.expansions.titles.as_ref()
    }

    /// The bars of gold; `None` without Gold Mines.
    pub const fn gold(&self) -> Option<&Gold> {
        self.expansions.gold.as_ref()
    }

    /// The tokens in the bag of a set; `None` without one.
    pub fn tokens_in_bag(&self) -> Option<u8> {
        self.flocks().map(|flocks| flocks.odds().1)
    }

    /// The count of a player's tokens beside a figure: sheep (R-HSH-2); `None` without such tokens.
    pub fn count_beside(&self, seat: Seat) -> Option<u8> {
        self.flocks().map(|flocks| flocks.sheep(seat))
    }

    /// The flocks; `None` without Hills & Sheep.
    pub const fn flocks(&self) -> Option<&Flocks> {
        self.expansions.flocks.as_ref()
    }

    /// The goods; `None` without Traders & Builders.
    pub const fn goods(&self) -> Option<&Goods> {
        self.expansions.goods.as_ref()
    }

    /// The towers; `None` without that expansion.
    pub const fn towers(&self) -> Option<&Towers> {
        self.expansions.towers.as_ref()
    }

    /// The score track; `None` where its figures decide nothing.
    pub const fn track(&self) -> Option<&Track> {
        self.expansions.track.as_ref()
    }

    /// The tiles that went out unseen: any of those that may still come.
    pub const fn tiles_hidden(&self) -> u16 {
        self.bag.hidden()
    }

    /// The tiles with a bag that may still be drawn: tiles that the app does not know.
    pub fn bags_left(&self) -> u8 {
        self.bag.unknown()
    }
}

/// The part of the expansions in the current turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Turn {
    /// The place of a barn that is not scored yet (R-AM-9).
    pub barn: Option<Place>,
    /// The players who may place a bandit, the next first (R-RBS-2).
    pub bandits: VecDeque<Seat>,
    /// Builders, and the second part of the turn.
    pub builder: builder::Turn,
    /// The right to enter the City.
    pub count: count::Turn,
    /// The crop circle of the tile, and its round.
    pub crop: crop::Turn,
    /// The tile whose dragon moves after scoring (A31).
    pub dragon_due: Option<Position>,
    /// The tiles with a fair placed in this turn; their places, if the board is mirrored (R-CAT-1).
    pub fairs: Vec<Option<Position>>,
    /// The ferries that are laid and moved.
    pub ferry: ferry::Turn,
    /// Whether a figure has used the flying machine in this part (R-FLY-6).
    pub has_flown: bool,
    /// The bars to be laid and to be shared.
    pub gold: gold::Turn,
    /// Whether mage or witch must go elsewhere (R-MAG-1).
    pub magic_due: bool,
    /// The phantom, and what keeps him at home.
    pub phantom: phantom::Turn,
    /// The part of the shepherd.
    pub sheep: sheep::Turn,
    /// The right to take a knight out of a siege.
    pub siege: siege::Turn,
    /// The tower just raised, and ransoms.
    pub tower: tower::Turn,
    /// The figures that have moved on the score track, and the tiles of messages.
    pub track: track::Turn,
    /// The wagons at home that may drive on, with the places where they stood (R-AM-7).
    pub wagons: Vec<(Seat, Place)>,
}

impl Turn {
    /// The part that the second part of a turn takes over (R-TB-4): rights that are used once in a
    /// turn, and the fairs that wait for its end.
    pub fn second_part(&mut self) -> Self {
        let mut second = Self::default();
        each_set!(keep(self, &mut second));
        second
    }
}
