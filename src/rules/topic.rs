//! The kinds of questions that a game asks.

use serde::{Deserialize, Serialize};

use super::player::Figure;
use super::throw::Token;

/// The choice that the circle gives everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Yield {
    /// Put one more follower beside one of one's own (R-CRC-3).
    Add,
    /// Take a follower home (R-CRC-4).
    TakeHome,
}

/// The kind of a question, with the details that its words need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Which three orders of a printed deck a player was dealt (R-KO-3): they are filled in, since
    /// any three would do.
    Dealt,
    /// Which of the dealt orders goes back (R-KO-4).
    Keep,
    /// Which of several orders that fit is fulfilled (R-KO-12).
    Fulfil,
    /// Which order was fulfilled, where only the orders are kept: players say so themselves.
    Declare,
    /// Whether anybody has fulfilled an order that they judge themselves, before the final scoring
    /// (R-KO-41).
    Claims,
    /// Whether an order is drawn (R-KO-20). With a printed deck the card is filled in.
    Draw,
    /// Which farmer orders are discarded (R-KO-24).
    Discard,
    /// Which tile was drawn, and where it lies (R-BASE-2). Its answers are many: they are asked for
    /// by tile or by place.
    Tile,
    /// Where the abbey lies instead of a tile (R-AM-1), or after the last one (R-AM-5).
    Abbey,
    /// Which prisoner is bought back (R-TW-5).
    Ransom,
    /// Which knight escapes from a siege (R-SG-4).
    Escape,
    /// How the action of the turn is used (R-TURN-1).
    Act(Act),
    /// Beside whose figure on the score track a bandit waits (R-RBS-2).
    Bandit,
    /// Which figure walks the points just scored (R-MSG-2).
    Walk,
    /// What the message says that was drawn (R-MSG-3).
    Message,
    /// The city whose pennants a message scores (R-MSG-5).
    Pennants,
    /// The follower whom a message scores and sends home (R-MSG-5).
    ScoreFollower,
    /// Whom a bandit robs (R-RBS-5).
    Rob,
    /// Where the second bar of gold is laid (R-GLD-1).
    Gold,
    /// Whether mage or witch goes elsewhere, and where (R-MAG-1, 3).
    Magic,
    /// What a crop circle lets everybody do (R-CRC-1).
    Circle,
    /// Whom a player adds or takes home by a crop circle (R-CRC-3, 4).
    Crop(Yield),
    /// Where the dragon steps (R-PD-3).
    Dragon,
    /// Who gets how many bars of gold (R-GLD-4).
    ShareGold,
    /// Who begins to leave the City (R-CNT-14).
    BeginLeaving,
    /// Who leaves the City, and for what (R-CNT-13).
    Leave,
    /// Where a wagon drives (R-AM-7).
    Wagon,
    /// Who is sent into the City, and where (R-CNT-5).
    Enter,
    /// Where the Count goes (R-CNT-11).
    Count,
    /// Which token is thrown (R-CAT-1).
    Token,
    /// Which result a throw had. Distances and all figures that were hit are filled in.
    Throw(Token),
    /// On the scorepad: the yield of the tile, which is filled in.
    Note,
    /// On the scorepad: the deed with the action of the turn, which is filled in.
    Deed,
    /// On the scorepad: whose turn it really is.
    Turn,
    /// On the scorepad, at the end: the remains on the table, which are filled in.
    Remain,
    /// On the scorepad, at the end: how many cities and roads were completed, which is filled in.
    Completed,
    /// Whether the turn passes without a tile, or the rest of a round of throws is left out.
    Skip,
    /// Whether the game is over now.
    End,
    /// Points by hand, which are filled in.
    Adjust,
}

/// A way to use the action of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Such a figure is deployed (R-BASE-5), through a magic portal too (R-PD-10); the barn at a
    /// corner (R-AM-8).
    Deploy(Figure),
    /// The princess sends a knight home (R-PD-6).
    Princess,
    /// A tower gets a piece (R-TW-2).
    Raise,
    /// A follower goes on top of a tower (R-TW-2).
    Man,
    /// The tower just raised captures somebody (R-TW-3).
    Capture,
    /// The fairy goes to one of one's own followers (R-PD-7).
    Fairy,
    /// A figure flies with the tile's machine (R-FLY-1).
    Fly,
    /// A ferry is laid on the new lake (R-FER-1).
    LayFerry,
    /// A ferry moves (R-FER-4).
    MoveFerry,
    /// The shepherd draws a token, or guides his flock home (R-HSH-2, 3).
    Flock,
    /// The abbot comes home for the points so far (R-AB-6).
    Recall,
    /// The table says in which city a doubtful tower site lies (R-KO-17).
    Site,
}

/// The way in which a question is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// By one of the question's answers.
    Answers,
    /// By a tile and its place.
    Tile,
    /// By cards.
    Cards,
    /// By the result of a throw.
    Throw(Token),
    /// By a form at the table's own screen.
    Written,
}

/// The place of a question at the table's own screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Under the board, each answer with its key.
    Tray,
    /// A button below the board, as long as the question may be answered.
    Beside,
    /// In a place of its own: the tile, the scorepad, the orders.
    Apart,
}

/// The facts of a topic that are equal in every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// The name of the topic, by which words are found.
    pub name: &'static str,
    /// The way in which the question is answered.
    pub form: Form,
    /// The place where the question stands.
    pub shown: Shown,
    /// Whether only the player asked may see the question, for it tells of a hand (R-KO-5).
    pub is_secret: bool,
    /// Whether only the table's own screen answers the question.
    pub is_of_screen: bool,
}

impl Facts {
    const fn new(name: &'static str, form: Form, shown: Shown) -> Self {
        Self { name, form, shown, is_secret: false, is_of_screen: false }
    }

    const fn tray(name: &'static str) -> Self {
        Self::new(name, Form::Answers, Shown::Tray)
    }

    const fn apart(name: &'static str) -> Self {
        Self::new(name, Form::Answers, Shown::Apart)
    }

    const fn screen(name: &'static str, form: Form) -> Self {
        Self { is_of_screen: true, ..Self::new(name, form, Shown::Apart) }
    }

    const fn secret(self) -> Self {
        Self { is_secret: true, ..self }
    }
}

impl Topic {
    /// The facts of the topic that are equal in every game.
    pub const fn facts(self) -> Facts {
        match self {
            Self::Dealt => Facts::new("dealt", Form::Cards, Shown::Apart).secret(),
            Self::Keep => Facts::apart("keep").secret(),
            Self::Fulfil => Facts::apart("fulfil").secret(),
            Self::Declare => Facts::apart("declare").secret(),
            Self::Claims => Facts { is_of_screen: true, ..Facts::tray("claims") },
            Self::Draw => Facts::apart("draw"),
            Self::Discard => Facts::new("discard", Form::Cards, Shown::Apart).secret(),
            Self::Tile => Facts::new("tile", Form::Tile, Shown::Apart),
            Self::Abbey => Facts::apart("abbey"),
            Self::Ransom => Facts::new("ransom", Form::Answers, Shown::Beside),
            Self::Escape => Facts::tray("escape"),
            Self::Act(_) => Facts::tray("act"),
            Self::Bandit => Facts::tray("bandit"),
            Self::Walk => Facts::tray("walk"),
            Self::Message => Facts::tray("message"),
            Self::Pennants => Facts::tray("pennants"),
            Self::ScoreFollower => Facts::tray("score-follower"),
            Self::Rob => Facts::tray("rob"),
            Self::Gold => Facts::tray("gold"),
            Self::Magic => Facts::tray("magic"),
            Self::Circle => Facts::tray("circle"),
            Self::Crop(Yield::Add) => Facts::tray("crop-add"),
            Self::Crop(Yield::TakeHome) => Facts::tray("crop-take-home"),
            Self::Dragon => Facts::tray("dragon"),
            Self::ShareGold => Facts::tray("share-gold"),
            Self::BeginLeaving => Facts::tray("begin-leaving"),
            Self::Leave => Facts::tray("leave"),
            Self::Wagon => Facts::tray("wagon"),
            Self::Enter => Facts::tray("enter"),
            Self::Count => Facts::tray("count"),
            Self::Token => Facts::tray("token"),
            Self::Throw(token) => Facts::new("throw", Form::Throw(token), Shown::Tray),
            Self::Note => Facts::new("note", Form::Written, Shown::Apart),
            Self::Remain => Facts::new("remain", Form::Written, Shown::Apart),
            Self::Deed => Facts::screen("deed", Form::Written),
            Self::Turn => Facts::screen("turn", Form::Answers),
            Self::Completed => Facts::screen("completed", Form::Written),
            Self::Skip => Facts::screen("skip", Form::Answers),
            Self::End => Facts::screen("end", Form::Answers),
            Self::Adjust => Facts::screen("adjust", Form::Written),
        }
    }

    /// Whether only the player asked may see the question, for it tells of a hand (R-KO-5).
    pub const fn is_secret(self) -> bool {
        self.facts().is_secret
    }
}

impl Act {
    /// The ways that go with another one and come after it, in their order: the ferries (R-FER-1,
    /// 4) and the flock (R-HSH-3).
    const LAST: [Self; 3] = [Self::LayFerry, Self::MoveFerry, Self::Flock];

    /// All ways: whom a tower captures, then the commonest first; the phantom comes after every
    /// other (R-PHA-2, 3), and after him those that come last.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = [
            Self::Fly,
            Self::Princess,
            Self::Raise,
            Self::Man,
            Self::Fairy,
            Self::Recall,
            Self::Site,
        ];
        let figures = Figure::ALL.into_iter().filter(|figure| *figure != Figure::Phantom);
        let usual = figures.map(Self::Deploy).chain(others);
        let phantom = std::iter::once(Self::Deploy(Figure::Phantom));
        std::iter::once(Self::Capture).chain(usual).chain(phantom).chain(Self::LAST)
    }

    /// Whether the way goes with another one and comes after it.
    pub fn comes_last(self) -> bool {
        Self::LAST.contains(&self)
    }

    /// Whether it brings a figure to a feature or takes one from there, without chance.
    pub const fn is_of_figures(self) -> bool {
        matches!(self, Self::Deploy(_) | Self::Princess | Self::Recall)
    }

    /// The name of the way, by which words are found: `act-NAME`, on phones `asked-NAME-about`; of
    /// one that comes last also `now-NAME`, and `now-NAME-how` if it must be done.
    pub const fn name(self) -> &'static str {
        self.sign().0
    }

    /// The letter that chooses the way at the table's own screen.
    pub const fn letter(self) -> char {
        self.sign().1
    }

    /// The name and the letter. The newer letters are capitals, with Shift: no other is left, and
    /// nearly no question has so many answers.
    const fn sign(self) -> (&'static str, char) {
        match self {
            Self::Deploy(figure) => (figure.name(), letter(figure)),
            Self::Princess => ("princess", 'k'),
            Self::Raise => ("raise", 'h'),
            Self::Man => ("man", 'g'),
            Self::Capture => ("capture", 'c'),
            Self::Fairy => ("fairy", 'y'),
            Self::Fly => ("fly", 'v'),
            Self::LayFerry => ("ferry", 'F'),
            Self::MoveFerry => ("move-ferry", 'Z'),
            Self::Flock => ("flock", 'D'),
            Self::Recall => ("recall", 'r'),
            Self::Site => ("site", 's'),
        }
    }
}

/// The letter that deploys a figure.
const fn letter(figure: Figure) -> char {
    match figure {
        Figure::Follower => 'f',
        Figure::BigFollower => 'b',
        Figure::Mayor => 'm',
        Figure::Wagon => 'w',
        Figure::Builder => 'u',
        Figure::Pig => 'p',
        Figure::Barn => 'n',
        Figure::Phantom => 'z',
        Figure::Abbot => 'a',
        Figure::Shepherd => 'S',
    }
}
