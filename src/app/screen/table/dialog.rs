//! The dialogs above the table, with their messages.

pub mod adjust;
mod ahead;
mod back;
pub mod compare;
pub mod describe;
mod difference;
mod face_up;
mod help;
pub mod keep;
mod menu;
pub mod people;
pub mod right;
pub mod ruler;
pub mod rules;
pub mod stand;
mod tiles_left;
pub mod turn;
mod update;

use iced::keyboard::key::Named;
use iced::widget::{column, container, row, space};
use iced::{Center, FillPortion};

use super::{Message as TableMessage, Press, Table};
use crate::app::kit::Shared;
use crate::app::kit::binding::{Binding, Stroke};
use crate::app::kit::parts::{
    ENTER, action, dialog, dialog_with_foot, heading, key_caps, plain, pressable, strong, token,
};
use crate::app::kit::theme::{Weight, space as gap};
use crate::rules::game::Phase;
use crate::rules::geometry::Position;
use crate::rules::house_rule::TitlePoints;
use crate::rules::scoring::Source;
use crate::rules::setup::{GOLD_MINES, Recording};
use crate::rules::{Game, Move};
use crate::say;
use crate::session::Session;
use crate::widget::{Column, Element, Row};
use adjust::Adjusting;
pub(super) use back::Back;
use compare::Comparing;
use describe::Describing;
pub(super) use difference::Difference;
use keep::Keeping;
use people::Gathering;
pub(super) use right::Righting;
use ruler::Measuring;
use rules::Ruling;
pub(super) use stand::Standing;
pub(super) use turn::{Amending, What};

/// Hides a dialog.
pub(super) const CLOSE: Binding<TableMessage> = Binding {
    sign: "Esc",
    about: "",
    strokes: &[(Stroke::Named(Named::Escape), TableMessage::Press(Press::Cancel))],
};

/// The narrowest window in which the rule behind a question stands beside the keys.
const BESIDE: f32 = 1160.0;

/// A dialog above the table.
#[derive(Debug)]
pub(super) enum Dialog {
    /// The keys.
    Keys,
    /// The orders that lie face up.
    FaceUp,
    /// The points if the game ended now.
    Ahead,
    /// The tiles that are left.
    TilesLeft,
    /// A ruler in true size.
    Ruler(Measuring),
    /// The question whether to end the game now.
    EndGame,
    /// The question whether to skip this turn.
    Skip,
    /// The question whether to draw an order, which is kept.
    Draw,
    /// The question who has fulfilled an order that nobody else judges.
    Claim,
    /// The question whether a finished game goes on from an earlier turn.
    Back(Back),
    /// The menu of the game.
    Menu,
    /// The people.
    People(Gathering),
    /// The house rules.
    Rules(Ruling),
    /// A whole turn of the past that is corrected.
    Turn(Amending),
    /// A tile at a place where the rules do not allow it.
    Keep(Keeping),
    /// A figure on a tile where the rules do not allow it.
    Stand(Standing),
    /// A tile that the app does not know.
    Describe(Describing),
    /// The effects of a change of the past.
    Difference(Box<Difference>),
    /// The check with the table.
    Compare(Comparing),
    /// The form for points by hand.
    Adjust(Adjusting),
    /// A figure that is set right.
    Right(Righting),
}

/// A dialog that can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The keys.
    Keys,
    /// The orders that lie face up.
    FaceUp,
    /// The points if the game ended now.
    Ahead,
    /// The tiles that are left.
    TilesLeft,
    /// A ruler in true size.
    Ruler,
    /// The question whether to end the game now.
    EndGame,
    /// The question whether to skip this turn.
    Skip,
    /// The check with the table.
    Compare,
    /// The menu of the game.
    Menu,
    /// The people.
    People,
    /// The house rules.
    Rules,
    /// A tile at that place where the rules do not allow it.
    Keep(Position),
    /// A figure on the tile where the rules do not allow it.
    Stand,
}

/// A step in a dialog.
#[derive(Debug, Clone)]
pub enum Message {
    /// Show a dialog, or hide it if it is shown already.
    Show(Kind),
    /// Hide the dialog.
    Close,
    /// Hide the dialog, and make a move.
    Make(Move),
    /// Hide the dialog, and draw an order.
    Draw,
    /// Hide the dialog, and let the player of that number, from 1, claim an order.
    Claim(usize),
    /// A step with the ruler.
    Ruler(ruler::Message),
    /// A step in the check with the table.
    Compare(compare::Message),
    /// A step in the form for points by hand.
    Adjust(adjust::Message),
    /// A step in setting a figure right.
    Right(right::Message),
    /// A change to the people.
    People(people::Message),
    /// A change to the house rules.
    Rules(rules::Message),
    /// A step about a whole turn of the past.
    Turn(turn::Message),
    /// A step about a tile that is kept.
    Keep(keep::Message),
    /// A step about a figure that is kept.
    Stand(stand::Message),
    /// A step about a tile that the app does not know.
    Describe(describe::Message),
    /// Accept the change of the past.
    Accept,
}

impl Dialog {
    /// The kind that was asked for; `None` if the dialog has opened by itself.
    const fn kind(&self) -> Option<Kind> {
        match self {
            Self::Keys => Some(Kind::Keys),
            Self::FaceUp => Some(Kind::FaceUp),
            Self::Ahead => Some(Kind::Ahead),
            Self::TilesLeft => Some(Kind::TilesLeft),
            Self::Ruler(_) => Some(Kind::Ruler),
            Self::EndGame => Some(Kind::EndGame),
            Self::Skip => Some(Kind::Skip),
            Self::Compare(_) => Some(Kind::Compare),
            Self::Menu => Some(Kind::Menu),
            Self::People(_) => Some(Kind::People),
            Self::Rules(_) => Some(Kind::Rules),
            Self::Difference(_)
            | Self::Draw
            | Self::Claim
            | Self::Back(_)
            | Self::Adjust(_)
            | Self::Right(_)
            | Self::Turn(_)
            | Self::Describe(_)
            | Self::Keep(_)
            | Self::Stand(_) => None,
        }
    }
}

impl Table {
    pub(super) fn dialog<'a>(
        &'a self,
        open: &'a Dialog,
        shared: &'a Shared,
        session: &'a Session,
    ) -> Element<'a, TableMessage> {
        let (width, content) = match open {
            Dialog::Keys => {
                let record = session.game().recording();
                let keys = help::keys(shared, record, session.clock().is_some());
                let why = self.why_now(shared, self.game(session));
                let (width, content): (f32, Column<'_, _>) = if shared.view.width < BESIDE {
                    (720.0, column![why, keys].spacing(gap::M))
                } else {
                    let keys = container(keys).width(FillPortion(5));
                    let why = why.width(FillPortion(3));
                    (1080.0, column![row![keys, why].spacing(gap::XL)])
                };
                let foot = row![space::horizontal(), close_button(shared, Weight::Secondary)];
                let height = shared.view.height;
                return dialog_with_foot(shared.palette(), width, height, content, foot);
            }
            Dialog::Ahead => (560.0, ahead::ahead(shared, self.game(session))),
            Dialog::FaceUp => (860.0, face_up::face_up(shared, session.game())),
            Dialog::TilesLeft => (860.0, tiles_left::tiles_left(shared, session)),
            Dialog::EndGame => (520.0, end_game(shared, session)),
            Dialog::Skip => (520.0, skip(shared, self.game(session))),
            Dialog::Draw => (520.0, draw(shared)),
            Dialog::Claim => (560.0, claim(shared, session.game())),
            Dialog::Back(back) => (560.0, back.view(shared)),
            Dialog::Ruler(measuring) => (measuring.width(shared), measuring.view(shared)),
            Dialog::Compare(comparing) => {
                let (content, foot) = (comparing.view(shared, session), comparing.foot(shared));
                let height = shared.view.height;
                return dialog_with_foot(shared.palette(), 720.0, height, content, foot);
            }
            Dialog::Adjust(adjusting) => (560.0, adjusting.view(shared, session)),
            Dialog::Right(righting) => (640.0, righting.view(shared, session)),
            Dialog::Menu => (560.0, self.menu(shared, session)),
            Dialog::People(gathering) => {
                (820.0, gathering.view(shared, session.game(), &self.looked))
            }
            Dialog::Rules(ruling) => (760.0, ruling.view(shared, session)),
            Dialog::Keep(keeping) => {
                (760.0, keeping.view(shared, self.game(session), &self.looked))
            }
            Dialog::Stand(standing) => (560.0, standing.view(shared, self.game(session))),
            Dialog::Describe(describing) => (720.0, describing.view(shared)),
            Dialog::Turn(amending) => (640.0, amending.view(shared, session)),
            Dialog::Difference(difference) => (620.0, difference.view(shared, session)),
        };
        dialog(shared.palette(), width, content)
    }
}

/// The message that shows a dialog.
pub(super) const fn shows(kind: Kind) -> TableMessage {
    TableMessage::Dialog(Message::Show(kind))
}

/// The message that hides a dialog.
const CLOSES: TableMessage = TableMessage::Dialog(Message::Close);

/// The button that hides a dialog.
fn close_button(shared: &Shared, weight: Weight) -> Element<'_, TableMessage> {
    action(shared.palette(), weight, say!(shared.words, "close"), Some(CLOSE.sign), Some(CLOSES))
}

/// The question whether to end the game now, or whether all that is left is written down.
fn end_game<'a>(shared: &'a Shared, session: &Session) -> Column<'a, TableMessage> {
    let words = &shared.words;
    let about = end_about(shared, session);
    if session.game().phase() == Phase::Remains {
        let make = TableMessage::Dialog(Message::Make(Move::EndGame));
        let buttons = choice(shared, (say!(words, "finish-do"), make), say!(words, "finish-not"));
        return column![heading(say!(words, "finish-title")), plain(about), buttons];
    }
    let buttons = sure(shared, say!(words, "end-do"), Move::EndGame);
    column![heading(say!(words, "end-title")), plain(about), buttons]
}

/// The question whether to skip this turn.
fn skip<'a>(shared: &'a Shared, game: &Game) -> Column<'a, TableMessage> {
    let label = say!(shared.words, "menu-skip", name = game.name(game.active()));
    let about = heading(say!(shared.words, "menu-skip-about"));
    column![about, sure(shared, label, Move::Pass)]
}

/// The question whether to draw an order: it is kept, and may cost points. It is asked of anybody
/// who may draw, whatever is in the hand.
fn draw(shared: &Shared) -> Column<'_, TableMessage> {
    let words = &shared.words;
    let about = format!("{} {}", say!(words, "draw-about"), say!(words, "order-cost"));
    let make = TableMessage::Dialog(Message::Draw);
    let buttons = choice(shared, (say!(words, "turn-draw"), make), say!(words, "curtain-cancel"));
    column![heading(say!(words, "asked-draw")), plain(about), buttons]
}

/// R-KO-40: the question who has fulfilled an order. It is the same whatever anybody holds.
fn claim<'a>(shared: &'a Shared, game: &'a Game) -> Column<'a, TableMessage> {
    let (palette, words) = (shared.palette(), &shared.words);
    let people = game.company().playing().enumerate().map(|(index, seat)| {
        let number = char::from_digit(index as u32 + 1, 10);
        let key = number.map(|number| key_caps(&number.to_string(), palette.faint));
        let name = row![token(game, seat, 26.0), strong(game.name(seat))].push(key);
        let claims = Some(TableMessage::Dialog(Message::Claim(index + 1)));
        let name = name.spacing(gap::S).align_y(Center);
        pressable(palette, Weight::Secondary, name, [gap::S, gap::M], claims)
    });
    let people = Row::with_children(people).spacing(gap::S).wrap().vertical_spacing(gap::S);
    let label = say!(words, "curtain-cancel");
    let close = action(palette, Weight::Quiet, label, Some(CLOSE.sign), Some(CLOSES));
    column![
        heading(say!(words, "claim-title")),
        plain(say!(words, "claim-about")),
        people,
        row![space::horizontal(), close],
    ]
}

/// The buttons of a question whether to make a move: to go on playing, or to make it.
fn sure(shared: &Shared, label: String, made: Move) -> Element<'_, TableMessage> {
    let make = TableMessage::Dialog(Message::Make(made));
    choice(shared, (label, make), say!(shared.words, "end-not"))
}

/// The buttons of a question: no by Esc, yes by Enter.
fn choice(
    shared: &Shared,
    (yes, make): (String, TableMessage),
    label: String,
) -> Element<'_, TableMessage> {
    let palette = shared.palette();
    let make = action(palette, Weight::Primary, yes, Some(ENTER), Some(make));
    let keep = CLOSES;
    let keep = action(palette, Weight::Secondary, label, Some(CLOSE.sign), Some(keep));
    row![space::horizontal(), keep, make].spacing(gap::M).into()
}

/// The sources that pay once everything that is left on the table is written down.
fn still_to_come(shared: &Shared, game: &Game) -> Option<String> {
    let at_end = game.setup().rules.title_points() != TitlePoints::AtOnce;
    let has_titles = game.titles().is_some() && at_end;
    let paid = [
        (Source::Goods, game.goods().is_some()),
        (Source::Gold, game.setup().has(GOLD_MINES)),
        (Source::King, has_titles),
        (Source::Robber, has_titles),
        (Source::Orders, game.orders().is_some()),
    ];
    let paid = paid.into_iter().filter(|(_, is_paid)| *is_paid);
    let paid: Vec<String> = paid.map(|(source, _)| shared.words.source(source)).collect();
    let what = shared.words.list(&paid);
    (!paid.is_empty()).then(|| say!(shared.words, "finish-about", what = what))
}

/// The sentence about ending the game now, without the number of tiles for a table without hints.
fn end_about(shared: &Shared, session: &Session) -> String {
    let game = session.game();
    let is_on_pad = game.recording() == Recording::Scorepad;
    if is_on_pad && game.phase() != Phase::Remains {
        return say!(shared.words, "end-about-pad");
    }
    let about = if is_on_pad {
        still_to_come(shared, game).unwrap_or_else(|| say!(shared.words, "finish-about-none"))
    } else if shared.settings.hints && session.game().recording() == Recording::Board {
        say!(shared.words, "end-about", count = session.game().count_left())
    } else {
        say!(shared.words, "end-about-hidden")
    };
    if session.game().has_secrets() {
        format!("{about} {}", say!(shared.words, "end-hands"))
    } else {
        about
    }
}
