//! Paints a window into memory as it is painted on the screen: after the first frame only what has
//! changed.

use std::path::Path;
use std::time::{Duration, Instant};

use headless::iced_test::runtime::UserInterface;
use headless::iced_test::runtime::user_interface::Cache;
use headless::iced_tiny_skia::Layer;
use headless::tiny_skia::Pixmap;
use iced::advanced::clipboard;
use iced::advanced::graphics::Viewport;
use iced::advanced::renderer::Style;
use iced::advanced::widget::Operation;
use iced::{Color, Event, Point, Rectangle, Size, Theme, mouse, window};
use shell::{App, Message};
use widget::renderer::{Paint, Painted, damage};
use widget::{Element, Renderer, font};

/// The software renderer, also where the window has another one before it.
#[cfg(not(feature = "gpu"))]
pub fn software_renderer() -> Renderer {
    Renderer::new(font::SANS, 16.0.into())
}

/// The software renderer, also where the window has another one before it.
#[cfg(feature = "gpu")]
pub fn software_renderer() -> Renderer {
    let renderer = headless::iced_tiny_skia::Renderer::new(font::SANS, 16.0.into());
    headless::iced_renderer::fallback::Renderer::Secondary(renderer)
}

/// The fonts of the app, for what is drawn outside of a window.
pub fn load_fonts() {
    let fonts = headless::iced_test::renderer::graphics::text::font_system();
    let mut fonts = fonts.write().expect("fonts");
    font::files().iter().for_each(|file| fonts.load_font((*file).into()));
}

#[cfg(not(feature = "gpu"))]
pub fn layers(renderer: &mut Renderer) -> Vec<Layer> {
    renderer.layers().to_vec()
}

#[cfg(feature = "gpu")]
pub fn layers(renderer: &mut Renderer) -> Vec<Layer> {
    match renderer {
        headless::iced_renderer::fallback::Renderer::Secondary(renderer) => {
            renderer.layers().to_vec()
        }
        headless::iced_renderer::fallback::Renderer::Primary(_) => unreachable!("none is made"),
    }
}

/// A screen in memory.
pub struct Painter {
    size: Size,
    scale: f32,
    /// When the next frame is drawn.
    now: Instant,
    cache: Option<Cache>,
    renderer: Renderer,
    pixels: Pixmap,
    paint: Paint,
    /// The content of the last frame, and its background.
    shown: Option<(Vec<Layer>, Color)>,
}

#[allow(dead_code)] // tests and benchmarks each use their part
impl Painter {
    /// A dark screen of that size.
    pub fn new(size: Size) -> Self {
        Self::magnified(size, 1.0)
    }

    /// A painter with so many pixels for each logical one.
    pub fn magnified(size: Size, scale: f32) -> Self {
        load_fonts();
        let pixels = size * scale;
        let (width, height) = (pixels.width as u32, pixels.height as u32);
        Self {
            size,
            scale,
            now: Instant::now(),
            cache: None,
            renderer: software_renderer(),
            pixels: Pixmap::new(width, height).expect("memory"),
            paint: Paint::default(),
            shown: None,
        }
    }

    /// In logical pixels.
    pub fn size(&self) -> Size {
        self.size
    }

    /// How much was painted of the last frame.
    pub fn painted(&self) -> Painted {
        self.paint.painted()
    }

    /// From now on each logical pixel has so many of the screen.
    pub fn magnify(&mut self, scale: f32) {
        let pixels = Size::new(self.pixels.width() as f32, self.pixels.height() as f32);
        self.size = Size::new(pixels.width / scale, pixels.height / scale);
        self.scale = scale;
        self.shown = None;
    }

    /// The next frame, after those events: what has changed since the last one is painted.
    pub fn frame(&mut self, app: &App, pointer: Point, events: &[Event]) {
        self.frame_of(app.view(), &app.theme(), pointer, events);
    }

    /// From now on another window is shown.
    pub fn clear(&mut self) {
        self.cache = None;
        self.shown = None;
    }

    /// Works on the widgets, as scrolling does; the next frame shows it.
    pub fn operate(&mut self, app: &App, operation: &mut dyn Operation) {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(app.view(), self.size, cache, &mut self.renderer);
        ui.operate(&self.renderer, operation);
        self.cache = Some(ui.into_cache());
    }

    /// The layers of a window, without painting it.
    pub fn layers_of(
        &mut self,
        view: Element<'_, Message>,
        theme: &Theme,
        pointer: Point,
    ) -> Vec<Layer> {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(view, self.size, cache, &mut self.renderer);
        let style = Style { text_color: iced::theme::Base::base(theme).text_color };
        for _ in 0..2 {
            let redraw = [Event::Window(window::Event::RedrawRequested(self.now))];
            let cursor = mouse::Cursor::Available(pointer);
            let clipboard = &mut clipboard::Null;
            let _ = ui.update(&redraw, cursor, &mut self.renderer, clipboard, &mut Vec::new());
            ui.draw(&mut self.renderer, theme, &style, cursor);
        }
        let layers = layers(&mut self.renderer);
        self.cache = Some(ui.into_cache());
        layers
    }

    /// The next frame of any window.
    pub fn frame_of(
        &mut self,
        view: Element<'_, Message>,
        theme: &Theme,
        pointer: Point,
        events: &[Event],
    ) {
        let cache = self.cache.take().unwrap_or_default();
        let mut ui = UserInterface::build(view, self.size, cache, &mut self.renderer);
        let now = self.now;
        let cursor = mouse::Cursor::Available(pointer);
        let redraw = Event::Window(window::Event::RedrawRequested(now));
        let events: Vec<Event> = events.iter().cloned().chain([redraw]).collect();
        let _ =
            ui.update(&events, cursor, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
        let style = iced::theme::Base::base(theme);
        ui.draw(&mut self.renderer, theme, &Style { text_color: style.text_color }, cursor);
        self.cache = Some(ui.into_cache());
        let all = Rectangle::with_size(self.size);
        let layers = layers(&mut self.renderer);
        let changed = match &self.shown {
            Some((shown, background)) if *background == style.background_color => {
                damage(shown, &layers)
            }
            Some(_) | None => vec![all],
        };
        let size = Size::new(self.pixels.width(), self.pixels.height());
        let viewport = Viewport::with_physical_size(size, self.scale);
        let (pixels, background) = (self.pixels.data_mut(), style.background_color);
        self.paint.paint(pixels, &layers, &changed, &viewport, background);
        self.shown = Some((layers, background));
    }

    /// A while passes, in which whatever moves comes to rest.
    pub fn rest(&mut self, app: &App, pointer: Point) {
        for _ in 0..10 {
            self.now += Duration::from_millis(100);
            self.frame(app, pointer, &[]);
        }
    }

    /// How many pixels are not those of another screen. Edges may differ by a trace.
    pub fn differs(&self, other: &Self) -> usize {
        self.differing(&other.pixels, 8).count()
    }

    /// The places of the pixels that differ from those of another picture by more than that. Most
    /// rows are equal, which is seen at once.
    fn differing<'a>(
        &'a self,
        other: &'a Pixmap,
        trace: u8,
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let along = 4 * self.pixels.width() as usize;
        let rows = self.pixels.data().chunks(along).zip(other.data().chunks(along)).enumerate();
        rows.filter(|(_, (one, other))| one != other).flat_map(move |(y, (one, other))| {
            let pairs = one.chunks(4).zip(other.chunks(4)).enumerate();
            let is_other = move |(one, other): (&[u8], &[u8])| {
                one.iter().zip(other).any(|(a, b)| a.abs_diff(*b) > trace)
            };
            pairs.filter(move |(_, pair)| is_other(*pair)).map(move |(x, _)| (x, y))
        })
    }

    /// The colour at a point, in logical pixels.
    pub fn pixel(&self, at: Point) -> Option<[u8; 4]> {
        let pixel = self.pixels.pixel((at.x * self.scale) as u32, (at.y * self.scale) as u32)?;
        Some([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
    }

    /// Around all that the screen shows in that colour.
    pub fn find(&self, color: Color) -> Option<Rectangle> {
        let [red, green, blue, _] = color.into_rgba8();
        let width = self.pixels.width() as usize;
        let pixels = self.pixels.data().chunks(4).enumerate();
        // The renderer keeps blue first.
        let found = pixels.filter(|(_, pixel)| pixel[..3] == [blue, green, red]);
        let places = found.map(|(at, _)| Point::new((at % width) as f32, (at / width) as f32));
        let places = places.map(|at| Rectangle::new(at, Size::new(1.0, 1.0)));
        places.reduce(|one, other| one.union(&other))
    }

    /// Writes what the screen shows as a PNG.
    pub fn save(&self, path: &Path) {
        let mut picture = self.pixels.clone();
        // The renderer keeps blue first, as windows want it.
        picture.data_mut().chunks_exact_mut(4).for_each(|pixel| pixel.swap(0, 2));
        picture.save_png(path).expect("a folder to write to");
    }

    /// Where the screen differs from what it would be had it all been painted now. Edges may differ
    /// by a trace.
    pub fn remains(&mut self, app: &App, pointer: Point) -> Option<Rectangle> {
        let before = self.pixels.clone();
        self.shown = None;
        self.frame(app, pointer, &[]);
        let differ = self.differing(&before, 64);
        let places = differ.map(|(x, y)| Point::new(x as f32, y as f32));
        places
            .map(|at| Rectangle::new(at, Size::new(1.0, 1.0)))
            .reduce(|one, other| one.union(&other))
    }
}
