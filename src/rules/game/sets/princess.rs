//! The princess in the course of a turn (R-PD-6).

use crate::card::occasion::Occasion;
use crate::expansion::princess;
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Shows, Target};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, figures, sets};
use crate::house_rule::HouseRule;
use crate::moves::{Move, Standing};
use crate::nature::Role;
use crate::outcome::Outcome;
use crate::rejection::Rejection;
use crate::setup::PRINCESS_DRAGON;
use crate::tile::Segment;
use crate::topic::{Act, Topic};

/// The princess (R-PD-6).
pub(super) struct Set;

impl Moments for Set {
    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Princess { answers(game) } else { Vec::new() }
    }
}

/// The knights that the princess may send home (R-PD-6).
pub fn knights(game: &Game) -> Vec<(Occupant, Place)> {
    let all = game.board.figures().iter().map(|deployed| (deployed.occupant(), deployed.place));
    all.filter(|(occupant, place)| allows(game, *occupant, *place).is_ok()).collect()
}

pub(in crate::game) fn answers(game: &Game) -> Vec<Answer> {
    let knights = knights(game).into_iter();
    let remove = |(knight, place): (Occupant, Place)| {
        Answer::new(Move::RemoveKnight(Standing::new(knight, place)))
            .at(Target::Segment(place))
            .showing(Shows::figure(knight.seat, knight.figure))
    };
    knights.map(remove).collect()
}

/// Whether a move comes too early, as the princess must send a knight home before the action is
/// used otherwise or left.
pub(in crate::game) fn comes_first(game: &Game, made: &Move) -> bool {
    let nature = made.nature();
    let uses = nature.role == Role::Act || *made == Move::EndTurn;
    uses && nature.answers != Some(Topic::Act(Act::Princess)) && must_remove_knight(game)
}

/// Whether the princess must send a knight home before anything else is done: the house rule of
/// R-PD-6.
pub(in crate::game) fn must_remove_knight(game: &Game) -> bool {
    let waits = matches!(game.phase(), Phase::Deploy { deployed: false, .. });
    waits && game.setup.rules.differs(HouseRule::PrincessMust) && !knights(game).is_empty()
}

pub(in crate::game) fn allows(
    game: &Game,
    knight: Occupant,
    place: Place,
) -> Result<(), Rejection> {
    let at = game.must_have_no_figure_yet()?;
    let Some(placed) = game.board.tile(at).filter(|_| game.setup.has(PRINCESS_DRAGON)) else {
        return Err(Rejection::NotInPlay);
    };
    let castles = placed.tile.cities.iter().enumerate().filter(|(_, city)| city.princess);
    let mut castles = castles.filter_map(|(index, _)| {
        game.board.feature(Place { at, segment: Segment::City(index as u8) })
    });
    let city = game.board.feature(place);
    if !castles.any(|castle| Some(castle) == city) {
        return Err(princess::Rejection::NoPrincess.into());
    }
    figures::must_be_follower(knight.figure)?;
    if figures::stands(game, knight, place) {
        Ok(())
    } else {
        Err(Rejection::NobodyThere { place })
    }
}

pub(in crate::game) fn remove_knight(
    game: &mut Game,
    knight: Occupant,
    place: Place,
    outcomes: &mut Vec<Outcome>,
) {
    figures::take_home(game, knight, place);
    game.has_acted();
    game.turn.expansions.phantom.met_princess = true;
    outcomes.push(princess::Outcome::KnightRemoved { seat: game.active(), knight, place }.into());
    sets::builder::orphans_home(game, &[(knight.seat, place)], outcomes);
    game.judge(&Occasion::KnightRemoved { seat: game.active(), knight: knight.seat }, outcomes);
}
