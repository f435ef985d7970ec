//! The feature that was asked for on the board, with its sum.

use iced::Center;
use iced::widget::{column, row, text};

use crate::app::kit::Shared;
use crate::app::kit::parts::{note, plain, pressable, rules, strong, token};
use crate::app::kit::theme::{FIGURES, Weight, size, space as gap};
use crate::app::screen::table::Table;
use crate::app::screen::table::dialog::{self, Righting};
use crate::app::screen::table::message::{Message, See};
use crate::app::screen::table::panel::news::{Form, SMALL};
use crate::journal::scored::scores_of;
use crate::rules::Game;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Record};
use crate::rules::scoring::{self, Finality, Line, Score};
use crate::say;
use crate::session::Session;
use crate::text::Worded;
use crate::widget::Element;

impl Table {
    /// The feature that was clicked: its kind, its owners, its worth.
    pub(in crate::app::screen::table) fn asked_info<'a>(
        &'a self,
        form: Form,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = self.game(session);
        let board = game.board();
        let feature = self.seen.asked.and_then(|place| board.feature(place))?;
        let record = board.record(feature);
        let is_complete = board.is_complete(feature);
        let state = if game.awaits_scoring(feature) {
            say!(words, "feature-complete-now")
        } else if is_complete {
            say!(words, "feature-complete")
        } else {
            match record.kind {
                Kind::Field => say!(words, "feature-field-worth"),
                Kind::City | Kind::Road => {
                    say!(words, "feature-open-ends", count = board.missing(feature))
                }
                Kind::Building(_) => {
                    say!(words, "feature-open-places", count = board.missing(feature))
                }
            }
        };
        let people = words.occupants(&record, game);
        let people = if people.is_empty() { say!(words, "feature-nobody") } else { people };
        let wrapping = wrapping(form);
        let little = little(form, shared);
        let large = if little < size::NOTE { little } else { size::LEAD };
        let mut parts: Vec<Element<'a, Message>> = vec![
            strong(words.record(&record)).size(large).wrapping(wrapping).into(),
            plain(people).size(little + 1.0).wrapping(wrapping).into(),
            note(state, palette).size(little).wrapping(wrapping).into(),
        ];
        let (sums, has_why) = self.sums(feature, &record, form, shared, session).unzip();
        if form == Form::Line && shared.is_slim() {
            return Some(column![form.joined(parts), sums].into());
        }
        parts.extend(sums);
        let asked = form.joined(parts);
        if has_why != Some(true) {
            return Some(asked);
        }
        let pressed = Some(Message::See(See::Why));
        Some(pressable(palette, Weight::Row, asked, 0.0, pressed))
    }

    /// The way to set a figure right on the segment that was asked for, where one may be wrong.
    pub(in crate::app::screen::table) fn right_tool<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let may = !self.is_in_past() && !session.is_read_only();
        let place = self.seen.asked.filter(|_| may)?;
        if !Righting::is_possible(place, session.game()) {
            return None;
        }
        let label = strong(say!(shared.words, "right-tool")).size(size::NOTE).color(palette.royal);
        let message = dialog::Message::Right(dialog::right::Message::At(place));
        let message = Some(Message::Dialog(message));
        Some(pressable(palette, Weight::Quiet, label, [2.0, gap::S], message))
    }

    /// What the feature has brought, or would bring if the game ended now, and whether a press says
    /// why.
    fn sums<'a>(
        &'a self,
        feature: FeatureId,
        record: &Record,
        form: Form,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<(Element<'a, Message>, bool)> {
        let game = self.game(session);
        let words = &shared.words;
        let (sums, why) = if game.awaits_scoring(feature) {
            let scores = scoring::scores(record, Finality::Complete);
            let scores = Some(scores).filter(|it| shared.settings.hints && !it.is_empty())?;
            let lines = scores.first().map(|score| score.lines.clone()).unwrap_or_default();
            let why = words.why_lines(Some(record), &lines);
            (form.joined(sums_of(&scores, form, shared, game)), why)
        } else if game.board().is_complete(feature) {
            let entries = session.journal().entries();
            let scores = scores_of(entries, game.board(), feature);
            let why = |score| words.why_scored(score, game.catalogue());
            let why = scores.iter().flat_map(|(_, score)| why(score)).collect();
            (remembered(&scores, form, shared, game), why)
        } else if shared.settings.hints {
            let scores = scores_now(feature, record, game);
            let lines = scores.first().map_or_else(
                || scoring::worth(record, Finality::Incomplete),
                |score| score.lines.clone(),
            );
            let why = words.why_lines(Some(record), &lines);
            (worth(record, &scores, form, shared, game), why)
        } else {
            return None;
        };
        let mut why: Vec<Worded> = why;
        why.dedup();
        // In a line there is no room for it.
        if form == Form::Line || why.is_empty() {
            return Some((sums, false));
        }
        let why = self.seen.why.then(|| rules(why, shared.palette()));
        Some((column![sums, why].spacing(gap::XS).into(), true))
    }
}

/// The size of notes: two rows of small texts have room where one of large ones has none.
fn little(form: Form, shared: &Shared) -> f32 {
    if form == Form::Line && shared.is_slim() { SMALL } else { size::NOTE }
}

/// The points of an open feature for its owners if the game ended now.
fn scores_now(feature: FeatureId, record: &Record, game: &Game) -> Vec<Score> {
    if record.kind == Kind::Field {
        let fields = game.field_scores().into_iter().filter(|(field, _)| *field == feature);
        fields.map(|(_, score)| score).collect()
    } else {
        scoring::scores(record, Finality::Incomplete)
    }
}

/// Who scored a complete feature, and when.
fn remembered<'a>(
    scores: &[(u32, &Score)],
    form: Form,
    shared: &'a Shared,
    game: &Game,
) -> Element<'a, Message> {
    let (palette, words) = (shared.palette(), &shared.words);
    if scores.is_empty() {
        let nobody = note(say!(words, "why-scored-nobody"), palette);
        return nobody.size(little(form, shared)).into();
    }
    let told = scores.iter().map(|(turn, score)| {
        let (name, points) = (game.name(score.seat), words.signed(score.points()));
        let told = say!(words, "why-scored", name = name, points = points, turn = *turn);
        let told = note(told, palette).size(little(form, shared));
        let token = token(game, score.seat, little(form, shared) * 1.4);
        row![token, told].spacing(gap::XS).align_y(Center).into()
    });
    form.joined(told.collect())
}

/// The points of a feature if the game ended now: the sum for each owner, or the worth to nobody.
fn worth<'a>(
    record: &Record,
    scores: &[Score],
    form: Form,
    shared: &'a Shared,
    game: &Game,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let points: i32 = scoring::worth(record, Finality::Incomplete).iter().map(Line::points).sum();
    if scores.is_empty() {
        let worth = note(say!(words, "feature-worth", points = points), palette);
        return worth.size(little(form, shared)).into();
    }
    let wrapping = wrapping(form);
    let end = note(say!(words, "feature-end"), palette).size(little(form, shared));
    let mut parts = vec![end.wrapping(wrapping).into()];
    parts.extend(sums_of(scores, form, shared, game));
    form.joined(parts)
}

const fn wrapping(form: Form) -> text::Wrapping {
    match form {
        Form::Block => text::Wrapping::WordOrGlyph,
        Form::Line => text::Wrapping::None,
    }
}

/// The sum of each owner.
fn sums_of<'a>(
    scores: &[Score],
    form: Form,
    shared: &'a Shared,
    game: &Game,
) -> Vec<Element<'a, Message>> {
    let (palette, words, little) = (shared.palette(), &shared.words, little(form, shared));
    let sums = scores.iter().map(|score| {
        let points = text(words.signed(score.points()))
            .font(FIGURES)
            .size(little + 1.0)
            .color(palette.royal)
            .width(little * 2.2);
        let sum = note(words.sum(score, game.catalogue()), palette).size(little);
        let sum = sum.wrapping(wrapping(form));
        let token = token(game, score.seat, little * 1.4);
        row![token, points, sum].spacing(gap::XS).align_y(Center).into()
    });
    sums.collect()
}
