//! Files of tiles and of cards: a JSON list, read item by item so that every fault is found and not
//! only the first.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Something wrong in a file, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file's name.
    pub file: String,
    /// The tile or card, by id or else by its number in the list.
    pub item: Option<String>,
    /// The field of it.
    pub field: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong in a file of tiles or cards.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(
    missing_docs,
    reason = "the variants are documented, and the names of their fields say what they hold"
)]
pub enum Problem {
    /// Not JSON; the reader's words, with line and column.
    Syntax { message: String },
    /// JSON, but not a list.
    NotAList,
    /// An item that has not the shape of a tile or card; the reader's words.
    Shape { message: String },
    /// A list without items.
    Empty,
    /// An id that is empty or has other characters than a–z, 0–9 and `-`.
    IdForm,
    /// An id that was there before.
    IdTwice,
    /// An id that something else has: what comes with the app, or what lies in that file of the
    /// table's own.
    IdTaken { by: Option<String> },
    /// Cards of a set that is not known are never in a pile; the sets that are.
    UnknownSet { set: String, known: Vec<String> },
    /// Items of two sets in one file.
    OtherSet { set: String, expected: String },
    /// The name of a bundled set in a file of the table's own.
    BundledSet { set: String },

    /// No copies, or more start tiles than copies.
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
    /// A field that runs along the corner of a city but touches none.
    FieldTouchesNoCity { half: &'static str },
    /// A monastery and a shrine on one tile.
    TwoBuildings,
    /// A link or a foundation that names a segment which the tile has not.
    NoSuchSegment { segment: String },

    /// A title or text with characters that nobody sees.
    HiddenCharacters,
    /// A title or text that is empty.
    NoWords,
    /// A text that is too long for a card, in characters.
    LongWords { length: usize, limit: usize },
    /// Points that no order is worth.
    Points { points: i32 },
    /// The farmer mark says something else than the requirement.
    FarmerMark { required: bool },
    /// A number that nothing can meet, or that asks for nothing.
    VoidBound,
    /// A requirement that nothing can meet.
    Impossible,
    /// The same requirement as another card.
    SameRequirement { other: String },
}

/// The items of a list, each with its name for faults.
pub(super) struct Items<T> {
    pub file: String,
    pub items: Vec<T>,
    pub faults: Vec<Fault>,
}

impl<T: DeserializeOwned> Items<T> {
    /// Reads all items that have the right shape and reports the others.
    pub fn read(file: &str, text: &str) -> Self {
        let mut read = Self { file: file.to_owned(), items: Vec::new(), faults: Vec::new() };
        let list = match serde_json::from_str::<Value>(text) {
            Ok(Value::Array(list)) => list,
            Ok(_) => {
                read.report(None, None, Problem::NotAList);
                return read;
            }
            Err(error) => {
                read.report(None, None, Problem::Syntax { message: error.to_string() });
                return read;
            }
        };
        if list.is_empty() {
            read.report(None, None, Problem::Empty);
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

    /// Adds a fault.
    pub fn report(&mut self, item: Option<String>, field: Option<String>, problem: Problem) {
        self.faults.push(Fault { file: self.file.clone(), item, field, problem });
    }
}

/// Whether an id may stand in a game file and in a file name.
pub(super) fn is_id(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn name(index: usize, value: &Value) -> String {
    let id = value.get("id").and_then(Value::as_str);
    id.map_or_else(|| format!("#{}", index + 1), ToOwned::to_owned)
}
