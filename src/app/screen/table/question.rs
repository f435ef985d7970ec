//! What the table is asked in the course of a turn, each answer with its key and its place on the board: who leaves the City,
//! where the dragon steps, which wagon drives on, what is done instead of deploying a follower.

use iced::Element;
use iced::widget::{Column, Row, column, row, text};

use super::acting::{Act, acts};
use super::{Action, Message, Table};
use crate::app::Shared;
use crate::app::parts::{action, capitalised, note, pressable, strong};
use crate::app::session::Session;
use crate::app::theme::{STRONG, Weight, size, space as gap};
use crate::rules::expansion::count::quarter_of;
use crate::rules::feature::{Kind, Place};
use crate::rules::game::Phase;
use crate::rules::geometry::Position;
use crate::rules::player::Figure;
use crate::rules::setup::Recording;
use crate::rules::tile::{Quarter, Segment};
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::text::Words;

/// Where an answer can be clicked on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// Nowhere.
    None,
    /// Anywhere on a feature.
    Feature(Place),
    /// On that very segment.
    Segment(Place),
    /// On that tile or place.
    Tile(Position),
}

/// One answer.
#[derive(Debug, Clone)]
pub(super) struct Answer {
    pub label: String,
    pub about: String,
    pub made: Move,
    pub target: Target,
}

/// What is asked now.
pub(super) struct Question {
    pub title: String,
    pub about: String,
    pub answers: Vec<Answer>,
    /// The answer that changes nothing.
    pub none: Option<(String, Move)>,
}

impl Question {
    /// The answer of that number, from 1; 0 is Enter, the answer that changes nothing.
    pub fn chosen(self, number: usize) -> Option<Move> {
        match number.checked_sub(1) {
            Some(index) => self.answers.into_iter().nth(index).map(|answer| answer.made),
            None => self.none.map(|(_, made)| made),
        }
    }
}

/// What is asked now; `None` if a tile is waited for, or nothing.
pub(super) fn question(game: &Game, act: Option<Act>, words: &Words) -> Option<Question> {
    match game.phase() {
        Phase::Deploy { .. } => {
            let act = act.or_else(|| acts(game).first().copied())?;
            Some(super::acting::question(game, act, words))
        }
        Phase::Dragon => Some(dragon(game, words)),
        Phase::Leave => leave(game, words),
        Phase::Wagon => wagon(game, words),
        Phase::Enter => Some(enter(game, words)),
        Phase::MoveCount => Some(count(game, words)),
        Phase::Escape => Some(escape(game, words)),
        Phase::Deal | Phase::Place | Phase::Scored | Phase::Fair | Phase::Remains | Phase::Finished => None,
    }
}

fn dragon(game: &Game, words: &Words) -> Question {
    let answers = game.dragon_steps().into_iter().map(|to| Answer {
        label: words.direction(game.dragon().map_or(to, |dragon| dragon.at), to),
        about: String::new(),
        made: Move::MoveDragon { to },
        target: Target::Tile(to),
    });
    let steps = game.dragon().map_or(0, crate::rules::expansion::dragon::Dragon::steps);
    Question {
        title: say!(words, "dragon-step", name = game.name(game.dragon_mover())),
        about: say!(words, "dragon-step-about", step = steps + 1),
        answers: answers.collect(),
        none: None,
    }
}

fn leave(game: &Game, words: &Words) -> Option<Question> {
    let active = game.active();
    let seat = game.leaver()?;
    if game.must_say_who_begins() {
        let left = active.next(game.setup().players.len());
        let begin = |seat| Answer {
            label: game.name(seat).to_owned(),
            about: String::new(),
            made: Move::BeginLeaving { player: seat },
            target: Target::None,
        };
        return Some(Question {
            title: say!(words, "city-who-begins", name = game.name(active)),
            about: say!(words, "city-who-begins-about"),
            answers: vec![begin(active), begin(left)],
            none: None,
        });
    }
    if game.recording() != Recording::Board {
        return Some(join_feature(game, seat, words));
    }
    let answers = game.ways_out().into_iter().flat_map(|(from, place)| {
        let record = game.board().feature(place).map(|feature| game.board().record(feature));
        let record = record.map(|record| words.record(&record)).unwrap_or_default();
        let figures = game.leaving_figures(from).into_iter();
        figures.map(move |figure| Answer {
            label: with_figure(words, figure, say!(words, "city-leave-to", feature = record.clone())),
            about: say!(words, "city-leave-from", quarter = words.quarter(from)),
            made: Move::LeaveCity { player: seat, figure, from, at: place.at, on: place.segment },
            target: Target::Feature(place),
        })
    });
    Some(Question {
        title: say!(words, "city-leave", name = game.name(seat)),
        about: say!(words, "city-leave-about"),
        answers: answers.collect(),
        none: Some((say!(words, "city-stay"), Move::StayInCity { player: seat })),
    })
}

/// The same on the scorepad, where features have no place.
fn join_feature(game: &Game, seat: Seat, words: &Words) -> Question {
    let answers = game.kinds_to_join().into_iter().flat_map(|(feature, kind)| {
        let from = quarter_of(kind);
        let figures = game.leaving_figures(from).into_iter();
        figures.map(move |figure| Answer {
            label: with_figure(words, figure, say!(words, "city-leave-to", feature = words.feature(kind))),
            about: say!(words, "city-leave-from", quarter = words.quarter(from)),
            made: Move::JoinFeature { player: seat, figure, feature },
            target: Target::None,
        })
    });
    Question {
        title: say!(words, "city-leave", name = game.name(seat)),
        about: say!(words, "city-leave-about"),
        answers: answers.collect(),
        none: Some((say!(words, "city-stay"), Move::StayInCity { player: seat })),
    }
}

fn wagon(game: &Game, words: &Words) -> Option<Question> {
    let (seat, ways) = game.wagon()?;
    let answers = ways.into_iter().map(|place| {
        let record = game.board().feature(place).map(|feature| game.board().record(feature));
        Answer {
            label: say!(
                words,
                "city-leave-to",
                feature = record.map(|record| words.record(&record)).unwrap_or_default()
            ),
            about: String::new(),
            made: Move::MoveWagon { player: seat, at: place.at, on: place.segment },
            target: Target::Feature(place),
        }
    });
    Some(Question {
        title: say!(words, "wagon", name = game.name(seat)),
        about: say!(words, "wagon-about"),
        answers: answers.collect(),
        none: Some((say!(words, "wagon-stays"), Move::KeepWagon { player: seat })),
    })
}

fn enter(game: &Game, words: &Words) -> Question {
    let answers = Quarter::ALL.into_iter().flat_map(|quarter| {
        game.entrants(quarter).into_iter().map(move |figure| Answer {
            label: with_figure(words, figure, capitalised(&words.quarter(quarter))),
            about: words.quarter_serves(quarter),
            made: Move::EnterCity { figure, quarter },
            target: Target::None,
        })
    });
    Question {
        title: say!(words, "city-enter", name = game.name(game.active())),
        about: say!(words, "city-enter-about"),
        answers: answers.collect(),
        none: Some((say!(words, "city-enter-not"), Move::EndTurn)),
    }
}

fn count(game: &Game, words: &Words) -> Question {
    let count = game.city().map(crate::rules::expansion::count::City::count);
    let others = Quarter::ALL.into_iter().filter(|quarter| Some(*quarter) != count);
    let answers = others.map(|quarter| Answer {
        label: capitalised(&words.quarter(quarter)),
        about: String::new(),
        made: Move::MoveCount { quarter },
        target: Target::None,
    });
    Question {
        title: say!(words, "city-count", name = game.name(game.active())),
        about: say!(words, "city-count-about"),
        answers: answers.collect(),
        none: Some((say!(words, "city-count-stays"), Move::EndTurn)),
    }
}

/// Before the end: nothing follows that a knight could escape beside (R-SG-4).
fn escape(game: &Game, words: &Words) -> Question {
    let answers = game.escapes().into_iter().map(|(knight, place)| {
        let record = game.board().feature(place).map(|feature| game.board().record(feature));
        Answer {
            label: words.figure_of(knight, game),
            about: record.map(|record| words.record(&record)).unwrap_or_default(),
            made: Move::Escape { player: knight.seat, figure: knight.figure, at: place.at, on: place.segment },
            target: Target::Segment(place),
        }
    });
    Question {
        title: say!(words, "escape-last", name = game.name(game.active())),
        about: say!(words, "escape-last-about"),
        answers: answers.collect(),
        none: Some((say!(words, "escape-nobody"), Move::EndTurn)),
    }
}

/// The figure is named only where it is not a common follower.
fn with_figure(words: &Words, figure: Figure, label: String) -> String {
    if figure == Figure::Follower { label } else { format!("{}: {label}", capitalised(&words.figure(figure))) }
}

impl Table {
    pub(super) fn question_now(&self, game: &Game, words: &Words) -> Option<Question> {
        question(game, self.act_now(game), words)
    }

    /// The question with its answers, in the tray.
    pub(super) fn ask<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let question = self.question_now(game, &shared.words)?;
        // In a low window the bar alone says it.
        let head = (!shared.is_low())
            .then(|| column![strong(question.title.clone()).size(size::LEAD), note(question.about.clone(), palette)]);
        let list = self.answers(shared, question);
        let list = iced::widget::scrollable(list).style(crate::app::theme::scroll(palette));
        let head = row![head].push(self.more(shared, game)).spacing(gap::L).align_y(iced::Center);
        Some(Column::new().push(head).push(list).spacing(gap::M).into())
    }

    /// The answer of that number; 0 is Enter.
    pub(super) fn answer(&mut self, number: usize, shared: &Shared, session: &Session) -> Action {
        let Some(question) = self.question_now(self.game(session), &shared.words) else { return Action::None };
        let number = if number == 0 { 0 } else { self.number_of(number) };
        question.chosen(number).map_or(Action::None, |made| self.make(made, shared, session))
    }

    /// The answer that was clicked on the board.
    pub(super) fn clicked_answer(
        &self,
        at: Position,
        segment: Option<Segment>,
        shared: &Shared,
        session: &Session,
    ) -> Option<Move> {
        let game = self.game(session);
        let question = self.question_now(game, &shared.words)?;
        let clicked = segment.map(|segment| Place { at, segment });
        let feature = clicked.and_then(|clicked| game.board().feature(clicked));
        let meant = |answer: &&Answer| match answer.target {
            Target::None => false,
            Target::Tile(other) => other == at,
            Target::Segment(place) => clicked == Some(place),
            Target::Feature(place) => feature.is_some() && game.board().feature(place) == feature,
        };
        let answer = question.answers.iter().find(meant)?;
        // At the end a field is joined where it was clicked.
        match (&answer.made, clicked) {
            (Move::LeaveCity { player, figure, from, on, .. }, Some(clicked)) if Kind::from(*on) == Kind::Field => {
                let (player, figure, from) = (*player, *figure, *from);
                Some(Move::LeaveCity { player, figure, from, at: clicked.at, on: clicked.segment })
            }
            _ => Some(answer.made.clone()),
        }
    }
}

/// The moves that the table is asked to choose among, in the order of their numbers.
#[must_use]
pub fn offered(game: &Game, act: Option<Act>, words: &Words) -> Vec<Move> {
    let question = match game.phase() {
        Phase::Fair => Some(super::fair::question(game, words)),
        _ => question(game, act, words),
    };
    question.map(|question| question.answers.into_iter().map(|answer| answer.made).collect()).unwrap_or_default()
}

/// The name of an answer for operations; numbered from 1.
#[must_use]
pub fn answer_id(number: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("answer-{number}"))
}

impl Table {
    /// The answers as buttons, nine of them with their keys.
    pub(super) fn answers<'a>(&self, shared: &'a Shared, question: Question) -> Element<'a, Message> {
        let palette = shared.palette();
        let answers = question.answers.into_iter().enumerate().map(|(index, answer)| {
            let key = self.key_of(index).map(|key| number(key, shared));
            let about = (!answer.about.is_empty()).then(|| note(answer.about, palette));
            let content = row![key, column![strong(answer.label), about]];
            let content = content.spacing(gap::M).align_y(iced::Center);
            let content = iced::widget::container(content).id(answer_id(index + 1));
            pressable(palette, Weight::Secondary, content, [gap::XS, gap::M], Some(Message::Make(answer.made)))
        });
        let none = question
            .none
            .map(|(label, made)| action(palette, Weight::Secondary, label, Some("⏎"), Some(Message::Make(made))));
        // However many answers there are, the way past them is in sight.
        let all = none.into_iter().chain(answers);
        Row::with_children(all).spacing(gap::S).align_y(iced::Center).wrap().vertical_spacing(gap::S).into()
    }

    /// How to come to what has no key yet.
    pub(super) fn more<'a>(&self, shared: &'a Shared, game: &Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let label = say!(shared.words, "tray-more");
        self.has_more(game, shared).then(|| action(palette, Weight::Quiet, label, Some("0"), Some(Message::More)))
    }
}

/// The key of an answer.
pub(super) fn number<'a>(key: usize, shared: &Shared) -> Element<'a, Message> {
    text(key.to_string()).font(STRONG).size(size::TEXT).color(shared.palette().royal).into()
}
