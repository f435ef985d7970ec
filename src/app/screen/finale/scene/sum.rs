//! The points of a step in words.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill};

use crate::finale::steps::{self, Phase, Step};
use crate::finale::{Finale, ending};
use ::text::{Words, capitalised};
use kit::prelude::*;
use kit::ui::GameUi;
use rules::scoring::Score;
use rules::{Game, Seat};

/// The height of the sentences for a unit of 1, in logical pixels.
const HIGH: f32 = 158.0;

/// The margin by which the winners are ahead; `None` if nobody comes after them.
pub fn margin(words: &Words, game: &Game) -> Option<String> {
    let ranks = game.ranks();
    let total = |place: usize| {
        let of_place = ranks.iter().find(|(_, other)| *other == Some(place));
        of_place.map(|(seat, _)| game.tally(*seat).total())
    };
    let second = ranks.iter().filter_map(|(_, place)| *place).find(|place| *place > 1)?;
    let (most, next) = (total(1)?, total(second)?);
    let names: Vec<String> = ranks
        .iter()
        .filter(|(_, place)| *place == Some(second))
        .map(|(seat, _)| game.name(*seat).to_owned())
        .collect();
    let names = words.list(&names);
    Some(say!(words, "finale-margin", points = most.saturating_sub(next), names = names))
}

impl Finale {
    /// The sentences of a step, with its points large.
    pub fn sentences<'a, M: 'a>(&'a self, ui: GameUi<'a>, unit: f32) -> Element<'a, M> {
        let game = ui.session.game();
        let lead = |said: String| text(said).font(SERIF).size(28.0 * unit);
        let also = |said: String| text(said).font(SANS).size(18.0 * unit);
        // A doubled entry is told before its points, and holds nothing up (R-KO-42).
        let clashed = || {
            let is_told = ui.session.tells_of_entries();
            is_told.then(|| also(say!(ui, "finale-clashed")).color(ui.palette.danger))
        };
        let remarks = || {
            let said = steps::remarks(ui.session).filter_map(|it| ui.words.outcome(it, game));
            said.map(|said| also(said).into()).collect::<Vec<_>>()
        };
        let said: Column<'a, M> = match self.step() {
            Some(step) if !step.scores.is_empty() => {
                let names = names(&step.scores, game);
                let sums = sums(step, game, ui.words).into_iter().map(|sum| also(sum).into());
                let tie = tie(step, ui.words)
                    .or_else(|| around(step, ui.words, game))
                    .map(|said| text(said).font(SANS).size(16.0 * unit).color(ui.palette.faint));
                column![
                    lead(ui.words.list(&names)),
                    about(step, ui.words, game)
                        .map(|about| text(about).font(STRONG).size(19.0 * unit))
                ]
                .extend(sums)
                .push(tie)
            }
            Some(step) if step.phase == Phase::Begin => {
                column![lead(say!(ui, ending(ui.session))), also(say!(ui, "finale-begin-how")),]
                    .extend(remarks())
                    .push(clashed())
            }
            Some(_) | None => {
                let nothing = (self.steps.len() == 1).then(|| also(say!(ui, "finale-nothing")));
                let remarks = if nothing.is_some() { remarks() } else { Vec::new() };
                column![lead(say!(ui, ending(ui.session))), nothing].extend(remarks).push(clashed())
            }
        };
        let points = self.step().and_then(|step| step.scores.first()).map(|score| {
            let points = score.points();
            let color = if points < 0 { ui.palette.danger } else { ui.palette.royal };
            text(ui.words.signed(points)).font(FIGURES).size(76.0 * unit).color(color)
        });
        let content = row![container(said.spacing(3.0 * unit)).width(Fill), points];
        container(content.spacing(20.0 * unit).align_y(Center))
            .padding([6.0 * unit, 24.0 * unit])
            .center_y(HIGH * unit)
            .clip(true)
            .style(theme::bar(ui.palette))
            .into()
    }
}

fn names(scores: &[Score], game: &Game) -> Vec<String> {
    let mut seats: Vec<Seat> = scores.iter().map(|score| score.seat).collect();
    seats.dedup();
    seats.into_iter().map(|seat| game.name(seat).to_owned()).collect()
}

/// The name of the thing that is scored.
pub fn about(step: &Step, words: &Words, game: &Game) -> Option<String> {
    let score = step.scores.first()?;
    if let Some(turned) = &step.turned {
        let card = turned.hand.get(turned.index)?;
        let key = if score.points() < 0 { "finale-order-failed" } else { "finale-order-fulfilled" };
        return Some(say!(words, key, title = words.card_title(card)));
    }
    match step.phase {
        Phase::Most => {
            let count = game.orders()?.hand(score.seat).fulfilled.len();
            Some(say!(words, "finale-most-count", count = count))
        }
        Phase::Open
        | Phase::Buildings
        | Phase::Fields
        | Phase::Begin
        | Phase::Goods(_)
        | Phase::King
        | Phase::Robber
        | Phase::Orders
        | Phase::Zero
        | Phase::Winner => score.feature().map(|record| capitalised(&words.record(record))),
    }
}

/// The sums line by line: one where all are alike, else each with its name.
fn sums(step: &Step, game: &Game, words: &Words) -> Vec<String> {
    // The title of the card and of the phase say it all.
    if step.turned.is_some() || matches!(step.phase, Phase::Most | Phase::Zero) {
        return Vec::new();
    }
    let Some(first) = step.scores.first() else { return Vec::new() };
    if step.scores.iter().all(|score| score.lines == first.lines) {
        return vec![words.sum(first, game.catalogue())];
    }
    let each = step.scores.iter().map(|score| {
        let sum = words.sum(score, game.catalogue());
        say!(words, "finale-sum-of", name = game.name(score.seat), sum = sum)
    });
    each.collect()
}

/// The sentence that several players share alike.
fn tie(step: &Step, words: &Words) -> Option<String> {
    let shared = match step.phase {
        Phase::Zero => false,
        Phase::Most => true,
        Phase::Begin
        | Phase::Open
        | Phase::Buildings
        | Phase::Fields
        | Phase::Goods(_)
        | Phase::King
        | Phase::Robber
        | Phase::Orders
        | Phase::Winner => step
            .scores
            .first()
            .and_then(|score| score.lines.first())
            .is_some_and(|line| !line.label.is_apart()),
    };
    (shared && step.scores.len() > 1).then(|| say!(words, "finale-tie"))
}

/// The figures that stand there, if there are more than one.
fn around(step: &Step, words: &Words, game: &Game) -> Option<String> {
    let record = step.scores.first()?.feature()?;
    (record.occupants.len() > 1).then(|| words.occupants(record, game))
}
