//! The offers to one seat: the questions of the game for that player, in the form in which a phone
//! answers them; and their stamps, by which answers name them.

use std::fmt::Write as _;
use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use super::state::{Shown, Stage};
use rules::card::deck::DEALT;
use rules::card::{self, Card};
use rules::game::legal;
use rules::game::question::{self, Answer, Question, Shows, Topic};
use rules::setup::Recording;
use rules::throw::Token;
use rules::{Game, Move, Seat};

/// A question, and the form of its answer.
pub(super) struct Offer {
    pub(super) question: Question,
    pub(super) form: Form,
}

/// The ways to answer a question.
pub(super) enum Form {
    /// By one of the question's answers.
    Plain,
    /// By showing the order that is fulfilled already to all.
    Show,
    /// By a tile and its place.
    Tile,
    /// By so many of these cards.
    Cards { least: usize, most: usize, cards: Vec<Arc<Card>> },
    /// By the result of a throw.
    Throw(Token),
    /// At the laptop.
    Laptop,
}

/// Everything that a seat may answer now, in the order of [`Game::questions`].
pub(super) fn offers(shown: &Shown, seat: Seat) -> Vec<Offer> {
    let game = &*shown.snapshot.game;
    if shown.snapshot.pause.is_some() || shown.stage != Stage::Playing {
        return Vec::new();
    }
    match shown.veiled() {
        Some(veiled) if veiled.seat != seat => Vec::new(),
        Some(veiled) => match veiled.cards.first() {
            Some(card) => vec![show(seat, card)],
            None => {
                let asked = of_seat(game, seat);
                asked.into_iter().filter(|offer| offer.question.topic == Topic::Fulfil).collect()
            }
        },
        None => of_seat(game, seat),
    }
}

/// The offer to show a fulfilled order: it looks like a choice of one.
fn show(seat: Seat, card: &card::Id) -> Offer {
    let answers = vec![Answer::fulfils(seat, card)];
    Offer { question: Question::new(seat, Topic::Fulfil, answers), form: Form::Show }
}

fn of_seat(game: &Game, seat: Seat) -> Vec<Offer> {
    // A question beside the turn is offered only while the table waits for the same player: an
    // answer that begins the next turn would say no to another player's question.
    let waits_for = game.question().map(|question| question.whom);
    let asked = game.questions().into_iter().filter(|question| question.whom == seat);
    let word = word(game, seat);
    let has_word = word.is_some();
    let asked = asked.filter(|question| question.topic != Topic::Declare || !has_word);
    let asked = asked.flat_map(Question::by_piece);
    let offers = asked.filter_map(|question| offer(question, game));
    offers
        .chain(word)
        .filter(|offer| {
            let question = &offer.question;
            !question.beside || question.topic == Topic::Declare || waits_for == Some(seat)
        })
        .collect()
}

/// R-KO-40: the way to say that an order is fulfilled, where the deck has some that their holders
/// alone judge: it is always there and offers the whole hand, whether or not one of these is in it.
/// The game refuses a card that it judges itself.
fn word(game: &Game, seat: Seat) -> Option<Offer> {
    let is_open = game.recording() != Recording::Deck;
    let orders = game.orders().filter(|_| is_open && game.may_declare_orders())?;
    let cards = orders.hand(seat).held.clone();
    if !game.company().plays(seat) {
        return None;
    }
    let question = Question { beside: true, ..Question::new(seat, Topic::Declare, Vec::new()) };
    Some(Offer { question, form: Form::Cards { least: 1, most: 1, cards } })
}

/// A question in its form; `None` if it belongs to the laptop alone and nobody waits for it.
fn offer(mut question: Question, game: &Game) -> Option<Offer> {
    let facts = question.topic.facts();
    if facts.is_of_screen {
        return None;
    }
    let is_printed = game.orders().is_some_and(|orders| orders.is_printed());
    let form = match facts.form {
        question::Form::Cards if question.topic == Topic::Dealt => {
            let dealt = game.orders().map_or(DEALT, |orders| DEALT.min(orders.left()));
            Form::Cards { least: dealt, most: dealt, cards: deck(game) }
        }
        question::Form::Cards => {
            let most = question.answers.iter().map(|answer| discarded(&answer.made).len()).max()?;
            let cards = game.orders()?.hand(question.whom).held.iter();
            let may = |card: &&Arc<Card>| {
                question.answers.iter().any(|answer| discarded(&answer.made).contains(&card.id))
            };
            Form::Cards { least: 1, most, cards: cards.filter(may).cloned().collect() }
        }
        question::Form::Answers if question.topic == Topic::Draw && is_printed => {
            Form::Cards { least: 1, most: 1, cards: deck(game) }
        }
        // Tiles that the app does not know are described at the laptop.
        question::Form::Tile if legal::count_to_draw(game) == 0 => {
            question.pass = None;
            Form::Laptop
        }
        question::Form::Tile => {
            let unfit = game.tiles_to_draw().filter(|(tile, _)| !game.board().has_placement(tile));
            let removed = unfit.map(|(tile, _)| {
                Answer::new(Move::RemoveTile { tile: tile.id.clone() })
                    .showing(Shows::Tile(tile.id.clone()))
            });
            question.answers.extend(removed);
            Form::Tile
        }
        question::Form::Throw(token @ (Token::Target | Token::KnockOut)) => Form::Throw(token),
        // Where nothing but the orders is recorded, a turn is only passed on.
        question::Form::Written if game.recording() != Recording::Deck => {
            question.pass = None;
            Form::Laptop
        }
        question::Form::Written
        | question::Form::Answers
        | question::Form::Throw(Token::Catch | Token::Seduction) => Form::Plain,
    };
    Some(Offer { question, form })
}

/// The cards of a printed deck that may be meant, each once, whatever copies there are.
fn deck(game: &Game) -> Vec<Arc<Card>> {
    let Some(orders) = game.orders() else { return Vec::new() };
    let mut cards: Vec<Arc<Card>> = orders.enterable().into_iter().cloned().collect();
    cards.sort_by(|one, other| one.id.cmp(&other.id));
    cards
}

fn discarded(made: &Move) -> &[card::Id] {
    if let Move::DiscardOrders { cards } = made { cards } else { &[] }
}

/// The length of a stamp, in bytes.
const LENGTH: usize = 12;

/// The stamp of a question to a seat. It is made of what that seat is sent, of the tiles that lie,
/// and of the answers that the seat has given: the same question of a later turn has another one.
pub(super) fn stamp(offer: &Offer, shown: &Shown, seat: Seat) -> String {
    let question = &offer.question;
    let made: Vec<_> = question.answers.iter().map(|answer| &answer.made).collect();
    let cards: Vec<&str> = match &offer.form {
        Form::Cards { cards, .. } => cards.iter().map(|card| card.id.as_str()).collect(),
        Form::Plain | Form::Show | Form::Tile | Form::Throw(_) | Form::Laptop => Vec::new(),
    };
    // A question beside the turn is asked so in other players' turns as well.
    let tiles = (!question.beside).then(|| shown.snapshot.game.board().tiles().len());
    let what = (seat.index(), question.topic.facts().name, &question.pass, question.beside);
    let all = serde_json::to_vec(&(what, made, cards, tiles, shown.taken[seat]));
    let hash = Sha256::digest(all.unwrap_or_default());
    hash.iter().take(LENGTH).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Whether a seat is asked the question of that stamp now.
pub(super) fn is_asked(shown: &Shown, seat: Seat, wanted: &str) -> bool {
    offers(shown, seat).iter().any(|offer| stamp(offer, shown, seat) == wanted)
}

/// Whether a wish still answers what is asked: that very question, or else the state of that
/// revision.
pub(super) fn still(shown: &Shown, seat: Seat, revision: u64, question: Option<&str>) -> bool {
    question.map_or(shown.since == revision, |asked| is_asked(shown, seat, asked))
}
