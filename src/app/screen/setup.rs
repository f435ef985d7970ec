//! A new game: who plays, in which order, with which sets.

mod clock;
mod lots;
mod players;
mod sets;

use std::sync::Arc;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable;
use iced::widget::{column, container, row, scrollable};
use iced::{Center, Element, Fill, Task, keyboard};
use rand::seq::SliceRandom as _;

use crate::app::Shared;
use crate::app::parts::{action, action_by, capitalised, note, plain, title};
use crate::app::screen::home::Standing;
use crate::app::theme::{self, Weight, space as gap};
use crate::rules::Setup as GameSetup;
use crate::rules::orders::card::{self, Card};
use crate::rules::orders::deck;
use crate::rules::player::{Colour, MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, Player, name};
use crate::rules::setup::{
    BASE, BUNDLED, COUNT, Deck, KING_ROBBER, RIVER_1, RIVER_2, Recording, SHRINES, SHRINES_EXTRA,
};
use crate::rules::switch::{Switch, Switches};
use crate::say;
use crate::storage::Timing;

/// A place at the table that is being filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// As typed; empty: the colour names the player.
    pub name: String,
    /// Of the figures.
    pub colour: Colour,
}

/// The screen.
#[derive(Debug)]
pub struct Setup {
    places: Vec<Place>,
    /// Sets beside the base game, with whether they are in.
    sets: Vec<(String, bool)>,
    with_orders: bool,
    /// What is recorded.
    record: Recording,
    /// The deck of the table's own that is played; `None`: the bundled one.
    deck: Option<String>,
    /// The table has printed cards and deals them itself.
    printed: bool,
    /// Where the table plays otherwise than the rules; it remembers those of sets that are out.
    rules: Switches,
    /// How the time is kept.
    timing: Timing,
    /// The house rules are looked at.
    in_house_rules: bool,
    /// The place that is being dragged.
    dragged: Option<usize>,
    /// The place whose colour is being chosen.
    colouring: Option<usize>,
    /// A starter is being drawn by lot.
    lots: Option<lots::Lots>,
    /// A starter was drawn by lot.
    drawn: bool,
    /// Ctrl is down: an Enter in a name begins.
    commands: bool,
}

/// What the table does here.
#[derive(Debug, Clone)]
pub enum Message {
    /// A name was typed.
    NameChanged(usize, String),
    /// Enter in a name: go to the next.
    NameDone(usize),
    /// Show or hide the colours of a place.
    ChooseColour(usize),
    /// A colour was chosen.
    Colour(usize, Colour),
    /// One seat earlier.
    Up(usize),
    /// One seat later.
    Down(usize),
    /// Take hold of a place.
    Grab(usize),
    /// The held place is over another.
    DragOver(usize),
    /// Let go.
    Drop,
    /// One more player.
    Add,
    /// Somebody who played before.
    AddKnown(Player),
    /// One player fewer.
    Remove(usize),
    /// Draw lots for who begins.
    DrawLots,
    /// A frame is drawn while the lot falls.
    Frame(std::time::Instant),
    /// A set in or out.
    Set(usize, bool),
    /// With King's Orders or without.
    Orders(bool),
    /// Play another deck.
    Deck(Option<String>),
    /// The table deals printed cards, or the app deals.
    Printed(bool),
    /// Look at the house rules, or leave them.
    HouseRules(bool),
    /// Turn a switch to one of its answers, by its place among them.
    Switch(Switch, usize),
    /// Record the board, the scorepad or nothing but the orders.
    Record(Recording),
    /// Keep the time so.
    Timing(Timing),
    /// Ctrl or another such key was pressed or let go.
    Modifiers(keyboard::Modifiers),
    /// Begin.
    Start,
    /// Leave.
    Back,
}

/// What the screen asks for.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// A task of iced.
    Run(Task<Message>),
    /// Begin a game.
    Start(GameSetup, Timing),
    /// Leave.
    Back,
}

impl Setup {
    /// The screen, with the people and the sets of the last game at the table.
    pub fn new(shared: &Shared) -> (Self, Task<Message>) {
        Self::like(shared.earlier.iter().find_map(|entry| entry.standing.as_ref().ok()), shared)
    }

    /// The screen, with everything as in an earlier game; the next player begins.
    pub fn rematch(standing: &Standing, shared: &Shared) -> Self {
        let (mut setup, _) = Self::like(Some(standing), shared);
        let players = setup.places.len();
        setup.places.rotate_left(1.min(players));
        setup.deck.clone_from(&standing.deck);
        setup
    }

    fn like(last: Option<&Standing>, shared: &Shared) -> (Self, Task<Message>) {
        let mut places: Vec<Place> = last.map_or_else(Vec::new, |standing| {
            let players = standing.players.iter().map(|(player, _)| player);
            players.map(|player| Place { name: player.name.clone(), colour: player.colour }).collect()
        });
        let fresh = places.is_empty();
        for colour in Colour::ALL {
            if places.len() < MIN_PLAYERS {
                places.push(Place { name: String::new(), colour });
            }
        }
        let own = sets::own(&shared.catalogue);
        let is_chosen = |set: &str| match last {
            Some(standing) => standing.sets.iter().any(|other| other == set),
            None => set == KING_ROBBER,
        };
        let optional = BUNDLED.iter().filter(|set| **set != BASE).map(|set| (*set).to_owned());
        let sets = optional.chain(own).map(|set| (set.clone(), is_chosen(&set))).collect();
        let with_orders = last.is_none_or(|standing| standing.with_orders);
        let record = last.map(|standing| standing.record).unwrap_or_default();
        let rules = last.map(|standing| standing.rules.clone()).unwrap_or_default();
        let printed = last.is_some_and(|standing| standing.printed);
        let (dragged, colouring, lots, drawn, in_house_rules, commands) = (None, None, None, false, false, false);
        let setup = Self {
            places,
            sets,
            with_orders,
            record,
            deck: None,
            printed,
            rules,
            timing: last.map(|standing| standing.timing).unwrap_or_default(),
            in_house_rules,
            dragged,
            colouring,
            lots,
            drawn,
            commands,
        };
        let focus = if fresh { iced::widget::operation::focus(name_id(0)) } else { Task::none() };
        (setup, focus)
    }

    /// Takes a message.
    pub fn update(&mut self, message: Message, shared: &Shared) -> Action {
        if !matches!(message, Message::Frame(_) | Message::DrawLots | Message::Modifiers(_)) {
            self.settle_lots();
        }
        match message {
            Message::NameChanged(index, name) => {
                if let Some(place) = self.places.get_mut(index) {
                    place.name = name.chars().filter(|c| !name::is_hidden(*c)).take(MAX_NAME).collect();
                }
            }
            Message::NameDone(_) if self.commands => return self.update(Message::Start, shared),
            Message::NameDone(index) => {
                let next = index + 1;
                if next < self.places.len() {
                    return Action::Run(iced::widget::operation::focus(name_id(next)));
                }
                // After the last name the keys of this screen hold again: one more player, or begin.
                return Action::Run(operate(focusable::unfocus()));
            }
            Message::ChooseColour(index) => {
                self.colouring = if self.colouring == Some(index) { None } else { Some(index) };
            }
            Message::Colour(index, colour) => self.give_colour(index, colour),
            Message::Up(index) => self.swap(index, index.wrapping_sub(1)),
            Message::Down(index) => self.swap(index, index + 1),
            Message::Grab(index) => self.dragged = Some(index),
            Message::DragOver(index) => {
                if let Some(dragged) = self.dragged.filter(|dragged| *dragged < self.places.len()) {
                    let place = self.places.remove(dragged);
                    let index = index.min(self.places.len());
                    self.places.insert(index, place);
                    self.dragged = Some(index);
                }
            }
            Message::Drop => self.dragged = None,
            Message::Add => return self.add(String::new(), None),
            Message::AddKnown(player) => return self.add(player.name, Some(player.colour)),
            Message::Remove(index) => {
                if index < self.places.len() && self.places.len() > MIN_PLAYERS {
                    self.places.remove(index);
                }
                self.colouring = None;
            }
            Message::DrawLots => self.draw_lots(),
            Message::Frame(now) => self.run_lots(now),
            Message::Set(index, chosen) => {
                self.choose_set(index, chosen);
            }
            Message::Orders(chosen) => {
                self.with_orders = chosen;
                if !chosen && self.record == Recording::Deck {
                    self.record = Recording::Scorepad;
                }
            }
            Message::Deck(deck) => self.deck = deck,
            Message::Printed(printed) => self.printed = printed,
            Message::HouseRules(shown) => self.in_house_rules = shown,
            Message::Switch(switch, answer) => self.rules.choose(switch, answer),
            Message::Record(record) => {
                self.record = record;
                self.with_orders |= record == Recording::Deck;
            }
            Message::Start => {
                let mut setup = self.setup(shared);
                if let Some(pile) = setup.orders.as_mut().filter(|_| !self.printed) {
                    pile.shuffle(&mut rand::rng());
                }
                if setup.faults(&shared.catalogue).is_empty() {
                    return Action::Start(setup, self.timing);
                }
            }
            Message::Timing(timing) => self.timing = timing,
            Message::Modifiers(modifiers) => self.commands = modifiers.command(),
            Message::Back => return Action::Back,
        }
        Action::None
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(key: &keyboard::Key, modifiers: keyboard::Modifiers) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(keyboard::key::Named::Enter) if modifiers.command() => Some(Message::Start),
            keyboard::Key::Named(keyboard::key::Named::Escape) => Some(Message::Back),
            keyboard::Key::Character("+") => Some(Message::Add),
            keyboard::Key::Character("d") => Some(Message::DrawLots),
            _ => None,
        }
    }

    /// Whether a place is being dragged, so that letting go outside of the list is heard too.
    #[must_use]
    pub const fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let head = row![
            action(palette, Weight::Quiet, say!(words, "back"), Some("Esc"), Some(Message::Back)),
            title(say!(words, "setup-title")),
        ]
        .spacing(gap::L)
        .align_y(Center);
        let (players, sets) = (self.players_panel(shared), self.right_panel(shared));
        let panels: Element<'a, Message> = if shared.is_narrow() {
            let both = column![container(players).height(460), container(sets).height(620)].spacing(gap::L);
            scrollable(both).style(theme::scroll(palette)).spacing(gap::S).height(Fill).into()
        } else if shared.is_low() {
            let both = row![players, sets].spacing(gap::XL).height(540);
            scrollable(both).style(theme::scroll(palette)).spacing(gap::S).height(Fill).into()
        } else {
            row![players, sets].spacing(gap::XL).height(Fill).into()
        };
        column![head, self.recordings(shared), panels, self.foot(shared)]
            .spacing(gap::M)
            .padding([gap::M, gap::XXL])
            .into()
    }

    fn foot<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let setup = self.setup(shared);
        let faults = setup.faults(&shared.catalogue);
        let tiles: u32 = setup.sets.iter().map(|set| shared.tiles_in(set)).sum();
        let summary = match (faults.first(), &setup.orders) {
            (Some(fault), _) => plain(words.setup_fault(fault)).color(palette.danger),
            (None, Some(orders)) => plain(say!(
                words,
                "setup-summary-orders",
                players = setup.players.len(),
                tiles = tiles,
                orders = orders.len(),
            )),
            (None, None) => plain(say!(words, "setup-summary", players = setup.players.len(), tiles = tiles)),
        };
        let begins = setup.players.first().map(|player| player.name.clone()).unwrap_or_default();
        let begins = note(say!(words, "setup-begins", name = begins), palette);
        let start = faults.is_empty().then_some(Message::Start);
        let key = format!("{} ⏎", say!(words, "key-ctrl"));
        let start = action_by(palette, Weight::Primary, say!(words, "setup-start"), Some(key), start);
        let mixed = setup.has(COUNT) && (setup.has(RIVER_1) || setup.has(RIVER_2));
        let warning = mixed.then(|| note(say!(words, "setup-count-river"), palette));
        let about = column![summary, begins, warning].spacing(gap::XS).width(Fill);
        let content = self.beside_clock(about, start, shared);
        container(content).padding([gap::M, gap::L]).style(theme::panel(palette)).width(Fill).into()
    }

    /// The game that would begin now, its pile of orders not shuffled yet.
    fn setup(&self, shared: &Shared) -> GameSetup {
        let names = default_names(&self.places, shared);
        let players = self.places.iter().zip(names).map(|(place, name)| Player { name, colour: place.colour });
        let sets = self.chosen_sets();
        let mut rules = self.rules.clone();
        rules.retain(|switch| self.switches_in_play().any(|other| other == switch));
        let orders = self.with_orders.then(|| pile(shared.catalogue.deck(self.deck.as_deref()), &sets, &rules));
        let deck = if self.with_orders && self.printed { Deck::Printed } else { Deck::Dealt };
        GameSetup { players: players.collect(), sets, orders, deck, record: self.record, rules }
    }

    fn chosen_sets(&self) -> Vec<String> {
        let chosen = self.sets.iter().filter(|(_, chosen)| *chosen).map(|(set, _)| set.clone());
        std::iter::once(BASE.to_owned()).chain(chosen).collect()
    }

    /// Only one river is laid, and the sixth shrine comes with the others.
    fn choose_set(&mut self, index: usize, chosen: bool) {
        let Some((set, is_chosen)) = self.sets.get_mut(index) else { return };
        *is_chosen = chosen;
        let follows: &[(&str, bool)] = match (set.as_str(), chosen) {
            (RIVER_1, true) => &[(RIVER_2, false)],
            (RIVER_2, true) => &[(RIVER_1, false)],
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

    fn give_colour(&mut self, index: usize, colour: Colour) {
        let before = self.places.get(index).map(|place| place.colour);
        // Whoever had that colour gets the other one: nobody has to be moved out of the way first.
        if let (Some(before), Some(other)) = (before, self.places.iter_mut().find(|place| place.colour == colour)) {
            other.colour = before;
        }
        if let Some(place) = self.places.get_mut(index) {
            place.colour = colour;
        }
        self.colouring = None;
    }

    fn swap(&mut self, one: usize, other: usize) {
        if one < self.places.len() && other < self.places.len() {
            self.places.swap(one, other);
            self.colouring = None;
        }
    }

    fn add(&mut self, name: String, colour: Option<Colour>) -> Action {
        let free = |colour: &Colour| self.places.iter().all(|place| place.colour != *colour);
        let colour =
            colour.filter(|colour| free(colour)).or_else(|| Colour::ALL.into_iter().find(|colour| free(colour)));
        let Some(colour) = colour.filter(|_| self.places.len() < MAX_PLAYERS || self.has_empty()) else {
            return Action::None;
        };
        let known = !name.is_empty();
        let full = self.places.len() >= MAX_PLAYERS;
        match self.places.iter_mut().find(|place| known && place.name.trim().is_empty()) {
            Some(empty) => empty.name = name,
            None if !full => self.places.push(Place { name, colour }),
            None => return Action::None,
        }
        if known { Action::None } else { Action::Run(iced::widget::operation::focus(name_id(self.places.len() - 1))) }
    }

    fn has_empty(&self) -> bool {
        self.places.iter().any(|place| place.name.trim().is_empty())
    }
}

/// The field of a name.
#[must_use]
pub fn name_id(index: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("name-{index}"))
}

/// What players are called: as typed, or after their colour.
fn default_names(places: &[Place], shared: &Shared) -> Vec<String> {
    let called = |place: &Place| {
        let name = name::readable(&place.name);
        if name.is_empty() { capitalised(&shared.words.colour(place.colour)) } else { name }
    };
    places.iter().map(called).collect()
}

fn pile(deck: &[Arc<Card>], sets: &[String], rules: &Switches) -> Vec<card::Id> {
    let cards = deck.iter().filter(|card| deck::belongs(card, sets) && deck::suits(card, rules));
    cards.map(|card| card.id.clone()).collect()
}
