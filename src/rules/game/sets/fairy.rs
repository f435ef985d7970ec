//! The fairy in the course of a turn (R-PD-7): calling her, and the points that she brings.

use crate::card::occasion::Occasion;
use crate::expansion::count::{self, Carcassonne};
use crate::expansion::fairy::{self, Call, FAIRY_FEATURE, FAIRY_TURN, Fairy, Stand};
use crate::feature::join::FeatureId;
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, figures, sets};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scorepad::Entry;
use crate::scoring::{Label, Line, Score, Source};
use crate::setup::PRINCESS_DRAGON;
use crate::topic::Act;

/// The fairy (R-PD-7).
pub(super) struct Set;

impl Moments for Set {
    fn begin_turn(game: &mut Game, outcomes: &mut Vec<Outcome>) {
        game.turn.greeted = is_by(game, game.turn.seat);
        if game.turn.greeted {
            greets(game, outcomes);
        }
    }

    fn take_back_turn(game: &mut Game, outcomes: &mut Vec<Outcome>) {
        if std::mem::take(&mut game.turn.greeted) {
            takes_back(game, outcomes);
        }
    }

    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Fairy { answers(game) } else { Vec::new() }
    }

    fn bonuses(game: &Game, feature: FeatureId) -> Vec<Score> {
        bonus(game, feature)
    }

    fn settle(game: &mut Game) {
        settle(game);
    }
}

/// R-PD-8: pays the player of a turn 1 at its start for the fairy by one of that player's
/// followers.
fn greets(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    game.score(greeting(game.active(), FAIRY_TURN), outcomes);
}

/// Takes back what she has paid for the start of the turn.
fn takes_back(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    game.score(greeting(game.active(), -FAIRY_TURN), outcomes);
}

/// Whether the fairy serves a follower of that player.
fn is_by(game: &mut Game, seat: Seat) -> bool {
    settle(game);
    served(game).any(|(owner, _)| owner == seat)
}

/// The followers whom the fairy serves: the one by her, or with the house rule all on her tile
/// (R-PD-7).
fn served(game: &Game) -> impl Iterator<Item = (Seat, Stand)> {
    let on_tile = game.setup.rules.differs(HouseRule::FairyServesTile);
    let one = game
        .expansions
        .fairy
        .filter(|_| !on_tile)
        .and_then(|fairy| Some((fairy.beside?.seat, fairy.stand)));
    let fairy = game.expansions.fairy.filter(|_| on_tile);
    let here = move |stand: Stand| fairy.is_some_and(|fairy| stand.is_beside(fairy.stand));
    let all = standing_followers(game).filter(move |(_, stand)| here(*stand));
    one.into_iter().chain(all.map(|(follower, stand)| (follower.seat, stand)))
}

/// All followers that stand somewhere: on the board, on top of a tower, in the City.
fn standing_followers(game: &Game) -> impl Iterator<Item = (Occupant, Stand)> {
    let figures = game.board.figures().iter().filter(|deployed| deployed.figure.is_follower());
    let figures = figures.map(|deployed| (deployed.occupant(), Stand::Segment(deployed.place)));
    let guards = sets::tower::guards(game).map(|(guard, at)| (guard, Stand::Tower(at)));
    let residents = game.expansions.city.iter().flat_map(Carcassonne::residents);
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
pub(in crate::game) fn has_bonus(game: &Game, seat: Seat, place: Place) -> bool {
    served(game).any(|served| served == (seat, Stand::Segment(place)))
}

/// The segment of the follower by the fairy, for whom its feature brings a bonus; `None` if
/// nobody stands by her on the board.
pub fn bonus_place(game: &Game) -> Option<Place> {
    game.fairy().and_then(Fairy::follower).map(|(_, place)| place)
}

/// R-PD-4: whether the fairy keeps the dragon from a tile.
pub(in crate::game) fn is_kept_from_dragon(game: &Game, at: Position) -> bool {
    game.expansions.fairy.is_some_and(|fairy| fairy.stand.at() == Some(at))
}

/// A21: whether points are scoring that opens or shuts the City; the fairy's may be none.
pub(in crate::game) fn is_scoring(game: &Game, score: &Score) -> bool {
    !score.source.is_bonus() || !game.setup.rules.differs(HouseRule::FairyIsNoScoring)
}

/// R-PD-9: the 3 points for the owner of the follower by the fairy when its feature is scored.
fn bonus(game: &Game, feature: FeatureId) -> Vec<Score> {
    let is_there = |(_, stand): &(Seat, Stand)| match stand {
        Stand::Segment(place) => game.board.feature(*place) == Some(feature),
        Stand::Tower(_) | Stand::Quarter(_) => false,
    };
    let mut seats: Vec<Seat> = served(game).filter(is_there).map(|(seat, _)| seat).collect();
    seats.sort_unstable();
    seats.dedup();
    beside(&seats)
}

/// Leaves the fairy alone if her follower is gone, or has gone elsewhere.
pub(in crate::game) fn settle(game: &mut Game) {
    let Some(Fairy { beside: Some(follower), stand }) = game.expansions.fairy else { return };
    if !standing_followers(game).any(|other| other == (follower, stand)) {
        game.expansions.fairy = Some(Fairy { beside: None, stand });
    }
}

/// The followers of the active player next to which the fairy may go (R-PD-7).
pub fn places(game: &Game) -> Vec<(Figure, Stand)> {
    let own = standing_followers(game).filter(|(follower, _)| follower.seat == game.active());
    let mut places: Vec<(Figure, Stand)> = Vec::new();
    for (follower, stand) in own {
        // Followers of one kind in one quarter are alike.
        if !places.contains(&(follower.figure, stand))
            && allows(game, follower.figure, Some(stand)).is_ok()
        {
            places.push((follower.figure, stand));
        }
    }
    places
}

pub(in crate::game) fn answers(game: &Game) -> Vec<Answer> {
    let call = |(figure, stand): (Figure, Stand)| {
        let target = match stand {
            Stand::Segment(place) => Target::Segment(place),
            Stand::Tower(at) => Target::Tile(at),
            Stand::Quarter(quarter) => {
                game.board().quarter(quarter).map_or(Target::Nowhere, Target::Tile)
            }
        };
        let shows = Shows::neutral(Neutral::Fairy);
        Answer::new(Move::MoveFairy(Call::new(figure, stand))).at(target).showing(shows)
    };
    places(game).into_iter().map(call).collect()
}

pub(in crate::game) fn allows(
    game: &Game,
    figure: Figure,
    stand: Option<Stand>,
) -> Result<(), Rejection> {
    game.must_have_no_figure_yet()?;
    let seat = game.active();
    if !game.setup.has(PRINCESS_DRAGON) {
        return Err(Rejection::NotInPlay);
    }
    let stand = stand.ok_or(Rejection::from(fairy::Rejection::Where))?;
    if matches!(stand, Stand::Quarter(_)) && game.setup.rules.differs(HouseRule::NoFairyInCity) {
        return Err(fairy::Rejection::NotInCity.into());
    }
    figures::must_be_follower(figure)?;
    if !standing_followers(game).any(|other| other == (Occupant { seat, figure }, stand)) {
        return Err(match stand {
            Stand::Segment(place) => Rejection::NobodyThere { place },
            Stand::Tower(at) => fairy::Rejection::NobodyOnTower { at }.into(),
            Stand::Quarter(quarter) => count::Rejection::NotInCity { seat, quarter }.into(),
        });
    }
    let is_there = |fairy: Fairy| {
        if game.setup.rules.differs(HouseRule::FairyServesTile) {
            fairy.stand.is_beside(stand)
        } else {
            (fairy.beside, fairy.stand) == (Some(Occupant { seat, figure }), stand)
        }
    };
    if game.expansions.fairy.is_some_and(is_there) {
        Err(fairy::Rejection::IsThere.into())
    } else {
        Ok(())
    }
}

pub(in crate::game) fn call(
    game: &mut Game,
    figure: Figure,
    stand: Option<Stand>,
    outcomes: &mut Vec<Outcome>,
) {
    let Some(stand) = stand else { return };
    let seat = game.active();
    game.expansions.fairy = Some(Fairy { stand, beside: Some(Occupant { seat, figure }) });
    game.has_acted();
    outcomes.push(fairy::Outcome::Moved { seat, stand }.into());
    let feature = match stand {
        Stand::Segment(place) => game.board.feature(place),
        Stand::Tower(_) | Stand::Quarter(_) => None,
    };
    let record = feature.map(|feature| game.board.record(feature));
    game.judge(&Occasion::FairyMoved { seat, record }, outcomes);
}

/// R-PD-8: the score of a player for the start of a turn.
fn greeting(seat: Seat, points: i32) -> Score {
    let lines = vec![Line::new(Label::FairyTurn, 1, points)];
    Score { seat, source: Source::Fairy, lines, record: None }
}

/// The player whom the fairy serves, as far as the scorepad knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::game) struct Served {
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

/// The owner of the follower by the fairy, as far as the scorepad knows (R-PD-7).
pub fn owner(game: &Game) -> Option<Seat> {
    game.pad.as_ref()?.served.owner
}

/// The players in whose share of a bonus an entry may tell: by whose followers the scorepad
/// knows the fairy to stand, and with the house rule all of them.
pub fn bonus_sharers(game: &Game, entry: &Entry) -> impl Iterator<Item = Seat> {
    let owner = owner(game);
    let on_tile = owner.is_some() && game.setup.rules.differs(HouseRule::FairyServesTile);
    let may = move |seat: &Seat| on_tile || owner == Some(*seat) || entry.fairy.contains(seat);
    game.seats().filter(may)
}

/// Lets the fairy greet the player on turn, once it is told that this turn comes (R-PD-8).
pub(in crate::game) fn pay_greeting(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let active = game.active();
    let pad = game.pad.as_mut();
    if pad.and_then(|pad| pad.served.greeted.take_if(|to| *to == active)).is_some() {
        greets(game, outcomes);
    }
}

/// Leaves the fairy alone, if she stood by a follower on that feature, which goes home.
pub(in crate::game) fn leave_served(game: &mut Game, entry: &Entry) {
    let Some(pad) = &mut game.pad else { return };
    entry.fairy.iter().for_each(|seat| pad.served.leave(*seat));
}

impl Entry {
    /// R-PD-9: the scores for the players whose followers on it the fairy serves.
    pub(in crate::game) fn bonuses(&self) -> Vec<Score> {
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
