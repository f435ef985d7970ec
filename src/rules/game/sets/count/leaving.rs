//! Leaving the City before a turn is scored (R-CNT-13), and before the end (R-CNT-17).

use crate::card::occasion::Occasion;
use crate::expansion::count::{self, Carcassonne, Resident, quarter_of};
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::{Game, Step, sets};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::orders;
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scorepad::Entry;
use crate::tile::Quarter;

/// The round in which followers leave the City.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::game) struct Leaving {
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
pub(in crate::game) struct Destination {
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

/// Opens the round before the features just completed are scored, if anybody can move
/// (R-CNT-13…16). Returns whether it did.
pub(in crate::game) fn open_leaving(game: &mut Game) -> bool {
    if game.expansions.city.is_none() {
        return false;
    }
    if game.pad.is_some() {
        return open(game, noted_destinations(game), false);
    }
    let completed = sets::ferry::completed_now(game).into_iter();
    let may_join = |feature: &_| {
        let strict = !game.setup.rules.differs(HouseRule::LeaveForUnoccupied);
        !strict || game.board.is_occupied(*feature)
    };
    let joined = completed.filter(may_join).chain(barns_to_join(game));
    let mut destinations: Vec<Place> = Vec::new();
    for place in joined.filter_map(|feature| game.board.places(feature).next()) {
        if !destinations.contains(&place) {
            destinations.push(place);
        }
    }
    open(game, destinations.into_iter().map(Destination::at).collect(), false)
}

/// R-CNT-19, the house rule: the fields that barns are about to score. A new barn without
/// farmers scores nobody, and its field may be joined where unoccupied features may (R-CNT-16,
/// the house rule).
fn barns_to_join(game: &Game) -> Vec<FeatureId> {
    if !game.setup.rules.differs(HouseRule::LeaveForBarn) {
        return Vec::new();
    }
    let new = game
        .turn
        .expansions
        .barn
        .filter(|_| game.setup.rules.differs(HouseRule::LeaveForUnoccupied));
    let new = new.and_then(|place| game.board.feature(place));
    sets::barn::fields_beside(game, &game.turn.placed).into_iter().chain(new).collect()
}

/// Opens the round before the final scoring, if anybody can move (R-CNT-17, 18). Returns
/// whether it did.
pub(in crate::game) fn open_last_leaving(game: &mut Game) -> bool {
    if game.expansions.city.is_none() {
        return false;
    }
    let all = game.setup.rules.differs(HouseRule::AllQuartersLeaveAtEnd);
    if game.pad.is_some() {
        let kinds = [Kind::Field, Kind::City, Kind::Road, Kind::MONASTERY].into_iter();
        let kinds = kinds.filter(|kind| all || *kind == Kind::Field);
        return open(
            game,
            kinds.map(|kind| Destination { kind, place: None, shut: false }).collect(),
            true,
        );
    }
    let features = game.board.features().filter(|feature| {
        let is_field = game.board.kind(*feature) == Kind::Field;
        is_field || (all && !game.board.is_complete(*feature))
    });
    let destinations = features
        .filter_map(|feature| game.board.places(feature).next())
        .map(Destination::at)
        .collect();
    open(game, destinations, true)
}

fn open(game: &mut Game, destinations: Vec<Destination>, at_end: bool) -> bool {
    let mut leaving = Leaving { order: Vec::new(), undecided: false, destinations, at_end };
    let company = game.people.clockwise(game.active());
    let movers = company.filter(|seat| can_leave(game, *seat, &leaving));
    leaving.order = movers.collect();
    let by_turns = at_end && game.setup.rules.differs(HouseRule::AllQuartersLeaveAtEnd);
    if by_turns {
        // R-CNT-18: the player to the left of the last one begins, one follower at a time.
        let last = game.active();
        leaving.order.sort_by_key(|seat| *seat == last);
    }
    let left_begins = game.setup.rules.differs(HouseRule::LeftLeavesFirst);
    if left_begins && !by_turns {
        let active = game.active();
        leaving.order.sort_by_key(|seat| *seat == active);
    }
    leaving.undecided = leaving.order.len() > 1 && !by_turns && !left_begins;
    let opened = !leaving.order.is_empty();
    if opened {
        game.expansions.leaving = Some(leaving);
    }
    opened && game.ask(Step::Leave)
}

fn can_leave(game: &Game, seat: Seat, leaving: &Leaving) -> bool {
    leaving.destinations.iter().any(|destination| may_join(game, seat, *destination))
}

/// Whether a player has a figure in the quarter that leads to a feature, and the Count lets it
/// out (R-CNT-12).
fn may_join(game: &Game, seat: Seat, destination: Destination) -> bool {
    let Some(quarter) = quarter_of(destination.kind) else { return false };
    let leaves = |city: &Carcassonne| {
        city.is_open(quarter) && city.in_quarter(seat, quarter).next().is_some()
    };
    !destination.shut && game.expansions.city.as_ref().is_some_and(leaves)
}

/// The player whose chance it is to move followers out of the City; the active player while it
/// is open who begins.
pub fn leaver(game: &Game) -> Option<Seat> {
    let leaving = game.expansions.leaving.as_ref()?;
    if leaving.undecided { Some(game.active()) } else { leaving.order.first().copied() }
}

/// Whether the active player has yet to say who begins to leave the City (R-CNT-14).
pub fn must_say_who_begins(game: &Game) -> bool {
    game.expansions.leaving.as_ref().is_some_and(|leaving| leaving.undecided)
}

/// The features that the leaver may join, by their places among all of the round.
fn joinable(game: &Game) -> impl Iterator<Item = (usize, Destination)> {
    let seat = leaver(game).filter(|_| !must_say_who_begins(game));
    let destinations = leaving_destinations(game).iter().copied().enumerate();
    destinations
        .filter(move |(_, destination)| seat.is_some_and(|seat| may_join(game, seat, *destination)))
}

/// The features that the player whose chance it is may join, with the quarters that lead there.
pub fn ways_out(game: &Game) -> Vec<(Quarter, Place)> {
    joinable(game)
        .filter_map(|(_, destination)| Some((quarter_of(destination.kind)?, destination.place?)))
        .collect()
}

/// On the scorepad: the kinds of features that the player whose chance it is may join, by their
/// places in the note.
pub fn kinds_to_join(game: &Game) -> Vec<(usize, Kind)> {
    let unplaced = joinable(game).filter(|(_, destination)| destination.place.is_none());
    unplaced.map(|(index, destination)| (index, destination.kind)).collect()
}

pub(in crate::game) fn leaving_destinations(game: &Game) -> &[Destination] {
    game.expansions.leaving.as_ref().map_or(&[], |leaving| &leaving.destinations)
}

/// The kinds of figures that the player whose chance it is has in a quarter.
pub fn leaving_figures(game: &Game, quarter: Quarter) -> Vec<Figure> {
    let (Some(seat), Some(city)) = (leaver(game), &game.expansions.city) else {
        return Vec::new();
    };
    let has =
        |figure: &Figure| city.in_quarter(seat, quarter).any(|resident| resident.figure == *figure);
    Figure::ALL.into_iter().filter(has).collect()
}

pub(in crate::game) fn question_of_leaving(game: &Game) -> Option<Question> {
    let player = leaver(game)?;
    if must_say_who_begins(game) {
        let left = game.people.next(player);
        let answers = [player, left]
            .map(|player| Answer::new(Move::BeginLeaving { player }).showing(Shows::Seat(player)));
        return Some(Question::new(player, Topic::BeginLeaving, answers.to_vec()));
    }
    let out = ways_out(game).into_iter().flat_map(|(from, place)| {
        leaving_figures(game, from).into_iter().map(move |figure| {
            let (at, on) = (place.at, place.segment);
            Answer::new(Move::LeaveCity { player, figure, from, at, on })
                .at(Target::Feature(place))
                .showing(Shows::figure(player, figure))
        })
    });
    let noted = kinds_to_join(game).into_iter().flat_map(|(feature, kind)| {
        let figures = quarter_of(kind).map(|quarter| leaving_figures(game, quarter));
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

pub(in crate::game) fn allows_first_leaver(game: &Game, seat: Seat) -> Result<(), Rejection> {
    if !must_say_who_begins(game) {
        return Err(count::Rejection::NobodyBegins.into());
    }
    let active = game.active();
    let left = game.people.next(active);
    if seat == active || seat == left {
        Ok(())
    } else {
        Err(count::Rejection::BeginsElsewhere { active, left }.into())
    }
}

pub(in crate::game) fn allows_leaving(
    game: &Game,
    resident: Resident,
    to: Place,
) -> Result<(), Rejection> {
    must_be_leaver(game, resident.seat)?;
    let leaving = may_leave(game, resident)?;
    let feature = game.board.feature(to);
    let same = |destination: &&Destination| {
        destination.place.is_some_and(|place| game.board.feature(place) == feature)
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
pub(in crate::game) fn may_leave(game: &Game, resident: Resident) -> Result<&Leaving, Rejection> {
    let (Some(leaving), Some(city)) = (&game.expansions.leaving, &game.expansions.city) else {
        return Err(count::Rejection::NobodyLeaves.into());
    };
    if !city.residents().contains(&resident) {
        return Err(
            count::Rejection::NotInCity { seat: resident.seat, quarter: resident.quarter }.into()
        );
    }
    if !city.is_open(resident.quarter) {
        return Err(count::Rejection::Blocked { quarter: resident.quarter }.into());
    }
    Ok(leaving)
}

pub(in crate::game) fn must_be_leaver(game: &Game, seat: Seat) -> Result<(), Rejection> {
    if let Some(choice) = game.choices.first() {
        return Err(Rejection::Orders(orders::Rejection::ChooseFirst { seat: choice.seat }));
    }
    match (&game.expansions.leaving, leaver(game)) {
        (Some(leaving), _) if leaving.undecided => Err(count::Rejection::SayWhoBegins.into()),
        (Some(_), Some(leaver)) if leaver == seat => Ok(()),
        (Some(_), Some(leaver)) => Err(count::Rejection::OthersChance { seat: leaver }.into()),
        (Some(_) | None, _) => Err(count::Rejection::NobodyLeaves.into()),
    }
}

pub(in crate::game) fn begin_leaving(game: &mut Game, first: Seat) {
    if let Some(leaving) = &mut game.expansions.leaving {
        let order = std::mem::take(&mut leaving.order);
        let company = game.people.clockwise(first);
        leaving.order = company.filter(|seat| order.contains(seat)).collect();
        leaving.undecided = false;
    }
}

pub(in crate::game) fn leave_city(
    game: &mut Game,
    resident: Resident,
    to: Place,
    outcomes: &mut Vec<Outcome>,
) {
    game.board.join(resident.seat, resident.figure, to);
    outcomes.push(
        count::Outcome::LeftCity { seat: resident.seat, quarter: resident.quarter, place: to }
            .into(),
    );
    has_left(game, resident, outcomes);
}

/// Goes on after a follower has left the City: orders are judged, and the next player may move.
pub(in crate::game) fn has_left(game: &mut Game, resident: Resident, outcomes: &mut Vec<Outcome>) {
    if let Some(city) = &mut game.expansions.city {
        city.leave(resident);
    }
    // R-KO-35: the market is left at the end, when no order can be fulfilled any more.
    if game.expansions.leaving.as_ref().is_some_and(|leaving| !leaving.at_end) {
        game.judge(&Occasion::LeftCity { seat: resident.seat }, outcomes);
    }
    let by_turns = game.setup.rules.differs(HouseRule::AllQuartersLeaveAtEnd);
    let Some(mut leaving) = game.expansions.leaving.take() else {
        return debug_assert!(false, "whoever leaves does it in a round");
    };
    if leaving.at_end && by_turns && !leaving.order.is_empty() {
        leaving.order.rotate_left(1);
    }
    let stays: Vec<Seat> =
        leaving.order.iter().copied().filter(|seat| can_leave(game, *seat, &leaving)).collect();
    leaving.order = stays;
    game.expansions.leaving = Some(leaving);
    close_leaving(game, outcomes);
}

pub(in crate::game) fn stay_in_city(game: &mut Game, seat: Seat, outcomes: &mut Vec<Outcome>) {
    if let Some(leaving) = &mut game.expansions.leaving {
        leaving.order.retain(|other| *other != seat);
    }
    close_leaving(game, outcomes);
}

/// Asks again who leaves the City after figures were set right: whoever has no way out any more
/// is passed over.
pub(in crate::game) fn leave_again(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let Some(mut leaving) = game.expansions.leaving.take() else { return };
    let strict = !leaving.at_end && !game.setup.rules.differs(HouseRule::LeaveForUnoccupied);
    let board = &game.board;
    let is_occupied = |destination: &Destination| {
        let feature = destination.place.and_then(|place| board.feature(place));
        feature.is_some_and(|feature| board.is_occupied(feature))
    };
    leaving.destinations.retain(|destination| !strict || is_occupied(destination));
    let mut order = std::mem::take(&mut leaving.order);
    order.retain(|seat| can_leave(game, *seat, &leaving));
    leaving.undecided &= order.len() > 1;
    leaving.order = order;
    game.expansions.leaving = Some(leaving);
    close_leaving(game, outcomes);
}

/// Goes on to scoring, or to the end, when everybody had the chance.
fn close_leaving(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    if leaver(game).is_none() {
        game.answered(outcomes);
    }
}

/// The features for which followers may leave the City: the completed ones of the note
/// (R-CNT-13), and with the house rule fields that a barn scores (R-CNT-19).
fn noted_destinations(game: &Game) -> Vec<Destination> {
    let Some(note) = game.pad.as_ref().and_then(|pad| pad.pending()) else {
        return Vec::new();
    };
    let strict = !game.setup.rules.differs(HouseRule::LeaveForUnoccupied);
    let no_barns = !game.setup.rules.differs(HouseRule::LeaveForBarn);
    let destination = |entry: &Entry, shut| Destination { kind: entry.kind, place: None, shut };
    let is_empty = |entry: &Entry| !entry.occupants().any(|occupant| occupant.figure.is_follower());
    let completed =
        note.completed.iter().map(|entry| destination(entry, strict && is_empty(entry)));
    let fields = note.fields.iter().map(|field| {
        let has_barn = field.occupants().any(|occupant| occupant.figure == Figure::Barn);
        destination(field, no_barns || !has_barn || is_empty(field))
    });
    let barn =
        note.barn.iter().map(|field| destination(field, no_barns || (strict && is_empty(field))));
    completed.chain(fields).chain(barn).collect()
}
