//! The check with the table: the things to count there, and what could explain a difference.

use iced::keyboard::key::Named;
use iced::widget::{column, container, row, rule, space, text_input};
use iced::{Center, Fill};

use super::step::{Step, close_button, step_button, yes};
use crate::app::ask::Request;
use crate::app::kit::Shared;
use crate::app::kit::binding::{Binding, Stroke};
use crate::app::kit::parts::{ENTER, action, heading, note, plain, pressable, strong, token};
use crate::app::kit::theme::{self, FIGURES, Weight, size, space as gap};
use crate::journal::Edit;
use crate::journal::compare::{Amount, Clue, Fact, What, amount, changes, clues, facts};
use crate::rules::{Game, Seat};
use crate::say;
use crate::session::Session;
use crate::text::Worded;
use crate::widget::field::field;
use crate::widget::{Column, Element, Row};

/// The progress of the check.
#[derive(Debug, Default)]
pub(in super::super) struct Comparing {
    same: Vec<Fact>,
    differs: Option<Differing>,
}

/// A count that differs.
#[derive(Debug)]
struct Differing {
    fact: Fact,
    /// The number of points on the table, as it is written.
    there: String,
    /// What could explain the difference; `None` until it is looked for.
    clues: Option<Vec<Clue>>,
}

/// An answer in the check.
#[derive(Debug, Clone)]
pub enum Message {
    /// The count is equal at the table.
    Same(Fact),
    /// The count differs at the table.
    Differs(Fact),
    /// The number of points on the table is written.
    There(String),
    /// So many points more lie on the table.
    Step(i32),
    /// Look for what explains the difference.
    Search,
    /// Try out the change by which that clue explains it.
    Try(usize),
    /// Go back to the counts.
    Back,
}

/// The sign of the key that shows the check.
pub(in super::super) const SIGN: &str = "D";
/// Goes back to the counts.
const BACK: Binding<Message> =
    Binding {
        sign: "⌫", about: "", strokes: &[(Stroke::Named(Named::Backspace), Message::Back)]
    };
/// The keys of the check.
pub(super) const KEYS: [&Binding<Message>; 2] = [&yes!(Message::Search), &BACK];
/// The name of the field of the points on the table.
pub const THERE: &str = "compare-there";
/// The width of a count's name.
const LABEL: f32 = 200.0;
/// The most digits of a number of points, with its sign.
const DIGITS: usize = 5;

/// The player to whom a count belongs.
const fn owner(fact: Fact) -> Option<Seat> {
    match fact {
        Fact::Score(seat)
        | Fact::Figures(seat)
        | Fact::Goods(seat)
        | Fact::Pieces(seat)
        | Fact::Prisoners(seat)
        | Fact::Cards(seat) => Some(seat),
        Fact::Tiles | Fact::Title(_) => None,
    }
}

/// A player's points here.
fn points(game: &Game, fact: Fact) -> i32 {
    if let Amount::Number(points) = amount(game, fact) { points } else { 0 }
}

impl Differing {
    fn new(fact: Fact, session: &Session) -> Self {
        let clues = match fact {
            Fact::Score(_) | Fact::Figures(_) => None,
            Fact::Tiles
            | Fact::Title(_)
            | Fact::Goods(_)
            | Fact::Pieces(_)
            | Fact::Prisoners(_)
            | Fact::Cards(_) => Some(changes(session.journal(), fact)),
        };
        Self { fact, there: points(session.game(), fact).to_string(), clues }
    }

    /// How many points more the table has; `None` if no number is written.
    fn difference(&self, game: &Game) -> Option<i32> {
        let there: i32 = self.there.replace('−', "-").parse().ok()?;
        Some(there - points(game, self.fact))
    }

    fn write(&mut self, there: String) {
        self.clues = None;
        let is_written = |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '−');
        self.there = there.chars().filter(|letter| is_written(*letter)).take(DIGITS).collect();
    }
}

impl Comparing {
    /// Answers a message. Returns the change of the past that is to be tried out.
    pub(in super::super) fn update(&mut self, message: Message, session: &Session) -> Option<Edit> {
        match message {
            Message::Same(fact) => {
                self.differs = self.differs.take().filter(|other| other.fact != fact);
                if let Some(index) = self.same.iter().position(|other| *other == fact) {
                    self.same.remove(index);
                } else {
                    self.same.push(fact);
                }
            }
            Message::Differs(fact) => {
                self.same.retain(|other| *other != fact);
                self.differs = Some(Differing::new(fact, session));
            }
            Message::There(there) => self.differs.iter_mut().for_each(|it| it.write(there.clone())),
            Message::Step(step) => {
                let differs = self.differs.as_mut()?;
                let there = differs.difference(session.game()).unwrap_or_default() + step;
                let there = points(session.game(), differs.fact) + there;
                differs.write(there.to_string());
            }
            Message::Search => {
                let differs = self.differs.as_mut()?;
                let difference = differs.difference(session.game())?;
                if let Fact::Score(seat) = differs.fact {
                    differs.clues = Some(clues(session.journal(), seat, difference));
                }
            }
            Message::Try(clue) => {
                let clue = self.differs.as_ref()?.clues.as_ref()?.get(clue)?;
                if let What::Edit(edit) = &clue.what {
                    return Some(edit.clone());
                }
            }
            Message::Back => self.differs = None,
        }
        None
    }

    /// The field for a number, if one is asked for: it has the focus, so that digits go there.
    pub(in super::super) fn field(&self) -> Option<Request> {
        let asks = matches!(self.differs, Some(Differing { fact: Fact::Score(_), .. }));
        asks.then(|| Request::Focus(THERE.to_owned()))
    }

    /// Puts the check aside, with what differs; that a number is the same is no matter any more.
    pub(in super::super) fn aside(mut self, game: &Game) -> Self {
        let differs = |it: &Differing| match it.fact {
            Fact::Score(_) => it.difference(game).is_some_and(|points| points != 0),
            Fact::Tiles
            | Fact::Title(_)
            | Fact::Figures(_)
            | Fact::Goods(_)
            | Fact::Pieces(_)
            | Fact::Prisoners(_)
            | Fact::Cards(_) => true,
        };
        self.differs = self.differs.filter(differs);
        self
    }

    pub(super) fn view<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Column<'a, Step<Message>> {
        match &self.differs {
            None => self.counts(shared, session),
            Some(differing) => differing.view(shared, session),
        }
    }

    /// The foot of the dialog, which stays in sight.
    pub(super) fn foot<'a>(&'a self, shared: &'a Shared) -> Row<'a, Step<Message>> {
        let searches = self.differs.is_some();
        // In the field of a number its key takes digits back.
        let sign = self.field().is_none().then_some(BACK.sign);
        let back = searches.then(|| back(sign, shared));
        let weight = if searches { Weight::Quiet } else { Weight::Secondary };
        row![space::horizontal(), back, close_button(shared, weight)]
            .spacing(gap::M)
            .align_y(Center)
    }

    /// The counts, to be ticked.
    fn counts<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Column<'a, Step<Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let all = facts(game);
        let mut lines: Vec<Element<'a, Step<Message>>> = Vec::new();
        let mut last = None;
        for fact in &all {
            if let Some(seat) = owner(*fact).filter(|seat| last != Some(*seat)) {
                last = Some(seat);
                let head = row![token(game, seat, 24.0), strong(game.name(seat)).size(size::LEAD)];
                lines.push(rule::horizontal(1).style(theme::thin(palette)).into());
                lines.push(head.spacing(gap::S).align_y(Center).into());
            }
            lines.push(self.count(*fact, shared, game));
        }
        let done = all.iter().all(|fact| self.same.contains(fact));
        let state =
            if done { say!(words, "compare-all-same") } else { say!(words, "compare-about") };
        let state = if done { strong(state).color(palette.good) } else { note(state, palette) };
        column![
            heading(say!(words, "compare-title")),
            state.width(Fill),
            Column::with_children(lines).spacing(gap::XS).width(Fill),
        ]
    }

    fn count<'a>(
        &'a self,
        fact: Fact,
        shared: &'a Shared,
        game: &'a Game,
    ) -> Element<'a, Step<Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let tick = |is_on: bool, key: &str, message| {
            let weight = if is_on { Weight::Primary } else { Weight::Secondary };
            let label = plain(words.say(key, &[])).size(size::NOTE + 1.0);
            pressable(palette, weight, label, [2.0, gap::M], Some(Step::Own(message)))
        };
        let indent = if owner(fact).is_some() { 32.0 } else { 0.0 };
        let same = tick(self.same.contains(&fact), "compare-same", Message::Same(fact));
        let differs = tick(false, "compare-differs", Message::Differs(fact));
        let label = plain(words.fact(fact));
        let amount = strong(words.amount(amount(game, fact), game)).width(Fill);
        if shared.is_slim() {
            let ticks = row![space::horizontal(), same, differs].spacing(gap::S);
            let line = row![space().width(indent), label.width(Fill), amount].spacing(gap::S);
            return column![line, ticks].spacing(gap::XS).into();
        }
        let label = label.width(LABEL - indent - if indent > 0.0 { gap::S } else { 0.0 });
        let line = row![space().width(indent), label, amount, same, differs]
            .spacing(gap::S)
            .align_y(Center);
        line.into()
    }
}

impl Differing {
    fn view<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Column<'a, Step<Message>> {
        let head = column![
            heading(say!(shared.words, "compare-title")),
            self.told(shared, session.game()),
        ]
        .spacing(gap::S);
        match self.fact {
            Fact::Score(seat) => column![head, self.asks(shared)]
                .extend(self.found(shared, session))
                .push(adjusts(seat, shared, session)),
            Fact::Figures(seat) => column![head].extend(figures(seat, shared, session)),
            Fact::Tiles
            | Fact::Title(_)
            | Fact::Goods(_)
            | Fact::Pieces(_)
            | Fact::Prisoners(_)
            | Fact::Cards(_) => column![head].extend(self.found(shared, session)),
        }
    }

    /// The line at the head: the count that differs now.
    fn told<'a>(&self, shared: &'a Shared, game: &Game) -> Element<'a, Step<Message>> {
        let fact = self.fact;
        let token = owner(fact).map(|seat| token(game, seat, 24.0));
        let name = owner(fact).map(|seat| strong(game.name(seat).to_owned()));
        let now = shared.words.amount(amount(game, fact), game);
        let now = say!(shared.words, "compare-now", fact = shared.words.fact(fact), amount = now);
        row![token, name, note(now, shared.palette())].spacing(gap::S).align_y(Center).into()
    }

    /// The question how many points lie on the table now.
    fn asks<'a>(&'a self, shared: &'a Shared) -> Element<'a, Step<Message>> {
        let palette = shared.palette();
        let words = &shared.words;
        let step = |sign, by| step_button(palette, sign, Message::Step(by));
        let there = text_input("", &self.there)
            .id(THERE)
            .on_input(|there| Step::Own(Message::There(there)))
            .on_submit(Step::Own(Message::Search))
            .padding([gap::S, gap::M])
            .font(FIGURES)
            .size(size::LEAD)
            .width(88)
            .align_x(Center)
            .style(theme::input(palette));
        let search = Some(Step::Own(Message::Search));
        let label = say!(words, "compare-search");
        let search = action(palette, Weight::Primary, label, Some(ENTER), search);
        let there = row![step("−", -1), field(there).on_escape(Step::Close), step("+", 1), search];
        column![
            strong(say!(words, "compare-there")),
            there.spacing(gap::S).align_y(Center).wrap().vertical_spacing(gap::S),
        ]
        .spacing(gap::XS)
        .into()
    }

    /// What could explain the difference, each to be entered anew, or that nothing can.
    fn found<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Vec<Element<'a, Step<Message>>> {
        let Some(clues) = &self.clues else { return Vec::new() };
        let palette = shared.palette();
        let words = &shared.words;
        let is_score = matches!(self.fact, Fact::Score(_));
        let difference = self.difference(session.game()).filter(|_| is_score).unwrap_or_default();
        if is_score && difference == 0 {
            return vec![note(say!(words, "compare-equal"), palette).into()];
        }
        let about = match (is_score, clues.is_empty()) {
            (true, true) => say!(words, "compare-none"),
            (true, false) => say!(words, "compare-clues"),
            (false, true) => say!(words, "compare-unchanged"),
            (false, false) => say!(words, "compare-changes"),
        };
        let about = [
            is_score.then(|| say!(words, "compare-off", points = words.signed(difference))),
            Some(about),
            (difference % LAP == 0 && is_score).then(|| say!(words, "compare-lap")),
        ];
        let about: Vec<String> = about.into_iter().flatten().collect();
        let may = !session.is_read_only();
        let lines = clues.iter().enumerate().map(|(index, clue)| {
            let message = match &clue.what {
                What::Edit(_) => Step::Own(Message::Try(index)),
                What::Missed(_) | What::Twice(..) | What::Changed(..) => Step::Reenter(clue.index),
            };
            line(words.clue(clue, session.journal()), may.then_some(message), shared)
        });
        let lines = Column::with_children(lines).spacing(gap::XS).width(Fill);
        vec![plain(about.join(" ")).width(Fill).into(), lines.into()]
    }
}

/// The spaces of one lap of the score track.
const LAP: i32 = 50;

/// A line to be pressed: what it is, and what of it may be otherwise.
fn line<'a>(
    words: Worded,
    message: Option<Step<Message>>,
    shared: &'a Shared,
) -> Element<'a, Step<Message>> {
    let palette = shared.palette();
    let about = (!words.about.is_empty()).then(|| note(words.about, palette));
    let words = column![plain(words.title).width(Fill), about].spacing(2);
    let line = pressable(palette, Weight::Row, words, [gap::XS, gap::S], message);
    container(line).width(Fill).style(theme::raised(palette)).into()
}

/// A player's figures that are away here: one of them is not there, or another one is.
fn figures<'a>(
    seat: Seat,
    shared: &'a Shared,
    session: &'a Session,
) -> Vec<Element<'a, Step<Message>>> {
    let palette = shared.palette();
    let words = &shared.words;
    let game = session.game();
    let may = !session.is_read_only() && !game.is_finished();
    let away = game.figures_away().into_iter().filter(|(figure, _)| figure.seat == seat);
    let lines: Vec<Element<'a, Step<Message>>> = away
        .map(|(figure, spot)| {
            let message = may.then_some(Step::Right(figure, spot));
            line(words.away(figure, spot, game), message, shared)
        })
        .collect();
    let about = if lines.is_empty() {
        say!(words, "compare-all-home", name = game.name(seat))
    } else {
        say!(words, "compare-figures")
    };
    let board = may.then_some(Step::Seek(seat));
    let board = action(palette, Weight::Secondary, say!(words, "compare-board"), None, board);
    vec![
        plain(about).width(Fill).into(),
        Column::with_children(lines).spacing(gap::XS).width(Fill).into(),
        row![board].into(),
    ]
}

/// The way to change a player's points by hand, where nothing explains the difference.
fn adjusts<'a>(seat: Seat, shared: &'a Shared, session: &'a Session) -> Element<'a, Step<Message>> {
    let label = say!(shared.words, "compare-adjust", name = session.game().name(seat));
    let adjust = (!session.is_read_only()).then_some(Step::Adjust(seat));
    row![action(shared.palette(), Weight::Secondary, label, None, adjust)].into()
}

fn back<'a>(sign: Option<&'a str>, shared: &'a Shared) -> Element<'a, Step<Message>> {
    let (label, message) = (say!(shared.words, "compare-back"), Some(Step::Own(Message::Back)));
    action(shared.palette(), Weight::Secondary, label, sign, message)
}
