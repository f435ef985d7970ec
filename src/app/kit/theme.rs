//! The look of iced's own widgets, and the scales that all screens keep to.

use iced::border::{self, Border};
use iced::widget::button::{Status, Style};
use iced::widget::{
    checkbox, container, progress_bar, radio, rule, scrollable, slider, text_input, toggler,
};
use iced::{Background, Color, Theme};

use storage::settings::Look;
use widget::palette::{Palette, mix};

pub use widget::font::{FIGURES, SANS, SERIF, STRONG};

/// Distances, in logical pixels.
pub mod space {
    /// Between a symbol and its word.
    pub const XS: f32 = 4.0;
    /// Between things that belong together.
    pub const S: f32 = 8.0;
    /// Inside panels.
    pub const M: f32 = 12.0;
    /// Between groups.
    pub const L: f32 = 16.0;
    /// Around screens.
    pub const XL: f32 = 24.0;
    /// Between parts of a screen.
    pub const XXL: f32 = 32.0;
}

/// Sizes of text, in logical pixels.
pub mod size {
    /// Notes and key hints.
    pub const NOTE: f32 = 13.0;
    /// The height of a line of a note.
    pub const NOTE_LINE: f32 = 19.0;
    /// Text.
    pub const TEXT: f32 = 16.0;
    /// Text that stands out.
    pub const LEAD: f32 = 19.0;
    /// Headings of panels.
    pub const HEADING: f32 = 22.0;
    /// Scores.
    pub const SCORE: f32 = 32.0;
    /// Headings of screens.
    pub const TITLE: f32 = 36.0;
    /// The app's name, the winner.
    pub const HERO: f32 = 60.0;
}

/// The radius of corners, in logical pixels.
pub const RADIUS: f32 = 8.0;

/// The colours of a look.
pub const fn palette(look: Look) -> &'static Palette {
    match look {
        Look::Light => &Palette::LIGHT,
        Look::Dark => &Palette::DARK,
        Look::Contrast => &Palette::CONTRAST,
    }
}

/// iced's theme with our colours, for the widgets that we do not style ourselves.
pub fn theme(look: Look) -> Theme {
    let palette = palette(look);
    Theme::custom(
        match look {
            Look::Light => "Parchment",
            Look::Dark => "Candle light",
            Look::Contrast => "High contrast",
        },
        iced::theme::Palette {
            background: palette.ground,
            text: palette.ink,
            primary: palette.royal,
            success: palette.good,
            warning: palette.gold,
            danger: palette.danger,
        },
    )
}

fn line(palette: &Palette) -> Border {
    border::rounded(RADIUS).width(1).color(palette.line)
}

/// A panel: paper on the ground.
pub fn panel(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.paper.into()),
        text_color: Some(palette.ink),
        border: line(palette),
        ..container::Style::default()
    }
}

/// A dialog above everything. It throws no shadow: the renderer would draw it anew, all over it,
/// with every part that changes.
pub fn dialog(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.paper.into()),
        text_color: Some(palette.ink),
        border: border::rounded(RADIUS * 1.5).width(2).color(palette.line),
        ..container::Style::default()
    }
}

/// A thing that lies on a panel.
pub fn raised(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.raised.into()),
        border: line(palette),
        ..container::Style::default()
    }
}

/// A thing that is chosen or on turn.
pub fn chosen(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.royal_tint.into()),
        border: border::rounded(RADIUS).width(2).color(palette.royal),
        ..container::Style::default()
    }
}

/// A bar along an edge of the window.
pub fn bar(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.paper.into()),
        ..container::Style::default()
    }
}

/// A bar whose ground changes with the count by less than anybody sees: a ground that changes is
/// painted anew, all of it, so that no edge of what moved on it stays behind.
pub fn anew(palette: &'static Palette, count: usize) -> impl Fn(&Theme) -> container::Style {
    let ground = Color { r: palette.paper.r - 1e-4 * count as f32, ..palette.paper };
    move |theme| container::Style { background: Some(ground.into()), ..bar(palette)(theme) }
}

/// The darkened rest of the window behind a dialog.
pub fn shade(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.shade.into()),
        ..container::Style::default()
    }
}

/// The curtain that hides the table while one player looks at orders. While cards show it is
/// lighter by less than anybody sees: a ground that changes is painted anew, all of it, so that no
/// edge of a card stays behind and tells of it.
pub fn curtain(palette: &'static Palette, held: bool) -> impl Fn(&Theme) -> container::Style {
    let unseen = if held { 1e-4 } else { 0.0 };
    let ground = Color { r: palette.ground.r + unseen, ..palette.ground };
    move |_| container::Style { background: Some(ground.into()), ..container::Style::default() }
}

/// A short message.
pub fn notice(palette: &'static Palette, colour: Color) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.raised.into()),
        text_color: Some(palette.ink),
        border: border::rounded(RADIUS).width(2).color(colour),
        ..container::Style::default()
    }
}

/// A bar that shows how much of a work is done.
pub fn progress(palette: &'static Palette) -> impl Fn(&Theme) -> progress_bar::Style {
    move |_| progress_bar::Style {
        background: palette.raised.into(),
        bar: palette.royal.into(),
        border: border::rounded(3),
    }
}

/// A key of the keyboard.
pub fn key_cap(ink: Color) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        border: border::rounded(4.0).width(1).color(ink.scale_alpha(0.6)),
        ..container::Style::default()
    }
}

/// A number on a picture.
pub fn badge(palette: &'static Palette) -> impl Fn(&Theme) -> container::Style {
    move |_| container::Style {
        background: Some(palette.raised.into()),
        border: border::rounded(4.0),
        ..container::Style::default()
    }
}

/// A ground that shines by a share of 1.
pub fn glow(palette: &'static Palette, share: f32) -> impl Fn(&Theme) -> container::Style {
    let ground = Color { a: 0.4 * share, ..palette.gold };
    move |_| container::Style {
        background: Some(ground.into()),
        border: border::rounded(4.0),
        ..container::Style::default()
    }
}

/// How much a button asks for attention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// The next step.
    Primary,
    /// Another way.
    Secondary,
    /// A small action among text.
    Quiet,
    /// A row of a list.
    Row,
}

/// A button.
pub fn button(palette: &'static Palette, weight: Weight) -> impl Fn(&Theme, Status) -> Style {
    move |_, status| {
        let hovered = matches!(status, Status::Hovered | Status::Pressed);
        let disabled = status == Status::Disabled;
        let (background, text_color, edge) = match weight {
            Weight::Primary if disabled => (palette.line, palette.faint, palette.line),
            Weight::Primary if hovered => {
                (mix(palette.royal, palette.ink, 0.18), palette.on_royal, palette.ink)
            }
            Weight::Primary => (palette.royal, palette.on_royal, palette.royal),
            Weight::Secondary if disabled => {
                (palette.paper, mix(palette.faint, palette.paper, 0.45), palette.line)
            }
            Weight::Secondary if hovered => (palette.royal_tint, palette.ink, palette.royal),
            Weight::Secondary => (palette.raised, palette.ink, palette.line),
            Weight::Quiet | Weight::Row if disabled => {
                (Color::TRANSPARENT, mix(palette.faint, palette.paper, 0.45), Color::TRANSPARENT)
            }
            Weight::Quiet | Weight::Row if hovered => {
                (palette.royal_tint, palette.ink, Color::TRANSPARENT)
            }
            Weight::Quiet => (Color::TRANSPARENT, palette.royal, Color::TRANSPARENT),
            Weight::Row => (Color::TRANSPARENT, palette.ink, Color::TRANSPARENT),
        };
        Style {
            background: Some(Background::Color(background)),
            text_color,
            border: border::rounded(RADIUS).width(1).color(edge),
            ..Style::default()
        }
    }
}

/// A field to type in.
pub fn input(
    palette: &'static Palette,
) -> impl Fn(&Theme, text_input::Status) -> text_input::Style {
    move |_, status| {
        let edge = match status {
            text_input::Status::Focused { .. } => palette.royal,
            text_input::Status::Hovered => palette.faint,
            text_input::Status::Active | text_input::Status::Disabled => palette.line,
        };
        text_input::Style {
            background: palette.raised.into(),
            border: border::rounded(RADIUS)
                .width(if edge == palette.royal { 2 } else { 1 })
                .color(edge),
            icon: palette.faint,
            placeholder: mix(palette.faint, palette.raised, 0.25),
            value: palette.ink,
            selection: palette.royal_tint,
        }
    }
}

/// A box to tick.
pub fn tick(palette: &'static Palette) -> impl Fn(&Theme, checkbox::Status) -> checkbox::Style {
    move |_, status| {
        let (is_checked, disabled) = match status {
            checkbox::Status::Active { is_checked } | checkbox::Status::Hovered { is_checked } => {
                (is_checked, false)
            }
            checkbox::Status::Disabled { is_checked } => (is_checked, true),
        };
        let fill = match (is_checked, disabled) {
            (true, false) => palette.royal,
            (true, true) => palette.faint,
            (false, _) => palette.raised,
        };
        checkbox::Style {
            background: fill.into(),
            icon_color: palette.on_royal,
            border: border::rounded(4).width(1).color(if is_checked {
                fill
            } else {
                palette.faint
            }),
            text_color: Some(palette.ink),
        }
    }
}

/// A dot in front of one of several answers.
pub fn dot(palette: &'static Palette) -> impl Fn(&Theme, radio::Status) -> radio::Style {
    move |_, status| {
        let (radio::Status::Active { is_selected } | radio::Status::Hovered { is_selected }) =
            status;
        radio::Style {
            background: palette.raised.into(),
            dot_color: palette.royal,
            border_width: if is_selected { 2.0 } else { 1.0 },
            border_color: if is_selected { palette.royal } else { palette.faint },
            text_color: Some(palette.ink),
        }
    }
}

/// A slider.
pub fn pull(palette: &'static Palette) -> impl Fn(&Theme, slider::Status) -> slider::Style {
    move |_, _| slider::Style {
        rail: slider::Rail {
            backgrounds: (palette.royal.into(), palette.line.into()),
            width: 4.0,
            border: border::rounded(2),
        },
        handle: slider::Handle {
            shape: slider::HandleShape::Circle { radius: 10.0 },
            background: palette.royal.into(),
            border_width: 2.0,
            border_color: palette.raised,
        },
    }
}

/// A switch.
pub fn switch(palette: &'static Palette) -> impl Fn(&Theme, toggler::Status) -> toggler::Style {
    move |theme, status| {
        let is_on = match status {
            toggler::Status::Active { is_toggled }
            | toggler::Status::Hovered { is_toggled }
            | toggler::Status::Disabled { is_toggled } => is_toggled,
        };
        toggler::Style {
            background: if is_on { palette.royal } else { palette.line }.into(),
            foreground: if is_on { palette.on_royal } else { palette.raised }.into(),
            ..toggler::default(theme, status)
        }
    }
}

/// A thin line between parts.
pub fn thin(palette: &'static Palette) -> impl Fn(&Theme) -> rule::Style {
    move |_| rule::Style {
        color: palette.line,
        radius: 0.0.into(),
        fill_mode: rule::FillMode::Full,
        snap: true,
    }
}

/// A scrollable with a slim handle.
pub fn scroll(
    palette: &'static Palette,
) -> impl Fn(&Theme, scrollable::Status) -> scrollable::Style {
    move |theme, status| {
        let mut style = scrollable::default(theme, status);
        for rail in [&mut style.vertical_rail, &mut style.horizontal_rail] {
            rail.background = None;
            rail.scroller.background = palette.line.into();
        }
        style
    }
}
