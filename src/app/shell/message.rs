//! The messages of the app.

use iced::{Size, keyboard, window};

use crate::measuring::Step;
use crate::{booklet, files, lesson, phones, preferences};
use ask::Request;
use ask::Rescue;
use kit::nature::Nature;
use kit::reading::Part;
use kit::work;
use screen::{deal, decks, earlier, finale, outcome, replay, setup, table};
use widget::presses::Press;

/// A message to the app.
#[derive(Debug, Clone)]
pub enum Message {
    /// A press begins, before anything acts on it.
    Pressed(Press),
    /// A screen wants something of the app.
    Ask(Request),
    /// A step in the setup.
    Setup(setup::Message),
    /// A step at the deal.
    Deal(deal::Message),
    /// A step at the table.
    Table(table::Message),
    /// A step in the final scoring.
    Finale(finale::Message),
    /// A step at the result.
    Outcome(outcome::Message),
    /// A step in a replay.
    Replay(replay::Message),
    /// A step with the players' phones.
    Phones(phones::Message),
    /// A step with files of games.
    Files(files::Message),
    /// A choice in the settings.
    Preferences(preferences::Message),
    /// The keys of the screen are listed, or hidden.
    Keys,
    /// A step of the reader of the manual and the rules.
    Booklet(booklet::Message),
    /// The window has another size, in logical pixels.
    Resized(window::Id, Size),
    /// The window has another place on the screen.
    Moved(window::Id, iced::Point),
    /// A window has closed.
    Closed(window::Id),
    /// A step with the decks.
    Decks(decks::Message),
    /// The games with a card tell something.
    Tried(Step),
    /// A step among the earlier games.
    Earlier(earlier::Message),
    /// A choice about the lesson.
    Lesson(lesson::Message),
    /// A second of somebody's time has passed.
    Tick,
    /// A key that no widget took was pressed or released.
    Key(keyboard::Event),
    /// A window shall fill the screen, or give it back.
    FullScreen(window::Id),
    /// The mouse button was let go somewhere.
    Released,
    /// Some of the earlier games were read.
    Listed(Part),
    /// A change to the work under way.
    Work(work::Message),
    /// The settings were written, or could not be.
    Written,
    /// The trouble was read.
    Understood,
    /// Go on with the good beginning of a damaged game.
    GoOnDamaged,
    /// A way on with a game that could not be written is chosen.
    Rescue(Rescue),
    /// A window has opened.
    Opened(window::Id),
    /// A frame in which something flies over the window.
    Frame,
    /// The pixels of the screen for each logical one are known.
    Density(window::Id, f32),
    /// The screen's size in logical pixels is known, if the system tells.
    Monitor(Option<Size>),
    /// A window has lost the focus: somebody may be using another one in front of it.
    Covered,
    /// The window is to close.
    CloseRequested(window::Id),
}

impl Message {
    /// The nature of the message; that of a key is asked once its meaning is known.
    pub(super) const fn nature(&self) -> Nature {
        match self {
            Self::Ask(request) => request.nature(),
            Self::Setup(message) => message.nature(),
            Self::Deal(message) => message.nature(),
            Self::Table(message) => message.nature(),
            Self::Finale(message) => message.nature(),
            Self::Outcome(message) => message.nature(),
            Self::Replay(message) => message.nature(),
            Self::Phones(message) => message.nature(),
            Self::Files(message) => message.nature(),
            Self::Preferences(message) => message.nature(),
            Self::Decks(message) => message.nature(),
            Self::Earlier(message) => message.nature(),
            Self::Work(message) => message.nature(),
            Self::Keys => Nature::Keys,
            Self::Understood | Self::GoOnDamaged | Self::Rescue(_) => Nature::Answer,
            Self::Pressed(_)
            | Self::Key(_)
            | Self::FullScreen(_)
            | Self::Released
            | Self::Booklet(_)
            | Self::Lesson(_) => Nature::Step,
            Self::Resized(..)
            | Self::Moved(..)
            | Self::Closed(_)
            | Self::Tried(_)
            | Self::Tick
            | Self::Listed(_)
            | Self::Written
            | Self::Opened(_)
            | Self::Frame
            | Self::Density(..)
            | Self::Monitor(_)
            | Self::Covered
            | Self::CloseRequested(_) => Nature::Event,
        }
    }

    /// Whether the message is about the settings alone.
    pub(super) const fn is_preference(&self) -> bool {
        matches!(
            self,
            Self::Preferences(_)
                | Self::Ask(Request::Prefer(_))
                | Self::Table(table::Message::Ask(Request::Prefer(_)))
        )
    }
}
