//! The feature that was asked for on the board, with its sum.

use iced::Center;
use iced::widget::{column, row, text};

use crate::table::dialog::{self, Righting};
use crate::table::message::{Message, See};
use crate::table::panel::news::{Form, SMALL};
use crate::table::ui::TableUi;
use ::text::Worded;
use journal::scored::scores_of;
use kit::prelude::*;
use rules::Game;
use rules::feature::join::FeatureId;
use rules::feature::{Kind, Record};
use rules::game::finish;
use rules::scoring::{self, Finality, Line, Score};

/// The feature that was clicked: its kind, its owners, its worth.
pub fn asked_info<'a>(form: Form, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let game = ui.game;
    let board = game.board();
    let feature = ui.seen.asked.and_then(|place| board.feature(place))?;
    let record = board.record(feature);
    let is_complete = board.is_complete(feature);
    let state = if game.awaits_scoring(feature) {
        say!(ui, "feature-complete-now")
    } else if is_complete {
        say!(ui, "feature-complete")
    } else {
        match record.kind {
            Kind::Field => say!(ui, "feature-field-worth"),
            Kind::City | Kind::Road => {
                say!(ui, "feature-open-ends", count = board.missing(feature))
            }
            Kind::Building(_) => {
                say!(ui, "feature-open-places", count = board.missing(feature))
            }
        }
    };
    let people = ui.words.people_on(feature, &record, game);
    let people = if people.is_empty() { say!(ui, "feature-nobody") } else { people };
    let wrapping = wrapping(form);
    let little = little(form, *ui);
    let large = if little < size::NOTE { little } else { size::LEAD };
    let mut parts: Vec<Element<'a, Message>> = vec![
        strong(ui.words.record(&record)).size(large).wrapping(wrapping).into(),
        plain(people).size(little + 1.0).wrapping(wrapping).into(),
        ui.note(state).size(little).wrapping(wrapping).into(),
    ];
    let (sums, has_why) = sums(feature, &record, form, ui).unzip();
    if form == Form::Line && ui.width() == Width::Slim {
        return Some(column![form.joined(parts), sums].into());
    }
    parts.extend(sums);
    let asked = form.joined(parts);
    if has_why != Some(true) {
        return Some(asked);
    }
    let pressed = Some(Message::See(See::Why));
    Some(ui.pressable(Weight::Row, asked, 0.0, pressed))
}

/// The way to set a figure right on the segment that was asked for, where one may be wrong.
pub fn right_tool<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let may = !ui.is_past && !ui.session.is_read_only();
    let place = ui.seen.asked.filter(|_| may)?;
    if !Righting::is_possible(place, ui.session.game()) {
        return None;
    }
    let label = ui.strong("right-tool").size(size::NOTE).color(ui.palette.royal);
    let message = dialog::Message::Right(dialog::right::Message::At(place));
    let message = Some(Message::Dialog(message));
    Some(ui.pressable(Weight::Quiet, label, [2.0, gap::S], message))
}

/// The points that the feature has brought, or would bring if the game ended now, and whether a
/// press says why.
fn sums<'a>(
    feature: FeatureId,
    record: &Record,
    form: Form,
    ui: TableUi<'a>,
) -> Option<(Element<'a, Message>, bool)> {
    let game = ui.game;
    let (sums, why) = if game.awaits_scoring(feature) {
        let scores = scoring::scores(record, Finality::Complete);
        let scores = Some(scores).filter(|it| ui.settings.hints && !it.is_empty())?;
        let lines = scores.first().map(|score| score.lines.clone()).unwrap_or_default();
        let why = ui.words.why_lines(Some(record), &lines);
        (form.joined(sums_of(&scores, form, *ui, game)), why)
    } else if game.board().is_complete(feature) {
        let entries = ui.session.journal().entries();
        let scores = scores_of(entries, game.board(), feature);
        let why = |score| ui.words.why_scored(score, game.catalogue());
        let why = scores.iter().flat_map(|(_, score)| why(score)).collect();
        (remembered(&scores, form, *ui, game), why)
    } else if ui.settings.hints {
        let scores = scores_now(feature, record, game);
        let lines = scores.first().map_or_else(
            || scoring::worth(record, Finality::Incomplete),
            |score| score.lines.clone(),
        );
        let why = ui.words.why_lines(Some(record), &lines);
        let key = worth_key(feature, game);
        (worth((record, key), &scores, form, *ui, game), why)
    } else {
        return None;
    };
    let mut why: Vec<Worded> = why;
    why.dedup();
    // In a line there is no room for it.
    if form == Form::Line || why.is_empty() {
        return Some((sums, false));
    }
    let why = ui.seen.why.then(|| ui.rules(why));
    Some((column![sums, why].spacing(gap::XS).into(), true))
}

/// The size of notes: two rows of small texts have room where one of large ones has none.
fn little(form: Form, ui: Ui<'_>) -> f32 {
    if form == Form::Line && ui.width() == Width::Slim { SMALL } else { size::NOTE }
}

/// The points of an open feature for its owners if the game ended now.
fn scores_now(feature: FeatureId, record: &Record, game: &Game) -> Vec<Score> {
    if record.kind == Kind::Field {
        let fields = finish::field_scores(game).into_iter().filter(|(field, _)| *field == feature);
        fields.map(|(_, score)| score).collect()
    } else {
        scoring::scores(record, Finality::Incomplete)
    }
}

/// Who scored a complete feature, and when.
fn remembered<'a>(
    scores: &[(u32, &Score)],
    form: Form,
    ui: Ui<'a>,
    game: &Game,
) -> Element<'a, Message> {
    if scores.is_empty() {
        let nobody = ui.note("why-scored-nobody");
        return nobody.size(little(form, ui)).into();
    }
    let told = scores.iter().map(|(turn, score)| {
        let (name, points) = (game.name(score.seat), ui.words.signed(score.points()));
        let told = say!(ui, "why-scored", name = name, points = points, turn = *turn);
        let told = ui.note(told).size(little(form, ui));
        let token = token(game, score.seat, little(form, ui) * 1.4);
        row![token, told].spacing(gap::XS).align_y(Center).into()
    });
    form.joined(told.collect())
}

/// The key of the words for the worth of a feature that nobody owns. Whoever stands there without
/// a share in it gets nothing of that.
fn worth_key(feature: FeatureId, game: &Game) -> &'static str {
    let is_field = game.board().kind(feature) == Kind::Field;
    if is_field && game.board().bystanders(feature).next().is_some() {
        "feature-worth-farmer"
    } else {
        "feature-worth"
    }
}

/// The points of a feature if the game ended now: the sum for each owner, or by those words the
/// worth to nobody.
fn worth<'a>(
    (record, key): (&Record, &str),
    scores: &[Score],
    form: Form,
    ui: Ui<'a>,
    game: &Game,
) -> Element<'a, Message> {
    let points: i32 = scoring::worth(record, Finality::Incomplete).iter().map(Line::points).sum();
    if scores.is_empty() {
        let worth = ui.note(say!(ui, key, points = points));
        return worth.size(little(form, ui)).into();
    }
    let wrapping = wrapping(form);
    let end = ui.note("feature-end").size(little(form, ui));
    let mut parts = vec![end.wrapping(wrapping).into()];
    parts.extend(sums_of(scores, form, ui, game));
    form.joined(parts)
}

const fn wrapping(form: Form) -> text::Wrapping {
    match form {
        Form::Block => text::Wrapping::WordOrGlyph,
        Form::Line => text::Wrapping::None,
    }
}

/// The sum of each owner.
fn sums_of<'a>(scores: &[Score], form: Form, ui: Ui<'a>, game: &Game) -> Vec<Element<'a, Message>> {
    let little = little(form, ui);
    let sums = scores.iter().map(|score| {
        let points = text(ui.words.signed(score.points()))
            .font(FIGURES)
            .size(little + 1.0)
            .color(ui.palette.royal)
            .width(little * 2.2);
        let sum = ui.note(ui.words.sum(score, game.catalogue())).size(little);
        let sum = sum.wrapping(wrapping(form));
        let token = token(game, score.seat, little * 1.4);
        row![token, points, sum].spacing(gap::XS).align_y(Center).into()
    });
    sums.collect()
}
