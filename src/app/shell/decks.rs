//! The table's own decks: the screen, what it asks of the disk, and the games by which a card is
//! measured.

use std::path::Path;
use std::sync::Arc;

use iced::Task;
use iced::advanced::widget::operate;
use iced::widget::operation::{self, AbsoluteOffset};

use crate::measuring::{self, Step};
use crate::trouble::{Trouble, Unsaved};
use crate::{App, Message, Screen};
use ask::decks::Message as Wish;
use ask::files::Purpose;
use ask::{Leaving, Rescue};
use kit::decks::{Hindrance, Offered, write_deck};
use rules::card::Card;
use rules::set::BUNDLED;
use screen::decks::{self, Decks};
use screen::home::Home;
use simulation::Trial;
use storage::file::Destination;
use storage::{Error, Problem, file};
use text::say;
use widget::focus::{reveal, reveal_named};

impl App {
    pub(super) fn at_decks(&mut self, message: decks::Message) -> Task<Message> {
        if matches!(message, decks::Message::Deck(_)) {
            self.shared.read_decks_anew();
        }
        let Screen::Decks(decks) = &mut self.screen else { return Task::none() };
        let moves = moves(&message);
        // Where the mouse adds a condition, nothing moves away from under it.
        let stays = matches!(message, decks::Message::Fill(..));
        let action = decks.update(message, self.shared.ui());
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
                let was_unsaved = self.shared.keeping.unsaved(&name).is_some();
                match self.shared.keep_deck(&name, &cards) {
                    // An unsaved change that stays so is told beside the title.
                    Ok(()) if was_unsaved => {}
                    Ok(()) => {
                        self.tell_unsaved_deck(&name, None);
                    }
                    Err(hindrance) => self.hindered(&name, &hindrance),
                }
            }
            Wish::Drop(name) => {
                if let Err(hindrance) = self.shared.drop_deck(&name) {
                    self.hindered(&name, &hindrance);
                }
            }
            Wish::Rename(from, to) => self.rename_deck(&from, to),
            Wish::PutAway(name) => {
                let done = self.shared.put_deck_away(&name).map(|()| None);
                let said = say!(self.shared.words, "decks-said-away", name = &name);
                self.turn_to(&name, done, Some(said));
            }
            Wish::BringBack(name) => {
                let done = self.shared.bring_deck_back(&name).map(Some);
                self.turn_to(&name, done, None);
            }
            Wish::Play(deck) => {
                if !self.tells_unsaved_decks(Leaving::New) {
                    return self.play_with(deck);
                }
            }
            Wish::Read => return self.choose(Purpose::ReadDeck),
            Wish::Save => return self.choose(Purpose::SaveDeck),
            Wish::Print => self.ask(Purpose::Print, true),
            Wish::Measure(card) => return self.measure(&card),
            Wish::StopMeasuring => self.stop_measuring(),
            Wish::Rescue => {
                if let Some(deck) = self.decks().and_then(Decks::deck).map(ToOwned::to_owned) {
                    self.tell_unsaved_deck(&deck, None);
                }
            }
            Wish::Back => return self.leave_decks(),
        }
        Task::none()
    }

    /// Shows the decks, from home or from the setup, which is kept.
    fn show_decks(&mut self) {
        self.shared.read_decks_anew();
        let decks = match std::mem::replace(&mut self.screen, Screen::Home(Home)) {
            Screen::Setup(setup) => {
                let (deck, sets) = (setup.deck().map(ToOwned::to_owned), setup.chosen_sets());
                self.kept = Some(setup);
                Decks::new(deck, sets, true, self.shared.ui())
            }
            Screen::Home(_) | Screen::Earlier(_) | Screen::Decks(_) | Screen::Playing(_) => {
                let last =
                    self.shared.earlier.iter().find_map(|entry| entry.standing.as_ref().ok());
                let sets = last.map(|standing| standing.sets.clone());
                let sets = sets.unwrap_or_else(|| BUNDLED.map(ToOwned::to_owned).to_vec());
                let own = self.shared.catalogue.decks().first().map(|deck| deck.name.clone());
                Decks::new(own, sets, false, self.shared.ui())
            }
        };
        self.screen = Screen::Decks(Box::new(decks));
    }

    /// Leaves the decks for where they were opened; the setup plays the deck that was shown.
    fn leave_decks(&mut self) -> Task<Message> {
        let Some(decks) = self.decks() else { return Task::none() };
        let is_for_setup = decks.is_for_setup();
        self.leave_for(if is_for_setup { Leaving::New } else { Leaving::Home })
    }

    /// Goes to the setup, which plays that deck.
    pub(super) fn play_with(&mut self, deck: Option<String>) -> Task<Message> {
        let is_entered = self.decks().is_some_and(|decks| decks.is_entered(self.shared.ui()));
        let task = self.set_up();
        if let Screen::Setup(setup) = &mut self.screen {
            setup.play_deck(deck, is_entered);
        }
        task
    }

    fn rename_deck(&mut self, from: &str, to: String) {
        match self.shared.rename_deck(from, &to) {
            Ok(()) => {
                if let Some(decks) = self.screen.decks_mut() {
                    decks.renamed(&to);
                }
            }
            Err(hindrance) => self.hindered(from, &hindrance),
        }
    }

    /// Says why a deck is not changed, and shows it as it is.
    fn hindered(&mut self, name: &str, why: &Hindrance) {
        if let Screen::Decks(decks) = &mut self.screen {
            decks.refused(self.shared.ui());
        }
        let words = &self.shared.words;
        let said = match why {
            Hindrance::Elsewhere => say!(words, "decks-elsewhere", name = name),
            Hindrance::Changed => say!(words, "decks-changed-elsewhere", name = name),
            Hindrance::File(Error { problem: Problem::Taken, .. }) => {
                say!(words, "decks-name-taken")
            }
            Hindrance::File(error) => {
                if !self.tell_unsaved_deck(name, None) {
                    self.above.say(self.shared.words.deck_error(error));
                }
                return;
            }
        };
        self.tell_decks(said);
    }

    fn turn_to(&mut self, name: &str, to: Result<Option<String>, Hindrance>, said: Option<String>) {
        match to {
            Ok(deck) => {
                if let Screen::Decks(decks) = &mut self.screen {
                    decks.turn_to(deck);
                    decks.open_first(self.shared.ui());
                }
                if let Some(said) = said {
                    self.tell_decks(said);
                }
            }
            Err(hindrance) => self.hindered(name, &hindrance),
        }
    }

    pub(super) fn tell_decks(&mut self, said: String) {
        if let Some(decks) = self.screen.decks_mut() {
            decks.tell(said);
        }
    }

    /// Tells that the last change of a deck is not on disk, if it is not.
    pub(super) fn tell_unsaved_deck(&mut self, name: &str, leaving: Option<Leaving>) -> bool {
        let unsaved = Unsaved::of_deck(name, self.shared.ui(), leaving);
        let is_unsaved = unsaved.is_some();
        if let Some(unsaved) = unsaved {
            self.above.tell(Trouble::Unsaved(unsaved));
        }
        is_unsaved
    }

    /// Tells of a deck that is not on disk when the decks are left, or the window is closed; not
    /// before it was written once more.
    pub(super) fn tells_unsaved_decks(&mut self, leaving: Leaving) -> bool {
        if self.decks().is_none() && !matches!(leaving, Leaving::Close(_)) {
            return false;
        }
        let Some(name) = self.shared.keeping.first_unsaved().map(ToOwned::to_owned) else {
            return false;
        };
        self.shared.save_deck(&name);
        self.tell_unsaved_deck(&name, Some(leaving)) || self.tells_unsaved_decks(leaving)
    }

    /// Goes on with a deck that could not be written.
    pub(super) fn rescue_deck(&mut self, name: &str, rescue: Rescue) -> Task<Message> {
        let Some(unsaved) = self.above.unsaved_mut() else { return Task::none() };
        let leaving = unsaved.leaving;
        match rescue {
            Rescue::Typed(path) => {
                unsaved.typed(path);
                return Task::none();
            }
            Rescue::Again => {
                self.shared.save_deck(name);
                if self.tell_unsaved_deck(name, leaving) {
                    return Task::none();
                }
            }
            Rescue::There => {
                let path = unsaved.path();
                match write_deck(self.shared.catalogue.deck(Some(name)), path.clone().into()) {
                    Ok(path) => {
                        // It lies where somebody wants it; the next change is for its own place.
                        self.shared.keeping.wrote(name, Ok(()));
                        let path = path.display().to_string();
                        self.tell_decks(say!(self.shared.words, "decks-said-saved", path = path));
                    }
                    Err(error) => {
                        unsaved.failed(&error, self.shared.ui());
                        return Task::none();
                    }
                }
            }
            Rescue::Leave => {
                self.shared.give_up_deck(name);
                if let Screen::Decks(decks) = &mut self.screen {
                    decks.refused(self.shared.ui());
                }
            }
        }
        self.above.take_trouble();
        self.go_if(leaving)
    }

    /// Shows the deck in a file that is chosen, before it is taken.
    pub(super) fn offer_deck(&mut self, path: &Path) {
        match file::read(path) {
            Ok(text) => self.offer(path, &text),
            Err(error) => self.refuse(&error),
        }
    }

    /// Shows a deck that somebody brings, before it is taken.
    pub(super) fn offer(&mut self, path: &Path, text: &str) {
        if self.decks().is_none() {
            self.show_decks();
        }
        let offered = Offered::from_text(path, text, self.shared.ui());
        if let Some(decks) = self.screen.decks_mut() {
            decks.offer(offered);
        }
    }

    /// Saves the deck that is shown into a file.
    pub(super) fn save_deck(&mut self, to: Destination) {
        let Some(decks) = self.decks() else { return };
        match write_deck(decks.cards(self.shared.ui()), to) {
            Ok(path) => {
                let path = path.display().to_string();
                self.tell_decks(say!(self.shared.words, "decks-said-saved", path = path));
            }
            Err(error) => {
                self.above.say(self.shared.words.export_error(&error));
            }
        }
    }

    fn measure(&mut self, card: &Arc<Card>) -> Task<Message> {
        self.measuring.stop();
        let trial = match Trial::new(Card::clone(card)) {
            Ok(trial) => trial,
            Err(why) => {
                let why = measuring::reason(&why, &self.shared.words);
                if let Some(decks) = self.screen.decks_mut() {
                    decks.cannot_measure(why);
                }
                return Task::none();
            }
        };
        match self.measuring.begin(trial, self.works.hands().0) {
            Ok(task) => task.map(Message::Tried),
            Err(error) => {
                let cause = error.to_string();
                self.above.say(say!(self.shared.words, "work-no-thread", cause = cause));
                self.stop_measuring();
                Task::none()
            }
        }
    }

    /// Plays no more games with a card that the form does not show, or that was changed since.
    pub(super) fn follow_measure(&mut self) {
        if self.measuring.is_under_way() && !self.decks().is_some_and(Decks::is_measuring) {
            self.stop_measuring();
        }
    }

    fn stop_measuring(&mut self) {
        self.measuring.stop();
        if let Some(decks) = self.screen.decks_mut() {
            decks.end_measure();
        }
    }

    /// Takes over what the games tell.
    pub(super) fn tried(&mut self, step: Step) {
        if !self.measuring.is_under_way() {
            return;
        }
        match step {
            Step::Found(measure) => {
                if let Some(decks) = self.screen.decks_mut() {
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
