//! The titles of the evening.

use iced::widget::{column, row, scrollable};
use iced::{Fill, Top};

use super::Message;
use crate::app::kit::Shared;
use crate::app::kit::parts::{heading, plain, token};
use crate::app::kit::theme::{self, space as gap};
use crate::journal::honours::honours;
use crate::session::Session;
use crate::widget::{Column, Element};

/// Whether there are titles of the evening.
pub(super) fn are_any(session: &Session) -> bool {
    !honours(session.journal()).is_empty()
}

/// The titles, each with its holder and the reason.
pub(super) fn list<'a>(shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
    let game = session.game();
    let rows = honours(session.journal()).into_iter().map(|honour| {
        let (title, why) = shared.words.honour(&honour, game);
        let told = column![heading(title), plain(why)].spacing(gap::XS).width(Fill);
        row![token(game, honour.seat, 34.0), told].spacing(gap::M).align_y(Top).into()
    });
    let list = Column::with_children(rows).spacing(gap::L).width(Fill);
    let palette = shared.palette();
    scrollable(list).style(theme::scroll(palette)).spacing(gap::S).width(Fill).height(Fill).into()
}
