//! The words about what the pointer is on, which the bar tells: in the tray, among the players, on
//! the board, among the tools.

use iced::widget::{container, row};
use iced::{Center, Fill};

use crate::app::kit::Shared;
use crate::app::kit::look::{looked_at, looked_at_by};
use crate::app::kit::parts::{key_caps, plain};
use crate::app::kit::theme::{self, size, space as gap};
use crate::app::screen::table::{Message, Table};
use crate::say;
use crate::session::Session;
use crate::widget::Element;

/// Content with words about it.
pub(in crate::app::screen::table) fn told_of<'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Into<String>,
) -> Element<'a, Message> {
    looked_at(content, words.into(), Message::Look)
}

/// Content with words about it that are made when the pointer comes to it: for one of many.
pub(in crate::app::screen::table) fn told_by<'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    looked_at_by(content, words, Message::Look)
}

/// The words about a tool, and the names of its keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tool {
    words: String,
    keys: String,
}

/// A tool that is named beside all tools when the pointer is on it: below it the name would cover
/// the news, or further tools.
pub(in crate::app::screen::table) fn named<'a>(
    shared: &'a Shared,
    tool: Element<'a, Message>,
    words: String,
    sign: &str,
) -> Element<'a, Message> {
    let keys = shared.words.key_names(sign);
    looked_at(tool, Tool { words, keys }, Message::LookAtTool)
}

/// The name of a tool, at the edge before the tools.
pub(in crate::app::screen::table) fn named_beside<'a>(
    tool: &Tool,
    shared: &Shared,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let keys = (!tool.keys.is_empty()).then(|| key_caps(&tool.keys, palette.faint));
    let words = row![plain(tool.words.clone()).size(size::NOTE)].push(keys);
    let words = container(words.spacing(gap::S).align_y(Center)).padding([gap::XS, gap::S]);
    container(words.style(theme::raised(palette))).align_right(Fill).center_y(Fill).into()
}

impl Table {
    /// The words about what the pointer is on; none where nothing is to be told.
    pub(in crate::app::screen::table) fn told(
        &self,
        shared: &Shared,
        session: &Session,
    ) -> Option<String> {
        let held = self.held().filter(|held| held.turns());
        let held = held.map(|_| say!(shared.words, "now-turn-how"));
        let looked = || self.looked.words().cloned();
        held.or_else(looked)
            .or_else(|| self.told_of_place(shared, session))
            .or_else(|| self.told_of_segment(shared, session))
    }
}
