//! The drawn example of a card: tiles laid so that its requirement is met. Only an example
//! (R-KO-6).

mod lying;

use super::{Emblem, Tint};
use crate::rules::card::Card;
use crate::rules::card::requirement::{Bound, Completed, Thing, Which};
use crate::rules::card::task::{Peril, Requirement};
use crate::rules::piece::Neutral;
use crate::rules::player::Figure;
use crate::rules::title::Title;

/// A tile of an example: kind, column and row (quarters of a tile may be used), quarter turns.
pub type Laid = (&'static str, f32, f32, u8);

const CAP: &str = "base-city-cap";
const BAND: &str = "base-city-tube";
const BANNER: &str = "base-city-tube-pennant";
const ROAD: &str = "base-road-straight";
const JUNCTION: &str = "base-junction-three";
const MONASTERY: &str = "base-monastery";
const GATE: &str = "base-city-three-road";
const FIELD_CITIES: &str = "base-city-caps-opposite";
const GARDEN: &str = "base-city-cap-garden";
/// Where its garden lies on the tile.
const BED: (f32, f32) = (0.82, 0.78);

/// The contents of an example.
#[derive(Debug)]
pub struct Scene {
    /// The tiles.
    pub tiles: Vec<Laid>,
    /// Followers: column, row, lying, and whether it is an opponent's.
    pub followers: Vec<(f32, f32, bool, bool)>,
    /// A symbol instead of tiles.
    pub emblem: Option<Emblem>,
    /// The kind of the holder's figures.
    pub figure: Figure,
}

impl Scene {
    /// The example of a card.
    #[must_use]
    pub fn from_card(card: &Card) -> Self {
        scene(&card.requirement)
    }

    /// The width and the height of the example, in tiles.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        let width = self.tiles.iter().map(|(_, x, _, _)| x + 1.0).fold(1.0, f32::max);
        let height = self.tiles.iter().map(|(_, _, y, _)| y + 1.0).fold(1.0, f32::max);
        (width, height)
    }

    /// The figure of a follower, and its wood: nobody's colours, violet for the holder, grey for an
    /// opponent.
    #[must_use]
    pub const fn figure(&self, is_opponent: bool) -> (Figure, Tint) {
        if is_opponent { (Figure::Follower, Tint::STRANGER) } else { (self.figure, Tint::ROYAL) }
    }
}

impl Default for Scene {
    fn default() -> Self {
        Self { tiles: Vec::new(), followers: Vec::new(), emblem: None, figure: Figure::Follower }
    }
}

/// A piece that belongs to nobody, or stands on the score track.
fn of_piece(piece: Neutral) -> Scene {
    Scene { emblem: Some(Emblem::Piece(piece)), ..Scene::default() }
}

fn of_tiles((tiles, followers): lying::Example) -> Scene {
    Scene { tiles, followers, ..Scene::default() }
}

/// One tile with one of the holder's figures.
fn of_figure(tile: &'static str, figure: Figure) -> Scene {
    Scene {
        tiles: vec![(tile, 0.0, 0.0, 0)],
        followers: vec![(0.5, 0.55, false, false)],
        emblem: None,
        figure,
    }
}

fn in_garden(figure: Figure) -> Scene {
    Scene { followers: vec![(BED.0, BED.1, false, false)], ..of_figure(GARDEN, figure) }
}

#[expect(clippy::too_many_lines, reason = "one arm per requirement")]
fn scene(requirement: &Requirement) -> Scene {
    match requirement {
        Requirement::Complete(task) => completed(&task.0),
        Requirement::CompleteTogether(task) => together(&task.0),
        Requirement::Connect(task) => {
            connection(number(&task.cities), number(&task.tiles), task.road.as_ref())
        }
        Requirement::PlaceTile(task) => of_tiles(lying::placed(number(&task.neighbours))),
        Requirement::PlaceFarmer(task) => {
            let touched = [task.cities, task.complete_cities];
            let touched = touched.iter().flatten().map(number);
            farmer(touched.max().unwrap_or(0), task.farmers.as_ref().map_or(1, number))
        }
        Requirement::JoinFields(_) => Scene {
            tiles: vec![("base-city-cap", 0.0, 0.0, 3), ("base-city-cap", 1.0, 0.0, 1)],
            followers: vec![(0.7, 0.6, true, false), (1.35, 0.6, true, true)],
            emblem: None,
            figure: Figure::Follower,
        },
        Requirement::Take(task) => Scene {
            emblem: Some(if !task.all && task.titles.first() == Some(&Title::Robber) {
                Emblem::Mask
            } else {
                Emblem::Crown
            }),
            ..Scene::default()
        },
        Requirement::EnterCity(_) | Requirement::LeaveCity(_) | Requirement::MoveCount(_) => {
            Scene {
                tiles: vec![
                    ("count-r1c3-field-north", 0.0, 0.0, 0),
                    ("count-r1c4-road-north", 1.0, 0.0, 0),
                ],
                followers: vec![(0.5, 0.62, false, false)],
                emblem: None,
                figure: Figure::Follower,
            }
        }
        Requirement::WinChallenge(task) => {
            let winner_is_shrine = task.winner != Which::Monastery;
            Scene {
                tiles: vec![("shrine-plain", 0.0, 0.0, 0), ("base-monastery", 1.0, 0.0, 0)],
                followers: vec![
                    (0.5, 0.72, false, !winner_is_shrine),
                    (1.5, 0.72, false, winner_is_shrine),
                ],
                emblem: None,
                figure: Figure::Follower,
            }
        }
        Requirement::DoubleTurn(_) => of_figure("base-road-straight", Figure::Builder),
        Requirement::Deploy(task) => {
            let figure = task.figure.unwrap_or(Figure::Follower);
            if task.on.is_some_and(|on| on.feature == Which::Garden) {
                return in_garden(figure);
            }
            let tile = match (task.portal, task.flight, task.crop) {
                (true, _, _) => "dragon-junction-three-portal",
                (_, true, _) => "flying-road-curve-flight-diagonal",
                (_, _, true) => "crops-city-caps-opposite-apart",
                (false, false, false) => "base-city-corner-road-curve",
            };
            of_figure(tile, figure)
        }
        Requirement::CallAbbot(_) => in_garden(Figure::Abbot),
        Requirement::MoveMagician(task) => of_piece(Neutral::Magician(task.magician)),
        Requirement::TakeGold(task) => {
            let count = task.bars.or(task.held).map_or(1, |bound| number(&bound));
            of_piece(Neutral::Gold(u8::try_from(count).unwrap_or(u8::MAX)))
        }
        Requirement::Have(task) => having(task.what, task.number.as_ref().map_or(1, number)),
        Requirement::CropTakesHome(_) => of_figure("crops-city-corners", Figure::Follower),
        Requirement::MoveFerry(_) => of_figure("ferries-four-roads", Figure::Follower),
        Requirement::ReadMessage(_) => of_piece(Neutral::Messenger(0)),
        Requirement::Rob(_) => of_piece(Neutral::Bandit(None)),
        Requirement::RemoveKnight(_) => of_figure("dragon-city-corner-princess", Figure::Follower),
        Requirement::MoveFairy(_) => of_figure("base-monastery-road", Figure::Follower),
        Requirement::DragonEats(_) => of_figure("dragon-road-curve-dragon", Figure::Follower),
        Requirement::CompleteNth(task) => completed(&Completed::any(task.feature)),
        Requirement::FulfilOrders(_) => Scene { emblem: Some(Emblem::Order), ..Scene::default() },
        Requirement::LayBare(task) => Scene {
            tiles: (0..task.tiles.clamp(1, 5)).map(|at| (ROAD, at as f32, 0.0, 0)).collect(),
            ..Scene::default()
        },
        Requirement::FarmInTurns(task) => farmer(0, task.turns),
        Requirement::Avoid(task) => avoided(task.perils.first().copied()),
        Requirement::AllOf(task) => beside(&task.tasks),
        Requirement::OneOf(task) => beside(&task.tasks),
        Requirement::Judged(_) => Scene { emblem: Some(Emblem::Order), ..Scene::default() },
        Requirement::AvoidDragon(_) => of_figure("dragon-field-volcano", Figure::Follower),
        Requirement::RaiseTower(_) => of_figure("tower-city-cap", Figure::Follower),
        Requirement::Capture(_) => of_figure("tower-field", Figure::Follower),
        Requirement::PlaceAbbey(_) => of_figure("base-monastery", Figure::Follower),
        Requirement::MoveWagon(_) => of_figure("base-junction-three", Figure::Wagon),
        Requirement::TargetWithin(_)
        | Requirement::WinTarget(_)
        | Requirement::KnockOut(_)
        | Requirement::Catch(_)
        | Requirement::SlipBy(_)
        | Requirement::Seduce(_) => of_figure("catapult-field", Figure::Follower),
        Requirement::Escape(_) => Scene {
            tiles: vec![("cathars-city-cap", 0.0, 0.0, 0), ("base-monastery", 1.0, 0.0, 0)],
            followers: vec![(0.5, 0.3, false, false)],
            emblem: None,
            figure: Figure::Follower,
        },
        Requirement::Score(task) => match task.feature {
            Some(Which::Road) => Scene {
                tiles: road_of(number(&task.points)),
                followers: vec![(1.5, 0.5, false, false)],
                emblem: None,
                figure: Figure::Follower,
            },
            Some(_) | None => Scene {
                tiles: city_worth(number(&task.points)),
                followers: vec![(1.5, 0.5, false, false)],
                emblem: None,
                figure: Figure::Follower,
            },
        },
    }
}

/// So many of something: the goods and special figures stand on tiles, as they come from there.
fn having(what: Thing, count: u32) -> Scene {
    const WINE: &str = "traders-city-tube-wine";
    const GRAIN: &str = "traders-city-three-grain";
    const CLOTH: &str = "traders-city-tube-cloth-city-cap";
    let goods = |kinds: &[&'static str]| {
        let shown = kinds.iter().cycle().take((count as usize).clamp(kinds.len(), 6));
        let tiles = shown.enumerate().map(|(at, tile)| (*tile, at as f32, 0.0, 0));
        Scene { tiles: tiles.collect(), ..Scene::default() }
    };
    let pieces = u8::try_from(count).unwrap_or(u8::MAX);
    match what {
        Thing::Wine => goods(&[WINE]),
        Thing::Grain => goods(&[GRAIN]),
        Thing::Cloth => goods(&[CLOTH]),
        Thing::Goods | Thing::EachGood => goods(&[WINE, GRAIN, CLOTH]),
        Thing::Gold => of_piece(Neutral::Gold(pieces)),
        Thing::Followers if count == 0 => {
            Scene { emblem: Some(Emblem::Absent), ..Scene::default() }
        }
        Thing::Followers => Scene { emblem: Some(Emblem::Follower), ..Scene::default() },
        Thing::SpecialFigures | Thing::AllSpecialFigures => of_figure(ROAD, Figure::BigFollower),
        Thing::TowerPieces => of_piece(Neutral::Tower(pieces)),
    }
}

/// The harm that an order is lost by.
fn avoided(peril: Option<Peril>) -> Scene {
    match peril {
        Some(Peril::Captured) => of_figure("tower-field", Figure::Follower),
        Some(Peril::Eaten) => of_figure("dragon-field-volcano", Figure::Follower),
        Some(Peril::SmallRoad) => Scene {
            tiles: road_of(2),
            followers: vec![(0.8, 0.5, false, false)],
            ..Scene::default()
        },
        Some(Peril::TakenOver) => Scene {
            tiles: city_of(3, 0),
            followers: vec![
                (0.95, 0.5, true, false),
                (1.5, 0.5, false, true),
                (2.05, 0.5, false, true),
            ],
            ..Scene::default()
        },
        Some(Peril::Last) | None => Scene { emblem: Some(Emblem::Order), ..Scene::default() },
    }
}

/// Two examples side by side; a symbol stands for both where there is one.
fn beside(tasks: &[Requirement]) -> Scene {
    let mut all = Scene::default();
    for one in tasks.iter().map(scene) {
        let start = if all.tiles.is_empty() { 0.0 } else { all.size().0 + 0.25 };
        all.emblem = all.emblem.or(one.emblem);
        all.figure = if one.figure == Figure::Follower { all.figure } else { one.figure };
        all.tiles.extend(one.tiles.iter().map(|(id, x, y, turn)| (*id, x + start, *y, *turn)));
        let moved = one.followers.iter().map(|(x, y, lies, other)| (x + start, *y, *lies, *other));
        all.followers.extend(moved);
    }
    if all.emblem.is_some() { Scene { emblem: all.emblem, ..Scene::default() } } else { all }
}

fn number(bound: &Bound) -> u32 {
    bound.exactly.or(bound.at_least).or(bound.at_most).unwrap_or(0)
}

fn completed(wanted: &Completed) -> Scene {
    if let Some(example) = lying::lying(wanted) {
        return of_tiles(example);
    }
    let size = wanted.tiles.map_or(3, |bound| number(&bound));
    let pennants = wanted.pennants.map_or(0, |bound| number(&bound));
    let (tiles, spots): (Vec<Laid>, Vec<(f32, f32)>) = match wanted.feature {
        Which::Road if has_ferry(wanted) => (ferried(), vec![(1.5, 0.5)]),
        Which::Road if size < 3 => (road_of(size), vec![(0.8, 0.5), (1.2, 0.5)]),
        Which::Road => (road_of(size), vec![(1.25, 0.5), (1.75, 0.5), (2.25, 0.5)]),
        Which::Monastery | Which::Shrine | Which::Monastic => (surrounded(), vec![(1.5, 1.62)]),
        Which::Garden => (in_flower(), vec![(1.0 + BED.0, 1.0 + BED.1)]),
        Which::City | Which::Any => {
            let tiles = size.max(pennants.saturating_add(2));
            let across = if tiles > 2 { [1.5, 0.95, 2.05] } else { [0.88, 1.12, 1.0] };
            (city_of(tiles, pennants), across.map(|x| (x, 0.5)).to_vec())
        }
    };
    let own = wanted.own_followers.map_or(0, |bound| number(&bound));
    let own = own.max(u32::from(wanted.own_figure.is_some()));
    let opponents = wanted.opponents_followers.map_or(0, |bound| number(&bound));
    let all = wanted.followers.or(wanted.players).map_or(0, |bound| number(&bound));
    let strangers = opponents.max(all.saturating_sub(1));
    let owners =
        (0..own.max(u32::from(all > 0))).map(|_| false).chain((0..strangers).map(|_| true));
    let followers = spots.into_iter().zip(owners).map(|((x, y), opponent)| (x, y, false, opponent));
    let figure = wanted.own_figure.unwrap_or(Figure::Follower);
    Scene { followers: followers.collect(), tiles, emblem: None, figure }
}

fn has_ferry(wanted: &Completed) -> bool {
    wanted.ferries.is_some_and(|bound| !bound.holds(0))
}

/// A road over a lake.
fn ferried() -> Vec<Laid> {
    vec![(JUNCTION, 0.0, 0.0, 3), ("ferries-four-roads", 1.0, 0.0, 0), (JUNCTION, 2.0, 0.0, 1)]
}

/// A completed city of at least that many points: two for a tile, two for a pennant.
fn city_worth(points: u32) -> Vec<Laid> {
    let pairs = points.div_ceil(2).max(3);
    let tiles = (pairs - 1).min(6);
    city_of(tiles, pairs - tiles)
}

/// A city of so many tiles in a row, folded into two rows when it is long; a tile that has none
/// below it closes the upper row.
fn city_of(tiles: u32, pennants: u32) -> Vec<Laid> {
    let tiles = tiles.clamp(2, 12);
    let mut laid = Vec::new();
    let rows = if tiles > 6 || (tiles > 4 && pennants == 0) { 2 } else { 1 };
    let across = tiles.div_ceil(rows);
    for row in 0..rows {
        let in_row = if row + 1 == rows { tiles - across * row } else { across };
        for column in 0..in_row {
            let (x, y) = (column as f32, row as f32);
            let (first, last) = (column == 0, column + 1 == in_row);
            laid.push(match rows {
                1 if first => (CAP, x, y, 1),
                1 if last => (CAP, x, y, 3),
                1 if column <= pennants => (BANNER, x, y, 0),
                1 => (BAND, x, y, 0),
                // Two rows joined into one city.
                _ if first && row == 0 => ("base-city-corner", x, y, 2),
                _ if last && row == 0 && tiles % 2 == 1 => (CAP, x, y, 3),
                _ if last && row == 0 => ("base-city-corner", x, y, 3),
                _ if first => ("base-city-corner", x, y, 1),
                _ if last => ("base-city-corner", x, y, 0),
                _ if row == 0 => ("base-city-three", x, y, 2),
                _ => ("base-city-three", x, y, 0),
            });
        }
    }
    laid
}

fn road_of(tiles: u32) -> Vec<Laid> {
    let tiles = tiles.clamp(2, 10);
    let rows = if tiles > 5 { 2 } else { 1 };
    if rows == 1 {
        return (0..tiles)
            .map(|column| match column {
                0 => (JUNCTION, 0.0, 0.0, 3),
                last if last + 1 == tiles => (JUNCTION, last as f32, 0.0, 1),
                column => (ROAD, column as f32, 0.0, 0),
            })
            .collect();
    }
    // A long road turns back at the right.
    let across = tiles.div_ceil(2);
    let below = tiles - across;
    let row = |y: f32, count: u32, end: Laid| {
        (0..count).map(move |column| match column {
            0 => (JUNCTION, 0.0, y, 3),
            last if last + 1 == count => end,
            column => (ROAD, column as f32, y, 0),
        })
    };
    let right = across as f32 - 1.0;
    let mut laid: Vec<Laid> = row(0.0, across, ("base-road-curve", right, 0.0, 0)).collect();
    let start = across - below;
    laid.extend((0..below).map(|column| {
        let x = (start + column) as f32;
        match column {
            _ if x == right => ("base-road-curve", x, 1.0, 1),
            0 => (JUNCTION, x, 1.0, 3),
            _ => (ROAD, x, 1.0, 0),
        }
    }));
    laid
}

/// A monastery with all its neighbours.
fn surrounded() -> Vec<Laid> {
    let around = [
        (ROAD, 0.0, 0.0, 1),
        (CAP, 1.0, 0.0, 0),
        ("base-road-curve", 2.0, 0.0, 1),
        ("base-road-curve", 0.0, 1.0, 1),
        ("base-road-curve", 2.0, 1.0, 2),
        (CAP, 0.0, 2.0, 2),
        (ROAD, 1.0, 2.0, 0),
        (CAP, 2.0, 2.0, 1),
    ];
    std::iter::once((MONASTERY, 1.0, 1.0, 0)).chain(around).collect()
}

/// A garden with all its neighbours.
fn in_flower() -> Vec<Laid> {
    let around = surrounded().into_iter().skip(1);
    let turned =
        around.map(|laid| if laid == (CAP, 1.0, 0.0, 0) { (CAP, 1.0, 0.0, 2) } else { laid });
    std::iter::once((GARDEN, 1.0, 1.0, 0)).chain(turned).collect()
}

fn together(wanted: &[Completed]) -> Scene {
    let has = |which: Which| wanted.iter().filter(|completed| completed.feature == which).count();
    let tiles = match (has(Which::City), has(Which::Road), has(Which::Monastery)) {
        (2.., _, _) => vec![(CAP, 0.0, 0.0, 1), (FIELD_CITIES, 1.0, 0.0, 1), (CAP, 2.0, 0.0, 3)],
        (1, 1.., _) => vec![(CAP, 0.0, 0.0, 1), (GATE, 1.0, 0.0, 3), (JUNCTION, 2.0, 0.0, 1)],
        (_, 2.., _) => vec![
            (JUNCTION, 0.0, 0.0, 3),
            ("base-junction-four", 1.0, 0.0, 0),
            (JUNCTION, 2.0, 0.0, 1),
        ],
        (_, _, 1..) => vec![
            (MONASTERY, 0.0, 0.0, 0),
            ("base-monastery-road", 1.0, 0.0, 3),
            (JUNCTION, 2.0, 0.0, 1),
        ],
        _ => vec![
            (CAP, 0.0, 0.0, 1),
            ("base-city-cap-junction-three", 1.0, 0.0, 3),
            (JUNCTION, 2.0, 0.0, 1),
        ],
    };
    Scene { tiles, ..Scene::default() }
}

fn connection(cities: u32, tiles: u32, road: Option<&Bound>) -> Scene {
    let mut laid = vec![(GATE, 0.0, 0.0, 3)];
    let length = road.map_or(3, number).clamp(3, 5);
    for column in 1..length - 1 {
        laid.push((ROAD, column as f32, 0.0, 0));
    }
    let end = (length - 1) as f32;
    laid.push(if cities >= 2 { (GATE, end, 0.0, 1) } else { (JUNCTION, end, 0.0, 1) });
    if tiles > 1 {
        laid.push((CAP, 0.0, 1.0, 0));
    }
    Scene { tiles: laid, ..Scene::default() }
}

/// A field that touches so many cities, with so many farmers.
fn farmer(cities: u32, farmers: u32) -> Scene {
    let mut tiles = match cities {
        0 => vec![(ROAD, 0.0, 0.0, 0), ("base-road-curve", 1.0, 0.0, 0)],
        1 => vec![("base-city-corner", 0.0, 0.0, 0), (CAP, 1.0, 0.0, 1)],
        2 => vec![(CAP, 0.0, 0.0, 0), (CAP, 1.0, 0.0, 1)],
        // Two cities to a tile; an odd one has a tile of its own.
        _ => (0..cities % 2).map(|_| (CAP, 0.0, 0.0, 0)).collect(),
    };
    let between = if cities > 2 { (cities / 2).min(4) } else { 0 };
    for _ in 0..between {
        tiles.push((FIELD_CITIES, tiles.len() as f32, 0.0, 0));
    }
    let farmers = farmers.clamp(1, 5);
    let (first, step) = if farmers > 3 { (0.2, 0.4) } else { (0.5, 0.5) };
    let along = match cities {
        0 => 0.25,
        // Between two cities on each tile.
        _ if cities > 2 && cities.is_multiple_of(2) => 0.5,
        _ => 0.75,
    };
    let followers = (0..farmers).map(|index| (first + step * index as f32, along, true, false));
    Scene { followers: followers.collect(), tiles, emblem: None, figure: Figure::Follower }
}
