//! The game that phones see, and the answers to their wishes.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use iced::Task;

use crate::phones::kept::Keeper;
use crate::phones::{Phones, Window};
use crate::playing::Playing;
use ask::Request;
use ask::phones::Message;
use journal::news::News;
use kit::Shared;
use phone::{Asked, Pause, Phone, Reply, Server, Snapshot, Veiled, Wish};
use rules::orders;
use rules::{Game, Move, Outcome, Seat};
use session::Session;
use text::say;

/// A game that phones may connect to.
#[derive(Debug)]
pub(super) struct Served {
    pub server: Server,
    /// The identity of the game.
    pub game: String,
    /// The file of that game.
    pub path: PathBuf,
    /// The address at which the phones have found the table.
    pub home: IpAddr,
    /// Whether that game was left, and the phones wait for the next one.
    pub rests: bool,
    /// The state that the phones show.
    pub shown: Shown,
    /// The game in that state.
    pub seen: Seen,
    /// The last entries, if one player's phone made them.
    pub by: Option<Own>,
    /// The keeper of the game's phones.
    pub keeper: Keeper,
}

/// The entries that one player's phone has made one after the other, which it may take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Own {
    seat: Seat,
    /// The session's revision since the last of them.
    revision: u64,
    /// How many there are.
    steps: usize,
}

impl Own {
    /// One entry more at that revision: the first one if others have entered something since.
    fn and(before: Option<Self>, seat: Seat, was: u64, revision: u64) -> Self {
        let before = before.filter(|own| own.seat == seat && own.revision == was);
        Self { seat, revision, steps: before.map_or(0, |own| own.steps) + 1 }
    }

    /// The entries that are left when the last one was taken back.
    fn back(self, revision: u64) -> Option<Self> {
        let steps = self.steps.checked_sub(1).filter(|steps| *steps > 0)?;
        Some(Self { revision, steps, ..self })
    }

    /// Whether it is that player's last entry in a game of that revision.
    fn is_last(self, seat: Seat, revision: u64) -> bool {
        self.seat == seat && self.revision == revision
    }
}

/// A state of the game as phones see it, to be told from the next one.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Shown {
    revision: u64,
    veiled: Option<Veiled>,
    undo: Option<Seat>,
    pause: Option<Pause>,
    hints: bool,
}

/// A game at one revision.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    game: Arc<Game>,
    news: Vec<News>,
    entered_twice: bool,
}

impl Seen {
    pub fn new(session: &Session) -> Self {
        Self {
            game: Arc::new(session.game().clone()),
            news: session.news(),
            entered_twice: session.tells_of_entries(),
        }
    }
}

impl Phones {
    /// Does as a phone wishes, if its owner may: an answer counts for the question that it answers,
    /// as that is asked now; all else for the very state that the phone has shown. Returns the
    /// request that follows, too.
    pub fn grant(&mut self, asked: Asked, window: &mut Window<'_>) -> (Reply, Option<Request>) {
        let moved_on = Reply::Refused(say!(window.shared.words, "phones-moved-on"));
        let Some(served) = &mut self.served else { return (moved_on, None) };
        let is_now = served.server.is_asked(&asked);
        let Asked { seat, wish, .. } = asked;
        let Some(playing) = window.playing.as_deref_mut().filter(|_| is_now) else {
            return (moved_on, None);
        };
        match wish {
            Wish::Play(made) => served.play(seat, made, playing, window.shared),
            Wish::Undo => {
                let own = served.by.filter(|own| own.is_last(seat, playing.session.revision()));
                let Some(own) = own else { return (moved_on, None) };
                playing.change(|session| {
                    session.undo();
                });
                playing.show_next_act();
                served.by = own.back(playing.session.revision());
                (Reply::Done, None)
            }
            Wish::Shown => match playing.show_fulfilled(seat) {
                Some(request) => (Reply::Done, request),
                None => (moved_on, None),
            },
        }
    }

    /// Shows the phones the changes. A game that was left is no longer served, and one that was
    /// served when the program ended is again.
    pub(crate) fn follow(&mut self, window: &mut Window<'_>) -> Task<Message> {
        if let Some(playing) = window.playing.as_deref_mut() {
            let seats = playing.session.game().seats();
            let elsewhere = seats.filter(|seat| window.shared.phone(*seat) != Phone::None);
            let elsewhere = elsewhere.collect();
            playing.ask_last(elsewhere);
        }
        let Some(served) = &mut self.served else {
            if !window.may_have_phones() {
                self.dialog = None;
            }
            return self.bring_back(window);
        };
        let here = window.playing().filter(|playing| playing.session.id() == served.game);
        match here.filter(|_| !served.rests) {
            Some(playing) => served.follow(playing, window.shared),
            None => self.follow_evening(window),
        }
        Task::none()
    }

    /// The game that the phones have seen was left: they wait, or come along to another game of the
    /// same players, each with its own. Other players end their evening.
    fn follow_evening(&mut self, window: &mut Window<'_>) {
        let Some(served) = &mut self.served else { return };
        if !served.rests {
            served.rests = true;
            served.by = None;
            served.server.rest();
            self.forget();
            self.dialog = None;
            window.shared.phones.clear();
            window.shared.phones_wait = true;
        }
        let Some(playing) = window.playing().filter(|_| window.may_have_phones()) else { return };
        let session = &playing.session;
        let Some(served) = &mut self.served else { return };
        let Some(from) = seats_before(&served.seen.game, session.game()) else {
            return self.end(window.shared);
        };
        let (now, seen) = (shown(playing, None, window.shared), Seen::new(session));
        let (game, path) = (session.id().to_owned(), session.path().to_owned());
        let keeper = Keeper::new(path.clone(), window.crew);
        served.server.follow(snapshot(&now, &seen), &from);
        (served.shown, served.seen, served.keeper) = (now, seen, keeper);
        (served.game, served.path, served.rests) = (game, path, false);
        self.dialog = None;
        window.shared.phones_wait = false;
        self.see(window);
    }
}

impl Served {
    /// Makes the move of a player that their phone has chosen.
    fn play(
        &mut self,
        seat: Seat,
        made: Move,
        playing: &mut Playing,
        shared: &Shared,
    ) -> (Reply, Option<Request>) {
        let session = &playing.session;
        let game = session.game();
        let is_asked =
            game.questions().iter().any(|question| question.whom == seat && question.takes(&made));
        if !is_asked {
            return (Reply::Refused(say!(shared.words, "phones-not-asked")), None);
        }
        // A move that has shown a card is the table's to take back: a card of the pile, or an order
        // that is fulfilled; a choice goes with the move that offered it (R-KO-12).
        let is_entered = matches!(made, Move::DealOrders { .. } | Move::DrawOrder { .. });
        let is_card = is_entered || made.fulfils_order();
        let was = session.revision();
        match playing.play(made, shared.ui()) {
            Ok(then) => {
                let session = &playing.session;
                let is_own = !is_card && !has_shown(session);
                let own = is_own.then(|| Own::and(self.by, seat, was, session.revision()));
                self.by = own;
                (Reply::Done, then)
            }
            Err(reason) => (Reply::Refused(reason), None),
        }
    }

    /// Shows the phones the changes of their game.
    fn follow(&mut self, playing: &Playing, shared: &Shared) {
        let now = if playing.finale().is_some() {
            // While the window steps through the final scoring, the phones keep their last state.
            Shown { undo: None, pause: Some(Pause::Scoring), ..self.shown.clone() }
        } else {
            shown(playing, self.by, shared)
        };
        if now == self.shown {
            return;
        }
        // Most messages change nothing, and a veil no game: a copy is made only for a change.
        if now.revision != self.shown.revision {
            self.seen = Seen::new(&playing.session);
        }
        self.server.show(snapshot(&now, &self.seen));
        self.shown = now;
    }
}

/// The seats that the players of a game had in the one before, by their seats now; `None` if others
/// play.
fn seats_before(before: &Game, now: &Game) -> Option<Vec<Option<Seat>>> {
    let mut left: Vec<Seat> = before.seats().collect();
    let seats = now.seats().map(|seat| {
        let place = left.iter().position(|former| before.name(*former) == now.name(seat))?;
        Some(left.remove(place))
    });
    let seats: Vec<Option<Seat>> = seats.collect();
    (left.is_empty() && seats.iter().all(Option::is_some)).then_some(seats)
}

/// Whether the last step has fulfilled an order, or lets somebody choose one.
fn has_shown(session: &Session) -> bool {
    session.last_outcomes().any(|outcome| {
        matches!(
            outcome,
            Outcome::Orders(
                orders::Outcome::Fulfilled { .. } | orders::Outcome::ChoiceOffered { .. }
            )
        )
    })
}

/// The state of a game that phones see now.
pub(super) fn shown(playing: &Playing, by: Option<Own>, shared: &Shared) -> Shown {
    let session = &playing.session;
    let revision = session.revision();
    // After the end all hands lie open, so that the table alone takes it back.
    let may_undo = session.can_undo() && !session.game().is_finished();
    let undo = by.filter(|own| own.revision == revision && may_undo);
    Shown {
        revision,
        veiled: playing.veiled(),
        undo: undo.map(|own| own.seat),
        pause: (playing.is_in_past() || session.is_read_only()).then_some(Pause::Rests),
        hints: shared.settings.hints,
    }
}

pub(super) fn snapshot(shown: &Shown, seen: &Seen) -> Snapshot {
    Snapshot {
        game: Arc::clone(&seen.game),
        news: seen.news.clone(),
        entered_twice: seen.entered_twice,
        veiled: shown.veiled.clone(),
        undo: shown.undo,
        pause: shown.pause,
        hints: shown.hints,
    }
}
