//! What the current turn has done so far.

use crate::rules::feature::Place;
use crate::rules::feature::completion::Completion;
use crate::rules::geometry::Position;
use crate::rules::player::{PerSeat, Seat};

/// What the current turn has done so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Turn {
    /// Counted from 1.
    pub number: u32,
    pub seat: Seat,
    /// Points for features in this turn, by player (R-TURN-2).
    pub points: PerSeat<i32>,
    /// Who had an order fulfilled since the last tile was placed (A4).
    pub fulfilled: PerSeat<bool>,
    /// Fields that this turn's tile joined while different players stood on the parts.
    pub joined_fields: Vec<Place>,
    /// A tile was drawn: the start of the turn is over (R-TURN-1), even if the tile fitted nowhere (R-BASE-4).
    pub drew_tile: bool,
    /// Where this turn's tile lies, and the mouth of the river if it came with it.
    pub placed: Vec<Position>,
    /// Who scored for what this part of the turn has completed, until it is known who may enter the City (R-CNT-5).
    pub scorers: Option<Vec<Seat>>,
    /// Who got points for an order that the completion fulfilled.
    pub paid: Vec<Seat>,
    /// A follower may be sent into the City (R-CNT-5).
    pub may_enter: bool,
    /// One was sent there in this turn.
    pub has_entered: bool,
    /// What this part of the turn has completed, if a house rule asks what has paid an order (A35).
    pub completions: Vec<Completion>,
    /// This is the second part of a double turn (R-TB-4).
    pub is_second_part: bool,
    /// The tile has extended a road or city with an own builder: a second part follows.
    pub has_second_part: bool,
    /// Where the barn was placed that is not scored yet (R-AM-9).
    pub barn: Option<Place>,
    /// Wagons at home that may drive on, with where they stood (R-AM-7).
    pub wagons: Vec<(Seat, Place)>,
    /// The tower just raised, while it may capture somebody (R-TW-3).
    pub capture: Option<Position>,
    /// A prisoner was bought back (R-TW-5).
    pub ransomed: bool,
    /// The dragon moves after scoring (A31).
    pub dragon_due: Option<Position>,
    /// Tiles with a fair that were placed in this turn; where, if the board is mirrored (R-CAT-1).
    pub fairs: Vec<Option<Position>>,
    /// Whose turn, or part of one, has ended, so that a knight may be taken out of a siege before the next tile lies (R-SG-4).
    pub may_escape: Option<Seat>,
    /// A knight was taken out at the end of this turn already, before the tokens of its fair.
    pub has_escaped: bool,
}

impl Turn {
    pub fn new(number: u32, seat: Seat) -> Self {
        Self {
            number,
            seat,
            points: PerSeat::default(),
            fulfilled: PerSeat::default(),
            joined_fields: Vec::new(),
            drew_tile: false,
            placed: Vec::new(),
            scorers: None,
            paid: Vec::new(),
            may_enter: false,
            has_entered: false,
            completions: Vec::new(),
            is_second_part: false,
            has_second_part: false,
            barn: None,
            wagons: Vec::new(),
            capture: None,
            ransomed: false,
            dragon_due: None,
            fairs: Vec::new(),
            may_escape: None,
            has_escaped: false,
        }
    }
}
