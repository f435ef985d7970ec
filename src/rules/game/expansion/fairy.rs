//! The fairy in the course of a turn (R-PD-7): calling her, and the points that she brings.

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::count::{self, Carcassonne};
use crate::rules::expansion::fairy::{self, Call, FAIRY_FEATURE, FAIRY_TURN, Fairy, Stand};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::Game;
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::geometry::Position;
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::Neutral;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scorepad::{Entry, Part};
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::setup::PRINCESS_DRAGON;

impl Game {
    /// The fairy; `None` until somebody calls her (R-PD-7).
    pub const fn fairy(&self) -> Option<&Fairy> {
        self.expansions.fairy.as_ref()
    }

    /// R-PD-8: pays the player of a turn 1 at its start for the fairy by one of that player's
    /// followers.
    pub(in crate::rules::game) fn fairy_greets(&mut self, outcomes: &mut Vec<Outcome>) {
        self.score(greeting(self.active(), FAIRY_TURN), outcomes);
    }

    /// Takes back what she has paid for the start of the turn.
    pub(in crate::rules::game) fn fairy_takes_back(&mut self, outcomes: &mut Vec<Outcome>) {
        self.score(greeting(self.active(), -FAIRY_TURN), outcomes);
    }

    /// Whether the fairy serves a follower of that player.
    pub(in crate::rules::game) fn is_by_fairy(&mut self, seat: Seat) -> bool {
        self.settle_fairy();
        self.beside_fairy().any(|(owner, _)| owner == seat)
    }

    /// The followers whom the fairy serves: the one by her, or with the house rule all on her tile
    /// (R-PD-7).
    fn beside_fairy(&self) -> impl Iterator<Item = (Seat, Stand)> {
        let on_tile = self.setup.rules.differs(HouseRule::FairyServesTile);
        let one = self
            .expansions
            .fairy
            .filter(|_| !on_tile)
            .and_then(|fairy| Some((fairy.beside?.seat, fairy.stand)));
        let fairy = self.expansions.fairy.filter(|_| on_tile);
        let here = move |stand: Stand| fairy.is_some_and(|fairy| stand.is_beside(fairy.stand));
        let all = self.standing_followers().filter(move |(_, stand)| here(*stand));
        one.into_iter().chain(all.map(|(follower, stand)| (follower.seat, stand)))
    }

    /// All followers that stand somewhere: on the board, on top of a tower, in the City.
    fn standing_followers(&self) -> impl Iterator<Item = (Occupant, Stand)> {
        let figures = self.board.figures().iter().filter(|deployed| deployed.figure.is_follower());
        let figures = figures.map(|deployed| (deployed.occupant(), Stand::Segment(deployed.place)));
        let guards = self.guards().map(|(guard, at)| (guard, Stand::Tower(at)));
        let residents = self.expansions.city.iter().flat_map(Carcassonne::residents);
        let residents = residents.map(|resident| {
            (
                Occupant { seat: resident.seat, figure: resident.figure },
                Stand::Quarter(resident.quarter),
            )
        });
        figures.chain(guards).chain(residents)
    }

    /// Whether the fairy serves a follower of that player there, so that its feature brings a bonus
    /// (R-PD-9).
    pub(in crate::rules::game) fn has_bonus(&self, seat: Seat, place: Place) -> bool {
        self.beside_fairy().any(|served| served == (seat, Stand::Segment(place)))
    }

    /// The segment of the follower by the fairy, for whom its feature brings a bonus; `None` if
    /// nobody stands by her on the board.
    pub fn bonus_place(&self) -> Option<Place> {
        self.fairy().and_then(Fairy::follower).map(|(_, place)| place)
    }

    /// R-PD-4: whether the fairy keeps the dragon from a tile.
    pub(in crate::rules::game) fn is_kept_from_dragon(&self, at: Position) -> bool {
        self.expansions.fairy.is_some_and(|fairy| fairy.stand.at() == Some(at))
    }

    /// A21: whether points are scoring that opens or shuts the City; the fairy's may be none.
    pub(in crate::rules::game) fn is_scoring(&self, score: &Score) -> bool {
        !score.source.is_bonus() || !self.setup.rules.differs(HouseRule::FairyIsNoScoring)
    }

    /// R-PD-9: the 3 points for the owner of the follower by the fairy when its feature is scored.
    pub(in crate::rules::game) fn fairy_bonus(&self, feature: FeatureId) -> Vec<Score> {
        let is_there = |(_, stand): &(Seat, Stand)| match stand {
            Stand::Segment(place) => self.board.feature(*place) == Some(feature),
            Stand::Tower(_) | Stand::Quarter(_) => false,
        };
        let mut seats: Vec<Seat> =
            self.beside_fairy().filter(is_there).map(|(seat, _)| seat).collect();
        seats.sort_unstable();
        seats.dedup();
        beside(&seats)
    }

    /// Leaves the fairy alone if her follower is gone, or has gone elsewhere.
    pub(in crate::rules::game) fn settle_fairy(&mut self) {
        let Some(Fairy { beside: Some(follower), stand }) = self.expansions.fairy else { return };
        if !self.standing_followers().any(|other| other == (follower, stand)) {
            self.expansions.fairy = Some(Fairy { beside: None, stand });
        }
    }

    /// The followers of the active player next to which the fairy may go (R-PD-7).
    pub fn fairy_places(&self) -> Vec<(Figure, Stand)> {
        let own = self.standing_followers().filter(|(follower, _)| follower.seat == self.active());
        let mut places: Vec<(Figure, Stand)> = Vec::new();
        for (follower, stand) in own {
            // Followers of one kind in one quarter are alike.
            if !places.contains(&(follower.figure, stand))
                && self.allows_fairy(follower.figure, Some(stand)).is_ok()
            {
                places.push((follower.figure, stand));
            }
        }
        places
    }

    pub(in crate::rules::game) fn fairy_answers(&self) -> Vec<Answer> {
        let call = |(figure, stand): (Figure, Stand)| {
            let target = match stand {
                Stand::Segment(place) => Target::Segment(place),
                Stand::Tower(at) => Target::Tile(at),
                Stand::Quarter(quarter) => {
                    self.board().quarter(quarter).map_or(Target::Nowhere, Target::Tile)
                }
            };
            let shows = Shows::neutral(Neutral::Fairy);
            Answer::new(Move::MoveFairy(Call::new(figure, stand))).at(target).showing(shows)
        };
        self.fairy_places().into_iter().map(call).collect()
    }

    pub(in crate::rules::game) fn allows_fairy(
        &self,
        figure: Figure,
        stand: Option<Stand>,
    ) -> Result<(), Rejection> {
        self.must_have_no_figure_yet()?;
        let seat = self.active();
        if !self.setup.has(PRINCESS_DRAGON) {
            return Err(Rejection::NotInPlay);
        }
        let stand = stand.ok_or(Rejection::from(fairy::Rejection::Where))?;
        if matches!(stand, Stand::Quarter(_)) && self.setup.rules.differs(HouseRule::NoFairyInCity)
        {
            return Err(fairy::Rejection::NotInCity.into());
        }
        if !self.standing_followers().any(|other| other == (Occupant { seat, figure }, stand)) {
            return Err(match stand {
                Stand::Segment(place) => Rejection::NobodyThere { place },
                Stand::Tower(at) => fairy::Rejection::NobodyOnTower { at }.into(),
                Stand::Quarter(quarter) => count::Rejection::NotInCity { seat, quarter }.into(),
            });
        }
        let is_there = |fairy: Fairy| {
            if self.setup.rules.differs(HouseRule::FairyServesTile) {
                fairy.stand.is_beside(stand)
            } else {
                (fairy.beside, fairy.stand) == (Some(Occupant { seat, figure }), stand)
            }
        };
        if self.expansions.fairy.is_some_and(is_there) {
            Err(fairy::Rejection::IsThere.into())
        } else {
            Ok(())
        }
    }

    pub(in crate::rules::game) fn move_fairy(
        &mut self,
        figure: Figure,
        stand: Option<Stand>,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Some(stand) = stand else { return };
        let seat = self.active();
        self.expansions.fairy = Some(Fairy { stand, beside: Some(Occupant { seat, figure }) });
        self.has_acted();
        outcomes.push(fairy::Outcome::Moved { seat, stand }.into());
        let feature = match stand {
            Stand::Segment(place) => self.board.feature(place),
            Stand::Tower(_) | Stand::Quarter(_) => None,
        };
        let record = feature.map(|feature| self.board.record(feature));
        self.judge(&Occasion::FairyMoved { seat, record }, outcomes);
    }
}

/// R-PD-8: the score of a player for the start of a turn.
fn greeting(seat: Seat, points: i32) -> Score {
    let lines = vec![Line::new(Label::FairyTurn, 1, points)];
    Score { seat, source: Source::Fairy, lines, record: None }
}

/// The player whom the fairy serves, as far as the scorepad knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::rules::game) struct Served {
    /// The owner of the follower by her.
    owner: Option<Seat>,
    /// The owner of the follower by her at the start of this turn, unless paid (R-PD-8).
    greeted: Option<Seat>,
}

impl Served {
    /// She stands by no follower.
    pub const NOBODY: Self = Self { owner: None, greeted: None };

    /// Calls her to a follower of that player.
    pub const fn call(&mut self, seat: Seat) {
        self.owner = Some(seat);
    }

    /// Leaves her alone, if she stood by a follower of that player.
    pub fn leave(&mut self, seat: Seat) {
        self.owner.take_if(|owner| *owner == seat);
    }

    /// Begins a turn: she greets the present owner once the turn is written down.
    pub const fn begin_turn(&mut self) {
        self.greeted = self.owner;
    }
}

impl Game {
    /// The owner of the follower by the fairy, as far as the scorepad knows (R-PD-7).
    pub fn fairy_owner(&self) -> Option<Seat> {
        self.pad.as_ref()?.served.owner
    }

    /// The players in whose share of a bonus an entry may tell: by whose followers the scorepad
    /// knows the fairy to stand, and with the house rule all of them.
    pub fn bonus_shares(&self, entry: &Entry) -> impl Iterator<Item = (Seat, Part)> {
        let owner = self.fairy_owner();
        let on_tile = owner.is_some() && self.setup.rules.differs(HouseRule::FairyServesTile);
        let may = move |seat: &Seat| on_tile || owner == Some(*seat) || entry.fairy.contains(seat);
        self.seats().filter(may).map(|seat| (seat, Part::Fairy))
    }

    /// Lets the fairy greet the player on turn, once it is told that this turn comes (R-PD-8).
    pub(in crate::rules::game) fn pay_greeting(&mut self, outcomes: &mut Vec<Outcome>) {
        let active = self.active();
        let pad = self.pad.as_mut();
        if pad.and_then(|pad| pad.served.greeted.take_if(|to| *to == active)).is_some() {
            self.fairy_greets(outcomes);
        }
    }

    /// Leaves the fairy alone, if she stood by a follower on that feature, which goes home.
    pub(in crate::rules::game) fn leave_served(&mut self, entry: &Entry) {
        let Some(pad) = &mut self.pad else { return };
        entry.fairy.iter().for_each(|seat| pad.served.leave(*seat));
    }
}

impl Entry {
    /// R-PD-9: the scores for the players whose followers on it the fairy serves.
    pub(in crate::rules::game) fn bonuses(&self) -> Vec<Score> {
        beside(&self.fairy)
    }
}

/// R-PD-9: the scores for the players whose followers the fairy serves, when the feature is scored.
fn beside(seats: &[Seat]) -> Vec<Score> {
    let bonus = |seat: &Seat| {
        let lines = vec![Line::new(Label::FairyFeature, 1, FAIRY_FEATURE)];
        Score { seat: *seat, source: Source::Fairy, lines, record: None }
    };
    seats.iter().map(bonus).collect()
}
