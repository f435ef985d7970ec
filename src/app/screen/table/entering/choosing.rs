//! The choice of a tile in the tray: of all that are left, or those that fit a place, narrowed by
//! their sides and the things they show.

use iced::widget::text::LineHeight;
use iced::widget::{button, column, container, responsive, row, rule, space, text};
use iced::{Center, Fill, Size};

use super::aside::{crossed_out, set_aside};
use super::numbers::{placing, symbol_keys};
use super::offered::{Offered, Way};
use super::{Entering, Entry};
use crate::table::layout::{BESIDE, CAPTION, scrolls, thumb_side};
use crate::table::message::{Enter, Message, Press, shows};
use crate::table::told::{told_by, told_of};
use crate::table::ui::TableUi;
use crate::table::{dialog::Kind, keys, question};
use ::text::{Words, capitalised, percent};
use ask::{Request, preferences};
use kit::prelude::*;
use rules::Game;
use rules::game::legal;
use rules::geometry::{Position, Rotation};
use rules::tile::shown::Shown;
use rules::tile::{Edge, Tile};
use widget::badge::sign;
use widget::focus::focus;
use widget::lift::lift;
use widget::thumb;

/// The size of the words of a caption.
const SMALL: f32 = 12.0;

/// The height of the line above the tiles, and of a chip's: whole pixels, so that no edge below is
/// blurred.
const TITLE: LineHeight = LineHeight::Absolute(iced::Pixels(21.0));
const LINE: LineHeight = LineHeight::Absolute(iced::Pixels(15.0));

/// The width of the words between tiles.
const APART: f32 = 84.0;

/// The margin of a tile in its button.
const NEAR: f32 = 2.0;

/// The number of things whose chips have room in a row.
const IN_ROW: usize = 6;

/// The number of tiles that Tab reaches.
const TAB_STOPS: usize = 60;

impl Entering {
    /// The kinds of tiles that are meant.
    pub fn all_tiles<'a>(&'a self, ui: TableUi<'a>) -> Element<'a, Message> {
        let kinds: Vec<Way<'a>> = self
            .tiles_meant(ui.game)
            .map(|(tile, _)| (tile, self.as_typed(tile).unwrap_or(Rotation::None)))
            .collect();
        let title = ui.strong("tray-which").line_height(TITLE);
        let about =
            (!self.is_narrowed() && ui.width() != Width::Slim).then(|| ui.note("tray-type").into());
        let chips = self.chips(ui, &kinds);
        self.choices(ui, (title.into(), about), chips, Offered::of(kinds))
    }

    /// The tiles that fit the chosen place.
    pub fn fitting_tiles<'a>(&'a self, at: Position, ui: TableUi<'a>) -> Element<'a, Message> {
        let game = ui.game;
        if !legal::can_fill(game, at) {
            let cancel = ui.action(
                Weight::Secondary,
                "tray-other-place",
                Some(keys::ESCAPE.sign),
                Some(Message::Press(Press::Cancel)),
            );
            let none = ui.strong("tray-none-fits");
            let ways = row![cancel, bag(at, ui), another_lies(at, *ui)];
            let ways = ways.spacing(gap::M).align_y(Center);
            return container(column![none, ways].spacing(gap::M).align_x(Center))
                .center(Fill)
                .into();
        }
        let is_one_kind = self.only.is_some();
        let offered = self.offered(game, at);
        let title = if offered.only.is_some() && offered.ways.len() > 1 {
            say!(ui, "tray-only-typed")
        } else if offered.only.is_some() {
            say!(ui, "tray-only-one")
        } else if is_one_kind {
            say!(ui, "tray-how-lies")
        } else {
            say!(ui, "tray-paint")
        };
        let about = (ui.settings.hints && !is_one_kind && !self.is_narrowed())
            .then(|| ui.note(chance(game, at, ui.words)).into());
        let title = strong(title).line_height(TITLE).into();
        let bag = bag(at, ui).into_iter();
        let chips: Vec<_> = bag.chain(self.chips(ui, &offered.ways)).collect();
        self.choices(ui, (title, about), chips, offered)
    }

    /// The tiles with their title, and the ways to narrow them.
    fn choices<'a>(
        &'a self,
        ui: TableUi<'a>,
        (title, about): (Element<'a, Message>, Option<Element<'a, Message>>),
        chips: Vec<Element<'a, Message>>,
        offered: Offered<'a>,
    ) -> Element<'a, Message> {
        let typed: Vec<String> = self.code.chars().map(|side| ui.words.side_key(side)).collect();
        let typed = (!typed.is_empty())
            .then(|| strong(say!(ui, "tray-typed", sides = typed.join(" "))).line_height(TITLE));
        let count = self
            .is_narrowed()
            .then(|| ui.note(say!(ui, "tray-typed-count", count = offered.ways.len())));
        let clear = self.is_narrowed().then(|| {
            let label = say!(ui, "tray-show-all");
            let label = text(label).size(size::NOTE).line_height(LINE);
            let key = text(keys::ESCAPE.sign).size(size::NOTE).line_height(LINE);
            let label = row![label, key.color(ui.palette.faint)].spacing(gap::S);
            let message = Message::Enter(Enter::ShowAll);
            ui.pressable(Weight::Secondary, label, [2.0, gap::S], Some(message))
        });
        let (grid, other) = match self.entry {
            Entry::Place(at) => (Some(grid_tool(*ui)), Some(another_lies(at, *ui))),
            Entry::Open | Entry::Tile(..) | Entry::Abbey => (None, None),
        };
        let is_empty = offered.ways.is_empty();
        let more = if is_empty { None } else { self.more(ui) };
        let mut head = row![title];
        for part in [about, typed.map(Into::into), count.map(Into::into)] {
            head = head.push(part);
        }
        let mut head: Vec<Element<'a, Message>> = vec![head.spacing(gap::M).align_y(Center).into()];
        head.extend(clear);
        let (beside, below) = match self.entry {
            Entry::Place(_) => (Vec::new(), chips),
            Entry::Open | Entry::Tile(..) | Entry::Abbey => (chips, Vec::new()),
        };
        head.extend(beside);
        head.extend(grid.into_iter().chain(other));
        let (more, below) = match self.entry {
            Entry::Place(_) => (None, below.into_iter().chain(more).collect()),
            Entry::Open | Entry::Tile(..) | Entry::Abbey => (more, below),
        };
        head.extend(more);
        let head = Row::with_children(head).spacing(gap::XS).align_y(Center);
        let head = head.wrap().vertical_spacing(gap::XS);
        let below = (!below.is_empty()).then(|| {
            let below = Row::with_children(below).spacing(gap::XS).align_y(Center);
            below.wrap().vertical_spacing(gap::XS)
        });
        let list: Element<'a, Message> = if is_empty {
            let about = say!(ui, "tray-nothing", erase = "⌫", all = keys::ESCAPE.sign);
            container(strong(about)).center(Fill).into()
        } else if ui.height() == Height::Tiny {
            self.tiles_in(ui, &offered, Size::ZERO)
        } else {
            responsive(move |room| self.tiles_in(ui, &offered, room)).into()
        };
        column![head, below, list].spacing(gap::S).into()
    }

    /// The button that gives keys to the next tiles or places.
    pub fn more<'a>(&self, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
        self.has_more(ui.game, ui.words).then(|| question::more_tool(*ui))
    }

    /// The chips that narrow the tiles: the next side, and the things that some of them show.
    fn chips<'a>(&'a self, ui: TableUi<'a>, tiles: &[Way<'_>]) -> Vec<Element<'a, Message>> {
        if self.only.is_some() {
            return Vec::new();
        }
        let words = ui.words;
        let part = |words: String| text(words).size(size::NOTE).line_height(LINE);
        let chip = |label: String, key: Option<char>, about: String, is_on: bool, message| {
            let weight = if is_on { Weight::Primary } else { Weight::Secondary };
            let ink = if is_on { ui.palette.on_royal } else { ui.palette.royal };
            let key = key.map(|key| part(sign(key)).font(STRONG).color(ink));
            let label = Row::new().push(key).push(part(label)).spacing(gap::S);
            let chip = ui.pressable(weight, label, [2.0, gap::S], Some(Message::Enter(message)));
            told_of(chip, about)
        };
        let has_side = |side: char| {
            let typed = format!("{}{side}", self.code);
            let lies = |tile: &Tile, turned: Rotation| tile.code_lying(turned).starts_with(&typed);
            tiles.iter().any(|(tile, _)| Rotation::ALL.into_iter().any(|turned| lies(tile, turned)))
        };
        let has_place = matches!(self.entry, Entry::Place(_));
        let is_open = |side: char| !has_place && self.code.len() < 4 && has_side(side);
        let sides = Edge::DRAWN.into_iter().filter(|edge| is_open(edge.letter()));
        let sides = sides.map(|edge| {
            let (key, name) = (words.side_key(edge.letter()), words.side_name(edge.letter()));
            let label = format!("{key} {name}");
            chip(label, None, say!(words, "tray-side"), false, Enter::Side(edge.letter()))
        });
        let keys = symbol_keys(words);
        let shown = parting(tiles, symbols_of(tiles, &self.shown), &self.shown);
        let mut alt = Some(part(words.key_names("Alt +")).color(ui.palette.faint));
        let shown = shown.into_iter().map(|shown| {
            let label = words.shown(shown);
            let key = keys.iter().find(|(other, _)| *other == shown).map(|(_, key)| *key);
            let about = say!(words, "tray-only", shown = label.clone());
            let is_on = self.shown.contains(&shown);
            let chip = chip(label, key, about, is_on, Enter::Show(shown));
            // No line ends between it and the first of its chips.
            match alt.take() {
                Some(alt) => row![alt, chip].spacing(gap::XS).align_y(Center).into(),
                None => chip,
            }
        });
        sides.chain(shown).collect()
    }

    /// The things of the chips: those that some of the offered tiles show.
    pub fn symbols(&self, game: &Game) -> Vec<Shown> {
        if self.only.is_some() {
            return Vec::new();
        }
        match self.entry {
            Entry::Place(at) => symbols_of(&self.offered(game, at).ways, &self.shown),
            Entry::Open => {
                let kinds = self.tiles_meant(game).map(|(tile, _)| (tile, Rotation::None));
                symbols_of(&kinds.collect::<Vec<Way<'_>>>(), &self.shown)
            }
            Entry::Tile(..) | Entry::Abbey => Vec::new(),
        }
    }

    /// The tiles, as large as the room allows; those that have keys now come first.
    fn tiles_in<'a>(
        &'a self,
        ui: TableUi<'a>,
        offered: &Offered<'a>,
        room: Size,
    ) -> Element<'a, Message> {
        let (tiles, game) = (&offered.ways, ui.game);
        let aside = match self.entry {
            Entry::Place(at) if !self.is_narrowed() => set_aside(at, game),
            Entry::Open | Entry::Place(_) | Entry::Tile(..) | Entry::Abbey => Vec::new(),
        };
        let has_others = offered.as_typed < tiles.len();
        let count = tiles.len() + aside.len() + usize::from(has_others);
        let side = thumb_side(count, room, self.tray_of(ui));
        let most = tiles.iter().map(|(tile, _)| game.copies_left(tile.id.as_str())).max();
        let mut typed: Vec<(usize, Way<'a>)> = tiles.iter().copied().enumerate().collect();
        let mut others = typed.split_off(offered.as_typed.min(typed.len()));
        let keys = placing(ui.words);
        let first = ui.answering.first_on_page(&keys).min(tiles.len());
        match first.checked_sub(typed.len()) {
            Some(first) => others.rotate_left(first),
            None => typed.rotate_left(first),
        }
        let have_keys = matches!(self.entry, Entry::Place(_)) || self.is_narrowed();
        let tile = |(index, tile): (usize, Way<'a>)| {
            let key = have_keys.then(|| ui.answering.key_among(&keys, index)).flatten();
            let light = most.filter(|_| ui.settings.hints).map_or(0.0, |most| {
                f32::from(game.copies_left(tile.0.id.as_str())) / f32::from(most.max(1))
            });
            self.tile_to_choose(ui, (index, tile), key, (side, light))
        };
        let apart = has_others.then(|| turned_otherwise(side, *ui));
        let tiles = typed.into_iter().map(tile).chain(apart).chain(others.into_iter().map(tile));
        let list = Row::with_children(tiles).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let list = column![list, crossed_out(aside, side, *ui)].spacing(gap::S);
        scrolls(container(list).padding(BESIDE).into(), *ui)
    }

    fn tile_to_choose<'a>(
        &'a self,
        ui: TableUi<'a>,
        (index, (tile, rotation)): (usize, Way<'a>),
        key: Option<char>,
        (side, light): (f32, f32),
    ) -> Element<'a, Message> {
        let copies = ui.game.copies_left(tile.id.as_str());
        let copies = ui.settings.hints.then(|| say!(ui, "tray-times", count = copies));
        let part = |words: Option<String>, ink| {
            let words = text(words.unwrap_or_default()).size(SMALL).color(ink);
            words.line_height(1.0).wrapping(text::Wrapping::None)
        };
        let caption = row![
            part(key.map(sign), ui.palette.royal).font(STRONG),
            space().width(Fill),
            part(copies, ui.palette.faint)
        ];
        let picture = thumb::thumb(ui.thumb(tile, rotation), side);
        let content = column![picture, caption.height(CAPTION).width(side)];
        // The likelier a kind is, the brighter its ground.
        let content =
            container(content).id(tile_id(index + 1)).style(theme::glow(ui.palette, light));
        let id = || tile.id.clone();
        // Later tiles are found by their sides, rather than by hundreds of presses.
        let is_early = index < TAB_STOPS;
        let has_place = matches!(self.entry, Entry::Place(_));
        let button = if has_place {
            let is_held = self.held().is_some_and(|held| held.is(tile, rotation));
            let on_click = Message::Enter(Enter::Fitting(id(), rotation));
            let on_lift = Message::Enter(Enter::Lift(id(), rotation));
            let content = lift(content, is_held, on_lift, on_click.clone());
            let on_click = is_early.then_some(on_click);
            container(focus(content, on_click, ui.palette.royal)).padding(NEAR).into()
        } else {
            let message = Message::Enter(Enter::Tile(id()));
            if is_early {
                ui.pressable(Weight::Row, content, NEAR, Some(message))
            } else {
                let plain = button(content).padding(NEAR).on_press(message);
                plain.style(theme::button(ui.palette, Weight::Row)).into()
            }
        };
        told_by(button, move || ui.words.tile(tile))
    }
}

/// The button that shows all tiles for the chosen place at once, or lets their sides be painted.
fn grid_tool(ui: Ui<'_>) -> Element<'_, Message> {
    let by_sides = ui.settings.by_sides;
    let label = ui.note(if by_sides { "tray-at-once" } else { "tray-by-sides" });
    let other = preferences::Message::BySides(!by_sides);
    let message = Message::Ask(Request::Prefer(other));
    ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(message))
}

/// The button for a tile that the rules do not allow at the chosen place.
fn another_lies(at: Position, ui: Ui<'_>) -> Element<'_, Message> {
    let label = ui.note("tray-another-lies");
    ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(shows(Kind::Keep(at))))
}

/// R-RBS-1: the chip for a tile with a bag at the chosen place, which is described.
fn bag<'a>(at: Position, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    (ui.game.bags_left() > 0).then(|| {
        let label = capitalised(&ui.say("tile-bag", &[]));
        let label = text(label).size(size::NOTE).line_height(LINE);
        let message = Some(shows(Kind::Bag(at)));
        let chip = ui.pressable(Weight::Secondary, label, [2.0, gap::S], message);
        told_of(chip, say!(ui, "describe-bag"))
    })
}

/// The words between the tiles that lie as typed and those with the same sides that lie otherwise.
fn turned_otherwise<'a>(side: f32, ui: Ui<'a>) -> Element<'a, Message> {
    let words = ui.note("tray-turned").width(APART);
    let line = rule::vertical(1).style(theme::thin(ui.palette));
    row![line, words].spacing(gap::S).align_y(Center).height(side).into()
}

/// The things that some of these tiles show and others do not, and those that are demanded.
fn symbols_of(tiles: &[Way<'_>], demanded: &[Shown]) -> Vec<Shown> {
    let differs = |shown: &Shown| {
        let count = tiles.iter().filter(|(tile, _)| shown.is_on(tile)).count();
        count > 0 && count < tiles.len()
    };
    Shown::all().filter(|shown| demanded.contains(shown) || differs(shown)).collect()
}

/// Of those things the ones whose chips have room in a row: those that are demanded, and those that
/// part the tiles best.
fn parting(tiles: &[Way<'_>], symbols: Vec<Shown>, demanded: &[Shown]) -> Vec<Shown> {
    if symbols.len() <= IN_ROW {
        return symbols;
    }
    let apart = |shown: &Shown| {
        let count = tiles.iter().filter(|(tile, _)| shown.is_on(tile)).count();
        (!demanded.contains(shown), (tiles.len() / 2).abs_diff(count))
    };
    let mut best = symbols.clone();
    best.sort_by_key(apart);
    best.truncate(IN_ROW);
    symbols.into_iter().filter(|shown| best.contains(shown)).collect()
}

/// The name of a tile in the tray for operations; numbered from 1.
pub fn tile_id(number: usize) -> iced::widget::Id {
    iced::widget::Id::from(format!("tile-{number}"))
}

/// The number of tiles that may be drawn next and fit a place, and the odds of one: "7 of 43 tiles
/// fit, 16 %". Where fewer are left than may come, it says so: which are gone, nobody knows.
pub fn chance(game: &Game, at: Position, words: &Words) -> String {
    let (count, all) = (legal::count_fitting(game, at), legal::count_to_draw(game));
    let is_unsure = game.tiles_hidden() > 0 || legal::count_left_to_draw(game) < all;
    let key = if is_unsure { "chance-may-fit" } else { "chance-fit" };
    say!(words, key, count = count, all = all, percent = percent(count, all))
}
