//! Questions beside the one that the table waits for, which never have to be answered.

use super::{Answer, Question, Shows, Topic};
use crate::rules::game::{Game, Phase, Step};
use crate::rules::moves::Move;
use crate::rules::orders;
use crate::rules::player::Seat;
use crate::rules::rejection::Rejection;
use crate::rules::setup::Recording;

impl Game {
    /// Questions beside the one that the table waits for, as long as nobody has to choose.
    pub fn questions_beside(&self) -> Vec<Question> {
        // The first move of the next turn declines the open questions of the last one.
        let declined = self.declined();
        let next = declined.as_ref().unwrap_or(self);
        let mut questions = Vec::new();
        let mut ask = |whom, topic, answers: Vec<Answer>| {
            if !answers.is_empty() {
                questions.push(Question::beside(whom, topic, answers));
            }
        };
        let plain = |moves: Vec<Move>| moves.into_iter().map(Answer::new).collect();
        ask(next.active(), Topic::Draw, plain(next.draws()));
        ask(next.active(), Topic::Discard, plain(next.discards()));
        if next.phase() == Phase::Place && !next.is_closing() {
            ask(next.active(), Topic::Abbey, next.abbey_answers());
        }
        ask(next.active(), Topic::Ransom, next.ransom_answers());
        for whom in self.seats() {
            ask(whom, Topic::Declare, self.declarations(whom));
        }
        ask(next.active(), Topic::Turn, plain(next.turns()));
        let seat = self.active();
        ask(seat, Topic::Skip, plain(self.skips()));
        let end = [Move::EndGame]
            .into_iter()
            .filter(|made| self.phase() != Phase::Remains && self.allows(made).is_ok());
        ask(seat, Topic::End, plain(end.collect()));
        if self.recording() == Recording::Scorepad
            && self.phase() != Phase::Remains
            && self.must_go_on().is_ok()
        {
            questions.push(Question::beside(seat, Topic::Deed, Vec::new()));
        }
        if self.phase() == Phase::Remains {
            questions.push(Question::beside(seat, Topic::Completed, Vec::new()));
        }
        // After the last turn the table waits for the escape.
        let escape = self.question_of_escape().or_else(|| next.question_of_escape());
        let escape = escape.filter(|_| self.phase() != Phase::Asking(Step::Escape));
        questions.extend(escape.map(|question| Question { beside: true, ..question }));
        questions
    }

    /// Whether the player on turn may draw an order now (R-KO-20).
    pub fn can_draw_order(&self) -> bool {
        matches!(
            self.allows(&Move::DrawOrder { card: None }),
            Ok(()) | Err(Rejection::Orders(orders::Rejection::NameOrder))
        )
    }

    /// Whether an order of a printed deck is entered more often than the deck has it, as far as
    /// everybody is told by now (R-KO-42).
    pub fn has_entered_twice(&self) -> bool {
        self.orders().is_some_and(|orders| orders.is_entered_twice(self.is_finished()))
    }

    fn draws(&self) -> Vec<Move> {
        let Some(orders) = self.orders() else { return Vec::new() };
        let card = orders.sample(self.active(), 1).pop().filter(|_| orders.is_printed());
        [Move::DrawOrder { card }].into_iter().filter(|made| self.allows(made).is_ok()).collect()
    }

    /// The moves that discard one or two farmer orders (R-KO-24).
    fn discards(&self) -> Vec<Move> {
        let cards =
            self.orders().map(|orders| orders.discardable(self.active())).unwrap_or_default();
        let discard = |cards| Move::DiscardOrders { cards };
        let one = cards.iter().map(|card| discard(vec![card.id.clone()]));
        let two = cards.iter().enumerate().flat_map(|(index, first)| {
            let others = cards.iter().skip(index + 1);
            others.map(move |second| discard(vec![first.id.clone(), second.id.clone()]))
        });
        one.chain(two).filter(|made| self.allows(made).is_ok()).collect()
    }

    /// The answers by which a player declares an order fulfilled that nothing recorded tells of.
    fn declarations(&self, player: Seat) -> Vec<Answer> {
        let Some(orders) = self.orders() else {
            return Vec::new();
        };
        let cards = orders.hand(player).held.iter();
        let declare = cards.map(|card| {
            let made = self.claims_order(player, card.id.clone());
            Answer::new(made).showing(Shows::Card(card.id.clone()))
        });
        declare.filter(|answer| self.allows(&answer.made).is_ok()).collect()
    }

    /// On the scorepad: the moves that give the turn to another player.
    fn turns(&self) -> Vec<Move> {
        let begin = self.seats().map(|player| Move::BeginTurn { player });
        begin.filter(|made| self.allows(made).is_ok()).collect()
    }

    /// The move that passes the turn without a tile, or leaves out the rest of a round of throws.
    fn skips(&self) -> Vec<Move> {
        let places = self.phase() == Phase::Place;
        let throws = self.thrower().is_some();
        let made = if places && !self.is_closing() { Move::Pass } else { Move::EndTurn };
        [made]
            .into_iter()
            .filter(|_| places || throws)
            .filter(|made| self.allows(made).is_ok())
            .collect()
    }
}
