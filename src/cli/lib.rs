//! The commands that need no window.

mod check;
mod export;
mod orders;
pub mod patterns;
mod print;
mod replay;
mod schema;
mod season;
pub mod standings;

use std::borrow::Cow;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand, ValueEnum};

use content::bundled;
use journal::season::By;
use rules::Catalogue;
use storage::{Error, Folders, Problem, own};
use text::printable::Terminal;
use text::say;
use text::{Language, Words};

pub use print::{Paper, Print};

/// A table companion for Carcassonne: deals the King's Orders, mirrors the board, scores and ends
/// the game.
///
/// Without a command, the window opens.
#[derive(Debug, Parser)]
#[command(name = "kings-order", version, about, long_about = None)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Arguments {
    /// A game or a deck to open in the window; without it the game that was open last
    pub file: Option<PathBuf>,

    /// Show the window with the words of this file, and anew whenever it is saved: for translators
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,

    /// The command to run instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands that run without a window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Replay a game file and print the standings
    Replay {
        /// The game file
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// Replay only the first N moves
        #[arg(long, value_name = "N")]
        to: Option<usize>,
    },
    /// Check game files, order decks and tile sets: every fault, or "ok"
    Check {
        /// The files; games are checked with the decks and tile sets beside them
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// List the King's Orders that tile sets bring, or those of a deck
    Orders {
        /// The tile sets, separated by commas; without them all
        #[arg(long, value_delimiter = ',', value_name = "SET")]
        sets: Option<Vec<String>>,
        /// A deck of your own instead of the bundled one
        #[arg(long, value_name = "FILE")]
        deck: Option<PathBuf>,
        /// Print JSON, in the shape of a deck file
        #[arg(long)]
        json: bool,
    },
    /// Write a game's result and scores in another format to the standard output
    Export {
        /// The game file
        file: PathBuf,
        /// The format
        #[arg(long = "as", value_enum)]
        format: Format,
        /// The language, as its two letters; without it that of the system, in JSON English
        #[arg(long, value_name = "LANGUAGE", value_parser = language)]
        language: Option<Language>,
    },
    /// Print a deck of King's Orders as a PDF, to be cut into cards, with a page of its rules
    Print(Print),
    /// Write how people stand over finished games, and what became of each order there
    Season {
        /// The game files
        #[arg(required = true, value_name = "GAME")]
        files: Vec<PathBuf>,
        /// The format
        #[arg(long = "as", value_enum, default_value = "text")]
        table: Table,
        /// What people are ranked by
        #[arg(long, value_enum, default_value = "average")]
        by: Ranking,
        /// With a column for each evening even if they are more than a dozen, as CSV always has
        #[arg(long)]
        evenings: bool,
        /// The language, as its two letters; without it that of the system
        #[arg(long, value_name = "LANGUAGE", value_parser = language)]
        language: Option<Language>,
    },
    /// Print the JSON Schema (draft 2020-12) of a kind of file, for editors
    Schema {
        /// The kind of file
        #[arg(value_enum)]
        kind: Kind,
    },
}

/// The kinds of file that have a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// A game
    Game,
    /// A deck of orders
    Deck,
    /// A tile set
    Tiles,
}

/// The formats that a game can be exported in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// One line for each score
    Csv,
    /// The result as a table, and the log
    Markdown,
    /// As `replay --json`
    Json,
    /// A finished game as a web page that needs nothing else
    Page,
    /// A finished game as a few lines for a message
    Text,
    /// A finished game as the link by which BG Stats takes a play
    BgStats,
}

/// The formats that a season is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Table {
    /// Standings and orders, in columns
    Text,
    /// The same as tables of Markdown
    Markdown,
    /// The standings, one line for each person
    Csv,
    /// The orders, one line for each
    Cards,
}

/// The numbers by which the people of a season can be ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Ranking {
    /// Points a game
    Average,
    /// All points together
    Points,
    /// The average place
    Place,
    /// Games won
    Wins,
}

impl From<Ranking> for By {
    fn from(ranking: Ranking) -> Self {
        match ranking {
            Ranking::Average => Self::Average,
            Ranking::Points => Self::Points,
            Ranking::Place => Self::Place,
            Ranking::Wins => Self::Wins,
        }
    }
}

/// A language by its key.
fn language(key: &str) -> Result<Language, String> {
    let known = || Language::ALL.iter().map(|language| language.key()).collect::<Vec<_>>();
    let found = Language::ALL.iter().find(|language| language.key() == key);
    found.copied().ok_or_else(|| format!("the languages are {}", known().join(", ")))
}

/// The way a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// All is well: exit code 0.
    Well,
    /// A fault in a given file, which was printed: exit code 1.
    Fault,
    /// Wrong usage, which was printed: exit code 2.
    Usage,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Well => Self::SUCCESS,
            Ending::Fault => Self::from(1),
            Ending::Usage => Self::from(2),
        }
    }
}

/// The places where a command writes: results and faults.
#[derive(Debug)]
pub struct Output<'a, O, E> {
    /// Results.
    pub out: &'a mut O,
    /// Faults.
    pub err: &'a mut E,
}

/// Runs a command, with these words unless another language is asked for.
///
/// # Errors
/// If its output cannot be written.
pub fn run<O: std::io::Write, E: std::io::Write>(
    command: &Command,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> std::io::Result<Ending> {
    let (mut out, mut err) = (Terminal(&mut *output.out), Terminal(&mut *output.err));
    let output = &mut Output { out: &mut out, err: &mut err };
    match command {
        Command::Replay { file, json, to } => replay::run(file, *json, *to, words, output),
        Command::Check { files } => check::run(&meant(files), words, output),
        Command::Orders { sets, deck, json } => {
            orders::run(sets.as_deref(), deck.as_deref(), *json, words, output)
        }
        Command::Export { file, format, language } => {
            // JSON is for programs, so it is the same in every language of the system.
            let language = language.or((*format == Format::Json).then_some(Language::English));
            let asked = language.map(Words::in_language);
            export::run(file, *format, asked.as_ref().unwrap_or(words), output)
        }
        Command::Print(print) => print::run(print, words, output),
        Command::Season { files, table, by, evenings, language } => {
            let asked = language.map(Words::in_language);
            let words = asked.as_ref().unwrap_or(words);
            season::run(&meant(files), (*table, *evenings), *by, words, output)
        }
        Command::Schema { kind } => schema::run(*kind, output),
    }
}

/// The named files; on Windows, whose shell expands no patterns, with the files of those.
fn meant(files: &[PathBuf]) -> Cow<'_, [PathBuf]> {
    if cfg!(windows) { patterns::expanded(files).into() } else { files.into() }
}

/// Prints that the file to be opened in the window is not there.
///
/// # Errors
/// If that cannot be written.
pub fn no_such_file<E: std::io::Write>(
    file: &Path,
    words: &Words,
    err: &mut E,
) -> std::io::Result<Ending> {
    let name = file.display().to_string();
    writeln!(Terminal(err), "{}", say!(words, "cli-no-such-file", name = name))?;
    Ok(Ending::Usage)
}

/// Prints that the file of words for the window is not there.
///
/// # Errors
/// If that cannot be written.
pub fn no_such_words<E: std::io::Write>(
    file: &Path,
    words: &Words,
    err: &mut E,
) -> std::io::Result<Ending> {
    let error = Error::new(file, Problem::Read(Arc::new(ErrorKind::NotFound.into())));
    writeln!(Terminal(err), "{}", words.file_error(&error))?;
    Ok(Ending::Usage)
}

/// The words of the system's language.
pub fn words() -> Words {
    Words::in_language(Language::of_system())
}

/// The message that the output of a command could not be written; `None` if its reader has left.
pub fn unwritten(error: &std::io::Error, words: &Words) -> Option<String> {
    let cause = || words.cause(error);
    (error.kind() != ErrorKind::BrokenPipe).then(|| say!(words, "cli-unwritten", cause = cause()))
}

/// The bundled content with the table's own tile sets and decks. Files with a fault are left out;
/// `check` tells why.
fn catalogue() -> Arc<Catalogue> {
    let (tiles, decks) = own_content();
    let none = tiles.is_empty() && decks.is_empty();
    if none { bundled::catalogue() } else { Arc::new(bundled::with_own(&tiles, &decks).0) }
}

/// Files as names with their texts.
type Texts = Vec<(String, String)>;

/// The tile sets and the decks of the table's own folder.
fn own_content() -> (Texts, Texts) {
    Folders::of_user().map_or_else(
        |_| Default::default(),
        |folders| (own::tile_sets(&folders).0, own::decks(&folders).0),
    )
}
