//! Pictures of tiles in a document: each is drawn once, and put wherever its tile lies.

use std::collections::HashMap;

use super::canvas::Canvas;
use super::sheet::Rect;
use super::types::Types;
use art::Tint;
use art::tile::{Art, Detail, Ink};
use rules::Catalogue;
use rules::geometry::Rotation;

/// The side of a tile in the units of its picture.
pub(super) const SIDE: f32 = 2000.0;
/// The margin by which pictures reach over the border, so that no seam shows between tiles.
pub(super) const OVERLAP: f32 = 0.006;

/// A picture in a document.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) name: String,
    pub(super) content: Vec<u8>,
}

/// The pictures of tiles that a document holds.
#[derive(Debug)]
pub struct Tiles<'a> {
    catalogue: &'a Catalogue,
    types: &'a Types,
    is_plain: bool,
    known: HashMap<(&'static str, Rotation), usize>,
    /// The pictures.
    pub(super) forms: Vec<Form>,
}

impl<'a> Tiles<'a> {
    /// A document without pictures yet; plain ones have no ink on bare fields.
    pub(super) fn new(catalogue: &'a Catalogue, types: &'a Types, is_plain: bool) -> Self {
        Self { catalogue, types, is_plain, known: HashMap::new(), forms: Vec::new() }
    }

    /// Draws the bare fields of tiles, with a thin line around them all.
    pub(super) fn ground(
        &self,
        canvas: &mut Canvas<'_>,
        corners: impl Iterator<Item = (f32, f32)> + Clone,
        side: f32,
    ) {
        let mut squares = |over: f32, tint: Tint| {
            for (x, y) in corners.clone() {
                let side = side + 2.0 * over;
                canvas
                    .rectangle(Rect { x: x - over, y: y - over, width: side, height: side }, tint);
            }
        };
        squares(side * OVERLAP + 0.2, Tint::INK);
        squares(side * OVERLAP, self.field());
    }

    /// The colour of bare fields.
    const fn field(&self) -> Tint {
        if self.is_plain { Tint::WHITE } else { Ink::Field.by_day() }
    }

    /// An opaque colour of tiles: a see-through one is mixed with the field below, as not every
    /// printer does that.
    fn opaque(&self, ink: Ink) -> Tint {
        ink.by_day().over(self.field())
    }

    /// Whether a coat of a tile is printed: a plain picture leaves out what grows on the fields.
    const fn is_printed(&self, ink: Ink) -> bool {
        !(self.is_plain && matches!(ink, Ink::Field | Ink::Plot | Ink::Furrow | Ink::Tuft))
    }

    /// Puts the features of a tile on its bare field; nothing if nobody knows the tile.
    pub(super) fn put(
        &mut self,
        canvas: &mut Canvas<'_>,
        (id, rotation): (&'static str, Rotation),
        (x, y): (f32, f32),
        side: f32,
    ) {
        let Some(name) = self.form(id, rotation) else { return };
        let scale = side / SIDE;
        canvas.within([scale, 0.0, 0.0, scale, x, y], |canvas| canvas.put(&name));
    }

    fn form(&mut self, id: &'static str, rotation: Rotation) -> Option<String> {
        if let Some(form) = self.known.get(&(id, rotation)).and_then(|place| self.forms.get(*place))
        {
            return Some(form.name.clone());
        }
        let art = Art::from_tile(self.catalogue.tile(id)?);
        let mut canvas = Canvas::new(self.types);
        let coats = art.coats(rotation);
        let seen = coats.iter().filter(|coat| coat.is_seen(Detail::Fine));
        for coat in seen.filter(|coat| self.is_printed(coat.ink)) {
            canvas.shapes(&coat.shapes, SIDE, self.opaque(coat.ink));
        }
        let name = format!("T{}", self.forms.len());
        self.known.insert((id, rotation), self.forms.len());
        self.forms.push(Form { name: name.clone(), content: canvas.finish() });
        Some(name)
    }
}
