//! The standings beside the final scoring, which climb so that everybody sees who overtakes.

use iced::widget::{Stack, container, pin, responsive, row, text};
use iced::{Center, Fill};

use super::Finale;
use kit::parts::name_within;
use kit::prelude::*;
use kit::ui::Ui;
use rules::{Game, Seat};

/// The height of a row for a unit of 1, in logical pixels, and the space around it.
const ROW: f32 = 62.0;
const AROUND: f32 = 6.0;
/// The room for a name beside the points.
const NAME: f32 = 150.0;

impl Finale {
    /// The ranking after a step; players of equal points in the order of their seats.
    pub fn ranking(&self, game: &Game, at: usize) -> Vec<Seat> {
        game.ranks_by(|seat| self.total(seat, at)).into_iter().map(|(seat, _)| seat).collect()
    }

    /// The players from first to last, moving to their new places.
    pub fn standings<'a, M: 'a>(&'a self, ui: Ui<'a>, game: &'a Game, unit: f32) -> Element<'a, M> {
        let list = responsive(move |room| {
            let count = game.seats().count().max(1) as f32;
            let unit = unit.min(room.height / count / (ROW + AROUND));
            let high = (ROW + AROUND) * unit;
            let place = |ranking: &[Seat], seat: Seat| {
                ranking.iter().position(|other| *other == seat).unwrap_or(0) as f32
            };
            let (before, after) = (self.ranking(game, self.from), self.ranking(game, self.at));
            let share = self.share(ui);
            let rows = game.seats().map(|seat| {
                let (from, to) = (place(&before, seat), place(&after, seat));
                let y = (from + (to - from) * share) * high;
                pin(self.standing(ui, game, seat, unit)).y(y).into()
            });
            Stack::with_children(rows).width(Fill).height(Fill).into()
        });
        container(list).width(Fill).height(Fill).into()
    }

    fn standing<'a, M: 'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
        seat: Seat,
        unit: f32,
    ) -> Element<'a, M> {
        let gained = self.step().map_or(0, |step| step.gain(seat));
        let gain = (gained != 0).then(|| {
            let color = if gained < 0 { ui.palette.danger } else { ui.palette.royal };
            text(ui.words.signed(gained)).font(FIGURES).size(24.0 * unit).color(color)
        });
        let name = name_within(game.name(seat), 19.0 * unit, NAME * unit);
        let total =
            text(ui.words.number(self.total(seat, self.at))).font(FIGURES).size(34.0 * unit);
        let line = row![token(game, seat, 36.0 * unit), container(name).width(Fill), gain, total];
        let line = container(line.spacing(10.0 * unit).align_y(Center))
            .padding([0.0, 12.0 * unit])
            .width(Fill)
            .height(ROW * unit)
            .align_y(Center);
        if gained != 0 {
            line.style(theme::chosen(ui.palette))
        } else {
            line.style(theme::raised(ui.palette))
        }
        .into()
    }
}
