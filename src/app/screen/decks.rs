//! The decks of orders: the bundled one, those of the table's own, and the form in which a card is
//! made.

mod cards;
mod change;
mod fill;
mod form;
mod history;
mod keys;
mod list;
mod measure;
mod message;
mod offered;
mod open;
mod task;

use std::collections::HashMap;
use std::sync::Arc;

use iced::widget::{column, container, row};
use iced::{Center, Fill};

use crate::setup::OnPaper;
use ask::decks::Message as Wish;
use ask::{Action, Request};
pub use cards::OPEN;
pub use form::FORM;
use history::{History, Kind};
use keys::{BACK, REDO, UNDO};
use kit::decks::{Offered, free_name};
use kit::help;
use kit::prelude::*;
use kit::printing::Flaws;
use kit::ui::Ui;
pub use measure::{Measure, Trying};
pub use message::Message;
use open::Open;
use rules::card::task::Requirement;
use rules::card::{Card, Id, Origin};
use rules::house_rule::HouseRules;
use rules::set::BUNDLED;
use storage::decks;

/// The screen.
#[derive(Debug)]
pub struct Decks {
    /// The deck that is shown; `None` for the bundled one. A deck that was begun is kept as soon as
    /// something is said of its first card.
    deck: Option<String>,
    /// The deck that was shown before a deck was begun.
    last: Option<String>,
    /// The sets in play at this table, whose tasks come first.
    sets: Vec<String>,
    /// Whether the setup is left for the decks, and plays the one that is shown afterwards.
    is_for_setup: bool,
    /// The words that are searched for.
    query: String,
    /// The card in the form; a new one is in its deck as soon as something is said of it.
    open: Option<Open>,
    /// The tasks of cards when words of their own were written for them, where they ask for
    /// something else since.
    worded: HashMap<Id, Requirement>,
    /// The flaws of the card in the form on paper.
    flaws: Flaws,
    /// Whether all tasks are offered, those of sets that are not in play too.
    all_forms: bool,
    /// Whether all sets are offered for a card that its holder judges.
    all_sets: bool,
    /// The words of a task that is searched for.
    task: String,
    /// The field that is to get the focus next.
    focus: Option<iced::widget::Id>,
    /// The new name of the deck, while it is typed.
    naming: Option<String>,
    /// The changes of the decks, to be taken back and made again.
    history: History,
    /// A deck that somebody brings, before it is taken.
    offered: Option<Offered>,
    /// The games that are played to find how hard a card is.
    trying: Option<Trying>,
    /// A sentence about what was done, or why it was not.
    told: Option<String>,
}

impl Decks {
    /// The screen, with a deck and the sets in play; for the setup, or by itself.
    pub fn new(deck: Option<String>, sets: Vec<String>, is_for_setup: bool, ui: Ui<'_>) -> Self {
        let mut decks = Self {
            deck,
            last: None,
            sets,
            is_for_setup,
            query: String::new(),
            open: None,
            worded: HashMap::new(),
            flaws: Flaws::default(),
            all_forms: false,
            all_sets: false,
            task: String::new(),
            focus: None,
            naming: None,
            history: History::default(),
            offered: None,
            trying: None,
            told: None,
        };
        decks.open_first(ui);
        decks
    }

    /// The deck that is shown, by name; `None` for the bundled one.
    pub fn deck(&self) -> Option<&str> {
        self.deck.as_deref()
    }

    /// The deck that is played afterwards, by name: the one that is shown, or where that was only
    /// begun the one before.
    pub fn played(&self, ui: Ui<'_>) -> Option<&str> {
        if self.is_begun(ui) { self.last.as_deref() } else { self.deck() }
    }

    /// Whether the deck that is shown was only begun, and has no card yet.
    fn is_begun(&self, ui: Ui<'_>) -> bool {
        self.deck.as_ref().is_some_and(|deck| ui.catalogue.own_deck(deck).is_none())
    }

    /// Whether the card in the form was only begun, and is in no deck yet.
    fn is_draft(&self, ui: Ui<'_>) -> bool {
        let is_in = |open: &Open| self.cards(ui).iter().any(|card| card.id == open.card.id);
        self.open.as_ref().is_some_and(|open| open.is_untouched && !is_in(open))
    }

    /// Whether the deck that is shown was entered from cards that the table owns.
    pub fn is_entered(&self, ui: Ui<'_>) -> bool {
        let begun = self.open.as_ref().filter(|_| self.is_begun(ui)).map(|open| &open.card);
        let mut cards = self.cards(ui).iter().map(AsRef::as_ref).chain(begun);
        cards.any(|card| card.source == Origin::Printed)
    }

    /// Whether the setup is left for the decks.
    pub const fn is_for_setup(&self) -> bool {
        self.is_for_setup
    }

    /// The cards of the deck that is shown.
    pub fn cards<'a>(&self, ui: Ui<'a>) -> &'a [Arc<Card>] {
        match &self.deck {
            None => ui.shared.catalogue.cards(),
            Some(deck) => ui.shared.catalogue.own_deck(deck).unwrap_or_default(),
        }
    }

    /// Shows a deck that somebody brings.
    pub fn offer(&mut self, offered: Offered) {
        self.offered = Some(offered);
        self.told = None;
    }

    /// Whether a deck that somebody brings is shown.
    pub const fn is_offered(&self) -> bool {
        self.offered.is_some()
    }

    /// Takes over that the last change was not made, as another window changes the deck, or has: it
    /// is shown as it is now.
    pub fn refused(&mut self, ui: Ui<'_>) {
        let is_there = |name: &String| ui.catalogue.own_deck(name).is_some();
        let open = self.open.take().map(|open| open.card.id);
        let deck = self.deck.take().filter(is_there);
        self.turn_to(deck);
        if let Some(id) = open {
            self.open(&id, ui);
        }
        if self.open.is_none() {
            self.step(0, ui);
        }
    }

    /// Says something about what was done, or why it was not.
    pub fn tell(&mut self, sentence: String) {
        self.told = Some(sentence);
    }

    /// Takes over that a deck is gone or has come back, which no *undo* changes.
    pub fn turn_to(&mut self, deck: Option<String>) {
        self.show(deck);
        self.history.clear();
    }

    /// Shows a deck, with no card in the form.
    fn show(&mut self, deck: Option<String>) {
        (self.deck, self.open, self.naming, self.offered) = (deck, None, None, None);
        self.query.clear();
    }

    /// The deck that is shown, to be printed.
    pub fn on_paper(&self, ui: Ui<'_>) -> OnPaper {
        let sets = BUNDLED.map(ToOwned::to_owned).to_vec();
        OnPaper { cards: self.cards(ui).to_vec(), sets, rules: HouseRules::default() }
    }

    /// Takes over that the deck has another name now; what was done before can still be undone.
    pub fn renamed(&mut self, to: &str) {
        if let Some(from) = self.deck.take() {
            self.history.rename(&from, to);
        }
        (self.deck, self.naming) = (Some(to.to_owned()), None);
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: Ui<'_>) -> Action<Message> {
        if !matches!(message, Message::Keys | Message::StartSearch) {
            self.told = None;
        }
        match message {
            Message::Deck(deck) => self.look_at(deck, ui),
            Message::New => self.begin("deck-new", Origin::House, ui),
            Message::Enter => self.begin("deck-printed", Origin::Printed, ui),
            Message::Copy => return self.copy(ui),
            Message::Rename => {
                self.naming.clone_from(&self.deck);
                self.focus = Some(list::name_id());
            }
            Message::Name(name) => {
                self.naming = Some(names::cut(&name, decks::MAX_NAME).to_owned());
            }
            Message::Named => return self.rename(ui),
            Message::Search(query) => self.query = query,
            Message::StartSearch => self.focus = Some(cards::search_id()),
            Message::Card(id) => self.open(&id, ui),
            Message::Step(by) => self.step(by, ui),
            Message::NewCard => self.add_card(ui),
            Message::CopyCard => return self.copy_card(ui),
            Message::RemoveCard => return self.remove_card(ui),
            Message::Form(form) => return self.choose_form(form, ui),
            Message::Forms => self.begin_or_leave_choosing(),
            Message::StartTask => self.begin_choosing(None),
            Message::Part(blank) => self.begin_choosing(Some(blank)),
            Message::StartCondition => self.focus = Some(fill::condition_id()),
            Message::Task(words) => self.task = words,
            Message::Tasked => return self.choose_found(ui),
            Message::AllForms => self.all_forms = !self.all_forms,
            Message::Fill(blank, change) | Message::Add(blank, change) => {
                return self.fill(blank, change, ui);
            }
            Message::Seek(blank) => self.focus = Some(fill::blank_id(blank)),
            Message::Title(title) => return self.give_title(&title, ui),
            Message::Titled => self.focus = Some(form::points_id()),
            Message::Words(words) => return self.give_words(&words, ui),
            Message::Points(points) => return self.give_points(points, ui),
            Message::Copies(count) => return self.give_copies(count, ui),
            Message::Set(set) => return self.give_set(set, ui),
            Message::AllSets => self.all_sets = !self.all_sets,
            Message::Farmer => return self.mark_farmer(ui),
            Message::WordsStand => self.let_words_stand(),
            Message::Undo => return self.undo(ui),
            Message::Redo => return self.redo(ui),
            Message::Take => return self.take(ui),
            Message::Leave => self.offered = None,
            Message::Ask(wish) => return Action::Ask(Request::Decks(wish)),
            Message::Measure => return self.measure(),
            Message::Back => return self.back(ui),
            Message::Escape => return self.escape(ui),
            Message::Keys => return Action::Ask(Request::Keys),
        }
        Action::None
    }

    /// Shows another deck, or what lies under a deck that somebody brings.
    fn look_at(&mut self, deck: Option<String>, ui: Ui<'_>) {
        if deck == self.deck {
            self.offered = None;
            return;
        }
        self.leave_draft(ui);
        self.show(deck);
        self.open_first(ui);
    }

    /// Begins a deck, with a card to be made; its name is that of a message.
    fn begin(&mut self, name: &str, source: Origin, ui: Ui<'_>) {
        self.leave_draft(ui);
        let name = free_name(&ui.say(name, &[]), ui);
        self.history.remember(Kind::Draft, self.state(&name, None, ui));
        self.last = self.deck.clone();
        self.show(Some(name));
        self.open = Some(Open::untitled(open::first_card(source, ui)));
        self.focus = Some(form::title_id());
    }

    fn copy(&mut self, ui: Ui<'_>) -> Action<Message> {
        if self.is_begun(ui) {
            return Action::None;
        }
        let name = match &self.deck {
            Some(name) => say!(ui, "deck-copied", name = name),
            None => say!(ui, "deck-new"),
        };
        self.leave_draft(ui);
        let name = free_name(&decks::name(&name).unwrap_or(name), ui);
        let cards = self.cards(ui).to_vec();
        self.history.remember(Kind::Other, self.state(&name, None, ui));
        let open = self.open.take();
        self.show(Some(name.clone()));
        self.open = open;
        Self::keep(name, cards)
    }

    fn rename(&mut self, ui: Ui<'_>) -> Action<Message> {
        let (Some(typed), Some(from)) = (self.naming.take(), self.deck.clone()) else {
            return Action::None;
        };
        match decks::name(&typed) {
            Some(to) if to == from => Action::None,
            Some(to) if self.is_begun(ui) => self.name_begun(to, ui),
            Some(to) => Action::Ask(Request::Decks(Wish::Rename(from, to))),
            None => {
                self.naming = Some(typed);
                self.tell(say!(ui, "decks-name-empty"));
                Action::None
            }
        }
    }

    /// Keeps a deck that was only begun, as somebody has given it a name.
    fn name_begun(&mut self, to: String, ui: Ui<'_>) -> Action<Message> {
        if ui.catalogue.own_deck(&to).is_some() {
            self.naming = Some(to);
            self.tell(say!(ui, "decks-name-taken"));
            return Action::None;
        }
        self.renamed(&to);
        let cards = self.open.iter().map(|open| Arc::new(open.card.clone())).collect();
        Self::keep(to, cards)
    }

    fn take(&mut self, ui: Ui<'_>) -> Action<Message> {
        let Some(offered) = self.offered.take_if(|offered| offered.faults.is_empty()) else {
            return Action::None;
        };
        self.leave_draft(ui);
        self.history.remember(Kind::Other, self.state(&offered.name, None, ui));
        self.show(Some(offered.name.clone()));
        self.open = offered.cards.first().map(|card| Open::new(Card::clone(card)));
        self.tell(say!(ui, "decks-said-kept", name = &offered.name));
        Self::keep(offered.name, offered.cards)
    }

    fn keep(name: String, cards: Vec<Arc<Card>>) -> Action<Message> {
        Action::Ask(Request::Decks(Wish::Keep(name, cards)))
    }

    /// Goes back: from the card to the cards where only one of them has room, or to where the decks
    /// were opened.
    fn back(&mut self, ui: Ui<'_>) -> Action<Message> {
        if ui.width() <= Width::Narrow && self.open.is_some() && self.offered.is_none() {
            self.leave_draft(ui);
            self.open = None;
            return Action::None;
        }
        Action::Ask(Request::Decks(Wish::Back))
    }

    /// Lets go of what was begun last; goes back if there is nothing.
    fn escape(&mut self, ui: Ui<'_>) -> Action<Message> {
        if self.offered.take().is_some() || self.naming.take().is_some() {
            return Action::None;
        }
        if self.is_choosing_anew() {
            self.leave_choosing();
            return Action::None;
        }
        if !self.query.is_empty() {
            self.query.clear();
            return Action::None;
        }
        self.back(ui)
    }

    /// Whether another task is being chosen for a card that has one.
    fn is_choosing_anew(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.is_choosing && !open.is_untouched)
    }

    /// Whether Escape goes back, as there is nothing else to let go of.
    fn escapes_back(&self) -> bool {
        let is_asked = self.offered.is_some() || self.naming.is_some();
        !is_asked && !self.is_choosing_anew() && self.query.is_empty()
    }

    /// The line above everything: the way back, what was done last, and the ways to undo it.
    fn top<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let is_slim = ui.width() == Width::Slim;
        let sign = |sign: &str| (!is_slim).then(|| ui.words.key_names(sign));
        let undo = self.history.can_undo().then_some(Message::Undo);
        let redo = self.history.can_redo().then_some(Message::Redo);
        // Beside the title, so that nothing below moves away from under the pointer.
        let told = self.told.clone().map(|told| ui.note(told).color(ui.palette.ink));
        let is_unsaved = |deck: &String| ui.keeping.unsaved(deck).is_some();
        let rescue = self.deck.as_ref().filter(|deck| is_unsaved(deck)).map(|_| {
            let label = ui.strong("unsaved-rescue").color(ui.palette.danger);
            let press = Message::Ask(Wish::Rescue);
            ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(press))
        });
        let back = sign(BACK.sign).filter(|_| self.escapes_back());
        let [undo_label, redo_label] = ["decks-undo", "tool-redo"].map(|label| ui.say(label, &[]));
        let head = row![
            ui.action(Weight::Quiet, "back", back.as_deref(), Some(Message::Back)),
            (!is_slim).then(|| ui.title("decks-title")),
            container(column![told, rescue].align_x(Center)).width(Fill).align_x(Center),
            ui.action(Weight::Secondary, undo_label, sign(UNDO.sign).as_deref(), undo),
            ui.action(Weight::Secondary, redo_label, sign(REDO.sign).as_deref(), redo),
            help::tool(ui, Message::Keys),
        ];
        head.spacing(gap::M).align_y(Center).into()
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let body: Element<'a, Message> = match &self.offered {
            Some(offered) => offered::view(offered, ui),
            None if ui.width() <= Width::Narrow => match &self.open {
                Some(_) => self.card(ui),
                None => row![self.list(ui), self.deck_view(ui)].spacing(gap::M).into(),
            },
            None => row![self.list(ui), self.deck_view(ui), self.card(ui)]
                .spacing(gap::M)
                .height(Fill)
                .into(),
        };
        let around = if ui.width() == Width::Slim { [gap::S, gap::M] } else { [gap::L, gap::XL] };
        column![self.top(ui), body].spacing(gap::M).padding(around).into()
    }
}
