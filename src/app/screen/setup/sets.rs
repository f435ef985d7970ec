//! The sets in play, the King's Orders, and the house rules.

use iced::widget::{checkbox, column, container, mouse_area, row, space};
use iced::{Center, Fill, Shrink};

use super::{Message, Part, RULES, Setup, recording_id};
use kit::house_rules::{in_play, questions};
use kit::look::looked_at;
use kit::prelude::*;
use kit::ui::Ui;
use rules::Catalogue;
use rules::house_rule::HouseRule;
use rules::setup::{BASE, BUNDLED, Recording};
use widget::focus::focus;
use widget::room::room;

/// The columns of sets, so that all are seen at once.
const COLUMNS: usize = 2;

impl Setup {
    pub(super) fn right_panel<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let content = if self.in_house_rules { self.house_rules(ui) } else { self.sets(ui) };
        container(content)
            .padding([gap::M, gap::XL])
            .style(theme::panel(ui.palette))
            .width(Fill)
            .height(Fill)
            .into()
    }

    /// The ways to record the game, each in one sentence.
    pub fn recordings<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let ways = [
            (Recording::Board, "setup-record-board", "setup-record-board-about"),
            (Recording::Scorepad, "setup-record-scorepad", "setup-record-scorepad-about"),
            (Recording::Deck, "setup-record-deck", "setup-record-deck-about"),
        ];
        let about = |about| ui.note(about);
        let of =
            |name, about| container(column![name, about].spacing(2.0)).padding([gap::S, gap::M]);
        let cards = ways.map(|(way, name, told)| {
            let now = self.record == way;
            let tick = iced::widget::radio("", way, Some(self.record), Message::Record)
                .size(18)
                .spacing(0);
            let name = row![tick.style(theme::dot(ui.palette)), ui.strong(name)].spacing(gap::S);
            let high = if ui.width() == Width::Slim { Shrink } else { Fill };
            let boxed =
                of(Element::from(name.align_y(Center)), about(told)).width(Fill).height(high);
            let boxed = if now {
                boxed.style(theme::chosen(ui.palette))
            } else {
                boxed.style(theme::raised(ui.palette))
            };
            let press = Message::Record(way);
            let boxed = boxed.id(recording_id(way));
            focus(mouse_area(boxed).on_press(press.clone()), Some(press), ui.palette.royal).into()
        });
        if ui.width() == Width::Slim {
            return Column::with_children(cards).spacing(gap::XS).into();
        }
        // All are as high as the highest.
        let plain = ways.map(|(_, name, told)| {
            let name = row![space().width(18.0), ui.strong(name)].spacing(gap::S);
            of(name.into(), about(told)).width(Fill).into()
        });
        let plain = Row::with_children(plain).spacing(gap::M);
        room(Row::with_children(cards).spacing(gap::M).height(Fill), plain).into()
    }

    fn sets<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let cells = self.sets.iter().enumerate();
        let mut cells =
            cells.map(|(index, (set, chosen))| self.set_cell((index, set), *chosen, ui)).peekable();
        let mut list = Column::new().spacing(gap::XS);
        while cells.peek().is_some() {
            let mut line: Vec<Element<'a, Message>> = cells.by_ref().take(COLUMNS).collect();
            while line.len() < COLUMNS {
                line.push(space::horizontal().into());
            }
            list = list.push(Row::with_children(line).spacing(gap::XS));
        }
        let list = ui.scroll(list).spacing(gap::S).height(Fill);
        let content = column![
            row![
                ui.heading("setup-sets"),
                space::horizontal(),
                self.gardens_tick(BASE, ui),
                ui.note(say!(ui, "setup-base", tiles = ui.tiles_in(BASE))),
            ]
            .spacing(gap::M)
            .align_y(Center),
            self.boxes(ui),
            list,
            self.described(ui),
            self.orders(ui),
            self.house_rules_button(ui),
        ];
        content.spacing(gap::M).into()
    }

    /// The button to the house rules, with the number that differ; `None` where none matters.
    fn house_rules_button<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let differing = self.rules_in_play().filter(|rule| self.rules.differs(*rule));
        let differing: Vec<HouseRule> = differing.collect();
        (self.rules_in_play().next().is_some()).then(|| {
            let state = say!(ui, "setup-house-rules-state", count = differing.len());
            let told = differing
                .iter()
                .copied()
                .map(|rule| ui.words.answered(rule, self.rules.answer(rule)));
            let told = told.collect::<Vec<String>>().join(" · ");
            let told = (!told.is_empty())
                .then(|| container(ui.note(told)).max_height(2.0 * size::NOTE_LINE).clip(true));
            let label = row![ui.strong("setup-house-rules"), space::horizontal(), ui.note(state)];
            let label = label.align_y(Center).width(Fill);
            let label = column![label].push(told).spacing(gap::XS);
            ui.pressable(
                Weight::Secondary,
                label,
                [gap::S, gap::M],
                Some(Message::HouseRules(true)),
            )
        })
    }

    /// The line about what the pointer is on, which covers nothing; without that it tells where
    /// sets of one's own are.
    fn described<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let own = || say!(ui, "setup-own-sets", folder = ui.own_folder());
        let said = self.told(Part::Bag).unwrap_or_else(own);
        let lines = if ui.height() <= Height::Low { 3.0 } else { 2.0 };
        container(ui.note(said)).height(lines * size::NOTE_LINE).clip(true).into()
    }

    /// A set: its name, and its additions.
    fn set_cell<'a>(
        &'a self,
        (index, set): (usize, &'a str),
        chosen: bool,
        ui: Ui<'a>,
    ) -> Element<'a, Message> {
        let toggle = Message::Set(index, !chosen);
        let tiles = ui.tiles_in(set);
        let in_set = [set.to_owned()];
        let cards = self.cards(&in_set, &self.rules, ui).count();
        let adds = if tiles == 0 {
            say!(ui, "setup-adds-figures")
        } else if cards > 0 && self.with_orders {
            say!(ui, "setup-adds-orders", tiles = tiles, orders = cards)
        } else {
            say!(ui, "setup-adds", tiles = tiles)
        };
        let message = Some(toggle.clone());
        let pressed = toggle.clone();
        let tick = checkbox(chosen)
            .label(ui.words.set(set))
            .on_toggle(move |_| toggle.clone())
            .size(20)
            .spacing(gap::S)
            .width(Fill)
            .text_size(size::TEXT)
            .font(theme::STRONG)
            .style(theme::tick(ui.palette));
        let adds = row![
            space::horizontal().width(20.0 + gap::S),
            // In a narrow list it breaks, and leaves the tick its room.
            ui.note(adds).width(Fill),
            self.gardens_tick(set, ui),
        ];
        let content = container(column![tick, adds]).padding([gap::XS, gap::S]).width(Fill);
        let boxed = if chosen {
            content.style(theme::chosen(ui.palette))
        } else {
            content.style(theme::raised(ui.palette))
        };
        let area = focus(mouse_area(boxed).on_press(pressed), message, ui.palette.royal);
        let cell = container(area).width(Fill);
        let about = format!("set-{set}-about");
        if ui.words.has(&about) {
            looked_at(cell, (Part::Bag, ui.say(&about, &[])), Message::Look)
        } else {
            cell.into()
        }
    }

    /// The house rules that matter with the chosen sets.
    pub fn rules_in_play(&self) -> impl Iterator<Item = HouseRule> + use<> {
        let sets = self.chosen_sets();
        in_play(&self.rules, &sets, self.with_orders).collect::<Vec<_>>().into_iter()
    }

    /// The questions on which tables differ, each with its answers.
    fn house_rules<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let (sets, choose) = (self.chosen_sets(), Message::HouseRule);
        let list = questions(&self.rules, &sets, self.with_orders, self.record, ui, choose);
        let list = ui.scroll(list).id(RULES).spacing(gap::S).height(Fill);
        let done = ui.action(
            Weight::Secondary,
            "setup-house-rules-done",
            None,
            Some(Message::HouseRules(false)),
        );
        let content = column![
            ui.heading("setup-house-rules"),
            ui.note("setup-house-rules-about"),
            list,
            ui.line(),
            done,
        ];
        content.spacing(gap::M).into()
    }
}

/// The sets that the table has made.
pub fn own(catalogue: &Catalogue) -> Vec<String> {
    let mut sets: Vec<String> = Vec::new();
    for tile in catalogue.tiles() {
        if !BUNDLED.contains(&tile.set.as_str()) && !sets.contains(&tile.set) {
            sets.push(tile.set.clone());
        }
    }
    sets
}
