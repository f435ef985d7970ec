//! The nature of a move: its maker, the question it answers, its part in a turn, its recordings.

use super::Move;
use crate::rules::player::{Figure, Seat};
use crate::rules::scorepad::Deed;
use crate::rules::setup::Recording::{self, Board, Deck, Scorepad};
use crate::rules::throw::Token;
use crate::rules::topic::{Act, Topic, Yield};

/// The part of a move in a turn (R-TURN-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Begins the turn: its tile, the abbey, or none.
    Tile,
    /// Uses the action of the turn.
    Act,
    /// Goes with the action and uses none of it.
    Beside,
    /// Answers what a turn asks before it goes on.
    Step,
    /// Comes when every wagon has driven on or stays at home (R-AM-7).
    Late,
    /// Belongs to the round of a fair (R-CAT-1).
    Fair,
    /// Stands for itself on the scorepad.
    Written,
    /// Is made with cards of a hand.
    Orders,
    /// Belongs to no turn: who plays, by which rules, points by hand.
    Table,
    /// Ends the turn, or the game.
    End,
}

/// The nature of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Nature {
    /// The maker, if the move names one; otherwise the player on turn.
    pub maker: Option<Seat>,
    /// The question that the move answers, whatever the answer is.
    pub answers: Option<Topic>,
    /// The part of the move in a turn.
    pub role: Role,
    /// The ways of recording a game that have the move.
    pub recordings: &'static [Recording],
    /// Whether it begins the next turn and leaves the last one's open questions unanswered.
    pub begins_next: bool,
}

const EVERYWHERE: &[Recording] = &[Board, Scorepad, Deck];

impl Nature {
    const fn with_role(
        role: Role,
        answers: Option<Topic>,
        recordings: &'static [Recording],
    ) -> Self {
        Self { maker: None, answers, role, recordings, begins_next: false }
    }

    const fn tile(answers: Option<Topic>) -> Self {
        Self::with_role(Role::Tile, answers, &[Board]).begins_next()
    }

    const fn act(act: Act) -> Self {
        Self::with_role(Role::Act, Some(Topic::Act(act)), &[Board])
    }

    const fn beside(answers: Topic) -> Self {
        Self::with_role(Role::Beside, Some(answers), &[Board])
    }

    const fn step(answers: Topic) -> Self {
        Self::with_role(Role::Step, Some(answers), &[Board])
    }

    const fn late(role: Role, answers: Topic) -> Self {
        Self::with_role(role, Some(answers), &[Board, Scorepad])
    }

    const fn written(answers: Topic) -> Self {
        Self::with_role(Role::Written, Some(answers), &[Scorepad])
    }

    const fn orders(answers: Topic) -> Self {
        Self::with_role(Role::Orders, Some(answers), EVERYWHERE)
    }

    const fn table() -> Self {
        Self::with_role(Role::Table, None, EVERYWHERE).begins_next()
    }

    const fn by(self, seat: Seat) -> Self {
        Self { maker: Some(seat), ..self }
    }

    const fn on(self, recordings: &'static [Recording]) -> Self {
        Self { recordings, ..self }
    }

    const fn begins_next(self) -> Self {
        Self { begins_next: true, ..self }
    }
}

impl Move {
    /// Whether the move fulfils an order, which its holder chooses or claims (R-KO-12, 40).
    pub const fn fulfils_order(&self) -> bool {
        matches!(self, Self::FulfilOrder { .. } | Self::ClaimOrder { .. })
    }

    /// The nature of the move.
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub const fn nature(&self) -> Nature {
        match self {
            Self::DealOrders { player, .. } => Nature::orders(Topic::Dealt).by(*player),
            Self::KeepOrders { player, .. } => Nature::orders(Topic::Keep).by(*player),
            Self::DiscardOrders { .. } => Nature::orders(Topic::Discard).begins_next(),
            Self::DrawOrder { .. } => Nature::orders(Topic::Draw).begins_next(),
            Self::FulfilOrder { player, .. } => Nature::orders(Topic::Fulfil).by(*player),
            Self::ClaimOrder { player, .. } => {
                Nature::orders(Topic::Declare).by(*player).on(&[Board])
            }
            Self::Place { .. } | Self::RemoveTile { .. } => Nature::tile(Some(Topic::Tile)),
            Self::PlaceAbbey { .. } => Nature::tile(Some(Topic::Abbey)),
            Self::PlaceAnyway { .. } | Self::Pass => Nature::tile(None),
            Self::DescribeTile(_) => Nature::table().on(&[Board]),
            Self::Deploy { figure, .. } => Nature::act(Act::Deploy(*figure)),
            Self::DeployAnyway { .. } => Nature::with_role(Role::Act, None, &[Board]),
            Self::PlaceBarn { .. } => Nature::act(Act::Deploy(Figure::Barn)),
            Self::MoveFairy(_) => Nature::act(Act::Fairy),
            Self::RemoveKnight(_) => Nature::act(Act::Princess),
            Self::RaiseTower { .. } => Nature::act(Act::Raise),
            Self::ManTower { .. } => Nature::act(Act::Man),
            Self::RecallAbbot => Nature::act(Act::Recall),
            Self::Fly(_) => Nature::act(Act::Fly),
            Self::PlaceFerry(_) => Nature::beside(Topic::Act(Act::LayFerry)),
            Self::MoveFerry(_) => Nature::beside(Topic::Act(Act::MoveFerry)),
            Self::DrawSheep(_) | Self::GuideHome => Nature::beside(Topic::Act(Act::Flock)),
            Self::Capture(_) => Nature::beside(Topic::Act(Act::Capture)),
            Self::TowerSite { .. } => Nature::beside(Topic::Act(Act::Site)),
            Self::Ransom { .. } => {
                Nature::beside(Topic::Ransom).on(&[Board, Scorepad]).begins_next()
            }
            Self::Escape(knight) => Nature::step(Topic::Escape).by(knight.player).begins_next(),
            Self::MoveDragon { .. } => Nature::step(Topic::Dragon),
            Self::MoveWagon { player, .. } | Self::KeepWagon { player } => {
                Nature::step(Topic::Wagon).by(*player)
            }
            Self::BeginLeaving { .. } => Nature::step(Topic::BeginLeaving).on(&[Board, Scorepad]),
            Self::LeaveCity { player, .. } => Nature::step(Topic::Leave).by(*player),
            Self::JoinFeature { player, .. } => {
                Nature::step(Topic::Leave).by(*player).on(&[Scorepad])
            }
            Self::StayInCity { player } => {
                Nature::step(Topic::Leave).by(*player).on(&[Board, Scorepad])
            }
            Self::PlaceGold { .. } => Nature::beside(Topic::Gold),
            Self::PlaceBandit(ambush) => Nature::step(Topic::Bandit).by(ambush.player),
            Self::KeepBandit(stay) => Nature::step(Topic::Bandit).by(stay.player),
            Self::Rob(rob) => Nature::step(Topic::Rob).by(rob.player),
            Self::MoveScoreFigure(walk) => Nature::step(Topic::Walk).by(walk.player),
            Self::ReadMessage(_) => Nature::step(Topic::Message),
            Self::ScorePennants(_) => Nature::step(Topic::Pennants),
            Self::ScoreFollower(_) => Nature::step(Topic::ScoreFollower),
            Self::CropCircle(_) => Nature::step(Topic::Circle),
            Self::CropAdd(reaper) => Nature::step(Topic::Crop(Yield::Add)).by(reaper.player),
            Self::CropPass(pass) => Nature::step(Topic::Crop(Yield::Add)).by(pass.player),
            Self::CropTakeHome(reaper) => {
                Nature::step(Topic::Crop(Yield::TakeHome)).by(reaper.player)
            }
            Self::MoveMage(_) | Self::MoveWitch(_) => Nature::beside(Topic::Magic),
            Self::ShareGold { .. } => Nature::step(Topic::ShareGold),
            Self::EnterCity { .. } => Nature::late(Role::Late, Topic::Enter),
            Self::MoveCount { .. } => Nature::late(Role::Late, Topic::Count),
            Self::OpenFair { .. } => Nature::late(Role::Fair, Topic::Token),
            Self::Throw(throw) => {
                Nature::late(Role::Fair, Topic::Throw(Token::Target)).by(throw.player)
            }
            Self::Note(_) => Nature::written(Topic::Note).begins_next(),
            Self::Report { deed: Deed::FairyAlone {}, .. } => {
                Nature::step(Topic::Deed).on(&[Scorepad])
            }
            Self::Report { .. } => Nature::written(Topic::Deed),
            Self::Remain { .. } => Nature::written(Topic::Remain),
            Self::CountCompleted { .. } => Nature::written(Topic::Completed),
            Self::BeginTurn { .. } => Nature { answers: Some(Topic::Turn), ..Nature::table() },
            Self::JoinGame(_)
            | Self::LeaveGame(_)
            | Self::ChangeSeats { .. }
            | Self::ChangeRules { .. } => Nature::table(),
            Self::SetRight(_) => Nature::with_role(Role::Table, None, &[Board]),
            Self::Adjust { .. } => Nature::with_role(Role::Table, Some(Topic::Adjust), EVERYWHERE),
            Self::AskForOrders | Self::EndTurn | Self::EndGame => {
                Nature::with_role(Role::End, None, EVERYWHERE)
            }
        }
    }
}
