//! The things in a window's layers that a band of the screen shows, in the order in which they are
//! painted: things elsewhere are passed over once, and not for each patch.

use iced::advanced::graphics::{Image, Text};
use iced::advanced::renderer::Quad;
use iced::{Background, Rectangle, Transformation};
use iced_tiny_skia::{Layer, Primitive};

use super::clip::Clip;
use super::shape::Shape;

/// The width by which letters and edges reach over their bounds, in pixels.
const OVER: f32 = 2.0;

/// A thing of a layer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thing<'a> {
    pub what: What<'a>,
    /// The clip, in pixels of the screen.
    pub clip: Clip,
    /// The part of the clip in which it may be seen.
    pub reach: Clip,
}

/// A thing to paint; where it is moved, with the transformation to logical pixels of the window.
#[derive(Debug, Clone, Copy)]
pub(super) enum What<'a> {
    Quad(&'a Quad, Background),
    Path(&'a Primitive, Transformation),
    Image(&'a Image),
    Text(&'a Text, Transformation),
}

/// The things of these layers that a band shows, both in pixels of the screen, of which each
/// logical one has `scale`.
pub(super) fn things<'a>(layers: &'a [Layer], band: Clip, scale: f32) -> Vec<Thing<'a>> {
    let mut things = Vec::new();
    let on_screen = Transformation::scale(scale);
    for layer in layers {
        // A layer without bounds is as large as can be.
        let Some(clip) = Clip::from_bounds(layer.bounds * scale).and(band) else { continue };
        let mut add = |what: What<'a>, clip: Clip, bounds: Rectangle| {
            things.extend(Clip::around(bounds).and(clip).map(|reach| Thing { what, clip, reach }));
        };
        for (quad, background) in &layer.quads {
            add(What::Quad(quad, *background), clip, quad.bounds * scale);
        }
        for group in &layer.primitives {
            let moved = group.transformation();
            let within = layer.bounds.intersection(&group.clip_bounds());
            let within = within.and_then(|within| Clip::from_bounds(within * scale).and(clip));
            for path in within.iter().flat_map(|_| group.as_slice()) {
                let (shape, _) = Shape::from_primitive(path, on_screen * moved);
                add(What::Path(path, moved), within.unwrap_or(clip), shape.bounds().expand(OVER));
            }
        }
        for image in &layer.images {
            add(What::Image(image), clip, image.bounds() * scale);
        }
        for group in &layer.text {
            let moved = group.transformation();
            for text in group.as_slice() {
                let bounds = text.visible_bounds().map(|bounds| bounds * moved * scale);
                let bounds = bounds.map_or_else(|| clip.bounds(), |bounds| bounds.expand(OVER));
                add(What::Text(text, moved), clip, bounds);
            }
        }
    }
    things
}
