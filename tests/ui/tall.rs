//! The column that lays out what is near the sight alone.

use iced::advanced::layout::Limits;
use iced::advanced::widget::Tree;
use iced::widget::{container, scrollable, text};
use iced::{Event, Fill, Point, Size, Theme, mouse};
use kings_order::app::Message;
use kings_order::widget::tall::{Line, tall};
use kings_order::widget::{Column, Element};

use super::painter::{Painter, software_renderer};

const SIZE: Size = Size::new(240.0, 300.0);
const GAP: f32 = 2.0;

/// Six hundred lines, every third of which is too long for one row of words.
fn lines<'a>() -> Vec<Line<'a, Message>> {
    let line = |number: u64| {
        let words = if number.is_multiple_of(3) {
            "goes on and on in its story ".repeat(3)
        } else {
            String::new()
        };
        let content = container(text(format!("line {number} {words}")).width(Fill)).padding(3);
        Line { key: number % 3, content: content.into() }
    };
    (0..600).map(line).collect()
}

fn scrolled<'a>(lines: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    scrollable(lines).anchor_bottom().height(Fill).into()
}

fn column<'a>() -> Element<'a, Message> {
    Column::with_children(lines().into_iter().map(|line| line.content)).spacing(GAP).into()
}

#[test]
fn a_tall_column_is_as_high_as_any_other_and_lays_out_a_few_dozen_lines() {
    let renderer = software_renderer();
    let limits = Limits::new(Size::ZERO, Size::new(SIZE.width, f32::INFINITY));
    let mut all = column();
    let mut few = Element::from(tall(lines(), GAP));
    let all = all.as_widget_mut().layout(&mut Tree::new(column()), &renderer, &limits);
    let mut tree = Tree::new(&few);
    let few = few.as_widget_mut().layout(&mut tree, &renderer, &limits);
    assert!((all.size().height - few.size().height).abs() < 0.5, "{all:?} {few:?}");
    assert_eq!(all.children().len(), 600);
    assert!((20..150).contains(&few.children().len()), "{} are laid out", few.children().len());
}

#[test]
fn wherever_it_is_scrolled_a_tall_column_shows_what_any_other_shows() {
    let (mut any, mut own) = (Painter::new(SIZE), Painter::new(SIZE));
    let within = Point::new(100.0, 100.0);
    for step in 0..12 {
        // Up a little, far up beyond what is laid out, and down again.
        let y = [0.0, 1.0, 4.0, 40.0, 90.0, -3.0][step % 6];
        let delta = mouse::ScrollDelta::Lines { x: 0.0, y };
        let turned = [Event::Mouse(mouse::Event::WheelScrolled { delta })];
        any.frame_of(scrolled(column()), &Theme::Light, within, &turned);
        own.frame_of(scrolled(tall(lines(), GAP)), &Theme::Light, within, &turned);
        assert_eq!(own.differs(&any), 0, "step {step}");
    }
}
