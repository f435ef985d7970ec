//! Texts that are read in the window, in chapters: the manual, and the rules of a table.

/// A chapter, with the passages below its title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// The passages.
    pub passages: Vec<Passage>,
}

/// A passage of a chapter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Passage {
    /// A heading below the title.
    Heading(String),
    /// A paragraph, with the place of its rule in a book if it has one.
    Paragraph(String, Option<String>),
    /// An item of a list.
    Item(String),
    /// The cells of a row of a table.
    Row(Vec<String>),
    /// A line as it is typed.
    Typed(String),
}

/// The manual, packed into the program.
pub fn manual_chapters() -> Vec<Chapter> {
    let text = packed::text("manual.txt");
    let mut chapters: Vec<Chapter> = Vec::new();
    for (kind, words) in text.lines().filter_map(|line| line.split_once('\t')) {
        let words = words.to_owned();
        let passage = match kind {
            "1" | "2" => {
                chapters.push(Chapter { title: words, passages: Vec::new() });
                continue;
            }
            "-" => Passage::Item(words),
            "|" => Passage::Row(words.split('\t').map(str::to_owned).collect()),
            "=" => Passage::Typed(words),
            "p" => Passage::Paragraph(words, None),
            _ => Passage::Heading(words),
        };
        if let Some(chapter) = chapters.last_mut() {
            chapter.passages.push(passage);
        }
    }
    chapters
}
