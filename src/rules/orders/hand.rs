//! The pile and the hands (R-KO-3…5, 19…27).

mod discard;
mod parts;
mod printed;

use std::collections::VecDeque;
use std::sync::Arc;

use crate::card::deck::{DEALT, HAND_LIMIT, Printed};
use crate::card::mishap::Mishap;
use crate::card::occasion::Occasion;
use crate::card::{self, Card};
use crate::catalogue::Catalogue;
use crate::hash::fnv1a;
use crate::house_rule::{HouseRule, HouseRules};
use crate::orders::Rejection;
use crate::player::{PerSeat, Seat};
use crate::setup::{Deck, Setup};
use parts::Parts;

/// The cards of one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hand {
    /// Secret, unfulfilled cards.
    pub held: Vec<Arc<Card>>,
    /// The fulfilled cards, face up before the player (R-KO-5).
    pub fulfilled: Vec<Arc<Card>>,
    /// The discarded cards, face up, out of the game (R-KO-27), and the spent ones (R-KO-30, 56).
    pub discarded: Vec<Arc<Card>>,
    /// Whether the dealt cards are decided on; then the card that goes under the pile (R-KO-4).
    decided: bool,
    returned: Option<Arc<Card>>,
    /// Whether three farmer cards were held since the last turn start (R-KO-24, 25).
    earned_discard: bool,
    /// The tasks of held cards that are met (R-KO-55).
    parts: Parts,
}

impl Hand {
    /// The cards that lie face up before the player: fulfilled (R-KO-5), discarded (R-KO-27) or
    /// spent (R-KO-30).
    pub fn face_up(&self) -> impl Iterator<Item = &Arc<Card>> {
        self.fulfilled.iter().chain(&self.discarded)
    }

    /// The cards that were lost by what they ask to avoid (R-KO-30, 56).
    pub fn spent(&self) -> Vec<&Arc<Card>> {
        self.discarded.iter().filter(|card| card.is_avoidance()).collect()
    }

    /// The farmer cards that were discarded and are out of the game (R-KO-27).
    pub fn dropped(&self) -> impl Iterator<Item = &Arc<Card>> {
        self.discarded.iter().filter(|card| !card.is_avoidance())
    }

    /// The cards in hand that cost points at the end (R-KO-34): all but those that ask to avoid
    /// something.
    pub fn failed(&self) -> impl Iterator<Item = &Arc<Card>> {
        self.held.iter().filter(|card| !card.is_avoidance())
    }

    /// The cards in hand that bring points at the end: those that ask to avoid something (R-KO-32,
    /// 56).
    pub fn kept(&self) -> impl Iterator<Item = &Arc<Card>> {
        self.held.iter().filter(|card| card.is_avoidance())
    }

    /// The dealt card that goes under the pile once all have decided (R-KO-4).
    pub const fn returned(&self) -> Option<&Arc<Card>> {
        self.returned.as_ref()
    }

    fn position(&self, card: &card::Id) -> Option<usize> {
        self.held.iter().position(|held| held.id == *card)
    }

    fn remove(&mut self, card: &card::Id) -> Option<Arc<Card>> {
        self.parts.forget(card);
        self.position(card).map(|index| self.held.remove(index))
    }

    fn farmers(&self) -> usize {
        self.held.iter().filter(|card| card.farmer).count()
    }
}

/// The deeds of the player on turn with orders in this turn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct TurnStart {
    /// Whether this turn start brings the right to discard.
    may_discard: bool,
    discarded: bool,
    /// The card drawn in this turn, which is kept (R-KO-20).
    drawn: Option<card::Id>,
    held_at_start: usize,
}

/// The orders of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Orders {
    pile: VecDeque<Arc<Card>>,
    hands: PerSeat<Hand>,
    players: usize,
    /// Whether everybody has decided on the first deal.
    dealt: bool,
    /// The players who have left and whose hand went under the pile.
    without: PerSeat<bool>,
    /// The printed deck, if the table deals one, so that only entered cards are known.
    printed: Option<Printed>,
    rules: HouseRules,
    start: TurnStart,
    /// The entries of this turn that are more than the deck has copies: told at its end (R-KO-42).
    untold: usize,
    /// The players who drew in this turn before it was given to another player.
    drew: PerSeat<bool>,
}

impl Orders {
    /// Deals three cards to each player, seat after seat from the top of the pile (R-KO-3). A
    /// printed deck is dealt at the table.
    pub fn deal(setup: &Setup, catalogue: &Catalogue) -> Option<Self> {
        let pile = setup.orders.as_ref()?;
        let known = pile.iter().filter_map(|id| catalogue.card(id.as_str()).cloned());
        let known: Vec<Arc<Card>> = known.collect();
        debug_assert_eq!(known.len(), pile.len(), "the setup is checked before it is dealt");
        let pile = known;
        let printed = (setup.deck == Deck::Printed).then(|| Printed::new(&pile));
        let mut orders = Self {
            pile: pile.into(),
            hands: PerSeat::default(),
            players: setup.players.len(),
            dealt: false,
            without: PerSeat::default(),
            printed,
            rules: setup.rules.clone(),
            start: TurnStart::default(),
            untold: 0,
            drew: PerSeat::default(),
        };
        if orders.is_printed() {
            return Some(orders);
        }
        for seat in Seat::all(orders.players) {
            let dealt = orders.pile.drain(..DEALT.min(orders.pile.len())).collect();
            orders.hands[seat].held = dealt;
            orders.earn_discard(seat);
        }
        Some(orders)
    }

    /// The hand of a player.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The cards left in the pile, top first; of a printed deck those that nobody has entered,
    /// whatever lies in it at the table.
    pub const fn pile(&self) -> &VecDeque<Arc<Card>> {
        &self.pile
    }

    /// The first player in turn order who has not decided on the dealt cards.
    pub fn undecided(&self) -> Option<Seat> {
        Seat::all(self.players).find(|seat| !self.hands[*seat].decided)
    }

    /// Whether a player has decided on the dealt cards.
    pub fn has_decided(&self, seat: Seat) -> bool {
        self.hands[seat].decided
    }

    /// Whether the deck is printed, so that players enter what they were dealt and what they draw.
    pub const fn is_printed(&self) -> bool {
        self.printed.is_some()
    }

    /// Whether a player's three cards of a printed deck may be entered (R-KO-3).
    ///
    /// # Errors
    /// If the app deals, the cards were entered, they are not three, or not all of the deck. Where
    /// a card is written down already tells nothing against it (R-KO-42).
    pub fn may_deal(&self, seat: Seat, cards: &[card::Id]) -> Result<(), Rejection> {
        if !self.is_printed() {
            return Err(Rejection::AppDeals);
        }
        if self.hands[seat].decided || !self.hands[seat].held.is_empty() {
            return Err(Rejection::AlreadyDealt { seat });
        }
        let mut different: Vec<&card::Id> = cards.iter().collect();
        different.sort_unstable();
        different.dedup();
        // A guest gets the rest of a short pile.
        let dealt = DEALT.min(self.left());
        if cards.len() != dealt || different.len() != dealt {
            return Err(Rejection::DealtCount { cards: different.len() });
        }
        cards.iter().try_for_each(|card| self.must_be_enterable(seat, card))
    }

    pub(crate) fn deal_by_hand(&mut self, seat: Seat, cards: &[card::Id]) {
        for card in cards {
            let card = self.take(card);
            debug_assert!(card.is_some(), "a card that is dealt was asked for before: {cards:?}");
            self.hands[seat].held.extend(card);
        }
        self.earn_discard(seat);
    }

    /// Whether a player may keep the dealt cards, or return that one (R-KO-4).
    ///
    /// # Errors
    /// If the player has decided already or does not hold the card.
    pub fn may_keep(&self, seat: Seat, returned: Option<&card::Id>) -> Result<(), Rejection> {
        if self.hands[seat].decided {
            return Err(Rejection::AlreadyKept { seat });
        }
        if self.is_printed() && self.hands[seat].held.is_empty() {
            return Err(Rejection::NotDealt { seat });
        }
        returned.map_or(Ok(()), |card| self.must_hold(seat, card))
    }

    /// R-KO-4: the returned cards go under the pile in turn order once all have decided; with the
    /// house rule in an order that follows from the shuffled pile, which nobody has seen.
    pub(crate) fn keep(&mut self, seat: Seat, returned: Option<&card::Id>) {
        let hand = &mut self.hands[seat];
        hand.decided = true;
        hand.returned = returned.and_then(|card| hand.remove(card));
        debug_assert_eq!(hand.returned.is_some(), returned.is_some(), "what is returned was held");
        if self.undecided().is_none() {
            let hands = Seat::all(self.players);
            let mut returned: Vec<Arc<Card>> =
                hands.filter_map(|seat| self.hands[seat].returned.take()).collect();
            if self.rules.differs(HouseRule::ReturnedShuffled) {
                let pile = &self.pile;
                returned.sort_by_cached_key(|card| {
                    fnv1a(pile.iter().chain([card]).map(|card| card.id.as_str()))
                });
            }
            self.pile.extend(returned);
            if self.is_printed() && !self.dealt {
                self.begin_turn(Seat::FIRST);
            }
            self.dealt = true;
        }
    }

    /// Whether the first deal is over, so that only a guest decides on dealt cards.
    pub const fn is_dealt(&self) -> bool {
        self.dealt
    }

    /// R-KO-25: begins a turn start, which uses up the right to discard that was earned before.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat];
        self.start = TurnStart {
            may_discard: std::mem::take(&mut hand.earned_discard),
            held_at_start: hand.held.len(),
            ..TurnStart::default()
        };
    }

    /// R-KO-25: ends the turn start, as the tile is placed; a player who still holds three earns
    /// the right anew.
    pub(crate) fn end_turn_start(&mut self, seat: Seat) {
        self.start.may_discard = false;
        self.earn_discard(seat);
    }

    /// The card that the player on turn would draw: the one named or the top one (R-KO-20).
    ///
    /// # Errors
    /// The first rule against drawing it.
    pub fn may_draw(&self, seat: Seat, card: Option<&card::Id>) -> Result<card::Id, Rejection> {
        let at_start = self.rules.differs(HouseRule::NoDrawAfterDiscard);
        let counted = if at_start { self.start.held_at_start } else { self.hands[seat].held.len() };
        if self.start.drawn.is_some() || self.drew[seat] {
            return Err(Rejection::AlreadyDrawn);
        }
        if counted >= HAND_LIMIT {
            return Err(Rejection::HandFull { seat });
        }
        let Some(top) = self.pile.front().filter(|_| self.left() > 0) else {
            return Err(Rejection::PileEmpty);
        };
        match card {
            None if self.is_printed() => Err(Rejection::NameOrder),
            None => Ok(top.id.clone()),
            Some(card) => self.must_be_enterable(seat, card).map(|()| card.clone()),
        }
    }

    /// R-KO-20: draws a card, which is kept.
    pub(crate) fn draw(&mut self, seat: Seat, card: &card::Id) {
        self.start.drawn = Some(card.clone());
        let before = self.entered_twice();
        let card = self.take(card);
        debug_assert!(card.is_some(), "a card that is drawn is in the pile");
        self.hands[seat].held.extend(card);
        self.untold += self.entered_twice() - before;
    }

    /// Whether a player may declare a card fulfilled, which only the player judges where nothing
    /// recorded tells of it. The dragon card is never fulfilled (R-KO-33); of another that asks to
    /// avoid something its holder says so that it is lost (R-KO-58).
    ///
    /// # Errors
    /// If the player does not hold the card, or nothing fulfils it.
    pub fn may_declare(&self, seat: Seat, card: &card::Id) -> Result<(), Rejection> {
        self.must_hold(seat, card)?;
        if self.hands[seat].held.iter().any(|held| held.id == *card && held.is_of_dragon()) {
            return Err(Rejection::NotAChoice { seat, card: card.clone() });
        }
        Ok(())
    }

    /// R-KO-7: fulfils a card, which is shown and lies face up to the end.
    pub(crate) fn fulfil(&mut self, seat: Seat, card: &card::Id) -> Option<Arc<Card>> {
        let card = self.hands[seat].remove(card)?;
        self.hands[seat].fulfilled.push(Arc::clone(&card));
        Some(card)
    }

    /// R-KO-29, 30, 56: spends a card, which lies face up, out of the hand and not fulfilled.
    pub(crate) fn spend(
        &mut self,
        seat: Seat,
        wanted: impl Fn(&Card) -> bool,
    ) -> Option<Arc<Card>> {
        let hand = &mut self.hands[seat];
        let card = hand.held.iter().find(|card| wanted(card))?.id.clone();
        let card = hand.remove(&card)?;
        hand.discarded.push(Arc::clone(&card));
        Some(card)
    }

    /// Whether a mishap loses a card of a player's.
    pub(crate) fn is_lost_by(&self, seat: Seat, mishap: Mishap) -> bool {
        self.hands[seat].held.iter().any(|card| card.requirement.is_lost_by(mishap))
    }

    /// The cards of a player that an occasion of that turn fulfils; what it meets of others is
    /// kept in mind (R-KO-55).
    pub(crate) fn weigh(&mut self, seat: Seat, occasion: &Occasion, turn: u32) -> Vec<card::Id> {
        let hand = &mut self.hands[seat];
        hand.parts.weigh(&hand.held, occasion, seat, turn)
    }

    /// The tasks of a held card that are met by that turn, by their places (R-KO-55).
    pub fn met(&self, seat: Seat, card: &Card, turn: u32) -> Vec<usize> {
        self.hands[seat].parts.of(card, turn)
    }

    /// R-KO-33, the house rule: fulfils the dragon card of a player who avoided it to the end.
    pub(crate) fn fulfil_avoided(&mut self) {
        for seat in Seat::all(self.players) {
            let hand = &mut self.hands[seat];
            let (avoided, held) =
                std::mem::take(&mut hand.held).into_iter().partition(|card| card.is_of_dragon());
            hand.held = held;
            hand.fulfilled.extend::<Vec<_>>(avoided);
        }
    }

    /// The players with the most fulfilled cards; none if nobody fulfilled any, or with the house
    /// rule all (R-KO-36).
    pub fn most_fulfilled(&self) -> Vec<Seat> {
        let seats = Seat::all(self.players).filter(|seat| !self.without[*seat]);
        let fulfilled = |seat: &Seat| self.hands[*seat].fulfilled.len();
        let most = seats.clone().map(|seat| fulfilled(&seat)).max().unwrap_or(0);
        let counts = most > 0 || self.rules.differs(HouseRule::NoneFulfilledPaysAll);
        seats.filter(|seat| counts && fulfilled(seat) == most).collect()
    }

    /// All cards of the game, wherever they are, for [`crate::Game::check`].
    pub(crate) fn all_cards(&self) -> impl Iterator<Item = &Arc<Card>> {
        let hands = Seat::all(self.players).map(|seat| &self.hands[seat]);
        let in_hands = hands.flat_map(|hand| {
            let open = hand.fulfilled.iter().chain(&hand.discarded);
            hand.held.iter().chain(open).chain(&hand.returned)
        });
        self.pile.iter().chain(in_hands)
    }

    fn must_hold(&self, seat: Seat, card: &card::Id) -> Result<(), Rejection> {
        let held = self.hands[seat].position(card).is_some();
        if held { Ok(()) } else { Err(Rejection::NotInHand { seat, card: card.clone() }) }
    }

    /// Deals a guest three cards, or what is left of the pile (R-KO-3). A printed deck is dealt at
    /// the table.
    pub(crate) fn deal_to_guest(&mut self, seat: Seat) {
        self.players += 1;
        if self.left() == 0 {
            self.hands[seat].decided = true;
        } else if !self.is_printed() {
            let dealt = self.pile.drain(..DEALT.min(self.pile.len())).collect();
            self.hands[seat].held = dealt;
            self.earn_discard(seat);
        }
    }

    /// Puts the cards of a player who leaves under the pile.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.hands[seat].parts = Parts::default();
        let held = std::mem::take(&mut self.hands[seat].held);
        self.pile.extend(held);
        self.without[seat] = true;
    }

    /// Keeps the right that a player had earned for a turn which is given to another (R-KO-25).
    pub(crate) fn take_back_turn(&mut self, seat: Seat) {
        self.hands[seat].earned_discard |= self.start.may_discard;
        self.drew[seat] |= self.start.drawn.is_some();
    }

    /// Lets everybody draw again in their next turn (R-KO-20).
    pub(crate) fn end_turn(&mut self) {
        self.drew = PerSeat::default();
    }

    /// Sets the house rules that hold from now on.
    pub(crate) fn change_rules(&mut self, rules: &HouseRules) {
        self.rules = rules.clone();
    }
}
