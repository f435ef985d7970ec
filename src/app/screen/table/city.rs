//! The City of Carcassonne at the table: who begins, who leaves, who is sent in, where the Count goes.

use iced::Element;
use iced::widget::{Column, Row, column, text};

use super::{Action, Message, Table};
use crate::app::Shared;
use crate::app::parts::{action, note, pressable, strong};
use crate::app::session::Session;
use crate::app::theme::{STRONG, Weight, size, space as gap};
use crate::rules::feature::Place;
use crate::rules::game::Phase;
use crate::rules::player::Figure;
use crate::rules::tile::Quarter;
use crate::rules::{Game, Move, Seat};
use crate::say;

/// What the City asks of the table now.
pub(super) struct Question {
    /// The question.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// The answers: in words, with a remark.
    pub answers: Vec<(String, String, Move)>,
    /// The answer that changes nothing.
    pub none: Option<(String, Move)>,
}

/// What the City asks now; `None` if it waits for nobody.
pub(super) fn question(game: &Game, shared: &Shared) -> Option<Question> {
    let words = &shared.words;
    let active = game.active();
    match game.phase() {
        Phase::Leave if game.must_say_who_begins() => {
            let left = active.next(game.setup().players.len());
            let begin = |seat| (game.name(seat).to_owned(), String::new(), Move::BeginLeaving { player: seat });
            Some(Question {
                title: say!(words, "city-who-begins", name = game.name(active)),
                about: say!(words, "city-who-begins-about"),
                answers: vec![begin(active), begin(left)],
                none: None,
            })
        }
        Phase::Leave => {
            let seat = game.leaver()?;
            let answers = game.ways_out().into_iter().map(|(from, place)| {
                let record = game.board().feature(place).map(|feature| game.board().record(feature));
                let record = record.map(|record| words.record(&record)).unwrap_or_default();
                let label = say!(words, "city-leave-to", feature = record);
                (label, say!(words, "city-leave-from", quarter = words.quarter(from)), leave(seat, from, place))
            });
            Some(Question {
                title: say!(words, "city-leave", name = game.name(seat)),
                about: say!(words, "city-leave-about"),
                answers: answers.collect(),
                none: Some((say!(words, "city-stay"), Move::StayInCity { player: seat })),
            })
        }
        Phase::Enter => {
            let answers = Quarter::ALL.into_iter().map(|quarter| {
                let enter = Move::EnterCity { figure: Figure::Follower, quarter };
                (capitalised(&words.quarter(quarter)), words.quarter_serves(quarter), enter)
            });
            Some(Question {
                title: say!(words, "city-enter", name = game.name(active)),
                about: say!(words, "city-enter-about"),
                answers: answers.collect(),
                none: Some((say!(words, "city-enter-not"), Move::EndTurn)),
            })
        }
        Phase::MoveCount => {
            let count = game.city().map(crate::rules::expansion::count::City::count);
            let others = Quarter::ALL.into_iter().filter(|quarter| Some(*quarter) != count);
            let answers = others
                .map(|quarter| (capitalised(&words.quarter(quarter)), String::new(), Move::MoveCount { quarter }));
            Some(Question {
                title: say!(words, "city-count", name = game.name(active)),
                about: say!(words, "city-count-about"),
                answers: answers.collect(),
                none: Some((say!(words, "city-count-stays"), Move::EndTurn)),
            })
        }
        Phase::Deal | Phase::Place | Phase::Deploy { .. } | Phase::Scored | Phase::Finished => None,
    }
}

fn leave(player: Seat, from: Quarter, place: Place) -> Move {
    Move::LeaveCity { player, figure: Figure::Follower, from, at: place.at, on: place.segment }
}

impl Table {
    /// The question with its answers, in the tray.
    pub(super) fn city_question<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let question = question(game, shared)?;
        let answers = question.answers.into_iter().enumerate().map(|(index, (label, about, made))| {
            let key = text((index + 1).to_string()).font(STRONG).size(size::TEXT).color(palette.royal);
            let about = (!about.is_empty()).then(|| note(about, palette));
            let content = iced::widget::row![key, column![strong(label), about]];
            let content = content.spacing(gap::M).align_y(iced::Center);
            pressable(palette, Weight::Secondary, content, [gap::XS, gap::M], Some(Message::Make(made)))
        });
        let none = question
            .none
            .map(|(label, made)| action(palette, Weight::Secondary, label, Some("⏎"), Some(Message::Make(made))));
        let choices = Row::with_children(answers.chain(none)).spacing(gap::S).wrap().vertical_spacing(gap::S);
        let head = column![strong(question.title).size(size::LEAD), note(question.about, palette)];
        let list = iced::widget::scrollable(choices).style(crate::app::theme::scroll(palette));
        Some(Column::new().push(head).push(list).spacing(gap::M).into())
    }

    /// The answer of that number; 0 is Enter.
    pub(super) fn answer(&mut self, number: usize, shared: &Shared, session: &Session) -> Action {
        let Some(question) = question(self.game(session), shared) else { return Action::None };
        let made = match number.checked_sub(1) {
            Some(index) => question.answers.into_iter().nth(index).map(|(_, _, made)| made),
            None => question.none.map(|(_, made)| made),
        };
        made.map_or(Action::None, |made| self.make(made, shared, session))
    }

    /// The way out of the City to the feature that was clicked.
    pub(super) fn way_to(&self, clicked: Place, session: &Session) -> Option<Move> {
        let game = self.game(session);
        let feature = game.board().feature(clicked)?;
        let mut ways = game.ways_out().into_iter();
        let (from, place) = ways.find(|(_, place)| game.board().feature(*place) == Some(feature))?;
        // At the end a field is joined where it was clicked.
        let place = if game.board().kind(feature) == crate::rules::feature::Kind::Field { clicked } else { place };
        Some(leave(game.leaver()?, from, place))
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
