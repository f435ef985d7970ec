//! The things that stand out on the table in a lesson.

use iced::widget::{container, space, stack};
use iced::{Fill, border};

use super::Table;
use super::entering::Entry;
use super::message::{Light, Message};
use crate::app::kit::theme::RADIUS;
use crate::app::kit::ui::Ui;
use crate::widget::Element;
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

    /// Frames content in gold while it stands out.
    pub(super) fn lit<'a>(
        &self,
        light: Light,
        ui: Ui<'_>,
        content: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let content = content.into();
        if self.seen.light != Some(light) {
            return content;
        }
        let frame = container(space()).width(Fill).height(Fill).style(move |_: &iced::Theme| {
            container::Style {
                border: border::rounded(RADIUS).width(3).color(ui.palette.gold),
                ..container::Style::default()
            }
        });
        stack![content, frame].into()
    }
}
