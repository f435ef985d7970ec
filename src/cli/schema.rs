//! `schema`: the contents of a file as JSON Schema (draft 2020-12) for editors, made from the types
//! that the files are read into.

use std::io::{Result, Write};

use schemars::{JsonSchema, SchemaGenerator};

use super::{Ending, Kind, Output};
use content::tiles::MAX_TILES;
use rules::card::Card;
use rules::setup::carried::MAX_CARDS;
use rules::tile::Tile;
use storage::Saved;

pub(super) fn run<O: Write, E>(kind: Kind, output: &mut Output<'_, O, E>) -> Result<Ending> {
    let schema = match kind {
        Kind::Game => schema::<Saved>("A game of King’s Order"),
        Kind::Deck => list::<Card>("A deck of orders for King’s Order", MAX_CARDS),
        Kind::Tiles => list::<Tile>("A tile set for King’s Order", MAX_TILES),
    };
    serde_json::to_writer_pretty(&mut *output.out, &schema)?;
    writeln!(output.out)?;
    Ok(Ending::Well)
}

fn schema<T: JsonSchema>(title: &str) -> schemars::Schema {
    let mut schema = SchemaGenerator::default().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    schema
}

/// A file that is a list, which must not be empty, of at most so many items.
fn list<T: JsonSchema>(title: &str, most: usize) -> schemars::Schema {
    let mut schema = schema::<Vec<T>>(title);
    schema.insert("minItems".to_owned(), 1.into());
    schema.insert("maxItems".to_owned(), most.into());
    schema
}
