//! Hills & Sheep in the course of a turn: the shepherd comes, draws, and guides his flock home
//! (R-HSH-2 to 5); a tile goes under a hill (R-HSH-9).

use crate::card::occasion::Occasion;
use crate::expansion::sheep::{self, Drawn, MOST, Move, Outcome as Shepherded};
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Occupant, Place, Record};
use crate::game::question::{Act, Answer, Shows};
use crate::game::sets::moments::{Moments, Playable};
use crate::game::{Game, Phase, Step, figures, sets};
use crate::geometry::Position;
use crate::outcome::Outcome;
use crate::piece::{Neutral, Tokens};
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scoring::{Label, Line, Score, Source};
use crate::setup::HILLS_SHEEP;
use crate::table::{SetRight, Spot};

/// Hills & Sheep (R-HSH-1).
pub(super) struct Set;

impl Moments for Set {
    fn reveal(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
        cover(game, at, outcomes);
    }

    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        if step == Step::Flocks {
            score_closed(game, outcomes);
        }
        false
    }

    fn answers(game: &Game, act: Act) -> Vec<Answer> {
        if act == Act::Flock { flock_answers(game) } else { Vec::new() }
    }

    fn answers_out(game: &Game, act: Act) -> Vec<Answer> {
        let is_out = |sheep: &u8| game.flocks().is_some_and(|flocks| flocks.in_bag(*sheep) == 0);
        let asked = act == Act::Flock && due(game).is_some();
        tokens().filter(|sheep| asked && is_out(sheep)).map(token_answer).collect()
    }

    fn odds(game: &Game, act: Act) -> Option<(u32, u32)> {
        let (wolves, all) = game.flocks().filter(|_| act == Act::Flock)?.odds();
        Some((wolves.into(), all.into()))
    }

    fn due(game: &Game) -> Vec<(Act, Rejection)> {
        due(game).map(|_| (Act::Flock, sheep::Rejection::First.into())).into_iter().collect()
    }

    fn at_once(game: &Game) -> Option<Rejection> {
        is_first_draw(game).then(|| sheep::Rejection::MustDraw.into())
    }

    fn bars(game: &Game, figure: Figure, _: Place, field: FeatureId) -> Option<Rejection> {
        if figure == Figure::Shepherd { other_shepherd(game, field) } else { None }
    }

    fn have_deployed(game: &mut Game, place: Place, _: &mut Vec<Outcome>) {
        let last = game.board.figures().last();
        if last.is_some_and(|it| it.figure == Figure::Shepherd && it.place == place) {
            game.turn.expansions.sheep.has_come = true;
        }
    }

    fn end_game(game: &Game, outcomes: &mut Vec<Outcome>) {
        let flocks = flocks_of(game, game.seats());
        if !flocks.is_empty() {
            outcomes.push(Shepherded::LeftOutside { flocks }.into());
        }
    }

    fn settle(game: &mut Game) {
        let gone = game.seats().filter(|seat| shepherd(game, *seat).is_none());
        for seat in gone.collect::<Vec<_>>() {
            game.expansions.flocks.iter_mut().for_each(|flocks| flocks.scatter(seat));
        }
    }

    fn bars_tokens(game: &Game, right: SetRight) -> Option<Rejection> {
        let tokens = right.tokens?;
        let is_beside = right.now().is_some_and(|is| Self::tokens_with(game, is).is_some());
        if !is_beside || right.spot().and_then(Spot::place).is_none() {
            return Some(sheep::Rejection::NotBeside.into());
        }
        let back = right.before().and_then(|was| Self::tokens_with(game, was)).unwrap_or_default();
        let flocks = game.flocks()?;
        let too_many = (1..=MOST).zip(tokens).zip(back).find(|((sheep, there), back)| {
            u16::from(*there) > u16::from(flocks.in_bag(*sheep)) + u16::from(*back)
        });
        too_many.map(|((sheep, _), _)| sheep::Rejection::NoneLeft { sheep }.into())
    }

    fn set_right(game: &mut Game, right: SetRight) {
        let shepherd = |it: Occupant| (it.figure == Figure::Shepherd).then_some(it.seat);
        let Some(flocks) = &mut game.expansions.flocks else { return };
        if let Some(seat) = right.before().and_then(shepherd) {
            flocks.scatter(seat);
        }
        if let (Some(seat), Some(tokens)) = (right.now().and_then(shepherd), right.tokens) {
            flocks.set(seat, tokens);
        }
    }

    fn tokens_with(game: &Game, figure: Occupant) -> Option<Tokens> {
        let flocks = game.flocks().filter(|_| figure.figure == Figure::Shepherd)?;
        Some(flocks.tokens(figure.seat))
    }

    fn pieces_on_segments(game: &Game) -> Vec<(Place, Neutral)> {
        let lying = |(seat, sheep)| Some((shepherd(game, seat)?, Neutral::Sheep(sheep)));
        flocks_of(game, game.seats()).into_iter().filter_map(lying).collect()
    }
}

impl Playable for Move {
    fn is_allowed(&self, game: &Game) -> Result<(), Rejection> {
        match self {
            Self::DrawSheep(drawn) => allows(game, Some(*drawn)),
            Self::GuideHome => allows(game, None),
        }
    }

    fn play(&self, game: &mut Game, outcomes: &mut Vec<Outcome>) {
        match self {
            Self::DrawSheep(drawn) => draw(game, *drawn, outcomes),
            Self::GuideHome => guide_home(game, outcomes),
        }
    }
}

/// The part of the shepherd in a part of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// Whether the shepherd of the player on turn has come to the tile (R-HSH-2).
    has_come: bool,
    /// Whether a token was drawn, or the flock guided home.
    is_done: bool,
}

/// The duty of the shepherd of the player on turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Due {
    /// He has just come and draws (R-HSH-2).
    Draw,
    /// His field has grown: he draws, or guides the flock home (R-HSH-3).
    Grow,
}

/// R-HSH-9: puts a tile of the pile under a hill, unseen.
fn cover(game: &mut Game, at: Position, outcomes: &mut Vec<Outcome>) {
    let is_hill = game.board.tile(at).is_some_and(|placed| placed.tile.hill);
    if is_hill && game.setup.has(HILLS_SHEEP) {
        let hidden = game.bag.hide();
        outcomes.push(Shepherded::UnderHill { hidden }.into());
    }
}

/// The place of a player's shepherd.
fn shepherd(game: &Game, seat: Seat) -> Option<Place> {
    let wanted = Occupant { seat, figure: Figure::Shepherd };
    let mut figures = game.board.figures().iter();
    figures.find(|deployed| deployed.occupant() == wanted).map(|deployed| deployed.place)
}

/// The field of a player's shepherd.
fn pasture(game: &Game, seat: Seat) -> Option<FeatureId> {
    shepherd(game, seat).and_then(|place| game.board.feature(place))
}

/// The players with a shepherd on a field, the one on turn first.
fn shepherds(game: &Game, field: FeatureId) -> Vec<Seat> {
    let is_there = |seat: &Seat| pasture(game, *seat) == Some(field);
    // Whoever has left the game may have left a shepherd behind.
    let seats = game.active().clockwise(game.setup.players.len());
    seats.filter(is_there).collect()
}

/// The field of the shepherd of the player on turn, as he has something to do there now.
fn due(game: &Game) -> Option<(Due, FeatureId)> {
    let Phase::Deploy { at, .. } = game.phase() else { return None };
    game.expansions.flocks.as_ref()?;
    let Turn { has_come, is_done } = game.turn.expansions.sheep;
    let field = pasture(game, game.active())?;
    if is_done {
        None
    } else if has_come {
        Some((Due::Draw, field))
    } else {
        let extends = game.board.places(field).any(|place| place.at == at);
        extends.then_some((Due::Grow, field))
    }
}

/// All sheep on a field (R-HSH-3).
fn count_sheep(game: &Game, field: FeatureId) -> u8 {
    let flocks = flocks_of(game, shepherds(game, field)).into_iter();
    flocks.map(|(_, sheep)| sheep).fold(0, u8::saturating_add)
}

/// The flocks of those players, of whoever has one.
fn flocks_of(game: &Game, seats: impl IntoIterator<Item = Seat>) -> Vec<(Seat, u8)> {
    let flock = |seat| Some((seat, game.flocks()?.sheep(seat)));
    seats.into_iter().filter_map(flock).filter(|(_, sheep)| *sheep > 0).collect()
}

/// Whether the shepherd of the player on turn has just come, and draws (R-HSH-2).
pub fn is_first_draw(game: &Game) -> bool {
    due(game).is_some_and(|(due, _)| due == Due::Draw)
}

/// The players who score the flock that the player on turn can guide home now (R-HSH-3).
pub fn shepherds_to_score(game: &Game) -> Vec<Seat> {
    due(game).map(|(_, field)| shepherds(game, field)).unwrap_or_default()
}

/// The sheep that the player on turn can guide home now (R-HSH-3); 0 if there is no flock.
pub fn flock(game: &Game) -> u8 {
    due(game).map_or(0, |(_, field)| count_sheep(game, field))
}

/// The shepherds on the field of a player's shepherd, that one among them.
pub fn shepherds_beside(game: &Game, seat: Seat) -> u32 {
    pasture(game, seat).map_or(0, |field| shepherds(game, field).len() as u32)
}

/// The sheep on the field of a player's shepherd.
pub fn sheep_of(game: &Game, seat: Seat) -> u8 {
    pasture(game, seat).map_or(0, |field| count_sheep(game, field))
}

/// R-HSH-2: a shepherd comes to a field without one, whoever else stands there.
fn other_shepherd(game: &Game, field: FeatureId) -> Option<Rejection> {
    let by = shepherds(game, field).first().copied()?;
    Some(sheep::Rejection::HasShepherd { by }.into())
}

/// The tokens by their sheep, as they are numbered; the wolf last.
fn tokens() -> impl Iterator<Item = u8> {
    (1..=MOST).chain([0])
}

fn flock_answers(game: &Game) -> Vec<Answer> {
    let may = |sheep: &u8| allows(game, Some(Drawn { sheep: *sheep })).is_ok();
    let drawn = tokens().filter(may).map(token_answer);
    let home = [Move::GuideHome].into_iter().filter(|_| allows(game, None).is_ok());
    let shepherd = Shows::figure(game.active(), Figure::Shepherd);
    let home = home.map(|made| Answer::new(made.into()).showing(shepherd.clone()));
    drawn.chain(home.map(|answer| answer.numbered(usize::from(MOST) + 2))).collect()
}

/// The answer that such a token was drawn: of one with sheep their number, of the wolf the next.
fn token_answer(sheep: u8) -> Answer {
    let (shows, number) = match sheep {
        0 => (Neutral::Wolf, MOST + 1),
        _ => (Neutral::Sheep(sheep), sheep),
    };
    let answer = Answer::new(Move::DrawSheep(Drawn { sheep }).into());
    answer.showing(Shows::neutral(shows)).numbered(number.into())
}

/// Whether the shepherd may draw such a token now, or guide his flock home where there is none.
/// Whatever comes before him in the turn is done first: a ferry on a new lake (R-HSH-3).
fn allows(game: &Game, drawn: Option<Drawn>) -> Result<(), Rejection> {
    game.must_have_placed()?;
    let Some(flocks) = &game.expansions.flocks else { return Err(Rejection::NotInPlay) };
    let Some((due, _)) = due(game) else { return Err(sheep::Rejection::NoneDue.into()) };
    if due == Due::Grow {
        sets::ferry::must_be_laid(game)?;
    }
    match drawn {
        Some(Drawn { sheep }) if flocks.in_bag(sheep) == 0 => {
            Err(sheep::Rejection::NoneLeft { sheep }.into())
        }
        None if due == Due::Draw => Err(sheep::Rejection::MustDraw.into()),
        Some(_) | None => Ok(()),
    }
}

/// R-HSH-2, 3: a token is drawn: sheep lie down with the shepherd, and a wolf sends all shepherds
/// of the field home.
fn draw(game: &mut Game, Drawn { sheep }: Drawn, outcomes: &mut Vec<Outcome>) {
    let (Some(field), seat) = (begin_flock(game), game.active()) else {
        return debug_assert!(false, "who draws has a shepherd");
    };
    if sheep == 0 {
        let lost = flocks_of(game, shepherds(game, field));
        outcomes.push(Shepherded::Wolf { seat, lost }.into());
        return shepherds_home(game, field, outcomes);
    }
    if let Some(flocks) = &mut game.expansions.flocks {
        flocks.lay(seat, sheep);
        let flock = flocks.sheep(seat);
        outcomes.push(Shepherded::Gathered { seat, sheep, flock }.into());
    }
}

/// R-HSH-3: the flock goes home.
fn guide_home(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let (Some(field), seat) = (begin_flock(game), game.active()) else {
        return debug_assert!(false, "who guides a flock home has a shepherd");
    };
    outcomes.push(Shepherded::Guided { seat }.into());
    score_flock(game, field, outcomes);
}

/// Begins what the shepherd does, and returns his field. Where it has grown, that comes after all
/// else of the action (R-HSH-3).
fn begin_flock(game: &mut Game) -> Option<FeatureId> {
    let (due, field) = due(game)?;
    game.turn.expansions.sheep.is_done = true;
    if due == Due::Grow {
        game.has_acted();
        game.end_action();
    }
    Some(field)
}

/// R-HSH-3, 5: every player with a shepherd on the field scores all sheep there, and all these
/// shepherds go home.
fn score_flock(game: &mut Game, field: FeatureId, outcomes: &mut Vec<Outcome>) {
    let (seats, sheep) = (shepherds(game, field), count_sheep(game, field));
    let record = game.board.record(field);
    let owners = seats.clone();
    for seat in seats.into_iter().filter(|_| sheep > 0) {
        let place = shepherd(game, seat);
        let record = Some(Record { place, ..record.clone() });
        let label = Label::Gathered(Neutral::Sheep(sheep));
        let lines = vec![Line::new(label, sheep.into(), 1)];
        game.score(Score { seat, source: Source::Sheep, lines, record }, outcomes);
    }
    shepherds_home(game, field, outcomes);
    for seat in owners.iter().copied().filter(|_| sheep > 0) {
        let (sheep, shepherds) = (sheep.into(), owners.len() as u32);
        game.judge(&Occasion::FlockScored { seat, sheep, shepherds }, outcomes);
    }
}

/// All shepherds of a field go home, and their tokens into the bag.
fn shepherds_home(game: &mut Game, field: FeatureId, outcomes: &mut Vec<Outcome>) {
    let mut figures = Vec::new();
    for seat in shepherds(game, field) {
        let occupant = Occupant { seat, figure: Figure::Shepherd };
        if let Some(place) = shepherd(game, seat) {
            figures::take_home(game, occupant, place);
        }
        game.expansions.flocks.iter_mut().for_each(|flocks| flocks.scatter(seat));
        figures.push(occupant);
    }
    if !figures.is_empty() {
        outcomes.push(Outcome::Returned { figures });
    }
}

/// R-HSH-4: scores the flocks of closed fields, whoever has closed them.
fn score_closed(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let figures = game.board.figures().iter();
    let shepherds = figures.filter(|deployed| deployed.figure == Figure::Shepherd);
    let fields = shepherds.filter_map(|deployed| game.board.feature(deployed.place));
    let mut closed: Vec<FeatureId> = Vec::new();
    for field in fields.filter(|field| game.board.is_closed(*field)) {
        if !closed.contains(&field) {
            closed.push(field);
        }
    }
    for field in closed {
        debug_assert_eq!(game.board.kind(field), Kind::Field, "shepherds stand on fields");
        outcomes.push(Shepherded::Closed.into());
        score_flock(game, field, outcomes);
    }
}
