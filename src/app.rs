//! The window, in storeys: the tools of every screen, the wishes of screens to the app, the
//! screens, and the shell that holds them. Each storey names those before it.

pub mod ask;
pub mod kit;
pub mod screen;
pub mod shell;

pub use ask::export::{Export, SeasonExport};
pub use ask::files::Chosen;
pub use ask::{Leaving, Request, files, listing, phones, preferences};
pub use kit::{Shared, curtain, picture, rows, shared, theme, work, writer};
pub use shell::{App, Message, display, run, settings, trouble};
