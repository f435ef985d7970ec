//! The City of Carcassonne in the course of a turn: leaving it before scoring, entering it afterwards (R-CNT, R-TURN-1 4 and 7).

use super::{Game, Phase};
use crate::rules::expansion::count::{City, Resident, Shut, quarter_after, quarter_of};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Place};
use crate::rules::orders::occasion::Occasion;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::switch::{CountMoves, Switch};
use crate::rules::tile::Quarter;

/// The round in which followers leave the City.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Leaving {
    /// Who may still move, the next first. Before it is known who begins, in turn order from the active player on.
    order: Vec<Seat>,
    /// The active player has yet to say who begins (R-CNT-14).
    pub undecided: bool,
    /// The features that may be joined.
    targets: Vec<Target>,
    /// The game is over after it.
    pub at_end: bool,
}

/// A feature that may be joined from the City.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Target {
    pub kind: Kind,
    /// One segment of it; `None` if the board is not mirrored.
    pub place: Option<Place>,
    /// Nobody stands there, and nobody may come (R-CNT-16).
    pub shut: bool,
}

impl Target {
    fn at(place: Place) -> Self {
        Self { kind: place.segment.into(), place: Some(place), shut: false }
    }

    /// Who may come there.
    pub fn resident(self, seat: Seat, figure: Figure) -> Resident {
        Resident { seat, figure, quarter: quarter_of(self.kind) }
    }
}

impl Game {
    /// Opens the round before the features just completed are scored, if anybody can move (R-CNT-13…16). Returns whether it did.
    pub(super) fn open_leaving(&mut self) -> bool {
        if self.city.is_none() {
            return false;
        }
        if self.pad.is_some() {
            return self.open(self.noted_targets(), false);
        }
        let completed = self.turn.placed.iter().flat_map(|at| self.board.completed_by(*at));
        let may_join = |feature: &_| {
            let strict = !self.setup.rules.differs(Switch::CountUnoccupied);
            !strict || self.board.is_occupied(*feature)
        };
        let joined = completed.filter(may_join).chain(self.barns_to_join());
        let mut targets: Vec<Place> = Vec::new();
        for place in joined.filter_map(|feature| self.board.places(feature).next()) {
            if !targets.contains(&place) {
                targets.push(place);
            }
        }
        self.open(targets.into_iter().map(Target::at).collect(), false)
    }

    /// R-CNT-19, the switch: the fields that barns are about to score. A new barn without farmers scores nobody, and may be gone to where
    /// unoccupied features may (R-CNT-16, the switch).
    fn barns_to_join(&self) -> Vec<FeatureId> {
        if !self.setup.rules.differs(Switch::CountBarn) {
            return Vec::new();
        }
        let new = self.turn.barn.filter(|_| self.setup.rules.differs(Switch::CountUnoccupied));
        let new = new.and_then(|place| self.board.feature(place));
        self.barn_fields(&self.turn.placed).into_iter().chain(new).collect()
    }

    /// Opens the round before the final scoring, if anybody can move (R-CNT-17, 18). Returns whether it did.
    pub(super) fn open_last_leaving(&mut self) -> bool {
        if self.city.is_none() {
            return false;
        }
        let all = self.setup.rules.differs(Switch::CountAtEnd);
        if self.pad.is_some() {
            let kinds = [Kind::Field, Kind::City, Kind::Road, Kind::Monastery].into_iter();
            let kinds = kinds.filter(|kind| all || *kind == Kind::Field);
            return self.open(kinds.map(|kind| Target { kind, place: None, shut: false }).collect(), true);
        }
        let features = self.board.features().filter(|feature| {
            let is_field = self.board.kind(*feature) == Kind::Field;
            is_field || (all && !self.board.is_complete(*feature))
        });
        let targets = features.filter_map(|feature| self.board.places(feature).next()).map(Target::at).collect();
        self.open(targets, true)
    }

    fn open(&mut self, targets: Vec<Target>, at_end: bool) -> bool {
        let mut leaving = Leaving { order: Vec::new(), undecided: false, targets, at_end };
        let players = self.setup.players.len();
        let movers = self.active().clockwise(players).filter(|seat| self.can_leave(*seat, &leaving));
        leaving.order = movers.collect();
        let by_turns = at_end && self.setup.rules.differs(Switch::CountAtEnd);
        if by_turns {
            // R-CNT-18: left of the last player begins, one follower at a time.
            let last = self.active();
            leaving.order.sort_by_key(|seat| *seat == last);
        }
        let left_begins = self.setup.rules.differs(Switch::CountFirst);
        if left_begins && !by_turns {
            let active = self.active();
            leaving.order.sort_by_key(|seat| *seat == active);
        }
        leaving.undecided = leaving.order.len() > 1 && !by_turns && !left_begins;
        let opened = !leaving.order.is_empty();
        if opened {
            self.leaving = Some(leaving);
            self.phase = Phase::Leave;
        }
        opened
    }

    fn can_leave(&self, seat: Seat, leaving: &Leaving) -> bool {
        leaving.targets.iter().any(|target| self.may_join(seat, *target))
    }

    /// Whether a player has somebody in the quarter that leads there, and the Count lets them out (R-CNT-12).
    fn may_join(&self, seat: Seat, target: Target) -> bool {
        let quarter = quarter_of(target.kind);
        let leaves = |city: &City| city.is_open(quarter) && city.in_quarter(seat, quarter).next().is_some();
        !target.shut && self.city.as_ref().is_some_and(leaves)
    }

    /// Whose chance it is to move followers out of the City; the active player's while it is open who begins.
    #[must_use]
    pub fn leaver(&self) -> Option<Seat> {
        let leaving = self.leaving.as_ref()?;
        if leaving.undecided { Some(self.active()) } else { leaving.order.first().copied() }
    }

    /// Whether the active player has yet to say who begins to leave the City (R-CNT-14).
    #[must_use]
    pub fn must_say_who_begins(&self) -> bool {
        self.leaving.as_ref().is_some_and(|leaving| leaving.undecided)
    }

    /// What the player whose chance it is may join, by its place among all that was opened for.
    fn joinable(&self) -> impl Iterator<Item = (usize, Target)> {
        let seat = self.leaver().filter(|_| !self.must_say_who_begins());
        let targets = self.leaving_targets().iter().copied().enumerate();
        targets.filter(move |(_, target)| seat.is_some_and(|seat| self.may_join(seat, *target)))
    }

    /// The features that the player whose chance it is may join, with the quarters that lead there.
    #[must_use]
    pub fn ways_out(&self) -> Vec<(Quarter, Place)> {
        self.joinable().filter_map(|(_, target)| Some((quarter_of(target.kind), target.place?))).collect()
    }

    /// On the scorepad: the kinds of features that the player whose chance it is may join, by their place in the note.
    #[must_use]
    pub fn kinds_to_join(&self) -> Vec<(usize, Kind)> {
        let unplaced = self.joinable().filter(|(_, target)| target.place.is_none());
        unplaced.map(|(index, target)| (index, target.kind)).collect()
    }

    pub(super) fn leaving_targets(&self) -> &[Target] {
        self.leaving.as_ref().map_or(&[], |leaving| &leaving.targets)
    }

    /// What kinds of figures the player whose chance it is has in a quarter.
    #[must_use]
    pub fn leaving_figures(&self, quarter: Quarter) -> Vec<Figure> {
        let (Some(seat), Some(city)) = (self.leaver(), &self.city) else { return Vec::new() };
        let has = |figure: &Figure| city.in_quarter(seat, quarter).any(|resident| resident.figure == *figure);
        Figure::ALL.into_iter().filter(has).collect()
    }

    /// The figures that the active player may send into a quarter (R-CNT-9).
    #[must_use]
    pub fn entrants(&self, quarter: Quarter) -> Vec<Figure> {
        let supply = self.supply(self.active());
        let is_open = quarter != Quarter::Market || self.setup.has_farmers();
        let may = |figure: &Figure| is_open && figure.may_enter(quarter) && supply.count(*figure) > 0;
        Figure::ALL.into_iter().filter(may).collect()
    }

    pub(super) fn allows_entering(&self, figure: Figure, quarter: Quarter) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if self.phase != Phase::Enter {
            return Err(Rejection::CityIsShut);
        }
        if quarter == Quarter::Market {
            self.must_have_farmers()?;
        }
        let seat = self.active();
        if self.supply(seat).count(figure) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure });
        }
        if figure.may_enter(quarter) { Ok(()) } else { Err(Rejection::NotInQuarter { figure, quarter }) }
    }

    pub(super) fn allows_moving_count(&self, quarter: Quarter) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        match &self.city {
            Some(_) if self.setup.rules.count_moves() != CountMoves::Free => Err(Rejection::CountMovesAlone),
            Some(city) if self.phase == Phase::MoveCount && city.count() != quarter => Ok(()),
            Some(_) if self.phase == Phase::MoveCount => Err(Rejection::CountIsThere { quarter }),
            Some(_) | None => Err(Rejection::CountStays),
        }
    }

    pub(super) fn allows_first_leaver(&self, seat: Seat) -> Result<(), Rejection> {
        if !self.must_say_who_begins() {
            return Err(Rejection::NobodyBegins);
        }
        let active = self.active();
        let left = active.next(self.setup.players.len());
        if seat == active || seat == left { Ok(()) } else { Err(Rejection::BeginsElsewhere { active, left }) }
    }

    pub(super) fn allows_leaving(&self, resident: Resident, to: Place) -> Result<(), Rejection> {
        self.must_be_leaver(resident.seat)?;
        let leaving = self.may_leave(resident)?;
        let feature = self.board.feature(to);
        let same = |target: &&Target| target.place.is_some_and(|place| self.board.feature(place) == feature);
        let target = leaving.targets.iter().filter(|_| feature.is_some()).find(same);
        match target {
            Some(target) if quarter_of(target.kind) == resident.quarter => Ok(()),
            Some(_) | None => Err(Rejection::NotThere { place: to, quarter: resident.quarter }),
        }
    }

    /// Whether a figure is in the City, and the Count lets it out (R-CNT-12).
    pub(super) fn may_leave(&self, resident: Resident) -> Result<&Leaving, Rejection> {
        let (Some(leaving), Some(city)) = (&self.leaving, &self.city) else { return Err(Rejection::NobodyLeaves) };
        if !city.residents().contains(&resident) {
            return Err(Rejection::NotInCity { seat: resident.seat, quarter: resident.quarter });
        }
        if !city.is_open(resident.quarter) {
            return Err(Rejection::CountBlocks { quarter: resident.quarter });
        }
        Ok(leaving)
    }

    pub(super) fn must_be_leaver(&self, seat: Seat) -> Result<(), Rejection> {
        if let Some(choice) = self.choices.first() {
            return Err(Rejection::ChooseFirst { seat: choice.seat });
        }
        match (&self.leaving, self.leaver()) {
            (Some(leaving), _) if leaving.undecided => Err(Rejection::SayWhoBegins),
            (Some(_), Some(leaver)) if leaver == seat => Ok(()),
            (Some(_), Some(leaver)) => Err(Rejection::OthersChance { seat: leaver }),
            (Some(_) | None, _) => Err(Rejection::NobodyLeaves),
        }
    }

    pub(super) fn begin_leaving(&mut self, first: Seat) {
        let players = self.setup.players.len();
        if let Some(leaving) = &mut self.leaving {
            let order = std::mem::take(&mut leaving.order);
            leaving.order = first.clockwise(players).filter(|seat| order.contains(seat)).collect();
            leaving.undecided = false;
        }
    }

    pub(super) fn leave_city(&mut self, resident: Resident, to: Place, outcomes: &mut Vec<Outcome>) {
        self.board.deploy(resident.seat, resident.figure, to);
        outcomes.push(Outcome::LeftCity { seat: resident.seat, quarter: resident.quarter, place: to });
        self.has_left(resident, outcomes);
    }

    /// A follower has left the City: orders may be about it, and the next may move.
    pub(super) fn has_left(&mut self, resident: Resident, outcomes: &mut Vec<Outcome>) {
        if let Some(city) = &mut self.city {
            city.leave(resident);
        }
        // R-KO-35: at the end the market is left after the last order could be fulfilled.
        if self.leaving.as_ref().is_some_and(|leaving| !leaving.at_end) {
            self.judge(&Occasion::LeftCity { seat: resident.seat }, outcomes);
        }
        let by_turns = self.setup.rules.differs(Switch::CountAtEnd);
        let Some(mut leaving) = self.leaving.take() else { return };
        if leaving.at_end && by_turns && !leaving.order.is_empty() {
            leaving.order.rotate_left(1);
        }
        let stays: Vec<Seat> = leaving.order.iter().copied().filter(|seat| self.can_leave(*seat, &leaving)).collect();
        leaving.order = stays;
        self.leaving = Some(leaving);
        self.close_leaving(outcomes);
    }

    pub(super) fn stay_in_city(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        if let Some(leaving) = &mut self.leaving {
            leaving.order.retain(|other| *other != seat);
        }
        self.close_leaving(outcomes);
    }

    /// When everybody had the chance, what waited for it goes on: scoring, or the end.
    pub(super) fn close_leaving(&mut self, outcomes: &mut Vec<Outcome>) {
        if !self.choices.is_empty() {
            return;
        }
        let Some(leaving) = self.leaving.take_if(|leaving| leaving.order.is_empty()) else { return };
        if leaving.at_end { self.finish(outcomes) } else { self.score_turn(outcomes) }
    }

    /// R-CNT-5, 6: whether the active player may send a follower into the City for what the turn's tile has completed, once
    /// all who could choose an order have done so.
    pub(super) fn judge_entry(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some(mut scorers) = self.turn.scorers.take().filter(|_| self.city.is_some()) else { return };
        if self.setup.rules.differs(Switch::CountOrders) {
            scorers.append(&mut self.turn.paid);
        }
        let active = self.active();
        let shut = if scorers.contains(&active) {
            Some(Shut::Scored)
        } else if scorers.is_empty() {
            Some(Shut::NobodyScored)
        } else if self.turn.has_entered && self.setup.rules.differs(Switch::CountDoubleTurn) {
            Some(Shut::EnteredBefore)
        } else if Quarter::ALL.into_iter().all(|quarter| self.entrants(quarter).is_empty()) {
            Some(Shut::NoFollower)
        } else {
            None
        };
        match shut {
            Some(why) => outcomes.push(Outcome::CityShut { seat: active, why }),
            None => self.turn.may_enter = true,
        }
    }

    pub(super) fn enter_city(&mut self, figure: Figure, quarter: Quarter, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        self.supplies[seat].take(figure);
        if let Some(city) = &mut self.city {
            city.enter(Resident { seat, figure, quarter });
        }
        self.turn.has_entered = true;
        self.phase = Phase::MoveCount;
        outcomes.push(Outcome::EnteredCity { seat, quarter });
        let residents = self.city.as_ref().map(City::residents).unwrap_or_default();
        let followers = residents.iter().filter(|resident| resident.seat == seat).count() as u32;
        self.judge(&Occasion::EnteredCity { seat, quarter, followers }, outcomes);
        self.follow_count(outcomes);
    }

    /// A42: where the table lets nobody choose, the Count moves by himself once a follower was sent into the City and all who may
    /// fulfil an order by that have done so. It counts as that player's move of him.
    pub(super) fn follow_count(&mut self, outcomes: &mut Vec<Outcome>) {
        let (Phase::MoveCount, Some(city)) = (self.phase, &self.city) else { return };
        if !self.choices.is_empty() {
            return;
        }
        let sent = city.residents().last().map_or(city.count(), |resident| resident.quarter);
        let to = match self.setup.rules.count_moves() {
            CountMoves::Free => return,
            CountMoves::Next => quarter_after(city.count()),
            CountMoves::Follower => sent,
        };
        if to == city.count() { self.go_on(outcomes) } else { self.move_count(to, outcomes) }
    }

    pub(super) fn move_count(&mut self, quarter: Quarter, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        if let Some(city) = &mut self.city {
            city.move_count(quarter);
        }
        outcomes.push(Outcome::CountMoved { seat, quarter });
        let residents = self.city.as_ref().map(City::residents).unwrap_or_default();
        let others = residents.iter().filter(|resident| resident.seat != seat && resident.quarter == quarter);
        let opponents = others.count() as u32;
        self.judge(&Occasion::CountMoved { seat, opponents }, outcomes);
        self.go_on(outcomes);
    }
}
