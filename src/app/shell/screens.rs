//! The screen that the window shows, and what can be asked of each: its keys, its game, its pace.

use std::time::Duration;

use iced::keyboard;

use super::Message;
use super::playing::{At, Playing};
use ask::preferences;
use kit::binding::{Line, on_key};
use kit::ui::Ui;
use rules::Seat;
use screen::decks::Decks;
use screen::earlier::Earlier;
use screen::home::Home;
use screen::outcome::Outcome;
use screen::setup::Setup;
use screen::table::{self, Table};
use session::Session;

/// The time between two ticks.
pub const TICK: Duration = Duration::from_secs(1);

/// The screen that the window shows.
#[derive(Debug)]
pub enum Screen {
    Home(Home),
    Setup(Box<Setup>),
    Earlier(Box<Earlier>),
    Decks(Box<Decks>),
    Playing(Box<Playing>),
}

impl Screen {
    /// The open game with its screen.
    pub fn playing(&self) -> Option<&Playing> {
        match self {
            Self::Playing(playing) => Some(playing),
            Self::Home(_) | Self::Setup(_) | Self::Decks(_) | Self::Earlier(_) => None,
        }
    }

    /// The open game with its screen, to be changed.
    pub fn playing_mut(&mut self) -> Option<&mut Playing> {
        match self {
            Self::Playing(playing) => Some(playing),
            Self::Home(_) | Self::Setup(_) | Self::Decks(_) | Self::Earlier(_) => None,
        }
    }

    /// The open game.
    pub fn session(&self) -> Option<&Session> {
        self.playing().map(|playing| &playing.session)
    }

    /// The open game, to be changed.
    pub fn session_mut(&mut self) -> Option<&mut Session> {
        self.playing_mut().map(|playing| &mut playing.session)
    }

    /// The table, if that is the screen.
    pub fn table(&self) -> Option<&Table> {
        self.playing().and_then(Playing::table)
    }

    /// The table, to be changed, if that is the screen.
    pub fn table_mut(&mut self) -> Option<&mut Table> {
        self.playing_mut().and_then(Playing::table_mut)
    }

    /// The result, to be changed, if that is the screen.
    pub fn outcome_mut(&mut self) -> Option<&mut Outcome> {
        self.playing_mut().and_then(Playing::outcome_mut)
    }

    /// The setup, if that is the screen.
    pub const fn setup(&self) -> Option<&Setup> {
        match self {
            Self::Setup(setup) => Some(setup),
            Self::Home(_) | Self::Earlier(_) | Self::Decks(_) | Self::Playing(_) => None,
        }
    }

    /// The decks, if that is the screen.
    pub const fn decks(&self) -> Option<&Decks> {
        match self {
            Self::Decks(decks) => Some(decks),
            Self::Home(_) | Self::Setup(_) | Self::Earlier(_) | Self::Playing(_) => None,
        }
    }

    /// The decks, to be changed, if that is the screen.
    pub fn decks_mut(&mut self) -> Option<&mut Decks> {
        match self {
            Self::Decks(decks) => Some(decks),
            Self::Home(_) | Self::Setup(_) | Self::Earlier(_) | Self::Playing(_) => None,
        }
    }

    /// The earlier games, if they are the screen.
    pub const fn earlier(&self) -> Option<&Earlier> {
        match self {
            Self::Earlier(earlier) => Some(earlier),
            Self::Home(_) | Self::Setup(_) | Self::Decks(_) | Self::Playing(_) => None,
        }
    }

    /// The earlier games, to be changed, if they are the screen.
    pub fn earlier_mut(&mut self) -> Option<&mut Earlier> {
        match self {
            Self::Earlier(earlier) => Some(earlier),
            Self::Home(_) | Self::Setup(_) | Self::Decks(_) | Self::Playing(_) => None,
        }
    }

    /// The player who decides at the table.
    pub fn on_turn(&self) -> Option<Seat> {
        let playing = self.playing().filter(|playing| playing.table().is_some())?;
        Some(table::asked(playing.session.game()))
    }

    /// Whether it shows the reading of games.
    pub fn is_listing(&self, ui: Ui<'_>) -> bool {
        let shows = match self {
            Self::Home(_) | Self::Earlier(_) => true,
            Self::Setup(_) | Self::Decks(_) | Self::Playing(_) => false,
        };
        shows && ui.reading.is_under_way()
    }

    /// Shows the list of games after it or its words have changed.
    pub fn show_listed(&mut self, ui: Ui<'_>) {
        if let Some(earlier) = self.earlier_mut() {
            earlier.refresh(ui);
        }
    }

    /// The keys of the screen, if it has such a list.
    pub fn keys(&self, ui: Ui<'_>) -> Option<Vec<Line>> {
        match self {
            Self::Home(_) => Some(Home::keys(ui)),
            Self::Earlier(earlier) => {
                Some(earlier.keys().into_iter().chain([preferences::SETTINGS.line()]).collect())
            }
            Self::Playing(playing) => playing.keys(),
            Self::Setup(_) => Some(Setup::keys()),
            Self::Decks(_) => Some(Decks::keys()),
        }
    }

    /// Whether Escape has something to do on the screen: it goes back where a button says so, and
    /// drops what was begun at the table.
    pub fn escapes(&self, ui: Ui<'_>) -> bool {
        match self {
            Self::Home(_) => self.is_listing(ui),
            Self::Playing(playing) => match &playing.at {
                At::Table(table) => !table.is_idle(),
                At::Deal(_) => false,
                At::Finale(_) | At::Outcome(_) | At::Replay(_) => true,
            },
            Self::Setup(_) | Self::Earlier(_) | Self::Decks(_) => true,
        }
    }

    /// The message of a key.
    pub fn shortcut(&self, event: &keyboard::Event, ui: Ui<'_>) -> Option<Message> {
        if let Self::Playing(playing) = self {
            return playing.shortcut(event);
        }
        if let (Self::Earlier(_), Some(message)) = (self, Earlier::scrolls(event)) {
            return Some(Message::Earlier(message));
        }
        let keyboard::Event::KeyPressed { repeat: false, .. } = event else { return None };
        match self {
            Self::Home(_) => Home::shortcut(event, ui).map(Message::Ask),
            Self::Setup(_) => Setup::shortcut(event).map(Message::Setup),
            Self::Earlier(_) => Earlier::shortcut(event)
                .map(Message::Earlier)
                .or_else(|| on_key(&[&preferences::SETTINGS], event).map(Message::Preferences)),
            Self::Decks(_) => Decks::shortcut(event).map(Message::Decks),
            Self::Playing(_) => None,
        }
    }

    /// The time between two ticks that the screen needs: the pace of a replay, or a second while
    /// somebody's time runs, cards show or lie before everybody, or the final scoring plays.
    pub fn pace(&self, is_covered: bool) -> Option<Duration> {
        let playing = self.playing()?;
        playing.pace().or_else(|| playing.needs_ticks(is_covered).then_some(TICK))
    }
}
