//! The players: points now and after an end now, followers, orders, King and Robber.

use std::borrow::Cow;

use iced::widget::{column, container, responsive, row, scrollable, space, text};
use iced::{Center, Color, Fill, Size};

use crate::app::ask::Request;
use crate::app::ask::phones::state_key;
use crate::app::kit::Shared;
use crate::app::kit::parts::{note, of_title, pressable, strong, token};
use crate::app::kit::theme::{self, FIGURES, SANS, STRONG, Weight, size, space as gap};
use crate::app::screen::phone::beside_name;
use crate::app::screen::table::dialog::{self, adjust};
use crate::app::screen::table::message::{Hand, Light, Message, shows};
use crate::app::screen::table::panel::belongings::{
    badges, figures, followers, things, titles_of, wrapped,
};
use crate::app::screen::table::panel::gains::seat_id;
use crate::app::screen::table::told::told_of;
use crate::app::screen::table::{Table, bar};
use crate::rules::expansion::king_robber::Holding;
use crate::rules::player::Figure;
use crate::rules::setup::Recording;
use crate::rules::title::Title;
use crate::rules::{Game, Seat};
use crate::say;
use crate::session::Session;
use crate::widget::cut::cut;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::{Column, Element, Row, Text};

/// The name of the card of the player on turn, for operations.
pub const ON_TURN: &str = "on-turn";

/// The height of a card with all things that any player may come to, in logical pixels.
fn card_height(game: &Game) -> f32 {
    // A card where only the orders are recorded.
    if game.recording() == Recording::Deck {
        return 102.0;
    }
    let has_figures = Figure::ALL
        .into_iter()
        .any(|figure| figure != Figure::Follower && game.setup().at_start(figure) > 0);
    let has_things = game.goods().is_some() || game.towers().is_some();
    let lines = [has_figures, has_things, titles_of(game).is_some()];
    102.0 + 26.0 * lines.into_iter().filter(|has| *has).count() as f32
}

/// The height of a little card with room around it.
const AIRY: f32 = 100.0;

/// The height of the lines that tell of King and Robber.
const TITLES: f32 = 92.0;

impl Table {
    pub(in crate::app::screen::table) fn players<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let list = responsive(move |room| self.players_in(room, shared, session));
        container(list).height(Fill).style(theme::bar(shared.palette())).into()
    }

    /// All players in that room; in little cards, if not all fit otherwise.
    fn players_in<'a>(
        &'a self,
        room: Size,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let game = self.game(session);
        // The scorepad does not know the things on the board: neither their points nor their
        // figures.
        let on_board = game.recording() == Recording::Board;
        let projected = (shared.settings.hints && on_board).then(|| game.projected());
        let count = game.seats().count() as f32;
        let wanted = count * (card_height(game) + gap::S) + 2.0 * gap::M + TITLES;
        let is_little = wanted > room.height;
        let is_airy = count * AIRY + TITLES < room.height;
        let lit = bar::lit(game);
        let cards = game.company().seated().iter().map(|seat| {
            let seat = *seat;
            let projected = projected.map(|all| all[seat]);
            let content = if is_little {
                self.little(seat, projected, shared, session)
            } else {
                self.player(seat, projected, shared, session)
            };
            let padding = match (is_little, is_airy) {
                (true, false) => [gap::XS, gap::S],
                (true, true) => [gap::S, gap::S],
                (false, _) => [gap::S, gap::M],
            };
            let boxed = container(content).padding(padding).width(Fill);
            let boxed = if lit == Some(seat) {
                boxed.id(ON_TURN).style(theme::chosen(palette))
            } else {
                boxed.style(theme::raised(palette))
            };
            container(boxed).id(seat_id(seat)).into()
        });
        let apart = if is_little && !is_airy { gap::XS } else { gap::S };
        let list = scrollable(Column::with_children(cards).spacing(apart));
        let list = list.style(theme::scroll(palette)).spacing(gap::XS).height(Fill);
        let titles = titles_of(game).map(|titles| {
            let line = |title| title_line(shared, game, title, titles.holding(title), is_little);
            column![line(Title::King), line(Title::Robber)].spacing(apart)
        });
        let around = if is_little { gap::S } else { gap::M };
        column![list, titles].spacing(around).padding(around).into()
    }

    /// The players where there is little room: tokens and scores.
    pub(in crate::app::screen::table) fn strip<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let game = self.game(session);
        let lit = bar::lit(game);
        let cards = game.company().seated().iter().map(|seat| {
            let seat = *seat;
            let total = shared.words.number(game.tally(seat).total());
            let total = text(total).font(FIGURES).size(size::LEAD);
            let held = self.hand(seat, shared, game);
            let above = row![total, space::horizontal(), held].align_y(Center);
            let time = self.time(seat, shared, session);
            let below = row![time, space::horizontal(), phone(seat, shared)].align_y(Center);
            let line = row![token(game, seat, 26.0), column![above, below].width(Fill)];
            let (name, color) = called(game, seat, shared);
            let name = cut(name, STRONG, size::NOTE).color(color);
            let head = row![container(name).width(Fill), badges(shared, game, seat, false)];
            let card = column![head.align_y(Center), line.spacing(gap::XS).align_y(Center)];
            let boxed = container(card).padding([2.0, gap::XS]).width(Fill);
            let boxed = if lit == Some(seat) {
                boxed.id(ON_TURN).style(theme::chosen(palette))
            } else {
                boxed.style(theme::raised(palette))
            };
            told_of(container(boxed).id(seat_id(seat)), game.name(seat))
        });
        let list = Column::with_children(cards).spacing(gap::XS);
        let list = scrollable(list).style(theme::scroll(palette)).spacing(2).height(Fill);
        container(list).padding(gap::XS).height(Fill).style(theme::bar(palette)).into()
    }

    /// The orders of a player where there is little room.
    fn hand<'a>(
        &'a self,
        seat: Seat,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let held = game.orders()?.hand(seat).held.len();
        let count =
            row![emblem(Emblem::Order, palette.royal, 13.0), note(held.to_string(), palette)];
        let button = pressable(
            palette,
            Weight::Quiet,
            count.spacing(2).align_y(Center),
            2.0,
            Some(Message::Hand(Hand::LookAt(seat))),
        );
        Some(self.lit(Light::Orders(seat), shared, button))
    }

    /// A player's card.
    fn player<'a>(
        &'a self,
        seat: Seat,
        projected: Option<i32>,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Column<'a, Message> {
        let game = self.game(session);
        let total = self.points_of(seat, shared, session, game);
        // A long name is smaller and takes two lines.
        let large = if game.name(seat).chars().count() > 12 { size::TEXT } else { size::LEAD };
        let (name, color) = called(game, seat, shared);
        let name = strong(name).size(large).color_maybe(color).width(Fill);
        let head = row![
            token(game, seat, 34.0),
            column![name, self.time(seat, shared, session)].width(Fill),
            phone(seat, shared),
            column![total, ahead(projected, shared, game)].align_x(iced::Right)
        ];
        let on_board = game.recording() == Recording::Board;
        let foot = row![
            on_board.then(|| followers(shared, game, seat, true)),
            space::horizontal(),
            self.orders(seat, shared, game, true)
        ];
        column![
            head.spacing(gap::S).align_y(Center),
            foot.align_y(Center),
            wrapped(figures(shared, game, seat, 20.0)),
            wrapped(things(shared, game, seat)),
            badges(shared, game, seat, true),
        ]
        .spacing(gap::XS)
    }

    /// A player's card in little room, with everything in three lines at most.
    fn little<'a>(
        &'a self,
        seat: Seat,
        projected: Option<i32>,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Column<'a, Message> {
        let game = self.game(session);
        let total = shared.words.number(game.tally(seat).total());
        let (name, color) = called(game, seat, shared);
        let head = row![
            token(game, seat, 24.0),
            container(cut(name, STRONG, size::TEXT).color(color)).width(Fill),
            badges(shared, game, seat, false),
            phone(seat, shared),
            ahead(projected, shared, game),
            self.adjustable(text(total).font(FIGURES).size(size::HEADING), seat, shared, session),
        ];
        let on_board = game.recording() == Recording::Board;
        let pieces = on_board.then(|| followers(shared, game, seat, false));
        let kinds = Figure::ALL.into_iter().filter(|figure| game.setup().at_start(*figure) > 0);
        // Nine kinds leave no room for the orders beside them.
        let orders = self.orders(seat, shared, game, false);
        let (beside, below) = if kinds.count() > 8 { (None, orders) } else { (orders, None) };
        let pieces: Vec<Element<'a, Message>> =
            pieces.into_iter().chain(figures(shared, game, seat, 18.0)).collect();
        let middle = row![
            Row::with_children(pieces).spacing(2).align_y(Center),
            space::horizontal(),
            beside
        ];
        let time = self.time(seat, shared, session).into_iter().chain(below);
        let foot: Vec<Element<'a, Message>> = time.chain(things(shared, game, seat)).collect();
        column![
            head.spacing(gap::XS).height(27).align_y(Center),
            middle.align_y(Center),
            wrapped(foot),
        ]
        .spacing(1)
    }

    /// The numbers of orders that a player holds and has face up.
    fn orders<'a>(
        &'a self,
        seat: Seat,
        shared: &'a Shared,
        game: &'a Game,
        in_words: bool,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let hand = game.orders()?.hand(seat);
        let counts =
            row![emblem(Emblem::Order, palette.royal, 18.0), strong(hand.held.len().to_string())];
        let look = Message::Hand(Hand::LookAt(seat));
        let content = counts.spacing(gap::XS).align_y(Center);
        let side = if in_words { gap::S } else { gap::XS };
        let button = pressable(palette, Weight::Quiet, content, [1.0, side], Some(look));
        let button =
            told_of(button, say!(shared.words, "player-orders-hint", name = game.name(seat)));
        // The orders that lie face up, open to everybody (R-KO-5).
        let count = hand.fulfilled.len();
        let worded = say!(shared.words, "player-fulfilled", count = count);
        // Longer words have no room beside the figures.
        let done: Element<'a, Message> = if in_words && worded.chars().count() <= 8 {
            note(worded, palette).into()
        } else {
            let count = note(count.to_string(), palette);
            row![emblem(Emblem::Check, palette.faint, 14.0), count]
                .spacing(2)
                .align_y(Center)
                .into()
        };
        let open = hand.face_up().next().map(|_| shows(dialog::Kind::FaceUp));
        let done = pressable(palette, Weight::Quiet, done, [2.0, gap::XS], open);
        let done = told_of(done, say!(shared.words, "player-face-up-hint", name = game.name(seat)));
        Some(row![self.lit(Light::Orders(seat), shared, button), done].align_y(Center).into())
    }

    /// A player's points; a press on them opens the form.
    pub(in crate::app::screen::table) fn points_of<'a>(
        &'a self,
        seat: Seat,
        shared: &'a Shared,
        session: &Session,
        game: &Game,
    ) -> Element<'a, Message> {
        let total = text(shared.words.number(game.tally(seat).total()))
            .font(FIGURES)
            .size(size::SCORE)
            .line_height(1.1);
        self.adjustable(total, seat, shared, session)
    }

    /// Points in any writing; a press on them opens the form.
    pub(in crate::app::screen::table) fn adjustable<'a>(
        &'a self,
        points: Text<'a>,
        seat: Seat,
        shared: &'a Shared,
        session: &Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        if self.is_in_past() || session.is_read_only() {
            return points.into();
        }
        let press = Some(Message::Dialog(dialog::Message::Adjust(adjust::Message::Of(seat))));
        let button = pressable(palette, Weight::Row, points, [0.0, gap::XS], press);
        let name = session.game().name(seat);
        told_of(button, say!(shared.words, "adjust-hint", name = name))
    }
}

/// The points that the player would have if the game ended now.
fn ahead<'a>(
    projected: Option<i32>,
    shared: &'a Shared,
    game: &Game,
) -> Option<Element<'a, Message>> {
    let palette = shared.palette();
    projected.map(|points| {
        let ahead = note(say!(shared.words, "player-projected", points = points), palette);
        let ahead = ahead.wrapping(text::Wrapping::None);
        let sum = Some(shows(dialog::Kind::Ahead));
        let ahead = pressable(palette, Weight::Row, ahead, [0.0, gap::XS], sum);
        let about = match game.orders() {
            Some(_) => say!(shared.words, "player-projected-hint"),
            None => say!(shared.words, "ahead-title"),
        };
        told_of(ahead, about)
    })
}

/// The sign of a player's phone.
fn phone(seat: Seat, shared: &Shared) -> Option<Element<'_, Message>> {
    let sign = beside_name(seat, shared, |message| Message::Ask(Request::Phones(message)))?;
    Some(told_of(sign, shared.words.say(state_key(shared.phone(seat)), &[])))
}

/// A player's name, with a word and a colour if they have left.
fn called<'a>(game: &'a Game, seat: Seat, shared: &Shared) -> (Cow<'a, str>, Option<Color>) {
    if game.company().plays(seat) {
        return (game.name(seat).into(), None);
    }
    let name = say!(shared.words, "player-left", name = game.name(seat));
    (name.into(), Some(shared.palette().faint))
}

/// The holder of a title, and the size to beat.
fn title_line<'a>(
    shared: &'a Shared,
    game: &'a Game,
    title: Title,
    holding: &Holding,
    is_little: bool,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let symbol = of_title(title);
    let who = words.held(title, holding, game);
    let beaten = words.taking(title, holding);
    if is_little {
        let line = match holding.holder {
            Some(seat) => {
                say!(
                    words,
                    "title-little",
                    name = game.name(seat),
                    size = holding.least_that_takes()
                )
            }
            None => beaten.clone(),
        };
        let line = cut(line, SANS, size::NOTE).color(palette.ink);
        let line = row![emblem(symbol, palette.gold, 18.0), line];
        let line = line.spacing(gap::S).align_y(Center);
        return told_of(line, shared.words.told_of(who, beaten));
    }
    let lines = column![strong(who), note(beaten, palette)];
    row![emblem(symbol, palette.gold, 26.0), lines].spacing(gap::S).align_y(Center).into()
}
