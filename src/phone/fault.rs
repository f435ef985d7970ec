//! The faults of the page on a phone, which it sends for the log file: of what kind and where in
//! its script, and never in words of its own.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use serde::Deserialize;

use super::state::Shared;
use super::{connection, guard};

/// The kinds that browsers know.
const KINDS: [&str; 12] = [
    "AbortError",
    "DOMException",
    "EvalError",
    "InvalidStateError",
    "NetworkError",
    "NotAllowedError",
    "QuotaExceededError",
    "RangeError",
    "ReferenceError",
    "SecurityError",
    "SyntaxError",
    "TypeError",
];

/// The names by which browsers tell which they are, those first that imitate others.
const BROWSERS: [&str; 5] = ["Edg", "SamsungBrowser", "Firefox", "Chrome", "Version"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    kind: String,
    line: u32,
    column: u32,
}

/// Takes a fault. The answer is the same whoever sends it.
pub(super) async fn fault(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, StatusCode> {
    let body = connection::body(&shared, body).await?;
    let given = serde_json::from_slice(&body).map_err(|_| StatusCode::BAD_REQUEST)?;
    let Given { kind, line, column } = given;
    let seat = guard::known(&shared, &headers);
    if shared.state().faults.count(seat) {
        let kind = KINDS.into_iter().find(|known| *known == kind).unwrap_or("Error");
        let browser = browser(&headers);
        log::warn!("the page of a phone fails: {kind} at {line}:{column} of its script, {browser}");
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The name of a browser with its version.
fn browser(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let version = |name| {
        let (_, after) = agent.split_once(name)?;
        let number = after.strip_prefix('/')?.split(|c: char| !c.is_ascii_digit()).next()?;
        Some(format!("{name} {}", number.get(..number.len().min(4))?))
    };
    BROWSERS.into_iter().find_map(version).unwrap_or_else(|| "unknown browser".to_owned())
}
