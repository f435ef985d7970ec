//! The score track in the course of a turn: points wait for the figure that walks them, and hold
//! the turn up until all that comes of them is done (R-MSG-2 to 4, R-RBS-3).

use crate::expansion::messages::{self, Walk};
use crate::expansion::robbers::{self, Rob};
use crate::expansion::track::{Asking, Due, Reading, ScoreFigure, Track};
use crate::game::question::{Answer, Question, Shows, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, Step, sets};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::outcome::Outcome;
use crate::piece::Neutral;
use crate::player::{Figure, PerSeat, Seat};
use crate::rejection::Rejection;
use crate::scoring::{Score, Source};

/// The score track (R-MSG-1, R-RBS-1).
pub(super) struct Set;

impl Moments for Set {
    fn question(game: &Game, step: Step) -> Option<Question> {
        (step == Step::Points).then(|| question_of_points(game)).flatten()
    }

    fn comes_first(game: &Game, step: Step) -> Option<Rejection> {
        (step == Step::Points).then(|| points_first(game))
    }

    fn pay(game: &mut Game, score: &Score) {
        owe_steps(game, score);
    }

    fn keep(from: &mut sets::Turn, to: &mut sets::Turn) {
        to.track = std::mem::take(&mut from.track);
    }

    fn tokens(game: &Game, seat: Seat) -> Vec<Neutral> {
        let Some(track) = &game.expansions.track else { return Vec::new() };
        let messenger = track.has_messengers().then(|| track.messenger(seat));
        let bandit = track.has_bandits().then(|| Neutral::Bandit(track.bandit(seat)));
        messenger.into_iter().chain(bandit).collect()
    }
}

/// The part of the score track in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// The figure that has moved for each player in this turn.
    pub figures: PerSeat<Option<ScoreFigure>>,
    /// The further tiles that messages have brought (R-MSG-5).
    pub tiles: u8,
}

/// Notes points that a figure on the track has to walk.
fn owe_steps(game: &mut Game, score: &Score) {
    let scores_turn = game.phase() == Phase::Scored;
    let Some(track) = &mut game.expansions.track else { return };
    let source = score.record.as_ref().map(|record| Source::from(record.kind));
    let points = score.points();
    track.owe(Due {
        seat: score.seat,
        points,
        for_feature: scores_turn && source == Some(score.source),
        may_bring_message: points > 0 && score.source != Source::ByHand,
    });
}

/// Whether points are to be walked before the turn goes on.
pub(in crate::game) fn is_settled(game: &Game) -> bool {
    game.expansions.track.as_ref().is_none_or(Track::is_settled)
}

/// Lets the figures walk, and asks where somebody has to say how. The turn goes on when all is
/// done.
pub(in crate::game) fn settle(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    while game.choices.is_empty() && (!is_settled(game) || game.course.is_held()) {
        if follow(game, outcomes) {
            game.course.hold();
            return;
        }
        game.course.release();
        game.go_on(outcomes);
    }
}

/// Lets the figures walk and rob. Returns whether somebody has to say something first.
fn follow(game: &mut Game, outcomes: &mut Vec<Outcome>) -> bool {
    while let Some(track) = &game.expansions.track {
        if let Some(due) = track.due() {
            let Some(figure) = figure_for(game, track, due) else { return true };
            walk(game, due.seat, figure, outcomes);
        } else if track.has_walked() {
            sets::robbers::find_robberies(game);
        } else if let Some(robbery) = track.robberies.front() {
            let can_ask = track.has_messengers() && track.asking == Asking::Everybody;
            let asks = can_ask && robbery.differs();
            let Some(half) = robbery.best().filter(|_| !asks) else { return true };
            sets::robbers::rob(game, half, outcomes);
        } else {
            return track.message.is_some();
        }
    }
    false
}

/// The figure that walks; `None` if the player has to say (R-MSG-2).
fn figure_for(game: &Game, track: &Track, due: Due) -> Option<ScoreFigure> {
    let binds = game.setup.rules.differs(HouseRule::OneMessageFigureATurn);
    let bound = game.turn.expansions.track.figures[due.seat].filter(|_| binds);
    let any = Some(ScoreFigure::Follower);
    bound.or(any.filter(|_| !track.matters(due, due.seat == game.active(), binds)))
}

/// R-MSG-2, 3: moves a figure by the points that are due to its player.
pub(in crate::game) fn walk(
    game: &mut Game,
    seat: Seat,
    figure: ScoreFigure,
    outcomes: &mut Vec<Outcome>,
) {
    let is_active = seat == game.active();
    game.turn.expansions.track.figures[seat] = Some(figure);
    let Some(track) = &mut game.expansions.track else { return };
    let draws_already = track.message.is_some();
    let points = track.walk(figure, is_active);
    if track.has_messengers() {
        outcomes.push(messages::Outcome::Walked { seat, figure, points }.into());
    }
    if track.message.is_some() && !draws_already {
        outcomes.push(messages::Outcome::Drawn { seat }.into());
    }
}

/// The question that the track asks now.
fn question_of_points(game: &Game) -> Option<Question> {
    let track = game.expansions.track.as_ref()?;
    if let Some(due) = track.due() {
        let player = due.seat;
        let answer = |figure: &ScoreFigure| {
            let shows = match figure {
                ScoreFigure::Follower => Shows::figure(player, Figure::Follower),
                ScoreFigure::Messenger => Shows::neutral(track.messenger(player)),
            };
            Answer::new(Move::MoveScoreFigure(Walk { player, figure: *figure })).showing(shows)
        };
        let answers = track.figures().iter().map(answer).collect();
        return Some(Question::new(player, Topic::Walk, answers));
    }
    if let Some(robbery) = track.robberies.front() {
        let player = robbery.owner;
        let answer = |half: &robbers::Half| {
            Answer::new(Move::Rob(Rob { player, from: half.from, points: half.points }))
                .showing(Shows::Seat(half.from))
        };
        let answers = robbery.halves.iter().map(answer).collect();
        return Some(Question::new(player, Topic::Rob, answers));
    }
    track.message.map(|reading| sets::messages::question_of_message(game, reading))
}

/// Why other moves have to wait for the track.
pub(in crate::game) fn points_first(game: &Game) -> Rejection {
    let seat = question_of_points(game).map_or(game.active(), |question| question.whom);
    let track = game.expansions.track.as_ref();
    if track.is_some_and(|track| track.due().is_some()) {
        messages::Rejection::First { seat }.into()
    } else if track.is_some_and(|track| !track.robberies.is_empty()) {
        robbers::Rejection::RobFirst { seat }.into()
    } else {
        messages::Rejection::ReadFirst { seat }.into()
    }
}

/// Allows a move that answers the question of the track.
pub(in crate::game) fn allows_points(
    game: &Game,
    made: &Move,
    otherwise: impl Into<Rejection>,
) -> Result<(), Rejection> {
    game.must_have_no_choice()?;
    let question = question_of_points(game).filter(|_| game.phase() == Phase::Asking(Step::Points));
    match question {
        Some(question) if question.moves().any(|answer| answer == made) => Ok(()),
        Some(question) if !question.takes(made) => Err(points_first(game)),
        Some(_) | None => Err(otherwise.into()),
    }
}

/// The part of a message that is still to be said.
pub(in crate::game) fn reading(game: &Game) -> Option<Reading> {
    game.expansions.track.as_ref().and_then(|track| track.message)
}

/// The message that is read now.
pub(in crate::game) fn set_reading(game: &mut Game, reading: Option<Reading>) {
    if let Some(track) = &mut game.expansions.track {
        track.message = reading;
    }
}

/// Settles the track as nobody says how: so points are told in advance.
pub(in crate::game) fn settle_by_itself(game: &mut Game) {
    let Some(track) = &mut game.expansions.track else { return };
    track.asking = Asking::Nobody;
    track.message = None;
    settle(game, &mut Vec::new());
}
