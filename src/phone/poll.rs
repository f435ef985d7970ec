//! The state for everybody and for one seat, sent when it changes.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};

use super::guard::{self, From};
use super::state::{Shared, Shown, Stage};
use super::view;
use rules::Seat;

/// The query of a request.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Asking {
    /// The revision that the phone shows.
    after: Option<u64>,
    /// The language of the phone.
    pub(super) language: Option<String>,
}

/// The state for everybody.
pub(super) async fn state(
    State(shared): State<Arc<Shared>>,
    Query(asking): Query<Asking>,
) -> Result<Response, StatusCode> {
    let shown = changed(&shared, asking.after).await.ok_or(StatusCode::NO_CONTENT)?;
    if shown.stage != Stage::Playing {
        return between(&shown);
    }
    let words = shared.words(asking.language.as_deref()).ok_or(StatusCode::BAD_REQUEST)?;
    Ok(json(&view::table(&shown, None, words, &*shared.drawing)))
}

/// The answer while no game is played.
#[derive(Serialize)]
struct Between<'a> {
    revision: u64,
    game: &'a str,
    between: bool,
}

/// The answer to everybody while no game is played: it tells nothing of the last one.
fn between(shown: &Shown) -> Result<Response, StatusCode> {
    match shown.stage {
        Stage::Over => Err(StatusCode::GONE),
        Stage::Between | Stage::Playing => {
            Ok(json(&Between { revision: shown.revision, game: &shown.name, between: true }))
        }
    }
}

/// The state for the phone of one seat, as it is now.
pub(super) fn of_seat(
    shared: &Shared,
    shown: &Shown,
    seat: Seat,
    language: Option<&str>,
) -> Result<Response, StatusCode> {
    if shown.stage != Stage::Playing {
        return between(shown);
    }
    let words = shared.words(language).ok_or(StatusCode::BAD_REQUEST)?;
    let state = view::seat(shown, seat, words, &*shared.drawing);
    state.map(|state| json(&state)).ok_or(StatusCode::UNAUTHORIZED)
}

/// The state for the phone of one seat.
pub(super) async fn seat(
    State(shared): State<Arc<Shared>>,
    Extension(from): Extension<From>,
    Query(asking): Query<Asking>,
    headers: HeaderMap,
) -> Result<Response, StatusCode> {
    let seat = guard::seat(&shared, &headers, &from).await?;
    let shown = changed(&shared, asking.after).await;
    // The phone may have been removed while it waited, or have another seat in another game.
    let now = guard::known(&shared, &headers).ok_or(StatusCode::UNAUTHORIZED)?;
    let shown = match shown {
        Some(shown) if now == seat => shown,
        Some(_) => shared.now(),
        None => return Err(StatusCode::NO_CONTENT),
    };
    of_seat(&shared, &shown, now, asking.language.as_deref())
}

/// The state shown once it differs from the phone's; `None` if that takes too long.
async fn changed(shared: &Shared, after: Option<u64>) -> Option<Arc<Shown>> {
    let mut shown = shared.shown.subscribe();
    let is_new = |shown: &Arc<Shown>| after.is_none_or(|after| shown.revision != after);
    match tokio::time::timeout(shared.times.poll, shown.wait_for(is_new)).await {
        Ok(Ok(shown)) => Some(Arc::clone(&shown)),
        Ok(Err(_)) | Err(_) => None,
    }
}

/// An answer as JSON.
pub(super) fn json(value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
