//! Game files, settings and the folders they lie in: the only place that knows paths. Every write
//! is whole or not done at all.

pub mod beside;
mod clock;
pub mod decks;
pub mod error;
pub mod fault;
pub mod file;
pub mod folders;
mod fresh;
pub mod games;
pub mod list;
mod lock;
pub mod log_file;
pub mod own;
pub mod phones;
mod private;
mod reserved;
pub mod save;
pub mod secrecy;
pub mod settings;

pub use clock::{Clock, Timing};
pub use error::{Error, Problem};
pub use folders::Folders;
pub use games::{Games, Opened};
pub use save::Saved;
pub use secrecy::Secrecy;
