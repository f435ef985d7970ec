//! Reads a sign: a drawing in `resources/signs`, in a small part of SVG. The build script is made
//! with it, and a test.

use kurbo::{BezPath, Rect, Shape as _};
use roxmltree::{Document, Node};

/// The content of a folder of signs.
pub struct Kind {
    /// The name of the folder.
    pub folder: &'static str,
    /// The `viewBox` of each drawing.
    pub view: &'static str,
    /// How many units of a drawing are 1 in the app.
    pub unit: f64,
    /// Whether shapes lie in layers and have inks of their own; otherwise they are black, and have
    /// whatever colour the place gives them.
    pub is_layered: bool,
}

/// The folders.
pub const KINDS: [Kind; 5] = [
    Kind { folder: "emblem", view: "0 0 24 24", unit: 1.0, is_layered: false },
    Kind { folder: "figure", view: "-80 -80 160 160", unit: 100.0, is_layered: false },
    Kind { folder: "piece", view: "-100 -100 200 200", unit: 100.0, is_layered: false },
    Kind { folder: "shape", view: "-120 -120 240 240", unit: 100.0, is_layered: false },
    Kind { folder: "tile", view: "-110 -110 220 220", unit: 100.0, is_layered: true },
];

/// The layers of a sign on tiles, the lowest first.
pub const LAYERS: [&str; 9] =
    ["deck", "deck-top", "foot", "outline", "body", "trim", "badge", "crest", "crest-top"];

/// The shapes, each with the attributes that say where it is.
const SHAPES: [(&str, &[&str]); 5] = [
    ("path", &["d"]),
    ("circle", &["cx", "cy", "r"]),
    ("ellipse", &["cx", "cy", "rx", "ry"]),
    ("rect", &["x", "y", "width", "height", "rx"]),
    ("polygon", &["points"]),
];

/// The attributes that say how a shape is painted, which may stand in `style` as well.
const PAINT: [&str; 6] =
    ["fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];

/// The distance of a curve's handles from its ends, for a quarter of a circle of radius 1.
const BEND: f64 = 0.552_284_75;

/// How a shape is painted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Way {
    /// Filled.
    Fill,
    /// Filled but for the parts within parts.
    Hollow,
    /// A line of that width with round ends.
    Line(f64),
}

/// A shape.
#[derive(Debug, Clone)]
pub enum Shape {
    /// Lines and curves.
    Path(BezPath),
    /// The middle, half the width and half the height.
    Oval([f64; 4]),
    /// Left, top, width and height.
    Rectangle([f64; 4]),
}

/// A shape with its layer, which counts only where there are layers, and its ink.
#[derive(Debug, Clone)]
pub struct Part {
    /// The index of its layer.
    pub layer: usize,
    /// The index of its ink.
    pub ink: usize,
    /// How it is painted.
    pub way: Way,
    /// The outline that is painted.
    pub shape: Shape,
}

impl Shape {
    /// The shape as lines and curves.
    pub fn path(&self) -> BezPath {
        match self {
            Self::Path(path) => path.clone(),
            Self::Oval([x, y, across, down]) => {
                let at = |east: f64, south: f64| (x + east * across, y + south * down);
                let mut path = BezPath::new();
                path.move_to(at(1.0, 0.0));
                path.curve_to(at(1.0, BEND), at(BEND, 1.0), at(0.0, 1.0));
                path.curve_to(at(-BEND, 1.0), at(-1.0, BEND), at(-1.0, 0.0));
                path.curve_to(at(-1.0, -BEND), at(-BEND, -1.0), at(0.0, -1.0));
                path.curve_to(at(BEND, -1.0), at(1.0, -BEND), at(1.0, 0.0));
                path.close_path();
                path
            }
            Self::Rectangle([x, y, width, height]) => {
                polygon(&[(*x, *y), (x + width, *y), (x + width, y + height), (*x, y + height)])
            }
        }
    }
}

impl Part {
    /// The room that it takes.
    fn bounds(&self) -> Rect {
        let aside = if let Way::Line(width) = self.way { width / 2.0 } else { 0.0 };
        self.shape.path().bounding_box().inflate(aside, aside)
    }
}

/// Reads a drawing; `inks` are the colours, in the order in which those of one layer are painted.
///
/// # Errors
///
/// A sentence for whoever draws: the line, the element, and what is allowed.
pub fn read(text: &str, kind: &Kind, inks: &[(u32, String)]) -> Result<Vec<Part>, String> {
    let document = Document::parse(text).map_err(|error| format!("it is no XML: {error}"))?;
    let root = document.root_element();
    let at = |node: Node<'_, '_>, fault: String| {
        let line = document.text_pos_at(node.range().start).row;
        format!("line {line}, <{}>: {fault}", node.tag_name().name())
    };
    let view = root.attribute("viewBox").unwrap_or("nothing");
    if root.tag_name().name() != "svg" || view != kind.view {
        let fault = format!("the viewBox of a drawing in {} is {}", kind.folder, kind.view);
        return Err(at(root, format!("{fault}, not {view}")));
    }
    let mut parts: Vec<Part> = Vec::new();
    for node in root.descendants().filter(Node::is_element) {
        // Notes of a drawing program for itself have a name space of their own.
        if node.tag_name().namespace() != root.tag_name().namespace() {
            continue;
        }
        let part = element(node, kind, inks).map_err(|fault| at(node, fault))?;
        if let Some(part) = part {
            within(&part, &parts, kind, inks).map_err(|fault| at(node, fault))?;
            parts.push(part);
        }
    }
    if parts.is_empty() { Err("nothing is drawn".to_owned()) } else { Ok(parts) }
}

/// The shape of an element; `None` if it has none.
fn element(
    node: Node<'_, '_>,
    kind: &Kind,
    inks: &[(u32, String)],
) -> Result<Option<Part>, String> {
    let name = node.tag_name().name();
    let own: &[&str] = match name {
        "title" | "desc" | "metadata" => return Ok(None),
        "svg" => &["viewBox", "width", "height", "version"],
        "g" => &[],
        "defs" if !node.has_children() => &[],
        _ => {
            let found = SHAPES.iter().find(|(shape, _)| *shape == name);
            let shapes = SHAPES.map(|(shape, _)| shape).join(", ");
            found.ok_or_else(|| format!("a sign is made of g, {shapes}, and of nothing else"))?.1
        }
    };
    check(node, own)?;
    if !SHAPES.iter().any(|(shape, _)| *shape == name) {
        return Ok(None);
    }
    let layer = if kind.is_layered { layer(node)? } else { 0 };
    let (way, ink) = paint(node, kind, inks)?;
    Ok(Some(Part { layer, ink, way, shape: shape(node)? }))
}

/// Refuses an attribute that is not read.
fn check(node: Node<'_, '_>, own: &[&str]) -> Result<(), String> {
    let attributes = node.attributes().filter(|attribute| attribute.namespace().is_none());
    let attributes = attributes.map(|attribute| attribute.name()).filter(|name| *name != "style");
    let mut names = attributes.chain(styles(node).map(|(name, _)| name));
    let is_known = |name: &str| name == "id" || own.contains(&name) || PAINT.contains(&name);
    match names.find(|name| !is_known(name)) {
        Some(name) => {
            let allowed = [own, &PAINT].concat().join(", ");
            Err(format!("{name} is not read; allowed are id, {allowed}"))
        }
        None => Ok(()),
    }
}

/// The properties in the `style` of an element.
fn styles<'a>(node: Node<'a, '_>) -> impl Iterator<Item = (&'a str, &'a str)> {
    let parts = node.attribute("style").unwrap_or_default().split(';');
    parts.filter_map(|part| part.split_once(':')).map(|(name, value)| (name.trim(), value.trim()))
}

/// The paint of which an element or one around it speaks.
fn property<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    let here = |node: Node<'a, '_>| {
        let styled = styles(node).find(|(other, _)| *other == name).map(|(_, value)| value);
        styled.or_else(|| node.attribute(name))
    };
    node.ancestors().find_map(here)
}

/// The index of the layer in which an element lies.
fn layer(node: Node<'_, '_>) -> Result<usize, String> {
    let group = node.parent().and_then(|group| group.attribute("id"));
    let found = group.and_then(|id| LAYERS.iter().position(|layer| *layer == id));
    let layers = LAYERS.join(", ");
    found.ok_or_else(|| format!("it lies in no layer, a <g> with one of these as its id: {layers}"))
}

/// How an element is painted, and the index of its ink.
fn paint(node: Node<'_, '_>, kind: &Kind, inks: &[(u32, String)]) -> Result<(Way, usize), String> {
    let fill = property(node, "fill").unwrap_or("#000000");
    let stroke = property(node, "stroke").unwrap_or("none");
    let (way, colour) = match (fill, stroke) {
        ("none", "none") => return Err("it has neither a fill nor a stroke".to_owned()),
        ("none", colour) => (Way::Line(width(node)?), colour),
        (colour, "none") if property(node, "fill-rule") == Some("evenodd") => (Way::Hollow, colour),
        (colour, "none") => (Way::Fill, colour),
        _ => return Err("it has a fill or a stroke, not both".to_owned()),
    };
    if !kind.is_layered {
        let is_black = ["#000000", "#000", "black"].contains(&colour);
        let fault = || format!("{colour} is no ink of a drawing in {}: it is black", kind.folder);
        return if is_black { Ok((way, 0)) } else { Err(fault()) };
    }
    if way != Way::Fill {
        return Err(
            "what lies on tiles is filled, without holes; a line is a thin shape".to_owned()
        );
    }
    let hex = colour.strip_prefix('#').filter(|hex| hex.len() == 6);
    let hex = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok());
    let ink = inks.iter().position(|(other, _)| Some(*other) == hex);
    let ink = ink.ok_or_else(|| format!("{colour} is no ink: those in inks.gpl are, as #rrggbb"));
    Ok((way, ink?))
}

/// The width of a line, whose ends and corners are round.
fn width(node: Node<'_, '_>) -> Result<f64, String> {
    let is_round = |name| property(node, name) == Some("round");
    if !is_round("stroke-linecap") || !is_round("stroke-linejoin") {
        return Err("lines are round: stroke-linecap and stroke-linejoin must say so".to_owned());
    }
    number("stroke-width", property(node, "stroke-width").unwrap_or("1"))
}

fn number(name: &str, text: &str) -> Result<f64, String> {
    text.trim().parse().map_err(|_| format!("{name} is {text}, which is no number"))
}

/// Where an element is.
fn shape(node: Node<'_, '_>) -> Result<Shape, String> {
    let text = |name| node.attribute(name).unwrap_or_default();
    let length = |name| number(name, node.attribute(name).unwrap_or("0"));
    match node.tag_name().name() {
        "circle" => {
            let radius = length("r")?;
            Ok(Shape::Oval([length("cx")?, length("cy")?, radius, radius]))
        }
        "ellipse" => Ok(Shape::Oval([length("cx")?, length("cy")?, length("rx")?, length("ry")?])),
        "rect" => {
            let room = [length("x")?, length("y")?, length("width")?, length("height")?];
            let radius = length("rx")?;
            let corners = || Shape::Path(round(room, radius));
            Ok(if radius > 0.0 { corners() } else { Shape::Rectangle(room) })
        }
        "polygon" => {
            let numbers = text("points").split([' ', ',', '\n']).filter(|text| !text.is_empty());
            let numbers = numbers.map(|text| number("points", text));
            let numbers = numbers.collect::<Result<Vec<f64>, String>>()?;
            let corners = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1]));
            Ok(Shape::Path(polygon(&corners.collect::<Vec<_>>())))
        }
        _ => {
            let path = BezPath::from_svg(text("d"));
            path.map(Shape::Path).map_err(|error| format!("its d cannot be read: {error}"))
        }
    }
}

/// Straight lines from corner to corner and back to the first.
fn polygon(corners: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (index, corner) in corners.iter().enumerate() {
        if index == 0 { path.move_to(*corner) } else { path.line_to(*corner) }
    }
    path.close_path();
    path
}

/// A rectangle with round corners.
fn round([x, y, width, height]: [f64; 4], radius: f64) -> BezPath {
    let (right, bottom, bend) = (x + width, y + height, radius * (1.0 - BEND));
    let mut path = BezPath::new();
    path.move_to((x + radius, y));
    path.line_to((right - radius, y));
    path.curve_to((right - bend, y), (right, y + bend), (right, y + radius));
    path.line_to((right, bottom - radius));
    path.curve_to((right, bottom - bend), (right - bend, bottom), (right - radius, bottom));
    path.line_to((x + radius, bottom));
    path.curve_to((x + bend, bottom), (x, bottom - bend), (x, bottom - radius));
    path.line_to((x, y + radius));
    path.curve_to((x, y + bend), (x + bend, y), (x + radius, y));
    path.close_path();
    path
}

/// Refuses a part that reaches out of the box, or that would be painted otherwise than it stands in
/// the file: in a layer the order is that of the inks.
fn within(part: &Part, below: &[Part], kind: &Kind, inks: &[(u32, String)]) -> Result<(), String> {
    let room = part.bounds();
    let view: Vec<f64> = kind.view.split(' ').filter_map(|side| side.parse().ok()).collect();
    if let [x, y, width, height] = view[..]
        && !(room.x0 >= x && room.y0 >= y && room.x1 <= x + width && room.y1 <= y + height)
    {
        let [left, top, right, bottom] = [room.x0, room.y0, room.x1, room.y1];
        let reach = format!("from {left:.1} {top:.1} to {right:.1} {bottom:.1}");
        return Err(format!("it reaches out of the viewBox {}: {reach}", kind.view));
    }
    if below.last().is_some_and(|other| other.layer > part.layer) {
        return Err(format!("the layers stand in this order: {}", LAYERS.join(", ")));
    }
    let hides = |other: &&Part| {
        let meet = room.intersect(other.bounds());
        other.layer == part.layer && other.ink > part.ink && meet.area() > 0.0
    };
    match (below.iter().find(hides), inks.get(part.ink)) {
        (Some(other), Some((_, ink))) => {
            let over = inks.get(other.ink).map_or("", |(_, name)| name);
            let layer = LAYERS[part.layer];
            let fault = format!("in one layer {over} is painted over {ink}, whatever stands first");
            Err(format!("{fault}: put it into a layer above {layer}, or before that"))
        }
        _ => Ok(()),
    }
}
