//! Connections: who may keep one, and the time for each part of it.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::StatusCode;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use super::Times;
use super::guard::From;
use super::limit::Connections;
use super::state::Shared;

/// The most bytes in the head of a request.
const HEAD: usize = 8 * 1024;
/// The most bytes in the body of a request.
const BODY: usize = 4 * 1024;
/// The time for requests in progress to end when a connection has lasted long enough.
const GRACE: Duration = Duration::from_secs(30);

/// Takes connections for as long as the server runs.
pub(super) async fn accept(listener: TcpListener, router: Router, times: Times) {
    let connections = Connections::default();
    let mut refused = 0_u32;
    loop {
        let (stream, from) = match listener.accept().await {
            Ok(connection) => connection,
            Err(error) => {
                // The system has no connection left for now.
                refused = refused.saturating_add(1);
                if refused.is_power_of_two() {
                    log::warn!("connections that failed: {refused}, the last by {}", error.kind());
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let (admitted, ends) = connections.admit(from.ip().to_canonical());
        let router = router.clone();
        tokio::spawn(async move {
            tokio::select! {
                () = serve(stream, From(Arc::new(admitted)), router, times) => {}
                _ = ends => {}
            }
        });
    }
}

async fn serve(stream: TcpStream, from: From, router: Router, times: Times) {
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(from.clone());
        router.call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(times.request).max_header_size(HEAD);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service));
    tokio::select! {
        _ = connection.as_mut() => return,
        () = tokio::time::sleep(times.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(GRACE, connection).await;
}

/// The body of a request, if it is short and comes soon.
pub(super) async fn body(shared: &Arc<Shared>, body: Body) -> Result<Bytes, StatusCode> {
    match tokio::time::timeout(shared.times.request, to_bytes(body, BODY)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}
