//! One thing in the room of another, which is not seen: what comes and goes there moves nothing
//! around it, and things beside one another are equally high.

use iced::advanced::layout::{self, Limits};
use iced::advanced::widget::Tree;
use iced::advanced::{Widget, layout::Node};
use iced::{Length, Size, Theme};

use super::content::as_content;
use super::{Element, Renderer};

/// A thing in the room of another.
pub struct Room<'a, Message> {
    content: Element<'a, Message>,
    like: Element<'a, Message>,
}

/// The content, at least as high as what it is laid out `like`; as high as that if it fills.
pub fn room<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    like: impl Into<Element<'a, Message>>,
) -> Room<'a, Message> {
    Room { content: content.into(), like: like.into() }
}

impl<Message> Widget<Message, Theme, Renderer> for Room<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::new(&self.like)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.content, &self.like]);
    }

    fn size(&self) -> Size<Length> {
        Size { height: Length::Shrink, ..self.content.as_widget().size() }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> layout::Node {
        let [content, like] = tree.children.as_mut_slice() else { return Node::new(Size::ZERO) };
        let like = self.like.as_widget_mut().layout(like, renderer, limits).size().height;
        let fills = self.content.as_widget().size().height.is_fill();
        let limits = if fills { limits.max_height(like) } else { *limits };
        let node = self.content.as_widget_mut().layout(content, renderer, &limits);
        let size = Size::new(node.size().width, node.size().height.max(like));
        Node::with_children(size, node.children().to_vec())
    }

    as_content!(@operate);
    as_content!(@update);
    as_content!(@draw);
    as_content!(@mouse_interaction);
    as_content!(@overlay);
}

impl<'a, Message: 'a> From<Room<'a, Message>> for Element<'a, Message> {
    fn from(room: Room<'a, Message>) -> Self {
        Self::new(room)
    }
}
