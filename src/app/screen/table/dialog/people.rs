//! The people of a running game: names, colours and seats are set right, a guest comes, somebody
//! leaves, the turn is another player's.

mod leaving;

use iced::widget::{column, container, row, space, text_input};
use iced::{Center, Fill};

use super::step::{Step, close_button};
use ask::Request;
use kit::look::Looked;
use kit::prelude::*;
use kit::ui::Ui;
use leaving::{how_to_leave, leave_button};
use rules::game::Phase;
use rules::player::{Colour, MAX_PLAYERS, Player};
use rules::table::{Figures, Held, Leave};
use rules::{Game, Move, Seat, Setup};
use widget::emblem::{Emblem, emblem};
use widget::field::field;
use widget::figure;
use widget::palette::livery;

/// The people as they are being corrected.
#[derive(Debug)]
pub struct Gathering {
    /// The people in order of their seats; a guest comes last.
    people: Vec<Player>,
    /// The seats of those who play, clockwise.
    order: Vec<Seat>,
    /// The person whose colour is being chosen.
    colouring: Option<usize>,
    /// The player who is about to leave, and the fate of their figures and orders.
    leaving: Option<(Seat, Figures, Held)>,
    /// Whether the last person is a guest who is about to come.
    guest: bool,
}

/// A change to the people.
#[derive(Debug, Clone)]
pub enum Message {
    /// A name is typed.
    Name(usize, String),
    /// The colours of a player are shown or hidden.
    Colours(usize),
    /// A colour is chosen; the player who had it gets the other one.
    Colour(usize, Colour),
    /// A player moves a seat earlier in the order of turns.
    Earlier(Seat),
    /// A player moves a seat later.
    Later(Seat),
    /// A player may leave, or stays after all.
    Leave(Seat),
    /// The fate of the figures is chosen.
    Figures(Figures),
    /// The fate of the orders is chosen.
    Held(Held),
    /// A guest may come, or does not after all.
    Guest,
    /// The changes are taken over.
    Done,
}

/// The name of the field of a person's name.
pub fn name_id(index: usize) -> String {
    format!("person-{index}")
}

impl Gathering {
    /// The people as they are.
    pub fn from_game(game: &Game) -> Self {
        Self {
            people: game.setup().players.clone(),
            order: game.company().playing().collect(),
            colouring: None,
            leaving: None,
            guest: false,
        }
    }

    /// Answers a message. Returns the app's part once the changes are taken over.
    pub fn update(&mut self, message: Message, game: &Game) -> Option<Request> {
        match message {
            Message::Name(index, name) => {
                if let Some(player) = self.people.get_mut(index) {
                    player.name = name;
                }
            }
            Message::Colours(index) => {
                self.colouring = (self.colouring != Some(index)).then_some(index);
            }
            Message::Colour(index, colour) => self.colour(index, colour),
            Message::Earlier(seat) => self.swap(seat, -1),
            Message::Later(seat) => self.swap(seat, 1),
            Message::Leave(seat) => {
                let stays = self.leaving.is_some_and(|(leaving, ..)| leaving == seat);
                self.leaving = (!stays).then_some((seat, Figures::default(), Held::default()));
            }
            Message::Figures(chosen) => {
                if let Some((_, figures, _)) = &mut self.leaving {
                    *figures = chosen;
                }
            }
            Message::Held(chosen) => {
                if let Some((.., held)) = &mut self.leaving {
                    *held = chosen;
                }
            }
            Message::Guest if self.guest => {
                self.guest = false;
                self.people.pop();
                self.colouring = None;
            }
            Message::Guest => {
                self.welcome();
                let index = self.people.len().saturating_sub(1);
                return self.guest.then(|| Request::Focus(name_id(index)));
            }
            Message::Done => return self.done(game),
        }
        None
    }

    fn colour(&mut self, index: usize, colour: Colour) {
        let Some(before) = self.people.get(index).map(|player| player.colour) else { return };
        if let Some(other) = self.people.iter_mut().find(|player| player.colour == colour) {
            other.colour = before;
        }
        if let Some(player) = self.people.get_mut(index) {
            player.colour = colour;
        }
        self.colouring = None;
    }

    fn swap(&mut self, seat: Seat, by: isize) {
        let place = self.order.iter().position(|other| *other == seat);
        let other = place.and_then(|place| place.checked_add_signed(by));
        if let (Some(place), Some(other)) = (place, other)
            && other < self.order.len()
        {
            self.order.swap(place, other);
        }
    }

    fn welcome(&mut self) {
        let colour = free(&self.people);
        if let Some(colour) = colour.filter(|_| self.people.len() < MAX_PLAYERS) {
            self.people.push(Player { name: String::new(), colour });
            self.guest = true;
        }
    }

    /// The people who are at the table already.
    fn seated(&self) -> &[Player] {
        let guests = usize::from(self.guest);
        self.people.get(..self.people.len() - guests).unwrap_or_default()
    }

    fn order_moved(&self, game: &Game) -> Option<Move> {
        let same = game.company().playing().eq(self.order.iter().copied());
        (!same).then(|| Move::ChangeSeats { order: self.order.clone() })
    }

    fn guest_comes(&self) -> Option<Move> {
        let guest = self.people.last().filter(|_| self.guest)?;
        let name = guest.name.trim().to_owned();
        Some(Move::JoinGame(Player { name, colour: guest.colour }))
    }

    fn done(&self, game: &Game) -> Option<Request> {
        let people: Vec<Player> = self
            .seated()
            .iter()
            .map(|player| Player { name: player.name.trim().to_owned(), ..player.clone() })
            .collect();
        let people = (people != game.setup().players).then_some(people);
        let leaves = self
            .leaving
            .map(|(player, figures, orders)| Move::LeaveGame(Leave { player, figures, orders }));
        let moves = self.order_moved(game).into_iter().chain(leaves).chain(self.guest_comes());
        Some(Request::People(people, moves.collect()))
    }

    /// Whether the guest has no name yet.
    fn is_nameless(&self) -> bool {
        self.guest && self.people.last().is_some_and(|guest| guest.name.trim().is_empty())
    }

    /// The sentence about a fault in the names.
    fn fault(&self, ui: Ui<'_>, game: &Game) -> Option<String> {
        if self.is_nameless() {
            return None;
        }
        let setup = Setup { players: self.people.clone(), ..Setup::clone(game.setup()) };
        setup.person_faults().first().map(|fault| ui.words.setup_fault(fault))
    }

    pub(super) fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        game: &'a Game,
        looked: &Looked,
    ) -> Column<'a, Step<Message>> {
        // Its height holds two lines, so that nothing moves under the pointer.
        let about = looked.words().cloned().unwrap_or_else(|| say!(ui, "people-about"));
        let about = container(ui.note(about)).height(2.0 * size::NOTE_LINE).clip(true);
        let gone = game.seats().filter(|seat| !self.order.contains(seat));
        let seats = self.order.iter().copied().chain(gone);
        let rows = seats.map(|seat| self.person(seat, ui, game));
        let guest = self.guest.then(|| self.guest_row(ui));
        let may_come = free(&self.people).is_some_and(|colour| {
            let somebody = Player { name: "\u{2026}".to_owned(), colour };
            game.allows(&Move::JoinGame(somebody)).is_ok()
        });
        let add = ui.action(
            Weight::Secondary,
            ui.say(if self.guest { "people-no-guest" } else { "people-guest" }, &[]),
            None,
            (self.guest || may_come).then_some(Step::Own(Message::Guest)),
        );
        let fault = self.fault(ui, game);
        let is_whole = fault.is_none() && !self.is_nameless();
        let done = is_whole.then_some(Step::Own(Message::Done));
        let later = (!at_turn_start(game)).then(|| ui.note("people-later"));
        let close = close_button(ui, Weight::Secondary);
        let done = ui.action(Weight::Primary, "people-done", None, done);
        let foot: Element<'a, Step<Message>> = if ui.width() == Width::Slim {
            row![add, close, done].spacing(gap::S).wrap().vertical_spacing(gap::S).into()
        } else {
            row![add, space::horizontal(), close, done].spacing(gap::M).into()
        };
        column![
            ui.heading("people-title"),
            about,
            Column::with_children(rows.chain(guest)).spacing(gap::S),
            ui.warning(fault),
            later,
            foot,
        ]
    }

    fn person<'a>(&'a self, seat: Seat, ui: Ui<'a>, game: &'a Game) -> Element<'a, Step<Message>> {
        let index = seat.index();
        let plays = game.company().plays(seat);
        let movable = plays && at_turn_start(game);
        let place = self.order.iter().position(|other| *other == seat).unwrap_or_default();
        let arrow = |symbol, message: Option<Message>| {
            let color = if message.is_some() { ui.palette.ink } else { ui.palette.line };
            ui.pressable(
                Weight::Quiet,
                emblem(symbol, color, 18.0),
                gap::XS,
                message.map(Step::Own),
            )
        };
        let up = arrow(Emblem::Up, (movable && place > 0).then_some(Message::Earlier(seat)));
        let down = (movable && place + 1 < self.order.len()).then_some(Message::Later(seat));
        let down = arrow(Emblem::Down, down);
        let begin = Move::BeginTurn { player: seat };
        let has_turn = seat == game.active() && game.phase() != Phase::Remains;
        let turn: Element<'a, Step<Message>> = if has_turn {
            ui.strong("people-on-turn").size(size::NOTE).color(ui.palette.royal).into()
        } else if plays {
            let may = game.allows(&begin).is_ok();
            let make = may.then_some(Step::Make(begin));
            let label = ui.plain("people-give-turn").size(size::NOTE);
            ui.pressable(Weight::Secondary, label, [gap::XS, gap::S], make)
        } else {
            ui.note("people-gone").into()
        };
        let leave = plays.then(|| leave_button(seat, ui, game, Message::Leave(seat)));
        let name = row![self.token(index, ui), self.name_field(index, ui), row![up, down]];
        let name = name.spacing(gap::S).align_y(Center);
        let turn = container(turn).width(170).center_x(170);
        let line: Element<'a, Step<Message>> = if ui.width() == Width::Slim {
            let turn = row![turn, space::horizontal(), leave].align_y(Center);
            column![name, turn].spacing(gap::XS).into()
        } else {
            row![name, turn, leave].spacing(gap::S).align_y(Center).into()
        };
        let how = self.leaving.filter(|(leaving, ..)| *leaving == seat);
        let how = how.map(|how| how_to_leave(how, ui, game, Message::Figures, Message::Held));
        let colours = (self.colouring == Some(index)).then(|| self.colours(index, ui));
        container(column![line, colours, how].spacing(gap::S))
            .padding([gap::XS, gap::M])
            .width(Fill)
            .style(theme::raised(ui.palette))
            .into()
    }

    fn guest_row<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let index = self.people.len().saturating_sub(1);
        let about = ui.note("people-guest-about");
        let name = row![self.token(index, ui), self.name_field(index, ui)];
        let name = name.spacing(gap::S).align_y(Center);
        let line: Element<'a, Step<Message>> = if ui.width() == Width::Slim {
            column![name, about].spacing(gap::XS).into()
        } else {
            row![name, about.width(300)].spacing(gap::S).align_y(Center).into()
        };
        let colours = (self.colouring == Some(index)).then(|| self.colours(index, ui));
        container(column![line, colours].spacing(gap::S))
            .padding([gap::XS, gap::M])
            .width(Fill)
            .style(theme::chosen(ui.palette))
            .into()
    }

    fn token<'a>(&self, index: usize, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let letters = figure::letters(&self.people);
        let player = Seat::all(MAX_PLAYERS).zip(&self.people).nth(index);
        let Some((seat, player)) = player else { return space().into() };
        let token = figure::token(livery(player.colour), letters[seat], 36.0);
        let press = Some(Step::Own(Message::Colours(index)));
        ui.pressable(Weight::Quiet, token, gap::XS, press)
    }

    fn name_field<'a>(&'a self, index: usize, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let name = self.people.get(index).map_or("", |player| player.name.as_str());
        let input = text_input(&say!(ui, "people-name"), name)
            .id(name_id(index))
            .on_input(move |name| Step::Own(Message::Name(index, name)))
            .on_submit(Step::Own(Message::Done))
            .font(SANS)
            .size(size::TEXT)
            .padding([gap::S, gap::M])
            .style(theme::input(ui.palette));
        field(input).on_escape(Step::Close).into()
    }

    fn colours<'a>(&self, index: usize, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let tokens = Colour::ALL.into_iter().map(|colour| {
            let mine = self.people.get(index).is_some_and(|player| player.colour == colour);
            let weight = if mine { Weight::Secondary } else { Weight::Quiet };
            let token = figure::token(livery(colour), ' ', 30.0);
            let press = Some(Step::Own(Message::Colour(index, colour)));
            ui.pressable(weight, token, gap::XS, press)
        });
        Row::with_children(tokens).spacing(gap::XS).wrap().into()
    }
}

/// A colour that nobody has.
fn free(people: &[Player]) -> Option<Colour> {
    let is_free = |colour: &Colour| people.iter().all(|player| player.colour != *colour);
    Colour::ALL.into_iter().find(is_free)
}

/// Whether people can come, go and change seats now.
fn at_turn_start(game: &Game) -> bool {
    let order: Vec<Seat> = game.company().playing().collect();
    game.allows(&Move::ChangeSeats { order }).is_ok()
}
