//! Everything that may be done now, for those who choose and for those who test.

use std::sync::Arc;

use super::refuse::is_instead_of_princess;
use super::{Game, Phase};
use crate::rules::board::Socket;
use crate::rules::expansion::count::City;
use crate::rules::expansion::fair::{Throw, Token};
use crate::rules::feature::Place;
use crate::rules::geometry::{Position, Rotation, Side};
use crate::rules::moves::Move;
use crate::rules::orders::deck::DEALT;
use crate::rules::player::Figure;
use crate::rules::rejection::Rejection;
use crate::rules::setup::Recording;
use crate::rules::tile::{Quarter, Segment, Tile};

impl Game {
    /// The remaining tiles and rotations that fit a place, the likeliest to be drawn first. A tile that looks the same
    /// in two rotations is there once.
    #[must_use]
    pub fn fitting(&self, at: Position) -> Vec<(&Arc<Tile>, Rotation)> {
        let mut kinds: Vec<(&Arc<Tile>, u16)> = self.tiles_to_draw().collect();
        kinds.sort_by_key(|(_, left)| std::cmp::Reverse(*left));
        let fitting = kinds.into_iter().flat_map(|(tile, _)| {
            distinct_rotations(tile)
                .filter(move |rotation| self.board().fits(tile, at, *rotation).is_ok())
                .map(move |rotation| (tile, rotation))
        });
        fitting.collect()
    }

    /// How many of the remaining tiles fit a place in some rotation.
    #[must_use]
    pub fn count_fitting(&self, at: Position) -> u32 {
        let fits = |tile: &Tile| self.board().rotations(tile, at).next().is_some();
        self.tiles_to_draw().filter(|(tile, _)| fits(tile)).map(|(_, left)| u32::from(left)).sum()
    }

    /// The segments of the tile just placed that the player on turn may claim with such a figure (R-BASE-5).
    #[must_use]
    pub fn claims(&self, figure: Figure) -> Vec<Segment> {
        let Phase::Deploy { at, .. } = self.phase() else { return Vec::new() };
        let Some(placed) = self.board().tile(at) else { return Vec::new() };
        let claims = placed.tile.segments();
        claims.filter(|on| self.allows(&Move::Deploy { figure, on: *on, at: None }).is_ok()).collect()
    }

    /// Every move that may be made now, points by hand and an early end apart.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if let Some(choice) = self.choices().first() {
            let fulfil = |card: &_| Move::FulfilOrder { player: choice.seat, card: Clone::clone(card) };
            return choice.cards.iter().map(fulfil).collect();
        }
        match self.phase() {
            Phase::Deal => self.legal_in_deal(),
            Phase::Place => self.legal_at_turn_start(),
            Phase::Deploy { .. } => self.legal_actions(),
            Phase::Dragon => self.dragon_steps().into_iter().map(|to| Move::MoveDragon { to }).collect(),
            Phase::Leave => self.legal_ways_out(),
            Phase::Wagon => {
                let Some((player, ways)) = self.wagon() else { return Vec::new() };
                let drive = ways.into_iter().map(|place| Move::MoveWagon { player, at: place.at, on: place.segment });
                drive.chain([Move::KeepWagon { player }]).collect()
            }
            Phase::Enter => {
                let figures = Figure::ALL.into_iter();
                let enter = figures.flat_map(|figure| {
                    Quarter::ALL.into_iter().map(move |quarter| Move::EnterCity { figure, quarter })
                });
                enter.filter(|made| self.allows(made).is_ok()).chain([Move::EndTurn]).collect()
            }
            Phase::Fair => match self.thrower() {
                None => {
                    let open = Token::ALL.into_iter().map(|token| Move::OpenFair { token });
                    open.chain([Move::EndTurn]).chain(self.legal_escapes()).collect()
                }
                Some(player) => vec![Move::Throw(Throw::by(player)), Move::EndTurn],
            },
            Phase::MoveCount => {
                let count = self.city().map(City::count);
                let others = Quarter::ALL.into_iter().filter(|quarter| Some(*quarter) != count);
                others.map(|quarter| Move::MoveCount { quarter }).chain([Move::EndTurn]).collect()
            }
            Phase::Escape => self.legal_escapes().chain([Move::EndTurn]).collect(),
            Phase::Remains => vec![Move::EndGame],
            Phase::Scored | Phase::Finished => Vec::new(),
        }
    }

    /// Whether something may be done with wood now, or somebody captured (R-TURN-1).
    #[must_use]
    pub fn can_act(&self) -> bool {
        let acts = |made: &Move| !matches!(made, Move::EndTurn | Move::Ransom { .. });
        matches!(self.phase(), Phase::Deploy { .. }) && self.legal_actions().iter().any(acts)
    }

    /// Whether the player on turn may draw an order now (R-KO-20).
    #[must_use]
    pub fn can_draw_order(&self) -> bool {
        matches!(self.allows(&Move::DrawOrder { card: None }), Ok(()) | Err(Rejection::NameOrder))
    }

    /// The one wooden action of the turn, or its capture (R-TURN-1).
    fn legal_actions(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for figure in Figure::ALL {
            moves.extend(self.claims(figure).into_iter().map(|on| Move::Deploy { figure, on, at: None }));
            let elsewhere = self.portal_claims(figure).into_iter();
            moves.extend(elsewhere.map(|place| Move::Deploy { figure, on: place.segment, at: Some(place.at) }));
        }
        moves.extend(self.barn_corners().into_iter().map(|corner| Move::PlaceBarn { corner }));
        moves.extend(self.fairy_places().into_iter().map(|(figure, stand)| Move::fairy_to(figure, stand)));
        moves.extend(self.princess_knights().into_iter().map(|(knight, place)| Move::RemoveKnight {
            player: knight.seat,
            figure: knight.figure,
            at: place.at,
            on: place.segment,
        }));
        moves.extend(self.tower_sites().into_iter().map(|at| Move::RaiseTower { at }));
        moves.extend(self.doubtful_site().into_iter().map(|(at, on)| Move::TowerSite { at, on: Some(on) }));
        moves.extend(self.mannings().into_iter().map(|(figure, at)| Move::ManTower { figure, at }));
        moves.extend(self.captives().into_iter().map(|(captive, at, on)| Move::Capture {
            player: captive.seat,
            figure: captive.figure,
            at,
            on: on.map(|place| place.segment),
            exchange: None,
        }));
        moves.extend(self.legal_ransoms());
        moves.push(Move::EndTurn);
        if self.must_remove_knight() {
            moves.retain(|made| !is_instead_of_princess(made));
        }
        moves
    }

    fn legal_ransoms(&self) -> impl Iterator<Item = Move> {
        self.ransoms().into_iter().map(|prisoner| Move::Ransom { player: prisoner.captor, figure: prisoner.figure })
    }

    fn legal_escapes(&self) -> impl Iterator<Item = Move> {
        self.escapes().into_iter().map(|(knight, place)| Move::Escape {
            player: knight.seat,
            figure: knight.figure,
            at: place.at,
            on: place.segment,
        })
    }

    /// The segments of other tiles that a magic portal opens for such a figure (R-PD-10).
    #[must_use]
    pub fn portal_claims(&self, figure: Figure) -> Vec<Place> {
        let Phase::Deploy { at, deployed: false } = self.phase() else { return Vec::new() };
        if !self.board().tile(at).is_some_and(|placed| placed.tile.portal) {
            return Vec::new();
        }
        let others = self.board().tiles().iter().filter(|placed| placed.at != at);
        let places = others.flat_map(|placed| placed.tile.segments().map(|segment| Place { at: placed.at, segment }));
        let allowed =
            |place: &Place| self.allows(&Move::Deploy { figure, on: place.segment, at: Some(place.at) }).is_ok();
        places.filter(allowed).collect()
    }

    fn legal_ways_out(&self) -> Vec<Move> {
        let Some(player) = self.leaver() else { return Vec::new() };
        if self.must_say_who_begins() {
            let left = player.next(self.setup().players.len());
            return [player, left].map(|player| Move::BeginLeaving { player }).to_vec();
        }
        let out = self.ways_out().into_iter().flat_map(|(from, place)| {
            let figures = self.leaving_figures(from).into_iter();
            figures.map(move |figure| Move::LeaveCity { player, figure, from, at: place.at, on: place.segment })
        });
        out.chain([Move::StayInCity { player }]).collect()
    }

    fn legal_in_deal(&self) -> Vec<Move> {
        let Some(orders) = self.orders() else { return Vec::new() };
        let undecided = self.seats().filter(|seat| !orders.has_decided(*seat));
        let moves = undecided.flat_map(|player| {
            let held = &orders.hand(player).held;
            if held.is_empty() && orders.is_printed() {
                // Any three would do.
                let cards = orders.pile().iter().take(DEALT).map(|card| card.id.clone()).collect();
                return vec![Move::DealOrders { player, cards }];
            }
            let cards = held.iter().map(|card| Some(card.id.clone())).chain([None]);
            cards.map(|returned| Move::KeepOrders { player, returned }).collect()
        });
        moves.collect()
    }

    fn legal_at_turn_start(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(orders) = self.orders() {
            let top = orders.pile().front().filter(|_| orders.is_printed()).map(|card| card.id.clone());
            let draw = Move::DrawOrder { card: top };
            moves.extend(self.allows(&draw).is_ok().then_some(draw));
            let cards = orders.discardable(self.active());
            moves.extend(cards.iter().map(|card| Move::DiscardOrders { cards: vec![card.id.clone()] }));
            for (index, first) in cards.iter().enumerate() {
                let pairs = cards.iter().skip(index + 1);
                moves.extend(
                    pairs.map(|second| Move::DiscardOrders { cards: vec![first.id.clone(), second.id.clone()] }),
                );
            }
        }
        moves.extend(self.legal_ransoms());
        moves.extend(self.legal_escapes());
        if self.recording() != Recording::Board {
            moves.push(Move::EndTurn);
            return moves;
        }
        if self.has_abbey(self.active()) {
            moves.extend(self.board().holes().map(|at| Move::PlaceAbbey { at }));
        }
        if self.is_closing() {
            moves.extend([Move::Pass, Move::EndTurn]);
        }
        for (tile, _) in self.tiles_to_draw() {
            let placements = self.board().placements(tile);
            if placements.is_empty() {
                moves.push(Move::RemoveTile { tile: tile.id.clone() });
            }
            moves.extend(placements.into_iter().map(|(at, rotation)| Move::Place {
                tile: tile.id.clone(),
                at,
                rotation,
            }));
        }
        moves
    }

    /// Open places that no remaining tile fits, whenever it is drawn.
    pub fn dead_places(&self) -> impl Iterator<Item = (Position, &Socket)> {
        let fits = |tile: &Tile, at| self.board().rotations(tile, at).next().is_some();
        self.board().open_places().filter(move |(at, _)| !self.tiles_left().any(|(tile, _)| fits(tile, *at)))
    }

    /// How many tiles the next one is drawn from: all that are left but those that wait for the river or a volcano.
    #[must_use]
    pub fn count_to_draw(&self) -> u32 {
        self.tiles_to_draw().map(|(_, left)| u32::from(left)).sum()
    }
}

/// The rotations of a tile that differ in what its sides and segments show.
fn distinct_rotations(tile: &Tile) -> impl Iterator<Item = Rotation> {
    let symmetry = (1..4).find(|quarters| is_symmetric(tile, *quarters)).unwrap_or(4);
    Rotation::ALL.into_iter().take(usize::from(symmetry))
}

/// Whether a tile turned by that many quarters is the same tile: each segment lands on a segment with the same contents.
fn is_symmetric(tile: &Tile, quarters: u8) -> bool {
    let turn = |sides: &[Side]| {
        let mut turned: Vec<Side> = sides.iter().map(|side| side.turned(quarters)).collect();
        turned.sort_unstable();
        turned
    };
    let sorted = |sides: &[Side]| {
        let mut sides = sides.to_vec();
        sides.sort_unstable();
        sides
    };
    let cities = tile.cities.iter().all(|city| {
        let turned = turn(&city.sides);
        tile.cities.iter().any(|other| {
            sorted(&other.sides) == turned
                && (other.pennants, other.cathedral, other.goods, other.princess, other.besieged)
                    == (city.pennants, city.cathedral, city.goods, city.princess, city.besieged)
        })
    });
    let roads = tile.roads.iter().all(|road| {
        let turned = turn(&road.sides);
        tile.roads.iter().any(|other| sorted(&other.sides) == turned && other.inn == road.inn)
    });
    let fields = tile.fields.iter().all(|field| {
        let mut turned: Vec<usize> =
            field.half_edges.iter().map(|half| (half.index() + usize::from(quarters) * 2) % 8).collect();
        turned.sort_unstable();
        tile.fields.iter().any(|other| {
            let mut halves: Vec<usize> = other.half_edges.iter().map(|half| half.index()).collect();
            halves.sort_unstable();
            halves == turned && (other.pigsty, other.cities.len()) == (field.pigsty, field.cities.len())
        })
    });
    let sides = Side::ALL.into_iter().all(|side| tile.edges.on(side) == tile.edges.on(side.turned(quarters)));
    let river = turn(&tile.river) == sorted(&tile.river);
    sides && cities && roads && fields && river && tile.grid.is_none()
}
