//! The state shown to the phones now, and everything that their requests share.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot, watch};

use super::fate::Fates;
use super::limit::{Faults, Wrong};
use super::made::Made;
use super::refused::Refused;
use super::seats::Seats;
use super::secret::Secret;
use super::{Drawing, Event, Kept, Phone, Reply, Snapshot, Times, Veiled};
use journal::news::News;
use rules::player::PerSeat;
use rules::{Game, Seat};
use text::{Language, Words};

/// The part of the evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// A game is played.
    Playing,
    /// The last game was left, and the next one has not begun.
    Between,
    /// The evening is over for the phones.
    Over,
}

/// The shown state, of which each phone gets its part.
#[derive(Clone)]
pub(super) struct Shown {
    /// A count of all changes that phones see.
    pub(super) revision: u64,
    /// The revision since which the game has not changed: an answer given since then is up to date.
    pub(super) since: u64,
    /// A name that differs with each start and each game.
    pub(super) name: String,
    pub(super) snapshot: Arc<Snapshot>,
    /// The game and its news as all have seen them, before the veiled events.
    pub(super) before: Option<(Arc<Game>, Vec<News>)>,
    pub(super) phones: PerSeat<Phone>,
    pub(super) stage: Stage,
    /// The number of answers that were taken from each seat.
    pub(super) taken: PerSeat<u32>,
}

impl Shown {
    /// The state that is shown first.
    pub(super) fn first(snapshot: Snapshot) -> Self {
        let mut shown = Self {
            revision: 1,
            since: 1,
            name: name(),
            snapshot: Arc::new(snapshot),
            before: None,
            phones: PerSeat::from_fn(|_| Phone::None),
            stage: Stage::Playing,
            taken: PerSeat::from_fn(|_| 0),
        };
        shown.remember();
        shown
    }

    /// Takes a changed game.
    fn change(&mut self, snapshot: Snapshot) {
        if self.snapshot.game.setup() != snapshot.game.setup() {
            self.name = name();
            self.before = None;
        }
        self.snapshot = Arc::new(snapshot);
        self.revision += 1;
        self.since = self.revision;
        self.remember();
    }

    /// Goes on with another game, whose seats were these before. What was answered there is no
    /// answer here.
    fn follow(&mut self, snapshot: Snapshot, from: &[Option<Seat>]) {
        let before = self.taken;
        self.taken = PerSeat::from_fn(|seat: Seat| {
            from.get(seat.index()).copied().flatten().map_or(0, |seat| before[seat]) + 1
        });
        self.change(snapshot);
        self.name = name();
        self.before = None;
        self.stage = Stage::Playing;
        self.remember();
    }

    /// Whether everybody may see the board: a game is played, and no order is veiled.
    pub(super) fn is_board_open(&self) -> bool {
        self.stage == Stage::Playing && self.veiled().is_none()
    }

    /// Shows another part of the evening.
    const fn turn_to(&mut self, stage: Stage) {
        self.stage = stage;
        self.revision += 1;
        self.since = self.revision;
    }

    fn remember(&mut self) {
        if self.veiled().is_none() {
            self.before = Some((Arc::clone(&self.snapshot.game), self.snapshot.news.clone()));
        }
    }

    /// The player who shows a fulfilled order next, or has to choose among several.
    pub(super) fn veiled(&self) -> Option<Veiled> {
        let choice = self.snapshot.game.choices().first();
        let choosing = choice.map(|choice| Veiled { seat: choice.seat, cards: Vec::new() });
        self.snapshot.veiled.clone().or(choosing)
    }
}

fn name() -> String {
    Secret::new().map(|secret| secret.text()).unwrap_or_default()
}

/// A phone that waits for a reply.
pub(super) struct Waiting {
    pub(super) seat: Seat,
    /// Whether the app is at it.
    pub(super) begun: bool,
    pub(super) reply: oneshot::Sender<Reply>,
}

/// The state that changes beside the game.
#[derive(Default)]
pub(super) struct State {
    pub(super) seats: Seats,
    pub(super) wrong: Wrong,
    /// The phones that wait for a reply, by the numbers of their tickets.
    pub(super) waiting: HashMap<u64, Waiting>,
    /// The fates of the latest answers of each seat.
    pub(super) fates: PerSeat<Fates>,
    pub(super) tickets: u64,
    /// The faults of pages that were told.
    pub(super) faults: Faults,
    /// Whether a code is shown and the page was not asked for since.
    pub(super) expected: bool,
    /// Pictures that were drawn for the game of that name.
    pub(super) pictures: (String, HashMap<String, Bytes>),
}

/// Everything that the requests share.
pub(super) struct Shared {
    pub(super) address: SocketAddr,
    pub(super) times: Times,
    pub(super) drawing: Arc<dyn Drawing>,
    pub(super) shown: watch::Sender<Arc<Shown>>,
    pub(super) events: mpsc::UnboundedSender<Event>,
    /// Tells that a phone has come that may fall asleep.
    pub(super) came: Notify,
    /// The [`Shown::since`] that was answered last; its lock lets one answer in at a time.
    pub(super) answered: tokio::sync::Mutex<u64>,
    /// The pictures of the cards and marks of this deck, all of them or none yet.
    pub(super) deck: Mutex<Arc<HashMap<String, Bytes>>>,
    /// The board in words, by the [`Shown::since`] of the game. It is told under a lock of its own,
    /// for which the window never waits.
    pub(super) boards: Mutex<Made>,
    /// Tells that another game has begun, perhaps with another deck.
    pub(super) dealt: Notify,
    /// The permits to draw another picture: one for addresses of seats' phones, and one for all
    /// others, so that these keep no seat waiting.
    pub(super) drawn: [Arc<Semaphore>; 2],
    /// The requests that were refused.
    pub(super) refused: Refused,
    state: Mutex<State>,
    /// The words of each language, once a phone has asked for it.
    words: [OnceLock<Words>; Language::ALL.len()],
}

impl Shared {
    pub(super) fn new(
        address: SocketAddr,
        times: Times,
        snapshot: Snapshot,
        drawing: Arc<dyn Drawing>,
        events: mpsc::UnboundedSender<Event>,
    ) -> Self {
        Self {
            address,
            times,
            drawing,
            shown: watch::Sender::new(Arc::new(Shown::first(snapshot))),
            events,
            came: Notify::new(),
            deck: Mutex::default(),
            boards: Mutex::default(),
            dealt: Notify::new(),
            drawn: [1; 2].map(|one| Arc::new(Semaphore::new(one))),
            answered: tokio::sync::Mutex::new(0),
            refused: Refused::default(),
            state: Mutex::default(),
            words: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The state that changes beside the game; locked for a moment and never across a wait.
    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state that is shown now.
    pub(super) fn now(&self) -> Arc<Shown> {
        Arc::clone(&self.shown.borrow())
    }

    /// The words of the language that a phone asks for, by a key or a locale.
    pub(super) fn words(&self, language: Option<&str>) -> Option<&Words> {
        let language = Language::of_locale(language);
        let index = Language::ALL.iter().position(|other| *other == language)?;
        Some(self.words.get(index)?.get_or_init(|| Words::in_language(language)))
    }

    /// Makes the phones of these seats known again.
    pub(super) fn know(&self, kept: &[Option<Kept>]) {
        let mut state = self.state();
        state.seats = Seats::of_kept(kept, Instant::now());
        self.show_phones(&state);
    }

    /// Shows another state of the game.
    pub(super) fn show(&self, snapshot: Snapshot) {
        let state = self.state();
        let asking = state.waiting.values().find(|waiting| waiting.begun);
        self.shown.send_modify(|shown| {
            let shown = Arc::make_mut(shown);
            if let Some(Waiting { seat, .. }) = asking {
                shown.taken[*seat] = shown.taken[*seat].wrapping_add(1);
            }
            shown.change(snapshot);
        });
    }

    /// Goes on with another game, whose seats were these before: each phone follows its player.
    pub(super) fn follow(&self, snapshot: Snapshot, from: &[Option<Seat>]) {
        let mut state = self.state();
        state.seats.follow(from);
        state.fates = PerSeat::default();
        // Nobody waits for what was wished in another game.
        state.waiting.clear();
        self.shown.send_modify(|shown| Arc::make_mut(shown).follow(snapshot, from));
        self.show_phones(&state);
        self.dealt.notify_one();
    }

    /// Shows another part of the evening, in which nothing is asked.
    pub(super) fn turn_to(&self, stage: Stage) {
        let mut state = self.state();
        state.waiting.clear();
        self.shown.send_modify(|shown| Arc::make_mut(shown).turn_to(stage));
    }

    /// Shows the phones that are there, to them and to the laptop.
    pub(super) fn show_phones(&self, state: &State) {
        self.shown.send_modify(|shown| {
            let shown = Arc::make_mut(shown);
            shown.phones = PerSeat::from_fn(|seat| state.seats.phone(seat));
            shown.revision += 1;
        });
        self.tell(Event::Changed);
    }

    pub(super) fn tell(&self, event: Event) {
        // The listener may have gone; then nobody needs the event.
        let _ = self.events.send(event);
    }

    /// The seat whose phone has that token; notes that the phone was heard of now.
    pub(super) fn seat_of(&self, token: &Secret) -> Option<Seat> {
        let mut state = self.state();
        let seat = state.seats.holder(token)?;
        if state.seats.heard(seat, Instant::now()) {
            self.show_phones(&state);
            self.came.notify_one();
        }
        Some(seat)
    }

    /// Notes a wrong code or token from an address, and waits before that is answered.
    pub(super) async fn delay(&self, from: IpAddr) {
        let late: Duration = {
            let Times { wrong, latest, .. } = self.times;
            self.state().wrong.note(from, wrong, latest)
        };
        tokio::time::sleep(late).await;
    }

    /// Puts silent phones to sleep, for as long as the server runs.
    pub(super) async fn watch_sleep(&self) {
        loop {
            let next = self.state().seats.next_doze(&self.times);
            match next {
                Some(at) => tokio::time::sleep_until(at.into()).await,
                None => self.came.notified().await,
            }
            let mut state = self.state();
            if state.seats.doze(Instant::now(), &self.times) {
                self.show_phones(&state);
            }
        }
    }
}
