//! The things that stand out on the table in a lesson.

use super::Table;
use super::entering::Entry;
use super::message::Light;
use crate::widget::board::Marks;

impl Table {
    /// Lets this stand out alone.
    pub fn light(&mut self, light: Option<Light>) {
        if self.seen.light == light {
            return;
        }
        self.seen.light = light;
        // Where the log and the players share a place, the one that stands out is shown.
        match light {
            Some(Light::Score(..)) => self.seen.in_log = true,
            Some(Light::Orders(_)) => self.seen.in_log = false,
            Some(Light::Place(_) | Light::Tray | Light::Field | Light::Undo) | None => {}
        }
    }

    /// Whether the sum of a score is open in the log.
    #[must_use]
    pub fn shows_score(&self, (index, place): (usize, usize)) -> bool {
        self.seen.opened == Some((index, Some(place)))
    }

    /// Marks the place that stands out like those in which a chosen tile fits.
    pub(super) fn mark_light(&self, marks: &mut Marks) {
        if let (Some(Light::Place(at)), Entry::Open | Entry::Place(_)) =
            (self.seen.light, self.entry())
        {
            marks.legal = Some(vec![at]);
        }
    }
}
