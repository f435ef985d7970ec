//! The game by its questions alone: whatever people enter is the answer to one.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use content::bundled;
use journal::Journal;
use rules::card::Card;
use rules::feature::Place;
use rules::game::question::{Answer, Question, Shown, Shows, Target, Topic};
use rules::game::{Phase, legal};
use rules::geometry::{Position, Rotation};
use rules::house_rule::HouseRule;
use rules::piece::Neutral;
use rules::player::Figure;
use rules::setup::Recording;
use rules::throw::{Distance, Throw, Token};
use rules::tile::described::Described;
use rules::tile::{Segment, Tile};
use rules::{Catalogue, Game, Move, Setup};
use storage::Saved;
use text::spoken::Spoken;
use text::{Language, Words};

use support::converter::Converter;
use support::dice::{
    Dice, draw, has_track, random_bag, random_game, random_move, random_setup, shuffle_orders,
};
use support::scenarios;

/// Makes the moves of a game, each only if it answers what is asked then; a question that a file
/// leaves unanswered is passed.
fn enter(setup: Arc<Setup>, moves: &[Move]) -> Result<Game, String> {
    let mut game = Game::new(setup, bundled::catalogue()).expect("the setup of a game");
    for (index, made) in moves.iter().enumerate() {
        let mut passed = 0;
        // Where gold can be shared in one way alone, nobody is asked.
        if matches!(made, Move::ShareGold { .. }) && game.play(made).is_ok() {
            continue;
        }
        // A figure that the table keeps against the rules answers nothing.
        if matches!(made, Move::DeployAnyway { .. }) && game.play(made).is_ok() {
            continue;
        }
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

/// Compares points and end, however the moves were found.
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
    for seed in (0..17).filter(|seed| !has_track(*seed)) {
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
        Topic::Tile if legal::count_to_draw(game) == 0 => Some(random_bag(game, dice)),
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
            source: None,
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

/// Texts that are heard twice, for whoever chooses by it.
fn heard_twice(heard: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut known = BTreeSet::new();
    heard.into_iter().filter(|one| !one.is_empty() && !known.insert(one.clone())).collect()
}

/// The answers of a question as a phone names them: by what their point on the board shows, or else
/// as they are read. Cards are looked at one by one.
fn names(spoken: &Spoken<'_>, question: &Question, words: &Words, game: &Game) -> Vec<String> {
    let read = words.answers(&question.answers, game, true).into_iter();
    let read = read.map(|worded| format!("{} {}", worded.title, worded.about).trim().to_owned());
    let answers =
        question.answers.iter().zip(spoken.answers(&question.answers).into_iter().zip(read));
    let answers = answers.filter(|(answer, _)| !matches!(answer.shows, Some(Shows::Card(_))));
    answers.map(|(_, (heard, read))| if heard.is_empty() { read } else { heard }).collect()
}

/// The features, the open places and the tiles of a board, each list as a page tells it.
fn lists(spoken: &Spoken<'_>, game: &Game) -> [Vec<String>; 3] {
    let board = game.board();
    let features: Vec<_> = board.features().collect();
    let places = board.open_places().map(|(at, _)| spoken.located(&spoken.place(at), at));
    let tiles = board.tiles().iter();
    let tiles = tiles.map(|placed| spoken.located(&spoken.placed(placed), placed.at));
    [spoken.features(&features), places.collect(), tiles.collect()]
}

/// Of every mix of sets: no two answers of a question are heard alike, and no two lines of the board
/// as a list.
#[test]
fn no_two_answers_and_no_two_lines_of_the_board_are_heard_alike() {
    let words = Words::english();
    let mut questions = 0;
    let mut alike = BTreeSet::new();
    for seed in 0..34 {
        random_game(seed, |journal, _| {
            let game = journal.game();
            if game.recording() != Recording::Board {
                return;
            }
            for question in game.questions().into_iter().flat_map(Question::by_piece) {
                questions += 1;
                let spoken = Spoken::new(&words, game, Some(question.whom));
                let twice = heard_twice(names(&spoken, &question, &words, game));
                alike.extend(twice.first().map(|one| format!("{:?}: {one}", question.topic)));
            }
            if journal.entries().len().is_multiple_of(16) {
                for list in lists(&Spoken::new(&words, game, None), game) {
                    alike.extend(heard_twice(list));
                }
            }
        });
    }
    assert!(alike.is_empty(), "{alike:#?}");
    assert!(questions > 1_000, "only {questions} questions");
}

/// R-PD-2, R-PD-7, R-TW-1, R-CNT-5, R-FER-1, R-GLD-1, R-MAG-1: what stands on a tile and belongs to
/// nobody is told with it; mage and witch with their road or city as well.
#[test]
fn every_piece_on_the_board_is_told_with_its_tile() {
    let words = Words::english();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..34 {
        random_game(seed, |journal, _| {
            let game = journal.game();
            if game.recording() != Recording::Board || !journal.entries().len().is_multiple_of(8) {
                return;
            }
            let (board, spoken) = (game.board(), Spoken::new(&words, game, None));
            let mut tells = |at: Option<Position>, name: &'static str, text: &str| {
                let Some(placed) = at.and_then(|at| board.tile(at)) else { return };
                let told = spoken.placed(placed);
                assert!(told.contains(text), "{text} in {told}");
                seen.insert(name);
            };
            for (at, token) in game.tokens_on_board() {
                match token {
                    Neutral::Gold(1) => tells(Some(at), "gold", "1 bar of gold"),
                    Neutral::Ferry(_) => tells(Some(at), "ferry", "The ferry "),
                    _ => {}
                }
            }
            for (place, piece) in game.pieces_on_segments() {
                let name = piece.name();
                let told = match piece {
                    Neutral::Sheep(sheep) => format!("{sheep} sheep"),
                    _ => format!("the {name}"),
                };
                tells(Some(place.at), name, &told.replace("the ", "The "));
                assert!(spoken.segment(place).contains(&format!(", {told}")));
            }
            tells(game.dragon().map(|dragon| dragon.at), "dragon", "The dragon");
            tells(game.fairy().and_then(|fairy| fairy.stand.at()), "fairy", "The fairy");
            for tower in game.towers().into_iter().flat_map(|towers| towers.towers()) {
                let text = format!("A tower of height {}", tower.height);
                tells(Some(tower.at), "tower", &text);
            }
            if let Some(city) = game.city() {
                tells(board.quarter(city.count()), "count", "The Count");
                for resident in city.residents() {
                    let text = format!("{}’s follower", game.name(resident.seat));
                    if resident.figure == Figure::Follower {
                        tells(board.quarter(resident.quarter), "resident", &text);
                    }
                }
            }
        });
    }
    let all = [
        "count", "dragon", "fairy", "ferry", "gold", "mage", "resident", "sheep", "tower", "witch",
    ];
    assert_eq!(seen, BTreeSet::from(all));
}

/// Of every kind: the question, its answers and the way past it have words on the table's own
/// screen, and on a phone the question has; the game takes every answer that is offered.
#[test]
fn every_question_is_worded_in_every_language_and_every_answer_is_allowed() {
    let languages: Vec<Words> = Language::ALL.iter().map(|it| Words::in_language(*it)).collect();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for seed in [15, 16, 19, 32, 33, 49, 50] {
        random_game(seed, |journal, _| {
            let game = journal.game();
            for question in game.questions() {
                for made in question.moves() {
                    assert_eq!(game.allows(made), Ok(()), "seed {seed}: {made:?}");
                }
                let facts = question.topic.facts();
                let name =
                    if let Topic::Act(act) = question.topic { act.name() } else { facts.name };
                if !seen.insert(name) {
                    continue;
                }
                for words in &languages {
                    let language = words.language();
                    let on_phone = words.asked_on_phone(&question, game, true);
                    assert!(!on_phone.title.is_empty(), "{language}: {name}");
                    if facts.shown != Shown::Tray {
                        continue;
                    }
                    assert!(!words.asked(&question, game).title.is_empty(), "{language}: {name}");
                    for answer in &question.answers {
                        let worded = words.answer(answer, game);
                        assert!(!worded.title.is_empty(), "{language}: {:?}", answer.made);
                    }
                    let passed = question.pass.is_none() || !words.pass(question.topic).is_empty();
                    assert!(passed, "{language}: the way past {name}");
                }
            }
        });
    }
    let board = [
        "keep",
        "fulfil",
        "draw",
        "tile",
        "abbey",
        "ransom",
        "escape",
        "bandit",
        "walk",
        "message",
        "gold",
        "magic",
        "circle",
        "crop-add",
        "crop-take-home",
        "dragon",
        "begin-leaving",
        "leave",
        "wagon",
        "enter",
        "count",
        "token",
        "throw",
        "skip",
        "end",
        "adjust",
        "follower",
        "big-follower",
        "mayor",
        "builder",
        "pig",
        "barn",
        "princess",
        "raise",
        "man",
        "capture",
        "fairy",
        "fly",
        "ferry",
        "move-ferry",
    ];
    let missing: Vec<&str> = board.into_iter().filter(|name| !seen.contains(name)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// R-FLY-2, R-MAG-1: a flier and the number on its die, mage and witch, and the ways to use the
/// action of a turn are told apart by their names; two answers by their words, where they lie too.
#[test]
fn no_two_answers_of_a_question_and_no_two_ways_of_one_turn_are_read_alike() {
    let words = Words::english();
    for seed in 0..34 {
        random_game(seed, |journal, _| {
            let game = journal.game();
            let mut ways = BTreeSet::new();
            // The piece is chosen before its place.
            for question in game.questions().into_iter().flat_map(Question::by_piece) {
                let whole = words.answers(&question.answers, game, true);
                // Cards that are picked have no words of their own.
                let mut apart = BTreeSet::new();
                for it in whole.iter().filter(|it| !it.title.is_empty()) {
                    assert!(
                        apart.insert((&it.title, &it.about)),
                        "seed {seed}: {whole:?} {:?}",
                        question.answers
                    );
                }
                // A number is needed for fields alone that no side shows, and for figures that stand
                // together (R-CRC-3).
                let is_hidden = |answer: &Answer| {
                    let (Target::Segment(place) | Target::Feature(place) | Target::Figure(place)) =
                        answer.target
                    else {
                        return false;
                    };
                    let Place { at, segment: Segment::Field(field) } = place else { return false };
                    let tile = game.board().tile(at).expect("a tile");
                    tile.tile.fields[usize::from(field)].half_edges.is_empty()
                };
                let numbered = question.answers.iter().zip(&whole);
                let mut numbered = numbered.filter(|(_, it)| it.title.ends_with(')'));
                let is_same = |answer: &Answer| {
                    question.answers.iter().filter(|other| other.made == answer.made).count() > 1
                };
                assert!(
                    numbered.all(|(answer, _)| is_hidden(answer) || is_same(answer)),
                    "seed {seed}: {whole:?}"
                );
                let is_way = matches!(question.topic, Topic::Act(_));
                if is_way || game.piece_alone(&question).is_some() {
                    let title = words.asked_on_phone(&question, game, true).title;
                    assert!(ways.insert((question.whom, title.clone())), "seed {seed}: {title}");
                }
            }
        });
    }
}

/// R-CRC-2, R-PD-3, R-CNT-9: everybody is told who is asked, whoever is on turn; of a hand nothing.
#[test]
fn the_headline_names_whomever_the_table_waits_for() {
    let languages: Vec<Words> = Language::ALL.iter().map(|it| Words::in_language(*it)).collect();
    let mut others = 0;
    for seed in [7, 11, 15, 16, 32, 33, 49] {
        random_game(seed, |journal, _| {
            let game = journal.game();
            let asked = game.question().filter(|question| {
                let facts = question.topic.facts();
                facts.shown == Shown::Tray && !facts.is_secret
            });
            let asked = asked.filter(|_| matches!(game.phase(), Phase::Asking(_)));
            let Some(question) = asked.filter(|question| question.topic != Topic::Claims) else {
                return;
            };
            others += usize::from(question.whom != game.active());
            for words in &languages {
                let headline = words.headline(game);
                let name = game.name(question.whom);
                assert!(headline.contains(name), "{}: {headline}", words.language());
            }
        });
    }
    assert!(others > 50, "{others}");
}

/// A tile of the table's own on which everything is that a set could bring.
const OWN: &str = r#"[
{"id": "own-castle", "set": "own", "count": 4, "edges": {"n": "city", "e": "road", "s": "city", "w": "road"},
 "cities": [{"edges": ["n"], "princess": true, "goods": "wine", "besieged": true}, {"edges": ["s"], "cathedral": true}],
 "roads": [{"edges": ["e", "w"], "inn": true}], "dragon": true, "portal": true, "tower_site": true, "fair": true,
 "fields": [{"half_edges": ["w2", "e1"], "cities": [0]}, {"half_edges": ["e2", "w1"], "cities": [1], "pigsty": true}]},
{"id": "own-mountain", "set": "own", "count": 4, "edges": {"n": "field", "e": "field", "s": "road", "w": "field"},
 "roads": [{"edges": ["s"]}], "shrine": true, "volcano": true, "portal": true, "tower_site": true, "fair": true,
 "fields": [{"half_edges": ["s2", "w1", "w2", "n1", "n2", "e1", "e2", "s1"]}]}
]"#;

fn known_and_own() -> Arc<Catalogue> {
    let catalogue = bundled::catalogue();
    let own: Vec<Tile> = serde_json::from_str(OWN).expect("tiles");
    let tiles = catalogue.tiles().iter().map(|tile| Tile::clone(tile)).chain(own).collect();
    let cards = catalogue.cards().iter().map(|card| Card::clone(card)).collect();
    Arc::new(Catalogue::new(tiles, cards))
}

/// A move that the table keeps against the rules: any tile that is known, one that it describes, a
/// follower anywhere on the tile just placed.
fn anyway(game: &Game, dice: &mut Dice) -> Option<Move> {
    let known = game.catalogue().tiles();
    match game.phase() {
        Phase::Place if dice.one_in(8) => {
            let tile = dice.pick(known);
            Some(Move::DescribeTile(Box::new(Described {
                tile: format!("own-{}", dice.next()).as_str().into(),
                edges: tile.edges,
                cities: tile.cities.clone(),
                roads: tile.roads.clone(),
                monastery: tile.monastery,
                bag: dice.one_in(2),
            })))
        }
        Phase::Place if dice.one_in(2) => {
            let at: Vec<Position> = game.board().open_places().map(|(at, _)| at).collect();
            let (tile, at) = (dice.pick(known).id.clone(), *dice.pick(&at));
            Some(Move::PlaceAnyway { tile, at, rotation: *dice.pick(&Rotation::ALL) })
        }
        Phase::Deploy { at, .. } if dice.one_in(4) => {
            let segments: Vec<_> = game.board().tile(at)?.tile.segments().collect();
            let (figure, on) = (*dice.pick(&Figure::ALL), *dice.pick(&segments));
            Some(Move::DeployAnyway { figure, on, at: None })
        }
        _ => None,
    }
    .filter(|made| game.allows(made).is_ok())
}

/// A random game with house rules by chance, the table's own tiles in play or not.
fn house(seed: u64, dice: &mut Dice) -> Setup {
    let mut setup = random_setup(seed, dice);
    if seed.is_multiple_of(2) {
        setup.sets.push("own".to_owned());
    }
    let with_orders = setup.orders.is_some();
    for rule in HouseRule::ALL.into_iter().filter(|rule| rule.concerns(&setup.sets, with_orders)) {
        setup.rules.choose(rule, dice.below(rule.answers().len()));
    }
    if with_orders {
        shuffle_orders(&mut setup, dice);
    }
    setup
}

/// Of whatever sets the tiles are that the table keeps: what their own expansion would ask is asked
/// only where that is in play.
#[test]
fn no_answer_is_refused_whatever_the_table_keeps() {
    let catalogue = known_and_own();
    let mut kept = 0;
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let setup = Arc::new(house(seed, &mut dice));
        let mut game = Game::new(setup, Arc::clone(&catalogue)).expect("a setup");
        while !game.is_finished() {
            let questions = game.questions();
            let draws = questions.iter().any(|question| question.topic == Topic::Tile);
            let placings: Vec<Move> = game.placings().filter(|_| draws).take(8).collect();
            for made in questions.iter().flat_map(Question::moves).chain(&placings) {
                if let Err(why) = game.clone().play(made) {
                    panic!("seed {seed}: the answer {made:?} is refused: {why:?}");
                }
            }
            let against = anyway(&game, &mut dice);
            kept += usize::from(against.is_some());
            let made = against.unwrap_or_else(|| random_move(&game, &mut dice));
            if let Err(why) = game.play(&made) {
                panic!("seed {seed}: {made:?} is refused: {why:?}");
            }
        }
    }
    assert!(kept > 350, "{kept} moves against the rules");
}
