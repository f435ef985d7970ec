//! The question in the tray: the action of a turn beside the picture of its tile, another
//! question, or the end.

use iced::widget::text::LineHeight;
use iced::widget::{container, row, space};
use iced::{Center, Fill};

use super::acting::{claims, ways};
use super::{ask, more, odds, pieces_or_answers};
use crate::table::dialog::{Kind, Standing};
use crate::table::keys;
use crate::table::layout::{BESIDE, FEW, picture_side, scrolls};
use crate::table::message::{Enter, Message, shows};
use crate::table::ui::TableUi;
use ask::Request;
use kit::prelude::*;
use rules::Move;
use rules::game::Phase;
use rules::game::question::{Act, Question};
use rules::geometry::Position;
use rules::player::Figure;
use widget::thumb;

/// The height of the line above the answers: as high without its buttons as with them, so that what
/// is pressed below stays where it was.
const TITLE: LineHeight = LineHeight::Absolute(iced::Pixels(25.0));

/// The question in the tray; `None` while the tile is asked for.
pub fn in_tray<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    Some(match ui.game.phase() {
        Phase::Place => return None,
        Phase::Deploy { at, .. } => deploying(at, ui),
        Phase::Finished => finished(ui),
        Phase::Deal | Phase::Remains | Phase::Asking(_) | Phase::Scored => {
            ask(ui).unwrap_or_else(|| space().into())
        }
    })
}

/// The buttons of a finished game, for its result and its final scoring.
pub fn finished<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let finale = Some(Message::Ask(Request::Finale));
    let finish = say!(ui, "tray-finish");
    let finish = ui.action(Weight::Primary, finish, Some(keys::ENTER.sign), finale);
    let is_watched = ui.seen.watched.is_some();
    let back = if is_watched { "result-watch" } else { "replay-result" };
    let (escape, to) = (Some(keys::ESCAPE.sign), Some(Message::Ask(ui.seen.back())));
    let back = ui.action(Weight::Secondary, back, escape, to);
    container(row![back, finish].spacing(gap::M)).center(Fill).into()
}

/// The action of the turn: the tile with its segments, or the answers of another act.
fn deploying<'a>(at: Position, ui: TableUi<'a>) -> Element<'a, Message> {
    let game = ui.game;
    let Some(placed) = game.board().tile(at) else { return space().into() };
    let figure = match ui.act() {
        Some(Act::Deploy(figure)) if figure != Figure::Barn => Some(figure),
        _ => None,
    };
    let claimable = figure.map(|figure| claims(game, figure)).unwrap_or_default();
    let claimable: Vec<_> = claimable
        .into_iter()
        .enumerate()
        .filter_map(|(index, segment)| Some((segment, ui.answering.key_of(index, game)?)))
        .collect();
    // Where there is little room, the board alone shows the tile.
    let question = ui.question();
    let count = |question: &Question| question.answers.len() + question.out.len();
    let many = question.as_ref().is_some_and(|question| count(question) > FEW);
    let has_room =
        ui.view.width >= 1200.0 || (ways(ui).is_none() && !many && ui.width() != Width::Slim);
    let picture = ui.thumb(&placed.tile, placed.rotation);
    let picture = has_room.then(|| {
        thumb::claimable(picture, claimable, picture_side(game, *ui), |on| {
            Message::Enter(Enter::Claim(on))
        })
    });
    let name = game.name(game.active());
    let left = game.supply(game.active()).count(figure.unwrap_or(Figure::Follower));
    let chips = ways(ui);
    let none = || {
        row![ui.action(
            Weight::Secondary,
            "pass-deploy",
            ui.enter,
            Some(Message::Make(Move::EndTurn))
        )]
        .into()
    };
    let other = question
        .as_ref()
        .filter(|_| figure != Some(Figure::Follower))
        .map(|asked| ui.words.asked(asked, game).title);
    let head = chips.is_none().then(|| {
        let title = strong(other.clone().unwrap_or_else(|| say!(ui, "tray-claim")));
        let title = title.line_height(TITLE);
        let supply =
            other.is_none().then(|| ui.note(say!(ui, "tray-followers", name = name, count = left)));
        row![title, supply].spacing(gap::M).align_y(Center).wrap()
    });
    let odds = question.as_ref().and_then(|question| odds(question, ui));
    let choices = question.map_or_else(none, |question| pieces_or_answers(ui, question));
    let choices = scrolls(container(choices).padding(BESIDE).into(), *ui);
    let head = row![head, odds, more(ui), anyway(ui)].spacing(gap::M).align_y(Center);
    let head = head.wrap().vertical_spacing(gap::XS);
    let chips = Column::new().push(chips);
    let content = Column::new().push(chips).push(head).push(choices).spacing(gap::S).width(Fill);
    row![picture, content].spacing(gap::XL).into()
}

/// The button for a figure that stands where it may not.
fn anyway<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let deploys = matches!(ui.act(), Some(Act::Deploy(_)) | None);
    (deploys && Standing::is_possible(ui.game)).then(|| {
        let label = ui.note("tray-stands-anyway");
        ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(shows(Kind::Stand)))
    })
}
