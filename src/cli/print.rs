//! `print`: a deck on paper, as a PDF.

use std::io::{Result, Write};
use std::path::PathBuf;
use std::sync::Arc;

use super::orders::{Chosen, choose};
use super::replay::load;
use super::{Ending, Output};
use content::bundled;
use paper::flaw::Flaw;
use paper::style::FARTHEST;
use paper::{self, Job, Printed, Style};
use rules::card::Card;
use rules::house_rule::HouseRules;
use rules::{Catalogue, Setup};
use storage::Problem;
use storage::file;
use text::say;
use text::{Language, Words};

/// The deck to print, and the file for it.
#[derive(Debug, clap::Args)]
pub struct Print {
    /// The PDF
    pub file: PathBuf,
    /// The tile sets, separated by commas; without them all
    #[arg(long, value_delimiter = ',', value_name = "SET")]
    pub sets: Option<Vec<String>>,
    /// A deck of your own instead of the bundled one
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// The deck and the house rules of a game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["sets", "deck"])]
    pub game: Option<PathBuf>,
    /// The language of the cards, as its two letters; without it that of the system
    #[arg(long, value_name = "LANGUAGE", value_parser = super::language)]
    pub language: Option<Language>,
    /// What is printed on
    #[arg(long, value_enum, default_value_t = Paper::A4)]
    pub paper: Paper,
    /// The size of a card, in millimetres
    #[arg(long, value_enum, default_value_t = Size::Standard)]
    pub size: Size,
    /// With a white ground and a thin frame instead of full ink
    #[arg(long)]
    pub plain: bool,
    /// Without backs
    #[arg(long)]
    pub no_backs: bool,
    /// Move the backs by so many millimetres, to the right and down: 0.5,-1
    #[arg(
        long, value_name = "X,Y", value_parser = shift, conflicts_with = "no_backs",
        allow_hyphen_values = true
    )]
    pub shift: Option<Shift>,
    /// Replace the PDF if it is there already
    #[arg(long)]
    pub force: bool,
}

/// The sizes of paper that can be printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Paper {
    /// 210 by 297 mm
    A4,
    /// 8.5 by 11 inches
    Letter,
}

/// The sizes of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Size {
    /// 63 by 88 mm
    #[value(name = "63x88")]
    Standard,
    /// 56 by 87 mm
    #[value(name = "56x87")]
    Slim,
}

impl From<Size> for paper::Size {
    fn from(size: Size) -> Self {
        match size {
            Size::Standard => Self::Standard,
            Size::Slim => Self::Slim,
        }
    }
}

/// The way by which backs are moved, to the right and down, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shift(f32, f32);

/// Reads such a way: two numbers with a comma between.
fn shift(typed: &str) -> std::result::Result<Shift, String> {
    let way = |part: &str| {
        let way = part.trim().parse().ok();
        way.filter(|way: &f32| (-FARTHEST..=FARTHEST).contains(way))
    };
    let parts = typed.split_once(',').and_then(|(x, y)| Some(Shift(way(x)?, way(y)?)));
    parts.ok_or_else(|| format!("two numbers from -{FARTHEST} to {FARTHEST}, such as 0.5,-1"))
}

impl From<Paper> for paper::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self::A4,
            Paper::Letter => Self::Letter,
        }
    }
}

pub(super) fn run<O: Write, E: Write>(
    print: &Print,
    words: &Words,
    output: &mut Output<'_, O, E>,
) -> Result<Ending> {
    let (catalogue, chosen, rules) = match &print.game {
        None => match choose(print.sets.as_deref(), print.deck.as_deref(), words, output)? {
            Ok(chosen) => (bundled::catalogue(), with_copies(&chosen), HouseRules::default()),
            Err(ending) => return Ok(ending),
        },
        Some(game) => {
            let Some(opened) = load(game, None, words, output)? else { return Ok(Ending::Fault) };
            let game = opened.journal.game();
            let setup = game.setup();
            if setup.orders.is_none() {
                writeln!(output.err, "{}", say!(words, "paper-no-orders"))?;
                return Ok(Ending::Fault);
            }
            let chosen = of_game(setup, game.catalogue());
            (Arc::clone(game.catalogue()), chosen, setup.rules.clone())
        }
    };
    let asked = print.language.map(Words::in_language);
    let job = Job {
        cards: &chosen.cards,
        catalogue: &catalogue,
        words: asked.as_ref().unwrap_or(words),
        style: Style {
            paper: print.paper.into(),
            size: print.size.into(),
            is_plain: print.plain,
            has_backs: !print.no_backs,
            shift: print.shift.map_or((0.0, 0.0), |Shift(right, down)| (right, down)),
        },
        sets: &chosen.sets,
        rules: &rules,
    };
    let Printed { pdf, cards, sheets, flaws } = match paper::print(&job, |_, _| {}) {
        Ok(printed) => printed,
        Err(fault) => {
            writeln!(output.err, "{}", fault.worded(words))?;
            return Ok(Ending::Fault);
        }
    };
    let path = print.file.display().to_string();
    let write = if print.force { file::write } else { file::create };
    let written = file::check_typed(&print.file).and_then(|()| write(&print.file, pdf));
    if let Err(error) = written {
        let taken = matches!(error.problem, Problem::Taken);
        let fault = if taken {
            say!(words, "paper-taken", path = path)
        } else {
            words.export_error(&error)
        };
        writeln!(output.err, "{fault}")?;
        return Ok(Ending::Fault);
    }
    let saved = say!(words, "paper-saved", cards = cards, sheets = sheets, path = path);
    writeln!(output.out, "{saved}")?;
    for flaw in &flaws {
        writeln!(output.err, "{}", flaw.worded(words))?;
    }
    let is_whole = !flaws.iter().any(Flaw::is_left_out);
    Ok(if is_whole { Ending::Well } else { Ending::Fault })
}

/// Cards with all their copies (R-KO-50).
fn with_copies(chosen: &Chosen) -> Chosen {
    let cards = chosen.cards.iter().flat_map(Card::copies).collect();
    Chosen { sets: chosen.sets.clone(), cards }
}

/// The deck of a game, in the order of the files: that of the pile is secret.
fn of_game(setup: &Setup, catalogue: &Catalogue) -> Chosen {
    let pile = setup.orders.as_deref().unwrap_or_default();
    let own = catalogue.own_cards();
    let mut cards: Vec<Arc<Card>> = Vec::with_capacity(pile.len());
    for card in catalogue.cards().iter().chain(own) {
        for copy in Card::copies(card) {
            if pile.contains(&copy.id) && cards.iter().all(|other| other.id != copy.id) {
                cards.push(copy);
            }
        }
    }
    Chosen { sets: setup.sets.clone(), cards }
}
