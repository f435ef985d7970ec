//! The conditions on every request, and the headers of every answer.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::limit::Admitted;
use super::refused::Refusal;
use super::secret::Secret;
use super::state::Shared;
use rules::Seat;

/// The header that our own page sends with every change; no other page can send it.
const OWN: &str = "x-kings-order";

/// The scheme by which a phone sends its token. A cookie would not do: browsers keep none of
/// another port apart, and would show it to every other server on the laptop.
const TOKEN: &str = "Bearer ";

/// The connection that a request comes from.
#[derive(Debug, Clone)]
pub(super) struct From(pub(super) Arc<Admitted>);

const SECURITY: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, "default-src 'self'; img-src 'self' blob:"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// Refuses requests that do not come from our own page, and puts the headers on every answer.
pub(super) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let refusal = if !is_for_us(&shared, &request) {
        Some(Refusal::Host)
    } else if !is_ours(&shared, &request) {
        Some(Refusal::Page)
    } else {
        None
    };
    let mut response = match refusal {
        Some(refusal) => {
            shared.refused.note(refusal);
            StatusCode::FORBIDDEN.into_response()
        }
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether a request names our own host: another name of our address may be a page's trick.
fn is_for_us(shared: &Shared, request: &Request) -> bool {
    let own = host(shared);
    let named = request.uri().authority().is_none_or(|authority| authority.as_str() == own);
    named && only(request.headers(), &HOST) == Some(own.as_bytes())
}

/// Whether a request that changes something comes from our own page.
fn is_ours(shared: &Shared, request: &Request) -> bool {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return true;
    }
    let headers = request.headers();
    only(headers, &ORIGIN) == Some(format!("http://{}", host(shared)).as_bytes())
        && only(headers, &HeaderName::from_static(OWN)) == Some(b"1")
}

/// Our host as browsers name it: without the port where it is the usual one.
pub(super) fn host(shared: &Shared) -> String {
    let address = shared.address;
    match (address.ip(), address.port()) {
        (IpAddr::V4(ip), 80) => ip.to_string(),
        (IpAddr::V6(ip), 80) => format!("[{ip}]"),
        (_, _) => address.to_string(),
    }
}

/// The value of a header that occurs once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a [u8]> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?;
    values.next().is_none().then(|| first.as_bytes())
}

/// The token of a request; an empty `Err` if the header holds something else.
fn token(headers: &HeaderMap) -> Option<Result<Secret, ()>> {
    let value = headers.get(AUTHORIZATION)?;
    let token = value.to_str().ok().and_then(|value| value.strip_prefix(TOKEN));
    Some(token.and_then(Secret::read).ok_or(()))
}

/// The seat whose phone sends a request. A wrong token is answered later than none.
pub(super) async fn seat(
    shared: &Shared,
    headers: &HeaderMap,
    from: &From,
) -> Result<Seat, StatusCode> {
    let Some(token) = token(headers) else { return Err(StatusCode::UNAUTHORIZED) };
    let seat = token.ok().and_then(|token| shared.seat_of(&token));
    from.0.is_of(seat);
    if let Some(seat) = seat {
        return Ok(seat);
    }
    shared.refused.note(Refusal::Token);
    shared.delay(from.0.from()).await;
    Err(StatusCode::UNAUTHORIZED)
}

/// The token of a request.
pub(super) fn own(headers: &HeaderMap) -> Option<Secret> {
    token(headers)?.ok()
}

/// The seat whose phone sends a request, if any; a wrong token is not delayed.
pub(super) fn known(shared: &Shared, headers: &HeaderMap) -> Option<Seat> {
    shared.seat_of(&token(headers)?.ok()?)
}
