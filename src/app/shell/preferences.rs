//! The settings of the table: look, size, language. They lie above every screen.

use iced::Center;
use iced::keyboard::{Key, key::Named};
use iced::widget::{column, row, space, toggler};

pub use ask::preferences::Message;
use kit::Shared;
use kit::prelude::*;
use kit::ui::Ui;
use storage::settings::{Look, Zoom};
use text::Language;
use widget::focus::focus;

/// Whether a key hides the settings.
pub(super) fn closes(key: &Key) -> bool {
    matches!(key.as_ref(), Key::Named(Named::Escape | Named::Enter) | Key::Character(","))
}

/// One step larger or smaller than a size.
pub fn step(zoom: Zoom, steps: i16) -> Zoom {
    let percent = i32::from(zoom.percent()) + i32::from(steps) * i32::from(Zoom::STEP);
    Zoom::from(u16::try_from(percent).unwrap_or(0))
}

/// The view of the settings.
pub fn view(ui: Ui<'_>, has_display: bool) -> Element<'_, Message> {
    let settings = &ui.settings;
    let line = |key: &'static str, content| -> Element<'_, Message> {
        row![ui.strong(key).width(120), content].spacing(gap::M).align_y(Center).into()
    };
    let hints = switch(ui, settings.hints, Message::Hints, "hints-about");
    let moving = switch(ui, !settings.still, Message::Moving, "settings-moving-about");
    let display =
        ui.say(if has_display { "settings-display-hide" } else { "settings-display-show" }, &[]);
    let display = row![
        ui.action(Weight::Secondary, display, Some("I"), Some(Message::Display)),
        ui.note("settings-display-about"),
    ];
    let display = display.spacing(gap::M).align_y(Center);
    let faults = row![
        ui.action(Weight::Secondary, "share-folder", None, Some(Message::Faults)),
        ui.note("settings-faults-about"),
    ];
    let faults = faults.spacing(gap::M).align_y(Center);
    let log = ui.folders.log().display().to_string();
    let close = ui.action(Weight::Secondary, "close", Some("Esc"), Some(Message::Close));
    let content = column![
        ui.heading("settings-title"),
        line("settings-look", looks(ui)),
        line("settings-size", sizes(ui)),
        line("settings-language", languages(ui)),
        line("hints-label", hints),
        line("settings-moving", moving),
        line("settings-display", display.into()),
        line("settings-faults", faults.into()),
        ui.note(say!(ui, "settings-files", folder = ui.own_folder())),
        ui.note(say!(ui, "settings-faults-file", file = log)),
    ];
    let foot = row![space::horizontal(), close];
    ui.dialog_with_foot(640.0, ui.view.height, content, foot)
}

/// A switch with words about it.
fn switch<'a>(
    ui: Ui<'a>,
    is_on: bool,
    message: fn(bool) -> Message,
    about: &'static str,
) -> Element<'a, Message> {
    let turned = toggler(is_on).on_toggle(message).size(22).style(theme::switch(ui.palette));
    let turned = focus(turned, Some(message(!is_on)), ui.palette.royal);
    let about = ui.note(about);
    row![turned, about].spacing(gap::M).align_y(Center).into()
}

/// A chip for one of several choices.
fn chip<'a>(ui: Ui<'a>, label: String, chosen: bool, message: Message) -> Element<'a, Message> {
    let weight = if chosen { Weight::Primary } else { Weight::Secondary };
    ui.pressable(weight, plain(label), [gap::XS, gap::M], Some(message))
}

fn looks(ui: Ui<'_>) -> Element<'_, Message> {
    let settings = &ui.settings;
    let looks = Look::ALL.map(|look| {
        let key = match look {
            Look::Light => "settings-look-light",
            Look::Dark => "settings-look-dark",
            Look::Contrast => "settings-look-contrast",
        };
        chip(ui, ui.say(key, &[]), settings.look == look, Message::Look(look))
    });
    Row::with_children(looks).spacing(gap::XS).wrap().into()
}

fn sizes(ui: Ui<'_>) -> Element<'_, Message> {
    let settings = &ui.settings;
    let zoom = settings.zoom;
    let larger = (zoom.percent() < Zoom::MOST).then_some(Message::Larger(1));
    let smaller = (zoom.percent() > Zoom::LEAST).then_some(Message::Larger(-1));
    let turn =
        |label, message| ui.pressable(Weight::Secondary, plain(label), [gap::XS, gap::M], message);
    let percent =
        strong(say!(ui, "settings-percent", percent = zoom.percent())).width(64).align_x(Center);
    let key = format!("{} 0", say!(ui, "key-ctrl"));
    let usual = (zoom != Zoom::default())
        .then(|| ui.action(Weight::Quiet, "settings-usual", Some(&key), Some(Message::Usual)));
    row![turn("−", smaller), percent, turn("+", larger), usual]
        .spacing(gap::S)
        .align_y(Center)
        .wrap()
        .into()
}

fn languages(ui: Ui<'_>) -> Element<'_, Message> {
    let settings = &ui.settings;
    let chosen = settings.language.as_deref().and_then(Language::of_key);
    let system = say!(ui, "settings-system", language = ui.system_language().own_name());
    let languages = std::iter::once(chip(ui, system, chosen.is_none(), Message::Language(None)));
    let languages = languages.chain(Language::ALL.iter().map(|language| {
        chip(
            ui,
            language.own_name().to_owned(),
            chosen == Some(*language),
            Message::Language(Some(*language)),
        )
    }));
    Row::with_children(languages).spacing(gap::XS).wrap().into()
}

/// Takes over what was chosen about the settings themselves.
pub(super) fn choose(message: Message, shared: &mut Shared) {
    let zoom = shared.settings.zoom;
    match message {
        Message::Hints(hints) => shared.settings.hints = hints,
        Message::Moving(moving) => shared.settings.still = !moving,
        Message::BySides(by_sides) => shared.settings.by_sides = by_sides,
        Message::Look(look) => shared.settings.look = look,
        Message::NextLook => shared.settings.look = shared.settings.look.next(),
        Message::Larger(steps) => shared.enlarge(step(zoom, steps)),
        Message::Usual => shared.enlarge(Zoom::default()),
        Message::Language(_)
        | Message::Display
        | Message::Faults
        | Message::Show
        | Message::Close => {}
    }
}
