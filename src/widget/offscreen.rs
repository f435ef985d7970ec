//! Drawings made apart from the window, as pixels.

use std::cell::RefCell;
use std::fmt;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer::Headless;
use iced::{Color, Font, Pixels, Rectangle, Size};

use crate::{Frame, Renderer};

/// A renderer without a window, with the font and size of texts that name none; `None` where there
/// is none.
pub fn renderer(font: Font, size: Pixels) -> Option<Renderer> {
    let new = <Renderer as Headless>::new(font, size, Some("tiny-skia"));
    iced::futures::executor::block_on(new)
}

/// A drawing place in memory; its renderer is made at its first use.
#[derive(Default)]
pub struct Offscreen {
    renderer: RefCell<Option<Renderer>>,
}

impl fmt::Debug for Offscreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Offscreen").finish_non_exhaustive()
    }
}

impl Offscreen {
    /// Red, green, blue and opacity of each pixel, row by row; nothing where there is no renderer.
    pub fn pixels(&self, size: Size<u32>, paint: impl FnOnce(&mut Frame)) -> Vec<u8> {
        let mut renderer = self.renderer.borrow_mut();
        if renderer.is_none() {
            *renderer = self::renderer(Font::DEFAULT, Pixels(16.0));
        }
        let Some(renderer) = renderer.as_mut() else { return vec![] };
        let area = Size::new(size.width as f32, size.height as f32);
        renderer.reset(Rectangle::with_size(area));
        let mut frame = Frame::new(renderer, area);
        paint(&mut frame);
        renderer.draw_geometry(frame.into_geometry());
        let mut pixels = renderer.screenshot(size, 1.0, Color::TRANSPARENT);
        // The renderer's colours are premultiplied by their opacity, those of images are not.
        for [r, g, b, a] in pixels.as_chunks_mut::<4>().0 {
            if *a != 0 && *a != 255 {
                let full = |value: u8| (u32::from(value) * 255 / u32::from(*a)).min(255) as u8;
                (*r, *g, *b) = (full(*r), full(*g), full(*b));
            }
        }
        pixels
    }
}
