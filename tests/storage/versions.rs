//! Games of the first version of the file, in which a start tile that others lie for was always in
//! the pile (A47).

use std::path::Path;
use std::sync::Arc;

use content::bundled;
use rules::house_rule::{HouseRule, HouseRules};
use rules::{Game, Move};
use storage::list::Standing;
use storage::{Clock, Saved, games};

use super::folder;

/// A game of that version with those sets and rules.
fn text(version: u32, sets: &str, rules: &str, moves: &str) -> String {
    format!(
        r#"{{"format": "kings-order", "version": {version}, "id": "a", "started": "2026-11-21T19:30:00Z",
 "setup": {{"players": [{{"name": "Anna", "colour": "red"}}, {{"name": "Ben", "colour": "blue"}}],
            "sets": [{sets}], "record": "board", "rules": {{{rules}}}}},
 "moves": [{moves}]}}"#
    )
}

fn read(text: &str) -> Saved {
    Saved::decode(Path::new("a.json"), text).unwrap()
}

/// The number of tiles left after all moves.
fn left(saved: &Saved) -> u32 {
    let setup = Arc::new(saved.setup.clone());
    let mut game = Game::new(setup, bundled::catalogue()).unwrap();
    for made in &saved.moves {
        game.play(made).unwrap();
        game.check().unwrap();
    }
    game.count_left()
}

const RIVER: &str = r#""base", "river-2""#;
const FORK: &str = r#"{"move": "place", "tile": "river2-fork", "at": [1, 0], "rotation": 0},
    {"move": "end-turn"}"#;

/// A47: 72 and 10 more after the fork, as it was played; the present version has 71 and 10. An
/// answer that the file names holds in either.
#[test]
fn a_game_of_the_first_version_keeps_its_start_tile_in_the_pile() {
    let pile = r#""start-tile": "pile""#;
    let in_box = r#""start-tile": "box""#;
    for (version, rules, expected) in [
        (1, "", 82),
        (1, r#""river-mouth": "turn""#, 82),
        (1, pile, 82),
        (1, in_box, 81),
        (2, "", 81),
        (2, pile, 82),
        (2, in_box, 81),
    ] {
        assert_eq!(left(&read(&text(version, RIVER, rules, FORK))), expected, "{version} {rules}");
    }
    let city = read(&text(1, r#""base", "count""#, "", ""));
    assert_eq!(left(&city), 72);
}

/// A47: rules that were changed in such a game left the start tile where it was, in moves that were
/// taken back too.
#[test]
fn rules_changed_in_a_game_of_the_first_version_leave_the_start_tile() {
    let change = |rules: &str| format!(r#"{{"move": "change-rules", "rules": {{{rules}}}}}"#);
    let small = change(r#""small-city": "two""#);
    let moves = format!("{FORK}, {small}");
    assert_eq!(left(&read(&text(1, RIVER, "", &moves))), 82);
    assert_eq!(left(&read(&text(2, RIVER, "", &moves))), 81);
    let named = format!("{FORK}, {}", change(r#""start-tile": "box""#));
    assert_eq!(left(&read(&text(1, RIVER, "", &named))), 81);
    let undone = text(1, RIVER, "", FORK)
        .replace("\n \"moves\"", &format!("\n \"undone\": [{small}],\n \"moves\""));
    let undone = read(&undone).undone;
    let [Move::ChangeRules { rules }] = &undone[..] else { panic!("one move: {undone:?}") };
    assert!(rules.differs(HouseRule::StartTileInPile));
}

/// A game without a river or the City has its start tile on the table, and nothing to say of it; a
/// set of the table's own may bring a spring.
#[test]
fn a_game_whose_start_tile_lies_on_the_table_says_nothing_of_it() {
    let plain = read(&text(1, r#""base", "king-robber""#, "", ""));
    assert_eq!(plain.setup.rules, HouseRules::default());
    let own = read(&text(1, r#""base", "brook""#, "", ""));
    assert!(own.setup.rules.differs(HouseRule::StartTileInPile));
}

/// It is written in the present version, and says what it was silent about.
#[test]
fn a_game_of_the_first_version_is_written_in_the_second() {
    let saved = read(&text(1, RIVER, "", FORK));
    let written = saved.encode().unwrap();
    assert!(written.contains("\"version\": 2"), "{written}");
    assert!(written.contains(r#""rules":{"start-tile":"pile"}"#), "{written}");
    assert_eq!(read(&written), saved);
}

/// A torn file is read as a whole one is.
#[test]
fn a_torn_game_of_the_first_version_keeps_its_start_tile_in_the_pile() {
    let whole = text(1, RIVER, "", FORK);
    let torn = &whole[..whole.len() - 2];
    let saved = Saved::salvage(torn.as_bytes()).unwrap().saved;
    assert_eq!((saved.moves.len(), left(&saved)), (2, 82));
    let folder = folder();
    let path = folder.path().join("a.json");
    std::fs::write(&path, torn).unwrap();
    let opened = games::open(&path, &bundled::catalogue()).unwrap();
    assert_eq!(opened.journal.game().count_left(), 82);
}

/// The next game of the table is played by the rules; one that has said `pile` stays with it.
#[test]
fn the_next_game_takes_no_answer_over_that_nobody_has_given() {
    let folder = folder();
    let path = folder.path().join("a.json");
    for (text, differs) in [
        (text(1, RIVER, r#""river-mouth": "turn""#, ""), false),
        (text(1, RIVER, r#""river-mouth": "turn", "start-tile": "pile""#, ""), true),
        (text(2, RIVER, r#""river-mouth": "turn", "start-tile": "pile""#, ""), true),
    ] {
        std::fs::write(&path, text).unwrap();
        let opened = games::open(&path, &bundled::catalogue()).unwrap();
        let standing = Standing::from_journal(&opened.journal, Clock::timing(None));
        assert_eq!(standing.rules.differs(HouseRule::StartTileInPile), differs);
        assert!(standing.rules.differs(HouseRule::MouthIsATurn));
    }
    // An answer that was chosen at the table is given.
    let mut chosen = HouseRules::default();
    chosen.set(HouseRule::StartTileInPile, true);
    assert_eq!(chosen.for_next_game(), chosen);
}
