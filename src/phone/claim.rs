//! A phone claims the seat of the code that it has read.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};

use super::guard::{self, From, TOKEN};
use super::poll::json;
use super::secret::Secret;
use super::state::Shared;
use super::{connection, page};
use crate::rules::Seat;

/// The token outlives the browser's window, and an evening.
const AGE: u32 = 24 * 60 * 60;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    code: String,
}

#[derive(Serialize)]
struct Claimed {
    seat: Seat,
    emblem: u8,
}

/// Takes the seat of a code.
pub(super) async fn claim(
    State(shared): State<Arc<Shared>>,
    Extension(from): Extension<From>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, StatusCode> {
    let body = connection::body(&shared, body).await?;
    let claim: Claim = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST)?;
    page::requested(&shared);
    let had = guard::known(&shared, &headers);
    let claimed = Secret::read(&claim.code).and_then(|code| {
        let mut state = shared.state();
        let claimed = state.seats.claim(&code, had, Instant::now(), &shared.times)?;
        shared.show_phones(&state);
        Some(claimed)
    });
    let Some(claimed) = claimed else {
        shared.delay(from.0).await;
        return Err(StatusCode::FORBIDDEN);
    };
    shared.came.notify_one();
    let token = claimed.token.text();
    let cookie = format!("{TOKEN}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={AGE}");
    let said = json(&Claimed { seat: claimed.seat, emblem: claimed.emblem });
    Ok(([(header::SET_COOKIE, cookie)], said).into_response())
}
