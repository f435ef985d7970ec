//! Why a move is refused, and what to do instead.

use super::Words;
use crate::rules::board::Misfit;
use crate::rules::expansion::river::Stage;
use crate::rules::geometry::Position;
use crate::rules::orders::card;
use crate::rules::{Game, Rejection};
use crate::say;

impl Words {
    /// One sentence that says why a move is refused, and what to do.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm per rejection")]
    pub fn rejection(&self, rejection: &Rejection, game: &Game) -> String {
        let name = |seat| game.name(seat).to_owned();
        let title = |id: &card::Id| {
            game.catalogue().card(id.as_str()).map_or_else(|| id.to_string(), |card| card.title.clone())
        };
        match rejection {
            Rejection::GameOver => say!(self, "reject-game-over"),
            Rejection::DealFirst { seat } => say!(self, "reject-deal-first", name = name(*seat)),
            Rejection::ChooseFirst { seat } => say!(self, "reject-choose-first", name = name(*seat)),
            Rejection::NoSuchPlayer { seat } => {
                say!(self, "reject-no-such-player", number = seat.index(), players = game.setup().players.len())
            }
            Rejection::UnknownTile { tile } => say!(self, "reject-unknown-tile", tile = tile.as_str()),
            Rejection::NoneLeft { tile } => say!(self, "reject-none-left", tile = tile.as_str()),
            Rejection::Misfit { at, misfit, .. } => self.misfit(*at, *misfit),
            Rejection::RiverFirst { .. } => self.river_first(game),
            Rejection::NobodyBegins => say!(self, "reject-nobody-begins"),
            Rejection::BeginsElsewhere { active, left } => {
                say!(self, "reject-begins-elsewhere", active = name(*active), left = name(*left))
            }
            Rejection::SayWhoBegins => say!(self, "reject-say-who-begins"),
            Rejection::NobodyLeaves => say!(self, "reject-nobody-leaves"),
            Rejection::OthersChance { seat } => say!(self, "reject-others-chance", name = name(*seat)),
            Rejection::NotInCity { seat, quarter } => {
                say!(self, "reject-not-in-city", name = name(*seat), quarter = self.quarter(*quarter))
            }
            Rejection::CountBlocks { quarter } => say!(self, "reject-count-blocks", quarter = self.quarter(*quarter)),
            Rejection::NotThere { quarter, .. } => {
                let serves = self.quarter_serves(*quarter);
                say!(self, "reject-not-there", quarter = self.quarter(*quarter), serves = serves)
            }
            Rejection::CityIsShut => say!(self, "reject-city-shut"),
            Rejection::CountMovesAlone => say!(self, "reject-count-moves-alone"),
            Rejection::FairyNotInCity => say!(self, "reject-fairy-not-in-city"),
            Rejection::NoFarmers => say!(self, "reject-no-farmers"),
            Rejection::CountStays => say!(self, "reject-count-stays"),
            Rejection::CountIsThere { quarter } => say!(self, "reject-count-there", quarter = self.quarter(*quarter)),
            Rejection::LeaveFirst { seat } => say!(self, "reject-leave-first", name = name(*seat)),
            Rejection::TileAlreadyPlaced => say!(self, "reject-tile-already-placed"),
            Rejection::LastTurnAsks => say!(self, "reject-last-turn-asks"),
            Rejection::PlaceFirst => say!(self, "reject-place-first"),
            Rejection::TileFits { .. } => say!(self, "reject-tile-fits"),
            Rejection::NoSuchSegment { segment, .. } => {
                say!(self, "reject-no-such-segment", segment = segment.to_string())
            }
            Rejection::Occupied { place, by } => {
                say!(self, "reject-occupied", name = name(*by), feature = self.feature(place.segment.into()))
            }
            Rejection::AlreadyDeployed => say!(self, "reject-already-deployed"),
            Rejection::NoFigureLeft { seat, .. } => say!(self, "reject-no-figure-left", name = name(*seat)),
            Rejection::WrongFigure { figure, segment } => {
                let feature = self.feature((*segment).into());
                say!(self, "reject-wrong-figure", figure = self.figure(*figure), feature = feature)
            }
            Rejection::NoOwnFollower { figure, .. } => {
                say!(self, "reject-no-own-follower", figure = self.figure(*figure))
            }
            Rejection::NotInPlay => say!(self, "reject-not-in-play"),
            Rejection::Volcano => say!(self, "reject-volcano"),
            Rejection::NoPortal => say!(self, "reject-no-portal"),
            Rejection::NoBarnCorner => say!(self, "reject-no-barn-corner"),
            Rejection::NoWagonWaits => say!(self, "reject-no-wagon"),
            Rejection::DragonRests => say!(self, "reject-dragon-rests"),
            Rejection::NobodyOnTower { .. } => say!(self, "reject-nobody-on-tower"),
            Rejection::FairyWhere => say!(self, "reject-fairy-where"),
            Rejection::FairyIsThere => say!(self, "reject-fairy-there"),
            Rejection::NoPrincess => say!(self, "reject-no-princess"),
            Rejection::PrincessFirst => say!(self, "reject-princess-first"),
            Rejection::NoTowerRaised => say!(self, "reject-no-tower-raised"),
            Rejection::RansomOnce => say!(self, "reject-ransom-once"),
            Rejection::NoEscape => say!(self, "reject-no-escape"),
            Rejection::NoFair => say!(self, "reject-no-fair"),
            Rejection::OtherToken => say!(self, "reject-other-token"),
            Rejection::NoAbbey { seat } => say!(self, "reject-no-abbey", name = name(*seat)),
            Rejection::OthersWagon { seat } => say!(self, "reject-others-wagon", name = name(*seat)),
            Rejection::NoPieceLeft { seat } => say!(self, "reject-no-piece", name = name(*seat)),
            Rejection::OthersThrow { seat } => say!(self, "reject-others-throw", name = name(*seat)),
            Rejection::DragonFirst { seat } => say!(self, "reject-dragon-first", name = name(*seat)),
            Rejection::BarnThere { by } => say!(self, "reject-barn-there", name = name(*by)),
            Rejection::TowerClosed { by } => say!(self, "reject-tower-closed", name = name(*by)),
            Rejection::Complete { .. } => say!(self, "reject-complete"),
            Rejection::NoWayForWagon { .. } => say!(self, "reject-no-way"),
            Rejection::DragonCannot { .. } => say!(self, "reject-dragon-cannot"),
            Rejection::NobodyThere { .. } => say!(self, "reject-nobody-there"),
            Rejection::NoFoundation { .. } => say!(self, "reject-no-foundation"),
            Rejection::OutOfReach { .. } => say!(self, "reject-out-of-reach"),
            Rejection::NoTower { .. } => say!(self, "reject-no-tower"),
            Rejection::NoPrisoner { .. } => say!(self, "reject-no-prisoner"),
            Rejection::VolcanoFirst { .. } => say!(self, "reject-volcano-first"),
            Rejection::NotOnTower { figure } => say!(self, "reject-not-on-tower", figure = self.figure(*figure)),
            Rejection::NotInQuarter { figure, quarter } => {
                say!(self, "reject-not-in-quarter", figure = self.figure(*figure), quarter = self.quarter(*quarter))
            }
            Rejection::TooPoor { points } => say!(self, "reject-too-poor", points = *points),
            Rejection::NoSecondPart { .. } => say!(self, "reject-no-second-part"),
            Rejection::WithoutOrders => say!(self, "reject-without-orders"),
            Rejection::AlreadyKept { seat } => say!(self, "reject-already-kept", name = name(*seat)),
            Rejection::NotInHand { seat, .. } => {
                say!(self, "reject-not-in-hand", name = name(*seat))
            }
            Rejection::OnlyAtTurnStart => say!(self, "reject-only-at-turn-start"),
            Rejection::AlreadyDrawn => say!(self, "reject-already-drawn"),
            Rejection::HandFull { seat } => say!(self, "reject-hand-full", name = name(*seat)),
            Rejection::PileEmpty => say!(self, "reject-pile-empty"),
            Rejection::NotInPile { .. } => say!(self, "reject-not-in-pile"),
            Rejection::AppDeals => say!(self, "reject-app-deals"),
            Rejection::AlreadyDealt { seat } => say!(self, "reject-already-dealt", name = name(*seat)),
            Rejection::DealtCount { cards } => say!(self, "reject-dealt-count", count = *cards),
            Rejection::NotDealt { seat } => say!(self, "reject-not-dealt", name = name(*seat)),
            Rejection::NameOrder => say!(self, "reject-name-order"),
            Rejection::NoQuestion { .. } => say!(self, "reject-no-question"),
            Rejection::SiteIsThere => say!(self, "reject-site-is-there"),
            Rejection::NoRightToDiscard { seat } => say!(self, "reject-no-right-to-discard", name = name(*seat)),
            Rejection::DrawnIsKept { card } => say!(self, "reject-drawn-is-kept", title = title(card)),
            Rejection::DiscardCount { cards } => say!(self, "reject-discard-count", count = *cards),
            Rejection::NotAFarmerOrder { card } => {
                say!(self, "reject-not-a-farmer-order", title = title(card))
            }
            Rejection::NothingToChoose { seat } => say!(self, "reject-nothing-to-choose", name = name(*seat)),
            Rejection::NotAChoice { seat, card } => {
                say!(self, "reject-not-a-choice", name = name(*seat), card = card.as_str())
            }
            Rejection::TooManyMoves { limit } => say!(self, "reject-too-many-moves", limit = *limit),
            Rejection::NoReason => say!(self, "reject-no-reason"),
            Rejection::TooManyPoints { points } => say!(self, "reject-too-many-points", points = *points),
            Rejection::EndAtTurnStart => say!(self, "reject-end-at-turn-start"),
            Rejection::NoBoard => say!(self, "pad-no-board"),
            Rejection::NoScorepad => say!(self, "pad-no-scorepad"),
            Rejection::OnlyOrders => say!(self, "pad-only-orders"),
            Rejection::TurnIsTheirs { seat } => say!(self, "pad-turn-is-theirs", name = name(*seat)),
            Rejection::Entry { fault, .. } => self.entry_fault(*fault, game),
            Rejection::NoSecondTile => say!(self, "pad-no-second-tile"),
            Rejection::NoSuchFeature { .. } => say!(self, "pad-no-such-feature"),
            Rejection::NoSuchTower { height, most } => say!(self, "pad-no-such-tower", height = *height, most = *most),
            Rejection::NotAtEnd => say!(self, "pad-not-at-end"),
            Rejection::AtEnd => say!(self, "pad-at-end"),
            Rejection::NobodyEaten => say!(self, "pad-nobody-eaten"),
            Rejection::WrongCount { counted, most } => {
                say!(self, "pad-wrong-count", counted = *counted, most = *most)
            }
        }
    }

    fn river_first(&self, game: &Game) -> String {
        match game.river_stage() {
            Some(Stage::Fork) => say!(self, "reject-fork-first"),
            Some(Stage::Course) => say!(self, "reject-river-first"),
            Some(Stage::Mouth) => say!(self, "reject-mouth-first"),
            None => say!(self, "reject-river-over"),
        }
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
                    say!(self, "reject-crowded-there", building = building, there = there, other = far)
                }
            }
            Misfit::Edge { side, shows, wants } => {
                say!(self, "reject-edge", side = self.side(side), shows = self.edge(shows), wants = self.edge(wants),)
            }
        }
    }

    /// The direction from one place to a neighbouring one.
    #[must_use]
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
