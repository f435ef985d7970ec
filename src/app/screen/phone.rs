//! The sign of a phone beside a name.

use ask::phones::Message;
use kit::prelude::*;
use kit::ui::Ui;
use phone::Phone;
use rules::Seat;
use widget::emblem::{Emblem, emblem};

/// The sign of a player's phone beside their name at the table: there, asleep, none. Nothing while
/// no phone may connect.
pub fn beside_name<'a, M: Clone + 'a>(
    seat: Seat,
    ui: Ui<'a>,
    pressed: impl Fn(Message) -> M,
) -> Option<Element<'a, M>> {
    if ui.phones.is_empty() {
        return None;
    }
    let phone = ui.phone(seat);
    let color = match phone {
        Phone::None => ui.palette.line,
        Phone::Here { .. } => ui.palette.good,
        Phone::Asleep { .. } => ui.palette.faint,
    };
    let message = match phone {
        Phone::None => Message::Code(seat),
        Phone::Here { .. } | Phone::Asleep { .. } => Message::Show,
    };
    let symbol = emblem(Emblem::Phone, color, 18.0);
    Some(ui.pressable(Weight::Quiet, symbol, 2.0, Some(pressed(message))))
}
