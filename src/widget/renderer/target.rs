//! The way of a window's pixels to the screen: softbuffer, or our own on X screens whose pixels
//! softbuffer does not know.

use std::num::NonZeroU32;

use iced::Rectangle;
use iced::advanced::graphics::compositor::{Display, Window};

#[cfg(target_os = "linux")]
use super::cells::CELL;
#[cfg(target_os = "linux")]
use super::x11::X11;

type Context = softbuffer::Context<Box<dyn Display>>;

/// The way on which the pixels of one window reach the screen.
pub(super) enum Target {
    Softbuffer(softbuffer::Surface<Box<dyn Display>, Box<dyn Window>>),
    #[cfg(target_os = "linux")]
    X11(Box<X11>),
}

/// Pixels to be painted and then shown.
pub(super) enum Buffer<'a> {
    Softbuffer(softbuffer::Buffer<'a, Box<dyn Display>, Box<dyn Window>>),
    #[cfg(target_os = "linux")]
    X11(&'a mut X11),
}

impl Target {
    /// The target for a window.
    ///
    /// # Errors
    /// The reason why there is none.
    pub(super) fn new(context: &Context, window: impl Window + Clone) -> Result<Self, String> {
        let known: Box<dyn Window> = Box::new(window.clone());
        match softbuffer::Surface::new(context, known) {
            Ok(surface) => Ok(Self::Softbuffer(surface)),
            #[cfg(target_os = "linux")]
            Err(error) => {
                log::info!("softbuffer does not know this screen, X11 is tried: {error}");
                X11::new(&window).map(|surface| Self::X11(Box::new(surface)))
            }
            #[cfg(not(target_os = "linux"))]
            Err(error) => Err(error.to_string()),
        }
    }

    /// Sets the size of the window. Returns whether it can be had.
    pub(super) fn resize(&mut self, width: NonZeroU32, height: NonZeroU32) -> bool {
        match self {
            Self::Softbuffer(surface) => surface.resize(width, height).is_ok(),
            #[cfg(target_os = "linux")]
            Self::X11(surface) => {
                surface.resize(width.get(), height.get());
                true
            }
        }
    }

    /// The pixels to paint; `None` if they are lost.
    pub(super) fn buffer(&mut self) -> Option<Buffer<'_>> {
        match self {
            Self::Softbuffer(surface) => surface.buffer_mut().ok().map(Buffer::Softbuffer),
            #[cfg(target_os = "linux")]
            Self::X11(surface) => Some(Buffer::X11(surface)),
        }
    }
}

impl Buffer<'_> {
    /// The age of the pixels in frames; 0 if they were never painted.
    pub(super) fn age(&self) -> u8 {
        match self {
            Self::Softbuffer(buffer) => buffer.age(),
            #[cfg(target_os = "linux")]
            Self::X11(surface) => surface.age(),
        }
    }

    /// The pixels.
    pub(super) fn pixels(&mut self) -> &mut [u32] {
        match self {
            Self::Softbuffer(buffer) => buffer,
            #[cfg(target_os = "linux")]
            Self::X11(surface) => surface.pixels(),
        }
    }

    /// Shows the pixels, of which these places are painted anew, in logical pixels; `None` on
    /// failure.
    #[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "all is shown"))]
    pub(super) fn present(self, changed: &[Rectangle], scale: f32) -> Option<()> {
        match self {
            Self::Softbuffer(buffer) => buffer.present().ok(),
            #[cfg(target_os = "linux")]
            Self::X11(surface) => {
                let places = changed.iter().map(|place| *place * scale);
                let lines = places.map(|place| (place.y, place.y + place.height));
                let lines = lines.reduce(|(top, foot), (y, end)| (top.min(y), foot.max(end)));
                // Whole squares are painted.
                let (top, foot) = lines.unwrap_or_default();
                let first = (top.max(0.0) as usize).saturating_sub(CELL as usize);
                surface.present(first, foot.max(0.0) as usize + CELL as usize).ok()
            }
        }
    }
}
