//! The names of the numbers: the one that the digits write, and the next one.

use iced::Center;
use iced::widget::row;

use super::form::Shown;
use crate::table::message::{Field, Message};
use kit::parts::capitalised;
use kit::prelude::*;
use rules::Game;
use text::Words;

impl<'a> Shown<'a> {
    /// The number that the digits write, and the next one by `↓`; nothing where none is asked.
    pub fn legend(&self) -> Option<Element<'a, Message>> {
        let (ui, game) = (self.ui, self.ui.game);
        let lit = *self.fields.get(self.draft.cursor)?;
        let now = row![
            key_caps("0 – 9", ui.palette.faint),
            plain(say!(ui, "pad-digits", what = name(lit, ui.words, game))),
        ];
        let now = now.spacing(gap::S).align_y(Center).into();
        let next = self.fields.get(self.draft.cursor + 1).map(|next| {
            let name = ui.note(capitalised(&name(*next, ui.words, game)));
            row![key_caps("↓", ui.palette.faint), name].spacing(gap::S).align_y(Center).into()
        });
        let parts = [Some(now), next].into_iter().flatten();
        let parts = Row::with_children(parts).spacing(gap::XL).align_y(Center);
        Some(parts.wrap().vertical_spacing(gap::XS).into())
    }
}

/// The name of a number.
fn name(field: Field, words: &Words, game: &Game) -> String {
    let of = |seat, what: String| format!("{}: {what}", game.name(seat));
    match field {
        Field::Part(part) => words.part(part),
        Field::Figures(seat, figure) | Field::Gone(seat, figure, _) => {
            of(seat, words.figure(figure))
        }
        Field::Of(seat, part) => of(seat, words.part(part)),
        Field::City(_) => say!(words, "pad-joined-city"),
        Field::Road(_) => say!(words, "pad-joined-road"),
        Field::RoadCity(..) => say!(words, "pad-joined-other-city"),
        Field::Height => say!(words, "pad-height"),
        Field::Cities => say!(words, "pad-count-cities"),
        Field::Roads => say!(words, "pad-count-roads"),
    }
}
