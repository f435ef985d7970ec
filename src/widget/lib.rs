//! Widgets drawn by our own hand: the board, tiles, figures, order cards. They know the rules,
//! never the app.

pub mod badge;
pub mod bar;
pub mod behind;
pub mod board;
pub mod card;
pub mod chart;
pub mod code;
mod content;
pub mod cut;
pub mod drawn;
pub mod emblem;
pub mod field;
pub mod figure;
pub mod flight;
pub mod focus;
pub mod font;
pub mod gauge;
pub mod hold;
pub mod hover;
pub mod keyed;
pub mod lift;
pub mod offscreen;
pub mod paging;
pub mod palette;
pub mod presses;
pub mod renderer;
pub mod room;
pub mod stepper;
pub mod streak;
pub mod tall;
pub mod target;
pub mod threads;
pub mod thumb;
pub mod tile;

use iced::Theme;
use iced::widget::{canvas, text_input};

pub use renderer::{RENDERER, Renderer};

/// A part of the window.
pub type Element<'a, Message> = iced::Element<'a, Message, Theme, Renderer>;
/// Parts below each other.
pub type Column<'a, Message> = iced::widget::Column<'a, Message, Theme, Renderer>;
/// Parts beside each other.
pub type Row<'a, Message> = iced::widget::Row<'a, Message, Theme, Renderer>;
/// Words.
pub type Text<'a> = iced::widget::Text<'a, Theme, Renderer>;
/// Content that scrolls.
pub type Scrollable<'a, Message> = iced::widget::Scrollable<'a, Message, Theme, Renderer>;
/// A thin line.
pub type Rule<'a> = iced::widget::Rule<'a, Theme>;
/// A field for words.
pub type TextInput<'a, Message> = text_input::TextInput<'a, Message, Theme, Renderer>;
/// A drawing.
pub type Frame = canvas::Frame<Renderer>;
/// A drawing that is kept.
pub type Cache = canvas::Cache<Renderer>;
