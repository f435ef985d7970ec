//! The questions of a turn, each answer with its key and its place on the board: the follower who
//! leaves the City, the step of the dragon, the wagon that drives on, the deed instead of deploying
//! a follower.

pub(in crate::app::screen) mod acting;
pub(in crate::app::screen) mod fair;
pub(in crate::app::screen) mod hands;

use iced::widget::{column, row, text};

use super::insight::Insight;
use super::layout::FEW;
use super::message::{Enter, Hand, Message, Press, shows};
use super::told::told_of;
use super::{Table, dialog, keys};
use crate::app::ask::Request;
use crate::app::kit::parts::strong;
use crate::app::kit::theme::{STRONG, Weight, size, space as gap};
use crate::app::kit::ui::{GameUi, Ui};
use crate::rules::feature::{Kind, Place};
use crate::rules::game::question::{Act, Answer, Question, Sent, Shown, Target, Topic};
use crate::rules::geometry::{Position, Side};
use crate::rules::setup::Recording;
use crate::rules::tile::{Quarter, Segment};
use crate::rules::{Game, Move};
use crate::say;
use crate::session::Session;
use crate::text::Worded;
use crate::widget::badge::sign;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::{Column, Element, Row};

/// The parts of an answer that are begun.
#[derive(Debug, Default)]
pub(super) struct Answering {
    /// The way in which the action of the turn is used.
    pub act: Option<Act>,
    /// The piece that is sent somewhere, before its place is chosen.
    pub sent: Option<Sent>,
    /// The page of choices that have keys, if not all have one.
    pub page: usize,
    /// The throw that is being noted.
    pub throw: fair::Draft,
}

impl Answering {
    /// Nothing is begun; throws are measured as before.
    pub(super) fn next(&self) -> Self {
        Self { throw: self.throw.next(), ..Self::default() }
    }

    /// The ways to use the action of the turn now, the commonest first.
    pub(super) fn acts(&self, insight: &Insight, game: &Game) -> Vec<Act> {
        acting::acts_of(&insight.ways(game))
    }

    /// The act that is being entered.
    pub(super) fn act(&self, insight: &Insight, game: &Game) -> Option<Act> {
        let possible = self.acts(insight, game);
        self.act.filter(|act| possible.contains(act)).or_else(|| possible.first().copied())
    }

    /// The question now.
    pub(super) fn question(&self, insight: &Insight, game: &Game) -> Option<Question> {
        let mut question = question_of(&insight.ways(game), game, self.act(insight, game))?;
        if self.sent.is_some() && !question.pieces_first().is_empty() {
            question.answers.retain(|answer| answer.sends() == self.sent);
        }
        Some(question)
    }
}

/// The question in the tray now: the chosen way to use the action of the turn, or else the thing
/// that the game waits for. The tile, the scorepad and the orders have places of their own.
pub(super) fn question(game: &Game, act: Option<Act>) -> Option<Question> {
    question_of(&game.questions_of_action(), game, act)
}

/// The same, with the questions of the action of the turn.
fn question_of(ways: &[Question], game: &Game, act: Option<Act>) -> Option<Question> {
    let is_chosen = |way: &&Question| act.is_some_and(|act| way.topic == Topic::Act(act));
    if let Some(way) = ways.iter().find(is_chosen).or(ways.first()) {
        return Some(way.clone());
    }
    game.question().filter(|question| question.topic.facts().shown == Shown::Tray)
}

/// The answer of that number, from 1; 0 is Enter, the answer that changes nothing.
pub(super) fn chosen(question: Question, number: usize) -> Option<Move> {
    if number == 0 {
        return question.pass;
    }
    let index = numbers_of(&question.answers).iter().position(|other| *other == number)?;
    question.answers.into_iter().nth(index).map(|answer| answer.made)
}

/// The numbers of answers, from 1: their places in the list, but a quarter of the City has the same
/// in every question.
pub(super) fn numbers_of(answers: &[Answer]) -> Vec<usize> {
    let quarter = |answer: &Answer| {
        let Target::Quarter(quarter) = answer.target else { return None };
        Quarter::ALL.iter().position(|other| *other == quarter).map(|place| place + 1)
    };
    let quarters: Option<Vec<usize>> = answers.iter().map(quarter).collect();
    quarters.unwrap_or_else(|| (1..=answers.len()).collect())
}

impl Table {
    pub(super) fn question_now(&self, game: &Game) -> Option<Question> {
        self.answering.question(&self.insight, game)
    }

    /// The number of answers to choose among now, or of the pieces among which is chosen first.
    pub(super) fn count_of_answers(&self, game: &Game) -> usize {
        let Some(question) = self.question_now(game) else { return 0 };
        let pieces = question.pieces_first().len();
        if pieces > 0 { pieces } else { question.answers.len() }
    }

    /// The question with its answers, in the tray; a throw in a form of its own.
    pub(super) fn ask<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Option<Element<'a, Message>> {
        if let Some(round) = self.round(ui, game) {
            return Some(round);
        }
        let question = self.question_now(game)?;
        let asked = ui.words.asked(&question, game);
        // In a low window the bar alone tells the question.
        let head = (!ui.is_low())
            .then(|| column![strong(asked.title).size(size::LEAD), ui.note(asked.about)]);
        let list = self.pieces_or_answers(ui, game, question);
        let list: Element<'a, Message> = if ui.is_tiny() {
            list
        } else {
            let list = ui.scroll(list);
            list.spacing(gap::S).into()
        };
        let why = (!ui.is_low()).then(|| self.why_tool(ui));
        let head = row![head].push(why).push(self.more(ui, game));
        let head = head.spacing(gap::L).align_y(iced::Center);
        Some(Column::new().push(head).push(list).spacing(gap::M).into())
    }

    /// The answers as buttons, or first the pieces that they send somewhere.
    pub(super) fn pieces_or_answers<'a>(
        &self,
        ui: Ui<'a>,
        game: &Game,
        question: Question,
    ) -> Element<'a, Message> {
        let pieces = question.pieces_first();
        if pieces.is_empty() {
            self.answers(ui, game, question)
        } else {
            self.pieces(pieces, &question, ui, game)
        }
    }

    /// The answer of that number; 0 is Enter.
    pub(super) fn answer(&mut self, number: usize, ui: GameUi<'_>) -> Option<Request> {
        if let Some(token) = self.token_noted(ui.session) {
            return self.note_by_key(token, number, ui);
        }
        let question = self.question_now(self.game(ui.session))?;
        let pieces = question.pieces_first();
        if let Some(index) = number.checked_sub(1).filter(|_| !pieces.is_empty()) {
            self.answering.sent = pieces.get(index).copied();
            return None;
        }
        let number = if number == 0 { 0 } else { self.number_of(number) };
        chosen(question, number).and_then(|made| self.make(made, ui))
    }

    /// The answer at the next tile in a direction.
    pub(super) fn answer_towards(&self, side: Side, session: &Session) -> Option<Move> {
        let game = self.game(session);
        let question = self.question_now(game)?;
        let from = game.tile_asked_from()?;
        match question.towards(from, side) {
            Some(answer) => Some(answer.made.clone()),
            // The move is refused with the reason why the dragon cannot go there.
            None if question.topic == Topic::Dragon => {
                Some(Move::MoveDragon { to: from.towards(side) })
            }
            None => None,
        }
    }

    /// The answer that was clicked on the board.
    pub(super) fn clicked_answer(
        &self,
        at: Position,
        segment: Option<Segment>,
        session: &Session,
    ) -> Option<Move> {
        let game = self.game(session);
        let question = self.question_now(game)?;
        if !question.pieces_first().is_empty() {
            return None;
        }
        let clicked = segment.map(|segment| Place { at, segment });
        let feature = clicked.and_then(|clicked| game.board().feature(clicked));
        let meant = |answer: &&Answer| match answer.target {
            Target::Nowhere | Target::Corner(..) | Target::Figure(_) => false,
            Target::Quarter(quarter) => game.board().quarter(quarter) == Some(at),
            Target::Tile(other) => other == at,
            Target::Segment(place) => clicked == Some(place),
            Target::Feature(place) => feature.is_some() && game.board().feature(place) == feature,
        };
        let answer = question.answers.iter().find(meant)?;
        // At the end a figure joins the field at the place of the click.
        match (&answer.made, clicked) {
            (Move::LeaveCity { player, figure, from, on, .. }, Some(clicked))
                if Kind::from(*on) == Kind::Field =>
            {
                let (player, figure, from) = (*player, *figure, *from);
                Some(Move::LeaveCity { player, figure, from, at: clicked.at, on: clicked.segment })
            }
            _ => Some(answer.made.clone()),
        }
    }
}

/// The moves to choose among in the tray, in the order of their numbers.
#[must_use]
pub fn offered(game: &Game, act: Option<Act>) -> Vec<Move> {
    let question = question(game, act);
    question
        .map(|question| question.answers.into_iter().map(|answer| answer.made).collect())
        .unwrap_or_default()
}

/// The number of a move among the answers in the tray, from 1, once the piece that it sends is
/// chosen.
#[must_use]
pub fn answer_number(game: &Game, act: Option<Act>, made: &Move) -> Option<usize> {
    let mut answers = question(game, act)?.answers;
    let sent = answers.iter().find(|answer| answer.made == *made)?.sends();
    answers.retain(|answer| answer.sends() == sent);
    let index = answers.iter().position(|answer| answer.made == *made)?;
    numbers_of(&answers).get(index).copied()
}

/// The name of an answer for operations; numbered from 1.
#[must_use]
pub fn answer_id(number: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("answer-{number}"))
}

impl Table {
    /// The answers as buttons, nine of them with their keys.
    pub(super) fn answers<'a>(
        &self,
        ui: Ui<'a>,
        game: &Game,
        question: Question,
    ) -> Element<'a, Message> {
        // Many answers are smaller, and in a narrow window shorter, so that all are in sight.
        let many = question.answers.len() > FEW;
        let is_short = many && ui.view.width < 1200.0;
        let padding = if many { [2.0, gap::S] } else { [gap::XS, gap::M] };
        let past = self.way_past(&question, ui, game);
        let sent = self
            .answering
            .sent
            .filter(|sent| question.answers.iter().any(|it| it.sends() == Some(*sent)));
        // Before the final scoring a claim stands beside the way on (R-KO-41).
        let claim = (question.topic == Topic::Claims).then(|| {
            let claim = Some(Message::Hand(Hand::Claim));
            ui.action(Weight::Secondary, "turn-claim", Some(keys::CLAIM.sign), claim)
        });
        let numbers = numbers_of(&question.answers);
        let worded: Vec<Worded> = if many && game.recording() == Recording::Board {
            // Their numbers on the board tell them apart.
            question.answers.iter().map(|answer| ui.words.answer(answer, game)).collect()
        } else {
            ui.words.answers(&question.answers, game)
        };
        let worded = question.answers.into_iter().zip(worded);
        let answers = numbers.into_iter().zip(worded).map(|(numbered, (answer, worded))| {
            let key = self.key_of(numbered - 1).map(|key| number(key, ui));
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
            let made = Some(Message::Make(answer.made));
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

    /// The pieces to choose among first.
    fn pieces<'a>(
        &self,
        pieces: Vec<Sent>,
        question: &Question,
        ui: Ui<'a>,
        game: &Game,
    ) -> Element<'a, Message> {
        let all = pieces.into_iter().enumerate().map(|(index, piece)| {
            let label = strong(ui.words.sent(piece));
            let key = u32::try_from(index + 1).ok().and_then(|key| char::from_digit(key, 10));
            let key = key.map(|key| number(key, ui));
            let content = row![key, label].spacing(gap::M);
            let content = iced::widget::container(content.align_y(iced::Center));
            ui.pressable(
                Weight::Secondary,
                content.id(answer_id(index + 1)),
                [gap::XS, gap::M],
                Some(Message::Press(Press::Number(index + 1))),
            )
        });
        in_lines(self.way_past(question, ui, game).into_iter().chain(all), false)
    }

    /// The button past a question, by Enter unless that does something else; it leads to a deed
    /// that must be done anyway.
    fn way_past<'a>(
        &self,
        question: &Question,
        ui: Ui<'a>,
        game: &Game,
    ) -> Option<Element<'a, Message>> {
        let message = match (&question.pass, self.act_left(game)) {
            (Some(made), _) => Message::Make(made.clone()),
            (None, Some(act)) => Message::Enter(Enter::Act(act)),
            (None, None) => return None,
        };
        let label = ui.words.pass(question.topic);
        let sign = self.enter_sign();
        Some(ui.action(Weight::Secondary, label, sign, Some(message)))
    }

    /// The button that gives keys to the next things.
    pub(super) fn more<'a>(&self, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Message>> {
        self.has_more(game, ui.words).then(|| {
            ui.action(
                Weight::Quiet,
                "tray-more",
                Some(keys::MORE.sign),
                Some(Message::Press(Press::More)),
            )
        })
    }

    /// The button that explains the present question.
    fn why_tool<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let symbol = emblem(Emblem::Help, ui.palette.royal, 20.0);
        let shown = Some(shows(dialog::Kind::Keys));
        let button = ui.pressable(Weight::Quiet, symbol, gap::XS, shown);
        told_of(button, say!(ui, "why-now"))
    }
}

fn in_lines<'a>(
    all: impl Iterator<Item = Element<'a, Message>>,
    many: bool,
) -> Element<'a, Message> {
    Row::with_children(all)
        .spacing(gap::S)
        .align_y(iced::Center)
        .wrap()
        .vertical_spacing(if many { gap::XS } else { gap::S })
        .into()
}

/// The key of an answer.
pub(super) fn number<'a>(key: char, ui: Ui<'_>) -> Element<'a, Message> {
    text(sign(key)).font(STRONG).size(size::TEXT).color(ui.palette.royal).into()
}
