//! Where a game waits, and the steps of a turn after its tile lies, in their order (R-TURN-1).

use crate::geometry::Position;

/// The state in which the table waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Players decide on the dealt orders (R-KO-3, 4).
    Deal,
    /// The player on turn may discard and draw orders, then places a tile (R-TURN-1).
    Place,
    /// The tile lies, and a figure may be deployed (R-BASE-2).
    Deploy {
        /// The place of the tile.
        at: Position,
        /// Whether a figure was deployed.
        deployed: bool,
    },
    /// A step of the turn asks something.
    Asking(Step),
    /// The turn is scored and goes on, but somebody must choose an order first.
    Scored,
    /// On the scorepad: the remains on the table are written down and scored (R-BASE-14).
    Remains,
    /// The game is over.
    Finished,
}

/// A step of a turn, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Bandits are placed beside figures on the score track (R-RBS-2).
    Bandits,
    /// The second bar of a gold tile is laid (R-GLD-1).
    Gold,
    /// Mage or witch goes elsewhere (R-MAG-1, 3).
    Magic,
    /// The action of the turn (R-TURN-1).
    Act,
    /// The mouth of the river lies down by itself (R-RIV-3), and nobody is captured any more.
    Mouth,
    /// The flocks of closed fields go home (R-HSH-4).
    Flocks,
    /// The dragon moves (R-PD-3).
    Dragon,
    /// Followers leave the City (R-CNT-13).
    Leave,
    /// Completed features are scored (R-BASE-8).
    Score,
    /// Bars of gold are shared (R-GLD-4).
    ShareGold,
    /// The right to send somebody into the City is judged (R-CNT-5).
    Judge,
    /// The dragon moves after scoring (A31).
    LateDragon,
    /// Wagons drive on (R-AM-7).
    Wagon,
    /// A follower is sent into the City (R-CNT-5).
    Enter,
    /// The Count goes elsewhere (R-CNT-11).
    MoveCount,
    /// Whoever placed a crop circle chooses for everybody (R-CRC-1).
    Circle,
    /// A player adds a follower or takes one home (R-CRC-2).
    Reap,
    /// The second part of a double turn begins (R-TB-4).
    SecondPart,
    /// The round of a fair is thrown (R-CAT-1).
    Fair,
    /// The next turn begins, or that of an abbey after the last tile (R-AM-5).
    Next,
    /// After the last turn a knight escapes (R-SG-4).
    Escape,
    /// Players say which orders they judge themselves are fulfilled, before the end (R-KO-41).
    Claims,
    /// Followers leave the market before the end (R-CNT-17).
    LastLeave,
    /// The game ends (R-BASE-14).
    Finish,
    /// Between any two steps: points that were scored move figures on the track (R-MSG-2).
    Points,
}

/// The deed of a step when it comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    /// The sets act, each at its own steps.
    OfSets,
    /// The action of the turn is awaited.
    AwaitAction,
    /// The action of the turn is over.
    EndAction,
    /// The tile is scored.
    Score,
    /// All is done that belongs to the tile.
    LeaveTile,
    /// All is done that belongs to the turn.
    LeaveTurn,
    /// Everybody is asked for orders.
    AskForOrders,
    /// The last turn is over.
    LeaveLastTurn,
    /// The game ends.
    Finish,
    /// Nothing: the step only asks.
    Nothing,
}

/// The part of a turn in which a step comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Before the action.
    Beginning,
    /// The action, and what follows it before anybody scores.
    Action,
    /// Who leaves the City for the features of the tile.
    Leaving,
    /// The scoring, and what is shared.
    Scoring,
    /// After it.
    End,
}

/// The facts of a step that are equal in every game.
struct Facts {
    part: Part,
    deed: Deed,
    /// The step after it.
    next: Step,
    /// The names of the moves that answer its question.
    moves: &'static [&'static str],
    may_be_declined: bool,
}

impl Facts {
    /// A step at which the sets do something, and the one after it.
    const fn of_sets(part: Part, next: Step) -> Self {
        Self { part, deed: Deed::OfSets, next, moves: &[], may_be_declined: false }
    }

    /// A step of the game itself, and the one after it.
    const fn of_game(part: Part, deed: Deed, next: Step) -> Self {
        Self { deed, ..Self::of_sets(part, next) }
    }

    const fn asks(self, moves: &'static [&'static str]) -> Self {
        Self { moves, ..self }
    }

    /// It asks, and the question may be left unanswered.
    const fn may_ask(self, moves: &'static [&'static str]) -> Self {
        Self { may_be_declined: true, ..self.asks(moves) }
    }
}

impl Step {
    /// The first step after a tile.
    pub const FIRST: Self = Self::Bandits;

    const fn facts(self) -> Facts {
        use Part::{Action, Beginning, End, Leaving, Scoring};
        match self {
            Self::Bandits => {
                Facts::of_sets(Beginning, Self::Gold).asks(&["place-bandit", "keep-bandit"])
            }
            Self::Gold => Facts::of_sets(Beginning, Self::Magic).asks(&["place-gold"]),
            Self::Magic => Facts::of_sets(Beginning, Self::Act).asks(&["move-mage", "move-witch"]),
            Self::Act => Facts::of_game(Action, Deed::AwaitAction, Self::Mouth),
            Self::Mouth => Facts::of_game(Action, Deed::EndAction, Self::Flocks),
            Self::Flocks => Facts::of_sets(Action, Self::Dragon),
            Self::Dragon => Facts::of_sets(Action, Self::Leave).asks(&["move-dragon"]),
            Self::Leave => Facts::of_sets(Leaving, Self::Score).asks(&[
                "begin-leaving",
                "leave-city",
                "stay-in-city",
            ]),
            Self::Score => Facts::of_game(Scoring, Deed::Score, Self::ShareGold),
            Self::ShareGold => {
                Facts::of_sets(Scoring, Self::Judge).may_ask(&["share-gold", "end-turn"])
            }
            Self::Judge => Facts::of_sets(End, Self::LateDragon),
            Self::LateDragon => Facts::of_sets(End, Self::Wagon),
            // After a wagon comes the next wagon.
            Self::Wagon => Facts::of_sets(End, Self::Wagon).may_ask(&["move-wagon", "keep-wagon"]),
            Self::Enter => Facts::of_sets(End, Self::Circle).may_ask(&["enter-city", "end-turn"]),
            Self::MoveCount => {
                Facts::of_sets(End, Self::Circle).may_ask(&["move-count", "end-turn"])
            }
            Self::Circle => Facts::of_sets(End, Self::Reap).asks(&["crop-circle"]),
            // After a player comes the next one.
            Self::Reap => {
                Facts::of_sets(End, Self::Reap).asks(&["crop-add", "crop-take-home", "crop-pass"])
            }
            Self::SecondPart => Facts::of_game(End, Deed::LeaveTile, Self::Fair),
            // After a round of throws comes the next round.
            Self::Fair => {
                Facts::of_sets(End, Self::Fair).may_ask(&["open-fair", "throw", "end-turn"])
            }
            Self::Next => Facts::of_game(End, Deed::LeaveTurn, Self::Escape),
            Self::Escape => Facts::of_sets(End, Self::Claims).may_ask(&["escape", "end-turn"]),
            Self::Claims => Facts::of_game(End, Deed::AskForOrders, Self::LastLeave).may_ask(&[
                "claim-order",
                "fulfil-order",
                "end-turn",
            ]),
            Self::LastLeave => Facts::of_game(End, Deed::LeaveLastTurn, Self::Finish),
            Self::Finish => Facts::of_game(End, Deed::Finish, Self::Finish),
            Self::Points => Facts::of_game(End, Deed::Nothing, Self::Gold).asks(&[
                "move-score-figure",
                "rob",
                "read-message",
                "score-pennants",
                "score-follower",
            ]),
        }
    }

    /// The deed of the step when it comes.
    pub(super) const fn deed(self) -> Deed {
        self.facts().deed
    }

    /// The names of the moves that answer the question of a step; none if it asks nothing. A
    /// question that may be left unanswered ends with `end-turn`, or with a move of its own.
    pub const fn moves(self) -> &'static [&'static str] {
        self.facts().moves
    }

    /// Whether the step comes before the action of the turn.
    pub const fn is_before_action(self) -> bool {
        matches!(self.facts().part, Part::Beginning)
    }

    /// Whether the step comes before the tile is scored.
    pub(super) const fn is_before_scoring(self) -> bool {
        matches!(self.facts().part, Part::Beginning | Part::Action | Part::Leaving)
    }

    /// Whether the features of the tile are scored at the step, with all that belongs to it: who
    /// leaves the City for them, and what is shared.
    pub const fn is_of_scoring(self) -> bool {
        matches!(self.facts().part, Part::Leaving | Part::Scoring)
    }

    /// Whether the question of the step may be left unanswered.
    pub(super) const fn may_be_declined(self) -> bool {
        self.facts().may_be_declined
    }
}

/// The point that a game has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Course {
    phase: Phase,
    /// The step that comes next.
    next: Step,
    /// Whether somebody has to answer first.
    waits: bool,
    /// The state in which the table would wait, while points move figures on the score track.
    held: Option<Phase>,
}

impl Course {
    /// The start of a turn, or the deal before the first one.
    pub const fn new(phase: Phase) -> Self {
        Self { phase, next: Step::Mouth, waits: true, held: None }
    }

    /// The state in which the table waits.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// That state, or while points are walked the one in which it goes on.
    pub fn phase_of_turn(&self) -> Phase {
        self.held.unwrap_or(self.phase)
    }

    /// Lets the table wait in a state.
    pub const fn wait(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// Whether somebody has to answer before the next step.
    pub const fn is_waiting(&self) -> bool {
        self.waits
    }

    /// Waits for an answer before the next step.
    pub const fn stop(&mut self) {
        self.waits = true;
    }

    /// The answer is given.
    pub const fn resume(&mut self) {
        self.waits = false;
    }

    /// Lets a step come next.
    pub const fn go_to(&mut self, step: Step) {
        self.next = step;
    }

    /// Takes the next step; the one after it comes next, if it changes nothing.
    pub const fn take_step(&mut self) -> Step {
        let step = self.next;
        self.next = step.facts().next;
        step
    }

    /// Whether points are walked while the turn is held up.
    pub const fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Holds the turn up until points are walked.
    pub fn hold(&mut self) {
        self.held.get_or_insert(self.phase);
        self.phase = Phase::Asking(Step::Points);
    }

    /// All points are walked: the turn goes on in the state in which it was held up.
    pub const fn release(&mut self) {
        if let Some(phase) = self.held.take() {
            self.phase = phase;
        }
    }
}
