//! The page, its words and pictures: everything that is the same for everybody.

use std::collections::{BTreeSet, HashMap};
use std::io;
use std::pin::Pin;
use std::sync::{Arc, LazyLock, PoisonError};
use std::task::{Context, Poll};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::{Body, Frame};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tokio::sync::mpsc;

use super::Event;
use super::guard::From;
use super::poll::{Asking, json};
use super::state::Shared;
use super::view;
use rules::game::legal;
use rules::geometry::Position;
use rules::tile::{self, shown::Shown};
use text::Language;
use text::say;
use text::spoken::Spoken;

const PAGE: &str = include_str!("../../resources/phone/page.html");
const TOO_OLD: &str = include_str!("../../resources/phone/old.js");

/// The most pictures that are kept.
const PICTURES: usize = 2048;
/// The most tiles that come with one request.
const TILES: usize = 100;
/// How long a browser keeps what is the same for all of a game.
const KEPT: &str = "private, max-age=86400";
/// The longest name of a picture.
const NAME: usize = 100;

/// The page was asked for, or its code was sent: a phone has found the laptop.
pub(super) fn requested(shared: &Shared) {
    let was_expected = std::mem::take(&mut shared.state().expected);
    if was_expected {
        shared.tell(Event::Requested);
    }
}

/// The page of the table and of a player.
pub(super) async fn page(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    requested(&shared);
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PAGE)
}

/// The style of the page.
pub(super) async fn style() -> impl IntoResponse {
    static SENT: LazyLock<String> = LazyLock::new(|| packed::text("phone/page.css"));
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], SENT.as_str())
}

/// The script of the page.
pub(super) async fn script() -> impl IntoResponse {
    static SENT: LazyLock<String> = LazyLock::new(|| packed::text("phone/page.js"));
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], SENT.as_str())
}

/// The script that tells a browser in its own language that it is too old: it asks for nothing that
/// such a browser could not.
pub(super) async fn too_old(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let wanted = wanted.and_then(|wanted| wanted.split([',', ';']).next()).map(str::trim);
    let words = shared.words(wanted).or_else(|| shared.words(None));
    let said = words.map(|words| say!(words, "phones-too-old")).unwrap_or_default();
    let said = Value::String(said).to_string();
    let type_ = (header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    ([type_], TOO_OLD.replace("SAID", &said)).into_response()
}

/// The words of the page.
pub(super) async fn words(
    State(shared): State<Arc<Shared>>,
    Query(asking): Query<Asking>,
) -> Result<Response, StatusCode> {
    let words = shared.words(asking.language.as_deref()).ok_or(StatusCode::BAD_REQUEST)?;
    let said = words.page().into_iter().map(|(key, said)| (key, Value::String(said)));
    let name = |language: &Language| {
        (language.key().to_owned(), Value::String(language.own_name().to_owned()))
    };
    let languages: Map<String, Value> = Language::ALL.iter().map(name).collect();
    let mut all: Map<String, Value> = said.collect();
    all.insert("languages".to_owned(), Value::Object(languages));
    Ok(json(&all))
}

/// A place on the board, to be asked about.
#[derive(Deserialize)]
pub(super) struct At {
    x: i32,
    y: i32,
    language: Option<String>,
}

#[derive(Serialize)]
struct Fitting {
    tile: tile::Id,
    turn: u8,
    name: String,
    /// The tile as it lies, in words.
    lies: String,
    /// The letters of its sides as it lies, clockwise from the top.
    sides: String,
    /// The things that stand out on it, by the numbers of the words of the page.
    shows: Vec<usize>,
}

/// The tiles that fit a place; none while the board is veiled.
pub(super) async fn fitting(
    State(shared): State<Arc<Shared>>,
    Query(at): Query<At>,
) -> Result<Response, StatusCode> {
    let words = shared.words(at.language.as_deref()).ok_or(StatusCode::BAD_REQUEST)?;
    let shown = shared.now();
    let place = Position::new(at.x, at.y);
    let game = &shown.snapshot.game;
    let is_open = game.board().socket(place).is_some();
    if !shown.is_board_open() || !is_open {
        return Ok(json(&[(); 0]));
    }
    let spoken = Spoken::new(words, game, None);
    let tiles = legal::fitting(game, place).into_iter().map(|(tile, rotation)| Fitting {
        tile: tile.id.clone(),
        turn: rotation.quarters(),
        name: words.tile(tile),
        lies: spoken.tile(tile, rotation),
        sides: tile.code_lying(rotation),
        shows: (0..).zip(Shown::all()).filter(|(_, it)| it.is_on(tile)).map(|(n, _)| n).collect(),
    });
    Ok(json(&tiles.collect::<Vec<_>>()))
}

/// The board in words; nothing while it is veiled or not mirrored. A large one takes long to tell:
/// that is done once, however many ask.
pub(super) async fn board(
    State(shared): State<Arc<Shared>>,
    Query(asking): Query<Asking>,
) -> Result<Response, StatusCode> {
    let language = asking.language.as_deref();
    let words = shared.words(language).ok_or(StatusCode::BAD_REQUEST)?;
    let shown = shared.now();
    let mut boards = shared.boards.lock().unwrap_or_else(PoisonError::into_inner);
    let told = boards.answer(shown.since, Language::of_locale(language), || {
        let is_open = shown.is_board_open();
        let board = is_open.then(|| view::spoken(&shown.snapshot.game, words)).flatten();
        serde_json::to_vec(&board).unwrap_or_default()
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}

/// Draws the pictures of all cards of the deck, for as long as they are wanted. Returns whether all
/// are drawn.
pub(super) fn draw_deck(shared: &Shared, mut is_wanted: impl FnMut() -> bool) -> bool {
    let game = Arc::clone(&shared.now().snapshot.game);
    let ids = game.setup().orders.iter().flatten();
    let cards = ids.filter_map(|id| game.catalogue().card(id.as_str()));
    let (pictures, marks): (BTreeSet<String>, BTreeSet<String>) = cards
        .map(|card| (format!("card/{}", card.id.printed()), format!("mark/{}", card.set)))
        .unzip();
    let mut deck = HashMap::new();
    for names in [pictures, marks] {
        let mut drawn = Vec::new();
        for name in names {
            if !is_wanted() {
                return false;
            }
            if let Some(png) = shared.drawing.picture(&name, &game) {
                drawn.push((name, png));
            }
        }
        // All get the length of the longest; nobody reads what follows the end of a picture.
        let length = drawn.iter().map(|(_, png)| png.len()).max().unwrap_or(0);
        for (name, mut png) in drawn {
            png.resize(length, 0);
            deck.insert(name, png.into());
        }
    }
    *shared.deck.lock().unwrap_or_else(PoisonError::into_inner) = Arc::new(deck);
    true
}

/// Draws the deck of each further game, beside the requests: those of the deck before are shown
/// until all are drawn, and a phone asks again for one that is not among them.
pub(super) async fn draw_decks(shared: &Arc<Shared>) {
    loop {
        shared.dealt.notified().await;
        let drawing = Arc::clone(shared);
        let drawn = tokio::task::spawn_blocking(move || draw_deck(&drawing, || true)).await;
        if drawn.is_err() {
            log::error!("the cards of a game could not be drawn for phones");
        }
    }
}

/// A picture.
pub(super) async fn picture(
    State(shared): State<Arc<Shared>>,
    Extension(from): Extension<From>,
    Path(file): Path<String>,
) -> Result<Response, StatusCode> {
    let name = file.strip_suffix(".png").filter(|name| is_name(name));
    let name = name.ok_or(StatusCode::NOT_FOUND)?.to_owned();
    // Pictures of a hand: drawn before, all at the same cost, and on no disk. A page asks for all
    // of a hand when that is dealt or drawn, which everybody sees, and for none when a card is
    // turned: who notices from other answers that one is asked for learns no more than that.
    let is_of_hand = name.starts_with("card/") || name.starts_with("mark/");
    let (png, age) = if is_of_hand {
        let deck = Arc::clone(&shared.deck.lock().unwrap_or_else(PoisonError::into_inner));
        let png = deck.get(&name).cloned();
        (png.ok_or(StatusCode::NOT_FOUND)?, "no-store")
    } else {
        (drawn(&shared, &from, name).await?, KEPT)
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, age)];
    Ok((headers, png).into_response())
}

/// The lying tiles whose pictures are asked for, by their names, with commas between them.
#[derive(Deserialize)]
pub(super) struct Lying {
    of: String,
}

/// Pictures, each as soon as it is drawn.
struct Drawn(mpsc::Receiver<io::Result<Bytes>>);

impl Body for Drawn {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        let next = self.get_mut().0.poll_recv(context);
        next.map(|next| next.map(|picture| picture.map(Frame::data)))
    }
}

/// The pictures of tiles, each after its length in four bytes, the highest first.
pub(super) async fn tiles(
    State(shared): State<Arc<Shared>>,
    Extension(from): Extension<From>,
    Query(Lying { of }): Query<Lying>,
) -> Result<Response, StatusCode> {
    let names: Vec<String> = of.split(',').map(|name| format!("tile/{name}")).collect();
    if names.len() > TILES || !names.iter().all(|name| is_name(name)) {
        return Err(StatusCode::NOT_FOUND);
    }
    if let Some(first) = names.first() {
        drawn(&shared, &from, first.clone()).await?;
    }
    let (sending, pictures) = mpsc::channel(1);
    tokio::spawn(async move {
        for name in names {
            let next = drawn(&shared, &from, name).await.map(after_length);
            // A browser keeps nothing of an answer that breaks off.
            let is_last = next.is_err();
            let next = next.map_err(|_| io::ErrorKind::NotFound.into());
            if sending.send(next).await.is_err() || is_last {
                break;
            }
        }
    });
    let type_ = (header::CONTENT_TYPE, "application/octet-stream");
    let body = axum::body::Body::new(Drawn(pictures));
    Ok(([type_, (header::CACHE_CONTROL, KEPT)], body).into_response())
}

/// A picture after its length.
fn after_length(png: Bytes) -> Bytes {
    let length = u32::try_from(png.len()).unwrap_or(u32::MAX).to_be_bytes();
    [&length[..], &png[..]].concat().into()
}

/// A picture that was drawn before, or is drawn now while other requests are served.
async fn drawn(shared: &Arc<Shared>, from: &From, name: String) -> Result<Bytes, StatusCode> {
    let shown = shared.now();
    if let Some(png) = kept(shared, &shown.name, &name) {
        return Ok(png);
    }
    let [of_seats, of_others] = &shared.drawn;
    let mine = if from.0.is_beside_a_seat() { of_seats } else { of_others };
    // A phone that has gone meanwhile gives up its place here.
    let place = Arc::clone(mine).acquire_owned().await;
    let place = place.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
    if let Some(png) = kept(shared, &shown.name, &name) {
        return Ok(png);
    }
    let (drawing, game) = (Arc::clone(&shared.drawing), Arc::clone(&shown.snapshot.game));
    let wanted = name.clone();
    let draw = move || {
        let png = drawing.picture(&wanted, &game);
        drop(place);
        png
    };
    let drawn = tokio::task::spawn_blocking(draw).await;
    let png = drawn.inspect_err(|_| log::error!("a picture could not be drawn for phones"));
    let png = png.ok().flatten();
    let png = Bytes::from(png.ok_or(StatusCode::NOT_FOUND)?);
    let mut state = shared.state();
    if state.pictures.0 == shown.name && state.pictures.1.len() < PICTURES {
        state.pictures.1.insert(name, png.clone());
    }
    Ok(png)
}

/// A picture of the game of that name that was drawn before.
fn kept(shared: &Shared, game: &str, name: &str) -> Option<Bytes> {
    let mut state = shared.state();
    if state.pictures.0 != game {
        state.pictures = (game.to_owned(), HashMap::new());
    }
    state.pictures.1.get(name).cloned()
}

fn is_name(name: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/');
    name.len() <= NAME && name.chars().all(letter)
}
