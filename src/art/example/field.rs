//! Fields of examples, with the cities that they touch.

use super::scene::{Scene, number};
use crate::{Pt, pt};
use rules::card::requirement::Bound;

/// As many cities as a picture has room for, and as many on one side of the field.
const MOST: u32 = 10;
const IN_ROW: u32 = 5;
const CAP: &str = "base-city-cap";
const BETWEEN: &str = "base-city-caps-opposite";
/// A field of that size where no city matters.
const ROAD: &str = "base-road-straight";
const CURVE: &str = "base-road-curve";

/// A field that touches so many cities, so many of them complete, and its places from left to
/// right.
pub fn field(cities: Option<Bound>, complete: Option<Bound>, least: u32) -> (Scene, Vec<Pt>) {
    let closed = number(complete);
    let asks_for_none = complete.is_some() && closed == 0;
    let all = number(cities).max(closed).max(u32::from(asks_for_none));
    // None beside complete ones would be a contradiction; there may be more cities, if few do.
    let (closed, all) = (closed.min(MOST), all.min(MOST));
    let mut scene = if all == 0 { bare(least) } else { touching(all, closed) };
    scene.shows(cities, all);
    scene.shows_also(complete, closed, all > 0);
    let (wide, _) = scene.size();
    let level = match all {
        0 => 0.25,
        all if all > IN_ROW => 1.5,
        _ if closed > 0 => 1.75,
        _ => 0.75,
    };
    let spots = (0..wide as u32 * 2).map(|half| pt(0.25 + 0.5 * half as f32, level)).collect();
    (scene, spots)
}

fn bare(least: u32) -> Scene {
    let mut tiles = vec![(ROAD, 0.0, 0.0, 0), (CURVE, 1.0, 0.0, 0)];
    if least > 4 {
        tiles.insert(1, (ROAD, 1.0, 0.0, 0));
        tiles.iter_mut().skip(2).for_each(|(_, x, ..)| *x += 1.0);
    }
    Scene { tiles, ..Scene::default() }
}

/// The cities lie above the field, those for which there is no room below it; a second tile
/// completes each of the first ones.
fn touching(all: u32, closed: u32) -> Scene {
    let columns = if all > IN_ROW { all.div_ceil(2) } else { all };
    let top = f32::from(u8::from(closed > 0 || all > IN_ROW));
    let mut scene = Scene::default();
    for column in 0..columns {
        let x = column as f32;
        let has_below = column + columns < all;
        scene.tiles.push((if has_below { BETWEEN } else { CAP }, x, top, 0));
        if column < closed {
            scene.tiles.push((CAP, x, top - 1.0, 2));
        }
        if column + columns < closed {
            scene.tiles.push((CAP, x, top + 1.0, 0));
        }
    }
    scene
}
