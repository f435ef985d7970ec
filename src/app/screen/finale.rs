//! The final scoring, step by step: incomplete features, field by field with its cities lit, King,
//! Robber, then the orders.

use iced::keyboard::{self, key::Named};
use iced::widget::{Column, Row, column, container, row, rule, scrollable, space, text};
use iced::{Center, Element, Fill};

use super::table;
use crate::app::keys::binding::{Binding, Stroke, on_key};
use crate::app::parts::{action, note, plain, strong, token};
use crate::app::theme::{self, FIGURES, SERIF, Weight, size, space as gap};
use crate::app::{Request, Shared};
use crate::rules::feature::Kind;
use crate::rules::player::PerSeat;
use crate::rules::scoring::{Label, Score, Source};
use crate::rules::setup::Recording;
use crate::rules::{Game, Outcome, Seat};
use crate::say;
use crate::session::Session;
use crate::widget::board::{Board, Marks};
use crate::widget::emblem::{Emblem, emblem};

/// Scores that belong together: one feature with everybody who shares it.
#[derive(Debug, Clone)]
struct Step {
    scores: Vec<Score>,
}

/// The screen.
#[derive(Debug)]
pub struct Finale {
    steps: Vec<Step>,
    /// Points before the final scoring.
    before: PerSeat<i32>,
    /// Steps that are shown, the last of them lit.
    shown: usize,
}

/// What the table does here.
#[derive(Debug, Clone)]
pub enum Message {
    /// The next step.
    Next,
    /// One step back.
    Previous,
    /// To the result at once.
    Skip,
    /// Back to the table.
    Back,
}

const NEXT: Binding<Message> = Binding {
    sign: "⏎",
    about: "",
    strokes: &[
        (Stroke::Named(Named::Enter), Message::Next),
        (Stroke::Named(Named::Space), Message::Next),
        (Stroke::Named(Named::ArrowRight), Message::Next),
    ],
};
const PREVIOUS: Binding<Message> = Binding {
    sign: "←",
    about: "",
    strokes: &[
        (Stroke::Named(Named::ArrowLeft), Message::Previous),
        (Stroke::Named(Named::Backspace), Message::Previous),
    ],
};
const BACK: Binding<Message> =
    Binding { sign: "Esc", about: "", strokes: &[(Stroke::Named(Named::Escape), Message::Back)] };
const SKIP: Binding<Message> =
    Binding { sign: "S", about: "", strokes: &[(Stroke::Sign("s"), Message::Skip)] };

impl Finale {
    /// The final scoring of a finished game.
    #[must_use]
    pub fn new(session: &Session) -> Self {
        let game = session.game();
        let mut before = PerSeat::from_fn(|seat| game.tally(seat).total());
        let mut steps: Vec<Step> = Vec::new();
        let on_pad = game.recording() != Recording::Board;
        for score in final_scores(session) {
            before[score.seat] -= score.points();
            let same = steps.last_mut().filter(|step| {
                step.scores.first().is_some_and(|other| {
                    let same_place = other.place().is_some() && other.place() == score.place();
                    let same_place = same_place
                        || (on_pad && other.record.is_some() && other.record == score.record);
                    same_place || (is_most(other) && is_most(score))
                })
            });
            match same {
                Some(step) => step.scores.push(score.clone()),
                None => steps.push(Step { scores: vec![score.clone()] }),
            }
        }
        Self { steps, before, shown: 0 }
    }

    /// Takes a message.
    pub fn update(&mut self, message: &Message) -> Option<Request> {
        match message {
            Message::Next if self.shown >= self.steps.len() => return Some(Request::Outcome),
            Message::Next => self.shown += 1,
            Message::Previous => self.shown = self.shown.saturating_sub(1),
            Message::Skip => return Some(Request::Outcome),
            Message::Back => return Some(Request::Table),
        }
        None
    }

    /// What a key does here.
    #[must_use]
    pub fn shortcut(event: &keyboard::Event) -> Option<Message> {
        on_key(&[&NEXT, &PREVIOUS, &BACK, &SKIP], event)
    }

    fn current(&self) -> Option<&Step> {
        self.shown.checked_sub(1).and_then(|index| self.steps.get(index))
    }

    fn total(&self, seat: Seat) -> i32 {
        let shown = self.steps.iter().take(self.shown).flat_map(|step| &step.scores);
        self.before[seat] + shown.filter(|score| score.seat == seat).map(Score::points).sum::<i32>()
    }

    /// The screen.
    pub fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let mut marks = Marks::default();
        let place = self.current().and_then(|step| step.scores.first()).and_then(Score::place);
        if let Some(place) = place {
            marks.lit = table::marks::lit(game, place, palette);
        }
        let board: Element<'a, Message> = if game.recording() == Recording::Board {
            Board::new(game.board(), game.setup(), &shared.arts, palette, session.revision())
                .density(shared.sharpness())
                .pieces(game)
                .marks(marks)
                .into()
        } else {
            container(emblem(self.symbol(), palette.line, 260.0)).center(Fill).into()
        };
        let back = action(
            palette,
            Weight::Quiet,
            say!(words, "finale-back"),
            Some(BACK.sign),
            Some(Message::Back),
        );
        let skip = action(
            palette,
            Weight::Quiet,
            say!(words, "finale-skip"),
            Some(SKIP.sign),
            Some(Message::Skip),
        );
        let progress = note(
            say!(words, "finale-progress", step = self.shown, all = self.steps.len()),
            palette,
        );
        let heading = text(say!(words, "finale-title")).font(SERIF).size(size::TITLE);
        let head = row![heading, space::horizontal(), progress, skip, back]
            .spacing(gap::L)
            .align_y(Center);
        let head = container(head).padding([gap::M, gap::XL]).style(theme::bar(palette));
        let middle = row![
            board,
            container(self.totals(shared, game))
                .width(320)
                .height(Fill)
                .padding(gap::L)
                .style(theme::bar(palette))
        ];
        let line = || rule::horizontal(1).style(theme::thin(palette));
        column![head, line(), middle.height(Fill), line(), self.foot(shared, game)].into()
    }

    /// What the step is about, where there is no board to show it.
    fn symbol(&self) -> Emblem {
        let score = self.current().and_then(|step| step.scores.first());
        match score.map(|score| score.source) {
            Some(Source::Road) => Emblem::Road,
            Some(Source::City) => Emblem::Castle,
            Some(Source::Monastery | Source::Shrine) => Emblem::Abbey,
            Some(Source::Field) => Emblem::Field,
            Some(Source::Robber) => Emblem::Mask,
            Some(Source::Goods) => Emblem::Wheat,
            Some(Source::Orders) => Emblem::Order,
            Some(Source::King) | None => Emblem::Crown,
            Some(_) => Emblem::Follower,
        }
    }

    fn totals<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let rows = game.seats().map(|seat| {
            let gained: i32 = self
                .current()
                .into_iter()
                .flat_map(|step| &step.scores)
                .filter(|score| score.seat == seat)
                .map(Score::points)
                .sum();
            let total = text(self.total(seat).to_string()).font(FIGURES).size(size::SCORE);
            let gain = (gained != 0).then(|| {
                let color = if gained < 0 { palette.danger } else { palette.royal };
                text(shared.words.signed(gained)).font(FIGURES).size(size::HEADING).color(color)
            });
            let name = strong(game.name(seat)).size(size::LEAD).width(Fill);
            let line =
                row![token(game, seat, 34.0), name, gain, total].spacing(gap::M).align_y(Center);
            let boxed = container(line).padding([gap::S, gap::M]).width(Fill);
            if gained != 0 {
                boxed.style(theme::chosen(palette))
            } else {
                boxed.style(theme::raised(palette))
            }
            .into()
        });
        let list = scrollable(Column::with_children(rows).spacing(gap::S));
        list.style(theme::scroll(palette)).spacing(gap::XS).height(Fill).into()
    }

    fn foot<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Element<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let next = if self.shown >= self.steps.len() { "finale-result" } else { "finale-next" };
        let next = action(
            palette,
            Weight::Primary,
            words.say(next, &[]),
            Some(NEXT.sign),
            Some(Message::Next),
        );
        let previous = (self.shown > 0).then_some(Message::Previous);
        let previous = action(
            palette,
            Weight::Secondary,
            say!(words, "finale-previous"),
            Some(PREVIOUS.sign),
            previous,
        );
        let said = match self.current() {
            None if game.recording() == Recording::Deck => {
                column![
                    strong(say!(words, "now-finished")).size(size::LEAD),
                    plain(say!(words, "finale-deck-how"))
                ]
            }
            None => {
                column![
                    strong(say!(words, "finale-begin")).size(size::LEAD),
                    plain(say!(words, "finale-begin-how"))
                ]
            }
            Some(step) => self.step(step, shared, game),
        };
        let cards = self.turned_up(shared, game);
        let content = row![said.spacing(gap::XS).width(Fill), cards, previous, next]
            .spacing(gap::M)
            .align_y(Center);
        container(content)
            .padding([gap::M, gap::XL])
            .height(190)
            .center_y(190)
            .style(theme::bar(palette))
            .into()
    }

    fn step<'a>(
        &'a self,
        step: &'a Step,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Column<'a, Message> {
        let palette = shared.palette();
        let words = &shared.words;
        let Some(score) = step.scores.first() else { return column![] };
        let names: Vec<String> =
            step.scores.iter().map(|score| game.name(score.seat).to_owned()).collect();
        let points = words.signed(score.points());
        let who = text(say!(words, "finale-step", names = words.list(&names), points = points))
            .font(SERIF)
            .size(size::HEADING);
        let what = match &score.record {
            Some(record) if record.kind == Kind::Field => words.record(record),
            Some(record) => say!(words, "finale-incomplete", feature = words.record(record)),
            None => words.reason(score, game.catalogue()),
        };
        let people =
            score.record.as_ref().map(|record| note(words.occupants(record, game), palette));
        column![who, strong(what), plain(words.sum(score, game.catalogue())), people]
    }

    /// The orders that a player could not fulfil, turned up.
    fn turned_up<'a>(&'a self, shared: &'a Shared, game: &'a Game) -> Option<Element<'a, Message>> {
        let score = self.current()?.scores.first()?;
        if !score.lines.iter().any(|line| line.label == Label::UnfulfilledOrders) {
            return None;
        }
        let held = &game.orders()?.hand(score.seat).held;
        let cards = held.iter().map(|order| shared.card(order, 116.0));
        Some(Row::with_children(cards).spacing(gap::S).into())
    }
}

fn is_most(score: &Score) -> bool {
    score.lines.iter().any(|line| line.label == Label::MostOrders)
}

/// The scores of the final scoring, in their order.
fn final_scores(session: &Session) -> impl Iterator<Item = &Score> {
    let outcomes = session.journal().entries().iter().flat_map(|entry| &entry.outcomes);
    let last = outcomes.skip_while(|outcome| !matches!(outcome, Outcome::FinalScoringBegan));
    let last = last.take_while(|outcome| !matches!(outcome, Outcome::Finished { .. }));
    last.filter_map(|outcome| match outcome {
        Outcome::Scored(score) => Some(score),
        _ => None,
    })
}
