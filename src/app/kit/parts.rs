//! Parts that all screens are made of.

use iced::widget::{
    button, column, container, progress_bar, row, rule, scrollable, space, stack, text, tooltip,
};
use iced::{Center, Color, Fill, Length, Shrink, Size};

use crate::fit;
use crate::theme::{self, SANS, SERIF, STRONG, Weight, size, space as gap};
use crate::ui::Ui;
use ::text::{Worded, Words};
use rules::player::{PerSeat, Seat};
use rules::title::Title;
use rules::{Game, Setup};
use widget::cut::{Cut, cut};
use widget::emblem::{self, Emblem};
use widget::figure;
use widget::focus::{Focus, focus};
use widget::palette::{Palette, livery, mix};
use widget::{Column, Element, Row, Rule, Scrollable, Text};

/// The wrapping of names: one longer than its line breaks within, so that it covers nothing beside.
const BREAKS: text::Wrapping = text::Wrapping::WordOrGlyph;

/// Words for a part of a screen: those of a key, or words that are made already.
pub trait Said {
    /// The words in the language of the window.
    fn said(self, words: &Words) -> String;
}

impl Said for &'static str {
    fn said(self, words: &Words) -> String {
        words.say(self, &[])
    }
}

impl Said for String {
    fn said(self, _: &Words) -> String {
        self
    }
}

/// A heading of a screen.
pub fn title<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).font(SERIF).size(size::TITLE).wrapping(BREAKS)
}

/// A heading of a panel.
pub fn heading<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).font(SERIF).size(size::HEADING).wrapping(BREAKS)
}

/// Plain text.
pub fn plain<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).font(SANS).size(size::TEXT).wrapping(BREAKS)
}

/// Text of more weight.
pub fn strong<'a>(words: impl text::IntoFragment<'a>) -> Text<'a> {
    text(words).font(STRONG).size(size::TEXT).wrapping(BREAKS)
}

/// A remark.
pub fn note<'a>(words: impl text::IntoFragment<'a>, palette: &'static Palette) -> Text<'a> {
    text(words).font(SANS).size(size::NOTE).color(palette.faint).wrapping(BREAKS)
}

pub use ::text::capitalised;

impl Ui<'_> {
    /// A heading of a screen.
    pub fn title<'a>(self, words: impl Said) -> Text<'a> {
        title(words.said(self.words))
    }

    /// A heading of a panel.
    pub fn heading<'a>(self, words: impl Said) -> Text<'a> {
        heading(words.said(self.words))
    }

    /// Plain text.
    pub fn plain<'a>(self, words: impl Said) -> Text<'a> {
        plain(words.said(self.words))
    }

    /// Text of more weight.
    pub fn strong<'a>(self, words: impl Said) -> Text<'a> {
        strong(words.said(self.words))
    }

    /// A remark.
    pub fn note<'a>(self, words: impl Said) -> Text<'a> {
        note(words.said(self.words), self.palette)
    }

    /// A button with its key; without a message it is disabled.
    pub fn action<'a, Message: Clone + 'a>(
        self,
        weight: Weight,
        words: impl Said,
        key: Option<&str>,
        message: Option<Message>,
    ) -> Element<'a, Message> {
        let (font, tall) = match weight {
            Weight::Primary => (STRONG, 10.0),
            Weight::Secondary => (SANS, 9.0),
            Weight::Quiet | Weight::Row => (SANS, 6.0),
        };
        let palette = self.palette;
        let label = text(words.said(self.words)).font(font).size(size::TEXT);
        let hint = key.map(|key| {
            let color = match (weight, message.is_some()) {
                (Weight::Primary, true) => palette.on_royal.scale_alpha(0.8),
                (Weight::Secondary | Weight::Quiet | Weight::Row, true) => palette.faint,
                (_, false) => mix(palette.faint, palette.paper, 0.45),
            };
            key_caps(key, color)
        });
        let content = row![label, hint].spacing(gap::S).align_y(Center);
        self.pressable(weight, content, [tall, gap::L], message)
    }

    /// Any content as a button.
    pub fn pressable<'a, Message: Clone + 'a>(
        self,
        weight: Weight,
        content: impl Into<Element<'a, Message>>,
        padding: impl Into<iced::Padding>,
        message: Option<Message>,
    ) -> Element<'a, Message> {
        self.pressed(weight, content, padding, message).into()
    }

    /// One of several things to choose, which stands out once it is chosen.
    pub fn chip<'a, Message: Clone + 'a>(
        self,
        is_chosen: bool,
        label: impl Into<Element<'a, Message>>,
        message: Option<Message>,
    ) -> Element<'a, Message> {
        let weight = if is_chosen { Weight::Primary } else { Weight::Secondary };
        self.pressable(weight, label, [gap::XS, gap::M], message)
    }

    /// Any content as a button that may be given a name, by which it can get the focus.
    pub fn pressed<'a, Message: Clone + 'a>(
        self,
        weight: Weight,
        content: impl Into<Element<'a, Message>>,
        padding: impl Into<iced::Padding>,
        message: Option<Message>,
    ) -> Focus<'a, Message> {
        let pressed = button(content)
            .padding(padding)
            .style(theme::button(self.palette, weight))
            .on_press_maybe(message.clone());
        focus(pressed, message, self.palette.royal)
    }

    /// A line that says what is wrong. It keeps its room while nothing is, so that nothing below
    /// moves away from under the pointer.
    pub fn warning<'a, Message: 'a>(self, fault: Option<String>) -> Element<'a, Message> {
        self.note(fault.unwrap_or_default()).color(self.palette.danger).into()
    }

    /// The progress in reading the earlier games, until all are read, with the button to stop or go
    /// on.
    pub fn reading<'a, Message: Clone + 'a>(
        self,
        stop: Message,
        go_on: Message,
    ) -> Option<Element<'a, Message>> {
        let (key, button, sign, press, (done, of)) = match self.shared.reading.progress()? {
            // The number of games is not known yet.
            (true, _, 0) => return None,
            (true, done, of) => ("earlier-reading", "earlier-stop", Some("Esc"), stop, (done, of)),
            (false, done, of) => ("earlier-stopped", "earlier-read-on", None, go_on, (done, of)),
        };
        let far = self.say(key, &[("done", done.into()), ("of", of.into())]);
        let bar = progress_bar(0.0..=of as f32, done as f32).girth(6);
        let bar = container(bar.style(theme::progress(self.palette))).width(Fill);
        let line = row![self.note(far), bar, self.action(Weight::Quiet, button, sign, Some(press))];
        Some(line.spacing(gap::M).align_y(Center).height(36).into())
    }

    /// Content with words above it while the pointer rests on it, so that the row below stays in
    /// sight.
    pub fn hint<'a, Message: 'a>(
        self,
        content: impl Into<Element<'a, Message>>,
        words: impl Said,
    ) -> Element<'a, Message> {
        self.tip(content.into(), words.said(self.words), tooltip::Position::Top)
    }

    /// Content with words below it, for the upper edge of the window.
    pub fn hint_below<'a, Message: 'a>(
        self,
        content: impl Into<Element<'a, Message>>,
        words: impl Said,
    ) -> Element<'a, Message> {
        self.tip(content.into(), words.said(self.words), tooltip::Position::Bottom)
    }

    fn tip<'a, Message: 'a>(
        self,
        content: Element<'a, Message>,
        words: String,
        position: tooltip::Position,
    ) -> Element<'a, Message> {
        let words = text(words).font(SANS).size(size::NOTE).color(self.palette.ink);
        let tip = container(words).padding([gap::XS, gap::S]).max_width(320);
        tooltip(content, tip.style(theme::raised(self.palette)), position)
            .gap(gap::XS)
            .delay(iced::time::Duration::from_millis(350))
            .into()
    }

    /// A thin line between the parts above and below it.
    pub fn line<'a>(self) -> Rule<'a> {
        rule::horizontal(1).style(theme::thin(self.palette))
    }

    /// Content that scrolls where it does not fit.
    pub fn scroll<'a, Message: 'a>(
        self,
        content: impl Into<Element<'a, Message>>,
    ) -> Scrollable<'a, Message> {
        scrollable(content).style(theme::scroll(self.palette))
    }

    /// The panel that fills its room.
    pub fn panel<'a, Message: 'a>(
        self,
        content: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let content = container(content).padding(gap::L).style(theme::panel(self.palette));
        content.width(Fill).height(Fill).into()
    }

    /// Rules in words, each with its place in a rule book below.
    pub fn rules<'a, Message: 'a>(self, rules: Vec<Worded>) -> Column<'a, Message> {
        let rules = rules.into_iter().map(|rule| {
            let place = (!rule.about.is_empty()).then(|| self.note(rule.about));
            let rule = plain(rule.title).size(size::NOTE).width(Fill);
            column![rule, place].spacing(2).into()
        });
        Column::with_children(rules).spacing(gap::S)
    }

    /// A dialog in the middle of the darkened window; a press beside it does nothing by accident.
    pub fn dialog<'a, Message: Clone + 'a>(
        self,
        width: f32,
        content: Column<'a, Message>,
    ) -> Element<'a, Message> {
        // In a low window the dialog scrolls.
        self.card_above(width, Shrink, self.scrolling(content, gap::S, Shrink))
    }

    /// A dialog with a foot that stays in sight in a window of that height, however long the rest
    /// is.
    pub fn dialog_with_foot<'a, Message: Clone + 'a>(
        self,
        width: f32,
        window: f32,
        content: Column<'a, Message>,
        foot: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        // The card and the window's margins are around the content, the foot is below it.
        let most = window - 2.0 * (gap::XL + gap::L) - gap::L - 44.0;
        let content = container(self.scrolling(content, gap::XS, Shrink)).max_height(most);
        self.card_above(width, Shrink, column![content, foot.into()].spacing(gap::L))
    }

    /// A dialog from edge to edge of a shallow window: the foot is whole, however high it is, and
    /// the content above has the rest.
    pub fn dialog_from_edge_to_edge<'a, Message: Clone + 'a>(
        self,
        width: f32,
        content: Column<'a, Message>,
        foot: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let content = self.scrolling(content, gap::XS, Fill);
        self.card_above(width, Fill, column![content, foot.into()].spacing(gap::M).height(Fill))
    }

    /// A dialog as high as the window allows, whose content scrolls by itself.
    pub fn tall_dialog<'a, Message: Clone + 'a>(
        self,
        width: f32,
        content: Column<'a, Message>,
    ) -> Element<'a, Message> {
        self.card_above(width, Fill, content.spacing(gap::L).height(Fill))
    }

    fn scrolling<'a, Message: Clone + 'a>(
        self,
        content: Column<'a, Message>,
        apart: f32,
        height: Length,
    ) -> Element<'a, Message> {
        let content = self.scroll(content.spacing(gap::L).width(Fill));
        content.spacing(apart).width(Fill).height(height).into()
    }

    fn card_above<'a, Message: Clone + 'a>(
        self,
        width: f32,
        height: Length,
        content: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        let card = container(content).padding(gap::XL).width(width).height(height);
        let card = card.style(theme::dialog(self.palette));
        let centred = container(card).center(Fill).padding(gap::L);
        iced::widget::opaque(centred.style(theme::shade(self.palette)))
    }
}

/// The sign of the Enter key, drawn where keys are shown; its drawing has this name for operations.
pub const ENTER: &str = "⏎";

/// Keys as on a keyboard, each in its frame: "Ctrl Z" is two.
pub fn key_caps<'a, Message: 'a>(sign: &str, ink: Color) -> Row<'a, Message> {
    let keys = sign.split_whitespace().map(|key| {
        let written = |key: String| {
            let name = text(key).font(SANS).size(size::NOTE - 1.0);
            name.wrapping(text::Wrapping::None)
        };
        let name = written(key.to_owned()).color(ink);
        let name: Element<'a, Message> = match key {
            // The dash of "1 – 9" is no key.
            "–" => return name.into(),
            ENTER => {
                let sign = emblem::emblem(Emblem::Enter, ink, size::NOTE);
                // The frame is as large as that of another key.
                let room = written("M".to_owned()).color(Color::TRANSPARENT);
                container(stack![room, container(sign).center(Fill)]).id(ENTER).into()
            }
            _ => name.into(),
        };
        container(name).padding([0.0, 5.0]).style(theme::key_cap(ink)).into()
    });
    Row::with_children(keys).spacing(3).align_y(Center)
}

/// The letters of the players of a game.
pub fn letters(setup: &Setup) -> PerSeat<char> {
    figure::letters(&setup.players)
}

/// The token of a player of a game, in logical pixels.
pub fn token<'a, Message: 'a>(game: &Game, seat: Seat, pixels: f32) -> Element<'a, Message> {
    let setup = game.setup();
    let letter = letters(setup)[seat];
    match setup.players.get(seat.index()) {
        Some(player) => figure::token(livery(player.colour), letter, pixels),
        None => space().width(pixels).height(pixels).into(),
    }
}

/// A player of a game by token and name.
pub fn person<'a, Message: 'a>(game: &'a Game, seat: Seat, pixels: f32) -> Row<'a, Message> {
    row![token(game, seat, pixels), plain(game.name(seat))].spacing(gap::S).align_y(Center)
}

/// The symbol of a title.
pub const fn of_title(title: Title) -> Emblem {
    match title {
        Title::King => Emblem::Crown,
        Title::Robber => Emblem::Mask,
    }
}

/// A name on one line, between `size` and half of that, so that it fits `room` logical pixels; a
/// longer one is cut.
pub fn name_within(name: &str, size: f32, room: f32) -> Cut<'_> {
    let Size { width, .. } = fit::measure(name, STRONG, size, f32::INFINITY);
    let size = size * (room / width.max(1.0)).clamp(0.5, 1.0);
    cut(name, STRONG, size)
}
