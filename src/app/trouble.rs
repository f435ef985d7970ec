//! What went wrong with a file, said above the screen until somebody has read it.

use iced::Element;
use iced::widget::{column, row, space};

use super::parts::{self, action, heading, plain};
use super::session::Session;
use super::theme::{Weight, space as gap};
use super::{Message, Shared};
use crate::say;
use crate::storage::games::Damage;

/// Something went wrong with a file.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It is said, and nothing else can be done.
    Said(String),
    /// A damaged game can be gone on with from its good beginning.
    Damaged(Box<Session>, Box<Damage>),
}

impl Trouble {
    /// What is said of it, and what can be done.
    pub(super) fn view<'a>(&'a self, shared: &'a Shared) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let close =
            |key: &str, weight| action(palette, weight, words.say(key, &[]), Some("Esc"), Some(Message::Understood));
        let content = match self {
            Self::Said(sentences) => column![
                heading(say!(words, "trouble-title")),
                plain(sentences),
                row![space::horizontal(), close("trouble-understood", Weight::Primary)],
            ],
            Self::Damaged(session, damage) => {
                let about = words.damage(damage, session.game());
                let offer = say!(words, "trouble-damaged-offer", moves = damage.moves, turn = session.game().turn());
                let go_on =
                    action(palette, Weight::Primary, say!(words, "trouble-go-on"), None, Some(Message::GoOnDamaged));
                column![
                    heading(say!(words, "trouble-damaged")),
                    plain(about),
                    plain(offer),
                    row![space::horizontal(), close("trouble-leave", Weight::Secondary), go_on].spacing(gap::M),
                ]
            }
        };
        parts::dialog(palette, 600.0, content)
    }
}
