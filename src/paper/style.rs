//! How a deck is printed: on what paper, how large its cards are, with how much ink.

use text::first_set;

/// The sizes of paper that can be printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// The paper that printers hold where a locale such as `en_US.UTF-8` is spoken.
    pub fn of_locale(locale: Option<&str>) -> Self {
        let place = locale.and_then(|locale| locale.split(['_', '-', '.', '@']).nth(1));
        match place {
            Some("US" | "CA" | "MX" | "PH" | "CL" | "CO" | "VE") => Self::Letter,
            Some(_) | None => Self::A4,
        }
    }

    /// The paper of the system's printers, by its variables.
    pub fn of_system() -> Self {
        Self::of_locale(first_set(["LC_ALL", "LC_PAPER", "LANG"]).as_deref())
    }

    /// Width and height, in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// The sizes of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Size {
    /// 63 by 88 mm, as most cards to be collected are.
    #[default]
    Standard,
    /// 56 by 87 mm, as the cards of many board games are.
    Slim,
}

impl Size {
    /// All sizes, the usual one first.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Slim];

    /// Width and height, in millimetres.
    pub const fn millimetres(self) -> (f32, f32) {
        match self {
            Self::Standard => (63.0, 88.0),
            Self::Slim => (56.0, 87.0),
        }
    }
}

/// The farthest way by which backs can be moved, in millimetres.
pub const FARTHEST: f32 = 5.0;

/// How a deck is printed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// The size of the paper.
    pub paper: Paper,
    /// The size of the cards.
    pub size: Size,
    /// Whether the cards have a white ground and a thin frame instead of full ink.
    pub is_plain: bool,
    /// Whether the cards have backs.
    pub has_backs: bool,
    /// How far the backs lie to the right and further down than they are meant to, as somebody who
    /// looks at them sees it, in millimetres: printers shift the second side.
    pub shift: (f32, f32),
}

impl Style {
    /// Cards of the usual size, in full ink, with backs that are not moved.
    pub const fn on(paper: Paper) -> Self {
        let (size, shift) = (Size::Standard, (0.0, 0.0));
        Self { paper, size, is_plain: false, has_backs: true, shift }
    }
}
