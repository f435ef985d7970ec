//! Barns in the course of a turn (R-AM-8): placing one, and scoring the farmers beside it.

use crate::rules::card::occasion::Way;
use crate::rules::expansion::barn;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Occupant, Place};
use crate::rules::game::question::{Answer, Shows, Target};
use crate::rules::game::{Game, Phase};
use crate::rules::geometry::{Corner, Position};
use crate::rules::house_rule::HouseRule;
use crate::rules::moves::Move;
use crate::rules::outcome::Outcome;
use crate::rules::player::Figure;
use crate::rules::rejection::Rejection;
use crate::rules::scoring::{self, Finality, Score};

impl Game {
    /// The corners of the tile just placed where the barn may stand (R-AM-8).
    pub fn barn_corners(&self) -> Vec<Corner> {
        Corner::ALL.into_iter().filter(|corner| self.allows_barn(*corner).is_ok()).collect()
    }

    pub(in crate::rules::game) fn barn_answers(&self) -> Vec<Answer> {
        let corners = self.barn_corners().into_iter();
        let Some(at) = self.tile_asked_about() else { return Vec::new() };
        let place = |corner| {
            Answer::new(Move::PlaceBarn { corner })
                .at(Target::Corner(at, corner))
                .showing(Shows::figure(self.active(), Figure::Barn))
        };
        corners.map(place).collect()
    }

    pub(in crate::rules::game) fn allows_barn(&self, corner: Corner) -> Result<(), Rejection> {
        let at = self.must_have_no_figure_yet()?;
        self.must_have_farmers()?;
        let seat = self.active();
        if self.supply(seat).count(Figure::Barn) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure: Figure::Barn });
        }
        let Some(field) = self.board.field_at(at, corner) else {
            return Err(barn::Rejection::NoCorner.into());
        };
        self.may_take_barn(self.board.occupants(field))
    }

    /// R-AM-8: whether a field with those figures may get a barn; with the house rule it may have
    /// one already (A44).
    pub(in crate::rules::game) fn may_take_barn(
        &self,
        mut occupants: impl Iterator<Item = Occupant>,
    ) -> Result<(), Rejection> {
        let is_alone = !self.setup.rules.differs(HouseRule::SecondBarnAllowed);
        match occupants.find(|occupant| is_alone && occupant.figure == Figure::Barn) {
            Some(barn) => Err(barn::Rejection::IsThere { by: barn.seat }.into()),
            None => Ok(()),
        }
    }

    pub(in crate::rules::game) fn place_barn(
        &mut self,
        corner: Corner,
        outcomes: &mut Vec<Outcome>,
    ) {
        let Phase::Deploy { at, .. } = self.phase else {
            return debug_assert!(false, "a barn is placed when the tile lies");
        };
        let Some(place) = self.board.corner_segment(at, corner) else {
            return debug_assert!(false, "four fields meet at the corner");
        };
        let seat = self.active();
        self.supplies[seat].take_out(Figure::Barn);
        self.board.deploy_barn(seat, place, corner);
        self.has_deployed(Figure::Barn, false);
        self.turn.expansions.barn = Some(place);
        outcomes.push(Outcome::Deployed { seat, figure: Figure::Barn, place });
        self.judge_deployment(Occupant { seat, figure: Figure::Barn }, place, Way::Usual, outcomes);
    }

    /// Scores the farmers of a field that has got a barn, or was joined to one, and sends them home
    /// (R-AM-9, 11).
    pub(in crate::rules::game) fn score_barns(
        &mut self,
        placed: &[Position],
        outcomes: &mut Vec<Outcome>,
    ) -> Vec<Score> {
        let fields = self.barn_fields(placed);
        let new = self.turn.expansions.barn.take().and_then(|place| self.board.feature(place));
        let mut scored = Vec::new();
        for field in fields {
            let record = self.board.record(field);
            let lines = if new == Some(field) {
                scoring::field::harvest(&record)
            } else {
                scoring::worth(&record, Finality::Incomplete)
            };
            self.score_field(
                scoring::scores_of(&record, lines),
                self.bonuses(field),
                &mut scored,
                outcomes,
            );
            self.send_home(field, outcomes);
        }
        scored
    }

    /// Scores the farmers of a field with a barn like a completed feature: with points of the turn
    /// and with bonuses.
    pub(in crate::rules::game) fn score_field(
        &mut self,
        scores: Vec<Score>,
        bonuses: Vec<Score>,
        scored: &mut Vec<Score>,
        outcomes: &mut Vec<Outcome>,
    ) {
        for score in &scores {
            self.turn.points[score.seat] += score.points();
        }
        for score in scores.into_iter().chain(bonuses) {
            self.score(score.clone(), outcomes);
            scored.push(score);
        }
    }

    /// The fields with a barn and farmers on which the turn's tiles lie, or where its barn was
    /// placed.
    pub(in crate::rules::game) fn barn_fields(&self, placed: &[Position]) -> Vec<FeatureId> {
        if self.expansions.abbeys.is_none() {
            return Vec::new();
        }
        let mut fields: Vec<FeatureId> = Vec::new();
        for at in placed {
            let Some(tile) = self.board.tile(*at) else { continue };
            let segments =
                tile.tile.segments().filter(|segment| Kind::from(*segment) == Kind::Field);
            let features =
                segments.filter_map(|segment| self.board.feature(Place { at: *at, segment }));
            fields.extend(features);
        }
        fields.extend(self.turn.expansions.barn.and_then(|place| self.board.feature(place)));
        fields.sort_unstable();
        fields.dedup();
        fields.retain(|field| {
            let record = self.board.record(*field);
            let has_barn = scoring::field::barn_owners(&record).next().is_some();
            has_barn && record.followers().next().is_some()
        });
        fields
    }
}
