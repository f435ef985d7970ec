//! The score track, where figures on it decide something: with Messages each player has two
//! (R-MSG-1), and bandits stand beside them (R-RBS-1).

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::robbers::{Half, Robbery};
use crate::named::named;
use crate::piece::Neutral;
use crate::player::{PerSeat, Seat};

/// The spaces of the track, 0 to 49.
const SPACES: i32 = 50;

/// The dark spaces are those of 0, 5, 10 and so on (R-MSG-3).
const DARK: i32 = 5;

named! {
    /// A figure of a player on the score track (R-MSG-1).
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum ScoreFigure {
        /// The follower that every player has there.
        Follower = "follower",
        /// The messenger.
        Messenger = "messenger",
    }
}

/// Points that a figure on the track has yet to walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// The player who scored.
    pub seat: Seat,
    /// The points, which may be negative.
    pub points: i32,
    /// Whether they are for a feature, so that they can be robbed (R-RBS-3).
    pub for_feature: bool,
    /// Whether a message may come of them (R-MSG-3, 6).
    pub may_bring_message: bool,
}

/// A figure that has moved in this scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Walk {
    figure: (Seat, ScoreFigure),
    points: i32,
    for_feature: bool,
}

/// A message that is being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// Nobody has said yet what it says.
    Unread,
    /// The city whose pennants are scored is not said yet.
    Pennants,
    /// The follower who is scored is not said yet.
    Follower,
}

/// The figures on the track, and all that their last steps have brought about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    has_messengers: bool,
    /// The points of each figure.
    points: PerSeat<[i32; ScoreFigure::ALL.len()]>,
    /// The spaces of the bandits that are on the track; `None` without Robbers.
    bandits: Option<PerSeat<Option<u8>>>,
    due: VecDeque<Due>,
    walked: Vec<Walk>,
    /// The figures as they stood when this scoring began.
    before: PerSeat<[i32; ScoreFigure::ALL.len()]>,
    /// The robberies that come next.
    pub(crate) robberies: VecDeque<Robbery>,
    /// The messages that each player has read.
    read: PerSeat<u32>,
    /// The message that the active player reads (R-MSG-3).
    pub(crate) message: Option<Reading>,
    /// Whether players are asked.
    pub(crate) asking: Asking,
}

/// Whether players are asked which figure walks, and draw messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asking {
    /// They are.
    Everybody,
    /// The follower walks, and no message is drawn: so points are told in advance.
    Nobody,
    /// The game ends: no figure walks any more (R-MSG-6, R-RBS-7).
    Over,
}

impl Track {
    /// The track before the first move, with or without messengers and bandits.
    pub fn new(has_messengers: bool, has_bandits: bool) -> Self {
        Self {
            has_messengers,
            points: PerSeat::default(),
            bandits: has_bandits.then(PerSeat::default),
            due: VecDeque::new(),
            walked: Vec::new(),
            before: PerSeat::default(),
            robberies: VecDeque::new(),
            read: PerSeat::default(),
            message: None,
            asking: Asking::Everybody,
        }
    }

    /// The figures that each player has on the track.
    pub fn figures(&self) -> &'static [ScoreFigure] {
        if self.has_messengers { &ScoreFigure::ALL } else { &[ScoreFigure::Follower] }
    }

    /// Whether players have messengers (R-MSG-1).
    pub const fn has_messengers(&self) -> bool {
        self.has_messengers
    }

    /// Whether players have bandits (R-RBS-1).
    pub const fn has_bandits(&self) -> bool {
        self.bandits.is_some()
    }

    /// The points that a figure shows.
    pub fn points(&self, seat: Seat, figure: ScoreFigure) -> i32 {
        self.points[seat][figure as usize]
    }

    /// The space on which a figure stands, 0 to 49.
    pub fn space(&self, seat: Seat, figure: ScoreFigure) -> u8 {
        space(self.points(seat, figure))
    }

    /// A player's messenger with its points.
    pub fn messenger(&self, seat: Seat) -> Neutral {
        let points = self.points(seat, ScoreFigure::Messenger);
        Neutral::Messenger(u8::try_from(points.max(0)).unwrap_or(u8::MAX))
    }

    /// The space of a player's bandit; `None` at home or without Robbers.
    pub fn bandit(&self, seat: Seat) -> Option<u8> {
        self.bandits.as_ref().and_then(|bandits| bandits[seat])
    }

    /// Puts a player's bandit on a space, or takes it home.
    pub(crate) fn put_bandit(&mut self, seat: Seat, space: Option<u8>) {
        if let Some(bandits) = &mut self.bandits {
            bandits[seat] = space;
        }
    }

    /// Counts a message that a player has read. Returns how many it were by now.
    pub(crate) fn count_message(&mut self, seat: Seat) -> u32 {
        self.read[seat] += 1;
        self.read[seat]
    }

    /// The points that a figure has to walk next.
    pub fn due(&self) -> Option<Due> {
        self.due.front().copied()
    }

    /// The points of a player that no figure has walked yet.
    pub fn waiting(&self, seat: Seat) -> i32 {
        self.due.iter().filter(|due| due.seat == seat).map(|due| due.points).sum()
    }

    /// Notes points that a figure has to walk.
    pub(crate) fn owe(&mut self, due: Due) {
        if due.points == 0 || self.asking == Asking::Over {
            return;
        }
        if self.due.is_empty() && self.walked.is_empty() && self.robberies.is_empty() {
            self.before = self.points;
        }
        self.due.push_back(due);
    }

    /// Whether anything is left to bring about.
    pub fn is_settled(&self) -> bool {
        self.due.is_empty()
            && self.walked.is_empty()
            && self.robberies.is_empty()
            && self.message.is_none()
    }

    /// Whether figures have moved since robberies were last sought.
    pub(crate) fn has_walked(&self) -> bool {
        !self.walked.is_empty()
    }

    /// Whether it decides anything which figure walks: a message now, one later, or a bandit.
    /// `binds` tells whether the figure walks all points of the turn.
    pub fn matters(&self, due: Due, is_active: bool, binds: bool) -> bool {
        if !self.has_messengers || self.asking != Asking::Everybody {
            return false;
        }
        let [follower, messenger] = self.points[due.seat];
        if self.has_bandits() {
            return space(follower) != space(messenger);
        }
        let dark = |points: i32| points.rem_euclid(DARK);
        if dark(follower) == dark(messenger) {
            return false;
        }
        // Five steps change no colour: they only tell which figure stops.
        let stops = is_active && due.may_bring_message;
        binds || dark(due.points) != 0 || (stops && (dark(follower) == 0 || dark(messenger) == 0))
    }

    /// R-MSG-2, 3: moves a figure by the points that are due. Returns the points that it shows now.
    pub(crate) fn walk(&mut self, figure: ScoreFigure, is_active: bool) -> i32 {
        let Some(due) = self.due.pop_front() else { return 0 };
        let points = &mut self.points[due.seat][figure as usize];
        *points = points.saturating_add(due.points);
        let points = *points;
        let is_dark = points.rem_euclid(DARK) == 0;
        let draws = self.has_messengers && is_active && is_dark && due.may_bring_message;
        if draws && self.asking == Asking::Everybody {
            self.message = Some(Reading::Unread);
        }
        let (figure, for_feature) = ((due.seat, figure), due.for_feature);
        self.walked.push(Walk { figure, points: due.points, for_feature });
        points
    }

    /// R-RBS-3 to 5: finds out whom the bandits rob when everybody has moved; the others move along
    /// with a figure that scored no feature.
    pub(crate) fn find_robberies(&mut self, order: impl Iterator<Item = Seat>) {
        let walked = std::mem::take(&mut self.walked);
        let Some(bandits) = &mut self.bandits else { return };
        for owner in order {
            let Some(at) = bandits[owner] else { continue };
            let began = |walk: &&Walk| {
                let (seat, figure) = walk.figure;
                seat != owner && space(self.before[seat][figure as usize]) == at
            };
            let beside: Vec<Walk> = walked.iter().filter(began).copied().collect();
            let robbed = beside.iter().filter(|walk| walk.for_feature && walk.points > 0);
            let halves: Vec<Half> = robbed
                .map(|walk| Half { from: walk.figure.0, points: (walk.points + 1) / 2 })
                .collect();
            if !halves.is_empty() {
                self.robberies.push_back(Robbery { owner, halves });
            } else if let Some(first) = beside.first() {
                let along = beside.iter().filter(|walk| walk.figure == first.figure);
                let steps: i32 = along.map(|walk| walk.points).sum();
                bandits[owner] = Some(space(i32::from(at).saturating_add(steps)));
            }
        }
    }
}

/// The space of so many points.
fn space(points: i32) -> u8 {
    // Less than 50, so nothing is lost.
    points.rem_euclid(SPACES) as u8
}
