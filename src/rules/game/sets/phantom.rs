//! The phantom in the course of a turn (R-PHA-2 to 4).

use crate::expansion::phantom::Rejection as Reason;
use crate::game::Game;
use crate::game::sets::moments::Moments;
use crate::geometry::Position;
use crate::player::Figure;
use crate::rejection::Rejection;

/// The phantom (R-PHA-1).
pub(super) struct Set;

impl Moments for Set {}

/// The part of the phantom in the current part of the turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::game) struct Turn {
    /// Whether the phantom was deployed.
    pub is_deployed: bool,
    /// Whether the princess sent somebody home (R-PHA-3).
    pub met_princess: bool,
    /// Whether a figure went through the portal (R-PHA-4).
    pub used_portal: bool,
}

/// Requires that a figure may still be deployed in this part of the turn: any one as its
/// action, the phantom after it as well (R-PHA-2, 3). Returns the tile just placed.
pub(in crate::game) fn must_be_free_to_deploy(
    game: &Game,
    figure: Figure,
) -> Result<Position, Rejection> {
    if figure != Figure::Phantom {
        return game.must_have_no_figure_yet();
    }
    let (at, _) = game.must_have_placed()?;
    let turn = &game.turn.expansions.phantom;
    if turn.is_deployed || game.turn.expansions.ferry.has_begun {
        Err(Rejection::AlreadyDeployed)
    } else if turn.met_princess {
        Err(Reason::AfterPrincess.into())
    } else {
        game.must_have_done_at_once()?;
        Ok(at)
    }
}

/// R-PHA-4: refuses the phantom the portal that another figure has used.
pub(in crate::game) fn must_have_portal_free(game: &Game) -> Result<(), Rejection> {
    if game.turn.expansions.phantom.used_portal { Err(Reason::PortalUsed.into()) } else { Ok(()) }
}

/// Notes that a figure was deployed.
pub(in crate::game) fn has_deployed(game: &mut Game, figure: Figure, by_portal: bool) {
    game.has_acted();
    let turn = &mut game.turn.expansions.phantom;
    turn.is_deployed |= figure == Figure::Phantom;
    turn.used_portal |= by_portal;
}
