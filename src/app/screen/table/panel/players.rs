//! The players: points now and after an end now, followers, orders, King and Robber.

use std::borrow::Cow;

use iced::widget::{column, container, responsive, row, scrollable, space, text};
use iced::{Center, Color, Fill, Size};

use crate::phone::beside_name;
use crate::table::asking::lit;
use crate::table::dialog::{self, adjust};
use crate::table::message::{Hand, Light, Message, shows};
use crate::table::panel::belongings::{
    badges, figures, followers, is_known, things, titles_of, wrapped,
};
use crate::table::panel::gains::seat_id;
use crate::table::told::told_of;
use crate::table::ui::TableUi;
use ask::Request;
use ask::phones::state_key;
use kit::parts::of_title;
use kit::prelude::*;
use rules::expansion::king_robber::Holding;
use rules::player::Figure;
use rules::setup::Recording;
use rules::title::Title;
use rules::{Game, Seat};
use widget::cut::cut;
use widget::emblem::{Emblem, emblem};

/// The name of the card of the player on turn, for operations.
pub const ON_TURN: &str = "on-turn";

/// The height of a card with all things that any player may come to, in logical pixels.
fn card_height(game: &Game) -> f32 {
    // A card where only the orders are recorded.
    if game.recording() == Recording::Deck {
        return 102.0;
    }
    let has_figures =
        Figure::ALL.into_iter().any(|figure| figure != Figure::Follower && is_known(figure, game));
    let has_things = game.goods().is_some() || game.towers().is_some();
    let lines = [has_figures, has_things, titles_of(game).is_some()];
    102.0 + 26.0 * lines.into_iter().filter(|has| *has).count() as f32
}

/// The height of a little card with room around it.
const AIRY: f32 = 100.0;

/// The height of the lines that tell of King and Robber.
const TITLES: f32 = 92.0;

pub fn players<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let list = responsive(move |room| players_in(room, ui));
    container(list).height(Fill).style(theme::bar(ui.palette)).into()
}

/// All players in that room; in little cards, if not all fit otherwise.
fn players_in<'a>(room: Size, ui: TableUi<'a>) -> Element<'a, Message> {
    let game = ui.game;
    // The scorepad does not know the things on the board: neither their points nor their
    // figures.
    let on_board = game.recording() == Recording::Board;
    let projected = (ui.settings.hints && on_board).then(|| game.projected());
    let count = game.seats().count() as f32;
    let wanted = count * (card_height(game) + gap::S) + 2.0 * gap::M + TITLES;
    let is_little = wanted > room.height;
    let is_airy = count * AIRY + TITLES < room.height;
    let lit = lit(game);
    let cards = game.company().seated().iter().map(|seat| {
        let seat = *seat;
        let projected = projected.map(|all| all[seat]);
        let content =
            if is_little { little(seat, projected, ui) } else { player(seat, projected, ui) };
        let padding = match (is_little, is_airy) {
            (true, false) => [gap::XS, gap::S],
            (true, true) => [gap::S, gap::S],
            (false, _) => [gap::S, gap::M],
        };
        let boxed = container(content).padding(padding).width(Fill);
        let boxed = if lit == Some(seat) {
            boxed.id(ON_TURN).style(theme::chosen(ui.palette))
        } else {
            boxed.style(theme::raised(ui.palette))
        };
        container(boxed).id(seat_id(seat)).into()
    });
    let apart = if is_little && !is_airy { gap::XS } else { gap::S };
    let list = scrollable(Column::with_children(cards).spacing(apart));
    let list = list.style(theme::scroll(ui.palette)).spacing(gap::XS).height(Fill);
    let titles = titles_of(game).map(|titles| {
        let line = |title| title_line(*ui, game, title, titles.holding(title), is_little);
        column![line(Title::King), line(Title::Robber)].spacing(apart)
    });
    let around = if is_little { gap::S } else { gap::M };
    column![list, titles].spacing(around).padding(around).into()
}

/// The players where there is little room: tokens and scores.
pub fn strip<'a>(ui: TableUi<'a>) -> Element<'a, Message> {
    let game = ui.game;
    let lit = lit(game);
    let cards = game.company().seated().iter().map(|seat| {
        let seat = *seat;
        let total = ui.words.number(game.tally(seat).total());
        let total = text(total).font(FIGURES).size(size::LEAD);
        let held = hand(seat, ui);
        let above = row![total, space::horizontal(), held].align_y(Center);
        let time = time(seat, ui);
        let below = row![time, space::horizontal(), phone(seat, *ui)].align_y(Center);
        let line = row![token(game, seat, 26.0), column![above, below].width(Fill)];
        let (name, color) = called(game, seat, *ui);
        let name = cut(name, STRONG, size::NOTE).color(color);
        let head = row![container(name).width(Fill), badges(*ui, game, seat, false)];
        let card = column![head.align_y(Center), line.spacing(gap::XS).align_y(Center)];
        let boxed = container(card).padding([2.0, gap::XS]).width(Fill);
        let boxed = if lit == Some(seat) {
            boxed.id(ON_TURN).style(theme::chosen(ui.palette))
        } else {
            boxed.style(theme::raised(ui.palette))
        };
        told_of(container(boxed).id(seat_id(seat)), game.name(seat))
    });
    let list = Column::with_children(cards).spacing(gap::XS);
    let list = ui.scroll(list).spacing(2).height(Fill);
    container(list).padding(gap::XS).height(Fill).style(theme::bar(ui.palette)).into()
}

/// The orders of a player where there is little room.
fn hand<'a>(seat: Seat, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let held = ui.game.orders()?.hand(seat).held.len();
    let count = row![emblem(Emblem::Order, ui.palette.royal, 13.0), ui.note(held.to_string())];
    let button = ui.pressable(
        Weight::Quiet,
        count.spacing(2).align_y(Center),
        2.0,
        Some(Message::Hand(Hand::LookAt(seat))),
    );
    Some(ui.lit(Light::Orders(seat), button))
}

/// A player's card.
fn player<'a>(seat: Seat, projected: Option<i32>, ui: TableUi<'a>) -> Column<'a, Message> {
    let game = ui.game;
    let total = points_of(seat, ui);
    // A long name is smaller and takes two lines.
    let large = if game.name(seat).chars().count() > 12 { size::TEXT } else { size::LEAD };
    let (name, color) = called(game, seat, *ui);
    let name = strong(name).size(large).color_maybe(color).width(Fill);
    let head = row![
        token(game, seat, 34.0),
        column![name, time(seat, ui)].width(Fill),
        phone(seat, *ui),
        column![total, ahead(projected, *ui, game)].align_x(iced::Right)
    ];
    let on_board = game.recording() == Recording::Board;
    let foot = row![
        on_board.then(|| followers(*ui, game, seat, true)),
        space::horizontal(),
        orders(seat, ui, true)
    ];
    column![
        head.spacing(gap::S).align_y(Center),
        foot.align_y(Center),
        wrapped(figures(*ui, game, seat, 20.0)),
        wrapped(things(*ui, game, seat)),
        badges(*ui, game, seat, true),
    ]
    .spacing(gap::XS)
}

/// A player's card in little room, with everything in three lines at most.
fn little<'a>(seat: Seat, projected: Option<i32>, ui: TableUi<'a>) -> Column<'a, Message> {
    let game = ui.game;
    let total = ui.words.number(game.tally(seat).total());
    let (name, color) = called(game, seat, *ui);
    let head = row![
        token(game, seat, 24.0),
        container(cut(name, STRONG, size::TEXT).color(color)).width(Fill),
        badges(*ui, game, seat, false),
        phone(seat, *ui),
        ahead(projected, *ui, game),
        adjustable(text(total).font(FIGURES).size(size::HEADING), seat, ui),
    ];
    let on_board = game.recording() == Recording::Board;
    let pieces = on_board.then(|| followers(*ui, game, seat, false));
    let kinds = Figure::ALL.into_iter().filter(|figure| game.setup().at_start(*figure) > 0);
    // Nine kinds leave no room for the orders beside them.
    let orders = orders(seat, ui, false);
    let (beside, below) = if kinds.count() > 8 { (None, orders) } else { (orders, None) };
    let pieces: Vec<Element<'a, Message>> =
        pieces.into_iter().chain(figures(*ui, game, seat, 18.0)).collect();
    let middle =
        row![Row::with_children(pieces).spacing(2).align_y(Center), space::horizontal(), beside];
    let time = time(seat, ui).into_iter().chain(below);
    let foot: Vec<Element<'a, Message>> = time.chain(things(*ui, game, seat)).collect();
    column![
        head.spacing(gap::XS).height(27).align_y(Center),
        middle.align_y(Center),
        wrapped(foot),
    ]
    .spacing(1)
}

/// The numbers of orders that a player holds and has face up.
fn orders<'a>(seat: Seat, ui: TableUi<'a>, in_words: bool) -> Option<Element<'a, Message>> {
    let hand = ui.game.orders()?.hand(seat);
    let counts =
        row![emblem(Emblem::Order, ui.palette.royal, 18.0), strong(hand.held.len().to_string())];
    let look = Message::Hand(Hand::LookAt(seat));
    let content = counts.spacing(gap::XS).align_y(Center);
    let side = if in_words { gap::S } else { gap::XS };
    let button = ui.pressable(Weight::Quiet, content, [1.0, side], Some(look));
    let button = told_of(button, say!(ui, "player-orders-hint", name = ui.game.name(seat)));
    // The orders that lie face up, open to everybody (R-KO-5).
    let count = hand.fulfilled.len();
    let worded = say!(ui, "player-fulfilled", count = count);
    // Longer words have no room beside the figures.
    let done: Element<'a, Message> = if in_words && worded.chars().count() <= 8 {
        ui.note(worded).into()
    } else {
        let count = ui.note(count.to_string());
        row![emblem(Emblem::Check, ui.palette.faint, 14.0), count].spacing(2).align_y(Center).into()
    };
    let open = hand.face_up().next().map(|_| shows(dialog::Kind::FaceUp));
    let done = ui.pressable(Weight::Quiet, done, [2.0, gap::XS], open);
    let done = told_of(done, say!(ui, "player-face-up-hint", name = ui.game.name(seat)));
    Some(row![ui.lit(Light::Orders(seat), button), done].align_y(Center).into())
}

/// A player's points; a press on them opens the form.
pub fn points_of<'a>(seat: Seat, ui: TableUi<'a>) -> Element<'a, Message> {
    let total = text(ui.words.number(ui.game.tally(seat).total()))
        .font(FIGURES)
        .size(size::SCORE)
        .line_height(1.1);
    adjustable(total, seat, ui)
}

/// Points in any writing; a press on them opens the form.
pub fn adjustable<'a>(points: Text<'a>, seat: Seat, ui: TableUi<'a>) -> Element<'a, Message> {
    if ui.is_past || ui.session.is_read_only() {
        return points.into();
    }
    let press = Some(Message::Dialog(dialog::Message::Adjust(adjust::Message::Of(seat))));
    let button = ui.pressable(Weight::Row, points, [0.0, gap::XS], press);
    let name = ui.session.game().name(seat);
    told_of(button, say!(ui, "adjust-hint", name = name))
}

/// The points that the player would have if the game ended now.
fn ahead<'a>(projected: Option<i32>, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Message>> {
    projected.map(|points| {
        let ahead = ui.note(say!(ui, "player-projected", points = points));
        let ahead = ahead.wrapping(text::Wrapping::None);
        let sum = Some(shows(dialog::Kind::Ahead));
        let ahead = ui.pressable(Weight::Row, ahead, [0.0, gap::XS], sum);
        let about = match game.orders() {
            Some(_) => say!(ui, "player-projected-hint"),
            None => say!(ui, "ahead-title"),
        };
        told_of(ahead, about)
    })
}

/// The sign of a player's phone.
fn phone(seat: Seat, ui: Ui<'_>) -> Option<Element<'_, Message>> {
    let sign = beside_name(seat, ui, |message| Message::Ask(Request::Phones(message)))?;
    Some(told_of(sign, ui.say(state_key(ui.phone(seat)), &[])))
}

/// A player's name, with a word and a colour if they have left.
fn called<'a>(game: &'a Game, seat: Seat, ui: Ui<'_>) -> (Cow<'a, str>, Option<Color>) {
    if game.company().plays(seat) {
        return (game.name(seat).into(), None);
    }
    let name = say!(ui, "player-left", name = game.name(seat));
    (name.into(), Some(ui.palette.faint))
}

/// The holder of a title, and the size to beat.
fn title_line<'a>(
    ui: Ui<'a>,
    game: &'a Game,
    title: Title,
    holding: &Holding,
    is_little: bool,
) -> Element<'a, Message> {
    let symbol = of_title(title);
    let who = ui.words.held(title, holding, game);
    let beaten = ui.words.taking(title, holding);
    if is_little {
        let line = match holding.holder {
            Some(seat) => {
                say!(ui, "title-little", name = game.name(seat), size = holding.least_that_takes())
            }
            None => beaten.clone(),
        };
        let line = cut(line, SANS, size::NOTE).color(ui.palette.ink);
        let line = row![emblem(symbol, ui.palette.gold, 18.0), line];
        let line = line.spacing(gap::S).align_y(Center);
        return told_of(line, ui.words.told_of(who, beaten));
    }
    let lines = column![strong(who), ui.note(beaten)];
    row![emblem(symbol, ui.palette.gold, 26.0), lines].spacing(gap::S).align_y(Center).into()
}

/// A player's time; `None` without a clock.
fn time<'a>(seat: Seat, ui: TableUi<'a>) -> Option<Element<'a, Message>> {
    let clock = ui.session.clock()?;
    let awaited = ui.awaited == Some(seat);
    let color = match (clock.is_over(seat), awaited) {
        (true, _) => ui.palette.danger,
        (false, true) => ui.palette.ink,
        (false, false) => ui.palette.faint,
    };
    let time = ui.words.time(clock.shown(seat));
    let time = if awaited { strong(time) } else { plain(time) };
    let sign = if awaited && ui.session.is_paused() { Emblem::Pause } else { Emblem::Clock };
    let line = row![emblem(sign, color, 14.0), time.color(color).wrapping(text::Wrapping::None)];
    Some(line.spacing(gap::XS).align_y(Center).into())
}
