//! Examples of what is counted, had, avoided, or asked for twice over.

use super::feature::feature;
use super::lying::small;
use super::part::{FAIR, MIDDLE, MOST, ROAD, dragon, one, piece, rows, sign, token, with};
use super::scene::{Mark, Scene, Stood, Wood, number};
use crate::{Emblem, Pt, Tint, pt};
use rules::card::requirement::{Bound, Completed, Thing, Which};
use rules::card::task::{
    Avoid, CompleteNth, FarmInTurns, FulfilOrders, Have, LayBare, Peril, Sort, WinTarget,
};
use rules::piece::Neutral;
use rules::player::Figure;

/// As many features as are counted, side by side; that everybody's count no picture tells.
pub fn nth(task: &CompleteNth) -> Scene {
    const ALL: u32 = 6;
    const COLUMNS: u32 = 3;
    let CompleteNth { feature: which, number: bound, by_anybody } = task;
    let many = number(Some(*bound)).clamp(1, ALL);
    let mut scene = Scene::default();
    for index in 0..many {
        let mut one = Scene { tiles: small(*which, 0.0), ..Scene::default() };
        let (wide, high) = one.size();
        let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
        one.shift(pt(column * (wide + APART), row * (high + APART)));
        scene.join(one);
    }
    scene.shows(Some(*bound), many);
    scene.leaves(*by_anybody);
    scene
}

/// The room between things that are counted.
const APART: f32 = 0.25;

/// So many orders side by side, each with its mark.
pub fn orders(task: &FulfilOrders) -> Scene {
    let FulfilOrders { number: bound, sort } = task;
    let many = number(Some(*bound)).clamp(1, MOST);
    let is_of_farmer = *sort == Some(Sort::Farmer);
    let high = if is_of_farmer { 1.4 } else { 0.9 };
    let at = |index: u32| pt(0.5 + 0.9 * (index % 4) as f32, 0.5 + high * (index / 4) as f32);
    let order = |index: u32| sign(Emblem::Order, at(index), 0.8);
    let mut scene = with(Scene::default(), (0..many).map(order));
    if is_of_farmer {
        let below = |index: u32| at(index) + pt(0.0, 0.62);
        let lying = |at| Stood { at, ..Stood::follower(0.0, 0.0, Wood::Own) }.lying();
        scene.figures.extend((0..many).map(below).map(lying));
    }
    scene.shows(Some(*bound), many);
    // No mark is that of any set.
    scene.leaves(*sort == Some(Sort::Alike));
    scene
}

/// Tiles on which nobody stands.
pub fn bare(task: &LayBare) -> Scene {
    let LayBare { tiles } = task;
    let many = (*tiles).clamp(1, MOST);
    let tile = |index: u32| (ROAD, index as f32 * 1.1, 0.0, 0);
    let nobody = |index: u32| {
        let at = MIDDLE + pt(index as f32 * 1.1, 0.0);
        Stood { at, ..Stood::follower(0.0, 0.0, Wood::Own) }.absent()
    };
    let mut scene = Scene { tiles: (0..many).map(tile).collect(), ..Scene::default() };
    scene.figures = (0..many).map(nobody).collect();
    scene.reaches(*tiles, many);
    scene
}

/// A farmer on each of so many tiles, as they were placed one after the other.
pub fn farmed(task: &FarmInTurns) -> Scene {
    let FarmInTurns { turns } = task;
    let many = (*turns).clamp(1, MOST);
    let at = |index: u32| pt(1.1 * (index % 4) as f32, 1.1 * (index / 4) as f32);
    let tile = |at: Pt| (ROAD, at.x, at.y, 0);
    let farmer = |at: Pt| Stood::follower(at.x + 0.5, at.y + 0.8, Wood::Own).lying();
    let mut scene = Scene { tiles: (0..many).map(at).map(tile).collect(), ..Scene::default() };
    scene.figures = (0..many).map(at).map(farmer).collect();
    scene.reaches(*turns, many);
    scene
}

/// So many of something that a player has.
pub fn had(task: &Have) -> Scene {
    const WINE: &str = "traders-city-tube-wine";
    const GRAIN: &str = "traders-city-three-grain";
    const CLOTH: &str = "traders-city-tube-cloth-city-cap";
    let Have { what, number: bound } = task;
    let (what, bound) = (*what, *bound);
    let named = bound.map_or(1, |_| number(bound));
    match what {
        Thing::Wine => goods(&[WINE], bound),
        Thing::Grain => goods(&[GRAIN], bound),
        Thing::Cloth => goods(&[CLOTH], bound),
        Thing::Goods => {
            let many = named.clamp(1, MOST);
            let tile = |(index, kind): (u32, &&'static str)| (*kind, index as f32 * 1.1, 0.0, 0);
            let tiles = (0..many).zip([WINE, GRAIN, CLOTH].iter().cycle()).map(tile).collect();
            let mut scene = Scene { tiles, ..Scene::default() };
            scene.shows(bound, many);
            // One tells nothing of other kinds.
            scene.leaves(many == 1);
            scene
        }
        Thing::EachGood => goods(&[WINE, GRAIN, CLOTH], bound),
        Thing::Gold => {
            let many = named.min(16);
            let mut scene = with(Scene::default(), rows(Neutral::Gold(0), many, pt(0.16, 0.2)));
            scene.shows(bound, many);
            scene
        }
        Thing::Followers => figures(&[Figure::Follower], bound, true),
        Thing::SpecialFigures => on_board(bound),
        Thing::AllSpecialFigures => {
            let mut scene = on_board(Some(Bound::at_least(3)));
            scene.leaves(true);
            scene
        }
        Thing::TowerPieces => {
            let many = named.min(16);
            let pieces = (0..many).map(|index| {
                let (column, row) = ((index % 4) as f32, (index / 4) as f32);
                piece(Neutral::Tower(1), pt(0.3 + 0.4 * column, 0.3 + 0.4 * row), 0.5, STONE)
            });
            let mut scene = with(Scene::default(), pieces);
            scene.shows(bound, many);
            scene
        }
    }
}

/// Tiles with such goods, so many of each kind, as the tokens come from there.
fn goods(kinds: &[&'static str], bound: Option<Bound>) -> Scene {
    let each = bound.map_or(3, |_| number(bound)).clamp(1, MOST);
    // Pictures are wider than high.
    let is_one = kinds.len() == 1;
    let all = kinds.iter().enumerate().flat_map(|(kind, id)| {
        (0..each).map(move |index| {
            let (column, row) = if is_one { (index, 0) } else { (kind as u32, index) };
            (*id, column as f32 * 1.1, row as f32 * 1.1, 0)
        })
    });
    let mut scene = Scene { tiles: all.collect(), ..Scene::default() };
    scene.shows(bound, each);
    scene
}

/// So many figures of one's own; the outline of one stands for none.
fn figures(kinds: &[Figure], bound: Option<Bound>, none_is_seen: bool) -> Scene {
    let many = bound.map_or(1, |_| number(bound)).min(MOST);
    let figure = |(index, figure): (u32, &Figure)| {
        let at = pt(0.4 + 0.5 * (index % 4) as f32, 0.4 + 0.6 * (index / 4) as f32);
        Stood { at, figure: *figure, ..Stood::follower(0.0, 0.0, Wood::Own) }
    };
    let figures = (0..many).zip(kinds.iter().cycle()).map(figure).collect();
    let mut scene = Scene { figures, ..Scene::default() };
    if many == 0 {
        scene.figures.push(Stood::follower(0.5, 0.5, Wood::Own).absent());
    }
    scene.shows_also(bound, many, none_is_seen);
    scene
}

/// So many special figures, each on a tile.
fn on_board(bound: Option<Bound>) -> Scene {
    const SPECIAL: [Figure; 4] =
        [Figure::BigFollower, Figure::Builder, Figure::Mayor, Figure::Wagon];
    let mut scene = figures(&SPECIAL, bound, false);
    let is_some = number(bound) as usize <= SPECIAL.len();
    scene.leaves(!is_some);
    for (index, stood) in scene.figures.iter_mut().enumerate() {
        let (x, y) = ((index % 4) as f32 * 1.1, (index / 4) as f32 * 1.1);
        stood.at = MIDDLE + pt(x, y);
        scene.tiles.push((ROAD, x, y, 0));
    }
    scene
}

/// The fair, and two tokens: the nearer one is the holder's.
pub fn won(task: &WinTarget) -> Scene {
    let WinTarget { by } = task;
    let mut scene = one(FAIR, Figure::Follower, Wood::Own);
    let far = if *by > 0 { 2.1 } else { 1.5 };
    scene.figures.push(Stood::follower(far, 0.7, Wood::Other(0)));
    let mut scene = with(scene, [token(pt(0.62, 0.45)), token(pt(far, 0.25))]);
    scene.leaves(*by > 0);
    scene
}

/// The harm that an order is lost by, crossed out; two stand for more.
pub fn avoided(task: &Avoid) -> Scene {
    const SHOWN: usize = 2;
    let Avoid { perils, tiles } = task;
    let shown = perils.iter().take(SHOWN).map(|peril| crossed_out(harm(*peril, *tiles)));
    let mut scene = both(shown, true);
    scene.leaves(perils.len() > SHOWN);
    scene
}

/// An example of what must not happen.
fn crossed_out(mut scene: Scene) -> Scene {
    const RED: Tint = Tint::hex(0xb3_22_1a);
    let (wide, _) = scene.size();
    scene.marks.push(Mark { what: Emblem::Cross, at: pt(wide - 0.2, 0.24), size: 0.5, tint: RED });
    scene
}

fn harm(peril: Peril, tiles: u32) -> Scene {
    let exactly = |number: u32| Some(Bound { exactly: Some(number), ..Bound::default() });
    match peril {
        Peril::Captured => {
            let mut scene = one("tower-field", Figure::Follower, Wood::Own);
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(0.26, 0.6));
            with(scene, [piece(Neutral::Tower(2), pt(0.68, 0.58), 0.7, STONE)])
        }
        Peril::Eaten => {
            let mut scene = one(ROAD, Figure::Follower, Wood::Own);
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(0.3, 0.6));
            with(scene, [dragon(pt(0.68, 0.6))])
        }
        Peril::SmallRoad => {
            let own = Some(Bound::at_least(1));
            let road = Completed { own_followers: own, ..Completed::any(Which::Road) };
            feature(&Completed { tiles: exactly(tiles), ..road }, None)
        }
        Peril::TakenOver => {
            let city = Completed {
                own_followers: exactly(1),
                opponents_followers: exactly(2),
                players: exactly(2),
                ..Completed::any(Which::City)
            };
            feature(&city, None)
        }
        Peril::Last => {
            // The others are ahead on the score track.
            let other = |index: u8| {
                let x = 1.2 + 0.5 * f32::from(index);
                Stood::follower(x, 0.6, Wood::Other(index))
            };
            let figures = vec![Stood::follower(0.4, 0.6, Wood::Own), other(0), other(1)];
            Scene { figures, ..Scene::default() }
        }
    }
}

/// The colour of the pieces of towers.
const STONE: u32 = 0xc9_b0_86;

/// Two examples side by side; a stroke between them where either will do.
pub fn both(scenes: impl Iterator<Item = Scene>, is_either: bool) -> Scene {
    let mut all: Option<Scene> = None;
    for mut one in scenes {
        all = Some(match all {
            None => one,
            Some(mut all) => {
                let (wide, high) = all.size();
                let gap = if is_either { 0.8 } else { 0.25 };
                one.shift(pt(wide + gap, 0.0));
                all.join(one);
                if is_either {
                    all.marks.push(sign(Emblem::Slash, pt(wide + 0.4, high / 2.0), 0.6));
                }
                all
            }
        });
    }
    all.unwrap_or_default()
}
