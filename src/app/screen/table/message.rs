//! The messages of the table.

use super::Noted;
use super::dialog;
use super::entering::Enter;
use super::pad::Writing;
use crate::app::ask::Request;
use crate::app::kit::curtain;
use crate::app::kit::look::Look;
use crate::app::screen::table::known::log::Log;
use crate::app::screen::table::known::seen::See;
use crate::app::screen::table::known::told::Tool;
use crate::app::screen::table::question::hands::Hand;
use crate::rules::Move;
use crate::rules::geometry::Side;
use crate::widget::board;

/// A step at the table.
#[derive(Debug, Clone)]
pub enum Message {
    /// A press or movement on the board.
    Board(board::Event),
    /// The pointer has come to something with words about it, or has left it.
    Look(Look),
    /// The pointer has come to a tool of the bar, or has left it.
    LookAtTool(Look<Tool>),
    /// A step in the entry of this turn's tile, and its figure.
    Enter(Enter),
    /// A step on the scorepad.
    Write(Writing),
    /// A step in noting a throw.
    Throw(Noted),
    /// Make a move.
    Make(Move),
    /// A key whose meaning follows from the state of the turn.
    Press(Press),
    /// Draw orders, or look at them.
    Hand(Hand),
    /// A step behind the curtain.
    Curtain(curtain::Message),
    /// A step in the log.
    Log(Log),
    /// A step in a dialog above the table.
    Dialog(dialog::Message),
    /// A change of the view alone.
    See(See),
    /// A wish that the app fulfils.
    Ask(Request),
}

impl Message {
    /// Whether the pointer has come to something else, and nothing was done.
    pub(super) const fn is_glance(&self) -> bool {
        matches!(
            self,
            Self::Look(_)
                | Self::LookAtTool(_)
                | Self::Board(board::Event::Hovered(_) | board::Event::Looked(_))
        )
    }

    /// Whether the things to choose are numbered from the first again.
    pub(super) const fn begins_anew(&self) -> bool {
        let stays = matches!(
            self,
            Self::Press(Press::More | Press::Number(_) | Press::Badge(_))
                | Self::Enter(Enter::Turn | Enter::Lift(..))
                | Self::Throw(_)
                | Self::Ask(Request::Pause)
                | Self::See(See::Fit | See::Zoom(_))
        );
        !stays && !self.is_glance()
    }
}

/// A key whose meaning follows from the state of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// A letter of the tile's sides.
    Letter(char),
    /// A letter on a badge; with Shift it is a capital.
    Badge(char),
    /// A letter with Alt, which stands on the chip of a thing that tiles show.
    Symbol(char),
    /// One letter back.
    Erase,
    /// To the next place on that side.
    Go(Side),
    /// The thing of that number now, from 1; 0 is Enter.
    Number(usize),
    /// Keys for the next things; a nought in a distance.
    More,
    /// A decimal point.
    Point,
    /// A decimal comma; elsewhere the key of the settings.
    Comma,
    /// Drop the last thing begun.
    Cancel,
}
