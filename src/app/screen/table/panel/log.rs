//! The log: every turn and every score, from the first to the newest. A line opens to its sum and
//! lights its feature.

use std::hash::{DefaultHasher, Hash, Hasher};

use iced::widget::{column, container, lazy, row, scrollable, text};
use iced::{Center, Fill};

use crate::table::message::{Light, Log, Message};
use crate::table::ui::TableUi;
use crate::table::{Table, dialog};
use ask::Request;
use journal::course::{ends, is_unplayed};
use journal::{Event, account};
use kit::prelude::*;
use rules::expansion::dragon;
use rules::game::question::Topic;
use rules::scoring::Score;
use rules::{Move, Outcome, expansion, scorepad};
use session::Session;
use storage::secrecy::Told;
use widget::bar::{barred, over};
use widget::emblem::{Emblem, emblem};
use widget::palette::Palette;
use widget::tall::{Line, tall};

/// The name of the list of the log's lines.
pub const LOG: &str = "log";

impl Table {
    /// The table with one line of the log open and in sight: that of a step of a replay. `told` are
    /// moves and places among their outcomes; the first with a line counts, a tile before all
    /// others.
    pub fn at_log(step: usize, told: &[(usize, usize)], session: &Session) -> Self {
        let mut table = Self::new(session);
        table.seen.watched = Some(step);
        let find = |has: fn(&Outcome) -> bool| {
            told.iter().copied().find(|at| session.journal().outcome(*at).is_some_and(has))
        };
        let is_tile = |outcome: &Outcome| matches!(outcome, Outcome::Placed { .. });
        let line = find(is_tile).or_else(|| find(opens));
        table.seen.opened = line.map(|(index, place)| (index, Some(place)));
        table.seen.is_sought = line.is_some();
        table.seen.in_log = line.is_some();
        table
    }
}
pub fn log<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    // The key keeps a hundred turns from being made anew for every frame.
    let shown = (ui.seen.opened, ui.seen.is_sought, ui.seen.light);
    let told: u32 = ui.session.told().iter().map(|told| told.times).sum();
    let key = (
        ui.session.revision(),
        ui.session.id().to_owned(),
        shown,
        ui.palette.tone(),
        ui.words.language(),
        told,
    );
    let lines = lazy(key, move |_| lines(ui));
    // The list begins at its end, with the newest line in sight.
    let list = scrollable(lines).id(LOG).direction(over()).anchor_bottom().height(Fill);
    let list = barred(list, ui.palette.line);
    let head = ui.heading("log-title");
    let content = column![head, ui.line(), list].spacing(gap::S);
    container(content).padding(gap::M).height(Fill).style(theme::bar(ui.palette)).into()
}

fn is_open(ui: TableUi<'_>, event: &Event<'_>) -> bool {
    ui.seen.opened == Some((event.index, Some(event.place)))
}

fn lines(ui: TableUi<'_>) -> Element<'static, Message> {
    let (mut numbered, mut open) = (0, None);
    let mut lines: Vec<Line<'static, Message>> = Vec::new();
    for (turn, happened) in happened(ui.session) {
        // The number of a turn stands at its first line.
        let number = (turn != numbered).then_some(turn);
        let line = match happened {
            Happened::Event(event) => {
                open = open.or_else(|| is_open(ui, &event).then_some(lines.len()));
                line(&event, number, ui)
            }
            Happened::Told(told) => {
                // Events of a turn bear its number; lines between two turns bear none.
                let said = ui.words.told(told, ui.session.game());
                lines.push(remark(None, said, ui.palette));
                continue;
            }
        };
        let is_first = number.is_some() && line.is_some();
        if line.is_some() {
            numbered = turn;
        }
        lines.extend(line);
        let mark = is_first.then(|| mark_of(turn, ui.session)).flatten();
        let mark = mark.map(|key| ui.say(key, &[("turn", turn.into())]));
        lines.extend(mark.map(|mark| remark(None, mark, ui.palette)));
    }
    if lines.is_empty() {
        let empty = ui.note("log-empty");
        lines.push(Line { key: 0, content: empty.into() });
    }
    let padding = iced::Padding { right: gap::M, ..iced::Padding::ZERO };
    let found = |y| Message::Log(Log::Found(y));
    let sought = open.filter(|_| ui.seen.is_sought);
    let lines = tall(lines, 2.0).seek(sought, found).hold(open, found);
    container(lines).padding(padding).into()
}

fn line(event: &Event<'_>, number: Option<u32>, ui: TableUi<'_>) -> Option<Line<'static, Message>> {
    let Event { index, place, outcome, .. } = *event;
    let game = ui.session.game();
    let sentence = || ui.words.outcome(outcome, game);
    let of = |seat, sentence: String| -> Line<'static, Message> {
        let key = key(&("of", &sentence));
        let sentence = plain(sentence).size(size::NOTE + 1.0).width(Fill);
        let line = row![margin(number, 22.0, ui.palette), token(game, seat, 20.0), sentence];
        Line { key, content: line.spacing(gap::S).align_y(Center).into() }
    };
    let indented = |sentence: String| -> Line<'static, Message> {
        let key = key(&("indented", &sentence));
        let sentence = ui.note(sentence).width(Fill);
        let line = row![margin(number, 46.0, ui.palette), sentence].spacing(gap::S);
        Line { key, content: line.into() }
    };
    let open = is_open(ui, event);
    match outcome {
        Outcome::Scorepad(scorepad::Outcome::Noted(noted)) => {
            let head = of(noted.player, sentence()?);
            let more = open.then(|| note_tools(index, *ui));
            Some(entry_line(index, place, head, more, ui))
        }
        Outcome::Scorepad(scorepad::Outcome::Reported { .. })
        | Outcome::Scorepad(scorepad::Outcome::Remained { .. })
        | Outcome::Scorepad(scorepad::Outcome::CompletedCounted { .. }) => {
            let more = open.then(|| note_tools(index, *ui));
            Some(entry_line(index, place, indented(sentence()?), more, ui))
        }
        Outcome::Placed { seat, .. } | Outcome::Passed { seat } => {
            let more = open.then(|| turn_tools(index, outcome, ui));
            Some(entry_line(index, place, of(*seat, sentence()?), more, ui))
        }
        Outcome::Deployed { .. } => {
            let more = open.then(|| figure_tools(index, *ui));
            Some(entry_line(index, place, indented(sentence()?), more, ui))
        }
        _ if outcome.is_throw() => {
            let more = open.then(|| throw_tools(index, *ui));
            Some(entry_line(index, place, indented(sentence()?), more, ui))
        }
        Outcome::Scored(score) => {
            let margin = margin(number, 44.0, ui.palette);
            Some(score_line(event, score, margin, ui))
        }
        _ if is_deed(event, ui) => {
            let more = open.then(|| deed_tools(index, *ui));
            Some(entry_line(index, place, indented(sentence()?), more, ui))
        }
        _ => {
            let sentence = sentence().filter(|_| is_told(outcome))?;
            Some(remark(number, sentence, ui.palette))
        }
    }
}

fn score_line(
    event: &Event<'_>,
    score: &Score,
    margin: Element<'static, Message>,
    ui: TableUi<'_>,
) -> Line<'static, Message> {
    let Event { index, place, .. } = *event;
    let points = text(ui.words.signed(score.points())).font(FIGURES).size(size::TEXT).width(32);
    let points =
        points.color(if score.points() < 0 { ui.palette.danger } else { ui.palette.royal });
    let game = ui.session.game();
    let reason = ui.words.reason(score, game.catalogue());
    let key = key(&("score", &reason));
    let reason = plain(reason).size(size::NOTE + 1.0).width(Fill);
    let head = row![margin, token(game, score.seat, 20.0), points, reason];
    let more = is_open(ui, event).then(|| {
        let sum =
            score.lines.iter().map(|line| ui.note(ui.words.line(line, game.catalogue())).into());
        let people = ui.words.people_of(score, game).map(|people| ui.note(people));
        let why = ui.rules(ui.words.why_scored(score, game.catalogue()));
        column![Column::with_children(sum), people, why].spacing(gap::XS).into()
    });
    let head = Line { key, content: head.spacing(gap::S).align_y(Center).into() };
    let Line { key, content } = entry_line(index, place, head, more, ui);
    Line { key, content: ui.lit(Light::Score(index, place), content) }
}

fn entry_line(
    index: usize,
    place: usize,
    head: Line<'static, Message>,
    more: Option<Element<'static, Message>>,
    ui: TableUi<'_>,
) -> Line<'static, Message> {
    let message = Message::Log(Log::Open(index, Some(place)));
    let Line { key: closed, content } = head;
    let head = ui.pressable(Weight::Row, content, [2.0, gap::S], Some(message));
    match more {
        Some(more) => {
            let detail = container(more)
                .padding(iced::Padding { left: 54.0, ..iced::Padding::from([gap::XS, gap::S]) });
            let line = container(column![head, detail]).style(theme::raised(ui.palette));
            Line { key: key(&("open", closed, index, place)), content: line.into() }
        }
        None => Line { key: key(&("pressed", closed)), content: head },
    }
}

/// The tools for an old turn, and for the figures on its tile.
fn turn_tools(index: usize, outcome: &Outcome, ui: TableUi<'_>) -> Element<'static, Message> {
    let right =
        if let (Outcome::Placed { at, .. }, false) = (outcome, ui.session.game().is_finished()) {
            let message = dialog::Message::Right(dialog::right::Message::Tile(*at));
            Some(tool(*ui, Emblem::Compare, "right-tool", Message::Dialog(message)))
        } else {
            None
        };
    column![
        tool(*ui, Emblem::Undo, "log-back", Message::Ask(Request::BackTo(index + 1))),
        tool(*ui, Emblem::Tile, "log-reenter", Message::Log(Log::Reenter(index))),
        tool(*ui, Emblem::Follower, "log-give", Message::Log(Log::Give(index))),
        tool(*ui, Emblem::Up, "log-insert", Message::Log(Log::Insert(index))),
        tool(*ui, Emblem::Cross, "log-remove", Message::Log(Log::RemoveTurn(index))),
        right,
    ]
    .into()
}

/// The tools for an entry of the scorepad.
fn note_tools(index: usize, ui: Ui<'_>) -> Element<'static, Message> {
    column![
        tool(ui, Emblem::Undo, "log-back", Message::Ask(Request::BackTo(index + 1))),
        tool(ui, Emblem::Order, "log-reenter-note", Message::Log(Log::Reenter(index))),
        tool(ui, Emblem::Cross, "log-remove-note", Message::Log(Log::RemoveTurn(index))),
    ]
    .into()
}

/// The tools for an old deployment.
fn figure_tools(index: usize, ui: Ui<'_>) -> Element<'static, Message> {
    column![
        tool(ui, Emblem::Undo, "log-back", Message::Ask(Request::BackTo(index + 1))),
        tool(ui, Emblem::Follower, "log-redeploy", Message::Log(Log::Redeploy(index))),
        tool(ui, Emblem::Cross, "log-undeploy", Message::Log(Log::Undeploy(index))),
    ]
    .into()
}

/// The tools for an old throw.
fn throw_tools(index: usize, ui: Ui<'_>) -> Element<'static, Message> {
    column![
        tool(ui, Emblem::Undo, "log-back", Message::Ask(Request::BackTo(index + 1))),
        tool(ui, Emblem::Target, "log-reenter-throw", Message::Log(Log::Reenter(index))),
    ]
    .into()
}

/// The tools for an old deed that a set brings to the action of the turn.
fn deed_tools(index: usize, ui: Ui<'_>) -> Element<'static, Message> {
    column![
        tool(ui, Emblem::Undo, "log-back", Message::Ask(Request::BackTo(index + 1))),
        tool(ui, Emblem::Order, "log-reenter-deed", Message::Log(Log::Redeploy(index))),
    ]
    .into()
}

/// Whether an event is the first that is told of a deed that a set brings to the action.
fn is_deed(event: &Event<'_>, ui: TableUi<'_>) -> bool {
    let Some(entry) = ui.session.journal().entries().get(event.index) else { return false };
    let is_act = matches!(entry.made.nature().answers, Some(Topic::Act(_)));
    let is_deed = is_act && matches!(entry.made, Move::Expansion(_));
    is_deed && entry.outcomes.iter().position(is_told) == Some(event.place)
}

/// An event that the log tells of.
enum Happened<'a> {
    /// An event of the game.
    Event(Event<'a>),
    /// A line for everybody about a hand.
    Told(&'a Told),
}

/// The key of what is said of a turn that was not entered in its time.
fn mark_of(turn: u32, session: &Session) -> Option<&'static str> {
    if session.inserted_turns().contains(&turn) {
        return Some("why-inserted");
    }
    session.corrected_turns().contains(&turn).then_some("why-corrected")
}

/// All events in their order, each with its turn; the deal is 0.
fn happened(session: &Session) -> Vec<(u32, Happened<'_>)> {
    let mut turn = u32::from(session.game().orders().is_none());
    let mut is_over = false;
    let mut all: Vec<(u32, Happened<'_>)> = Vec::new();
    for event in account(session.journal().entries()) {
        if let Outcome::TurnBegan { turn: next, .. } = event.outcome {
            turn = *next;
        }
        if ends(event.outcome) && !is_over {
            is_over = true;
            // A turn that was never played is none: its moves stand below the one before.
            turn -= u32::from(turn > 1 && is_unplayed(session.journal(), event.index));
            all.iter_mut().for_each(|(of, _)| *of = turn.min(*of));
        }
        all.push((turn, Happened::Event(event)));
    }
    for told in session.told() {
        let comes_later = |happened: &Happened<'_>, moves: usize| match happened {
            Happened::Event(event) => event.told >= moves,
            Happened::Told(_) => false,
        };
        let next = told.moves.map(|moves| {
            all.iter().position(|(_, happened)| comes_later(happened, moves)).unwrap_or(all.len())
        });
        // A line of a turn that was taken back stands at the game's present turn.
        let end = all.iter().rposition(|(turn, _)| *turn <= told.turn).map_or(0, |last| last + 1);
        let at = next.filter(|at| *at <= end).unwrap_or(end);
        let turn = all.get(at).map_or(told.turn, |(turn, _)| told.turn.min(*turn));
        all.insert(at, (turn, Happened::Told(told)));
    }
    all
}

/// The margin left of a line: the number of a turn at its first.
fn margin(number: Option<u32>, width: f32, palette: &'static Palette) -> Element<'static, Message> {
    let number = number.filter(|number| *number > 0).map(|number| number.to_string());
    note(number.unwrap_or_default(), palette).width(width).into()
}

/// A line without tools.
fn remark(
    number: Option<u32>,
    sentence: String,
    palette: &'static Palette,
) -> Line<'static, Message> {
    let key = key(&("remark", &sentence));
    let line = row![margin(number, 46.0, palette), note(sentence, palette).width(Fill)];
    Line { key, content: container(line.spacing(gap::S)).padding([2.0, gap::S]).into() }
}

/// A number shared by lines of equal content, which are equally high.
fn key(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// Whether a line of the log can be opened.
const fn opens(outcome: &Outcome) -> bool {
    let is_written = matches!(outcome, Outcome::Scorepad(_));
    let is_turn = matches!(outcome, Outcome::Placed { .. } | Outcome::Passed { .. });
    let is_turn = is_turn || matches!(outcome, Outcome::Deployed { .. });
    is_written || is_turn || outcome.is_throw() || matches!(outcome, Outcome::Scored(_))
}

/// Whether the log has a line for an outcome; lines beside it tell of the others.
pub const fn is_told(outcome: &Outcome) -> bool {
    !matches!(
        outcome,
        Outcome::Returned { .. }
            | Outcome::Completed(_)
            | Outcome::Expansion(expansion::Outcome::Dragon(dragon::Outcome::Moved { .. }))
    )
}

fn tool(
    ui: Ui<'_>,
    symbol: Emblem,
    key: &'static str,
    message: Message,
) -> Element<'static, Message> {
    let words = ui.strong(key).size(size::NOTE + 1.0);
    let content =
        row![emblem(symbol, ui.palette.royal, 16.0), words].spacing(gap::S).align_y(Center);
    ui.pressable(Weight::Quiet, content, [gap::XS, gap::S], Some(message))
}
