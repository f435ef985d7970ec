//! An open game, and its screen.

use iced::{Task, keyboard};

use crate::app::ask::{Leaving, Request, preferences};
use crate::app::kit::binding::on_key;
use crate::app::kit::curtain::Curtain;
use crate::app::kit::ui::Ui;
use crate::app::screen::deal::{self, Deal};
use crate::app::screen::finale::{self, Finale};
use crate::app::screen::outcome::{self, Outcome};
use crate::app::screen::replay::{self, Replay};
use crate::app::screen::table::{self, Table};
use crate::app::shell::lesson::{self, Lesson, sample};
use crate::app::shell::{App, Message, Screen};
use crate::journal::Correction;
use crate::phone::Veiled;
use crate::rules::game::Phase;
use crate::rules::orders::hand::Orders;
use crate::rules::player::Player;
use crate::rules::{self, Move, Seat};
use crate::say;
use crate::session::{Refusal, Session};
use crate::widget::Element;

/// An open game.
#[derive(Debug)]
pub(super) struct Playing {
    pub session: Session,
    /// The lesson, if the game is its sample.
    pub lesson: Option<Lesson>,
    pub at: At,
}

/// The screen of an open game.
#[derive(Debug)]
pub(super) enum At {
    Deal(Box<Deal>),
    Table(Box<Table>),
    Finale(Box<Finale>),
    Outcome(Box<Outcome>),
    Replay(Box<Replay>),
}

impl At {
    /// The final scoring of a session's game, from its first step on.
    pub(super) fn finale(session: &Session) -> Self {
        Self::Finale(Box::new(Finale::new(session)))
    }
}

impl Playing {
    /// A game that was opened: at its result, or where it goes on.
    pub(super) fn new(session: Session) -> Self {
        let at = match session.game().phase() {
            Phase::Finished => At::Outcome(Box::new(Outcome::new(&session))),
            Phase::Deal => At::Deal(Box::new(Deal::new(&session))),
            _ => At::Table(Box::new(Table::new(&session))),
        };
        Self { session, lesson: None, at }
    }

    /// Takes over a change of the game: shows the screen that it asks for now.
    pub(super) fn refresh(&mut self) {
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
    pub(super) fn table(&self) -> Option<&Table> {
        match &self.at {
            At::Table(table) => Some(table),
            At::Deal(_) | At::Finale(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// The player behind the curtain.
    pub(super) fn curtain(&self) -> Option<&Curtain> {
        match &self.at {
            At::Deal(deal) => deal.curtain(),
            At::Table(table) => table.curtain(),
            At::Finale(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// Hides all cards that show, even while a key or the pointer is held down.
    pub(super) fn cover(&mut self) {
        let curtain = match &mut self.at {
            At::Deal(deal) => deal.curtain_mut(),
            At::Table(table) => table.curtain_mut(),
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
    pub(super) fn shortcut(&self, event: &keyboard::Event) -> Option<Message> {
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
    pub(super) fn refuse(&mut self, reason: String) {
        if let At::Table(table) = &mut self.at {
            table.refuse(reason);
        }
    }

    /// Makes a move and shows its outcome; a drawn order to its owner, unless seen elsewhere.
    ///
    /// # Errors
    /// The reason for a refusal, in words.
    fn play(&mut self, made: Move, elsewhere: bool, ui: Ui<'_>) -> Result<(), String> {
        let session = &mut self.session;
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
            table.unveil(before, names_order, &self.session);
            if drew && !printed && !elsewhere {
                table.show_drawn(seat, &self.session);
            } else if table.veiled().is_none() {
                table.let_fly(ui.with(&self.session));
                if ended {
                    self.at = At::finale(&self.session);
                }
            }
        }
        Ok(())
    }

    /// Lays the order that a player shows next open for everybody, when its owner has seen it
    /// elsewhere. Returns whether there was one, and the request that follows.
    pub(super) fn show_fulfilled(&mut self, seat: Seat) -> Option<Option<Request>> {
        let At::Table(table) = &mut self.at else { return None };
        table.show_fulfilled(seat, &self.session)
    }

    /// The player who shows a fulfilled order next, and the order; nobody else is told of it yet.
    pub(super) fn veiled(&self) -> Option<Veiled> {
        let At::Table(table) = &self.at else { return None };
        let choice = self.session.game().choices().first();
        let seat = table.veiled().or_else(|| choice.map(|choice| choice.seat))?;
        let is_choice = choice.is_some_and(|choice| choice.seat == seat);
        let cards = if is_choice { Vec::new() } else { table.veiled_of(seat, &self.session) };
        Some(Veiled { seat, cards: cards.iter().map(|card| card.id.clone()).collect() })
    }

    /// Asks players with orders on a phone last at the deal.
    pub(super) fn ask_last(&mut self, elsewhere: Vec<Seat>) {
        if let At::Deal(deal) = &mut self.at {
            // An order on a phone counts as looked at.
            elsewhere.iter().for_each(|seat| self.session.look(*seat));
            deal.ask_last(elsewhere, &self.session);
        }
    }

    /// Whether an old turn is being entered anew.
    pub(super) fn is_in_past(&self) -> bool {
        self.table().is_some_and(Table::is_in_past)
    }

    /// The result, if that is the screen.
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        match &self.at {
            At::Outcome(outcome) => Some(outcome),
            At::Deal(_) | At::Table(_) | At::Finale(_) | At::Replay(_) => None,
        }
    }

    /// The result, to be changed, if that is the screen.
    pub(super) fn outcome_mut(&mut self) -> Option<&mut Outcome> {
        match &mut self.at {
            At::Outcome(outcome) => Some(outcome),
            At::Deal(_) | At::Table(_) | At::Finale(_) | At::Replay(_) => None,
        }
    }

    /// The final scoring, while it is stepped through.
    pub(super) const fn finale(&self) -> Option<&Finale> {
        match &self.at {
            At::Finale(finale) => Some(finale),
            At::Deal(_) | At::Table(_) | At::Outcome(_) | At::Replay(_) => None,
        }
    }

    /// The replay, while it is watched.
    pub(super) const fn replay(&self) -> Option<&Replay> {
        match &self.at {
            At::Replay(replay) => Some(replay),
            At::Deal(_) | At::Table(_) | At::Finale(_) | At::Outcome(_) => None,
        }
    }

    /// Goes on after a second, or after the time of a replay's step.
    pub(super) fn tick(&mut self, ui: Ui<'_>) {
        match &mut self.at {
            At::Finale(finale) => finale.tick(ui.now),
            At::Replay(replay) => replay.tick(&self.session),
            At::Deal(_) | At::Table(_) | At::Outcome(_) => {}
        }
    }
}

impl App {
    /// The open game with its screen.
    pub(super) fn playing(&self) -> Option<&Playing> {
        match &self.screen {
            Screen::Playing(playing) => Some(playing),
            Screen::Home(_) | Screen::Setup(_) | Screen::Decks(_) | Screen::Earlier(_) => None,
        }
    }

    /// The open game with its screen, to be changed.
    pub(super) fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.screen {
            Screen::Playing(playing) => Some(playing),
            Screen::Home(_) | Screen::Setup(_) | Screen::Decks(_) | Screen::Earlier(_) => None,
        }
    }

    pub(super) fn session_mut(&mut self) -> Option<&mut Session> {
        self.playing_mut().map(|playing| &mut playing.session)
    }

    pub(super) fn at_deal(&mut self, message: &deal::Message) -> Task<Message> {
        let Screen::Playing(playing) = &mut self.screen else { return Task::none() };
        let At::Deal(deal) = &mut playing.at else { return Task::none() };
        let request = deal.update(message, self.shared.at(&playing.session));
        self.go_on(request, message.is_typing())
    }

    pub(super) fn at_table(&mut self, message: table::Message) -> Task<Message> {
        let Screen::Playing(playing) = &mut self.screen else { return Task::none() };
        let At::Table(table) = &mut playing.at else { return Task::none() };
        let typing = matches!(&message, table::Message::Curtain(message) if message.is_typing());
        let request = table.update(message, self.shared.at(&playing.session));
        self.go_on(request, typing)
    }

    pub(super) fn at_finale(&mut self, message: &finale::Message) -> Task<Message> {
        let Screen::Playing(playing) = &mut self.screen else { return Task::none() };
        let At::Finale(finale) = &mut playing.at else { return Task::none() };
        let request = finale.update(message, self.shared.now);
        request.map_or_else(Task::none, |request| self.fulfil(request))
    }

    pub(super) fn at_replay(&mut self, message: &replay::Message) -> Task<Message> {
        let Screen::Playing(playing) = &mut self.screen else { return Task::none() };
        let At::Replay(replay) = &mut playing.at else { return Task::none() };
        let request = replay.update(message, &playing.session);
        request.map_or_else(Task::none, |request| self.fulfil(request))
    }

    pub(super) fn at_outcome(&mut self, message: outcome::Message) -> Task<Message> {
        let Screen::Playing(playing) = &mut self.screen else { return Task::none() };
        let At::Outcome(outcome) = &mut playing.at else { return Task::none() };
        let action = outcome.update(message, self.shared.at(&playing.session));
        self.act(action, Message::Outcome)
    }

    /// Does as a screen asks; while somebody types, the focus stays.
    fn go_on(&mut self, request: Option<Request>, typing: bool) -> Task<Message> {
        let task = request.map_or_else(Task::none, |request| self.fulfil(request));
        if typing { task } else { Task::batch([task, self.focus_search()]) }
    }

    /// Makes a move in the open game, and says at the table if it is refused.
    pub(super) fn play(&mut self, made: Move) {
        if let (Err(reason), Some(playing)) = (self.make(made), self.playing_mut()) {
            playing.refuse(reason);
        }
    }

    /// Makes a move in the open game.
    ///
    /// # Errors
    /// The reason for a refusal, in words.
    pub(super) fn make(&mut self, made: Move) -> Result<(), String> {
        let Screen::Playing(playing) = &mut self.screen else { return Ok(()) };
        let was_saved = playing.session.unsaved().is_none();
        let elsewhere = self.shared.has_phone(playing.session.game().active());
        playing.play(made, elsewhere, self.shared.ui())?;
        if was_saved {
            self.tell_unsaved(None);
        }
        Ok(())
    }

    /// Makes moves one after the other, or none of them if one is refused.
    pub(super) fn play_all(&mut self, moves: Vec<Move>) {
        let before = self.session().map_or(0, |session| session.journal().entries().len());
        for made in moves {
            if let Err(reason) = self.make(made) {
                self.change(|session| session.back_to(before));
                if let Some(playing) = self.playing_mut() {
                    playing.refuse(reason);
                }
                return;
            }
        }
    }

    /// Corrects names and colours, and makes the moves of people who come, go and change seats.
    pub(super) fn set_right(&mut self, people: Option<Vec<Player>>, moves: Vec<Move>) {
        let words = &self.shared.words;
        if let (Some(people), Screen::Playing(playing)) = (people, &mut self.screen) {
            if let Err(faults) = playing.session.name_people(&people) {
                let faults: Vec<String> =
                    faults.iter().map(|fault| words.setup_fault(fault)).collect();
                playing.refuse(faults.join(" "));
                return;
            }
            playing.refresh();
        }
        self.play_all(moves);
    }

    /// Changes the open game by undo, redo or the like.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Session)) {
        if let Some(playing) = self.playing_mut().filter(|playing| !playing.session.is_read_only())
        {
            change(&mut playing.session);
            playing.refresh();
            if let At::Table(table) = &mut playing.at {
                table.ask_again(&playing.session);
            }
        }
    }

    /// Takes a correction over, and only now tells which orders lie face up by it or no longer do.
    pub(super) fn accept(&mut self, correction: Correction) {
        let words = &self.shared.words;
        let told = self.session().filter(|session| session.game().has_secrets());
        let told = told.map(|session| {
            words.difference_of_orders(correction.revealed(), session.game()).join(" ")
        });
        self.change(|session| session.accept(correction));
        if let (Some(Playing { at: At::Table(table), .. }), Some(told)) =
            (self.playing_mut(), told.filter(|told| !told.is_empty()))
        {
            table.tell(told);
        }
    }

    /// Begins the lesson.
    pub(super) fn learn(&mut self) {
        let Some(session) = sample(&self.shared.catalogue) else { return };
        let lesson = Some(Lesson::default());
        self.screen = Screen::Playing(Box::new(Playing { lesson, ..Playing::new(session) }));
    }

    /// Answers a choice about the lesson itself.
    pub(super) fn in_lesson(&mut self, message: lesson::Message) -> Task<Message> {
        let Some(Playing { lesson: Some(lesson), session, .. }) = self.playing_mut() else {
            return Task::none();
        };
        match message {
            lesson::Message::Leave => self.go(Leaving::Home),
            lesson::Message::New => self.go(Leaving::New),
            lesson::Message::Skip => match lesson.skip(session) {
                Some(made) => self.at_table(made),
                None => Task::none(),
            },
        }
    }

    /// Goes on with the lesson after each message; it ends where the table does.
    pub(super) fn follow(&mut self) -> Task<Message> {
        match self.playing_mut() {
            Some(Playing { lesson: Some(lesson), at: At::Table(table), session }) => {
                lesson.follow(table, session);
                Task::none()
            }
            Some(Playing { lesson: Some(_), .. }) => self.go(Leaving::Home),
            Some(Playing { lesson: None, .. }) | None => Task::none(),
        }
    }
}
