//! The action of a turn (R-TURN-1): a figure deployed, or another deed that an expansion brings.
//! Only possible ones are offered; with the base game that is the follower alone.

use iced::widget::row;

use crate::table::answering::acts_of;
use crate::table::message::{Enter, Message};
use crate::table::ui::TableUi;
use kit::prelude::*;
use rules::Game;
use rules::game::question::Act;
use rules::game::{legal, questions, sets};
use rules::player::Figure;
use rules::tile::Segment;
use text::Words;
use widget::badge::sign;

/// The way to use the action of the turn that a key chooses.
pub fn act_of(key: char) -> Option<Act> {
    Act::all().find(|act| act.letter() == key)
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
    let due = acts.iter().find(|act| game.due_act() == Some(**act));
    match acts {
        [Act::Deploy(Figure::Phantom)] => {
            (say!(words, "now-phantom", name = name), say!(words, "now-deploy-how"))
        }
        [act] if act.comes_last() => {
            let now = format!("now-{}", act.name());
            (say!(words, &now, name = name), words.about_act(*act, game))
        }
        [] | [Act::Deploy(Figure::Follower)] => {
            (say!(words, "now-deploy", name = name), say!(words, "now-deploy-how"))
        }
        _ => {
            let how = due.map(|act| format!("now-{}-how", act.name()));
            let how = how.as_deref().unwrap_or("now-act-how");
            (say!(words, "now-act", name = name), say!(words, how))
        }
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
        let key = key_caps(&sign(act.letter()), ink);
        let label = row![strong(ui.words.act(act)), key].spacing(gap::S).align_y(iced::Center);
        let weight = if now == Some(act) { Weight::Primary } else { Weight::Secondary };
        ui.pressable(weight, label, [2.0, gap::S], Some(Message::Enter(Enter::Act(act))))
    });
    Some(Row::with_children(chips).spacing(gap::XS).wrap().vertical_spacing(gap::XS).into())
}
