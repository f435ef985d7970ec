//! The salvage of a damaged game file: everything up to the damage.

use serde::de::value;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize as _, Deserializer, forward_to_deserialize_any};
use serde_json::{Map, Value};

use super::{Saved, check_header};
use journal::MAX_MOVES;
use rules::{Move, Setup};

/// The good beginning of a damaged file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvaged {
    /// The game with the moves before the damage.
    pub saved: Saved,
    /// The line of the file where reading stopped; 0 if nothing was wrong.
    pub line: usize,
}

#[derive(Default)]
struct Parts {
    format: Option<String>,
    version: Option<u64>,
    id: Option<String>,
    started: Option<String>,
    setup: Option<Setup>,
    moves: Vec<Move>,
    /// The fields beside them.
    beside: Map<String, Value>,
}

pub(super) fn salvage(bytes: &[u8]) -> Option<Salvaged> {
    // Text that ends within a character, or in noise, is good up to there.
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(bytes.get(..error.valid_up_to())?).ok()?,
    };
    let mut parts = Parts::default();
    let line = match serde_json::Deserializer::from_str(text).deserialize_map(&mut parts) {
        Ok(()) => 0,
        Err(error) => error.line(),
    };
    check_header(parts.format.as_deref(), parts.version).ok()?;
    let beside = beside(parts.beside);
    let mut saved = Saved {
        version: parts.version?,
        id: parts.id.unwrap_or_default(),
        started: parts.started.unwrap_or_default(),
        setup: parts.setup?,
        moves: parts.moves,
        ..beside
    };
    saved.renew();
    saved.clock = saved.clock.take().filter(|clock| clock.spent.len() == saved.players());
    Some(Salvaged { saved, line })
}

/// A game that has the fields beside the moves alone. A fault in one of them is no reason to lose
/// the moves: it is left out.
fn beside(fields: Map<String, Value>) -> Saved {
    let mut saved = Saved::new(String::new(), String::new(), Setup::default(), vec![], vec![]);
    let Ok(Value::Object(mut sound)) = serde_json::to_value(&saved) else { return saved };
    for (key, value) in fields {
        let _ = sound.insert(key.clone(), value);
        match Saved::deserialize(Value::Object(sound.clone())) {
            Ok(read) => saved = read,
            Err(_) => drop(sound.remove(&key)),
        }
    }
    saved
}

impl<'de> Visitor<'de> for &mut Parts {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a game file")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let fields = Fields::of_game();
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => self.format = Some(map.next_value()?),
                "version" => self.version = Some(map.next_value()?),
                "id" => self.id = Some(map.next_value()?),
                "started" => self.started = Some(map.next_value()?),
                "setup" => self.setup = Some(map.next_value()?),
                "moves" => map.next_value_seed(Moves(&mut self.moves))?,
                // What was taken back may not fit behind a beginning.
                field if field != "undone" && fields.0.contains(&field) => {
                    let _ = self.beside.insert(key, map.next_value()?);
                }
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

/// The names of the fields of a struct, as its reader asks for them.
struct Fields(&'static [&'static str]);

impl Fields {
    /// Those of a game file.
    fn of_game() -> Self {
        let mut fields = Self(&[]);
        let read = Saved::deserialize(&mut fields);
        debug_assert!(read.is_err(), "nothing is read but the names");
        fields
    }
}

impl<'de> Deserializer<'de> for &mut Fields {
    type Error = value::Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.0 = fields;
        Err(Self::Error::custom(name))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Self::Error> {
        Err(Self::Error::custom("no struct"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// Collects moves one by one, so that those before a bad one stay.
struct Moves<'a>(&'a mut Vec<Move>);

impl<'de> DeserializeSeed<'de> for Moves<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Moves<'_> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a list of moves")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(made) = list.next_element()? {
            if self.0.len() >= MAX_MOVES {
                return Err(A::Error::custom("too many moves"));
            }
            self.0.push(made);
        }
        Ok(())
    }
}
