//! The clock of the table, and its limits.

use std::num::NonZeroU16;

use iced::Center;
use iced::widget::row;

use super::{Message, Part, Setup};
use kit::look::looked_at;
use kit::prelude::*;
use kit::ui::Ui;
use storage::Timing;
use widget::emblem::{Emblem, emblem};

/// The minutes that are offered.
const MINUTES: [u16; 3] = [10, 20, 30];

impl Setup {
    /// The choice of the clock between the words about the game and its start; below the words
    /// where there is little room.
    pub fn beside_clock<'a>(
        &'a self,
        lines: Column<'a, Message>,
        start: Element<'a, Message>,
        ui: Ui<'a>,
    ) -> Row<'a, Message> {
        let clock = self.clock_choice(ui);
        let content = if ui.width() == Width::Slim {
            row![lines.push(clock), start]
        } else {
            row![lines, clock, start]
        };
        content.spacing(gap::XL).align_y(Center)
    }

    /// The choice among the ways to keep the time.
    fn clock_choice<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let mut ways = vec![Timing::None, Timing::Count];
        ways.extend(MINUTES.into_iter().filter_map(NonZeroU16::new).map(Timing::Minutes));
        // The file of the last game may name another way.
        if !ways.contains(&self.timing) {
            ways.push(self.timing);
        }
        let chips = ways.into_iter().map(|timing| {
            let label = match timing {
                Timing::None => say!(ui, "clock-none"),
                Timing::Count => say!(ui, "clock-count"),
                Timing::Minutes(minutes) => {
                    say!(ui, "clock-minutes", count = u32::from(minutes.get()))
                }
            };
            let weight = if self.timing == timing { Weight::Primary } else { Weight::Secondary };
            let label = plain(label).size(size::NOTE);
            ui.pressable(weight, label, [2.0, gap::S], Some(Message::Timing(timing)))
        });
        let title = row![emblem(Emblem::Clock, ui.palette.faint, 18.0), ui.note("clock-title")];
        let title = looked_at(
            title.spacing(gap::XS).align_y(Center),
            (Part::Bag, say!(ui, "clock-about")),
            Message::Look,
        );
        let chips = Row::with_children(chips).spacing(gap::XS).wrap();
        let chips = chips.vertical_spacing(gap::XS);
        row![title, chips].spacing(gap::S).align_y(Center).into()
    }
}
