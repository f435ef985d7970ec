//! The titles of the evening.

use iced::widget::{column, row};
use iced::{Fill, Top};

use super::Message;
use journal::honours::honours;
use kit::prelude::*;
use kit::ui::GameUi;
use session::Session;

/// Whether there are titles of the evening.
pub fn are_any(session: &Session) -> bool {
    !honours(session.journal()).is_empty()
}

/// The titles, each with its holder and the reason.
pub fn list<'a>(ui: GameUi<'a>) -> Element<'a, Message> {
    let game = ui.session.game();
    let rows = honours(ui.session.journal()).into_iter().map(|honour| {
        let (title, why) = ui.words.honour(&honour, game);
        let told = column![heading(title), plain(why)].spacing(gap::XS).width(Fill);
        row![token(game, honour.seat, 34.0), told].spacing(gap::M).align_y(Top).into()
    });
    let list = Column::with_children(rows).spacing(gap::L).width(Fill);
    ui.scroll(list).spacing(gap::S).width(Fill).height(Fill).into()
}
