//! What was asked for on the board: a feature with its sum, or what fits the place under the
//! pointer.

use iced::widget::{Column, column, container, opaque, row, space, text};
use iced::{Center, Element};

use super::{Message, Table};
use crate::app::Shared;
use crate::app::parts::{note, plain, strong, token};
use crate::app::theme::{self, SERIF, size, space as gap};
use crate::rules::Game;
use crate::rules::feature::join::FeatureId;
use crate::rules::feature::{Kind, Record};
use crate::rules::scoring::{self, Finality, Line, Score};
use crate::say;
use crate::session::Session;

impl Table {
    /// The feature that was clicked: what it is, who owns it, what it is worth; else what fits
    /// where the pointer is.
    pub(super) fn asked_info<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = self.game(session);
        let board = game.board();
        let Some(feature) = self.seen.asked.and_then(|place| board.feature(place)) else {
            let told = self.told_of_place(shared, session);
            let told = told.map(|told| container(note(told, palette)).padding([gap::XS, gap::M]));
            return told.map_or_else(
                || space().into(),
                |told| opaque(told.style(theme::notice(palette, palette.line))),
            );
        };
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
                Kind::Monastery | Kind::Shrine => {
                    say!(words, "feature-open-places", count = board.missing(feature))
                }
            }
        };
        let worth =
            (shared.settings.hints && !is_complete).then(|| worth(feature, &record, shared, game));
        let people = words.occupants(&record, game);
        let people = if people.is_empty() { say!(words, "feature-nobody") } else { people };
        let lines = column![
            strong(words.record(&record)).size(size::LEAD),
            plain(people),
            note(state, palette),
            worth
        ];
        let told = container(lines.spacing(gap::XS)).padding(gap::M);
        opaque(told.style(theme::notice(palette, palette.royal)))
    }
}

/// What a feature would bring if the game ended now: the sum for each owner, or what it is worth to
/// nobody.
fn worth<'a>(
    feature: FeatureId,
    record: &Record,
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
        return note(say!(words, "feature-worth", points = points), palette).into();
    }
    let sums = scores.iter().map(|score| {
        let points = text(words.signed(score.points()))
            .font(SERIF)
            .size(size::LEAD)
            .color(palette.royal)
            .width(36);
        let sum = note(words.sum(score, game.catalogue()), palette);
        row![token(game, score.seat, 22.0), points, sum].spacing(gap::S).align_y(Center).into()
    });
    column![note(say!(words, "feature-end"), palette), Column::with_children(sums).spacing(2)]
        .spacing(2)
        .into()
}
