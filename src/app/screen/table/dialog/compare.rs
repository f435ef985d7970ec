//! The check with the table: the things to count there, and what could explain a difference.

use iced::keyboard::key::Named;
use iced::widget::{column, container, row, space, text_input};
use iced::{Center, Fill};

use super::step::{Step, close_button, step_button, yes};
use ask::Request;
use journal::Edit;
use journal::compare::{Amount, Clue, Fact, What, amount, changes, clues, facts};
use kit::binding::{Binding, Stroke};
use kit::parts::ENTER;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::feature::Occupant;
use rules::game::set_right;
use rules::{Game, Seat};
use session::Session;
use text::Worded;
use widget::field::field;

/// The progress of the check.
#[derive(Debug, Default)]
pub struct Comparing {
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
pub const SIGN: &str = "D";
/// Goes back to the counts.
const BACK: Binding<Message> =
    Binding {
        sign: "⌫", about: "", strokes: &[(Stroke::Named(Named::Backspace), Message::Back)]
    };
/// The keys of the check.
pub const KEYS: [&Binding<Message>; 2] = [&yes!(Message::Search), &BACK];
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
        | Fact::Beside(seat)
        | Fact::Cards(seat) => Some(seat),
        Fact::Tiles | Fact::Bag | Fact::Title(_) => None,
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
            | Fact::Bag
            | Fact::Title(_)
            | Fact::Goods(_)
            | Fact::Pieces(_)
            | Fact::Prisoners(_)
            | Fact::Beside(_)
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
    pub fn update(&mut self, message: Message, session: &Session) -> Option<Edit> {
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
    pub fn field(&self) -> Option<Request> {
        let asks = matches!(self.differs, Some(Differing { fact: Fact::Score(_), .. }));
        asks.then(|| Request::Focus(THERE.to_owned()))
    }

    /// Puts the check aside, with what differs; that a number is the same is no matter any more.
    pub fn aside(mut self, game: &Game) -> Self {
        let differs = |it: &Differing| match it.fact {
            Fact::Score(_) => it.difference(game).is_some_and(|points| points != 0),
            Fact::Tiles
            | Fact::Bag
            | Fact::Title(_)
            | Fact::Figures(_)
            | Fact::Goods(_)
            | Fact::Pieces(_)
            | Fact::Prisoners(_)
            | Fact::Beside(_)
            | Fact::Cards(_) => true,
        };
        self.differs = self.differs.filter(differs);
        self
    }

    pub(super) fn view<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        match &self.differs {
            None => self.counts(ui),
            Some(differing) => differing.view(ui),
        }
    }

    /// The foot of the dialog, which stays in sight.
    pub fn foot<'a>(&'a self, ui: Ui<'a>) -> Row<'a, Step<Message>> {
        let searches = self.differs.is_some();
        // In the field of a number its key takes digits back.
        let sign = self.field().is_none().then_some(BACK.sign);
        let back = searches.then(|| back(sign, ui));
        let weight = if searches { Weight::Quiet } else { Weight::Secondary };
        row![space::horizontal(), back, close_button(ui, weight)].spacing(gap::M).align_y(Center)
    }

    /// The counts, to be ticked.
    fn counts<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        let game = ui.session.game();
        let all = facts(game);
        let mut lines: Vec<Element<'a, Step<Message>>> = Vec::new();
        let mut last = None;
        for fact in &all {
            if let Some(seat) = owner(*fact).filter(|seat| last != Some(*seat)) {
                last = Some(seat);
                let head = row![token(game, seat, 24.0), strong(game.name(seat)).size(size::LEAD)];
                lines.push(ui.line().into());
                lines.push(head.spacing(gap::S).align_y(Center).into());
            }
            lines.push(self.count(*fact, *ui, game));
        }
        let done = all.iter().all(|fact| self.same.contains(fact));
        let state = if done { say!(ui, "compare-all-same") } else { say!(ui, "compare-about") };
        let state = if done { strong(state).color(ui.palette.good) } else { ui.note(state) };
        column![
            ui.heading("compare-title"),
            state.width(Fill),
            Column::with_children(lines).spacing(gap::XS).width(Fill),
        ]
    }

    fn count<'a>(&'a self, fact: Fact, ui: Ui<'a>, game: &'a Game) -> Element<'a, Step<Message>> {
        let tick = |is_on: bool, key: &'static str, message| {
            let weight = if is_on { Weight::Primary } else { Weight::Secondary };
            let label = ui.plain(key).size(size::NOTE + 1.0);
            ui.pressable(weight, label, [2.0, gap::M], Some(Step::Own(message)))
        };
        let indent = if owner(fact).is_some() { 32.0 } else { 0.0 };
        let same = tick(self.same.contains(&fact), "compare-same", Message::Same(fact));
        let differs = tick(false, "compare-differs", Message::Differs(fact));
        let label = plain(ui.words.fact(fact));
        let amount = strong(ui.words.amount(amount(game, fact), game)).width(Fill);
        if ui.width() == Width::Slim {
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
    fn view<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        let head = column![ui.heading("compare-title"), self.told(*ui, ui.session.game()),]
            .spacing(gap::S);
        match self.fact {
            Fact::Score(seat) => {
                let points = self.difference(ui.session.game()).unwrap_or_default();
                column![head, self.asks(*ui)].extend(self.found(ui)).push(adjusts(seat, points, ui))
            }
            Fact::Figures(seat) => column![head].extend(figures(seat, ui)),
            // The tokens there can be set right at once, too.
            Fact::Beside(seat) => column![head].extend(self.found(ui)).extend(beside(seat, ui)),
            Fact::Tiles
            | Fact::Bag
            | Fact::Title(_)
            | Fact::Goods(_)
            | Fact::Pieces(_)
            | Fact::Prisoners(_)
            | Fact::Cards(_) => column![head].extend(self.found(ui)),
        }
    }

    /// The line at the head: the count that differs now.
    fn told<'a>(&self, ui: Ui<'a>, game: &Game) -> Element<'a, Step<Message>> {
        let fact = self.fact;
        let token = owner(fact).map(|seat| token(game, seat, 24.0));
        let name = owner(fact).map(|seat| strong(game.name(seat).to_owned()));
        let now = ui.words.amount(amount(game, fact), game);
        let now = say!(ui, "compare-now", fact = ui.words.fact(fact), amount = now);
        row![token, name, ui.note(now)].spacing(gap::S).align_y(Center).into()
    }

    /// The question how many points lie on the table now.
    fn asks<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Step<Message>> {
        let step = |sign, by| step_button(ui, sign, Message::Step(by));
        let there = text_input("", &self.there)
            .id(THERE)
            .on_input(|there| Step::Own(Message::There(there)))
            .on_submit(Step::Own(Message::Search))
            .padding([gap::S, gap::M])
            .font(FIGURES)
            .size(size::LEAD)
            .width(88)
            .align_x(Center)
            .style(theme::input(ui.palette));
        let search = Some(Step::Own(Message::Search));
        let search = ui.action(Weight::Primary, "compare-search", Some(ENTER), search);
        let there = row![step("−", -1), field(there).on_escape(Step::Close), step("+", 1), search];
        column![
            ui.strong("compare-there"),
            there.spacing(gap::S).align_y(Center).wrap().vertical_spacing(gap::S),
        ]
        .spacing(gap::XS)
        .into()
    }

    /// What could explain the difference, each to be entered anew, or that nothing can.
    fn found<'a>(&'a self, ui: GameUi<'a>) -> Vec<Element<'a, Step<Message>>> {
        let Some(clues) = &self.clues else { return Vec::new() };
        let is_score = matches!(self.fact, Fact::Score(_));
        let difference =
            self.difference(ui.session.game()).filter(|_| is_score).unwrap_or_default();
        if is_score && difference == 0 {
            return vec![ui.note("compare-equal").into()];
        }
        let about = match (is_score, clues.is_empty()) {
            (true, true) => say!(ui, "compare-none"),
            (true, false) => say!(ui, "compare-clues"),
            (false, true) => say!(ui, "compare-unchanged"),
            (false, false) => say!(ui, "compare-changes"),
        };
        let about = [
            is_score.then(|| say!(ui, "compare-off", points = ui.words.signed(difference))),
            Some(about),
            (difference % LAP == 0 && is_score).then(|| say!(ui, "compare-lap")),
        ];
        let about: Vec<String> = about.into_iter().flatten().collect();
        let may = !ui.session.is_read_only();
        let lines = clues.iter().enumerate().map(|(index, clue)| {
            let message = match &clue.what {
                What::Edit(_) => Step::Own(Message::Try(index)),
                What::Missed(_) | What::Twice(..) | What::Changed(..) => Step::Reenter(clue.index),
            };
            line(ui.words.clue(clue, ui.session.journal()), may.then_some(message), *ui)
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
    ui: Ui<'a>,
) -> Element<'a, Step<Message>> {
    let about = (!words.about.is_empty()).then(|| ui.note(words.about));
    let words = column![plain(words.title).width(Fill), about].spacing(2);
    let line = ui.pressable(Weight::Row, words, [gap::XS, gap::S], message);
    container(line).width(Fill).style(theme::raised(ui.palette)).into()
}

/// A player's figures that are away here: one of them is not there, or another one is.
fn figures<'a>(seat: Seat, ui: GameUi<'a>) -> Vec<Element<'a, Step<Message>>> {
    let game = ui.session.game();
    let may = !ui.session.is_read_only() && !game.is_finished();
    let lines = rights(seat, |_| true, ui);
    let about = if lines.is_empty() {
        say!(ui, "compare-all-home", name = game.name(seat))
    } else {
        say!(ui, "compare-figures")
    };
    let board = may.then_some(Step::Seek(seat));
    let board = ui.action(Weight::Secondary, "compare-board", None, board);
    vec![
        plain(about).width(Fill).into(),
        Column::with_children(lines).spacing(gap::XS).width(Fill).into(),
        row![board].into(),
    ]
}

/// The figures of a player that are away here and of that kind, each to be set right.
fn rights<'a>(
    seat: Seat,
    is_meant: impl Fn(Occupant) -> bool,
    ui: GameUi<'a>,
) -> Vec<Element<'a, Step<Message>>> {
    let game = ui.session.game();
    let may = !ui.session.is_read_only() && !game.is_finished();
    let away = set_right::figures_away(game).into_iter();
    let away = away.filter(|(figure, _)| figure.seat == seat && is_meant(*figure));
    let lines = away.map(|(figure, spot)| {
        let message = may.then_some(Step::Right(figure, spot));
        line(ui.words.away(figure, spot, game), message, *ui)
    });
    lines.collect()
}

/// The figures of a player with which tokens may lie: what lies there can be set right.
fn beside<'a>(seat: Seat, ui: GameUi<'a>) -> Vec<Element<'a, Step<Message>>> {
    let game = ui.session.game();
    let lines = rights(seat, |figure| set_right::tokens_with(game, figure).is_some(), ui);
    if lines.is_empty() {
        return Vec::new();
    }
    let lines = Column::with_children(lines).spacing(gap::XS).width(Fill);
    vec![ui.note("compare-beside").into(), lines.into()]
}

/// The way to change a player's points by hand by so many, where nothing explains the difference.
fn adjusts<'a>(seat: Seat, points: i32, ui: GameUi<'a>) -> Element<'a, Step<Message>> {
    let label = say!(ui, "compare-adjust", name = ui.session.game().name(seat));
    let adjust = (!ui.session.is_read_only()).then_some(Step::Adjust(seat, points));
    row![ui.action(Weight::Secondary, label, None, adjust)].into()
}

fn back<'a>(sign: Option<&'a str>, ui: Ui<'a>) -> Element<'a, Step<Message>> {
    let (label, message) = (say!(ui, "compare-back"), Some(Step::Own(Message::Back)));
    ui.action(Weight::Secondary, label, sign, message)
}
