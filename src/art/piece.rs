//! Pieces that belong to nobody and are an outline in one colour with a number, for the window, the
//! phones and the page of an evening alike.

use super::path::Path;
use super::point::{Pt, pt};
use super::sign::piece as sign;
use rules::Setup;
use rules::expansion::sheep::FLOCK;
use rules::geometry::{Position, Side};
use rules::piece::{Magician, Neutral};
use rules::set::{FERRIES, GOLD_MINES, HILLS_SHEEP, MAGE_WITCH};

/// The look of a piece that is an outline, with or without a number.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawn {
    /// Around the origin and 1 high.
    pub outline: Path,
    /// Its height, in tiles.
    pub size: f32,
    /// Its place on a tile; of one that stands on a segment, beside the place of a figure there.
    pub at: Pt,
    /// The colour that fills it: red, green and blue.
    pub fill: u32,
    /// The number on it.
    pub number: Option<u8>,
}

/// The look of a piece that belongs to nobody.
#[derive(Debug, Clone, PartialEq)]
pub enum Look {
    /// A crown on a disc.
    Count,
    /// A dragon from the side.
    Dragon,
    /// A fairy.
    Fairy,
    /// A tower of so many pieces.
    Tower(u8),
    /// An outline with a number.
    Drawn(Drawn),
}

/// The look of a piece.
pub fn look(piece: Neutral) -> Look {
    match piece {
        Neutral::Bandit(_) => Look::Drawn(Drawn {
            outline: sign::BANDIT,
            size: 0.24,
            at: pt(0.5, 0.5),
            fill: 0x7a_4a_24,
            number: None,
        }),
        Neutral::Messenger(_) => Look::Drawn(Drawn {
            outline: sign::MESSENGER,
            size: 0.2,
            at: pt(0.5, 0.5),
            fill: 0xf2_e6_c8,
            number: None,
        }),
        Neutral::Count => Look::Count,
        Neutral::Dragon => Look::Dragon,
        Neutral::Fairy => Look::Fairy,
        Neutral::Tower(height) => Look::Tower(height),
        Neutral::Ferry(sides) => Look::Drawn(Drawn {
            outline: Path::polygon(&raft(sides)),
            size: 0.3,
            at: pt(0.5, 0.5),
            fill: 0x8a_5a_2b,
            number: None,
        }),
        Neutral::Gold(number) => Look::Drawn(Drawn {
            outline: sign::GOLD,
            size: 0.2,
            at: pt(0.22, 0.2),
            fill: 0xe8_b9_2e,
            number: Some(number),
        }),
        Neutral::Sheep(number) => Look::Drawn(Drawn {
            outline: sign::SHEEP,
            size: 0.22,
            at: pt(-0.25, 0.14),
            fill: 0xfa_f6_ea,
            number: Some(number),
        }),
        Neutral::Wolf => Look::Drawn(Drawn {
            outline: sign::WOLF,
            size: 0.3,
            at: pt(0.5, 0.5),
            fill: 0x5a_5f_66,
            number: None,
        }),
        Neutral::Magician(magician) => Look::Drawn(Drawn {
            outline: sign::MAGICIAN,
            size: 0.36,
            at: pt(-0.13, -0.1),
            fill: match magician {
                Magician::Mage => 0xe0_7a_1e,
                Magician::Witch => 0x5b_3a_8c,
            },
            number: None,
        }),
    }
}

/// A raft between two sides of a tile.
fn raft(sides: [Side; 2]) -> Vec<(f32, f32)> {
    /// Half its width.
    const HALF: f32 = 0.17;
    let [one, other] = sides.map(|side| {
        let beside = Position::ORIGIN.towards(side);
        pt(beside.x as f32, beside.y as f32)
    });
    let corners = if sides[0].opposite() == sides[1] {
        let aside = one.right() * HALF;
        let (one, other) = (one * 0.5, other * 0.5);
        vec![one - aside, one + aside, other + aside, other - aside]
    } else {
        let bend = (one + other) * HALF;
        let (from, to) = (one * 0.5, other * 0.5);
        let (aside, beside) = (other * HALF, one * HALF);
        vec![from - aside, Pt::default() - bend, to - beside, to + beside, bend, from + aside]
    };
    corners.into_iter().map(|at| (at.x, at.y)).collect()
}

/// All pieces with an outline that can stand on a board with this setup, each with its name.
pub fn all(setup: &Setup) -> impl Iterator<Item = (String, Drawn)> {
    let gold = (1..=16).filter(|_| setup.has(GOLD_MINES)).map(Neutral::Gold);
    let magicians = Magician::ALL.into_iter().filter(|_| setup.has(MAGE_WITCH));
    let shores = Side::ALL.into_iter().flat_map(|one| Side::ALL.map(|other| [one, other]));
    let shores = shores.filter(|[one, other]| one < other && setup.has(FERRIES));
    let flocks = (1..=FLOCK).map(Neutral::Sheep).chain([Neutral::Wolf]);
    let flocks = flocks.filter(|_| setup.has(HILLS_SHEEP));
    let pieces = gold.chain(flocks).chain(magicians.map(Neutral::Magician));
    let pieces = pieces.chain(shores.map(Neutral::Ferry));
    pieces.filter_map(|piece| match look(piece) {
        Look::Drawn(drawn) => Some((piece.to_string(), drawn)),
        Look::Count | Look::Dragon | Look::Fairy | Look::Tower(_) => None,
    })
}

/// A dragon seen from the side, from wing to wing somewhat wider than 1: wing, neck and a tail.
pub const fn dragon() -> Path {
    sign::DRAGON
}

/// A fairy, 1 high: her wings, and between them a slender figure.
pub const fn fairy() -> [Path; 2] {
    [sign::FAIRY_WINGS, sign::FAIRY]
}
