//! The goods of cities (R-TB-1).

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A trade good of Traders & Builders (R-TB-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum Good {
    Wine,
    Grain,
    Cloth,
}

impl Good {
    /// All goods.
    pub const ALL: [Self; 3] = [Self::Wine, Self::Grain, Self::Cloth];
}

/// One value for each good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PerGood<T>([T; Good::ALL.len()]);

impl<T> Index<Good> for PerGood<T> {
    type Output = T;

    fn index(&self, good: Good) -> &T {
        // A good is below the length by construction.
        &self.0[good as usize]
    }
}

impl<T> IndexMut<Good> for PerGood<T> {
    fn index_mut(&mut self, good: Good) -> &mut T {
        &mut self.0[good as usize]
    }
}
