//! The kinds of forms, their keys and words, and the sets that bring them.

use crate::table::message::Sheet;
use rules::Game;
use rules::game::sets;
use rules::house_rule::TitlePoints;
use rules::scorepad::Deed;
use rules::setup::{ABBEY_MAYOR, BESIEGERS, CATHARS, PRINCESS_DRAGON, Recording, TOWER};

/// The forms with their keys, in the order in which they are offered.
pub const SHEETS: [(Sheet, char, &str); 10] = [
    (Sheet::Deploy, 'f', "pad-deed-farmer"),
    (Sheet::Wagon, 'w', "pad-deed-wagon"),
    (Sheet::Princess, 'k', "pad-deed-princess"),
    (Sheet::Fairy, 'y', "pad-deed-fairy"),
    (Sheet::Dragon, 'z', "pad-deed-dragon"),
    (Sheet::Tower, 'h', "pad-deed-tower"),
    (Sheet::Capture, 'n', "pad-deed-capture"),
    (Sheet::Guard, 'g', "pad-deed-guard"),
    (Sheet::Escape, 'b', "pad-deed-escape"),
    (Sheet::Home, 'u', "pad-deed-home"),
];

/// The deeds of the sets in play that need no form, each with its words and whether it can be
/// written down now.
pub fn at_once(game: &Game) -> impl Iterator<Item = (Deed, &'static str, bool)> {
    let alone = (Deed::FairyAlone {}, "pad-deed-fairy-alone", sets::fairy::owner(game).is_some());
    Sheet::Fairy.is_in_play(game).then_some(alone).into_iter()
}

impl Sheet {
    /// The key of the sentence about the things to write down, if it needs one.
    pub const fn about(self) -> Option<&'static str> {
        match self {
            Self::Dragon => Some("pad-dragon-about"),
            Self::Capture => Some("pad-capture-about"),
            Self::Princess => Some("pad-princess-about"),
            Self::Home => Some("pad-home-about"),
            Self::Count => Some("pad-count-about"),
            Self::Deploy => Some("pad-deploy-about"),
            Self::Tile | Self::Wagon | Self::Fairy | Self::Tower | Self::Guard | Self::Escape => {
                None
            }
        }
    }

    /// Whether the figure of the form stood there before: on any feature, on a tower or in the City
    /// (R-PD-7).
    pub const fn has_stood(self) -> bool {
        matches!(self, Self::Fairy)
    }

    /// Whether the form may tell of the feature under a figure.
    pub const fn has_place(self) -> bool {
        matches!(self, Self::Deploy) || self.has_stood()
    }

    /// Whether the form tells of figures that were taken away.
    pub const fn takes_figures(self) -> bool {
        matches!(self, Self::Princess | Self::Dragon | Self::Capture | Self::Home)
    }

    /// Whether the sets in play bring that form.
    pub fn is_in_play(self, game: &Game) -> bool {
        let has = |set: &str| game.setup().has(set);
        if game.recording() == Recording::Deck {
            return self == Self::Dragon && has(PRINCESS_DRAGON);
        }
        match self {
            Self::Tile | Self::Deploy | Self::Home => true,
            Self::Wagon => has(ABBEY_MAYOR),
            Self::Princess | Self::Fairy | Self::Dragon => has(PRINCESS_DRAGON),
            Self::Tower | Self::Guard | Self::Capture => has(TOWER),
            Self::Escape => has(CATHARS) || has(BESIEGERS),
            Self::Count => {
                game.titles().is_some() && game.setup().rules.title_points() == TitlePoints::Each
            }
        }
    }
}
