//! A game watched again: what each step had come to, and what was told on the way.

use journal::Course;
use journal::replay::{Step, steps};
use rules::Outcome;

use support::table::{Table, seat};

/// Anna closes the start tile's city with a knight (4 points, and the first King: 2 tiles), Ben
/// lays a road, Anna begins her second turn.
fn two_turns() -> Table {
    let mut table = Table::with_king(&["Anna", "Ben"]);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-road-straight", (1, 0), 0);
    table
}

fn tiles(table: &Table, step: &Step) -> usize {
    table.journal().game_after(step.moves).board().tiles().len()
}

fn is_told(table: &Table, step: &Step, is: fn(&Outcome) -> bool) -> bool {
    let entries = table.journal().entries();
    step.told.iter().any(|(index, place)| is(&entries[*index].outcomes[*place]))
}

const SCORED: fn(&Outcome) -> bool = |outcome| matches!(outcome, Outcome::Scored(_));

#[test]
fn the_board_of_a_step_is_that_at_the_end_of_its_turn() {
    let mut table = two_turns();
    let running = steps(table.journal());
    // Before the first turn, two turns, and the third that has begun.
    assert_eq!(running.len(), 4);
    let laid: Vec<usize> = running.iter().map(|step| tiles(&table, step)).collect();
    assert_eq!(laid, [1, 2, 3, 3]);
    table.turn("base-road-straight", (2, 0), 0).end_game();
    let over = steps(table.journal());
    // Ben's second turn had begun: it was never played.
    assert_eq!(over.len(), 5, "the final scoring is a step of its own");
    assert_eq!(over[4].moves, table.journal().entries().len());
}

#[test]
fn a_turn_that_had_only_begun_when_the_game_was_ended_is_none() {
    let mut table = two_turns();
    table.end_game();
    let over = steps(table.journal());
    let players: Vec<_> = over.iter().map(|step| step.player).collect();
    assert_eq!(players, [None, Some(seat(0)), Some(seat(1)), None]);
    let course = Course::from_journal(table.journal());
    // Anna: the city of 2 for 4 points at once; at the end the King over one completed city, 1.
    assert_eq!((course.turns, course.line(seat(0)).collect::<Vec<_>>()), (2, vec![0, 4, 4, 5]));
}

#[test]
fn each_turn_has_its_player_and_what_was_told_in_it() {
    let mut table = two_turns();
    table.turn("base-road-straight", (2, 0), 0).end_game();
    let steps = steps(table.journal());
    let players: Vec<_> = steps.iter().map(|step| step.player).collect();
    assert_eq!(players, [None, Some(seat(0)), Some(seat(1)), Some(seat(0)), None]);
    let scored: Vec<bool> = steps.iter().map(|step| is_told(&table, step, SCORED)).collect();
    // The city at once; the King at the end has one completed city: 1 point.
    assert_eq!(scored, [false, true, false, false, true]);
}

/// R-KO-2: what is kept of the dealt orders belongs to no turn.
#[test]
fn the_deal_comes_before_the_first_turn() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let table = Table::with_hands(&["Anna", "Ben"], &hands, &[]);
    let steps = steps(table.journal());
    assert_eq!(steps.len(), 2);
    assert_eq!((steps[0].moves, steps[0].told.len()), (2, 2));
    assert_eq!(steps[1].player, Some(seat(0)));
}
