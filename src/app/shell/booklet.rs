//! The manual and the rules of a table as they are read in the window: a table of contents, and a
//! chapter at a time.

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row, space};
use iced::{Center, Fill, FillPortion, Padding, Task};

use kit::binding::{Binding, Stroke, on_key};
use kit::bindings;
use kit::prelude::*;
use kit::rows::{self, Rows, SCROLL};
use kit::ui::Ui;
use text::booklet::{Chapter, Passage};

/// The text that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Text {
    /// The manual.
    Manual,
    /// The rules of the open game.
    PlayedHere,
}

/// A text that is being read.
#[derive(Debug)]
pub(super) struct Booklet {
    text: Text,
    chapters: Vec<Chapter>,
    at: usize,
    rows: Rows,
    /// Whether a slim window shows the contents instead of the chapter.
    lists: bool,
}

/// A step of the reader.
#[derive(Debug, Clone)]
pub enum Message {
    /// Read a chapter.
    Chapter(usize),
    /// Read the chapter before.
    Previous,
    /// Read the next chapter.
    Next,
    /// Show the contents in a slim window.
    Contents,
    /// Scroll.
    Rows(rows::Message),
    /// Read it in a browser.
    Browser,
    /// Read no more.
    Close,
}

/// The action that a step of the reader leads to.
#[derive(Debug)]
pub(super) enum Action {
    /// Nothing more to do.
    None,
    /// A task of iced.
    Run(Task<Message>),
    /// The text is opened in a browser.
    Browse(Text),
    /// The reader goes.
    Close,
}

bindings! {
    CLOSE "Esc" "close" Stroke::Named(Named::Escape) => Message::Close;
    PREVIOUS "←" "booklet-previous" Stroke::Named(Named::ArrowLeft) => Message::Previous;
    NEXT "→" "booklet-next" Stroke::Named(Named::ArrowRight) => Message::Next;
    BROWSER "B" "booklet-browser" Stroke::Sign("b") => Message::Browser;
}

/// The widths of the reader and of its contents, in logical pixels.
const WIDTH: f32 = 980.0;
const CONTENTS: f32 = 240.0;

impl Booklet {
    pub fn new(text: Text, chapters: Vec<Chapter>) -> Self {
        let mut booklet = Self { text, chapters, at: 0, rows: Rows::new("booklet"), lists: false };
        booklet.turn_to(0);
        booklet
    }

    /// Turns to a chapter, if there is such a one.
    fn turn_to(&mut self, chapter: usize) {
        if let Some(found) = self.chapters.get(chapter) {
            self.at = chapter;
            self.lists = false;
            self.rows.reset(found.passages.len());
        }
    }

    /// Answers a step of the reader.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Chapter(chapter) => self.turn_to(chapter),
            Message::Previous => self.turn_to(self.at.wrapping_sub(1)),
            Message::Next => self.turn_to(self.at + 1),
            Message::Contents => self.lists = true,
            Message::Rows(message) => return Action::Run(self.rows.update(message)),
            Message::Browser => return Action::Browse(self.text),
            Message::Close => return Action::Close,
        }
        Action::None
    }

    /// The message of a key.
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        let own = on_key(&[&CLOSE, &PREVIOUS, &NEXT, &BROWSER], event);
        own.or_else(|| on_key(&[&SCROLL], event).map(Message::Rows))
    }

    /// The reader.
    pub(super) fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let button = |binding: &Binding<Message>| {
            let message = binding.strokes.first().map(|(_, message)| message.clone());
            let sign = (ui.width() != Width::Slim).then_some(binding.sign);
            ui.action(Weight::Secondary, binding.about, sign, message)
        };
        let title = match self.text {
            Text::Manual => say!(ui, "help-manual"),
            Text::PlayedHere => say!(ui, "why-title"),
        };
        let head = row![heading(title).width(Fill), button(&BROWSER), button(&CLOSE)];
        let head = head.spacing(gap::S).align_y(Center);
        let body: Element<'a, Message> = if ui.width() != Width::Slim {
            let contents = container(self.contents(ui)).width(CONTENTS);
            row![contents, self.chapter(ui)].spacing(gap::XL).height(Fill).into()
        } else if self.lists {
            self.contents(ui)
        } else {
            let contents =
                ui.action(Weight::Quiet, "booklet-contents", None, Some(Message::Contents));
            column![contents, self.chapter(ui)].spacing(gap::S).height(Fill).into()
        };
        ui.tall_dialog(WIDTH, column![head, body])
    }

    /// The table of contents.
    fn contents<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let lines = self.chapters.iter().enumerate().map(|(index, chapter)| {
            let weight = if index == self.at { Weight::Primary } else { Weight::Quiet };
            let title = plain(chapter.title.as_str()).size(size::NOTE + 1.0).width(Fill);
            let chosen = Some(Message::Chapter(index));
            ui.pressable(weight, title, [gap::XS, gap::S], chosen)
        });
        let list = Column::with_children(lines).spacing(2).width(Fill);
        let list = ui.scroll(list).spacing(gap::XS);
        list.width(Fill).height(Fill).into()
    }

    /// The chapter, with the ways to its neighbours below it.
    fn chapter<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let Some(chapter) = self.chapters.get(self.at) else { return space().into() };
        let passage = move |index: usize| Some(told(chapter.passages.get(index)?, ui));
        let passages = self.rows.view(ui, passage, Message::Rows);
        let way = |place: Option<usize>, binding: &Binding<Message>| {
            let title = &self.chapters.get(place?)?.title;
            let message = binding.strokes.first().map(|(_, message)| message.clone());
            Some(ui.action(Weight::Quiet, title.clone(), Some(binding.sign), message))
        };
        let ways = row![
            way(self.at.checked_sub(1), &PREVIOUS),
            space::horizontal(),
            way(self.at.checked_add(1), &NEXT),
        ];
        // A shallow window needs its lines for the text.
        let ways = (ui.height() > Height::Shallow).then_some(ways);
        let title = heading(chapter.title.as_str());
        column![title, container(passages).height(Fill), ways].spacing(gap::M).width(Fill).into()
    }
}

/// A passage.
fn told<'a>(passage: &'a Passage, ui: Ui<'_>) -> Element<'a, Message> {
    match passage {
        Passage::Heading(words) => heading(words.as_str()).into(),
        Passage::Paragraph(words, place) => {
            // The place stands nearer to its own paragraph than to the next one.
            let below = if place.is_some() { gap::S } else { 0.0 };
            let place = place.clone().map(|place| ui.note(place));
            let told = column![plain(words.as_str()).width(Fill), place];
            told.padding(Padding::ZERO.bottom(below)).into()
        }
        Passage::Item(words) => {
            row![plain("•"), plain(words.as_str()).width(Fill)].spacing(gap::S).into()
        }
        Passage::Row(cells) => {
            let last = cells.len().saturating_sub(1);
            let cells = cells.iter().enumerate().map(|(index, cell)| {
                let cell = if index == 0 { strong(cell.as_str()) } else { plain(cell.as_str()) };
                let wide = if index == last && last > 0 { 2 } else { 1 };
                cell.size(size::NOTE + 1.0).width(FillPortion(wide)).into()
            });
            Row::with_children(cells).spacing(gap::M).into()
        }
        Passage::Typed(words) => strong(words.as_str()).size(size::NOTE + 1.0).into(),
    }
}
