//! The list of all games.

use iced::widget::{column, container, row, scrollable};
use iced::{Center, Fill};

use super::super::home;
use super::{Earlier, Message, Tab};
use crate::app::Shared;
use crate::app::parts::{action, heading, note, plain, pressable};
use crate::app::theme::{self, Weight, space as gap};
use crate::rules::scoring::Source;
use crate::rules::setup::BASE;
use crate::say;
use crate::storage::list::{Entry, Standing};
use crate::widget::{Column, Element};

impl Earlier {
    pub(super) fn games<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        if shared.earlier.is_empty() {
            return self.nothing(shared, "earlier-none-how");
        }
        let query = self.query.to_lowercase();
        let found: Vec<&Entry> =
            shared.earlier.iter().filter(|entry| fits(entry, &query, shared)).collect();
        let count = note(say!(shared.words, "earlier-count", count = found.len()), palette);
        let count = row![count.width(Fill), self.to_deleted(shared)].align_y(Center).height(36);
        let list: Element<'a, Message> = if found.is_empty() {
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
            let rows = found.into_iter().map(|entry| game(entry, shared));
            let rows = Column::with_children(rows).spacing(gap::XS).width(Fill);
            scrollable(rows).style(theme::scroll(palette)).spacing(gap::S).height(Fill).into()
        };
        let content = column![count, list].spacing(gap::S);
        container(content)
            .padding(gap::L)
            .style(theme::panel(palette))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

impl Earlier {
    /// The way to the deleted games, if there are any.
    pub(super) fn to_deleted<'a>(&self, shared: &'a Shared) -> Option<Element<'a, Message>> {
        let label = say!(shared.words, "earlier-deleted-count", count = self.kept);
        let press = Some(Message::Tab(Tab::Deleted));
        (self.kept > 0).then(|| action(shared.palette(), Weight::Quiet, label, None, press))
    }

    /// The deleted games, each with the way back.
    pub(super) fn deleted_games<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let folder = shared.games.deleted().display().to_string();
        let about = note(say!(shared.words, "earlier-deleted-about", folder = folder), palette);
        let rows = self.listed.iter().map(|entry| {
            let back = action(
                palette,
                Weight::Secondary,
                say!(shared.words, "earlier-bring-back"),
                None,
                Some(Message::BringBackOf(entry.path.clone())),
            );
            let what = container(summary(entry, shared)).padding([gap::S, gap::M]).width(Fill);
            row![what, back].spacing(gap::S).align_y(Center).into()
        });
        let rows = Column::with_children(rows).spacing(gap::XS).width(Fill);
        let list = scrollable(rows).style(theme::scroll(palette)).spacing(gap::S).height(Fill);
        let head = heading(say!(shared.words, "earlier-deleted-count", count = self.kept));
        container(column![head, about, list].spacing(gap::S))
            .padding(gap::L)
            .style(theme::panel(palette))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

/// Whether all words of a search are in a game's names, sets or date.
fn fits(entry: &Entry, query: &str, shared: &Shared) -> bool {
    let mut text = vec![shared.date(&entry.started), entry.started.clone()];
    match &entry.standing {
        Ok(standing) => {
            text.extend(standing.players.iter().map(|(player, _)| player.name.clone()));
            text.extend(played_with(standing, shared));
        }
        Err(_) => text.push(home::file_name(entry)),
    }
    let text = text.join(" ").to_lowercase();
    query.split_whitespace().all(|word| text.contains(word))
}

/// What a game is played with beside the base game.
fn played_with(standing: &Standing, shared: &Shared) -> Vec<String> {
    let sets = standing.sets.iter().filter(|set| *set != BASE).map(|set| shared.words.set(set));
    let orders = standing.with_orders.then(|| shared.words.source(Source::Orders));
    sets.chain(orders).collect()
}

/// When a game was played, by whom and with what; or why that cannot be read.
fn summary<'a>(entry: &'a Entry, shared: &'a Shared) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    match &entry.standing {
        Ok(standing) => {
            let with = played_with(standing, shared);
            let with = (!with.is_empty()).then(|| note(words.list(&with), palette));
            let who = column![home::players(standing, shared), with].spacing(gap::XS).width(Fill);
            row![home::when(entry, standing, shared), who].spacing(gap::M).align_y(Center).into()
        }
        Err(unread) => {
            let why = note(home::unread_about(*unread, words), palette);
            row![plain(home::file_name(entry)).width(Fill), why].spacing(gap::M).into()
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
    let delete = action(
        palette,
        Weight::Quiet,
        say!(words, "earlier-delete"),
        None,
        Some(Message::Delete(path())),
    );
    row![container(open).width(Fill), again, delete]
        .spacing(gap::S)
        .align_y(Center)
        .width(Fill)
        .into()
}
