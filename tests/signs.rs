//! The drawings in `resources/signs`: all of them are used, none says what the app does not read.

#[allow(dead_code, reason = "what the build script needs of it")]
#[path = "../src/art/svg.rs"]
mod svg;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use art::tile::Ink;
use support::code::{sources, tokens};
use svg::{KINDS, Kind, Part, read};

/// The inks as the build script knows them.
fn inks() -> Vec<(u32, String)> {
    let hex = |[red, green, blue]: [u8; 3]| u32::from_be_bytes([0, red, green, blue]);
    Ink::ALL.map(|ink| (hex(ink.by_day().rgb), format!("{ink:?}"))).into()
}

/// The files of a folder.
fn files(kind: &Kind) -> Vec<PathBuf> {
    let folder = support::root().join("resources/signs").join(kind.folder);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

/// The words of the code in a module and those inside it.
fn words(module: &str) -> BTreeSet<String> {
    let sources = sources().into_iter().filter(|source| source.name.starts_with(module));
    sources.flat_map(|source| tokens(&source.text)).map(|token| token.code()).collect()
}

/// The folder of that name.
fn kind(folder: &str) -> &'static Kind {
    KINDS.iter().find(|kind| kind.folder == folder).unwrap()
}

/// A drawing of a folder with these elements.
fn drawing(folder: &str, elements: &str) -> Result<Vec<Part>, String> {
    let view = kind(folder).view;
    let head = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view}\">");
    read(&format!("{head}\n{elements}\n</svg>"), kind(folder), &inks())
}

/// The fault of a drawing with these elements.
fn fault(folder: &str, elements: &str) -> String {
    drawing(folder, elements).expect_err(elements)
}

#[test]
fn every_sign_keeps_to_its_inks_and_within_its_box() {
    for kind in &KINDS {
        for file in files(kind) {
            let text = fs::read_to_string(&file).unwrap();
            if let Err(fault) = read(&text, kind, &inks()) {
                panic!("{}: {fault}", file.display());
            }
        }
    }
}

/// That each sign that is asked for is there, the compiler says.
#[test]
fn every_file_is_a_sign_that_the_app_draws() {
    let mut folders: Vec<String> = Vec::new();
    for entry in fs::read_dir(support::root().join("resources/signs")).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_dir() {
            folders.push(entry.file_name().into_string().unwrap());
        }
    }
    folders.sort();
    assert_eq!(folders, KINDS.each_ref().map(|kind| kind.folder), "folders that are read");
    for kind in &KINDS {
        let words = words(&format!("art/{}", kind.folder));
        for file in files(kind) {
            assert_eq!(file.extension().unwrap(), "svg", "{}", file.display());
            let name = file.file_stem().unwrap().to_str().unwrap().to_uppercase().replace('-', "_");
            assert!(words.contains(&name), "nothing draws {}", file.display());
        }
    }
}

#[test]
fn the_palette_has_the_inks_by_day() {
    let palette = support::root().join("resources/signs/inks.gpl");
    let mut wanted = String::from("GIMP Palette\nName: King's Order\n#\n");
    for ink in Ink::ALL {
        let [red, green, blue] = ink.by_day().rgb;
        wanted.push_str(&format!("{red:3} {green:3} {blue:3}\t{ink:?}\n"));
    }
    assert_eq!(fs::read_to_string(palette).unwrap(), wanted);
}

/// A drawing tells its inks apart by their colours.
#[test]
fn no_two_inks_have_one_colour_by_day() {
    let inks = inks();
    for (index, (colour, ink)) in inks.iter().enumerate() {
        let other = inks[..index].iter().find(|(other, _)| other == colour);
        assert!(other.is_none(), "{ink} is {other:?}");
    }
}

#[test]
fn a_drawing_that_is_not_read_says_which_element_and_what_is_allowed() {
    let text = fault("emblem", "<text>A</text>");
    assert!(text.contains("line 2, <text>") && text.contains("g, path, circle"), "{text}");
    let text = fault("figure", "<circle r=\"9\" transform=\"scale(2)\"/>");
    assert!(text.contains("<circle>") && text.contains("allowed are id, cx, cy, r"), "{text}");
    let text = fault("figure", "<circle r=\"9\" fill=\"#ff0000\"/>");
    assert!(text.contains("#ff0000 is no ink"), "{text}");
    let text = fault("tile", "<g id=\"body\"><circle r=\"9\" fill=\"#123456\"/></g>");
    assert!(text.contains("#123456 is no ink") && text.contains("inks.gpl"), "{text}");
    let text = fault("tile", "<circle r=\"9\" fill=\"#fffaf0\"/>");
    assert!(text.contains("in no layer") && text.contains("outline, body"), "{text}");
    let text = fault("emblem", "<path d=\"M1,1 L9,9\" fill=\"none\" stroke=\"black\"/>");
    assert!(text.contains("stroke-linecap"), "{text}");
    let text = fault("emblem", "<circle r=\"9\" stroke=\"black\"/>");
    assert!(text.contains("a fill or a stroke, not both"), "{text}");
    let text = fault("emblem", "<path d=\"M1,1 K\"/>");
    assert!(text.contains("its d cannot be read"), "{text}");
    assert!(fault("emblem", "").contains("nothing is drawn"));
    let text = read("<svg viewBox=\"0 0 9 9\"/>", kind("emblem"), &inks()).unwrap_err();
    assert!(text.contains("0 0 24 24, not 0 0 9 9"), "{text}");
}

#[test]
fn a_drawing_that_reaches_out_of_its_box_is_refused() {
    let inside = "<circle cx=\"12\" cy=\"12\" r=\"12\"/>";
    assert!(drawing("emblem", inside).is_ok());
    let text = fault("emblem", "<circle cx=\"13\" cy=\"12\" r=\"12\"/>");
    assert!(text.contains("from 1.0 0.0 to 25.0 24.0"), "{text}");
    // A line is as wide as its stroke.
    let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let line = format!(
        "<path d=\"M1,1 L23.5,1\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\" {round}/>"
    );
    assert!(fault("emblem", &line).contains("reaches out"), "{line}");
}

/// The app paints a layer ink by ink; a file in which it would look otherwise is refused.
#[test]
fn a_drawing_looks_in_the_app_as_in_its_file() {
    let [white, line] = ["#fffaf0", "#57422f"];
    let two = |lower: &str, upper: &str, aside: u8| {
        let lower = format!("<circle r=\"9\" fill=\"{lower}\"/>");
        let upper = format!("<circle cx=\"{aside}\" r=\"5\" fill=\"{upper}\"/>");
        drawing("tile", &format!("<g id=\"body\">{lower}{upper}</g>"))
    };
    assert!(two(line, white, 0).is_ok());
    assert!(two(white, line, 50).is_ok(), "apart from each other the order is nothing");
    let text = two(white, line, 0).unwrap_err();
    assert!(text.contains("White is painted over Line"), "{text}");
    let layers = "<g id=\"trim\"><circle r=\"9\" fill=\"#57422f\"/></g>\
                  <g id=\"body\"><circle r=\"9\" fill=\"#57422f\"/></g>";
    assert!(fault("tile", layers).contains("the layers stand in this order"));
}

#[test]
fn what_a_drawing_program_notes_for_itself_is_passed_over() {
    let noted = "<title>A dot</title><metadata/><defs id=\"defs1\"/>\
                 <own:view xmlns:own=\"https://example.org/own\" zoom=\"2\"/>\
                 <circle style=\"fill:#000000\" cx=\"12\" cy=\"12\" r=\"2\"/>";
    assert_eq!(drawing("emblem", noted).unwrap().len(), 1);
}
