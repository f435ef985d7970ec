//! Lists in files: whoever wrote one may have meant harm.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Reads a list; of one with more than `most` items only as much as proves it.
///
/// # Errors
/// If it is no list, or one of its first items cannot be read.
pub fn limited<'de, T, D>(reader: D, most: usize) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Items<T>(usize, PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Items<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut items = Vec::new();
            while let Some(item) = list.next_element()? {
                items.push(item);
                if items.len() > self.0 {
                    while list.next_element::<IgnoredAny>()?.is_some() {}
                }
            }
            Ok(items)
        }
    }
    reader.deserialize_seq(Items(most, PhantomData))
}
