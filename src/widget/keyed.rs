//! A column whose parts keep their state, the focus above all, wherever they move in it: iced's own
//! keeps it only as long as no part comes or goes but at the end.

use std::collections::HashMap;

use iced::advanced::Widget;
use iced::advanced::widget::{Tree, tree};
use iced::{Fill, Theme};

use super::content::as_content;
use crate::{Column, Element, Renderer};

/// Parts below each other, as wide as there is room, each with a key of its own.
pub struct Keyed<'a, Message> {
    keys: Vec<u64>,
    content: Element<'a, Message>,
}

/// A column of parts by their keys.
pub fn keyed<'a, Message: 'a>(
    parts: impl IntoIterator<Item = (u64, Element<'a, Message>)>,
) -> Keyed<'a, Message> {
    let (keys, parts): (Vec<u64>, Vec<_>) = parts.into_iter().unzip();
    Keyed { keys, content: Column::with_children(parts).width(Fill).into() }
}

/// The keys of the parts that are there.
struct State(Vec<u64>);

impl<Message> Widget<Message, Theme, Renderer> for Keyed<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State(self.keys.clone()))
    }

    as_content!(operate, update, draw, mouse_interaction, overlay);

    fn diff(&self, tree: &mut Tree) {
        let State(keys) = tree.state.downcast_mut::<State>();
        if *keys != self.keys
            && let Some(column) = tree.children.first_mut()
        {
            let known = keys.drain(..).zip(std::mem::take(&mut column.children));
            let mut known: HashMap<u64, Tree> = known.collect();
            let parts = self.keys.iter().map(|key| known.remove(key));
            column.children = parts.map(|part| part.unwrap_or_else(Tree::empty)).collect();
            keys.clone_from(&self.keys);
        }
        tree.diff_children(std::slice::from_ref(&self.content));
    }
}

impl<'a, Message: 'a> From<Keyed<'a, Message>> for Element<'a, Message> {
    fn from(keyed: Keyed<'a, Message>) -> Self {
        Self::new(keyed)
    }
}
