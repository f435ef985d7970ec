//! An answer as it is given: what has been begun of it, by which key it is chosen, where it is
//! clicked.

pub mod throw;

use super::insight::Insight;
use super::message::Noted;
use rules::feature::{Kind, Place};
use rules::game::question::{Act, Answer, Question, Sent, Shown, Target, Topic};
use rules::game::{questions, sets};
use rules::geometry::{Position, Side};
use rules::setup::Recording;
use rules::throw::Token;
use rules::tile::{Quarter, Segment};
use rules::{Game, Move};
use text::Words;

/// The keys of answers; letters without Shift choose the action of the turn.
const ANSWERING: &[u8] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// The keys on the scorepad, whose letters write.
const ON_PAD: &[u8] = b"123456789";

/// The parts of an answer that are begun.
#[derive(Debug, Default)]
pub struct Answering {
    /// The way in which the action of the turn is used.
    pub act: Option<Act>,
    /// The piece that is sent somewhere, before its place is chosen.
    pub sent: Option<Sent>,
    /// The page of choices that have keys, if not all have one.
    pub page: usize,
    /// The throw that is being noted.
    pub throw: throw::Draft,
}

impl Answering {
    /// Nothing is begun; throws are measured as before.
    pub fn next(&self) -> Self {
        Self { throw: self.throw.next(), ..Self::default() }
    }

    /// The ways to use the action of the turn now, the commonest first.
    pub fn acts(&self, insight: &Insight, game: &Game) -> Vec<Act> {
        acts_of(&insight.ways(game))
    }

    /// The act that is being entered.
    pub fn act(&self, insight: &Insight, game: &Game) -> Option<Act> {
        let possible = self.acts(insight, game);
        self.act.filter(|act| possible.contains(act)).or_else(|| possible.first().copied())
    }

    /// The deed that is left if nobody is deployed: without it the turn cannot end.
    pub fn act_left(&self, insight: &Insight, game: &Game) -> Option<Act> {
        game.due_act().filter(|due| self.act(insight, game) != Some(*due))
    }

    /// The question now.
    pub fn question(&self, insight: &Insight, game: &Game) -> Option<Question> {
        let mut question = question_of(&insight.ways(game), game, self.act(insight, game))?;
        if self.sent.is_some() && !question.pieces_first().is_empty() {
            question.answers.retain(|answer| answer.sends() == self.sent);
        }
        Some(question)
    }

    /// The number of answers to choose among now, or of the pieces among which is chosen first.
    pub fn count(&self, insight: &Insight, game: &Game) -> usize {
        let Some(question) = self.question(insight, game) else { return 0 };
        let pieces = question.pieces_first().len();
        if pieces > 0 { pieces } else { question.answers.len() }
    }

    /// The key of the answer at that place of a list, from 0; `None` if it has none now.
    pub fn key_of(&self, index: usize, game: &Game) -> Option<char> {
        self.key_among(keys_of(game), index)
    }

    /// The key at that place of a list, from 0, if one of these keys chooses there now.
    pub fn key_among(&self, keys: &[u8], index: usize) -> Option<char> {
        let on_page = index / keys.len() == self.page;
        keys.get(index % keys.len()).filter(|_| on_page).map(|key| char::from(*key))
    }

    /// The index of the first thing that has one of these keys now.
    pub const fn first_on_page(&self, keys: &[u8]) -> usize {
        self.page * keys.len()
    }

    /// Gives that many keys to the next of so many things, and after the last to the first again.
    pub fn turn_page(&mut self, things: usize, keys: usize) {
        self.page = (self.page + 1) % things.div_ceil(keys).max(1);
    }

    /// The number in its whole list, from 1, of the answer that has a key now.
    fn number_of(&self, key: usize, game: &Game) -> usize {
        self.first_on_page(keys_of(game)) + key
    }

    /// The answer of that number, or a note of the throw; 0 is Enter. A piece is only chosen.
    pub fn answer(
        &mut self,
        number: usize,
        insight: &Insight,
        game: &Game,
        words: &Words,
    ) -> Option<Move> {
        if let Some(token) = throw::token_noted(game) {
            return self.note_by_key(token, number, game, words);
        }
        let question = self.question(insight, game)?;
        let pieces = question.pieces_first();
        if let Some(index) = number.checked_sub(1).filter(|_| !pieces.is_empty()) {
            self.sent = pieces.get(index).copied();
            return None;
        }
        let number = if number == 0 { 0 } else { self.number_of(number, game) };
        chosen(&question, number)
    }

    /// Takes a number as a note of the throw; 0 is Enter.
    fn note_by_key(
        &mut self,
        token: Token,
        number: usize,
        game: &Game,
        words: &Words,
    ) -> Option<Move> {
        let is_target = token == Token::Target;
        match number {
            0 if is_target => self.throw.note(Noted::Record { off: false }, game, words),
            0 => self.throw.note(Noted::Hits, game, words),
            _ if is_target => {
                self.throw.add(char::from_digit(number as u32, 10)?);
                None
            }
            _ => {
                let hits = sets::fair::within_throw(game);
                let hit = hits.get(self.number_of(number, game) - 1)?;
                self.throw.note(Noted::Hit(*hit), game, words)
            }
        }
    }

    /// The answer at the next tile in a direction.
    pub fn towards(&self, side: Side, insight: &Insight, game: &Game) -> Option<Move> {
        let question = self.question(insight, game)?;
        let from = game.tile_asked_from()?;
        match question.towards(from, side) {
            Some(answer) => Some(answer.made.clone()),
            // The move is refused with the reason why the dragon cannot go there.
            None if question.topic == Topic::Dragon => {
                Some(Move::MoveDragon { to: from.towards(side) })
            }
            None => None,
        }
    }

    /// The answer that was clicked on the board.
    pub fn clicked(
        &self,
        at: Position,
        segment: Option<Segment>,
        insight: &Insight,
        game: &Game,
    ) -> Option<Move> {
        let question = self.question(insight, game)?;
        if !question.pieces_first().is_empty() {
            return None;
        }
        let clicked = segment.map(|segment| Place { at, segment });
        let feature = clicked.and_then(|clicked| game.board().feature(clicked));
        let meant = |answer: &&Answer| match answer.target {
            Target::Nowhere | Target::Corner(..) | Target::Figure(_) => false,
            Target::Quarter(quarter) => game.board().quarter(quarter) == Some(at),
            Target::Tile(other) => other == at,
            Target::Segment(place) => clicked == Some(place),
            Target::Feature(place) => feature.is_some() && game.board().feature(place) == feature,
        };
        let answer = question.answers.iter().find(meant)?;
        // At the end a figure joins the field at the place of the click.
        match (&answer.made, clicked) {
            (Move::LeaveCity { player, figure, from, on, .. }, Some(clicked))
                if Kind::from(*on) == Kind::Field =>
            {
                let (player, figure, from) = (*player, *figure, *from);
                Some(Move::LeaveCity { player, figure, from, at: clicked.at, on: clicked.segment })
            }
            _ => Some(answer.made.clone()),
        }
    }
}

/// The keys of answers in a game: on the scorepad letters write.
pub fn keys_of(game: &Game) -> &'static [u8] {
    if game.recording() == Recording::Board { ANSWERING } else { ON_PAD }
}

/// The ways to use the action of the turn that these questions offer.
pub fn acts_of(ways: &[Question]) -> Vec<Act> {
    let ways = ways.iter().filter(|question| !question.answers.is_empty());
    let act = |question: &Question| match question.topic {
        Topic::Act(act) => Some(act),
        _ => None,
    };
    ways.filter_map(act).collect()
}

/// The deed that could be done at the building of the new tile: an abbot in a garden.
pub fn act_at(
    at: Position,
    segment: Option<Segment>,
    insight: &Insight,
    game: &Game,
) -> Option<Act> {
    let segment = segment.filter(|it| matches!(Kind::from(*it), Kind::Building(_)))?;
    let target = Target::Segment(Place { at, segment });
    let is_new = game.tile_asked_about() == Some(at);
    let ways = insight.ways(game);
    let mut ways = ways.iter().filter(|_| is_new);
    let way = ways.find(|question| question.answers.iter().any(|it| it.target == target))?;
    if let Topic::Act(act) = way.topic { Some(act) } else { None }
}

/// The question in the tray now: the chosen way to use the action of the turn, or else the thing
/// that the game waits for. The tile, the scorepad and the orders have places of their own.
pub fn question(game: &Game, act: Option<Act>) -> Option<Question> {
    question_of(&questions::act::questions_of_action(game), game, act)
}

/// That question, with the questions of the action of the turn.
fn question_of(ways: &[Question], game: &Game, act: Option<Act>) -> Option<Question> {
    let is_chosen = |way: &&Question| act.is_some_and(|act| way.topic == Topic::Act(act));
    if let Some(way) = ways.iter().find(is_chosen).or(ways.first()) {
        return Some(way.clone());
    }
    game.question().filter(|question| question.topic.facts().shown == Shown::Tray)
}

/// The answer of that number, from 1; 0 is Enter, the answer that changes nothing.
fn chosen(question: &Question, number: usize) -> Option<Move> {
    if number == 0 {
        return question.pass.clone();
    }
    let index = numbers_of(&question.answers).iter().position(|other| *other == number);
    // The move of one that cannot be given is refused, with the reason.
    let is_meant = |answer: &&Answer| answer.number == Some(number);
    let out = || question.out.iter().find(is_meant);
    index.and_then(|index| question.answers.get(index)).or_else(out).map(|it| it.made.clone())
}

/// The numbers of answers, from 1: their places in the list, but where each has one that it always
/// has, such as a quarter of the City, that.
pub fn numbers_of(answers: &[Answer]) -> Vec<usize> {
    let quarter = |answer: &Answer| {
        let Target::Quarter(quarter) = answer.target else { return None };
        Quarter::ALL.iter().position(|other| *other == quarter).map(|place| place + 1)
    };
    let kept = answers.iter().map(|answer| answer.number.or_else(|| quarter(answer)));
    let kept: Option<Vec<usize>> = kept.collect();
    kept.unwrap_or_else(|| (1..=answers.len()).collect())
}
