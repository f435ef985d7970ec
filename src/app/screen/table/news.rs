//! What the last step brought, above the board until the next one.

use iced::widget::{Row, column, container, opaque, row, space, stack};
use iced::{Center, Element, Fill, Top};

use super::{Message, See, Table};
use crate::app::parts::{plain, pressable, strong, token};
use crate::app::theme::{self, Weight, space as gap};
use crate::app::{Request, Shared};
use crate::rules::expansion::{count, king_robber, river, shrine};
use crate::rules::orders;
use crate::rules::scoring::Source;
use crate::rules::{Game, Outcome};
use crate::say;
use crate::session::Session;
use crate::widget::emblem::{Emblem, emblem};

impl Table {
    /// What the last step brought, above the board, until the next one.
    pub(super) fn announcements<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let info = self.asked_info(shared, session);
        // In a corner, where the least of the board is hidden.
        let news = self.news(shared, session).unwrap_or_else(|| space().into());
        let top = container(news).align_left(Fill).align_y(Top).padding(gap::M);
        let room = space().width(Fill).height(Fill);
        stack![room, top, container(info).align_bottom(Fill).align_left(Fill).padding(gap::M)]
            .into()
    }

    /// What the last step brought, line by line, with the cards that it fulfilled.
    pub(super) fn news<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let mut lines: Vec<Element<'a, Message>> = Vec::new();
        if let Some(refusal) = &self.refusal {
            lines.push(self.banner(shared, palette.danger, plain(refusal.clone()).into()));
        }
        if let Some(error) = session.unsaved() {
            let rescue = pressable(
                palette,
                Weight::Quiet,
                strong(say!(words, "unsaved-rescue")).color(palette.royal),
                [gap::XS, gap::S],
                Some(Message::Ask(Request::Rescue)),
            );
            let line = column![plain(words.file_error(error)), rescue].spacing(gap::XS);
            lines.push(self.banner(shared, palette.danger, line.into()));
        }
        if session.is_read_only() {
            lines.push(self.banner(
                shared,
                palette.gold,
                plain(say!(words, "table-read-only")).into(),
            ));
        }
        for told in session.last_told() {
            lines.push(self.banner(shared, palette.danger, plain(words.told(told, game)).into()));
        }
        let mut cards: Vec<Element<'a, Message>> = Vec::new();
        let quiet = self.is_in_past() || self.seen.dismissed == Some(session.revision());
        for outcome in session.last_outcomes().filter(|_| !quiet) {
            lines.extend(self.announce(outcome, shared, game));
            if let Outcome::Orders(orders::Outcome::Fulfilled { card: id, .. }) = outcome
                && let Some(order) = game.catalogue().card(id.as_str())
            {
                cards.push(opaque(shared.card(order, 150.0)));
            }
        }
        if lines.is_empty() && cards.is_empty() {
            return None;
        }
        let lines = iced::widget::Column::with_children(lines).spacing(gap::XS);
        Some(column![lines, Row::with_children(cards).spacing(gap::M)].spacing(gap::M).into())
    }

    fn announce<'a>(
        &self,
        outcome: &Outcome,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let (seat, color) = match outcome {
            // An order's points stand on its card.
            Outcome::Scored(score) if score.source == Source::Orders => return None,
            Outcome::Scored(score) => (Some(score.seat), palette.line),
            Outcome::KingRobber(king_robber::Outcome::Taken(taken)) => {
                (Some(taken.by), palette.gold)
            }
            Outcome::Shrine(shrine::Outcome::ChallengeBegan(_))
            | Outcome::Shrine(shrine::Outcome::ChallengeWon { .. })
            | Outcome::River(river::Outcome::MouthPlaced { .. }) => (None, palette.gold),
            Outcome::Count(count::Outcome::EnteredCity { seat, .. })
            | Outcome::Count(count::Outcome::LeftCity { seat, .. })
            | Outcome::Count(count::Outcome::JoinedFeature { seat, .. })
            | Outcome::Count(count::Outcome::CountMoved { seat, .. }) => {
                (Some(*seat), palette.gold)
            }
            Outcome::Orders(orders::Outcome::Fulfilled { seat, .. }) => {
                (Some(*seat), palette.royal)
            }
            Outcome::Orders(orders::Outcome::Discarded { seat, .. }) => (Some(*seat), palette.line),
            Outcome::TileRemoved { .. } => (None, palette.line),
            _ => return None,
        };
        let sentence = plain(words.outcome(outcome, game)?);
        let token = seat.map(|seat| token(game, seat, 24.0));
        let line = row![token, sentence].spacing(gap::S).align_y(Center).into();
        Some(self.banner(shared, color, line))
    }

    fn banner<'a>(
        &self,
        shared: &'a Shared,
        color: iced::Color,
        content: Element<'a, Message>,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let close = pressable(
            palette,
            Weight::Quiet,
            emblem(Emblem::Cross, palette.faint, 14.0),
            gap::XS,
            Some(Message::See(See::Dismiss)),
        );
        let line = row![content, close].spacing(gap::S).align_y(Center);
        let banner = container(line).padding([gap::XS, gap::M]);
        opaque(banner.style(theme::notice(palette, color)))
    }
}
