//! What now: whose turn it is, what to do next, and the few things that are always at hand.

use iced::widget::{Row, column, container, row, rule, text};
use iced::{Center, Element, Fill};

use super::dialog::{self, shows};
use super::{Act, Enter, Entry, Hand, Light, Message, See, Table, acts, keys};
use crate::app::parts::{action, hint, note, plain, pressable, strong, token};
use crate::app::theme::{self, SERIF, Weight, size, space as gap};
use crate::app::{Leaving, Request, Shared, phones, preferences};
use crate::journal::Reentry;
use crate::rules::game::Phase;
use crate::rules::player::Figure;
use crate::rules::setup::Recording;
use crate::rules::{Game, Move, Seat};
use crate::say;
use crate::session::Session;
use crate::text::Words;
use crate::widget::emblem::{Emblem, emblem};

/// Who is asked now, as far as everybody may know.
pub(super) fn asked(game: &Game) -> Seat {
    let question = game.question().filter(|question| !question.topic.is_secret());
    question.map_or_else(|| game.active(), |question| question.whom)
}

/// A symbol to press, with words when the pointer rests on it; without a message it is faint.
fn tool<'a>(
    shared: &'a Shared,
    symbol: Emblem,
    key: &str,
    message: Option<Message>,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let color = if message.is_some() { palette.ink } else { palette.line };
    let button = pressable(palette, Weight::Quiet, emblem(symbol, color, 22.0), gap::S, message);
    hint(palette, button, shared.words.say(key, &[]))
}

impl Table {
    pub(super) fn bar<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let game = self.game(session);
        let home = Some(Message::Ask(Request::Leave(Leaving::Home)));
        let home = tool(shared, Emblem::Home, "tool-home", home);
        let now = row![token(game, asked(game), 40.0), self.what_now(shared, session)]
            .spacing(gap::M)
            .align_y(Center);
        let content = row![
            home,
            now.width(Fill),
            self.turn_start(shared, session),
            self.tools(shared, session),
        ];
        let content = container(content.spacing(gap::M).align_y(Center))
            .padding([gap::S, gap::M])
            .height(64)
            .center_y(64);
        column![
            content.style(theme::bar(palette)).width(Fill),
            rule::horizontal(1).style(theme::thin(palette))
        ]
        .into()
    }

    /// The things that are always at hand.
    fn tools<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = self.game(session);
        let hints = shared.settings.hints;
        let count = hints.then(|| strong(game.count_left().to_string()));
        let left = row![emblem(Emblem::Tile, palette.ink, 20.0), count];
        let left = pressable(
            palette,
            Weight::Quiet,
            left.spacing(gap::XS).align_y(Center),
            gap::S,
            Some(shows(dialog::Kind::TilesLeft)),
        );
        let on_board = game.recording() == Recording::Board;
        let compare = (!self.is_in_past()).then_some(shows(dialog::Kind::Compare));
        let undo = tool(
            shared,
            Emblem::Undo,
            "tool-undo",
            session.can_undo().then_some(Message::Ask(Request::Undo)),
        );
        row![
            self.pause_tool(shared, session),
            on_board.then(|| hint(palette, left, say!(words, "tool-tiles"))),
            (hints && on_board).then(|| self.fields_tool(shared, game)).flatten(),
            tool(shared, Emblem::Compare, "tool-compare", compare),
            self.lit(Light::Undo, shared, undo),
            tool(
                shared,
                Emblem::Redo,
                "tool-redo",
                session.can_redo().then_some(Message::Ask(Request::Redo))
            ),
            shared.is_narrow().then(|| tool(
                shared,
                Emblem::Order,
                "tool-log",
                Some(Message::See(See::Log))
            )),
            on_board.then(|| tool(shared, Emblem::Fit, "tool-fit", Some(Message::See(See::Fit)))),
            phones::may_come_to(session).then(|| tool(
                shared,
                Emblem::Phone,
                "tool-phones",
                Some(Message::Ask(Request::Phones(phones::Message::Show)))
            )),
            tool(
                shared,
                Emblem::Gear,
                "tool-settings",
                Some(Message::Ask(Request::Prefer(preferences::Message::Show)))
            ),
            self.menu_tool(shared),
            tool(shared, Emblem::Help, "tool-keys", Some(shows(dialog::Kind::Keys))),
        ]
        .spacing(gap::XS)
        .align_y(Center)
        .into()
    }

    /// Everything that is done about the game.
    fn menu_tool<'a>(&self, shared: &'a Shared) -> Element<'a, Message> {
        let menu = (!self.is_in_past()).then_some(shows(dialog::Kind::Menu));
        tool(shared, Emblem::Menu, "tool-menu", menu)
    }

    /// Whose the fields are, as long as it is shown.
    fn fields_tool<'a>(&self, shared: &'a Shared, game: &Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        game.setup().has_farmers().then(|| {
            let color = if self.insight.shows_fields { palette.on_royal } else { palette.ink };
            let weight = if self.insight.shows_fields { Weight::Primary } else { Weight::Quiet };
            let button = pressable(
                palette,
                weight,
                emblem(Emblem::Field, color, 22.0),
                gap::S,
                Some(Message::See(See::Fields)),
            );
            hint(palette, button, say!(words, "tool-fields"))
        })
    }

    /// What is done in the past.
    fn correcting(&self, words: &Words) -> String {
        let forgotten = self.past.as_ref().is_some_and(Reentry::is_forgotten);
        words.say(if forgotten { "now-forgotten" } else { "now-correcting" }, &[])
    }

    fn what_now<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = self.game(session);
        let name = game.name(game.active());
        let (now, how) = match (game.phase(), self.entry()) {
            (Phase::Finished, _) => (say!(words, "now-finished"), say!(words, "now-finished-how")),
            (Phase::Place, Entry::Abbey) if game.is_closing() => {
                (say!(words, "now-closing", name = name), say!(words, "now-closing-how"))
            }
            (Phase::Place, Entry::Abbey) => {
                (say!(words, "abbey-where", name = name), say!(words, "abbey-where-how"))
            }
            (Phase::Place, _) if game.recording() == Recording::Deck => {
                (say!(words, "pad-turn-of", name = name), say!(words, "now-deck-how"))
            }
            (Phase::Place, _) if game.recording() == Recording::Scorepad => {
                (say!(words, "now-write", name = name), say!(words, "now-write-how"))
            }
            (Phase::Deploy { .. }, _) if !game.captives().is_empty() => {
                (say!(words, "now-capture", name = name), say!(words, "now-capture-how"))
            }
            (Phase::Deploy { .. }, _)
                if acts(game).iter().any(|act| *act != Act::Deploy(Figure::Follower)) =>
            {
                (say!(words, "now-act", name = name), say!(words, "now-act-how"))
            }
            (Phase::Deploy { .. }, _) => {
                (say!(words, "now-deploy", name = name), say!(words, "now-deploy-how"))
            }
            (Phase::Place, Entry::Open) => {
                (say!(words, "now-place", name = name), say!(words, "now-place-how"))
            }
            (Phase::Place, Entry::Place(_)) => {
                (say!(words, "now-which", name = name), say!(words, "now-which-how"))
            }
            (Phase::Place, Entry::Tile(..)) => {
                (say!(words, "now-where", name = name), say!(words, "now-where-how"))
            }
            (Phase::Remains, _) => (say!(words, "now-remains"), say!(words, "now-remains-how")),
            (Phase::Deal | Phase::Scored, _) => (say!(words, "now-choose"), String::new()),
            (_, _) => {
                let asked = self.question_now(game).map(|question| words.asked(&question, game));
                asked.map(|asked| (asked.title, asked.about)).unwrap_or_default()
            }
        };
        let how = if self.is_in_past() {
            strong(self.correcting(words)).size(size::NOTE).color(palette.danger)
        } else if session.is_paused() {
            strong(say!(words, "clock-paused-how")).size(size::NOTE).color(palette.danger)
        } else {
            note(how, palette).wrapping(text::Wrapping::None)
        };
        let is_long = now.chars().count() > 44;
        let heading = if shared.is_slim() || is_long { size::LEAD } else { size::HEADING };
        let lines =
            column![text(now).font(SERIF).size(heading)].push((!shared.is_slim()).then_some(how));
        container(lines).clip(true).into()
    }

    /// What may be done before the tile, and never has to.
    fn turn_start<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let game = session.game();
        if let Some(made) = self.as_it_was() {
            let label = shared.words.made(made, self.game(session));
            let label = say!(shared.words, "past-as-it-was", made = label);
            let message = Some(Message::Make(made.clone()));
            let key = Some(keys::ENTER.sign);
            return Some(action(palette, Weight::Primary, label, key, message));
        }
        if self.is_in_past() || session.is_read_only() || !game.choices().is_empty() {
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
        .then(|| {
            action(
                palette,
                Weight::Secondary,
                say!(words, "turn-abbey"),
                Some(keys::ABBEY.sign),
                Some(Message::Enter(Enter::Abbey)),
            )
        });
        let own = Row::new().push(abbey).spacing(gap::S);
        if game.orders().is_none() {
            return Some(own.into());
        }
        // Where there is little room, whose turn it is comes first.
        let button = |keys: [&str; 2], sign, message| {
            let [whole, short] = keys;
            let (key, hint) = if shared.is_narrow() { (short, None) } else { (whole, Some(sign)) };
            action(palette, Weight::Secondary, words.say(key, &[]), hint, Some(message))
        };
        let draw = game.can_draw_order().then(|| {
            button(["turn-draw", "turn-draw-short"], keys::DRAW.sign, Message::Hand(Hand::Draw))
        });
        // There whoever has the right discards (R-KO-24): it is offered to everybody, for the right
        // is secret.
        let look = Message::Hand(Hand::LookAtOwn);
        let look = button(["turn-orders", "turn-orders-short"], keys::ORDERS.sign, look);
        Some(own.push(look).push(draw).into())
    }

    /// What may be done beside the tile, under the board: prisoners bought back (R-TW-5), knights
    /// who escape (R-SG-4).
    pub(super) fn chances<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        if self.is_in_past() || session.is_read_only() || !game.choices().is_empty() {
            return None;
        }
        let mut chances: Vec<(String, Move)> = Vec::new();
        for prisoner in game.ransoms() {
            let (name, figure) = (game.name(prisoner.captor), words.figure(prisoner.figure));
            let made = Move::Ransom { player: prisoner.captor, figure: prisoner.figure };
            chances.push((say!(words, "turn-ransom", figure = figure, name = name), made));
        }
        // After the last turn it is a question of its own.
        let is_beside = game.phase() == Phase::Place || game.awaits_token();
        for (knight, place) in game.escapes().into_iter().filter(|_| is_beside) {
            let (player, figure) = (knight.seat, knight.figure);
            let made = Move::Escape { player, figure, at: place.at, on: place.segment };
            chances.push((say!(words, "turn-escape", name = game.name(player)), made));
        }
        // One knight of a kind is as good as another.
        chances.dedup_by(|one, other| one.0 == other.0);
        let buttons = chances.into_iter().map(|(label, made)| {
            let label = plain(label).size(size::NOTE);
            pressable(
                palette,
                Weight::Secondary,
                label,
                [gap::XS, gap::S],
                Some(Message::Make(made)),
            )
        });
        let mut buttons = buttons.peekable();
        buttons.peek()?;
        let buttons = Row::with_children(buttons).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        Some(
            container(buttons)
                .padding([gap::XS, gap::M])
                .width(Fill)
                .style(theme::bar(palette))
                .into(),
        )
    }
}
