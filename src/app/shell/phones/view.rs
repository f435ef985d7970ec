//! The dialog about phones: the players who have one, and the code for the next.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Color, Fill, border};

use crate::app::ask::phones::Message;
use crate::app::ask::phones::state_key;
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, dialog, heading, note, plain, strong, token};
use crate::app::kit::theme::{SERIF, Weight, size, space as gap};
use crate::app::shell::phones::{Code, Dialog, Phones, SILENCE, drawing};
use crate::phone::{Phone, sign};
use crate::rules::{Game, Seat};
use crate::say;
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::figure;
use crate::widget::{Column, Element, code};

/// The side of a code, in logical pixels: as large as a low window allows.
fn side(shared: &Shared) -> f32 {
    (shared.view.height - 330.0).clamp(150.0, 300.0)
}

impl Phones {
    /// The address of the page for everybody.
    fn page(&self) -> String {
        self.served.as_ref().map(|served| served.server.page()).unwrap_or_default()
    }

    /// The dialog, if it is shown: about the open game, or between two of them.
    pub(in crate::app::shell) fn view<'a>(
        &'a self,
        shared: &'a Shared,
        game: Option<&'a Game>,
    ) -> Option<Element<'a, Message>> {
        let shown = self.dialog.as_ref()?;
        if self.are_resting() {
            return Some(dialog(shared.palette(), 560.0, between(shared)));
        }
        let game = game?;
        let content = if shown.choices.is_empty() {
            without_network(shared)
        } else if self.served.is_some() {
            running(shown, self.page(), shared, game)
        } else {
            invitation(shown, shared)
        };
        Some(dialog(shared.palette(), 860.0, content))
    }
}

/// Without a network no phone finds the table, and no code is shown.
fn without_network(shared: &Shared) -> Column<'_, Message> {
    let words = &shared.words;
    column![
        heading(say!(words, "phones-title")),
        plain(say!(words, "phones-no-network")),
        row![space::horizontal(), close(shared)].spacing(gap::M),
    ]
}

/// Between two games the phones wait, or are ended.
fn between(shared: &Shared) -> Column<'_, Message> {
    let words = &shared.words;
    column![
        heading(say!(words, "phones-title")),
        plain(say!(words, "phones-between")),
        row![off(shared), space::horizontal(), close(shared)].spacing(gap::M),
    ]
}

/// The invitation, before phones may connect.
fn invitation<'a>(shown: &'a Dialog, shared: &'a Shared) -> Column<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let on =
        action(palette, Weight::Primary, say!(words, "phones-on"), Some("⏎"), Some(Message::On));
    column![
        heading(say!(words, "phones-title")),
        plain(say!(words, "phones-about")),
        note(say!(words, "phones-plain"), palette),
        addresses(shown, shared),
        trouble(shown, shared),
        row![space::horizontal(), close(shared), on].spacing(gap::M),
    ]
}

fn running<'a>(
    shown: &'a Dialog,
    page: String,
    shared: &'a Shared,
    game: &'a Game,
) -> Column<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let seats = game.seats().map(|seat| player(shown, seat, shared, game));
    let left = column![
        Column::with_children(seats).spacing(gap::S),
        note(say!(words, "phones-sign"), palette),
        addresses(shown, shared),
    ];
    let right = match &shown.code {
        Some(code) => of_code(code, shared, game),
        None => {
            let all = game.seats().all(|seat| shared.phone(seat) != Phone::None);
            let key = if all { "phones-all-here" } else { "phones-choose" };
            column![
                plain(words.say(key, &[])),
                note(say!(words, "phones-screen"), palette),
                strong(page),
            ]
            .spacing(gap::M)
        }
    };
    let left = left.spacing(gap::L).width(Fill);
    let both: Element<'a, Message> = if shared.is_slim() {
        column![right.width(Fill), left].spacing(gap::L).into()
    } else {
        row![left, right.width(340.0)].spacing(gap::XL).into()
    };
    column![
        heading(say!(words, "phones-title")),
        both,
        trouble(shown, shared),
        row![off(shared), space::horizontal(), close(shared)].spacing(gap::M),
    ]
}

fn off(shared: &Shared) -> Element<'_, Message> {
    let label = say!(shared.words, "phones-off");
    action(shared.palette(), Weight::Quiet, label, None, Some(Message::Off))
}

fn close(shared: &Shared) -> Element<'_, Message> {
    let label = say!(shared.words, "close");
    action(shared.palette(), Weight::Secondary, label, Some("Esc"), Some(Message::Close))
}

fn trouble<'a>(shown: &'a Dialog, shared: &'a Shared) -> Option<Element<'a, Message>> {
    let trouble = shown.trouble.as_ref()?;
    Some(plain(trouble).color(shared.palette().danger).into())
}

/// A player, with the sign of their phone.
fn player<'a>(
    shown: &'a Dialog,
    seat: Seat,
    shared: &'a Shared,
    game: &'a Game,
) -> Element<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let phone = shared.phone(seat);
    let state = words.say(state_key(phone), &[]);
    let state = match phone {
        Phone::None => state,
        Phone::Here { emblem } | Phone::Asleep { emblem } => {
            format!("{state} · {}", sign::name(emblem, words))
        }
    };
    let state = note(state, palette);
    let name = column![strong(game.name(seat)), state].width(Fill);
    let button = |key: &str, weight, message| {
        action(palette, weight, words.say(key, &[]), None, Some(message))
    };
    let is_shown = shown.code.as_ref().is_some_and(|code| code.seat == seat);
    let what = match phone {
        Phone::None if is_shown => {
            container(emblem(Emblem::Phone, palette.royal, 22.0)).padding([0.0, gap::M]).into()
        }
        Phone::None => button("phones-code", Weight::Secondary, Message::Code(seat)),
        Phone::Here { .. } | Phone::Asleep { .. } => {
            button("phones-remove", Weight::Quiet, Message::Remove(seat))
        }
    };
    row![token(game, seat, 34.0), name, sign_of(phone), what].spacing(gap::M).align_y(Center).into()
}

/// The sign that the phone shows as well.
fn sign_of<'a>(phone: Phone) -> Option<Element<'a, Message>> {
    match phone {
        Phone::None => None,
        Phone::Here { emblem } | Phone::Asleep { emblem } => {
            Some(figure::token(drawing::sign(emblem), ' ', 34.0))
        }
    }
}

fn of_code<'a>(code: &'a Code, shared: &'a Shared, game: &'a Game) -> Column<'a, Message> {
    let words = &shared.words;
    let scan = say!(words, "phones-scan", name = game.name(code.seat));
    let drawn = code.drawn.as_ref().map(|data| {
        container(code::code(data, side(shared))).padding(gap::S).style(|_: &iced::Theme| {
            container::Style {
                background: Some(Color::WHITE.into()),
                border: border::rounded(gap::S),
                ..container::Style::default()
            }
        })
    });
    let waited = shared.now.saturating_duration_since(code.since);
    let is_silent = !code.requested && waited >= SILENCE;
    let below = if is_silent { help(shared) } else { about(shared) };
    // The address leaves out its secret, which is too long to be typed.
    let address = code.address.split('#').next().unwrap_or_default();
    let typed = code.letters.as_ref().map(|letters| {
        column![
            note(say!(words, "phones-letters"), shared.palette()),
            text(spaced(letters)).font(SERIF).size(size::HEADING),
            code.guessed.then(|| note(say!(words, "phones-guessed"), shared.palette())),
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

fn about(shared: &Shared) -> Element<'_, Message> {
    note(say!(shared.words, "phones-once"), shared.palette()).align_x(Center).into()
}

/// The usual causes of silence, and the remedies.
fn help(shared: &Shared) -> Element<'_, Message> {
    let palette = shared.palette();
    let lines =
        ["phones-help", "phones-help-network", "phones-help-firewall", "phones-help-mobile"];
    Column::with_children(
        lines.into_iter().map(|key| note(shared.words.say(key, &[]), palette).into()),
    )
    .spacing(gap::XS)
    .into()
}

/// The laptop's addresses, if there are several.
fn addresses<'a>(shown: &'a Dialog, shared: &'a Shared) -> Option<Element<'a, Message>> {
    let palette = shared.palette();
    (shown.choices.len() > 1).then(|| {
        let chips = shown.choices.iter().enumerate().map(|(index, choice)| {
            let weight = if index == shown.chosen { Weight::Primary } else { Weight::Secondary };
            let label = format!("{} · {}", choice.ip, choice.interface);
            action(palette, weight, label, None, Some(Message::Address(index)))
        });
        column![
            note(say!(shared.words, "phones-address"), palette),
            crate::widget::Row::with_children(chips).spacing(gap::S).wrap(),
        ]
        .spacing(gap::XS)
        .into()
    })
}
