//! Brings the painted pixels to the window.

use std::collections::VecDeque;
use std::num::NonZeroU32;

use iced::advanced::graphics::compositor::{
    self, Display, Information, SurfaceError, Window as IcedWindow,
};
use iced::advanced::graphics::error::Reason;
use iced::advanced::graphics::{Error, Settings, Shell, Viewport};
use iced::advanced::renderer::Headless as _;
use iced::{Color, Font, Pixels, Rectangle};
use iced_tiny_skia::Layer;

use super::target::Target;
use super::{Paint, Software, damage, is_meant};

/// Makes renderers, and surfaces for windows.
pub struct Compositor {
    context: softbuffer::Context<Box<dyn Display>>,
    font: (Font, Pixels),
    /// The target of the first window, until that window asks for it.
    first: Option<Target>,
    /// Whether the last frame could not be shown and was tried again.
    was_tried: bool,
    /// The number of frames that could not be shown.
    lost: u32,
}

/// The pixels of a window, and the frames that they show.
pub struct Surface {
    /// The target; `None` if the system has taken it away: iced then asks for another surface.
    window: Option<Target>,
    paint: Paint,
    /// The layers and the background of the last frames, the newest first.
    shown: VecDeque<(Vec<Layer>, Color)>,
    /// The age in frames of the oldest of the system's buffers.
    oldest: usize,
}

impl compositor::Compositor for Compositor {
    type Renderer = Software;
    type Surface = Surface;

    async fn with_backend(
        settings: Settings,
        display: impl Display,
        window: impl IcedWindow + Clone,
        _: Shell,
        backend: Option<&str>,
    ) -> Result<Self, Error> {
        let refused = |reason| Error::GraphicsAdapterNotFound { backend: "tiny-skia", reason };
        if let Some(backend) = backend.filter(|backend| !is_meant(backend)) {
            let preferred_backend = backend.to_owned();
            return Err(refused(Reason::DidNotMatch { preferred_backend }));
        }
        let context = softbuffer::Context::new(Box::new(display) as Box<dyn Display>)
            .map_err(|error| refused(Reason::RequestFailed(error.to_string())))?;
        // A window that can show nothing is reported before it opens.
        let first =
            Target::new(&context, window).map_err(Reason::RequestFailed).map_err(refused)?;
        let font = (settings.default_font, settings.default_text_size);
        Ok(Self { context, font, first: Some(first), was_tried: false, lost: 0 })
    }

    fn create_renderer(&self) -> Software {
        Software::new(self.font.0, self.font.1)
    }

    fn create_surface<W: IcedWindow + Clone>(
        &mut self,
        window: W,
        width: u32,
        height: u32,
    ) -> Surface {
        let first = self.first.take();
        let mut surface = Surface {
            window: first.or_else(|| match Target::new(&self.context, window) {
                Ok(target) => Some(target),
                Err(error) => {
                    log::error!("a window has no pixels: {error}");
                    None
                }
            }),
            paint: Paint::default(),
            shown: VecDeque::new(),
            oldest: 0,
        };
        self.configure_surface(&mut surface, width, height);
        surface
    }

    fn configure_surface(&mut self, surface: &mut Surface, width: u32, height: u32) {
        surface.shown.clear();
        if let (Some(window), Some(width), Some(height)) =
            (&mut surface.window, NonZeroU32::new(width), NonZeroU32::new(height))
            && !window.resize(width, height)
        {
            surface.window = None;
        }
    }

    fn information(&self) -> Information {
        Information { adapter: "CPU".to_owned(), backend: "tiny-skia".to_owned() }
    }

    fn present(
        &mut self,
        renderer: &mut Software,
        surface: &mut Surface,
        viewport: &Viewport,
        background: Color,
        on_pre_present: impl FnOnce(),
    ) -> Result<(), SurfaceError> {
        let shown = surface.present(renderer.layers(), viewport, background, on_pre_present);
        // iced draws a lost frame again at once. A frame lost twice waits until something happens,
        // or that would go on for ever.
        self.was_tried = shown.is_none() && !self.was_tried;
        if shown.is_none() {
            self.lost += 1;
            // A screen that stays away does not fill the log.
            if self.lost.is_power_of_two() {
                log::warn!("{} frames could not be shown", self.lost);
            }
        }
        if self.was_tried { Err(SurfaceError::Lost) } else { Ok(()) }
    }

    fn screenshot(
        &mut self,
        renderer: &mut Software,
        viewport: &Viewport,
        background: Color,
    ) -> Vec<u8> {
        renderer.screenshot(viewport.physical_size(), viewport.scale_factor(), background)
    }
}

impl Surface {
    /// Paints the difference from the frame in the window's buffer, and shows it; `None` on
    /// failure.
    fn present(
        &mut self,
        layers: &[Layer],
        viewport: &Viewport,
        background: Color,
        on_pre_present: impl FnOnce(),
    ) -> Option<()> {
        let mut buffer = self.window.as_mut()?.buffer()?;
        // The age of this buffer in frames; 0 if it was never painted.
        let age = usize::from(buffer.age());
        self.oldest = self.oldest.max(age);
        self.shown.truncate(self.oldest);
        let before = age.checked_sub(1).and_then(|index| self.shown.get(index));
        let before = before.filter(|(_, shown)| *shown == background);
        let changed = match before {
            Some((before, _)) => damage(before, layers),
            None => vec![Rectangle::with_size(viewport.logical_size())],
        };
        self.shown.push_front((layers.to_vec(), background));
        if !changed.is_empty() {
            let pixels = bytemuck::cast_slice_mut(buffer.pixels());
            self.paint.paint(pixels, layers, &changed, viewport, background);
        }
        on_pre_present();
        buffer.present(&changed, viewport.scale_factor())
    }
}
