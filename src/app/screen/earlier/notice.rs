//! The notices: a game was deleted, a step refused, or there is nothing to see yet.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};
use kit::prelude::*;
use kit::ui::Ui;

use super::keys::{BRING_BACK, NEW};
use super::{Earlier, Message, Tab};

impl Earlier {
    /// The notice about deleted games, or about a step that was refused.
    pub fn notice<'a>(&'a self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let boxed = |content, colour| {
            let notice = container(content).padding([gap::S, gap::L]).width(Fill);
            Some(notice.style(theme::notice(ui.palette, colour)).into())
        };
        if let Some(refused) = &self.refused {
            return boxed(Element::from(plain(refused.as_str())), ui.palette.danger);
        }
        let gone = self.gone.last().filter(|_| self.tab != Tab::Deleted)?;
        let is_deleted = ui.games.has_deleted(&gone.path);
        let key = if is_deleted { "earlier-deleted" } else { "earlier-unlisted" };
        let folder = gone.path.parent().unwrap_or(&gone.path).display().to_string();
        let said = ui.say(key, &[("date", gone.date.as_str().into()), ("folder", folder.into())]);
        let said = plain(said).width(Fill);
        let back = ui.action(
            Weight::Secondary,
            "earlier-bring-back",
            Some(BRING_BACK.sign),
            Some(Message::BringBack),
        );
        boxed(row![said, back].spacing(gap::M).align_y(Center).into(), ui.palette.royal)
    }

    /// The notice where there is nothing to see yet, with the next step.
    pub fn nothing<'a>(&self, ui: Ui<'a>, key: &'static str) -> Element<'a, Message> {
        if !ui.reading.is_known() {
            return container(space()).center(Fill).style(theme::panel(ui.palette)).into();
        }
        let new = ui.action(Weight::Primary, "home-new", Some(NEW.sign), Some(Message::New));
        let content = column![
            ui.heading("earlier-none"),
            ui.plain(key).align_x(Center).width(520),
            new,
            self.to_deleted(ui),
        ];
        let content = content.spacing(gap::L).align_x(Center);
        container(content).center(Fill).style(theme::panel(ui.palette)).into()
    }
}
