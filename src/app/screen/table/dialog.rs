//! What lies above the table for a moment, with what has been done there.

pub mod adjust;
mod back;
pub mod compare;
pub mod describe;
mod difference;
mod face_up;
mod help;
pub mod keep;
mod menu;
pub mod people;
pub mod ruler;
pub mod rules;
pub mod stand;
mod tiles_left;
pub mod turn;
mod update;

use iced::keyboard::key::Named;
use iced::widget::{column, row, space};

use super::{Message as TableMessage, Press, Table};
use crate::app::kit::Shared;
use crate::app::kit::binding::{Binding, Stroke};
use crate::app::kit::parts::{action, dialog, dialog_with_foot, heading, plain};
use crate::app::kit::theme::{Weight, space as gap};
use crate::rules::Move;
use crate::rules::game::Phase;
use crate::rules::geometry::Position;
use crate::rules::setup::Recording;
use crate::say;
use crate::session::Session;
use crate::widget::{Column, Element};
use adjust::Adjusting;
pub(super) use back::Back;
use compare::Comparing;
use describe::Describing;
pub(super) use difference::Difference;
use keep::Keeping;
use people::Gathering;
use ruler::Measuring;
use rules::Ruling;
pub(super) use stand::Standing;
pub(super) use turn::{Amending, What};

/// A dialog is hidden.
pub(super) const CLOSE: Binding<TableMessage> = Binding {
    sign: "Esc",
    about: "",
    strokes: &[(Stroke::Named(Named::Escape), TableMessage::Press(Press::Cancel))],
};

/// What lies above the table.
#[derive(Debug)]
pub(super) enum Dialog {
    /// The keys.
    Keys,
    /// The orders that lie face up.
    FaceUp,
    /// The tiles that are left.
    TilesLeft,
    /// A ruler in true size.
    Ruler(Measuring),
    /// Whether to end the game now.
    EndGame,
    /// Whether one that is over goes on from an earlier turn.
    Back(Back),
    /// Everything that is done about the game.
    Menu,
    /// Who plays.
    People(Gathering),
    /// The house rules.
    Rules(Ruling),
    /// A whole turn of the past.
    Turn(Amending),
    /// A tile that the rules do not allow at a place.
    Keep(Keeping),
    /// A figure that the rules do not allow on a tile.
    Stand(Standing),
    /// A tile that the app does not know.
    Describe(Describing),
    /// What a change of the past would bring.
    Difference(Box<Difference>),
    /// The check with the table.
    Compare(Comparing),
    /// Points by hand.
    Adjust(Adjusting),
}

/// What can be shown when it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The keys.
    Keys,
    /// The orders that lie face up.
    FaceUp,
    /// The tiles that are left.
    TilesLeft,
    /// A ruler in true size.
    Ruler,
    /// Whether to end the game now.
    EndGame,
    /// The check with the table.
    Compare,
    /// Everything that is done about the game.
    Menu,
    /// Who plays.
    People,
    /// The house rules.
    Rules,
    /// A tile that the rules do not allow at that place.
    Keep(Position),
    /// A figure that the rules do not allow on the tile.
    Stand,
}

/// What is done there.
#[derive(Debug, Clone)]
pub enum Message {
    /// It is shown, or hidden if it is shown already.
    Show(Kind),
    /// It is hidden.
    Close,
    /// It is hidden, and a move is made.
    Make(Move),
    /// With the ruler.
    Ruler(ruler::Message),
    /// In the check with the table.
    Compare(compare::Message),
    /// With points by hand.
    Adjust(adjust::Message),
    /// About who plays.
    People(people::Message),
    /// About the house rules.
    Rules(rules::Message),
    /// About a whole turn of the past.
    Turn(turn::Message),
    /// About a tile that is kept.
    Keep(keep::Message),
    /// About a figure that is kept.
    Stand(stand::Message),
    /// About a tile that the app does not know.
    Describe(describe::Message),
    /// The change of the past is accepted.
    Accept,
}

impl Dialog {
    /// What was asked for; `None` if it has come up by itself.
    const fn kind(&self) -> Option<Kind> {
        match self {
            Self::Keys => Some(Kind::Keys),
            Self::FaceUp => Some(Kind::FaceUp),
            Self::TilesLeft => Some(Kind::TilesLeft),
            Self::Ruler(_) => Some(Kind::Ruler),
            Self::EndGame => Some(Kind::EndGame),
            Self::Compare(_) => Some(Kind::Compare),
            Self::Menu => Some(Kind::Menu),
            Self::People(_) => Some(Kind::People),
            Self::Rules(_) => Some(Kind::Rules),
            Self::Difference(_)
            | Self::Back(_)
            | Self::Adjust(_)
            | Self::Turn(_)
            | Self::Describe(_)
            | Self::Keep(_)
            | Self::Stand(_) => None,
        }
    }
}

impl Table {
    pub(super) fn dialog<'a>(
        &'a self,
        open: &'a Dialog,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, TableMessage> {
        let (width, content) = match open {
            Dialog::Keys => {
                let record = session.game().recording();
                let keys = help::keys(shared, record, session.clock().is_some());
                let foot = row![space::horizontal(), close_button(shared, Weight::Secondary)];
                let height = shared.view.height;
                return dialog_with_foot(shared.palette(), 720.0, height, keys, foot);
            }
            Dialog::FaceUp => (860.0, face_up::face_up(shared, session.game())),
            Dialog::TilesLeft => (860.0, tiles_left::tiles_left(shared, session)),
            Dialog::EndGame => (520.0, end_game(shared, session)),
            Dialog::Back(back) => (560.0, back.view(shared)),
            Dialog::Ruler(measuring) => (measuring.width(shared), measuring.view(shared)),
            Dialog::Compare(comparing) => {
                let (content, foot) = (comparing.view(shared, session), comparing.foot(shared));
                let height = shared.view.height;
                return dialog_with_foot(shared.palette(), 720.0, height, content, foot);
            }
            Dialog::Adjust(adjusting) => (560.0, adjusting.view(shared, session)),
            Dialog::Menu => (560.0, self.menu(shared, session)),
            Dialog::People(gathering) => (820.0, gathering.view(shared, session.game())),
            Dialog::Rules(ruling) => (760.0, ruling.view(shared, session)),
            Dialog::Keep(keeping) => (760.0, keeping.view(shared, self.game(session))),
            Dialog::Stand(standing) => (560.0, standing.view(shared, self.game(session))),
            Dialog::Describe(describing) => (720.0, describing.view(shared)),
            Dialog::Turn(amending) => (640.0, amending.view(shared, session)),
            Dialog::Difference(difference) => (620.0, difference.view(shared, session)),
        };
        dialog(shared.palette(), width, content)
    }
}

/// The message that shows a dialog.
pub(super) const fn shows(kind: Kind) -> TableMessage {
    TableMessage::Dialog(Message::Show(kind))
}

/// The button that hides a dialog.
fn close_button(shared: &Shared, weight: Weight) -> Element<'_, TableMessage> {
    let close = TableMessage::Dialog(Message::Close);
    action(shared.palette(), weight, say!(shared.words, "close"), Some(CLOSE.sign), Some(close))
}

/// Whether to end the game now.
fn end_game<'a>(shared: &'a Shared, session: &Session) -> Column<'a, TableMessage> {
    let palette = shared.palette();
    let end = TableMessage::Dialog(Message::Make(Move::EndGame));
    let end = action(palette, Weight::Primary, say!(shared.words, "end-do"), None, Some(end));
    let keep = TableMessage::Dialog(Message::Close);
    let keep = action(
        palette,
        Weight::Secondary,
        say!(shared.words, "end-not"),
        Some(CLOSE.sign),
        Some(keep),
    );
    column![
        heading(say!(shared.words, "end-title")),
        plain(end_about(shared, session)),
        row![space::horizontal(), keep, end].spacing(gap::M),
    ]
}

/// What ending the game now means, without the number of tiles for a table that wants no hints.
fn end_about(shared: &Shared, session: &Session) -> String {
    let about = if session.game().phase() == Phase::Remains {
        say!(shared.words, "end-remains")
    } else if shared.settings.hints && session.game().recording() == Recording::Board {
        say!(shared.words, "end-about", count = session.game().count_left())
    } else {
        say!(shared.words, "end-about-hidden")
    };
    if session.game().has_secrets() {
        format!("{about} {}", say!(shared.words, "end-hands"))
    } else {
        about
    }
}
