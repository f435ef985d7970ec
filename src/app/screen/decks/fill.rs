//! The blanks of a task: chips, steppers, and the conditions that can be added.

use std::ops::RangeInclusive;

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use super::Message;
use super::form::{chip, chip_by_key, chip_named, chips, number, ticked};
use crate::app::kit::prelude::*;
use crate::app::kit::ui::Ui;
use crate::rules::card::requirement::Bound;
use crate::rules::card::requirement::blank::{Blank, Change, Clause, Filling};
use crate::rules::card::task::Requirement;

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

    /// The bound of this kind between these numbers.
    fn bound(self, low: u32, high: u32) -> Bound {
        let none = Bound::default();
        match self {
            Self::Exactly => Bound { exactly: Some(low), ..none },
            Self::AtLeast => Bound { at_least: Some(low), ..none },
            Self::AtMost => Bound { at_most: Some(high), ..none },
            Self::Between => {
                Bound { at_least: Some(low), at_most: Some(high.max(low + 1)), ..none }
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

/// The blanks of a requirement: what has to be filled in, the conditions that can be added, and
/// those that were. These come last, so that nothing moves away from under the pointer that
/// adds one.
pub fn blanks<'a>(requirement: &Requirement, ui: Ui<'a>) -> Option<Element<'a, Message>> {
    let blanks = requirement.blanks();
    if blanks.is_empty() {
        return None;
    }
    let many = blanks.iter().any(|blank| blank.feature > 0);
    let mut needed = Column::new().spacing(gap::S);
    let (mut added, mut is_added) = (Column::new().spacing(gap::S), false);
    let mut chosen: Vec<Element<'a, Message>> = Vec::new();
    for (place, blank) in blanks.iter().enumerate() {
        let question = question(blank, many, ui);
        if let Filling::Bound(bound, range) = &blank.filling
            && !blank.is_needed
        {
            let name = chosen.is_empty().then(condition_id);
            let first = first(blank.clause, range);
            chosen.push(condition(place, *bound, first, question.clone(), name, ui));
        }
        match &blank.filling {
            Filling::Bound(None, _) => {}
            Filling::Bound(Some(bound), range) => {
                let line = bounded(place, blank, *bound, range, question, ui);
                if blank.is_needed {
                    needed = needed.push(line);
                } else {
                    is_added = true;
                    added = added.push(line);
                }
            }
            Filling::Number(filled, range) => {
                let to = move |number| Message::Fill(place, Change::Number(number));
                let is_measured = matches!(blank.clause, Clause::Millimetres | Clause::Ahead);
                let by = if is_measured { 5 } else { 1 };
                let stepper = number(*filled, by, range, blank_id(place), ui, to);
                needed = needed.push(line(question, stepper));
            }
            Filling::Terms(terms) => {
                let terms = terms.iter().enumerate().map(|(at, (term, is_on))| {
                    let message = Message::Fill(place, Change::Press(at));
                    let name = (at == 0).then(|| blank_id(place));
                    let label = ui.words.term(*term);
                    if blank.is_several {
                        return ticked(label, *is_on, name, ui, message);
                    }
                    chip_named(label, *is_on, name, ui, message)
                });
                needed = needed.push(line(question, chips(terms)));
            }
        }
    }
    let add = (!chosen.is_empty())
        .then(|| column![ui.note("card-conditions"), chips(chosen)].spacing(gap::XS));
    let added = is_added.then_some(added);
    Some(column![needed, add, added].spacing(gap::M).into())
}

/// A condition to be added; one that was leads to its number.
fn condition<'a>(
    place: usize,
    bound: Option<Bound>,
    first: Bound,
    question: String,
    name: Option<iced::widget::Id>,
    ui: Ui<'a>,
) -> Element<'a, Message> {
    if bound.is_some() {
        return chip_named(question, true, name, ui, Message::Seek(place));
    }
    let change = Change::Bound(Some(first));
    let (by_key, message) = (Message::Add(place, change), Message::Fill(place, change));
    chip_by_key(question, name, ui, by_key, message)
}

/// The question of a blank, with the number of its feature where there are several.
fn question(blank: &Blank, many: bool, ui: Ui<'_>) -> String {
    let clause = ui.words.blank(blank.clause);
    if many && blank.clause != Clause::Features {
        let number = blank.feature + 1;
        return say!(ui, "clause-numbered", clause = clause, number = number);
    }
    clause
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
        Clause::Tiles | Clause::Road => 4,
        Clause::CompleteCities | Clause::AllCities | Clause::Players => 2,
        _ => 1,
    };
    Mode::AtLeast.bound(usual.clamp(*range.start(), *range.end()), *range.end())
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
        chip(label, one == mode, ui, to(one.bound(low, high)))
    });
    let least = |range: &RangeInclusive<u32>| {
        let to = move |low| to(mode.bound(low, high));
        number(low, 1, range, blank_id(place), ui, to)
    };
    let most = |range: &RangeInclusive<u32>, name| {
        number(high, 1, range, name, ui, move |high| to(mode.bound(low, high)))
    };
    let steppers = match mode {
        Mode::Exactly | Mode::AtLeast => row![least(range)],
        Mode::AtMost => row![most(range, blank_id(place))],
        Mode::Between => {
            let below = *range.start()..=high.saturating_sub(1);
            let above = low + 1..=*range.end();
            let name = iced::widget::Id::from(format!("card-blank-{place}-most"));
            row![least(&below), plain("–"), most(&above, name)]
        }
    };
    let gone = (!blank.is_needed).then(|| {
        let message = Message::Fill(place, Change::Bound(None));
        ui.pressable(Weight::Quiet, plain("×"), [2.0, gap::S], Some(message))
    });
    let answers = column![
        chips(modes),
        row![steppers.spacing(gap::S).align_y(Center), gone].spacing(gap::S).align_y(Center)
    ];
    line(question, answers.spacing(gap::XS))
}
