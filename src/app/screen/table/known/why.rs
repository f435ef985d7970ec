//! Why: the rules behind what is asked, and behind numbers.

use iced::Fill;
use iced::widget::column;

use crate::app::ask::Request;
use crate::app::kit::Shared;
use crate::app::kit::parts::{heading, note, plain, pressable, strong};
use crate::app::kit::theme::{Weight, size, space as gap};
use crate::app::screen::table::dialog::{self, shows};
use crate::app::screen::table::known::told::told_of;
use crate::app::screen::table::{Entry, Message, Table};
use crate::rules::Game;
use crate::rules::game::Phase;
use crate::rules::game::question::Topic;
use crate::rules::setup::Recording;
use crate::say;
use crate::text::Worded;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::{Column, Element};

/// Rules in words, each with its place in a rule book below.
pub(in crate::app::screen::table) fn rules<'a, M: 'a>(
    rules: Vec<Worded>,
    shared: &Shared,
) -> Column<'a, M> {
    let palette = shared.palette();
    let rules = rules.into_iter().map(|rule| {
        let place = (!rule.about.is_empty()).then(|| note(rule.about, palette));
        let rule = plain(rule.title).size(size::NOTE).width(Fill);
        column![rule, place].spacing(2).into()
    });
    Column::with_children(rules).spacing(gap::S)
}

impl Table {
    /// The button that explains the present question.
    pub(in crate::app::screen::table) fn why_tool<'a>(
        &self,
        shared: &'a Shared,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let symbol = emblem(Emblem::Help, palette.royal, 20.0);
        let shown = Some(shows(dialog::Kind::Keys));
        let button = pressable(palette, Weight::Quiet, symbol, gap::XS, shown);
        told_of(button, say!(shared.words, "why-now"))
    }

    /// The topic of the present question; `None` after the end.
    pub(in crate::app::screen::table) fn topic_now(&self, game: &Game) -> Option<Topic> {
        match (game.phase(), game.recording()) {
            (Phase::Place, _) if *self.entry() == Entry::Abbey => Some(Topic::Abbey),
            (Phase::Place, Recording::Board) => Some(Topic::Tile),
            (Phase::Place, Recording::Scorepad) => Some(Topic::Note),
            (Phase::Place, Recording::Deck) => Some(Topic::Declare),
            (Phase::Remains, _) => Some(Topic::Remain),
            (Phase::Finished, _) => None,
            (Phase::Deal | Phase::Deploy { .. } | Phase::Asking(_) | Phase::Scored, _) => {
                self.question_now(game).map(|question| question.topic)
            }
        }
    }

    /// The rule behind the present question, and the way to all rules.
    pub(in crate::app::screen::table) fn why_now<'a>(
        &self,
        shared: &'a Shared,
        game: &Game,
    ) -> Column<'a, Message> {
        let (palette, words) = (shared.palette(), &shared.words);
        let why = self.topic_now(game).and_then(|topic| words.why_asked(topic));
        let why = why.map(|why| {
            column![heading(say!(words, "why-now")), rules(vec![why], shared)].spacing(gap::XS)
        });
        let all = strong(say!(words, "why-title")).color(palette.royal);
        let shown = Some(Message::Ask(Request::PlayedHere));
        let all = pressable(palette, Weight::Row, all, [gap::XS, 0.0], shown);
        Column::new().push(why).push(all).spacing(gap::XS)
    }
}
