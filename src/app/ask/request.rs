//! A wish of a screen for something that is not its own.

use std::path::PathBuf;

use super::export::{Export, SeasonFormat};
use super::{Leaving, files, listing, phones, preferences};
use crate::journal::Correction;
use crate::rules::player::Player;
use crate::rules::{Move, Seat, Setup};
use crate::storage::Timing;
use crate::storage::list::Standing;
use crate::storage::secrecy::What;

/// What a screen wants from the app.
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
    /// The screen was measured: so many logical pixels a millimetre.
    Measured(f32),
    /// Make a move in the open game.
    Play(Move),
    /// Take its last step back.
    Undo,
    /// Make it again.
    Redo,
    /// Take back everything after the first moves.
    BackTo(usize),
    /// Take a correction over.
    Accept(Box<Correction>),
    /// Somebody looks at what was dealt.
    Look(Seat),
    /// Tell everybody something about a hand; with the digits of a new PIN.
    Tell(Seat, What, Vec<u8>),
    /// Pause the clock, or let it go on.
    Pause,
    /// Do something about the players' phones.
    Phones(phones::Message),
    /// Set the people right, if they are not, and make these moves after that.
    People(Option<Vec<Player>>, Vec<Move>),
    /// Make these moves, or none of them.
    PlayAll(Vec<Move>),
    /// Put the focus into the field of that name.
    Focus(String),
    /// Do something about files of games.
    Files(files::Message),
    /// Do something about moves that are not on disk.
    Rescue,
    /// Look at its table.
    Table,
    /// Step through its final scoring.
    Finale,
    /// Look at its result.
    Outcome,
    /// Watch it again from that step on.
    Watch(usize),
    /// Open a game and watch it again.
    WatchOf(PathBuf),
    /// Look at the line of its log that tells of a step of a replay: moves, and places among their
    /// outcomes.
    Log(usize, Vec<(usize, usize)>),
    /// Scroll that list to so many logical pixels from where it begins.
    Scroll(&'static str, f32),
}
