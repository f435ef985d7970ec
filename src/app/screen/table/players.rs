//! The players: score, what it would be now, followers, orders, King and Robber.

use iced::widget::{Column, Row, column, container, row, scrollable, space, text};
use iced::{Center, Element, Fill};

use super::dialog::{self, shows};
use super::{Hand, Light, Message, Table};
use crate::app::parts::{hint, note, of_title, plain, pressable, strong, token};
use crate::app::theme::{self, SERIF, Weight, size, space as gap};
use crate::app::{Request, Shared, phones};
use crate::rules::expansion::king_robber::Holding;
use crate::rules::feature::Occupant;
use crate::rules::orders::requirement::Title;
use crate::rules::player::Figure;
use crate::rules::setup::Recording;
use crate::rules::tile::Good;
use crate::rules::{Game, Seat};
use crate::say;
use crate::session::Session;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::palette::livery;

/// The card of the player on turn, for operations.
pub const ON_TURN: &str = "on-turn";

impl Table {
    pub(super) fn players<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let game = self.game(session);
        // What lies on the board the scorepad does not know: neither what it would bring nor who
        // stands there.
        let on_board = game.recording() == Recording::Board;
        let projected = (shared.settings.hints && on_board).then(|| game.projected());
        let cards = game
            .seats()
            .map(|seat| self.player(seat, projected.map(|all| all[seat]), shared, session));
        let list = scrollable(Column::with_children(cards).spacing(gap::S));
        let list = list.style(theme::scroll(palette)).spacing(gap::XS).height(Fill);
        let titles = game.titles().map(|titles| {
            let king = title_line(shared, game, Title::King, &titles.king);
            let robber = title_line(shared, game, Title::Robber, &titles.robber);
            column![king, robber].spacing(gap::S)
        });
        let content = column![list, titles].spacing(gap::M);
        container(content).padding(gap::M).height(Fill).style(theme::bar(palette)).into()
    }

    /// The players where there is little room: tokens and scores.
    pub(super) fn strip<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let palette = shared.palette();
        let game = self.game(session);
        let cards = game.seats().map(|seat| {
            let total = text(game.tally(seat).total().to_string()).font(SERIF).size(size::HEADING);
            let line = row![
                token(game, seat, 30.0),
                total,
                self.hand(seat, shared, game),
                phone(seat, shared),
            ];
            let line =
                column![line.spacing(gap::XS).align_y(Center), self.time(seat, shared, session)];
            let boxed = container(line).padding(gap::XS).width(Fill);
            let active = game.active() == seat && !game.is_finished();
            let boxed = if active {
                boxed.style(theme::chosen(palette))
            } else {
                boxed.style(theme::raised(palette))
            };
            hint(palette, boxed, game.name(seat))
        });
        let list = Column::with_children(cards).spacing(gap::XS);
        let list = scrollable(list).style(theme::scroll(palette)).height(Fill);
        container(list).padding(gap::S).height(Fill).style(theme::bar(palette)).into()
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
        let count = row![space::horizontal(), note(held.to_string(), palette)].width(Fill);
        let button =
            pressable(palette, Weight::Quiet, count, 2.0, Some(Message::Hand(Hand::LookAt(seat))));
        Some(self.lit(Light::Orders(seat), shared, button))
    }

    fn player<'a>(
        &'a self,
        seat: Seat,
        projected: Option<i32>,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, Message> {
        let game = self.game(session);
        let palette = shared.palette();
        let words = &shared.words;
        let active = game.active() == seat && !game.is_finished();
        let total = self.points_of(seat, shared, session, game);
        let ahead = projected.map(|points| {
            let ahead = note(say!(words, "player-projected", points = points), palette);
            hint(palette, ahead, say!(words, "player-projected-hint"))
        });
        // A long name takes two lines.
        let large = if game.name(seat).chars().count() > 12 { size::TEXT } else { size::LEAD };
        let name = strong(game.name(seat)).size(large).width(Fill);
        let head = row![
            token(game, seat, 34.0),
            column![name, self.time(seat, shared, session)].width(Fill),
            phone(seat, shared),
            column![total, ahead].align_x(iced::Right)
        ];
        let on_board = game.recording() == Recording::Board;
        let foot = row![
            on_board.then(|| followers(shared, game, seat)),
            space::horizontal(),
            self.orders(seat, shared, game)
        ];
        let content = column![
            head.spacing(gap::S).align_y(Center),
            foot.align_y(Center),
            belongings(shared, game, seat),
            badges(shared, game, seat),
        ];
        let boxed = container(content.spacing(gap::XS)).padding([gap::S, gap::M]).width(Fill);
        if active {
            boxed.id(ON_TURN).style(theme::chosen(palette))
        } else {
            boxed.style(theme::raised(palette))
        }
        .into()
    }

    fn orders<'a>(
        &'a self,
        seat: Seat,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let hand = game.orders()?.hand(seat);
        let counts =
            row![emblem(Emblem::Order, palette.royal, 18.0), strong(hand.held.len().to_string())];
        let look = Message::Hand(Hand::LookAt(seat));
        let content = counts.spacing(gap::XS).align_y(Center);
        let button = pressable(palette, Weight::Quiet, content, [2.0, gap::S], Some(look));
        let button =
            hint(palette, button, say!(shared.words, "player-orders-hint", name = game.name(seat)));
        // What lies face up everybody may look at (R-KO-5).
        let done =
            note(say!(shared.words, "player-fulfilled", count = hand.fulfilled.len()), palette);
        let open = hand.face_up().next().map(|_| shows(dialog::Kind::FaceUp));
        let done = pressable(palette, Weight::Quiet, done, [2.0, gap::XS], open);
        let done =
            hint(palette, done, say!(shared.words, "player-face-up-hint", name = game.name(seat)));
        Some(row![self.lit(Light::Orders(seat), shared, button), done].align_y(Center).into())
    }
}

/// The sign of a player's phone.
fn phone(seat: Seat, shared: &Shared) -> Option<Element<'_, Message>> {
    phones::beside_name(seat, shared, |message| Message::Ask(Request::Phones(message)))
}

fn followers<'a>(shared: &'a Shared, game: &'a Game, seat: Seat) -> Element<'a, Message> {
    let palette = shared.palette();
    let left = game.supply(seat).count(Figure::Follower);
    let all = game.setup().at_start(Figure::Follower);
    let colour = game.setup().players.get(seat.index()).map(|player| livery(player.colour));
    let fill = colour.map_or(palette.ink, |livery| livery.on(palette.raised));
    let pawns = (0..all).map(|index| {
        let color = if index < left { fill } else { palette.line };
        emblem(Emblem::Follower, color, 13.0)
    });
    let row = row![Row::with_children(pawns), plain(left.to_string()).size(size::NOTE)];
    hint(
        palette,
        row.spacing(gap::XS).align_y(Center),
        say!(shared.words, "player-followers-hint", count = left),
    )
}

/// What the expansions have given a player: the other figures, pale while they are on the board,
/// goods, pieces, the abbey, prisoners. Nothing with the base game.
fn belongings<'a>(shared: &'a Shared, game: &'a Game, seat: Seat) -> Option<Element<'a, Message>> {
    let palette = shared.palette();
    let words = &shared.words;
    let mut things: Vec<Element<'a, Message>> = Vec::new();
    let player = game.setup().players.get(seat.index())?;
    let specials = Figure::ALL.into_iter().filter(|figure| *figure != Figure::Follower);
    for figure in specials.filter(|figure| game.setup().at_start(*figure) > 0) {
        let is_home = game.supply(seat).count(figure) > 0;
        let piece = crate::widget::figure::piece(figure, livery(player.colour), is_home, 20.0);
        let name = words.figure(figure);
        let state = if is_home { "player-figure-home" } else { "player-figure-out" };
        things.push(hint(palette, piece, words.say(state, &[("figure", name.into())])));
    }
    if let Some(goods) = game.goods() {
        for good in Good::ALL.into_iter().filter(|good| goods.of(seat)[*good] > 0) {
            things.push(
                note(
                    say!(words, "goods-of", count = goods.of(seat)[good], good = words.good(good)),
                    palette,
                )
                .into(),
            );
        }
    }
    if let Some(towers) = game.towers() {
        things
            .push(note(say!(words, "player-pieces", count = towers.pieces(seat)), palette).into());
        for prisoner in towers.prisoners().iter().filter(|prisoner| prisoner.captor == seat) {
            let figure =
                words.figure_of(Occupant { seat: prisoner.owner, figure: prisoner.figure }, game);
            things.push(note(say!(words, "player-prisoner", figure = figure), palette).into());
        }
    }
    if game.has_abbey(seat) {
        things.push(note(say!(words, "turn-abbey"), palette).into());
    }
    (!things.is_empty()).then(|| {
        Row::with_children(things)
            .spacing(gap::S)
            .align_y(Center)
            .wrap()
            .vertical_spacing(2.0)
            .into()
    })
}

/// The titles that a player holds.
fn badges<'a>(shared: &'a Shared, game: &'a Game, seat: Seat) -> Option<Element<'a, Message>> {
    let palette = shared.palette();
    let titles = game.titles()?;
    let badge = |title| {
        let held = titles.holding(title).holder == Some(seat);
        held.then(|| {
            row![
                emblem(of_title(title).0, palette.gold, 18.0),
                note(shared.words.title(title), palette)
            ]
            .spacing(gap::XS)
            .align_y(Center)
        })
    };
    let (king, robber) = (badge(Title::King), badge(Title::Robber));
    (king.is_some() || robber.is_some()).then(|| row![king, robber].spacing(gap::M).into())
}

/// Who holds a title, and the size to beat.
fn title_line<'a>(
    shared: &'a Shared,
    game: &'a Game,
    title: Title,
    holding: &Holding,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let (symbol, beat) = of_title(title);
    let line = match holding.holder {
        Some(seat) => column![
            strong(say!(words, "title-holder", title = words.title(title), name = game.name(seat))),
            note(words.say(beat, &[("size", holding.least_that_takes().into())]), palette),
        ],
        None => column![
            strong(words.title(title)),
            note(
                say!(
                    words,
                    match title {
                        Title::King => "title-king-first",
                        Title::Robber => "title-robber-first",
                    }
                ),
                palette
            ),
        ],
    };
    row![emblem(symbol, palette.gold, 26.0), line].spacing(gap::S).align_y(Center).into()
}
