//! Setting a figure right: what really stands where the board shows another figure, or none.

use iced::widget::{column, row, space};
use iced::{Center, Fill};

use super::stand::{numbered, numbers_on_tile};
use super::step::{Step, close_button, numbers, yes};
use journal::compare::deployment;
use kit::binding::Binding;
use kit::parts::{ENTER, capitalised, person};
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
use rules::expansion::fairy::Stand;
use rules::feature::{Occupant, Place};
use rules::game::set_right::tokens_with;
use rules::geometry::Position;
use rules::piece::Tokens;
use rules::player::Figure;
use rules::table::{Rejection as Refused, SetRight, Spot};
use rules::{Game, Move, Rejection, Seat};

/// A figure that is set right.
#[derive(Debug)]
pub struct Righting {
    /// The place that was asked for.
    asked: Spot,
    /// The figure that the app has, with its place; `None` for one that is missing here.
    was: Option<(Occupant, Spot)>,
    /// The figure that the table has; `None` for nobody.
    is: Option<Occupant>,
    /// The tokens that lie with it, if any ever do.
    tokens: Tokens,
}

/// A step in the dialog.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Open it for a segment of the board.
    At(Place),
    /// Open it for a tile.
    Tile(Position),
    /// Another segment of the tile, by its number.
    Number(usize),
    /// Open it for a figure.
    Of(Occupant, Spot),
    /// Another figure is the wrong one, or one is missing here.
    Was(Option<(Occupant, Spot)>),
    /// Nobody is there, or a figure of that player.
    Owner(Option<Seat>),
    /// The figure is of that kind.
    Figure(Figure),
    /// One token more of that kind lies there.
    Token(usize),
    /// No token lies there.
    NoToken,
    /// Set it right.
    Go,
}

/// The keys of the dialog.
pub const KEYS: [&Binding<Message>; 2] = [&yes!(Message::Go), &numbers!(Message::Number)];

/// The figures on the feature of a segment, those of the segment itself first.
fn standing(place: Place, game: &Game) -> Vec<(Occupant, Spot)> {
    let board = game.board();
    let feature = board.feature(place);
    let figures = board.figures().iter();
    let mut there: Vec<_> = figures.filter(|it| board.feature(it.place) == feature).collect();
    there.sort_by_key(|it| it.place != place);
    let spot = |place| Spot::Stand(Stand::Segment(place));
    let mut standing: Vec<(Occupant, Spot)> = Vec::new();
    for figure in there.into_iter().map(|it| (it.occupant(), spot(it.place))) {
        if !standing.contains(&figure) {
            standing.push(figure);
        }
    }
    standing
}

impl Righting {
    /// Begins with a segment of the board: the figure there, or on its feature, is not there.
    pub fn at(place: Place, game: &Game) -> Self {
        let asked = Spot::Stand(Stand::Segment(place));
        let was = standing(place, game).into_iter().next();
        let mut righting = Self { asked, was, is: None, tokens: Tokens::default() };
        righting.choose(was, game);
        righting
    }

    /// Another figure is the wrong one, or one is missing: what lies with it stays.
    fn choose(&mut self, was: Option<(Occupant, Spot)>, game: &Game) {
        self.was = was;
        self.is = self.likely(game);
        let tokens = was.and_then(|(was, _)| tokens_with(game, was));
        self.tokens = tokens.unwrap_or_default();
    }

    /// Begins with a tile: a figure on it, or else its first segment; `None` if it has none.
    pub fn on(at: Position, game: &Game) -> Option<Self> {
        let mut figures = game.board().figures().iter().filter(|it| it.place.at == at);
        let first = || game.board().tile(at)?.tile.segments().next();
        let place = figures.next().map(|it| it.place);
        let place = place.or_else(|| Some(Place { at, segment: first()? }))?;
        Some(Self::at(place, game))
    }

    /// Begins with a figure that is not there.
    pub fn of(figure: Occupant, spot: Spot, game: &Game) -> Self {
        let mut righting = Self { asked: spot, was: None, is: None, tokens: Tokens::default() };
        righting.choose(Some((figure, spot)), game);
        righting
    }

    /// Whether anything can be set right at a segment now.
    pub fn is_possible(place: Place, game: &Game) -> bool {
        let righting = Self::at(place, game);
        game.allows(&righting.made(righting.is, game)).is_ok()
    }

    /// The likeliest figure of the table: none where the app has one, and else that of the player
    /// on turn, or of the next who may have one there.
    fn likely(&self, game: &Game) -> Option<Occupant> {
        let seats = game.company().clockwise(game.active());
        let mut seats = seats.filter(|_| self.was.is_none());
        seats.find_map(|seat| self.figures(seat, game).into_iter().next())
    }

    /// The move that sets it right, with what lies beside the figure that is there.
    fn made(&self, is: Option<Occupant>, game: &Game) -> Move {
        let tokens = is.and_then(|is| tokens_with(game, is)).map(|_| self.tokens);
        Move::SetRight(self.plain(is).with(tokens))
    }

    fn plain(&self, is: Option<Occupant>) -> SetRight {
        let spot = self.was.map_or(self.asked, |(_, spot)| spot);
        SetRight::new(spot, self.was.map(|(was, _)| was), is)
    }

    /// The figures of a player that may be there.
    fn figures(&self, seat: Seat, game: &Game) -> Vec<Occupant> {
        let figures = Figure::ALL.into_iter().map(|figure| Occupant { seat, figure });
        // Of the figure that is there what lies with it may differ.
        let keeps = |is: &Occupant| {
            self.was.is_some_and(|(was, _)| was == *is) && tokens_with(game, *is).is_some()
        };
        let may = |is: &Occupant| game.allows(&Move::SetRight(self.plain(Some(*is)))).is_ok();
        figures.filter(|is| keeps(is) || may(is)).collect()
    }

    /// Answers a message. Returns the move once it is made.
    pub fn update(&mut self, message: Message, game: &Game) -> Option<Move> {
        match message {
            Message::At(place) => *self = Self::at(place, game),
            Message::Tile(at) => *self = Self::on(at, game)?,
            Message::Number(number) => {
                let places = self.segments(game);
                *self = Self::at(*places.get(number.checked_sub(1)?)?, game);
            }
            Message::Of(figure, spot) => *self = Self::of(figure, spot, game),
            Message::Was(was) => self.choose(was, game),
            Message::Owner(owner) => {
                let figures = owner.map(|seat| self.figures(seat, game)).unwrap_or_default();
                // Of the kind that the app has there, if it may be.
                let alike =
                    |is: &&Occupant| self.was.is_some_and(|(was, _)| was.figure == is.figure);
                self.is = figures.iter().find(alike).or(figures.first()).copied();
            }
            Message::Figure(figure) => {
                self.is = self.is.map(|is| Occupant { figure, ..is });
            }
            Message::Token(kind) => self.add_token(kind),
            Message::NoToken => self.tokens = Tokens::default(),
            Message::Go => {
                let made = self.made(self.is, game);
                return game.allows(&made).is_ok().then_some(made);
            }
        }
        None
    }

    pub(super) fn view<'a>(&'a self, ui: GameUi<'a>) -> Column<'a, Step<Message>> {
        let game = ui.session.game();
        let refused = game.allows(&self.made(self.is, game)).err();
        let go = refused.is_none().then_some(Step::Own(Message::Go));
        let go = ui.action(Weight::Primary, "right-go", Some(ENTER), go);
        // Nothing is chosen yet where nobody is missing.
        let refused = refused.filter(|_| self.was.is_some() || self.is.is_some());
        let refused = refused.map(|refused| ui.words.rejection(&refused, game));
        let turn = self.was.and_then(|(was, spot)| deployment(ui.session.journal(), was, spot));
        let turn = turn.map(|(turn, index)| {
            let label = say!(ui, "right-turn", turn = turn);
            let message = Some(Step::Redeploy(index));
            ui.action(Weight::Quiet, label, None, message)
        });
        let close = close_button(*ui, Weight::Secondary);
        column![
            ui.heading("right-title"),
            self.places(*ui, game),
            self.which(*ui, game),
            self.owners(*ui, game),
            self.kinds(*ui, game),
            self.beside(*ui, game),
            ui.warning(refused),
            ui.note("right-about"),
            Row::new()
                .push(turn)
                .push(space::horizontal())
                .push(close)
                .push(go)
                .spacing(gap::M)
                .align_y(Center),
        ]
    }

    /// The segments of the tile.
    fn segments(&self, game: &Game) -> Vec<Place> {
        let Spot::Stand(Stand::Segment(Place { at, .. })) = self.asked else { return Vec::new() };
        let segments = game.board().tile(at).into_iter().flat_map(|it| it.tile.segments());
        let places = segments.map(|segment| Place { at, segment });
        places.filter(|place| game.board().feature(*place).is_some()).collect()
    }

    /// The segments of the tile, where there are several: two fields are told apart by the picture.
    fn places<'a>(&'a self, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Step<Message>>> {
        let Spot::Stand(Stand::Segment(asked)) = self.asked else { return None };
        let (board, places) = (game.board(), self.segments(game));
        let chips = places.iter().enumerate().map(|(index, place)| {
            let (weight, ink) = if *place == asked {
                (Weight::Primary, ui.palette.on_royal)
            } else {
                (Weight::Secondary, ui.palette.royal)
            };
            let feature = board.feature(*place).map(|feature| board.record(feature));
            let feature = feature.map(|record| ui.words.record(&record)).unwrap_or_default();
            let label = row![numbered(index, ink), plain(capitalised(&feature))].spacing(gap::S);
            let message = Some(Step::Own(Message::At(*place)));
            ui.pressable(weight, label, [gap::XS, gap::M], message)
        });
        let at = move |segment| Step::Own(Message::At(Place { at: asked.at, segment }));
        let picture = numbers_on_tile(asked.at, &places, at, ui, game)?;
        let chips = labelled(say!(ui, "right-where"), chips.collect(), ui);
        (places.len() > 1)
            .then(|| row![picture, chips].spacing(gap::L).align_y(Center).width(Fill).into())
    }

    /// The figures that the app has there, and one that is missing here.
    fn which<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Step<Message>> {
        let mut all = match self.asked {
            Spot::Stand(Stand::Segment(place)) => standing(place, game),
            Spot::Stand(_) | Spot::Prison(_) => self.was.into_iter().collect(),
        };
        if let Some(was) = self.was.filter(|was| !all.contains(was)) {
            all.push(was);
        }
        let was = |label: Element<'a, Step<Message>>, was| {
            ui.chip(self.was == was, label, Some(Step::Own(Message::Was(was))))
        };
        let figures = all.iter().map(|(figure, spot)| {
            let told = ui.words.away(*figure, *spot, game);
            let label = format!("{} · {}", told.title, told.about);
            let label = row![token(game, figure.seat, 22.0), plain(label)];
            was(label.spacing(gap::S).align_y(Center).into(), Some((*figure, *spot)))
        });
        let more = was(ui.plain("right-more").into(), None);
        let chips: Vec<Element<'a, Step<Message>>> = figures.chain([more]).collect();
        labelled(say!(ui, "right-which"), chips, ui)
    }

    /// Whose figure the table has there.
    fn owners<'a>(&'a self, ui: Ui<'a>, game: &'a Game) -> Element<'a, Step<Message>> {
        let owner = |label: Element<'a, Step<Message>>, owner: Option<Seat>| {
            let is_on = self.is.map(|is| is.seat) == owner;
            let message = Some(Step::Own(Message::Owner(owner)));
            ui.chip(is_on, label, message)
        };
        let nobody = self.was.map(|_| owner(ui.plain("right-nobody").into(), None));
        let may = game.seats().filter(|seat| !self.figures(*seat, game).is_empty());
        let owners = may.map(|seat| owner(person(game, seat, 22.0).into(), Some(seat)));
        let chips: Vec<Element<'a, Step<Message>>> = nobody.into_iter().chain(owners).collect();
        if chips.is_empty() {
            return ui.note("right-none").into();
        }
        labelled(say!(ui, "right-there"), chips, ui)
    }

    /// Which figure of that player it is: even the only one that it may be is named.
    fn kinds<'a>(&'a self, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Step<Message>>> {
        let is = self.is?;
        let figures = self.figures(is.seat, game);
        let chips = figures.iter().map(|other| {
            let label = plain(capitalised(&ui.words.figure(other.figure)));
            let message = Some(Step::Own(Message::Figure(other.figure)));
            ui.chip(is == *other, label, message)
        });
        let chips = Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S);
        Some(chips.into())
    }
}

impl Righting {
    /// One token more of that kind lies there.
    fn add_token(&mut self, kind: usize) {
        match self.tokens.get_mut(kind) {
            Some(count) => *count = count.saturating_add(1),
            None => debug_assert!(false, "a kind of token that is offered"),
        }
    }

    /// The tokens with that figure, where some can lie: each kind is added by a press.
    fn beside<'a>(&self, ui: Ui<'a>, game: &Game) -> Option<Element<'a, Step<Message>>> {
        tokens_with(game, self.is?)?;
        let more = |kind| {
            let mut with = Self { ..*self };
            with.add_token(kind);
            // As many as there are already are right as they are.
            let refused = game.allows(&with.made(self.is, game)).err();
            refused.is_none_or(|refused| refused == Rejection::Table(Refused::IsRight))
        };
        let chips = (0..self.tokens.len()).map(|kind| {
            let label = plain(format!("+ {}", ui.words.token_of_kind(kind)));
            let message = more(kind).then_some(Step::Own(Message::Token(kind)));
            ui.pressable(Weight::Secondary, label, [gap::XS, gap::M], message)
        });
        let none = self.tokens == Tokens::default();
        let told = ui.words.tokens_beside(self.tokens);
        let nothing = Some(Step::Own(Message::NoToken)).filter(|_| !none);
        let nothing = ui.pressable(
            Weight::Secondary,
            ui.plain("right-lies-nothing"),
            [gap::XS, gap::M],
            nothing,
        );
        let head =
            if none { say!(ui, "right-lies") } else { say!(ui, "right-lies-so", what = told) };
        Some(labelled(head, chips.chain([nothing]).collect(), ui))
    }
}

/// Chips below what they are about.
fn labelled<'a>(
    label: String,
    chips: Vec<Element<'a, Step<Message>>>,
    ui: Ui<'a>,
) -> Element<'a, Step<Message>> {
    let chips = Row::with_children(chips).spacing(gap::S).wrap().vertical_spacing(gap::S);
    column![ui.note(label), chips].spacing(gap::XS).into()
}
