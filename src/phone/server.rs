//! The server as the app holds it: a thread of its own, and the calls that the app makes to it.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, PoisonError, mpsc as plain};
use std::thread;
use std::time::{Duration, Instant};

use axum::routing::{get, post};
use axum::{Router, middleware};
use tokio::runtime::Builder;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};

use super::state::{Shared, Shown, Stage};
use super::{
    Asked, Drawing, Event, Kept, Phone, Reply, Snapshot, Ticket, Times, claim, connection, fault,
    guard, offer, page, poll, waiting,
};
use rules::Seat;

/// The longest that dropping the server waits for its thread.
const END: Duration = Duration::from_secs(1);

/// The time in which the phones hear that the evening is over.
const FAREWELL: Duration = Duration::from_millis(60);

/// The running server. Dropping it ends it, and all its phones with it.
pub struct Server {
    shared: Arc<Shared>,
    /// The thread ends when this is dropped.
    stop: Option<oneshot::Sender<()>>,
    /// Closed when the port is free again.
    ended: Mutex<plain::Receiver<()>>,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.shared.address).finish_non_exhaustive()
    }
}

impl Server {
    /// Begins to serve at an address; port 0 is any free one. Kept phones are known again by their
    /// seats. `events` is called on the server's thread.
    ///
    /// # Errors
    /// If the system does not give the address or the thread.
    pub fn start(
        at: SocketAddr,
        snapshot: Snapshot,
        drawing: Arc<dyn Drawing>,
        kept: &[Option<Kept>],
        events: impl Fn(Event) + Send + 'static,
    ) -> io::Result<Self> {
        Self::with_times(Times::default(), at, snapshot, drawing, kept, events)
    }

    /// Begins to serve between two games: the phones wait, as after [`Server::rest`], and nothing
    /// of the game that was left is ever sent.
    ///
    /// # Errors
    /// If the system does not give the address or the thread.
    pub fn resting(
        at: SocketAddr,
        left: Snapshot,
        drawing: Arc<dyn Drawing>,
        kept: &[Option<Kept>],
        events: impl Fn(Event) + Send + 'static,
    ) -> io::Result<Self> {
        Self::in_stage((Stage::Between, Times::default()), at, left, drawing, kept, events)
    }

    /// Begins to serve, like [`Server::start`], with other time limits.
    ///
    /// # Errors
    /// If the system does not give the address or the thread.
    pub fn with_times(
        times: Times,
        at: SocketAddr,
        snapshot: Snapshot,
        drawing: Arc<dyn Drawing>,
        kept: &[Option<Kept>],
        events: impl Fn(Event) + Send + 'static,
    ) -> io::Result<Self> {
        Self::in_stage((Stage::Playing, times), at, snapshot, drawing, kept, events)
    }

    /// Begins to serve at that part of an evening.
    fn in_stage(
        (stage, times): (Stage, Times),
        at: SocketAddr,
        snapshot: Snapshot,
        drawing: Arc<dyn Drawing>,
        kept: &[Option<Kept>],
        events: impl Fn(Event) + Send + 'static,
    ) -> io::Result<Self> {
        let listener = listen(at)?;
        let (told, telling) = mpsc::unbounded_channel();
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::new(address, times, snapshot, drawing, told));
        if stage != Stage::Playing {
            shared.turn_to(stage);
        }
        shared.know(kept);
        let (stop, stopped) = oneshot::channel();
        let (ending, ended) = plain::channel();
        let runtime = Builder::new_current_thread().enable_all().max_blocking_threads(2).build()?;
        let serving = Arc::clone(&shared);
        thread::Builder::new().name("phones".to_owned()).spawn(move || {
            runtime.block_on(run(&serving, listener, telling, events, stopped));
            runtime.shutdown_background();
            drop(ending);
        })?;
        log::info!("phones find the table at {}", place(address));
        Ok(Self { shared, stop: Some(stop), ended: Mutex::new(ended) })
    }

    /// The address that it serves at.
    pub fn address(&self) -> SocketAddr {
        self.shared.address
    }

    /// Shows another state of the game, and answers every phone that waits.
    pub fn show(&self, snapshot: Snapshot) {
        self.shared.show(snapshot);
    }

    /// Shows another game of the evening. `from` has the seats of its players in the game before,
    /// by their seats now: each phone follows its player.
    pub fn follow(&self, snapshot: Snapshot, from: &[Option<Seat>]) {
        self.shared.follow(snapshot, from);
    }

    /// No game is played for now: the phones wait, with words.
    pub fn rest(&self) {
        self.shared.turn_to(Stage::Between);
    }

    /// Ends the server for good, and tells the phones so.
    pub fn farewell(self) {
        self.shared.turn_to(Stage::Over);
    }

    /// The number of the shown state of the game, which the answers of phones name.
    pub fn revision(&self) -> u64 {
        let shown = self.shared.now();
        shown.since
    }

    /// One more code for a seat, as the address that the phone opens: single use, two minutes.
    /// Earlier codes keep their time. `None` if a phone has the seat.
    pub fn code(&self, seat: Seat) -> Option<String> {
        let page = self.page();
        let mut state = self.shared.state();
        let code = state.seats.invite(seat, Instant::now(), &self.shared.times)?;
        state.expected = true;
        Some(format!("{page}#{}", code.text()))
    }

    /// The address of the page for everybody.
    pub fn page(&self) -> String {
        format!("http://{}/", guard::host(&self.shared))
    }

    /// The code of four letters for whoever has no camera, and its seat: that of the latest code.
    /// It is claimed like that one, at the page for everybody.
    pub fn short_code(&self) -> Option<(Seat, String)> {
        self.shared.state().seats.short_code(Instant::now(), &self.shared.times)
    }

    /// Ends the codes of a seat. A phone that has come with one of them stays.
    pub fn withdraw(&self, seat: Seat) {
        self.shared.state().seats.withdraw(seat);
    }

    /// Ends the phone of a seat, and its codes.
    pub fn remove(&self, seat: Seat) {
        let mut state = self.shared.state();
        if state.seats.remove(seat) {
            self.shared.show_phones(&state);
        }
    }

    /// Begins with a wish. `false` if its phone was told meanwhile that it is not done: then it
    /// must not be.
    pub fn begin(&self, ticket: Ticket) -> bool {
        let mut state = self.shared.state();
        let waiting = state.waiting.get_mut(&ticket.0);
        waiting.map(|waiting| waiting.begun = true).is_some()
    }

    /// Whether a wish still answers what is asked of its seat now. If it does not, refuse it in any
    /// words, and the phone gets the new state instead.
    pub fn is_asked(&self, asked: &Asked) -> bool {
        offer::still(&self.shared.now(), asked.seat, asked.revision, asked.stamp.as_deref())
    }

    /// Sends the reply to a wish; a phone that has gone or no longer waits does not get it.
    pub fn reply(&self, ticket: Ticket, reply: Reply) {
        let waiting = self.shared.state().waiting.remove(&ticket.0);
        if let Some(waiting) = waiting {
            let _ = waiting.reply.send(reply);
        }
    }

    /// The phones, by seat.
    pub fn phones(&self) -> Vec<Phone> {
        let shown: Arc<Shown> = self.shared.now();
        shown.snapshot.game.seats().map(|seat| shown.phones[seat]).collect()
    }

    /// The records of the phones that are to be kept, by seat.
    pub fn kept(&self) -> Vec<Option<Kept>> {
        let game = Arc::clone(&self.shared.now().snapshot.game);
        let state = self.shared.state();
        game.seats().map(|seat| state.seats.kept(seat)).collect()
    }
}

/// An address of the table's own network; of another one only its kind.
fn place(address: SocketAddr) -> String {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_private() || ip.is_loopback() || ip.is_link_local() => {
            address.to_string()
        }
        IpAddr::V4(_) => format!("a public address, port {}", address.port()),
        IpAddr::V6(_) => format!("an address of IPv6, port {}", address.port()),
    }
}

fn listen(at: SocketAddr) -> io::Result<TcpListener> {
    let listener = TcpListener::bind(at)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner);
        // The channel closes with the thread.
        match ended.recv_timeout(END) {
            Err(plain::RecvTimeoutError::Timeout) => log::warn!("the phones’ server does not end"),
            Ok(()) | Err(plain::RecvTimeoutError::Disconnected) => {
                log::info!("phones find no table at {} any more", place(self.shared.address));
            }
        }
    }
}

/// Serves until the handle is dropped.
async fn run(
    shared: &Arc<Shared>,
    listener: TcpListener,
    mut telling: mpsc::UnboundedReceiver<Event>,
    events: impl Fn(Event),
    mut stopped: oneshot::Receiver<()>,
) {
    // The cards are drawn before anybody may ask: afterwards each costs the same.
    if !page::draw_deck(shared, || stopped.try_recv() == Err(TryRecvError::Empty)) {
        return;
    }
    let listener = match tokio::net::TcpListener::from_std(listener) {
        Ok(listener) => listener,
        Err(error) => return log::error!("phones cannot come: {}", error.kind()),
    };
    let tell = async {
        while let Some(event) = telling.recv().await {
            events(event);
        }
    };
    let router = router(Arc::clone(shared));
    tokio::select! {
        _ = stopped => {}
        () = tell => {}
        () = shared.watch_sleep() => {}
        () = page::draw_decks(shared) => {}
        () = connection::accept(listener, router, shared.times) => {}
    }
    if shared.now().stage == Stage::Over {
        // The phones that wait are answered.
        tokio::time::sleep(FAREWELL).await;
    }
}

fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/", get(page::page))
        .route("/hand", get(page::page))
        .route("/page.css", get(page::style))
        .route("/page.js", get(page::script))
        .route("/old.js", get(page::too_old))
        .route("/words", get(page::words))
        .route("/fitting", get(page::fitting))
        .route("/board", get(page::board))
        .route("/picture/{*name}", get(page::picture))
        .route("/tiles", get(page::tiles))
        .route("/state", get(poll::state))
        .route("/seat", get(poll::seat))
        .route("/claim", post(claim::claim))
        .route("/answer", post(waiting::answer))
        .route("/fault", post(fault::fault))
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), guard::guard))
        .with_state(shared)
}
