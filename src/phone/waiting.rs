//! A phone's answer to a question of its seat: checked here, played by the app, and never twice.

use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde::Serialize;
use tokio::sync::oneshot;

use super::answer::{Body as Given, Fault};
use super::guard::{self, From};
use super::poll::{Asking, json};
use super::state::{Shared, Shown};
use super::{Asked, Event, Reply, Ticket, Wish, connection, view};
use crate::rules::Seat;

/// The longest wait until an answered state is followed by the next one.
const SHOWN: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct Refused {
    refused: String,
}

#[derive(Serialize)]
struct Done {}

/// Takes the answer to a question of a seat.
pub(super) async fn answer(
    State(shared): State<Arc<Shared>>,
    Extension(from): Extension<From>,
    Query(asking): Query<Asking>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, StatusCode> {
    let seat = guard::seat(&shared, &headers, &from).await?;
    let body = connection::body(&shared, body).await?;
    let given: Given = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST)?;
    // A phone that hangs up takes nothing back: a wish in progress comes to its end.
    let taken = tokio::spawn(receive(shared, seat, given, asking.language));
    taken.await.unwrap_or(Err(StatusCode::INTERNAL_SERVER_ERROR))
}

/// Takes one answer after the other, each to a state that nobody has answered.
async fn receive(
    shared: Arc<Shared>,
    seat: Seat,
    given: Given,
    language: Option<String>,
) -> Result<Response, StatusCode> {
    let language = language.as_deref();
    let mut answered = shared.answered.lock().await;
    let shown = unanswered(&shared, *answered).await;
    if shown.since == *answered || !(shown.since..=shown.revision).contains(&given.revision()) {
        return moved_on(&shared, seat, language);
    }
    let words = shared.words(language).ok_or(StatusCode::BAD_REQUEST)?;
    let wish = match given.wish(&shown, seat) {
        Ok(wish) => wish,
        Err(Fault::Malformed) => return Err(StatusCode::BAD_REQUEST),
        Err(Fault::Key(key)) => return Ok(refused(words.say(key, &[]))),
        Err(Fault::Rejected(rejection)) => {
            return Ok(refused(words.rejection(&rejection, &shown.snapshot.game)));
        }
    };
    match ask(&shared, seat, shown.since, wish).await {
        Some(Reply::Done) => {
            *answered = shown.since;
            Ok(json(&Done {}))
        }
        Some(Reply::Refused(_)) if shared.now().since != shown.since => {
            moved_on(&shared, seat, language)
        }
        Some(Reply::Refused(why)) => Ok(refused(why)),
        None => Err(StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The shown state; if it was answered already, the one after it, for which it waits a moment.
async fn unanswered(shared: &Shared, answered: u64) -> Arc<Shown> {
    let mut shown = shared.shown.subscribe();
    let next = shown.wait_for(|shown| shown.since != answered);
    let _ = tokio::time::timeout(SHOWN, next).await;
    shared.now()
}

/// Hands a wish to the app; `None` if the app does not reply.
async fn ask(shared: &Shared, seat: Seat, revision: u64, wish: Wish) -> Option<Reply> {
    let (sender, reply) = oneshot::channel();
    let ticket = {
        let mut state = shared.state();
        state.tickets += 1;
        let ticket = state.tickets;
        state.waiting.insert(ticket, sender);
        ticket
    };
    shared.tell(Event::Asked(Asked { seat, revision, wish, ticket: Ticket(ticket) }));
    let reply = tokio::time::timeout(shared.times.reply, reply).await;
    shared.state().waiting.remove(&ticket);
    reply.ok()?.ok()
}

fn refused(why: String) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, json(&Refused { refused: why })).into_response()
}

/// The new state, for an answer to a state that is no more.
fn moved_on(shared: &Shared, seat: Seat, language: Option<&str>) -> Result<Response, StatusCode> {
    let words = shared.words(language).ok_or(StatusCode::BAD_REQUEST)?;
    let state = view::seat(&shared.now(), seat, words, &*shared.drawing);
    let state = state.ok_or(StatusCode::UNAUTHORIZED)?;
    Ok((StatusCode::CONFLICT, json(&state)).into_response())
}
