//! What the table does.

use super::Noted;
use super::dialog;
use super::entering::Enter;
use super::pad::Writing;
use crate::app::ask::Request;
use crate::app::kit::curtain;
use crate::app::screen::table::known::log::Log;
use crate::app::screen::table::known::seen::See;
use crate::app::screen::table::question::hands::Hand;
use crate::rules::Move;
use crate::rules::geometry::Side;
use crate::widget::board;

/// What the table does.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the board.
    Board(board::Event),
    /// The tile of this turn is entered, and who stands on it.
    Enter(Enter),
    /// On the scorepad.
    Write(Writing),
    /// A throw is noted.
    Throw(Noted),
    /// A move as it is.
    Make(Move),
    /// A key that means what the turn has come to.
    Press(Press),
    /// Orders are drawn and looked at.
    Hand(Hand),
    /// Behind the curtain.
    Curtain(curtain::Message),
    /// In the log.
    Log(Log),
    /// What lies above the table.
    Dialog(dialog::Message),
    /// Only what is seen changes.
    See(See),
    /// The app does it.
    Ask(Request),
}

impl Message {
    /// What can be chosen is numbered from the first again.
    pub(super) const fn begins_anew(&self) -> bool {
        !matches!(
            self,
            Self::Press(Press::More | Press::Number(_) | Press::Badge(_))
                | Self::Enter(Enter::Turn | Enter::Lift(..))
                | Self::Throw(_)
                | Self::Board(board::Event::Hovered(_) | board::Event::Looked(_))
                | Self::Ask(Request::Pause)
                | Self::See(See::Fit | See::Zoom(_))
        )
    }
}

/// A key that means what the turn has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// A letter of the tile's sides.
    Letter(char),
    /// A letter that stands on a badge; with Shift it is a capital.
    Badge(char),
    /// One letter back.
    Erase,
    /// To the next place on that side.
    Go(Side),
    /// What has that number now, from 1; Enter is 0.
    Number(usize),
    /// Keys for the next; a nought in a distance.
    More,
    /// A decimal point.
    Point,
    /// A decimal comma; elsewhere the settings.
    Comma,
    /// Let go of what was begun.
    Cancel,
}
