//! The scorepad on the screen.

use iced::widget::{column, container, mouse_area, row, space, text, toggler};
use iced::{Center, Fill};

use super::draft::{is_about, is_about_people};
use super::form::Shown;
use super::{Pad, joins_fields, writes};
use crate::table::layout::{LOG_WIDTH, players_width};
use crate::table::message::{Field, Message, Role, Sheet, Writing};
use crate::table::ui::TableUi;
use kit::parts::capitalised;
use kit::prelude::*;
use rules::expansion::dragon;
use rules::feature::Kind;
use rules::game::{Phase, sets};
use rules::player::Figure;
use rules::scorepad::Entry;
use rules::setup::{ABBEY_MAYOR, ABBOT, CATAPULT, Recording, SHRINES, TRADERS_BUILDERS};
use rules::{Game, Rejection};
use widget::emblem::{Emblem, emblem};
use widget::focus::focus;

/// The greatest width of a form, in logical pixels, so that eyes find it in one place.
const WIDTH: f32 = 860.0;

impl Pad {
    /// The scorepad where the board would be; `other` shows what is asked while nothing is written.
    pub fn view<'a>(
        &'a self,
        ui: TableUi<'a>,
        other: impl FnOnce() -> Element<'a, Message>,
    ) -> Column<'a, Message> {
        let is_open = matches!(ui.game.phase(), Phase::Place | Phase::Remains);
        let shown = is_open.then(|| Shown::new(&self.draft, ui));
        let content = match &shown {
            Some(shown) if ui.game.phase() == Phase::Place && !shown.writes_form() => {
                shown.deck_turn()
            }
            Some(shown) => shown.sheet(),
            None => other(),
        };
        let foot = shown.filter(Shown::writes_form).map(|shown| {
            let foot = container(shown.foot()).max_width(WIDTH).padding([gap::S, gap::XL]);
            // The foot is always in sight, however long the form is.
            container(foot).center_x(Fill).style(theme::bar(ui.palette))
        });
        let content = container(content).max_width(WIDTH).padding([gap::L, gap::XL]);
        let list = ui.scroll(container(content).center_x(Fill)).height(Fill);
        column![list, foot]
    }
}

impl<'a> Shown<'a> {
    /// Whether a form is shown, rather than the turns where only the orders are recorded.
    fn writes_form(&self) -> bool {
        self.ui.game.recording() == Recording::Scorepad || self.draft.sheet != Sheet::Tile
    }

    /// The turns that go round, where only the orders are recorded.
    fn deck_turn(&self) -> Element<'a, Message> {
        let (ui, game) = (self.ui, self.ui.game);
        let next = game.company().next(game.active());
        let label = say!(ui, "pad-next-player", name = game.name(next));
        let next = ui.action(Weight::Primary, label, Some("⏎"), Some(writes(Writing::Accept)));
        let name = text(say!(ui, "pad-turn-of", name = game.name(game.active())))
            .font(SERIF)
            .size(size::TITLE);
        let head = row![token(game, game.active(), 64.0), name].spacing(gap::L).align_y(Center);
        column![
            space().height(gap::XXL),
            head,
            ui.plain("pad-deck-how").width(Fill).align_x(Center),
            next,
            space().height(gap::L),
            self.whose_turn(),
            self.deeds(),
        ]
        .spacing(gap::L)
        .align_x(Center)
        .into()
    }

    /// The player on turn; a press on another corrects that.
    fn whose_turn(&self) -> Element<'a, Message> {
        let about = self.ui.note("pad-set-turn");
        column![about, self.people(self.ui.game.active(), Writing::Turn)]
            .spacing(gap::XS)
            .align_x(Center)
            .into()
    }

    fn sheet(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let at_end = game.phase() == Phase::Remains;
        let who = || {
            let label = if draft.sheet == Sheet::Tile { "pad-who-placed" } else { "pad-who-did" };
            let people = self.people(draft.doer(game), Writing::Player);
            column![ui.note(label), people].spacing(gap::XS)
        };
        let mut content = column![].spacing(gap::L).width(Fill);
        if !at_end {
            content = content.push(who());
        }
        content = match draft.sheet {
            Sheet::Tile => {
                let add = column![ui.note(ui.say(what_now(game), &[])), self.kinds()];
                let items = (draft.items.len() > 1).then(|| self.items());
                let entry = draft.items.get(draft.current).map(|(role, entry)| {
                    container(self.feature(*role, entry))
                        .padding(gap::L)
                        .width(Fill)
                        .style(theme::panel(ui.palette))
                });
                content.push(add.spacing(gap::XS)).push(items).push(entry).push(self.flags())
            }
            _ => {
                let form = container(self.deed()).padding(gap::L).width(Fill);
                content.push(form.style(theme::panel(ui.palette)))
            }
        };
        let deeds = (!ui.is_past).then(|| self.deeds());
        content.push(ui.line()).push(deeds).into()
    }

    /// The kinds of features, to begin an entry.
    fn kinds(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let at_end = game.phase() == Phase::Remains;
        let role = if at_end { Role::Remaining } else { Role::Completed };
        let shrines = game.setup().has(SHRINES);
        let kinds = [
            (Kind::Road, Emblem::Road, "R", true),
            (Kind::City, Emblem::Castle, "C", true),
            (Kind::MONASTERY, Emblem::Abbey, "M", true),
            (Kind::SHRINE, Emblem::Stones, "S", shrines),
            (Kind::GARDEN, Emblem::Garden, "A", game.setup().has(ABBOT)),
            (Kind::Field, Emblem::Field, "V", at_end && game.setup().has_farmers()),
        ];
        let button = |role, kind, symbol, key: &'static str, label: String| {
            let now = draft.items.get(draft.current).is_some_and(|(_, entry)| entry.kind == kind);
            let weight = if now { Weight::Primary } else { Weight::Secondary };
            let color = if now { ui.palette.on_royal } else { ui.palette.royal };
            let label = row![
                emblem(symbol, color, 22.0),
                strong(capitalised(&label)),
                key_caps(key, if now { ui.palette.on_royal } else { ui.palette.faint })
            ];
            let label = label.spacing(gap::S).align_y(Center);
            ui.pressable(weight, label, [gap::S, gap::M], Some(writes(Writing::Add(role, kind))))
        };
        let all = kinds.into_iter().filter(|(.., shown)| *shown);
        let mut all: Vec<Element<'a, Message>> = all
            .map(|(kind, symbol, key, _)| button(role, kind, symbol, key, ui.words.feature(kind)))
            .collect();
        if !at_end && joins_fields(game) {
            all.push(button(
                Role::Joined,
                Kind::Field,
                Emblem::Field,
                "E",
                say!(ui, "pad-joined-fields"),
            ));
        }
        if !at_end && game.setup().at_start(Figure::Barn) > 0 {
            let label = strong(capitalised(&ui.words.figure(Figure::Barn)));
            // Everybody has one, and it is always there, so that nothing moves.
            let has = game.supply(draft.doer(game)).count(Figure::Barn) > 0;
            let press = has.then(|| writes(Writing::Add(Role::Barn, Kind::Field)));
            all.push(ui.pressable(Weight::Secondary, label, [gap::S, gap::M], press));
        }
        Row::with_children(all).spacing(gap::S).wrap().vertical_spacing(gap::S).into()
    }

    /// The entries of one tile.
    fn items(&self) -> Element<'a, Message> {
        let (ui, draft) = (self.ui, self.draft);
        let tabs = draft.items.iter().enumerate().map(|(index, (_, entry))| {
            let label = plain(ui.words.record(&bounded(entry)));
            ui.chip(index == draft.current, label, Some(writes(Writing::Show(index))))
        });
        Row::with_children(tabs).spacing(gap::XS).wrap().vertical_spacing(gap::XS).into()
    }

    /// The other facts about a tile.
    fn flags(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let at_end = game.phase() == Phase::Remains;
        let has = |set| game.setup().has(set) && !at_end;
        let mut flags: Vec<Element<'a, Message>> = Vec::new();
        // What cannot be now keeps its place, so that nothing moves.
        if has(TRADERS_BUILDERS) {
            let press = (!sets::builder::is_second_part(game)).then_some(Writing::Builder);
            flags.push(self.flag(say!(ui, "pad-builder"), draft.builder, press));
        }
        if has(CATAPULT) {
            let press = Some(Writing::Fair);
            flags.push(self.flag(say!(ui, "pad-fair"), draft.fair, press));
        }
        if has(ABBEY_MAYOR) {
            let press = sets::abbey::is_left(game, draft.doer(game)).then_some(Writing::Abbey);
            flags.push(self.flag(say!(ui, "pad-abbey"), draft.abbey, press));
        }
        Row::with_children(flags).spacing(gap::XL).wrap().vertical_spacing(gap::S).into()
    }

    /// A switch; without `press` it is there and cannot be used now.
    pub fn flag(
        &self,
        label: String,
        is_on: bool,
        press: Option<impl Fn(bool) -> Writing + 'a>,
    ) -> Element<'a, Message> {
        let ui = self.ui;
        let message = press.as_ref().map(|press| writes(press(!is_on)));
        let ink = if press.is_some() { ui.palette.ink } else { ui.palette.faint };
        let toggle = toggler(is_on)
            .on_toggle_maybe(press.map(|press| move |on| writes(press(on))))
            .size(22)
            .style(theme::switch(ui.palette));
        let content = row![toggle, plain(label).color(ink)].spacing(gap::S).align_y(Center);
        let pressed = mouse_area(content);
        let pressed = match &message {
            Some(message) => pressed.on_press(message.clone()),
            None => pressed,
        };
        focus(pressed, message, ui.palette.royal).into()
    }

    /// The button that accepts, or the fault.
    fn foot(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let next = game.company().next(game.active());
        let label = match draft.sheet {
            Sheet::Tile if game.phase() == Phase::Remains => say!(ui, "pad-accept"),
            Sheet::Tile if draft.is_empty() && !ui.is_past => {
                say!(ui, "pad-nothing-next", name = game.name(next))
            }
            _ if draft.sure => say!(ui, "pad-accept-nobody"),
            _ => say!(ui, "pad-accept"),
        };
        let ready = matches!(self.allowed, Some(Ok(()))).then(|| writes(Writing::Accept));
        let hidden = ready.is_none() && draft.items.is_empty() && game.phase() == Phase::Remains;
        let accept = (!hidden || draft.sheet != Sheet::Tile)
            .then(|| ui.action(Weight::Primary, label, Some("⏎"), ready));
        let drop = (!draft.is_empty() || draft.sheet != Sheet::Tile).then(|| {
            ui.action(Weight::Quiet, "pad-drop", Some("Esc"), Some(writes(Writing::Drop)))
        });
        let is_shown = self.fault.is_some_and(|fault| {
            let about =
                |field: &Field| matches!(field, Field::Part(part) if is_about(fault, *part));
            self.fields.iter().any(about) || (draft.sheet == Sheet::Tile && is_about_people(fault))
        });
        let is_told =
            |refused: &&Rejection| !is_shown && **refused != dragon::Rejection::NobodyEaten.into();
        let reason = self.refused().filter(is_told);
        let reason = ui.warning(reason.map(|refused| ui.words.rejection(refused, game)));
        let turn = (draft.sheet == Sheet::Tile
            && draft.player.is_some_and(|seat| seat != game.active()))
        .then(|| {
            let seat = draft.doer(game);
            let about = ui.note(say!(ui, "pad-turns-pass", name = game.name(seat)));
            let begin = say!(ui, "pad-begin-turn", name = game.name(seat));
            row![about, ui.action(Weight::Quiet, begin, None, Some(writes(Writing::Turn(seat))))]
                .align_y(Center)
        });
        let buttons = row![accept, drop].spacing(gap::M).align_y(Center);
        column![turn, reason, self.legend(), buttons].spacing(gap::S).into()
    }
}

/// The record of an entry for words: without followers, whose typed numbers may be large.
fn bounded(entry: &Entry) -> rules::feature::Record {
    Entry { followers: Vec::new(), ..entry.clone() }.record()
}

/// The key of the words above the kinds of features.
fn what_now(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Remains => "pad-what-is-left",
        _ if game.titles().is_some() => "pad-what-completed-titles",
        _ => "pad-what-completed",
    }
}

/// The width inside the panel of a form, in logical pixels.
pub fn room(ui: Ui<'_>) -> f32 {
    let log = if ui.width() <= Width::Narrow { 0.0 } else { LOG_WIDTH };
    let area = ui.view.width - players_width(ui) - log;
    area.min(WIDTH) - 2.0 * gap::XL - 2.0 * gap::L
}
