//! The column that lays out what is near the sight alone.

use headless::iced_test::runtime::user_interface::{Cache, UserInterface};
use iced::advanced::clipboard;
use iced::advanced::layout::Limits;
use iced::advanced::widget::operation::{Focusable, Operation, Outcome, focusable};
use iced::advanced::widget::{Id, Tree};
use iced::widget::{container, scrollable, space, text};
use iced::{Color, Event, Fill, Point, Rectangle, Size, Theme, mouse, touch, window};
use screen::table;
use shell::Message;
use widget::bar::{barred, over};
use widget::focus::{focus, reveal};
use widget::tall::{Line, tall};
use widget::{Column, Element, Renderer};

use super::painter::{Painter, software_renderer};

const SIZE: Size = Size::new(240.0, 300.0);
const GAP: f32 = 2.0;

/// Two hundred and forty lines, every third of which is too long for one row of words.
fn lines<'a>() -> Vec<Line<'a, Message>> {
    let line = |number: u64| {
        let words = if number.is_multiple_of(3) {
            "goes on and on in its story ".repeat(3)
        } else {
            String::new()
        };
        let content = container(text(format!("line {number} {words}")).width(Fill)).padding(3);
        Line { key: number % 3, content: content.into() }
    };
    (0..240).map(line).collect()
}

fn scrolled<'a>(lines: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    scrollable(lines).anchor_bottom().height(Fill).into()
}

fn column<'a>() -> Element<'a, Message> {
    Column::with_children(lines().into_iter().map(|line| line.content)).spacing(GAP).into()
}

#[test]
fn a_tall_column_is_as_high_as_any_other_and_lays_out_a_few_dozen_lines() {
    let renderer = software_renderer();
    let limits = Limits::new(Size::ZERO, Size::new(SIZE.width, f32::INFINITY));
    let mut all = column();
    let mut few = Element::from(tall(lines(), GAP));
    let all = all.as_widget_mut().layout(&mut Tree::new(column()), &renderer, &limits);
    let mut tree = Tree::new(&few);
    let few = few.as_widget_mut().layout(&mut tree, &renderer, &limits);
    assert!((all.size().height - few.size().height).abs() < 0.5, "{all:?} {few:?}");
    assert_eq!(all.children().len(), 240);
    assert!((20..150).contains(&few.children().len()), "{} are laid out", few.children().len());
}

#[test]
fn wherever_it_is_scrolled_a_tall_column_shows_what_any_other_shows() {
    let (mut any, mut own) = (Painter::new(SIZE), Painter::new(SIZE));
    let within = Point::new(100.0, 100.0);
    for step in 0..12 {
        // Up a little, far up beyond what is laid out, and down again.
        let y = [0.0, 1.0, 4.0, 40.0, 90.0, -3.0][step % 6];
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y };
        let turned = [Event::Mouse(mouse::Event::WheelScrolled { delta })];
        any.frame_of(scrolled(column()), &Theme::Light, within, &turned);
        own.frame_of(scrolled(tall(lines(), GAP)), &Theme::Light, within, &turned);
        assert_eq!(own.differs(&any), 0, "step {step}");
    }
}

// ---- the focus ----

/// Six hundred lines between what can be pressed above them and below them.
fn log<'a>() -> Element<'a, Message> {
    let press = |content| focus(content, Some(Message::Tick), Color::BLACK).into();
    let lines = lines().into_iter().map(|line| Line { content: press(line.content), ..line });
    let list = scrollable(tall(lines.collect(), GAP)).direction(over()).anchor_bottom();
    let end = || press(space().width(40).height(20).into());
    Column::with_children([end(), barred(list.height(Fill), Color::BLACK).into(), end()]).into()
}

/// A window that is drawn after each key.
struct Window {
    renderer: Renderer,
    cache: Option<Cache>,
}

impl Window {
    fn new() -> Self {
        let mut window = Self { renderer: software_renderer(), cache: None };
        window.redraw();
        window
    }

    fn with<T>(
        &mut self,
        work: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(log(), SIZE, cache, &mut self.renderer);
        let result = work(&mut ui, &mut self.renderer);
        self.cache = Some(ui.into_cache());
        result
    }

    fn redraw(&mut self) {
        let redraw = [Event::Window(window::Event::RedrawRequested(std::time::Instant::now()))];
        for _ in 0..2 {
            self.with(|ui, renderer| {
                let (away, mut messages) = (mouse::Cursor::Unavailable, Vec::new());
                let _ = ui.update(&redraw, away, renderer, &mut clipboard::Null, &mut messages);
            });
        }
    }

    fn run(&mut self, operation: impl Operation + 'static) {
        self.with(|ui, renderer| {
            let mut operation: Box<dyn Operation> = Box::new(operation);
            loop {
                ui.operate(renderer, operation.as_mut());
                match operation.finish() {
                    Outcome::Chain(next) => operation = next,
                    Outcome::None | Outcome::Some(()) => break,
                }
            }
        });
    }

    /// Tab, with Shift or without: where the focus is then.
    fn tab(&mut self, back: bool) -> Option<Rectangle> {
        if back {
            self.run(focusable::focus_previous());
        } else {
            self.run(focusable::focus_next());
        }
        self.run(reveal());
        self.redraw();
        let mut focused = Focused(None);
        self.with(|ui, renderer| ui.operate(renderer, &mut focused));
        focused.0
    }
}

/// Where the focus is.
struct Focused(Option<Rectangle>);

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.0 = Some(bounds);
        }
    }
}

/// It begins at its end, and most of its lines were never seen.
#[test]
fn tab_goes_through_all_lines_of_a_tall_column_and_back() {
    let mut window = Window::new();
    let _above = window.tab(false).expect("what is above");
    let there: Vec<Rectangle> = (0..240).filter_map(|_| window.tab(false)).collect();
    assert_eq!(there.len(), 240);
    // Each stands below the one before it, none left out.
    let next = |pair: &[Rectangle]| pair[1].y - (pair[0].y + pair[0].height) - GAP;
    assert!(there.windows(2).all(|pair| next(pair).abs() < 0.5), "{there:?}");
    let _below = window.tab(false).expect("what is below");
    let back: Vec<Rectangle> = (0..240).rev().filter_map(|_| window.tab(true)).collect();
    assert!(back.iter().rev().eq(&there));
}

// ---- the row that grows ----

/// The distance from the end to which a list of six hundred lines, each 20 high, wants to scroll
/// when that line grows by 100.
fn held(row: usize) -> Vec<f32> {
    let tell = |y| Message::Table(table::Message::Log(table::Log::Found(y)));
    let list = |grown: Option<usize>| {
        let height = |line: usize| if Some(line) == grown { 120 } else { 20 };
        let line =
            |line| Line { key: height(line), content: space().height(height(line) as f32).into() };
        scrolled(tall((0..600).map(line).collect(), GAP).hold(grown, tell))
    };
    let (mut renderer, mut cache, mut told) = (software_renderer(), Cache::default(), Vec::new());
    let redraw = [Event::Window(window::Event::RedrawRequested(std::time::Instant::now()))];
    for grown in [None, None, Some(row), Some(row)] {
        let mut ui = UserInterface::build(list(grown), SIZE, cache, &mut renderer);
        let (away, clipboard) = (mouse::Cursor::Unavailable, &mut clipboard::Null);
        let _ = ui.update(&redraw, away, &mut renderer, clipboard, &mut told);
        cache = ui.into_cache();
    }
    let found = |message| match message {
        Message::Table(table::Message::Log(table::Log::Found(y))) => y,
        other => panic!("{other:?}"),
    };
    told.into_iter().map(found).collect()
}

/// The tenth from the end stays where it was: the list scrolls by what has come below it. The third
/// moves up by 56, so that all of it is seen: two lines of 20 and two gaps of 2 are below it.
#[test]
fn a_row_that_grows_stays_under_the_pointer_as_far_as_it_is_seen_whole() {
    assert_eq!(held(590), [100.0]);
    assert_eq!(held(597), [44.0]);
    assert_eq!(held(599), [0.0]);
}

// ---- the bar ----

const BAR: Color = Color::from_rgb8(200, 30, 40);

/// The bar of six hundred lines, some 25,000 pixels in a window of 300: iced's own would be 4 high.
fn long_list<'a>() -> Element<'a, Message> {
    let lines = container(tall(lines(), GAP)).padding(iced::Padding::ZERO.right(12));
    barred(scrollable(lines).direction(over()).height(Fill), BAR).into()
}

/// Does something with the pointer there; where the bar is then.
fn at(screen: &mut Painter, y: f32, event: Event) -> Rectangle {
    let at = Point::new(SIZE.width - 4.0, y);
    screen.frame_of(long_list(), &Theme::Light, at, &[event]);
    screen.frame_of(long_list(), &Theme::Light, at, &[]);
    screen.find(BAR).expect("a bar")
}

fn moved(y: f32) -> Event {
    Event::Mouse(mouse::Event::CursorMoved { position: Point::new(SIZE.width - 4.0, y) })
}

#[test]
fn the_bar_of_a_very_long_list_can_be_grasped_and_dragged_to_the_last_line() {
    let pressed = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
    let released = Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left));
    let mut screen = Painter::new(SIZE);
    let bar = at(&mut screen, 290.0, moved(290.0));
    assert_eq!((bar.y, bar.height), (0.0, 32.0));
    at(&mut screen, 10.0, pressed.clone());
    let bar = at(&mut screen, 278.0, moved(278.0));
    assert_eq!(bar.y + bar.height, 300.0, "278 − 10 is as far as it goes");
    let mut end = Painter::new(SIZE);
    let delta = mouse::ScrollDelta::Lines { x: 0.0, y: -100_000.0 };
    let turned = Event::Mouse(mouse::Event::WheelScrolled { delta });
    end.frame_of(long_list(), &Theme::Light, Point::new(100.0, 100.0), &[]);
    end.frame_of(long_list(), &Theme::Light, Point::new(100.0, 100.0), &[turned]);
    end.frame_of(long_list(), &Theme::Light, Point::new(100.0, 100.0), &[]);
    assert_eq!(screen.differs(&end), 0, "the last line is shown");
    at(&mut screen, 278.0, released.clone());
    assert_eq!(at(&mut screen, 20.0, moved(20.0)), bar, "it was let go");
    let bar = at(&mut screen, 150.0, pressed);
    assert_eq!(bar.center_y(), 150.0, "pressed beside it, it comes to the pointer");
    at(&mut screen, 150.0, released);
}

#[test]
fn a_finger_drags_the_bar_of_a_long_list() {
    let (id, x) = (touch::Finger(1), SIZE.width - 4.0);
    let position = |y| Point::new(x, y);
    let mut screen = Painter::new(SIZE);
    at(&mut screen, 290.0, moved(290.0));
    at(
        &mut screen,
        16.0,
        Event::Touch(touch::Event::FingerPressed { id, position: position(16.0) }),
    );
    let to = Event::Touch(touch::Event::FingerMoved { id, position: position(116.0) });
    let bar = at(&mut screen, 116.0, to);
    assert_eq!((bar.y, bar.height), (100.0, 32.0));
    at(
        &mut screen,
        116.0,
        Event::Touch(touch::Event::FingerLifted { id, position: position(116.0) }),
    );
    assert_eq!(at(&mut screen, 200.0, moved(200.0)), bar, "it was let go");
}
