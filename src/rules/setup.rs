//! The setup of a game. Saved at the head of its file.

pub mod carried;

use std::collections::HashSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::deck;
use super::card::soundness;
use super::card::{self, Card};
use super::catalogue::Catalogue;
use super::house_rule::{HouseRule, HouseRules};
use super::player::{Colour, Figure, MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, Player, name};
use super::scoring::Source;
use super::tile::{RiverRole, Tile};

use carried::MAX_CARDS;

pub use super::nature::Recording;
pub use super::set::*;

/// The dealer of the King's Orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// The app deals.
    #[default]
    Dealt,
    /// The table has printed cards: players enter what they were dealt and what they draw.
    Printed,
}

impl Deck {
    #[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
    fn is_dealt(&self) -> bool {
        *self == Self::Dealt
    }
}

/// Everything that is decided before the first move.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players in turn order; the first begins.
    #[cfg_attr(feature = "schema", schemars(length(min = MIN_PLAYERS, max = MAX_PLAYERS)))]
    pub players: Vec<Player>,
    /// The tile sets in play, the base game first.
    #[cfg_attr(feature = "schema", schemars(schema_with = "sets_in_play"))]
    pub sets: Vec<String>,
    /// The sets whose tiles bear gardens, where the table has boxes of both editions (R-AB-1);
    /// absent: all that have some. Without the abbots gardens mean nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(extend("uniqueItems" = true)))]
    pub gardens: Option<Vec<String>>,
    /// The shuffled pile of King's Orders, top first; absent: played without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(extend("uniqueItems" = true)))]
    pub orders: Option<Vec<card::Id>>,
    /// The cards of the pile that are the table's own, whole, so that the game can be opened
    /// wherever their deck is missing; absent: none, or those that the table has now.
    #[serde(default, deserialize_with = "carried::limited", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_CARDS)))]
    pub cards: Vec<Card>,
    /// The dealer of the orders. With a printed deck `orders` names its cards in any order.
    #[serde(default, skip_serializing_if = "Deck::is_dealt")]
    pub deck: Deck,
    /// The way in which the game is recorded.
    #[serde(default)]
    pub record: Recording,
    /// The house rules that differ from the defaults.
    #[serde(default)]
    pub rules: HouseRules,
}

/// The names of sets as an editor offers them; one of the table's own has any other name.
#[cfg(feature = "schema")]
fn sets_in_play(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({
        "type": "array",
        "items": {
            "anyOf": [{ "enum": BUNDLED }, { "type": "string", "pattern": super::id::ID_PATTERN }],
        },
        "contains": { "const": BASE },
        "uniqueItems": true,
    })
}

/// The faults of a setup.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Fault {
    /// A number of players other than two to six.
    PlayerCount(usize),
    /// A player without a name.
    NoName { player: usize },
    /// A name longer than [`MAX_NAME`].
    LongName { name: String },
    /// Two players of that name.
    NameTwice { name: String },
    /// Two players of that colour.
    ColourTwice { colour: Colour },
    /// The base game, which brings the start tile, is missing.
    NoBase,
    /// No such set is known.
    UnknownSet { set: String },
    /// A set is named twice.
    SetTwice { set: String },
    /// No such card is known.
    UnknownOrder { card: card::Id },
    /// A card is in the pile twice.
    OrderTwice { card: card::Id },
    /// A card belongs to a set that is not in play (R-KO-1).
    OrderOfAbsentSet { card: card::Id, set: String },
    /// A card asks for farmers, and the table plays without (A45).
    OrderForFarmers { card: card::Id },
    /// Fewer cards than three for each player (R-KO-3).
    FewOrders { cards: usize, needed: usize },
    /// More cards are carried than any deck has.
    ManyCards { limit: usize },
    /// A carried card that is not sound; its number in the list is from 0.
    Card { number: usize, field: &'static str, problem: soundness::Problem },
    /// Only the orders are recorded, and there are none.
    NothingToRecord,
}

impl Setup {
    /// Everything that is wrong with the setup; a game can be made of one without faults.
    pub fn faults(&self, catalogue: &Catalogue) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_players(&mut faults);
        self.check_sets(catalogue, &mut faults);
        self.check_cards(catalogue, &mut faults);
        self.check_orders(&catalogue.carrying(&self.cards), &mut faults);
        faults
    }

    /// The setup with all cards of its pile that are the table's own, whatever becomes of their
    /// deck. Those that it carries already stay as they are.
    #[must_use]
    pub fn carrying(mut self, catalogue: &Catalogue) -> Self {
        let pile = self.orders.iter().flatten().map(card::Id::printed).collect::<HashSet<_>>();
        let mut carried: HashSet<card::Id> =
            self.cards.iter().map(|card| card.id.clone()).collect();
        let missing = catalogue.own_cards().filter(|card| pile.contains(card.id.as_str()));
        let missing = missing.filter(|card| carried.insert(card.id.clone()));
        let missing: Vec<Card> = missing.map(|card| Card::clone(card)).collect();
        self.cards.extend(missing);
        self
    }

    /// Whether a set is in play.
    pub fn has(&self, set: &str) -> bool {
        self.sets.iter().any(|other| other == set)
    }

    /// Whether the tiles of a set bear gardens (R-AB-1).
    pub fn has_gardens(&self, set: &str) -> bool {
        let named = |sets: &Vec<String>| sets.iter().any(|other| other == set);
        self.has(ABBOT) && self.has(set) && self.gardens.as_ref().is_none_or(named)
    }

    /// The copies of each tile kind in play, in the order of the catalogue: the start tile is among
    /// them unless it stays in the box (A47); tiles with a garden replace plain ones (R-AB-1).
    pub fn copies(&self, catalogue: &Catalogue) -> Vec<u16> {
        let tiles = catalogue.tiles();
        let is_in_play = |tile: &Tile| {
            (tile.replaces.is_none() || self.has_gardens(&tile.set)) && !self.leaves_out(tile)
        };
        let own = |tile: &Tile| self.has(&tile.set) && is_in_play(tile);
        let mut copies: Vec<u16> =
            tiles.iter().map(|tile| if own(tile) { tile.count } else { 0 }).collect();
        for tile in tiles.iter().filter(|tile| own(tile)) {
            let plain = tile.replaces.as_ref().and_then(|plain| catalogue.kind(plain.as_str()));
            if let Some(left) = plain.and_then(|plain| copies.get_mut(plain)) {
                *left = left.saturating_sub(tile.count);
            }
        }
        if !self.rules.differs(HouseRule::StartTileInPile)
            && let Some(start) = self.replaced_start(catalogue)
            && let Some(left) = copies.get_mut(start)
        {
            *left = left.saturating_sub(1);
        }
        copies
    }

    /// The start tile of the base game (R-BASE-1).
    pub fn start_tile<'a>(&self, catalogue: &'a Catalogue) -> Option<&'a Arc<Tile>> {
        catalogue.tiles().iter().find(|tile| self.has(&tile.set) && tile.start_copies > 0)
    }

    /// Whether a tile lies from the beginning in place of the start tile: it is part of the City of
    /// Carcassonne (R-CNT-1) or the spring of a river (R-RIV-1, 8).
    pub fn lies_for_start(&self, tile: &Tile) -> bool {
        let is_city = tile.set == COUNT && tile.grid.is_some();
        let is_spring = tile.river_role == Some(RiverRole::Spring);
        self.has(&tile.set) && (is_city || (is_spring && !self.leaves_out(tile)))
    }

    /// A47: the kind of the start tile if others lie in its place, as a number of the catalogue.
    pub fn replaced_start(&self, catalogue: &Catalogue) -> Option<usize> {
        let is_replaced = catalogue.tiles().iter().any(|tile| self.lies_for_start(tile));
        let start = self.start_tile(catalogue).filter(|_| is_replaced)?;
        catalogue.kind(start.id.as_str())
    }

    /// R-RVN-5: of two rivers the spring and the lake of River I stay in the box.
    pub fn leaves_out(&self, tile: &Tile) -> bool {
        let is_end = matches!(tile.river_role, Some(RiverRole::Spring | RiverRole::Lake));
        is_end && tile.set == RIVER_1 && self.has(RIVER_2)
    }

    /// Whether a source of points has a column of its own, also where nobody has any.
    pub fn tells(&self, source: Source) -> bool {
        let is_kept = source != Source::Track || self.record == Recording::Deck;
        is_kept && source.set().is_none_or(|set| self.has(set))
    }

    /// A45: whether the table plays with farmers.
    pub fn has_farmers(&self) -> bool {
        !self.rules.differs(HouseRule::NoFarmers)
    }

    /// The number of figures of that kind that a player has at the start (R-BASE-1); without
    /// farmers neither pigs nor barns (A45).
    pub fn at_start(&self, figure: Figure) -> u8 {
        let is_for_fields = matches!(figure, Figure::Pig | Figure::Barn);
        if is_for_fields && !self.has_farmers() { 0 } else { figure.at_start(&self.sets) }
    }

    /// Everything that is wrong with the players.
    pub fn person_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_players(&mut faults);
        faults
    }

    fn check_players(&self, faults: &mut Vec<Fault>) {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&self.players.len()) {
            faults.push(Fault::PlayerCount(self.players.len()));
        }
        for (index, player) in self.players.iter().enumerate().take(MAX_PLAYERS) {
            let name = name::readable(&player.name);
            let others = self.players.iter().take(index);
            if name.is_empty() {
                faults.push(Fault::NoName { player: index });
            } else if name.chars().count() > MAX_NAME {
                faults.push(Fault::LongName { name });
            } else if others.clone().any(|other| name::same(&other.name, &name)) {
                faults.push(Fault::NameTwice { name });
            }
            if others.clone().any(|other| other.colour == player.colour) {
                faults.push(Fault::ColourTwice { colour: player.colour });
            }
        }
    }

    fn check_sets(&self, catalogue: &Catalogue, faults: &mut Vec<Fault>) {
        if !self.has(BASE) {
            faults.push(Fault::NoBase);
        }
        let mut seen = HashSet::new();
        for set in &self.sets {
            if !seen.insert(set) {
                faults.push(Fault::SetTwice { set: set.clone() });
            } else if catalogue.tiles_of(set).next().is_none()
                && !WITHOUT_TILES.contains(&set.as_str())
            {
                faults.push(Fault::UnknownSet { set: set.clone() });
            }
        }
        let gardens = self.gardens.iter().flatten();
        let unknown = gardens.filter(|set| catalogue.tiles_of(set).next().is_none());
        faults.extend(unknown.map(|set| Fault::UnknownSet { set: set.clone() }));
    }

    fn check_cards(&self, catalogue: &Catalogue, faults: &mut Vec<Fault>) {
        if self.cards.len() > MAX_CARDS {
            faults.push(Fault::ManyCards { limit: MAX_CARDS });
            return;
        }
        carried::check(&self.cards, catalogue, |number, field, problem| {
            faults.push(Fault::Card { number, field, problem });
        });
    }

    fn check_orders(&self, catalogue: &Catalogue, faults: &mut Vec<Fault>) {
        let Some(pile) = &self.orders else {
            faults.extend((self.record == Recording::Deck).then_some(Fault::NothingToRecord));
            return;
        };
        let needed = deck::DEALT * self.players.len();
        if pile.len() < needed {
            faults.push(Fault::FewOrders { cards: pile.len(), needed });
        }
        let mut seen = HashSet::new();
        for id in pile {
            if !seen.insert(id) {
                faults.push(Fault::OrderTwice { card: id.clone() });
                continue;
            }
            match catalogue.card(id.as_str()) {
                None => faults.push(Fault::UnknownOrder { card: id.clone() }),
                Some(card) if !deck::belongs(card, &self.sets) => {
                    faults
                        .push(Fault::OrderOfAbsentSet { card: id.clone(), set: card.set.clone() });
                }
                Some(card) if !deck::suits(card, &self.rules) => {
                    faults.push(Fault::OrderForFarmers { card: id.clone() });
                }
                Some(_) => {}
            }
        }
    }
}
