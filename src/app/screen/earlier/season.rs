//! A season: how chosen people stand over chosen evenings, and what became of each order.

mod cards;
mod choice;
mod picture;
mod standings;
mod view;

use std::collections::HashSet;
use std::path::PathBuf;

use super::Message as EarlierMessage;
use ask::Action;
use ask::export::SeasonExport;
use ask::export::SeasonFormat;
use ask::{Request, files};
use journal::names::Names;
use journal::season::{By, Season};
use journal::statistics::{Statistics, Summary};
use kit::binding::{Binding, Stroke};
use kit::rows::{self, Rows};
use kit::ui::Ui;
use rules::player::Colour;
use storage::list::Entry;
use text::{export, season};

pub use picture::{SHARPNESS, picture, size};

/// The season that is shown, and the choices that make it.
#[derive(Debug)]
pub struct Seasons {
    part: Part,
    /// All finished games in order of time.
    games: Vec<Played>,
    /// The people of the games, most frequent first.
    people: Vec<(String, Colour)>,
    /// The names by which the people are known.
    names: Names,
    /// The games that are not ticked.
    without: HashSet<PathBuf>,
    /// The people who are not ticked.
    absent: HashSet<String>,
    by: By,
    season: Season,
    /// The list of the games.
    rows: Rows,
    /// The path of the last saved file.
    told: Option<PathBuf>,
}

/// A finished game that can be ticked.
#[derive(Debug)]
struct Played {
    path: PathBuf,
    /// The UTC timestamp of the game's beginning.
    started: String,
    /// The year of the game's beginning.
    year: Option<i16>,
    /// The players of the game.
    names: Vec<String>,
}

/// A part of the season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The standings.
    Standings,
    /// The fate of each order.
    Cards,
    /// The choice of evenings and people, where it does not stand beside the other parts.
    Choice,
}

/// Several evenings at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Several {
    /// All.
    All,
    /// None.
    None,
    /// The evenings of a year.
    Year(i16),
    /// The last so many evenings.
    Last(usize),
}

/// A step of the table in a season.
#[derive(Debug, Clone)]
pub enum Message {
    /// Look at another part.
    Part(Part),
    /// Tick an evening, or untick it.
    Evening(PathBuf),
    /// Tick these evenings and no others.
    Evenings(Several),
    /// Tick a person, or untick them.
    Person(String),
    /// Tick everybody, or nobody.
    Everybody(bool),
    /// Rank by something else.
    By(By),
    /// The list of evenings was scrolled, or a row of it measured.
    Rows(rows::Message),
    /// Save the season.
    Save(SeasonFormat),
    /// Open the file that was saved last.
    Open,
    /// Show the folder of the file that was saved last.
    Folder,
}

const fn message(message: Message) -> EarlierMessage {
    EarlierMessage::Season(message)
}

const STANDINGS: Binding<EarlierMessage> = Binding {
    sign: "T",
    about: "season-standings",
    strokes: &[(Stroke::Sign("t"), message(Message::Part(Part::Standings)))],
};
const CARDS: Binding<EarlierMessage> = Binding {
    sign: "K",
    about: "season-cards",
    strokes: &[(Stroke::Sign("k"), message(Message::Part(Part::Cards)))],
};
const CHOICE: Binding<EarlierMessage> = Binding {
    sign: "E",
    about: "season-choose",
    strokes: &[(Stroke::Sign("e"), message(Message::Part(Part::Choice)))],
};
const PICTURE: Binding<EarlierMessage> = Binding {
    sign: "P",
    about: "result-picture",
    strokes: &[(Stroke::Sign("p"), message(Message::Save(SeasonFormat::Picture)))],
};
const MARKDOWN: Binding<EarlierMessage> = Binding {
    sign: "M",
    about: "result-markdown",
    strokes: &[(Stroke::Sign("m"), message(Message::Save(SeasonFormat::Markdown)))],
};
const CSV: Binding<EarlierMessage> = Binding {
    sign: "C",
    about: "result-csv",
    strokes: &[(Stroke::Sign("c"), message(Message::Save(SeasonFormat::Csv)))],
};

const OPEN: Binding<EarlierMessage> = Binding {
    sign: "O",
    about: "share-open",
    strokes: &[(Stroke::Sign("o"), message(Message::Open))],
};
const FOLDER: Binding<EarlierMessage> = Binding {
    sign: "F",
    about: "share-folder",
    strokes: &[(Stroke::Sign("f"), message(Message::Folder))],
};

/// The keys of a season.
pub const KEYS: [&Binding<EarlierMessage>; 8] =
    [&STANDINGS, &CARDS, &CHOICE, &PICTURE, &MARKDOWN, &CSV, &OPEN, &FOLDER];

impl Seasons {
    pub(super) fn new() -> Self {
        Self {
            part: Part::Standings,
            games: Vec::new(),
            people: Vec::new(),
            names: Names::default(),
            without: HashSet::new(),
            absent: HashSet::new(),
            by: By::default(),
            season: Season::default(),
            rows: Rows::new("season"),
            told: None,
        }
    }

    /// Takes over the finished games, in order of time, after they were read anew.
    pub fn refresh(&mut self, games: &[(&Entry, &Summary)], people: &[Statistics], names: Names) {
        let played = |(entry, summary): &(&Entry, &Summary)| Played {
            path: entry.path.clone(),
            started: entry.started.clone(),
            year: season::year(&entry.started),
            names: summary.players.iter().map(|part| part.name.clone()).collect(),
        };
        self.games = games.iter().map(played).collect();
        self.people = people.iter().map(|person| (person.name.clone(), person.colour)).collect();
        self.names = names;
        self.rows.resize(self.games.len());
        self.count(games);
    }

    /// Makes the season of the ticked evenings and people.
    fn count(&mut self, games: &[(&Entry, &Summary)]) {
        let chosen = games.iter().filter(|(entry, _)| !self.without.contains(&entry.path));
        let chosen: Vec<(&str, &Summary)> =
            chosen.map(|(entry, summary)| (entry.started.as_str(), *summary)).collect();
        let plays = |name: &str| !self.absent.contains(name);
        self.season = Season::from_games(&chosen, &self.names, plays, self.by);
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: Ui<'_>) -> Action<EarlierMessage> {
        if !matches!(message, Message::Rows(_) | Message::Open | Message::Folder) {
            self.told = None;
        }
        match message {
            Message::Part(part) => self.part = part,
            Message::Evening(path) => toggle(&mut self.without, path),
            Message::Evenings(several) => self.without = self.all_but(several),
            Message::Person(name) => toggle(&mut self.absent, name),
            Message::Everybody(true) => self.absent.clear(),
            Message::Everybody(false) => {
                self.absent = self.people.iter().map(|(name, _)| name.clone()).collect();
            }
            Message::By(by) => self.by = by,
            Message::Rows(rows) => {
                let task = self.rows.update(rows);
                return Action::Run(task.map(|rows| EarlierMessage::Season(Message::Rows(rows))));
            }
            Message::Open => return self.show(PathBuf::clone),
            Message::Folder => return self.show(|path| files::folder(path)),
            Message::Save(_) if self.season.rows.is_empty() => {}
            Message::Save(format) => {
                return Action::Ask(Request::ExportSeason(format));
            }
        }
        self.count(&super::finished(ui));
        Action::None
    }

    /// Whether an evening, at that place in order of time, is one of several.
    fn is_among(&self, place: usize, game: &Played, several: Several) -> bool {
        match several {
            Several::All => true,
            Several::None => false,
            Several::Year(year) => game.year == Some(year),
            Several::Last(last) => place + last >= self.games.len(),
        }
    }

    /// The evenings to untick so that only these several are ticked.
    fn all_but(&self, several: Several) -> HashSet<PathBuf> {
        let games = self.games.iter().enumerate();
        let others = games.filter(|(place, game)| !self.is_among(*place, game, several));
        others.map(|(_, game)| game.path.clone()).collect()
    }

    /// Whether exactly these several evenings are ticked.
    fn has_ticked(&self, several: Several) -> bool {
        self.games.iter().enumerate().all(|(place, game)| {
            self.is_among(place, game, several) != self.without.contains(&game.path)
        })
    }

    /// The content to save, and a new file for it.
    pub fn export(&self, format: SeasonFormat, ui: Ui<'_>) -> (PathBuf, SeasonExport) {
        let (season, catalogue) = (&self.season, &ui.catalogue);
        let of_cards = format == SeasonFormat::Csv && self.part == Part::Cards;
        let name = name(season, if of_cards { "cards" } else { "season" });
        let path = match format {
            SeasonFormat::Picture => ui.folders.picture(&name),
            SeasonFormat::Markdown | SeasonFormat::Csv => {
                ui.folders.list(&name, format.extension())
            }
        };
        let export = match format {
            SeasonFormat::Picture => SeasonExport::Picture(Box::new(season.clone())),
            SeasonFormat::Markdown => {
                SeasonExport::Text(export::season(season, false, catalogue, ui.words))
            }
            SeasonFormat::Csv if of_cards => {
                SeasonExport::Text(export::cards_csv(season, catalogue, ui.words))
            }
            SeasonFormat::Csv => SeasonExport::Text(export::season_csv(season, ui.words)),
        };
        (path, export)
    }

    /// Shows the file that was saved last, or its folder, if there is one.
    fn show(&self, what: impl Fn(&PathBuf) -> PathBuf) -> Action<EarlierMessage> {
        match &self.told {
            Some(path) => Action::Ask(Request::Files(files::Message::Show(what(path)))),
            None => Action::None,
        }
    }

    /// Tells where the season was saved.
    pub fn tell(&mut self, saved: PathBuf) {
        self.told = Some(saved);
    }
}

/// The name of a file, with the day of the season's last evening.
fn name(season: &Season, what: &str) -> String {
    let day = season.evenings.last().and_then(|started| season::date(started));
    format!("{what}-{}", day.unwrap_or_default())
}

fn toggle<T: Eq + std::hash::Hash>(left_out: &mut HashSet<T>, what: T) {
    if !left_out.remove(&what) {
        left_out.insert(what);
    }
}
