//! The blanks of a task: chips, steppers, and the conditions that can be added.

use std::ops::RangeInclusive;

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use super::Message;
use super::form::{chip, chip_by_key, chip_named, chips, number, ticked};
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::requirement::Bound;
use rules::card::requirement::blank::{Blank, Change, Clause, Filling, Term};
use rules::card::task::Requirement;

/// The width of the questions, in logical pixels.
const QUESTION: f32 = 150.0;

/// The name of a blank, by its place, for the focus.
pub fn blank_id(place: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("card-blank-{place}"))
}

/// The name of the first condition that can be added, for the focus.
pub fn condition_id() -> iced::widget::Id {
    iced::widget::Id::new("card-condition")
}

/// How a number is bounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Exactly,
    AtLeast,
    AtMost,
    Between,
}

impl Mode {
    const ALL: [Self; 4] = [Self::Exactly, Self::AtLeast, Self::AtMost, Self::Between];

    const fn of(bound: Bound) -> Self {
        match (bound.exactly, bound.at_least, bound.at_most) {
            (Some(_), _, _) => Self::Exactly,
            (None, Some(_), Some(_)) => Self::Between,
            (None, None, Some(_)) => Self::AtMost,
            (None, _, None) => Self::AtLeast,
        }
    }

    /// The bound of this kind between these numbers; two that differ have room up to the most.
    fn bound(self, low: u32, high: u32, most: u32) -> Bound {
        let none = Bound::default();
        match self {
            Self::Exactly => Bound { exactly: Some(low), ..none },
            Self::AtLeast => Bound { at_least: Some(low), ..none },
            Self::AtMost => Bound { at_most: Some(high), ..none },
            Self::Between if low < high => {
                Bound { at_least: Some(low), at_most: Some(high), ..none }
            }
            Self::Between => {
                let low = low.min(most.saturating_sub(1));
                Bound { at_least: Some(low), at_most: Some(low + 1), ..none }
            }
        }
    }
}

/// The ends of a bound; an end that is open lies at the other one.
fn ends(bound: Bound) -> (u32, u32) {
    let low = bound.exactly.or(bound.at_least);
    let high = bound.exactly.or(bound.at_most);
    (low.or(high).unwrap_or_default(), high.or(low).unwrap_or_default())
}

/// The blanks of a requirement, those of each feature or task together: what has to be filled in,
/// the conditions that can be added, and those that were. These come last, so that nothing moves
/// away from under the pointer that adds one.
pub fn blanks<'a>(requirement: &Requirement, ui: Ui<'a>) -> Option<Element<'a, Message>> {
    let blanks = requirement.blanks();
    if blanks.is_empty() {
        return None;
    }
    let many = blanks.iter().any(|blank| blank.feature > 0);
    let first = blanks.iter().position(Blank::is_condition);
    let places: Vec<(usize, &Blank)> = blanks.iter().enumerate().collect();
    let parts = places.chunk_by(|(_, one), (_, other)| one.feature == other.feature);
    let parts = parts.map(|part| section(part, many, first, ui));
    Some(Column::with_children(parts).spacing(gap::L).into())
}

/// The blanks of one feature, with their places.
fn section<'a>(
    blanks: &[(usize, &Blank)],
    many: bool,
    first: Option<usize>,
    ui: Ui<'a>,
) -> Element<'a, Message> {
    let (mut needed, mut chosen, mut added) = (Vec::new(), Vec::new(), Vec::new());
    for (place, blank) in blanks {
        let (place, question) = (*place, question(blank, many, ui));
        if blank.is_condition() {
            let name = (first == Some(place)).then(condition_id);
            chosen.push(condition(place, blank, question.clone(), name, ui));
            if !blank.is_filled() {
                continue;
            }
        }
        let is_of_condition = blank.is_condition() || blank.clause.is_of_condition();
        let lines = if is_of_condition { &mut added } else { &mut needed };
        lines.extend(filling(place, blank, question, ui));
    }
    let lines = |lines: Vec<Element<'a, Message>>| {
        (!lines.is_empty()).then(|| Column::with_children(lines).spacing(gap::S))
    };
    let add = (!chosen.is_empty())
        .then(|| column![ui.note("card-conditions"), chips(chosen)].spacing(gap::XS));
    column![lines(needed), add, lines(added)].spacing(gap::M).into()
}

/// The line of a blank; none for a condition that was not added.
fn filling<'a>(
    place: usize,
    blank: &Blank,
    question: String,
    ui: Ui<'a>,
) -> Option<Element<'a, Message>> {
    match &blank.filling {
        Filling::Bound(None, _) => None,
        Filling::Bound(Some(bound), range) => {
            Some(bounded(place, blank, *bound, range, question, ui))
        }
        Filling::Number(filled, range) => {
            let to = move |number| Message::Fill(place, Change::Number(number));
            let is_measured = matches!(blank.clause, Clause::Millimetres | Clause::Ahead);
            let by = if is_measured { 5 } else { 1 };
            Some(line(question, number(*filled, by, range, blank_id(place), ui, to)))
        }
        Filling::Terms(terms) if blank.clause == Clause::Task => {
            Some(line(question, part(place, terms, ui)))
        }
        Filling::Terms(terms) => Some(line(question, offered(place, blank, terms, ui))),
    }
}

/// The terms of a blank; those of a condition with the way to give it up.
fn offered<'a>(
    place: usize,
    blank: &Blank,
    terms: &[(Term, bool)],
    ui: Ui<'a>,
) -> Element<'a, Message> {
    let shown = || terms.iter().enumerate().filter(|(_, (term, _))| *term != Term::NotNeeded);
    let first = shown().next().map(|(at, _)| at);
    let all = shown().map(|(at, (term, is_on))| {
        let message = Message::Fill(place, Change::Press(at));
        let name = (first == Some(at)).then(|| blank_id(place));
        let label = ui.words.term(*term);
        if blank.is_several {
            return ticked(label, *is_on, name, ui, message);
        }
        chip_named(label, *is_on, name, ui, message)
    });
    let none = terms.iter().position(|(term, _)| *term == Term::NotNeeded);
    let gone = none.map(|none| give_up(place, Change::Press(none), ui));
    chips(all.chain(gone))
}

/// One of two tasks, and the way to choose another one.
fn part<'a>(place: usize, terms: &[(Term, bool)], ui: Ui<'a>) -> Element<'a, Message> {
    let now = terms.iter().find(|(_, is_on)| *is_on).map(|(term, _)| ui.words.term(*term));
    let other = ui.plain("card-task-other").size(size::NOTE);
    let other = ui.pressed(Weight::Quiet, other, [2.0, gap::S], Some(Message::Part(place)));
    row![now.map(|now| strong(now).color(ui.palette.royal)), other.id(blank_id(place))]
        .spacing(gap::S)
        .align_y(Center)
        .into()
}

/// The way to give a condition up.
fn give_up<'a>(place: usize, change: Change, ui: Ui<'a>) -> Element<'a, Message> {
    ui.pressable(Weight::Quiet, plain("×"), [2.0, gap::S], Some(Message::Fill(place, change)))
}

/// A condition to be added; one that was leads to what is filled in.
fn condition<'a>(
    place: usize,
    blank: &Blank,
    question: String,
    name: Option<iced::widget::Id>,
    ui: Ui<'a>,
) -> Element<'a, Message> {
    if blank.is_filled() {
        return chip_named(question, true, name, ui, Message::Seek(place));
    }
    let change = match &blank.filling {
        Filling::Bound(_, range) => Change::Bound(Some(first(blank.clause, range))),
        Filling::Terms(terms) => {
            let some = terms.iter().position(|(term, _)| *term != Term::NotNeeded);
            Change::Press(some.unwrap_or_default())
        }
        Filling::Number(number, _) => Change::Number(*number),
    };
    let (by_key, message) = (Message::Add(place, change), Message::Fill(place, change));
    chip_by_key(question, name, ui, by_key, message)
}

/// The question of a blank, with the number of its feature where there are several.
pub fn question(blank: &Blank, many: bool, ui: Ui<'_>) -> String {
    let clause = ui.words.blank(blank.clause);
    if many && !matches!(blank.clause, Clause::Features | Clause::When) {
        let number = blank.feature + 1;
        return say!(ui, "clause-numbered", clause = clause, number = number);
    }
    clause
}

/// The first blank from that place on that is shown, by name; the first condition if none is.
pub fn shown_from(requirement: &Requirement, place: usize) -> iced::widget::Id {
    let blanks = requirement.blanks();
    let is_shown = |blank: &Blank| !blank.is_condition() || blank.is_filled();
    let mut later = blanks.iter().enumerate().skip(place);
    later.find(|(_, blank)| is_shown(blank)).map_or_else(condition_id, |(at, _)| blank_id(at))
}

/// A question with its answers beside.
fn line<'a>(question: String, answers: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    row![plain(question).width(QUESTION), container(answers).width(Fill)]
        .spacing(gap::S)
        .align_y(Center)
        .into()
}

/// The bound with which a condition begins.
fn first(clause: Clause, range: &RangeInclusive<u32>) -> Bound {
    let usual = match clause {
        Clause::Points => 6,
        Clause::Tiles | Clause::Road => 4,
        Clause::CompleteCities | Clause::AllCities | Clause::Players => 2,
        _ => 1,
    };
    Bound::at_least(usual.clamp(*range.start(), *range.end()))
}

/// A condition: how the number is bounded, the number, and the way to give it up.
fn bounded<'a>(
    place: usize,
    blank: &Blank,
    bound: Bound,
    range: &RangeInclusive<u32>,
    question: String,
    ui: Ui<'a>,
) -> Element<'a, Message> {
    let (mode, (low, high)) = (Mode::of(bound), ends(bound));
    let to = move |bound| Message::Fill(place, Change::Bound(Some(bound)));
    let modes = Mode::ALL.into_iter().map(|one| {
        let label = match one {
            Mode::Exactly => say!(ui, "bound-exactly"),
            Mode::AtLeast => say!(ui, "bound-at-least"),
            Mode::AtMost => say!(ui, "bound-at-most"),
            Mode::Between => say!(ui, "bound-between"),
        };
        chip(label, one == mode, ui, to(one.bound(low, high, *range.end())))
    });
    let end = *range.end();
    let least = |range: &RangeInclusive<u32>| {
        let to = move |low| to(mode.bound(low, high, end));
        number(low, 1, range, blank_id(place), ui, to)
    };
    let most = |range: &RangeInclusive<u32>, name| {
        number(high, 1, range, name, ui, move |high| to(mode.bound(low, high, end)))
    };
    let steppers = match mode {
        Mode::Exactly | Mode::AtLeast => row![least(range)],
        Mode::AtMost => row![most(range, blank_id(place))],
        Mode::Between => {
            let below = *range.start()..=high.min(end).saturating_sub(1);
            let above = low + 1..=end;
            let name = iced::widget::Id::from(format!("card-blank-{place}-most"));
            row![least(&below), plain("–"), most(&above, name)]
        }
    };
    let gone = (!blank.is_needed).then(|| give_up(place, Change::Bound(None), ui));
    let answers = column![
        chips(modes),
        row![steppers.spacing(gap::S).align_y(Center), gone].spacing(gap::S).align_y(Center)
    ];
    line(question, answers.spacing(gap::XS))
}
