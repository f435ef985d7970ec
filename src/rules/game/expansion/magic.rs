//! Mage & Witch in the course of a turn: before the action one of them goes elsewhere (R-MAG-1), or
//! where a tile has joined their features (R-MAG-3); with their feature they leave (R-MAG-7).

use crate::rules::card::occasion::Occasion;
use crate::rules::expansion::magic::{self, Spot};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Place};
use crate::rules::game::question::{Answer, Question, Shows, Target, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::geometry::Position;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::piece::{Magician, Neutral};
use crate::rules::rejection::Rejection;
use crate::rules::setup::MAGE_WITCH;
use crate::rules::tile::symbol::Symbol;

impl Game {
    /// R-MAG-1: a tile with the sign sends mage or witch elsewhere.
    pub(in crate::rules::game) fn summon(&mut self, at: Position) {
        let shown = self.board.tile(at).is_some_and(|placed| placed.tile.has(Symbol::Magic));
        self.turn.expansions.magic_due = shown && self.setup.has(MAGE_WITCH);
    }

    /// Whether mage or witch must go somewhere now (R-MAG-1, 3). The only one that can leave the
    /// board, where there is no road or city, does so at once (R-MAG-2).
    pub(in crate::rules::game) fn await_magic(&mut self, outcomes: &mut Vec<Outcome>) -> bool {
        let due = std::mem::take(&mut self.turn.expansions.magic_due);
        if !due && !self.are_magicians_joined() {
            return false;
        }
        match self.spells().as_slice() {
            [] => false,
            [(magician, None)] => {
                self.send_off(*magician, outcomes);
                false
            }
            _ => self.ask(Step::Magic),
        }
    }

    fn are_magicians_joined(&self) -> bool {
        let [mage, witch] = Magician::ALL.map(|magician| self.board.feature_of(magician));
        mage.is_some() && mage == witch
    }

    /// R-MAG-3: asks at once where a ferry has joined their roads; the action goes on afterwards.
    pub(in crate::rules::game) fn part_magicians(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.are_magicians_joined() {
            self.go_on_with(Step::Magic, outcomes);
        }
    }

    /// Whether a feature is an incomplete road or city without mage and witch (R-MAG-1).
    fn is_free_of_magic(&self, feature: FeatureId) -> bool {
        let stands_there = |magician| self.board.feature_of(magician) == Some(feature);
        matches!(self.board.kind(feature), Kind::Road | Kind::City)
            && !self.board.is_complete(feature)
            && !Magician::ALL.into_iter().any(stands_there)
    }

    /// Each of the two with every feature to which it may go, by the youngest tile; where there is
    /// none, those on the board leave it (R-MAG-2).
    fn spells(&self) -> Vec<(Magician, Option<Place>)> {
        let free = self.board.features().filter(|feature| self.is_free_of_magic(*feature));
        let places: Vec<Place> =
            free.filter_map(|feature| self.board.places(feature).last()).collect();
        if places.is_empty() {
            let on_board = |magician: &Magician| self.board.feature_of(*magician).is_some();
            return Magician::ALL.into_iter().filter(on_board).map(|it| (it, None)).collect();
        }
        let to = |magician| places.iter().map(move |place| (magician, Some(*place)));
        Magician::ALL.into_iter().flat_map(to).collect()
    }

    pub(in crate::rules::game) fn question_of_magic(&self) -> Question {
        let answer = |(magician, place): (Magician, Option<Place>)| {
            let spot = place.map(Spot::from).unwrap_or_default();
            let made = match magician {
                Magician::Mage => Move::MoveMage(spot),
                Magician::Witch => Move::MoveWitch(spot),
            };
            let target = place.map_or(Target::Nowhere, Target::Feature);
            Answer::new(made).at(target).showing(Shows::neutral(Neutral::Magician(magician)))
        };
        let answers = self.spells().into_iter().map(answer).collect();
        Question::new(self.active(), Topic::Magic, answers)
    }

    pub(in crate::rules::game) fn allows_magician(
        &self,
        magician: Magician,
        spot: Spot,
    ) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if self.phase != Phase::Asking(Step::Magic) {
            return Err(magic::Rejection::NoneDue.into());
        }
        let Some(place) = spot.place() else {
            let leaves = self.spells().contains(&(magician, None));
            return if leaves { Ok(()) } else { Err(magic::Rejection::NotOff.into()) };
        };
        if self.board.feature(place).is_some_and(|feature| self.is_free_of_magic(feature)) {
            Ok(())
        } else {
            Err(magic::Rejection::NotThere.into())
        }
    }

    pub(in crate::rules::game) fn move_magician(
        &mut self,
        magician: Magician,
        spot: Spot,
        outcomes: &mut Vec<Outcome>,
    ) {
        match spot.place() {
            Some(place) => {
                self.board.place_magician(magician, Some(place));
                if let Some(record) = self.board.record_at(place) {
                    outcomes.push(magic::Outcome::Moved { magician, to: record.clone() }.into());
                    let seat = self.active();
                    self.judge(&Occasion::MagicianMoved { seat, magician, record }, outcomes);
                }
            }
            None => self.send_off(magician, outcomes),
        }
        self.answered(outcomes);
    }

    /// R-MAG-7: whoever of the two stands on a scored feature waits beside the board.
    pub(in crate::rules::game) fn end_magic(
        &mut self,
        feature: FeatureId,
        outcomes: &mut Vec<Outcome>,
    ) {
        for magician in Magician::ALL {
            if self.board.feature_of(magician) == Some(feature) {
                self.send_off(magician, outcomes);
            }
        }
    }

    fn send_off(&mut self, magician: Magician, outcomes: &mut Vec<Outcome>) {
        self.board.place_magician(magician, None);
        outcomes.push(magic::Outcome::Left { magician }.into());
    }
}
