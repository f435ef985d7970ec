//! The result: who won, where the points came from, how the evening went.

use iced::widget::{Column, Row, column, container, row, rule, scrollable, space, text};
use iced::{Center, Element, Fill, keyboard};

use crate::app::Shared;
use crate::app::parts::{action, heading, note, plain, strong, token};
use crate::app::session::Session;
use crate::app::theme::{self, SERIF, Weight, size, space as gap};
use crate::rules::scoring::Source;
use crate::rules::{Game, Outcome as Event, Seat};
use crate::say;
use crate::widget::chart::{Line, chart};
use crate::widget::emblem::{Emblem, emblem};
use crate::widget::palette::livery;

/// Width of the first column of the table and of each player's, in logical pixels.
const HEADINGS: f32 = 130.0;
const COLUMN: f32 = 78.0;

/// The screen.
#[derive(Debug, Default)]
pub struct Outcome;

/// What the table does here.
#[derive(Debug, Clone)]
pub enum Message {
    /// Look at the table.
    Table,
    /// Step through the final scoring again.
    Finale,
    /// Another game.
    New,
    /// Home.
    Home,
}

impl Outcome {
    /// What a key does here.
    #[must_use]
    pub fn shortcut(key: &keyboard::Key) -> Option<Message> {
        use keyboard::key::Named;
        match key.as_ref() {
            keyboard::Key::Named(Named::Escape) => Some(Message::Home),
            keyboard::Key::Character("n") => Some(Message::New),
            keyboard::Key::Character("t") => Some(Message::Table),
            keyboard::Key::Character("s") => Some(Message::Finale),
            _ => None,
        }
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let winners = game.winners();
        let names: Vec<String> = winners.iter().map(|seat| game.name(*seat).to_owned()).collect();
        let won = say!(words, "result-won", names = words.list(&names), count = names.len());
        let won = text(won).font(SERIF).size(size::HERO * 0.8).color(palette.royal);
        let tokens = Row::with_children(winners.iter().map(|seat| token(game, *seat, 52.0))).spacing(gap::S);
        let date = note(shared.date(session.started()), palette);
        let head =
            row![emblem(Emblem::Crown, palette.gold, 60.0), tokens, column![won, date]].spacing(gap::L).align_y(Center);
        let columns = game.seats().count() as f32;
        let left = container(scrollable(self.categories(shared, game)).style(theme::scroll(palette)));
        let left = left
            .width(HEADINGS + COLUMN * columns + 2.0 * gap::XL + gap::M)
            .padding(gap::XL)
            .style(theme::panel(palette))
            .height(Fill);
        let course = column![heading(say!(words, "result-course")), self.course(shared, session)].spacing(gap::M);
        let course = container(course).padding(gap::XL).style(theme::panel(palette)).height(Fill).width(Fill);
        let right = column![course, self.orders(shared, game)].spacing(gap::L).width(Fill);
        let foot = row![
            action(palette, Weight::Secondary, say!(words, "result-table"), Some("T"), Some(Message::Table)),
            action(palette, Weight::Secondary, say!(words, "result-steps"), Some("S"), Some(Message::Finale)),
            space::horizontal(),
            action(palette, Weight::Secondary, say!(words, "result-home"), Some("Esc"), Some(Message::Home)),
            action(palette, Weight::Primary, say!(words, "home-new"), Some("N"), Some(Message::New)),
        ];
        let middle = row![left, right].spacing(gap::XL).height(Fill);
        column![head, middle, foot.spacing(gap::M)].spacing(gap::XL).padding([gap::XL, gap::XXL]).into()
    }

    /// The table by category.
    fn categories<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let best = game.seats().map(|seat| game.tally(seat).total()).max();
        let cell = |content: Element<'a, Message>| container(content).center_x(COLUMN).into();
        let names = game.seats().map(|seat| {
            let name = column![token(game, seat, 32.0), strong(game.name(seat)).size(size::NOTE + 1.0)];
            cell(name.align_x(Center).spacing(gap::XS).into())
        });
        let mut rows: Vec<Element<'a, Message>> = vec![
            row![space().width(HEADINGS), Row::with_children(names)].align_y(Center).into(),
            rule::horizontal(1).style(theme::thin(palette)).into(),
        ];
        for source in Source::ALL {
            if game.seats().all(|seat| game.tally(seat).of(source) == 0) {
                continue;
            }
            let points = game.seats().map(|seat| {
                let points = game.tally(seat).of(source);
                cell(if points == 0 {
                    note("–", palette).into()
                } else {
                    plain(points.to_string()).size(size::LEAD).into()
                })
            });
            rows.push(
                row![plain(words.source(source)).width(HEADINGS), Row::with_children(points)].align_y(Center).into(),
            );
        }
        rows.push(rule::horizontal(1).style(theme::thin(palette)).into());
        let totals = game.seats().map(|seat| {
            let total = game.tally(seat).total();
            let total_text = text(total.to_string()).font(SERIF).size(size::SCORE);
            cell(if Some(total) == best { total_text.color(palette.royal) } else { total_text }.into())
        });
        rows.push(
            row![strong(say!(words, "export-total")).width(HEADINGS), Row::with_children(totals)]
                .align_y(Center)
                .into(),
        );
        Column::with_children(rows).spacing(gap::M).into()
    }

    /// The scores over the turns.
    fn course<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let game = session.game();
        let totals = totals_by_turn(session);
        let letters = crate::app::parts::letters(game.setup());
        let lines = game.seats().zip(&game.setup().players).map(|(seat, player)| Line {
            livery: livery(player.colour),
            letter: letters[seat],
            values: totals.iter().map(|turn| turn.get(seat.index()).copied().unwrap_or(0)).collect(),
        });
        chart(lines.collect(), shared.palette())
    }

    /// The orders that each player fulfilled and failed.
    fn orders<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Option<Element<'a, Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let orders = game.orders()?;
        let rows = game.seats().map(|seat: Seat| {
            let hand = orders.hand(seat);
            let titles = |cards: &[std::sync::Arc<crate::rules::orders::card::Card>]| {
                let titles: Vec<&str> = cards.iter().map(|card| card.title.as_str()).collect();
                titles.join(", ")
            };
            let done = say!(words, "result-fulfilled", count = hand.fulfilled.len(), titles = titles(&hand.fulfilled));
            let failed = say!(words, "result-failed", count = hand.held.len(), titles = titles(&hand.held));
            let lines = column![plain(done).size(size::NOTE + 1.0), note(failed, palette)];
            row![token(game, seat, 26.0), lines].spacing(gap::M).align_y(Center).into()
        });
        let list = scrollable(Column::with_children(rows).spacing(gap::S)).style(theme::scroll(palette)).width(Fill);
        let content = column![heading(words.source(Source::Orders)), list].spacing(gap::M);
        Some(container(content).padding(gap::XL).style(theme::panel(palette)).width(Fill).max_height(240).into())
    }
}

/// The totals of all players after each turn, and after the final scoring.
fn totals_by_turn(session: &Session) -> Vec<Vec<i32>> {
    let players = session.game().setup().players.len();
    let mut totals = vec![0; players];
    let mut turns = vec![totals.clone()];
    let outcomes = session.journal().entries().iter().flat_map(|entry| &entry.outcomes);
    for outcome in outcomes {
        match outcome {
            Event::Scored(score) => {
                if let Some(total) = totals.get_mut(score.seat.index()) {
                    *total += score.points();
                }
            }
            Event::TurnBegan { .. } | Event::Finished { .. } => turns.push(totals.clone()),
            _ => {}
        }
    }
    turns
}
