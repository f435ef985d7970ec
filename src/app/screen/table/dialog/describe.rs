//! The description of a tile that the app does not know: its sides, their connections, and its
//! buildings.

use std::sync::Arc;

use iced::widget::{column, container, row, space};
use iced::{Center, Fill};

use super::step::{Step, close_button};
use kit::parts::capitalised;
use kit::prelude::*;
use kit::ui::Ui;
use rules::board::Socket;
use rules::geometry::{Position, Rotation, Side};
use rules::hash::fnv1a;
use rules::set::ROBBERS;
use rules::tile::described::{self, Described, Fault};
use rules::tile::{City, Edge, Edges, Id, Road, Tile};
use rules::{Game, Move};
use widget::thumb;

/// The side of the tile's picture, in logical pixels.
const PICTURE: f32 = 168.0;

/// A tile that is being described, lying at a place.
#[derive(Debug)]
pub struct Describing {
    at: Position,
    edges: [Edge; 4],
    /// Like sides that are connected on the tile.
    joined: Vec<(Side, Side)>,
    monastery: bool,
    pennant: bool,
    bag: bool,
    /// Whether tiles with a bag are in play.
    has_bags: bool,
    /// The tiles that were described before in this game.
    known: Vec<Id>,
    /// The tile as described so far, or the reason why there can be none like it.
    tile: Result<Arc<Tile>, Fault>,
}

/// A change of the description.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Show the next thing on a side.
    Side(Side),
    /// Connect two sides, or part them.
    Join(Side, Side),
    /// Add a monastery, or remove it.
    Monastery,
    /// Add a pennant to the cities, or remove it.
    Pennant,
    /// Add a bag, or remove it.
    Bag,
    /// Place the tile as described.
    Place,
}

impl Describing {
    /// A tile at a place, with the sides that its neighbours show.
    pub fn at(at: Position, game: &Game) -> Self {
        let socket: Socket = game.board().socket(at).copied().unwrap_or_default();
        let edge = |side| match socket.wants(side) {
            Some(edge @ (Edge::City | Edge::Road)) => edge,
            Some(Edge::Field | Edge::River | Edge::Carcassonne) | None => Edge::Field,
        };
        let mut describing = Self {
            at,
            edges: Side::ALL.map(edge),
            joined: Vec::new(),
            monastery: false,
            bag: game.bags_left() > 0,
            has_bags: game.setup().has(ROBBERS),
            pennant: false,
            known: game
                .catalogue()
                .tiles()
                .iter()
                .filter(|tile| tile.set == described::SET)
                .map(|tile| tile.id.clone())
                .collect(),
            tile: Err(Fault::Name),
        };
        describing.join_likely();
        describing
    }

    /// Connects sides in the usual way: two roads, and cities side by side.
    fn join_likely(&mut self) {
        let roads = self.edges.iter().filter(|edge| **edge == Edge::Road).count();
        let likely = |one: Side, other: Side| match self.edge(one) {
            Edge::Road => roads == 2,
            Edge::City => one.opposite() != other,
            Edge::Field | Edge::River | Edge::Carcassonne => false,
        };
        self.joined = self.pairs().filter(|(one, other)| likely(*one, *other)).collect();
        self.tile = self.described().tile().map(Arc::new);
    }

    const fn edge(&self, side: Side) -> Edge {
        self.edges[side.index()]
    }

    /// The pairs of sides that can be connected.
    fn pairs(&self) -> impl Iterator<Item = (Side, Side)> + '_ {
        let pairs = Side::ALL.into_iter().flat_map(|one| {
            Side::ALL.into_iter().filter(move |other| *other > one).map(move |other| (one, other))
        });
        pairs.filter(|(one, other)| {
            let edge = self.edge(*one);
            edge == self.edge(*other) && matches!(edge, Edge::City | Edge::Road)
        })
    }

    /// The sides that show an edge, connected ones together.
    fn groups(&self, edge: Edge) -> Vec<Vec<Side>> {
        let mut groups: Vec<Vec<Side>> = Vec::new();
        for side in Side::ALL.into_iter().filter(|side| self.edge(*side) == edge) {
            let meets =
                |group: &Vec<Side>| group.iter().any(|other| self.joined.contains(&(*other, side)));
            let (meeting, mut rest): (Vec<_>, Vec<_>) = groups.into_iter().partition(meets);
            rest.push(meeting.concat().into_iter().chain([side]).collect());
            groups = rest;
        }
        groups
    }

    /// The tile as described; equal tiles have equal names.
    fn described(&self) -> Described {
        let [n, e, s, w] = self.edges;
        let pennants = u8::from(self.pennant);
        let city = |sides| City { pennants, ..City::reaching(sides) };
        let mut described = Described {
            tile: "own".into(),
            edges: Edges { n, e, s, w },
            cities: self.groups(Edge::City).into_iter().map(city).collect(),
            roads: self.groups(Edge::Road).into_iter().map(Road::reaching).collect(),
            monastery: self.monastery,
            bag: self.bag,
        };
        let facts = format!("{described:?}");
        described.tile = format!("own-{:016x}", fnv1a([facts.as_str()])).as_str().into();
        described
    }

    /// Answers a message. Returns the moves once the description is done.
    pub fn update(&mut self, message: Message) -> Vec<Move> {
        match message {
            Message::Side(side) => {
                self.edges[side.index()] = match self.edge(side) {
                    Edge::Field => Edge::Road,
                    Edge::Road => Edge::City,
                    Edge::City | Edge::River | Edge::Carcassonne => Edge::Field,
                };
                self.join_likely();
            }
            Message::Join(one, other) => {
                let before = self.joined.len();
                self.joined.retain(|pair| *pair != (one, other));
                if self.joined.len() == before {
                    self.joined.push((one, other));
                }
            }
            Message::Monastery => self.monastery = !self.monastery,
            Message::Pennant => self.pennant = !self.pennant,
            Message::Bag => self.bag = !self.bag,
            Message::Place if self.tile.is_ok() => return self.place(),
            Message::Place => {}
        }
        self.tile = self.described().tile().map(Arc::new);
        Vec::new()
    }

    /// The moves that place the tile, and make it known if it is new.
    fn place(&self) -> Vec<Move> {
        let described = self.described();
        let tile = described.tile.clone();
        let known = self.known.contains(&tile);
        let told = (!known).then(|| Move::DescribeTile(Box::new(described)));
        let placed = Move::PlaceAnyway { tile, at: self.at, rotation: Rotation::None };
        told.into_iter().chain([placed]).collect()
    }

    pub(super) fn view<'a>(&'a self, ui: Ui<'a>) -> Column<'a, Step<Message>> {
        let fault = self.tile.as_ref().err().map(|fault| ui.words.described_fault(*fault));
        let fault = ui.warning(fault);
        let place = self.tile.is_ok().then_some(Step::Own(Message::Place));
        let (sides, connections) = (self.sides(ui), self.connections(ui));
        let title = if self.bag { "describe-bag" } else { "describe-title" };
        let both: Element<'a, Step<Message>> = if ui.width() == Width::Slim {
            column![sides, connections].spacing(gap::L).into()
        } else {
            row![sides, connections].spacing(gap::XL).align_y(Center).into()
        };
        column![
            ui.heading(title),
            ui.note("describe-about"),
            both,
            fault,
            row![
                space::horizontal(),
                close_button(ui, Weight::Secondary),
                ui.action(Weight::Primary, "describe-place", None, place),
            ]
            .spacing(gap::M),
        ]
    }

    /// The tile's picture, with the things on its sides around it.
    fn sides<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let side = |side: Side| {
            let label = plain(capitalised(&ui.words.edge(self.edge(side)))).size(size::NOTE);
            let label = label.width(Fill).align_x(Center);
            let press = Some(Step::Own(Message::Side(side)));
            let button = ui.pressable(Weight::Secondary, label, [gap::XS, gap::S], press);
            container(button).width(92)
        };
        let picture: Element<'a, Step<Message>> = match &self.tile {
            Ok(tile) => thumb::thumb(ui.thumb(tile, Rotation::None), PICTURE),
            Err(_) => container(space())
                .width(PICTURE)
                .height(PICTURE)
                .style(theme::raised(ui.palette))
                .into(),
        };
        column![
            side(Side::North),
            row![side(Side::West), picture, side(Side::East)].spacing(gap::S).align_y(Center),
            side(Side::South),
        ]
        .spacing(gap::S)
        .align_x(Center)
        .into()
    }

    /// The connections of the sides, and the buildings.
    fn connections<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let chip = |label: String, chosen: bool, message: Message| {
            let weight = if chosen { Weight::Primary } else { Weight::Secondary };
            let label = plain(label).size(size::NOTE);
            ui.pressable(weight, label, [gap::XS, gap::S], Some(Step::Own(message)))
        };
        let pairs: Vec<(Side, Side)> = self.pairs().collect();
        let joins = pairs.iter().map(|(one, other)| {
            let label = say!(
                ui,
                "describe-join",
                edge = capitalised(&ui.words.edge(self.edge(*one))),
                one = ui.words.side(*one),
                other = ui.words.side(*other),
            );
            chip(label, self.joined.contains(&(*one, *other)), Message::Join(*one, *other))
        });
        let joins = Row::with_children(joins).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        let joins = (!pairs.is_empty())
            .then(|| column![ui.note("describe-joined"), joins].spacing(gap::XS));
        let monastery =
            chip(capitalised(&ui.say("tile-monastery", &[])), self.monastery, Message::Monastery);
        let has_city = self.edges.contains(&Edge::City);
        let pennant =
            has_city.then(|| chip(say!(ui, "describe-pennant"), self.pennant, Message::Pennant));
        let bag = self
            .has_bags
            .then(|| chip(capitalised(&ui.say("tile-bag", &[])), self.bag, Message::Bag));
        let stands = row![monastery, pennant, bag].spacing(gap::XS);
        let stands = column![ui.note("describe-stands"), stands];
        column![joins, stands.spacing(gap::XS)].spacing(gap::L).width(Fill).into()
    }
}
