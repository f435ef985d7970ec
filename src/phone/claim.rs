//! The claim of a seat, by the code that a phone has read.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::guard::{self, From};
use super::poll::json;
use super::refused::Refusal;
use super::seats::Claimed as Seated;
use super::secret::Secret;
use super::short::Tried;
use super::state::Shared;
use super::{Event, connection, page};
use rules::Seat;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    code: Option<String>,
    /// Four letters instead.
    letters: Option<String>,
}

#[derive(Serialize)]
struct Claimed {
    seat: Seat,
    emblem: u8,
    token: String,
}

/// Gives the seat of a code to a phone.
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
    let (code, letters) = (claim.code.as_deref().and_then(Secret::read), claim.letters);
    // Who opens the own link again is at the own seat.
    let again = had.zip(code).and_then(|(seat, code)| {
        let emblem = shared.state().seats.came_with(seat, &code)?;
        Some(Seated { seat, emblem, token: guard::own(&headers)? })
    });
    let claimed = again.or_else(|| match (code, letters) {
        (Some(code), _) => with_code(&shared, &code, had),
        (None, Some(letters)) => with_letters(&shared, &letters, had),
        (None, None) => None,
    });
    let Some(claimed) = claimed else {
        shared.refused.note(Refusal::Code);
        shared.delay(from.0.from()).await;
        return Err(StatusCode::FORBIDDEN);
    };
    shared.came.notify_one();
    from.0.is_of(Some(claimed.seat));
    let Seated { seat, emblem, token } = claimed;
    Ok(json(&Claimed { seat, emblem, token: token.text() }))
}

fn with_code(shared: &Shared, code: &Secret, had: Option<Seat>) -> Option<Seated> {
    let mut state = shared.state();
    let claimed = state.seats.claim(code, had, Instant::now(), &shared.times)?;
    shared.show_phones(&state);
    Some(claimed)
}

/// Letters that are wrong count, whoever types them; the code of the picture stays as it is.
fn with_letters(shared: &Shared, letters: &str, had: Option<Seat>) -> Option<Seated> {
    let mut state = shared.state();
    match state.seats.claim_typed(letters, had, Instant::now(), &shared.times) {
        Ok(claimed) => {
            shared.show_phones(&state);
            Some(claimed)
        }
        Err(tried) => {
            if matches!(tried, Tried::Spent) {
                shared.tell(Event::Guessed);
            }
            None
        }
    }
}
