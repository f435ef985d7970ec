//! The points that each player would have if the game ended now, as a sum.

use iced::Center;
use iced::widget::{column, row, space};

use super::step::{Plain, close_button};
use kit::prelude::*;
use kit::ui::Ui;
use rules::game::Tally;
use rules::scoring::Source;
use rules::{Game, Seat};

/// The sums, player by player.
pub fn ahead<'a>(ui: Ui<'a>, game: &'a Game) -> Column<'a, Plain> {
    let tallies = game.projected_tallies();
    let rows = game.company().seated().iter().map(|seat| player(ui, game, *seat, &tallies[*seat]));
    let list = ui.scroll(Column::with_children(rows).spacing(gap::M)).spacing(gap::S);
    column![
        ui.heading("ahead-title"),
        game.orders().map(|_| ui.plain("ahead-about")),
        list,
        row![space::horizontal(), close_button(ui, Weight::Secondary)],
    ]
}

fn player<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat, ahead: &Tally) -> Element<'a, Plain> {
    let now = game.tally(seat);
    let more = Source::ALL.iter().filter_map(|source| {
        let points = ahead.points(*source) - now.points(*source);
        let of = || format!("{} {}", ui.words.source(*source), ui.words.signed(points));
        (points != 0).then(of)
    });
    let total = ui.words.number(now.total());
    let parts: Vec<String> =
        std::iter::once(say!(ui, "ahead-now", points = total)).chain(more).collect();
    let total = strong(ui.words.number(ahead.total())).font(FIGURES).size(size::LEAD);
    let head = row![token(game, seat, 28.0), strong(game.name(seat)), space::horizontal(), total];
    let parts = ui.note(parts.join(" · "));
    column![head.spacing(gap::S).align_y(Center), parts].spacing(gap::XS).into()
}
