//! Messages, and the figures on the score track, in sentences.

use super::super::Words;
use super::super::question::{Worded, capitalised};
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::messages::{City, Outcome, Rejection, Text, Walk};
use rules::expansion::track::ScoreFigure;
use rules::feature::Occupant;
use rules::game::sets;
use rules::moves::Standing;
use rules::scoring::Score;
use rules::set::MESSAGES;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-walk", Set(MESSAGES), "R-MSG-2, 3", "why-head-track"),
    told("why-ask-message", Set(MESSAGES), "R-MSG-3", "source-messages"),
    told("why-ask-pennants", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-ask-score-follower", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-for-knights", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-for-farmers", Set(MESSAGES), "R-MSG-5", "source-messages"),
    told("why-for-message", Set(MESSAGES), "R-MSG-3", "source-messages"),
];

impl Words {
    pub(in super::super) fn messages_rejection(
        &self,
        rejection: &Rejection,
        game: &Game,
    ) -> String {
        match rejection {
            Rejection::First { seat } => {
                say!(self, "reject-walk-first", name = game.name(*seat))
            }
            Rejection::ReadFirst { seat } => {
                say!(self, "reject-message-first", name = game.name(*seat))
            }
            Rejection::NothingToWalk => say!(self, "reject-no-walk"),
            Rejection::NoneDrawn => say!(self, "reject-no-message"),
            Rejection::BringsNothing => say!(self, "reject-message-nothing"),
            Rejection::NotMeant => say!(self, "reject-message-meant"),
        }
    }

    pub(in super::super) fn messages_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::Walked { seat, figure, points } => {
                let (name, figure) = (setting.name(*seat), self.score_figure(*figure));
                say!(self, "outcome-walked", name = name, figure = figure, points = *points)
            }
            Outcome::Drawn { seat } => say!(self, "outcome-message", name = setting.name(*seat)),
            Outcome::AnotherTile { seat } => {
                say!(self, "outcome-message-tile", name = setting.name(*seat))
            }
            Outcome::TakenHome { seat, figure, from } => {
                let whom = self.figure_of(Occupant { seat: *seat, figure: *figure }, setting);
                say!(self, "outcome-message-home", whom = whom, feature = self.record(from))
            }
        }
    }

    /// A figure on the score track.
    fn score_figure(&self, figure: ScoreFigure) -> String {
        self.say(&format!("track-{}", figure.name()), &[])
    }

    /// The figure that walks, as an answer: where it stands, and where it would stop.
    pub(in super::super) fn walk_of(&self, walk: Walk, game: &Game) -> Worded {
        let title = capitalised(&self.score_figure(walk.figure));
        let Some(track) = game.track() else { return Worded::title(title) };
        let from = track.points(walk.player, walk.figure);
        let to = from + track.due().map_or(0, |due| due.points);
        Worded::new(title, say!(self, "walk-from-to", from = from, to = to))
    }

    /// What a message says, as an answer: with the points that it brings.
    pub(in super::super) fn message(&self, text: Text, game: &Game) -> Worded {
        let title = self.say(&format!("message-{}", text.name()), &[]);
        let points = sets::messages::score_of_message(game, text).as_ref().map(Score::points);
        let brings = points.filter(|_| text != Text::Points);
        let brings = brings.map(|points| say!(self, "message-brings", points = points));
        Worded::title(title).hinting(brings.unwrap_or_default())
    }

    /// A city whose pennants are scored, as an answer.
    pub(in super::super) fn pennants_of(&self, city: City, game: &Game) -> Worded {
        Worded::title(self.feature_at(city.place(), game))
    }

    /// A follower who is scored and goes home, as an answer.
    pub(in super::super) fn scored_so(&self, standing: Standing, game: &Game) -> Worded {
        let worded = self.standing(standing, game);
        let points = sets::messages::points_of_follower(game, standing);
        let brings = say!(self, "message-brings", points = points);
        worded.hinting(brings)
    }
}
