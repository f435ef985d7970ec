//! The feature that was asked for on the board, with its sum.

use iced::Center;
use iced::widget::{column, row, text};

use crate::app::kit::Shared;
use crate::app::kit::parts::{note, plain, strong, token};
use crate::app::kit::theme::{FIGURES, size, space as gap};
use crate::app::screen::table::known::news::{Form, SMALL};
use crate::app::screen::table::{Message, Table};
use crate::rules::Game;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Record};
use crate::rules::scoring::{self, Finality, Line, Score};
use crate::say;
use crate::session::Session;
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
        let state = if is_complete {
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
        let wrapping = match form {
            Form::Block => text::Wrapping::WordOrGlyph,
            Form::Line => text::Wrapping::None,
        };
        let little = little(form, shared);
        let large = if little < size::NOTE { little } else { size::LEAD };
        let mut parts: Vec<Element<'a, Message>> = vec![
            strong(words.record(&record)).size(large).wrapping(wrapping).into(),
            plain(people).size(little + 1.0).wrapping(wrapping).into(),
            note(state, palette).size(little).wrapping(wrapping).into(),
        ];
        let worth = (shared.settings.hints && !is_complete)
            .then(|| worth(feature, &record, form, shared, game));
        if form == Form::Line && shared.is_slim() {
            return Some(column![form.joined(parts), worth].into());
        }
        parts.extend(worth);
        Some(form.joined(parts))
    }
}

/// The size of notes: two rows of small texts have room where one of large ones has none.
fn little(form: Form, shared: &Shared) -> f32 {
    if form == Form::Line && shared.is_slim() { SMALL } else { size::NOTE }
}

/// The points of a feature if the game ended now: the sum for each owner, or the worth to nobody.
fn worth<'a>(
    feature: FeatureId,
    record: &Record,
    form: Form,
    shared: &'a Shared,
    game: &Game,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let points: i32 = scoring::worth(record, Finality::Incomplete).iter().map(Line::points).sum();
    let scores: Vec<Score> = if record.kind == Kind::Field {
        let fields = game.field_scores().into_iter().filter(|(field, _)| *field == feature);
        fields.map(|(_, score)| score).collect()
    } else {
        scoring::scores(record, Finality::Incomplete)
    };
    if scores.is_empty() {
        let worth = note(say!(words, "feature-worth", points = points), palette);
        return worth.size(little(form, shared)).into();
    }
    let wrapping = match form {
        Form::Block => text::Wrapping::WordOrGlyph,
        Form::Line => text::Wrapping::None,
    };
    let little = little(form, shared);
    let sums = scores.iter().map(|score| {
        let points = text(words.signed(score.points()))
            .font(FIGURES)
            .size(little + 1.0)
            .color(palette.royal)
            .width(little * 2.2);
        let sum = note(words.sum(score, game.catalogue()), palette).size(little).wrapping(wrapping);
        let token = token(game, score.seat, little * 1.4);
        row![token, points, sum].spacing(gap::XS).align_y(Center).into()
    });
    let end = note(say!(words, "feature-end"), palette).size(little).wrapping(wrapping).into();
    form.joined(std::iter::once(end).chain(sums).collect())
}
