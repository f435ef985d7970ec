//! Files of tiles and of cards: a JSON list, read item by item so that every fault is found and not
//! only the first.

use std::collections::HashSet;

use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::Value;

use rules::card::soundness;
use rules::id::is_id;
use rules::list;

/// Something wrong in a file, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file's name.
    pub file: String,
    /// The tile or card, by id or else by its number in the list; `None` for the file as a whole.
    pub item: Option<String>,
    /// The field of the item.
    pub field: Option<String>,
    /// The kind of fault.
    pub problem: Problem,
}

/// The kinds of fault in a file of tiles or cards.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Problem {
    /// Text that is no JSON; the reader's words, with line and column.
    Syntax { message: String },
    /// JSON that is no list.
    NotAList,
    /// An item that has not the shape of a tile or card; the reader's words.
    Shape { message: String },
    /// A list without items.
    Empty,
    /// An id that is empty or has other characters than a–z, 0–9 and `-`.
    IdForm,
    /// An id that stands earlier in the file.
    IdTwice,
    /// An id that is taken: by content of the app, or by that file of the table's own.
    IdTaken { by: Option<String> },
    /// A card of an unknown set, which is never in a pile; the sets that are known.
    UnknownSet { set: String, known: Vec<String> },
    /// Items of two sets in one file.
    OtherSet { set: String, expected: String },
    /// The name of a bundled set in a file of the table's own.
    BundledSet { set: String },

    /// A tile without copies, or with more start tiles than copies.
    Copies { count: u16, start: u16 },
    /// A side that shows something but no segment, or several.
    SideSegments { side: char, segments: usize },
    /// A segment that reaches a side which shows something else.
    SideShows { side: char },
    /// A city or road that reaches no side.
    NoSides,
    /// A half edge that is in no field, or in several.
    HalfEdgeFields { half: &'static str, fields: usize },
    /// A field half edge on a side that shows no field.
    HalfEdgeOnCity { half: &'static str },
    /// A field that names a city which the tile has not, or twice.
    FieldCity { city: u8 },
    /// A field that runs along the corner of a city but touches no city.
    FieldTouchesNoCity { half: &'static str },
    /// Two of monastery, shrine and garden on one tile.
    TwoBuildings,
    /// A link or a foundation that names a segment which the tile has not.
    NoSuchSegment { segment: String },

    /// A card that is not sound by itself.
    Card(soundness::Problem),
    /// More cards than a deck has.
    ManyCards { limit: usize },
    /// More kinds of tile than a set has.
    ManyTiles { limit: usize },
}

/// The items of a list, each with its name for faults.
pub(super) struct Items<T> {
    pub file: String,
    pub items: Vec<T>,
    pub faults: Vec<Fault>,
}

impl<T: DeserializeOwned> Items<T> {
    /// Reads all items that have the right shape and reports the others; of a list of more than
    /// `most` only so many, and reports that there are `more`.
    pub fn read(file: &str, text: &str, most: usize, more: Problem) -> Self {
        let mut read = Self { file: file.to_owned(), items: Vec::new(), faults: Vec::new() };
        // Most files have no fault; the way item by item, which finds them all, takes three times
        // as long.
        if let Ok(items) = list_of::<T>(text, most)
            && !items.is_empty()
        {
            read.items = items;
            if read.items.len() > most {
                read.items.truncate(most);
                read.report(None, None, more);
            }
            return read;
        }
        let mut list = match list_of::<Value>(text, most) {
            Ok(list) => list,
            Err(error) => {
                // A text that is no list may be no JSON either.
                let is_json = || serde_json::from_str::<IgnoredAny>(text);
                let error = if error.is_data() { is_json().err() } else { Some(error) };
                let syntax = error.map(|error| Problem::Syntax { message: error.to_string() });
                read.report(None, None, syntax.unwrap_or(Problem::NotAList));
                return read;
            }
        };
        if list.is_empty() {
            read.report(None, None, Problem::Empty);
        }
        if list.len() > most {
            list.truncate(most);
            read.report(None, None, more);
        }
        for (index, value) in list.into_iter().enumerate() {
            let name = name(index, &value);
            match serde_path_to_error::deserialize(value) {
                Ok(item) => read.items.push(item),
                Err(error) => {
                    let path = error.path().to_string();
                    let field = (path != ".").then_some(path);
                    let message = error.into_inner().to_string();
                    read.report(Some(name), field, Problem::Shape { message });
                }
            }
        }
        read
    }

    /// Checks all items, of which each has an id of its own, and keeps those without a fault.
    pub fn check(
        mut self,
        id: impl Fn(&T) -> &str,
        mut check: impl FnMut(&T, &mut dyn FnMut(&str, Problem)),
    ) -> (Vec<T>, Vec<Fault>) {
        let mut seen = HashSet::new();
        let mut sound = Vec::new();
        for item in std::mem::take(&mut self.items) {
            let before = self.faults.len();
            let id = id(&item).to_owned();
            let mut report = |field: &str, problem| {
                self.report(Some(id.clone()), Some(field.to_owned()), problem);
            };
            if !is_id(&id) {
                report("id", Problem::IdForm);
            }
            if !seen.insert(id.clone()) {
                report("id", Problem::IdTwice);
            }
            check(&item, &mut report);
            if self.faults.len() == before {
                sound.push(item);
            }
        }
        (sound, self.faults)
    }

    /// Adds a fault.
    pub fn report(&mut self, item: Option<String>, field: Option<String>, problem: Problem) {
        self.faults.push(Fault { file: self.file.clone(), item, field, problem });
    }
}

/// The items of a list in a text; of a longer one so many and one more.
fn list_of<T: DeserializeOwned>(text: &str, most: usize) -> serde_json::Result<Vec<T>> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let items = list::limited(&mut reader, most)?;
    reader.end().map(|()| items)
}

fn name(index: usize, value: &Value) -> String {
    let id = value.get("id").and_then(Value::as_str);
    id.map_or_else(|| format!("#{}", index + 1), ToOwned::to_owned)
}
