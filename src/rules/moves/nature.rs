//! The nature of each move; those of the expansions tell their own.

use super::Move;
use crate::expansion::ask_move;
use crate::nature::Recording::{Board, Scorepad};
use crate::nature::{EVERYWHERE, Nature, Role, Sent};
use crate::piece::Magician;
use crate::player::Figure;
use crate::scorepad::Deed;
use crate::throw::Token;
use crate::topic::{Act, Topic, Yield};

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
            Self::Fly(flight) => {
                Nature::act(Act::Fly).sends(Sent::Flier(flight.figure, flight.steps))
            }
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
            Self::CropAdd(reaper) => Nature::step(Topic::Crop(Yield::Add))
                .by(reaper.player)
                .sends(Sent::Figure(reaper.figure)),
            Self::CropPass(pass) => Nature::step(Topic::Crop(Yield::Add)).by(pass.player),
            Self::CropTakeHome(reaper) => Nature::step(Topic::Crop(Yield::TakeHome))
                .by(reaper.player)
                .sends(Sent::Figure(reaper.figure)),
            Self::MoveMage(_) => Nature::beside(Topic::Magic).sends(Sent::Magician(Magician::Mage)),
            Self::MoveWitch(_) => {
                Nature::beside(Topic::Magic).sends(Sent::Magician(Magician::Witch))
            }
            Self::ShareGold { .. } => Nature::step(Topic::ShareGold),
            Self::EnterCity { figure, .. } => {
                Nature::late(Role::Late, Topic::Enter).sends(Sent::Figure(*figure))
            }
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
            Self::Expansion(made) => ask_move!(made, made => made.nature()),
        }
    }
}
