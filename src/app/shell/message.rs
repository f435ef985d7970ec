//! What happens to the app.

use iced::{Size, keyboard, window};

use crate::app::ask::Request;
use crate::app::ask::Rescue;
use crate::app::kit::reading::Part;
use crate::app::kit::work;
use crate::app::screen::{deal, earlier, finale, outcome, replay, setup, table};
use crate::app::shell::{files, lesson, phones, preferences};
use crate::widget::presses::Press;

/// What happens.
#[derive(Debug, Clone)]
pub enum Message {
    /// A press begins, before anything acts on it.
    Pressed(Press),
    /// A screen wants something.
    Ask(Request),
    /// While setting up.
    Setup(setup::Message),
    /// At the deal.
    Deal(deal::Message),
    /// At the table.
    Table(table::Message),
    /// In the final scoring.
    Finale(finale::Message),
    /// At the result.
    Outcome(outcome::Message),
    /// While a game is watched again.
    Replay(replay::Message),
    /// About the players' phones.
    Phones(phones::Message),
    /// About files of games.
    Files(files::Message),
    /// In the settings.
    Preferences(preferences::Message),
    /// The keys of the screen are listed, or no longer.
    Keys,
    /// The window has another size, in logical pixels.
    Resized(window::Id, Size),
    /// The window has another place on the screen.
    Moved(window::Id, iced::Point),
    /// A window has closed.
    Closed(window::Id),
    /// Among the earlier games.
    Earlier(earlier::Message),
    /// About the lesson.
    Lesson(lesson::Message),
    /// A second of somebody's time has passed.
    Tick,
    /// A key that no widget took.
    Key(keyboard::Event),
    /// A window shall fill the screen, or no longer.
    FullScreen(window::Id),
    /// The mouse button was let go somewhere.
    Released,
    /// Some of the earlier games were read.
    Listed(Part),
    /// About the work under way.
    Work(work::Message),
    /// The settings were written, or could not be.
    Written,
    /// Trouble was read.
    Understood,
    /// Go on with the good beginning of a damaged game.
    GoOnDamaged,
    /// Something is done about a game that could not be written.
    Rescue(Rescue),
    /// A window has opened.
    Opened(window::Id),
    /// Pixels of the screen for each logical one.
    Density(window::Id, f32),
    /// The screen's size in logical pixels, if the system tells.
    Monitor(Option<Size>),
    /// A window has lost the focus: somebody may be doing something else in front of it.
    Covered,
    /// The window is to close.
    CloseRequested(window::Id),
}

impl Message {
    /// Whether it is about the settings alone.
    pub(super) const fn is_preference(&self) -> bool {
        matches!(
            self,
            Self::Preferences(_)
                | Self::Ask(Request::Prefer(_))
                | Self::Table(table::Message::Ask(Request::Prefer(_)))
        )
    }
}
