//! The owners of fields, the cities that fields count, and their points at the end.

use std::collections::BTreeMap;

use iced::widget::canvas::Path;
use iced::{Color, Point, Size};

use super::Board;
use super::outline::outline;
use super::unit::{self, UNIT, spot};
use crate::Frame;
use crate::figure::{letters, paint_letter, paint_token};
use crate::palette::{Livery, livery, mix};
use crate::tile::{Detail, Ground};
use rules::Game;
use rules::feature::join::FeatureId;
use rules::feature::{Kind, Place};
use rules::game::finish;
use rules::geometry::Position;
use rules::player::Seat;
use rules::scoring::{Score, field};
use rules::tile::Segment;
use rules::{board, feature::majority};

/// A field with its owners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// All its segments.
    pub places: Vec<Place>,
    /// The owners with the points that the end would bring them now, in seat order; nobody for a
    /// field without farmers.
    pub owners: Vec<(Seat, i32)>,
    /// The place of the points: in the middle of the field, where no figure stands. `None` without
    /// owners.
    pub label: Option<Place>,
}

/// A complete city that fields count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// All its segments.
    pub places: Vec<Place>,
    /// The seats that it counts for, each once.
    pub seats: Vec<Seat>,
    /// The place of its mark.
    pub label: Option<Place>,
}

/// All fields of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Fields {
    /// The fields.
    pub fields: Vec<Field>,
    /// The cities that count for the owned ones among them.
    pub cities: Vec<Counted>,
    /// The seats that the City of Carcassonne counts for, each once (R-CNT-3).
    pub carcassonne: Vec<Seat>,
    /// The owner of the first field of each tile.
    grounds: BTreeMap<Position, Option<Seat>>,
}

impl Fields {
    /// The fields of a game (R-BASE-13).
    pub fn from_game(game: &Game) -> Self {
        let board = game.board();
        let mut counted: Vec<(FeatureId, Vec<Seat>)> = Vec::new();
        let (mut fields, mut carcassonne) = (Vec::new(), Vec::new());
        let scores = finish::field_scores(game);
        for feature in board.features().filter(|feature| board.kind(*feature) == Kind::Field) {
            let owners = owners(board, feature, &scores);
            let cities =
                board.cities_of(feature).into_iter().filter(|city| board.is_complete(*city));
            for city in cities.filter(|_| !owners.is_empty()) {
                let seats = owners.iter().map(|(seat, _)| *seat);
                match counted.iter_mut().find(|(other, _)| *other == city) {
                    Some((_, known)) => known.extend(seats),
                    None => counted.push((city, seats.collect())),
                }
            }
            if board.touches_carcassonne(feature) {
                carcassonne.extend(owners.iter().map(|(seat, _)| *seat));
            }
            fields.push(Field { places: board.places(feature).collect(), owners, label: None });
        }
        // The smallest are labelled first, so that the others can keep out of their way.
        let mut labelled: Vec<Position> = Vec::new();
        let mut label = |places: &[Place]| {
            let label = middle(board, places, &labelled);
            labelled.extend(label.map(|place| place.at));
            label
        };
        let each_once = |mut seats: Vec<Seat>| {
            seats.sort_unstable();
            seats.dedup();
            seats
        };
        let cities = counted.into_iter().map(|(city, seats)| {
            let seats = each_once(seats);
            Counted { places: board.places(city).collect(), seats, label: None }
        });
        let mut cities: Vec<Counted> = cities.collect();
        cities.sort_by_key(|city| city.places.len());
        cities.iter_mut().for_each(|city| city.label = label(&city.places));
        fields.sort_by_key(|field| field.places.len());
        fields
            .iter_mut()
            .filter(|field| !field.owners.is_empty())
            .for_each(|field| field.label = label(&field.places));
        let mut grounds: BTreeMap<Position, (Segment, Option<Seat>)> = BTreeMap::new();
        for field in &fields {
            for place in &field.places {
                let owner = field.owner_on(place.at);
                let ground = grounds.entry(place.at).or_insert((place.segment, owner));
                if place.segment < ground.0 {
                    *ground = (place.segment, owner);
                }
            }
        }
        let grounds = grounds.into_iter().map(|(at, (_, owner))| (at, owner)).collect();
        Self { fields, cities, carcassonne: each_once(carcassonne), grounds }
    }
}

/// Everybody who would get points for a field at the end, by those scores; in a field that counts
/// nothing yet, those with the most farmers.
fn owners(
    board: &board::Board,
    feature: FeatureId,
    scores: &[(FeatureId, Score)],
) -> Vec<(Seat, i32)> {
    if !board.is_occupied(feature) {
        return Vec::new();
    }
    let record = board.record(feature);
    let scores: Vec<&Score> =
        scores.iter().filter(|(field, _)| *field == feature).map(|(_, score)| score).collect();
    let paid = scores.iter().map(|score| score.seat);
    let mut seats: Vec<Seat> =
        majority::owners(&record).chain(field::barn_owners(&record)).chain(paid).collect();
    seats.sort_unstable();
    seats.dedup();
    let points =
        |seat| scores.iter().filter(|score| score.seat == seat).map(|score| score.points()).sum();
    seats.into_iter().map(|seat| (seat, points(seat))).collect()
}

/// The segment nearest to the middle of a feature, on a tile without another label, and rather
/// where no figure stands.
fn middle(board: &board::Board, places: &[Place], labelled: &[Position]) -> Option<Place> {
    let count = places.len().max(1) as f32;
    let x = places.iter().map(|place| place.at.x as f32).sum::<f32>() / count;
    let y = places.iter().map(|place| place.at.y as f32).sum::<f32>() / count;
    let taken = |place: &Place| board.figures().iter().any(|deployed| deployed.place == *place);
    let far = |place: &&Place| {
        let by = (place.at.x as f32 - x).hypot(place.at.y as f32 - y);
        let beside_label = if labelled.contains(&place.at) { 1000.0 } else { 0.0 };
        by + beside_label + if taken(place) { 100.0 } else { 0.0 }
    };
    places.iter().min_by(|one, other| far(one).total_cmp(&far(other))).copied()
}

impl Field {
    /// The owner whose colour a field has on a tile: owners share it tile by tile.
    fn owner_on(&self, at: Position) -> Option<Seat> {
        let turn = (at.x + at.y).rem_euclid(self.owners.len().max(1) as i32);
        self.owners.get(turn as usize).map(|(seat, _)| *seat)
    }
}

impl<Message> Board<'_, Message> {
    /// The tiles in the colour of their first field: a square below everything costs a tenth of a
    /// shape.
    pub(super) fn grounds(&self) -> impl Iterator<Item = (Position, Color)> {
        let grounds = self.marks.fields.iter().flat_map(|fields| &fields.grounds);
        grounds.map(move |(at, owner)| (*at, self.tint(*owner)))
    }

    /// The other segments of fields in the colours of their owners.
    pub(super) fn tinted(&self) -> impl Iterator<Item = (Place, Color)> {
        let all = self
            .marks
            .fields
            .iter()
            .flat_map(|fields| fields.fields.iter().map(move |field| (fields, field)));
        all.flat_map(move |(fields, field)| {
            field.places.iter().filter_map(move |place| {
                let owner = field.owner_on(place.at);
                (fields.grounds.get(&place.at) != Some(&owner)).then(|| (*place, self.tint(owner)))
            })
        })
    }

    /// The field in an owner's colour, pale without an owner. It is opaque, as another colour may
    /// lie below.
    fn tint(&self, owner: Option<Seat>) -> Color {
        let bare = Ground::from_palette(self.palette).field();
        let (tint, share) = match owner.and_then(|seat| self.livery(seat)) {
            Some(livery) => (livery.fill, 0.72),
            None => (self.palette.paper, 0.5),
        };
        mix(bare, tint, share)
    }

    fn livery(&self, seat: Seat) -> Option<Livery> {
        self.setup.players.get(seat.index()).map(|player| livery(player.colour))
    }
}

/// Lights the cities that are counted; below the figures.
pub(super) fn paint_cities<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let cities = board.marks.fields.iter().flat_map(|fields| &fields.cities);
    let gold = board.palette.glow;
    for place in cities.flat_map(|city| &city.places) {
        board.highlight(frame, *place, gold);
    }
    if board.marks.fields.iter().any(|fields| !fields.carcassonne.is_empty()) {
        board.highlight_city(frame, gold);
    }
}

/// Paints the points of the fields and the seats that cities count for; above the figures.
pub(super) fn paint_labels<Message>(board: &Board<'_, Message>, frame: &mut Frame, detail: Detail) {
    let Some(fields) = &board.marks.fields else { return };
    // On a board seen from afar the letters must still be legible.
    let tall = match detail {
        Detail::Small => 0.52,
        Detail::Normal => 0.36,
        Detail::Fine => 0.26,
    } * UNIT;
    for city in &fields.cities {
        if let Some(at) = city.label.and_then(|place| spot(board, place)) {
            let parts = city.seats.iter().map(|seat| (*seat, None)).collect::<Vec<_>>();
            paint_plaque(board, frame, at, tall * 0.8, &parts);
        }
    }
    if let Some(at) = middle_of_city(board).filter(|_| !fields.carcassonne.is_empty()) {
        let parts = fields.carcassonne.iter().map(|seat| (*seat, None)).collect::<Vec<_>>();
        paint_plaque(board, frame, at, tall * 0.8, &parts);
    }
    for field in fields.fields.iter().filter(|field| !field.owners.is_empty()) {
        if let Some(at) = field.label.and_then(|place| spot(board, place)) {
            paint_plaque(board, frame, at, tall, &parts(&field.owners));
        }
    }
}

/// The middle of the City of Carcassonne.
fn middle_of_city<Message>(board: &Board<'_, Message>) -> Option<Point> {
    let tiles: Vec<Point> = board.board.carcassonne().map(unit::middle).collect();
    let count = tiles.len() as f32;
    let sum = tiles.into_iter().reduce(|sum, at| Point::new(sum.x + at.x, sum.y + at.y))?;
    Some(Point::new(sum.x / count, sum.y / count))
}

/// The owners, with their points behind the last of those who get the same.
fn parts(owners: &[(Seat, i32)]) -> Vec<(Seat, Option<i32>)> {
    let next = owners.iter().skip(1).map(|(_, points)| Some(*points)).chain([None]);
    owners
        .iter()
        .zip(next)
        .map(|((seat, points), next)| (*seat, (next != Some(*points)).then_some(*points)))
        .collect()
}

/// Tokens and points in a row on a plaque around a point.
fn paint_plaque<Message>(
    board: &Board<'_, Message>,
    frame: &mut Frame,
    at: Point,
    tall: f32,
    parts: &[(Seat, Option<i32>)],
) {
    let letters = letters(&board.setup.players);
    let palette = board.palette;
    let words: Vec<Option<String>> =
        parts.iter().map(|(_, points)| points.map(|points| points.to_string())).collect();
    let width_of = |word: &Option<String>| {
        word.as_ref().map_or(0.0, |word| tall * (0.25 + 0.46 * word.len() as f32))
    };
    let width = tall * (0.3 + parts.len() as f32 * 0.8) + words.iter().map(width_of).sum::<f32>();
    let corner = Point::new(at.x - width / 2.0, at.y - tall / 2.0);
    let plaque = Path::rounded_rectangle(corner, Size::new(width, tall), (tall * 0.28).into());
    frame.fill(&plaque, palette.raised);
    frame.stroke(&plaque, outline(palette.faint, tall * 0.045));
    let mut x = corner.x + tall * 0.15;
    for ((seat, _), word) in parts.iter().zip(&words) {
        if let Some(livery) = board.livery(*seat) {
            paint_token(
                frame,
                Point::new(x + tall * 0.4, at.y),
                tall * 0.36,
                livery,
                letters[*seat],
            );
        }
        x += tall * 0.8;
        if let Some(word) = word {
            paint_letter(
                frame,
                Point::new(x + width_of(&Some(word.clone())) / 2.0, at.y),
                tall * 0.7,
                word,
                palette.ink,
            );
            x += width_of(&Some(word.clone()));
        }
    }
}
