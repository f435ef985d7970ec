//! The expansions in the course of a turn, one file each; their pieces on the table, and their part
//! in the turn.

pub(super) mod abbey;
mod abbot;
mod barn;
mod builder;
pub(super) mod count;
mod crop;
pub(super) mod dragon;
mod fair;
pub(super) mod fairy;
mod ferry;
mod flying;
mod gold;
mod king_robber;
mod magic;
mod messages;
mod phantom;
pub(super) mod princess;
mod river;
mod robbers;
mod shrine;
mod siege;
mod tower;
mod track;
mod trade;
pub(super) mod wagon;

use std::collections::VecDeque;

use crate::rules::expansion::count::Carcassonne;
use crate::rules::expansion::dragon::Dragon;
use crate::rules::expansion::fair::Round;
use crate::rules::expansion::fairy::Fairy;
use crate::rules::expansion::gold::Gold;
use crate::rules::expansion::king_robber::Titles;
use crate::rules::expansion::robbers::TILES;
use crate::rules::expansion::tower::Towers;
use crate::rules::expansion::track::Track;
use crate::rules::expansion::trade::Goods;
use crate::rules::feature::Place;
use crate::rules::feature::completion::Completion;
use crate::rules::feature::join::FeatureId;
use crate::rules::game::Game;
use crate::rules::geometry::Position;
use crate::rules::outcome::Outcome;
use crate::rules::piece::{Magician, Neutral};
use crate::rules::player::{PerSeat, Seat};
use crate::rules::scoring::Score;
use crate::rules::setup::{
    ABBEY_MAYOR, COUNT, GOLD_MINES, KING_ROBBER, MESSAGES, ROBBERS, Recording, Setup, TOWER,
    TRADERS_BUILDERS,
};

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
    /// Towers, their pieces and the prisoners (R-TW-1).
    pub towers: Option<Towers>,
    /// The score track, where its figures decide something (R-MSG-1, R-RBS-1); on the scorepad the
    /// table moves them.
    pub track: Option<Track>,
    /// The tiles with a bag that are still to be drawn (R-RBS-1).
    pub bags: u8,
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
            towers: setup.has(TOWER).then(|| Towers::new(setup.players.len())),
            track: (messengers || bandits).then(|| Track::new(messengers, bandits)),
            bags: if bandits { TILES } else { 0 },
        }
    }

    /// The scores at the end for tokens that players have gathered: goods, then gold.
    pub fn final_scores(&self, players: usize) -> Vec<Score> {
        let goods = self.goods.iter().flat_map(|goods| goods.final_scores(players));
        let gold = self.gold.iter().flat_map(|gold| gold.final_scores(players));
        goods.chain(gold).collect()
    }
}

impl Game {
    /// The kinds of tokens that a player may gather, each with the number gathered; and the pieces
    /// on the score track, with their places.
    pub fn tokens(&self, seat: Seat) -> impl Iterator<Item = Neutral> {
        let gold = self.expansions.gold.as_ref().map(|gold| gold.held(seat));
        let track = self.expansions.track.as_ref();
        let messenger = track.filter(|it| it.has_messengers()).map(|it| it.messenger(seat));
        let bandit = track.filter(|it| it.has_bandits());
        let bandit = bandit.map(|it| Neutral::Bandit(it.bandit(seat)));
        gold.map(Neutral::Gold).into_iter().chain(messenger).chain(bandit)
    }

    /// Brings about the effects of the new tile's symbols.
    pub(super) fn reveal(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        self.find_bag(at);
        self.await_fair(at);
        self.erupt(at, outcomes);
        self.strike_gold(at, outcomes);
        self.summon(at);
        self.find_circle(at);
        self.find_ferries(at);
    }

    /// Lets the expansions act after features are scored, with everybody still standing there.
    pub(super) fn have_scored(&mut self, completions: &[Completion]) {
        self.claim_gold(completions);
    }

    /// Lets the expansions follow what a move has changed on the board.
    pub(super) fn settle(&mut self) {
        self.settle_fairy();
    }

    /// Pays the player of a turn what its start brings (R-PD-8).
    pub(super) fn greet(&mut self, outcomes: &mut Vec<Outcome>) {
        self.turn.greeted = self.is_by_fairy(self.turn.seat);
        if self.turn.greeted {
            self.fairy_greets(outcomes);
        }
    }

    /// Takes back what the start of the turn has brought, for it was not that player's.
    pub(super) fn take_back_greeting(&mut self, outcomes: &mut Vec<Outcome>) {
        if std::mem::take(&mut self.turn.greeted) {
            self.fairy_takes_back(outcomes);
        }
    }

    /// The bonuses for players when a feature is scored, complete or not (R-PD-9).
    pub(super) fn bonuses(&self, feature: FeatureId) -> Vec<Score> {
        self.fairy_bonus(feature)
    }

    /// The tokens that lie on tiles, each with its number, and the ferries.
    pub fn tokens_on_board(&self) -> impl Iterator<Item = (Position, Neutral)> {
        let gold = self.expansions.gold.iter().flat_map(|gold| gold.lying());
        let gold = gold.map(|(at, bars)| (*at, Neutral::Gold(*bars)));
        gold.chain(self.board.ferries().map(|(at, sides)| (at, Neutral::Ferry(sides))))
    }

    /// Mage and witch where they stand on the board.
    pub fn magicians(&self) -> impl Iterator<Item = (Place, Neutral)> {
        let placed = Magician::ALL.into_iter();
        placed.filter_map(|it| Some((self.board.magician(it)?, Neutral::Magician(it))))
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
        Self {
            builder: builder::Turn { is_second_part: true, has_second_part: false },
            count: count::Turn { has_entered: self.count.has_entered, ..count::Turn::default() },
            fairs: std::mem::take(&mut self.fairs),
            tower: tower::Turn { ransomed: self.tower.ransomed, ..tower::Turn::default() },
            track: std::mem::take(&mut self.track),
            ..Self::default()
        }
    }
}
