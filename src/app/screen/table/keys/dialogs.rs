//! The keys of the dialogs above the table.

use iced::keyboard::{self, key::Named};

use super::{Keys, Message, UNDO};
use crate::app::kit::binding::{Binding, Stroke, on_key};
use crate::app::screen::table::dialog::{
    self, CLOSE, Dialog, adjust, compare, right, ruler, stand,
};
use crate::rules::Move;

const CLOSE_HELP: Keys = Binding {
    sign: "?",
    about: "",
    strokes: &[(Stroke::Sign("?"), Message::Dialog(dialog::Message::Close))],
};

const fn step_ruler(steps: i8) -> Message {
    Message::Dialog(dialog::Message::Ruler(ruler::Message::Step(steps)))
}

const fn adjust(message: adjust::Message) -> Message {
    Message::Dialog(dialog::Message::Adjust(message))
}

const fn compare(message: compare::Message) -> Message {
    Message::Dialog(dialog::Message::Compare(message))
}

const FRAME: Keys = Binding {
    sign: "+  −",
    about: "",
    strokes: &[
        (Stroke::Sign("+"), step_ruler(1)),
        (Stroke::Sign("="), step_ruler(1)),
        (Stroke::Sign("-"), step_ruler(-1)),
    ],
};
/// Ends measuring: the frame is as large as the object on it.
pub(in super::super) const FITS: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(
        Stroke::Named(Named::Enter),
        Message::Dialog(dialog::Message::Ruler(ruler::Message::Fits)),
    )],
};
/// Accepts the change that was tried out.
pub(in super::super) const ACCEPT: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(Stroke::Once(Named::Enter), Message::Dialog(dialog::Message::Accept))],
};
/// Tries out the correction of a whole turn.
const AMEND: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(
        Stroke::Once(Named::Enter),
        Message::Dialog(dialog::Message::Turn(dialog::turn::Message::Go)),
    )],
};
const POINTS: Keys = Binding {
    sign: "+  −",
    about: "",
    strokes: &[
        (Stroke::Sign("+"), adjust(adjust::Message::Step(1))),
        (Stroke::Sign("="), adjust(adjust::Message::Step(1))),
        (Stroke::Sign("-"), adjust(adjust::Message::Step(-1))),
    ],
};
/// Gives the points.
pub(in super::super) const GIVE: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(Stroke::Once(Named::Enter), adjust(adjust::Message::Give))],
};
/// Skips the turn.
const SKIP: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(Stroke::Once(Named::Enter), Message::Dialog(dialog::Message::Make(Move::Pass)))],
};
/// Draws an order.
const DRAW: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(Stroke::Once(Named::Enter), Message::Dialog(dialog::Message::Draw))],
};

/// The keys of the digits.
macro_rules! numbers {
    ($message:expr) => {
        Binding {
            sign: "1 – 9",
            about: "",
            strokes: &[
                (Stroke::Sign("1"), $message(1)),
                (Stroke::Sign("2"), $message(2)),
                (Stroke::Sign("3"), $message(3)),
                (Stroke::Sign("4"), $message(4)),
                (Stroke::Sign("5"), $message(5)),
                (Stroke::Sign("6"), $message(6)),
                (Stroke::Sign("7"), $message(7)),
                (Stroke::Sign("8"), $message(8)),
                (Stroke::Sign("9"), $message(9)),
            ],
        }
    };
}

const fn claims(number: usize) -> Message {
    Message::Dialog(dialog::Message::Claim(number))
}

/// Ends the game.
const END: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(Stroke::Once(Named::Enter), Message::Dialog(dialog::Message::Make(Move::EndGame)))],
};
/// Looks for what explains the difference.
pub(in super::super) const SEARCH: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(Stroke::Once(Named::Enter), compare(compare::Message::Search))],
};
/// Sets the figure right.
pub(in super::super) const SET: Keys = Binding {
    sign: "⏎",
    about: "",
    strokes: &[(
        Stroke::Once(Named::Enter),
        Message::Dialog(dialog::Message::Right(right::Message::Go)),
    )],
};
const fn right_at(number: usize) -> Message {
    Message::Dialog(dialog::Message::Right(right::Message::Number(number)))
}

const fn stand_on(number: usize) -> Message {
    Message::Dialog(dialog::Message::Stand(stand::Message::Number(number)))
}

/// Says who has fulfilled an order.
const CLAIMANT: Keys = numbers!(claims);
const RIGHT_AT: Keys = numbers!(right_at);
const STAND_ON: Keys = numbers!(stand_on);
/// Goes back to the counts.
pub(in super::super) const BACK: Keys = Binding {
    sign: "⌫",
    about: "",
    strokes: &[(Stroke::Named(Named::Backspace), compare(compare::Message::Back))],
};

/// The message of a key in a dialog.
pub(super) fn in_dialog(dialog: &Dialog, event: &keyboard::Event) -> Option<Message> {
    let own: &[&Keys] = match dialog {
        Dialog::Ruler(_) => &[&FRAME, &FITS],
        Dialog::Adjust(_) => &[&POINTS, &GIVE],
        Dialog::Compare(_) => &[&SEARCH, &BACK],
        Dialog::Right(_) => &[&SET, &RIGHT_AT],
        Dialog::Stand(_) => &[&STAND_ON],
        Dialog::Keys
        | Dialog::FaceUp
        | Dialog::Ahead
        | Dialog::TilesLeft
        | Dialog::Back(_)
        | Dialog::Menu
        | Dialog::People(_)
        | Dialog::Rules(_)
        | Dialog::Keep(_)
        | Dialog::Describe(_) => &[],
        Dialog::EndGame => &[&END],
        Dialog::Skip => &[&SKIP],
        Dialog::Draw => &[&DRAW],
        Dialog::Claim => &[&CLAIMANT],
        Dialog::Difference(_) => &[&ACCEPT],
        Dialog::Turn(_) => &[&AMEND],
    };
    // Nothing beneath changes while a dialog covers it; a change of the past is the dialog's own.
    let is_change = matches!(dialog, Dialog::Difference(_));
    let of_game: &[&Keys] = if is_change { &[&UNDO] } else { &[] };
    on_key(of_game.iter().chain(&[&CLOSE, &CLOSE_HELP]).chain(own), event)
}
