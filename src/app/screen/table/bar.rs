//! The bar: the player on turn, the next thing to do, and a few tools.

use iced::widget::{column, container, responsive, row, space, stack, text};
use iced::{Center, Fill};

use super::asking::lit;
use super::dialog::{self, Dialog};
use super::entering::choosing::chance;
use super::entering::{Entering, Entry};
use super::message::{Enter, Hand, Light, Message, See, shows};
use super::question::acting;
use super::told::{named, named_beside};
use super::ui::TableUi;
use super::{Table, keys};
use ::text::Words;
use ::text::spoken::Spoken;
use ask::{Leaving, Request, phones, preferences};
use kit::fit;
use kit::prelude::*;
use rules::game::legal::Prospect;
use rules::game::question::{Shown, Topic};
use rules::game::{Phase, legal, questions, sets};
use rules::setup::Recording;
use rules::tile::Segment;
use rules::{Game, Move};
use session::Session;
use widget::emblem::{Emblem, emblem};

/// The height of a line of the bar, in sizes of its letters.
const LINE: f32 = 1.3;
/// The least share of its size to which the line about the next thing shrinks before it is cut.
const SMALLEST: f32 = 0.65;

/// A symbol to press, with words and its key when the pointer rests on it; without a message it is
/// faint.
fn tool<'a>(
    ui: Ui<'a>,
    symbol: Emblem,
    key: &'static str,
    sign: &str,
    message: Option<Message>,
) -> Element<'a, Message> {
    let color = if message.is_some() { ui.palette.ink } else { ui.palette.line };
    let button = ui.pressable(Weight::Quiet, emblem(symbol, color, 22.0), gap::S, message);
    named(ui, button, ui.say(key, &[]), sign)
}

/// A button for what may be done beside the turn. Where there is little room, the title comes
/// first.
fn beside_turn<'a>(
    ui: Ui<'a>,
    [whole, short]: [&'static str; 2],
    sign: &'static str,
    message: Option<Message>,
) -> Element<'a, Message> {
    let has_room = ui.view.width >= ALL_TOOLS;
    let (key, hint) = if has_room { (whole, Some(sign)) } else { (short, None) };
    ui.action(Weight::Secondary, key, hint, message)
}

/// The height of the bar, in logical pixels.
const HEIGHT: f32 = 64.0;
/// The height of the bar in a low window.
const LOW: f32 = 54.0;
/// The narrowest window whose bar has room for all tools beside the next thing to do.
const ALL_TOOLS: f32 = 1200.0;

/// The tool that leads home.
fn home_tool(ui: Ui<'_>) -> Element<'_, Message> {
    let home = Some(Message::Ask(Request::Leave(Leaving::Home)));
    tool(ui, Emblem::Home, "tool-home", "", home)
}

impl Table {
    pub(super) fn bar<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = self.game(ui.session);
        let has_room = ui.view.width >= ALL_TOOLS;
        let side = if ui.width() == Width::Slim { 32.0 } else { 40.0 };
        let lit = lit(game).map(|seat| token(game, seat, side));
        let now = row![lit, self.what_now(ui)];
        let near = if ui.width() == Width::Slim { gap::S } else { gap::M };
        let tools = if has_room {
            row![pause_tool(self.ui(ui)), self.tools(ui)]
        } else {
            let color = if self.seen.tools { ui.palette.on_royal } else { ui.palette.ink };
            let weight = if self.seen.tools { Weight::Primary } else { Weight::Quiet };
            let symbol = emblem(Emblem::More, color, 22.0);
            let more = ui.pressable(weight, symbol, gap::S, Some(Message::See(See::Tools)));
            let more = named(*ui, more, say!(ui, "tool-more"), "");
            row![pause_tool(self.ui(ui)), self.undo_tool(ui), self.log_tool(*ui), more,]
        };
        let content = row![
            (ui.width() != Width::Slim).then(|| home_tool(*ui)),
            now.spacing(near).align_y(Center).width(Fill),
            self.claim_button(ui),
            self.turn_start(ui),
            tools.spacing(gap::XS).align_y(Center),
        ];
        let height = if ui.height() <= Height::Low { LOW } else { HEIGHT };
        let content = container(content.spacing(near).align_y(Center))
            .padding([0.0, gap::M])
            .height(height)
            .center_y(height);
        let more = (!has_room && self.seen.tools).then(|| {
            let home = (ui.width() == Width::Slim).then(|| home_tool(*ui));
            let tools = row![home, space::horizontal(), self.tools(ui)];
            container(tools.align_y(Center)).padding([0.0, gap::M]).style(theme::bar(ui.palette))
        });
        column![content.style(theme::bar(ui.palette)).width(Fill), more, ui.line()].into()
    }

    /// The tool that takes back the last step.
    fn undo_tool<'a>(&self, ui: GameUi<'a>) -> Element<'a, Message> {
        let undo = ui.session.can_undo().then_some(Message::Ask(Request::Undo));
        let undo = tool(*ui, Emblem::Undo, "tool-undo", keys::UNDO.sign, undo);
        self.ui(ui).lit(Light::Undo, undo)
    }

    /// The tool that shows the log in place of the players, where both have no room.
    fn log_tool<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let log = Some(Message::See(See::Log));
        (ui.width() <= Width::Narrow).then(|| tool(ui, Emblem::Order, "tool-log", "", log))
    }

    /// The tools that are always at hand.
    fn tools<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = self.game(ui.session);
        let hints = ui.settings.hints;
        let count = hints.then(|| strong(game.count_left().to_string()));
        let left = row![emblem(Emblem::Tile, ui.palette.ink, 20.0), count];
        let left = ui.pressable(
            Weight::Quiet,
            left.spacing(gap::XS).align_y(Center),
            gap::S,
            Some(shows(dialog::Kind::TilesLeft)),
        );
        let left = named(*ui, left, say!(ui, "tool-tiles"), keys::TILES.sign);
        let on_board = game.recording() == Recording::Board;
        let has_room = ui.view.width >= ALL_TOOLS;
        let compare = (!self.is_in_past()).then_some(shows(dialog::Kind::Compare));
        let redo = ui.session.can_redo().then_some(Message::Ask(Request::Redo));
        let phones = Some(Message::Ask(Request::Phones(phones::Message::Show)));
        let settings = Some(Message::Ask(Request::Prefer(preferences::Message::Show)));
        let fit = Some(Message::See(See::Fit));
        row![
            on_board.then_some(left),
            (hints && on_board).then(|| self.fields_tool(*ui, game)).flatten(),
            tool(*ui, Emblem::Compare, "tool-compare", keys::COMPARE.sign, compare),
            has_room.then(|| self.undo_tool(ui)),
            tool(*ui, Emblem::Redo, "tool-redo", keys::REDO.sign, redo),
            on_board.then(|| tool(*ui, Emblem::Whole, "tool-fit", "Home", fit)),
            phones::may_come_to(ui.session).then(|| tool(
                *ui,
                Emblem::Phone,
                "tool-phones",
                keys::PHONES.sign,
                phones
            )),
            self.menu_tool(*ui),
            tool(*ui, Emblem::Gear, "tool-settings", keys::SETTINGS.sign, settings),
            tool(*ui, Emblem::Help, "tool-keys", keys::HELP.sign, Some(shows(dialog::Kind::Keys))),
        ]
        .spacing(gap::XS)
        .align_y(Center)
        .into()
    }

    /// The tool that opens the menu of the game.
    fn menu_tool<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let menu = (!self.is_in_past()).then_some(shows(dialog::Kind::Menu));
        tool(ui, Emblem::Menu, "tool-menu", keys::MENU.sign, menu)
    }

    /// The tool that shows and hides the owners of the fields.
    fn fields_tool<'a>(&self, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Message>> {
        game.setup().has_farmers().then(|| {
            let color =
                if self.insight.shows_fields { ui.palette.on_royal } else { ui.palette.ink };
            let weight = if self.insight.shows_fields { Weight::Primary } else { Weight::Quiet };
            let button = ui.pressable(
                weight,
                emblem(Emblem::Field, color, 22.0),
                gap::S,
                Some(Message::See(See::Fields)),
            );
            named(ui, button, say!(ui, "tool-fields"), keys::FIELDS.sign)
        })
    }

    /// The sentence about what is done with the past: another turn, or other house rules.
    fn correcting(&self, words: &Words) -> String {
        let key = match (&self.past, &self.dialog) {
            (Some(reentry), _) if reentry.is_forgotten() => "now-forgotten",
            (Some(_), _) => "now-correcting",
            (None, Some(Dialog::Difference(difference))) if difference.is_of_rules() => {
                "now-ruling"
            }
            (None, _) => "now-amending",
        };
        words.say(key, &[])
    }

    /// The next thing to do, and the way to do it.
    fn asked_now(&self, ui: Ui<'_>, game: &Game) -> (String, String) {
        let name = game.name(game.active());
        match (game.phase(), self.entry()) {
            (Phase::Finished, _) => (say!(ui, "now-finished"), say!(ui, "now-finished-how")),
            (Phase::Place, Entry::Abbey) if sets::abbey::is_closing(game) => {
                (say!(ui, "now-closing", name = name), say!(ui, "now-closing-how"))
            }
            (Phase::Place, Entry::Abbey) => {
                (say!(ui, "abbey-where", name = name), say!(ui, "abbey-where-how"))
            }
            (Phase::Place, _) if game.recording() == Recording::Deck => {
                (say!(ui, "pad-turn-of", name = name), say!(ui, "now-deck-how"))
            }
            (Phase::Place, _) if game.recording() == Recording::Scorepad => {
                (say!(ui, "now-write", name = name), say!(ui, "now-write-how"))
            }
            (Phase::Deploy { .. }, _) => acting::asked(ui.words, game, &self.acts_now(game)),
            (Phase::Place, Entry::Open) => {
                (say!(ui, "now-place", name = name), say!(ui, "now-place-how"))
            }
            (Phase::Place, Entry::Place(_)) => {
                (say!(ui, "now-which", name = name), say!(ui, "now-which-how"))
            }
            (Phase::Place, Entry::Tile(..)) => {
                (say!(ui, "now-where", name = name), say!(ui, "now-where-how"))
            }
            (Phase::Remains, _) => (say!(ui, "now-remains"), say!(ui, "now-remains-how")),
            (Phase::Deal | Phase::Scored, _) => (say!(ui, "now-choose"), String::new()),
            (_, _) => {
                let asked = self.question_now(game).map(|question| ui.words.asked(&question, game));
                asked.map(|asked| (asked.title, asked.about)).unwrap_or_default()
            }
        }
    }

    fn what_now<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let (now, how) = self.asked_now(*ui, self.game(ui.session));
        let told = self.told(ui);
        let (how, color, font) = if self.is_in_past() {
            (self.correcting(ui.words), ui.palette.danger, STRONG)
        } else if ui.session.is_paused() {
            (say!(ui, "clock-paused-how"), ui.palette.danger, STRONG)
        } else {
            let color = if told.is_some() { ui.palette.ink } else { ui.palette.faint };
            (told.unwrap_or(how), color, SANS)
        };
        let is_slim = ui.width() == Width::Slim;
        let lines = responsive(move |room| {
            let (large, lines) = fit::title(&now, room, LINE);
            let title = text(now.clone()).font(SERIF).size(large).line_height(LINE);
            let title = title.wrapping(text::Wrapping::WordOrGlyph);
            // The title, with the player on turn, has the first claim to the room.
            let has_room = room.height - lines * large * LINE > size::NOTE * LINE;
            let how = (has_room && !is_slim).then(|| {
                let wide = fit::measure(&how, font, size::NOTE, f32::INFINITY).width;
                let how = text(how.clone()).font(font).color(color);
                let how = how.size(size::NOTE * (room.width / wide).clamp(SMALLEST, 1.0));
                how.line_height(LINE).wrapping(text::Wrapping::None)
            });
            container(column![title, how]).height(Fill).center_y(Fill).clip(true).into()
        });
        let tool = self.telling.tool.words().map(|tool| named_beside(tool, *ui));
        stack![container(lines).height(Fill)].push(tool).into()
    }

    /// The words about what the pointer is on; none where nothing is to be told.
    pub fn told(&self, ui: GameUi<'_>) -> Option<String> {
        let held = self.entering().and_then(Entering::held).filter(|held| held.turns());
        let held = held.map(|_| say!(ui, "now-turn-how"));
        let looked = || self.telling.looked.words().cloned();
        held.or_else(looked).or_else(|| self.told_of_place(ui)).or_else(|| self.told_of_segment(ui))
    }

    /// R-KO-40: the button by which anybody says that an order is fulfilled that only they judge.
    /// It follows from the deck alone: it is there in every turn, whatever anybody holds.
    fn claim_button<'a>(&self, ui: GameUi<'a>) -> Option<Element<'a, Message>> {
        let game = ui.session.game();
        let is_there = game.has_orders_for_holders_to_judge() && !game.is_finished();
        if !is_there || self.is_in_past() || ui.session.is_read_only() {
            return None;
        }
        let claim = game.may_declare_orders().then_some(Message::Hand(Hand::Claim));
        let sign = keys::CLAIM.sign;
        Some(if ui.width() == Width::Slim {
            tool(*ui, Emblem::Crown, ui.words.claims("turn-claim", game), sign, claim)
        } else {
            let keys = ["turn-claim", "turn-claim-short"].map(|key| ui.words.claims(key, game));
            beside_turn(*ui, keys, sign, claim)
        })
    }

    /// The things that may be done before the tile, and never have to be.
    fn turn_start<'a>(&'a self, ui: GameUi<'a>) -> Option<Element<'a, Message>> {
        let game = ui.session.game();
        if let Some(made) = self.as_it_was() {
            return Some(self.leave_as_it_was(made, ui));
        }
        if self.is_in_past() || ui.session.is_read_only() || !game.choices().is_empty() {
            return None;
        }
        if game.phase() != Phase::Place {
            return None;
        }
        let beside = questions::beside::questions_beside(game);
        let offers = |topic| beside.iter().any(|question| question.topic == topic);
        let abbey = offers(Topic::Abbey).then(|| {
            ui.action(
                Weight::Secondary,
                "turn-abbey",
                Some(keys::ABBEY.sign),
                Some(Message::Enter(Enter::Abbey)),
            )
        });
        let own = Row::new().push(abbey).spacing(gap::S);
        if game.orders().is_none() {
            return Some(own.into());
        }
        let button = |keys, sign, message| beside_turn(*ui, keys, sign, Some(message));
        let draw = offers(Topic::Draw).then(|| {
            button(["turn-draw", "turn-draw-short"], keys::DRAW.sign, Message::Hand(Hand::Draw))
        });
        // The player with the right to discard uses it there (R-KO-24). The button is offered to
        // everybody, for the right is secret.
        let look = Message::Hand(Hand::LookAtOwn);
        let look = button(["turn-orders", "turn-orders-short"], keys::ORDERS.sign, look);
        Some(own.push(look).push(draw).into())
    }

    /// The things that may be done beside the tile, under the board: buying prisoners back
    /// (R-TW-5), the escape of knights (R-SG-4).
    pub fn chances<'a>(&'a self, ui: GameUi<'a>) -> Option<Element<'a, Message>> {
        let game = ui.session.game();
        if self.is_in_past() || ui.session.is_read_only() || !game.choices().is_empty() {
            return None;
        }
        // After the last turn the escape is a question of its own.
        if game.is_asking() && !sets::fair::awaits_token(game) {
            return None;
        }
        let beside = questions::beside::questions_beside(game).into_iter();
        let beside = beside.filter(|question| question.topic.facts().shown != Shown::Apart);
        let mut chances: Vec<(String, Move)> = beside
            .flat_map(|question| question.answers)
            .map(|answer| (ui.words.answer_beside(&answer, game), answer.made))
            .collect();
        // One knight of a kind is as good as another.
        chances.dedup_by(|one, other| one.0 == other.0);
        let buttons = chances.into_iter().map(|(label, made)| {
            let label = plain(label).size(size::NOTE);
            ui.pressable(Weight::Secondary, label, [gap::XS, gap::S], Some(Message::Make(made)))
        });
        let mut buttons = buttons.peekable();
        buttons.peek()?;
        let buttons = Row::with_children(buttons).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        Some(
            container(buttons)
                .padding([gap::XS, gap::M])
                .width(Fill)
                .style(theme::bar(ui.palette))
                .into(),
        )
    }

    /// The sentence about the open place under the pointer.
    pub fn told_of_place(&self, ui: GameUi<'_>) -> Option<String> {
        let game = self.game(ui.session);
        if !ui.settings.hints || game.phase() != Phase::Place {
            return None;
        }
        if let Some(prospect) = self.prospect(ui.session) {
            return Some(ui.words.prospect(&prospect, game));
        }
        let at = self.entering()?.hovered()?;
        // For the chosen place the tray tells the odds, and the odds of others are no matter while
        // a tile is chosen.
        let is_chosen = *self.entry() == Entry::Place(at);
        let is_other = matches!(self.entry(), Entry::Tile(..));
        if is_chosen || is_other || game.board().socket(at).is_none() {
            return None;
        }
        // While the river is laid, most places are no matter.
        if sets::river::stage_now(game).is_some() && !legal::can_fill(game, at) {
            return None;
        }
        let dead = self.ui(ui).dead().contains(&at);
        Some(if dead {
            ui.words.why_dead(at, game)
        } else {
            // The odds first: the end is cut where there is little room.
            let place = Spoken::new(ui.words, game, None).place(at);
            format!("{} · {place}", chance(game, at, ui.words))
        })
    }

    /// The sentence about the segment under the pointer, and how its tile lies. Whose a field is
    /// tells nobody without hints.
    pub fn told_of_segment(&self, ui: GameUi<'_>) -> Option<String> {
        let place = self.entering()?.pointed()?;
        let game = self.game(ui.session);
        let placed = game.board().tile(place.at)?;
        let spoken = Spoken::new(ui.words, game, None);
        let tile = spoken.tile(&placed.tile, placed.rotation);
        let is_told = ui.settings.hints || !matches!(place.segment, Segment::Field(_));
        let segment = if is_told { spoken.segment(place) } else { String::new() };
        Some(if segment.is_empty() { tile } else { format!("{segment} · {tile}") })
    }

    /// The prospect of the only tile that is meant: at the chosen place, or at that pointed at.
    fn prospect(&self, session: &Session) -> Option<Prospect> {
        let game = self.game(session);
        match self.entry() {
            Entry::Place(at) => {
                let (tile, rotation) = self.offered(game, *at).only?;
                legal::prospect(game, tile, *at, rotation)
            }
            Entry::Tile(tile, _) => {
                let at = self.entering()?.hovered()?;
                legal::prospect(game, tile, at, self.entering()?.rotation_at(at, game)?)
            }
            Entry::Open | Entry::Abbey => None,
        }
    }
}

/// The button that pauses the clock and lets it go on, with a word while it rests.
fn pause_tool<'a>(ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    if !ui.session.is_timed() {
        return None;
    }
    let message = Some(Message::Ask(Request::Pause));
    if !ui.session.is_paused() {
        let button = ui.pressable(
            Weight::Quiet,
            emblem(Emblem::Pause, ui.palette.ink, 22.0),
            gap::S,
            message,
        );
        return Some(named(*ui, button, say!(ui, "clock-pause"), keys::PAUSE.sign));
    }
    let paused = || ui.strong("clock-paused").wrapping(text::Wrapping::None);
    let label = row![
        emblem(Emblem::Play, ui.palette.on_royal, 18.0),
        (ui.width() > Width::Narrow).then(paused),
    ];
    let label = label.spacing(gap::XS).align_y(Center);
    let button = ui.pressable(Weight::Primary, label, [gap::S, gap::M], message);
    Some(named(*ui, button, say!(ui, "clock-go-on"), keys::PAUSE.sign))
}
