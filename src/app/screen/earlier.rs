//! All earlier games, and the players' records in them.

mod games;
mod keys;
mod notice;
mod players;
mod search;
pub mod season;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{column, container, row, space, text_input};
use iced::{Center, Fill};

use ask::Action;
use ask::export::SeasonExport;
use ask::export::SeasonFormat;
use ask::{Leaving, Request, listing};
use journal::names::Names;
use journal::statistics::{Statistics, Summary};
use keys::{BACK, GAMES, PLAYERS, SEASON};
use kit::help;
use kit::nature::Nature;
use kit::prelude::*;
use kit::rows::{self, Rows};
use kit::ui::Ui;
use search::Searched;
use season::Seasons;
use storage::Error;
use storage::list::Entry;
use widget::field::field;

/// The screen.
#[derive(Debug)]
pub struct Earlier {
    tab: Tab,
    /// The words to search for.
    query: String,
    /// The games, each with the text that is searched.
    games: Vec<Searched>,
    /// The language of the searched text.
    language: String,
    /// The places of the found games among all.
    found: Vec<usize>,
    /// The list of the found games.
    rows: Rows,
    /// The players of the finished games.
    statistics: Vec<Statistics>,
    /// The files of the finished games, in the order in which the statistics number them.
    finished: Vec<PathBuf>,
    /// The player whose record is shown; `None` for the first.
    chosen: Option<String>,
    /// The season, and the part of it that is shown.
    seasons: Seasons,
    /// The games that have gone from the list here, the last one at the end.
    gone: Vec<Gone>,
    /// The number of deleted games in their folder.
    kept: usize,
    /// All deleted games, while they are shown.
    listed: Vec<Arc<Entry>>,
    /// The list of the deleted games.
    deleted_rows: Rows,
    /// The reason why something was not done.
    refused: Option<String>,
}

/// A game that has gone from the list.
#[derive(Debug)]
struct Gone {
    /// The file's path: now among the deleted games, or as before if it lies elsewhere.
    path: PathBuf,
    /// The date at which the game began, as people write it.
    date: String,
}

/// A part of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The games.
    Games,
    /// The players.
    Players,
    /// The standings over several games.
    Season,
    /// The deleted games.
    Deleted,
}

/// A step of the table on this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Look at another part of the screen.
    Tab(Tab),
    /// Search for a name, a set or a date.
    Search(String),
    /// Put the cursor into the search field.
    StartSearch,
    /// Open a game.
    Open(PathBuf),
    /// Watch a finished game again.
    Watch(PathBuf),
    /// Play again with the same people, sets and rules.
    Rematch(PathBuf),
    /// Delete a game.
    Delete(PathBuf),
    /// Bring the game back that was deleted last.
    BringBack,
    /// Bring a deleted game back.
    BringBackOf(PathBuf),
    /// Look at a player.
    Choose(String),
    /// Take a step in the season.
    Season(season::Message),
    /// Set up a new game.
    New,
    /// A list was scrolled, or a row of it measured.
    Rows(rows::Message),
    /// Read no more of the games.
    Stop,
    /// Read the games that are not read yet.
    ReadOn,
    /// Let go of what was begun last, or leave.
    Escape,
    /// Leave for the home screen.
    Home,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Rows(_) => Nature::Step,
            Self::Search(_) => Nature::Typing,
            Self::Tab(_)
            | Self::StartSearch
            | Self::Open(_)
            | Self::Watch(_)
            | Self::Rematch(_)
            | Self::Delete(_)
            | Self::BringBack
            | Self::BringBackOf(_)
            | Self::Choose(_)
            | Self::Season(_)
            | Self::New
            | Self::Stop
            | Self::ReadOn
            | Self::Escape
            | Self::Home
            | Self::Keys => Nature::Answer,
        }
    }
}

impl Earlier {
    /// The screen.
    pub fn new(ui: Ui<'_>) -> Self {
        let mut screen = Self {
            tab: Tab::Games,
            query: String::new(),
            games: Vec::new(),
            language: String::new(),
            found: Vec::new(),
            rows: Rows::new("earlier"),
            statistics: Vec::new(),
            finished: Vec::new(),
            chosen: None,
            seasons: Seasons::new(),
            gone: Vec::new(),
            kept: 0,
            listed: Vec::new(),
            deleted_rows: Rows::new("deleted"),
            refused: None,
        };
        screen.refresh(ui);
        screen
    }

    /// Takes over the games after they were read anew.
    pub fn refresh(&mut self, ui: Ui<'_>) {
        self.search_in(ui);
        let games = finished(ui);
        self.finished = games.iter().map(|(entry, _)| entry.path.clone()).collect();
        let summaries: Vec<&Summary> = games.iter().map(|(_, summary)| *summary).collect();
        let names = Names::from_games(summaries.iter().map(|summary| summary.names()));
        self.statistics = Statistics::of_all(&summaries, &names);
        // The season is made only while it is shown, so that nobody waits for it.
        if self.tab == Tab::Season {
            self.seasons.refresh(&games, &self.statistics, names);
        }
        if !ui.reading.is_under_way() {
            self.kept = ui.games.deleted_files().len();
        }
    }

    /// The deleted games, as far as they were shown.
    pub fn known_deleted(&self) -> &[Arc<Entry>] {
        &self.listed
    }

    /// Shows the deleted games.
    pub fn show_deleted(&mut self, entries: Vec<Arc<Entry>>) {
        self.tab = Tab::Deleted;
        self.kept = entries.len();
        self.deleted_rows.reset(entries.len());
        self.listed = entries;
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: Ui<'_>) -> Action<Message> {
        self.refused = None;
        match message {
            Message::Tab(Tab::Deleted) => {
                return Action::Ask(Request::Listing(listing::Message::Deleted));
            }
            Message::Tab(tab @ (Tab::Games | Tab::Players | Tab::Season)) => {
                self.tab = tab;
                self.refresh(ui);
            }
            Message::Search(query) => {
                self.query = query;
                self.search();
                self.rows.reset(self.found.len());
            }
            Message::StartSearch => {
                self.tab = Tab::Games;
                return Action::Run(iced::widget::operation::focus(search_id()));
            }
            Message::Open(path) => return Action::Ask(Request::Open(path)),
            Message::Watch(path) => return Action::Ask(Request::WatchOf(path)),
            Message::Rematch(path) => {
                let standing = entry(ui, &path).and_then(|entry| entry.standing.clone().ok());
                return standing.map_or(Action::None, |standing| {
                    Action::Ask(Request::Rematch(Box::new(standing)))
                });
            }
            Message::Delete(path) => return self.delete(&path, ui),
            Message::BringBack => {
                let last = self.gone.last().map(|gone| gone.path.clone());
                return last.map_or(Action::None, |path| self.bring_back(&path, ui));
            }
            Message::BringBackOf(path) => return self.bring_back(&path, ui),
            Message::Choose(name) => self.chosen = Some(name),
            // The season's keys do nothing elsewhere.
            Message::Season(message) if self.tab == Tab::Season => {
                return self.seasons.update(message, ui);
            }
            Message::Season(_) => {}
            Message::New => return Action::Ask(Request::New),
            Message::Keys => return Action::Ask(Request::Keys),
            Message::Rows(message) => {
                let rows = match self.tab {
                    Tab::Games | Tab::Players | Tab::Season => &self.rows,
                    Tab::Deleted => &self.deleted_rows,
                };
                return Action::Run(rows.update(message));
            }
            Message::Stop => return Action::Ask(Request::Listing(listing::Message::Stop)),
            Message::ReadOn => return Action::Ask(Request::Listing(listing::Message::Anew)),
            Message::Escape if ui.reading.is_under_way() => {
                return Action::Ask(Request::Listing(listing::Message::Stop));
            }
            Message::Escape | Message::Home if self.tab == Tab::Deleted => self.tab = Tab::Games,
            Message::Escape | Message::Home => return Action::Ask(Request::Leave(Leaving::Home)),
        }
        Action::None
    }

    /// Deletes a game: one of ours moves among the deleted ones; of a file elsewhere only the line
    /// goes, for the file is somebody's own.
    fn delete(&mut self, path: &Path, ui: Ui<'_>) -> Action<Message> {
        let date = entry(ui, path).map(|entry| ui.date(&entry.started));
        let date = date.unwrap_or_default();
        if !ui.games.has(path) {
            let path = path.to_owned();
            self.gone.push(Gone { path: path.clone(), date });
            return Action::Ask(Request::Listing(listing::Message::Unlist(path)));
        }
        match ui.games.delete(path) {
            Ok(Some(path)) => {
                self.gone.push(Gone { path, date });
                return Action::Ask(Request::Listing(listing::Message::Anew));
            }
            Ok(None) => self.refused = Some(say!(ui, "earlier-open-elsewhere")),
            Err(error) => self.refuse(&error, ui),
        }
        Action::None
    }

    fn bring_back(&mut self, path: &Path, ui: Ui<'_>) -> Action<Message> {
        if !ui.games.has_deleted(path) {
            self.gone.retain(|gone| gone.path != path);
            return Action::Ask(Request::Listing(listing::Message::List(path.to_owned())));
        }
        match ui.games.bring_back(path) {
            Ok(_) => {
                self.gone.retain(|gone| gone.path != path);
                self.listed.retain(|entry| entry.path != path);
                self.deleted_rows.resize(self.listed.len());
                Action::Ask(Request::Listing(listing::Message::Anew))
            }
            Err(error) => {
                self.refuse(&error, ui);
                Action::None
            }
        }
    }

    fn refuse(&mut self, error: &Error, ui: Ui<'_>) {
        self.refused = Some(ui.words.file_error(error));
    }

    /// The content of the season to save, and a new file for it.
    pub fn export(&self, format: SeasonFormat, ui: Ui<'_>) -> (PathBuf, SeasonExport) {
        self.seasons.export(format, ui)
    }

    /// Tells where a season was saved.
    pub fn tell(&mut self, saved: PathBuf) {
        self.seasons.tell(saved);
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let has_room = ui.view.width >= 1200.0;
        let tab = |key, hint, tab: Tab| {
            let weight = if self.tab == tab { Weight::Primary } else { Weight::Quiet };
            // The keys work as well where there is no room to name them.
            let hint = has_room.then_some(hint);
            ui.action(weight, key, hint, Some(Message::Tab(tab)))
        };
        let search = text_input(&say!(ui, "earlier-search"), &self.query)
            .id(search_id())
            .on_input(Message::Search)
            .font(SANS)
            .size(if has_room { size::TEXT } else { size::NOTE })
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::input(ui.palette));
        let is_slim = ui.width() == Width::Slim;
        let most = if is_slim {
            f32::INFINITY
        } else if has_room {
            360.0
        } else {
            200.0
        };
        let search = container(field(search)).max_width(most);
        let search = (self.tab == Tab::Games && !ui.shared.earlier.is_empty()).then_some(search);
        let (beside, below) = if is_slim { (None, search) } else { (search, None) };
        // While games are read, Esc stops the reading.
        let back = (!is_slim && !ui.reading.is_under_way()).then_some(BACK.sign);
        let head = row![
            ui.action(Weight::Quiet, "back", back, Some(Message::Home)),
            (!is_slim).then(|| ui.title("home-earlier")),
            beside.is_none().then(space::horizontal),
            beside.map(|search| container(search).align_right(Fill)),
            tab("earlier-games", GAMES.sign, Tab::Games),
            tab("earlier-players", PLAYERS.sign, Tab::Players),
            tab("season", SEASON.sign, Tab::Season),
            help::tool(ui, Message::Keys),
        ];
        let content = match self.tab {
            Tab::Games => self.games(ui),
            Tab::Players => self.players(ui),
            Tab::Season => self.seasons(ui),
            Tab::Deleted => self.deleted_games(ui),
        };
        let reading = ui.reading(Message::Stop, Message::ReadOn);
        let head = head.spacing(if is_slim { gap::XS } else { gap::M }).align_y(Center);
        let screen = column![head, below, content, reading, self.notice(ui)];
        let (apart, around) =
            if is_slim { (gap::S, [gap::S, gap::L]) } else { (gap::L, [gap::XL, gap::XXL]) };
        screen.spacing(apart).padding(around).into()
    }
}

/// The name of the search field.
pub fn search_id() -> iced::widget::Id {
    iced::widget::Id::new("earlier-search")
}

fn entry<'a>(ui: Ui<'a>, path: &Path) -> Option<&'a Entry> {
    ui.shared.earlier.iter().map(AsRef::as_ref).find(|entry| entry.path == path)
}

/// The finished games in order of time.
fn finished(ui: Ui<'_>) -> Vec<(&Entry, &Summary)> {
    let entries = ui.shared.earlier.iter().map(AsRef::as_ref);
    let mut games: Vec<(&Entry, &Summary)> =
        entries.filter_map(|entry| Some((entry, summary(entry)?))).collect();
    games.sort_by(|(one, _), (other, _)| one.started.cmp(&other.started));
    games
}

fn summary(entry: &Entry) -> Option<&Summary> {
    entry.standing.as_ref().ok()?.summary.as_ref()
}
