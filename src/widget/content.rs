//! The common part of widgets around a single content: they are as large as it is, and leave to it
//! everything that they do not do themselves.

/// The children, the size and the layout of a widget whose `content` is its only child, and any of
/// its other methods, by name: `diff`, `operate`, `update`, `draw`, `mouse_interaction`, `overlay`.
macro_rules! as_content {
    ($($method:ident),*) => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.content)]
        }

        fn size(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size()
        }

        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &$crate::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            match tree.children.first_mut() {
                Some(child) => self.content.as_widget_mut().layout(child, renderer, limits),
                None => iced::advanced::layout::Node::new(iced::Size::ZERO),
            }
        }

        $($crate::content::as_content!(@$method);)*
    };
    (@diff) => {
        fn diff(&self, tree: &mut iced::advanced::widget::Tree) {
            tree.diff_children(std::slice::from_ref(&self.content));
        }
    };
    (@operate) => {
        fn operate(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            renderer: &$crate::Renderer,
            operation: &mut dyn iced::advanced::widget::Operation,
        ) {
            if let Some(child) = tree.children.first_mut() {
                self.content.as_widget_mut().operate(child, layout, renderer, operation);
            }
        }
    };
    (@update) => {
        #[allow(clippy::too_many_arguments)] // the signature of iced's trait
        fn update(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            event: &iced::Event,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::advanced::mouse::Cursor,
            renderer: &$crate::Renderer,
            clipboard: &mut dyn iced::advanced::Clipboard,
            shell: &mut iced::advanced::Shell<'_, Message>,
            viewport: &iced::Rectangle,
        ) {
            if let Some(child) = tree.children.first_mut() {
                let content = self.content.as_widget_mut();
                content.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
            }
        }
    };
    (@draw) => {
        fn draw(
            &self,
            tree: &iced::advanced::widget::Tree,
            renderer: &mut $crate::Renderer,
            theme: &iced::Theme,
            style: &iced::advanced::renderer::Style,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::advanced::mouse::Cursor,
            viewport: &iced::Rectangle,
        ) {
            if let Some(child) = tree.children.first() {
                let content = self.content.as_widget();
                content.draw(child, renderer, theme, style, layout, cursor, viewport);
            }
        }
    };
    (@mouse_interaction) => {
        fn mouse_interaction(
            &self,
            tree: &iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'_>,
            cursor: iced::advanced::mouse::Cursor,
            viewport: &iced::Rectangle,
            renderer: &$crate::Renderer,
        ) -> iced::advanced::mouse::Interaction {
            tree.children.first().map_or(iced::advanced::mouse::Interaction::None, |child| {
                let content = self.content.as_widget();
                content.mouse_interaction(child, layout, cursor, viewport, renderer)
            })
        }
    };
    (@overlay) => {
        fn overlay<'b>(
            &'b mut self,
            tree: &'b mut iced::advanced::widget::Tree,
            layout: iced::advanced::Layout<'b>,
            renderer: &$crate::Renderer,
            viewport: &iced::Rectangle,
            translation: iced::Vector,
        ) -> Option<
            iced::advanced::overlay::Element<'b, Message, iced::Theme, $crate::Renderer>,
        > {
            let child = tree.children.first_mut()?;
            self.content.as_widget_mut().overlay(child, layout, renderer, viewport, translation)
        }
    };
}

pub(super) use as_content;
