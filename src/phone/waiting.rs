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
use super::fate::{self, Told};
use super::guard::{self, From};
use super::poll::{self, Asking, json};
use super::state::{Shared, Shown, Waiting};
use super::{Asked, Event, Reply, Ticket, connection, offer};
use rules::Seat;

/// The longest wait until an answered state is followed by the next one.
const SHOWN: Duration = Duration::from_secs(1);
/// The longest time that the app takes for a wish with which it has begun.
const BEGUN: Duration = Duration::from_secs(60);

#[derive(Serialize)]
struct Refused {
    refused: String,
}

#[derive(Serialize)]
struct Done {}

/// Takes the answer to a question of a seat; of one that was sent before it tells the fate.
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
    if given.number().is_some_and(|number| !fate::is_number(number)) {
        return Err(StatusCode::BAD_REQUEST);
    }
    let language = asking.language.clone();
    let (teller, mut fate) = shared.state().fates[seat].of(given.number());
    if let Some(teller) = teller {
        let shared = Arc::clone(&shared);
        // A phone that hangs up takes nothing back: a wish in progress comes to its end.
        tokio::spawn(async move {
            let told = receive(&shared, seat, &given, language.as_deref()).await;
            teller.send_replace(Some(told));
        });
    }
    let told = fate.wait_for(Option::is_some).await.ok().and_then(|told| told.clone());
    match told.ok_or(StatusCode::INTERNAL_SERVER_ERROR)? {
        Told::Taken => Ok(json(&Done {})),
        Told::Refused(why) => Ok(refused(why)),
        Told::Not(status) => Err(status),
        Told::MovedOn => moved_on(&shared, seat, asking.language.as_deref()),
    }
}

/// Takes one answer after the other, each to a state that nobody has answered, and to a question
/// that is asked then.
async fn receive(shared: &Shared, seat: Seat, given: &Given, language: Option<&str>) -> Told {
    let mut answered = shared.answered.lock().await;
    let shown = unanswered(shared, *answered).await;
    if shown.since == *answered || !given.is_for(&shown, seat) {
        return Told::MovedOn;
    }
    let Some(words) = shared.words(language) else { return Told::Not(StatusCode::BAD_REQUEST) };
    let (wish, stamp) = match given.wish(&shown, seat) {
        Ok(wish) => wish,
        Err(Fault::Malformed) => return Told::Not(StatusCode::BAD_REQUEST),
        Err(Fault::Key(key)) => return Told::Refused(words.say(key, &[])),
        Err(Fault::Rejected(rejection)) => {
            return Told::Refused(words.rejection(&rejection, &shown.snapshot.game));
        }
    };
    let (revision, about) = (shown.since, stamp.clone());
    match ask(shared, |ticket| Asked { seat, revision, stamp, wish, ticket }).await {
        Some(Reply::Done) => {
            *answered = shown.since;
            Told::Taken
        }
        Some(Reply::Refused(_))
            if !offer::still(&shared.now(), seat, revision, about.as_deref()) =>
        {
            Told::MovedOn
        }
        Some(Reply::Refused(why)) => Told::Refused(why),
        None => Told::Not(StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The shown state; if it was answered already, the one after it, for which it waits a moment.
async fn unanswered(shared: &Shared, answered: u64) -> Arc<Shown> {
    let mut shown = shared.shown.subscribe();
    let next = shown.wait_for(|shown| shown.since != answered);
    let _ = tokio::time::timeout(SHOWN, next).await;
    shared.now()
}

/// Hands a wish to the app; `None` if the app has not begun with it in time, and never will.
async fn ask(shared: &Shared, asked: impl FnOnce(Ticket) -> Asked) -> Option<Reply> {
    let (sender, mut reply) = oneshot::channel();
    let ticket = {
        let mut state = shared.state();
        state.tickets += 1;
        state.tickets
    };
    let asked = asked(Ticket(ticket));
    let waiting = Waiting { seat: asked.seat, begun: false, reply: sender };
    shared.state().waiting.insert(ticket, waiting);
    shared.tell(Event::Asked(asked));
    if let Ok(reply) = tokio::time::timeout(shared.times.reply, &mut reply).await {
        return reply.ok();
    }
    {
        let mut state = shared.state();
        if state.waiting.get(&ticket).is_some_and(|waiting| !waiting.begun) {
            state.waiting.remove(&ticket);
            return None;
        }
    }
    // A wish that is begun is played or refused, however slow the laptop is: it is told truly.
    let reply = tokio::time::timeout(BEGUN, reply).await;
    shared.state().waiting.remove(&ticket);
    reply.ok()?.ok()
}

fn refused(why: String) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, json(&Refused { refused: why })).into_response()
}

/// The new state, for an answer to a state that is no more.
fn moved_on(shared: &Shared, seat: Seat, language: Option<&str>) -> Result<Response, StatusCode> {
    let state = poll::of_seat(shared, &shared.now(), seat, language)?;
    Ok((StatusCode::CONFLICT, state).into_response())
}
