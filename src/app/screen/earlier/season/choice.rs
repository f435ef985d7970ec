//! The choice of the evenings and the people of a season.

use iced::widget::{checkbox, column, container, row};
use iced::{Fill, Length};

use super::{EarlierMessage, Message, Played, Seasons, Several, message, view::WIDE};
use kit::prelude::*;
use kit::ui::Ui;
use widget::focus::focus;

/// The numbers of last evenings that can be ticked at once, where there are more.
const LAST: [usize; 2] = [5, 10];

impl Seasons {
    pub(super) fn choice<'a>(&'a self, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
        let row = move |row: usize| {
            // The newest evening comes first.
            let place = self.games.len().checked_sub(row + 1)?;
            self.games.get(place).map(|game| self.evening(game, ui))
        };
        let rows = |rows| message(Message::Rows(rows));
        let evenings = column![
            ui.heading("season-evenings"),
            self.several(ui),
            self.rows.view(ui, row, rows),
        ];
        let people = self.people.iter().map(|(name, _)| {
            let ticked = !self.absent.contains(name);
            tick(name.clone(), ticked, Message::Person(name.clone()), ui)
        });
        let people = Column::with_children(people).spacing(gap::XS).width(Fill);
        let people = ui.scroll(people).spacing(gap::S).width(Fill).height(Fill);
        let everybody = [("season-all", true), ("season-none", false)].map(|(key, all)| {
            let is_so = if all { self.absent.is_empty() } else { self.is_nobody() };
            let press = Message::Everybody(all);
            small(ui.say(key, &[]), is_so, press, ui)
        });
        let everybody = Row::with_children(everybody).spacing(gap::XS).wrap();
        let people = column![ui.heading("season-people"), everybody, people];
        let (evenings, people) = (evenings.spacing(gap::S), people.spacing(gap::S));
        if ui.view.width < WIDE {
            return row![evenings, people].spacing(gap::L).into();
        }
        column![
            container(evenings).height(Length::FillPortion(3)),
            container(people).height(Length::FillPortion(2)),
        ]
        .spacing(gap::M)
        .into()
    }

    fn is_nobody(&self) -> bool {
        self.people.iter().all(|(name, _)| self.absent.contains(name))
    }

    /// The buttons that tick several evenings at once.
    fn several<'a>(&self, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
        let year = self.games.last().and_then(|game| game.year);
        let is_older = |game: &Played| game.year != year;
        let year = year.filter(|_| self.games.iter().any(is_older));
        let year = year.map(|year| (year.to_string(), Several::Year(year)));
        let last = LAST.into_iter().filter(|last| *last < self.games.len());
        let last = last.map(|last| (say!(ui, "season-last", count = last), Several::Last(last)));
        let whole =
            [(say!(ui, "season-all"), Several::All), (say!(ui, "season-none"), Several::None)];
        let buttons = whole.into_iter().chain(year).chain(last).map(|(label, several)| {
            let is_so = self.has_ticked(several);
            small(label, is_so, Message::Evenings(several), ui)
        });
        Row::with_children(buttons).spacing(gap::XS).wrap().vertical_spacing(gap::XS).into()
    }

    fn evening<'a>(&self, game: &'a Played, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
        let day = ui.words.day(&game.started).unwrap_or_else(|| "–".to_owned());
        let ticked = !self.without.contains(&game.path);
        let names = ui.note(game.names.join(", "));
        let names = container(names).padding(iced::Padding::ZERO.left(TICK + gap::S));
        column![tick(day, ticked, Message::Evening(game.path.clone()), ui), names].into()
    }
}

/// The size of a box to tick, in logical pixels.
const TICK: f32 = 18.0;

fn tick<'a>(
    label: String,
    ticked: bool,
    press: Message,
    ui: Ui<'a>,
) -> Element<'a, EarlierMessage> {
    let press = message(press);
    let pressed = press.clone();
    let tick = checkbox(ticked)
        .label(label)
        .on_toggle(move |_| pressed.clone())
        .size(TICK)
        .spacing(gap::S)
        .width(Fill)
        .text_size(size::TEXT)
        .text_wrapping(iced::widget::text::Wrapping::WordOrGlyph)
        .font(STRONG)
        .style(theme::tick(ui.palette));
    focus(tick, Some(press), ui.palette.royal).into()
}

fn small<'a>(
    label: String,
    is_so: bool,
    press: Message,
    ui: Ui<'a>,
) -> Element<'a, EarlierMessage> {
    let weight = if is_so { Weight::Primary } else { Weight::Secondary };
    let label = plain(label).size(size::NOTE);
    ui.pressable(weight, label, [2.0, gap::S], Some(message(press)))
}
