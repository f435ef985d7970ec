//! What of a game stays as it was while it goes on: its people, tiles and cards.

use super::catalogue::Catalogue;
use super::game::Game;
use super::player::Seat;
use super::setup::{Recording, Setup};

/// All that a sentence about something past may look at beside the outcome itself: neither the
/// board nor anything else that changes from turn to turn.
#[derive(Debug, Clone, Copy)]
pub struct Setting<'a> {
    setup: &'a Setup,
    catalogue: &'a Catalogue,
}

impl<'a> From<&'a Game> for Setting<'a> {
    fn from(game: &'a Game) -> Self {
        Self { setup: game.setup(), catalogue: game.catalogue() }
    }
}

impl<'a> Setting<'a> {
    /// The people of a setup, and the tiles and cards that are known.
    pub const fn new(setup: &'a Setup, catalogue: &'a Catalogue) -> Self {
        Self { setup, catalogue }
    }

    /// All seats in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.players.len())
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> &'a str {
        self.setup.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The known tiles and cards; of those that were known once none is forgotten.
    pub const fn catalogue(self) -> &'a Catalogue {
        self.catalogue
    }

    /// Whether the King's Orders are in the game.
    pub const fn has_orders(self) -> bool {
        self.setup.orders.is_some()
    }

    /// The way in which the game is recorded.
    pub const fn recording(self) -> Recording {
        self.setup.record
    }
}
