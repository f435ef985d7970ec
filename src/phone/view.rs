//! The content that is sent: the table for everybody, and for one seat its hand and its questions.
//! Nothing here is made of another's hand, of the pile, or of veiled events.

mod asked;
mod board;
mod spoken;

use std::sync::Arc;

use serde::Serialize;

use super::state::Shown;
use super::{Drawing, Pause, Phone, offer, sign};
use journal::news::News;
use rules::card::{self, Card};
use rules::expansion::king_robber::Holding;
use rules::game::Phase;
use rules::setup::Recording;
use rules::title::Title as Kind;
use rules::{Game, Seat};
use text::Words;
use text::news::Headline;
use text::printable::line;
use text::say;

pub(super) use spoken::spoken;

/// The table, as everybody may see it.
#[derive(Serialize)]
pub(super) struct Table {
    revision: u64,
    game: String,
    /// The player who shows a fulfilled order next; the table has nothing of its points then.
    veiled: Option<String>,
    headline: String,
    players: Vec<Player>,
    #[serde(flatten)]
    open: Option<Open>,
}

#[derive(Serialize)]
struct Player {
    seat: Seat,
    name: String,
    phone: &'static str,
    #[serde(flatten)]
    open: Option<OpenPlayer>,
}

#[derive(Serialize)]
struct OpenPlayer {
    points: i32,
    active: bool,
    fulfilled: Vec<CardView>,
}

/// The part that is left out while a player has an order to show.
#[derive(Serialize)]
struct Open {
    left: String,
    paused: bool,
    finished: bool,
    /// The player whom the table waits for, as everybody may know.
    waits: Option<Seat>,
    titles: Vec<Title>,
    news: Vec<Told>,
    /// The tile that was placed last.
    placed: Option<String>,
    board: Option<board::BoardView>,
}

/// A piece of news, and the players whom it concerns.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    headline: Headline,
    whom: Vec<Seat>,
}

#[derive(Serialize)]
struct Title {
    title: String,
    who: String,
    about: String,
    mark: &'static str,
}

/// An order, for a player who may see it.
#[derive(Serialize)]
pub(super) struct CardView {
    id: card::Id,
    title: String,
    text: String,
    origin: String,
    points: i32,
    set: String,
    picture: String,
    mark: String,
    /// How far its holder is with what it counts: in the holder's own hand, and nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    progress: Option<String>,
    /// That its holder judges it, where the app judges others: in the holder's own hand alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    judged: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    copies: Option<usize>,
}

/// The view of one seat's phone.
#[derive(Serialize)]
pub(super) struct SeatView {
    revision: u64,
    game: String,
    seat: Seat,
    name: String,
    emblem: u8,
    /// The emblem in words.
    sign: String,
    table: Table,
    hand: Vec<CardView>,
    /// Those that ask to avoid something: kept to the end, and lost.
    kept: Vec<CardView>,
    lost: Vec<CardView>,
    failed: Vec<CardView>,
    undo: bool,
    asked: Vec<asked::QuestionView>,
}

/// The table, for everybody or as the phone of one seat shows it.
pub(super) fn table(
    shown: &Shown,
    who: Option<Seat>,
    words: &Words,
    drawing: &dyn Drawing,
) -> Table {
    let game = &*shown.snapshot.game;
    let veiled = shown.veiled();
    // A player who shows an order sees the table as all have seen it last, for later events are not
    // only of that order.
    let (seen, news, pause) = match (&veiled, &shown.before) {
        (None, _) => (Some(game), shown.snapshot.news.as_slice(), shown.snapshot.pause),
        (Some(veiled), Some((before, news))) if who == Some(veiled.seat) => {
            (Some(&**before), news.as_slice(), shown.snapshot.pause)
        }
        (Some(_), _) => (None, &[][..], None),
    };
    let players = game.seats().map(|seat| Player {
        seat,
        name: line(game.name(seat)).into_owned(),
        phone: match shown.phones[seat] {
            Phone::None => "none",
            Phone::Here { .. } => "here",
            Phone::Asleep { .. } => "asleep",
        },
        open: seen.map(|seen| OpenPlayer {
            points: seen.tally(seat).total(),
            active: is_on_turn(seen, seat),
            fulfilled: seen
                .orders()
                .map_or_else(Vec::new, |orders| cards(&orders.hand(seat).fulfilled, words)),
        }),
    });
    let headline = match (seen, &veiled) {
        (Some(_), _) if pause == Some(Pause::Scoring) => say!(words, "outcome-final"),
        (Some(seen), _) => words.headline(seen),
        (None, Some(veiled)) => say!(words, "display-veiled", name = game.name(veiled.seat)),
        (None, None) => String::new(),
    };
    Table {
        revision: shown.revision,
        game: shown.name.clone(),
        veiled: veiled
            .filter(|_| seen.is_none())
            .map(|veiled| line(game.name(veiled.seat)).into_owned()),
        headline,
        players: players.collect(),
        open: seen.map(|seen| {
            let news = headlines(seen, news, shown, words);
            open(seen, news, pause == Some(Pause::Rests), words, drawing)
        }),
    }
}

/// The news in words, after the line for everybody about an order that is entered twice.
fn headlines(game: &Game, news: &[News], shown: &Shown, words: &Words) -> Vec<Told> {
    let twice = shown.snapshot.entered_twice && shown.veiled().is_none();
    let key = if game.is_finished() { "finale-clashed" } else { "phones-clashed" };
    let twice = twice.then(|| Headline { head: words.say(key, &[]), about: String::new() });
    let twice = twice.map(|headline| Told { headline, whom: Vec::new() });
    let told = news.iter().filter_map(|news| {
        Some(Told { headline: words.news(news, game)?, whom: words.concerned(news, game) })
    });
    twice.into_iter().chain(told).collect()
}

fn open(game: &Game, news: Vec<Told>, paused: bool, words: &Words, drawing: &dyn Drawing) -> Open {
    let mirrored = game.recording() == Recording::Board;
    Open {
        left: if mirrored {
            say!(words, "display-left", count = game.count_left())
        } else {
            String::new()
        },
        paused,
        finished: game.is_finished(),
        waits: waits(game),
        titles: titles(game, words),
        news,
        placed: game.board().tiles().last().map(|placed| words.tile(&placed.tile)),
        board: mirrored.then(|| board::board(game, drawing)),
    }
}

/// Whether it is the turn of that seat; in the deal nobody's, as all choose, nor while the table
/// writes down what is left.
fn is_on_turn(game: &Game, seat: Seat) -> bool {
    game.active() == seat && !matches!(game.phase(), Phase::Deal | Phase::Remains | Phase::Finished)
}

/// The player whom the table waits for; of what only one player may see, nothing is told.
fn waits(game: &Game) -> Option<Seat> {
    if matches!(game.phase(), Phase::Deal | Phase::Remains) {
        return None;
    }
    let asked = game.question().filter(|question| !question.topic.is_secret());
    Some(asked.map_or(game.active(), |question| question.whom)).filter(|_| !game.is_finished())
}

fn titles(game: &Game, words: &Words) -> Vec<Title> {
    let Some(titles) = game.titles() else { return Vec::new() };
    let title = |kind, mark, holding: &Holding| {
        let who = match holding.holder {
            Some(seat) => line(game.name(seat)).into_owned(),
            None => say!(words, "display-nobody"),
        };
        Title { title: words.title(kind), who, about: words.taking(kind, holding), mark }
    };
    vec![title(Kind::King, "crown", &titles.king), title(Kind::Robber, "mask", &titles.robber)]
}

/// The view of a seat's phone; `None` if nobody has the seat.
pub(super) fn seat(
    shown: &Shown,
    seat: Seat,
    words: &Words,
    drawing: &dyn Drawing,
) -> Option<SeatView> {
    let emblem = match shown.phones[seat] {
        Phone::None => return None,
        Phone::Here { emblem } | Phone::Asleep { emblem } => emblem,
    };
    let game = &*shown.snapshot.game;
    let veiled = shown.veiled();
    let is_shown = veiled.is_none();
    let undo = shown.snapshot.undo == Some(seat) && is_shown && shown.snapshot.pause.is_none();
    // Whatever follows an order that is veiled was not shown to anybody.
    let open = game.orders().filter(|_| is_shown).map(|orders| orders.hand(seat));
    let at_end = open.filter(|_| game.is_finished());
    let cards_of = |cards: Vec<&Arc<Card>>| {
        cards.into_iter().map(|card| card_view(card, words)).collect::<Vec<_>>()
    };
    let offers = offer::offers(shown, seat);
    let asked = offers.iter().enumerate();
    Some(SeatView {
        revision: shown.revision,
        game: shown.name.clone(),
        seat,
        name: line(game.name(seat)).into_owned(),
        emblem,
        sign: sign::name(emblem, words),
        table: table(shown, Some(seat), words, drawing),
        hand: hand(shown, seat, words),
        kept: at_end.map(|hand| cards_of(hand.kept().collect())).unwrap_or_default(),
        lost: open.map(|hand| cards_of(hand.spent())).unwrap_or_default(),
        failed: at_end.map(|hand| cards_of(hand.failed().collect())).unwrap_or_default(),
        undo,
        asked: asked
            .map(|(index, offer)| {
                let stamp = offer::stamp(offer, shown, seat);
                let hints = shown.snapshot.hints;
                asked::question((index, stamp), offer, game, (words, hints), drawing)
            })
            .collect(),
    })
}

/// The cards that a player holds; at the end they lie open with everything else. Events veiled for
/// another have not happened yet; an order veiled for the player is in hand until it is shown.
fn hand(shown: &Shown, seat: Seat, words: &Words) -> Vec<CardView> {
    let held = |game: &Game| {
        let held = game.orders().map(|orders| orders.hand(seat).held.as_slice());
        let judges = game.recording() != Recording::Deck;
        let view = |card: &Arc<Card>| CardView {
            progress: game.progress(seat, card).map(|progress| words.progress(progress)),
            judged: (judges && game.is_for_holder_to_judge(&card.id))
                .then(|| say!(words, "order-judged")),
            ..card_view(card, words)
        };
        held.unwrap_or_default().iter().map(view).collect::<Vec<_>>()
    };
    let game = &*shown.snapshot.game;
    match shown.veiled() {
        None if game.is_finished() => Vec::new(),
        None => held(game),
        Some(veiled) if veiled.seat == seat => {
            let fulfilled = veiled.cards.iter().filter_map(|id| game.catalogue().card(id.as_str()));
            held(game).into_iter().chain(fulfilled.map(|card| card_view(card, words))).collect()
        }
        Some(_) => shown.before.as_ref().map(|(before, _)| held(before)).unwrap_or_default(),
    }
}

fn cards(cards: &[Arc<Card>], words: &Words) -> Vec<CardView> {
    cards.iter().map(|card| card_view(card, words)).collect()
}

fn card_view(card: &Card, words: &Words) -> CardView {
    CardView {
        id: card.id.clone(),
        title: line(&words.card_title(card)).into_owned(),
        text: line(&words.card_text(card)).into_owned(),
        origin: words.card_origin(card),
        points: card.points,
        set: card.set.clone(),
        picture: format!("card/{}", card.id.printed()),
        mark: format!("mark/{}", card.set),
        progress: None,
        judged: None,
        copies: None,
    }
}
