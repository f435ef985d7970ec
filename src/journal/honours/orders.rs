//! Titles for orders.

use super::facts::Facts;
use super::{Honour, Kind};
use crate::rules::Seat;
use crate::rules::orders::hand::Hand;

/// The number of last turns in which an order counts as fulfilled late.
const LATE: u32 = 8;

pub(super) fn honour(facts: &Facts<'_>, kind: Kind) -> Option<Honour> {
    let orders = facts.game.orders()?;
    let of = |count: fn(&Hand) -> usize| move |seat: Seat| count(orders.hand(seat)) as i32;
    match kind {
        Kind::Servant => facts.most(kind, of(|hand| hand.fulfilled.len())),
        Kind::Promises => facts.most(kind, of(|hand| hand.failed().count())),
        Kind::CleanHands => {
            let clean = |hand: &Hand| {
                let is_clean = hand.held.is_empty() && hand.discarded.is_empty();
                if is_clean { hand.fulfilled.len() } else { 0 }
            };
            facts.most(kind, of(clean))
        }
        Kind::EarlyOrder => {
            let (turn, seat) = *facts.fulfilled.first()?;
            let amount = (facts.last_turn / 3) as i32 - turn as i32;
            Some(Honour { kind, seat, amount, turn: Some(turn) })
        }
        Kind::LateOrder => {
            let (turn, seat) = *facts.fulfilled.last()?;
            let amount = LATE as i32 - (facts.last_turn - turn) as i32;
            Some(Honour { kind, seat, amount, turn: Some(turn) })
        }
        Kind::LongRoad
        | Kind::GreatCity
        | Kind::QuietField
        | Kind::Farmer
        | Kind::Abbot
        | Kind::MasterBuilder
        | Kind::Benefactor
        | Kind::Merchant
        | Kind::FairyFriend
        | Kind::Jailer
        | Kind::DragonsDish
        | Kind::Comeback
        | Kind::GreatTurn
        | Kind::AheadThroughout
        | Kind::PhotoFinish
        | Kind::Landslide
        | Kind::LongKing
        | Kind::LongRobber
        | Kind::Usurper => None,
    }
}
