//! The window with a keyboard and nothing else: every key goes to the widgets first, as in the real
//! window, and to the screen if none of them takes it. What widgets remember, the focus above all,
//! is kept from key to key.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use headless::iced_test::futures::futures::StreamExt as _;
use headless::iced_test::futures::futures::executor::block_on;
use headless::iced_test::runtime::user_interface::{Cache, UserInterface};
use headless::iced_test::runtime::{Action, task};
use iced::advanced::clipboard;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable, TextInput};
use iced::event::Status;
use iced::keyboard::{self, Key, Modifiers};
use iced::{Event, Rectangle, Size, Task, Vector, mouse, window};
use rules::card;
use rules::expansion;
use rules::feature::Place;
use rules::game::{Phase, legal, sets};
use rules::geometry::{Position, Rotation, Side};
use rules::moves::Standing;
use rules::throw::{Throw, Token};
use rules::tile::Id as TileId;
use rules::{Game, Move};
use screen::table::{Act, Entry, acts, answer_number};
use shell::{App, Message};
use storage::Saved;
use text::Words;
use widget::Renderer;
use widget::font;

use super::driver::{
    ANSWERING, Driver, PLACING, act_of, has_code, key_of, physical, piece_and_place, same_look,
    shift_of,
};
use super::painter::software_renderer;

/// Whoever presses keys.
pub trait Keys {
    /// Presses and lets go of a key.
    fn tap(&mut self, key: &str);

    /// The window.
    fn app(&self) -> &App;

    /// The open game.
    fn now(&self) -> &Game {
        self.app().session().expect("an open game").game()
    }
}

impl Keys for Driver {
    fn tap(&mut self, key: &str) {
        self.key(key);
    }

    fn app(&self) -> &App {
        &self.app
    }
}

/// Chooses what stands at that place of a list of answers, from 0.
fn number(keys: &mut impl Keys, index: usize) {
    choose(keys, index, ANSWERING);
}

/// Chooses what stands at that place of a list whose parts have these keys, one after the other.
fn choose(keys: &mut impl Keys, index: usize, among: &str) {
    (0..index / among.len()).for_each(|_| keys.tap("0"));
    let key = among.chars().nth(index % among.len()).expect("a key");
    keys.tap(&key.to_string());
}

/// Chooses a tile by as many of its sides as give it the fewest keys.
pub fn choose_tile(keys: &mut impl Keys, tile: &TileId) {
    let code = keys.now().catalogue().tile(tile.as_str()).expect("a tile of the game").code();
    let index = |typed: &str| {
        let meant = legal::kinds_by_group(keys.now())
            .into_iter()
            .filter(|(other, _)| has_code(other, typed));
        let meant: Vec<TileId> = meant.map(|(other, _)| other.id.clone()).collect();
        meant.iter().position(|other| other == tile).expect("a copy is left")
    };
    let ways = (1..=code.len()).map(|sides| (sides, index(&code[..sides])));
    let keys_of = |index: usize| index / PLACING.len();
    let (sides, index) = ways.min_by_key(|(sides, index)| sides + keys_of(*index)).expect("a way");
    for letter in code[..sides].chars() {
        keys.tap(&letter.to_string());
    }
    if !matches!(keys.app().table().expect("the table").entry(), Entry::Tile(..)) {
        choose(keys, index, PLACING);
    }
}

/// Enters the tile of a turn: the key of its place, then that of the tile as it lies.
pub fn place(keys: &mut impl Keys, tile: &TileId, at: Position, rotation: Rotation) {
    place_typed(keys, tile, (at, rotation), 0);
}

/// Enters the tile of a turn: the key of its place, so many letters of its open sides, then the key
/// of the tile as it lies.
pub fn place_typed(
    keys: &mut impl Keys,
    tile: &TileId,
    (at, rotation): (Position, Rotation),
    typed: usize,
) {
    let kind = Arc::clone(keys.now().catalogue().tile(tile.as_str()).expect("a tile of the game"));
    let places = keys.app().table().expect("the table").places(keys.now());
    choose(keys, places.iter().position(|other| *other == at).expect("an open place"), PLACING);
    let same = same_look(&kind, rotation);
    let is_open = |side| keys.now().board().socket(at).is_some_and(|it| it.wants(side).is_none());
    let lying = kind.code_lying(rotation);
    let open = lying.chars().zip(Side::ALL).filter(|(_, side)| is_open(*side));
    let letters: Vec<String> = open.take(typed).map(|(letter, _)| letter.to_string()).collect();
    letters.iter().for_each(|letter| keys.tap(letter));
    let offered = |keys: &dyn Keys, ways: &[Rotation]| {
        let offered = keys.app().table().expect("the table").offered(keys.now(), at);
        offered.ways.iter().position(|(other, turned)| other.id == *tile && ways.contains(turned))
    };
    let as_it_lies = |keys: &dyn Keys| offered(keys, &[rotation]).or_else(|| offered(keys, &same));
    let table = keys.app().table().expect("the table");
    if table.offered(keys.now(), at).has_more_ways(&kind) {
        let kind = offered(keys, &Rotation::ALL).expect("it fits there");
        choose(keys, kind, PLACING);
    }
    let index = as_it_lies(&*keys).expect("it fits there");
    choose(keys, index, PLACING);
}

/// The signs of the focus that can be seen.
#[derive(Default)]
struct Eyes {
    entered: Option<(Rectangle, Vector)>,
    around: Vec<(Rectangle, Vector)>,
    focused: Option<Rectangle>,
    /// It lies wholly in every list around it.
    in_view: bool,
    texts: Vec<(String, Rectangle)>,
    /// The texts that no list has scrolled away.
    in_sight: Vec<(String, Rectangle)>,
    /// A field that is read.
    field: Option<Id>,
    typed: Option<String>,
}

impl Operation for Eyes {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let entered = self.entered.take();
        self.around.extend(entered);
        operate(self);
        if entered.is_some() {
            self.around.pop();
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entered = Some((bounds, translation));
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            let mut seen = bounds;
            self.in_view = self.around.iter().rev().all(|(list, translation)| {
                seen = seen - *translation;
                seen.y >= list.y - 0.5
                    && seen.y + seen.height.min(list.height) <= list.y + list.height + 0.5
            });
            self.focused = Some(seen);
        }
    }

    fn text_input(&mut self, id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        if id.is_some() && id == self.field.as_ref() {
            self.typed = Some(state.text().to_owned());
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.texts.push((text.to_owned(), bounds));
        let mut seen = bounds;
        let is_seen = self.around.iter().rev().all(|(list, translation)| {
            seen = seen - *translation;
            list.contains(seen.center())
        });
        if is_seen {
            self.in_sight.push((text.to_owned(), seen));
        }
    }
}

/// The time that somebody takes from one key to the next.
const PACE: Duration = Duration::from_millis(400);

/// A window with a keyboard.
pub struct Keyboard {
    app: App,
    now: Instant,
    size: Size,
    cache: Option<Cache>,
    renderer: Renderer,
    /// It is drawn after each key, as the real one is: lists tell then how far they are scrolled.
    is_redrawn: bool,
    /// Keys pressed so far.
    pub pressed: usize,
}

impl Keys for Keyboard {
    fn tap(&mut self, key: &str) {
        self.tap_with(key, Modifiers::empty());
    }

    fn app(&self) -> &App {
        &self.app
    }
}

impl Keyboard {
    /// The window of a driver.
    pub fn new(driver: Driver, size: Size) -> Self {
        let mut fonts =
            headless::iced_test::renderer::graphics::text::font_system().write().expect("fonts");
        font::files().iter().for_each(|file| fonts.load_font((*file).into()));
        drop(fonts);
        let renderer = software_renderer();
        let (app, now) = (driver.app, driver.now);
        Self { app, now, size, cache: None, renderer, is_redrawn: false, pressed: 0 }
    }

    /// This window, drawn now and after each key.
    pub fn redrawn(self) -> Self {
        let mut keyboard = Self { is_redrawn: true, ..self };
        keyboard.redraw();
        keyboard
    }

    /// Draws until there is nothing new to be seen.
    pub fn redraw(&mut self) {
        for _ in 0..10 {
            let cache = self.cache.take().unwrap_or_default();
            let mut ui =
                UserInterface::build(self.app.view(), self.size, cache, &mut self.renderer);
            let mut messages = Vec::new();
            let events = [Event::Window(window::Event::RedrawRequested(self.now))];
            let away = mouse::Cursor::Unavailable;
            let _ =
                ui.update(&events, away, &mut self.renderer, &mut clipboard::Null, &mut messages);
            self.cache = Some(ui.into_cache());
            if messages.is_empty() {
                break;
            }
            messages.into_iter().for_each(|message| self.update(message));
        }
    }

    /// A window in which a game is open.
    pub fn with_game(folder: &Path, saved: &Saved, size: Size) -> Self {
        Self::new(Driver::with_game(folder, saved, size), size)
    }

    /// A key with Ctrl or another one held.
    pub fn tap_with(&mut self, name: &str, modifiers: Modifiers) {
        self.pressed += 1;
        self.now += PACE;
        let modifiers = modifiers | shift_of(name);
        if !modifiers.is_empty() {
            self.send(keyboard::Event::ModifiersChanged(modifiers));
        }
        let key = key_of(name);
        let text = match &key {
            // With Ctrl a letter writes nothing, and a sign itself.
            Key::Character(sign)
                if (modifiers - Modifiers::SHIFT).is_empty()
                    || !sign.chars().all(char::is_alphabetic) =>
            {
                Some(name.into())
            }
            Key::Named(keyboard::key::Named::Space) => Some(" ".into()),
            _ => None,
        };
        self.send(keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: key.clone(),
            physical_key: physical(name),
            location: keyboard::Location::Standard,
            modifiers,
            text,
            repeat: false,
        });
        self.send(keyboard::Event::KeyReleased {
            key: key.clone(),
            modified_key: key,
            physical_key: physical(name),
            location: keyboard::Location::Standard,
            modifiers,
        });
        if !modifiers.is_empty() {
            self.send(keyboard::Event::ModifiersChanged(Modifiers::empty()));
        }
        if self.is_redrawn {
            self.redraw();
        }
    }

    /// Types words into what has the focus.
    pub fn type_words(&mut self, words: &str) {
        for sign in words.chars().map(String::from) {
            self.tap(if sign == " " { "space" } else { &sign });
        }
    }

    /// Goes by Tab to what bears these words, and presses it. Wherever the focus is, it is in view.
    pub fn press(&mut self, words: &str) {
        for _ in 0..400 {
            self.tap("Tab");
            let eyes = self.look();
            // After the last one nothing has the focus, then the first again.
            let Some(focused) = eyes.focused else { continue };
            assert!(eyes.in_view, "the focus is out of sight on the way to `{words}`");
            if eyes.in_sight.iter().any(|(text, at)| text == words && focused.contains(at.center()))
            {
                return self.tap("Return");
            }
        }
        panic!("`{words}` cannot be reached by Tab");
    }

    /// Gives a field the focus.
    pub fn focus(&mut self, field: Id) {
        self.run(iced::widget::operation::focus(field));
        assert!(self.focused().is_some(), "the field is not shown");
    }

    /// The text in a field.
    pub fn typed(&mut self, field: &Id) -> Option<String> {
        let mut eyes = Eyes { field: Some(field.clone()), ..Eyes::default() };
        self.operate(&mut eyes);
        eyes.typed
    }

    /// Whether these words are shown.
    pub fn shows(&mut self, words: &str) -> bool {
        self.look().texts.iter().any(|(text, _)| text == words)
    }

    /// A message, as if a widget had sent it.
    pub fn send_message(&mut self, message: Message) {
        self.update(message);
    }

    /// The words on what has the focus, wherever that is in view; nothing without a focus.
    pub fn focused_words(&mut self) -> Vec<String> {
        let eyes = self.look();
        let Some(focused) = eyes.focused else { return Vec::new() };
        assert!(eyes.in_view, "the focus is out of sight");
        let on_it = eyes.in_sight.into_iter().filter(|(_, at)| focused.contains(at.center()));
        on_it.map(|(text, _)| text).collect()
    }

    /// Where the focus is, in the coordinates of its list.
    pub fn focused(&mut self) -> Option<Rectangle> {
        self.look().focused
    }

    fn look(&mut self) -> Eyes {
        let mut eyes = Eyes::default();
        self.operate(&mut eyes);
        eyes
    }

    /// Looks at the widgets, or works on them.
    pub fn operate(&mut self, operation: &mut dyn Operation) {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(self.app.view(), self.size, cache, &mut self.renderer);
        ui.operate(&self.renderer, operation);
        self.cache = Some(ui.into_cache());
    }

    fn send(&mut self, event: keyboard::Event) {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(self.app.view(), self.size, cache, &mut self.renderer);
        let mut messages = Vec::new();
        let events = [Event::Keyboard(event.clone())];
        let away = mouse::Cursor::Unavailable;
        let (_, statuses) =
            ui.update(&events, away, &mut self.renderer, &mut clipboard::Null, &mut messages);
        self.cache = Some(ui.into_cache());
        messages.into_iter().for_each(|message| self.update(message));
        if statuses == [Status::Ignored] {
            self.update(Message::Key(event));
        }
    }

    pub fn update(&mut self, message: Message) {
        let task = self.app.update_at(message, self.now);
        self.run(task);
    }

    /// Does what the app asks of the window, as far as it concerns widgets.
    fn run(&mut self, task: Task<Message>) {
        let Some(mut actions) = task::into_stream(task) else { return };
        while let Some(action) = block_on(actions.next()) {
            match action {
                Action::Output(message) => self.update(message),
                Action::Widget(mut operation) => loop {
                    self.operate(&mut operation);
                    match operation.finish() {
                        Outcome::Chain(next) => operation = next,
                        Outcome::None | Outcome::Some(()) => break,
                    }
                },
                _ => {}
            }
        }
    }

    /// The moves that were made.
    pub fn moves(&self) -> Vec<Move> {
        self.app.session().expect("an open game").journal().moves().cloned().collect()
    }

    /// Enters one move.
    pub fn enter(&mut self, made: &Move) {
        self.enter_move(made);
        self.show_fulfilled();
    }

    /// Whoever has fulfilled an order without a choice looks at it behind the curtain and shows it.
    fn show_fulfilled(&mut self) {
        let is_decided = |app: &App| {
            let curtain = app.table().and_then(|table| table.curtain());
            curtain.is_some_and(|curtain| curtain.is_decided())
        };
        while is_decided(&self.app) {
            self.behind_curtain(std::iter::empty());
        }
        if self.app.table().is_some_and(|table| table.moment().is_some()) {
            self.tap("Escape");
        }
    }

    fn enter_move(&mut self, made: &Move) {
        match made {
            Move::Place { tile, at, rotation } => place(self, tile, *at, *rotation),
            Move::PlaceAbbey { at } => {
                if !sets::abbey::is_closing(self.now()) {
                    self.tap("a");
                }
                let places = self.app.table().expect("the table").places(self.now());
                let index = places.iter().position(|other| other == at).expect("a hole");
                choose(self, index, PLACING);
            }
            Move::RemoveTile { tile } => {
                choose_tile(self, tile);
                self.tap("Return");
            }
            Move::EndTurn
            | Move::KeepWagon { .. }
            | Move::StayInCity { .. }
            | Move::CropPass(_)
            | Move::KeepBandit(_) => self.tap("Return"),
            Move::Pass if sets::abbey::is_closing(self.now()) => self.tap("Return"),
            Move::Pass => {
                self.tap("t");
                let name = self.now().name(self.now().active()).to_owned();
                let skip = format!("Skip {name}’s turn");
                (0..2).for_each(|_| self.press(&skip));
            }
            Move::EndGame => {
                self.tap("t");
                let writes_rest = self.now().phase() == Phase::Remains;
                self.press("End the game now…");
                self.press(if writes_rest { "Finish" } else { "End the game" });
            }
            Move::Throw(throw) => self.throw(made, throw),
            Move::KeepOrders { player, returned } => {
                let held = &self.now().orders().expect("orders").hand(*player).held;
                let place =
                    returned.as_ref().map(|card| place_of(held.iter().map(|held| &held.id), card));
                self.behind_curtain(place.into_iter());
            }
            Move::FulfilOrder { player, card } => {
                let held = self
                    .now()
                    .orders()
                    .expect("orders")
                    .hand(*player)
                    .held
                    .iter()
                    .map(|held| &held.id);
                let index = place_of(held, card);
                self.behind_curtain(std::iter::once(index));
            }
            Move::DiscardOrders { cards } => {
                let (orders, seat) = (self.now().orders().expect("orders"), self.now().active());
                let held = &orders.hand(seat).held;
                let places: Vec<usize> = cards
                    .iter()
                    .map(|card| place_of(held.iter().map(|card| &card.id), card))
                    .collect();
                self.tap("x");
                self.behind_curtain(places.into_iter());
            }
            Move::DrawOrder { .. } => {
                self.tap("o");
                self.tap("Return");
                self.behind_curtain(std::iter::empty());
            }
            Move::Ransom { player, figure } => {
                let words = Words::english();
                let (name, figure) = (self.now().name(*player).to_owned(), words.figure(*figure));
                self.press(&format!("Buy the {figure} back from {name}: 3"));
            }
            Move::Escape(Standing { player, .. }) => {
                let name = self.now().name(*player).to_owned();
                self.press(&format!("{name}: a knight escapes"));
            }
            other => self.answer(other),
        }
    }

    fn throw(&mut self, made: &Move, throw: &Throw) {
        match self.now().fair().and_then(|round| round.token) {
            Some(Token::Target) => match throw.distance {
                None => self.press("Missed the table"),
                Some(distance) => {
                    self.press("mm");
                    self.type_words(&format!("{:.1}", distance.millimetres()));
                    let off = throw.off_tiles;
                    self.press(if off { "Off the tiles" } else { "Note the throw" });
                }
            },
            Some(Token::KnockOut) => {
                for hit in &throw.hits {
                    let figures = self
                        .now()
                        .board()
                        .figures()
                        .iter()
                        .filter(|figure| figure.figure.is_follower());
                    let is_hit = |place: Place| Some(place) == hit.place();
                    let mut figures = figures.enumerate();
                    let found = figures.find(|(_, figure)| {
                        is_hit(figure.place)
                            && figure.seat == hit.player
                            && figure.figure == hit.figure
                    });
                    let (index, _) = found.expect("it stands");
                    number(self, index);
                }
                self.tap("Return");
            }
            Some(Token::Seduction) if throw.swap.is_none() => self.tap("Return"),
            _ => self.answer(made),
        }
    }

    /// Looks at the cards, picks some and says that it is done.
    fn behind_curtain(&mut self, places: impl Iterator<Item = usize>) {
        self.tap("space");
        places.for_each(|place| self.tap(&(place + 1).to_string()));
        self.tap("Return");
    }

    /// An answer to what is asked, or the action of the turn: its key if it is not what is asked
    /// first, the piece that it sends somewhere if there are several, and its number.
    fn answer(&mut self, made: &Move) {
        let act = act_of(made);
        if let Some(act) = act.filter(|act| acts(self.now()).first() != Some(act)) {
            self.tap(&act.letter().to_string());
        }
        if let Some((piece, place)) = piece_and_place(self.now(), made, act) {
            number(self, piece - 1);
            return number(self, place - 1);
        }
        let index = answer_index(self.now(), made)
            .unwrap_or_else(|| panic!("{made:?} is not offered, but {:?}", self.now().question()));
        number(self, index);
    }
}

fn place_of<'a>(mut cards: impl Iterator<Item = &'a card::Id>, card: &card::Id) -> usize {
    cards.position(|other| other == card).expect("it is there")
}

/// The place of a move among the answers that are offered, from 0.
fn answer_index(game: &Game, made: &Move) -> Option<usize> {
    let act: Option<Act> = act_of(made);
    answer_number(game, act, made).map(|number| number - 1)
}

/// Whether the window offers a move, or takes it without an answer being chosen. That a figure
/// other than the commonest takes the place of one that is won over, and the like, is not asked.
pub fn is_offered(game: &Game, made: &Move) -> bool {
    match made {
        Move::Deploy { .. }
        | Move::PlaceBarn { .. }
        | Move::MoveFairy(_)
        | Move::RemoveKnight(_)
        | Move::RaiseTower { .. }
        | Move::ManTower { .. }
        | Move::TowerSite { .. }
        | Move::Capture(_)
        | Move::RecallAbbot
        | Move::Fly(_)
        | Move::Expansion(expansion::Move::Ferry(_) | expansion::Move::Sheep(_))
        | Move::MoveWagon { .. }
        | Move::MoveDragon { .. }
        | Move::PlaceGold { .. }
        | Move::ShareGold { .. }
        | Move::OpenFair { .. }
        | Move::BeginLeaving { .. }
        | Move::LeaveCity { .. }
        | Move::EnterCity { .. }
        | Move::MoveMage(_)
        | Move::MoveWitch(_)
        | Move::CropCircle(_)
        | Move::PlaceBandit(_)
        | Move::Rob(_)
        | Move::MoveScoreFigure(_)
        | Move::ReadMessage(_)
        | Move::ScorePennants(_)
        | Move::ScoreFollower(_)
        | Move::CropAdd(_)
        | Move::CropTakeHome(_)
        | Move::MoveCount { .. } => answer_index(game, made).is_some(),
        Move::Throw(throw) if throw.swap.is_some() => answer_index(game, made).is_some(),
        // One after the other.
        Move::KeepOrders { player, .. } => {
            game.orders().and_then(|orders| orders.undecided()) == Some(*player)
        }
        Move::FulfilOrder { player, .. } => {
            game.choices().first().is_some_and(|choice| choice.seat == *player)
        }
        Move::EndTurn => !(sets::abbey::is_closing(game) && game.phase() == Phase::Place),
        // Open questions of the last turn are answered first.
        Move::PlaceAbbey { .. } => !game.is_asking(),
        Move::Ransom { player, figure } => {
            let mut prisoners = sets::tower::ransoms(game).into_iter();
            prisoners.any(|held| (held.captor, held.figure) == (*player, *figure))
        }
        Move::Throw(_)
        | Move::Place { .. }
        | Move::RemoveTile { .. }
        | Move::KeepWagon { .. }
        | Move::StayInCity { .. }
        | Move::CropPass(_)
        | Move::KeepBandit(_)
        | Move::Pass
        | Move::EndGame
        | Move::DiscardOrders { .. }
        | Move::DrawOrder { .. }
        | Move::ClaimOrder { .. }
        | Move::Escape(_) => true,
        // The scorepad has forms of its own.
        Move::DealOrders { .. }
        | Move::AskForOrders
        | Move::SetRight(_)
        | Move::Adjust { .. }
        | Move::Note(_)
        | Move::Report { .. }
        | Move::BeginTurn { .. }
        | Move::JoinGame(_)
        | Move::LeaveGame(_)
        | Move::ChangeSeats { .. }
        | Move::ChangeRules { .. }
        | Move::PlaceAnyway { .. }
        | Move::DescribeTile(_)
        | Move::DeployAnyway { .. }
        | Move::JoinFeature { .. }
        | Move::Remain { .. }
        | Move::CountCompleted { .. } => false,
    }
}
