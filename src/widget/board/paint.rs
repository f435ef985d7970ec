//! The layers of the board. Tiles and figures are drawn once for every change and then only moved and scaled, so that dragging
//! costs no more than filling the paths.

use std::cell::RefCell;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer;
use iced::widget::canvas::{Cache, Frame, Geometry, LineJoin, Path, Stroke};
use iced::{Color, Point, Rectangle, Renderer, Size, Transformation, Vector};

use super::camera::Camera;
use super::{Board, Claim, Marks};
use crate::rules::feature::{Kind, Place};
use crate::rules::geometry::Position;
use crate::rules::player::letters;
use crate::rules::tile::Segment;
use crate::widget::figure::{paint_follower, paint_letter};
use crate::widget::palette::livery;
use crate::widget::tile::{Detail, Ground};

/// The side of a tile in the coordinates that are drawn in; the camera scales from there.
const UNIT: f32 = 100.0;
/// Height of a follower, in tiles.
const FOLLOWER: f32 = 0.34;

/// What the drawn layers show, to see when they are out of date.
#[derive(Debug, Clone, PartialEq, Default)]
struct Shown {
    revision: u64,
    tiles: usize,
    dark: bool,
    detail: Option<Detail>,
}

/// The drawn layers.
#[derive(Default)]
pub(super) struct Layers {
    shown: RefCell<Shown>,
    marked: RefCell<Option<Marks>>,
    ground: Cache,
    lit_fields: Cache,
    features: Cache,
    top: Cache,
}

impl Layers {
    pub(super) fn draw<Message>(
        &self,
        board: &Board<'_, Message>,
        renderer: &mut Renderer,
        bounds: Rectangle,
        camera: Camera,
    ) {
        let detail = Detail::at(camera.zoom);
        self.refresh(board, detail);
        let table = renderer::Quad { bounds, ..renderer::Quad::default() };
        renderer.fill_quad(table, board.palette.table);
        let world = world(board);
        let ground = self.ground.draw_with_bounds(renderer, world, |frame| paint_ground(board, frame));
        let lit_fields = board
            .lit(true)
            .next()
            .is_some()
            .then(|| self.lit_fields.draw_with_bounds(renderer, world, |frame| paint_lit(board, frame, true)));
        let features = self.features.draw_with_bounds(renderer, world, |frame| paint_features(board, frame, detail));
        let top = self.top.draw_with_bounds(renderer, world, |frame| paint_top(board, frame, detail));
        let scale = camera.zoom / UNIT;
        let middle = bounds.center();
        let offset = Vector::new(middle.x - camera.center.x * camera.zoom, middle.y - camera.center.y * camera.zoom);
        let transformation = Transformation::translate(offset.x, offset.y) * Transformation::scale(scale);
        renderer.with_layer(bounds, |renderer| {
            renderer.with_transformation(transformation, |renderer| {
                let layers: [Option<Geometry>; 4] = [Some(ground), lit_fields, Some(features), Some(top)];
                for geometry in layers.into_iter().flatten() {
                    renderer.draw_geometry(geometry);
                }
            });
        });
    }

    fn refresh<Message>(&self, board: &Board<'_, Message>, detail: Detail) {
        let now = Shown {
            revision: board.revision,
            tiles: board.board.tiles().len(),
            dark: board.palette.dark,
            detail: Some(detail),
        };
        let tiles_changed = *self.shown.borrow() != now;
        if tiles_changed {
            self.ground.clear();
            self.features.clear();
            self.shown.replace(now);
        }
        if tiles_changed || self.marked.borrow().as_ref() != Some(&board.marks) {
            self.lit_fields.clear();
            self.top.clear();
            self.marked.replace(Some(board.marks.clone()));
        }
    }
}

/// Everything that may be drawn: the tiles and the places around them.
fn world<Message>(board: &Board<'_, Message>) -> Rectangle {
    let places = board.board.tiles().iter().map(|placed| placed.at);
    let cells = places.map(|at| Rectangle::new(corner(at), Size::new(UNIT, UNIT)));
    let tiles = cells.reduce(|one, other| one.union(&other));
    tiles.unwrap_or_else(|| Rectangle::with_size(Size::new(UNIT, UNIT))).expand(UNIT * 1.5)
}

fn corner(at: Position) -> Point {
    Point::new(at.x as f32 * UNIT, at.y as f32 * UNIT)
}

fn paint_ground<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    for placed in board.board.tiles() {
        let art = board.arts.art(&placed.tile);
        art.paint_ground(frame, corner(placed.at), UNIT, Ground::of(board.palette));
    }
}

fn paint_features<Message>(board: &Board<'_, Message>, frame: &mut Frame, detail: Detail) {
    for placed in board.board.tiles() {
        let art = board.arts.art(&placed.tile);
        art.paint_features(frame, (corner(placed.at), UNIT), placed.rotation, Ground::of(board.palette), detail);
    }
}

impl<Message> Board<'_, Message> {
    /// The lit segments: fields, which lie under everything, or the others.
    fn lit(&self, fields: bool) -> impl Iterator<Item = (Place, Color)> {
        let is_field = |place: &Place| matches!(place.segment, Segment::Field(_));
        let lit = self.marks.lit.iter().flat_map(|(places, color)| places.iter().map(|place| (*place, *color)));
        let gold = Color { a: 0.4, ..self.palette.gold };
        let claims = self.marks.claims.iter().map(move |claim| (claim.place, gold));
        lit.chain(claims).filter(move |(place, _)| is_field(place) == fields)
    }
}

fn paint_lit<Message>(board: &Board<'_, Message>, frame: &mut Frame, fields: bool) {
    for (place, color) in board.lit(fields) {
        if let Some(placed) = board.board.tile(place.at) {
            let art = board.arts.art(&placed.tile);
            art.paint_highlight(frame, (corner(place.at), UNIT), placed.rotation, place.segment, color);
        }
    }
}

fn paint_top<Message>(board: &Board<'_, Message>, frame: &mut Frame, detail: Detail) {
    paint_lit(board, frame, false);
    paint_places(board, frame);
    if let Some((tile, at, rotation)) = &board.marks.ghost {
        let art = board.arts.art(tile);
        let ground = Ground::of(board.palette);
        art.paint_ground(frame, corner(*at), UNIT, ground);
        art.paint_features(frame, (corner(*at), UNIT), *rotation, ground, detail);
        frame.stroke(&square(*at, 0.02), outline(board.palette.royal, 5.0));
    }
    if let Some(at) = board.marks.last {
        frame.stroke(&square(at, 0.0), outline(board.palette.gold, 4.0));
    }
    paint_figures(board, frame);
    for claim in &board.marks.claims {
        paint_claim(board, frame, *claim);
    }
}

/// The open places: all of them faintly, those in which the chosen tile fits in gold, the chosen one in the royal colour.
fn paint_places<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let palette = board.palette;
    if board.marks.open {
        let open = Path::new(|path| {
            for (at, _) in board.board.open_places() {
                add_square(path, at, 0.07);
            }
        });
        frame.fill(&open, Color { a: 0.35, ..palette.paper });
        frame.stroke(&open, outline(Color { a: 0.8, ..palette.faint }, 1.6));
    }
    if let Some(legal) = &board.marks.legal {
        let legal = Path::new(|path| legal.iter().for_each(|at| add_square(path, *at, 0.05)));
        frame.fill(&legal, Color { a: 0.45, ..palette.gold });
        frame.stroke(&legal, outline(palette.gold, 3.0));
    }
    if let Some(at) = board.marks.chosen {
        frame.fill(&square(at, 0.03), Color { a: 0.35, ..palette.royal });
        frame.stroke(&square(at, 0.03), outline(palette.royal, 5.0));
    }
}

fn add_square(path: &mut iced::widget::canvas::path::Builder, at: Position, inset: f32) {
    let corner = corner(at) + Vector::new(inset * UNIT, inset * UNIT);
    let side = UNIT * (1.0 - 2.0 * inset);
    path.rounded_rectangle(corner, Size::new(side, side), (UNIT * 0.06).into());
}

fn square(at: Position, inset: f32) -> Path {
    Path::new(|path| add_square(path, at, inset))
}

fn outline(color: Color, width: f32) -> Stroke<'static> {
    Stroke { line_join: LineJoin::Round, ..Stroke::default().with_color(color).with_width(width) }
}

fn spot<Message>(board: &Board<'_, Message>, place: Place) -> Option<Point> {
    let placed = board.board.tile(place.at)?;
    let spot = board.arts.art(&placed.tile).spot(place.segment, placed.rotation);
    Some(corner(place.at) + Vector::new(spot.x * UNIT, spot.y * UNIT))
}

fn paint_figures<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let letters = letters(&board.setup.players);
    for deployed in board.board.figures() {
        let colour = board.setup.players.get(deployed.seat.index()).map(|player| player.colour);
        let (Some(at), Some(colour)) = (spot(board, deployed.place), colour) else { continue };
        let lying = Kind::from(deployed.place.segment) == Kind::Field;
        paint_follower(frame, at, FOLLOWER * UNIT, livery(colour), letters[deployed.seat], lying);
    }
}

/// The number of a segment that may be claimed, where the follower would stand.
fn paint_claim<Message>(board: &Board<'_, Message>, frame: &mut Frame, claim: Claim) {
    let Some(at) = spot(board, claim.place) else { return };
    let palette = board.palette;
    frame.fill(&Path::circle(at, UNIT * 0.13), palette.royal);
    frame.stroke(&Path::circle(at, UNIT * 0.13), outline(palette.on_royal, 2.0));
    paint_letter(frame, at, UNIT * 0.18, claim.number, palette.on_royal);
}
