//! The screen at which the app begins: go on, begin anew, or look at earlier games.

use iced::keyboard::{self, key::Named};
use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Shrink};

use ask::{Request, decks, listing, phones, preferences};
use kit::binding::{Binding, Line, Stroke, on_key};
use kit::help;
use kit::prelude::*;
use kit::ui::Ui;
use rules::player::Player;
use storage::list::{Entry, Standing, Unread};
use text::{Words, printable};
use widget::figure;
use widget::palette::{Palette, livery};

/// The screen.
#[derive(Debug, Default)]
pub struct Home;

const NEW: Binding<Request> =
    Binding { sign: "N", about: "home-new", strokes: &[(Stroke::Sign("n"), Request::New)] };
const LESSON: Binding<Request> =
    Binding { sign: "T", about: "home-lesson", strokes: &[(Stroke::Sign("t"), Request::Lesson)] };
const EARLIER: Binding<Request> =
    Binding { sign: "E", about: "home-all", strokes: &[(Stroke::Sign("e"), Request::Earlier)] };
const DECKS: Binding<Request> = Binding {
    sign: "D",
    about: "home-decks",
    strokes: &[(Stroke::Sign("d"), Request::Decks(decks::Message::Show))],
};
const LOOK: Binding<Request> = Binding {
    sign: "L",
    about: "keys-look",
    strokes: &[(Stroke::Sign("l"), Request::Prefer(preferences::Message::NextLook))],
};
const SETTINGS: Binding<Request> = Binding {
    sign: ",",
    about: "keys-settings",
    strokes: &[(Stroke::Sign(","), Request::Prefer(preferences::Message::Show))],
};
/// The phones of the evening, while they wait between two games.
const PHONES: Binding<Request> = Binding {
    sign: "J",
    about: "keys-phones",
    strokes: &[(Stroke::Sign("j"), Request::Phones(phones::Message::Show))],
};
const STOP: Binding<Request> = Binding {
    sign: "Esc",
    about: "",
    strokes: &[(Stroke::Named(Named::Escape), Request::Listing(listing::Message::Stop))],
};
/// The number of games that are listed here, the newest; the list of earlier games has all.
const NEWEST: usize = 60;
/// The key that goes on with the last game, or to a new one.
const GO_ON: Binding<Request> = Binding { sign: "⏎", about: "keys-go-on", strokes: &[] };
const HELP: Binding<Request> =
    Binding { sign: help::SIGN, about: "", strokes: &[(Stroke::Sign(help::SIGN), Request::Keys)] };
const KEYS: [&Binding<Request>; 7] = [&GO_ON, &NEW, &LESSON, &EARLIER, &DECKS, &LOOK, &SETTINGS];

impl Home {
    /// The message of a key.
    pub fn shortcut(event: &keyboard::Event, ui: Ui<'_>) -> Option<Request> {
        if let keyboard::Event::KeyPressed { key: keyboard::Key::Named(Named::Enter), .. } = event {
            return Some(
                unfinished(ui).map_or(Request::New, |entry| Request::Open(entry.path.clone())),
            );
        }
        on_key(KEYS.iter().chain(&[&STOP, &HELP]).chain(of_phones(ui)), event)
    }

    /// The list of the screen's keys.
    pub fn keys(ui: Ui<'_>) -> Vec<Line> {
        help::lines(KEYS.iter().chain(of_phones(ui)))
    }

    /// The screen.
    pub fn view<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Request> {
        let name = iced::widget::text(say!(ui, "app-name"))
            .font(SERIF)
            .size(size::HERO)
            .color(ui.palette.royal);
        let tagline = ui.plain("app-tagline").size(size::LEAD).color(ui.palette.faint);
        let settings = ui.action(
            Weight::Quiet,
            "home-settings",
            Some(SETTINGS.sign),
            Some(Request::Prefer(preferences::Message::Show)),
        );
        let decks = ui.action(
            Weight::Quiet,
            "home-decks",
            Some(DECKS.sign),
            Some(Request::Decks(decks::Message::Show)),
        );
        let is_first = is_first(ui);
        let again = (!is_first).then(|| {
            ui.action(Weight::Quiet, "home-lesson", Some(LESSON.sign), Some(Request::Lesson))
        });
        let left = column![
            crown(ui.palette, if ui.height() <= Height::Low { 44.0 } else { 72.0 }),
            name,
            tagline,
            (ui.height() > Height::Low).then(|| space().height(gap::L)),
            go_on(ui),
            new_game(ui),
            is_first.then(|| lesson(ui)),
            space::vertical(),
            row![decks, waiting_phones(ui)],
            ui.note("app-unofficial").width(Fill),
            row![settings, again, space::horizontal(), help::tool(ui, Request::Keys)],
        ]
        .spacing(gap::M)
        .width(420);
        if ui.width() <= Width::Narrow {
            let both =
                column![left.width(Fill).height(560), container(games_panel(ui)).height(560)];
            let both = both.spacing(gap::XL).padding(gap::XL);
            return ui.scroll(both).into();
        }
        row![left, games_panel(ui)]
            .spacing(gap::XXL * 1.5)
            .padding([gap::XXL * 1.5, gap::XXL * 2.0])
            .into()
    }
}

/// The key of the phones, while they wait.
fn of_phones(ui: Ui<'_>) -> Option<&'static &'static Binding<Request>> {
    ui.phones_wait.then_some(&&PHONES)
}

/// The button that leads to the phones, while they wait.
fn waiting_phones(ui: Ui<'_>) -> Option<Element<'_, Request>> {
    let show = Some(Request::Phones(phones::Message::Show));
    ui.phones_wait.then(|| ui.action(Weight::Quiet, "tool-phones", Some(PHONES.sign), show))
}

/// Whether there are no games, and none left to read.
fn is_first(ui: Ui<'_>) -> bool {
    ui.shared.earlier.is_empty() && ui.reading.is_known()
}

fn unfinished(ui: Ui<'_>) -> Option<&Entry> {
    let is_open = |entry: &&Entry| entry.standing.as_ref().is_ok_and(|standing| !standing.finished);
    ui.shared.earlier.iter().map(AsRef::as_ref).find(is_open)
}

fn crown<'a>(palette: &'static Palette, size: f32) -> Element<'a, Request> {
    widget::emblem::emblem(widget::emblem::Emblem::Crown, palette.gold, size)
}

fn go_on(ui: Ui<'_>) -> Option<Element<'_, Request>> {
    let entry = unfinished(ui)?;
    let standing = entry.standing.as_ref().ok()?;
    let names: Vec<String> =
        standing.players.iter().map(|(player, _)| player.name.clone()).collect();
    let lines = column![
        ui.strong("home-continue").size(size::LEAD),
        plain(ui.words.list(&names)),
        plain(say!(ui, "home-turn", turn = standing.turn, date = ui.date(&entry.started)))
            .size(size::NOTE),
    ]
    .spacing(gap::XS);
    let content = row![lines.width(Fill), plain(GO_ON.sign).size(size::LEAD)].align_y(Center);
    Some(ui.pressable(
        Weight::Primary,
        content,
        [gap::M, gap::L],
        Some(Request::Open(entry.path.clone())),
    ))
}

fn new_game(ui: Ui<'_>) -> Element<'_, Request> {
    let weight = if unfinished(ui).is_some() { Weight::Secondary } else { Weight::Primary };
    let content =
        row![ui.strong("home-new").size(size::LEAD).width(Fill), plain(NEW.sign).size(size::NOTE)];
    ui.pressable(weight, content.align_y(Center), [gap::M, gap::L], Some(Request::New))
}

/// The invitation to those who have no game yet.
fn lesson(ui: Ui<'_>) -> Element<'_, Request> {
    let lines = column![ui.strong("home-lesson").size(size::LEAD), ui.note("home-lesson-about"),];
    let content = row![lines.width(Fill), plain(LESSON.sign).size(size::NOTE)].align_y(Center);
    ui.pressable(Weight::Secondary, content, [gap::M, gap::L], Some(Request::Lesson))
}

fn games_panel(ui: Ui<'_>) -> Element<'_, Request> {
    if is_first(ui) {
        let steps = ["home-first-1", "home-first-2", "home-first-3"].map(|key| {
            let (number, rest) = (say!(ui, &format!("{key}-title")), say!(ui, key));
            column![strong(number).size(size::LEAD), plain(rest)].spacing(gap::XS).into()
        });
        let first = column![ui.heading("home-first")].extend(steps).spacing(gap::L);
        let picture = container(ui.sample_board(ui.palette)).height(Fill).width(Fill);
        let text = container(first).padding(gap::XL);
        return container(column![picture, text])
            .style(theme::panel(ui.palette))
            .width(Fill)
            .height(Fill)
            .clip(true)
            .into();
    }
    let rows = ui.shared.earlier.iter().take(NEWEST).map(|entry| game_row(entry, ui));
    let list = ui.scroll(Column::with_children(rows).spacing(gap::XS)).spacing(gap::S).height(Fill);
    let all = ui.action(Weight::Quiet, "home-all", Some(EARLIER.sign), Some(Request::Earlier));
    let head = row![ui.heading("home-earlier").width(Fill), all].align_y(Center);
    let reading = ui.reading(
        Request::Listing(listing::Message::Stop),
        Request::Listing(listing::Message::Anew),
    );
    let content = column![head, ui.line(), list, reading];
    container(content.spacing(gap::M))
        .padding(gap::L)
        .style(theme::panel(ui.palette))
        .width(Fill)
        .height(Fill)
        .into()
}

fn game_row<'a>(entry: &'a Entry, ui: Ui<'a>) -> Element<'a, Request> {
    let open = Some(Request::Open(entry.path.clone()));
    let standing = match &entry.standing {
        Ok(standing) => standing,
        Err(unread) => {
            let about = ui.note(unread_about(*unread, ui.words));
            let content = column![plain(file_name(entry)), about].width(Fill);
            return ui.pressable(Weight::Row, content, [gap::S, gap::M], open);
        }
    };
    let date = when(entry, standing, ui);
    let content =
        row![date, container(players(standing, ui)).width(Fill)].spacing(gap::M).align_y(Center);
    ui.pressable(Weight::Row, content, [gap::S, gap::M], open)
}

/// The reason why a game cannot be read.
pub fn unread_about(unread: Unread, words: &Words) -> String {
    match unread {
        Unread::Newer => say!(words, "home-newer"),
        Unread::Unplayable => say!(words, "home-unplayable"),
        Unread::Damaged => say!(words, "home-damaged"),
    }
}

/// The name of a game's file, without characters that cannot be printed.
pub fn file_name(entry: &Entry) -> String {
    printable::line(&entry.path.file_name().unwrap_or_default().to_string_lossy()).into_owned()
}

/// The time at which a game began, and how far it has come.
pub fn when<'a, M: 'a>(entry: &'a Entry, standing: &Standing, ui: Ui<'a>) -> Element<'a, M> {
    let state = if standing.finished {
        say!(ui, "home-finished")
    } else {
        say!(ui, "home-at-turn", turn = standing.turn)
    };
    column![plain(ui.date(&entry.started)).width(Shrink), ui.note(state)].width(190).into()
}

/// The players with their points; the winners stand out.
pub fn players<'a, M: 'a>(standing: &'a Standing, ui: Ui<'a>) -> Element<'a, M> {
    let setup: Vec<Player> = standing.players.iter().map(|(player, _)| player.clone()).collect();
    let letters = figure::letters(&setup);
    let players =
        rules::Seat::all(setup.len()).zip(&standing.players).map(|(seat, (player, points))| {
            let won = standing.finished && standing.winners.contains(&seat);
            let name = if won { strong(&player.name) } else { plain(&player.name) };
            let points = plain(ui.words.number(*points)).font(FIGURES).size(size::LEAD);
            let points = if won { points.color(ui.palette.gold) } else { points };
            row![figure::token(livery(player.colour), letters[seat], 22.0), name, points]
                .spacing(gap::XS)
                .align_y(Center)
                .into()
        });
    widget::Row::with_children(players).spacing(gap::L).wrap().vertical_spacing(gap::XS).into()
}
