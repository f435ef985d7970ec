//! The game that phones see, and the answers to their wishes.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use iced::Task;

use crate::app::ask::phones::may_come_to;
use crate::app::shell::phones::kept::Keeper;
use crate::app::shell::playing::Playing;
use crate::app::shell::{App, Message as AppMessage};
use crate::journal::news::News;
use crate::phone::{Asked, Pause, Phone, Reply, Server, Snapshot, Veiled, Wish};
use crate::rules::orders::{self, hand::Orders};
use crate::rules::{Game, Move, Outcome, Seat};
use crate::say;
use crate::session::Session;

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
}

/// A game at one revision.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    game: Arc<Game>,
    news: Vec<News>,
    entered_twice: bool,
}

impl Seen {
    pub(super) fn new(session: &Session) -> Self {
        Self {
            game: Arc::new(session.game().clone()),
            news: session.news(),
            entered_twice: session.tells_of_entries(),
        }
    }
}

impl App {
    /// Does as a phone wishes, if its owner may: an answer counts for the question that it answers,
    /// as that is asked now; all else for the very state that the phone has shown.
    pub(super) fn grant(&mut self, asked: Asked) -> Reply {
        let moved_on = Reply::Refused(say!(self.shared.words, "phones-moved-on"));
        let Some(served) = &self.phones.served else { return moved_on };
        let is_now = served.server.is_asked(&asked);
        let Asked { seat, wish, .. } = asked;
        let by = served.by;
        let Some(playing) = self.playing_mut().filter(|_| is_now) else { return moved_on };
        match wish {
            Wish::Play(made) => self.play_for(seat, made),
            Wish::Undo => {
                let own = by.filter(|own| own.is_last(seat, playing.session.revision()));
                let Some(own) = own else { return moved_on };
                self.change(|session| {
                    session.undo();
                });
                let now = self.session().map(Session::revision);
                if let Some(served) = &mut self.phones.served {
                    served.by = now.and_then(|revision| own.back(revision));
                }
                Reply::Done
            }
            Wish::Shown => match playing.show_fulfilled(seat) {
                Some(request) => {
                    if let Some(request) = request {
                        drop(self.fulfil(request));
                    }
                    Reply::Done
                }
                None => moved_on,
            },
        }
    }

    /// Makes the move of a player that their phone has chosen.
    fn play_for(&mut self, seat: Seat, made: Move) -> Reply {
        let refused = Reply::Refused(say!(self.shared.words, "phones-not-asked"));
        let Some(session) = self.session() else { return refused };
        let game = session.game();
        let printed = game.orders().is_some_and(Orders::is_printed);
        let made = match made {
            Move::DrawOrder { card: None } if !printed => {
                Move::DrawOrder { card: session.journal().top_order() }
            }
            made => made,
        };
        let is_asked =
            game.questions().iter().any(|question| question.whom == seat && question.takes(&made));
        if !is_asked {
            return refused;
        }
        // A move that has shown a card is the table's to take back: a card of the pile, or an order
        // that is fulfilled; a choice goes with the move that offered it (R-KO-12).
        let is_entered = matches!(made, Move::DealOrders { .. } | Move::DrawOrder { .. });
        let is_card = is_entered || made.fulfils_order();
        let was = session.revision();
        match self.make(made) {
            Ok(()) => {
                let own = self.session().filter(|session| !is_card && !has_shown(session));
                let now = own.map(Session::revision);
                if let Some(served) = &mut self.phones.served {
                    served.by = now.map(|now| Own::and(served.by, seat, was, now));
                }
                Reply::Done
            }
            Err(reason) => Reply::Refused(reason),
        }
    }

    /// Shows the phones the changes. A game that was left is no longer served, and one that was
    /// served when the program ended is again.
    pub(in crate::app::shell) fn follow_phones(&mut self) -> Task<AppMessage> {
        let seats = self.session().map(|session| session.game().seats());
        let elsewhere = seats.into_iter().flatten();
        let elsewhere = elsewhere.filter(|seat| self.shared.phone(*seat) != Phone::None).collect();
        if let Some(playing) = self.playing_mut() {
            playing.ask_last(elsewhere);
        }
        let Some(served) = &self.phones.served else {
            if !self.may_have_phones() {
                self.phones.dialog = None;
            }
            return self.bring_phones_back();
        };
        let here = self.playing().filter(|playing| playing.session.id() == served.game);
        let Some(playing) = here.filter(|_| !served.rests) else {
            self.follow_evening();
            return Task::none();
        };
        let now = if playing.finale().is_some() {
            // While the window steps through the final scoring, the phones keep their last state.
            Shown { undo: None, pause: Some(Pause::Scoring), ..served.shown.clone() }
        } else {
            shown(playing, served.by)
        };
        if now == served.shown {
            return Task::none();
        }
        // Most messages change nothing, and a veil no game: a copy is made only for a change.
        let seen = if now.revision == served.shown.revision {
            served.seen.clone()
        } else {
            Seen::new(&playing.session)
        };
        served.server.show(snapshot(&now, &seen));
        if let Some(served) = &mut self.phones.served {
            (served.shown, served.seen) = (now, seen);
        }
        Task::none()
    }
}

impl App {
    /// The game that the phones have seen was left: they wait, or come along to another game of the
    /// same players, each with its own. Other players end their evening.
    fn follow_evening(&mut self) {
        let Some(served) = &mut self.phones.served else { return };
        if !served.rests {
            served.rests = true;
            served.by = None;
            served.server.rest();
            self.phones.forget();
            self.phones.dialog = None;
            self.shared.phones.clear();
            self.shared.phones_wait = true;
        }
        let Some(playing) = self.playing().filter(|playing| may_come_to(&playing.session)) else {
            return;
        };
        let session = &playing.session;
        let Some(served) = &self.phones.served else { return };
        let Some(from) = seats_before(&served.seen.game, session.game()) else {
            return self.end_phones();
        };
        let (now, seen) = (shown(playing, None), Seen::new(session));
        let (game, path) = (session.id().to_owned(), session.path().to_owned());
        let keeper = Keeper::new(path.clone(), &self.crew);
        served.server.follow(snapshot(&now, &seen), &from);
        if let Some(served) = &mut self.phones.served {
            (served.shown, served.seen, served.keeper) = (now, seen, keeper);
            (served.game, served.path, served.rests) = (game, path, false);
        }
        self.phones.dialog = None;
        self.shared.phones_wait = false;
        self.see_phones();
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
pub(super) fn shown(playing: &Playing, by: Option<Own>) -> Shown {
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
    }
}
