//! A step in both windows: its phase, the stage with the feature, the crown or the cards, and the
//! sum.

mod sum;

use iced::widget::{column, container, mouse_area, responsive, row, space, text};
use iced::{Center, Fill, Size};

use super::Finale;
use super::steps::{self, Phase, Step, Turned};
use crate::table;
use kit::fit;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::geometry::Position;
use rules::setup::Recording;
use rules::{Game, Setup};
use widget::board::camera::Glide;
use widget::board::{Board, Marks};
use widget::card::{RATIO, back};
use widget::emblem::{Emblem, emblem};
use widget::palette::mix;

/// The window for which the sizes are made, in logical pixels; they grow and shrink with it.
const MEANT: Size = Size::new(1180.0, 720.0);

/// The height that the winner needs for a unit of 1, in logical pixels.
const WINNER: f32 = 450.0;
/// The height that a symbol with its words and players needs for a unit of 1, in logical pixels.
const SYMBOL: f32 = 430.0;

/// The window that shows the scene.
#[derive(Debug, Clone)]
pub enum Window<M> {
    /// The window at which the table works: a click on the stage goes on.
    Own(M),
    /// The second window, for everybody to look at.
    Second,
}

impl Finale {
    pub(super) fn scene<'a, M: Clone + 'a>(
        &'a self,
        ui: GameUi<'a>,
        window: Window<M>,
    ) -> Element<'a, M> {
        let scene = responsive(move |size| {
            let most = match window {
                Window::Own(_) => 1.5,
                Window::Second => 3.0,
            };
            let unit = (size.width / MEANT.width).min(size.height / MEANT.height).clamp(0.62, most);
            let stage = container(self.stage(ui, unit)).width(Fill).height(Fill);
            let stage: Element<'a, M> = match &window {
                Window::Own(next) => mouse_area(stage).on_press(next.clone()).into(),
                Window::Second => stage.into(),
            };
            let standings = container(self.standings(*ui, ui.session.game(), unit))
                .width((340.0 * unit).min(size.width * 0.4))
                .height(Fill)
                .padding(14.0 * unit)
                .style(theme::bar(ui.palette));
            let line = || ui.line();
            // The winner needs no more words.
            let said = (self.phase() != Phase::Winner || self.steps.len() == 1)
                .then(|| column![line(), self.sentences(ui, unit)]);
            column![
                self.head(*ui, ui.session.game().setup(), size.width, unit),
                line(),
                row![stage, standings].height(Fill),
                said,
            ]
            .into()
        });
        container(scene).style(theme::curtain(ui.palette, false)).into()
    }

    /// The title of the phase, and its place among the phases.
    fn head<'a, M: 'a>(
        &'a self,
        ui: Ui<'a>,
        setup: &Setup,
        width: f32,
        unit: f32,
    ) -> Element<'a, M> {
        let now = self.phase();
        let heading = text(ui.say(&now.key(setup), &[])).font(SERIF).size(34.0 * unit);
        let of_phase = || self.steps.iter().filter(|step| step.phase == now);
        let before = self.steps.iter().take(self.at).filter(|step| step.phase == now).count();
        let all = of_phase().count();
        let progress = (all > 1).then(|| {
            text(say!(ui, "finale-progress", step = before + 1, all = all))
                .font(SANS)
                .size(17.0 * unit)
                .color(ui.palette.faint)
        });
        let phases = steps::phases(&self.steps, self.at);
        let reached = phases.iter().position(|phase| *phase == now);
        let side = (30.0 * unit).min(width * 0.5 / phases.len().max(1) as f32 - 10.0 * unit);
        let rail = phases.iter().enumerate().map(|(index, phase)| {
            let (color, is_now) = match reached {
                Some(now) if index == now => (ui.palette.royal, true),
                Some(now) if index < now => (ui.palette.ink, false),
                Some(_) | None => (mix(ui.palette.faint, ui.palette.paper, 0.5), false),
            };
            let mark = container(emblem(phase.emblem(), color, side)).padding(5.0 * unit);
            if is_now { mark.style(theme::chosen(ui.palette)) } else { mark }.into()
        });
        let head = row![
            heading,
            progress,
            space::horizontal(),
            // Where there is little room, the title comes first.
            (width >= 640.0).then(|| Row::with_children(rail).spacing(4.0 * unit).align_y(Center))
        ];
        container(head.spacing(16.0 * unit).align_y(Center))
            .padding([8.0 * unit, 24.0 * unit])
            .width(Fill)
            .style(theme::bar(ui.palette))
            .into()
    }

    /// The picture of the step: the board with the feature, or the symbol of the phase.
    fn stage<'a, M: 'a>(&'a self, ui: GameUi<'a>, unit: f32) -> Element<'a, M> {
        let game = ui.session.game();
        let on_board = game.recording() == Recording::Board;
        let Some(step) = self.step() else { return space().into() };
        match (&step.turned, step.phase) {
            (Some(turned), _) => hand(*ui, turned),
            (None, Phase::Winner) => {
                responsive(move |room| winner(ui, unit.min(room.height / WINNER), room.width))
                    .into()
            }
            (None, Phase::Begin) if on_board => self.board(ui, step),
            (None, _) if step.place().is_some() => self.board(ui, step),
            (None, phase) => responsive(move |room| {
                let unit = unit.min(room.height / SYMBOL);
                if phase == Phase::Most {
                    most(*ui, game, unit)
                } else {
                    symbol(*ui, game, step, unit)
                }
            })
            .into(),
        }
    }

    fn board<'a, M: 'a>(&'a self, ui: GameUi<'a>, step: &'a Step) -> Element<'a, M> {
        let game = ui.session.game();
        let lit = |step: Option<&Step>| {
            let mut marks = Marks::default();
            if let Some(place) = step.and_then(Step::place) {
                table::entering::marks::light(&mut marks, game, place, ui.palette);
            }
            marks
        };
        let parts = |step: Option<&Step>| -> Vec<Position> {
            lit(step).lit.iter().flat_map(|(places, _)| places).map(|place| place.at).collect()
        };
        let glide = Glide {
            from: parts(self.steps.get(self.from)),
            to: parts(Some(step)),
            share: self.share(*ui),
        };
        let marks = lit(Some(step));
        let marks = Marks { dimmed: !marks.lit.is_empty(), ..marks };
        Board::new(game.board(), game.setup(), &ui.shared.arts, ui.palette, ui.session.revision())
            .density(ui.sharpness())
            .pieces(game)
            .marks(marks)
            .glide(glide)
            .into()
    }
}

/// The orders of a player: those turned up so far lie open, the others face down.
fn hand<'a, M: 'a>(ui: Ui<'a>, turned: &'a Turned) -> Element<'a, M> {
    let cards = responsive(move |room| {
        let count = turned.hand.len().max(1) as f32;
        let gap = room.width * 0.02;
        let wide = ((room.width - gap * (count + 1.0)) / count).min(room.height * 0.92 / RATIO);
        let cards = turned.hand.iter().enumerate().map(|(index, card)| {
            if index == turned.index {
                ui.card(card, wide)
            } else if index < turned.index {
                ui.card(card, wide * 0.82)
            } else {
                back(ui.palette, false, wide * 0.82)
            }
        });
        container(Row::with_children(cards).spacing(gap).align_y(Center)).center(Fill).into()
    });
    cards.into()
}

/// The numbers of fulfilled orders, by player.
fn most<'a, M: 'a>(ui: Ui<'a>, game: &'a Game, unit: f32) -> Element<'a, M> {
    let players = game.seats().filter_map(|seat| {
        let count = game.orders()?.hand(seat).fulfilled.len();
        let count = text(count).font(FIGURES).size(64.0 * unit);
        Some(column![token(game, seat, 72.0 * unit), count].align_x(Center).into())
    });
    let content = column![
        emblem(Phase::Orders.emblem(), ui.palette.gold, 140.0 * unit),
        Row::with_children(players).spacing(36.0 * unit),
    ];
    container(content.spacing(20.0 * unit).align_x(Center)).center(Fill).into()
}

/// The large symbol of a step, its subject, and the players who get its points.
fn symbol<'a, M: 'a>(ui: Ui<'a>, game: &'a Game, step: &'a Step, unit: f32) -> Element<'a, M> {
    let players = step.scores.iter().map(|score| token(game, score.seat, 72.0 * unit));
    let what = sum::about(step, ui.words, game)
        .map(|about| text(about).font(SERIF).size(46.0 * unit).center());
    let content = column![
        emblem(step.emblem(), ui.palette.gold, 230.0 * unit),
        what,
        Row::with_children(players).spacing(16.0 * unit),
    ];
    container(content.spacing(20.0 * unit).align_x(Center)).center(Fill).into()
}

/// The winner, the points and the margin, in a room of that width, in logical pixels.
fn winner<'a, M: 'a>(ui: GameUi<'a>, unit: f32, width: f32) -> Element<'a, M> {
    let game = ui.session.game();
    let winners = game.winners();
    let won = ui.words.won(game);
    let large = if won.chars().count() > 24 { 40.0 } else { 64.0 };
    let room = Size::new(width - 32.0 * unit, f32::INFINITY);
    let large = fit::largest(&[&won], SERIF, (large * unit, 0.5 * large * unit), room);
    let points = winners.first().map(|seat| {
        let points = game.tally(*seat).total();
        let points = say!(ui, "finale-points", points = ui.words.number(points), count = points);
        text(points).font(STRONG).size(34.0 * unit)
    });
    let margin =
        sum::margin(ui.words, game).map(|margin| text(margin).font(SANS).size(22.0 * unit));
    let tokens = winners.iter().map(|seat| token(game, *seat, 96.0 * unit));
    let sign = if winners.is_empty() { Emblem::Order } else { Emblem::Crown };
    let content = column![
        emblem(sign, ui.palette.gold, 130.0 * unit),
        Row::with_children(tokens).spacing(16.0 * unit),
        text(won).font(SERIF).size(large).color(ui.palette.royal).center(),
        points,
        margin,
    ];
    container(content.spacing(10.0 * unit).align_x(Center)).center(Fill).into()
}
