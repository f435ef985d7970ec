//! The fair in sentences.

use super::super::Words;
use super::super::question::Worded;
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::fair::{Outcome, Rejection};
use rules::feature::Occupant;
use rules::set::CATAPULT;
use rules::throw::{Hit, Measure, Throw, Token};
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-ask-token", Set(CATAPULT), "R-CAT-1", "why-head-throw"),
    told("why-ask-target", Set(CATAPULT), "R-CAT-5", "token-target"),
    told("why-ask-catch", Set(CATAPULT), "R-CAT-4", "token-catch"),
    told("why-ask-knock-out", Set(CATAPULT), "R-CAT-2", "token-knock-out"),
    told("why-ask-seduction", Set(CATAPULT), "R-CAT-3", "token-seduction"),
    told("why-for-fair", Set(CATAPULT), "R-CAT-4, 5", "why-head-throw"),
];

impl Words {
    pub(in super::super) fn fair_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoFair => say!(self, "reject-no-fair"),
            Rejection::OtherToken => say!(self, "reject-other-token"),
            Rejection::OthersThrow { seat } => {
                say!(self, "reject-others-throw", name = game.name(*seat))
            }
        }
    }

    pub(in super::super) fn fair_outcome(&self, outcome: &Outcome, setting: Setting<'_>) -> String {
        match outcome {
            Outcome::Came { seat } => say!(self, "outcome-fair-came", name = setting.name(*seat)),
            Outcome::Opened { seat, token } => {
                say!(
                    self,
                    "outcome-fair-opened",
                    name = setting.name(*seat),
                    token = self.token(*token)
                )
            }
            Outcome::Thrown { throw, token, left } => {
                self.thrown(throw, *token, setting.name(*left), setting)
            }
        }
    }

    /// The result of a throw (R-CAT).
    fn thrown(
        &self,
        throw: &Throw,
        token: Option<Token>,
        catcher: &str,
        setting: Setting<'_>,
    ) -> String {
        let name = setting.name(throw.player);
        let hits: Vec<Occupant> = throw
            .hits
            .iter()
            .chain(&throw.swap)
            .map(|hit| Occupant { seat: hit.player, figure: hit.figure })
            .collect();
        if let Some(distance) = throw.distance {
            let distance = self.distance(distance, throw.unit.unwrap_or(Measure::Millimetre));
            say!(self, "outcome-thrown-at", name = name, distance = distance)
        } else if throw.swap.is_some() {
            say!(
                self,
                "outcome-thrown-swap",
                name = name,
                figures = self.figures_of(&hits, setting)
            )
        } else if !hits.is_empty() {
            say!(
                self,
                "outcome-thrown-hits",
                name = name,
                figures = self.figures_of(&hits, setting)
            )
        } else if throw.caught {
            say!(self, "outcome-thrown-caught", name = name, catcher = catcher)
        } else if throw.short {
            say!(self, "outcome-thrown-short", name = name)
        } else if throw.off_tiles {
            self.told_of(name.to_owned(), say!(self, "fair-off"))
        } else if token == Some(Token::Target) {
            self.told_of(name.to_owned(), say!(self, "fair-missed"))
        } else {
            say!(self, "outcome-thrown-nothing", name = name)
        }
    }

    pub(in super::super) fn what_throw(&self, token: Token, name: &str) -> Worded {
        let title = say!(self, "fair-throws", name = name, token = self.token(token));
        Worded::new(title, self.how_to_throw(token))
    }

    pub(in super::super) fn no_throw(&self, token: Token) -> String {
        match token {
            Token::Target => say!(self, "fair-missed"),
            Token::Catch | Token::KnockOut | Token::Seduction => say!(self, "fair-nobody"),
        }
    }

    /// The follower that a throw has hit or won over, or whether it was caught.
    pub(in super::super) fn thrown_so(&self, throw: &Throw, game: &Game) -> Worded {
        if let Some(hit) = throw.hits.first().or(throw.swap.as_ref()) {
            return self.hit(hit, game);
        }
        let left = game.company().next(throw.player);
        Worded::title(match (throw.caught, throw.short) {
            (true, _) => say!(self, "fair-caught", name = game.name(left)),
            (false, true) => say!(self, "fair-short"),
            (false, false) => say!(self, "fair-slipped"),
        })
    }

    /// The follower that a token has hit, and where it stood.
    pub fn hit(&self, hit: &Hit, game: &Game) -> Worded {
        let label = self.figure_of(Occupant { seat: hit.player, figure: hit.figure }, game);
        Worded::new(
            label,
            hit.place().map(|place| self.feature_at(place, game)).unwrap_or_default(),
        )
    }

    /// The words that the token of a round is chosen.
    pub(in super::super) fn token_chosen(&self, token: Token) -> String {
        say!(self, "move-open-fair", token = self.token(token))
    }

    /// A token of the fair.
    pub fn token(&self, token: Token) -> String {
        say!(
            self,
            match token {
                Token::KnockOut => "token-knock-out",
                Token::Seduction => "token-seduction",
                Token::Catch => "token-catch",
                Token::Target => "token-target",
            }
        )
    }
}
