//! On the scorepad: followers leave the City for features just completed, or at the end for a
//! field.

use crate::rules::expansion::count;
use crate::rules::feature::{Kind, Occupant};
use crate::rules::game::Game;
use crate::rules::game::expansion::count::Destination;
use crate::rules::house_rule::HouseRule;
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scorepad::{self, Entry, Post};

impl Game {
    /// The features for which followers may leave the City: the completed ones of the note
    /// (R-CNT-13), and with the house rule fields that a barn scores (R-CNT-19).
    pub(in crate::rules::game) fn noted_destinations(&self) -> Vec<Destination> {
        let Some(note) = self.pad.as_ref().and_then(|pad| pad.pending.as_ref()) else {
            return Vec::new();
        };
        let strict = !self.setup.rules.differs(HouseRule::LeaveForUnoccupied);
        let no_barns = !self.setup.rules.differs(HouseRule::LeaveForBarn);
        let destination = |entry: &Entry, shut| Destination { kind: entry.kind, place: None, shut };
        let is_empty =
            |entry: &Entry| !entry.occupants().any(|occupant| occupant.figure.is_follower());
        let completed =
            note.completed.iter().map(|entry| destination(entry, strict && is_empty(entry)));
        let fields = note.fields.iter().map(|field| {
            let has_barn = field.occupants().any(|occupant| occupant.figure == Figure::Barn);
            destination(field, no_barns || !has_barn || is_empty(field))
        });
        let barn = note
            .barn
            .iter()
            .map(|field| destination(field, no_barns || (strict && is_empty(field))));
        completed.chain(fields).chain(barn).collect()
    }

    pub(in crate::rules::game) fn allows_joining(
        &self,
        seat: Seat,
        figure: Figure,
        feature: usize,
    ) -> Result<(), Rejection> {
        self.must_be_leaver(seat)?;
        let destination = self
            .leaving_destinations()
            .get(feature)
            .copied()
            .filter(|destination| !destination.shut);
        let resident = destination.and_then(|destination| destination.resident(seat, figure));
        let resident =
            resident.ok_or(Rejection::Scorepad(scorepad::Rejection::NoSuchFeature { feature }))?;
        self.may_leave(resident).map(drop)
    }

    pub(in crate::rules::game) fn join_feature(
        &mut self,
        seat: Seat,
        figure: Figure,
        feature: usize,
        outcomes: &mut Vec<Outcome>,
    ) {
        let destination = self.leaving_destinations().get(feature).copied();
        let way = destination.and_then(|it| Some((it, it.resident(seat, figure)?)));
        let Some((destination, resident)) = way else {
            return debug_assert!(false, "whoever leaves the City may go there");
        };
        outcomes.push(
            count::Outcome::JoinedFeature {
                seat,
                quarter: resident.quarter,
                kind: destination.kind,
            }
            .into(),
        );
        let Some(pad) = &mut self.pad else {
            return debug_assert!(false, "only the scorepad has features by number");
        };
        self.supplies[seat].put(figure);
        if let Some(entry) = pad.awaited(feature) {
            entry.followers.push(scorepad::Group::new(seat, figure, 1));
        }
        if destination.kind == Kind::Field {
            self.post(Occupant { seat, figure }, Post::Field);
        }
        self.has_left(resident, outcomes);
    }
}
