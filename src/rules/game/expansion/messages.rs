//! Messages in the course of a turn: what each says, and what it brings (R-MSG-3 to 7).

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::messages::{self, City, EACH, FARMER, INSTEAD, Text};
use crate::rules::expansion::track::Reading;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Place};
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Phase};
use crate::rules::moves::{Move, Standing};
use crate::rules::outcome::Outcome;
use crate::rules::player::Seat;
use crate::rules::scoring::{self, Finality, Label, Line, Score, Source};

impl Game {
    /// The followers of a player on the board, where they stand.
    fn own_followers(&self, seat: Seat) -> impl Iterator<Item = Standing> {
        let own = self.board.figures().iter();
        let own = own.filter(move |it| it.seat == seat && it.figure.is_follower());
        own.map(|deployed| Standing::new(deployed.occupant(), deployed.place))
    }

    /// The features of a kind with a follower of the player, each once.
    fn own_features(&self, seat: Seat, kind: Kind) -> Vec<(FeatureId, Place)> {
        let mut features: Vec<(FeatureId, Place)> = Vec::new();
        for place in self.own_followers(seat).map(Standing::place) {
            let Some(feature) = self.board.feature(place) else { continue };
            let is_known = features.iter().any(|(other, _)| *other == feature);
            if Kind::from(place.segment) == kind && !is_known {
                features.push((feature, place));
            }
        }
        features
    }

    /// A score for a message, under its own source (R-MSG-7).
    fn message_score(&self, lines: Vec<Line>) -> Option<Score> {
        let score = Score { seat: self.active(), source: Source::Messages, lines, record: None };
        (score.points() > 0).then_some(score)
    }

    /// The worth of a feature as at the end of the game, whoever has the majority.
    fn worth_at_end(&self, feature: FeatureId) -> Vec<Line> {
        scoring::worth(&self.board.record(feature), Finality::Incomplete)
    }

    /// R-MSG-5 (1 to 3): the feature of a kind that brings least, with its score.
    fn smallest(&self, kind: Kind) -> Option<(Place, Score)> {
        let features = self.own_features(self.active(), kind).into_iter();
        let worth = |(feature, place)| (place, self.worth_at_end(feature));
        let points = |(_, lines): &(Place, Vec<Line>)| lines.iter().map(Line::points).sum::<i32>();
        let (place, lines) = features.map(worth).min_by_key(points)?;
        Some((place, self.message_score(lines)?))
    }

    /// The cities whose pennants a message may score, each with its score (R-MSG-5).
    fn cities_with_pennants(&self) -> Vec<(Place, Score)> {
        let cities = self.own_features(self.active(), Kind::City).into_iter();
        let score = |(city, place)| {
            let pennants = self.board.record(city).pennants;
            let lines = vec![Line::new(Label::Pennants, pennants, EACH)];
            Some((place, self.message_score(lines)?))
        };
        cities.filter_map(score).collect()
    }

    fn per_follower(&self, kind: Kind, label: Label, each: i32) -> Option<Score> {
        let standing = |it: &Standing| Kind::from(it.place().segment) == kind;
        let count = self.own_followers(self.active()).filter(standing).count() as u32;
        self.message_score(vec![Line::new(label, count, each)])
    }

    /// The followers whom a message may score, each with the score (R-MSG-5).
    fn followers_to_score(&self) -> Vec<(Standing, Score)> {
        let mut found: Vec<(Standing, Score)> = Vec::new();
        for standing in self.own_followers(self.active()) {
            let feature = self.board.feature(standing.place());
            let score = feature.and_then(|it| self.message_score(self.worth_at_end(it)));
            if let Some(score) = score.filter(|_| found.iter().all(|(it, _)| *it != standing)) {
                found.push((standing, score));
            }
        }
        found
    }

    /// Whether a tile would be left for the message after that of the turn.
    fn has_further_tile(&self) -> bool {
        let phase = self.course.held.unwrap_or(self.phase);
        let own = u32::from(phase == Phase::Place) + u32::from(self.turn.expansions.track.tiles);
        self.count_left() > own
    }

    /// The score that a message brings at once; `None` for one that brings none.
    pub fn score_of_message(&self, text: Text) -> Option<Score> {
        match text {
            Text::Road => self.smallest(Kind::Road).map(|(_, score)| score),
            Text::City => self.smallest(Kind::City).map(|(_, score)| score),
            Text::Monastery => self.smallest(Kind::MONASTERY).map(|(_, score)| score),
            Text::Pennants => match self.cities_with_pennants().as_slice() {
                [(_, score)] => Some(score.clone()),
                _ => None,
            },
            Text::Knights => self.per_follower(Kind::City, Label::Knights, EACH),
            Text::Farmers => self.per_follower(Kind::Field, Label::Farmers, FARMER),
            Text::Points => self.message_score(vec![Line::new(Label::Message, 1, INSTEAD)]),
            Text::Tile | Text::Follower => None,
        }
    }

    /// The points for scoring a follower by a message.
    pub fn points_of_follower(&self, standing: Standing) -> i32 {
        let found = self.followers_to_score();
        found.iter().find(|(it, _)| *it == standing).map_or(0, |(_, score)| score.points())
    }

    /// Why a message cannot be read so.
    pub(in crate::rules::game) fn unreadable(&self) -> messages::Rejection {
        let is_drawn = self.expansions.track.as_ref().is_some_and(|track| track.message.is_some());
        if is_drawn { messages::Rejection::BringsNothing } else { messages::Rejection::NoneDrawn }
    }

    fn brings_something(&self, text: Text) -> bool {
        match text {
            Text::Tile => self.has_further_tile(),
            Text::Follower => !self.followers_to_score().is_empty(),
            Text::Pennants => !self.cities_with_pennants().is_empty(),
            Text::Road
            | Text::City
            | Text::Monastery
            | Text::Knights
            | Text::Farmers
            | Text::Points => self.score_of_message(text).is_some(),
        }
    }

    pub(in crate::rules::game) fn question_of_message(&self, reading: Reading) -> Question {
        let seat = self.active();
        match reading {
            Reading::Unread => {
                let texts = Text::ALL.into_iter().filter(|text| self.brings_something(*text));
                let answer = |text| {
                    let answer = Answer::new(Move::ReadMessage(messages::Read { text }));
                    match self.place_of_message(text) {
                        Some(place) => answer.at(Target::Feature(place)),
                        None => answer,
                    }
                };
                Question::new(seat, Topic::Message, texts.map(answer).collect())
            }
            Reading::Pennants => {
                let cities = self.cities_with_pennants().into_iter();
                let answer = |(place, _): (Place, Score)| {
                    let city = City { at: place.at, on: place.segment };
                    Answer::new(Move::ScorePennants(city)).at(Target::Feature(place))
                };
                Question::new(seat, Topic::Pennants, cities.map(answer).collect())
            }
            Reading::Follower => {
                let followers = self.followers_to_score().into_iter();
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
    fn place_of_message(&self, text: Text) -> Option<Place> {
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
        self.smallest(kind).map(|(place, _)| place)
    }

    /// R-MSG-3, 5: brings about what a message says.
    pub(in crate::rules::game) fn read_message(&mut self, text: Text, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let score = self.score_of_message(text);
        self.set_reading(match text {
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
        });
        if text == Text::Tile {
            self.turn.expansions.track.tiles += 1;
            outcomes.push(messages::Outcome::AnotherTile { seat }.into());
        }
        if self.reading().is_none() {
            let points = score.as_ref().map_or(0, Score::points);
            score.into_iter().for_each(|score| self.score(score, outcomes));
            self.judge_message(points, outcomes);
        }
    }

    /// Judges orders by a message of which all is done.
    fn judge_message(&mut self, points: i32, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        let Some(track) = &mut self.expansions.track else { return };
        let messages = track.count_message(seat);
        self.judge(&Occasion::MessageRead { seat, messages, points }, outcomes);
    }

    /// R-MSG-5 (4): scores the pennants of a city.
    pub(in crate::rules::game) fn score_pennants(
        &mut self,
        city: City,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.set_reading(None);
        let mut cities = self.cities_with_pennants().into_iter();
        if let Some((_, score)) = cities.find(|(place, _)| *place == city.place()) {
            let points = score.points();
            self.score(score, outcomes);
            self.judge_message(points, outcomes);
        }
    }

    /// R-MSG-5 (8): scores a follower as at the end and takes it home.
    pub(in crate::rules::game) fn score_follower(
        &mut self,
        standing: Standing,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.set_reading(None);
        let mut followers = self.followers_to_score().into_iter();
        let Some((_, score)) = followers.find(|(it, _)| *it == standing) else { return };
        let (seat, figure, place) = (standing.player, standing.figure, standing.place());
        let from = self.board.record_at(place);
        self.take_home(standing.occupant(), place);
        let home = from.map(|from| messages::Outcome::TakenHome { seat, figure, from }.into());
        outcomes.extend(home);
        self.orphans_home(&[(seat, place)], outcomes);
        let points = score.points();
        self.score(score, outcomes);
        self.judge_message(points, outcomes);
    }

    /// Takes the next of the tiles that messages have brought.
    pub(in crate::rules::game) fn takes_further_tile(&mut self) -> bool {
        let tiles = &mut self.turn.expansions.track.tiles;
        let is_due = *tiles > 0;
        *tiles = tiles.saturating_sub(1);
        is_due
    }
}
