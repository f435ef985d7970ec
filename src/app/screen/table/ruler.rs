//! A ruler in true size on the screen: measured once by a tile or a bank card, and remembered for that screen.

use iced::widget::{Column, column, container, row, slider, space};
use iced::{Center, Fill};

use super::{Action, Message, Table};
use crate::app::Shared;
use crate::app::parts::{action, heading, plain, pressable};
use crate::app::theme::{self, Weight, space as gap};
use crate::say;
use crate::widget::gauge::{self, Object};

/// What is done with the ruler.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ruler {
    /// Measure the screen by that.
    Object(Object),
    /// The frame has so many logical pixels a millimetre.
    Scale(f32),
    /// A little larger or smaller.
    Step(i8),
    /// The frame is as large as what lies on it.
    Fits,
    /// Measure the screen again.
    Again,
}

/// The screen is being measured.
#[derive(Debug, Clone, Copy, Default)]
pub struct Measuring {
    object: Object,
    /// Logical pixels a millimetre, once the frame was pulled.
    scale: Option<f32>,
    /// Although the screen is known.
    again: bool,
}

/// Logical pixels a millimetre: of a screen with 96 pixels an inch, and the least and the most that a screen has.
const USUAL: f32 = 96.0 / 25.4;
const LEAST: f32 = 1.5;
const MOST: f32 = 9.0;
/// One step of the keys, a tenth of a millimetre on a bank card.
const STEP: f32 = 0.005;

impl Table {
    /// How wide the ruler's dialog is, in logical pixels.
    pub(super) fn ruler_width(&self, shared: &Shared) -> f32 {
        let scale = self.ruler.scale.or_else(|| shared.pixels_per_millimetre()).unwrap_or(USUAL);
        (Object::Card.millimetres().width * scale + 120.0).clamp(520.0, 1000.0)
    }

    pub(super) fn measure(&mut self, message: Ruler, shared: &Shared) -> Action {
        let scale = self.ruler.scale.or_else(|| shared.pixels_per_millimetre()).unwrap_or(USUAL);
        match message {
            Ruler::Object(object) => self.ruler.object = object,
            Ruler::Scale(scale) => self.ruler.scale = Some(scale),
            Ruler::Step(steps) => self.ruler.scale = Some((scale + f32::from(steps) * STEP).clamp(LEAST, MOST)),
            Ruler::Again => self.ruler.again = true,
            Ruler::Fits => {
                self.ruler = Measuring { object: self.ruler.object, ..Measuring::default() };
                return Action::Measured(scale);
            }
        }
        Action::None
    }

    pub(super) fn ruler<'a>(&'a self, shared: &'a Shared) -> Column<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let close = action(palette, Weight::Secondary, say!(words, "close"), Some("Esc"), Some(Message::Close));
        let known = shared.pixels_per_millimetre().filter(|_| !self.ruler.again);
        if let Some(scale) = known {
            let again = say!(words, "ruler-again");
            let again = action(palette, Weight::Quiet, again, None, Some(Message::Ruler(Ruler::Again)));
            return column![
                heading(say!(words, "ruler-title")),
                plain(say!(words, "ruler-use")),
                container(gauge::gauge(scale, palette)).center_x(Fill).padding([gap::L, 0.0]),
                row![again, space::horizontal(), close].align_y(Center),
            ];
        }
        let scale = self.ruler.scale.or_else(|| shared.pixels_per_millimetre()).unwrap_or(USUAL);
        let objects = Object::ALL.map(|object| {
            let weight = if object == self.ruler.object { Weight::Primary } else { Weight::Secondary };
            let key = match object {
                Object::Tile => "ruler-tile",
                Object::Card => "ruler-card",
            };
            let label = plain(words.say(key, &[]));
            pressable(palette, weight, label, [gap::XS, gap::M], Some(Message::Ruler(Ruler::Object(object))))
        });
        let step = |label, steps| {
            let message = Message::Ruler(Ruler::Step(steps));
            pressable(palette, Weight::Secondary, plain(label), [gap::XS, gap::M], Some(message))
        };
        let pull = slider(LEAST..=MOST, scale, |scale| Message::Ruler(Ruler::Scale(scale))).step(STEP);
        let pull = pull.style(theme::pull(palette));
        let fits = say!(words, "ruler-fits");
        let fits = action(palette, Weight::Primary, fits, Some("⏎"), Some(Message::Ruler(Ruler::Fits)));
        // The frame grows into a place that stays, so that the slider does not move away under the pointer.
        let room = Object::Card.millimetres().height * 5.0;
        let room = room.max(self.ruler.object.millimetres().height * scale + 24.0);
        let frame = container(gauge::outline(self.ruler.object, scale, palette)).center_x(Fill).center_y(room);
        column![
            heading(say!(words, "ruler-title")),
            plain(say!(words, "ruler-measure")),
            row(objects).spacing(gap::S),
            frame,
            row![step("−", -1), pull, step("+", 1)].spacing(gap::M).align_y(Center),
            row![space::horizontal(), close, fits].spacing(gap::M).align_y(Center),
        ]
    }
}
