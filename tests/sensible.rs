//! Players who place sensibly fulfil orders.

use support::dice::{Dice, random_setup};
use support::sensible::sensible_game;

/// All invariants after every move, and orders are fulfilled in such games: else the deck would be
/// for nobody.
#[test]
fn sensible_games_are_sound_and_fulfil_orders() {
    let mut fulfilled = 0;
    for seed in [1, 4, 7] {
        let mut dice = Dice::new(seed);
        let setup = random_setup(seed, &mut dice);
        let journal = sensible_game(setup, &mut dice, |journal| {
            if let Err(fault) = journal.game().check() {
                panic!("seed {seed}, move {}: {fault:?}", journal.entries().len());
            }
        });
        let game = journal.game();
        fulfilled += game
            .seats()
            .map(|seat| game.orders().map_or(0, |orders| orders.hand(seat).fulfilled.len()))
            .sum::<usize>();
    }
    assert!(fulfilled > 5, "{fulfilled}");
}
