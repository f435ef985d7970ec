//! The messages of the table.

mod writing;

use super::dialog::{self, Kind, Step, adjust, right};
use ask::Request;
use kit::curtain;
use kit::look::Look;
use kit::nature::Nature;
use rules::game::question::Act;
use rules::geometry::{Position, Rotation, Side};
use rules::throw::Hit;
use rules::tile::shown::Shown;
use rules::tile::{self, Segment};
use rules::{Move, Seat};
use text::Measure;
use widget::board;
pub use writing::{Field, Joint, Role, Sheet, Writing};

/// A step at the table.
#[derive(Debug, Clone)]
pub enum Message {
    /// A press or movement on the board.
    Board(board::Event),
    /// The pointer has come to something with words about it, or has left it.
    Look(Look),
    /// The pointer has come to a tool of the bar, or has left it.
    LookAtTool(Look<Tool>),
    /// A step in the entry of this turn's tile, and its figure.
    Enter(Enter),
    /// A step on the scorepad.
    Write(Writing),
    /// A step in noting a throw.
    Throw(Noted),
    /// Make a move.
    Make(Move),
    /// A key whose meaning follows from the state of the turn.
    Press(Press),
    /// Draw orders, or look at them.
    Hand(Hand),
    /// A step behind the curtain.
    Curtain(curtain::Message),
    /// A step in the log.
    Log(Log),
    /// A step in a dialog above the table.
    Dialog(dialog::Message),
    /// A change of the view alone.
    See(See),
    /// A wish that the app fulfils.
    Ask(Request),
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Look(_) | Self::LookAtTool(_) => Nature::Glance,
            Self::Board(event) => match event {
                board::Event::Clicked(..) | board::Event::Dropped(_) | board::Event::Painted(_) => {
                    Nature::Answer
                }
                board::Event::Hovered(_) | board::Event::Looked(_) => Nature::Glance,
                board::Event::Turned(_) | board::Event::PutBack => Nature::Step,
            },
            Self::Press(press) => press.nature(),
            Self::Throw(noted) => noted.nature(),
            Self::Curtain(message) => message.nature(),
            Self::Log(Log::Found(_)) => Nature::Event,
            Self::See(see) => see.nature(),
            Self::Ask(request) => request.nature(),
            Self::Log(_)
            | Self::Enter(_)
            | Self::Write(_)
            | Self::Make(_)
            | Self::Hand(_)
            | Self::Dialog(_) => Nature::Answer,
        }
    }

    /// Whether the things to choose are numbered from the first again.
    pub const fn begins_anew(&self) -> bool {
        let stays = matches!(
            self,
            Self::Press(Press::More | Press::Number(_) | Press::Badge(_))
                | Self::Enter(Enter::Turn | Enter::Lift(..))
                | Self::Throw(_)
                | Self::Ask(Request::Pause)
                | Self::See(See::Fit | See::Zoom(_))
        );
        !stays && !matches!(self.nature(), Nature::Glance)
    }
}

/// The message that shows a dialog.
pub const fn shows(kind: Kind) -> Message {
    Message::Dialog(dialog::Message::Show(kind))
}

impl From<Step<dialog::Message>> for Message {
    fn from(step: Step<dialog::Message>) -> Self {
        match step {
            Step::Own(message) => Self::Dialog(message),
            Step::Cancel => Self::Press(Press::Cancel),
            Step::Close => Self::Dialog(dialog::Message::Close),
            Step::Show(kind) => shows(kind),
            Step::Adjust(seat, points) => {
                let so_many = adjust::Message::Open { seat, points, source: None };
                Self::Dialog(dialog::Message::Adjust(so_many))
            }
            Step::Right(figure, spot) => {
                Self::Dialog(dialog::Message::Right(right::Message::Of(figure, spot)))
            }
            Step::Make(made) => Self::Dialog(dialog::Message::Make(made)),
            Step::Reenter(index) => Self::Log(Log::Reenter(index)),
            Step::Redeploy(index) => Self::Log(Log::Redeploy(index)),
            Step::Insert(index) => Self::Log(Log::Insert(index)),
            Step::Seek(seat) => Self::See(See::Sought(seat)),
            Step::Look(look) => Self::Look(look),
            Step::Ask(request) => Self::Ask(request),
        }
    }
}

/// A key whose meaning follows from the state of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// A letter of the tile's sides.
    Letter(char),
    /// A letter on a badge; with Shift it is a capital.
    Badge(char),
    /// A letter with Alt, which stands on the chip of a thing that tiles show.
    Symbol(char),
    /// One letter back.
    Erase,
    /// To the next place on that side.
    Go(Side),
    /// The thing of that number now, from 1; 0 is Enter.
    Number(usize),
    /// Keys for the next things; a nought in a distance.
    More,
    /// A decimal point.
    Point,
    /// A decimal comma; elsewhere the key of the settings.
    Comma,
    /// Drop the last thing begun.
    Cancel,
}

impl Press {
    /// The nature of the key.
    const fn nature(self) -> Nature {
        match self {
            Self::Letter(_) | Self::Badge(_) | Self::Number(_) => Nature::Answer,
            Self::Go(_) => Nature::Way,
            Self::Symbol(_)
            | Self::Erase
            | Self::More
            | Self::Point
            | Self::Comma
            | Self::Cancel => Nature::Step,
        }
    }
}

/// A step in the entry of a turn.
#[derive(Debug, Clone)]
pub enum Enter {
    /// Place the tile on the chosen place, turned so.
    Fitting(tile::Id, Rotation),
    /// Hold the pressed tile over that place.
    Lift(tile::Id, Rotation),
    /// Offer only tiles that show this, or no longer only those.
    Show(Shown),
    /// Take a side of the tile, as if it were typed.
    Side(char),
    /// Offer all tiles again.
    ShowAll,
    /// Choose the tile that was drawn.
    Tile(tile::Id),
    /// Turn the chosen tile.
    Turn,
    /// Choose the abbey instead of a tile, or go back.
    Abbey,
    /// Put the chosen tile away, as it fits nowhere.
    RemoveTile,
    /// Choose the way to use the action of the turn.
    Act(Act),
    /// Claim a segment of the tile just placed.
    Claim(Segment),
}

/// A wish about hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// Draw an order.
    Draw,
    /// Ask who has fulfilled an order that nobody else judges (R-KO-40).
    Claim,
    /// Show the orders of the player on turn to them.
    LookAtOwn,
    /// Show a player's orders to them.
    LookAt(Seat),
}

/// A step in noting a throw.
#[derive(Debug, Clone)]
pub enum Noted {
    /// The distance is typed.
    Distance(String),
    /// Another unit is chosen.
    Unit(Measure),
    /// The distance goes to the token's centre, or to its edge.
    ToCentre(bool),
    /// The diameter of the token is typed.
    Diameter(String),
    /// A follower was hit, or was not.
    Hit(Hit),
    /// Note the distance, on the tiles or off them.
    Record {
        /// Whether the token lies off the tiles.
        off: bool,
    },
    /// Note everybody who was hit.
    Hits,
}

impl Noted {
    /// The nature of the step.
    const fn nature(&self) -> Nature {
        match self {
            Self::Distance(_) | Self::Diameter(_) => Nature::Typing,
            Self::Unit(_) | Self::ToCentre(_) | Self::Hit(_) | Self::Record { .. } | Self::Hits => {
                Nature::Answer
            }
        }
    }
}

/// A step in the log.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Log {
    /// A line is opened or closed: the index of its move, and the place of its score.
    Open(usize, Option<usize>),
    /// The turn of that move is entered anew.
    Reenter(usize),
    /// The turn of that move is taken out.
    RemoveTurn(usize),
    /// A forgotten turn is entered before that of the move.
    Insert(usize),
    /// The turn of that move is given to another player.
    Give(usize),
    /// The figure of that move is entered anew.
    Redeploy(usize),
    /// Nobody was deployed by that move.
    Undeploy(usize),
    /// The wanted line is so far from the end of the list, in logical pixels.
    Found(f32),
}

/// A change of the view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum See {
    /// Show all of the board.
    Fit,
    /// Show the board larger or smaller.
    Zoom(f32),
    /// Show the owners of the fields, or hide them.
    Fields,
    /// Show the log in place of the players, or hide it.
    Log,
    /// Show the rules behind the points of the feature asked for, or hide them.
    Why,
    /// Show the tools that have no room in the bar, or hide them.
    Tools,
    /// Light all figures of a player, and set the one right that is pressed.
    Sought(Seat),
    /// Put away the orders that lie large before everybody.
    Moment,
}

impl See {
    /// The nature of the change.
    const fn nature(self) -> Nature {
        match self {
            Self::Log | Self::Tools | Self::Moment => Nature::Answer,
            Self::Fit | Self::Zoom(_) | Self::Fields | Self::Why | Self::Sought(_) => Nature::Step,
        }
    }
}

/// A thing that stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Light {
    /// A place of the board.
    Place(Position),
    /// The tray.
    Tray,
    /// The field on which a follower may be deployed.
    Field,
    /// A score in the log: the index of its move, and its place among the outcomes.
    Score(usize, usize),
    /// The tool that takes back the last step.
    Undo,
    /// A player's orders.
    Orders(Seat),
}

/// The words about a tool, and the names of its keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tool {
    pub words: String,
    pub keys: String,
}
