//! The figures on the board, mage and witch with them.

use super::{Board, Deployed};
use crate::feature::join::FeatureId;
use crate::feature::{Kind, Occupant, Place};
use crate::geometry::{Corner, Position};
use crate::piece::Magician;
use crate::player::{Figure, PerSeat, Seat};
use crate::tile::Segment;
use crate::tile::symbol::Symbol;

impl Board {
    /// All figures on the board, in the order in which they were deployed.
    pub fn figures(&self) -> &[Deployed] {
        &self.figures
    }

    /// The figures that occupy a feature.
    pub fn occupants(&self, feature: FeatureId) -> impl Iterator<Item = Occupant> + '_ {
        let here = self
            .figures
            .iter()
            .filter(move |deployed| self.land.features.find(deployed.node) == feature);
        let here = here.filter(|deployed| deployed.figure.is_occupant());
        here.map(|deployed| Occupant { seat: deployed.seat, figure: deployed.figure })
    }

    /// The figures on a feature that do not occupy it.
    pub fn bystanders(&self, feature: FeatureId) -> impl Iterator<Item = &Deployed> {
        let here = self.figures.iter().filter(|it| !it.figure.is_occupant());
        here.filter(move |it| self.land.features.find(it.node) == feature)
    }

    /// Each player's followers on a feature that break a tie.
    pub(super) fn tie_breakers(&self, feature: FeatureId) -> PerSeat<u32> {
        let mut breakers = PerSeat::default();
        let followers = self.figures.iter().filter(|deployed| deployed.figure.is_follower());
        let on_tiles = followers.filter(|deployed| !deployed.is_on_no_tile);
        for deployed in on_tiles.filter(|it| self.land.features.find(it.node) == feature) {
            let placed = self.tile(deployed.place.at);
            let breaks = placed.is_some_and(|it| self.symbols(it).any(Symbol::breaks_ties));
            breakers[deployed.seat] += u32::from(breaks);
        }
        breakers
    }

    /// Whether anybody stands anywhere on a feature (R-BASE-5).
    pub fn is_occupied(&self, feature: FeatureId) -> bool {
        self.occupants(feature).next().is_some()
    }

    /// Puts a figure on a segment; nothing happens if there is no such segment.
    pub(crate) fn deploy(&mut self, seat: Seat, figure: Figure, place: Place) {
        if let Some(node) = self.tile(place.at).and_then(|placed| placed.node(place.segment)) {
            let (corner, kept, is_on_no_tile) = (None, false, false);
            self.figures.push(Deployed { seat, figure, place, corner, kept, is_on_no_tile, node });
        }
    }

    /// Lets a figure join the feature of a place, and come to none of its tiles (A50).
    pub(crate) fn join(&mut self, seat: Seat, figure: Figure, place: Place) {
        self.deploy(seat, figure, place);
        if let Some(joined) = self.figures.last_mut() {
            joined.is_on_no_tile = true;
        }
    }

    /// Keeps the figure that was deployed last, although the rules are against it.
    pub(crate) fn keep_last_figure(&mut self) {
        if let Some(deployed) = self.figures.last_mut() {
            deployed.kept = true;
        }
    }

    /// Puts a barn at a corner of a tile, into the field of that segment.
    pub(crate) fn deploy_barn(&mut self, seat: Seat, place: Place, corner: Corner) {
        self.deploy(seat, Figure::Barn, place);
        if let Some(barn) = self.figures.last_mut() {
            barn.corner = Some(corner);
        }
    }

    /// Whether the tile at a place has extended a road or city in which a player's builder stood
    /// before (R-TB-4).
    pub(crate) fn extends_builder(&self, at: Position, seat: Seat) -> bool {
        let mut builders = self.figures.iter().filter(|deployed| {
            deployed.seat == seat && deployed.figure == Figure::Builder && deployed.place.at != at
        });
        builders.any(|builder| {
            let feature = self.land.features.find(builder.node);
            let own = |other: Occupant| other.seat == seat && other.figure.is_follower();
            self.places(feature).any(|place| place.at == at) && self.occupants(feature).any(own)
        })
    }

    /// Takes all figures off a feature (R-BASE-11); a barn stays (R-AM-13), and so does a figure
    /// that does not occupy it.
    pub(crate) fn clear(&mut self, feature: FeatureId) -> Vec<Deployed> {
        let features = &self.land.features;
        let goes = |deployed: &mut Deployed| {
            let stays = deployed.figure == Figure::Barn || !deployed.figure.is_occupant();
            !stays && features.find(deployed.node) == feature
        };
        self.figures.extract_if(.., goes).collect()
    }

    /// Takes one figure off the board; `None` if it does not stand there.
    pub(crate) fn remove(&mut self, occupant: Occupant, place: Place) -> Option<Deployed> {
        let stands =
            |deployed: &Deployed| deployed.occupant() == occupant && deployed.place == place;
        let index = self.figures.iter().position(stands)?;
        Some(self.figures.remove(index))
    }

    /// Exchanges a figure on a segment for another, or takes one off or puts one on where the other
    /// is absent. A barn stands at a corner of the tile.
    pub(crate) fn set_right(&mut self, was: Option<Occupant>, is: Option<Occupant>, place: Place) {
        let corner =
            is.filter(|is| is.figure == Figure::Barn).and_then(|_| self.barn_corner(place));
        match (was, is) {
            (Some(was), Some(is)) => {
                let mut figures = self.figures.iter_mut();
                let stands = |it: &&mut Deployed| it.occupant() == was && it.place == place;
                if let Some(deployed) = figures.find(stands) {
                    (deployed.seat, deployed.figure) = (is.seat, is.figure);
                    deployed.corner = corner;
                }
            }
            (Some(was), None) => drop(self.remove(was, place)),
            (None, Some(Occupant { seat, figure })) => match corner {
                Some(corner) => self.deploy_barn(seat, place, corner),
                None => self.deploy(seat, figure, place),
            },
            (None, None) => {}
        }
    }

    /// A corner of the tile of a field at which a barn may stand in that field (R-AM-8).
    pub(crate) fn barn_corner(&self, place: Place) -> Option<Corner> {
        let meets = |corner: &Corner| {
            self.corner_segment(place.at, *corner) == Some(place)
                && self.field_at(place.at, *corner).is_some()
        };
        Corner::ALL.into_iter().find(meets)
    }

    /// Takes off builders and pigs whose owner's last follower has left the feature, of the figures
    /// that have left those places (R-TB-5, 6). A builder whom a ferry parts from his thief stays
    /// (R-FER-4).
    pub(crate) fn remove_orphans(&mut self, left: &[(Seat, Place)]) -> Vec<Deployed> {
        let left: Vec<(Seat, FeatureId)> =
            left.iter().filter_map(|(seat, place)| Some((*seat, self.feature(*place)?))).collect();
        let orphan = |deployed: &Deployed| {
            let feature = self.land.features.find(deployed.node);
            if !left.contains(&(deployed.seat, feature)) {
                return false;
            }
            let own = |other: Occupant| other.seat == deployed.seat && other.figure.is_follower();
            deployed.figure.needs_follower() && !self.occupants(feature).any(own)
        };
        let orphans: Vec<Deployed> =
            self.figures.iter().filter(|deployed| orphan(deployed)).copied().collect();
        self.figures.retain(|deployed| !orphans.contains(deployed));
        orphans
    }

    /// A39: the incomplete, unoccupied roads, cities and monasteries with a part on the tile of a
    /// place or the eight around it, those on that tile first, as far as a tile is open to the
    /// wagon.
    pub fn wagon_ways_around(&self, from: Place, is_open: impl Fn(Position) -> bool) -> Vec<Place> {
        let mut ways: Vec<Place> = Vec::new();
        let around = nine(from.at).filter(|at| is_open(*at));
        for placed in around.filter_map(|at| self.tile(at)) {
            for segment in placed.tile.segments().filter(may_drive_to) {
                let place = Place { at: placed.at, segment };
                let Some(target) = self.feature(place) else { continue };
                let open = !self.is_complete(target) && !self.is_occupied(target);
                if open && !ways.iter().any(|way| self.feature(*way) == Some(target)) {
                    ways.push(place);
                }
            }
        }
        ways
    }

    /// The incomplete, unoccupied roads, cities and monasteries that a wagon can drive to from a
    /// feature (R-AM-7): a road connects them on one of its tiles, or an abbey that closes it
    /// (R-AM-3). Each way ends on a tile that is open to the wagon.
    pub fn wagon_ways(&self, from: Place, is_open: impl Fn(Position) -> bool) -> Vec<Place> {
        let Some(feature) = self.feature(from) else { return Vec::new() };
        let mut ways: Vec<Place> = Vec::new();
        for (placed, segment) in self.members(feature) {
            let groups = placed.tile.wagon_links.iter().filter(|group| group.contains(&segment));
            let linked = groups.flatten().map(|other| Place { at: placed.at, segment: *other });
            for place in linked.chain(self.abbey_links(placed, segment)) {
                let (one, two) = (Kind::from(segment), Kind::from(place.segment));
                let Some(target) = self.feature(place) else { continue };
                let open = !self.is_complete(target) && !self.is_occupied(target);
                let known = ways.iter().any(|way| self.feature(*way) == Some(target));
                if target != feature
                    && may_drive_to(&place.segment)
                    && (one, two) != (Kind::City, Kind::City)
                    && open
                    && !known
                {
                    let mut places = std::iter::once(place).chain(self.places(target));
                    ways.extend(places.find(|place| is_open(place.at)));
                }
            }
        }
        ways
    }

    /// The place of mage or witch; `None` beside the board (R-MAG-7).
    pub const fn magician(&self, magician: Magician) -> Option<Place> {
        self.magicians[magician as usize]
    }

    /// The feature on which mage or witch stands.
    pub fn feature_of(&self, magician: Magician) -> Option<FeatureId> {
        self.feature(self.magician(magician)?)
    }

    /// Puts mage or witch on a road or in a city, or beside the board.
    pub(crate) const fn place_magician(&mut self, magician: Magician, place: Option<Place>) {
        self.magicians[magician as usize] = place;
    }
}

/// Whether a wagon may stand on a segment: on no field and no garden (R-AM-7, R-AB-11).
fn may_drive_to(segment: &Segment) -> bool {
    Figure::Wagon.may_stand_on((*segment).into())
}

/// A place and the eight around it.
pub(crate) fn nine(at: Position) -> impl Iterator<Item = Position> {
    std::iter::once(at).chain(at.neighbours())
}
