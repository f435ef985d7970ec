//! Questions beside the one that the table waits for, which never have to be answered.

use crate::game::question::{Answer, Question, Shows, Topic};
use crate::game::{Game, Phase, Step, sets};
use crate::moves::Move;
use crate::orders;
use crate::player::Seat;
use crate::rejection::Rejection;
use crate::setup::Recording;

/// Questions beside the one that the table waits for, as long as nobody has to choose.
pub fn questions_beside(game: &Game) -> Vec<Question> {
    // The first move of the next turn declines the open questions of the last one.
    let declined = game.declined();
    let next = declined.as_ref().unwrap_or(game);
    let mut questions = Vec::new();
    let mut ask = |whom, topic, answers: Vec<Answer>| {
        if !answers.is_empty() {
            questions.push(Question::beside(whom, topic, answers));
        }
    };
    let plain = |moves: Vec<Move>| moves.into_iter().map(Answer::new).collect();
    ask(next.active(), Topic::Draw, plain(draws(next)));
    ask(next.active(), Topic::Discard, plain(discards(next)));
    if next.phase() == Phase::Place && !sets::abbey::is_closing(next) {
        ask(next.active(), Topic::Abbey, sets::abbey::answers(next));
    }
    ask(next.active(), Topic::Ransom, sets::tower::ransom_answers(next));
    for whom in game.seats() {
        ask(whom, Topic::Declare, declarations(game, whom));
    }
    ask(next.active(), Topic::Turn, plain(turns(next)));
    let seat = game.active();
    ask(seat, Topic::Skip, plain(skips(game)));
    let end = [Move::EndGame]
        .into_iter()
        .filter(|made| game.phase() != Phase::Remains && game.allows(made).is_ok());
    ask(seat, Topic::End, plain(end.collect()));
    if game.recording() == Recording::Scorepad
        && game.phase() != Phase::Remains
        && game.must_go_on().is_ok()
    {
        questions.push(Question::beside(seat, Topic::Deed, Vec::new()));
    }
    if game.phase() == Phase::Remains {
        questions.push(Question::beside(seat, Topic::Completed, Vec::new()));
    }
    // After the last turn the table waits for the escape.
    let escape =
        sets::siege::question_of_escape(game).or_else(|| sets::siege::question_of_escape(next));
    let escape = escape.filter(|_| game.phase() != Phase::Asking(Step::Escape));
    questions.extend(escape.map(|question| Question { beside: true, ..question }));
    questions
}

/// Whether the player on turn may draw an order now (R-KO-20).
pub fn can_draw_order(game: &Game) -> bool {
    matches!(
        game.allows(&Move::DrawOrder { card: None }),
        Ok(()) | Err(Rejection::Orders(orders::Rejection::NameOrder))
    )
}

/// Whether an order of a printed deck is entered more often than the deck has it, as far as
/// everybody is told by now (R-KO-42).
pub fn has_entered_twice(game: &Game) -> bool {
    game.orders().is_some_and(|orders| orders.is_entered_twice(game.is_finished()))
}

fn draws(game: &Game) -> Vec<Move> {
    let Some(orders) = game.orders() else { return Vec::new() };
    let card = orders.sample(game.active(), 1).pop().filter(|_| orders.is_printed());
    [Move::DrawOrder { card }].into_iter().filter(|made| game.allows(made).is_ok()).collect()
}

/// The moves that discard one or two farmer orders (R-KO-24).
fn discards(game: &Game) -> Vec<Move> {
    let cards = game.orders().map(|orders| orders.discardable(game.active())).unwrap_or_default();
    let discard = |cards| Move::DiscardOrders { cards };
    let one = cards.iter().map(|card| discard(vec![card.id.clone()]));
    let two = cards.iter().enumerate().flat_map(|(index, first)| {
        let others = cards.iter().skip(index + 1);
        others.map(move |second| discard(vec![first.id.clone(), second.id.clone()]))
    });
    one.chain(two).filter(|made| game.allows(made).is_ok()).collect()
}

/// The answers by which a player declares an order fulfilled that nothing recorded tells of.
fn declarations(game: &Game, player: Seat) -> Vec<Answer> {
    let Some(orders) = game.orders() else {
        return Vec::new();
    };
    let cards = orders.hand(player).held.iter();
    let declare = cards.map(|card| {
        let made = game.claims_order(player, card.id.clone());
        Answer::new(made).showing(Shows::Card(card.id.clone()))
    });
    declare.filter(|answer| game.allows(&answer.made).is_ok()).collect()
}

/// On the scorepad: the moves that give the turn to another player.
fn turns(game: &Game) -> Vec<Move> {
    let begin = game.seats().map(|player| Move::BeginTurn { player });
    begin.filter(|made| game.allows(made).is_ok()).collect()
}

/// The move that passes the turn without a tile, or leaves out the rest of a round of throws.
fn skips(game: &Game) -> Vec<Move> {
    let places = game.phase() == Phase::Place;
    let throws = sets::fair::thrower(game).is_some();
    let made = if places && !sets::abbey::is_closing(game) { Move::Pass } else { Move::EndTurn };
    [made]
        .into_iter()
        .filter(|_| places || throws)
        .filter(|made| game.allows(made).is_ok())
        .collect()
}
