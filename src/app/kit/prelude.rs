//! The names that every view uses.

pub use crate::app::kit::parts::{heading, key_caps, note, plain, strong, title, token};
pub use crate::app::kit::shared::{Height, Width};
pub use crate::app::kit::theme::{self, FIGURES, SANS, SERIF, STRONG, Weight, size, space as gap};
pub use crate::app::kit::ui::{GameUi, Ui};
pub use crate::say;
pub use crate::widget::{Column, Element, Row, Text};
