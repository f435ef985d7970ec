//! The princess in the course of a turn (R-PD-6).

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::princess;
use crate::rules::feature::{Occupant, Place};
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::game::{Game, Phase};
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::nature::Role;
use crate::rules::moves::{Move, Standing};
use crate::rules::outcome::Outcome;
use crate::rules::rejection::Rejection;
use crate::rules::setup::PRINCESS_DRAGON;
use crate::rules::tile::Segment;
use crate::rules::topic::{Act, Topic};

impl Game {
    /// The knights that the princess may send home (R-PD-6).
    pub fn princess_knights(&self) -> Vec<(Occupant, Place)> {
        let all = self.board.figures().iter().map(|deployed| (deployed.occupant(), deployed.place));
        all.filter(|(occupant, place)| self.allows_princess(*occupant, *place).is_ok()).collect()
    }

    pub(in crate::rules::game) fn princess_answers(&self) -> Vec<Answer> {
        let knights = self.princess_knights().into_iter();
        let remove = |(knight, place): (Occupant, Place)| {
            Answer::new(Move::RemoveKnight(Standing::new(knight, place)))
                .at(Target::Segment(place))
                .showing(Shows::figure(knight.seat, knight.figure))
        };
        knights.map(remove).collect()
    }

    /// Whether a move comes too early, as the princess must send a knight home before the action is
    /// used otherwise or left.
    pub(in crate::rules::game) fn is_instead_of_princess(&self, made: &Move) -> bool {
        let nature = made.nature();
        let uses = nature.role == Role::Act || *made == Move::EndTurn;
        uses && nature.answers != Some(Topic::Act(Act::Princess)) && self.must_remove_knight()
    }

    /// Whether the princess must send a knight home before anything else is done: the house rule of
    /// R-PD-6.
    pub(in crate::rules::game) fn must_remove_knight(&self) -> bool {
        let waits = matches!(self.phase, Phase::Deploy { deployed: false, .. });
        waits
            && self.setup.rules.differs(HouseRule::PrincessMust)
            && !self.princess_knights().is_empty()
    }

    pub(in crate::rules::game) fn allows_princess(
        &self,
        knight: Occupant,
        place: Place,
    ) -> Result<(), Rejection> {
        let at = self.must_have_no_figure_yet()?;
        let Some(placed) = self.board.tile(at).filter(|_| self.setup.has(PRINCESS_DRAGON)) else {
            return Err(Rejection::NotInPlay);
        };
        let castles = placed.tile.cities.iter().enumerate().filter(|(_, city)| city.princess);
        let mut castles = castles.filter_map(|(index, _)| {
            self.board.feature(Place { at, segment: Segment::City(index as u8) })
        });
        let city = self.board.feature(place);
        if !castles.any(|castle| Some(castle) == city) {
            return Err(princess::Rejection::NoPrincess.into());
        }
        let stands = knight.figure.is_follower() && self.stands(knight, place);
        if stands { Ok(()) } else { Err(Rejection::NobodyThere { place }) }
    }

    pub(in crate::rules::game) fn remove_knight(
        &mut self,
        knight: Occupant,
        place: Place,
        outcomes: &mut Vec<Outcome>,
    ) {
        self.take_home(knight, place);
        self.has_acted();
        self.turn.expansions.phantom.met_princess = true;
        outcomes
            .push(princess::Outcome::KnightRemoved { seat: self.active(), knight, place }.into());
        self.orphans_home(&[(knight.seat, place)], outcomes);
        self.judge(&Occasion::KnightRemoved { seat: self.active(), knight: knight.seat }, outcomes);
    }
}
