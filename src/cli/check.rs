//! `check`: every fault of game files, order decks and tile sets.

use std::fmt;
use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::{Ending, Output, Texts, own_content};
use content::file::Fault;
use content::{bundled, deck};
use paper::{self, Paper, Style};
use rules::card::Card;
use rules::game::Phase;
use rules::setup::Deck;
use rules::{Catalogue, Game, Move, Setup};
use storage::save::renew;
use storage::{Error, Problem, Saved, file};
use text::Words;
use text::say;

/// The number of refused moves after which no more are told: the rest follows from them.
const MAX_REFUSED: usize = 20;

/// The content that a file is found to have.
enum Content {
    /// A list of cards.
    Deck(String),
    /// A list of tiles.
    Tiles(String),
    /// A list of anything else.
    List,
    /// A game, or what should be one.
    Game(String),
    /// A file that cannot be read, with the reason.
    Unreadable(String),
}

/// The table's own tile sets and decks: those of its folder and those among the given files, which
/// count as if they lay there.
struct Own {
    catalogue: Arc<Catalogue>,
    faults: Vec<Fault>,
}

pub(super) fn run<O: Write, E: Write>(
    files: &[PathBuf],
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let contents: Vec<(&Path, Content)> =
        files.iter().map(|path| (path.as_path(), content(path, words))).collect();
    let own = Own::from_files(&contents);
    let mut ending = Ending::Well;
    for (path, content) in &contents {
        let mut remarks = Vec::new();
        let faults = match content {
            Content::Unreadable(fault) => vec![fault.clone()],
            Content::List => vec![say!(words, "cli-unknown-list")],
            Content::Tiles(_) => own.faults_of(path, words),
            Content::Deck(text) => {
                let name = path.display().to_string();
                let cards = bundled::own_deck(&name, text, &own.catalogue).0;
                remarks = words.oddities(&cards);
                remarks.extend(words.beyond_games(&cards, own.catalogue.tiles()));
                remarks.extend(in_vain(&name, text, words));
                let lost = deck::of_no_set(&name, &cards, &own.catalogue);
                let lost = lost.iter().map(|fault| words.content_fault(fault));
                let faults = own.faults_of(path, words).into_iter().chain(lost);
                faults.chain(unprintable(&cards, words)).collect()
            }
            Content::Game(text) => check_game(path, text, &own.catalogue, words),
        };
        let name = path.display().to_string();
        if faults.is_empty() {
            writeln!(output.out, "{}", say!(words, "cli-ok", file = name.clone()))?;
        } else {
            ending = Ending::Fault;
        }
        for fault in faults.into_iter().chain(remarks) {
            // The words on a fault of the file itself name it already.
            let named = fault.starts_with(&name);
            let fault =
                if named { fault } else { say!(words, "cli-fault", file = &name, fault = fault) };
            writeln!(output.out, "{fault}")?;
        }
    }
    Ok(ending)
}

/// The points of cards in a deck that the rules set otherwise, in sentences.
fn in_vain(name: &str, text: &str, words: &Words) -> Vec<String> {
    let vain = deck::points_in_vain(name, text).into_iter();
    let told = |(card, points): (Card, i32)| {
        let (id, fixed) = (card.id.to_string(), card.points);
        say!(words, "cli-points-in-vain", card = id, fixed = fixed, points = points)
    };
    vain.map(told).collect()
}

/// The flaws of cards on paper, each in a sentence.
fn unprintable(cards: &[Card], words: &Words) -> Vec<String> {
    let style = Style::on(Paper::A4);
    let flaws = cards.iter().flat_map(|card| paper::flaws(card, words, &style));
    flaws.map(|flaw| flaw.worded(words)).collect()
}

/// Reads a file. Lists of cards and of tiles are told apart by the fields of their items.
fn content(path: &Path, words: &Words) -> Content {
    let text = match file::read(path) {
        Ok(text) => text,
        Err(error) => return Content::Unreadable(words.file_error(&error)),
    };
    if let Ok(items) = serde_json::from_str::<Items>(&text) {
        return match items {
            Items { has_edges: true, .. } => Content::Tiles(text),
            Items { has_task: true, .. } => Content::Deck(text),
            Items { .. } => Content::List,
        };
    }
    match serde_json::from_str::<IgnoredAny>(&text) {
        Ok(_) => Content::Game(text),
        Err(error) => {
            let error = Error::new(path, Problem::Syntax { message: error.to_string() });
            Content::Unreadable(words.file_error(&error))
        }
    }
}

/// The fields that some item of a list has; one item after the other is read for them.
#[derive(Default)]
struct Items {
    has_edges: bool,
    has_task: bool,
}

impl<'de> Deserialize<'de> for Items {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> std::result::Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Items;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut list: A,
            ) -> std::result::Result<Items, A::Error> {
                let mut items = Items::default();
                while let Some(item) = list.next_element::<Value>()? {
                    let has = |field: &str| item.get(field).is_some();
                    items.has_edges |= has("edges");
                    items.has_task |= has("requirement") || has("points");
                }
                Ok(items)
            }
        }
        reader.deserialize_seq(Reader)
    }
}

impl Own {
    fn from_files(contents: &[(&Path, Content)]) -> Self {
        let (mut tiles, mut decks) = own_content();
        for (path, content) in contents {
            match content {
                Content::Tiles(text) => put(&mut tiles, path, text),
                Content::Deck(text) => put(&mut decks, path, text),
                Content::List | Content::Game(..) | Content::Unreadable(_) => {}
            }
        }
        if tiles.is_empty() && decks.is_empty() {
            return Self { catalogue: bundled::catalogue(), faults: Vec::new() };
        }
        let (catalogue, faults) = bundled::with_own(&tiles, &decks);
        Self { catalogue: Arc::new(catalogue), faults }
    }

    fn faults_of(&self, path: &Path, words: &Words) -> Vec<String> {
        let name = path.display().to_string();
        self.faults
            .iter()
            .filter(|fault| fault.file == name)
            .map(|fault| words.content_fault(fault))
            .collect()
    }
}

/// Puts a file among those of the folder, or in its own place if it lies there.
fn put(files: &mut Texts, path: &Path, text: &str) {
    let real = path.canonicalize().ok();
    let same = |name: &str| {
        Path::new(name) == path || (real.is_some() && Path::new(name).canonicalize().ok() == real)
    };
    let given = (path.display().to_string(), text.to_owned());
    match files.iter_mut().find(|(name, _)| same(name)) {
        Some(file) => *file = given,
        None => files.push(given),
    }
}

fn check_game(path: &Path, text: &str, catalogue: &Arc<Catalogue>, words: &Words) -> Vec<String> {
    let whole = match Saved::decode(path, text) {
        Ok(saved) => {
            let moves = saved.moves.into_iter().enumerate().collect();
            let mut faults: Vec<String> = check_time(&saved.started, words).into_iter().collect();
            faults.extend(check_moves(saved.setup, moves, catalogue, words));
            return faults;
        }
        Err(error)
            if matches!(error.problem, Problem::TooManyMoves { .. } | Problem::Newer { .. }) =>
        {
            return vec![words.file_error(&error)];
        }
        Err(error) => words.file_error(&error),
    };
    // The file is not readable as a whole: tell every fault that can be told apart.
    let Ok(value) = &serde_json::from_str::<Value>(text) else { return vec![whole] };
    let mut faults = Vec::new();
    let setup = value.get("setup").map(serde_path_to_error::deserialize::<_, Setup>);
    if let Some(Err(error)) = &setup {
        faults.push(say!(
            words,
            "fault-at",
            place = format!("setup.{}", error.path()),
            problem = words.readers_words(&error.inner().to_string())
        ));
    }
    if let Some(Err((place, problem))) = value.as_object().map(shape) {
        let problem = words.readers_words(&problem);
        // A key too few or too many is named by the sentence alone.
        let at_root = place.is_empty() || place == ".";
        faults.push(if at_root {
            problem
        } else {
            say!(words, "fault-at", place = place, problem = problem)
        });
    }
    faults.extend(
        value.get("started").and_then(Value::as_str).and_then(|started| check_time(started, words)),
    );
    let mut moves = read_moves(value, words, &mut faults);
    if faults.is_empty() {
        return vec![whole];
    }
    if let Some(Ok(mut setup)) = setup {
        let version = value.get("version").and_then(Value::as_u64);
        renew(version.unwrap_or_default(), &mut setup, moves.iter_mut().map(|(_, made)| made));
        faults.extend(check_moves(setup, moves, catalogue, words));
    }
    faults
}

/// The moves of a file that can be read, with their places; the others are faults.
fn read_moves(value: &Value, words: &Words, faults: &mut Vec<String>) -> Vec<(usize, Move)> {
    let mut moves = Vec::new();
    let list = value.get("moves").and_then(Value::as_array).into_iter().flatten();
    for (index, made) in list.enumerate() {
        match serde_path_to_error::deserialize::<_, Move>(made) {
            Ok(made) => moves.push((index, made)),
            Err(error) => {
                let place = say!(words, "cli-move", number = index + 1);
                faults.push(say!(
                    words,
                    "fault-at",
                    place = place,
                    problem = words.readers_words(&error.inner().to_string())
                ));
            }
        }
    }
    moves
}

/// The fault of a game's start time; `None` if every program can read the time.
fn check_time(started: &str, words: &Words) -> Option<String> {
    let problem =
        || say!(words, "cli-started", started = started, example = "2026-11-21T19:30:00Z");
    let is_time = started.parse::<jiff::Timestamp>().is_ok();
    (!is_time).then(|| say!(words, "fault-at", place = "started", problem = problem()))
}

/// The fields around setup and moves: the first that is missing, unknown or wrong, with its place.
fn shape(file: &serde_json::Map<String, Value>) -> std::result::Result<(), (String, String)> {
    let mut file = file.clone();
    for list in ["moves", "undone"] {
        if file.get(list).is_some_and(Value::is_array) {
            file.insert(list.to_owned(), Value::Array(Vec::new()));
        }
    }
    let known = |fault: &serde_path_to_error::Error<serde_json::Error>| {
        !fault.path().to_string().starts_with("setup")
    };
    let read: std::result::Result<Saved, _> = serde_path_to_error::deserialize(Value::Object(file));
    read.map(drop).or_else(|fault| {
        if known(&fault) {
            Err((fault.path().to_string(), fault.inner().to_string()))
        } else {
            Ok(())
        }
    })
}

fn check_moves(
    setup: Setup,
    moves: Vec<(usize, Move)>,
    catalogue: &Arc<Catalogue>,
    words: &Words,
) -> Vec<String> {
    let mut game = match Game::new(Arc::new(setup), Arc::clone(catalogue)) {
        Ok(game) => game,
        Err(faults) => return faults.iter().map(|fault| words.setup_fault(fault)).collect(),
    };
    let mut faults = Vec::new();
    let (mut refused, mut drawn) = (0, 0);
    for (index, made) in moves {
        let place = say!(words, "cli-move", number = index + 1);
        let fault = |problem| say!(words, "fault-at", place = place.clone(), problem = problem);
        let above = out_of_turn(&made, &game, drawn);
        let Err(rejection) = game.play(&made) else {
            drawn += usize::from(matches!(made, Move::DrawOrder { .. }));
            faults.extend(above.map(|above| fault(say!(words, "cli-not-on-top", above = above))));
            continue;
        };
        refused += 1;
        if refused <= MAX_REFUSED {
            let reason = words.rejection(&rejection, &game);
            let moves = awaited(game.phase()).join(", ");
            faults.push(fault(if moves.is_empty() {
                reason
            } else {
                say!(words, "cli-awaited", reason = reason, moves = moves)
            }));
        }
    }
    if refused > MAX_REFUSED {
        faults.push(say!(words, "cli-more-refused", count = refused - MAX_REFUSED));
    }
    if let Err(fault) = game.check() {
        faults.push(say!(words, "cli-defect", fault = format!("{fault:?}")));
    }
    faults
}

/// The number of cards that lie above the drawn one, if it cannot have been on top of a pile dealt
/// by the app: with one draw a turn (R-KO-20), no more cards can have been drawn before it and put
/// back by corrections than there are turns without a draw.
fn out_of_turn(made: &Move, game: &Game, drawn: usize) -> Option<usize> {
    let Move::DrawOrder { card: Some(card) } = made else { return None };
    let orders = game.orders().filter(|_| game.setup().deck == Deck::Dealt)?;
    let above = orders.pile().iter().position(|other| other.id == *card)?;
    let without = (game.turn() as usize).saturating_sub(drawn + 1);
    (above > without).then_some(above)
}

/// The moves that answer a question without which a turn cannot go on.
const fn awaited(phase: Phase) -> &'static [&'static str] {
    match phase {
        Phase::Deal => &["deal-orders", "keep-orders"],
        Phase::Asking(step) => step.moves(),
        Phase::Place | Phase::Deploy { .. } | Phase::Scored | Phase::Remains | Phase::Finished => {
            &[]
        }
    }
}
