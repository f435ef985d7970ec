//! Keeping a figure where the rules do not allow it: any figure in supply, on any segment of the
//! tile just placed.

use iced::widget::{column, row, space, text};
use iced::{Center, Color};

use super::step::{Step, close_button, numbers};
use kit::binding::Binding;
use kit::parts::capitalised;
use kit::prelude::*;
use kit::ui::Ui;
use rules::feature::Place;
use rules::game::Phase;
use rules::geometry::Position;
use rules::player::Figure;
use rules::tile::Segment;
use rules::{Game, Move};
use widget::thumb;

/// A figure that is kept.
#[derive(Debug, Clone, Copy)]
pub struct Standing {
    figure: Figure,
}

/// A step in the dialog.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// The figure is chosen.
    Figure(Figure),
    /// The segment is chosen.
    On(Segment),
    /// The segment with that number is chosen.
    Number(usize),
}

/// The keys of the dialog.
pub const KEYS: [&Binding<Message>; 1] = [&numbers!(Message::Number)];

/// The move that puts a figure on a segment.
const fn deploy_anyway(figure: Figure, on: Segment) -> Move {
    Move::DeployAnyway { figure, on, at: None }
}

/// The places where a figure can only be kept; those where it may stand are offered anyway.
fn segments(figure: Figure, game: &Game) -> Vec<Place> {
    let Phase::Deploy { at, .. } = game.phase() else { return Vec::new() };
    let Some(placed) = game.board().tile(at) else { return Vec::new() };
    let forbidden = |on: &Segment| {
        game.allows(&Move::Deploy { figure, on: *on, at: None }).is_err()
            && game.allows(&deploy_anyway(figure, *on)).is_ok()
    };
    let segments = placed.tile.segments().filter(forbidden);
    segments.map(|segment| Place { at, segment }).collect()
}

/// The figures that can be kept somewhere now.
fn figures(game: &Game) -> Vec<Figure> {
    Figure::ALL.into_iter().filter(|figure| !segments(*figure, game).is_empty()).collect()
}

impl Standing {
    /// Whether any figure can be kept now.
    pub fn is_possible(game: &Game) -> bool {
        !figures(game).is_empty()
    }

    pub(in super::super) fn new(game: &Game) -> Self {
        Self { figure: figures(game).first().copied().unwrap_or(Figure::Follower) }
    }

    /// Answers a message. Returns the move once its place is chosen.
    pub fn update(&mut self, message: Message, game: &Game) -> Option<Move> {
        match message {
            Message::Figure(figure) => {
                self.figure = figure;
                None
            }
            Message::On(segment) => Some(deploy_anyway(self.figure, segment)),
            Message::Number(number) => {
                let place = *segments(self.figure, game).get(number.checked_sub(1)?)?;
                Some(deploy_anyway(self.figure, place.segment))
            }
        }
    }

    pub(super) fn view<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Column<'a, Step<Message>> {
        let figures = figures(game);
        let several = figures.len() > 1;
        let chips = figures.into_iter().map(|figure| {
            let label = plain(capitalised(&ui.words.figure(figure)));
            ui.chip(self.figure == figure, label, Some(Step::Own(Message::Figure(figure))))
        });
        let chips = Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S);
        let segments = segments(self.figure, game);
        let at = segments.first().map(|place| place.at);
        let on = |segment| Step::Own(Message::On(segment));
        let picture = at.and_then(|at| numbers_on_tile(at, &segments, on, ui, game));
        let places = segments.into_iter().enumerate();
        let places = places.map(|(index, place)| self.place(index, place, ui, game));
        let places = Column::with_children(places).spacing(gap::S);
        column![
            ui.heading("stand-title"),
            ui.note("stand-about"),
            several.then_some(chips),
            row![picture, places].spacing(gap::L).align_y(Center),
            row![space::horizontal(), close_button(ui, Weight::Secondary)],
        ]
    }

    fn place<'a>(
        &self,
        index: usize,
        place: Place,
        ui: Ui<'a>,
        game: &Game,
    ) -> Element<'a, Step<Message>> {
        let role = capitalised(&ui.words.role(place.segment.into(), self.figure));
        let feature =
            game.board().feature(place).map(|feature| (feature, game.board().record(feature)));
        let who = feature.as_ref().map(|(id, record)| ui.words.people_on(*id, record, game));
        let feature =
            feature.as_ref().map(|(_, record)| ui.words.record(record)).unwrap_or_default();
        let label = row![numbered(index, ui.palette.royal), plain(role), ui.note(feature)]
            .push(who.map(|who| ui.note(who)));
        let label = label.spacing(gap::M).align_y(Center).wrap().vertical_spacing(gap::XS);
        let press = Some(Step::Own(Message::On(place.segment)));
        ui.pressable(Weight::Secondary, label, [gap::S, gap::M], press)
    }
}

/// The side of the picture, in logical pixels.
const PICTURE: f32 = 96.0;

/// The number of the segment with that index, from 0, before its words.
pub fn numbered<'a>(index: usize, ink: Color) -> Text<'a> {
    text(index + 1).font(STRONG).color(ink)
}

/// The tile at a place, with the numbers of these segments of it; each can be pressed there.
pub fn numbers_on_tile<'a, Message: 'a>(
    at: Position,
    places: &[Place],
    pressed: impl Fn(Segment) -> Message + 'a,
    ui: Ui<'a>,
    game: &Game,
) -> Option<Element<'a, Message>> {
    let placed = game.board().tile(at)?;
    let numbers = places.iter().zip('1'..='9').map(|(place, number)| (place.segment, number));
    let picture = ui.thumb(&placed.tile, placed.rotation);
    Some(thumb::claimable(picture, numbers.collect(), PICTURE, pressed))
}
