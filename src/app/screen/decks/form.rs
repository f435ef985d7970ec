//! The form of a card: its picture and its sentence as it is made, its title, its points and its
//! set, and what must be done.

use std::ops::RangeInclusive;
use std::sync::Arc;

use iced::Length::FillPortion;
use iced::widget::{button, column, container, row, space, text_input};
use iced::{Center, Fill};

use super::open::Open;
use super::{Decks, Message};
use kit::prelude::*;
use kit::ui::Ui;
use rules::Catalogue;
use rules::card::deck::is_in_play;
use rules::card::remark::{remarks, unmet};
use rules::card::{Card, MAX_COPIES, MAX_POINTS};
use rules::set::BASE;
use widget::field::field;
use widget::focus::arrows;
use widget::stepper::{down, stepper, up};

/// The name of the list in which the form is scrolled.
pub const FORM: &str = "card-form";

/// The room of the bar by which the form is scrolled, in logical pixels.
const BAR: f32 = 18.0;

/// The name of the field for the title.
pub fn title_id() -> iced::widget::Id {
    iced::widget::Id::new("card-title")
}

/// The name of the number of its points.
pub fn points_id() -> iced::widget::Id {
    iced::widget::Id::new("card-points")
}

/// The name of the number of its copies.
fn copies_id() -> iced::widget::Id {
    iced::widget::Id::new("card-count")
}

/// The name of the field for the words of its own.
pub fn words_id() -> iced::widget::Id {
    iced::widget::Id::new("card-words")
}

/// A number between two buttons, by that name for the focus.
pub fn number<'a>(
    number: u32,
    by: u32,
    range: &RangeInclusive<u32>,
    name: iced::widget::Id,
    ui: Ui<'a>,
    to: impl Fn(u32) -> Message + 'a,
) -> Element<'a, Message> {
    let step = |sign, next: Option<u32>| {
        let message = next.map(&to);
        let style = theme::button(ui.palette, Weight::Secondary);
        button(plain(sign)).padding([2.0, gap::M]).style(style).on_press_maybe(message)
    };
    let shown = plain(number.to_string()).font(FIGURES).size(size::LEAD).width(36).align_x(Center);
    let content = row![step("−", down(number, by, range)), shown, step("+", up(number, by, range))];
    let content = content.spacing(gap::XS).align_y(Center);
    stepper(content, (number, by, range.clone()), ui.palette.royal, to).id(name).into()
}

/// A small button.
pub fn chip<'a>(label: String, is_on: bool, ui: Ui<'a>, message: Message) -> Element<'a, Message> {
    chip_named(label, is_on, None, ui, message)
}

/// A small button, by that name for the focus.
pub fn chip_named<'a>(
    label: String,
    is_on: bool,
    name: Option<iced::widget::Id>,
    ui: Ui<'a>,
    message: Message,
) -> Element<'a, Message> {
    small(plain(label).size(size::NOTE), is_on, name, ui, message)
}

/// A small button that says something else if it is pressed by a key.
pub fn chip_by_key<'a>(
    label: String,
    name: Option<iced::widget::Id>,
    ui: Ui<'a>,
    by_key: Message,
    message: Message,
) -> Element<'a, Message> {
    let label = plain(label).size(size::NOTE);
    let chip = ui.pressed(Weight::Secondary, label, [2.0, gap::S], Some(message));
    let chip = chip.on_key(by_key);
    match name {
        Some(name) => chip.id(name).into(),
        None => chip.into(),
    }
}

/// A small button with a box that is filled while it is chosen, whatever else is.
pub fn ticked<'a>(
    label: String,
    is_on: bool,
    name: Option<iced::widget::Id>,
    ui: Ui<'a>,
    message: Message,
) -> Element<'a, Message> {
    let ink = if is_on { ui.palette.on_royal } else { ui.palette.ink };
    let tick = container(space()).width(10).height(10).style(move |_: &iced::Theme| {
        let border = iced::border::rounded(2).width(1.5).color(ink);
        let background = is_on.then(|| ink.into());
        container::Style { border, background, ..container::Style::default() }
    });
    let label = row![tick, plain(label).size(size::NOTE)].spacing(gap::XS).align_y(Center);
    small(label, is_on, name, ui, message)
}

fn small<'a>(
    content: impl Into<Element<'a, Message>>,
    is_on: bool,
    name: Option<iced::widget::Id>,
    ui: Ui<'a>,
    message: Message,
) -> Element<'a, Message> {
    let weight = if is_on { Weight::Primary } else { Weight::Secondary };
    let chip = ui.pressed(weight, content, [2.0, gap::S], Some(message));
    match name {
        Some(name) => chip.id(name).into(),
        None => chip.into(),
    }
}

/// Small buttons in lines.
pub fn chips<'a>(chips: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    let chips = Row::with_children(chips.into_iter().collect::<Vec<_>>());
    chips.spacing(gap::XS).wrap().vertical_spacing(gap::XS).into()
}

/// The field for the words of a card's own.
pub fn words_field<'a>(card: &'a Card, asked: &str, ui: Ui<'a>) -> Element<'a, Message> {
    let typed = card.text.as_deref().unwrap_or_default();
    // Until somebody has typed, the sentence that says who judges is no more than a hint.
    let is_hint = card.is_judged_by_holder() && typed == ui.words.task(&card.requirement);
    let input = text_input(&ui.say(asked, &[]), if is_hint { "" } else { typed })
        .id(words_id())
        .on_input(Message::Words)
        .font(SANS)
        .size(size::NOTE)
        .padding([gap::S, gap::S])
        .style(theme::input(ui.palette));
    field(input).on_command_enter(Message::NewCard).into()
}

/// The width of a card's picture in a window of that width.
fn picture(window: f32) -> f32 {
    if window < 1150.0 { 120.0 } else { 176.0 }
}

/// The sets that cards may belong to: the bundled ones, the siege's, and the table's own.
fn sets_of_cards(catalogue: &Catalogue) -> Vec<String> {
    let bundled = catalogue.cards().iter().map(|card| &card.set);
    let mut sets: Vec<String> = Vec::new();
    for set in bundled.chain(catalogue.tiles().iter().map(|tile| &tile.set)) {
        if !sets.contains(set) {
            sets.push(set.clone());
        }
    }
    sets
}

impl Decks {
    /// The card that is open: in its form, or as it is printed.
    pub fn card<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let content: Element<'a, Message> = match &self.open {
            None => ui.note("card-choose").into(),
            Some(open) => {
                let is_own = self.deck.is_some();
                let head = self.face(open, ui);
                let task = is_own.then(|| self.task(open, ui));
                let tools = is_own.then(|| Self::tools(ui));
                let is_judged = open.card.is_judged_by_holder();
                let is_measured = !open.is_choosing && !is_judged && !open.card.is_of_dragon();
                let hard = is_measured.then(|| self.hard(open, ui));
                let content = column![head, tools, task, hard].spacing(gap::M).width(Fill);
                // The room of the bar is kept free: where it comes, nothing moves.
                let content = container(content).padding(iced::Padding::ZERO.right(BAR));
                ui.scroll(content).id(FORM).into()
            }
        };
        let panel = container(content).padding(gap::M).style(theme::panel(ui.palette));
        arrows(panel.width(FillPortion(5)).height(Fill)).into()
    }

    /// The picture, with what is written on the card beside it.
    fn face<'a>(&'a self, open: &'a Open, ui: Ui<'a>) -> Element<'a, Message> {
        let card = Arc::new(open.card.clone());
        let beside = if self.deck.is_some() {
            self.written(open, ui)
        } else {
            column![strong(ui.words.card_title(&open.card)), plain(ui.words.card_text(&open.card))]
                .spacing(gap::S)
                .into()
        };
        row![ui.card(&card, picture(ui.view.width)), container(beside).width(Fill)]
            .spacing(gap::M)
            .into()
    }

    /// The fields for title, points and words, and what is odd about the card.
    fn written<'a>(&'a self, open: &'a Open, ui: Ui<'a>) -> Element<'a, Message> {
        let title = text_input(&say!(ui, "card-title"), &open.title)
            .id(title_id())
            .on_input(Message::Title)
            .on_submit(Message::Titled)
            .font(SANS)
            .size(size::LEAD)
            .padding([gap::XS, gap::S])
            .style(theme::input(ui.palette));
        let card = &open.card;
        let own = (!card.is_judged_by_holder()).then(|| self.own_words(card, ui));
        let odd = self.odd(open, ui).into_iter();
        let odd = odd.map(|odd| ui.note(odd).color(ui.palette.danger).into());
        let title = field(title).on_command_enter(Message::NewCard);
        let (points, copies) = (Self::points(card, ui), Self::copies(card, ui));
        column![title, points, copies, own].extend(odd).spacing(gap::S).into()
    }

    /// The points, to be chosen where the rules do not give them.
    fn points<'a>(card: &Card, ui: Ui<'a>) -> Element<'a, Message> {
        if let Some(points) = card.fixed_points() {
            return ui.note(say!(ui, "card-points-fixed", points = points)).into();
        }
        let range = 1..=MAX_POINTS.unsigned_abs();
        let to = |points: u32| Message::Points(points.cast_signed());
        let points = number(card.points.unsigned_abs(), 1, &range, points_id(), ui, to);
        row![ui.note("card-points").width(Fill), points].align_y(Center).into()
    }

    /// How often the deck has the card (R-KO-50).
    fn copies<'a>(card: &Card, ui: Ui<'a>) -> Element<'a, Message> {
        let copies = number(card.count, 1, &(1..=MAX_COPIES), copies_id(), ui, Message::Copies);
        let label = ui.note("card-count");
        row![label.width(Fill), copies].align_y(Center).into()
    }

    /// The words of a card's own, with what the app judges beside them, and whether they may differ
    /// since the card asks for something else.
    fn own_words<'a>(&'a self, card: &'a Card, ui: Ui<'a>) -> Element<'a, Message> {
        let judged = card.text.as_ref().map(|_| {
            let task = ui.words.task(&card.requirement);
            ui.note(say!(ui, "card-words-beside", task = task))
        });
        let doubt = self.doubts_words(card).then(|| {
            let stand = ui.plain("card-words-stand").size(size::NOTE);
            let padding = [2.0, gap::S];
            let message = Some(Message::WordsStand);
            column![
                ui.note("card-words-older").color(ui.palette.danger),
                ui.pressable(Weight::Secondary, stand, padding, message)
            ]
            .spacing(gap::XS)
        });
        column![words_field(card, "card-words", ui), judged, doubt].spacing(gap::XS).into()
    }

    /// Oddities of the card, in sentences; none before something was said of it.
    fn odd(&self, open: &Open, ui: Ui<'_>) -> Vec<String> {
        let deck = self.cards(ui);
        let mut found = unmet(&open.card, ui.catalogue.tiles().iter().map(AsRef::as_ref));
        found.extend(remarks(&open.card, deck.iter().map(AsRef::as_ref)));
        let told = found.iter().filter(|_| !open.is_untouched && !open.is_choosing);
        let told = told.take(3).map(|remark| ui.words.remark(remark, deck));
        let flaws = self.flaws.of(&open.card, ui.words, ui.printing);
        told.chain(flaws).collect()
    }

    /// The set that the card belongs to, to be chosen where it needs several, or where nothing but
    /// its words tells what it needs.
    pub fn set<'a>(&'a self, card: &'a Card, ui: Ui<'a>) -> Element<'a, Message> {
        let itself = say!(ui, "card-set-itself", set = ui.words.set(&card.set));
        if card.is_judged_by_holder() {
            let ask = ui.note("card-set");
            let sets = self.sets_to_choose(card, ui);
            return column![ask, sets, ui.note(itself)].spacing(gap::XS).into();
        }
        let needed = card.requirement.sets();
        if needed == [BASE] && card.set == BASE {
            return ui.note(itself).into();
        }
        let is_one = needed.len() < 2;
        let others: Vec<String> =
            (needed.iter()).filter(|set| **set != card.set).map(|set| ui.words.set(set)).collect();
        let also = (!others.is_empty() && !is_one)
            .then(|| ui.note(say!(ui, "card-set-also", sets = ui.words.list(&others))));
        let choice = (!is_one).then(|| {
            let all = needed.iter().map(|set| {
                let message = Message::Set((*set).to_owned());
                chip(ui.words.set(set), *set == card.set, ui, message)
            });
            chips(std::iter::once(ui.note("card-set").into()).chain(all))
        });
        column![ui.note(itself), choice, also].spacing(gap::XS).into()
    }

    /// The sets to which a card may belong whose words alone tell what it needs: those in play at
    /// this table, and the others where they are asked for.
    fn sets_to_choose<'a>(&'a self, card: &'a Card, ui: Ui<'a>) -> Element<'a, Message> {
        let all = sets_of_cards(&ui.catalogue);
        let is_near = |set: &&String| is_in_play(set, &self.sets) || **set == card.set;
        let (near, far): (Vec<_>, Vec<_>) = all.iter().partition(is_near);
        let of =
            |set: &String| chip(ui.words.set(set), *set == card.set, ui, Message::Set(set.clone()));
        let near = chips(near.into_iter().map(of));
        let more = (!far.is_empty()).then(|| {
            let label = ui.plain("card-set-more").size(size::NOTE);
            ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(Message::AllSets))
        });
        let far = self.all_sets.then(|| chips(far.into_iter().map(of)));
        column![near, more, far].spacing(gap::XS).into()
    }

    /// The words that its maker gives a card that its holder judges, and the mark that follows
    /// from what other cards ask for.
    pub fn judged<'a>(&'a self, card: &'a Card, ui: Ui<'a>) -> Element<'a, Message> {
        let farmer = say!(ui, "card-farmer");
        column![
            words_field(card, "card-words-judged", ui),
            ticked(farmer, card.farmer, None, ui, Message::Farmer),
            ui.note("card-farmer-about"),
        ]
        .spacing(gap::S)
        .into()
    }

    /// Goes on to the next card, copies this one, or removes it.
    fn tools<'a>(ui: Ui<'a>) -> Element<'a, Message> {
        let tool = |label: &'static str, message| {
            let label = ui.plain(label).size(size::NOTE);
            ui.pressable(Weight::Secondary, label, [2.0, gap::S], Some(message))
        };
        chips([
            tool("card-next", Message::NewCard),
            tool("card-copy", Message::CopyCard),
            tool("card-remove", Message::RemoveCard),
        ])
    }
}
