//! What the game asks now, of whom, and every answer to it. Whoever leads people through a game
//! reads this and nothing else: the window, the keys, the corrections, the tests.

mod act;
mod beside;
mod sent;

pub use act::Act;

use super::{Choice, Game, Phase};
use crate::rules::expansion::fair::Token;
use crate::rules::feature::Place;
use crate::rules::geometry::Position;
use crate::rules::moves::Move;
use crate::rules::orders::card;
use crate::rules::orders::deck::DEALT;
use crate::rules::player::Seat;
use crate::rules::setup::Recording;

/// What is asked, and what the words for it need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Which three orders of a printed deck a player was dealt (R-KO-3). It is filled in: any three
    /// would do.
    Dealt,
    /// Which of the dealt orders goes back (R-KO-4).
    Keep,
    /// Which of several orders that fit is fulfilled (R-KO-12).
    Fulfil,
    /// Which order was fulfilled, where only the orders are kept: players say so themselves.
    Declare,
    /// Whether an order is drawn (R-KO-20). With a printed deck the card is filled in.
    Draw,
    /// Which farmer orders are discarded (R-KO-24).
    Discard,
    /// Which tile was drawn, and where it lies (R-BASE-2). Its answers are many: they are asked for
    /// by tile or by place.
    Tile,
    /// Where the abbey lies instead of a tile (R-AM-1), or after the last one (R-AM-5).
    Abbey,
    /// Which prisoner is bought back (R-TW-5).
    Ransom,
    /// Which knight escapes from a siege (R-SG-4).
    Escape,
    /// How the action of the turn is used (R-TURN-1).
    Act(Act),
    /// Where the dragon steps (R-PD-3).
    Dragon,
    /// Who begins to leave the City (R-CNT-14).
    BeginLeaving,
    /// Who leaves the City, and for what (R-CNT-13).
    Leave,
    /// Where a wagon drives (R-AM-7).
    Wagon,
    /// Who is sent into the City, and where (R-CNT-5).
    Enter,
    /// Where the Count goes (R-CNT-11).
    Count,
    /// Which token is thrown (R-CAT-1).
    Token,
    /// What came of a throw. Distances and everybody who was hit are filled in.
    Throw(Token),
    /// On the scorepad: what the tile has brought. It is filled in.
    Note,
    /// On the scorepad: what was done with the action of the turn. It is filled in.
    Deed,
    /// On the scorepad: whose turn it really is.
    Turn,
    /// On the scorepad, at the end: what is left on the table. It is filled in.
    Remain,
    /// On the scorepad, at the end: how many cities and roads were completed. It is filled in.
    Completed,
    /// Whether the turn passes without a tile, or the rest of a round of throws is left out.
    Skip,
    /// Whether the game is over now.
    End,
    /// Points by hand. They are filled in.
    Adjust,
}

impl Topic {
    /// Whether only the one who is asked may see the question, for it tells of a hand (R-KO-5).
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::Dealt | Self::Keep | Self::Fulfil | Self::Declare | Self::Discard)
    }
}

impl Topic {
    /// Whether a move is of the kind that answers such a question.
    fn takes(self, made: &Move) -> bool {
        match self {
            Self::Dealt => matches!(made, Move::DealOrders { .. }),
            Self::Keep => matches!(made, Move::KeepOrders { .. }),
            Self::Fulfil | Self::Declare => matches!(made, Move::FulfilOrder { .. }),
            Self::Draw => matches!(made, Move::DrawOrder { .. }),
            Self::Discard => matches!(made, Move::DiscardOrders { .. }),
            Self::Tile => matches!(made, Move::Place { .. } | Move::RemoveTile { .. }),
            Self::Abbey => matches!(made, Move::PlaceAbbey { .. }),
            Self::Ransom => matches!(made, Move::Ransom { .. }),
            Self::Escape => matches!(made, Move::Escape { .. }),
            Self::Act(act) => act.takes(made),
            Self::Dragon => matches!(made, Move::MoveDragon { .. }),
            Self::BeginLeaving => matches!(made, Move::BeginLeaving { .. }),
            Self::Leave => matches!(made, Move::LeaveCity { .. } | Move::JoinFeature { .. }),
            Self::Wagon => matches!(made, Move::MoveWagon { .. }),
            Self::Enter => matches!(made, Move::EnterCity { .. }),
            Self::Count => matches!(made, Move::MoveCount { .. }),
            Self::Token => matches!(made, Move::OpenFair { .. }),
            Self::Throw(_) => matches!(made, Move::Throw(_)),
            Self::Note => matches!(made, Move::Note(_)),
            Self::Deed => matches!(made, Move::Report { .. }),
            Self::Turn => matches!(made, Move::BeginTurn { .. }),
            Self::Remain => matches!(made, Move::Remain { .. }),
            Self::Completed => matches!(made, Move::CountCompleted { .. }),
            Self::Adjust => matches!(made, Move::Adjust { .. }),
            Self::Skip | Self::End => false,
        }
    }
}

/// Who makes a move that names its maker; the others are made by whoever is on turn.
const fn maker(made: &Move) -> Option<Seat> {
    match made {
        Move::DealOrders { player, .. }
        | Move::KeepOrders { player, .. }
        | Move::FulfilOrder { player, .. }
        | Move::MoveWagon { player, .. }
        | Move::KeepWagon { player }
        | Move::LeaveCity { player, .. }
        | Move::StayInCity { player }
        | Move::JoinFeature { player, .. }
        | Move::Escape { player, .. } => Some(*player),
        Move::Throw(throw) => Some(throw.player),
        Move::DiscardOrders { .. }
        | Move::DrawOrder { .. }
        | Move::Place { .. }
        | Move::PlaceAnyway { .. }
        | Move::DescribeTile(_)
        | Move::RemoveTile { .. }
        | Move::Deploy { .. }
        | Move::DeployAnyway { .. }
        | Move::PlaceAbbey { .. }
        | Move::PlaceBarn { .. }
        | Move::MoveDragon { .. }
        | Move::MoveFairy { .. }
        | Move::RemoveKnight { .. }
        | Move::RaiseTower { .. }
        | Move::Capture { .. }
        | Move::ManTower { .. }
        | Move::TowerSite { .. }
        | Move::Ransom { .. }
        | Move::OpenFair { .. }
        | Move::EndTurn
        | Move::Pass
        | Move::BeginLeaving { .. }
        | Move::EnterCity { .. }
        | Move::MoveCount { .. }
        | Move::Adjust { .. }
        | Move::Note(_)
        | Move::Report { .. }
        | Move::BeginTurn { .. }
        | Move::JoinGame(_)
        | Move::LeaveGame { .. }
        | Move::ChangeSeats { .. }
        | Move::ChangeRules { .. }
        | Move::Remain { .. }
        | Move::CountCompleted { .. }
        | Move::EndGame => None,
    }
}

/// Where an answer can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Nowhere.
    Nowhere,
    /// Anywhere on a feature.
    Feature(Place),
    /// At that very segment.
    Segment(Place),
    /// At that tile or place.
    Tile(Position),
}

/// One answer: the move that is made, and where it can be pointed at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub made: Move,
    /// Where on the board.
    pub target: Target,
}

impl Answer {
    pub(super) const fn nowhere(made: Move) -> Self {
        Self { made, target: Target::Nowhere }
    }
}

/// Something that is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Who has to decide, which is not always who is on turn.
    pub whom: Seat,
    /// What is asked of them.
    pub topic: Topic,
    /// The answers, in the order in which they are numbered; of what is filled in, the commonest.
    pub answers: Vec<Answer>,
    /// The move that does nothing of it; `None` if something has to be chosen.
    pub pass: Option<Move>,
}

impl Question {
    pub(super) const fn new(whom: Seat, topic: Topic, answers: Vec<Answer>) -> Self {
        Self { whom, topic, answers, pass: None }
    }

    pub(super) fn or(self, pass: Move) -> Self {
        Self { pass: Some(pass), ..self }
    }

    /// Whether a move answers it: one of the answers, or something of that kind that is filled in.
    /// Whether the game allows it is another question ([`Game::allows`]).
    #[must_use]
    pub fn takes(&self, made: &Move) -> bool {
        self.moves().any(|answer| answer == made)
            || (self.topic.takes(made) && maker(made).is_none_or(|seat| seat == self.whom))
    }

    /// Every move that answers it, the one that does nothing last.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.answers.iter().map(|answer| &answer.made).chain(&self.pass)
    }
}

impl Game {
    /// Everything that may be answered now. First what the table waits for; of the ways to use the
    /// action of the turn (R-TURN-1) all, the commonest first. Then what may be done beside it.
    #[must_use]
    pub fn questions(&self) -> Vec<Question> {
        let mut questions: Vec<Question> = self.choices.iter().map(fulfil).collect();
        if questions.is_empty() {
            questions = self.questions_of_phase();
            questions.extend(self.questions_beside());
        }
        questions.push(Question::new(self.active(), Topic::Adjust, Vec::new()));
        questions
    }

    /// What the table waits for; nothing when the game is over.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self.choices.first() {
            Some(choice) => Some(fulfil(choice)),
            None => self.questions_of_phase().into_iter().next(),
        }
    }

    /// The tile that the question is about: the one just placed, or the one whose fair is thrown.
    #[must_use]
    pub fn tile_asked_about(&self) -> Option<Position> {
        if let Phase::Deploy { at, .. } = self.phase {
            return Some(at);
        }
        self.fair().filter(|_| self.phase == Phase::Fair).and_then(|round| round.at)
    }

    /// Every move that may be made now, but for what is filled in, a turn that is skipped and an
    /// early end. Of each tile that can be drawn every place.
    #[must_use]
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

    /// Every tile that can be drawn, at every place and turned in every way that fits; of one that
    /// fits nowhere that it leaves the game (R-BASE-4).
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

    /// What the phase waits for; the first of them above all.
    fn questions_of_phase(&self) -> Vec<Question> {
        match self.phase {
            Phase::Deal => self.questions_of_deal(),
            Phase::Place => vec![self.question_of_turn()],
            Phase::Deploy { .. } => self.questions_of_action(),
            Phase::Dragon => vec![self.question_of_dragon()],
            Phase::Leave => self.question_of_leaving().into_iter().collect(),
            Phase::Wagon => self.question_of_wagon().into_iter().collect(),
            Phase::Enter => vec![self.question_of_entering()],
            Phase::MoveCount => vec![self.question_of_count()],
            Phase::Fair => vec![self.question_of_fair()],
            Phase::Escape => self
                .question_of_escape()
                .map(|question| question.or(Move::EndTurn))
                .into_iter()
                .collect(),
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
                let cards = orders.pile().iter().take(DEALT).map(|card| card.id.clone()).collect();
                return Question::new(
                    player,
                    Topic::Dealt,
                    vec![Answer::nowhere(Move::DealOrders { player, cards })],
                );
            }
            let returned = held
                .iter()
                .map(|card| Move::KeepOrders { player, returned: Some(card.id.clone()) });
            let answers = returned.map(Answer::nowhere).collect();
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
        if self.is_closing() {
            return Question::new(
                seat,
                Topic::Abbey,
                self.abbeys_to_place().into_iter().map(Answer::nowhere).collect(),
            )
            .or(Move::Pass);
        }
        Question::new(seat, Topic::Tile, Vec::new())
    }
}

fn fulfil(choice: &Choice) -> Question {
    let fulfil = |card: &card::Id| Move::FulfilOrder { player: choice.seat, card: card.clone() };
    Question::new(
        choice.seat,
        Topic::Fulfil,
        choice.cards.iter().map(fulfil).map(Answer::nowhere).collect(),
    )
}
