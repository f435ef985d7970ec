//! The checks of moves of every turn: its tile, its figure, its end.

use std::sync::Arc;

use super::turn::Used;
use super::{Game, Phase, Step};
use crate::card::{self, Card};
use crate::expansion::count;
use crate::expansion::dragon;
use crate::expansion::river;
use crate::feature::Place;
use crate::feature::join::FeatureId;
use crate::game::sets;
use crate::geometry::{Position, Rotation};
use crate::house_rule::HouseRule;
use crate::moves::Move;
use crate::orders;
use crate::orders::hand::Orders;
use crate::player::{Figure, Seat};
use crate::rejection::Rejection;
use crate::setup::Recording;
use crate::table;
use crate::tile::{self, Segment, Tile};

impl Game {
    pub(super) fn allows_place(
        &self,
        id: &tile::Id,
        at: Position,
        rotation: Rotation,
    ) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        self.must_be_left(id)?;
        self.must_fit(id, at, rotation)
    }

    /// Requires that a tile fits a place, whatever the bag holds.
    pub(super) fn must_fit(
        &self,
        id: &tile::Id,
        at: Position,
        rotation: Rotation,
    ) -> Result<(), Rejection> {
        let tile = self.catalogue.tile(id.as_str());
        let tile = tile.ok_or_else(|| Rejection::UnknownTile { tile: id.clone() })?;
        let refuse = |misfit| Rejection::Misfit { tile: id.clone(), at, misfit };
        self.board.fits(tile, at, rotation).map_err(refuse)
    }

    pub(super) fn allows_removal(&self, id: &tile::Id) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        let tile = self.must_be_left(id)?;
        match self.board.placements(tile).first() {
            Some((at, _)) => Err(Rejection::TileFits { tile: id.clone(), at: *at }),
            None => Ok(()),
        }
    }

    /// The place of the turn's tile, if the action of the turn is still to be done (R-TURN-1).
    pub(super) fn must_have_no_figure_yet(&self) -> Result<Position, Rejection> {
        let (at, deployed) = self.must_have_placed()?;
        if deployed { Err(Rejection::AlreadyDeployed) } else { Ok(at) }
    }

    pub(super) fn allows_deploy(
        &self,
        figure: Figure,
        on: Segment,
        elsewhere: Option<Position>,
    ) -> Result<(), Rejection> {
        let tile = sets::phantom::must_be_free_to_deploy(self, figure)?;
        let at = elsewhere.unwrap_or(tile);
        sets::dragon::allows_tile(self, figure, tile, at)?;
        let seat = self.active();
        self.must_have_figure(seat, figure)?;
        let place = Place { at, segment: on };
        let feature = self.must_have_segment(place)?;
        // R-HS-14: a feature that the portal's own tile completes may still be claimed, like a
        // feature of that tile (R-BASE-6).
        let was_complete =
            || self.board.is_complete(feature) && !self.board.completed_by(tile).contains(&feature);
        if at != tile && was_complete() {
            return Err(Rejection::Complete { place });
        }
        if !figure.may_stand_on(on.into()) {
            return Err(Rejection::WrongFigure { figure, segment: on });
        }
        if matches!(on, Segment::Field(_)) && figure.is_occupant() {
            self.must_have_farmers()?;
        }
        if let Some(reason) = self.barred_by_sets(figure, place, feature) {
            return Err(reason);
        }
        if figure.needs_follower() || !figure.is_occupant() {
            return Ok(());
        }
        match self.board.occupants(feature).next() {
            Some(occupant) => Err(Rejection::Occupied { place, by: occupant.seat }),
            None => Ok(()),
        }
    }

    pub(super) fn must_have_segment(&self, place: Place) -> Result<FeatureId, Rejection> {
        self.board.feature(place).ok_or_else(|| {
            let tile = self.board.tile(place.at).map(|placed| placed.tile.id.clone());
            let tile = tile.unwrap_or_else(|| tile::Id::from(""));
            Rejection::NoSuchSegment { tile, segment: place.segment }
        })
    }

    pub(super) fn allows_choice(&self, seat: Seat, card: &card::Id) -> Result<(), Rejection> {
        self.must_be_player(seat)?;
        let orders = self.must_have_orders()?;
        let choice = self.choices.iter().find(|choice| choice.seat == seat);
        if choice.is_none() && self.is_for_holder_to_judge(card) {
            self.must_play(seat)?;
            self.must_go_on()?;
            return Ok(orders.may_declare(seat, card)?);
        }
        let Some(choice) = choice else {
            return Err(Rejection::Orders(orders::Rejection::NothingToChoose { seat }));
        };
        if choice.cards.contains(card) {
            Ok(())
        } else {
            Err(Rejection::Orders(orders::Rejection::NotAChoice { seat, card: card.clone() }))
        }
    }

    /// R-KO-40: whether a player may claim an order that nobody else judges.
    pub(super) fn allows_claim(&self, seat: Seat, card: &card::Id) -> Result<(), Rejection> {
        self.must_be_player(seat)?;
        let orders = self.must_have_orders()?;
        if !self.is_for_holder_to_judge(card) {
            return Err(Rejection::Orders(orders::Rejection::NothingToChoose { seat }));
        }
        self.must_play(seat)?;
        self.must_take_claims()?;
        orders.may_declare(seat, card)?;
        if self.is_used_up(seat, card) {
            return Err(Rejection::Orders(orders::Rejection::OccasionUsed { seat }));
        }
        Ok(())
    }

    /// Whether a claim would count for the farmer whom a player has deployed with the last tile:
    /// the card has the farmer's mark, and he is an occasion of his own (R-KO-12, 40).
    pub(super) fn is_for_farmer(&self, seat: Seat, card: &card::Id) -> bool {
        let has_mark = || self.catalogue.card(card.as_str()).is_some_and(|card| card.farmer);
        self.turn.orders.farmed[seat] && !self.pays_one_order_a_tile() && has_mark()
    }

    /// Whether the occasion for which a player would claim an order has brought one already, by
    /// itself or by a claim (R-KO-12, 40).
    fn is_used_up(&self, seat: Seat, card: &card::Id) -> bool {
        let orders = &self.turn.orders;
        let used = if self.is_for_farmer(seat, card) { &orders.farmers } else { &orders.tile };
        self.is_used(used, seat)
    }

    /// A4: whether a tile brings a player one order, its deployments included.
    pub(super) fn pays_one_order_a_tile(&self) -> bool {
        self.setup.rules.differs(HouseRule::OrdersOncePerTile)
    }

    fn is_used(&self, used: &Used, seat: Seat) -> bool {
        let has_fulfilled = self.pays_one_order_a_tile() && self.turn.orders.fulfilled[seat];
        self.recording() == Recording::Board
            && (used.by_claim[seat] || used.by_itself[seat] || has_fulfilled)
    }

    /// Whether the last tile has brought a player an order already, and no order in hand could be
    /// claimed for anything else.
    pub fn has_used_occasion(&self, seat: Seat) -> bool {
        let held = self.orders.iter().flat_map(|orders| &orders.hand(seat).held);
        let mut claimable = held.filter(|card| self.is_for_holder_to_judge(&card.id));
        self.is_used(&self.turn.orders.tile, seat)
            && claimable.all(|card| self.is_used_up(seat, &card.id))
    }

    /// The move by which a player says that an order is fulfilled. Where the board is not mirrored,
    /// nobody but the table knows which occasions a turn has had.
    pub fn claims_order(&self, player: Seat, card: card::Id) -> Move {
        match self.recording() {
            Recording::Board => Move::ClaimOrder { player, card },
            Recording::Scorepad | Recording::Deck => Move::FulfilOrder { player, card },
        }
    }

    /// Requires that an order can still be claimed: hands are dealt, nobody chooses one of several,
    /// and the final scoring has not begun (R-KO-35). No question of the turn has to wait for it.
    fn must_take_claims(&self) -> Result<(), Rejection> {
        if self.phase() == Phase::Deal || self.recording() != Recording::Board {
            return self.must_go_on();
        }
        self.must_have_no_choice()?;
        if self.is_in_final_scoring() { Err(Rejection::GameOver) } else { Ok(()) }
    }

    /// Whether the final scoring has begun, with those who leave the market for it (R-KO-35).
    pub fn is_in_final_scoring(&self) -> bool {
        let leaves = self.expansions.leaving.as_ref().is_some_and(|leaving| leaving.at_end);
        leaves || matches!(self.phase(), Phase::Remains | Phase::Finished)
    }

    /// R-KO-41: whether everybody can be asked for orders that they judge themselves.
    pub(super) fn allows_asking(&self) -> Result<(), Rejection> {
        if !self.has_orders_for_holders_to_judge() {
            return Err(Rejection::Orders(orders::Rejection::WithoutOrders));
        }
        if self.phase() == Phase::Deal {
            return self.must_go_on();
        }
        if self.is_in_final_scoring() { Err(Rejection::GameOver) } else { Ok(()) }
    }

    /// Whether everybody will be asked for such orders before the final scoring, and the move that
    /// leads there is still to be made.
    pub fn will_ask_for_orders(&self) -> bool {
        self.turn.orders.asks
            && self.phase() != Phase::Asking(Step::Claims)
            && !self.is_in_final_scoring()
    }

    /// Whether a move would begin the final scoring before everybody was asked for orders that they
    /// judge themselves (R-KO-41). It depends on the deck, and on nothing that anybody holds.
    pub fn ends_unasked(&self, made: &Move) -> bool {
        let is_late = self.count_left() <= 1 || *made == Move::EndGame;
        let was_asked = self.turn.orders.asks || self.phase() == Phase::Asking(Step::Claims);
        if !is_late || was_asked || self.allows_asking().is_err() {
            return false;
        }
        let mut next = self.clone();
        next.play(made).is_ok() && next.is_in_final_scoring()
    }

    /// Whether a player judges that order, as nothing that is recorded tells.
    pub fn is_for_holder_to_judge(&self, card: &card::Id) -> bool {
        let card = || self.catalogue.card(card.as_str());
        match self.recording() {
            Recording::Board => card().is_some_and(|card| card.is_judged_by_holder()),
            Recording::Scorepad => {
                card().is_some_and(|card| card.requirement.nature().is_beyond_scorepad)
            }
            Recording::Deck => true,
        }
    }

    /// Whether the deck has orders that only their holders judge, whoever holds them.
    pub fn has_judged_orders(&self) -> bool {
        self.deck().any(|card| card.is_judged_by_holder())
    }

    /// Whether the deck has orders of which only their holders say that they are lost (R-KO-58),
    /// whoever holds them.
    pub fn has_orders_lost_by_word(&self) -> bool {
        let is_one = |card: &Arc<Card>| card.is_avoidance() && !card.is_of_dragon();
        self.deck().any(|card| is_one(card) && self.is_for_holder_to_judge(&card.id))
    }

    /// The orders of the deck, as everybody knows them since the setup.
    pub(super) fn deck(&self) -> impl Iterator<Item = &Arc<Card>> {
        let ids = self.setup.orders.iter().flatten();
        ids.filter_map(|id| self.catalogue.card(id.as_str()))
    }

    /// Whether players may say now that they have fulfilled an order which they judge themselves.
    /// Nothing here depends on who holds one.
    pub fn may_declare_orders(&self) -> bool {
        self.has_orders_for_holders_to_judge()
            && !self.is_in_final_scoring()
            && self.must_take_claims().is_ok()
    }

    /// Whether players judge any order of the deck themselves.
    pub fn has_orders_for_holders_to_judge(&self) -> bool {
        let mut cards = self.setup.orders.iter().flatten();
        cards.any(|card| self.is_for_holder_to_judge(card))
    }

    pub(super) fn must_have_no_choice(&self) -> Result<(), Rejection> {
        match self.choices.first() {
            Some(choice) => {
                Err(Rejection::Orders(orders::Rejection::ChooseFirst { seat: choice.seat }))
            }
            None => Ok(()),
        }
    }

    /// Requires that nobody has anything to decide first, and that the game is not over.
    pub(super) fn must_go_on(&self) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if let Some(seat) = sets::count::leaving::leaver(self) {
            return Err(count::Rejection::LeaveFirst { seat }.into());
        }
        match self.phase() {
            Phase::Finished => Err(Rejection::GameOver),
            Phase::Deal => {
                let undecided = self.orders.as_ref().and_then(Orders::undecided);
                Err(Rejection::Orders(orders::Rejection::DealFirst {
                    seat: undecided.unwrap_or(Seat::FIRST),
                }))
            }
            Phase::Asking(step) => self.may_wait(step),
            Phase::Place | Phase::Deploy { .. } | Phase::Scored | Phase::Remains => Ok(()),
        }
    }

    pub(super) fn must_be_turn_start(&self) -> Result<(), Rejection> {
        self.must_go_on()?;
        if self.phase() == Phase::Place && !self.turn.drew_tile {
            Ok(())
        } else {
            Err(Rejection::Orders(orders::Rejection::OnlyAtTurnStart))
        }
    }

    pub(super) fn must_be_without_tile(&self) -> Result<(), Rejection> {
        self.must_go_on()?;
        // After the last turn no move of a next one declines its open question.
        if self.is_asking() {
            return Err(Rejection::LastTurnAsks);
        }
        if matches!(self.phase(), Phase::Deploy { .. }) {
            Err(Rejection::TileAlreadyPlaced)
        } else {
            Ok(())
        }
    }

    pub(super) fn must_have_placed(&self) -> Result<(Position, bool), Rejection> {
        self.must_go_on()?;
        let Phase::Deploy { at, deployed } = self.phase() else {
            return Err(Rejection::PlaceFirst);
        };
        Ok((at, deployed))
    }

    /// Requires that a player has such a figure in supply.
    pub(super) fn must_have_figure(&self, seat: Seat, figure: Figure) -> Result<(), Rejection> {
        if self.supply(seat).count(figure) > 0 {
            Ok(())
        } else if figure.at_start(&self.setup.sets) == 0 {
            Err(Rejection::NotInPlay)
        } else {
            Err(Rejection::NoFigureLeft { seat, figure })
        }
    }

    /// A45: requires that the table plays with farmers.
    pub(super) fn must_have_farmers(&self) -> Result<(), Rejection> {
        if self.setup.has_farmers() { Ok(()) } else { Err(Rejection::NoFarmers) }
    }

    pub(super) fn must_be_player(&self, seat: Seat) -> Result<(), Rejection> {
        if seat.index() < self.setup.players.len() {
            Ok(())
        } else {
            Err(Rejection::NoSuchPlayer { seat })
        }
    }

    pub(super) fn must_have_orders(&self) -> Result<&Orders, Rejection> {
        self.orders.as_ref().ok_or(Rejection::Orders(orders::Rejection::WithoutOrders))
    }

    fn must_be_left(&self, id: &tile::Id) -> Result<&Tile, Rejection> {
        let tile = self.catalogue.tile(id.as_str()).filter(|tile| self.setup.has(&tile.set));
        let tile = tile.ok_or_else(|| Rejection::UnknownTile { tile: id.clone() })?;
        if self.copies_left(id.as_str()) == 0 {
            return Err(Rejection::NoneLeft { tile: id.clone() });
        }
        if tile.dragon && sets::dragon::sets_aside(self) {
            return Err(dragon::Rejection::VolcanoFirst { tile: id.clone() }.into());
        }
        if !self.may_be_drawn(tile) {
            return Err(river::Rejection::RiverFirst { tile: id.clone() }.into());
        }
        Ok(tile)
    }

    pub(super) fn must_play(&self, seat: Seat) -> Result<(), Rejection> {
        self.must_be_player(seat)?;
        if self.people.company().plays(seat) {
            Ok(())
        } else {
            Err(Rejection::Table(table::Rejection::HasLeft { seat }))
        }
    }
}
