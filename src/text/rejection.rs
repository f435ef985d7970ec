//! The reasons why a move is refused, with what to do instead.

use super::Words;
use crate::say;
use rules::board::Misfit;
use rules::geometry::Position;
use rules::player::Figure;
use rules::{Game, Rejection};

impl Words {
    /// One sentence that says why a move is refused, and what to do.
    pub fn rejection(&self, rejection: &Rejection, game: &Game) -> String {
        let name = |seat| game.name(seat).to_owned();
        match rejection {
            Rejection::GameOver => say!(self, "reject-game-over"),
            Rejection::NoSuchPlayer { seat } => {
                say!(
                    self,
                    "reject-no-such-player",
                    number = seat.index(),
                    players = game.setup().players.len()
                )
            }
            Rejection::UnknownTile { tile } => {
                say!(self, "reject-unknown-tile", tile = tile.as_str())
            }
            Rejection::NoneLeft { tile } => say!(self, "reject-none-left", tile = tile.as_str()),
            Rejection::Misfit { at, misfit, .. } => self.misfit(*at, *misfit),
            Rejection::NoFarmers => say!(self, "reject-no-farmers"),
            Rejection::TileAlreadyPlaced => say!(self, "reject-tile-already-placed"),
            Rejection::LastTurnAsks => say!(self, "reject-last-turn-asks"),
            Rejection::PlaceFirst => say!(self, "reject-place-first"),
            Rejection::TileFits { .. } => say!(self, "reject-tile-fits"),
            Rejection::NoSuchSegment { segment, .. } => {
                say!(self, "reject-no-such-segment", segment = segment.to_string())
            }
            Rejection::Occupied { place, by } => {
                say!(
                    self,
                    "reject-occupied",
                    name = name(*by),
                    feature = self.feature(place.segment.into())
                )
            }
            Rejection::AlreadyDeployed => say!(self, "reject-already-deployed"),
            Rejection::NoFigureLeft { seat, .. } => {
                say!(self, "reject-no-figure-left", name = name(*seat))
            }
            Rejection::WrongFigure { figure, segment } => {
                let feature = self.feature((*segment).into());
                say!(self, "reject-wrong-figure", figure = self.figure(*figure), feature = feature)
            }
            Rejection::NoFollower { figure } => self.no_follower(*figure),
            Rejection::NotInPlay => say!(self, "reject-not-in-play"),
            Rejection::Complete { .. } => say!(self, "reject-complete"),
            Rejection::NobodyThere { .. } => say!(self, "reject-nobody-there"),
            Rejection::TooManyMoves { limit } => {
                say!(self, "reject-too-many-moves", limit = *limit)
            }
            Rejection::NoReason => say!(self, "reject-no-reason"),
            Rejection::TooManyPoints { points } => {
                say!(self, "reject-too-many-points", points = *points)
            }
            Rejection::EndAtTurnStart => say!(self, "reject-end-at-turn-start"),
            Rejection::Expansion(rejection) => self.rejection_of_expansion(rejection, game),
            Rejection::Table(rejection) => self.table_rejection(rejection, game),
            Rejection::Orders(rejection) => self.orders_rejection(rejection, game),
            Rejection::Scorepad(rejection) => self.scorepad_rejection(rejection, game),
        }
    }

    /// Why a figure is refused where only followers are meant.
    pub(super) fn no_follower(&self, figure: Figure) -> String {
        say!(self, "reject-no-follower", figure = self.figure(figure))
    }

    fn misfit(&self, place: Position, misfit: Misfit) -> String {
        match misfit {
            Misfit::Occupied => say!(self, "reject-place-occupied"),
            Misfit::Apart => say!(self, "reject-place-apart"),
            Misfit::RiverApart => say!(self, "reject-river-apart"),
            Misfit::RiverJoined => say!(self, "reject-river-joined"),
            Misfit::RiverTurn => say!(self, "reject-river-turn"),
            Misfit::NoHole => say!(self, "reject-no-hole"),
            Misfit::RiverBlocked => say!(self, "reject-river-blocked"),
            Misfit::Crowded { building, at, one, other } => {
                let building = self.feature(building.into());
                let (one, far) = (self.direction(place, one), self.direction(at, other));
                if at == place {
                    say!(self, "reject-crowded-here", building = building, one = one, other = far)
                } else {
                    let there = self.direction(place, at);
                    say!(
                        self,
                        "reject-crowded-there",
                        building = building,
                        there = there,
                        other = far
                    )
                }
            }
            Misfit::Edge { side, shows, wants } => {
                say!(
                    self,
                    "reject-edge",
                    side = self.side(side),
                    shows = self.edge(shows),
                    wants = self.edge(wants),
                )
            }
        }
    }

    /// The direction from one place to a neighbouring one.
    pub fn direction(&self, from: Position, to: Position) -> String {
        let key = match ((to.x - from.x).signum(), (to.y - from.y).signum()) {
            (0, -1) => "direction-north",
            (1, -1) => "direction-north-east",
            (1, 0) => "direction-east",
            (1, 1) => "direction-south-east",
            (0, 1) => "direction-south",
            (-1, 1) => "direction-south-west",
            (-1, 0) => "direction-west",
            _ => "direction-north-west",
        };
        self.say(key, &[])
    }
}
