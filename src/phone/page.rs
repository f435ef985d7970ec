//! The page, its words and pictures: what is the same for everybody.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::Event;
use super::poll::{Asking, json};
use super::state::Shared;
use crate::rules::geometry::Position;
use crate::rules::tile;
use crate::text::Language;

const PAGE: &str = include_str!("../../resources/phone/page.html");
const STYLE: &str = include_str!("../../resources/phone/page.css");
const SCRIPT: &str = include_str!("../../resources/phone/page.js");

/// The most pictures that are kept.
const PICTURES: usize = 2048;
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

/// How it looks.
pub(super) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}

/// What it does.
pub(super) async fn script() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], SCRIPT)
}

/// Its own words.
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

/// A place of which somebody wants to know what fits it.
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
    let is_open = game.board().open_places().any(|(open, _)| open == place);
    if shown.veiled().is_some() || !is_open {
        return Ok(json(&[(); 0]));
    }
    let tiles = game.fitting(place).into_iter().map(|(tile, rotation)| Fitting {
        tile: tile.id.clone(),
        turn: rotation.quarters(),
        name: words.tile(tile),
    });
    Ok(json(&tiles.collect::<Vec<_>>()))
}

/// A picture.
pub(super) async fn picture(
    State(shared): State<Arc<Shared>>,
    Path(file): Path<String>,
) -> Result<Response, StatusCode> {
    let name = file.strip_suffix(".png").filter(|name| is_name(name));
    let name = name.ok_or(StatusCode::NOT_FOUND)?.to_owned();
    let game = shared.now().name.clone();
    let kept = {
        let mut state = shared.state();
        if state.pictures.0 != game {
            state.pictures = (game.clone(), Default::default());
        }
        state.pictures.1.get(&name).cloned()
    };
    let age = if tells_of_a_hand(&name) { "no-store" } else { "private, max-age=86400" };
    let png = match kept {
        Some(png) => png,
        None => drawn(&shared, game, name).await?,
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, age)];
    Ok((headers, png).into_response())
}

/// Pictures that are asked for when somebody turns a card: they are drawn each time, or the time
/// that they take would tell everybody that somebody has (R-KO-5).
fn tells_of_a_hand(name: &str) -> bool {
    name.starts_with("card/") || name.starts_with("mark/")
}

/// Draws a picture, while the others are served.
async fn drawn(shared: &Arc<Shared>, game: String, name: String) -> Result<Bytes, StatusCode> {
    // Who has gone is still drawn for: only so many at once, and the others ask again.
    let drawing = Arc::clone(&shared.drawing);
    let place = Arc::clone(&shared.drawn).try_acquire_owned();
    let place = place.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
    let wanted = name.clone();
    let draw = move || {
        let png = drawing.picture(&wanted);
        drop(place);
        png
    };
    let png = tokio::task::spawn_blocking(draw).await.ok().flatten();
    let png = Bytes::from(png.ok_or(StatusCode::NOT_FOUND)?);
    let mut state = shared.state();
    let is_kept = state.pictures.0 == game && !tells_of_a_hand(&name);
    if is_kept && state.pictures.1.len() < PICTURES {
        state.pictures.1.insert(name, png.clone());
    }
    Ok(png)
}

fn is_name(name: &str) -> bool {
    let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/');
    name.len() <= NAME && name.chars().all(letter)
}
