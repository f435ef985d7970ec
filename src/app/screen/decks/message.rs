//! The steps of the table at its decks.

use ask::decks::Message as Wish;
use kit::nature::Nature;
use rules::card::Id;
use rules::card::requirement::blank::Change;
use rules::card::task::Form;

/// A step of the table on this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Look at another deck.
    Deck(Option<String>),
    /// Make a deck.
    New,
    /// Make a deck for the cards that the table owns.
    Enter,
    /// Copy the deck.
    Copy,
    /// Begin to rename the deck.
    Rename,
    /// The new name is typed.
    Name(String),
    /// The new name is taken.
    Named,
    /// Search.
    Search(String),
    /// Put the cursor into the search field.
    StartSearch,
    /// Open a card.
    Card(Id),
    /// Go to the next card, or to the one before.
    Step(isize),
    /// Make a card.
    NewCard,
    /// Copy the card.
    CopyCard,
    /// Remove the card.
    RemoveCard,
    /// Choose another task.
    Form(Form),
    /// Choose the task anew, or leave it as it is.
    Forms,
    /// Choose another task in the place of one of two, by its blank.
    Part(usize),
    /// Search for a task.
    StartTask,
    /// Go to the conditions that can be added.
    StartCondition,
    /// Words of a task are typed.
    Task(String),
    /// The first task with these words is chosen.
    Tasked,
    /// Offer the tasks of all sets.
    AllForms,
    /// Fill a blank.
    Fill(usize, Change),
    /// Fill a blank by a key, and go to it.
    Add(usize, Change),
    /// Go to a blank.
    Seek(usize),
    /// The title is typed.
    Title(String),
    /// The title is complete.
    Titled,
    /// The words of the card's own are typed.
    Words(String),
    /// The points are changed.
    Points(i32),
    /// The number of copies is changed.
    Copies(u32),
    /// The set is chosen.
    Set(String),
    /// Offer all sets.
    AllSets,
    /// Say whether a card that its holder judges asks for placing a farmer.
    Farmer,
    /// The words of the card's own say what it asks for now.
    WordsStand,
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Take the offered deck.
    Take,
    /// Leave it.
    Leave,
    /// The app does something about decks.
    Ask(Wish),
    /// Measure the card.
    Measure,
    /// Go back.
    Back,
    /// Let go of what was begun last, or go back.
    Escape,
    /// List the keys.
    Keys,
}

impl Message {
    /// The nature of the message.
    pub const fn nature(&self) -> Nature {
        match self {
            Self::Search(_) | Self::Name(_) | Self::Title(_) | Self::Words(_) => Nature::Typing,
            Self::Fill(..)
            | Self::Add(..)
            | Self::Seek(_)
            | Self::Set(_)
            | Self::Farmer
            | Self::WordsStand
            | Self::Points(_)
            | Self::Copies(_)
            | Self::Step(_)
            | Self::Undo
            | Self::Redo => Nature::Step,
            Self::Deck(_)
            | Self::New
            | Self::Enter
            | Self::Copy
            | Self::Rename
            | Self::Named
            | Self::StartSearch
            | Self::Card(_)
            | Self::NewCard
            | Self::CopyCard
            | Self::RemoveCard
            | Self::Form(_)
            | Self::Forms
            | Self::Part(_)
            | Self::StartTask
            | Self::StartCondition
            | Self::Task(_)
            | Self::Tasked
            | Self::AllForms
            | Self::Titled
            | Self::AllSets
            | Self::Take
            | Self::Leave
            | Self::Ask(_)
            | Self::Measure
            | Self::Back
            | Self::Escape
            | Self::Keys => Nature::Answer,
        }
    }
}
