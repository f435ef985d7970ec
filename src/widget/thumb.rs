//! One tile by itself: in the tray, in lists, with the segments that may be claimed.

use std::rc::Rc;
use std::sync::Arc;

use iced::{Point, Size};

use super::badge::paint_key;
use super::drawn::{Drawing, drawn};
use super::palette::Palette;
use super::tile::{self, Arts, Detail, Ground, Known, Thumbs};
use crate::{Element, Frame};
use rules::geometry::Rotation;
use rules::tile::{Id, Segment, Tile};

/// A tile that is drawn by itself.
#[derive(Clone, Copy)]
pub struct Thumb<'a> {
    tile: &'a Arc<Tile>,
    rotation: Rotation,
    arts: &'a Arts,
    palette: &'static Palette,
    density: f32,
}

impl<'a> Thumb<'a> {
    /// A turned tile, where each logical pixel has `density` of the screen.
    pub const fn new(
        tile: &'a Arc<Tile>,
        rotation: Rotation,
        arts: &'a Arts,
        palette: &'static Palette,
        density: f32,
    ) -> Self {
        Self { tile, rotation, arts, palette, density }
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
    claims: Vec<(Segment, char)>,
    side: f32,
    on_claim: impl Fn(Segment) -> Message + 'a,
) -> Element<'a, Message> {
    let picture = Picture::new(thumb, claims, Some(Box::new(on_claim)));
    drawn(picture, side, side)
}

type OnClaim<'a, Message> = Option<Box<dyn Fn(Segment) -> Message + 'a>>;

/// Paints a tile with the segments that may be claimed, each with its key; the one pointed at
/// stands out.
pub fn paint_claims(
    frame: &mut Frame,
    art: &super::tile::Art,
    rotation: Rotation,
    (corner, side): (Point, f32),
    (claims, over): (&[(Segment, char)], Option<Segment>),
    palette: &Palette,
) {
    let (ground, detail) = (Ground::from_palette(palette), Detail::at(side));
    art.paint_ground(frame, corner, side, ground);
    let is_field = |segment: Segment| matches!(segment, Segment::Field(_));
    let paint = |frame: &mut Frame, fields: bool| {
        for (segment, _) in claims.iter().filter(|(segment, _)| is_field(*segment) == fields) {
            let glow = (palette.glow, over == Some(*segment));
            art.paint_choice(frame, (corner, side), rotation, *segment, glow);
        }
    };
    paint(frame, true);
    art.paint_features(frame, (corner, side), rotation, ground, detail);
    paint(frame, false);
    for (segment, key) in claims {
        let spot = art.spot(*segment, rotation);
        let at = Point::new(corner.x + spot.x * side, corner.y + spot.y * side);
        let radius = (side * 0.09).max(9.0);
        paint_key(
            frame,
            at,
            if over == Some(*segment) { radius * 1.3 } else { radius },
            *key,
            palette,
        );
    }
    tile::paint_edge(frame, corner, side, palette);
}

/// The state that a kept drawing shows.
#[derive(Debug, PartialEq)]
struct Shown {
    tile: Id,
    rotation: Rotation,
    tone: (bool, bool),
    claims: Vec<(Segment, char)>,
    hovered: Option<Segment>,
}

struct Picture<'a, Message> {
    tile: Arc<Tile>,
    rotation: Rotation,
    arts: Rc<Known>,
    thumbs: Rc<Thumbs>,
    palette: &'static Palette,
    density: f32,
    claims: Vec<(Segment, char)>,
    on_claim: OnClaim<'a, Message>,
}

impl<'a, Message> Picture<'a, Message> {
    fn new(thumb: Thumb<'_>, claims: Vec<(Segment, char)>, on_claim: OnClaim<'a, Message>) -> Self {
        Self {
            tile: thumb.tile.clone(),
            rotation: thumb.rotation,
            arts: thumb.arts.all(),
            thumbs: thumb.arts.thumbs(),
            palette: thumb.palette,
            density: thumb.density,
            claims,
            on_claim,
        }
    }

    fn claim_at(&self, at: Point, size: Size) -> Option<Segment> {
        if self.claims.is_empty() {
            return None;
        }
        let within = Point::new(at.x / size.width, at.y / size.height);
        let is_claimed = |segment: &Segment| self.claims.iter().any(|(claim, _)| claim == segment);
        self.arts.art(&self.tile).segment_at(within, self.rotation).filter(is_claimed)
    }

    fn draw(&self, frame: &mut Frame, hovered: Option<Segment>) {
        let palette = self.palette;
        if !self.claims.is_empty() {
            let (picture, claims) = ((Point::ORIGIN, frame.width()), self.claims.as_slice());
            let art = self.arts.art(&self.tile);
            paint_claims(frame, &art, self.rotation, picture, (claims, hovered), palette);
        }
    }
}

impl<Message> Drawing<Message> for Picture<'_, Message> {
    type Key = Shown;

    fn key(&self, pointer: Option<Point>, size: Size) -> Shown {
        Shown {
            tile: self.tile.id.clone(),
            rotation: self.rotation,
            tone: self.palette.tone(),
            claims: self.claims.clone(),
            hovered: pointer.and_then(|at| self.claim_at(at, size)),
        }
    }

    fn paint(&self, frame: &mut Frame, key: &Shown) {
        self.draw(frame, key.hovered);
    }

    fn picture(&self, size: Size) -> Option<(tile::Picture, f32)> {
        // So many pixels fit into the place wherever it begins within a pixel.
        let side = (size.width * self.density + 0.01).floor().max(1.0) as u32;
        let turned = (self.tile.as_ref(), self.arts.as_ref(), self.rotation);
        let bare = self.claims.is_empty();
        bare.then(|| (self.thumbs.thumb(turned, side, self.palette), self.density))
    }

    fn click(&self, at: Point, size: Size) -> Option<Message> {
        let on_claim = self.on_claim.as_ref()?;
        self.claim_at(at, size).map(on_claim)
    }
}
