//! What widgets around a single content have in common: they are as large as it is.

/// The children, the size and the layout of a widget whose `content` is its only child.
macro_rules! as_content {
    () => {
        fn children(&self) -> Vec<iced::advanced::widget::Tree> {
            vec![iced::advanced::widget::Tree::new(&self.content)]
        }

        fn size(&self) -> iced::Size<iced::Length> {
            self.content.as_widget().size()
        }

        fn layout(
            &mut self,
            tree: &mut iced::advanced::widget::Tree,
            renderer: &$crate::widget::Renderer,
            limits: &iced::advanced::layout::Limits,
        ) -> iced::advanced::layout::Node {
            match tree.children.first_mut() {
                Some(child) => self.content.as_widget_mut().layout(child, renderer, limits),
                None => iced::advanced::layout::Node::new(iced::Size::ZERO),
            }
        }
    };
}

pub(super) use as_content;
