//! The game by its questions alone: whatever people enter is the answer to one.

use std::fs;
use std::sync::Arc;

use kings_order::content::bundled;
use kings_order::journal::Journal;
use kings_order::rules::expansion::fair::{Distance, Throw, Token};
use kings_order::rules::game::question::{Question, Topic};
use kings_order::rules::{Game, Move, Setup};
use kings_order::storage::Saved;

use crate::dice::{Dice, draw, random_game, random_setup};
use crate::games::scenarios;
use crate::scorepad::converter::Converter;

/// Makes the moves of a game, each only if it answers what is asked then; a question that a file
/// leaves unanswered is passed.
fn enter(setup: Arc<Setup>, moves: &[Move]) -> Result<Game, String> {
    let mut game = Game::new(setup, bundled::catalogue()).expect("the setup of a game");
    for (index, made) in moves.iter().enumerate() {
        let mut passed = 0;
        while !game.questions().iter().any(|question| question.takes(made)) {
            passed += 1;
            let pass = game.question().filter(|_| passed < 4).and_then(|question| question.pass);
            let pass = pass.ok_or_else(|| format!("move {index}: nothing asks for {made:?}"))?;
            game.play(&pass)
                .map_err(|why| format!("move {index}: {pass:?} is refused: {why:?}"))?;
        }
        game.play(made).map_err(|why| format!("move {index}: {made:?} is refused: {why:?}"))?;
    }
    Ok(game)
}

/// The same points and the same end, however the moves were found.
fn compare(name: &str, entered: Result<Game, String>, known: &Game) -> Result<(), String> {
    let entered = entered.map_err(|fault| format!("{name}: {fault}"))?;
    let points =
        |game: &Game| game.seats().map(|seat| game.tally(seat).total()).collect::<Vec<_>>();
    let same = points(&entered) == points(known) && entered.is_finished() == known.is_finished();
    if same {
        Ok(())
    } else {
        Err(format!("{name}: {:?} instead of {:?}", points(&entered), points(known)))
    }
}

#[test]
fn every_known_game_is_entered_by_answers_alone() {
    let mut wrong = Vec::new();
    let mut entered = 0;
    for file in fs::read_dir(scenarios()).unwrap().map(|entry| entry.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if !name.ends_with(".json") || name.ends_with(".expected.json") {
            continue;
        }
        let saved = Saved::decode(&file, &fs::read_to_string(&file).unwrap()).expect("a game");
        let setup = Arc::new(saved.setup);
        let mut known = Game::new(Arc::clone(&setup), bundled::catalogue()).expect("a game");
        saved.moves.iter().for_each(|made| drop(known.play(made).expect("a known game")));
        wrong.extend(compare(&name, enter(setup, &saved.moves), &known).err());
        entered += 1;
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(entered >= 11, "only {entered} games found");
}

/// Of every mix of sets.
#[test]
fn games_on_the_scorepad_are_entered_by_answers_alone() {
    let mut wrong = Vec::new();
    for seed in 0..17 {
        let pad = Converter::convert(&random_game(seed, |_, _| {}));
        let moves: Vec<Move> = pad.entries().iter().map(|entry| entry.made.clone()).collect();
        let entered = enter(Arc::clone(pad.game().setup()), &moves);
        wrong.extend(compare(&format!("seed {seed}"), entered, pad.game()).err());
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// An answer at random, one that is filled in where the question lists none.
fn answer(game: &Game, question: &Question, dice: &mut Dice) -> Option<Move> {
    let listed: Vec<&Move> = question.moves().collect();
    match question.topic {
        Topic::Tile => {
            let tile = draw(game, dice);
            let placings: Vec<Move> =
                game.placings().filter(|made| about(made, tile.id.as_str())).collect();
            Some(dice.pick(&placings).clone())
        }
        Topic::Throw(Token::Target) if !dice.one_in(4) => {
            let distance = Distance::from_millimetres(dice.below(200) as f64);
            Some(Move::Throw(Throw {
                distance,
                off_tiles: dice.one_in(4),
                ..Throw::by(question.whom)
            }))
        }
        Topic::Adjust if dice.one_in(40) => Some(Move::Adjust {
            player: question.whom,
            points: 2,
            reason: "counted again".to_owned(),
        }),
        // An evening is not ended at every other turn.
        Topic::End | Topic::Skip if !dice.one_in(200) => None,
        _ if listed.is_empty() => None,
        _ => Some((*dice.pick(&listed)).clone()),
    }
}

fn about(made: &Move, id: &str) -> bool {
    match made {
        Move::Place { tile, .. } | Move::RemoveTile { tile } => tile.as_str() == id,
        _ => false,
    }
}

/// Whoever answers at random comes to the end: no question is without an answer that the game
/// takes.
#[test]
fn random_games_are_played_by_answers_alone_to_their_end() {
    for seed in 0..17 {
        let mut dice = Dice::new(seed);
        let setup = random_setup(seed, &mut dice);
        let mut journal =
            Journal::new(setup, bundled::catalogue()).expect("a setup that can be played");
        while !journal.game().is_finished() {
            let game = journal.game();
            let questions = game.questions();
            let beside = (dice.one_in(3)).then(|| dice.pick(&questions));
            let asked = beside.and_then(|question| answer(game, question, &mut dice));
            let made = asked.or_else(|| answer(game, questions.first()?, &mut dice));
            let Some(made) = made else {
                panic!("seed {seed}: nothing answers {:?}", questions.first())
            };
            if let Err(why) = journal.play(made.clone()) {
                panic!("seed {seed}: the answer {made:?} is refused: {why:?}");
            }
        }
    }
}
