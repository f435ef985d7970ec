//! A field that is typed into: no key that is pressed there does anything elsewhere, but those that
//! every screen has.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer, text};
use iced::keyboard::{self, Key, key::Named};
use iced::widget::text_input;
use iced::{Event, Length, Rectangle, Size, Theme, Vector};

use crate::widget::{Element, Renderer, TextInput};

/// What iced remembers of a field.
type State = text_input::State<<Renderer as text::Renderer>::Paragraph>;

/// A field with what it takes for itself.
pub struct Field<'a, Message> {
    input: Element<'a, Message>,
    on_command_enter: Option<Message>,
    /// It has the focus by itself, and nothing is typed yet.
    idle: bool,
}

/// A field that is typed into.
pub fn field<'a, Message: Clone + 'a>(input: TextInput<'a, Message>) -> Field<'a, Message> {
    Field { input: input.into(), on_command_enter: None, idle: false }
}

impl<Message> Field<'_, Message> {
    /// What Enter does there with Ctrl, or with what the system has for it.
    #[must_use]
    pub fn on_command_enter(self, message: Message) -> Self {
        Self { on_command_enter: Some(message), ..self }
    }

    /// While it is `idle`, what is pressed with Ctrl is for the window: nobody has begun to type.
    #[must_use]
    pub fn idle(self, idle: bool) -> Self {
        Self { idle, ..self }
    }
}

/// Where a key goes that is pressed with Ctrl in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goes {
    /// Into the field.
    In,
    /// Past it, to the window.
    Past,
    /// Nowhere: elsewhere it would change the game.
    Nowhere,
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
    fn tag(&self) -> tree::Tag {
        self.input.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.input.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.input.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.input.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.input.as_widget().size()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        self.input.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.input.as_widget_mut().operate(tree, layout, renderer, operation);
    }

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
            // Together with Alt it writes letters on some keyboards.
            && modifiers.command()
            && !modifiers.alt()
            && tree.state.downcast_ref::<State>().is_focused()
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
        let input = self.input.as_widget_mut();
        input.update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.input.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.input.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.input.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: Clone + 'a> From<Field<'a, Message>> for Element<'a, Message> {
    fn from(field: Field<'a, Message>) -> Self {
        Self::new(field)
    }
}
