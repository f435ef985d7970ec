//! Parts that all screens are made of.

use iced::widget::{button, column, container, row, scrollable, space, stack, text, tooltip};
use iced::{Center, Color, Fill, Length, Shrink, Size};

use crate::app::kit::fit;
use crate::app::kit::theme::{self, SANS, SERIF, STRONG, Weight, size, space as gap};
use crate::rules::player::{PerSeat, Seat};
use crate::rules::title::Title;
use crate::rules::{Game, Setup};
use crate::text::Worded;
use crate::widget::cut::{Cut, cut};
use crate::widget::emblem::{self, Emblem};
use crate::widget::figure;
use crate::widget::focus::{Focus, focus};
use crate::widget::palette::{Palette, livery, mix};
use crate::widget::{Column, Element, Row, Text};

/// The wrapping of names: one longer than its line breaks within, so that it covers nothing beside.
const BREAKS: text::Wrapping = text::Wrapping::WordOrGlyph;

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

pub use crate::text::capitalised;

/// A button with its key; without a message it is disabled.
pub fn action<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    weight: Weight,
    words: impl text::IntoFragment<'a>,
    key: Option<&'a str>,
    message: Option<Message>,
) -> Element<'a, Message> {
    action_by(palette, weight, words, key.map(str::to_owned), message)
}

/// A button whose key has a name in the language of the window.
pub fn action_by<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    weight: Weight,
    words: impl text::IntoFragment<'a>,
    key: Option<String>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let (font, tall) = match weight {
        Weight::Primary => (STRONG, 10.0),
        Weight::Secondary => (SANS, 9.0),
        Weight::Quiet | Weight::Row => (SANS, 6.0),
    };
    let label = text(words).font(font).size(size::TEXT);
    let hint = key.map(|key| {
        let color = match (weight, message.is_some()) {
            (Weight::Primary, true) => palette.on_royal.scale_alpha(0.8),
            (Weight::Secondary | Weight::Quiet | Weight::Row, true) => palette.faint,
            (_, false) => mix(palette.faint, palette.paper, 0.45),
        };
        key_caps(&key, color)
    });
    let content = row![label, hint].spacing(gap::S).align_y(Center);
    pressable(palette, weight, content, [tall, gap::L], message)
}

/// Any content as a button.
pub fn pressable<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    weight: Weight,
    content: impl Into<Element<'a, Message>>,
    padding: impl Into<iced::Padding>,
    message: Option<Message>,
) -> Element<'a, Message> {
    pressed(palette, weight, content, padding, message).into()
}

/// One of several things to choose, which stands out once it is chosen.
pub fn chip<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    is_chosen: bool,
    label: impl Into<Element<'a, Message>>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let weight = if is_chosen { Weight::Primary } else { Weight::Secondary };
    pressable(palette, weight, label, [gap::XS, gap::M], message)
}

/// Any content as a button that may be given a name, by which it can get the focus.
pub fn pressed<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    weight: Weight,
    content: impl Into<Element<'a, Message>>,
    padding: impl Into<iced::Padding>,
    message: Option<Message>,
) -> Focus<'a, Message> {
    let pressed = button(content)
        .padding(padding)
        .style(theme::button(palette, weight))
        .on_press_maybe(message.clone());
    focus(pressed, message, palette.royal)
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

/// A line that says what is wrong. It keeps its room while nothing is, so that nothing below moves
/// away from under the pointer.
pub fn warning<'a, Message: 'a>(
    fault: Option<String>,
    palette: &'static Palette,
) -> Element<'a, Message> {
    note(fault.unwrap_or_default(), palette).color(palette.danger).into()
}

/// Content with words above it while the pointer rests on it, so that the row below stays in sight.
pub fn hint<'a, Message: 'a>(
    palette: &'static Palette,
    content: impl Into<Element<'a, Message>>,
    words: impl text::IntoFragment<'a>,
) -> Element<'a, Message> {
    let words = text(words).font(SANS).size(size::NOTE).color(palette.ink);
    tip(palette, content.into(), words.into(), tooltip::Position::Top)
}

/// Content with words below it, for the upper edge of the window.
pub fn hint_below<'a, Message: 'a>(
    palette: &'static Palette,
    content: impl Into<Element<'a, Message>>,
    words: impl text::IntoFragment<'a>,
) -> Element<'a, Message> {
    let words = text(words).font(SANS).size(size::NOTE).color(palette.ink);
    tip(palette, content.into(), words.into(), tooltip::Position::Bottom)
}

fn tip<'a, Message: 'a>(
    palette: &'static Palette,
    content: Element<'a, Message>,
    words: Element<'a, Message>,
    position: tooltip::Position,
) -> Element<'a, Message> {
    let tip =
        container(words).padding([gap::XS, gap::S]).max_width(320).style(theme::raised(palette));
    tooltip(content, tip, position)
        .gap(gap::XS)
        .delay(iced::time::Duration::from_millis(350))
        .into()
}

/// The letters of the players of a game.
#[must_use]
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
#[must_use]
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

/// The panel that fills its room.
pub fn panel<'a, Message: 'a>(
    palette: &'static Palette,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = container(content).padding(gap::L).style(theme::panel(palette));
    content.width(Fill).height(Fill).into()
}

/// Rules in words, each with its place in a rule book below.
pub fn rules<'a, M: 'a>(rules: Vec<Worded>, palette: &'static Palette) -> Column<'a, M> {
    let rules = rules.into_iter().map(|rule| {
        let place = (!rule.about.is_empty()).then(|| note(rule.about, palette));
        let rule = plain(rule.title).size(size::NOTE).width(Fill);
        column![rule, place].spacing(2).into()
    });
    Column::with_children(rules).spacing(gap::S)
}

/// A dialog in the middle of the darkened window; a press beside it does nothing by accident.
pub fn dialog<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    width: f32,
    content: Column<'a, Message>,
) -> Element<'a, Message> {
    // In a low window the dialog scrolls.
    let content = scrollable(content.spacing(gap::L).width(Fill))
        .style(theme::scroll(palette))
        .spacing(gap::S)
        .width(Fill)
        .height(Shrink);
    in_the_middle(palette, width, content)
}

/// A dialog with a foot that stays in sight in a window of that height, however long the rest is.
pub fn dialog_with_foot<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    width: f32,
    window: f32,
    content: Column<'a, Message>,
    foot: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    // The card and the window's margins are around the content, the foot is below it.
    let most = window - 2.0 * (gap::XL + gap::L) - gap::L - 44.0;
    let content = scrollable(content.spacing(gap::L).width(Fill))
        .style(theme::scroll(palette))
        .spacing(gap::XS)
        .width(Fill)
        .height(Shrink);
    let content = container(content).max_height(most);
    in_the_middle(palette, width, Column::new().push(content).push(foot).spacing(gap::L))
}

/// A dialog from edge to edge of a shallow window: the foot is whole, however high it is, and the
/// content above has the rest.
pub fn dialog_from_edge_to_edge<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    width: f32,
    content: Column<'a, Message>,
    foot: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = scrollable(content.spacing(gap::L).width(Fill))
        .style(theme::scroll(palette))
        .spacing(gap::XS)
        .width(Fill)
        .height(Fill);
    let content = Column::new().push(content).push(foot).spacing(gap::M).height(Fill);
    on_a_card(palette, width, Fill, content)
}

/// A dialog as high as the window allows, whose content scrolls by itself.
pub fn tall_dialog<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    width: f32,
    content: Column<'a, Message>,
) -> Element<'a, Message> {
    on_a_card(palette, width, Fill, content.spacing(gap::L).height(Fill))
}

fn in_the_middle<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    width: f32,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    on_a_card(palette, width, Shrink, content)
}

fn on_a_card<'a, Message: Clone + 'a>(
    palette: &'static Palette,
    width: f32,
    height: Length,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let card = container(content).padding(gap::XL).width(width).height(height);
    let card = card.style(theme::dialog(palette));
    let centred = container(card).center(Fill).padding(gap::L).style(theme::shade(palette));
    iced::widget::opaque(centred)
}
