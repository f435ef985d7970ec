//! The records of the players in the finished games.

use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Color, Fill, Length};

use super::{Earlier, Message};
use crate::app::kit::Shared;
use crate::app::kit::parts::{heading, hint, note, plain, pressable, strong, title};
use crate::app::kit::theme::{self, FIGURES, Weight, size, space as gap};
use crate::journal::statistics::{Ending, Held, Rival, Statistics};
use crate::rules::player;
use crate::rules::scoring::Source;
use crate::say;
use crate::widget::figure;
use crate::widget::palette::{Palette, livery};
use crate::widget::streak::{self, streak};
use crate::widget::{Column, Element, Row, Text};

/// The height of a box with a number, in logical pixels.
const NUMBERS: f32 = 104.0;
/// The height of a list where the lists stand one below the other, in logical pixels.
const LIST: f32 = 260.0;

impl Earlier {
    pub(super) fn players<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let chosen =
            self.statistics.iter().find(|player| Some(&player.name) == self.chosen.as_ref());
        let Some(chosen) = chosen.or(self.statistics.first()) else {
            return self.nothing(shared, "players-none-how");
        };
        let names = self.statistics.iter().map(|player| {
            let weight = if player.name == chosen.name { Weight::Secondary } else { Weight::Row };
            let games =
                note(say!(shared.words, "players-games", count = player.games.len()), palette);
            let line = row![
                token(player.colour, &player.name, 26.0),
                column![name(&player.name), games].width(Fill)
            ];
            let line = line.spacing(gap::S).align_y(Center);
            pressable(
                palette,
                weight,
                line,
                [gap::XS, gap::S],
                Some(Message::Choose(player.name.clone())),
            )
        });
        let names =
            Column::with_children(names).spacing(gap::XS).padding([0.0, gap::XS]).width(Fill);
        if shared.is_slim() {
            let names = container(names).padding(gap::M).style(theme::panel(palette)).width(Fill);
            let all = column![names, self.player(chosen, shared)].spacing(gap::L);
            return scrollable(all).style(theme::scroll(palette)).spacing(gap::S).into();
        }
        let names = scrollable(names).style(theme::scroll(palette)).spacing(gap::XS).height(Fill);
        let names =
            container(names).padding(gap::M).style(theme::panel(palette)).width(260).height(Fill);
        row![names, self.player(chosen, shared)].spacing(gap::XL).into()
    }

    fn player<'a>(&'a self, player: &'a Statistics, shared: &'a Shared) -> Element<'a, Message> {
        let words = &shared.words;
        let who = title(player.name.as_str()).wrapping(text::Wrapping::WordOrGlyph);
        let head =
            row![token(player.colour, &player.name, 48.0), who].spacing(gap::L).align_y(Center);
        let a_game = Some(note(say!(words, "players-average"), shared.palette()).into());
        let panels = [
            panel(
                shared,
                heading(say!(words, "players-categories")),
                a_game,
                categories(player, shared),
            ),
            panel(
                shared,
                heading(say!(words, "players-orders")),
                orders_sum(player, shared),
                orders(player, shared),
            ),
            panel(
                shared,
                heading(say!(words, "players-rivals")),
                nemesis(player, shared),
                rivals(player, shared),
            ),
        ];
        let panels: Element<'a, Message> = if shared.is_slim() {
            let panels = panels.map(|panel| container(panel).height(LIST).into());
            Column::with_children(panels).spacing(gap::M).into()
        } else {
            Row::with_children(panels).spacing(gap::L).height(Fill).into()
        };
        column![head, self.numbers(player, shared), games(player, shared), panels]
            .spacing(gap::L)
            .into()
    }

    /// The boxes with games, wins, points a game and the best game.
    fn numbers<'a>(&'a self, player: &'a Statistics, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let number = |label: String, number: String, below: Option<String>| {
            let number = text(number).font(FIGURES).size(size::SCORE);
            column![note(label, palette), number, below.map(|below| note(below, palette))]
                .width(Fill)
        };
        let raised = |content| {
            container(content)
                .padding(gap::M)
                .style(theme::raised(palette))
                .width(Fill)
                .height(NUMBERS)
        };
        let shared_wins = player.shared();
        let shared_wins =
            (shared_wins > 0).then(|| say!(words, "players-shared", count = shared_wins));
        let share = player.wins() as f64 * 100.0 / player.games.len().max(1) as f64;
        let percent = format!("{share:.0}");
        let wins = shared_wins.unwrap_or_else(|| say!(words, "players-share", percent = percent));
        let (index, points) = player.best;
        let best = self.finished.get(index);
        let date = best
            .and_then(|path| super::entry(shared, path))
            .map(|entry| shared.date(&entry.started));
        let open = best.map(|path| Message::Open(path.clone()));
        let best = number(say!(words, "players-best"), words.number(points), date)
            .height(NUMBERS - 2.0 * gap::M);
        let won = row![
            raised(number(say!(words, "players-played"), player.games.len().to_string(), None)),
            raised(number(say!(words, "players-wins"), player.wins().to_string(), Some(wins))),
        ];
        let points = row![
            raised(number(say!(words, "players-average"), words.decimal(player.average()), None)),
            container(pressable(palette, Weight::Secondary, best, gap::M, open)).width(Fill),
        ];
        let (won, points) = (won.spacing(gap::M), points.spacing(gap::M));
        if shared.is_slim() {
            column![won, points].spacing(gap::M).into()
        } else {
            row![won, points].spacing(gap::M).into()
        }
    }
}

/// The marks for the endings of the games, the latest at the right.
fn games<'a>(player: &'a Statistics, shared: &'a Shared) -> Element<'a, Message> {
    let palette = shared.palette();
    let marks = player.games.iter().map(|(_, ending)| match ending {
        Ending::Won => streak::Mark::Won,
        Ending::Shared => streak::Mark::Shared,
        Ending::Lost => streak::Mark::Lost,
    });
    let key = note(say!(shared.words, "players-streak"), palette);
    column![streak(marks.collect(), palette), key].spacing(gap::XS).into()
}

/// A player's token: the colour and the shape of the latest game, with the first letter.
fn token<'a>(colour: player::Colour, name: &str, pixels: f32) -> Element<'a, Message> {
    figure::token(livery(colour), figure::letter(name), pixels)
}

/// A name, broken anywhere: it may be long and without a space.
fn name(name: &str) -> Text<'_> {
    strong(name).wrapping(text::Wrapping::WordOrGlyph)
}

fn panel<'a>(
    shared: &'a Shared,
    head: Text<'a>,
    about: Option<Element<'a, Message>>,
    rows: Vec<Element<'a, Message>>,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let rows = Column::with_children(rows).spacing(gap::S).width(Fill);
    let list =
        scrollable(rows).style(theme::scroll(palette)).spacing(gap::S).width(Fill).height(Fill);
    let content = column![head, about, list].spacing(gap::S);
    container(content).padding(gap::L).style(theme::panel(palette)).width(Fill).height(Fill).into()
}

/// The points a game from each source that ever brought any.
fn categories<'a>(player: &'a Statistics, shared: &'a Shared) -> Vec<Element<'a, Message>> {
    let palette = shared.palette();
    let averages = Source::ALL.map(|source| (source, player.average_of(source)));
    let most = averages.iter().map(|(_, average)| average.abs()).fold(0.0, f64::max);
    let rows =
        averages.into_iter().filter(|(_, average)| *average != 0.0).map(|(source, average)| {
            let color = if average < 0.0 { palette.danger } else { palette.royal };
            let share = (average.abs() / most, color);
            named_bar(
                shared.words.source(source).into(),
                shared.words.decimal(average),
                share,
                palette,
            )
        });
    rows.collect()
}

/// A thin bar below its name and its number.
fn named_bar<'a>(
    name: std::borrow::Cow<'a, str>,
    number: String,
    share: (f64, Color),
    palette: &'static Palette,
) -> Element<'a, Message> {
    let name = plain(name).size(size::NOTE + 1.0).width(Fill);
    let words = row![name, plain(number).size(size::NOTE + 1.0)].spacing(gap::S);
    column![words, container(bar(&[share], palette)).height(6).clip(true)].spacing(2).into()
}

/// A bar of parts beside each other; the rest of it up to 1 stays empty.
fn bar<'a>(parts: &[(f64, Color)], palette: &'static Palette) -> Element<'a, Message> {
    const WHOLE: f64 = 1000.0;
    let portion = |share: f64| (share * WHOLE).round().clamp(0.0, WHOLE) as u16;
    let filled = parts.iter().filter(|(share, _)| portion(*share) > 0);
    let pieces = filled.clone().map(|(share, color)| {
        let color = *color;
        let piece = container(space()).width(Length::FillPortion(portion(*share))).height(Fill);
        piece
            .style(move |_| container::Style {
                background: Some(color.into()),
                ..container::Style::default()
            })
            .into()
    });
    let rest = 1.0 - filled.map(|(share, _)| share).sum::<f64>();
    let rest =
        (portion(rest) > 0).then(|| space().width(Length::FillPortion(portion(rest))).into());
    let pieces = Row::with_children(pieces.chain(rest)).height(Fill).width(Fill);
    let track = container(pieces).height(12).width(Fill).clip(true);
    let ground = palette.raised;
    let style = move |_: &iced::Theme| container::Style {
        background: Some(ground.into()),
        ..container::Style::default()
    };
    track.style(style).into()
}

fn orders_sum<'a>(player: &'a Statistics, shared: &'a Shared) -> Option<Element<'a, Message>> {
    let held: usize = player.orders.iter().map(|order| order.held).sum();
    let fulfilled: usize = player.orders.iter().map(|order| order.fulfilled).sum();
    let key = if held == 0 { "players-no-orders" } else { "players-orders-sum" };
    let said = shared.words.say(key, &[("fulfilled", fulfilled.into()), ("held", held.into())]);
    Some(note(said, shared.palette()).into())
}

/// The orders: how often each was fulfilled, of how often it was held.
fn orders<'a>(player: &'a Statistics, shared: &'a Shared) -> Vec<Element<'a, Message>> {
    let palette = shared.palette();
    let row = |order: &'a Held| {
        let card = shared.catalogue.card(order.card.as_str());
        let title = shared.words.order(&order.card, &shared.catalogue);
        let text = card.map(|card| shared.words.card_text(card)).unwrap_or_default();
        let counts =
            say!(shared.words, "players-order", fulfilled = order.fulfilled, held = order.held);
        let share = (order.fulfilled as f64 / order.held.max(1) as f64, palette.royal);
        hint(palette, named_bar(title.into(), counts, share, palette), text)
    };
    player.orders.iter().map(row).collect()
}

/// The rival who was ahead most often.
fn nemesis<'a>(player: &'a Statistics, shared: &'a Shared) -> Option<Element<'a, Message>> {
    let said = match player.nemesis() {
        Some(rival) => {
            let (name, behind, games) = (&rival.name, rival.behind, rival.games());
            say!(shared.words, "players-nemesis", name = name, behind = behind, games = games)
        }
        // Some rival was ahead, but less often than behind.
        None if player.rivals.iter().any(|rival| rival.behind > 0) => return None,
        None => say!(shared.words, "players-unbeaten", name = &player.name),
    };
    Some(note(said, shared.palette()).into())
}

/// The rivals: how often each was ahead, and how often behind.
fn rivals<'a>(player: &'a Statistics, shared: &'a Shared) -> Vec<Element<'a, Message>> {
    let palette = shared.palette();
    let row = |rival: &'a Rival| {
        let share = |part: usize| part as f64 / rival.games().max(1) as f64;
        let parts = [
            (share(rival.ahead), palette.royal),
            (share(rival.level), palette.gold),
            (share(rival.behind), palette.line),
        ];
        let (ahead, level, behind) = (rival.ahead, rival.level, rival.behind);
        let said =
            say!(shared.words, "players-rival", ahead = ahead, level = level, behind = behind);
        let who = row![token(rival.colour, &rival.name, 22.0), name(&rival.name).width(Fill)];
        column![who.spacing(gap::S).align_y(Center), bar(&parts, palette), note(said, palette)]
            .spacing(gap::XS)
            .into()
    };
    player.rivals.iter().map(row).collect()
}
