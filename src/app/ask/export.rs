//! The forms in which results and seasons leave the app.

use iced::Size;

use crate::journal::season::Season;

/// What is written of a result.
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
    /// How the name of its file ends.
    pub(in crate::app) const fn extension(self) -> &'static str {
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
    /// In pixels.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::Landscape => Size::new(1920.0, 1080.0),
            Self::Square => Size::new(1080.0, 1080.0),
        }
    }

    /// What its file is called beside the name of the game; most want the one that lies.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Landscape => "",
            Self::Square => "-square",
        }
    }
}

/// As what a season is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonFormat {
    /// A picture.
    Picture,
    /// Both parts as text.
    Markdown,
    /// The part that is looked at, as a table.
    Csv,
}

impl SeasonFormat {
    /// How the name of its file ends.
    pub(in crate::app) const fn extension(self) -> &'static str {
        match self {
            Self::Picture => "png",
            Self::Markdown => "md",
            Self::Csv => "csv",
        }
    }
}

/// What is written of a season.
#[derive(Debug)]
pub enum SeasonExport {
    /// Text.
    Text(String),
    /// A picture.
    Picture(Box<Season>),
}
