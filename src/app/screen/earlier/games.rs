//! The list of all games.

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use super::super::home;
use super::{Earlier, Message, Tab};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, heading, note, panel, plain, pressable};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::rules::scoring::Source;
use crate::rules::setup::BASE;
use crate::say;
use crate::storage::list::{Entry, Standing};
use crate::widget::Element;

impl Earlier {
    pub(super) fn games<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        if shared.earlier.is_empty() {
            return self.nothing(shared, "earlier-none-how");
        }
        let count = note(say!(shared.words, "earlier-count", count = self.found.len()), palette);
        let count = row![count.width(Fill), self.to_deleted(shared)].align_y(Center).height(36);
        let list: Element<'a, Message> = if self.found.is_empty() {
            let nothing = column![
                plain(say!(shared.words, "earlier-not-found", query = self.query.trim())),
                action(
                    palette,
                    Weight::Secondary,
                    say!(shared.words, "earlier-show-all"),
                    None,
                    Some(Message::Search(String::new()))
                ),
            ];
            container(nothing.spacing(gap::L).align_x(Center)).center(Fill).into()
        } else {
            let row = |row: usize| Some(game(self.found_game(row)?, shared));
            self.rows.view(shared, row, Message::Rows)
        };
        let content = column![count, list].spacing(gap::S);
        panel(palette, content)
    }
}

impl Earlier {
    /// The button that leads to the deleted games, if there are any.
    pub(super) fn to_deleted<'a>(&self, shared: &'a Shared) -> Option<Element<'a, Message>> {
        let label = say!(shared.words, "earlier-deleted-count", count = self.kept);
        let press = Some(Message::Tab(Tab::Deleted));
        (self.kept > 0).then(|| action(shared.palette(), Weight::Quiet, label, None, press))
    }

    /// The deleted games, each with the button that brings it back.
    pub(super) fn deleted_games<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let folder = shared.games.deleted().display().to_string();
        let about = note(say!(shared.words, "earlier-deleted-about", folder = folder), palette);
        let row = |row: usize| {
            let entry = self.listed.get(row)?;
            let back = action(
                palette,
                Weight::Secondary,
                say!(shared.words, "earlier-bring-back"),
                None,
                Some(Message::BringBackOf(entry.path.clone())),
            );
            let what = container(summary(entry, shared)).padding([gap::S, gap::M]).width(Fill);
            Some(row![what, back].spacing(gap::S).align_y(Center).into())
        };
        let list = self.deleted_rows.view(shared, row, Message::Rows);
        let head = heading(say!(shared.words, "earlier-deleted-count", count = self.kept));
        container(column![head, about, list].spacing(gap::S))
            .padding(gap::L)
            .style(theme::panel(palette))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

/// The sets and the orders of a game, without the base game.
pub(super) fn played_with(standing: &Standing, shared: &Shared) -> Vec<String> {
    let sets = standing.sets.iter().filter(|set| *set != BASE).map(|set| shared.words.set(set));
    let orders = standing.with_orders.then(|| shared.words.source(Source::Orders));
    sets.chain(orders).collect()
}

/// The time, the players and the sets of a game, or the reason why it cannot be read.
fn summary<'a>(entry: &'a Entry, shared: &'a Shared) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    match &entry.standing {
        Ok(standing) => {
            let with = played_with(standing, shared);
            let with = (!with.is_empty()).then(|| note(words.list(&with), palette));
            let who = column![home::players(standing, shared), with].spacing(gap::XS).width(Fill);
            let when = home::when(entry, standing, shared);
            if shared.is_slim() {
                return column![when, who].spacing(gap::XS).into();
            }
            row![when, who].spacing(gap::M).align_y(Center).into()
        }
        Err(unread) => {
            let why = note(home::unread_about(*unread, words), palette);
            let name = plain(home::file_name(entry)).width(Fill);
            if shared.is_slim() {
                return column![name, why].into();
            }
            row![name, why].spacing(gap::M).into()
        }
    }
}

fn game<'a>(entry: &'a Entry, shared: &'a Shared) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let path = || entry.path.clone();
    let content = summary(entry, shared);
    let open =
        pressable(palette, Weight::Row, content, [gap::S, gap::M], Some(Message::Open(path())));
    let again = entry.standing.is_ok().then(|| {
        action(
            palette,
            Weight::Secondary,
            say!(words, "earlier-rematch"),
            None,
            Some(Message::Rematch(path())),
        )
    });
    let is_over = entry.standing.as_ref().is_ok_and(|standing| standing.summary.is_some());
    let watch = is_over.then(|| {
        let message = Some(Message::Watch(path()));
        action(palette, Weight::Secondary, say!(words, "result-watch"), None, message)
    });
    let delete = if shared.games.has(&entry.path) { "earlier-delete" } else { "earlier-unlist" };
    let message = Some(Message::Delete(path()));
    let delete = action(palette, Weight::Quiet, words.say(delete, &[]), None, message);
    let open = container(open).width(Fill);
    if shared.is_slim() {
        let buttons = row![watch, again, delete].spacing(gap::S).align_y(Center).wrap();
        return column![open, buttons.vertical_spacing(gap::XS)].width(Fill).into();
    }
    row![open, watch, again, delete].spacing(gap::S).align_y(Center).width(Fill).into()
}
