//! The words about what the pointer is on. They stand in a line of the screen: beside the pointer
//! they would cover what can be chosen there.

use widget::Element;
use widget::hover::hover;

/// The words about what the pointer is on; none where it is on nothing that has any.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Looked<Words = String>(Option<Words>);

/// A movement of the pointer, with the words about the thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Look<Words = String> {
    /// The pointer has come to the thing.
    At(Words),
    /// The pointer has left it.
    Away(Words),
}

impl<Words> Default for Looked<Words> {
    fn default() -> Self {
        Self(None)
    }
}

impl<Words: PartialEq> Looked<Words> {
    /// The words.
    pub const fn words(&self) -> Option<&Words> {
        self.0.as_ref()
    }

    /// Follows the pointer. When it leaves a thing it may be on another already.
    pub fn follow(&mut self, look: Look<Words>) {
        match look {
            Look::At(words) => self.0 = Some(words),
            Look::Away(words) if self.0.as_ref() == Some(&words) => self.0 = None,
            Look::Away(_) => {}
        }
    }
}

/// Content with words about it.
pub fn looked_at<'a, Words: Clone + 'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: Words,
    message: impl Fn(Look<Words>) -> Message + 'a,
) -> Element<'a, Message> {
    looked_at_by(content, move || words.clone(), message)
}

/// Content with words about it that are made when the pointer comes to it.
pub fn looked_at_by<'a, Words, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Fn() -> Words + 'a,
    message: impl Fn(Look<Words>) -> Message + 'a,
) -> Element<'a, Message> {
    let look = move |is_over| if is_over { Look::At(words()) } else { Look::Away(words()) };
    hover(content, move |is_over| message(look(is_over))).into()
}
