//! The belongings of a player: followers and other figures, goods, tower pieces, the abbey,
//! prisoners, titles. Figures away from home are drawn hollow.

use iced::Center;
use iced::widget::{row, text};

use crate::table::message::Message;
use crate::table::told::told_of;
use kit::parts::of_title;
use kit::prelude::*;
use kit::ui::Ui;
use rules::expansion::king_robber::Titles;
use rules::feature::Occupant;
use rules::game::sets;
use rules::player::Figure;
use rules::setup::Recording;
use rules::tile::Good;
use rules::title::Title;
use rules::{Game, Seat};
use widget::emblem::{Emblem, emblem};
use widget::figure;
use widget::palette::{Livery, livery};

/// The size of symbols, in logical pixels.
const SYMBOL: f32 = 17.0;

/// Whether anything but the orders is recorded.
pub fn has_board_or_pad(game: &Game) -> bool {
    game.recording() != Recording::Deck
}

/// The holders of the titles, where they are recorded.
pub fn titles_of(game: &Game) -> Option<&Titles> {
    game.titles().filter(|_| has_board_or_pad(game))
}

/// The followers, each as a figure, or their number beside one.
pub fn followers<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat, each: bool) -> Element<'a, Message> {
    let left = game.supply(seat).count(Figure::Follower);
    let all = if each { game.setup().at_start(Figure::Follower) } else { 1 };
    let colour = game.setup().players.get(seat.index()).map(|player| livery(player.colour));
    let fill = colour.map_or(ui.palette.ink, |livery| livery.on(ui.palette.raised));
    let pawns = (0..all).map(|index| {
        if index < left {
            emblem(Emblem::Follower, fill, 14.0)
        } else {
            emblem(Emblem::Absent, ui.palette.faint, 14.0)
        }
    });
    let row = row![Row::with_children(pawns), plain(left.to_string()).size(size::NOTE)];
    told_of(row.spacing(gap::XS).align_y(Center), say!(ui, "player-followers-hint", count = left))
}

/// Whether a game has such figures and knows where they are.
pub fn is_known(figure: Figure, game: &Game) -> bool {
    let moves = game.recording() == Recording::Board || figure.is_on_scorepad();
    moves && game.setup().at_start(figure) > 0
}

/// The figures beside the followers, those on the board hollow.
pub fn figures<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat, side: f32) -> Vec<Element<'a, Message>> {
    let Some(player) = game.setup().players.get(seat.index()) else { return Vec::new() };
    // Wood in the colour of the ground would look hollow: it swaps colours with its outline.
    let wood = livery(player.colour);
    let wood = match wood.on(ui.palette.raised) {
        seen if seen == wood.fill => wood,
        seen => Livery { fill: seen, outline: wood.fill, ..wood },
    };
    let specials = Figure::ALL.into_iter().filter(|figure| *figure != Figure::Follower);
    let known = specials.filter(|figure| is_known(*figure, game));
    let pieces = known.filter(|_| has_board_or_pad(game)).map(|figure| {
        let is_home = game.supply(seat).count(figure) > 0;
        let absent = (!is_home).then_some(ui.palette.faint);
        let piece = figure::piece(figure, wood, absent, side);
        let state = if is_home { "player-figure-home" } else { "player-figure-out" };
        told_of(piece, ui.say(state, &[("figure", ui.words.figure(figure).into())]))
    });
    pieces.collect()
}

/// Goods, tower pieces, the abbey and prisoners: symbols with their numbers.
pub fn things<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat) -> Vec<Element<'a, Message>> {
    let mut things: Vec<Element<'a, Message>> = Vec::new();
    if !has_board_or_pad(game) {
        return things;
    }
    let counted = |symbol, count: String, about: String| {
        let count = text(count).size(size::NOTE).color(ui.palette.ink);
        let line = row![emblem(symbol, ui.palette.faint, SYMBOL), count].spacing(2).align_y(Center);
        told_of(line, about)
    };
    if let Some(goods) = game.goods() {
        for good in Good::ALL {
            let count = goods.held(seat)[good];
            if count > 0 {
                let about = say!(ui, "goods-of", count = count, good = ui.words.good(good));
                things.push(counted(of_good(good), count.to_string(), about));
            }
        }
    }
    for token in game.tokens(seat).filter(|token| token.is_there()) {
        let count = token.count().to_string();
        things.push(counted(Emblem::Piece(token), count, ui.words.tokens(token)));
    }
    if let Some(towers) = game.towers() {
        let pieces = towers.pieces(seat);
        let about = say!(ui, "player-pieces", count = pieces);
        things.push(counted(Emblem::Tower, pieces.to_string(), about));
    }
    if sets::abbey::is_left(game, seat) {
        let symbol = emblem(Emblem::Abbey, ui.palette.faint, SYMBOL);
        things.push(told_of(symbol, say!(ui, "turn-abbey")));
    }
    let prisoners = game.towers().map(|towers| towers.prisoners()).unwrap_or_default();
    for prisoner in prisoners.iter().filter(|prisoner| prisoner.captor == seat) {
        let figure =
            ui.words.figure_of(Occupant { seat: prisoner.owner, figure: prisoner.figure }, game);
        let about = say!(ui, "player-prisoner", figure = figure);
        let held = row![
            emblem(Emblem::Chain, ui.palette.faint, SYMBOL),
            token(game, prisoner.owner, SYMBOL + 1.0)
        ];
        things.push(told_of(held.spacing(1).align_y(Center), about));
    }
    things
}

const fn of_good(good: Good) -> Emblem {
    match good {
        Good::Wine => Emblem::Barrel,
        Good::Grain => Emblem::Wheat,
        Good::Cloth => Emblem::Cloth,
    }
}

/// The titles that a player holds, with their names or as symbols alone.
pub fn badges<'a>(ui: Ui<'a>, game: &'a Game, seat: Seat, named: bool) -> Option<Row<'a, Message>> {
    let titles = titles_of(game)?;
    let badge = |title| -> Option<Element<'a, Message>> {
        let name = ui.words.title(title);
        (titles.holding(title).holder == Some(seat)).then(|| {
            let symbol = emblem(of_title(title), ui.palette.gold, 18.0);
            if named {
                row![symbol, ui.note(name)].spacing(gap::XS).align_y(Center).into()
            } else {
                told_of(symbol, name)
            }
        })
    };
    let (king, robber) = (badge(Title::King), badge(Title::Robber));
    let apart = if named { gap::M } else { 2.0 };
    (king.is_some() || robber.is_some()).then(|| row![king, robber].spacing(apart))
}

/// Things in a row, and in further rows if they are many.
pub fn wrapped<'a>(things: Vec<Element<'a, Message>>) -> Option<Element<'a, Message>> {
    (!things.is_empty()).then(|| {
        Row::with_children(things)
            .spacing(gap::S)
            .align_y(Center)
            .wrap()
            .vertical_spacing(2.0)
            .into()
    })
}
