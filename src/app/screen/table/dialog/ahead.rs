//! The points that each player would have if the game ended now, as a sum.

use iced::Center;
use iced::widget::{column, row, scrollable, space};

use super::step::{Plain, close_button};
use crate::app::kit::Shared;
use crate::app::kit::parts::{heading, note, plain, strong, token};
use crate::app::kit::theme::{self, FIGURES, Weight, size, space as gap};
use crate::rules::game::Tally;
use crate::rules::scoring::Source;
use crate::rules::{Game, Seat};
use crate::say;
use crate::widget::{Column, Element};

/// The sums, player by player.
pub(super) fn ahead<'a>(shared: &'a Shared, game: &'a Game) -> Column<'a, Plain> {
    let words = &shared.words;
    let tallies = game.projected_tallies();
    let rows =
        game.company().seated().iter().map(|seat| player(shared, game, *seat, &tallies[*seat]));
    let list = scrollable(Column::with_children(rows).spacing(gap::M))
        .style(theme::scroll(shared.palette()))
        .spacing(gap::S);
    column![
        heading(say!(words, "ahead-title")),
        game.orders().map(|_| plain(say!(words, "ahead-about"))),
        list,
        row![space::horizontal(), close_button(shared, Weight::Secondary)],
    ]
}

fn player<'a>(shared: &'a Shared, game: &'a Game, seat: Seat, ahead: &Tally) -> Element<'a, Plain> {
    let words = &shared.words;
    let now = game.tally(seat);
    let more = Source::ALL.iter().filter_map(|source| {
        let points = ahead.points(*source) - now.points(*source);
        let of = || format!("{} {}", words.source(*source), words.signed(points));
        (points != 0).then(of)
    });
    let total = words.number(now.total());
    let parts: Vec<String> =
        std::iter::once(say!(words, "ahead-now", points = total)).chain(more).collect();
    let total = strong(words.number(ahead.total())).font(FIGURES).size(size::LEAD);
    let head = row![token(game, seat, 28.0), strong(game.name(seat)), space::horizontal(), total];
    let parts = note(parts.join(" · "), shared.palette());
    column![head.spacing(gap::S).align_y(Center), parts].spacing(gap::XS).into()
}
