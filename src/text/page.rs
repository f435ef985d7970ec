//! The words of the phones' page, which fills them in itself.

use std::collections::BTreeMap;

use super::{Language, Words};

impl Words {
    /// All words of the page, by their keys without the common prefix. A place for an argument
    /// stands there as `{$name}`.
    #[must_use]
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
        keys.map(said).collect()
    }
}
