//! The words about what the pointer is on, which the bar tells: in the tray, among the players, on
//! the board, among the tools.

use iced::widget::{container, row};
use iced::{Center, Fill};

use super::message::{Message, Tool};
use kit::look::{Looked, looked_at, looked_at_by};
use kit::prelude::*;
use kit::ui::Ui;

/// The words that the table tells now.
#[derive(Debug, Default)]
pub struct Telling {
    /// The reason why the last input was refused.
    pub refusal: Option<String>,
    /// The sentence about a deed that nothing else shows.
    pub notice: Option<String>,
    /// The words about what the pointer is on; one that rests may be on something else after a
    /// step.
    pub looked: Looked,
    /// The tool under the pointer.
    pub tool: Looked<Tool>,
}

impl Telling {
    /// Forgets all but the tool.
    pub fn forget(&mut self) {
        *self = Self { tool: std::mem::take(&mut self.tool), ..Self::default() };
    }
}

/// Content with words about it.
pub fn told_of<'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Into<String>,
) -> Element<'a, Message> {
    looked_at(content, words.into(), Message::Look)
}

/// Content with words about it that are made when the pointer comes to it: for one of many.
pub fn told_by<'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    looked_at_by(content, words, Message::Look)
}

/// A tool that is named beside all tools when the pointer is on it: below it the name would cover
/// the news, or further tools.
pub fn named<'a>(
    ui: Ui<'a>,
    tool: Element<'a, Message>,
    words: String,
    sign: &str,
) -> Element<'a, Message> {
    let keys = ui.words.key_names(sign);
    looked_at(tool, Tool { words, keys }, Message::LookAtTool)
}

/// The name of a tool, at the edge before the tools.
pub fn named_beside<'a>(tool: &Tool, ui: Ui<'_>) -> Element<'a, Message> {
    let keys = (!tool.keys.is_empty()).then(|| key_caps(&tool.keys, ui.palette.faint));
    let words = row![plain(tool.words.clone()).size(size::NOTE)].push(keys);
    let words = container(words.spacing(gap::S).align_y(Center)).padding([gap::XS, gap::S]);
    container(words.style(theme::raised(ui.palette))).align_right(Fill).center_y(Fill).into()
}
