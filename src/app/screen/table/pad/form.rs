//! The parts of a form: steppers, chips, players.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill};

use super::draft::{Draft, fault_of};
use super::{numbers::Lane, writes};
use crate::table::message::{Field, Joint, Message, Writing};
use crate::table::told::told_of;
use crate::table::ui::TableUi;
use kit::fit;
use kit::parts::{capitalised, person};
use kit::prelude::*;
use rules::player::Figure;
use rules::scorepad::{Fault, Part, Post};
use rules::{Rejection, Seat};
use widget::figure;
use widget::palette::livery;

/// The width of a number with less and more, and of a figure of which a player has one, in logical
/// pixels.
const STEPPER: f32 = 104.0;
const CHIP: f32 = 30.0;
/// The sizes to press.
const SIZES: std::ops::RangeInclusive<u32> = 2..=10;

/// The form as it is shown.
pub struct Shown<'a> {
    pub ui: TableUi<'a>,
    pub draft: &'a Draft,
    /// Its numbers, in their order.
    pub fields: Vec<Field>,
    /// Whether the game allows what is written, as far as that is a move.
    pub allowed: Option<Result<(), Rejection>>,
    /// The fault of the shown entry.
    pub fault: Option<Fault>,
}

impl<'a> Shown<'a> {
    pub fn new(draft: &'a Draft, ui: TableUi<'a>) -> Self {
        let allowed = draft.to_move(ui.game).map(|made| ui.game.allows(&made));
        let mut shown = Self { ui, draft, fields: draft.fields(ui.game), allowed, fault: None };
        shown.fault = shown.refused().and_then(|refused| fault_of(draft, refused));
        shown
    }

    /// Why the game does not allow what is written.
    pub fn refused(&self) -> Option<&Rejection> {
        self.allowed.as_ref()?.as_ref().err()
    }

    /// The lit number, which the keys change.
    fn lit(&self) -> Option<Field> {
        self.fields.get(self.draft.cursor).copied()
    }

    /// A number with less and more; the keys change the lit one.
    fn stepper(&self, field: Field) -> Element<'a, Message> {
        let ui = self.ui;
        let value = self.draft.value(field, ui.game);
        let is_lit = self.lit() == Some(field);
        let button = |label: &'static str, next: u32| {
            let label = text(label).font(STRONG).size(size::LEAD).width(26).align_x(Center);
            ui.pressable(Weight::Secondary, label, 2.0, Some(writes(Writing::Set(field, next))))
        };
        let color = if value == 0 { ui.palette.faint } else { ui.palette.ink };
        let number = text(value.to_string())
            .font(FIGURES)
            .size(size::HEADING)
            .width(40)
            .align_x(Center)
            .color(color);
        let content = row![button("−", value.saturating_sub(1)), number, button("+", value + 1)]
            .align_y(Center);
        let boxed = container(content).padding(2.0).id(field_id(field));
        if is_lit { boxed.style(theme::chosen(ui.palette)) } else { boxed }.into()
    }

    /// A number of the entry, with its name; for tiles there are sizes to press as well.
    pub fn part(
        &self,
        field: Field,
        (label, fault): (String, Option<String>),
    ) -> Element<'a, Message> {
        let ui = self.ui;
        let value = self.draft.value(field, ui.game);
        let sizes = (field == Field::Part(Part::Tiles)).then(|| {
            let chips = SIZES.map(|number| {
                let weight = if number == value { Weight::Primary } else { Weight::Secondary };
                let label = text(number.to_string())
                    .font(STRONG)
                    .size(size::TEXT)
                    .width(20)
                    .align_x(Center);
                ui.pressable(
                    weight,
                    label,
                    [gap::XS, 2.0],
                    Some(writes(Writing::Set(field, number))),
                )
            });
            Row::with_children(chips).spacing(gap::XS).wrap().vertical_spacing(gap::XS)
        });
        let line = row![plain(capitalised(&label)).width(Fill), self.stepper(field)];
        let line = line.spacing(gap::S);
        let fault = fault.map(|fault| plain(fault).size(size::NOTE).color(ui.palette.danger));
        column![line.align_y(Center), sizes, fault].spacing(gap::XS).into()
    }

    /// The players, one of them chosen.
    pub fn people(&self, chosen: Seat, press: impl Fn(Seat) -> Writing) -> Element<'a, Message> {
        let ui = self.ui;
        let chips = ui.game.seats().map(|seat| {
            let label = person(ui.game, seat, 24.0);
            ui.chip(seat == chosen, label, Some(writes(press(seat))))
        });
        Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S).into()
    }

    /// A player with figures to count, one in each lane: the token adds a follower. A number that
    /// cannot be now keeps its place.
    pub fn figures(&self, seat: Seat, cells: Vec<(Lane, Option<Field>)>) -> Element<'a, Message> {
        let (ui, game) = (self.ui, self.ui.game);
        let followers = cells.iter().filter(|(lane, _)| lane.figure == Figure::Follower);
        let first = followers.filter_map(|(_, field)| *field).next();
        let more =
            first.map(|first| writes(Writing::Set(first, self.draft.value(first, game) + 1)));
        // A long name breaks.
        let large = if is_wide(*ui) { size::TEXT } else { size::NOTE + 1.0 };
        let name = strong(game.name(seat)).size(large).width(Fill);
        let who = row![token(game, seat, 24.0), name].spacing(gap::XS).align_y(Center);
        let who = ui.pressable(
            Weight::Quiet,
            container(who).id(figures_id(seat)).width(name_width(*ui)),
            [gap::XS, gap::XS],
            more,
        );
        let cells = cells.into_iter().map(|(lane, field)| {
            let from = lane.post.and_then(from).map(|key| ui.say(key, &[]));
            let width = lane_width(lane, *ui);
            let cell: Element<'a, Message> = if lane.figure == Figure::Follower {
                let from = from.map(|from| ui.note(from));
                let stepper = match field {
                    Some(field) => self.stepper(field),
                    None => no_number(*ui),
                };
                row![from, stepper].spacing(gap::XS).align_y(Center).into()
            } else {
                self.single(seat, lane.figure, field)
            };
            container(cell).width(width).align_right(width).into()
        });
        let cells = Row::with_children(cells).spacing(gap::XS).align_y(Center);
        row![who, cells].spacing(gap::XS).align_y(Center).into()
    }

    /// A figure of which a player has one: there or not.
    fn single(&self, seat: Seat, figure: Figure, field: Option<Field>) -> Element<'a, Message> {
        let (ui, game) = (self.ui, self.ui.game);
        let Some(player) = game.setup().players.get(seat.index()) else { return row![].into() };
        let is_there = field.is_some_and(|field| self.draft.value(field, game) > 0);
        let is_lit = field.is_some() && self.lit() == field;
        let weight = if is_there { Weight::Primary } else { Weight::Secondary };
        // On a light ground, as its colour may be near that of the button.
        let piece = container(figure::piece(figure, livery(player.colour), None, 22.0));
        let piece = if is_there { piece.style(theme::badge(ui.palette)) } else { piece };
        let press = field.map(|field| writes(Writing::Set(field, u32::from(!is_there))));
        let chip = container(ui.pressable(weight, piece, 2.0, press)).padding(1.0);
        let chip = if let Some(field) = field { chip.id(field_id(field)) } else { chip };
        let chip = if is_lit { chip.style(theme::chosen(ui.palette)) } else { chip };
        told_of(chip, capitalised(&ui.words.figure(figure)))
    }

    /// The features that a completed road or city is joined to.
    pub fn joined(&self) -> Element<'a, Message> {
        let ui = self.ui;
        let Some(entry) = self.draft.entry() else { return row![].into() };
        let add = |key: &'static str, joint| {
            ui.action(Weight::Quiet, key, None, Some(writes(Writing::Join(joint))))
        };
        let line = |label: String, field| {
            row![plain(label).width(Fill), self.stepper(field)].align_y(Center).into()
        };
        let mut lines: Vec<Element<'a, Message>> = Vec::new();
        for index in 0..entry.cities.len() {
            lines.push(line(say!(ui, "pad-joined-city"), Field::City(index)));
        }
        for (index, road) in entry.roads.iter().enumerate() {
            lines.push(line(say!(ui, "pad-joined-road"), Field::Road(index)));
            for city in 0..road.cities.len() {
                lines.push(line(say!(ui, "pad-joined-other-city"), Field::RoadCity(index, city)));
            }
            lines.push(add("pad-join-other-city", Joint::RoadCity(index)));
        }
        let (about, more) = if entry.kind == rules::feature::Kind::Road {
            ("pad-joined-road-about", add("pad-join-city", Joint::City))
        } else {
            ("pad-joined-city-about", add("pad-join-road", Joint::Road))
        };
        lines.push(more);
        let head = ui.note(about);
        column![head, widget::Column::with_children(lines).spacing(gap::XS)].spacing(gap::XS).into()
    }
}

/// The name of a player's line of figures for operations.
pub fn figures_id(seat: Seat) -> iced::widget::Id {
    iced::widget::Id::from(format!("figures-{}", seat.index()))
}

/// The place of a number that cannot be now.
fn no_number<'a>(ui: Ui<'_>) -> Element<'a, Message> {
    let sign = |sign: &'static str| -> Element<'a, Message> {
        let sign = text(sign).font(STRONG).size(size::LEAD).width(26).align_x(Center);
        ui.pressable(Weight::Secondary, sign, 2.0, None)
    };
    let none = text("–").size(size::HEADING).width(40).align_x(Center).color(ui.palette.faint);
    container(row![sign("−"), none, sign("+")].align_y(Center)).padding(2.0).into()
}

/// Whether there is room for long names.
fn is_wide(ui: Ui<'_>) -> bool {
    ui.view.width > 1500.0
}

/// The width of a player's name beside figures.
fn name_width(ui: Ui<'_>) -> f32 {
    if is_wide(ui) { 184.0 } else { 104.0 }
}

/// The width of a lane, alike for all players.
fn lane_width(lane: Lane, ui: Ui<'_>) -> f32 {
    if lane.figure != Figure::Follower {
        return CHIP;
    }
    let label = lane.post.and_then(from).map(|key| ui.say(key, &[]));
    let width = |label: String| fit::measure(&label, SANS, size::NOTE, f32::INFINITY).width;
    STEPPER + label.map_or(0.0, |label| width(label).ceil() + gap::XS)
}

/// The lanes that fit side by side into a room; the others come below them, as keys go.
pub fn groups(lanes: Vec<Lane>, room: f32, ui: Ui<'_>) -> Vec<Vec<Lane>> {
    let room = room - name_width(ui) - 2.0 * gap::XS;
    let (mut groups, mut left) = (Vec::<Vec<Lane>>::new(), 0.0);
    for lane in lanes {
        let width = gap::XS + lane_width(lane, ui);
        match groups.last_mut().filter(|_| width <= left) {
            Some(group) => group.push(lane),
            None => {
                groups.push(vec![lane]);
                left = room;
            }
        }
        left -= width;
    }
    groups
}

/// The name of a number for operations.
pub fn field_id(field: Field) -> iced::widget::Id {
    iced::widget::Id::from(format!("{field:?}"))
}

/// The key of the words for the post that a figure is taken from, if it must be told.
const fn from(post: Post) -> Option<&'static str> {
    match post {
        Post::Feature => None,
        Post::Field => Some("pad-from-field"),
        Post::Tower => Some("pad-from-tower"),
    }
}
