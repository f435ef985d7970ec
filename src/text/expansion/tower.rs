//! The Tower in sentences.

use super::super::Words;
use super::super::question::{Worded, capitalised};
use super::super::told::{Book::Set, Told, told};
use crate::say;
use rules::expansion::tower::{Outcome, Rejection};
use rules::feature::{Occupant, Place};
use rules::geometry::Position;
use rules::player::Figure;
use rules::set::TOWER;
use rules::{Game, Setting};

/// The rules that are told of it, in the order in which they are read.
pub(super) const TOLD: &[Told] = &[
    told("why-act-raise", Set(TOWER), "R-TW-2, 3", "act-raise"),
    told("why-act-man", Set(TOWER), "R-TW-2", "act-man"),
    told("why-act-capture", Set(TOWER), "R-TW-3, 4", "act-capture"),
    told("why-ask-ransom", Set(TOWER), "R-TW-5", "source-ransom"),
    told("why-for-ransom", Set(TOWER), "R-TW-5", "source-ransom"),
];

impl Words {
    pub(in super::super) fn tower_rejection(&self, rejection: &Rejection, game: &Game) -> String {
        match rejection {
            Rejection::NoneRaised => say!(self, "reject-no-tower-raised"),
            Rejection::RansomOnce => say!(self, "reject-ransom-once"),
            Rejection::NoPieceLeft { seat } => {
                say!(self, "reject-no-piece", name = game.name(*seat))
            }
            Rejection::Closed { by } => say!(self, "reject-tower-closed", name = game.name(*by)),
            Rejection::NoFoundation { .. } => say!(self, "reject-no-foundation"),
            Rejection::OutOfReach { .. } => say!(self, "reject-out-of-reach"),
            Rejection::NoTower { .. } => say!(self, "reject-no-tower"),
            Rejection::NoPrisoner { .. } => say!(self, "reject-no-prisoner"),
            Rejection::CannotClimb { figure } => {
                say!(self, "reject-not-on-tower", figure = self.figure(*figure))
            }
            Rejection::TooPoor { points } => say!(self, "reject-too-poor", points = *points),
            Rejection::NoQuestion { .. } => say!(self, "reject-no-question"),
            Rejection::SiteIsThere => say!(self, "reject-site-is-there"),
            Rejection::NoSuchHeight { height, most } => {
                say!(self, "pad-no-such-tower", height = *height, most = *most)
            }
        }
    }

    pub(in super::super) fn tower_outcome(
        &self,
        outcome: &Outcome,
        setting: Setting<'_>,
    ) -> String {
        match outcome {
            Outcome::SiteSaid { on: Some(_), .. } => say!(self, "outcome-tower-site-city"),
            Outcome::SiteSaid { on: None, .. } => say!(self, "outcome-tower-site-outside"),
            Outcome::Raised { seat, height, .. } => {
                say!(self, "outcome-tower-raised", name = setting.name(*seat), height = *height)
            }
            Outcome::Manned { seat, .. } => {
                say!(self, "outcome-tower-manned", name = setting.name(*seat))
            }
            Outcome::Captured { seat, captive, .. } => {
                say!(
                    self,
                    "outcome-captured",
                    name = setting.name(*seat),
                    figure = self.figure_of(*captive, setting)
                )
            }
            Outcome::Exchanged { own, theirs } => {
                let (own, theirs) =
                    (self.figure_of(*own, setting), self.figure_of(*theirs, setting));
                say!(self, "outcome-exchanged", own = own, theirs = theirs)
            }
            Outcome::Ransomed { seat, captor, figure } => {
                let (captor, figure) = (setting.name(*captor), self.figure(*figure));
                say!(
                    self,
                    "outcome-ransomed",
                    name = setting.name(*seat),
                    captor = captor,
                    figure = figure
                )
            }
        }
    }

    /// The height that a tower gets by one more piece.
    pub(in super::super) fn raised_to(&self, at: Position, game: &Game) -> Worded {
        Worded::title(say!(self, "act-raise-to", height = height(at, game) + 1))
    }

    /// The figure that goes on top, and the height of the tower.
    pub(in super::super) fn manned_by(&self, figure: Figure, at: Position, game: &Game) -> Worded {
        let about = say!(self, "act-tower-of", height = height(at, game));
        Worded::new(capitalised(&self.figure(figure)), about)
    }

    /// The captured figure and its place: on a feature or on top of another tower.
    pub(in super::super) fn captured(
        &self,
        captive: Occupant,
        place: Option<Place>,
        game: &Game,
    ) -> Worded {
        let about =
            place.map_or_else(|| say!(self, "act-on-tower"), |place| self.feature_at(place, game));
        Worded::new(self.figure_of(captive, game), about)
    }
}

/// The height of a tower, in pieces.
fn height(at: Position, game: &Game) -> u32 {
    game.towers().and_then(|towers| towers.tower(at)).map_or(0, |tower| tower.height.into())
}
