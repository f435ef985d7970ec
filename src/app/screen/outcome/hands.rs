//! The orders that each player fulfilled and failed.

use iced::widget::{column, container, row, rule, scrollable, text};
use iced::{Center, Color, Fill};

use super::Message;
use crate::app::Shared;
use crate::app::parts::{hint, note, plain, strong, token};
use crate::app::theme::{self, FIGURES, size, space as gap};
use crate::rules::orders::card::Card;
use crate::rules::scoring::Source;
use crate::rules::{Game, Seat};
use crate::say;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::{Column, Element, Row};

/// A row a player: the points, what was fulfilled, what was not.
pub(super) fn list<'a>(shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
    let palette = shared.palette();
    let rows = game.seats().filter_map(|seat| player(shared, game, seat));
    let line = || rule::horizontal(1).style(theme::thin(palette)).into();
    let rows =
        rows.enumerate().flat_map(|(index, row)| (index > 0).then(line).into_iter().chain([row]));
    let list = Column::with_children(rows).spacing(gap::M).width(Fill);
    scrollable(list).style(theme::scroll(palette)).spacing(gap::S).width(Fill).height(Fill).into()
}

fn player<'a>(shared: &'a Shared, game: &'a Game, seat: Seat) -> Option<Element<'a, Message>> {
    let palette = shared.palette();
    let words = &shared.words;
    let hand = game.orders()?.hand(seat);
    let (done, failed) = (hand.fulfilled.len(), hand.failed().count());
    let points = words.signed(game.tally(seat).of(Source::Orders));
    let head = row![
        token(game, seat, 26.0),
        strong(game.name(seat)),
        note(say!(words, "result-orders-count", done = done, failed = failed), palette).width(Fill),
        text(points).font(FIGURES).size(size::LEAD),
    ];
    let labelled =
        |label: String, card: &'a Card, mark, color: Color, ink: Color| -> Element<'a, Message> {
            let name = plain(label).size(size::NOTE + 1.0).color(ink);
            let chip = row![emblem(mark, color, 13.0), name].spacing(gap::XS).align_y(Center);
            let chip = container(chip).padding([3.0, gap::S]).style(theme::raised(palette));
            hint(palette, chip, words.card_text(card))
        };
    let chip = |card: &'a Card, mark, color: Color, ink: Color| {
        labelled(words.card_title(card), card, mark, color, ink)
    };
    let named = |label: String, card: &'a Card, mark, color: Color| {
        labelled(label, card, mark, color, palette.ink)
    };
    let fulfilled =
        hand.fulfilled.iter().map(|card| chip(card, Emblem::Check, palette.good, palette.ink));
    let failed =
        hand.failed().map(|card| chip(card.as_ref(), Emblem::Cross, palette.danger, palette.faint));
    // The dragon was avoided to the end (R-KO-32), or it has bitten (R-KO-30); what was discarded
    // costs nothing (R-KO-27).
    let kept = hand.held.iter().filter(|card| card.is_of_dragon());
    let kept = kept.map(|card| {
        named(
            say!(words, "result-kept", title = words.card_title(card)),
            card,
            Emblem::Check,
            palette.good,
        )
    });
    let spent = hand.spent().into_iter();
    let spent = spent.map(|card| {
        named(
            say!(words, "result-spent", title = words.card_title(card)),
            card,
            Emblem::Cross,
            palette.danger,
        )
    });
    let gone = hand.dropped();
    let gone = gone.map(|card| {
        named(
            say!(words, "result-discarded", title = words.card_title(card)),
            card,
            Emblem::Undo,
            palette.faint,
        )
    });
    let chips = fulfilled.chain(kept).chain(failed).chain(spent).chain(gone);
    let chips = Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S);
    Some(column![head.spacing(gap::S).align_y(Center), chips].spacing(gap::S).into())
}
