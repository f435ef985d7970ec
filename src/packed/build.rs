//! Packs the tables of words, the fonts, the tiles and cards, the manual and the phones' page for
//! the program, which unpacks what it needs. The words of a set in a folder of its own stand behind
//! those of their language.

mod script;

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use miniz_oxide::deflate;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

/// The most that deflate can do.
const LEVEL: u8 = 10;

/// The parts of the phones' page, beside its frame, in the order in which a browser reads them.
const OF_PHONES: [(&str, &[&str]); 2] = [
    ("page.css", &["page.css"]),
    (
        "page.js",
        &[
            "words.js",
            "voice.js",
            "cards.js",
            "board.js",
            "spoken.js",
            "connection.js",
            "asked.js",
            "hand.js",
            "public.js",
        ],
    ),
];

/// The beginning of the page of the manual.
const HEAD: &str = "<!doctype html><html lang=en><meta charset=utf-8>\
    <meta name=viewport content=\"width=device-width\"><title>King’s Order</title>\
    <style>:root{color-scheme:light dark;background:#faf3e1;color:#2a2118}a{color:#5a2a82}\
    @media (prefers-color-scheme:dark){:root{background:#241d17;color:#f3e6cc}a{color:#c9a5ee}}\
    @media (prefers-contrast:more){td,th{border-color:currentColor!important}}\
    body{font:1.05rem/1.5 serif;max-width:46rem;margin:2rem auto;padding:0 1rem}\
    table{border-collapse:collapse}\
    td,th{padding:.2rem .6rem;border:1px solid #8886;text-align:left}\
    code{font-size:.9em}code{overflow-wrap:anywhere}pre,div{overflow:auto}</style>";

fn main() -> io::Result<()> {
    let mut packed = Packed { to: required("OUT_DIR")?, names: Vec::new() };
    let resources = required("CARGO_MANIFEST_DIR")?.join("../../resources");
    let watched = ["text", "fonts", "tiles", "orders", "phone", "manual.md"];
    for watched in watched.map(|name| resources.join(name)) {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    for (folder, extension) in
        [("text", "ftl"), ("fonts", "ttf"), ("tiles", "json"), ("orders", "json")]
    {
        let from = resources.join(folder);
        for file in fs::read_dir(&from)? {
            let path = file?.path();
            let is_meant = path.extension().is_some_and(|other| other == extension);
            if let (true, Some(name)) = (is_meant, path.file_name()) {
                let mut all = fs::read(&path)?;
                for own in of_sets(&from, name)? {
                    all.extend_from_slice(&fs::read(own)?);
                }
                packed.add(&format!("{folder}/{}", name.to_string_lossy()), &all)?;
            }
        }
    }
    for (name, parts) in OF_PHONES {
        let mut whole = String::new();
        for part in parts {
            whole.push_str(&fs::read_to_string(resources.join("phone").join(part))?);
        }
        let sent =
            if name.ends_with(".css") { tight(&bare(&whole)) } else { script::tight(&whole) };
        packed.add(&format!("phone/{name}"), sent.as_bytes())?;
    }
    let text = fs::read_to_string(resources.join("manual.md"))?;
    packed.add("manual.html", manual(&text).as_bytes())?;
    packed.add("manual.txt", passages(&text).as_bytes())?;
    packed.list()
}

/// A folder that cargo names.
fn required(variable: &str) -> io::Result<PathBuf> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| io::Error::other(variable.to_owned()))
}

/// The files that are packed.
struct Packed {
    /// The folder that they are written to.
    to: PathBuf,
    /// Their names.
    names: Vec<String>,
}

impl Packed {
    fn add(&mut self, name: &str, file: &[u8]) -> io::Result<()> {
        let path = self.to.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, deflate::compress_to_vec(file, LEVEL))?;
        self.names.push(name.to_owned());
        Ok(())
    }

    /// Writes the list of them, as `lib.rs` reads it.
    fn list(mut self) -> io::Result<()> {
        self.names.sort();
        let row = |name: &String| {
            format!("({name:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/\", {name:?}))),\n")
        };
        let rows: String = self.names.iter().map(row).collect();
        fs::write(self.to.join("files.rs"), format!("&[\n{rows}]"))
    }
}

/// The manual for the window, a passage a line: its kind, a tab and its words; the cells of a row
/// have tabs between them. `1` to `6` are headings, `p` is a paragraph, `-` an item, `|` a row, `=`
/// a line as it is typed.
fn passages(text: &str) -> String {
    let mut out = String::new();
    let mut words = String::new();
    let mut cells: Vec<String> = Vec::new();
    let mut pictures = 0;
    let mut in_item = false;
    let mut put = |kind: char, words: &mut String| {
        if !words.trim().is_empty() {
            out.push_str(&format!("{kind}\t{}\n", words.trim()));
        }
        words.clear();
    };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Image { .. }) => pictures += 1,
            Event::End(TagEnd::Image) => pictures -= 1,
            Event::Text(said) | Event::Code(said) if pictures == 0 => words.push_str(&said),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::End(TagEnd::Heading(level)) => {
                put(char::from_digit(level as u32, 10).unwrap_or('6'), &mut words);
            }
            Event::End(TagEnd::Paragraph) if !in_item => put('p', &mut words),
            Event::Start(Tag::Item) => in_item = true,
            Event::End(TagEnd::Item) => {
                put('-', &mut words);
                in_item = false;
            }
            Event::End(TagEnd::TableCell) => cells.push(std::mem::take(&mut words)),
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => {
                put('|', &mut std::mem::take(&mut cells).join("\t"));
            }
            Event::End(TagEnd::CodeBlock) => {
                for line in std::mem::take(&mut words).lines() {
                    put('=', &mut line.to_owned());
                }
            }
            _ => {}
        }
    }
    out
}

/// The manual as a page: without pictures, which lie beside the source alone.
fn manual(text: &str) -> String {
    let mut within_picture = false;
    let mut leads_away = false;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter(|event| {
        within_picture |= matches!(event, Event::Start(Tag::Image { .. }));
        let is_picture = within_picture;
        within_picture &= !matches!(event, Event::End(TagEnd::Image));
        // So do the files that some links lead to.
        if let Event::Start(Tag::Link { dest_url, .. }) = event {
            leads_away = !dest_url.starts_with('#') && !dest_url.contains("://");
        }
        let is_link = matches!(event, Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link));
        !(is_picture || is_link && leads_away)
    });
    // Headings are told by name, so that the list of contents leads to them.
    let mut events: Vec<Event<'_>> = events.collect();
    let mut heading: Option<usize> = None;
    for at in 0..events.len() {
        match &events[at] {
            Event::Start(Tag::Heading { .. }) => heading = Some(at),
            Event::Text(name) => {
                let anchor = anchor(name);
                if let Some(Event::Start(Tag::Heading { id, .. })) =
                    heading.take().map(|at| &mut events[at])
                {
                    *id = Some(anchor.into());
                }
            }
            _ => {}
        }
    }
    let mut page = String::from(HEAD);
    let mut inside = String::new();
    html::push_html(&mut inside, events.into_iter());
    // The first list is that of the contents; what is wider than the page is moved by keys.
    let inside = inside.replacen("<ul>", "<nav aria-label=Contents><ul>", 1);
    let inside = inside.replacen("</ul>", "</ul></nav>", 1);
    let inside = inside
        .replace("<pre>", "<pre tabindex=0>")
        .replace("<th></th>", "<td></td>")
        .replace("<table>", "<div tabindex=0 role=group aria-label=Table><table>")
        .replace("</table>", "</table></div>");
    page.push_str(&format!("<main>{inside}</main>"));
    page
}

/// A file without the parts for its writers: indentation, empty lines, comments on lines of their
/// own.
fn bare(text: &str) -> String {
    let lines = text.lines().map(str::trim_start);
    let is_read = |line: &&str| {
        let comment = line.starts_with("//") || (line.starts_with("/*") && line.ends_with("*/"));
        !line.is_empty() && !comment
    };
    lines.filter(is_read).fold(String::new(), |sent, line| sent + line + "\n")
}

/// A style without the spaces that say nothing, and with short names for the properties that it
/// alone declares.
fn tight(style: &str) -> String {
    let spaces = ["{ ", "{\n", " {", " }", "}\n", "; ", ";\n", ", ", ": ", " > "];
    let style = spaces
        .into_iter()
        .fold(style.to_owned(), |style, space| style.replace(space, space.trim()));
    let own = style.split("--").skip(1).filter_map(|text| text.split_once(':'));
    let own: BTreeSet<String> = own
        .map(|(name, _)| name.to_owned())
        .filter(|name| name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'))
        .collect();
    own.iter().enumerate().fold(style.clone(), |style, (number, name)| {
        let short = format!("--{}", script::name_of(number));
        style
            .replace(&format!("--{name}:"), &format!("{short}:"))
            .replace(&format!("var(--{name})"), &format!("var({short})"))
            .replace(&format!("var(--{name},"), &format!("var({short},"))
    })
}

/// The name by which links lead to a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// The files of that name in the folders of a folder, in order.
fn of_sets(folder: &Path, name: &OsStr) -> io::Result<Vec<PathBuf>> {
    let own = fs::read_dir(folder)?.map(|file| file.map(|file| file.path().join(name)));
    let mut own = own.collect::<io::Result<Vec<_>>>()?;
    own.retain(|path| path.is_file());
    own.sort();
    Ok(own)
}
