//! Every scene of every screen in every language and size as pictures, to be looked at.
//! `SHEETS=folder cargo test --test ui sheets -- --ignored` draws them; `ONLY=de-,table` only
//! those whose file names contain one of these.

use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};

use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::widget::Id;
use iced::widget::operation::AbsoluteOffset;
use iced::{Point, Rectangle, Size, Vector};
use text::Language;

use super::driver::Driver;
use super::painter::Painter;
use super::stage::{SCENES, Scene, look};

/// The windows, in pixels, with how large everything is in them, in percent.
const WINDOWS: [Window; 5] =
    [(1024, 640, 100), (1280, 800, 100), (1366, 768, 100), (1920, 1080, 100), (1024, 640, 200)];

/// Scrolls everything that can be scrolled by so many of its heights.
pub struct Page {
    number: usize,
    /// Something has more to show than on the page before.
    pub has_more: bool,
}

impl Page {
    pub const fn new(number: usize) -> Self {
        Self { number, has_more: number == 0 }
    }
}

impl Operation for Page {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _: Vector,
        state: &mut dyn Scrollable,
    ) {
        let most = (content.height - bounds.height).max(0.0);
        let y = |page: usize| (page as f32 * bounds.height * 0.9).min(most);
        self.has_more |= self.number > 0 && y(self.number) > y(self.number - 1);
        let y = y(self.number);
        state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
    }
}

/// A window's size in pixels, and how large everything is in it, in percent.
type Window = (u16, u16, u16);

/// A screen for a window.
fn screen_of((width, height, percent): Window) -> Painter {
    let pixels = Size::new(f32::from(width), f32::from(height));
    let scale = f32::from(percent) / 100.0;
    Painter::magnified(pixels * (1.0 / scale), scale)
}

/// The name of the pictures of a scene in a window.
fn name(scene: &Scene, language: Language, (width, height, percent): Window) -> String {
    format!("{}-{width}x{height}-{percent}-{}", language.key(), scene.name)
}

/// Draws what a window shows, page by page.
fn draw(driver: &Driver, scene: &Scene, screen: &mut Painter, path: impl Fn(String) -> PathBuf) {
    screen.clear();
    let aside = Point::new(2.0, screen.size().height - 2.0);
    for page in 0..scene.pages {
        let mut turned = Page::new(page);
        for _ in 0..2 {
            if scene.is_for_all() {
                screen.frame_of(driver.app.view_for_all(), &driver.app.theme(), aside, &[]);
            } else {
                screen.operate(&driver.app, &mut turned);
                screen.frame(&driver.app, aside, &[]);
            }
        }
        if !turned.has_more {
            break;
        }
        let page = if page == 0 { String::new() } else { format!("~{}", page + 1) };
        screen.save(&path(format!("{page}.png")));
    }
}

/// Draws a scene in every language and size that is wanted. It is reached once, but where
/// something was put into words on the way.
fn draw_all(folder: &Path, scene: &Scene, screens: &mut [(Window, Painter)], only: &str) {
    let mut reached: Option<(tempfile::TempDir, Driver)> = None;
    for language in Language::ALL {
        for (window, screen) in &mut *screens {
            let name = name(scene, *language, *window);
            if !only.split(',').any(|part| format!("{name}.png").contains(part)) {
                continue;
            }
            let again = || scene.reached(*language, screen.size());
            let (_, driver) = if scene.is_told {
                reached.insert(again())
            } else {
                reached.get_or_insert_with(again)
            };
            look(driver, *language, screen.size());
            draw(driver, scene, screen, |page| folder.join(format!("{name}{page}")));
        }
    }
}

#[test]
#[ignore = "draws pictures to look at"]
fn every_scene_is_drawn_in_every_language_and_size() {
    let Some(folder) = std::env::var_os("SHEETS").map(PathBuf::from) else { return };
    let only = std::env::var("ONLY").unwrap_or_default();
    let next = AtomicUsize::new(0);
    let draw_some = || {
        let mut screens: Vec<_> = WINDOWS.map(|window| (window, screen_of(window))).into();
        let mut failed = Vec::new();
        while let Some(scene) = SCENES.get(next.fetch_add(1, Ordering::Relaxed)) {
            let drawn = AssertUnwindSafe(|| draw_all(&folder, scene, &mut screens, &only));
            failed.extend(panic::catch_unwind(drawn).is_err().then_some(scene.name));
        }
        failed
    };
    let failed = thread::scope(|scope| {
        let other = scope.spawn(draw_some);
        [draw_some(), other.join().expect("it reports")].concat()
    });
    assert!(failed.is_empty(), "not reached: {failed:?}");
}
