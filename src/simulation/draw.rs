//! Drawing: an order, who draws one; and a tile.

use std::sync::Arc;

use super::dice::Dice;
use super::worth::SAVED;
use rules::card::{self, Card};
use rules::game::Phase;
use rules::tile::Tile;
use rules::{Game, Move};

/// Whether the rules let the player on turn draw an order now (R-KO-20).
pub fn may_draw(game: &Game) -> bool {
    game.phase() == Phase::Place
        && game.choices().is_empty()
        && game.allows(&Move::DrawOrder { card: None }).is_ok()
}

/// Whether the player on turn likes to draw: whether the orders that he has not seen yet bring
/// something on the average, less the 10 that each costs if he fails (R-KO-34). Players know from
/// earlier games how often each is fulfilled; `tiles` were to be placed at the start.
pub fn wants_to_draw(game: &Game, tiles: u32) -> bool {
    let (Some(orders), Some(pile)) = (game.orders(), &game.setup().orders) else { return false };
    let held = &orders.hand(game.active()).held;
    let seen = |id: &card::Id| {
        let open = game.seats().flat_map(|seat| &orders.hand(seat).fulfilled);
        open.chain(held).any(|card| card.id == *id)
    };
    let unseen =
        pile.iter().filter(|id| !seen(id)).filter_map(|id| game.catalogue().card(id.as_str()));
    let left = f64::from(game.count_left()) / f64::from(tiles.max(1));
    unseen.map(|card| promise(card, left)).sum::<f64>() > 0.0
}

/// The expected points of an order if so much of the game is left: at the beginning it is fulfilled
/// a quarter more often than `measured` says, at the end a quarter as often. To avoid the dragon
/// succeeds every other time, and nobody knows anything of a card that was never measured.
fn promise(card: &Card, left: f64) -> f64 {
    match card.measured {
        Some(measured) if !card.is_avoidance() => {
            let rate = measured.rate();
            (rate * (0.25 + left)).min(1.0) * (f64::from(card.points) + SAVED) - SAVED
        }
        Some(_) | None => 0.0,
    }
}

/// A drawn tile, each copy as likely; `None` if none is left.
pub fn tile(game: &Game, dice: &mut Dice) -> Option<Arc<Tile>> {
    let mut drawn = dice.below(game.tiles_to_draw().map(|(_, copies)| usize::from(copies)).sum());
    let mut kinds = game.tiles_to_draw();
    kinds.find_map(|(tile, copies)| {
        let found = drawn < usize::from(copies);
        drawn = drawn.saturating_sub(usize::from(copies));
        found.then(|| Arc::clone(tile))
    })
}
