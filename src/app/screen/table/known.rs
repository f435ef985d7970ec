//! The things that the table knows and asks nobody for: players, log, news, the features asked for,
//! the clock.

pub(in crate::app::screen) mod belongings;
pub(in crate::app::screen) mod feature;
pub(in crate::app::screen) mod gains;
pub(in crate::app::screen) mod insight;
pub(in crate::app::screen) mod log;
pub(in crate::app::screen) mod moment;
pub(in crate::app::screen) mod news;
pub(in crate::app::screen) mod pause;
pub(in crate::app::screen) mod players;
pub(in crate::app::screen) mod seen;
pub(in crate::app::screen) mod told;
pub(in crate::app::screen) mod why;
