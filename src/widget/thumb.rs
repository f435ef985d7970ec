//! One tile by itself: in the tray, in lists, with the segments that may be claimed.

use std::sync::Arc;

use iced::widget::canvas::{Frame, Path, Stroke};
use iced::{Color, Element, Point, Size};

use super::drawn::{Drawing, drawn};
use super::figure::paint_letter;
use super::palette::Palette;
use super::tile::{Arts, Detail, Ground};
use crate::rules::geometry::Rotation;
use crate::rules::tile::{Id, Segment, Tile};

/// A tile as it is drawn by itself.
#[derive(Clone, Copy)]
pub struct Thumb<'a> {
    tile: &'a Arc<Tile>,
    rotation: Rotation,
    arts: &'a Arts,
    palette: &'static Palette,
}

impl<'a> Thumb<'a> {
    /// A tile, turned so.
    #[must_use]
    pub const fn new(
        tile: &'a Arc<Tile>,
        rotation: Rotation,
        arts: &'a Arts,
        palette: &'static Palette,
    ) -> Self {
        Self { tile, rotation, arts, palette }
    }
}

/// The tile as a picture of that size, in logical pixels.
pub fn thumb<'a, Message: 'a>(thumb: Thumb<'_>, side: f32) -> Element<'a, Message> {
    let picture = Picture::new(thumb, Vec::new(), None);
    drawn(picture, side, side)
}

/// The tile with numbered segments that can be clicked.
pub fn claimable<'a, Message: 'a>(
    thumb: Thumb<'_>,
    claims: &[Segment],
    side: f32,
    on_claim: impl Fn(Segment) -> Message + 'a,
) -> Element<'a, Message> {
    let picture = Picture::new(thumb, claims.to_vec(), Some(Box::new(on_claim)));
    drawn(picture, side, side)
}

type OnClaim<'a, Message> = Option<Box<dyn Fn(Segment) -> Message + 'a>>;

/// What a kept drawing shows.
#[derive(Debug, PartialEq)]
struct Shown {
    tile: Id,
    rotation: Rotation,
    tone: (bool, bool),
    claims: Vec<Segment>,
    hovered: Option<Segment>,
}

struct Picture<'a, Message> {
    id: Id,
    rotation: Rotation,
    art: Arc<super::tile::Art>,
    palette: &'static Palette,
    claims: Vec<Segment>,
    on_claim: OnClaim<'a, Message>,
}

impl<'a, Message> Picture<'a, Message> {
    fn new(thumb: Thumb<'_>, claims: Vec<Segment>, on_claim: OnClaim<'a, Message>) -> Self {
        Self {
            id: thumb.tile.id.clone(),
            rotation: thumb.rotation,
            art: thumb.arts.art(thumb.tile),
            palette: thumb.palette,
            claims,
            on_claim,
        }
    }

    fn claim_at(&self, at: Point, size: Size) -> Option<Segment> {
        let within = Point::new(at.x / size.width, at.y / size.height);
        self.art.segment_at(within, self.rotation).filter(|segment| self.claims.contains(segment))
    }

    fn draw(&self, frame: &mut Frame, hovered: Option<Segment>) {
        let side = frame.width();
        let (ground, detail) = (Ground::of(self.palette), Detail::at(side));
        self.art.paint_ground(frame, Point::ORIGIN, side, ground);
        let glow = |segment: Segment| Color {
            a: if hovered == Some(segment) { 0.8 } else { 0.45 },
            ..self.palette.glow
        };
        let is_field = |segment: &&Segment| matches!(segment, Segment::Field(_));
        for segment in self.claims.iter().filter(is_field) {
            self.art.paint_highlight(
                frame,
                (Point::ORIGIN, side),
                self.rotation,
                *segment,
                glow(*segment),
            );
        }
        self.art.paint_features(frame, (Point::ORIGIN, side), self.rotation, ground, detail);
        for segment in self.claims.iter().filter(|segment| !is_field(segment)) {
            self.art.paint_highlight(
                frame,
                (Point::ORIGIN, side),
                self.rotation,
                *segment,
                glow(*segment),
            );
        }
        for (index, segment) in self.claims.iter().enumerate() {
            let spot = self.art.spot(*segment, self.rotation);
            let at = Point::new(spot.x * side, spot.y * side);
            let radius = (side * 0.1).max(9.0);
            frame.fill(&Path::circle(at, radius), self.palette.royal);
            paint_letter(frame, at, radius * 1.5, index + 1, self.palette.on_royal);
        }
        let edge = Stroke::default().with_color(self.palette.ink).with_width(1.0);
        frame.stroke_rectangle(Point::new(0.5, 0.5), Size::new(side - 1.0, side - 1.0), edge);
    }
}

impl<Message> Drawing<Message> for Picture<'_, Message> {
    type Key = Shown;

    fn key(&self, pointer: Option<Point>, size: Size) -> Shown {
        Shown {
            tile: self.id.clone(),
            rotation: self.rotation,
            tone: self.palette.tone(),
            claims: self.claims.clone(),
            hovered: pointer.and_then(|at| self.claim_at(at, size)),
        }
    }

    fn paint(&self, frame: &mut Frame, key: &Shown) {
        self.draw(frame, key.hovered);
    }

    fn click(&self, at: Point, size: Size) -> Option<Message> {
        let on_claim = self.on_claim.as_ref()?;
        self.claim_at(at, size).map(on_claim)
    }
}
