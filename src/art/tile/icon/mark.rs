//! The signs of what a tile shows beside its symbols.

use super::{Icon, sign};
use rules::tile::Good;

/// A blue shield.
pub(in crate::tile) const PENNANT: Icon = Icon::new(sign::PENNANT, 0.17);
/// A lady, whose crown reaches higher than her gown reaches down.
pub(in crate::tile) const PRINCESS: Icon = Icon::new(sign::PRINCESS, 0.22).lower(0.017);
/// Crossed swords: the city is besieged.
pub(in crate::tile) const SIEGE: Icon = Icon::new(sign::SIEGE, 0.19);
/// An inn at its pond.
pub(in crate::tile) const INN: Icon = Icon::new(sign::INN, 0.25);
/// A pen with a pig.
pub(in crate::tile) const PIGSTY: Icon = Icon::new(sign::PIGSTY, 0.22);
/// The gate between two cities.
pub(in crate::tile) const GATEHOUSE: Icon = Icon::new(sign::GATEHOUSE, 0.22);
/// The landmarks of the quarters of Carcassonne that are no cathedral.
pub(in crate::tile) const CASTLE: Icon = Icon::new(sign::CASTLE, 0.4).lower(0.03);
pub(in crate::tile) const MARKET: Icon = Icon::new(sign::MARKET, 0.38);
pub(in crate::tile) const SMITHY: Icon = Icon::new(sign::SMITHY, 0.38).lower(0.02);

/// A round sign with goods on it.
pub(in crate::tile) const fn good(good: Good) -> Icon {
    let sign = match good {
        Good::Wine => sign::WINE,
        Good::Grain => sign::GRAIN,
        Good::Cloth => sign::CLOTH,
    };
    Icon::new(sign, 0.19)
}
