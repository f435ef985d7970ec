//! The names that every view uses.

pub use crate::parts::{heading, key_caps, note, plain, strong, title, token};
pub use crate::shared::{Height, Width};
pub use crate::theme::{self, FIGURES, SANS, SERIF, STRONG, Weight, size, space as gap};
pub use crate::ui::{GameUi, Ui};
pub use text::say;
pub use widget::{Column, Element, Row, Text};
