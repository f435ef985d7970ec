//! The trouble with a file, told above the screen until somebody has read it.

use std::path::{Path, PathBuf};

use iced::keyboard::{Key, key::Named};
use iced::widget::{column, row, space, text_input};

use crate::{Message, printing};
use ask::files;
use ask::files::Purpose;
pub use ask::{Leaving, Rescue};
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use session::Session;
use storage::games::Damage;
use storage::{Error, Problem};
use text::Words;
use widget::field::{Field, field};
use widget::font;

/// A trouble with a file.
#[derive(Debug)]
pub(super) enum Trouble {
    /// A sentence; nothing else can be done.
    Said(String),
    /// A damaged game that can go on from its good beginning.
    Damaged(Box<Session>, Box<Damage>),
    /// The open game or a deck, which is in memory alone.
    Unsaved(Unsaved),
    /// A file to name where the system has no dialog for it.
    Asked(Asked),
}

/// A file that is asked for.
#[derive(Debug)]
pub(super) struct Asked {
    /// The purpose of the file.
    pub purpose: Purpose,
    /// The proposed or typed path.
    pub path: String,
    /// Whether the system may have a dialog to choose another file.
    pub has_dialog: bool,
    /// The fault of the last path.
    pub fault: Option<String>,
}

impl Asked {
    fn view<'a>(&'a self, ui: Ui<'a>) -> widget::Column<'a, Message> {
        let saves = self.purpose.saves();
        let there = if saves { "files-copy-there" } else { "files-open-there" };
        let typed = |path| Message::Files(files::Message::Typed(path));
        let path = path_field(&self.path, typed, Message::Files(files::Message::There), ui);
        let close = ui.action(Weight::Secondary, "close", Some("Esc"), Some(Message::Understood));
        let there =
            ui.action(Weight::Primary, there, None, Some(Message::Files(files::Message::There)));
        let prints = self.purpose == Purpose::Print;
        let elsewhere = self.has_dialog.then(|| {
            let press = Some(Message::Files(files::Message::Elsewhere));
            ui.action(Weight::Secondary, "files-elsewhere", None, press)
        });
        column![
            heading(ui.say(self.purpose.title(), &[])),
            self.fault.as_ref().map(|fault| plain(fault.as_str()).color(ui.palette.danger)),
            prints.then(|| printing::choices(ui)),
            column![ui.note("files-path"), path].spacing(gap::XS),
            row![elsewhere, space::horizontal(), close, there].spacing(gap::M),
        ]
    }
}

/// A game or a deck that could not be written, and another file for it.
#[derive(Debug)]
pub(super) struct Unsaved {
    /// The name of the deck; `None` for the open game.
    pub deck: Option<String>,
    /// The proposed or typed path.
    path: String,
    /// The reason why the game could not be written.
    reason: String,
    /// The place to go afterwards, if the game is to be left.
    pub leaving: Option<Leaving>,
}

/// The name of the field for another file.
pub const PATH_ID: &str = "save-as";

/// The field of a path, with the messages of typing and of Enter.
fn path_field<'a>(
    path: &str,
    typed: impl Fn(String) -> Message + 'a,
    there: Message,
    ui: Ui<'_>,
) -> Field<'a, Message> {
    let input = text_input("", path).id(PATH_ID).on_input(typed).on_submit(there);
    let input = input.font(font::SANS).padding([gap::S, gap::M]);
    field(input.style(theme::input(ui.palette)))
}

impl Unsaved {
    /// The trouble of a session whose last write failed; `None` if it did not.
    pub fn from_session(ui: GameUi<'_>, leaving: Option<Leaving>) -> Option<Self> {
        let error = ui.session.unsaved()?;
        let path = ui.folders.with_room(&ui.session.name()).display().to_string();
        let reason = ui.words.file_error(error);
        Some(Self { deck: None, path, reason, leaving })
    }

    /// The trouble of a deck whose last write failed; `None` if it did not.
    pub fn of_deck(name: &str, ui: Ui<'_>, leaving: Option<Leaving>) -> Option<Self> {
        let error = ui.keeping.unsaved(name)?;
        let path = ui.folders.with_room_for(Path::new(&format!("{name}.json")));
        let (path, reason) = (path.display().to_string(), ui.words.deck_error(error));
        Some(Self { deck: Some(name.to_owned()), path, reason, leaving })
    }

    /// Takes over why the deck could not be written there either. For a name that is taken a free
    /// one is proposed; any other stays, to be mended.
    pub fn failed(&mut self, error: &Error, ui: Ui<'_>) {
        self.reason = ui.words.export_error(error);
        if matches!(error.problem, Problem::Taken) {
            self.path = ui.folders.with_room_for(&error.path).display().to_string();
        }
    }

    pub fn typed(&mut self, path: String) {
        self.path = path;
    }

    pub fn path(&self) -> PathBuf {
        let purpose = if self.deck.is_some() { Purpose::SaveDeck } else { Purpose::Copy };
        let path = purpose.named(PathBuf::from(self.path.trim()));
        // Components leave out a slash at the end, which would make another name.
        std::path::absolute(&path).unwrap_or(path).components().collect()
    }

    /// The title, the consequence, and the words on another file.
    fn told(&self, words: &Words) -> [String; 3] {
        match &self.deck {
            Some(deck) => [
                say!(words, "deck-unsaved-title", name = deck),
                say!(words, "deck-unsaved-about"),
                say!(words, "deck-unsaved-where"),
            ],
            None => [
                say!(words, "unsaved-title"),
                say!(words, "unsaved-about"),
                say!(words, "unsaved-where"),
            ],
        }
    }

    fn view<'a>(&'a self, ui: Ui<'a>) -> widget::Column<'a, Message> {
        let button =
            |key: &'static str, weight, message| ui.action(weight, key, None, Some(message));
        let typed = |path| Message::Rescue(Rescue::Typed(path));
        let path = path_field(&self.path, typed, Message::Rescue(Rescue::There), ui);
        let go_on = match self.leaving {
            None => {
                ui.action(Weight::Quiet, "unsaved-go-on", Some("Esc"), Some(Message::Understood))
            }
            Some(_) => button("unsaved-leave", Weight::Quiet, Message::Rescue(Rescue::Leave)),
        };
        let is_brief = ui.folders.is_emptied(Path::new(&self.path));
        let brief = is_brief.then(|| ui.note("unsaved-brief"));
        let back = self.leaving.map(|_| {
            ui.action(
                Weight::Quiet,
                ui.say(if self.deck.is_some() { "deck-unsaved-back" } else { "unsaved-back" }, &[]),
                Some("Esc"),
                Some(Message::Understood),
            )
        });
        let [title, about, place] = self.told(ui.words);
        column![
            heading(title),
            plain(&self.reason),
            plain(about),
            column![ui.note(place), path, brief].spacing(gap::XS),
            row![
                go_on,
                back,
                space::horizontal(),
                button("unsaved-again", Weight::Secondary, Message::Rescue(Rescue::Again)),
                ui.action(
                    Weight::Primary,
                    "unsaved-there",
                    Some("⏎"),
                    Some(Message::Rescue(Rescue::There))
                ),
            ]
            .spacing(gap::M),
        ]
    }
}

impl Trouble {
    /// The message of a key. Enter presses the first button, once: a key held down was meant for
    /// something else.
    pub fn shortcut(&self, key: &Key, is_held: bool) -> Option<Message> {
        match (key, self) {
            (Key::Named(Named::Escape), _) => Some(Message::Understood),
            (Key::Named(Named::Enter), _) if is_held => None,
            (Key::Named(Named::Enter), Self::Asked(_)) => {
                Some(Message::Files(files::Message::There))
            }
            (Key::Named(Named::Enter), Self::Unsaved(_)) => Some(Message::Rescue(Rescue::There)),
            (Key::Named(Named::Enter), Self::Said(_) | Self::Damaged(..)) => {
                Some(Message::Understood)
            }
            _ => None,
        }
    }

    /// The sentence of the trouble, and the buttons.
    pub(super) fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let close = |key: &'static str, weight| {
            ui.action(weight, key, Some("Esc"), Some(Message::Understood))
        };
        let content = match self {
            Self::Said(sentences) => column![
                ui.heading("trouble-title"),
                plain(sentences),
                row![space::horizontal(), close("trouble-understood", Weight::Primary)],
            ],
            Self::Damaged(session, damage) => {
                let about = ui.words.damage(damage, session.game());
                let offer = say!(
                    ui,
                    "trouble-damaged-offer",
                    moves = damage.moves,
                    turn = session.game().turn()
                );
                let go_on =
                    ui.action(Weight::Primary, "trouble-go-on", None, Some(Message::GoOnDamaged));
                column![
                    ui.heading("trouble-damaged"),
                    plain(about),
                    plain(offer),
                    row![space::horizontal(), close("trouble-leave", Weight::Secondary), go_on]
                        .spacing(gap::M),
                ]
            }
            Self::Unsaved(unsaved) => unsaved.view(ui),
            Self::Asked(asked) => asked.view(ui),
        };
        // Four buttons stand side by side below a game that is left unsaved.
        let width = if matches!(self, Self::Unsaved(_)) { 760.0 } else { 640.0 };
        ui.dialog(width, content)
    }
}
