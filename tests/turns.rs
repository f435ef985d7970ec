//! A whole turn of the past is forgotten, nobody's, or another player's: what becomes of it and of
//! the turns after it.

use journal::{Correction, Edit, Later, Reentry, forgotten as forgotten_by};
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::{Colour, Player};
use rules::scoring::Source;
use rules::table::{Figures, Held, Leave, Rejection as rejected};
use rules::{Move, Rejection, setup};

use support::table::{Table, deploy, place, seat};

const THREE: [&str; 3] = ["Anna", "Ben", "Cleo"];

/// Anna and Ben lay roads, and the monk of the third turn is written down for Cleo.
fn monk_of_cleo() -> Table {
    let mut table = Table::of(&THREE);
    table.turn("base-road-straight", (1, 0), 0).turn("base-road-straight", (2, 0), 0);
    table.turn_with("base-monastery", (0, 1), 0, "monastery");
    table
}

/// The moves of the monk's turn begin with this one.
const MONK: usize = 4;

/// Who has a follower on the board, and who is on turn.
fn standing(correction: &Correction) -> (Vec<&str>, &str) {
    let game = correction.game();
    let out = game.seats().filter(|seat| game.supply(*seat).followers() < 7);
    (out.map(|seat| game.name(seat)).collect(), game.name(game.active()))
}

#[track_caller]
fn tried(table: &Table, edit: &Edit) -> Correction {
    let correction = table.journal().correct(edit).expect("an edit that is allowed");
    assert_eq!(correction.difference.dropped, []);
    correction.game().check().expect("a sound game");
    correction
}

/// Enters a road for that player before the monk.
fn forgotten(table: &Table, player: u8, later: Later) -> Edit {
    let mut reentry =
        Reentry::before(table.journal(), MONK + 1, seat(player), later).expect("a turn there");
    assert!(reentry.is_forgotten());
    assert_eq!(reentry.game().active(), seat(player));
    assert_eq!(reentry.play(place("base-road-straight", (3, 0), 0)), Ok(false));
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    reentry.edit().clone()
}

// ---- a forgotten turn ----

/// Cleo’s turn was forgotten, so the monk was Anna’s: everybody moves on by one, and Ben is on turn.
#[test]
fn before_a_forgotten_turn_everybody_was_one_too_early() {
    let table = monk_of_cleo();
    let edit = forgotten(&table, 2, Later::MoveOn);
    assert_eq!(standing(&tried(&table, &edit)), (vec!["Anna"], "Ben"));
}

/// Cleo had an extra turn: the monk stays hers, and Anna is on turn as before.
#[test]
fn an_extra_turn_leaves_the_others_with_their_players() {
    let table = monk_of_cleo();
    let edit = forgotten(&table, 2, Later::Stay);
    let correction = tried(&table, &edit);
    assert_eq!(standing(&correction), (vec!["Cleo"], "Anna"));
    // Five tiles lie: the start tile, the three turns and the one that was forgotten.
    assert_eq!(correction.game().board().tiles().len(), 5);
    // A forgotten turn of Ben's, who was not on turn there.
    let edit = forgotten(&table, 1, Later::Stay);
    assert_eq!(standing(&tried(&table, &edit)), (vec!["Cleo"], "Anna"));
    let edit = forgotten(&table, 1, Later::MoveOn);
    assert_eq!(standing(&tried(&table, &edit)), (vec!["Cleo"], "Anna"));
}

/// The very first turn, and a tile that later ones do not leave room for.
#[test]
fn a_turn_may_be_forgotten_before_the_first_one() {
    let table = monk_of_cleo();
    let mut reentry = Reentry::before(table.journal(), 0, seat(2), Later::Stay).unwrap();
    assert_eq!(reentry.play(place("base-road-straight", (1, 0), 0)), Ok(false));
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    let correction = table.journal().correct(reentry.edit()).unwrap();
    // Anna's first road lay there: she passes, to enter it anew.
    assert_eq!(correction.difference.passed, [(2, seat(0))]);
    assert_eq!(standing(&correction), (vec!["Cleo"], "Anna"));
}

/// Who has left played before: a forgotten turn of Ben's comes before his leaving, in whose turn it
/// is told, and after that he has none.
#[test]
fn a_turn_of_somebody_who_has_left_may_have_been_forgotten_before_that() {
    let mut table = monk_of_cleo();
    let figures = Figures::GoHome;
    table.turn("base-road-straight", (3, 0), 0);
    let leave = Leave { player: seat(1), figures, orders: Held::UnderPile };
    // On his own turn, which then is Cleo's.
    table.play(Move::LeaveGame(leave)).turn("base-road-straight", (4, 0), 0);
    let left = table.journal().moves().position(|made| matches!(made, Move::LeaveGame(_)));
    let left = left.expect("he has left");
    let offered = |index| forgotten_by(table.journal(), index);
    assert_eq!(offered(0), [(seat(0), 0), (seat(1), 0), (seat(2), 0)]);
    assert_eq!(offered(left + 1), [(seat(0), left + 1), (seat(1), left), (seat(2), left + 1)]);
    for (index, player) in [(MONK, 1), (left + 1, 1), (left + 1, 0)] {
        for later in Later::ALL {
            let mut reentry =
                Reentry::before(table.journal(), index, seat(player), later).expect("a turn there");
            assert_eq!(reentry.game().active(), seat(player));
            assert_eq!(reentry.play(place("base-road-straight", (-1, 0), 0)), Ok(false));
            assert_eq!(reentry.play(Move::EndTurn), Ok(true));
            let correction = tried(&table, reentry.edit());
            assert_eq!(correction.game().board().tiles().len(), 7, "six lay");
            assert!(!correction.game().company().plays(seat(1)), "he has left all the same");
        }
    }
    table.turn("base-road-straight", (5, 0), 0);
    let after = table.journal().entries().len() - 1;
    let gone = Reentry::before(table.journal(), after, seat(1), Later::Stay);
    assert_eq!(gone, Err(Rejection::Table(rejected::HasLeft { seat: seat(1) })));
}

/// A step of the entry is taken back with all that it has brought, until none is left.
#[test]
fn the_steps_of_an_entry_are_taken_back_one_by_one() {
    let table = monk_of_cleo();
    let mut reentry = Reentry::before(table.journal(), MONK, seat(1), Later::Stay).expect("a turn");
    let begun = reentry.clone();
    assert_eq!(reentry.play(place("base-road-straight", (3, 0), 0)), Ok(false));
    let placed = reentry.clone();
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    let whole = reentry.clone();
    assert_eq!(reentry.steps(), 2);
    assert!(reentry.undo(table.journal()));
    assert_eq!(reentry, placed);
    assert_eq!(reentry.play(Move::EndTurn), Ok(true));
    assert_eq!(reentry, whole, "the later turns stay with their players again");
    assert!(reentry.undo(table.journal()) && reentry.undo(table.journal()));
    assert_eq!(reentry, begun);
    assert!(!reentry.undo(table.journal()), "nothing is left to take back");
}

// ---- a turn that was none ----

#[test]
fn a_removed_turn_is_passed_or_everybody_moves_up() {
    let table = monk_of_cleo();
    // Ben's road, moves 3 and 4.
    let skipped = Edit::without_turn(table.journal(), 2, Later::Stay);
    assert_eq!(skipped, Edit { at: 2, remove: 2, insert: vec![Move::Pass] });
    assert_eq!(standing(&tried(&table, &skipped)), (vec!["Cleo"], "Anna"));
    let moved_up = Edit::without_turn(table.journal(), 2, Later::MoveOn);
    assert_eq!(moved_up, Edit { at: 2, remove: 2, insert: Vec::new() });
    assert_eq!(standing(&tried(&table, &moved_up)), (vec!["Ben"], "Cleo"));
    assert!(Edit::has_later(table.journal(), 2));
}

// ---- a turn of another player's ----

/// The monk was Ben’s. Anna is on turn after it as she was, or Cleo, who is left of Ben.
#[test]
fn a_turn_is_given_to_another_player_with_its_figure() {
    let table = monk_of_cleo();
    assert!(Edit::can_be_given(table.journal(), MONK));
    let stay = Edit::given(table.journal(), MONK + 1, seat(1), Later::Stay);
    let begin = |player| Move::BeginTurn { player: seat(player) };
    assert_eq!(stay.insert[0], begin(1));
    assert_eq!(
        stay.insert[1..],
        [place("base-monastery", (0, 1), 0), deploy("monastery"), Move::EndTurn, begin(0)]
    );
    assert_eq!(standing(&tried(&table, &stay)), (vec!["Ben"], "Anna"));
    // With a turn after it, that one stays with Anna.
    let mut table = table;
    table.turn("base-road-straight", (3, 0), 0);
    let stay = Edit::given(table.journal(), MONK, seat(1), Later::Stay);
    assert_eq!(stay.insert.last(), Some(&begin(0)));
    assert_eq!(standing(&tried(&table, &stay)), (vec!["Ben"], "Ben"));
    let moved = Edit::given(table.journal(), MONK, seat(1), Later::MoveOn);
    assert_eq!(standing(&tried(&table, &moved)), (vec!["Ben"], "Anna"));
}

/// R-BASE-8: the city of two brings 4, to whoever the turn is given to.
#[test]
fn points_go_with_a_turn() {
    let mut table = Table::of(&THREE);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-road-straight", (1, 0), 0);
    let edit = Edit::given(table.journal(), 0, seat(2), Later::Stay);
    let correction = tried(&table, &edit);
    let points: Vec<i32> =
        table.game().seats().map(|seat| correction.difference.points[seat].1).collect();
    assert_eq!(points, [0, 0, 4]);
    assert_eq!(correction.game().name(correction.game().active()), "Cleo");
    assert_eq!(standing(&correction).1, "Cleo", "whose turn it was before");
}

// ---- names, colours and house rules ----

#[test]
fn names_and_colours_are_set_right_at_any_time() {
    let mut table = monk_of_cleo();
    table.play(Move::JoinGame(Player { name: "Eva".to_owned(), colour: Colour::Pink }));
    let people = |names: [&str; 4]| -> Vec<Player> {
        let colours = [Colour::White, Colour::Blue, Colour::Green, Colour::Grey];
        let players = names.iter().zip(colours);
        players.map(|(name, colour)| Player { name: (*name).to_owned(), colour }).collect()
    };
    let before = table.all_points();
    let right = people(["Anne", "Cleo", "Ben", "Evi"]);
    table.journal_mut().name_people(&right).expect("different people");
    assert_eq!(table.game().setup().players, right);
    assert_eq!(table.journal().setup().players, right[..3]);
    assert_eq!((table.supply("Ben"), table.supply("Cleo"), table.all_points()), (6, 7, before));
    // A saved game is replayed to an equal one.
    let moves = table.journal().moves().cloned().collect::<Vec<_>>();
    let setup = table.journal().setup().as_ref().clone();
    let again = Table::new(setup, std::sync::Arc::clone(table.game().catalogue()));
    let again = moves.into_iter().fold(again, |mut table, made| {
        table.play(made);
        table
    });
    assert_eq!(again.game(), table.game());
    let twice = table.journal_mut().name_people(&people(["Anne", "Anne", "Ben", "Evi"]));
    assert_eq!(twice, Err(vec![setup::Fault::NameTwice { name: "Anne".to_owned() }]));
    assert_eq!(table.game().setup().players, right, "nothing has changed");
}

/// A38: the city of two has brought 4; had the table always played otherwise, 2.
#[test]
fn a_house_rule_may_hold_as_if_it_always_had() {
    let mut table = Table::of(&THREE);
    table.turn_with("base-city-cap", (0, -1), 180, "city:0").turn("base-road-straight", (1, 0), 0);
    let rules: HouseRules = [HouseRule::SmallCityPaysTwo].into_iter().collect();
    let correction = table.journal().correct_rules(&rules).expect("rules that can be played");
    assert_eq!(correction.difference.points[seat(0)], (4, 2));
    table.journal_mut().accept(correction);
    assert_eq!(table.journal().setup().rules, rules);
    assert_eq!(table.from("Anna", Source::City), 2);
    // A change of the rules in mid-game is dropped, and its rules hold from the beginning.
    table.play(Move::ChangeRules { rules: HouseRules::default() });
    let correction = table.journal().correct_rules(&HouseRules::default()).expect("the usual ones");
    table.journal_mut().accept(correction);
    assert!(!table.journal().moves().any(|made| matches!(made, Move::ChangeRules { .. })));
    assert_eq!(table.from("Anna", Source::City), 4);
}

/// While hands are secret the difference is that of the same game without them: 4 points become 2.
#[test]
fn what_other_house_rules_would_change_is_told_with_secret_hands_too() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-07"]);
    table.ground(1).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.lay("Ben", "workshop-cap", (1, 3), 0);
    let rules: HouseRules = [HouseRule::SmallCityPaysTwo].into_iter().collect();
    let correction = table.journal().correct_rules(&rules).expect("rules that can be played");
    let (before, after) = correction.difference.points[seat(0)];
    assert_eq!(before - after, 2);
    assert_eq!(correction.difference.dropped, []);
    assert_eq!(correction.shown().board().tiles().len(), table.game().board().tiles().len());
}

/// Whoever follows from the table's own tiles does so after undo, too.
#[test]
fn undo_takes_a_guest_back_and_redo_brings_the_same_one() {
    let mut table = monk_of_cleo();
    table.play(Move::JoinGame(Player { name: "Eva".to_owned(), colour: Colour::Pink }));
    let whole = table.journal().game().clone();
    let journal = table.journal_mut();
    journal.undo();
    assert_eq!(journal.game().setup().players.len(), 3);
    journal.redo();
    assert_eq!(*journal.game(), whole);
}
