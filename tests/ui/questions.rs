//! Whatever the game asks at the table's own screen stands in the tray, each answer with its number.

use std::collections::BTreeSet;

use rules::Move;
use rules::game::question::{Act, Shown, Topic};
use screen::table::offered;

use support::dice::random_game;

/// By number and letter every answer can be chosen: those of a question stand in the tray in their
/// order, and each way to use the action of the turn has a key of its own.
#[test]
fn every_answer_of_a_random_game_is_offered_in_the_tray() {
    let mut seen = BTreeSet::new();
    for seed in [9, 15, 16, 33] {
        random_game(seed, |journal, _| {
            let game = journal.game();
            if !game.choices().is_empty() {
                return;
            }
            let asked = game.questions().into_iter().filter(|question| !question.beside);
            for question in asked.filter(|it| it.topic.facts().shown == Shown::Tray) {
                let act = if let Topic::Act(act) = question.topic { Some(act) } else { None };
                let answers: Vec<Move> =
                    question.answers.into_iter().map(|answer| answer.made).collect();
                assert_eq!(offered(game, act), answers, "seed {seed}: {:?}", question.topic);
                seen.insert(question.topic.facts().name);
            }
        });
    }
    let all = [
        "act",
        "begin-leaving",
        "count",
        "dragon",
        "enter",
        "bandit",
        "gold",
        "leave",
        "walk",
        "magic",
        "circle",
        "crop-add",
        "crop-take-home",
        "throw",
        "token",
        "wagon",
    ];
    assert!(all.iter().all(|name| seen.contains(name)), "{seen:?}");
    let keys: BTreeSet<char> = Act::all().map(Act::letter).collect();
    assert_eq!(keys.len(), Act::all().count());
}
