//! Decisions of the table beside the rules: people who come, go and change seats, house rules from
//! now on, and tiles and figures that are kept against the rules.

use std::sync::Arc;

use super::turn::Turn;
use super::{Game, Phase, Step};
use crate::rules::board::Misfit;
use crate::rules::feature::{Kind, Occupant, Place, Readings};
use crate::rules::geometry::{Position, Rotation};
use crate::rules::house_rule::{HouseRule, HouseRules};
use crate::rules::outcome::Outcome;
use crate::rules::player::{Figure, Player, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scorepad::Limits;
use crate::rules::setup::Setup;
use crate::rules::table::{self, Company, Figures, Held};
use crate::rules::tile::described::Described;
use crate::rules::tile::{self, Segment, Tile};

impl Game {
    /// The players, clockwise.
    pub const fn company(&self) -> &Company {
        &self.company
    }

    /// Requires the start of a turn, without a drawn tile and with nothing to decide.
    fn must_be_between_turns(&self) -> Result<(), Rejection> {
        self.must_go_on()?;
        let begins = self.phase == Phase::Place
            && !self.turn.drew_tile
            && !self.turn.expansions.builder.is_second_part
            && !self.is_closing();
        if begins { Ok(()) } else { Err(Rejection::Table(table::Rejection::OnlyAtTurnStart)) }
    }

    pub(super) fn must_play(&self, seat: Seat) -> Result<(), Rejection> {
        self.must_be_player(seat)?;
        if self.company.plays(seat) {
            Ok(())
        } else {
            Err(Rejection::Table(table::Rejection::HasLeft { seat }))
        }
    }

    /// Allows giving the start of a turn on the board to another player.
    pub(super) fn allows_giving_turn(&self, seat: Seat) -> Result<(), Rejection> {
        self.must_play(seat)?;
        self.must_be_between_turns()?;
        if seat == self.active() {
            Err(Rejection::Table(table::Rejection::TurnIsTheirs { seat }))
        } else {
            Ok(())
        }
    }

    /// Gives the turn to another player and takes back the effects of its start.
    pub(super) fn give_turn(&mut self, to: Seat, outcomes: &mut Vec<Outcome>) {
        let from = self.active();
        self.take_back_greeting(outcomes);
        if let Some(orders) = &mut self.orders {
            orders.take_back_turn(from);
        }
        outcomes.push(Outcome::Table(table::Outcome::TurnGiven { from, to }));
        let mut turn = Turn::new(self.turn.number, to);
        turn.orders = self.turn.orders.until_tile();
        turn.expansions.siege.may_escape = self.turn.expansions.siege.may_escape;
        self.begin(turn, outcomes);
    }

    pub(super) fn allows_joining_game(&self, player: &Player) -> Result<(), Rejection> {
        self.must_be_between_turns()?;
        let mut setup = Setup::clone(&self.setup);
        setup.players.push(player.clone());
        match setup.person_faults().into_iter().next() {
            Some(fault) => Err(Rejection::Table(table::Rejection::Person { fault })),
            None => Ok(()),
        }
    }

    /// Seats a guest to the right of whoever began; the guest first decides on the dealt orders.
    pub(super) fn join_game(&mut self, player: &Player, outcomes: &mut Vec<Outcome>) {
        let Some(seat) = Seat::all(self.setup.players.len() + 1).next_back() else {
            return debug_assert!(false, "a table with a guest has seats");
        };
        Arc::make_mut(&mut self.setup).players.push(player.clone());
        self.company.join(seat);
        outcomes.push(Outcome::Table(table::Outcome::Joined { seat }));
        if let Some(orders) = &mut self.orders {
            orders.deal_to_guest(seat);
            if !orders.has_decided(seat) {
                self.phase = Phase::Deal;
            }
        }
    }

    pub(super) fn allows_leaving_game(&self, seat: Seat) -> Result<(), Rejection> {
        self.must_play(seat)?;
        self.must_be_between_turns()?;
        if self.company.playing().count() <= 2 {
            return Err(Rejection::Table(table::Rejection::LastTwo));
        }
        Ok(())
    }

    pub(super) fn leave_game(
        &mut self,
        seat: Seat,
        figures: Figures,
        held: Held,
        outcomes: &mut Vec<Outcome>,
    ) {
        let next = self.company.next(seat);
        let is_active = seat == self.active();
        self.company.leave(seat);
        self.bandit_home(seat);
        outcomes.push(Outcome::Table(table::Outcome::Left { seat, figures, held }));
        if figures == Figures::GoHome {
            self.all_home(seat, outcomes);
        }
        if let Some(orders) = self.orders.as_mut().filter(|_| held == Held::UnderPile) {
            orders.leave(seat);
        }
        if is_active {
            self.give_turn(next, outcomes);
        }
    }

    /// Sends every figure of a player home, and frees that player's prisoners.
    fn all_home(&mut self, seat: Seat, outcomes: &mut Vec<Outcome>) {
        let mut returned: Vec<Occupant> = Vec::new();
        let standing = self.board.figures().iter().filter(|deployed| deployed.seat == seat);
        for deployed in standing.copied().collect::<Vec<_>>() {
            self.board.remove(deployed.occupant(), deployed.place);
            returned.push(deployed.occupant());
        }
        let city = self.expansions.city.iter_mut();
        returned.extend(
            city.flat_map(|city| city.take_home(seat)).map(|figure| Occupant { seat, figure }),
        );
        let towers = self.expansions.towers.iter_mut();
        returned.extend(towers.flat_map(|towers| towers.take_home(seat)));
        returned.extend(self.pad.iter_mut().flat_map(|pad| pad.take_home(seat)));
        for occupant in &returned {
            self.supplies[occupant.seat].put(occupant.figure);
        }
        if !returned.is_empty() {
            outcomes.push(Outcome::Returned { figures: returned });
        }
    }

    pub(super) fn allows_seats(&self, order: &[Seat]) -> Result<(), Rejection> {
        self.must_be_between_turns()?;
        let mut sitting = order.to_vec();
        sitting.sort_unstable();
        let mut playing: Vec<Seat> = self.company.playing().collect();
        playing.sort_unstable();
        if sitting == playing {
            Ok(())
        } else {
            Err(Rejection::Table(table::Rejection::NotEverybody))
        }
    }

    pub(super) fn change_seats(&mut self, order: &[Seat], outcomes: &mut Vec<Outcome>) {
        self.company.sit(order);
        outcomes.push(Outcome::Table(table::Outcome::Seated { order: order.to_vec() }));
    }

    pub(super) fn allows_rules(&self, rules: &HouseRules) -> Result<(), Rejection> {
        self.must_be_between_turns()?;
        if rules.differs(HouseRule::NoFarmers) == self.setup.has_farmers() {
            return Err(Rejection::Table(table::Rejection::FarmersFromStart));
        }
        let is_gone = |kind: usize| self.left.get(kind).is_none_or(|left| *left == 0);
        if self.moves_start_tile(rules).is_some_and(is_gone)
            && !rules.differs(HouseRule::StartTileInPile)
        {
            return Err(Rejection::Table(table::Rejection::StartTileDrawn));
        }
        Ok(())
    }

    /// A47: the kind of the start tile, if those rules take it out of the box or into it.
    fn moves_start_tile(&self, rules: &HouseRules) -> Option<usize> {
        let rule = HouseRule::StartTileInPile;
        let is_other = rules.differs(rule) != self.setup.rules.differs(rule);
        self.setup.replaced_start(&self.catalogue).filter(|_| is_other)
    }

    /// A47: takes the start tile out of the box, or into it.
    fn move_start_tile(&mut self, kind: usize, into_pile: bool) {
        if let Some(left) = self.left.get_mut(kind) {
            *left = if into_pile { left.saturating_add(1) } else { left.saturating_sub(1) };
        }
    }

    /// Takes back a turn that has just begun: there is no tile for it, and the one before was the
    /// last (R-BASE-14).
    fn end_before_turn(&mut self, outcomes: &mut Vec<Outcome>) {
        let seat = self.active();
        self.take_back_greeting(outcomes);
        if let Some(orders) = &mut self.orders {
            orders.take_back_turn(seat);
        }
        if self.turn.number > 1 {
            self.turn.seat = self.company.previous(seat);
            self.turn.number -= 1;
        }
        self.go_on_with(Step::Next, outcomes);
    }

    pub(super) fn change_rules(&mut self, rules: &HouseRules, outcomes: &mut Vec<Outcome>) {
        let changed = HouseRule::ALL
            .into_iter()
            .filter(|rule| rules.answer(*rule) != self.setup.rules.answer(*rule))
            .map(|rule| (rule, rules.answer(rule)))
            .collect();
        if let Some(kind) = self.moves_start_tile(rules) {
            self.move_start_tile(kind, rules.differs(HouseRule::StartTileInPile));
        }
        Arc::make_mut(&mut self.setup).rules = rules.clone();
        let limits = Limits::from_sets(&self.setup, &self.catalogue);
        self.pad.iter_mut().for_each(|pad| pad.limit(limits));
        self.board.ignores_carcassonne = rules.differs(HouseRule::CarcassonneIgnored);
        self.board.readings = Readings::from_rules(rules);
        if let Some(orders) = &mut self.orders {
            orders.change_rules(rules);
        }
        outcomes.push(Outcome::Table(table::Outcome::RulesChanged { rules: changed }));
        if self.count_left() == 0 {
            self.end_before_turn(outcomes);
        }
    }

    pub(super) fn allows_described(&self, described: &Described) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        if self.catalogue.tile(described.tile.as_str()).is_some() {
            let tile = described.tile.clone();
            return Err(Rejection::Table(table::Rejection::KnownTile { tile }));
        }
        let unsound = |fault| Rejection::Table(table::Rejection::Unsound { fault });
        described.tile().map(drop).map_err(unsound)
    }

    pub(super) fn describe(&mut self, described: &Described, outcomes: &mut Vec<Outcome>) {
        let Ok(tile) = described.tile() else {
            return debug_assert!(false, "a tile that may be described is sound");
        };
        Arc::make_mut(&mut self.catalogue).add_tile(tile);
        self.left.push(0);
        let tile = described.tile.clone();
        outcomes.push(Outcome::Table(table::Outcome::TileDescribed { tile }));
    }

    /// Allows any known tile beside any other one.
    pub(super) fn allows_place_anyway(
        &self,
        id: &tile::Id,
        at: Position,
        rotation: Rotation,
    ) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        let known = self.catalogue.tile(id.as_str()).filter(|tile| tile.grid.is_none());
        known.ok_or_else(|| Rejection::UnknownTile { tile: id.clone() })?;
        let fits = self.must_fit(id, at, rotation);
        let is_nowhere =
            matches!(fits, Err(Rejection::Misfit { misfit: Misfit::Occupied | Misfit::Apart, .. }));
        if is_nowhere { fits } else { Ok(()) }
    }

    pub(super) fn place_anyway(
        &mut self,
        id: &tile::Id,
        at: Position,
        rotation: Rotation,
        outcomes: &mut Vec<Outcome>,
    ) {
        // A misfit that everybody sees on the board comes before a shortage in the bag.
        let misfit = self.must_fit(id, at, rotation);
        let against = misfit.and_then(|()| self.allows_place(id, at, rotation)).err();
        let in_play = |tile: &Arc<Tile>| self.setup.has(&tile.set);
        // An empty bag owes no tile.
        let is_of_bag = self.catalogue.tile(id.as_str()).is_some_and(in_play);
        if !is_of_bag || self.count_left() == 0 {
            self.extra += 1;
        } else if self.copies_left(id.as_str()) == 0 {
            self.owed += 1;
        }
        let told = outcomes.len() + 1;
        self.place(id, at, rotation, outcomes);
        if let Some(against) = against {
            self.board.keep_tile(at);
            let seat = self.active();
            outcomes.insert(told, Outcome::KeptAnyway { seat, at, against });
        }
    }

    /// Allows any follower in supply, on any segment that is still scored.
    pub(super) fn allows_deploy_anyway(
        &self,
        figure: Figure,
        on: Segment,
        elsewhere: Option<Position>,
    ) -> Result<(), Rejection> {
        let (tile, _) = self.must_have_placed()?;
        let seat = self.active();
        if self.supply(seat).count(figure) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure });
        }
        // A builder or a pig alone goes home at once, and a barn stands at a corner.
        if !figure.is_follower() {
            return Err(Rejection::WrongFigure { figure, segment: on });
        }
        let place = Place { at: elsewhere.unwrap_or(tile), segment: on };
        let feature = self.must_have_segment(place)?;
        if Kind::from(on) == Kind::Field {
            return self.must_have_farmers();
        }
        let is_scored =
            self.board.is_complete(feature) && !self.board.completed_by(tile).contains(&feature);
        if is_scored { Err(Rejection::Complete { place }) } else { Ok(()) }
    }

    pub(super) fn deploy_anyway(
        &mut self,
        figure: Figure,
        on: Segment,
        elsewhere: Option<Position>,
        outcomes: &mut Vec<Outcome>,
    ) {
        let against = self.allows_deploy(figure, on, elsewhere).err();
        let told = outcomes.len() + 1;
        self.deploy(figure, on, elsewhere, outcomes);
        if let (Some(against), Phase::Deploy { at, .. }) = (against, self.phase) {
            self.board.keep_last_figure();
            let at = elsewhere.unwrap_or(at);
            let seat = self.active();
            outcomes.insert(told, Outcome::KeptAnyway { seat, at, against });
        }
    }
}
