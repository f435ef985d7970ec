//! A question as it is sent.

use serde::Serialize;

use super::board;
use super::spoken::features_of;
use super::{CardView, card_view};
use crate::offer::{Form, Offer};
use crate::{Drawing, place};
use rules::Game;
use rules::card::Card;
use rules::game::legal;
use rules::game::question::{Answer, Shows, Topic};
use rules::geometry::Position;
use rules::setup::Recording;
use rules::throw::Token;
use text::say;
use text::spoken::Spoken;
use text::{Measure, Worded, Words};

#[derive(Serialize)]
pub(super) struct QuestionView {
    index: usize,
    /// The stamp that its answers name.
    stamp: String,
    topic: &'static str,
    /// Whether it tells of a hand, so that the phone is quiet about it.
    secret: bool,
    urgent: bool,
    title: String,
    about: String,
    answers: Vec<AnswerView>,
    pass: Option<String>,
    form: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<[usize; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<CardView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Vec<Position>>,
    /// These places in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    place_words: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    throw: Option<ThrowView>,
}

#[derive(Serialize)]
struct AnswerView {
    index: usize,
    label: String,
    about: String,
    /// All that the answer's point on the board shows, for whoever does not see it.
    #[serde(skip_serializing_if = "String::is_empty")]
    heard: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<[f32; 2]>,
    /// The feature at which it points, where another answer points at the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<String>,
}

/// The fields to fill in for a throw.
#[derive(Serialize)]
struct ThrowView {
    token: Token,
    label: String,
    needs: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    units: Vec<UnitView>,
    record: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    off: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    diameter: Option<String>,
}

#[derive(Serialize)]
struct UnitView {
    unit: Measure,
    label: String,
    millimetres: f64,
}

/// The view of a seat's question, by its number.
pub(super) fn question(
    (index, stamp): (usize, String),
    offer: &Offer,
    game: &Game,
    (words, hints): (&Words, bool),
    drawing: &dyn Drawing,
) -> QuestionView {
    let asked = &offer.question;
    let worded = match offer.form {
        Form::Laptop => words.asked_at_laptop(game),
        _ => words.asked_on_phone(asked, game, hints),
    };
    let form = match offer.form {
        Form::Plain | Form::Show => None,
        Form::Tile => Some("tile"),
        Form::Cards { .. } => Some("cards"),
        Form::Throw(_) => Some("throw"),
        Form::Laptop => Some("laptop"),
    };
    let (count, cards) = match &offer.form {
        Form::Cards { least, most, cards } => {
            let cards = cards.iter().map(|card| CardView {
                copies: copies(card, asked.topic, game),
                ..card_view(card, words)
            });
            let cards = cards.collect();
            (Some([*least, *most]), Some(cards))
        }
        Form::Plain | Form::Show | Form::Tile | Form::Throw(_) | Form::Laptop => (None, None),
    };
    // Cards are picked, not the moves made with them.
    let listed = if count.is_none() { asked.answers.as_slice() } else { &[] };
    let worded_answers = words.answers(listed, game, hints);
    let places = matches!(offer.form, Form::Tile).then(|| places(game));
    let spoken = Spoken::new(words, game, Some(asked.whom)).hinting(hints);
    let heard = heard(listed, &spoken, game);
    let features = features_of(listed, &spoken, game);
    let answers = listed.iter().zip(worded_answers.into_iter().zip(heard)).zip(features);
    QuestionView {
        index,
        stamp,
        // The page shows the ways to do one thing side by side.
        topic: if game.piece_alone(asked).is_some() { "act" } else { asked.topic.facts().name },
        secret: asked.topic.is_secret(),
        urgent: !asked.beside,
        title: worded.title,
        about: worded.about,
        answers: answers
            .enumerate()
            .map(|(index, ((answer, worded), on))| AnswerView {
                on,
                ..view(index, answer, worded, game, (words, drawing))
            })
            .collect(),
        pass: asked.pass.as_ref().map(|_| words.pass_on_phone(asked.topic, game)),
        form,
        count,
        cards,
        place_words: places.as_ref().map(|places| {
            places.iter().map(|at| spoken.located(&spoken.place(*at), *at)).collect()
        }),
        places,
        throw: match offer.form {
            Form::Throw(token) => Some(throw(token, words)),
            _ => None,
        },
    }
}

/// All that the points of answers on the board show; nothing where the game keeps no board.
fn heard(answers: &[Answer], spoken: &Spoken<'_>, game: &Game) -> Vec<String> {
    match game.recording() {
        Recording::Board => spoken.answers(answers),
        Recording::Scorepad | Recording::Deck => vec![String::new(); answers.len()],
    }
}

fn view(
    index: usize,
    answer: &Answer,
    (worded, heard): (Worded, String),
    game: &Game,
    (words, drawing): (&Words, &dyn Drawing),
) -> AnswerView {
    let card = match &answer.shows {
        Some(Shows::Card(card)) => game.catalogue().card(card.as_str()),
        Some(Shows::Piece(_) | Shows::Tile(_) | Shows::Seat(_)) | None => None,
    };
    AnswerView {
        index,
        label: worded.title,
        about: worded.about,
        heard,
        card: card.map(|card| card_view(card, words)),
        picture: answer.shows.as_ref().and_then(picture),
        at: (game.recording() == Recording::Board)
            .then(|| place::point(answer.target, game, drawing))
            .flatten(),
        on: None,
    }
}

/// How often a card of a printed deck can be entered, if more than once.
fn copies(card: &Card, topic: Topic, game: &Game) -> Option<usize> {
    let orders = game.orders().filter(|_| matches!(topic, Topic::Dealt | Topic::Draw))?;
    Some(orders.hidden(card)).filter(|copies| *copies > 1)
}

/// The open places that fit a tile which can be drawn now.
fn places(game: &Game) -> Vec<Position> {
    let open = game.board().open_places().map(|(at, _)| at);
    open.filter(|at| legal::can_fill(game, *at)).collect()
}

/// The picture of the thing that an answer is about; a card is sent whole.
fn picture(shows: &Shows) -> Option<String> {
    match shows {
        Shows::Piece(piece) => Some(board::picture(*piece)),
        Shows::Tile(tile) => Some(format!("tile/{tile}/0")),
        Shows::Seat(seat) => Some(format!("token/{}", seat.index())),
        Shows::Card(_) => None,
    }
}

fn throw(token: Token, words: &Words) -> ThrowView {
    let measured = token == Token::Target;
    let unit = |unit: &Measure| UnitView {
        unit: *unit,
        label: words.measure(*unit),
        millimetres: unit.millimetres(),
    };
    ThrowView {
        token,
        label: words.token(token),
        needs: if measured { vec!["distance"] } else { vec!["hits"] },
        units: if measured { Measure::ALL.iter().map(unit).collect() } else { Vec::new() },
        record: say!(words, "fair-record"),
        off: measured.then(|| say!(words, "fair-off")),
        distance: measured.then(|| say!(words, "fair-distance")),
        diameter: measured.then(|| say!(words, "fair-to-centre")),
    }
}
