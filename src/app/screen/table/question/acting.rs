//! The action of a turn (R-TURN-1): a figure deployed, or another deed that an expansion brings.
//! Only possible ones are offered; with the base game that is the follower alone.

use iced::widget::row;

use crate::app::kit::prelude::*;
use crate::app::screen::table::answering::acts_of;
use crate::app::screen::table::message::{Enter, Message};
use crate::app::screen::table::ui::TableUi;
use crate::rules::Game;
use crate::rules::game::question::Act;
use crate::rules::game::{legal, questions, sets};
use crate::rules::player::Figure;
use crate::rules::tile::Segment;
use crate::text::Words;
use crate::widget::badge::sign;

/// The key that chooses a way to use the action of the turn.
pub const fn act_key(act: Act) -> char {
    match act {
        Act::Deploy(Figure::Follower) => 'f',
        Act::Deploy(Figure::BigFollower) => 'b',
        Act::Deploy(Figure::Mayor) => 'm',
        Act::Deploy(Figure::Wagon) => 'w',
        Act::Deploy(Figure::Builder) => 'u',
        Act::Deploy(Figure::Pig) => 'p',
        Act::Deploy(Figure::Barn) => 'n',
        Act::Deploy(Figure::Phantom) => 'z',
        Act::Deploy(Figure::Abbot) => 'a',
        Act::Fairy => 'y',
        Act::Princess => 'k',
        Act::Raise => 'h',
        Act::Man => 'g',
        Act::Capture => 'c',
        Act::Site => 's',
        Act::Recall => 'r',
        Act::Fly => 'v',
        // With Shift, for no other letter is left: nearly no question has so many answers.
        Act::Deploy(Figure::Shepherd) => 'S',
        Act::LayFerry => 'F',
        Act::MoveFerry => 'Z',
        Act::Flock => 'D',
    }
}

/// The way to use the action of the turn that a key chooses.
pub fn act_of(key: char) -> Option<Act> {
    Act::all().find(|act| act_key(*act) == key)
}

/// The ways to use the action of the turn now, the commonest first.
pub fn acts(game: &Game) -> Vec<Act> {
    acts_of(&questions::act::questions_of_action(game))
}

/// The segments that may be claimed, as they are numbered: cities, roads, the building, then
/// fields.
pub fn claims(game: &Game, figure: Figure) -> Vec<Segment> {
    let mut claims = legal::claims(game, figure);
    claims.sort_by_key(|segment| matches!(segment, Segment::Field(_)));
    claims
}

/// The next thing to do with the tile that lies, and the way to do it; with the ways to use the
/// action of the turn.
pub fn asked(words: &Words, game: &Game, acts: &[Act]) -> (String, String) {
    let name = game.name(game.active());
    if !sets::tower::captives(game).is_empty() {
        return (say!(words, "now-capture", name = name), say!(words, "now-capture-how"));
    }
    match acts {
        [Act::Deploy(Figure::Phantom)] => {
            (say!(words, "now-phantom", name = name), say!(words, "now-deploy-how"))
        }
        [Act::LayFerry] => {
            (say!(words, "now-ferry", name = name), say!(words, "asked-ferry-about"))
        }
        [Act::MoveFerry] => {
            (say!(words, "now-move-ferry", name = name), say!(words, "asked-move-ferry-about"))
        }
        [Act::Flock] => (say!(words, "now-flock", name = name), say!(words, "asked-flock-about")),
        acts if acts.contains(&Act::LayFerry) => {
            (say!(words, "now-act", name = name), say!(words, "now-lake-how"))
        }
        acts if acts.contains(&Act::Flock) => {
            (say!(words, "now-act", name = name), say!(words, "now-flock-how"))
        }
        [] | [Act::Deploy(Figure::Follower)] => {
            (say!(words, "now-deploy", name = name), say!(words, "now-deploy-how"))
        }
        _ => (say!(words, "now-act", name = name), say!(words, "now-act-how")),
    }
}

/// The buttons of the other ways to use the action of the turn; `None` if the follower is the only
/// one.
pub fn ways<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let possible = ui.answering.acts(ui.insight, ui.game);
    if possible.len() < 2 {
        return None;
    }
    let now = ui.act();
    let chips = possible.into_iter().map(|act| {
        let ink = if now == Some(act) { ui.palette.on_royal } else { ui.palette.faint };
        let key = key_caps(&sign(act_key(act)), ink);
        let label = row![strong(ui.words.act(act)), key].spacing(gap::S).align_y(iced::Center);
        let weight = if now == Some(act) { Weight::Primary } else { Weight::Secondary };
        ui.pressable(weight, label, [2.0, gap::S], Some(Message::Enter(Enter::Act(act))))
    });
    Some(Row::with_children(chips).spacing(gap::XS).wrap().vertical_spacing(gap::XS).into())
}
