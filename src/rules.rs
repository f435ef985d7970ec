//! The rules of the game. Pure: no file, clock, randomness, colour or wording. The numbers (R-…)
//! are those of `rules.md` beside this file.
//!
//! Each expansion has its own file `expansion/X.rs` for its pieces on the table, its refusals and
//! its outcomes, and `game/expansion/X.rs` for its part in a turn.
//!
//! | family | what it is about | where |
//! |--------|------------------|-------|
//! | R-BASE | tiles, figures, scoring | `board`, `feature`, `scoring`, `player`, `game` |
//! | R-TURN | the order of a turn | `game`, `game/turn`, `game/question` |
//! | R-DEF | sizes and neighbours | `feature`, `feature/completion` |
//! | R-IC | inns and cathedrals | `feature`, `scoring` |
//! | R-TB | builders, pigs, goods | X: `builder`, `trade` |
//! | R-PD | dragon, fairy, princess, portals | X: `dragon`, `fairy`, `princess`; `game/legal` |
//! | R-TW | towers and prisoners | X: `tower` |
//! | R-AM | abbeys, mayors, barns, wagons | X: `abbey`, `barn`, `wagon`; `scoring/field` |
//! | R-CAT | fairs and what is thrown | X: `fair` |
//! | R-GLD | bars of gold | X: `gold` |
//! | R-MAG | mage and witch | X: `magic` |
//! | R-CRC | crop circles | X: `crop` |
//! | R-FLY | flying machines | X: `flying` |
//! | R-FER | ferries | X: `ferry`; `board/ferry` |
//! | R-MSG | messages | X: `messages`, `track` |
//! | R-RBS | bandits on the score track | X: `robbers`, `track` |
//! | R-PHA | phantoms | X: `phantom` |
//! | R-SG | sieges and escapes | X: `siege`; `scoring/field` |
//! | R-HS | shrines and challenges | X: `shrine`; `board/building` |
//! | R-KR | King and Robber | X: `king_robber` |
//! | R-CNT | the Count and the City | X: `count`; `game/expansion/count/leaving` |
//! | R-RIV | rivers | X: `river`; `board/river` |
//! | R-KO, R-CARD | the King's Orders | `orders` |
//! | A | where tables differ | `house_rule` |
//! | – | people who come and go, what lies anyway | `table`, `game/table`, `tile/described` |

#![warn(clippy::wildcard_enum_match_arm)]

pub mod board;
pub mod catalogue;
pub mod expansion;
pub mod feature;
pub mod game;
pub mod geometry;
pub mod hash;
pub mod house_rule;
pub mod moves;
mod named;
pub mod orders;
pub mod outcome;
pub mod piece;
pub mod player;
pub mod rejection;
pub mod scorepad;
pub mod scoring;
pub mod set;
pub mod setup;
pub mod table;
pub mod tile;
pub mod topic;

pub use board::Board;
pub use catalogue::Catalogue;
pub use game::Game;
pub use moves::Move;
pub use outcome::Outcome;
pub use player::Seat;
pub use rejection::Rejection;
pub use setup::Setup;
