//! The Princess & the Dragon in the course of a turn (R-PD).

use super::{Game, Phase};
use crate::rules::expansion::count::City;
use crate::rules::expansion::dragon::{Dragon, FAIRY_FEATURE, FAIRY_TURN, Fairy, STEPS, Stand};
use crate::rules::expansion::tower::Towers;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::{Position, Side};
use crate::rules::orders::occasion::Occasion;
use crate::rules::orders::requirement::Requirement;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scoring::{Label, Line, Score, Source};
use crate::rules::setup::PRINCESS_DRAGON;
use crate::rules::switch::Switch;
use crate::rules::tile::Segment;

/// What the dragon takes from the holder of the card that bids to avoid it, and what the card brings at the end (R-KO-29, 32).
pub(super) const BITE: i32 = 10;

impl Game {
    /// The dragon; `None` before the first volcano (R-PD-2).
    #[must_use]
    pub const fn dragon(&self) -> Option<&Dragon> {
        self.dragon.as_ref()
    }

    /// The fairy; `None` until somebody calls her (R-PD-7).
    #[must_use]
    pub const fn fairy(&self) -> Option<&Fairy> {
        self.fairy.as_ref()
    }

    /// R-PD-2: the dragon comes to a volcano.
    pub(super) fn erupt(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        let volcano = self.board.tile(at).is_some_and(|placed| placed.tile.volcano);
        if volcano && self.setup.has(PRINCESS_DRAGON) {
            self.dragon = Some(Dragon::new(at));
            outcomes.push(Outcome::DragonCame { at });
        }
    }

    /// Begins the dragon's move, if the tile shows a dragon and it is out (R-PD-3). Returns whether it moves.
    pub(super) fn wake_dragon(&mut self, at: Position, outcomes: &mut Vec<Outcome>) -> bool {
        let shown = self.board.tile(at).is_some_and(|placed| placed.tile.dragon);
        let Some(dragon) = self.dragon.as_mut().filter(|_| shown && self.setup.has(PRINCESS_DRAGON)) else {
            return false;
        };
        dragon.path = vec![dragon.at];
        dragon.eaten.clear();
        outcomes.push(Outcome::DragonWoke);
        self.phase = Phase::Dragon;
        if self.dragon_steps().is_empty() {
            self.end_dragon_move(outcomes);
            return false;
        }
        true
    }

    /// Who moves the dragon next: the active player first, then clockwise (R-PD-3).
    #[must_use]
    pub fn dragon_mover(&self) -> Seat {
        let steps = self.dragon.as_ref().map_or(0, Dragon::steps);
        let players = self.setup.players.len();
        (0..steps).fold(self.active(), |seat, _| seat.next(players))
    }

    /// The tiles to which the dragon may step; none once its move is over, even while an order is chosen for it (R-PD-3, R-CNT-4).
    #[must_use]
    pub fn dragon_steps(&self) -> Vec<Position> {
        let moves = |dragon: &&Dragon| self.phase == Phase::Dragon && dragon.is_moving() && dragon.steps() < STEPS;
        let Some(dragon) = self.dragon.as_ref().filter(moves) else { return Vec::new() };
        let beside = Side::ALL.into_iter().map(|side| dragon.at.towards(side));
        let free = |at: &Position| {
            let Some(placed) = self.board.tile(*at) else { return false };
            let inner = placed.tile.grid.is_some() && placed.tile.fields.is_empty();
            !inner && !dragon.path.contains(at) && self.fairy.is_none_or(|fairy| fairy.stand.at() != Some(*at))
        };
        beside.filter(free).collect()
    }

    pub(super) fn allows_dragon(&self, to: Position) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if self.phase != Phase::Dragon {
            return Err(Rejection::DragonRests);
        }
        if self.dragon_steps().contains(&to) { Ok(()) } else { Err(Rejection::DragonCannot { to }) }
    }

    pub(super) fn move_dragon(&mut self, to: Position, outcomes: &mut Vec<Outcome>) {
        let seat = self.dragon_mover();
        if let Some(dragon) = &mut self.dragon {
            dragon.at = to;
            dragon.path.push(to);
        }
        outcomes.push(Outcome::DragonMoved { seat, to });
        self.eat(to, outcomes);
        if self.dragon_steps().is_empty() {
            self.end_dragon_move(outcomes);
            self.after_dragon(outcomes);
        }
    }

    /// R-PD-4: everybody on the tile goes home unscored; barns stay.
    fn eat(&mut self, at: Position, outcomes: &mut Vec<Outcome>) {
        let here = self.board.figures().iter().filter(|deployed| deployed.place.at == at);
        let here = here
            .filter(|deployed| deployed.figure != Figure::Barn)
            .map(|deployed| (deployed.occupant(), deployed.place));
        let here: Vec<(Occupant, Place)> = here.collect();
        let mut eaten: Vec<Occupant> = Vec::new();
        for (occupant, place) in here {
            if self.board.remove(occupant, place).is_some() {
                eaten.push(occupant);
            }
        }
        if let Some(towers) = &mut self.towers
            && let Some(guard) = towers.tower(at).and_then(|tower| tower.guard)
        {
            towers.set_guard(at, None);
            eaten.push(guard);
        }
        if eaten.is_empty() {
            return;
        }
        for occupant in &eaten {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if let Some(dragon) = &mut self.dragon {
            dragon.eaten.extend(eaten.iter().map(|occupant| occupant.seat));
        }
        let mut bitten: Vec<Seat> = eaten.iter().map(|occupant| occupant.seat).collect();
        outcomes.push(Outcome::Eaten { figures: eaten });
        self.orphans_home(outcomes);
        bitten.sort_unstable();
        bitten.dedup();
        for seat in bitten {
            self.bite(seat, outcomes);
        }
    }

    /// R-KO-29, 30: whoever holds the card that bids to avoid the dragon shows it and loses 10, once.
    pub(super) fn bite(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        let avoids = |requirement: &Requirement| matches!(requirement, Requirement::AvoidDragon {});
        let card = self.orders.as_mut().and_then(|orders| orders.spend(seat, avoids));
        if let Some(card) = card {
            outcomes.push(Outcome::OrderSpent { seat, card: card.id.clone() });
            let line = Line { label: Label::Order(card.id.clone()), count: 1, each: -BITE };
            self.score(Score { seat, source: Source::Orders, lines: vec![line], record: None }, outcomes);
        }
    }

    fn end_dragon_move(&mut self, outcomes: &mut Vec<Outcome>) {
        let eaten = self.dragon.as_mut().map(|dragon| {
            dragon.path.clear();
            std::mem::take(&mut dragon.eaten)
        });
        let seat = self.active();
        self.judge(&Occasion::DragonMoved { seat, eaten: eaten.unwrap_or_default() }, outcomes);
    }

    /// The turn goes on after the dragon's move.
    pub(super) fn after_dragon(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.choices.is_empty() {
            return;
        }
        if self.setup.rules.differs(Switch::DragonTiming) {
            self.phase = Phase::Scored;
            self.advance(outcomes);
        } else if !self.open_leaving() {
            self.score_turn(outcomes);
        }
    }

    /// R-PD-8: at the start of a turn its player gets 1 for the fairy by an own follower.
    pub(super) fn fairy_greets(&mut self, outcomes: &mut Vec<Outcome>) {
        let lines = vec![Line::new(Label::FairyTurn, 1, FAIRY_TURN)];
        self.score(Score { seat: self.active(), source: Source::Fairy, lines, record: None }, outcomes);
    }

    /// Whether the fairy serves a follower of that player.
    pub(super) fn is_by_fairy(&mut self, seat: Seat) -> bool {
        self.settle_fairy();
        self.beside_fairy().any(|(owner, _)| owner == seat)
    }

    /// The followers whom the fairy serves: the one that she stands by, or with the switch all on her tile (R-PD-7).
    pub(super) fn beside_fairy(&self) -> impl Iterator<Item = (Seat, Stand)> {
        let on_tile = self.setup.rules.differs(Switch::FairyOnTile);
        let one = self.fairy.filter(|_| !on_tile).and_then(|fairy| Some((fairy.beside?.seat, fairy.stand)));
        let fairy = self.fairy.filter(|_| on_tile);
        let here = move |stand: Stand| fairy.is_some_and(|fairy| stand.is_beside(fairy.stand));
        let all = self.standing_followers().filter(move |(_, stand)| here(*stand));
        one.into_iter().chain(all.map(|(follower, stand)| (follower.seat, stand)))
    }

    /// Every follower that stands somewhere: on the board, on top of a tower, in the City.
    fn standing_followers(&self) -> impl Iterator<Item = (Occupant, Stand)> {
        let figures = self.board.figures().iter().filter(|deployed| deployed.figure.is_follower());
        let figures = figures.map(|deployed| (deployed.occupant(), Stand::Segment(deployed.place)));
        let towers = self.towers.iter().flat_map(Towers::towers);
        let guards = towers.filter_map(|tower| Some((tower.guard?, Stand::Tower(tower.at))));
        let residents = self.city.iter().flat_map(City::residents);
        let residents = residents.map(|resident| {
            (Occupant { seat: resident.seat, figure: resident.figure }, Stand::Quarter(resident.quarter))
        });
        figures.chain(guards).chain(residents)
    }

    /// R-PD-9: the owner of the follower by the fairy gets 3 whenever its feature is scored.
    pub(super) fn fairy_bonus(&self, feature: FeatureId) -> Vec<Score> {
        let is_there = |(_, stand): &(Seat, Stand)| match stand {
            Stand::Segment(place) => self.board.feature(*place) == Some(feature),
            Stand::Tower(_) | Stand::Quarter(_) => false,
        };
        let mut seats: Vec<Seat> = self.beside_fairy().filter(is_there).map(|(seat, _)| seat).collect();
        seats.sort_unstable();
        seats.dedup();
        beside(&seats)
    }

    /// A follower that is gone, or has gone elsewhere, leaves the fairy alone.
    pub(super) fn settle_fairy(&mut self) {
        let Some(Fairy { beside: Some(follower), stand }) = self.fairy else { return };
        if !self.standing_followers().any(|other| other == (follower, stand)) {
            self.fairy = Some(Fairy { beside: None, stand });
        }
    }

    /// The own followers next to which the fairy may go (R-PD-7).
    #[must_use]
    pub fn fairy_places(&self) -> Vec<(Figure, Stand)> {
        let own = self.standing_followers().filter(|(follower, _)| follower.seat == self.active());
        let mut places: Vec<(Figure, Stand)> = Vec::new();
        for (follower, stand) in own {
            // Of several alike in one quarter it is any.
            if !places.contains(&(follower.figure, stand)) && self.allows_fairy(follower.figure, Some(stand)).is_ok() {
                places.push((follower.figure, stand));
            }
        }
        places
    }

    pub(super) fn allows_fairy(&self, figure: Figure, stand: Option<Stand>) -> Result<(), Rejection> {
        self.must_have_no_figure_yet()?;
        let seat = self.active();
        if !self.setup.has(PRINCESS_DRAGON) {
            return Err(Rejection::NotInPlay);
        }
        let stand = stand.ok_or(Rejection::FairyWhere)?;
        if matches!(stand, Stand::Quarter(_)) && self.setup.rules.differs(Switch::FairyCity) {
            return Err(Rejection::FairyNotInCity);
        }
        if !self.standing_followers().any(|other| other == (Occupant { seat, figure }, stand)) {
            return Err(match stand {
                Stand::Segment(place) => Rejection::NobodyThere { place },
                Stand::Tower(at) => Rejection::NobodyOnTower { at },
                Stand::Quarter(quarter) => Rejection::NotInCity { seat, quarter },
            });
        }
        let is_there = |fairy: Fairy| {
            if self.setup.rules.differs(Switch::FairyOnTile) {
                fairy.stand.is_beside(stand)
            } else {
                (fairy.beside, fairy.stand) == (Some(Occupant { seat, figure }), stand)
            }
        };
        if self.fairy.is_some_and(is_there) { Err(Rejection::FairyIsThere) } else { Ok(()) }
    }

    pub(super) fn move_fairy(&mut self, figure: Figure, stand: Option<Stand>, outcomes: &mut Vec<Outcome>) {
        let Some(stand) = stand else { return };
        let seat = self.active();
        self.fairy = Some(Fairy { stand, beside: Some(Occupant { seat, figure }) });
        self.has_acted();
        outcomes.push(Outcome::FairyMoved { seat, stand });
        let feature = match stand {
            Stand::Segment(place) => self.board.feature(place),
            Stand::Tower(_) | Stand::Quarter(_) => None,
        };
        let record = feature.map(|feature| self.board.record(feature));
        self.judge(&Occasion::FairyMoved { seat, record }, outcomes);
    }

    /// The knights that the princess may send home (R-PD-6).
    #[must_use]
    pub fn princess_knights(&self) -> Vec<(Occupant, Place)> {
        let all = self.board.figures().iter().map(|deployed| (deployed.occupant(), deployed.place));
        all.filter(|(occupant, place)| self.allows_princess(*occupant, *place).is_ok()).collect()
    }

    /// Whether the princess must send a knight home before anything else is done: the switch of R-PD-6.
    pub(super) fn must_remove_knight(&self) -> bool {
        let waits = matches!(self.phase, Phase::Deploy { deployed: false, .. });
        waits && self.setup.rules.differs(Switch::Princess) && !self.princess_knights().is_empty()
    }

    pub(super) fn allows_princess(&self, knight: Occupant, place: Place) -> Result<(), Rejection> {
        let at = self.must_have_no_figure_yet()?;
        let Some(placed) = self.board.tile(at).filter(|_| self.setup.has(PRINCESS_DRAGON)) else {
            return Err(Rejection::NotInPlay);
        };
        let castles = placed.tile.cities.iter().enumerate().filter(|(_, city)| city.princess);
        let mut castles =
            castles.filter_map(|(index, _)| self.board.feature(Place { at, segment: Segment::City(index as u8) }));
        let city = self.board.feature(place);
        if !castles.any(|castle| Some(castle) == city) {
            return Err(Rejection::NoPrincess);
        }
        let stands = knight.figure.is_follower() && self.stands(knight, place);
        if stands { Ok(()) } else { Err(Rejection::NobodyThere { place }) }
    }

    pub(super) fn remove_knight(&mut self, knight: Occupant, place: Place, outcomes: &mut Vec<Outcome>) {
        self.take_home(knight, place);
        self.has_acted();
        outcomes.push(Outcome::KnightRemoved { seat: self.active(), knight, place });
        self.orphans_home(outcomes);
        self.judge(&Occasion::KnightRemoved { seat: self.active(), knight: knight.seat }, outcomes);
    }

    /// Whether a figure stands on a segment.
    pub(super) fn stands(&self, occupant: Occupant, place: Place) -> bool {
        self.standing(occupant, place) > 0
    }

    /// How many such figures stand on a segment.
    pub(super) fn standing(&self, occupant: Occupant, place: Place) -> usize {
        let figures = self.board.figures().iter();
        figures.filter(|deployed| deployed.occupant() == occupant && deployed.place == place).count()
    }

    pub(super) fn take_home(&mut self, occupant: Occupant, place: Place) {
        if self.board.remove(occupant, place).is_some() {
            self.supplies[occupant.seat].put(occupant.figure);
        }
    }

    /// R-TB-5: builders and pigs whose owner has no follower left there go home.
    pub(super) fn orphans_home(&mut self, outcomes: &mut Vec<Outcome>) {
        let figures: Vec<Occupant> =
            self.board.remove_orphans().iter().map(crate::rules::board::Deployed::occupant).collect();
        for occupant in &figures {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if !figures.is_empty() {
            outcomes.push(Outcome::Returned { figures });
        }
    }
}

/// R-PD-9: what the fairy brings to those by whose followers she stands, when the feature is scored.
pub(super) fn beside(seats: &[Seat]) -> Vec<Score> {
    let bonus = |seat: &Seat| {
        let lines = vec![Line::new(Label::FairyFeature, 1, FAIRY_FEATURE)];
        Score { seat: *seat, source: Source::Fairy, lines, record: None }
    };
    seats.iter().map(bonus).collect()
}
