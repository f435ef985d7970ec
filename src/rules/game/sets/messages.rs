//! Messages in the course of a turn: what each says, and what it brings (R-MSG-3 to 7).

use crate::card::occasion::Occasion;
use crate::expansion::messages::{self, City, EACH, FARMER, INSTEAD, Text};
use crate::expansion::track::Reading;
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Place};
use crate::game::question::{Answer, Question, Shows, Target, Topic};
use crate::game::sets::moments::Moments;
use crate::game::{Game, Phase, figures, sets};
use crate::moves::{Move, Standing};
use crate::outcome::Outcome;
use crate::player::Seat;
use crate::scoring::{self, Finality, Label, Line, Score, Source};

/// Messages (R-MSG-1).
pub(super) struct Set;

impl Moments for Set {}

/// The followers of a player on the board, where they stand.
fn own_followers(game: &Game, seat: Seat) -> impl Iterator<Item = Standing> {
    let own = game.board.figures().iter();
    let own = own.filter(move |it| it.seat == seat && it.figure.is_follower());
    own.map(|deployed| Standing::new(deployed.occupant(), deployed.place))
}

/// The features of a kind with a follower of the player, each once.
fn own_features(game: &Game, seat: Seat, kind: Kind) -> Vec<(FeatureId, Place)> {
    let mut features: Vec<(FeatureId, Place)> = Vec::new();
    for place in own_followers(game, seat).map(Standing::place) {
        let Some(feature) = game.board.feature(place) else { continue };
        let is_known = features.iter().any(|(other, _)| *other == feature);
        if Kind::from(place.segment) == kind && !is_known {
            features.push((feature, place));
        }
    }
    features
}

/// A score for a message, under its own source (R-MSG-7).
fn message_score(game: &Game, lines: Vec<Line>) -> Option<Score> {
    let score = Score { seat: game.active(), source: Source::Messages, lines, record: None };
    (score.points() > 0).then_some(score)
}

/// The worth of a feature as at the end of the game, whoever has the majority.
fn worth_at_end(game: &Game, feature: FeatureId) -> Vec<Line> {
    scoring::worth(&game.board.record(feature), Finality::Incomplete)
}

/// R-MSG-5 (1 to 3): the feature of a kind that brings least, with its score.
fn smallest(game: &Game, kind: Kind) -> Option<(Place, Score)> {
    let features = own_features(game, game.active(), kind).into_iter();
    let worth = |(feature, place)| (place, worth_at_end(game, feature));
    let points = |(_, lines): &(Place, Vec<Line>)| lines.iter().map(Line::points).sum::<i32>();
    let (place, lines) = features.map(worth).min_by_key(points)?;
    Some((place, message_score(game, lines)?))
}

/// The cities whose pennants a message may score, each with its score (R-MSG-5).
fn cities_with_pennants(game: &Game) -> Vec<(Place, Score)> {
    let cities = own_features(game, game.active(), Kind::City).into_iter();
    let score = |(city, place)| {
        let pennants = game.board.record(city).pennants;
        let lines = vec![Line::new(Label::Pennants, pennants, EACH)];
        Some((place, message_score(game, lines)?))
    };
    cities.filter_map(score).collect()
}

fn per_follower(game: &Game, kind: Kind, label: Label, each: i32) -> Option<Score> {
    let standing = |it: &Standing| Kind::from(it.place().segment) == kind;
    let count = own_followers(game, game.active()).filter(standing).count() as u32;
    message_score(game, vec![Line::new(label, count, each)])
}

/// The followers whom a message may score, each with the score (R-MSG-5).
fn followers_to_score(game: &Game) -> Vec<(Standing, Score)> {
    let mut found: Vec<(Standing, Score)> = Vec::new();
    for standing in own_followers(game, game.active()) {
        let feature = game.board.feature(standing.place());
        let score = feature.and_then(|it| message_score(game, worth_at_end(game, it)));
        if let Some(score) = score.filter(|_| found.iter().all(|(it, _)| *it != standing)) {
            found.push((standing, score));
        }
    }
    found
}

/// Whether a tile would be left for the message after that of the turn.
fn has_further_tile(game: &Game) -> bool {
    let phase = game.course.phase_of_turn();
    let own = u32::from(phase == Phase::Place) + u32::from(game.turn.expansions.track.tiles);
    game.count_left() > own
}

/// The score that a message brings at once; `None` for one that brings none.
pub fn score_of_message(game: &Game, text: Text) -> Option<Score> {
    match text {
        Text::Road => smallest(game, Kind::Road).map(|(_, score)| score),
        Text::City => smallest(game, Kind::City).map(|(_, score)| score),
        Text::Monastery => smallest(game, Kind::MONASTERY).map(|(_, score)| score),
        Text::Pennants => match cities_with_pennants(game).as_slice() {
            [(_, score)] => Some(score.clone()),
            _ => None,
        },
        Text::Knights => per_follower(game, Kind::City, Label::Knights, EACH),
        Text::Farmers => per_follower(game, Kind::Field, Label::Farmers, FARMER),
        Text::Points => message_score(game, vec![Line::new(Label::Message, 1, INSTEAD)]),
        Text::Tile | Text::Follower => None,
    }
}

/// The points for scoring a follower by a message.
pub fn points_of_follower(game: &Game, standing: Standing) -> i32 {
    let found = followers_to_score(game);
    found.iter().find(|(it, _)| *it == standing).map_or(0, |(_, score)| score.points())
}

/// Why a message cannot be read so.
pub(in crate::game) fn unreadable(game: &Game) -> messages::Rejection {
    let is_drawn = game.expansions.track.as_ref().is_some_and(|track| track.message.is_some());
    if is_drawn { messages::Rejection::BringsNothing } else { messages::Rejection::NoneDrawn }
}

fn brings_something(game: &Game, text: Text) -> bool {
    match text {
        Text::Tile => has_further_tile(game),
        Text::Follower => !followers_to_score(game).is_empty(),
        Text::Pennants => !cities_with_pennants(game).is_empty(),
        Text::Road
        | Text::City
        | Text::Monastery
        | Text::Knights
        | Text::Farmers
        | Text::Points => score_of_message(game, text).is_some(),
    }
}

pub(in crate::game) fn question_of_message(game: &Game, reading: Reading) -> Question {
    let seat = game.active();
    match reading {
        Reading::Unread => {
            let texts = Text::ALL.into_iter().filter(|text| brings_something(game, *text));
            let answer = |text| {
                let answer = Answer::new(Move::ReadMessage(messages::Read { text }));
                match place_of_message(game, text) {
                    Some(place) => answer.at(Target::Feature(place)),
                    None => answer,
                }
            };
            Question::new(seat, Topic::Message, texts.map(answer).collect())
        }
        Reading::Pennants => {
            let cities = cities_with_pennants(game).into_iter();
            let answer = |(place, _): (Place, Score)| {
                let city = City { at: place.at, on: place.segment };
                Answer::new(Move::ScorePennants(city)).at(Target::Feature(place))
            };
            Question::new(seat, Topic::Pennants, cities.map(answer).collect())
        }
        Reading::Follower => {
            let followers = followers_to_score(game).into_iter();
            let answer = |(standing, _): (Standing, Score)| {
                Answer::new(Move::ScoreFollower(standing))
                    .at(Target::Segment(standing.place()))
                    .showing(Shows::figure(seat, standing.figure))
            };
            Question::new(seat, Topic::ScoreFollower, followers.map(answer).collect())
        }
    }
}

/// The feature that a message scores.
fn place_of_message(game: &Game, text: Text) -> Option<Place> {
    let kind = match text {
        Text::Road => Kind::Road,
        Text::City => Kind::City,
        Text::Monastery => Kind::MONASTERY,
        Text::Pennants
        | Text::Knights
        | Text::Farmers
        | Text::Tile
        | Text::Follower
        | Text::Points => return None,
    };
    smallest(game, kind).map(|(place, _)| place)
}

/// R-MSG-3, 5: brings about what a message says.
pub(in crate::game) fn read_message(game: &mut Game, text: Text, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    let score = score_of_message(game, text);
    sets::track::set_reading(
        game,
        match text {
            Text::Pennants if score.is_none() => Some(Reading::Pennants),
            Text::Follower => Some(Reading::Follower),
            Text::Road
            | Text::City
            | Text::Monastery
            | Text::Pennants
            | Text::Knights
            | Text::Farmers
            | Text::Tile
            | Text::Points => None,
        },
    );
    if text == Text::Tile {
        game.turn.expansions.track.tiles += 1;
        outcomes.push(messages::Outcome::AnotherTile { seat }.into());
    }
    if sets::track::reading(game).is_none() {
        let points = score.as_ref().map_or(0, Score::points);
        score.into_iter().for_each(|score| game.score(score, outcomes));
        judge_message(game, points, outcomes);
    }
}

/// Judges orders by a message of which all is done.
fn judge_message(game: &mut Game, points: i32, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    let Some(track) = &mut game.expansions.track else { return };
    let messages = track.count_message(seat);
    game.judge(&Occasion::MessageRead { seat, messages, points }, outcomes);
}

/// R-MSG-5 (4): scores the pennants of a city.
pub(in crate::game) fn score_pennants(game: &mut Game, city: City, outcomes: &mut Vec<Outcome>) {
    sets::track::set_reading(game, None);
    let mut cities = cities_with_pennants(game).into_iter();
    if let Some((_, score)) = cities.find(|(place, _)| *place == city.place()) {
        let points = score.points();
        game.score(score, outcomes);
        judge_message(game, points, outcomes);
    }
}

/// R-MSG-5 (8): scores a follower as at the end and takes it home.
pub(in crate::game) fn score_follower(
    game: &mut Game,
    standing: Standing,
    outcomes: &mut Vec<Outcome>,
) {
    sets::track::set_reading(game, None);
    let mut followers = followers_to_score(game).into_iter();
    let Some((_, score)) = followers.find(|(it, _)| *it == standing) else { return };
    let (seat, figure, place) = (standing.player, standing.figure, standing.place());
    let from = game.board.record_at(place);
    figures::take_home(game, standing.occupant(), place);
    let home = from.map(|from| messages::Outcome::TakenHome { seat, figure, from }.into());
    outcomes.extend(home);
    sets::builder::orphans_home(game, &[(seat, place)], outcomes);
    let points = score.points();
    game.score(score, outcomes);
    judge_message(game, points, outcomes);
}

/// Takes the next of the tiles that messages have brought.
pub(in crate::game) fn takes_further_tile(game: &mut Game) -> bool {
    let tiles = &mut game.turn.expansions.track.tiles;
    let is_due = *tiles > 0;
    *tiles = tiles.saturating_sub(1);
    is_due
}
