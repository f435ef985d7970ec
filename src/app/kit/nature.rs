//! The nature of a message, as each says of itself.

/// The nature of a message: its meaning to the hand that gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// It comes by itself: from the system, a clock, a phone or the work beside the window.
    Event,
    /// The pointer has come to something, and nothing is done.
    Glance,
    /// A sign is typed into a field, which keeps the focus.
    Typing,
    /// A step that is often made twice on purpose: taking back, scrolling, going through a form.
    Step,
    /// It answers what is asked, or goes on to something else.
    Answer,
    /// It puts something away that was opened before.
    PutsAway,
    /// It shows the keys, or puts them away.
    Keys,
    /// It closes the curtain: behind it cards were looked at, or something was asked.
    Curtain,
    /// It goes to a side; the dragon goes there if it is asked where.
    Way,
}
