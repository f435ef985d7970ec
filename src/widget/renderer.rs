//! The window's own renderer: iced's software renderer records the drawings of widgets, this one
//! paints them. The cost of a frame is that of its changes, not of the whole window: iced paints
//! each damaged place through a clip mask of the whole window, and letters and images one by one
//! through a pipeline for scaled ones.
//!
//! With the feature `gpu` iced's own renderers draw instead.

mod brush;
mod cells;
mod clip;
mod compositor;
mod damage;
mod encoding;
mod image;
mod paint;
mod paragraph;
mod patch;
mod pixel;
mod rounded;
mod shape;
mod stamp;
mod target;
mod text;
mod things;
#[cfg(target_os = "linux")]
mod x11;

pub use compositor::{Compositor, Surface};
pub use damage::damage;
pub use encoding::Encoding;
use iced::advanced;
use iced::advanced::graphics::{Viewport, compositor as iced_compositor, geometry};
use iced::advanced::image::{Allocation, Error, Handle, Image};
use iced::advanced::renderer::{Headless, Quad};
use iced::advanced::text as iced_text;
use iced::{Background, Color, Font, Pixels, Point, Rectangle, Size, Transformation};
use iced_tiny_skia::Layer;
use iced_tiny_skia::geometry::Frame;
pub use paint::{Paint, Painted};
pub use paragraph::Paragraph;

/// The renderer of the window.
#[cfg(not(feature = "gpu"))]
pub type Renderer = Software;
/// The renderer of the window.
#[cfg(feature = "gpu")]
pub type Renderer = iced::Renderer;

/// The renderer, by the name that the log file tells.
pub const RENDERER: &str = if cfg!(feature = "gpu") { "iced’s renderers" } else { "our own" };

/// Whether a name of a renderer means this one.
fn is_meant(backend: &str) -> bool {
    ["tiny-skia", "tiny_skia"].contains(&backend)
}

/// A recorder of the drawings of widgets, in layers.
#[derive(Debug)]
pub struct Software {
    recorded: iced_tiny_skia::Renderer,
    /// The painter of pictures apart from the window.
    paint: Paint,
}

impl Software {
    /// A renderer with the font and the size of texts that name none.
    pub fn new(font: Font, size: Pixels) -> Self {
        Self { recorded: iced_tiny_skia::Renderer::new(font, size), paint: Paint::default() }
    }

    /// The layers drawn since the last frame began, to be painted now.
    pub fn layers(&mut self) -> &[Layer] {
        paragraph::trim();
        self.recorded.layers()
    }
}

impl advanced::Renderer for Software {
    fn start_layer(&mut self, bounds: Rectangle) {
        self.recorded.start_layer(bounds);
    }

    fn end_layer(&mut self) {
        self.recorded.end_layer();
    }

    fn start_transformation(&mut self, transformation: Transformation) {
        self.recorded.start_transformation(transformation);
    }

    fn end_transformation(&mut self) {
        self.recorded.end_transformation();
    }

    fn fill_quad(&mut self, quad: Quad, background: impl Into<Background>) {
        self.recorded.fill_quad(quad, background);
    }

    fn reset(&mut self, new_bounds: Rectangle) {
        self.recorded.reset(new_bounds);
    }

    fn allocate_image(
        &mut self,
        handle: &Handle,
        callback: impl FnOnce(Result<Allocation, Error>) + Send + 'static,
    ) {
        self.recorded.allocate_image(handle, callback);
    }
}

impl iced_text::Renderer for Software {
    type Font = Font;
    type Paragraph = Paragraph;
    type Editor = <iced_tiny_skia::Renderer as iced_text::Renderer>::Editor;

    const ICON_FONT: Font = iced_tiny_skia::Renderer::ICON_FONT;
    const CHECKMARK_ICON: char = iced_tiny_skia::Renderer::CHECKMARK_ICON;
    const ARROW_DOWN_ICON: char = iced_tiny_skia::Renderer::ARROW_DOWN_ICON;
    const SCROLL_UP_ICON: char = iced_tiny_skia::Renderer::SCROLL_UP_ICON;
    const SCROLL_DOWN_ICON: char = iced_tiny_skia::Renderer::SCROLL_DOWN_ICON;
    const SCROLL_LEFT_ICON: char = iced_tiny_skia::Renderer::SCROLL_LEFT_ICON;
    const SCROLL_RIGHT_ICON: char = iced_tiny_skia::Renderer::SCROLL_RIGHT_ICON;
    const ICED_LOGO: char = iced_tiny_skia::Renderer::ICED_LOGO;

    fn default_font(&self) -> Font {
        self.recorded.default_font()
    }

    fn default_size(&self) -> Pixels {
        self.recorded.default_size()
    }

    fn fill_paragraph(&mut self, text: &Self::Paragraph, at: Point, ink: Color, clip: Rectangle) {
        self.recorded.fill_paragraph(text.shaped(), at, ink, clip);
    }

    fn fill_editor(&mut self, editor: &Self::Editor, at: Point, ink: Color, clip: Rectangle) {
        self.recorded.fill_editor(editor, at, ink, clip);
    }

    fn fill_text(&mut self, text: iced_text::Text, at: Point, ink: Color, clip: Rectangle) {
        self.recorded.fill_text(text, at, ink, clip);
    }
}

impl geometry::Renderer for Software {
    type Geometry = iced_tiny_skia::Geometry;
    type Frame = Frame;

    fn new_frame(&self, bounds: Rectangle) -> Frame {
        self.recorded.new_frame(bounds)
    }

    fn draw_geometry(&mut self, geometry: Self::Geometry) {
        self.recorded.draw_geometry(geometry);
    }
}

impl advanced::image::Renderer for Software {
    type Handle = Handle;

    fn load_image(&self, handle: &Handle) -> Result<Allocation, Error> {
        self.recorded.load_image(handle)
    }

    fn measure_image(&self, handle: &Handle) -> Option<Size<u32>> {
        self.recorded.measure_image(handle)
    }

    fn draw_image(&mut self, image: Image, bounds: Rectangle, clip_bounds: Rectangle) {
        self.recorded.draw_image(image, bounds, clip_bounds);
    }
}

impl iced_compositor::Default for Software {
    type Compositor = Compositor;
}

impl Headless for Software {
    async fn new(font: Font, size: Pixels, backend: Option<&str>) -> Option<Self> {
        backend.is_none_or(is_meant).then(|| Self::new(font, size))
    }

    fn name(&self) -> String {
        self.recorded.name()
    }

    fn screenshot(&mut self, size: Size<u32>, scale_factor: f32, background: Color) -> Vec<u8> {
        let viewport = Viewport::with_physical_size(size, scale_factor);
        let mut pixels = vec![0; (size.width * size.height * 4) as usize];
        let all = [Rectangle::with_size(viewport.logical_size())];
        let layers = self.recorded.layers();
        self.paint.paint(&mut pixels, layers, &all, &viewport, background);
        for [first, _, third, _] in pixels.as_chunks_mut::<4>().0 {
            std::mem::swap(first, third);
        }
        pixels
    }
}
