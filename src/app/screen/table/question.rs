//! The questions of a turn, each answer with its key and its place on the board: the follower who
//! leaves the City, the step of the dragon, the wagon that drives on, the deed instead of deploying
//! a follower.

pub mod acting;
mod deploying;
pub mod fair;

use iced::widget::{column, row, text};

use super::answering::{keys_of, numbers_of, question};
use super::layout::FEW;
use super::message::{Enter, Hand, Message, Press, shows};
use super::told::told_of;
use super::ui::TableUi;
use super::{dialog, keys};
use ::text::Worded;
pub use deploying::{finished, in_tray};
use kit::prelude::*;
use rules::game::question::{Act, Answer, Question, Sent, Topic};
use rules::setup::Recording;
use rules::{Game, Move};
use widget::badge::sign;
use widget::emblem::{Emblem, emblem};

/// The moves to choose among in the tray, in the order of their numbers.
pub fn offered(game: &Game, act: Option<Act>) -> Vec<Move> {
    let question = question(game, act);
    question
        .map(|question| question.answers.into_iter().map(|answer| answer.made).collect())
        .unwrap_or_default()
}

/// The number of a move among the answers in the tray, from 1, once the piece that it sends is
/// chosen.
pub fn answer_number(game: &Game, act: Option<Act>, made: &Move) -> Option<usize> {
    let mut answers = question(game, act)?.answers;
    let sent = answers.iter().find(|answer| answer.made == *made)?.sends();
    answers.retain(|answer| answer.sends() == sent);
    let index = answers.iter().position(|answer| answer.made == *made)?;
    numbers_of(&answers).get(index).copied()
}

/// The name of an answer for operations; numbered from 1.
pub fn answer_id(number: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("answer-{number}"))
}

/// The question with its answers, in the tray; a throw in a form of its own.
pub fn ask<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    if let Some(round) = fair::round(ui) {
        return Some(round);
    }
    let question = ui.question()?;
    let asked = ui.words.asked(&question, ui.game);
    // In a low window the bar alone tells the question.
    let odds = odds(&question, ui);
    let head = (ui.height() > Height::Low)
        .then(|| column![strong(asked.title).size(size::LEAD), ui.note(asked.about), odds]);
    let list = pieces_or_answers(ui, question);
    let list: Element<'a, Message> = if ui.height() == Height::Tiny {
        list
    } else {
        let list = ui.scroll(list);
        list.spacing(gap::S).into()
    };
    let why = (ui.height() > Height::Low).then(|| why_tool(*ui));
    let head = row![head].push(why).push(more(ui));
    let head = head.spacing(gap::L).align_y(iced::Center);
    Some(Column::new().push(head).push(list).spacing(gap::M).into())
}

/// The odds of what may come, where chance decides; nothing for a table without hints.
fn odds<'a>(question: &Question, ui: TableUi<'a>) -> Option<Text<'a>> {
    let odds = ui.words.odds(question, ui.game).filter(|_| ui.settings.hints)?;
    Some(ui.note(odds))
}

/// The answers as buttons, or first the pieces that they send somewhere.
pub fn pieces_or_answers<'a>(ui: TableUi<'a>, question: Question) -> Element<'a, Message> {
    let pieces = question.pieces_first();
    if pieces.is_empty() { answers(ui, question) } else { self::pieces(pieces, &question, ui) }
}

/// The answers as buttons, nine of them with their keys.
fn answers<'a>(ui: TableUi<'a>, question: Question) -> Element<'a, Message> {
    let game = ui.game;
    // Many answers are smaller, and in a narrow window shorter, so that all are in sight.
    let many = question.answers.len() + question.out.len() > FEW;
    let is_short = many && ui.view.width < 1200.0;
    let padding = if many { [2.0, gap::S] } else { [gap::XS, gap::M] };
    let past = way_past(&question, ui);
    let sent = ui
        .answering
        .sent
        .filter(|sent| question.answers.iter().any(|it| it.sends() == Some(*sent)));
    // Before the final scoring a claim stands beside the way on (R-KO-41).
    let claim = (question.topic == Topic::Claims).then(|| {
        let claim = Some(Message::Hand(Hand::Claim));
        let key = ui.words.claims("turn-claim", game);
        ui.action(Weight::Secondary, key, Some(keys::CLAIM.sign), claim)
    });
    let answers = in_order(question, ui).into_iter().map(|(numbered, made, worded)| {
        let key = ui.answering.key_of(numbered - 1, game).map(|key| number(key, *ui));
        let tip = is_short.then(|| worded.about.clone()).filter(|about| !about.is_empty());
        let is_told = !worded.about.is_empty() && !is_short;
        let about = is_told.then(|| ui.note(worded.about));
        let title = strong(worded.title);
        let content = if many {
            row![key, title, about].spacing(gap::S)
        } else {
            row![key, column![title, about]].spacing(gap::M)
        };
        let content = content.align_y(iced::Center);
        let content = iced::widget::container(content).id(answer_id(numbered));
        let made = made.map(Message::Make);
        let button = ui.pressable(Weight::Secondary, content, padding, made);
        match tip {
            Some(tip) => told_of(button, tip),
            None => button,
        }
    });
    // The button past the answers is in sight, however many there are.
    let others = sent.map(|_| {
        let other = Some(Message::Press(Press::Cancel));
        ui.action(Weight::Quiet, "city-other-figure", Some(keys::ESCAPE.sign), other)
    });
    let chosen = sent.map(|sent| strong(ui.words.sent(sent)).into());
    // The way past the question stays where it was.
    let all = past.into_iter().chain(chosen).chain(answers);
    in_lines(all.chain(others).chain(claim), many)
}

/// The answers by their numbers, each with its words and its move; without that where it cannot be
/// given now.
fn in_order(question: Question, ui: TableUi<'_>) -> Vec<(usize, Option<Move>, Worded)> {
    let (game, hints) = (ui.game, ui.settings.hints);
    let numbers = numbers_of(&question.answers);
    let out = question.out.iter().filter_map(|answer| answer.number);
    let numbers: Vec<usize> = numbers.into_iter().chain(out).collect();
    let given = question.answers.len();
    let answers: Vec<Answer> = question.answers.into_iter().chain(question.out).collect();
    let many = answers.len() > FEW;
    let worded: Vec<Worded> = if many && game.recording() == Recording::Board {
        // Their numbers on the board tell them apart.
        answers.iter().map(|answer| ui.words.answer_with(answer, game, hints)).collect()
    } else {
        ui.words.answers(&answers, game, hints)
    };
    let answers = answers.into_iter().enumerate().zip(worded);
    let answers = answers.map(|((index, it), worded)| ((index < given).then_some(it.made), worded));
    let all = numbers.into_iter().zip(answers);
    let mut all: Vec<_> = all.map(|(number, (made, worded))| (number, made, worded)).collect();
    all.sort_by_key(|(number, ..)| *number);
    all
}

/// The pieces to choose among first.
fn pieces<'a>(pieces: Vec<Sent>, question: &Question, ui: TableUi<'a>) -> Element<'a, Message> {
    let all = pieces.into_iter().enumerate().map(|(index, piece)| {
        let label = strong(ui.words.sent(piece));
        let key = u32::try_from(index + 1).ok().and_then(|key| char::from_digit(key, 10));
        let key = key.map(|key| number(key, *ui));
        let content = row![key, label].spacing(gap::M);
        let content = iced::widget::container(content.align_y(iced::Center));
        ui.pressable(
            Weight::Secondary,
            content.id(answer_id(index + 1)),
            [gap::XS, gap::M],
            Some(Message::Press(Press::Number(index + 1))),
        )
    });
    in_lines(way_past(question, ui).into_iter().chain(all), false)
}

/// The button past a question, by Enter unless that does something else; it leads to a deed
/// that must be done anyway.
fn way_past<'a>(question: &Question, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let message = match (&question.pass, ui.answering.act_left(ui.insight, ui.game)) {
        (Some(made), _) => Message::Make(made.clone()),
        (None, Some(act)) => Message::Enter(Enter::Act(act)),
        (None, None) => return None,
    };
    let label = ui.words.pass(question.topic);
    Some(ui.action(Weight::Secondary, label, ui.enter, Some(message)))
}

/// The button that gives keys to the next answers, if not all have one.
pub fn more<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let count = ui.answering.count(ui.insight, ui.game);
    (count > keys_of(ui.game).len()).then(|| more_tool(*ui))
}

/// The button that gives keys to the next things.
pub fn more_tool<'a>(ui: Ui<'a>) -> Element<'a, Message> {
    let more = Some(Message::Press(Press::More));
    ui.action(Weight::Quiet, "tray-more", Some(keys::MORE.sign), more)
}

/// The button that explains the present question.
fn why_tool<'a>(ui: Ui<'a>) -> Element<'a, Message> {
    let symbol = emblem(Emblem::Help, ui.palette.royal, 20.0);
    let shown = Some(shows(dialog::Kind::Keys));
    let button = ui.pressable(Weight::Quiet, symbol, gap::XS, shown);
    told_of(button, say!(ui, "why-now"))
}

fn in_lines<'a>(
    all: impl Iterator<Item = Element<'a, Message>>,
    many: bool,
) -> Element<'a, Message> {
    // From the top on: however high an answer is, the one before it stays where it was.
    Row::with_children(all)
        .spacing(gap::S)
        .wrap()
        .vertical_spacing(if many { gap::XS } else { gap::S })
        .into()
}

/// The key of an answer.
pub fn number<'a>(key: char, ui: Ui<'_>) -> Element<'a, Message> {
    text(sign(key)).font(STRONG).size(size::TEXT).color(ui.palette.royal).into()
}
