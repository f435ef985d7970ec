//! The measure of a single card by simulated games (`src/simulation/trial.rs`).

use std::collections::BTreeSet;
use std::thread;

use content::bundled;
use rules::card::{Card, Fair, Measured, deck};
use serde_json::{Value, json};
use simulation::trial::{GOAL, Uncertainty};
use simulation::{Trial, Unmeasured, deal};

/// A card of the table's own.
fn own(set: &str, requirement: &Value) -> Card {
    let card = json!({
        "id": "own-1", "set": set, "title": "Ours", "points": 10, "source": "house",
        "requirement": requirement,
    });
    serde_json::from_value(card).expect("a card")
}

fn trial(card: Card) -> Trial {
    Trial::new(card).expect("a card that can be measured")
}

/// Plays on until so many players have held the card.
fn play(trial: &mut Trial, held: u32) {
    while trial.measured().held < held {
        trial.step();
        assert_eq!(trial.stuck(), []);
    }
}

fn why_not(card: Card) -> Unmeasured {
    Trial::new(card).expect_err("a card that cannot be measured")
}

#[test]
fn a_measure_can_be_taken_beside_the_window() {
    fn is_sent<T: Send + 'static>() {}
    is_sent::<Trial>();
}

/// The rates agree within the limits of both measures, for ten cards of different sets.
#[test]
fn bundled_cards_measure_as_they_were_measured() {
    let names = [
        "base-02",
        "base-17",
        "inns-cathedrals-1",
        "traders-builders-1",
        "count-4",
        "tower-1",
        "siege-1",
        "abbot-1",
        "gold-mines-1",
        "crop-circles-2",
    ];
    let compare = |name: &&str| {
        let card = bundled::catalogue().card(name).expect("a bundled card").clone();
        let carried = card.measured.expect("a measured card");
        let mut trial = trial((*card).clone());
        play(&mut trial, HELD);
        let (own, other) = (trial.uncertainty().rate, Uncertainty::of(carried).rate);
        assert!(
            own.start() <= other.end() && other.start() <= own.end(),
            "{name}: {:?}",
            trial.measured()
        );
        (f64::from(trial.measured().fulfilled), f64::from(HELD) * carried.rate())
    };
    let found: Vec<(f64, f64)> = thread::scope(|scope| {
        let halves = names.chunks(names.len().div_ceil(2));
        let work = halves.map(|some| scope.spawn(|| some.iter().map(compare).collect::<Vec<_>>()));
        let work: Vec<_> = work.collect();
        work.into_iter().flat_map(|half| half.join().expect("a thread that ends")).collect()
    });
    // All together: as many as are expected, give or take two deviations of so many throws.
    let fulfilled: f64 = found.iter().map(|(fulfilled, _)| fulfilled).sum();
    let expected: f64 = found.iter().map(|(_, expected)| expected).sum();
    let held = f64::from(HELD) * names.len() as f64;
    let deviation = (expected * (1.0 - expected / held)).sqrt();
    assert!((fulfilled - expected).abs() <= 2.0 * deviation, "{fulfilled} of {expected}");
}

/// The holders of each card in these tests.
const HELD: u32 = 2;

#[test]
fn a_city_of_thirty_tiles_is_rarer_than_one_of_three() {
    let of = |tiles: u32| {
        own("base", &json!({"complete": {"feature": "city", "tiles": {"at-least": tiles}}}))
    };
    let measure = |card: Card| {
        let mut trial = trial(card);
        play(&mut trial, 3);
        trial.measured()
    };
    let [large, small] = thread::scope(|scope| {
        [of(30), of(3)]
            .map(|card| scope.spawn(|| measure(card)))
            .map(|work| work.join().expect("a thread that ends"))
    });
    assert_eq!(large, Measured { held: 3, fulfilled: 0, when: 0 });
    assert!(small.rate() > large.rate(), "{small:?}");
}

#[test]
fn stopping_half_way_loses_nothing_and_counts_nothing() {
    let card = own("tower", &json!({"capture": {}}));
    let (mut through, mut stopped) = (trial(card.clone()), trial(card));
    assert_eq!((through.games(), through.measured()), (0, Measured::default()));
    let mut steps = 0;
    while through.games() == 0 {
        through.step();
        steps += 1;
    }
    for _ in 0..steps / 2 {
        stopped.step();
    }
    assert_eq!((stopped.games(), stopped.measured()), (0, Measured::default()));
    assert_eq!(stopped.uncertainty().rate, 0.0..=1.0);
    for _ in steps / 2..steps {
        stopped.step();
    }
    assert_eq!(stopped.games(), through.games());
    assert_eq!(stopped.measured(), through.measured());
}

/// A game in which nobody holds the card in time ends early, and counts among the games alone.
#[test]
fn a_card_that_is_held_in_so_many_games_counts_so_many() {
    let mut trial = trial(own("base", &json!({"complete": {"feature": "road"}})));
    let mut held = 0;
    while held < 2 {
        let (before, games) = (trial.measured(), trial.games());
        trial.step();
        let (after, more) = (trial.measured(), trial.games() - games);
        assert!(more <= 1 && after.held - before.held <= more);
        assert!(after.fulfilled - before.fulfilled <= after.held - before.held);
        held += after.held - before.held;
    }
    assert_eq!(trial.measured().held, 2);
    assert!((trial.progress() - 2.0 / GOAL as f32).abs() < f32::EPSILON);
}

#[test]
fn the_dragon_card_is_not_measured_for_nobody_fulfils_it() {
    assert_eq!(why_not(own("princess-dragon", &json!({"avoid-dragon": {}}))), Unmeasured::Dragon);
}

#[test]
fn a_throw_is_not_measured_for_only_the_table_knows_how_well_it_throws() {
    let throws = [
        json!({"target-within": {"millimetres": 60}}),
        json!({"knock-out": {"followers": {"at-least": 1}}}),
        json!({"catch": {}}),
        json!({"slip-by": {}}),
        json!({"seduce": {}}),
        json!({"win-target": {}}),
        json!({"one-of": {"tasks": [{"win-target": {"by": 20}}, {"complete": {"feature": "road"}}]}}),
    ];
    for throw in throws {
        assert_eq!(why_not(own("catapult", &throw)), Unmeasured::Throw);
    }
}

#[test]
fn a_card_of_a_set_at_no_simulated_table_is_not_measured() {
    let road = json!({"complete": {"feature": "road"}});
    let of = |set: &str| Unmeasured::Unplayed { set: set.to_owned() };
    assert_eq!(why_not(own("our-tiles", &road)), of("our-tiles"));
    let phantom = json!({"complete": {"feature": "city", "own-figure": "phantom"}});
    assert_eq!(why_not(own("base", &phantom)), of("phantom"));
}

#[test]
fn a_card_of_sets_that_meet_at_no_simulated_table_is_not_measured() {
    let ferry = json!({"complete": {"feature": "road", "inns": {"at-least": 1}, "ferries": {"at-least": 1}}});
    let sets = vec!["ferries".to_owned(), "inns-cathedrals".to_owned()];
    assert_eq!(why_not(own("base", &ferry)), Unmeasured::Apart { sets });
}

/// A base card that names inns is measured where there are some; one that wants none of them is
/// measured everywhere.
#[test]
fn a_card_is_measured_where_there_is_all_that_it_names() {
    let inns = |bound: Value| own("base", &json!({"complete": {"feature": "road", "inns": bound}}));
    assert!(
        trial(inns(json!({"at-least": 1}))).sets().all(|sets| sets.contains(&"inns-cathedrals"))
    );
    assert!(trial(inns(json!({"exactly": 0}))).sets().any(|sets| *sets == ["base"]));
    let newer = json!({"move-ferry": {}});
    assert!(trial(own("base", &newer)).sets().all(|sets| sets.contains(&"ferries")));
}

/// R-KO-48: nobody has all special figures on the board where there are none; who wants none of them
/// there wants it everywhere.
#[test]
fn a_card_that_asks_for_special_figures_is_measured_where_somebody_has_them() {
    let bring = ["inns-cathedrals", "traders-builders", "abbey-mayor", "abbot"];
    let all = own("base", &json!({"have": {"what": "all-special-figures"}}));
    let has_some = |sets: &[&str]| bring.iter().any(|set| sets.contains(set));
    assert!(trial(all).sets().all(has_some));
    let either = own(
        "base",
        &json!({"one-of": {"tasks": [{"have": {"what": "special-figures", "number": {"at-least": 2}}},
            {"have": {"what": "special-figures", "number": {"at-least": 3}}}]}}),
    );
    assert!(trial(either).sets().all(has_some));
    let none = json!({"have": {"what": "special-figures", "number": {"exactly": 0}}});
    assert!(trial(own("base", &none)).sets().any(|sets| *sets == ["base"]));
}

/// R-KO-56: the one card is soon lost to dragon or towers. For the other, of the same sets, the games
/// go on to their end: no tower is ever so tall.
#[test]
fn a_game_with_a_card_that_was_lost_is_played_no_further() {
    let lost = own("tower", &json!({"avoid": {"perils": ["captured", "eaten"]}}));
    let tall = json!({"raise-tower": {"height": {"at-least": 9_999}}});
    let never = own("tower", &json!({"all-of": {"tasks": [{"move-fairy": {}}, tall]}}));
    let steps = |card: Card| {
        let (mut trial, mut steps) = (trial(card), 0);
        while trial.measured().held < 2 {
            trial.step();
            steps += 1;
        }
        assert_eq!((trial.stuck(), trial.measured().fulfilled), (&[][..], 0));
        steps
    };
    let [lost, never] = thread::scope(|scope| {
        [lost, never]
            .map(|card| scope.spawn(|| steps(card)))
            .map(|work| work.join().expect("a thread that ends"))
    });
    assert!(lost < never, "{lost} of {never}");
}

/// By the formula of Wilson for 50 of 100: 0.404 to 0.596.
#[test]
fn the_uncertainty_is_that_of_so_many_holders() {
    let uncertainty = Uncertainty::of(Measured { held: 100, fulfilled: 50, when: 40 });
    assert!((uncertainty.rate.start() - 0.4038).abs() < 0.0001);
    assert!((uncertainty.rate.end() - 0.5962).abs() < 0.0001);
    // 12 × √(0.4038 ÷ 0.5962) and the other way round.
    assert_eq!(uncertainty.points, 10..=15);
    assert_eq!(Uncertainty::of(Measured::default()).points, 2..=20);
}

/// The odds of a card fulfilled every other time are even: 12 points. 12 × √(84 ÷ 16) = 27.5,
/// 12 × √(1 ÷ 99) = 1.2, 12 × √(25 ÷ 9) = 20.
#[test]
fn points_beyond_what_is_given_are_told_from_fair_ones_and_none_are_given_without_odds() {
    let fair = |held, fulfilled| Measured { held, fulfilled, when: 40 }.fair();
    assert_eq!(fair(100, 50), Some(Fair::So(12)));
    assert_eq!(fair(34, 9), Some(Fair::So(20)));
    assert_eq!(fair(100, 16), Some(Fair::Most(20)));
    assert_eq!(fair(100, 99), Some(Fair::Least(2)));
    assert_eq!(fair(65, 0), None);
    assert_eq!(fair(0, 0), None);
    let open = |held, fulfilled| Uncertainty::of(Measured { held, fulfilled, when: 40 }).is_open;
    assert!(!open(100, 50) && open(100, 22) && open(65, 0));
}

/// R-CARD-4: the orders of every newer set are measured in as many kinds of games.
#[test]
fn every_newer_set_with_orders_is_in_three_mixes_of_its_own() {
    let catalogue = bundled::catalogue();
    let newer = catalogue.cards().iter().filter(|card| deck::is_newer(card));
    let sets: BTreeSet<&str> = newer.map(|card| card.set.as_str()).collect();
    assert!(sets.contains("hills-sheep"), "{sets:?}");
    for set in sets {
        let with = deal::newer().into_iter().filter(|mix| mix.contains(&set)).count();
        assert!(with >= 3, "{set} is in {with}");
    }
}
