//! The forms of requirements: one for each task that the language knows, and the sets that a
//! requirement needs.

use super::{Bound, Completed, Requirement, Span, Title, Which};
use crate::rules::named::named;
use crate::rules::orders::deck::SIEGE;
use crate::rules::piece::Magician;
use crate::rules::player::Figure;
use crate::rules::set::{
    ABBEY_MAYOR, ABBOT, BASE, CATAPULT, COUNT, CROP_CIRCLES, FERRIES, FLYING_MACHINES, GOLD_MINES,
    INNS_CATHEDRALS, KING_ROBBER, MAGE_WITCH, MESSAGES, PHANTOM, PRINCESS_DRAGON, ROBBERS, SHRINES,
    TOWER, TRADERS_BUILDERS,
};

named! {
    /// A task that a card can ask for, whatever its bounds.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Form {
        /// Complete a feature.
        Complete = "complete",
        /// Complete several features by one tile.
        CompleteTogether = "complete-together",
        /// Connect cities by a road.
        Connect = "connect",
        /// Score points.
        Score = "score",
        /// Place a farmer.
        PlaceFarmer = "place-farmer",
        /// Join fields.
        JoinFields = "join-fields",
        /// Deploy a figure.
        Deploy = "deploy",
        /// Take a title.
        Take = "take",
        /// Win a challenge.
        WinChallenge = "win-challenge",
        /// Enter the City of Carcassonne.
        EnterCity = "enter-city",
        /// Leave it.
        LeaveCity = "leave-city",
        /// Move the Count.
        MoveCount = "move-count",
        /// Place a tile in the second part of a double turn.
        DoubleTurn = "double-turn",
        /// Send a knight home.
        RemoveKnight = "remove-knight",
        /// Move the fairy.
        MoveFairy = "move-fairy",
        /// Have the dragon eat.
        DragonEats = "dragon-eats",
        /// Never lose a figure to the dragon.
        AvoidDragon = "avoid-dragon",
        /// Raise a tower.
        RaiseTower = "raise-tower",
        /// Capture a follower.
        Capture = "capture",
        /// Place the abbey.
        PlaceAbbey = "place-abbey",
        /// Drive the wagon on.
        MoveWagon = "move-wagon",
        /// Throw the target token.
        TargetWithin = "target-within",
        /// Throw the knock-out token.
        KnockOut = "knock-out",
        /// Throw the seduction token.
        Seduce = "seduce",
        /// Catch the catch token.
        Catch = "catch",
        /// Throw it past everybody.
        SlipBy = "slip-by",
        /// Take a knight out of a besieged city.
        Escape = "escape",
        /// Call the abbot home.
        CallAbbot = "call-abbot",
        /// Move the mage or the witch.
        MoveMagician = "move-magician",
        /// Take gold.
        TakeGold = "take-gold",
        /// Have a crop circle take figures home.
        CropTakesHome = "crop-takes-home",
        /// Move a ferry.
        MoveFerry = "move-ferry",
        /// Read a message.
        ReadMessage = "read-message",
        /// Rob.
        Rob = "rob",
        /// Whatever the words of the card ask for, as its holder judges.
        Judged = "judged",
    }
}

impl Form {
    /// The form of a requirement.
    #[must_use]
    pub const fn of(requirement: &Requirement) -> Self {
        use Requirement as R;
        match requirement {
            R::Complete(_) => Self::Complete,
            R::CompleteTogether(_) => Self::CompleteTogether,
            R::Connect { .. } => Self::Connect,
            R::PlaceFarmer { .. } => Self::PlaceFarmer,
            R::JoinFields { .. } => Self::JoinFields,
            R::Take { .. } => Self::Take,
            R::WinChallenge { .. } => Self::WinChallenge,
            R::EnterCity { .. } => Self::EnterCity,
            R::LeaveCity {} => Self::LeaveCity,
            R::MoveCount { .. } => Self::MoveCount,
            R::DoubleTurn {} => Self::DoubleTurn,
            R::Deploy { .. } => Self::Deploy,
            R::RemoveKnight {} => Self::RemoveKnight,
            R::MoveFairy { .. } => Self::MoveFairy,
            R::DragonEats { .. } => Self::DragonEats,
            R::AvoidDragon {} => Self::AvoidDragon,
            R::RaiseTower { .. } => Self::RaiseTower,
            R::Capture { .. } => Self::Capture,
            R::PlaceAbbey { .. } => Self::PlaceAbbey,
            R::MoveWagon {} => Self::MoveWagon,
            R::TargetWithin { .. } => Self::TargetWithin,
            R::KnockOut { .. } => Self::KnockOut,
            R::Catch {} => Self::Catch,
            R::SlipBy {} => Self::SlipBy,
            R::Seduce {} => Self::Seduce,
            R::Escape {} => Self::Escape,
            R::CallAbbot { .. } => Self::CallAbbot,
            R::MoveMagician { .. } => Self::MoveMagician,
            R::TakeGold { .. } => Self::TakeGold,
            R::CropTakesHome { .. } => Self::CropTakesHome,
            R::MoveFerry { .. } => Self::MoveFerry,
            R::ReadMessage { .. } => Self::ReadMessage,
            R::Rob { .. } => Self::Rob,
            R::Judged {} => Self::Judged,
            R::Score { .. } => Self::Score,
        }
    }

    /// The form as it is opened: the least that it can ask for.
    #[must_use]
    pub fn empty(self) -> Requirement {
        use Requirement as R;
        let (city, road) = (Completed::any(Which::City), Completed::any(Which::Road));
        let one = Bound { at_least: Some(1), ..Bound::default() };
        match self {
            Self::Complete => R::Complete(city),
            Self::CompleteTogether => R::CompleteTogether(vec![city, road]),
            Self::Connect => R::Connect { cities: 2, tiles: 1, road: None },
            Self::PlaceFarmer => {
                R::PlaceFarmer { cities: None, complete_cities: None, farmers: None }
            }
            Self::JoinFields => R::JoinFields { complete_cities: None },
            Self::Take => R::Take { titles: vec![Title::King], from_opponent: false, all: false },
            Self::WinChallenge => R::WinChallenge { winner: Which::Monastic },
            Self::EnterCity => R::EnterCity { quarters: Vec::new(), followers: None },
            Self::LeaveCity => R::LeaveCity {},
            Self::MoveCount => R::MoveCount { opponents: None },
            Self::DoubleTurn => R::DoubleTurn {},
            Self::Deploy => R::Deploy {
                figure: Some(Figure::Follower),
                portal: false,
                flight: false,
                crop: false,
                complete_cities: None,
                on: None,
            },
            Self::RemoveKnight => R::RemoveKnight {},
            Self::MoveFairy => R::MoveFairy { on: None },
            Self::DragonEats => R::DragonEats { figures: one },
            Self::AvoidDragon => R::AvoidDragon {},
            Self::RaiseTower => R::RaiseTower { height: one },
            Self::Capture => R::Capture { prisoners: None },
            Self::PlaceAbbey => R::PlaceAbbey { completes: None },
            Self::MoveWagon => R::MoveWagon {},
            Self::TargetWithin => R::TargetWithin { millimetres: 60 },
            Self::KnockOut => R::KnockOut { followers: one },
            Self::Seduce => R::Seduce {},
            Self::Catch => R::Catch {},
            Self::SlipBy => R::SlipBy {},
            Self::Escape => R::Escape {},
            Self::CallAbbot => R::CallAbbot { points: None },
            Self::MoveMagician => R::MoveMagician { magician: Magician::Mage, on: None },
            Self::TakeGold => R::TakeGold { bars: None, held: None },
            Self::CropTakesHome => R::CropTakesHome { figures: one },
            Self::MoveFerry => R::MoveFerry { on: None },
            Self::ReadMessage => R::ReadMessage { messages: None, points: None },
            Self::Rob => R::Rob { points: None, richer: false },
            Self::Judged => R::Judged {},
            Self::Score => R::Score { points: 10, span: Span::Feature, feature: None },
        }
    }

    /// The set of cards that the task itself needs.
    #[must_use]
    pub const fn set(self) -> &'static str {
        match self {
            Self::Complete
            | Self::CompleteTogether
            | Self::Connect
            | Self::Score
            | Self::PlaceFarmer
            | Self::JoinFields
            | Self::Deploy
            | Self::Judged => BASE,
            Self::Take => KING_ROBBER,
            Self::WinChallenge => SHRINES,
            Self::EnterCity | Self::LeaveCity | Self::MoveCount => COUNT,
            Self::DoubleTurn => TRADERS_BUILDERS,
            Self::RemoveKnight | Self::MoveFairy | Self::DragonEats | Self::AvoidDragon => {
                PRINCESS_DRAGON
            }
            Self::RaiseTower | Self::Capture => TOWER,
            Self::PlaceAbbey | Self::MoveWagon => ABBEY_MAYOR,
            Self::TargetWithin | Self::KnockOut | Self::Seduce | Self::Catch | Self::SlipBy => {
                CATAPULT
            }
            Self::Escape => SIEGE,
            Self::CallAbbot => ABBOT,
            Self::MoveMagician => MAGE_WITCH,
            Self::TakeGold => GOLD_MINES,
            Self::CropTakesHome => CROP_CIRCLES,
            Self::MoveFerry => FERRIES,
            Self::ReadMessage => MESSAGES,
            Self::Rob => ROBBERS,
        }
    }
}

impl Requirement {
    /// The features that the requirement names with bounds of their own.
    #[must_use]
    pub fn features(&self) -> &[Completed] {
        match self {
            Self::Complete(wanted) => std::slice::from_ref(wanted),
            Self::CompleteTogether(wanted) => wanted,
            Self::Deploy { on, .. }
            | Self::MoveFairy { on }
            | Self::MoveMagician { on, .. }
            | Self::MoveFerry { on } => on.as_slice(),
            Self::Connect { .. }
            | Self::PlaceFarmer { .. }
            | Self::JoinFields { .. }
            | Self::Take { .. }
            | Self::WinChallenge { .. }
            | Self::EnterCity { .. }
            | Self::LeaveCity {}
            | Self::MoveCount { .. }
            | Self::DoubleTurn {}
            | Self::RemoveKnight {}
            | Self::DragonEats { .. }
            | Self::AvoidDragon {}
            | Self::RaiseTower { .. }
            | Self::Capture { .. }
            | Self::PlaceAbbey { .. }
            | Self::MoveWagon {}
            | Self::TargetWithin { .. }
            | Self::KnockOut { .. }
            | Self::Catch {}
            | Self::SlipBy {}
            | Self::Seduce {}
            | Self::Escape {}
            | Self::CallAbbot { .. }
            | Self::TakeGold { .. }
            | Self::CropTakesHome { .. }
            | Self::ReadMessage { .. }
            | Self::Rob { .. }
            | Self::Score { .. }
            | Self::Judged {} => &[],
        }
    }

    /// The sets of cards without which nobody can fulfil the requirement, the one that it belongs
    /// to first (R-KO-1); *base* alone where no other is needed.
    #[must_use]
    pub fn sets(&self) -> Vec<&'static str> {
        let mut sets = vec![Form::of(self).set()];
        if let Self::Deploy { figure, portal, flight, crop, .. } = self {
            sets.extend(figure.map(of_figure));
            sets.extend(portal.then_some(PRINCESS_DRAGON));
            sets.extend(flight.then_some(FLYING_MACHINES));
            sets.extend(crop.then_some(CROP_CIRCLES));
        }
        if let Self::Score { feature, .. } = self {
            sets.extend(feature.map(of_kind));
        }
        sets.extend(self.features().iter().flat_map(of_feature));
        let mut needed: Vec<&'static str> = Vec::new();
        for set in sets {
            if set != BASE && !needed.contains(&set) {
                needed.push(set);
            }
        }
        if needed.is_empty() { vec![BASE] } else { needed }
    }
}

/// The sets that a feature with those bounds needs.
fn of_feature(wanted: &Completed) -> Vec<&'static str> {
    // Where there are none, none are asked for.
    let asks = |bound: Option<Bound>| bound.is_some_and(|bound| !bound.holds(0));
    let mut sets = vec![of_kind(wanted.feature)];
    sets.extend((asks(wanted.inns) || asks(wanted.cathedrals)).then_some(INNS_CATHEDRALS));
    sets.extend((asks(wanted.goods) || asks(wanted.kinds_of_goods)).then_some(TRADERS_BUILDERS));
    sets.extend(asks(wanted.tower_sites).then_some(TOWER));
    sets.extend(asks(wanted.sieges).then_some(SIEGE));
    sets.extend(asks(wanted.ferries).then_some(FERRIES));
    sets.extend(wanted.own_figure.map(of_figure));
    sets
}

/// The set that brings a kind of feature.
const fn of_kind(feature: Which) -> &'static str {
    match feature {
        Which::Road | Which::City | Which::Monastery | Which::Any => BASE,
        Which::Shrine | Which::Monastic => SHRINES,
        Which::Garden => ABBOT,
    }
}

/// The set that brings a figure.
const fn of_figure(figure: Figure) -> &'static str {
    match figure {
        Figure::Follower => BASE,
        Figure::BigFollower => INNS_CATHEDRALS,
        Figure::Builder | Figure::Pig => TRADERS_BUILDERS,
        Figure::Mayor | Figure::Wagon | Figure::Barn => ABBEY_MAYOR,
        Figure::Phantom => PHANTOM,
        Figure::Abbot => ABBOT,
    }
}
