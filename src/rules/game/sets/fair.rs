//! The round of a fair at the end of a turn (R-CAT-1): the token, the throws, and their effects.

use std::sync::Arc;

use crate::board::Deployed;
use crate::card::Card;
use crate::card::occasion::Occasion;
use crate::card::task::Requirement;
use crate::expansion::fair::{self, PRIZE, Round};
use crate::feature::{Occupant, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, figures, sets};
use crate::geometry::Position;
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::scorepad::{self, Note, Post};
use crate::scoring::{Label, Line, Score, Source};
use crate::setup::{CATAPULT, Recording};
use crate::throw::{Hit, Throw, Token};
use crate::tile::Segment;

/// The catapult (R-CAT-1).
pub(super) struct Set;

impl Moments for Set {
    fn enter(game: &mut Game, step: Step, outcomes: &mut Vec<Outcome>) -> bool {
        step == Step::Fair
            && if judge_target(game, outcomes) {
                game.skip_to(Step::Fair)
            } else {
                begin(game, outcomes) || game.skip_to(Step::Next)
            }
    }

    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Fair).then(|| question(game))
    }

    fn reveal(game: &mut Game, at: Position, _: &mut Vec<Outcome>) {
        find(game, at);
    }

    fn keep(from: &mut sets::Turn, to: &mut sets::Turn) {
        to.fairs = std::mem::take(&mut from.fairs);
    }
}

/// The player who throws next: the active player first, then clockwise (R-CAT-1).
pub fn thrower(game: &Game) -> Option<Seat> {
    let round = game.expansions.fair.as_ref().filter(|round| round.token.is_some())?;
    if game.phase() != Phase::Asking(Step::Fair) {
        return None;
    }
    game.people.clockwise(game.active()).find(|seat| !round.has_thrown(*seat))
}

/// Whether the token of a round is to be chosen (R-CAT-1).
pub fn awaits_token(game: &Game) -> bool {
    game.phase() == Phase::Asking(Step::Fair)
        && game.fair().is_some_and(|round| round.token.is_none())
}

/// Notes a tile with a fair: its round is thrown when the turn is over (R-CAT-1).
pub(in crate::game) fn find(game: &mut Game, at: Position) {
    if game.setup.has(CATAPULT) && game.board.tile(at).is_some_and(|placed| placed.tile.fair) {
        game.turn.expansions.fairs.push(Some(at));
    }
}

pub(in crate::game) fn allows_note(game: &Game, note: &Note) -> Result<(), Rejection> {
    if note.fair && !game.setup.has(CATAPULT) { Err(Rejection::NotInPlay) } else { Ok(()) }
}

/// Notes a tile with a fair on the scorepad, without its place.
pub(in crate::game) fn find_note(game: &mut Game, note: &Note) {
    game.turn.expansions.fairs.extend(note.fair.then_some(None));
}

/// Judges orders by all throws of a round of the target, which is over (R-KO-49). Returns
/// whether somebody has to choose one.
fn judge_target(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    let is_whole = |round: &Round| {
        round.token == Some(Token::Target)
            && game.people.clockwise(game.active()).all(|seat| round.has_thrown(seat))
    };
    if !game.fair().is_some_and(is_whole) {
        return false;
    }
    let Some(round) = game.expansions.fair.take() else { return false };
    game.course.wait(Phase::Scored);
    game.judge(&Occasion::TargetThrown { throws: round.throws }, outcomes);
    !game.choices.is_empty()
}

/// Begins the round of a fair placed in this turn (R-CAT-1). Returns whether one begins.
pub(in crate::game) fn begin(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    game.expansions.fair = None;
    let Some(at) = game.turn.expansions.fairs.pop() else { return false };
    game.expansions.fair = Some(Round::new(at));
    // R-TURN-1: a knight escapes before the tokens fly.
    game.turn.expansions.siege.may_escape = sets::siege::escapee(game);
    outcomes.push(fair::Outcome::Came { seat: game.active() }.into());
    game.ask(Step::Fair)
}

pub(in crate::game) fn question(game: &Game) -> Question {
    let token = game.fair().and_then(|round| round.token);
    let (Some(token), Some(seat)) = (token, thrower(game)) else {
        let open = Token::ALL.into_iter().map(|token| Answer::new(Move::OpenFair { token }));
        return Question::new(game.active(), Topic::Token, open.collect()).or(Move::EndTurn);
    };
    let throw = |throw: Throw| Answer::new(Move::Throw(throw));
    let hits = |hit: &Hit, made: Throw| {
        throw(made)
            .at(hit.place().map_or(Target::Nowhere, Target::Figure))
            .showing(Shows::figure(hit.player, hit.figure))
    };
    let nothing = Throw::by(seat);
    let question = |answers| Question::new(seat, Topic::Throw(token), answers);
    match token {
        // The distance is filled in.
        Token::Target => question(Vec::new()).or(Move::Throw(nothing)),
        Token::Catch => question(vec![
            throw(Throw { caught: true, ..nothing.clone() }),
            throw(nothing.clone()),
            throw(Throw { short: true, ..nothing }),
        ]),
        // The answers hit one follower each; several are filled in.
        Token::KnockOut => {
            let all = within_throw(game).into_iter();
            let hit = all.map(|hit| hits(&hit, Throw { hits: vec![hit], ..nothing.clone() }));
            question(hit.collect()).or(Move::Throw(nothing))
        }
        Token::Seduction => {
            let swaps = within_throw(game).into_iter().map(|hit| {
                let with = substitute(game, seat, &hit);
                hits(&hit, Throw { swap: Some(hit), with, ..nothing.clone() })
            });
            let allowed = swaps.filter(|answer| game.allows(&answer.made).is_ok());
            question(allowed.collect()).or(Move::Throw(nothing))
        }
    }
}

/// The figures that a token may hit: every follower on the board; on the scorepad every kind
/// that a player has.
pub fn within_throw(game: &Game) -> Vec<Hit> {
    if game.recording() != Recording::Board {
        let kinds = Figure::ALL.into_iter().filter(|figure| figure.is_follower());
        let all = game.seats().flat_map(|player| kinds.clone().map(move |figure| (player, figure)));
        let has = |(player, figure): &(Seat, Figure)| game.supply(*player).count(*figure) > 0;
        return all
            .filter(has)
            .map(|(player, figure)| Hit { player, figure, at: None, on: None })
            .collect();
    }
    let hit = |deployed: &Deployed| Hit {
        player: deployed.seat,
        figure: deployed.figure,
        at: Some(deployed.place.at),
        on: Some(deployed.place.segment),
    };
    game.board()
        .figures()
        .iter()
        .filter(|deployed| deployed.figure.is_follower())
        .map(hit)
        .collect()
}

/// The figure of the thrower that replaces the follower won over by the token: the commonest
/// that may stand there (R-CAT-3).
fn substitute(game: &Game, seat: Seat, hit: &Hit) -> Option<Figure> {
    let can = |figure: &Figure| {
        figure.is_follower()
            && hit.on.is_none_or(|on| figure.may_stand_on(on.into()))
            && game.supply(seat).count(*figure) > 0
    };
    Figure::ALL.into_iter().find(can)
}

pub(in crate::game) fn allows_opening(game: &Game) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let awaits = awaits_token(game);
    if awaits { Ok(()) } else { Err(fair::Rejection::NoFair.into()) }
}

pub(in crate::game) fn allows_throw(game: &Game, throw: &Throw) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    game.must_be_player(throw.player)?;
    let (Some(round), Some(next)) = (&game.expansions.fair, thrower(game)) else {
        return Err(fair::Rejection::NoFair.into());
    };
    if next != throw.player {
        return Err(fair::Rejection::OthersThrow { seat: next }.into());
    }
    for hit in throw.hits.iter().chain(&throw.swap) {
        allows_hit(game, hit, throw)?;
    }
    let with = throw.with.unwrap_or(Figure::Follower);
    if let Some(swap) = &throw.swap {
        game.must_have_figure(throw.player, with)?;
        figures::must_be_follower(with)?;
        if !swap.on.is_none_or(|on| with.may_stand_on(on.into())) {
            let segment = swap.on.unwrap_or(Segment::Field(0));
            return Err(Rejection::WrongFigure { figure: with, segment });
        }
    }
    let suits = round.token.is_some_and(|token| suits(token, throw));
    if suits { Ok(()) } else { Err(fair::Rejection::OtherToken.into()) }
}

/// Whether the figures that were hit stand there, as often as they were noted.
fn allows_hit(game: &Game, hit: &Hit, throw: &Throw) -> Result<(), Rejection> {
    game.must_be_player(hit.player)?;
    figures::must_be_follower(hit.figure)?;
    let hit_there = throw.hits.iter().filter(|other| *other == hit).count();
    match hit.place() {
        Some(place) if figures::standing(game, occupant(hit), place) < hit_there.max(1) => {
            return Err(Rejection::NobodyThere { place });
        }
        None if game.pad.is_none() => {
            return Err(Rejection::Scorepad(scorepad::Rejection::NoScorepad));
        }
        None => {
            let posted = game.pad.iter().flat_map(|pad| pad.posted(hit.player, Post::Field));
            let posted = posted.filter(|figure| *figure == hit.figure).count() as u8;
            let left = game.supply(hit.player).count(hit.figure) + posted;
            if hit_there > usize::from(left) {
                return Err(Rejection::NoFigureLeft { seat: hit.player, figure: hit.figure });
            }
        }
        Some(_) => {}
    }
    Ok(())
}

/// Whether the distance of a token off the tiles can matter: an order of the deck may ask for
/// it (R-KO-18), unless the table counts tokens on the tiles alone.
pub fn measures_off_tiles(game: &Game) -> bool {
    let measures = |task: &Requirement| matches!(task, Requirement::TargetWithin(_));
    let asks = |card: &Arc<Card>| card.requirement.asks_for(measures);
    let orders = game.orders.as_ref();
    orders.is_some_and(|orders| orders.all_cards().any(asks))
        && !game.setup.rules.differs(HouseRule::NoTargetOffTiles)
}

pub(in crate::game) fn open(game: &mut Game, token: Token, outcomes: &mut Vec<Outcome>) {
    if let Some(round) = &mut game.expansions.fair {
        round.token = Some(token);
        outcomes.push(fair::Outcome::Opened { seat: game.turn.seat, token }.into());
    }
}

pub(in crate::game) fn throw(game: &mut Game, throw: &Throw, outcomes: &mut Vec<Outcome>) {
    let Some(round) = &mut game.expansions.fair else {
        return debug_assert!(false, "whoever throws is at a fair");
    };
    let token = round.token;
    round.throws.push(throw.clone());
    let left = game.people.next(throw.player);
    outcomes.push(fair::Outcome::Thrown { throw: throw.clone(), token, left }.into());
    for hit in &throw.hits {
        if let Some(place) = hit.place() {
            figures::take_home(game, occupant(hit), place);
        }
    }
    if !throw.hits.is_empty() {
        outcomes.push(Outcome::Returned { figures: throw.hits.iter().map(occupant).collect() });
    }
    if let Some(swap) = &throw.swap {
        let with = throw.with.unwrap_or(Figure::Follower);
        if let Some(place) = swap.place() {
            figures::take_home(game, occupant(swap), place);
            game.people.take_out(Occupant { seat: throw.player, figure: with });
            game.board.deploy(throw.player, with, place);
        }
        outcomes.push(Outcome::Returned { figures: vec![occupant(swap)] });
    }
    let hit = throw.hits.iter().chain(&throw.swap);
    let gone: Vec<(Seat, Place)> =
        hit.filter_map(|hit| Some((occupant(hit).seat, hit.place()?))).collect();
    sets::builder::orphans_home(game, &gone, outcomes);
    if token == Some(Token::Catch) {
        let thrower = (!throw.caught && !throw.short).then_some(throw.player);
        let too_short = throw.short && game.setup.rules.differs(HouseRule::ShortThrowPaysCatcher);
        let catcher = (throw.caught || too_short).then_some(left);
        thrower.or(catcher).into_iter().for_each(|seat| prize(game, seat, outcomes));
    }
    let over = thrower(game).is_none();
    if over && token == Some(Token::Target) {
        let nearest = game.expansions.fair.as_ref().map(Round::nearest).unwrap_or_default();
        for seat in nearest {
            prize(game, seat, outcomes);
        }
    }
    let mut judged = throw.clone();
    if throw.off_tiles && game.setup.rules.differs(HouseRule::NoTargetOffTiles) {
        judged.distance = None;
    }
    game.judge(&Occasion::Thrown { throw: judged, token, left }, outcomes);
    if over {
        game.answered(outcomes);
    }
}

fn prize(game: &mut Game, seat: Seat, outcomes: &mut Vec<Outcome>) {
    let lines = vec![Line::new(Label::Fair, 1, PRIZE)];
    game.score(Score { seat, source: Source::Catapult, lines, record: None }, outcomes);
}

const fn occupant(hit: &Hit) -> Occupant {
    Occupant { seat: hit.player, figure: hit.figure }
}

/// Whether the notes of a throw belong to that token (R-CAT-2 to R-CAT-5).
fn suits(token: Token, throw: &Throw) -> bool {
    let nobody = throw.hits.is_empty() && throw.swap.is_none();
    match token {
        Token::KnockOut => {
            throw.distance.is_none() && throw.swap.is_none() && !throw.caught && !throw.short
        }
        Token::Seduction => {
            throw.distance.is_none() && throw.hits.is_empty() && !throw.caught && !throw.short
        }
        Token::Catch => throw.distance.is_none() && nobody && !(throw.caught && throw.short),
        Token::Target => nobody && !throw.caught && !throw.short,
    }
}
