//! The dialogs above the table: each with its state, its steps and its keys. They name no table; it
//! makes messages of their steps.

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
pub mod step;
mod tiles_left;
pub mod turn;

use iced::Center;
use iced::keyboard::{self, key::Named};
use iced::widget::{column, row, space};

use ::rules::game::Phase;
use ::rules::house_rule::{HouseRules, TitlePoints};
use ::rules::scoring::Source;
use ::rules::setup::{GOLD_MINES, Recording};
use ::rules::{Game, Move};
pub use adjust::Adjusting;
use ask::Request;
pub use back::Back;
pub use compare::Comparing;
pub use describe::Describing;
pub use difference::Difference;
pub use help::Helping;
use journal::Edit;
pub use keep::Keeping;
use kit::binding::{Binding, Stroke, on_key};
use kit::help::SIGN as HELP;
use kit::look::Looked;
use kit::prelude::*;
use kit::ui::{GameUi, Ui};
pub use people::Gathering;
pub use right::Righting;
pub use ruler::Measuring;
pub use rules::Ruling;
pub use stand::Standing;
use step::{CLOSE, Plain, choice, close_button, numbers, yes};
pub use step::{Kind, Step};
pub use turn::{Amending, What};

/// A dialog above the table.
#[derive(Debug)]
pub enum Dialog {
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

/// A wish of an answered dialog to the table.
#[derive(Debug)]
pub enum Effect {
    /// Hide it, and make a move.
    Make(Move),
    /// Hide it, and make these moves where it was opened, now or in the past.
    MakeThere(Vec<Move>),
    /// Try a change of the past out.
    Try(Edit),
    /// Try house rules out as if they had always held.
    Rule(HouseRules),
    /// Correct the whole turn that it is about.
    Amend,
    /// A wish that the app fulfils.
    Ask(Request),
}

/// Drops the last thing begun.
const ESCAPE: Binding<Plain> =
    Binding { sign: CLOSE, about: "", strokes: &[(Stroke::Named(Named::Escape), Step::Cancel)] };
/// Hides the help, and any other dialog.
const CLOSE_HELP: Binding<Plain> =
    Binding { sign: HELP, about: "", strokes: &[(Stroke::Sign(HELP), Step::Close)] };
/// Takes the last step of a change of the past back.
const UNDO: Binding<Plain> = Binding {
    sign: "Ctrl Z",
    about: "",
    strokes: &[(Stroke::Command('z'), Step::Ask(Request::Undo))],
};
/// Accepts the change that was tried out.
const ACCEPT: Binding<Message> = yes!(Message::Accept);
/// Skips the turn.
const SKIP: Binding<Message> = yes!(Message::Make(Move::Pass));
/// Draws an order.
const DRAW: Binding<Message> = yes!(Message::Draw);
/// Ends the game.
const END: Binding<Message> = yes!(Message::Make(Move::EndGame));
/// Says who has fulfilled an order.
const CLAIMANT: Binding<Message> = numbers!(Message::Claim);

impl Dialog {
    /// The kind that was asked for; `None` if the dialog has opened by itself.
    pub const fn kind(&self) -> Option<Kind> {
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

    /// The message of a key.
    pub fn shortcut(&self, event: &keyboard::Event) -> Option<Step<Message>> {
        // Nothing beneath changes under a dialog; a change of the past is the dialog's own.
        let undo = matches!(self, Self::Difference(_)).then_some(&&UNDO);
        if let Some(step) = on_key(undo.into_iter().chain(&[&ESCAPE, &CLOSE_HELP]), event) {
            return Some(step.map(|never| match never {}));
        }
        let own = match self {
            Self::Ruler(_) => on_key(&ruler::KEYS, event).map(Message::Ruler),
            Self::Adjust(_) => on_key(&adjust::KEYS, event).map(Message::Adjust),
            Self::Compare(_) => on_key(&compare::KEYS, event).map(Message::Compare),
            Self::Right(_) => on_key(&right::KEYS, event).map(Message::Right),
            Self::Stand(_) => on_key(&stand::KEYS, event).map(Message::Stand),
            Self::Turn(_) => on_key(&turn::KEYS, event).map(Message::Turn),
            Self::EndGame => on_key(&[&END], event),
            Self::Skip => on_key(&[&SKIP], event),
            Self::Draw => on_key(&[&DRAW], event),
            Self::Claim => on_key(&[&CLAIMANT], event),
            Self::Difference(_) => on_key(&[&ACCEPT], event),
            Self::Keys
            | Self::FaceUp
            | Self::Ahead
            | Self::TilesLeft
            | Self::Back(_)
            | Self::Menu
            | Self::People(_)
            | Self::Rules(_)
            | Self::Keep(_)
            | Self::Describe(_) => None,
        };
        own.map(Step::Own)
    }

    /// The dialog that a message is about, and that it opens.
    pub fn about(message: &Message, game: &Game) -> Option<Self> {
        match message {
            Message::Right(right::Message::At(place)) => {
                Some(Self::Right(Righting::at(*place, game)))
            }
            Message::Right(right::Message::Tile(at)) => Righting::on(*at, game).map(Self::Right),
            Message::Right(right::Message::Of(figure, spot)) => {
                Some(Self::Right(Righting::of(*figure, *spot, game)))
            }
            Message::Adjust(adjust::Message::Of(seat)) => {
                Some(Self::Adjust(Adjusting::for_player(*seat)))
            }
            Message::Adjust(adjust::Message::Open { seat, points, source }) => {
                Some(Self::Adjust(Adjusting::begun(*seat, *points, *source)))
            }
            _ => None,
        }
    }

    /// Answers a message of its own above a table that shows this game, now or in the past.
    pub fn update(&mut self, message: Message, ui: GameUi<'_>, game: &Game) -> Option<Effect> {
        let now = ui.session.game();
        match (message, self) {
            (Message::Ruler(message), Self::Ruler(it)) => it.update(message, *ui).map(Effect::Ask),
            (Message::Compare(message), Self::Compare(it)) => {
                // After all but typing its field has the focus.
                let writes = matches!(message, compare::Message::There(_));
                let edit = it.update(message, ui.session).map(Effect::Try);
                edit.or_else(|| it.field().filter(|_| !writes).map(Effect::Ask))
            }
            (Message::Adjust(message), Self::Adjust(it)) => it.update(message).map(Effect::Make),
            (Message::Right(message), Self::Right(it)) => it.update(message, now).map(Effect::Make),
            (Message::People(message), Self::People(it)) => {
                it.update(message, now).map(Effect::Ask)
            }
            (Message::Rules(message), Self::Rules(it)) => it.update(message).map(Effect::Rule),
            (Message::Turn(message), Self::Turn(it)) => it.update(message).then_some(Effect::Amend),
            (Message::Keep(keep::Message::Unknown), dialog @ Self::Keep(_)) => {
                if let Self::Keep(it) = dialog {
                    *dialog = Self::Describe(Describing::at(it.at, game));
                }
                None
            }
            (Message::Keep(message), Self::Keep(it)) => {
                it.update(message).map(|made| Effect::MakeThere(vec![made]))
            }
            (Message::Stand(message), Self::Stand(it)) => {
                it.update(message, game).map(|made| Effect::MakeThere(vec![made]))
            }
            (Message::Describe(message), Self::Describe(it)) => {
                let moves = it.update(message);
                (!moves.is_empty()).then_some(Effect::MakeThere(moves))
            }
            _ => {
                miss();
                None
            }
        }
    }

    /// The dialog above a table that shows this game, now or in the past, and tells these words.
    pub fn view<'a>(
        &'a self,
        ui: GameUi<'a>,
        (game, looked): (&'a Game, &Looked),
        help: impl FnOnce() -> Helping,
    ) -> Element<'a, Step<Message>> {
        let height = ui.view.height;
        let now = ui.session.game();
        match self {
            Self::Keys => {
                let (width, content) = help().view(*ui);
                let foot = row![space::horizontal(), close_button(*ui, Weight::Secondary)];
                let help = ui.dialog_with_foot(width, height, content, foot);
                help.map(|step| step.map(|never| match never {}))
            }
            Self::Ahead => plain_dialog(*ui, 560.0, ahead::ahead(*ui, game)),
            Self::FaceUp => plain_dialog(*ui, 860.0, face_up::face_up(*ui, now)),
            Self::TilesLeft => plain_dialog(*ui, 860.0, tiles_left::tiles_left(ui)),
            Self::EndGame => ui.dialog(520.0, end_game(ui)),
            Self::Skip => ui.dialog(520.0, skip(*ui, game)),
            Self::Draw => ui.dialog(520.0, draw(*ui)),
            Self::Claim => ui.dialog(560.0, claim(*ui, now)),
            Self::Back(it) => plain_dialog(*ui, 560.0, it.view(*ui)),
            Self::Ruler(it) => of(*ui, it.width(*ui), it.view(*ui), Message::Ruler),
            Self::Compare(it) => {
                let (content, foot) = (it.view(ui), it.foot(*ui));
                let compare = ui.dialog_with_foot(720.0, height, content, foot);
                compare.map(|step| step.map(Message::Compare))
            }
            Self::Adjust(it) => of(*ui, 560.0, it.view(ui), Message::Adjust),
            Self::Right(it) => of(*ui, 640.0, it.view(ui), Message::Right),
            Self::Menu => plain_dialog(*ui, 560.0, menu::menu(ui)),
            Self::People(it) => of(*ui, 820.0, it.view(*ui, now, looked), Message::People),
            Self::Rules(it) => of(*ui, 760.0, it.view(ui), Message::Rules),
            Self::Keep(it) => of(*ui, 760.0, it.view(*ui, game, looked), Message::Keep),
            Self::Stand(it) => of(*ui, 560.0, it.view(*ui, game), Message::Stand),
            Self::Describe(it) => of(*ui, 720.0, it.view(*ui), Message::Describe),
            Self::Turn(it) => of(*ui, 640.0, it.view(ui), Message::Turn),
            Self::Difference(it) => ui.dialog(620.0, it.view(ui, Message::Accept)),
        }
    }
}

/// Tells that a press was meant for a dialog that is open no more: the second of two quick ones.
pub(super) fn miss() {
    log::info!("a press comes too late for its dialog");
}

/// A dialog with steps of its own.
fn of<'a, Own: Clone + 'a>(
    ui: Ui<'_>,
    width: f32,
    content: Column<'a, Step<Own>>,
    message: impl Fn(Own) -> Message + Copy + 'a,
) -> Element<'a, Step<Message>> {
    ui.dialog(width, content).map(move |step| step.map(message))
}

/// A dialog without steps of its own.
fn plain_dialog<'a>(
    ui: Ui<'_>,
    width: f32,
    content: Column<'a, Plain>,
) -> Element<'a, Step<Message>> {
    of(ui, width, content, |never| match never {})
}

/// The question whether to end the game now, or whether all that is left is written down.
fn end_game<'a>(ui: GameUi<'a>) -> Column<'a, Step<Message>> {
    let about = end_about(ui);
    if ui.session.game().phase() == Phase::Remains {
        let make = Step::Make(Move::EndGame);
        let buttons = choice(*ui, (say!(ui, "finish-do"), make), say!(ui, "finish-not"));
        return column![ui.heading("finish-title"), plain(about), buttons];
    }
    let buttons = sure(*ui, say!(ui, "end-do"), Move::EndGame);
    column![ui.heading("end-title"), plain(about), buttons]
}

/// The question whether to skip this turn.
fn skip<'a>(ui: Ui<'a>, game: &Game) -> Column<'a, Step<Message>> {
    let label = say!(ui, "menu-skip", name = game.name(game.active()));
    let about = ui.heading("menu-skip-about");
    column![about, sure(ui, label, Move::Pass)]
}

/// The question whether to draw an order: it is kept, and may cost points. It is asked of anybody
/// who may draw, whatever is in the hand.
fn draw(ui: Ui<'_>) -> Column<'_, Step<Message>> {
    let about = format!("{} {}", say!(ui, "draw-about"), say!(ui, "order-cost"));
    let make = Step::Own(Message::Draw);
    let buttons = choice(ui, (say!(ui, "turn-draw"), make), say!(ui, "curtain-cancel"));
    column![ui.heading("asked-draw"), plain(about), buttons]
}

/// R-KO-40: the question who has fulfilled an order. It is the same whatever anybody holds.
fn claim<'a>(ui: Ui<'a>, game: &'a Game) -> Column<'a, Step<Message>> {
    let people = game.company().playing().enumerate().map(|(index, seat)| {
        let number = char::from_digit(index as u32 + 1, 10);
        let key = number.map(|number| key_caps(&number.to_string(), ui.palette.faint));
        let name = row![token(game, seat, 26.0), strong(game.name(seat))].push(key);
        let claims = Some(Step::Own(Message::Claim(index + 1)));
        let name = name.spacing(gap::S).align_y(Center);
        ui.pressable(Weight::Secondary, name, [gap::S, gap::M], claims)
    });
    let people = Row::with_children(people).spacing(gap::S).wrap().vertical_spacing(gap::S);
    let close = ui.action(Weight::Quiet, "curtain-cancel", Some(CLOSE), Some(Step::Close));
    column![
        ui.heading(ui.words.claims("claim-title", game)),
        ui.plain("claim-about"),
        people,
        row![space::horizontal(), close],
    ]
}

/// The buttons of a question whether to make a move: to go on playing, or to make it.
fn sure(ui: Ui<'_>, label: String, made: Move) -> Element<'_, Step<Message>> {
    let make = Step::Make(made);
    choice(ui, (label, make), say!(ui, "end-not"))
}

/// The sources that pay once everything that is left on the table is written down.
fn still_to_come(ui: Ui<'_>, game: &Game) -> Option<String> {
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
    let paid: Vec<String> = paid.map(|(source, _)| ui.words.source(source)).collect();
    let what = ui.words.list(&paid);
    (!paid.is_empty()).then(|| say!(ui, "finish-about", what = what))
}

/// The sentence about ending the game now, without the number of tiles for a table without hints.
fn end_about(ui: GameUi<'_>) -> String {
    let game = ui.session.game();
    let is_on_pad = game.recording() == Recording::Scorepad;
    if is_on_pad && game.phase() != Phase::Remains {
        return say!(ui, "end-about-pad");
    }
    let about = if is_on_pad {
        still_to_come(*ui, game).unwrap_or_else(|| say!(ui, "finish-about-none"))
    } else if ui.settings.hints && ui.session.game().recording() == Recording::Board {
        say!(ui, "end-about", count = ui.session.game().count_left())
    } else {
        say!(ui, "end-about-hidden")
    };
    if ui.session.game().has_secrets() {
        format!("{about} {}", say!(ui, "end-hands"))
    } else {
        about
    }
}
