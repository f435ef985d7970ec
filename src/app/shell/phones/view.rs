//! The dialog about phones: the players who have one, and the code for the next.

use iced::widget::{column, container, mouse_area, row, space, text};
use iced::{Center, Color, Fill, Font, Padding, border};

use crate::phones::{Code, Dialog, Phones, SILENCE, drawing};
use ask::phones::{Loss, Message, state_key};
use kit::fit;
use kit::prelude::*;
use kit::ui::Ui;
use phone::{Phone, sign};
use rules::{Game, Seat};
use widget::code;
use widget::emblem::{Emblem, emblem};
use widget::figure;

/// The width of the dialog while phones may come, and that of its column with the code, in logical
/// pixels.
const WIDTH: f32 = 920.0;
const OF_CODE: f32 = 340.0;
/// The height of what is above and below the two columns: the margins of the window and of the
/// dialog, its title and its foot.
const AROUND: f32 = 186.0;
/// The most that the columns take, and the least: less scrolls with the dialog.
const MOST: f32 = 620.0;
const LEAST: f32 = 200.0;
/// The height of the words around a code.
const WORDS: f32 = 296.0;
/// The height of a player's row, with the state of the phone on one line and on two.
const ROW: f32 = 44.0;
const TALL_ROW: f32 = 62.0;
/// The side of a player's token and of a phone's sign.
const TOKEN: f32 = 34.0;

/// The height of the two columns: the same whether a code is shown, whether a phone has come and
/// whatever is told, so that no button moves under a resting hand.
fn height(ui: Ui<'_>) -> f32 {
    (ui.view.height - AROUND).clamp(LEAST, MOST)
}

/// The side of a code, in logical pixels: as large as a low window allows.
fn side(ui: Ui<'_>) -> f32 {
    (height(ui) - WORDS).clamp(150.0, 300.0)
}

/// The width of a button that can have each of these labels.
fn wide(labels: &[&String]) -> f32 {
    let words = labels.iter().map(|label| fit::measure(label, SANS, size::TEXT, f32::INFINITY));
    words.map(|words| words.width).fold(0.0, f32::max).ceil() + 2.0 * gap::L
}

impl Phones {
    /// The address of the page for everybody.
    fn page(&self) -> String {
        self.served.as_ref().map(|served| served.server.page()).unwrap_or_default()
    }

    /// The dialog, if it is shown: about the open game, or between two of them.
    pub(crate) fn view<'a>(
        &'a self,
        ui: Ui<'a>,
        game: Option<&'a Game>,
    ) -> Option<Element<'a, Message>> {
        let shown = self.dialog.as_ref()?;
        if self.are_resting() {
            return Some(ui.dialog(560.0, between(shown, ui)));
        }
        let game = game?;
        let (width, content) = if shown.choices.is_empty() {
            (860.0, without_network(ui))
        } else if self.served.is_some() {
            (WIDTH, running(shown, self.page(), ui, game))
        } else {
            (860.0, invitation(shown, ui))
        };
        Some(ui.dialog(width, content))
    }
}

/// Without a network no phone finds the table, and no code is shown.
fn without_network(ui: Ui<'_>) -> Column<'_, Message> {
    column![
        ui.heading("phones-title"),
        ui.plain("phones-no-network"),
        row![space::horizontal(), close(ui)].spacing(gap::M),
    ]
}

/// Between two games the phones wait, or are ended.
fn between<'a>(shown: &'a Dialog, ui: Ui<'a>) -> Column<'a, Message> {
    let content = column![
        ui.heading("phones-title"),
        ui.plain("phones-between"),
        row![off(shown, ui), space::horizontal(), close(ui)].spacing(gap::M).align_y(Center),
    ];
    quits(shown, content)
}

/// A press beside the buttons takes back what one of them has asked.
fn quits<'a>(shown: &Dialog, content: Column<'a, Message>) -> Column<'a, Message> {
    let content = mouse_area(content.spacing(gap::L).width(Fill));
    let message = shown.really.is_some().then_some(Message::Really(None));
    column![match message {
        Some(message) => content.on_press(message),
        None => content,
    }]
}

/// The invitation, before phones may connect.
fn invitation<'a>(shown: &'a Dialog, ui: Ui<'a>) -> Column<'a, Message> {
    let on = ui.action(Weight::Primary, "phones-on", Some("⏎"), Some(Message::On));
    column![
        ui.heading("phones-title"),
        ui.plain("phones-about"),
        ui.note("phones-plain"),
        addresses(shown, ui),
        trouble(shown, ui),
        row![space::horizontal(), close(ui), on].spacing(gap::M),
    ]
}

fn running<'a>(shown: &'a Dialog, page: String, ui: Ui<'a>, game: &'a Game) -> Column<'a, Message> {
    let seats = game.seats().map(|seat| player(shown, seat, ui, game));
    let left = column![
        Column::with_children(seats).spacing(gap::S),
        ui.note("phones-sign"),
        addresses(shown, ui),
        ui.warning(shown.trouble.clone()),
    ];
    let right = match &shown.code {
        Some(code) => of_code(code, ui, game),
        None => {
            let all = game.seats().all(|seat| ui.phone(seat) != Phone::None);
            let key = if all { "phones-all-here" } else { "phones-choose" };
            column![ui.plain(key), ui.note("phones-screen"), strong(page),].spacing(gap::M)
        }
    };
    let left = left.spacing(gap::L).width(Fill);
    let both: Element<'a, Message> = if ui.width() == Width::Slim {
        // The players come first: what is shown of a code moves nothing then.
        column![left, right.width(Fill)].spacing(gap::L).into()
    } else {
        let scrolls = |column: Column<'a, Message>| {
            let column = container(column).padding(Padding::ZERO.right(gap::L));
            ui.scroll(column).height(Fill)
        };
        let columns =
            row![scrolls(left.width(Fill)).width(Fill), scrolls(right.width(Fill)).width(OF_CODE)];
        columns.spacing(gap::L).height(height(ui)).into()
    };
    let content = column![
        ui.heading("phones-title"),
        both,
        row![off(shown, ui), space::horizontal(), close(ui)].spacing(gap::M).align_y(Center),
    ];
    quits(shown, content)
}

/// A button whose label changes in place: its width holds each of these labels.
fn in_place<'a>(
    (label, labels): (&str, &[&String]),
    weight: Weight,
    ui: Ui<'_>,
    message: Message,
) -> Element<'a, Message> {
    let font: Font = SANS;
    let label = text(label.to_owned()).font(font).size(size::TEXT).width(Fill).align_x(Center);
    let button = ui.pressable(weight, label, [6.0, 0.0], Some(message));
    container(button).width(wide(labels)).into()
}

/// The button that ends all phones, which asks once more.
fn off<'a>(shown: &Dialog, ui: Ui<'a>) -> Element<'a, Message> {
    let (off, really) = (say!(ui, "phones-off"), say!(ui, "phones-really"));
    let (label, weight, message) = match shown.really {
        Some(Loss::All) => (&really, Weight::Secondary, Message::Off),
        Some(Loss::Of(_)) | None => (&off, Weight::Quiet, Message::Really(Some(Loss::All))),
    };
    in_place((label, &[&off, &really]), weight, ui, message)
}

fn close(ui: Ui<'_>) -> Element<'_, Message> {
    ui.action(Weight::Secondary, "close", Some("Esc"), Some(Message::Close))
}

fn trouble<'a>(shown: &'a Dialog, ui: Ui<'a>) -> Option<Element<'a, Message>> {
    let trouble = shown.trouble.as_ref()?;
    Some(plain(trouble).color(ui.palette.danger).into())
}

/// A player, with the sign of their phone.
fn player<'a>(shown: &'a Dialog, seat: Seat, ui: Ui<'a>, game: &'a Game) -> Element<'a, Message> {
    let phone = ui.phone(seat);
    let state = ui.say(state_key(phone), &[]);
    let state = match phone {
        Phone::None => state,
        Phone::Here { emblem } | Phone::Asleep { emblem } => {
            format!("{state} · {}", sign::name(emblem, ui.words))
        }
    };
    let state = ui.note(state);
    let name = column![strong(game.name(seat)), state].width(Fill);
    let keys = ["phones-code", "phones-remove", "phones-really"];
    let [code, remove, really] = keys.map(|key| ui.say(key, &[]));
    let labels = [&code, &remove, &really];
    let button = |label: &str, weight, message| in_place((label, &labels), weight, ui, message);
    let is_shown = shown.code.as_ref().is_some_and(|code| code.seat == seat);
    let what = match phone {
        Phone::None if is_shown => {
            container(emblem(Emblem::Phone, ui.palette.royal, 22.0)).center_x(wide(&labels)).into()
        }
        Phone::None => button(&code, Weight::Secondary, Message::Code(seat)),
        Phone::Here { .. } | Phone::Asleep { .. } if shown.really == Some(Loss::Of(seat)) => {
            button(&really, Weight::Secondary, Message::Remove(seat))
        }
        Phone::Here { .. } | Phone::Asleep { .. } => {
            button(&remove, Weight::Quiet, Message::Really(Some(Loss::Of(seat))))
        }
    };
    let is_narrow = ui.view.width < WIDTH + 2.0 * gap::L;
    row![token(game, seat, TOKEN), name, sign_of(phone), what]
        .spacing(gap::M)
        .align_y(Center)
        .height(if is_narrow { TALL_ROW } else { ROW })
        .into()
}

/// The sign that the phone shows as well, or its place.
fn sign_of<'a>(phone: Phone) -> Element<'a, Message> {
    match phone {
        Phone::None => space().width(TOKEN).into(),
        Phone::Here { emblem } | Phone::Asleep { emblem } => {
            figure::token(drawing::sign(emblem), ' ', TOKEN)
        }
    }
}

fn of_code<'a>(code: &'a Code, ui: Ui<'a>, game: &'a Game) -> Column<'a, Message> {
    let scan = say!(ui, "phones-scan", name = game.name(code.seat));
    let drawn = code.drawn.as_ref().map(|data| {
        container(code::code(data, side(ui))).padding(gap::S).style(|_: &iced::Theme| {
            container::Style {
                background: Some(Color::WHITE.into()),
                border: border::rounded(gap::S),
                ..container::Style::default()
            }
        })
    });
    let waited = ui.now.saturating_duration_since(code.since);
    let is_silent = !code.requested && waited >= SILENCE;
    let below = if is_silent { help(ui) } else { about(ui) };
    // The address leaves out its secret, which is too long to be typed.
    let address = code.address.split('#').next().unwrap_or_default();
    let typed = code.letters.as_ref().map(|letters| {
        column![
            ui.note("phones-letters"),
            text(spaced(letters)).font(SERIF).size(size::HEADING),
            code.guessed.then(|| ui.note("phones-guessed")),
        ]
        .align_x(Center)
    });
    column![text(scan).font(SERIF).size(size::HEADING), drawn, strong(address), typed, below]
        .spacing(gap::M)
        .align_x(Center)
}

/// Letters that are read one by one.
fn spaced(letters: &str) -> String {
    letters.chars().map(String::from).collect::<Vec<_>>().join("\u{2009}")
}

fn about(ui: Ui<'_>) -> Element<'_, Message> {
    ui.note("phones-once").align_x(Center).into()
}

/// The usual causes of silence, and the remedies.
fn help(ui: Ui<'_>) -> Element<'_, Message> {
    let lines =
        ["phones-help", "phones-help-network", "phones-help-firewall", "phones-help-mobile"];
    Column::with_children(lines.into_iter().map(|key| ui.note(key).into())).spacing(gap::XS).into()
}

/// The laptop's addresses, if there are several.
fn addresses<'a>(shown: &'a Dialog, ui: Ui<'a>) -> Option<Element<'a, Message>> {
    (shown.choices.len() > 1).then(|| {
        let chips = shown.choices.iter().enumerate().map(|(index, choice)| {
            let weight = if index == shown.chosen { Weight::Primary } else { Weight::Secondary };
            let label = format!("{} · {}", choice.ip, choice.interface);
            ui.action(weight, label, None, Some(Message::Address(index)))
        });
        column![
            ui.note("phones-address"),
            widget::Row::with_children(chips).spacing(gap::S).wrap(),
        ]
        .spacing(gap::XS)
        .into()
    })
}
