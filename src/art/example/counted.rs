//! Examples of what is counted, had, avoided, or asked for twice over.

use super::feature::feature;
use super::field::field;
use super::part::{FAIR, MIDDLE, MOST, ROAD, dragon, one, piece, rows, sign, token, victims, with};
use super::scene::{Scene, Stood, Wood, number};
use crate::art::{Emblem, pt};
use crate::rules::card::requirement::{Bound, Completed, Thing, Which};
use crate::rules::card::task::{
    Avoid, CompleteNth, FarmInTurns, FulfilOrders, Have, LayBare, Peril, WinTarget,
};
use crate::rules::piece::Neutral;
use crate::rules::player::Figure;

/// The feature that is completed; which number it has no picture tells.
pub fn nth(task: &CompleteNth) -> Scene {
    let CompleteNth { feature: which, number: _, by_anybody: _ } = task;
    let mut scene = feature(&Completed::any(*which), None);
    scene.leaves(true);
    scene
}

/// So many orders side by side.
pub fn orders(task: &FulfilOrders) -> Scene {
    let FulfilOrders { number: bound, sort } = task;
    let many = number(Some(*bound)).clamp(1, MOST);
    let order = |index: u32| {
        let (column, row) = ((index % 4) as f32, (index / 4) as f32);
        sign(Emblem::Order, pt(0.5 + 0.9 * column, 0.5 + 0.9 * row), 0.8)
    };
    let mut scene = with(Scene::default(), (0..many).map(order));
    scene.shows(Some(*bound), many);
    scene.leaves(sort.is_some());
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

/// So many farmers; that each came in a turn of its own no picture tells.
pub fn farmed(task: &FarmInTurns) -> Scene {
    let FarmInTurns { turns } = task;
    let many = (*turns).clamp(1, MOST);
    let (mut scene, spots) = field(None, None, many);
    let lying = |at| Stood { at, ..Stood::follower(0.0, 0.0, Wood::Own) }.lying();
    scene.figures = spots.into_iter().take(many as usize).map(lying).collect();
    scene.leaves(true);
    scene
}

/// So many of something that a player has.
pub fn had(task: &Have) -> Scene {
    const GOLD: u32 = 0xe8_b9_2e;
    const STONE: u32 = 0xc9_b0_86;
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
            let mut scene = with(Scene::default(), rows(Neutral::Gold(0), many, MIDDLE, GOLD));
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
    let all = kinds.iter().enumerate().flat_map(|(row, kind)| {
        (0..each).map(move |column| (*kind, column as f32 * 1.1, row as f32 * 1.1, 0))
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
    scene.figures.push(Stood::follower(1.5, 0.7, Wood::Other(0)));
    let mut scene = with(scene, [token(pt(0.62, 0.45)), token(pt(1.5, 0.25))]);
    scene.leaves(*by > 0);
    scene
}

/// The harm that an order is lost by; one stands for several.
pub fn avoided(task: &Avoid) -> Scene {
    let Avoid { perils, tiles } = task;
    let exactly = |number: u32| Some(Bound { exactly: Some(number), ..Bound::default() });
    let mut scene = match perils.first() {
        Some(Peril::Captured) => {
            let mut scene = victims("tower-field", None);
            scene.figures.iter_mut().for_each(|stood| stood.wood = Wood::Own);
            with(scene, [piece(Neutral::Tower(2), pt(0.72, 0.5), 0.7, 0xc9_b0_86)])
        }
        Some(Peril::Eaten) => {
            let mut scene = one("dragon-field-volcano", Figure::Follower, Wood::Own);
            scene.tiles.push((ROAD, 1.0, 0.0, 1));
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(1.5, 0.5));
            with(scene, [dragon(pt(0.45, 0.5))])
        }
        Some(Peril::SmallRoad) => {
            let own = Some(Bound::at_least(1));
            let road = Completed { own_followers: own, ..Completed::any(Which::Road) };
            feature(&Completed { tiles: exactly(*tiles), ..road }, None)
        }
        Some(Peril::TakenOver) => {
            let city = Completed {
                own_followers: exactly(1),
                opponents_followers: exactly(2),
                players: exactly(2),
                ..Completed::any(Which::City)
            };
            feature(&city, None)
        }
        Some(Peril::Last) | None => {
            // The others are ahead on the score track.
            let other = |index: u8| {
                let x = 1.2 + 0.5 * f32::from(index);
                Stood::follower(x, 0.5, Wood::Other(index))
            };
            let figures = vec![Stood::follower(0.4, 0.5, Wood::Own), other(0), other(1)];
            Scene { figures, ..Scene::default() }
        }
    };
    scene.leaves(perils.len() > 1 || perils.contains(&Peril::Last));
    scene
}

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
