//! A field that is typed into: a key pressed there does nothing elsewhere, unless it is one that
//! every screen has.

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, text};
use iced::keyboard::{self, Key, key::Named};
use iced::widget::text_input;
use iced::{Event, Rectangle, Theme};

use super::content::as_content;
use crate::{Element, Renderer, TextInput};

/// The state that iced keeps of a field.
type State = text_input::State<<Renderer as text::Renderer>::Paragraph>;

/// A field, with the keys that it keeps to itself.
pub struct Field<'a, Message> {
    content: Element<'a, Message>,
    on_command_enter: Option<Message>,
    on_escape: Option<Message>,
    on_tab: Option<Message>,
    /// Whether it has the focus by itself, and nothing is typed yet.
    idle: bool,
}

/// A field that is typed into.
pub fn field<'a, Message: Clone + 'a>(input: TextInput<'a, Message>) -> Field<'a, Message> {
    let (on_command_enter, on_escape, on_tab) = (None, None, None);
    Field { content: input.into(), on_command_enter, on_escape, on_tab, idle: false }
}

impl<Message> Field<'_, Message> {
    /// Sets the message of Enter with Ctrl, or with the system's key for it.
    #[must_use]
    pub fn on_command_enter(self, message: Message) -> Self {
        Self { on_command_enter: Some(message), ..self }
    }

    /// Sets the message of Esc, where a button around the field bears that key. Otherwise Esc
    /// leaves the field.
    #[must_use]
    pub fn on_escape(self, message: Message) -> Self {
        Self { on_escape: Some(message), ..self }
    }

    /// Sets the message of Tab, where the next field is farther than the next button. Otherwise it
    /// goes to what stands next.
    #[must_use]
    pub fn on_tab(self, message: Option<Message>) -> Self {
        Self { on_tab: message, ..self }
    }

    /// Leaves keys with Ctrl to the window while it is `idle`: nobody has begun to type.
    #[must_use]
    pub fn idle(self, idle: bool) -> Self {
        Self { idle, ..self }
    }
}

/// The target of a key that is pressed with Ctrl in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goes {
    /// Into the field.
    In,
    /// Past it, to the window.
    Past,
    /// Nowhere, as it would change the game elsewhere.
    Nowhere,
}

fn has_focus(input: &Tree) -> bool {
    input.state.downcast_ref::<State>().is_focused()
}

fn with_command(key: &Key, modified: &Key, latin: Option<char>) -> Goes {
    let enlarges = |key: &Key| matches!(key.as_ref(), Key::Character("+" | "-" | "=" | "0"));
    match (key, latin) {
        (Key::Named(_) | Key::Unidentified, _) => Goes::In,
        (Key::Character(_), Some('a' | 'c' | 'v' | 'x')) => Goes::In,
        (Key::Character(_), _) if enlarges(key) || enlarges(modified) => Goes::Past,
        (Key::Character(_), _) => Goes::Nowhere,
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Field<'_, Message> {
    as_content!(diff, operate, draw, mouse_interaction, overlay);

    #[allow(clippy::too_many_arguments)] // the signature of iced's trait
    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if let Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modified_key,
            physical_key,
            modifiers,
            ..
        }) = event
            // With Alt as well it writes letters on some keyboards.
            && modifiers.command()
            && !modifiers.alt()
            && tree.children.first().is_some_and(has_focus)
        {
            if let (Key::Named(Named::Enter), Some(message)) = (key, &self.on_command_enter) {
                shell.publish(message.clone());
                shell.capture_event();
                return;
            }
            match with_command(key, modified_key, key.to_latin(*physical_key)) {
                Goes::In => {}
                Goes::Past => return,
                Goes::Nowhere if self.idle => return,
                Goes::Nowhere => {
                    shell.capture_event();
                    return;
                }
            }
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) = event
            && let Some(message) = match key {
                Key::Named(Named::Escape) => self.on_escape.as_ref(),
                Key::Named(Named::Tab) if modifiers.is_empty() => self.on_tab.as_ref(),
                _ => None,
            }
            && tree.children.first().is_some_and(has_focus)
        {
            shell.publish(message.clone());
            shell.capture_event();
            return;
        }
        if let Some(child) = tree.children.first_mut() {
            let content = self.content.as_widget_mut();
            content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }
}

impl<'a, Message: Clone + 'a> From<Field<'a, Message>> for Element<'a, Message> {
    fn from(field: Field<'a, Message>) -> Self {
        Self::new(field)
    }
}
