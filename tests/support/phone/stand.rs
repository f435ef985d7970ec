//! A stand-in for the app: it plays what the phones want on a journal, shows fulfilled orders to
//! their owners first, and tells the phones what there is to see.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

use art::standing::Sites;
use art::{Pt, pt};
use journal::Journal;
use journal::news::{last_turn, news};
use phone::{
    Asked, Drawing, Event, Kept, Pause, Phone, Reply, Server, Snapshot, Ticket, Times, Veiled, Wish,
};
use rules::card;
use rules::game::questions;
use rules::geometry::Rotation;
use rules::orders;
use rules::tile::{Segment, Tile};
use rules::{Game, Move, Outcome, Seat};

use super::client::PATIENCE;
use crate::step;

/// Pictures that are their names, cards longer and shorter ones, and which of them were drawn.
#[derive(Default)]
pub struct Plain {
    drawn: Mutex<Vec<String>>,
    /// Whoever holds this keeps a tile from being drawn.
    easel: Mutex<()>,
}

impl Drawing for Plain {
    fn picture(&self, name: &str, _: &Game) -> Option<Vec<u8>> {
        self.drawn.lock().unwrap().push(name.to_owned());
        if name.starts_with("tile/") {
            drop(self.easel.lock().unwrap());
        }
        if name.starts_with("card/") {
            let more = name.bytes().map(usize::from).sum::<usize>() % 100;
            return Some([name.as_bytes(), &vec![b' '; more]].concat());
        }
        let known = ["tile/", "figure/", "token/", "card/", "mark/", "piece/", "emblem/"];
        known.iter().any(|kind| name.starts_with(kind)).then(|| name.as_bytes().to_vec())
    }
}

impl Sites for Plain {
    fn spot(&self, _: &Tile, _: Segment, _: Rotation) -> Pt {
        pt(0.25, 0.75)
    }

    fn tower_site(&self, _: &Tile, _: Rotation) -> Option<Pt> {
        None
    }
}

/// The state of the app beside the server.
pub struct Desk {
    pub journal: Journal,
    waiting: VecDeque<(Seat, Option<card::Id>)>,
    undo: Option<Seat>,
    pub paused: bool,
    pub hints: bool,
    /// Wishes that were played.
    pub played: Vec<(Seat, Wish)>,
    /// Wishes are kept here instead.
    pub held: Option<Vec<Asked>>,
}

impl Desk {
    /// The cards that are fulfilled and that nobody but their owners knows of.
    pub fn veiled(&self) -> Vec<card::Id> {
        self.waiting.iter().filter_map(|(_, card)| card.clone()).collect()
    }

    fn snapshot(&self) -> Snapshot {
        let entries = self.journal.entries();
        let news = news(&entries[last_turn(entries)..]);
        let veiled = self.waiting.front().map(|(seat, _)| {
            let own = self.waiting.iter().filter(|(other, _)| other == seat);
            Veiled { seat: *seat, cards: own.filter_map(|(_, card)| card.clone()).collect() }
        });
        Snapshot {
            game: Arc::new(self.journal.game().clone()),
            news,
            entered_twice: questions::beside::has_entered_twice(self.journal.game()),
            veiled,
            undo: self.undo,
            pause: self.paused.then_some(Pause::Rests),
            hints: self.hints,
        }
    }

    /// Makes a move, and notes who has an order to show.
    fn play(&mut self, made: Move) -> Result<(), String> {
        let made = self.journal.naming_card(made);
        let since = self.journal.entries().len();
        let answered = !self.journal.game().choices().is_empty();
        step(&mut self.journal, made).map_err(|rejection| format!("{rejection:?}"))?;
        if answered {
            self.waiting.pop_front();
        }
        let outcomes = self.journal.entries()[since..].iter().flat_map(|entry| &entry.outcomes);
        let fulfilled = outcomes.filter_map(|outcome| match outcome {
            Outcome::Orders(orders::Outcome::Fulfilled { seat, card }) => {
                Some((*seat, Some(card.clone())))
            }
            Outcome::Orders(orders::Outcome::ChoiceOffered { seat, .. }) => Some((*seat, None)),
            _ => None,
        });
        self.waiting.extend(fulfilled.skip(usize::from(answered)));
        Ok(())
    }

    fn take(&mut self, asked: &Asked) -> Result<(), String> {
        match &asked.wish {
            Wish::Play(made) => {
                self.play(made.clone())?;
                self.undo = Some(asked.seat);
            }
            Wish::Undo => {
                self.journal.undo_step();
                self.undo = None;
            }
            Wish::Shown => drop(self.waiting.pop_front()),
        }
        self.played.push((asked.seat, asked.wish.clone()));
        Ok(())
    }
}

/// The app and its server.
pub struct Stand {
    pub server: Arc<Server>,
    desk: Arc<Mutex<Desk>>,
    told: Receiver<Told>,
    plain: Arc<Plain>,
}

/// The events that the app was told of beside the wishes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    Changed,
    Requested,
    Guessed,
}

impl Stand {
    pub fn new(journal: Journal) -> Self {
        Self::with_times(journal, Times::default())
    }

    pub fn with_times(journal: Journal, times: Times) -> Self {
        Self::at("127.0.0.1:0".parse().unwrap(), journal, times)
    }

    pub fn at(at: SocketAddr, journal: Journal, times: Times) -> Self {
        Self::with_kept(at, journal, times, &[])
    }

    /// A stand with phones that are known from before.
    pub fn with_kept(
        at: SocketAddr,
        journal: Journal,
        times: Times,
        kept: &[Option<Kept>],
    ) -> Self {
        let desk = Desk {
            journal,
            waiting: VecDeque::new(),
            undo: None,
            paused: false,
            hints: true,
            played: Vec::new(),
            held: None,
        };
        let (wish, wishes) = channel();
        let (tell, told) = channel();
        let events = move |event| {
            // Nobody may listen any more.
            let _ = match event {
                Event::Asked(asked) => wish.send(asked).map_err(drop),
                Event::Changed => tell.send(Told::Changed).map_err(drop),
                Event::Requested => tell.send(Told::Requested).map_err(drop),
                Event::Guessed => tell.send(Told::Guessed).map_err(drop),
            };
        };
        let plain = Arc::new(Plain::default());
        let server = Server::with_times(times, at, desk.snapshot(), plain.clone(), kept, events);
        let server = Arc::new(server.expect("a port"));
        let desk = Arc::new(Mutex::new(desk));
        let (weak, playing) = (Arc::downgrade(&server), Arc::clone(&desk));
        thread::spawn(move || {
            for asked in wishes {
                let Some(server) = weak.upgrade() else { return };
                let mut desk = playing.lock().unwrap();
                match &mut desk.held {
                    Some(held) => held.push(asked),
                    None => judge(&server, &mut desk, &asked),
                }
            }
        });
        Self { server, desk, told, plain }
    }

    /// Until this is dropped no tile is drawn.
    pub fn hold_tiles(&self) -> MutexGuard<'_, ()> {
        self.plain.easel.lock().unwrap()
    }

    /// How often a picture was drawn.
    pub fn drawn(&self, name: &str) -> usize {
        self.plain.drawn.lock().unwrap().iter().filter(|other| *other == name).count()
    }

    pub fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap()
    }

    pub fn game(&self) -> Game {
        self.desk().journal.game().clone()
    }

    /// A move at the laptop.
    #[track_caller]
    pub fn play(&self, made: Move) {
        let mut desk = self.desk();
        desk.play(made).expect("a move that is allowed");
        desk.undo = None;
        self.server.show(desk.snapshot());
    }

    /// The table rests, or goes on.
    pub fn pause(&self, paused: bool) {
        let mut desk = self.desk();
        desk.paused = paused;
        self.server.show(desk.snapshot());
    }

    /// The table has hints, or none.
    pub fn hint(&self, hints: bool) {
        let mut desk = self.desk();
        desk.hints = hints;
        self.server.show(desk.snapshot());
    }

    /// Replies to a wish that was held.
    pub fn reply(&self, ticket: Ticket, reply: Reply) {
        self.server.reply(ticket, reply);
    }

    /// Waits until the app is told that.
    pub fn wait_for(&self, wanted: Told) {
        while self.told.recv_timeout(PATIENCE).expect("the app is told") != wanted {}
    }

    /// Whether the app has been told that by now.
    pub fn was_told(&self, wanted: Told) -> bool {
        self.told.try_iter().any(|told| told == wanted)
    }

    /// Waits until the phones are such.
    #[track_caller]
    pub fn wait_until(&self, are: impl Fn(&[Phone]) -> bool) {
        while !are(&self.server.phones()) {
            self.wait_for(Told::Changed);
        }
    }

    /// A code for a seat that has no phone.
    #[track_caller]
    pub fn code(&self, seat: Seat) -> String {
        self.server.code(seat).expect("no phone has the seat")
    }

    /// A phone that has claimed a seat.
    #[track_caller]
    pub fn phone(&self, seat: Seat) -> super::client::Phone {
        super::client::Phone::claimed(self.server.address(), &self.code(seat))
    }

    /// A phone for each seat.
    #[track_caller]
    pub fn phones(&self) -> Vec<super::client::Phone> {
        let seats: Vec<Seat> = self.desk().journal.game().seats().collect();
        seats.into_iter().map(|seat| self.phone(seat)).collect()
    }
}

/// Plays a wish if the game is still the one that it answers.
fn judge(server: &Server, desk: &mut Desk, asked: &Asked) {
    if !server.begin(asked.ticket) {
        return;
    }
    if !server.is_asked(asked) {
        return server.reply(asked.ticket, Reply::Refused("too late".to_owned()));
    }
    let reply = match desk.take(asked) {
        Ok(()) => {
            server.show(desk.snapshot());
            Reply::Done
        }
        Err(why) => Reply::Refused(why),
    };
    server.reply(asked.ticket, reply);
}
