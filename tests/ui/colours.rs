//! Colours as people see them who lack one kind of cones, in every look.

use iced::Color;
use kit::theme::palette;
use rules::player::Colour;
use storage::settings::Look;
use widget::palette::{Palette, contrast, livery};
use widget::tile::Ground;

/// The view of an eye on linear red, green and blue. Severity 1.0 in the tables of G. M. Machado,
/// M. M. Oliveira and L. A. F. Fernandes, “A Physiologically-based Model for Simulation of Color
/// Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("common vision", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// The least distance in CIE Lab (1976) of two player colours: six times what is just seen (2.3).
const APART: f32 = 14.0;
/// The least difference in lightness, of 100, between what is lit and what it lies on.
const LIGHTER: f32 = 10.0;

/// CIE Lab under daylight (D65) of a colour as an eye sees it.
fn seen(colour: Color, eye: &[[f32; 3]; 3]) -> [f32; 3] {
    let [red, green, blue, _] = colour.into_linear();
    let [red, green, blue] =
        eye.map(|row| (row[0] * red + row[1] * green + row[2] * blue).clamp(0.0, 1.0));
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue;
    let z = (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883;
    let root =
        |t: f32| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
    let [x, y, z] = [x, y, z].map(root);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn lightness(colour: Color, eye: &[[f32; 3]; 3]) -> f32 {
    seen(colour, eye)[0]
}

/// A colour over another, as the renderer mixes them.
fn over(top: Color, below: Color) -> Color {
    let mix = |top_part: f32, part: f32| top_part * top.a + part * (1.0 - top.a);
    Color::from_rgb(mix(top.r, below.r), mix(top.g, below.g), mix(top.b, below.b))
}

fn looks() -> [(Look, &'static Palette); 3] {
    [Look::Light, Look::Dark, Look::Contrast].map(|look| (look, palette(look)))
}

/// The numbers of the known colours, from any table of sRGB in Lab: white, black, and red 53.2,
/// 80.1, 67.2.
#[test]
fn lab_is_measured_right() {
    let (_, common) = &EYES[0];
    let near =
        |one: [f32; 3], other: [f32; 3]| one.iter().zip(other).all(|(a, b)| (a - b).abs() < 0.1);
    assert!(near(seen(Color::WHITE, common), [100.0, 0.0, 0.0]));
    assert!(near(seen(Color::BLACK, common), [0.0, 0.0, 0.0]));
    assert!(near(seen(Color::from_rgb(1.0, 0.0, 0.0), common), [53.2, 80.1, 67.2]));
    // Grey has no hue to lose.
    for (eye, matrix) in &EYES {
        let [_, a, b] = seen(Color::from_rgb(0.5, 0.5, 0.5), matrix);
        assert!(a.abs() < 0.5 && b.abs() < 0.5, "{eye}");
    }
}

/// The wood is the same in every look.
#[test]
fn any_two_player_colours_are_told_apart_by_every_eye() {
    for (eye, matrix) in &EYES {
        for (index, one) in Colour::ALL.into_iter().enumerate() {
            for other in &Colour::ALL[index + 1..] {
                let (a, b) = (seen(livery(one).fill, matrix), seen(livery(*other).fill, matrix));
                let distance = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f32>().sqrt();
                assert!(distance >= APART, "{eye}: {one:?} and {other:?} are {distance} apart");
            }
        }
    }
}

#[test]
fn every_player_colour_has_a_shape_of_its_own() {
    for (index, one) in Colour::ALL.into_iter().enumerate() {
        for other in &Colour::ALL[index + 1..] {
            assert_ne!(livery(one).shape, livery(*other).shape, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn letters_are_read_on_every_player_colour() {
    for colour in Colour::ALL {
        let livery = livery(colour);
        let contrast = contrast(livery.on_fill, livery.fill);
        assert!(contrast >= 4.5, "{colour:?}: {contrast}");
    }
}

/// Wood stands on tiles and beside them: it or its outline is lighter or darker than any of them.
#[test]
fn every_figure_stands_out_by_its_lightness() {
    for (look, palette) in looks() {
        let grounds = Ground::from_palette(palette)
            .surfaces()
            .into_iter()
            .chain([palette.table, palette.paper]);
        for (ground, colour) in
            grounds.flat_map(|ground| Colour::ALL.map(|colour| (ground, colour)))
        {
            for (eye, matrix) in &EYES {
                let under = lightness(ground, matrix);
                let livery = livery(colour);
                let differs = [livery.fill, livery.outline]
                    .map(|wood| (lightness(wood, matrix) - under).abs());
                let most = differs[0].max(differs[1]);
                assert!(
                    most >= LIGHTER,
                    "{look:?}, {eye}: {colour:?} on {ground:?} differs by {most}"
                );
            }
        }
    }
}

#[test]
fn what_the_board_lights_up_differs_in_lightness() {
    for (look, palette) in looks() {
        for (eye, matrix) in &EYES {
            let check = |what: &str, mark: Color, ground: Color| {
                let by = (lightness(over(mark, ground), matrix) - lightness(ground, matrix)).abs();
                assert!(by >= LIGHTER, "{look:?}, {eye}: {what} on {ground:?} differs by {by}");
            };
            for ground in Ground::from_palette(palette).surfaces() {
                check("a segment that may be claimed", palette.glow, ground);
                check("a feature that was asked for", palette.lit, ground);
            }
            check("the edge of a place where the tile fits", palette.gold, palette.table);
            check("the edge of the chosen place", palette.royal, palette.table);
            check("the edge of a refusal", palette.danger, palette.table);
            check("a refusal", palette.ink, palette.raised);
            check("the number of a place", palette.on_royal, palette.royal);
        }
    }
}
