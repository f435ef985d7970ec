//! The tiles that are left, and ways to go on without one.

use iced::widget::{column, row};
use iced::{Center, Fill};

use super::compare;
use super::step::{Kind, Plain, Step, close_button};
use kit::prelude::*;
use kit::ui::GameUi;
use rules::geometry::Rotation;
use widget::thumb;

/// The tiles, each with how many are left of it.
pub fn tiles_left<'a>(ui: GameUi<'a>) -> Column<'a, Plain> {
    let game = ui.session.game();
    let hints = ui.settings.hints;
    let thumbs = game.tiles_left().filter(|_| hints).map(|(tile, left)| {
        let picture = thumb::thumb(ui.thumb(tile, Rotation::None), 72.0);
        column![picture, ui.note(say!(ui, "tray-times", count = left))].align_x(Center).into()
    });
    let grid = Row::with_children(thumbs).spacing(gap::M).wrap().vertical_spacing(gap::S);
    let list = ui.scroll(grid).width(Fill);
    let remarks = if hints { ui.words.about_bag(game) } else { Vec::new() };
    let remarks = remarks.into_iter().map(|remark| ui.note(remark).into());
    let close = close_button(*ui, Weight::Secondary);
    let may_end = game.phase() == rules::game::Phase::Place && !ui.session.is_read_only();
    let end =
        ui.action(Weight::Quiet, "end-ask", None, may_end.then_some(Step::Show(Kind::EndGame)));
    let name = game.name(game.active());
    let pass = ui.action(
        Weight::Quiet,
        say!(ui, "menu-skip", name = name),
        None,
        may_end.then_some(Step::Show(Kind::Skip)),
    );
    let title = if hints {
        say!(ui, "tiles-title", count = game.count_left())
    } else {
        say!(ui, "tiles-hidden")
    };
    let compare = Some(Step::Show(Kind::Compare));
    let compare = ui.action(Weight::Quiet, "compare-title", Some(compare::SIGN), compare);
    let buttons = row![iced::widget::container(row![end, pass, compare].wrap()).width(Fill), close];
    column![heading(title), hints.then(|| iced::widget::container(list).max_height(460))]
        .extend(remarks)
        .push(buttons.align_y(Center))
}
