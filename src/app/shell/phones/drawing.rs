//! The window's pictures for the phones: its tiles, figures and signs, as PNG files.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use iced::widget::canvas::{Path, Stroke};
use iced::{Point, Size};

use art::piece::{self, Drawn, Look, look};
use art::standing::Sites;
use art::{Pt, pt};
use kit::picture;
use phone::Drawing;
use phone::sign::{SIGNS, parts};
use rules::geometry::Rotation;
use rules::piece::Neutral;
use rules::player::{Figure, MAX_PLAYERS};
use rules::set::{MESSAGES, ROBBERS};
use rules::tile::{Id, Segment, Tile};
use rules::{Game, Seat};
use widget::Frame;
use widget::board::pieces;
use widget::card::{self, Print, example::Example};
use widget::emblem::{self, Emblem};
use widget::figure::{letters, paint_figure, paint_token};
use widget::offscreen::Offscreen;
use widget::palette::{Livery, Palette, livery};
use widget::tile::{Art, Arts, Ground};

/// The side of a picture of a tile, in pixels.
const TILE: u32 = 192;
/// The side of a picture of wood.
const WOOD: u32 = 128;
/// The size of the example of a card.
const CARD: Size<u32> = Size::new(360, 252);

/// The pictures that are drawn for the phones as for the table, in the light colours, whatever the
/// look of the window: cards and tiles are paper.
#[derive(Debug, Default)]
pub struct Pictures {
    known: Mutex<HashMap<Id, Arc<Art>>>,
}

impl Pictures {
    fn art(&self, tile: &Tile) -> Arc<Art> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let art = known.entry(tile.id.clone()).or_insert_with(|| Arc::new(Art::from_tile(tile)));
        Arc::clone(art)
    }

    fn tile(&self, id: &str, quarters: &str, game: &Game) -> Option<Vec<u8>> {
        let abbey = Tile::abbey();
        let tile =
            game.catalogue().tile(id).or_else(|| (abbey.id.as_str() == id).then_some(&abbey));
        let rotation = *Rotation::ALL.get(usize::from(number(quarters)?))?;
        let art = self.art(tile?);
        paint(Size::new(TILE, TILE), |frame| {
            art.paint(frame, Point::ORIGIN, TILE as f32, rotation, &Ground::DAY);
        })
    }
}

impl Drawing for Pictures {
    fn picture(&self, name: &str, game: &Game) -> Option<Vec<u8>> {
        let mut parts = name.split('/');
        let parts = (parts.next()?, parts.next()?, parts.next(), parts.next());
        // One picture has one name: one with several would be kept several times.
        let parts = match parts {
            (kind, of, more, None) => (kind, of, more),
            _ => return None,
        };
        match parts {
            ("tile", id, Some(quarters)) => self.tile(id, quarters, game),
            ("figure", figure, Some(seat)) => figure_at(figure, seat, game),
            ("token", seat, None) => token(seat, game),
            ("card", id, None) => example(id, game),
            ("mark", set, None) if game.catalogue().cards().iter().any(|card| card.set == set) => {
                let (edge, mark) = card::livery(set);
                square(|frame| emblem::paint(frame, frame.center(), WOOD as f32, mark, edge))
            }
            ("piece", piece, None) => piece_of(piece, game),
            ("emblem", sign, None) => sign_of(number(sign)?),
            _ => None,
        }
    }
}

/// The present colours and letter of a player's wood: guests come, and people change their colours.
fn wood(seat: &str, game: &Game) -> Option<(Livery, char)> {
    let seat = Seat::all(MAX_PLAYERS).nth(usize::from(number(seat)?))?;
    let players = &game.setup().players;
    let player = players.get(seat.index())?;
    Some((livery(player.colour), letters(players)[seat]))
}

fn figure_at(figure: &str, seat: &str, game: &Game) -> Option<Vec<u8>> {
    let figure = figure_of(figure)?;
    let wood = wood(seat, game)?;
    square(|frame| paint_figure(frame, frame.center(), height(figure), figure, wood, false))
}

fn token(seat: &str, game: &Game) -> Option<Vec<u8>> {
    let (livery, letter) = wood(seat, game)?;
    square(|frame| paint_token(frame, frame.center(), WOOD as f32 * 0.48, livery, letter))
}

fn example(id: &str, game: &Game) -> Option<Vec<u8>> {
    let card = game.catalogue().card(id)?;
    let arts = Arts::default();
    let palette = &Palette::LIGHT;
    let print = Print { catalogue: game.catalogue(), arts: &arts, palette };
    let example = Example::new(card, print);
    paint(CARD, |frame| example.draw(frame))
}

impl Sites for Pictures {
    fn spot(&self, tile: &Tile, segment: Segment, rotation: Rotation) -> Pt {
        let at = self.art(tile).spot(segment, rotation);
        pt(at.x, at.y)
    }

    fn tower_site(&self, tile: &Tile, rotation: Rotation) -> Option<Pt> {
        self.art(tile).tower_site(rotation).map(|at| pt(at.x, at.y))
    }
}

/// The colours of the sign by which a phone and the window know each other.
pub fn sign(number: u8) -> Livery {
    let (shape, colour) = parts(number);
    Livery { shape, ..livery(colour) }
}

fn sign_of(number: u8) -> Option<Vec<u8>> {
    let livery = (number < SIGNS).then(|| sign(number))?;
    square(|frame| paint_token(frame, frame.center(), WOOD as f32 * 0.48, livery, ' '))
}

fn piece_of(name: &str, game: &Game) -> Option<Vec<u8>> {
    let side = WOOD as f32;
    let palette = &Palette::LIGHT;
    if let Some(height) = name.strip_prefix("tower-") {
        let height = number(height)?;
        return square(|frame| {
            let foot = Point::new(side * 0.5, side * 1.024);
            pieces::paint_tower(frame, foot, side * 1.6, height, palette);
        });
    }
    let drawn = piece::all(game.setup()).find(|(known, _)| known == name).map(|(_, drawn)| drawn);
    if let Some(drawn) = drawn.or_else(|| beside_track(name, game)) {
        return square(|frame| {
            pieces::paint_drawn(frame, frame.center(), side * 0.56, &drawn, palette);
        });
    }
    match name {
        "dragon" => square(|frame| {
            pieces::paint_dragon(frame, frame.center(), side * 0.62, palette);
        }),
        "fairy" => square(|frame| {
            pieces::paint_fairy(frame, frame.center(), side * 0.8, palette);
        }),
        "count" => square(|frame| {
            let disc = Path::circle(frame.center(), side * 0.44);
            frame.fill(&disc, palette.royal);
            frame.stroke(&disc, Stroke::default().with_color(palette.gold).with_width(side * 0.06));
            emblem::paint(frame, frame.center(), side * 0.58, Emblem::Crown, palette.gold);
        }),
        _ => None,
    }
}

/// A bandit or a messenger, of whatever space or points: pieces of the score track that answers
/// show (R-RBS-1, R-MSG-1).
fn beside_track(name: &str, game: &Game) -> Option<Drawn> {
    let bandit = (name == "bandit-home").then_some(Neutral::Bandit(None));
    let bandit = bandit.or_else(|| {
        let space = name.strip_prefix("bandit-").and_then(number)?;
        Some(Neutral::Bandit(Some(space)))
    });
    let bandit = bandit.filter(|_| game.setup().has(ROBBERS));
    let messenger = name.strip_prefix("messenger-").and_then(number).map(Neutral::Messenger);
    let messenger = messenger.filter(|_| game.setup().has(MESSAGES));
    match look(bandit.or(messenger)?) {
        Look::Drawn(drawn) => Some(drawn),
        Look::Count | Look::Dragon | Look::Fairy | Look::Tower(_) => None,
    }
}

/// The height of a figure in its picture, so that the largest fits.
fn height(figure: Figure) -> f32 {
    let share = if figure == Figure::BigFollower { 0.62 } else { 0.72 };
    WOOD as f32 * share
}

fn figure_of(name: &str) -> Option<Figure> {
    serde_json::from_value(name.into()).ok()
}

/// A number as written; one with a leading nought is none.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn square(draw: impl FnOnce(&mut Frame)) -> Option<Vec<u8>> {
    paint(Size::new(WOOD, WOOD), draw)
}

/// A drawing as a PNG file.
fn paint(size: Size<u32>, draw: impl FnOnce(&mut Frame)) -> Option<Vec<u8>> {
    let pixels = Offscreen::default().pixels(size, draw);
    picture::encode(&pixels, size, |_, _| true).ok()
}
