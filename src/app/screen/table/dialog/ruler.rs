//! A ruler in true size on the screen, measured once by a tile or a bank card and remembered for
//! the screen.

use iced::keyboard::key::Named;
use iced::widget::{column, container, row, slider, space};
use iced::{Center, Fill};

use super::step::{Step, close_button, plus_minus};
use ask::Request;
use kit::binding::{Binding, Stroke};
use kit::parts::ENTER;
use kit::prelude::*;
use kit::ui::Ui;
use widget::gauge::{self, Object};

/// A step with the ruler.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Message {
    /// Measure the screen by that object.
    Object(Object),
    /// Give the frame so many logical pixels a millimetre.
    Scale(f32),
    /// Make the frame a little larger or smaller.
    Step(i8),
    /// The frame is as large as the object on it.
    Fits,
    /// Measure the screen again.
    Again,
}

/// The keys of the ruler.
pub const KEYS: [&Binding<Message>; 2] = [
    &plus_minus!(Message::Step),
    &Binding { sign: ENTER, about: "", strokes: &[(Stroke::Named(Named::Enter), Message::Fits)] },
];

/// The measuring of the screen.
#[derive(Debug, Clone, Copy, Default)]
pub struct Measuring {
    object: Object,
    /// Logical pixels a millimetre, once the frame was changed.
    scale: Option<f32>,
    /// Whether a screen that is known is measured again.
    again: bool,
}

/// Logical pixels a millimetre: of a screen with 96 pixels an inch, and the least and the most of
/// any screen.
const USUAL: f32 = 96.0 / 25.4;
const LEAST: f32 = 1.5;
const MOST: f32 = 9.0;
/// A step of the keys in these pixels: a tenth of a millimetre on a bank card.
const STEP: f32 = 0.005;

impl Measuring {
    /// The width of the dialog, in logical pixels.
    pub fn width(&self, ui: Ui<'_>) -> f32 {
        let scale = self.scale.or_else(|| ui.pixels_per_millimetre()).unwrap_or(USUAL);
        (Object::Card.millimetres().width * scale + 120.0).clamp(520.0, 1000.0)
    }

    pub(in super::super) fn update(&mut self, message: Message, ui: Ui<'_>) -> Option<Request> {
        let scale = self.scale.or_else(|| ui.pixels_per_millimetre()).unwrap_or(USUAL);
        match message {
            Message::Object(object) => self.object = object,
            Message::Scale(scale) => self.scale = Some(scale),
            Message::Step(steps) => {
                self.scale = Some((scale + f32::from(steps) * STEP).clamp(LEAST, MOST));
            }
            Message::Again => self.again = true,
            Message::Fits => {
                *self = Self { object: self.object, ..Self::default() };
                return Some(Request::Measured(scale));
            }
        }
        None
    }

    pub(super) fn view<'a>(&self, ui: Ui<'a>) -> Column<'a, Step<Message>> {
        let close = close_button(ui, Weight::Secondary);
        let known = ui.pixels_per_millimetre().filter(|_| !self.again);
        if let Some(scale) = known {
            let again = say!(ui, "ruler-again");
            let again = ui.action(Weight::Quiet, again, None, Some(Step::Own(Message::Again)));
            return column![
                ui.heading("ruler-title"),
                ui.plain("ruler-use"),
                container(gauge::gauge(scale, ui.palette)).center_x(Fill).padding([gap::L, 0.0]),
                row![again, space::horizontal(), close].align_y(Center),
            ];
        }
        let scale = self.scale.or_else(|| ui.pixels_per_millimetre()).unwrap_or(USUAL);
        let objects = Object::ALL.map(|object| {
            let key = match object {
                Object::Tile => "ruler-tile",
                Object::Card => "ruler-card",
            };
            let label = ui.plain(key);
            ui.chip(object == self.object, label, Some(Step::Own(Message::Object(object))))
        });
        let step = |label, steps| {
            let message = Step::Own(Message::Step(steps));
            ui.pressable(Weight::Secondary, plain(label), [gap::XS, gap::M], Some(message))
        };
        let pull = slider(LEAST..=MOST, scale, |scale| Step::Own(Message::Scale(scale))).step(STEP);
        let pull = pull.style(theme::pull(ui.palette));
        let fits = say!(ui, "ruler-fits");
        let fits = ui.action(Weight::Primary, fits, Some(ENTER), Some(Step::Own(Message::Fits)));
        // The frame grows within a fixed place, so that the slider stays under the pointer.
        let room = Object::Card.millimetres().height * 5.0;
        let room = room.max(self.object.millimetres().height * scale + 24.0);
        let frame =
            container(gauge::outline(self.object, scale, ui.palette)).center_x(Fill).center_y(room);
        column![
            ui.heading("ruler-title"),
            ui.plain("ruler-measure"),
            row(objects).spacing(gap::S),
            frame,
            row![step("−", -1), pull, step("+", 1)].spacing(gap::M).align_y(Center),
            row![space::horizontal(), close, fits].spacing(gap::M).align_y(Center),
        ]
    }
}
