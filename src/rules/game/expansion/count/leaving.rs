//! Leaving the City before a turn is scored (R-CNT-13), and before the end (R-CNT-17).

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::count::{self, Carcassonne, Resident, quarter_of};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Place};
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Step};
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::orders;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::tile::Quarter;

/// The round in which followers leave the City.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::rules::game) struct Leaving {
    /// The players who may still move, the next first; until it is known who begins, in turn order
    /// from the active player on.
    order: Vec<Seat>,
    /// Whether the active player has yet to say who begins (R-CNT-14).
    pub undecided: bool,
    /// The features that may be joined.
    destinations: Vec<Destination>,
    /// Whether the game is over after the round.
    pub at_end: bool,
}

/// A feature that may be joined from the City.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules::game) struct Destination {
    pub kind: Kind,
    /// One segment of the feature; `None` if the board is not mirrored.
    pub place: Option<Place>,
    /// Whether nobody stands there, and nobody may come (R-CNT-16).
    pub shut: bool,
}

impl Destination {
    fn at(place: Place) -> Self {
        Self { kind: place.segment.into(), place: Some(place), shut: false }
    }

    /// A figure in the quarter from which this feature is joined, if there is one.
    pub fn resident(self, seat: Seat, figure: Figure) -> Option<Resident> {
        Some(Resident { seat, figure, quarter: quarter_of(self.kind)? })
    }
}

impl Game {
    /// Opens the round before the features just completed are scored, if anybody can move
    /// (R-CNT-13…16). Returns whether it did.
    pub(in crate::rules::game) fn open_leaving(&mut self) -> bool {
        if self.expansions.city.is_none() {
            return false;
        }
        if self.pad.is_some() {
            return self.open(self.noted_destinations(), false);
        }
        let completed = self.completed_now().into_iter();
        let may_join = |feature: &_| {
            let strict = !self.setup.rules.differs(HouseRule::LeaveForUnoccupied);
            !strict || self.board.is_occupied(*feature)
        };
        let joined = completed.filter(may_join).chain(self.barns_to_join());
        let mut destinations: Vec<Place> = Vec::new();
        for place in joined.filter_map(|feature| self.board.places(feature).next()) {
            if !destinations.contains(&place) {
                destinations.push(place);
            }
        }
        self.open(destinations.into_iter().map(Destination::at).collect(), false)
    }

    /// R-CNT-19, the house rule: the fields that barns are about to score. A new barn without
    /// farmers scores nobody, and its field may be joined where unoccupied features may (R-CNT-16,
    /// the house rule).
    fn barns_to_join(&self) -> Vec<FeatureId> {
        if !self.setup.rules.differs(HouseRule::LeaveForBarn) {
            return Vec::new();
        }
        let new = self
            .turn
            .expansions
            .barn
            .filter(|_| self.setup.rules.differs(HouseRule::LeaveForUnoccupied));
        let new = new.and_then(|place| self.board.feature(place));
        self.barn_fields(&self.turn.placed).into_iter().chain(new).collect()
    }

    /// Opens the round before the final scoring, if anybody can move (R-CNT-17, 18). Returns
    /// whether it did.
    pub(in crate::rules::game) fn open_last_leaving(&mut self) -> bool {
        if self.expansions.city.is_none() {
            return false;
        }
        let all = self.setup.rules.differs(HouseRule::AllQuartersLeaveAtEnd);
        if self.pad.is_some() {
            let kinds = [Kind::Field, Kind::City, Kind::Road, Kind::MONASTERY].into_iter();
            let kinds = kinds.filter(|kind| all || *kind == Kind::Field);
            return self.open(
                kinds.map(|kind| Destination { kind, place: None, shut: false }).collect(),
                true,
            );
        }
        let features = self.board.features().filter(|feature| {
            let is_field = self.board.kind(*feature) == Kind::Field;
            is_field || (all && !self.board.is_complete(*feature))
        });
        let destinations = features
            .filter_map(|feature| self.board.places(feature).next())
            .map(Destination::at)
            .collect();
        self.open(destinations, true)
    }

    fn open(&mut self, destinations: Vec<Destination>, at_end: bool) -> bool {
        let mut leaving = Leaving { order: Vec::new(), undecided: false, destinations, at_end };
        let company = self.company.clockwise(self.active());
        let movers = company.filter(|seat| self.can_leave(*seat, &leaving));
        leaving.order = movers.collect();
        let by_turns = at_end && self.setup.rules.differs(HouseRule::AllQuartersLeaveAtEnd);
        if by_turns {
            // R-CNT-18: the player to the left of the last one begins, one follower at a time.
            let last = self.active();
            leaving.order.sort_by_key(|seat| *seat == last);
        }
        let left_begins = self.setup.rules.differs(HouseRule::LeftLeavesFirst);
        if left_begins && !by_turns {
            let active = self.active();
            leaving.order.sort_by_key(|seat| *seat == active);
        }
        leaving.undecided = leaving.order.len() > 1 && !by_turns && !left_begins;
        let opened = !leaving.order.is_empty();
        if opened {
            self.expansions.leaving = Some(leaving);
        }
        opened && self.ask(Step::Leave)
    }

    fn can_leave(&self, seat: Seat, leaving: &Leaving) -> bool {
        leaving.destinations.iter().any(|destination| self.may_join(seat, *destination))
    }

    /// Whether a player has a figure in the quarter that leads to a feature, and the Count lets it
    /// out (R-CNT-12).
    fn may_join(&self, seat: Seat, destination: Destination) -> bool {
        let Some(quarter) = quarter_of(destination.kind) else { return false };
        let leaves = |city: &Carcassonne| {
            city.is_open(quarter) && city.in_quarter(seat, quarter).next().is_some()
        };
        !destination.shut && self.expansions.city.as_ref().is_some_and(leaves)
    }

    /// The player whose chance it is to move followers out of the City; the active player while it
    /// is open who begins.
    pub fn leaver(&self) -> Option<Seat> {
        let leaving = self.expansions.leaving.as_ref()?;
        if leaving.undecided { Some(self.active()) } else { leaving.order.first().copied() }
    }

    /// Whether the active player has yet to say who begins to leave the City (R-CNT-14).
    pub fn must_say_who_begins(&self) -> bool {
        self.expansions.leaving.as_ref().is_some_and(|leaving| leaving.undecided)
    }

    /// The features that the leaver may join, by their places among all of the round.
    fn joinable(&self) -> impl Iterator<Item = (usize, Destination)> {
        let seat = self.leaver().filter(|_| !self.must_say_who_begins());
        let destinations = self.leaving_destinations().iter().copied().enumerate();
        destinations.filter(move |(_, destination)| {
            seat.is_some_and(|seat| self.may_join(seat, *destination))
        })
    }

    /// The features that the player whose chance it is may join, with the quarters that lead there.
    pub fn ways_out(&self) -> Vec<(Quarter, Place)> {
        self.joinable()
            .filter_map(|(_, destination)| {
                Some((quarter_of(destination.kind)?, destination.place?))
            })
            .collect()
    }

    /// On the scorepad: the kinds of features that the player whose chance it is may join, by their
    /// places in the note.
    pub fn kinds_to_join(&self) -> Vec<(usize, Kind)> {
        let unplaced = self.joinable().filter(|(_, destination)| destination.place.is_none());
        unplaced.map(|(index, destination)| (index, destination.kind)).collect()
    }

    pub(in crate::rules::game) fn leaving_destinations(&self) -> &[Destination] {
        self.expansions.leaving.as_ref().map_or(&[], |leaving| &leaving.destinations)
    }

    /// The kinds of figures that the player whose chance it is has in a quarter.
    pub fn leaving_figures(&self, quarter: Quarter) -> Vec<Figure> {
        let (Some(seat), Some(city)) = (self.leaver(), &self.expansions.city) else {
            return Vec::new();
        };
        let has = |figure: &Figure| {
            city.in_quarter(seat, quarter).any(|resident| resident.figure == *figure)
        };
        Figure::ALL.into_iter().filter(has).collect()
    }

    pub(in crate::rules::game) fn question_of_leaving(&self) -> Option<Question> {
        let player = self.leaver()?;
        if self.must_say_who_begins() {
            let left = self.company.next(player);
            let answers = [player, left].map(|player| {
                Answer::new(Move::BeginLeaving { player }).showing(Shows::Seat(player))
            });
            return Some(Question::new(player, Topic::BeginLeaving, answers.to_vec()));
        }
        let out = self.ways_out().into_iter().flat_map(|(from, place)| {
            self.leaving_figures(from).into_iter().map(move |figure| {
                let (at, on) = (place.at, place.segment);
                Answer::new(Move::LeaveCity { player, figure, from, at, on })
                    .at(Target::Feature(place))
                    .showing(Shows::figure(player, figure))
            })
        });
        let noted = self.kinds_to_join().into_iter().flat_map(|(feature, kind)| {
            let figures = quarter_of(kind).map(|quarter| self.leaving_figures(quarter));
            figures.into_iter().flatten().map(move |figure| {
                Answer::new(Move::JoinFeature { player, figure, feature })
                    .showing(Shows::figure(player, figure))
            })
        });
        Some(
            Question::new(player, Topic::Leave, out.chain(noted).collect())
                .or(Move::StayInCity { player }),
        )
    }

    pub(in crate::rules::game) fn allows_first_leaver(&self, seat: Seat) -> Result<(), Rejection> {
        if !self.must_say_who_begins() {
            return Err(count::Rejection::NobodyBegins.into());
        }
        let active = self.active();
        let left = self.company.next(active);
        if seat == active || seat == left {
            Ok(())
        } else {
            Err(count::Rejection::BeginsElsewhere { active, left }.into())
        }
    }

    pub(in crate::rules::game) fn allows_leaving(
        &self,
        resident: Resident,
        to: Place,
    ) -> Result<(), Rejection> {
        self.must_be_leaver(resident.seat)?;
        let leaving = self.may_leave(resident)?;
        let feature = self.board.feature(to);
        let same = |destination: &&Destination| {
            destination.place.is_some_and(|place| self.board.feature(place) == feature)
        };
        let destination = leaving.destinations.iter().filter(|_| feature.is_some()).find(same);
        match destination {
            Some(destination) if quarter_of(destination.kind) == Some(resident.quarter) => Ok(()),
            Some(_) | None => {
                Err(count::Rejection::NotThere { place: to, quarter: resident.quarter }.into())
            }
        }
    }

    /// Whether a figure is in the City, and the Count lets it out (R-CNT-12).
    pub(in crate::rules::game) fn may_leave(
        &self,
        resident: Resident,
    ) -> Result<&Leaving, Rejection> {
        let (Some(leaving), Some(city)) = (&self.expansions.leaving, &self.expansions.city) else {
            return Err(count::Rejection::NobodyLeaves.into());
        };
        if !city.residents().contains(&resident) {
            return Err(count::Rejection::NotInCity {
                seat: resident.seat,
                quarter: resident.quarter,
            }
            .into());
        }
        if !city.is_open(resident.quarter) {
            return Err(count::Rejection::Blocked { quarter: resident.quarter }.into());
        }
        Ok(leaving)
    }

    pub(in crate::rules::game) fn must_be_leaver(&self, seat: Seat) -> Result<(), Rejection> {
        if let Some(choice) = self.choices.first() {
            return Err(Rejection::Orders(orders::Rejection::ChooseFirst { seat: choice.seat }));
        }
        match (&self.expansions.leaving, self.leaver()) {
            (Some(leaving), _) if leaving.undecided => Err(count::Rejection::SayWhoBegins.into()),
            (Some(_), Some(leaver)) if leaver == seat => Ok(()),
            (Some(_), Some(leaver)) => Err(count::Rejection::OthersChance { seat: leaver }.into()),
            (Some(_) | None, _) => Err(count::Rejection::NobodyLeaves.into()),
        }
    }

    pub(in crate::rules::game) fn begin_leaving(&mut self, first: Seat) {
        if let Some(leaving) = &mut self.expansions.leaving {
            let order = std::mem::take(&mut leaving.order);
            let company = self.company.clockwise(first);
            leaving.order = company.filter(|seat| order.contains(seat)).collect();
            leaving.undecided = false;
        }
    }

    pub(in crate::rules::game) fn leave_city(
        &mut self,
        resident: Resident,
        to: Place,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.board.deploy(resident.seat, resident.figure, to);
        outcomes.push(
            count::Outcome::LeftCity { seat: resident.seat, quarter: resident.quarter, place: to }
                .into(),
        );
        self.has_left(resident, outcomes);
    }

    /// Goes on after a follower has left the City: orders are judged, and the next player may move.
    pub(in crate::rules::game) fn has_left(
        &mut self,
        resident: Resident,
        outcomes: &mut Vec<Outcome>,
    ) {
        if let Some(city) = &mut self.expansions.city {
            city.leave(resident);
        }
        // R-KO-35: the market is left at the end, when no order can be fulfilled any more.
        if self.expansions.leaving.as_ref().is_some_and(|leaving| !leaving.at_end) {
            self.judge(&Occasion::LeftCity { seat: resident.seat }, outcomes);
        }
        let by_turns = self.setup.rules.differs(HouseRule::AllQuartersLeaveAtEnd);
        let Some(mut leaving) = self.expansions.leaving.take() else {
            return debug_assert!(false, "whoever leaves does it in a round");
        };
        if leaving.at_end && by_turns && !leaving.order.is_empty() {
            leaving.order.rotate_left(1);
        }
        let stays: Vec<Seat> =
            leaving.order.iter().copied().filter(|seat| self.can_leave(*seat, &leaving)).collect();
        leaving.order = stays;
        self.expansions.leaving = Some(leaving);
        self.close_leaving(outcomes);
    }

    pub(in crate::rules::game) fn stay_in_city(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        if let Some(leaving) = &mut self.expansions.leaving {
            leaving.order.retain(|other| *other != seat);
        }
        self.close_leaving(outcomes);
    }

    /// Asks again who leaves the City after figures were set right: whoever has no way out any more
    /// is passed over.
    pub(in crate::rules::game) fn leave_again(&mut self, outcomes: &mut Vec<Outcome>) {
        let Some(mut leaving) = self.expansions.leaving.take() else { return };
        let strict = !leaving.at_end && !self.setup.rules.differs(HouseRule::LeaveForUnoccupied);
        let board = &self.board;
        let is_occupied = |destination: &Destination| {
            let feature = destination.place.and_then(|place| board.feature(place));
            feature.is_some_and(|feature| board.is_occupied(feature))
        };
        leaving.destinations.retain(|destination| !strict || is_occupied(destination));
        let mut order = std::mem::take(&mut leaving.order);
        order.retain(|seat| self.can_leave(*seat, &leaving));
        leaving.undecided &= order.len() > 1;
        leaving.order = order;
        self.expansions.leaving = Some(leaving);
        self.close_leaving(outcomes);
    }

    /// Goes on to scoring, or to the end, when everybody had the chance.
    fn close_leaving(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.leaver().is_none() {
            self.answered(outcomes);
        }
    }
}
