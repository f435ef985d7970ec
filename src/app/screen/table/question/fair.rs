//! The round of a fair: the token, and the outcome of each throw (R-CAT).

use iced::widget::{checkbox, column, row, text_input};
use iced::{Center, Fill};

use super::{answers, more, number};
use crate::table::answering::question;
use crate::table::dialog;
use crate::table::layout::scrolls;
use crate::table::message::{Message, Noted, shows};
use crate::table::ui::TableUi;
use kit::prelude::*;
use rules::game::{Phase, Step, sets};
use rules::throw::{Throw, Token};
use rules::{Game, Move};
use text::Measure;
use widget::field::field;
use widget::figure;
use widget::palette::livery;
use widget::target::{self as picture, Shot};

/// The name of the field of the distance.
pub const DISTANCE: &str = "fair-distance";

/// The round of throws, while one is thrown.
pub fn round<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let game = ui.game;
    if game.phase() != Phase::Asking(Step::Fair) {
        return None;
    }
    let token = game.fair().and_then(|round| round.token);
    let content = match (token, sets::fair::thrower(game)) {
        (Some(Token::Target), Some(_)) => target(ui),
        (Some(Token::KnockOut), Some(_)) => knock_out(ui),
        _ => {
            let answers = question(game, None).map(|question| answers(ui, question));
            Column::new().push(more(ui)).push(answers).spacing(gap::S).into()
        }
    };
    Some(scrolls(content, *ui))
}

/// The form for the distance, and the throws so far.
fn target<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let (game, throw) = (ui.game, &ui.answering.throw);
    let noted = |made: Noted| Message::Throw(made);
    let number = |id: &'static str, hint: &str, value: &str, typed: fn(String) -> Noted| {
        let input = text_input(hint, value)
            .id(id)
            .on_input(move |value| Message::Throw(typed(value)))
            .on_submit(Message::Throw(Noted::Record { off: false }))
            .style(theme::input(ui.palette))
            .size(size::LEAD)
            .padding(gap::S)
            .width(96);
        field(input).idle(value.is_empty())
    };
    let units = Measure::ALL.map(|unit| {
        let weight = if unit == throw.unit { Weight::Primary } else { Weight::Secondary };
        let label = plain(ui.words.measure(unit));
        ui.pressable(weight, label, [gap::XS, gap::S], Some(noted(Noted::Unit(unit))))
    });
    let distance = number(DISTANCE, &say!(ui, "fair-distance"), &throw.distance, Noted::Distance);
    let measure = row![distance].extend(units).spacing(gap::XS).align_y(Center).wrap();
    let fault = throw.fault.map(|key| ui.say(key, &[]));
    let measure = column![measure, ui.warning(fault)].spacing(gap::XS);
    let centre = checkbox(throw.to_centre)
        .label(say!(ui, "fair-to-centre"))
        .on_toggle(|to_centre| Message::Throw(Noted::ToCentre(to_centre)))
        .size(18)
        .text_size(size::TEXT)
        .style(theme::tick(ui.palette));
    let diameter =
        throw.to_centre.then(|| number("fair-diameter", "", &throw.diameter, Noted::Diameter));
    let record =
        |key, weight, off| ui.action(weight, key, None, Some(noted(Noted::Record { off })));
    let missed = sets::fair::thrower(game).map(|seat| {
        let made = Move::Throw(Throw::by(seat));
        ui.action(Weight::Secondary, "fair-missed", None, Some(Message::Make(made)))
    });
    let buttons = row![
        record("fair-record", Weight::Primary, false),
        record("fair-off", Weight::Secondary, true)
    ];
    let ruler = say!(ui, "fair-ruler");
    let ruler = ui.action(Weight::Quiet, ruler, None, Some(shows(dialog::Kind::Ruler)));
    let buttons = buttons.push(missed).push(ruler).spacing(gap::S).wrap();
    let buttons = buttons.vertical_spacing(gap::S);
    let centre = row![centre, diameter].spacing(gap::S).align_y(Center).wrap();
    let form = column![measure, centre, buttons].spacing(gap::S).width(Fill);
    let picture =
        (ui.view.width >= 1200.0).then(|| picture::target(shots(game), ui.palette, 148.0));
    row![picture, form].spacing(gap::XL).align_y(Center).into()
}

/// The form for the followers who may have been hit.
fn knock_out<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let (game, throw) = (ui.game, &ui.answering.throw);
    let all = sets::fair::within_throw(game).into_iter().enumerate().map(|(index, hit)| {
        let count = throw.hits.iter().filter(|other| **other == hit).count();
        let is_hit = count > 0;
        let weight = if is_hit { Weight::Primary } else { Weight::Secondary };
        let times = if count > 1 { format!(" × {count}") } else { String::new() };
        let worded = ui.words.hit(&hit, game);
        let label = column![strong(format!("{}{times}", worded.title)), ui.note(worded.about)];
        let key = ui.answering.key_of(index, game).filter(|_| !is_hit).map(|key| number(key, *ui));
        let label = row![key, label].spacing(gap::S).align_y(Center);
        ui.pressable(weight, label, [gap::XS, gap::S], Some(Message::Throw(Noted::Hit(hit))))
    });
    let list = Row::with_children(all).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
    let nobody = throw.hits.is_empty();
    let done = if nobody { say!(ui, "fair-nobody") } else { say!(ui, "fair-record") };
    let done = ui.action(Weight::Primary, done, ui.enter, Some(Message::Throw(Noted::Hits)));
    let done = row![done].push(more(ui)).spacing(gap::M);
    Column::new().push(done).push(list).spacing(gap::S).into()
}

/// The throws of the round, for the picture.
fn shots(game: &Game) -> Vec<Shot> {
    let letters = figure::letters(&game.setup().players);
    let throws = game.fair().map(|round| round.throws.as_slice()).unwrap_or_default();
    let shot = |throw: &Throw| {
        let player = game.setup().players.get(throw.player.index())?;
        Some(Shot {
            millimetres: throw.distance?.millimetres() as f32,
            livery: livery(player.colour),
            letter: letters[throw.player],
        })
    };
    throws.iter().filter_map(shot).collect()
}
