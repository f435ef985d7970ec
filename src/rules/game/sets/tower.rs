//! The Tower in the course of a turn (R-TW): towers are raised and manned, followers captured and
//! bought back.

use crate::board::Placed;
use crate::card::occasion::Occasion;
use crate::expansion::fairy::Stand;
use crate::expansion::tower::{self, Prisoner, RANSOM, Towers, is_doubtful, reaches};
use crate::feature::{Kind, Occupant, Place};
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, figures, sets};
use crate::geometry::Position;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scoring::{Label, Line, Score, Source};
use crate::table::Spot;
use crate::tile::Segment;
use crate::topic::Act;

/// Towers (R-TW-1).
pub(super) struct Set;

impl Moments for Set {
    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Raise {
            raise_answers(game)
        } else if act == Act::Man {
            man_answers(game)
        } else if act == Act::Capture {
            capture_answers(game)
        } else if act == Act::Site {
            site_answers(game)
        } else {
            Vec::new()
        }
    }

    fn end_action(game: &mut Game) {
        game.turn.expansions.tower.raised = None;
    }

    fn keep(from: &mut sets::Turn, to: &mut sets::Turn) {
        to.tower.ransomed = from.tower.ransomed;
    }

    fn bring_home(game: &mut Game, seat: Seat) -> Vec<Occupant> {
        let towers = game.expansions.towers.iter_mut();
        towers.flat_map(|towers| towers.take_home(seat)).collect()
    }

    fn figures_beside(game: &Game) -> Vec<(Occupant, Spot)> {
        let guards = guards(game).map(|(guard, at)| (guard, Spot::Stand(Stand::Tower(at))));
        let prisoners = game.expansions.towers.iter().flat_map(Towers::prisoners);
        let held = |it: &Prisoner| {
            (Occupant { seat: it.owner, figure: it.figure }, Spot::Prison(it.captor))
        };
        guards.chain(prisoners.map(held)).collect()
    }
}

/// The part of towers in the current turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The tower just raised, while it may capture somebody (R-TW-3).
    pub raised: Option<Position>,
    /// Whether a prisoner was bought back (R-TW-5).
    pub ransomed: bool,
}

/// The tiles on which the active player may put a tower piece (R-TW-2).
pub fn sites(game: &Game) -> Vec<Position> {
    let sites = game.board.tiles().iter().filter(|placed| placed.tile.tower_site);
    sites.map(|placed| placed.at).filter(|at| allows_raising(game, *at).is_ok()).collect()
}

fn raise_answers(game: &Game) -> Vec<Answer> {
    let height = |at| game.towers().and_then(|towers| towers.tower(at)).map_or(0, |t| t.height);
    let raise = |at| {
        let raised = Shows::neutral(Neutral::Tower(height(at).saturating_add(1)));
        Answer::new(Move::RaiseTower { at }).at(Target::Tile(at)).showing(raised)
    };
    sites(game).into_iter().map(raise).collect()
}

pub(in crate::game) fn allows_raising(game: &Game, at: Position) -> Result<(), Rejection> {
    game.must_have_no_figure_yet()?;
    let Some(towers) = &game.expansions.towers else { return Err(Rejection::NotInPlay) };
    let seat = game.active();
    if !game.board.tile(at).is_some_and(|placed| placed.tile.tower_site) {
        return Err(tower::Rejection::NoFoundation { at }.into());
    }
    if let Some(guard) = towers.tower(at).and_then(|tower| tower.guard) {
        return Err(tower::Rejection::Closed { by: guard.seat }.into());
    }
    if towers.pieces(seat) == 0 {
        Err(tower::Rejection::NoPieceLeft { seat }.into())
    } else {
        Ok(())
    }
}

pub(in crate::game) fn raise(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    let Some(towers) = &mut game.expansions.towers else {
        return debug_assert!(false, "whoever raises a tower plays with them");
    };
    let height = towers.raise(seat, at);
    game.has_acted();
    game.turn.expansions.tower.raised = Some(at);
    outcomes.push(tower::Outcome::Raised { seat, at, height }.into());
    game.judge(&Occasion::TowerRaised { seat, height: height.into() }, outcomes);
}

/// The followers whom the active player may capture now: on a segment, or on top of a tower
/// (R-TW-3).
pub fn captives(game: &Game) -> Vec<(Occupant, Position, Option<Place>)> {
    let Some((tower, towers)) =
        game.turn.expansions.tower.raised.zip(game.expansions.towers.as_ref())
    else {
        return Vec::new();
    };
    let height = towers.tower(tower).map_or(0, |tower| tower.height);
    let on_board = game.board.figures().iter().filter(|deployed| deployed.figure.is_follower());
    let on_board = on_board.map(|it| (it.occupant(), it.place.at, Some(it.place)));
    let guards = guards(game).map(|(guard, at)| (guard, at, None));
    on_board.chain(guards).filter(|(_, at, _)| reaches(tower, height, *at)).collect()
}

fn capture_answers(game: &Game) -> Vec<Answer> {
    let capture = |(captive, at, place): (Occupant, Position, Option<Place>)| {
        let (player, figure) = (captive.seat, captive.figure);
        let on = place.map(|place| place.segment);
        Answer::new(Move::Capture(tower::Capture { player, figure, at, on, exchange: None }))
            .at(place.map_or(Target::Tile(at), Target::Segment))
            .showing(Shows::figure(player, figure))
    };
    captives(game).into_iter().map(capture).collect()
}

pub(in crate::game) fn allows_capture(
    game: &Game,
    captive: Occupant,
    at: Position,
    on: Option<Place>,
) -> Result<(), Rejection> {
    game.must_have_placed()?;
    if game.turn.expansions.tower.raised.is_none() {
        return Err(tower::Rejection::NoneRaised.into());
    }
    figures::must_be_follower(captive.figure)?;
    let reached = captives(game).contains(&(captive, at, on));
    if reached { Ok(()) } else { Err(tower::Rejection::OutOfReach { at }.into()) }
}

pub(in crate::game) fn capture(
    game: &mut Game,
    capture: tower::Capture,
    outcomes: &mut Vec<Outcome>,
) {
    let (seat, captive) = (game.active(), capture.captive());
    game.turn.expansions.tower.raised = None;
    match capture.place() {
        Some(place) => drop(game.board.remove(captive, place)),
        None => drop(take_guard(game, capture.at)),
    }
    outcomes.push(tower::Outcome::Captured { seat, captive, at: capture.at }.into());
    imprison(game, seat, captive, capture.exchange, outcomes);
    game.suffer_capture(seat, captive.seat, outcomes);
    let left = capture.place().map(|place| (captive.seat, place));
    sets::builder::orphans_home(game, left.as_slice(), outcomes);
    let prisoners =
        game.expansions.towers.as_ref().map(|towers| towers.prisoners_of(seat)).unwrap_or_default();
    game.judge(&Occasion::Captured { seat, captive: captive.seat, prisoners }, outcomes);
}

/// Brings in a captured follower, taken from where it stood: it is held, exchanged, or the
/// captor's own again (R-TW-3, 4).
pub(in crate::game) fn imprison(
    game: &mut Game,
    seat: Seat,
    captive: Occupant,
    exchange: Option<Figure>,
    outcomes: &mut Vec<Outcome>,
) {
    if captive.seat == seat {
        game.people.put(Occupant { seat, figure: captive.figure });
    } else if let Some(towers) = &mut game.expansions.towers {
        // R-TW-4: two players who hold one of each other exchange them at once.
        let held = towers
            .prisoners()
            .iter()
            .filter(|other| other.captor == captive.seat && other.owner == seat);
        let held: Vec<Prisoner> = held.copied().collect();
        let wanted = held.iter().find(|other| exchange.is_none_or(|figure| figure == other.figure));
        if let Some(own) = wanted.or(held.first()).copied() {
            towers.release(own);
            game.people.put(Occupant { seat, figure: own.figure });
            game.people.put(captive);
            let theirs = captive;
            outcomes.push(
                tower::Outcome::Exchanged { own: Occupant { seat, figure: own.figure }, theirs }
                    .into(),
            );
        } else {
            towers.imprison(Prisoner { captor: seat, owner: captive.seat, figure: captive.figure });
        }
    }
}

/// The followers that the active player may put on top of towers, and where (R-TW-2).
pub fn mannings(game: &Game) -> Vec<(Figure, Position)> {
    let climbers = Figure::ALL.into_iter().filter(|figure| figure.may_climb());
    let towers = game.expansions.towers.iter().flat_map(Towers::towers).map(|tower| tower.at);
    let all = climbers.flat_map(|figure| towers.clone().map(move |at| (figure, at)));
    all.filter(|(figure, at)| allows_manning(game, *figure, *at).is_ok()).collect()
}

fn man_answers(game: &Game) -> Vec<Answer> {
    let man = |(figure, at)| {
        let shows = Shows::figure(game.active(), figure);
        Answer::new(Move::ManTower { figure, at }).at(Target::Tile(at)).showing(shows)
    };
    mannings(game).into_iter().map(man).collect()
}

/// The followers on top of towers, and where (R-TW-2).
pub(in crate::game) fn guards(game: &Game) -> impl Iterator<Item = (Occupant, Position)> {
    let towers = game.expansions.towers.iter().flat_map(Towers::towers);
    towers.filter_map(|tower| Some((tower.guard?, tower.at)))
}

/// Takes the follower from the top of a tile's tower; `None` if there is none.
pub(in crate::game) fn take_guard(game: &mut Game, at: Position) -> Option<Occupant> {
    let (guard, _) = guards(game).find(|(_, tower)| *tower == at)?;
    if let Some(towers) = &mut game.expansions.towers {
        towers.set_guard(at, None);
    }
    Some(guard)
}

pub(in crate::game) fn allows_manning(
    game: &Game,
    figure: Figure,
    at: Position,
) -> Result<(), Rejection> {
    sets::phantom::must_be_free_to_deploy(game, figure)?;
    let Some(towers) = &game.expansions.towers else { return Err(Rejection::NotInPlay) };
    if !figure.may_climb() {
        return Err(tower::Rejection::CannotClimb { figure }.into());
    }
    game.must_have_figure(game.active(), figure)?;
    figures::must_be_open_to_figures(game, at)?;
    match towers.tower(at) {
        None => Err(tower::Rejection::NoTower { at }.into()),
        Some(tower) => tower
            .guard
            .map_or(Ok(()), |guard| Err(tower::Rejection::Closed { by: guard.seat }.into())),
    }
}

pub(in crate::game) fn man(
    game: &mut Game,
    figure: Figure,
    at: Position,
    outcomes: &mut Vec<Outcome>,
) {
    let seat = game.active();
    game.people.take_out(Occupant { seat, figure });
    if let Some(towers) = &mut game.expansions.towers {
        towers.set_guard(at, Some(Occupant { seat, figure }));
    }
    sets::phantom::has_deployed(game, figure, false);
    outcomes.push(tower::Outcome::Manned { seat, at }.into());
}

/// The prisoners whom the active player may buy back now (R-TW-5).
pub fn ransoms(game: &Game) -> Vec<Prisoner> {
    let all = game.expansions.towers.iter().flat_map(Towers::prisoners).copied();
    all.filter(|prisoner| {
        allows_ransom(game, prisoner.captor, prisoner.figure).is_ok()
            && prisoner.owner == game.active()
    })
    .collect()
}

pub(in crate::game) fn ransom_answers(game: &Game) -> Vec<Answer> {
    let ransom = |prisoner: Prisoner| {
        Answer::new(Move::Ransom { player: prisoner.captor, figure: prisoner.figure })
            .showing(Shows::figure(game.active(), prisoner.figure))
    };
    ransoms(game).into_iter().map(ransom).collect()
}

pub(in crate::game) fn allows_ransom(
    game: &Game,
    captor: Seat,
    figure: Figure,
) -> Result<(), Rejection> {
    game.must_go_on()?;
    let Some(towers) = &game.expansions.towers else { return Err(Rejection::NotInPlay) };
    let seat = game.active();
    if !matches!(game.phase(), Phase::Place | Phase::Deploy { .. })
        || game.turn.expansions.tower.ransomed
    {
        return Err(tower::Rejection::RansomOnce.into());
    }
    let prisoner = Prisoner { captor, owner: seat, figure };
    if !towers.prisoners().contains(&prisoner) {
        return Err(tower::Rejection::NoPrisoner { captor, figure }.into());
    }
    let points = game.tally(seat).total();
    if points < RANSOM { Err(tower::Rejection::TooPoor { points }.into()) } else { Ok(()) }
}

pub(in crate::game) fn ransom(
    game: &mut Game,
    captor: Seat,
    figure: Figure,
    outcomes: &mut Vec<Outcome>,
) {
    let seat = game.active();
    let released = game
        .expansions
        .towers
        .as_mut()
        .is_some_and(|towers| towers.release(Prisoner { captor, owner: seat, figure }));
    if !released {
        return;
    }
    game.turn.expansions.tower.ransomed = true;
    game.people.put(Occupant { seat, figure });
    outcomes.push(tower::Outcome::Ransomed { seat, captor, figure }.into());
    for (seat, points) in [(seat, -RANSOM), (captor, RANSOM)] {
        let line = Line { label: Label::Ransom, count: 1, each: points };
        game.score(
            Score { seat, source: Source::Ransom, lines: vec![line], record: None },
            outcomes,
        );
    }
}

/// The cities in which the tower site of the tile just placed may lie, if the tile leaves that
/// open (R-KO-17) and nobody has said so yet.
pub fn doubtful_site(game: &Game) -> Vec<(Position, Segment)> {
    let Phase::Deploy { at, .. } = game.phase() else { return Vec::new() };
    let is_asked = game.orders.is_some() && game.board.tower_site(at).is_none();
    let Some(placed) = doubtful(game, at).filter(|_| is_asked) else { return Vec::new() };
    let cities = placed.tile.segments().filter(|segment| Kind::from(*segment) == Kind::City);
    cities.map(|segment| (at, segment)).collect()
}

/// The tile at a place, if its tower site is in doubt; none without the Tower.
fn doubtful(game: &Game, at: Position) -> Option<&Placed> {
    let placed = game.board.tile(at).filter(|_| game.expansions.towers.is_some());
    placed.filter(|placed| is_doubtful(&placed.tile))
}

fn site_answers(game: &Game) -> Vec<Answer> {
    let site = |(at, on)| {
        Answer::new(Move::TowerSite { at, on: Some(on) })
            .at(Target::Segment(Place { at, segment: on }))
    };
    doubtful_site(game).into_iter().map(site).collect()
}

pub(in crate::game) fn allows_site(
    game: &Game,
    at: Position,
    on: Option<Segment>,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let Some(placed) = doubtful(game, at) else {
        return Err(tower::Rejection::NoQuestion { at }.into());
    };
    if on == game.board.tower_site(at) {
        return Err(tower::Rejection::SiteIsThere.into());
    }
    match on {
        None => Ok(()),
        Some(on) if Kind::from(on) == Kind::City && placed.tile.segment_index(on).is_some() => {
            Ok(())
        }
        Some(segment) => Err(Rejection::NoSuchSegment { tile: placed.tile.id.clone(), segment }),
    }
}

pub(in crate::game) fn say_site(
    game: &mut Game,
    at: Position,
    on: Option<Segment>,
    outcomes: &mut Vec<Outcome>,
) {
    game.board.set_tower_site(at, on);
    outcomes.push(tower::Outcome::SiteSaid { at, on }.into());
}
