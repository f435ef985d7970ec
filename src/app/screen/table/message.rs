//! What the table does and what it asks for.

use super::fair::Noted;
use super::pad::Writing;
use super::{Act, Adjust, Compare, Dialog, Ruler};
use crate::app::curtain;
use crate::rules::geometry::{Rotation, Side};
use crate::rules::tile::{self, Segment};
use crate::rules::{Move, Seat};
use crate::storage::secrecy::What;
use crate::widget::board;

/// What the table does.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the board.
    Board(board::Event),
    /// The tile lies in the chosen place, turned so.
    Fitting(tile::Id, Rotation),
    /// This tile was drawn.
    Tile(tile::Id),
    /// Turn the chosen tile.
    Turn,
    /// Claim a segment of the tile just placed.
    Claim(Segment),
    /// Choose what is done with wood.
    Act(Act),
    /// Place the abbey instead of a tile, or not after all.
    Abbey,
    /// Note a throw at a fair.
    Throw(Noted),
    /// On the scorepad.
    Write(Writing),
    /// The ruler on the screen.
    Ruler(Ruler),
    /// No follower.
    NoFollower,
    /// A move as it is.
    Make(Move),
    /// The chosen tile fits nowhere.
    RemoveTile,
    /// A letter of the tile's sides.
    Letter(char),
    /// One letter back.
    Erase,
    /// To the next place on that side.
    Go(Side),
    /// What has that number now, from 1; Enter is 0.
    Number(usize),
    /// Number the next nine; a nought in a distance.
    More,
    /// A decimal point.
    Point,
    /// Let go of what was begun.
    Cancel,
    /// Take the last step back.
    Undo,
    /// Make it again.
    Redo,
    /// Take back everything after the first moves.
    BackTo(usize),
    /// Draw an order.
    DrawOrder,
    /// Look at the orders of the player on turn.
    LookAtOwn,
    /// Look at a player's orders.
    LookAt(Seat),
    /// Behind the curtain.
    Curtain(curtain::Message),
    /// Open or close a line of the log.
    OpenLog(usize, Option<usize>),
    /// Enter an old turn anew.
    Reenter(usize),
    /// Nobody places a tile in this turn.
    Pass,
    /// Remove an old turn.
    RemoveTurn(usize),
    /// Take the correction over.
    AcceptCorrection,
    /// Leave everything as it was.
    DropCorrection,
    /// Show or hide a dialog.
    Show(Dialog),
    /// Hide the dialog.
    Close,
    /// Put the announcements away.
    Dismiss,
    /// End the game before the last tile.
    EndGame,
    /// Show everything.
    Fit,
    /// Larger or smaller.
    Zoom(f32),
    /// Go on to the final scoring.
    Finish,
    /// Another look.
    ToggleLook,
    /// The settings.
    Preferences,
    /// The second window.
    Display,
    /// Pause the clock, or let it go on.
    Pause,
    /// The log in place of the players, or not.
    ToggleLog,
    /// Show or hide whose the fields are.
    Fields,
    /// In the check with the table.
    Compare(Compare),
    /// Points by hand.
    Adjust(Adjust),
    /// Leave the table.
    Leave,
    /// The moves are not on disk: what can be done?
    Rescue,
}

impl Message {
    /// What can be chosen is numbered from the first again.
    pub(super) const fn begins_anew(&self) -> bool {
        !matches!(
            self,
            Self::More
                | Self::Number(_)
                | Self::Turn
                | Self::Throw(_)
                | Self::Board(board::Event::Hovered(_) | board::Event::Looked(_))
                | Self::Pause
                | Self::Fit
                | Self::Zoom(_)
        )
    }
}

/// What the screen asks for.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Make a move.
    Play(Move),
    /// Take the last step back.
    Undo,
    /// Make it again.
    Redo,
    /// Take back everything after the first moves.
    BackTo(usize),
    /// Take a correction over.
    Accept(Box<crate::journal::Correction>),
    /// Go on to the final scoring.
    Finish,
    /// Another look.
    ToggleLook,
    /// The settings.
    Preferences,
    /// The second window.
    Display,
    /// Pause the clock, or let it go on.
    Pause,
    /// The screen was measured: so many logical pixels a millimetre.
    Measured(f32),
    /// Leave the table.
    Leave,
    /// Do something about moves that are not on disk.
    Rescue,
    /// Tell everybody something about a hand; with the digits of a new PIN.
    Tell(Seat, What, Vec<u8>),
}
