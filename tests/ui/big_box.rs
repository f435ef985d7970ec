//! An evening of Big Box 6 or 7 at a table of five: gardens, a river, inns, traders, every mini and
//! all orders, entered in the window by people who slip.

use std::mem::discriminant;

use content::bundled;
use iced::Size;
use journal::Journal;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rules::expansion::Outcome as Own;
use rules::game::Phase;
use rules::outcome::Outcome;
use rules::setup::Setup;
use rules::{Move, Seat};
use storage::Saved;

use super::driver::{Driver, Style, by_chance, outcomes};
use support::dice::{BIG_BOX, Dice, random_bag, shuffle_orders};
use support::table::setup;

const FIVE: [&str; 5] = ["Anna", "Ben", "Cleo", "Dora", "Emil"];

/// The tiles of the river, its spring and its mouth among them.
const RIVER: usize = 12;

/// After every so many entries somebody takes the last one back and enters it again.
const SLIP: usize = 6;

/// The evening once the river is laid and somebody has drawn a tile with a bag, which is described
/// in a dialog of its own.
fn evening(luck: &mut StdRng) -> Saved {
    let mut setup: Setup = setup(&FIVE, &BIG_BOX);
    shuffle_orders(&mut setup, &mut Dice::new(7));
    let mut journal = Journal::new(setup.clone(), bundled::catalogue()).expect("a setup");
    let seats: Vec<Seat> = journal.game().seats().collect();
    for player in seats {
        journal.play(Move::KeepOrders { player, returned: None }).expect("a legal move");
    }
    while journal.game().board().tiles().len() < RIVER || journal.game().phase() != Phase::Place {
        for made in by_chance(journal.game(), luck) {
            journal.play(made).expect("a legal move");
        }
    }
    for _ in 0..2 {
        journal.play(random_bag(journal.game(), &mut Dice::new(7))).expect("a tile with a bag");
    }
    let ambush = journal.game().question().expect("a bandit").answers.remove(0).made;
    journal.play(ambush).expect("a place for the bandit");
    let moves = journal.moves().cloned().collect();
    let started = "2026-11-27T19:00:00Z".to_owned();
    Saved::new("evening".to_owned(), started, setup, moves, Vec::new())
}

/// Takes back all that was entered since there were so many moves.
fn take_back(driver: &mut Driver, before: usize) {
    for _ in 0..20 {
        if driver.moves().len() <= before {
            return;
        }
        driver.ctrl("z");
    }
    panic!("{} of {before} moves are still there", driver.moves().len());
}

#[test]
fn five_players_enter_an_evening_of_the_big_box_with_slips() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut luck = StdRng::seed_from_u64(3);
    let fresh = evening(&mut luck);
    let mut driver = Driver::with_game(folder.path(), &fresh, Size::new(1280.0, 800.0));
    let (mut entered, mut slips) = (0, 0);
    while !driver.game().is_finished() {
        let chosen = by_chance(driver.game(), &mut luck);
        let (before, points) = (driver.moves().len(), driver.game().projected());
        let style = |index| if index % 2 == 0 { Style::SpotFirst } else { Style::TileFirst };
        driver.enter(&chosen, style);
        let after = driver.game().projected();
        // A tile that looks the same when turned may lie turned, with its figure.
        let made: Vec<Move> = driver.moves().into_iter().skip(before).collect();
        let kinds = |moves: &[Move]| moves.iter().map(discriminant).collect::<Vec<_>>();
        assert!(kinds(&made).starts_with(&kinds(&chosen)), "{chosen:?} was entered as {made:?}");
        entered += 1;
        // What shows somebody's order is not taken back.
        let is_secret = |made: &Move| matches!(made, Move::DrawOrder { .. });
        if entered % SLIP == 0 && !driver.game().is_finished() && !chosen.iter().any(is_secret) {
            take_back(&mut driver, before);
            assert_eq!((driver.moves().len(), driver.game().projected()), (before, points));
            driver.enter(&chosen, style);
            assert_eq!(driver.game().projected(), after, "{chosen:?}");
            slips += 1;
        }
    }
    assert!(slips > 40, "{slips} of {entered}");
    let happened = outcomes(&driver);
    let count = |is: fn(&Own) -> bool| {
        let own = |outcome: &&Outcome| matches!(outcome, Outcome::Expansion(own) if is(own));
        happened.iter().filter(own).count()
    };
    let counts = [
        count(|own| matches!(own, Own::Gold(_))),
        count(|own| matches!(own, Own::Magic(_))),
        count(|own| matches!(own, Own::Crop(_))),
        count(|own| matches!(own, Own::Flying(_))),
        count(|own| matches!(own, Own::Ferry(_))),
        count(|own| matches!(own, Own::Messages(_))),
        count(|own| matches!(own, Own::Robbers(_))),
    ];
    assert!(counts.into_iter().all(|count| count > 0), "{counts:?}");
}
