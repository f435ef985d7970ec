//! The mirrored board: tiles, figures, open places, lit features. It can be dragged and zoomed, and
//! tells where it was clicked.

pub mod blank;
pub mod camera;
pub mod fields;
mod figures;
mod fingers;
mod fit;
mod grid;
mod held;
mod marks;
mod outline;
mod paint;
pub mod pieces;
mod pointing;
mod unit;
mod zooming;

use std::sync::Arc;

use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Color, Event as IcedEvent, Length, Point, Rectangle, Size, Theme, touch, window};

use super::palette::Palette;
use super::tile::Arts;
use crate::{Element, Renderer};
use blank::{Blank, Paint};
use camera::{Camera, Glide};
use fields::Fields;
use fit::fit_around;
pub use fit::{fit, fit_while};
use grid::Grid;
use held::notches;
pub use held::{Held, Turn, grown};
use rules::feature::Place;
use rules::game::Phase;
use rules::geometry::{Position, Rotation};
use rules::tile::{Segment, Tile};
use rules::{self, Game, Setup};

/// A segment that may be claimed, with the key that claims it, if it has one now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// The segment.
    pub place: Place,
    /// The key: a digit, or a letter, a capital with Shift.
    pub key: Option<char>,
}

/// The marks on the board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Marks {
    /// Whether open places are shown to be clicked.
    pub open: bool,
    /// The only open places shown: those in which a chosen tile fits.
    pub legal: Option<Vec<Position>>,
    /// The chosen place.
    pub chosen: Option<Position>,
    /// A tile that would lie there.
    pub ghost: Option<(Arc<Tile>, Position, Rotation)>,
    /// Segments that may be claimed.
    pub claims: Vec<Claim>,
    /// A tile that is held over its place.
    pub held: Option<Held>,
    /// Tiles that may be chosen, with the key that chooses them.
    pub tiles: Vec<(Position, Option<char>)>,
    /// Places with the key that chooses them.
    pub keys: Vec<(Position, char)>,
    /// Segments that are lit, each feature in its colour.
    pub lit: Vec<(Vec<Place>, Color)>,
    /// The colour in which the City of Carcassonne is lit.
    pub city: Option<Color>,
    /// The tile that was placed last.
    pub last: Option<Position>,
    /// The owners of the fields.
    pub fields: Option<Arc<Fields>>,
    /// Open places that no tile fits any more.
    pub dead: Arc<Vec<Position>>,
    /// Whether all tiles but those of the lit features lie in the shade.
    pub dimmed: bool,
}

/// Something that a person does on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Event {
    /// A place was clicked; the segment if a tile lies there.
    Clicked(Position, Option<Segment>),
    /// The pointer came to another place or segment of the tile there, or left the board.
    Hovered(Option<(Position, Option<Segment>)>),
    /// The board was dragged or zoomed.
    Looked(Camera),
    /// The held tile was let go, over that segment if over one that may be claimed.
    Dropped(Option<Segment>),
    /// The held tile was turned: to its next way to lie, or to the one before.
    Turned(Turn),
    /// The held tile was not let go here after all.
    PutBack,
    /// The blank tile was painted.
    Painted(Paint),
}

/// The board as a widget.
pub struct Board<'a, Message> {
    board: &'a rules::Board,
    setup: &'a Setup,
    arts: &'a Arts,
    palette: &'static Palette,
    /// A number that changes with tiles or figures.
    revision: u64,
    /// The part in view; `None` for everything.
    camera: Option<Camera>,
    glide: Option<Glide>,
    density: f32,
    /// The height below which the board is covered, from its lower edge on, in logical pixels.
    covered: f32,
    is_gradual: bool,
    /// The game whose figures and pieces stand on the board.
    game: Option<&'a Game>,
    /// The tile just placed, whose follower is asked for.
    placed: Option<Position>,
    marks: Marks,
    /// The blank tile in the chosen place, to which the view comes near.
    blank: Option<Blank>,
    /// The part in view where it was moved meanwhile.
    near: Option<Camera>,
    on_event: Option<Box<dyn Fn(Event) -> Message + 'a>>,
}

impl<'a, Message> Board<'a, Message> {
    /// The board of a game; `revision` must change whenever its tiles or figures do.
    pub fn new(
        board: &'a rules::Board,
        setup: &'a Setup,
        arts: &'a Arts,
        palette: &'static Palette,
        revision: u64,
    ) -> Self {
        Self {
            board,
            setup,
            arts,
            palette,
            revision,
            camera: None,
            glide: None,
            density: 1.0,
            covered: 0.0,
            is_gradual: false,
            game: None,
            placed: None,
            marks: Marks::default(),
            blank: None,
            near: None,
            on_event: None,
        }
    }

    /// Sets the part in view; `None` for everything.
    #[must_use]
    pub fn camera(mut self, camera: Option<Camera>) -> Self {
        self.camera = camera;
        self
    }

    /// Lets the view go from one part to another by itself.
    #[must_use]
    pub fn glide(mut self, glide: Glide) -> Self {
        self.glide = Some(glide);
        self
    }

    /// Sets the pixels of the screen for each logical one.
    #[must_use]
    pub const fn density(mut self, density: f32) -> Self {
        self.density = density;
        self
    }

    /// Sets the height of what covers the lower part of the board, in logical pixels: the place of
    /// the blank tile and its neighbours stay in sight above it.
    #[must_use]
    pub const fn covered(mut self, height: f32) -> Self {
        self.covered = height;
        self
    }

    /// Draws new tiles frame by frame, so that no frame waits for them.
    #[must_use]
    pub const fn gradual(mut self) -> Self {
        self.is_gradual = true;
        self
    }

    /// Sets the game whose figures and pieces stand on the board.
    #[must_use]
    pub fn pieces(mut self, game: &'a Game) -> Self {
        self.game = Some(game);
        self.placed = match game.phase() {
            Phase::Deploy { at, .. } => Some(at),
            _ => None,
        };
        self
    }

    /// Sets the marks.
    #[must_use]
    pub fn marks(mut self, marks: Marks) -> Self {
        self.marks = marks;
        self
    }

    /// Sets the blank tile in the chosen place. The view comes near to it, and is this one where
    /// somebody has moved it since.
    #[must_use]
    pub fn blank(mut self, blank: Option<Blank>, near: Option<Camera>) -> Self {
        self.blank = blank;
        self.near = near;
        self
    }

    /// Sets the message for each click, point, drag or zoom.
    #[must_use]
    pub fn on_event(mut self, on_event: impl Fn(Event) -> Message + 'a) -> Self {
        self.on_event = Some(Box::new(on_event));
        self
    }

    fn look(&self, view: Size) -> Camera {
        let fit = || fit_around(self.board, self.on_event.is_some(), self.placed, view);
        let camera = self.camera.unwrap_or_else(fit);
        let camera = self.glide.as_ref().map_or(camera, |glide| glide.camera(camera, view));
        let near = self.blank.as_ref().map(|blank| {
            let clear = Size::new(view.width, view.height - self.covered);
            self.near.unwrap_or_else(|| camera.near(blank.at, clear, view))
        });
        near.unwrap_or(camera).snapped(self.density)
    }
}

#[derive(Debug, Clone, Copy, Default)]
enum Pointer {
    #[default]
    Idle,
    Pressed {
        at: Point,
        camera: Camera,
        dragging: bool,
    },
}

#[derive(Default)]
struct State {
    pointer: Pointer,
    fingers: fingers::Fingers,
    hovered: Option<(Position, Option<Segment>)>,
    /// The segment of the held tile under the pointer.
    over: Option<Segment>,
    brush: blank::Brush,
    notched: held::Notched,
    layers: paint::Layers,
    zooming: zooming::Zooming,
}

/// The board's name for operations.
pub const ID: &str = "board";

/// The distance in logical pixels below which a press is a click and not a drag.
const CLICK: f32 = 5.0;
/// The factor of one notch of the wheel.
const NOTCH: f32 = 1.15;

impl<Message> Board<'_, Message> {
    fn publish(&self, shell: &mut Shell<'_, Message>, event: Event) {
        if let Some(on_event) = &self.on_event {
            shell.publish(on_event(event));
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Board<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn operate(
        &mut self,
        _: &mut Tree,
        layout: Layout<'_>,
        _: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(Some(&Id::new(ID)), layout.bounds());
    }

    #[allow(clippy::too_many_arguments)] // the signature of iced's trait
    fn update(
        &mut self,
        tree: &mut Tree,
        event: &IcedEvent,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let state = tree.state.downcast_mut::<State>();
        if let IcedEvent::Window(window::Event::RedrawRequested(now)) = event {
            let grid = Grid::from_camera(self.look(bounds.size()), bounds, self.density);
            state.zooming.follow(grid.side, *now, &state.layers, shell);
            if self.is_gradual && !state.layers.are_whole() {
                shell.request_redraw();
            }
        }
        if self.on_event.is_none() {
            return;
        }
        if let Some(held) = &self.marks.held {
            return self.hold(held, state, event, (bounds, cursor), shell);
        }
        if let Some(blank) = &self.blank
            && self.brush(blank, state, event, (bounds, cursor), shell)
        {
            return;
        }
        match event {
            // A layer over the board lifts the pointer above it.
            IcedEvent::Touch(touch::Event::FingerPressed { .. }) if cursor.is_levitating() => {}
            IcedEvent::Touch(event) => self.touched(state, *event, bounds, shell),
            IcedEvent::Mouse(mouse::Event::ButtonPressed(
                mouse::Button::Left | mouse::Button::Middle,
            )) => {
                if let Some(at) = cursor.position_over(bounds) {
                    state.pointer =
                        Pointer::Pressed { at, camera: self.look(bounds.size()), dragging: false };
                    shell.capture_event();
                }
            }
            IcedEvent::Mouse(mouse::Event::CursorMoved { .. }) => {
                self.moved(state, bounds, cursor, shell);
            }
            IcedEvent::Mouse(mouse::Event::ButtonReleased(
                mouse::Button::Left | mouse::Button::Middle,
            )) => {
                self.released(state, bounds, cursor.position(), shell);
            }
            IcedEvent::Mouse(mouse::Event::WheelScrolled { delta }) => {
                if let Some(at) = cursor.position_in(bounds) {
                    let factor = NOTCH.powf(notches(*delta));
                    let camera = self.look(bounds.size()).zoomed(factor, at, bounds.size());
                    self.publish(shell, Event::Looked(camera));
                    shell.capture_event();
                }
            }
            _ => {}
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_ref::<State>();
        let bounds = layout.bounds();
        let camera = self.look(bounds.size());
        state.layers.draw(self, renderer, bounds, camera, (state.over, state.brush.over()));
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let state = tree.state.downcast_ref::<State>();
        if self.on_event.is_none() || !cursor.is_over(layout.bounds()) {
            return mouse::Interaction::None;
        }
        match state.pointer {
            Pointer::Pressed { dragging: true, .. } => mouse::Interaction::Grabbing,
            Pointer::Idle | Pointer::Pressed { .. } => mouse::Interaction::Pointer,
        }
    }
}

impl<'a, Message: 'a> From<Board<'a, Message>> for Element<'a, Message> {
    fn from(board: Board<'a, Message>) -> Self {
        Self::new(board)
    }
}
