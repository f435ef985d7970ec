//! Features merge as tiles land: disjoint sets of segments, so that a move costs the same on a
//! large board.

use super::Kind;
use crate::tile::Segment;

/// A feature of the board. It stays valid until the next tile is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FeatureId(u32);

/// One segment as the board stores it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Node(u32);

/// A segment of a feature: the tile by its number on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Member {
    pub tile: u32,
    pub segment: Segment,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Set {
    kind: Kind,
    /// The members of the set; empty once it has gone into another.
    members: Vec<Member>,
    open: u32,
}

/// All features of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Features {
    parents: Vec<u32>,
    sets: Vec<Set>,
    /// The changes since watching began, if they are watched.
    watch: Option<Watch>,
}

/// Changes that can be taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Watch {
    /// The number of nodes when watching began.
    nodes: usize,
    changes: Vec<Change>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    /// An end of that feature was closed.
    Closed(u32),
    /// The smaller feature, with `open` ends, went into the larger, which had `members`.
    Joined { small: u32, large: u32, members: usize, open: u32 },
}

impl Features {
    /// The node that [`Features::add`] will make next.
    pub fn next(&self) -> Node {
        Node(self.parents.len() as u32)
    }

    /// Adds a feature of one segment with that many open ends.
    pub fn add(&mut self, member: Member, ends: usize) {
        self.parents.push(self.parents.len() as u32);
        self.sets.push(Set {
            kind: member.segment.into(),
            members: vec![member],
            open: ends as u32,
        });
    }

    /// The feature that a segment belongs to.
    pub fn find(&self, node: Node) -> FeatureId {
        let mut at = node.0;
        loop {
            let parent = self.parents.get(at as usize).copied().unwrap_or(at);
            if parent == at {
                return FeatureId(at);
            }
            at = parent;
        }
    }

    /// Joins two features; the smaller goes into the larger, so that paths stay short.
    pub fn union(&mut self, one: FeatureId, other: FeatureId) {
        if one == other {
            return;
        }
        let (small, large) = if self.members(one).len() < self.members(other).len() {
            (one, other)
        } else {
            (other, one)
        };
        if let Some(parent) = self.parents.get_mut(small.0 as usize) {
            *parent = large.0;
        }
        let Some(set) = self.sets.get_mut(small.0 as usize) else {
            return debug_assert!(false, "each feature has a set");
        };
        let (joining, open) = (std::mem::take(&mut set.members), std::mem::take(&mut set.open));
        let Some(set) = self.sets.get_mut(large.0 as usize) else {
            return debug_assert!(false, "each feature has a set");
        };
        let members = set.members.len();
        set.members.extend(joining);
        set.open += open;
        self.changed(Change::Joined { small: small.0, large: large.0, members, open });
    }

    /// Closes one more end of a feature.
    pub fn close_end(&mut self, feature: FeatureId) {
        let set = self.sets.get_mut(feature.0 as usize).filter(|set| set.open > 0);
        if let Some(set) = set {
            set.open -= 1;
            self.changed(Change::Closed(feature.0));
        }
    }

    fn changed(&mut self, change: Change) {
        if let Some(watch) = &mut self.watch {
            watch.changes.push(change);
        }
    }

    /// Begins to remember changes.
    pub fn watch(&mut self) {
        self.watch = Some(Watch { nodes: self.parents.len(), changes: Vec::new() });
    }

    /// Takes back every change since watching began, and watches no longer.
    pub fn take_back(&mut self) {
        let Some(watch) = self.watch.take() else {
            return debug_assert!(false, "what is taken back was watched");
        };
        for change in watch.changes.into_iter().rev() {
            match change {
                Change::Closed(feature) => {
                    if let Some(set) = self.sets.get_mut(feature as usize) {
                        set.open += 1;
                    }
                }
                Change::Joined { small, large, members, open } => {
                    let Some(set) = self.sets.get_mut(large as usize) else { continue };
                    let parted = set.members.split_off(members);
                    set.open -= open;
                    self.part(small, parted, open);
                }
            }
        }
        self.parents.truncate(watch.nodes);
        self.sets.truncate(watch.nodes);
    }

    /// Makes a segment a feature of its own again, with so many open ends.
    pub fn part_alone(&mut self, node: Node, member: Member, open: u32) {
        self.part(node.0, vec![member], open);
    }

    /// Parts a feature from the one that it had gone into.
    fn part(&mut self, feature: u32, members: Vec<Member>, open: u32) {
        if let Some(parent) = self.parents.get_mut(feature as usize) {
            *parent = feature;
        }
        if let Some(set) = self.sets.get_mut(feature as usize) {
            (set.members, set.open) = (members, open);
        }
    }

    /// The segments of a feature, in no particular order.
    pub fn members(&self, feature: FeatureId) -> &[Member] {
        self.sets.get(feature.0 as usize).map_or(&[], |set| &set.members)
    }

    /// The open ends of a city or road (R-DEF-4).
    pub fn open(&self, feature: FeatureId) -> u32 {
        self.sets.get(feature.0 as usize).map_or(0, |set| set.open)
    }

    /// The kind of a feature.
    pub fn kind(&self, feature: FeatureId) -> Kind {
        self.sets.get(feature.0 as usize).map_or(Kind::Field, |set| set.kind)
    }

    /// All features.
    pub fn all(&self) -> impl Iterator<Item = FeatureId> + '_ {
        let roots =
            self.parents.iter().enumerate().filter(|(index, parent)| *index == **parent as usize);
        roots.map(|(_, parent)| FeatureId(*parent))
    }
}

impl Node {
    /// The node that many places after this one.
    pub fn plus(self, segments: usize) -> Self {
        Self(self.0 + segments as u32)
    }
}
