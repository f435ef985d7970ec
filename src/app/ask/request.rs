//! The requests of screens that only the app can fulfil.

use std::path::PathBuf;

use super::export::{Export, SeasonFormat};
use super::{Leaving, decks, files, listing, phones, preferences};
use journal::Correction;
use kit::nature::Nature;
use rules::player::Player;
use rules::{Move, Seat, Setup};
use storage::Timing;
use storage::list::Standing;
use storage::secrecy::What;

/// A wish of a screen to the app.
#[derive(Debug, Clone)]
pub enum Request {
    /// Open a game.
    Open(PathBuf),
    /// Set up a new game.
    New,
    /// Set up a game like that one.
    Rematch(Box<Standing>),
    /// Begin a game.
    Start(Box<Setup>, Timing),
    /// Try a turn.
    Lesson,
    /// Look at all earlier games and at the players.
    Earlier,
    /// Do something about the table's own decks.
    Decks(decks::Message),
    /// Do something about the lists of games.
    Listing(listing::Message),
    /// Write the result into a new file.
    Export(Export),
    /// Write a season into a new file.
    ExportSeason(SeasonFormat),
    /// Leave what is open.
    Leave(Leaving),
    /// Choose something in the settings.
    Prefer(preferences::Message),
    /// List the keys of the screen.
    Keys,
    /// Read the manual.
    Manual,
    /// Read the rules of the sets on this table.
    PlayedHere,
    /// Remember the measured screen: so many logical pixels a millimetre.
    Measured(f32),
    /// Make a move in the open game.
    Play(Move),
    /// Take the last step of the open game back.
    Undo,
    /// Make the step that was taken back again.
    Redo,
    /// Take back everything after so many first moves.
    BackTo(usize),
    /// Take over a correction of the open game.
    Accept(Box<Correction>),
    /// Remember that a player looks at the dealt orders.
    Look(Seat),
    /// Tell everybody something about a hand; with the digits of a new PIN.
    Tell(Seat, What, Vec<u8>),
    /// Pause the clock, or let it go on.
    Pause,
    /// Do something about the players' phones.
    Phones(phones::Message),
    /// Correct the people, if any are given, and make these moves after that.
    People(Option<Vec<Player>>, Vec<Move>),
    /// Make these moves, or none of them.
    PlayAll(Vec<Move>),
    /// Put the focus into the field of that name.
    Focus(String),
    /// Do something about files of games.
    Files(files::Message),
    /// Do something about moves that are not on disk.
    Rescue,
    /// Look at the table of the open game.
    Table,
    /// Step through the final scoring of the open game.
    Finale,
    /// Look at the result of the open game.
    Outcome,
    /// Watch the open game again from that step on.
    Watch(usize),
    /// Open a game and watch it again.
    WatchOf(PathBuf),
    /// Look at the line of the open game's log that tells of a step of a replay: moves, and places
    /// among their outcomes.
    Log(usize, Vec<(usize, usize)>),
    /// Scroll the named list to so many logical pixels from its head.
    Scroll(&'static str, f32),
}

impl Request {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Undo | Self::Redo | Self::Scroll(..) | Self::Focus(_) | Self::Measured(_) => {
                Nature::Step
            }
            Self::Phones(message) => message.nature(),
            Self::Prefer(message) => message.nature(),
            Self::Files(message) => message.nature(),
            Self::Open(_)
            | Self::New
            | Self::Rematch(_)
            | Self::Start(..)
            | Self::Lesson
            | Self::Earlier
            | Self::Decks(_)
            | Self::Listing(_)
            | Self::Export(_)
            | Self::ExportSeason(_)
            | Self::Leave(_)
            | Self::Keys
            | Self::Manual
            | Self::PlayedHere
            | Self::Play(_)
            | Self::BackTo(_)
            | Self::Accept(_)
            | Self::Look(_)
            | Self::Tell(..)
            | Self::Pause
            | Self::People(..)
            | Self::PlayAll(_)
            | Self::Rescue
            | Self::Table
            | Self::Finale
            | Self::Outcome
            | Self::Watch(_)
            | Self::WatchOf(_)
            | Self::Log(..) => Nature::Answer,
        }
    }
}
