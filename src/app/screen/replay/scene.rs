//! A step in both windows: the board, the players, the holders, the events, and the orders that
//! were turned up.

use iced::widget::{column, container, responsive, row, space, text};
use iced::{Center, Fill, Size};

use super::Replay;
use crate::table::titles_of;
use kit::parts::name_within;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::board::Placed;
use rules::orders;
use rules::setup::Recording;
use rules::title::Title;
use rules::{Outcome, Seat};
use session::Session;
use widget::board::{Board, Marks, fit};
use widget::emblem::{Emblem, emblem};

/// The window for which the sizes are made, in logical pixels; they grow and shrink with it.
const MEANT: Size = Size::new(1180.0, 720.0);
/// The smallest scale of the sizes; below it the side is scrolled.
const LEAST: f32 = 0.8;
/// The first revision of a replay's boards; those of the table count from 0.
const REVISIONS: u64 = 1 << 40;

impl Replay {
    /// The step, in at most `most` times the usual sizes.
    pub fn scene<'a, M: 'a>(&'a self, ui: GameUi<'a>, most: f32) -> Element<'a, M> {
        let scene = responsive(move |size| {
            let fit = (size.width / MEANT.width).min(size.height / MEANT.height);
            let unit = fit.clamp(LEAST, most);
            let side = column![
                self.head(*ui, unit),
                self.standings(*ui, unit),
                self.holders(*ui, unit),
                self.turned(ui, unit),
            ];
            let side = side.spacing(10.0 * unit);
            let said = self.sentences(ui, unit);
            let scroll = |column| ui.scroll(column);
            let side: Element<'a, M> = if fit < LEAST {
                scroll(side.push(said)).spacing(4).into()
            } else {
                side.push(scroll(said).spacing(4).height(Fill)).into()
            };
            let side = container(side)
                .width((360.0 * unit).min(size.width * 0.42))
                .height(Fill)
                .padding(14.0 * unit)
                .style(theme::bar(ui.palette));
            row![container(self.stage(ui, unit)).width(Fill).height(Fill), side].into()
        });
        container(scene).style(theme::curtain(ui.palette, false)).into()
    }

    /// The board at the step; the room for the whole final board is in sight from the beginning.
    fn stage<'a, M: 'a>(&'a self, ui: GameUi<'a>, unit: f32) -> Element<'a, M> {
        if ui.session.game().recording() != Recording::Board {
            return container(emblem(Emblem::Crown, ui.palette.gold, 230.0 * unit))
                .center(Fill)
                .into();
        }
        let board = responsive(move |room| {
            let last = self.tile(ui.session).map(|placed| placed.at);
            let revision = REVISIONS + self.at as u64;
            Board::new(self.game.board(), self.game.setup(), &ui.shared.arts, ui.palette, revision)
                .density(ui.sharpness())
                .pieces(&self.game)
                .marks(Marks { last, ..Marks::default() })
                .camera(Some(fit(ui.session.game().board(), false, room)))
                .into()
        });
        board.into()
    }

    /// The tile that was placed last in the step.
    fn tile<'a>(&'a self, session: &Session) -> Option<&'a Placed> {
        let told = &self.steps.get(self.at)?.told;
        let outcomes = told.iter().filter_map(|at| session.journal().outcome(*at));
        { outcomes }.find(|outcome| matches!(outcome, Outcome::Placed { .. }))?;
        self.game.board().tiles().last()
    }

    fn head<'a, M: 'a>(&'a self, ui: Ui<'a>, unit: f32) -> Element<'a, M> {
        let name = text(self.name(ui)).font(SERIF).size(28.0 * unit);
        let player = self.steps.get(self.at).and_then(|step| step.player).map(|seat| {
            let name = name_within(self.game.name(seat), 20.0 * unit, 170.0 * unit);
            let name = container(name).width(Fill);
            row![token(&self.game, seat, 34.0 * unit), name].spacing(10.0 * unit).align_y(Center)
        });
        let head = row![name, player].spacing(16.0 * unit).align_y(Center);
        // The rows below keep their place from step to step, if the title is short enough.
        row![head, space().height(40.0 * unit)].align_y(Center).into()
    }

    fn standings<'a, M: 'a>(&'a self, ui: Ui<'a>, unit: f32) -> Element<'a, M> {
        // More than four players share the room of four.
        let unit = unit * (4.5 / self.game.seats().count().max(1) as f32).min(1.0);
        let line = |seat: Seat| {
            let total = self.course.total(self.at, seat);
            let gained = total - self.course.total(self.at.saturating_sub(1), seat);
            let gain = (gained != 0).then(|| {
                let color = if gained < 0 { ui.palette.danger } else { ui.palette.royal };
                let gained = text(ui.words.signed(gained)).font(FIGURES);
                gained.size(20.0 * unit).color(color)
            });
            let name = name_within(self.game.name(seat), 17.0 * unit, 170.0 * unit);
            let total = ui.words.number(total);
            let line = row![
                token(&self.game, seat, 30.0 * unit),
                container(name).width(Fill),
                gain,
                text(total).font(FIGURES).size(28.0 * unit),
            ];
            let line = container(line.spacing(10.0 * unit).align_y(Center))
                .padding([3.0 * unit, 12.0 * unit])
                .width(Fill);
            let has_turn = self.steps.get(self.at).is_some_and(|step| step.player == Some(seat));
            if has_turn {
                line.style(theme::chosen(ui.palette))
            } else {
                line.style(theme::raised(ui.palette))
            }
            .into()
        };
        Column::with_children(self.game.seats().map(line)).spacing(5.0 * unit).into()
    }

    /// The holders of the King and the Robber.
    fn holders<'a, M: 'a>(&'a self, ui: Ui<'a>, unit: f32) -> Option<Element<'a, M>> {
        titles_of(&self.game)?;
        let line = |title: Title, symbol: Emblem| {
            let is_held = self.course.reign(title, self.at).is_some();
            let said = ui.words.holder(title, self.at, &self.course, &self.game);
            let colour = if is_held { ui.palette.gold } else { ui.palette.line };
            let said = text(said).font(SANS).size(16.0 * unit);
            row![emblem(symbol, colour, 24.0 * unit), said].spacing(10.0 * unit).align_y(Center)
        };
        let king = line(Title::King, Emblem::Crown);
        Some(column![king, line(Title::Robber, Emblem::Mask)].spacing(4.0 * unit).into())
    }

    /// The orders that were turned up in the step.
    fn turned<'a, M: 'a>(&'a self, ui: GameUi<'a>, unit: f32) -> Option<Element<'a, M>> {
        let step = self.steps.get(self.at)?;
        let card = |at: &(usize, usize)| {
            let Outcome::Orders(
                orders::Outcome::Fulfilled { card, .. } | orders::Outcome::Spent { card, .. },
            ) = ui.session.journal().outcome(*at)?
            else {
                return None;
            };
            self.game.catalogue().card(card.as_str())
        };
        let cards: Vec<Element<'a, M>> =
            step.told.iter().filter_map(card).map(|card| ui.card(card, 150.0 * unit)).collect();
        (!cards.is_empty()).then(|| Row::with_children(cards).spacing(8.0 * unit).wrap().into())
    }

    /// The sentences of the step.
    fn sentences<'a, M: 'a>(&self, ui: GameUi<'_>, unit: f32) -> Column<'a, M> {
        let step = self.steps.get(self.at);
        let told = step.map(|step| ui.words.told_in(step, ui.session.journal()));
        let lines = told.into_iter().flatten();
        let lines =
            lines.map(|line| text(line).font(SANS).size(15.0 * unit).color(ui.palette.ink).into());
        Column::with_children(lines).spacing(5.0 * unit).width(Fill)
    }
}
