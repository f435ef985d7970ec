//! The tiles that are left, and ways to go on without one.

use iced::widget::{column, row, scrollable};
use iced::{Center, Fill};

use super::compare;
use super::step::{Kind, Plain, Step, close_button};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, heading, note};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::rules::geometry::Rotation;
use crate::say;
use crate::session::Session;
use crate::widget::{Column, Row, thumb};

/// The tiles, each with how many are left of it.
pub(super) fn tiles_left<'a>(shared: &'a Shared, session: &'a Session) -> Column<'a, Plain> {
    let palette = shared.palette();
    let game = session.game();
    let hints = shared.settings.hints;
    let thumbs = game.tiles_left().filter(|_| hints).map(|(tile, left)| {
        let picture = thumb::thumb(shared.thumb(tile, Rotation::None), 72.0);
        column![picture, note(say!(shared.words, "tray-times", count = left), palette)]
            .align_x(Center)
            .into()
    });
    let grid = Row::with_children(thumbs).spacing(gap::M).wrap().vertical_spacing(gap::S);
    let list = scrollable(grid).style(theme::scroll(palette)).width(Fill);
    let bags = u32::from(game.bags_left());
    let bags =
        (hints && bags > 0).then(|| note(say!(shared.words, "tiles-bags", count = bags), palette));
    let close = close_button(shared, Weight::Secondary);
    let may_end = game.phase() == crate::rules::game::Phase::Place && !session.is_read_only();
    let end = action(
        palette,
        Weight::Quiet,
        say!(shared.words, "end-ask"),
        None,
        may_end.then_some(Step::Show(Kind::EndGame)),
    );
    let name = game.name(game.active());
    let pass = action(
        palette,
        Weight::Quiet,
        say!(shared.words, "menu-skip", name = name),
        None,
        may_end.then_some(Step::Show(Kind::Skip)),
    );
    let title = if hints {
        say!(shared.words, "tiles-title", count = game.count_left())
    } else {
        say!(shared.words, "tiles-hidden")
    };
    let compare = Some(Step::Show(Kind::Compare));
    let compare = action(
        palette,
        Weight::Quiet,
        say!(shared.words, "compare-title"),
        Some(compare::SIGN),
        compare,
    );
    column![
        heading(title),
        hints.then(|| iced::widget::container(list).max_height(460)),
        bags,
        row![iced::widget::container(row![end, pass, compare].wrap()).width(Fill), close]
            .align_y(Center),
    ]
}
