//! Opening hands, and the messages about hands to everybody.

use std::iter::repeat_n;
use std::sync::Arc;

use super::Session;

use journal::Entry;
use rules::card;
use rules::game::questions;
use rules::orders::hand::Hand;
use rules::{Game, Move, Outcome, Seat, orders};
use storage::secrecy::{Pin, Told, What};

impl Session {
    /// The messages about hands to everybody, in order.
    pub fn told(&self) -> &[Told] {
        self.secrecy.told()
    }

    /// The messages of the last step of the table.
    pub fn last_told(&self) -> &[Told] {
        self.told().get(self.told..).unwrap_or_default()
    }

    /// Those of the last step that are unusual. That players open their hands in their own turns,
    /// and to show an order that is fulfilled, stands in the log alone: an alarm that always rings
    /// is none.
    pub fn alarms(&self) -> impl Iterator<Item = &Told> {
        let game = self.game();
        let has_shown = |seat: Seat| {
            self.news().iter().any(|news| match &news.outcome {
                Outcome::Orders(orders::Outcome::Fulfilled { seat: other, .. }) => *other == seat,
                _ => false,
            })
        };
        let is_usual = move |told: &&Told| {
            told.what == What::Opened && (told.player == game.active() || has_shown(told.player))
        };
        self.last_told().iter().filter(move |told| !is_usual(told))
    }

    /// Whether everybody is told now that an order of a printed deck is entered more often than the
    /// deck has it (R-KO-42). Where one was entered anew, that is judged at the end of the turn:
    /// nobody finds out another's hand by trying.
    pub fn tells_of_entries(&self) -> bool {
        let game = self.game();
        if !questions::beside::has_entered_twice(game) || game.is_finished() {
            return questions::beside::has_entered_twice(game);
        }
        let entries = self.journal.entries();
        let deals = |entry: &Entry| matches!(entry.made, Move::DealOrders { .. });
        let dealt = entries.iter().rposition(deals).map_or(0, |last| last + 1);
        let is_new = |told: &Told| {
            let since = told.moves.is_none_or(|moves| moves >= dealt);
            // An undo leads back to an earlier turn, and tells no more there.
            told.what == What::Reentered && told.turn >= game.turn() && since
        };
        !self.told().iter().any(is_new)
    }

    /// Whether a hand is locked with a PIN.
    pub fn is_locked(&self, seat: Seat) -> bool {
        self.secrecy.pin(seat).is_some()
    }

    /// Whether these digits open a hand.
    pub fn opens(&self, seat: Seat, digits: &[u8]) -> bool {
        self.secrecy.pin(seat).is_none_or(|pin| *pin == Pin::new(&self.started, seat, digits))
    }

    /// Tells everybody what was done about a hand, and writes it before anything of the hand shows.
    /// `digits` are those of a new PIN.
    pub fn tell(&mut self, seat: Seat, what: What, digits: &[u8]) {
        match what {
            What::PinSet => self.secrecy.set_pin(seat, Some(Pin::new(&self.started, seat, digits))),
            What::PinRemoved | What::PinForgotten => self.secrecy.set_pin(seat, None),
            What::Opened
            | What::DealtBefore
            | What::DealUndone
            | What::DrawUndone
            | What::OrderUndone
            | What::EndUndone
            | What::PinWrong
            | What::Clashed
            | What::Reentered => {}
        }
        let now = (self.game().turn(), self.journal.entries().len());
        self.secrecy.tell(now, seat, what, None);
        self.save();
    }

    /// Writes that somebody looks at the dealt cards, before anything of them shows. Everybody is
    /// told of it only if the deal is put back.
    pub fn look(&mut self, seat: Seat) {
        if self.secrecy.look(seat) {
            self.save();
        }
    }

    /// The messages for the game that begins in place of this one if this deal is put back: those
    /// of this deal and of the deals before.
    pub fn put_back(&self) -> Vec<Told> {
        let before = self.told().iter().filter(|told| told.what == What::DealtBefore).cloned();
        let mut before: Vec<Told> = before.collect();
        let game = self.game();
        // Cards of a printed deck are put back by the table itself.
        let Some(orders) = game.orders().filter(|orders| !orders.is_printed()) else {
            return before;
        };
        let looked = self.secrecy.looked();
        let has_looked = |seat: &Seat| looked.contains(seat) || orders.has_decided(*seat);
        let names: Vec<String> =
            game.seats().filter(has_looked).map(|seat| game.name(seat).to_owned()).collect();
        if !names.is_empty() {
            let (turn, player, what) = (game.turn(), Seat::FIRST, What::DealtBefore);
            let (card, times, moves) = (None, 1, Some(0));
            before.push(Told { turn, player, what, card, names, times, moves });
        }
        before
    }

    /// Tells of the deals that were put back for this one.
    pub fn tell_of(&mut self, before: Vec<Told>) {
        let deals = self.game().orders().is_some_and(|orders| !orders.is_printed());
        if deals && !before.is_empty() {
            self.secrecy.tell_of(before);
            self.save();
        }
    }

    /// Tells everybody what an undone or corrected step had shown: drawn cards that are no longer
    /// held, and cards that no longer lie face up, but for `unseen` ones.
    pub(super) fn tell_undone(&mut self, before: &Game, unseen: &[card::Id]) {
        self.told = self.secrecy.told().len();
        let after = self.journal.game();
        let (Some(old), Some(new)) = (before.orders(), after.orders()) else { return };
        let mut undone: Vec<(Seat, What, Option<card::Id>)> = Vec::new();
        let decided =
            before.seats().filter(|seat| old.has_decided(*seat) && !new.has_decided(*seat));
        undone.extend(decided.map(|seat| (seat, What::DealUndone, None)));
        if before.is_finished() && !after.is_finished() {
            undone.push((after.active(), What::EndUndone, None));
        }
        let is_printed = new.is_printed();
        for seat in before.seats() {
            let is_decided = new.has_decided(seat);
            let (old, new) = (old.hand(seat), new.hand(seat));
            let gone = all(old).filter(|card| !has(new, card)).count();
            let come = all(new).filter(|card| !has(old, card)).count();
            // An entered card that another one stands in for was never drawn.
            let anew = if is_printed { gone.min(come) } else { 0 };
            undone.extend(repeat_n((seat, What::Reentered, None), anew));
            // Dealt cards are decided on anew, and printed ones entered anew.
            if !is_decided {
                continue;
            }
            let is_gone = |card: &&Arc<card::Card>| {
                !unseen.contains(&card.id) && new.face_up().all(|other| other.id != card.id)
            };
            for card in old.face_up().filter(is_gone) {
                undone.push((seat, What::OrderUndone, Some(card.id.clone())));
            }
            undone.extend(repeat_n((seat, What::DrawUndone, None), gone - anew));
        }
        let now = (before.turn(), self.journal.entries().len());
        for (seat, what, card) in undone {
            self.secrecy.tell(now, seat, what, card);
        }
    }
}

/// The cards of a player, with the one that goes back once all have decided.
fn all(hand: &Hand) -> impl Iterator<Item = &Arc<card::Card>> {
    hand.held.iter().chain(hand.face_up()).chain(hand.returned())
}

fn has(hand: &Hand, card: &card::Card) -> bool {
    all(hand).any(|other| other.id == card.id)
}
