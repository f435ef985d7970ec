//! The drawn example of a card, from its requirement by one walk over it: each condition is seen in
//! the picture, or the picture says "and …". Only an example (R-KO-6).

mod citadel;
mod complete;
mod counted;
mod feature;
mod field;
mod ground;
mod lying;
mod part;
mod people;
mod scene;
mod things;
mod together;
mod told;

use super::{Emblem, Pt, pt};
use citadel::{count, entered, left};
use complete::{abbey, called, connection, scored};
use counted::{avoided, bare, both, farmed, had, nth, orders, won};
use feature::feature;
use field::field;
use part::{
    CAP, FAIR, JUNCTION, MIDDLE, MOST, ROAD, dragon, one, piece, sign, token, victims, with,
};
use rules::card::Card;
use rules::card::requirement::{Bound, Completed, Which};
use rules::card::task::{
    Deploy, JoinFields, MoveMagician, PlaceFarmer, Requirement, Take, TargetWithin,
};
use rules::piece::{Magician, Neutral};
use rules::player::Figure;
use rules::title::Title;
use scene::number;
use together::together;

pub use scene::{Laid, Mark, Scene, Stood, Wood};

impl Scene {
    /// The example of a card.
    pub fn from_card(card: &Card) -> Self {
        scene(&card.requirement)
    }
}

#[expect(clippy::too_many_lines, reason = "one arm per requirement")]
fn scene(requirement: &Requirement) -> Scene {
    use Requirement as R;
    match requirement {
        R::Complete(task) => feature(&task.0, None),
        R::CompleteTogether(task) => together(&task.0),
        R::Connect(task) => connection(task),
        R::PlaceTile(task) => lying::placed(task.neighbours),
        R::Have(task) => had(task),
        R::PlaceFarmer(task) => farmers(task),
        R::JoinFields(task) => joined(task),
        R::Take(task) => titles(task),
        R::EnterCity(task) => entered(task),
        R::LeaveCity(_) => left(),
        R::MoveCount(task) => count(task.opponents),
        R::WinChallenge(task) => challenge(task.winner),
        R::DoubleTurn(_) => one(ROAD, Figure::Builder, Wood::Own),
        R::Deploy(task) => deployed(task),
        R::CallAbbot(task) => called(task.points),
        R::MoveMagician(task) => magician(task),
        R::CropTakesHome(task) => victims("crops-city-corners", Some(task.figures)),
        R::MoveFerry(task) => ferry(task.on.as_ref()),
        R::ReadMessage(task) => messages(task.messages, task.points),
        R::Rob(task) => robbed(task.points, task.richer),
        R::RemoveKnight(_) => {
            let mut scene = one("dragon-city-corner-princess", Figure::Follower, Wood::Other(0));
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(0.5, 0.3));
            scene
        }
        R::MoveFairy(task) => fairy(task.on.as_ref()),
        R::DragonEats(task) => {
            let mut scene = victims("dragon-road-curve-dragon", Some(task.figures));
            scene.tiles.push((ROAD, 1.0, 0.0, 1));
            scene.figures.iter_mut().for_each(|stood| stood.at = stood.at + pt(1.0, 0.0));
            with(scene, [dragon(pt(0.5, 0.5))])
        }
        R::Judged(_) => with(Scene::default(), [sign(Emblem::Order, pt(0.5, 0.5), 0.8)]),
        R::AvoidDragon(_) => {
            let mut scene = one("dragon-field-volcano", Figure::Follower, Wood::Own);
            scene.tiles.push((ROAD, 1.0, 0.0, 1));
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(1.5, 0.5));
            with(scene, [dragon(pt(0.45, 0.5))])
        }
        R::RaiseTower(task) => tower(task.height),
        R::Capture(task) => captured(task.prisoners),
        R::PlaceAbbey(task) => abbey(task.completes),
        R::MoveWagon(_) => {
            let mut scene = one(JUNCTION, Figure::Wagon, Wood::Own);
            let before = Stood::follower(0.2, 0.5, Wood::Own).absent();
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(0.72, 0.52));
            scene.figures.push(Stood { figure: Figure::Wagon, ..before });
            scene
        }
        R::TargetWithin(task) => {
            let scene = Scene { tiles: vec![(FAIR, 0.0, 0.0, 0)], ..Scene::default() };
            let mut scene = with(scene, [sign(Emblem::Target, pt(0.72, 0.68), 0.42)]);
            let TargetWithin { millimetres: _ } = task;
            scene.leaves(true);
            scene
        }
        R::WinTarget(task) => won(task),
        R::KnockOut(task) => victims(FAIR, Some(task.followers)),
        R::Catch(_) => with(one(FAIR, Figure::Follower, Wood::Own), [token(pt(0.72, 0.3))]),
        R::SlipBy(_) => {
            let mut scene = victims(FAIR, None);
            scene.figures.push(Stood::follower(0.7, 0.6, Wood::Other(1)));
            with(scene, [token(pt(0.82, 0.2))])
        }
        R::Seduce(_) => {
            let mut scene = one(CAP, Figure::Follower, Wood::Own);
            scene.figures.iter_mut().for_each(|stood| stood.at = pt(0.36, 0.3));
            scene.figures.push(Stood::follower(0.7, 0.36, Wood::Other(0)).absent());
            scene
        }
        R::Escape(_) => {
            let inside = Stood::follower(0.5, 0.3, Wood::Own).absent();
            let outside = Stood::follower(1.5, 0.72, Wood::Own);
            Scene {
                tiles: vec![("cathars-city-cap", 0.0, 0.0, 0), ("base-monastery", 1.0, 0.0, 0)],
                figures: vec![inside, outside],
                ..Scene::default()
            }
        }
        R::Score(task) => scored(task),
        R::CompleteNth(task) => nth(task),
        R::FulfilOrders(task) => orders(task),
        R::LayBare(task) => bare(task),
        R::FarmInTurns(task) => farmed(task),
        R::Avoid(task) => avoided(task),
        R::AllOf(task) => {
            let mut scene = both(task.tasks.iter().map(scene), false);
            scene.leaves(!task.one_turn);
            scene
        }
        R::OneOf(task) => both(task.tasks.iter().map(scene), true),
        // The others show what they count.
        _ => requirement.example().as_ref().map(things::counted).unwrap_or_default(),
    }
}

// ---- fields ----

fn farmers(task: &PlaceFarmer) -> Scene {
    let PlaceFarmer { cities, complete_cities, farmers } = task;
    let many = farmers.map_or(1, |_| number(*farmers)).clamp(1, MOST);
    let (mut scene, spots) = field(*cities, *complete_cities, many);
    for index in 0..many {
        let at = along(&spots, index, many);
        scene.figures.push(Stood { at, ..Stood::follower(0.0, 0.0, Wood::Own) }.lying());
    }
    scene.shows(*farmers, many);
    scene
}

/// The place of one of several, from the first spot to the last.
fn along(spots: &[Pt], index: u32, many: u32) -> Pt {
    let [first, last] = [spots.first(), spots.last()].map(|spot| spot.copied().unwrap_or(MIDDLE));
    let share = (index as f32 + 0.5) / many as f32;
    first + (last - first) * share
}

fn joined(task: &JoinFields) -> Scene {
    let JoinFields { complete_cities } = task;
    let both = |scene: &mut Scene, one: Pt, other: Pt| {
        let lying = |at, wood| Stood { at, ..Stood::follower(0.0, 0.0, wood) }.lying();
        scene.figures.extend([lying(one, Wood::Own), lying(other, Wood::Other(0))]);
    };
    if complete_cities.is_some() {
        let (mut scene, spots) = field(None, *complete_cities, 2);
        both(&mut scene, along(&spots, 0, 2), along(&spots, 1, 2));
        return scene;
    }
    let tiles = vec![(CAP, 0.0, 0.0, 3), (CAP, 1.0, 0.0, 1)];
    let mut scene = Scene { tiles, ..Scene::default() };
    both(&mut scene, pt(0.7, 0.6), pt(1.35, 0.6));
    scene
}

// ---- figures ----

/// A figure where it is deployed, and beside it the tile that lets it come.
fn deployed(task: &Deploy) -> Scene {
    let Deploy { figure, portal, flight, crop, complete_cities, on } = task;
    let way = match (portal, flight, crop) {
        (true, _, _) => Some("dragon-junction-three-portal"),
        (_, true, _) => Some("flying-road-curve-flight-diagonal"),
        (_, _, true) => Some("crops-city-caps-opposite-apart"),
        (false, false, false) => None,
    };
    let own = figure.unwrap_or(Figure::Follower);
    let is_farming = complete_cities.is_some() || matches!(own, Figure::Pig | Figure::Barn);
    let mut scene = match on {
        Some(on) => feature(on, Some(own)),
        None if is_farming => {
            let (mut scene, spots) = field(None, *complete_cities, 1);
            let at = if own == Figure::Barn { corner(&scene) } else { along(&spots, 0, 2) };
            let stood = Stood { figure: own, at, ..Stood::follower(0.0, 0.0, Wood::Own) };
            scene.figures.push(stood.lying());
            scene
        }
        None => {
            let tile = match own {
                Figure::Abbot if way.is_none() => {
                    let mut scene = one("base-city-cap-garden", own, Wood::Own);
                    scene.figures.iter_mut().for_each(|stood| stood.at = told::BED);
                    return scene;
                }
                _ => "base-city-corner-road-curve",
            };
            one(way.unwrap_or(tile), own, Wood::Own)
        }
    };
    let is_shown = scene.tiles.first().is_some_and(|(id, ..)| Some(*id) == way);
    if let Some(way) = way.filter(|_| !is_shown) {
        let (wide, _) = scene.size();
        scene.tiles.push((way, wide + 0.2, 0.0, 0));
    }
    scene
}

/// A corner where tiles meet, for a barn: the lower one of the first two tiles of the field.
fn corner(scene: &Scene) -> Pt {
    let (wide, high) = scene.size();
    pt((wide / 2.0).round().max(0.9), high - 0.12)
}

/// A feature that somebody comes to, or one that will do.
fn somewhere(on: Option<&Completed>, usual: Which, present: Option<Figure>) -> Scene {
    feature(on.unwrap_or(&Completed::any(usual)), present)
}

fn magician(task: &MoveMagician) -> Scene {
    let MoveMagician { magician, on } = task;
    let tint = match magician {
        Magician::Mage => 0xe0_7a_1e,
        Magician::Witch => 0x5b_3a_8c,
    };
    let scene = somewhere(on.as_ref(), Which::City, None);
    let first = scene.tiles.first().map_or(pt(0.0, 0.0), |(_, x, y, _)| pt(*x, *y));
    with(scene, [piece(Neutral::Magician(*magician), first + pt(0.62, 0.42), 0.7, tint)])
}

/// The fairy beside a follower of the holder's (R-PD-7).
fn fairy(on: Option<&Completed>) -> Scene {
    let scene = match on {
        None => one("base-monastery-road", Figure::Follower, Wood::Own),
        Some(on) => feature(on, Some(Figure::Follower)),
    };
    let beside = scene.figures.first().map_or(MIDDLE, |stood| stood.at) + pt(0.24, -0.08);
    with(scene, [piece(Neutral::Fairy, beside, 0.5, 0xdf_f1_f7)])
}

/// A ferry on its road.
fn ferry(on: Option<&Completed>) -> Scene {
    let road = on.copied().unwrap_or(Completed::any(Which::Road));
    let ferries = road.ferries.unwrap_or(Bound::at_least(1));
    feature(&Completed { ferries: Some(ferries), ..road }, None)
}

/// A monastery beside a shrine, and the follower of the one that wins.
fn challenge(winner: Which) -> Scene {
    let wins = |is_shrine: bool| (winner != Which::Monastery) == is_shrine;
    let wood = |is_shrine| if wins(is_shrine) { Wood::Own } else { Wood::Other(0) };
    let loser = |stood: Stood, is_shrine| if wins(is_shrine) { stood } else { stood.lying() };
    Scene {
        tiles: vec![("shrine-plain", 0.0, 0.0, 0), ("base-monastery", 1.0, 0.0, 0)],
        figures: vec![
            loser(Stood::follower(0.5, 0.72, wood(true)), true),
            loser(Stood::follower(1.5, 0.72, wood(false)), false),
        ],
        // Either will do, and one is seen.
        more: winner == Which::Monastic,
        ..Scene::default()
    }
}

// ---- towers ----

fn tower(height: Bound) -> Scene {
    const HIGHEST: u32 = 10;
    let drawn = number(Some(height)).clamp(1, HIGHEST);
    let pieces = u8::try_from(drawn).unwrap_or(1);
    let scene = Scene { tiles: vec![SITE], ..Scene::default() };
    let mut scene = with(scene, [on_site(pieces, 0.8)]);
    scene.shows(Some(height), drawn);
    scene
}

/// A tile with a foundation in its lower left corner, and the foot of a tower there.
const SITE: Laid = ("tower-field", 0.0, 0.0, 3);
const FOOT: Pt = pt(0.18, 0.88);

/// A tower of so many pieces on that tile, in a square of that side.
fn on_site(pieces: u8, side: f32) -> Mark {
    piece(Neutral::Tower(pieces), FOOT - pt(0.0, side * 0.46), side, 0xc9_b0_86)
}

/// A tower and the prisoners, who are opponents.
fn captured(prisoners: Option<Bound>) -> Scene {
    let mut scene = victims(SITE.0, Some(prisoners.unwrap_or(Bound::at_least(1))));
    scene.figures.iter_mut().for_each(|stood| stood.at = stood.at + pt(1.0, 0.0));
    scene.tiles = vec![SITE];
    with(scene, [on_site(2, 0.7)])
}

// ---- titles, letters, bandits ----

/// Both titles side by side; one of them aslant beside the other where either will do; grey wood
/// beside one that an opponent held.
fn titles(task: &Take) -> Scene {
    let Take { titles, from_opponent, all } = task;
    let has = |title: Title| titles.contains(&title);
    let emblems = [(Title::King, Emblem::Crown), (Title::Robber, Emblem::Mask)];
    let shown: Vec<Emblem> =
        emblems.into_iter().filter_map(|(title, of)| has(title).then_some(of)).collect();
    let mut scene = Scene::default();
    let is_either = shown.len() > 1 && !*all;
    for (index, of) in shown.iter().enumerate() {
        let x = 0.5 + index as f32;
        let y = if is_either { 0.35 + 0.4 * index as f32 } else { 0.5 };
        scene.marks.push(sign(*of, pt(x, y), if is_either { 0.6 } else { 0.8 }));
    }
    if is_either {
        scene.marks.push(sign(Emblem::Slash, pt(1.0, 0.5), 0.5));
    }
    if *from_opponent {
        let x = shown.len() as f32 + 0.2;
        scene.figures.push(Stood::follower(x, 0.6, Wood::Other(0)));
    }
    scene
}

fn messages(messages: Option<Bound>, points: Option<Bound>) -> Scene {
    const LETTER: u32 = 0xf2_e6_c8;
    if messages.is_none() {
        let letter = piece(Neutral::Messenger(0), pt(0.5, 0.5), 0.9, LETTER);
        let mut scene = with(Scene::default(), [letter]);
        scene.shows(points, 0);
        return scene;
    }
    let many = number(messages).min(MOST);
    let letters = (0..many).map(|index| {
        let (column, row) = ((index % 4) as f32, (index / 4) as f32);
        piece(Neutral::Messenger(0), pt(0.35 + 0.62 * column, 0.35 + 0.5 * row), 0.62, LETTER)
    });
    let mut scene = with(Scene::default(), letters);
    scene.shows(messages, many);
    scene.shows(points, 0);
    scene
}

fn robbed(points: Option<Bound>, richer: bool) -> Scene {
    let bag = piece(Neutral::Bandit(None), pt(0.5, 0.5), 1.2, 0x7a_4a_24);
    let mut scene = with(Scene::default(), [bag]);
    scene.shows(points, 0);
    scene.leaves(richer);
    scene
}
