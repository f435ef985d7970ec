//! The form that is being filled in: a tile with its completed features, a deed, or the rest at the
//! end.

use crate::table::message::{Joint, Role, Sheet};
use rules::feature::Kind;
use rules::game::Phase;
use rules::player::Figure;
use rules::scorepad::{self, About, Deed, Entry, Fault, Group, Joined, Note, Part};
use rules::{Game, Move, Rejection, Seat};

/// The form that is being filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The kind of the form.
    pub sheet: Sheet,
    /// The player who does it; `None` for the player on turn.
    pub player: Option<Seat>,
    /// The entries of the tile, or of the end.
    pub items: Vec<(Role, Entry)>,
    /// The index of the entry that is shown.
    pub current: usize,
    /// Whether the tile is the abbey.
    pub abbey: bool,
    /// Whether the builder brings another tile.
    pub builder: bool,
    /// Whether the tile shows a fair.
    pub fair: bool,
    /// The figure of a deed.
    pub figure: Figure,
    /// Whether the figure came through a magic portal.
    pub portal: bool,
    /// The feature under the figure of a deed.
    pub on: Entry,
    /// Whether the figure stands on a tower or in the City, where nothing is scored.
    pub elsewhere: bool,
    /// The figures that were taken away.
    pub gone: Vec<Group>,
    /// The height of the tower.
    pub height: u32,
    /// Completed cities and roads, as the table counts them.
    pub counts: Option<(u32, u32)>,
    /// The index of the number that the keys change.
    pub cursor: usize,
    /// Whether the last key was a digit, so that the next one joins it.
    pub typing: bool,
    /// Whether the form has asked about completed features without figures.
    pub sure: bool,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            sheet: Sheet::Tile,
            player: None,
            items: Vec::new(),
            current: 0,
            abbey: false,
            builder: false,
            fair: false,
            figure: Figure::Follower,
            portal: false,
            on: Entry::new(Kind::Field, 1),
            elsewhere: false,
            gone: Vec::new(),
            height: 1,
            counts: None,
            cursor: 0,
            typing: false,
            sure: false,
        }
    }
}

impl Draft {
    /// The form of a move, to be changed; `None` if it was not written on the scorepad.
    pub fn from_move(made: &Move) -> Option<Self> {
        let empty = Self::default();
        Some(match made {
            Move::Note(note) => Self::of_note(note),
            Move::Remain { feature } => {
                Self { items: vec![(Role::Remaining, Entry::clone(feature))], ..empty }
            }
            Move::CountCompleted { cities, roads } => {
                Self { sheet: Sheet::Count, counts: Some((*cities, *roads)), ..empty }
            }
            Move::Report { player, deed } => return Self::of_deed(*player, deed.clone()),
            _ => return None,
        })
    }

    fn of_note(note: &Note) -> Self {
        let completed = note.completed.iter().map(|entry| (Role::Completed, entry.clone()));
        let fields = note.fields.iter().map(|entry| (Role::Joined, entry.clone()));
        let barn = note.barn.iter().map(|entry| (Role::Barn, Entry::clone(entry)));
        Self {
            player: Some(note.player),
            items: completed.chain(fields).chain(barn).collect(),
            abbey: note.abbey,
            builder: note.builder,
            fair: note.fair,
            ..Self::default()
        }
    }

    /// A form of another kind, for the same player.
    pub fn on_sheet(&self, sheet: Sheet) -> Self {
        Self { sheet, player: self.player, ..Self::default() }
    }

    /// Whether nothing is written yet.
    pub fn is_empty(&self) -> bool {
        *self
            == Self {
                player: self.player,
                cursor: self.cursor,
                typing: self.typing,
                ..Self::default()
            }
    }

    /// Whether another form says something else: which number is lit says nothing.
    pub fn differs(&self, other: &Self) -> bool {
        let Self { current, cursor, typing, sure, .. } = *self;
        *self != Self { current, cursor, typing, sure, ..other.clone() }
    }

    /// The player who does it.
    pub fn doer(&self, game: &Game) -> Seat {
        self.player.unwrap_or_else(|| game.active())
    }

    /// Adds an entry, with its most usual number of tiles.
    pub fn add(&mut self, role: Role, kind: Kind) {
        let tiles = match (kind, role) {
            (Kind::Building(_), Role::Completed) => 9,
            (Kind::Building(_), _) => 5,
            (Kind::Road, _) => 3,
            (Kind::City, _) => 2,
            (Kind::Field, _) => 1,
        };
        self.sheet = Sheet::Tile;
        self.items.push((role, Entry::new(kind, tiles)));
        self.current = self.items.len() - 1;
        self.look_at_first();
    }

    /// Takes out the entry at that index.
    pub fn remove(&mut self, index: usize) {
        if index < self.items.len() {
            self.items.remove(index);
            self.current = self.current.min(self.items.len().saturating_sub(1));
            self.look_at_first();
        }
    }

    /// Lets the keys change the first number again.
    pub const fn look_at_first(&mut self) {
        self.cursor = 0;
        self.typing = false;
    }

    /// The entry of the numbers.
    pub fn entry(&self) -> Option<&Entry> {
        match self.sheet {
            Sheet::Tile => self.items.get(self.current).map(|(_, entry)| entry),
            sheet if sheet.has_place() && !(sheet.has_stood() && self.elsewhere) => Some(&self.on),
            _ => None,
        }
    }

    pub(super) fn entry_mut(&mut self) -> Option<&mut Entry> {
        match self.sheet {
            Sheet::Tile => self.items.get_mut(self.current).map(|(_, entry)| entry),
            sheet if sheet.has_place() && !(sheet.has_stood() && self.elsewhere) => {
                Some(&mut self.on)
            }
            _ => None,
        }
    }

    /// Whether a completed feature has no figures, and all else is right.
    pub fn leaves_nobody(&self, game: &Game) -> bool {
        let is_bare = |(role, entry): &(Role, Entry)| {
            *role == Role::Completed && entry.followers.iter().all(|group| group.count == 0)
        };
        self.sheet == Sheet::Tile
            && self.items.iter().any(is_bare)
            && self.to_move(game).is_some_and(|made| game.allows(&made).is_ok())
    }

    /// The move of the form; `None` if something is missing.
    pub fn to_move(&self, game: &Game) -> Option<Move> {
        let player = self.doer(game);
        match self.sheet {
            Sheet::Tile if game.phase() == Phase::Remains => self
                .items
                .first()
                .map(|(_, entry)| Move::Remain { feature: Box::new(entry.clone()) }),
            Sheet::Tile if self.items.is_empty() && !self.abbey && !self.builder && !self.fair => {
                let is_own = player == game.active();
                Some(if is_own {
                    Move::EndTurn
                } else {
                    Move::Note(Box::new(Note::by_player(player)))
                })
            }
            Sheet::Tile => Some(Move::Note(Box::new(self.note(player)))),
            Sheet::Count => {
                let (cities, roads) =
                    self.counts.unwrap_or((game.completed().cities, game.completed().roads));
                Some(Move::CountCompleted { cities, roads })
            }
            _ => Some(Move::Report { player, deed: self.deed()? }),
        }
    }

    fn note(&self, player: Seat) -> Note {
        let of = |wanted| {
            self.items
                .iter()
                .filter(move |(role, _)| *role == wanted)
                .map(|(_, entry)| entry.clone())
        };
        Note {
            player,
            completed: of(Role::Completed).collect(),
            fields: of(Role::Joined).collect(),
            barn: of(Role::Barn).next().map(Box::new),
            abbey: self.abbey,
            builder: self.builder,
            fair: self.fair,
        }
    }

    /// The place of the shown entry in the move, to find its faults in a refusal.
    pub fn place(&self) -> usize {
        let rank = |role: Role| match role {
            Role::Completed | Role::Remaining => 0,
            Role::Joined => 1,
            Role::Barn => 2,
        };
        let Some((role, _)) = self.items.get(self.current) else { return 0 };
        let before = self.items.iter().enumerate().filter(|(index, (other, _))| {
            rank(*other) < rank(*role) || (rank(*other) == rank(*role) && *index < self.current)
        });
        before.count()
    }
}

impl Draft {
    /// Adds a complete city at the end of the road, or a road into the city.
    pub fn join(&mut self, joint: Joint) {
        let Some(entry) = self.entry_mut() else { return };
        match joint {
            Joint::City => entry.cities.push(2),
            Joint::Road => entry.roads.push(Joined { tiles: 3, cities: Vec::new() }),
            Joint::RoadCity(road) => {
                if let Some(road) = entry.roads.get_mut(road) {
                    road.cities.push(2);
                }
            }
        }
    }
}

impl Draft {
    /// The form of a player's deed, to be changed; `None` if it has none.
    fn of_deed(player: Seat, deed: Deed) -> Option<Self> {
        let draft = Self { player: Some(player), ..Self::default() };
        Some(match deed {
            Deed::Deploy { figure, on, portal } => {
                Self { sheet: Sheet::Deploy, figure, on: *on, portal, ..draft }
            }
            Deed::Wagon {} => Self { sheet: Sheet::Wagon, ..draft },
            Deed::Princess { knight } => {
                Self { sheet: Sheet::Princess, gone: vec![knight], ..draft }
            }
            Deed::Fairy { on: Some(on) } => Self { sheet: Sheet::Fairy, on: *on, ..draft },
            Deed::Fairy { on: None } => Self { sheet: Sheet::Fairy, elsewhere: true, ..draft },
            Deed::Dragon { eaten } => Self { sheet: Sheet::Dragon, gone: eaten, ..draft },
            Deed::Tower { height } => Self { sheet: Sheet::Tower, height, ..draft },
            Deed::Guard { figure } => Self { sheet: Sheet::Guard, figure, ..draft },
            Deed::Capture { captive, .. } => {
                Self { sheet: Sheet::Capture, gone: vec![captive], ..draft }
            }
            Deed::Escape {} => Self { sheet: Sheet::Escape, ..draft },
            Deed::Home { figures } => Self { sheet: Sheet::Home, gone: figures, ..draft },
            Deed::FairyAlone {} => return None,
        })
    }

    /// The deed of the form; `None` if something is missing, or if it is about no deed.
    fn deed(&self) -> Option<Deed> {
        let one = || self.gone.iter().find(|group| group.count > 0).copied();
        match self.sheet {
            Sheet::Tile | Sheet::Count => None,
            Sheet::Deploy => Some(Deed::Deploy {
                figure: self.figure,
                on: Box::new(self.on.clone()),
                portal: self.portal,
            }),
            Sheet::Wagon => Some(Deed::Wagon {}),
            Sheet::Princess => one().map(|knight| Deed::Princess { knight }),
            Sheet::Fairy => {
                Some(Deed::Fairy { on: (!self.elsewhere).then(|| Box::new(self.on.clone())) })
            }
            Sheet::Dragon => Some(Deed::Dragon { eaten: self.gone.clone() }),
            Sheet::Tower => Some(Deed::Tower { height: self.height }),
            Sheet::Guard => Some(Deed::Guard { figure: self.figure }),
            Sheet::Capture => one().map(|captive| Deed::Capture { captive, exchange: None }),
            Sheet::Escape => Some(Deed::Escape {}),
            Sheet::Home => one().map(|_| Deed::Home { figures: self.gone.clone() }),
        }
    }
}

/// Whether a fault is about that number.
pub fn is_about(fault: Fault, part: Part) -> bool {
    fault.about() == About::Part(part)
}

/// The fault in a refusal that is about the shown entry.
pub fn fault_of(draft: &Draft, refused: &Rejection) -> Option<Fault> {
    match refused {
        Rejection::Scorepad(scorepad::Rejection::Entry { index, fault })
            if draft.sheet != Sheet::Tile || *index == draft.place() =>
        {
            Some(*fault)
        }
        _ => None,
    }
}

/// Whether a fault is about the figures.
pub fn is_about_people(fault: Fault) -> bool {
    fault.about() == About::Figures
}
