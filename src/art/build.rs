//! Writes the signs in `resources/signs` as constants, so that nothing of them is read while the
//! program runs: a module for each folder, a constant for each drawing.

// Of the colours it needs only the names, and those by day.
#[allow(dead_code, reason = "what the app needs of it")]
#[path = "tile/ink.rs"]
mod ink;
mod svg;
#[allow(dead_code, reason = "what the app needs of it")]
mod tint;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use ink::Ink;
use kurbo::{BezPath, PathEl, Point, Shape as _};
use svg::{KINDS, Kind, LAYERS, Part, Shape, Way};
use tint::Tint;

/// The distance of straight pieces from the curve that they stand for on tiles, in units of the
/// drawing.
const COARSE: f64 = 0.3;

fn main() -> io::Result<()> {
    let signs = required("CARGO_MANIFEST_DIR")?.join("../../resources/signs");
    println!("cargo::rerun-if-changed={}", signs.display());
    let inks = Ink::ALL.map(|ink| (hex(ink.by_day()), format!("{ink:?}")));
    for kind in &KINDS {
        let mut code = String::new();
        for file in files(&signs.join(kind.folder))? {
            let text = fs::read_to_string(&file)?;
            let written = svg::read(&text, kind, &inks)
                .and_then(|parts| constant(&name(&file), kind, &parts, &inks));
            match written {
                Ok(constant) => code.push_str(&constant),
                Err(fault) => {
                    let file = file.file_name().unwrap_or_default().to_string_lossy();
                    println!("cargo::error=resources/signs/{}/{file}: {fault}", kind.folder);
                }
            }
        }
        fs::write(required("OUT_DIR")?.join(format!("{}.rs", kind.folder)), code)?;
    }
    Ok(())
}

/// A folder that cargo names.
fn required(variable: &str) -> io::Result<PathBuf> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| io::Error::other(variable.to_owned()))
}

/// The drawings of a folder, in order of name.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let files = fs::read_dir(folder)?.map(|file| file.map(|file| file.path()));
    let mut files = files.collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "svg"));
    files.sort();
    Ok(files)
}

/// The name of a drawing’s constant: `and-more.svg` is `AND_MORE`.
fn name(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().to_uppercase().replace('-', "_")
}

fn hex(Tint { rgb: [red, green, blue], .. }: Tint) -> u32 {
    u32::from_be_bytes([0, red, green, blue])
}

/// The constant of a drawing: parts in one colour, one outline, or pieces in layers and inks.
fn constant(
    name: &str,
    kind: &Kind,
    parts: &[Part],
    inks: &[(u32, String)],
) -> Result<String, String> {
    if kind.is_layered {
        let pieces = parts.iter().map(|part| piece(part, kind, inks));
        let pieces = pieces.collect::<Result<Vec<_>, _>>()?.concat();
        return Ok(format!("pub(in crate::tile) const {name}: &[Piece] = &[\n{pieces}];\n"));
    }
    let parts = join(parts);
    let paths = parts
        .iter()
        .map(|(way, path)| (way, format!("Path::from_static(&[{}])", steps(path, kind))));
    if kind.folder == "emblem" {
        let count = parts.len();
        let rows: String =
            paths.map(|(way, path)| format!("    ({}, {path}),\n", way_of(*way))).collect();
        return Ok(format!("pub(crate) static {name}: [(Way, Path); {count}] = [\n{rows}];\n"));
    }
    match paths.collect::<Vec<_>>().as_slice() {
        [(Way::Fill, path)] => Ok(format!("pub(crate) const {name}: Path =\n    {path};\n")),
        _ => Err(format!("a drawing in {} is an outline: all is filled", kind.folder)),
    }
}

/// The parts as they are painted: what is filled and follows one another is one path, so that
/// nothing shows twice where a colour lets light through.
fn join(parts: &[Part]) -> Vec<(Way, BezPath)> {
    let mut joined: Vec<(Way, BezPath)> = Vec::new();
    for part in parts {
        let path = part.shape.path();
        match joined.last_mut() {
            Some((Way::Fill, whole)) if part.way == Way::Fill => {
                // Shapes that turn in opposite ways would cut holes into each other.
                let is_opposite = whole.area() * path.area() < 0.0;
                whole.extend(if is_opposite { path.reverse_subpaths() } else { path });
            }
            _ => joined.push((part.way, path)),
        }
    }
    joined
}

fn way_of(way: Way) -> String {
    match way {
        Way::Fill => "Way::Fill".to_owned(),
        Way::Hollow => "Way::Hollow".to_owned(),
        Way::Line(width) => format!("Way::Line({:?})", width as f32),
    }
}

/// The steps of a path as code.
fn steps(path: &BezPath, kind: &Kind) -> String {
    let point = |at: Point| {
        format!("Pt {{ x: {:?}, y: {:?} }}", (at.x / kind.unit) as f32, (at.y / kind.unit) as f32)
    };
    let mut code = String::new();
    for step in path.elements() {
        let _ = match *step {
            PathEl::MoveTo(to) => write!(code, "Step::Move({}), ", point(to)),
            PathEl::LineTo(to) => write!(code, "Step::Line({}), ", point(to)),
            PathEl::QuadTo(past, to) => {
                write!(code, "Step::Quad({}, {}), ", point(past), point(to))
            }
            PathEl::CurveTo(past, and, to) => {
                write!(code, "Step::Cubic({}, {}, {}), ", point(past), point(and), point(to))
            }
            PathEl::ClosePath => write!(code, "Step::Close, "),
        };
    }
    code
}

/// A piece of a sign on tiles, as code.
fn piece(part: &Part, kind: &Kind, inks: &[(u32, String)]) -> Result<String, String> {
    let at = |length: f64| format!("{:?}", (length / kind.unit) as f32);
    let shape = match &part.shape {
        Shape::Oval(numbers) => format!("Oval({})", numbers.map(at).join(", ")),
        Shape::Rectangle([x, y, width, height]) => {
            format!("Box({})", [*x, *y, x + width, y + height].map(at).join(", "))
        }
        Shape::Path(path) => {
            let mut corners: Vec<Point> = Vec::new();
            let mut outlines = 0;
            path.flatten(COARSE, |step| match step {
                PathEl::MoveTo(to) => {
                    outlines += 1;
                    corners.push(to);
                }
                PathEl::LineTo(to) => corners.push(to),
                PathEl::QuadTo(..) | PathEl::CurveTo(..) | PathEl::ClosePath => {}
            });
            if outlines != 1 {
                return Err("on tiles a path is one outline; draw more of them apart".to_owned());
            }
            let corner = |to: &Point| format!("({}, {})", at(to.x), at(to.y));
            format!("Poly(&[{}])", corners.iter().map(corner).collect::<Vec<_>>().join(", "))
        }
    };
    let (_, ink) = &inks[part.ink];
    Ok(format!("    (Layer::{}, Ink::{ink}, Shape::{shape}),\n", camel(LAYERS[part.layer])))
}

/// The name of a variant: `crest-top` is `CrestTop`.
fn camel(name: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    name.split('-').map(word).collect()
}
