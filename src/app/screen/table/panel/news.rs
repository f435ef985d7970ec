//! The news of the last step, and the feature asked for. They have a place that is always there, so
//! that they hide nothing of the board and move nothing.

mod feature;

use iced::widget::scrollable::{Direction, Scrollbar};
use iced::widget::{column, container, opaque, row, space, text};
use iced::{Center, Color, Fill};

use crate::table::dialog;
use crate::table::message::{Message, shows};
use crate::table::ui::TableUi;
use ask::Request;
use journal::news::{News, sums};
use kit::fit;
use kit::prelude::*;
use rules::expansion::Outcome as Own;
use rules::expansion::{count, dragon, king_robber, river, shrine, tower};
use rules::{Game, Outcome, orders};

use feature::{asked_info, right_tool};

/// The least heights of the place above the log, usually and in a low window, in logical pixels.
const HEIGHT: f32 = 156.0;
const LOW: f32 = 124.0;
/// The greatest share of the window's height for it.
const SHARE: f32 = 0.55;
/// The number of gains from which their sums stand above them.
const MANY: usize = 4;
/// The width of the news that lie on the board.
const ABOVE: f32 = 480.0;
/// The height of the line of news above the board, where the log has no place of its own.
const LINE: f32 = 32.0;
/// The width of the other things in that line in a slim window: the players, a token, the edges.
const BESIDE: f32 = 190.0;
/// The size of a text of which two lines fit that line, and the height of each in that size.
pub const SMALL: f32 = 10.5;
const TIGHT: f32 = 1.2;

/// The form of news.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One below the other.
    Block,
    /// In one line.
    Line,
}

impl Form {
    /// The parts of one piece of news, joined.
    pub fn joined<'a>(self, parts: Vec<Element<'a, Message>>) -> Element<'a, Message> {
        match self {
            Self::Block => Column::with_children(parts).spacing(2).width(Fill).into(),
            Self::Line => Row::with_children(parts).spacing(gap::M).align_y(Center).into(),
        }
    }

    /// A sentence, whole in either form: in a line it takes two small rows if it is longer than the
    /// window is wide.
    fn sentence<'a>(self, words: String, ui: Ui<'_>) -> Element<'a, Message> {
        let large = size::NOTE + 1.0;
        match self {
            Self::Block => plain(words).size(large).width(Fill).into(),
            Self::Line => {
                let fits = fit::measure(&words, SANS, large, f32::INFINITY).width <= room(ui);
                let words = plain(words).size(if fits { large } else { SMALL }).line_height(TIGHT);
                container(words).max_width(room(ui)).into()
            }
        }
    }
}

/// The greatest width of a sentence in the line above the board.
fn room(ui: Ui<'_>) -> f32 {
    ui.view.width - BESIDE
}

/// Whether the feature asked for lies on the board: in a narrow window, unless it is so low that
/// the board would be hidden.
fn is_above(ui: Ui<'_>) -> bool {
    ui.width() <= Width::Narrow && ui.view.height >= 560.0
}

/// The place of the news above the log.
pub fn news_block<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let news = news(Form::Block, ui);
    let none = news.is_empty().then(|| ui.note("news-none"));
    let list = Column::with_children(news).push(none).spacing(gap::XS);
    let list = ui.scroll(list.width(Fill)).spacing(gap::XS);
    // Few news leave the log where it is, many take what it can spare.
    let least = if ui.height() <= Height::Low { LOW } else { HEIGHT };
    let most = least.max(ui.view.height * SHARE);
    let block = row![space().height(least - 2.0 * gap::S), list];
    let block = container(block).padding(gap::S).width(Fill).max_height(most);
    column![block.style(theme::bar(ui.palette)), ui.line()].into()
}

/// The line of the news above the board.
pub fn news_line<'a>(
    ui: TableUi<'a>,
    told: impl FnOnce() -> Option<String>,
) -> Element<'a, Message> {
    let mut news = news(Form::Line, ui);
    // The bar tells it, if it has room.
    let tells =
        ui.width() == Width::Slim && (news.is_empty() || ui.telling.looked.words().is_some());
    if tells && let Some(told) = told() {
        news = vec![ui.note(told).into()];
    }
    let list = Row::with_children(news).spacing(gap::XS).align_y(Center).height(LINE);
    let along = Direction::Horizontal(Scrollbar::new().width(4).scroller_width(4).margin(0));
    let list = ui.scroll(list).direction(along);
    let line = container(list).padding([0.0, gap::S]).width(Fill).height(LINE);
    column![line.style(theme::bar(ui.palette)), ui.line()].into()
}

fn asked<'a>(form: Form, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let asked = asked_info(form, ui)?;
    let asked = form.joined([Some(asked), right_tool(ui)].into_iter().flatten().collect());
    Some(banner(*ui, ui.palette.royal, asked))
}

/// The feature asked for, on the board where there is no place beside that: in one line it
/// would be cut.
pub fn news_above<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let asked = asked(Form::Block, ui).filter(|_| is_above(*ui))?;
    let list = ui.scroll(asked).spacing(gap::XS);
    Some(container(opaque(container(list).max_width(ABOVE))).padding(gap::S).into())
}

/// The faults first, then the feature asked for and the news of the turn: orders, the lines for
/// everybody about hands, all else.
fn news<'a>(form: Form, ui: TableUi<'a>) -> Vec<Element<'a, Message>> {
    let mut list = troubles(form, ui);
    let asked = asked(form, ui);
    list.extend(asked.filter(|_| form == Form::Block || !is_above(*ui)));
    if ui.is_past {
        return list;
    }
    let (news, game) = (ui.session.news(), ui.session.game());
    let gaining = news.iter().filter(|news| news.gain.is_some()).count();
    // A line shows few news at once: what everybody gained comes before them.
    list.extend((form == Form::Line && gaining > 1).then(|| gains(&news, *ui, game)));
    let orders = news.iter().take_while(|news| news.is_order()).count();
    let (orders, others) = news.split_at(orders);
    list.extend(orders.iter().filter_map(|news| order(news, form, *ui, game)));
    list.extend(ui.session.alarms().map(|told| {
        let told = form.sentence(ui.words.told(told, game), *ui);
        banner(*ui, ui.palette.danger, told)
    }));
    list.extend(ui.session.tells_of_entries().then(|| {
        let key = if game.is_finished() { "finale-clashed" } else { "table-clashed" };
        let told = form.sentence(ui.say(key, &[]), *ui);
        banner(*ui, ui.palette.danger, told)
    }));
    let is_much = form == Form::Block && gaining >= MANY;
    list.extend(is_much.then(|| gains(&news, *ui, game)));
    list.extend(others.iter().filter_map(|news| announce(&news.outcome, form, *ui, game)));
    list
}

/// Faults and notices.
fn troubles<'a>(form: Form, ui: TableUi<'a>) -> Vec<Element<'a, Message>> {
    let mut lines: Vec<Element<'a, Message>> = Vec::new();
    let said = |color, said: String| banner(*ui, color, form.sentence(said, *ui));
    // A press explains what was asked instead.
    lines.extend(ui.telling.refusal.as_ref().map(|refusal| {
        let refused = said(ui.palette.danger, refusal.clone());
        ui.pressable(Weight::Row, refused, 0.0, Some(shows(dialog::Kind::Keys)))
    }));
    lines.extend(ui.telling.notice.as_ref().map(|notice| said(ui.palette.good, notice.clone())));
    if let Some(error) = ui.session.unsaved() {
        let rescue = ui.pressable(
            Weight::Quiet,
            ui.strong("unsaved-rescue").color(ui.palette.royal),
            [2.0, gap::S],
            Some(Message::Ask(Request::Rescue)),
        );
        // Where there is no room, only the panel tells the reason.
        let reason = match form {
            Form::Block => ui.words.file_error(error),
            Form::Line => say!(ui, "unsaved-title"),
        };
        let reason = form.sentence(reason, *ui);
        lines.push(banner(*ui, ui.palette.danger, form.joined(vec![rescue, reason])));
    }
    if ui.session.is_saving() {
        lines.push(said(ui.palette.gold, say!(ui, "table-saving")));
    }
    if ui.session.is_read_only() {
        lines.push(said(ui.palette.gold, say!(ui, "table-read-only")));
    }
    lines
}

/// An order that was turned up, with its points; a press shows the card itself.
fn order<'a>(news: &News, form: Form, ui: Ui<'a>, game: &'a Game) -> Option<Element<'a, Message>> {
    let sentence = ui.words.outcome(&news.outcome, game)?;
    let met = ui.words.met(news, game);
    // In a line there is no text of the card, which tells of both tasks.
    let sentence = match (form, &met) {
        (Form::Line, Some(met)) => format!("{sentence} {met}"),
        (Form::Block | Form::Line, _) => sentence,
    };
    let sentence = form.sentence(sentence, ui);
    let token = news.gain.map(|(seat, _)| token(game, seat, 22.0));
    let gain = news.gain.map(|(_, points)| gained(points, ui));
    let line = row![token, sentence, gain].spacing(gap::S).align_y(Center);
    let text = match &news.outcome {
        Outcome::Orders(orders::Outcome::Fulfilled { card, .. }) => {
            game.catalogue().card(card.as_str()).map(|card| ui.note(ui.words.card_text(card)))
        }
        _ => None,
    };
    let text = text.filter(|_| form == Form::Block);
    let met = met.filter(|_| form == Form::Block).map(|met| ui.note(met).color(ui.palette.ink));
    let told = banner(ui, ui.palette.royal, column![line, text, met].spacing(gap::XS).into());
    Some(ui.pressable(Weight::Row, told, 0.0, Some(shows(dialog::Kind::FaceUp))))
}

/// What each player has gained in the turn.
fn gains<'a>(news: &[News], ui: Ui<'a>, game: &'a Game) -> Element<'a, Message> {
    let gain = |(seat, points)| {
        row![token(game, seat, 22.0), gained(points, ui)].spacing(gap::XS).align_y(Center)
    };
    let gains = sums(news).into_iter().map(|sum| gain(sum).into());
    Row::with_children(gains).spacing(gap::M).align_y(Center).wrap().into()
}

fn gained<'a>(points: i32, ui: Ui<'a>) -> Text<'a> {
    let color = if points < 0 { ui.palette.danger } else { ui.palette.royal };
    text(ui.words.signed(points)).font(FIGURES).size(size::TEXT).color(color)
}

/// The news of one other outcome, if it has any.
fn announce<'a>(
    outcome: &Outcome,
    form: Form,
    ui: Ui<'a>,
    game: &'a Game,
) -> Option<Element<'a, Message>> {
    let (seat, color) = match outcome {
        Outcome::Scored(score) => (Some(score.seat), ui.palette.line),
        Outcome::Expansion(Own::KingRobber(king_robber::Outcome::Taken(taken))) => {
            (Some(taken.by), ui.palette.gold)
        }
        Outcome::Expansion(Own::Shrine(shrine::Outcome::ChallengeBegan { .. }))
        | Outcome::Expansion(Own::Shrine(shrine::Outcome::ChallengeWon { .. }))
        | Outcome::Expansion(Own::River(river::Outcome::MouthPlaced { .. })) => {
            (None, ui.palette.gold)
        }
        Outcome::Expansion(Own::Count(count::Outcome::EnteredCity { seat, .. }))
        | Outcome::Expansion(Own::Count(count::Outcome::LeftCity { seat, .. }))
        | Outcome::Expansion(Own::Count(count::Outcome::JoinedFeature { seat, .. }))
        | Outcome::Expansion(Own::Count(count::Outcome::CountMoved { seat, .. })) => {
            (Some(*seat), ui.palette.gold)
        }
        Outcome::Orders(orders::Outcome::Discarded { seat, .. })
        | Outcome::Expansion(Own::Dragon(dragon::Outcome::Moved { seat, .. }))
        | Outcome::Expansion(Own::Tower(tower::Outcome::Raised { seat, .. }))
        | Outcome::Expansion(Own::Tower(tower::Outcome::Manned { seat, .. }))
        | Outcome::Expansion(Own::Tower(tower::Outcome::Captured { seat, .. }))
        | Outcome::Expansion(Own::Tower(tower::Outcome::Ransomed { seat, .. })) => {
            (Some(*seat), ui.palette.line)
        }
        Outcome::Expansion(Own::Dragon(dragon::Outcome::Eaten { figures })) => {
            let owner = figures.first().map(|figure| figure.seat);
            let owner = owner.filter(|seat| figures.iter().all(|figure| figure.seat == *seat));
            (owner, ui.palette.danger)
        }
        _ => (None, ui.palette.line),
    };
    let sentence = form.sentence(ui.words.outcome(outcome, game)?, ui);
    let token = seat.map(|seat| token(game, seat, 22.0));
    let line = row![token, sentence].spacing(gap::S).align_y(Center);
    Some(banner(ui, color, line.into()))
}

fn banner<'a>(ui: Ui<'a>, color: Color, content: Element<'a, Message>) -> Element<'a, Message> {
    // Two rows of small texts fill the line.
    let above = if ui.width() == Width::Slim { 1.0 } else { 3.0 };
    container(content).padding([above, gap::S]).style(theme::notice(ui.palette, color)).into()
}
