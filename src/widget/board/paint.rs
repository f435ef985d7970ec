//! The layers of the board. Tiles are kept as pixels of the size in view, everything else as paths
//! that are moved and scaled, so that dragging costs little more than copying pixels.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use iced::advanced::Renderer as _;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::renderer;
use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size, Vector};

use super::blank::{self, Blank, Zone};
use super::camera::Camera;
use super::grid::Grid;
use super::outline::outline;
use super::unit::{UNIT, corner};
use super::{Board, Held, Marks, fields, figures, held, marks};
use crate::figure::paint_letter;
use crate::tile::{Detail, Ground, Pictures};
use crate::{Cache, Frame, Renderer};
use rules::feature::Place;
use rules::geometry::Position;
use rules::tile::Segment;

/// The most kinds of tiles that are made ready in a frame where the others may follow.
const AT_ONCE: usize = 24;

/// The state that the drawn layers show, to see when they are out of date.
#[derive(Debug, Clone, PartialEq, Default)]
struct Shown {
    revision: u64,
    tiles: usize,
    tone: (bool, bool),
    detail: Option<Detail>,
    /// The factor by which keys are enlarged, in eighths.
    keys: u8,
    is_whole: bool,
}

/// The state of the held tile's drawing: tile, area, segment pointed at, tone.
type ShownHeld = (Held, Rectangle, Option<Segment>, (bool, bool));

/// The state of the blank tile's drawing: tile, area, part pointed at, tone.
type ShownBlank = (Blank, Rectangle, Option<Zone>, (bool, bool));

/// The drawn layers.
#[derive(Default)]
pub(super) struct Layers {
    shown: RefCell<Shown>,
    marked: RefCell<Option<Marks>>,
    lit_fields: Cache,
    top: Cache,
    held: Cache,
    shown_held: RefCell<Option<ShownHeld>>,
    blank: Cache,
    shown_blank: RefCell<Option<ShownBlank>>,
    pictures: Pictures,
    moves: Cell<bool>,
    /// Whether the last frame showed all tiles.
    are_whole: Cell<bool>,
}

impl Layers {
    pub(super) fn draw<Message>(
        &self,
        board: &Board<'_, Message>,
        renderer: &mut Renderer,
        bounds: Rectangle,
        camera: Camera,
        (over, zone): (Option<Segment>, Option<Zone>),
    ) {
        let detail = Detail::at(camera.zoom);
        let most = if board.is_gradual { AT_ONCE } else { usize::MAX };
        let tiles = board.board.tiles().iter().map(|placed| placed.tile.as_ref());
        self.are_whole.set(board.arts.prepare(tiles, most));
        let keys = marks::enlarged(&board.marks, camera.zoom);
        self.refresh(board, detail, keys);
        let table = renderer::Quad { bounds, ..renderer::Quad::default() };
        renderer.fill_quad(table, board.palette.table);
        let world = world(board);
        let is_lit = board.marks.fields.is_some()
            || board.lit(true).next().is_some()
            || board.claims(true).next().is_some();
        let lit_fields = is_lit.then(|| {
            self.lit_fields.draw_with_bounds(renderer, world, |frame| paint_lit(board, frame, true))
        });
        let top = self.top.draw_with_bounds(renderer, world, |frame| {
            paint_top(board, frame, (detail, keys), self.are_whole.get());
        });
        let grid = Grid::from_camera(camera, bounds, board.density);
        renderer.with_layer(bounds, |renderer| {
            draw_ground(board, renderer, grid, bounds);
            if let Some(lit) = lit_fields {
                renderer.with_transformation(grid.transformation(), |renderer| {
                    renderer.draw_geometry(lit);
                });
            }
            self.draw_features(board, renderer, grid, bounds);
        });
        renderer.with_layer(bounds, |renderer| {
            marks::draw_places(board, renderer, grid, bounds);
            renderer
                .with_transformation(grid.transformation(), |renderer| renderer.draw_geometry(top));
        });
        if let Some(blank) = board.blank.as_ref().filter(|blank| !blank.is_only) {
            let geometry = self.draw_blank(board, renderer, bounds, (blank, zone));
            renderer.with_layer(bounds, |renderer| renderer.draw_geometry(geometry));
        }
        if let Some(held) = &board.marks.held {
            let geometry = self.draw_held(board, renderer, bounds, (held, over));
            renderer.with_layer(bounds, |renderer| renderer.draw_geometry(geometry));
        }
    }

    /// Notes whether the view is zoomed, so that pictures of another size will do.
    pub(super) fn zooms(&self, moves: bool) {
        self.moves.set(moves);
    }

    /// Whether the last frame showed all tiles, if there was one.
    pub(super) fn are_whole(&self) -> bool {
        self.are_whole.get()
    }

    /// Whether the last frame showed pictures of another size.
    pub(super) fn is_rough(&self) -> bool {
        self.pictures.is_rough()
    }

    /// Draws the held tile, anew when another segment of it is pointed at.
    fn draw_held<Message>(
        &self,
        board: &Board<'_, Message>,
        renderer: &Renderer,
        bounds: Rectangle,
        (held, over): (&Held, Option<Segment>),
    ) -> <Renderer as iced::advanced::graphics::geometry::Renderer>::Geometry {
        let tile = board.grown(held, bounds);
        let now = Some((held.clone(), tile, over, board.palette.tone()));
        if *self.shown_held.borrow() != now {
            self.held.clear();
            self.shown_held.replace(now);
        }
        let paint = |frame: &mut Frame| held::paint(board, frame, tile, held, over);
        self.held.draw_with_bounds(renderer, bounds, paint)
    }

    /// Draws the blank tile, anew when a side is painted or another part of it is pointed at.
    fn draw_blank<Message>(
        &self,
        board: &Board<'_, Message>,
        renderer: &Renderer,
        bounds: Rectangle,
        (blank, over): (&Blank, Option<Zone>),
    ) -> <Renderer as iced::advanced::graphics::geometry::Renderer>::Geometry {
        let tile = board.blank_area(blank, bounds);
        let now = Some((blank.clone(), tile, over, board.palette.tone()));
        if *self.shown_blank.borrow() != now {
            self.blank.clear();
            self.shown_blank.replace(now);
        }
        let paint = |frame: &mut Frame| blank::paint(board, frame, tile, blank, over);
        self.blank.draw_with_bounds(renderer, bounds, paint)
    }

    /// Draws the features of all tiles in view, as pixels.
    fn draw_features<Message>(
        &self,
        board: &Board<'_, Message>,
        renderer: &mut Renderer,
        grid: Grid,
        bounds: Rectangle,
    ) {
        let tiles = board.board.tiles().iter();
        let seen: Vec<_> = tiles
            .filter(|placed| grid.cell(placed.at).intersects(&bounds))
            .filter_map(|placed| Some((placed, board.arts.known(&placed.tile)?)))
            .collect();
        let needed = seen.iter().map(|(placed, art)| (&placed.tile.id, art, placed.rotation));
        let ground = Ground::from_palette(board.palette);
        self.pictures.prepare(grid.side, ground, self.moves.get(), needed);
        for (placed, _) in &seen {
            if let Some(picture) = self.pictures.picture(&placed.tile.id, placed.rotation) {
                picture.draw(renderer, grid.corner(placed.at), grid.density, bounds);
            }
        }
    }

    fn refresh<Message>(&self, board: &Board<'_, Message>, detail: Detail, keys: u8) {
        let now = Shown {
            revision: board.revision,
            tiles: board.board.tiles().len(),
            tone: board.palette.tone(),
            detail: Some(detail),
            keys,
            is_whole: self.are_whole.get(),
        };
        let tiles_changed = *self.shown.borrow() != now;
        if tiles_changed {
            self.shown.replace(now);
        }
        if tiles_changed || self.marked.borrow().as_ref() != Some(&board.marks) {
            self.lit_fields.clear();
            self.top.clear();
            self.marked.replace(Some(board.marks.clone()));
        }
    }
}

/// The area of everything that may be drawn: the tiles and the places around them.
fn world<Message>(board: &Board<'_, Message>) -> Rectangle {
    let places = board.board.tiles().iter().map(|placed| placed.at);
    let cells = places.map(|at| Rectangle::new(corner(at), Size::new(UNIT, UNIT)));
    let tiles = cells.reduce(|one, other| one.union(&other));
    tiles.unwrap_or_else(|| Rectangle::with_size(Size::new(UNIT, UNIT))).expand(UNIT * 1.5)
}

/// Draws the bare field under all tiles in view; neighbours are drawn at once.
fn draw_ground<Message>(
    board: &Board<'_, Message>,
    renderer: &mut Renderer,
    grid: Grid,
    bounds: Rectangle,
) {
    let mut places: Vec<Position> = board.board.tiles().iter().map(|placed| placed.at).collect();
    places.sort_by_key(|at| (at.y, at.x));
    for row in places.chunk_by(|left, right| left.y == right.y && left.x + 1 == right.x) {
        let (Some(first), Some(last)) = (row.first(), row.last()) else { continue };
        if let Some(bounds) = grid.cell(*first).union(&grid.cell(*last)).intersection(&bounds) {
            renderer.fill_quad(
                renderer::Quad { bounds, ..renderer::Quad::default() },
                Ground::from_palette(board.palette).field(),
            );
        }
    }
    for (at, color) in board.grounds() {
        if let Some(bounds) = grid.cell(at).intersection(&bounds) {
            renderer.fill_quad(renderer::Quad { bounds, ..renderer::Quad::default() }, color);
        }
    }
}

impl<Message> Board<'_, Message> {
    /// The lit segments: fields, which lie under everything, or the others.
    fn lit(&self, fields: bool) -> impl Iterator<Item = (Place, Color)> {
        let is_field = |place: &Place| matches!(place.segment, Segment::Field(_));
        let lit = self
            .marks
            .lit
            .iter()
            .flat_map(|(places, color)| places.iter().map(|place| (*place, *color)));
        lit.filter(move |(place, _)| is_field(place) == fields)
    }

    /// The segments that may be claimed: fields, or the others.
    fn claims(&self, fields: bool) -> impl Iterator<Item = Place> {
        let claims = self.marks.claims.iter().map(|claim| claim.place);
        claims.filter(move |place| matches!(place.segment, Segment::Field(_)) == fields)
    }
}

fn paint_lit<Message>(board: &Board<'_, Message>, frame: &mut Frame, fields: bool) {
    if let Some(color) = board.marks.city.filter(|_| !fields) {
        board.highlight_city(frame, color);
    }
    for (place, color) in board.tinted().filter(|_| fields).chain(board.lit(fields)) {
        board.highlight(frame, place, color);
    }
    for place in board.claims(fields) {
        if let Some(placed) = board.board.tile(place.at) {
            let (art, glow) = (board.arts.art(&placed.tile), (board.palette.glow, false));
            let picture = (corner(place.at), UNIT);
            art.paint_choice(frame, picture, placed.rotation, place.segment, glow);
        }
    }
}

fn paint_top<Message>(
    board: &Board<'_, Message>,
    frame: &mut Frame,
    (detail, keys): (Detail, u8),
    is_whole: bool,
) {
    fields::paint_cities(board, frame);
    paint_lit(board, frame, false);
    marks::paint_dead(board, frame);
    if let Some((tile, at, rotation)) = &board.marks.ghost {
        let art = board.arts.art(tile);
        let ground = Ground::from_palette(board.palette);
        art.paint_ground(frame, corner(*at), UNIT, ground);
        art.paint_features(frame, (corner(*at), UNIT), *rotation, ground, detail);
        frame.stroke(&marks::square(*at, 0.02), outline(board.palette.royal, 5.0));
    }
    if let Some(at) = board.marks.last {
        frame.stroke(&marks::square(at, 0.0), outline(board.palette.gold, 4.0));
    }
    paint_challenges(board, frame);
    // Where tiles follow, so do their figures, whose places their pictures tell.
    if is_whole {
        figures::paint(board, frame);
    }
    marks::paint_kept(board, frame);
    paint_shade(board, frame);
    fields::paint_labels(board, frame, detail);
    marks::paint(board, frame, keys);
}

/// Paints the shade over tiles without a part in the lit features, as one path, so that its squares
/// meet without a seam.
fn paint_shade<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    if !board.marks.dimmed {
        return;
    }
    let mut lit: HashSet<Position> =
        board.marks.lit.iter().flat_map(|(places, _)| places).map(|place| place.at).collect();
    lit.extend(board.marks.city.iter().flat_map(|_| board.board.carcassonne()));
    let others = board.board.tiles().iter().filter(|placed| !lit.contains(&placed.at));
    let shade = Path::new(|path| {
        for placed in others {
            path.rectangle(corner(placed.at), Size::new(UNIT, UNIT));
        }
    });
    frame.fill(&shade, board.palette.table.scale_alpha(0.66));
}

/// Paints a band between a shrine and a monastery that challenge each other, with the number of
/// tiles that each has of its nine.
fn paint_challenges<Message>(board: &Board<'_, Message>, frame: &mut Frame) {
    let palette = board.palette;
    for challenge in board.board.challenges() {
        let ends = [challenge.shrine, challenge.monastery].map(|place| {
            let tiles =
                board.board.feature(place).map_or(0, |feature| 9 - board.board.missing(feature));
            (corner(place.at) + Vector::new(UNIT * 0.5, UNIT * 0.5), tiles)
        });
        let [(from, _), (to, _)] = ends;
        let band = Path::line(from, to);
        frame.stroke(&band, outline(palette.paper, 9.0));
        frame.stroke(&band, outline(palette.danger, 5.0));
        let most = ends.iter().map(|(_, tiles)| *tiles).max();
        for (at, tiles) in ends {
            // The number stands beside its building, towards the other one.
            let middle = Point::new((from.x + to.x) / 2.0, (from.y + to.y) / 2.0);
            let at = Point::new(at.x + (middle.x - at.x) * 0.62, at.y + (middle.y - at.y) * 0.62);
            let ahead = Some(tiles) == most;
            let (fill, ink) = if ahead {
                (palette.danger, palette.raised)
            } else {
                (palette.raised, palette.danger)
            };
            frame.fill(&Path::circle(at, UNIT * 0.12), fill);
            frame.stroke(&Path::circle(at, UNIT * 0.12), outline(palette.danger, 2.0));
            paint_letter(frame, at, UNIT * 0.17, tiles, ink);
        }
    }
}
