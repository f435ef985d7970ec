//! The meanings of a press in a dialog, beside a step of the dialog's own; the parts that dialogs
//! share.

use std::convert::Infallible;

use iced::Center;
use iced::widget::{row, space, text};

use ask::Request;
use kit::look::Look;
use kit::parts::ENTER;
use kit::prelude::*;
use kit::ui::Ui;
use rules::feature::Occupant;
use rules::geometry::Position;
use rules::table::Spot;
use rules::{Move, Seat};

/// The sign of the key that hides a dialog.
pub const CLOSE: &str = "Esc";

/// A dialog that can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The keys.
    Keys,
    /// The orders that lie face up.
    FaceUp,
    /// The points if the game ended now.
    Ahead,
    /// The tiles that are left.
    TilesLeft,
    /// A ruler in true size.
    Ruler,
    /// The question whether to end the game now.
    EndGame,
    /// The question whether to skip this turn.
    Skip,
    /// The check with the table.
    Compare,
    /// The menu of the game.
    Menu,
    /// The people.
    People,
    /// The house rules.
    Rules,
    /// A tile at that place where the rules do not allow it.
    Keep(Position),
    /// A tile with a bag at that place, which is described.
    Bag(Position),
    /// A figure on the tile where the rules do not allow it.
    Stand,
}

/// A press in a dialog whose own steps are these.
#[derive(Debug, Clone)]
pub enum Step<Own> {
    /// A step of its own.
    Own(Own),
    /// Drop the last thing begun, which is the dialog.
    Cancel,
    /// Hide the dialog.
    Close,
    /// Show another dialog, or hide it if it is shown already.
    Show(Kind),
    /// Open the form for points by hand for a player, with so many in it.
    Adjust(Seat, i32),
    /// Set a figure right.
    Right(Occupant, Spot),
    /// Hide the dialog, and make a move.
    Make(Move),
    /// Enter the turn of that move anew.
    Reenter(usize),
    /// Enter the figure of that move anew.
    Redeploy(usize),
    /// Enter a forgotten turn before that of the move.
    Insert(usize),
    /// Light all figures of a player on the board, and set the one right that is pressed.
    Seek(Seat),
    /// The pointer has come to something with words about it, or has left it.
    Look(Look),
    /// A wish that the app fulfils.
    Ask(Request),
}

/// A press in a dialog without steps of its own.
pub type Plain = Step<Infallible>;

impl<Own> Step<Own> {
    /// This press, with a step of its own as one of others.
    pub fn map<Other>(self, other: impl FnOnce(Own) -> Other) -> Step<Other> {
        match self {
            Self::Own(own) => Step::Own(other(own)),
            Self::Cancel => Step::Cancel,
            Self::Close => Step::Close,
            Self::Show(kind) => Step::Show(kind),
            Self::Adjust(seat, points) => Step::Adjust(seat, points),
            Self::Right(figure, spot) => Step::Right(figure, spot),
            Self::Make(made) => Step::Make(made),
            Self::Reenter(index) => Step::Reenter(index),
            Self::Redeploy(index) => Step::Redeploy(index),
            Self::Insert(index) => Step::Insert(index),
            Self::Seek(seat) => Step::Seek(seat),
            Self::Look(look) => Step::Look(look),
            Self::Ask(request) => Step::Ask(request),
        }
    }
}

/// The button that hides a dialog.
pub fn close_button<'a, Own: Clone + 'a>(ui: Ui<'a>, weight: Weight) -> Element<'a, Step<Own>> {
    ui.action(weight, "close", Some(CLOSE), Some(Step::Close))
}

/// The buttons of a question: no by Esc, yes by Enter.
pub fn choice<'a, Own: Clone + 'a>(
    ui: Ui<'a>,
    (yes, make): (String, Step<Own>),
    label: String,
) -> Element<'a, Step<Own>> {
    let make = ui.action(Weight::Primary, yes, Some(ENTER), Some(make));
    let keep = ui.action(Weight::Secondary, label, Some(CLOSE), Some(Step::Close));
    row![space::horizontal(), keep, make].spacing(gap::M).into()
}

/// A button of a stepper, with its sign.
pub fn step_button<'a, Own: Clone + 'a>(
    ui: Ui<'_>,
    sign: &'static str,
    step: Own,
) -> Element<'a, Step<Own>> {
    let sign = text(sign).font(STRONG).size(size::LEAD).width(32).align_x(Center);
    ui.pressable(Weight::Secondary, sign, gap::XS, Some(Step::Own(step)))
}

/// The keys of the digits.
macro_rules! numbers {
    ($message:expr) => {{
        use kit::binding::{Binding, Stroke::Sign};
        Binding {
            sign: "1 – 9",
            about: "",
            strokes: &[
                (Sign("1"), $message(1)),
                (Sign("2"), $message(2)),
                (Sign("3"), $message(3)),
                (Sign("4"), $message(4)),
                (Sign("5"), $message(5)),
                (Sign("6"), $message(6)),
                (Sign("7"), $message(7)),
                (Sign("8"), $message(8)),
                (Sign("9"), $message(9)),
            ],
        }
    }};
}

/// Enter, which counts once while it is held down.
macro_rules! yes {
    ($message:expr) => {{
        use kit::binding::{Binding, Stroke::Once};
        Binding {
            sign: kit::parts::ENTER,
            about: "",
            strokes: &[(Once(iced::keyboard::key::Named::Enter), $message)],
        }
    }};
}

/// The keys of a stepper.
macro_rules! plus_minus {
    ($message:expr) => {{
        use kit::binding::{Binding, Stroke::Sign};
        Binding {
            sign: "+  −",
            about: "",
            strokes: &[
                (Sign("+"), $message(1)),
                (Sign("="), $message(1)),
                (Sign("-"), $message(-1)),
            ],
        }
    }};
}

pub(super) use {numbers, plus_minus, yes};
