//! A turn to try: a short lesson at the real table, with a sample game in memory alone. The next
//! step follows from the state of the game and the table, whichever way the player took.

use std::path::Path;
use std::sync::Arc;

use iced::widget::{column, container, row, rule, text};
use iced::{Center, Fill, border};

use ask::Request;
use journal::Journal;
use kit::curtain::Purpose;
use kit::prelude::*;
use kit::ui::Ui;
use rules::game::{Phase, legal};
use rules::geometry::Position;
use rules::{Catalogue, Move, Outcome, Seat};
use screen::table::{self, Entry, Light, Table};
use session::Session;
use storage::Saved;
use widget::board;
use widget::emblem::{Emblem, emblem};
use widget::palette::Palette;

/// The hole in the sample's city: any tile that fits there closes it.
const HOLE: Position = Position::new(1, -1);
/// The player of the lesson.
const PLAYER: Seat = Seat::FIRST;
/// The number of steps.
const STEPS: usize = 6;

/// The state of the lesson.
#[derive(Debug, Default)]
pub(super) struct Lesson {
    step: Step,
}

/// A step of the lesson: the thing that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Step {
    /// The place of the tile.
    #[default]
    Place,
    /// The tile at that place.
    Tile,
    /// A follower, or none.
    Follower,
    /// The tile taken back, as it lies where it closes nothing.
    Astray,
    /// The sum of the score.
    Score,
    /// The last step taken back.
    Undo,
    /// The player's orders.
    Orders,
    /// The cards, shown by holding.
    Look,
    /// Nothing more.
    Done,
}

/// A choice about the lesson itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// Make the step for the player.
    Skip,
    /// Go back to the home screen.
    Leave,
    /// Go on to a new game.
    New,
}

/// The sample game; it is never written to a file.
pub(super) fn sample(catalogue: &Arc<Catalogue>) -> Option<Session> {
    let text = include_str!("../../../resources/samples/lesson.json");
    let saved = Saved::decode(Path::new("lesson.json"), text).ok()?;
    let mut journal = Journal::new(saved.setup, Arc::clone(catalogue)).ok()?;
    for made in saved.moves {
        journal.play(made).ok()?;
    }
    Some(Session::in_memory(saved.id, journal))
}

/// The closed city's score in the log: the index of its move, and its place in the outcomes.
fn score(session: &Session) -> Option<(usize, usize)> {
    let entries = session.journal().entries().iter().enumerate().rev();
    let mut outcomes = entries.flat_map(|(index, entry)| {
        entry.outcomes.iter().enumerate().map(move |(place, it)| (index, place, it))
    });
    outcomes
        .find_map(|(index, place, it)| matches!(it, Outcome::Scored(_)).then_some((index, place)))
}

impl Step {
    /// The step that follows in this state.
    fn next(self, table: &Table, session: &Session) -> Self {
        match (self, table.curtain()) {
            (Self::Place | Self::Tile | Self::Follower | Self::Astray | Self::Score, _) => {
                Self::now(table, session)
            }
            (Self::Undo, _) if score(session).is_some() => Self::Undo,
            (Self::Undo | Self::Orders | Self::Look, None) => Self::Orders,
            (Self::Undo | Self::Orders | Self::Look, Some(curtain)) => {
                if curtain.purpose() == Purpose::Look && curtain.has_shown() {
                    Self::Done
                } else {
                    Self::Look
                }
            }
            (Self::Done, _) => Self::Done,
        }
    }

    /// The step that fits the state of the turn.
    fn now(table: &Table, session: &Session) -> Self {
        let board = session.game().board();
        if board.tile(HOLE).is_some() {
            return match (session.game().phase(), score(session)) {
                (Phase::Deploy { .. }, _) => Self::Follower,
                (_, Some(score)) if table.shows_score(score) => Self::Undo,
                _ => Self::Score,
            };
        }
        match (session.game().phase(), table.entry()) {
            (Phase::Deploy { .. }, _) => Self::Astray,
            _ if session.game().active() != PLAYER => Self::Astray,
            (_, Entry::Place(at)) if *at == HOLE => Self::Tile,
            _ => Self::Place,
        }
    }

    /// The number of the step, from 1; after the last, one more than there are steps.
    const fn number(self) -> usize {
        match self {
            Self::Place => 1,
            Self::Tile | Self::Astray => 2,
            Self::Follower => 3,
            Self::Score => 4,
            Self::Undo => 5,
            Self::Orders | Self::Look => 6,
            Self::Done => STEPS + 1,
        }
    }

    /// The thing that stands out.
    fn light(self, session: &Session) -> Option<Light> {
        match self {
            Self::Place => Some(Light::Place(HOLE)),
            Self::Tile => Some(Light::Tray),
            Self::Score => score(session).map(|(index, place)| Light::Score(index, place)),
            Self::Undo | Self::Astray => Some(Light::Undo),
            Self::Orders => Some(Light::Orders(PLAYER)),
            Self::Follower => Some(Light::Field),
            Self::Look | Self::Done => None,
        }
    }

    /// The message that makes the step for the player; `None` if the table has none.
    fn example(self, session: &Session) -> Option<table::Message> {
        match self {
            Self::Place => Some(table::Message::Board(board::Event::Clicked(HOLE, None))),
            Self::Tile => {
                let (tile, rotation) = legal::fitting(session.game(), HOLE).into_iter().next()?;
                Some(table::Message::Enter(table::Enter::Fitting(tile.id.clone(), rotation)))
            }
            Self::Follower => Some(table::Message::Make(Move::EndTurn)),
            Self::Score => score(session)
                .map(|(index, place)| table::Message::Log(table::Log::Open(index, Some(place)))),
            Self::Undo | Self::Astray => Some(table::Message::Ask(Request::Undo)),
            Self::Orders | Self::Look | Self::Done => None,
        }
    }

    fn sentence(self, ui: Ui<'_>) -> String {
        match self {
            Self::Place => say!(ui, "lesson-place"),
            Self::Tile => say!(ui, "lesson-tile"),
            Self::Follower => say!(ui, "lesson-follower"),
            Self::Astray => say!(ui, "lesson-astray"),
            Self::Score => say!(ui, "lesson-score"),
            Self::Undo => say!(ui, "lesson-undo"),
            Self::Orders => say!(ui, "lesson-orders"),
            Self::Look => say!(ui, "lesson-look"),
            Self::Done => say!(ui, "lesson-done"),
        }
    }
}

impl Lesson {
    /// Makes the step for the player; `None` if that ends the lesson.
    pub fn skip(&mut self, session: &Session) -> Option<table::Message> {
        let made = self.step.example(session);
        if made.is_none() {
            self.step = Step::Done;
        }
        made
    }

    /// Goes on with the lesson after a message to the table.
    pub fn follow(&mut self, table: &mut Table, session: &Session) {
        self.step = self.step.next(table, session);
        table.light(self.step.light(session));
    }

    /// The panel with the step, above the table and its dialogs.
    pub(super) fn view<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let is_done = self.step == Step::Done;
        let sign: Element<'a, Message> = if is_done {
            emblem(Emblem::Crown, ui.palette.gold, 32.0)
        } else {
            let number =
                text(self.step.number()).font(STRONG).size(size::TEXT).color(ui.palette.on_royal);
            container(number).center(32).style(spot(ui.palette.royal, 16.0)).into()
        };
        let is_slim = ui.width() == Width::Slim;
        let large = if is_slim { size::NOTE } else { size::LEAD };
        let sentence = plain(self.step.sentence(ui)).size(large).width(Fill);
        let skip = (!is_done)
            .then(|| ui.action(Weight::Secondary, "lesson-skip", None, Some(Message::Skip)));
        let new = is_done.then(|| ui.action(Weight::Primary, "home-new", None, Some(Message::New)));
        let leave = say!(ui, "lesson-leave");
        let leave = if is_slim {
            let home = emblem(Emblem::Home, ui.palette.ink, 22.0);
            let home = ui.pressable(Weight::Quiet, home, gap::S, Some(Message::Leave));
            ui.hint_below(home, leave)
        } else {
            ui.action(Weight::Quiet, leave, None, Some(Message::Leave))
        };
        let dots = (ui.width() > Width::Narrow).then(|| self.dots(ui.palette));
        let content = row![sign, sentence, dots, skip, new, leave];
        let content = container(content.spacing(gap::M).align_y(Center))
            .padding([gap::S, gap::L])
            .height(64)
            .center_y(64);
        let style = move |_: &iced::Theme| container::Style {
            background: Some(ui.palette.royal_tint.into()),
            text_color: Some(ui.palette.ink),
            ..container::Style::default()
        };
        column![content.style(style).width(Fill), rule::horizontal(2).style(edge(ui.palette))]
            .into()
    }

    /// Dots for the steps that are done and left.
    fn dots<'a>(&self, palette: &'static Palette) -> Element<'a, Message> {
        let dots = (1..=STEPS).map(|step| {
            let color = if step < self.step.number() { palette.royal } else { palette.line };
            container("").width(8).height(8).style(spot(color, 4.0)).into()
        });
        Row::with_children(dots).spacing(gap::XS).into()
    }
}

fn spot(color: iced::Color, radius: f32) -> impl Fn(&iced::Theme) -> container::Style {
    move |_| container::Style {
        background: Some(color.into()),
        border: border::rounded(radius),
        ..container::Style::default()
    }
}

fn edge(palette: &'static Palette) -> impl Fn(&iced::Theme) -> rule::Style {
    move |theme| rule::Style { color: palette.royal, ..theme::thin(palette)(theme) }
}
