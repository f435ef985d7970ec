//! The records of the players in the finished games.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Color, Fill, Length};

use super::{Earlier, Message};
use journal::statistics::{Ending, Held, Rival, Statistics};
use kit::prelude::*;
use kit::ui::Ui;
use rules::player;
use rules::scoring::Source;
use widget::figure;
use widget::palette::{Palette, livery};
use widget::streak::{self, streak};

/// The height of a box with a number, in logical pixels.
const NUMBERS: f32 = 104.0;
/// The height of a list where the lists stand one below the other, in logical pixels.
const LIST: f32 = 260.0;

impl Earlier {
    pub(super) fn players<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let chosen =
            self.statistics.iter().find(|player| Some(&player.name) == self.chosen.as_ref());
        let Some(chosen) = chosen.or(self.statistics.first()) else {
            return self.nothing(ui, "players-none-how");
        };
        let names = self.statistics.iter().map(|player| {
            let weight = if player.name == chosen.name { Weight::Secondary } else { Weight::Row };
            let games = ui.note(say!(ui, "players-games", count = player.games.len()));
            let line = row![
                token(player.colour, &player.name, 26.0),
                column![name(&player.name), games].width(Fill)
            ];
            let line = line.spacing(gap::S).align_y(Center);
            ui.pressable(
                weight,
                line,
                [gap::XS, gap::S],
                Some(Message::Choose(player.name.clone())),
            )
        });
        let names =
            Column::with_children(names).spacing(gap::XS).padding([0.0, gap::XS]).width(Fill);
        if ui.width() == Width::Slim {
            let names =
                container(names).padding(gap::M).style(theme::panel(ui.palette)).width(Fill);
            let all = column![names, self.player(chosen, ui)].spacing(gap::L);
            return ui.scroll(all).spacing(gap::S).into();
        }
        let names = ui.scroll(names).spacing(gap::XS).height(Fill);
        let names = container(names)
            .padding(gap::M)
            .style(theme::panel(ui.palette))
            .width(260)
            .height(Fill);
        row![names, self.player(chosen, ui)].spacing(gap::XL).into()
    }

    fn player<'a>(&'a self, player: &'a Statistics, ui: Ui<'a>) -> Element<'a, Message> {
        let who = title(player.name.as_str()).wrapping(text::Wrapping::WordOrGlyph);
        let head =
            row![token(player.colour, &player.name, 48.0), who].spacing(gap::L).align_y(Center);
        let a_game = Some(ui.note("players-average").into());
        let panels = [
            panel(ui, ui.heading("players-categories"), a_game, categories(player, ui)),
            panel(ui, ui.heading("players-orders"), orders_sum(player, ui), orders(player, ui)),
            panel(ui, ui.heading("players-rivals"), nemesis(player, ui), rivals(player, ui)),
        ];
        let panels: Element<'a, Message> = if ui.width() == Width::Slim {
            let panels = panels.map(|panel| container(panel).height(LIST).into());
            Column::with_children(panels).spacing(gap::M).into()
        } else {
            Row::with_children(panels).spacing(gap::L).height(Fill).into()
        };
        column![head, self.numbers(player, ui), games(player, ui), panels].spacing(gap::L).into()
    }

    /// The boxes with games, wins, points a game and the best game.
    fn numbers<'a>(&'a self, player: &'a Statistics, ui: Ui<'a>) -> Element<'a, Message> {
        let number = |label: String, number: String, below: Option<String>| {
            let number = text(number).font(FIGURES).size(size::SCORE);
            column![ui.note(label), number, below.map(|below| ui.note(below))].width(Fill)
        };
        let raised = |content| {
            container(content)
                .padding(gap::M)
                .style(theme::raised(ui.palette))
                .width(Fill)
                .height(NUMBERS)
        };
        let shared_wins = player.shared();
        let shared_wins =
            (shared_wins > 0).then(|| say!(ui, "players-shared", count = shared_wins));
        let share = player.wins() as f64 * 100.0 / player.games.len().max(1) as f64;
        let percent = format!("{share:.0}");
        let wins = shared_wins.unwrap_or_else(|| say!(ui, "players-share", percent = percent));
        let (index, points) = player.best;
        let best = self.finished.get(index);
        let date =
            best.and_then(|path| super::entry(ui, path)).map(|entry| ui.date(&entry.started));
        let open = best.map(|path| Message::Open(path.clone()));
        let best = number(say!(ui, "players-best"), ui.words.number(points), date)
            .height(NUMBERS - 2.0 * gap::M);
        let won = row![
            raised(number(say!(ui, "players-played"), player.games.len().to_string(), None)),
            raised(number(say!(ui, "players-wins"), player.wins().to_string(), Some(wins))),
        ];
        let points = row![
            raised(number(say!(ui, "players-average"), ui.words.decimal(player.average()), None)),
            container(ui.pressable(Weight::Secondary, best, gap::M, open)).width(Fill),
        ];
        let (won, points) = (won.spacing(gap::M), points.spacing(gap::M));
        if ui.width() == Width::Slim {
            column![won, points].spacing(gap::M).into()
        } else {
            row![won, points].spacing(gap::M).into()
        }
    }
}

/// The marks for the endings of the games, the latest at the right.
fn games<'a>(player: &'a Statistics, ui: Ui<'a>) -> Element<'a, Message> {
    let marks = player.games.iter().map(|(_, ending)| match ending {
        Ending::Won => streak::Mark::Won,
        Ending::Shared => streak::Mark::Shared,
        Ending::Lost => streak::Mark::Lost,
    });
    let key = ui.note("players-streak");
    column![streak(marks.collect(), ui.palette), key].spacing(gap::XS).into()
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
    ui: Ui<'a>,
    head: Text<'a>,
    about: Option<Element<'a, Message>>,
    rows: Vec<Element<'a, Message>>,
) -> Element<'a, Message> {
    let rows = Column::with_children(rows).spacing(gap::S).width(Fill);
    let list = ui.scroll(rows).spacing(gap::S).width(Fill).height(Fill);
    let content = column![head, about, list].spacing(gap::S);
    container(content)
        .padding(gap::L)
        .style(theme::panel(ui.palette))
        .width(Fill)
        .height(Fill)
        .into()
}

/// The points a game from each source that ever brought any.
fn categories<'a>(player: &'a Statistics, ui: Ui<'a>) -> Vec<Element<'a, Message>> {
    let averages = Source::ALL.map(|source| (source, player.average_of(source)));
    let most = averages.iter().map(|(_, average)| average.abs()).fold(0.0, f64::max);
    let rows =
        averages.into_iter().filter(|(_, average)| *average != 0.0).map(|(source, average)| {
            let color = if average < 0.0 { ui.palette.danger } else { ui.palette.royal };
            let share = (average.abs() / most, color);
            named_bar(ui.words.source(source).into(), ui.words.decimal(average), share, ui.palette)
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

fn orders_sum<'a>(player: &'a Statistics, ui: Ui<'a>) -> Option<Element<'a, Message>> {
    let held: usize = player.orders.iter().map(Held::for_deeds).sum();
    let fulfilled: usize = player.orders.iter().map(|order| order.fulfilled).sum();
    let key = if held == 0 { "players-no-orders" } else { "players-orders-sum" };
    let said = ui.say(key, &[("fulfilled", fulfilled.into()), ("held", held.into())]);
    Some(ui.note(said).into())
}

/// The orders: how often each was fulfilled, of how often it was held; or kept, if it asks to avoid
/// something.
fn orders<'a>(player: &'a Statistics, ui: Ui<'a>) -> Vec<Element<'a, Message>> {
    let row = |order: &'a Held| {
        let card = ui.catalogue.card(order.card.as_str());
        let title = ui.words.order(&order.card, &ui.catalogue);
        let text = card.map(|card| ui.words.card_text(card)).unwrap_or_default();
        let (done, counts) = if order.is_avoidance() {
            let counts = say!(ui, "players-order-kept", kept = order.kept, held = order.held);
            (order.kept, counts)
        } else {
            let (fulfilled, held) = (order.fulfilled, order.held);
            (fulfilled, say!(ui, "players-order", fulfilled = fulfilled, held = held))
        };
        let share = (done as f64 / order.held.max(1) as f64, ui.palette.royal);
        ui.hint(named_bar(title.into(), counts, share, ui.palette), text)
    };
    player.orders.iter().map(row).collect()
}

/// The rival who was ahead most often.
fn nemesis<'a>(player: &'a Statistics, ui: Ui<'a>) -> Option<Element<'a, Message>> {
    let said = match player.nemesis() {
        Some(rival) => {
            let (name, behind, games) = (&rival.name, rival.behind, rival.games());
            say!(ui, "players-nemesis", name = name, behind = behind, games = games)
        }
        // Some rival was ahead, but less often than behind.
        None if player.rivals.iter().any(|rival| rival.behind > 0) => return None,
        None => say!(ui, "players-unbeaten", name = &player.name),
    };
    Some(ui.note(said).into())
}

/// The rivals: how often each was ahead, and how often behind.
fn rivals<'a>(player: &'a Statistics, ui: Ui<'a>) -> Vec<Element<'a, Message>> {
    let row = |rival: &'a Rival| {
        let share = |part: usize| part as f64 / rival.games().max(1) as f64;
        let parts = [
            (share(rival.ahead), ui.palette.royal),
            (share(rival.level), ui.palette.gold),
            (share(rival.behind), ui.palette.line),
        ];
        let (ahead, level, behind) = (rival.ahead, rival.level, rival.behind);
        let said = say!(ui, "players-rival", ahead = ahead, level = level, behind = behind);
        let who = row![token(rival.colour, &rival.name, 22.0), name(&rival.name).width(Fill)];
        column![who.spacing(gap::S).align_y(Center), bar(&parts, ui.palette), ui.note(said)]
            .spacing(gap::XS)
            .into()
    };
    player.rivals.iter().map(row).collect()
}
