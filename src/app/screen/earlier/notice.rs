//! The notices: a game was deleted, a step refused, or there is nothing to see yet.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};

use super::keys::{BRING_BACK, NEW};
use super::{Earlier, Message, Tab};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, heading, plain};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::say;
use crate::widget::Element;

impl Earlier {
    /// The notice about deleted games, or about a step that was refused.
    pub(super) fn notice<'a>(&'a self, shared: &'a Shared) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let boxed = |content, colour| {
            let notice = container(content).padding([gap::S, gap::L]).width(Fill);
            Some(notice.style(theme::notice(palette, colour)).into())
        };
        if let Some(refused) = &self.refused {
            return boxed(Element::from(plain(refused.as_str())), palette.danger);
        }
        let gone = self.gone.last().filter(|_| self.tab != Tab::Deleted)?;
        let is_deleted = shared.games.has_deleted(&gone.path);
        let key = if is_deleted { "earlier-deleted" } else { "earlier-unlisted" };
        let folder = gone.path.parent().unwrap_or(&gone.path).display().to_string();
        let said =
            words.say(key, &[("date", gone.date.as_str().into()), ("folder", folder.into())]);
        let said = plain(said).width(Fill);
        let back = action(
            palette,
            Weight::Secondary,
            say!(words, "earlier-bring-back"),
            Some(BRING_BACK.sign),
            Some(Message::BringBack),
        );
        boxed(row![said, back].spacing(gap::M).align_y(Center).into(), palette.royal)
    }

    /// The notice where there is nothing to see yet, with the next step.
    pub(super) fn nothing<'a>(&self, shared: &'a Shared, key: &str) -> Element<'a, Message> {
        let palette = shared.palette();
        if !shared.reading.is_known() {
            return container(space()).center(Fill).style(theme::panel(palette)).into();
        }
        let new = action(
            palette,
            Weight::Primary,
            say!(shared.words, "home-new"),
            Some(NEW.sign),
            Some(Message::New),
        );
        let content = column![
            heading(say!(shared.words, "earlier-none")),
            plain(shared.words.say(key, &[])).align_x(Center).width(520),
            new,
            self.to_deleted(shared),
        ];
        let content = content.spacing(gap::L).align_x(Center);
        container(content).center(Fill).style(theme::panel(palette)).into()
    }
}
