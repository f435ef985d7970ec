//! The decks of orders: the bundled one, those of the table's own, and the form in which a card is
//! made.

mod cards;
mod change;
mod fill;
mod form;
mod keys;
mod list;
mod measure;
mod message;
mod offered;
mod open;
mod task;

use std::collections::HashSet;
use std::sync::Arc;

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use crate::app::ask::decks::Message as Wish;
use crate::app::ask::{Action, Request};
use crate::app::kit::decks::{Offered, free_name};
use crate::app::kit::parts::{action, note, pressable, strong, title};
use crate::app::kit::theme::{Weight, space as gap};
use crate::app::kit::{Shared, help};
use crate::app::screen::setup::OnPaper;
use crate::rules::house_rule::HouseRules;
use crate::rules::orders::card::{Card, Id, Origin};
use crate::rules::player::name;
use crate::rules::set::BUNDLED;
use crate::say;
use crate::storage::decks;
use crate::widget::Element;
pub use cards::OPEN;
use keys::{BACK, REDO, UNDO};
pub use measure::{Measure, Trying};
pub use message::Message;
use open::Open;

/// The screen.
#[derive(Debug)]
pub struct Decks {
    /// The deck that is shown; `None` for the bundled one.
    deck: Option<String>,
    /// The sets in play at this table, whose tasks come first.
    sets: Vec<String>,
    /// Whether the setup is left for the decks, and plays the one that is shown afterwards.
    is_for_setup: bool,
    /// The words that are searched for.
    query: String,
    /// The card in the form.
    open: Option<Open>,
    /// Whether all tasks are offered, those of sets that are not in play too.
    all_forms: bool,
    /// The words of a task that is searched for.
    task: String,
    /// The field that is to get the focus next.
    focus: Option<iced::widget::Id>,
    /// The new name of the deck, while it is typed.
    naming: Option<String>,
    /// The states to which *undo* leads, the last one at the end.
    before: Vec<Before>,
    /// Those to which *redo* leads.
    after: Vec<Before>,
    /// A deck that somebody brings, before it is taken.
    offered: Option<Offered>,
    /// The games that are played to find how hard a card is.
    trying: Option<Trying>,
    /// A sentence about what was done, or why it was not.
    told: Option<String>,
}

/// A state before a change.
#[derive(Debug, Clone)]
struct Before {
    deck: String,
    cards: Vec<Arc<Card>>,
    open: Option<Open>,
    /// The field that was typed in: letters that follow are one change.
    typed: Option<Field>,
}

/// A field of the form that is typed into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Title,
    Words,
}

impl Decks {
    /// The screen, with a deck and the sets in play; for the setup, or by itself.
    #[must_use]
    pub fn new(
        deck: Option<String>,
        sets: Vec<String>,
        is_for_setup: bool,
        shared: &Shared,
    ) -> Self {
        let first = shared.catalogue.deck(deck.as_deref()).first();
        Self {
            open: first.map(|card| Open::new(Card::clone(card))),
            deck,
            sets,
            is_for_setup,
            query: String::new(),
            all_forms: false,
            task: String::new(),
            focus: None,
            naming: None,
            before: Vec::new(),
            after: Vec::new(),
            offered: None,
            trying: None,
            told: None,
        }
    }

    /// The deck that is shown, by name; `None` for the bundled one.
    #[must_use]
    pub fn deck(&self) -> Option<&str> {
        self.deck.as_deref()
    }

    /// Whether the deck that is shown was entered from cards that the table owns.
    #[must_use]
    pub fn is_entered(&self, shared: &Shared) -> bool {
        self.cards(shared).iter().any(|card| card.source == Origin::Printed)
    }

    /// Whether the setup is left for the decks.
    #[must_use]
    pub const fn is_for_setup(&self) -> bool {
        self.is_for_setup
    }

    /// The cards of the deck that is shown.
    #[must_use]
    pub fn cards<'a>(&self, shared: &'a Shared) -> &'a [Arc<Card>] {
        shared.catalogue.deck(self.deck.as_deref())
    }

    /// Shows a deck that somebody brings.
    pub fn offer(&mut self, offered: Offered) {
        self.offered = Some(offered);
        self.told = None;
    }

    /// Whether a deck that somebody brings is shown.
    #[must_use]
    pub const fn is_offered(&self) -> bool {
        self.offered.is_some()
    }

    /// Takes over that the last change was not made, as another window changes the deck, or has: it
    /// is shown as it is now.
    pub fn refused(&mut self, shared: &Shared) {
        let is_there =
            |name: &String| shared.catalogue.decks().iter().any(|deck| deck.name == *name);
        let open = self.open.take().map(|open| open.card.id);
        let deck = self.deck.take().filter(is_there);
        self.turn_to(deck);
        if let Some(id) = open {
            self.open(&id, shared);
        }
        if self.open.is_none() {
            self.step(0, shared);
        }
    }

    /// Says something about what was done, or why it was not.
    pub fn tell(&mut self, sentence: String) {
        self.told = Some(sentence);
    }

    /// Takes over that a deck has another name now, is gone or has come back.
    pub fn turn_to(&mut self, deck: Option<String>) {
        (self.deck, self.open, self.naming) = (deck, None, None);
        self.before.clear();
        self.after.clear();
    }

    /// The deck that is shown, to be printed.
    #[must_use]
    pub fn on_paper(&self, shared: &Shared) -> OnPaper {
        let sets = BUNDLED.map(ToOwned::to_owned).to_vec();
        OnPaper { cards: self.cards(shared).to_vec(), sets, rules: HouseRules::default() }
    }

    /// Takes over that the deck has another name now; what was done before can still be undone.
    pub fn renamed(&mut self, to: &str) {
        for before in self.before.iter_mut().chain(&mut self.after) {
            to.clone_into(&mut before.deck);
        }
        (self.deck, self.naming) = (Some(to.to_owned()), None);
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, shared: &Shared) -> Action<Message> {
        if !matches!(message, Message::Keys | Message::StartSearch) {
            self.told = None;
        }
        match message {
            Message::Deck(deck) => {
                self.turn_to(deck);
                self.query.clear();
                self.offered = None;
                self.step(0, shared);
            }
            Message::New => {
                let name = say!(shared.words, "deck-new");
                return self.begin(&name, Origin::House, shared);
            }
            Message::Enter => {
                let name = say!(shared.words, "deck-printed");
                return self.begin(&name, Origin::Printed, shared);
            }
            Message::Copy => return self.copy(shared),
            Message::Rename => {
                self.naming.clone_from(&self.deck);
                self.focus = Some(list::name_id());
            }
            Message::Name(name) => {
                self.naming = Some(name::cut(&name, decks::MAX_NAME).to_owned());
            }
            Message::Named => return self.rename(shared),
            Message::Search(query) => self.query = query,
            Message::StartSearch => self.focus = Some(cards::search_id()),
            Message::Card(id) => self.open(&id, shared),
            Message::Step(by) => self.step(by, shared),
            Message::NewCard => return self.add_card(shared),
            Message::CopyCard => return self.copy_card(shared),
            Message::RemoveCard => return self.remove_card(shared),
            Message::Form(form) => return self.choose_form(form, shared),
            Message::Forms => self.begin_or_leave_choosing(),
            Message::StartTask => self.begin_choosing(),
            Message::StartCondition => self.focus = Some(fill::condition_id()),
            Message::Task(words) => self.task = words,
            Message::Tasked => return self.choose_found(shared),
            Message::AllForms => self.all_forms = !self.all_forms,
            Message::Fill(blank, change) => return self.fill(blank, change, shared),
            Message::Title(title) => return self.give_title(&title, shared),
            Message::Titled => self.focus = Some(form::points_id()),
            Message::Words(words) => return self.give_words(&words, shared),
            Message::Points(points) => return self.give_points(points, shared),
            Message::Set(set) => return self.give_set(set, shared),
            Message::Undo => return self.undo(shared),
            Message::Redo => return self.redo(shared),
            Message::Take => return self.take(shared),
            Message::Leave => self.offered = None,
            Message::Ask(wish) => return Action::Ask(Request::Decks(wish)),
            Message::Measure => return self.measure(),
            Message::Escape => return self.escape(),
            Message::Keys => return Action::Ask(Request::Keys),
        }
        Action::None
    }

    /// Begins a deck of that name with one card, which is opened.
    fn begin(&mut self, name: &str, source: Origin, shared: &Shared) -> Action<Message> {
        let name = free_name(name, shared);
        self.turn_to(Some(name.clone()));
        let card = Arc::new(open::first_card(source, shared));
        self.open = Some(Open::untitled(Card::clone(&card)));
        self.focus = Some(form::title_id());
        Self::keep(name, vec![card])
    }

    fn copy(&mut self, shared: &Shared) -> Action<Message> {
        let name = match &self.deck {
            Some(name) => say!(shared.words, "deck-copied", name = name),
            None => say!(shared.words, "deck-new"),
        };
        let name = free_name(&decks::name(&name).unwrap_or(name), shared);
        let cards = self.cards(shared).to_vec();
        let open = self.open.take();
        self.turn_to(Some(name.clone()));
        self.open = open;
        Self::keep(name, cards)
    }

    fn rename(&mut self, shared: &Shared) -> Action<Message> {
        let (Some(typed), Some(from)) = (self.naming.take(), self.deck.clone()) else {
            return Action::None;
        };
        match decks::name(&typed) {
            Some(to) if to == from => Action::None,
            Some(to) => Action::Ask(Request::Decks(Wish::Rename(from, to))),
            None => {
                self.naming = Some(typed);
                self.tell(say!(shared.words, "decks-name-empty"));
                Action::None
            }
        }
    }

    fn take(&mut self, shared: &Shared) -> Action<Message> {
        let Some(offered) = self.offered.take_if(|offered| offered.faults.is_empty()) else {
            return Action::None;
        };
        self.turn_to(Some(offered.name.clone()));
        self.open = offered.cards.first().map(|card| Open::new(Card::clone(card)));
        self.tell(say!(shared.words, "decks-said-kept", name = &offered.name));
        Self::keep(offered.name, offered.cards)
    }

    fn keep(name: String, cards: Vec<Arc<Card>>) -> Action<Message> {
        Action::Ask(Request::Decks(Wish::Keep(name, cards)))
    }

    fn escape(&mut self) -> Action<Message> {
        if self.offered.take().is_some() || self.naming.take().is_some() {
            return Action::None;
        }
        if !self.query.is_empty() {
            self.query.clear();
            return Action::None;
        }
        Action::Ask(Request::Decks(Wish::Back))
    }

    /// The names of cards that other decks have too: such a card gets a name of its own when it is
    /// changed.
    fn known_elsewhere(&self, shared: &Shared) -> HashSet<Id> {
        let catalogue = &shared.catalogue;
        let others = catalogue.decks().iter().filter(|deck| Some(&deck.name) != self.deck.as_ref());
        let others = others.flat_map(|deck| &deck.cards).chain(catalogue.cards());
        others.map(|card| card.id.clone()).collect()
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let undo = (!self.before.is_empty()).then_some(Message::Undo);
        let is_slim = shared.is_slim();
        let redo = (!self.after.is_empty()).then(|| {
            let sign = (!is_slim).then_some(REDO.sign);
            let label = say!(words, "tool-redo");
            action(palette, Weight::Quiet, label, sign, Some(Message::Redo))
        });
        // Beside the title, so that nothing below moves away from under the pointer.
        let told = self.told.as_deref().map(|told| note(told, palette).color(palette.ink));
        let is_unsaved = |deck: &String| shared.keeping.unsaved(deck).is_some();
        let rescue = self.deck.as_ref().filter(|deck| is_unsaved(deck)).map(|_| {
            let label = strong(say!(words, "unsaved-rescue")).color(palette.danger);
            let press = Message::Ask(Wish::Rescue);
            pressable(palette, Weight::Quiet, label, [2.0, gap::S], Some(press))
        });
        let head = row![
            action(
                palette,
                Weight::Quiet,
                say!(words, "back"),
                (!is_slim).then_some(BACK.sign),
                Some(Message::Escape)
            ),
            title(say!(words, "decks-title")),
            container(column![told, rescue].align_x(Center)).width(Fill).align_x(Center),
            redo,
            action(
                palette,
                Weight::Secondary,
                say!(words, "decks-undo"),
                (!is_slim).then_some(UNDO.sign),
                undo
            ),
            help::tool(shared, Message::Keys),
        ];
        let head = head.spacing(gap::M).align_y(Center);
        let body: Element<'a, Message> = match &self.offered {
            Some(offered) => offered::view(offered, shared),
            None if shared.is_narrow() => match &self.open {
                Some(_) => self.card(shared),
                None => row![self.list(shared), self.deck_view(shared)].spacing(gap::M).into(),
            },
            None => row![self.list(shared), self.deck_view(shared), self.card(shared)]
                .spacing(gap::M)
                .height(Fill)
                .into(),
        };
        let around = if is_slim { [gap::S, gap::M] } else { [gap::L, gap::XL] };
        column![head, body].spacing(gap::M).padding(around).into()
    }
}
