//! What now: whose turn it is, what to do next, and the few things that are always at hand.

use iced::widget::{Row, column, container, row, rule, space, stack, text};
use iced::{Center, Element, Fill, Top};

use super::{Act, Dialog, Entry, Light, Message, Table, acts};
use crate::app::Shared;
use crate::app::parts::{action, hint, note, plain, pressable, strong, token};
use crate::app::session::Session;
use crate::app::theme::{self, SERIF, Weight, size, space as gap};
use crate::rules::game::Phase;
use crate::rules::player::Figure;
use crate::rules::scoring::Source;
use crate::rules::setup::Recording;
use crate::rules::{Game, Move, Outcome, Seat};
use crate::say;
use crate::widget::card;
use crate::widget::emblem::{Emblem, emblem};

/// Who is asked now.
pub(super) fn asked(game: &Game) -> Seat {
    let wagon = game.wagon().map(|(seat, _)| seat);
    let dragon = (game.phase() == Phase::Dragon).then(|| game.dragon_mover());
    game.leaver().or(game.thrower()).or(wagon).or(dragon).unwrap_or_else(|| game.active())
}

impl Table {
    pub(super) fn bar<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = self.game(session);
        let tool = |symbol, key: &str, message: Option<Message>| {
            let color = if message.is_some() { palette.ink } else { palette.line };
            let button = pressable(palette, Weight::Quiet, emblem(symbol, color, 22.0), gap::S, message);
            hint(palette, button, words.say(key, &[]))
        };
        let hints = shared.settings.hints;
        let count = hints.then(|| strong(game.count_left().to_string()));
        let left = row![emblem(Emblem::Tile, palette.ink, 20.0), count];
        let left = pressable(
            palette,
            Weight::Quiet,
            left.spacing(gap::XS).align_y(Center),
            gap::S,
            Some(Message::Show(Dialog::TilesLeft)),
        );
        let on_board = game.recording() == Recording::Board;
        let fields = (hints && on_board && game.setup().has_farmers()).then(|| {
            let color = if self.insight.shows_fields { palette.on_royal } else { palette.ink };
            let weight = if self.insight.shows_fields { Weight::Primary } else { Weight::Quiet };
            let button = pressable(palette, weight, emblem(Emblem::Field, color, 22.0), gap::S, Some(Message::Fields));
            hint(palette, button, say!(words, "tool-fields"))
        });
        let compare = self.correcting.is_none().then_some(Message::Show(Dialog::Compare));
        let undo = tool(Emblem::Undo, "tool-undo", session.can_undo().then_some(Message::Undo));
        let tools = row![
            self.pause_tool(shared, session),
            on_board.then(|| hint(palette, left, say!(words, "tool-tiles"))),
            fields,
            tool(Emblem::Compare, "tool-compare", compare),
            self.lit(Light::Undo, shared, undo),
            tool(Emblem::Redo, "tool-redo", session.can_redo().then_some(Message::Redo)),
            shared.is_narrow().then(|| tool(Emblem::Order, "tool-log", Some(Message::ToggleLog))),
            on_board.then(|| tool(Emblem::Fit, "tool-fit", Some(Message::Fit))),
            tool(Emblem::Gear, "tool-settings", Some(Message::Preferences)),
            tool(Emblem::Help, "tool-keys", Some(Message::Show(Dialog::Keys))),
        ];
        let home = tool(Emblem::Home, "tool-home", Some(Message::Leave));
        let now = row![token(game, asked(game), 40.0), self.what_now(shared, session)].spacing(gap::M).align_y(Center);
        let content =
            row![home, now.width(Fill), self.turn_start(shared, session), tools.spacing(gap::XS).align_y(Center)];
        let content =
            container(content.spacing(gap::M).align_y(Center)).padding([gap::S, gap::M]).height(64).center_y(64);
        column![content.style(theme::bar(palette)).width(Fill), rule::horizontal(1).style(theme::thin(palette))].into()
    }

    fn what_now<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = self.game(session);
        let name = game.name(game.active());
        let (now, how) = match (game.phase(), &self.entry) {
            (Phase::Finished, _) => (say!(words, "now-finished"), say!(words, "now-finished-how")),
            (Phase::Place, Entry::Abbey) if game.is_closing() => {
                (say!(words, "now-closing", name = name), say!(words, "now-closing-how"))
            }
            (Phase::Place, Entry::Abbey) => (say!(words, "abbey-where", name = name), say!(words, "abbey-where-how")),
            (Phase::Fair, _) => self.fair_now(words, game),
            (Phase::Place, _) if game.recording() == Recording::Deck => {
                (say!(words, "pad-turn-of", name = name), say!(words, "now-deck-how"))
            }
            (Phase::Place, _) if game.recording() == Recording::Scorepad => {
                (say!(words, "now-write", name = name), say!(words, "now-write-how"))
            }
            (Phase::Deploy { .. }, _) if !game.captives().is_empty() => {
                (say!(words, "now-capture", name = name), say!(words, "now-capture-how"))
            }
            (Phase::Deploy { .. }, _) if acts(game).iter().any(|act| *act != Act::Deploy(Figure::Follower)) => {
                (say!(words, "now-act", name = name), say!(words, "now-act-how"))
            }
            (Phase::Deploy { .. }, _) => (say!(words, "now-deploy", name = name), say!(words, "now-deploy-how")),
            (Phase::Place, Entry::Open) => (say!(words, "now-place", name = name), say!(words, "now-place-how")),
            (Phase::Place, Entry::Place(_)) => (say!(words, "now-which", name = name), say!(words, "now-which-how")),
            (Phase::Place, Entry::Tile(..)) => (say!(words, "now-where", name = name), say!(words, "now-where-how")),
            (Phase::Dragon | Phase::Leave | Phase::Wagon | Phase::Enter | Phase::MoveCount | Phase::Escape, _) => {
                let question = self.question_now(game, words);
                question.map(|question| (question.title, question.about)).unwrap_or_default()
            }
            (Phase::Remains, _) => (say!(words, "now-remains"), say!(words, "now-remains-how")),
            (Phase::Deal | Phase::Scored, _) => (say!(words, "now-choose"), String::new()),
        };
        let how = match &self.correcting {
            Some(_) => strong(say!(words, "now-correcting")).size(size::NOTE).color(palette.danger),
            None if session.is_paused() => {
                strong(say!(words, "clock-paused-how")).size(size::NOTE).color(palette.danger)
            }
            None => note(how, palette).wrapping(text::Wrapping::None),
        };
        let is_long = now.chars().count() > 44;
        let heading = if shared.is_slim() || is_long { size::LEAD } else { size::HEADING };
        let lines = column![text(now).font(SERIF).size(heading)].push((!shared.is_slim()).then_some(how));
        container(lines).clip(true).into()
    }

    /// What may be done before the tile, and never has to.
    fn turn_start<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let game = session.game();
        if self.correcting.is_some() || session.is_read_only() || !game.choices().is_empty() {
            return None;
        }
        if game.phase() != Phase::Place {
            return None;
        }
        let words = &shared.words;
        let abbey = (game.recording() == Recording::Board
            && game.has_abbey(game.active())
            && game.board().holes().next().is_some()
            && !game.is_closing())
        .then(|| action(palette, Weight::Secondary, say!(words, "turn-abbey"), Some("A"), Some(Message::Abbey)));
        let own = Row::new().push(abbey).spacing(gap::S);
        if game.orders().is_none() {
            return Some(own.into());
        }
        let draw = game.can_draw_order().then(|| {
            action(palette, Weight::Secondary, say!(shared.words, "turn-draw"), Some("O"), Some(Message::DrawOrder))
        });
        // There whoever has the right discards (R-KO-24): it is offered to everybody, for the right is secret.
        let look =
            action(palette, Weight::Secondary, say!(shared.words, "turn-orders"), Some("X"), Some(Message::LookAtOwn));
        Some(own.push(look).push(draw).into())
    }

    /// What may be done beside the tile, under the board: prisoners bought back (R-TW-5), knights who escape (R-SG-4).
    pub(super) fn chances<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        if self.correcting.is_some() || session.is_read_only() || !game.choices().is_empty() {
            return None;
        }
        let mut chances: Vec<(String, Move)> = Vec::new();
        for prisoner in game.ransoms() {
            let (name, figure) = (game.name(prisoner.captor), words.figure(prisoner.figure));
            let made = Move::Ransom { player: prisoner.captor, figure: prisoner.figure };
            chances.push((say!(words, "turn-ransom", figure = figure, name = name), made));
        }
        // After the last turn it is a question of its own.
        let is_beside = matches!(game.phase(), Phase::Place | Phase::Fair);
        for (knight, place) in game.escapes().into_iter().filter(|_| is_beside) {
            let (player, figure) = (knight.seat, knight.figure);
            let made = Move::Escape { player, figure, at: place.at, on: place.segment };
            chances.push((say!(words, "turn-escape", name = game.name(player)), made));
        }
        // One knight of a kind is as good as another.
        chances.dedup_by(|one, other| one.0 == other.0);
        let buttons = chances.into_iter().map(|(label, made)| {
            let label = plain(label).size(size::NOTE);
            pressable(palette, Weight::Secondary, label, [gap::XS, gap::S], Some(Message::Make(made)))
        });
        let mut buttons = buttons.peekable();
        buttons.peek()?;
        let buttons = Row::with_children(buttons).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        Some(container(buttons).padding([gap::XS, gap::M]).width(Fill).style(theme::bar(palette)).into())
    }

    /// What the last step brought, above the board, until the next one.
    pub(super) fn announcements<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let info = self.asked_info(shared, session);
        // In a corner, where the least of the board is hidden.
        let news = self.news(shared, session).unwrap_or_else(|| space().into());
        let top = container(news).align_left(Fill).align_y(Top).padding(gap::M);
        let room = space().width(Fill).height(Fill);
        stack![room, top, container(info).align_bottom(Fill).align_left(Fill).padding(gap::M)].into()
    }

    /// What the last step brought, line by line, with the cards that it fulfilled.
    pub(super) fn news<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Option<Element<'a, Message>> {
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
                Some(Message::Rescue),
            );
            let line = column![plain(words.file_error(error)), rescue].spacing(gap::XS);
            lines.push(self.banner(shared, palette.danger, line.into()));
        }
        if session.is_read_only() {
            lines.push(self.banner(shared, palette.gold, plain(say!(words, "table-read-only")).into()));
        }
        for told in session.last_told() {
            lines.push(self.banner(shared, palette.danger, plain(words.told(told, game)).into()));
        }
        let mut cards: Vec<Element<'a, Message>> = Vec::new();
        let quiet = self.correcting.is_some() || self.dismissed == Some(session.revision());
        for outcome in session.last_outcomes().filter(|_| !quiet) {
            lines.extend(self.announce(outcome, shared, game));
            if let Outcome::OrderFulfilled { card: id, .. } = outcome
                && let Some(order) = game.catalogue().card(id.as_str())
            {
                cards.push(card::face(order, shared.print(), 150.0));
            }
        }
        if lines.is_empty() && cards.is_empty() {
            return None;
        }
        let lines = iced::widget::Column::with_children(lines).spacing(gap::XS);
        Some(column![lines, Row::with_children(cards).spacing(gap::M)].spacing(gap::M).into())
    }

    fn announce<'a>(&self, outcome: &Outcome, shared: &'a Shared, game: &'a Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let (seat, color) = match outcome {
            // An order's points stand on its card.
            Outcome::Scored(score) if score.source == Source::Orders => return None,
            Outcome::Scored(score) => (Some(score.seat), palette.line),
            Outcome::Taken(taken) => (Some(taken.by), palette.gold),
            Outcome::ChallengeBegan(_) | Outcome::ChallengeWon { .. } | Outcome::MouthPlaced { .. } => {
                (None, palette.gold)
            }
            Outcome::EnteredCity { seat, .. }
            | Outcome::LeftCity { seat, .. }
            | Outcome::JoinedFeature { seat, .. }
            | Outcome::CountMoved { seat, .. } => (Some(*seat), palette.gold),
            Outcome::OrderFulfilled { seat, .. } => (Some(*seat), palette.royal),
            Outcome::OrdersDiscarded { seat, .. } => (Some(*seat), palette.line),
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
            Some(Message::Dismiss),
        );
        let line = row![content, close].spacing(gap::S).align_y(Center);
        container(line).padding([gap::XS, gap::M]).style(theme::notice(palette, color)).into()
    }
}
