//! A question as it is sent.

use serde::Serialize;

use super::board::figure;
use super::{CardView, card_view};
use crate::phone::offer::{Form, Offer};
use crate::phone::{Drawing, place};
use crate::rules::expansion::fair::{Hit, Token};
use crate::rules::feature::Occupant;
use crate::rules::game::question::{Answer, Topic};
use crate::rules::geometry::Position;
use crate::rules::player::Figure;
use crate::rules::setup::Recording;
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::text::{Measure, Words};

#[derive(Serialize)]
pub(super) struct QuestionView {
    index: usize,
    topic: &'static str,
    /// It tells of a hand: the phone is quiet about it.
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
    #[serde(skip_serializing_if = "Option::is_none")]
    throw: Option<ThrowView>,
}

#[derive(Serialize)]
struct AnswerView {
    index: usize,
    label: String,
    about: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<[f32; 2]>,
}

/// What is filled in of a throw.
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

/// A question of a seat, the one of that number.
pub(super) fn question(
    index: usize,
    offer: &Offer,
    game: &Game,
    words: &Words,
    drawing: &dyn Drawing,
) -> QuestionView {
    let asked = &offer.question;
    let worded = match offer.form {
        Form::Laptop => words.asked_at_laptop(game),
        _ => words.asked_on_phone(asked, game),
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
            let cards = cards.iter().map(|card| card_view(card, words)).collect();
            (Some([*least, *most]), Some(cards))
        }
        Form::Plain | Form::Show | Form::Tile | Form::Throw(_) | Form::Laptop => (None, None),
    };
    // Cards are picked, not the moves that are made with them.
    let listed = if count.is_none() { asked.answers.as_slice() } else { &[] };
    let answers = listed.iter().enumerate();
    QuestionView {
        index,
        // The page shows the ways to do one thing beside each other.
        topic: if asked.is_for_one_figure(game) { "act" } else { topic(asked.topic) },
        secret: asked.topic.is_secret(),
        urgent: offer.urgent,
        title: worded.title,
        about: worded.about,
        answers: answers
            .map(|(index, answer)| view(index, answer, asked.whom, game, words, drawing))
            .collect(),
        pass: asked.pass.as_ref().map(|_| words.pass_on_phone(asked.topic, game)),
        form,
        count,
        cards,
        places: matches!(offer.form, Form::Tile).then(|| places(game)),
        throw: match offer.form {
            Form::Throw(token) => Some(throw(token, words)),
            _ => None,
        },
    }
}

fn view(
    index: usize,
    answer: &Answer,
    whom: Seat,
    game: &Game,
    words: &Words,
    drawing: &dyn Drawing,
) -> AnswerView {
    let worded = words.answer_on_phone(answer, game);
    let card = if let Move::KeepOrders { returned: Some(card), .. }
    | Move::FulfilOrder { card, .. } = &answer.made
    {
        game.catalogue().card(card.as_str())
    } else {
        None
    };
    AnswerView {
        index,
        label: worded.title,
        about: worded.about,
        card: card.map(|card| card_view(card, words)),
        picture: picture(&answer.made, whom, game),
        at: (game.recording() == Recording::Board)
            .then(|| place::of(answer, game, drawing))
            .flatten(),
    }
}

/// The open places that some tile fits that can be drawn now.
fn places(game: &Game) -> Vec<Position> {
    let open = game.board().open_places().map(|(at, _)| at);
    open.filter(|at| game.count_fitting(*at) > 0).collect()
}

/// The picture of what an answer moves.
fn picture(made: &Move, whom: Seat, game: &Game) -> Option<String> {
    let of = |seat, kind| Some(figure(Occupant { seat, figure: kind }));
    let hit = |hit: &Hit| of(hit.player, hit.figure);
    match made {
        Move::Deploy { figure, .. }
        | Move::DeployAnyway { figure, .. }
        | Move::ManTower { figure, .. }
        | Move::Ransom { figure, .. }
        | Move::EnterCity { figure, .. } => of(whom, *figure),
        Move::PlaceBarn { .. } => of(whom, Figure::Barn),
        Move::MoveWagon { player, .. } => of(*player, Figure::Wagon),
        Move::LeaveCity { player, figure, .. }
        | Move::JoinFeature { player, figure, .. }
        | Move::Escape { player, figure, .. }
        | Move::RemoveKnight { player, figure, .. }
        | Move::Capture { player, figure, .. } => of(*player, *figure),
        Move::MoveFairy { .. } => Some("piece/fairy".to_owned()),
        Move::MoveDragon { .. } => Some("piece/dragon".to_owned()),
        Move::MoveCount { .. } => Some("piece/count".to_owned()),
        Move::RaiseTower { at } => {
            let height = game.towers().and_then(|towers| towers.tower(*at)).map_or(0, |t| t.height);
            Some(format!("piece/tower-{}", u32::from(height) + 1))
        }
        Move::PlaceAbbey { .. } => Some("tile/abbey/0".to_owned()),
        Move::RemoveTile { tile } | Move::Place { tile, .. } | Move::PlaceAnyway { tile, .. } => {
            Some(format!("tile/{tile}/0"))
        }
        Move::BeginLeaving { player } => Some(format!("token/{}", player.index())),
        Move::Throw(throw) => throw.hits.first().or(throw.swap.as_ref()).and_then(hit),
        Move::DealOrders { .. }
        | Move::KeepOrders { .. }
        | Move::DiscardOrders { .. }
        | Move::DrawOrder { .. }
        | Move::FulfilOrder { .. }
        | Move::KeepWagon { .. }
        | Move::OpenFair { .. }
        | Move::TowerSite { .. }
        | Move::EndTurn
        | Move::Pass
        | Move::StayInCity { .. }
        | Move::Adjust { .. }
        | Move::Note(_)
        | Move::Report { .. }
        | Move::BeginTurn { .. }
        | Move::DescribeTile(_)
        | Move::JoinGame(_)
        | Move::LeaveGame { .. }
        | Move::ChangeSeats { .. }
        | Move::ChangeRules { .. }
        | Move::Remain { .. }
        | Move::CountCompleted { .. }
        | Move::EndGame => None,
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

/// What a question is called in JSON.
const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Dealt => "dealt",
        Topic::Keep => "keep",
        Topic::Fulfil => "fulfil",
        Topic::Declare => "declare",
        Topic::Draw => "draw",
        Topic::Discard => "discard",
        Topic::Tile => "tile",
        Topic::Abbey => "abbey",
        Topic::Ransom => "ransom",
        Topic::Escape => "escape",
        Topic::Act(_) => "act",
        Topic::Dragon => "dragon",
        Topic::BeginLeaving => "begin-leaving",
        Topic::Leave => "leave",
        Topic::Wagon => "wagon",
        Topic::Enter => "enter",
        Topic::Count => "count",
        Topic::Token => "token",
        Topic::Throw(_) => "throw",
        Topic::Note => "note",
        Topic::Deed => "deed",
        Topic::Turn => "turn",
        Topic::Remain => "remain",
        Topic::Completed => "completed",
        Topic::Skip => "skip",
        Topic::End => "end",
        Topic::Adjust => "adjust",
    }
}
