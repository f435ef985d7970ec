//! The part of the board in view, and its size. Pure geometry: world units are tiles, screen units
//! logical pixels.

use iced::{Point, Rectangle, Size, Vector};

use rules::geometry::Position;

/// The smallest side of a drawn tile, in logical pixels.
pub const MIN_ZOOM: f32 = 14.0;
/// The largest side of a drawn tile, in logical pixels.
pub const MAX_ZOOM: f32 = 220.0;
/// The side of a tile to which the view comes near, where there is room, in logical pixels.
pub const NEAR: f32 = 150.0;
/// That side in the smallest windows, in which the neighbours are seen in part.
const LEAST_NEAR: f32 = 72.0;
/// The number of tiles for which the view makes room at once.
const STEP: i32 = 2;
/// The largest side of a tile in a view of everything.
const MAX_FIT: f32 = 104.0;

/// The middle of the view, and the size of a tile.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// The middle of the view, in tiles; the start tile reaches from (0, 0) to (1, 1).
    pub center: Point,
    /// The side of a tile in logical pixels.
    pub zoom: f32,
}

impl Camera {
    /// Shows all of these places and half a tile around them.
    pub fn fit(places: impl Iterator<Item = Position>, view: Size) -> Self {
        let Some(extent) = extent(places) else {
            return Self { center: Point::new(0.5, 0.5), zoom: MAX_FIT };
        };
        let zoom = (view.width / (extent.width + 0.6)).min(view.height / (extent.height + 0.6));
        Self { center: extent.center(), zoom: zoom.clamp(MIN_ZOOM, MAX_FIT) }
    }

    /// Shows all of these places with room to spare, so that the view changes only now and then
    /// while places are added.
    pub fn fit_in_steps(places: impl Iterator<Item = Position>, view: Size) -> Self {
        let places = places.flat_map(|at| {
            // Outwards from the start tile, so that it lies in the middle first.
            let beyond = |along: i32| (along + 1).rem_euclid(STEP);
            let (x, y) = (beyond(at.x), beyond(at.y));
            [Position::new(at.x - x, at.y - y), Position::new(at.x + x, at.y + y)]
        });
        Self::fit(places, view)
    }

    /// Whether all of these places are in a view of that size.
    pub fn shows(&self, places: impl Iterator<Item = Position>, view: Size) -> bool {
        let seen = Size::new(view.width / self.zoom, view.height / self.zoom);
        let corner =
            Point::new(self.center.x - seen.width / 2.0, self.center.y - seen.height / 2.0);
        extent(places).is_none_or(|extent| extent.is_within(&Rectangle::new(corner, seen)))
    }

    /// Shows all of these places as large as they can be, however few or many they are.
    pub fn whole(places: impl Iterator<Item = Position>, view: Size) -> Self {
        let Some(extent) = extent(places) else { return Self::fit(std::iter::empty(), view) };
        let zoom = (view.width / (extent.width + 0.3)).min(view.height / (extent.height + 0.3));
        Self { center: extent.center(), zoom: zoom.max(1.0) }
    }

    /// Shows these places large, with one tile around them.
    pub fn close(places: impl Iterator<Item = Position>, view: Size) -> Self {
        let Some(extent) = extent(places) else { return Self::fit(std::iter::empty(), view) };
        let zoom = (view.width / (extent.width + 2.0)).min(view.height / (extent.height + 2.0));
        Self { center: extent.center(), zoom: zoom.clamp(MIN_ZOOM, MAX_ZOOM) }
    }

    /// The camera on the way to another one: there when `share` is 1.
    #[must_use]
    pub fn towards(self, other: Self, share: f32) -> Self {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        let center =
            Point::new(mix(self.center.x, other.center.x), mix(self.center.y, other.center.y));
        Self { center, zoom: mix(self.zoom, other.zoom) }
    }

    /// The camera with tiles of whole pixels of the screen, `density` of which make a logical one.
    #[must_use]
    pub fn snapped(self, density: f32) -> Self {
        let zoom = (self.zoom * density).round().max(1.0) / density;
        Self { zoom, ..self }
    }

    /// The point of a view of that size at which a point of the world is seen.
    pub fn to_screen(self, world: Point, view: Size) -> Point {
        Point::new(
            (world.x - self.center.x) * self.zoom + view.width / 2.0,
            (world.y - self.center.y) * self.zoom + view.height / 2.0,
        )
    }

    /// The point of the world that is seen at a point of a view of that size.
    pub fn to_world(self, screen: Point, view: Size) -> Point {
        Point::new(
            (screen.x - view.width / 2.0) / self.zoom + self.center.x,
            (screen.y - view.height / 2.0) / self.zoom + self.center.y,
        )
    }

    /// The camera moved by so many logical pixels, as if the board were dragged.
    #[must_use]
    pub fn dragged(self, by: Vector) -> Self {
        let center = Point::new(self.center.x - by.x / self.zoom, self.center.y - by.y / self.zoom);
        Self { center, ..self }
    }

    /// The camera zoomed by a factor; the point of the world under `around` stays there.
    #[must_use]
    pub fn zoomed(self, factor: f32, around: Point, view: Size) -> Self {
        let zoom = (self.zoom * factor).clamp(MIN_ZOOM, MAX_ZOOM);
        let fixed = self.to_world(around, view);
        let zoomed = Self { zoom, ..self };
        let moved = zoomed.to_world(around, view);
        let center =
            Point::new(self.center.x + fixed.x - moved.x, self.center.y + fixed.y - moved.y);
        Self { center, zoom }
    }

    /// A place in the middle of the view, with a large tile.
    pub fn at(place: Position) -> Self {
        Self { center: Point::new(place.x as f32 + 0.5, place.y as f32 + 0.5), zoom: NEAR }
    }

    /// The camera brought near to a place: its tile is large, and the places around it are in the
    /// upper part of the view, `clear` of what covers the lower one. The place stays where it is
    /// seen, as far as it can.
    #[must_use]
    pub fn near(self, place: Position, clear: Size, view: Size) -> Self {
        let room = clear.width.min(clear.height) / 3.0;
        let zoom = self.zoom.max(NEAR).min(room).max(LEAST_NEAR);
        let middle = Self::at(place).center;
        let seen = self.to_screen(middle, view);
        let within = |at: f32, room: f32| {
            let half = (1.5 * zoom).min(room / 2.0);
            at.clamp(half, room - half)
        };
        let (x, y) = (within(seen.x, clear.width), within(seen.y, clear.height));
        let by = Vector::new(view.width / 2.0 - x, view.height / 2.0 - y);
        Self { center: middle + by * (1.0 / zoom), zoom }
    }

    /// The camera moved as little as possible so that a place is in view with a margin of one tile.
    #[must_use]
    pub fn showing(self, place: Position, view: Size) -> Self {
        let half =
            Size::new(view.width / self.zoom / 2.0 - 1.0, view.height / self.zoom / 2.0 - 1.0);
        let near = |center: f32, low: f32, half: f32| {
            if half <= 0.5 { low + 0.5 } else { center.clamp(low + 1.0 - half, low + half) }
        };
        let center = Point::new(
            near(self.center.x, place.x as f32, half.width),
            near(self.center.y, place.y as f32, half.height),
        );
        Self { center, ..self }
    }
}

/// A view on its way from one part to another; no places stand for the whole board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Glide {
    /// The part where it begins.
    pub from: Vec<Position>,
    /// The part where it ends.
    pub to: Vec<Position>,
    /// The share of the way behind it, from 0 to 1.
    pub share: f32,
}

impl Glide {
    /// The camera of this moment, where `whole` shows the whole board.
    pub fn camera(&self, whole: Camera, view: Size) -> Camera {
        let part = |places: &[Position]| match places {
            [] => whole,
            some => Camera::close(some.iter().copied(), view),
        };
        part(&self.from).towards(part(&self.to), self.share)
    }
}

/// The place that a point of the world lies in, and where in it (0 to 1).
pub fn place_at(world: Point) -> (Position, Point) {
    let (x, y) = (world.x.floor(), world.y.floor());
    (Position::new(x as i32, y as i32), Point::new(world.x - x, world.y - y))
}

/// The rectangle of the world that holds all places.
fn extent(places: impl Iterator<Item = Position>) -> Option<Rectangle> {
    let cells =
        places.map(|at| Rectangle::new(Point::new(at.x as f32, at.y as f32), Size::new(1.0, 1.0)));
    cells.reduce(|one, other| one.union(&other))
}
