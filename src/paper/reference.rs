//! The page with the rules of the deck: one side of a sheet, in two columns.

use super::Job;
use super::block::{Block, Setting};
use super::canvas::{Align, Canvas};
use super::type_face::Face;
use super::types::Types;
use art::livery::livery;
use art::path::Path;
use art::{Emblem, Tint};
use rules::card::Card;
use rules::card::task::Requirement;
use rules::house_rule::HouseRule;
use rules::set::{ABBEY_MAYOR, ABBOT, INNS_CATHEDRALS, PRINCESS_DRAGON, SHRINES, TRADERS_BUILDERS};
use text::Words;
use text::say;

/// The margin of the sheet.
const MARGIN: f32 = 14.0;
/// The gap between the columns.
const GUTTER: f32 = 9.0;
/// The upper edge of the columns, below the title.
const TOP: f32 = 41.0;
/// The lower edge of the columns, above the measured line.
const FOOT: f32 = 17.0;
/// The length of the measured line.
const MEASURE: f32 = 100.0;
/// The largest size of text, in points.
const TEXT: f32 = 10.0;

/// An entry of the columns.
#[derive(Debug, Clone, PartialEq)]
enum Entry {
    Heading(String),
    /// A sentence with a mark before it.
    Rule(String),
    /// A set: its name, and the border and the mark of its cards.
    Set(String, Tint, Emblem),
    /// A question and its answer, and whether it is not the usual one.
    House(String, String, bool),
}

/// The smallest text that is easily read, in points; rules that need smaller text take more pages.
const LEAST: f32 = 7.0;

/// A page with its two columns.
pub(super) struct Page<'a> {
    job: &'a Job<'a>,
    columns: [Vec<Laid>; 2],
}

/// The rules on one page, as large as they fit it; on more pages, as few as can be, if that would
/// be small.
pub(super) fn pages<'a>(types: &Types, job: &'a Job<'a>) -> Vec<Page<'a>> {
    let (width, height) = job.style.paper.size();
    let entries = entries(job);
    let column = column(width);
    let room = height - TOP - MARGIN - FOOT;
    let lay = |size: f32| -> Vec<Laid> {
        entries.iter().map(|entry| Laid::from_entry(types, entry, size, column)).collect()
    };
    let sizes =
        std::iter::successors(Some(TEXT), |size| Some(size - 0.25)).take_while(|it| *it >= LEAST);
    let least = flow(lay(LEAST), room);
    let larger = sizes.map(|size| flow(lay(size), room));
    let fitting = larger.into_iter().find(|pages| pages.len() <= least.len());
    let pages = fitting.unwrap_or(least).into_iter();
    pages.map(|columns| Page { job, columns }).collect()
}

/// The width of a column.
fn column(width: f32) -> f32 {
    (width - 2.0 * MARGIN - GUTTER) / 2.0
}

/// Pages of two columns, full but for the last page, whose columns are about as long.
fn flow(mut rest: Vec<Laid>, room: f32) -> Vec<[Vec<Laid>; 2]> {
    let mut pages = Vec::new();
    while !rest.is_empty() {
        if let Some(at) = split(&rest, room) {
            let right = rest.split_off(at);
            pages.push([rest, right]);
            break;
        }
        let left = column_of(&mut rest, room);
        pages.push([left, column_of(&mut rest, room)]);
    }
    pages
}

/// Takes as many entries as fill a column.
fn column_of(rest: &mut Vec<Laid>, room: f32) -> Vec<Laid> {
    // The first of a column stands there even if it is too long for it.
    let most = (1..=rest.len()).take_while(|at| *at == 1 || height(rest, *at) <= room).last();
    let most = most.unwrap_or(0);
    let whole = (1..=most).rev().find(|at| parts_well(rest, *at));
    let held = || (1..=most).rev().find(|at| !leads(rest, *at));
    let after = rest.split_off(whole.or_else(held).unwrap_or(most));
    std::mem::replace(rest, after)
}

/// The height of so many entries in a column of their own.
fn height(laid: &[Laid], count: usize) -> f32 {
    let gaps: f32 = laid.iter().take(count).skip(1).map(|entry| entry.before).sum();
    gaps + laid.iter().take(count).map(|entry| entry.height).sum::<f32>()
}

/// Whether the entry before a place leads to those behind it.
fn leads(laid: &[Laid], at: usize) -> bool {
    at.checked_sub(1).and_then(|before| laid.get(before)).is_some_and(|last| last.leads)
}

/// Whether a column can end before that place: no heading stands at its end, and no last entry of
/// a part alone above the next one.
fn parts_well(laid: &[Laid], at: usize) -> bool {
    let begins = |at: usize| laid.get(at).is_none_or(|entry| entry.leads);
    !leads(laid, at) && (begins(at) || !begins(at + 1))
}

impl Page<'_> {
    /// Draws the page.
    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, types: &Types) {
        let (width, height) = self.job.style.paper.size();
        title(canvas, types, self.job, width);
        let column = column(width);
        for (place, entries) in self.columns.iter().enumerate() {
            let x = MARGIN + place as f32 * (column + GUTTER);
            let mut y = TOP;
            for (index, entry) in entries.iter().enumerate() {
                if index > 0 {
                    y += entry.before;
                }
                entry.draw(canvas, (x, y));
                y += entry.height;
            }
        }
        let x = MARGIN + column + GUTTER / 2.0;
        let line = Path::lines(&[(x, TOP), (x, height - MARGIN - FOOT)]);
        canvas.stroke(&line, 0.15, Tint::GILT);
        measure(canvas, types, self.job, (width, height - MARGIN));
    }
}

fn title(canvas: &mut Canvas<'_>, types: &Types, job: &Job<'_>, width: f32) {
    let middle = width / 2.0;
    canvas.emblem(Emblem::Crown, (middle - 5.5, MARGIN - 2.0, 11.0), Tint::GOLD);
    let room = width - 2.0 * MARGIN;
    let setting = Setting { face: Face::Serif, size: 26.0, leading: 1.0 };
    let title = Block::wrapped(types, &say!(job.words, "paper-title"), setting, room);
    canvas.block(&title, (middle, MARGIN + 11.0), Align::Middle, Tint::ROYAL);
    let setting = Setting { face: Face::Sans, size: 10.5, leading: 1.2 };
    let about = say!(job.words, "paper-about", count = job.cards.len());
    let about = Block::wrapped(types, &about, setting, room);
    canvas.block(&about, (middle, MARGIN + 20.0), Align::Middle, Tint::INK);
}

/// A line of known length that shows whether a sheet was printed in true size.
fn measure(canvas: &mut Canvas<'_>, types: &Types, job: &Job<'_>, (width, bottom): (f32, f32)) {
    let (left, right) = ((width - MEASURE) / 2.0, (width + MEASURE) / 2.0);
    let y = bottom - 4.0;
    canvas.stroke(&Path::lines(&[(left, y), (right, y)]), 0.2, Tint::BLACK);
    for tenth in 0..=10_u8 {
        let x = left + f32::from(tenth) * MEASURE / 10.0;
        let long = if tenth % 5 == 0 { 2.0 } else { 1.2 };
        canvas.stroke(&Path::lines(&[(x, y - long), (x, y + long)]), 0.2, Tint::BLACK);
    }
    let setting = Setting { face: Face::Sans, size: 8.0, leading: 1.2 };
    let note = say!(job.words, "paper-measure", length = MEASURE as u32);
    let note = Block::wrapped(types, &note, setting, width - 2.0 * MARGIN);
    canvas.block(&note, (width / 2.0, y - 4.5 - note.height()), Align::Middle, Tint::INK);
}

/// The place where the second column begins; `None` if the entries do not fit. Both columns are
/// about as long if the second can begin with a heading; else the first is full.
fn split(laid: &[Laid], room: f32) -> Option<usize> {
    let longest = |at: usize| {
        let (left, right) = laid.split_at(at);
        height(left, left.len()).max(height(right, right.len()))
    };
    let begins = |at: usize| laid.get(at).is_none_or(|first| first.leads);
    let ends = (1..=laid.len()).filter(|at| parts_well(laid, *at));
    let fitting: Vec<usize> = ends.filter(|at| longest(*at) <= room).collect();
    let whole = fitting.iter().copied().filter(|at| begins(*at));
    let even = whole.min_by(|one, other| longest(*one).total_cmp(&longest(*other)));
    even.or_else(|| fitting.last().copied())
}

/// An entry laid out in lines.
struct Laid {
    /// The words with their places and ink.
    words: Vec<(Block, (f32, f32), Tint)>,
    sign: Option<(Emblem, Tint, f32)>,
    height: f32,
    /// The space above the entry, unless it is the first of a column.
    before: f32,
    /// Whether the next entry belongs to it.
    leads: bool,
}

impl Laid {
    fn from_entry(types: &Types, entry: &Entry, size: f32, width: f32) -> Self {
        let em = super::block::millimetres(size);
        let setting = |face, size| Setting { face, size, leading: 1.22 };
        let indent = 1.1 * em;
        let lines =
            |words: &str, face, room| Block::ragged(types, words, setting(face, size), room);
        match entry {
            Entry::Heading(words) => {
                let block = Block::ragged(types, words, setting(Face::Serif, size * 1.45), width);
                let height = block.height() + 0.35 * em;
                let words = vec![(block, (0.0, 0.0), Tint::ROYAL)];
                Self { words, sign: None, height, before: 1.3 * em, leads: true }
            }
            Entry::Rule(words) => {
                let block = lines(words, Face::Sans, width - indent);
                let height = block.height();
                let words = vec![(block, (indent, 0.0), Tint::INK)];
                Self { words, sign: None, height, before: 0.72 * em, leads: false }
            }
            Entry::Set(words, edge, mark) => {
                let block = lines(words, Face::Sans, width - 2.2 * em);
                let height = block.height().max(1.1 * em);
                let words = vec![(block, (2.2 * em, 0.2 * em), Tint::INK)];
                let sign = Some((*mark, *edge, 1.5 * em));
                Self { words, sign, height, before: 0.6 * em, leads: false }
            }
            Entry::House(question, answer, differs) => {
                let question = lines(question, Face::Sans, width - indent);
                let answer = lines(answer, Face::Strong, width - indent);
                let below = question.height() + 0.55 * em;
                let height = below + answer.height();
                let ink = if *differs { Tint::ROYAL } else { Tint::INK };
                let words =
                    vec![(question, (indent, 0.0), Tint::INK), (answer, (indent, below), ink)];
                Self { words, sign: None, height, before: 0.72 * em, leads: false }
            }
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>, (x, y): (f32, f32)) {
        if let Some((mark, edge, side)) = self.sign {
            canvas.emblem(mark, (x, y - side * 0.15, side), edge);
        } else if !self.leads
            && let Some((first, _, _)) = self.words.first()
        {
            let at = first.line(0);
            let side = at * 0.42;
            let middle = y + at / 2.0;
            let mut dot = Path::lines(&[
                (x + side, middle - side),
                (x + 2.0 * side, middle),
                (x + side, middle + side),
                (x, middle),
            ]);
            dot.close();
            canvas.fill(&dot, Tint::GOLD);
        }
        for (block, (right, down), ink) in &self.words {
            canvas.block(block, (x + right, y + down), Align::Left, *ink);
        }
    }
}

/// Everything that stands on the page.
fn entries(job: &Job<'_>) -> Vec<Entry> {
    let words = job.words;
    let mut entries = rules(job);
    entries.push(Entry::Heading(say!(words, "paper-house")));
    entries.extend(house(job));
    entries.push(Entry::Heading(say!(words, "paper-sets")));
    entries.extend(sets(job));
    entries.extend(cutting(job));
    entries
}

/// How the sheets are printed and cut.
fn cutting(job: &Job<'_>) -> Vec<Entry> {
    let (words, style) = (job.words, job.style);
    let print = if style.has_backs { "paper-cut-print" } else { "paper-cut-print-front" };
    let (width, height) = style.size.millimetres();
    let marks = say!(words, "paper-cut-marks", width = width as u32, height = height as u32);
    let marks =
        if style.is_plain { marks } else { format!("{marks} {}", say!(words, "paper-cut-border")) };
    vec![
        Entry::Heading(say!(words, "paper-cut")),
        Entry::Rule(words.say(print, &[])),
        Entry::Rule(marks),
        Entry::Rule(say!(words, "paper-cut-app")),
    ]
}

/// A heading with its rules.
fn part(words: &Words, heading: &str, rules: &[&str]) -> Vec<Entry> {
    let rules = rules.iter().map(|rule| Entry::Rule(words.say(rule, &[])));
    std::iter::once(Entry::Heading(words.say(heading, &[]))).chain(rules).collect()
}

/// The rules of the deck: only those that its cards and the sets on the table need, as the house
/// rules leave them.
fn rules(job: &Job<'_>) -> Vec<Entry> {
    let has = |asks: fn(&Card) -> bool| job.cards.iter().any(|card| asks(card));
    let plays = |set: &str| job.sets.iter().any(|played| played == set);
    let has_dragon = has(Card::is_of_dragon);
    let mut turn = vec!["paper-turn-draw", "paper-turn-limit"];
    if plays(TRADERS_BUILDERS) {
        turn.insert(1, "paper-turn-double");
    }
    let mut fulfil = vec![
        "paper-fulfil-words",
        "paper-fulfil-complete",
        "paper-fulfil-show",
        "paper-fulfil-one",
        "paper-fulfil-parts",
    ];
    let asks =
        |of: fn(&Requirement) -> bool| job.cards.iter().any(|card| card.requirement.asks_for(of));
    if asks(|task| matches!(task, Requirement::Connect(_))) {
        fulfil.push("paper-fulfil-connected");
    }
    if asks(|task| matches!(task, Requirement::WinChallenge(_))) {
        fulfil.push("paper-fulfil-challenge");
    }
    if [SHRINES, ABBEY_MAYOR, ABBOT].into_iter().any(plays) {
        fulfil.push("paper-fulfil-features");
    }
    if asks(|task| matches!(task, Requirement::Score(_)))
        && [PRINCESS_DRAGON, ABBEY_MAYOR].into_iter().any(plays)
    {
        fulfil.push("paper-fulfil-points");
    }
    if [INNS_CATHEDRALS, TRADERS_BUILDERS, ABBEY_MAYOR].into_iter().any(plays) {
        fulfil.push("paper-fulfil-followers");
    }
    let has_perils = has(|card| card.is_avoidance() && !card.is_of_dragon());
    let in_hand = match (has_perils, has_dragon) {
        (true, _) => "paper-end-avoided",
        (false, true) => "paper-end-others",
        (false, false) => "paper-end-hand",
    };
    let words = job.words;
    let mut parts = vec![
        part(words, "paper-deal", &["paper-deal-shuffle", "paper-deal-keep", "paper-deal-secret"]),
        part(words, "paper-turn", &turn),
        part(words, "paper-fulfil", &fulfil),
    ];
    if has(|card| card.farmer) {
        parts.push(part(words, "paper-farmers", &["paper-farmers-discard"]));
    }
    if has_dragon {
        let counts = job.rules.differs(HouseRule::AvoidedDragonFulfils);
        let kept = if counts { "paper-dragon-fulfilled" } else { "paper-dragon-kept" };
        parts.push(part(words, "paper-dragon", &["paper-dragon-lost", kept]));
    }
    if has_perils {
        parts.push(part(words, "paper-avoid", &["paper-avoid-lost", "paper-avoid-kept"]));
    }
    parts.push(part(words, "paper-end", &["paper-end-last", in_hand, "paper-end-most"]));
    parts.concat()
}

/// The house rules about the orders, and all others that this table answers unusually.
fn house(job: &Job<'_>) -> Vec<Entry> {
    let of_orders =
        |rule: HouseRule| rule.concerns(job.sets, true) && !rule.concerns(job.sets, false);
    let asked = HouseRule::ALL.into_iter().filter(|rule| {
        of_orders(*rule) || (rule.concerns(job.sets, true) && job.rules.differs(*rule))
    });
    let entry = |rule: HouseRule| {
        let (question, answer) = job.words.asked_and_answered(rule, job.rules.answer(rule));
        Entry::House(question, answer, job.rules.differs(rule))
    };
    asked.map(entry).collect()
}

/// The sets of cards in the deck, in the order in which they are printed.
fn sets(job: &Job<'_>) -> Vec<Entry> {
    let mut sets: Vec<&str> = Vec::new();
    for card in job.cards {
        if !sets.contains(&card.set.as_str()) {
            sets.push(&card.set);
        }
    }
    let entry = |set: &str| {
        let count = job.cards.iter().filter(|card| card.set == set).count();
        let name = job.words.set(set);
        let (edge, mark) = livery(set);
        Entry::Set(say!(job.words, "paper-set", set = name, count = count), edge, mark)
    };
    sets.into_iter().map(entry).collect()
}
