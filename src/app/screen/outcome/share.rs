//! Sharing the result, in a panel above it: files, a message, a play for BG Stats.

pub mod keys;

use std::path::PathBuf;

use iced::widget::{column, container, row, space};
use iced::{Center, Color, Fill, Length, Shrink, Size, border, clipboard};

use super::{Message as OutcomeMessage, Outcome};
use ask::Action;
use ask::export::Export;
use ask::export::Format;
use ask::{Request, files};
use keys::{CLOSE, CODE, CSV, FOLDER, LANDSCAPE, LINK, MARKDOWN, OPEN, PAGE, SQUARE, TEXT, THERE};
use kit::binding::Binding;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use session::{Clock, Session};
use text::Words;
use text::export::{self, Untold};
use widget::code::{self, Code};

/// The panel.
#[derive(Debug)]
pub struct Sharing {
    /// The reason why the game has no result to share, if it has none.
    untold: Option<Untold>,
    /// The link that hands the game over to BG Stats.
    link: Result<String, Untold>,
    /// The link as a code for a camera; `None` where it is too long for that.
    code: Option<Code>,
    /// Whether the code is shown.
    shows_code: bool,
    told: Option<Told>,
}

/// The outcome of the last step.
#[derive(Debug)]
enum Told {
    /// A file was written.
    Saved(PathBuf),
    /// Something else was done, or could not be.
    Said(String),
}

/// A step in the panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Open the panel.
    Open,
    /// Close the code, or the panel.
    Close,
    /// Write a file.
    Save(Export),
    /// Put something into the clipboard.
    Copy(Thing),
    /// Show the code for a camera.
    Code,
    /// Open something outside of the app.
    Show(Goal),
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Close => Nature::PutsAway,
            Self::Open | Self::Save(_) | Self::Copy(_) | Self::Code | Self::Show(_) => {
                Nature::Answer
            }
        }
    }
}

/// A thing that goes into the clipboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thing {
    /// The result in a few lines.
    Text,
    /// The link for BG Stats.
    Link,
}

/// A thing that is opened outside of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The file that was written last.
    File,
    /// The folder of the last file.
    Folder,
    /// BG Stats, by the link.
    BgStats,
}

impl Outcome {
    pub(super) fn share(&mut self, message: Message, ui: GameUi<'_>) -> Action<OutcomeMessage> {
        if message == Message::Open {
            self.sharing = Some(Sharing::new(ui.session, ui.words));
            return Action::None;
        }
        let Some(sharing) = &mut self.sharing else { return Action::None };
        match message {
            Message::Open => {}
            Message::Close if sharing.shows_code => sharing.shows_code = false,
            Message::Close => self.sharing = None,
            Message::Save(export) if sharing.is_told(export) => {
                sharing.told = None;
                return Action::Ask(Request::Export(export));
            }
            Message::Save(_) => {}
            Message::Copy(thing) => return sharing.copy(thing, ui.words, ui.session),
            Message::Code => sharing.shows_code = sharing.code.is_some(),
            Message::Show(goal) => {
                if let Some(there) = sharing.path(goal) {
                    return Action::Ask(Request::Files(files::Message::Show(there)));
                }
            }
        }
        Action::None
    }

    /// Tells where a file was written, or why it was not.
    pub fn tell(&mut self, saved: Result<PathBuf, String>) {
        if let Some(sharing) = &mut self.sharing {
            sharing.told = Some(match saved {
                Ok(path) => Told::Saved(path),
                Err(reason) => Told::Said(reason),
            });
        }
    }
}

impl Sharing {
    fn new(session: &Session, words: &Words) -> Self {
        let journal = session.journal();
        let clock = session.clock().map(Clock::kept);
        let (id, started) = (session.id(), session.started());
        let link = export::bg_stats(journal, id, started, clock.as_ref(), words);
        let code = link.as_ref().ok().and_then(|link| Code::of_long(link));
        let untold = Untold::unless_finished(journal).err();
        Self { untold, link, code, shows_code: false, told: None }
    }

    /// Whether the result can be written in that form.
    fn is_told(&self, export: Export) -> bool {
        match export {
            Export::Page | Export::Poster(_) => self.untold.is_none(),
            Export::Markdown | Export::Csv => true,
        }
    }

    fn copy(&mut self, thing: Thing, words: &Words, session: &Session) -> Action<OutcomeMessage> {
        let copied = match thing {
            Thing::Text => export::message(session.journal(), session.started(), words),
            Thing::Link => self.link.clone(),
        };
        match copied {
            Ok(copied) => {
                self.told = Some(Told::Said(say!(words, "share-copied")));
                Action::Run(clipboard::write(copied))
            }
            Err(untold) => {
                self.told = Some(Told::Said(words.untold(untold)));
                Action::None
            }
        }
    }

    /// The path of a thing to open, if it has one.
    fn path(&self, goal: Goal) -> Option<PathBuf> {
        let saved = match &self.told {
            Some(Told::Saved(path)) => Some(path),
            Some(Told::Said(_)) | None => None,
        };
        match goal {
            Goal::File => saved.cloned(),
            Goal::Folder => saved.map(|path| files::folder(path)),
            Goal::BgStats => self.link.as_ref().ok().map(PathBuf::from),
        }
    }

    pub(super) fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, OutcomeMessage> {
        match self.code.as_ref().filter(|_| self.shows_code) {
            Some(code) => large(code, ui),
            None => self.panel(ui),
        }
    }

    fn panel<'a>(&'a self, ui: Ui<'a>) -> Element<'a, OutcomeMessage> {
        let told = self.untold.is_none();
        let line = |binding, name: &str, about: Option<&str>, can: bool| {
            let about = about.map(|key| ui.say(key, &[]));
            entry(binding, ui.say(name, &[]), about, can, ui)
        };
        let poster = |binding, name: &str, format: Format| {
            let Size { width, height } = format.size();
            let about = say!(ui, "share-poster-about", size = format!("{width} × {height}"));
            entry(binding, ui.say(name, &[]), Some(about), told, ui)
        };
        let files = column![
            line(&PAGE, "share-page", Some("share-page-about"), told),
            poster(&LANDSCAPE, "share-poster", Format::Landscape),
            poster(&SQUARE, "share-square", Format::Square),
            line(&MARKDOWN, "result-markdown", Some("share-markdown-about"), true),
            line(&CSV, "result-csv", Some("share-csv-about"), true),
        ];
        let linked = self.link.is_ok();
        let other = column![
            line(&TEXT, "share-text", Some("share-text-about"), told),
            line(&LINK, "share-link", None, linked),
            line(&THERE, "share-there", None, linked),
            line(&CODE, "share-code", None, self.code.is_some()),
            self.why_not(ui.words).map(|why| ui.note(why)),
        ];
        let [files, other] = [files, other].map(|column| column.spacing(gap::XS).width(Fill));
        let both: Element<'a, OutcomeMessage> = if ui.width() == Width::Slim {
            column![files, other].spacing(gap::L).into()
        } else {
            row![files, other].spacing(gap::XL).into()
        };
        let content = column![ui.heading("share-title"), both];
        let foot = self.foot(ui);
        if ui.height() <= Height::Shallow {
            return ui.dialog_from_edge_to_edge(WIDTH, content, foot);
        }
        let room = ui.view.height - FOOT / 2.0;
        ui.dialog_with_foot(WIDTH, room, content, foot)
    }

    /// The reason why BG Stats or anybody else is not told.
    fn why_not(&self, words: &Words) -> Option<String> {
        match (&self.link, &self.code) {
            (Err(untold), _) => Some(words.untold(*untold)),
            (Ok(_), None) => Some(say!(words, "share-code-long")),
            (Ok(_), Some(_)) => None,
        }
    }

    /// The outcome of the last step, and the buttons that open it or leave.
    fn foot<'a>(&'a self, ui: Ui<'a>) -> Element<'a, OutcomeMessage> {
        let button = |key: &'static str, binding: &'static Binding<OutcomeMessage>, goal| {
            let message = OutcomeMessage::Share(Message::Show(goal));
            let sign = Some(binding.sign);
            ui.action(Weight::Secondary, key, sign, Some(message))
        };
        let close = close(ui);
        let told: Element<'a, OutcomeMessage> = match &self.told {
            Some(Told::Saved(path)) => {
                let saved = say!(ui, "result-saved", path = path.display().to_string());
                let open = button("share-open", &OPEN, Goal::File);
                let folder = button("share-folder", &FOLDER, Goal::Folder);
                let buttons: Element<'a, OutcomeMessage> = if ui.width() == Width::Slim {
                    row![open, folder, close].spacing(gap::S).wrap().vertical_spacing(gap::S).into()
                } else {
                    row![open, folder, space::horizontal(), close].spacing(gap::S).into()
                };
                column![plain(saved), buttons].spacing(gap::S).into()
            }
            Some(Told::Said(said)) => {
                row![plain(said.as_str()).width(Fill), close].align_y(Center).into()
            }
            None => row![space::horizontal(), close].into(),
        };
        // The height is fixed, so that nothing moves away from under the pointer.
        let height = if ui.height() <= Height::Low { Shrink } else { Length::Fixed(FOOT) };
        container(told).height(height).align_bottom(height).into()
    }
}

/// The height of the outcome with the buttons below, in logical pixels.
const FOOT: f32 = 76.0;

/// The width of the panel, in logical pixels.
const WIDTH: f32 = 860.0;

/// A line of the panel, with its key.
fn entry<'a>(
    binding: &'static Binding<OutcomeMessage>,
    name: String,
    about: Option<String>,
    can: bool,
    ui: Ui<'a>,
) -> Element<'a, OutcomeMessage> {
    let message = binding.strokes.first().map(|(_, message)| message.clone()).filter(|_| can);
    let about = about.map(|about| ui.note(about));
    let name = column![strong(name)].push(about).width(Fill);
    let line = row![name, key_caps(binding.sign, ui.palette.faint)].spacing(gap::M).align_y(Center);
    ui.pressable(Weight::Secondary, line, [gap::S, gap::M], message)
}

/// The code as large as the window allows, each of its squares a whole number of pixels.
fn large<'a>(data: &'a Code, ui: Ui<'a>) -> Element<'a, OutcomeMessage> {
    let room = (ui.view.height - AROUND).min(ui.view.width - AROUND).max(150.0);
    let squares = data.squares() as f32;
    let pixels = (room * ui.sharpness() / squares).floor().max(1.0);
    let side = pixels * squares / ui.sharpness();
    let white = |_: &iced::Theme| container::Style {
        background: Some(Color::WHITE.into()),
        border: border::rounded(gap::S),
        ..container::Style::default()
    };
    let code = container(code::code(data, side)).padding(gap::S).style(white);
    let close = close(ui);
    let about = ui.note("share-scan").width(Fill);
    let foot = row![about, close].spacing(gap::M).align_y(Center);
    let content: Column<'a, OutcomeMessage> = column![container(code).center_x(Fill), foot];
    ui.dialog((side + 2.0 * (gap::S + gap::XL)).max(LEAST), content)
}

fn close<'a>(ui: Ui<'_>) -> Element<'a, OutcomeMessage> {
    let message = OutcomeMessage::Share(Message::Close);
    ui.action(Weight::Secondary, "close", Some(CLOSE.sign), Some(message))
}

/// The room around the code in the window, and the least width of its dialog, in logical pixels.
const AROUND: f32 = 160.0;
const LEAST: f32 = 420.0;
