//! Mage and witch on the board.

use super::Board;
use crate::rules::feature::Place;
use crate::rules::feature::join::FeatureId;
use crate::rules::piece::Magician;

impl Board {
    /// The place of mage or witch; `None` beside the board (R-MAG-7).
    #[must_use]
    pub const fn magician(&self, magician: Magician) -> Option<Place> {
        self.magicians[magician as usize]
    }

    /// The feature on which mage or witch stands.
    #[must_use]
    pub fn feature_of(&self, magician: Magician) -> Option<FeatureId> {
        self.feature(self.magician(magician)?)
    }

    /// Puts mage or witch on a road or in a city, or beside the board.
    pub(crate) const fn place_magician(&mut self, magician: Magician, place: Option<Place>) {
        self.magicians[magician as usize] = place;
    }
}
