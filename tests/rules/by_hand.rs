//! Points by hand and an early end.

use rules::scoring::{Label, Source};
use rules::{Move, Rejection};

use support::table::{Table, seat};

fn adjust(points: i32, reason: &str) -> Move {
    Move::Adjust { player: seat(1), points, reason: reason.to_owned(), source: None }
}

/// The table gives or takes points with a reason; they are a source of their own.
#[test]
fn points_by_hand_have_a_reason_and_a_column_of_their_own() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.play(adjust(-2, "track corrected"));
    assert_eq!((table.all_points(), table.from("Ben", Source::ByHand)), (vec![0, -2], -2));
    let [score] = table.scored()[..] else { panic!("one score") };
    assert_eq!(score.lines[0].label, Label::ByHand("track corrected".to_owned()));
    assert_eq!(table.refuses(&adjust(3, "  ")), Rejection::NoReason);
}

/// No slip of the finger gives a million points, and no number overflows.
#[test]
fn points_by_hand_are_limited() {
    let mut table = Table::of(&["Anna", "Ben"]);
    for points in [1001, -1001, i32::MAX, i32::MIN] {
        assert_eq!(table.refuses(&adjust(points, "slip")), Rejection::TooManyPoints { points });
    }
    table.play(adjust(1000, "much")).play(adjust(-1000, "and back"));
    assert_eq!(table.all_points(), [0, 0]);
}

/// Points by hand change neither the turn nor what it waits for, and are possible at any moment,
/// after the end as well.
#[test]
fn points_by_hand_disturb_nothing() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table
        .place("base-city-cap", (0, -1), 180)
        .play(adjust(1, "in between"))
        .follower("city:0")
        .end();
    assert_eq!(table.all_points(), [4, 1]);
    table.end_game().play(adjust(5, "forgotten"));
    assert_eq!(table.all_points(), [4, 6]);
    assert_eq!(table.game().winners(), [seat(1)]);
}

/// The table may end the game before the last tile, at the start of a turn.
#[test]
fn the_table_may_end_the_game_early_at_the_start_of_a_turn() {
    let mut table = Table::of(&["Anna", "Ben"]);
    table.place("base-road-straight", (1, 0), 0).follower("road:0");
    assert_eq!(table.refuses(&Move::EndGame), Rejection::EndAtTurnStart);
    table.end().end_game();
    assert!(table.game().is_finished());
    assert_eq!(table.all_points(), [2, 0]);
    assert_eq!(table.refuses(&Move::EndGame), Rejection::GameOver);
}
