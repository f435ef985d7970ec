//! The form of a card: its picture and its sentence as it is made, its title, its points and its
//! set, and what must be done.

use std::sync::Arc;

use iced::widget::{column, container, row, scrollable, text_input};
use iced::{Center, Fill};

use super::keys::TASK;
use super::open::Open;
use super::{Decks, Message};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, note, plain, pressable, strong};
use crate::app::kit::theme::{self, FIGURES, SANS, Weight, size, space as gap};
use crate::rules::orders::card::{Card, MAX_POINTS};
use crate::rules::orders::remark::remarks;
use crate::rules::orders::requirement::form::Form;
use crate::rules::set::BASE;
use crate::say;
use crate::widget::field::field;
use crate::widget::{Element, Row};

/// The name of the field for the title.
pub(super) fn title_id() -> iced::widget::Id {
    iced::widget::Id::new("card-title")
}

/// A small button.
pub(super) fn chip<'a>(
    label: String,
    is_on: bool,
    shared: &'a Shared,
    message: Message,
) -> Element<'a, Message> {
    let weight = if is_on { Weight::Primary } else { Weight::Secondary };
    pressable(shared.palette(), weight, plain(label).size(size::NOTE), [2.0, gap::S], Some(message))
}

/// Small buttons in lines.
pub(super) fn chips<'a>(
    chips: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let chips = Row::with_children(chips.into_iter().collect::<Vec<_>>());
    chips.spacing(gap::XS).wrap().vertical_spacing(gap::XS).into()
}

/// The field for the words of a card's own.
fn words_field<'a>(card: &'a Card, asked: &str, shared: &'a Shared) -> Element<'a, Message> {
    let words = &shared.words;
    let typed = card.text.as_deref().unwrap_or_default();
    // Until somebody has typed, the sentence that says who judges is no more than a hint.
    let is_hint = card.is_judged_by_holder() && typed == words.task(&card.requirement);
    let input = text_input(&words.say(asked, &[]), if is_hint { "" } else { typed })
        .on_input(Message::Words)
        .font(SANS)
        .size(size::NOTE)
        .padding([gap::S, gap::S])
        .style(theme::input(shared.palette()));
    field(input).on_command_enter(Message::NewCard).into()
}

/// The width of a card's picture in a window of that width.
fn picture(window: f32) -> f32 {
    if window < 1150.0 { 120.0 } else { 176.0 }
}

impl Decks {
    /// The card that is open: in its form, or as it is printed.
    pub(super) fn card<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let content: Element<'a, Message> = match &self.open {
            None => note(say!(shared.words, "card-choose"), palette).into(),
            Some(open) => {
                let is_own = self.deck.is_some();
                let head = self.face(open, shared);
                let task = is_own.then(|| self.task(open, shared));
                let tools = is_own.then(|| Self::tools(shared));
                let hard = self.hard(open, shared);
                let content = column![head, tools, task, hard].spacing(gap::M).width(Fill);
                scrollable(content).style(theme::scroll(palette)).spacing(gap::S).into()
            }
        };
        container(content)
            .padding(gap::M)
            .style(theme::panel(palette))
            .width(Fill)
            .height(Fill)
            .into()
    }

    /// The picture, with what is written on the card beside it.
    fn face<'a>(&'a self, open: &'a Open, shared: &'a Shared) -> Element<'a, Message> {
        let card = Arc::new(open.card.clone());
        let beside = if self.deck.is_some() {
            self.written(open, shared)
        } else {
            let words = &shared.words;
            column![strong(words.card_title(&open.card)), plain(words.card_text(&open.card))]
                .spacing(gap::S)
                .into()
        };
        row![shared.card(&card, picture(shared.view.width)), container(beside).width(Fill)]
            .spacing(gap::M)
            .into()
    }

    /// The fields for title, points and words, and what is odd about the card.
    fn written<'a>(&'a self, open: &'a Open, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let title = text_input(&say!(words, "card-title"), &open.title)
            .id(title_id())
            .on_input(Message::Title)
            .font(SANS)
            .size(size::LEAD)
            .padding([gap::XS, gap::S])
            .style(theme::input(palette));
        let card = &open.card;
        let step = |sign, by: i32| {
            let points = card.points + by;
            let message = (1..=MAX_POINTS).contains(&points).then_some(Message::Points(points));
            pressable(palette, Weight::Secondary, plain(sign), [2.0, gap::M], message)
        };
        let points = row![
            note(say!(words, "card-points"), palette).width(Fill),
            step("−", -1),
            plain(card.points.to_string()).font(FIGURES).size(size::LEAD).width(30).align_x(Center),
            step("+", 1),
        ];
        let points = points.spacing(gap::XS).align_y(Center);
        let own = (!card.is_judged_by_holder()).then(|| words_field(card, "card-words", shared));
        let odd = self.odd(open, shared).into_iter();
        let odd = odd.map(|odd| note(odd, palette).color(palette.danger).into());
        column![
            field(title).on_command_enter(Message::NewCard),
            points,
            own,
            self.set(card, shared)
        ]
        .extend(odd)
        .spacing(gap::S)
        .into()
    }

    /// Oddities of the card, in sentences; none before something was said of it.
    fn odd(&self, open: &Open, shared: &Shared) -> Vec<String> {
        let deck = self.cards(shared);
        let found = remarks(&open.card, deck.iter().map(AsRef::as_ref));
        let told = found.iter().filter(|_| !open.is_untouched);
        told.take(3).map(|remark| shared.words.remark(remark, deck)).collect()
    }

    /// The set that the card belongs to, to be chosen where it needs several.
    fn set<'a>(&'a self, card: &'a Card, shared: &'a Shared) -> Element<'a, Message> {
        let words = &shared.words;
        let palette = shared.palette();
        let needed = card.requirement.sets();
        if needed == [BASE] && card.set == BASE {
            let own = say!(words, "card-set-itself", set = words.set(&card.set));
            return note(own, palette).into();
        }
        let is_one = needed.len() < 2;
        let itself = say!(words, "card-set-itself", set = words.set(&card.set));
        let others: Vec<String> =
            (needed.iter()).filter(|set| **set != card.set).map(|set| words.set(set)).collect();
        let also = (!others.is_empty() && !is_one)
            .then(|| note(say!(words, "card-set-also", sets = words.list(&others)), palette));
        let choice = (!is_one).then(|| {
            let all = needed.iter().map(|set| {
                let message = Message::Set((*set).to_owned());
                chip(words.set(set), *set == card.set, shared, message)
            });
            chips(std::iter::once(note(say!(words, "card-set"), palette).into()).chain(all))
        });
        column![note(itself, palette), choice, also].spacing(gap::XS).into()
    }

    /// The task, to be chosen among all, and its blanks.
    fn task<'a>(&'a self, open: &'a Open, shared: &'a Shared) -> Element<'a, Message> {
        let words = &shared.words;
        let palette = shared.palette();
        let now = Form::of(&open.card.requirement);
        let head = row![
            strong(say!(words, "card-task")).width(Fill),
            action(
                palette,
                Weight::Quiet,
                say!(words, "card-task-other"),
                Some(TASK.sign),
                Some(Message::Forms)
            )
        ];
        let head = head.align_y(Center);
        if !open.is_choosing {
            let task = strong(words.form(now)).size(size::LEAD).color(palette.royal);
            let judged = open.card.is_judged_by_holder();
            let says = judged.then(|| words_field(&open.card, "card-words-judged", shared));
            return column![head, task, says, self.blanks(&open.card.requirement, shared)]
                .spacing(gap::S)
                .into();
        }
        let (near, far): (Vec<Form>, Vec<Form>) =
            Form::ALL.into_iter().partition(|form| self.is_in_play(form.set()));
        let of = |form: Form| chip(words.form(form), form == now, shared, Message::Form(form));
        let near = chips(near.into_iter().map(of));
        let more = (!far.is_empty()).then(|| {
            let label = say!(words, "card-task-more");
            action(palette, Weight::Quiet, label, None, Some(Message::AllForms))
        });
        let far = self.all_forms.then(|| chips(far.into_iter().map(of)));
        column![head, near, more, far].spacing(gap::S).into()
    }

    /// Whether cards of that set can be in the pile at this table.
    fn is_in_play(&self, set: &str) -> bool {
        crate::rules::orders::deck::is_in_play(set, &self.sets)
    }

    /// Goes on to the next card, copies this one, or removes it.
    fn tools<'a>(shared: &'a Shared) -> Element<'a, Message> {
        let tool = |label: &str, message| {
            let label = plain(shared.words.say(label, &[])).size(size::NOTE);
            pressable(shared.palette(), Weight::Secondary, label, [2.0, gap::S], Some(message))
        };
        chips([
            tool("card-next", Message::NewCard),
            tool("card-copy", Message::CopyCard),
            tool("card-remove", Message::RemoveCard),
        ])
    }
}
