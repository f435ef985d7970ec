//! How hard a card is, as simulated games tell: how many are played, what they say so far, and how
//! sure that is.

use std::ops::RangeInclusive;
use std::sync::Arc;

use iced::Fill;
use iced::widget::{column, progress_bar, row};

use super::open::Open;
use super::{Decks, Message, Wish};
use ask::{Action, Request};
use kit::prelude::*;
use kit::ui::Ui;
use rules::card::{Card, Fair, Measured};
use text::Words;

/// The chances of a card as far as games were played.
#[derive(Debug, Clone, PartialEq)]
pub struct Measure {
    /// The games that were played.
    pub games: u32,
    /// The chances so far.
    pub measured: Measured,
    /// The share of the holders who fulfil the card, by a chance of 95 %.
    pub rate: RangeInclusive<f64>,
    /// The points that are fair at either end of that share.
    pub points: RangeInclusive<i32>,
    /// Whether more points may be fair than are given.
    pub is_open: bool,
    /// The share of the games that are to be played, from 0 to 1.
    pub share: f32,
}

/// The games that are played with a card.
#[derive(Debug, Clone)]
pub struct Trying {
    /// The card.
    card: Card,
    /// The chances so far; `None` before the first game has ended.
    found: Option<Measure>,
    /// Whether games are being played.
    is_under_way: bool,
    /// The reason why the card cannot be measured, in a sentence.
    cannot: Option<String>,
}

impl Trying {
    /// Whether the games are those of a card: one that asks for something else since is another.
    fn is_of(&self, card: &Card) -> bool {
        self.card.requirement == card.requirement && self.card.id == card.id
    }
}

impl Decks {
    /// Begins to measure the open card.
    pub fn measure(&mut self) -> Action<Message> {
        let Some(open) = &self.open else { return Action::None };
        let card = open.card.clone();
        let (found, cannot) = (None, None);
        self.trying = Some(Trying { card: card.clone(), found, is_under_way: true, cannot });
        Action::Ask(Request::Decks(Wish::Measure(Arc::new(card))))
    }

    /// Whether games are played with the card in the form, as it is now.
    pub fn is_measuring(&self) -> bool {
        let is_it = |trying: &Trying, open: &Open| trying.is_under_way && trying.is_of(&open.card);
        self.trying
            .as_ref()
            .zip(self.open.as_ref())
            .is_some_and(|(trying, open)| is_it(trying, open))
    }

    /// Takes over what the games have told so far.
    pub fn measured_so_far(&mut self, measure: Measure) {
        if let Some(trying) = &mut self.trying {
            trying.found = Some(measure);
        }
    }

    /// Takes over that no more games are played.
    pub fn end_measure(&mut self) {
        if let Some(trying) = &mut self.trying {
            trying.is_under_way = false;
        }
    }

    /// Takes over that the card cannot be measured, and why.
    pub fn cannot_measure(&mut self, why: String) {
        if let Some(trying) = &mut self.trying {
            (trying.cannot, trying.is_under_way) = (Some(why), false);
        }
    }

    /// How hard the open card is: the games by which that is found, and what they tell.
    pub fn hard<'a>(&'a self, open: &'a Open, ui: Ui<'a>) -> Element<'a, Message> {
        let title = ui.strong("measure-title");
        let Some(trying) = self.trying.as_ref().filter(|trying| trying.is_of(&open.card)) else {
            let begin = ui.action(Weight::Secondary, "measure-begin", None, Some(Message::Measure));
            let about = match open.card.measured {
                Some(measured) => known(measured, &open.card, ui),
                None => ui.note("measure-about").into(),
            };
            return column![row![title.width(Fill), begin], about].spacing(gap::XS).into();
        };
        if let Some(why) = &trying.cannot {
            let why = say!(ui, "measure-not", why = why);
            return column![title, ui.note(why)].spacing(gap::XS).into();
        }
        let button = if trying.is_under_way {
            let stop = Message::Ask(Wish::StopMeasuring);
            ui.action(Weight::Secondary, "measure-stop", None, Some(stop))
        } else {
            ui.action(Weight::Secondary, "measure-begin", None, Some(Message::Measure))
        };
        let share = trying.found.as_ref().map_or(0.0, |found| found.share);
        let bar = trying
            .is_under_way
            .then(|| progress_bar(0.0..=1.0, share).girth(6).style(theme::progress(ui.palette)));
        let found = trying.found.as_ref().map(|found| self.found_so_far(found, open, ui));
        column![row![title.width(Fill), button], bar, found].spacing(gap::XS).into()
    }

    /// The chances as the games have told them so far.
    fn found_so_far<'a>(
        &'a self,
        found: &'a Measure,
        open: &'a Open,
        ui: Ui<'a>,
    ) -> Element<'a, Message> {
        let games = ui.note(say!(ui, "measure-so-far", games = found.games));
        let Measured { held, when, .. } = found.measured;
        if held == 0 {
            return games.into();
        }
        let Some(fair) = found.measured.fair() else {
            let never = plain(never(held, &open.card, ui.words));
            return column![never, games].spacing(gap::XS).into();
        };
        let is_kept = open.card.is_avoidance();
        let [low, high] = [found.rate.start(), found.rate.end()].map(|rate| percent(*rate));
        let rate = percent(found.measured.rate());
        let rate = plain(if is_kept {
            say!(ui, "measure-kept", rate = rate, low = low, high = high)
        } else {
            say!(ui, "measure-rate", rate = rate, low = low, high = high)
        });
        // A card that is kept is kept at the end.
        let when = (!is_kept).then(|| match when {
            0..=33 => say!(ui, "measure-when-early"),
            34..=66 => say!(ui, "measure-when-middle"),
            _ => say!(ui, "measure-when-late"),
        });
        let points = fair.points();
        let [least, most] = [*found.points.start(), *found.points.end()];
        let said = match fair {
            Fair::So(_) if found.is_open => {
                say!(ui, "measure-fair-open", points = points, low = least, high = most)
            }
            Fair::So(_) => say!(ui, "measure-fair", points = points, low = least, high = most),
            bound @ (Fair::Least(_) | Fair::Most(_)) => worth(bound, &open.card, ui.words),
        };
        let is_over = self.trying.as_ref().is_some_and(|trying| !trying.is_under_way);
        let is_own = self.deck.is_some() && is_over && open.card.points != points;
        let take = is_own.then(|| {
            let label = say!(ui, "measure-take", points = points);
            ui.action(Weight::Secondary, label, None, Some(Message::Points(points)))
        });
        column![rate, when.map(plain), plain(said), take, games].spacing(gap::XS).into()
    }
}

/// The chances that a card carries.
fn known<'a>(measured: Measured, card: &Card, ui: Ui<'a>) -> Element<'a, Message> {
    let (rate, held) = (percent(measured.rate()), measured.held);
    let told = if card.is_avoidance() {
        say!(ui, "measure-known-kept", rate = rate, held = held)
    } else {
        say!(ui, "measure-known", rate = rate, held = held)
    };
    let fair = match measured.fair() {
        None => never(held, card, ui.words),
        Some(fair) => worth(fair, card, ui.words),
    };
    ui.note(format!("{told} {fair}")).into()
}

/// That nobody has fulfilled or kept a card.
fn never(held: u32, card: &Card, words: &Words) -> String {
    if card.is_avoidance() {
        say!(words, "measure-kept-never", held = held)
    } else {
        say!(words, "measure-never", held = held)
    }
}

/// The points that are fair, and whether they are the fewest or the most that are given.
fn worth(fair: Fair, card: &Card, words: &Words) -> String {
    match fair {
        Fair::Least(points) if card.is_avoidance() => {
            say!(words, "measure-kept-least", points = points)
        }
        Fair::Least(points) => say!(words, "measure-fair-least", points = points),
        Fair::So(points) => say!(words, "measure-known-fair", points = points),
        Fair::Most(points) => say!(words, "measure-fair-most", points = points),
    }
}

/// A share as whole percent.
fn percent(share: f64) -> i32 {
    (share * 100.0).round() as i32
}
