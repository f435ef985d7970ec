//! The table's own decks: the screen, what it asks of the disk, and the games by which a card is
//! measured.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::Task;
use iced::advanced::widget::operate;
use iced::futures::channel::mpsc;
use iced::widget::operation::{self, AbsoluteOffset};

use crate::app::ask::Leaving;
use crate::app::ask::decks::Message as Wish;
use crate::app::ask::files::Purpose;
use crate::app::kit::decks::{Offered, is_deck, write_deck};
use crate::app::screen::decks::{self, Decks, Measure};
use crate::app::screen::home::Home;
use crate::app::shell::trouble::Trouble;
use crate::app::shell::{App, Message, Screen};
use crate::rules::orders::card::Card;
use crate::rules::set::BUNDLED;
use crate::say;
use crate::simulation::{Trial, Unmeasured};
use crate::storage::file::Destination;
use crate::storage::{Error, Problem};
use crate::text::Words;
use crate::widget::focus::{reveal, reveal_named};

/// The time between two reports of the measure.
const TOLD: Duration = Duration::from_millis(250);
/// The time for which games are played before the thread rests for a moment, and that moment.
const AT_WORK: Duration = Duration::from_millis(20);
const AT_REST: Duration = Duration::from_millis(1);

/// A step of these games.
#[derive(Debug, Clone)]
pub enum Step {
    /// So much is known.
    Found(Measure),
    /// No more games are played.
    Ended,
}

impl App {
    /// The decks, if that is the screen.
    #[must_use]
    pub fn decks(&self) -> Option<&Decks> {
        match &self.screen {
            Screen::Decks(decks) => Some(decks),
            Screen::Home(_) | Screen::Setup(_) | Screen::Earlier(_) | Screen::Playing(_) => None,
        }
    }

    fn decks_mut(&mut self) -> Option<&mut Decks> {
        match &mut self.screen {
            Screen::Decks(decks) => Some(decks),
            Screen::Home(_) | Screen::Setup(_) | Screen::Earlier(_) | Screen::Playing(_) => None,
        }
    }

    pub(super) fn at_decks(&mut self, message: decks::Message) -> Task<Message> {
        let Screen::Decks(decks) = &mut self.screen else { return Task::none() };
        let moves = moves(&message);
        // Where the mouse adds a condition, nothing moves away from under it.
        let stays = matches!(message, decks::Message::Fill(..));
        let action = decks.update(message, &self.shared);
        let focus = decks.take_focus();
        let mut task = self.act(action, Message::Decks);
        if moves {
            let top = AbsoluteOffset { x: 0.0, y: 0.0 };
            let seen = operate(reveal_named(decks::OPEN)).discard();
            task = task.chain(seen).chain(operation::scroll_to(decks::FORM, top));
        }
        let Some(field) = focus else { return task };
        let focused = operation::focus(field);
        let shown = if stays { focused } else { focused.chain(operate(reveal()).discard()) };
        // After the form was scrolled to its top.
        task.chain(shown)
    }

    /// Does what the screen wishes.
    pub(super) fn wish(&mut self, wish: Wish) -> Task<Message> {
        match wish {
            Wish::Show => self.show_decks(),
            Wish::Keep(name, cards) => {
                let kept = self.shared.keep_deck(&name, &cards);
                self.told_of(kept);
            }
            Wish::Drop(name) => {
                let dropped = self.shared.drop_deck(&name);
                self.told_of(dropped);
            }
            Wish::Rename(from, to) => self.rename_deck(&from, to),
            Wish::PutAway(name) => {
                let done = self.shared.put_deck_away(&name).map(|()| None);
                let said = say!(self.shared.words, "decks-said-away", name = name);
                self.turn_to(done, Some(said));
            }
            Wish::BringBack(name) => {
                let done = self.shared.bring_deck_back(&name).map(Some);
                self.turn_to(done, None);
            }
            Wish::Play(deck) => return self.play_with(deck),
            Wish::Read => return self.choose(Purpose::ReadDeck),
            Wish::Save => return self.choose(Purpose::SaveDeck),
            Wish::Print => self.ask(Purpose::Print, true),
            Wish::Measure(card) => return self.measure(&card),
            Wish::StopMeasuring => self.stop_measuring(),
            Wish::Back => return self.leave_decks(),
        }
        Task::none()
    }

    /// Shows the decks, from home or from the setup, which is kept.
    fn show_decks(&mut self) {
        let decks = match std::mem::replace(&mut self.screen, Screen::Home(Home)) {
            Screen::Setup(setup) => {
                let (deck, sets) = (setup.deck().map(ToOwned::to_owned), setup.chosen_sets());
                self.kept = Some(setup);
                Decks::new(deck, sets, true, &self.shared)
            }
            Screen::Home(_) | Screen::Earlier(_) | Screen::Decks(_) | Screen::Playing(_) => {
                let last =
                    self.shared.earlier.iter().find_map(|entry| entry.standing.as_ref().ok());
                let sets = last.map(|standing| standing.sets.clone());
                let sets = sets.unwrap_or_else(|| BUNDLED.map(ToOwned::to_owned).to_vec());
                let own = self.shared.catalogue.decks().first().map(|deck| deck.name.clone());
                Decks::new(own, sets, false, &self.shared)
            }
        };
        self.screen = Screen::Decks(Box::new(decks));
    }

    /// Leaves the decks for where they were opened; the setup plays the deck that was shown.
    fn leave_decks(&mut self) -> Task<Message> {
        let Some(decks) = self.decks() else { return Task::none() };
        if decks.is_for_setup() {
            let deck = decks.played(&self.shared).map(ToOwned::to_owned);
            return self.play_with(deck);
        }
        self.leave_for(Leaving::Home)
    }

    /// Goes to the setup, which plays that deck.
    fn play_with(&mut self, deck: Option<String>) -> Task<Message> {
        self.stop_measuring();
        let is_entered = self.decks().is_some_and(|decks| decks.is_entered(&self.shared));
        let task = self.set_up();
        if let Screen::Setup(setup) = &mut self.screen {
            setup.play_deck(deck, is_entered);
        }
        task
    }

    fn rename_deck(&mut self, from: &str, to: String) {
        match self.shared.rename_deck(from, &to) {
            Ok(()) => {
                if let Some(decks) = self.decks_mut() {
                    decks.renamed(&to);
                }
            }
            Err(Error { problem: Problem::Taken, .. }) => {
                let said = say!(self.shared.words, "decks-name-taken");
                self.tell_decks(said);
            }
            Err(error) => self.told_of(Err(error)),
        }
    }

    fn turn_to(&mut self, to: Result<Option<String>, Error>, said: Option<String>) {
        match to {
            Ok(deck) => {
                if let Screen::Decks(decks) = &mut self.screen {
                    decks.turn_to(deck);
                    decks.open_first(&self.shared);
                }
                if let Some(said) = said {
                    self.tell_decks(said);
                }
            }
            Err(error) => self.told_of(Err(error)),
        }
    }

    pub(super) fn tell_decks(&mut self, said: String) {
        if let Some(decks) = self.decks_mut() {
            decks.tell(said);
        }
    }

    fn told_of(&mut self, done: Result<(), Error>) {
        if let Err(error) = done {
            let said = self.shared.words.file_error(&error);
            self.trouble = Some(Trouble::Said(said));
        }
    }

    /// Shows the deck in a file, before it is taken.
    pub(super) fn offer_deck(&mut self, path: &Path) {
        match Offered::read(path, &self.shared.catalogue, &self.shared.words) {
            Ok(offered) => {
                if self.decks().is_none() {
                    self.show_decks();
                }
                if let Some(decks) = self.decks_mut() {
                    decks.offer(offered);
                }
            }
            Err(error) => self.told_of(Err(error)),
        }
    }

    /// Whether a file that was dropped is a deck, and not in the middle of a game.
    pub(super) fn takes_deck(&self, path: &Path) -> bool {
        self.playing().is_none() && is_deck(path)
    }

    /// Saves the deck that is shown into a file.
    pub(super) fn save_deck(&mut self, to: Destination) {
        let Some(decks) = self.decks() else { return };
        match write_deck(decks.cards(&self.shared), to) {
            Ok(path) => {
                let path = path.display().to_string();
                self.tell_decks(say!(self.shared.words, "decks-said-saved", path = path));
            }
            Err(error) => self.told_of(Err(error)),
        }
    }

    fn measure(&mut self, card: &Arc<Card>) -> Task<Message> {
        self.measuring = None;
        let trial = match Trial::new(Card::clone(card)) {
            Ok(trial) => trial,
            Err(why) => {
                let why = reason(&why, &self.shared.words);
                if let Some(decks) = self.decks_mut() {
                    decks.cannot_measure(why);
                }
                return Task::none();
            }
        };
        let (tell, told) = mpsc::unbounded();
        let begun = self.crew.run(move || {
            play(trial, &tell);
            move || drop(tell.unbounded_send(Step::Ended))
        });
        if let Err(error) = begun {
            let said = say!(self.shared.words, "work-no-thread", cause = error.to_string());
            self.trouble = Some(Trouble::Said(said));
            return Task::none();
        }
        let (task, handle) = Task::run(told, Message::Tried).abortable();
        self.measuring = Some(handle.abort_on_drop());
        task
    }

    fn stop_measuring(&mut self) {
        self.measuring = None;
        if let Some(decks) = self.decks_mut() {
            decks.end_measure();
        }
    }

    /// Takes over what the games tell.
    pub(super) fn tried(&mut self, step: Step) {
        if self.measuring.is_none() {
            return;
        }
        match step {
            Step::Found(measure) => {
                if let Some(decks) = self.decks_mut() {
                    decks.measured_so_far(measure);
                }
            }
            Step::Ended => self.stop_measuring(),
        }
    }
}

/// Whether a message leads to another card: its line in the list and the top of its form are shown.
const fn moves(message: &decks::Message) -> bool {
    matches!(
        message,
        decks::Message::Deck(_)
            | decks::Message::New
            | decks::Message::Enter
            | decks::Message::Copy
            | decks::Message::Take
            | decks::Message::NewCard
            | decks::Message::Card(_)
            | decks::Message::CopyCard
            | decks::Message::RemoveCard
            | decks::Message::Step(_)
            | decks::Message::Undo
            | decks::Message::Redo
    )
}

/// Plays games until the card is measured, or nobody listens any more.
fn play(mut trial: Trial, tell: &mpsc::UnboundedSender<Step>) {
    let (mut told, mut rested) = (Instant::now(), Instant::now());
    while trial.progress() < 1.0 && !tell.is_closed() {
        trial.step();
        if rested.elapsed() > AT_WORK {
            std::thread::sleep(AT_REST);
            rested = Instant::now();
        }
        if told.elapsed() > TOLD && trial.games() > 0 {
            told = Instant::now();
            let _ = tell.unbounded_send(Step::Found(found(&trial)));
        }
    }
    let _ = tell.unbounded_send(Step::Found(found(&trial)));
}

fn found(trial: &Trial) -> Measure {
    let uncertainty = trial.uncertainty();
    Measure {
        games: trial.games(),
        measured: trial.measured(),
        rate: uncertainty.rate,
        points: uncertainty.points,
        is_open: uncertainty.is_open,
        share: trial.progress(),
    }
}

/// The reason why a card cannot be measured, in words.
fn reason(why: &Unmeasured, words: &Words) -> String {
    match why {
        Unmeasured::Dragon => say!(words, "measure-not-dragon"),
        Unmeasured::Throw => say!(words, "measure-not-throw"),
        Unmeasured::Judged => say!(words, "measure-not-judged"),
        Unmeasured::Unplayed { set } => {
            say!(words, "measure-not-unplayed", set = words.set(set))
        }
        Unmeasured::Apart { sets } => {
            let sets: Vec<String> = sets.iter().map(|set| words.set(set)).collect();
            say!(words, "measure-not-apart", sets = words.list(&sets))
        }
    }
}
