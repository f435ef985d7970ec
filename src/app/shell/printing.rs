//! How a deck is printed, as it is chosen where its file is named.

use iced::Center;
use iced::widget::{checkbox, column, row};

use crate::Message;
use ask::files;
use kit::prelude::*;
use kit::ui::Ui;
use paper::style::FARTHEST;
use paper::{Paper, Size, Style};
use widget::focus::focus;

/// The step by which backs are moved, in millimetres.
const STEP: f32 = 0.5;

/// The choice of paper and cards, of ink and backs, and where the backs lie.
pub(super) fn choices(ui: Ui<'_>) -> Element<'_, Message> {
    let now = ui.printing;
    let paper = |(paper, key): (Paper, &str)| {
        let style = Style { paper, ..now };
        button(ui.say(key, &[]), now.paper == paper, style, ui)
    };
    let papers = [(Paper::A4, "paper-a4"), (Paper::Letter, "paper-letter")].map(paper);
    let size = |size: Size| {
        let (width, height) = size.millimetres();
        let label = say!(ui, "paper-size", width = width as u32, height = height as u32);
        button(label, now.size == size, Style { size, ..now }, ui)
    };
    let papers = row![ui.plain("paper-which")].extend(papers);
    let sizes = row![ui.plain("paper-cards")].extend(Size::ALL.map(size));
    let what = lines([papers, sizes].map(|row| row.spacing(gap::S).align_y(Center).into()));
    let plain_ink = Style { is_plain: !now.is_plain, ..now };
    let backs = Style { has_backs: !now.has_backs, ..now };
    let ticks = row![
        tick(say!(ui, "paper-plain"), now.is_plain, plain_ink, ui),
        tick(say!(ui, "paper-backs"), now.has_backs, backs, ui),
    ];
    let (right, down) = now.shift;
    let shift = now.has_backs.then(|| {
        let across = |right: f32| Style { shift: (right, down), ..now };
        let along = |down: f32| Style { shift: (right, down), ..now };
        lines([
            ui.plain("paper-shift").into(),
            way(say!(ui, "paper-shift-right"), right, across, ui),
            way(say!(ui, "paper-shift-down"), down, along, ui),
        ])
    });
    let ticks = ticks.spacing(gap::L).align_y(Center).wrap();
    column![what, ticks, shift].spacing(gap::M).into()
}

/// Parts in lines.
fn lines<'a, const N: usize>(parts: [Element<'a, Message>; N]) -> Element<'a, Message> {
    Row::with_children(parts).spacing(gap::M).align_y(Center).wrap().into()
}

fn message(style: Style) -> Message {
    Message::Files(files::Message::Style(style))
}

/// A choice among several.
fn button(label: String, is_chosen: bool, style: Style, ui: Ui<'_>) -> Element<'_, Message> {
    let weight = if is_chosen { Weight::Primary } else { Weight::Secondary };
    let press = Some(message(style));
    ui.pressable(weight, plain(label), [gap::XS, gap::M], press)
}

/// A choice by itself.
fn tick(label: String, is_on: bool, style: Style, ui: Ui<'_>) -> Element<'_, Message> {
    let tick = checkbox(is_on)
        .label(label)
        .on_toggle(move |_| message(style))
        .size(18)
        .spacing(gap::S)
        .text_size(theme::size::TEXT)
        .style(theme::tick(ui.palette));
    focus(tick, Some(message(style)), ui.palette.royal).into()
}

/// A way in millimetres between two buttons.
fn way<'a>(label: String, way: f32, to: impl Fn(f32) -> Style, ui: Ui<'a>) -> Element<'a, Message> {
    let step = |sign, by: f32| {
        let next = (way + by).clamp(-FARTHEST, FARTHEST);
        let press = (next != way).then(|| message(to(next)));
        ui.pressable(Weight::Secondary, plain(sign), [2.0, gap::M], press)
    };
    let shown = ui.words.decimal(f64::from(way));
    let shown = plain(shown).font(FIGURES).width(44).align_x(Center);
    row![plain(label), step("−", -STEP), shown, step("+", STEP)]
        .spacing(gap::XS)
        .align_y(Center)
        .into()
}
