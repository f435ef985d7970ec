//! No text of any scene is cut at its side, runs over its box or lies on another, in any language, in the
//! smallest window and with everything twice as large in it.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{panic, thread};

use headless::iced_test::renderer::graphics::text::Text;
use headless::iced_tiny_skia::Layer;
use iced::{Point, Rectangle, Size};
use text::Language;

use super::painter::Painter;
use super::sheets::Page;
use super::stage::{SCENES, Scene, look};

/// The windows in logical pixels: 1024 × 640, and the same with everything twice as large.
const WINDOWS: [Size; 2] = [Size::new(1024.0, 640.0), Size::new(512.0, 320.0)];
/// As high as the line of the news, which is scrolled along, in logical pixels.
const LINE: f32 = 32.0;
/// Less is rounding, in logical pixels.
const TRACE: f32 = 1.5;
/// Nothing has more pages.
const MOST: usize = 60;

/// A text as it stands in a window.
pub struct Written {
    pub text: String,
    pub all: Rectangle,
    /// The part of the text in sight.
    pub seen: Rectangle,
    /// As wide as the paragraph may be.
    box_width: f32,
}

/// The texts of a layer of which something is seen.
pub fn written(layer: &Layer, window: Size) -> Vec<Written> {
    if layer.bounds.height <= LINE {
        return Vec::new();
    }
    let window = Rectangle::with_size(window);
    let texts = layer.text.iter().flat_map(|item| item.as_slice());
    let texts = texts.filter_map(|text| {
        let Text::Paragraph { paragraph, position, clip_bounds, .. } = text else { return None };
        let all = Rectangle::new(*position, paragraph.min_bounds);
        let clip = layer.bounds.intersection(&window)?.intersection(clip_bounds)?;
        let seen = all.intersection(&clip)?;
        let paragraph = paragraph.upgrade()?;
        let lines = paragraph.buffer().lines.iter().map(|line| line.text().to_owned());
        let text = lines.collect::<Vec<_>>().join(" ");
        let box_width = paragraph.buffer().size().0.unwrap_or(f32::INFINITY);
        Some(Written { text, all, seen, box_width })
    });
    texts.filter(|one| one.seen.width > 3.0 && one.seen.height > 3.0).collect()
}

/// Whether two texts lie on each other.
fn collide(one: &Written, other: &Written) -> bool {
    one.seen.intersection(&other.seen).is_some_and(|both| {
        both.width > 3.0 && both.height > 0.4 * one.seen.height.min(other.seen.height)
    })
}

/// The faults of the texts of a window that is looked through page by page.
fn faults(pages: &[Vec<Vec<Written>>]) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    for layer in pages.iter().flatten() {
        for (at, one) in layer.iter().enumerate() {
            let Written { text, all, seen, box_width } = one;
            if all.width > seen.width + TRACE {
                faults.insert(format!("cut at the side: {text}"));
            }
            if all.width > box_width + TRACE {
                faults.insert(format!("wider than its box: {text}"));
            }
            for other in layer[at + 1..].iter().filter(|other| collide(one, other)) {
                faults.insert(format!("on each other: {text} / {}", other.text));
            }
        }
    }
    faults
}

/// The faults of a scene in every language and window.
fn look_through(scene: &Scene, screens: &mut [Painter], only: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut reached = None;
    for language in Language::ALL {
        for screen in &mut *screens {
            let size = screen.size();
            let name = format!("{}-{}-{}", language.key(), size.width, scene.name);
            if !only.split(',').any(|part| name.contains(part)) {
                continue;
            }
            let again = || scene.reached(*language, size);
            let (_, driver) = if scene.is_told {
                reached.insert(again())
            } else {
                reached.get_or_insert_with(again)
            };
            look(driver, *language, size);
            screen.clear();
            let aside = Point::new(2.0, size.height - 2.0);
            let mut pages = Vec::new();
            for page in 0..MOST {
                let mut turned = Page::new(page);
                let layers = if scene.is_for_all() {
                    screen.layers_of(driver.app.view_for_all(), &driver.app.theme(), aside)
                } else {
                    screen.operate(&driver.app, &mut turned);
                    screen.layers_of(driver.app.view(), &driver.app.theme(), aside)
                };
                if !turned.has_more {
                    break;
                }
                pages.push(layers.iter().map(|layer| written(layer, size)).collect::<Vec<_>>());
            }
            found.extend(faults(&pages).into_iter().map(|fault| format!("{name}: {fault}")));
        }
    }
    found
}

/// `cargo test --test ui cut -- --ignored`; with `ONLY=de-,table` only the scenes whose names
/// contain one of these.
#[test]
#[ignore = "takes two minutes"]
fn no_text_is_cut_in_any_language_in_the_smallest_window() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let next = AtomicUsize::new(0);
    let look_at_some = || {
        let mut screens: Vec<_> = WINDOWS.map(Painter::new).into();
        let mut found = Vec::new();
        while let Some(scene) = SCENES.get(next.fetch_add(1, Ordering::Relaxed)) {
            let looked = AssertUnwindSafe(|| look_through(scene, &mut screens, &only));
            found.extend(
                panic::catch_unwind(looked).unwrap_or_else(|_| vec![scene.name.to_owned()]),
            );
        }
        found
    };
    let found = thread::scope(|scope| {
        let other = scope.spawn(look_at_some);
        [look_at_some(), other.join().expect("it reports")].concat()
    });
    assert!(found.is_empty(), "{}\n{}", found.len(), found.join("\n"));
}
