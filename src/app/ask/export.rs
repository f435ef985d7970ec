//! The forms in which results and seasons leave the app.

use iced::Size;

use journal::season::Season;

/// The form in which a result is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// The page of the evening.
    Page,
    /// A picture for the wall.
    Poster(Format),
    /// The result and the log as text.
    Markdown,
    /// Every score as a line of a table.
    Csv,
}

impl Export {
    /// The ending of the file's name.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Page => "html",
            Self::Poster(_) => "png",
            Self::Markdown => "md",
            Self::Csv => "csv",
        }
    }
}

/// The shape of a poster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Wider than high, as a screen.
    Landscape,
    /// As wide as high, as messengers show pictures.
    Square,
}

impl Format {
    /// The size of the picture, in pixels.
    pub const fn size(self) -> Size {
        match self {
            Self::Landscape => Size::new(1920.0, 1080.0),
            Self::Square => Size::new(1080.0, 1080.0),
        }
    }

    /// The end of the file's name, after that of the game: none for the landscape, the usual one.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Landscape => "",
            Self::Square => "-square",
        }
    }
}

/// The form in which a season is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonFormat {
    /// A picture.
    Picture,
    /// Both parts as text.
    Markdown,
    /// The part that is on screen, as a table.
    Csv,
}

impl SeasonFormat {
    /// The ending of the file's name.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Picture => "png",
            Self::Markdown => "md",
            Self::Csv => "csv",
        }
    }
}

/// The content of a season that is written to a file.
#[derive(Debug)]
pub enum SeasonExport {
    /// Text.
    Text(String),
    /// A picture.
    Picture(Box<Season>),
}
