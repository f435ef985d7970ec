//! The list of all games.

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use super::super::home;
use super::{Earlier, Message, Tab};
use kit::prelude::*;
use kit::ui::Ui;
use rules::scoring::Source;
use rules::setup::BASE;
use storage::list::{Entry, Standing};

impl Earlier {
    pub(super) fn games<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        if ui.shared.earlier.is_empty() {
            return self.nothing(ui, "earlier-none-how");
        }
        let count = ui.note(say!(ui, "earlier-count", count = self.found.len()));
        let count = row![count.width(Fill), self.to_deleted(ui)].align_y(Center).height(36);
        let list: Element<'a, Message> = if self.found.is_empty() {
            let nothing = column![
                plain(say!(ui, "earlier-not-found", query = self.query.trim())),
                ui.action(
                    Weight::Secondary,
                    "earlier-show-all",
                    None,
                    Some(Message::Search(String::new()))
                ),
            ];
            container(nothing.spacing(gap::L).align_x(Center)).center(Fill).into()
        } else {
            let row = move |row: usize| Some(game(self.found_game(row)?, ui));
            self.rows.view(ui, row, Message::Rows)
        };
        let content = column![count, list].spacing(gap::S);
        ui.panel(content)
    }
}

impl Earlier {
    /// The button that leads to the deleted games, if there are any.
    pub fn to_deleted<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let label = say!(ui, "earlier-deleted-count", count = self.kept);
        let press = Some(Message::Tab(Tab::Deleted));
        (self.kept > 0).then(|| ui.action(Weight::Quiet, label, None, press))
    }

    /// The deleted games, each with the button that brings it back.
    pub fn deleted_games<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let folder = ui.games.deleted().display().to_string();
        let about = ui.note(say!(ui, "earlier-deleted-about", folder = folder));
        let row = move |row: usize| {
            let entry = self.listed.get(row)?;
            let back = ui.action(
                Weight::Secondary,
                "earlier-bring-back",
                None,
                Some(Message::BringBackOf(entry.path.clone())),
            );
            let what = container(summary(entry, ui)).padding([gap::S, gap::M]).width(Fill);
            Some(row![what, back].spacing(gap::S).align_y(Center).into())
        };
        let list = self.deleted_rows.view(ui, row, Message::Rows);
        let head = heading(say!(ui, "earlier-deleted-count", count = self.kept));
        container(column![head, about, list].spacing(gap::S))
            .padding(gap::L)
            .style(theme::panel(ui.palette))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

/// The sets and the orders of a game, without the base game.
pub fn played_with(standing: &Standing, ui: Ui<'_>) -> Vec<String> {
    let sets = standing.sets.iter().filter(|set| *set != BASE).map(|set| ui.words.set(set));
    let orders = standing.with_orders.then(|| ui.words.source(Source::Orders));
    sets.chain(orders).collect()
}

/// The time, the players and the sets of a game, or the reason why it cannot be read.
fn summary<'a>(entry: &'a Entry, ui: Ui<'a>) -> Element<'a, Message> {
    match &entry.standing {
        Ok(standing) => {
            let with = played_with(standing, ui);
            let with = (!with.is_empty()).then(|| ui.note(ui.words.list(&with)));
            let who = column![home::players(standing, ui), with].spacing(gap::XS).width(Fill);
            let when = home::when(entry, standing, ui);
            if ui.width() == Width::Slim {
                return column![when, who].spacing(gap::XS).into();
            }
            row![when, who].spacing(gap::M).align_y(Center).into()
        }
        Err(unread) => {
            let why = ui.note(home::unread_about(*unread, ui.words));
            let name = plain(home::file_name(entry)).width(Fill);
            if ui.width() == Width::Slim {
                return column![name, why].into();
            }
            row![name, why].spacing(gap::M).into()
        }
    }
}

fn game<'a>(entry: &'a Entry, ui: Ui<'a>) -> Element<'a, Message> {
    let path = || entry.path.clone();
    let content = summary(entry, ui);
    let open = ui.pressable(Weight::Row, content, [gap::S, gap::M], Some(Message::Open(path())));
    let again = entry.standing.is_ok().then(|| {
        ui.action(Weight::Secondary, "earlier-rematch", None, Some(Message::Rematch(path())))
    });
    let is_over = entry.standing.as_ref().is_ok_and(|standing| standing.summary.is_some());
    let watch = is_over.then(|| {
        let message = Some(Message::Watch(path()));
        ui.action(Weight::Secondary, "result-watch", None, message)
    });
    let delete = if ui.games.has(&entry.path) { "earlier-delete" } else { "earlier-unlist" };
    let message = Some(Message::Delete(path()));
    let delete = ui.action(Weight::Quiet, delete, None, message);
    let open = container(open).width(Fill);
    if ui.width() == Width::Slim {
        let buttons = row![watch, again, delete].spacing(gap::S).align_y(Center).wrap();
        return column![open, buttons.vertical_spacing(gap::XS)].width(Fill).into();
    }
    row![open, watch, again, delete].spacing(gap::S).align_y(Center).width(Fill).into()
}
