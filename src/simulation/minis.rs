//! What the newer sets ask: chance at stated odds, choices by what they bring.

use super::dice::Dice;
use super::worth::{best_answer, holds, outcome};
use crate::rules::card::task::Requirement;
use crate::rules::expansion::flying::DIE;
use crate::rules::expansion::messages::Text;
use crate::rules::expansion::sheep::{Drawn, MOST};
use crate::rules::expansion::track::ScoreFigure;
use crate::rules::game::question::{Act, Answer, Question, Topic};
use crate::rules::game::{legal, questions, sets};
use crate::rules::geometry::{Rotation, Side};
use crate::rules::tile::described::Described;
use crate::rules::tile::{self, Edge, Edges, Road};
use crate::rules::{Game, Move, Seat};

/// Every fifth space of the score track is dark (R-MSG-3).
const DARK: i32 = 5;

/// The flight of a follower with a machine, if the tile shows one: worth what the three numbers of
/// the die bring on the average. Then the die is thrown.
pub fn flight(placed: &Game, seat: Seat, dice: &mut Dice) -> Option<(f64, Move)> {
    let flights: Vec<Move> = questions::act::answers_to(placed, Act::Fly)
        .into_iter()
        .map(|answer| answer.made)
        .collect();
    let figure = flights
        .iter()
        .find_map(|made| if let Move::Fly(flight) = made { Some(flight.figure) } else { None })?;
    let best = |number: u8| {
        let is_meant = |made: &&Move| {
            matches!(made, Move::Fly(flight)
                if flight.figure == figure && flight.steps == number)
        };
        let tried = flights.iter().filter(is_meant).filter_map(|made| {
            let mut after = placed.clone();
            after.play(made).ok()?;
            Some((outcome(after, seat), made.clone()))
        });
        tried.max_by(|one, other| one.0.total_cmp(&other.0))
    };
    let by_number: Vec<(f64, Move)> = DIE.into_iter().map(best).collect::<Option<_>>()?;
    let worth = by_number.iter().map(|(value, _)| value).sum::<f64>() / by_number.len() as f64;
    Some((worth, dice.pick(&by_number)?.1.clone()))
}

/// What comes after the action, if there is anything: a ferry is laid or moves, the shepherd sees
/// to his flock.
pub fn after_action(game: &Game, dice: &mut Dice) -> Option<Move> {
    let asks = |act| !questions::act::answers_to(game, act).is_empty();
    if asks(Act::LayFerry) || asks(Act::MoveFerry) {
        best_answer(game, game.active(), dice)
    } else {
        flock(game, dice)
    }
}

/// A token that the shepherd draws, each as likely, or the flock guided home: as soon as the wolf
/// would take more than half of what a token brings, or the game is nearly over.
pub fn flock(game: &Game, dice: &mut Dice) -> Option<Move> {
    let answers = questions::act::answers_to(game, Act::Flock);
    let flocks = game.flocks().filter(|_| !answers.is_empty())?;
    let (wolves, all) = flocks.odds();
    let sheep = f64::from(sets::sheep::flock(game));
    let in_bag: u32 = (1..=MOST).map(|on| u32::from(on) * u32::from(flocks.in_bag(on))).sum();
    let is_late = game.count_left() as usize <= 2 * game.seats().count();
    let seat = game.active();
    let flock = u32::from(sets::sheep::flock(game));
    let shepherds = sets::sheep::shepherds_beside(game, seat);
    let fulfils =
        |it: &Requirement| matches!(it, Requirement::GuideHome(it) if it.takes(flock, shepherds));
    let wants_more =
        |it: &Requirement| matches!(it, Requirement::GuideHome(it) if it.least_sheep() > flock);
    let is_enough = f64::from(wolves) * sheep > f64::from(in_bag) / 2.0;
    let goes_home = flock > 0
        && (is_late || holds(game, seat, fulfils) || (is_enough && !holds(game, seat, wants_more)));
    let home = answers.into_iter().map(|answer| answer.made).find(|made| *made == Move::GuideHome);
    if let Some(home) = home.filter(|_| goes_home) {
        return Some(home);
    }
    let mut drawn = dice.below(usize::from(all));
    let token = (0..=MOST).find(|sheep| {
        let tokens = usize::from(flocks.in_bag(*sheep));
        let is_it = drawn < tokens;
        drawn = drawn.saturating_sub(tokens);
        is_it
    });
    token.map(|sheep| Move::DrawSheep(Drawn { sheep }))
}

/// A tile with a bag where one is drawn: as likely as its share of the tiles. Such tiles are a
/// straight road here.
pub fn bag(game: &Game, dice: &mut Dice) -> Option<Vec<Move>> {
    let (bags, known) = (usize::from(game.bags_left()), legal::count_to_draw(game) as usize);
    if bags == 0 || dice.below(bags + known) >= bags {
        return None;
    }
    let tile: tile::Id = "own-bag".into();
    let Some(described) = game.catalogue().tile(tile.as_str()) else {
        let road =
            Road { sides: vec![Side::North, Side::South], inn: false, tunnel: false, well: false };
        return Some(vec![Move::DescribeTile(Box::new(Described {
            tile,
            edges: Edges { n: Edge::Road, e: Edge::Field, s: Edge::Road, w: Edge::Field },
            cities: Vec::new(),
            roads: vec![road],
            monastery: false,
            bag: true,
        }))]);
    };
    let mut places = game.board().placements(described);
    if places.is_empty() {
        places = game.board().open_places().map(|(at, _)| (at, Rotation::ALL[0])).collect();
    }
    let (at, rotation) = *dice.pick(&places)?;
    Some(vec![Move::PlaceAnyway { tile, at, rotation }])
}

/// The answer to a question of a newer set.
pub fn answer(game: &Game, dice: &mut Dice) -> Option<Move> {
    let question = game.question()?;
    let seat = question.whom;
    if question.topic == Topic::Walk {
        walk(game, seat, &question, dice)
    } else if question.topic == Topic::Message {
        message(game, dice)
    } else if question.topic == Topic::Circle {
        let home = holds(game, seat, |order| matches!(order, Requirement::CropTakesHome(_)));
        let add = holds(game, seat, |order| matches!(order, Requirement::Deploy(it) if it.crop));
        let chosen = if home == add { dice.below(2) } else { usize::from(home) };
        question.answers.get(chosen).map(|answer| answer.made.clone())
    } else if question.topic == Topic::Bandit {
        // Beside whoever has most points.
        let best = question.answers.iter().max_by_key(|answer| most_beside(game, seat, answer));
        best.map(|answer| answer.made.clone())
    } else {
        best_answer(game, seat, dice)
    }
}

/// The most points of a player beside whose figure a bandit would wait (R-RBS-2).
fn most_beside(game: &Game, seat: Seat, answer: &Answer) -> i32 {
    let Move::PlaceBandit(ambush) = &answer.made else { return 0 };
    let spaces = sets::robbers::ambushes(game, seat);
    let beside = spaces.into_iter().find(|(space, _)| *space == ambush.space);
    let beside = beside.map(|(_, seats)| seats).unwrap_or_default();
    beside.iter().map(|other| game.tally(*other).total()).max().unwrap_or(0)
}

/// The figure that comes to a dark space by its points, else any.
fn walk(game: &Game, seat: Seat, question: &Question, dice: &mut Dice) -> Option<Move> {
    let track = game.track()?;
    let due = track.due()?.points;
    let stops = |figure: &ScoreFigure| (track.points(seat, *figure) + due).rem_euclid(DARK) == 0;
    let stopping = question
        .answers
        .iter()
        .find(|answer| matches!(&answer.made, Move::MoveScoreFigure(walk) if stops(&walk.figure)));
    stopping.or_else(|| dice.pick(&question.answers)).map(|answer| answer.made.clone())
}

/// The kinds of messages that are drawn; points are taken instead of one.
const DRAWN: usize = 8;

/// A message, each as likely; points instead where they bring more (R-MSG-3).
fn message(game: &Game, dice: &mut Dice) -> Option<Move> {
    let drawn = *dice.pick(Text::ALL.get(..DRAWN)?)?;
    let reads = |wanted: Text| {
        let answers = game.question()?.answers;
        let reads = |made: &Move| matches!(made, Move::ReadMessage(read) if read.text == wanted);
        answers.into_iter().map(|answer| answer.made).find(|made| reads(made))
    };
    let value = |made: &Move| {
        let mut after = game.clone();
        if after.play(made).is_err() {
            return f64::MIN;
        }
        outcome(after, game.active())
    };
    let points = reads(Text::Points)?;
    let further = matches!(drawn, Text::Tile | Text::Pennants | Text::Follower);
    match reads(drawn) {
        Some(made) if further || value(&made) > value(&points) => Some(made),
        Some(_) | None => Some(points),
    }
}
