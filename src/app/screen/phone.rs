//! The sign of a phone beside a name.

use crate::app::ask::phones::Message;
use crate::app::kit::Shared;
use crate::app::kit::parts::pressable;
use crate::app::kit::theme::Weight;
use crate::phone::Phone;
use crate::rules::Seat;
use crate::widget::Element;
use crate::widget::emblem::{Emblem, emblem};

/// The sign of a player's phone beside their name at the table: there, asleep, none. Nothing while
/// no phone may connect.
pub fn beside_name<'a, M: Clone + 'a>(
    seat: Seat,
    shared: &'a Shared,
    pressed: impl Fn(Message) -> M,
) -> Option<Element<'a, M>> {
    let palette = shared.palette();
    if shared.phones.is_empty() {
        return None;
    }
    let phone = shared.phone(seat);
    let color = match phone {
        Phone::None => palette.line,
        Phone::Here { .. } => palette.good,
        Phone::Asleep { .. } => palette.faint,
    };
    let message = match phone {
        Phone::None => Message::Code(seat),
        Phone::Here { .. } | Phone::Asleep { .. } => Message::Show,
    };
    let symbol = emblem(Emblem::Phone, color, 18.0);
    Some(pressable(palette, Weight::Quiet, symbol, 2.0, Some(pressed(message))))
}
