//! The game that would begin: the choices in the form that the rules take.

use std::sync::Arc;

use super::{Place, Setup};
use kit::parts::capitalised;
use kit::ui::Ui;
use rules::Setup as GameSetup;
use rules::card::Card;
use rules::card::deck;
use rules::house_rule::HouseRules;
use rules::player::{Player, name};
use rules::setup::{BASE, Deck, SHRINES, SHRINES_EXTRA};
use storage::secrecy::Told;

/// A deck that is to be printed.
#[derive(Debug, Clone)]
pub struct OnPaper {
    /// The cards of the deck.
    pub cards: Vec<Arc<Card>>,
    /// The sets of tiles in play.
    pub sets: Vec<String>,
    /// The house rules in use.
    pub rules: HouseRules,
}

impl Setup {
    /// The game that would begin now, its pile of orders not shuffled yet.
    pub fn setup(&self, ui: Ui<'_>) -> GameSetup {
        let names = default_names(self.seated(), ui);
        let players = self
            .seated()
            .iter()
            .zip(names)
            .map(|(place, name)| Player { name, colour: place.colour });
        let sets = self.chosen_sets();
        let mut rules = self.rules.clone();
        rules.retain(|rule| self.rules_in_play().any(|other| other == rule));
        let chosen: Option<Vec<&Arc<Card>>> =
            self.with_orders.then(|| self.cards(&sets, &rules, ui).collect());
        // Its own cards are those of this deck: another one may have cards with their names. Each
        // is carried once, however many copies there are (R-KO-50).
        let is_own = |card: &&Arc<Card>| {
            card.id.printed() == card.id.as_str()
                && ui.catalogue.bundled_card(card.id.as_str()).is_none()
        };
        let own = chosen.iter().flatten().copied().filter(is_own);
        let cards = own.map(|card| Card::clone(card)).collect();
        let orders = chosen.map(|chosen| chosen.iter().map(|card| card.id.clone()).collect());
        let deck = if self.with_orders && self.printed { Deck::Printed } else { Deck::Dealt };
        let (players, record, gardens) = (players.collect(), self.record, self.gardens(ui));
        GameSetup { players, sets, gardens, orders, cards, deck, record, rules }
    }

    /// The sets that are chosen, the base game's first.
    pub fn chosen_sets(&self) -> Vec<String> {
        let chosen = self.sets.iter().filter(|(_, chosen)| *chosen).map(|(set, _)| set.clone());
        std::iter::once(BASE.to_owned()).chain(chosen).collect()
    }

    /// The deck that would be played, to be printed.
    pub fn on_paper(&self, ui: Ui<'_>) -> OnPaper {
        let GameSetup { sets, rules, .. } = self.setup(ui);
        let cards = self.cards(&sets, &rules, ui).cloned().collect();
        OnPaper { cards, sets, rules }
    }

    /// The cards of the deck that those sets bring; those of the newer sets only if wanted.
    pub fn cards<'a>(
        &self,
        sets: &[String],
        rules: &HouseRules,
        ui: Ui<'a>,
    ) -> impl Iterator<Item = &'a Arc<Card>> {
        let all = self.newer || self.deck.is_some();
        let deck = ui.shared.catalogue.pile(self.deck.as_deref()).iter();
        let deck = deck.filter(move |card| all || !deck::is_newer(card));
        deck.filter(move |card| deck::belongs(card, sets) && deck::suits(card, rules))
    }

    /// The deck of the table's own that is played; `None` for the bundled one.
    pub fn deck(&self) -> Option<&str> {
        self.deck.as_deref()
    }

    /// Plays that deck, with orders; one that was entered from cards of the table with those.
    pub fn play_deck(&mut self, deck: Option<String>, is_entered: bool) {
        self.with_orders |= deck.is_some();
        self.printed |= is_entered;
        self.deck = deck;
    }

    /// This setup in place of a game whose deal was put back, as everybody is told.
    #[must_use]
    pub fn in_place_of(self, put_back: Vec<Told>) -> Self {
        Self { put_back, ..self }
    }

    /// The lines for everybody about deals that were put back for the game that begins now.
    pub fn put_back(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.put_back)
    }

    /// Takes the sentence that tells where the deck was saved for a printer.
    pub fn printed_to(&mut self, sentence: String) {
        self.saved = Some(sentence);
    }

    /// Takes a set in or out: the sixth shrine needs the others.
    pub fn choose_set(&mut self, index: usize, chosen: bool) {
        let Some((set, is_chosen)) = self.sets.get_mut(index) else { return };
        *is_chosen = chosen;
        let follows: &[(&str, bool)] = match (set.as_str(), chosen) {
            (SHRINES_EXTRA, true) => &[(SHRINES, true)],
            (SHRINES, false) => &[(SHRINES_EXTRA, false)],
            _ => &[],
        };
        for (other, is_chosen) in &mut self.sets {
            if let Some((_, follows)) = follows.iter().find(|(set, _)| set == other) {
                *is_chosen = *follows;
            }
        }
    }
}

/// The names of the players: as typed, or after their colour.
pub fn default_names(places: &[Place], ui: Ui<'_>) -> Vec<String> {
    let called = |place: &Place| {
        let name = name::readable(&place.name);
        if name.is_empty() { capitalised(&ui.words.colour(place.colour)) } else { name }
    };
    places.iter().map(called).collect()
}
