//! The result: who won, where the points came from, how the evening went.

mod categories;
mod hands;

use std::path::PathBuf;

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, responsive, row, space, text};
use iced::{Center, Fill, Padding, Size};

use crate::app::keys::binding::{Binding, Stroke, on_key};
use crate::app::parts::{action, heading, note, token};
use crate::app::screen::Action;
use crate::app::theme::{self, SERIF, Weight, size, space as gap};
use crate::app::{Export, Leaving, Request, Shared};
use crate::journal::Course;
use crate::rules::orders::requirement::Title;
use crate::rules::setup::Recording;
use crate::say;
use crate::session::Clock;
use crate::session::Session;
use crate::storage::Error;
use crate::text::export;
use crate::widget::board::Board;
use crate::widget::chart::{self, Band, Change, Line, chart};
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::palette::livery;
use crate::widget::{Element, Row, Text};

/// The height of the foot with the buttons, in logical pixels. A picture shows a margin instead.
const FOOT: f32 = 112.0;
const MARGIN: f32 = gap::L;

/// From this width on the buttons name their keys, in logical pixels.
const NAMED: f32 = 1160.0;

/// From this size on the right side has room for everything at once, in logical pixels.
const ROOM: Size = Size::new(860.0, 680.0);

/// The screen.
#[derive(Debug, Default)]
pub struct Outcome {
    tab: Tab,
    /// Where the last saved file is, or why it could not be written.
    told: Option<String>,
}

/// What the right side shows where there is no room for everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// The scores over the turns.
    #[default]
    Course,
    /// The orders of each player.
    Orders,
    /// The final board.
    Board,
}

/// As what the result is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A picture of this page.
    Picture,
    /// The result and the log as text.
    Markdown,
    /// Every score as a line of a table.
    Csv,
}

/// What the table does here.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show another part.
    Tab(Tab),
    /// Save the result.
    Save(Format),
    /// Look at the table.
    Table,
    /// Watch the game again.
    Watch,
    /// Step through the final scoring again.
    Finale,
    /// The same people again.
    Rematch,
    /// Another game.
    New,
    /// Home.
    Home,
}

const HOME: Binding<Message> =
    Binding { sign: "Esc", about: "", strokes: &[(Stroke::Named(Named::Escape), Message::Home)] };
const NEW: Binding<Message> =
    Binding { sign: "N", about: "", strokes: &[(Stroke::Sign("n"), Message::New)] };
const REMATCH: Binding<Message> =
    Binding { sign: "R", about: "", strokes: &[(Stroke::Sign("r"), Message::Rematch)] };
const TABLE: Binding<Message> =
    Binding { sign: "T", about: "", strokes: &[(Stroke::Sign("t"), Message::Table)] };
const WATCH: Binding<Message> =
    Binding { sign: "W", about: "", strokes: &[(Stroke::Sign("w"), Message::Watch)] };
const FINALE: Binding<Message> =
    Binding { sign: "S", about: "", strokes: &[(Stroke::Sign("s"), Message::Finale)] };
const PICTURE: Binding<Message> = Binding {
    sign: "P",
    about: "",
    strokes: &[(Stroke::Sign("p"), Message::Save(Format::Picture))],
};
const MARKDOWN: Binding<Message> = Binding {
    sign: "M",
    about: "",
    strokes: &[(Stroke::Sign("m"), Message::Save(Format::Markdown))],
};
const CSV: Binding<Message> =
    Binding { sign: "C", about: "", strokes: &[(Stroke::Sign("c"), Message::Save(Format::Csv))] };
const COURSE: Binding<Message> =
    Binding { sign: "1", about: "", strokes: &[(Stroke::Sign("1"), Message::Tab(Tab::Course))] };
const ORDERS: Binding<Message> =
    Binding { sign: "2", about: "", strokes: &[(Stroke::Sign("2"), Message::Tab(Tab::Orders))] };
const BOARD: Binding<Message> =
    Binding { sign: "3", about: "", strokes: &[(Stroke::Sign("3"), Message::Tab(Tab::Board))] };

/// As wide a window names the keys of its parts, in logical pixels.
const WITH_KEYS: f32 = 1100.0;

impl Outcome {
    /// Takes a message.
    pub fn update(
        &mut self,
        message: Message,
        shared: &Shared,
        session: &Session,
    ) -> Action<Message> {
        match message {
            Message::Tab(tab) => self.tab = tab,
            // A corrected game may run again: nothing leaves it then.
            Message::Save(_) if !session.game().is_finished() => {}
            Message::Save(Format::Picture) => {
                return Action::Ask(Request::Export(Export::Picture(self.tab)));
            }
            Message::Save(format @ (Format::Markdown | Format::Csv)) => {
                let (path, content) = list(format, shared, session);
                return Action::Ask(Request::Export(Export::Text(path, content)));
            }
            Message::Table => return Action::Ask(Request::Table),
            Message::Watch => return Action::Ask(Request::Watch),
            Message::Finale => return Action::Ask(Request::Finale),
            Message::Rematch => return Action::Ask(Request::Leave(Leaving::Rematch)),
            Message::New => return Action::Ask(Request::Leave(Leaving::New)),
            Message::Home => return Action::Ask(Request::Leave(Leaving::Home)),
        }
        Action::None
    }

    /// Tells where the result was saved, or why it was not.
    pub fn tell(&mut self, saved: &Result<PathBuf, Error>, shared: &Shared) {
        self.told = Some(match saved {
            Ok(path) => say!(shared.words, "result-saved", path = path.display().to_string()),
            Err(error) => shared.words.file_error(error),
        });
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        let keys = [
            &HOME, &NEW, &REMATCH, &TABLE, &WATCH, &FINALE, &PICTURE, &MARKDOWN, &CSV, &COURSE,
            &ORDERS, &BOARD,
        ];
        on_key(&keys, event)
    }

    /// The screen of a picture.
    pub(in crate::app) const fn pictured(tab: Tab) -> Self {
        Self { tab, told: None }
    }

    /// How large a picture is in that window, in logical pixels.
    pub(in crate::app) fn size(window: Size) -> Size {
        Size::new(window.width, (window.height - FOOT + MARGIN).max(1.0))
    }

    /// What a picture shows.
    pub(in crate::app) fn picture<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        container(self.page(shared, session)).padding(Padding::ZERO.bottom(MARGIN)).into()
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let foot = responsive(move |room| self.foot(shared, room.width)).height(FOOT);
        column![self.page(shared, session), foot].into()
    }

    /// What is told of the game.
    fn page<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let winners = game.winners();
        let won = words.won(game);
        // Many winners need a smaller line to stand on.
        let won_size = if won.chars().count() > 40 { size::SCORE } else { size::HERO * 0.8 };
        let won = text(won).font(SERIF).size(won_size).color(palette.royal);
        let tokens =
            Row::with_children(winners.iter().map(|seat| token(game, *seat, 52.0))).spacing(gap::S);
        let date = note(shared.date(session.started()), palette);
        let head = row![emblem(Emblem::Crown, palette.gold, 60.0), tokens, column![won, date]]
            .spacing(gap::L)
            .align_y(Center);
        let middle = responsive(move |room| {
            let right = responsive(move |room| {
                if room.width >= ROOM.width && room.height >= ROOM.height {
                    everything(shared, session)
                } else {
                    self.tabs(shared, session)
                }
            });
            row![categories::panel(shared, session, room.width), right]
                .spacing(gap::XL)
                .height(Fill)
                .into()
        });
        column![head, middle]
            .spacing(gap::XL)
            .padding(Padding::from([gap::XL, gap::XXL]).bottom(0))
            .into()
    }

    fn foot<'a>(&'a self, shared: &'a Shared, width: f32) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        // The keys do the same where there is no room to name them.
        let named = |key| (width >= NAMED).then_some(key);
        let save = |key, hint, format| {
            action(
                palette,
                Weight::Secondary,
                words.say(key, &[]),
                named(hint),
                Some(Message::Save(format)),
            )
        };
        let buttons = row![
            action(
                palette,
                Weight::Secondary,
                say!(words, "result-table"),
                named(TABLE.sign),
                Some(Message::Table)
            ),
            action(
                palette,
                Weight::Secondary,
                say!(words, "result-steps"),
                named(FINALE.sign),
                Some(Message::Finale)
            ),
            space::horizontal(),
            note(say!(words, "result-save"), palette),
            save("result-picture", PICTURE.sign, Format::Picture),
            save("result-markdown", MARKDOWN.sign, Format::Markdown),
            save("result-csv", CSV.sign, Format::Csv),
            space::horizontal(),
            action(
                palette,
                Weight::Secondary,
                say!(words, "result-home"),
                named(HOME.sign),
                Some(Message::Home)
            ),
            action(
                palette,
                Weight::Secondary,
                say!(words, "home-new"),
                named(NEW.sign),
                Some(Message::New)
            ),
            action(
                palette,
                Weight::Primary,
                say!(words, "earlier-rematch"),
                named(REMATCH.sign),
                Some(Message::Rematch)
            ),
        ];
        let told = self.told.as_deref().unwrap_or_default();
        let told = container(note(told, palette).color(palette.ink)).height(24).center_x(Fill);
        let content = column![told, buttons.spacing(gap::S).align_y(Center)].spacing(gap::XS);
        container(content).padding([MARGIN, gap::XXL]).height(FOOT).into()
    }

    fn tabs<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let has_orders = session.game().orders().is_some();
        let on_board = session.game().recording() == Recording::Board;
        let is_empty =
            (self.tab == Tab::Orders && !has_orders) || (self.tab == Tab::Board && !on_board);
        let now = if is_empty { Tab::Course } else { self.tab };
        let tab = |key, number, tab: Tab| {
            let weight = if now == tab { Weight::Primary } else { Weight::Quiet };
            let number = (shared.view.width >= WITH_KEYS).then_some(number);
            action(palette, weight, words.say(key, &[]), number, Some(Message::Tab(tab)))
        };
        let tabs = row![
            tab("result-course", COURSE.sign, Tab::Course),
            has_orders.then(|| tab("result-orders", ORDERS.sign, Tab::Orders)),
            on_board.then(|| tab("result-board", BOARD.sign, Tab::Board)),
        ];
        let content = match now {
            Tab::Orders => hands::list(shared, session.game()),
            Tab::Course => course(shared, session),
            Tab::Board => board(shared, session),
        };
        let content =
            column![tabs.spacing(gap::S).align_y(Center).height(44), content].spacing(gap::S);
        container(content)
            .padding(gap::L)
            .style(theme::panel(palette))
            .width(Fill)
            .height(Fill)
            .into()
    }
}

/// All parts side by side.
fn everything<'a>(shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let panel = |title: Text<'a>, content: Element<'a, Message>| {
        let content = column![title, content].spacing(gap::M);
        container(content).padding(gap::XL).style(theme::panel(palette)).width(Fill).height(Fill)
    };
    let game = session.game();
    let orders = game
        .orders()
        .map(|_| panel(heading(say!(words, "result-orders")), hands::list(shared, game)));
    let on_board = game.recording() == Recording::Board;
    let board =
        on_board.then(|| panel(heading(say!(words, "result-board")), board(shared, session)));
    let below = (orders.is_some() || board.is_some()).then(|| row![orders, board].spacing(gap::XL));
    let above = panel(heading(say!(words, "result-course")), course(shared, session));
    column![above, below].spacing(gap::XL).into()
}

/// The scores and the titles over the turns.
fn course<'a>(shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
    let game = session.game();
    let course = Course::of(session.journal());
    let letters = crate::app::parts::letters(game.setup());
    let look = |seat: crate::rules::Seat| {
        let player = game.setup().players.get(seat.index())?;
        Some((livery(player.colour), letters[seat]))
    };
    let lines = game.seats().filter_map(|seat| {
        let (livery, letter) = look(seat)?;
        let values =
            course.totals.iter().map(|turn| turn.get(seat.index()).copied().unwrap_or(0)).collect();
        Some(Line { livery, letter, values })
    });
    let band = |title, emblem| {
        let reigns = course.reigns.iter().filter(|reign| reign.title == title);
        let changes = reigns.filter_map(|reign| {
            let (livery, letter) = look(reign.holder)?;
            Some(Change { turn: reign.turn, livery, letter, size: reign.size })
        });
        Band { emblem, changes: changes.collect() }
    };
    let bands = match game.titles() {
        Some(_) => vec![band(Title::King, Emblem::Crown), band(Title::Robber, Emblem::Mask)],
        None => Vec::new(),
    };
    let lines = lines.collect();
    chart(chart::Course { lines, bands, turns: course.turns }, shared.palette())
}

/// The final board.
fn board<'a>(shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
    let game = session.game();
    let board =
        Board::new(game.board(), game.setup(), &shared.arts, shared.palette(), session.revision());
    container(board.density(shared.density).pieces(game)).clip(true).width(Fill).height(Fill).into()
}

/// The result in words, and the file for it.
fn list(format: Format, shared: &Shared, session: &Session) -> (PathBuf, String) {
    let (journal, words) = (session.journal(), &shared.words);
    let (extension, content) = match format {
        Format::Csv => ("csv", export::csv(journal, words)),
        Format::Markdown | Format::Picture => {
            let clock = session.clock().map(Clock::kept);
            ("md", export::markdown(journal, session.started(), clock.as_ref(), words))
        }
    };
    (shared.folders.list(&session.name(), extension), content)
}
