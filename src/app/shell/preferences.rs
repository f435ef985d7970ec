//! The settings of the table: look, size, language. They lie above every screen.

use std::path::PathBuf;

use iced::keyboard::{Key, key::Named};
use iced::widget::{column, row, space, toggler};
use iced::{Center, Task};

pub use crate::app::ask::preferences::Message;
pub(super) use crate::app::ask::preferences::SETTINGS;
use crate::app::kit::parts::{plain, strong};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::app::kit::ui::Ui;
use crate::app::shell::App;
use crate::app::shell::trouble::Trouble;
use crate::say;
use crate::storage::Error;
use crate::storage::settings::{self, Look, Zoom};
use crate::text::Language;
use crate::widget::focus::focus;
use crate::widget::{Element, Row};

/// Whether a key hides the settings.
pub(super) fn closes(key: &Key) -> bool {
    matches!(key.as_ref(), Key::Named(Named::Escape | Named::Enter) | Key::Character(","))
}

/// Whether the settings are in memory alone.
#[derive(Debug, Default)]
pub(super) enum Unwritten {
    /// The settings are on disk.
    #[default]
    No,
    /// The settings are not on disk, and nobody has been told.
    Untold(Error),
    /// Somebody has been told once; every key would tell it again.
    Told,
}

/// One step larger or smaller than a size.
#[must_use]
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
    let close = ui.action(Weight::Secondary, "close", Some("Esc"), Some(Message::Close));
    let content = column![
        ui.heading("settings-title"),
        line("settings-look", looks(ui)),
        line("settings-size", sizes(ui)),
        line("settings-language", languages(ui)),
        line("hints-label", hints),
        line("settings-moving", moving),
        line("settings-display", display.into()),
        ui.note(say!(ui, "settings-files", folder = ui.own_folder())),
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

impl App {
    /// Answers a choice in the settings.
    pub(super) fn prefer(&mut self, message: Message) -> Task<super::Message> {
        use Message as Chosen;
        let zoom = self.shared.settings.zoom;
        match message {
            Chosen::Display => return self.toggle_display(),
            Chosen::Show => self.in_preferences = true,
            Chosen::Close => self.in_preferences = false,
            Chosen::Hints(hints) => self.shared.settings.hints = hints,
            Chosen::Moving(moving) => self.shared.settings.still = !moving,
            Chosen::Look(look) => self.shared.settings.look = look,
            Chosen::NextLook => self.shared.settings.look = self.shared.settings.look.next(),
            Chosen::Larger(steps) => self.shared.enlarge(step(zoom, steps)),
            Chosen::Usual => self.shared.enlarge(Zoom::default()),
            Chosen::Language(language) => {
                self.shared.speak(language);
                self.show_listed();
            }
        }
        if !matches!(message, Chosen::Show | Chosen::Close) {
            self.remember();
        }
        Task::none()
    }

    /// Writes the settings, with the open game and the place of the window.
    pub(super) fn remember(&mut self) {
        let (view, at) = (self.shared.view, self.shared.place);
        let (x, y) = (at.map(|at| at.x), at.map(|at| at.y));
        self.shared.settings.window =
            Some(settings::Place { width: view.width, height: view.height, x, y });
        let lesson = self.playing().is_some_and(|playing| playing.lesson.is_some());
        if !lesson {
            let file = self.session().map(|session| session.file(&self.shared.games));
            if let Some(elsewhere) =
                file.as_ref().map(PathBuf::from).filter(|file| file.is_absolute())
            {
                self.shared.settings.remember_elsewhere(elsewhere);
            }
            self.shared.settings.open_game = file;
        }
        self.writer.write(self.shared.settings.clone(), self.patience);
    }

    /// Tells once that the settings cannot be written, when nothing graver is told.
    pub(super) fn tell_unwritten(&mut self) -> Task<super::Message> {
        match (self.writer.written(), &self.unwritten) {
            (Some(Ok(())), _) => self.unwritten = Unwritten::No,
            (Some(Err(error)), Unwritten::No) => self.unwritten = Unwritten::Untold(error),
            (Some(Err(_)) | None, _) => {}
        }
        if self.trouble.is_none()
            && let Unwritten::Untold(error) = &self.unwritten
        {
            self.trouble = Some(Trouble::Said(self.shared.words.settings_error(error)));
            self.unwritten = Unwritten::Told;
        }
        let news = self.writer.news();
        news.map_or_else(Task::none, |news| {
            Task::run(news, |()| crate::app::shell::Message::Written)
        })
    }
}
