//! The orders of each player: their fulfilment, or the times and places at which it was possible.

use iced::widget::{column, container, progress_bar, row, space, text};
use iced::{Center, Color, Fill, Padding};

use super::board::lying;
use super::review::Reviewed;
use super::{Message, Outcome};
use journal::fates::{Deed, Fate};
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::card::Card;
use rules::scoring::Source;
use rules::{Game, Seat};
use widget::emblem::{Emblem, emblem};
use widget::thumb::thumb;

/// The number of chances of an order that are listed before somebody asks for all.
const FEW: usize = 3;
/// The side of a tile beside its chance, in logical pixels.
const TILE: f32 = 32.0;

impl Outcome {
    /// The orders of each player, with their chances once these are found out.
    pub fn orders<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = ui.session.game();
        let known = self.review.known();
        let line = || ui.line().into();
        let mut rows: Vec<Element<'a, Message>> = Vec::new();
        for seat in game.seats() {
            let Some(head) = head(ui, seat) else { continue };
            if !rows.is_empty() {
                rows.push(line());
            }
            let orders = match known {
                Some(known) => self.told(known, seat, ui),
                None => chips(*ui, game, seat),
            };
            rows.push(column![head, orders].spacing(gap::S).into());
        }
        let pile = known.and_then(|known| self.pile(known, *ui, game));
        let about = known.and_then(|_| ui.words.review_note(game));
        if let Some(about) = about {
            rows.extend([line(), ui.note(about).into()]);
        }
        rows.extend(pile);
        let list = Column::with_children(rows).spacing(gap::M).width(Fill);
        let list = ui.scroll(list).spacing(gap::S);
        let list = list.width(Fill).height(Fill);
        column![self.how_far(*ui), list].spacing(gap::S).into()
    }

    /// The progress in finding out the chances, until it is done.
    fn how_far<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let share = self.review.share()?;
        let about = ui.note("share-reviewing");
        let bar = progress_bar(0.0..=1.0, share).girth(6).style(theme::progress(ui.palette));
        Some(row![about, bar].spacing(gap::M).align_y(Center).into())
    }

    /// Each order of a player, with its fulfilment or its chances.
    fn told<'a>(&'a self, known: &'a Reviewed, seat: Seat, ui: GameUi<'a>) -> Element<'a, Message> {
        let catalogue = ui.session.game().catalogue();
        let orders = known.orders_of(seat).filter_map(|fate| {
            let card = catalogue.card(fate.card.as_str())?;
            Some(self.order(known, fate, card, ui))
        });
        Column::with_children(orders).spacing(gap::M).into()
    }

    fn order<'a>(
        &'a self,
        known: &'a Reviewed,
        fate: &'a Fate,
        card: &'a Card,
        ui: GameUi<'a>,
    ) -> Element<'a, Message> {
        let (mark, color) = match fate.steps.last().map(|step| step.deed) {
            Some(Deed::Fulfilled) => (Emblem::Check, ui.palette.good),
            Some(Deed::Dealt | Deed::Drawn) if card.is_avoidance() => {
                (Emblem::Check, ui.palette.good)
            }
            Some(Deed::Discarded) => (Emblem::Undo, ui.palette.faint),
            Some(Deed::Dealt | Deed::Drawn | Deed::Spent | Deed::Returned | Deed::Left) | None => {
                (Emblem::Cross, ui.palette.danger)
            }
        };
        let end = ui.words.end_of(fate, card, ui.session.journal());
        let title = ui.hint(strong(ui.words.card_title(card)), ui.words.card_text(card));
        let head = row![emblem(mark, color, 14.0), title].spacing(gap::S).align_y(Center);
        let is_done = fate.steps.last().is_some_and(|step| step.deed.is_fulfilled());
        let chances = (!is_done && !card.is_avoidance())
            .then(|| self.chances(known, card, *ui, ui.session.game()));
        let told = column![ui.note(end)].push(chances).spacing(gap::XS);
        let told = container(told).padding(Padding::ZERO.left(14.0 + gap::S));
        column![head, told].spacing(2.0).width(Fill).into()
    }

    /// The chances of an order, or the reason why they are not told.
    fn chances<'a>(
        &'a self,
        known: &'a Reviewed,
        card: &'a Card,
        ui: Ui<'a>,
        game: &'a Game,
    ) -> Element<'a, Message> {
        if let Some(why) = ui.words.unreviewed(card, game) {
            return ui.note(why).into();
        }
        let count = known.chances(&card.id).count();
        if count == 0 {
            return ui.note("review-none").into();
        }
        let is_unfolded = self.unfolded.contains(&card.id);
        let shown = if is_unfolded { count } else { FEW };
        let rows = known.chances(&card.id).take(shown).map(|(look, chance)| {
            let (tile, rotation) = lying(look, chance, game.catalogue());
            let tile = tile.unwrap_or_else(|| ui.abbey());
            let told = plain(ui.words.chance(look, chance, game)).size(size::NOTE + 1.0);
            let told = row![thumb(ui.thumb(tile, rotation), TILE), told.width(Fill)];
            let told = told.spacing(gap::S).align_y(Center);
            let there = Message::Then(look.index, card.id.clone());
            ui.pressable(Weight::Row, told, [2.0, gap::XS], Some(there))
        });
        let rows = Column::with_children(rows);
        let more = (count > FEW).then(|| {
            let label = if is_unfolded {
                say!(ui, "share-fewer")
            } else {
                say!(ui, "share-more", count = count - FEW)
            };
            let message = Message::Unfold(card.id.clone());
            ui.action(Weight::Quiet, label, None, Some(message))
        });
        rows.push(more).width(Fill).into()
    }
}

/// A player with the points of the orders and their sum, and how many were fulfilled.
fn head<'a>(ui: GameUi<'a>, seat: Seat) -> Option<Element<'a, Message>> {
    let game = ui.session.game();
    let hand = game.orders()?.hand(seat);
    let (done, failed) = (hand.fulfilled.len(), hand.failed().count());
    let points = ui.words.signed(game.tally(seat).points(Source::Orders));
    let head = row![
        token(game, seat, 26.0),
        strong(game.name(seat)),
        ui.note(say!(ui, "result-orders-count", done = done, failed = failed)).width(Fill),
        text(points).font(FIGURES).size(size::LEAD),
    ];
    let sum = ui.words.sum_of_orders(ui.session.journal(), seat);
    let sum = (!sum.is_empty()).then(|| ui.note(sum));
    Some(column![head.spacing(gap::S).align_y(Center), sum].spacing(2.0).into())
}

/// The orders of a player by their titles, as long as nothing more is found out.
fn chips<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat) -> Element<'a, Message> {
    let Some(orders) = game.orders() else { return space().into() };
    let hand = orders.hand(seat);
    let labelled =
        |label: String, card: &'a Card, mark, color: Color, ink: Color| -> Element<'a, Message> {
            let name = plain(label).size(size::NOTE + 1.0).color(ink);
            let chip = row![emblem(mark, color, 13.0), name].spacing(gap::XS).align_y(Center);
            let chip = container(chip).padding([3.0, gap::S]).style(theme::raised(ui.palette));
            ui.hint(chip, ui.words.card_text(card))
        };
    let chip = |card: &'a Card, mark, color: Color, ink: Color| {
        labelled(ui.words.card_title(card), card, mark, color, ink)
    };
    let named = |label: String, card: &'a Card, mark, color: Color| {
        labelled(label, card, mark, color, ui.palette.ink)
    };
    let fulfilled = hand
        .fulfilled
        .iter()
        .map(|card| chip(card, Emblem::Check, ui.palette.good, ui.palette.ink));
    let failed = hand
        .failed()
        .map(|card| chip(card.as_ref(), Emblem::Cross, ui.palette.danger, ui.palette.faint));
    // The dragon was avoided to the end (R-KO-32), or it has bitten (R-KO-30); discarded orders
    // cost nothing (R-KO-27).
    let kept = hand.held.iter().filter(|card| card.is_avoidance());
    let kept = kept.map(|card| {
        named(
            say!(
                ui,
                "result-kept",
                title = ui.words.card_title(card),
                points = ui.words.signed(card.fixed_points().unwrap_or(card.points))
            ),
            card,
            Emblem::Check,
            ui.palette.good,
        )
    });
    let spent = hand.spent().into_iter();
    let spent = spent.map(|card| {
        named(
            say!(ui, "result-spent", title = ui.words.card_title(card)),
            card,
            Emblem::Cross,
            ui.palette.danger,
        )
    });
    let gone = hand.dropped();
    let gone = gone.map(|card| {
        named(
            say!(ui, "result-discarded", title = ui.words.card_title(card)),
            card,
            Emblem::Undo,
            ui.palette.faint,
        )
    });
    let chips = fulfilled.chain(kept).chain(failed).chain(spent).chain(gone);
    Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S).into()
}
