//! The players, and their order.

use iced::widget::{column, container, mouse_area, row, scrollable, space, stack, text_input};
use iced::{Center, Color, Fill, mouse};

use super::{Message, Part, Place, Setup, name_id};
use kit::look::looked_at;
use kit::parts::capitalised;
use kit::prelude::*;
use kit::ui::Ui;
use rules::Seat;
use rules::player::{Colour, MAX_PLAYERS, MIN_PLAYERS, Player};
use widget::emblem::{Emblem, emblem};
use widget::field::field;
use widget::figure;
use widget::palette::livery;

impl Setup {
    pub(super) fn players_panel<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let players: Vec<Player> = super::game::default_names(&self.places, ui)
            .into_iter()
            .zip(&self.places)
            .map(|(name, place)| Player { name, colour: place.colour })
            .collect();
        let letters = figure::letters(&players);
        let rows = Seat::all(self.places.len())
            .zip(&self.places)
            .map(|(seat, place)| self.place_row(seat.index(), place, letters[seat], ui));
        let full = self.places.len() >= MAX_PLAYERS;
        let add = ui.action(Weight::Secondary, "setup-add", None, (!full).then_some(Message::Add));
        let lots = row![emblem(Emblem::Dice, ui.palette.ink, 20.0), ui.plain("setup-lots"),];
        let lots = lots.spacing(gap::S).align_y(Center);
        let lots = ui.pressable(Weight::Secondary, lots, [9.0, gap::L], Some(Message::DrawLots));
        let buttons = row![add, lots].spacing(gap::M).into();
        let rows = rows.chain([space().height(gap::XS).into(), buttons]);
        let list = scrollable(Column::with_children(rows).spacing(gap::S));
        let list = list.style(theme::scroll(ui.palette)).spacing(gap::S).height(Fill);
        let told = self.told(Part::Players).map(|told| ui.note(told));
        let order = ui.note("setup-order");
        // It keeps its room, so that nothing moves under the pointer.
        let order = if told.is_some() { order.color(Color::TRANSPARENT) } else { order };
        let head = column![ui.heading("setup-players"), stack![order].push(told)];
        let content = column![head.spacing(gap::XS), list, self.known(ui)].spacing(gap::L);
        container(content)
            .padding([gap::M, gap::XL])
            .style(theme::panel(ui.palette))
            .width(Fill)
            .height(Fill)
            .into()
    }

    fn place_row<'a>(
        &'a self,
        index: usize,
        place: &'a Place,
        letter: char,
        ui: Ui<'a>,
    ) -> Element<'a, Message> {
        let grip = mouse_area(
            container(emblem(Emblem::Grip, ui.palette.faint, 24.0)).padding([gap::S, 0.0]),
        )
        .on_press(Message::Grab(index))
        .interaction(mouse::Interaction::Grab);
        let token = figure::token(livery(place.colour), letter, 40.0);
        let token = ui.pressable(Weight::Quiet, token, gap::XS, Some(Message::ChooseColour(index)));
        let token = looked_at(token, (Part::Players, say!(ui, "setup-colour")), Message::Look);
        let unnamed = capitalised(&ui.words.colour(place.colour));
        let name = text_input(&unnamed, &place.name)
            .id(name_id(index))
            .on_input(move |name| Message::NameChanged(index, name))
            .on_submit(Message::NameDone(index))
            .font(SANS)
            .size(size::LEAD)
            .padding([gap::S, gap::M])
            .style(theme::input(ui.palette));
        let next = (index + 1 < self.places.len()).then_some(Message::NameDone(index));
        let name = field(name).on_command_enter(Message::Start).on_tab(next);
        let arrow = |symbol, message: Option<Message>| {
            let color = if message.is_some() { ui.palette.ink } else { ui.palette.line };
            ui.pressable(Weight::Quiet, emblem(symbol, color, 18.0), gap::XS, message)
        };
        let up = arrow(Emblem::Up, (index > 0).then_some(Message::Up(index)));
        let down =
            arrow(Emblem::Down, (index + 1 < self.places.len()).then_some(Message::Down(index)));
        let remove = arrow(
            Emblem::Cross,
            (self.places.len() > MIN_PLAYERS).then_some(Message::Remove(index)),
        );
        let seat = if index == 0 {
            ui.strong("setup-starts").color(ui.palette.royal).size(size::NOTE)
        } else {
            ui.note(say!(ui, "setup-seat", number = index + 1))
        };
        let line = row![grip, token, name, seat.width(64), row![up, down], remove]
            .spacing(gap::S)
            .align_y(Center);
        let mut content = column![line].spacing(gap::S);
        if self.colouring == Some(index) {
            content = content.push(self.colours(index, place, letter, ui));
        }
        let lit = self.lots.is_some_and(|lots| lots.lit == index);
        let chosen = self.dragged == Some(index) || lit || (self.drawn && index == 0);
        let boxed = container(content).padding([gap::XS, gap::M]).width(Fill);
        let boxed = if chosen {
            boxed.style(theme::chosen(ui.palette))
        } else {
            boxed.style(theme::raised(ui.palette))
        };
        if self.dragged.is_some() {
            mouse_area(boxed)
                .on_enter(Message::DragOver(index))
                .on_release(Message::Drop)
                .interaction(mouse::Interaction::Grabbing)
                .into()
        } else {
            boxed.into()
        }
    }

    fn colours<'a>(
        &'a self,
        index: usize,
        place: &'a Place,
        letter: char,
        ui: Ui<'a>,
    ) -> Element<'a, Message> {
        let tokens = Colour::ALL.into_iter().map(|colour| {
            let weight = if colour == place.colour { Weight::Secondary } else { Weight::Quiet };
            let token = figure::token(livery(colour), letter, 34.0);
            let button = ui.pressable(weight, token, gap::XS, Some(Message::Colour(index, colour)));
            let about = (Part::Players, capitalised(&ui.words.colour(colour)));
            looked_at(button, about, Message::Look)
        });
        let tokens = Row::with_children(tokens).spacing(gap::XS).wrap().vertical_spacing(gap::XS);
        row![space().width(24), tokens].spacing(gap::S).into()
    }

    /// People of earlier games who are not at the table yet.
    fn known<'a>(&'a self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let mut people: Vec<&Player> = Vec::new();
        let earlier = ui.shared.earlier.iter().filter_map(|entry| entry.standing.as_ref().ok());
        for (player, _) in earlier.flat_map(|standing| &standing.players) {
            let is_known = |name: &str| names::person(name) == names::person(&player.name);
            let here = self.places.iter().any(|place| is_known(&place.name));
            if !here && people.len() < 8 && !people.iter().any(|other| is_known(&other.name)) {
                people.push(player);
            }
        }
        if people.is_empty() || (self.places.len() >= MAX_PLAYERS && !self.has_empty()) {
            return None;
        }
        let chips = people.into_iter().map(|player| {
            let token = figure::token(livery(player.colour), figure::letter(&player.name), 22.0);
            let content = row![token, plain(&player.name)].spacing(gap::XS).align_y(Center);
            ui.pressable(
                Weight::Secondary,
                content,
                [gap::XS, gap::S],
                Some(Message::AddKnown(player.clone())),
            )
        });
        let chips = Row::with_children(chips).spacing(gap::S).wrap();
        Some(column![ui.note("setup-known"), chips].spacing(gap::XS).into())
    }
}
