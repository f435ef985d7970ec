//! An open game, and its screen.

use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::{Task, keyboard};

use super::lesson::{Lesson, sample};
use super::{Message, reviewing};
use ask::{Action, Request, preferences};
use journal::Correction;
use kit::binding::{Line, on_key};
use kit::crew::Crew;
use kit::curtain::Curtain;
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::Ui;
use kit::work;
use phone::Veiled;
use rules::game::Phase;
use rules::orders::hand::Orders;
use rules::player::Player;
use rules::{self, Catalogue, Move, Seat};
use screen::deal::{self, Deal};
use screen::finale::{self, Finale};
use screen::outcome::{self, Outcome};
use screen::replay::{self, Replay};
use screen::table::{self, Table};
use session::{Refusal, Session};

/// An open game.
#[derive(Debug)]
pub struct Playing {
    pub session: Session,
    /// The lesson, if the game is its sample.
    pub lesson: Option<Lesson>,
    pub at: At,
}

/// A step at the screen of an open game.
#[derive(Debug)]
pub enum Step {
    Deal(deal::Message),
    Table(table::Message),
    Finale(finale::Message),
    Outcome(outcome::Message),
    Replay(replay::Message),
}

impl Step {
    /// The nature of the step.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Deal(message) => message.nature(),
            Self::Table(message) => message.nature(),
            Self::Finale(message) => message.nature(),
            Self::Outcome(message) => message.nature(),
            Self::Replay(message) => message.nature(),
        }
    }
}

/// The screen of an open game.
#[derive(Debug)]
pub enum At {
    Deal(Box<Deal>),
    Table(Box<Table>),
    Finale(Box<Finale>),
    Outcome(Box<Outcome>),
    Replay(Box<Replay>),
}

impl At {
    /// The final scoring of a session's game, from its first step on.
    pub fn finale(session: &Session) -> Self {
        Self::Finale(Box::new(Finale::new(session)))
    }
}

impl Playing {
    /// A game that was opened: at its result, or where it goes on.
    pub fn new(session: Session) -> Self {
        let at = match session.game().phase() {
            Phase::Finished => At::Outcome(Box::new(Outcome::new(&session))),
            Phase::Deal => At::Deal(Box::new(Deal::new(&session))),
            _ => At::Table(Box::new(Table::new(&session))),
        };
        Self { session, lesson: None, at }
    }

    /// A lesson, at its sample game.
    pub fn lesson(catalogue: &Arc<Catalogue>) -> Option<Self> {
        let lesson = Some(Lesson::default());
        Some(Self { lesson, ..Self::new(sample(catalogue)?) })
    }

    /// Answers a step at its screen. One at a screen that was left does nothing.
    pub fn update(&mut self, step: Step, ui: Ui<'_>) -> Action<outcome::Message> {
        let session = &self.session;
        let request = match (step, &mut self.at) {
            (Step::Deal(message), At::Deal(deal)) => deal.update(&message, ui.with(session)),
            (Step::Table(message), At::Table(table)) => table.update(message, ui.with(session)),
            (Step::Finale(message), At::Finale(finale)) => finale.update(&message, ui.now),
            (Step::Replay(message), At::Replay(replay)) => replay.update(&message, session),
            (Step::Outcome(message), At::Outcome(outcome)) => {
                return outcome.update(message, ui.with(session));
            }
            (
                Step::Deal(_)
                | Step::Table(_)
                | Step::Finale(_)
                | Step::Replay(_)
                | Step::Outcome(_),
                _,
            ) => None,
        };
        request.map_or(Action::None, Action::Ask)
    }

    /// Takes over a change of the game: shows the screen that it asks for now.
    pub fn refresh(&mut self) {
        match (self.session.game().phase(), &mut self.at) {
            (Phase::Deal, At::Deal(deal)) => deal.refresh(&self.session),
            (Phase::Deal, _) => self.at = At::Deal(Box::new(Deal::new(&self.session))),
            // The score track was read.
            (Phase::Finished, At::Outcome(_)) => {}
            (_, At::Table(table)) => table.refresh(&self.session),
            (_, _) => self.at = At::Table(Box::new(Table::new(&self.session))),
        }
    }

    /// The table, if that is the screen.
    pub fn table(&self) -> Option<&Table> {
        match &self.at {
            At::Table(table) => Some(table),
            At::Deal(_) | At::Finale(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// The table, to be changed, if that is the screen.
    pub fn table_mut(&mut self) -> Option<&mut Table> {
        match &mut self.at {
            At::Table(table) => Some(table),
            At::Deal(_) | At::Finale(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// The player behind the curtain.
    pub fn curtain(&self) -> Option<&Curtain> {
        match &self.at {
            At::Deal(deal) => deal.curtain(),
            At::Table(table) => table.curtain(),
            At::Finale(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// Hides all cards that show, even while a key or the pointer is held down.
    pub fn cover(&mut self) {
        let curtain = match &mut self.at {
            At::Deal(deal) => deal.curtain_mut(),
            At::Table(table) => table.hands_mut().curtain_mut(),
            At::Finale(_) | At::Outcome(_) | At::Replay(_) => None,
        };
        if let Some(curtain) = curtain {
            curtain.cover();
        }
        if let At::Table(table) = &mut self.at {
            table.put_back();
        }
    }

    /// The message of a key.
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
        let preference = || {
            let keys = [&preferences::SETTINGS, &preferences::DISPLAY];
            on_key(&keys, event).map(Message::Preferences)
        };
        match (&self.at, event) {
            (At::Deal(deal), _) => deal.shortcut(event, &self.session).map(Message::Deal),
            (At::Table(table), _) => table.shortcut(event).map(Message::Table),
            (At::Finale(_), keyboard::Event::KeyPressed { repeat: false, .. }) => {
                Finale::shortcut(event).map(Message::Finale).or_else(preference)
            }
            (At::Outcome(outcome), keyboard::Event::KeyPressed { repeat: false, .. }) => {
                let shortcut = outcome.shortcut(event).map(Message::Outcome);
                shortcut.or_else(|| preference().filter(|_| !outcome.is_covered()))
            }
            (At::Replay(_), _) => Replay::shortcut(event).map(Message::Replay).or_else(preference),
            (At::Finale(_) | At::Outcome(_), _) => None,
        }
    }

    /// The screen.
    pub(super) fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let session = &self.session;
        match &self.at {
            At::Deal(deal) => deal.view(ui.with(session)).map(Message::Deal),
            At::Table(table) => table.view(ui.with(session)).map(Message::Table),
            At::Finale(finale) => finale.view(ui.with(session)).map(Message::Finale),
            At::Outcome(outcome) => outcome.view(ui.with(session)).map(Message::Outcome),
            At::Replay(replay) => replay.view(ui.with(session)).map(Message::Replay),
        }
    }

    /// Says at the table why something is not done.
    pub fn refuse(&mut self, reason: String) {
        if let At::Table(table) = &mut self.at {
            table.refuse(reason);
        }
    }

    /// Makes a move and shows its outcome; a drawn order to its owner, unless seen elsewhere.
    /// Returns the request that follows: to tell that the move is the first that is not on disk.
    ///
    /// # Errors
    /// The reason for a refusal, in words.
    pub fn play(&mut self, made: Move, ui: Ui<'_>) -> Result<Option<Request>, String> {
        let session = &mut self.session;
        let was_saved = session.unsaved().is_none();
        let elsewhere = ui.has_phone(session.game().active());
        let drew = matches!(made, Move::DrawOrder { .. });
        let seat = session.game().active();
        let was_finished = session.game().is_finished();
        let before = session.journal().entries().len();
        let names_order = made.fulfils_order();
        if let Err(refusal) = session.play(made) {
            return Err(match refusal {
                Refusal::ReadOnly => say!(ui, "table-read-only"),
                Refusal::Rejected(rejection) => ui.words.rejection(&rejection, session.game()),
            });
        }
        let ended = !was_finished
            && session
                .last_outcomes()
                .any(|outcome| matches!(outcome, rules::Outcome::Finished { .. }));
        self.refresh();
        if let At::Table(table) = &mut self.at {
            let printed = self.session.game().orders().is_some_and(Orders::is_printed);
            table.hands_mut().unveil(before, names_order, &self.session);
            if drew && !printed && !elsewhere {
                table.hands_mut().show_drawn(seat, &self.session);
            } else if table.veiled().is_none() {
                table.let_fly(ui.with(&self.session));
                if ended {
                    self.at = At::finale(&self.session);
                }
            }
        }
        let is_unsaved = was_saved && self.session.unsaved().is_some();
        Ok(is_unsaved.then_some(Request::Rescue))
    }

    /// Makes moves one after the other, or none of them if one is refused. Returns the request that
    /// follows.
    ///
    /// # Errors
    /// The reason for a refusal, in words.
    pub fn play_all(&mut self, moves: Vec<Move>, ui: Ui<'_>) -> Result<Option<Request>, String> {
        let before = self.session.journal().entries().len();
        let mut then = None;
        for made in moves {
            let request = self.play(made, ui).inspect_err(|_| self.back_to(before))?;
            then = request.or(then);
        }
        Ok(then)
    }

    /// Corrects names and colours, and makes the moves of people who come, go and change seats.
    /// Returns the request that follows.
    ///
    /// # Errors
    /// The reason for a refusal, in words.
    pub fn set_right(
        &mut self,
        people: Option<Vec<Player>>,
        moves: Vec<Move>,
        ui: Ui<'_>,
    ) -> Result<Option<Request>, String> {
        if let Some(people) = people {
            let named = self.session.name_people(&people);
            named.map_err(|faults| {
                let faults = faults.iter().map(|fault| ui.words.setup_fault(fault));
                faults.collect::<Vec<String>>().join(" ")
            })?;
            self.refresh();
        }
        self.play_all(moves, ui)
    }

    /// Changes the game by undo, redo or the like.
    pub fn change(&mut self, change: impl FnOnce(&mut Session)) {
        if self.session.is_read_only() {
            return;
        }
        change(&mut self.session);
        self.refresh();
        if let At::Table(table) = &mut self.at {
            table.hands_mut().ask_again(&self.session);
        }
    }

    /// Takes the last step back, with what nobody has seen.
    pub fn undo(&mut self) {
        let unseen = self.table().map(|table| table.hands().unseen()).unwrap_or_default();
        self.change(|session| {
            session.undo_unseen(&unseen);
        });
        self.show_next_act();
    }

    /// Makes the step again that was taken back.
    pub fn redo(&mut self) {
        self.change(|session| {
            session.redo();
        });
        self.show_next_act();
    }

    /// Shows the question at the table that the answer belongs to which would be made again next.
    pub fn show_next_act(&mut self) {
        let next = self.session.journal().undone().last();
        if let (At::Table(table), Some(made)) = (&mut self.at, next) {
            table.show_act_of(made);
        }
    }

    /// Takes back everything after so many first moves.
    pub fn back_to(&mut self, moves: usize) {
        self.change(|session| session.back_to(moves));
    }

    /// Takes a correction over, and only now tells which orders lie face up by it or no longer do.
    pub fn accept(&mut self, correction: Correction, ui: Ui<'_>) {
        let game = self.session.game();
        let told = game
            .has_secrets()
            .then(|| ui.words.difference_of_orders(correction.revealed(), game).join(" "));
        self.change(|session| session.accept(correction));
        if let (At::Table(table), Some(told)) = (&mut self.at, told.filter(|told| !told.is_empty()))
        {
            table.tell(told);
        }
    }

    /// Shows the game from that step on, if it has ended: until then orders are secret.
    pub fn watch_again(&mut self, step: usize) {
        if self.session.game().is_finished() {
            self.at = At::Replay(Box::new(Replay::new(step, &self.session)));
        }
    }

    /// Makes the step of the lesson for the player; `None` if that ends the lesson.
    pub fn skip(&mut self) -> Option<table::Message> {
        self.lesson.as_mut().and_then(|lesson| lesson.skip(&self.session))
    }

    /// Goes on with the lesson after each message. Returns whether it has ended: where the table
    /// does.
    pub fn follow_lesson(&mut self) -> bool {
        match (&mut self.lesson, &mut self.at) {
            (Some(lesson), At::Table(table)) => {
                lesson.follow(table, &self.session);
                false
            }
            (Some(_), _) => true,
            (None, _) => false,
        }
    }

    /// Begins the review of the orders, if a result shows one that is not made yet.
    pub fn review(
        &mut self,
        (crew, patience): (&Crew, Duration),
        now: Instant,
    ) -> Task<work::Message> {
        let At::Outcome(outcome) = &mut self.at else { return Task::none() };
        reviewing::begin(outcome, &self.session, (crew, patience), now)
    }

    /// Lays the order that a player shows next open for everybody, when its owner has seen it
    /// elsewhere. Returns whether there was one, and the request that follows.
    pub fn show_fulfilled(&mut self, seat: Seat) -> Option<Option<Request>> {
        let At::Table(table) = &mut self.at else { return None };
        table.hands_mut().show_fulfilled(seat, &self.session)
    }

    /// The player who shows a fulfilled order next, and the order; nobody else is told of it yet.
    pub fn veiled(&self) -> Option<Veiled> {
        let At::Table(table) = &self.at else { return None };
        let choice = self.session.game().choices().first();
        let seat = table.veiled().or_else(|| choice.map(|choice| choice.seat))?;
        let is_choice = choice.is_some_and(|choice| choice.seat == seat);
        let cards =
            if is_choice { Vec::new() } else { table.hands().veiled_of(seat, &self.session) };
        Some(Veiled { seat, cards: cards.iter().map(|card| card.id.clone()).collect() })
    }

    /// Asks players with orders on a phone last at the deal.
    pub fn ask_last(&mut self, elsewhere: Vec<Seat>) {
        if let At::Deal(deal) = &mut self.at {
            // An order on a phone counts as looked at.
            elsewhere.iter().for_each(|seat| self.session.look(*seat));
            deal.ask_last(elsewhere, &self.session);
        }
    }

    /// Whether an old turn is being entered anew.
    pub fn is_in_past(&self) -> bool {
        self.table().is_some_and(Table::is_in_past)
    }

    /// The result, if that is the screen.
    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.at {
            At::Outcome(outcome) => Some(outcome),
            At::Deal(_) | At::Table(_) | At::Finale(_) | At::Replay(_) => None,
        }
    }

    /// The result, to be changed, if that is the screen.
    pub fn outcome_mut(&mut self) -> Option<&mut Outcome> {
        match &mut self.at {
            At::Outcome(outcome) => Some(outcome),
            At::Deal(_) | At::Table(_) | At::Finale(_) | At::Replay(_) => None,
        }
    }

    /// The final scoring, while it is stepped through.
    pub const fn finale(&self) -> Option<&Finale> {
        match &self.at {
            At::Finale(finale) => Some(finale),
            At::Deal(_) | At::Table(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// The replay, while it is watched.
    pub const fn replay(&self) -> Option<&Replay> {
        match &self.at {
            At::Replay(replay) => Some(replay),
            At::Deal(_) | At::Table(_) | At::Finale(_) | At::Outcome(_) => None,
        }
    }

    /// The list of the screen's keys; the table's is a dialog of its own.
    pub fn keys(&self) -> Option<Vec<Line>> {
        let mut keys = match &self.at {
            At::Finale(_) => Finale::keys(),
            At::Outcome(outcome) => outcome.keys(&self.session),
            At::Replay(_) => Replay::keys(),
            At::Deal(deal) => return Some(deal.keys()),
            At::Table(_) => return None,
        };
        keys.extend([preferences::SETTINGS.line(), preferences::DISPLAY.line()]);
        Some(keys)
    }

    /// The player whose time runs while nothing covers the table.
    pub fn timed(&self, is_covered: bool) -> Option<Seat> {
        let runs = self.session.is_timed() && !self.session.is_paused() && !is_covered;
        if runs { self.table()?.awaits(&self.session) } else { None }
    }

    /// Whether cards show behind the curtain.
    pub fn shows_cards(&self) -> bool {
        self.curtain().is_some_and(Curtain::is_held)
    }

    /// The time that a step of a replay stays.
    pub fn pace(&self) -> Option<Duration> {
        self.replay().and_then(Replay::stays)
    }

    /// Whether the screen goes on by itself, or somebody's time runs.
    pub fn needs_ticks(&self, is_covered: bool) -> bool {
        let lies = self.table().is_some_and(|table| table.moment().is_some());
        let plays = self.finale().is_some_and(Finale::is_playing);
        lies || plays || self.shows_cards() || self.timed(is_covered).is_some()
    }

    /// Goes on after a second, or after the time of a replay's step.
    pub fn tick(&mut self, ui: Ui<'_>) {
        match &mut self.at {
            At::Finale(finale) => finale.tick(ui.now),
            At::Replay(replay) => replay.tick(&self.session),
            At::Deal(_) | At::Table(_) | At::Outcome(_) => {}
        }
    }
}
