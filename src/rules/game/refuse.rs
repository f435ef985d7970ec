//! Whether a move may be made now.

use super::expansion::wagon::comes_after_wagons;
use super::{Game, Phase, Step};
use crate::rules::expansion::count::{self, Resident};
use crate::rules::expansion::dragon;
use crate::rules::expansion::fairy::Stand;
use crate::rules::expansion::gold;
use crate::rules::expansion::{princess, river, wagon};
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Occupant, Place};
use crate::rules::geometry::{Position, Rotation};
use crate::rules::moves::{MAX_ADJUSTMENT, Move};
use crate::rules::orders::hand::Orders;
use crate::rules::orders::{self, card};
use crate::rules::player::{Figure, Seat};
use crate::rules::rejection::Rejection;
use crate::rules::scorepad;
use crate::rules::setup::Recording;
use crate::rules::tile::{self, Segment, Tile};

impl Game {
    /// Whether a move may be made now.
    ///
    /// # Errors
    /// Why not.
    #[expect(clippy::too_many_lines, reason = "one arm per move")]
    pub fn allows(&self, made: &Move) -> Result<(), Rejection> {
        if self.is_declined_by(made)
            && let Some(next) = self.declined()
        {
            return next.allows(made);
        }
        self.must_suit_recording(made)?;
        if self.is_instead_of_princess(made) {
            return Err(princess::Rejection::First.into());
        }
        if let Some((seat, _)) =
            self.wagon().filter(|_| comes_after_wagons(&made.nature()) && self.choices.is_empty())
        {
            return Err(wagon::Rejection::OthersFirst { seat }.into());
        }
        match made {
            Move::KeepOrders { player, returned } => {
                self.must_be_player(*player)?;
                self.must_have_orders()?.may_keep(*player, returned.as_ref())
            }
            Move::DealOrders { player, cards } => {
                self.must_be_player(*player)?;
                self.must_have_orders()?.may_deal(*player, cards)
            }
            Move::TowerSite { at, on } => self.allows_tower_site(*at, *on),
            Move::DiscardOrders { cards } => {
                self.must_be_turn_start()?;
                self.must_have_orders()?.may_discard(self.active(), cards)
            }
            Move::DrawOrder { card } => {
                self.must_be_turn_start()?;
                self.must_have_orders()?.may_draw(self.active(), card.as_ref()).map(drop)
            }
            Move::Place { tile, at, rotation } => self.allows_place(tile, *at, *rotation),
            Move::PlaceAnyway { tile, at, rotation } => {
                self.allows_place_anyway(tile, *at, *rotation)
            }
            Move::DescribeTile(described) => self.allows_described(described),
            Move::RemoveTile { tile } => self.allows_removal(tile),
            Move::Deploy { figure, on, at } => self.allows_deploy(*figure, *on, *at),
            Move::DeployAnyway { figure, on, at } => self.allows_deploy_anyway(*figure, *on, *at),
            Move::PlaceAbbey { at } => self.allows_abbey(*at),
            Move::PlaceBarn { corner } => self.allows_barn(*corner),
            Move::MoveWagon { player, at, on } => {
                self.allows_wagon(*player, Some(Place { at: *at, segment: *on }))
            }
            Move::KeepWagon { player } => self.allows_wagon(*player, None),
            Move::MoveDragon { to } => self.allows_dragon(*to),
            Move::MoveFairy { figure, at, on, quarter } => {
                self.allows_fairy(*figure, Stand::of(*at, *on, *quarter))
            }
            Move::RemoveKnight { player, figure, at, on } => {
                let knight = Occupant { seat: *player, figure: *figure };
                self.allows_princess(knight, Place { at: *at, segment: *on })
            }
            Move::RaiseTower { at } => self.allows_raising(*at),
            Move::Capture { player, figure, at, on, .. } => {
                let captive = Occupant { seat: *player, figure: *figure };
                self.allows_capture(captive, *at, on.map(|segment| Place { at: *at, segment }))
            }
            Move::ManTower { figure, at } => self.allows_manning(*figure, *at),
            Move::Ransom { player, figure } => self.allows_ransom(*player, *figure),
            Move::Escape { player, figure, at, on } => {
                let knight = Occupant { seat: *player, figure: *figure };
                self.allows_escape(knight, Place { at: *at, segment: *on })
            }
            Move::OpenFair { .. } => self.allows_opening(),
            Move::Throw(throw) => self.allows_throw(throw),
            Move::EndTurn => match self.phase {
                Phase::Asking(_) if self.is_asking() => self.must_go_on(),
                Phase::Place if self.is_closing() || self.pad.is_some() => self.must_go_on(),
                Phase::Remains => Err(Rejection::Scorepad(scorepad::Rejection::AtEnd)),
                Phase::Deal
                | Phase::Place
                | Phase::Deploy { .. }
                | Phase::Asking(_)
                | Phase::Scored
                | Phase::Finished => self.must_have_placed().map(drop),
            },
            Move::Pass => self.must_be_without_tile(),
            Move::BeginLeaving { player } => self.allows_first_leaver(*player),
            Move::LeaveCity { player, figure, from, at, on } => {
                let resident = Resident { seat: *player, figure: *figure, quarter: *from };
                self.allows_leaving(resident, Place { at: *at, segment: *on })
            }
            Move::StayInCity { player } => self.must_be_leaver(*player),
            Move::PlaceGold { at } => self.allows_gold(*at),
            Move::ShareGold { bars } => self.allows_share(bars),
            Move::EnterCity { figure, quarter } => self.allows_entering(*figure, *quarter),
            Move::MoveCount { quarter } => self.allows_moving_count(*quarter),
            Move::FulfilOrder { player, card } => self.allows_choice(*player, card),
            Move::Adjust { player, points, reason, source } => {
                self.must_be_player(*player)?;
                let own = source.is_none_or(|source| self.counts_by_hand().contains(&source));
                if !own {
                    return Err(Rejection::NotInPlay);
                }
                if points.checked_abs().is_none_or(|points| points > MAX_ADJUSTMENT) {
                    return Err(Rejection::TooManyPoints { points: *points });
                }
                if reason.trim().is_empty() { Err(Rejection::NoReason) } else { Ok(()) }
            }
            Move::Note(note) => self.allows_note(note),
            Move::Report { player, deed } => self.allows_report(*player, deed),
            Move::BeginTurn { player } if self.pad.is_some() => self.allows_turn_of(*player),
            Move::BeginTurn { player } => self.allows_giving_turn(*player),
            Move::JoinGame(player) => self.allows_joining_game(player),
            Move::LeaveGame { player, .. } => self.allows_leaving_game(*player),
            Move::ChangeSeats { order } => self.allows_seats(order),
            Move::ChangeRules { rules } => self.allows_rules(rules),
            Move::JoinFeature { player, figure, feature } => {
                self.allows_joining(*player, *figure, *feature)
            }
            Move::Remain { feature } => self.allows_remain(feature),
            Move::CountCompleted { cities, roads } => self.allows_count(*cities, *roads),
            Move::EndGame
                if matches!(self.phase, Phase::Deploy { .. } | Phase::Asking(Step::Dragon)) =>
            {
                Err(Rejection::EndAtTurnStart)
            }
            Move::EndGame => self.must_go_on(),
        }
    }

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

    /// The tile fits there, whatever the bag holds.
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

    fn allows_removal(&self, id: &tile::Id) -> Result<(), Rejection> {
        self.must_be_without_tile()?;
        let tile = self.must_be_left(id)?;
        match self.board.placements(tile).first() {
            Some((at, _)) => Err(Rejection::TileFits { tile: id.clone(), at: *at }),
            None => Ok(()),
        }
    }

    /// The tile lies, and the action of the turn is still to be done (R-TURN-1). Where it lies.
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
        let tile = self.must_have_no_figure_yet()?;
        let at = elsewhere.unwrap_or(tile);
        self.allows_tile(figure, tile, at)?;
        let seat = self.active();
        if self.supply(seat).count(figure) == 0 {
            return Err(Rejection::NoFigureLeft { seat, figure });
        }
        let place = Place { at, segment: on };
        let feature = self.must_have_segment(place)?;
        // R-HS-14: what the portal's own tile completes may still be claimed, like a feature of
        // that tile (R-BASE-6).
        let was_complete =
            || self.board.is_complete(feature) && !self.board.completed_by(tile).contains(&feature);
        if at != tile && was_complete() {
            return Err(Rejection::Complete { place });
        }
        if !figure.may_stand_on(on.into()) {
            return Err(Rejection::WrongFigure { figure, segment: on });
        }
        if matches!(on, Segment::Field(_)) {
            self.must_have_farmers()?;
        }
        if !figure.is_follower() {
            return self.allows_beside_follower(figure, place, feature);
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

    fn allows_choice(&self, seat: Seat, card: &card::Id) -> Result<(), Rejection> {
        self.must_be_player(seat)?;
        let orders = self.must_have_orders()?;
        if self.recording() == Recording::Deck {
            self.must_play(seat)?;
            self.must_go_on()?;
            return orders.may_declare(seat, card);
        }
        let Some(choice) = self.choices.iter().find(|choice| choice.seat == seat) else {
            return Err(Rejection::Orders(orders::Rejection::NothingToChoose { seat }));
        };
        if choice.cards.contains(card) {
            Ok(())
        } else {
            Err(Rejection::Orders(orders::Rejection::NotAChoice { seat, card: card.clone() }))
        }
    }

    pub(super) fn must_have_no_choice(&self) -> Result<(), Rejection> {
        match self.choices.first() {
            Some(choice) => {
                Err(Rejection::Orders(orders::Rejection::ChooseFirst { seat: choice.seat }))
            }
            None => Ok(()),
        }
    }

    /// Nobody has anything to decide first, and the game is not over.
    pub(super) fn must_go_on(&self) -> Result<(), Rejection> {
        self.must_have_no_choice()?;
        if let Some(seat) = self.leaver() {
            return Err(count::Rejection::LeaveFirst { seat }.into());
        }
        match self.phase {
            Phase::Finished => Err(Rejection::GameOver),
            Phase::Deal => {
                let undecided = self.orders.as_ref().and_then(Orders::undecided);
                Err(Rejection::Orders(orders::Rejection::DealFirst {
                    seat: undecided.unwrap_or(Seat::FIRST),
                }))
            }
            Phase::Asking(Step::Gold) => Err(gold::Rejection::First.into()),
            Phase::Asking(Step::Dragon) => {
                Err(dragon::Rejection::First { seat: self.dragon_mover() }.into())
            }
            Phase::Place
            | Phase::Deploy { .. }
            | Phase::Asking(_)
            | Phase::Scored
            | Phase::Remains => Ok(()),
        }
    }

    pub(super) fn must_be_turn_start(&self) -> Result<(), Rejection> {
        self.must_go_on()?;
        if self.phase == Phase::Place && !self.turn.drew_tile {
            Ok(())
        } else {
            Err(Rejection::Orders(orders::Rejection::OnlyAtTurnStart))
        }
    }

    pub(super) fn must_be_without_tile(&self) -> Result<(), Rejection> {
        self.must_go_on()?;
        // What the last turn still asks is no move of the next one that says no to it.
        if self.is_asking() {
            return Err(Rejection::LastTurnAsks);
        }
        if matches!(self.phase, Phase::Deploy { .. }) {
            Err(Rejection::TileAlreadyPlaced)
        } else {
            Ok(())
        }
    }

    pub(super) fn must_have_placed(&self) -> Result<(Position, bool), Rejection> {
        self.must_go_on()?;
        let Phase::Deploy { at, deployed } = self.phase else { return Err(Rejection::PlaceFirst) };
        Ok((at, deployed))
    }

    /// A45: whether the table plays with farmers.
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

    fn must_have_orders(&self) -> Result<&Orders, Rejection> {
        self.orders.as_ref().ok_or(Rejection::Orders(orders::Rejection::WithoutOrders))
    }

    fn must_be_left(&self, id: &tile::Id) -> Result<&Tile, Rejection> {
        let tile = self.catalogue.tile(id.as_str()).filter(|tile| self.setup.has(&tile.set));
        let tile = tile.ok_or_else(|| Rejection::UnknownTile { tile: id.clone() })?;
        if self.copies_left(id.as_str()) == 0 {
            return Err(Rejection::NoneLeft { tile: id.clone() });
        }
        if tile.dragon && self.sets_dragons_aside() {
            return Err(dragon::Rejection::VolcanoFirst { tile: id.clone() }.into());
        }
        if !self.may_be_drawn(tile) {
            return Err(river::Rejection::RiverFirst { tile: id.clone() }.into());
        }
        Ok(tile)
    }
}
