//! Signs that fly over the window: points from a feature to whoever scored them, a crown to its new
//! holder.

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse, renderer};
use iced::widget::canvas::Path;
use iced::{Color, Event, Point, Rectangle, Size, Theme, Vector, window};

use super::board;
use super::content::as_content;
use super::emblem::{self, Emblem};
use super::figure::paint_letter;
use super::palette::Palette;
use crate::{Element, Frame, Renderer};

/// The share of the way for which a sign rises over its feature before it flies away.
const RISES: f32 = 0.3;

/// A sign and its way.
pub struct Flight<'a> {
    /// Its beginning, in logical pixels from the corner of a board of that size.
    pub from: Box<dyn Fn(Size) -> Point + 'a>,
    /// The name of the container to which it flies.
    pub to: Id,
    /// The sign.
    pub sign: Sign,
}

/// A sign that flies.
#[derive(Debug, Clone, PartialEq)]
pub enum Sign {
    /// Points with their sign, in the colour of a player.
    Points(String, Color),
    /// A title.
    Title(Emblem),
}

/// Content with signs that fly over it.
pub struct Flights<'a, Message> {
    content: Element<'a, Message>,
    flights: Vec<Flight<'a>>,
    /// The share of the way that is done.
    share: f32,
    /// The radius of a sign, in logical pixels.
    radius: f32,
    palette: &'static Palette,
}

/// Lets signs fly from the board in `content` to containers there, so large, of which a share from
/// 0 to 1 is done.
pub fn flights<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    flights: Vec<Flight<'a>>,
    (share, radius): (f32, f32),
    palette: &'static Palette,
) -> Flights<'a, Message> {
    Flights { content: content.into(), flights, share, radius, palette }
}

/// The containers of these names that were found.
#[derive(Debug, Default)]
struct Found {
    wanted: Vec<Id>,
    bounds: Vec<(Id, Rectangle)>,
}

impl Found {
    fn bounds(&self, id: &Id) -> Option<Rectangle> {
        self.bounds.iter().find(|(other, _)| other == id).map(|(_, bounds)| *bounds)
    }
}

impl Operation for Found {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let Some(id) = id.filter(|id| self.wanted.contains(id)) {
            self.bounds.push((id.clone(), bounds));
        }
    }
}

impl<Message> Flights<'_, Message> {
    /// The middle of the sign of that index: those that fly to the same player begin side by side.
    fn place(&self, index: usize, found: &Found) -> Option<Point> {
        let flight = self.flights.get(index)?;
        let before = self.flights.iter().take(index).filter(|it| it.to == flight.to).count();
        let board = found.bounds(&Id::new(board::ID))?;
        let from = board.position() + ((flight.from)(board.size()) - Point::ORIGIN);
        let to = found.bounds(&flight.to)?.center();
        let risen = Point::new(from.x, from.y - 2.0 * self.radius * (self.share / RISES).min(1.0));
        let flown = ((self.share - RISES) / (1.0 - RISES)).max(0.0);
        let flown = flown * flown * (3.0 - 2.0 * flown);
        let beside = 2.2 * self.radius * before as f32 * (1.0 - flown);
        Some(risen + (to - risen) * flown + Vector::new(beside, 0.0))
    }

    fn paint(&self, frame: &mut Frame, sign: &Sign) {
        let middle = Point::new(frame.width() / 2.0, frame.height() / 2.0);
        frame.fill(&Path::circle(middle, self.radius), self.palette.raised);
        match sign {
            Sign::Points(said, color) => {
                let ring = iced::widget::canvas::Stroke::default().with_color(*color);
                let ring = ring.with_width(self.radius * 0.16);
                frame.stroke(&Path::circle(middle, self.radius * 0.92), ring);
                let ink = self.palette.ink;
                paint_letter(frame, middle, self.radius * 0.95, said.clone(), ink);
            }
            Sign::Title(of) => {
                emblem::paint(frame, middle, self.radius * 1.5, *of, self.palette.gold);
            }
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Flights<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Found>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Found::default())
    }

    as_content!(diff, operate, mouse_interaction, overlay);

    #[allow(clippy::too_many_arguments)] // the signature of iced's trait
    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let Tree { state, children, .. } = tree;
        let Some(child) = children.first_mut() else { return };
        let content = self.content.as_widget_mut();
        content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        if matches!(event, Event::Window(window::Event::RedrawRequested(_)))
            && !self.flights.is_empty()
        {
            let ids = self.flights.iter().map(|flight| flight.to.clone());
            let wanted = ids.chain([Id::new(board::ID)]).collect();
            let mut found = Found { wanted, bounds: Vec::new() };
            content.operate(child, layout, renderer, &mut found);
            *state.downcast_mut::<Found>() = found;
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let Some(child) = tree.children.first() else { return };
        let content = self.content.as_widget();
        content.draw(child, renderer, theme, style, layout, cursor, viewport);
        let found = tree.state.downcast_ref::<Found>();
        for (index, flight) in self.flights.iter().enumerate() {
            let Some(at) = self.place(index, found) else { continue };
            let side = 2.0 * self.radius + 4.0;
            let corner = Vector::new((at.x - side / 2.0).round(), (at.y - side / 2.0).round());
            let mut frame = Frame::new(renderer, Size::new(side, side));
            self.paint(&mut frame, &flight.sign);
            let sign = frame.into_geometry();
            renderer.with_layer(layout.bounds(), |renderer| {
                renderer.with_translation(corner, |renderer| renderer.draw_geometry(sign));
            });
        }
    }
}

impl<'a, Message: 'a> From<Flights<'a, Message>> for Element<'a, Message> {
    fn from(flights: Flights<'a, Message>) -> Self {
        Self::new(flights)
    }
}
