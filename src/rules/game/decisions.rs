//! Decisions of the table beside the rules: people who come, go and change seats, house rules from
//! now on, and tiles and figures that are kept against the rules.

use std::sync::Arc;

use super::turn::Turn;
use super::{Game, Phase, Step};
use crate::board::Misfit;
use crate::feature::{Kind, Occupant, Place, Readings};
use crate::game::{apply, figures, sets};
use crate::geometry::{Position, Rotation};
use crate::house_rule::{HouseRule, HouseRules};
use crate::outcome::Outcome;
use crate::player::{Figure, Player, Seat};
use crate::rejection::Rejection;
use crate::scorepad::Limits;
use crate::setup::Setup;
use crate::table::{self, Figures, Held};
use crate::tile::described::Described;
use crate::tile::{self, Segment, Tile};

/// Requires the start of a turn, without a drawn tile and with nothing to decide.
fn must_be_between_turns(game: &Game) -> Result<(), Rejection> {
    game.must_go_on()?;
    let begins = game.phase() == Phase::Place
        && !game.turn.drew_tile
        && !game.turn.expansions.builder.is_second_part
        && !sets::abbey::is_closing(game);
    if begins { Ok(()) } else { Err(Rejection::Table(table::Rejection::OnlyAtTurnStart)) }
}

/// Allows giving the start of a turn on the board to another player.
pub(super) fn allows_giving_turn(game: &Game, seat: Seat) -> Result<(), Rejection> {
    game.must_play(seat)?;
    must_be_between_turns(game)?;
    if seat == game.active() {
        Err(Rejection::Table(table::Rejection::TurnIsTheirs { seat }))
    } else {
        Ok(())
    }
}

/// Gives the turn to another player and takes back the effects of its start.
pub(super) fn give_turn(game: &mut Game, to: Seat, outcomes: &mut Vec<Outcome>) {
    let from = game.active();
    game.take_back_greeting(outcomes);
    if let Some(orders) = &mut game.orders {
        orders.take_back_turn(from);
    }
    outcomes.push(Outcome::Table(table::Outcome::TurnGiven { from, to }));
    let mut turn = Turn::new(game.turn.number, to);
    turn.orders = game.turn.orders.until_tile();
    turn.expansions.siege.may_escape = game.turn.expansions.siege.may_escape;
    game.begin(turn, outcomes);
}

pub(super) fn allows_joining_game(game: &Game, player: &Player) -> Result<(), Rejection> {
    must_be_between_turns(game)?;
    let mut setup = Setup::clone(&game.setup);
    setup.players.push(player.clone());
    match setup.person_faults().into_iter().next() {
        Some(fault) => Err(Rejection::Table(table::Rejection::Person { fault })),
        None => Ok(()),
    }
}

/// Seats a guest to the right of whoever began; the guest first decides on the dealt orders.
pub(super) fn join_game(game: &mut Game, player: &Player, outcomes: &mut Vec<Outcome>) {
    let Some(seat) = Seat::all(game.setup.players.len() + 1).next_back() else {
        return debug_assert!(false, "a table with a guest has seats");
    };
    Arc::make_mut(&mut game.setup).players.push(player.clone());
    game.people.company_mut().join(seat);
    outcomes.push(Outcome::Table(table::Outcome::Joined { seat }));
    if let Some(orders) = &mut game.orders {
        orders.deal_to_guest(seat);
        if !orders.has_decided(seat) {
            game.course.wait(Phase::Deal);
        }
    }
}

pub(super) fn allows_leaving_game(game: &Game, seat: Seat) -> Result<(), Rejection> {
    game.must_play(seat)?;
    must_be_between_turns(game)?;
    if game.people.company().playing().count() <= 2 {
        return Err(Rejection::Table(table::Rejection::LastTwo));
    }
    Ok(())
}

pub(super) fn leave_game(
    game: &mut Game,
    seat: Seat,
    figures: Figures,
    held: Held,
    outcomes: &mut Vec<Outcome>,
) {
    let next = game.people.next(seat);
    let is_active = seat == game.active();
    game.people.company_mut().leave(seat);
    game.leave_sets(seat);
    outcomes.push(Outcome::Table(table::Outcome::Left { seat, figures, held }));
    if figures == Figures::GoHome {
        all_home(game, seat, outcomes);
    }
    if let Some(orders) = game.orders.as_mut().filter(|_| held == Held::UnderPile) {
        orders.leave(seat);
    }
    if is_active {
        give_turn(game, next, outcomes);
    }
}

/// Sends every figure of a player home, and frees that player's prisoners.
fn all_home(game: &mut Game, seat: Seat, outcomes: &mut Vec<Outcome>) {
    let mut returned: Vec<Occupant> = Vec::new();
    let standing = game.board.figures().iter().filter(|deployed| deployed.seat == seat);
    for deployed in standing.copied().collect::<Vec<_>>() {
        game.board.remove(deployed.occupant(), deployed.place);
        returned.push(deployed.occupant());
    }
    returned.extend(game.bring_home(seat));
    returned.extend(game.pad.iter_mut().flat_map(|pad| pad.take_home(seat)));
    for occupant in &returned {
        game.people.put(*occupant);
    }
    if !returned.is_empty() {
        outcomes.push(Outcome::Returned { figures: returned });
    }
}

pub(super) fn allows_seats(game: &Game, order: &[Seat]) -> Result<(), Rejection> {
    must_be_between_turns(game)?;
    let mut sitting = order.to_vec();
    sitting.sort_unstable();
    let mut playing: Vec<Seat> = game.people.company().playing().collect();
    playing.sort_unstable();
    if sitting == playing { Ok(()) } else { Err(Rejection::Table(table::Rejection::NotEverybody)) }
}

pub(super) fn change_seats(game: &mut Game, order: &[Seat], outcomes: &mut Vec<Outcome>) {
    game.people.company_mut().sit(order);
    outcomes.push(Outcome::Table(table::Outcome::Seated { order: order.to_vec() }));
}

pub(super) fn allows_rules(game: &Game, rules: &HouseRules) -> Result<(), Rejection> {
    must_be_between_turns(game)?;
    if rules.differs(HouseRule::NoFarmers) == game.setup.has_farmers() {
        return Err(Rejection::Table(table::Rejection::FarmersFromStart));
    }
    let is_gone = |kind: usize| game.bag.copies(kind) == 0;
    if moves_start_tile(game, rules).is_some_and(is_gone)
        && !rules.differs(HouseRule::StartTileInPile)
    {
        return Err(Rejection::Table(table::Rejection::StartTileDrawn));
    }
    Ok(())
}

/// A47: the kind of the start tile, if those rules take it out of the box or into it.
fn moves_start_tile(game: &Game, rules: &HouseRules) -> Option<usize> {
    let rule = HouseRule::StartTileInPile;
    let is_other = rules.differs(rule) != game.setup.rules.differs(rule);
    game.setup.replaced_start(&game.catalogue).filter(|_| is_other)
}

/// Takes back a turn that has just begun: there is no tile for it, and the one before was the
/// last (R-BASE-14).
fn end_before_turn(game: &mut Game, outcomes: &mut Vec<Outcome>) {
    let seat = game.active();
    game.take_back_greeting(outcomes);
    if let Some(orders) = &mut game.orders {
        orders.take_back_turn(seat);
    }
    if game.turn.number > 1 {
        game.turn.seat = game.people.company().previous(seat);
        game.turn.number -= 1;
    }
    game.go_on_with(Step::Next, outcomes);
}

pub(super) fn change_rules(game: &mut Game, rules: &HouseRules, outcomes: &mut Vec<Outcome>) {
    let changed = HouseRule::ALL
        .into_iter()
        .filter(|rule| rules.answer(*rule) != game.setup.rules.answer(*rule))
        .map(|rule| (rule, rules.answer(rule)))
        .collect();
    if let Some(kind) = moves_start_tile(game, rules) {
        if rules.differs(HouseRule::StartTileInPile) {
            game.bag.put(kind);
        } else {
            game.bag.take(kind);
        }
    }
    Arc::make_mut(&mut game.setup).rules = rules.clone();
    let limits = Limits::from_sets(&game.setup, &game.catalogue);
    game.pad.iter_mut().for_each(|pad| pad.limit(limits));
    game.board.ignores_carcassonne = rules.differs(HouseRule::CarcassonneIgnored);
    game.board.readings = Readings::from_rules(rules);
    if let Some(orders) = &mut game.orders {
        orders.change_rules(rules);
    }
    outcomes.push(Outcome::Table(table::Outcome::RulesChanged { rules: changed }));
    if game.count_left() == 0 {
        end_before_turn(game, outcomes);
    }
}

pub(super) fn allows_described(game: &Game, described: &Described) -> Result<(), Rejection> {
    game.must_be_without_tile()?;
    if game.catalogue.tile(described.tile.as_str()).is_some() {
        let tile = described.tile.clone();
        return Err(Rejection::Table(table::Rejection::KnownTile { tile }));
    }
    let unsound = |fault| Rejection::Table(table::Rejection::Unsound { fault });
    described.tile().map(drop).map_err(unsound)
}

pub(super) fn describe(game: &mut Game, described: &Described, outcomes: &mut Vec<Outcome>) {
    let Ok(tile) = described.tile() else {
        return debug_assert!(false, "a tile that may be described is sound");
    };
    Arc::make_mut(&mut game.catalogue).add_tile(tile);
    game.bag.know_another();
    let tile = described.tile.clone();
    outcomes.push(Outcome::Table(table::Outcome::TileDescribed { tile }));
}

/// Allows any known tile beside any other one.
pub(super) fn allows_place_anyway(
    game: &Game,
    id: &tile::Id,
    at: Position,
    rotation: Rotation,
) -> Result<(), Rejection> {
    game.must_be_without_tile()?;
    let known = game.catalogue.tile(id.as_str()).filter(|tile| tile.grid.is_none());
    known.ok_or_else(|| Rejection::UnknownTile { tile: id.clone() })?;
    let fits = game.must_fit(id, at, rotation);
    let is_nowhere =
        matches!(fits, Err(Rejection::Misfit { misfit: Misfit::Occupied | Misfit::Apart, .. }));
    if is_nowhere { fits } else { Ok(()) }
}

pub(super) fn place_anyway(
    game: &mut Game,
    id: &tile::Id,
    at: Position,
    rotation: Rotation,
    outcomes: &mut Vec<Outcome>,
) {
    // A misfit that everybody sees on the board comes before a shortage in the bag.
    let misfit = game.must_fit(id, at, rotation);
    let against = misfit.and_then(|()| game.allows_place(id, at, rotation)).err();
    let in_play = |tile: &&Arc<Tile>| game.setup.has(&tile.set);
    let of_bag = game.catalogue.tile(id.as_str()).filter(in_play);
    game.bag.lend(of_bag.and_then(|tile| game.catalogue.kind(tile.id.as_str())));
    let told = outcomes.len() + 1;
    apply::place(game, id, at, rotation, outcomes);
    if let Some(against) = against {
        game.board.keep_tile(at);
        let seat = game.active();
        outcomes.insert(told, Outcome::KeptAnyway { seat, at, against });
    }
}

/// Allows any follower in supply, on any segment that is still scored.
pub(super) fn allows_deploy_anyway(
    game: &Game,
    figure: Figure,
    on: Segment,
    elsewhere: Option<Position>,
) -> Result<(), Rejection> {
    let (tile, _) = game.must_have_placed()?;
    let seat = game.active();
    game.must_have_figure(seat, figure)?;
    // A builder or a pig alone goes home at once, and a barn stands at a corner.
    figures::must_be_follower(figure)?;
    let place = Place { at: elsewhere.unwrap_or(tile), segment: on };
    let feature = game.must_have_segment(place)?;
    if Kind::from(on) == Kind::Field {
        return game.must_have_farmers();
    }
    let is_scored =
        game.board.is_complete(feature) && !game.board.completed_by(tile).contains(&feature);
    if is_scored { Err(Rejection::Complete { place }) } else { Ok(()) }
}

pub(super) fn deploy_anyway(
    game: &mut Game,
    figure: Figure,
    on: Segment,
    elsewhere: Option<Position>,
    outcomes: &mut Vec<Outcome>,
) {
    let against = game.allows_deploy(figure, on, elsewhere).err();
    let told = outcomes.len() + 1;
    apply::deploy(game, figure, on, elsewhere, outcomes);
    if let (Some(against), Phase::Deploy { at, .. }) = (against, game.phase()) {
        game.board.keep_last_figure();
        let at = elsewhere.unwrap_or(at);
        let seat = game.active();
        outcomes.insert(told, Outcome::KeptAnyway { seat, at, against });
    }
}
