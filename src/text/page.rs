//! The words of the phones' page, which fills them in itself.

use std::collections::BTreeMap;

use super::{Language, Words};
use crate::say;
use rules::geometry::Side;
use rules::tile::Edge;
use rules::tile::shown::Shown;

impl Words {
    /// All words of the page, by their keys without the common prefix. A place for an argument
    /// stands there as `{$name}`.
    pub fn page(&self) -> BTreeMap<String, String> {
        // English has every key.
        let lines = Language::English.tables().iter().flat_map(|table| table.lines());
        let keys = lines.filter_map(|line| {
            let (key, _) = line.strip_prefix("phone-")?.split_once(" =")?;
            Some(key.to_owned())
        });
        let said = |key: String| {
            let said = self.say(&format!("phone-{key}"), &[]);
            (key, said)
        };
        let cost = ("order-cost".to_owned(), say!(self, "order-cost"));
        keys.map(said).chain([cost]).chain(self.of_tiles()).collect()
    }

    /// The words by which a tile is found: its edges by their letters, its sides and what stands
    /// out by their numbers.
    fn of_tiles(&self) -> impl Iterator<Item = (String, String)> {
        let edges = Edge::DRAWN.into_iter().flat_map(|edge| {
            let letter = edge.letter();
            [
                (format!("edge-{letter}"), self.edge(edge)),
                (format!("letter-{letter}"), self.side_key(letter)),
            ]
        });
        let sides = Side::ALL.into_iter();
        let sides = sides.map(|side| (format!("side-{}", side.index()), self.side(side)));
        let shown = Shown::all().enumerate();
        let shown = shown.map(|(index, shown)| (format!("shown-{index}"), self.shown(shown)));
        edges.chain(sides).chain(shown)
    }
}
