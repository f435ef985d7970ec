//! The questions of a game now: the one that the table waits for, and those beside it.

pub mod act;
pub mod beside;

use super::question::{Answer, Question, Sent, Shows, Topic};
use super::{Choice, Game, Phase, Step};
use crate::card;
use crate::card::deck::DEALT;
use crate::game::sets;
use crate::geometry::Position;
use crate::moves::Move;
use crate::setup::Recording;

impl Game {
    /// All questions that may be answered now: first the one that the table waits for, or every way
    /// to use the action of the turn (R-TURN-1), the commonest first; then those beside it.
    pub fn questions(&self) -> Vec<Question> {
        let mut questions: Vec<Question> = self.choices.iter().map(fulfil).collect();
        if questions.is_empty() {
            questions = self.questions_of_phase();
            questions.extend(beside::questions_beside(self));
        }
        questions.push(Question::beside(self.active(), Topic::Adjust, Vec::new()));
        questions
    }

    /// The question that the table waits for; `None` when the game is over.
    pub fn question(&self) -> Option<Question> {
        match self.choices.first() {
            Some(choice) => Some(fulfil(choice)),
            None => self.questions_of_phase().into_iter().next(),
        }
    }

    /// The tile that the question is about: the one just placed, or the one whose fair is thrown.
    pub fn tile_asked_about(&self) -> Option<Position> {
        if let Phase::Deploy { at, .. } = self.phase() {
            return Some(at);
        }
        if matches!(self.phase(), Phase::Asking(step) if step.is_before_action()) {
            return self.board.tiles().last().map(|placed| placed.at);
        }
        self.fair().filter(|_| self.phase() == Phase::Asking(Step::Fair)).and_then(|round| round.at)
    }

    /// The tile from which an answer lies in a direction: the dragon's, or else that of the
    /// question.
    pub fn tile_asked_from(&self) -> Option<Position> {
        let dragon = self.dragon().filter(|_| self.phase() == Phase::Asking(Step::Dragon));
        dragon.map(|dragon| dragon.at).or_else(|| self.tile_asked_about())
    }

    /// Every move that may be made now, without filled-in moves, skipping a turn and an early end.
    /// Each tile that can be drawn stands with every place.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = Vec::new();
        for question in self.questions() {
            if matches!(question.topic, Topic::Skip | Topic::End | Topic::Turn) {
                continue;
            }
            if question.topic == Topic::Tile {
                moves.extend(self.placings());
            }
            for made in question.moves() {
                if !moves.contains(made) {
                    moves.push(made.clone());
                }
            }
        }
        moves
    }

    /// The placings of every tile that can be drawn, at every place and in every rotation that
    /// fits; for one that fits nowhere its removal (R-BASE-4).
    pub fn placings(&self) -> impl Iterator<Item = Move> {
        self.tiles_to_draw().filter(|_| self.recording() == Recording::Board).flat_map(
            |(tile, _)| {
                let placements = self.board.placements(tile);
                let removed =
                    placements.is_empty().then(|| Move::RemoveTile { tile: tile.id.clone() });
                let placed = |(at, rotation)| Move::Place { tile: tile.id.clone(), at, rotation };
                placements.into_iter().map(placed).chain(removed).collect::<Vec<_>>()
            },
        )
    }

    /// The piece that a question asks for, if it is one of the present ones for one of several.
    pub fn piece_alone(&self, question: &Question) -> Option<Sent> {
        let is_whole = !question.pieces_first().is_empty();
        let piece = question.answers.iter().find_map(Answer::sends).filter(|_| !is_whole);
        piece.filter(|_| {
            let all = self.questions_of_phase();
            all.iter().any(|all| all.topic == question.topic && !all.pieces_first().is_empty())
        })
    }

    /// The questions of the phase, the most important first.
    fn questions_of_phase(&self) -> Vec<Question> {
        match self.phase() {
            Phase::Deal => self.questions_of_deal(),
            Phase::Place => vec![self.question_of_turn()],
            Phase::Deploy { .. } => act::questions_of_action(self),
            Phase::Asking(step) => self.question_of_step(step).into_iter().collect(),
            Phase::Remains => {
                vec![Question::new(self.active(), Topic::Remain, Vec::new()).or(Move::EndGame)]
            }
            Phase::Scored | Phase::Finished => Vec::new(),
        }
    }

    fn questions_of_deal(&self) -> Vec<Question> {
        let Some(orders) = &self.orders else { return Vec::new() };
        let undecided = self.seats().filter(|seat| !orders.has_decided(*seat));
        let question = |player| {
            let held = &orders.hand(player).held;
            if held.is_empty() && orders.is_printed() {
                let cards = orders.sample(player, DEALT.min(orders.left()));
                return Question::new(
                    player,
                    Topic::Dealt,
                    vec![Answer::new(Move::DealOrders { player, cards })],
                );
            }
            let returned = held.iter().map(|card| {
                let returned = Some(card.id.clone());
                Answer::new(Move::KeepOrders { player, returned })
                    .showing(Shows::Card(card.id.clone()))
            });
            let answers = returned.collect();
            Question::new(player, Topic::Keep, answers)
                .or(Move::KeepOrders { player, returned: None })
        };
        undecided.map(question).collect()
    }

    fn question_of_turn(&self) -> Question {
        let seat = self.active();
        if self.pad.is_some() {
            return Question::new(seat, Topic::Note, Vec::new()).or(Move::EndTurn);
        }
        if sets::abbey::is_closing(self) {
            return Question::new(seat, Topic::Abbey, sets::abbey::answers(self)).or(Move::Pass);
        }
        let question = Question::new(seat, Topic::Tile, Vec::new());
        // Whether a tile with a bag is left, the table sees.
        let only_bags = self.bag.count_known() == 0;
        if only_bags { question.or(Move::EndGame) } else { question }
    }

    /// R-KO-41: everybody is asked together, and one answer goes on; a claim is made beside it.
    pub(super) fn question_of_claims(&self) -> Question {
        Question::new(self.active(), Topic::Claims, Vec::new()).or(Move::EndTurn)
    }

    /// Whether a move that begins the next turn declines the open question: nobody is sent into the
    /// City, or the Count stays. After the last turn only a move of its own declines it.
    pub(super) fn is_declined_by(&self, made: &Move) -> bool {
        let escapes = matches!(made, Move::Escape(_)) && !sets::siege::escapes(self).is_empty();
        made.nature().begins_next && !escapes && self.can_be_declined()
    }

    fn can_be_declined(&self) -> bool {
        let is_end = self.phase() == Phase::Asking(Step::Claims);
        self.is_asking() && !is_end && self.choices.is_empty() && self.count_left() > 0
    }

    /// The game with the open questions left unanswered; `None` if they cannot be. Costs a copy of
    /// the game, so it is made once for many moves.
    pub(super) fn declined(&self) -> Option<Self> {
        let mut next = self.can_be_declined().then(|| self.clone())?;
        while next.can_be_declined() {
            next.decline_once(&mut Vec::new());
        }
        Some(next)
    }
}

fn fulfil(choice: &Choice) -> Question {
    let fulfil = |card: &card::Id| Answer::fulfils(choice.seat, card);
    Question::new(choice.seat, Topic::Fulfil, choice.cards.iter().map(fulfil).collect())
}
