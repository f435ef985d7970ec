//! A new game: its players, their order, and its sets.

mod boxes;
mod game;
mod orders;
mod people;
mod players;
mod sets;
mod timing;

pub use game::OnPaper;

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Task};

use ask::Action;
use ask::{Leaving, Request, decks, files};
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::help;
use kit::look::{Look, Looked};
use kit::nature::Nature;
use kit::prelude::*;
use kit::ui::Ui;
use rules::house_rule::{HouseRule, HouseRules};
use rules::player::{Colour, MIN_PLAYERS, Player};
use rules::setup::{BASE, BUNDLED, COUNT, KING_ROBBER, RIVER_1, RIVER_2, Recording};
use storage::Timing;
use storage::list::Standing;
use storage::secrecy::Told;

/// A place at the table that is being filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The name as typed; if empty, the colour names the player.
    pub name: String,
    /// The colour of the figures.
    pub colour: Colour,
}

/// The screen.
#[derive(Debug)]
pub struct Setup {
    places: Vec<Place>,
    /// Sets beside the base game, with whether they are in.
    sets: Vec<(String, bool)>,
    /// The words about what the pointer is on.
    looked: Looked<About>,
    /// The sets whose tiles bear no gardens, as they are of an older edition.
    plain: Vec<String>,
    with_orders: bool,
    /// The way in which the game is recorded.
    record: Recording,
    /// The deck of the table's own that is played; `None` for the bundled one.
    deck: Option<String>,
    /// Whether our orders of the newer sets are in the deck.
    newer: bool,
    /// Whether the table deals printed cards.
    printed: bool,
    /// The sentence that tells where the deck was saved for a printer.
    saved: Option<String>,
    /// The house rules; those of sets that are out are remembered.
    rules: HouseRules,
    /// The way in which the time is kept.
    timing: Timing,
    /// Whether the house rules are shown.
    in_house_rules: bool,
    /// The place that is being dragged.
    dragged: Option<usize>,
    /// The place whose colour is being chosen.
    colouring: Option<usize>,
    /// The draw of the starter by lot, while it runs.
    lots: Option<people::Lots>,
    /// Whether the starter was drawn by lot.
    drawn: bool,
    /// The lines for everybody about deals that were put back for this one.
    put_back: Vec<Told>,
    /// Whether the last place came with an Enter in the name before it.
    grown: bool,
    /// The changes by the box chosen last.
    boxed: Boxed,
}

/// The changes by the box that was chosen last. The words on them keep their room until the next
/// box is chosen, so that the sets below stay under the pointer.
#[derive(Debug, Default)]
struct Boxed {
    added: Vec<String>,
    removed: Vec<String>,
    /// The house rules that were named then.
    rules: Vec<HouseRule>,
    /// Whether a set was chosen alone since: nothing is said any more.
    is_past: bool,
}

/// A step of the table on this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Take over a typed name.
    NameChanged(usize, String),
    /// Enter in a name: go to the next, or to one more.
    NameDone(usize),
    /// Show or hide the colours of a place.
    ChooseColour(usize),
    /// Take a colour.
    Colour(usize, Colour),
    /// Move a place one seat earlier.
    Up(usize),
    /// Move a place one seat later.
    Down(usize),
    /// Take hold of a place.
    Grab(usize),
    /// Move the held place over another.
    DragOver(usize),
    /// Let go of the held place.
    Drop,
    /// Add a player.
    Add,
    /// Add somebody who played before.
    AddKnown(Player),
    /// Remove a player.
    Remove(usize),
    /// Draw the starter by lot.
    DrawLots,
    /// Draw a frame while the lot falls.
    Frame(std::time::Instant),
    /// Take a set in or out.
    Set(usize, bool),
    /// The pointer has come to something with words about it, or has left it.
    Look(Look<About>),
    /// Take the sets of a box with a base game, by its place among them.
    BaseBox(usize),
    /// Take the sets of *Count, King & Robber* in or out.
    CountBox(bool),
    /// Play a set with gardens or without.
    Gardens(String, bool),
    /// Play with King's Orders or without.
    Orders(bool),
    /// Play another deck.
    Deck(Option<String>),
    /// Play with our orders of the newer sets or without.
    NewerOrders(bool),
    /// Let the table deal printed cards, or the app its own.
    Printed(bool),
    /// Save the deck as a PDF.
    Print,
    /// Make and change decks.
    Decks,
    /// Look at the house rules, or leave them.
    HouseRules(bool),
    /// Give a house rule an answer, by its place among them.
    HouseRule(HouseRule, usize),
    /// Record the board, the scorepad or nothing but the orders.
    Record(Recording),
    /// Keep the time in that way.
    Timing(Timing),
    /// Begin the game.
    Start,
    /// Close the open part of the screen; if there is none, leave.
    Close,
    /// Leave; the entries are kept.
    Back,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message. A doubled key would type into the first name.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Frame(_) => Nature::Event,
            Self::Look(_) => Nature::Glance,
            Self::DragOver(_) | Self::Drop => Nature::Step,
            Self::NameChanged(..)
            | Self::NameDone(_)
            | Self::ChooseColour(_)
            | Self::Colour(..)
            | Self::Up(_)
            | Self::Down(_)
            | Self::Grab(_)
            | Self::Add
            | Self::AddKnown(_)
            | Self::Remove(_)
            | Self::DrawLots
            | Self::Set(..)
            | Self::BaseBox(_)
            | Self::CountBox(_)
            | Self::Gardens(..)
            | Self::Orders(_)
            | Self::Deck(_)
            | Self::NewerOrders(_)
            | Self::Printed(_)
            | Self::Print
            | Self::Decks
            | Self::HouseRules(_)
            | Self::HouseRule(..)
            | Self::Record(_)
            | Self::Timing(_)
            | Self::Start
            | Self::Close
            | Self::Back
            | Self::Keys => Nature::Answer,
        }
    }
}

/// The part of the screen that tells what the pointer is on there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The players.
    Players,
    /// The rest: below the sets there is room for two or three lines.
    Bag,
}

/// The words about what the pointer is on, and the part that tells them.
type About = (Part, String);

/// The key that begins, with Ctrl or what the system has for it.
const START: Binding<Message> = Binding {
    sign: "Ctrl ⏎",
    about: "setup-start",
    strokes: &[(Stroke::CommandNamed(Named::Enter), Message::Start)],
};
const BACK: Binding<Message> = Binding {
    sign: "Esc",
    about: "back",
    strokes: &[(Stroke::Named(Named::Escape), Message::Close)],
};
const HELP: Binding<Message> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Message::Keys)] };

/// The name of the card of a way to record, for operations.
pub fn recording_id(way: Recording) -> iced::widget::Id {
    iced::widget::Id::from(format!("record-{way:?}"))
}

impl Setup {
    /// The screen, with the people and the sets of the last game at the table.
    pub fn new(ui: Ui<'_>) -> (Self, Task<Message>) {
        Self::like(ui.shared.earlier.iter().find_map(|entry| entry.standing.as_ref().ok()), ui)
    }

    /// The screen, with everything as in an earlier game; the next player begins.
    pub fn rematch(standing: &Standing, ui: Ui<'_>) -> Self {
        let mut setup = Self::again(standing, ui);
        let players = setup.places.len();
        setup.places.rotate_left(1.min(players));
        setup
    }

    /// The screen, with everything as it was when a game began.
    pub fn again(standing: &Standing, ui: Ui<'_>) -> Self {
        let (mut setup, _) = Self::like(Some(standing), ui);
        setup.deck.clone_from(&standing.deck);
        setup
    }

    fn like(last: Option<&Standing>, ui: Ui<'_>) -> (Self, Task<Message>) {
        let mut places: Vec<Place> = last.map_or_else(Vec::new, |standing| {
            let players = standing.players.iter().map(|(player, _)| player);
            players
                .map(|player| Place { name: player.name.clone(), colour: player.colour })
                .collect()
        });
        for colour in Colour::ALL {
            if places.len() < MIN_PLAYERS {
                places.push(Place { name: String::new(), colour });
            }
        }
        let own = sets::own(&ui.catalogue);
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
        let (dragged, colouring, lots, drawn, in_house_rules, grown) =
            (None, None, None, false, false, false);
        let mut setup = Self {
            places,
            sets,
            looked: Looked::default(),
            plain: last.map(|standing| standing.plain.clone()).unwrap_or_default(),
            with_orders,
            record,
            deck: None,
            newer: last.is_none_or(|standing| standing.newer),
            printed,
            saved: None,
            rules,
            timing: last.map(|standing| standing.timing).unwrap_or_default(),
            in_house_rules,
            dragged,
            colouring,
            lots,
            drawn,
            put_back: Vec::new(),
            grown,
            boxed: Boxed::default(),
        };
        setup.note_rules();
        let focus = setup.focus_first();
        (setup, focus)
    }

    /// Puts the cursor into the first name, if it is empty.
    pub fn focus_first(&self) -> Task<Message> {
        let is_fresh = self.places.first().is_some_and(|place| place.name.is_empty());
        if is_fresh { iced::widget::operation::focus(name_id(0)) } else { Task::none() }
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message, ui: Ui<'_>) -> Action<Message> {
        if !matches!(message, Message::Frame(_) | Message::DrawLots | Message::Look(_)) {
            self.settle_lots();
        }
        match message {
            Message::NameChanged(index, name) => self.rename(index, &name),
            Message::NameDone(index) => return self.next_name(index),
            Message::ChooseColour(index) => {
                self.colouring = if self.colouring == Some(index) { None } else { Some(index) };
            }
            Message::Colour(index, colour) => self.give_colour(index, colour),
            Message::Up(index) => self.swap(index, index.wrapping_sub(1)),
            Message::Down(index) => self.swap(index, index + 1),
            Message::Grab(index) => self.dragged = Some(index),
            Message::DragOver(index) => self.drag_over(index),
            Message::Drop => self.dragged = None,
            Message::Add => return self.add(String::new(), None),
            Message::AddKnown(player) => return self.add(player.name, Some(player.colour)),
            Message::Remove(index) => self.remove(index),
            Message::DrawLots => self.draw_lots(),
            Message::Frame(now) => self.run_lots(now),
            Message::Set(index, chosen) => self.choose_alone(index, chosen),
            Message::Look(look) => self.looked.follow(look),
            Message::BaseBox(place) => self.take_base(place),
            Message::CountBox(chosen) => self.take_count_king_robber(chosen),
            Message::Gardens(set, with) => {
                self.plain.retain(|other| *other != set);
                self.plain.extend((!with).then_some(set));
            }
            Message::Orders(chosen) => {
                self.with_orders = chosen;
                if !chosen && self.record == Recording::Deck {
                    self.record = Recording::Scorepad;
                }
            }
            Message::Deck(deck) => self.deck = deck,
            Message::NewerOrders(newer) => self.newer = newer,
            Message::Printed(printed) => self.printed = printed,
            Message::Print => return Action::Ask(Request::Files(files::Message::Print)),
            Message::Decks => return Action::Ask(Request::Decks(decks::Message::Show)),
            Message::HouseRules(shown) => return self.show_house_rules(shown),
            Message::HouseRule(rule, answer) => self.rules.choose(rule, answer),
            Message::Record(record) => {
                self.record = record;
                self.with_orders |= record == Recording::Deck;
            }
            Message::Start => {
                let setup = self.setup(ui);
                if setup.faults(&ui.catalogue).is_empty() {
                    return Action::Ask(Request::Start(Box::new(setup), self.timing));
                }
            }
            Message::Timing(timing) => self.timing = timing,
            Message::Keys => return Action::Ask(Request::Keys),
            Message::Close if self.in_house_rules => self.in_house_rules = false,
            Message::Close if self.colouring.is_some() => self.colouring = None,
            Message::Close | Message::Back => return Action::Ask(Request::Leave(Leaving::Home)),
        }
        Action::None
    }

    /// Shows the house rules, from their top wherever the list of the sets was left, or the sets.
    fn show_house_rules(&mut self, shown: bool) -> Action<Message> {
        self.in_house_rules = shown;
        let top = iced::widget::operation::RelativeOffset::START;
        Action::Run(iced::widget::operation::snap_to(RULES, top))
    }

    /// Whether a place is being dragged; a release outside of the list ends that too.
    pub const fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let head = row![
            ui.action(Weight::Quiet, "back", Some(BACK.sign), Some(Message::Back)),
            ui.title("setup-title"),
            space::horizontal(),
            help::tool(ui, Message::Keys),
        ]
        .spacing(gap::L)
        .align_y(Center);
        let (players, sets) = (self.players_panel(ui), self.right_panel(ui));
        if ui.height() <= Height::Shallow {
            let all = column![
                self.recordings(ui),
                container(players).height(460),
                container(sets).height(620),
                self.foot(ui),
            ];
            let all = ui.scroll(all.spacing(gap::M));
            let all = all.spacing(gap::S).height(Fill);
            return column![head, all].spacing(gap::M).padding([gap::S, gap::L]).into();
        }
        let panels: Element<'a, Message> = if ui.width() <= Width::Narrow {
            let both = column![container(players).height(460), container(sets).height(620)]
                .spacing(gap::L);
            ui.scroll(both).spacing(gap::S).height(Fill).into()
        } else if ui.height() <= Height::Low {
            let both = row![players, sets].spacing(gap::XL).height(540);
            ui.scroll(both).spacing(gap::S).height(Fill).into()
        } else {
            row![players, sets].spacing(gap::XL).height(Fill).into()
        };
        column![head, self.recordings(ui), panels, self.foot(ui)]
            .spacing(gap::M)
            .padding([gap::M, gap::XXL])
            .into()
    }

    fn foot<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let setup = self.setup(ui);
        let faults = setup.faults(&ui.catalogue);
        let tiles: u32 = setup.sets.iter().map(|set| ui.tiles_in(set)).sum();
        let summary = match (faults.first(), &setup.orders) {
            (Some(fault), _) => plain(ui.words.setup_fault(fault)).color(ui.palette.danger),
            (None, Some(orders)) => plain(say!(
                ui,
                "setup-summary-orders",
                players = setup.players.len(),
                tiles = tiles,
                orders = orders.len(),
            )),
            (None, None) => {
                plain(say!(ui, "setup-summary", players = setup.players.len(), tiles = tiles))
            }
        };
        let begins = setup.players.first().map(|player| player.name.clone()).unwrap_or_default();
        let begins = ui.note(say!(ui, "setup-begins", name = begins));
        let start = faults.is_empty().then_some(Message::Start);
        let key = format!("{} ⏎", say!(ui, "key-ctrl"));
        let start = ui.action(Weight::Primary, "setup-start", Some(&key), start);
        let mixed = setup.has(COUNT) && (setup.has(RIVER_1) || setup.has(RIVER_2));
        let warning = mixed.then(|| ui.note("setup-count-river"));
        let about = column![summary, begins, warning].spacing(gap::XS).width(Fill);
        let content = self.beside_clock(about, start, ui);
        container(content)
            .padding([gap::M, gap::L])
            .style(theme::panel(ui.palette))
            .width(Fill)
            .into()
    }

    /// The words about what the pointer is on in a part; none where it is on nothing there.
    pub fn told(&self, part: Part) -> Option<String> {
        let (_, about) = self.looked.words().filter(|(other, _)| *other == part)?;
        Some(about.clone())
    }

    /// The message of a key; letters and signs are left to the names.
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        on_key(&[&START, &BACK, &HELP], event)
    }

    /// The list of the screen's keys.
    pub fn keys() -> Vec<Line> {
        help::lines(&[&START, &BACK])
    }
}

/// The name of the list of the house rules.
pub const RULES: &str = "setup-house-rules";

/// The name of a place's field.
pub fn name_id(index: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("name-{index}"))
}
