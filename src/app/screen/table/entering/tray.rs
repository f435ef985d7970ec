//! The tray under the board: the tiles that fit, the chosen tile, or the segments to claim.

use std::hash::{Hash as _, Hasher as _};
use std::sync::Arc;

use iced::widget::{column, container, opaque, row, space};
use iced::{Center, Fill, Padding, Size};
use rustc_hash::FxHasher;

use crate::app::ask::Request;
use crate::app::kit::parts::strong;
use crate::app::kit::theme::{self, Weight, size, space as gap};
use crate::app::kit::ui::{GameUi, Ui};
use crate::app::screen::table::dialog::{Kind, Standing};
use crate::app::screen::table::layout::{FEW, list_height, players_width, scrolls};
use crate::app::screen::table::message::{Enter, Light, Message, Press, shows};
use crate::app::screen::table::question::{self, acting::ways, more, more_tool, pieces_or_answers};
use crate::app::screen::table::{Table, keys};
use crate::app::screen::table::{
    entering::Entry, entering::blank::BLANK, entering::marks::claims, entering::offered::Offered,
};
use crate::rules::game::Phase;
use crate::rules::game::question::Act;
use crate::rules::geometry::{Position, Rotation};
use crate::rules::player::Figure;
use crate::rules::set::has_acts;
use crate::rules::tile::Tile;
use crate::rules::{Game, Move};
use crate::say;
use crate::session::Session;
use crate::widget::keyed::keyed;
use crate::widget::{Column, Element, thumb};

/// Height of the tray, in logical pixels: the board keeps its size while tiles are chosen.
const HEIGHT: f32 = 188.0;
/// The height of the tray where the action of the turn has more ways than one line names.
const TALL: f32 = 216.0;

/// The side of the picture of a tile, where there is room for that.
const PICTURE: f32 = 132.0;
/// The height of the bar of a low window, of the news below it, and of the lines around the board.
const ABOVE: f32 = 90.0;
/// The height of the title above the tiles of a tray that has risen.
const HEAD: f32 = 32.0;
/// The name of the risen tray for operations.
pub const RISEN: &str = "tray";
/// The most tiles for which the tray does not rise: they have room at the foot of the window.
const AT_FOOT: usize = 6;
/// The share of the window's height up to which the tray rises.
const RISES: f32 = 0.665;

/// The height of a game's tray, from the first tile to the last. It leaves a third of a low window
/// to the board.
fn height(game: &Game, ui: Ui<'_>) -> f32 {
    let acts = game.setup().sets.iter().filter(|set| has_acts(set)).count();
    let tall = if acts > 1 { TALL } else { HEIGHT };
    tall.min((ui.view.height * 2.0 / 3.0 - ABOVE).floor())
}

/// The margin within the tray.
fn edge(ui: Ui<'_>) -> f32 {
    if ui.is_tiny() { gap::XS } else { gap::M }
}

/// The side of the picture of a tile in the tray.
fn picture_side(game: &Game, ui: Ui<'_>) -> f32 {
    PICTURE.min(height(game, ui) - 2.0 * edge(ui))
}

/// The room between the answers and the scrollbar beside them.
pub(in crate::app::screen::table) const BESIDE: Padding =
    Padding { right: gap::M, ..Padding::ZERO };

impl Table {
    /// Whether the tray rises over the board: a place is chosen, or the tile is described.
    pub(in crate::app::screen::table) fn is_risen(&self, ui: Ui<'_>, game: &Game) -> bool {
        let is_asked = match self.entry() {
            Entry::Place(at) => game.can_fill(*at),
            Entry::Open => self.is_narrowed() && self.was_narrowed_to() > AT_FOOT,
            Entry::Tile(..) | Entry::Abbey => false,
        };
        is_asked && game.phase() == Phase::Place && !ui.is_shallow()
    }

    /// The height by which the tray rises over the board, in logical pixels; 0 if it does not.
    pub(in crate::app::screen::table) fn rise(&self, ui: GameUi<'_>) -> f32 {
        let game = self.game(ui.session);
        if !self.is_risen(*ui, game) {
            return 0.0;
        }
        (self.risen(*ui, game) - height(game, *ui)).max(0.0)
    }

    /// The height of what the risen tray covers beside the board, in logical pixels.
    pub(in crate::app::screen::table) fn covered(&self, ui: GameUi<'_>) -> f32 {
        let game = self.game(ui.session);
        let is_risen = self.entering().is_some() && self.is_risen(*ui, game);
        if is_risen { self.risen(*ui, game) } else { 0.0 }
    }

    /// The height of the risen tray: room for all tiles, as large as they can be. It stays the same
    /// while they are narrowed, so that nothing moves below the pointer.
    fn risen(&self, ui: Ui<'_>, game: &Game) -> f32 {
        let (count, blank) = match self.entry() {
            Entry::Place(at) => (Offered::of(game.fitting(*at)).ways.len(), BLANK + gap::L),
            Entry::Open | Entry::Tile(..) | Entry::Abbey => (self.was_narrowed_to(), 0.0),
        };
        let around = 2.0 * edge(ui) + HEAD + gap::S;
        let most = (ui.view.height * RISES - around).max(0.0);
        let room = Size::new(ui.view.width - players_width(ui) - 2.0 * edge(ui) - blank, most);
        let list = list_height(count, room).min(most);
        (around + list.max(BLANK - HEAD)).max(height(game, ui))
    }

    /// The tray at the foot of the window; its place alone where it has risen.
    pub(in crate::app::screen::table) fn tray_below<'a>(
        &'a self,
        ui: GameUi<'a>,
    ) -> Element<'a, Message> {
        let game = self.game(ui.session);
        if self.is_risen(*ui, game) {
            // One pixel is that of the line above the tray.
            return space().height(height(game, *ui) + 1.0).into();
        }
        self.tray(height(game, *ui), ui)
    }

    /// The tray that has risen over the board and what lies beside it.
    pub(in crate::app::screen::table) fn tray_above<'a>(
        &'a self,
        ui: GameUi<'a>,
    ) -> Option<Element<'a, Message>> {
        let game = self.game(ui.session);
        let is_shown = self.entering().is_some() && self.is_risen(*ui, game);
        is_shown.then(|| {
            let tray = self.tray(self.risen(*ui, game), ui);
            container(container(opaque(tray)).id(RISEN)).align_bottom(Fill).width(Fill).into()
        })
    }

    fn tray<'a>(&'a self, tall: f32, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = self.game(ui.session);
        let content = match (game.phase(), self.entry()) {
            (Phase::Place, Entry::Open) => self.all_tiles(*ui, game),
            (Phase::Place, Entry::Place(at)) => self.fitting_tiles(*at, *ui, game),
            (Phase::Place, Entry::Tile(tile, rotation)) => {
                self.chosen_tile(tile, *rotation, *ui, game)
            }
            (Phase::Place, Entry::Abbey) => self.abbey(*ui, game),
            (Phase::Deploy { at, .. }, _) => self.claims_of(at, ui, game),
            (Phase::Finished, _) => self.finished(*ui),
            (_, _) => question::ask(self.ui(ui)).unwrap_or_else(|| space().into()),
        };
        let content = if ui.is_tiny() {
            let all = ui.scroll(content).spacing(gap::XS);
            all.width(Fill).into()
        } else {
            content
        };
        let content = keyed([(self.list(ui.session), content)]);
        let content = container(content)
            .padding(edge(*ui))
            .height(tall)
            .width(Fill)
            .style(theme::anew(ui.palette, self.narrowed_by()));
        column![ui.line(), self.ui(ui).lit(Light::Tray, content)].into()
    }

    /// The buttons of a finished game, for its result and its final scoring.
    pub(in crate::app::screen::table) fn finished<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let finale = Some(Message::Ask(Request::Finale));
        let finish = say!(ui, "tray-finish");
        let finish = ui.action(Weight::Primary, finish, Some(keys::ENTER.sign), finale);
        let is_watched = self.seen.watched.is_some();
        let back = if is_watched { "result-watch" } else { "replay-result" };
        let (escape, to) = (Some(keys::ESCAPE.sign), Some(Message::Ask(self.back())));
        let back = ui.action(Weight::Secondary, back, escape, to);
        container(row![back, finish].spacing(gap::M)).center(Fill).into()
    }

    /// A number for the list in the tray: each new list shows from its beginning on.
    fn list(&self, session: &Session) -> u64 {
        let place = if let Entry::Place(at) = self.entry() { Some(at) } else { None };
        let shown = self.entering().map(|entering| &entering.shown);
        let mut hasher = FxHasher::default();
        (session.revision(), self.asks(), place, self.code(), shown, self.answering.page)
            .hash(&mut hasher);
        hasher.finish()
    }

    fn chosen_tile<'a>(
        &'a self,
        tile: &'a Arc<Tile>,
        rotation: Rotation,
        ui: Ui<'a>,
        game: &'a Game,
    ) -> Element<'a, Message> {
        let picture = thumb::thumb(ui.thumb(tile, rotation), picture_side(game, ui));
        let name = strong(ui.words.tile(tile)).size(size::LEAD);
        let left = game.copies_left(tile.id.as_str());
        let left = ui.settings.hints.then(|| ui.note(say!(ui, "tray-copies", count = left)));
        let cancel = ui.action(
            Weight::Quiet,
            "tray-other-tile",
            Some(keys::ESCAPE.sign),
            Some(Message::Press(Press::Cancel)),
        );
        let tools = if game.board().has_placement(tile) {
            let turn = ui.action(
                Weight::Secondary,
                "tray-turn",
                Some(keys::TURN.sign),
                Some(Message::Enter(Enter::Turn)),
            );
            let tools = row![turn, cancel]
                .push(self.has_more(game, ui.words).then(|| more_tool(ui)))
                .spacing(gap::M);
            let tools = tools.wrap().vertical_spacing(gap::XS);
            column![ui.plain("tray-click-lit"), tools]
        } else {
            let away = ui.action(
                Weight::Primary,
                "tray-remove",
                Some(keys::ENTER.sign),
                Some(Message::Enter(Enter::RemoveTile)),
            );
            column![ui.plain("tray-fits-nowhere"), row![away, cancel].spacing(gap::M)]
        };
        row![picture, column![name, left, tools.spacing(gap::M)].spacing(gap::S)]
            .spacing(gap::XL)
            .align_y(Center)
            .into()
    }

    /// The action of the turn: the tile with its segments, or the answers of another act.
    fn claims_of<'a>(
        &'a self,
        at: Position,
        ui: GameUi<'a>,
        game: &'a Game,
    ) -> Element<'a, Message> {
        let shown = self.ui(ui);
        let Some(placed) = game.board().tile(at) else { return space().into() };
        let figure = match self.act_now(game) {
            Some(Act::Deploy(figure)) if figure != Figure::Barn => Some(figure),
            _ => None,
        };
        let claimable = figure.map(|figure| claims(game, figure)).unwrap_or_default();
        let claimable: Vec<_> = claimable
            .into_iter()
            .enumerate()
            .filter_map(|(index, segment)| Some((segment, self.key_of(index)?)))
            .collect();
        // Where there is little room, the board alone shows the tile.
        let question = self.question_now(game);
        let many = question.as_ref().is_some_and(|question| question.answers.len() > FEW);
        let has_room = ui.view.width >= 1200.0 || (ways(shown).is_none() && !many && !ui.is_slim());
        let picture = ui.thumb(&placed.tile, placed.rotation);
        let picture = has_room.then(|| {
            thumb::claimable(picture, claimable, picture_side(game, *ui), |on| {
                Message::Enter(Enter::Claim(on))
            })
        });
        let name = game.name(game.active());
        let left = game.supply(game.active()).count(figure.unwrap_or(Figure::Follower));
        let chips = ways(shown);
        let none = || {
            row![ui.action(
                Weight::Secondary,
                "pass-deploy",
                self.enter_sign(),
                Some(Message::Make(Move::EndTurn))
            )]
            .into()
        };
        let other = question
            .as_ref()
            .filter(|_| figure != Some(Figure::Follower))
            .map(|asked| ui.words.asked(asked, game).title);
        let head = chips.is_none().then(|| {
            let title = strong(other.clone().unwrap_or_else(|| say!(ui, "tray-claim")));
            let supply = other
                .is_none()
                .then(|| ui.note(say!(ui, "tray-followers", name = name, count = left)));
            row![title, supply].spacing(gap::M).align_y(Center).wrap()
        });
        let choices = question.map_or_else(none, |question| pieces_or_answers(shown, question));
        let choices = scrolls(container(choices).padding(BESIDE).into(), *ui);
        let head = row![head, more(shown), self.anyway(*ui, game)].spacing(gap::M).align_y(Center);
        let head = head.wrap().vertical_spacing(gap::XS);
        let chips = Column::new().push(chips);
        let content =
            Column::new().push(chips).push(head).push(choices).spacing(gap::S).width(Fill);
        row![picture, content].spacing(gap::XL).into()
    }

    /// The button for a figure that stands where it may not.
    fn anyway<'a>(&self, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Message>> {
        let deploys = matches!(self.act_now(game), Some(Act::Deploy(_)) | None);
        (deploys && Standing::is_possible(game)).then(|| {
            let label = ui.note("tray-stands-anyway");
            ui.pressable(Weight::Quiet, label, [2.0, gap::S], Some(shows(Kind::Stand)))
        })
    }

    /// The prompt to put the abbey into a hole.
    fn abbey<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Message> {
        let back = if game.is_closing() {
            ui.action(
                Weight::Secondary,
                "pass-abbey",
                Some(keys::ENTER.sign),
                Some(Message::Make(Move::Pass)),
            )
        } else {
            ui.action(
                Weight::Quiet,
                "tray-other-tile",
                Some(keys::ESCAPE.sign),
                Some(Message::Press(Press::Cancel)),
            )
        };
        let name = ui.strong("turn-abbey").size(size::LEAD);
        let content = column![name, ui.plain("abbey-about"), ui.plain("abbey-where-how"), back];
        row![
            thumb::thumb(ui.thumb(ui.abbey(), Rotation::None), picture_side(game, ui)),
            content.spacing(gap::S)
        ]
        .spacing(gap::XL)
        .align_y(Center)
        .into()
    }
}
