//! The kinds of questions that a game asks.

use crate::rules::expansion::fair::Token;
use crate::rules::player::Figure;

/// The kind of a question, with whatever its words need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Which three orders of a printed deck a player was dealt (R-KO-3). It is filled in: any three
    /// would do.
    Dealt,
    /// Which of the dealt orders goes back (R-KO-4).
    Keep,
    /// Which of several orders that fit is fulfilled (R-KO-12).
    Fulfil,
    /// Which order was fulfilled, where only the orders are kept: players say so themselves.
    Declare,
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
    /// Where the second bar of gold is laid (R-GLD-1).
    Gold,
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
    /// What came of a throw. Distances and everybody who was hit are filled in.
    Throw(Token),
    /// On the scorepad: what the tile has brought. It is filled in.
    Note,
    /// On the scorepad: what was done with the action of the turn. It is filled in.
    Deed,
    /// On the scorepad: whose turn it really is.
    Turn,
    /// On the scorepad, at the end: what is left on the table. It is filled in.
    Remain,
    /// On the scorepad, at the end: how many cities and roads were completed. It is filled in.
    Completed,
    /// Whether the turn passes without a tile, or the rest of a round of throws is left out.
    Skip,
    /// Whether the game is over now.
    End,
    /// Points by hand. They are filled in.
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
    /// It is said in which city a doubtful tower site lies (R-KO-17).
    Site,
}

/// How a question is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// By one of its answers.
    Answers,
    /// By a tile and its place.
    Tile,
    /// By cards.
    Cards,
    /// By what came of a throw.
    Throw(Token),
    /// By what is written down at the table's own screen.
    Written,
}

/// Where a question stands at the table's own screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Under the board, each answer with its key.
    Tray,
    /// A button below the board, as long as it may be answered.
    Beside,
    /// In a place of its own: the tile, the scorepad, the orders.
    Apart,
}

/// Everything that is the same of a topic in every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts {
    /// Its name, by which words are found.
    pub name: &'static str,
    /// How it is answered.
    pub form: Form,
    /// Where it stands.
    pub shown: Shown,
    /// Only the one who is asked may see it, for it tells of a hand (R-KO-5).
    pub is_secret: bool,
    /// Nobody but whoever sits at the table's own screen answers it.
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
    /// Everything that is the same of it in every game.
    #[must_use]
    pub const fn facts(self) -> Facts {
        match self {
            Self::Dealt => Facts::new("dealt", Form::Cards, Shown::Apart).secret(),
            Self::Keep => Facts::apart("keep").secret(),
            Self::Fulfil => Facts::apart("fulfil").secret(),
            Self::Declare => Facts::apart("declare").secret(),
            Self::Draw => Facts::apart("draw"),
            Self::Discard => Facts::new("discard", Form::Cards, Shown::Apart).secret(),
            Self::Tile => Facts::new("tile", Form::Tile, Shown::Apart),
            Self::Abbey => Facts::apart("abbey"),
            Self::Ransom => Facts::new("ransom", Form::Answers, Shown::Beside),
            Self::Escape => Facts::tray("escape"),
            Self::Act(_) => Facts::tray("act"),
            Self::Gold => Facts::tray("gold"),
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

    /// Whether only the one who is asked may see the question, for it tells of a hand (R-KO-5).
    #[must_use]
    pub const fn is_secret(self) -> bool {
        self.facts().is_secret
    }
}

impl Act {
    /// All ways, the commonest first.
    pub fn all() -> impl Iterator<Item = Self> {
        let others =
            [Self::Princess, Self::Raise, Self::Man, Self::Capture, Self::Fairy, Self::Site];
        Figure::ALL.into_iter().map(Self::Deploy).chain(others)
    }

    /// Its name, by which words are found.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deploy(figure) => figure.name(),
            Self::Princess => "princess",
            Self::Raise => "raise",
            Self::Man => "man",
            Self::Capture => "capture",
            Self::Fairy => "fairy",
            Self::Site => "site",
        }
    }
}
