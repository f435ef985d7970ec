//! Where the app begins: go on, begin anew, or look at earlier games.

use std::path::PathBuf;
use std::sync::Arc;

use iced::widget::{Column, column, container, row, rule, scrollable, space};
use iced::{Center, Element, Fill, Shrink, keyboard};

use crate::app::Shared;
use crate::app::parts::{action, heading, note, plain, pressable, strong};
use crate::app::theme::{self, SERIF, Weight, size, space as gap};
use crate::journal::Journal;
use crate::journal::statistics::Summary;
use crate::rules::Catalogue;
use crate::rules::orders::card;
use crate::rules::player::Player;
use crate::rules::setup::{Deck, Recording};
use crate::rules::switch::Switches;
use crate::say;
use crate::storage::{self, Error, Games, Problem, Timing, games};
use crate::text::printable;
use crate::widget::figure;
use crate::widget::palette::{Palette, livery};

/// A game in the list.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Its file.
    pub path: PathBuf,
    /// When it began, as a UTC timestamp.
    pub started: String,
    /// What it came to, or why its file cannot be read.
    pub standing: Result<Standing, Unread>,
}

/// Why a game in the list cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    /// A newer version of the app has written it.
    Newer,
    /// Its setup cannot be played here: a set or a card is missing.
    Unplayable,
    /// Its file is damaged beyond reading.
    Damaged,
}

impl Unread {
    /// The key of the words for it.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Newer => "home-newer",
            Self::Unplayable => "home-unplayable",
            Self::Damaged => "home-damaged",
        }
    }
}

impl From<&Error> for Unread {
    fn from(error: &Error) -> Self {
        match error.problem {
            Problem::Newer { .. } => Self::Newer,
            Problem::Setup(_) => Self::Unplayable,
            Problem::Read(_)
            | Problem::Write(_)
            | Problem::NotAFile
            | Problem::Taken
            | Problem::Huge { .. }
            | Problem::Empty
            | Problem::NotText
            | Problem::Syntax { .. }
            | Problem::NotAGame
            | Problem::Shape { .. }
            | Problem::TooManyMoves { .. }
            | Problem::Ignored { .. }
            | Problem::NoHome => Self::Damaged,
        }
    }
}

/// What a game came to so far.
#[derive(Debug, Clone)]
pub struct Standing {
    /// Its players with their points, in seat order.
    pub players: Vec<(Player, i32)>,
    /// The turn it has come to.
    pub turn: u32,
    /// It is over.
    pub finished: bool,
    /// The sets that it is played with.
    pub sets: Vec<String>,
    /// With King's Orders.
    pub with_orders: bool,
    /// What was recorded.
    pub record: Recording,
    /// Its orders were printed.
    pub printed: bool,
    /// The deck of the table's own that was played; `None`: the bundled one.
    pub deck: Option<String>,
    /// Where it differs from the rules.
    pub rules: Switches,
    /// How the time was kept.
    pub timing: Timing,
    /// What it came to, if it is over.
    pub summary: Option<Summary>,
}

impl Standing {
    /// What a game has come to.
    #[must_use]
    pub fn of(journal: &Journal, timing: Timing) -> Self {
        let game = journal.game();
        let players = game.seats().zip(&game.setup().players);
        Self {
            players: players.map(|(seat, player)| (player.clone(), game.tally(seat).total())).collect(),
            turn: game.turn(),
            finished: game.is_finished(),
            sets: game.setup().sets.clone(),
            with_orders: game.orders().is_some(),
            record: game.recording(),
            printed: game.setup().deck == Deck::Printed,
            deck: own_deck(journal),
            rules: game.setup().rules.clone(),
            timing,
            summary: Summary::of(journal),
        }
    }
}

/// The deck of the table's own that all orders of a game are from.
fn own_deck(journal: &Journal) -> Option<String> {
    let game = journal.game();
    let orders = game.setup().orders.as_ref()?;
    let deck = game.catalogue().decks().iter().find(|deck| {
        let has = |id: &card::Id| deck.cards.iter().any(|card| card.id == *id);
        !orders.is_empty() && orders.iter().all(has)
    });
    deck.map(|deck| deck.name.clone())
}

/// Reads all games of the table, the newest first.
#[must_use]
pub fn list(table: &Games, catalogue: &Arc<Catalogue>) -> Vec<Entry> {
    let paths = table.files().unwrap_or_default();
    let entries = paths.into_iter().map(|path| match games::open(&path, catalogue) {
        Ok(opened) => {
            let timing = storage::Clock::timing(opened.clock.as_ref());
            let standing = Ok(Standing::of(&opened.journal, timing));
            Entry { path, started: opened.started, standing }
        }
        Err(error) => Entry { path, started: String::new(), standing: Err(Unread::from(&error)) },
    });
    entries.collect()
}

/// The screen.
#[derive(Debug, Default)]
pub struct Home;

/// What the table does here.
#[derive(Debug, Clone)]
pub enum Message {
    /// Open a game.
    Open(PathBuf),
    /// Set up a new game.
    New,
    /// Try a turn.
    Lesson,
    /// Look at all earlier games and at the players.
    Earlier,
    /// Another look.
    ToggleLook,
    /// The settings.
    Preferences,
}

/// What the screen asks for.
#[derive(Debug)]
pub enum Action {
    /// Open a game.
    Open(PathBuf),
    /// Set up a new game.
    New,
    /// Try a turn.
    Lesson,
    /// Look at all earlier games and at the players.
    Earlier,
    /// Another look.
    ToggleLook,
    /// The settings.
    Preferences,
}

impl Home {
    /// Takes a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Open(path) => Action::Open(path),
            Message::New => Action::New,
            Message::Lesson => Action::Lesson,
            Message::Earlier => Action::Earlier,
            Message::ToggleLook => Action::ToggleLook,
            Message::Preferences => Action::Preferences,
        }
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(key: &keyboard::Key, shared: &Shared) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Character("n") => Some(Message::New),
            keyboard::Key::Character("t") => Some(Message::Lesson),
            keyboard::Key::Character("e") => Some(Message::Earlier),
            keyboard::Key::Character("l") => Some(Message::ToggleLook),
            keyboard::Key::Character(",") => Some(Message::Preferences),
            keyboard::Key::Named(keyboard::key::Named::Enter) => {
                Some(unfinished(shared).map_or(Message::New, |entry| Message::Open(entry.path.clone())))
            }
            _ => None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let name = iced::widget::text(say!(words, "app-name")).font(SERIF).size(size::HERO).color(palette.royal);
        let tagline = plain(say!(words, "app-tagline")).size(size::LEAD).color(palette.faint);
        let settings =
            action(palette, Weight::Quiet, say!(words, "home-settings"), Some(","), Some(Message::Preferences));
        let is_first = shared.earlier.is_empty();
        let again = (!is_first)
            .then(|| action(palette, Weight::Quiet, say!(words, "home-lesson"), Some("T"), Some(Message::Lesson)));
        let left = column![
            crown(palette),
            name,
            tagline,
            space().height(gap::L),
            go_on(shared),
            new_game(shared),
            is_first.then(|| lesson(shared)),
            space::vertical(),
            note(say!(words, "app-unofficial"), palette).width(Fill),
            row![settings, again],
        ]
        .spacing(gap::M)
        .width(420);
        if shared.is_narrow() {
            let both = column![left.width(Fill).height(560), container(games_panel(shared)).height(560)];
            let both = both.spacing(gap::XL).padding(gap::XL);
            return scrollable(both).style(theme::scroll(palette)).into();
        }
        row![left, games_panel(shared)].spacing(gap::XXL * 1.5).padding([gap::XXL * 1.5, gap::XXL * 2.0]).into()
    }
}

fn unfinished(shared: &Shared) -> Option<&Entry> {
    let is_open = |entry: &&Entry| entry.standing.as_ref().is_ok_and(|standing| !standing.finished);
    shared.earlier.iter().find(is_open)
}

fn crown<'a>(palette: &'static Palette) -> Element<'a, Message> {
    crate::widget::emblem::emblem(crate::widget::emblem::Emblem::Crown, palette.gold, 72.0)
}

fn go_on(shared: &Shared) -> Option<Element<'_, Message>> {
    let palette = shared.palette();
    let entry = unfinished(shared)?;
    let standing = entry.standing.as_ref().ok()?;
    let names: Vec<String> = standing.players.iter().map(|(player, _)| player.name.clone()).collect();
    let lines = column![
        strong(say!(shared.words, "home-continue")).size(size::LEAD),
        plain(shared.words.list(&names)),
        plain(say!(shared.words, "home-turn", turn = standing.turn, date = shared.date(&entry.started)))
            .size(size::NOTE),
    ]
    .spacing(gap::XS);
    let content = row![lines.width(Fill), plain("⏎").size(size::LEAD)].align_y(Center);
    Some(pressable(palette, Weight::Primary, content, [gap::M, gap::L], Some(Message::Open(entry.path.clone()))))
}

fn new_game(shared: &Shared) -> Element<'_, Message> {
    let palette = shared.palette();
    let weight = if unfinished(shared).is_some() { Weight::Secondary } else { Weight::Primary };
    let content =
        row![strong(say!(shared.words, "home-new")).size(size::LEAD).width(Fill), plain("N").size(size::NOTE)];
    pressable(palette, weight, content.align_y(Center), [gap::M, gap::L], Some(Message::New))
}

/// The invitation to those who have no game yet.
fn lesson(shared: &Shared) -> Element<'_, Message> {
    let palette = shared.palette();
    let lines = column![
        strong(say!(shared.words, "home-lesson")).size(size::LEAD),
        note(say!(shared.words, "home-lesson-about"), palette),
    ];
    let content = row![lines.width(Fill), plain("T").size(size::NOTE)].align_y(Center);
    pressable(palette, Weight::Secondary, content, [gap::M, gap::L], Some(Message::Lesson))
}

fn games_panel(shared: &Shared) -> Element<'_, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    if shared.earlier.is_empty() {
        let steps = ["home-first-1", "home-first-2", "home-first-3"].map(|key| {
            let (number, rest) = (say!(words, &format!("{key}-title")), say!(words, key));
            column![strong(number).size(size::LEAD), plain(rest)].spacing(gap::XS).into()
        });
        let first = column![heading(say!(words, "home-first"))].extend(steps).spacing(gap::L);
        let picture = container(shared.sample_board(palette)).height(Fill).width(Fill);
        let text = container(first).padding(gap::XL);
        return container(column![picture, text])
            .style(theme::panel(palette))
            .width(Fill)
            .height(Fill)
            .clip(true)
            .into();
    }
    let rows = shared.earlier.iter().map(|entry| game_row(entry, shared));
    let list = scrollable(Column::with_children(rows).spacing(gap::XS)).style(theme::scroll(palette)).height(Fill);
    let all = action(palette, Weight::Quiet, say!(words, "home-all"), Some("E"), Some(Message::Earlier));
    let head = row![heading(say!(words, "home-earlier")).width(Fill), all].align_y(Center);
    let content = column![head, rule::horizontal(1).style(theme::thin(palette)), list];
    container(content.spacing(gap::M)).padding(gap::L).style(theme::panel(palette)).width(Fill).height(Fill).into()
}

fn game_row<'a>(entry: &'a Entry, shared: &'a Shared) -> Element<'a, Message> {
    let palette = shared.palette();
    let open = Some(Message::Open(entry.path.clone()));
    let standing = match &entry.standing {
        Ok(standing) => standing,
        Err(unread) => {
            let content = row![plain(file_name(entry)).width(Fill), note(shared.words.say(unread.key(), &[]), palette)];
            return pressable(palette, Weight::Row, content.spacing(gap::M), [gap::S, gap::M], open);
        }
    };
    let date = when(entry, standing, shared);
    let content = row![date, container(players(standing, shared)).width(Fill)].spacing(gap::M).align_y(Center);
    pressable(palette, Weight::Row, content, [gap::S, gap::M], open)
}

/// The name of a game's file, as it can be shown.
pub(super) fn file_name(entry: &Entry) -> String {
    printable::line(&entry.path.file_name().unwrap_or_default().to_string_lossy()).into_owned()
}

/// When a game began and how far it has come.
pub(super) fn when<'a, M: 'a>(entry: &'a Entry, standing: &Standing, shared: &'a Shared) -> Element<'a, M> {
    let state = if standing.finished {
        say!(shared.words, "home-finished")
    } else {
        say!(shared.words, "home-at-turn", turn = standing.turn)
    };
    column![plain(shared.date(&entry.started)).width(Shrink), note(state, shared.palette())].width(190).into()
}

/// Everybody with the points; the winners stand out.
pub(super) fn players<'a, M: 'a>(standing: &'a Standing, shared: &'a Shared) -> Element<'a, M> {
    let palette = shared.palette();
    let best = standing.players.iter().map(|(_, points)| *points).max();
    let setup: Vec<Player> = standing.players.iter().map(|(player, _)| player.clone()).collect();
    let letters = crate::rules::player::letters(&setup);
    let players = crate::rules::Seat::all(setup.len()).zip(&standing.players).map(|(seat, (player, points))| {
        let won = standing.finished && Some(*points) == best;
        let name = if won { strong(&player.name) } else { plain(&player.name) };
        let points = plain(shared.words.number(*points)).font(SERIF).size(size::LEAD);
        let points = if won { points.color(palette.gold) } else { points };
        row![figure::token(livery(player.colour), letters[seat], 22.0), name, points]
            .spacing(gap::XS)
            .align_y(Center)
            .into()
    });
    iced::widget::Row::with_children(players).spacing(gap::L).wrap().vertical_spacing(gap::XS).into()
}
