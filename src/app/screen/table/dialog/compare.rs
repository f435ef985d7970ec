//! The check with the table: the things to count there, and the questions that find the slip.

use std::ops::Range;

use iced::widget::{column, container, row, rule, space, text};
use iced::{Center, Fill};

use super::super::keys::{ANSWERS, BACK};
use super::{TableMessage, adjust, close_button};
use crate::app::kit::Shared;
use crate::app::kit::parts::{action, heading, note, plain, pressable, strong, token};
use crate::app::kit::theme::{self, SERIF, Weight, size, space as gap};
use crate::app::screen::table::known::log::{Log, is_told};
use crate::journal::compare::{Answer, End, Fact, Parting, Search, amount, facts};
use crate::journal::is_tile;
use crate::rules::{Game, Seat};
use crate::say;
use crate::session::Session;
use crate::widget::{Column, Element, Row};

/// The progress of the check.
#[derive(Debug, Default)]
pub(in super::super) struct Comparing {
    same: Vec<Fact>,
    differs: Option<Fact>,
    search: Option<Search>,
}

/// An answer in the check.
#[derive(Debug, Clone)]
pub enum Message {
    /// The count is equal at the table.
    Same(Fact),
    /// The count differs at the table.
    Differs(Fact),
    /// Somebody remembers a turn.
    Answer(Answer),
    /// Take the last answer back; before the first one, go back to the counts.
    Back,
}

/// The width of a count's name.
const LABEL: f32 = 200.0;
/// The greatest number of turns that are offered to be entered anew.
const OFFERED: usize = 4;

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

impl Comparing {
    pub(super) fn update(&mut self, message: Message, session: &Session) {
        match message {
            Message::Same(fact) => {
                self.differs = self.differs.filter(|other| *other != fact);
                if let Some(index) = self.same.iter().position(|other| *other == fact) {
                    self.same.remove(index);
                } else {
                    self.same.push(fact);
                }
            }
            Message::Differs(fact) => {
                self.same.retain(|other| *other != fact);
                self.differs = Some(fact);
                self.search = Search::new(session.journal(), fact);
            }
            Message::Answer(answer) => {
                if let Some(search) = &mut self.search {
                    search.answer(answer);
                }
            }
            Message::Back => {
                if self.search.as_mut().is_some_and(|search| !search.back()) {
                    self.search = None;
                }
            }
        }
    }

    pub(super) fn view<'a>(
        &'a self,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Column<'a, TableMessage> {
        match &self.search {
            None => self.counts(shared, session),
            Some(search) => match search.asks() {
                Some(end) => asks(search, end, shared, session),
                None => found(search, shared, session),
            },
        }
    }

    /// The foot of the dialog, which stays in sight.
    pub(super) fn foot<'a>(&'a self, shared: &'a Shared) -> Row<'a, TableMessage> {
        let searches = self.search.is_some();
        let back = searches.then(|| back(shared));
        let weight = if searches { Weight::Quiet } else { Weight::Secondary };
        row![space::horizontal(), back, close_button(shared, weight)]
            .spacing(gap::M)
            .align_y(Center)
    }

    /// The counts, to be ticked.
    fn counts<'a>(&'a self, shared: &'a Shared, session: &'a Session) -> Column<'a, TableMessage> {
        let palette = shared.palette();
        let words = &shared.words;
        let game = session.game();
        let all = facts(game);
        let mut lines: Vec<Element<'a, TableMessage>> = Vec::new();
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
    ) -> Element<'a, TableMessage> {
        let palette = shared.palette();
        let words = &shared.words;
        let tick = |is_on: bool, key: &str, message| {
            let weight = if is_on { Weight::Primary } else { Weight::Secondary };
            let label = plain(words.say(key, &[])).size(size::NOTE + 1.0);
            pressable(palette, weight, label, [2.0, gap::M], Some(to_table(message)))
        };
        let indent = if owner(fact).is_some() { 32.0 } else { 0.0 };
        let same = tick(self.same.contains(&fact), "compare-same", Message::Same(fact));
        let differs = tick(self.differs == Some(fact), "compare-differs", Message::Differs(fact));
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

/// The events of a turn, as the log tells them.
fn happened(moves: &Range<usize>, shared: &Shared, session: &Session) -> Vec<String> {
    let entries = session.journal().entries().get(moves.clone()).unwrap_or_default();
    let outcomes = entries.iter().flat_map(|entry| &entry.outcomes);
    let told = outcomes.filter(|outcome| is_told(outcome));
    told.filter_map(|outcome| shared.words.outcome(outcome, session.game())).collect()
}

fn back<'a>(shared: &'a Shared) -> Element<'a, TableMessage> {
    let label = say!(shared.words, "compare-back");
    action(
        shared.palette(),
        Weight::Secondary,
        label,
        Some(BACK.sign),
        Some(to_table(Message::Back)),
    )
}

/// The line at the head of a search: the count that differs now.
fn told<'a>(search: &Search, shared: &'a Shared, game: &Game) -> Element<'a, TableMessage> {
    let fact = search.fact;
    let token = owner(fact).map(|seat| token(game, seat, 24.0));
    let name = owner(fact).map(|seat| strong(game.name(seat).to_owned()));
    let now = shared.words.amount(amount(game, fact), game);
    let now = say!(shared.words, "compare-now", fact = shared.words.fact(fact), amount = now);
    row![token, name, note(now, shared.palette())].spacing(gap::S).align_y(Center).into()
}

/// The question about a turn.
fn asks<'a>(
    search: &Search,
    end: End,
    shared: &'a Shared,
    session: &'a Session,
) -> Column<'a, TableMessage> {
    let palette = shared.palette();
    let words = &shared.words;
    let then = session.journal().game_after(end.moves);
    let question = words.asks(search.fact, amount(&then, search.fact), end.turn, session.game());
    let question = text(question).font(SERIF).size(size::HEADING).width(Fill);
    let entries = session.journal().entries();
    let tile = entries.iter().take(end.moves).rposition(|entry| is_tile(&entry.made));
    let about =
        tile.and_then(|tile| happened(&(tile..tile + 1), shared, session).into_iter().next());
    let about = about
        .map(|about| note(say!(words, "compare-turn", turn = end.turn, what = about), palette));
    let answers = [
        ("compare-yes", Answer::Same),
        ("compare-no", Answer::Differs),
        ("compare-unsure", Answer::Unsure),
    ];
    let answers = answers.into_iter().zip(ANSWERS).map(|((key, answer), line)| {
        let message = to_table(Message::Answer(answer));
        action(palette, Weight::Secondary, words.say(key, &[]), Some(line.sign), Some(message))
    });
    let (first, last) = search.parting().turns;
    column![
        heading(say!(words, "compare-title")),
        told(search, shared, session.game()),
        column![question, about].spacing(gap::S),
        Row::with_children(answers).spacing(gap::M).wrap().vertical_spacing(gap::S),
        note(say!(words, "compare-left", count = last.saturating_sub(first) + 1), palette),
    ]
}

/// The turn that was found, and the ways to correct it.
fn found<'a>(
    search: &Search,
    shared: &'a Shared,
    session: &'a Session,
) -> Column<'a, TableMessage> {
    let palette = shared.palette();
    let words = &shared.words;
    let game = session.game();
    let Parting { turns: (first, last), moves } = search.parting();
    let title = match (first, last) {
        (0, 0) => say!(words, "compare-found-deal"),
        _ if first == last => say!(words, "compare-found", turn = last),
        _ => say!(words, "compare-found-some", first = first, last = last),
    };
    let lines =
        happened(&moves, shared, session).into_iter().map(|line| plain(line).width(Fill).into());
    let lines = Column::with_children(lines).spacing(gap::XS).width(Fill);
    let entries = session.journal().entries().iter().enumerate();
    let tiles = entries.filter(|(index, entry)| moves.contains(index) && is_tile(&entry.made));
    let tiles: Vec<usize> = tiles.map(|(index, _)| index).take(OFFERED).collect();
    let several = tiles.len() > 1;
    let anew = tiles.into_iter().map(|index| {
        let what =
            happened(&(index..index + 1), shared, session).into_iter().next().unwrap_or_default();
        let label = if several {
            say!(words, "compare-anew-of", what = what)
        } else {
            say!(words, "log-reenter")
        };
        let weight = if several { Weight::Secondary } else { Weight::Primary };
        let message = (!session.is_read_only()).then_some(TableMessage::Log(Log::Reenter(index)));
        action(palette, weight, label, None, message)
    });
    let adjust = match search.fact {
        Fact::Score(seat) => {
            let label = say!(words, "compare-adjust", name = game.name(seat));
            Some(action(
                palette,
                Weight::Secondary,
                label,
                None,
                Some(TableMessage::Dialog(super::Message::Adjust(adjust::Message::Of(seat)))),
            ))
        }
        Fact::Tiles
        | Fact::Title(_)
        | Fact::Figures(_)
        | Fact::Goods(_)
        | Fact::Pieces(_)
        | Fact::Prisoners(_)
        | Fact::Cards(_) => None,
    };
    let buttons =
        Row::with_children(anew).push(adjust).spacing(gap::M).wrap().vertical_spacing(gap::S);
    column![
        heading(title),
        told(search, shared, game),
        note(say!(words, "compare-found-how"), palette),
        container(lines).padding(gap::M).width(Fill).style(theme::raised(palette)),
        buttons,
    ]
}

const fn to_table(message: Message) -> TableMessage {
    TableMessage::Dialog(super::Message::Compare(message))
}
