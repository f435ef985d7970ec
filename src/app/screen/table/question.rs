//! What the table is asked in the course of a turn, each answer with its key and its place on the
//! board: who leaves the City, where the dragon steps, which wagon drives on, what is done instead
//! of deploying a follower.

use iced::Element;
use iced::widget::{Column, Row, column, row, text};

use super::tray::FEW;
use super::{Message, Press, Table, keys};
use crate::app::parts::{action, hint, note, pressable, strong};
use crate::app::theme::{STRONG, Weight, size, space as gap};
use crate::app::{Request, Shared};
use crate::rules::feature::{Kind, Place};
use crate::rules::game::question::{Act, Answer, Question, Target, Topic};
use crate::rules::geometry::Position;
use crate::rules::tile::Segment;
use crate::rules::{Game, Move};
use crate::say;
use crate::session::Session;
use crate::widget::badge::sign;

/// What the table is asked in the tray now: of the ways to use the action of the turn the chosen
/// one, else what the game waits for. The tile, the scorepad and the orders have places of their
/// own.
pub(super) fn question(game: &Game, act: Option<Act>) -> Option<Question> {
    let mut ways = game.questions_of_action();
    let chosen =
        ways.iter().position(|question| act.is_some_and(|act| question.topic == Topic::Act(act)));
    if !ways.is_empty() {
        return Some(ways.swap_remove(chosen.unwrap_or(0)));
    }
    game.question().filter(|question| is_for_the_tray(question.topic))
}

const fn is_for_the_tray(topic: Topic) -> bool {
    matches!(
        topic,
        Topic::Dragon
            | Topic::BeginLeaving
            | Topic::Leave
            | Topic::Wagon
            | Topic::Enter
            | Topic::Count
            | Topic::Escape
            | Topic::Token
            | Topic::Throw(_)
    )
}

/// The answer of that number, from 1; 0 is Enter, the answer that changes nothing.
pub(super) fn chosen(question: Question, number: usize) -> Option<Move> {
    match number.checked_sub(1) {
        Some(index) => question.answers.into_iter().nth(index).map(|answer| answer.made),
        None => question.pass,
    }
}

impl Table {
    pub(super) fn question_now(&self, game: &Game) -> Option<Question> {
        question(game, self.act_now(game))
    }

    /// The question with its answers, in the tray; a throw in a form of its own.
    pub(super) fn ask<'a>(
        &'a self,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Option<Element<'a, Message>> {
        if let Some(round) = self.round(shared, game) {
            return Some(round);
        }
        let palette = shared.palette();
        let question = self.question_now(game)?;
        let asked = shared.words.asked(&question, game);
        // In a low window the bar alone says it.
        let head = (!shared.is_low())
            .then(|| column![strong(asked.title).size(size::LEAD), note(asked.about, palette)]);
        let list = self.answers(shared, game, question);
        let list = iced::widget::scrollable(list)
            .spacing(gap::XS)
            .style(crate::app::theme::scroll(palette));
        let head = row![head].push(self.more(shared, game)).spacing(gap::L).align_y(iced::Center);
        Some(Column::new().push(head).push(list).spacing(gap::M).into())
    }

    /// The answer of that number; 0 is Enter.
    pub(super) fn answer(
        &mut self,
        number: usize,
        shared: &Shared,
        session: &Session,
    ) -> Option<Request> {
        if let Some(token) = self.token_noted(session) {
            return self.note_by_key(token, number, shared, session);
        }
        let question = self.question_now(self.game(session))?;
        let number = if number == 0 { 0 } else { self.number_of(number) };
        chosen(question, number).and_then(|made| self.make(made, shared, session))
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
        let clicked = segment.map(|segment| Place { at, segment });
        let feature = clicked.and_then(|clicked| game.board().feature(clicked));
        let meant = |answer: &&Answer| match answer.target {
            Target::Nowhere => false,
            Target::Tile(other) => other == at,
            Target::Segment(place) => clicked == Some(place),
            Target::Feature(place) => feature.is_some() && game.board().feature(place) == feature,
        };
        let answer = question.answers.iter().find(meant)?;
        // At the end a field is joined where it was clicked.
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

/// The moves that the table is asked to choose among, in the order of their numbers.
#[must_use]
pub fn offered(game: &Game, act: Option<Act>) -> Vec<Move> {
    let question = question(game, act);
    question
        .map(|question| question.answers.into_iter().map(|answer| answer.made).collect())
        .unwrap_or_default()
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
        shared: &'a Shared,
        game: &Game,
        question: Question,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        // Many answers are smaller, and in a narrow window shorter, so that all are in sight.
        let many = question.answers.len() > FEW;
        let is_short = many && shared.view.width < 1200.0;
        let padding = if many { [2.0, gap::S] } else { [gap::XS, gap::M] };
        let answers = question.answers.into_iter().enumerate().map(|(index, answer)| {
            let worded = shared.words.answer(&answer, game);
            let key = self.key_of(index).map(|key| number(key, shared));
            let tip = is_short.then(|| worded.about.clone()).filter(|about| !about.is_empty());
            let is_told = !worded.about.is_empty() && !is_short;
            let about = is_told.then(|| note(worded.about, palette));
            let title = strong(worded.title);
            let content = if many {
                row![key, title, about].spacing(gap::S)
            } else {
                row![key, column![title, about]].spacing(gap::M)
            };
            let content = content.align_y(iced::Center);
            let content = iced::widget::container(content).id(answer_id(index + 1));
            let made = Some(Message::Make(answer.made));
            let button = pressable(palette, Weight::Secondary, content, padding, made);
            match tip {
                Some(tip) => hint(palette, button, tip),
                None => button,
            }
        });
        let label = shared.words.pass(question.topic);
        let none = question.pass.map(|made| {
            action(
                palette,
                Weight::Secondary,
                label,
                Some(keys::ENTER.sign),
                Some(Message::Make(made)),
            )
        });
        // However many answers there are, the way past them is in sight.
        let all = none.into_iter().chain(answers);
        Row::with_children(all)
            .spacing(gap::S)
            .align_y(iced::Center)
            .wrap()
            .vertical_spacing(if many { gap::XS } else { gap::S })
            .into()
    }

    /// How to come to what has no key yet.
    pub(super) fn more<'a>(&self, shared: &'a Shared, game: &Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let label = say!(shared.words, "tray-more");
        self.has_more(game).then(|| {
            action(
                palette,
                Weight::Quiet,
                label,
                Some(keys::MORE.sign),
                Some(Message::Press(Press::More)),
            )
        })
    }
}

/// The key of an answer.
pub(super) fn number<'a>(key: char, shared: &Shared) -> Element<'a, Message> {
    text(sign(key)).font(STRONG).size(size::TEXT).color(shared.palette().royal).into()
}
